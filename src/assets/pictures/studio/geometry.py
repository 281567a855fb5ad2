"""Primitive meshes. Metres, +Z up; corners may be given in any order."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise


def place(mesh, material=None, smooth=False, crease=None):
    """Put a mesh in the scene. crease: degrees above which edges stay sharp."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if crease:
        mesh.set_sharp_from_angle(angle=math.radians(crease))
    return thing


def mesh_from(name, vertices, faces, material=None, smooth=False, crease=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return place(mesh, material, smooth, crease)


def store(thing, name, values):
    """Attach one number or one vector per vertex, for materials to read."""
    vectors = hasattr(values[0], '__len__')
    attribute = thing.data.attributes.new(
        name, 'FLOAT_VECTOR' if vectors else 'FLOAT', 'POINT')
    if vectors:
        attribute.data.foreach_set('vector', [c for v in values for c in v])
    else:
        attribute.data.foreach_set('value', values)


def _finish(mesh_builder, name, material, **options):
    mesh = bpy.data.meshes.new(name)
    mesh_builder.to_mesh(mesh)
    mesh_builder.free()
    return place(mesh, material, **options)


def box(low, high, material=None, bevel=0.004, segments=2, name='box'):
    """A block between two corners with softened edges: real edges catch light."""
    low, high = ([f(a, b) for a, b in zip(low, high)] for f in (min, max))
    builder = bmesh.new()
    bmesh.ops.create_cube(builder, size=1)
    for vertex in builder.verts:
        vertex.co = Vector(a + (c + 0.5) * (b - a)
                           for a, b, c in zip(low, high, vertex.co))
    if bevel > 0:
        limit = min(b - a for a, b in zip(low, high)) * 0.45
        bmesh.ops.bevel(builder, geom=builder.edges[:], offset=min(bevel, limit),
                        segments=segments, affect='EDGES', profile=0.5)
    bmesh.ops.recalc_face_normals(builder, faces=builder.faces)
    return _finish(builder, name, material)


def cylinder(base, height, radius, material=None, top_radius=None, bevel=0.0,
             segments=48, smooth=True, name='cylinder'):
    """Upright from the centre of its base; top_radius makes a cone."""
    builder = bmesh.new()
    bmesh.ops.create_cone(
        builder, cap_ends=True, segments=segments, radius1=radius,
        radius2=radius if top_radius is None else top_radius, depth=height)
    if bevel > 0:
        rims = [e for e in builder.edges
                if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(builder, geom=rims, offset=bevel, segments=3,
                        affect='EDGES', profile=0.5)
    bmesh.ops.translate(builder, vec=Vector(base) + Vector((0, 0, height / 2)),
                        verts=builder.verts)
    return _finish(builder, name, material, smooth=smooth, crease=35)


def rod(start, end, radius, material=None, segments=16, end_radius=None):
    """A straight round bar between two points."""
    start, end = Vector(start), Vector(end)
    bar = cylinder((0, 0, 0), (end - start).length, radius, material, end_radius, segments=segments,
                   name='rod')
    turn = (end - start).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    bar.matrix_world = Matrix.Translation(start) @ turn
    return bar


def lathe(centre, profile, material=None, segments=64, name='lathe'):
    """Turn a list of (radius, height) about the vertical through centre.

    Carries `surface_uv` (metres around at the widest radius, metres up).
    """
    x, y, z = centre
    count, widest = len(profile), max(r for r, _ in profile)
    vertices, faces, uv = [], [], []
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        for radius, height in profile:
            vertices.append((x + radius * math.cos(angle),
                             y + radius * math.sin(angle), z + height))
            uv.append((angle * widest, height, 0))
    for i in range(segments):
        for j in range(count - 1):
            a, b = i * count + j, ((i + 1) % segments) * count + j
            faces.append((a, b, b + 1, a + 1))
    thing = mesh_from(name, vertices, faces, material, smooth=True, crease=40)
    store(thing, 'surface_uv', uv)
    return thing


def smooth_profile(points, steps=6):
    """A curve through all points of a profile for lathe(), without corners (a Catmull-Rom spline)."""
    points = [Vector(point) for point in points]
    curve = []
    for k, (start, end) in enumerate(zip(points, points[1:])):
        before, after = points[max(k - 1, 0)], points[min(k + 2, len(points) - 1)]
        leaving, arriving = (end - before) / 2, (after - start) / 2
        for t in (i / steps for i in range(steps)):
            curve.append(start * (1 + 2 * t) * (1 - t) ** 2 + leaving * t * (1 - t) ** 2
                         + end * t * t * (3 - 2 * t) - arriving * t * t * (1 - t))
    return curve + [points[-1]]


def extrude(outline, axis, depth, material=None, bevel=0.0, offset=(0, 0, 0), name='extrusion'):
    """Extrude a 2D outline: axis 'x' reads it as (y, z), 'y' as (x, z), 'z' as (x, y)."""
    lift = {'x': lambda u, v: (0, u, v), 'y': lambda u, v: (u, 0, v),
            'z': lambda u, v: (u, v, 0)}[axis]
    builder = bmesh.new()
    face = builder.faces.new([builder.verts.new(lift(u, v)) for u, v in outline])
    geometry = bmesh.ops.extrude_face_region(builder, geom=[face])['geom']
    bmesh.ops.translate(
        builder, vec=Vector([depth if a == axis else 0 for a in 'xyz']),
        verts=[e for e in geometry if isinstance(e, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(builder, faces=builder.faces)
    if bevel > 0:
        edges = [e for e in builder.edges if len(e.link_faces) == 2
                 and e.calc_face_angle(0) > math.radians(40)]
        bmesh.ops.bevel(builder, geom=edges, offset=bevel, segments=2,
                        affect='EDGES', profile=0.5, clamp_overlap=True)
    bmesh.ops.triangulate(builder, faces=[f for f in builder.faces if len(f.verts) > 4])
    thing = _finish(builder, name, material)
    thing.location = offset
    return thing


def arch_outline(width, pier, spring, top, segments=48):
    """A wall bay with a round-headed opening, for extrude()."""
    radius, middle = (width - 2 * pier) / 2, width / 2
    points = [(0, 0), (pier, 0), (pier, spring)]
    for i in range(1, segments):
        angle = math.pi * (1 - i / segments)
        points.append((middle + radius * math.cos(angle), spring + radius * math.sin(angle)))
    return points + [(width - pier, spring), (width - pier, 0), (width, 0), (width, top), (0, top)]


def sheet(x0, y0, x1, y1, z, material=None, nx=1, ny=1, height=None, name='sheet'):
    """A level grid; height(x, y) adds relief. Use for water."""
    vertices = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny
            vertices.append((x, y, z + (height(x, y) if height else 0)))
    faces = grid_faces(nx, ny)
    return mesh_from(name, vertices, faces, material, smooth=bool(height))


def grid_faces(nx, ny):
    return [(a, a + 1, a + nx + 2, a + nx + 1)
            for j in range(ny) for a in range(j * (nx + 1), j * (nx + 1) + nx)]


def ring_faces(ring, rows):
    """Faces between rows of vertices that close around, `ring` in each."""
    return [(j * ring + i, j * ring + (i + 1) % ring, (j + 1) * ring + (i + 1) % ring, (j + 1) * ring + i)
            for j in range(rows - 1) for i in range(ring)]


def smoothstep(low, high, value):
    """0 to 1 as value goes from low to high, level at both ends."""
    t = max(0.0, min(1.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def tube(points, radius, material, name='tube'):
    """A smooth pipe through points: rails, taps, hooks."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 8
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def rock(centre, radius, material, seed, squash=(1, 1, 0.8), split=False, level=False):
    """A sauna stone: a sphere cut by random planes, then roughened. split: broken by heat, one flat raw
    face. level: lies on its flat side."""
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 99) for _ in range(3))
    axis = Vector((rng.random(), rng.random(), rng.random() + 0.01)).normalized()
    turn = Matrix.Identity(3) if level else Matrix.Rotation(rng.uniform(0, 6), 3, axis)
    cuts = [(Vector(rng.gauss(0, 1) for _ in range(3)).normalized(), rng.uniform(0.60, 0.9))
            for _ in range(12)]
    if split:
        cuts.append((Vector(rng.gauss(0, 1) for _ in range(3)).normalized(), rng.uniform(0.15, 0.45)))
    builder = bmesh.new()
    bmesh.ops.create_icosphere(builder, subdivisions=4, radius=1)
    for vertex in builder.verts:
        point = vertex.co.copy()
        for normal, distance in cuts:
            over = point.dot(normal) - distance
            if over > 0:
                point -= normal * over * 0.93
        point *= 1 + 0.06 * noise.noise(point * 1.7 + shift) + 0.03 * noise.noise(point * 5 + shift) + 0.012 * noise.noise(
            point * 15 + shift)
        point = Vector(p * s for p, s in zip(point, squash))
        vertex.co = turn @ point * radius + Vector(centre)
    return _finish(builder, 'rock', material, smooth=True, crease=30)
