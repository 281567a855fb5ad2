"""Lamps. Few and hidden: drama comes from taking light away."""
import math

import bpy
from mathutils import Matrix, Vector

from .nodes import Graph
from .water import caustic_pattern

# Literal 2400 K turns tan stone to orange mud; these are what looks right.
COVE = (1.0, 0.66, 0.36)
WARM = (1.0, 0.62, 0.30)
CANDLE = (1.0, 0.52, 0.20)
SOFT_WARM = (1.0, 0.72, 0.46)
DUSK = (0.42, 0.62, 1.0)


def _lamp(kind, power, colour, location=(0, 0, 0), target=None, reflected=True):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = power, colour
    lamp = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = location
    if target is not None:
        lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = False
    lamp.visible_glossy = reflected
    lamp.visible_transmission = False  # through water a lamp shows as a white bar
    return lamp


def area(location, target, width, height, power, colour=WARM, spread=None, reflected=True):
    """A rectangle facing target; invisible to the camera."""
    lamp = _lamp('AREA', power, colour, location, target, reflected)
    lamp.data.shape, lamp.data.size, lamp.data.size_y = 'RECTANGLE', width, height
    if spread:
        lamp.data.spread = math.radians(spread)
    return lamp


def fill(location, target, width, height, power, colour=SOFT_WARM):
    """Stands in for bounced light. Never reflected: it would show as a hard rectangle."""
    return area(location, target, width, height, power, colour, reflected=False)


def strip(start, end, facing, power, colour=COVE, width=0.03, spread=None, reflected=True):
    """A thin linear lamp from start to end: coves, slits, undersides of benches."""
    start, end = Vector(start), Vector(end)
    across, back = (end - start).normalized(), -Vector(facing).normalized()
    up = back.cross(across).normalized()
    back = across.cross(up)
    lamp = _lamp('AREA', power, colour, reflected=reflected)
    lamp.data.shape, lamp.data.size, lamp.data.size_y = 'RECTANGLE', (end - start).length, width
    if spread:
        lamp.data.spread = math.radians(spread)
    frame = Matrix((across, up, back)).transposed().to_4x4()
    frame.translation = (start + end) / 2
    lamp.matrix_world = frame
    return lamp


def fade(lamp, *stops):
    """Vary a strip along its length by (position 0 to 1, share) pairs: evenly lit slits read as drawn."""
    lamp.data.use_nodes = True
    tree = lamp.data.node_tree
    g = Graph(tree)
    along = g.out(g.node('NewGeometry'), 'Parametric').split()[0]
    g.plug(tree.nodes['Emission'].inputs['Strength'], g.ramp(along, *stops))
    return lamp


def point(location, power, colour=CANDLE, radius=0.04):
    lamp = _lamp('POINT', power, colour, location)
    lamp.data.shadow_soft_size = radius
    return lamp


def spot(location, target, power, colour=WARM, angle=40, blend=0.7, radius=0.03):
    lamp = _lamp('SPOT', power, colour, location, target)
    lamp.data.spot_size, lamp.data.spot_blend = math.radians(angle), blend
    lamp.data.shadow_soft_size = radius
    return lamp


def window_light(location, target, width, height, power, colour=DUSK, spread=130):
    """Dusk or moonlight entering through an opening; put it just outside the glass."""
    return area(location, target, width, height, power, colour, spread=spread, reflected=False)


def sun(direction, power, colour=SOFT_WARM, angle=1.0):
    """Parallel light travelling along direction: raking light on slats."""
    lamp = _lamp('SUN', power, colour, (0, 0, 0), direction)
    lamp.data.angle = math.radians(angle)
    return lamp


def caustic_spot(location, target, power, colour=SOFT_WARM, angle=60, scale=6.0, contrast=1.0):
    """A spot that throws a web of water light, as off a rippled pool in sunlight."""
    lamp = spot(location, target, power, colour, angle, 0.6, 0.001)
    lamp.data.use_nodes = True
    g = Graph(lamp.data.node_tree)
    emission = lamp.data.node_tree.nodes['Emission']
    x, y, z = g.out(g.node('TexCoord'), 'Normal').split()
    web = caustic_pattern(g, g.vector(x / z, y / z), scale)
    g.plug(emission.inputs['Strength'], web * (3.0 * contrast) + (1.0 - 0.85 * min(contrast, 1)))
    return lamp


def world(colour=(0.05, 0.09, 0.18), strength=0.0):
    """An even surrounding light; interiors want none, or 0.02."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (*colour, 1)
    background.inputs['Strength'].default_value = strength


def dusk_sky(strength=0.85):
    """Hand-graded dusk by elevation with thin cloud streaks."""
    tree = bpy.context.scene.world.node_tree
    g = Graph(tree)
    direction = g.out(g.node('TexCoord'), 'Generated')
    height = g.remap(direction.split()[2], -1.0, 1.0)
    streaks = g.noise(direction * (1.2, 1.2, 9.0), 2.2, 6, 0.55)
    height = height + streaks * -0.07 + 0.035
    colour = g.ramp(height, (0.0, (0.10, 0.09, 0.11)), (0.495, (0.30, 0.20, 0.17)),
                    (0.505, (0.95, 0.46, 0.25)), (0.53, (0.66, 0.38, 0.30)),
                    (0.57, (0.34, 0.30, 0.40)), (0.63, (0.13, 0.205, 0.40)),
                    (0.78, (0.045, 0.10, 0.26)), (1.0, (0.018, 0.048, 0.15)))
    background = tree.nodes['Background']
    g.plug(background.inputs['Color'], colour)
    background.inputs['Strength'].default_value = strength
