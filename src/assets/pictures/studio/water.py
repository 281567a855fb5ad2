"""Water surfaces, pool linings and faked caustics."""
import math

from .nodes import Material


def water(name='water', tint=(0.75, 0.86, 0.84), ripples=0.25, scale=1.0):
    """A surface without thickness: Fresnel mix of mirror and refraction.

    Shadow and diffuse rays pass straight through, so light reaches the basin
    without caustic noise. ripples: 0.05 is a still pool, 0.11 a tub, 0.25 stirred.
    """
    g = Material(name)
    x, y, _ = g.position().split()
    swell = g.noise(g.vector(x * scale, y * scale, 0.0), 1.1, 2, 0.5, 0.3)
    chop = g.noise(g.vector(x * scale * 4.1, y * scale * 4.1, 1.0), 1.0, 2)
    normal = g.bump(swell + chop * 0.22, ripples, 0.05)
    mirror = g.shader('BsdfGlossy', Color=1.0, Roughness=0.0, Normal=normal)
    through = g.shader('BsdfRefraction', Color=tint, Roughness=0.0, IOR=1.333, Normal=normal)
    surface = g.blend(g.shader('Fresnel', IOR=1.333, Normal=normal), through, mirror)
    passing = g.light_path('Is Shadow Ray').max(g.light_path('Is Diffuse Ray'))
    return g.surface(g.blend(passing, surface, g.shader('BsdfTransparent', Color=tint)))


def caustic_pattern(g, point, scale=3.0, sharpness=1.0):
    """A web of bright lines in 0..1, from two bent cell patterns."""
    bend = g.vector(g.noise(point, scale * 0.6, 3), g.noise(point + (5.2, 1.3, 8.1), scale * 0.6, 3))
    bent = point + bend * (0.9 / scale)

    def web(shift, size):
        edge = g.voronoi(bent + (shift, shift * 0.7, 0.0), scale * size, 'DISTANCE_TO_EDGE')
        line = g.remap(edge, 0.0, 0.26 / sharpness, 1.0, 0.0, smooth=True)
        return line * line * line * line
    return web(0.0, 1.0) * 0.75 + web(4.7, 1.6) * 0.45


def lining(name='lining', colour=(0.34, 0.52, 0.52), absorb=(0.85, 0.17, 0.13), tile=None,
           roughness=0.5, caustics=0.0, caustic_scale=3.0):
    """Pool lining that darkens and tints with depth, without a volume.

    On rays that came through the water the colour is multiplied by
    exp(-absorb * ray length). caustics: strength of the faked light web.
    """
    g = Material(name)
    p = g.position()
    x, y, z = p.split()
    clouds = g.noise(p, 3, 5, 0.6)
    base = g.ramp(clouds, (0.3, tuple(c * 0.8 for c in colour)), (0.7, tuple(c * 1.15 for c in colour)))
    if tile:
        grid = g.node('TexBrick', {
            'Vector': g.vector(x + z, y + z), 'Scale': 1.0, 'Mortar Size': 0.003,
            'Brick Width': tile, 'Row Height': tile,
            'Color1': 0.75, 'Color2': 1.2, 'Mortar': 0.5}, offset=0.0)
        base = g.mix(1.0, base, g.out(grid, 'Color'), 'MULTIPLY')
    if caustics > 0:
        web = caustic_pattern(g, p, caustic_scale) * caustics + (1 - 0.35 * min(caustics, 1))
        base = base * web
    depth = g.light_path('Ray Length').min(6.0) * g.light_path('Is Transmission Ray')
    fade = g.vector(*(g.math('POWER', math.e, depth * -k) for k in absorb))
    base = g.mix(1.0, base, fade, 'MULTIPLY')
    return g.surface(g.principled(base, roughness), flat=colour)
