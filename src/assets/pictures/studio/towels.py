"""Towels folded, rolled, hung and laid over a rim; what is flung is simulated in `cloth`."""
import math
import random

from mathutils import Vector, noise

from .cloth import shaped_sheet, thicken
from .geometry import grid_faces, mesh_from, smoothstep


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
    shaped_sheet(vertices, columns, len(path) - 1, material, thickness, weave, 'folded towel')
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
                open_ = smoothstep(0.0, 0.30, hang)
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
                        - 0.012 * smoothstep(0.2, 0.4, hang)
                    )
                    z = top - crown - hang + hem
                y += 0.0025 * noise.noise(Vector((u * 6, d * 14, layer)) + shift)
                z += 0.0025 * noise.noise(Vector((u * 5, d * 9, layer + 4)) + shift)
                vertices.append((px, y, z))
                weave.append(((u + 1) * width / 2, d if longer == 0 else d + 0.045, 0.0))
        shaped_sheet(vertices, nx, ny, material, thickness, weave, 'rim towel')
    return total
