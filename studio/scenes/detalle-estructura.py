"""Close-up of the frame: studs in a track, screws, an orange hold-down. Real metres, shallow focus.

Methodology page; articles «revoluciona tu obra» and on myths.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *

WEB, FL, LIP, R, TH = .14, .05, .016, .004, .0015


def galv(name='galv', col='#BBC4CA'):
    """galvanised sheet with faint zinc spangle"""
    m, n, l, out = node_material(name)
    p, tc, vo, no = n.new('ShaderNodeBsdfPrincipled'), n.new('ShaderNodeTexCoord'), n.new('ShaderNodeTexVoronoi'), n.new('ShaderNodeTexNoise')
    l.new(tc.outputs['Object'], vo.inputs['Vector']); l.new(tc.outputs['Object'], no.inputs['Vector'])
    vo.inputs['Scale'].default_value, no.inputs['Scale'].default_value = 85, 7
    sep, a, b, hsv = n.new('ShaderNodeSeparateColor'), n.new('ShaderNodeMapRange'), n.new('ShaderNodeMapRange'), n.new('ShaderNodeHueSaturation')
    l.new(vo.outputs['Color'], sep.inputs[0])
    l.new(sep.outputs[0], a.inputs[0]); a.inputs[3].default_value, a.inputs[4].default_value = .90, 1.08
    l.new(sep.outputs[1], b.inputs[0]); b.inputs[3].default_value, b.inputs[4].default_value = .30, .46
    hsv.inputs['Color'].default_value = srgb(col)
    l.new(a.outputs[0], hsv.inputs['Value'])
    l.new(hsv.outputs[0], p.inputs['Base Color']); l.new(b.outputs[0], p.inputs['Roughness'])
    p.inputs['Metallic'].default_value = .72
    l.new(p.outputs[0], out.inputs[0])
    return m


def arc(cx, cy, a0, a1, r=R, n=4):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cy + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


def stud(k, x, z0, z1, d=1, holes=(), y=0.0):
    """lipped C, web in the YZ plane at x, flanges towards d*X, rounded bends, rolled service holes at heights `holes`"""
    h = WEB / 2
    half = arc(R, h - R, 180, 90) + arc(FL - R, h - R, 90, 0) + [(FL, h - LIP)]          # from the web outwards
    for s in (1, -1):
        for (a, b), (c, e) in zip(half, half[1:]):
            k._add([(x + d * a, y + s * b, z0), (x + d * c, y + s * e, z0), (x + d * c, y + s * e, z1), (x + d * a, y + s * b, z1)], [(0, 1, 2, 3)])
    w = h - R
    zs = [z0] + [v for q in holes for v in (q - .09, q + .09)] + [z1]
    for i in range(0, len(zs), 2):
        k.quad((x, y - w, zs[i]), (x, y + w, zs[i]), (x, y + w, zs[i + 1]), (x, y - w, zs[i + 1]))
    for q in holes:
        n, ro, ri, ro2 = 40, [], [], []
        for i in range(n):
            a = 2 * math.pi * (i + .5) / n
            c, s = math.cos(a), math.sin(a)
            f = min(w / abs(c) if abs(c) > 1e-6 else 9, .09 / abs(s) if abs(s) > 1e-6 else 9)
            ro.append((x, y + c * f, q + s * f))
            # stadium 38 x 110 mm
            zz = .036 if s > 0 else -.036
            ri.append((x, y + c * .019, q + zz + s * .019)); ro2.append((x + d * .006, y + c * .0165, q + zz + s * .0165))
        b = len(k.v)
        k._add(ro + ri + ro2, [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)] + [(i + n, (i + 1) % n + n, (i + 1) % n + 2 * n, i + 2 * n) for i in range(n)])
        cs = [(x, y + sy * w, q + sz * .09) for sy, sz in ((1, 1), (-1, 1), (-1, -1), (1, -1))]        # close the four corners
        for c in cs:
            near = sorted(range(n), key=lambda i: (V(ro[i]) - V(c)).length)[:2]
            k._add([c, ro[near[0]], ro[near[1]]], [(0, 1, 2)])


def track(k, x0, x1, z=0, up=1, y=0.0):
    """U track along X"""
    h = WEB / 2 + TH * 1.2
    prof = [(.06, h), (R, h)] + [(R - R * math.sin(math.radians(a)), h - R + R * math.cos(math.radians(a))) for a in (30, 60, 90)]
    prof = prof + [(a, -b) for a, b in prof[::-1]]
    for (a, b), (c, e) in zip(prof, prof[1:]):
        k._add([(x0, y + b, z + up * a), (x1, y + b, z + up * a), (x1, y + e, z + up * c), (x0, y + e, z + up * c)], [(0, 1, 2, 3)])


def screw(k, p, n, s=1.0, out=0.0):
    """hex-washer-head self-drilling screw at p, head towards n; out: how far it still sticks out"""
    p, n = V(p), V(n).normalized()
    q = p + n * out
    k.cyl(q, q + n * .0013 * s, .0068 * s, 18, .0064 * s); k.cyl(q + n * .0013 * s, q + n * .0052 * s, .0043 * s, 6)
    if out:
        k.cyl(p - n * .004, q, .0022, 10)
        for i in range(int(out / .0018)):
            k.cyl(p + n * (.0018 * i), p + n * (.0018 * i + .0007), .0029, 10, .0023)


def sheet(kit, name, mat, th=TH):
    o = kit.done(name, mat, recalc=False)
    for p in o.data.polygons: p.use_smooth = True
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(34)
    m = o.modifiers.new('s', 'SOLIDIFY')
    m.thickness, m.offset = th, 0
    return o


def build(quick):
    reset()
    M = mats(1.0)
    M['galv'], M['galv2'] = galv(), galv('galv2', '#CDD3D6')
    M['osbd'] = matte('osbd', '#CDB086', rough=.85, noise_scale=60, noise_amt=.2, stretch=(1, .35, 1))
    M['slabc'] = matte('slabc', '#B5AFA5', rough=.85, spec=.25, noise_scale=14, noise_amt=.08, bump=.25)
    M['zincs'] = matte('zincs', '#C9C4B4', rough=.3, metallic=.8)
    B = Bag()
    L = dict(LIGHT['afternoon']); L.update(azim=146, elev=26, sun=5.6, fill=.75)
    sun_and_sky(**L)
    ground(groundmat('sand5', fade0=50, fade1=120, centre=(-5, 8, 0)), z=-.32)
    B['slabc'].box(-7, -.22, -.32, 1.6, 9, -.006)
    B['rubber'].box(-7, -.071, -.006, 1.6, .071, -.001)
    k, sc = Kit(), B['zincs']
    track(k, -7, 1.6)
    xs = [0, -.6, -1.2, -1.8, -2.4, -3.0]
    for i, x in enumerate(xs):
        stud(k, x, .003, 2.7, 1, (.37, .97))
        for zz in (.022, .042) if i else (.03,):
            for s in (-1, 1): screw(sc, (x + .022 + (.012 if zz > .03 else 0), s * (WEB / 2 + TH), zz), (0, s, 0))
    # nogging row
    for a, b in zip(xs[1:], xs[:-1]): k._add([], []) ; track(k, a + .006, b - .004, .92, -1)
    sheet(k, 'studs', M['galv'])
    # X straps on the outer face + gusset
    st = Kit()
    y = -WEB / 2 - TH * 2.2
    def strap(p, q, w=.06):
        p, q = V(p), V(q); t = (q - p).normalized(); s = t.cross(V((0, 1, 0))) * w / 2
        st.quad(p + s, q + s, q - s, p - s)
    strap((-.0375, y, .025), (-1.9, y, 2.7)); strap((-1.883, y - .002, .025), (.06, y - .002, 2.72))
    st.quad((-.155, y + .0012, .004), (.062, y + .0012, .004), (.062, y + .0012, .20), (-.155, y + .0012, .20))
    sheet(st, 'straps', M['galv2'])
    t = V((-1.88, 0, 2.7)).normalized()
    for i in range(5):
        for s in (-.017, .017):
            p = V((-.02, y - .0012, 0)) + t * (.055 + i * .034) + V((-t.z, 0, t.x)) * s
            screw(sc, p, (0, -1, 0))
    for x, z in ((.012, .09), (.034, .09), (.012, .135), (.034, .135), (.012, .18), (.034, .18), (-.09, .02), (-.125, .02), (-.055, .02)): screw(sc, (x, y - .001, z), (0, -1, 0))
    for i, x in enumerate(xs[1:]):
        for s in (-1, 1): screw(sc, (x + .025, y, 1.43 * (-x) + s * .012 - .02), (0, -1, 0)) if x > -1.9 else None
    # orange hold-down inside the C of stud 0, on the web
    h = Kit()
    x0, hw, hh = .0022, .044, .185
    h.box(x0, -hw, .012, x0 + .003, hw, hh)                                        # back leg
    h.box(x0, -hw, .009, .070, hw, .014)                                          # seat
    for s in (-1, 1):
        a, b = s * hw, s * (hw - .003)
        vs = [(x0, .012), (.070, .012), (.070, .026), (.020, hh), (x0, hh)]
        h._add([(u, a, z) for u, z in vs] + [(u, b, z) for u, z in vs], [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(i, (i + 1) % 5, (i + 1) % 5 + 5, i + 5) for i in range(5)])
    o = h.done('holddown', M['accent'], bevel=.0012)
    B['slabc'].box(0, 0, -.02, .001, .001, -.01)
    B['zincs.b'].cyl((.040, 0, -.01), (.040, 0, .075), .008, 20)                    # anchor rod, nut, washer
    B['zincs.b'].cyl((.040, 0, .014), (.040, 0, .018), .019, 24); B['zincs.b'].cyl((.040, 0, .018), (.040, 0, .031), .0135, 6)
    for i in range(20): B['zincs.b'].cyl((.040, 0, .034 + i * .002), (.040, 0, .0348 + i * .002), .0087, 14, .008)
    done_ = [(-.024, .055), (.024, .055), (-.024, .082), (.024, .082), (-.024, .109), (.024, .109), (-.024, .136), (-.024, .163)]
    for yy, z in done_: screw(sc, (x0 + .003, yy, z), (1, 0, 0))
    for yy, z in ((.024, .136), (.024, .163)): B['graphite.h'].cyl((x0 + .0029, yy, z), (x0 + .0034, yy, z), .0030, 16)     # empty holes
    # the screw going in and the driver: nut-setter, chuck, tool nose
    ax = V((1, -.05, .10)).normalized()
    p = V((x0 + .003, .024, .136))
    out = .012
    screw(sc, p, ax, 1.0, out)
    q = p + ax * (out + .0016)
    B['zincs.d'].cyl(q, q + ax * .022, .0075, 24); B['zincs.d'].cyl(q + ax * .022, q + ax * .028, .0075, 24, .0036); B['zincs.d'].cyl(q + ax * .028, q + ax * .070, .0036, 6)
    d = B['graphite.d']
    d.cyl(q + ax * .060, q + ax * .066, .010, 32, .0125); d.cyl(q + ax * .066, q + ax * .094, .0125, 32); d.cyl(q + ax * .094, q + ax * .102, .0125, 32, .019)
    d.cyl(q + ax * .102, q + ax * .155, .019, 40, .026); B['rubber.t'].cyl(q + ax * .155, q + ax * .175, .0295, 40); d.cyl(q + ax * .175, q + ax * .60, .033, 40)
    B['accent.ring'].cyl(q + ax * .094, q + ax * .0965, .0140, 32)
    # a few spare screws on the slab
    r = random.Random(5)
    for x, yy in ((.14, -.13), (.19, -.15), (.10, -.17), (-.16, -.16)):
        a = r.uniform(0, 6.28); n = V((math.cos(a), math.sin(a), .06))
        b = V((x, yy, -.002)); s = B['zincs.s']
        s.cyl(b, b + n * .024, .0022, 10, .0022); s.cyl(b + n * .024, b + n * .0252, .0066, 16); s.cyl(b + n * .0252, b + n * .029, .0043, 6); s.cyl(b - n * .005, b, .0006, 8, .0022)
        for i in range(11): s.cyl(b + n * (.001 + .0019 * i), b + n * (.0017 + .0019 * i), .0029, 9, .0023)
    # rolled stamp on the flange
    c = bpy.data.curves.new('stamp', 'FONT'); c.body = 'C140x50x1.5   S350GD+Z275'; c.size = .016
    c.materials.append(M['graphite'])
    ob = bpy.data.objects.new('stamp', c); bpy.context.collection.objects.link(ob)
    ob.location, ob.rotation_euler = (.030, -WEB / 2 - .0012, .235), (math.pi / 2, -math.pi / 2, 0)
    # far frame, boards, worker: only there to be out of focus
    f = B['galv.far']
    frame_wall(f, (-7, 4.2), (1.5, 4.2), 0, 2.7, [(2, 3.4, 0, 2.1)]); frame_wall(f, (-3.3, .1), (-3.3, 4.2), 0, 2.7)
    frame_wall(f, (-7, 8.8), (1.5, 8.8), 0, 2.7, [(3, 6, .9, 2.1)])
    boards(B['osb'], 'x', 4.3, .015, -2.4, 1.4, 0, 2.7, (), 1.22, 2.7)
    truss_deck(f, -7, 1.6, 0, 9, 3.3, .4, 1.2)
    people(('work', (-2.2, 3.0, 0), .8, 0), site=True)
    B.flush(M, 'det')
    cam, tg = (.80, -.61, .37), (-.065, 0, .19)
    camera(cam, tg, lens=47, dof=math.hypot(.80, .61) - .02, fstop=2.0)


Bag.BEV.update({'zincs': 0, 'zincs.b': 0})
go(build, spp=28, expo=.32, blurred=((1.4, 1.9, 2.5), (2.4, 3.4, 6)))
