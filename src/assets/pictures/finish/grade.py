"""One finish for all pictures: highlights, steam and bloom on linear light, AgX, split tone, vignette, a little grain.

A scene sets its exposure and its AgX look, and where light burns out and steam stands (PICTURE in the scene file).
"""
import tempfile
from pathlib import Path

import bpy
import numpy as np
from PIL import Image

from . import steam
from .light import LUMA, burnt, unmagenta

BLOOM = 0.05                             # share of light that spreads
BLOOM_SPREAD = ((4, 0.5), (14, 0.3), (48, 0.2))  # radius at 1920 px, weight
HALO = ((20, 0.10), (70, 0.05))          # extra glow round flames and strips: radius at 1920 px, share
SHADOWS, HIGHLIGHTS = (0.985, 1.0, 1.025), (1.012, 1.0, 0.985)
GRAIN = 0.007                            # hides banding; more reads as noise
WHOLE = (0, 0, 1, 1)                     # of a frame: x0, y0, x1, y1, fractions from lower left


def _box(a, radius):
    """Mean over a square, edges repeated, by running sums."""
    span = 2 * radius + 1
    a = np.pad(a, ((radius, radius), (radius, radius)) + ((0, 0),) * (a.ndim - 2), 'edge')
    for axis in (0, 1):
        sums = np.cumsum(a, axis, np.float64)
        sums = np.concatenate([np.zeros_like(np.take(sums, [0], axis)), sums], axis)
        end = sums.shape[axis]
        a = ((np.take(sums, range(span, end), axis) - np.take(sums, range(end - span), axis))
             / span).astype(np.float32)
    return a


def blur(a, radius):
    """Three boxes: close enough to a Gaussian."""
    for _ in range(3):
        a = _box(a, radius)
    return a


def load(path, space):
    """The pixels of an image file, top row first."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = space
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def bloom(light, frame_width):
    """Some of the light spreads, as in a lens; frame_width: pixels of the whole frame."""
    scale = frame_width / 1920
    bounded = np.minimum(light, 30)
    spread = sum(weight * blur(bounded, max(1, int(radius * scale)))
                 for radius, weight in BLOOM_SPREAD)
    # By brightness, not channel by channel, which would leave only the red of a warm lamp.
    luma = bounded @ LUMA
    glaring = bounded * (np.maximum(luma - 1.2, 0) / np.maximum(luma, 1e-6))[..., None]
    halo = sum(share * blur(glaring, max(1, int(radius * scale))) for radius, share in HALO)
    return light * (1 - BLOOM) + spread * BLOOM + halo


def _agx(light, exposure, look):
    """The view transform, done by Blender's own colour management."""
    height, width, _ = light.shape
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = light[::-1]
    image = bpy.data.images.new('light', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear Rec.709'
    image.pixels.foreach_set(rgba.ravel())
    scene = bpy.context.scene
    view, settings = scene.view_settings, scene.render.image_settings
    view.view_transform, view.look, view.exposure = 'AgX', f'AgX - {look}', exposure
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '16'
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / 'view.png'
        image.save_render(str(path))
        return load(path, 'Non-Color')


def _split_tone(picture):
    bright = np.clip((picture @ LUMA)[..., None] * 1.6, 0, 1)
    return picture * (np.array(SHADOWS, np.float32) * (1 - bright)
                      + np.array(HIGHLIGHTS, np.float32) * bright)


def vignetted(picture, share, part=WHOLE):
    """Darker towards the corners of the frame, by `share` in the far ones; the picture shows a part of the frame."""
    height, width, _ = picture.shape
    x0, y0, x1, y1 = part
    y, x = np.mgrid[0:height, 0:width]
    x, y = x0 + (x1 - x0) * x / width, y1 - (y1 - y0) * y / height
    distance = ((x - 0.5) ** 2 + ((y - 0.5) * 0.8) ** 2) * 2.6
    return picture * (1 - share * np.clip(distance, 0, 1.2))[..., None]


def _grain(picture):
    """Strongest in the middle tones, as film is; a fixed seed keeps finals repeatable."""
    luma = picture @ LUMA
    speck = np.random.default_rng(3).normal(0, 1, luma.shape).astype(np.float32)
    speck = 0.6 * speck + 1.2 * _box(speck, 1)
    middle = 0.35 + 0.65 * np.clip(4 * luma * (1 - luma), 0, 1)
    return picture + (speck * GRAIN * middle)[..., None]


def _scaled(picture, width):
    """Scaled down to a width, after the view transform: in linear light flames would ring."""
    height = round(picture.shape[0] * width / picture.shape[1])
    channels = [Image.fromarray(picture[..., k]).resize((width, height), Image.LANCZOS) for k in range(3)]
    return np.stack([np.asarray(channel) for channel in channels], -1)


def lit(light, settings, part=WHOLE):
    """What the render has no samples for: windows and lamps that burn out, steam in the room."""
    for window in settings['windows']:
        light = window.brightened(light, settings['camera'], part)
    light = light * np.array(settings['balance'], np.float32)
    if settings['magenta']:
        light = unmagenta(light, settings['magenta'])
    if settings['burn']:
        light = burnt(light, settings['burn'], blur)
    return steam.filled(light, settings['steam'], settings['camera'], part)


def grade(render, settings, width, part=WHOLE):
    """The finished picture of a linear EXR, `width` pixels wide; part: what of the frame it shows."""
    light = lit(load(render, 'Linear Rec.709'), settings, part)
    bloomed = bloom(light, light.shape[1] / (part[2] - part[0]))
    shown = _split_tone(_agx(bloomed, settings['exposure'], settings['look']))
    if shown.shape[1] > width:
        shown = _scaled(shown, width)
    picture = _grain(vignetted(shown, settings['vignette'], part))
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
