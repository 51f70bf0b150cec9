"""Bedroom with linen curtains, low sun from the right. Eye at 1.55 m, 26 mm.

Portfolio; phases page.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.rooms import *

X0, X1, Y0, H = -2.5, 2.3, -5.4, 2.6


def duvet(k, x0, x1, y0, y1, z, fall=.30, seed=3):
    """cloth over a mattress: its head at x0 lies open, it falls over the other three sides"""
    r, n, m = noise, 90, 90
    us = [x0 + (x1 + fall - x0) * i / n for i in range(n + 1)]
    vs = [y0 - fall + (y1 - y0 + 2 * fall) * j / m for j in range(m + 1)]
    pts = []
    for u in us:
        for v in vs:
            du, dv = max(u - x1, 0), max(y0 - v, v - y1, 0)
            h = .035 * r.noise(V((u * 2.1, v * 2.4, seed))) + .016 * r.noise(V((u * 6, v * 5, seed + 4)))
            wave = .022 * math.sin(v * 13 + 2 * r.noise(V((v, u, 1)))) if du else .022 * math.sin(u * 12 + 2 * r.noise(V((u, v, 2))))
            x = min(u, x1) + (.05 + wave) * min(du / .1, 1)
            y = min(max(v, y0), y1) + (0 if not dv else math.copysign((.05 + wave) * min(dv / .1, 1), v - (y0 + y1) / 2))
            d = max(du, dv)
            edge = min(u - x0, x1 - min(u, x1) + .2, .2) * .25
            pts.append((x, y, z + .02 + edge + h * (1 if not d else max(0, 1 - d * 6)) - max(d - .04, 0) - (.5 * d * d / .08 if d < .04 else .02)))
    k._add(pts, [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)])


def build(quick):
    reset()
    M = indoors(front=matte('front', '#DCD7CD', rough=.6, spec=.25))
    P, B = Flora(M, quick), Soft()
    sun_and_sky(elev=21, azim=38, sun=11.0, sun_col='#FFDDB4', angle=.9, fill=1.7, zenith='#A9C4DE', horizon='#F4EDE2', bounce='#CFC2AE',
                bg=2.6, bg_low='#E3E4DE', bg_mid='#DDE5E6', bg_high='#9CC0DA', bg_top=.34)
    w, g = B['wall'], B['black']
    tiles(B['oakfloor'], X0, Y0, X1, .0, 0, .02, (.20, 2.2), .0015)
    B['wall.sub'].box(X0 - .3, Y0 - .3, -.2, X1 + .3, .1, -.021)
    win = (-1.5, 1.75, 0, 2.4)
    w.box(X0 - .3, Y0 - .3, -.1, X0, .3, H + .2); w.box(X1, Y0 - .3, -.1, X1 + .3, .3, H + .2); w.box(X0, Y0 - .3, -.1, X1, Y0, H + .2)
    w.panel('x', 0, .3, X0, X1, -.1, H + .2, [win])
    B['ceiling'].box(X0 - .3, Y0 - .3, H, X1 + .3, .3, H + .3)
    window(g, B['clear'], 'x', .16, *win, 3, f=.045, depth=.05)
    for a in ((X0, Y0, X0 + .012, 0), (X1 - .012, Y0, X1, 0)): B['wall.s'].box(a[0], a[1], 0, a[2], a[3], .07)
    for a, b in ((-2.25, -1.05), (1.25, 2.15)): curtain(B['sheer'], 'x', -.10, a, b, .02, H - .02, .05, .15)
    g.box(X0 + .1, -.12, H - .02, X1 - .1, -.08, H)
    # headboard wall: oak boards up to 1.15 m; bed, its head to the left
    y0, y1 = -3.55, -1.75
    for i in range(16): B['oak'].box(X0 + .001, -4.6 + i * .25, 0, X0 + .035, -4.6 + i * .25 + .246, 1.12)
    B['oak.c'].box(X0, -4.6, 1.124, X0 + .06, -.6, 1.15)
    bx0, bx1 = X0 + .06, X0 + 2.12
    B['oak.bed'].box(bx0, y0 - .03, .12, bx1 + .03, y1 + .03, .28); g.box(bx0 + .2, y0 + .2, 0, bx1 - .2, y1 - .2, .12)
    B['sheet.m'].box(bx0 + .02, y0, .28, bx1, y1, .52)
    duvet(B['sheet.soft'], bx0 + .55, bx1, y0, y1, .53)
    for i, y in enumerate((y0 + .45, y1 - .45)):
        puff(B['sheet.soft'], (bx0 + .17, y, .72), (.20, .72, .48), (0, -.30, .04 * (i - .5)), e=.35); puff(B['linen.soft'], (bx0 + .34, y + .03, .69), (.17, .66, .44), (0, -.45, -.06 * (i - .5)), e=.38)
    puff(B['rust.soft'], (bx0 + .50, (y0 + y1) / 2, .66), (.14, .52, .32), (0, -.5, .05), e=.42)
    k = Kit(); duvet(k, bx1 - .62, bx1 - .02, y0 - .015, y1 + .015, .575, .26, 9); B['linen2.soft'].merge(k)
    # bedside tables with lamp, books, glass
    for y, n in ((y0 - .42, 0), (y1 + .42, 1)):
        B['oakh.n'].box(X0 + .04, y - .24, .30, X0 + .44, y + .24, .48); g.box(X0 + .44, y - .235, .385, X0 + .442, y + .235, .392)
        turned(B['linen2.v'], X0 + .2, y - .05, .48, [(0, .07), (.02, .085), (.14, .07), (.17, .02), (.24, .015)], 32); B['shade.soft'].cyl((X0 + .2, y - .05, .68), (X0 + .2, y - .05, .88), .14, 40, .11)
    books(B['paper.b'], X0 + .32, y0 - .30, .48, 2, 5, .16, .11)
    picture(B, 'y', X0 + .0, -3.05, -2.25, 1.42, 2.02, .03)
    B['green.art'].box(X0 + .013, -2.92, 1.55, X0 + .0165, -2.6, 1.9); B['rust.art'].box(X0 + .013, -2.75, 1.52, X0 + .017, -2.42, 1.72)
    # right: wardrobe flush with the wall; bench at the window; rug
    for i in range(5): B['front'].box(X1 - .62, Y0 + .3 + i * .62, .08, X1 - .001, Y0 + .3 + i * .62 + .616, H - .02)
    g.box(X1 - .58, Y0 + .3, 0, X1, Y0 + 3.4, .08)
    for i in range(5): g.box(X1 - .635, Y0 + .3 + i * .62 + .585, .85, X1 - .62, Y0 + .3 + i * .62 + .60, 1.35)
    B['rug'].box(-1.6, -3.95, 0, 1.15, -1.3, .014)
    lounge(B, 1.35, -.95, 0, -.75 - math.pi / 4 + .2)
    turned(B['linen2.pot'], -1.95, -.45, 0, [(0, .13), (.02, .15), (.30, .18), (.32, .17), (.27, .15), (.27, 0)], 40); P.put('olive2', -1.95, -.45, .26, .34, .8)
    view(B, M, P, terrace=(-10, 10, 3.4))
    for x, y, n, s, a in ((4.5, 9, 'olive', 1.0, .3), (-3.0, 12, 'olive2', 1.1, 2.0), (9, 24, 'umbrella', 1.0, .2), (1.2, 22, 'cypress', .75, 0), (2.3, 23, 'cypress', .85, 0)): P.put(n, x, y, -.14, s, a)
    B.flush(M, 'bedroom')
    horizon()
    hills((0, 0), (.3, 1), ((900, 60, '#B9C7CF', 5),), 1.25, 2600)
    o = portal(win[0], win[1], 0, win[3], .32)
    far_cam(camera((.95, -5.2, 1.5), (-.45, 0, 1.18), lens=24))
    quiet_lamps()


build(quick())
shoot((2016, 1344), samples=20, edges=6, exposure=1.6, look='Medium High Contrast', balance=(.93, 1, 1.11))
