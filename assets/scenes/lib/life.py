"""People and furniture.
"""
from .plants import *


def person(mat, pose='stand', seed=1, name='person'):
    """smooth mannequin made with the skin modifier, origin at feet, faces -Y"""
    if pose == 'walk':
        legs = [(.10, 0, .93), (.10, -.14, .52), (.10, -.20, .07), (-.10, 0, .93), (-.10, .08, .50), (-.10, .32, .12)]
        arms = [(.165, 0, 1.40), (.21, .10, 1.15), (.21, .04, .92), (-.165, 0, 1.40), (-.21, -.08, 1.15), (-.19, -.24, .95)]
    elif pose == 'work':
        legs = [(.10, 0, .93), (.13, -.05, .50), (.14, 0, .07), (-.10, 0, .93), (-.13, .03, .50), (-.15, .08, .07)]
        arms = [(.165, 0, 1.40), (.22, -.22, 1.30), (.15, -.45, 1.40), (-.165, 0, 1.40), (-.22, -.18, 1.25), (-.13, -.44, 1.22)]
    else:
        legs = [(.09, 0, .93), (.10, -.01, .50), (.11, .02, .07), (-.09, 0, .93), (-.10, .0, .50), (-.13, -.03, .07)]
        arms = [(.165, 0, 1.40), (.215, .02, 1.15), (.20, -.06, .90), (-.165, 0, 1.40), (-.215, .03, 1.15), (-.185, -.05, .90)]
    vs = [(0, 0, .98), (0, .01, 1.2), (0, 0, 1.40), (0, -.01, 1.52), (0, -.02, 1.62), (0, -.03, 1.72)]
    rad = [.135, .115, .125, .048, .088, .082]
    ed = [(i, i + 1) for i in range(5)]
    n = len(vs)
    vs += legs; rad += [.095, .068, .05] * 2
    ed += [(0, n), (n, n + 1), (n + 1, n + 2), (0, n + 3), (n + 3, n + 4), (n + 4, n + 5)]
    vs += [(p[0], p[1] - .10, .03) for p in (legs[2], legs[5])]; rad += [.04, .04]
    ed += [(n + 2, n + 6), (n + 5, n + 7)]
    n = len(vs)
    vs += arms; rad += [.055, .044, .036] * 2
    ed += [(2, n), (n, n + 1), (n + 1, n + 2), (2, n + 3), (n + 3, n + 4), (n + 4, n + 5)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(vs, ed, [])
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    sk = ob.modifiers.new('skin', 'SKIN')
    sk.use_smooth_shade = True
    if not me.skin_vertices:
        me.skin_vertices.new()
    for v, r in zip(me.skin_vertices[0].data, rad):
        v.radius = (r, r * .8)
    me.skin_vertices[0].data[0].use_root = True
    ss = ob.modifiers.new('ss', 'SUBSURF')
    ss.levels = ss.render_levels = 2
    dg = bpy.context.evaluated_depsgraph_get()
    me2 = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    ob.modifiers.clear()
    ob.data = me2
    me2.materials.clear()
    me2.materials.append(mat)
    return ob


_people = {}


def people(M, rows):
    """rows: (x, y, z, rot, pose, mat)"""
    for x, y, z, rot, pose, mat in rows:
        key = (pose, mat, M[mat].name)
        try:
            src = _people[key]; src.name
        except Exception:
            src = _people[key] = person(M[mat], pose)
            src.hide_render = True
        inst(src, (x, y, z), rot, 1.0)


def who(M, *figures):
    """figures: (pose, (x, y, z), rot[, material]); heights vary a little"""
    base = {}
    for i, (pose, loc, rot, *m) in enumerate(figures):
        m = m[0] if m else ('person', 'person2')[i % 2]
        if (pose, m) not in base: base[pose, m] = proto(person(M[m], pose, name='%s_%s' % (pose, m)))
        inst(base[pose, m], loc, rot, .95 + .03 * (i % 3))


def sofa(B, x, y, z, w=2.4, d=.95, rot=0.0, mat='fabric'):
    """sofa centred at x,y, its back towards +Y before rotation"""
    T = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, 'Z')
    q = Kit()
    q.box(-w / 2 + .02, -d / 2 + .02, .10, w / 2 - .02, d / 2 - .02, .30)      # inside the arms and the back: faces in one plane come out black
    n = max(2, round(w / .9))
    for i in range(n):
        a = -w / 2 + .14 + (w - .28) * i / n
        b = a + (w - .28) / n - .012
        q.box(a, -d / 2 - .03, .30, b, d / 2 - .2, .45)
        q.box(a + .01, d / 2 - .32, .44, b - .01, d / 2 - .14, .82)
    q.box(-w / 2 + .02, d / 2 - .16, .1, w / 2 - .02, d / 2 - .01, .72)
    for s in (-1, 1): q.box(s * w / 2, -d / 2, .1, s * (w / 2 - .14), d / 2, .58)
    B[mat].merge(q, T)
    f = Kit()
    for a in (-w / 2 + .08, w / 2 - .12):
        for b in (-d / 2 + .06, d / 2 - .1): f.box(a, b, 0, a + .04, b + .04, .1)
    B['graphite'].merge(f, T)


def chair(B, x, y, z, rot=0.0, seat='fabric'):
    T = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, 'Z')
    q, f = Kit(), Kit()
    q.box(-.23, -.23, .43, .23, .23, .48); q.box(-.23, .20, .60, .23, .235, .86)
    for a in (-.21, .185):
        for b in (-.21, .19): f.box(a, b, 0, a + .025, b + .025, .88 if b > 0 else .45)
    B[seat].merge(q, T); B['graphite'].merge(f, T)


def table(B, x0, y0, x1, y1, z, h=.74, top='timber'):
    B[top].box(x0, y0, z + h - .045, x1, y1, z + h)
    for x in (x0 + .12, x1 - .18):
        for y in (y0 + .08, y1 - .13): B['graphite'].box(x, y, z, x + .05, y + .05, z + h - .045)


def lounger(B, x, y, z, rot=0.0):
    T = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, 'Z')
    t, f = Kit(), Kit()
    t.box(-.35, -1.0, .22, .35, .9, .28)
    f.box(-.32, -.95, .28, .32, .25, .36)
    f.obox((0, .56, .50), (.64, .78, .09), (.55, 0, 0))
    for a in (-.31, .26):
        for b in (-.9, .7): t.box(a, b, 0, a + .05, b + .05, .24)
    B['timber'].merge(t, T); B['fabric'].merge(f, T)


def pendant(B, x, y, ztop, zlamp, r=.16):
    B['graphite'].cyl((x, y, zlamp), (x, y, ztop), .006, 5)
    B['lamp'].cyl((x, y, zlamp - .18), (x, y, zlamp), r, 14, r * .45)


def parasol(B, x, y, z=0, s=1.5, h=2.55, ang=0.0):
    P = Bag()
    P['timber'].cyl((0, 0, 0), (0, 0, h + .5), .03, 8)
    P['concrete'].box(-.3, -.3, 0, .3, .3, .08)
    c = [(-s, -s, h), (s, -s, h), (s, s, h), (-s, s, h)]
    for i in range(4):
        a, b = V(c[i]), V(c[(i + 1) % 4])
        m = (a + b) / 2 + V((0, 0, .03))
        top = V((0, 0, h + .5))
        P['canvas'].quad(a, m, top); P['canvas'].quad(m, b, top)
        P['canvas'].quad(a, b, b - V((0, 0, .16)), a - V((0, 0, .16)))
        P['timber'].cyl(a + V((0, 0, -.02)), top, .014, 5)
    B.add(P, at(x, y, z, ang))


def dining_set(B, x, y, z=0, n=4, ang=0.0, lamp=True, w=.8):
    P = Bag()
    l = .8 if n <= 4 else 1.6
    P['timber'].box(-l / 2, -w / 2, .71, l / 2, w / 2, .75)
    P['graphite'].cyl((0, 0, 0), (0, 0, .72), .035, 8); P['graphite'].cyl((0, 0, 0), (0, 0, .02), .25, 16)
    xs = (0,) if n <= 2 else (-.4, .4) if n > 4 else (0,)
    seats = [(a, s * (w / 2 + .28), s) for a in xs for s in (1, -1)]
    for a, b, s in seats:
        P['fabric'].box(a - .22, b - .21, .41, a + .22, b + .21, .46)
        P['timber'].box(a - .22, b + s * .18, .46, a + .22, b + s * .21, .82)
        for u in (-.2, .17):
            for v in (-.2, .17): P['timber'].box(a + u, b + v, 0, a + u + .03, b + v + .03, .42)
    if n >= 4 and n <= 4:
        for s in (1, -1):
            P['fabric'].box(s * .68 - .21, -.22, .41, s * .68 + .21, .22, .46)
            P['timber'].box(s * .86, -.22, .46, s * .89, .22, .82)
            for u in (-.2, .17):
                for v in (-.2, .17): P['timber'].box(s * .68 + u, v, 0, s * .68 + u + .03, v + .03, .42)
    if lamp:
        P['lamp'].cyl((0, 0, .77), (0, 0, .93), .05, 10, .04)
    B.add(P, at(x, y, z, ang))


def bench(B, x, y, z=0, L=2.4, ang=0.0):
    P = Bag()
    for i in range(4): P['timber'].box(-L / 2, -.25 + i * .13, .40, L / 2, -.25 + i * .13 + .10, .45)
    for u in (-L / 2 + .2, L / 2 - .35): P['concrete'].box(u, -.24, 0, u + .15, .24, .40)
    B.add(P, at(x, y, z, ang))
