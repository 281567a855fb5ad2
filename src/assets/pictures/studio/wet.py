"""Where somebody walked with wet feet: films of water laid over any floor."""
import math
import random

from mathutils import Vector, noise

from .geometry import mesh_from, store
from .nodes import Material

# The sole of a right foot, toes to +y: capsules (x0, y0, x1, y1, radius).
_SOLE = ((-0.002, -0.098, 0.002, -0.088, 0.029), (0.014, -0.070, 0.022, 0.025, 0.015),
         (-0.020, 0.052, 0.024, 0.040, 0.027), (-0.029, 0.101, -0.029, 0.106, 0.0125),
         (-0.008, 0.113, -0.008, 0.116, 0.009), (0.008, 0.110, 0.008, 0.112, 0.008),
         (0.021, 0.101, 0.021, 0.103, 0.007), (0.032, 0.087, 0.032, 0.089, 0.007))


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


def footprint(x, y, heading, material, z=0.0012, left=False, dry=0.0, size=1.0):
    """heading: degrees clockwise from +y; dry: 0 fresh, 0.4 nearly gone."""
    c, s, side = math.cos(math.radians(heading)), math.sin(math.radians(heading)), -1 if left else 1

    def turned(u, v):
        u, v = u * side * size, v * size
        return x + u * c + v * s, y - u * s + v * c

    _patch([(*turned(a, b), *turned(p, q), r * size) for a, b, p, q, r in _SOLE], z, material, 0.008, 0.006, dry)


def walk(points, material, z=0.0012, stride=0.36, straddle=0.085, dry=(0.0, 0.45), seed=0):
    """Prints left and right along a line of points, drying as they go."""
    rng = random.Random(seed)
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    total, at, k = sum(lengths), stride * 0.3, 0
    while at < total:
        rest, n = at, 0
        while rest > lengths[n]:
            rest -= lengths[n]
            n += 1
        (ax, ay), (bx, by) = points[n], points[n + 1]
        t, dx, dy = rest / lengths[n], (bx - ax) / lengths[n], (by - ay) / lengths[n]
        side = -1 if k % 2 else 1
        x, y = ax + (bx - ax) * t + dy * side * straddle, ay + (by - ay) * t - dx * side * straddle
        footprint(x + rng.uniform(-0.02, 0.02), y + rng.uniform(-0.02, 0.02),
                  math.degrees(math.atan2(dx, dy)) + side * rng.uniform(3, 11), material, z, side < 0,
                  dry[0] + (dry[1] - dry[0]) * at / total + rng.uniform(-0.05, 0.05))
        at += stride * rng.uniform(0.85, 1.12)
        k += 1


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
