"""A cold plunge in black stone: one shaft of daylight on the water, one lantern far back."""
import random

import bpy

from studio import lights, masonry, wet
from studio.architecture import basin, floor_around
from studio.camera import level_camera
from studio.candles import lantern
from studio.cloth import flung_towel
from studio.geometry import box, cylinder, sheet, tube
from studio.masonry import courses
from studio.materials import stone, surface
from studio.nodes import Material
from studio.steam import shaft
from studio.water import Waves, lining, water

PICTURE = dict(exposure=1.45, look='Medium High Contrast')

HALF, NEAR, BACK, TOP = 2.9, -3.6, 4.4, 3.3
POOL = (-1.35, 0.25, 1.35, 3.15)
SLOT = (-0.95, 1.05, 0.95, 2.35)       # the skylight, over the middle of the pool
LEVEL = -0.05
COOL = (0.60, 0.80, 1.0)


def build():
    room()
    somebody_was_here()
    level_camera((-0.55, -3.5, 1.36), yaw=3.0, lens=23.5, shift_y=0.0, focus=5.0, fstop=4.0)


def room(bond=None, face=None, slope=0.009):
    lights.world()
    walls(bond or {}, face or {})
    ceiling()
    x0, y0, x1, y1 = POOL
    wide = 0.3
    floor = stone.paving('floor', (0.007, 0.0075, 0.008), (0.027, 0.028, 0.029), (0.9, 0.6), 0.004,
                         (x0 - wide, y0 - wide, x1 + wide, y1 + wide), reach=0.9, damp=0.22, dry=0.40)
    floor_around((-HALF, NEAR, HALF, BACK), (x0 - wide, y0 - wide, x1 + wide, y1 + wide), floor)
    edge_stones(wide)
    tile = lining(colour=(0.014, 0.014, 0.014), absorb=(0.62, 0.50, 0.50), tile=0.05, caustics=0.2,
                  caustic_scale=2.4)
    basin(*POOL, -1.25, -0.09, tile)
    box((x0, y1 - 0.42, -1.3), (x1, y1, -0.50), tile, 0.008)     # a seat along the far end
    waves = Waves(seed=6, shortest=0.22, longest=1.3, slope=slope)
    sheet(*POOL, LEVEL, water(tint=(0.86, 0.89, 0.89), ripples=0.0), 150, 170, waves)
    daylight()
    furnish()


def walls(bond, face):
    """Coursed split-face stone, every block standing out by its own few millimetres. bond and face: see masonry."""
    rng, rough = random.Random(17), masonry.weathered()
    wide, deep = 2 * HALF, BACK - NEAR
    masonry.split_wall(lambda a, z, out: (a - HALF, BACK - out, z), courses(wide, TOP + 0.1, rng, **bond), rough, 1,
                       **face)
    masonry.split_wall(lambda a, z, out: (HALF - out, BACK - a, z), courses(deep, TOP + 0.1, rng, **bond), rough, 2,
                       **face)
    masonry.split_wall(lambda a, z, out: (out - HALF, BACK - a, z), courses(deep, TOP + 0.1, rng, **bond), rough, 3,
                       flip=True, **face)


def honed(name, low, high):
    """Black stone as it is sold: even. More contrast reads as smoke, veins as chalk."""
    return stone.black_stone(name, low=low, high=high, slabs=None, roughness=0.34, wet=0, veins=0, relief=0.0003)


def edge_stones(wide):
    """A kerb, just proud, of a paler stone than the floor, so that it reads as one frame round the water."""
    x0, y0, x1, y1 = POOL
    rng = random.Random(5)
    kinds = [honed(f'kerb {k}', (t, t * 1.02, t * 1.04), (t * 1.7, t * 1.72, t * 1.74))
             for k, t in enumerate((0.013, 0.016, 0.020))]

    def stones(start, end, count, place):
        cuts = (
            [start]
            + [start + (end - start) * (k + rng.uniform(-0.06, 0.06)) / count for k in range(1, count)]
            + [end]
        )
        for a, b in zip(cuts, cuts[1:]):
            place(a + 0.0015, b - 0.0015, rng.uniform(0.0135, 0.0150), rng.choice(kinds))

    for inner, outer in ((x0 + 0.02, x0 - wide), (x1 - 0.02, x1 + wide)):
        stones(
            y0 - wide, y1 + wide, 3, lambda a, b, top, kind: box((inner, a, -0.10), (outer, b, top), kind, 0.006, 3)
        )
    for inner, outer in ((y0 + 0.02, y0 - wide), (y1 - 0.02, y1 + wide)):
        stones(
            x0 + 0.0215,
            x1 - 0.0215,
            2,
            lambda a, b, top, kind: box((a, inner, -0.10), (b, outer, top), kind, 0.006, 3),
        )


def ceiling():
    dark = stone.plaster('ceiling', (0.050, 0.048, 0.046), 0.8, 0.2, 0.2)
    x0, y0, x1, y1 = SLOT
    reveal = burnt_out(x0, x1)
    floor_around((-HALF - 0.1, NEAR, HALF + 0.1, BACK + 0.1), SLOT, dark, TOP + 0.04, 0.04)
    for low, high in (((x0 - 0.1, y0 - 0.1), (x1 + 0.1, y0)), ((x0 - 0.1, y1), (x1 + 0.1, y1 + 0.1)),
                      ((x0 - 0.1, y0), (x0, y1)), ((x1, y0), (x1 + 0.1, y1))):
        box((*low, TOP + 0.005), (*high, TOP + 0.42), reveal, 0)
    box((-HALF, NEAR - 0.2, -0.3), (HALF, NEAR, TOP), dark, 0)


def burnt_out(x0, x1):
    """Plaster under the open sky, far brighter than the room: whiter upwards and away from the lit side."""
    g = Material('reveal')
    p = g.position()
    x, _, z = p.split()
    power = g.remap(z, TOP, TOP + 0.42, 0.16, 1.5, smooth=True) * g.remap(x, x0, x1, 1.15, 0.75)
    power = power * g.remap(g.noise(p, 3.0, 5, 0.6), 0.3, 0.7, 0.88, 1.08)
    daylit = g.shader('Emission', Color=(0.78, 0.89, 1.0), Strength=power)
    return g.surface(g.add(g.principled((0.16, 0.165, 0.17), 0.8, 0.2), daylit), flat=(0.16, 0.165, 0.17),
                     is_lamp=False)


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
              g.surface(g.shader('Emission', Color=colour, Strength=5.0), is_lamp=False), 0)
    sky.visible_diffuse = sky.visible_shadow = False
    # Leans in from the left, so that one wall is lit and the other is not.
    lights.area((middle[0] - 0.1, middle[1], TOP - 0.10), (1.9, 2.6, 0.3), 1.3, 0.36, 400, COOL, spread=100,
                reflected=False)
    lights.area((*middle, TOP + 1.1), (*middle, 0), x1 - x0, y1 - y0, 14, COOL, reflected=False)
    # Moist air shows the shaft.
    for k, y in enumerate((y0 + 0.25, y0 + 0.47, middle[1], y1 - 0.43, y1 - 0.2)):
        shaft((x0 + 0.02, x1 - 0.02), (x0 - 0.05, x1 + 0.35), y, LEVEL, TOP, (0.0072, 0.0090, 0.0111), k * 3.1)
    lights.fill((0.3, 1.3, 2.6), (0.9, 4.4, 1.2), 1.6, 0.8, 60, COOL)
    lights.fill((0, 0.2, 2.6), (0, -3.0, 0.0), 1.6, 0.8, 46, COOL)
    # What the lit wall gives back to the dark one.
    lights.area((1.6, 0.9, 1.9), (-HALF, 0.9, 1.6), 2.4, 1.4, 30, COOL, spread=110, reflected=False)


def furnish():
    """A stone ledge along the far wall; the lantern on it, mirrored in the water, is the only warm thing."""
    rng, front, top = random.Random(9), BACK - 0.47, 0.42
    kinds = [honed(f'ledge {k}', (t, t * 1.02, t * 1.05), (t * 1.45, t * 1.47, t * 1.5))
             for k, t in enumerate((0.0085, 0.0105, 0.0125))]
    cuts = [-HALF, -1.93, -0.62, 0.55, 1.78, HALF]
    for k, (a, b) in enumerate(zip(cuts, cuts[1:])):
        box((a + 0.001, front, 0.015), (b - 0.001, BACK, top - 0.05), kinds[(k * 2 + 1) % 3], 0.003)
    for a, b in ((-HALF, -1.31), (-1.31, 0.22), (0.22, 1.50), (1.50, HALF)):
        box((a + 0.001, front - 0.022, top - 0.048), (b - 0.001, BACK, top - rng.uniform(0, 0.0015)),
            rng.choice(kinds), 0.005, 3)
    lantern((-1.42, BACK - 0.28, top), 0.17, 0.34, 16)
    lights.fill((-1.42, BACK - 0.75, 0.9), (-1.42, BACK, 0.8), 0.5, 0.5, 7, lights.CANDLE)


def somebody_was_here():
    """Two rails to climb out by, a towel on the ledge, and the water that went with somebody to it."""
    seat = box((-1.4, BACK - 0.492, 0.0), (0.1, BACK, 0.42), None, 0)
    flung_towel((-0.66, BACK - 0.53, 0.432), (0.34, 0.80),
                surface.bath_terry('towel', (0.29, 0.265, 0.235), 0.80), [seat], turn=-6, gather=0.90, seed=3)
    bpy.data.objects.remove(seat)
    x1, y = POOL[2], 2.05
    bronze = surface.metal('bronze', (0.23, 0.150, 0.085), 0.30)
    for along in (y, y + 0.52):
        tube([(x1 + 0.20, along, 0.0), (x1 + 0.20, along, 0.62), (x1 + 0.11, along, 0.80), (x1 - 0.04, along, 0.80),
              (x1 - 0.13, along, 0.62), (x1 - 0.13, along, -0.75)], 0.019, bronze, 'rail')
        cylinder((x1 + 0.20, along, 0.014), 0.008, 0.045, bronze, bevel=0.002)
    for k in range(3):
        box((x1 - 0.20, y, -0.28 - 0.26 * k), (x1 - 0.04, y + 0.52, -0.25 - 0.26 * k), bronze, 0.004)
    film = wet.film()
    wet.puddle(x1 + 0.15, y + 0.26, (0.14, 0.40), film, 0.0162, 2, parts=8, drops=10)
    wet.puddle(x1 + 0.15, y - 0.75, (0.10, 0.50), film, 0.0162, 11, parts=5, drops=12)
    wet.puddle(x1 + 0.58, y + 0.20, (0.24, 0.40), film, 0.0012, 5, parts=9, drops=26)
    wet.puddle(-0.62, BACK - 0.66, (0.30, 0.10), film, 0.0012, 8, drops=12)     # and from the towel
    # Water that the kerb has not given back.
    wet.puddle(-0.25, POOL[1] - 0.14, (0.55, 0.10), film, 0.0162, 21, parts=6, drops=10)
