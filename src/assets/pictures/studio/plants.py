"""Grasses and leaves: one mesh each, a random tone per blade or leaf."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from .geometry import mesh_from, store, tube
from .nodes import Material

GRASS = ((0.035, 0.050, 0.020), (0.10, 0.11, 0.045), (0.30, 0.24, 0.13))
LEAF = ((0.012, 0.028, 0.010), (0.035, 0.065, 0.022), (0.09, 0.12, 0.045))


def foliage(name='foliage', tones=GRASS):
    g = Material(name)
    tint = g.ramp(g.attribute('tone', 'Fac'), (0, tones[0]), (0.6, tones[1]), (1, tones[2]))
    leaf = g.principled(tint, 0.6, 0.2)
    return g.surface(g.blend(0.25, leaf, g.shader('BsdfTranslucent', Color=tint)), flat=tones[1])


def grass(x0, y0, x1, y1, z, count, height, material=None, seed=0):
    """Bending blades rooted in a rectangle; about 400 a square metre is dense enough."""
    rng = random.Random(seed)
    vertices, faces, tones, joints = [], [], [], 7
    for _ in range(count):
        x, y, angle = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(0, 2 * math.pi)
        tall = height * rng.uniform(0.55, 1.15)
        lean, width, tone = rng.uniform(0.1, 0.55) * tall, rng.uniform(0.0022, 0.0045), rng.random()
        first = len(vertices)
        for k in range(joints + 1):
            t = k / joints
            half = width * (1 - t) ** 0.6 + 0.0003
            cx, cy = x + math.cos(angle) * lean * t * t, y + math.sin(angle) * lean * t * t
            cz = z + tall * t - 0.36 * lean * t * t
            side = (math.sin(angle) * half, math.cos(angle) * half)
            vertices += [(cx - side[0], cy + side[1], cz), (cx + side[0], cy - side[1], cz)]
            tones += [tone * 0.7 + t * 0.3] * 2
        faces += [(first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2)
                  for k in range(joints)]
    blades = mesh_from('grass', vertices, faces, material or foliage(), smooth=True)
    store(blades, 'tone', tones)
    return blades


def fallen(areas, material, z=0.0, seed=0):
    """Dry blades lying where the wind left them. areas: x0, y0, x1, y1, how many."""
    rng = random.Random(seed)
    vertices, faces, tones, joints = [], [], [], 6
    for x0, y0, x1, y1, count in areas:
        for _ in range(count):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            angle, bend, step = rng.uniform(0, 6.3), rng.gauss(0, 0.16), rng.uniform(0.014, 0.055)
            half, arch, tone, first = rng.uniform(0.0012, 0.0030), rng.uniform(0.0, 0.006), rng.random(), len(vertices)
            for k in range(joints + 1):
                thin = half * (1 - k / joints) ** 0.5 + 0.0003
                side = (-math.sin(angle) * thin, math.cos(angle) * thin)
                up = z + 0.0015 + arch * math.sin(math.pi * k / joints)
                vertices += [(x - side[0], y - side[1], up), (x + side[0], y + side[1], up)]
                tones += [tone] * 2
                x, y, angle = x + math.cos(angle) * step, y + math.sin(angle) * step, angle + bend
            faces += [(first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(joints)]
    store(mesh_from('fallen', vertices, faces, material), 'tone', tones)


def leaves(centre, radius, count, material=None, size=0.07, squash=0.8, seed=0):
    """A clump of pointed leaves filling an ellipsoid: a shrub, a tree's crown, a hedge end."""
    rng = random.Random(seed)
    vertices, faces, tones = [], [], []
    for _ in range(count):
        out = Vector(rng.gauss(0, 1) for _ in range(3)).normalized()
        reach = radius * rng.uniform(0.35, 1.0) ** 0.5
        spot = Vector(centre) + Vector((out.x, out.y, out.z * squash)) * reach
        turn = (out + Vector(rng.gauss(0, 0.6) for _ in range(3))).to_track_quat('Y', 'Z').to_matrix()
        turn = turn @ Matrix.Rotation(rng.uniform(0, 6.3), 3, 'Y')
        length, first, tone = size * rng.uniform(0.7, 1.2), len(vertices), rng.random()
        for u, v, w in ((0, 0, 0), (-0.28, 0.4, 0.06), (0.28, 0.4, 0.06), (0, 0.45, -0.02),
                        (0, 1.0, -0.08)):
            vertices.append(spot + turn @ Vector((u, v, w)) * length)
            tones.append(tone)
        faces += [(first, first + 3, first + 1), (first, first + 2, first + 3),
                  (first + 1, first + 3, first + 4), (first + 3, first + 2, first + 4)]
    clump = mesh_from('leaves', [tuple(v) for v in vertices], faces,
                      material or foliage('leaf', LEAF), smooth=True)
    store(clump, 'tone', tones)
    return clump


def branch(points, radius, material):
    """A stem through points; give it leaves() at its end."""
    return tube(points, radius, material, 'branch')


def twigs(base, length, bark, leaf=None, lean=(0.3, 0.0), spread=0.75, leaf_size=0.05,
          leaf_share=0.8, seed=0):
    """A cut branch standing in a vessel: it forks, thins, wanders, and carries sparse leaves.

    base is where it leaves the vessel; lean: how far it tips along x and y.
    """
    rng = random.Random(seed)
    stems, vertices, faces, tones = [], [], [], []

    def put_leaf(spot, heading):
        droop = Vector((rng.gauss(0, 0.5), rng.gauss(0, 0.5), rng.uniform(-0.5, 0.25)))
        turn = (heading * 0.7 + droop).to_track_quat('Y', 'Z').to_matrix()
        turn = turn @ Matrix.Rotation(rng.uniform(-1.2, 1.2), 3, 'Y')
        size, first, tone = leaf_size * rng.uniform(0.55, 1.15), len(vertices), rng.random()
        fold, curl = rng.uniform(0.03, 0.12), rng.uniform(0.05, 0.25)
        for v, half in ((0, 0.012), (0.12, 0.03), (0.3, 0.16), (0.52, 0.23), (0.75, 0.17), (1, 0.004)):
            sink = -curl * v * v
            vertices.extend(spot + turn @ Vector((u, v, sink + fold * abs(u) * 4)) * size
                            for u in (-half, 0, half))
            tones.extend([tone] * 3)
        for k in range(0, 15, 3):
            for a in (first + k, first + k + 1):
                faces.append((a, a + 1, a + 4, a + 3))

    def grow(start, heading, reach, radius, order):
        steps = max(3, round(reach / 0.035))
        path, spot = [(start, radius)], start.copy()
        bend = Vector(rng.gauss(0, 0.5) for _ in range(3))
        for k in range(1, steps + 1):
            t = k / steps
            if rng.random() < 0.3:
                bend = Vector(rng.gauss(0, 0.6) for _ in range(3))
            heading = (heading + bend * 0.16 + Vector((0, 0, 0.02))).normalized()
            spot = spot + heading * reach / steps
            thin = radius * (1 - 0.72 * t)
            path.append((spot.copy(), thin * rng.uniform(0.92, 1.12)))
            if order < 3 and t > (0.28 if order == 0 else 0.2) and rng.random() < 0.34:
                side = Vector(rng.gauss(0, 1) for _ in range(3))
                side = (side - heading * side.dot(heading)).normalized()
                grow(spot.copy(), (heading + side * spread).normalized(),
                     reach * (1 - t * 0.6) * rng.uniform(0.35, 0.6), thin * 0.62, order + 1)
            if leaf and order > 0 and rng.random() < leaf_share:
                put_leaf(spot.copy(), heading)
        stems.append(path)

    grow(Vector(base), Vector((lean[0], lean[1], 1)).normalized(), length, length * 0.0075, 0)
    curve = bpy.data.curves.new('twigs', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 1.0, 3
    for path in stems:
        spline = curve.splines.new('POLY')
        spline.points.add(len(path) - 1)
        for knot, (spot, radius) in zip(spline.points, path):
            knot.co, knot.radius = (*spot, 1), max(radius, 0.0007)
    curve.materials.append(bark)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('twigs', curve))
    if leaf and faces:
        store(mesh_from('twig leaves', [tuple(v) for v in vertices], faces, leaf, smooth=True),
              'tone', tones)
