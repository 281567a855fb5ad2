"""Reread a scene's PICTURE without Blender, for --grade: settings.py SCENE NAME."""
import ast
import json
import sys
from pathlib import Path

here = Path(__file__).resolve().parent.parent
scene, name = sys.argv[1:]
source = ast.parse((here / 'scenes' / f'{scene.replace("-", "_")}.py').read_text())
call = next(node.value for node in source.body
            if isinstance(node, ast.Assign) and node.targets[0].id == 'PICTURE')
chosen = {word.arg: ast.literal_eval(word.value) for word in call.keywords}
target = here / '.work' / f'{name}.json'
target.write_text(json.dumps({**json.loads(target.read_text()), **chosen}))
