"""What is filled and sewn: mattresses, cushions and pillows."""
import math
import random

from mathutils import Matrix, Vector, noise

from .cloth import cords
from .geometry import grid_faces, mesh_from


def cushion(low, high, material, radius=0.05, puff=0.02, wrinkle=0.004, piping=True, tufts=None, seed=0):
    """A filled block of cloth between two corners: mattress, bolster, seat, pillow.

    radius rounds its edges; puff swells the middle of its top; piping sews a cord round
    both edges. tufts: how far apart and how deep (m) it is stitched through, on its top and its sides; the
    cloth gathers beside the piping.
    """
    rng = random.Random(seed)
    low, high = Vector(low), Vector(high)
    middle, half = (low + high) / 2, (high - low) / 2
    radius = min(radius, *(h * 0.98 for h in half))
    shift = Vector(rng.uniform(0, 50) for _ in range(3))

    def stops(size):
        inner, count = size - radius, max(2, round((size - radius) * 2 / (0.012 if tufts else 0.03)))
        edge = [radius * (1 - math.sin(math.pi / 2 * k / 4)) for k in range(4)]
        return ([-inner - e for e in edge] + [inner * (2 * k / count - 1) for k in range(count + 1)]
                + [inner + e for e in reversed(edge)])

    def pulled(along, across):
        """How far stitches draw the cloth in: dimples on a grid, creases from one to the next."""
        apart, deep = tufts
        da, db = ((c / apart + 0.5) % 1 - 0.5 for c in (along, across))
        dimple = math.exp(-(da * da + db * db) * 26)
        crease = math.exp(-db * db * 260) * (0.5 + 0.5 * math.cos(da * 2 * math.pi))
        drawn = 0.8 + 0.8 * noise.noise(Vector((along * 3.1, across * 3.1, 5)) + shift)     # no two as tight
        return deep * drawn * (dimple + 0.22 * crease)

    def shape(point):
        core = Vector(max(-h + radius, min(h - radius, c)) for c, h in zip(point, half))
        out = point - core
        if out.length > 1e-6:  # blow the sharp corner back to a round one
            out *= radius / out.length
        point = core + out
        u, v, w = (c / h for c, h in zip(point, half))
        swell = (1 - u * u * u * u) * (1 - v * v * v * v)
        point.z += puff * swell * max(0.0, w)
        if tufts:
            beside = math.exp(-((abs(w) - 0.86) / 0.16) ** 2) * (1 - max(0.0, w) ** 8)
            gathered = noise.noise(Vector((point.x * 34, point.y * 34, w * 1.5)) + shift)
            side = max(0.0, 1 - abs(w) ** 4)
            level = point.z / (half.z * 2 / 1.6) * tufts[0]
            draw = pulled(point.x if abs(v) > abs(u) else point.y, level) * side + 0.005 * gathered * beside
            if w > 0.9:
                point.z -= pulled(point.x, point.y) * (1 - u ** 8) * (1 - v ** 8)
            point -= Vector((out.x, out.y, 0)).normalized() * draw
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
            cords([loop], 0.0065, material)
    return thing


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
            rise += 0.011 * max(0.0, fold) ** 5 * full
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
    cords([[Vector(vertices[j * (nx + 1) + i]) for i, j in rim]], 0.0032, material)
    return thing
