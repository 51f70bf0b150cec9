"""Interiors: light that really bounces, and its grain taken out of the light alone.

Walls and floors keep their grain of wood and stone, because the light that falls on them is cleaned apart from their
colour. The sun's own patches are rendered a second time without bounces, which has no grain, and put back sharp.
The filter is the edge-avoiding à-trous wavelet (Dammertz et al. 2010), led by normals and distances.
"""
from .focus import smooth
from .materials import *
from .patch import pixels
import glob, numpy as np, tempfile

KINDS = ('diffuse', 'glossy', 'transmission')


def passes(folder, tag, wanted):
    """let the next render write these passes, linear, into `folder`"""
    s = bpy.context.scene
    layer = s.view_layers[0]
    for kind in KINDS:
        for part in ('direct', 'indirect', 'color'): setattr(layer, 'use_pass_%s_%s' % (kind, part), True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    source, picture = t.nodes.new('CompositorNodeRLayers'), t.nodes.new('CompositorNodeComposite')
    t.links.new(source.outputs['Image'], picture.inputs[0])
    for name in wanted:
        file = t.nodes.new('CompositorNodeOutputFile')
        file.base_path, file.format.file_format, file.format.color_depth = folder, 'OPEN_EXR', '32'
        file.file_slots[0].path = '%s-%s-' % (tag, name)
        t.links.new(source.outputs[name], file.inputs[0])


def read(folder, tag, name):
    found, = glob.glob(os.path.join(folder, '%s-%s-*.exr' % (tag, name)))
    return np.nan_to_num(pixels(found)[..., :3], posinf=1e10)


def shifted(x, dy, dx):
    """the picture moved by whole pixels, its edges repeated"""
    h, w = x.shape[:2]
    ys, xs = np.clip(np.arange(h) + dy, 0, h - 1), np.clip(np.arange(w) + dx, 0, w - 1)
    return x[ys][:, xs]


def even(light, normal, depth, steps, flat=.02):
    """light smoothed along surfaces, `steps` times over twice the distance; flat: how much nearer or further (as a part
    of the distance) a point may lie for each pixel between"""
    taps = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    for i in range(steps):
        reach, total, weight = 2 ** i, np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        for a, p in enumerate(taps):
            for b, q in enumerate(taps):
                dy, dx = (a - 2) * reach, (b - 2) * reach
                same = np.clip((normal * shifted(normal, dy, dx)).sum(-1), 0, 1) ** 24
                near = np.exp(-np.abs(depth - shifted(depth, dy, dx)) / (depth * flat * (1 + .25 * max(abs(dy), abs(dx))) + 1e-4))
                k = (p * q) * (same * near + (.003 if i < 2 else 1e-6))
                total += shifted(light, dy, dx) * k[..., None]
                weight += k
        light = total / weight[..., None]
    return light


def larger(light, normal, depth, full_normal, full_depth):
    """light of a picture half as large, on the surfaces of the full one"""
    h, w = full_depth.shape
    total, weight = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    y, x = (np.arange(h) - .5) / 2, (np.arange(w) - .5) / 2
    for dy in (-1, 0, 1, 2):
        for dx in (-1, 0, 1, 2):
            j, i = np.floor(y).astype(int) + dy, np.floor(x).astype(int) + dx
            k = np.outer(np.exp(-.9 * (j - y) ** 2), np.exp(-.9 * (i - x) ** 2)).astype(np.float32)
            j, i = np.clip(j, 0, light.shape[0] - 1), np.clip(i, 0, light.shape[1] - 1)
            same = np.clip((full_normal * normal[j][:, i]).sum(-1), 0, 1) ** 16
            near = np.exp(-np.abs(full_depth - depth[j][:, i]) / (full_depth * .02 + 1e-4))
            k = k * (same * near + .002)
            total += light[j][:, i] * k[..., None]
            weight += k
    return total / weight[..., None]


def unit(x):
    return x / np.maximum(np.sqrt((x * x).sum(-1, keepdims=True)), 1e-5)


def capped(x):
    """single bright pixels brought down to what lies around them, single dark ones up"""
    grey = x.max(-1)
    around = np.sort(np.stack([shifted(grey, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]), 0)
    return x * (np.clip(grey, around[1] * .9, around[-2] * 1.1) / np.maximum(grey, 1e-3))[..., None]


def photograph(out, w, h, samples=16, edges=8, exposure=0.0, look='Medium Contrast', steps=5, bloom=.04, bounces=6, balance=(1, 1, 1)):
    """Render the scene and write the picture to `out` (PNG). The bouncing light is rendered at half the size with
    `samples`, its colours, edges and the sun's patches at full size with `edges` samples and no bounces. balance: what the
    camera's white balance does to red, green and blue."""
    s = bpy.context.scene
    c = s.cycles
    s.render.engine, c.device = 'CYCLES', 'CPU'
    c.use_adaptive_sampling, c.use_denoising = False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, bounces - 1, 3, 3, 16
    c.sample_clamp_indirect, c.blur_glossy = 2.5, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    s.view_settings.view_transform, s.view_settings.look, s.view_settings.exposure = 'Filmic', look, exposure
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGB'
    s.render.resolution_percentage, s.render.use_persistent_data = 100, True
    colours = ['DiffCol', 'GlossCol', 'TransCol']
    light = ['%s%s' % (k, p) for k in ('Diff', 'Gloss', 'Trans') for p in ('Dir', 'Ind')]

    def take(tag, width, height, n, names):
        s.render.resolution_x, s.render.resolution_y, c.samples = width, height, n
        passes(folder, tag, names)
        s.render.filepath = os.path.join(folder, 'x.png')
        bpy.ops.render.render(write_still=True)
        print('RENDERED %s %dx%d, %d samples, after %.0f s' % (tag, width, height, n, time.time() - t), flush=True)
        return {name: read(folder, tag, name) for name in names}
    with tempfile.TemporaryDirectory() as folder:
        t = time.time()
        half = take('half', w // 2, h // 2, samples, ['Normal', 'Depth'] + light)
        for o in s.objects:
            if o.type == 'LIGHT' and o.data.type != 'SUN': o.hide_render = True
        s.world.node_tree.nodes['fill'].inputs[1].default_value = 0
        c.max_bounces = c.diffuse_bounces = c.glossy_bounces = 0
        full = take('full', w, h, edges, ['Normal', 'Depth', 'Emit', 'Env', 'DiffDir'] + colours)
    near = lambda x: np.minimum(x['Depth'][..., 0], 1e4)
    n0, d0, n1, d1 = unit(half['Normal']), near(half), unit(full['Normal']), near(full)
    sun = full['DiffDir']
    less = sun[:h // 2 * 2, :w // 2 * 2].reshape(h // 2, 2, w // 2, 2, 3).mean((1, 3))
    soft = even(capped(np.maximum(half['DiffDir'] + half['DiffInd'] - less, 0)), n0, d0, steps)
    x = (larger(soft, n0, d0, n1, d1) + sun) * full['DiffCol']
    x += larger(even(capped(half['GlossDir'] + half['GlossInd']), n0, d0, 2), n0, d0, n1, d1) * full['GlossCol']
    x += larger(half['TransDir'] + half['TransInd'], n0, d0, n1, d1) * full['TransCol'] + full['Emit'] + full['Env']
    x = x * np.array(balance, np.float32)
    if bloom:
        wide = np.minimum(x, 4)
        for k, sigma in ((.6, w / 400), (.4, w / 80)): x = x * (1 - bloom * k) + smooth(wide, sigma) * bloom * k
    image = bpy.data.images.new('picture', w, h, float_buffer=True)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = x
    image.pixels.foreach_set(rgba.ravel())
    image.save_render(out, scene=s)
    print('CLEANED after %.0f s' % (time.time() - t), flush=True)


def shoot(size=(2400, 1350), **settings):
    """photograph() to --out; previews are 480 px on the long side"""
    o, (w, h) = options(), size
    if o.preview:
        k = 480 / max(w, h)
        w, h = round(w * k / 2) * 2, round(h * k / 2) * 2
        settings.update(samples=32, edges=6)
    photograph(os.path.abspath(o.out), w, h, **settings)
