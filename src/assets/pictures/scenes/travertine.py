"""Close-up: the travertine side of a pool, pitted and dry above the water line, dark at it."""
from mathutils import Vector, noise

from studio import lights
from studio.camera import aimed_camera
from studio.geometry import box, grid_faces, mesh_from, sheet, store
from studio.materials import stone
from studio.nodes import Material
from studio.water import Waves, water

PICTURE = dict(aspect=(4, 3), exposure=0.6, look='Very High Contrast')

LEVEL, HIGH = 0.0, 0.46                # water line, top of the modelled face
NEAR, FAR = -0.75, 1.75
BED, JOINTS = 0.262, (-0.31, 0.66)     # level joint; upright joints below and above it
SHIFT = Vector((3.1, 8.4, 5.2))


def build():
    lights.world((0.10, 0.16, 0.26), 0.02)
    face(weathered())
    waves = Waves(seed=9, shortest=0.10, longest=0.60, slope=0.035)
    sheet(-0.02, NEAR, 2.4, FAR, LEVEL, water(tint=(0.70, 0.84, 0.82), ripples=0.0), 220, 240, waves)
    bed = stone.dark_stone('pool bed', (0.010, 0.022, 0.024), (0.026, 0.050, 0.052), wet=0)
    box((-0.02, NEAR - 1, -0.9), (3.5, FAR + 1, -0.7), bed, 0)
    # A lamp in a slot above grazes the stone, so that every void has its shadow.
    lights.strip((0.075, NEAR, 0.50), (0.075, FAR, 0.50), (-0.16, 0, -1), 11, lights.SOFT_WARM, 0.014,
                 reflected=False)
    lights.fill((1.5, -1.3, 0.9), (0, 0.2, 0.1), 0.8, 0.8, 5, lights.DUSK)
    aimed_camera((1.00, -0.30, 0.170), (0.0, 0.14, 0.098), lens=58, fstop=4.0)


def upright_joint(z):
    return JOINTS[1] if z > BED else JOINTS[0]


def face(material):
    """A wall of stone with real voids: bump alone is flat at this distance."""
    rows = [HIGH - 0.0022 * k for k in range(int((HIGH + 0.04) / 0.0022))]
    rows += [-0.042 - 0.02 * k for k in range(13)]
    steps = [NEAR + 0.0025 * k for k in range(int((0.95 - NEAR) / 0.0025))]
    steps += [0.95 + 0.010 * k for k in range(int((FAR - 0.95) / 0.010) + 1)]
    vertices, voids = [], []
    for y in steps:
        for z in rows:
            point = Vector((0.0, y, z))
            gap = min(abs(z - BED), abs(y - upright_joint(z)))
            joint = max(0.0, 1 - gap / 0.0022) * 0.004 + max(0.0, 1 - gap / 0.006) ** 2 * 0.0012
            worn = 0.0014 * noise.noise(point * 7 + SHIFT) + 0.0004 * noise.noise(point * 45)
            void = void_at(point)
            vertices.append((worn - void * 0.0050 - joint, y, z))
            voids.append(min(1.0, void + joint * 120))
    wall = mesh_from('face', vertices, grid_faces(len(rows) - 1, len(steps) - 1), material, smooth=True)
    store(wall, 'void', voids)


def void_at(point):
    """0..1: long voids along some beds, a few round ones beside them."""
    bent = point + 0.02 * noise.noise_vector(point * 9 + SHIFT) + 0.004 * noise.noise_vector(point * 60)
    along = Vector((bent.x * 34, bent.y * 12, bent.z * 50))
    beds = noise.noise(Vector((0.3, point.y * 0.9, point.z * 14)) + SHIFT)
    crowd = min(1.0, max(0.0, (beds + 0.05) * 5))
    if crowd == 0:
        return 0.0
    near = noise.voronoi(along * 1.9)[0][0]
    small = noise.voronoi(along * 4.6)[0][0]
    deep = max(0.0, min(1.0, (0.30 - near) / 0.16))
    fine = max(0.0, min(1.0, (0.26 - small) / 0.16)) * 0.6
    return max(deep, fine) * crowd


def weathered():
    """Travertine in level beds, soaked a finger's breadth above the water."""
    g = Material('weathered travertine')
    p = g.position()
    _, y, z = p.split()
    upper = z > BED
    block = upper * 7.0 + (y > upper * (JOINTS[1] - JOINTS[0]) + JOINTS[0]) * 3.0
    tone = g.random(g.vector(block, 2.0, 5.0))[0]
    bed = g.vector(tone * 9.0, y * 0.9 + tone * 31.0, z * 15.0 + tone * 3.0)
    bed = bed + g.vector(0.0, 0.0, g.noise(p, 3.1, 4) * 1.7)
    bands = g.noise(bed, 1.9, 9, 0.64)
    colour = g.ramp(bands, (0.30, (0.36, 0.285, 0.21)), (0.44, (0.50, 0.43, 0.345)),
                    (0.56, (0.58, 0.52, 0.435)), (0.72, (0.68, 0.63, 0.555)))
    colour = g.mix(0.8, colour, g.ramp(tone, (0, 0.84), (1, 1.04)), 'MULTIPLY')
    pores = g.remap(g.noise(p * (1.0, 0.8, 2.4), 190, 3, 0.6), 0.60, 0.72) * g.remap(bands, 0.62, 0.42)
    colour = g.mix(g.remap(g.attribute('void', 'Fac'), 0.15, 0.9) * 0.55, colour, (0.24, 0.17, 0.11))
    colour = g.mix(pores * 0.55, colour, (0.22, 0.16, 0.105))
    line = (g.noise(p * (1.0, 1.0, 0.4), 7, 5, 0.62) - 0.5) * 0.030
    wet = g.remap(z - line, LEVEL + 0.010, LEVEL + 0.030, 1.0, 0.0, smooth=True)
    colour = g.mix(wet, colour, g.mix(1.0, colour, (0.50, 0.44, 0.37), 'MULTIPLY'))
    rough = g.noise(p, 90, 3) * 0.2 + 0.55
    rough = rough + (0.20 - rough) * wet
    height = bands * 0.25 + g.noise(p, 240, 4, 0.6) * 0.12 - pores * 0.6
    normal = g.bump(height * (1.0 - wet * 0.6), 0.5, 0.0016)
    depth = g.light_path('Ray Length').min(3.0) * g.light_path('Is Transmission Ray')
    fade = g.vector(*(g.math('POWER', 2.718, depth * -k) for k in (2.6, 1.1, 1.05)))
    colour = g.mix(1.0, colour, fade, 'MULTIPLY')
    return g.surface(g.principled(colour, rough, 0.45, Normal=normal), flat=(0.46, 0.39, 0.31))
