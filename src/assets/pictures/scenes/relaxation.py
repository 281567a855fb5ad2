"""The room to rest in: two low daybeds, a fire burning down, dusk in the window."""
import math
import random

from mathutils import Matrix, Vector, noise

from studio import lights
from studio.architecture import glazing, wall_with_opening
from studio.camera import level_camera
from studio.cloth import curtain, fringe, throw
from studio.fire import hearth_fire
from studio.geometry import box, cylinder, grid_faces, lathe, mesh_from, tube
from studio.materials import ceramic, stone, surface, wood
from studio.nodes import Material
from studio.outlook import Outlook, tree
from studio.timber import boards, slab
from studio.upholstery import cushion, pillow

PICTURE = dict(exposure=1.35, look='Medium High Contrast', vignette=0.30, cut=0.15)

LEFT, RIGHT, WALL, CEILING = -2.9, 2.75, 3.9, 2.65
FIRE = (-1.42, WALL - 0.19, 0.42)      # middle of the hearth floor
WINDOW = (0.75, 2.25, 0.42, 2.25)
SEAT = 0.375                           # top of a mattress


def build():
    lights.world((0.10, 0.16, 0.30), 0.015)
    lime = stone.plaster('lime plaster', (0.46, 0.415, 0.36), 0.8, 0.10, 0.14)
    room(lime)
    fireplace(lime)
    dusk()
    oak = wood.oak('smoked oak', wood.SMOKED_OAK)
    linen = creased_linen()
    daybed((-0.45, -0.20), 2.05, oak, linen, (0.42, 0.315, 0.215), 1)
    daybed((0.50, 2.78), 2.05, oak, linen, None, 2)
    ledge((-0.16, 0.58), 1.19, oak)
    side_table((-0.98, 0.15, 0.012))
    # What comes back from the near wall, on the side of the table that the fire leaves dark.
    lights.fill((-2.2, -1.9, 1.5), (-0.98, 0.15, 0.3), 0.8, 0.8, 1.6)
    lights.fill((-0.6, -2.6, 2.3), (0, 2.0, 0.4), 2.5, 1.5, 6, (1.0, 0.82, 0.64))
    level_camera((0.02, -3.05, 1.12), lens=31, shift_x=0.02, shift_y=-0.035, focus=3.3, fstop=2.8)


def room(lime):
    box((LEFT - 0.2, -4, 0), (LEFT, WALL, CEILING), lime, 0)
    box((RIGHT, -4, 0), (RIGHT + 0.2, WALL, CEILING), lime, 0)
    box((LEFT - 0.2, -4, CEILING), (RIGHT + 0.2, WALL + 0.3, CEILING + 0.1), lime, 0)
    wall_with_opening((LEFT, WALL, 0), (RIGHT, WALL + 0.28, CEILING), WINDOW, lime)
    rng = random.Random(3)
    boards(slab((LEFT, -4, -0.03), (RIGHT, WALL, 0), 'x', 0.19, 0.002, rng),
           wood.oak('floor', wood.SMOKED_OAK, roughness=0.42), 0.0015, 9)
    rug((-1.6, -1.2, 2.0, 1.25))


def rug(edge):
    """Hand-woven: thick loops in rows that waver, a serged long side, fringes on the short ones."""
    x0, y0, x1, y1 = edge
    wool = woven_wool()
    nx, ny = 180, 120

    def lies(x, y):
        swell = 0.003 * noise.noise(Vector((x * 1.6, y * 1.6, 2.0))) + 0.0025 * noise.noise(
            Vector((x * 5, y * 5, 4.0))
        )
        return 0.017 + swell

    vertices = []
    for j in range(-2, ny + 3):
        for i in range(-2, nx + 3):
            u, v = min(max(i, 0), nx) / nx, min(max(j, 0), ny) / ny
            # No loom keeps its sides straight.
            x = x0 + (x1 - x0) * u + 0.014 * noise.noise(Vector((u * 1.5, v * 5, 0)))
            y = y0 + (y1 - y0) * v + 0.012 * noise.noise(Vector((u * 6, v * 1.5, 7)))
            over = max(-i, i - nx, -j, j - ny, 0)
            x += 0.004 * ((i > nx) - (i < 0)) * min(over, 1)
            y += 0.004 * ((j > ny) - (j < 0)) * min(over, 1)
            vertices.append((x, y, (lies(x, y), 0.009, 0.0)[over]))
    mesh_from('rug', vertices, grid_faces(nx + 4, ny + 4), wool, smooth=True)
    warp = surface.linen('warp threads', (0.44, 0.39, 0.315))
    fringe((x0 + 0.002, y1, 0.010), (x0 + 0.002, y0, 0.010), 0.060, warp, seed=1)
    fringe((x1, y0, 0.010), (x1, y1, 0.010), 0.060, warp, seed=2)


def woven_wool():
    """Rows of loops, spun by hand: every row its own shade, every loop its own height, trodden in places."""
    g = Material('woven wool')
    p = g.position()
    x, y, _ = p.split()
    bent = y + (g.noise(p, 2.2, 2) - 0.5) * 0.03 + (g.noise(p, 14, 2) - 0.5) * 0.004
    row = bent * (1 / 0.017)
    r1, r2, _ = g.random(g.vector(row.floor(), 3.0, 1.0))
    loop = x * (1 / 0.026) + r1 * 7.0 + (g.noise(p, 30, 2) - 0.5) * 0.8
    l1, l2, _ = g.random(g.vector(row.floor(), loop.floor(), 2.0))
    across, along = row.fract() * 2.0 - 1.0, loop.fract() * 2.0 - 1.0
    dome = (1.0 - across * across).max(0.0) * (1.0 - along * along * 0.7).max(0.0)
    fuzz, trodden = g.noise(p, 420, 3, 0.6), g.noise(p, 1.3, 4, 0.55)
    shade = r2 * 0.30 + l1 * 0.26 + trodden * 0.75 + fuzz * 0.22 - 0.30
    colour = g.ramp(shade, (0.1, (0.098, 0.080, 0.062)), (0.5, (0.165, 0.140, 0.112)), (0.9, (0.235, 0.205, 0.168)))
    colour = g.mix(1.0, colour, g.ramp(dome, (0.0, 0.38), (0.55, 1.06)), 'MULTIPLY')
    height = dome * (0.75 + 0.25 * 1.0) + l2 * 0.25 + fuzz * 0.18
    shader = g.principled(colour, 1.0, 0.05, Sheen_Weight=0.3, Normal=g.bump(height, 0.9, 0.006))
    return g.surface(shader, flat=(0.15, 0.127, 0.10))


def creased_linen():
    """Striped bed linen that was lain on: long tension folds, short creases between them."""
    g = Material('bed linen')
    p = g.position()
    bend = g.vector(g.noise(p, 3.0, 2), g.noise(p + (3.1, 7.7, 0.0), 3.0, 2), 0.0)
    bent = p + bend * 0.16
    fold = g.math('POWER', 1.0 - abs(g.noise(bent * (1.4, 4.2, 3.0), 1.0, 1, 0.4) - 0.5) * 2.0, 7.0)
    crease = g.math('POWER', 1.0 - abs(g.noise(bent * (6.0, 3.2, 5.0), 1.7, 2, 0.45) - 0.5) * 2.0, 8.0)
    where = g.remap(g.noise(p, 2.1, 2), 0.36, 0.60)
    weave, slub = g.noise(p, 520, 3), g.noise(p * (3.0, 90.0, 30.0), 1.6, 3, 0.6)
    tint = g.mix(g.noise(p, 3, 4, 0.6) * 0.4, (0.52, 0.47, 0.40), (0.44, 0.39, 0.325))
    tint = g.mix(1.0, tint, g.ramp(slub * 0.6 + weave * 0.4, (0.3, 0.84), (0.7, 1.06)), 'MULTIPLY')
    # Ticking: a fine woven stripe across the bed, which bends with the cloth.
    stripe = abs((p.split()[0] * (1 / 0.042) + bend.split()[1] * 0.25).fract() - 0.5)
    tint = g.mix(g.remap(stripe, 0.030, 0.055, 0.40, 0.0), tint, (0.235, 0.215, 0.195))
    height = fold * where * 0.9 + crease * 0.22 * where + g.noise(p, 9, 3) * 0.5 + weave * 0.05
    shader = g.principled(tint, 0.95, 0.1, Sheen_Weight=0.25, Normal=g.bump(height, 0.8, 0.009))
    return g.surface(shader, flat=(0.50, 0.45, 0.38))


def fireplace(lime):
    """A plaster breast with a low wide opening over a long stone hearth."""
    x, _, floor = FIRE
    face, half, head = WALL - 0.42, 0.55, floor + 0.62
    def smoke(g):
        """What the draught did not take, above the opening and more towards the side of the door."""
        px, _, pz = g.position().split()
        drift = g.noise(g.position(), 2.6, 5, 0.6)
        side = px - (x + 0.10) - (pz - head) * 0.12
        wide = g.remap(side * side * 3.4 + (drift - 0.5) * 0.5, 0.0, 0.75, 1.0, 0.0, smooth=True)
        high = g.remap(pz + (drift - 0.5) * 0.35, head - 0.02, head + 0.62, 1.0, 0.0)
        return wide * high * high * g.remap(pz, head - 0.01, head, 0.0, 0.62)

    breast = stone.plaster('smoked plaster', (0.46, 0.415, 0.36), 0.8, 0.10, 0.14, smoke)
    wall_with_opening((x - 1.0, face, 0), (x + 1.0, face + 0.10, CEILING),
                      (x - half, x + half, floor, head), breast)
    for side in (-1, 1):
        box((x + side * 0.92, face + 0.05, 0), (x + side * 1.0, WALL, CEILING), lime, 0)
    soot = ceramic.brick('firebrick', ((0.008, 0.007, 0.006), (0.017, 0.014, 0.012), (0.034, 0.028, 0.023)),
                         mortar=(0.011, 0.010, 0.009), soot=0.9)
    box((x - half - 0.1, WALL - 0.02, floor - 0.1), (x + half + 0.1, WALL - 0.001, head + 0.2), soot, 0)
    for side in (-1, 1):
        box((x + side * half, face + 0.004, floor - 0.1),
            (x + side * (half + 0.06), WALL - 0.01, head + 0.1), soot, 0)
    box((x - half - 0.1, face + 0.09, head + 0.02), (x + half + 0.1, WALL - 0.01, head + 0.1), soot, 0)
    basalt = stone.dark_stone('hearth', (0.020, 0.019, 0.018), (0.062, 0.058, 0.053), 0.42,
                              wet=0, relief=0.002)
    # A little short of the breast's side: in one plane with it, its end would be black.
    box((LEFT, face - 0.28, floor - 0.09), (x + 0.985, WALL + 0.2, floor), basalt, 0.006)
    box((LEFT, face - 0.16, 0), (x + 0.9, face, floor - 0.09), basalt, 0)
    hearth_fire(FIRE, width=0.66, height=0.25, power=9, seed=2)
    # What the fire sends into the room, from the plane of the opening: turned aside, it would end on the ceiling with a cut.
    lights.area((x, face - 0.02, floor + 0.26), (x, 0.2, floor + 0.26), 0.9, 0.42, 95, (1.0, 0.55, 0.26),
                reflected=False)


def dusk():
    x0, x1, sill, head = WINDOW
    glazing((x0, WALL + 0.16, sill), (x1, WALL + 0.21, head), surface.black_steel(), surface.glass(),
            columns=2, rows=1, rail=0.045)
    garden(WALL + 9)
    lights.window_light(((x0 + x1) / 2, WALL + 0.3, 1.4), (0.4, 0.3, 0.3), x1 - x0, head - sill, 60)
    curtain(x1 - 0.05, RIGHT - 0.06, WALL - 0.12, 0.02, CEILING,
            surface.linen('curtain', (0.50, 0.46, 0.40), relief=0.2), pleat=0.125, depth=0.075, seed=6)


def garden(y):
    """Out of focus behind the glass: a far wall of trees in haze, bare birches, one shrub near the pane."""
    view = Outlook(-3.5, 10.5, -4.5, 9.5, 1.12, 60, 11)
    rng = view.rng
    view.sky(glow=3.2, streaks=0.12, steep=2.3)

    def crowns(count, low, high, size):
        def draw(pen, place):
            for k in range(count):
                x, top = -3.5 + 14 * (k + rng.random()) / count, rng.uniform(low, high)
                for _ in range(70):
                    r, a, h = size * rng.uniform(0.12, 0.42), rng.gauss(0, size), rng.random() ** 1.4
                    cx, cz = x + a * (1.1 - h * 0.7), top * (1 - h) + (1.12 - 2) * h
                    pen.ellipse([place(cx - r, cz + r), place(cx + r, cz - r)], fill=255)
        return draw

    def birches(places):
        def draw(pen, place):
            for x, height in places:
                tree(pen, place, (x, 0.2), height, rng, rng.gauss(0, 0.04), 0.016)
        return draw
    view.layer(crowns(12, 1.5, 2.3, 0.50), (0.36, 0.31, 0.35), 0.10, 0.6, 2.0)
    view.layer(crowns(6, 1.0, 1.7, 0.50), (0.13, 0.115, 0.125), 0.06, 0.35, 1.6)
    view.layer(
        birches(((2.05, 2.5), (3.05, 1.7), (4.55, 3.4), (5.2, 2.1), (6.4, 3.6), (0.6, 3.2))),
        (0.060, 0.050, 0.052),
        0.026,
    )
    ground = [(-3.5 + k * 0.4, 0.62 + rng.uniform(-0.08, 0.08)) for k in range(36)]
    view.layer(lambda pen, place: pen.polygon([place(*p) for p in ground] + [place(10.5, -4.5), place(-3.5, -4.5)],
                                              fill=255), (0.030, 0.030, 0.034), 0.07)
    view.hang(y, 0.62)


def daybed(corner, length, timber, linen, wool, seed):
    """Long side to the camera; corner is the near left one. wool: the colour of its throw, or None."""
    x, y = corner
    width, base = 0.86, 0.20
    boards(slab((x, y, base), (x + length, y + width, base + 0.055), 'x', 0.143, 0.003)
           + [(x + a, y + 0.12, 0, x + a + 0.07, y + width - 0.12, base, 'y') for a in (0.30, length - 0.37)],
           timber, 0.003, seed)
    mattress = cushion((x + 0.04, y + 0.04, base + 0.055), (x + length - 0.04, y + width - 0.04, SEAT),
                       linen, 0.045, 0.004, 0.006, tufts=(0.22, 0.009), seed=seed)
    lain_on(mattress, (x + length * 0.58, y + width * 0.47))
    pillows(x + length, y + width * 0.5, linen, seed)
    form = box((x, y, base), (x + length, y + width, SEAT + 0.014), None, 0.04, 3)
    if wool:
        # Laid across, so that both ends hang by their own weight, and drawn together a little in folds.
        throw((x + length * 0.24, y + width * 0.44, SEAT + 0.05), (0.80, 1.46), surface.blanket('throw', wool), [form],
              0.80, 7, stiffness=0.12, seed=seed)
    form.hide_render = True
    return mattress


def lain_on(mattress, middle):
    """Press the hollow that a body left, deepest under the hips, with a rim of pushed-up filling."""
    for vertex in mattress.data.vertices:
        u, v = (vertex.co.x - middle[0]) / 0.55, (vertex.co.y - middle[1]) / 0.25
        away = u * u + v * v
        if vertex.co.z > SEAT - 0.03:
            hips = math.exp(-(((vertex.co.x - middle[0] + 0.12) / 0.22) ** 2 + v * v))
            vertex.co.z -= 0.024 * math.exp(-away) + 0.016 * hips - 0.007 * math.exp(-(away - 2.2) ** 2)


def pillows(x, y, linen, seed):
    """Against the end of the bed, as it was left."""
    if seed == 1:
        pillow((x - 0.25, y + 0.02, SEAT + 0.002), (0.70, 0.42, 0.125), linen, 95, 0, 0.034, 5)
    else:
        pillow((x - 0.26, y, SEAT + 0.004), (0.66, 0.42, 0.125), linen, 84, 0, 0.036, 12)


def ledge(ends, height, timber):
    """A shelf on the wall between fire and window: a drawing leans there, two books lie, a bowl stands on them."""
    x0, x1 = ends
    front, top = WALL - 0.165, height
    boards([(x0, front, top - 0.032, x1, WALL - 0.002, top, 'x')], timber, 0.003, 31)
    # The drawing: thin oak, a mount, one brushed stroke.
    width, tall = 0.25, 0.34
    middle = x0 + 0.20
    frame = [box((-width / 2, -0.012, 0), (-width / 2 + 0.011, 0.012, tall), timber, 0.001),
             box((width / 2 - 0.011, -0.012, 0), (width / 2, 0.012, tall), timber, 0.001),
             box((-width / 2, -0.012, 0), (width / 2, 0.012, 0.011), timber, 0.001),
             box((-width / 2, -0.012, tall - 0.011), (width / 2, 0.012, tall), timber, 0.001),
             box((-width / 2 + 0.01, 0.0, 0.01), (width / 2 - 0.01, 0.006, tall - 0.01), brushed_stroke(), 0)]
    lean = (Matrix.Translation((middle, WALL - 0.075, top)) @ Matrix.Rotation(math.radians(3), 4, 'Z')
            @ Matrix.Rotation(math.radians(-8), 4, 'X'))
    for part in frame:
        part.matrix_world = lean
    for k, (turn, long, thick, colour) in enumerate(((4, 0.235, 0.030, (0.20, 0.075, 0.045)),
                                                     (-7, 0.205, 0.022, (0.34, 0.31, 0.26)))):
        low = top + (0.030 if k else 0)
        book = box((-long / 2, -0.075, 0), (long / 2, 0.075, thick), surface.linen(f'book {k}', colour, relief=0.2), 0.002)
        book.matrix_world = Matrix.Translation((x1 - 0.20, WALL - 0.086, low)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    lathe((x1 - 0.21, WALL - 0.088, top + 0.052),
          [(0, 0), (0.026, 0), (0.030, 0.004), (0.052, 0.030), (0.064, 0.058), (0.061, 0.059), (0.049, 0.033), (0, 0.012)],
          stone.dark_stone('bowl', (0.10, 0.095, 0.088), (0.20, 0.19, 0.175), 0.42, wet=0, relief=0.001), 64, 'bowl')


def brushed_stroke():
    """Paper with one ring of ink, drawn in a single breath: fuller at its start, dry at its end."""
    g = Material('drawing')
    p = g.object_position()
    x, _, z = p.split()
    z = z - 0.18
    angle = g.math('ARCTAN2', x, z) * (1 / (2 * math.pi)) + 0.5
    wobble = (g.noise(p, 22, 3) - 0.5) * 0.008
    away = abs((x * x + z * z).sqrt() + wobble - 0.058)
    wide = g.remap(angle, 0.02, 1.0, 0.011, 0.004)
    dry = g.remap(g.noise(g.vector(angle * 2.0, (x * x + z * z).sqrt() * 420.0, 0.0), 1.0, 2), 0.30, 0.55)
    ink = (away < wide) * (angle > 0.05) * g.remap(angle, 0.45, 1.0, 1.0, 0.0).max(dry)
    return g.surface(g.principled(g.mix(ink * 0.92, (0.50, 0.47, 0.41), (0.03, 0.028, 0.026)), 0.9, 0.2),
                     flat=(0.48, 0.45, 0.39))


def side_table(base):
    """A piece of a walnut trunk, turned and checked, with tea for one on a brass tray."""
    x, y, z = base
    lathe(base, [(0, 0), (0.150, 0), (0.158, 0.006), (0.160, 0.03), (0.1745, 0.15), (0.1765, 0.29), (0.172, 0.352),
                 (0.164, 0.360), (0, 0.360)], trunk(base), 128, 'side table')
    top = z + 0.360
    tray = surface.metal('tray', (0.36, 0.235, 0.11), 0.36)
    lathe((x - 0.012, y + 0.012, top), [(0, 0.001), (0.122, 0.001), (0.132, 0.013), (0.1335, 0.0125), (0.125, 0.003),
                                        (0.12, 0.0045), (0, 0.0045)], tray, 96, 'tray')
    tea_pot((x - 0.045, y + 0.045, top + 0.005))
    glaze = stone.dark_stone('cup', (0.19, 0.165, 0.13), (0.31, 0.275, 0.225), 0.30, wet=0, relief=0.001)
    cup = (x + 0.070, y - 0.062, top + 0.005)
    lathe(cup, [(0, 0), (0.021, 0), (0.024, 0.004), (0.033, 0.022), (0.0365, 0.058), (0.0345, 0.0585),
                (0.031, 0.022), (0, 0.010)], glaze, 48, 'cup')
    cylinder((cup[0], cup[1], cup[2] + 0.038), 0.001, 0.0325, surface.emission('tea', (0.012, 0.005, 0.002), 1.0))


def tea_pot(base):
    """Cast iron, with a bail and a short spout."""
    x, y, z = base
    iron = surface.cast_iron('tea pot', (0.030, 0.030, 0.031))
    lathe(base, [(0, 0), (0.040, 0), (0.046, 0.006), (0.064, 0.026), (0.068, 0.045), (0.060, 0.066), (0.040, 0.080),
                 (0.036, 0.080), (0.035, 0.084), (0.022, 0.089), (0.006, 0.091), (0.005, 0.097), (0.009, 0.102),
                 (0.008, 0.108), (0, 0.110)], iron, 64, 'tea pot')
    tube([(x + 0.050, y + 0.030, z + 0.040), (x + 0.068, y + 0.040, z + 0.052), (x + 0.077, y + 0.045, z + 0.076)],
         0.0085, iron, 'spout')
    tube([(x - 0.050, y + 0.010, z + 0.070), (x - 0.054, y + 0.011, z + 0.108), (x - 0.020, y + 0.004, z + 0.152),
          (x + 0.026, y - 0.005, z + 0.152), (x + 0.056, y - 0.011, z + 0.108), (x + 0.050, y - 0.010, z + 0.070)],
         0.0034, iron, 'bail')


def trunk(base):
    """Walnut turned from a whole stem: grain runs up its side, rings and drying checks on top."""
    g = Material('walnut trunk')
    p = g.position() - base
    x, y, z = p.split()
    fibre = g.noise(p * (150.0, 150.0, 3.2), 1.0, 5, 0.62)
    flame = g.noise(p * (11.0, 11.0, 1.5), 1.0, 4, 0.6)
    top = g.out(g.node('NewGeometry'), 'Normal').split()[2] > 0.8
    away = g.vector(x + 0.018, y - 0.011, 0.0)
    radius = g.out(g.node('VectorMath', {0: away}, operation='LENGTH'), 'Value')
    angle = g.math('ARCTAN2', y - 0.011, x + 0.018)
    ring = ((radius + (g.noise(p, 14, 3) - 0.5) * 0.012) * 170.0).fract()
    side = flame * 0.55 + fibre * 0.5 - 0.05
    shade = side + (ring * 0.28 + fibre * 0.15 + 0.22 - side) * top
    sap = g.remap(radius, 0.145, 0.158) * top
    colour = g.ramp(shade, (0.18, (0.13, 0.078, 0.046)), (0.5, (0.29, 0.19, 0.118)), (0.85, (0.44, 0.31, 0.205)))
    colour = g.mix(sap * 0.6, colour, (0.23, 0.16, 0.10))
    wedge = abs((angle * 0.62 + (g.noise(p, 30, 3) - 0.5) * 0.05 + 0.13).fract() - 0.5)
    check = g.remap(wedge, 0.0, 0.010, 1.0, 0.0) * g.remap(radius, 0.045, 0.15) * g.remap(z, 0.16, 0.34)
    split = g.remap(abs((angle * 1.59 + flame * 0.05 + z * 0.02).fract() - 0.5), 0.0, 0.006, 1.0, 0.0) * (1.0 - top)
    split = split * g.remap(g.noise(p * (8.0, 8.0, 3.0), 1.0, 2), 0.48, 0.56)
    colour = g.mix(check.max(split) * 0.9, colour, (0.008, 0.006, 0.005))
    normal = g.bump(fibre * 0.4 - check.max(split) * 1.5, 0.5, 0.0012)
    return g.surface(g.principled(colour, fibre * 0.2 + 0.34, 0.4, Normal=normal), flat=(0.09, 0.055, 0.033))
