"""A changing room: oak lockers either side of a lit alcove with a bench, hooks and towels."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from studio import lights
from studio.camera import level_camera
from studio.cloth import draped_cloth, folded_towel, pegged_cloth, rolled_towel, towel_stack
from studio.geometry import box, cylinder, rod
from studio.materials import stone, surface, wood
from studio.props import hook
from studio.timber import boards, slab

PICTURE = dict(exposure=1.25, look='High Contrast')

FACE = 3.0                          # front of the lockers
PLINTH, HEAD, TOP = 0.10, 2.13, 2.75
ALCOVE = (-1.15, 1.15)
DEPTH = 0.55
DOOR = 0.40
FUMED = ((0.115, 0.070, 0.038), (0.195, 0.124, 0.070), (0.28, 0.185, 0.110))


def build():
    lights.world()
    oak = wood.oak('locker oak', FUMED, board_contrast=0.22, hues=0.3)
    black = stone.dark_stone('black', roughness=0.6, wet=0)
    brass = surface.brass('worn brass', 0.30)
    shell(black)
    rng = random.Random(23)
    for side in (-1, 1):
        lockers(side, oak, black, brass, rng)
    alcove(oak, brass)
    furnish(oak, brass)
    level_camera((-1.15, -1.15, 1.20), yaw=13, lens=27, shift_y=-0.055, focus=4.6, fstop=2.8)


def shell(black):
    floor = stone.dark_stone('floor', (0.040, 0.036, 0.032), (0.092, 0.083, 0.073), roughness=0.30,
                             slabs=(0.9, 0.6), wet=0, relief=0.0003)
    box((-4, -3, -0.1), (4, FACE + 1, 0), floor, 0)
    plaster = stone.plaster('wall', (0.36, 0.325, 0.28), 0.8, 0.12, 0.15)
    box((-4, FACE + 0.01, HEAD + 0.012), (4, FACE + 0.3, TOP), plaster, 0)
    for side in (-1, 1):
        box((side * 3.16, -3, 0), (side * 3.4, FACE + 0.2, TOP), plaster, 0)
    box((-4, -3, TOP), (4, FACE + 0.5, TOP + 0.1), stone.plaster('ceiling', (0.20, 0.17, 0.14)), 0)
    box((-4, -3.2, 0), (4, -3, TOP), black, 0)


def lockers(side, oak, black, brass, rng):
    """Tall doors of narrow boards, grain running through, a knob each and no numbers."""
    inner, count = ALCOVE[1] * side, 5
    outer = inner + side * (count * DOOR + 0.05)
    box((inner + side * 0.034, FACE + 0.03, 0), (outer, FACE + DEPTH, HEAD), black, 0)
    # The stile that ends the run, and the head above the doors.
    boards([(inner, FACE - 0.005, 0.0, inner + side * 0.032, FACE + DEPTH, HEAD, 'z'),
            (inner + side * 0.032, FACE - 0.002, HEAD - 0.05, outer,
             FACE + 0.03, HEAD, 'x')], oak, 0.002, 5)
    for k in range(count):
        a = inner + side * (0.034 + DOOR * k)
        b = a + side * (DOOR - 0.004)
        x0, x1 = min(a, b), max(a, b)
        planks = slab((x0, -0.022, PLINTH), (x1, 0.0, HEAD - 0.054), 'z', 0.066, 0.0016)
        door = boards(planks, oak, 0.0022, 40 + k + 10 * side, 'door')
        # What shows through the gaps between boards.
        box((x0 + 0.004, FACE + 0.002, PLINTH + 0.004), (x1 - 0.004, FACE + 0.014, HEAD - 0.06), black, 0)
        turn = math.radians(rng.uniform(-0.25, 0.25))
        hinge = (Matrix.Translation((x1, FACE, 0)) @ Matrix.Rotation(turn, 4, 'Z')
                 @ Matrix.Translation((-x1, 0, 0)))
        door.matrix_world = hinge
        knob = hinge @ Vector((x0 + 0.045, -0.024, 1.08))
        out = hinge @ Vector((x0 + 0.045, -0.048, 1.08))
        rod(knob, out, 0.006, brass)
        rod(out, out + (out - knob).normalized() * 0.012, 0.016, brass, 32)
        for z in (0.35, 1.85):          # hinge knuckles
            cylinder((x1 + 0.002, FACE - 0.024, z), 0.06, 0.0045, brass, segments=16)


def alcove(oak, brass):
    x0, x1 = ALCOVE
    back = FACE + DEPTH
    lime = stone.plaster('alcove', (0.50, 0.455, 0.40), 0.7, 0.16, 0.35)
    box((x0, back, 0), (x1, back + 0.1, HEAD + 0.1), lime, 0)
    boards([(x0, FACE - 0.004, HEAD - 0.10, x1, FACE + 0.022, HEAD, 'x'),
            (x0, FACE, HEAD, x1, back, HEAD + 0.02, 'x')], oak, 0.002, 71)
    boards([(x0 + 0.034, back - 0.020, 1.37, x1 - 0.034, back, 1.47, 'x')], oak, 0.003, 72)
    seat = slab((x0 + 0.034, back - 0.46, 0.412), (x1 - 0.034, back - 0.004, 0.45), 'x', 0.112, 0.006)
    boards(seat, oak, 0.004, 73)
    for x in (x0 + 0.36, x1 - 0.36):
        boards([(x - 0.03, back - 0.42, 0, x + 0.03, back - 0.05, 0.412, 'y')], oak, 0.004, 74)
    # The main light: hidden behind the head of the alcove, and a trace under the seat.
    lights.strip((x0 + 0.05, FACE + 0.06, HEAD - 0.02), (x1 - 0.05, FACE + 0.06, HEAD - 0.02),
                 (0, 0.55, -1), 16, lights.SOFT_WARM, 0.03)
    lights.strip((x0 + 0.05, back - 0.32, 1.655), (x1 - 0.05, back - 0.32, 1.655), (0, 0.35, -1), 4,
                 lights.SOFT_WARM, 0.015)
    lights.strip((x0 + 0.1, back - 0.40, 0.40), (x1 - 0.1, back - 0.40, 0.40), (0, 0.2, -1), 2.5,
                 lights.WARM, 0.015, reflected=False)
    lights.fill((0, FACE - 0.1, 1.2), (0, 0, 0.7), 2.0, 1.6, 4, (1.0, 0.80, 0.60))
    # The key: a door ajar to the left, out of the frame.
    lights.area((-2.9, 0.2, 1.15), (0.4, 3.0, 0.45), 0.5, 2.0, 42, (1.0, 0.93, 0.84), 75, reflected=False)
    # A slot in the ceiling grazes the doors, so that every board and knob has its shadow.
    lights.strip((-3.0, FACE - 0.42, TOP - 0.02), (3.0, FACE - 0.42, TOP - 0.02), (0, 0.30, -1), 7,
                 (1.0, 0.80, 0.60), 0.05, spread=110, reflected=False)


def furnish(oak, brass):
    x0, x1 = ALCOVE
    back = FACE + DEPTH - 0.020
    cloth, grey = surface.terry('towel', (0.60, 0.545, 0.47)), surface.terry('dark towel', (0.23, 0.20, 0.17))
    for x in (-0.84, -0.42, 0.0, 0.42, 0.84):
        hook((x, back, 1.42), brass, (0, -0.055))
    boards([(x0 + 0.034, back - 0.34, 1.66, x1 - 0.034, back, 1.69, 'x')], oak, 0.003, 74)
    for x, count, material, seed in ((-0.80, 4, cloth, 1), (-0.30, 2, grey, 2), (0.72, 3, cloth, 3)):
        towel_stack((x, back - 0.18, 1.69), material, count, width=0.36, depth=0.28, thickness=0.024, seed=seed)
    # A robe and a towel on their hooks, a folded one below.
    pegged_cloth((-0.42, back - 0.045, 1.43), surface.terry('robe', (0.40, 0.36, 0.30)), 0.90, 1.02, 0.06, seed=5)
    pegged_cloth((0.42, back - 0.045, 1.43), cloth, 0.52, 0.86, 0.16, seed=2)
    folded_towel((0.78, back - 0.24, 0.45), cloth, 0.40, 0.30, 3, 0.024, seed=6, turn=-7)
    for k, (x, lift) in enumerate(((-0.62, 0), (-0.50, 0), (-0.56, 0.10))):
        rolled_towel((x, back - 0.24, 0.0 + lift), grey if k == 1 else cloth, 0.34, 0.052, turn=90, seed=k)
    # A bench in the foreground, half in the dark: depth, and something to sit on.
    boards(slab((-0.25, 1.25, 0.410), (1.55, 1.67, 0.450), 'x', 0.135, 0.006), oak, 0.005, 91)
    for x in (0.05, 1.25):
        boards([(x - 0.035, 1.29, 0, x + 0.035, 1.63, 0.41, 'y')], oak, 0.005, 92)
    # A towel dropped across it.
    seat = box((-0.25, 1.25, 0.1), (1.55, 1.67, 0.45), None, 0)
    draped_cloth((1.02, 1.40, 0.52), (0.50, 0.80), cloth, [seat], turn=14, seed=4)
    bpy.data.objects.remove(seat)
