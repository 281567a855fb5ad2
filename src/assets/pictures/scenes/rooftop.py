"""A warm plunge tub on a Manhattan roof at dusk, the city out of focus behind it."""
import math
import random

from mathutils import Matrix

from studio import lights
from studio.architecture import basin
from studio.camera import level_camera
from studio.candles import lantern
from studio.geometry import box, cylinder, extrude, grid_faces, lathe, mesh_from, sheet
from studio.materials import stone, surface, wood
from studio.plants import fallen, foliage, grass
from studio.skyline import midtown, water_tank
from studio.steam import steam
from studio.timber import boards, slab
from studio.towels import stack_by_hand
from studio.water import lining, water

PICTURE = dict(exposure=1.0, look='High Contrast')

PARAPET = 9.2
EYE = (-0.85, -1.95, 1.58)
TUB = (-2.25, 2.5, 1.55, 5.3)   # water's edge
RIM, COPING = 0.52, 0.30        # height of the tub, width of its edge
WATER = RIM - 0.045
LED = (1.0, 0.60, 0.28)


def build():
    roof(EYE)
    left_behind()
    level_camera(EYE, 6, 27, shift_y=-0.045, focus=4.9, fstop=1.1)


def roof(eye):
    """The roof and the city as it is seen from `eye`."""
    rng = random.Random(21)
    basalt = stone.dark_stone('basalt', (0.020, 0.020, 0.021), (0.07, 0.068, 0.066), 0.34,
                              wet=0.9, relief=0.004)
    black = surface.black_steel('black', 0.4)
    lights.dusk_sky()
    midtown(eye)
    water_tank((11.5, 40, -4.6))
    box(
        (2, 38, -30),
        (21, 50, -4.6),
        stone.dark_stone('roof', (0.03, 0.028, 0.027), (0.06, 0.055, 0.05), 0.8, wet=0),
        0,
    )
    terrace(rng, basalt, black)
    tub(basalt, black)
    planters(basalt)
    for x, y, z, width, height in ((-1.86, 1.86, 0, 0.19, 0.36), (-1.58, 2.00, 0, 0.14, 0.24),
                                   (1.70, 5.45, RIM, 0.15, 0.26)):
        lantern((x, y, z), width, height, 9)
    towel = surface.terry('towel', (0.46, 0.42, 0.36))
    stack_by_hand((1.70, 3.05, RIM), (towel,), ((3, 0, 0, 3), (2, 0.014, -0.02, -8)), 0.27, 0.36, 4)
    # It eats the far edge of the tub and the foot of the city.
    for k, (y, density, top) in enumerate(((3.1, 0.15, 0.75), (3.7, 0.25, 1.0), (4.2, 0.34, 1.25), (4.7, 0.40, 1.55),
                                           (5.2, 0.44, 1.85), (5.9, 0.42, 2.2))):
        steam(TUB[0] - 0.65, TUB[2] + 0.65, y, WATER - 0.03, top, density, 1.15, k * 2.3 + 0.7,
              glow=(0.10, 0.096, 0.106), soft=0.42)


def left_behind():
    """Somebody got in: slippers by the step, a glass on the edge."""
    sole = surface.linen('slipper', (0.105, 0.085, 0.066), relief=0.6)
    for x, y, turn in ((0.66, 1.86, 24), (0.84, 1.74, 52)):
        slipper((x, y, 0.0), turn, sole)
    tumbler = surface.clear_glass('tumbler')
    lathe((-1.95, 2.36, RIM), [(0, 0), (0.033, 0), (0.036, 0.004), (0.039, 0.088), (0.0375, 0.088), (0.034, 0.012),
                               (0, 0.010)], tumbler, 48, 'tumbler')


def slipper(spot, turn, material):
    """A flat bath slipper with a wide band over the toes."""
    outline = [(0.046 * math.sin(a) * (1.0 + 0.16 * math.cos(a)), 0.132 * math.cos(a)) for a in
               (2 * math.pi * k / 40 for k in range(40))]
    parts = [extrude(outline, 'z', 0.016, material, 0.005)]
    arch = [(-0.051 * math.cos(a), 0.006 + 0.056 * math.sin(a) ** 0.8) for a in (math.pi * k / 16 for k in range(17))]
    band = [
        (x * (1 - 0.10 * t), 0.020 + 0.085 * t, z * (1 - 0.22 * t))
        for t in (k / 6 for k in range(7))
        for x, z in arch
    ]
    top = mesh_from('band', band, grid_faces(16, 6), material, smooth=True)
    top.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.007
    for part in (*parts, top):
        part.matrix_world = Matrix.Translation(spot) @ Matrix.Rotation(math.radians(turn), 4, 'Z')


def wet_feet(g):
    """Where water ran off somebody beside the step, and the prints that lead away from it."""
    p = g.position()
    x, y, _ = p.split()
    ragged = (g.noise(p, 34, 4, 0.65) - 0.5) * 0.3
    spill = ((x - 0.74) * (x - 0.74) * 2.4 + (y - 1.94) * (y - 1.94) * 7.0).sqrt()
    wet = g.remap(spill + (g.noise(p, 5, 6, 0.62) - 0.5) * 1.1, 0.58, 0.66, 1.0, 0.0)
    drops = g.remap(g.voronoi(p * (1.0, 1.0, 0.0), 15.0), 0.10, 0.16, 1.0, 0.0) * g.remap(
        ((x - 0.55) * (x - 0.55) + (y - 1.55) * (y - 1.55)).sqrt(), 0.30, 0.75, 1.0, 0.0) * (g.noise(p, 5, 2) > 0.5)
    wet = wet.max(drops)
    for px, py, turn, left in ((0.98, 1.52, 58, 1), (1.33, 1.62, 66, -1), (1.68, 1.34, 60, 1), (2.10, 1.42, 68, -1)):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        u = (x - px) * c - (y - py) * s          # across the foot
        v = (x - px) * s + (y - py) * c          # along it, toes ahead
        def blot(cu, cv, ru, rv):
            du, dv = (u - cu * left) * (1 / ru), (v - cv) * (1 / rv)
            return du * du + dv * dv
        foot = (
            blot(0.004, 0.062, 0.044, 0.046)
            .min(blot(0.0, -0.080, 0.030, 0.038))
            .min(blot(0.016, -0.005, 0.017, 0.070))
        )
        for cu, cv, r in ((-0.026, 0.122, 0.014), (-0.004, 0.127, 0.010), (0.014, 0.121, 0.009), (0.030, 0.111, 0.008)):
            foot = foot.min(blot(cu, cv, r, r * 1.2))
        wet = wet.max(g.remap(foot + ragged, 0.85, 1.15, 1.0, 0.0))
    return wet * 0.9


def terrace(rng, basalt, black):
    planks = []
    for plank in slab((-6, -4, -0.03), (6, PARAPET, 0), 'y', 0.15, 0.006, rng):
        if -2.4 < plank[0] < 1.7:  # none under the tub
            planks += [(plank[0], a, -0.03, plank[3], b, 0, 'y') for a, b in ((-4, 2.45), (5.35, PARAPET))
                       if plank[1] < -3.9]
        else:
            planks.append(plank)
    boards(planks, wood.cedar('deck', wood.WEATHERED, roughness=0.38, marks=wet_feet), 0.003, 5)
    box((-8, -4, -0.9), (8, PARAPET + 0.1, -0.62), black, 0)
    box((-8, PARAPET + 0.05, -0.7), (8, PARAPET + 0.1, -0.03), black, 0)
    clear = surface.glass()
    for x in range(-7, 7, 2):
        pane = box((x + 0.008, PARAPET - 0.1, 0.12), (x + 1.992, PARAPET - 0.088, 1.12), clear, 0)
        pane.visible_shadow = False
    box((-8, PARAPET - 0.13, 0), (8, PARAPET - 0.06, 0.14), basalt, 0.004)


def tub(basalt, black):
    x0, y0, x1, y1 = TUB
    for a, b, c, d in ((x0 - COPING, y0 - COPING, x1 + COPING, y0), (x0 - COPING, y1, x1 + COPING, y1 + COPING),
                       (x0 - COPING, y0 + 0.001, x0, y1 - 0.001), (x1, y0 + 0.001, x1 + COPING, y1 - 0.001)):
        box((a, b, RIM - 0.07), (c, d, RIM), basalt, 0.008)
    out, head = COPING - 0.05, RIM - 0.072
    cladding = slab((x0 - out, y0 - out - 0.02, 0.03), (x1 + out, y0 - out, head), 'z', 0.11, 0.006)
    for x in (x0 - out - 0.02, x1 + out):
        cladding += slab((x, y0 - out, 0.03), (x + 0.02, y1 + out, head), 'z', 0.106, 0.006)
    boards(cladding, wood.cedar('tub', ((0.16, 0.075, 0.036), (0.29, 0.15, 0.075), (0.42, 0.245, 0.135))),
           0.003, 8)
    inside = out - 0.004
    for a, b, c, d in ((x0 - inside, y0 - inside, x1 + inside, y0 - 0.06),
                       (x0 - inside, y0 - 0.06, x0 - 0.06, y1 + out), (x1 + 0.06, y0 - 0.06, x1 + inside, y1 + out)):
        box((a, b, 0), (c, d, RIM - 0.075), black, 0)
    tile = lining(colour=(0.20, 0.225, 0.205), absorb=(0.42, 0.20, 0.22), tile=0.06, roughness=0.3, caustics=0.3)
    basin(*TUB, -0.55, RIM - 0.07, tile, wall=0.05)
    box((x0, y1 - 0.45, -0.6), (x1, y1, -0.05), tile, 0.02)
    box((x0, y0, -0.6), (x0 + 0.45, y1, -0.05), tile, 0.02)
    sheet(*TUB, WATER, water(tint=(0.90, 0.94, 0.92), ripples=0.12, scale=2.6))
    # A step of the same cedar: treads over a recessed black foot.
    near, far = y0 - COPING - 0.48, y0 - COPING - 0.03
    boards(slab((-1.32, near, 0.225), (0.36, far, 0.25), 'x', 0.11, 0.006)
           + [(-1.32, near, 0.05, 0.36, near + 0.02, 0.205, 'x')],
           wood.cedar('step', wood.WEATHERED, roughness=0.42), 0.003, 12)
    box((-1.28, near + 0.06, 0.0), (0.32, far, 0.222), black, 0)

    warm = (1.0, 0.74, 0.47)
    ring, lens = surface.brass('lamp ring', 0.3), surface.emission('lamp glass', warm, 1.6)
    for x in (-1.35, 0.65):  # round lamps set into the riser of the seat
        for radius, depth, material in ((0.075, 0.006, ring), (0.060, 0.010, lens)):
            disc = cylinder((0, 0, 0), depth, radius, material, bevel=0.002)
            disc.location, disc.rotation_euler = (x, y1 - 0.45, -0.20), (math.pi / 2, 0, 0)
            disc.visible_diffuse = disc.visible_shadow = False
        lights.spot((x, y1 - 0.50, -0.18), (x, y1 - 3, -0.40), 130, warm, 150, 0.8, 0.06).visible_glossy = False
    lights.spot((x1 - 0.06, 3.9, -0.05), (x0, 3.9, -0.4), 90, warm, 150, 0.8, 0.06).visible_glossy = False
    under = RIM - 0.085
    lights.strip((x0 - 0.2, y0 - COPING + 0.02, under), (x1 + 0.2, y0 - COPING + 0.02, under),
                 (0, -0.15, -1), 14, LED, 0.012)
    lights.strip((x1 + COPING - 0.02, y0 - 0.2, under), (x1 + COPING - 0.02, y1 + 0.2, under),
                 (0.15, 0, -1), 11, LED, 0.012)


def planters(basalt):
    blades, dry = foliage(), foliage('dry', ((0.12, 0.09, 0.05), (0.22, 0.17, 0.09), (0.34, 0.27, 0.16)))
    for x0, y0, x1, y1, height in ((-6.5, 6.9, -2.7, 7.7, 0.85), (2.6, 5.2, 3.5, 8.8, 1.15),
                                   (2.35, 2.0, 3.1, 3.9, 0.75)):
        box((x0, y0, 0), (x1, y1, 0.46), basalt, 0.008)
        count = int(2600 * (x1 - x0) * (y1 - y0))
        grass(x0 + 0.05, y0 + 0.05, x1 - 0.05, y1 - 0.05, 0.42, count, height, blades, int(x0 * 10 + 70))
        # A few tall seed-heavy stems break the even top.
        grass(x0 + 0.1, y0 + 0.1, x1 - 0.1, y1 - 0.1, 0.42, count // 30, height * 1.55, dry, int(x0 * 10 + 90))
    # What fell: along the planters' feet, some over the deck and the tub's edge.
    fallen(((2.02, 1.7, 2.34, 4.4, 46), (-4.6, 6.4, -2.7, 6.88, 30), (-2.4, 0.9, 2.3, 2.0, 16), (1.9, 0.9, 3.0, 2.0, 22)),
           dry, seed=6)
    fallen(((TUB[2] + 0.02, 2.3, TUB[2] + COPING - 0.04, 5.2, 9), (-2.2, TUB[1] - COPING, 1.4, TUB[1] - 0.05, 5)),
           dry, RIM, 9)
