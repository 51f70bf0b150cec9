"""The scene: command line, cameras, sun and sky, rendering and clean-up.

Everything is metres, Z up. Houses face -Y, towards the camera; X grows to the right; the sun comes from the
front left. Rules of the look: the sun is the only sampled lamp and rooms glow through emissive ceilings (area
lights multiply the grain); orange only on steel that is being installed; verticals straight by lens shift.
"""
import argparse, bpy, math, os, random, subprocess, sys, time
from mathutils import Matrix, Vector, noise
from . import focus, patch

V = Vector


# ----------------------------------------------------------- command line ---
def options():
    """--preview: small and quick; --out FILE: the PNG to write (film: the folder); --frames 3,40: of the film, only these;
    --only figures, or left,top,right,bottom in percent: only these parts, put over the PNG --over"""
    p = argparse.ArgumentParser(prog='blender -b --python SCENE.py --')
    p.add_argument('--preview', action='store_true')
    p.add_argument('--out', required=True)
    p.add_argument('--frames')
    p.add_argument('--only')
    p.add_argument('--over')
    return p.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])


def quick():
    """whether this is a preview: plants get half their leaves"""
    return options().preview


def finish(size=(2016, 1344), spp=20, threshold=.04, exposure=.4, nlm=4.2, clamp=3.0, bounces=4, specks=0, blurred=()):
    """Render the scene as it stands to --out and clean it up. Previews are 480 px on the long side. `blurred`: what lies
    out of focus, as the steps of focus.calm."""
    o, (w, h) = options(), size
    if o.preview:
        k = 480 / max(w, h)
        w, h, spp, threshold, nlm, blurred = round(w * k), round(h * k), 10, .05, min(nlm, 1.5), ()
    out = os.path.abspath(o.out)
    if blurred: focus.measure(os.path.dirname(out))

    def take():
        render(out, w, h, spp, threshold, exposure, clamp, bounces)
        if blurred: focus.calm(out, os.path.dirname(out), blurred)
        post(out, nlm, specks)
    if not o.only: return take()
    picture, rim = patch.pixels(os.path.abspath(o.over)), 24
    bpy.context.scene.render.use_persistent_data = True
    if o.only == 'figures': boxes = patch.figures((w, h), rim)
    else:
        left, top, right, bottom = (float(v) / 100 for v in o.only.split(','))
        boxes = [tuple(round(v) for v in (left * w, right * w, (1 - bottom) * h, (1 - top) * h))]
    for box in boxes:
        patch.border(box, (w, h))
        take()
        print('PART', box, flush=True)
        picture = patch.paste(patch.pixels(out), picture, box, rim)
    patch.save(picture, out)


def quiet_lamps():
    """small lamps are seen, but light nothing: found by chance, they would only add bright specks"""
    for o in bpy.context.scene.objects:
        m = o.data.materials if o.type == 'MESH' else ()
        if m and m[0] and m[0].name.startswith('lamp'): o.visible_diffuse = o.visible_transmission = False


def fast_gi(distance=6, factor=.75):
    """Ambient occlusion instead of light paths after the first bounce: halves the grain in the shade. The shorter the
    distance (metres), the brighter are rooms, and the less grain they have."""
    s = bpy.context.scene
    s.cycles.use_fast_gi = True
    s.cycles.fast_gi_method = 'REPLACE'
    s.cycles.ao_bounces_render = 1
    s.world.light_settings.distance = distance
    s.world.light_settings.ao_factor = factor


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)


def srgb(hexstr, k=1.0):
    """'#RRGGBB' -> linear RGBA (k multiplies)"""
    h = hexstr.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        out.append((c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4) * k)
    return (*out, 1.0)


def camera(loc, target, lens=42, shift_x=0.0, dy=0.0, dof=None, fstop=4.0):
    """Two-point-perspective camera: it stays level (verticals vertical) and uses
    lens shift to look at target.  dy moves the picture up/down (fraction of width)."""
    loc, target = V(loc), V(target)
    d = target - loc
    yaw = math.atan2(d.y, d.x) - math.pi / 2
    cam = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cam)
    ob.location = loc
    ob.rotation_euler = (math.pi / 2, 0, yaw)
    cam.lens, cam.sensor_width, cam.sensor_fit = lens, 36, 'HORIZONTAL'
    dist = math.hypot(d.x, d.y)
    cam.shift_y = d.z / dist * lens / 36 + dy
    cam.shift_x = shift_x
    cam.clip_end = 1000
    if dof:
        cam.dof.use_dof = True
        cam.dof.focus_distance = dof
        cam.dof.aperture_fstop = fstop
    bpy.context.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    return ob


def aim(loc, target, lens=40, dof=None, fstop=4.0):
    """free (tilted) camera for aerial views and models"""
    cam = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cam)
    ob.location = loc
    ob.rotation_euler = (V(target) - V(loc)).to_track_quat('-Z', 'Y').to_euler()
    cam.lens, cam.sensor_width, cam.sensor_fit, cam.clip_end = lens, 36, 'HORIZONTAL', 3000
    if dof:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, dof, fstop
    bpy.context.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    return ob


def sun_and_sky(elev=24, azim=-128, sun=4.2, sun_col='#FFE0B8', angle=1.6,
                fill=0.75, zenith='#9DB7CC', horizon='#F3E4CF', bounce='#CDBCA3',
                bg_low='#E9DFD0', bg_mid='#EFE8DC', bg_high='#B3C9D6', bg=1.0, bg_top=.21):
    """Sun lamp + soft gradient sky.  azim: compass angle in degrees of the sun's
    position, measured from +Y clockwise (-128 = front-left).  The camera sees a
    separate calm backdrop (bg_*), the scene is lit by zenith/horizon/bounce."""
    a, e = math.radians(azim), math.radians(elev)
    pos = V((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    L = bpy.data.lights.new('sun', 'SUN')
    L.energy, L.angle, L.color = sun, math.radians(angle), srgb(sun_col)[:3]
    o = bpy.data.objects.new('sun', L)
    o.rotation_euler = pos.to_track_quat('Z', 'Y').to_euler()
    bpy.context.collection.objects.link(o)

    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links
    n.clear()
    tc = n.new('ShaderNodeTexCoord')
    sep = n.new('ShaderNodeSeparateXYZ')
    l.new(tc.outputs['Generated'], sep.inputs[0])

    def ramp(stops):
        m = n.new('ShaderNodeMapRange')
        m.inputs[1].default_value, m.inputs[2].default_value = -1, 1
        l.new(sep.outputs['Z'], m.inputs[0])
        r = n.new('ShaderNodeValToRGB')
        r.color_ramp.interpolation = 'EASE'
        els = r.color_ramp.elements
        while len(els) < len(stops):
            els.new(.5)
        for el, (p, c) in zip(els, stops):
            el.position, el.color = p * .5 + .5, srgb(c)
        l.new(m.outputs[0], r.inputs[0])
        return r
    light = ramp([(-.05, bounce), (.03, horizon), (.8, zenith)])
    cam = ramp([(-.02, bg_low), (.03, bg_mid), (bg_top, bg_high)])
    b1, b2 = n.new('ShaderNodeBackground'), n.new('ShaderNodeBackground')
    light.name, cam.name, b1.name, b2.name = 'light', 'backdrop', 'fill', 'bg'      # the film changes them by these names
    b1.inputs[1].default_value, b2.inputs[1].default_value = fill, bg
    l.new(light.outputs[0], b1.inputs[0])
    l.new(cam.outputs[0], b2.inputs[0])
    lp, mix, out = n.new('ShaderNodeLightPath'), n.new('ShaderNodeMixShader'), n.new('ShaderNodeOutputWorld')
    l.new(lp.outputs['Is Camera Ray'], mix.inputs[0])
    l.new(b1.outputs[0], mix.inputs[1])
    l.new(b2.outputs[0], mix.inputs[2])
    l.new(mix.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'NONE'   # smooth sky: no need to sample it as a light
    return pos


def area(loc, size, power, color='#FFB877', rot=(0, 0, 0), name='area'):
    L = bpy.data.lights.new(name, 'AREA')
    L.shape = 'RECTANGLE'
    L.size, L.size_y = size
    L.energy, L.color = power, srgb(color)[:3]
    o = bpy.data.objects.new(name, L)
    o.location, o.rotation_euler = loc, rot
    o.visible_camera = False
    bpy.context.collection.objects.link(o)
    return o


def render(path, w, h, samples, threshold, exposure, clamp, bounces, look='Medium High Contrast', least=8):
    """Render to PNG, without clean-up."""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device, c.samples = 'CPU', samples
    c.use_adaptive_sampling, c.adaptive_threshold = True, threshold
    c.adaptive_min_samples = max(least, samples // 4)
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, 3, 3
    c.transmission_bounces, c.transparent_max_bounces = 4, 12
    c.sample_clamp_indirect, c.blur_glossy = clamp, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.use_light_tree = False if hasattr(c, 'use_light_tree') else None
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.resolution_percentage = 100
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    s.render.filepath = path
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print('RENDERED %dx%d, %d samples, in %.0f s' % (w, h, samples, time.time() - t), flush=True)


def post(path, nlm, specks=0):
    """Non-local means with ffmpeg, in place. Two strengths: sunlit areas (clean already, fine joints) get a light
    pass, shade and interiors (where the grain is) get strength nlm. 3 to 4 cleans 40 to 60 samples, 8 smears.
    specks 1 or 2: first bring down single bright pixels to the brightest, or second brightest, of their neighbours."""
    clean = path[:-4] + '.clean.png'
    speck = 'removegrain=m0=%d:m1=%d:m2=%d,' % (specks, specks, specks) if specks else ''
    graph = ("[0]format=gbrp,%ssplit=3[x][y][z];[x]nlmeans=s=%.2f:p=5:r=11[a];[y]nlmeans=s=%.2f:p=5:r=15[b];"
             "[z]format=gray,gblur=sigma=4,lut=y='clip((200-val)*4,0,255)',format=gbrp[m];"
             "[a][b][m]maskedmerge" % (speck, min(1.2, nlm), nlm))
    subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', '-i', path, '-filter_complex', graph, '-pix_fmt', 'rgb24', clean], check=True)
    os.replace(clean, path)
