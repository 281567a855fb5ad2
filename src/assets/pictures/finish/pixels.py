"""Reading, writing and blurring pictures as numpy arrays."""
import numpy as np
import OpenImageIO as oiio


def read_exr(path):
    """All layers of a multilayer EXR: (array, channel names)."""
    picture = oiio.ImageInput.open(str(path))
    spec = picture.spec()
    pixels = np.asarray(picture.read_image('float'), dtype=np.float32)
    return pixels.reshape(spec.height, spec.width, spec.nchannels), list(spec.channelnames)


def layer(pixels, names, key, channels='RGB'):
    index = [next(i for i, n in enumerate(names) if n.endswith(f'{key}.{c}')) for c in channels]
    return np.ascontiguousarray(pixels[:, :, index])


def write(path, rgb, **attributes):
    """8-bit PNG or WebP, values 0..1."""
    height, width, _ = rgb.shape
    spec = oiio.ImageSpec(width, height, 3, 'uint8')
    for name, value in attributes.items():
        spec.attribute(name, value)
    out = oiio.ImageOutput.create(str(path))
    if not out or not out.open(str(path), spec):
        raise SystemExit(f'cannot write {path}: {oiio.geterror()}')
    out.write_image(np.ascontiguousarray((np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8)))
    out.close()


def box(a, radius):
    """Mean over a square, edges repeated, by running sums."""
    span = 2 * radius + 1
    a = np.pad(a, ((radius, radius), (radius, radius)) + ((0, 0),) * (a.ndim - 2), 'edge')
    sums = np.cumsum(a, 0)
    sums = np.concatenate([np.zeros_like(sums[:1]), sums])
    a = (sums[span:] - sums[:-span]) / span
    sums = np.cumsum(a, 1)
    sums = np.concatenate([np.zeros_like(sums[:, :1]), sums], 1)
    return (sums[:, span:] - sums[:, :-span]) / span


def blur(a, radius):
    """Three boxes: close enough to a Gaussian."""
    for _ in range(3):
        a = box(a, radius)
    return a
