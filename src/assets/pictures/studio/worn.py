"""What bathers leave behind: a robe on its hook, slippers, a bag, keys."""
import math
import random

import bpy
from mathutils import Vector, noise

from .cloth import shaped_sheet, thicken
from .geometry import lathe, mesh_from, ring_faces, rod, smoothstep, tube


def robe(peg, material, length=1.14, seed=0):
    """A bathrobe hung by the loop of its collar, front to the room: shawl collar, sleeves, a belt half pulled out."""
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    x0, y0, z0 = peg

    def half(v):
        return (
            0.030
            + 0.145 * smoothstep(0.0, 0.24, v) ** 0.9
            - 0.022 * smoothstep(0.25, 0.55, v)
            + 0.040 * smoothstep(0.5, 1.0, v)
        )

    def front(u, v):
        """How far a point of the body stands out from the wall."""
        drift = noise.noise(Vector((u * 1.3, v * 1.6, 0)) + shift)
        round_ = math.sqrt(max(0.0, 1 - (u * 0.97) ** 2))
        bulge = (0.050 + 0.055 * smoothstep(0.0, 0.3, v)) * round_
        fold = math.sin(2 * math.pi * (1.9 * u + 0.45 * drift) + 0.7) + 0.4 * math.sin(
            2 * math.pi * (3.7 * u - 0.6 * drift)
        )
        deep = 0.004 + 0.016 * smoothstep(0.15, 0.75, v)
        opening = 0.10 - 0.03 * v + 0.03 * drift
        lap = 0.016 * smoothstep(-0.015, 0.015, opening - u)        # the left front lies on the right one
        return (
            bulge + deep * fold * (0.4 + 0.6 * round_) + lap + 0.004 * noise.noise(Vector((u * 5, v * 8, 5)) + shift)
        )

    nx, ny, vertices = 110, 90, []
    for j in range(ny + 1):
        v = j / ny
        for i in range(nx + 1):
            u = i / nx * 2 - 1
            slump = 0.13 * smoothstep(0, 1, abs(u)) * (1 - smoothstep(0.0, 0.5, v))     # shoulders hang below the collar
            hem = (0.016 * noise.noise(Vector((u * 1.8, 3, 9)) + shift) + (0.018 if u > 0.10 else 0)) * v
            vertices.append((x0 + half(v) * u + 0.014 * v * noise.noise(Vector((v * 2, 1, 1)) + shift),
                             y0 - 0.010 - front(u, v), z0 - 0.012 - length * v - slump + hem))
    shaped_sheet(vertices, nx, ny, material, 0.009, name='robe')

    # The collar: a thick band from the hook down both edges of the opening.
    for side in (-1, 1):
        strip, nc = [], 40
        for j in range(nc + 1):
            t = j / nc
            v = t * 0.56
            inner = (0.09 - 0.02 * t) + side * (0.02 + 0.05 * math.sin(math.pi * min(1, t * 1.15)) * (1 - t))
            broad = (0.30 * (1 - t) + 0.20) * (1 - 0.75 * smoothstep(0.75, 1.0, t))
            for i in range(9):
                w = i / 8
                u = max(-0.98, min(0.98, inner + side * broad * w))
                pad = 0.012 * math.sin(math.pi * min(1, w * 1.02)) + 0.010
                slump = 0.13 * smoothstep(0, 1, abs(u)) * (1 - smoothstep(0.0, 0.5, v))
                strip.append((x0 + half(v) * u, y0 - 0.012 - front(u, v) - pad, z0 - 0.006 - length * v - slump))
        shaped_sheet(strip, 8, nc, material, 0.009, name='collar')

    # Sleeves: flattened tubes that hang a little in front of the sides, each its own way.
    for side, long, out in ((-1, 0.48, 0.050), (1, 0.44, 0.032)):
        ring, rows, tubes = 30, 44, []
        for j in range(rows + 1):
            t = j / rows
            cx = x0 + side * (
                0.050
                + 0.090 * smoothstep(0, 0.30, t) ** 0.8
                + out * smoothstep(0.1, 0.8, t)
                + 0.010 * noise.noise(Vector((t * 3, side, 2)) + shift)
            )
            cy = y0 - 0.052 - 0.020 * smoothstep(0, 0.5, t) + 0.010 * t
            cz = z0 - 0.075 - (long + 0.09) * t
            cuff = 1.10 if t > 0.84 else 1.0
            for i in range(ring + 1):
                angle = 2 * math.pi * i / ring
                place = Vector((math.cos(angle) * 1.2, t * 4.0, math.sin(angle) * 1.2 + side)) + shift
                crease = 1 + 0.22 * noise.noise(place) + 0.07 * noise.noise(place * 2.7)
                a, b = 0.066 * cuff * (0.35 + 0.65 * smoothstep(0, 0.28, t)) * crease, 0.032 * cuff * crease
                tubes.append((cx + a * math.cos(angle), cy + b * math.sin(angle),
                              cz - 0.9 * a * side * math.cos(angle) * (1 - smoothstep(0.05, 0.45, t))
                              - side * 0.10 * a * math.cos(angle) + 0.004 * noise.noise(place * 2)))
        shaped_sheet(tubes, ring, rows, material, 0.007, name='sleeve')

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
        shaped_sheet(ribbon, 4, rows, material, 0.006, name='belt')


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
            wide = 0.048 * math.sqrt(max(0.0, 1 - (2 * t - 1) ** 6)) * (0.78 + 0.24 * smoothstep(0.2, 0.75, t))
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
        faces = ring_faces(ring, rows + 1)
        mesh_from('sole', vertices, faces, sole, smooth=True)
        upper, nu, nv = [], 24, 16
        for j in range(nv + 1):
            t = 0.50 + 0.40 * j / nv
            wide, bend = outline(t)
            for i in range(nu + 1):
                a = math.pi * i / nu
                rise = 0.052 * (1 - 0.45 * smoothstep(0.5, 0.92, t)) * math.sin(a) ** 0.75
                upper.append(put((wide + 0.003) * math.cos(a) + bend, (t - 0.5) * length,
                                 0.012 + rise + 0.002 * noise.noise(Vector((t * 20, a * 3, side)))))
        shaped_sheet(upper, nu, nv, cloth, 0.006, name='slipper')


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
        closing = 1 - 0.72 * smoothstep(0.55, 1.0, t)            # the mouth is pulled together
        belly = 1 + 0.10 * math.sin(math.pi * min(1, t * 1.2)) - 0.06 * (t < 0.04)
        for i in range(ring):
            a = 2 * math.pi * i / ring
            u = math.copysign(abs(math.cos(a)) ** 0.45, math.cos(a)) * w / 2 * (1 - 0.05 * t)
            v = math.copysign(abs(math.sin(a)) ** 0.45, math.sin(a)) * d / 2 * closing * belly
            sag = 0.040 * smoothstep(0.5, 1, t) * math.cos(math.pi * u / w) - 0.012 * noise.noise(
                Vector((u * 5, 1, t * 2)) + shift
            )
            crease = 0.012 * noise.noise(Vector((u * 6, v * 6, t * 3.5)) + shift) + 0.004 * noise.noise(
                Vector((u * 17, v * 17, t * 9)) + shift
            )
            vertices.append(put(u + crease * 0.6, v * (1 + crease * 3), max(0.0, h * t - sag * t)))
    faces = ring_faces(ring, rows + 1)
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
