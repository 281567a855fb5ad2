"""A hearth fire: sheets of flame that light nothing, two lamps doing the lighting."""
import random

from . import lights
from .geometry import mesh_from, rod, store
from .nodes import Material


def _flame_material(seed, bottom, height, strength):
    g = Material('hearth flame')
    x, y, z = g.position().split()
    rise = (z - bottom) / height
    sway = g.noise(g.vector(x * 5.0 + seed * 7.0, z * 3.0, seed), 1.0, 2) - 0.5
    tongues = g.noise(g.vector((x + sway * rise * 0.22) * 13.0 + seed * 3.0, y, z * 4.0), 1.0, 3)
    body = tongues * 1.25 + g.attribute('edge', 'Fac') * 0.55 - rise * 0.95 - 0.42
    heat = g.remap(body, 0.0, 0.42, smooth=True) * g.remap(rise, 0.0, 0.12)
    colour = g.ramp(heat, (0, (0.9, 0.10, 0.01)), (0.5, (1.0, 0.32, 0.06)), (1, (1.0, 0.62, 0.24)))
    flame = g.shader('Emission', Color=colour, Strength=heat * strength)
    visible = heat * g.seen()
    return g.surface(g.blend(visible, g.shader('BsdfTransparent'), flame), is_lamp=False)


def hearth_fire(base, bark, width=0.5, height=0.42, power=25.0, strength=5.5, seed=0):
    """Logs and flames for a fireplace seen from -Y; base is the middle of the hearth floor.

    bark: a material for the logs, such as a dark wood.turned_wood().
    """
    rng = random.Random(seed)
    x, y, z = base
    for side in (-1, 0, 1):
        rod((x - width * 0.55, y + side * 0.08, z + 0.05 + rng.uniform(0, 0.02)),
            (x + width * 0.55, y + side * 0.06 + rng.uniform(-0.05, 0.05), z + 0.06), 0.042, bark)
    rod((x - width * 0.4, y - 0.09, z + 0.11), (x + width * 0.35, y + 0.09, z + 0.15), 0.038, bark)
    columns = 12
    for k, depth in enumerate((-0.05, 0.0, 0.06)):
        bottom = z + 0.09
        vertices, edge = [], []
        for level in (bottom, bottom + height):
            for i in range(columns + 1):
                t = i / columns * 2 - 1
                vertices.append((x + t * width / 2, y + depth, level))
                edge.append(1 - t * t)
        faces = [(i, i + 1, columns + 2 + i, columns + 1 + i) for i in range(columns)]
        sheet = mesh_from('flames', vertices, faces,
                          _flame_material(seed * 5 + k * 1.7, bottom, height, strength))
        store(sheet, 'edge', edge)
        sheet.visible_shadow = sheet.visible_diffuse = False
    lights.point((x - width * 0.2, y - 0.12, z + 0.22), power * 0.6, (1.0, 0.42, 0.13), 0.10)
    lights.point((x + width * 0.2, y - 0.10, z + 0.30), power * 0.4, (1.0, 0.48, 0.17), 0.08)
