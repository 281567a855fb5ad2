"""Fields of units: glazed tile and brick, every unit with its own colour."""
from ..nodes import Material, average


class Field:
    """A grid of tiles or bricks: random numbers, local position, joint mask.

    offset: how far alternate rows are shifted, in units (0.5 is running bond).
    wobble: metres by which edges wander, for handmade units.
    """

    def __init__(self, g, size, joint, offset=0.0, mapping='box', wobble=0.0, arris=0.003):
        p = g.position()
        u, v = g.surface_uv(mapping)
        if wobble:
            u = u + (g.noise(p, 14, 2) - 0.5) * wobble * 2
            v = v + (g.noise(p + (9.1, 3.7, 5.3), 14, 2) - 0.5) * wobble * 2
        rows = v / size[1]
        row = rows.floor()
        columns = u / size[0] + g.math('MODULO', abs(row), 2.0) * offset
        self.position = p
        self.random = g.random(g.vector(columns.floor(), row, 1.7))
        self.across, self.up = columns.fract() - 0.5, rows.fract() - 0.5
        edge = ((0.5 - abs(self.across)) * size[0]).min((0.5 - abs(self.up)) * size[1])
        half = joint / 2
        self.joint = g.remap(edge, half, half + 0.0008, 1.0, 0.0)
        self.face = g.remap(edge, half, half + arris, smooth=True)  # rounded edge profile


def glazed_tile(name='glazed tile', deep=(0.02, 0.07, 0.07), light=(0.06, 0.16, 0.15),
                size=(0.10, 0.10), joint=0.003, grout=(0.10, 0.095, 0.085), offset=0.0,
                roughness=0.08, tilt=0.55, waviness=0.22, variation=0.75, swell=0.0, mapping='box'):
    """Handmade glaze: each tile differs in colour and leans a little.

    tilt and waviness break up reflections; 0 and 0.05 for machine-made tile.
    swell: how far a tile is pillowed, 0.5 for old thick glaze.
    Curved vaults: mapping='uv'. Small size (0.02) makes a mosaic.
    """
    g = Material(name)
    field = Field(g, size, joint, offset, mapping)
    r1, r2, r3 = field.random
    glaze = g.noise(field.position, 18, 3)
    colour = g.ramp(r3 * variation + glaze * 0.3 + (0.75 - variation) * 0.5,
                    (0.1, deep), (0.95, light))
    colour = g.mix((1.0 - field.face) * 0.35, colour, light)  # glaze thins at the edge
    lean = field.across * (r1 - 0.5) + field.up * (r2 - 0.5)
    pillow = (1.0 - field.across * field.across * 4.0) * (1.0 - field.up * field.up * 4.0)
    height = (lean * tilt + g.noise(field.position, 22, 3) * waviness + field.face * 0.12
              + pillow.sqrt() * swell)
    height = height - field.joint * 0.35
    colour = g.mix(field.joint, colour, grout)
    rough = field.joint * (0.8 - roughness) + roughness
    shader = g.principled(colour, rough, 0.6, Normal=g.bump(height, 0.7, min(size) * 0.16))
    return g.surface(shader, flat=average(deep, light))


def mosaic(name='mosaic', **options):
    """Small machine-made tile for pool linings seen above water and floors."""
    defaults = dict(size=(0.024, 0.024), joint=0.002, tilt=0.25, waviness=0.05, roughness=0.2)
    return glazed_tile(name, **{**defaults, **options})


RED = ((0.085, 0.034, 0.022), (0.21, 0.085, 0.050), (0.32, 0.155, 0.095))


def brick(name='brick', tones=RED, size=(0.225, 0.075), joint=0.010,
          mortar=(0.27, 0.245, 0.215), offset=0.5, soot=0.35, mapping='box', relief=0.012,
          contrast=0.62, burnt=0.07, arris=0.006, weathering=None):
    """Old common brick in running bond (size includes the joint).

    soot: dark staining in large clouds. Painted brick: pale tones, mortar the
    same colour, soot 0.1. contrast: how far single bricks differ; burnt: share of
    overburnt ones; arris: width of the edge that is worn off. weathering(g, colour): what years have laid over the wall.
    """
    g = Material(name)
    field = Field(g, size, joint, offset, mapping, wobble=0.0022, arris=arris)
    r1, r2, r3 = field.random
    p = field.position
    grain, pores, stain = g.noise(p, 45, 5, 0.65), g.noise(p, 160, 2), g.noise(p, 0.9, 5, 0.6)
    shade = r1 * contrast + grain * 0.30 + (g.noise(p, 7, 3) - 0.5) * 0.3 + (0.05 + (0.62 - contrast) * 0.5)
    colour = g.ramp(shade, (0.08, tones[0]), (0.48, tones[1]), (0.95, tones[2]))
    colour = g.mix((r3 > 1.0 - burnt) * 0.6, colour, (0.035, 0.028, 0.026))  # the odd overburnt one
    bed = g.mix(grain * 0.5, mortar, tuple(c * 0.6 for c in mortar))
    colour = g.mix(field.joint, colour, bed)
    dirt = g.remap(stain, 0.42, 0.68) * soot
    colour = g.mix(dirt, colour, (0.04, 0.034, 0.03))
    if weathering:
        colour = weathering(g, colour)
    lean = field.across * (r2 - 0.5) * 0.35 + (r3 - 0.5) * 0.25
    height = field.face * (lean * 0.6 + 0.75) + grain * 0.22 + pores * 0.08
    shader = g.principled(colour, grain * 0.2 + 0.68, 0.3, Normal=g.bump(height, 0.75, relief))
    return g.surface(shader, flat=tones[1])
