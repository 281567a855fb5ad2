"""Render settings: Cycles on the processor, cleaned by Open Image Denoise."""
import time
from pathlib import Path

import bpy

WORK = Path(__file__).resolve().parent.parent / '.work'
DEFAULTS = dict(aspect=(16, 10), exposure=0.45, look='High Contrast', samples=96, bounces=8, clamp=3.0,
                cut=None,                               # of a portrait that is a part of the landscape
                camera=None, windows=(), balance=(1, 1, 1), magenta=0.0, burn=0.0, steam=(), vignette=0.18)   # of the finish


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    scene.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.0


def settings_of(picture):
    unknown = set(picture) - set(DEFAULTS)
    if unknown:
        raise SystemExit(f'PICTURE has unknown settings: {", ".join(sorted(unknown))}')
    return {**DEFAULTS, **picture}


def render(path, settings, width, samples, crop=None):
    """Write a denoised linear EXR. crop: fractions x0, y0, x1, y1 from lower left."""
    across, down = settings['aspect']
    scene = bpy.context.scene
    target, cycles = scene.render, scene.cycles
    target.engine = 'CYCLES'
    target.resolution_x, target.resolution_y = width, round(width * down / across)
    target.resolution_percentage = 100
    if crop:
        target.use_border = target.use_crop_to_border = True
        (target.border_min_x, target.border_min_y,   # Blender cuts the rest of a pixel off
         target.border_max_x, target.border_max_y) = (edge + 1e-5 for edge in crop)
    target.threads_mode, target.threads = 'FIXED', 2
    target.image_settings.file_format = 'OPEN_EXR'
    target.image_settings.color_depth, target.image_settings.exr_codec = '32', 'ZIP'
    target.filepath = str(path)

    cycles.samples, cycles.seed = samples, 7
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = settings['bounces'], 4, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 24
    cycles.volume_bounces = 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 0.0, settings['clamp']
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    cycles.use_denoising, cycles.denoiser = True, 'OPENIMAGEDENOISE'
    cycles.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    cycles.denoising_prefilter, cycles.denoising_quality = 'ACCURATE', 'HIGH'

    start = time.time()
    bpy.ops.render.render(write_still=True)
    print(f'{path.name}: {width} px, {samples} samples, {time.time() - start:.0f} s', flush=True)
