"""The garden sauna from within: heater and bench in the glow of a slit, garden and house through the glass at dusk."""
import random

from scenes import garden_sauna
from scenes.garden_sauna import OLD, X0, X1, Y0, Y1, HEAD, curtained, lamplit, rained_on
from studio import lights
from studio.camera import level_camera
from studio.candles import lantern
from studio.geometry import box, rod
from studio.materials import ceramic, stone, surface, wood
from studio.plants import branch, foliage, grass, leaves, twigs
from studio.props import caged_heater, embers, stave_bucket
from studio.timber import boards, cladding, slab

PICTURE = dict(
    garden_sauna.PICTURE, aspect=(16, 9), magenta=0.3,
    camera=dict(location=(1.45, 9.3, 1.2), yaw=180 + 34, lens=20, shift_y=-0.02))

LEFT, RIGHT, FRONT, BACK = X0 + 0.06, X1 - 0.06, Y0 + 0.116, Y1 - 0.06    # the cabin's inner faces
SEAT, EDGE = 0.57, -0.94                              # of the bench along the wall opposite
HEATER = (-0.50, Y0 + 0.55)
HOUSE = -6.0                                          # the face of the house the garden belongs to
# Boards from one log, sorted by colour.
SORTED = dict(board_contrast=0.24, hues=0.2)


def build():
    lights.dusk_sky(1.7)
    black = stone.dark_stone('black', roughness=0.6, wet=0)
    garden_sauna.sauna(black, towel=False, mirrored=0.08)
    cabin(black)
    bench()
    garden_sauna.yard()
    garden_sauna.planting()
    beds()
    terrace()
    house()
    # What the cabin throws out on the deck and the grasses.
    lights.fill((0.4, Y0 - 0.06, 1.30), (0.4, 3.5, 1.30), 1.8, 1.6, 110, lights.COVE)
    level_camera(**PICTURE['camera'], focus=3.2, fstop=2.8)


def cabin(black):
    """Lying boards all round, the front too; a lining in the opening, a pull on the door."""
    rng = random.Random(9)
    a, b = garden_sauna.GLASS
    skin = wood.cedar('inside', wood.CEDAR, roughness=0.5, knots=0.8, **SORTED)
    trim = wood.cedar('lining', wood.CEDAR, roughness=0.48, knots=0.2, **SORTED)
    planks = cladding((LEFT, BACK, 0.1), (RIGHT, BACK + 0.014, HEAD - 0.05), 'x', rng)
    planks += cladding((LEFT - 0.014, FRONT, 0.1), (LEFT, BACK, HEAD - 0.05), 'y', rng)
    planks += cladding((RIGHT, FRONT, 0.1), (RIGHT + 0.014, BACK, HEAD - 0.05), 'y', rng)
    for low, high in (((LEFT, 0.1), (a - 0.055, HEAD - 0.05)), ((b + 0.055, 0.1), (RIGHT, HEAD - 0.05)),
                      ((a - 0.055, 2.155), (b + 0.055, HEAD - 0.05))):
        planks += cladding((low[0], FRONT - 0.014, low[1]), (high[0], FRONT, high[1]), 'x', rng)
    planks += cladding((LEFT, FRONT, HEAD - 0.07), (RIGHT, BACK, HEAD - 0.056), 'y', rng)
    boards(planks, skin, seed=12)
    frame = [(x, Y0 + 0.068, 0.115, x + 0.024, FRONT + 0.006, 2.155, 'z') for x in (a - 0.055, b + 0.031)]
    frame.append((a - 0.031, Y0 + 0.068, 2.131, b + 0.031, FRONT + 0.006, 2.155, 'x'))
    boards(frame, trim, 0.002, 7)
    box((LEFT, FRONT - 0.05, 0.02), (RIGHT, BACK, 0.105), black, 0)
    boards(slab((LEFT, FRONT - 0.03, 0.115), (RIGHT, BACK, 0.14), 'x', 0.07, 0.012),
           wood.cedar('duckboard', wood.TEAK, marks=garden_sauna.trodden), 0.003, 19)
    x = a + 0.86 - 0.10
    handle = wood.turned_wood('inner handle')
    box((x, Y0 + 0.115, 0.85), (x + 0.03, Y0 + 0.145, 1.35), handle, 0.006)
    for z in (0.90, 1.29):
        rod((x + 0.015, Y0 + 0.06, z), (x + 0.015, Y0 + 0.12, z), 0.008, surface.black_steel('standoff'))
    x, y = HEATER
    caged_heater((x, y, 0.14), surface.black_steel(), stone.olivine(), embers(0.04), height=0.76, split=0.3)
    lights.spot((x + 0.62, y + 0.75, HEAD - 0.12), (x, y, 0.78), 55, lights.SOFT_WARM, 34, 1.0)
    lights.fill((0.2, BACK - 0.4, HEAD - 0.12), (-1.0, FRONT + 0.9, 0.3), 1.2, 0.7, 10)


def bench():
    """Along one wall; the only lamps are a slit under it and one behind the backrest."""
    wall, y0, y1 = LEFT + 0.02, FRONT + 0.02, BACK - 0.02
    pale = wood.cedar('bench', wood.PALE_CEDAR, roughness=0.45, knots=0.5, **SORTED)
    boards(slab((wall, y0, SEAT - 0.028), (EDGE - 0.004, y1, SEAT), 'y', 0.1, 0.009), pale, 0.004, 28)
    boards([(EDGE, y0, SEAT - 0.055, EDGE + 0.016, y1, SEAT, 'y')], pale, 0.004, 31)
    boards(slab((EDGE - 0.06, y0, 0.15), (EDGE - 0.04, y1, SEAT - 0.08), 'y', 0.11, 0.007), pale, 0.002, 39)
    lights.fade(lights.strip((EDGE - 0.02, y0 + 0.03, SEAT - 0.045), (EDGE - 0.02, y1 - 0.1, SEAT - 0.045),
                             (0.35, 0, -1), 2.6, lights.SOFT_WARM, 0.015, reflected=False), (0, 0.3), (0.5, 1.0), (1, 0.4))
    ends = y0 + 0.12, y1 - 0.1
    rests = [(LEFT + 0.045, ends[0], z, LEFT + 0.068, ends[1], z + 0.088, 'y') for z in (0.90, 1.012)]
    boards(rests, pale, 0.004, 12)
    boards([(LEFT + 0.03, ends[0] + 0.02, 0.91, LEFT + 0.043, ends[1] - 0.02, 1.085, 'y')], pale, seed=13)
    lights.fade(lights.strip((LEFT + 0.028, ends[0] + 0.03, 1.108), (LEFT + 0.028, ends[1] - 0.03, 1.108), (0.12, 0, 1), 17,
                             lights.SOFT_WARM, 0.02, reflected=False), (0, 0.25), (0.35, 1.0), (0.7, 0.8), (1, 0.3))
    at = (-1.17, 7.92, SEAT)
    stave_bucket(at, surface.copper(), wood.cedar('staves', board_contrast=0.8, knots=0), 0.13, 0.22, turn=0.4, seed=3)
    rod((at[0] + 0.02, at[1] + 0.03, SEAT + 0.06), (at[0] + 0.07, at[1] + 0.24, SEAT + 0.42), 0.0105,
        wood.turned_wood('ladle'), 20, 0.0075)


def beds():
    """Grasses and shrubs between the stones and the house; a young tree by the party wall."""
    rng = random.Random(8)
    leaf = foliage('bed leaf', ((0.018, 0.032, 0.016), (0.050, 0.074, 0.035), (0.150, 0.135, 0.070)))
    for k, (x0, y0, x1, y1, count, height) in enumerate((
            (-4.2, -1.6, -1.5, 2.6, 3600, 0.55), (1.0, -1.6, 4.2, 2.2, 3000, 0.5))):
        grass(x0, y0, x1, y1, 0, count, height, leaf, 230 + k)
    for k, (x, y, z, radius, count) in enumerate((
            (-3.6, 3.4, 0.5, 0.75, 1500), (-3.8, 1.2, 0.6, 0.85, 1700), (-3.3, -1.2, 0.5, 0.8, 1500),
            (-4.0, -3.0, 0.8, 0.9, 1500), (2.2, -1.4, 0.5, 0.8, 1400), (2.6, 1.4, 0.45, 0.7, 1300))):
        leaves((x, y, z), radius, round(count * 1.5), leaf, 0.060, seed=240 + k)
    bark = wood.turned_wood('bed bark', (0.022, 0.018, 0.015), (0.05, 0.042, 0.035))
    for x, lean, thick in ((-3.00, -0.5, 0.030), (-2.92, 0.25, 0.036), (-2.84, 0.75, 0.026)):
        branch([(x, 0.9, 0), (x + lean * 0.25, 0.95, 1.4), (x + lean * 0.6, 0.9, 2.8), (x + lean, 0.9, 4.8)], thick, bark)
    for k, (x, z, lean, reach) in enumerate(((-3.25, 2.2, -0.6, 2.0), (-3.1, 2.8, -0.3, 1.8), (-2.8, 2.3, 0.2, 2.1),
                                            (-2.6, 2.7, 0.4, 1.9), (-2.4, 2.2, 0.7, 1.9), (-3.4, 3.1, -0.7, 1.8))):
        twigs((x, 0.9 + rng.uniform(-0.25, 0.25), z), reach, bark, leaf, (lean, rng.uniform(-0.4, 0.4)), leaf_size=0.055,
              leaf_share=0.9, seed=260 + k)
    ivy = foliage('party ivy', ((0.010, 0.022, 0.010), (0.026, 0.046, 0.020), (0.060, 0.085, 0.036)))
    for k in range(34):
        climb = rng.random() ** 1.2
        spot = (-4.28, rng.choice((3.6, 0.2)) + rng.gauss(0, 0.9 - 0.3 * climb), 0.3 + 2.4 * climb)
        leaves(spot, rng.uniform(0.18, 0.44) * (1.15 - 0.5 * climb), 230, ivy, 0.060, 1.1, 320 + k)


def terrace():
    """Bluestone before the house, one step up from the gravel."""
    flags = stone.paving('terrace', (0.030, 0.032, 0.035), (0.085, 0.088, 0.092))
    box((-4.3, HOUSE - 0.2, -0.1), (4.4, -1.9, 0.10), flags, 0.01)
    lantern((-3.35, -2.35, 0.10), 0.17, 0.32, 9)
    lantern((-0.62, 3.28, 0.0), 0.15, 0.28, 4)
    lights.fill((-2.05, HOUSE + 0.05, 1.4), (-1.8, 0, 0), 2.8, 2.2, 60, lights.SOFT_WARM)


def house():
    """The back of a townhouse: somebody is in the kitchen, a lamp upstairs. A lower neighbour shares its wall."""
    face = HOUSE
    brick = ceramic.brick('house brick', OLD, soot=0.8, weathering=rained_on)
    coping = stone.dark_stone('house coping', (0.05, 0.048, 0.045), (0.12, 0.115, 0.105), 0.5, wet=0.3)
    steel = surface.black_steel('house sash')
    dark = curtained('house dark', (0.16, 0.20, 0.30), 0.16)
    x0, x1, head = -3.55, -0.55, 2.62                   # the kitchen's doors
    left, right, deep, top = -4.5, 3.0, 0.4, 10.2
    for low, high in (((left, 0), (x0, head)), ((x1, 0), (right, head)), ((left, head), (right, top))):
        box((low[0], face - deep, low[1]), (high[0], face, high[1]), brick, 0)
    box((x0 - 0.12, face - 0.1, head), (x1 + 0.12, face + 0.03, head + 0.24), coping, 0.01)
    kitchen(x0, x1, head, face - deep)
    box((-4.6, face, 0), (-4.3, -1.99, 2.6), brick, 0)     # the party wall, up to the house
    for x in [x0 + (x1 - x0) * k / 4 for k in range(5)]:
        box((x - 0.025, face - 0.22, 0.1), (x + 0.025, face - 0.16, head), steel, 0)
    for z in (0.1, 0.85, 2.0, head - 0.05):
        box((x0, face - 0.21, z), (x1, face - 0.17, z + 0.045), steel, 0)
    reading = lamplit('house lamp', (-2.9, 4.7), 0.7)
    blind = surface.linen('house blind', (0.36, 0.34, 0.31), relief=0.1)
    for i, x in enumerate((-3.3, -1.3, 0.7)):
        for j, (z, high) in enumerate(((3.75, 1.95), (6.95, 1.75))):
            drawn = ((0, 0.7), (1.05, 0), (0, 0.35))[i][j]
            if drawn:
                box((x - 0.46, face + 0.005, z + high - drawn), (x + 0.46, face + 0.012, z + high), blind, 0)
            window(x, z, high, face, reading if (i, j) == (0, 0) else dark, steel, coping)
    # The neighbour: lower, farther back, a chimney on its roof.
    back, roof = face - 0.9, 6.3
    pale = ceramic.brick('neighbour brick', ((0.075, 0.052, 0.038), (0.125, 0.088, 0.064), (0.17, 0.125, 0.09)), soot=0.7,
                         weathering=rained_on)
    box((-13, back - 5, 0), (left, back, roof), pale, 0)
    box((-13, back - 5, roof), (left, back + 0.14, roof + 0.16), coping, 0.01)
    box((-8.6, back - 2.2, roof), (-7.6, back - 1.5, roof + 1.0), pale, 0.01)
    box((-8.66, back - 2.26, roof + 1.0), (-7.54, back - 1.44, roof + 1.09), coping, 0.01)
    glow = curtained('neighbour lamp', (1.0, 0.62, 0.32), 0.36)
    for i, x in enumerate((-5.9, -7.9, -9.9, -11.6)):
        window(x, 3.6, 1.75, back, glow if i == 1 else dark, steel, coping)


def window(x, z, high, face, pane, steel, coping):
    """A sash window in a wall that looks at us: set back, a sill and a lintel of brownstone."""
    box((x - 0.5, face - 0.02, z), (x + 0.5, face + 0.004, z + high), pane, 0)
    for u, v, w, h in ((-0.02, 0, 0.04, high), (-0.5, high / 2, 1.0, 0.06), (-0.5, 0, 0.05, high), (0.45, 0, 0.05, high),
                       (-0.5, high - 0.05, 1.0, 0.05), (-0.5, 0, 1.0, 0.05)):
        box((x + u, face, z + v), (x + u + w, face + 0.03, z + v + h), steel, 0)
    for v, h, out in ((-0.14, 0.14, 0.10), (high, 0.26, 0.05)):
        box((x - 0.62, face - 0.1, z + v), (x + 0.62, face + out, z + v + h), coping, 0.01)


def kitchen(x0, x1, head, front):
    """A room three metres deep behind glass doors: a counter, a shelf, two lamps on cords."""
    wall = stone.plaster('kitchen wall', (0.52, 0.44, 0.35))
    timber = wood.turned_wood('counter', (0.07, 0.045, 0.03), (0.12, 0.08, 0.05))
    steel = surface.black_steel('kitchen steel')
    end = front - 3.0
    box((x0 - 0.7, end - 0.1, 0), (x1 + 0.7, end, head + 0.2), wall, 0)
    for x in (x0 - 0.8, x1 + 0.7):
        box((x, end, 0), (x + 0.1, front, head + 0.2), wall, 0)
    box((x0 - 0.7, end, head + 0.1), (x1 + 0.7, front, head + 0.2), wall, 0)
    box((x0 - 0.7, end, 0), (x1 + 0.7, front, 0.1), timber, 0)
    box((x0 + 0.9, front - 2.0, 0.1), (x1 - 0.1, front - 1.4, 0.98), timber, 0.01)
    box((x0 - 0.7, end, 0.1), (x1 + 0.7, end + 0.6, 1.0), timber, 0.01)
    box((x0 - 0.7, end, 1.65), (x0 + 1.5, end + 0.3, 1.69), timber, 0)
    glow = surface.emission('kitchen lamp', (1.0, 0.78, 0.5), 14.0)
    for x in (x0 + 1.0, x1 - 0.9):
        box((x - 0.11, front - 1.26, 1.72), (x + 0.11, front - 1.04, 1.86), glow, 0.05)
        rod((x, front - 1.15, 1.86), (x, front - 1.15, head + 0.1), 0.006, steel)
    lights.point(((x0 + x1) / 2, front - 0.9, 2.0), 260, lights.SOFT_WARM, 0.25).visible_glossy = False
