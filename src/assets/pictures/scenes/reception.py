"""Reception: one block of travertine, one linen lamp, a branch, and a wet umbrella somebody left."""
import math

import numpy as np
from mathutils import Matrix, Vector, noise

from studio import lights
from studio.bedding import Bedding
from studio.camera import level_camera
from studio.geometry import box, grid_faces, lathe, mesh_from, rod, tube
from studio.materials import stone, surface, wood
from studio.nodes import Material
from studio.plants import foliage, twigs
from studio.props import linen_lantern
from studio.timber import boards, slab

PICTURE = dict(exposure=0.8, look='High Contrast')

WALL, CEILING = 3.9, 3.5
DESK = (-1.75, 2.25, 0.95, 2.95)   # plan of the block
TOP = 1.04
LAMP = (0.81, 1.85, 2.02)
GRAIN = 0.002                      # size of the block's faces: a pixel of the final is 1.9 mm there
FALL = 0.3                         # how its beds fall towards the back


def build():
    lobby()
    level_camera((-0.85, -2.30, 1.36), yaw=6, lens=35, shift_y=-0.004, focus=4.75, fstop=3.2)


def lobby():
    lights.world((0.10, 0.16, 0.30), 0.012)
    room()
    desk()
    linen_lantern(LAMP, 0.43, 0.74, 125, CEILING)
    branch()
    books()
    left_behind()
    dusk()


def dusk():
    """What is left of the day: a blade of it on the wall, through a window beside the picture."""
    shade = stone.plaster('reveal')
    for low, high in (((1.55, 0), (2.20, CEILING)), ((2.73, 0), (WALL, CEILING)), ((2.2, 0), (2.73, 1.30)),
                      ((2.2, 2.24), (2.73, CEILING)), ((2.2, 1.83), (2.73, 1.865))):
        box((-3.64, *low), (-3.60, *high), shade, 0)
    lights.area((-5.6, 0.4, 2.5), (-2.15, WALL, 1.3), 0.15, 0.15, 28, lights.DUSK, spread=70)
    # A shrub outside, so that the light on the wall is that of a street and no projector's.
    bark, leaf = surface.black_steel('shrub'), foliage('shrub leaf', ((0.02, 0.03, 0.01),) * 3)
    for y, z, seed in ((2.28, 1.20, 3), (2.44, 0.55, 5), (2.60, 1.25, 8)):
        twigs((-3.72, y, z), 1.30, bark, leaf, lean=(0.0, 0.15), leaf_size=0.095, seed=seed)
    lights.window_light((-3.4, 0.4, 1.9), (0.5, 3.0, 1.0), 1.0, 2.2, 7)


def room():
    wall = stone.plaster('lime wall', (0.40, 0.345, 0.285), 0.8, 0.16, 0.22)
    floor = stone.dark_stone('floor', (0.030, 0.028, 0.026), (0.070, 0.064, 0.057), 0.16,
                             slabs=(1.2, 0.8), wet=0, relief=0.0006)
    box((-4.2, -4, -0.2), (4.2, WALL, 0), floor, 0)
    box((-4.2, WALL, 0), (1.72, WALL + 0.2, CEILING), wall, 0)
    box((-4.4, -4, CEILING), (4.4, WALL + 3, CEILING + 0.1), wall, 0)
    # Right: a screen of oak slats, no two quite in line.
    oak = wood.oak('oak', wood.SMOKED_OAK)
    slats = []
    for k in range(48):
        x, out = 1.72 + k * 0.055 + 0.0022 * noise.noise((k * 3.7, 0, 0)), 0.0025 * noise.noise((k * 5.3, 4, 0))
        slats.append((x, WALL - 0.06 + out, 0, x + 0.032, WALL - 0.01, CEILING, 'z'))
    boards(slats, oak, 0.002, 4)
    boards(slab((1.70, WALL, 0), (4.4, WALL + 0.02, CEILING), 'z', 0.14, 0.001), oak, 0.001, 6)


def desk():
    x0, y0, x1, y1 = DESK
    bedding = Bedding(x0, 0.0, x1, TOP + (y1 - y0) * FALL, lambda x, z: np.zeros(np.broadcast(x, z).shape, int), 0.0008, seed=11)
    block(bedding, vein_cut(bedding))
    shade = stone.dark_stone('plinth', roughness=0.6, wet=0)
    box((x0 + 0.06, y0 + 0.06, 0), (x1 - 0.06, y1, 0.055), shade, 0)
    box((x0 + 0.012, y0 + 0.02, 0.057), (x1 - 0.012, y1, TOP - 0.03), shade, 0)


def block(bedding, material):
    """Front and top of the stone in one skin with real voids, which run over its arris as in a sawn block."""
    x0, y0, x1, y1 = DESK
    low, arris = 0.055, 0.007
    front = [(0.0, low + k * GRAIN, (-1, 0)) for k in range(int((TOP - arris - low) / GRAIN) + 1)]
    bend = [(arris * (1 - math.cos(t)), TOP - arris + arris * math.sin(t), (-math.cos(t), math.sin(t)))
            for t in (k * math.pi / 8 for k in range(5))]
    top = [(arris + k * 0.006, TOP, (0, 1)) for k in range(1, int((y1 - y0 - arris) / 0.006) + 1)]
    rows, count = front + bend + top, int((x1 - x0) / GRAIN)
    vertices = []
    for inward, z, (out, up) in rows:
        edge = max(0.0, 1 - math.hypot(inward, TOP - z) / 0.03)
        for k in range(count + 1):
            x = x0 + (x1 - x0) * k / count
            point = Vector((0.0, x, z + inward * FALL))
            worn = 0.0009 * noise.noise(point * 6) + edge * 0.0028 * max(0.0, noise.noise(point * 34) + 0.1)
            end = min(1.0, max(0.0, 1 - min(x - x0, x1 - x) / arris))
            sink = bedding.depth(x, point.z) + worn + arris * (1 - math.sqrt(1 - end * end))
            vertices.append((x, y0 + inward - out * sink, z - up * sink))
    mesh_from('block', vertices, grid_faces(count, len(rows) - 1), material, smooth=True)


def vein_cut(bedding):
    """Travertine sawn across its beds: clouded bands, honed, its voids left open."""
    g = Material('vein cut travertine')
    p = g.position()
    x, y, z = p.split()
    tone, void, fine = bedding.at(g, g.vector(0.0, x, z + (y - DESK[1]) * FALL))
    dark, filler = void.max(0.0), (void * -1.0).max(0.0)
    bed = g.vector(x * 0.55, y * 0.8, z * 7.0)
    bed = bed + g.vector(0.0, 0.0, g.noise(g.vector(x * 0.6, y, z * 1.6), 1.3, 3) * 1.2)
    bands = g.noise(bed, 1.7, 9, 0.62)
    colour = g.ramp(bands * 0.62 + tone * 0.38, (0.29, (0.30, 0.245, 0.188)), (0.42, (0.46, 0.40, 0.33)),
                    (0.51, (0.57, 0.52, 0.45)), (0.62, (0.72, 0.68, 0.62)))
    colour = g.mix(g.remap(g.noise(p, 1.1, 4), 0.45, 0.65) * 0.35, colour, (0.40, 0.345, 0.28))
    colour = g.mix(filler * 0.7, colour, (0.50, 0.455, 0.385))
    colour = g.mix(dark * 0.75, colour, (0.16, 0.11, 0.075))
    # Mop water and shoes leave their line at the foot.
    scuffed = g.remap(z + (g.noise(p, 5, 5, 0.6) - 0.5) * 0.16, 0.08, 0.20, 0.4, 0.0)
    colour = g.mix(scuffed, colour, (0.16, 0.13, 0.105))
    rough = g.noise(p, 40, 4) * 0.22 + 0.30 + dark * 0.3
    normal = g.bump(fine * 1000.0 + g.noise(p, 210, 4) * 0.00022, 1.0, 0.001)
    return g.surface(g.principled(colour, rough, 0.45, Normal=normal), flat=(0.48, 0.42, 0.34))


def branch():
    spot = (-1.15, 2.60, TOP)
    clay = stone.dark_stone('stoneware', (0.016, 0.014, 0.012), (0.050, 0.044, 0.038), 0.55, wet=0,
                            relief=0.002)
    lathe(spot, thrown([(0, 0), (0.060, 0), (0.070, 0.006), (0.118, 0.07), (0.136, 0.135),
                        (0.122, 0.195), (0.075, 0.235), (0.040, 0.250), (0.036, 0.268),
                        (0.046, 0.285), (0.041, 0.286), (0.030, 0.268), (0.030, 0.24)]),
          clay, 96, 'vessel')
    bark = wood.turned_wood('bark', (0.030, 0.020, 0.014), (0.075, 0.052, 0.036))
    leaf = foliage('leaf', ((0.030, 0.036, 0.014), (0.075, 0.075, 0.028), (0.19, 0.135, 0.050)))
    twigs((spot[0], spot[1], TOP + 0.24), 1.15, bark, leaf, lean=(0.22, 0.02), leaf_size=0.062, seed=12)


def thrown(profile, steps=7):
    """A smooth curve through the points of a profile, as a potter's hand would leave it."""
    curve = []
    for i in range(len(profile) - 1):
        a, b, c, d = (profile[min(max(k, 0), len(profile) - 1)] for k in range(i - 1, i + 3))
        for t in (k / steps for k in range(steps)):
            curve.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
                                      + (3 * q - p - 3 * r + s) * t * t * t)
                               for p, q, r, s in zip(a, b, c, d)))
    return curve + [profile[-1]]


def books():
    """The guest book and its smaller neighbour, left a little askew."""
    for (x, y, z), (w, d, h), turn, cover in (
            ((0.34, 2.50, TOP), (0.30, 0.22, 0.034), 4, (0.060, 0.055, 0.048)),
            ((0.36, 2.51, TOP + 0.034), (0.21, 0.15, 0.020), -7, (0.42, 0.37, 0.30))):
        cloth = surface.linen('book cloth', cover, relief=0.25)
        paper = surface.linen('paper', (0.60, 0.55, 0.46), relief=0.1)
        parts = [box((-w / 2, -d / 2, 0), (w / 2, d / 2, 0.0032), cloth, 0.001),
                 box((-w / 2, -d / 2, h - 0.0032), (w / 2, d / 2, h), cloth, 0.001),
                 box((-w / 2, -d / 2, 0.001), (-w / 2 + 0.004, d / 2, h - 0.001), cloth, 0.001),
                 box((-w / 2 + 0.003, -d / 2 + 0.004, 0.003), (w / 2 - 0.005, d / 2 - 0.004, h - 0.003),
                     paper, 0.0005)]
        for part in parts:
            part.location, part.rotation_euler = (x, y, z), (0, 0, math.radians(turn))


def left_behind():
    """A pen beside the guest book, a key with its tag, and an umbrella that has dripped."""
    brass, black = surface.brass('key brass'), surface.black_steel('pen')
    rod((0.045, 2.375, TOP + 0.0046), (0.165, 2.425, TOP + 0.0046), 0.0044, black)
    rod((0.045, 2.375, TOP + 0.0048), (0.068, 2.3846, TOP + 0.0048), 0.0047, brass)
    x, y = -0.22, 2.40
    tube([(x + 0.016 * math.cos(t), y + 0.016 * math.sin(t), TOP + 0.004) for t in (0, 1.5, 3.0, 4.6, 6.1)],
         0.0014, brass, 'ring')
    for turn, length, stuff, half, thick in ((0.5, 0.058, brass, 0.004, 0.0022), (-0.25, 0.052, brass, 0.004, 0.0022),
                                             (2.6, 0.085, wood.turned_wood('tag', wood.WALNUT[0], wood.WALNUT[2]),
                                              0.014, 0.006)):
        part = box((0.014, -half, 0), (0.014 + length, half, thick), stuff, 0.001)
        part.location, part.rotation_euler = (x, y, TOP + 0.001), (0, 0, turn)
    umbrella((1.98, 3.62, 0.0), (2.10, 3.826, 0.80))


def umbrella(tip, top):
    """Rolled and leaning: top is where the shaft meets the wall."""
    tip, top = Vector(tip), Vector(top)
    frame = Matrix.Translation(tip) @ (top - tip).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    cloth = surface.linen('umbrella', (0.014, 0.016, 0.022), relief=0.2)
    profile = [(0.003, 0.05), (0.013, 0.07), (0.026, 0.20), (0.038, 0.36), (0.043, 0.50), (0.033, 0.585),
               (0.029, 0.60), (0.036, 0.615), (0.050, 0.655), (0.036, 0.662), (0.004, 0.66)]
    roll = lathe((0, 0, 0), thrown(profile, 5), cloth, 120, 'umbrella')
    for vertex in roll.data.vertices:
        turn = math.atan2(vertex.co.y, vertex.co.x)
        pleat = 1 + 0.17 * math.sin(8 * turn + vertex.co.z * 5 + 0.7 * math.sin(3 * turn))
        vertex.co.x, vertex.co.y = vertex.co.x * pleat, vertex.co.y * pleat
    shaft = rod((0, 0, 0), (0, 0, 0.82), 0.006, surface.black_steel('shaft'))
    crook = tube([(0, 0, 0.74), (0, 0, 0.84), (0.012, 0.006, 0.885), (0.045, 0.022, 0.903), (0.076, 0.037, 0.880),
                  (0.082, 0.040, 0.845)], 0.0125, wood.turned_wood('crook', wood.WALNUT[0], wood.WALNUT[2]), 'crook')
    for part in (roll, shaft, crook):
        part.matrix_world = frame @ part.matrix_world
    wet = Material('puddle')
    wet = wet.surface(wet.principled((0.012, 0.011, 0.010), 0.02, 0.5))
    pool = lathe(tip, [(0, 0.0012), (0.050, 0.0011), (0.062, 0.0006), (0.066, 0.0)], wet, 96, 'puddle')
    for vertex in pool.data.vertices:
        turn = math.atan2(vertex.co.y - tip.y, vertex.co.x - tip.x)
        spread = 1 + 0.6 * noise.noise((math.cos(turn) * 1.8, math.sin(turn) * 1.8, 5.0))
        vertex.co.x, vertex.co.y = (tip.x + (vertex.co.x - tip.x) * spread * 1.6,
                                    tip.y + (vertex.co.y - tip.y) * spread - 0.03)
