"""The wellness room over the water of its tub: three candles on the sill, their flames on the water, the garden at dusk."""
from scenes import wellness_room
from scenes.wellness_room import BACK, WINDOW
from studio import lights
from studio.camera import level_camera
from studio.candles import pillar
from studio.materials import surface

PICTURE = dict(
    wellness_room.PICTURE, aspect=(5, 4), exposure=0.85, balance=(1.0, 1.0, 0.98), burn=0.3, steam=(),
    camera=dict(location=(-0.58, 1.42, 0.92), yaw=5, lens=42, shift_y=-0.118))
# By height over the horizon: ember, ash, a grayer blue than the room's own.
DUSK = ((0.0, (0.84, 0.46, 0.25)), (0.36, (0.76, 0.44, 0.26)), (0.50, (0.52, 0.38, 0.32)),
        (0.64, (0.29, 0.30, 0.38)), (0.84, (0.145, 0.19, 0.32)), (1.0, (0.095, 0.14, 0.27)))


def build():
    wellness_room.room(DUSK, tap=False, pair=False)
    wax = surface.wax(2.2, 20.0)
    for x, out, height, radius, seed in ((-0.14, 0.0, 0.26, 0.036, 31), (0.02, 0.06, 0.36, 0.036, 21),
                                         (0.19, 0.0, 0.205, 0.042, 24)):
        foot = (x, BACK + out, WINDOW[2])
        pillar(foot, height, radius, seed=seed, wax=wax)
        # In the flame: the rim shades the candle's own side, which only glows from within.
        lights.point((x, BACK + out, WINDOW[2] + height + 0.012), 0.9, lights.CANDLE, 0.01).visible_glossy = False
    level_camera(**PICTURE['camera'], focus=2.22, fstop=4.0)
