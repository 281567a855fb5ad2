"""The film of a scene of water: its floor once from Cycles, then every frame by rays through the moving surface.

Frame 0 is the picture: the waves stand as in it, and colours are fitted to its master.
"""
import itertools
import math
import shutil
import subprocess
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from numba import njit, prange
from PIL import Image

from finish import grade
from studio import render

HERE = Path(__file__).resolve().parent
WIDTH, SAMPLES = 1280, 16
FLOOR = (-0.95, -0.62, 0.95, 1.06)   # the part of the floor that is seen, from x, y to x, y
TEXEL, LIGHT_CELL, SURFACE_CELL = 0.0007, 0.0021, 0.004
RAYS = 2                             # of the sun, along each side of a cell of light
REACH = 0.6                          # how far beside the floor the sun's rays start
INDEX = 1.333
COLOURS = (1.330, 1.334, 1.340)      # the index for red, green and blue
BUDGET = 700_000                     # bytes of a file
# Width and options. At this size H.264 has fewer blocks when smaller.
CODECS = {
    'av1': (1280, ['-c:v', 'libaom-av1', '-crf', '48', '-b:v', '0', '-cpu-used', '3', '-row-mt', '1', '-tiles', '2x1',
                   # Filtered over time, the first frame would be softer than the last: a jump in every loop.
                   '-arnr-strength', '0', '-aom-params', 'enable-keyframe-filtering=0']),
    'h264': (832, ['-c:v', 'libx264', '-crf', '28', '-psy-rd', '0.5', '-preset', 'veryslow', '-profile:v', 'high',
                   '-level', '4.0']),
}


def make(name, scene):
    shade, sunlit = floor_of(scene)
    eye = camera_of(scene)
    count = scene.FILM['seconds'] * scene.FILM['rate']
    folder = render.WORK / f'{name}-film'
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tones, vignette = None, render.settings_of(scene.PICTURE)['vignette']
    for i in range(count):
        waves = scene.ripples().after(i / count, scene.FILM['periods'])
        seen_light = seen(scene, eye, waves, shade + sunlit * sunlight(scene, waves))
        light = grade.bloom(seen_light, seen_light.shape[1])
        tones = tones or Tones(light, HERE.parent / 'masters' / f'{name}.webp', vignette)
        frame = np.clip(tones(light), 0, 1) * 255 + 0.5
        Image.fromarray(frame.astype(np.uint8)).save(folder / f'{i:04}.png')
        print(f'frame {i + 1} of {count}', flush=True)
    encode(name, folder, scene.FILM['rate'])


def encode(name, folder, rate):
    for codec, (width, options) in CODECS.items():
        path = HERE / f'{name}.{codec}.mp4'
        subprocess.run([
            'ffmpeg', '-y', '-loglevel', 'error', '-framerate', str(rate), '-i', folder / '%04d.png',
            '-vf', f'scale={width}:-2:out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p',
            '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', *options,
            '-g', '9999',  # one key frame: the loop begins with it
            '-map_metadata', '-1', '-movflags', '+faststart', path], check=True)
        size = path.stat().st_size
        print(f'{path.name}: {size // 1000} kB', flush=True)
        if size > BUDGET:
            raise SystemExit(f'{path.name} is over {BUDGET // 1000} kB')


def floor_of(scene):
    """The floor from above, without water: in the shade, and what an even sun adds."""
    maps = []
    for part, sun, samples in (('shade', 0.0, 8), ('sunlit', 1.0, 4)):
        path = render.WORK / f'floor-{part}.exr'
        if not path.exists() or path.stat().st_mtime < Path(scene.__file__).stat().st_mtime:
            bake(scene, path, sun, samples)
        maps.append(np.ascontiguousarray(grade.load(path, 'Linear Rec.709')[::-1]))
    return maps


def bake(scene, path, sun, samples):
    render.new_scene()
    light = bpy.data.images.new('even', 2, 2, float_buffer=True, is_data=True)
    light.pixels.foreach_set(np.array([sun, sun, sun, 1] * 4, np.float32))
    light.update()
    scene.floor(light)
    if not sun:
        scene.shade()
    x0, y0, x1, y1 = FLOOR
    data = bpy.data.cameras.new('above')
    data.type, data.ortho_scale = 'ORTHO', x1 - x0
    above = bpy.data.objects.new('above', data)
    above.location = (x0 + x1) / 2, (y0 + y1) / 2, 1.0
    bpy.context.scene.collection.objects.link(above)
    bpy.context.scene.camera = above
    settings = {**render.settings_of(scene.PICTURE), 'aspect': (x1 - x0, y1 - y0)}
    render.render(path, settings, round((x1 - x0) / TEXEL), samples)


def sunlight(scene, waves):
    """Light that falls on every texel of the floor: as `caustic_image`, by an even grid of rays: no flicker."""
    x0, y0, x1, y1 = FLOOR
    step = LIGHT_CELL / RAYS
    x, y = np.arange(x0 - REACH, x1 + REACH, step), np.arange(y0 - REACH, y1 + REACH, step)
    weight = scene.window(*np.meshgrid(x, y)).astype(np.float32)
    light = np.zeros((3, round((y1 - y0) / LIGHT_CELL) + 1, round((x1 - x0) / LIGHT_CELL) + 1), np.float32)
    sun = np.array(scene.SUN) / np.linalg.norm(scene.SUN)
    cast(waves.on_grid(x, y), weight, x[0] - x0, y[0] - y0, step, sun, scene.DEPTH, light)
    light /= RAYS ** 2
    for _ in range(2):  # the sun is not a point
        for axis in (1, 2):
            light = (light + np.roll(light, 1, axis) + np.roll(light, -1, axis)) / 3
    scale = TEXEL / LIGHT_CELL
    size = round((x1 - x0) / TEXEL), round((y1 - y0) / TEXEL)
    planes = [Image.fromarray(plane).transform(size, Image.Transform.AFFINE, (scale, 0, 0, 0, scale, 0),
                                               Image.Resampling.BICUBIC) for plane in light]
    return np.maximum(np.stack([np.asarray(plane) for plane in planes], -1), 0)


def camera_of(scene):
    """Where the eye is, and its right, up and forward."""
    eye = Vector(scene.EYE)
    forward = (Vector(scene.TARGET) - eye).normalized()
    right = forward.cross(Vector((0, 0, 1))).normalized()
    return np.array([eye, right, right.cross(forward), forward])


def seen(scene, camera, waves, floor):
    """Linear light of a frame."""
    x, y = np.arange(-1.0, 1.0, SURFACE_CELL), np.arange(-0.9, 0.7, SURFACE_CELL)
    surface = waves.on_grid(x, y) * scene.SEEN
    across, down = scene.PICTURE['aspect']
    frame = np.zeros((WIDTH * down // across, WIDTH, 3), np.float32)
    lens = scene.LENS
    lamps = np.array([(x, y, radius, *(light * c for c in colour)) for x, y, radius, light, colour in scene.LAMPS])
    trace(camera, 18 / lens['lens'], lens['focus'], lens['lens'] / lens['fstop'] / 2000, samples_of_a_pixel(),
          surface, np.array([x[0], y[0]]), floor, scene.DEPTH, np.array(scene.CLEAR),
          scene.CEILING, lamps, frame)
    return frame


def samples_of_a_pixel():
    """Places in the pixel and on the lens. The same for every pixel: noise would cost bytes."""
    k = np.arange(SAMPLES)
    radius, turn = np.sqrt((k + 0.5) / SAMPLES), k * 2.399963  # a sunflower
    across, down = (k * 0.754878 + 0.5) % 1, (k * 0.569840 + 0.5) % 1
    return np.stack([across, down, radius * np.cos(turn), radius * np.sin(turn)], 1)


class Tones:
    """Linear light to the colours of a master: a cubic in its logarithms, fitted where both show the same frame.

    What the fit leaves over softly (light that the tiles mirror) is added to every frame.
    """

    def __init__(self, light, master, vignette):
        height, width, _ = light.shape
        picture = Image.open(master).convert('RGB').resize((width, height), Image.Resampling.LANCZOS)
        picture = np.asarray(picture, np.float32) / 255
        self.vignette = grade.vignetted(np.ones_like(picture), vignette)
        logs = self.logs(light)
        self.low, self.high = np.percentile(logs, 0.1, axis=0), np.percentile(logs, 99.95, axis=0)
        self.fit = np.linalg.lstsq(self.terms(light), (picture / self.vignette).reshape(-1, 3), rcond=None)[0]
        self.rest = 0
        self.rest = grade.blur(picture - self(light), width // 40)
        left = np.abs(picture - self(light))
        print(f'frame 0 beside the master: mean difference {left.mean():.4f}, without grain and edges '
              f'{np.abs(grade.blur(picture - self(light), 8)).mean():.4f}', flush=True)

    @staticmethod
    def logs(light):
        return np.log2(np.maximum(light, 0) + 2 ** -9).reshape(-1, 3)

    def terms(self, light):
        at = (np.clip(self.logs(light), self.low, self.high) - self.low) / (self.high - self.low) * 2 - 1
        at = at.astype(np.float32)
        powers = (c for degree in (1, 2, 3) for c in itertools.combinations_with_replacement(range(3), degree))
        return np.stack([np.ones(len(at), np.float32), *(np.prod(at[:, c], axis=1) for c in powers)], 1)

    def __call__(self, light):
        return (self.terms(light) @ self.fit).reshape(light.shape) * self.vignette + self.rest


@njit(fastmath=True)
def refract(x, y, z, slope_x, slope_y, ratio):
    """A ray bent at a surface, and the cosine at which it meets it."""
    n = 1 / math.sqrt(slope_x * slope_x + slope_y * slope_y + 1)
    nx, ny = -slope_x * n, -slope_y * n
    cosine = -(x * nx + y * ny + z * n)
    bend = ratio * cosine - math.sqrt(1 - ratio * ratio * (1 - cosine * cosine))
    return ratio * x + bend * nx, ratio * y + bend * ny, ratio * z + bend * n, cosine


@njit(fastmath=True)
def look(image, u, v, found):
    """The pixel at u, v, between its neighbours."""
    u, v = min(max(u, 0.0), image.shape[1] - 1.001), min(max(v, 0.0), image.shape[0] - 1.001)
    i, j = int(u), int(v)
    fu, fv = u - i, v - j
    for c in range(image.shape[2]):
        found[c] = ((image[j, i, c] * (1 - fu) + image[j, i + 1, c] * fu) * (1 - fv)
                    + (image[j + 1, i, c] * (1 - fu) + image[j + 1, i + 1, c] * fu) * fv)


@njit(parallel=True, fastmath=True)
def cast(surface, weight, start_x, start_y, step, sun, depth, light):
    """Adds every ray of the sun to the four cells around the place where it lands."""
    for c in prange(3):
        ratio = 1 / COLOURS[c]
        for j in range(surface.shape[0]):
            for i in range(surface.shape[1]):
                x, y, z, cosine = refract(sun[0], sun[1], sun[2], surface[j, i, 1], surface[j, i, 2], ratio)
                u = (start_x + i * step - x / z * depth) / LIGHT_CELL - 0.5
                v = (start_y + j * step - y / z * depth) / LIGHT_CELL - 0.5
                a, b = math.floor(u), math.floor(v)
                if a < 0 or b < 0 or a >= light.shape[2] - 1 or b >= light.shape[1] - 1:
                    continue
                fu, fv, value = u - a, v - b, weight[j, i] * cosine
                light[c, b, a] += value * (1 - fu) * (1 - fv)
                light[c, b, a + 1] += value * fu * (1 - fv)
                light[c, b + 1, a] += value * (1 - fu) * fv
                light[c, b + 1, a + 1] += value * fu * fv


@njit(fastmath=True)
def fresnel(cosine):
    g = math.sqrt(INDEX * INDEX - 1 + cosine * cosine)
    a, b = (g - cosine) / (g + cosine), (cosine * (g + cosine) - 1) / (cosine * (g - cosine) + 1)
    return 0.5 * a * a * (1 + b * b)


@njit(parallel=True, fastmath=True)
def trace(camera, half, focus, lens, samples, surface, corner, floor, depth, clear, ceiling, lamps, frame):
    height, width = frame.shape[0], frame.shape[1]
    eye, right, up, forward = camera[0], camera[1], camera[2], camera[3]
    for row in prange(height):
        wave, ground = np.zeros(3, np.float32), np.zeros(3, np.float32)
        for column in range(width):
            for k in range(samples.shape[0]):
                lx, ly = samples[k, 2] * lens, samples[k, 3] * lens
                a = (2 * (column + samples[k, 0]) / width - 1) * half * focus - lx
                b = (height - 2 * (row + samples[k, 1])) / width * half * focus - ly
                ox, oy, oz = eye + right * lx + up * ly
                x, y, z = forward * focus + right * a + up * b
                n = 1 / math.sqrt(x * x + y * y + z * z)
                x, y, z = x * n, y * n, z * n
                # Where it meets the surface: first the level, then the wave that is there.
                t = -oz / z
                look(surface, (ox + x * t - corner[0]) / SURFACE_CELL, (oy + y * t - corner[1]) / SURFACE_CELL, wave)
                level = wave[0]
                t = (level - oz) / z
                px, py = ox + x * t, oy + y * t
                look(surface, (px - corner[0]) / SURFACE_CELL, (py - corner[1]) / SURFACE_CELL, wave)
                tx, ty, tz, cosine = refract(x, y, z, wave[1], wave[2], 1 / INDEX)
                t = (-depth - level) / tz
                look(floor, (px + tx * t - FLOOR[0]) / TEXEL - 0.5, (py + ty * t - FLOOR[1]) / TEXEL - 0.5, ground)
                n = 2 * cosine / math.sqrt(wave[1] * wave[1] + wave[2] * wave[2] + 1)
                mx, my, mz = x - wave[1] * n, y - wave[2] * n, z + n
                mx, my = px + mx / mz * ceiling, py + my / mz * ceiling
                share = fresnel(cosine)
                for c in range(3):
                    frame[row, column, c] += ground[c] * clear[c] / samples.shape[0]
                for m in range(lamps.shape[0]):
                    across, along = (mx - lamps[m, 0]) / lamps[m, 2], (my - lamps[m, 1]) / lamps[m, 2]
                    disc = max(1 - across * across - along * along, 0.0) ** 2
                    for c in range(3):
                        frame[row, column, c] += disc * disc * share * lamps[m, 3 + c] / samples.shape[0]
