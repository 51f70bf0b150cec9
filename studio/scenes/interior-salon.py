"""Double-height living room, sliding glass to terrace and sea.

Articles on investment and on the Alicante market.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *

X0, X1, Y0, Y1, H, MZ = 0.0, 9.6, 0.0, 11.0, 5.7, 2.85     # room; glass on y=0 (sea) and x=0 (west); mezzanine level


def build(quick):
    reset()
    M = mats(1.0)
    M['sea'] = seamat(near=60, far=2600, centre=(5, 0, -26), haze='#E9E6DE', glow=1.9, hz=.6, deep='#2A7090', shallow='#5FA9B8')
    M['glass'] = glassmat('glassi', '#EEF3F2', boost=.55)
    M['wallw'] = matte('wallw', '#F4EFE6', rough=.95, spec=.08)
    M['oakfloor'] = matte('oakfloor', '#C2A27C', rough=.42, spec=.35, var=.07, noise_scale=2.5, noise_amt=.07, stretch=(1, 8, 1))
    M['rug'] = matte('rug', '#E4DACA', rough=1, spec=0, noise_scale=40, noise_amt=.06, bump=.4)
    M['cushion'] = matte('cushion', '#B9876A', rough=1, spec=0)
    P, B = Flora(M, quick), Bag()
    L = dict(LIGHT['golden'])
    L.update(elev=23, azim=-133, sun=11.0, sun_col='#FFD2A0', fill=.95, bg=2.6, zenith='#A9C2DA', horizon='#F6E8D4', bounce='#D8CBB6', bg_high='#9CC3DC')
    sun_and_sky(**L)
    g, gl, w, t = B['graphite'], B['glass'], B['wallw'], B['timber']
    # floor boards, terrace
    tiles(B['oakfloor'], X0, Y0, X1 + 3.5, Y1, 0, .03, (.19, 2.2), .0025)
    tiles(B['tile'], -7, -6.5, 14, -.12, -.02, .06, (1.2, 1.2), .012)
    tiles(B['tile'], -7, -.1, -.12, 12, -.02, .06, (1.2, 1.2), .012)
    B['concrete'].box(-7.2, -6.6, -3, 14.2, 12, -.09)
    rail(B, [(-7, 12), (-7, -6.4), (14, -6.4)], 0, 1.0)
    sea(M['sea'], -26)
    # shell
    w.box(X0 - .3, Y1, -.1, X1 + 4, Y1 + .3, H + .4)                       # back
    w.box(X0 - .35, Y0 - .35, H, X1 + 4, Y1 + .3, H + .45)                  # roof
    B['plaster'].box(-3.2, -3.0, H + .02, X1 + 4, Y0 - .35, H + .40)        # overhang
    slats(B['timberh'], 'z', H - .05, X0 + .05, X1 + 3.4, Y0 + .02, Y1, w=.13, d=.05, gap=.014)
    slats(B['timberh'], 'z', H - .03, -3.1, X1 + 3.9, -2.9, Y0 - .36, w=.13, d=.05, gap=.014)
    # glazing: big sliders below, fixed above, sea side and west side
    window(g, gl, 'x', -.1, X0, X1, 0, MZ, 4, f=.065)
    window(g, gl, 'x', -.1, X0, X1, MZ, H, 4, f=.065)
    window(g, gl, 'y', -.1, 0, 5.6, 0, MZ, 2, f=.065); window(g, gl, 'y', -.1, 0, 5.6, MZ, H, 2, f=.065)
    w.box(-.32, 5.6, -.1, -.0, Y1, H)
    g.box(-.16, -.16, 0, .02, .02, H)
    # right: stone chimney wall, double height
    st = B['stone']
    fx = 8.9
    stonework(st, 'y', fx, .45, .9, 4.9, 0, H - .06, .17, .3, .85, random.Random(4), holes=[(1.9, 3.9, .35, 1.15)], relief=.025)
    B['stone.core'].panel('y', fx + .03, .39, .93, 4.87, 0, H - .07, [(1.85, 3.95, .3, 1.2)])      # core: no light through the joints
    g.box(fx + .03, 1.85, .32, fx + .5, 3.95, 1.2)
    g.panel('y', fx - .04, .06, 1.86, 3.94, .30, 1.2, [(1.95, 3.85, .39, 1.11)])
    for i in range(5): B['bark'].cyl((fx + .15, 2.3 + .12 * i, .46 + .05 * (i % 2)), (fx + .32, 3.3 + .08 * i, .47 + .04 * (i % 3)), .05, 8)
    B['concrete'].box(fx - .45, 1.2, .0, fx + .02, 4.6, .30)
    w.box(X1 - .25, 0, 0, X1 - .0, .9, H)
    # mezzanine on the right / back with glass rail, stair in steel and timber
    w.box(6.2, 6.4, MZ - .30, X1 + 3.4, Y1, MZ)
    tiles(B['oakfloor'], 6.2, 6.4, X1 + 3.4, Y1, MZ + .02, .02, (.19, 2.2), .0025)
    slats(B['timberh'], 'z', MZ - .34, 6.25, X1 + 3.3, 6.45, Y1, w=.13, d=.04, gap=.014)
    rail(B, [(6.24, Y1), (6.24, 6.44), (X1 - .1, 6.44)], MZ + .02, 1.0)
    w.box(X1 - .2, 4.9, 0, X1, 6.4, H)
    w.box(X1 - .1, 6.4, MZ, X1 + .1, Y1, H)
    B['litC'].box(X1 + .0, 6.6, 0, X1 + .1, Y1, MZ - .34)
    t.box(X1 - .7, 7.2, 0, X1 - .02, 10.6, 2.4)                          # bookcase wall under the mezzanine
    # one honest steel post and beam left visible
    s = B['steel']
    s.box(5.98, 6.36, 0, 6.16, 6.40, MZ - .3); s.box(5.98, 6.52, 0, 6.16, 6.56, MZ - .3); s.box(6.05, 6.39, 0, 6.09, 6.53, MZ - .3)
    # furniture
    rx0, rx1, ry0, ry1 = 3.3, 7.9, 1.2, 5.0
    B['rug'].box(rx0, ry0, 0, rx1, ry1, .018)
    sofa(B, 3.5, 3.0, .018, 3.0, rot=math.pi / 2); sofa(B, 5.7, 1.15, .018, 2.4, rot=math.pi)
    for x, y, a, m in ((6.5, 1.1, .3, 'cushion'), (4.95, 1.1, -.2, 'fabric2')):
        B[m].obox((x, y, .66), (.46, .16, .42), (-.35 if a < 1 else 0, .35 if a > 1 else 0, a))
    for y, a in ((4.0, .2), (2.1, -.15)): B['cushion' if y > 3 else 'fabric2.c'].obox((3.45, y, .66), (.16, .46, .42), (0, .35, a))
    t.box(5.0, 2.5, .26, 6.7, 3.3, .31)
    for x in (5.1, 6.5): g.box(x, 2.6, .02, x + .06, 3.2, .26)
    B['white'].cyl((5.5, 2.9, .31), (5.5, 2.9, .36), .16, 24, .2); B['cushion'].box(6.0, 2.75, .31, 6.35, 3.05, .35); B['white'].box(6.02, 2.77, .35, 6.32, 3.02, .38)
    # armchair (round)
    B['fabric2'].cyl((6.9, 4.7, .10), (6.9, 4.7, .42), .40, 28, .42); B['fabric2'].tube([(6.9 + .42 * math.cos(a), 4.7 + .42 * math.sin(a), .60) for a in [-.2 + i * .26 for i in range(15)]], [.11] * 15, 12)
    # dining table in the foreground left
    table(B, .9, 5.9, 1.95, 8.5, 0, .75)
    for y in (6.4, 7.2, 8.0): chair(B, .6, y, 0, math.pi / 2); chair(B, 2.25, y, 0, -math.pi / 2)
    for y in (6.4, 7.2, 8.0): pendant(B, 1.42, y, H - .05, 2.05, .15)
    B['white'].cyl((1.42, 6.9, .75), (1.42, 6.9, .98), .07, 18, .09); P.put('small', 1.42, 6.9, .9, .5)
    # floor lamp, plants, curtain
    g.cyl((8.4, 5.3, 0), (8.4, 5.3, 1.55), .012, 8); g.cyl((8.4, 5.3, 0), (8.4, 5.3, .03), .16, 20); B['lamp'].cyl((8.4, 5.3, 1.5), (8.4, 5.3, 1.8), .2, 20, .14)
    B['terracotta'].cyl((.75, 4.7, 0), (.75, 4.7, .5), .22, 24, .30); P.put('olive', .75, 4.7, .42, .52)
    B['terracotta'].cyl((-1.3, -1.4, 0), (-1.3, -1.4, .6), .24, 24, .36); P.put('agave', -1.3, -1.4, .55, .9)
    curtain(B['curtain'], 'x', .14, X1 - 1.3, X1 - .3, .02, H - .06); curtain(B['curtain'], 'x', .14, .06, .75, .02, H - .06); curtain(B['curtain'], 'y', .12, 4.7, 5.55, .02, H - .06)
    for x in (2.2, 3.9): lounger(B, x, -3.6, -.02, .0)
    sofa(B, 7.4, -3.6, -.02, 2.2, rot=math.pi); table(B, 6.8, -5.2, 8.0, -4.6, -.02, .32)
    people(('stand', (2.0, -1.6, -.02), .5, 0))
    P.put('umbrella', -14, -16, -6.5, 1.0, .6); P.put('cypress', 15.0, -11, -7, 1.35, .3)
    B.flush(M, 'salon')
    # the far coast
    c = V((4.5, 12, 0))
    for dist, off, col, prof in ((2600, 700, '#BBC8CC', [(-420, 0), (-330, 26), (-210, 40), (-150, 120), (-90, 205), (-40, 232), (30, 240), (90, 218), (120, 150), (150, 60), (230, 22), (300, 0)]),):
        k = Kit()
        for (u, h), (v, q) in zip(prof, prof[1:]):
            k.quad((c.x - off + u, -dist, -28), (c.x - off + v, -dist, -28), (c.x - off + v, -dist, -26 + q * .9), (c.x - off + u, -dist, -26 + h * .9))
        o = k.done('ifach', emit('ifach', col, 1.9), recalc=False)
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    # sky light through the glass
    area((4.8, -.6, 2.9), (9.4, 5.4), 420, '#E2EAF0', (math.radians(-90), 0, 0), 'portal_s')
    far_cam(camera((3.3, 10.8, 1.5), (5.05, 0, 2.2), lens=21.5))


go(build, spp=30, expo=.42, clamp=1.2, nlm=6, ao=(2.2, .62))
