"""Travertine as it is sawn across its beds, grown as images: colour, voids and fine relief of a wall.

Noise of a shader makes voids of one size, evenly strewn. Here they follow the beds: open ones
full of long ragged voids and pinholes, sound ones with next to none.
"""
import bpy
import numpy as np


def cloud(rng, shape, pixel, power, longest, stretch=1.0):
    """A fractal field, mean 0 and deviation 1, drawn out `stretch` times along its rows; repeats at its edges.

    power: how fast fine detail fades, 1 rough to 2 smooth; longest: metres.
    """
    kz = np.fft.fftfreq(shape[0], pixel)[:, None]
    ky = np.fft.rfftfreq(shape[1], pixel)[None, :] * stretch
    weight = (kz * kz + ky * ky + longest ** -2) ** (-power / 2)
    weight[0, 0] = 0
    noise = np.fft.rfft2(rng.standard_normal(shape, np.float32)) * weight
    field = np.fft.irfft2(noise, shape).astype(np.float32)
    return field / field.std()


def line(rng, count, step, power, longest):
    """The same in one dimension."""
    return cloud(rng, (count, 2), step, power, longest, 1e-6)[:, 0]


def step_up(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Bedding:
    """A wall from (y0, z0) to (y1, z1). block(y, z) numbers its stones, which share no bed.

    Images in rows from below: `tone` along the beds, `open` (depth of voids in metres), `filled` (voids
    stopped with cement), `pins`, and `fine`, relief in metres that only bump shows.
    """

    def __init__(self, y0, z0, y1, z1, block, pixel=0.0003, seed=0):
        self.corner, self.size, self.pixel = (y0, z0), (y1 - y0, z1 - z0), pixel
        rng = np.random.default_rng(seed)
        shape = (round((z1 - z0) / pixel), round((y1 - y0) / pixel))
        y = (np.arange(shape[1], dtype=np.float32) + 0.5) * pixel + y0
        z = (np.arange(shape[0], dtype=np.float32) + 0.5) * pixel + z0
        number = block(y[None, :], z[:, None])
        lift = np.take(rng.uniform(0, 1.2, 64).astype(np.float32), number)
        lean = np.take(rng.uniform(-0.035, 0.035, 64).astype(np.float32), number)
        warp = cloud(rng, shape, pixel, 2.6, 0.35, 1.6) * 0.0045 + cloud(rng, shape, pixel, 2.2, 0.04, 2.5) * 0.0006
        height = z[:, None] + lift + lean * y[None, :] + warp

        # Along the height of the beds: their colour, thin walnut seams, how porous they are.
        count, fine = 8192, 0.00025
        bed = (np.floor(height / fine).astype(np.int32)) % count
        colour = line(rng, count, fine, 1.5, 0.03)
        seams = line(rng, count, fine, 0.9, 0.005)
        porous = line(rng, count, fine, 1.9, 0.022)
        broad = cloud(rng, shape, pixel, 2.4, 0.30, 2.2)
        self.tone = (np.take(colour, bed) * 0.60 + np.take(seams, bed) * 0.46
                     + cloud(rng, shape, pixel, 1.5, 0.03, 5.0) * 0.36 + broad * 0.20
                     + cloud(rng, shape, pixel, 0.7, 0.0016, 1.5) * 0.22)
        openness = step_up(np.take(porous, bed) + broad * 0.45, -0.15, 1.8)

        # Voids of every size at once; they thin out where a bed is sound.
        shift = np.round((lift + lean * y[None, :] + warp) / pixel).astype(np.int32)
        rows = (np.arange(shape[0], dtype=np.int32)[:, None] + shift) % shape[0]
        ragged = np.take_along_axis(cloud(rng, shape, pixel, 1.66, 0.013, 3.0), rows, 0)
        bound = 3.55 - 2.3 * openness
        over = ragged - bound
        self.open = (1 - np.exp(-np.maximum(over, 0) * 1.3)) * 0.0062 + 0.0009 * step_up(over, 0, 0.12)
        # Some were stopped with cement at the quarry.
        stopped = step_up(cloud(rng, shape, pixel, 2.2, 0.05, 1.5), 0.35, 0.55) * (openness < 0.8)
        self.filled = step_up(over, 0.0, 0.05) * stopped
        self.open *= 1 - stopped
        # Pinholes, many and small, beside the voids.
        specks = cloud(rng, shape, pixel, 1.1, 0.0011, 1.4)
        pins = step_up(specks, 2.9 - 1.25 * openness, 3.3 - 1.25 * openness) * (1 - self.filled)
        crystals = cloud(rng, shape, pixel, 0.9, 0.0012)
        self.pins = pins
        self.fine = (crystals * 0.000005 * (1 + 30 * (self.open > 0.0004)) - pins * 0.0012
                     - self.filled * 0.00008 + cloud(rng, shape, pixel, 1.6, 0.01, 3.0) * 0.00001)

    def depth(self, y, z):
        """How deep a void is at one place."""
        j, i = int((y - self.corner[0]) / self.pixel), int((z - self.corner[1]) / self.pixel)
        if 0 <= i < self.open.shape[0] and 0 <= j < self.open.shape[1]:
            return float(self.open[i, j])
        return 0.0

    def image(self):
        """Red: tone; green: dark of voids and pinholes; blue: fine relief; alpha stays 1, filler is negative green."""
        rows, columns = self.open.shape
        picture = np.ones((rows, columns, 4), np.float32)
        picture[..., 0] = self.tone * 0.16 + 0.5
        picture[..., 1] = np.clip(np.maximum(self.open / 0.005, self.pins * 0.85), 0, 1) - self.filled
        picture[..., 2] = self.fine * 1000
        image = bpy.data.images.new('bedding', columns, rows, float_buffer=True, is_data=True)
        image.pixels.foreach_set(picture.ravel())
        image.update()
        return image

    def at(self, g, point):
        """Tone, voids (filler below zero) and relief in metres where a shaded point is."""
        _, y, z = point.split()
        where = g.vector((y - self.corner[0]) / self.size[0], (z - self.corner[1]) / self.size[1])
        node = g.node('TexImage', {'Vector': where}, image=self.image(), extension='EXTEND', interpolation='Linear')
        tone, void, fine = g.out(node).split()
        return tone, void, fine * 0.001
