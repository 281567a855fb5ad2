"""A bathing room at home: a stone tub before a low window on the garden at dusk."""
import math

from mathutils import Matrix, noise

from finish.steam import Bank
from studio import lights
from studio.architecture import wall_with_opening
from studio.camera import level_camera
from studio.candles import pillar
from studio.geometry import box, cylinder, rod
from studio.materials import stone, surface, wood
from studio.outlook import Outlook, tree
from studio.props import bottle, stone_tub, stool
from studio.timber import boards, slab
from studio.towels import rim_towel, stack_by_hand
from studio.water import water

PICTURE = dict(
    exposure=0.9, look='High Contrast', balance=(0.96, 1.0, 1.04), magenta=0.6, burn=0.3, vignette=0.24,
    camera=dict(location=(0.10, -0.85, 1.10), lens=27, shift_y=-0.02),
    # A low haze over the water, gone before the horizon in the window.
    steam=(Bank((-1.0, 2.38, 0.54), (0.62, 3.06, 0.98), 2.4,
                ((0.0, 3.60, 0.74, lights.CANDLE, 0.03, 0.15),), (0.12, 0.121, 0.128), size=0.30, clear=0.30,
                soft=(0.5, 0.25), rise=0.75, step=0.03, seed=4),))

LEFT, RIGHT, BACK, TOP, NEAR = -2.5, 2.3, 3.6, 2.6, -2.4
WINDOW = (-1.45, 2.30, 0.46, 1.30)     # start, end, sill, head
TUB = (-0.15, 2.72, 0)
TUB_SIZE = (1.75, 0.84, 0.56)
# By height over the horizon: ember, ash, blue.
AFTERGLOW = ((0.0, (0.58, 0.34, 0.24)), (0.24, (0.50, 0.35, 0.30)), (0.44, (0.32, 0.31, 0.39)),
             (0.72, (0.16, 0.23, 0.43)), (1.0, (0.10, 0.18, 0.40)))
SMOKED = ((0.052, 0.036, 0.025), (0.094, 0.067, 0.047), (0.145, 0.108, 0.078))   # dark: the tub stands out


def build():
    lights.world((0.16, 0.24, 0.45), 0.015)
    shell()
    window()
    garden(10)
    stone_tub(TUB, TUB_SIZE, stone.limestone('tub', roughness=0.55, relief=0.0012), water(ripples=0.10, scale=3), drop=0.045)
    rim_towel(tub_front, TUB_SIZE[2], surface.bath_terry('bath sheet', (0.66, 0.62, 0.55), 0.66), -0.50, 0.42,
              0.15, 0.40, seed=5)
    filler((0.90, 2.72, 0.0), surface.brass('worn brass', 0.32))
    furnish()
    level_camera(**PICTURE['camera'], focus=3.5, fstop=2.0)


def tub_front(x, z):
    """Where the near face of the tub is, as stone_tub() makes it."""
    length, width, height = TUB_SIZE
    narrow = 0.90 + 0.10 * math.sin(math.pi / 2 * max(0.0, min(1.0, z / height)))
    across = min(0.98, abs(x - TUB[0]) / (length / 2 * narrow))
    return TUB[1] - width / 2 * narrow * (1 - across ** 3.2) ** (1 / 3.2)


def filler(base, brass):
    """A standing bath filler: one upright, one arm that ends over the water, a valve."""
    x, y, z = base
    cylinder(base, 0.012, 0.045, brass, bevel=0.003)
    rod((x, y, z), (x, y, z + 0.80), 0.0125, brass, 32)
    rod((x, y, z + 0.78), (x - 0.54, y, z + 0.78), 0.0125, brass, 32)
    rod((x - 0.535, y, z + 0.79), (x - 0.535, y, z + 0.725), 0.0135, brass, 32)
    rod((x, y - 0.05, z + 0.66), (x, y + 0.05, z + 0.66), 0.016, brass, 32)
    rod((x, y - 0.075, z + 0.66), (x, y - 0.05, z + 0.66), 0.024, brass, 32)


def shell():
    # Stone where water runs, and the one wood of the room on the wall behind it.
    floor = stone.dark_stone('floor', (0.120, 0.106, 0.090), (0.180, 0.160, 0.137), 0.25, (0.90, 0.60), wet=0, relief=0.0004)
    box((LEFT, NEAR, -0.2), (RIGHT, BACK, 0), floor, 0)
    panel = wood.oak('panel', SMOKED, roughness=0.46, board_contrast=0.40)   # it ends above the floor: a line of shadow
    x0, x1, sill, head = WINDOW
    planks = slab((LEFT, BACK, 0.014), (x0 - 0.012, BACK + 0.02, TOP), 'z', 0.096, 0.004)
    planks += slab((x0 - 0.009, BACK, head + 0.012), (RIGHT, BACK + 0.02, TOP), 'z', 0.096, 0.004)
    planks += slab((x0 - 0.009, BACK, 0.014), (RIGHT, BACK + 0.02, sill - 0.04), 'z', 0.096, 0.004)
    boards(planks, panel, 0.0012, 9)
    wall_with_opening((LEFT, BACK + 0.024, 0), (RIGHT, BACK + 0.3, TOP), WINDOW,
                      stone.dark_stone('behind', wet=0))
    lime = stone.plaster('lime', (0.54, 0.49, 0.43), relief=0.15)
    box((LEFT - 0.2, NEAR, 0), (LEFT, BACK + 0.3, TOP + 0.3), lime, 0)
    box((RIGHT, NEAR, 0), (RIGHT + 0.2, BACK + 0.3, TOP), lime, 0)
    ceiling = stone.plaster('ceiling', (0.36, 0.32, 0.27), mottled=0.08, relief=0.1)
    box((LEFT + 0.16, NEAR, TOP), (RIGHT, BACK + 0.1, TOP + 0.1), ceiling, 0)
    box((LEFT, NEAR - 0.1, 0), (RIGHT, NEAR, TOP), lime, 0)
    # The one warm source: a slot along the left wall.
    lights.strip((LEFT + 0.08, NEAR + 0.4, TOP + 0.12), (LEFT + 0.08, BACK - 0.05, TOP + 0.12),
                 (-0.12, 0, -1), 150, lights.SOFT_WARM, 0.06)


def window():
    """A stone sill, a thin steel frame set far out, a pane that mirrors softly, as under a breath of steam."""
    x0, x1, sill, head = WINDOW
    steel = surface.black_steel('frame')
    ledge = stone.limestone('sill', relief=0.001)
    y0, y1 = BACK - 0.06, BACK + 0.30
    box((x0 - 0.009, y0, sill - 0.038), (x1, y1, sill), ledge, 0.005)
    lime = stone.plaster('reveal', (0.42, 0.36, 0.30), relief=0.1)
    box((x0 - 0.010, BACK + 0.001, sill), (x0, y1, head), lime, 0)
    box((x0 - 0.010, BACK + 0.001, head), (x1, y1, head + 0.011), lime, 0)
    for a, b, low, high in ((x0, x1, sill, sill + 0.03), (x0, x1, head - 0.03, head), (x0, x0 + 0.03, sill, head),
                            (0.78, 0.82, sill, head)):
        box((a, y1 - 0.09, low), (b, y1 - 0.03, high), steel, 0.002)
    pane = box((x0, y1 - 0.062, sill), (x1, y1 - 0.058, head), surface.double_glazing(share=0.008, blur=0.14), 0)
    pane.visible_shadow = pane.visible_diffuse = False
    pillar((1.97, BACK + 0.05, sill), 0.115, 0.032, seed=12)
    lights.point((1.97, BACK - 0.02, sill + 0.17), 0.9, lights.CANDLE, 0.03).visible_glossy = False
    # Two behind the tub, so that their flames lie on the water.
    for x, height, seed in ((-0.06, 0.25, 21), (0.10, 0.165, 22)):
        pillar((x, BACK + 0.02, sill), height, 0.034, seed=seed)
        lights.point((x, BACK - 0.03, sill + height + 0.05), 1.6, lights.CANDLE, 0.02).visible_glossy = False
    bottle((1.52, BACK + 0.08, sill), surface.black_steel('bottle'), 0.17, 0.030)
    bottle((1.62, BACK + 0.10, sill), surface.brass('flask'), 0.12, 0.028)
    lights.window_light(((x0 + x1) / 2, y1 + 0.1, 0.9), (0.2, 0, 0.4), x1 - x0, head - sill, 60)


def garden(y):
    """Painted, and out of focus as a whole: a wood in the haze, bare trees, shrubs and tall grass before the last light."""
    view = Outlook(-9, 9, -1, 6, 0.90, 120, seed=5)
    rng = view.rng
    view.sky(glow=1.0, stops=AFTERGLOW, steep=6.4)

    def land(height, rough, seed):
        edge = [(-9 + 0.06 * k, height + rough * (noise.noise((k * 0.06, seed, 0)) + 0.35 * noise.noise((k * 0.7, seed, 4))))
                for k in range(301)]
        return lambda pen, place: pen.polygon([place(*p) for p in edge] + [place(9, -1), place(-9, -1)], fill=255)

    def bare(places, fine):
        def draw(pen, place):
            for x, foot, height, lean in places:
                tree(pen, place, (x, foot), height, rng, lean, fine)
        return draw

    def crowns(count, low, high):
        def draw(pen, place):
            for k in range(count):
                x, top = -5 + 11 * (k + rng.random()) / count, rng.uniform(low, high)
                for _ in range(60):
                    r, h = rng.uniform(0.03, 0.13), rng.random() ** 1.4
                    cx, cz = x + rng.gauss(0, 0.26) * (1.1 - h * 0.7), top * (1 - h)
                    pen.ellipse([place(cx - r, cz + r), place(cx + r, cz - r)], fill=255)
        return draw

    def blades(count, low, high):
        def draw(pen, place):
            for _ in range(count):
                x, foot, tall = rng.uniform(-5, 6), rng.uniform(-0.7, 0.2), rng.uniform(low, high)
                lean = rng.gauss(0, 0.10)
                pen.line([place(x, foot), place(x + lean * 0.3, foot + tall * 0.6), place(x + lean, foot + tall)],
                         fill=255, width=5)
        return draw
    view.layer(land(1.10, 0.10, 3.0), (0.060, 0.072, 0.115), 0.05, 0.35, 0.5)
    view.layer(bare(((-3.4, 0.8, 1.3, 0.05), (0.4, 0.8, 1.0, 0.02), (2.0, 0.8, 1.5, -0.03), (4.7, 0.8, 1.2, 0.03)), 0.006),
               (0.050, 0.054, 0.080), 0.018, 0.25, 0.5)
    view.layer(land(0.90, 0.06, 8.0), (0.036, 0.042, 0.048), 0.05)
    view.layer(bare(((-1.3, 0.2, 3.0, -0.05), (3.5, 0.2, 2.7, 0.06)), 0.010), (0.020, 0.021, 0.026), 0.012)
    view.layer(crowns(15, 0.30, 0.80), (0.024, 0.029, 0.024), 0.032)
    view.layer(blades(320, 0.35, 0.85), (0.034, 0.037, 0.032), 0.028)
    view.layer(blades(90, 0.4, 1.10), (0.044, 0.043, 0.037), 0.020)
    view.hang(y, 0.8)


def furnish():
    cloth = surface.bath_terry('towel', (0.60, 0.55, 0.47), 1.05)
    teak = wood.cedar('stool', wood.TEAK)
    stool((-1.42, 1.95, 0), teak, 0.36, 0.46, 0.43)
    stack_by_hand((-1.42, 1.95, 0.431), (cloth,), ((3, 0, 0, 3), (3, 0.012, -0.015, -7)), 0.31, 0.25, 2)
    # Just enough from the room's side for the tub to stand out of the dusk.
    lights.fill((-1.9, 0.4, 1.9), (-0.2, 2.5, 0.35), 1.0, 1.0, 9)
    candles((1.45, 2.95, 0))
    # A duckboard where one climbs out.
    slats = [(-0.33, -0.215 + 0.054 * k, 0.014, 0.33, -0.215 + 0.054 * k + 0.042, 0.032, 'x') for k in range(8)]
    slats += [(x - 0.02, -0.215, 0.0, x + 0.02, 0.205, 0.0138, 'y') for x in (-0.24, 0.24)]
    duckboard = boards(slats, wood.cedar('duckboard', wood.TEAK, board_contrast=0.5), 0.003, 12)
    duckboard.matrix_world = Matrix.Translation((0.66, 1.86, 0.0)) @ Matrix.Rotation(math.radians(-6), 4, 'Z')


def candles(base):
    """Four that burnt on other evenings too, one of them out; a lamp at each flame, so that their shadows cross."""
    x, y, z = base
    z += 0.016
    box((x - 0.24, y - 0.26, 0), (x + 0.28, y + 0.16, z), stone.dark_stone('tray', roughness=0.4, wet=0), 0.003)
    for k, (dx, dy, height, radius, power) in enumerate(((0.0, 0.06, 0.275, 0.041, 5.5), (0.17, -0.09, 0.205, 0.034, 4.5),
                                                         (-0.13, -0.07, 0.085, 0.039, 2), (0.05, -0.17, 0.045, 0.033, 0))):
        pillar((x + dx, y + dy, z), height, radius, power > 0, 4 + k)
        if power:   # it would show in wet boards
            lights.point((x + dx, y + dy, z + height + 0.035), power, lights.CANDLE, 0.012).visible_glossy = False
