"""Kitchen with an island, low sun through the window on the right. Eye at 1.55 m, 26 mm.

Portfolio; phases page.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.rooms import *

X0, X1, Y0, Y1, H = -3.3, 2.7, -6.6, 0.0, 2.7


def build(quick):
    reset()
    M = indoors(front=matte('front', '#D9D3C7', rough=.55, spec=.3), lemon=matte('lemon', '#D8B23C', rough=.5, spec=.3))
    P, B = Flora(M, quick), Soft()
    sun_and_sky(elev=24, azim=72, sun=10.0, sun_col='#FFDDB4', angle=.9, fill=1.7, zenith='#A9C4DE', horizon='#F4EDE2', bounce='#CFC2AE',
                bg=2.6, bg_low='#E3E4DE', bg_mid='#DDE5E6', bg_high='#9CC0DA', bg_top=.34)
    w, g, o = B['wall'], B['black'], B['oakh']
    tiles(B['oakfloor'], X0, Y0, X1, Y1, 0, .02, (2.2, .20), .0015)
    B['wall.sub'].box(X0 - .3, Y0 - .3, -.2, X1 + .3, .3, -.021)
    # window on the right: from the floor, three panes to the terrace
    win = (-3.7, -.75, 0, 2.45)
    w.box(X0 - .3, Y0 - .3, -.1, X0, .3, H + .2); w.panel('y', X1, .3, Y0 - .3, .3, -.1, H + .2, [win]); w.box(X0, 0, -.1, X1, .3, H + .2); w.box(X0, Y0 - .3, -.1, X1, Y0, H + .2)
    B['ceiling'].box(X0 - .3, Y0 - .3, H, X1 + .3, .3, H + .3)
    window(g, B['clear'], 'y', X1 + .16, *win, 3, f=.045, depth=.05)
    # back wall: tall oak units left, stone splash and long worktop, hung shelf
    y = -.64
    for i in range(4):
        a = X0 + .02 + i * .62
        if i == 2:                                                     # ovens
            o.box(a, y, .1, a + .616, -.0, .62); g.box(a + .01, y - .004, .63, a + .606, 0, 1.22); g.box(a + .01, y - .004, 1.235, a + .606, 0, 1.68); o.box(a, y, 1.69, a + .616, 0, 2.36)
            for z in (1.14, 1.61): B['chrome'].cyl((a + .08, y - .03, z), (a + .53, y - .03, z), .008, 10)
        else:
            for z0, z1 in ((.1, 1.22), (1.224, 2.36)): o.box(a, y, z0, a + .616, -.0, z1)
            for z0 in (.72, 1.3): g.box(a + (.58 if i != 1 else .02), y - .012, z0, a + (.595 if i != 1 else .035), y, z0 + .42)
    w.box(X0, y + .02, 2.364, X0 + 2.5, 0, H)
    g.box(X0, y + .06, 0, X1, y + .1, .1)
    a0 = X0 + 2.5
    for i in range(5):
        a = a0 + i * (X1 - a0) / 5
        B['front'].box(a + .001, y + .02, .1, a + (X1 - a0) / 5 - .002, 0, .865)
        g.box(a + .03, y + .012, .845, a + (X1 - a0) / 5 - .03, y + .02, .858)
    B['marble'].box(a0, y, .87, X1, 0, .90); B['marble.s'].box(a0, -.02, .90, X1, -.001, 1.50)
    B['oakh.sh'].box(a0 + .02, -.24, 1.62, X1 - .02, -.02, 1.65)
    w.box(a0, -.001, 1.5, X1, .0, H)
    r = random.Random(2)
    for x in (a0 + .2, a0 + .42, a0 + .64): turned(B['porcelain.v'], x, -.13, 1.65, [(h * .42, q * .55) for h, q in BOWL] if x < a0 + .5 else [(h * .5, q * .8) for h, q in JUG])
    for i in range(5): turned(B['porcelain.v'], a0 + .95, -.13, 1.65 + i * .02, [(h * .3, q * .75) for h, q in BOWL])
    for i in range(3): turned(B['clear.g'], a0 + 1.3 + i * .1, -.12, 1.652, [(0, .03), (.005, .035), (.12, .038), (.119, .036), (.008, .033)])
    turned(B['rust.v'], a0 + 1.95, -.13, 1.65, [(h * .7, q * .7) for h, q in VASE]); B['paper.b'].box(a0 + 2.3, -.2, 1.65, a0 + 2.48, -.06, 1.87)
    # hob, boards, tap
    g.box(a0 + .5, y + .08, .90, a0 + 1.3, y + .56, .906)
    turned(B['black.pot'], a0 + .72, y + .3, .906, [(0, .10), (.12, .11), (.125, .115), (.13, .11), (.14, .02), (.165, .018), (.17, 0)], 36)
    B['oakh.bd'].obox((a0 + 1.72, -.07, 1.08), (.26, .02, .38), (.16, 0, 0)); B['oakh.bd'].obox((a0 + 1.9, -.10, 1.04), (.2, .02, .3), (.2, 0, 0))
    turned(B['linen2.v'], a0 + 2.35, -.2, .90, [(h * .8, q * .8) for h, q in JUG]); branch(B, a0 + 2.35, -.2, 1.05, .38, 4)
    # island: marble with waterfall ends, sink and tap, fruit
    ix0, ix1, iy0, iy1 = -1.75, 1.15, -2.75, -1.75
    B['marble.i'].box(ix0, iy0, .88, ix1, iy1, .92); B['marble.i'].box(ix0, iy0, 0, ix0 + .04, iy1, .88); B['marble.i'].box(ix1 - .04, iy0, 0, ix1, iy1, .88)
    slats(B['oak'], 'x', iy0 + .30, ix0 + .04, ix1 - .04, .0, .88, w=.028, d=.02, gap=.012); B['oak.bk'].box(ix0 + .04, iy0 + .32, .0, ix1 - .04, iy1 - .02, .875)
    B['black.s'].box(-.95, iy1 - .62, .921, -.45, iy1 - .2, .9215)
    pts = [(-.7, iy1 - .12, .92), (-.7, iy1 - .12, 1.2)] + [(-.7, iy1 - .12 - .09 * (1 - math.cos(t)), 1.2 + .09 * math.sin(t)) for t in (.5, 1.0, 1.57, 2.1, 2.7, 3.14)] + [(-.7, iy1 - .30, 1.12)]
    B['brass.soft'].tube(pts, [.012] * len(pts), 10)
    turned(B['porcelain.v'], .25, -2.25, .92, [(h * 1.1, q * 1.05) for h, q in BOWL])
    for i, (dx, dy, m) in enumerate(((.05, .03, 'lemon'), (-.06, .02, 'lemon'), (.0, -.07, 'lemon'), (.01, .0, 'lemon'))): puff(B['lemon.soft'], (.25 + dx, -2.25 + dy, .985 + (i == 3) * .05), (.085, .07, .07), (0, 0, i * 1.3), e=.9, n=20)
    B['oakh.bd'].box(-.25, -2.5, .92, .0, -2.12, .94)
    for i, x in enumerate((-1.25, -.55, .15, .8)): stool(B, x, iy0 - .12 + .03 * (i % 2), 0, .1 * (i - 1.5))
    for x in (-1.05, -.3, .45):
        B['black.w'].cyl((x, -2.25, 1.95), (x, -2.25, H), .003, 6); turned(B['black.l'], x, -2.25, 1.72, [(0, .12), (.05, .118), (.12, .085), (.2, .025), (.24, .012)], 40); turned(B['lamp'], x, -2.25, 1.735, [(0, .0), (.0, .045), (.05, .04), (.06, 0)], 20)
    # outside to the right: terrace, a wall, olives
    tiles(B['tile'], X1 + .3, -9, X1 + 5, 3, -.02, .05, (1.0, 1.0), .006)
    ground(groundmat('gardensoil', '#B9A98C', '#AFA086', 60, 160, (0, 0, 0)), size=60, z=-.14)
    stonework(B['drystone'], 'y', X1 + 6.6, .4, -14, 14, -.2, 1.0, .15, .3, .7, random.Random(5), relief=.03)
    P.bed(B, X1 + 5.1, -10, X1 + 6.5, 12, -.06, 3.4, seed=4)
    for x, yy, n, s in ((X1 + 9, 3.5, 'olive', 1.0), (X1 + 11, 9, 'olive2', 1.1), (X1 + 14, 5, 'cypress', .9), (X1 + 16, 8.5, 'cypress', 1.0), (X1 + 6, -14, 'olive', .9)): P.put(n, x, yy, -.14, s)
    B.flush(M, 'kitchen')
    o = portal(0, 2.95, 0, 2.45); o.location, o.rotation_euler = (X1 + .25, -2.2, 1.22), (math.pi / 2, 0, math.pi / 2)
    camera((-.95, -6.45, 1.55), (-.15, 0, 1.27), lens=25)
    quiet_lamps()


build(quick())
shoot((2016, 1344), samples=8, edges=5, steps=6, exposure=1.6, look='Medium High Contrast', balance=(.93, 1, 1.11))
