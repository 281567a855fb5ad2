"""A hammam: a heated marble slab under a dome of stars, basins in the niches of eight walls."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from finish.steam import Bank
from studio import lights, wet
from studio.camera import level_camera
from studio.geometry import arch_outline, box, cylinder, extrude, lathe, mesh_from, place, ring_faces, rod, smooth_profile
from studio.materials import stone, surface
from studio.nodes import Material
from studio.props import bowl
from studio.steam import shaft
from studio.towels import stack_by_hand
from studio.water import water

REACH = 2.9                             # from the middle to every wall
SIDE = 2 * REACH * math.tan(math.pi / 8)
SPRING, RISE, THICK = 2.75, 0.92, 0.22  # of the dome
# Degrees from the top, how many, radius.
STARS = ((0.0, 1, 0.17), (15, 6, 0.135), (29, 10, 0.125), (43, 14, 0.115), (57, 18, 0.105))
SUN = Vector((0.37, 0.0, -1.0)).normalized()
SLAB = (1.32, 0.46)                     # of the heated slab: reach, height
NICHE = (0.62, 1.28)                    # half width, where its arch springs
GLOW = (-0.9, 0.2, 5.0, (0.80, 0.90, 1.0), 1.3, 1.0)
PICTURE = dict(
    exposure=1.0, look='High Contrast', balance=(0.97, 1.0, 1.03), burn=1.0, aspect=(4, 5), vignette=0.24,
    camera=dict(location=(0.34, -4.55, 1.42), yaw=-4.0, lens=24, shift_y=0.095),
    steam=(Bank((-2.6, -2.4, 0.2), (2.6, 2.7, 5.2), 0.035, (GLOW,), (0.003, 0.0032, 0.0036), size=1.1, clear=0.25,
                soft=(0.4, 1.5), hang=0.4, forward=0.4, step=0.1, seed=6),))


def build():
    room()
    level_camera(**PICTURE['camera'], focus=4.6, fstop=4.0)


def room(lit=(0, 1, 7)):
    """lit: the walls whose niches have a lamp; they are counted from the one ahead."""
    lights.world()
    marble = stone.marble(roughness=0.33)
    lime = stone.plaster('lime', (0.29, 0.265, 0.235), 0.50, 0.26, 0.2)
    floor(marble)
    for k in range(8):
        for part in wall(marble, lime, lit=k in lit):
            part.matrix_basis = Matrix.Rotation(math.radians(45 * k), 4, 'Z') @ part.matrix_basis
            part.visible_camera = part.visible_camera and k not in (3, 4, 5)     # we look past the nearest
    dome(lime)
    heated_slab(marble)
    daylight()
    somebody_was_here()


def floor(marble):
    """Slabs of the same marble, darker where they are trodden, wet."""
    trodden = stone.dark_stone('floor', (0.105, 0.10, 0.094), (0.21, 0.202, 0.19), roughness=0.17,
                               slabs=(0.60, 0.60), wet=0.6, relief=0.0004, veins=0.3)
    box((-4.5, -7, -0.2), (4.5, 4.5, 0), trodden, 0)
    black = stone.dark_stone('behind', roughness=0.8, wet=0)
    box((-5, -7.2, -0.2), (5, -7, 6), black, 0)


def wall(marble, lime, lit):
    """One of eight: a niche with a basin, marble as high as water splashes, plaster above it."""
    half, spring = NICHE
    parts = [extrude([(u - SIDE / 2, v) for u, v in arch_outline(SIDE, SIDE / 2 - half, spring, SPRING + 0.06)], 'y', 0.62,
                     lime, 0.006, (0, REACH, 0), 'wall')]
    parts.append(box((-half - 0.1, REACH + 0.46, 0), (half + 0.1, REACH + 0.6, 2.2), lime, 0))
    # Marble: the dado in two pieces a side, the arch's own frame.
    end = SIDE / 2 - 0.012
    for side in (-1, 1):
        parts.append(box((side * (half + 0.085), REACH - 0.022, 0.12), (side * end, REACH + 0.05, 1.18), marble, 0.004))
        parts.append(box((side * (half + 0.085), REACH - 0.034, 1.182), (side * end, REACH + 0.05, 1.24), marble, 0.008, 3))
    outer, inner = ([(side * r * math.cos(math.pi * k / 40), spring + r * math.sin(math.pi * k / 40)) for k in range(41)]
                    for side, r in ((-1, half + 0.082), (1, half - 0.012)))
    outline = [(-half - 0.082, 0), *outer, (half + 0.082, 0), (half - 0.012, 0), *inner, (0.012 - half, 0)]
    parts.append(extrude(outline, 'y', 0.50, marble, 0.006, (0, REACH - 0.040, 0), 'frame'))
    parts.append(box((-half, REACH + 0.05, 0), (half, REACH + 0.5, 0.16), marble, 0.01, 3))
    parts += basin(marble)
    # The cornice on which the dome stands.
    for out, low, high in ((0.15, SPRING - 0.09, SPRING + 0.02), (0.08, SPRING - 0.16, SPRING - 0.088)):
        long = SIDE / 2 + out * 2 / 3
        parts.append(box((-long, REACH - out, low), (long, REACH + 0.5, high), marble, 0.012, 3))
    if lit:
        parts.append(lights.area((0, REACH + 0.10, 1.74), (0, REACH + 0.44, 0.9), 0.5, 0.06, 10, lights.COVE,
                                 reflected=False))
        parts.append(lights.fill((0, REACH - 0.30, 0.9), (0, 0.6, 0.2), 0.9, 0.9, 13, lights.SOFT_WARM))
    return parts


def basin(marble):
    """A carved bowl on a foot, brimful; a brass tap above it."""
    y = REACH + 0.16
    brass = surface.brass('old brass', 0.34)
    outside = [(0.17, 0), (0.175, 0.02), (0.13, 0.08), (0.12, 0.18), (0.16, 0.26), (0.27, 0.36), (0.315, 0.47), (0.33, 0.48)]
    inside = [(0.33, 0.505), (0.322, 0.512), (0.285, 0.512), (0.278, 0.505), (0.25, 0.42), (0.15, 0.34), (0, 0.31)]
    bowl_of = lathe((0, y, 0.16), [(0, 0), *smooth_profile(outside), *inside], marble, 96)
    brim = cylinder((0, y, 0.16 + 0.478), 0.001, 0.270, water(ripples=0.08, scale=3.0), segments=64)
    rose = cylinder((0, 0, 0), 0.012, 0.040, brass, bevel=0.003)
    rose.matrix_world = Matrix.Translation((0, REACH + 0.455, 1.02)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    return [bowl_of, brim, rose, rod((0, REACH + 0.45, 1.02), (0, y + 0.03, 1.0), 0.014, brass, 24),
            rod((0, y + 0.036, 1.005), (0, y + 0.030, 0.93), 0.013, brass, 24),
            rod((-0.045, REACH + 0.36, 1.045), (0.045, REACH + 0.36, 1.045), 0.009, brass, 20)]


def star_at(direction, radius):
    """The axes of a star's tube: towards the sky, and two across it; its outline, six points."""
    away = direction.normalized()
    across = away.orthogonal().normalized() if abs(away.z) > 0.999 else away.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(away)
    outline = []
    for k in range(12):
        r = radius * (1.0 if k % 2 else 0.60)
        outline.append(across * (r * math.sin(math.pi * k / 6)) + up * (r * math.cos(math.pi * k / 6)))
    return away, outline


def stars():
    """Where the openings of the dome are: (direction, radius)."""
    for row, (down, count, radius) in enumerate(STARS):
        for k in range(count):
            turn = 2 * math.pi * (k + 0.5 * (row % 2)) / count
            tip = math.radians(down)
            yield Vector((math.sin(tip) * math.sin(turn), math.sin(tip) * math.cos(turn), math.cos(tip))), radius


def dome(lime):
    """A shell of its true thickness, the stars cut through it; they widen inwards, as those of old baths do."""
    inner, outer = REACH - 0.02, REACH - 0.02 + THICK
    shell = bmesh.new()
    rings = []
    for r in (inner, outer):
        rows = [[shell.verts.new((r * math.cos(t) * math.sin(a), r * math.cos(t) * math.cos(a),
                                  SPRING + r * RISE * math.sin(t)))
                 for a in (2 * math.pi * k / 160 for k in range(160))] for t in (math.pi / 2 * j / 48 for j in range(48))]
        rings.append((rows, shell.verts.new((0, 0, SPRING + r * RISE))))
    for (rows, tip), inwards in zip(rings, (True, False)):
        for low, high in zip(rows, rows[1:]):
            for k in range(160):
                face = (low[k], low[(k + 1) % 160], high[(k + 1) % 160], high[k])
                shell.faces.new(face if inwards else face[::-1])
        for k in range(160):
            face = (rows[-1][k], rows[-1][(k + 1) % 160], tip)
            shell.faces.new(face if inwards else face[::-1])
    for k in range(160):
        (a, _), (b, _) = rings
        shell.faces.new((a[0][k], b[0][k], b[0][(k + 1) % 160], a[0][(k + 1) % 160]))
    bmesh.ops.recalc_face_normals(shell, faces=shell.faces)
    mesh = bpy.data.meshes.new('dome')
    shell.to_mesh(mesh)
    shell.free()
    whole = place(mesh, lime)
    vertices, faces = [], []
    for direction, radius in stars():
        away, outline = star_at(direction, radius)
        at = Vector((direction.x * inner, direction.y * inner, SPRING + direction.z * inner * RISE))
        first = len(vertices)
        for out, size in ((-0.08, 1.20), (THICK + 0.12, 0.80)):
            vertices += [at + away * out + p * size for p in outline]
        faces += [tuple(first + i for i in face) for face in ring_faces(12, 2)]
        faces += [tuple(first + i for i in range(11, -1, -1)), tuple(first + 12 + i for i in range(12))]
    cutter = mesh_from('stars', vertices, faces, reveal())
    repair = bmesh.new()
    repair.from_mesh(cutter.data)
    bmesh.ops.recalc_face_normals(repair, faces=repair.faces)
    repair.to_mesh(cutter.data)
    repair.free()
    cut = whole.modifiers.new('stars', 'BOOLEAN')
    cut.operation, cut.object, cut.solver, cut.material_mode = 'DIFFERENCE', cutter, 'EXACT', 'TRANSFER'
    pierced = bpy.data.meshes.new_from_object(whole.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for thing in (whole, cutter):
        bpy.data.objects.remove(thing)
    for near in (True, False):          # we look past the nearest part
        part = bmesh.new()
        part.from_mesh(pierced)
        away = [f for f in part.faces if (f.calc_center_median().y < -2.25) != near]
        bmesh.ops.delete(part, geom=away, context='FACES')
        piece = bpy.data.meshes.new('dome')
        part.to_mesh(piece)
        part.free()
        for material in pierced.materials:
            piece.materials.append(material)
        rounded(piece)
        place(piece).visible_camera = not near


def rounded(mesh):
    """Smooth where it is a dome, flat in the tubes of its stars."""
    normals = []
    for polygon in mesh.polygons:
        for index in polygon.vertices:
            x, y, z = mesh.vertices[index].co
            true = Vector((x, y, (z - SPRING) / RISE ** 2)).normalized()
            true = true if polygon.normal.dot(true) > 0 else -true
            normals.append(true if polygon.normal.dot(true) > 0.96 else polygon.normal)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.normals_split_custom_set(normals)


def reveal():
    """Plaster in the stars, under the open sky: it burns out towards the light."""
    g = Material('reveal')
    x, y, z = g.position().split()
    z = (z - SPRING) / RISE
    out = (x * x + y * y + z * z).sqrt() - (REACH - 0.02)
    lit = g.shader('Emission', Color=(0.74, 0.87, 1.0), Strength=g.remap(out, 0.0, THICK, 0.010, 0.42, smooth=True))
    return g.surface(g.add(g.principled((0.34, 0.33, 0.31), 0.8, 0.2), lit), flat=(0.34, 0.33, 0.31), is_lamp=False)


def heated_slab(marble):
    """Eight sides, a thick top that stands over them, worn round at its edge, wet."""
    reach, height = SLAB
    corner = reach / math.cos(math.pi / 8)

    def eight(r):
        return [(r * math.cos(math.pi * (k + 0.5) / 4), r * math.sin(math.pi * (k + 0.5) / 4)) for k in range(8)]
    polished = stone.marble('slab', roughness=0.17)
    extrude(eight(corner), 'z', 0.10, polished, 0.022, (0, 0, height - 0.10), 'slab')
    extrude(eight(corner - 0.10), 'z', height - 0.10, marble, 0.004, (0, 0, 0), 'slab foot')
    extrude(eight(corner - 0.03), 'z', 0.07, marble, 0.010, (0, 0, 0), 'slab plinth')
    for k in (-1, 0, 1):                # its heat, as light: under the overhang of the sides one sees
        start, end, down = (Matrix.Rotation(math.radians(45 * k), 3, 'Z') @ Vector(v) for v in
                            ((-0.50, 0.045 - reach, height - 0.105), (0.50, 0.045 - reach, height - 0.105), (0, -0.2, -1)))
        lights.strip(start, end, down, 0.42, lights.COVE, 0.02, reflected=False)
    film = wet.film('film of water', 0.7)
    wet.puddle(0.35, -0.55, (0.50, 0.30), film, height + 0.0012, 3, parts=9, drops=22)
    wet.puddle(-0.6, 0.2, (0.30, 0.22), film, height + 0.0012, 8, parts=6, drops=14)


def daylight():
    """Sun that comes in by the stars that face it, the sky behind all of them, and what both leave in the air."""
    inner = REACH - 0.02
    sky = lathe((0, 0, SPRING), [(3.9 * math.cos(t), 3.9 * math.sin(t)) for t in (math.pi / 2 * k / 12 for k in range(13))],
                surface.emission('sky', (0.54, 0.76, 1.0), 1.5), 48)
    sky.visible_shadow = sky.visible_diffuse = False
    lights.sun(SUN, 15, (1.0, 0.97, 0.92), 0.6)
    # What the stars give together, and what the bright stone gives back to the dome.
    lights.fill((0, 0, SPRING + 2.2), (0, 0, 0), 2.4, 2.4, 22, (0.50, 0.72, 1.0))
    lights.fill((-0.7, -2.5, 2.1), (0.2, 0.0, 0.2), 0.9, 0.9, 8, (0.82, 0.90, 1.0))     # by the door behind us
    lights.fill((0.2, 0.3, 0.6), (0.2, 0.3, 5), 2.0, 2.0, 3.5, (0.66, 0.80, 1.0))
    for k, (direction, radius) in enumerate(stars()):
        if direction.dot(-SUN) > 0.80 and k % 3 != 1:
            beam(Vector((direction.x * inner, direction.y * inner, SPRING + direction.z * inner * RISE)), radius * (0.45, 0, 0.95)[k % 3], k)


def beam(start, radius, seed):
    """One shaft of sun from a star to the floor, a sheet across the view."""
    foot = 0.0
    run = SUN.x / -SUN.z * (start.z - foot)
    shaft((start.x - radius, start.x + radius), (start.x + run - radius, start.x + run + radius), start.y, foot, start.z,
          (0.032, 0.036, 0.039), seed * 3.1)


def somebody_was_here():
    reach, height = SLAB
    copper = surface.copper('bowl', 0.28)
    bowl((-0.50, -0.92, height), copper, 0.14, 0.075)
    cloth = surface.linen('cloth', (0.66, 0.58, 0.47))
    stack_by_hand((0.72, -0.62, height), (cloth,), ((3, 0, 0, 24), (3, 0.01, -0.01, 17)), 0.34, 0.28, 4)
