"""Boards: many chamfered planks in one mesh, each with its own grain.

The mesh carries `board` (position within the board: along, across, through,
plus a random offset) and `board_random` (one number per board); the wood
materials read both.
"""
import itertools
import random

from mathutils import Vector

from .geometry import mesh_from, store

_CORNERS = list(itertools.product((0, 1), repeat=3))
_INDEX = {key: i for i, key in enumerate(itertools.product(_CORNERS, range(3)))}


def _corner(fixed):
    return tuple(fixed[axis] for axis in range(3))


def _template_faces():
    """Faces of a box with every edge chamfered: 6 sides, 12 edges, 8 corners."""
    faces = []
    for k in range(3):
        i, j = (a for a in range(3) if a != k)
        for s in (0, 1):
            faces.append([_INDEX[_corner({k: s, i: a, j: b}), k]
                          for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))])
        for a, b in itertools.product((0, 1), repeat=2):
            start, end = (_corner({k: s, i: a, j: b}) for s in (0, 1))
            faces.append([_INDEX[start, i], _INDEX[end, i], _INDEX[end, j], _INDEX[start, j]])
    faces += [[_INDEX[corner, k] for k in range(3)] for corner in _CORNERS]
    points = [Vector(s if a == k else 0.1 + 0.8 * s for a, s in enumerate(corner))
              for corner, k in _INDEX]

    def outward(face):
        a, b, c = (points[i] for i in face[:3])
        middle = sum((points[i] for i in face), Vector()) / len(face)
        return (b - a).cross(c - a).dot(middle - Vector((0.5, 0.5, 0.5))) > 0
    return [face if outward(face) else face[::-1] for face in faces]


_FACES = _template_faces()


def boards(planks, material, chamfer=0.0015, seed=0, name='boards'):
    """One mesh from planks (x0, y0, z0, x1, y1, z1, grain axis 'x' | 'y' | 'z')."""
    rng = random.Random(seed)
    vertices, faces, local, tone = [], [], [], []
    for *corners, grain in planks:
        low, high = ([f(a, b) for a, b in zip(corners[:3], corners[3:])] for f in (min, max))
        size = [b - a for a, b in zip(low, high)]
        cut = min(chamfer, *(s * 0.3 for s in size))
        along = 'xyz'.index(grain)
        across, through = sorted((a for a in range(3) if a != along), key=lambda a: -size[a])
        shift = [rng.uniform(0, 40) for _ in range(3)]
        random_tone = rng.random()
        first = len(vertices)
        for corner, k in _INDEX:
            point = [(high if s else low)[a] + (0 if a == k else -cut if s else cut)
                     for a, s in enumerate(corner)]
            vertices.append(point)
            local.append([point[a] - (low[a] + high[a]) / 2 + shift[n]
                          for n, a in enumerate((along, across, through))])
            tone.append(random_tone)
        faces += [[first + i for i in face] for face in _FACES]
    thing = mesh_from(name, vertices, faces, material)
    store(thing, 'board', local)
    store(thing, 'board_random', tone)
    return thing


def spans(start, stop, step):
    """Cut a length into equal parts near `step`: [(a, b), ...]."""
    count = max(1, round((stop - start) / step))
    width = (stop - start) / count
    return [(start + i * width, start + (i + 1) * width) for i in range(count)]


def slab(low, high, grain, width=0.09, gap=0.004, joints=None):
    """Planks filling a thin block side by side, grain along one axis.

    Cladding, decks, slatted screens alike: the planks lie next to each other
    along the longer of the two other axes. joints: a Random that gives every
    plank one butt joint somewhere in its middle.
    """
    low, high = ([f(a, b) for a, b in zip(low, high)] for f in (min, max))
    along = 'xyz'.index(grain)
    across = max((a for a in range(3) if a != along), key=lambda a: high[a] - low[a])
    planks = []
    for a, b in spans(low[across], high[across], width):
        start, end = list(low), list(high)
        start[across], end[across] = a + gap / 2, b - gap / 2
        if joints is None:
            planks.append((*start, *end, grain))
            continue
        length = high[along] - low[along]
        cut = low[along] + length * joints.uniform(0.12, 0.88)
        for edges in ((low[along], cut - 0.001), (cut + 0.001, high[along])):
            start[along], end[along] = edges
            planks.append((*start, *end, grain))
    return planks


def cladding(low, high, grain, rng, widths=(0.062, 0.088, 0.088, 0.088, 0.112), lengths=(0.9, 2.6), gap=0.004):
    """Like slab(), of boards as they come: mixed widths, butt joints wherever a board ends."""
    low, high = ([f(a, b) for a, b in zip(low, high)] for f in (min, max))
    along = 'xyz'.index(grain)
    across = max((a for a in range(3) if a != along), key=lambda a: high[a] - low[a])
    planks, a, last = [], low[across], -1.0
    while a < high[across] - 1e-4:
        b = a + rng.choice(widths)
        b = high[across] if high[across] - b < min(widths) else b
        start, end = list(low), list(high)
        start[across], end[across] = a + gap / 2, b - gap / 2
        c = low[along] - rng.uniform(0, lengths[0])
        while c < high[along]:
            d = c + rng.uniform(*lengths)
            if abs(d - last) < 0.20:     # joints of neighbours never line up
                d += 0.30
            d = high[along] if high[along] - d < 0.25 else d
            if d > low[along] + 0.12:
                start[along], end[along] = max(c, low[along]) + 0.0007, min(d, high[along]) - 0.0007
                planks.append((*start, *end, grain))
                last = d
                c = d
            else:
                c = low[along] - rng.uniform(0, lengths[0])
        a = b
    return planks
