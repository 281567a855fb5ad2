"""Cameras."""
import math

import bpy
from mathutils import Vector


def _camera(location, lens, focus, fstop):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    data.clip_start, data.clip_end = 0.02, 3000
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance, data.dof.aperture_fstop = focus, fstop
        data.dof.aperture_blades = 9
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location = location
    bpy.context.scene.camera = camera
    return camera


def level_camera(location, yaw=0.0, lens=25, shift_x=0.0, shift_y=0.0, focus=None, fstop=4.0):
    """For rooms: never tilted, so verticals stay straight; frame with shift_y.

    yaw 0 looks along +Y, positive turns right. 24-27 mm suits most rooms.
    """
    camera = _camera(location, lens, focus, fstop)
    camera.rotation_euler = (math.radians(90), 0, math.radians(-yaw))
    camera.data.shift_x, camera.data.shift_y = shift_x, shift_y
    return camera


def aimed_camera(location, target, lens=60, focus=None, fstop=2.8):
    """For close-ups: looks at target and focuses on it unless told otherwise."""
    distance = (Vector(target) - Vector(location)).length
    camera = _camera(location, lens, focus or distance, fstop)
    camera.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return camera
