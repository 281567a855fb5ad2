"""Sample: the floor of a pool, four-inch tile under a forearm of water that the light has come through."""
from studio import lights
from studio.geometry import box, sheet
from studio.sample import FRAME, HALF, TALL, lit
from studio.water import lining, water

PICTURE = dict(FRAME, exposure=1.4, balance=(0.90, 1.0, 1.10))


def build():
    tile = lining(colour=(0.27, 0.30, 0.27), absorb=(0.34, 0.19, 0.20), tile=0.1016, roughness=0.3, caustics=0.9,
                  caustic_scale=5.0)
    box((-HALF - 0.2, -TALL - 0.2, -0.45), (HALF + 0.2, TALL + 0.2, -0.35), tile, 0)
    sheet(-HALF - 0.2, -TALL - 0.2, HALF + 0.2, TALL + 0.2, 0, water(tint=(0.84, 0.90, 0.86), ripples=0.25, scale=3.0))
    lights.area((-0.2, 0.75, 2.8), (0, 0, 0), 1.4, 0.4, 3, lights.DUSK)
    lit(fill=6.0)
