"""One finish for all pictures: grade.py NAME PNG [MASTER].

Bloom on linear light, Blender's Filmic, split tone, vignette, grain. A scene
sets only its exposure and Filmic look (PICTURE in the scene file).
"""
import json
import sys
from pathlib import Path

import numpy as np
import OpenImageIO as oiio

from pixels import blur, box, write

OCIO = '/usr/share/blender/datafiles/colormanagement/config.ocio'
BLOOM = 0.06                             # share of light that spreads
BLOOM_SPREAD = ((4, 0.5), (14, 0.3), (48, 0.2))  # radius at 1920 px, weight
HALO = 0.15                              # extra glow round flames and strips
SHADOWS, HIGHLIGHTS = (0.985, 1.0, 1.025), (1.012, 1.0, 0.985)
SHARPEN = 0.35
VIGNETTE = 0.20
GRAIN = 0.011                            # more than this reads as noise
MASTER_QUALITY = 96
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def bloom(light):
    scale = light.shape[1] / 1920
    bounded = np.minimum(light, 30)
    spread = sum(weight * blur(bounded, max(1, int(radius * scale)))
                 for radius, weight in BLOOM_SPREAD)
    halo = blur(np.maximum(bounded - 1.2, 0), max(1, int(20 * scale)))
    return light * (1 - BLOOM) + spread * BLOOM + halo * HALO


def filmic(light, exposure, look):
    height, width, _ = light.shape
    picture = oiio.ImageBuf(oiio.ImageSpec(width, height, 3, 'float'))
    picture.set_pixels(oiio.ROI(), np.ascontiguousarray(light * 2 ** exposure, dtype=np.float32))
    shown = oiio.ImageBufAlgo.ociodisplay(
        picture, 'sRGB', 'Filmic', fromspace='Linear', looks=f'Filmic - {look}',
        unpremult=False, colorconfig=OCIO)
    if shown.has_error:
        raise SystemExit(shown.geterror())
    return np.asarray(shown.get_pixels('float')).reshape(light.shape)


def split_tone(picture):
    bright = np.clip((picture @ LUMA)[..., None] * 1.6, 0, 1)
    return picture * (np.array(SHADOWS, np.float32) * (1 - bright)
                      + np.array(HIGHLIGHTS, np.float32) * bright)


def vignette(picture):
    height, width, _ = picture.shape
    y, x = np.mgrid[0:height, 0:width]
    distance = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * 0.8) ** 2) * 2.6
    return picture * (1 - VIGNETTE * np.clip(distance, 0, 1.2))[..., None]


def grain(picture):
    """Strongest in the middle tones, as film is; a fixed seed keeps finals repeatable."""
    luma = picture @ LUMA
    speck = np.random.default_rng(3).normal(0, 1, luma.shape).astype(np.float32)
    speck = 0.6 * speck + 1.2 * box(speck, 1)
    middle = 0.35 + 0.65 * np.clip(4 * luma * (1 - luma), 0, 1)
    return picture + (speck * GRAIN * middle)[..., None]


def grade(light, exposure, look):
    picture = split_tone(filmic(bloom(light), exposure, look))
    picture = picture + SHARPEN * (picture - blur(picture, 1))
    return np.clip(grain(vignette(picture)), 0, 1)


if __name__ == '__main__':
    work = Path(__file__).resolve().parent.parent / '.work'
    settings = json.loads((work / f'{sys.argv[1]}.json').read_text())
    finished = grade(np.load(work / f'{sys.argv[1]}.npy'), settings['exposure'], settings['look'])
    write(sys.argv[2], finished)
    if len(sys.argv) > 3:
        write(sys.argv[3], finished, Compression=f'webp:{MASTER_QUALITY}')
