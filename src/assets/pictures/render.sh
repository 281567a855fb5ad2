#!/usr/bin/env bash
# Renders one scene to .work/SCENE-WIDTH.png. Callers queue on a lock, so run it freely.
#   ./render.sh SCENE [--width 640] [--samples N] [--crop x0,y0,x1,y1]
#                     [--portrait] [--grade] [--final] [--film]
# --grade only finishes the last render again, after a change of exposure or look.
# --portrait frames 4:5 for phones; its master is SCENE-portrait.webp.
# --final writes masters/SCENE.webp, 2400 px wide, rendered 1.25x; `npm run images` scales that down for the pages.
# --final --crop renders a part and lays it into the master there is.
# --film writes film/SCENE.av1.mp4 and .h264.mp4 (scenes with FILM; needs ffmpeg and the master).
# Blender comes from PyPI as a module (bpy); the first call installs it in the folder of temporary files.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
venv="${TMPDIR:-/tmp}/tepidarium-bpy"

exec 9>/tmp/tepidarium-render.lock
flock 9
if [ ! -d "$venv/lib/python3.11/site-packages/numba" ]; then
  python3.11 -m venv "$venv" # bpy 4.5 runs on Python 3.11 only
  "$venv/bin/pip" install --quiet bpy==4.5.15 pillow numba==0.68.1
fi
export PYTHONDONTWRITEBYTECODE=1
exec nice -n 19 "$venv/bin/python" "$here/studio/run.py" "$@"
