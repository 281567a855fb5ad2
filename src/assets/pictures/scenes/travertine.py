"""Close-up: the travertine side of a pool, pitted and dry above the water line, dark at it."""
import math

from mathutils import Vector, noise

from studio import lights
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
    face(weathered())
    pool()
    bed = stone.dark_stone('pool bed', (0.010, 0.022, 0.024), (0.026, 0.050, 0.052), wet=0)
    box((-0.02, NEAR - 1, -0.9), (3.5, FAR + 1, -0.7), bed, 0)
    # A lamp in a slot above grazes the stone, so that every void has its shadow.
    lights.strip((0.075, 0.12, 0.50), (0.075, FAR, 0.50), (-0.16, 0, -1), 11, lights.SOFT_WARM, 0.014)
    lights.fill((1.5, -1.3, 0.9), (0, 0.2, 0.1), 0.8, 0.8, 3.2, lights.DUSK)
    aimed_camera((0.62, -0.55, 0.160), (0.0, 0.10, 0.062), lens=58, fstop=6.3)


def upright_joint(z):
    return JOINTS[1] if z > BED else JOINTS[0]


def stops(*parts):
    """Places along a line, from (start, end, step) parts that follow each other."""
    places = []
    for start, end, step in parts:
        count = round(abs(end - start) / step)
        places += [start + (end - start) * k / count for k in range(count)]
    return places + [parts[-1][1]]


def face(material):
    """A wall of stone with real voids: bump alone is flat at this distance."""
    rows = stops((HIGH, 0.32, 0.010), (0.32, -0.04, 0.0012), (-0.04, -0.30, 0.02))
    steps = stops((NEAR, -0.28, 0.010), (-0.28, 0.70, 0.0012), (0.70, FAR, 0.010))
    vertices, voids = [], []
    for y in steps:
        for z in rows:
            point = Vector((0.0, y, z))
            gap = min(abs(z - BED + 0.0006 * noise.noise(point * 30)), abs(y - upright_joint(z)))
            joint = max(0.0, 1 - gap / 0.0022) * 0.004 + max(0.0, 1 - gap / 0.006) ** 2 * 0.0012
            worn = worn_at(point) + 0.0003 * noise.noise(point * 60)
            void = void_at(point) if z > -0.05 and -0.3 < y < 0.8 else 0.0
            vertices.append((worn - void * 0.0062 - joint, y, z))
            voids.append(min(1.0, void + joint * 120))
    wall = mesh_from('face', vertices, grid_faces(len(rows) - 1, len(steps) - 1), material, smooth=True)
    store(wall, 'void', voids)


def worn_at(point):
    return 0.0014 * noise.noise(Vector((0.0, point.y, point.z)) * 7 + SHIFT)


def void_at(point):
    """0..1: ragged holes drawn out along the beds, where gas once rose; rows of them, and sound stone between."""
    y, z = point.y, point.z + 0.010 * noise.noise(Vector((1.0, point.y * 2.1, 0.0)) + SHIFT)
    crowd = noise.noise(Vector((0.3, y * 1.7, z * 17)) + SHIFT) + 0.5 * noise.noise(Vector((4.0, y * 5, z * 40)) + SHIFT)
    least = 0.70 - 0.52 * max(0.0, min(1.0, crowd * 1.5 + 0.12))
    ragged = noise.fractal(Vector((0.0, y * 44, z * 112)) + SHIFT, 0.72, 2.2, 5)
    if ragged < least:
        return 0.0
    t = min(1.0, (ragged - least) / 0.13)
    return t * t * (3 - 2 * t) * min(1.0, 0.45 + (ragged - least) * 1.6)


def pool():
    """Rippled water that climbs the stone by its own skin: the bright line where they meet."""
    waves = Waves(seed=9, shortest=0.07, longest=0.50, slope=0.030)
    across = stops((-0.006, 0.016, 0.0006), (0.016, 0.10, 0.004), (0.10, 2.4, 0.012))
    along = stops((NEAR, -0.28, 0.012), (-0.28, 0.75, 0.003), (0.75, FAR, 0.012))
    vertices = []
    for y in along:
        edge = worn_at(Vector((0.0, y, LEVEL)))
        lick = 0.0032 + 0.0008 * noise.noise(Vector((0.0, y * 18, 4.0)))
        for x in across:
            vertices.append((x, y, LEVEL + waves(x, y) + lick * math.exp(-max(0.0, x - edge) / 0.0027)))
    mesh_from('pool', vertices, grid_faces(len(across) - 1, len(along) - 1),
              water(tint=(0.70, 0.84, 0.82), ripples=0.0), smooth=True)


def weathered():
    """Travertine in level beds, soaked a finger's breadth above the water, chalky above that."""
    g = Material('weathered travertine')
    p = g.position()
    _, y, z = p.split()
    upper = z > BED
    block = upper * 7.0 + (y > upper * (JOINTS[1] - JOINTS[0]) + JOINTS[0]) * 3.0
    tone = g.random(g.vector(block, 2.0, 5.0))[0]
    bed = g.vector(tone * 9.0, y * 0.9 + tone * 31.0, z * 15.0 + tone * 3.0)
    bed = bed + g.vector(0.0, 0.0, g.noise(p, 3.1, 4) * 1.7)
    bands = g.noise(bed, 1.9, 9, 0.64)
    thin = g.noise(bed * (1.0, 1.0, 4.0), 2.3, 5, 0.6)
    colour = g.ramp(bands * 0.7 + thin * 0.3, (0.32, (0.36, 0.285, 0.21)), (0.45, (0.50, 0.43, 0.345)),
                    (0.55, (0.58, 0.52, 0.435)), (0.68, (0.68, 0.63, 0.555)))
    colour = g.mix(0.8, colour, g.ramp(tone, (0, 0.84), (1, 1.04)), 'MULTIPLY')
    pores = g.remap(g.noise(p * (1.0, 0.6, 2.0), 210, 4, 0.65), 0.60, 0.68) * g.remap(thin, 0.62, 0.40)
    colour = g.mix(g.remap(g.attribute('void', 'Fac'), 0.05, 0.7) * 0.6, colour, (0.20, 0.145, 0.09))
    colour = g.mix(pores * 0.7, colour, (0.20, 0.145, 0.09))
    # Water soaks up unevenly, and leaves lime where it dries.
    line = (g.noise(p * (1.0, 1.0, 0.5), 6, 6, 0.64) - 0.42) * 0.060
    wet = g.remap(z - line, LEVEL + 0.008, LEVEL + 0.020, 1.0, 0.0, smooth=True)
    lime = g.remap(abs(z - line - (LEVEL + 0.026)), 0.0, 0.012, 1.0, 0.0) * g.noise(p, 55, 4, 0.6)
    colour = g.mix(lime * 0.75, colour, (0.74, 0.71, 0.66))
    colour = g.mix(wet, colour, g.mix(1.0, colour, (0.42, 0.36, 0.29), 'MULTIPLY'))
    rough = g.noise(p, 90, 3) * 0.2 + 0.55
    rough = rough + (0.16 - rough) * wet
    height = bands * 0.25 + thin * 0.15 + g.noise(p, 260, 5, 0.62) * 0.20 - pores * 0.7
    normal = g.bump(height * (1.0 - wet * 0.55), 0.6, 0.0018)
    depth = g.light_path('Ray Length').min(3.0) * g.light_path('Is Transmission Ray')
    fade = g.vector(*(g.math('POWER', 2.718, depth * -k) for k in (2.6, 1.1, 1.05)))
    colour = g.mix(1.0, colour, fade, 'MULTIPLY')
    return g.surface(g.principled(colour, rough, 0.45, Normal=normal), flat=(0.46, 0.39, 0.31))
