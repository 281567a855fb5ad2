"""Metal, cloth, glass, wax and things that glow."""
import math
from functools import lru_cache

from ..nodes import Material


def metal(name, colour, roughness=0.3, brushed=False, cast=0.0):
    """brushed: upright hairlines; cast: strength of a sand-cast skin."""
    g = Material(name)
    p = g.object_position()
    marks = g.noise(p * (20.0, 20.0, 400.0), 1.0, 3) if brushed else g.noise(p, 30, 4)
    extra = {'Normal': g.bump(g.noise(p, 120, 3), cast, 0.002)} if cast else {}
    return g.surface(g.principled(colour, marks * 0.25 + (roughness - 0.1), Metallic=1.0, **extra))


def brass(name='brass', roughness=0.26):
    return metal(name, (0.58, 0.38, 0.16), roughness)


def black_steel(name='black steel', roughness=0.38):
    return metal(name, (0.045, 0.045, 0.047), roughness)


def cast_iron(name='cast iron', colour=(0.035, 0.036, 0.038)):
    """Painted iron: dielectric, so that it stays dark in warm light."""
    g = Material(name)
    p = g.position()
    worn = g.ramp(g.noise(p, 6, 5, 0.6), (0.35, colour), (0.7, tuple(c * 1.8 for c in colour)))
    relief = g.bump(g.noise(p, 90, 3), 0.35, 0.003)
    return g.surface(g.principled(worn, g.noise(p, 20, 3) * 0.2 + 0.32, Normal=relief), flat=colour)


def old_iron(name='old iron', colour=(0.060, 0.062, 0.064), chips=0.5, runs=0.5):
    """Painted iron after a century: chips down to rust, rust running from them, dirt near the floor."""
    g = Material(name)
    p = g.position()
    x, y, z = p.split()
    foot = g.remap(z, 0.0, 0.55, 1.0, 0.0)
    paint = g.ramp(g.noise(p, 3.5, 6, 0.62), (0.32, tuple(c * 0.75 for c in colour)),
                   (0.68, tuple(c * 1.5 for c in colour)))
    grain = g.noise(p, 55, 4, 0.6)
    damage = g.noise(p, 7.0, 7, 0.68) + (grain - 0.5) * 0.16 + foot * 0.075 + (chips - 0.5) * 0.12
    primer, bare = g.remap(damage, 0.595, 0.612), g.remap(damage, 0.625, 0.640)
    rust = g.ramp(grain, (0.3, (0.035, 0.016, 0.010)), (0.7, (0.20, 0.075, 0.028)))
    streaks = g.noise(g.vector(x * 26.0, y * 26.0, z * 0.8), 1.0, 4, 0.6)
    run = g.remap(streaks, 0.52, 0.72) * g.remap(g.noise(p, 1.1, 2), 0.38, 0.62) * runs
    tint = g.mix(run, paint, (0.11, 0.046, 0.020))
    tint = g.mix(foot * 0.45, tint, (0.022, 0.018, 0.015))
    tint = g.mix(primer, tint, tuple(c * 1.7 + w for c, w in zip(colour, (0.022, 0.014, 0.008))))
    tint = g.mix(bare, tint, rust)
    rough = grain * 0.22 + 0.26 + run * 0.2
    rough = rough + (0.85 - rough) * bare
    height = g.noise(p, 90, 3) * 0.25 + g.noise(p, 12, 3) * 0.35 - primer * 0.30 - bare * 0.35 + bare * grain * 0.4
    return g.surface(g.principled(tint, rough, Normal=g.bump(height, 0.5, 0.004)), flat=colour)


def linen(name='linen', colour=(0.60, 0.55, 0.48), weave=300.0, relief=0.5):
    """Towels, cushions, curtains. weave: threads per metre or so of the noise."""
    g = Material(name)
    p = g.object_position()
    tint = g.mix(g.noise(p, 3, 3) * 0.35, colour, tuple(c * 0.82 for c in colour))
    slubs = (g.noise(p * (150.0, 150.0, 7.0), 1.0, 3) + g.noise(p * (9.0, 9.0, 170.0), 1.0, 3)) * 0.5
    tint = g.mix(1.0, tint, g.ramp(slubs, (0.36, 0.86), (0.64, 1.08)), 'MULTIPLY')
    shader = g.principled(tint, 0.95, 0.1, Sheen_Weight=0.25,
                          Normal=g.bump(g.noise(p, weave, 3), relief, 0.004))
    return g.surface(shader, flat=colour)


def terry(name='terry', colour=(0.62, 0.57, 0.50)):
    """Looped towelling: coarser and deeper than linen."""
    return linen(name, colour, weave=240.0, relief=0.8)


def bath_terry(name='bath terry', colour=(0.62, 0.57, 0.50), length=1.1):
    """Looped towelling with a flat woven band near each end; reads `weave` of flung_towel(), `length` metres long."""
    g = Material(name)
    p = g.object_position()
    along = g.attribute('weave').split()[1]
    loops, nap, cloud = g.noise(p, 230, 3, 0.7), g.noise(p, 34, 4, 0.6), g.noise(p, 4, 3)
    end = along.min(float(length) - along)
    band = g.remap(abs(end - 0.105), 0.021, 0.024, 1.0, 0.0)
    hem = g.remap(end, 0.010, 0.013, 1.0, 0.0)
    flat = band.max(hem)
    ribs = abs((along * (1 / 0.007)).fract() - 0.5) * 2.0
    tint = g.mix(1.0, colour, g.ramp(nap * 0.5 + loops * 0.6 + cloud * 0.25, (0.35, 0.60), (0.95, 1.10)), 'MULTIPLY')
    tint = g.mix(flat * 0.8, tint, tuple(c * 0.74 for c in colour))
    height = (loops + nap * 0.7) * (1.0 - flat) + flat * (ribs * 0.22 - 0.35)
    shader = g.principled(tint, 1.0, 0.05, Sheen_Weight=0.35, Normal=g.bump(height, 1.0, 0.0045))
    return g.surface(shader, flat=colour)


def copper(name='copper', roughness=0.34):
    """Dulled by steam."""
    return metal(name, (0.46, 0.215, 0.115), roughness)


def wool(name='wool', colour=(0.16, 0.13, 0.10)):
    """Dark felt or a throw."""
    return linen(name, colour, weave=180.0, relief=0.7)


def blanket(name='blanket', colour=(0.22, 0.17, 0.12), band=(0.07, 0.055, 0.045)):
    """A woven throw: herringbone stripes, two bands near each end; reads `weave` of throw()."""
    g = Material(name)
    p = g.object_position()
    across, along, _ = g.attribute('weave').split()
    stripe = abs((across * (1 / 0.034)).fract() - 0.5) * 2.0
    twill = abs(((along + stripe * 0.012) * (1 / 0.011)).fract() - 0.5) * 2.0
    nap, cloud = g.noise(p, 260, 3, 0.6), g.noise(p, 5, 4)
    end = abs((along - 0.07).min(1.33 - along))
    banded = g.remap(abs(end - 0.045), 0.018, 0.020, 1.0, 0.0).max(g.remap(abs(end - 0.105), 0.007, 0.009, 1.0, 0.0))
    tint = g.mix(banded, colour, band)
    tint = g.mix(1.0, tint, g.ramp(twill * 0.5 + nap * 0.5 + cloud * 0.3, (0.3, 0.62), (0.95, 1.25)), 'MULTIPLY')
    shader = g.principled(tint, 1.0, 0.05, Sheen_Weight=0.4, Normal=g.bump(twill * 0.5 + nap, 0.9, 0.004))
    return g.surface(shader, flat=colour)


def glass(name='glass', tint=(0.93, 0.97, 0.95)):
    """Thin architectural glass: mirror by Fresnel, otherwise straight through."""
    g = Material(name)
    fresnel = g.shader('Fresnel', IOR=1.45) * (1.0 - g.light_path('Is Shadow Ray'))
    mirror, clear = g.shader('BsdfGlossy', Roughness=0.0), g.shader('BsdfTransparent', Color=tint)
    return g.surface(g.blend(fresnel, clear, mirror))


def clear_glass(name='clear glass', tint=(0.93, 0.97, 0.95)):
    """Like glass, for panes seen at a slant: there a pane of glass() turns into a mirror."""
    g = Material(name)
    slant = g.out(g.node('LayerWeight', {'Blend': 0.5}), 'Facing')
    share = g.math('POWER', slant, 4.0) * 0.8 + 0.04
    share = share * (1.0 - g.light_path('Is Shadow Ray'))
    reflected, clear = g.shader('BsdfGlossy', Roughness=0.0), g.shader('BsdfTransparent', Color=tint)
    return g.surface(g.blend(share, clear, reflected))


def double_glazing(name='double glazing', tint=(0.92, 0.96, 0.94), share=0.13, mist=(0.0, 0.0), blur=0.0):
    """Four surfaces reflect: a seventh of what stands before it, so that a pane is seen to be one.

    blur: how soft the mirror image is; 0.1 under a breath of steam.
    mist: heights in metres between which condensation thins out, for a warm room's lower edge.
    """
    g = Material(name)
    slant = g.out(g.node('LayerWeight', {'Blend': 0.5}), 'Facing')
    mirrored = (g.math('POWER', slant, 4.0) * (0.85 - share) + share) * (1.0 - g.light_path('Is Shadow Ray'))
    p = g.position()
    # No pane is flat: a slow wave bends what it mirrors.
    wave = g.bump(g.noise(p, 1.1, 1), 0.12, 0.004)
    reflected = g.shader('BsdfGlossy', Roughness=blur, Normal=wave)
    clear = g.shader('BsdfTransparent', Color=tint)
    if mist[1] > mist[0]:
        height = p.split()[2] + (g.noise(p, 3.0, 4) - 0.5) * 0.22
        fog = g.remap(height, mist[0], mist[1], 0.10, 0.0, smooth=True) * g.remap(g.noise(p, 60, 3), 0.3, 0.6, 0.55, 1.0)
        drops = g.shader('BsdfTranslucent', Color=(0.8, 0.8, 0.8))
        clear = g.blend(fog * (1.0 - g.light_path('Is Shadow Ray')), clear, drops)
    return g.surface(g.blend(mirrored, clear, reflected))


def emission(name, colour, strength, is_lamp=False):
    """A glowing skin. Leave is_lamp off and put a real lamp beside it."""
    g = Material(name)
    return g.surface(g.shader('Emission', Color=colour, Strength=strength), is_lamp=is_lamp)


@lru_cache
def wax(glow=0.9, fade=24.0):
    """Candle wax, lit from within below its flame: emission in place of scattering.

    Reads `below`, the metres under the rim. fade: how fast it darkens downwards.
    """
    g = Material('wax')
    below = g.attribute('below', 'Fac')
    lit = g.math('POWER', math.e, below * -fade) * glow + 0.015
    colour = g.ramp(below * 8.0, (0, (1.0, 0.55, 0.17)), (0.5, (1.0, 0.34, 0.07)))
    shader = g.principled((0.46, 0.375, 0.235), 0.42, Emission_Color=colour, Emission_Strength=lit)
    return g.surface(shader, is_lamp=False)


@lru_cache
def wick():
    return emission('wick', (0.02, 0.012, 0.008), 0.3)


@lru_cache
def flame(strength=26.0):
    """Dim and blue at the wick, brightest in the middle; reads `surface_uv` of lathe()."""
    g = Material('flame')
    rise = g.attribute('surface_uv').split()[1] * (1 / 0.044)
    colour = g.ramp(rise, (0, (0.25, 0.20, 0.45)), (0.16, (1.0, 0.42, 0.12)), (0.5, (1.0, 0.66, 0.30)),
                    (1, (1.0, 0.45, 0.12)))
    power = g.ramp(rise, (0, 0.03), (0.25, 0.5), (0.5, 1.0), (1, 0.35)).split()[0]
    return g.surface(g.shader('Emission', Color=colour, Strength=power * strength), is_lamp=False)
