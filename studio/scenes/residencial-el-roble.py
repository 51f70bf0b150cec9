"""Four gabled townhouses with courtyards under an old oak, late afternoon.

Portfolio, residential.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *

W, EAVE, RIDGE, D, T = 6.2, 5.35, 7.95, 10.0, .30
SL = (RIDGE - EAVE) / (W / 2)
SHIFT = (0, -1.3, -1.3, 0)                 # houses step forward and back
GAP = 8.4                                  # shared court with the oak, between houses 2 and 3
X0 = (0, W, 2 * W + GAP, 3 * W + GAP)


def under(x, x0, d=.0):
    """height of the roof underside (minus d) at x"""
    return EAVE + SL * (W / 2 - abs(x - x0 - W / 2)) - .42 - d


gl_ = lambda x0, i: x0 + (.75 if i % 2 == 0 else 2.6)


def house(B, P, i):
    x0, y0 = X0[i], SHIFT[i]
    x1, xm = x0 + W, x0 + W / 2
    ti = T
    # white gabled shell, open to the front
    prism(B['plaster'], [(x0, 0), (x0, EAVE), (xm, RIDGE), (x1, EAVE), (x1, 0), (x1 - ti, 0), (x1 - ti, under(x1 - ti, x0)),
                         (xm, under(xm, x0)), (x0 + ti, under(x0 + ti, x0)), (x0 + ti, 0)], y0, y0 + D)
    prism(B['inner'], [(x0 + .1, 0), (x0 + .1, EAVE - .1), (xm, RIDGE - .1), (x1 - .1, EAVE - .1), (x1 - .1, 0)], y0 + D - .3, y0 + D - .02)
    for s, a in ((-1, x0), (1, x1)):       # standing-seam steel roof
        e = .0
        seam_roof(B['zinc'], (a + s * e, y0 - .04, EAVE - SL * e), (a + s * e, y0 + D, EAVE - SL * e), (xm, y0 + D, RIDGE), (xm, y0 - .04, RIDGE), .07, .44)
    B['zinc'].bar((xm, y0 - .05, RIDGE + .10), (xm, y0 + D, RIDGE + .10), .26, .05)
    B['zinc'].box(x0 - .12, y0 - .04, EAVE - .06, x0 + .12, y0 + D, EAVE + .12)     # valley gutter
    if i in (1, 3): B['zinc'].box(x1 - .02, y0 - .04, EAVE - .06, x1 + .12, y0 + D, EAVE + .12)
    # floors
    yg = y0 + 1.35                          # line of the glazing
    B['concrete'].box(x0 + .05, y0 - .3, -.2, x1 - .05, y0 + D, .15)
    B['plaster'].box(x0 + ti - .01, y0 + .12, 2.85, x1 - ti + .01, yg + .2, 3.22)
    slats(B['timber'], 'z', 2.82, x0 + ti, x1 - ti, y0 + .2, yg, w=.12, d=.03, gap=.012)
    B['tile'].box(x0 + ti, y0 + .2, 3.22, x1 - ti, yg, 3.24)
    # rooms
    room(B, x0 + ti + .01, x1 - ti - .01, yg + .1, y0 + 6.5, .16, 2.85, ('litB', 'litC', 'litB', 'litB')[i])
    room(B, x0 + ti + .01, x1 - ti - .01, yg + .1, y0 + 5.5, 3.24, under(x0 + ti, x0) + .9, ('litC', 'litB', 'litB', 'litC')[i])
    B['timber.k'].box(gl_(x0, i), y0 + 6.0, .16, gl_(x0, i) + 2.6, y0 + 6.48, 2.4)         # fit-out seen through the glass
    table(B, gl_(x0, i) + .4, y0 + 3.0, gl_(x0, i) + 2.2, y0 + 3.9, .16)
    for u in (.7, 1.3, 1.9): chair(B, gl_(x0, i) + u, y0 + 2.75, .16, math.pi); pendant(B, gl_(x0, i) + u, y0 + 3.45, 2.85, 2.0, .12)
    B['timber.k'].box(xm - 1.2, y0 + 4.6, 3.25, xm + 1.2, y0 + 5.4, 4.3); B['white'].box(xm - .95, y0 + 2.9, 3.25, xm + .95, y0 + 4.7, 3.8)
    # ground floor: three sliding panes, timber-lined entrance
    f = B['graphite']
    gl0, gl1 = (x0 + ti, x0 + 3.95) if i % 2 == 0 else (x0 + 2.25, x1 - ti)
    en0, en1 = (x0 + 3.95, x1 - ti) if i % 2 == 0 else (x0 + ti, x0 + 2.25)
    window(f, B['glass'], 'x', yg, gl0, gl1, .15, 2.85, 3, f=.05)
    slats(B['timber'], 'x', yg - .06, en0 + .02, en1 - .02, .15, 2.85, w=.075, d=.05, gap=.02)
    B['graphite'].box(en0, yg - .01, .15, en1, yg + .04, 2.85)
    dx = en0 + .28
    B['timberh'].box(dx, yg - .10, .15, dx + 1.0, yg - .04, 2.45)
    f.panel('x', yg - .12, .09, dx - .05, dx + 1.05, .15, 2.5, [(dx, dx + 1.0, .1, 2.45)])
    f.box(dx + .86, yg - .16, .9, dx + .9, yg - .12, 1.7)
    # upper floor: glazed gable
    n = 4
    xs = [x0 + ti + (W - 2 * ti) * j / n for j in range(n + 1)]
    for j, x in enumerate(xs):
        xx = min(max(x, x0 + ti + .03), x1 - ti - .03)
        f.box(xx - .03, yg - .05, 3.24, xx + .03, yg + .05, under(xx, x0) + .02)
    for a, b in ((x0 + ti, xm), (xm, x1 - ti)):
        f.bar((a, yg, under(a, x0) - .02), (b, yg, under(b, x0) - .02), .10, .07)
    f.box(x0 + ti, yg - .05, 3.24, x1 - ti, yg + .05, 3.30)
    f.box(x0 + ti, yg - .045, 5.30 - .03, x1 - ti, yg + .045, 5.30 + .03) if under(x0 + ti, x0) > 5.3 else f.box(x0 + ti, yg - .045, under(x0 + ti, x0) - .03, x1 - ti, yg + .045, under(x0 + ti, x0) + .03)
    B['glass'].quad((x0 + ti, yg, 3.26), (x1 - ti, yg, 3.26), (x1 - ti, yg, under(x1 - ti, x0)), (xm, yg, under(xm, x0)), (x0 + ti, yg, under(x0 + ti, x0)))
    curtain(B['curtain'], 'x', yg + .22, x0 + ti + .05, x0 + ti + 1.2, 3.26, 4.95)
    curtain(B['curtain'], 'x', yg + .22, x1 - ti - (.9, 1.6, .7, 1.3)[i], x1 - ti - .05, 3.26, 4.95)
    # slat screen that follows the roof pitch
    a, b = ((.0, .46), (.52, 1.0), (.0, .30), (.40, 1.0))[i]
    u0, u1 = x0 + ti + .03 + (W - 2 * ti - .06) * a, x0 + ti + .03 + (W - 2 * ti - .06) * b
    m = int((u1 - u0) / .125)
    for j in range(m):
        x = u0 + (u1 - u0 - .05) * j / (m - 1)
        B['timber'].box(x, y0 + .24, 3.26, x + .05, y0 + .36, min(under(x, x0), under(x + .05, x0)) - .01)
    f.box(u0, y0 + .36, 3.26, u1, y0 + .39, 3.32)
    f.box(u0, y0 + .36, 4.75, u1, y0 + .39, 4.80)
    r0, r1 = (u1, x1 - ti) if a == 0 else (x0 + ti, u0)
    rail(B, [(r0, y0 + .26), (r1, y0 + .26)], 3.24, 1.0)
    # skylight + stack
    for s, t in ((-1, .55), (1, .5)):
        c = V((xm + s * W / 2 * (1 - t), y0 + 5.2 + .8 * s, EAVE + (RIDGE - EAVE) * t + .13))
        B['graphite'].obox(c, (1.1, 1.5, .10), (0, -s * math.atan(SL) * -1, 0))
        B['ctxglass'].obox(c + V((s * .05 * SL, 0, .05)), (.94, 1.34, .03), (0, s * math.atan(SL), 0))
    B['plaster'].box(xm + .9, y0 + 7.6, 6.2, xm + 1.5, y0 + 8.3, 8.5); B['zinc'].box(xm + .85, y0 + 7.55, 8.5, xm + 1.55, y0 + 8.35, 8.56)
    # courtyard
    yf = -7.0
    B['plaster'].box(x0 - .11, yf - .12, -.1, x0 + .11, y0 + .02, 1.55)
    if i in (1, 3): B['plaster'].box(x1 - .11, yf - .12, -.1, x1 + .11, y0 + .02, 1.55)
    g0 = x0 + (3.9 if i % 2 == 0 else 1.1)
    B['plaster'].panel('x', yf - .11, .22, x0 + .1, x1 - .1, -.1, 1.25, [(g0, g0 + 1.25, -.2, 1.3)])
    slats(B['timber'], 'x', yf - .05, g0 + .02, g0 + 1.23, .05, 1.25, w=.06, d=.05, gap=.03)
    f.box(g0 + .02, yf, .25, g0 + 1.23, yf + .03, .31); f.box(g0 + .02, yf, 1.05, g0 + 1.23, yf + .03, 1.11)
    px = g0 - .2
    tiles(B['tile'], x0 + .12, y0 - 2.4, x1 - .12, y0 - .02, .14, .1, (.9, .8), .012)
    tiles(B['tile'], px, yf + .1, px + 1.6, y0 - 2.42, .12, .1, (1.6, .6), .05)
    B['gravel'].box(x0 + .11, yf + .1, -.1, x1 - .11, y0 - 2.4, .06)
    bx0, bx1 = (x0 + .15, px - .35) if i % 2 == 0 else (px + 1.95, x1 - .15)
    P.bed(B, bx0, yf + .2, bx1, yf + 1.5, .12, 3.0, seed=i + 3)
    P.put('olive' if i % 2 else 'olive2', (bx0 + bx1) / 2 + .2, yf + 2.4, .05, .66 + .08 * i, 1.3 * i)
    sx = x0 + (1.7 if i % 2 == 0 else 4.4)
    if i in (0, 3):
        table(B, sx - .8, y0 - 1.7, sx + .8, y0 - .9, .14)
        for u in (-.45, .45):
            chair(B, sx + u, y0 - 2.0, .14, math.pi); chair(B, sx + u, y0 - .6, .14)
    else:
        sofa(B, sx, y0 - .8, .14, 2.0); table(B, sx - .45, y0 - 2.1, sx + .45, y0 - 1.6, .14, .3)


def build(quick):
    reset()
    M = mats(.9)
    M['ctxglass'] = matte('skyl', '#5E6C76', rough=.1, spec=.6)
    P, B = Flora(M, quick), Bag()
    L = dict(LIGHT['afternoon']); L.update(azim=137, elev=27)
    sun_and_sky(**L)
    M['sand'] = groundmat('sand2', centre=(16, 0, 0), fade0=55, fade1=130)
    ground(M['sand'])
    for i in range(4): house(B, P, i)
    # lane in front, beds along the walls, the oak in its court
    tiles(B['tile'], -20, -12.2, 52, -8.2, .04, .1, (1.5, 1.0), .014)
    for j, (a, b) in enumerate(((-9, -.2), (.2, 3.7), (5.3, 7.1), (8.7, 12.3), (20.9, 24.6), (26.2, 28.0), (29.6, 33.0), (33.4, 42))):
        P.bed(B, a, -8.1, b, -7.15, .05, 3.2, seed=11 + j)
    P.bed(B, -20, -13.6, 11, -12.4, .05, 2.0, seed=31); P.bed(B, 15, -13.6, 52, -12.4, .05, 2.0, seed=32)
    ox, oy = 2 * W + GAP / 2, .6
    P.put('oak', ox, oy, 0, 1.12, .6)
    k = B['drystone']; rr = random.Random(4)
    for j in range(40):                      # seat wall round the oak
        a = j / 40 * 2 * math.pi
        k.obox((ox + math.cos(a) * 2.3, oy + math.sin(a) * 2.3, .19), (.40, .35, .42 + rr.uniform(-.02, .02)), (0, 0, a + math.pi / 2))
    for j in range(26):
        a, q = rr.uniform(0, 6.28), rr.uniform(.7, 2.0)
        P.put(rr.choice(['grass', 'lav', 'small']), ox + math.cos(a) * q, oy + math.sin(a) * q, .0, rr.uniform(.7, 1.1))
    tiles(B['tile'], 2 * W + .3, -8.2, 2 * W + GAP - .3, -2.1, .04, .1, (1.5, 1.0), .014)
    # the road
    B['asphalt'].box(-60, -22.5, -.3, 80, -14.0, .012); B['concrete.kerb'].box(-60, -14.0, -.1, 80, -13.8, .06)
    for i in range(14): B['white.line'].box(-8 + i * 5.2, -18.3, .012, -5.6 + i * 5.2, -18.18, .016)
    people(('walk', (6.0, -9.4, .04), 1.45, 0), ('walk', (6.9, -9.0, .04), 1.6, 1), ('stand', (19.2, -3.4, .04), -2.3, 2),
               ('stand', (18.6, -2.6, .04), 0.9, 3), ('stand', (9.4, -1.0, 3.24), .2, 4))
    for x, y, s, n in ((-6, 9, 1, 'cypress'), (-7.6, 10, 1.15, 'cypress'), (38, 12, 1.1, 'cypress'), (39.7, 12.8, .95, 'cypress'), (-5.4, 1.0, .9, 'olive2'), (37.5, -1, 1.05, 'olive'),
                       (-19, 18, 1.2, 'umbrella'), (46, 20, 1.1, 'umbrella'), (-12, 5, 1.1, 'olive'), (14.5, -27, 1.1, 'umbrella'), (30, -27, 1.2, 'oak')):
        P.put(n, x, y, 0, s)
    stonework(B['drystone'], 'x', -7.1, .4, -16, -.3, 0, .9, .17, .3, .8, random.Random(2), relief=.03)
    stonework(B['drystone'], 'x', -7.1, .4, 33.4, 48, 0, .9, .17, .3, .8, random.Random(3), relief=.03)
    B.flush(M, 'roble')
    cam = dict(loc=(-3.0, -24.5, 2.9), target=(12.9, 0, 3.75), lens=31)
    hills(cam['loc'], (10, 33.5))
    camera(**cam)


go(build)
