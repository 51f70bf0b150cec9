"""House on a promontory: long terrace, pool and the horizon.

Portfolio, residential; article on the Alicante market.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *

SEA = -26


def land(x, y):
    """promontory: plateau round the house, falling to the sea on two sides"""
    d = max(-7.6 - y, 0) * .55 + max(-23 - x, 0) * .62 + max(x - 15, 0) * .035
    d += max(y - 16, 0) * -.03 if x > -20 else max(y - 16, 0) * .05
    n = noise.fractal(V((x * .05, y * .05, 3)), 1, 2, 5) * min(1, d * .35) * 2.0
    z = -.25 - d - (3.0 if y < -7.3 and x > -27 else 0) * min(1, max(-7.3 - y, 0) / .3) + n
    return z + noise.noise(V((x * .5, y * .5, 1))) * .06


def build(quick):
    reset()
    M = mats(1.0)
    M['sea'] = seamat(near=70, far=2600, centre=(20, -14, SEA), haze='#D3E0E4', glow=1.5, hz=.40, deep='#1F6585', shallow='#58A5B5')
    M['land'] = groundmat('land', '#C2B79C', '#98936F', 400, 900)
    P, B = Flora(M, quick), Bag()
    L = dict(LIGHT['afternoon']); L.update(azim=-152, elev=25, bg_low='#E8E2D6', bg_mid='#EEEAE2', bg_high='#7FB0D0')
    sun_and_sky(**L)
    sea(M['sea'], SEA)
    terrain(land, -70, 70, -75, 60, M['land'], 150, 150)
    g, gl, pl = B['graphite'], B['glass'], B['plaster']

    # ---- terrace: long white retaining wall, tiles, pool, glass edge
    X0, X1, Y0, Y1 = -21.0, 14.0, -7.0, 0.0
    px0, px1, py0, py1 = .2, 12.2, -6.75, -3.4
    B['tile.b'].box(X0, Y0 + .02, -.5, px0 - .2, 9, -.04); B['tile.b'].box(px0 - .2, py1 + .2, -.5, X1, 9, -.04); B['tile.b'].box(px1 + .2, Y0 + .02, -.5, X1, py1 + .2, -.04)
    tiles(B['tile'], 9.02, .02, X1, 9, 0, .035, (1.2, 1.0), .012)
    tiles(B['tile'], X0, Y0 + .02, X1, Y1, 0, .05, (1.2, 1.0), .012, lambda x, y: px0 - .6 < x < px1 + .6 and y < py1 + .3)
    tiles(B['tile'], px0 - .62, py1 + .02, px1 + .62, py1 + .32, 0, .05, (1.0, .3), .01)
    for a, b in ((px0 - .62, px0), (px1, px1 + .62)): tiles(B['tile'], a, Y0 + .02, b, py1 + .02, 0, .05, (.62, 1.0), .01)
    pool_shell(B['pooltile'], px0, px1, py0, py1, -.06, 1.3, .18)
    B['water'].quad((px0, py0 - .16, -.055), (px1, py0 - .16, -.055), (px1, py1, -.055), (px0, py1, -.055))
    pl.panel('x', Y0 - .3, .3, X0, X1, -4.6, -.02, [(px0 - .2, px1 + .2, -.2, 1), (-17.6, -12.4, -3.0, -.6), (-10.4, -5.2, -3.0, -.6)])
    pl.panel('y', X1 - .3, .302, Y0 - .298, 9, -4.6, -.022)
    pl.panel('y', X0 - .002, .3, Y0 - .298, 9, -9, -.022)
    for a, b in ((-17.6, -12.4), (-10.4, -5.2)):        # guest rooms below the terrace
        window(g, gl, 'x', Y0 - .05, a, b, -3.0, -.6, 4, f=.05)
        room(B, a, b, Y0 + .1, -2.5, -3.0, -.55, 'litB')
        slats(B['timber'], 'x', Y0 - .26, a + (b - a) * .55, b - .02, -2.98, -.62, w=.05, d=.06, gap=.06)
    stonework(B['stone'], 'x', Y0 - .42, .12, X0 - .1, X1 + .1, -7.2, -3.2, .2, .3, .9, random.Random(5), relief=.03)
    stonework(B['stone'], 'y', X1 + .0, .12, Y0 - .4, 9, -6.5, -2.6, .2, .3, .9, random.Random(6), relief=.03)
    rail(B, [(X0 + .08, 8.5), (X0 + .08, Y0 + .1), (px0 - .35, Y0 + .1)], 0, 1.05)
    rail(B, [(px1 + .35, Y0 + .1), (X1 - .1, Y0 + .1), (X1 - .1, -1.2)], 0, 1.05)

    # ---- glass pavilion under a long roof
    hx0, hx1 = -13.0, 9.0
    B['floor'].box(hx0, 0.05, -.05, hx1, 8, .02)
    pl.box(-17.2, -3.4, 2.95, 10.4, 9.0, 3.36)
    slats(B['timberh'], 'z', 2.90, -16.9, 10.1, -3.1, 0.0, w=.14, d=.05, gap=.012)
    slats(B['timberh'], 'z', 2.90, -16.9, hx0, 0.0, 8.7, w=.14, d=.05, gap=.012)
    B['steel_dk'].panel('z', 3.36, .03, -17.25, 10.45, -3.45, 9.05, [(-16.9, 10.1, -3.1, 8.7)])
    for x in (-16.6, -10.8, -5.0, .8, 6.6):
        for dx in (-.14, .14): g.box(x + dx - .04, -3.06, 0, x + dx + .04, -2.94, 2.92)
    window(g, gl, 'x', 0.05, hx0, 3.6, 0, 2.95, 6, f=.055)
    window(g, gl, 'y', hx0, .05, 7.8, 0, 2.95, 3, f=.055)
    pl.panel('x', 7.7, .3, hx0, hx1, 0, 2.95); pl.panel('y', hx1 - .3, .3, 0, 8, 0, 2.95, [(2.0, 4.0, 0, 2.6)])
    window(g, gl, 'y', hx1 - .15, 2.0, 4.0, 0, 2.6, 1)
    B['litB'].box(3.62, .35, 0, 3.7, 7.7, 2.94); B['litB'].box(hx0 + .1, 7.6, 0, hx1 - .3, 7.69, 2.94)
    B['glow'].quad((hx0 + .3, .6, 2.93), (3.4, .6, 2.93), (3.4, 7.4, 2.93), (hx0 + .3, 7.4, 2.93))
    st = B['stone']                                        # stone wall slides out from under the roof
    stonework(st, 'x', -.08, .34, 3.6, hx1, 0, 2.93, .16, .3, .8, random.Random(8), relief=.02)
    stonework(st, 'y', 3.45, .34, -4.4 + 1.2, .0, 0, 2.9, .16, .3, .8, random.Random(9), relief=.02)
    B['timber.k'].box(-4, 7.0, 0, 2.4, 7.58, 2.4); g.box(-3.4, 4.6, 0, -.2, 5.5, .92)
    sofa(B, -8.6, 5.2, .02, 3.2); sofa(B, -10.9, 3.4, .02, 2.2, rot=math.pi / 2); table(B, -9.4, 2.8, -7.8, 3.7, .02, .32)
    table(B, -3.4, 1.6, -.6, 2.7, .02)
    for x in (-3.0, -2.0, -1.0):
        chair(B, x, 1.3, .02, math.pi); chair(B, x, 3.0, .02); pendant(B, x, 2.15, 2.95, 1.95, .13)
    curtain(B['curtain'], 'x', .45, hx0 + .2, hx0 + 1.5, .02, 2.92); curtain(B['curtain'], 'x', .45, 2.4, 3.5, .02, 2.92)

    # ---- upper box
    ux0, ux1, uy0, uy1, z0, z1 = -3.2, 12.6, .6, 8.4, 3.36, 6.75
    wl = [(-2.7, 5.0, 3.75, 6.25), (6.6, 11.9, 4.55, 6.25)]
    shell(pl, ux0, ux1, uy0, uy1, z0 - .4, z1, .4, wl, [(1.4, 2.1, 3.7, 6.2), (4.2, 7.4, 5.2, 6.2)])
    pl.box(10.3, uy0 + .3, 2.95, ux1 - .3, uy1 - .3, 3.7)
    slats(B['timberh'], 'z', 2.90, 10.42, ux1 - .2, uy0 + .2, uy1 - .2, w=.14, d=.05, gap=.012)
    B['white'].box(ux0 + .3, uy0 + .3, 6.45, ux1 - .3, uy1 - .3, 6.5)
    B['steel_dk'].panel('z', z1, .03, ux0 - .03, ux1 + .03, uy0 - .03, uy1 + .03, [(ux0 + .43, ux1 - .43, uy0 + .43, uy1 - .43)])
    window(g, gl, 'x', uy0 + 1.5, -2.7, 5.0, 3.75, 6.25, 4, f=.055)           # loggia, set back
    pl.box(-2.8, uy0 + .3, 3.6, 5.1, uy0 + 1.5, 3.75); pl.box(-2.8, uy0 + .3, 6.25, 5.1, uy0 + 1.6, 6.4)
    pl.box(5.0, uy0 + .3, 3.6, 5.2, uy0 + 1.6, 6.4)
    rail(B, [(-2.7, uy0 + .12), (5.0, uy0 + .12)], 3.75, .95)
    room(B, -2.75, 5.05, uy0 + 1.6, 6, 3.76, 6.3, 'litC'); room(B, 6.4, 12.1, uy0 + .45, 5, 3.7, 6.4, 'litB')
    slats(B['timber'], 'x', uy0 + .10, 1.9, 4.97, 3.77, 6.23, w=.05, d=.10, gap=.07)
    window(g, gl, 'x', uy0 + .22, *wl[1], 3, f=.055)
    for a in ((6.55, 4.5, 11.95, 4.55), (6.55, 6.25, 11.95, 6.3), (6.55, 4.5, 6.6, 6.3), (11.9, 4.5, 11.95, 6.3)):
        g.box(a[0], uy0 - .15, a[1], a[2], uy0 + .2, a[3])
    window(g, gl, 'y', ux1 - .2, 1.4, 2.1, 3.7, 6.2, 1); window(g, gl, 'y', ux1 - .2, 4.2, 7.4, 5.2, 6.2, 3)
    g.box(ux1 - 2.9, uy1 - 1.0, -.1, ux1 - 2.78, uy1 - .88, 2.95); g.box(ux1 - .5, uy0 + .4, -.1, ux1 - .38, uy0 + .52, 2.95)
    curtain(B['curtain'], 'x', uy0 + 1.75, -2.6, -1.2, 3.78, 6.2)

    # ---- terrace life
    for x in (1.2, 3.0, 5.6, 7.4): lounger(B, x, -1.85, 0, math.pi)
    table(B, -14.9, -2.4, -12.3, -1.3, 0)
    for x in (-14.5, -13.6, -12.7): chair(B, x, -2.75, 0, math.pi); chair(B, x, -.95, 0)
    sofa(B, -6.8, -4.2, 0, 2.6, rot=math.pi); sofa(B, -8.8, -2.8, 0, 1.8, rot=math.pi / 2); table(B, -7.4, -3.1, -6.0, -2.3, 0, .3)
    B['terracotta'].cyl((10.0, -1.0, 0), (10.0, -1.0, .62), .24, 20, .36); P.put('small', 10.0, -1.0, .6, 1.0)
    B['terracotta'].cyl((-1.2, -6.2, 0), (-1.2, -6.2, .6), .22, 20, .34); P.put('agave', -1.2, -6.2, .55, .8)
    people(('stand', (-11.4, -6.1, 0), .3, 0), ('stand', (-10.7, -6.2, 0), -.3, 1), ('walk', (-2.4, -3.2, 0), 1.9, 2))

    # ---- slope
    r = random.Random(6)
    skip = lambda x, y: (-21.5 < x < 15 and y > -8.2) or math.hypot(x - 25.5, y + 19) < 5.5
    scatter_land(P, land, (-48, 36, -46, -7.9), (('grass', 5), ('lav', 3), ('shrub', 3), ('shrub2', 3), ('agave', 1.2), ('small', 6)), 1100, 6, (.7, 1.7), .16, skip)
    scatter_land(P, land, (-45, 30, -40, -7.9), (('rock', 1), ('rock2', 1)), 120, 9, (.5, 2.2), .12, skip)
    r = random.Random(12)
    for _ in range(230):                     # the slope below the corner of the pool, next to the camera
        x, y = r.uniform(7, 25), r.uniform(-14, -2.5)
        if skip(x, y) or (x < 17 and y > -8.4) or noise.noise(V((x * .3, y * .3, 4))) < -.25: continue
        P.put(r.choices(('grass', 'lav', 'small', 'agave', 'rock'), (6, 4, 5, 1, 1))[0], x, y, land(x, y) - .05, r.uniform(.6, 1.25), r.uniform(0, 6.28))
    for x, y, s, n in ((17.5, 4.5, 1.0, 'olive'), (19.5, -6.5, .8, 'olive2'), (-29, 4, 1.0, 'umbrella'), (18, 14, 1.25, 'umbrella'), (11, 17, 1.15, 'umbrella'), (-26, -12, .95, 'aleppo3'), (24, 8, 1.0, 'cypress'), (25.5, 9, .85, 'cypress')):
        P.put(n, x, y, land(x, y) - .1, s)
    P.bed(B, 14.2, -5, 16.5, 6, -.1, 2.2, seed=4, soil=None)
    B.flush(M, 'mir')

    # ---- rock of Ifach far away + camera
    cam = dict(loc=(26.5, -19.8, 6.2), target=(-.6, -1.8, 1.3), lens=28)
    c, d = V((25.5, -19, 0)), V((-27.4, 17.2, 0)).normalized()
    s_ = V((d.y, -d.x, 0))
    for dist, off, col, prof in ((2600, -1250, '#B9C3C6', [(-420, 0), (-330, 26), (-210, 40), (-150, 120), (-90, 205), (-40, 232), (30, 240), (90, 218), (120, 150), (150, 60), (230, 22), (300, 0)]),
                                 (3600, -300, '#CCD3D3', [(-1100, 0), (-800, 60), (-500, 95), (-260, 150), (40, 130), (260, 210), (520, 170), (800, 240), (1200, 160), (1700, 60), (2100, 0)])):
        k = Kit()
        for (u, h), (w, q) in zip(prof, prof[1:]):
            a, b = c + d * dist + s_ * (u + off), c + d * dist + s_ * (w + off)
            k.quad((a.x, a.y, SEA - 2), (b.x, b.y, SEA - 2), (b.x, b.y, SEA + q), (a.x, a.y, SEA + h))
        o = k.done('ifach', emit('ifach%d' % dist, col, 1.5), recalc=False)
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    far_cam(camera(**cam))


go(build)
