"""House at the edge of a pine wood with a cleared gravel strip round it, calm morning.

Article on fire.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *


def ring(cx, cy, a, b, n=72, p=4.0):
    """super-ellipse outline"""
    out = []
    for i in range(n):
        t = 2 * math.pi * i / n
        c, s = math.cos(t), math.sin(t)
        out.append((cx + a * math.copysign(abs(c) ** (2 / p), c), cy + b * math.copysign(abs(s) ** (2 / p), s)))
    return out


def inside(x, y, cx, cy, a, b, p=4.0):
    return (abs((x - cx) / a) ** p + abs((y - cy) / b) ** p) < 1


CX, CY, RA, RB = 10.2, .6, 19.0, 14.0


def pavilion(B, x0, x1, y0, y1, eave, ridge, axis, S=(), E=(), W=(), N=(), t=.3):
    """white gabled pavilion, closed eaves, standing-seam steel roof"""
    k = B['plaster']
    shell(k, x0, x1, y0, y1, 0, eave, t, S, E, W, N)
    if axis == 'x':
        ym = (y0 + y1) / 2
        for x in (x0, x1 - t): k._add([(x, y0, eave - .01), (x, y1, eave - .01), (x, ym, ridge), (x + t, y0, eave - .01), (x + t, y1, eave - .01), (x + t, ym, ridge)], [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)])
        for y in (y0 - .06, y1 + .06): seam_roof(B['zinc'], (x0 - .05, y, eave - .02), (x1 + .05, y, eave - .02), (x1 + .05, ym, ridge + .02), (x0 - .05, ym, ridge + .02), .08, .45)
        B['zinc'].box(x0 - .06, ym - .14, ridge + .06, x1 + .06, ym + .14, ridge + .13)
        for y in (y0 - .16, y1 + .06): B['zinc'].box(x0 - .05, y, eave - .10, x1 + .05, y + .10, eave + .03)
    else:
        xm = (x0 + x1) / 2
        for y in (y0, y1 - t): k._add([(x0, y, eave - .01), (x1, y, eave - .01), (xm, y, ridge), (x0, y + t, eave - .01), (x1, y + t, eave - .01), (xm, y + t, ridge)], [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)])
        for x in (x0 - .06, x1 + .06): seam_roof(B['zinc'], (x, y0 - .05, eave - .02), (x, y1 + .05, eave - .02), (xm, y1 + .05, ridge + .02), (xm, y0 - .05, ridge + .02), .08, .45)
        B['zinc'].box(xm - .14, y0 - .06, ridge + .06, xm + .14, y1 + .06, ridge + .13)
        for x in (x0 - .16, x1 + .06): B['zinc'].box(x, y0 - .05, eave - .10, x + .10, y1 + .05, eave + .03)


def build(quick):
    reset()
    M = mats(1.1)
    M['forest'] = groundmat('forest', '#A99C74', '#7F7E55', 110, 230, (10, 10, 0))
    M['clear'] = matte('clear', '#CFC8BB', rough=1, spec=0, noise_scale=14, noise_amt=.09, bump=.35)
    P, B = Flora(M, quick), Bag()
    L = dict(LIGHT['morning']); L.update(azim=-122, elev=29, bg_mid='#DDE5E8', bg_high='#7FB0D0', bg_top=.18)
    sun_and_sky(**L)
    ground(M['forest'], z=-.04)
    g, gl, pl = B['graphite'], B['glass'], B['plaster']
    # clear strip: gravel with a stone edge
    pts = ring(CX, CY, RA, RB)
    k = Kit(); k._add([(x, y, .02) for x, y in pts], [tuple(range(len(pts)))]); k.done('clear', M['clear'], recalc=False)
    for i in range(len(pts)):
        a, b = V((*pts[i], 0)), V((*pts[(i + 1) % len(pts)], 0))
        m = max(1, round((b - a).length / .6))
        for j in range(m):
            c = a.lerp(b, (j + .5) / m); ang = math.atan2(b.y - a.y, b.x - a.x)
            B['drystone'].obox((c.x, c.y, .05), ((b - a).length / m - .02, .28, .22), (0, 0, ang))
    # house: two pavilions and a glass link
    e, r_ = 3.0, 5.2
    S1 = [(1.0, 6.4, .15, 2.6), (8.4, 9.6, .9, 2.4), (10.6, 11.8, .9, 2.4)]
    pavilion(B, 0, 13, 0, 6.8, e, r_, 'x', S1, [(1.0, 2.0, .8, 2.4)], [(2.2, 4.6, .15, 2.6)])
    S2 = [(16.6, 20.4, .15, 2.6)]
    pavilion(B, 15.5, 21.5, -4.4, 8.2, e, 5.1, 'y', S2, [(-2.6, -1.4, .9, 2.4), (.4, 1.6, .9, 2.4), (4.0, 6.4, .9, 2.4)], [(-3.2, -.6, .15, 2.6)])
    window(g, gl, 'x', .12, *S1[0], 4, f=.06); room(B, .9, 6.5, .33, 5.4, .14, 2.8, 'litB')
    for o in S1[1:]: window(g, gl, 'x', .12, *o, 1, f=.05); room(B, o[0] - .2, o[1] + .2, .33, 4, .6, 2.7, 'litC')
    window(g, gl, 'y', .12, 2.2, 4.6, .15, 2.6, 2)
    window(g, gl, 'x', -4.28, *S2[0], 3, f=.06); room(B, 15.9, 21.1, -4.05, 1, .14, 2.9, 'litB')
    for o in ((-2.6, -1.4), (.4, 1.6), (4.0, 6.4)): window(g, gl, 'y', 21.38, *o, .9, 2.4, 1 if o[1] - o[0] < 2 else 2, f=.05); room(B, 17, 21.15, o[0] - .2, o[1] + .2, .5, 2.8, 'litC', open_='E')
    window(g, gl, 'y', 15.62, -3.2, -.6, .15, 2.6, 2)
    # steel shutters, slid open
    for a, b in ((6.45, 7.75), (9.65, 10.5), (11.85, 12.7), (7.5, 8.35)):
        B['steel_dk'].box(a, -.10, .3 if a < 7 else .85, b, -.05, 2.62 if a < 7 else 2.45)
        for j in range(int((b - a) / .11)): B['steel_dk'].box(a + .03 + j * .11, -.125, .35 if a < 7 else .9, a + .06 + j * .11, -.10, 2.57 if a < 7 else 2.4)
    for a, b in ((-1.35, -.2), (1.65, 2.8)): B['steel_dk'].box(21.55, a, .85, 21.6, b, 2.45)
    B['plaster'].box(12.9, 1.9, 2.75, 15.6, 5.6, 3.1); window(g, gl, 'x', 2.1, 13, 15.5, .1, 2.75, 3, f=.05); room(B, 13, 15.5, 2.3, 5.2, .1, 2.75, 'litB')
    stonework(B['stone'], 'x', 2.5, 1.1, 10.8, 12.4, 3.5, 6.3, .17, .3, .7, random.Random(3), relief=.02); B['zinc'].box(10.7, 2.4, 6.3, 12.5, 3.7, 6.38)
    for i in range(6):                                                     # solar panels
        for j in range(2):
            y_ = .5 + j * 1.22; sl = (r_ - e) / 3.4
            c = V((2.0 + i * 1.12, y_ + .55, e + (y_ + .55) * sl + .17)); B['pv'].obox(c, (1.06, 1.24, .035), (math.atan(sl), 0, 0))
    # terrace, paths, drive: stone and gravel only
    tiles(B['tile'], -.6, -4.2, 15.3, -.02, .12, .14, (1.0, 1.0), .012); tiles(B['tile'], 15.3, -7.4, 22.2, -4.42, .12, .14, (1.0, 1.0), .012)
    B['concrete'].box(-.7, -4.3, -.1, 15.3, 7.2, .05); B['concrete'].box(15.2, -7.5, -.1, 22.3, 8.6, .05)
    tiles(B['tile'], 17.6, -40, 20.6, -7.5, .05, .08, (1.5, 1.0), .05)
    for x in (1.0, 6.6):                                                  # steel pergola
        B['steel'].box(x - .06, -3.6, .1, x + .06, -3.48, 2.75)
    B['steel'].box(.8, -3.62, 2.7, 6.8, -3.46, 2.86)
    for i in range(22): B['steel'].box(.95 + i * .27, -3.6, 2.86, .99 + i * .27, -.05, 2.98)
    table(B, 2.2, -2.6, 5.0, -1.6, .12)
    for x in (2.7, 3.6, 4.5): chair(B, x, -2.95, .12, math.pi); chair(B, x, -1.25, .12)
    sofa(B, 9.2, -1.1, .12, 2.4); table(B, 8.7, -2.9, 9.8, -2.3, .12, .32)
    # water tank with hose point
    tx, ty = -4.4, 5.0
    B['steel'].cyl((tx, ty, .02), (tx, ty, 2.5), 1.7, 48); B['concrete'].cyl((tx, ty, -.1), (tx, ty, .12), 2.0, 48); B['zinc'].cyl((tx, ty, 2.5), (tx, ty, 2.95), 1.78, 48, .15)
    for z in (.55, 1.05, 1.55, 2.05): B['steel'].cyl((tx, ty, z), (tx, ty, z + .06), 1.73, 48)
    B['accent'].box(tx + 1.5, ty - 2.5, .02, tx + 2.1, ty - 2.15, 1.15); B['steel_dk'].cyl((tx + .6, ty - 1.6, .35), (tx + 1.6, ty - 2.3, .35), .05, 10)
    # few, separate, low plants inside the strip
    for x, y, n, s in ((-.2, -6.4, 'agave', 1.1), (2.2, -7.0, 'lav', 1.1), (4.3, -6.2, 'agave', .9), (6.6, -7.1, 'lav', 1.2), (9.0, -6.3, 'agave', 1.2), (11.4, -7.2, 'lav', 1.0), (13.4, -6.4, 'small', 1.0),
                       (24.4, -3, 'agave', 1.1), (24.8, .5, 'lav', 1.1), (24.4, 3.6, 'agave', .9), (-3.2, -1.2, 'lav', 1.1), (-3.4, 2.2, 'agave', 1.0), (-2.4, -5.0, 'rock', 1.2), (7.8, -7.6, 'rock', .9), (25.8, -6.4, 'rock', 1.3)):
        P.put(n, x, y, .02, s)
    P.put('olive', -4.6, -6.4, .02, .9, .5)
    people(('walk', (5.4, -4.9, .1), .6, 0), ('work', (-3.6, -3.4, .02), 2.3, 1), ('walk', (18.7, -8.9, .05), .2, 2), ('stand', (9.8, -3.4, .12), .4, 3))
    # thinned belt with high-pruned pines, then the wood
    r = random.Random(3)
    pts_ = []
    def free(x, y, d): return all((x - a) ** 2 + (y - b) ** 2 > d * d for a, b in pts_)
    def clear_view(x, y):                  # keep the camera cone open
        return not (y < CY - RB * .2 and -16 < x < 60 and y < 2 - .0 * x) and not (x > 26 and y < 12)
    n = 0
    while n < 26:                          # belt
        x, y = r.uniform(-24, 46), r.uniform(-22, 32)
        if inside(x, y, CX, CY, RA + 2, RB + 2) or not inside(x, y, CX, CY, RA + 14, RB + 13) or not free(x, y, 6.0) or not clear_view(x, y): continue
        pts_.append((x, y)); n += 1; P.put('aleppo2', x, y, -.05, r.uniform(.72, .95), r.uniform(0, 6.28))
    n = t_ = 0
    while n < 300 and t_ < 20000:
        t_ += 1
        x, y = r.uniform(-75, 95), r.uniform(-12, 105)
        if inside(x, y, CX, CY, RA + 11, RB + 11, 3) or not free(x, y, 2.9) or not clear_view(x, y): continue
        pts_.append((x, y)); n += 1; P.put(r.choice(['aleppo', 'aleppo2', 'aleppo3', 'aleppo']), x, y, -.05, r.uniform(.8, 1.2), r.uniform(0, 6.28))
    for _ in range(700):
        x, y = r.uniform(-60, 75), r.uniform(-30, 66)
        if inside(x, y, CX, CY, RA + 3.5, RB + 3, 4) or (17 < x < 21.4 and y < 0) or (math.hypot(x - 31, y + 30) < 11): continue
        P.put(r.choice(['shrub', 'shrub2', 'small', 'small', 'grass', 'grass', 'lav', 'rock']), x, y, -.06, r.uniform(.7, 1.5))
    for _ in range(420):
        x, y = r.uniform(-25, 34), r.uniform(-32, -8)
        if inside(x, y, CX, CY, RA + 1.2, RB + 1.2) or (17 < x < 21.2) or math.hypot(x - 31, y + 30) < 6: continue
        P.put(r.choice(['grass', 'grass', 'lav', 'small', 'grass']), x, y, -.06, r.uniform(.5, .95))
    P.put('aleppo2', -10.5, -17.0, -.05, .92, 1.0); P.put('aleppo', -14.5, -12.0, -.05, .85, 2.0)
    B.flush(M, 'bosque')
    cam = dict(loc=(31.5, -31.5, 10.5), target=(8.2, 2.0, 3.0), lens=37)
    hills(cam['loc'], (-23.5, 33.5), ((240, 30, '#C3C7B6', 3), (330, 52, '#CBD3D5', 9)))
    camera(**cam)


_m = mats
def mats(*a, **k):
    M = _m(*a, **k)
    M['pv'] = matte('pv', '#24303C', rough=.15, spec=.6)
    return M


go(build, spp=40, nlm=4.0)
