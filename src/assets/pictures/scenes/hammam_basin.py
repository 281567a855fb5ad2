"""One of the hammam's basins, near: the tap runs, a copper bowl floats under it."""
from mathutils import Matrix

from scenes import hammam
from studio import lights
from studio.camera import aimed_camera
from studio.geometry import lathe
from studio.materials import surface
from studio.props import bowl
from studio.water import water

PICTURE = dict(exposure=1.15, look='High Contrast', balance=(0.97, 1.0, 1.03), burn=0.6, aspect=(4, 5), vignette=0.26)

LEVEL = 0.638                       # of the water


def build():
    hammam.room(lit=())
    run()
    afloat = bowl((0, 0, 0), surface.copper('bowl', 0.26), 0.105, 0.062)
    afloat.matrix_world = Matrix.Translation((-0.125, hammam.REACH + 0.035, LEVEL - 0.022)) @ Matrix.Rotation(0.05, 4, 'X')
    lights.area((-0.15, hammam.REACH + 0.10, 1.80), (0.05, hammam.REACH + 0.40, 0.7), 0.10, 0.06, 3.2, lights.COVE, 110, reflected=False)
    # The day under the dome, from behind and above.
    lights.area((-1.25, 1.0, 2.7), (0.05, hammam.REACH + 0.1, 0.55), 0.30, 0.30, 8, (0.72, 0.84, 1.0), 60, reflected=False)
    aimed_camera((-0.50, 1.20, 1.22), (0.0, hammam.REACH + 0.15, 0.92), lens=80, focus=1.75, fstop=2.8)


def run():
    """A stream from the tap, thinner as it falls, and the rings where it goes in."""
    y, top = hammam.REACH + 0.19, 0.93
    clear = water(ripples=0.0, scale=3.0)
    lathe((0, y, top), [(0.0075, 0.0), (0.0060, -0.05), (0.0050, -0.14), (0.0046, LEVEL - top - 0.01)], clear, 24, 'stream')
    for radius in (0.026, 0.050, 0.080):
        lathe((0, y, LEVEL), [(radius - 0.009, 0.0), (radius, 0.0010), (radius + 0.009, 0.0)], clear, 64, 'ring')
