"""The light-gauge steel frame, and the boards on it.
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
