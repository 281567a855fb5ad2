"""Light a camera could not hold: windows brighter than the room, lamps that burn out."""
from dataclasses import dataclass

import numpy as np

from .rays import SENSOR, rays

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)
BURNS = 0.10, 0.8     # brightness (linear, before exposure) at which burning starts and is complete


@dataclass(frozen=True)
class Window:
    """An opening in a wall across the view, and its image in water. Metres.

    head: where a straight head closes it; a round one springs at `head` and is as high as half the width.
    gain: how much light it gains, 1 doubles it; mirrored: the same in the water at height `water`.
    """
    y: float
    x: tuple
    sill: float
    head: float
    gain: float
    mirrored: float = 0.0
    water: float = 0.0
    round: bool = False

    def _inside(self, x, z, soft):
        middle, half = sum(self.x) / 2, (self.x[1] - self.x[0]) / 2
        aside = half - abs(x - middle)
        if self.round:
            top = np.where(z > self.head, half - np.hypot(x - middle, z - self.head), aside)
        else:
            top = self.head - z
        return np.clip(np.minimum(np.minimum(aside, top), z - self.sill) / soft, 0, 1)

    def brightened(self, light, camera, part):
        height, width, _ = light.shape
        ray = rays(width, height, camera, part)
        eye = camera['location']
        far = (self.y - eye[1]) / ray[..., 1]
        x, z = eye[0] + ray[..., 0] * far, eye[2] + ray[..., 2] * far
        pixel = far * SENSOR / camera['lens'] * (part[2] - part[0]) / width
        gain = self._inside(x, z, 2 * pixel) * self.gain
        if self.mirrored:
            gain = gain + self._inside(x, 2 * self.water - z, 2 * pixel) * (z < self.water) * self.mirrored
        return (light * (1 + gain)[..., None]).astype(np.float32)


def burnt(light, gain, blur):
    """The brightest parts gain, the darker ones do not: what a room's lamps do to a film exposed for its shadows."""
    brightness = np.log2(np.maximum(blur((light @ LUMA)[..., None], 2)[..., 0], 1e-5))
    low, high = np.log2(BURNS)
    share = np.clip((brightness - low) / (high - low), 0, 1)
    return light * (1 + gain * share * share * (3 - 2 * share))[..., None]


def unmagenta(light, share):
    """Takes magenta out of the half-tones, where a warm lamp and dusk mix: stone turns lilac there, which none is."""
    excess = np.maximum(np.sqrt(np.maximum(light[..., 0] * light[..., 2], 0)) - light[..., 1], 0)
    mended = light.copy()
    mended[..., 1] += share * excess
    return mended
