"""Close-up: the travertine edge of a pool, pitted and dry above the water line, dark below it."""
from mathutils import Vector, noise

from studio import lights
from studio.camera import aimed_camera
from studio.geometry import box, grid_faces, mesh_from, sheet, store
from studio.materials import stone
from studio.nodes import Material
from studio.water import Waves, water

PICTURE = dict(aspect=(4, 3), exposure=0.5, look='High Contrast', samples=20)

TOP, LEVEL = 0.075, 0.0        # stone top and water line
NOSE = 0.014                   # radius of the worn edge
JOINTS = (-0.33, 0.47, 1.27, 2.07, 2.87)
SHIFT = Vector((3.1, 8.4, 5.2))


def build():
    lights.world((0.10, 0.16, 0.26), 0.015)
    edge_stones(weathered())
    waves = Waves(seed=9, shortest=0.07, longest=0.42, slope=0.045)
    sheet(-0.05, -0.6, 2.6, 5.2, LEVEL, water(tint=(0.70, 0.84, 0.82), ripples=0.0), 260, 420, waves)
    bed = stone.dark_stone('pool bed', (0.010, 0.022, 0.024), (0.026, 0.050, 0.052), wet=0)
    box((-0.02, -0.7, -1.1), (2.7, 5.3, -0.9), bed, 0)
    far_side()
    # One warm source across the water rakes over the voids and lights the face; never mirrored
    # as a lamp: the water shows the lit end wall instead. A breath of cool from behind.
    lights.area((1.15, 1.30, 0.62), (-0.05, 0.15, 0.05), 0.30, 0.20, 15, lights.SOFT_WARM,
                reflected=False)
    lights.fill((-0.9, 1.0, 1.2), (-0.1, 0.2, 0), 0.8, 0.8, 2.5, lights.DUSK)
    aimed_camera((0.40, -0.44, 0.225), (-0.012, 0.17, 0.030), lens=56, fstop=3.2)


def edge_stones(material):
    """A section swept along the pool, with real voids: bump alone is flat at this distance."""
    section = [(-0.9 + 0.08 * k, TOP, 0, 1) for k in range(8)]
    section += [(-0.26 + 0.0022 * k, TOP, 0, 1) for k in range(int((0.26 - NOSE) / 0.0022))]
    for k in range(9):
        out = Vector((0, 1)).lerp(Vector((1, 0)), k / 8).normalized()
        section.append((-NOSE + NOSE * out.x, TOP - NOSE + NOSE * out.y, out.x, out.y))
    section += [(0, TOP - NOSE - 0.0022 * k, 1, 0) for k in range(1, 60)]
    section += [(0, TOP - NOSE - 0.13 - 0.04 * k, 1, 0) for k in range(1, 20)]
    steps = [-0.55 + 0.0024 * k for k in range(500)] + [0.65 + 0.012 * k for k in range(350)]
    vertices, voids = [], []
    for y in steps:
        for x, z, nx, nz in section:
            point = Vector((x, y, z))
            void = void_at(point)
            gap = min(abs(y - joint) for joint in JOINTS)
            joint = max(0.0, 1 - gap / 0.0024) * 0.006 + max(0.0, 1 - gap / 0.007) ** 2 * 0.002
            worn = 0.0016 * noise.noise(point * 7 + SHIFT) + 0.0005 * noise.noise(point * 45)
            chip = max(0.0, noise.noise(Vector((y * 16, 3.3, 1.1))) - 0.30) * 0.014 * nx * nz * 2
            sink = void * 0.0045 + joint - worn + chip
            vertices.append((x - nx * sink, y, z - nz * sink))
            voids.append(min(1.0, void + joint * 120))
    stones = mesh_from('edge', vertices, grid_faces(len(section) - 1, len(steps) - 1), material,
                       smooth=True)
    store(stones, 'void', voids)


def void_at(point):
    """0..1: long voids along some beds, a few round ones beside them."""
    bent = point + 0.02 * noise.noise_vector(point * 9 + SHIFT) + 0.004 * noise.noise_vector(point * 60)
    along = Vector((bent.x * 34, bent.y * 11, bent.z * 52))
    beds = noise.noise(Vector((point.x * 9, point.y * 0.8, point.z * 13)) + SHIFT)
    crowd = min(1.0, max(0.0, (beds + 0.02) * 5))
    if crowd == 0:
        return 0.0
    near = noise.voronoi(along * 1.9)[0][0]
    small = noise.voronoi(along * 4.6)[0][0]
    deep = max(0.0, min(1.0, (0.30 - near) / 0.16))
    fine = max(0.0, min(1.0, (0.26 - small) / 0.16)) * 0.6
    return max(deep, fine) * crowd


def weathered():
    """Travertine that is wet below a ragged line and chalk-dry above it."""
    g = Material('weathered travertine')
    p = g.position()
    x, y, z = p.split()
    slab = g.random(g.vector(((y + 0.33) / 0.8).floor(), 2.0, 5.0))[0]
    bed = g.vector(x * 5.0 + slab * 9.0, y * 0.55 + slab * 31.0, z * 9.0)
    bed = bed + g.vector(g.noise(p, 2.3, 3) * 0.7, 0.0, g.noise(p, 3.1, 3) * 0.9)
    bands = g.noise(bed, 2.4, 8, 0.64)
    colour = g.ramp(bands, (0.30, (0.30, 0.235, 0.17)), (0.45, (0.50, 0.425, 0.335)),
                    (0.58, (0.60, 0.535, 0.44)), (0.74, (0.70, 0.645, 0.56)))
    colour = g.mix(0.8, colour, g.ramp(slab, (0, 0.86), (1, 1.06)), 'MULTIPLY')
    pores = g.remap(g.noise(p * (1.6, 1.0, 2.2), 190, 3, 0.6), 0.60, 0.72) * g.remap(bands, 0.62, 0.42)
    void = g.attribute('void', 'Fac')
    colour = g.mix(g.remap(void, 0.15, 0.9) * 0.6, colour, (0.24, 0.165, 0.105))
    colour = g.mix(pores * 0.6, colour, (0.20, 0.145, 0.095))
    # Capillary rise: the line wanders a centimetre, splashes reach over the nosing.
    line = g.noise(p, 9, 4, 0.6) * 0.030 + g.noise(p, 60, 3) * 0.008
    soaked = g.remap(z - line, LEVEL + 0.001, LEVEL + 0.014, 1.0, 0.0, smooth=True)
    splash = g.remap(g.noise(p * (1.0, 0.7, 1.0), 7.5, 4, 0.55), 0.585, 0.635, smooth=True)
    splash = splash * g.remap(x, -0.17, -0.06)
    wet = soaked.max(splash * 0.85)
    lime = g.remap(abs(z - line - LEVEL - 0.016), 0.0, 0.006, 1.0, 0.0, smooth=True) * (1.0 - splash)
    colour = g.mix(lime * 0.35, colour, (0.80, 0.77, 0.72))
    dark = g.mix(1.0, colour, (0.46, 0.40, 0.33), 'MULTIPLY')
    colour = g.mix(wet, colour, dark)
    rough = g.noise(p, 90, 3) * 0.2 + 0.55
    rough = rough + (0.14 - rough) * wet
    height = bands * 0.25 + g.noise(p, 240, 4, 0.6) * 0.12 - pores * 0.6
    normal = g.bump(height * (1.0 - wet * 0.6), 0.5, 0.0022)
    depth = g.light_path('Ray Length').min(3.0) * g.light_path('Is Transmission Ray')
    fade = g.vector(*(g.math('POWER', 2.718, depth * -k) for k in (2.6, 1.1, 1.0)))
    colour = g.mix(1.0, colour, fade, 'MULTIPLY')
    return g.surface(g.principled(colour, rough, 0.45, Normal=normal), flat=(0.46, 0.39, 0.31))


def far_side():
    """Nothing of it is seen directly: a washed wall for the water to mirror, and more floor."""
    box((-9, 5.3, -0.3), (4, 5.6, 3.6), stone.plaster('wall', (0.16, 0.115, 0.080), 0.8, 0.3, 0.3), 0)
    lights.strip((-7.5, 4.92, 0.12), (2.4, 4.92, 0.12), (0, 0.35, 1), 400, lights.WARM, 0.04,
                 reflected=False)
    box((-9, -1, -0.2), (-0.89, 5.3, TOP), stone.travertine('floor', lay='floor', block=(0.8, 0.8)), 0)
