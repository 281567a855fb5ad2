"""Soft things: sculpted folded towels and simulated hanging or draped ones."""
import hashlib
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from .geometry import box, grid_faces, mesh_from, store
from .render import WORK


def thicken(thing, thickness, smooth_levels=1):
    """Give a sheet its thickness (m) and round it."""
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    subdivide = thing.modifiers.new('smooth', 'SUBSURF')
    subdivide.levels = subdivide.render_levels = smooth_levels


def folded_towel(base, material, width=0.36, depth=0.26, layers=2, thickness=0.020, seed=0,
                 turn=0.0):
    """A towel folded in layers, its rounded folds to the front (-Y) and back.

    base is the middle of the underside; turn is degrees about the vertical.
    """
    rng = random.Random(seed)
    pitch = thickness * 1.12
    radius, half = pitch / 2, depth / 2 - pitch
    path = []
    for k in range(layers):
        height, direction = pitch * (k + 0.5), 1 if k % 2 == 0 else -1
        # Fold first to the front: the front shows closed folds, not hems.
        path += [(-direction * -half * (1 - 2 * i / 9), height) for i in range(10)]
        if k < layers - 1:
            for i in range(1, 6):
                angle = math.pi * i / 6
                path.append((-direction * (half + radius * math.sin(angle)),
                             height + radius * (1 - math.cos(angle))))
    columns = 18
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    sag = rng.uniform(0.001, 0.003)
    vertices = []
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for y, z in path:
        for j in range(columns + 1):
            t = j / columns * 2 - 1
            x = t * width / 2
            wave = noise.noise(Vector((x * 9, y * 9, z * 30)) + shift)
            x += 0.004 * noise.noise(Vector((z * 60, y * 6, t)) + shift)
            height = z + 0.0030 * wave - sag * abs(t) ** 6 * z / pitch
            yy = y + 0.004 * noise.noise(Vector((x * 7, z * 40, 4)) + shift)
            vertices.append((base[0] + x * cosine - yy * sine,
                             base[1] + x * sine + yy * cosine, base[2] + height))
    towel = mesh_from('towel', vertices, grid_faces(columns, len(path) - 1), material, smooth=True)
    thicken(towel, thickness)
    return towel


def towel_stack(base, material, count=3, width=0.36, depth=0.26, layers=2, thickness=0.022, seed=0):
    """Folded towels on top of each other, each a little off. Returns the height."""
    rng = random.Random(seed)
    rise = thickness * 1.12 * layers
    for k in range(count):
        folded_towel((base[0] + rng.uniform(-0.008, 0.008), base[1] + rng.uniform(-0.008, 0.008),
                      base[2] + k * rise), material, width * rng.uniform(0.97, 1.02),
                     depth * rng.uniform(0.97, 1.02), layers, thickness, seed * 31 + k,
                     rng.uniform(-2, 2))
    return rise * count


def rolled_towel(base, material, length=0.36, radius=0.055, thickness=0.011, turn=0.0, seed=0):
    """A rolled towel lying on its side along x; base is under its middle."""
    shift = Vector((seed * 7.3, 1.7, 2.9))
    turns = radius / (thickness * 1.15)
    count = int(turns * 22)
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    vertices, columns = [], 14
    for i in range(count + 1):
        r = radius * (0.08 + 0.92 * i / count)
        angle = 2 * math.pi * turns * i / count
        for j in range(columns + 1):
            t = j / columns * 2 - 1
            x = t * length / 2 + 0.006 * noise.noise(Vector((angle * 0.4, t, 1)) + shift)
            wave = 1 + 0.03 * noise.noise(Vector((t * 3, angle * 0.7, 5)) + shift)
            y, z = r * wave * math.cos(angle), radius + thickness / 2 + r * wave * math.sin(angle)
            vertices.append((base[0] + x * cosine - y * sine, base[1] + x * sine + y * cosine,
                             base[2] + z))
    towel = mesh_from('rolled towel', vertices, grid_faces(columns, count), material, smooth=True)
    thicken(towel, thickness)
    return towel


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


def cushion(low, high, material, radius=0.05, puff=0.02, wrinkle=0.004, piping=True, seed=0):
    """A filled block of cloth between two corners: mattress, bolster, seat, pillow.

    radius rounds its edges; puff swells the middle of its top; piping sews a cord round
    both edges.
    """
    rng = random.Random(seed)
    low, high = Vector(low), Vector(high)
    middle, half = (low + high) / 2, (high - low) / 2
    radius = min(radius, *(h * 0.98 for h in half))
    shift = Vector(rng.uniform(0, 50) for _ in range(3))

    def stops(size):
        inner, count = size - radius, max(2, round((size - radius) * 2 / 0.03))
        edge = [radius * (1 - math.sin(math.pi / 2 * k / 4)) for k in range(4)]
        return ([-inner - e for e in edge] + [inner * (2 * k / count - 1) for k in range(count + 1)]
                + [inner + e for e in reversed(edge)])

    def shape(point):
        core = Vector(max(-h + radius, min(h - radius, c)) for c, h in zip(point, half))
        out = point - core
        if out.length > 1e-6:  # blow the sharp corner back to a round one
            out *= radius / out.length
        point = core + out
        u, v, w = (c / h for c, h in zip(point, half))
        swell = (1 - u * u * u * u) * (1 - v * v * v * v)
        point.z += puff * swell * max(0.0, w)
        crease = noise.noise(point * 5 + shift) + 0.5 * noise.noise(point * 13 + shift)
        return middle + point + out.normalized() * wrinkle * crease + Vector((0, 0, wrinkle * crease * 0.6))

    lines = [stops(h) for h in half]
    counts = [len(line) for line in lines]
    vertices, index, faces = [], {}, []

    def vertex(i, j, k):
        if (i, j, k) not in index:
            index[i, j, k] = len(vertices)
            vertices.append(tuple(shape(Vector((lines[0][i], lines[1][j], lines[2][k])))))
        return index[i, j, k]

    for axis in range(3):
        a, b = [n for n in range(3) if n != axis]
        for end in (0, counts[axis] - 1):
            for i in range(counts[a] - 1):
                for j in range(counts[b] - 1):
                    corners = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        key = [0, 0, 0]
                        key[axis], key[a], key[b] = end, i + di, j + dj
                        corners.append(vertex(*key))
                    faces.append(corners if (end > 0) == (axis != 1) else corners[::-1])
    thing = mesh_from('cushion', vertices, faces, material, smooth=True)
    if piping:
        cut = radius * 0.30
        x, y = half.x - cut, half.y - cut
        for z in (half.z - cut, cut - half.z):
            loop = []
            for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
                for k in range(5):
                    angle = math.radians(start + k * 22.5)
                    r = max(radius - cut, 0.01)
                    spot = Vector((cx * (x - r) + r * math.cos(angle), cy * (y - r) + r * math.sin(angle), z))
                    loop.append(middle + spot)
            loop.append(loop[0])
            _threads([loop], 0.0045, material)
    return thing


def _threads(lines, radius, material):
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
        _threads(threads, 0.0017, material)
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


def pillow(centre, size, material, turn=0.0, tilt=0.0, dent=0.03, seed=0):
    """Two squares of cloth sewn round a filling: it thins to its corners, puckers at the seam, keeps a dent.

    size: length along x, width, height; centre is its middle underneath; tilt lifts its far side, in degrees.
    """
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    length, width, height = size
    nx, ny = round(length / 0.012), round(width / 0.012)
    matrix = (Matrix.Translation(centre) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
              @ Matrix.Rotation(math.radians(tilt), 4, 'X'))

    def point(i, j, side):
        u, v = i / nx * 2 - 1, j / ny * 2 - 1
        # Sides draw in between the corners, which stay pointed.
        x = u * length / 2 * (1 - 0.055 * (1 - v * v) * abs(u))
        y = v * width / 2 * (1 - 0.075 * (1 - u * u) * abs(v))
        full = ((1 - u ** 4) * (1 - v ** 4)) ** 0.5
        slump = 1 + 0.22 * noise.noise(Vector((u * 1.2, v * 1.2, 3)) + shift)
        rise = height / 2 * full * slump
        edge = 1 - full
        round_it = math.atan2(v, u)
        pucker = noise.noise(Vector((math.cos(round_it) * 9, math.sin(round_it) * 9, full * 1.5)) + shift)
        rise += 0.009 * pucker * full * edge * 2
        fold = 1 - abs(noise.noise(Vector((u * 2.2 + v, v * 3.4, 8)) + shift)) * 2
        if side > 0:
            away = ((u + 0.12) / 0.55) ** 2 + ((v - 0.05) / 0.60) ** 2
            rise -= dent * math.exp(-away * 1.4) * full
            rise += 0.006 * max(0.0, fold) ** 5 * full
            return Vector((x, y, height / 2 + rise))
        return Vector((x, y, max(height / 2 - rise, 0.0)))

    vertices = [tuple(matrix @ point(i, j, 1)) for j in range(ny + 1) for i in range(nx + 1)]
    index = {}
    for j in range(ny + 1):
        for i in range(nx + 1):
            rim = i in (0, nx) or j in (0, ny)
            index[i, j] = j * (nx + 1) + i if rim else len(vertices)
            if not rim:
                vertices.append(tuple(matrix @ point(i, j, -1)))
    under = [
        (index[i, j], index[i, j + 1], index[i + 1, j + 1], index[i + 1, j]) for j in range(ny) for i in range(nx)
    ]
    thing = mesh_from('pillow', vertices, grid_faces(nx, ny) + under, material, smooth=True)
    rim = ([(i, 0) for i in range(nx)] + [(nx, j) for j in range(ny)] + [(i, ny) for i in range(nx, 0, -1)]
           + [(0, j) for j in range(ny, -1, -1)])
    _threads([[Vector(vertices[j * (nx + 1) + i]) for i, j in rim]], 0.0032, material)
    return thing


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
    _threads(threads, 0.0022, material)
