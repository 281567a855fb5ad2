"""The sauna from its lowest bench: the bucket of water in front, the stones and their wall behind it."""
from dataclasses import replace

from scenes import sauna
from studio import lights
from studio.camera import level_camera

HEAT, RISEN = sauna.PICTURE['steam']
PICTURE = dict(
    sauna.PICTURE, exposure=2.2, steam=(HEAT, replace(RISEN, density=0.6)),
    camera=dict(location=(-0.50, 0.84, 1.02), yaw=34.5, lens=30, shift_y=-0.085))


def build():
    sauna.room()
    # A narrow lamp over the bucket, which else stands in the shade of the benches behind it.
    x, y, z = sauna.BUCKET
    lights.spot((x - 0.55, y - 0.75, 2.3), (x, y, z + 0.12), 30, (1.0, 0.76, 0.52), 20, 1.0)
    level_camera(**PICTURE['camera'], focus=1.95, fstop=2.8)
