"""Sample: a deck of ash that was baked until it is brown all through."""
from studio.geometry import box
from studio.materials import stone, wood
from studio.sample import FRAME, HALF, TALL, lit
from studio.timber import boards, slab

PICTURE = dict(FRAME, exposure=2.1)
BAKED = ((0.062, 0.038, 0.024), (0.120, 0.078, 0.050), (0.205, 0.140, 0.094))


def build():
    ash = wood.wood('ash', BAKED, roughness=0.52, rings=85, ring_contrast=0.42, fibre_contrast=0.36, board_contrast=0.34,
                    pores=0.55, knots=0, relief=0.8, fibres=700.0, seasons=0.8, hues=0.4, ring_relief=0.10)
    boards(slab((-HALF - 0.05, -TALL - 0.6, -0.022), (HALF + 0.05, TALL + 0.6, 0), 'y', 0.13, 0.006), ash, 0.003, 9)
    box((-HALF, -TALL, -0.08), (HALF, TALL, -0.04), stone.dark_stone('black', roughness=0.9, wet=0), 0)
    lit()
