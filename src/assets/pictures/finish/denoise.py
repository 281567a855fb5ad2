"""Two half-renders -> one clean linear picture: denoise.py NAME (in the work folder)."""
import subprocess
import sys
from pathlib import Path

import numpy as np

from pixels import box, layer, read_exr

SEARCH, PATCH, STRENGTH = 7, 3, 0.5


def despeckle(colour):
    """Pull fireflies down to just above the second brightest of their neighbours."""
    peak = colour.max(-1)
    padded = np.pad(peak, 1, 'edge')
    h, w = peak.shape
    around = np.sort(np.stack([padded[i:i + h, j:j + w] for i in range(3) for j in range(3)
                               if (i, j) != (1, 1)]), 0)
    limit = around[-2] * 1.25 + 0.02
    return colour * np.minimum(1, limit / np.maximum(peak, 1e-6))[..., None]


def window_max(a, reach):
    for axis in (0, 1):
        a = np.max(np.stack([np.roll(a, k, axis) for k in range(-reach, reach + 1)]), 0)
    return a


def run_filter(work, name, half_a, half_b, features):
    height, width, count = features.shape
    source, result = work / f'{name}-in.bin', work / f'{name}-out.bin'
    planes = [np.ascontiguousarray(p.transpose(2, 0, 1), dtype=np.float32).ravel()
              for p in (half_a, half_b, features)]
    header = np.array([width, height, count], np.int32).view(np.float32)
    np.concatenate([header, *planes]).tofile(source)
    subprocess.check_call([work / 'nfor', source, result, *map(str, (SEARCH, PATCH, STRENGTH))])
    clean = np.fromfile(result, np.float32).reshape(3, height, width).transpose(1, 2, 0)
    source.unlink()
    result.unlink()
    return np.nan_to_num(clean)


def denoise(work, name):
    halves = []
    for half in 'ab':
        pixels, names = read_exr(work / f'{name}-{half}.exr')
        # NaNs and unbounded albedo turn into black squares downstream.
        halves.append(np.clip(np.nan_to_num(pixels, nan=0, posinf=0, neginf=0), -1e5, 1e5))

    def mean(key, channels='RGB'):
        return sum(layer(h, names, key, channels) for h in halves) / 2

    albedo = np.clip(mean('Denoising Albedo'), 0, 1)
    normal = np.clip(mean('Denoising Normal', 'XYZ'), -1, 1)
    depth = np.log(np.clip(mean('Denoising Depth', 'Z'), 0.05, 500))
    # Texture is divided out and put back, so the filter sees light alone.
    black = albedo.max(-1, keepdims=True) < 0.004
    texture = np.where(black, 1.0, np.maximum(albedo, 0.012))
    light = [despeckle(layer(h, names, 'Combined')) / texture for h in halves]

    # Log space, scaled to the picture's middle grey, steadies the variance.
    raw = (light[0] + light[1]) / 2
    grey = max(float(np.median(box(raw.mean(-1), 2))), 0.01)
    logs = [np.log1p(np.maximum(half, 0) / grey) for half in light]
    clean = run_filter(work, name, *logs, np.concatenate([normal, albedo * 1.5, depth], -1))
    clean = np.minimum(clean, window_max(np.maximum(*logs), 4))
    clean = np.expm1(clean) * grey
    # The log filter loses energy; give local brightness back.
    gain = box(raw, 10).mean(-1) / np.maximum(box(clean, 10).mean(-1), 1e-6)
    clean = clean * np.clip(gain, 0.8, 1.6)[..., None]
    np.save(work / f'{name}.npy', (clean * texture).astype(np.float32))


if __name__ == '__main__':
    denoise(Path(__file__).resolve().parent.parent / '.work', sys.argv[1])
