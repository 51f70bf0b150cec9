"""Plants of the Mediterranean coast, and two ways to place them: `Flora` (built on first use) and `protos`/`put`/`bed`.
"""
from .building import *


def _leaf(k, p, d, n, l, w):
    """folded rhombic leaf: base p, direction d, normal n"""
    s = d.cross(n).normalized() * w
    k._add([p, p + d * l * .5 + s + n * w * .35, p + d * l, p + d * l * .5 - s + n * w * .35],
           [(0, 1, 2), (0, 2, 3)])


def _rv(rng):
    while True:
        v = V((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)))
        if .05 < v.length < 1: return v.normalized()


def _grow(rng, p, d, L, r, depth, spec, wood, tips):
    """recursive branch; spec per depth: (n_children, spread, len_factor, gnarl, up)"""
    kids, spread, lf, gnarl, up = spec[min(depth, len(spec) - 1)]
    n = 6 if depth == 0 else 5
    pts, rad = [p.copy()], [r]
    for i in range(n):
        d = (d + _rv(rng) * gnarl + V((0, 0, up))).normalized()
        p = p + d * L / n
        pts.append(p.copy())
        rad.append(r * (1 - .42 * (i + 1) / n))
    wood.tube(pts, rad, 8 if depth == 0 else 6 if depth == 1 else 4)
    if depth >= len(spec) - 1:
        tips.append((pts, d))
        return
    if depth >= len(spec) - 2:
        tips.append((pts[2:], d))
    base = rng.uniform(0, 6.28)
    for i in range(kids):
        a = base + 2 * math.pi * i / kids + rng.uniform(-.4, .4)
        u = d.orthogonal().normalized()
        w = d.cross(u)
        s = spread * rng.uniform(.7, 1.25)
        nd = (d * math.cos(s) + (u * math.cos(a) + w * math.sin(a)) * math.sin(s)).normalized()
        q = pts[-1] if i < kids * .6 or depth == 0 else pts[-2]
        _grow(rng, q, nd, L * lf * rng.uniform(.75, 1.2), rad[-1] * .8, depth + 1, spec, wood, tips)


def olive_tree(M, seed=1, h=4.0, leaves=11000, name='olive'):
    """gnarled olive, crown about h metres high; returns [wood, leaves] objects at origin"""
    rng = random.Random(seed)
    wood, lf, tips = Kit(), Kit(), []
    s = h / 4.0
    spec = [(4, .75, .75, .22, .05), (3, .6, .78, .25, .06), (3, .65, .8, .28, .03), (3, .7, .75, .3, 0), (2, .7, .7, .3, -.02)]
    for j in range(2):
        a = rng.uniform(0, 6.28)
        _grow(rng, V((math.cos(a) * .08 * s, math.sin(a) * .08 * s, -.1)), V((math.cos(a) * .35, math.sin(a) * .35, 1)).normalized(),
              1.15 * s, .17 * s, 0, spec, wood, tips)
    per = max(1, leaves // len(tips))
    for pts, d in tips:
        for _ in range(per):
            i = rng.randrange(len(pts) - 1)
            p = pts[i].lerp(pts[i + 1], rng.random()) + _rv(rng) * rng.uniform(0, .20) * s
            dd = (d * .5 + _rv(rng)).normalized()
            _leaf(lf, p, dd, _rv(rng), rng.uniform(.10, .17) * s, rng.uniform(.016, .026) * s)
    return [wood.done(name + '_w', M['bark'], smooth=True, recalc=False), lf.done(name + '_l', M['olive'], recalc=False)]


def cypress_tree(M, seed=1, h=8.0, r=.62, leaves=12000, name='cypress'):
    rng = random.Random(seed)
    lf, core = Kit(), Kit()

    def prof(t):
        return r * (min(1, t / .12) ** .6) * (1 - t) ** .62 * 1.28
    off = V((seed * 7.3, seed * 3.1, 0))
    for _ in range(leaves):
        t = rng.random() ** .85
        a = rng.uniform(0, 6.283)
        z = .25 + t * (h - .25)
        lump = 1 + .28 * noise.noise(V((math.cos(a) * 1.6, math.sin(a) * 1.6, z * 1.1)) + off)
        rr = prof(t) * lump * rng.uniform(.72, 1.0)
        o = V((math.cos(a), math.sin(a), 0))
        p = o * rr + V((0, 0, z))
        d = (V((0, 0, 1)) + o * .28 + _rv(rng) * .25).normalized()
        _leaf(lf, p, d, (o + _rv(rng) * .6).normalized(), rng.uniform(.14, .34), rng.uniform(.018, .034))
    pts = [V((0, 0, .0)), V((0, 0, .25))] + [V((0, 0, .25 + t * (h - .25))) for t in (.03, .1, .3, .5, .7, .85, .95)]
    core.tube(pts, [.09, .09] + [prof(t) * .78 for t in (.03, .1, .3, .5, .7, .85, .95)], 10)
    return [core.done(name + '_c', M['cypress'], smooth=True, recalc=False), lf.done(name + '_l', M['cypress'], recalc=False)]


def umbrella_pine(M, seed=1, h=8.5, r=3.6, tufts=900, name='pine'):
    """Pinus pinea: leaning bare trunk and flat parasol crown"""
    rng = random.Random(seed)
    wood, lf = Kit(), Kit()
    top = V((rng.uniform(-.6, .6), rng.uniform(-.6, .6), h * .66))
    trunk = [V((0, 0, -.1)).lerp(top, i / 8) + V((math.sin(i * .7 + seed) * .16, math.cos(i * .9 + seed) * .14, 0)) for i in range(9)]
    wood.tube(trunk, [.24 - .012 * i for i in range(9)], 9)
    lumps = []
    n = 13
    for i in range(n):
        a = i * 2.399 + rng.uniform(-.3, .3)
        q = math.sqrt((i + .5) / n)
        rad = r * .82 * q
        c = V((top.x + math.cos(a) * rad, top.y + math.sin(a) * rad, h * .985 - .9 * q * q + rng.uniform(-.2, .2)))
        lumps.append((c, rng.uniform(.85, 1.25) * r * .33))
        s = trunk[-1].lerp(trunk[-3], rng.random())
        m = s.lerp(c, .55) - V((0, 0, .45))
        pts = [((1 - t) ** 2) * s + 2 * t * (1 - t) * m + t * t * (c - V((0, 0, .25))) for t in [j / 6 for j in range(7)]]
        wood.tube(pts, [.11 - .013 * j for j in range(7)], 6)
    for _ in range(tufts):
        c, R = rng.choice(lumps)
        v = _rv(rng)
        if v.z < -.15: v.z *= .3
        p = c + V((v.x * R, v.y * R, v.z * R * .55)) * rng.uniform(.75, 1.0)
        o = (v + V((0, 0, .7))).normalized()
        for _ in range(15):
            d = (o + _rv(rng) * .75).normalized()
            _leaf(lf, p, d, _rv(rng), rng.uniform(.20, .34), .017)
    return [wood.done(name + '_w', M['bark'], smooth=True, recalc=False), lf.done(name + '_l', M['pine'], recalc=False)]


def shrub(M, seed=1, r=.6, leaves=2200, mat='shrub', squash=.8, name='shrub', leaf=(.07, .13)):
    """clipped / natural mediterranean bush"""
    rng = random.Random(seed)
    lf = Kit()
    off = V((seed * 5.7, 0, seed * 1.3))
    for _ in range(leaves):
        v = _rv(rng)
        v.z = abs(v.z) if rng.random() < .85 else v.z * .3
        rr = r * (1 + .35 * noise.noise(v * 1.7 + off)) * rng.uniform(.72, 1)
        p = V((v.x * rr, v.y * rr, v.z * rr * squash + r * .1))
        d = (v + _rv(rng) * .8).normalized()
        _leaf(lf, p, d, _rv(rng), rng.uniform(*leaf), rng.uniform(.018, .03))
    k = Kit()
    pts = [V((0, 0, z * r * squash)) for z in (0, .3, .6, .72)]
    k.tube(pts, [r * .6, r * .66, r * .4, .02], 10)
    return [lf.done(name + '_l', M[mat], recalc=False), k.done(name + '_c', M[mat], smooth=True, recalc=False)]


def agave(M, seed=1, r=.6, blades=34, name='agave'):
    rng = random.Random(seed)
    k = Kit()
    for i in range(blades):
        f = i / blades
        a = i * 2.399 + rng.uniform(-.1, .1)
        o = V((math.cos(a), math.sin(a), 0))
        s = V((-o.y, o.x, 0))
        el = math.radians(12 + 70 * f)
        L = r * (1.05 - .25 * f) * rng.uniform(.9, 1.1)
        n, rows = 6, []
        for j in range(n + 1):
            t = j / n
            e = el + .35 * (t - .4) * (1 - f)
            p = o * (math.cos(e) * L * t + .03) + V((0, 0, math.sin(e) * L * t + .04))
            w = r * .105 * (1 - t) ** .7 * (1 + 1.2 * t) + .002
            up = V((0, 0, 1)) * math.cos(e) - o * math.sin(e)
            rows.append((p - s * w + up * w * .55, p, p + s * w + up * w * .55))
        vs = [q for r_ in rows for q in r_]
        fs = []
        for j in range(n):
            b = j * 3
            fs += [(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)]
        k._add(vs, fs)
    return [k.done(name, M['agave'], smooth=True, recalc=False)]


def grass_tuft(M, seed=1, h=.55, blades=110, mat='grass', spread=.5, name='grass', w=.007):
    rng = random.Random(seed)
    k = Kit()
    for _ in range(blades):
        a = rng.uniform(0, 6.283)
        o = V((math.cos(a), math.sin(a), 0))
        s = V((-o.y, o.x, 0)) * w
        b = o * rng.uniform(0, .12)
        L, lean = h * rng.uniform(.6, 1.1), rng.uniform(.1, spread)
        P = [b, b + o * L * lean * .3 + V((0, 0, L * .5)), b + o * L * lean + V((0, 0, L * .92))]
        k._add([P[0] - s, P[0] + s, P[1] + s * .8, P[1] - s * .8, P[2]], [(0, 1, 2, 3), (3, 2, 4)])
    return [k.done(name, M[mat], recalc=False)]


def rock(M, seed=1, r=.4, name='rock'):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=r)
    off = V((seed * 9.1, seed * 2.2, 0))
    for v in bm.verts:
        n = v.co.normalized()
        f = 1 + .45 * noise.noise(n * 1.3 + off) + .12 * noise.noise(n * 4 + off)
        v.co = V((n.x * r * f, n.y * r * f * .85, max(n.z * r * f * .6, -.1)))
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(M['rock'])
    for p in me.polygons: p.use_smooth = True
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return [o]


def plant(protos, loc, rot=None, scale=1.0, sz=None):
    """instance a list of prototype objects at loc"""
    rot = random.uniform(0, 6.28) if rot is None else rot
    return [inst(p, loc, rot, scale, sz) for p in protos]


def oak_tree(M, seed=2, h=9.0, leaves=34000, name='oak'):
    """broad-crowned holm/valley oak"""
    rng = random.Random(seed)
    wood, lf, tips = Kit(), Kit(), []
    s = h / 9.0
    spec = [(6, .92, 1.0, .10, .02), (4, .68, .74, .20, .02), (4, .66, .74, .25, .0), (3, .7, .75, .28, -.01), (3, .75, .7, .3, -.03), (2, .7, .7, .3, 0)]
    _grow(rng, V((0, 0, -.2)), V((.06, .03, 1)).normalized(), 2.3 * s, .42 * s, 0, spec, wood, tips)
    per = max(1, leaves // len(tips))
    for pts, d in tips:
        for _ in range(per):
            i = rng.randrange(len(pts) - 1)
            p = pts[i].lerp(pts[i + 1], rng.random()) + _rv(rng) * rng.uniform(0, .34) * s
            _leaf(lf, p, (d * .4 + _rv(rng)).normalized(), _rv(rng), rng.uniform(.15, .25) * s, rng.uniform(.045, .075) * s)
    return [wood.done(name + '_w', M['bark'], smooth=True, recalc=False), lf.done(name + '_l', M['oak'], recalc=False)]


def aleppo_pine(M, seed=1, h=10.0, r=2.4, tufts=1000, lo=.38, name='aleppo'):
    """irregular Mediterranean pine, clumped crown above a bare trunk"""
    rng = random.Random(seed)
    wood, lf = Kit(), Kit()
    lean = V((rng.uniform(-.9, .9), rng.uniform(-.9, .9), 0))
    axis = lambda t: V((0, 0, -.15)) + lean * t * t + V((math.sin(t * 5 + seed) * .18, math.cos(t * 4 + seed) * .18, t * h * .94))
    wood.tube([axis(i / 9) for i in range(10)], [.21 * (1 - .085 * i) for i in range(10)], 8)
    lumps, n = [], 17
    for i in range(n):
        t = lo + (1 - lo) * (i + .5) / n
        a = i * 2.399 + rng.uniform(-.5, .5)
        rad = r * (1 - ((t - lo) / (1 - lo)) ** 1.7) * rng.uniform(.45, 1.0) + .15
        c = axis(t) + V((math.cos(a) * rad, math.sin(a) * rad, .25 + rng.uniform(-.2, .3)))
        lumps.append((c, rng.uniform(.55, .95) * r * .42))
        s0 = axis(t - .07)
        wood.tube([s0, s0.lerp(c, .5) - V((0, 0, .1)), c], [.07, .045, .02], 5)
    for _ in range(tufts):
        c, R = rng.choice(lumps)
        v = _rv(rng)
        if v.z < -.3: v.z *= .4
        p = c + V((v.x * R, v.y * R, v.z * R * .72)) * rng.uniform(.65, 1.0)
        o = (v + V((0, 0, .45))).normalized()
        for _ in range(11):
            _leaf(lf, p, (o + _rv(rng) * .8).normalized(), _rv(rng), rng.uniform(.20, .36), .02)
    return [wood.done(name + '_w', M['bark'], smooth=True, recalc=False), lf.done(name + '_l', M['aleppo'], recalc=False)]


def palm_tree(M, seed=1, h=8.0, fronds=46, name='palm'):
    """Canary palm: smooth trunk, dense feathered crown"""
    rng = random.Random(seed)
    wood, lf = Kit(), Kit()
    n = 26
    pts = [V((math.sin(i * .07) * .25, 0, -.1 + (h + .1) * i / n)) for i in range(n + 1)]
    wood.tube(pts, [(.21 if i % 2 else .18) * (1.25 if i < 2 else 1) * (1.25 if i > n - 4 else 1) for i in range(n + 1)], 10)
    top = pts[-1]
    for f in range(fronds):
        a = f * 2.399
        q = f / fronds
        el0 = math.radians(-35 + 115 * q + rng.uniform(-6, 6))
        L = rng.uniform(2.3, 2.9) * (1 - .25 * q)
        o = V((math.cos(a), math.sin(a), 0))
        s = V((-o.y, o.x, 0))
        p, el, rows = top.copy(), el0, []
        m = 15
        for j in range(m + 1):
            rows.append((p.copy(), el))
            p += (o * math.cos(el) + V((0, 0, math.sin(el)))) * L / m
            el -= (.095 + .03 * (1 - q))
        wood.tube([r_[0] for r_ in rows], [.03 * (1 - .05 * j) for j in range(m + 1)], 4)
        for j, (b, e) in enumerate(rows[2:], 2):
            t = j / m
            up = V((0, 0, 1)) * math.cos(e) - o * math.sin(e)
            d0 = o * math.cos(e) + V((0, 0, math.sin(e)))
            l_ = .62 * math.sin(math.pi * min(1, .18 + t * .8)) + .08
            for sg in (1, -1):
                for w in (0, .5):
                    d = (s * sg + d0 * .75 + up * .25 + V((0, 0, -.28)) + _rv(rng) * .1).normalized()
                    _leaf(lf, b + d0 * w * L / m, d, up, l_ * rng.uniform(.85, 1.1), .022)
    return [wood.done(name + '_w', M['bark'], smooth=True, recalc=False), lf.done(name + '_l', M['palm'], recalc=False)]


def date_palm(M, seed=1, h=7.0, fronds=46, L=2.7, name='palm'):
    """date palm: ringed trunk, arching pinnate fronds"""
    rng = random.Random(seed)
    wood, lf = Kit(), Kit()
    n = int(h / .16)
    lean = rng.uniform(-.35, .35), rng.uniform(-.35, .35)
    P = lambda t: V((lean[0] * t * t, lean[1] * t * t, h * t))
    wood.tube([P(i / n) for i in range(n + 1)], [(.25 if i % 2 else .215) * (1.25 - .25 * min(1, i / 6)) * (1 + (.25 if i > n - 4 else 0)) for i in range(n + 1)], 10)
    top = P(1)
    for i in range(fronds):
        f = (i + .5) / fronds
        a = i * 2.399 + rng.uniform(-.2, .2)
        el = math.radians(82 - 118 * f ** .9 + rng.uniform(-6, 6))
        o = V((math.cos(a), math.sin(a), 0))
        d = o * math.cos(el) + V((0, 0, math.sin(el)))
        ll, m = L * rng.uniform(.85, 1.08) * (.75 + .25 * min(1, f * 3)), 16
        p, pts = top + o * .12, []
        for j in range(m + 1):
            pts.append(p.copy())
            d = (d + V((0, 0, -.085 - .05 * f))).normalized()
            p = p + d * ll / m
        lf.tube(pts, [.022 * (1 - j / (m + 2)) for j in range(m + 1)], 4)
        for j in range(2, 3 * m):
            t = j / (3 * m)
            q = pts[int(t * m)].lerp(pts[min(int(t * m) + 1, m)], t * m % 1)
            tg = (pts[min(int(t * m) + 1, m)] - pts[int(t * m)]).normalized()
            s = tg.cross(V((0, 0, 1))).normalized()
            up = s.cross(tg)
            w = .52 * math.sin(math.pi * (.12 + .86 * t)) ** .7
            for sg in (1, -1):
                dd = (s * sg + tg * (.55 + .5 * t) + up * .35 + _rv_cube(rng) * .12).normalized()
                tip = q + dd * w - V((0, 0, w * .18))
                c = tg * .020
                lf._add([q - c, q + c, tip], [(0, 1, 2)])
    return [wood.done(name + '_w', M['bark'], smooth=True, recalc=False), lf.done(name + '_l', M['palm'], recalc=False)]


def _rv_cube(rng):
    return V((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)))


class Flora(dict):
    """plant prototypes, built on first use: P['olive'] -> list of objects"""
    def __init__(s, M, quick=False):
        s.M, s.q = M, .5 if quick else 1

    def __missing__(s, k):
        M, q = s.M, s.q
        make = dict(
            olive=lambda: olive_tree(M, 3, 4.2, int(13000 * q)), olive2=lambda: olive_tree(M, 8, 4.4, int(13000 * q), name='olive2'),
            cypress=lambda: cypress_tree(M, 1, 7.5, .58, int(11000 * q)), umbrella=lambda: umbrella_pine(M, 4, 8.6, 3.7, int(1700 * q)),
            oak=lambda: oak_tree(M, 5, 9.0, int(52000 * q)), palm=lambda: palm_tree(M, 1, 7.5), palm2=lambda: palm_tree(M, 2, 6.2, name='palm2'),
            aleppo=lambda: aleppo_pine(M, 1, 10.5, 2.9, int(1700 * q)), aleppo2=lambda: aleppo_pine(M, 5, 12, 3.2, int(1900 * q), .45, 'aleppo2'),
            aleppo3=lambda: aleppo_pine(M, 9, 8.5, 2.7, int(1500 * q), .3, 'aleppo3'),
            street=lambda: oak_tree(M, 7, 6.0, int(15000 * q), 'street'),
            shrub=lambda: shrub(M, 1, .8, 2600), shrub2=lambda: shrub(M, 2, .7, 2200, 'olive'), small=lambda: shrub(M, 5, .36, 900, 'shrub', leaf=(.04, .08)),
            lav=lambda: grass_tuft(M, 3, .5, 150, 'lavender', .55, 'lav'), grass=lambda: grass_tuft(M, 4, .75, 150, 'grass', .6),
            agave=lambda: agave(M, 1, .62), rock=lambda: rock(M, 3, .5), rock2=lambda: rock(M, 6, .6))[k]
        s[k] = proto(make())
        return s[k]

    def put(s, k, x, y, z=0, sc=1.0, rot=None, sz=None):
        return plant(s[k], (x, y, z), rot, sc, sz)

    def bed(s, B, x0, y0, x1, y1, z=.05, dens=1.9, mix=(('grass', .4), ('lav', .32), ('small', .24), ('agave', .04)), soil='soil', seed=1, sc=1.0):
        if soil: B[soil].box(x0, y0, z - .2, x1, y1, z)
        r = random.Random(seed)
        for _ in range(int((x1 - x0) * (y1 - y0) * dens)):
            t, x, y = r.random(), r.uniform(x0 + .15, x1 - .15), r.uniform(y0 + .15, y1 - .15)
            for k, w in mix:
                t -= w
                if t <= 0: break
            s.put(k, x, y, z - .02, sc * r.uniform(.75, 1.25), r.uniform(0, 6.28))


def scatter_land(P, fn, rects, kinds, n, seed=1, sc=(.8, 1.6), clump=.13, skip=None):
    """clumped natural planting on a terrain"""
    r = random.Random(seed)
    x0, x1, y0, y1 = rects
    names, w = zip(*kinds)
    tries = 0
    while n > 0 and tries < 40000:
        tries += 1
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        if skip and skip(x, y): continue
        if noise.noise(V((x * clump, y * clump, seed))) < r.uniform(-.5, .35): continue
        q = r.choices(names, w)[0]
        P.put(q, x, y, fn(x, y) - .05, r.uniform(*sc), r.uniform(0, 6.28))
        n -= 1


def protos(M, *names):
    """hidden plant prototypes by name"""
    q = .5 if quick() else 1
    mk = dict(
        olive=lambda: [olive_tree(M, 3, 4.2, int(13000 * q)), olive_tree(M, 8, 4.4, int(13000 * q), name='olive2')],
        cypress=lambda: [cypress_tree(M, 1, 7.5, .58, int(11000 * q)), cypress_tree(M, 2, 8.2, .55, int(11000 * q), 'cyp2')],
        pine=lambda: [umbrella_pine(M, 4, 8.6, 3.7, int(1700 * q)), umbrella_pine(M, 9, 7.6, 3.2, int(1500 * q), 'pine2')],
        palm=lambda: [date_palm(M, 2, 7.0), date_palm(M, 5, 8.4, 50, 2.9, 'palm2'), date_palm(M, 9, 4.2, 40, 2.4, 'palm3')],
        shrub=lambda: [shrub(M, 1, .8, 2600), shrub(M, 2, .7, 2200, 'olive')],
        small=lambda: [shrub(M, 5, .36, 900, 'shrub', leaf=(.04, .08))],
        lav=lambda: [grass_tuft(M, 3, .5, 150, 'lavender', .55, 'lav')],
        grass=lambda: [grass_tuft(M, 4, .75, 150, 'grass', .6)],
        agave=lambda: [agave(M, 1, .62)], rock=lambda: [rock(M, 3, .5)])
    P = {}
    for n in names:
        P[n] = mk[n]()
        for v in P[n]: proto(v)
    return P


def put(P, n, x, y, z=0.0, s=1.0, rot=None, i=None, sz=None):
    v = P[n]
    return plant(v[(int(abs(x * 7 + y * 3)) if i is None else i) % len(v)], (x, y, z), rot, s, sz)


def bed(P, B, x0, y0, x1, y1, z=0.05, dens=1.9, mix=(('grass', .4), ('lav', .32), ('small', .24), ('agave', .04)), seed=5, soil='soil'):
    """planting bed filled at random"""
    r = random.Random(seed + int(x0 * 10 + y0 * 3))
    if soil: B[soil].box(x0, y0, z - .2, x1, y1, z)
    for _ in range(int((x1 - x0) * (y1 - y0) * dens)):
        x, y, t = r.uniform(x0 + .15, x1 - .15), r.uniform(y0 + .15, y1 - .15), r.random()
        for n, w in mix:
            if t < w:
                put(P, n, x, y, z, r.uniform(.75, 1.25))
                break
            t -= w
