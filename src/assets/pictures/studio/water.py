"""Water surfaces, pool linings and faked caustics."""
import copy
import math

import bpy
import numpy as np

from .nodes import Material


def water(name='water', tint=(0.75, 0.86, 0.84), ripples=0.25, scale=1.0):
    """A surface without thickness: Fresnel mix of mirror and refraction.

    Shadow and diffuse rays pass straight through, so light reaches the basin
    without caustic noise. ripples: 0.05 is a still pool, 0.11 a tub, 0.25 stirred.
    """
    g = Material(name)
    x, y, _ = g.position().split()
    swell = g.noise(g.vector(x * scale, y * scale, 0.0), 1.1, 2, 0.5, 0.3)
    chop = g.noise(g.vector(x * scale * 4.1, y * scale * 4.1, 1.0), 1.0, 2)
    normal = g.bump(swell + chop * 0.22, ripples, 0.05)
    mirror = g.shader('BsdfGlossy', Color=1.0, Roughness=0.0, Normal=normal)
    through = g.shader('BsdfRefraction', Color=tint, Roughness=0.0, IOR=1.333, Normal=normal)
    surface = g.blend(g.shader('Fresnel', IOR=1.333, Normal=normal), through, mirror)
    passing = g.light_path('Is Shadow Ray').max(g.light_path('Is Diffuse Ray'))
    return g.surface(g.blend(passing, surface, g.shader('BsdfTransparent', Color=tint)))


def caustic_pattern(g, point, scale=3.0, sharpness=1.0):
    """A web of bright lines in 0..1, from two bent cell patterns."""
    bend = g.vector(g.noise(point, scale * 0.6, 3), g.noise(point + (5.2, 1.3, 8.1), scale * 0.6, 3))
    bent = point + bend * (0.9 / scale)

    def web(shift, size):
        edge = g.voronoi(bent + (shift, shift * 0.7, 0.0), scale * size, 'DISTANCE_TO_EDGE')
        line = g.remap(edge, 0.0, 0.26 / sharpness, 1.0, 0.0, smooth=True)
        return line * line * line * line
    return web(0.0, 1.0) * 0.75 + web(4.7, 1.6) * 0.45


def lining(name='lining', colour=(0.34, 0.52, 0.52), absorb=(0.85, 0.17, 0.13), tile=None,
           roughness=0.5, caustics=0.0, caustic_scale=3.0):
    """Pool lining that darkens and tints with depth, without a volume.

    On rays that came through the water the colour is multiplied by
    exp(-absorb * ray length). caustics: strength of the faked light web.
    """
    g = Material(name)
    p = g.position()
    x, y, z = p.split()
    clouds = g.noise(p, 3, 5, 0.6)
    base = g.ramp(clouds, (0.3, tuple(c * 0.8 for c in colour)), (0.7, tuple(c * 1.15 for c in colour)))
    if tile:
        grid = g.node('TexBrick', {
            'Vector': g.vector(x + z, y + z), 'Scale': 1.0, 'Mortar Size': 0.003,
            'Brick Width': tile, 'Row Height': tile,
            'Color1': 0.75, 'Color2': 1.2, 'Mortar': 0.5}, offset=0.0)
        base = g.mix(1.0, base, g.out(grid, 'Color'), 'MULTIPLY')
    if caustics > 0:
        web = caustic_pattern(g, p, caustic_scale) * caustics + (1 - 0.35 * min(caustics, 1))
        base = base * web
    depth = g.light_path('Ray Length').min(6.0) * g.light_path('Is Transmission Ray')
    fade = g.vector(*(g.math('POWER', math.e, depth * -k) for k in absorb))
    base = g.mix(1.0, base, fade, 'MULTIPLY')
    return g.surface(g.principled(base, roughness), flat=colour)


class Waves:
    """Real ripples: a sum of small sine waves, the same for the surface and for its caustics.

    slope: steepness (root mean square); 0.06 is nearly still, 0.12 lively.
    """

    def __init__(self, seed=0, shortest=0.09, longest=0.55, slope=0.09, count=36):
        rng = np.random.default_rng(seed)
        length = shortest * (longest / shortest) ** rng.random(count)
        turn = rng.uniform(0, 2 * math.pi, count)
        k = 2 * math.pi / length
        self.kx, self.ky = k * np.cos(turn), k * np.sin(turn)
        self.phase = rng.uniform(0, 2 * math.pi, count)
        steepness = (length / longest) ** 0.35
        steepness *= slope / math.sqrt((steepness ** 2).sum() / 2)
        self.height_of = steepness / k

    def after(self, part, periods):
        """The same waves after `part` (0 to 1) of a loop in which the longest run `periods` times.

        Shorter ones run more often, as on deep water (the root of their wave number), in whole periods.
        """
        k = np.hypot(self.kx, self.ky)
        later = copy.copy(self)
        later.phase = self.phase - 2 * math.pi * part * np.round(periods * np.sqrt(k / k.min()))
        return later

    def on_grid(self, x, y):
        """Height and both slopes at every x and y of a grid, as an array of rows."""
        along = np.exp(1j * (np.outer(self.kx, x) + self.phase[:, None])) * self.height_of[:, None]
        across = np.exp(1j * np.outer(y, self.ky))
        height, dy = (across @ along).imag, ((across * self.ky) @ along).real
        dx = (across @ (self.kx[:, None] * along)).real
        return np.stack([height, dx, dy], -1).astype(np.float32)

    def __call__(self, x, y):
        return float((self.height_of * np.sin(self.kx * x + self.ky * y + self.phase)).sum())

    def slopes(self, x, y):
        dx, dy = np.zeros_like(x), np.zeros_like(x)
        for kx, ky, phase, a in zip(self.kx, self.ky, self.phase, self.height_of):
            c = a * np.cos(kx * x + ky * y + phase)
            dx += kx * c
            dy += ky * c
        return dx, dy


def caustic_image(waves, depth, corner, size, light=(0.3, 0.2, -1.0), window=None, pixels=1536,
                  softness=2, rays=3):
    """Light that falls through `waves` on a floor `depth` below, as an image of size x size metres.

    Parallel rays are bent at the surface and counted where they land, red a
    little less than blue. window(x, y): how much light reaches the surface.
    """
    n = int(pixels * rays)
    margin = 0.35 * depth + 0.1
    step = (size + 2 * margin) / n
    bins = np.zeros((3, pixels, pixels), np.float32)
    rng = np.random.default_rng(1)  # an even grid of rays would show as moire
    lx, ly, lz = np.array(light) / np.linalg.norm(light)
    for row in range(0, n, 256):  # in bands, to spare memory
        iy, ix = np.mgrid[row:min(row + 256, n), 0:n].astype(np.float32)
        ix, iy = ix + rng.random(ix.shape, np.float32), iy + rng.random(iy.shape, np.float32)
        x, y = corner[0] - margin + ix * step, corner[1] - margin + iy * step
        # Undo the mean drift of slanted light, so that the image is fully covered.
        drift = depth / math.sqrt(1.333 ** 2 / (lx * lx + ly * ly + 1e-9) - 1)
        length = math.hypot(lx, ly) + 1e-9
        x, y = x - drift * lx / length, y - drift * ly / length
        dx, dy = waves.slopes(x, y)
        weight = np.ones_like(x) if window is None else window(x, y)
        norm = 1 / np.sqrt(dx * dx + dy * dy + 1)
        nx, ny, nz = -dx * norm, -dy * norm, norm
        cosine = -(lx * nx + ly * ny + lz * nz)
        for channel, index in enumerate((1.330, 1.334, 1.340)):
            r = 1 / index
            bend = r * cosine - np.sqrt(1 - r * r * (1 - cosine * cosine))
            tx, ty, tz = r * lx + bend * nx, r * ly + bend * ny, r * lz + bend * nz
            px = ((x - tx / tz * depth - corner[0]) / size * pixels).astype(np.int32)
            py = ((y - ty / tz * depth - corner[1]) / size * pixels).astype(np.int32)
            inside = (px >= 0) & (px < pixels) & (py >= 0) & (py < pixels)
            bins[channel] += np.bincount(
                (py * pixels + px)[inside], (weight * cosine)[inside],
                minlength=pixels * pixels).reshape(pixels, pixels).astype(np.float32)
    bins *= (size / pixels / step) ** -2
    for _ in range(softness):  # the sun is not a point
        bins = (bins + np.roll(bins, 1, 1) + np.roll(bins, -1, 1)) / 3
        bins = (bins + np.roll(bins, 1, 2) + np.roll(bins, -1, 2)) / 3
    picture = np.ones((pixels, pixels, 4), np.float32)
    picture[..., :3] = bins.transpose(1, 2, 0)
    image = bpy.data.images.new('caustics', pixels, pixels, float_buffer=True, is_data=True)
    image.pixels.foreach_set(picture.ravel())
    image.update()
    return image


def image_at(g, image, corner, size, point):
    """The colour of a caustic_image() where `point` is on the floor."""
    x, y, _ = point.split()
    where = g.vector((x - corner[0]) / size, (y - corner[1]) / size)
    return g.out(g.node('TexImage', {'Vector': where}, image=image, extension='EXTEND',
                        interpolation='Cubic'))
