"""Parts of rooms: vaults, columns, basins, copings, walls with openings."""
import math
import random

from .geometry import box, cylinder, extrude, lathe, mesh_from, store


def barrel_vault(y0, y1, radius, spring, material, rise=1.0, segments=96, x=0.0):
    """Half cylinder along y, springing at height `spring`; rise < 1 flattens it.

    Carries `surface_uv` (metres along the curve, metres along y): use
    mapping='uv' in tile and brick.
    """
    vertices, uv, turned = [], [], 0.0
    last = None
    for k in range(segments + 1):
        angle = math.pi * k / segments
        point = (x + radius * math.cos(angle), spring + radius * rise * math.sin(angle))
        turned += math.dist(point, last) if last else 0.0
        last = point
        for y in (y0, y1):
            vertices.append((point[0], y, point[1]))
            uv.append((turned, y, 0))
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(segments)]
    vault = mesh_from('vault', vertices, faces, material, smooth=True)
    store(vault, 'surface_uv', uv)
    return vault


def voussoirs(centre, inner, outer, depth, material, axis='y', rise=1.0, stones=15, joint=0.003,
              bevel=0.006, seed=0, bonded=False):
    """The stones of a round arch, each its own: centre is where it springs, at its front face.

    axis: the way the arch runs through, 'x' or 'y'. rise < 1 flattens it.
    bonded: long and short stones in turn, as seen from below in a thick wall; otherwise one runs through.
    """
    rng = random.Random(seed)
    gap = joint / inner / 2
    for k in range(stones):
        a, b = math.pi * k / stones + gap, math.pi * (k + 1) / stones - gap
        turn = [a + (b - a) * i / 4 for i in range(5)]
        ring = [(r * math.cos(t), (r - inner + inner * rise) * math.sin(t))
                for r, order in ((outer, turn), (inner, turn[::-1])) for t in order]
        proud = rng.uniform(0, 0.002)
        pieces = [(0, depth)]
        if bonded:
            cut = depth * (0.36 if k % 2 else 0.60) + rng.uniform(-0.03, 0.03)
            pieces = [(0, cut - joint / 2), (cut + joint / 2, depth)]
        for start, end in pieces:
            long = end - start + 2 * proud
            if axis == 'x':
                extrude(ring, 'x', long, material, bevel, (centre[0] + start - proud, centre[1], centre[2]), 'voussoir')
            else:
                extrude(ring, 'y', long, material, bevel, (centre[0], centre[1] + start - proud, centre[2]), 'voussoir')


def arcade_outline(bays, width, pier, spring, top, segments=32):
    """A wall with a row of round-headed openings in one piece, for extrude()."""
    radius, points = (width - 2 * pier) / 2, [(0, 0)]
    for k in range(bays):
        left, middle = k * width + pier, (k + 0.5) * width
        points += [(left, 0)] + [(middle - radius * math.cos(math.pi * i / segments),
                                  spring + radius * math.sin(math.pi * i / segments))
                                 for i in range(segments + 1)] + [(left + 2 * radius, 0)]
    return points + [(bays * width, 0), (bays * width, top), (0, top)]


def floor_around(outer, hole, material, top=0.0, thickness=0.3):
    """A floor with a rectangular hole; both rectangles are (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = outer
    hx0, hy0, hx1, hy1 = hole
    for a, b, c, d in ((x0, y0, hx0, y1), (hx1, y0, x1, y1),
                       (hx0, y0, hx1, hy0), (hx0, hy1, hx1, y1)):
        box((a, b, top - thickness), (c, d, top), material, 0, name='floor')


def basin(x0, y0, x1, y1, bottom, top, lining, wall=0.1):
    """The inside of a pool: floor and four walls, lining facing in."""
    box((x0, y0, bottom - wall), (x1, y1, bottom), lining, 0, name='basin')
    for a, b, c, d in ((x0 - wall, y0, x0, y1), (x1, y0, x1 + wall, y1),
                       (x0, y0 - wall, x1, y0), (x0, y1, x1, y1 + wall)):
        box((a, b, bottom - wall), (c, d, top), lining, 0, name='basin wall')


def coping(x0, y0, x1, y1, low, high, material, width=0.35, overhang=0.03, stone=1.6,
           bevel=0.012, joint=0.003):
    """Edge stones around a pool, proud of the water edge by `overhang`."""
    def row(length, place):
        count = max(1, round(length / stone))
        for i in range(count):
            place(i * length / count + joint / 2, (i + 1) * length / count - joint / 2)

    for inner, outer in ((x0 + overhang, x0 - width), (x1 - overhang, x1 + width)):
        row(y1 - y0, lambda a, b: box((inner, y0 + a, low), (outer, y0 + b, high),
                                      material, bevel, 3, 'coping'))
    for inner, outer in ((y0 + overhang, y0 - width), (y1 - overhang, y1 + width)):
        row(x1 - x0 + 2 * width,
            lambda a, b: box((x0 - width + a, inner, low), (x0 - width + b, outer, high),
                             material, bevel, 3, 'coping'))


def wall_with_opening(low, high, opening, material, bevel=0.0):
    """A wall (thin in x or y) with one rectangular opening (start, end, sill, head).

    A bevel would draw seams between its four pieces.
    """
    low, high = ([f(a, b) for a, b in zip(low, high)] for f in (min, max))
    along = 0 if high[0] - low[0] > high[1] - low[1] else 1
    start, end, sill, head = opening

    def piece(a, b, z0, z1):
        if b - a < 1e-4 or z1 - z0 < 1e-4:
            return
        p, q = list(low), list(high)
        p[along], q[along], p[2], q[2] = a, b, z0, z1
        box(p, q, material, bevel, name='wall')

    piece(low[along], start, low[2], high[2])
    piece(end, high[along], low[2], high[2])
    piece(start, end, low[2], sill)
    piece(start, end, head, high[2])


def glazing(low, high, frame, glass, columns=2, rows=3, bar=0.035, rail=0.06):
    """A steel or timber window (thin in x or y): frame, glazing bars and panes."""
    low, high = ([f(a, b) for a, b in zip(low, high)] for f in (min, max))
    along = 0 if high[0] - low[0] > high[1] - low[1] else 1
    depth = 1 - along
    middle = (low[depth] + high[depth]) / 2

    def piece(a, b, z0, z1, material, inset=None):
        p, q = list(low), list(high)
        p[along], q[along], p[2], q[2] = a, b, z0, z1
        if inset is not None:
            p[depth], q[depth] = middle - inset, middle + inset
        return box(p, q, material, 0.002 if inset is None else 0, name='window')

    a, b, z0, z1 = low[along], high[along], low[2], high[2]
    for edges in ((a, a + rail, z0, z1), (b - rail, b, z0, z1),
                  (a, b, z0, z0 + rail), (a, b, z1 - rail, z1)):
        piece(*edges, frame)
    for i in range(1, columns):
        c = a + (b - a) * i / columns
        piece(c - bar / 2, c + bar / 2, z0, z1, frame)
    for i in range(1, rows):
        c = z0 + (z1 - z0) * i / rows
        piece(a, b, c - bar / 2, c + bar / 2, frame)
    pane = piece(a + rail / 2, b - rail / 2, z0 + rail / 2, z1 - rail / 2, glass, 0.003)
    pane.visible_shadow = False


def iron_column(base, height, material, radius=0.10):
    """A slender cast-iron column: base plate, rings, tapered shaft, capital."""
    r = radius
    box((base[0] - 1.7 * r, base[1] - 1.7 * r, base[2]),
        (base[0] + 1.7 * r, base[1] + 1.7 * r, base[2] + 0.05), material, 0.006)
    profile = [(1.55 * r, 0.05), (1.55 * r, 0.10), (1.25 * r, 0.13), (1.30 * r, 0.17),
               (1.05 * r, 0.22), (r, 0.30), (0.86 * r, height - 0.42),
               (1.05 * r, height - 0.40), (1.05 * r, height - 0.36), (0.88 * r, height - 0.34),
               (0.95 * r, height - 0.24), (1.5 * r, height - 0.10), (1.5 * r, height - 0.06)]
    lathe(base, profile, material, 40, 'column')
    box((base[0] - 1.8 * r, base[1] - 1.8 * r, base[2] + height - 0.06),
        (base[0] + 1.8 * r, base[1] + 1.8 * r, base[2] + height), material, 0.006)


def rivet_row(start, end, step, radius, material):
    """Rivet heads along a line, for iron beams."""
    count = max(1, round(math.dist(start, end) / step))
    for i in range(count + 1):
        point = [a + (b - a) * i / count for a, b in zip(start, end)]
        cylinder(point, radius * 0.6, radius, material, radius * 0.5, segments=12)
