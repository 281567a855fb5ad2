"""Not a picture of the site: every material and soft prop side by side, to judge changes."""
from studio import lights
from studio.architecture import barrel_vault, basin, glazing, iron_column
from studio.camera import level_camera
from studio.cloth import draped_cloth, pegged_cloth
from studio.geometry import box, cylinder, sheet
from studio.materials import ceramic, stone, surface, wood
from studio.plants import foliage, leaves
from studio.props import bottle, bowl, hook, spout, stool
from studio.timber import boards, slab
from studio.towels import folded_towel, rolled_towel, towel_stack
from studio.water import lining, water

PICTURE = dict(exposure=0.6)

WALL = 3.0


def build():
    walls = [ceramic.brick(), ceramic.glazed_tile(), ceramic.glazed_tile(
        'white tile', (0.42, 0.40, 0.35), (0.62, 0.60, 0.54), (0.15, 0.075), offset=0.5, grout=(0.2, 0.19, 0.17)),
        stone.black_stone(), stone.travertine(), stone.plaster('tadelakt', roughness=0.35, mottled=0.35)]
    for i, material in enumerate(walls):
        box((-3 + i, WALL, 1.0), (-2.01 + i, WALL + 0.1, 2.6), material)
    for i, material in enumerate((wood.oak(), wood.oak('smoked oak', wood.SMOKED_OAK), wood.cedar(),
                                  wood.wood('walnut', wood.WALNUT, pores=0.4), wood.cedar('black', wood.BLACKENED))):
        boards(slab((-3 + i, WALL, 0), (-2.01 + i, WALL + 0.02, 0.98), 'z', 0.14), material, seed=i)
    box((2, WALL, 0), (3, WALL + 0.1, 0.99), stone.concrete())
    box((-4, -1, -0.1), (4, 1.2, 0), stone.black_stone('floor', slabs=(0.6, 0.6)), 0)
    box((-4, 2.2, -0.1), (4, WALL, 0), stone.black_stone('floor'), 0)
    tile = lining(caustics=1.0, tile=0.1)
    basin(-4, 1.2, 4, 2.2, -0.35, -0.02, tile)
    sheet(-4, 1.2, 4, 2.2, -0.06, water(ripples=0.1, scale=2.5))
    barrel_vault(1.2, WALL, 3.2, 2.7, ceramic.glazed_tile('vault tile', mapping='uv'), rise=0.35)

    iron_column((-2.55, 2.55, 0), 2.6, surface.cast_iron())
    glazing((2.0, WALL - 0.08, 1.1), (2.9, WALL - 0.02, 2.5), surface.black_steel(), surface.glass())
    brass = surface.brass()
    cloth, pale = surface.terry(), surface.linen('pale linen', (0.66, 0.62, 0.55))
    bench = box((-1.6, 0.5, 0), (0.2, 1.05, 0.42), stone.limestone())
    draped_cloth((-1.25, 0.72, 0.5), (0.55, 0.95), surface.wool(), [bench])
    towel_stack((-0.62, 0.78, 0.42), cloth, 3)
    rolled_towel((-0.1, 0.66, 0.42), cloth)
    rolled_towel((-0.1, 0.80, 0.42), cloth, seed=2)
    folded_towel((0.9, 0.6, 0.43), pale, seed=4)
    stool((0.9, 0.7, 0), wood.cedar('teak', wood.TEAK))
    for k, material in enumerate((cloth, pale)):
        x = -0.6 + k * 0.8
        hook((x, WALL, 1.65), brass)
        pegged_cloth((x, WALL - 0.02, 1.65), material, seed=k)
    bowl((1.5, 0.9, 0), brass)
    bottle((1.8, 0.9, 0), surface.black_steel('bottle'))
    spout((1.7, 0.6, 0), brass)
    leaves((2.3, 1.0, 0.5), 0.35, 500, foliage('leaf'))
    cylinder((2.3, 1.0, 0), 0.3, 0.16, stone.limestone('pot'), bevel=0.02)

    lights.strip((-3, WALL - 0.5, 2.7), (3, WALL - 0.5, 2.7), (0, 0.5, -1), 90, width=0.05)
    lights.fill((0, -1.5, 2.6), (0, 2, 0.6), 3, 1.5, 60)
    lights.caustic_spot((2.4, 1.4, 2.0), (2.5, WALL, 0.5), 120, angle=50)
    level_camera((0, -1.9, 1.35), lens=26, shift_y=-0.02)
