"""The bath hall: arcades, a dark vault, a long still pool, dusk in the window at the end.

Warm light lies in pools beside the water; the far third belongs to the dusk.
"""
from finish.light import Window
from finish.steam import Bank
from studio import lights, outlook
from studio.architecture import (arcade_outline, barrel_vault, basin, coping, floor_around, glazing,
                                 voussoirs)
from studio.camera import level_camera
from studio.candles import burnt_candles
from studio.cloth import flung_towel
from studio.geometry import arch_outline, box, extrude, lathe, sheet
from studio.materials import stone, surface, wood
from studio.props import stool
from studio.steam import steam
from studio.timber import spans
from studio.towels import stack_by_hand
from studio.water import lining, water

NEAR, FAR = -5.0, 23.8          # ends of the hall along y
BAY, BAYS = 3.2, 9
ARCADE, DEPTH, CORNICE = 3.4, 0.85, 3.95   # half width, wall thickness, height
POOL = (-1.75, -0.9, 1.75, 18.6)
WATER = -0.055

DUSK, AISLE = (0, 23.6, 2.8, (0.50, 0.66, 1.0), 9.0, 1.2), (-5, 3, 2.6, (1.0, 0.62, 0.34), 1.6, 1.2)
PICTURE = dict(
    exposure=1.15, look='Medium High Contrast', magenta=0.8, burn=1.3,
    camera=dict(location=(0.65, -4.7, 1.30), yaw=-2.5, lens=25, shift_y=0.07),
    windows=(Window(23.9, (-1.75, 1.75), 1.25, 3.3, 1.3, 0.8, WATER, round=True),),
    steam=(Bank((-3.3, 9, -0.05), (3.3, 23.3, 6.5), 0.012, (DUSK,), (0.004, 0.005, 0.008), size=2.2, clear=0.2,
                soft=(0.8, 6), hang=0.35, forward=0.55, step=0.4, seed=2),
           Bank((-2.1, 0.5, -0.05), (2.1, 19, 2.6), 0.5, (DUSK, AISLE), (0.010, 0.010, 0.012), size=0.62, soft=(0.7, 5),
                rise=0.55, seed=4)))
# Paler beds and greyer shadows than the usual stone: warm lamps add the honey.
GREY_HONEY = ((0.36, 0.325, 0.28), (0.52, 0.475, 0.415), (0.70, 0.655, 0.585))


def build():
    travertine = stone.travertine(tones=GREY_HONEY, block_contrast=0.50, pits=1.0, pit_scale=0.8, bedding=0.6)
    ledge = stone.travertine('ledge', GREY_HONEY, joints=False, roughness=0.33, wet=0.35, bedding=0.6,
                             block_contrast=0.3)
    dressed = stone.travertine('dressed', GREY_HONEY, joints=False, bedding=0.6, block_contrast=0.42)
    x0, y0, x1, y1 = POOL
    floor = stone.paving('floor', pool=(x0 - 0.35, y0 - 0.35, x1 + 0.35, y1 + 0.35), reach=2.0, damp=0.41, dry=0.30)
    lights.world((0.10, 0.16, 0.30), 0.03)
    for side in (-1, 1):
        arcade(side, travertine, dressed, ledge)
    vault(dressed)
    pool(floor, ledge)
    end_wall(travertine, dressed, floor)
    furnish()
    for k, (y, density, top) in enumerate(((2.4, 0.40, 0.26), (3.9, 0.45, 0.55), (6.1, 0.55, 0.36), (9.2, 0.60, 1.0),
                                          (14.5, 0.80, 1.9))):
        cool = k / 4  # steam takes the dusk on as it nears the window
        steam(-2.0, 2.0, y, -0.05, top, density, 0.9 - 0.05 * k, k * 1.7 + 0.3,
              glow=(0.016 + 0.004 * cool, 0.015 + 0.014 * cool, 0.014 + 0.030 * cool), soft=0.45)
    level_camera(**PICTURE['camera'], focus=7.0, fstop=2.8)


def arcade(side, travertine, dressed, ledge):
    """One side: arched bays with plinths and imposts, an aisle behind, its lamps."""
    clay = stone.plaster('aisle', (0.50, 0.37, 0.26))
    inner, outer, wall = side * ARCADE, side * (ARCADE + DEPTH), side * (ARCADE + DEPTH + 1.9)
    pier, spring = 0.52, 2.15
    extrude([(u + NEAR, v) for u, v in arcade_outline(BAYS, BAY, pier, spring, CORNICE)], 'x', DEPTH,
            travertine, 0.012, (min(inner, outer), 0, 0), 'arcade')
    radius = BAY / 2 - pier
    for i in range(BAYS):
        voussoirs((min(inner, outer) - 0.012, NEAR + (i + 0.5) * BAY, spring), radius - 0.008, radius + 0.36,
                  DEPTH + 0.024, dressed, 'x', stones=15, seed=i, bonded=True)
        middle = NEAR + (i + 0.5) * BAY
        box((wall - side * 0.5, middle - 0.8, 0), (wall, middle + 0.8, 0.45), ledge, 0.012)
    for i in range(BAYS + 1):
        middle = NEAR + i * BAY
        for low, high in ((2.07, 2.16), (0, 0.16)):
            box((inner - side * 0.04, middle - 0.56, low), (outer + side * 0.04, middle + 0.56, high),
                dressed, 0.01)
    for i, (a, b) in enumerate(spans(NEAR, FAR, 1.9)):  # the cornice, stone by stone
        box((inner - side * 0.20, a + 0.001, CORNICE - 0.02), (outer, b - 0.001, CORNICE + 0.10), dressed, 0.012)
        box((inner - side * 0.20, a + 0.001, CORNICE + 0.09), (inner - side * 0.15, b - 0.001, CORNICE + 0.20),
            dressed, 0.008)
    box((wall, NEAR, 0), (wall + side * 0.2, FAR, 4.0), clay, 0)
    box((outer - side * 0.1, NEAR, 3.5), (wall + side * 0.1, FAR, 3.7), clay, 0)

    # The far half belongs to the dusk, and one aisle was left unlit.
    if side < 0:
        lights.strip((outer + side * 0.15, NEAR + 2, 3.40), (outer + side * 0.15, 8.6, 3.40),
                     (side, 0, -0.75), 620, (1.0, 0.64, 0.37), 0.05)
    cove = inner - side * 0.08
    lights.strip((cove, 1.0, CORNICE + 0.13), (cove, 9.0, CORNICE + 0.13), (-side * 0.35, 0, 1),
                 44 if side < 0 else 24, width=0.05)


def vault(dressed):
    clay = stone.plaster('vault', (0.24, 0.185, 0.145), 0.7, 0.22, 0.3)
    spring, radius = CORNICE + 0.1, ARCADE + 0.1
    barrel_vault(NEAR, FAR, radius, spring, clay, rise=0.92)
    for i in range(BAYS + 1):
        voussoirs((0, NEAR + i * BAY - 0.31, spring), radius - 0.16, radius + 0.02, 0.62, dressed, 'y', 0.91, 21,
                  seed=40 + i)


def pool(floor, ledge):
    x0, y0, x1, y1 = POOL
    tile = lining(colour=(0.10, 0.16, 0.15), absorb=(1.0, 0.32, 0.30), tile=0.1)
    floor_around((-7, NEAR, 7, FAR), (x0 - 0.35, y0 - 0.35, x1 + 0.35, y1 + 0.35), floor)
    coping(*POOL, -0.09, 0.035, ledge)
    basin(*POOL, -1.35, -0.08, tile)
    for k in range(5):
        box((x0, y1 - 0.35 * (k + 1), -1.4), (x1, y1 - 0.35 * k, -0.22 - 0.22 * k), tile, 0.01)
    sheet(*POOL, WATER, water(tint=(0.78, 0.88, 0.86), ripples=0.05, scale=1.1))


def end_wall(travertine, dressed, floor):
    """A tall arch closed by a steel window: the one cool source."""
    width, pane = 2 * (ARCADE + DEPTH), FAR + 0.1
    outline = arch_outline(width, width / 2 - 1.75, 3.3, 8.2, 64)
    extrude([(u - width / 2, v) for u, v in outline], 'y', 0.9, travertine, 0.015, (0, FAR - 1.2, 0))
    voussoirs((0, FAR - 1.215, 3.3), 1.742, 2.2, 0.93, dressed, 'y', stones=19, seed=70)
    box((-3, FAR - 0.5, -0.2), (3, pane + 1, 0), floor, 0)
    outlook.park(pane + 24, 0.55)
    glazing((-1.9, pane, 0), (1.9, pane + 0.04, 5.1), surface.cast_iron(), surface.glass(), 4, 5)
    box((-0.42, FAR - 2.4, 0), (0.42, FAR - 1.7, 0.75), travertine, 0.02)
    lathe((0, FAR - 2.05, 0.75), [(0.08, 0), (0.12, 0.02), (0.34, 0.14), (0.46, 0.26),
                                  (0.45, 0.265), (0.33, 0.16), (0, 0.06)], surface.brass())
    # Long and low down the hall for water and floor, upward for the vault.
    lights.fill((0, FAR - 1.35, 2.6), (0, 6, 0.0), 3.3, 4.4, 420, (0.34, 0.54, 1.0))
    lights.fill((0, FAR - 1.4, 3.4), (0, 11, 7.4), 3.2, 2.4, 190, (0.36, 0.55, 1.0))


def furnish():
    # (x, y), power, pillars: dx, dy, height, radius; negative heights are out.
    for seed, (x, y, power, pillars) in enumerate((
            (-2.50, 0.85, 13, ((0, 0, 0.30, 0.056), (0.13, -0.06, 0.17, 0.048), (-0.12, 0.07, 0.21, 0.035),
                               (-0.20, -0.10, 0.07, 0.050), (0.06, 0.17, -0.12, 0.042), (0.27, 0.02, 0.045, 0.033))),
            (2.24, 1.80, 6, ((0.14, 0.05, 0.085, 0.056), (-0.02, -0.12, 0.24, 0.037))),
            (-2.32, 5.0, 4, ((0, 0, 0.26, 0.045),)),
            (2.36, 7.6, 10, ((0, 0, 0.28, 0.052), (0.12, 0.10, 0.11, 0.038), (-0.10, 0.14, 0.17, 0.040),
                             (0.10, -0.12, 0.05, 0.050), (0.26, 0.05, -0.15, 0.040))),
            (-2.42, 10.4, 6, ((0, 0, 0.12, 0.042), (0.16, 0.5, 0.22, 0.048), (-0.08, 0.14, 0.06, 0.035))),
            (2.50, 14.6, 4, ((0, 0, 0.20, 0.045),)),
            (0.95, 19.4, 6, ((0, 0, 0.24, 0.045), (0.12, 0.04, 0.10, 0.040), (-1.9, 0.05, 0.15, 0.045))))):
        burnt_candles((x, y, 0), pillars, power * 2.6, seed)
    lights.point((5.4, 3.4, 0.9), 26, lights.CANDLE, 0.05)  # a candle on the bench of the dark aisle
    stool((2.85, 2.85, 0), wood.cedar('teak', wood.TEAK))
    terry = surface.bath_terry('towel', (0.60, 0.55, 0.48), 0.86)
    stack_by_hand((2.88, 3.03, 0.432), (terry,), ((3, 0, 0, 2), (2, -0.014, -0.02, -9)), 0.34, 0.29, 3)
    # Two towels: one hangs from the stool, one lies over the coping where somebody went in.
    seat = box((2.61, 2.49, 0.1), (3.09, 3.21, 0.438), None, 0)
    edge = [box((-2.1, 1.0, -0.4), (-1.72, 4.2, 0.040), None, 0), box((-4, 1.0, -0.4), (-2.1, 4.2, 0.004), None, 0)]
    flung_towel((2.66, 2.68, 0.455), (0.32, 0.86), terry, [seat], turn=-80, gather=0.92, seed=2)
    flung_towel((-1.81, 1.90, 0.058), (0.30, 0.86), terry, edge, turn=142, gather=0.90, seed=5)
    for form in (seat, *edge):
        form.hide_render = True
