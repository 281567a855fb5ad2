"""A bathing room at home: a stone tub before a low window on the garden at dusk."""
import math
import random

from mathutils import Matrix

from finish.steam import Bank
from studio import lights
from studio.architecture import wall_with_opening
from studio.camera import level_camera
from studio.candles import pillar
from studio.geometry import box, cylinder, rod
from studio.materials import ceramic, stone, surface, wood
from studio.outlook import Outlook, tree
from studio.plants import branch, foliage, grass, leaves, twigs
from studio.props import bottle, stone_tub, stool
from studio.steam import steam
from studio.timber import boards, slab
from studio.towels import rim_towel, stack_by_hand
from studio.water import water

PICTURE = dict(
    exposure=1.0, look='High Contrast', balance=(0.96, 1.0, 1.04), magenta=0.6, burn=0.3, vignette=0.24,
    camera=dict(location=(0.10, -0.85, 1.10), lens=27, shift_y=-0.02),
    # A low haze over the water, gone before the horizon in the window.
    steam=(Bank((-1.0, 2.38, 0.54), (0.62, 3.06, 0.98), 1.1,
                ((0.0, 3.60, 0.74, lights.CANDLE, 0.03, 0.15),), (0.12, 0.121, 0.128), size=0.30, clear=0.30,
                soft=(0.5, 0.25), rise=0.75, step=0.03, seed=4),))

LEFT, RIGHT, BACK, TOP, NEAR = -2.5, 2.3, 3.6, 2.6, -2.4
WINDOW = (-1.45, 2.30, 0.46, 1.66)     # start, end, sill, head
WALL = 13.0                            # the far end of the garden
TUB = (-0.15, 2.72, 0)
TUB_SIZE = (1.75, 0.84, 0.56)
# By height over the horizon: ember, ash, blue.
AFTERGLOW = ((0.0, (0.90, 0.46, 0.24)), (0.36, (0.84, 0.45, 0.25)), (0.50, (0.56, 0.39, 0.34)),
             (0.64, (0.30, 0.32, 0.44)), (0.84, (0.13, 0.21, 0.42)), (1.0, (0.08, 0.15, 0.36)))
SMOKED = ((0.052, 0.036, 0.025), (0.094, 0.067, 0.047), (0.145, 0.108, 0.078))   # dark: the tub stands out


def build():
    room()
    rim_towel(tub_front, TUB_SIZE[2], surface.bath_terry('bath sheet', (0.66, 0.62, 0.55), 0.66), -0.50, 0.42,
              0.15, 0.40, seed=5)
    level_camera(**PICTURE['camera'], focus=3.5, fstop=2.0)


def room(sky_stops=AFTERGLOW, tap=True, pair=True):
    lights.world((0.16, 0.24, 0.45), 0.015)
    shell()
    window(pair)
    garden(sky_stops)
    stone_tub(TUB, TUB_SIZE, stone.limestone('tub', roughness=0.55, relief=0.0012), water(ripples=0.10, scale=3), drop=0.045)
    if tap:
        filler((0.90, 2.72, 0.0), surface.brass('worn brass', 0.32))
    furnish()


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
    floor()
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
    ceiling = stone.plaster('ceiling', (0.27, 0.235, 0.195), mottled=0.08, relief=0.1)
    box((LEFT + 0.16, NEAR, TOP), (RIGHT, BACK + 0.1, TOP + 0.1), ceiling, 0)
    box((LEFT, NEAR - 0.1, 0), (RIGHT, NEAR, TOP), lime, 0)
    # The one warm source: a slot along the left wall.
    lights.strip((LEFT + 0.08, NEAR + 0.4, TOP + 0.12), (LEFT + 0.08, BACK - 0.05, TOP + 0.12),
                 (-0.12, 0, -1), 150, lights.SOFT_WARM, 0.06)


def floor():
    """Slabs of one width and any length, laid towards the window; no two alike, no course runs across the picture."""
    rng = random.Random(3)
    honed = stone.marble('floor', (0.085, 0.075, 0.063), (0.150, 0.134, 0.115), roughness=0.225, veins=0)
    box((LEFT, NEAR, -0.2), (RIGHT, BACK, -0.012), stone.dark_stone('joints', wet=0, roughness=0.8), 0)
    x = LEFT - 0.22
    while x < RIGHT:
        y = NEAR - rng.uniform(0, 0.9)
        while y < BACK:
            long = rng.uniform(0.75, 1.5)
            top = rng.uniform(-0.0008, 0)
            box((x + 0.0013, y + 0.0013, -0.03), (x + 0.5987, y + long - 0.0013, top), honed, 0.0012)
            y += long
        x += 0.60


def window(pair=True):
    """A stone sill, a thin steel frame set far out, a pane that mirrors softly, as under a breath of steam."""
    x0, x1, sill, head = WINDOW
    steel = surface.black_steel('frame')
    ledge = stone.dark_stone('sill', (0.075, 0.067, 0.058), (0.125, 0.112, 0.097), 0.34, wet=0, relief=0.0004)
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
    for x, height, seed in ((-0.06, 0.25, 21), (0.10, 0.165, 22)) if pair else ():
        pillar((x, BACK + 0.02, sill), height, 0.034, seed=seed)
        lights.point((x, BACK - 0.03, sill + height + 0.05), 1.6, lights.CANDLE, 0.02).visible_glossy = False
    bottle((1.52, BACK + 0.08, sill), surface.black_steel('bottle'), 0.17, 0.030)
    bottle((1.62, BACK + 0.10, sill), surface.brass('flask'), 0.12, 0.028)
    lights.window_light(((x0 + x1) / 2, y1 + 0.1, 0.9), (0.2, 0, 0.4), x1 - x0, head - sill, 60)


def garden(sky_stops):
    """A walled garden in the haze: beds of grass, a path, one lamp that lights a tree and the wall behind it."""
    earth = stone.dark_stone('earth', (0.016, 0.018, 0.010), (0.045, 0.046, 0.026), roughness=0.9, wet=0, relief=0.01)
    box((-9, BACK + 0.34, -0.4), (12, 24, -0.10), earth, 0)
    slate = stone.dark_stone('path', (0.075, 0.073, 0.070), (0.15, 0.145, 0.135), 0.42, wet=0.9, relief=0.002)
    for k in range(5):
        x, y = 0.15 + 0.30 * k + 0.10 * (-1) ** k, 6.9 + 0.98 * k
        box((x - 0.55, y, -0.12), (x + 0.55, y + 0.74, -0.07), slate, 0.008)
    far = WALL
    brick = ceramic.brick('garden wall', soot=0.7, contrast=0.5)
    box((-9, far, -0.2), (12, far + 0.3, 1.95), brick, 0)
    box((-9, far - 0.05, 1.95), (12, far + 0.35, 2.03), slate, 0.01)
    plants()
    # Its last light lies on everything; the lamp at the foot of the tree is the one warm thing.
    lights.fill((0.5, 8.5, 6.5), (0.5, 9.0, 0), 11, 8, 620, (0.55, 0.70, 1.0))
    lights.spot((-1.30, far - 1.5, 0.05), (-1.75, far - 0.4, 1.5), 300, lights.WARM, 110, 0.9, 0.04)
    cylinder((-1.30, far - 1.5, -0.10), 0.09, 0.045, surface.black_steel('garden lamp'), bevel=0.004)
    # What the room throws out on the grass.
    lights.fill((0.4, BACK + 0.45, 1.05), (0.4, 8.0, -0.3), 3.4, 0.9, 46)
    for k, y in enumerate((6.2, 8.2, 10.2)):
        steam(-8, 10, y, -0.1, 2.4, 0.20, 0.5, 3.1 * k, glow=(0.010, 0.013, 0.019), soft=0.2)
    sky(26, sky_stops)


def plants():
    blade = foliage('blade', ((0.030, 0.034, 0.018), (0.075, 0.072, 0.036), (0.17, 0.13, 0.07)))
    leaf = foliage('leaf', ((0.016, 0.026, 0.013), (0.045, 0.058, 0.028), (0.13, 0.10, 0.05)))
    ivy = foliage('ivy', ((0.010, 0.020, 0.010), (0.024, 0.042, 0.019), (0.055, 0.075, 0.034)))
    bark = wood.turned_wood('bark', (0.030, 0.024, 0.020), (0.075, 0.062, 0.050))
    for k, (x0, y0, x1, y1, count, height) in enumerate((
            (-3.4, 5.0, -0.5, 6.6, 1700, 1.15), (1.5, 4.8, 3.8, 6.2, 1500, 1.05), (-4.8, 8.0, -0.7, 10.5, 2600, 0.75),
            (3.0, 7.4, 6.0, 11.5, 2600, 0.80), (-0.4, 11.6, 1.3, 12.9, 700, 0.55))):
        grass(x0, y0, x1, y1, -0.1, count, height, blade, 30 + k)
    for k, (x, y, z, radius, count) in enumerate((
            (-3.3, 11.6, 0.35, 0.85, 1900), (-1.9, 12.2, 0.20, 0.55, 900), (4.6, 12.0, 0.40, 0.85, 1900),
            (3.4, 12.3, 0.10, 0.45, 700), (-4.9, 10.6, 0.5, 0.9, 1700))):
        leaves((x, y, z), radius, count, leaf, 0.065, seed=k)
    rng = random.Random(8)
    for k in range(30):
        climb = rng.random() ** 1.3
        spot = (3.6 + rng.gauss(0, 0.9 - 0.4 * climb), WALL, 0.1 + 1.9 * climb)
        leaves(spot, rng.uniform(0.18, 0.40) * (1.15 - 0.4 * climb), 240, ivy, 0.065, 1.1, 80 + k)
    # One tree of several stems, half bare.
    for k, (x, lean, thick) in enumerate(((-1.83, -0.55, 0.030), (-1.70, 0.12, 0.044), (-1.57, 0.70, 0.032))):
        branch([(x, 12.2, -0.1), (x + lean * 0.25, 12.25, 1.2), (x + lean * 0.65, 12.2, 2.4), (x + lean * 1.2, 12.2, 4.4)],
               thick, bark)
        for j in range(4):
            z = 1.3 + 0.55 * j
            twigs((x + lean * (0.28 + 0.24 * j), 12.2, z), 1.5, bark, leaf,
                  (rng.uniform(-1.1, 1.1), rng.uniform(-0.4, 0.4)), leaf_size=0.065, leaf_share=0.55, seed=60 + 5 * k + j)


def sky(y, stops):
    """Painted, and out of focus: trees of other gardens and a roof or two before the last light."""
    view = Outlook(-14, 18, -1, 9, 1.10, 60, seed=5)
    rng = view.rng
    view.sky(glow=-2.0, stops=stops, steep=1.9)

    def roofs(pen, place):
        for x0, x1, top in ((-14, -6.2, 3.0), (-6.0, -3.1, 3.5), (2.2, 6.4, 3.15), (6.5, 18, 2.7)):
            pen.rectangle([place(x0, top), place(x1, -1)], fill=255)
        for x, top in ((-5.4, 3.95), (5.5, 3.6)):
            pen.rectangle([place(x, top), place(x + 0.55, 2)], fill=255)

    def bare(places, fine):
        def draw(pen, place):
            for x, foot, height, lean in places:
                tree(pen, place, (x, foot), height, rng, lean, fine)
        return draw
    view.layer(bare(((-8.2, 1.5, 3.4, 0.05), (-0.6, 1.6, 2.9, 0.02), (3.4, 1.5, 3.2, -0.03), (9.5, 1.5, 3.4, 0.03)), 0.010),
               (0.10, 0.095, 0.125), 0.05, 0.45, 1.5)
    view.layer(roofs, (0.060, 0.058, 0.075), 0.03, 0.30, 2.0)
    view.layer(bare(((-4.3, 1.0, 5.4, -0.06), (8.0, 1.0, 5.2, 0.06)), 0.014), (0.034, 0.033, 0.042), 0.03)
    view.hang(y, 0.5)


def furnish():
    cloth = surface.bath_terry('towel', (0.60, 0.55, 0.47), 1.05)
    teak = wood.cedar('stool', wood.TEAK)
    stool((-1.42, 1.95, 0), teak, 0.36, 0.46, 0.43)
    stack_by_hand((-1.42, 1.95, 0.431), (cloth,), ((3, 0, 0, 3), (3, 0.012, -0.015, -7)), 0.31, 0.25, 2)
    # Just enough from the room's side for the tub to stand out of the dusk.
    lights.fill((-2.2, 0.6, 1.9), (-0.2, 2.5, 0.35), 0.8, 0.8, 7)
    candles((1.45, 2.95, 0))
    # A duckboard where one climbs out.
    slats = [(-0.33, -0.215 + 0.054 * k, 0.014, 0.33, -0.215 + 0.054 * k + 0.042, 0.032, 'x') for k in range(8)]
    slats += [(x - 0.02, -0.215, 0.0, x + 0.02, 0.205, 0.0138, 'y') for x in (-0.24, 0.24)]
    duckboard = boards(slats, wood.cedar('duckboard', wood.TEAK, board_contrast=0.5), 0.003, 12)
    duckboard.matrix_world = Matrix.Translation((0.66, 1.86, 0.0)) @ Matrix.Rotation(math.radians(-6), 4, 'Z')


def candles(base):
    """Three heights, burnt on other evenings too; a lamp at each flame, so that their shadows cross."""
    x, y, z = base
    z += 0.016
    box((x - 0.24, y - 0.26, 0), (x + 0.28, y + 0.16, z), stone.dark_stone('tray', roughness=0.4, wet=0), 0.003)
    for k, (dx, dy, height, radius, power) in enumerate(((0.02, 0.05, 0.36, 0.045, 5.5), (0.18, -0.08, 0.225, 0.042, 4.5),
                                                         (-0.13, -0.09, 0.115, 0.050, 2.5))):
        pillar((x + dx, y + dy, z), height, radius, power > 0, 4 + k)
        if power:   # it would show in wet boards
            lights.point((x + dx, y + dy, z + height + 0.035), power, lights.CANDLE, 0.012).visible_glossy = False
