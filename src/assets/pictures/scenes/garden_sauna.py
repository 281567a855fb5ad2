"""A townhouse garden at nightfall: a cedar sauna lit from within, stepping stones to its door."""
import random

import bpy
from mathutils import Matrix, Vector

from finish.steam import Bank
from studio import lights
from studio.camera import level_camera
from studio.candles import lantern
from studio.cloth import flung_towel
from studio.geometry import box, cylinder, rod, tube
from studio.ground import pebble_stone, pebbles
from studio.materials import ceramic, stone, surface, wood
from studio.nodes import Material
from studio.plants import branch, foliage, grass, leaves, twigs
from studio.props import caged_heater, embers, stave_bucket
from studio.timber import boards, cladding, slab

X0, X1, Y0, Y1, HEAD = -1.55, 1.75, 7.2, 9.6, 2.42    # the sauna; it faces the camera
GLASS = (-0.55, 1.35)                                 # the glazed part of its front
WALL = 11.2                                           # garden wall behind

PANES = tuple((x, Y0 - 0.1, 1.2, (1.0, 0.68, 0.38), 0.10, 0.4) for x in (-0.2, 0.4, 1.0))
PICTURE = dict(
    exposure=1.6, look='Medium High Contrast', burn=1.3,
    camera=dict(location=(-0.62, 0.35, 1.42), lens=31, shift_y=-0.022),
    # The breath of wet ground at nightfall.
    steam=(Bank((-4.2, 2.5, 0), (4.2, 7, 1.6), 0.10, PANES, (0.010, 0.013, 0.019), size=1.1, clear=0.35, soft=(0.8, 1.5),
                rise=0.9, step=0.12, seed=3),))


def build():
    lights.dusk_sky(0.62)
    black = stone.dark_stone('black', roughness=0.6, wet=0)
    sauna(black)
    interior(black)
    yard()
    next_street()
    behind_us()
    planting()
    level_camera(**PICTURE['camera'], focus=6.7, fstop=2.0)


def sauna(black, towel=True, mirrored=0.11):
    """Vertical cedar outside, a steel roof edge, a door and a pane beside it. mirrored: the share its panes reflect."""
    rng = random.Random(2)
    skin = wood.cedar('cladding', wood.DARK_CEDAR, roughness=0.55, board_contrast=0.85, heart=0.15)
    steel = surface.black_steel('edge')
    a, b = GLASS
    planks = slab((X0, Y0, 0.10), (a - 0.05, Y0 + 0.022, HEAD), 'z', 0.092, 0.006)
    planks += slab((b + 0.05, Y0, 0.10), (X1, Y0 + 0.022, HEAD), 'z', 0.092, 0.006)
    planks += slab((a - 0.05, Y0, 2.15), (b + 0.05, Y0 + 0.022, HEAD), 'z', 0.092, 0.006)
    for x in (X0, X1 - 0.022):
        planks += slab((x, Y0 + 0.024, 0.10), (x + 0.022, Y1, HEAD), 'z', 0.092, 0.006)
    boards(planks, skin, 0.002, 3)
    for low, high in (((X0 + 0.026, Y0 + 0.026, 0.1), (a - 0.05, Y0 + 0.1, HEAD)),
                      ((b + 0.05, Y0 + 0.026, 0.1), (X1 - 0.026, Y0 + 0.1, HEAD)),
                      ((a - 0.05, Y0 + 0.026, 2.15), (b + 0.05, Y0 + 0.1, HEAD)),
                      ((X0 + 0.026, Y0 + 0.1, 0.1), (X0 + 0.05, Y1, HEAD)),
                      ((X1 - 0.05, Y0 + 0.1, 0.1), (X1 - 0.026, Y1, HEAD)),
                      ((X0 + 0.03, Y1 - 0.02, 0.1), (X1 - 0.03, Y1, HEAD))):
        box(low, high, black, 0)
    box((X0 - 0.14, Y0 - 0.45, HEAD), (X1 + 0.14, Y1 + 0.1, HEAD + 0.13), steel, 0.006)
    boards(slab((X0 - 0.12, Y0 - 0.43, HEAD - 0.02), (X1 + 0.12, Y0 + 0.02, HEAD - 0.001), 'x', 0.09),
           wood.cedar('soffit'), 0.0015, 8)
    middle = a + 0.86          # the door is left of this mullion
    for x in (a - 0.05, middle - 0.03, b):
        box((x, Y0 - 0.01, 0.10), (x + 0.05, Y0 + 0.07, 2.15), steel, 0.003)
    for z in (0.10, 2.10):
        box((a, Y0 - 0.008, z), (b, Y0 + 0.068, z + 0.05), steel, 0.003)
    pane = surface.double_glazing(share=mirrored, mist=(0.15, 0.32))
    for x0, x1 in ((a, middle - 0.03), (middle + 0.02, b)):   # one skin: a second would mirror twice
        box((x0, Y0 + 0.03, 0.15), (x1, Y0 + 0.0301, 2.10), pane, 0).visible_shadow = False
    box((middle - 0.10, Y0 - 0.05, 0.85), (middle - 0.07, Y0 - 0.02, 1.35),
        wood.turned_wood('handle'), 0.006)
    # A deck in front, one step above the ground.
    boards(slab((X0 - 0.1, Y0 - 1.15, 0.07), (X1 + 0.1, Y0 + 0.02, 0.10), 'x', 0.12, 0.006, rng),
           wood.cedar('deck', wood.WEATHERED, board_contrast=0.85, marks=trodden), 0.003, 4)
    box((X0, Y0 - 1.08, 0), (X1, Y0, 0.066), black, 0)
    if towel:
        towel_on_deck()


def towel_on_deck():
    """Dropped, half over the edge."""
    deck = box((X0 - 0.1, Y0 - 1.15, -0.2), (X1 + 0.1, Y0 + 0.5, 0.10), None, 0)
    ground = box((-2, 4, -0.3), (3, Y0 - 0.5, 0.014), None, 0)
    flung_towel((1.06, Y0 - 0.96, 0.112), (0.40, 0.86), surface.bath_terry('dropped towel', (0.46, 0.41, 0.34), 0.86),
                [deck, ground], turn=24, seed=5)
    for thing in (deck, ground):
        bpy.data.objects.remove(thing)


def trodden(g):
    """The deck: rain still in the boards, drier where feet go to the door."""
    p = g.position()
    x, y, _ = p.split()
    way = g.remap(abs(x - 0.05) + (g.noise(p, 3, 3) - 0.5) * 0.5, 0.25, 0.7, 0.0, 1.0, smooth=True)
    return g.remap(g.noise(p, 1.8, 5, 0.6), 0.42, 0.62, 0.0, 0.75, smooth=True) * way


def interior(black):
    rng = random.Random(6)
    pale = wood.cedar('inside', wood.CEDAR, roughness=0.5, board_contrast=0.75, heart=0.10)
    bench = wood.cedar('bench', wood.PALE_CEDAR, roughness=0.45)
    left, right, front, back = X0 + 0.06, X1 - 0.06, Y0 + 0.11, Y1 - 0.06
    planks = cladding((left, back, 0.1), (right, back + 0.014, HEAD - 0.05), 'x', rng)
    for x in (left, right):
        planks += cladding((x, front, 0.1), (x + 0.012, back, HEAD - 0.05), 'y', rng)
    planks += slab((left, front, HEAD - 0.07), (right, back, HEAD - 0.055), 'y', 0.088)
    boards(planks, pale, seed=12)
    box((left, front - 0.05, 0.02), (right, back, 0.105), black, 0)
    boards(slab((left, front - 0.03, 0.115), (right, back - 0.6, 0.14), 'x', 0.07, 0.012),   # duckboards
           wood.cedar('duckboard', wood.TEAK), 0.003, 19)
    for y, z, deep, power in ((back - 0.02, 1.02, 0.58, 7), (back - 0.60, 0.57, 0.55, 3.2)):
        edge = y - deep
        boards(slab((left + 0.02, edge, z - 0.03), (right - 0.02, y, z), 'x', 0.1, 0.009),
               bench, 0.004, int(z * 50))
        boards(slab((left + 0.02, edge + 0.05, z - 0.36), (right - 0.02, edge + 0.07, z - 0.06),
                    'x', 0.1, 0.007), bench, seed=int(z * 70))
        lights.fade(lights.strip((left + 0.05, edge + 0.03, z - 0.045), (right - 0.05, edge + 0.03, z - 0.045),
                                 (0, -0.3, -1), power, lights.WARM, 0.015), (0, 0.4), (0.6, 1.0), (1, 0.25))
    boards([(left + 0.1, back - 0.07, z, right - 0.1, back - 0.045, z + 0.085, 'x')
            for z in (1.36, 1.48)], bench, seed=5)
    # One lamp washes the wall; the slits under the benches only follow.
    lights.fade(lights.strip((left + 0.1, back - 0.03, 1.545), (right - 0.1, back - 0.03, 1.545), (0, 0.12, 1), 46,
                             lights.WARM, 0.02), (0, 0.5), (0.55, 1.0), (1, 0.3))
    lights.fill((0.4, front + 0.5, HEAD - 0.1), (0.3, back - 0.8, 0.3), 1.8, 0.8, 30)
    # What the room throws out on the deck and the stones.
    lights.fill(((GLASS[0] + GLASS[1]) / 2, Y0 - 0.06, 1.35), (0.2, 3.5, 0), 1.8, 1.6, 230, lights.COVE)
    lights.strip((X0, Y0 - 0.30, HEAD - 0.03), (X1, Y0 - 0.30, HEAD - 0.03), (0, 0.35, -1), 10, lights.COVE, 0.02)
    caged_heater((-0.15, Y0 + 0.62, 0.105), surface.black_steel(), stone.olivine(), embers(), height=0.85, split=0.3)
    stave_bucket((0.78, back - 0.85, 0.57), surface.copper(), wood.cedar('staves', board_contrast=0.8, knots=0),
                 0.14, 0.235, turn=0.4, seed=3)
    bench_top = box((left, back - 0.60, 0.9), (right, back, 1.02), None, 0)
    flung_towel((0.98, back - 0.48, 1.032), (0.30, 0.84), surface.bath_terry('bench towel', length=0.84), [bench_top],
                turn=-14, gather=0.82, seed=4)
    bpy.data.objects.remove(bench_top)


OLD = ((0.058, 0.034, 0.027), (0.150, 0.078, 0.053), (0.240, 0.148, 0.105))     # brick after a century of rain
EDGES = (-1.47, 1.03)      # steel between gravel and planting
DECK = Y0 - 1.15


def yard():
    rng = random.Random(12)
    box((-9, -2, -0.2), (9, WALL + 1, 0), stone.gravel(), 0)
    slate = stone.dark_stone('stepping', (0.028, 0.029, 0.030), (0.088, 0.086, 0.082), 0.38, wet=0.95, relief=0.003)
    treads = []
    for k in range(7):     # offset a little to either side, as one walks
        y = 1.25 + k * 0.72
        x = -0.85 + k * 0.20 + 0.10 * (-1) ** k + rng.uniform(-0.03, 0.03)
        tread = box((x - 0.40, y, -0.05), (x + 0.40, y + 0.50, 0.022 + rng.uniform(0, 0.006)), slate, 0.006)
        centre = Vector((x, y + 0.25, 0))              # laid by hand: no two quite square, none quite level
        turn = Matrix.Rotation(rng.uniform(-0.022, 0.022), 4, 'Z') @ Matrix.Rotation(rng.uniform(-0.008, 0.008), 4, 'X')
        tread.matrix_world = Matrix.Translation(centre) @ turn @ Matrix.Translation(-centre)
        treads.append((x - 0.40, y, x + 0.40, y + 0.50))
    pebble = pebble_stone()
    pebbles(EDGES[0] + 0.01, 3.75, EDGES[1] - 0.01, DECK + 0.03, pebble, clear=treads, seed=2)
    pebbles(EDGES[0] + 0.01, 3.75, EDGES[1] - 0.01, DECK + 0.02, pebble, 0.085, (0.013, 0.026), clear=treads, seed=5)
    steel = surface.metal('edging', (0.10, 0.075, 0.06), 0.6)
    for x in EDGES:
        box((x - 0.003, 1.0, -0.05), (x + 0.003, DECK - 0.02, 0.045), steel, 0.001)
    brick = ceramic.brick(tones=OLD, soot=0.8, weathering=rained_on)
    coping = stone.dark_stone('coping', (0.05, 0.048, 0.045), (0.12, 0.115, 0.105), 0.5, wet=0.3)
    box((-9, WALL, 0), (9, WALL + 0.3, 3.3), brick, 0)
    box((-9, WALL - 0.04, 3.3), (9, WALL + 0.34, 3.38), coping, 0.01)
    box((-4.6, -2, 0), (-4.3, WALL, 2.6), brick, 0)
    fence = wood.cedar('fence', wood.BLACKENED, roughness=0.6)
    boards(slab((4.4, -1, 0.05), (4.43, WALL, 2.2), 'y', 0.14, 0.012), fence, 0.002, 15)


def next_street():
    """The back of its houses: a few lit windows, no more."""
    coping = stone.dark_stone('far coping', (0.05, 0.048, 0.045), (0.12, 0.115, 0.105), 0.5, wet=0.3)
    house = ceramic.brick('far brick', OLD, soot=0.85, weathering=rained_on)
    box((-9, WALL + 12, 0), (0.8, WALL + 16, 9.6), house, 0)
    for low, high, out in ((9.2, 9.4, 0.16), (9.6, 9.8, 0.34), (9.8, 10.05, 0.5)):
        box((-9.2, WALL + 12 - out, low), (0.8 + out, WALL + 16, high), coping, 0.02)
    far_windows(coping)
    fire_escape()
    neighbours(coping)


def far_windows(coping):
    """Sashes of the house behind. Somebody reads under a lamp, somebody has drawn the blind, nobody is at home."""
    steel, face = surface.black_steel('sash'), WALL + 12
    dark = curtained('dark window', (0.16, 0.20, 0.30), 0.16)
    blind = surface.linen('blind', (0.36, 0.34, 0.31), relief=0.1)
    lit_blind = curtained('lit blind', (1.0, 0.60, 0.30), 0.42)
    for i, x in enumerate((-7.6, -5.2, -2.8, -0.6)):
        for j, z in enumerate((3.6, 6.6)):
            pane, shade, drawn = dark, blind, (0.0, 0.95, 0.0, 0.35)[i] * j
            if (i, j) in ((2, 1), (1, 0)):
                pane = lamplit('reading lamp', (x + 0.24, z + 0.62), 0.20)
            if (i, j) == (3, 1):
                pane, shade = lamplit('hall lamp', (x - 0.35, z + 1.5), 1.0), lit_blind
            box((x - 0.45, face - 0.03, z), (x + 0.45, face - 0.01, z + 1.7), pane, 0)
            if drawn:
                box((x - 0.42, face - 0.045, z + 1.68 - drawn), (x + 0.42, face - 0.04, z + 1.68), shade, 0)
            for u, v, w, h in ((-0.02, 0, 0.04, 1.7), (-0.45, 0.82, 0.9, 0.06), (-0.45, 0, 0.05, 1.7),
                               (0.40, 0, 0.05, 1.7), (-0.45, 1.65, 0.9, 0.05)):
                box((x + u, face - 0.07, z + v), (x + u + w, face - 0.035, z + v + h), steel, 0)
            for v, h, out in ((-0.14, 0.14, 0.10), (1.7, 0.26, 0.05)):     # brownstone sill and lintel
                box((x - 0.56, face - out, z + v), (x + 0.56, face + 0.1, z + v + h), coping, 0.01)


def neighbours(coping):
    """Houses share their walls: a lower one to either side, their chimneys, a roof farther off, a cable."""
    face = WALL + 12
    pale = ceramic.brick('pale brick', ((0.075, 0.052, 0.038), (0.125, 0.088, 0.064), (0.17, 0.125, 0.09)), soot=0.7,
                         weathering=rained_on)
    dark = ceramic.brick('sooty brick', tuple(tuple(c * 0.62 for c in tone) for tone in OLD), soot=0.9,
                         weathering=rained_on)
    tin, clay = stone.dark_stone('tin', (0.028, 0.028, 0.030), (0.060, 0.060, 0.062), 0.5), surface.linen(
        'clay pot', (0.13, 0.065, 0.040))
    steel, pane = surface.black_steel('neighbour sash'), curtained('neighbour window', (0.16, 0.20, 0.30), 0.13)

    def house(x0, x1, y, top, brick, windows, chimney):
        box((x0, y, 0), (x1, y + 5, top), brick, 0)
        box((x0 - 0.05, y - 0.12, top), (x1 + 0.05, y + 5, top + 0.10), tin, 0.01)
        for x in windows:
            box((x - 0.42, y - 0.03, 4.9), (x + 0.42, y - 0.01, 6.55), pane, 0)
            for u, v, w, h in ((-0.02, 0, 0.04, 1.65), (-0.42, 0.80, 0.84, 0.06), (-0.42, 1.60, 0.84, 0.05)):
                box((x + u, y - 0.07, 4.9 + v), (x + u + w, y - 0.035, 4.9 + v + h), steel, 0)
            box((x - 0.53, y - 0.05, 6.55), (x + 0.53, y + 0.1, 6.78), coping, 0.01)
        x, wide, high = chimney
        box((x, y + 1.4, top), (x + wide, y + 2.0, top + high), brick, 0.01)
        box((x - 0.06, y + 1.34, top + high), (x + wide + 0.06, y + 2.06, top + high + 0.09), coping, 0.01)
        for k in range(2):
            spot = (x + wide * (0.28 + 0.44 * k), y + 1.7, top + high + 0.09)
            cylinder(spot, 0.34 - 0.07 * k, 0.115, clay, 0.095, segments=20)

    house(0.83, 6.4, face + 0.35, 6.95, pale, (2.1, 4.1), (3.15, 0.95, 0.85))
    house(6.4, 11.5, face + 0.9, 7.55, dark, (7.6, 9.6), (9.9, 0.8, 0.7))
    house(-20, -9.03, face + 0.6, 7.45, dark, (-10.4, -12.5), (-10.9, 1.0, 0.95))
    box((4.4, face + 17, 0), (13.5, face + 22, 9.4), dark, 0)
    # The rain of the taller roof comes down at its corner.
    rod((0.62, face - 0.07, 0), (0.62, face - 0.07, 9.2), 0.05, tin)
    for z in (5.9, 7.6):
        box((0.55, face - 0.13, z), (0.69, face, z + 0.05), tin, 0)
    for start, end, sag in (((0.5, face - 0.3, 8.35), (12, face - 4, 8.9), 0.75), ((0.5, face - 0.3, 8.1), (12, face, 8.2), 0.55)):
        a, b = Vector(start), Vector(end)
        spots = [a.lerp(b, k / 8) - Vector((0, 0, sag * (1 - (k / 4 - 1) ** 2))) for k in range(9)]
        tube(spots, 0.012, steel, 'cable')


def fire_escape():
    """Of iron, on the back of the house behind: a landing under two windows, a stair to the floor above."""
    iron, face = surface.black_steel('fire escape', 0.6), WALL + 12
    x0, x1, front, floor = -6.1, -1.9, face - 0.95, 6.30
    for k in range(9):
        y = front + k * 0.105
        box((x0, y, floor), (x1, y + 0.05, floor + 0.02), iron, 0)
    for rail in (0.10, 0.50, 0.92):
        for end in (x0, x1):
            rod((end, front, floor + rail), (end, face, floor + rail), 0.016, iron)
        rod((x0, front, floor + rail), (x1, front, floor + rail), 0.018, iron)
    bars = 31
    for k in range(bars + 1):
        x = x0 + (x1 - x0) * k / bars
        rod((x, front, floor), (x, front, floor + 0.92), 0.009 if k % 10 else 0.018, iron)
    for x in (x0 + 0.3, -4.0, x1 - 0.3):
        rod((x, front + 0.05, floor), (x, face, floor - 0.75), 0.02, iron)
    # The stair climbs between the windows, out of the picture.
    foot, head = (-4.75, floor), (-3.05, floor + 3.1)
    for y in (front + 0.10, front + 0.55):
        rod((foot[0], y, foot[1]), (head[0], y, head[1]), 0.026, iron)
        rod((foot[0], y, foot[1] + 0.85), (head[0], y, head[1] + 0.85), 0.014, iron)
        for k in (2, 5, 8, 11):
            x, z = (a + (b - a) * k / 12 for a, b in zip(foot, head))
            rod((x, y, z), (x, y, z + 0.85), 0.010, iron)
    for k in range(1, 12):
        x, z = (a + (b - a) * k / 12 for a, b in zip(foot, head))
        box((x - 0.11, front + 0.10, z), (x + 0.11, front + 0.55, z + 0.012), iron, 0)


def lamplit(name, lamp, strength):
    """A room by night with one lamp at (x, z), seen through its window: bright beside it, dim under the ceiling."""
    g = Material(name)
    x, _, z = g.position().split()
    x, z = x - lamp[0], z - lamp[1]
    near = g.remap((x * x + z * z * 0.6).sqrt(), 0.06, 1.05, 1.0, 0.16, smooth=True)
    colour = g.ramp(near, (0.1, (0.62, 0.30, 0.13)), (0.9, (1.0, 0.70, 0.42)))
    return g.surface(g.shader('Emission', Color=colour, Strength=near * strength), is_lamp=False)


def rained_on(g, colour):
    """Lime run out of the joints, frost in the faces, damp and moss at the wall's foot."""
    p = g.position()
    x, y, z = p.split()
    grain = g.noise(p, 45, 5, 0.65)
    spalled = g.remap(g.noise(p * (1.0, 1.0, 2.2), 6, 3), 0.62, 0.66) * g.remap(g.noise(p, 30, 3), 0.40, 0.52)
    colour = g.mix(spalled * 0.55, colour, g.mix(grain, OLD[1], (0.30, 0.15, 0.085)))
    runs = g.noise(g.vector(x * 7.0, y * 7.0, z * 0.55), 1.0, 4, 0.6) * 0.6 + g.noise(p, 1.3, 4) * 0.4
    lime = g.remap(runs, 0.47, 0.62, smooth=True) * (grain * 0.8 + 0.25)
    colour = g.mix(lime * 0.55, colour, (0.30, 0.275, 0.245))
    rise = z + (g.noise(p, 1.7, 4) - 0.5) * 1.3
    colour = g.mix(g.remap(rise, 0.15, 1.15, 0.75, 0.0, smooth=True), colour, (0.36, 0.37, 0.33), 'MULTIPLY')
    moss = g.remap(g.noise(p, 9, 5, 0.65), 0.50, 0.62) * g.remap(rise, 0.0, 0.6, 1.0, 0.0)
    return g.mix(moss * 0.7, colour, (0.020, 0.030, 0.011))


def behind_us():
    """The house we come from: only the sauna's panes see it, so it neither shades nor lights the garden."""
    y = -3.2
    wall = stone.dark_stone('house', (0.03, 0.026, 0.024), (0.06, 0.05, 0.045), wet=0)
    glow = curtained('kitchen', (1.0, 0.74, 0.50), 0.42)
    steel = surface.black_steel('doors')
    parts = [box((-8, y - 0.3, 0), (8, y, 3.6), wall, 0), box((-8, y, -0.2), (8, -2, 0), wall, 0),
             box((1.55, y, 0.12), (4.15, y + 0.01, 2.5), glow, 0)]
    parts += [box((x - 0.03, y + 0.02, 0.1), (x + 0.03, y + 0.05, 2.5), steel, 0) for x in (1.55, 2.2, 2.85, 3.5, 4.15)]
    parts += [box((1.55, y + 0.02, z), (4.15, y + 0.05, z + 0.04), steel, 0) for z in (0.1, 0.9, 1.7, 2.46)]
    parts.append(box((-0.55, y, 0.9), (0.35, y + 0.01, 2.3), curtained('landing', (1.0, 0.62, 0.30), 0.22), 0))
    parts.append(box((-0.12, y + 0.02, 0.9), (-0.08, y + 0.05, 2.3), steel, 0))
    for part in parts:
        part.visible_diffuse = part.visible_shadow = part.visible_camera = False


def curtained(name, colour, strength):
    """A window from outside at night: light between two curtains, darker towards the head."""
    g = Material(name)
    x, _, z = g.position().split()
    folds = g.noise(g.vector(x * 9.0, 1.3, z * 0.2), 1.0, 2)
    sides = g.remap(g.noise(g.vector(x * 0.9, 4.1, 0.0), 1.0, 1), 0.40, 0.60, 0.45, 1.0, smooth=True)
    light = sides * (folds * 0.5 + 0.7) * strength
    return g.surface(g.shader('Emission', Color=colour, Strength=light), is_lamp=False)


def planting():
    rng = random.Random(4)
    leaf = foliage('leaf', ((0.018, 0.032, 0.016), (0.050, 0.074, 0.035), (0.150, 0.135, 0.070)))
    for k, (x0, y0, x1, y1, count, height) in enumerate((
            (-4.2, 2.6, -1.45, 6.1, 4600, 0.5), (0.95, 2.2, 4.2, 5.9, 4800, 0.45), (-4.2, 6.3, -1.9, 9, 2600, 0.8),
            (2.1, 6.0, 4.2, 9, 2400, 0.75))):
        grass(x0, y0, x1, y1, 0, count, height, leaf, 30 + k)
    for k, (x, y, z, radius, count) in enumerate((
            (-2.9, 7.6, 0.6, 0.75, 1500), (-3.7, 5.6, 0.5, 0.7, 1300), (2.9, 7.4, 0.6, 0.7, 1400),
            (3.7, 5.2, 0.5, 0.75, 1300), (-2.3, 9.4, 0.9, 0.9, 1400), (2.7, 9.6, 1.0, 0.9, 1400))):
        leaves((x, y, z), radius, round(count * 1.7), leaf, 0.060, seed=k)
    bark = wood.turned_wood('bark', (0.022, 0.018, 0.015), (0.05, 0.042, 0.035))
    for x, lean, thick in ((2.85, -0.7, 0.026), (2.95, 0.15, 0.036), (3.05, 0.8, 0.028)):  # one multi-stem tree
        branch([(x, 8.2, 0), (x + lean * 0.25, 8.25, 1.5), (x + lean * 0.6, 8.2, 3.0), (x + lean, 8.2, 5.2)],
               thick, bark)
    for k, (x, z, lean, reach) in enumerate(((2.35, 2.3, -0.7, 2.2), (2.55, 2.9, -0.3, 1.9), (2.95, 2.5, 0.25, 2.2),
                                            (3.05, 3.0, -0.5, 1.8), (3.3, 2.2, 0.7, 2.1), (3.5, 2.7, 0.35, 2.0))):
        twigs((x, 8.2 + rng.uniform(-0.25, 0.25), z), reach, bark, leaf, (lean, rng.uniform(-0.4, 0.4)), leaf_size=0.055,
              leaf_share=0.95, seed=60 + k)
    for k in range(6):
        spot = (2.95 + rng.uniform(-1.2, 1.2), 8.3 + rng.uniform(-0.4, 0.5), 3.9 + rng.uniform(-0.3, 0.6))
        leaves(spot, rng.uniform(0.35, 0.6), 520, leaf, 0.050, 0.7, 50 + k)
    # Ivy: half of every clump stands in the wall.
    ivy = foliage('ivy', ((0.010, 0.022, 0.010), (0.026, 0.046, 0.020), (0.060, 0.085, 0.036)))
    for k in range(26):
        climb = rng.random() ** 1.4
        spot = (-2.7 + rng.gauss(0, 0.55 - 0.25 * climb), WALL, 0.3 + 3.1 * climb)
        leaves(spot, rng.uniform(0.16, 0.42) * (1.15 - 0.5 * climb), 230, ivy, 0.060, 1.1, 80 + k)
    for k in range(14):
        climb = rng.random() ** 1.2
        spot = (-4.3, 8.6 + rng.gauss(0, 0.7), 0.3 + 2.3 * climb)
        leaves(spot, rng.uniform(0.16, 0.40) * (1.15 - 0.5 * climb), 230, ivy, 0.060, 1.1, 120 + k)
    lantern((-1.12, Y0 - 0.75, 0.10), 0.17, 0.32, 5)
    lantern((0.60, Y0 - 0.42, 0.10), 0.13, 0.24, 1.6)      # its double stands in the pane behind it
    for thing in bpy.data.objects:                         # flames are mirrored, not their lamps
        if thing.type == 'LIGHT' and thing.data.type == 'POINT':
            thing.visible_glossy = False
