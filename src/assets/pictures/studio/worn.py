"""Things in use: a robe and towels on hooks, towels folded by hand, slippers, a bag, burnt candles."""
import math
import random

import bpy
from mathutils import Vector, noise

from .cloth import thicken
from .geometry import grid_faces, lathe, mesh_from, rod, store, tube
from .materials import surface


def _smooth(low, high, value):
    t = max(0.0, min(1.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def _lapped(vertices, nx, ny, material, thickness, weave=None, name='cloth', smooth_levels=1):
    thing = mesh_from(name, vertices, grid_faces(nx, ny), material, smooth=True)
    if weave:
        store(thing, 'weave', weave)
    thicken(thing, thickness, smooth_levels)
    return thing


def hung_towel(peg, material, width=0.62, length=1.05, thickness=0.007, seed=0, lean=0.0):
    """A towel hung by the middle of one edge: folds run from the hook and open downwards. The wall is at +Y.

    Carries `weave` for bath_terry().
    """
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    x0, y0, z0 = peg
    nx, ny, vertices, weave = 84, 64, [], []
    for j in range(ny + 1):
        v = j / ny
        for i in range(nx + 1):
            u = i / nx * 2 - 1
            # Corners of the upper edge fall beside the hook, and reach lower than its middle.
            down = length * v * (1 - 0.05 * abs(u)) + (abs(u) ** 1.25) * width * 0.46 * (1 - 0.25 * v)
            drift = noise.noise(Vector((u * 1.1, v * 1.3, 0)) + shift)
            wide = 0.012 + (width * 0.235) * _smooth(-0.05, 0.55, v) + 0.018 * v
            fold = math.sin(2 * math.pi * (1.55 * u + 0.35 * drift) + 1.1) + 0.35 * math.sin(
                2 * math.pi * (3.1 * u + 0.5 * drift)
            )
            deep = 0.010 + 0.030 * _smooth(0.0, 0.5, v) * (1 - 0.25 * v)
            x = x0 + wide * (u + 0.10 * fold) + lean * v + 0.012 * drift * v
            y = y0 - 0.012 - deep * (1.15 + fold) + 0.010 * abs(u) * v
            y += 0.005 * noise.noise(Vector((u * 4, v * 7, 5)) + shift)
            hem = 0.014 * noise.noise(Vector((u * 2.2, 3, 9)) + shift) * v
            vertices.append((x, min(y, y0 - 0.006), z0 - down + hem))
            weave.append(((u + 1) * width / 2, v * length, 0.0))
    # The loop it hangs by.
    tube(
        [(x0 - 0.012, y0 - 0.03, z0 - 0.012), (x0, y0 - 0.03, z0 + 0.020), (x0 + 0.012, y0 - 0.03, z0 - 0.012)],
        0.0022,
        material,
        'loop',
    )
    return _lapped(vertices, nx, ny, material, thickness, weave)


def robe(peg, material, length=1.14, seed=0):
    """A bathrobe hung by the loop of its collar, front to the room: shawl collar, sleeves, a belt half pulled out."""
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    x0, y0, z0 = peg

    def half(v):
        return (
            0.030
            + 0.145 * _smooth(0.0, 0.24, v) ** 0.9
            - 0.022 * _smooth(0.25, 0.55, v)
            + 0.040 * _smooth(0.5, 1.0, v)
        )

    def front(u, v):
        """How far a point of the body stands out from the wall."""
        drift = noise.noise(Vector((u * 1.3, v * 1.6, 0)) + shift)
        round_ = math.sqrt(max(0.0, 1 - (u * 0.97) ** 2))
        bulge = (0.050 + 0.055 * _smooth(0.0, 0.3, v)) * round_
        fold = math.sin(2 * math.pi * (1.9 * u + 0.45 * drift) + 0.7) + 0.4 * math.sin(
            2 * math.pi * (3.7 * u - 0.6 * drift)
        )
        deep = 0.004 + 0.016 * _smooth(0.15, 0.75, v)
        opening = 0.10 - 0.03 * v + 0.03 * drift
        lap = 0.016 * _smooth(-0.015, 0.015, opening - u)        # the left front lies on the right one
        return (
            bulge + deep * fold * (0.4 + 0.6 * round_) + lap + 0.004 * noise.noise(Vector((u * 5, v * 8, 5)) + shift)
        )

    nx, ny, vertices = 110, 90, []
    for j in range(ny + 1):
        v = j / ny
        for i in range(nx + 1):
            u = i / nx * 2 - 1
            slump = 0.13 * _smooth(0, 1, abs(u)) * (1 - _smooth(0.0, 0.5, v))     # shoulders hang below the collar
            hem = (0.016 * noise.noise(Vector((u * 1.8, 3, 9)) + shift) + (0.018 if u > 0.10 else 0)) * v
            vertices.append((x0 + half(v) * u + 0.014 * v * noise.noise(Vector((v * 2, 1, 1)) + shift),
                             y0 - 0.010 - front(u, v), z0 - 0.012 - length * v - slump + hem))
    _lapped(vertices, nx, ny, material, 0.009, name='robe')

    # The collar: a thick band from the hook down both edges of the opening.
    for side in (-1, 1):
        strip, nc = [], 40
        for j in range(nc + 1):
            t = j / nc
            v = t * 0.56
            inner = (0.09 - 0.02 * t) + side * (0.02 + 0.05 * math.sin(math.pi * min(1, t * 1.15)) * (1 - t))
            broad = (0.30 * (1 - t) + 0.20) * (1 - 0.75 * _smooth(0.75, 1.0, t))
            for i in range(9):
                w = i / 8
                u = max(-0.98, min(0.98, inner + side * broad * w))
                pad = 0.012 * math.sin(math.pi * min(1, w * 1.02)) + 0.010
                slump = 0.13 * _smooth(0, 1, abs(u)) * (1 - _smooth(0.0, 0.5, v))
                strip.append((x0 + half(v) * u, y0 - 0.012 - front(u, v) - pad, z0 - 0.006 - length * v - slump))
        _lapped(strip, 8, nc, material, 0.009, name='collar')

    # Sleeves: flattened tubes that hang a little in front of the sides, each its own way.
    for side, long, out in ((-1, 0.48, 0.050), (1, 0.44, 0.032)):
        ring, rows, tubes = 30, 44, []
        for j in range(rows + 1):
            t = j / rows
            cx = x0 + side * (
                0.050
                + 0.090 * _smooth(0, 0.30, t) ** 0.8
                + out * _smooth(0.1, 0.8, t)
                + 0.010 * noise.noise(Vector((t * 3, side, 2)) + shift)
            )
            cy = y0 - 0.052 - 0.020 * _smooth(0, 0.5, t) + 0.010 * t
            cz = z0 - 0.075 - (long + 0.09) * t
            cuff = 1.10 if t > 0.84 else 1.0
            for i in range(ring + 1):
                angle = 2 * math.pi * i / ring
                place = Vector((math.cos(angle) * 1.2, t * 4.0, math.sin(angle) * 1.2 + side)) + shift
                crease = 1 + 0.22 * noise.noise(place) + 0.07 * noise.noise(place * 2.7)
                a, b = 0.066 * cuff * (0.35 + 0.65 * _smooth(0, 0.28, t)) * crease, 0.032 * cuff * crease
                tubes.append((cx + a * math.cos(angle), cy + b * math.sin(angle),
                              cz - 0.9 * a * side * math.cos(angle) * (1 - _smooth(0.05, 0.45, t))
                              - side * 0.10 * a * math.cos(angle) + 0.004 * noise.noise(place * 2)))
        _lapped(tubes, ring, rows, material, 0.007, name='sleeve')

    # The belt: through its loops, one end far longer than the other.
    for side, top, long in ((-1, 0.46, 0.42), (1, 0.46, 0.27)):
        ribbon, rows = [], 40
        for j in range(rows + 1):
            t = j / rows
            twist = 0.5 * noise.noise(Vector((t * 2.2, side * 3, 8)) + shift) + 0.15 * side
            v = min(1.0, top + long * t / length)
            u = side * (0.62 - 0.10 * t) + 0.10 * noise.noise(Vector((t * 1.6, side, 4)) + shift)
            cx, cy, cz = x0 + half(v) * u, y0 - 0.026 - front(u, v), z0 - 0.012 - top * length - long * t - 0.05
            for i in range(5):
                w = (i / 4 - 0.5) * 0.040
                ribbon.append((cx + w * math.cos(twist), cy - w * math.sin(twist) - 0.004, cz))
        _lapped(ribbon, 4, rows, material, 0.006, name='belt')


def folded_by_hand(base, material, width=0.36, depth=0.27, layers=3, thickness=0.017, seed=0, turn=0.0, sag=1.0):
    """A towel folded over and over, never quite in line: thick soft folds in front, its hems behind. Returns its height.

    Carries `weave`.
    """
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    pitch, path, travelled = thickness * 1.22, [], 0.0
    ends = [(-depth / 2 + rng.uniform(-0.004, 0.006), depth / 2 + rng.uniform(-0.016, 0.006)) for _ in range(layers)]
    for k in range(layers):
        z, (near, far) = pitch * (k + 0.5), ends[k]
        start, stop = (far, near) if k % 2 == 0 else (near, far)
        path += [(start + (stop - start) * i / 12, z, k) for i in range(13)]
        if k < layers - 1:
            out = -1 if k % 2 == 0 else 1
            path += [
                (
                    stop + out * pitch * 0.62 * math.sin(math.pi * i / 6),
                    z + pitch / 2 * (1 - math.cos(math.pi * i / 6)),
                    k + i / 6,
                )
                for i in range(1, 6)
            ]
    columns, vertices, weave = 26, [], []
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    total = layers * pitch
    for n, (y, z, layer) in enumerate(path):
        travelled += math.dist(path[n - 1][:2], (y, z)) if n else 0
        skew, wide = 0.010 * noise.noise(Vector((layer * 0.9, 1, 1)) + shift), 1 + 0.018 * noise.noise(
            Vector((layer * 1.3, 5, 2)) + shift
        )
        for j in range(columns + 1):
            t = j / columns * 2 - 1
            x = t * width / 2 * wide + skew + 0.006 * noise.noise(Vector((y * 9, layer * 2, 7 + t)) + shift)
            soft = 0.006 * noise.noise(Vector((x * 6, y * 6, layer * 0.35)) + shift) * sag
            share = z / total
            edge = max(abs(t) ** 5, (abs(y) / (depth / 2)) ** 6 * 0.8)
            zz = (
                z
                + (soft - 0.007 * edge * sag) * share
                + 0.0015 * noise.noise(Vector((x * 22, y * 22, layer)) + shift)
            )
            vertices.append((base[0] + x * c - y * s, base[1] + x * s + y * c, base[2] + zz))
            weave.append((t * width / 2, travelled, 0.0))
    _lapped(vertices, columns, len(path) - 1, material, thickness, weave, 'folded towel')
    return total


def stack_by_hand(base, materials, folds, width=0.36, depth=0.27, seed=0, thickness=0.017):
    """folds: (layers, dx, dy, turn) of each towel from below. materials are taken in turn. Returns the height."""
    rng, z = random.Random(seed), base[2]
    for k, (layers, dx, dy, turn) in enumerate(folds):
        z += (
            folded_by_hand(
                (base[0] + dx, base[1] + dy, z),
                materials[k % len(materials)],
                width * rng.uniform(0.94, 1.03),
                depth * rng.uniform(0.93, 1.03),
                layers,
                thickness,
                seed * 17 + k,
                turn,
            )
            * 0.96
        )
    return z - base[2]


def rim_towel(curve, top, material, x=0.0, width=0.40, inside=0.16, outside=0.40, thickness=0.006, seed=0, lean=0.02,
              z_foot=0.02):
    """A towel laid over the rim of a tub, doubled lengthwise: soft folds that open downwards, a ragged hem.

    curve(x, z): y of the tub's outer face. Carries `weave`.
    """
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    wall, crown = 0.055, 0.0275
    for layer, (longer, wider, gap) in enumerate(((0.0, 1.0, 0.005), (-0.045, 0.93, 0.014))):
        nx, ny, vertices, weave = 70, 80, [], []
        drop_in, drop_out = inside, outside + longer
        total = drop_in + math.pi * crown + drop_out
        for j in range(ny + 1):
            d = total * j / ny
            for i in range(nx + 1):
                u = i / nx * 2 - 1
                hang = max(0.0, d - drop_in - math.pi * crown)
                hem = (0.020 * noise.noise(Vector((u * 1.7, layer * 4, 9)) + shift) + 0.028 * u) * (hang / drop_out)
                open_ = _smooth(0.0, 0.30, hang)
                drift = noise.noise(Vector((u * 1.2, hang * 3, layer * 2.0)) + shift)
                fold = math.sin(2 * math.pi * (1.35 * u + 0.4 * drift) + 0.6) + 0.3 * math.sin(
                    2 * math.pi * (2.9 * u + 0.5 * drift)
                )
                px = (
                    x
                    + width / 2 * wider * (u * (1 - 0.10 * open_) + 0.06 * fold * open_)
                    + lean * hang / 0.4
                    + 0.010 * drift
                )
                face = curve(px, top - min(hang, top - z_foot))
                rimmed = curve(px, top)
                if d < drop_in:
                    y, z = rimmed + wall + gap, top - crown - (drop_in - d)
                elif hang <= 0:
                    angle = (d - drop_in) / crown
                    r = crown + gap
                    y, z = rimmed + crown + r * math.cos(angle), top - crown + r * math.sin(angle)
                else:
                    y = (
                        min(face, rimmed)
                        - gap
                        - 0.004
                        - open_ * (0.010 + 0.011 * (1 + fold))
                        - 0.012 * _smooth(0.2, 0.4, hang)
                    )
                    z = top - crown - hang + hem
                y += 0.0025 * noise.noise(Vector((u * 6, d * 14, layer)) + shift)
                z += 0.0025 * noise.noise(Vector((u * 5, d * 9, layer + 4)) + shift)
                vertices.append((px, y, z))
                weave.append(((u + 1) * width / 2, d if longer == 0 else d + 0.045, 0.0))
        _lapped(vertices, nx, ny, material, thickness, weave, 'rim towel')
    return total


def slippers(x, y, heading, cloth, sole, z=0.0, apart=0.13, skew=14.0, offset=0.05, length=0.27):
    """A pair as somebody stepped out of it; heading in degrees clockwise from +y."""
    for side in (-1, 1):
        angle = math.radians(heading + (skew if side > 0 else -2.0))
        c, s = math.cos(angle), math.sin(angle)
        base = math.radians(heading)
        ox = x + side * apart / 2 * math.cos(base) + (offset if side > 0 else 0) * math.sin(base)
        oy = y - side * apart / 2 * math.sin(base) + (offset if side > 0 else 0) * math.cos(base)

        def put(u, v, w):
            return ox + u * c + v * s, oy - u * s + v * c, z + w

        def outline(t):
            """Half width and bend of the sole from heel (0) to toe (1)."""
            wide = 0.048 * math.sqrt(max(0.0, 1 - (2 * t - 1) ** 6)) * (0.78 + 0.24 * _smooth(0.2, 0.75, t))
            return wide, -side * 0.006 * math.sin(math.pi * t)

        rows, ring, vertices = 30, 20, []
        for j in range(rows + 1):
            t = j / rows
            wide, bend = outline(t)
            for i in range(ring):
                a = 2 * math.pi * i / ring
                u = math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)) * wide + bend
                w = 0.010 + math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)) * 0.009
                vertices.append(put(u, (t - 0.5) * length, w + 0.012 * max(0, t - 0.75) ** 2 * 16))
        faces = [(j * ring + i, j * ring + (i + 1) % ring, (j + 1) * ring + (i + 1) % ring, (j + 1) * ring + i)
                 for j in range(rows) for i in range(ring)]
        mesh_from('sole', vertices, faces, sole, smooth=True)
        upper, nu, nv = [], 24, 16
        for j in range(nv + 1):
            t = 0.50 + 0.40 * j / nv
            wide, bend = outline(t)
            for i in range(nu + 1):
                a = math.pi * i / nu
                rise = 0.052 * (1 - 0.45 * _smooth(0.5, 0.92, t)) * math.sin(a) ** 0.75
                upper.append(put((wide + 0.003) * math.cos(a) + bend, (t - 0.5) * length,
                                 0.012 + rise + 0.002 * noise.noise(Vector((t * 20, a * 3, side)))))
        _lapped(upper, nu, nv, cloth, 0.006, name='slipper')


def bag(base, cloth, leather, size=(0.46, 0.20, 0.27), turn=0.0, seed=0):
    """A canvas bag that stands by itself, sagging, its handles fallen to either side."""
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    w, d, h = size

    def put(u, v, z):
        return base[0] + u * c - v * s, base[1] + u * s + v * c, base[2] + z

    ring, rows, vertices = 72, 34, []
    for j in range(rows + 1):
        t = j / rows
        closing = 1 - 0.72 * _smooth(0.55, 1.0, t)            # the mouth is pulled together
        belly = 1 + 0.10 * math.sin(math.pi * min(1, t * 1.2)) - 0.06 * (t < 0.04)
        for i in range(ring):
            a = 2 * math.pi * i / ring
            u = math.copysign(abs(math.cos(a)) ** 0.45, math.cos(a)) * w / 2 * (1 - 0.05 * t)
            v = math.copysign(abs(math.sin(a)) ** 0.45, math.sin(a)) * d / 2 * closing * belly
            sag = 0.040 * _smooth(0.5, 1, t) * math.cos(math.pi * u / w) - 0.012 * noise.noise(
                Vector((u * 5, 1, t * 2)) + shift
            )
            crease = 0.012 * noise.noise(Vector((u * 6, v * 6, t * 3.5)) + shift) + 0.004 * noise.noise(
                Vector((u * 17, v * 17, t * 9)) + shift
            )
            vertices.append(put(u + crease * 0.6, v * (1 + crease * 3), max(0.0, h * t - sag * t)))
    faces = [(j * ring + i, j * ring + (i + 1) % ring, (j + 1) * ring + (i + 1) % ring, (j + 1) * ring + i)
             for j in range(rows) for i in range(ring)]
    faces.append(tuple(range(ring))[::-1])
    thing = mesh_from('bag', vertices, faces, cloth, smooth=True)
    thicken(thing, 0.004)
    for side, fall in ((-1, 0.10), (1, -0.02)):
        y = side * (d / 2 * 0.62)
        tube(
            [
                put(-0.085, y, h * 0.58),
                put(-0.080, y - 0.01, h * 0.86),
                put(-0.050, y * 1.2 - fall * 0.5, h * 1.02 - abs(fall) * 0.2),
                put(0.030, y * 1.2 - fall, h * 1.04 - abs(fall) * 0.55),
                put(0.078, y - 0.01, h * 0.86),
                put(0.085, y, h * 0.58),
            ],
            0.008,
            leather,
            'handle',
        )
    return thing


def pillar(base, height, radius, lit=True, seed=0):
    """A candle of several evenings: its rim burnt down on one side, where wax ran out. Adds no lamp."""
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    x, y, z = base
    low = rng.uniform(-2.4, -0.7)                             # the low side of the rim faces the room
    profile = (
        [(0, 0)]
        + [(radius, height * k / 14) for k in range(14)]
        + [
            (radius, height - 0.004),
            (radius * 0.94, height),
            (radius * 0.80, height - 0.004),
            (radius * 0.60, height - 0.014),
            (radius * 0.3, height - 0.018),
            (0, height - 0.018),
        ]
    )
    body = lathe(base, profile, surface.wax(), 48, 'pillar')
    for vertex in body.data.vertices:
        dx, dy, dz = vertex.co.x - x, vertex.co.y - y, vertex.co.z - z
        angle, r = math.atan2(dy, dx), math.hypot(dx, dy)
        share = r / radius
        gap = (angle - low + math.pi) % (2 * math.pi) - math.pi
        notch = math.exp(-(gap / 0.55) ** 2)
        top = _smooth(height * 0.75, height, dz) * share
        around = Vector((math.cos(angle) * 1.3, math.sin(angle) * 1.3, dz * 9)) + shift
        swell = 1 + 0.020 * noise.noise(around) + 0.05 * (1 - _smooth(0.0, 0.015, dz))
        vertex.co = (x + dx * swell, y + dy * swell,
                     z + dz - top * (0.014 * notch - 0.005 * noise.noise(around * 1.4)))
    runs = [low + rng.uniform(-0.3, 0.3) for _ in range(rng.choice((1, 2, 2)))]
    parts = []
    for angle in runs:                                        # frozen runs, a bead at their ends
        long, points = height * rng.uniform(0.45, 0.95), []
        for k in range(8):
            t = k / 7
            bend = angle + 0.10 * noise.noise(Vector((t * 3, angle, 2)) + shift)
            points.append(
                (
                    x + radius * 1.01 * math.cos(bend),
                    y + radius * 1.01 * math.sin(bend),
                    z + height - 0.014 - long * t,
                )
            )
        rise = [(0.0032 * (1 - 0.3 * k / 7) + (0.0022 if k == 7 else 0), p) for k, p in enumerate(points)]
        ring, vertices = 10, []
        for r, (px, py, pz) in rise:
            vertices += [
                (px + r * math.cos(2 * math.pi * i / ring), py + r * math.sin(2 * math.pi * i / ring), pz)
                for i in range(ring)
            ]
        faces = [(k * ring + i, k * ring + (i + 1) % ring, (k + 1) * ring + (i + 1) % ring, (k + 1) * ring + i)
                 for k in range(7) for i in range(ring)] + [tuple(range(ring)), tuple(range(7 * ring, 8 * ring))]
        parts.append(mesh_from('run', vertices, faces, surface.wax(), smooth=True))
    # A flat spill where the runs reached the floor.
    spill = lathe(
        (x + radius * 0.75 * math.cos(low), y + radius * 0.75 * math.sin(low), z),
        [(0, 0.003), (radius * 0.55, 0.0028), (radius * 0.70, 0.0014), (radius * 0.74, 0)],
        surface.wax(),
        40,
        'spill',
    )
    for vertex in spill.data.vertices:
        away = Vector((vertex.co.x - x, vertex.co.y - y, 0))
        vertex.co = vertex.co + away * 0.5 * noise.noise(away * 40 + shift)
    cold = 0 if lit else 1
    for part in (body, spill, *parts):
        store(part, 'below', [height - vertex.co.z + z + cold for vertex in part.data.vertices])
    wick = z + height - 0.018
    rod((x, y, wick), (x + 0.002, y, wick + 0.016), 0.0011, surface.wick(), segments=8)
    if lit:
        flame = lathe(
            (x + 0.001, y, wick + 0.010),
            [(0, 0), (0.0035, 0.003), (0.0055, 0.009), (0.0052, 0.016), (0.0035, 0.026), (0.0016, 0.036), (0, 0.044)],
            surface.flame(),
            16,
            'flame',
        )
        flame.visible_shadow = flame.visible_diffuse = False


def number_plate(centre, number, brass, ink, size=0.030):
    """A small oval of brass with a number cut into it; it faces -Y."""
    x, y, z = centre
    plate = lathe(
        (0, 0, 0), [(0, 0.002), (size * 0.72, 0.002), (size * 0.78, 0.0012), (size * 0.80, 0)], brass, 40, 'plate'
    )
    plate.rotation_euler = (math.radians(90), 0, 0)
    plate.location, plate.scale = centre, (1.0, 0.72, 1.0)
    curve = bpy.data.curves.new('number', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = str(number), size * 0.78, 'CENTER', 'CENTER'
    curve.materials.append(ink)
    text = bpy.data.objects.new('number', curve)
    bpy.context.scene.collection.objects.link(text)
    text.rotation_euler, text.location = (math.radians(90), 0, 0), (x, y - 0.0026, z)
    return plate, text


def key_on_ribbon(knob, ribbon, metal, long=0.16):
    """A key that hangs from a knob by a loop of ribbon."""
    x, y, z = knob
    tube([(x - 0.004, y, z), (x - 0.011, y - 0.004, z - long * 0.5), (x, y - 0.004, z - long),
          (x + 0.010, y - 0.004, z - long * 0.45), (x + 0.004, y, z)], 0.0026, ribbon, 'ribbon')
    ring = lathe(
        (0, 0, 0),
        [(0.010, -0.0015), (0.014, -0.0015), (0.014, 0.0015), (0.010, 0.0015), (0.010, -0.0015)],
        metal,
        32,
        'bow',
    )
    ring.rotation_euler, ring.location = (math.radians(90), 0, math.radians(20)), (x, y - 0.004, z - long - 0.012)
    rod((x, y - 0.004, z - long - 0.024), (x + 0.003, y - 0.004, z - long - 0.064), 0.0028, metal)
    rod((x + 0.002, y - 0.004, z - long - 0.056), (x + 0.013, y - 0.004, z - long - 0.057), 0.0026, metal)
