"""Close-up: cedar slats seen along the wall, lamplight falling down them from a hidden strip."""
import random

from studio import lights
from studio.camera import level_camera
from studio.geometry import box
from studio.materials import stone, wood
from studio.timber import boards

PICTURE = dict(aspect=(4, 3), exposure=0.45, look='High Contrast')

WIDTH, GAP, DEPTH = 0.066, 0.011, 0.026
LEFT, RIGHT, LOW, HIGH = -0.75, 1.9, 0.9, 1.56
GRAIN = ((0.15, 0.058, 0.028), (0.31, 0.138, 0.066), (0.47, 0.250, 0.135))


def build():
    lights.world((0.20, 0.32, 0.60), 0.010)
    slats()
    # Nearly in the plane of the wall, so that each slat shades the gap below it.
    lights.strip((0.0, -0.105, 1.56), (1.5, -0.105, 1.56), (0, 0.22, -1), 12, lights.COVE, 0.012)
    lights.fill((-1.4, -0.9, 1.0), (0.1, 0, 1.2), 0.6, 0.6, 0.8, lights.DUSK)
    level_camera((-0.60, -0.50, 1.27), yaw=50, lens=58, focus=0.77, fstop=4.5)


def slats():
    rng = random.Random(5)
    planks, z = [], LOW
    while z < HIGH:
        front = DEPTH + rng.uniform(-0.0012, 0.0012)
        joint = rng.uniform(0.5, 1.5)
        for a, b in ((LEFT, joint - 0.0008), (joint + 0.0008, RIGHT)):
            planks.append((a, -front, z, b, 0, z + WIDTH + rng.uniform(-0.0005, 0.0005), 'x'))
        z += WIDTH + GAP
    boards(planks, wood.cedar('slat', GRAIN, roughness=0.46, rings=235, ring_contrast=0.42,
                              fibre_contrast=0.46, board_contrast=0.5, pores=0.35, relief=1.5, fibres=1000.0,
                              seasons=1.0, hues=0.8, ring_relief=0.12, knot_at=(0.055, 1.309, 1.0)),
           0.0022, 23)
    box((LEFT, 0.004, LOW), (RIGHT, 0.1, HIGH), stone.dark_stone('black', roughness=0.9, wet=0), 0)
