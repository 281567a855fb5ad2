"""What a plant room is made of: pipes with soldered elbows, valves, a gauge, sand filters, a pump."""
import math

import bpy
from mathutils import Matrix, Quaternion, Vector

from .geometry import box, cylinder, lathe, rod
from .materials import surface


def pipe(corners, radius, material, bend=1.5):
    """A pipe through corners that all are round: `bend` radii of the pipe, with a soldered collar before and after each."""
    corners = [Vector(c) for c in corners]
    points = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        back, on = (before - corner).normalized(), (after - corner).normalized()
        reach = radius * 2 * bend / math.tan(back.angle(on) / 2)
        start, end = corner + back * reach, corner + on * reach
        centre = corner + (back + on).normalized() * math.hypot(reach, radius * 2 * bend)
        turn = (start - centre).rotation_difference(end - centre)
        points += [centre + Quaternion().slerp(turn, k / 10) @ (start - centre) for k in range(11)]
        for spot, away in ((start, back), (end, on)):
            rod(spot - away * radius * 0.2, spot + away * radius * 0.9, radius * 1.10, material, 32)
    points.append(corners[-1])
    curve = bpy.data.curves.new('pipe', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 8
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for knot, point in zip(spline.points, points):
        knot.co, spline.use_smooth = (*point, 1), True
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('pipe', curve))


def turned(profile, centre, facing, material, segments=48):
    """A lathed part whose axis points along `facing`."""
    part = lathe((0, 0, 0), profile, material, segments)
    part.matrix_world = Matrix.Translation(centre) @ Vector(facing).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return part


def ring(radius, thick, steps=12):
    """The profile of a round ring, for lathe()."""
    return [(radius + thick * math.cos(t), thick * math.sin(t)) for t in (2 * math.pi * k / steps for k in range(steps + 1))]


def union(centre, along, radius, material, bolts):
    """Two flanges with their bolts, where a pipe can be taken apart."""
    centre, along = Vector(centre), Vector(along).normalized()
    side = along.orthogonal().normalized()
    for at in (-1.1, 0.15):
        rod(centre + along * radius * at * 0.36, centre + along * radius * (at * 0.36 + 0.30), radius * 1.95, material, 48)
    for k in range(8):
        out = Quaternion(along, 2 * math.pi * (k + 0.5) / 8) @ side * radius * 1.55
        rod(centre + out - along * radius * 0.62, centre + out + along * radius * 0.62, radius * 0.15, bolts, 6)


def gate_valve(centre, along, stem, radius, body, wheel):
    """A bronze body in a pipe along `along`, and a wheel with five spokes at the end of its stem."""
    centre, along, stem = Vector(centre), Vector(along).normalized(), Vector(stem).normalized()
    turned([(0, -radius * 2.2), (radius * 1.35, -radius * 2.2), (radius * 1.35, -radius * 1.6), (radius * 1.15, -radius * 1.5),
            (radius * 1.55, -radius * 0.5), (radius * 1.55, radius * 0.5), (radius * 1.15, radius * 1.5),
            (radius * 1.35, radius * 1.6), (radius * 1.35, radius * 2.2), (0, radius * 2.2)], centre, along, body)
    turned([(radius * 1.05, radius), (radius * 1.05, radius * 2.0), (radius * 1.35, radius * 2.1), (radius * 1.35, radius * 2.5),
            (radius * 0.7, radius * 2.8), (radius * 0.5, radius * 3.6), (radius * 0.24, radius * 3.7), (radius * 0.24, radius * 5.2),
            (0, radius * 5.2)], centre, stem, body)
    hub, size = centre + stem * radius * 4.6, radius * 2.5
    turned(ring(size, radius * 0.27), hub, stem, wheel)
    turned([(0, -radius * 0.3), (radius * 0.6, -radius * 0.3), (radius * 0.6, radius * 0.3), (0, radius * 0.3)], hub, stem, wheel)
    side = stem.orthogonal().normalized()
    for k in range(5):
        rod(hub, hub + Quaternion(stem, 2 * math.pi * k / 5 + 0.3) @ side * size, radius * 0.20, wheel, 12)


def gauge(centre, facing, radius, case):
    """A dial behind glass with its needle at two thirds; centre is the middle of its back."""
    facing = Vector(facing).normalized()
    centre = Vector(centre)
    turned([(0, 0), (radius, 0), (radius, 0.034), (radius * 0.93, 0.040), (radius * 0.88, 0.036), (radius * 0.88, 0.030)],
           centre, facing, case, 64)
    turned([(0, 0.031), (radius * 0.9, 0.031)], centre, facing, surface.cast_iron('dial', (0.62, 0.60, 0.55)), 64)
    ink = surface.cast_iron('ink', (0.02, 0.02, 0.02))
    up = Vector((0, 0, 1))
    for k in range(11):
        out = Quaternion(facing, math.radians(135 - 27 * k)) @ up
        start = centre + facing * 0.032
        rod(start + out * radius * 0.62, start + out * radius * 0.78, radius * 0.022, ink, 8)
    out = Quaternion(facing, math.radians(-48)) @ up
    rod(centre + facing * 0.034 - out * radius * 0.16, centre + facing * 0.034 + out * radius * 0.66, radius * 0.030, ink, 8)


def sand_filter(base, radius, height, steel, trim, bolts, words):
    """A steel vessel with domed ends on three legs: bands and a seam where it is welded, a round hatch with bolts and a plate
    with words towards -Y."""
    x, y, z = base
    foot, dome = 0.16, radius * 0.52
    def end(turn):
        return [(radius * math.cos(t), dome * math.sin(t)) for t in (math.pi / 2 * k / 14 for k in range(15))][::turn]
    low, high = z + foot + dome, z + height - dome
    profile = [(r, low - h) for r, h in end(-1)] + [(r, high + h) for r, h in end(1)]
    lathe((x, y, 0), profile, steel, 128, 'filter')
    for level in (low, high):
        lathe((x, y, level), [(radius, -0.022), (radius + 0.004, -0.018), (radius + 0.004, 0.018), (radius, 0.022)], steel, 128)
    for k in range(3):
        out = Quaternion((0, 0, 1), 2 * math.pi * k / 3 + 0.5) @ Vector((radius * 0.78, 0, 0))
        cylinder((x + out.x, y + out.y, z), low - z, 0.028, steel)
        cylinder((x + out.x, y + out.y, z), 0.012, 0.065, steel, bevel=0.003)
    hatch = Vector((x + 0.06, y - radius + 0.004, low + (high - low) * 0.36))
    turned([(0, 0.052), (0.100, 0.050), (0.128, 0.044), (0.134, 0.038), (0.134, 0.020), (0.118, 0.018), (0.118, -0.02)],
           hatch, (0.06, -1, 0), steel, 96)
    for k in range(12):
        out = Quaternion((0, 1, 0), 2 * math.pi * k / 12) @ Vector((0.119, 0, 0))
        rod(hatch + out + Vector((0, -0.016, 0)), hatch + out + Vector((0, -0.050, 0)), 0.0085, bolts, 6)
    turned([(0.0, 0.0), (0.055, 0.0), (0.055, 0.03), (0.03, 0.04), (0.022, 0.10), (0, 0.10)], (x, y, z + height - 0.004), (0, 0, 1), trim)
    seam = Quaternion((0, 0, 1), -0.62) @ Vector((0, -radius, 0))
    rod((x + seam.x, y + seam.y, low), (x + seam.x, y + seam.y, high), 0.0045, steel, 16)
    plate((x, y - radius - 0.004, high - 0.115), 0.165, 0.10, words, trim)


def plate(centre, wide, tall, words, metal):
    """A riveted plate towards -Y with lines of words, the first the largest, etched and filled with black."""
    x, y, z = centre
    box((x - wide / 2, y - 0.0012, z - tall / 2), (x + wide / 2, y + 0.02, z + tall / 2), metal, 0.001)
    ink = surface.cast_iron('etched', (0.012, 0.011, 0.010))
    top = z + tall * 0.34
    for k, line in enumerate(words):
        size = tall * (0.24 if k == 0 else 0.19)
        letters = bpy.data.curves.new('words', 'FONT')
        letters.body, letters.size, letters.align_x, letters.align_y = line, size, 'CENTER', 'TOP'
        letters.extrude = 0.0002
        letters.materials.append(ink)
        cut = bpy.data.objects.new('words', letters)
        cut.matrix_world = Matrix.Translation((x, y - 0.0015, top)) @ Matrix.Rotation(math.radians(90), 4, 'X')
        bpy.context.scene.collection.objects.link(cut)
        top -= size * 1.45
    for side in (-1, 1):
        for up in (-1, 1):
            spot = Vector((x + side * wide * 0.45, y, z + up * tall * 0.42))
            rod(spot, spot - Vector((0, 0.0035, 0)), 0.0032, metal, 16)


def pump(base, iron, motor, trim):
    """A pump whose motor points along +X, on its frame; its outlet stands up at base + (0, 0, 0.42). Length 0.72 m."""
    x, y, z = base
    axle = z + 0.22
    box((x - 0.16, y - 0.13, z), (x + 0.56, y + 0.13, z + 0.05), iron, 0.006)
    turned([(0, -0.07), (0.10, -0.07), (0.155, -0.05), (0.168, 0.0), (0.155, 0.05), (0.10, 0.07), (0.085, 0.11), (0, 0.11)],
           (x, y, axle), (1, 0, 0), iron, 96)
    turned([(0.050, 0.10), (0.050, 0.18), (0.082, 0.182), (0.082, 0.205), (0, 0.205)], (x, y, axle), (0, 0, 1), iron)
    turned([(0.050, 0.06), (0.050, 0.12), (0.082, 0.122), (0.082, 0.145), (0, 0.145)], (x, y, axle), (-1, 0, 0), iron)
    turned([(0, 0.10), (0.075, 0.10), (0.112, 0.13), (0.112, 0.46), (0.098, 0.48), (0, 0.48)], (x, y, axle), (1, 0, 0), motor, 96)
    for k in range(30):
        out = Quaternion((1, 0, 0), 2 * math.pi * k / 30) @ Vector((0, 0, 0.112))
        fin = box((0.16, -0.0016, 0.104), (0.40, 0.0016, 0.124), motor, 0.0008)
        fin.matrix_world = Matrix.Translation((x, y, axle)) @ Quaternion((1, 0, 0), 2 * math.pi * k / 30).to_matrix().to_4x4()
    box((x + 0.20, y - 0.06, axle + 0.10), (x + 0.34, y + 0.06, axle + 0.175), motor, 0.008)
    for at in (0.02, 0.42):
        box((x + at, y - 0.09, z + 0.04), (x + at + 0.05, y + 0.09, axle - 0.06), iron, 0.004)
    turned(ring(0.104, 0.007), (x + 0.462, y, axle), (1, 0, 0), trim)
