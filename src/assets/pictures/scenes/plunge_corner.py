"""A corner of the cold plunge in the evening, the eyes just above its water: split stone in the light of one lantern."""
from scenes import cold_plunge
from studio import lights
from studio.camera import level_camera

PICTURE = dict(
    cold_plunge.PICTURE, aspect=(1, 1), exposure=2.0,
    camera=dict(location=(0.95, 0.75, 0.72), yaw=-41.0, lens=35, shift_y=0.03))


def build():
    cold_plunge.room()
    # By day the lantern only marks the ledge; now it lights the corner.
    lights.point((-1.42, cold_plunge.BACK - 0.28, 0.62), 26, lights.CANDLE, 0.04).visible_glossy = False
    level_camera(**PICTURE['camera'], focus=4.0, fstop=2.8)
