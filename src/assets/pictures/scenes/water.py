"""Close-up: a shaft of late sun through clear rippled water on the mosaic of a pool floor."""
import numpy as np

from studio import lights
from studio.camera import aimed_camera
from studio.geometry import sheet
from studio.materials.ceramic import Field
from studio.nodes import Material
from studio.water import Waves, caustic_image, image_at

PICTURE = dict(aspect=(4, 3), exposure=0.5, look='Medium Low Contrast')

DEPTH = 0.75
CORNER, SIZE = (-1.7, -1.5), 3.4
SUN = (0.42, 0.30, -1.0)
# The eye sees the ripples a little flatter than the sun does: the grid stays readable.
SEEN = 0.8
EYE, TARGET = (0.0, -1.05, 0.98), (0.03, 0.30, -DEPTH)
LENS = dict(lens=50, focus=1.95, fstop=2.0)
CLEAR = (0.93, 0.98, 0.97)
# The lamp that the surface mirrors: its middle on a ceiling at 3 m, where its light begins and ends to fade, its light.
CEILING, LAMP, LAMP_FADE = 3.0, (-1.0, 4.4), ((0.2, 2.4), (0.0, 0.5))
LAMP_COLOUR, LAMP_STRENGTH = (1.0, 0.60, 0.28), 7.0
# The film: seconds, frames a second, and how often the longest waves run through in it (a seventh of their real speed).
FILM = dict(seconds=4, rate=24, periods=1)


def build():
    waves = ripples()
    light = caustic_image(waves, DEPTH, CORNER, SIZE, SUN, window)
    floor(light)
    sheet(-1.6, -1.0, 1.6, 2.4, 0, surface(), 320, 340, lambda x, y: SEEN * waves(x, y))
    shade()
    aimed_camera(EYE, TARGET, **LENS)


def ripples():
    return Waves(seed=4, shortest=0.11, longest=0.50, slope=0.115)


def floor(light):
    sheet(-2.2, -1.8, 2.2, 3.0, -DEPTH, mosaic(light))


def shade():
    """The light that does not come from the sun."""
    lights.world((0.10, 0.22, 0.30), 0.07)
    lights.fill((0.4, 1.0, 2.4), (0, 0.4, 0), 2.5, 2.5, 11, (0.40, 0.75, 0.85))


def surface():
    """Clear water. The lamp it mirrors is a formula, not a lamp: chance hits would be noise."""
    g = Material('surface')
    normal, view = (g.out(g.node('NewGeometry'), k) for k in ('Normal', 'Incoming'))
    bounce = g.out(g.node('VectorMath', {0: view * -1.0, 1: normal}, operation='REFLECT'))
    dx, dy, dz = bounce.split()
    x, y, _ = g.position().split()
    x, y = x + dx / dz * CEILING, y + dy / dz * CEILING      # where it would meet the ceiling
    glow = (g.remap(abs(x - LAMP[0]), *LAMP_FADE[0], 1.0, 0.0, smooth=True)
            * g.remap(abs(y - LAMP[1]), *LAMP_FADE[1], 1.0, 0.0))
    mirrored = g.shader('Emission', Color=LAMP_COLOUR, Strength=glow * glow * g.shader(
        'Fresnel', IOR=1.333) * LAMP_STRENGTH * g.light_path('Is Camera Ray'))
    clear = g.shader('BsdfRefraction', Color=CLEAR, Roughness=0.0, IOR=1.333)
    passing = g.light_path('Is Shadow Ray').max(g.light_path('Is Diffuse Ray'))
    return g.surface(g.blend(passing, g.add(clear, mirrored), g.shader('BsdfTransparent')),
                     is_lamp=False)


def window(x, y):
    """A broad slanting band of sun with a soft edge: the rest of the pool lies in shade."""
    across = x * 0.83 - y * 0.55 + 0.10
    return 1 / (1 + np.exp((np.abs(across) - 0.34) / 0.03))


def mosaic(light):
    """Teal glass mosaic; the sunlight on it is painted by the caustic image."""
    g = Material('mosaic')
    field = Field(g, (0.026, 0.026), 0.0026, mapping='floor', wobble=0.0006, arris=0.0022)
    r1, r2, r3 = field.random
    p = field.position
    cloud = g.noise(p, 2.2, 3)
    shade = r3 * 0.62 + cloud * 0.5 - 0.08 + g.noise(p, 60, 3) * 0.12
    colour = g.ramp(shade, (0.1, (0.005, 0.034, 0.043)), (0.5, (0.014, 0.078, 0.090)),
                    (0.9, (0.045, 0.150, 0.155)))
    colour = g.mix((r2 > 0.985) * 0.7, colour, (0.20, 0.21, 0.16))  # the odd pale one
    colour = g.mix(field.joint, colour, (0.030, 0.046, 0.047))
    lean = field.across * (r1 - 0.5) + field.up * (r2 - 0.5)
    height = lean * 0.9 + field.face * 0.35 - field.joint * 0.5
    normal = g.bump(height, 0.8, 0.004)
    facing = g.out(g.node('VectorMath', {0: normal, 1: (-0.35, -0.25, 0.90)},
                          operation='DOT_PRODUCT'), 'Value').max(0.0)
    fall = g.mix(1.0, image_at(g, light, CORNER, SIZE, p), (1.0, 0.74, 0.45), 'MULTIPLY')
    sheen = colour + (0.012, 0.0065, 0.002)  # the glaze itself throws back warm light
    sunlit = g.shader('Emission', Color=g.mix(1.0, sheen, fall, 'MULTIPLY'),
                      Strength=facing * facing * 4.2)
    glaze = g.principled(colour, 0.25, 0.3, Normal=normal)
    return g.surface(g.add(glaze, sunlit), is_lamp=False)
