"""Sample: the side of a tub of cedar, lit from under its stone rim."""
from studio import lights
from studio.geometry import box
from studio.materials import stone, wood
from studio.sample import FRAME, HALF, TALL, lit
from studio.timber import boards, slab

PICTURE = dict(FRAME, exposure=1.2)
RIM = 0.13                            # how far up the rim begins
GRAIN = ((0.16, 0.075, 0.036), (0.29, 0.15, 0.075), (0.42, 0.245, 0.135))


def build():
    cedar = wood.cedar('tub', GRAIN, roughness=0.55, rings=120, ring_contrast=0.32, board_contrast=0.45, fibres=800.0,
                       seasons=0.8, knots=0.5, hues=0.6, ring_relief=0.10)
    boards(slab((-HALF - 0.03, -TALL - 0.5, -0.022), (HALF + 0.03, TALL, 0), 'y', 0.106, 0.006), cedar, 0.003, 8)
    basalt = stone.dark_stone('basalt', (0.035, 0.035, 0.036), (0.11, 0.107, 0.103), 0.40, wet=0, relief=0.0008)
    box((-HALF, RIM, 0.01), (HALF, TALL, 0.05), basalt, 0.006, 3)
    box((-HALF, -TALL, -0.08), (HALF, TALL, -0.04), stone.dark_stone('black', roughness=0.9, wet=0), 0)
    lights.strip((-HALF, RIM - 0.002, 0.022), (HALF, RIM - 0.002, 0.022), (0, -1, -0.25), 4, (1.0, 0.60, 0.28), 0.012,
                 reflected=False)
    lit(power=6, fill=2)
