"""Build, render and finish one scene; render.sh calls it."""
import argparse
import importlib
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

from finish.grade import grade  # noqa: E402  (needs the path above)
from studio import render  # noqa: E402

PREVIEW_WIDTH, PREVIEW_SAMPLES = 640, 16
FINAL_WIDTH = 2400                               # a 1440 px window of two pixels shows it below 1.3x
PORTRAIT_ASPECT, PORTRAIT_WIDTH = (4, 5), 1600   # so does a phone of three pixels
SUPERSAMPLING = 1.25                             # finals are rendered larger and scaled down
MASTER_QUALITY = 96


def arguments():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument('scene')
    words.add_argument('--width', type=int)
    words.add_argument('--samples', type=int)
    words.add_argument('--crop', help='a part of the frame: x0,y0,x1,y1, fractions from lower left')
    words.add_argument('--portrait', action='store_true', help='4:5 for phones; its master is SCENE-portrait')
    words.add_argument('--grade', action='store_true', help='only finish the last render again')
    words.add_argument('--final', action='store_true', help='full size and samples; writes the master')
    words.add_argument('--film', action='store_true', help='frames of moving water; writes film/SCENE.*.mp4')
    return words.parse_args()


def main():
    given = arguments()
    scene = importlib.import_module('scenes.' + given.scene.replace('-', '_'))
    if given.film:
        from film import moving_water  # numba, which only films need, takes a second to load
        return moving_water.make(given.scene, scene)
    settings = render.settings_of(scene.PICTURE)
    picture = given.scene
    if given.portrait:
        settings['aspect'], picture = PORTRAIT_ASPECT, f'{given.scene}-portrait'
    width = given.width or ((PORTRAIT_WIDTH if given.portrait else FINAL_WIDTH) if given.final else PREVIEW_WIDTH)
    crop = [float(v) for v in given.crop.split(',')] if given.crop else None
    rendered = round(width * SUPERSAMPLING) if given.final else width
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

    finished = grade(path, settings['exposure'], settings['look'], width, vignette=not crop)
    finished.save(path.with_suffix('.png'))
    if given.final and not crop:
        master = HERE / 'masters' / f'{picture}.webp'
        finished.save(master, quality=MASTER_QUALITY, method=6)
        print(f'{master.name}: {master.stat().st_size // 1000} kB')


main()
