"""Steam as upright sheets of noise: a volume would cost ten times as much."""
from .geometry import grid_faces, mesh_from, store
from .nodes import Material


def _material(seed, density, scale, bottom, top, glow):
    g = Material('steam')
    x, y, z = g.position().split()
    p = g.vector(x * scale + seed * 13.1, y * 0.3, z * scale * 0.75)
    drift = g.noise(p, 0.7, 2)
    wisps = g.noise(p + g.vector(drift * 1.5, 0.0, drift * 1.2), 1.0, 5, 0.55)
    tall = top - bottom
    rise = (g.remap(z, bottom, bottom + tall * 0.12, smooth=True)
            * g.remap(z, bottom + tall * 0.1, top, 1.0, 0.0, smooth=True))
    alpha = g.remap(wisps, 0.44, 0.70, smooth=True) * rise * g.attribute('edge', 'Fac') * density
    colour = (0.9, 0.9, 0.9)
    lit = g.blend(0.5, g.shader('BsdfDiffuse', Color=colour),
                  g.shader('BsdfTranslucent', Color=colour))
    if glow:
        lit = g.add(lit, g.shader('Emission', Color=glow, Strength=1.0))
    return g.surface(g.blend(alpha * g.seen(), g.shader('BsdfTransparent'), lit), is_lamp=False)


def steam(x0, x1, y, bottom, top, density=0.3, scale=1.0, seed=0.0, glow=None, soft=0.35):
    """One sheet facing -Y. Stack three to seven along y, denser further away.

    glow: a touch of emission standing in for the light scattered inside,
    (0.02, 0.018, 0.015) in a dark room, (0.2, 0.19, 0.22) at dusk outside.
    """
    columns = 12
    vertices, edge = [], []
    for z in (bottom, top):
        for i in range(columns + 1):
            t = i / columns
            vertices.append((x0 + (x1 - x0) * t, y, z))
            e = min(1, min(t, 1 - t) / soft)
            edge.append(e * e * (3 - 2 * e))
    faces = [(i, i + 1, columns + 2 + i, columns + 1 + i) for i in range(columns)]
    sheet = mesh_from('steam', vertices, faces, _material(seed, density, scale, bottom, top, glow))
    store(sheet, 'edge', edge)
    sheet.visible_shadow = sheet.visible_diffuse = False
    return sheet


def shaft(above, below, y, bottom, top, glow, seed=0.0):
    """One sheet of the light that moist air shows under an opening; stack a few along y.

    above, below: its start and end in x at top and bottom. glow: its colour at the opening.
    """
    g = Material('shaft')
    x, _, z = g.position().split()
    drift = g.noise(g.vector(x * 0.8 + seed, y, z * 0.5), 1.0, 4, 0.55)
    fall = g.remap(z, bottom, top, 0.12, 1.0)
    power = fall * fall * g.remap(drift, 0.30, 0.72, 0.45, 1.3) * g.attribute('edge', 'Fac') * g.seen()
    lit = g.shader('Emission', Color=glow, Strength=power)
    columns, rows = 12, 4
    vertices, edge = [], []
    for j in range(rows + 1):
        s = j / rows
        x0, x1 = (a + (b - a) * s for a, b in zip(below, above))
        for i in range(columns + 1):
            t = i / columns
            vertices.append((x0 + (x1 - x0) * t, y, bottom + (top - bottom) * s))
            near = min(1, min(t, 1 - t) / (0.34 - 0.22 * s))
            edge.append(near * near * (3 - 2 * near))
    sheet = mesh_from('shaft', vertices, grid_faces(columns, rows),
                      g.surface(g.add(g.shader('BsdfTransparent'), lit), is_lamp=False))
    store(sheet, 'edge', edge)
    sheet.visible_shadow = sheet.visible_diffuse = False
    return sheet
