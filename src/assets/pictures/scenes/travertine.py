"""Close-up: the travertine side of a pool, pitted and dry above the water line, dark at it."""
import math

import numpy as np
from mathutils import Vector, noise

from studio import lights
from studio.bedding import Bedding
from studio.camera import aimed_camera
from studio.geometry import box, grid_faces, mesh_from, store
from studio.materials import stone
from studio.nodes import Material
from studio.water import Waves, water

PICTURE = dict(aspect=(4, 3), exposure=1.5, look='High Contrast')

LEVEL, HIGH = 0.0, 0.46                # water line, top of the modelled face
NEAR, FAR = -0.75, 1.75
BED, JOINTS = 0.185, (0.415, 0.015)    # level joint; upright joints below and above it
SHIFT = Vector((3.1, 8.4, 5.2))


def build():
    lights.world((0.10, 0.16, 0.26), 0.02)
    bedding = Bedding(-0.32, -0.20, 0.80, 0.48, block_at, seed=4)
    face(bedding, weathered(bedding))
    pool()
    bed = stone.dark_stone('pool bed', (0.010, 0.022, 0.024), (0.026, 0.050, 0.052), wet=0)
    box((-0.02, NEAR - 1, -0.9), (3.5, FAR + 1, -0.7), bed, 0)
    # A lamp in a slot above grazes the stone, so that every void has its shadow.
    # It fades towards the near end: where it stopped short, the line of light along the water broke off.
    lamp = lights.strip((0.075, -0.38, 0.50), (0.075, FAR, 0.50), (-0.16, 0, -1), 14.4, lights.SOFT_WARM, 0.020)
    lights.fade(lamp, (0.0, 0.0), (0.09, 0.03), (0.17, 0.16), (0.235, 0.5), (0.26, 1.0))
    lights.fill((1.5, -1.3, 0.9), (0, 0.2, 0.1), 0.8, 0.8, 3.2, lights.DUSK)
    aimed_camera((0.62, -0.55, 0.160), (0.0, 0.10, 0.062), lens=58, fstop=6.3)


def block_at(y, z):
    """Which stone a place belongs to."""
    upper = z > BED
    return upper * 7 + (y > np.where(upper, JOINTS[1], JOINTS[0])) * 3 + 2


def upright_joint(z):
    return JOINTS[1] if z > BED else JOINTS[0]


def stops(*parts):
    """Places along a line, from (start, end, step) parts that follow each other."""
    places = []
    for start, end, step in parts:
        count = round(abs(end - start) / step)
        places += [start + (end - start) * k / count for k in range(count)]
    return places + [parts[-1][1]]


def face(bedding, material):
    """A wall of stone with real voids: bump alone is flat at this distance."""
    rows = stops((HIGH, 0.32, 0.010), (0.32, 0.295, 0.004), (0.295, -0.06, 0.00055), (-0.06, -0.12, 0.0012),
                 (-0.12, -0.30, 0.02))
    steps = stops((NEAR, -0.28, 0.010), (-0.28, 0.25, 0.00055), (0.25, 0.66, 0.0007), (0.66, FAR, 0.010))
    vertices, joints = [], []
    for y in steps:
        for z in rows:
            point = Vector((0.0, y, z))
            level, upright = abs(z - BED + 0.0004 * noise.noise(point * 30)), abs(y - upright_joint(z))
            # An arris breaks here and there; the grout lies a little back.
            chip = 0.0011 + 0.0016 * max(0.0, noise.noise(point * 90 + SHIFT) - 0.25)
            gap = min(level, upright)
            joint = max(0.0, min(1.0, (0.0009 + chip - gap) / chip))
            void = bedding.depth(y, z) * (1 - joint)
            vertices.append((worn_at(point) - void - joint * 0.0005, y, z))
            joints.append(joint)
    wall = mesh_from('face', vertices, grid_faces(len(rows) - 1, len(steps) - 1), material, smooth=True)
    store(wall, 'joint', joints)
    # What stands above is only mirrored in the water.
    box((-0.1, NEAR, HIGH), (0.0, FAR, 1.6), material, 0)


def worn_at(point):
    """No two stones are flush, and none is quite flat."""
    number = int(block_at(point.y, point.z))
    proud = {2: 0.0001, 5: -0.0001, 9: -0.0003, 12: -0.0002}[number]
    return proud + 0.00022 * noise.noise(Vector((0.0, point.y, point.z)) * 5 + SHIFT)


def pool():
    """Rippled water that climbs the stone by its own skin: the bright line where they meet."""
    waves = Waves(seed=9, shortest=0.05, longest=0.60, slope=0.0095)
    across = stops((-0.006, 0.014, 0.0004), (0.014, 0.10, 0.003), (0.10, 0.80, 0.005), (0.80, 2.4, 0.012))
    along = stops((NEAR, -0.28, 0.012), (-0.28, 0.75, 0.003), (0.75, FAR, 0.012))
    vertices = []
    for y in along:
        edge = worn_at(Vector((0.0, y, LEVEL)))
        lick = 0.0029 + 0.0008 * noise.noise(Vector((0.0, y * 18, 4.0)))
        for x in across:
            vertices.append((x, y, LEVEL + waves(x, y) + lick * math.exp(-max(0.0, x - edge) / 0.0019)))
    mesh_from('pool', vertices, grid_faces(len(across) - 1, len(along) - 1),
              water(tint=(0.70, 0.84, 0.82), ripples=0.0), smooth=True)


def weathered(bedding):
    """Honed travertine, soaked a finger's breadth above the water, chalky above that."""
    g = Material('weathered travertine')
    p = g.position()
    _, y, z = p.split()
    upper = z > BED
    block = upper * 7.0 + (y > upper * (JOINTS[1] - JOINTS[0]) + JOINTS[0]) * 3.0
    own = g.random(g.vector(block, 2.0, 5.0))[0]
    tone, void, fine = bedding.at(g, p)
    dark, filler = void.max(0.0), (void * -1.0).max(0.0)
    colour = g.ramp(tone, (0.06, (0.30, 0.235, 0.175)), (0.30, (0.46, 0.39, 0.31)), (0.50, (0.56, 0.495, 0.415)),
                    (0.66, (0.61, 0.555, 0.48)), (0.92, (0.69, 0.645, 0.58)))
    colour = g.mix(1.0, colour, g.ramp(own, (0, 0.86), (1, 1.03)), 'MULTIPLY')
    colour = g.mix(filler * 0.8, colour, (0.50, 0.455, 0.385))
    colour = g.mix(dark * 0.6, colour, (0.30, 0.215, 0.135))
    colour = g.mix(g.attribute('joint', 'Fac') * 0.70, colour, (0.40, 0.35, 0.285))
    # Water soaks up unevenly, further where the stone is open, and leaves lime where it dries.
    line = (g.noise(p * (1.0, 1.0, 0.5), 7, 8, 0.66) - 0.42) * 0.055 + (tone - 0.5) * -0.010
    wet = g.remap(z - line, LEVEL + 0.008, LEVEL + 0.018, 1.0, 0.0, smooth=True)
    lime = g.remap(abs(z - line - (LEVEL + 0.019)), 0.0, 0.008, 1.0, 0.0) * g.noise(p, 75, 5, 0.65)
    colour = g.mix(lime * 0.7, colour, (0.70, 0.67, 0.61))
    colour = g.mix(wet, colour, g.mix(1.0, colour, (0.44, 0.37, 0.295), 'MULTIPLY'))
    rough = g.noise(p, 40, 3) * 0.14 + 0.42 + dark * 0.3
    rough = rough + (0.13 - rough) * wet
    normal = g.bump(fine * 1000.0, 1.0, 0.001)
    depth = g.light_path('Ray Length').min(3.0) * g.light_path('Is Transmission Ray')
    fade = g.vector(*(g.math('POWER', 2.718, depth * -k) for k in (2.6, 1.1, 1.05)))
    colour = g.mix(1.0, colour, fade, 'MULTIPLY')
    return g.surface(g.principled(colour, rough, 0.45, Normal=normal), flat=(0.46, 0.39, 0.31))
