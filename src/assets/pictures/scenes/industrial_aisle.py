"""The brick works along its wall: a lantern on a bench, a window's dusk on the bricks, the pool's steam between columns."""
from dataclasses import replace

from scenes import industrial
from studio.camera import level_camera
from studio.candles import lantern
from studio.materials import wood
from studio.props import stool

HAZE, PLUMES = industrial.PICTURE['steam']
PICTURE = dict(
    industrial.PICTURE, aspect=(5, 4), windows=(), exposure=1.75, magenta=0.55,
    camera=dict(location=(3.75, 3.35, 0.80), yaw=7.0, lens=42, shift_x=-0.04, shift_y=0.11),
    steam=(HAZE, replace(PLUMES, density=0.25)))


def build():
    industrial.room()
    teak = wood.cedar('teak', wood.TEAK)
    for y in (6.1, 9.75):
        stool((4.92, y, 0), teak, 0.42, 1.5, 0.44)
    lantern((4.90, 5.95, 0.44), 0.20, 0.38, 20)
    level_camera(**PICTURE['camera'], focus=2.8, fstop=2.2)
