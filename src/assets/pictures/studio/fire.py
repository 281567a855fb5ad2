"""A hearth fire burning down: charred logs on embers, tongues of flame that light nothing, two lamps."""
import math
import random

from mathutils import Vector, noise

from . import lights
from .geometry import mesh_from, rock, store
from .nodes import Material


def _flame_material(seed, strength):
    """Thin at its edges, brightest low in the middle; the eye reads the rest as burnt out."""
    g = Material('hearth flame')
    x, _, z = g.position().split()
    rise = g.attribute('rise', 'Fac')
    facing = g.out(g.node('LayerWeight', {'Blend': 0.5}), 'Facing')
    streaks = g.noise(g.vector(x * 26.0 + seed, 0.0, z * 9.0 - seed), 1.0, 3)
    core = g.remap(facing, 0.12, 0.95, 1.0, 0.0, smooth=True)
    fade = g.remap(rise, 0.0, 0.16, smooth=True) * g.remap(rise, 0.25, 1.0, 1.0, 0.0)
    heat = core * fade * (streaks * 1.3 + 0.25)
    colour = g.ramp(heat, (0, (0.95, 0.13, 0.015)), (0.35, (1.0, 0.34, 0.07)), (0.9, (1.0, 0.60, 0.25)))
    flame = g.shader('Emission', Color=colour, Strength=heat * strength + 0.4)
    return g.surface(g.blend(g.remap(heat, 0.0, 0.55) * g.seen(), g.shader('BsdfTransparent'), flame), is_lamp=False)


def _tongue(base, height, radius, material, rng):
    """One flame: round, pinched at its foot, drawn out and bent towards its tip."""
    around, levels = 20, 26
    phase, bend, lean = rng.uniform(0, 6.3), rng.uniform(0.05, 0.13) * height, rng.uniform(-0.12, 0.12) * height
    vertices, rise = [], []
    for k in range(levels + 1):
        t = k / levels
        r = radius * (t + 0.03) ** 0.45 * (1 - t) ** 0.9 * 1.7 + 0.0004
        cx = base[0] + lean * t * t + bend * t * math.sin(phase + t * 4.2)
        cy = base[1] + 0.4 * bend * t * math.cos(phase + t * 3.1)
        for i in range(around):
            angle = 2 * math.pi * i / around
            wide = r * (1 + 0.25 * math.sin(2 * angle + phase + 3 * t))
            vertices.append((cx + wide * math.cos(angle), cy + 0.6 * wide * math.sin(angle), base[2] + height * t))
            rise.append(t)
    faces = [(k * around + i, k * around + (i + 1) % around, (k + 1) * around + (i + 1) % around,
              (k + 1) * around + i) for k in range(levels) for i in range(around)]
    flame = mesh_from('flame', vertices, faces, material, smooth=True)
    store(flame, 'rise', rise)
    flame.visible_shadow = flame.visible_diffuse = False


def _burnt(name, glow):
    """Charred bark, grey ash on top; the cracks underneath still glow."""
    g = Material(name)
    p = g.position()
    up = g.out(g.node('NewGeometry'), 'Normal').split()[2]
    crack = g.voronoi(p * (1.0, 1.0, 1.6), 34.0, 'DISTANCE_TO_EDGE')
    ash = g.remap(up + g.noise(p, 40, 3) - 0.5, 0.1, 0.7) * 0.8
    colour = g.mix(ash, (0.010, 0.009, 0.008), (0.16, 0.145, 0.13))
    heat = (g.remap(crack, 0.0, 0.16, 1.0, 0.0) * g.remap(g.noise(p, 13, 3), 0.40, 0.62)
            * g.remap(up, -0.7, 0.6, 1.0, 0.0))
    ember = g.ramp(heat, (0, (0.8, 0.05, 0.005)), (1, (1.0, 0.32, 0.06)))
    shader = g.principled(colour, 0.9, 0.2, Emission_Color=ember, Emission_Strength=heat * glow,
                          Normal=g.bump(crack, 0.6, 0.004))
    return g.surface(shader, flat=(0.03, 0.025, 0.02), is_lamp=False)


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


def hearth_fire(base, width=0.5, height=0.30, power=25.0, strength=9.0, glow=5.0, seed=0):
    """A fire seen from -Y; base is the middle of the hearth floor."""
    rng = random.Random(seed)
    x, y, z = base
    wood, coals = _burnt('charred log', glow * 0.6), _burnt('ember', glow)
    for k in range(70):
        spread = rng.gauss(0, 0.30)
        rock((x + width * max(-0.62, min(0.62, spread)), y + rng.uniform(-0.12, 0.10), z + rng.uniform(0.0, 0.022)),
             rng.uniform(0.010, 0.026), coals, seed * 100 + k)
    _log((x - width * 0.56, y + 0.05, z + 0.055), (x + width * 0.44, y + 0.09, z + 0.050), 0.044, wood, 1)
    _log((x - width * 0.40, y - 0.07, z + 0.045), (x + width * 0.58, y - 0.03, z + 0.060), 0.040, wood, 2)
    _log((x - width * 0.28, y - 0.10, z + 0.075), (x + width * 0.20, y + 0.10, z + 0.165), 0.034, wood, 3)
    materials = [_flame_material(seed * 5 + k * 1.7, strength) for k in range(3)]
    for k in range(13):
        t = rng.gauss(-0.05, 0.42)
        tall = height * rng.uniform(0.35, 1.0) * max(0.3, 1 - abs(t) * 1.1)
        _tongue((x + t * width * 0.5, y + rng.uniform(-0.06, 0.08), z + rng.uniform(0.055, 0.10)), tall,
                rng.uniform(0.018, 0.034), materials[k % 3], rng)
    lights.point((x - width * 0.2, y - 0.12, z + 0.22), power * 0.6, (1.0, 0.42, 0.13), 0.10)
    lights.point((x + width * 0.2, y - 0.10, z + 0.30), power * 0.4, (1.0, 0.48, 0.17), 0.08)
