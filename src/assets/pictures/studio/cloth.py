"""Sheets of cloth: simulated ones that hang, lie or were flung, throws, curtains, fringes."""
import hashlib
import math
import random

import bpy
from mathutils import Vector, noise

from .geometry import box, grid_faces, mesh_from, store
from .render import WORK


def thicken(thing, thickness, smooth_levels=1):
    """Give a sheet its thickness (m) and round it."""
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    subdivide = thing.modifiers.new('smooth', 'SUBSURF')
    subdivide.levels = subdivide.render_levels = smooth_levels


def shaped_sheet(vertices, nx, ny, material, thickness, weave=None, name='cloth', smooth_levels=1):
    """Cloth shaped by hand, not simulated: a grid of vertices with a thickness. weave: what `weave` carries."""
    thing = mesh_from(name, vertices, grid_faces(nx, ny), material, smooth=True)
    if weave:
        store(thing, 'weave', weave)
    thicken(thing, thickness, smooth_levels)
    return thing


def _simulate(vertices, nx, ny, pins, colliders, frames, stiffness):
    """Let a grid of points fall; the result is cached in the work folder."""
    key = repr((vertices, nx, ny, sorted(pins), frames, stiffness,
                [[tuple(c.matrix_world @ v.co) for v in c.data.vertices] for c in colliders]))
    cache = WORK / 'cloth' / (hashlib.sha1(key.encode()).hexdigest()[:16] + '.txt')
    if cache.exists():
        return [tuple(map(float, line.split())) for line in cache.read_text().splitlines()]

    sheet = mesh_from('simulated', vertices, grid_faces(nx, ny), smooth=True)
    if pins:
        sheet.vertex_groups.new(name='pins').add(sorted(pins), 1.0, 'REPLACE')
    modifier = sheet.modifiers.new('cloth', 'CLOTH')
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = 8, 0.35, 4.0
    settings.tension_stiffness = settings.compression_stiffness = 20
    settings.shear_stiffness, settings.bending_stiffness = 8, stiffness
    if pins:
        settings.vertex_group_mass = 'pins'
    contact = modifier.collision_settings
    contact.distance_min, contact.collision_quality = 0.006, 4
    contact.use_self_collision, contact.self_distance_min = True, 0.008
    for collider in colliders:
        collider.modifiers.new('collision', 'COLLISION')
        collider.collision.thickness_outer = 0.006
        collider.collision.cloth_friction = 30
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    settled = sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    result = [tuple(v.co) for v in settled.vertices]
    scene.frame_set(1)
    bpy.data.objects.remove(sheet)
    for collider in colliders:
        collider.modifiers.remove(collider.modifiers['collision'])
    cache.parent.mkdir(parents=True, exist_ok=True)
    cache.write_text('\n'.join(' '.join(f'{c:.6f}' for c in v) for v in result))
    return result


def _soft_sheet(vertices, nx, ny, pins, colliders, frames, stiffness, material, thickness):
    settled = _simulate(vertices, nx, ny, pins, colliders, frames, stiffness)
    sheet = mesh_from('cloth', settled, grid_faces(nx, ny), material, smooth=True)
    thicken(sheet, thickness)
    return sheet


def draped_cloth(centre, size, material, colliders, thickness=0.008, stiffness=0.6, frames=70,
                 turn=0.0, seed=0, held=None, slack=0.0):
    """Drop a cloth from `centre` onto objects (box(), cylinder()...): throws, bed linen.

    Colliders need a few faces and must be closed; stiffness 0.2 silk, 0.6 towel, 3 felt.
    held: how far along (0 to 1) a row stays where it is, for a cloth that would slide off an edge.
    slack: metres by which it is rumpled across before it falls.
    """
    rng = random.Random(seed)
    nx, ny = (max(8, round(s / 0.025)) for s in size)
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    vertices = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * size[0], (j / ny - 0.5) * size[1]
            wave = math.sin(2 * math.pi * 2.5 * i / nx + 2.2 * noise.noise(Vector((x * 4, y * 3, seed))) + y * 2.0)
            vertices.append((centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine,
                             centre[2] + slack * (1 + wave) + rng.uniform(0, 0.004)))
    row = round((held or 0) * ny) * (nx + 1)
    pins = () if held is None else range(row, row + nx + 1)
    return _soft_sheet(vertices, nx, ny, pins, colliders, frames, stiffness, material, thickness)


def pegged_cloth(peg, material, width=0.5, length=1.0, flap=0.12, thickness=0.006, stiffness=0.35, seed=0):
    """A towel or robe flung over a peg: held at one spot `flap` under its top edge, the rest falls as it will.

    The wall is behind it (+Y).
    """
    rng = random.Random(seed)
    x, y, z = peg
    nx, ny = round(width / 0.020), round(length / 0.022)
    lean = rng.uniform(-0.06, 0.06)
    vertices, pins = [], set()
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = (i / nx - 0.5 + lean) * width, flap - length * j / ny
            # Above the peg it already leans forward, so that it falls over it.
            vertices.append((x + u * 0.93, y - 0.020 - max(0.0, v) * 1.0 - 0.10 * abs(u)
                             + rng.uniform(-0.002, 0.002), z + (v if v < 0 else v * 0.3) - 0.25 * abs(u)))
            if abs(u) < 0.024 and abs(v) < 0.022:
                pins.add(j * (nx + 1) + i)
    wall = box((x - width, y, z - length * 1.3), (x + width, y + 0.1, z + 0.3), None, 0)
    sheet = _soft_sheet(vertices, nx, ny, pins, [wall], 140, stiffness, material, thickness)
    bpy.data.objects.remove(wall)
    return sheet


def cords(lines, radius, material):
    """Round cords, each through its points: piping, fringes."""
    curve = bpy.data.curves.new('threads', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 2
    for points in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('threads', curve))


def flung_towel(centre, size, material, colliders, turn=15.0, gather=0.86, thickness=0.005, stiffness=0.12,
                frames=110, seed=0):
    """A towel folded once lengthwise and let fall: two layers that do not meet exactly, soft ridges along it.

    size: width folded, length along y at turn 0. Carries `weave` (metres across, metres along).
    """
    rng = random.Random(seed)
    width, length = size[0] * 2, size[1]
    nx, ny = round(width / 0.019), round(length / 0.021)
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    vertices, weave, pins = [], [], set()
    for j in range(ny + 1):
        loose = min(1.0, (1 - j / ny) * 2.5)             # the far end already lies flat and is held there
        for i in range(nx + 1):
            s, v = i / nx * width, (j / ny - 0.5) * length
            over = s - width * 0.52                      # the upper layer stays short of the lower
            across = -abs(over) + 0.07 * noise.noise(Vector((1.1, v * 1.7, 0)) + shift)
            ridge = noise.noise(Vector((across * 6.5 + v * 0.8, v * 1.1, 3)) + shift)
            x = (across + size[0] / 2) * (1 - (1 - gather) * loose)
            z = 0.050 * (ridge + 0.5) * loose + 0.007 * math.tanh(over / 0.012) + 0.007 + 0.008 * loose * noise.noise(
                Vector((across * 7, v * 7, 9)) + shift)
            vertices.append((centre[0] + x * cosine - v * sine, centre[1] + x * sine + v * cosine, centre[2] + z))
            weave.append((s, j / ny * length, 0.0))
            if j > ny - 2:
                pins.add(j * (nx + 1) + i)
    sheet = _soft_sheet(vertices, nx, ny, pins, colliders, frames, stiffness, material, thickness)
    store(sheet, 'weave', weave)
    return sheet


def throw(centre, size, material, colliders, gather=0.75, turn=8.0, thickness=0.005,
          stiffness=0.25, frames=90, seed=0):
    """A blanket tossed over something: gathered across its width, so that it falls in folds, with a fringe.

    gather: its width when it lands as a share of its real width. Runs along y at turn 0.
    Carries `weave` (metres across, metres along).
    """
    rng = random.Random(seed)
    nx, ny = (max(8, round(s / 0.020)) for s in size)
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    waves = 4
    fold = size[0] / waves / math.pi * math.sqrt(max(0, 1 / gather ** 2 - 1)) * 0.5
    vertices = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * size[0] * gather, (j / ny - 0.5) * size[1]
            drift = 0.9 * noise.noise(Vector((0, y * 1.6, 0)) + shift)
            crest = math.sin(2 * math.pi * waves * (i / nx) + drift * 2.0)
            x += 0.05 * noise.noise(Vector((1.7, y * 1.3, 0)) + shift)
            z = fold * (1 + crest) + 0.012 * noise.noise(Vector((x * 6, y * 6, 2)) + shift)
            vertices.append((centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine,
                             centre[2] + z))
    sheet = _soft_sheet(vertices, nx, ny, (), colliders, frames, stiffness, material, thickness)
    store(sheet, 'weave', [(i / nx * size[0], j / ny * size[1], 0.0) for j in range(ny + 1) for i in range(nx + 1)])
    points = [v.co.copy() for v in sheet.data.vertices]
    for row, inner in ((0, 1), (ny, ny - 1)):
        threads = []
        for k in range(nx * 3):
            i, t = k // 3, k % 3 / 3
            hem, back = (points[r * (nx + 1) + i].lerp(points[r * (nx + 1) + i + 1], t) for r in (row, inner))
            out = (hem - back).normalized() + Vector(rng.gauss(0, 0.12) for _ in range(3))
            length = 0.045 * rng.uniform(0.8, 1.15)
            threads.append([hem, hem + out * length * 0.5, hem + (out + Vector((0, 0, -0.5))).normalized() * length])
        cords(threads, 0.0017, material)
    return sheet


def curtain(x0, x1, y, bottom, top, material, pleat=0.10, depth=0.05, seed=0):
    """A drawn curtain hanging from a ceiling track: no two pleats alike, looser towards the floor."""
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    edges, deep = [x0], [rng.uniform(0.5, 1.0)]
    while edges[-1] < x1 - pleat * 0.4:
        edges.append(min(x1, edges[-1] + pleat * rng.uniform(0.45, 1.55)))
        deep.append(rng.uniform(0.35, 1.15) * (edges[-1] - edges[-2]) / pleat)
    nz, vertices = 48, []
    knots = [(k + i / 14, a + (b - a) * i / 14) for k, (a, b) in enumerate(zip(edges, edges[1:])) for i in range(14)]
    knots.append((len(edges) - 1, edges[-1]))
    for j in range(nz + 1):
        fall = 1 - j / nz
        for phase, x in knots:
            k = min(int(phase), len(deep) - 2)
            swing = deep[k] + (deep[k + 1] - deep[k]) * (phase - k)
            bend = phase + (0.10 + 0.30 * fall) * noise.noise(Vector((x * 5, fall * 0.9, 0)) + shift)
            fold = math.sin(2 * math.pi * bend) + 0.22 * math.sin(4 * math.pi * bend + 1.0)
            vertices.append((x + 0.030 * fall * noise.noise(Vector((x * 4, fall * 1.2, 7)) + shift),
                             y + depth * swing * (0.55 + 0.45 * fall) * fold
                             + 0.020 * fall * noise.noise(Vector((x * 2, fall, 3)) + shift),
                             bottom + (top - bottom) * (1 - fall)))
    return mesh_from('curtain', vertices, grid_faces(len(knots) - 1, nz), material, smooth=True)


def fringe(start, end, length, material, step=0.011, seed=0):
    """Knotted threads that lie on the floor along the short side of a rug."""
    rng = random.Random(seed)
    start, end = Vector(start), Vector(end)
    out = (end - start).normalized().cross(Vector((0, 0, 1)))
    count, threads = int((end - start).length / step), []
    for k in range(count):
        spot, lean = start.lerp(end, (k + rng.uniform(0.2, 0.8)) / count), rng.gauss(0, 0.30)
        reach = length * rng.uniform(0.75, 1.1)
        along = (end - start).normalized()
        threads.append([spot, spot + out * reach * 0.4 + along * lean * reach * 0.15 - Vector((0, 0, 0.006)),
                        spot + out * reach + along * lean * reach - Vector((0, 0, 0.009))])
    cords(threads, 0.0022, material)
