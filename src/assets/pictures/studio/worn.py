"""What bathers see and leave behind: numbers on doors, a key on its ribbon."""
import math

import bpy

from .geometry import lathe, rod, tube


def number_plate(centre, number, brass, ink, size=0.030):
    """A small oval of brass with a number cut into it; it faces -Y."""
    x, y, z = centre
    plate = lathe(
        (0, 0, 0), [(0, 0.002), (size * 0.72, 0.002), (size * 0.78, 0.0012), (size * 0.80, 0)], brass, 40, 'plate'
    )
    plate.rotation_euler = (math.radians(90), 0, 0)
    plate.location, plate.scale = centre, (1.0, 0.72, 1.0)
    curve = bpy.data.curves.new('number', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = str(number), size * 0.78, 'CENTER', 'CENTER'
    curve.materials.append(ink)
    text = bpy.data.objects.new('number', curve)
    bpy.context.scene.collection.objects.link(text)
    text.rotation_euler, text.location = (math.radians(90), 0, 0), (x, y - 0.0026, z)
    return plate, text


def key_on_ribbon(knob, ribbon, metal, long=0.16):
    """A key that hangs from a knob by a loop of ribbon."""
    x, y, z = knob
    tube([(x - 0.004, y, z), (x - 0.011, y - 0.004, z - long * 0.5), (x, y - 0.004, z - long),
          (x + 0.010, y - 0.004, z - long * 0.45), (x + 0.004, y, z)], 0.0026, ribbon, 'ribbon')
    ring = lathe(
        (0, 0, 0),
        [(0.010, -0.0015), (0.014, -0.0015), (0.014, 0.0015), (0.010, 0.0015), (0.010, -0.0015)],
        metal,
        32,
        'bow',
    )
    ring.rotation_euler, ring.location = (math.radians(90), 0, math.radians(20)), (x, y - 0.004, z - long - 0.012)
    rod((x, y - 0.004, z - long - 0.024), (x + 0.003, y - 0.004, z - long - 0.064), 0.0028, metal)
    rod((x + 0.002, y - 0.004, z - long - 0.056), (x + 0.013, y - 0.004, z - long - 0.057), 0.0026, metal)
