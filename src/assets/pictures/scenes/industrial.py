"""A brick works turned bathhouse: a warm pool between iron columns, steel windows on the dusk."""
import math

from finish.light import Window
from finish.steam import Bank
from studio import lights, outlook
from studio.architecture import (barrel_vault, basin, coping, floor_around, glazing, iron_column,
                                 rivet_row, wall_with_opening)
from studio.camera import level_camera
from studio.candles import burnt_candles
from studio.cloth import flung_towel
from studio.geometry import box, cylinder, lathe, rod, sheet
from studio.materials import ceramic, stone, surface, wood
from studio.props import stool
from studio.steam import steam
from studio.water import lining, water

NEAR, FAR, BAY = -3.0, 22.2, 3.6
FIRST, COLUMNS = -4.8, 8            # first column, how many in a row
ROW, WALL = 2.75, 5.4               # half distances of column rows and walls
SPRING, SHAFT = 4.06, 3.70          # where vaults spring, height of columns
POOL = (-1.75, 1.0, 1.75, 20.0)
WATER = -0.06
EYE = (-1.05, -2.3, 1.36)

DUSK = (0, 22, 2.5, (0.48, 0.66, 1.0), 6.0, 1.2)
POOL_LAMPS = tuple((s * 1.4, 2.6 + 3.2 * k + (s > 0) * 1.6, -0.1, (1.0, 0.80, 0.52), 0.04, 0.5)
                   for s in (-1, 1) for k in range(6) if (s, k) not in ((-1, 1), (1, 3)))
PICTURE = dict(
    exposure=1.5, look='Medium High Contrast', magenta=0.3, burn=1.2,
    camera=dict(location=EYE, yaw=1.5, lens=25, shift_x=0.04, shift_y=0.075),
    windows=(Window(22.5, (-1.5, 1.5), 0.95, 4.05, 0.9, 0.6, WATER),),
    steam=(Bank((-5.4, 8, 0), (5.4, FAR, 5), 0.010, (DUSK,), (0.010, 0.008, 0.007), size=2.2, clear=0.2, soft=(0.5, 6),
                hang=0.3, step=0.5, seed=2),
           Bank((-2.1, 2.5, -0.06), (2.1, 20.3, 2.4), 0.5, (DUSK, *POOL_LAMPS), (0.012, 0.011, 0.012), size=0.60,
                clear=0.47, soft=(0.6, 4), forward=0.45, seed=6)))


def build():
    room()
    furnish()
    level_camera(**PICTURE['camera'], focus=7.5, fstop=2.8)


def room():
    """The hall without what people left in it; `industrial_aisle` looks at it from elsewhere."""
    lights.world((0.10, 0.16, 0.30), 0.02)
    brick = ceramic.brick(soot=0.35, mortar=(0.20, 0.18, 0.155), relief=0.020, contrast=0.30, burnt=0.035,
                          weathering=weathered)
    iron = surface.old_iron(colour=(0.066, 0.072, 0.070))
    structure(iron)
    walls(brick, iron)
    pool()
    for k, (y, density, top) in enumerate(((9, 0.30, 0.8), (15, 0.42, 1.5))):
        steam(-2.0, 2.0, y, -0.05, top, density, 0.7, k * 1.9 + 0.4, glow=(0.030, 0.026, 0.024), soft=0.45)


def structure(iron):
    """Two rows of columns, riveted beams on them, shallow brick vaults between, tie rods."""
    vault = ceramic.brick('vault brick', ((0.10, 0.045, 0.03), (0.23, 0.10, 0.062), (0.33, 0.17, 0.11)),
                          mapping='uv', soot=0.35, relief=0.016, contrast=0.34, burnt=0.03, weathering=leaked)
    barrel_vault(NEAR, FAR, ROW, SPRING, vault, rise=0.27)
    side = (WALL - ROW) / 2
    for s in (-1, 1):
        barrel_vault(NEAR, FAR, side, SPRING, vault, rise=0.35, x=s * (ROW + side))
        x = s * ROW
        for low, high, half in ((0, 0.03, 0.13), (0.03, 0.33, 0.02), (0.33, 0.36, 0.13)):
            box((x - half, NEAR, SHAFT + low), (x + half, FAR, SHAFT + high), iron, 0.004)
        for z in (SHAFT + 0.06, SHAFT + 0.30):
            for face in (-1, 1):
                box((x + face * 0.02, NEAR, z - 0.03), (x + face * 0.028, FAR, z + 0.03), iron, 0.002)
        rivet_row((x - s * 0.075, -1, SHAFT - 0.006), (x - s * 0.075, 12, SHAFT - 0.006), 0.18, 0.011, iron)
        for k in range(COLUMNS):
            y = FIRST + k * BAY
            iron_column((x, y, 0), SHAFT, iron, 0.115)
            fittings(x, y, iron)
            if y > 0:
                lights.spot((x - s * 0.30, y - 0.05, 0.04), (x - s * 0.10, y, 4.0), 90 if s < 0 else 55,
                            lights.COVE, 62, 0.9)
        lights.strip((x - s * 0.10, NEAR, SPRING + 0.03), (x - s * 0.10, FAR, SPRING + 0.03),
                     (-s * 0.7, 0, 1), 90 if s < 0 else 34, lights.COVE, 0.04, reflected=False)
    for k in range(COLUMNS):
        y = FIRST + k * BAY
        rod((-ROW, y, SPRING - 0.08), (ROW, y, SPRING - 0.08), 0.014, iron)


def walls(brick, iron):
    """A tall steel window in each bay and a wide one at the end: all the cool light there is."""
    steel = surface.black_steel()
    clear = surface.clear_glass()
    for s in (-1, 1):
        a, b = s * WALL, s * (WALL + 0.45)
        for k in range(7):
            y = NEAR + k * BAY
            middle = y + BAY / 2
            start, end = middle - 0.88, middle + 0.88
            wall_with_opening((a, y, 0), (b, y + BAY, 5), (start, end, 0.95, 3.55), brick)
            if y + BAY < 2:
                continue
            glazing((s * (WALL + 0.26), start, 0.95), (s * (WALL + 0.31), end, 3.55), steel, clear,
                    3, 5, 0.028, 0.05)
            box((s * (WALL - 0.04), start - 0.06, 0.90), (s * (WALL + 0.25), end + 0.06, 0.955), iron, 0.006)
            lights.window_light((s * (WALL + 0.5), middle, 2.3), (0, middle, 0.4), 1.7, 2.5, 70)
    wall_with_opening((-6, FAR, 0), (6, FAR + 0.5, 5.4), (-1.5, 1.5, 0.95, 4.05), brick)
    glazing((-1.5, FAR + 0.28, 0.95), (1.5, FAR + 0.34, 4.05), steel, clear, 4, 5, 0.035, 0.06)
    box((-1.6, FAR - 0.05, 0.89), (1.6, FAR + 0.27, 0.955), iron, 0.006)
    outlook.lofts(FAR + 30, 0.36, EYE)
    lights.window_light((0, FAR + 0.6, 2.6), (0, 12, 0), 2.9, 3.0, 190)
    box((-6, NEAR - 0.3, 0), (6, NEAR, 5), brick, 0)


def weathered(g, colour):
    """A century on a wall: bricks of different firings, soot under the vault, salts and damp at the foot,
    water that ran from the sills."""
    p = g.position()
    x, y, z = p.split()
    along = x + y
    firing = g.noise(g.vector(along * 0.40, 3.0, z * 1.5), 1.0, 3, 0.45)
    colour = g.mix(1.0, colour, g.ramp(firing, (0.36, (0.66, 0.62, 0.62)), (0.48, (0.95, 0.95, 0.95)),
                                       (0.64, (1.42, 1.22, 1.05))), 'MULTIPLY')
    clouds, fine = g.noise(p, 0.9, 5, 0.6), g.noise(p, 9, 5, 0.65)
    rising = g.remap(z - clouds * 1.5, -0.60, 0.10, 1.0, 0.0)
    colour = g.mix(rising * 0.62, colour, (0.030, 0.024, 0.020))
    salts = g.remap(abs(z - clouds * 1.5 - 0.08), 0.0, 0.30, 1.0, 0.0) * g.remap(fine, 0.46, 0.66)
    salts = salts * g.remap(g.noise(p, 0.42, 3), 0.40, 0.58)
    salts = salts.max(g.remap(g.noise(p + (7.0, 2.0, 5.0), 0.7, 6, 0.7), 0.56, 0.72) * g.remap(fine, 0.40, 0.70) * 0.55)
    colour = g.mix(salts * 0.55, colour, (0.50, 0.47, 0.43))
    # Along the side walls the windows come every bay; the end wall has its own.
    bay = abs(((y - NEAR) * (1 / BAY)).fract() - 0.5) * BAY
    bay = bay + (abs(x) - bay) * (y > FAR - 0.05)
    half = (y > FAR - 0.05) * 0.62 + 0.94
    under = g.remap(z, 0.10, 0.93, 0.15, 1.0) * (z < 0.95) * g.remap(bay - half, 0.0, 0.10, 1.0, 0.0)
    ran = g.remap(g.noise(g.vector(along * 11.0, 0.0, z * 0.7), 1.0, 4, 0.6), 0.40, 0.64)
    colour = g.mix(under * ran * 0.75, colour, (0.026, 0.021, 0.019))
    corner = g.remap(abs(bay - half), 0.0, 0.09, 1.0, 0.0) * g.remap(z, 0.25, 0.95, 0.0, 1.0) * (z < 0.95)
    colour = g.mix(corner * g.remap(fine, 0.36, 0.60) * 0.5, colour, (0.46, 0.43, 0.38))
    soot = g.remap(z + (clouds - 0.5) * 2.2, 2.5, 4.4)
    soot = soot.max(g.remap(y + (clouds - 0.5) * 2.0, FAR - 1.5, FAR, 0.0, 0.55) * (abs(x) > 4.2))
    return g.mix(soot * 0.72, colour, (0.026, 0.022, 0.020))


def leaked(g, colour):
    """Brick vaults: firings in bands, lime where water came through, soot at the crown."""
    p = g.position()
    x, y, _ = p.split()
    firing = g.noise(g.vector(x * 1.1, y * 0.5, 0.0), 1.0, 3, 0.5)
    colour = g.mix(1.0, colour, g.ramp(firing, (0.36, (0.70, 0.67, 0.66)), (0.62, (1.28, 1.16, 1.04))), 'MULTIPLY')
    bent = g.noise(p, 2.0, 5, 0.65)
    lime = g.remap(g.noise(p + (0.0, 0.0, 9.0), 0.55, 6, 0.72), 0.56, 0.68) * g.remap(bent, 0.40, 0.65)
    colour = g.mix(lime * 0.42, colour, (0.46, 0.41, 0.36))
    soot = g.remap(abs(x) + (g.noise(p, 0.6, 4) - 0.5) * 2.2, 0.0, 2.0, 0.45, 0.0)
    return g.mix(soot, colour, (0.030, 0.024, 0.021))


def fittings(x, y, iron):
    """Bolts on a column's foot and head, a strap round its shaft."""
    if y < 0 or y > 16:
        return
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder((x + sx * 0.155, y + sy * 0.155, 0.05), 0.022, 0.019, iron, bevel=0.002, segments=6, smooth=False)
            cylinder((x + sx * 0.165, y + sy * 0.165, SHAFT - 0.078), 0.018, 0.017, iron, segments=6, smooth=False)
    if round((y - FIRST) / BAY) % 2:
        lathe((x, y, 1.92), [(0.106, -0.035), (0.114, -0.034), (0.114, 0.034), (0.105, 0.035)], iron, 40, 'strap')


def pool():
    x0, y0, x1, y1 = POOL
    floor = stone.paving('floor', (0.085, 0.079, 0.071), (0.185, 0.172, 0.155), slabs=(1.2, 1.2), joint=0.008,
                         pool=(x0 - 0.35, y0 - 0.35, x1 + 0.35, y1 + 0.35), reach=1.5, damp=0.40, dry=0.42)
    edge = stone.dark_stone('edge', (0.10, 0.093, 0.085), (0.20, 0.185, 0.165), 0.42, wet=0, relief=0.0005)
    tile = lining(colour=(0.25, 0.26, 0.24), absorb=(0.34, 0.19, 0.20), tile=0.1, roughness=0.3, caustics=0.35,
                  caustic_scale=2.2)
    floor_around((-6, NEAR, 6, FAR), (x0 - 0.35, y0 - 0.35, x1 + 0.35, y1 + 0.35), floor)
    coping(*POOL, -0.09, 0.03, edge)
    basin(*POOL, -1.25, -0.08, tile)
    sheet(*POOL, WATER, water(tint=(0.84, 0.88, 0.83), ripples=0.15, scale=1.5))
    warm = (1.0, 0.74, 0.47)
    ring, lens = surface.brass('lamp ring', 0.3), surface.emission('lamp glass', warm, 3.0)
    dead, weak = surface.glass('dead lamp', (0.3, 0.3, 0.28)), surface.emission('tired lamp', (1.0, 0.58, 0.28), 1.1)
    for s in (-1, 1):
        for k in range(6):  # round lamps in the pool's long walls, each with its ring
            y = y0 + 1.6 + 3.2 * k + (0.0 if s < 0 else 1.6)
            if y > y1 - 0.5:
                continue
            state = {(-1, 1): 0, (1, 0): 0.35, (1, 3): 0, (-1, 4): 0.5}.get((s, k), 1)
            glass = lens if state == 1 else weak if state else dead
            for radius, depth, material in ((0.105, 0.008, ring), (0.085, 0.012, glass)):
                disc = cylinder((0, 0, 0), depth, radius, material, bevel=0.002)
                disc.location, disc.rotation_euler = (s * 1.75, y, -0.52), (0, -s * math.pi / 2, 0)
                disc.visible_diffuse = disc.visible_shadow = False
            if state:
                lights.spot((s * 1.70, y, -0.52), (0, y, -1.05), 110 * state, warm, 150, 0.8, 0.08).visible_glossy = False


def furnish():
    teak = wood.cedar('teak', wood.TEAK)
    for x, y in ((4.55, 6.2), (4.62, 9.75)):
        stool((x, y, 0), teak, 0.45, 1.5, 0.44)
    # A towel left on the nearer bench.
    bench = box((4.325, 5.45, 0.1), (4.775, 6.95, 0.447), None, 0)
    flung_towel((4.33, 5.95, 0.459), (0.33, 0.80), surface.bath_terry('sand towel', (0.30, 0.26, 0.215), 0.80),
                [bench], turn=-80, gather=0.92, seed=4)
    bench.hide_render = True
    for seed, (x, y, power, pillars) in enumerate((
            (2.42, 4.25, 9, ((0, 0, 0.25, 0.050), (-0.15, -0.05, 0.10, 0.040), (0.06, -0.20, -0.06, 0.044))),
            (-2.30, 9.0, 6, ((0, 0, 0.13, 0.040), (0.13, 0.22, 0.07, 0.045))))):
        burnt_candles((x, y, 0), pillars, power, seed)
