"""Stone and plaster."""
from ..nodes import Material, average, scaled

HONEY = ((0.40, 0.34, 0.27), (0.60, 0.53, 0.44), (0.72, 0.66, 0.57))


def travertine(name='travertine', tones=HONEY, block=(1.1, 0.55), joints=True, roughness=0.45,
               wet=0.0, bedding=1.0, block_contrast=0.24, pits=0.75, pit_scale=1.0, lay='wall'):
    """Bedded, pitted limestone in courses.

    lay: 'wall' beds run level; 'floor' beds run along x on a level surface.
    joints=False: every object is one stone.
    pit_scale > 1 makes smaller, denser voids; close-ups want pits=0.9 or so.
    """
    g = Material(name)
    p = g.position()
    x, y, z = p.split()
    along, depth, up = (x + y, x - y, z) if lay == 'wall' else (x, z, y)
    tone, joint = g.out(g.node('ObjectInfo'), 'Random'), None
    shift = tone * 7.3 + 3.65  # beds must not run on into the next stone
    if joints:
        bricks = g.node('TexBrick', {
            'Vector': g.vector(along, up), 'Scale': 1.0, 'Mortar Size': 0.0022,
            'Mortar Smooth': 0.3, 'Brick Width': block[0], 'Row Height': block[1],
            'Color1': 0.0, 'Color2': 1.0, 'Mortar': 0.5}, offset=0.5)
        tone = g.out(bricks, 'Color').split()[0]
        joint = g.out(bricks, 'Fac')
        shift = tone * 7.3
    # Beds: noise squeezed along the vertical, bent by a slower noise.
    bed = g.vector((along + shift) * 0.55, depth * 0.35, up * 5.0 * bedding + shift)
    bed = bed + g.vector(0.0, 0.0, g.noise(bed, 1.3, 3) * 1.1)
    bands = g.noise(bed, 1.6, 8, 0.62)
    colour = g.ramp(bands, (0.28, tones[0]), (0.48, tones[1]), (0.72, tones[2]))
    shade = tone * block_contrast + (1 - block_contrast / 2)
    warm = g.vector(shade, shade * 0.92 + 0.08, shade * 0.85 + 0.15)
    colour = g.mix(1.0, colour, warm, 'MULTIPLY')
    # Voids: long ones along some beds, and small ones near them.
    crowd = g.remap(g.noise(bed, 2.3, 4, 0.6), 0.48, 0.62)
    cell = bed * (9.0, 9.0, 5.0) * pit_scale
    pit = (g.remap(g.voronoi(cell), 0.10, 0.28, 1.0, 0.0)
           .max(g.remap(g.voronoi(cell * 2.7), 0.12, 0.30, 1.0, 0.0))) * crowd
    colour = g.mix(pit * pits, colour, (0.20, 0.14, 0.09))
    colour = g.mix(1.0, colour, g.ramp(g.noise(p, 0.35, 3), (0.3, 0.82), (0.7, 1.06)), 'MULTIPLY')
    height = bands * 0.12 - pit * 0.6
    if joint is not None:
        colour = g.mix(joint * 0.65, colour, (0.16, 0.12, 0.09))
        height = height - joint * 1.2
    rough = g.noise(p, 14, 3) * 0.24 + (roughness - 0.12)
    if wet > 0:
        colour = g.mix(wet * 0.45, colour, g.mix(1.0, colour, colour, 'MULTIPLY'))
        film = g.remap(g.noise(p, 0.9, 4, 0.55), 0.42, 0.60) * wet
        rough = rough + (0.06 - rough) * film
    shader = g.principled(colour, rough, 0.45, Normal=g.bump(height, 0.55, 0.006))
    return g.surface(shader, flat=tuple(c * 0.95 for c in tones[1]))


def dark_stone(name='dark stone', low=(0.010, 0.011, 0.012), high=(0.045, 0.046, 0.047),
               roughness=0.35, slabs=None, wet=0.6, mapping='box', relief=0.01, veins=0.0):
    """Basalt, slate, honed limestone: set the two tones.

    slabs: (width, height) of paving in metres. wet: smooth darker pools where
    water stands. veins: strength of thin pale veins.
    """
    g = Material(name)
    p = g.position()
    broad, fine = g.noise(p, 2.2, 7, 0.62, 0.5), g.noise(p, 26, 4, 0.6)
    colour = g.ramp(broad * 0.75 + fine * 0.25, (0.32, low), (0.68, high))
    height = broad * 0.5 + fine * 0.22
    if veins > 0:
        drift = g.noise(p, 0.9, 2)
        bent = p * (1.0, 1.0, 1.3) + g.vector(drift, g.noise(p, 1.3, 2), drift) * 1.2
        crack = abs(g.noise(bent, 0.8, 3, 0.45) - 0.5)
        vein = g.remap(crack, 0.0, 0.0045, 1.0, 0.0) * g.remap(g.noise(p, 1.7, 2), 0.42, 0.62)
        colour = g.mix(vein * veins, colour, (0.32, 0.31, 0.29))
    if slabs:
        u, v = g.surface_uv(mapping)
        paving = g.node('TexBrick', {
            'Vector': g.vector(u, v), 'Scale': 1.0, 'Mortar Size': 0.0025, 'Mortar Smooth': 0.2,
            'Brick Width': slabs[0], 'Row Height': slabs[1],
            'Color1': 0.7, 'Color2': 1.25, 'Mortar': 0.35}, offset=0.5)
        colour = g.mix(1.0, colour, g.out(paving, 'Color'), 'MULTIPLY')
        height = height - g.out(paving, 'Fac')
    rough = fine * 0.25 + (roughness - 0.12)
    if wet > 0:
        level = g.out(g.node('NewGeometry'), 'True Normal').split()[2] > 0.7  # water stands
        film = g.remap(g.noise(p, 1.1, 3), 0.40, 0.62, smooth=True) * level * wet
        rough = rough + (0.09 - rough) * film
        height = height * (1.0 - film * 0.85)  # water levels the relief
    shader = g.principled(colour, rough, 0.5, Normal=g.bump(height, 0.5, relief))
    return g.surface(shader, flat=average(low, high))


def paving(name='paving', low=(0.045, 0.040, 0.036), high=(0.115, 0.102, 0.090), slabs=(1.2, 0.8), joint=0.006,
           pool=None, reach=1.6, damp=0.5, dry=0.36, tilt=0.0025):
    """A trodden stone floor: slabs that lie a little unevenly, dirt in the joints, puddles beside the pool.

    pool: its edge (x0, y0, x1, y1); reach: how far water is carried; damp: 0 dry, 1 mostly under water.
    """
    g = Material(name)
    p = g.position()
    x, y, _ = p.split()
    rows = y / slabs[1]
    columns = x / slabs[0] + g.math('MODULO', abs(rows.floor()), 2.0) * 0.47
    r1, r2, r3 = g.random(g.vector(columns.floor(), rows.floor(), 4.1))
    across, up = columns.fract() - 0.5, rows.fract() - 0.5
    ragged = (g.noise(p, 30, 3) - 0.5) * 0.006
    edge = ((0.5 - abs(across)) * slabs[0]).min((0.5 - abs(up)) * slabs[1]) + ragged
    gap = g.remap(edge, joint * 0.5, joint * 0.5 + 0.002, 1.0, 0.0)
    soiled = g.remap(edge, 0.0, 0.07, 0.30, 0.0)

    own = p + g.vector(r1, r2, r3) * 17.0  # a slab's pattern ends at its joint
    broad, fine = g.noise(own, 1.7, 6, 0.6, 0.4), g.noise(p, 26, 4, 0.6)
    colour = g.ramp(broad * 0.55 + fine * 0.25 + (r3 - 0.5) * 0.34 + 0.1, (0.28, low), (0.72, high))
    colour = g.mix(gap.max(soiled), colour, tuple(c * 0.35 for c in low))
    scuffs = g.remap(g.noise(p, 3.1, 7, 0.7), 0.50, 0.66)

    near = 0.0
    if pool:
        aside = (abs(x - (pool[0] + pool[2]) / 2) - (pool[2] - pool[0]) / 2).max(0.0)
        before = (abs(y - (pool[1] + pool[3]) / 2) - (pool[3] - pool[1]) / 2).max(0.0)
        near = g.remap(aside.max(before), 0.0, reach, 0.16, -0.10)
    hollow = g.noise(p, 0.85, 3, 0.5) + (g.noise(p, 5.5, 3) - 0.5) * 0.07 + near + (damp - 0.5) * 0.4
    wetness = g.remap(hollow, 0.44, 0.56, smooth=True)   # dark and sunk in
    film = g.remap(hollow, 0.525, 0.575, smooth=True)    # standing water
    colour = g.mix(wetness * 0.45, colour, (0.0, 0.0, 0.0))
    rough = fine * 0.18 + scuffs * 0.12 + (dry - 0.12)
    rough = rough + (dry * 0.5 - rough) * wetness * 0.6
    rough = rough + (0.035 - rough) * film
    lean = (across * (r1 - 0.5) * slabs[0] + up * (r2 - 0.5) * slabs[1]) * tilt * 60.0
    height = lean + (broad * 0.10 + fine * 0.05 + scuffs * 0.04) * (1.0 - film * 0.9) - gap * 0.8 * (1.0 - film * 0.6)
    shader = g.principled(colour, rough, 0.5, Normal=g.bump(height, 0.5, 0.004))
    return g.surface(shader, flat=average(low, high))


def black_stone(name='black stone', **options):
    """Nero slabs with faint veins, wet in places: cold plunge, steam room floor."""
    defaults = dict(low=(0.006, 0.007, 0.008), high=(0.026, 0.028, 0.030), roughness=0.28,
                    slabs=(1.2, 0.6), wet=0.5, relief=0.0006, veins=0.35)
    return dark_stone(name, **{**defaults, **options})


def limestone(name='limestone', **options):
    """Pale, soft, unjointed: a carved tub, a desk, a basin."""
    defaults = dict(low=(0.42, 0.37, 0.30), high=(0.60, 0.55, 0.47), roughness=0.5, wet=0.0,
                    relief=0.004)
    return dark_stone(name, **{**defaults, **options})


def marble(name='marble', low=(0.30, 0.305, 0.305), high=(0.62, 0.61, 0.585), roughness=0.25, veins=0.55):
    """White, clouded with grey along its beds, a few veins; every object is one stone, polished by use."""
    g = Material(name)
    p = g.position()
    tone = g.out(g.node('ObjectInfo'), 'Random')
    own = p + g.vector(tone * 31.0, tone * 17.0, tone * 23.0)
    bend = g.noise(own, 0.9, 3, 0.55)
    bed = own * (0.55, 0.8, 2.2) + g.vector(bend, bend, bend) * 1.9
    cloud = g.noise(bed, 1.1, 6, 0.58) * 0.8 + g.noise(own, 9, 4, 0.6) * 0.2
    colour = g.ramp(cloud + (tone - 0.5) * 0.10, (0.36, low), (0.50, average(low, high)), (0.60, high))
    if veins > 0:
        crack = abs(g.noise(bed, 0.8, 4, 0.5) - 0.5)
        vein = g.remap(crack, 0.0, 0.010, 1.0, 0.0, smooth=True) * g.remap(g.noise(own, 1.5, 2), 0.42, 0.60)
        colour = g.mix(vein * veins, colour, scaled(low, 0.55))
    colour = g.mix(1.0, colour, g.ramp(g.noise(p, 260, 2, 0.6), (0.3, 0.96), (0.7, 1.03)), 'MULTIPLY')
    worn = g.noise(p, 2.6, 3)
    return g.surface(g.principled(colour, worn * 0.10 + (roughness - 0.05), 0.5, Normal=g.bump(worn, 0.1, 0.002)),
                     flat=average(low, high))


def concrete(name='concrete', **options):
    """Cast or screeded grey floor, slightly polished."""
    defaults = dict(low=(0.13, 0.125, 0.12), high=(0.25, 0.24, 0.23), roughness=0.42, wet=0.25,
                    relief=0.003)
    return dark_stone(name, **{**defaults, **options})


def terrazzo(name='terrazzo', ground=(0.20, 0.196, 0.188), slab=1.2):
    """Ground and polished: chips of three stones and three sizes in grey cement, cast between thin brass strips."""
    g = Material(name)
    p = g.position()
    x, y, _ = p.split()
    colour = g.mix(g.noise(p, 1.4, 5, 0.6) * 0.5, ground, tuple(c * 0.86 for c in ground))
    colour = g.mix(1.0, colour, g.ramp(g.noise(p, 300, 2), (0.3, 0.93), (0.7, 1.05)), 'MULTIPLY')
    for stones, share, size in ((260.0, 0.55, 0.34), (120.0, 0.42, 0.33), (64.0, 0.26, 0.31)):
        bent = p + (g.noise(p, stones * 1.3, 2) - 0.5) * (0.5 / stones)
        cells = g.node('TexVoronoi', {'Vector': bent, 'Scale': stones})
        kind, tone, chosen = g.random(g.out(cells, 'Position'))
        chip = g.remap(g.out(cells, 'Distance'), size, size + 0.06, 1.0, 0.0) * (chosen < share)
        stone = g.ramp(kind, (0.0, (0.40, 0.385, 0.36)), (0.45, (0.30, 0.285, 0.26)), (0.55, (0.115, 0.112, 0.108)),
                       (0.85, (0.085, 0.083, 0.080)), (1.0, (0.27, 0.215, 0.165)))
        colour = g.mix(chip * 0.88, colour, g.mix(1.0, stone, g.ramp(tone, (0, 0.8), (1, 1.12)), 'MULTIPLY'))
    edge = (0.5 - abs((x / slab + 0.21).fract() - 0.5)).min(0.5 - abs((y / slab + 0.37).fract() - 0.5)) * slab
    strip = g.remap(edge, 0.0014, 0.0020, 1.0, 0.0)
    colour = g.mix(strip, colour, (0.24, 0.185, 0.105))
    worn = g.noise(p, 2.3, 6, 0.62)
    return g.surface(g.principled(colour, worn * 0.28 + 0.22, 0.5, Normal=g.bump(g.noise(p, 3.0, 2), 0.1, 0.002)),
                     flat=ground)


def gravel(name='gravel', low=(0.022, 0.021, 0.020), high=(0.13, 0.12, 0.105), stones=55.0):
    """Loose chippings, `stones` to the metre; each has its own tone. For paths seen from 2 m up."""
    g = Material(name)
    p = g.position()
    cells = g.node('TexVoronoi', {'Vector': p, 'Scale': stones})
    tone, _, turn = g.random(g.out(cells, 'Position'))
    shade = tone * 0.8 + g.noise(p, 1.2, 4) * 0.4 - 0.1
    colour = g.ramp(shade, (0.1, low), (0.9, high))
    gap = g.remap(g.out(cells, 'Distance'), 0.35, 0.75)
    colour = g.mix(gap * 0.7, colour, (0.008, 0.008, 0.008))
    height = tone * 0.4 + (1.0 - gap) * 0.6
    shader = g.principled(colour, turn * 0.3 + 0.5, 0.4, Normal=g.bump(height, 0.7, 0.012))
    return g.surface(shader, flat=average(low, high))


def plaster(name='plaster', colour=(0.50, 0.40, 0.31), roughness=0.75, mottled=0.25, relief=0.25, marks=None):
    """Trowelled lime plaster; for tadelakt roughness=0.35, mottled=0.35. marks: as of wood(), of smoke here."""
    g = Material(name)
    p = g.position()
    clouds, trowel = g.noise(p, 0.8, 6, 0.6, 0.4), g.noise(p, 5, 5, 0.6)
    grain = g.noise(p, 60, 3)
    low = tuple(c * (1 - mottled) for c in colour)
    high = tuple(min(1, c * (1 + mottled)) for c in colour)
    tint = g.ramp(clouds * 0.7 + trowel * 0.3, (0.35, low), (0.65, high))
    sand = g.noise(p, 420, 2, 0.7) * 0.6 + g.noise(p, 130, 3, 0.6) * 0.4      # what a soft picture lacks first
    tint = g.mix(1.0, tint, g.ramp(sand, (0.30, 0.88), (0.70, 1.10)), 'MULTIPLY')
    if marks:
        tint = g.mix(marks(g), tint, (0.055, 0.042, 0.032))
    shader = g.principled(tint, clouds * 0.3 + (roughness - 0.15), 0.3,
                          Normal=g.bump(trowel * 0.6 + grain * 0.12 + sand * 0.05, relief, 0.01))
    return g.surface(shader, flat=colour)


def split_stone(name='split stone', low=(0.016, 0.016, 0.017), high=(0.080, 0.076, 0.071)):
    """Broken faces laid dry: every stone its own grey, bedding along it, rust here and there; reads `tone`."""
    g = Material(name)
    p = g.position()
    tone = g.attribute('tone', 'Fac')
    grain = g.noise(p, 55, 5, 0.65)
    x, y, z = p.split()
    bed = g.noise(g.vector(x * 9.0, y * 4.0, z * 60.0 + tone * 50.0), 1.0, 4, 0.6)
    colour = g.ramp(tone * 0.52 + grain * 0.34 + bed * 0.30 - 0.08, (0.15, low), (0.85, high))
    rusty = g.random(g.vector(tone, 2.0, 1.0))[0] > 0.72
    rust = g.remap(g.noise(p + g.vector(tone * 30.0, 0.0, 0.0), 5, 4), 0.60, 0.72) * rusty
    colour = g.mix(rust * 0.55, colour, (0.075, 0.042, 0.022))
    colour = g.mix(1.0, colour, crystals(g, p), 'MULTIPLY')
    height = grain * 0.6 + bed * 0.5 + g.noise(p, 150, 3, 0.6) * 0.25
    shader = g.principled(colour, 0.90 - grain * 0.3, 0.35, Normal=g.bump(height, 0.6, 0.006))
    return g.surface(shader, flat=average(low, high))


def crystals(g, p):
    """The grain of broken stone, drawn in its colour: with few samples the denoiser keeps that, and takes bump away."""
    pits = g.remap(g.noise(p, 330, 2), 0.30, 0.44, 0.55, 1.0)
    return g.ramp(g.noise(p, 520, 3, 0.7) * 0.6 + g.noise(p, 120, 4, 0.65) * 0.4, (0.34, 0.62), (0.66, 1.42)) * pits


def olivine(name='olivine', low=(0.008, 0.009, 0.008), high=(0.040, 0.040, 0.035)):
    """Sauna stones that have been hot for a winter: dark, green-grey, each its own; for rock()."""
    g = Material(name)
    p = g.object_position()
    tone = g.out(g.node('ObjectInfo'), 'Random')
    grain, fine = g.noise(p, 26, 5, 0.65), g.noise(p, 130, 4, 0.6)
    colour = g.ramp(tone * 0.45 + grain * 0.45 + fine * 0.25 - 0.1, (0.15, low), (0.85, high))
    rust = g.remap(g.noise(p, 14, 3), 0.58, 0.74) * (tone > 0.7)
    colour = g.mix(rust * 0.6, colour, (0.070, 0.038, 0.022))
    colour = g.mix(1.0, colour, crystals(g, p), 'MULTIPLY')
    relief = g.bump(grain * 0.6 + fine * 0.5, 0.7, 0.004)
    return g.surface(g.principled(colour, 0.86, 0.3, Normal=relief), flat=average(low, high))


def wet_slate(name='wet slate', dry=(0.027, 0.028, 0.027), slabs=(0.9, 0.45), wet=0.7):
    """Dark paving with a film of water left in its hollows: mirrors where it stands, dull where it dried.

    wet: share of the floor under water.
    """
    g = Material(name)
    p = g.position()
    u, v = g.surface_uv()
    paving = g.node('TexBrick', {'Vector': g.vector(u, v), 'Scale': 1.0, 'Mortar Size': 0.0022, 'Mortar Smooth': 0.3,
                                 'Brick Width': slabs[0], 'Row Height': slabs[1],
                                 'Color1': 0.75, 'Color2': 1.2, 'Mortar': 0.35}, offset=0.37)
    joint = g.out(paving, 'Fac')
    cloud, cleft = g.noise(p, 1.6, 5, 0.6), g.noise(p * (1.0, 2.2, 1.0), 6, 5, 0.6)
    level = cloud * 0.8 + cleft * 0.2
    film = g.remap(level, 0.38 + wet * 0.2, 0.58 + wet * 0.2, 1.0, 0.0, smooth=True) * (1.0 - joint * 0.7)
    colour = g.mix(1.0, dry, g.ramp(cleft, (0.3, 0.7), (0.7, 1.15)), 'MULTIPLY')
    colour = g.mix(1.0, colour, g.out(paving, 'Color'), 'MULTIPLY')
    colour = g.mix(film, colour, (0.60, 0.60, 0.61), 'MULTIPLY')          # water darkens what it soaks
    height = (cleft - joint * 0.8) * (1.0 - film * 0.93)
    shader = g.principled(colour, 0.42 - film * 0.36, film * 0.5 + 0.45, Normal=g.bump(height, 0.5, 0.0025))
    return g.surface(shader, flat=tuple(c * 0.6 for c in dry))
