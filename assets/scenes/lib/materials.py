"""Materials: painted and mineral surfaces, leaves, glass, sea, things that glow, and the shared palette.
"""
from .studio import *


def node_material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    n.clear()
    out = n.new('ShaderNodeOutputMaterial')
    return m, n, l, out


def matte(name, col, rough=.85, spec=.25, var=0.0, noise_scale=0.0, noise_amt=0.06, bump=0.0,
          metallic=0.0, stretch=(1, 1, 1), hue=0.0):
    """Principled, mostly diffuse.  var: brightness variation per mesh island,
    noise_amt: soft mottling, bump: fine relief, stretch: texture stretch (wood grain)."""
    m, n, l, out = node_material(name)
    p = n.new('ShaderNodeBsdfPrincipled')
    p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = spec
    p.inputs['Metallic'].default_value = metallic
    p.inputs['Base Color'].default_value = srgb(col)
    l.new(p.outputs[0], out.inputs[0])
    val = None
    if var:
        g = n.new('ShaderNodeNewGeometry')
        mr = n.new('ShaderNodeMapRange')
        mr.inputs[3].default_value, mr.inputs[4].default_value = 1 - var, 1 + var
        l.new(g.outputs['Random Per Island'], mr.inputs[0])
        val = mr.outputs[0]
    if noise_scale:
        tc = n.new('ShaderNodeTexCoord')
        mp = n.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = stretch
        l.new(tc.outputs['Object'], mp.inputs[0])
        nz = n.new('ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value = noise_scale
        nz.inputs['Detail'].default_value = 5
        l.new(mp.outputs[0], nz.inputs['Vector'])
        mr2 = n.new('ShaderNodeMapRange')
        mr2.inputs[1].default_value, mr2.inputs[2].default_value = .25, .75
        mr2.inputs[3].default_value, mr2.inputs[4].default_value = 1 - noise_amt, 1 + noise_amt
        l.new(nz.outputs['Fac'], mr2.inputs[0])
        if val:
            mul = n.new('ShaderNodeMath')
            mul.operation = 'MULTIPLY'
            l.new(val, mul.inputs[0])
            l.new(mr2.outputs[0], mul.inputs[1])
            val = mul.outputs[0]
        else:
            val = mr2.outputs[0]
        if bump:
            b = n.new('ShaderNodeBump')
            b.inputs['Strength'].default_value = bump
            b.inputs['Distance'].default_value = .02
            l.new(nz.outputs['Fac'], b.inputs['Height'])
            l.new(b.outputs[0], p.inputs['Normal'])
    if val:
        hsv = n.new('ShaderNodeHueSaturation')
        hsv.inputs['Color'].default_value = srgb(col)
        l.new(val, hsv.inputs['Value'])
        if hue and var:
            mh = n.new('ShaderNodeMapRange')
            mh.inputs[3].default_value, mh.inputs[4].default_value = .5 - hue, .5 + hue
            l.new(g.outputs['Random Per Island'], mh.inputs[0])
            l.new(mh.outputs[0], hsv.inputs['Hue'])
        l.new(hsv.outputs[0], p.inputs['Base Color'])
    return m


def leafmat(name, col, back=None, trans=.35, var=.25):
    """diffuse + translucent leaf, brightness varies per leaf"""
    m, n, l, out = node_material(name)
    g = n.new('ShaderNodeNewGeometry')
    mr = n.new('ShaderNodeMapRange')
    mr.inputs[3].default_value, mr.inputs[4].default_value = 1 - var, 1 + var
    l.new(g.outputs['Random Per Island'], mr.inputs[0])
    mixc = n.new('ShaderNodeMixRGB')
    mixc.inputs[1].default_value = srgb(col)
    mixc.inputs[2].default_value = srgb(back or col)
    l.new(g.outputs['Backfacing'], mixc.inputs[0])
    hsv = n.new('ShaderNodeHueSaturation')
    l.new(mixc.outputs[0], hsv.inputs['Color'])
    l.new(mr.outputs[0], hsv.inputs['Value'])
    d, t, mx = n.new('ShaderNodeBsdfDiffuse'), n.new('ShaderNodeBsdfTranslucent'), n.new('ShaderNodeMixShader')
    l.new(hsv.outputs[0], d.inputs[0])
    l.new(hsv.outputs[0], t.inputs[0])
    mx.inputs[0].default_value = trans
    l.new(d.outputs[0], mx.inputs[1])
    l.new(t.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], out.inputs[0])
    return m


def glassmat(name, tint='#C9D3D2', ior=1.5, boost=1.0, bump=0.0, bscale=2.0, rough=0.0, reflect='#FFFFFF'):
    """thin architectural glass: transparent + fresnel mirror (no refraction -> no noise).
    Also used for water with bump>0."""
    m, n, l, out = node_material(name)
    fr = n.new('ShaderNodeFresnel')
    fr.inputs[0].default_value = ior
    mul = n.new('ShaderNodeMath')
    mul.operation = 'MULTIPLY'
    mul.use_clamp = True
    mul.inputs[1].default_value = boost
    l.new(fr.outputs[0], mul.inputs[0])
    t, g, mx = n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeBsdfGlossy'), n.new('ShaderNodeMixShader')
    t.inputs[0].default_value = srgb(tint)
    g.inputs[0].default_value = srgb(reflect)
    g.inputs[1].default_value = rough
    l.new(mul.outputs[0], mx.inputs[0])
    l.new(t.outputs[0], mx.inputs[1])
    l.new(g.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], out.inputs[0])
    if bump:
        nz, b = n.new('ShaderNodeTexNoise'), n.new('ShaderNodeBump')
        tc = n.new('ShaderNodeTexCoord')
        l.new(tc.outputs['Object'], nz.inputs['Vector'])
        nz.inputs['Scale'].default_value = bscale
        nz.inputs['Detail'].default_value = 2
        b.inputs['Strength'].default_value = bump
        b.inputs['Distance'].default_value = .1
        l.new(nz.outputs[0], b.inputs['Height'])
        l.new(b.outputs[0], g.inputs['Normal'])
        l.new(b.outputs[0], fr.inputs['Normal'])
    return m


def emit(name, col, strength):
    m, n, l, out = node_material(name)
    e = n.new('ShaderNodeEmission')
    e.inputs[0].default_value = srgb(col)
    e.inputs[1].default_value = strength
    l.new(e.outputs[0], out.inputs[0])
    try: m.cycles.sample_as_light = False      # found by bounces only: keeps the sun noise-free
    except Exception: pass
    return m


def lit(name, col, glow, strength):
    """diffuse wall with a touch of self-emission: noise-free 'lights on' interiors"""
    m = matte(name, col, rough=.95, spec=.05)
    p = [n for n in m.node_tree.nodes if n.type == 'BSDF_PRINCIPLED'][0]
    p.inputs['Emission'].default_value = srgb(glow)
    p.inputs['Emission Strength'].default_value = strength
    m.cycles.sample_as_light = False
    return m


def groundmat(name, col='#CEC4B4', col2='#BCB09D', fade0=50, fade1=125, centre=(5, 0, 0)):
    """sandy ground that melts into the backdrop with distance from `centre`"""
    m, n, l, out = node_material(name)
    tc = n.new('ShaderNodeTexCoord')
    nz = n.new('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = .35
    nz.inputs['Detail'].default_value = 8
    l.new(tc.outputs['Object'], nz.inputs['Vector'])
    fine = n.new('ShaderNodeTexNoise')
    fine.inputs['Scale'].default_value = 9
    fine.inputs['Detail'].default_value = 6
    l.new(tc.outputs['Object'], fine.inputs['Vector'])
    r = n.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = .35, .65
    r.color_ramp.elements[0].color, r.color_ramp.elements[1].color = srgb(col2), srgb(col)
    l.new(nz.outputs[0], r.inputs[0])
    d = n.new('ShaderNodeBsdfDiffuse')
    l.new(r.outputs[0], d.inputs[0])
    b = n.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = .35
    b.inputs['Distance'].default_value = .06
    l.new(fine.outputs[0], b.inputs['Height'])
    l.new(b.outputs[0], d.inputs['Normal'])
    g = n.new('ShaderNodeNewGeometry')
    dist = n.new('ShaderNodeVectorMath')
    dist.operation = 'DISTANCE'
    dist.inputs[1].default_value = centre
    l.new(g.outputs['Position'], dist.inputs[0])
    mr = n.new('ShaderNodeMapRange')
    mr.interpolation_type = 'SMOOTHSTEP'
    mr.inputs[1].default_value, mr.inputs[2].default_value = fade0, fade1
    l.new(dist.outputs['Value'], mr.inputs[0])
    t, mx = n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeMixShader')
    l.new(mr.outputs[0], mx.inputs[0])
    l.new(d.outputs[0], mx.inputs[1])
    l.new(t.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], out.inputs[0])
    return m


def materials():
    """the shared palette"""
    return dict(
        plaster=matte('plaster', '#F3EEE4', rough=.9, spec=.1, noise_scale=1.2, noise_amt=.02, bump=.03),
        basecoat=matte('basecoat', '#CFCBC2', rough=.95, spec=.1, noise_scale=.9, noise_amt=.05),
        inner=matte('inner', '#EFE6D8', rough=.95, spec=.1),
        lit=lit('lit', '#E9DCC6', '#FFBE86', .36),     # interior wall that glows a little by itself
        concrete=matte('concrete', '#A8A39A', rough=.9, spec=.2, noise_scale=1.4, noise_amt=.07, bump=.06),
        drystone=matte('drystone', '#C2B39D', rough=.95, spec=.1, var=.2, noise_scale=5, noise_amt=.1, bump=.3, hue=.01),
        stone=matte('stone', '#C9A380', rough=.9, spec=.15, var=.16, noise_scale=6, noise_amt=.1, bump=.25, hue=.008),
        tile=matte('tile', '#DDD0BC', rough=.7, spec=.3, var=.035, noise_scale=3, noise_amt=.03),
        timber=matte('timber', '#B48E68', rough=.7, spec=.2, var=.14, noise_scale=3, noise_amt=.12, stretch=(6, 6, .6), hue=.006),
        timberh=matte('timberh', '#B48E68', rough=.7, spec=.2, var=.14, noise_scale=3, noise_amt=.12, stretch=(.6, 6, 6), hue=.006),
        deck=matte('deck', '#A98763', rough=.8, spec=.2, var=.10, noise_scale=4, noise_amt=.1),
        osb=matte('osb', '#CBB18A', rough=.85, spec=.15, var=.07, noise_scale=16, noise_amt=.16, hue=.006),
        membrane=matte('membrane', '#A9BAC4', rough=.6, spec=.25, var=.03),
        wool=matte('wool', '#DCCDA6', rough=1, spec=0, var=.06, noise_scale=7, noise_amt=.10, bump=.5),
        epsg=matte('epsg', '#8D9498', rough=.95, spec=.1, var=.05),
        eps=matte('eps', '#E4E3DF', rough=.95, spec=.1, var=.025),
        steel=matte('steel', '#9DAFBC', rough=.45, spec=.45, metallic=.3, var=.07),
        steel_dk=matte('steel_dk', '#7C8B95', rough=.45, spec=.5, metallic=.4),
        accent=matte('accent', '#D9481C', rough=.5, spec=.35),
        graphite=matte('graphite', '#2A2F33', rough=.5, spec=.4),
        rubber=matte('rubber', '#1E2326', rough=.8, spec=.2),
        white=matte('white', '#F6F3EC', rough=.8, spec=.2),
        fabric=matte('fabric', '#D9CFC0', rough=1, spec=0),
        fabric2=matte('fabric2', '#8C8577', rough=1, spec=0),
        curtain=leafmat('curtain', '#F4EEE2', trans=.5, var=0),
        terracotta=matte('terracotta', '#B96F4C', rough=.9, spec=.1, noise_scale=4, noise_amt=.06),
        pooltile=matte('pooltile', '#7CC3CC', rough=.5, spec=.3, noise_scale=.6, noise_amt=.03),
        glass=glassmat('glass', '#BFC9C8', boost=1.5),
        railglass=glassmat('railglass', '#E3EBEA', boost=.8),
        water=glassmat('water', '#A6E0E4', ior=1.33, boost=.85, bump=.05, bscale=1.3),
        sand=groundmat('sand'),
        gravel=matte('gravel', '#C6B79D', rough=1, spec=0, noise_scale=22, noise_amt=.16, bump=.6),
        soil=matte('soil', '#94806A', rough=1, spec=0, noise_scale=5, noise_amt=.2, bump=.8),
        rock=matte('rock', '#BFAF98', rough=.95, spec=.1, noise_scale=3, noise_amt=.12, bump=.4),
        bark=matte('bark', '#6E6152', rough=1, spec=0, noise_scale=8, noise_amt=.25, bump=.7),
        olive=leafmat('olive', '#7F8A62', '#A9AF95', trans=.25, var=.3),
        cypress=leafmat('cypress', '#4A5A3A', trans=.2, var=.3),
        pine=leafmat('pine', '#66763F', trans=.25, var=.3),
        shrub=leafmat('shrub', '#77834F', '#8F9A6C', trans=.3, var=.3),
        agave=matte('agave', '#8FA394', rough=.6, spec=.3, var=.10),
        grass=leafmat('grass', '#B3A76F', trans=.4, var=.25),
        lavender=leafmat('lavender', '#7F7A95', trans=.3, var=.25),
        lamp=emit('lamp', '#FFC887', 9.0),
        glow=emit('glow', '#FFC184', .8),        # luminous ceiling that fakes interior lights cheaply
    )


def seamat(name='sea', deep='#2F6F86', shallow='#79B9BE', haze='#DDE3E2', near=60, far=1600, centre=(0, 0, 0), bscale=.35, bump=.35, hz=.75,
           glow=1.0):
    """sea: coloured body + fresnel sky mirror + haze towards the horizon"""
    m, n, l, out = node_material(name)
    geo, dist = n.new('ShaderNodeNewGeometry'), n.new('ShaderNodeVectorMath')
    dist.operation = 'DISTANCE'
    dist.inputs[1].default_value = centre
    l.new(geo.outputs['Position'], dist.inputs[0])

    def rng_(a, b, kind='SMOOTHSTEP'):
        r = n.new('ShaderNodeMapRange')
        r.interpolation_type = kind
        r.inputs[1].default_value, r.inputs[2].default_value = a, b
        l.new(dist.outputs['Value'], r.inputs[0])
        return r
    nz, b = n.new('ShaderNodeTexNoise'), n.new('ShaderNodeBump')
    mp, tc = n.new('ShaderNodeMapping'), n.new('ShaderNodeTexCoord')
    mp.inputs['Scale'].default_value = (.6, 1.6, 1)
    l.new(tc.outputs['Object'], mp.inputs[0])
    l.new(mp.outputs[0], nz.inputs['Vector'])
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value = bscale, 6
    b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = bump, .8
    l.new(nz.outputs[0], b.inputs['Height'])
    col = n.new('ShaderNodeMixRGB')
    col.inputs[1].default_value, col.inputs[2].default_value = srgb(shallow), srgb(deep)
    l.new(rng_(near, near * 4).outputs[0], col.inputs[0])
    big, r2 = n.new('ShaderNodeTexNoise'), n.new('ShaderNodeMapRange')       # wind lanes
    mp2 = n.new('ShaderNodeMapping')
    mp2.inputs['Scale'].default_value = (.006, .03, 1)
    l.new(tc.outputs['Object'], mp2.inputs[0])
    l.new(mp2.outputs[0], big.inputs['Vector'])
    big.inputs['Scale'].default_value, big.inputs['Detail'].default_value = 1, 4
    r2.inputs[1].default_value, r2.inputs[2].default_value, r2.inputs[3].default_value, r2.inputs[4].default_value = .3, .7, .82, 1.18
    l.new(big.outputs[0], r2.inputs[0])
    hsv = n.new('ShaderNodeHueSaturation')
    l.new(col.outputs[0], hsv.inputs['Color'])
    l.new(r2.outputs[0], hsv.inputs['Value'])
    d, g, e = n.new('ShaderNodeBsdfDiffuse'), n.new('ShaderNodeBsdfGlossy'), n.new('ShaderNodeEmission')
    l.new(hsv.outputs[0], d.inputs[0])
    g.inputs[1].default_value = .12
    l.new(b.outputs[0], g.inputs['Normal'])
    fr, half = n.new('ShaderNodeFresnel'), n.new('ShaderNodeMath')
    fr.inputs[0].default_value = 1.33
    half.operation = 'MULTIPLY'
    half.inputs[1].default_value = .55
    l.new(fr.outputs[0], half.inputs[0])
    mx, mx2 = n.new('ShaderNodeMixShader'), n.new('ShaderNodeMixShader')
    l.new(half.outputs[0], mx.inputs[0])
    l.new(d.outputs[0], mx.inputs[1])
    l.new(g.outputs[0], mx.inputs[2])
    e.inputs[0].default_value = srgb(haze)
    e.inputs[1].default_value = glow
    hm = n.new('ShaderNodeMath')
    hm.operation = 'MULTIPLY'
    hm.inputs[1].default_value = hz
    l.new(rng_(near, far, 'LINEAR').outputs[0], hm.inputs[0])
    l.new(hm.outputs[0], mx2.inputs[0])
    l.new(mx.outputs[0], mx2.inputs[1])
    l.new(e.outputs[0], mx2.inputs[2])
    l.new(mx2.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = False
    return m
