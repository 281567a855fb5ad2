"""A city at dusk painted as one picture of light, then thrown out of focus like a lens does.

Towers stand on a street grid seen aslant, so that each shows a face to the afterglow and one turned
away. Windows are small and far brighter than the paper: the disc of the lens makes lights of them.
"""
import math
import random

import bpy
import numpy as np

from .geometry import cylinder, mesh_from
from .materials import stone, surface
from .nodes import Material

GRID = math.radians(25)                 # how far the streets are turned against the view
HAZE_LOW, HAZE_HIGH = (0.30, 0.190, 0.180), (0.135, 0.130, 0.185)
# Stone by face: the left one looks at the afterglow, the front one at the night.
LEFT, FRONT, RIGHT = (1.60, 1.12, 0.98), (0.48, 0.58, 0.84), (0.36, 0.44, 0.68)
WARM_LIGHTS = ((1.0, 0.50, 0.20), (1.0, 0.62, 0.31), (1.0, 0.72, 0.44))
COOL_LIGHTS = ((1.0, 0.86, 0.66), (0.92, 0.94, 0.96), (0.80, 0.90, 1.0))

LIT = 1.2  # the hour: how many are at home

# bay and storey in metres, share of both that is glass, how floors are lit
FACADES = dict(brick=(3.1, 3.5, 0.40, 0.48, 'rooms'), pier=(2.2, 3.7, 0.50, 0.66, 'rooms'),
               ribbon=(1.7, 3.9, 0.93, 0.50, 'floors'), grid=(4.6, 4.7, 0.66, 0.66, 'rooms'),
               glass=(1.5, 4.0, 0.96, 0.86, 'floors'))


class City:
    """What is seen from `eye` metres over the roof it stands on; u and v are tangents of the view.

    blinds: how much of a lit window may be covered, 0 to 1.
    """

    def __init__(self, u=(-0.66, 0.95), v=(-0.20, 0.45), per_unit=3200, seed=0, blinds=0.0):
        self.u0, self.v0, self.per_unit = u[0], v[0], per_unit
        self.columns, self.rows = round((u[1] - u[0]) * per_unit), round((v[1] - v[0]) * per_unit)
        self.light = np.zeros((self.rows, self.columns, 3), np.float32)
        self.cover = np.zeros((self.rows, self.columns), np.float32)
        self.rng, self.chance = random.Random(seed), np.random.default_rng(seed)
        self.blinds, self.drawing = blinds, np.random.default_rng(seed + 1)

    def _patch(self, u0, u1, v0, v1):
        """Pixels of a rectangle and the u and v of their middles; None outside the picture."""
        i0, i1 = (min(max(0, math.floor((u - self.u0) * self.per_unit)), self.columns) for u in (u0, u1))
        j0, j1 = (min(max(0, math.floor((v - self.v0) * self.per_unit)), self.rows) for v in (v0, v1))
        if i1 <= i0 or j1 <= j0:
            return None
        u = (np.arange(i0, i1, dtype=np.float32) + 0.5) / self.per_unit + self.u0
        v = (np.arange(j0, j1, dtype=np.float32) + 0.5) / self.per_unit + self.v0
        return (slice(j0, j1), slice(i0, i1)), u[None, :], v[:, None]

    def _lay(self, where, mask, colour, depth, v):
        """Paint over what is there; air lies between, warm and thick low down."""
        share = 1 - np.exp(-(np.asarray(depth, np.float32) / 1100) ** 1.25)
        low = np.clip(1 - (v + 0.02) / 0.22, 0, 1)[..., None]
        air = np.array(HAZE_LOW, np.float32) * low + np.array(HAZE_HIGH, np.float32) * (1 - low)
        seen = colour * (1 - share)[..., None] + air * share[..., None]
        part = self.light[where]
        part[mask] = np.broadcast_to(seen, part.shape)[mask]
        self.cover[where][mask] = 1.0

    def face(self, a, b, z0, z1, tone, facade, lit, mood):
        """An upright wall from a to b (metres from the eye), seen from its left end to its right."""
        (x0, y0), (x1, y1) = a, b
        if min(y0, y1) < 5 or x0 / y0 >= x1 / y1:
            return
        near, far = min(y0, y1), max(y0, y1)
        spans = [z / d for z in (z0, z1) for d in (near, far)]
        patch = self._patch(x0 / y0, x1 / y1, min(spans), max(spans))
        if not patch:
            return
        where, u, v = patch
        t = (u * y0 - x0) / ((x1 - x0) - u * (y1 - y0))
        depth = y0 + t * (y1 - y0)
        z = v * depth
        mask = (z >= z0) & (z < z1)
        length = math.hypot(x1 - x0, y1 - y0)
        bay, storey, wide, high, kind = FACADES[facade]
        columns, floors = max(1, round(length / bay)), max(1, round((z1 - z0) / storey))
        across, up = t * columns, (z1 - z) / (z1 - z0) * floors
        i = np.clip(across.astype(np.int32), 0, columns - 1)
        j = np.clip(up.astype(np.int32), 0, floors - 1)
        pane = (abs(across - i - 0.5) < wide / 2) & (abs(up - j - 0.52) < high / 2) & (z1 - z > 1.3)
        wall = np.array(tone, np.float32) * (0.86 + 0.14 * np.clip((z1 - z) / 40, 0, 1))[..., None]
        wall = np.where((z1 - z < 0.9)[..., None], wall * 1.25, wall)          # a coping catches the sky
        wall = np.where(((z1 - z > 0.9) & (z1 - z < 1.6))[..., None], wall * 0.6, wall)
        dark = np.array((0.020, 0.025, 0.040), np.float32) + np.array(tone, np.float32) * 0.25
        colour = np.where(pane[..., None], dark, wall)
        lamps = self._lamps(floors, columns, kind, lit, mood)
        # A blind hangs from the head of most: lights of one size are a pattern, not a town.
        drawn = self.blinds * self.drawing.random((floors, columns))[j, i] ** 0.7
        open_ = (up - j - 0.52) / high + 0.5 > drawn
        colour = colour + np.where((pane & open_)[..., None], lamps[j, i], 0)
        self._lay(where, mask, colour, depth, v)

    def _lamps(self, floors, columns, kind, lit, mood):
        """Light of every window of a wall. Offices keep runs of a floor lit, homes a room here and there."""
        c = self.chance
        if kind == 'floors':
            busy = (c.random(floors) < lit * 0.9)[:, None]
            run = np.repeat(c.random((floors, columns // 6 + 1)), 6, 1)[:, :columns]
            on = np.where(busy, run < 0.72, run < lit * 0.30)
            power = np.exp(c.normal(-0.9, 0.6, (floors, 1))) * np.exp(c.normal(0, 0.18, (floors, columns)))
            cool = np.repeat(c.random((floors, 1)) < mood, columns, 1)
        else:
            # A flat has two windows or three, and lamps of its own; most are dim, a few draw the eye.
            flats = np.minimum(np.cumsum(c.random(columns) < 0.42), columns - 1)
            stack = c.random(columns) ** 2 * 1.6 + 0.3                   # the same room above the same room
            storey = np.exp(c.normal(-0.3, 0.6, (floors, 1)))
            home = (c.random((floors, columns)) < 1.9 * lit * stack * storey)[:, flats]
            on = home & (c.random((floors, columns)) < 0.72)
            power = np.exp(c.normal(-1.35, 0.95, (floors, columns)))[:, flats] * np.exp(c.normal(0, 0.3, (floors, columns)))
            cool = (c.random((floors, columns)) < mood * 0.4)[:, flats]
        shade = c.integers(0, 3, (floors, columns))
        colour = np.where(cool[..., None], np.array(COOL_LIGHTS, np.float32)[shade],
                          np.array(WARM_LIGHTS, np.float32)[shade])
        return (colour * (on * power)[..., None]).astype(np.float32)

    def block(self, x, y, width, depth, z0, z1, tone, facade='brick', lit=0.1, mood=0.3, glow=1.0, turn=GRID):
        """A box on the street grid; x and y of its middle. glow: what its lamps give."""
        c, s = math.cos(turn), math.sin(turn)
        corner = lambda a, b: (x + a * width / 2 * c - b * depth / 2 * s, y + a * width / 2 * s + b * depth / 2 * c)
        walls = ((corner(-1, 1), corner(-1, -1), LEFT), (corner(1, -1), corner(1, 1), RIGHT),
                 (corner(-1, -1), corner(1, -1), FRONT))
        if z1 < 0:                                                     # lower than the eye: its roof is seen
            self._roof([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], z1, tone)
        for a, b, side in walls:
            if a[0] * b[1] < b[0] * a[1]:
                self.face(a, b, z0, z1, [t * k for t, k in zip(tone, side)], facade, lit * glow * LIT, mood)

    def _roof(self, corners, z, tone):
        points = [(px / py, z / py) for px, py in corners]
        us, vs = zip(*points)
        patch = self._patch(min(us), max(us), min(vs), max(vs))
        if patch:
            where, u, v = patch
            turns = [(bu - au) * (v - av) - (bv - av) * (u - au)
                     for (au, av), (bu, bv) in zip(points, points[1:] + points[:1])]
            inside = np.all([t >= 0 for t in turns], 0) | np.all([t <= 0 for t in turns], 0)
            self._lay(where, inside, np.array([t * k for t, k in zip(tone, (0.75, 0.80, 1.0))], np.float32),
                      np.full_like(u + v, corners[0][1]), v)

    def shape(self, x, y, z, half, height, tone, top=None, lamp=0.0):
        """Something round and upright: a tank, a mast, a cone. top: half its width above."""
        top = half if top is None else top
        wide = max(half, top)
        patch = self._patch((x - wide) / y, (x + wide) / y, z / y, (z + height) / y)
        if not patch:
            return
        where, u, v = patch
        rise = np.clip((v * y - z) / height, 0, 1)
        side = (u * y - x) / np.maximum(half + (top - half) * rise, 1e-4)
        bright = np.clip(1.0 - 0.75 * side, 0.3, 1.8)[..., None]
        colour = np.array(tone, np.float32) * bright + lamp * np.array((1.0, 0.78, 0.5), np.float32)
        self._lay(where, abs(side) <= 1, colour, np.full_like(u + v, y), v)

    def tank(self, x, y, z, size=1.0):
        """Timber, on legs, under a flat cone."""
        for leg in (-1.4, -0.5, 0.5, 1.4):
            self.shape(x + leg * size, y, z, 0.12 * size, 3.0 * size, (0.014, 0.014, 0.016))
        self.shape(x, y, z + 1.5 * size, 1.5 * size, 0.16 * size, (0.014, 0.014, 0.016))
        self.shape(x, y, z + 3.0 * size, 1.85 * size, 3.6 * size, (0.060, 0.040, 0.030), 1.75 * size)
        self.shape(x, y, z + 6.6 * size, 2.0 * size, 1.5 * size, (0.035, 0.036, 0.042), 0.1 * size)

    def beacon(self, x, y, z):
        where = self._patch(x / y - 0.00035, x / y + 0.00035, z / y - 0.00035, z / y + 0.00035)
        if where:
            self.light[where[0]] += np.array((6.0, 0.45, 0.25), np.float32)
            self.cover[where[0]] = 1.0

    def clutter(self, x, y, width, z, tone, facade='brick'):
        """What stands on a flat roof: lift house, plant behind a screen, a tank, a mast."""
        r = self.rng
        self.block(x + r.uniform(-0.22, 0.22) * width, y, width * r.uniform(0.22, 0.42), width * 0.3, z,
                   z + r.uniform(2.8, 6.0), [t * 0.8 for t in tone], facade, 0.0)
        if r.random() < 0.6:
            self.block(x + r.uniform(-0.35, 0.35) * width, y - 3, width * r.uniform(0.08, 0.16), 4, z,
                       z + r.uniform(2, 3.5), [t * 1.1 for t in tone], facade, 0.0)
        if r.random() < 0.5:
            self.tank(x + r.uniform(-0.3, 0.3) * width, y - 2, z, r.uniform(0.8, 1.15))
        if r.random() < 0.35:
            self.shape(x + r.uniform(-0.3, 0.3) * width, y, z, 0.10, r.uniform(5, 11), (0.02, 0.02, 0.022))

    def stepped(self, x, y, width, tiers, z0, tone, facade, lit, mood):
        """Setbacks: tiers of (share of the width, top)."""
        for share, top in tiers:
            self.block(x, y, width * share, width * share * 0.9, z0, top, tone, facade, lit, mood)
            z0 = top

    def shown(self, diameter=0.0050):
        """The picture out of focus, and its ranges of u and v: every point becomes the even disc of an open lens.

        Rows go up. Four channels: light weighed by its cover, and the cover.
        """
        half = self.light[:self.rows // 2 * 2, :self.columns // 2 * 2]
        half = half.reshape(self.rows // 2, 2, self.columns // 2, 2, 3).mean((1, 3))
        cover = self.cover[:self.rows // 2 * 2, :self.columns // 2 * 2]
        cover = cover.reshape(self.rows // 2, 2, self.columns // 2, 2).mean((1, 3))
        layers = np.concatenate((half * (cover > 0)[..., None], cover[..., None]), -1)
        radius = diameter / 2 * self.per_unit / 2
        reach = math.ceil(radius) + 1
        y, x = np.mgrid[-reach:reach + 1, -reach:reach + 1]
        away = np.hypot(x, y)
        disc = np.clip(radius - away + 0.5, 0, 1) * (0.85 + 0.3 * np.clip(away / radius, 0, 1) ** 3)
        kernel = np.zeros(layers.shape[:2], np.float32)
        kernel[:2 * reach + 1, :2 * reach + 1] = disc / disc.sum()
        kernel = np.roll(kernel, (-reach, -reach), (0, 1))
        spread = np.fft.rfft2(kernel)
        picture = np.stack([np.fft.irfft2(np.fft.rfft2(layers[..., k]) * spread, kernel.shape) for k in range(4)], -1)
        picture = np.maximum(picture, 0).astype(np.float32)
        picture[..., 3] = np.minimum(picture[..., 3], 1)
        picture[-40:] = 0  # the blur wraps round: lamps of the lower edge would stand in the sky
        rows, columns = picture.shape[:2]
        return (picture, (self.u0, self.u0 + columns * 2 / self.per_unit),
                (self.v0, self.v0 + rows * 2 / self.per_unit))

    def hang(self, eye, distance=900.0, diameter=0.0050):
        """Stand it up far off, where the water mirrors it without a shift; the sky shows behind it."""
        picture, (u0, u1), (v0, v1) = self.shown(diameter)
        rows, columns, cover = *picture.shape[:2], picture[..., 3]
        flat = np.ones((rows, columns, 4), np.float32)
        flat[..., :3] = picture[..., :3]
        images = []
        for name, values in (('city', flat), ('city cover', np.repeat(cover[..., None], 4, -1))):
            image = bpy.data.images.new(name, columns, rows, float_buffer=True, is_data=True)
            image.pixels.foreach_set(np.ascontiguousarray(values, np.float32).ravel())
            image.update()
            images.append(image)
        g = Material('city')
        x, _, z = g.position().split()
        u, v = (x - eye[0]) / distance, (z - eye[2]) / distance
        where = g.vector((u - u0) / (u1 - u0), (v - v0) / (v1 - v0))
        colour, share = (g.out(g.node('TexImage', {'Vector': where}, image=image, extension='EXTEND',
                                      interpolation='Linear')) for image in images)
        # The painted light is already weighed by its cover.
        glow = g.shader('Emission', Color=colour, Strength=1.0)
        through = g.shader('BsdfTransparent', Color=g.vector(*((1.0 - share.split()[0]),) * 3))
        sheet = mesh_from('city', [(eye[0] + a * distance, eye[1] + distance, eye[2] + b * distance) for a, b in
                                   ((u0, v0), (u1, v0), (u1, v1), (u0, v1))], [(0, 1, 2, 3)],
                          g.surface(g.add(glow, through), is_lamp=False))
        sheet.visible_diffuse = sheet.visible_shadow = False
        return sheet


STONES = (
    (0.075, 0.058, 0.048),
    (0.060, 0.052, 0.050),
    (0.048, 0.046, 0.050),
    (0.085, 0.062, 0.046),
    (0.038, 0.042, 0.052),
)


def midtown(eye, seed=5):
    """Far towers, then nearer and darker ones, then the roofs below."""
    city = City(seed=seed, blinds=0.85)
    r = city.rng
    foot = -85.0
    far = random.Random(2)
    for k in range(46):  # the low town that closes the streets
        city.block(
            (-0.75 + 1.8 * k / 46) * 3200, 3200, 130, 60, foot, far.uniform(16, 84), STONES[k % 5], 'pier', 0.05
        )
    for distance, count, low, high, thin, wide in ((2500, 40, 20, 150, 28, 60), (1650, 34, 0, 120, 24, 50),
                                                   (1050, 26, -14, 76, 22, 44)):
        spots = sorted(((-0.70 + 1.7 * (k + r.uniform(0.05, 0.95)) / count, distance * r.uniform(0.86, 1.14))
                        for k in range(count)), key=lambda spot: -spot[1])
        for u, y in spots:
            width, tone = r.uniform(thin, wide), STONES[r.randrange(5)]
            top = low + (high - low) * r.random() ** 1.9
            facade = r.choice(('brick', 'pier', 'ribbon', 'grid', 'glass', 'brick'))
            lit, mood = r.choice((0.03, 0.07, 0.12, 0.22)), r.choice((0.1, 0.3, 0.8))
            kind = r.random()
            if kind < 0.30:
                share, level, tiers = 1.0, top * 0.62, []
                for _ in range(r.randint(2, 4)):
                    tiers.append((share, level))
                    share, level = share * r.uniform(0.62, 0.86), level + r.uniform(6, 22)
                city.stepped(u * y, y, width, tiers, foot, tone, facade, lit, mood)
                if r.random() < 0.4:
                    city.shape(u * y, y, tiers[-1][1], 0.8, r.uniform(12, 30), tone, 0.15)
            else:
                city.block(u * y, y, width, width * r.uniform(0.5, 1.1), foot, top, tone, facade, lit, mood)
                city.clutter(u * y, y, width, top, tone)
        if distance == 2500:
            _landmarks(city, foot)
    low = random.Random(4)
    for k in range(40):  # low houses close the gaps between the near ones, down to below the picture
        city.block((-0.75 + 1.8 * k / 40) * 760, 760, 36, 30, -180, low.uniform(-30, -6),
                   [t * 0.8 for t in STONES[k * 3 % 5]], 'brick', 0.10)
    _near(city, foot)
    city.hang(eye, diameter=0.0034)


def _landmarks(city, foot):
    """The few that are known by their outline."""
    stone = (0.085, 0.070, 0.060)
    x, y = -360.0, 1500.0
    for width, depth, z0, z1 in ((112, 70, foot, 60), (84, 58, 60, 176), (66, 46, 176, 262), (56, 40, 262, 292),
                                 (42, 32, 292, 312), (26, 24, 312, 330)):
        city.block(x, y, width * 0.9, depth, z0, z1, stone, 'pier', 0.045, 0.3)
    city.shape(x, y, 330, 7.5, 26, (0.10, 0.085, 0.075), 5.0, 0.10)
    city.shape(x, y, 356, 3.0, 14, (0.09, 0.08, 0.075), 1.2, 0.05)
    city.shape(x, y, 370, 1.0, 58, (0.05, 0.05, 0.055), 0.3)
    city.beacon(x, y, 426)
    # A tower of crescents and a needle.
    x, y = 590.0, 1750.0
    city.stepped(x, y, 52, ((1.0, 120), (0.82, 186), (0.66, 214), (0.5, 230)), foot, stone, 'pier', 0.06, 0.3)
    for k in range(6):
        city.shape(x, y, 230 + k * 7, 11 - k * 1.7, 7, (0.11, 0.095, 0.085), 10 - k * 1.7, 0.02)
    city.shape(x, y, 272, 1.6, 52, (0.06, 0.06, 0.062), 0.2)
    # A thin one of squares, and one cut aslant.
    city.block(205, 1900, 30, 30, foot, 322, (0.115, 0.105, 0.100), 'grid', 0.05, 0.2)
    city.block(990, 1800, 54, 54, foot, 168, (0.095, 0.090, 0.090), 'ribbon', 0.16, 0.8)
    for k in range(12):
        level = 168 + k * 3.2
        city.block(990 + k * 1.9, 1800, 54 - k * 4.2, 54, level, level + 3.2, (0.085, 0.082, 0.085), 'brick', 0.0)
    city.block(-830, 1700, 60, 40, foot, 150, (0.045, 0.050, 0.060), 'glass', 0.10, 0.8)
    city.beacon(990, 1800, 207)
    city.beacon(205, 1900, 324)


def _near(city, foot):
    """About the height of the eye and over it: apartment houses and slabs of glass."""
    for u, y, width, depth, top, tone, kind, lit, mood in (
            (-0.62, 520, 70, 40, 30, 0, 'house', 0.10, 0.2), (-0.36, 470, 44, 34, 8, 3, 'house', 0.11, 0.2),
            (-0.19, 560, 62, 40, -4, 4, 'slab', 0.30, 0.6), (0.05, 470, 48, 36, 15, 1, 'house', 0.12, 0.2),
            (0.185, 600, 40, 40, 12, 3, 'house', 0.13, 0.2), (0.345, 700, 38, 34, 42, 2, 'slab', 0.34, 0.7),
            (0.525, 620, 66, 60, 34, 0, 'house', 0.09, 0.2), (0.70, 540, 60, 46, 22, 4, 'slab', 0.30, 0.7),
            (0.88, 500, 60, 46, 44, 1, 'house', 0.08, 0.2),
            (-0.48, 260, 46, 30, -8, 2, 'house', 0.08, 0.2), (-0.22, 240, 34, 30, -14, 0, 'house', 0.10, 0.2),
            (-0.04, 290, 40, 34, -13, 3, 'house', 0.12, 0.2), (0.13, 230, 26, 26, -16, 1, 'house', 0.10, 0.2),
            (0.31, 300, 44, 30, -8, 0, 'house', 0.09, 0.3), (0.60, 260, 46, 34, -2, 3, 'house', 0.09, 0.2),
            (0.80, 280, 40, 34, -8, 2, 'house', 0.09, 0.2)):
        tone = [t * 0.62 for t in STONES[tone]]
        KINDS[kind](city, u * y, y, width, depth, foot, top, tone, lit, mood)


def _house(city, x, y, width, depth, foot, top, tone, lit, mood):
    """Brick; its last storeys step back one by one, each a terrace, up to a penthouse and a tank."""
    r = city.rng
    city.block(x, y, width, depth, foot, top, tone, 'brick', lit, mood)
    wide, deep, aside = width, depth, 0.0
    for _ in range(r.randint(1, 3)):
        wide, deep, rise = wide * r.uniform(0.66, 0.86), deep * 0.84, r.choice((3.6, 3.6, 7.2))
        aside += r.uniform(-0.3, 0.3) * (width - wide) * 0.4
        city.block(x + aside, y, wide, deep, top, top + rise, [t * r.uniform(0.9, 1.2) for t in tone], 'brick', lit, mood)
        top += rise
    city.clutter(x + aside, y, wide, top, tone)


def _slab(city, x, y, width, depth, foot, top, tone, lit, mood):
    """Glass, lit floor by floor under a blind storey of machines."""
    city.block(x, y, width, depth, foot, top, [t * 0.8 for t in tone], city.rng.choice(('glass', 'ribbon')), lit, mood)
    city.block(x, y, width, depth, top, top + 5.5, [t * 0.55 for t in tone], 'pier', 0.0)
    city.block(x - width * 0.1, y, width * 0.5, depth * 0.5, top + 5.5, top + 9, [t * 0.7 for t in tone], 'pier', 0.0)


KINDS = dict(house=_house, slab=_slab)


def lofts(seed=8):
    """From an upper floor across the river: towers far off, nearer and darker houses, then brick lofts about as high."""
    city = City((-0.96, 0.96), (-0.14, 0.34), seed=seed)
    r, foot = city.rng, -14.0
    for distance, count, low, high, thin, wide in ((2900, 60, 14, 90, 50, 120), (1500, 36, 40, 165, 20, 36),
                                                   (800, 36, -4, 40, 30, 60), (430, 34, -6, 17, 24, 40)):
        for k in range(count):
            u, y = -0.98 + 1.96 * (k + r.uniform(0.1, 0.9)) / count, distance * r.uniform(0.93, 1.07)
            width, top = r.uniform(thin, wide), low + (high - low) * r.random() ** 2.2
            tone, facade = STONES[r.randrange(5)], r.choice(('brick', 'pier', 'grid', 'brick'))
            if distance == 1500 and r.random() < 0.5:
                city.stepped(u * y, y, width, ((1.0, top * 0.66), (0.74, top * 0.88), (0.48, top)), foot, tone,
                             'pier', 0.06, 0.3)
            else:
                city.block(u * y, y, width, width * 0.7, foot, top, tone, facade, r.choice((0.03, 0.08, 0.14)), 0.3)
            if distance < 1000:
                city.clutter(u * y, y, width, top, tone)
    for distance, count, low, high in ((260, 22, -4.0, 7.0), (180, 15, -6.0, 2.5)):
        for k in range(count):
            u, width = -0.98 + 1.96 * (k + 0.5) / count, distance * 2.0 / count * r.uniform(0.86, 1.1)
            y, top, tone = distance * r.uniform(0.94, 1.06), r.uniform(low, high), [t * 0.66 for t in STONES[r.randrange(4)]]
            city.block(u * y, y, width, 16, foot, top, tone, r.choice(('brick', 'brick', 'pier')), r.choice((0.02, 0.06, 0.12)), 0.2)
            city.clutter(u * y, y, width, top, tone)
    city.shape(-76.0, 200, foot, 2.1, 40, (0.050, 0.032, 0.026), 1.1)  # a stack
    return city


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
