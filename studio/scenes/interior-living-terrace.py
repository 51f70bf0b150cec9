"""Living room that opens onto the terrace, low sun from the right. Eye at 1.55 m, 24 mm, ceiling at 2.80 m.

Home page; articles on investment and on the Alicante market.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.rooms import *

X0, X1, Y0, H = -3.9, 3.7, -8.2, 2.8


def build(quick):
    reset()
    M = indoors()
    P, B = Flora(M, quick), Soft()
    sun_and_sky(elev=18, azim=50, sun=11.0, sun_col='#FFDDB4', angle=.9, fill=1.5, zenith='#A9C4DE', horizon='#F4EDE2', bounce='#CFC2AE',
                bg=2.6, bg_low='#E3E4DE', bg_mid='#DDE5E6', bg_high='#9CC0DA', bg_top=.34)
    w, c, g = B['wall'], B['ceiling'], B['black']
    # shell
    tiles(B['oakfloor'], X0, Y0, X1, .0, 0, .02, (.20, 2.2), .0015)
    B['wall.sub'].box(X0 - .3, Y0 - .3, -.2, X1 + .3, .1, -.021)
    w.box(X0 - .3, Y0 - .3, -.1, X0, .15, H + .3); w.box(X1, Y0 - .3, -.1, X1 + .3, .15, H + .3); w.box(X0, Y0 - .3, -.1, X1, Y0, H + .3)
    c.box(X0 - .3, Y0 - .3, H, X1 + .3, .05, H + .3)
    B['wall.out'].box(X0 - 2, .05, H + .0, X1 + 2, 2.3, H + .32)                                    # roof over the terrace
    for x in (X0, X1 - .06): w.box(x, -.02, 0, x + .06, .15, H)
    # four sliding panes, the second pushed behind the first
    pw, z1 = (X1 - X0 - .12) / 4, H - .03
    x = X0 + .06
    for i, (u, y) in enumerate(((0, .04), (0.06, .10), (2, .04), (3, .10))):
        window(g, B['clear'], 'x', y, x + u * pw, x + (u + 1) * pw + .03, .0, z1, 1, f=.045, depth=.05)
    g.box(X0, .0, z1 - .01, X1, .14, H)
    # skirting
    for a in ((X0, Y0, X0 + .012, 0), (X1 - .012, Y0, X1, 0)): B['wall.s'].box(a[0], a[1], 0, a[2], a[3], .07)
    # right: long oak cupboard hung on the wall, art above; left: open shelves in a niche
    o = B['oakh']
    for i in range(4): o.box(X1 - .42, -5.6 + i * .95, .28, X1 - .002, -5.6 + i * .95 + .944, .78)
    B['oakh.t'].box(X1 - .44, -5.6, .784, X1 - .002, -1.8, .81)
    picture(B, 'y', X1 - .002, -4.7, -3.3, 1.15, 2.15, -.03)
    B['rust.art'].box(X1 - .02, -4.45, 1.36, X1 - .0165, -3.95, 1.94); B['green.art'].box(X1 - .0195, -4.1, 1.36, X1 - .016, -3.6, 1.7)
    turned(B['rust.v'], X1 - .22, -2.25, .81, VASE); turned(B['porcelain.v'], X1 - .24, -2.55, .81, BOWL)
    books(B['paper.b'], X1 - .22, -5.2, .81, 4, 3)
    # left wall: niche with shelves
    for z in (.42, .84, 1.26, 1.68, 2.10): B['oak.sh'].box(X0, -3.9, z, X0 + .30, -1.3, z + .03)
    for y in (-3.93, -2.6, -1.3): B['oak.sv'].box(X0, y, 0, X0 + .30, y + .03, 2.52)
    B['oak.sh'].box(X0, -3.93, 2.49, X0 + .30, -1.27, 2.52)
    r = random.Random(4)
    for z in (.45, .87, 1.29, 1.71, 2.13):
        y = -3.86
        while y < -1.45:
            kind = r.random()
            if kind < .55:
                for _ in range(r.randint(3, 9)):
                    t, h = r.uniform(.016, .042), r.uniform(.19, .29)
                    if -2.64 < y + t and y < -2.55 or y + t > -1.34: break
                    B['paper.b'].box(X0 + .05, y, z, X0 + .05 + r.uniform(.15, .2), y + t - .001, z + h); y += t
                y += .06
            elif kind < .7 and y < -1.7:
                if not -2.8 < y < -2.5: turned(B['porcelain.v'] if r.random() < .5 else B['linen2.v'], X0 + .15, y + .12, z, [(a * .8, b * .8) for a, b in r.choice((VASE, JUG))])
                y += .35
            else: y += r.uniform(.12, .4)
    # rug, sofas, table
    B['rug'].box(-2.55, -4.55, 0, 1.35, -1.55, .014)
    couch(B, -2.05, -2.95, .0, 2.9, rot=math.pi / 2)
    for y, m, a in ((-4.0, 'rust', .35), (-3.7, 'linen2', .25), (-1.95, 'green', -.3)): puff(B[m + '.soft'], (-2.12, y, .62), (.16, .46, .46), (0, -.32, a), e=.42)
    puff(B['linen2.soft'], (-1.72, -2.55, .485), (.62, .9, .05), (0, 0, .1), e=.2)
    lounge(B, 1.0, -1.95, .0, -math.pi / 2 - .35); lounge(B, 1.3, -3.75, .0, -math.pi / 2 + .30)
    B['travertine.soft'].cyl((-.55, -2.85, .0), (-.55, -2.85, .30), .46, 48, .46); B['oak.tt'].cyl((.06, -3.45, .0), (.06, -3.45, .40), .02, 16); B['oak.tt'].cyl((.06, -3.45, .40), (.06, -3.45, .425), .27, 48)
    z = books(B['paper.b'], -.62, -2.95, .30, 3, 8, .30, .22)
    turned(B['porcelain.v'], -.42, -2.62, .30, BOWL); turned(B['linen2.v'], .06, -3.42, .425, [(a * .9, b * .8) for a, b in JUG]); branch(B, .06, -3.42, .6, .42, 3)
    # floor lamp, olive tree
    g.cyl((-2.75, -1.0, 0), (-2.75, -1.0, 1.5), .011, 10); g.cyl((-2.75, -1.0, 0), (-2.75, -1.0, .02), .15, 32); B['shade.soft'].cyl((-2.75, -1.0, 1.42), (-2.75, -1.0, 1.74), .2, 40, .15)
    turned(B['linen2.pot'], 3.05, -.95, 0, [(0, .17), (.02, .19), (.42, .235), (.44, .225), (.38, .2), (.38, 0)], 40); P.put('olive', 3.05, -.95, .36, .46, .8)
    # curtains
    curtain(B['sheer'], 'x', -.12, X0 + .04, X0 + .95, .02, H - .01, .05, .16); curtain(B['sheer'], 'x', -.12, X1 - .7, X1 - .04, .02, H - .01, .05, .16)
    # terrace: sofa group, pool, the land
    view(B, M, P, terrace=(-10, 10, 4.0), pool_=(-9.0, 1.2, 4.9 - 1.6, 4.9 + 1.6))
    lounger(B, -2.2, 2.2, -.02, 0); lounger(B, -3.3, 2.2, -.02, 0)
    turned(B['terracotta.pot'], 2.55, 2.0, -.02, [(0, .2), (.5, .3), (.52, .29), (.46, .26), (.46, 0)], 40); P.put('agave', 2.55, 2.0, .40, .9)
    for x, y, n, s, a in ((7.5, 11, 'olive', 1.1, .3), (-8.0, 14, 'olive2', 1.2, 2.0), (-13, 22, 'umbrella', .95, 1.0), (12, 24, 'umbrella', 1.0, .2), (3.6, 26, 'cypress', .75, 0), (4.7, 27, 'cypress', .85, 0)):
        P.put(n, x, y, -.14, s, a)
    B.flush(M, 'living')
    horizon()
    hills((0, 0), (.3, 1), ((900, 60, '#B9C7CF', 5),), 1.25, 2600)
    portal(X0, X1, 0, H)
    far_cam(camera((1.35, -8.0, 1.55), (-.35, 0, 1.42), lens=24))
    quiet_lamps()


build(quick())
shoot(samples=20, edges=6, exposure=1.5, look='Medium High Contrast', balance=(.87, 1, 1.25))
