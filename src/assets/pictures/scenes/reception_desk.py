"""The desk of the reception along its stone: the guest book, a locker's key, the linen lamp over both."""
from scenes import reception
from studio.camera import level_camera
from studio.geometry import box
from studio.materials import stone

PICTURE = dict(
    reception.PICTURE, aspect=(5, 4), exposure=0.9,
    camera=dict(location=(-1.35, 0.9, 1.42), yaw=47, lens=30))


def build():
    reception.lobby()
    # The first camera does not see how the room ends at the right.
    box((3.3, -4, 0), (3.5, reception.WALL, reception.CEILING),
        stone.plaster('side wall', (0.30, 0.255, 0.205), 0.8, 0.16, 0.22), 0)
    level_camera(**PICTURE['camera'], focus=2.35, fstop=2.8)
