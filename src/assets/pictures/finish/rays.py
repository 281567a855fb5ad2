"""Where each pixel of a finished picture looks, so that light can be added to it in the room's own metres."""
import math

import numpy as np

SENSOR = 36   # mm, along the longer side of the frame


def rays(width, height, camera, part):
    """Directions of unit length, one a pixel, top row first.

    camera: the arguments of level_camera; part: what of the frame the pixels show, fractions x0, y0, x1, y1 from lower
    left.
    """
    x0, y0, x1, y1 = part
    across, down = width / (x1 - x0), height / (y1 - y0)   # pixels of the whole frame
    longer = max(across, down)
    x = x0 * across + np.arange(width) + 0.5 - across / 2
    y = y1 * down - np.arange(height) - 0.5 - down / 2
    right, up = np.meshgrid((x / longer + camera.get('shift_x', 0)) * SENSOR / camera['lens'],
                            (y / longer + camera.get('shift_y', 0)) * SENSOR / camera['lens'])
    turn = math.radians(camera.get('yaw', 0))
    aimed = np.stack([math.sin(turn) + right * math.cos(turn), math.cos(turn) - right * math.sin(turn), up], -1)
    return aimed / np.linalg.norm(aimed, axis=-1, keepdims=True)
