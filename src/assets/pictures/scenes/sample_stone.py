"""Sample: split stone laid dry behind a sauna's heater."""
import random

from studio.geometry import box
from studio.masonry import courses, split_wall
from studio.materials import stone
from studio.sample import FRAME, HALF, TALL, lit

PICTURE = dict(FRAME, exposure=2.2, balance=(0.87, 1.0, 1.15))


def build():
    rough = stone.split_stone(low=(0.024, 0.024, 0.025), high=(0.110, 0.104, 0.096))
    blocks = courses(2 * HALF, 2 * TALL, random.Random(6), (0.042, 0.055, 0.055, 0.075, 0.095), (0.16, 0.46))
    split_wall(lambda along, up, out: (along - HALF, up - TALL, out), blocks, rough, 4, 0.024, 0.006, step=0.012)
    box((-HALF, -TALL, -0.10), (HALF, TALL, -0.06), rough, 0)
    lit()
