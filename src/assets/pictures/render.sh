#!/usr/bin/env bash
# Renders one scene to .work/SCENE-WIDTH.png. Callers queue on a lock, so run it freely.
#   ./render.sh SCENE [--width 480] [--samples N] [--crop x0,y0,x1,y1] [--grade] [--keep | --final]
# --samples is per half-render. --grade only finishes the last render again, after
# a change of exposure or look; it needs the scene's settings, so it rereads PICTURE.
# --keep saves the result as masters/SCENE.webp; --final does so at 1920 px with the
# scene's own samples. --crop renders a part of the frame (fractions from lower left).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
usage() { sed -n '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit 2; }

scene='' width='' samples='' crop='' grade_only='' keep='' final=''
while [ $# -gt 0 ]; do
  case $1 in
    --width) width=$2; shift ;;
    --samples) samples=$2; shift ;;
    --crop) crop=$2; shift ;;
    --grade) grade_only=1 ;;
    --keep) keep=1 ;;
    --final) final=1 keep=1 ;;
    -*) usage ;;
    *) scene=$1 ;;
  esac
  shift
done
[ -f "$here/scenes/${scene//-/_}.py" ] || usage
[ -z "$width" ] && { [ -n "$final" ] && width=1920 || width=480; }
name="$scene-$width${crop:+-crop}"
[ -n "$crop" ] && keep=''

work="$here/.work"
mkdir -p "$work" "$here/masters"
export PYTHONDONTWRITEBYTECODE=1 OMP_NUM_THREADS=2
python=/usr/bin/python3 # the one with OpenImageIO; another on the PATH may lack it

exec 9>/tmp/tepidarium-render.lock
flock 9
started=$SECONDS

if [ "$here/finish/nfor.cpp" -nt "$work/nfor" ]; then
  g++ -O3 -march=native -ffast-math -fopenmp -std=c++17 "$here/finish/nfor.cpp" -o "$work/nfor"
fi
if [ -z "$grade_only" ]; then
  nice -n 19 blender -b --python-exit-code 1 -P "$here/studio/run.py" -- scene="$scene" \
    name="$name" w="$width" samples="$samples" final="$final" crop="$crop" \
    >"$work/$name.log" 2>&1 || { grep -A30 Traceback "$work/$name.log" || tail -20 "$work/$name.log"; exit 1; }
  grep -E '^(BUILT|RENDERED)' "$work/$name.log"
  nice -n 19 "$python" "$here/finish/denoise.py" "$name"
  rm -f "$work/$name-a.exr" "$work/$name-b.exr"
else
  "$python" "$here/finish/settings.py" "$scene" "$name"
fi
nice -n 19 "$python" "$here/finish/grade.py" "$name" "$work/$name.png" \
  ${keep:+"$here/masters/$scene.webp"}
echo "$work/$name.png after $((SECONDS - started)) s"
[ -z "$keep" ] || ls -l "$here/masters/$scene.webp" | awk '{ print $9, $5, "bytes"; if ($5 > 1500000) print "over 1.5 MB" }'
