"""A steam room under a barrel vault of green glaze: wet benches, one warm light in the vapour."""
import math

from finish.steam import Bank
from studio import lights
from studio.architecture import barrel_vault
from studio.camera import level_camera
from studio.cloth import flung_towel
from studio.geometry import box, cylinder, extrude, lathe, rod
from studio.materials import ceramic, stone, surface
from studio.props import bowl
from studio.towels import stack_by_hand
from studio.water import water

HALF, NEAR, BACK = 1.75, -2.2, 4.2
SPRING = 1.30                        # where the vault starts
SEAT, BENCH = 0.45, 0.52
NICHE = (0, 4.05, 1.15, (1.0, 0.80, 0.56), 0.42, 0.30)
PICTURE = dict(
    exposure=1.0, look='Medium High Contrast', burn=2.2,
    camera=dict(location=(0.32, -2.0, 1.16), yaw=-3.0, lens=24, shift_y=0.05),
    # The room is one volume of steam, thicker under the vault.
    steam=(Bank((-HALF, -1.2, 0), (HALF, BACK, 2.8), 0.38, (NICHE,), (0.006, 0.014, 0.0115), size=0.85, clear=0.34,
                soft=(0.25, 1.6), hang=0.55, forward=0.45, step=0.07, seed=3),))
DEEP, LIGHT = (0.016, 0.068, 0.058), (0.060, 0.165, 0.135)


def build():
    lights.world()
    glaze = dict(deep=DEEP, light=LIGHT, grout=(0.045, 0.050, 0.045), roughness=0.10, tilt=0.30,
                 waviness=0.10, variation=0.6, swell=0.35)
    tile = ceramic.glazed_tile('wall tile', size=(0.075, 0.15), **glaze)
    vault = ceramic.glazed_tile('vault tile', size=(0.075, 0.15), mapping='uv', **glaze)
    marble = stone.dark_stone('seat', (0.020, 0.026, 0.024), (0.060, 0.070, 0.064), roughness=0.22,
                              wet=0.2, relief=0.0005, veins=0.12)
    shell(tile, vault, marble)
    benches(tile, marble)
    far_end(tile, marble)
    furnish(marble)
    level_camera(**PICTURE['camera'], focus=3.6, fstop=4.5)


def shell(tile, vault_tile, marble):
    floor = stone.dark_stone('floor', (0.012, 0.014, 0.013), (0.036, 0.039, 0.036), roughness=0.30,
                             slabs=(0.45, 0.45), wet=0.5, relief=0.0005)
    box((-HALF - 0.2, NEAR - 0.2, -0.1), (HALF + 0.2, BACK + 0.6, 0), floor, 0)
    for side in (-1, 1):
        box((side * HALF, NEAR - 0.2, 0), (side * (HALF + 0.2), BACK, SPRING + 0.02), tile, 0)
    cornice(marble)
    barrel_vault(NEAR - 0.2, BACK, HALF, SPRING, vault_tile, rise=0.86)
    black = stone.dark_stone('behind', roughness=0.7, wet=0)
    box((-HALF - 0.3, NEAR - 0.4, -0.1), (HALF + 0.3, NEAR - 0.2, 3.4), black, 0)


def cornice(marble):
    """A narrow ledge where the vault springs; the lamps behind it wash the glaze upwards."""
    for side in (-1, 1):
        wall = side * HALF
        box((wall, NEAR - 0.2, SPRING - 0.03), (wall - side * 0.075, BACK, SPRING + 0.02), marble, 0.008, 3)
        wash = lights.strip(
            (wall - side * 0.04, NEAR, SPRING + 0.03),
            (wall - side * 0.04, BACK - 0.05, SPRING + 0.03),
            (-side * 0.35, 0, 1),
            42,
            lights.SOFT_WARM,
            0.03,
            reflected=False,
        )
        # A lip hides where the glaze meets the ledge, right beside the tube.
        box((wall - side * 0.075, NEAR - 0.2, SPRING), (wall - side * 0.062, BACK, SPRING + 0.042), marble, 0.004)
        # Weaker towards the corner: there one sees over the ledge, down to where the glaze glares.
        lights.fade(wash, *((0, 1.0), (0.72, 1.0), (0.88, 0.22), (1, 0.06)))


def benches(tile, marble):
    for side in (-1, 1):
        wall, front = side * HALF, side * (HALF - BENCH)
        box((wall, NEAR - 0.2, 0), (front + side * 0.05, BACK, SEAT - 0.05), tile, 0)
        for k in range(5):              # seat slabs with fine joints
            a = NEAR - 0.2 + 1.28 * k
            box((wall, a + 0.001, SEAT - 0.05), (front, a + 1.279, SEAT), marble, 0.010, 3)
        lights.strip((front + side * 0.03, NEAR, SEAT - 0.06), (front + side * 0.03, BACK - 0.1, SEAT - 0.06),
                     (side * 0.25, 0, -1), 5, lights.SOFT_WARM, 0.015,
                     reflected=False)


def far_end(tile, marble):
    """An apse end: a niche with a basin, lit from above by a lamp nobody sees."""
    r, spring = 0.52, 1.35
    # The end wall as an extruded outline with a round-headed niche left out.
    arch = [(-r, 0.0), (-r, spring)]
    for k in range(1, 32):
        angle = math.pi * k / 32
        arch.append((-r * math.cos(angle), spring + r * math.sin(angle)))
    arch += [(r, spring), (r, 0.0)]
    outline = [(-HALF - 0.1, 0)] + arch + [(HALF + 0.1, 0), (HALF + 0.1, 3.3), (-HALF - 0.1, 3.3)]
    extrude(outline, 'y', 0.5, tile, 0.0, (0, BACK, 0), 'end wall')
    warm = stone.plaster('niche', (0.52, 0.42, 0.32), 0.5, 0.25, 0.3)
    box((-r - 0.05, BACK + 0.42, 0), (r + 0.05, BACK + 0.6, 2.2), warm, 0)
    surround(r, spring)
    box((-r, BACK, 0), (r, BACK + 0.45, 0.40), marble, 0.008)
    lathe((0, BACK + 0.16, 0.40), [(0, 0), (0.128, 0), (0.134, 0.006), (0.122, 0.08), (0.20, 0.14), (0.275, 0.24),
                                   (0.300, 0.325), (0.306, 0.330), (0.306, 0.346), (0.302, 0.350), (0.266, 0.350),
                                   (0.262, 0.346), (0.258, 0.32), (0.22, 0.25), (0, 0.20)],
          stone.limestone('basin', low=(0.25, 0.21, 0.165), high=(0.38, 0.335, 0.275), roughness=0.38), 96)
    cylinder((0, BACK + 0.16, 0.40 + 0.318), 0.001, 0.257, water(ripples=0.10, scale=3.0), segments=64)
    brass = surface.brass()
    cylinder((0, BACK + 0.40, 1.05), 0.05, 0.022, brass)
    box((-0.014, BACK + 0.20, 1.068), (0.014, BACK + 0.42, 1.090), brass, 0.005)
    # Behind the surround's crown, turned to the back of the niche: no line where its light begins.
    lights.area((0, BACK + 0.06, 1.76), (0, BACK + 0.40, 1.30), 0.5, 0.06, 20, lights.SOFT_WARM, reflected=False)
    lights.area((0, BACK + 0.05, 1.70), (0, BACK + 0.14, 0.6), 0.30, 0.06, 12, lights.SOFT_WARM, 90, reflected=False)
    lights.fill((0, BACK - 0.35, 1.15), (0, 0, 0.9), 0.8, 1.3, 22, lights.SOFT_WARM)
    lights.fill((0, 1.2, 2.55), (0, 1.2, 0), 1.0, 3.6, 22, (1.0, 0.86, 0.70))


def surround(radius, spring):
    """The niche's edge and reveal in one stone, a hand wide: where tiles would have to be cut."""
    arcs = [[(side * r * math.cos(math.pi * k / 40), spring + r * math.sin(math.pi * k / 40)) for k in range(41)]
            for side, r in ((-1, radius + 0.055), (1, radius - 0.022))]
    outline = [(-radius - 0.055, 0.40), *arcs[0], (radius + 0.055, 0.40), (radius - 0.022, 0.40), *arcs[1],
               (-radius + 0.022, 0.40)]
    pale = stone.limestone('surround', low=(0.20, 0.175, 0.14), high=(0.31, 0.275, 0.225), roughness=0.4)
    extrude(outline, 'y', 0.46, pale, 0.004, (0, BACK - 0.014, 0), 'surround')


def furnish(marble):
    x, y = HALF - 0.24, 1.35
    bowl((x, y, SEAT), stone.limestone('bowl', low=(0.20, 0.17, 0.135), high=(0.32, 0.28, 0.23), roughness=0.42), 0.14, 0.085)
    cylinder((x, y, SEAT + 0.058), 0.001, 0.114, water(ripples=0.06, scale=3.0), segments=48)
    rod((x - 0.04, y + 0.03, SEAT + 0.045), (x - 0.17, y - 0.16, SEAT + 0.165), 0.008, surface.brass('ladle', 0.30))
    lights.fill((HALF - 0.45, 0.9, 1.25), (HALF - 0.24, 1.35, SEAT), 0.25, 0.25, 1.8, lights.SOFT_WARM)
    cloth = surface.bath_terry('towel', (0.58, 0.54, 0.47), 0.9)
    stack_by_hand((-HALF + 0.24, 1.62, SEAT), (cloth,), ((3, 0, 0, 4), (2, 0.045, -0.055, -21)), 0.31, 0.34, 8)
    bench = [box((-HALF, NEAR, 0.05), (-HALF + BENCH, BACK, SEAT), None, 0),
             box((-HALF + BENCH, NEAR, -0.1), (HALF, BACK, 0.0), None, 0)]
    flung_towel((-HALF + 0.47, 0.92, SEAT + 0.02), (0.34, 0.88), cloth, bench, turn=96, gather=0.80, seed=3)
    for form in bench:
        form.hide_render = True
