"""The plant room of a bathhouse in the morning: two sand filters, copper, and the day from a window below the sidewalk."""
from studio import lights, plumbing
from studio.camera import level_camera
from studio.geometry import box, rod
from studio.materials import ceramic, stone, surface

PICTURE = dict(aspect=(11, 20), exposure=1.06, look='High Contrast', balance=(0.97, 1.0, 1.03), burn=0.5, vignette=0.22,
               camera=dict(location=(0.02, -1.70, 1.36), yaw=-3.0, lens=42, shift_y=-0.035))

WALL, LEFT, RIGHT, CEILING = 2.9, -1.55, 1.75, 3.3
DAY = (1.0, 0.965, 0.90)
SUN = (1.0, 0.90, 0.74)


def build():
    lights.world()
    shell()
    steel = surface.metal('vessel', (0.50, 0.495, 0.48), 0.36, brushed=True)
    copper = surface.copper('pipe', 0.30)
    bronze = surface.metal('bronze', (0.42, 0.27, 0.12), 0.36)
    wheel = surface.cast_iron('wheel', (0.17, 0.042, 0.022))
    bolts = surface.metal('bolts', (0.36, 0.35, 0.34), 0.34)
    for number, x in enumerate((-0.66, 0.30), 1):
        plumbing.sand_filter((x, 2.18, 0.10), 0.37, 1.56, steel, bronze, bolts,
                             (f'SAND FILTER {number}', '75 GPM', '50 PSI MAX'))
    pipework(copper, bronze, wheel, bolts)
    plumbing.pump((-0.30, 1.28, 0.10), surface.cast_iron('pump', (0.028, 0.032, 0.033)),
                  surface.cast_iron('motor', (0.045, 0.050, 0.050)), bronze)
    daylight()
    bulkhead((1.05, WALL - 0.02, 2.42))
    level_camera(**PICTURE['camera'], focus=3.7, fstop=4.0)


def shell():
    paint = ((0.40, 0.385, 0.355), (0.475, 0.46, 0.43), (0.53, 0.515, 0.485))
    lime = ceramic.brick('limewashed brick', paint, mortar=(0.44, 0.425, 0.395), soot=0.10, contrast=0.45, burnt=0.0)
    box((LEFT - 0.2, WALL, 0), (RIGHT + 0.2, WALL + 0.2, CEILING), lime, 0)
    box((RIGHT, -2.5, 0), (RIGHT + 0.2, WALL, CEILING), lime, 0)
    box((LEFT - 0.2, -2.5, CEILING), (RIGHT + 0.2, WALL + 0.2, CEILING + 0.2), stone.plaster('ceiling', (0.46, 0.45, 0.425)), 0)
    box((LEFT - 0.2, -2.7, 0), (RIGHT + 0.2, -2.5, CEILING), stone.plaster('near wall', (0.40, 0.38, 0.35)), 0)
    # The left wall has the window, out of the frame.
    for low, high in (((-2.5, 0), (0.55, CEILING)), ((2.05, 0), (WALL, CEILING)), ((0.55, 0), (2.05, 1.75)), ((0.55, 2.85), (2.05, CEILING))):
        box((LEFT - 0.3, *low), (LEFT, *high), lime, 0)
    iron = surface.black_steel('window')
    for y in (0.93, 1.30, 1.67):
        box((LEFT - 0.18, y - 0.012, 1.75), (LEFT - 0.14, y + 0.012, 2.85), iron, 0)
    box((LEFT - 0.18, 0.55, 2.29), (LEFT - 0.14, 2.05, 2.31), iron, 0)
    floor = stone.concrete('floor', low=(0.13, 0.125, 0.118), high=(0.235, 0.226, 0.212), wet=0.45)
    box((LEFT, -2.5, -0.2), (RIGHT, WALL, 0), floor, 0)
    kerb = stone.concrete('plinth', low=(0.22, 0.215, 0.205), high=(0.32, 0.31, 0.295), wet=0)
    box((-1.20, 1.02, 0), (0.86, 2.72, 0.10), kerb, 0.008)


def pipework(copper, bronze, wheel, bolts):
    back, head = WALL - 0.16, 2.36
    # Raw water along the wall, and a drop to the top of each vessel.
    plumbing.pipe([(LEFT + 0.02, back, head), (RIGHT - 0.02, back, head)], 0.034, copper)
    for x in (-0.66, 0.30):
        plumbing.pipe([(x, back, head), (x, back, 2.08), (x, 2.18, 2.08), (x, 2.18, 1.74)], 0.027, copper, 1.0)
        rod((x - 0.075, back, head), (x + 0.075, back, head), 0.042, copper, 32)
        plumbing.gate_valve((x, 2.18, 1.86), (0, 0, 1), (0.25, -1, 0), 0.030, bronze, wheel)
    # Clean water: from the foot of the vessels to the pump, and from the pump up the wall.
    plumbing.pipe([(-0.66, 1.80, 0.36), (-0.66, 1.28, 0.32), (-0.44, 1.28, 0.32)], 0.030, copper, 1.2)
    plumbing.pipe([(-0.30, 1.28, 0.52), (-0.30, 1.28, 1.02), (-0.18, 1.62, 1.02), (-0.18, 1.62, 2.70), (-0.18, back, 2.70),
                   (RIGHT - 0.02, back, 2.70)], 0.030, copper, 1.2)
    plumbing.union((-0.30, 1.28, 0.56), (0, 0, 1), 0.042, bronze, bolts)
    plumbing.gate_valve((-0.18, 1.62, 1.30), (0, 0, 1), (0.45, -1, 0), 0.034, bronze, wheel)
    plumbing.gauge((-0.18, 1.585, 1.62), (0.12, -1, 0), 0.058, surface.brass('case', 0.3))
    # Three risers at the right, each with its clamps.
    for k, (x, r) in enumerate(((0.90, 0.022), (1.02, 0.022), (1.15, 0.028))):
        plumbing.pipe([(x, back + 0.05, 0.30 + 0.12 * k), (x, back + 0.05, CEILING)], r, copper)
        for z in (0.72, 1.55, 3.0):
            rod((x, back + 0.05, z - 0.012), (x, back + 0.05, z + 0.012), r * 1.25, bolts, 32)
            rod((x, back + 0.05, z), (x, WALL, z), 0.006, bolts, 12)
    plumbing.gate_valve((0.90, back + 0.05, 1.20), (0, 0, 1), (0, -1, 0), 0.024, bronze, wheel)
    plumbing.gate_valve((1.15, back + 0.05, 1.28), (0, 0, 1), (0, -1, 0), 0.028, bronze, wheel)


def bulkhead(centre):
    """A small lamp behind glass, as in cellars."""
    x, y, z = centre
    plumbing.turned([(0, 0), (0.105, 0), (0.105, 0.03), (0.092, 0.045), (0.092, 0.05)], centre, (0, -1, 0), surface.cast_iron('fitting'))
    plumbing.turned([(0.088, 0.046), (0.084, 0.075), (0.06, 0.10), (0.03, 0.108), (0, 0.11)], centre, (0, -1, 0),
                    surface.emission('lamp', (1.0, 0.70, 0.40), 14))
    lights.point((x, y - 0.16, z), 9, (1.0, 0.66, 0.36), 0.08)


def daylight():
    """Sun through the window to the left, and what sky and street send after it."""
    lights.sun((1.0, 0.62, -0.62), 5.5, SUN, 0.7)
    lights.window_light((LEFT - 0.35, 1.3, 2.35), (0.5, 1.9, 0.8), 1.5, 1.1, 95, DAY, 150)
    lights.fill((0.3, -2.2, 2.6), (0.1, WALL, 1.0), 2.6, 1.6, 16, DAY)
