"""One of the hammam's basins before glazed tiles: the tap runs, a copper bowl floats under it."""
from mathutils import Matrix

from scenes import hammam
from studio import lights
from studio.camera import aimed_camera
from studio.geometry import box, lathe
from studio.materials import ceramic, surface
from studio.props import bowl
from studio.water import water

PICTURE = dict(exposure=1.25, look='High Contrast', balance=(0.97, 1.0, 1.03), burn=0.6, aspect=(4, 5), vignette=0.26)

LEVEL = 0.638                       # of the water


def build():
    hammam.room(lit=())
    run()
    afloat = bowl((0, 0, 0), surface.copper('bowl', 0.26), 0.105, 0.062)
    afloat.matrix_world = Matrix.Translation((-0.125, hammam.REACH + 0.035, LEVEL - 0.022)) @ Matrix.Rotation(0.05, 4, 'X')
    # The niche is tiled behind the water.
    half, back = hammam.NICHE[0] - 0.012, hammam.REACH + 0.452
    box((-half, back, 0.16), (half, back + 0.01, 2.0), ceramic.glazed_tile(
        'niche', (0.014, 0.045, 0.030), (0.050, 0.120, 0.080), size=(0.066, 0.066), grout=(0.045, 0.045, 0.040),
        variation=0.40, swell=0.5), 0)
    # The day under the dome, from behind and above.
    lights.area((-1.25, 1.0, 2.7), (0.05, hammam.REACH + 0.1, 0.55), 0.30, 0.30, 12, (1.0, 0.95, 0.86), 60)
    aimed_camera((-0.50, 1.20, 1.22), (0.0, hammam.REACH + 0.15, 0.92), lens=80, focus=1.95, fstop=9)


def run():
    """A stream from the tap, thinner as it falls, and the rings where it goes in."""
    y, top = hammam.REACH + 0.19, 0.93
    clear = water(ripples=0.0, scale=3.0)
    lathe((0, y, top), [(0.0075, 0.0), (0.0060, -0.05), (0.0050, -0.14), (0.0046, LEVEL - top - 0.01)], clear, 24, 'stream')
    for radius in (0.026, 0.050, 0.080):
        lathe((0, y, LEVEL), [(radius - 0.009, 0.0), (radius, 0.0010), (radius + 0.009, 0.0)], clear, 64, 'ring')
