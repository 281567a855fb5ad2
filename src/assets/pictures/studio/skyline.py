"""A dusk city behind glass: towers with lit windows, fading with distance."""
import math
import random

from .geometry import box, cylinder, mesh_from, store
from .materials import stone, surface
from .nodes import Material

# Haze takes over with distance; it ends near the colour of the sky above the roofs.
HAZES = ((0.045, 0.046, 0.066), (0.080, 0.074, 0.100), (0.165, 0.125, 0.145))


def tower_material(layer, fog, lit, glow, window):
    """layer: 0 near to 2 far; fog: share of haze; lit: share of lit windows (0.10-0.13); window: metres (w, h)."""
    g = Material('tower')
    x, y, z = g.position().split()
    tower = g.out(g.node('ObjectInfo'), 'Random')
    u, v = (x + y) / window[0], z / window[1]
    across, up = u.fract(), v.fract()
    r1, r2, r3 = g.random(g.vector(u.floor(), v.floor(), tower))
    storey = g.random(g.vector(v.floor(), tower, 2.0))[0]  # floors tend to be lit together
    is_lit = (r1 * 0.75 + storey * 0.35) > (1.0 - lit)
    pane = (across > 0.22) * (across < 0.80) * (up > 0.25) * (up < 0.78)
    colour = g.ramp(r2, (0, (1.0, 0.50, 0.18)), (0.6, (1.0, 0.66, 0.34)),
                    (0.85, (1.0, 0.80, 0.58)), (1, (0.75, 0.85, 1.0)))
    light = g.shader('Emission', Color=colour, Strength=is_lit * pane * (r3 * 1.4 + 0.25) * glow)
    stone_tone = g.ramp(tower, (0, (0.040, 0.036, 0.038)), (0.5, (0.075, 0.058, 0.048)), (1, (0.11, 0.095, 0.082)))
    wall = g.mix(pane, stone_tone, (0.016, 0.020, 0.030))
    body = g.blend(pane * 0.22, g.shader('BsdfDiffuse', Color=wall),
                   g.shader('BsdfGlossy', Color=0.5, Roughness=0.12))
    haze = g.remap(z, -40, 130, 1.25, 0.75) * fog
    return g.surface(g.blend(haze, g.add(body, light), g.shader('Emission', Color=HAZES[layer], Strength=1.0)),
                     is_lamp=False)


def water_tank(base, size=1.0):
    """The timber tank on a New York roof."""
    black = surface.black_steel('tank steel')
    timber = stone.dark_stone('tank timber', (0.03, 0.022, 0.016), (0.07, 0.05, 0.035), 0.8, wet=0)
    x, y, z = base
    for k in range(4):
        angle = k * math.pi / 2 + 0.78
        cylinder((x + 1.5 * size * math.cos(angle), y + 1.5 * size * math.sin(angle), z),
                 3.2 * size, 0.13 * size, black, segments=8)
    cylinder((x, y, z + 3.1 * size), 0.2 * size, 1.95 * size, timber, segments=24)
    cylinder((x, y, z + 3.3 * size), 3.7 * size, 1.8 * size, timber, 1.7 * size, segments=28)
    cylinder((x, y, z + 7.0 * size), 1.7 * size, 1.95 * size, black, 0.05 * size, segments=28)
    for level in (3.9, 4.8, 5.7, 6.5):
        cylinder((x, y, z + level * size), 0.06 * size, 1.82 * size, black, segments=28)


def tower(x, y, width, depth, top, material, crown, rng):
    """One building from 80 m below; crown: 'flat', 'step', 'pyramid' or 'plant'."""
    box((x - width / 2, y - depth / 2, -80), (x + width / 2, y + depth / 2, top), material, 0)
    if crown == 'step':
        side, height = width, top
        for _ in range(3):
            side *= 0.72
            above = height + rng.uniform(5, 12)
            box((x - side / 2, y - side / 2, height), (x + side / 2, y + side / 2, above), material, 0)
            height = above
        if rng.random() < 0.6:
            cylinder((x, y, height), rng.uniform(14, 30), 0.7, surface.black_steel('mast'), 0.1, segments=8)
    elif crown == 'pyramid':
        cylinder((x, y, top), width * 0.9, width * 0.62, material, 0.4, segments=4, smooth=False)
    elif crown == 'plant':
        box((x - width * 0.3, y - depth * 0.3, top), (x + width * 0.25, y + depth * 0.3, top + 4), material, 0)
        water_tank((x + width * 0.2, y - depth * 0.3, top))


def light_discs(places, seed=0, size=0.0026, strength=9.0):
    """Round out-of-focus lights: discs of one angular size, each in front of a facade.

    Tiny bright windows blurred by the lens alone stay ragged at any affordable
    sample count; a disc is already most of its own blur. places: (x, y, z).
    """
    rng = random.Random(seed)
    vertices, faces, warmth, power = [], [], [], []
    for x, y, z in places:
        radius, first = y * size * rng.uniform(0.75, 1.1), len(vertices)
        tone, light = rng.random(), rng.uniform(0.12, 1.0) ** 2
        for k in range(20):
            angle = 2 * math.pi * k / 20
            vertices.append((x + radius * math.cos(angle), y, z + radius * math.sin(angle)))
        faces.append(list(range(first, first + 20)))
        warmth += [tone] * 20
        power += [light] * 20
    g = Material('light discs')
    colour = g.ramp(g.attribute('warmth', 'Fac'), (0, (1.0, 0.42, 0.13)), (0.55, (1.0, 0.60, 0.27)),
                    (0.88, (1.0, 0.80, 0.56)), (1, (0.62, 0.78, 1.0)))
    light = g.attribute('power', 'Fac')
    glow = g.shader('Emission', Color=colour, Strength=light * strength)
    discs = mesh_from('light discs', vertices, faces, g.surface(
        g.blend(0.62, g.shader('BsdfTransparent'), glow), is_lamp=False))
    store(discs, 'warmth', warmth)
    store(discs, 'power', power)
    discs.visible_shadow = discs.visible_diffuse = False
    return discs


def _lit_windows(chance, x, y, width, top, share):
    """Some rooms of a tower, on the grid of its windows; now and then a whole office floor."""
    bay, storey, places = chance.uniform(2.6, 4.2), chance.uniform(3.3, 4.4), []
    busy = share * chance.uniform(0.1, 0.55)
    columns, rows = int((width - 2) / bay), int((top + 30) / storey)
    for row in range(rows):
        floor_share = 0.85 if chance.random() < 0.05 else busy * chance.uniform(0.2, 1.4)
        for column in range(columns):
            if chance.random() < floor_share:
                places.append((x - (columns - 1) * bay / 2 + column * bay, y, top - 3.5 - row * storey))
    return places


def skyline(rng, clear=46, low=-9, discs=0.0):
    """Three layers of towers along +Y. Nothing nearer than 300 m rises above `low`
    within `clear` metres of the axis. Blur it with depth of field.

    discs: share of a tower's windows shown as light_discs(); the small windows dim."""
    windows = ((1.5, 3.3), (2.0, 3.5), (1.25, 3.2))
    fog = ((0.22, 0.13, 2.6), (0.52, 0.12, 4.0), (0.82, 0.10, 5.0))
    if discs:
        fog = tuple((haze, lit, glow * 0.10) for haze, lit, glow in fog)
    chance, lit_places = random.Random(77), []
    materials = [[tower_material(k, *layer, w) for w in windows] for k, layer in enumerate(fog)]
    layers = ((110, 13, 300, 16, 26, -30, -14), (300, 30, 800, 18, 38, -14, 30), (640, 56, 1750, 24, 50, 4, 84))
    for layer, (distance, count, span, thin, wide, short, tall) in enumerate(layers):
        crowns = ('flat', 'flat', 'plant', 'flat', 'step') if layer < 2 else (
            'flat', 'step', 'flat', 'flat', 'flat', 'pyramid')
        for i in range(count):
            x = -span / 2 + span * (i + rng.uniform(0.1, 0.9)) / count
            width = rng.uniform(thin, wide)
            y = distance + rng.uniform(-0.15, 0.25) * distance
            top = rng.uniform(short, tall) * (1.0 if rng.random() < 0.8 else 1.35)
            if layer == 0 and abs(x) < clear:
                top = min(top, low)
            deep = width * rng.uniform(0.7, 1.2)
            tower(x, y, width, deep, top, materials[layer][rng.randrange(3)], rng.choice(crowns), rng)
            if discs:
                lit_places += _lit_windows(chance, x, y - deep / 2 - 1.5, width, top, discs)
    if lit_places:
        light_discs(lit_places)
    far = materials[2][0]
    for x, y, width, top in ((-150, 640, 46, 118), (150, 560, 34, 100), (40, 640, 30, 108)):
        tower(x, y, width, width, top, far, 'step', rng)
    for side, bottom, top in ((28, 118, 146), (16, 146, 166), (9, 166, 178)):
        box((-150 - side / 2, 640 - side / 2, bottom), (-150 + side / 2, 640 + side / 2, top), far, 0)
    cylinder((-150, 640, 178), 44, 1.6, surface.black_steel('mast'), 0.2, segments=8)
    tower(12, 44, 18, 10, -4.6, materials[0][1], 'flat', rng)
    water_tank((11.5, 40, -4.6))
