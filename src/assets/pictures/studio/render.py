"""Render settings: two half-renders with different seeds, for the denoiser."""
import json
import time
from pathlib import Path

import bpy

WORK = Path(__file__).resolve().parent.parent / '.work'
PREVIEW_SAMPLES = 24
FINAL_SAMPLES = 36
DEFAULTS = dict(aspect=(16, 10), exposure=0.45, look='High Contrast', samples=FINAL_SAMPLES,
                bounces=8, clamp=3.0)


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    scene.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.0


def _configure(scene, picture, width, samples, crop):
    across, down = picture['aspect']
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y = width, round(width * down / across)
    render.resolution_percentage = 100
    if crop:
        render.use_border = render.use_crop_to_border = True
        (render.border_min_x, render.border_min_y,
         render.border_max_x, render.border_max_y) = crop
    render.threads_mode, render.threads = 'FIXED', 2
    render.use_persistent_data = True  # the second half reuses the first one's BVH
    render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    render.image_settings.color_depth, render.image_settings.exr_codec = '32', 'ZIP'

    cycles.samples = samples
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = picture['bounces'], 4, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 24
    cycles.volume_bounces = 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 0.0, picture['clamp']
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_z = True


def render_halves(name, picture, width, samples=0, final=False, crop=None):
    """Write .work/NAME-a.exr, NAME-b.exr and NAME.json (what the grade needs)."""
    picture = {**DEFAULTS, **picture}
    unknown = set(picture) - set(DEFAULTS)
    if unknown:
        raise SystemExit(f'PICTURE has unknown settings: {", ".join(sorted(unknown))}')
    samples = samples or (picture['samples'] if final else PREVIEW_SAMPLES)
    scene = bpy.context.scene
    _configure(scene, picture, width, samples, crop)
    WORK.mkdir(exist_ok=True)
    (WORK / f'{name}.json').write_text(json.dumps(picture))
    for half, seed in (('a', 7), ('b', 108)):
        scene.cycles.seed = seed
        scene.render.filepath = str(WORK / f'{name}-{half}.exr')
        start = time.time()
        bpy.ops.render.render(write_still=True)
        print(f'RENDERED {name} half {half}: {width} px, {samples} samples, '
              f'{time.time() - start:.0f} s', flush=True)
