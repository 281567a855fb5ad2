"""Sample: planed boards of red cedar, as benches are made of."""
from studio.geometry import box
from studio.materials import stone, wood
from studio.sample import FRAME, HALF, TALL, lit
from studio.timber import boards, slab

PICTURE = dict(FRAME, exposure=2.1)
GRAIN = ((0.150, 0.076, 0.044), (0.290, 0.165, 0.100), (0.430, 0.270, 0.172))


def build():
    cedar = wood.cedar('boards', GRAIN, roughness=0.58, rings=150, ring_contrast=0.36, fibre_contrast=0.40,
                       board_contrast=0.40, pores=0.20, relief=0.6, fibres=900.0, seasons=1.0, hues=0.6, knots=0.5,
                       ring_relief=0.08)
    boards(slab((-HALF - 0.9, -TALL, -0.028), (HALF + 0.9, TALL, 0), 'x', 0.096, 0.008), cedar, 0.004, 23)
    box((-HALF, -TALL, -0.08), (HALF, TALL, -0.04), stone.dark_stone('black', roughness=0.9, wet=0), 0)
    lit()
