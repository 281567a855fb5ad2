"""The rooftop plunge with the eyes just above its water: a lantern on the far edge, the city lost behind the steam."""
from scenes import rooftop
from studio.camera import level_camera

PICTURE = dict(rooftop.PICTURE, aspect=(5, 4), exposure=1.1)
EYE = (0.15, 2.3, 0.82)


def build():
    rooftop.roof(EYE)
    level_camera(EYE, 12, 42, shift_y=-0.05, focus=3.5, fstop=1.8)
