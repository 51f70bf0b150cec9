"""Apartment building over shops: balconies, sliding screens, roof terrace.

Portfolio, buildings.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *

BX, BY, G, FH, N = 26.4, 14.0, 4.3, 3.1, 5          # footprint, shop height, floor height, upper floors
TOP = G + FH * N
BAY = BX / 6


def facade(B, r):
    g, gl, pl = B['graphite'], B['glass'], B['plaster']
    for k in range(N):
        z = G + FH * k
        pl.box(-.25, -1.75, z - .02, BX + 1.75, BY - .02 * k, z + .30)              # slab: wraps front and right side
        slats(B['timberh'], 'z', z - .06, -.1, BX + 1.6, -1.6, -.05, w=.14, d=.04, gap=.012)
        B['tile'].box(-.1, -1.6, z + .30, BX + 1.6, 0, z + .315)
        B['tile'].box(BX, 0, z + .30, BX + 1.6, 8.8, z + .315)
        zc = z + FH - .02
        for b in range(6):
            x0, x1 = b * BAY, (b + 1) * BAY
            w0, w1 = x0 + .35, x1 - .35
            pl.panel('x', 0, .3, x0, x1 - .001, z + .3, zc, [(w0, w1, z + .3, z + 2.72)])
            window(g, gl, 'x', .12, w0, w1, z + .32, z + 2.72, 3, f=.05)
            lit_ = r.choices(['litC', 'litB', 'litD', 'litA'], [5, 3, 4, 1])[0]
            room(B, x0 + .05, x1 - .05, .32, 4.5, z + .31, zc, lit_)
            for _ in range(r.choice([1, 1, 2])):
                c0 = r.choice([w0 + .05, w1 - 1.3, w0 + 1.0]); curtain(B['curtain'], 'x', .42, c0, c0 + r.uniform(.6, 1.25), z + .33, z + 2.7)
            if r.random() < .4: pendant(B, (x0 + x1) / 2, 2.0, zc, z + 2.05, .2)
            # sliding screens in front of the balcony
            for u in r.choice([[.0], [.36], [0., .30], [.64], [.34, .64], [], [0.02, .68]]):
                s0 = x0 + .12 + (BAY - .24) * u
                s1 = s0 + (BAY - .24) * .31
                slats(B['timber'], 'x', -1.66, s0, s1, z + .36, zc - .02, w=.05, d=.07, gap=.06)
                g.panel('x', -1.58, .03, s0, s1, z + .33, zc, [(s0 + .05, s1 - .05, z + .38, zc - .05)])
            if b in (2, 4): pl.box(x0 - .1, -1.62, z + .29, x0 + .1, .02, zc + .05)
            if r.random() < .55:
                px = r.uniform(x0 + .5, x1 - .5)
                B['terracotta'].cyl((px, -1.2, z + .31), (px, -1.2, z + .72), .16, 14, .22); POTS.append((px, -1.2, z + .68))
        rail(B, [(-.15, -1.70), (BX + 1.70, -1.70), (BX + 1.70, 8.9)], z + .30, 1.0)
        # right side: three windows + slats
        op = [(1.0, 4.0, z + .3, z + 2.72), (5.2, 8.0, z + .3, z + 2.72), (10.2, 11.4, z + 1.0, z + 2.72)]
        pl.panel('y', BX - .3, .3, .002, BY - .03 * k, z + .3, zc, op)
        for j, o in enumerate(op):
            window(g, gl, 'y', BX - .14, *o, (3, 3, 1)[j], f=.05)
        room(B, 22.5, BX - .33, 4.6, 8.9, z + .31, zc, r.choice(['litB', 'litC']), open_='E'); room(B, 24, BX - .33, 9.2, 13.0, z + .31, zc, 'litC', open_='E')
        pl.box(BX - .1, 8.85, z + .29, BX + 1.62, 9.05, zc + .05)
        s0 = r.choice([.5, 2.4, 5.2])
        slats(B['timber'], 'y', BX + 1.60, s0, s0 + 2.4, z + .36, zc - .02, w=.05, d=.07, gap=.06)
    z = TOP                                               # roof
    pl.box(-.25, -1.75, z - .02, BX + 1.75, BY, z + .30)
    slats(B['timberh'], 'z', z - .06, -.1, BX + 1.6, -1.6, -.05, w=.14, d=.04, gap=.012)
    pl.panel('z', z + .28, .55, -.25, BX + 1.75, -1.75, BY, [(0, BX + 1.5, -1.5, BY - .3)])
    rail(B, [(-.1, -1.6), (BX + 1.6, -1.6), (BX + 1.6, BY)], z + .83, .5)
    B['tile'].box(0, -1.5, z + .3, BX + 1.5, BY - .3, z + .34)


def frame(B):
    """five floors of light steel over the shops: walls between the homes, joists, balconies on their brackets"""
    k, b = B['steel'], B['steel.b']
    for f in range(N):
        z = G + FH * f
        z0, z1 = z + .32, z + FH - .06
        truss_deck(k, 0, BX, 0, BY, z + .30, .34)
        for i in range(int((BX + 1.5) / .6) + 1): k.cstud((.05 + i * .6, -1.7, z + .2), (.05 + i * .6, 0, z + .2), (1, 0, 0), .18, .05)
        k.track((-.2, -1.7, z + .2), (BX + 1.7, -1.7, z + .2), (0, 1, 0), .18, .05)
        for j in range(15): k.cstud((BX, .05 + j * .6, z + .2), (BX + 1.7, .05 + j * .6, z + .2), (0, 1, 0), .18, .05)
        k.track((BX + 1.7, -1.7, z + .2), (BX + 1.7, 8.9, z + .2), (-1, 0, 0), .18, .05)
        if f < 4: B['osb'].box(.1, .1, z + .30, BX - .1, BY - .1, z + .32)
        frame_wall(k, (0, .15), (BX, .15), z0, z1, [(i * BAY + .35, (i + 1) * BAY - .35, z0, z + 2.72) for i in range(6)], brace=False)
        frame_wall(k, (BX - .15, .3), (BX - .15, BY - .3), z0, z1, [(.7, 3.7, z0, z + 2.72), (4.9, 7.7, z0, z + 2.72), (9.9, 11.1, z + 1.0, z + 2.72)], strap=b)
        frame_wall(k, (.15, .3), (.15, BY - .3), z0, z1, strap=b); frame_wall(k, (0, BY - .15), (BX, BY - .15), z0, z1, brace=False)
        for i in range(1, 6): frame_wall(k, (i * BAY, .3), (i * BAY, BY - .3), z0, z1, [(5.5, 6.5, z0, z + 2.4)], brace=False)
    truss_deck(k, 0, BX, 0, BY, TOP + .30, .34)
    h, x, t = B['accent'], 18.6, TOP + 1.7
    truss(h, (x, 0, t), (x, BY, t), .4)
    for y in (BY / 2 - 3, BY / 2 + 3): B['graphite'].cyl((x, y, t), (x, BY / 2, t + 3), .025, 6)
    B['graphite'].cyl((x, BY / 2, t + 3), (x, BY / 2, t + 40), .035, 6)
    people(('work', (17.2, .8, G + 4 * FH + .32), -1.2, 0), ('work', (7.0, -.5, G + 2 * FH + .32), 3.1, 1), ('stand', (23.4, -.6, G + FH + .32), .3, 2), site=True)


POTS = []


def roof(B, P):
    g, z = B['graphite'], TOP + .34
    shell(B['plaster'], 4.0, 13.0, 4.5, 12.0, z, z + 3.0, .3, [(4.6, 12.4, z, z + 2.5)])
    window(g, B['glass'], 'x', 4.62, 4.6, 12.4, z, z + 2.5, 4, f=.05)
    room(B, 4.35, 12.65, 4.85, 11, z + .01, z + 2.8, 'litB')
    B['plaster'].box(3.9, 4.4, z + 2.75, 13.1, 12.1, z + 3.05)
    for x in (14.2, 18.0, 21.8, 25.6):                    # galvanised steel pergola
        for y in (1.0, 6.5): B['steel'].box(x - .06, y - .06, z, x + .06, y + .06, z + 2.6)
    for y in (1.0, 6.5): B['steel'].box(14.0, y - .06, z + 2.55, 25.8, y + .06, z + 2.75)
    for i in range(48):
        x = 14.1 + i * .247
        B['timber'].box(x, .7, z + 2.75, x + .05, 6.8, z + 2.88)
    for x0 in (2.0, 8.0, 15.0, 21.0):
        B['plaster'].box(x0, -1.2, z, x0 + 4.2, -.5, z + .5)
        for i in range(11): P.put(('grass', 'lav', 'small', 'agave', 'shrub2')[(i * 7) % 5], x0 + .3 + i * .36, -.85, z + .45, .8 if i % 5 != 4 else .55)
    P.put('olive', 27.0, 4.5, z + .3, .62); P.put('olive2', 2.0, 2.0, z + .3, .6)
    sofa(B, 16.5, 4.6, z, 2.4); sofa(B, 20, 4.6, z, 2.4)


def street(B, P, M):
    g, gl = B['graphite'], B['glass']
    r = random.Random(12)
    # shops, set back behind stone piers
    for i in range(7):
        x = min(max(i * BAY, .35), BX - .35)
        stonework(B['stone'], 'y', x - .3, .6, -.3, .9, .12, G - .05, .28, .5, 1.3, random.Random(i), relief=.012)
    cols = ['litA', 'litB', 'litA', 'litA', 'litB', 'litA']
    for i in range(6):
        x0, x1 = i * BAY + .32, (i + 1) * BAY - .32
        window(g, gl, 'x', .75, x0, x1, .15, 3.55, 3, f=.06, transom=2.75)
        g.box(x0, .62, 3.55, x1, .85, G)
        room(B, x0 - .2, x1 + .2, .95, 7, .16, 3.6, cols[i]) if i < 5 else room(B, x0 - .2, BX - .4, .95, 7, .16, 3.6, cols[i], open_='SE')
        B['timber.f'].box(x0, 6.0, .16, x1, 6.8, 2.6)
        B['timber.f'].box(x0 + .6, 2.6, .16, x1 - .9, 3.3, 1.1)
        for u in (.25, .5, .75): pendant(B, x0 + (x1 - x0) * u, 2.2, 3.6, 2.7, .14)
        if i in (0, 1, 3, 4):
            kit = B['accent.aw'] if i == 3 else B['white.aw']           # awnings: one in the house orange
            kit._add([(x0 + .02, .58, 3.45), (x1 - .02, .58, 3.45), (x1 - .02, -1.35, 2.85), (x0 + .02, -1.35, 2.85), (x1 - .02, -1.35, 2.62), (x0 + .02, -1.35, 2.62)],
                     [(0, 1, 2, 3), (3, 2, 4, 5)])
    B['concrete'].box(-.2, -.6, -.2, BX + .2, BY, .13)
    for u0, u1, v0 in ((.9, 3.0, .12), (3.0, 6.5, 3.55), (6.5, BY, .12)):
        stonework(B['stone'], 'y', BX - .34, .34, u0, u1, v0, G - .05, .28, .5, 1.3, random.Random(int(u0 * 7)), relief=.012)
    window(g, gl, 'y', BX - .2, 3.0, 6.5, .15, 3.5, 3, f=.06)
    # pavement, kerb, road
    tiles(B['tile'], -45, -7.4, 75, -.62, .10, .2, (1.5, .75), .014); tiles(B['tile'], BX + .4, -.6, BX + 6.4, 40, .10, .2, (.75, 1.5), .014)
    tiles(B['tile'], -45, -.6, -.2, 4, .10, .2, (1.5, .75), .014)
    B['concrete.kerb'].box(-45, -7.65, -.1, 75, -7.42, .11)
    B['asphalt'].box(-60, -40, -.3, 90, -7.5, -.04); B['asphalt'].box(BX + 6.5, -7.6, -.3, BX + 14, 80, -.04)
    for i in range(8): B['white.z'].box(13.5 + i * 1.05, -13.2, -.04, 14.05 + i * 1.05, -8.4, -.03)
    for x, k in ((-9, 'palm2'), (1.5, 'palm'), (11.2, 'palm2'), (20.6, 'palm'), (31.0, 'palm2'), (40.5, 'palm'), (-18, 'palm')):
        B['soil'].box(x - .7, -6.4, .0, x + .7, -5.0, .12); P.put(k, x, -5.7, .1, 1.0)
        for j in range(7): P.put(('grass', 'lav', 'small')[j % 3], x + r.uniform(-.55, .55), -5.7 + r.uniform(-.5, .5), .1, .6)
    for x in (6.0, 16.0, 25.6):
        B['timber.be'].box(x - 1, -5.4, .5, x + 1, -4.9, .56); B['concrete'].box(x - .8, -5.35, .1, x - .6, -4.95, .5); B['concrete'].box(x + .6, -5.35, .1, x + .8, -4.95, .5)
    for x in (2.0, 4.2): table(B, x - .4, -2.6, x + .4, -1.8, .1); chair(B, x - .1, -3.0, .1, math.pi); chair(B, x + .1, -1.4, .1)
    P.bed(B, 29, -20.5, 60, -17.6, .16, 2.6, seed=8); B['concrete.kerb'].panel('z', -.1, .3, 28.8, 60.2, -20.7, -17.4, [(29, 60, -20.5, -17.6)])
    people(('walk', (8.2, -3.2, .1), 1.5, 0), ('walk', (9.1, -3.5, .1), 1.5, 1), ('stand', (14.6, -2.0, .1), .2, 2), ('walk', (18.9, -10.4, -.04), 3.0, 3),
               ('walk', (23.2, -3.8, .1), -1.5, 4), ('stand', (29.8, -1.4, .1), -2.4, 5), ('stand', (3.3, -3.3, .1), 2.6, 6), ('walk', (-4, -4, .1), 1.5, 7))
    if not skeleton(): people(('stand', (16.2, -1.4, G + .31), .2, 8), ('stand', (5.5, -1.35, G + 2 * FH + .31), -.3, 9), ('stand', (19.5, -1.3, G + 4 * FH + .31), .4, 10))


def build(quick):
    reset()
    M = mats(1.35)
    M['ctxwin'] = matte('ctxwin', '#B9BDBD', rough=.4, spec=.4)
    M['white'] = matte('white2', '#F1ECE2', rough=.9)
    P, B = Flora(M, quick), Bag()
    L = dict(LIGHT['afternoon']); L.update(azim=-147, elev=30)
    sun_and_sky(**L)
    M['sand'] = groundmat('sand3', '#D6CDBE', '#CCC2B2', 90, 210, (15, 0, 0))
    ground(M['sand'], z=-.06)
    if skeleton(): frame(B)
    else: facade(B, random.Random(21)); roof(B, P)
    street(B, P, M)
    for x, y, z in POTS: P.put('small', x, y, z, .8)
    block(B, -25, 0, -4.2, 14, 13.6); block(B, -46, 1, -26, 16, 10.2); block(B, 41, -1, 60, 15, 13.2); block(B, 40.5, 21, 58, 40, 9.9); block(B, 6, 30, 26, 44, 16.5); block(B, -22, 28, -2, 44, 13.2)
    block(B, 62, 4, 84, 20, 9.9)
    B.flush(M, 'alt')
    cam = dict(loc=(40.5, -31.5, 2.5), target=(13.4, 0, 11.3), lens=27)
    camera(**cam)


go(build)
