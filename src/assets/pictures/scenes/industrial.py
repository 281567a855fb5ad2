"""A brick works turned bathhouse: a warm pool between iron columns, steel windows on the dusk."""
import math
import random

from studio import lights
from studio.architecture import (barrel_vault, basin, coping, floor_around, glazing, iron_column,
                                 rivet_row, wall_with_opening)
from studio.camera import level_camera
from studio.cloth import towel_stack
from studio.geometry import box, cylinder, rod, sheet
from studio.materials import ceramic, stone, surface, wood
from studio.nodes import Material
from studio.props import candle_group, stool
from studio.skyline import roofscape
from studio.steam import steam
from studio.water import lining, water

PICTURE = dict(exposure=1.4, look='Medium High Contrast')

NEAR, FAR, BAY = -3.0, 22.2, 3.6
FIRST, COLUMNS = -4.8, 8            # first column, how many in a row
ROW, WALL = 2.75, 5.4               # half distances of column rows and walls
SPRING, SHAFT = 4.06, 3.70          # where vaults spring, height of columns
POOL = (-1.75, 1.0, 1.75, 20.0)
WATER = -0.06


def build():
    lights.world((0.10, 0.16, 0.30), 0.02)
    brick = ceramic.brick(soot=0.5, mortar=(0.20, 0.18, 0.155), relief=0.020)
    iron = surface.cast_iron(colour=(0.060, 0.062, 0.064))
    structure(iron)
    walls(brick, iron)
    pool()
    furnish()
    for k, (y, density, top) in enumerate(((9, 0.30, 0.8), (15, 0.42, 1.5))):
        steam(-2.0, 2.0, y, -0.05, top, density, 0.7, k * 1.9 + 0.4, glow=(0.030, 0.026, 0.024), soft=0.45)
    level_camera((-1.05, -2.3, 1.36), yaw=1.5, lens=25, shift_x=0.04, shift_y=0.075, focus=7.5, fstop=2.8)


def structure(iron):
    """Two rows of columns, riveted beams on them, shallow brick vaults between, tie rods."""
    vault = ceramic.brick('vault brick', ((0.10, 0.045, 0.03), (0.23, 0.10, 0.062), (0.33, 0.17, 0.11)),
                          mapping='uv', soot=0.5, relief=0.016)
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
        outside((s * 24, -20, -12), (s * 24.1, 110, 30), s)
    wall_with_opening((-6, FAR, 0), (6, FAR + 0.5, 5.4), (-1.5, 1.5, 0.95, 4.05), brick)
    glazing((-1.5, FAR + 0.28, 0.95), (1.5, FAR + 0.34, 4.05), steel, clear, 4, 5, 0.035, 0.06)
    box((-1.6, FAR - 0.05, 0.89), (1.6, FAR + 0.27, 0.955), iron, 0.006)
    outside((-24, FAR + 26, -12), (24, FAR + 26.1, 30), 3)
    lights.window_light((0, FAR + 0.6, 2.6), (0, 12, 0), 2.9, 3.0, 190)
    box((-6, NEAR - 0.3, 0), (6, NEAR, 5), brick, 0)


def outside(low, high, seed):
    g = Material('dusk')
    view = box(low, high, g.surface(roofscape(g, -1.2, 5.5, 0.42, seed), is_lamp=False), 0)
    view.visible_diffuse = view.visible_shadow = False


def pool():
    x0, y0, x1, y1 = POOL
    floor = stone.concrete('floor', low=(0.100, 0.094, 0.086), high=(0.175, 0.165, 0.150),
                           roughness=0.34, slabs=(1.2, 1.2), wet=0, relief=0.0003)
    edge = stone.dark_stone('edge', (0.10, 0.093, 0.085), (0.20, 0.185, 0.165), 0.42, wet=0, relief=0.0005)
    tile = lining(colour=(0.25, 0.26, 0.24), absorb=(0.34, 0.19, 0.20), tile=0.1, roughness=0.3, caustics=0.35,
                  caustic_scale=2.2)
    floor_around((-6, NEAR, 6, FAR), (x0 - 0.35, y0 - 0.35, x1 + 0.35, y1 + 0.35), floor)
    coping(*POOL, -0.09, 0.03, edge)
    basin(*POOL, -1.25, -0.08, tile)
    sheet(*POOL, WATER, water(tint=(0.90, 0.92, 0.87), ripples=0.06, scale=1.3))
    warm = (1.0, 0.74, 0.47)
    ring, lens = surface.brass('lamp ring', 0.3), surface.emission('lamp glass', warm, 3.0)
    for s in (-1, 1):
        for k in range(6):  # round lamps in the pool's long walls, each with its ring
            y = y0 + 1.6 + 3.2 * k + (0.0 if s < 0 else 1.6)
            if y > y1 - 0.5:
                continue
            for radius, depth, material in ((0.105, 0.008, ring), (0.085, 0.012, lens)):
                disc = cylinder((0, 0, 0), depth, radius, material, bevel=0.002)
                disc.location, disc.rotation_euler = (s * 1.75, y, -0.52), (0, -s * math.pi / 2, 0)
                disc.visible_diffuse = disc.visible_shadow = False
            lights.spot((s * 1.70, y, -0.52), (0, y, -1.05), 110, warm, 150, 0.8, 0.08).visible_glossy = False


def furnish():
    rng = random.Random(9)
    teak = wood.cedar('teak', wood.TEAK)
    for y in (6.2, 9.8):
        stool((4.55, y, 0), teak, 0.45, 1.5, 0.44)
    stool((-2.30, 2.75, 0), teak, 0.42, 0.55, 0.43)
    towel_stack((-2.30, 2.75, 0.432), surface.terry(), 3, 0.33, 0.36)
    for x, y, count in ((2.35, 4.3, 3), (-2.32, 9.2, 2)):
        candle_group((x, y, 0), count, rng, 9)
