"""A changing room: oak lockers either side of a lit alcove with a bench, hooks and towels."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from studio import lights, worn
from studio.camera import level_camera
from studio.cloth import flung_towel
from studio.geometry import box, cylinder, rod
from studio.materials import stone, surface, wood
from studio.nodes import Material
from studio.props import hook
from studio.timber import boards, slab
from studio.towels import hung_towel, rolled_towel, stack_by_hand

PICTURE = dict(exposure=1.25, look='High Contrast')

FACE = 3.0                          # front of the lockers
PLINTH, HEAD, TOP = 0.10, 2.13, 2.98
SLOT = 2.73                         # height of the lamps that graze the doors
ALCOVE = (-1.15, 1.15)
DEPTH = 0.55
DOOR = 0.40
LAMP = (1.0, 0.79, 0.58)
NATURAL = ((0.150, 0.100, 0.060), (0.245, 0.174, 0.111), (0.345, 0.258, 0.174))
DAY = (0.84, 0.92, 1.0)              # comes in from the left, out of the frame


def build():
    lights.world()
    oak = wood.oak('locker oak', NATURAL, board_contrast=0.36, hues=0.35)
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
    floor = stone.paving(
        'floor', (0.034, 0.0335, 0.033), (0.090, 0.088, 0.085), (0.9, 0.6), 0.005, damp=0.16, dry=0.36
    )
    box((-4, -3, -0.1), (4, FACE + 1, 0), floor, 0)
    plaster = stone.plaster('wall', (0.36, 0.345, 0.32), 0.8, 0.12, 0.15)
    box((-4, FACE + 0.01, HEAD + 0.012), (4, FACE + 0.3, TOP), plaster, 0)
    for side in (-1, 1):
        box((side * 3.16, -3, 0), (side * 3.4, FACE + 0.2, TOP), plaster, 0)
    box((-4, -3, TOP), (4, FACE + 0.5, TOP + 0.1), stone.plaster('ceiling', (0.20, 0.17, 0.14)), 0)
    box((-4, -3.2, 0), (4, -3, TOP), black, 0)


def lockers(side, oak, black, brass, rng):
    """Tall doors of narrow boards, grain running through; a knob and a number each, one not shut, one with its key."""
    inner, count = ALCOVE[1] * side, 5
    outer = inner + side * (count * DOOR + 0.05)
    # The stile that ends the run, and the head above the doors.
    boards([(inner, FACE - 0.005, 0.0, inner + side * 0.032, FACE + DEPTH, HEAD, 'z'),
            (inner + side * 0.032, FACE - 0.002, HEAD - 0.05, outer,
             FACE + 0.03, HEAD, 'x')], oak, 0.002, 5)
    g = Material('patina')             # bare brass would mirror the dark end of the room
    patina = g.surface(g.principled((0.30, 0.195, 0.085), 0.42))
    ink, ribbon = surface.black_steel('number'), surface.linen('ribbon', (0.12, 0.030, 0.022))
    for k in range(count):
        a = inner + side * (0.034 + DOOR * k)
        b = a + side * (DOOR - 0.004)
        x0, x1 = min(a, b), max(a, b)
        ajar = side > 0 and k == 1      # its gap has to face the camera
        # The carcass is solid black, but for the locker that can be looked into.
        box((x0 - 0.002, FACE + (DEPTH - 0.03 if ajar else 0.03), 0), (x1 + 0.002, FACE + DEPTH, HEAD), black, 0)
        planks = slab((x0, -0.022, PLINTH), (x1, 0.0, HEAD - 0.054), 'z', 0.066, 0.0016)
        door = boards(planks, oak, 0.0022, 40 + k + 10 * side, 'door')
        # What shows through the gaps between boards.
        backing = box((x0 + 0.004, 0.002, PLINTH + 0.004), (x1 - 0.004, 0.014, HEAD - 0.06), black, 0)
        turn = math.radians(11.0 if ajar else rng.uniform(-0.1, 0.7))       # hinges have settled
        hinge = (Matrix.Translation((x1, FACE, 0)) @ Matrix.Rotation(turn, 4, 'Z')
                 @ Matrix.Translation((-x1, 0, 0)))
        door.matrix_world = backing.matrix_world = hinge
        knob = hinge @ Vector((x0 + 0.045, -0.024, 1.08))
        out = hinge @ Vector((x0 + 0.045, -0.048, 1.08))
        rod(knob, out, 0.006, brass)
        rod(out, out + (out - knob).normalized() * 0.012, 0.016, brass, 32)
        for part in worn.number_plate((x0 + (x1 - x0) / 2, -0.0225, 1.62), 14 + k if side > 0 else 13 - k, patina, ink):
            part.matrix_world = hinge @ part.matrix_basis
        if (side, k) in ((-1, 0), (1, 3)):
            worn.key_on_ribbon(hinge @ Vector((x0 + 0.045, -0.040, 1.08)), ribbon, brass, 0.15 if side < 0 else 0.12)
        for z in (0.35, 1.85):          # hinge knuckles
            cylinder((x1 + 0.002, FACE - 0.024, z), 0.06, 0.0045, brass, segments=16)


def alcove(oak, brass):
    x0, x1 = ALCOVE
    back = FACE + DEPTH
    lime = stone.plaster('alcove', (0.50, 0.475, 0.44), 0.7, 0.16, 0.35)
    box((x0, back, 0), (x1, back + 0.1, HEAD + 0.1), lime, 0)
    boards([(x0, FACE - 0.004, HEAD - 0.10, x1, FACE + 0.022, HEAD, 'x'),
            (x0, FACE, HEAD, x1, back, HEAD + 0.02, 'x')], oak, 0.002, 71)
    boards([(x0 + 0.034, back - 0.020, 1.37, x1 - 0.034, back, 1.47, 'x')], oak, 0.003, 72)
    seat = slab((x0 + 0.034, back - 0.46, 0.412), (x1 - 0.034, back - 0.004, 0.45), 'x', 0.112, 0.006)
    boards(seat, oak, 0.004, 73)
    for x in (x0 + 0.36, x1 - 0.36):
        boards([(x - 0.03, back - 0.42, 0, x + 0.03, back - 0.05, 0.412, 'z')], oak, 0.004, 74)
    # The main light: hidden behind the head of the alcove, and a trace under the seat.
    lights.strip((x0 + 0.05, FACE + 0.06, HEAD - 0.02), (x1 - 0.05, FACE + 0.06, HEAD - 0.02),
                 (0, 0.55, -1), 17, LAMP, 0.03)
    lights.strip((x0 + 0.05, back - 0.32, 1.655), (x1 - 0.05, back - 0.32, 1.655), (0, 0.35, -1), 4,
                 LAMP, 0.015)
    lights.strip((x0 + 0.1, back - 0.40, 0.40), (x1 - 0.1, back - 0.40, 0.40), (0, 0.2, -1), 2.5,
                 LAMP, 0.015, reflected=False)
    lights.fill((0, FACE - 0.1, 1.2), (0, 0, 0.7), 2.0, 1.6, 4, LAMP)
    # The key: a tall window to the left, out of the frame.
    lights.area((-2.9, 0.2, 1.35), (0.4, 3.0, 0.45), 0.7, 2.0, 46, DAY, 90, reflected=False)
    lights.fill((-1.6, -0.6, 2.5), (-2.2, FACE, 1.0), 1.6, 1.2, 6, DAY)
    # A lamp above the frame grazes the doors, so that every board and knob has its shadow.
    lights.strip((-3.0, FACE - 0.42, SLOT), (3.0, FACE - 0.42, SLOT), (0, 0.30, -1), 7,
                 LAMP, 0.05, spread=110, reflected=False)


def furnish(oak, brass):
    x0, x1 = ALCOVE
    back = FACE + DEPTH - 0.020
    cloth = surface.bath_terry('towel', (0.58, 0.525, 0.45), 1.05)
    grey = surface.bath_terry('dark towel', (0.22, 0.19, 0.16), 1.05)
    for x in (-0.84, -0.42, 0.0, 0.42, 0.84):
        hook((x, back, 1.42), brass, (0, -0.055))
    boards([(x0 + 0.034, back - 0.34, 1.66, x1 - 0.034, back, 1.69, 'x')], oak, 0.003, 74)
    # Stacks as a morning leaves them: one leans, one lost a towel, one has it half pulled out.
    shelf = back - 0.18
    stack_by_hand((-0.82, shelf, 1.69), (cloth,), ((3, 0, 0, 1), (3, 0.006, -0.004, -2), (3, 0.018, 0.004, 3),
                                                   (2, 0.036, -0.006, 5)), 0.34, 0.27, 1)
    stack_by_hand((-0.33, shelf, 1.69), (grey,), ((3, 0, 0, -3), (2, -0.012, -0.045, 6)), 0.36, 0.27, 2)
    stack_by_hand(
        (0.70, shelf, 1.69),
        (cloth, cloth, grey),
        ((3, 0, 0, 2), (3, 0.01, -0.01, -3), (2, -0.02, 0.0, 8)),
        0.35,
        0.27,
        3,
    )
    rolled_towel((0.16, shelf, 1.69), grey, 0.27, 0.050, turn=84, seed=5)
    # A robe and a towel on their hooks.
    worn.robe((-0.42, back - 0.030, 1.425), surface.terry('robe', (0.30, 0.262, 0.212)), 0.91, seed=5)
    hung_towel((0.42, back - 0.030, 1.43), cloth, 0.60, 0.80, seed=2, lean=0.02)
    stack_by_hand((0.74, back - 0.23, 0.45), (cloth,), ((3, 0, 0, -9),), 0.38, 0.29, 6)
    worn.bag(
        (0.02, back - 0.24, 0.451),
        surface.linen('canvas', (0.105, 0.090, 0.070), 160.0),
        surface.linen('leather', (0.055, 0.030, 0.018)),
        (0.42, 0.19, 0.25),
        turn=7,
        seed=3,
    )
    for k, (x, lift) in enumerate(((-0.62, 0), (-0.50, 0), (-0.56, 0.10))):
        rolled_towel(
            (x, back - 0.24 - 0.02 * k, 0.0 + lift),
            grey if k == 1 else cloth,
            0.34,
            (0.052, 0.049, 0.054)[k],
            turn=90 + (3, -4, 7)[k],
            seed=k,
        )
    # A bench in the foreground, half in the dark: depth, and something to sit on.
    boards(slab((-0.25, 1.25, 0.410), (1.55, 1.67, 0.450), 'x', 0.135, 0.006), oak, 0.005, 91)
    for x in (0.05, 1.25):
        boards([(x - 0.035, 1.29, 0, x + 0.035, 1.63, 0.41, 'z')], oak, 0.005, 92)
    # A towel dropped across it.
    seat = box((-0.25, 1.25, 0.1), (1.55, 1.67, 0.45), None, 0)
    flung_towel(
        (0.98, 1.23, 0.462),
        (0.40, 0.80),
        surface.bath_terry('bench towel', (0.58, 0.525, 0.45), 0.80),
        [seat],
        turn=10,
        gather=0.90,
        seed=4,
    )
    bpy.data.objects.remove(seat)
    felt, sole = surface.wool('slipper', (0.20, 0.165, 0.125)), surface.linen('sole', (0.10, 0.075, 0.055))
    worn.slippers(-0.46, 1.46, 24, felt, sole, apart=0.135, skew=11, offset=-0.05)
