"""A sample of a material: 60 by 75 cm of it lie flat under the camera, in light that grazes from the upper left."""
from . import lights
from .camera import aimed_camera

HALF, TALL = 0.40, 0.48               # what a sample covers each way from the middle, a little more than is seen
FRAME = dict(aspect=(4, 5), samples=8, vignette=0.05, look='Medium High Contrast')


def lit(power=9.0, fill=2.6, low=0.42):
    """low: how high the lamp stands, which draws the shadows longer."""
    lights.world((0.55, 0.62, 0.75), 0.03)
    lights.area((-0.85, 0.75, low), (0.05, -0.05, 0), 0.35, 0.2, power, lights.SOFT_WARM)
    lights.fill((0.3, -0.2, 2.2), (0, 0, 0), 1.6, 1.6, fill, (1.0, 0.90, 0.80))
    aimed_camera((0, 0, 3), (0, 0, 0), lens=144, fstop=16)
