"""What lies beyond a window, painted as an image: dusk, haze, bare trees or roofs, all a little out of focus.

A picture blurred layer by layer costs nothing to render; real towers this small would stay hard squares.
"""
import math
import random

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from . import skyline
from .geometry import box
from .nodes import Material

# Height over the horizon as a share of the picture's sky, colour of the light.
DUSK = ((0.0, (0.98, 0.60, 0.36)), (0.10, (0.86, 0.58, 0.44)), (0.22, (0.62, 0.52, 0.52)), (0.42, (0.37, 0.44, 0.60)),
        (0.70, (0.19, 0.29, 0.52)), (1.0, (0.10, 0.19, 0.42)))
FINE = 3  # masks are drawn larger and scaled down


class Outlook:
    """An upright sheet facing the camera: metres from x0 to x1 and z0 to z1, its horizon at `eye`."""

    def __init__(self, x0, x1, z0, z1, eye, per_metre=32, seed=0):
        self.x0, self.x1, self.z0, self.z1, self.eye, self.per_metre = x0, x1, z0, z1, eye, per_metre
        self.rng = random.Random(seed)
        self.width, self.height = round((x1 - x0) * per_metre), round((z1 - z0) * per_metre)
        self.picture = np.zeros((self.height, self.width, 3), np.float32)

    def clouds(self, across, up, seed):
        """Soft noise between 0 and 1, `across` by `up` patches over the picture."""
        grid = np.random.default_rng(seed).random((up, across)).astype(np.float32)
        soft = Image.fromarray(grid).resize((self.width, self.height), Image.BICUBIC)
        return np.asarray(soft)

    def sky(self, glow=0.0, stops=DUSK, streaks=0.06, steep=1.0):
        """Dusk by height. glow: where along the picture it is warmest, in metres; steep > 1 brings the blue lower."""
        z = np.linspace(self.z1, self.z0, self.height)[:, None]
        x = np.linspace(self.x0, self.x1, self.width)[None, :]
        away = np.minimum(1, abs(x - glow) / (self.x1 - self.x0) * 1.3)
        rise = (z - self.eye) / (self.z1 - self.eye) * steep + away * 0.09
        rise = rise + (self.clouds(5, 26, 1) - 0.5) * streaks + (self.clouds(14, 60, 2) - 0.5) * streaks * 0.5
        places, colours = zip(*stops)
        for channel in range(3):
            self.picture[..., channel] = np.interp(rise, places, [c[channel] for c in colours])
        self.picture *= (1.0 - 0.22 * away)[..., None]

    def layer(self, draw, colour, blur, haze=0.0, haze_height=3.0):
        """Lay a silhouette over what is there: draw(pen, place) fills it.

        blur: metres; haze: how much of the sky shows through at the horizon, less higher up.
        """
        size = (self.width * FINE, self.height * FINE)
        mask = Image.new('L', size, 0)
        draw(ImageDraw.Draw(mask), self._place)
        mask = mask.resize((self.width, self.height), Image.BOX)
        mask = mask.filter(ImageFilter.GaussianBlur(blur * self.per_metre))
        cover = (np.asarray(mask, np.float32) / 255)[..., None]
        z = np.linspace(self.z1, self.z0, self.height)[:, None, None]
        thick = haze * np.exp(-np.maximum(0, z - self.eye) / haze_height)
        horizon = self.picture[max(0, round((self.z1 - self.eye) * self.per_metre) - 2)].mean(0)
        tone = np.array(colour, np.float32) * (1 - thick) + horizon * 0.75 * thick
        self.picture = self.picture * (1 - cover) + tone * cover

    def paste(self, picture, x0, x1, z0, z1):
        """Lay a picture over the part from x0 to x1 and z0 to z1: light weighed by its cover, and the cover; lowest row first."""
        size = round((x1 - x0) * self.per_metre), round((z1 - z0) * self.per_metre)
        scaled = np.stack([np.asarray(Image.fromarray(picture[::-1, :, k]).resize(size, Image.BOX))
                           for k in range(4)], -1)
        column, row = round((x0 - self.x0) * self.per_metre), round((self.z1 - z1) * self.per_metre)
        left, top = max(0, -column), max(0, -row)
        part = self.picture[row + top:row + size[1], column + left:column + size[0]]
        scaled = scaled[top:top + part.shape[0], left:left + part.shape[1]]
        part *= 1 - scaled[..., 3:]
        part += scaled[..., :3]

    def _place(self, x, z):
        """Metres to the pixels of a mask."""
        k = self.per_metre * FINE
        return (x - self.x0) * k, (self.z1 - z) * k

    def lamps(self, places, radius, strength=1.0):
        """Out-of-focus lights: discs with a soft rim. places: (x, z, warmth 0 to 1, power)."""
        reach = max(2, math.ceil(radius * self.per_metre * 2))
        y, x = np.mgrid[-reach:reach + 1, -reach:reach + 1]
        for px, pz, warmth, power in places:
            r = radius * self.per_metre * self.rng.uniform(0.8, 1.15)
            column, row = round((px - self.x0) * self.per_metre), round((self.z1 - pz) * self.per_metre)
            if not (reach < column < self.width - reach and reach < row < self.height - reach):
                continue
            disc = np.clip((r - np.hypot(x, y)) / max(1.0, r * 0.45) + 0.5, 0, 1)
            colour = np.array((1.0, 0.80 - 0.38 * warmth, 0.58 - 0.46 * warmth), np.float32)
            part = self.picture[row - reach:row + reach + 1, column - reach:column + reach + 1]
            part += disc[..., None] * colour * power * strength

    def hang(self, y, strength):
        """Stand the picture up at `y`; it is seen, and lights nothing."""
        image = bpy.data.images.new('outlook', self.width, self.height, float_buffer=True, is_data=True)
        pixels = np.ones((self.height, self.width, 4), np.float32)
        pixels[..., :3] = self.picture[::-1]
        image.pixels.foreach_set(pixels.ravel())
        image.update()
        g = Material('outlook')
        x, _, z = g.position().split()
        where = g.vector((x - self.x0) / (self.x1 - self.x0), (z - self.z0) / (self.z1 - self.z0))
        colour = g.out(g.node('TexImage', {'Vector': where}, image=image, extension='EXTEND', interpolation='Linear'))
        sheet = box((self.x0, y, self.z0), (self.x1, y + 0.1, self.z1),
                    g.surface(g.shader('Emission', Color=colour, Strength=strength), is_lamp=False), 0)
        sheet.visible_diffuse = sheet.visible_shadow = False


def tree(pen, place, base, height, rng, lean=0.0, fine=0.0045):
    """A bare winter tree: limbs that fork until they are twigs."""
    def limb(x, z, angle, length, thick):
        steps = 3
        for k in range(steps):
            angle += rng.gauss(0, 0.10)
            nx, nz = x + math.sin(angle) * length / steps, z + math.cos(angle) * length / steps
            width = max(1, round(thick * (1 - 0.3 * k / steps) * (place(1, 0)[0] - place(0, 0)[0])))
            pen.line([place(x, z), place(nx, nz)], fill=255, width=width)
            x, z = nx, nz
            if k and thick > fine * 2:
                fork(x, z, angle + rng.choice((-1, 1)) * rng.uniform(0.5, 0.95), length * 0.55, thick * 0.5)
        if thick > fine:
            for side in (-1, 1):
                fork(x, z, angle + side * rng.uniform(0.18, 0.55), length * rng.uniform(0.62, 0.84), thick * 0.66)

    def fork(x, z, angle, length, thick):
        # Outer twigs turn up again, towards the light.
        limb(x, z, angle * 0.94, length, thick)

    limb(base[0], base[1], lean, height * 0.30, height * 0.035)


def towers(pen, place, rng, x0, x1, count, low, high, width, foot=-9.0):
    """Distant blocks with setbacks, now and then a mast. Returns (x, width, top) of each."""
    blocks = []
    for k in range(count):
        x = x0 + (x1 - x0) * (k + rng.uniform(0.15, 0.85)) / count
        half, top = rng.uniform(*width) / 2, rng.uniform(low, high)
        pen.rectangle([place(x - half, top), place(x + half, foot)], fill=255)
        blocks.append((x, half * 2, top))
        step = half
        for _ in range(rng.choice((0, 0, 1, 2))):
            step *= rng.uniform(0.5, 0.8)
            shift = rng.uniform(-0.2, 0.2) * half
            rise = top + half * rng.uniform(0.15, 0.6)
            pen.rectangle([place(x + shift - step, rise), place(x + shift + step, top - 0.1)], fill=255)
            top = rise
        if rng.random() < 0.25:
            pen.rectangle([place(x - 0.03, top + half * 1.3), place(x + 0.03, top)], fill=255)
    return blocks


def park(y, strength, x0=-11, x1=12, eye=1.3, seed=3):
    """Winter trees at the edge of a park, two towers far behind, path lamps coming on."""
    view = Outlook(x0, x1, -3.5, 14.5, eye, 44, seed)
    rng = view.rng
    view.sky(glow=2.0)
    view.layer(lambda pen, place: towers(pen, place, rng, x0, x1, 16, 2.0, 3.4, (1.0, 2.2)),
               (0.44, 0.40, 0.46), 0.07, 0.55)

    def slender(pen, place):
        for x, half, top in ((-2.35, 0.42, 6.6), (1.55, 0.36, 5.5)):
            pen.rectangle([place(x - half, top), place(x + half, -2)], fill=255)
            pen.rectangle([place(x - half * 0.6, top + 0.4), place(x + half * 0.6, top - 0.2)], fill=255)
        pen.rectangle([place(-2.38, 7.9), place(-2.32, 6.6)], fill=255)
    view.layer(slender, (0.30, 0.29, 0.37), 0.06, 0.65, 2.2)
    view.lamps([(rng.choice((-2.35, 1.55)) + rng.uniform(-0.3, 0.3), rng.uniform(2.2, 5.2), rng.random(),
                 rng.uniform(0.1, 0.35)) for _ in range(9)], 0.035)

    def grove(count, low, high, foot):
        def draw(pen, place):
            for k in range(count):
                x = x0 + (x1 - x0) * (k + rng.uniform(0.1, 0.9)) / count
                tree(pen, place, (x, foot + rng.uniform(-0.15, 0.1)), rng.uniform(low, high), rng, rng.gauss(0, 0.06))
        return draw
    view.layer(grove(20, 2.0, 3.2, eye - 0.3), (0.13, 0.115, 0.145), 0.045, 0.35, 1.5)
    view.lamps([(x, eye + dz, 0.75, power) for x, dz, power in
                ((-3.1, 0.42, 1.0), (-1.2, 0.30, 0.55), (0.35, 0.26, 0.4), (2.0, 0.33, 0.75), (-5.6, 0.4, 0.9),
                 (4.6, 0.4, 0.9))], 0.085, 1.5)
    # A young tree, and one old one near the window, higher than its arch: no two of a size.
    view.layer(lambda pen, place: tree(pen, place, (1.9, eye - 0.5), 4.4, random.Random(5), -0.05),
               (0.075, 0.066, 0.080), 0.03, 0.25, 2.0)
    ground = [(x0 + k * 0.5, eye - 0.25 + rng.uniform(-0.06, 0.08)) for k in range(int((x1 - x0) * 2) + 1)]
    view.layer(lambda pen, place: pen.polygon([place(*p) for p in ground] + [place(x1, -4), place(x0, -4)], fill=255),
               (0.040, 0.040, 0.050), 0.06)
    view.layer(lambda pen, place: tree(pen, place, (-2.05, eye - 1.1), 9.6, random.Random(29), 0.10, 0.007),
               (0.030, 0.026, 0.031), 0.018)
    view.hang(y, strength)


def lofts(y, strength, eye, x0=-52, x1=50):
    """Brick lofts with tanks and a stack, the towers of the city in the haze behind them."""
    view = Outlook(x0, x1, -8, 24, eye[2], 40)
    view.sky(glow=-22.0, streaks=0.10, steep=1.9)
    distance = y - eye[1]
    picture, (u0, u1), (v0, v1) = skyline.lofts().shown(0.0028)
    view.paste(picture / (strength, strength, strength, 1), eye[0] + u0 * distance, eye[0] + u1 * distance,
               eye[2] + v0 * distance, eye[2] + v1 * distance)
    view.hang(y, strength)
