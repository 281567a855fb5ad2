"""Sample: old common brick, wire-brushed: the soot is off, the fired skin is not."""
from studio.geometry import box
from studio.materials import ceramic
from studio.sample import FRAME, HALF, TALL, lit

PICTURE = dict(FRAME, exposure=1.5)
TONES = ((0.090, 0.045, 0.032), (0.185, 0.092, 0.062), (0.285, 0.165, 0.115))


def build():
    box((-HALF, -TALL, -0.1), (HALF, TALL, 0), ceramic.brick('brushed', TONES, soot=0.25, mortar=(0.22, 0.20, 0.175),
                                                             relief=0.010, contrast=0.48, burnt=0.06, arris=0.0022), 0)
    lit()
