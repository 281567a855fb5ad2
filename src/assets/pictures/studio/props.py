"""Things people leave in rooms. Positions are where the thing stands."""
import math
import random

from mathutils import Vector, noise

from . import lights
from .geometry import cylinder, lathe, mesh_from, rock, rod, store, tube
from .materials import surface, wood as woods
from .nodes import Material
from .timber import boards
from .water import water


def stave_bucket(base, hoops, timber, radius=0.155, height=0.26, staves=19, turn=0.0, seed=0):
    """Staves, each of its own board, two of them long and carrying a bar; two hoops, water in it."""
    rng = random.Random(seed)
    x, y, z = base
    wall, foot, columns = 0.013, 0.86, 4
    vertices, faces, local, tones = [], [], [], []

    def at(level):
        return radius * (foot + (1 - foot) * level / height)

    ears = (0, staves // 2)
    for k in range(staves):
        a, b = (turn + 2 * math.pi * (k + s) / staves for s in (0.012, 0.988))
        tall = height + (0.062 if k in ears else rng.uniform(-0.0015, 0.0015))
        proud, shift, tone = rng.uniform(-0.0012, 0.0012), [rng.uniform(0, 40) for _ in range(3)], rng.random()
        first = len(vertices)
        for level in (0, 0.004, tall - 0.004, tall):
            cut = 0.002 if level in (0, tall) else 0     # broken edges at foot and rim
            for face, r in ((0, at(level) + proud - cut), (1, at(level) + proud - wall + cut)):
                for i in range(columns + 1):
                    angle = a + (b - a) * i / columns
                    vertices.append((x + r * math.cos(angle), y + r * math.sin(angle), z + level))
                    local.append([level + shift[0], angle * r + shift[1], face * wall + shift[2]])
                    tones.append(tone)
        n = columns + 1
        for row in range(3):
            low, high = first + row * 2 * n, first + (row + 1) * 2 * n
            for i in range(columns):
                faces.append((low + i, low + i + 1, high + i + 1, high + i))
                faces.append((low + n + i + 1, low + n + i, high + n + i, high + n + i + 1))
            for i in (0, columns):
                faces.append((low + i, high + i, high + n + i, low + n + i))
        top = first + 6 * n
        for i in range(columns):
            faces.append((top + i, top + i + 1, top + n + i + 1, top + n + i))
    thing = mesh_from('bucket', vertices, faces, timber)
    store(thing, 'board', local)
    store(thing, 'board_random', tones)
    for level, deep in ((0.055, 0.020), (height - 0.062, 0.016)):
        r = at(level) + 0.0006
        lathe((x, y, z + level), [(r - 0.002, -deep / 2), (r + 0.0018, -deep / 2), (r + 0.0024, deep / 2),
                                  (r - 0.002, deep / 2)], hoops, 64, 'hoop')
    lathe((x, y, z + 0.018), [(0, 0), (at(0.018) - wall, 0)], hoops, 32, 'bottom')
    lathe((x, y, z + 0.15), [(0, 0), (at(0.15) - wall + 0.001, 0)], water('bucket water'), 48)
    ends = []
    for k in ears:
        angle = turn + 2 * math.pi * (k + 0.5) / staves
        r = at(height + 0.04) + 0.012
        ends.append((x + r * math.cos(angle), y + r * math.sin(angle), z + height + 0.036))
    rod(*ends, 0.011, woods.turned_wood('bucket bar'), 24)


def stool(base, timber, width=0.48, depth=0.72, height=0.43):
    """A slatted stool or low bench, long side along y."""
    x, y, z = base
    w, d, seat = width / 2, depth / 2, z + height
    count = round(depth / 0.075)
    step = depth / count
    planks = [(x - w, y - d + step * k, seat - 0.03, x + w, y - d + step * k + step - 0.01, seat, 'x')
              for k in range(count)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = x + sx * (w - 0.04), y + sy * (d - 0.05)
            planks.append((cx - 0.02, cy - 0.02, z, cx + 0.02, cy + 0.02, seat - 0.03, 'z'))
        planks.append((x + sx * (w - 0.05), y - d + 0.05, seat - 0.075,
                       x + sx * (w - 0.03), y + d - 0.05, seat - 0.03, 'y'))
    boards(planks, timber, 0.003, name='stool')


def bowl(base, material, radius=0.16, height=0.09):
    profile = [(0, 0), (0.35, 0), (0.40, 0.06), (0.78, 0.45), (1.0, 1.0), (0.97, 1.0),
               (0.74, 0.50), (0.36, 0.14), (0, 0.10)]
    return lathe(base, [(r * radius, t * height) for r, t in profile], material, 64, 'bowl')


def bottle(base, material, height=0.16, radius=0.03):
    profile = [(0, 0), (0.95, 0), (1, 0.03), (1, 0.62), (0.85, 0.70), (0.32, 0.78), (0.30, 0.92),
               (0.36, 0.93), (0.36, 1.0), (0, 1.0)]
    return lathe(base, [(r * radius, t * height) for r, t in profile], material, 48, 'bottle')


def spout(base, metal, reach=(0.0, 0.22), height=0.28, radius=0.018):
    """A bent pipe: basin tap, bath filler. reach is the horizontal throw."""
    x, y, z = base
    dx, dy = reach
    cylinder(base, 0.012, radius * 1.8, metal, bevel=0.002)
    return tube([(x, y, z), (x, y, z + height * 0.75), (x + dx * 0.35, y + dy * 0.35, z + height),
                 (x + dx * 0.85, y + dy * 0.85, z + height * 0.92), (x + dx, y + dy, z + height * 0.72)],
                radius, metal, 'spout')


def hook(base, metal, out=(0, -0.06)):
    """A peg on a wall, pointing along `out`."""
    x, y, z = base
    tip = (x + out[0], y + out[1], z + 0.012)
    rod(base, tip, 0.007, metal)
    cylinder((tip[0], tip[1], tip[2] - 0.008), 0.016, 0.013, metal, bevel=0.003, segments=24)


def caged_heater(base, metal, stones, core, rng=None, radius=0.235, height=0.98, split=0.0):
    """A tall cage full of stones. Add a lamp of its own if it must glow. split: share of broken stones."""
    broken = random.Random(17)
    rng = rng or random.Random(7)
    x, y, z = base
    cylinder(base, 0.06, radius - 0.015, metal, bevel=0.004, segments=64)
    for k in range(28):
        angle = 2 * math.pi * k / 28
        cylinder((x + radius * math.cos(angle), y + radius * math.sin(angle), z + 0.03),
                 height - 0.03, 0.0055, metal, segments=10)
    for level in (0.10, 0.40, 0.70, 0.995):
        low, high = radius - 0.007, radius + 0.008
        lathe((x, y, z + level * height), [(low, -0.008), (high, -0.008), (high, 0.008),
                                           (low, 0.008), (low, -0.008)], metal)
    cylinder((x, y, z + 0.05), height - 0.13, radius - 0.095, core, segments=32)
    seed = 0
    for ring in range(int((height - 0.09) / 0.062) + 1):
        for j in range(11):
            seed += 1
            angle = 2 * math.pi * (j + 0.5 * (ring % 2)) / 11 + rng.uniform(-0.1, 0.1)
            out = radius - rng.uniform(0.05, 0.07)
            rock((x + out * math.cos(angle), y + out * math.sin(angle),
                  z + 0.09 + ring * 0.062 + rng.uniform(-0.012, 0.012)),
                 rng.uniform(0.045, 0.06), stones, seed, split=broken.random() < split)
    for _ in range(26):
        seed += 1
        angle, out = rng.uniform(0, 2 * math.pi), (radius - 0.065) * math.sqrt(rng.random())
        rise = rng.uniform(-0.02, 0.05) * (1 - out / 0.2) + 0.02
        rock((x + out * math.cos(angle), y + out * math.sin(angle), z + height + rise),
             rng.uniform(0.045, 0.062), stones, seed, split=broken.random() < split)


def embers(strength=0.07):
    """The elements behind a caged heater's stones: a dull red in a few gaps, no more. It stands on the floor."""
    g = Material('embers')
    _, _, z = g.position().split()
    uneven = g.remap(g.noise(g.position(), 9, 2), 0.42, 0.66, 0.0, 1.0, smooth=True)
    rise = g.remap(z, 0.12, 0.34, 0.0, 1.0) * g.remap(z, 0.48, 0.66, 1.0, 0.0)
    return g.surface(g.shader('Emission', Color=(1.0, 0.12, 0.018), Strength=uneven * rise * strength), is_lamp=False)


def stone_tub(base, size, material, water_material, wall=0.055, taper=0.90, drop=0.07, power=3.2):
    """A carved tub, size (length along x, width, height), filled to `drop` below its rim.

    power: 2 is an ellipse, 3.2 a soft rectangle; taper: how much narrower the foot is.
    """
    x, y, z = base
    length, width, height = size
    count = 96

    def ring(inset, level, squeeze=1.0):
        a, b = length / 2 * squeeze - inset, width / 2 * squeeze - inset
        points = []
        for i in range(count):
            angle = 2 * math.pi * i / count
            c, s = math.cos(angle), math.sin(angle)
            points.append((x + a * math.copysign(abs(c) ** (2 / power), c),
                           y + b * math.copysign(abs(s) ** (2 / power), s), z + level))
        return points

    def narrowing(level):
        return taper + (1 - taper) * math.sin(math.pi / 2 * max(0, level) / height)

    rings = [ring(0.030, 0, taper), ring(0.010, 0.006, taper), ring(0, 0.025, taper)]
    rings += [ring(0, level, narrowing(level)) for level in
              (height * k / 12 for k in range(1, 12))]
    half = wall / 2
    for k in range(9):  # the rim is rounded over
        angle = math.pi * k / 8
        rings.append(ring(half - half * math.cos(angle), height - half * (1 - math.sin(angle))))
    depth = height - 0.10
    for k in range(1, 11):
        t = k / 10
        rings.append(ring(wall + 0.13 * t ** 4 + 0.05 * t, height - half - depth * t ** 0.8))
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count,
              (r + 1) * count + i) for r in range(len(rings) - 1) for i in range(count)]
    faces.append(tuple((len(rings) - 1) * count + i for i in range(count)))
    tub = mesh_from('tub', [p for r in rings for p in r], faces, material, smooth=True, crease=50)
    pool = ring(wall, height - drop)
    mesh_from('tub water', pool, [tuple(range(count))], water_material)
    return tub


def linen_lantern(centre, radius, height, power, cord_top, rib=0.045, glow=1.0, seed=0):
    """A large lamp of linen over thin hoops, lit by a bulb a little below its middle, hanging on a cord.

    The skin is only seen: a soft lamp inside does the lighting.
    """
    x, y, z = centre
    rng = random.Random(seed)
    hoops = max(4, round(height / rib))
    levels = [(k + (rng.uniform(-0.16, 0.16) if 0 < k < hoops else 0)) / hoops * 2 - 1 for k in range(hoops + 1)]
    profile, on_hoop = [], []
    for low, high in zip(levels, levels[1:]):
        for i in range(10):
            t = low + (high - low) * i / 10
            body = (1 - abs(t) ** 2.6 * 0.93) ** 0.45
            sag = 0.013 * radius * math.sin(math.pi * i / 10)  # cloth dips between hoops
            profile.append((radius * body - sag, t * height / 2))
            on_hoop.append(float(i == 0))
    mouth = radius * (1 - 0.93) ** 0.45
    profile.append((mouth, height / 2))
    on_hoop.append(1.0)
    bulb = (x, y, z - height * 0.13)
    skin = lathe(centre, profile, _lit_linen(bulb, radius, glow, seed), 128, 'lantern')
    store(skin, 'hoop', on_hoop * 128)
    for vertex in skin.data.vertices:  # no hoop is level or quite round
        turn = math.atan2(vertex.co.y - y, vertex.co.x - x)
        place = Vector((math.cos(turn), math.sin(turn), (vertex.co.z - z) * 9 + seed))
        swell = 1 + 0.010 * noise.noise(place)
        vertex.co = (x + (vertex.co.x - x) * swell, y + (vertex.co.y - y) * swell,
                     vertex.co.z + 0.0045 * noise.noise(place * 1.4 + Vector((9, 0, 0))))
    skin.visible_shadow = skin.visible_diffuse = False
    steel = surface.black_steel('lantern steel')
    for level in (-height / 2, height / 2):
        lathe((x, y, z + level), [(mouth - 0.004, -0.006), (mouth + 0.004, -0.006),
                                  (mouth + 0.004, 0.006), (mouth - 0.004, 0.006)], steel, 64)
    rod((x, y, z + height / 2 - 0.02), (x, y, cord_top), 0.004, steel)
    lamp = lights.point(bulb, power, lights.SOFT_WARM, radius * 0.6)
    lamp.visible_glossy = False
    return skin


def _lit_linen(bulb, radius, glow, seed):
    """Cloth that lets light through: most of it straight on, so that the bulb shows as a soft bright place."""
    g = Material('lit linen')
    dot = {'operation': 'DOT_PRODUCT'}
    normal, eye = (g.out(g.node('NewGeometry'), k) for k in ('Normal', 'Incoming'))
    _, _, z = g.position().split()
    around, _, _ = g.attribute('surface_uv').split()
    away = g.position() - bulb
    distance = g.out(g.node('VectorMath', {0: away}, operation='LENGTH'), 'Value')
    ahead = g.out(g.node('VectorMath', {0: away, 1: eye}, **dot), 'Value') / distance
    falls = abs(g.out(g.node('VectorMath', {0: away, 1: normal}, **dot), 'Value')) / distance
    near = g.math('DIVIDE', radius, distance)
    through = ahead.max(0.0)
    light = (0.11 + falls * near * near * 0.20 + g.math('POWER', through, 7.0) * 0.75
             + g.math('POWER', through, 60.0) * 2.2)
    facing = g.out(g.node('LayerWeight', {'Blend': 0.5}), 'Facing')
    light = light * (1.0 - facing * facing * 0.45)
    threads = (g.noise(g.vector(around * 30.0, z * 900.0, seed), 1.0, 2)
               + g.noise(g.vector(around * 900.0, z * 30.0, seed + 4.0), 1.0, 2)) * 0.5
    slubs = g.noise(g.vector(around * 6.0, z * 160.0, seed + 9.0), 1.0, 3, 0.6)
    clouds = g.noise(g.vector(around * 5.0, z * 7.0, seed + 2.0), 1.0, 4)
    seam = g.remap(abs((around / 0.32 + 0.3).fract() - 0.5), 0.0, 0.014, 0.74, 1.0, smooth=True)
    hoop = 1.0 - g.attribute('hoop', 'Fac') * 0.42
    light = light * (threads * 0.4 + 0.8) * (slubs * 0.36 + 0.82) * (clouds * 0.4 + 0.8) * hoop * seam
    colour = g.ramp(light, (0.05, (1.0, 0.45, 0.14)), (0.35, (1.0, 0.60, 0.27)), (0.95, (1.0, 0.76, 0.46)))
    return g.surface(g.shader('Emission', Color=colour, Strength=light * (2.6 * glow)), is_lamp=False)
