"""Close-up: a blade of lamp light through clear rippled water on the mosaic of a pool floor, at night."""
import math

import numpy as np

from studio import lights
from studio.camera import aimed_camera
from studio.geometry import sheet
from studio.nodes import Material
from studio.water import Waves, caustic_image, image_at

PICTURE = dict(aspect=(4, 3), exposure=0.65, look='Medium High Contrast')

DEPTH = 0.75
CORNER, SIZE = (-1.25, -1.05), 2.5
SUN = (0.42, 0.30, -1.0)
# The eye sees the ripples a little flatter than the light does: the tiles stay readable.
SEEN = 0.7
EYE, TARGET = (0.0, -1.05, 0.98), (0.03, 0.30, -DEPTH)
LENS = dict(lens=50, focus=1.95, fstop=3.2)
CLEAR = (0.93, 0.98, 0.97)
# What the surface mirrors, on a ceiling at 3 m: x, y and radius of a soft disc, its light, its colour.
CEILING = 3.0
LAMPS = ((-1.40, 2.9, 0.11, 78, (1.0, 0.56, 0.24)), (-1.16, 3.5, 0.12, 34, (1.0, 0.57, 0.25)),
         (-0.75, 3.9, 0.12, 56, (1.0, 0.60, 0.28)), (0.10, 5.6, 0.16, 76, (1.0, 0.58, 0.26)),
         (-0.9, 3.6, 1.7, 0.32, (1.0, 0.50, 0.20)), (-3.4, 4.8, 4.5, 1.3, (0.36, 0.62, 0.80)))
# Mosaic as it is laid: tiles on sheets of twelve by twelve, and the sheets a little askew.
TILE, ROW = 0.026, 12
SHEET, TURNED = TILE * ROW + 0.0009, math.radians(8)
# The film: seconds, frames a second, and how often the longest waves run through in it (a seventh of their real speed).
FILM = dict(seconds=4, rate=24, periods=1)


def build():
    waves = ripples()
    light = caustic_image(waves, DEPTH, CORNER, SIZE, SUN, window)
    floor(light)
    sheet(-1.1, -0.95, 1.1, 0.95, 0, surface(), 500, 430, lambda x, y: SEEN * waves(x, y))
    shade()
    aimed_camera(EYE, TARGET, **LENS)


def ripples():
    return Waves(seed=5, shortest=0.075, longest=0.50, slope=0.085, count=64)


def floor(light):
    sheet(-2.2, -1.8, 2.2, 3.0, -DEPTH, mosaic(light))


def shade():
    """The light that does not come from the lamp."""
    lights.world((0.10, 0.22, 0.30), 0.12)
    lights.fill((0.9, 0.9, 2.4), (0.4, 0.3, 0), 1.6, 1.6, 16, (0.40, 0.75, 0.85))


def surface():
    """Clear water. The lamps it mirrors are a formula, not lamps: chance hits would be noise."""
    g = Material('surface')
    normal, view = (g.out(g.node('NewGeometry'), k) for k in ('Normal', 'Incoming'))
    bounce = g.out(g.node('VectorMath', {0: view * -1.0, 1: normal}, operation='REFLECT'))
    dx, dy, dz = bounce.split()
    x, y, _ = g.position().split()
    x, y = x + dx / dz * CEILING, y + dy / dz * CEILING      # where it would meet the ceiling
    clear = g.shader('BsdfRefraction', Color=CLEAR, Roughness=0.0, IOR=1.333)
    share = g.shader('Fresnel', IOR=1.333) * g.light_path('Is Camera Ray')
    for lamp_x, lamp_y, radius, light, colour in LAMPS:
        across, along = (x - lamp_x) / radius, (y - lamp_y) / radius
        disc = (1.0 - across * across - along * along).max(0.0)
        disc = disc * disc
        clear = g.add(clear, g.shader('Emission', Color=colour, Strength=disc * disc * disc * share * light))
    passing = g.light_path('Is Shadow Ray').max(g.light_path('Is Diffuse Ray'))
    return g.surface(g.blend(passing, clear, g.shader('BsdfTransparent')), is_lamp=False)


def window(x, y):
    """A slanting blade of light, brightest past its middle, one edge softer than the other."""
    across, along = x * 0.95 - y * 0.316 - 0.10, x * 0.316 + y * 0.95
    edges = 1 / (1 + np.exp(-(across + 0.30) / 0.050)) / (1 + np.exp((across - 0.33) / 0.022))
    return edges * (0.24 + 1.0 * np.exp(-((along - 0.30) / 0.48) ** 2))


def mosaic(light):
    """Glass mosaic of four greens, laid by hand; the light on it is painted by the caustic image."""
    g = Material('mosaic')
    p = g.position()
    x, y, _ = p.split()
    across, up, edge, chance, more = laid(g, x, y)
    tone, hue, lean_x = chance
    lean_y, chip, glaze = more
    ragged = g.noise(p, 190, 3)
    corner = (1.0 - across * ((hue > 0.5) * 2.0 - 1.0) - up * ((glaze > 0.5) * 2.0 - 1.0)) * TILE
    chipped = (corner < (ragged - 0.32) * 0.030) * (chip > 0.955)
    lost = chip < 0.0035
    half = 0.0011 + lean_x * 0.0006
    joint = g.remap(edge + (ragged - 0.5) * 0.0008, half, half + 0.0007, 1.0, 0.0).max(lost)
    face = g.remap(edge, half, half + 0.0024, smooth=True)

    cloud = g.noise(p, 2.2, 3)
    depth = tone * 0.66 + (cloud - 0.5) * 0.5 + (g.noise(p, 95, 4, 0.6) - 0.5) * 0.16 + 0.15
    green = g.ramp(depth, (0.1, (0.004, 0.024, 0.027)), (0.5, (0.014, 0.068, 0.070)), (0.95, (0.060, 0.160, 0.148)))
    blue = g.ramp(depth, (0.1, (0.003, 0.016, 0.030)), (0.5, (0.010, 0.052, 0.078)), (0.95, (0.060, 0.140, 0.165)))
    colour = g.mix(g.remap(hue + (cloud - 0.5) * 0.8, 0.55, 0.75), green, blue)
    colour = g.mix((1.0 - face) * 0.45, colour, (0.004, 0.020, 0.022))     # glass is dark where it is cut
    colour = g.mix(chipped * 0.85, colour, g.mix(ragged, (0.020, 0.045, 0.045), (0.16, 0.20, 0.18)))
    stain, lime = g.remap(g.noise(p, 8, 5, 0.65), 0.40, 0.60), g.remap(g.noise(p, 5.3, 5, 0.65), 0.58, 0.72)
    grout = g.mix(stain, (0.050, 0.064, 0.061), (0.010, 0.018, 0.018))
    grout = g.mix(lime * 0.7, grout, (0.14, 0.155, 0.14))
    grout = g.mix(1.0, grout, g.ramp(ragged, (0.3, 0.72), (0.7, 1.25)), 'MULTIPLY')
    colour = g.mix(joint, colour, grout)
    colour = g.mix(lime * 0.16, colour, (0.14, 0.16, 0.145))               # and a film of it on the glass
    colour = g.mix(1.0, colour, g.remap(x, -0.95, -0.05, 0.45, 1.0, smooth=True), 'MULTIPLY')   # deeper to the left

    height = (across * (lean_x - 0.5) + up * (lean_y - 0.5)) * 1.5 + face * 0.35 - joint * 0.5 - chipped * 0.5
    normal = g.bump(height + g.noise(p, 70, 2) * 0.22, 0.8, 0.004)
    dot = {'operation': 'DOT_PRODUCT'}
    facing = g.out(g.node('VectorMath', {0: normal, 1: (-0.35, -0.25, 0.90)}, **dot), 'Value').max(0.0)
    glint = g.out(g.node('VectorMath', {0: normal, 1: (-0.13, -0.22, 0.967)}, **dot), 'Value').max(0.0)
    glint = g.math('POWER', glint, 220.0) * face * (1.0 - joint) * (1.0 - chipped) * (glaze * glaze)
    fall = g.mix(1.0, image_at(g, light, CORNER, SIZE, p), (1.0, 0.80, 0.57), 'MULTIPLY')
    sheen = colour + (0.010, 0.0060, 0.0022)  # the glaze itself throws back warm light
    sheen = sheen + g.mix(1.0, (0.130, 0.120, 0.105), glint, 'MULTIPLY')
    sunlit = g.shader('Emission', Color=g.mix(1.0, sheen, fall, 'MULTIPLY'),
                      Strength=facing * facing * 4.8 * (glaze * 0.35 + 0.82))
    return g.surface(g.add(g.principled(colour, 0.25, 0.3, Normal=normal), sunlit), is_lamp=False)


def laid(g, x, y):
    """Where in its tile a point is (-0.5 to 0.5), how far inside its edge, and six random numbers of the tile."""
    cos, sin = math.cos(TURNED), math.sin(TURNED)
    sheets = [(x * cos + y * sin) / SHEET + 0.3, (y * cos - x * sin) / SHEET + 0.1]
    askew, over, down = g.random(g.vector(sheets[0].floor(), sheets[1].floor(), 4.1))
    u, v = ((s.fract() - 0.5) * SHEET for s in sheets)
    askew = (askew - 0.5) * 0.014
    u, v = u + v * askew + (over - 0.5) * 0.0020, v - u * askew + (down - 0.5) * 0.0020
    within = TILE * ROW / 2 - abs(u).max(abs(v))
    columns, rows = u / TILE + ROW / 2, v / TILE + ROW / 2
    key = [s.floor() * ROW + t.floor() for s, t in zip(sheets, (columns, rows))]
    chance, more = g.random(g.vector(*key, 1.7)), g.random(g.vector(*key, 8.3))
    across, up = columns.fract() - 0.5, rows.fract() - 0.5
    turn = (more[0] - 0.5) * 0.07
    across, up = across + up * turn + (chance[1] - 0.5) * 0.016, up - across * turn + (more[2] - 0.5) * 0.016
    edge = (0.5 - abs(across).max(abs(up))) * TILE
    return across, up, edge.min(within), chance, more
