"""The wellness room from near its floor: candles on a tray, mirrored in the stone, tub and filler beside them, a gray dusk."""
from scenes import wellness_room
from studio.camera import level_camera

PICTURE = dict(
    wellness_room.PICTURE, aspect=(5, 4), exposure=1.15, balance=(1.0, 1.0, 0.97), burn=0.8,
    camera=dict(location=(0.75, 1.02, 0.36), yaw=13, lens=50))
# By height over the horizon: the last warmth, then ash.
DUSK = ((0.0, (0.66, 0.40, 0.25)), (0.36, (0.56, 0.39, 0.28)), (0.50, (0.40, 0.315, 0.26)),
        (0.64, (0.27, 0.238, 0.222)), (0.84, (0.160, 0.152, 0.158)), (1.0, (0.11, 0.108, 0.118)))


def build():
    wellness_room.room(DUSK)
    level_camera(**PICTURE['camera'], focus=2.08, fstop=1.8)
