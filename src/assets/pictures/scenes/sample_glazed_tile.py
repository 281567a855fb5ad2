"""Sample: square tiles of green glaze, each leaning a little its own way."""
from studio import lights
from studio.geometry import box
from studio.materials import ceramic
from studio.sample import FRAME, HALF, TALL, lit

PICTURE = dict(FRAME, exposure=1.2)


def build():
    tile = ceramic.glazed_tile('glaze', (0.020, 0.066, 0.058), (0.076, 0.175, 0.148), (0.075, 0.075),
                               grout=(0.045, 0.050, 0.045), roughness=0.12, tilt=0.55, waviness=0.16, variation=0.7, swell=0.35)
    box((-HALF, -TALL, -0.02), (HALF, TALL, 0), tile, 0)
    lights.area((-0.55, 0.62, 2.5), (0, 0, 0), 0.8, 0.5, 11, lights.SOFT_WARM)
    lit()
