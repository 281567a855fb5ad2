"""A cedar sauna at home: three tiers, one wash of light behind the backrest, stones in an iron cage."""
import random

import bpy
from mathutils import Vector, noise

from finish.steam import Bank
from studio import lights
from studio.camera import level_camera
from studio.cloth import flung_towel
from studio.geometry import box, lathe, mesh_from, rod, store
from studio.materials import stone, surface, wood
from studio.props import caged_heater, embers, stave_bucket
from studio.timber import boards, cladding, slab

HALF, BACK, TOP = 1.9, 3.9, 2.5    # half width, back wall, ceiling
NEAR = -1.6
TIERS = (0.45, 0.90, 1.35)         # seat heights
TREAD = 0.61
END = HALF - 0.80                  # the lower tiers stop here, for the heater
HEATER = (HALF - 0.42, BACK - 1.50, 0)
BACKREST = (-1.50, 1.25)
BUCKET = (0.70, 2.36, TIERS[0])
GLOW = (1.0, 0.74, 0.48)           # cedar adds the rest of the warmth

STRIP = tuple((x, BACK - 0.08, 1.97, GLOW, 0.032, 0.12) for x in (-1.1, -0.7, -0.3, 0.1, 0.5))
ABOVE = (1.1, 1.9, 2.45, (1.0, 0.76, 0.52), 0.07, 0.4)
PICTURE = dict(
    exposure=2.1, look='Medium High Contrast', balance=(0.86, 1.0, 1.16), burn=0.8, cut=0.48,
    camera=dict(location=(-0.95, -0.98, 1.30), yaw=12.0, lens=24, shift_y=0.0),
    # Heat under the ceiling, and what has just gone up from the stones.
    steam=(Bank((-HALF, 0.3, 1.1), (HALF, BACK, TOP), 0.16, STRIP, (0.004, 0.0025, 0.0015), size=0.9, clear=0.30,
                soft=(0.3, 1), hang=1, forward=0.35, seed=3),
           Bank((0.95, 1.95, 0.72), (HALF, 3.2, TOP), 1.2, (*STRIP[-2:], ABOVE), (0.006, 0.0045, 0.003), size=0.42,
                clear=0.42, soft=(0.4, 0.5), rise=1.2, forward=0.4, step=0.05, seed=5)))

# Boards from one log: sorted by colour, as a good joiner does.
SORTED = dict(board_contrast=0.22, hues=0.15)
BENCH = dict(roughness=0.45, knots=0.6, **SORTED)


def build():
    room()
    level_camera(**PICTURE['camera'], focus=4.0)


def room():
    black = stone.dark_stone('black', roughness=0.6, wet=0)
    pale = wood.cedar('bench', wood.PALE_CEDAR, **BENCH, marks=used)
    lights.world()
    shell(black)
    tiers(pale)
    backrest(pale)
    duckboard(pale)
    heater(black)
    furnish()
    lights.fill((-0.2, -0.8, 2.40), (0, 2.4, 0), 2.4, 1.4, 24, (1.0, 0.74, 0.50))


def heat(g):
    """Wood browns beside the heater, and above it."""
    x, y, z = (g.position() - HEATER).split()
    far = (x * x + y * y + (z - 0.9).max(0.0) * 0.35).sqrt()
    return g.remap(far + (g.noise(g.position(), 2.5, 4) - 0.5) * 0.5, 0.30, 1.35, 0.55, 0.0, smooth=True)


def used(g):
    """Seats where people sit and stand, and what slopped out of the bucket."""
    p = g.position()
    x, y, _ = p.split()
    level = g.out(g.node('NewGeometry'), 'True Normal').split()[2] > 0.7
    ragged = (g.noise(p, 5, 4, 0.6) - 0.5) * 0.9

    def patch(cx, cy, rx, ry, edge):
        u, v = (x - cx) / rx, (y - cy) / ry
        return g.remap((u * u + v * v).sqrt() + ragged, 1.0 - edge, 1.0, 1.0, 0.0, smooth=True)

    sweat = patch(-0.98, 3.02, 0.24, 0.20, 0.6).max(patch(0.30, 3.05, 0.22, 0.18, 0.5)) * 0.40
    wet = patch(BUCKET[0] - 0.06, BUCKET[1] - 0.03, 0.30, 0.22, 0.10) * 0.85
    drops = g.node('TexVoronoi', {'Vector': p, 'Scale': 19.0})
    fallen = g.random(g.out(drops, 'Position'))[0] > 0.70
    trail = g.remap(g.out(drops, 'Distance'), 0.16, 0.22, 1.0, 0.0) * fallen * patch(0.62, 2.30, 0.75, 0.35, 0.2) * 0.8
    feet = g.remap(g.noise(p, 3.2, 4), 0.50, 0.70, 0.0, 0.22, smooth=True)
    return heat(g).max(level * sweat.max(wet).max(trail).max(feet))


def handled(g):
    """The edge of the foot bench, where hands and heels have been: darker in the middle of the room."""
    p = g.position()
    x, _, z = p.split()
    patches = g.noise(g.vector(x * 1.0, z * 0.2, 3.0), 2.1, 4, 0.6)
    worn = g.remap(patches + (g.noise(p, 40, 3) - 0.5) * 0.12, 0.44, 0.62, 0.10, 0.62, smooth=True)
    ends = g.remap(abs(x + 0.35), 0.5, 1.45, 1.0, 0.25, smooth=True)
    return heat(g).max(worn * ends)


def shell(black):
    rng = random.Random(11)
    t = 0.014
    planks = cladding((-HALF, BACK, 0), (HALF, BACK + t, TOP), 'x', rng)
    for side in (-1, 1):
        planks += cladding((side * HALF, NEAR, 0), (side * (HALF + t), BACK, TOP), 'y', rng)
    planks += cladding((-HALF, NEAR, TOP), (HALF, BACK, TOP + t), 'y', rng, lengths=(1.8, 4.2))
    boards(planks, wood.cedar('cladding', knots=0.8, marks=heat, **SORTED), seed=3)

    behind = t + 0.004  # black behind the shadow gaps
    for side in (-1, 1):
        box((side * (HALF + behind), NEAR - 0.1, -0.2), (side * (HALF + 0.2), BACK + 0.2, TOP + 0.2), black, 0)
    box((-HALF - 0.2, BACK + behind, -0.2), (HALF + 0.2, BACK + 0.2, TOP + 0.2), black, 0)
    box((-HALF - 0.2, NEAR - 0.1, TOP + behind), (HALF + 0.2, BACK + 0.2, TOP + 0.2), black, 0)
    box((-HALF, NEAR - 0.15, 0), (HALF, NEAR - 0.1, TOP), black, 0)
    box((-HALF, NEAR - 0.1, -0.1), (HALF, BACK, 0), stone.wet_slate(), 0)


def tiers(pale):
    left = -HALF + 0.02
    # One slit is a lamp, the others only tell where the next step is; none is even from end to end.
    tapes = ((2.4, (0, 0.9), (0.35, 0.45), (0.75, 0.9), (1, 0.2)), (0.5, (0, 0.25), (0.45, 1.0), (1, 0.35)),
             (3.2, (0, 0.35), (0.30, 1.0), (0.62, 0.75), (1, 0.12)))
    knotty = {k: wood.cedar(f'fascia {k}', wood.PALE_CEDAR, **BENCH, marks=used, knot_at=at)
              for k, at in ((0, (-0.86, 0.222, 1.6)), (1, (0.34, 0.668, 1.5)))}
    nosing = wood.cedar('nosing', wood.PALE_CEDAR, **BENCH, marks=handled)
    for k, seat in enumerate(TIERS):
        back, right = BACK - 0.02 - TREAD * (2 - k), HALF - 0.02 if k == 2 else END
        front = back - TREAD + (0.02 if k == 2 else 0)
        boards(slab((left, front, seat - 0.028), (right, back - 0.008, seat), 'x', 0.103, 0.009),
               pale, 0.004, 21 + k)
        boards([(left, front - 0.014, seat - 0.052, right, front - 0.001, seat, 'x')], nosing if k == 0 else pale,
               0.004, 31 + k)
        # Fascias stand 40 mm back so that the light slit reads under the nosing.
        foot = seat - 0.45 + (0.08 if k == 0 else 0.03)
        height = (seat - 0.07 - foot) / 3
        boards([(left, front + 0.04, foot + n * height, right, front + 0.06,
                 foot + (n + 1) * height - 0.006, 'x') for n in range(3)], knotty.get(k, pale), seed=41 + k)
        power, *stops = tapes[k]
        lights.fade(lights.strip((left + 0.03, front + 0.018, seat - 0.040), (right - 0.04, front + 0.018, seat - 0.040),
                                 (0, -0.35, -1), power, GLOW, 0.015, reflected=False), *stops)
    # The cut ends of the two lower tiers, beside the heater.
    for k in (0, 1):
        back = BACK - 0.02 - TREAD * (2 - k)
        boards([(END - 0.045, back - TREAD + 0.065, z, END - 0.025, back, z + 0.098, 'y')
                for z in (0.08 + 0.45 * k - 0.05 * k + 0.105 * n for n in range(3))], pale, seed=51 + k)


def backrest(pale):
    """Floating slats; the room's light stands behind them and washes the wall."""
    x0, x1 = BACKREST
    boards([(x0, BACK - 0.085, z, x1, BACK - 0.06, z + 0.085, 'x') for z in (1.62, 1.735, 1.85)],
           pale, 0.004, 12)
    # The board they are screwed to: without it the gaps glow red.
    boards([(x0 + 0.02, BACK - 0.058, 1.63, x1 - 0.02, BACK - 0.048, 1.90, 'x')], pale, seed=13)
    lights.fade(lights.strip((x0 + 0.05, BACK - 0.035, 1.912), (x1 - 0.05, BACK - 0.035, 1.912), (0, 0.12, 1), 26,
                             GLOW, 0.02, reflected=False), (0, 0.30), (0.28, 1.0), (0.6, 0.85), (1, 0.22))


def duckboard(pale):
    """Slats on runners before the tiers, seen upright only: bare slate there is a black hole."""
    x0, x1, y0, y1 = -0.98, 0.62, -0.40, 1.37
    runners = [(x0, y, 0.002, x1, y + 0.045, 0.028, 'x') for y in (y0 + 0.2, 0.55, y1 - 0.2)]
    pitch, wide = 0.086, 0.068
    slats = [(x0 + k * pitch, y0, 0.028, x0 + k * pitch + wide, y1, 0.050, 'y') for k in range(int((x1 - x0) / pitch) + 1)]
    boards(runners + slats, pale, 0.004, 61)


def heater(black):
    """A cage of stones against a wall of split basalt."""
    x, y, _ = HEATER
    caged_heater(HEATER, surface.black_steel(), stone.olivine(), embers(), random.Random(11),
                 height=0.70, split=0.3)  # its stones end below the foot bench: feet belong in the heat
    y0, y1 = y - 0.95, BACK - TREAD - 0.05
    top = split_wall(y0, y1, TIERS[2] - 0.05)
    box((HALF - 0.115, y0 - 0.01, top), (HALF - 0.002, y1, top + 0.03), black, 0.004)
    box((HALF - 0.115, y0 - 0.01, top - 0.025), (HALF - 0.108, y1, top), black, 0.002)
    lights.spot((x - 0.40, y - 0.50, 2.42), (x + 0.05, y, 0.75), 80, (1.0, 0.72, 0.45), 50, 0.95)
    # A lamp under the cap grazes the stone: relief is all a dark wall has to show.
    lights.fade(lights.strip((HALF - 0.095, y0 + 0.02, top - 0.012), (HALF - 0.095, y1 - 0.02, top - 0.012),
                             (0.22, 0, -1), 10, GLOW, 0.012, reflected=False), (0, 0.15), (0.55, 0.8), (1, 1.0))


def split_wall(y0, y1, top, seed=4):
    """Broken stones laid dry, face by face: every one its own length, depth, lean and edge. Returns its top."""
    rng = random.Random(seed)
    vertices, faces, tones = [], [], []
    z = 0.0
    while z < top:
        tall = min(rng.choice((0.028, 0.042, 0.055, 0.055, 0.075, 0.10)), top - z + 0.012)
        a = y0
        while a < y1 - 0.01:
            b = a + rng.uniform(0.10, 0.46) * (1.2 if tall < 0.05 else 0.9)
            b = y1 if y1 - b < 0.09 else b
            # A tall stone now and then stands beside two thin ones.
            parts = [(z, z + tall)]
            if tall > 0.07 and rng.random() < 0.4:
                cut = z + tall * rng.uniform(0.4, 0.6)
                parts = [(z, cut), (cut, z + tall)]
            for low, high in parts:
                _split_block(rng, a, b, low, high, vertices, faces, tones)
            a = b
        z += tall
    wall = mesh_from('split wall', vertices, faces, stone.split_stone(), smooth=True, crease=38)
    store(wall, 'tone', tones)
    return z


def _split_block(rng, y0, y1, z0, z1, vertices, faces, tones):
    depth, shift, tone = rng.uniform(0.022, 0.062), Vector(rng.uniform(0, 90) for _ in range(3)), rng.random()
    lean_y, lean_z = rng.uniform(-0.022, 0.022), rng.uniform(-0.012, 0.016)
    ny, nz = max(5, round((y1 - y0) / 0.013)), max(4, round((z1 - z0) / 0.011))
    gap = rng.uniform(0.0004, 0.0022)
    first = len(vertices)
    for j in range(nz + 1):
        for i in range(ny + 1):
            s, t = i / ny, j / nz
            y, zz = y0 + gap + (y1 - y0 - 2 * gap) * s, z0 + gap + (z1 - z0 - 2 * gap) * t
            p = Vector((0, y, zz)) + shift
            rough = (0.011 * noise.noise(p * 7) + 0.007 * noise.noise(Vector((p.x, p.y * 16, p.z * 34)))
                     + 0.003 * noise.noise(p * 55))
            out = depth + lean_y * (s - 0.5) + lean_z * (t - 0.5) + rough
            if i in (0, ny) or j in (0, nz):      # edges break away unevenly
                out -= 0.004 + 0.012 * max(0.0, noise.noise(p * 22 + Vector((5, 0, 0))))
                y += 0.0025 * noise.noise(p * 40) * (1 if i in (0, ny) else 0)
                zz += 0.0025 * noise.noise(p * 40 + Vector((0, 9, 0))) * (1 if j in (0, nz) else 0)
            vertices.append((HALF - max(out, 0.008), y, zz))
            tones.append(tone)
    n = ny + 1
    for j in range(nz):
        for i in range(ny):
            c = first + j * n + i
            faces.append((c, c + n, c + n + 1, c + 1))
    rim = ([first + i for i in range(n)] + [first + j * n + ny for j in range(1, nz + 1)]
           + [first + nz * n + i for i in reversed(range(ny))] + [first + j * n for j in reversed(range(1, nz))])
    back = len(vertices)
    for c in rim:
        vertices.append((HALF - 0.001, *vertices[c][1:]))
        tones.append(tone)
    for k in range(len(rim)):
        m = (k + 1) % len(rim)
        faces.append((rim[k], rim[m], back + m, back + k))


def furnish():
    x, y, z = BUCKET
    stave_bucket(BUCKET, surface.copper(), wood.cedar('staves', wood.CEDAR, board_contrast=0.8, knots=0), turn=0.55, seed=3)
    rod((x - 0.04, y + 0.02, z + 0.06), (x + 0.26, y - 0.10, z + 0.47), 0.0115, wood.turned_wood('ladle'), 20, 0.008)
    # Somebody has just left: a towel over the edge of the foot bench, a felt hat on the top one.
    front = BACK - 0.02 - TREAD * 2
    seat = box((-1.8, front - 0.014, 0.5), (0.4, front + 1.2, TIERS[1]), None, 0)
    flung_towel((-0.60, front + 0.115, TIERS[1] + 0.012), (0.52, 1.06),
                surface.bath_terry('towel', (0.60, 0.545, 0.47), 1.06), [seat], turn=10, gather=0.92, seed=8)
    bpy.data.objects.remove(seat)
    felt_hat((-0.93, BACK - 0.46, TIERS[2]))


def felt_hat(base):
    """The bell-shaped hat of felt that regulars wear, set down and a little dented."""
    profile = [(0.003, 0.196), (0.022, 0.192), (0.046, 0.178), (0.068, 0.150), (0.083, 0.112), (0.093, 0.072),
               (0.103, 0.036), (0.122, 0.018), (0.146, 0.011), (0.158, 0.012), (0.159, 0.008), (0.145, 0.005),
               (0.118, 0.010), (0.098, 0.028), (0.090, 0.060), (0.084, 0.095)]
    hat = lathe(base, profile, surface.wool('felt', (0.44, 0.405, 0.35)), 72, 'felt hat')
    centre = Vector(base)
    for vertex in hat.data.vertices:
        p = vertex.co - centre
        out = Vector((p.x, p.y, 0)).normalized() if p.xy.length > 1e-4 else Vector()
        soft = noise.noise(p * 7 + Vector((3, 1, 7))) * 0.009 + noise.noise(p * 26) * 0.0015
        vertex.co += out * soft
        vertex.co.x += max(0.0, p.z - 0.06) * 0.16                  # its tip leans
        if p.z < 0.03:                                               # the brim lifts here and there
            vertex.co.z += max(0.0, p.xy.length - 0.10) * max(0.0, noise.noise(Vector((p.x * 8, p.y * 8, 2)))) * 0.9
