"""The wellness room from beside its tub: the rim, two candles on the sill, the garden at dusk behind the glass."""
from dataclasses import replace

from scenes import wellness_room
from studio.camera import level_camera

HAZE, = wellness_room.PICTURE['steam']
PICTURE = dict(
    wellness_room.PICTURE, aspect=(4, 5), exposure=1.12, balance=(1.0, 1.0, 0.97), burn=0.8,
    camera=dict(location=(-0.95, 1.80, 0.84), yaw=14.0, lens=34, shift_y=-0.08), steam=(replace(HAZE, density=1.6),))


def build():
    wellness_room.room()
    level_camera(**PICTURE['camera'], focus=2.0, fstop=2.8)
