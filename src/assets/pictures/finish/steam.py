"""Steam as a volume, marched through after the render: seconds, where Cycles takes hours.

It hides nothing that stands in it and casts no shadow, so its box must end before walls and floor, and hold no furniture.
"""
import math
from dataclasses import dataclass

import numpy as np
from numba import njit
from PIL import Image

from .rays import rays

COARSER = 2      # steam is soft: marched at half the picture's size
EMPTY = 1e-5     # density below which a step is passed over


@dataclass(frozen=True)
class Bank:
    """Steam in a box, metres, lit by lamps of its own.

    density: per metre where it is thickest; size: metres of a billow; clear: share of the box left clear (0.2 a haze,
    0.5 plumes); soft: metres over which it ends along x and y.
    rise: share of the height plumes reach from the floor; hang: 1 for steam under a ceiling, none of it at the floor.
    lamps: (x, y, z, colour, power, radius); ambient: light from everywhere; forward: how much brighter steam is
    against a lamp, 0 to 1.
    """
    low: tuple
    high: tuple
    density: float
    lamps: tuple = ()
    ambient: tuple = (0.0, 0.0, 0.0)
    size: float = 0.6
    clear: float = 0.5
    soft: tuple = (0.6, 4.0)
    rise: float = 0.6
    hang: float = 0.0
    forward: float = 0.5
    step: float = 0.08
    seed: int = 0


@njit(fastmath=True)
def _random(i, j, k):
    n = (i * 73856093) ^ (j * 19349663) ^ (k * 83492791)
    n = (n ^ (n >> 13)) * 1274126177
    return ((n ^ (n >> 16)) & 0xffff) / 65535.0


@njit(fastmath=True)
def _smooth(t):
    return t * t * t * (t * (t * 6 - 15) + 10)


@njit(fastmath=True)
def _noise(x, y, z):
    """Value noise, 0 to 1."""
    i, j, k = math.floor(x), math.floor(y), math.floor(z)
    u, v, w = _smooth(x - i), _smooth(y - j), _smooth(z - k)
    a = _random(i, j, k) * (1 - u) + _random(i + 1, j, k) * u
    b = _random(i, j + 1, k) * (1 - u) + _random(i + 1, j + 1, k) * u
    c = _random(i, j, k + 1) * (1 - u) + _random(i + 1, j, k + 1) * u
    d = _random(i, j + 1, k + 1) * (1 - u) + _random(i + 1, j + 1, k + 1) * u
    return (a * (1 - v) + b * v) * (1 - w) + (c * (1 - v) + d * v) * w


@njit(fastmath=True)
def _billows(x, y, z, octaves):
    total, weight, share = 0.0, 0.0, 0.5
    for _ in range(octaves):
        total += share * _noise(x, y, z)
        weight += share
        share *= 0.55
        x, y, z = x * 2.03 + 17.1, y * 2.03 + 5.3, z * 2.03 + 9.7
    return total / weight


@njit(fastmath=True)
def _density(x, y, z, low, high, density, size, clear, soft, rise, hang, seed):
    edge = min(1.0, (x - low[0]) / soft[0], (high[0] - x) / soft[0], (y - low[1]) / soft[1], (high[1] - y) / soft[1])
    if edge <= 0.0:
        return 0.0
    px, py, pz = x / size + seed * 13.1, y / size + seed * 3.7, z / size * 0.7 + seed * 7.9
    bend_x = _billows(px * 0.7 + 31.0, py * 0.7, pz * 0.7, 2) - 0.5
    bend_z = _billows(px * 0.7, py * 0.7 + 57.0, pz * 0.7, 2) - 0.5
    billow = _billows(px + bend_x * 1.6, py + bend_z * 1.1, pz - bend_x * 1.3, 5)
    up = (z - low[2]) / (high[2] - low[2])
    thick = 1.0 - hang * (1.0 - up) if hang > 0 else max(0.0, 1.0 - up / (rise * (1.0 + 1.3 * bend_z)))
    return density * edge * edge * (3 - 2 * edge) * thick * min(1.0, max(0.0, (billow - clear) / 0.22))


@njit(fastmath=True)
def _march(eye, ray, low, high, density, size, clear, soft, rise, hang, seed, lamps, ambient, step, forward):
    """Light scattered towards the eye, and the share of what lies behind that comes through."""
    rows, columns, _ = ray.shape
    seen = np.zeros((rows, columns, 4), np.float32)
    for i in range(rows):
        for j in range(columns):
            d = ray[i, j]
            start, end = 0.02, 1e9
            for k in range(3):
                near, far = (low[k] - eye[k]) / (d[k] + 1e-12), (high[k] - eye[k]) / (d[k] + 1e-12)
                start, end = max(start, min(near, far)), min(end, max(near, far))
            through = 1.0
            t = start + step * _random(i * 7 + 3, j * 13 + 1, seed * 10 + 5)   # no two rays in step: no bands
            while t < end and through > 0.01:
                x, y, z = eye[0] + d[0] * t, eye[1] + d[1] * t, eye[2] + d[2] * t
                t += step
                thick = _density(x, y, z, low, high, density, size, clear, soft, rise, hang, seed)
                if thick < EMPTY:
                    continue
                caught = through * (1 - math.exp(-thick * step))
                for c in range(3):
                    seen[i, j, c] += caught * ambient[c]
                for lamp in lamps:
                    lx, ly, lz = lamp[0] - x, lamp[1] - y, lamp[2] - z
                    square = lx * lx + ly * ly + lz * lz
                    against = (lx * d[0] + ly * d[1] + lz * d[2]) / math.sqrt(square + 1e-6)
                    # Henyey and Greenstein's share of light that goes on ahead.
                    ahead = (1 - forward * forward) / (1 + forward * forward - 2 * forward * against) ** 1.5
                    for c in range(3):
                        seen[i, j, c] += caught * lamp[3 + c] * ahead / (square + lamp[6] * lamp[6])
                through -= caught
            seen[i, j, 3] = through
    return seen


def filled(light, banks, camera, part):
    """The light of a render with steam in the room. camera: the arguments of level_camera."""
    height, width, _ = light.shape
    if not banks:
        return light
    ray = rays(max(1, width // COARSER), max(1, height // COARSER), camera, part)
    for bank in banks:
        lamps = np.array([(x, y, z, *(power * c for c in colour), radius)
                          for x, y, z, colour, power, radius in bank.lamps], float).reshape(-1, 7)
        low, high, soft, ambient, eye = (np.array(v, float) for v in
                                         (bank.low, bank.high, bank.soft, bank.ambient, camera['location']))
        seen = _march(eye, ray, low, high, bank.density, bank.size, bank.clear, soft, bank.rise, bank.hang, bank.seed,
                      lamps, ambient, bank.step, bank.forward)
        seen = np.stack([np.asarray(Image.fromarray(seen[..., k]).resize((width, height), Image.BICUBIC))
                         for k in range(4)], -1)
        light = light * seen[..., 3:] + seen[..., :3]
    return light
