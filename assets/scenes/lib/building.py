"""Parts of buildings: steel frames, boards, windows, walls, roofs, rooms, and what lies about on a building site.
"""
from .kit import *


def frame_wall(k, a, b, z0, z1, openings=(), spacing=.6, web=.14, brace=True, nog=True, new=None, strap=None):
    """Light-gauge steel wall panel between plan points a and b.
    openings: [(u0,u1,z0,z1)] measured along the wall from a.
    k: Kit for steel.  new: optional (Kit, u0, u1): members in that range go to this
    Kit instead (the 'being installed' accent)."""
    a, b = V((*a, 0)), V((*b, 0))
    L = (b - a).length
    t = (b - a) / L

    def pt(u, z):
        return a + t * u + V((0, 0, z))

    def kit(u):
        return new[0] if new and new[1] <= u <= new[2] else k
    Z = V((0, 0, 1))
    # tracks (split at doors)
    segs, u = [], 0.0
    for o in sorted(o for o in openings if o[2] <= z0 + .05):
        segs.append((u, o[0]))
        u = o[1]
    segs.append((u, L))
    for s in segs:
        if s[1] - s[0] > .05:
            kit((s[0] + s[1]) / 2).track(pt(s[0], z0), pt(s[1], z0), Z, web + .006)
    kit(L / 2).track(pt(0, z1), pt(L, z1), -Z, web + .006)
    # studs
    us = [i * spacing for i in range(int(L / spacing) + 1)]
    if L - us[-1] > .12: us.append(L - .05)
    else: us[-1] = L - .05
    for u in us:
        inside = [o for o in openings if o[0] - .07 < u < o[1] + .05]
        d = t if u < L - .2 else -t
        if u > L - .2: u = L
        kk = kit(u)
        if not inside:
            kk.cstud(pt(u, z0), pt(u, z1), d, web)
        else:
            o = inside[0]
            if o[3] < z1 - .15 and o[0] < u < o[1]: kk.cstud(pt(u, o[3]), pt(u, z1), d, web)
            if o[2] > z0 + .15 and o[0] < u < o[1]: kk.cstud(pt(u, z0), pt(u, o[2]), d, web)
    for o in openings:
        kk = kit((o[0] + o[1]) / 2)
        for u, d in ((o[0], -t), (o[1], t)):
            kk.cstud(pt(u, z0), pt(u, z1), d, web)
            kk.cstud(pt(u, z0) - d * -.055, pt(u, z1) - d * -.055, d, web)
        if o[3] < z1 - .1:       # header: boxed double C
            hh = min(.25, z1 - o[3])
            kk.track(pt(o[0], o[3]), pt(o[1], o[3]), Z, web + .006, .06)
            kk.track(pt(o[0], o[3] + hh), pt(o[1], o[3] + hh), -Z, web + .006, .06)
        if o[2] > z0 + .1:
            kk.track(pt(o[0], o[2]), pt(o[1], o[2]), -Z, web + .006)
    # noggings at mid height between studs
    if nog:
        zm = (z0 + z1) / 2
        edges = sorted(set(us))
        for u0, u1 in zip(edges, edges[1:]):
            m = (u0 + u1) / 2
            if any(o[0] - .02 < m < o[1] + .02 and o[2] - .1 < zm < o[3] + .1 for o in openings): continue
            kit(m).cstud(pt(u0, zm), pt(u1, zm), -Z, web * .6, .04)
    # X straps in solid stretches of the wall
    if brace:
        nrm = V((t.y, -t.x, 0))
        free, u = [], 0.0
        for o in sorted(openings):
            free.append((u, o[0])); u = o[1]
        free.append((u, L))
        for f0, f1 in free:
            w = f1 - f0
            if w < 1.3: continue
            nb = max(1, int(w / 3.2))
            for i in range(nb):
                if nb > 2 and i % 2: continue
                q0, q1 = f0 + w / nb * i + .03, f0 + w / nb * (i + 1) - .03
                if q1 - q0 > 2.6: q1 = q0 + 2.4
                for za, zb in ((z0, z1), (z1, z0)):
                    for sgn in (1,):
                        p, q = pt(q0, za) + nrm * (web / 2 + .006) * sgn, pt(q1, zb) + nrm * (web / 2 + .006) * sgn
                        (strap or kit((q0 + q1) / 2)).bar(p, q, .004, .07, d=(q - p).cross(nrm))


def truss(k, p0, p1, depth=.4, bay=.6, web=.08, end_posts=True):
    """parallel-chord lattice joist; p0,p1 = top chord ends"""
    p0, p1 = V(p0), V(p1)
    L = (p1 - p0).length
    n = max(2, int(round(L / bay)))
    dn = V((0, 0, -depth))
    t = (p1 - p0) / L
    Z = V((0, 0, 1))
    k.cstud(p0, p1, -Z, web, .05)
    k.cstud(p0 + dn, p1 + dn, Z, web, .05)
    side = t.cross(Z)
    for i in range(n):
        a, b = p0 + t * L * i / n, p0 + t * L * (i + 1) / n
        q0, q1 = (a, b + dn) if i % 2 == 0 else (a + dn, b)
        k.cstud(q0, q1, side, web * .55, .035, .01)
    if end_posts:
        k.cstud(p0 + dn, p0, t, web, .05)
        k.cstud(p1 + dn, p1, -t, web, .05)


def truss_deck(k, x0, x1, y0, y1, ztop, depth=.4, spacing=.6, span='y', rim=True, new=None, skip=()):
    """field of lattice joists + rim tracks.  new=(Kit,i0,i1) recolours joists."""
    a0, a1, b0, b1 = (x0, x1, y0, y1) if span == 'y' else (y0, y1, x0, x1)
    n = int(round((a1 - a0) / spacing))
    for i in range(n + 1):
        if i in skip: continue
        a = a0 + (a1 - a0) * i / n
        a = min(max(a, a0 + .03), a1 - .03)
        kk = new[0] if new and new[1] <= i <= new[2] else k
        if span == 'y': truss(kk, (a, b0, ztop), (a, b1, ztop), depth)
        else: truss(kk, (b0, a, ztop), (b1, a, ztop), depth)
    if rim:                                   # lattice rim girders close the field
        i_ = .12
        for p, q in (((x0, y0 + i_), (x1, y0 + i_)), ((x0, y1 - i_), (x1, y1 - i_))) if span == 'y' else \
                (((x0 + i_, y0), (x0 + i_, y1)), ((x1 - i_, y0), (x1 - i_, y1))):
            truss(k, (*p, ztop), (*q, ztop), depth, spacing, .09)


def anchor_bolts(k, plate, a, b, z, spacing=.9, h=.22):
    """threaded rods with washer plate and nut along a wall line"""
    a, b = V((*a, z)), V((*b, z))
    L = (b - a).length
    n = max(1, int(L / spacing))
    for i in range(n + 1):
        p = a.lerp(b, (i + .5) / (n + 1))
        k.cyl(p, p + V((0, 0, h)), .016, 6)
        k.cyl(p + V((0, 0, .03)), p + V((0, 0, .065)), .034, 6)
        plate.box(p.x - .075, p.y - .075, z, p.x + .075, p.y + .075, z + .014)


def boards(k, axis, c, t, u0, u1, v0, v1, holes=(), bw=1.2, bh=2.5, gap=.008, skip=None, rng=None):
    """sheathing boards (OSB, EPS, cement board...) with joints, cut around openings.
    skip(i,j,ucentre,vcentre)->True leaves a board out."""
    nu, nv = max(1, math.ceil((u1 - u0) / bw - .01)), max(1, math.ceil((v1 - v0) / bh - .01))
    for j in range(nv):
        for i in range(nu + (j % 2)):
            a0 = u0 + (i - .5 * (j % 2)) * bw
            a1 = a0 + bw
            b0, b1 = v0 + j * bh, min(v0 + (j + 1) * bh, v1)
            a0, a1 = max(a0, u0), min(a1, u1)
            if a1 - a0 < .03 or b1 - b0 < .03: continue
            if skip and skip(i, j, (a0 + a1) / 2, (b0 + b1) / 2): continue
            hs = [h for h in holes if h[0] < a1 and h[1] > a0 and h[2] < b1 and h[3] > b0]
            k.panel(axis, c, t, a0 + gap / 2, a1 - gap / 2, b0 + gap / 2, b1 - gap / 2, hs)


# ---------------------------------------------------------- finished parts ---
def window(fr, gl, axis, c, u0, u1, v0, v1, n=2, f=.06, depth=.09, transom=None):
    """framed glazing: n panes, slim frame.  fr, gl: Kits for frame and glass"""
    def bx(k, a0, a1, b0, b1, d0, d1):
        if axis == 'x': k.box(a0, c + d0, b0, a1, c + d1, b1)
        else: k.box(c + d0, a0, b0, c + d1, a1, b1)
    h = depth / 2
    bx(fr, u0, u1, v0, v0 + f, -h, h)
    bx(fr, u0, u1, v1 - f, v1, -h, h)
    for i in range(n + 1):
        u = u0 + (u1 - u0) * i / n
        w = f if i in (0, n) else f * .9
        a = min(max(u - w / 2, u0), u1 - w)
        bx(fr, a, a + w, v0 + f, v1 - f, -h * .9, h * .9)
    if transom:
        bx(fr, u0 + f, u1 - f, transom - f / 2, transom + f / 2, -h * .8, h * .8)
    p = (u0 + .02, u1 - .02, v0 + .02, v1 - .02)
    if axis == 'x': gl.quad((p[0], c, p[2]), (p[1], c, p[2]), (p[1], c, p[3]), (p[0], c, p[3]))
    else: gl.quad((c, p[0], p[2]), (c, p[1], p[2]), (c, p[1], p[3]), (c, p[0], p[3]))


def slats(k, axis, c, u0, u1, v0, v1, w=.045, d=.10, gap=.055, horizontal=False):
    """timber slat screen"""
    a0, a1 = (v0, v1) if horizontal else (u0, u1)
    n = int((a1 - a0 + gap) / (w + gap))
    step = (a1 - a0 - w) / max(1, n - 1)
    for i in range(n):
        s = a0 + i * step
        q = (u0, u1, s, s + w) if horizontal else (s, s + w, v0, v1)
        if axis == 'x': k.box(q[0], c, q[2], q[1], c + d, q[3])
        elif axis == 'y': k.box(c, q[0], q[2], c + d, q[1], q[3])
        else: k.box(q[0], q[2], c, q[1], q[3], c + d)      # ceiling slats: v is Y


def stonework(k, axis, c, t, u0, u1, v0, v1, course=.16, lmin=.28, lmax=.75, rng=None, holes=(), relief=.02):
    """coursed stone cladding modelled stone by stone, both faces between c and c+t"""
    rng = rng or random.Random(3)
    v = v0
    while v < v1 - .02:
        h = min(course * rng.uniform(.75, 1.3), v1 - v)
        if v1 - v - h < .06: h = v1 - v
        u = u0
        while u < u1 - .01:
            l = min(rng.uniform(lmin, lmax), u1 - u)
            if u1 - u - l < .15: l = u1 - u
            if not any(h_[0] < u + l / 2 < h_[1] and h_[2] < v + h / 2 < h_[3] for h_ in holes):
                r0, r1 = rng.uniform(0, relief), rng.uniform(0, relief)
                g = .004
                if axis == 'x': k.box(u + g, c - r0, v + g, u + l - g, c + t + r1, v + h - g)
                else: k.box(c - r0, u + g, v + g, c + t + r1, u + l - g, v + h - g)
            u += l
        v += h


def tiles(k, x0, y0, x1, y1, z, t=.05, s=(.9, .9), gap=.01, skip=None, stagger=False):
    """paving, one box per tile.  skip(xc,yc)->True leaves it out"""
    nx, ny = max(1, round((x1 - x0) / s[0])), max(1, round((y1 - y0) / s[1]))
    sx, sy = (x1 - x0) / nx, (y1 - y0) / ny
    for j in range(ny):
        for i in range(nx):
            a, b = x0 + i * sx, y0 + j * sy
            if skip and skip(a + sx / 2, b + sy / 2): continue
            k.box(a + gap / 2, b + gap / 2, z - t, a + sx - gap / 2, b + sy - gap / 2, z)


def ground(mat, size=260, z=0.0, hole=None):
    """big ground plane, optional rectangular hole (x0,x1,y0,y1) for a pool pit"""
    k = Kit()
    s = size
    if hole:
        x0, x1, y0, y1 = hole
        k.quad((-s, -s, z), (s, -s, z), (s, y0, z), (-s, y0, z))
        k.quad((-s, y1, z), (s, y1, z), (s, s, z), (-s, s, z))
        k.quad((-s, y0, z), (x0, y0, z), (x0, y1, z), (-s, y1, z))
        k.quad((x1, y0, z), (s, y0, z), (s, y1, z), (x1, y1, z))
    else:
        k.quad((-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z))
    return k.done('ground', mat)


def pool_shell(k, x0, x1, y0, y1, ztop, depth=1.4, wall=.2):
    k.box(x0 - wall, y0 - wall, ztop - depth - .2, x1 + wall, y1 + wall, ztop - depth)
    k.panel('z', ztop - depth, depth, x0 - wall, x1 + wall, y0 - wall, y1 + wall, [(x0, x1, y0, y1)])


def steps(k, x0, x1, y0, z0, z1, n=3, tread=.4):
    """steps descending towards -Y starting at y0"""
    r = (z1 - z0) / (n + 1)
    for i in range(n):
        k.box(x0, y0 - tread * (i + 1), z0 - .05, x1, y0 - tread * i + (.01 if i else 0), z1 - r * (i + 1))


def curtain_wall(fr, gl, axis, c, u0, u1, v0, v1, nu, nv, f=.06, fins=.12):
    """curtain-wall facade: mullions with outer fins, transoms and one glass sheet"""
    for i in range(nu + 1):
        u = u0 + (u1 - u0) * i / nu
        if axis == 'x': fr.box(u - f / 2, c - fins, v0, u + f / 2, c + .05, v1)
        else: fr.box(c - fins, u - f / 2, v0, c + .05, u + f / 2, v1)
    for j in range(nv + 1):
        v = v0 + (v1 - v0) * j / nv
        if axis == 'x': fr.box(u0, c - .05, v - f / 2, u1, c + .05, v + f / 2)
        else: fr.box(c - .05, u0, v - f / 2, c + .05, u1, v + f / 2)
    if axis == 'x': gl.quad((u0, c, v0), (u1, c, v0), (u1, c, v1), (u0, c, v1))
    else: gl.quad((c, u0, v0), (c, u1, v0), (c, u1, v1), (c, u0, v1))


def curtain(k, axis, c, u0, u1, v0, v1, amp=.06, wave=.22):
    """sheer curtain, wavy sheet"""
    n = max(8, int((u1 - u0) / wave * 8))
    for i in range(n):
        def p(i, v):
            u = u0 + (u1 - u0) * i / n
            o = c + amp * math.sin(u / wave * 2 * math.pi) * (1 + .3 * math.sin(u * 3.1))
            return (u, o, v) if axis == 'x' else (o, u, v)
        k.quad(p(i, v0), p(i + 1, v0), p(i + 1, v1), p(i, v1))


def seam_roof(k, a, b, c, d, t=.08, pitch=.45, rib=.045):
    """standing-seam steel roof plane: a-b eave, d-c ridge"""
    a, b, c, d = map(V, (a, b, c, d))
    n = (b - a).cross(d - a).normalized()
    if n.z < 0: n = -n
    k._add([a, b, c, d, a + n * t, b + n * t, c + n * t, d + n * t],
           [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    m = max(2, round((b - a).length / pitch))
    for i in range(m + 1):
        p, q = a.lerp(b, i / m) + n * (t + rib / 2 - .004), d.lerp(c, i / m) + n * (t + rib / 2 - .004)
        k.bar(p, q, .024, rib, d=n)


def room(B, x0, x1, y0, y1, z0, z1, mat='litB', floor='floor', ceil=None, open_='S'):
    """open box of wall linings behind a window (S: open to -Y, E: +X, W: -X, N: +Y)"""
    k = B[mat]
    if open_ != 'N': k.quad((x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1))
    if open_ != 'S': k.quad((x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1))
    if open_ != 'W': k.quad((x0, y0, z0), (x0, y1, z0), (x0, y1, z1), (x0, y0, z1))
    if open_ != 'E': k.quad((x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1))
    B[ceil or mat].quad((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1))
    B[floor].quad((x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0))


def rail(B, pts, z, h=1.0, cap=True, posts=0):
    """frameless glass balustrade along plan points"""
    for a, b in zip(pts, pts[1:]):
        B['railglass'].quad((*a, z), (*b, z), (*b, z + h), (*a, z + h))
        if cap:
            B['graphite'].bar((*a, z + h + .015), (*b, z + h + .015), .035, .03)
            B['graphite'].bar((*a, z + .03), (*b, z + .03), .04, .06)


def terrain(fn, x0, x1, y0, y1, mat, nx=120, ny=120, name='terrain'):
    k = Kit()
    xs = [x0 + (x1 - x0) * i / nx for i in range(nx + 1)]
    ys = [y0 + (y1 - y0) * j / ny for j in range(ny + 1)]
    k._add([(x, y, fn(x, y)) for y in ys for x in xs],
           [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)])
    return k.done(name, mat, smooth=True, recalc=False)


def block(B, x0, y0, x1, y1, h, fl=3.3, mat='context', rows=True):
    """quiet white model block for the urban context, windows as shallow incisions"""
    B[mat].box(x0, y0, 0, x1, y1, h)
    if rows:
        g, n = B['ctxwin'], int(h / fl)
        for f in range(n):
            z = f * fl + .9
            for u0, u1, ax, c in ((x0, x1, 'x', y0), (y0, y1, 'y', x0), (y0, y1, 'y', x1)):
                m = int((u1 - u0) / 2.8)
                for i in range(m):
                    u = u0 + (u1 - u0) * (i + .5) / m
                    if ax == 'x': g.box(u - .55, c - .012, z, u + .55, c + .1, z + 1.7)
                    else: g.box(c - .012, u - .55, z, c + .012, u + .55, z + 1.7)


def shell(k, x0, x1, y0, y1, z0, z1, t=.35, S=(), E=(), W=(), N=()):
    """four walls of a box with openings; nested by a hair so no two faces coincide"""
    e = .002
    k.panel('x', y0, t, x0 + e, x1 - e, z0 + e, z1 - e, S)
    k.panel('x', y1 - t, t, x0 + e, x1 - e, z0 + e, z1 - e, N)
    k.panel('y', x1 - t, t, y0 + e, y1 - e, z0, z1, E)
    k.panel('y', x0, t, y0 + e, y1 - e, z0, z1, W)


# ------------------------------------------------------------ site objects ---
def flat_panel(k, x, y, z, L=3.6, h=2.6, ang=0.0, openings=()):
    """prefabricated wall panel lying flat"""
    q = Kit()
    frame_wall(q, (0, 0), (L, 0), 0, h, openings)
    k.merge(q, Matrix.Translation((x, y, z)) @ Matrix.Rotation(ang, 4, 'Z') @ Matrix.Rotation(-math.pi / 2, 4, 'X') @ Matrix.Translation((0, 0, 0)))


def rebar(k, x0, y0, x1, y1, z, s=.2, r=.008):
    """reinforcement mat"""
    for i in range(int((x1 - x0) / s) + 1):
        k.cyl((x0 + i * s, y0, z), (x0 + i * s, y1, z), r, 5)
    for i in range(int((y1 - y0) / s) + 1):
        k.cyl((x0, y0 + i * s, z + 2 * r), (x1, y0 + i * s, z + 2 * r), r, 5)


def c_bundle(k, x, y, z, L=4.0, nx=5, nz=4, ang=0.0, web=.14, flange=.05):
    """strapped bundle of C profiles lying along X (rotated by ang around its corner)"""
    q = Kit()
    for i in range(nx):
        for j in range(nz):
            q.cstud((0, i * (flange + .008), j * (web + .012) + web / 2), (L, i * (flange + .008), j * (web + .012) + web / 2), (0, 1, 0), web, flange)
    k.merge(q, Matrix.Translation((x, y, z)) @ Matrix.Rotation(ang, 4, 'Z'))


def pallet(k, x, y, z, w=1.2, l=1.0, ang=0.0):
    q = Kit()
    for i in range(6): q.box(i * w / 6, 0, .11, i * w / 6 + w / 6 - .05, l, .135)
    for i in range(3): q.box(0, i * (l - .1) / 2, 0, w, i * (l - .1) / 2 + .1, .11)
    k.merge(q, Matrix.Translation((x, y, z)) @ Matrix.Rotation(ang, 4, 'Z'))


def scaffold(tube, plank, x0, x1, y, z0, lifts=(2.0, 4.0), top=6.0, w=.9, bay=2.4, axis='x'):
    """light tube scaffold along X at depth y..y-w (or along Y when axis='y')"""
    def P(u, v, z): return (u, v, z) if axis == 'x' else (v, u, z)
    n = max(1, round((x1 - x0) / bay))
    for i in range(n + 1):
        u = x0 + (x1 - x0) * i / n
        for v in (y, y - w):
            tube.cyl(P(u, v, z0), P(u, v, top), .024, 6)
        for z in lifts:
            tube.cyl(P(u, y, z), P(u, y - w, z), .02, 6)
    for z in lifts:
        for v in (y, y - w):
            tube.cyl(P(x0, v, z), P(x1, v, z), .02, 6)
        for dz in (.5, 1.0):
            tube.cyl(P(x0, y - w, z + dz), P(x1, y - w, z + dz), .02, 6)
        for i in range(3):
            a, b = P(x0, y - w + .05 + i * .28, z + .03), P(x1, y - w + .30 + i * .28, z + .075)
            plank.box(*a, *b)
    for i in range(0, n, 2):
        u, u2 = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        tube.cyl(P(u, y - w, z0), P(u2, y - w, lifts[0]), .02, 6)
        if len(lifts) > 1: tube.cyl(P(u2, y - w, lifts[0]), P(u, y - w, lifts[1]), .02, 6)
