"""Split stone laid in courses, every block with its own broken face and chipped edges."""
import random

from mathutils import Vector, noise

from .geometry import mesh_from, store
from .nodes import Material, average


def courses(length, top, rng, rises=(0.10, 0.14, 0.14, 0.19), lengths=(0.3, 0.95)):
    """Blocks (start, low, long, rise) of a wall that is built up in courses; joints never align."""
    z, last = 0.0, []
    while z < top:
        rise, at, joints = rng.choice(rises), -rng.uniform(0, 0.5), []
        while at < length:
            long = rng.uniform(*lengths)
            if any(abs(at + long - j) < 0.06 for j in last):
                long += 0.13
            yield at, z, long, rise
            at += long
            joints.append(at)
        z, last = z + rise, joints


def split_wall(place, blocks, material, seed=0, proud=0.020, relief=0.005, joint=0.0025, chips=0.045,
               step=0.034, flip=False):
    """place(along, up, out) puts a point of the wall into the room. Carries `tone`, a random number per block."""
    rng = random.Random(seed)
    vertices, faces, tones = [], [], []

    def stops(size):
        inner = max(1, round((size - 0.028) / step))
        return [0, 0.005] + [0.014 + (size - 0.028) * k / inner for k in range(inner + 1)] + [size - 0.005, size]

    for at, low, long, rise in blocks:
        us, vs = stops(long - joint), stops(rise - joint)
        tone, out, shift = rng.random(), rng.uniform(0, proud), Vector(rng.uniform(0, 90) for _ in range(3))
        tilt, lean = rng.uniform(-0.006, 0.006), rng.uniform(-0.02, 0.02)
        first, nu, nv = len(vertices), len(us) + 2, len(vs) + 2
        for j in range(nv):
            for i in range(nu):
                u, v = us[max(0, min(len(us) - 1, i - 1))], vs[max(0, min(len(vs) - 1, j - 1))]
                edge = min(i, j, nu - 1 - i, nv - 1 - j)
                p = Vector((u * 5.0, v * 8.0, 0)) + shift
                depth = (out + tilt * (u / long - 0.5) * 2 + lean * (v - rise / 2)
                         + relief * (noise.noise(p) + 0.45 * noise.noise(p * 3.1) + 0.2 * noise.noise(p * 9)))
                if edge == 0:       # the sides run back into the wall
                    depth = -0.05
                elif edge < 4:
                    chip = max(0.0, noise.noise(p * 1.9 + Vector((7, 3, 1))) - 0.22) * chips
                    depth -= (0.006 + chip, 0.0015 + chip * 0.7, chip * 0.25)[edge - 1]
                vertices.append(place(at + joint / 2 + u, low + joint / 2 + v, depth))
                tones.append(tone)
        for j in range(nv - 1):
            for i in range(nu - 1):
                a = first + j * nu + i
                face = (a, a + 1, a + nu + 1, a + nu)
                faces.append(face[::-1] if flip else face)
    wall = mesh_from('split wall', vertices, faces, material, smooth=True, crease=38)
    store(wall, 'tone', tones)
    return wall


def weathered(name='weathered stone', low=(0.015, 0.015, 0.016), high=(0.058, 0.056, 0.053), damp=0.60, iron=0.13):
    """For split_wall(): each block its own grey, some rusty, darker where the floor's water climbs, salts above it.

    damp: how high in metres; iron: share of blocks that carry it.
    """
    g = Material(name)
    p = g.position()
    x, y, z = p.split()
    tone = g.attribute('tone', 'Fac')
    own = p + g.vector(tone, tone * 0.7, tone * 0.4) * 60.0        # a pattern ends with its block
    broad, grain = g.noise(own, 2.6, 5, 0.6), g.noise(p, 48, 5, 0.65)
    r1, r2, r3 = g.random(g.vector(tone, 2.0, 1.0))
    shade = (tone - 0.5) * 0.55 + broad * 0.55 + (grain - 0.5) * 0.42 + 0.22
    colour = g.ramp(shade, (0.12, low), (0.55, average(low, high)), (0.95, high))
    colour = g.mix((r2 > 0.80) * 0.55, colour, (1.10, 0.96, 0.80), 'MULTIPLY')       # a warmer bed of the quarry
    colour = g.mix((r3 > 0.91) * 0.62, colour, (0.0, 0.0, 0.0))                      # and a few nearly black
    rust = g.remap(g.noise(own, 4.5, 5, 0.65), 0.50, 0.66) * (r1 > 1.0 - iron)
    colour = g.mix(rust * 0.50, colour, (0.050, 0.032, 0.021))
    run = g.remap(g.noise(g.vector(x * 8.0, y * 8.0, z * 0.55), 1.0, 4, 0.6), 0.54, 0.74)
    colour = g.mix(run * g.remap(g.noise(p, 0.7, 2), 0.40, 0.60) * 0.50, colour, (0.004, 0.004, 0.004))
    height = z + (g.noise(p, 1.5, 5, 0.6) - 0.5) * damp * 1.7
    soaked = g.remap(height, damp * 0.35, damp, 1.0, 0.0, smooth=True)
    salt = (
        g.remap(abs(height - damp * 1.12), 0.0, damp * 0.33, 1.0, 0.0)
        * g.remap(g.noise(p, 7, 5, 0.7), 0.48, 0.66)
        * g.remap(g.noise(p, 0.8, 2), 0.45, 0.6)
    )
    colour = g.mix(soaked * 0.58, colour, (0.003, 0.003, 0.003))
    colour = g.mix(salt * 0.22, colour, (0.20, 0.195, 0.185))
    rough = 0.62 + grain * 0.2 - soaked * 0.28
    relief = g.bump(grain * 0.6 + g.noise(p, 130, 3, 0.6) * 0.4, 0.5, 0.003)
    return g.surface(g.principled(colour, rough, 0.35, Normal=relief), flat=average(low, high))
