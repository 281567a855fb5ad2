"""Close-up: the slats of a bench of cedar, lamplight falling on them from under the next bench up."""
import random

from studio import lights
from studio.camera import aimed_camera
from studio.geometry import box
from studio.materials import stone, wood
from studio.timber import boards

PICTURE = dict(aspect=(4, 3), exposure=0.6, look='High Contrast', vignette=0.26)

WIDTH, GAP, DEPTH = 0.088, 0.008, 0.028
LEFT, RIGHT, SLATS = -2.4, 1.4, 6
BACK = SLATS * (WIDTH + GAP)          # where the riser stands
GRAIN = ((0.150, 0.082, 0.050), (0.275, 0.165, 0.105), (0.410, 0.270, 0.180))


def build():
    lights.world((0.20, 0.32, 0.60), 0.012)
    slats()
    # Hidden under the next bench, so that its light grazes the slats in front.
    lamp = lights.strip((-1.0, BACK - 0.02, 0.19), (0.9, BACK - 0.02, 0.19), (0, -0.10, -1), 12, (1.0, 0.74, 0.50), 0.02)
    lights.fade(lamp, (0.0, 0.10), (0.45, 0.30), (0.75, 1.0), (1.0, 1.0))
    lights.fill((1.2, -0.9, 1.2), (0.0, 0.2, 0), 0.8, 0.8, 2.2, lights.DUSK)
    aimed_camera((0.50, -0.44, 0.40), (-0.06, 0.30, 0.0), lens=46, focus=0.84, fstop=5.0)


def slats():
    rng = random.Random(5)
    cedar = wood.cedar('slat', GRAIN, roughness=0.58, rings=210, ring_contrast=0.34, fibre_contrast=0.40,
                       board_contrast=0.42, pores=0.20, relief=0.5, fibres=1000.0, seasons=1.0, hues=0.6,
                       ring_relief=0.05)
    planks = []
    for k in range(SLATS):
        y, top = k * (WIDTH + GAP), rng.uniform(-0.0008, 0.0008)
        planks.append((LEFT, y, top - DEPTH, RIGHT, y + WIDTH, top, 'x'))
    for x in (-1.35, -0.55, 0.25):     # bearers
        planks.append((x, 0.03, -DEPTH - 0.07, x + 0.04, BACK, -DEPTH - 0.001, 'y'))
    for k in range(4):                # the riser
        z = 0.012 + k * (WIDTH + 0.004)
        planks.append((LEFT, BACK + 0.006, z, RIGHT, BACK + 0.026, z + WIDTH, 'x'))
    boards(planks, cedar, 0.004, 23)
    black = stone.dark_stone('black', roughness=0.9, wet=0)
    box((LEFT, BACK + 0.030, -0.4), (RIGHT, BACK + 0.1, 0.5), black, 0)
    box((LEFT, -0.4, -0.45), (RIGHT, BACK + 0.1, -0.40), black, 0)
