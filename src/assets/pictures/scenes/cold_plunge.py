"""A cold plunge in black stone: one shaft of daylight on the water, one lantern far back."""
import random

from studio import lights
from studio.architecture import basin, coping, floor_around
from studio.camera import level_camera
from studio.cloth import folded_towel
from studio.geometry import box, mesh_from, sheet, store
from studio.materials import stone, surface
from studio.nodes import Material
from studio.props import lantern
from studio.steam import steam
from studio.timber import boards
from studio.water import Waves, lining, water

PICTURE = dict(exposure=1.2, look='High Contrast', samples=7)

HALF, NEAR, BACK, TOP = 2.9, -3.6, 4.4, 3.3
POOL = (-1.35, 0.25, 1.35, 3.15)
SLOT = (-0.95, 1.05, 0.95, 2.35)       # the skylight, over the middle of the pool
LEVEL = -0.05
COOL = (0.60, 0.80, 1.0)


def build():
    lights.world()
    black = stone.black_stone('honed', slabs=(1.2, 0.6), roughness=0.36, wet=0, veins=0.0)
    walls(stone.dark_stone('split face', (0.018, 0.018, 0.019), (0.058, 0.056, 0.054),
                           roughness=0.62, wet=0, relief=0.004))
    ceiling()
    floor = stone.black_stone('floor', slabs=(0.9, 0.6), roughness=0.36, wet=0, veins=0.0)
    x0, y0, x1, y1 = POOL
    floor_around((-HALF, NEAR, HALF, BACK), (x0 - 0.3, y0 - 0.3, x1 + 0.3, y1 + 0.3), floor)
    coping(*POOL, -0.10, 0.004, black, width=0.3, stone=1.0, bevel=0.008)
    tile = lining(colour=(0.13, 0.155, 0.155), absorb=(0.75, 0.36, 0.31), tile=0.05, caustics=0.55,
                  caustic_scale=2.4)
    basin(*POOL, -1.25, -0.09, tile)
    box((x0, y1 - 0.42, -1.3), (x1, y1, -0.50), tile, 0.008)     # a seat along the far end
    waves = Waves(seed=6, shortest=0.16, longest=0.9, slope=0.028)
    sheet(*POOL, LEVEL, water(tint=(0.80, 0.90, 0.90), ripples=0.0), 150, 170, waves)
    daylight()
    furnish(black)
    level_camera((0.0, -3.5, 1.32), lens=23.5, shift_y=0.0, focus=5.0, fstop=4.0)


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
    reveal = stone.plaster('reveal', (0.30, 0.31, 0.32), 0.8, 0.15, 0.2)
    x0, y0, x1, y1 = SLOT
    floor_around((-HALF - 0.1, NEAR, HALF + 0.1, BACK + 0.1), SLOT, dark, TOP + 0.04, 0.04)
    for low, high in (((x0 - 0.1, y0 - 0.1), (x1 + 0.1, y0)), ((x0 - 0.1, y1), (x1 + 0.1, y1 + 0.1)),
                      ((x0 - 0.1, y0), (x0, y1)), ((x1, y0), (x1 + 0.1, y1))):
        box((*low, TOP + 0.005), (*high, TOP + 1.2), reveal, 0)
    box((-HALF, NEAR - 0.2, -0.3), (HALF, NEAR, TOP), dark, 0)


def daylight():
    x0, y0, x1, y1 = SLOT
    middle = (x0 + x1) / 2, (y0 + y1) / 2
    # Nearly parallel light, then a broader one for the reveal and the spill on the walls.
    lights.area((*middle, TOP + 1.15), (middle[0] + 0.02, middle[1] + 0.06, 0), x1 - x0, y1 - y0, 170,
                COOL, spread=24, reflected=False)
    lights.area((*middle, TOP + 1.1), (*middle, 0), x1 - x0, y1 - y0, 120, COOL, spread=150, reflected=False)
    lights.fill((0, 1.7, 0.15), (0, 1.9, 3), 1.8, 1.8, 12, (0.55, 0.76, 0.88))
    # The vapour scatters a little to the sides: without it the walls drown.
    lights.fill((0, 1.3, 2.6), (0, 4.4, 1.2), 1.6, 0.8, 110, COOL)
    lights.fill((0, 0.2, 2.6), (0, -3.0, 0.0), 1.6, 0.8, 40, COOL)
    for k, y in enumerate((1.25, 1.7, 2.15)):
        beam(x0 + 0.03 * k, x1 - 0.03 * k, y, 0.010, k)
    for k, y in enumerate((0.7, 1.2, 1.7, 2.2, 2.7)):
        steam(-1.5, 1.5, y, LEVEL, 0.42 + 0.12 * k, 0.26, 1.7, 2.3 + k * 1.9, glow=(0.010, 0.014, 0.017))


def beam(x0, x1, y, strength, seed):
    """Lit vapour in the shaft: a sheet that adds a little light, soft at its sides."""
    columns, rows = 16, 10
    vertices, edge = [], []
    for j in range(rows + 1):
        z = LEVEL + 0.02 + (TOP + 0.3 - LEVEL) * j / rows
        for i in range(columns + 1):
            t = i / columns
            spread = 0.26 * (1 - j / rows)
            vertices.append((x0 - spread + (x1 - x0 + 2 * spread) * t, y, z))
            e = min(1.0, min(t, 1 - t) / (0.22 + 0.24 * (1 - j / rows)))
            edge.append(e * e * (3 - 2 * e) * (0.55 + 0.45 * j / rows))
    g = Material('beam')
    x, _, z = g.position().split()
    drift = g.noise(g.vector(x * 1.1 + seed * 7.0, seed * 3.0, z * 0.5), 1.0, 4, 0.5)
    light = g.attribute('edge', 'Fac') * (drift * 1.3 + 0.25) * strength
    glow = g.shader('Emission', Color=COOL, Strength=light * g.seen())
    faces = [(a, a + 1, a + columns + 2, a + columns + 1) for j in range(rows)
             for a in range(j * (columns + 1), j * (columns + 1) + columns)]
    card = mesh_from('beam', vertices, faces,
                     g.surface(g.add(g.shader('BsdfTransparent'), glow), is_lamp=False))
    store(card, 'edge', edge)
    card.visible_shadow = card.visible_diffuse = False


def furnish(black):
    """A stone ledge along the far wall; the lantern on it is the only warm thing."""
    box((-HALF, BACK - 0.48, 0.0), (HALF, BACK - 0.02, 0.42), black, 0.008)
    lantern((-1.72, BACK - 0.24, 0.42), 0.17, 0.34, 24)
    folded_towel((-1.12, BACK - 0.26, 0.42), surface.terry('towel', (0.42, 0.39, 0.35)), 0.42, 0.30, 3,
                 seed=4)
