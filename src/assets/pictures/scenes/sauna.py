"""A cedar sauna: two tiers of benches, light in slits, a cage of stones, a slot of dusk."""
import random

from studio import lights
from studio.camera import level_camera
from studio.cloth import draped_towel, towel_stack
from studio.geometry import box
from studio.materials import stone, surface, wood
from studio.props import bucket, caged_heater, ladle
from studio.steam import steam
from studio.timber import boards, slab

PICTURE = dict(exposure=0.45, look='High Contrast', samples=44)

HALF, BACK, TOP = 1.9, 3.4, 2.45   # half width, back wall, ceiling
NEAR = -1.6
UPPER, LOWER = 0.92, 0.46          # bench heights
HEATER = (HALF - 0.44, BACK - 1.62, 0)


def build():
    black = stone.dark_stone('black', roughness=0.6, wet=0)
    lights.world()
    shell(black)
    benches()
    backrests()
    heater(black)
    window(black)
    furnish()
    lights.area((0, 0.9, 2.40), (0, 1.6, 0), 2.6, 1.8, 16, (1.0, 0.70, 0.44))
    lights.area((-0.2, -1.5, 1.5), (0, 2.5, 0.9), 2.4, 1.6, 6, (1.0, 0.86, 0.72))
    level_camera((0.16, -0.95, 1.20), lens=24, shift_y=-0.02, focus=3.6)


def shell(black):
    rng = random.Random(11)
    t, width = 0.014, 0.088
    planks = slab((-HALF, BACK, 0), (HALF, BACK + t, TOP), 'x', width, joints=rng)
    for side in (-1, 1):
        planks += slab((side * HALF, NEAR, 0), (side * (HALF + t), BACK, TOP), 'y', width, joints=rng)
    planks += slab((-HALF, NEAR, TOP), (HALF, BACK, TOP + t), 'y', width)
    boards(planks, wood.cedar('cladding'), seed=3)

    behind = t + 0.004  # black behind the shadow gaps
    for side in (-1, 1):
        box((side * (HALF + behind), NEAR - 0.1, -0.2), (side * (HALF + 0.2), BACK + 0.2, TOP + 0.2), black, 0)
    box((-HALF - 0.2, BACK + behind, -0.2), (HALF + 0.2, BACK + 0.2, TOP + 0.2), black, 0)
    box((-HALF - 0.2, NEAR - 0.1, TOP + behind), (HALF + 0.2, BACK + 0.2, TOP + 0.2), black, 0)
    box((-HALF, NEAR - 0.15, 0), (HALF, NEAR - 0.1, TOP), black, 0)
    floor = stone.dark_stone('floor', (0.022, 0.022, 0.022), (0.062, 0.060, 0.057), roughness=0.42,
                             slabs=(0.6, 0.6), wet=0.35, relief=0.003)
    box((-HALF, NEAR - 0.1, -0.1), (HALF, BACK, 0), floor, 0)

    duck = wood.cedar('duckboard', ((0.12, 0.062, 0.034), (0.20, 0.112, 0.062), (0.29, 0.175, 0.105)))
    boards(slab((-0.95, 0.25, 0.023), (0.95, 1.72, 0.045), 'x', 0.098, 0.014), duck, 0.004, 41)
    boards([(x - 0.03, 0.26, 0, x + 0.03, 1.71, 0.022, 'y') for x in (-0.8, 0, 0.8)], duck)


def benches():
    pale = wood.cedar('bench', wood.PALE_CEDAR, roughness=0.45)
    left, right = -HALF + 0.02, HALF - 0.02
    end = HALF - 0.78                 # where the lower bench stops, for the heater
    deck, pitch = dict(width=0.103, gap=0.009), 0.105

    def fascia(low, high, grain, first, count, seed):
        boards([(low[0], low[1], first + k * pitch, high[0], high[1], first + k * pitch + 0.098, grain)
                for k in range(count)], pale, seed=seed)

    boards(slab((left, BACK - 0.64, UPPER - 0.028), (right, BACK - 0.02, UPPER), 'x', **deck), pale, 0.004, 21)
    boards(slab((left, BACK - 1.26, LOWER - 0.028), (end, BACK - 0.66, LOWER), 'x', **deck), pale, 0.004, 22)
    boards(slab((left, BACK - 2.3, UPPER - 0.028), (left + 0.6, BACK - 0.66, UPPER), 'y', **deck), pale, 0.004, 27)
    # Fascias stand 40 mm back so that the light slit reads under the nosing.
    fascia((left, BACK - 0.60), (right, BACK - 0.58), 'x', LOWER + 0.10, 3, 23)
    fascia((left, BACK - 1.22), (end, BACK - 1.20), 'x', 0.09, 3, 24)
    fascia((end - 0.02, BACK - 1.22), (end, BACK - 0.6), 'y', 0.09, 3, 25)
    fascia((left + 0.56, BACK - 2.3), (left + 0.58, BACK - 0.66), 'y', LOWER - 0.30, 7, 28)
    fascia((left, BACK - 2.315), (left + 0.6, BACK - 2.302), 'x', 0.09, 8, 30)
    boards([(left, BACK - 0.655, UPPER - 0.052, right, BACK - 0.642, UPPER, 'x'),
            (left, BACK - 1.275, LOWER - 0.052, end, BACK - 1.262, LOWER, 'x'),
            (left + 0.602, BACK - 2.31, UPPER - 0.052, left + 0.615, BACK - 0.64, UPPER, 'y')],
           pale, 0.004, 26)

    slit = dict(colour=lights.WARM, width=0.015)
    lights.strip((-HALF + 0.05, BACK - 0.615, UPPER - 0.045), (HALF - 0.05, BACK - 0.615, UPPER - 0.045),
                 (0, -0.35, -1), 15, **slit)
    lights.strip((-HALF + 0.65, BACK - 1.235, LOWER - 0.045), (HALF - 0.8, BACK - 1.235, LOWER - 0.045),
                 (0, -0.4, -1), 17, **slit)
    lights.strip((-HALF + 0.61, BACK - 2.25, UPPER - 0.045), (-HALF + 0.61, BACK - 1.3, UPPER - 0.045),
                 (0.4, 0, -1), 8, **slit)


def backrests():
    """Floating slats with light behind."""
    pale = wood.cedar('backrest', wood.PALE_CEDAR, roughness=0.45)
    boards([p for z in (1.22, 1.34, 1.46) for p in (
        (-HALF + 0.10, BACK - 0.085, z, HALF - 0.10, BACK - 0.06, z + 0.085, 'x'),
        (-HALF + 0.06, BACK - 2.25, z, -HALF + 0.085, BACK - 0.20, z + 0.085, 'y'))], pale, 0.004, 12)
    for z, rise, power in ((1.545, 1, 20), (1.20, -1, 14)):
        lights.strip((-HALF + 0.1, BACK - 0.035, z), (HALF - 0.1, BACK - 0.035, z),
                     (0, 0.25, rise), power, lights.WARM, 0.02)
    lights.strip((-HALF + 0.035, BACK - 2.2, 1.545), (-HALF + 0.035, BACK - 0.2, 1.545),
                 (-0.25, 0, 1), 11, lights.WARM, 0.02)


def heater(black):
    x, y, _ = HEATER
    caged_heater(HEATER, surface.black_steel(), stone.sauna_stone(), black, random.Random(11))
    guard = stone.dark_stone('guard', (0.02, 0.02, 0.021), (0.07, 0.068, 0.066), 0.5, wet=0, relief=0.006)
    for low, high in ((0, 0.40), (0.404, 0.804), (0.808, 1.22)):
        box((HALF - 0.03, y - 0.42, low), (HALF - 0.004, y + 0.42, high), guard, 0.004)
    lights.point((x, y, 0.5), 2.0, (1.0, 0.26, 0.06), 0.10)
    lights.spot((x - 0.35, y - 0.45, 2.40), (x, y, 0.8), 70, (1.0, 0.72, 0.45), 46, 0.9)
    for k in range(2):
        steam(x - 0.55, x + 0.45, y - 0.05 + 0.22 * k, 0.98, 2.3, 0.32, 2.2, k * 3 + 0.4, soft=0.45)


def window(black):
    """A slot in the right wall, dusk behind it."""
    y0, y1, sill, head = 2.28, 2.58, 0.60, 2.14
    for a, b, low, high in ((y0, y0 + 0.02, sill, head), (y1 - 0.02, y1, sill, head),
                            (y0, y1, sill, sill + 0.02), (y0, y1, head - 0.02, head)):
        box((HALF - 0.035, a, low), (HALF, b, high), black, 0.002)
    box((HALF - 0.004, y0 + 0.02, sill + 0.02), (HALF - 0.001, y1 - 0.02, head - 0.02),
        surface.dusk_glow(), 0)
    lights.strip((HALF - 0.04, 2.43, 0.65), (HALF - 0.04, 2.43, 2.1), (-1, -0.25, 0), 9,
                 (0.40, 0.58, 1.0), 0.22)


def furnish():
    cloth = surface.terry('towel', (0.66, 0.59, 0.50))
    bucket((0.15, BACK - 0.98, LOWER), surface.brass())
    ladle((0.12, BACK - 0.98, LOWER + 0.19), (0.50, BACK - 0.86, LOWER + 0.42),
          wood.turned_wood('ladle', (0.06, 0.03, 0.018), (0.11, 0.06, 0.035)))
    towel_stack((-0.97, BACK - 0.31, UPPER), cloth, 3, width=0.38, depth=0.30)
    draped_towel(0.62, 0.98, BACK - 0.06, BACK - 0.66, UPPER, 0.27, cloth, seed=4)
