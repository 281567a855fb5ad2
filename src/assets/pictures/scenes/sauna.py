"""A cedar sauna at home: three tiers, light under each, stones in an iron cage."""
import random

import bpy

from studio import lights
from studio.camera import level_camera
from studio.cloth import draped_cloth, folded_towel
from studio.geometry import box
from studio.materials import stone, surface, wood
from studio.props import bucket, caged_heater, ladle
from studio.timber import boards, slab

PICTURE = dict(exposure=1.1, look='Medium High Contrast')

HALF, BACK, TOP = 1.9, 3.9, 2.5    # half width, back wall, ceiling
NEAR = -1.6
TIERS = (0.45, 0.90, 1.35)         # seat heights
TREAD = 0.61
END = HALF - 0.80                  # the lower tiers stop here, for the heater
HEATER = (HALF - 0.42, BACK - 1.50, 0)
BACKREST = (-1.50, 1.25)
GLOW = (1.0, 0.74, 0.48)           # cedar adds the rest of the warmth


def build():
    black = stone.dark_stone('black', roughness=0.6, wet=0)
    pale = wood.cedar('bench', wood.PALE_CEDAR, roughness=0.45)
    lights.world()
    shell(black)
    tiers(pale)
    backrest(pale)
    heater(black)
    furnish()
    lights.fill((-0.2, -0.8, 2.40), (0, 2.4, 0), 2.4, 1.4, 24, (1.0, 0.74, 0.50))
    level_camera((-0.30, -0.95, 1.30), yaw=4.0, lens=24, shift_y=-0.03, focus=4.0)


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


def tiers(pale):
    left = -HALF + 0.02
    for k, seat in enumerate(TIERS):
        back, right = BACK - 0.02 - TREAD * (2 - k), HALF - 0.02 if k == 2 else END
        front = back - TREAD + (0.02 if k == 2 else 0)
        boards(slab((left, front, seat - 0.028), (right, back - 0.008, seat), 'x', 0.103, 0.009),
               pale, 0.004, 21 + k)
        boards([(left, front - 0.014, seat - 0.052, right, front - 0.001, seat, 'x')], pale, 0.004, 31 + k)
        # Fascias stand 40 mm back so that the light slit reads under the nosing.
        foot = seat - 0.45 + (0.08 if k == 0 else 0.03)
        height = (seat - 0.07 - foot) / 3
        boards([(left, front + 0.04, foot + n * height, right, front + 0.06,
                 foot + (n + 1) * height - 0.006, 'x') for n in range(3)], pale, seed=41 + k)
        lights.strip((left + 0.03, front + 0.018, seat - 0.045), (right - 0.04, front + 0.018, seat - 0.045),
                     (0, -0.35, -1), (15, 13, 11)[k], GLOW, 0.015)
    # The cut ends of the two lower tiers, beside the heater.
    for k in (0, 1):
        back = BACK - 0.02 - TREAD * (2 - k)
        boards([(END - 0.045, back - TREAD + 0.065, z, END - 0.025, back, z + 0.098, 'y')
                for z in (0.08 + 0.45 * k - 0.05 * k + 0.105 * n for n in range(3))], pale, seed=51 + k)


def backrest(pale):
    """Floating slats with light above them."""
    x0, x1 = BACKREST
    boards([(x0, BACK - 0.085, z, x1, BACK - 0.06, z + 0.085, 'x') for z in (1.62, 1.735, 1.85)],
           pale, 0.004, 12)
    for z, rise, power in ((1.93, 1, 30), (1.615, -1, 12)):
        lights.strip((x0 + 0.03, BACK - 0.035, z), (x1 - 0.03, BACK - 0.035, z), (0, 0.25, rise), power,
                     GLOW, 0.02)


def heater(black):
    """A cage of stones against a wall of split basalt."""
    x, y, _ = HEATER
    caged_heater(HEATER, surface.black_steel(), stone.sauna_stone(), black, random.Random(11),
                 height=0.70)  # its stones end below the foot bench: feet belong in the heat
    rng = random.Random(4)
    split = stone.dark_stone('split', (0.018, 0.018, 0.019), (0.075, 0.072, 0.070), 0.62, wet=0, relief=0.012)
    courses, z, y0, y1 = [], 0.0, y - 0.95, BACK - TREAD - 0.05
    while z < TIERS[2] - 0.12:
        tall, a = rng.choice((0.045, 0.06, 0.08)), y0
        while a < y1 - 0.01:
            b = min(y1, a + rng.uniform(0.18, 0.52))
            courses.append((HALF - rng.uniform(0.018, 0.046), a, z, HALF - 0.002, b - 0.002,
                            z + tall - 0.002, 'y'))
            a = b
        z += tall
    boards(courses, split, 0.005, 61, 'split stone')
    box((HALF - 0.115, y0 - 0.01, z), (HALF - 0.002, y1, z + 0.03), black, 0.004)
    box((HALF - 0.115, y0 - 0.01, z - 0.025), (HALF - 0.108, y1, z), black, 0.002)
    lights.point((x, y, 0.5), 1.6, (1.0, 0.26, 0.06), 0.10)
    lights.spot((x - 0.40, y - 0.50, 2.42), (x, y, 0.8), 75, (1.0, 0.72, 0.45), 46, 0.9)
    # A lamp under the cap grazes the stone: relief is all a dark wall has to show.
    lights.strip((HALF - 0.095, y0 + 0.02, z - 0.012), (HALF - 0.095, y1 - 0.02, z - 0.012), (0.22, 0, -1), 9,
                 GLOW, 0.012)


def furnish():
    cloth = surface.terry('towel', (0.60, 0.545, 0.47))
    timber = wood.turned_wood('ladle', (0.06, 0.03, 0.018), (0.11, 0.06, 0.035))
    tread = BACK - 0.02 - TREAD
    bucket((0.30, tread - 0.30, TIERS[1]), surface.brass())
    ladle((0.27, tread - 0.30, TIERS[1] + 0.19), (0.65, tread - 0.18, TIERS[1] + 0.42), timber)
    # Somebody has just left: a towel over the edge of the foot bench, another on the top one.
    front = BACK - 0.02 - TREAD * 2
    seat = box((-1.6, front - 0.014, 0.5), (0.2, front + TREAD, TIERS[1]), None, 0)
    draped_cloth((-0.72, front + 0.20, TIERS[1] + 0.12), (0.66, 1.05), cloth, [seat], 0.006, 0.15, 90, turn=21, seed=3)
    bpy.data.objects.remove(seat)
    folded_towel((-1.32, BACK - 0.34, TIERS[2]), surface.terry('sand towel', (0.40, 0.335, 0.27)), 0.36, 0.28, 3,
                 seed=6, turn=-12)
