"""Films of water laid over any floor, where somebody dripped."""
import math
import random

from mathutils import Vector, noise

from .geometry import mesh_from, store
from .nodes import Material


def film(name='film of water', darken=0.5):
    """Water that soaks what it lies on and mirrors at a slant; reads `wet` (0.5 is its edge)."""
    g = Material(name)
    p = g.position()
    wet = g.attribute('wet', 'Fac') + (g.noise(p, 70, 4, 0.6) - 0.5) * 0.5
    share = g.remap(wet, 0.42, 0.62, smooth=True)
    soaked = g.shader('BsdfTransparent', Color=(darken, darken, darken))
    mirror = g.shader('BsdfGlossy', Roughness=0.07, Normal=g.bump(g.noise(p, 9, 2), 0.10, 0.004))
    shader = g.blend(g.shader('Fresnel', IOR=1.33), soaked, mirror)
    return g.surface(g.blend(share, g.shader('BsdfTransparent'), shader))


def _patch(capsules, z, material, soft, step, dry=0.0, wobble=0.0, shift=Vector()):
    """A grid over capsules, with `wet` falling from their middles outwards."""
    reach = soft * 1.6 + wobble
    x0, x1 = (f(c[k] + s * (c[4] + reach) for c in capsules for k in (0, 2)) for f, s in ((min, -1), (max, 1)))
    y0, y1 = (f(c[k] + s * (c[4] + reach) for c in capsules for k in (1, 3)) for f, s in ((min, -1), (max, 1)))
    nx, ny = max(2, round((x1 - x0) / step)), max(2, round((y1 - y0) / step))
    vertices, wet = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny
            nearest = 9.0
            for ax, ay, bx, by, r in capsules:
                dx, dy = bx - ax, by - ay
                t = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-9)))
                nearest = min(nearest, math.hypot(x - ax - t * dx, y - ay - t * dy) - r)
            nearest += wobble * noise.noise(Vector((x * 7, y * 7, 0)) + shift)
            vertices.append((x, y, z))
            wet.append(max(-1.0, min(1.5, 0.5 - nearest / soft / 2)) - dry)
    faces = [(a, a + 1, a + nx + 2, a + nx + 1) for j in range(ny) for a in range(j * (nx + 1), j * (nx + 1) + nx)]
    thing = mesh_from('wet', vertices, faces, material)
    store(thing, 'wet', wet)
    thing.visible_shadow = thing.visible_diffuse = False


def puddle(x, y, size, material, z=0.0010, seed=0, parts=6, drops=14):
    """What ran off somebody: a few pools that run together, drops round them."""
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    capsules = []
    for _ in range(parts):
        a, b = (x + rng.gauss(0, size[0] * 0.3), y + rng.gauss(0, size[1] * 0.3)), rng.uniform(0.3, 1)
        capsules.append((*a, a[0] + rng.uniform(-0.12, 0.12) * b, a[1] + rng.uniform(-0.06, 0.06) * b,
                         min(size) * rng.uniform(0.10, 0.28)))
    _patch(capsules, z, material, 0.03, 0.016, 0.0, 0.035, shift)
    for _ in range(drops):
        dx, dy = x + rng.gauss(0, size[0] * 0.8), y + rng.gauss(0, size[1] * 0.8)
        _patch([(dx, dy, dx + 0.002, dy, rng.uniform(0.004, 0.014))], z + 0.0003, material, 0.006, 0.005)
