"""Reception: one block of travertine, one linen lamp, a branch and its shadow."""
import math

from studio import lights
from studio.camera import level_camera
from studio.geometry import box, lathe
from studio.materials import stone, surface, wood
from studio.plants import foliage, twigs
from studio.props import linen_lantern
from studio.timber import boards, slab

PICTURE = dict(exposure=0.5, look='High Contrast')

WALL, CEILING = 3.9, 3.5
DESK = (-1.75, 2.25, 0.95, 2.95)   # plan of the block
TOP = 1.04
LAMP = (1.00, 2.06, 1.98)


def build():
    lights.world((0.10, 0.16, 0.30), 0.012)
    room()
    desk()
    linen_lantern(LAMP, 0.43, 0.74, 125, CEILING)
    branch()
    books()
    lights.window_light((-3.9, 1.2, 1.9), (0.5, 3.0, 1.0), 1.0, 2.2, 16)
    level_camera((-0.25, -2.35, 1.30), lens=35, shift_y=0.0, focus=4.9, fstop=3.2)


def room():
    wall = stone.plaster('lime wall', (0.40, 0.345, 0.285), 0.8, 0.16, 0.22)
    floor = stone.dark_stone('floor', (0.030, 0.028, 0.026), (0.070, 0.064, 0.057), 0.19,
                             slabs=(1.2, 0.8), wet=0, relief=0.0006)
    box((-4.2, -4, -0.2), (4.2, WALL, 0), floor, 0)
    box((-4.2, WALL, 0), (1.72, WALL + 0.2, CEILING), wall, 0)
    box((-4.4, -4, CEILING), (4.4, WALL + 3, CEILING + 0.1), wall, 0)
    # Right: a screen of oak slats, and past it a passage that leads on to warmth.
    oak = wood.oak('oak', wood.SMOKED_OAK)
    slats = [(1.72 + k * 0.055, WALL - 0.06, 0, 1.72 + k * 0.055 + 0.032, WALL - 0.01, CEILING, 'z')
             for k in range(48)]
    boards(slats, oak, 0.002, 4)
    boards(slab((1.70, WALL, 0), (4.4, WALL + 0.02, CEILING), 'z', 0.14, 0.001), oak, 0.001, 6)


def desk():
    x0, y0, x1, y1 = DESK
    block = stone.travertine('block', joints=False, roughness=0.42, bedding=1.3, pits=0.6, pit_scale=1.7)
    shade = stone.dark_stone('plinth', roughness=0.6, wet=0)
    box((x0, y0, 0.055), (x1, y1, TOP), block, 0.010, 3, 'desk')
    box((x0 + 0.06, y0 + 0.06, 0), (x1 - 0.06, y1, 0.055), shade, 0)


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
