"""The room to rest in: two low daybeds, a fire burning down, dusk in the window."""
import math
import random

from mathutils import Matrix

from studio import lights
from studio.architecture import glazing, wall_with_opening
from studio.camera import level_camera
from studio.cloth import curtain, cushion, throw
from studio.fire import hearth_fire
from studio.geometry import box, cylinder, extrude, lathe
from studio.materials import stone, surface, wood
from studio.plants import foliage, leaves, twigs
from studio.timber import boards, slab

PICTURE = dict(exposure=1.15, look='High Contrast')

LEFT, RIGHT, WALL, CEILING = -2.9, 2.75, 3.9, 2.65
FIRE = (-1.42, WALL - 0.19, 0.42)      # middle of the hearth floor
WINDOW = (0.75, 2.25, 0.42, 2.25)
SEAT = 0.44                            # top of a mattress


def build():
    lights.world((0.10, 0.16, 0.30), 0.015)
    lime = stone.plaster('lime plaster', (0.42, 0.36, 0.295), 0.8, 0.10, 0.14)
    room(lime)
    fireplace(lime)
    dusk()
    oak = wood.oak('smoked oak', wood.SMOKED_OAK)
    linen = surface.linen('bed linen', (0.52, 0.47, 0.40), relief=0.35)
    daybed((-0.45, -0.20), 2.05, oak, linen, (0.42, 0.315, 0.215), 0.46, 1)
    daybed((0.50, 2.55), 2.05, oak, linen, (0.30, 0.29, 0.27), 0.42, 2)
    side_table((-0.98, 0.15, 0.012))
    open_book((1.02, 0.16, SEAT + 0.030), 24)
    lights.fill((-0.6, -2.6, 2.3), (0, 2.0, 0.4), 2.5, 1.5, 3.5)
    level_camera((0.02, -3.05, 1.12), lens=31, shift_x=0.02, shift_y=-0.035, focus=3.3, fstop=2.8)


def room(lime):
    box((LEFT - 0.2, -4, 0), (LEFT, WALL, CEILING), lime, 0)
    box((RIGHT, -4, 0), (RIGHT + 0.2, WALL, CEILING), lime, 0)
    box((LEFT - 0.2, -4, CEILING), (RIGHT + 0.2, WALL + 0.3, CEILING + 0.1), lime, 0)
    wall_with_opening((LEFT, WALL, 0), (RIGHT, WALL + 0.28, CEILING), WINDOW, lime)
    rng = random.Random(3)
    boards(slab((LEFT, -4, -0.03), (RIGHT, WALL, 0), 'x', 0.19, 0.002, rng),
           wood.oak('floor', wood.SMOKED_OAK, roughness=0.42), 0.0015, 9)
    box((-1.6, -1.2, 0), (2.0, 1.25, 0.012), surface.wool('rug', (0.16, 0.135, 0.11)), 0.005)


def fireplace(lime):
    """A plaster breast with a low wide opening over a long stone hearth."""
    x, _, floor = FIRE
    face, half, head = WALL - 0.42, 0.55, floor + 0.62
    wall_with_opening((x - 1.0, face, 0), (x + 1.0, face + 0.10, CEILING),
                      (x - half, x + half, floor, head), lime)
    for side in (-1, 1):
        box((x + side * 0.92, face + 0.05, 0), (x + side * 1.0, WALL, CEILING), lime, 0)
    soot = stone.dark_stone('firebrick', (0.008, 0.007, 0.006), (0.026, 0.022, 0.019), 0.85, wet=0)
    box((x - half - 0.1, WALL - 0.02, floor - 0.1), (x + half + 0.1, WALL - 0.001, head + 0.2), soot, 0)
    for side in (-1, 1):
        box((x + side * half, face + 0.02, floor - 0.1),
            (x + side * (half + 0.06), WALL - 0.01, head + 0.1), soot, 0)
    box((x - half - 0.1, face + 0.09, head + 0.02), (x + half + 0.1, WALL - 0.01, head + 0.1), soot, 0)
    basalt = stone.dark_stone('hearth', (0.020, 0.019, 0.018), (0.062, 0.058, 0.053), 0.42,
                              wet=0, relief=0.002)
    box((LEFT, face - 0.28, floor - 0.09), (x + 1.0, WALL + 0.2, floor), basalt, 0.006)
    box((LEFT, face - 0.16, 0), (x + 0.9, face, floor - 0.09), basalt, 0)
    hearth_fire(FIRE, width=0.60, height=0.30, power=8, seed=2)
    # What the fire sends into the room, from the plane of the opening.
    lights.area((x, face - 0.02, floor + 0.26), (x + 0.9, 0.2, 0.35), 0.9, 0.42, 95, (1.0, 0.50, 0.20),
                reflected=False)


def dusk():
    x0, x1, sill, head = WINDOW
    glazing((x0, WALL + 0.16, sill), (x1, WALL + 0.21, head), surface.black_steel(), surface.glass(),
            columns=2, rows=1, rail=0.045)
    box((x0 - 5, WALL + 8, -1), (x1 + 6, WALL + 8.1, 6), surface.dusk_glow('dusk', 0.4, 3.2, 0.55), 0)
    dark = foliage('night leaf', ((0.006, 0.010, 0.006), (0.014, 0.022, 0.012), (0.03, 0.04, 0.02)))
    for x, y, z, r, n in ((0.9, 7.4, 0.5, 0.8, 1500), (3.3, 7.6, 0.7, 1.0, 2000), (2.2, 9.5, 0.4, 1.2, 1800)):
        leaves((x, y, z), r, n, dark, 0.055, seed=int(x * 10))
    bark = wood.turned_wood('night bark', (0.006, 0.005, 0.004), (0.014, 0.011, 0.009))
    for x, reach, seed in ((2.35, 2.3, 12), (1.3, 1.7, 16)):
        twigs((x, WALL + 2.2, 0.3), reach, bark, dark, (0.05, 0), leaf_size=0.06, seed=seed)
    lights.window_light(((x0 + x1) / 2, WALL + 0.3, 1.4), (0.4, 0.3, 0.3), x1 - x0, head - sill, 60)
    curtain(x1 - 0.05, RIGHT - 0.06, WALL - 0.12, 0.02, CEILING,
            surface.linen('curtain', (0.50, 0.46, 0.40), relief=0.2), seed=2)


def daybed(corner, length, timber, linen, wool, across, seed):
    """Long side to the camera; corner is the near left one. across: where the throw lies."""
    x, y = corner
    width, base = 0.86, 0.20
    boards(slab((x, y, base), (x + length, y + width, base + 0.055), 'x', 0.143, 0.003)
           + [(x + a, y + 0.12, 0, x + a + 0.07, y + width - 0.12, base, 'y') for a in (0.30, length - 0.37)],
           timber, 0.003, seed)
    mattress = cushion((x + 0.04, y + 0.04, base + 0.055), (x + length - 0.04, y + width - 0.04, SEAT),
                       linen, 0.045, 0.018, seed=seed)
    head = (x + length - 0.24, y + width * 0.5, SEAT + 0.008)
    pillow = cushion((-0.17, -0.33, 0), (0.17, 0.33, 0.15), linen, 0.075, 0.03, 0.010, False, seed + 7)
    pillow.location, pillow.rotation_euler = head, (0, 0, math.radians(9 - 12 * seed))
    form = box((x, y, base), (x + length, y + width, SEAT + 0.014), None, 0.04, 3)
    throw((x + length * across - 0.25, y + width * 0.36, SEAT + 0.06), (0.80, 1.40),
          surface.blanket('throw', wool), [form], 0.72, 4 + 9 * (seed % 2), seed=seed)
    form.hide_render = True
    return mattress


def open_book(spot, turn):
    """A book laid face down, where somebody stopped reading."""
    cover, paper = surface.linen('book cloth', (0.050, 0.062, 0.058), relief=0.2), surface.linen('paper', (0.62, 0.57, 0.48), relief=0.1)
    outer = [(-0.148, 0.0), (-0.016, 0.036), (0.016, 0.036), (0.148, 0.0)]
    parts = [extrude(outer + [(u * 0.985, v - 0.004) for u, v in reversed(outer)], 'y', 0.215, cover, 0.0012),
             extrude([(u * 0.965, v - 0.0045) for u, v in outer] + [(u * 0.95, v - 0.017) for u, v in reversed(outer)],
                     'y', 0.205, paper)]
    for part, shift in zip(parts, (0.0, 0.005)):
        part.matrix_world = (Matrix.Translation(spot) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
                             @ Matrix.Translation((0, shift - 0.1, 0)))


def side_table(base):
    """A drum of limestone with a cup on it."""
    x, y, z = base
    stool = stone.limestone('side table', roughness=0.6, relief=0.0015)
    cylinder(base, 0.36, 0.17, stool, bevel=0.006, segments=96)
    glaze = stone.dark_stone('cup', (0.05, 0.042, 0.034), (0.11, 0.095, 0.080), 0.35, wet=0, relief=0.001)
    lathe((x + 0.03, y - 0.02, z + 0.36), [(0, 0), (0.026, 0), (0.034, 0.012), (0.040, 0.070),
                                           (0.0375, 0.071), (0.032, 0.014), (0, 0.010)], glaze, 48, 'cup')
