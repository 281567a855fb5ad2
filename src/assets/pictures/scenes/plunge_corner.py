"""A corner of a cold plunge in the evening, the eyes just above its water: thin courses in the light of one lantern."""
from scenes import cold_plunge
from studio import lights
from studio.camera import level_camera

PICTURE = dict(
    cold_plunge.PICTURE, aspect=(1, 1), exposure=2.0,
    camera=dict(location=(0.95, 0.75, 0.72), yaw=-41.0, lens=35, shift_y=0.03))
# Long strips sawn straight and laid almost dry, as at Vals.
BOND = dict(rises=(0.045, 0.062, 0.062, 0.088), lengths=(0.5, 1.7))
FACE = dict(proud=0.007, relief=0.0025, joint=0.0018, chips=0.012)


def build():
    cold_plunge.room(BOND, FACE, slope=0.003)
    # By day the lantern only marks the ledge; now it lights the corner.
    lights.point((-1.42, cold_plunge.BACK - 0.28, 0.62), 26, lights.CANDLE, 0.04).visible_glossy = False
    level_camera(**PICTURE['camera'], focus=4.0, fstop=2.8)
