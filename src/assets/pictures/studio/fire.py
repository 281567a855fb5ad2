"""A hearth fire burning down: charred logs on embers, flames that light nothing, two lamps."""
import math
import random

from mathutils import Vector, noise

from . import lights
from .geometry import box, mesh_from, rock
from .nodes import Material


def _flames(base, width, height, depth, strength, seed):
    """Burning gas as a glowing volume: tongues that lean and tear, hottest low in the middle."""
    g = Material('hearth flames')
    x, y, z = (g.position() - base).split()
    rise, u, v = z * (1 / height), x * (2 / width), y * (2 / depth)
    sway = (g.noise(g.vector(x * 5.0, seed, z * 5.0), 1.0, 2) - 0.5) * rise * 0.13
    torn = g.noise(g.vector((x + sway) * 21.0 + seed, y * 12.0, z * 4.6 - seed), 1.0, 3, 0.55)
    where = g.noise(g.vector(x * 6.5 - seed, y * 3.0, 0.5), 1.0, 1)
    heat = torn * 1.25 + where * 0.95 - 0.62 - rise * 0.85 - u * u * 0.35 - v * v * 0.45
    heat = g.remap(heat, 0.0, 0.42) * g.remap(rise, 0.0, 0.10)
    colour = g.ramp(heat, (0.0, (1.0, 0.16, 0.02)), (0.35, (1.0, 0.33, 0.07)), (1.0, (1.0, 0.58, 0.22)))
    gas = g.volume(g.shader('Emission', Color=colour, Strength=heat * heat * strength))
    flames = box([b - half for b, half in zip(base, (width / 2, depth / 2, 0))],
                 [b + half for b, half in zip(base, (width / 2, depth / 2, height))], gas, 0, name='flames')
    flames.visible_shadow = flames.visible_diffuse = False


def _burnt(name, glow, low, high):
    """Charred bark, grey ash on top; its underside glows where the draught reaches it. low, high: heights in metres."""
    g = Material(name)
    p = g.position()
    up = g.out(g.node('NewGeometry'), 'Normal').split()[2]
    crack = g.voronoi(p * (0.5, 1.0, 1.0) + (g.noise(p, 30, 3) - 0.5) * 0.02, 60.0, 'DISTANCE_TO_EDGE')
    ash = g.remap(up + (g.noise(p, 40, 4) - 0.5) * 1.4, 0.0, 0.8)
    colour = g.mix(ash, (0.010, 0.009, 0.008), (0.115, 0.106, 0.098))
    draught = g.remap(g.noise(p, 11, 4, 0.6), 0.42, 0.66)
    heat = draught * g.remap(p.split()[2], low, high, 1.0, 0.0) * g.remap(up, -0.5, 0.75, 1.0, 0.0)
    heat = heat * g.remap(crack, 0.0, 0.30, 1.0, 0.35)
    ember = g.ramp(heat, (0, (0.8, 0.05, 0.005)), (0.5, (1.0, 0.16, 0.02)), (1, (1.0, 0.36, 0.08)))
    shader = g.principled(colour, 0.95, 0.1, Emission_Color=ember, Emission_Strength=heat * heat * glow,
                          Normal=g.bump(crack.min(0.2), 0.7, 0.006))
    return g.surface(shader, flat=(0.03, 0.025, 0.02), is_lamp=False)


def _bed(base, width, depth, glow):
    """What lies under the embers and shines up between them."""
    g = Material('ember bed')
    p = g.position()
    x, y, _ = (p - base).split()
    u, v = x * (2 / width), y * (2 / depth)
    heat = g.remap(g.noise(p, 18, 4, 0.65), 0.35, 0.68) * g.remap(u * u + v * v, 0.3, 1.1, 1.0, 0.0)
    ember = g.ramp(heat, (0, (0.9, 0.06, 0.005)), (1, (1.0, 0.34, 0.07)))
    hot = g.surface(g.shader('Emission', Color=ember, Strength=heat * glow), is_lamp=False)
    box((base[0] - width / 2, base[1] - depth / 2, base[2]), (base[0] + width / 2, base[1] + depth / 2, base[2] + 0.004),
        hot, 0, name='ember bed')


def _log(start, end, radius, material, seed):
    """A split length of wood: neither straight nor round."""
    start, end, shift = Vector(start), Vector(end), Vector((seed * 3.7, 1.1, 8.3))
    along = (end - start).normalized()
    side = along.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(along)
    rings, around, vertices = 26, 20, []
    for k in range(rings + 1):
        t = k / rings
        middle = start.lerp(end, t) + up * 0.012 * noise.noise(Vector((t * 3, 0, 0)) + shift)
        for i in range(around):
            angle = 2 * math.pi * i / around
            out = side * math.cos(angle) + up * math.sin(angle)
            r = radius * (1 + 0.22 * noise.noise(out * 1.2 + shift) + 0.10 * noise.noise(out * 4 + along * t * 9 + shift))
            r *= 0.80 if k in (0, rings) else 1.0
            vertices.append(tuple(middle + out * r))
    faces = [(k * around + i, k * around + (i + 1) % around, (k + 1) * around + (i + 1) % around,
              (k + 1) * around + i) for k in range(rings) for i in range(around)]
    faces += [tuple(range(around))[::-1], tuple(rings * around + i for i in range(around))]
    mesh_from('log', vertices, faces, material, smooth=True, crease=50)


def hearth_fire(base, width=0.5, height=0.30, power=25.0, strength=55.0, glow=7.0, seed=0):
    """A fire seen from -Y; base is the middle of the hearth floor."""
    rng = random.Random(seed)
    x, y, z = base
    char = _burnt('charred log', glow, z + 0.02, z + 0.12)
    coals = _burnt('ember', glow, z + 0.005, z + 0.035)
    _bed((x, y - 0.01, z + 0.001), width * 1.15, 0.26, glow)
    for k in range(150):
        spread = max(-0.64, min(0.64, rng.gauss(0, 0.30)))
        size = rng.uniform(0.006, 0.017)
        rock((x + width * spread, y + rng.uniform(-0.13, 0.11), z + 0.003 + rng.uniform(0.0, 0.020) * (1 - abs(spread))),
             size, coals, seed * 100 + k)
    _log((x - width * 0.56, y + 0.05, z + 0.055), (x + width * 0.44, y + 0.09, z + 0.050), 0.044, char, 1)
    _log((x - width * 0.40, y - 0.07, z + 0.045), (x + width * 0.58, y - 0.03, z + 0.060), 0.040, char, 2)
    _log((x - width * 0.28, y - 0.10, z + 0.075), (x + width * 0.20, y + 0.10, z + 0.165), 0.034, char, 3)
    _flames((x - width * 0.05, y + 0.01, z + 0.045), width * 0.95, height, 0.16, strength, seed)
    lights.point((x - width * 0.2, y - 0.12, z + 0.22), power * 0.6, (1.0, 0.42, 0.13), 0.10)
    lights.point((x + width * 0.2, y - 0.10, z + 0.30), power * 0.4, (1.0, 0.48, 0.17), 0.08)
