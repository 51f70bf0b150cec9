"""Rooms one lives in: their materials, their soft furniture, what stands about, the view.

The camera looks towards +Y; outside begins at y = 0.
"""
from .homes import *
from .light import shoot


def indoors(**more):
    """palette of the rooms"""
    M = mats(1.0)
    M.update(
        wall=matte('wall', '#EFEBE3', rough=.95, spec=.06),
        ceiling=matte('ceiling', '#F3F0EA', rough=.95, spec=.05),
        oakfloor=matte('oakfloor', '#BDA587', rough=.38, spec=.35, var=.07, noise_scale=2.2, noise_amt=.10, stretch=(9, .7, 1), hue=.004),
        oak=matte('oak2', '#A88A69', rough=.5, spec=.3, var=.05, noise_scale=2.6, noise_amt=.12, stretch=(9, 9, .6)),
        oakh=matte('oakh', '#A88A69', rough=.45, spec=.3, var=.05, noise_scale=2.6, noise_amt=.12, stretch=(.6, 9, 9)),
        linen=matte('linen', '#D8D0C3', rough=1, spec=0, noise_scale=70, noise_amt=.05, bump=.25),
        linen2=matte('linen2', '#8F8A80', rough=1, spec=0, noise_scale=70, noise_amt=.06, bump=.25),
        sheet=matte('sheet', '#EDE9E1', rough=1, spec=0, noise_scale=9, noise_amt=.02, bump=.2),
        rust=matte('rustc', '#A86A4A', rough=1, spec=0, noise_scale=60, noise_amt=.06, bump=.2),
        rug=matte('rug', '#CFC5B6', rough=1, spec=0, noise_scale=55, noise_amt=.10, bump=.6),
        travertine=matte('travertine', '#CDBFA9', rough=.55, spec=.3, var=.03, noise_scale=1.6, noise_amt=.10, stretch=(1, 1, 7), bump=.03),
        porcelain=matte('porcelain', '#F2F0EB', rough=.12, spec=.5),
        marble=matte('marble', '#DAD5CC', rough=.2, spec=.45, noise_scale=1.1, noise_amt=.09),
        brass=matte('brass', '#9C7C4C', rough=.3, metallic=.9),
        black=matte('black', '#1F2122', rough=.45, spec=.4),
        chrome=matte('chrome', '#C4C6C6', rough=.14, metallic=1),
        mirror=matte('mirror', '#D8DCDB', rough=.02, metallic=1),
        green=matte('greenc', '#6E7560', rough=1, spec=0),
        paper=matte('paper', '#E9E3D7', rough=.9, var=.3, hue=.03),
        clear=glassmat('clear', '#F4F8F7', boost=.6),
        shade=leafmat('shade', '#F2E6D2', trans=.5, var=0),
        sheer=leafmat('sheer', '#F1ECE2', trans=.55, var=0),
        **more)
    M['lamp'] = emit('lamp3', '#FFD9A8', 5.0)
    return M


def puff(k, c, size, rot=(0, 0, 0), e=.32, n=28, sag=0.0):
    """cushion: a rounded block, thick in the middle; c: its centre; e: roundness, 0 a block, 1 an egg"""
    from mathutils import Euler
    R, (a, b, h) = Euler(rot).to_matrix(), (s / 2 for s in size)
    f = lambda v, p: math.copysign(abs(v) ** p, v)
    vs, m = [], n // 2
    for j in range(m + 1):
        v = -math.pi / 2 + math.pi * j / m
        for i in range(n):
            u = 2 * math.pi * i / n
            x, y, z = f(math.cos(v), e) * f(math.cos(u), e), f(math.cos(v), e) * f(math.sin(u), e), f(math.sin(v), .8)
            z *= 1 - .35 * max(abs(x), abs(y)) ** 3
            vs.append(R @ V((x * a, y * b, z * h - sag * (1 - x * x) * (1 - y * y))) + V(c))
    k._add(vs, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(m) for i in range(n)])


class Soft(Bag):
    """a bag whose cushions are smooth"""
    BEV = {**Bag.BEV, 'oakfloor': .0012, 'oak': .003, 'oakh': .003, 'linen': .03, 'linen2': .03, 'travertine': .003, 'wall': .004, 'ceiling': 0, 'rug': .01,
           'porcelain': .02, 'marble': .004, 'brass': .002, 'black': .003, 'chrome': .003, 'paper': .002, 'sheet': .04, 'rust': .02, 'mirror': 0}
    SHEETS = (*Bag.SHEETS, 'clear', 'sheer', 'shade')

    def flush(s, M, tag='room', **kw):
        out = super().flush(M, tag, **kw)
        for k, o in out.items():
            if o and k.endswith('.soft'):
                o.modifiers.clear()
                for p in o.data.polygons: p.use_smooth = True
        return out


def couch(B, x, y, z, w=2.6, d=.98, rot=0.0, mat='linen', seats=3):
    """deep sofa, its back towards +Y before rotation"""
    T, P, q = at(x, y, z, rot), Bag(), Kit()
    q.box(-w / 2, -d / 2 + .03, .12, w / 2, d / 2, .27)
    for i in range(seats):
        u = -w / 2 + .2 + (w - .4) * (i + .5) / seats
        puff(P[mat + '.soft'], (u, -.10, .36), ((w - .4) / seats + .01, d - .26, .22), e=.18)
        puff(P[mat + '.soft'], (u, d / 2 - .24, .62), ((w - .4) / seats - .02, .24, .46), (-.16, 0, 0), e=.3)
    for s in (-1, 1): puff(P[mat + '.soft'], (s * (w / 2 - .10), 0, .40), (.22, d, .44), e=.14)
    puff(P[mat + '.soft'], (0, d / 2 - .09, .42), (w - .04, .18, .56), e=.12)
    P[mat].merge(q)
    for a in (-w / 2 + .1, w / 2 - .15):
        for b in (-d / 2 + .1, d / 2 - .12): P['black'].box(a, b, 0, a + .05, b + .05, .13)
    B.add(P, T)


def lounge(B, x, y, z, rot=0.0, mat='linen2'):
    """low armchair with a timber frame, facing -Y before rotation"""
    P = Bag()
    t = P['oak']
    for s in (-.35, .35):
        t.box(s - .018, -.34, 0, s + .018, -.30, .56); t.box(s - .018, .30, 0, s + .018, .34, .50); t.box(s - .03, -.36, .54, s + .03, .36, .57)
    t.box(-.35, -.33, .24, .35, -.30, .29); t.box(-.35, .28, .24, .35, .31, .29)
    puff(P[mat + '.soft'], (0, -.02, .36), (.64, .68, .17), (.06, 0, 0), e=.2)
    puff(P[mat + '.soft'], (0, .30, .64), (.64, .17, .56), (-.28, 0, 0), e=.22)
    B.add(P, at(x, y, z, rot))


def side_chair(B, x, y, z=0, rot=0.0, seat='linen2'):
    """dining chair with a curved back, facing -Y before rotation"""
    P = Bag()
    puff(P[seat + '.soft'], (0, 0, .455), (.46, .46, .06), e=.3)
    t = P['oak']
    for s in (-1, 1):
        t.cyl((s * .19, -.19, 0), (s * .18, -.18, .44), .014, 10, .018); t.cyl((s * .21, .20, 0), (s * .20, .20, .76), .014, 10, .016)
    pts = [(.22 * math.sin(a), .12 + .12 * math.cos(a), .72) for a in [-1.25 + i * .25 for i in range(11)]]
    for dz in (-.05, 0, .05): P['oak.soft'].tube([(u, v, w + dz) for u, v, w in pts], [.022] * 11, 10)
    B.add(P, at(x, y, z, rot))


def stool(B, x, y, z=0, rot=0.0, h=.66):
    P = Bag()
    puff(P['linen2.soft'], (0, 0, h), (.40, .38, .07), e=.4)
    for a in (-1, 1):
        for b in (-1, 1): P['black'].cyl((a * .19, b * .18, 0), (a * .14, b * .13, h - .02), .011, 8)
    for b in (-1, 1): P['black'].cyl((-.175, b * .165, .24), (.175, b * .165, .24), .009, 8); P['black'].cyl((b * .175, -.165, .24), (b * .175, .165, .24), .009, 8)
    B.add(P, at(x, y, z, rot))


def turned(k, x, y, z, prof, n=32):
    """vessel turned on a wheel: [(height, radius)]"""
    vs = [(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n), z + h) for h, r in prof for i in range(n)]
    k._add(vs, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(prof) - 1) for i in range(n)])


VASE = [(0, .055), (.01, .07), (.08, .095), (.16, .09), (.22, .05), (.26, .038), (.28, .045), (.27, .036), (.2, .04)]
BOWL = [(0, .05), (.015, .06), (.05, .12), (.085, .165), (.09, .16), (.05, .11), (.02, .04), (.018, 0)]
JUG = [(0, .05), (.01, .055), (.12, .06), (.2, .05), (.24, .045), (.245, .04), (.2, .045)]


def branch(B, x, y, z, h=.7, seed=1, mat='olive', n=7):
    """cut branches in a vase"""
    r, lf, tw = random.Random(seed), B[mat], B['bark']
    for _ in range(n):
        a, lean = r.uniform(0, 6.28), r.uniform(.15, .55)
        d = V((math.cos(a) * lean, math.sin(a) * lean, 1)).normalized()
        L = h * r.uniform(.7, 1.1)
        tw.cyl((x, y, z), tuple(V((x, y, z)) + d * L), .004, 5, .0015)
        for i in range(26):
            t = r.uniform(.35, 1)
            p = V((x, y, z)) + d * L * t
            e = (V((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-.4, .8)))).normalized()
            s = e.cross(d).normalized() * .008
            lf._add([p, p + e * .03 + s, p + e * .065, p + e * .03 - s], [(0, 1, 2, 3)])


def books(k, x, y, z, n=4, seed=1, w=.24, d=.17):
    r = random.Random(seed)
    for _ in range(n):
        h = r.uniform(.018, .035)
        k.obox((x, y, z + h / 2), (w * r.uniform(.85, 1), d * r.uniform(.85, 1), h), (0, 0, r.uniform(-.12, .12)))
        z += h
    return z


def picture(B, axis, c, u0, u1, v0, v1, depth=.03):
    """framed print on a wall; axis and c as in Kit.panel, depth with its sign into the room"""
    m = .012
    B['oak'].panel(axis, c, depth, u0, u1, v0, v1, [(u0 + m, u1 - m, v0 + m, v1 - m)])
    B['paper.p'].panel(axis, c, depth * .4, u0 + m, u1 - m, v0 + m, v1 - m)


def view(B, M, P, land=True, terrace=(-9, 9, 4.2), pool_=None):
    """terrace from y = .2 on, garden, sea; terrace: from x, to x, to y"""
    x0, x1, y1 = terrace
    skip = (lambda x, y: pool_[0] - .02 < x < pool_[1] + .02 and pool_[2] - .02 < y < pool_[3] + .02) if pool_ else None
    tiles(B['tile'], x0, .12, x1, y1, -.02, .05, (1.0, 1.0), .006, skip)
    if pool_:
        pool_shell(B['pooltile'], *pool_, -.05, 1.3)
        x, u, y, v = pool_
        B['water'].quad((x, y, -.08), (u, y, -.08), (u, v, -.08), (x, v, -.08))
    ground(groundmat('gardensoil', '#B9A98C', '#AFA086', 60, 160, (0, 0, 0)), size=46, z=-.14, hole=(pool_[0] - .2, pool_[1] + .2, pool_[2] - .2, pool_[3] + .2) if pool_ else None)
    r = random.Random(12)
    P.bed(B, x0 - 6, y1 + .15, x1 + 6, y1 + 1.5, -.06, 3.4, seed=4)
    stonework(B['drystone'], 'x', y1 + 1.6, .4, x0 - 12, x1 + 12, -.2, .42, .15, .3, .7, random.Random(5), relief=.03)
    for _ in range(70):
        x, y = r.uniform(-26, 26), r.uniform(y1 + 3, y1 + 20)
        P.put(r.choice(['shrub', 'shrub2', 'small']), x, y, -.15, r.uniform(.7, 1.5), r.uniform(0, 6.28))


def horizon(sea_z=-24, near=45, haze='#DDE4E4'):
    """sea and far coast behind the garden"""
    m = seamat('sea2', near=60, far=4200, centre=(0, 0, sea_z), haze=haze, glow=1.0, hz=.55, deep='#2F7390', shallow='#5C9FB0')
    k = Kit()
    k.quad((-9000, near, sea_z), (9000, near, sea_z), (9000, 9000, sea_z), (-9000, 9000, sea_z))
    o = k.done('sea', m, recalc=False)
    o.visible_diffuse = False
    return o


def portal(x0, x1, z0, z1, y=.15):
    """tells the renderer where the sky comes in"""
    o = area(((x0 + x1) / 2, y, (z0 + z1) / 2), (x1 - x0, z1 - z0), 0, rot=(-math.pi / 2, 0, 0), name='portal')
    o.data.cycles.is_portal = True
    return o
