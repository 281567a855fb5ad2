"""Loose ground: pebbles one by one, as instances."""
import math
import random

from .geometry import mesh_from, rock
from .nodes import Material


def pebble_stone(name='pebble', wet_scale=0.9):
    """River gravel after rain: greys and tans, a few pale ones, each its own; for pebbles()."""
    g = Material(name)
    p = g.position()
    tone = g.out(g.node('ObjectInfo'), 'Random')
    grain = g.noise(g.object_position(), 3.0, 4, 0.6)
    colour = g.ramp(tone, (0.0, (0.022, 0.022, 0.023)), (0.30, (0.070, 0.067, 0.062)), (0.55, (0.135, 0.118, 0.096)),
                    (0.78, (0.165, 0.158, 0.148)), (0.93, (0.115, 0.082, 0.060)), (0.97, (0.38, 0.36, 0.33)))
    colour = g.mix(1.0, colour, g.ramp(grain, (0.3, 0.72), (0.7, 1.12)), 'MULTIPLY')
    wet = g.remap(g.noise(p, wet_scale, 4), 0.44, 0.60, smooth=True)
    colour = g.mix(wet, colour, (0.52, 0.52, 0.53), 'MULTIPLY')
    return g.surface(g.principled(colour, 0.72 - wet * 0.50, wet * 0.25 + 0.35), flat=(0.08, 0.075, 0.068))


def pebbles(x0, y0, x1, y1, material, spacing=0.0145, sizes=(0.005, 0.014), z=0.0, clear=(), kinds=8, seed=0):
    """Pebbles strewn over a rectangle, leaving out the rectangles (x0, y0, x1, y1) of `clear`.

    sizes: radii, small ones most often. Each kind is one stone, instanced on the faces of a hidden mesh.
    """
    rng = random.Random(seed)
    quads = [([], []) for _ in range(kinds)]
    for j in range(round((y1 - y0) / spacing)):
        for i in range(round((x1 - x0) / spacing)):
            x = x0 + (i + 0.5 + rng.uniform(-0.6, 0.6)) * spacing
            y = y0 + (j + 0.5 + rng.uniform(-0.6, 0.6)) * spacing
            if any(a < x < c and b < y < d for a, b, c, d in clear):
                continue
            radius = sizes[0] + (sizes[1] - sizes[0]) * rng.random() ** 2.2
            _quad(quads[rng.randrange(kinds)], rng, (x, y, z + radius * rng.uniform(0.0, 0.75)), radius, 0.35)
    for k, (vertices, faces) in enumerate(quads):
        if faces:
            _scatter(vertices, faces, material, seed * 31 + k)


def _quad(mesh, rng, centre, size, tilt):
    """A square whose area gives the instance its scale, its normal and first edge the turn."""
    vertices, faces = mesh
    turn = rng.uniform(0, 2 * math.pi)
    lean_x, lean_y = rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt)
    first = len(vertices)
    for k in range(4):
        angle = turn + math.pi / 4 + k * math.pi / 2
        u, v = (size * math.sqrt(0.5) * f(angle) for f in (math.cos, math.sin))
        vertices.append((centre[0] + u, centre[1] + v, centre[2] + u * lean_x + v * lean_y))
    faces.append((first, first + 1, first + 2, first + 3))


def _scatter(vertices, faces, material, seed):
    rng = random.Random(seed)
    stone = rock((0, 0, 0), 1.0, material, seed, (1.15, rng.uniform(0.75, 1.0), rng.uniform(0.45, 0.75)), level=True)
    field = mesh_from('pebble field', vertices, faces)
    stone.parent = field
    field.instance_type, field.use_instance_faces_scale = 'FACES', True
    field.show_instancer_for_render = False
