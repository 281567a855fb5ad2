"""A cold plunge in black stone: one shaft of daylight on the water, one lantern far back."""
import random

from studio import lights
from studio.architecture import basin, coping, floor_around
from studio.camera import level_camera
from studio.cloth import folded_towel
from studio.geometry import box, sheet
from studio.materials import stone, surface
from studio.nodes import Material
from studio.props import lantern
from studio.timber import boards
from studio.water import Waves, lining, water

PICTURE = dict(exposure=1.45, look='Medium High Contrast')

HALF, NEAR, BACK, TOP = 2.9, -3.6, 4.4, 3.3
POOL = (-1.35, 0.25, 1.35, 3.15)
SLOT = (-0.95, 1.05, 0.95, 2.35)       # the skylight, over the middle of the pool
LEVEL = -0.05
COOL = (0.60, 0.80, 1.0)


def build():
    lights.world()
    black = stone.black_stone('honed', slabs=(1.2, 0.6), roughness=0.36, wet=0, veins=0.0)
    walls(stone.dark_stone('split face', (0.028, 0.027, 0.027), (0.052, 0.050, 0.048),
                           roughness=0.62, wet=0, relief=0.004))
    ceiling()
    floor = stone.black_stone('floor', slabs=(0.9, 0.6), roughness=0.36, wet=0, veins=0.0)
    x0, y0, x1, y1 = POOL
    floor_around((-HALF, NEAR, HALF, BACK), (x0 - 0.3, y0 - 0.3, x1 + 0.3, y1 + 0.3), floor)
    coping(*POOL, -0.10, 0.004, black, width=0.3, stone=1.0, bevel=0.008)
    tile = lining(colour=(0.014, 0.014, 0.014), absorb=(0.62, 0.50, 0.50), tile=0.05, caustics=0.2,
                  caustic_scale=2.4)
    basin(*POOL, -1.25, -0.09, tile)
    box((x0, y1 - 0.42, -1.3), (x1, y1, -0.50), tile, 0.008)     # a seat along the far end
    waves = Waves(seed=6, shortest=0.22, longest=1.3, slope=0.009)
    sheet(*POOL, LEVEL, water(tint=(0.86, 0.89, 0.89), ripples=0.0), 150, 170, waves)
    daylight()
    furnish(black)
    level_camera((-0.55, -3.5, 1.36), yaw=3.0, lens=23.5, shift_y=0.0, focus=5.0, fstop=4.0)


def walls(rough):
    """Coursed split-face stone, every block standing out by its own few millimetres."""
    rng = random.Random(17)
    blocks, z = [], 0.0
    while z < TOP + 0.1:
        rise = rng.choice((0.10, 0.14, 0.14, 0.19))
        x = -HALF - rng.uniform(0, 0.5)
        while x < HALF:
            long = rng.uniform(0.3, 0.95)
            blocks.append((x + 0.001, BACK - rng.uniform(0.0, 0.022), z + 0.001,
                           x + long - 0.001, BACK + 0.15, z + rise - 0.001, 'x'))
            x += long
        for side in (-1, 1):
            y = NEAR - rng.uniform(0, 0.5)
            while y < BACK:
                long = rng.uniform(0.3, 0.95)
                blocks.append((side * (HALF - rng.uniform(0.0, 0.022)), y + 0.001, z + 0.001,
                               side * (HALF + 0.15), y + long - 0.001, z + rise - 0.001, 'y'))
                y += long
        z += rise
    boards(blocks, rough, 0.004, name='split face')


def ceiling():
    dark = stone.plaster('ceiling', (0.050, 0.048, 0.046), 0.8, 0.2, 0.2)
    reveal = stone.plaster('reveal', (0.16, 0.165, 0.17), 0.8, 0.15, 0.2)
    x0, y0, x1, y1 = SLOT
    floor_around((-HALF - 0.1, NEAR, HALF + 0.1, BACK + 0.1), SLOT, dark, TOP + 0.04, 0.04)
    for low, high in (((x0 - 0.1, y0 - 0.1), (x1 + 0.1, y0)), ((x0 - 0.1, y1), (x1 + 0.1, y1 + 0.1)),
                      ((x0 - 0.1, y0), (x0, y1)), ((x1, y0), (x1 + 0.1, y1))):
        box((*low, TOP + 0.005), (*high, TOP + 0.42), reveal, 0)
    box((-HALF, NEAR - 0.2, -0.3), (HALF, NEAR, TOP), dark, 0)


def daylight():
    """Sky through the opening: bluer overhead, paler towards one side, and what falls from it."""
    x0, y0, x1, y1 = SLOT
    middle = (x0 + x1) / 2, (y0 + y1) / 2
    g = Material('sky')
    x, y, _ = g.position().split()
    cloud = g.noise(g.vector(x * 0.5, y * 0.8, 3.0), 1.0, 4, 0.55)
    tone = g.remap(x * 0.10 + y * 0.06 + cloud * 1.1, 0.2, 1.9)
    colour = g.ramp(tone, (0, (0.16, 0.27, 0.50)), (0.55, (0.42, 0.56, 0.78)), (1, (0.92, 0.96, 1.0)))
    sky = box((x0 - 9, y0 - 3, TOP + 3.0), (x1 + 9, y1 + 14, TOP + 3.1),
              g.surface(g.shader('Emission', Color=colour, Strength=0.75), is_lamp=False), 0)
    sky.visible_diffuse = sky.visible_shadow = False
    # Leans in from the left, so that one wall is lit and the other is not.
    lights.area((middle[0] - 0.1, middle[1], TOP - 0.10), (1.9, 2.6, 0.3), 1.3, 0.36, 400, COOL, spread=100,
                reflected=False)
    lights.area((*middle, TOP + 1.1), (*middle, 0), x1 - x0, y1 - y0, 14, COOL, reflected=False)
    lights.fill((0.3, 1.3, 2.6), (0.9, 4.4, 1.2), 1.6, 0.8, 60, COOL)
    lights.fill((0, 0.2, 2.6), (0, -3.0, 0.0), 1.6, 0.8, 36, COOL)


def furnish(black):
    """A stone ledge along the far wall; the lantern on it, mirrored in the water, is the only warm thing."""
    box((-HALF, BACK - 0.48, 0.0), (HALF, BACK - 0.02, 0.42), black, 0.008)
    lantern((-1.42, BACK - 0.30, 0.42), 0.17, 0.34, 12)
    lights.fill((-1.42, BACK - 0.75, 0.9), (-1.42, BACK, 0.8), 0.5, 0.5, 7, lights.CANDLE)
    folded_towel((-0.80, BACK - 0.26, 0.42), surface.terry('towel', (0.42, 0.39, 0.35)), 0.42, 0.30, 3,
                 seed=4)
