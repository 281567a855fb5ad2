"""Sample: tall tiles with round ribs under the same green glaze; every rib draws the lamp as a line."""
import math

from studio import lights
from studio.geometry import grid_faces, mesh_from
from studio.materials import ceramic
from studio.sample import FRAME, HALF, TALL, lit

PICTURE = dict(FRAME, exposure=1.5)
RIB, STEP, RISE = 0.0375, 12, 0.009       # width of a rib, faces across it, its height


def build():
    tile = ceramic.glazed_tile('glaze', (0.020, 0.066, 0.058), (0.076, 0.175, 0.148), (0.075, 0.15), mapping='floor',
                               grout=(0.045, 0.050, 0.045), roughness=0.14, tilt=0.25, waviness=0.16, variation=0.7)
    across = [k * RIB / STEP for k in range(-11 * STEP, 11 * STEP + 1)]
    rows = (-TALL, TALL)
    vertices = [(x, y, RISE * math.sqrt(abs(math.sin(math.pi * x / RIB)))) for y in rows for x in across]
    mesh_from('ribs', vertices, grid_faces(len(across) - 1, 1), tile, smooth=True, crease=60)
    lights.area((-0.55, 0.62, 2.5), (0, 0, 0), 0.8, 0.5, 11, lights.SOFT_WARM)
    lit()
