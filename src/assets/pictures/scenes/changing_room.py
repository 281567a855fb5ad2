"""A changing room as the day ends: oak lockers either side of a lit alcove with a bench, pegs and towels."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from studio import lights, worn
from studio.camera import level_camera
from studio.cloth import flung_towel
from studio.geometry import box, cylinder, rod
from studio.materials import stone, surface, wood
from studio.props import hook
from studio.timber import boards, slab
from studio.towels import stack_by_hand

PICTURE = dict(exposure=1.2, look='High Contrast', burn=0.3, vignette=0.24)

FACE = 3.0                          # front of the lockers
PLINTH, HEAD, TOP = 0.10, 2.13, 2.98
ALCOVE = (-1.15, 1.15)
DEPTH = 0.55
DOOR = 0.40
LAMP = (1.0, 0.78, 0.51)
NATURAL = ((0.190, 0.138, 0.090), (0.290, 0.222, 0.155), (0.385, 0.310, 0.228))
DAY = (0.98, 0.965, 0.92)           # what an overcast day leaves, from the left


def build():
    lights.world()
    oak = wood.oak('locker oak', NATURAL, board_contrast=0.22, hues=0.25)
    black = stone.dark_stone('black', roughness=0.6, wet=0)
    brass = surface.brass('worn brass', 0.34)
    shell(black)
    rng = random.Random(23)
    for side in (-1, 1):
        lockers(side, oak, black, brass, rng)
    alcove(oak)
    furnish(oak, brass)
    # Square to the wall, as such rooms are photographed: every level line stays level.
    level_camera((0.05, -1.15, 1.28), lens=26, shift_x=0.02, shift_y=-0.098, focus=4.2, fstop=4.0)


def shell(black):
    box((-4, -3, -0.1), (4, FACE + 1, 0), stone.terrazzo(), 0)
    plaster = stone.plaster('wall', (0.52, 0.505, 0.48), 0.8, 0.07, 0.15)
    box((-4, FACE + 0.01, HEAD + 0.004), (4, FACE + 0.3, TOP), plaster, 0)
    for side in (-1, 1):
        box((side * 3.16, -3, 0), (side * 3.4, FACE + 0.2, TOP), plaster, 0)
    box((-4, -3, TOP), (4, FACE + 0.5, TOP + 0.1), stone.plaster('ceiling', (0.50, 0.49, 0.47)), 0)
    box((-4, -3.2, 0), (4, -3, TOP), black, 0)
    # A tall window to the left, out of the frame, and what its light leaves in the room.
    lights.area((-3.05, 0.55, 1.45), (0.6, 2.6, 0.9), 1.9, 2.1, 63, DAY, 140, reflected=False)
    lights.fill((0.6, -2.2, 2.6), (0.4, FACE, 0.9), 3.4, 1.6, 5, DAY)
    lights.fill((2.9, 0.6, 1.4), (0.6, 2.2, 0.8), 1.6, 1.8, 1.3, (1.0, 0.91, 0.78))


def lockers(side, oak, black, brass, rng):
    """Tall doors of narrow boards, grain running through; a knob and a number each, one with its key."""
    inner, count = ALCOVE[1] * side, 5
    outer = inner + side * (count * DOOR + 0.05)
    # The stile that ends the run, and the head above the doors.
    boards([(inner, FACE - 0.005, 0.0, inner + side * 0.032, FACE + DEPTH, HEAD, 'z'),
            (inner + side * 0.032, FACE - 0.002, HEAD - 0.05, outer,
             FACE + 0.03, HEAD, 'x')], oak, 0.002, 5)
    knob_wood = wood.turned_wood('knob', (0.155, 0.105, 0.062), (0.215, 0.155, 0.100))
    ink, ribbon = surface.black_steel('number'), surface.linen('ribbon', (0.12, 0.030, 0.022))
    for k in range(count):
        a = inner + side * (0.034 + DOOR * k)
        b = a + side * (DOOR - 0.004)
        x0, x1 = min(a, b), max(a, b)
        box((x0 - 0.002, FACE + 0.03, 0), (x1 + 0.002, FACE + DEPTH, HEAD), black, 0)
        planks = slab((x0, -0.022, PLINTH), (x1, 0.0, HEAD - 0.054), 'z', 0.066, 0.0016)
        door = boards(planks, oak, 0.0022, 40 + k + 10 * side, 'door')
        # What shows through the gaps between boards.
        backing = box((x0 + 0.004, 0.002, PLINTH + 0.004), (x1 - 0.004, 0.014, HEAD - 0.06), black, 0)
        hinge = (Matrix.Translation((x1, FACE, 0)) @ Matrix.Rotation(math.radians(rng.uniform(-0.1, 0.4)), 4, 'Z')
                 @ Matrix.Translation((-x1, 0, 0)))        # hinges have settled
        door.matrix_world = backing.matrix_world = hinge
        knob = hinge @ Vector((x0 + 0.045, -0.022, 1.08))
        rod(knob, knob - Vector((0, 0.020, 0)), 0.008, knob_wood, 24)
        rod(knob - Vector((0, 0.018, 0)), knob - Vector((0, 0.030, 0)), 0.015, knob_wood, 40, 0.0135)
        for part in worn.number_plate((x0 + (x1 - x0) / 2, -0.0225, 1.62), 14 + k if side > 0 else 13 - k, brass, ink):
            part.matrix_world = hinge @ part.matrix_basis
        if (side, k) == (-1, 0):
            worn.key_on_ribbon(hinge @ Vector((x0 + 0.045, -0.036, 1.08)), ribbon, brass, 0.15)


def alcove(oak):
    x0, x1 = ALCOVE
    back = FACE + DEPTH
    lime = stone.plaster('alcove', (0.56, 0.54, 0.505), 0.75, 0.08, 0.3)
    box((x0, back, 0), (x1, back + 0.1, HEAD + 0.1), lime, 0)
    boards([(x0, FACE - 0.004, HEAD - 0.10, x1, FACE + 0.022, HEAD, 'x'),
            (x0, FACE, HEAD, x1, back, HEAD + 0.02, 'x')], oak, 0.002, 71)
    boards([(x0 + 0.034, back - 0.020, 1.37, x1 - 0.034, back, 1.47, 'x')], oak, 0.003, 72)
    seat = slab((x0 + 0.034, back - 0.46, 0.412), (x1 - 0.034, back - 0.004, 0.45), 'x', 0.112, 0.003)
    boards(seat, oak, 0.004, 73)
    for x in (x0 + 0.36, x1 - 0.36):
        boards([(x - 0.03, back - 0.42, 0, x + 0.03, back - 0.05, 0.412, 'z')], oak, 0.004, 74)
    # The head of the alcove hides this lamp. It outshines the dusk in the window.
    lights.strip((x0 + 0.05, FACE + 0.06, HEAD - 0.02), (x1 - 0.05, FACE + 0.06, HEAD - 0.02),
                 (0, 0.55, -1), 22, LAMP, 0.03)


def furnish(oak, brass):
    x0, x1 = ALCOVE
    back = FACE + DEPTH - 0.020
    cloth = surface.bath_terry('towel', (0.58, 0.555, 0.515), 1.05)
    for x in (-0.84, -0.42, 0.0, 0.42, 0.84):
        hook((x, back, 1.42), brass, (0, -0.055))
    boards([(x0 + 0.034, back - 0.34, 1.66, x1 - 0.034, back, 1.69, 'x')], oak, 0.003, 74)
    shelf = back - 0.18
    stack_by_hand((-0.74, shelf, 1.69), (cloth,), ((3, 0, 0, 1), (3, 0.006, -0.004, -2), (3, 0.014, 0.004, 2)),
                  0.36, 0.27, 1)
    stack_by_hand((-0.30, shelf, 1.69), (cloth,), ((3, 0, 0, -2), (2, -0.010, -0.020, 4)), 0.36, 0.27, 2)
    # A bench in the foreground: depth, and something to sit on.
    boards(slab((-0.25, 1.25, 0.410), (1.55, 1.67, 0.450), 'x', 0.138, 0.003), oak, 0.005, 91)
    for x in (0.05, 1.25):
        boards([(x - 0.035, 1.29, 0, x + 0.035, 1.63, 0.41, 'z')], oak, 0.005, 92)
    # A towel dropped across it.
    seat = box((-0.25, 1.25, 0.1), (1.55, 1.67, 0.45), None, 0)
    flung_towel((0.98, 1.23, 0.462), (0.40, 0.80), surface.bath_terry('bench towel', (0.58, 0.555, 0.515), 0.80), [seat],
                turn=10, gather=0.90, thickness=0.009, seed=4)
    bpy.data.objects.remove(seat)
