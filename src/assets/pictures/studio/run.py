"""Build, render and finish one scene; render.sh calls it."""
import argparse
import importlib
import math
import sys
import time
from pathlib import Path

import bpy
import numpy as np
from PIL import Image

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

from film import moving_water  # noqa: E402  (needs the path above)
from finish.grade import WHOLE, grade, load  # noqa: E402
from studio import render  # noqa: E402

PREVIEW_WIDTH, PREVIEW_SAMPLES = 640, 16
FINAL_WIDTH = 2400                               # a 1440 px window of two pixels shows it below 1.3x
PORTRAIT_ASPECT, PORTRAIT_WIDTH = (4, 5), 1600   # so does a phone of three pixels
SUPERSAMPLING = 1.25                             # finals are rendered larger and scaled down
MASTER_QUALITY = 96
GRID = 5                                         # rendered pixels that become 4 of a master
SEAM = 40                                        # master pixels over which a crop fades into it


def arguments():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument('scene')
    words.add_argument('--width', type=int)
    words.add_argument('--samples', type=int)
    words.add_argument('--crop', help='a part of the frame: x0,y0,x1,y1, fractions from lower left')
    words.add_argument('--portrait', action='store_true', help='4:5 for phones; its master is SCENE-portrait')
    words.add_argument('--grade', action='store_true', help='only finish the last render again')
    words.add_argument('--final', action='store_true', help='full size and samples; writes the master, or a crop into it')
    words.add_argument('--film', action='store_true', help='frames of moving water; writes film/SCENE.*.mp4')
    return words.parse_args()


def whole_pixels(crop, width, height):
    """A crop in fractions, widened until its edges are pixel edges of the master too."""
    ends = zip(crop, (width, height) * 2, (math.floor, math.floor, math.ceil, math.ceil))
    return [end(fraction * side / GRID) * GRID / side for fraction, side, end in ends]


def fading(height, width, crop, seam):
    """How much of a crop shows, row by row from the top: less towards its edges, but not towards those of the frame."""
    def fade(length, from_start, from_end):
        steps = (np.arange(length, dtype=np.float32) + 0.5) / seam
        ones = np.ones(length, np.float32)
        return np.minimum(np.minimum(steps if from_start else ones, steps[::-1] if from_end else ones), 1)

    x0, y0, x1, y1 = crop
    return np.outer(fade(height, y1 < 1, y0 > 0), fade(width, x0 > 0, x1 < 1))


def laid_in(part, master, crop):
    """The master with one part renewed."""
    mask = fading(part.height, part.width, crop, SEAM)
    master.paste(part, (round(crop[0] * master.width), round((1 - crop[3]) * master.height)),
                 Image.fromarray((mask * 255).astype(np.uint8)))
    return master


def lay_into_render(part, whole, crop):
    """Renew a part of a whole render (EXR files), so that a later grade or a cut portrait shows it too."""
    image, renewed = bpy.data.images.load(str(whole)), load(part, 'Linear Rec.709')
    image.colorspace_settings.name = 'Linear Rec.709'
    (width, height), (rows, columns, _) = image.size, renewed.shape
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    left, low = round(crop[0] * width), round(crop[1] * height)     # rows of a whole go up
    there = pixels.reshape(height, width, 4)[low:low + rows, left:left + columns, :3][::-1]
    there += (renewed - there) * fading(rows, columns, crop, SEAM * SUPERSAMPLING)[..., None]
    image.pixels.foreach_set(pixels)
    image.save()
    bpy.data.images.remove(image)


def cut_from_landscape(landscape, settings, width):
    """A portrait that is a part of the landscape's last final: settings['cut'] is its left edge, as a fraction."""
    across, down = (round(width * side / PORTRAIT_ASPECT[0]) for side in PORTRAIT_ASPECT)
    whole = grade(landscape, settings, round(down * settings['aspect'][0] / settings['aspect'][1]))
    left = round(settings['cut'] * whole.width)
    return whole.crop((left, 0, left + across, down))


def main():
    given = arguments()
    scene = importlib.import_module('scenes.' + given.scene.replace('-', '_'))
    if given.film:
        return moving_water.make(given.scene, scene)
    settings = render.settings_of(scene.PICTURE)
    if given.portrait and settings['cut'] is not None:
        landscape = render.WORK / f'{given.scene}-{round(FINAL_WIDTH * SUPERSAMPLING)}.exr'
        portrait = cut_from_landscape(landscape, settings, given.width or PORTRAIT_WIDTH)
        return portrait.save(HERE / 'masters' / f'{given.scene}-portrait.webp', quality=MASTER_QUALITY, method=6)
    picture = given.scene
    if given.portrait:
        settings['aspect'], picture = PORTRAIT_ASPECT, f'{given.scene}-portrait'
    width = given.width or ((PORTRAIT_WIDTH if given.portrait else FINAL_WIDTH) if given.final else PREVIEW_WIDTH)
    crop = [float(v) for v in given.crop.split(',')] if given.crop else None
    rendered = round(width * SUPERSAMPLING) if given.final else width
    height = round(rendered * settings['aspect'][1] / settings['aspect'][0])
    crop = whole_pixels(crop, rendered, height) if crop else None
    name = f'{picture}-{rendered}' + ('-crop' if crop else '')
    path = render.WORK / f'{name}.exr'
    render.WORK.mkdir(exist_ok=True)
    if not given.grade:
        render.new_scene()
        start = time.time()
        scene.build()
        print(f'{given.scene} built in {time.time() - start:.0f} s', flush=True)
        samples = given.samples or (settings['samples'] if given.final else PREVIEW_SAMPLES)
        render.render(path, settings, rendered, samples, crop)

    whole_render = render.WORK / f'{picture}-{rendered}.exr'
    if crop and given.final and whole_render.exists():
        lay_into_render(path, whole_render, crop)
    part = crop or WHOLE
    finished = grade(path, settings, round((part[2] - part[0]) * width), part)
    finished.save(path.with_suffix('.png'))
    if given.final:
        master = HERE / 'masters' / f'{picture}.webp'
        if crop:
            whole = Image.open(master).convert('RGB')
            if whole.width != width:
                raise SystemExit(f'{master.name} is {whole.width} px wide: --width {whole.width}')
            finished = laid_in(finished, whole, crop)
        finished.save(master, quality=MASTER_QUALITY, method=6)
        print(f'{master.name}: {master.stat().st_size // 1000} kB')


main()
