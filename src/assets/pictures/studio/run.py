"""Build and render one scene: blender -b -P studio/run.py -- scene=hall w=480 name=hall-480"""
import importlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from studio import render  # noqa: E402  (needs the path above)


def main():
    given = dict(word.split('=', 1) for word in sys.argv[sys.argv.index('--') + 1:])
    render.new_scene()
    start = time.time()
    scene = importlib.import_module('scenes.' + given['scene'].replace('-', '_'))
    scene.build()
    print(f'BUILT {given["scene"]} in {time.time() - start:.0f} s', flush=True)
    crop = [float(v) for v in given['crop'].split(',')] if given.get('crop') else None
    render.render_halves(given['name'], scene.PICTURE, int(given['w']),
                         int(given.get('samples') or 0), given.get('final') == '1', crop)


main()
