"""Wood for meshes made by timber.boards(), and turned wood for lathe()."""
import functools

from ..nodes import Material, scaled

CEDAR = ((0.20, 0.098, 0.050), (0.31, 0.160, 0.082), (0.42, 0.235, 0.128))
PALE_CEDAR = ((0.30, 0.155, 0.082), (0.46, 0.270, 0.155), (0.60, 0.390, 0.245))
DARK_CEDAR = ((0.05, 0.026, 0.015), (0.09, 0.048, 0.028), (0.14, 0.080, 0.050))
WEATHERED = ((0.075, 0.045, 0.030), (0.14, 0.088, 0.058), (0.21, 0.140, 0.095))
TEAK = ((0.10, 0.050, 0.025), (0.18, 0.090, 0.045), (0.27, 0.150, 0.080))
OAK = ((0.23, 0.135, 0.068), (0.35, 0.220, 0.120), (0.46, 0.310, 0.185))
SMOKED_OAK = ((0.055, 0.034, 0.020), (0.10, 0.064, 0.038), (0.16, 0.105, 0.064))
WALNUT = ((0.060, 0.032, 0.018), (0.115, 0.063, 0.035), (0.18, 0.105, 0.062))
BLACKENED = ((0.008, 0.007, 0.006), (0.017, 0.015, 0.013), (0.032, 0.028, 0.025))


def wood(name='wood', tones=CEDAR, roughness=0.5, rings=70.0, ring_contrast=0.26,
         fibre_contrast=0.34, board_contrast=0.62, pores=0.0, knots=1.0, relief=1.0, fibres=420.0,
         hues=1.0, heart=0.0, marks=None, seasons=0.0, ring_relief=0.35, knot_at=None):
    """Plain-sawn boards: growth rings about a tilted heart, fibre and knots.

    Keep the tonal spread low: it is what tells a good joiner's wood from a
    pallet's. pores: open dark vessels, for oak and walnut. fibres: to the metre; close-ups want 1000.
    hues: how far boards differ in hue; 0.3 for lockers cut from one tree.
    heart: share of boards cut from dark heartwood. marks: a function of the graph that returns
    0 to 1 where the wood is stained: sweat, water, heat. seasons: how far good and bad years differ,
    1 for close-ups. ring_relief: how far late wood lies back; less for planed faces seen from near.
    knot_at: (x, z) of one branch sawn through, in a wall that faces -Y, and how many times its size it is.
    """
    g = Material(name)
    along, across, through = g.attribute('board').split()
    tone = g.attribute('board_random', 'Fac')
    if knot_at:
        branch = Knot(g, knot_at)
        across = across + branch.aside       # years, fibres and pores part before it and close behind it
    # Slicing rings whose axis is tilted against the board makes cathedral grain.
    bend = g.noise(g.vector(along * 0.9, across * 2.0, through), 1.0, 3)
    ripple = g.noise(g.vector(along * 3.0, across * 14.0, through), 1.0, 2)
    side = ((across + along * 0.035 + bend * 0.10) * 2.3).fract() * 0.42 - 0.15
    deep = (through * 0.7).fract() * 0.10 + 0.02 + along * 0.006
    radius = (side * side + deep * deep).sqrt() + ripple * 0.006
    if seasons > 0:
        years = g.noise(g.vector(radius * (rings * 0.33), tone * 9.0, 0.5), 1.0, 2)
        radius = radius + (years - 0.5) * (2.3 * seasons / rings)
    ring = g.ramp((radius * float(rings)).fract(), (0, 0.0), (0.62, 0.55), (0.90, 1.0), (1.0, 0.0))
    ring = ring.split()[0]
    if seasons > 0:
        good = g.random(g.vector((radius * float(rings)).floor(), tone, 6.0))[0]
        ring = ring * (good * (1.1 * seasons) + 1.0 - 0.7 * seasons)
    fibre = g.noise(g.vector(along * (fibres / 84), across * fibres, through * fibres), 1.0, 4, 0.65)
    streak = g.noise(g.vector(along * 1.4, across * 9.0, through * 9.0), 1.0, 4, 0.55)
    shade = (tone * board_contrast + (0.62 - board_contrast) * 0.5 + streak * 0.42
             - ring * ring_contrast + (fibre - 0.5) * fibre_contrast + 0.10)
    colour = g.ramp(shade, (0.05, tones[0]), (0.45, tones[1]), (0.95, tones[2]))
    hue = g.random(g.vector(tone, tone, 3.1))[0]
    colour = g.out(g.node('HueSaturation', {
        'Hue': (hue - 0.5) * (0.024 * hues) + 0.5, 'Saturation': (hue - 0.5) * (0.25 * hues) + 0.945,
        'Color': colour}))
    rough = fibre * 0.2 + (roughness - 0.1)
    if heart > 0:
        dark = g.random(g.vector(tone, 5.7, tone))[1] > 1.0 - heart
        colour = g.mix(dark * (streak * 0.5 + 0.5), colour, (0.50, 0.40, 0.36), 'MULTIPLY')
    if marks:
        mark = marks(g)
        colour = g.mix(mark, colour, (0.42, 0.35, 0.31), 'MULTIPLY')
        rough = rough - mark * 0.16
    height = fibre * 0.5 - ring * ring_relief
    if pores > 0:
        vessel = g.noise(g.vector(along * 16.0, across * 520.0, through * 520.0), 1.0, 2)
        open_grain = g.remap(vessel, 0.60, 0.70) * (ring * 0.6 + 0.4)
        colour = g.mix(open_grain * pores, colour, scaled(tones[0], 0.45))
        height = height - open_grain * pores
    if knots > 0:
        cells = g.node('TexVoronoi', {'Vector': g.vector(along * 1.5, across * 7.0), 'Scale': 1.0})
        chosen = g.random(g.out(cells, 'Position'))[0] > 0.86
        knot = g.remap(g.out(cells, 'Distance'), 0.03, 0.11, 1.0, 0.0, smooth=True) * chosen
        colour = g.mix(knot * 0.8 * knots, colour, scaled(tones[0], 0.35))
    if knot_at:
        colour = branch.colour(colour, tones[0])
        rough = rough - branch.core * 0.10
        height = height * (1.0 - branch.core * 0.5) - branch.years * branch.core * 0.12 - branch.bark * 0.4
    shader = g.principled(colour, rough, 0.35, Normal=g.bump(height, 0.35, 0.0012 * relief))
    return g.surface(shader, flat=tones[1])


class Knot:
    """A branch sawn through, a little aslant as branches rise: the grain of the trunk flows round it, as water would."""
    SIZE = 0.0085     # metres

    def __init__(self, g, at):
        self.g = g
        x, _, z = g.position().split()
        x, z = (x - at[0]) / at[2], (z - at[1]) / at[2]
        near = functools.partial(g.remap, smooth=True)
        # The lines of a flow round a cylinder, drawn out along the board; the next board knows nothing of it.
        flow = g.math('DIVIDE', z * (-1.45 * self.SIZE ** 2), x * x * 0.22 + z * z + (0.45 * self.SIZE) ** 2)
        self.aside = flow * near((x * x * 0.16 + z * z).sqrt(), 0.012, 0.033, 1.0, 0.0) * at[2]
        uneven = (g.noise(g.vector(x, 0.0, z), 75, 4, 0.7) - 0.5) * 0.0070
        x, z = x + z * 0.45, z - x * 0.12
        within = (x * x * 0.40 + z * z).sqrt() + uneven
        self.core = near(within, self.SIZE * 1.15, self.SIZE * 0.80, 0.0, 1.0)
        self.stained = near(within, self.SIZE * 2.6, self.SIZE * 0.9, 0.0, 1.0)
        self.pith = near(within + uneven, 0.0022, 0.0004, 0.0, 1.0)
        self.years = (within * 560.0).fract()
        # Bark has stayed along the upper edge.
        ring = near(abs(within - self.SIZE), 0.0014, 0.0002, 0.0, 1.0)
        self.bark = ring * g.remap(z + uneven, -0.004, 0.006, 0.25, 1.0)

    def colour(self, wood_colour, tone):
        mix = self.g.mix
        around = mix(self.stained * 0.60, wood_colour, scaled(tone, 0.75))
        sawn = mix(self.core * 0.92, around, mix(self.years, scaled(tone, 0.85), scaled(tone, 0.38)))
        return mix((self.bark + self.pith * 0.7).min(1.0), sawn, scaled(tone, 0.08))


def cedar(name='cedar', tones=CEDAR, **options):
    return wood(name, tones, **options)


def oak(name='oak', tones=OAK, **options):
    """Fine rings, open pores, few knots: lockers, desks, floors."""
    defaults = dict(rings=110.0, ring_contrast=0.18, fibre_contrast=0.30, board_contrast=0.45,
                    pores=0.55, knots=0.25, roughness=0.48)
    return wood(name, tones, **{**defaults, **options})


def turned_wood(name='turned wood', low=(0.30, 0.15, 0.075), high=(0.48, 0.28, 0.155)):
    """Upright grain from object coordinates: buckets, bowls, round legs."""
    g = Material(name)
    fibre = g.noise(g.object_position() * (160.0, 160.0, 6.0), 1.0, 4)
    return g.surface(g.principled(g.ramp(fibre, (0.3, low), (0.7, high)), 0.5))
