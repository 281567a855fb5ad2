"""A townhouse garden at nightfall: a cedar sauna lit from within, stepping stones to its door."""
import random

import bpy

from studio import lights
from studio.camera import level_camera
from studio.cloth import draped_cloth, towel_stack
from studio.geometry import box
from studio.materials import ceramic, stone, surface, wood
from studio.nodes import Material
from studio.plants import branch, foliage, grass, leaves
from studio.props import bucket, caged_heater, lantern
from studio.timber import boards, slab

PICTURE = dict(exposure=1.5, look='Medium High Contrast')

X0, X1, Y0, Y1, HEAD = -1.55, 1.75, 7.2, 9.6, 2.42    # the sauna; it faces the camera
GLASS = (-0.55, 1.35)                                 # the glazed part of its front
WALL = 11.2                                           # garden wall behind


def build():
    lights.dusk_sky(0.62)
    black = stone.dark_stone('black', roughness=0.6, wet=0)
    sauna(black)
    interior(black)
    yard()
    planting()
    level_camera((-0.62, 0.35, 1.42), lens=31, shift_y=-0.022, focus=6.7, fstop=2.0)


def sauna(black):
    """Vertical cedar outside, a steel roof edge, a door and a pane beside it."""
    rng = random.Random(2)
    skin = wood.cedar('cladding', wood.DARK_CEDAR, roughness=0.55)
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
    for x0, x1 in ((a, middle - 0.03), (middle + 0.02, b)):
        box((x0, Y0 + 0.03, 0.15), (x1, Y0 + 0.038, 2.10), surface.clear_glass(), 0).visible_shadow = False
    box((middle - 0.10, Y0 - 0.05, 0.85), (middle - 0.07, Y0 - 0.02, 1.35),
        wood.turned_wood('handle'), 0.006)
    # A deck in front, one step above the ground.
    boards(slab((X0 - 0.1, Y0 - 1.15, 0.07), (X1 + 0.1, Y0 + 0.02, 0.10), 'x', 0.12, 0.006, rng),
           wood.cedar('deck', wood.WEATHERED), 0.003, 4)
    box((X0, Y0 - 1.08, 0), (X1, Y0, 0.066), black, 0)
    # A towel dropped on it, half over the edge.
    deck = box((X0 - 0.1, Y0 - 1.15, 0.0), (X1 + 0.1, Y0 + 0.02, 0.10), None, 0)
    draped_cloth((1.02, Y0 - 0.95, 0.24), (0.48, 0.90), surface.terry('dropped towel', (0.50, 0.45, 0.38)), [deck],
                 0.006, 0.15, 80, turn=32, seed=5)
    bpy.data.objects.remove(deck)


def interior(black):
    pale = wood.cedar('inside', wood.CEDAR, roughness=0.5)
    bench = wood.cedar('bench', wood.PALE_CEDAR, roughness=0.45)
    left, right, front, back = X0 + 0.06, X1 - 0.06, Y0 + 0.11, Y1 - 0.06
    planks = slab((left, back, 0.1), (right, back + 0.014, HEAD - 0.05), 'x', 0.088, joints=random.Random(6))
    for x in (left, right):
        planks += slab((x, front, 0.1), (x + 0.012, back, HEAD - 0.05), 'y', 0.088)
    planks += slab((left, front, HEAD - 0.07), (right, back, HEAD - 0.055), 'y', 0.088)
    boards(planks, pale, seed=12)
    box((left, front - 0.05, 0.02), (right, back, 0.105), black, 0)
    for y, z, deep in ((back - 0.02, 1.02, 0.58), (back - 0.60, 0.57, 0.55)):
        edge = y - deep
        boards(slab((left + 0.02, edge, z - 0.03), (right - 0.02, y, z), 'x', 0.1, 0.009),
               bench, 0.004, int(z * 50))
        boards(slab((left + 0.02, edge + 0.05, z - 0.36), (right - 0.02, edge + 0.07, z - 0.06),
                    'x', 0.1, 0.007), bench, seed=int(z * 70))
        lights.strip((left + 0.05, edge + 0.03, z - 0.045), (right - 0.05, edge + 0.03, z - 0.045),
                     (0, -0.3, -1), 15, lights.WARM, 0.015)
    boards([(left + 0.1, back - 0.07, z, right - 0.1, back - 0.045, z + 0.085, 'x')
            for z in (1.36, 1.48)], bench, seed=5)
    for z, rise, power in ((1.575, 1, 26), (1.34, -1, 14)):
        lights.strip((left + 0.1, back - 0.03, z), (right - 0.1, back - 0.03, z), (0, 0.25, rise),
                     power, lights.WARM, 0.02)
    lights.fill((0.4, front + 0.5, HEAD - 0.1), (0.3, back - 0.8, 0.3), 1.8, 0.8, 22)
    # What the room throws out on the deck and the stones.
    lights.fill(((GLASS[0] + GLASS[1]) / 2, Y0 - 0.03, 1.35), (0.2, 3.5, 0), 1.8, 1.6, 230, lights.COVE)
    lights.strip((X0, Y0 - 0.30, HEAD - 0.03), (X1, Y0 - 0.30, HEAD - 0.03), (0, 0.35, -1), 10, lights.COVE, 0.02)
    caged_heater((-0.15, Y0 + 0.62, 0.105), surface.black_steel(), stone.sauna_stone(), black, height=0.85)
    bucket((0.75, back - 0.85, 0.57), surface.brass())
    towel_stack((1.15, back - 0.3, 1.02), surface.terry(), 2, 0.34, 0.28)


def yard():
    rng = random.Random(12)
    gravel = stone.gravel()
    box((-9, -2, -0.2), (9, WALL + 1, 0), gravel, 0)
    slate = stone.dark_stone('stepping', (0.075, 0.073, 0.070), (0.165, 0.158, 0.148), 0.34, wet=0.7, relief=0.0012)
    for k in range(7):     # offset a little to either side, as one walks
        y = 1.25 + k * 0.72
        x = -0.85 + k * 0.20 + 0.10 * (-1) ** k + rng.uniform(-0.03, 0.03)
        box((x - 0.40, y, -0.05), (x + 0.40, y + 0.50, 0.016 + rng.uniform(0, 0.006)), slate, 0.008)
    brick = ceramic.brick(soot=0.6)
    box((-9, WALL, 0), (9, WALL + 0.3, 3.3), brick, 0)
    box((-9, WALL - 0.04, 3.3), (9, WALL + 0.34, 3.38), slate, 0.01)
    box((-4.6, -2, 0), (-4.3, WALL, 2.6), brick, 0)
    fence = wood.cedar('fence', wood.BLACKENED, roughness=0.6)
    boards(slab((4.4, -1, 0.05), (4.43, WALL, 2.2), 'y', 0.14, 0.012), fence, 0.002, 15)
    # The back of the next street: a few lit windows, no more.
    house = ceramic.brick('far brick', soot=0.7)
    box((-9, WALL + 12, 0), (0.8, WALL + 16, 9.6), house, 0)
    for low, high, out in ((9.2, 9.4, 0.16), (9.6, 9.8, 0.34), (9.8, 10.05, 0.5)):
        box((-9.2, WALL + 12 - out, low), (0.8 + out, WALL + 16, high), slate, 0.02)
    steel = surface.black_steel('sash')
    warm, dim = curtained('lit window', (1.0, 0.58, 0.28), 0.55), curtained('dark window', (0.16, 0.20, 0.30), 0.16)
    for i, x in enumerate((-7.6, -5.2, -2.8, -0.6)):
        for j, z in enumerate((3.6, 6.6)):
            pane = warm if (i, j) in ((1, 0), (3, 1)) else dim
            box((x - 0.45, WALL + 11.97, z), (x + 0.45, WALL + 11.99, z + 1.7), pane, 0)
            for u, v, w, h in ((-0.02, 0, 0.04, 1.7), (-0.45, 0.82, 0.9, 0.06), (-0.45, 0, 0.05, 1.7),
                               (0.40, 0, 0.05, 1.7), (-0.45, 1.65, 0.9, 0.05)):
                box((x + u, WALL + 11.93, z + v), (x + u + w, WALL + 11.965, z + v + h), steel, 0)
            for v, h, out in ((-0.14, 0.14, 0.10), (1.7, 0.26, 0.05)):     # brownstone sill and lintel
                box((x - 0.56, WALL + 12 - out, z + v), (x + 0.56, WALL + 12.1, z + v + h), slate, 0.01)


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
    leaf = foliage('leaf', ((0.018, 0.036, 0.016), (0.046, 0.082, 0.034), (0.10, 0.135, 0.060)))
    for k, (x0, y0, x1, y1, count, height) in enumerate((
            (-4.2, 2.6, -1.45, 6.1, 4600, 0.5), (0.95, 2.2, 4.2, 5.9, 4800, 0.45), (-4.2, 6.3, -1.9, 9, 2600, 0.8),
            (2.1, 6.0, 4.2, 9, 2400, 0.75))):
        grass(x0, y0, x1, y1, 0, count, height, leaf, 30 + k)
    for k, (x, y, z, radius, count) in enumerate((
            (-2.9, 7.6, 0.6, 0.75, 1500), (-3.7, 5.6, 0.5, 0.7, 1300), (2.9, 7.4, 0.6, 0.7, 1400),
            (3.7, 5.2, 0.5, 0.75, 1300), (-2.3, 9.4, 0.9, 0.9, 1400), (2.7, 9.6, 1.0, 0.9, 1400))):
        leaves((x, y, z), radius, count, leaf, 0.085, seed=k)
    bark = wood.turned_wood('bark', (0.022, 0.018, 0.015), (0.05, 0.042, 0.035))
    for x, lean, thick in ((2.85, -0.7, 0.026), (2.95, 0.15, 0.036), (3.05, 0.8, 0.028)):  # one multi-stem tree
        branch([(x, 8.2, 0), (x + lean * 0.25, 8.25, 1.5), (x + lean * 0.6, 8.2, 3.0), (x + lean, 8.2, 5.2)],
               thick, bark)
    for k in range(9):
        spot = (2.95 + rng.uniform(-1.3, 1.3), 8.2 + rng.uniform(-0.5, 0.5), 3.7 + rng.uniform(-0.35, 0.7))
        leaves(spot, rng.uniform(0.4, 0.65), 620, leaf, 0.075, 0.7, 50 + k)
    lantern((-1.12, Y0 - 0.75, 0.10), 0.17, 0.32, 5)
