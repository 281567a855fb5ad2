"""Candles new and burnt, and the lantern. Positions are where the thing stands."""
import math
import random

from mathutils import Vector, noise

from . import lights
from .geometry import box, extrude, lathe, mesh_from, ring_faces, rod, smoothstep, store
from .materials import stone, surface


def flame(foot):
    """A still flame, which lights nothing: add one lamp per group."""
    profile = [(0, 0), (0.0035, 0.003), (0.0055, 0.009), (0.0052, 0.016), (0.0035, 0.026), (0.0016, 0.036), (0, 0.044)]
    burning = lathe(foot, profile, surface.flame(), 16, 'flame')
    burning.visible_shadow = burning.visible_diffuse = False


def candle(base, height, radius=0.035, lit=True):
    """Wax and a visible flame; add one lamp per group, not per candle."""
    x, y, z = base
    levels = [height * 0.98 * k / 12 for k in range(13)]
    profile = ([(0, 0)] + [(radius * (1 + 0.012 * math.sin(37 * level + 91 * x)), level) for level in levels]
               + [(radius * 0.95, height), (radius * 0.80, height - 0.003), (radius * 0.55, height - 0.011),
                  (0, height - 0.013)])
    body = lathe(base, profile, surface.wax(), 32, 'candle')
    cold = 0 if lit else 1  # far below any flame
    store(body, 'below', [height - vertex.co.z + z + cold for vertex in body.data.vertices])
    wick = z + height - 0.013
    rod((x, y, wick), (x + 0.001, y, wick + 0.014), 0.0008, surface.wick(), segments=6)
    if lit:
        flame((x, y, wick + 0.009))


def pillar(base, height, radius, lit=True, seed=0, wax=None):
    """A candle of several evenings: its rim burnt down on one side, where wax ran out. Adds no lamp."""
    wax = wax or surface.wax()
    rng = random.Random(seed)
    shift = Vector(rng.uniform(0, 50) for _ in range(3))
    x, y, z = base
    low = rng.uniform(-2.4, -0.7)                             # the low side of the rim faces the room
    profile = (
        [(0, 0)]
        + [(radius, height * k / 14) for k in range(14)]
        + [
            (radius, height - 0.004),
            (radius * 0.94, height),
            (radius * 0.80, height - 0.004),
            (radius * 0.60, height - 0.014),
            (radius * 0.3, height - 0.018),
            (0, height - 0.018),
        ]
    )
    body = lathe(base, profile, wax, 48, 'pillar')
    for vertex in body.data.vertices:
        dx, dy, dz = vertex.co.x - x, vertex.co.y - y, vertex.co.z - z
        angle, r = math.atan2(dy, dx), math.hypot(dx, dy)
        share = r / radius
        gap = (angle - low + math.pi) % (2 * math.pi) - math.pi
        notch = math.exp(-(gap / 0.55) ** 2)
        top = smoothstep(height * 0.75, height, dz) * share
        around = Vector((math.cos(angle) * 1.3, math.sin(angle) * 1.3, dz * 9)) + shift
        swell = 1 + 0.020 * noise.noise(around) + 0.05 * (1 - smoothstep(0.0, 0.015, dz))
        vertex.co = (x + dx * swell, y + dy * swell,
                     z + dz - top * (0.014 * notch - 0.005 * noise.noise(around * 1.4)))
    runs = [low + rng.uniform(-0.3, 0.3) for _ in range(rng.choice((1, 2, 2)))]
    parts = []
    for angle in runs:                                        # frozen runs, a bead at their ends
        long, points = height * rng.uniform(0.45, 0.95), []
        for k in range(8):
            t = k / 7
            bend = angle + 0.10 * noise.noise(Vector((t * 3, angle, 2)) + shift)
            points.append(
                (
                    x + radius * 1.01 * math.cos(bend),
                    y + radius * 1.01 * math.sin(bend),
                    z + height - 0.014 - long * t,
                )
            )
        rise = [(0.0032 * (1 - 0.3 * k / 7) + (0.0022 if k == 7 else 0), p) for k, p in enumerate(points)]
        ring, vertices = 10, []
        for r, (px, py, pz) in rise:
            vertices += [
                (px + r * math.cos(2 * math.pi * i / ring), py + r * math.sin(2 * math.pi * i / ring), pz)
                for i in range(ring)
            ]
        faces = ring_faces(ring, 8) + [tuple(range(ring)), tuple(range(7 * ring, 8 * ring))]
        parts.append(mesh_from('run', vertices, faces, wax, smooth=True))
    # A flat spill where the runs reached the floor.
    spill = lathe(
        (x + radius * 0.75 * math.cos(low), y + radius * 0.75 * math.sin(low), z),
        [(0, 0.003), (radius * 0.55, 0.0028), (radius * 0.70, 0.0014), (radius * 0.74, 0)],
        wax,
        40,
        'spill',
    )
    for vertex in spill.data.vertices:
        away = Vector((vertex.co.x - x, vertex.co.y - y, 0))
        vertex.co = vertex.co + away * 0.5 * noise.noise(away * 40 + shift)
    cold = 0 if lit else 1
    for part in (body, spill, *parts):
        store(part, 'below', [height - vertex.co.z + z + cold for vertex in part.data.vertices])
    wick = z + height - 0.018
    rod((x, y, wick), (x + 0.002, y, wick + 0.016), 0.0011, surface.wick(), segments=8)
    if lit:
        flame((x + 0.001, y, wick + 0.010))


def burnt_candles(base, pillars, power, seed=0):
    """Candles of several evenings on the floor, in puddles of their wax, a lamp where their flames are.

    pillars: (dx, dy, height, radius), a negative height for one that went out.
    """
    x, y, z = base
    rng, flames = random.Random(seed), []
    spilt = stone.plaster('spilt wax', (0.46, 0.42, 0.34), 0.45, 0.1)
    for dx, dy, height, radius in pillars:
        candle((x + dx, y + dy, z), abs(height), radius, height > 0)
        if height > 0:
            flames.append((x + dx, y + dy, z + height + 0.03))
        if rng.random() < 0.7:
            ring = [(math.cos(a) * r, math.sin(a) * r) for a, r in
                    ((math.pi * k / 9, radius * rng.uniform(1.15, 1.9)) for k in range(18))]
            turned = rng.uniform(-0.01, 0.01)
            extrude([(u + turned, v - 0.008) for u, v in ring], 'z', 0.003, spilt, 0.001, (x + dx, y + dy, z + 0.0005))
    middle = [sum(axis) / len(flames) for axis in zip(*flames)]
    # Flames are what mirrors in wet stone; their lamp would show as a patch.
    lights.point((middle[0], middle[1], middle[2] + 0.04), power, lights.CANDLE, 0.05).visible_glossy = False


def lantern(base, width=0.18, height=0.36, power=9.0, metal=None):
    """A black frame with a candle in it."""
    metal = metal or surface.black_steel('lantern')
    x, y, z = base
    half, t = width / 2, 0.007
    for sx in (-half, half):
        for sy in (-half, half):
            box((x + sx - t, y + sy - t, z), (x + sx + t, y + sy + t, z + height), metal, 0.001)
    for low in (0, height - 0.012):
        box((x - half - t, y - half - t, z + low), (x + half + t, y + half + t, z + low + 0.012),
            metal, 0.001)
    candle((x, y, z + 0.012), height * 0.42, 0.034)
    lights.point((x, y, z + height * 0.42 + 0.05), power, (1.0, 0.55, 0.23), 0.03)
