"""Patio house from the air: solar panels, rainwater tank, dry garden.

Sustainability page; article on recycling.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start((4, 4, 0), (42, 90), elev=32, azim=-122, sun=5.4, sun_col='#FFD9AC', fill=.50)
M['lampw'] = M['white']
M['tank'] = matte('tank', '#B9C4CA', rough=.4, spec=.5, metallic=.5)
P = protos(M, 'olive', 'cypress', 'pine', 'shrub', 'small', 'lav', 'grass', 'agave', 'rock', 'palm')
M['pv'] = matte('pv', '#22344A', rough=.22, spec=.8)
B = Bag()
p, g, gl, t = B['plaster'], B['graphite'], B['glass'], B['timber']
F = .2


def block(x0, y0, x1, y1, h, south=(), east=(), west=(), par=.45, th=.32, z0=F):
    """plaster volume with flat gravel roof behind a parapet"""
    e = .001
    p.panel('x', y0, th, x0 + e, x1 - e, z0, h, south); p.panel('x', y1 - th, th, x0 + e, x1 - e, z0, h)
    p.panel('y', x0, th, y0 + e, y1 - e, z0, h, west); p.panel('y', x1 - th, th, y0 + e, y1 - e, z0, h, east)
    B['gravel'].box(x0 + th, y0 + th, h - par - .25, x1 - th, y1 - th, h - par)
    B['steel_dk'].panel('z', h, .025, x0 - .03, x1 + .03, y0 - .03, y1 + .03, [(x0 + th + .03, x1 - th - .03, y0 + th + .03, y1 - th - .03)])
    for a, b, c, d in south: window(g, gl, 'x', y0 + .16, a, b, c, d, max(1, round((b - a) / 1.5)), f=.055)
    for a, b, c, d in east: window(g, gl, 'y', x1 - .16, a, b, c, d, max(1, round((b - a) / 1.5)), f=.055)
    B['glow'].quad((x0 + .5, y0 + .5, h - par - .28), (x0 + .5, y1 - .5, h - par - .28), (x1 - .5, y1 - .5, h - par - .28), (x1 - .5, y0 + .5, h - par - .28))
    B['lit'].box(x0 + th, (y0 + y1) / 2 + 1, z0, x1 - th, (y0 + y1) / 2 + 1.1, h - par - .3)
    B['timberh'].box(x0 + th, y0 + .1, z0, x1 - th, y1 - th, z0 + .02)


B['concrete'].box(-8.4, -2.4, -.2, 12.6, 14.2, F - .02)
block(-7.0, 3.5, 3.0, 12.5, 4.0, [(-6.2, -1.2, F, 2.9), (-.2, 2.2, F, 2.9)])                         # living
block(3.0, 5.0, 12.0, 13.5, 3.5, [(8.2, 11.2, F, 2.6)], [(6.0, 7.4, F + .7, 2.5), (9.0, 12.4, F + .7, 2.5)])   # bedrooms
block(8.0, -2.0, 12.0, 5.01, 3.3, [(8.9, 11.1, .9, 2.5)], [(-1.0, .4, F, 2.5), (1.4, 4.0, .9, 2.5)], [(-1.2, 3.4, F, 2.7)])   # studio wing
window(g, gl, 'y', 8.16, -1.2, 3.4, F, 2.7, 3, f=.055)
slats(t, 'y', 11.97, .5, 1.35, F, 3.3, w=.06, d=.06, gap=.03); slats(t, 'x', 3.46, -1.2, -.2, F, 2.95, w=.06, d=.06, gap=.03)
slats(t, 'y', 11.97, 4.1, 5.9, F, 3.05, w=.06, d=.06, gap=.03)
# pergola over the patio terrace
for x in (-6.6, -1.9, 2.7):
    for y in (-.4,): g.box(x - .05, y - .05, F, x + .05, y + .05, 2.95)
g.panel('z', 2.92, .16, -6.8, 2.9, -.6, 3.5, [(-6.65, 2.75, -.45, 3.4)])
for i in range(42): t.box(-6.65 + i * .224, -.45, 2.96, -6.65 + i * .224 + .07, 3.4, 3.06)
# roofs: tilted PV rows, skylights, vents
def pv(x0, y0, n, rows, z, tilt=math.radians(14), pitch=2.15):
    for j in range(rows):
        for i in range(n):
            x, y = x0 + i * 1.16, y0 + j * pitch
            R = Matrix.Translation((x, y, z + .16)) @ Matrix.Rotation(tilt, 4, 'X')
            q = Bag(); q['pv'].box(0, 0, .03, 1.12, 1.74, .045); q['steel'].panel('z', .0, .045, 0, 1.12, 0, 1.74, [(.025, 1.095, .025, 1.715)])
            for a in range(1, 6): q['steel.l'].box(a * 1.12 / 6 - .004, .02, .045, a * 1.12 / 6 + .004, 1.72, .0465)
            for b in range(1, 10): q['steel.l'].box(.02, b * .174 - .003, .045, 1.1, b * .174 + .003, .0465)
            B.add(q, R)
        for i in range(0, n + 1, 2):
            x = x0 + i * 1.16 - .02
            B['steel'].box(x, y0 + j * pitch + 1.55, z, x + .04, y0 + j * pitch + 1.6, z + .58); B['concrete.b'].box(x - .1, y0 + j * pitch - .05, z, x + .14, y0 + j * pitch + 1.8, z + .1)
pv(-6.1, 4.2, 7, 3, 3.56); pv(4.0, 6.2, 4, 3, 3.06); 
for x, y in ((9.6, 7.4), (9.6, 10.2)):
    p.box(x, y, 3.0, x + 1.3, y + 1.3, 3.42); B['glass.s'].quad((x + .1, y + .1, 3.43), (x + 1.2, y + .1, 3.43), (x + 1.2, y + 1.2, 3.43), (x + .1, y + 1.2, 3.43)); g.panel('z', 3.42, .03, x - .02, x + 1.32, y - .02, y + 1.32, [(x + .1, x + 1.2, y + .1, y + 1.2)])
B['white'].box(2.0, 11.0, 3.5, 2.8, 11.9, 4.25); B['white'].cyl((9.2, 12.6, 3), (9.2, 12.6, 3.6), .12, 12)
# green roof on the studio wing
B['soil'].box(8.35, -1.65, 2.7, 11.65, 4.7, 2.98); bed(P, B, 8.4, -1.6, 11.6, 4.6, 2.97, 4.0, (('small', .35), ('grass', .35), ('lav', .3)), soil=None)
# rainwater tank: corrugated steel cylinder with downpipe
tx, ty, tr, thh = 13.9, 6.6, 1.15, 2.3
B['concrete'].cyl((tx, ty, -.1), (tx, ty, .14), tr + .2, 40)
k, n = B['tank'], 40
zs = [.14 + thh * i / 56 for i in range(57)]
k.tube([(tx, ty, z) for z in zs], [tr + .022 * math.sin(i * math.pi / 2) for i in range(57)], 48)
k.cyl((tx, ty, .14 + thh), (tx, ty, .14 + thh + .28), tr + .03, 48, .12); g.cyl((tx, ty, 2.68), (tx, ty, 2.78), .28, 24)
B['steel'].cyl((12.1, 6.9, 2.95), (12.35, 6.9, 2.95), .05, 10); B['steel'].cyl((12.35, 6.9, 2.95), (13.5, 6.8, 2.62), .05, 10)
B['accent.b'].cyl((tx + .2, ty - tr - .02, .45), (tx + .2, ty - tr - .14, .45), .035, 10)
# ground: terraces, stepping stones, gravel garden, beds --------------------------------------
tiles(B['tile'], -8.4, -1.6, 8.0, 3.5, F, .06, (1.0, 1.0), .012)
tiles(B['tile'], 12.0, -2.4, 12.6, 14.2, F, .06, (.6, 1.2), .012); tiles(B['tile'], -8.4, 3.5, -7.0, 14.2, F, .06, (.7, 1.2), .012)
B['gravel'].box(-13, -14, -.1, 20, 19, .05)
for i in range(9): B['tile.st'].obox((1.2 + i * .34, -2.5 - i * 1.12, .075), (1.5, .72, .08), (0, 0, .10 * math.sin(i * 1.7)))
r = random.Random(12)
BD = [(-12.4, -12.6, -1.4, -8.2), (-12.4, -5.8, -9.6, 12.5), (5.6, -9.8, 13.6, -5.4), (15.4, -9.0, 19.0, 2.0), (-6.6, -6.4, -.6, -3.6), (15.8, 8.8, 19.0, 16.5)]
for b in BD:
    B['concrete.k'].panel('z', 0, .16, b[0] - .1, b[2] + .1, b[1] - .1, b[3] + .1, [b[0:3:2] + b[1:4:2]])
    bed(P, B, *b, z=.12, dens=1.7, mix=(('grass', .34), ('lav', .34), ('small', .22), ('agave', .10)))
for i in range(5):                                       # raised vegetable beds in corten / timber
    x = 14.9
    if i < 3:
        y = -13.2 + i * 1.0
        B['timber.v'].panel('z', 0, .5, 8.0 + i * 3.1, 10.6 + i * 3.1, -13.2, -11.8, [(8.06 + i * 3.1, 10.54 + i * 3.1, -13.14, -11.86)])
        bed(P, B, 8.06 + i * 3.1, -13.14, 10.54 + i * 3.1, -11.86, .42, 5.0, (('small', .8), ('grass', .2)))
for x, y, s, n in ((-10.9, -10.6, 1.05, 'olive'), (-4.2, -10.4, .9, 'olive'), (-3.4, -5.0, .82, 'olive'), (9.4, -7.7, 1.0, 'olive'), (17.2, -3.4, 1.05, 'olive'), (17.4, 12.4, 1.0, 'olive'),
                   (-11, 8.5, .95, 'olive'), (-16, -3, 1.1, 'olive'), (24, -8, 1.0, 'olive'), (26, 6, 1.1, 'olive')): put(P, n, x, y, .1, s)
for i in range(9): put(P, 'cypress', -9.0 + i * 1.5, 17.2, 0, .62 + .07 * (i % 3))
for x, y, s in ((26, 20, 1.0),): put(P, 'pine', x, y, 0, s)
put(P, 'palm', 4.9, 1.9, .1, .62, 1.0, 1); put(P, 'palm', 6.4, -.2, .1, .8, 2.0, 2); B['soil.p'].box(3.9, -.9, .1, 7.4, 3.0, .22)
bed(P, B, 3.9, -.9, 7.4, 3.0, .22, 2.2, soil=None)
for x, y, s in ((-1.0, -12.9, 1.2), (5.3, -4.6, .8), (13.9, -9.9, 1.1), (15.0, 2.4, .9), (-6.9, -2.9, .7), (-9.2, -12.9, .9), (.6, -8.4, .6)): put(P, 'rock', x, y, .03, s)
for i in range(26): put(P, r.choice(('grass', 'agave', 'small')), r.uniform(-12, 19), r.uniform(-13.5, -3), .05, r.uniform(.5, .9)) if not False else None
k = Kit()
stonework(k, 'x', 18.6, .4, -14, 21, 0, 1.2, .17, .3, .8, random.Random(2), relief=.03); stonework(k, 'y', -13.6, .4, -14, 18.6, 0, .9, .17, .3, .8, random.Random(4), relief=.03)
stonework(k, 'x', -14.6, .4, -13.6, 3.2, 0, .6, .17, .3, .8, random.Random(5), relief=.03); stonework(k, 'x', -14.6, .4, 6.2, 21, 0, .6, .17, .3, .8, random.Random(6), relief=.03)
stonework(k, 'y', 20.6, .4, -14.6, 18.6, 0, .9, .17, .3, .8, random.Random(7), relief=.03)
# the land behind: a lane, and an olive grove between dry stone walls
M['field'] = matte('field', '#C0AC8C', rough=1, spec=0, noise_scale=.5, noise_amt=.1, bump=.4)
B['gravel.lane'].box(-95, 19.6, -.1, 70, 22.2, .02); B['field'].box(-95, 22.6, -.1, 70, 100, .04)
for y in (22.2, 36.3, 49.9): stonework(k, 'x', y, .4, -80, 50, 0, .62, .17, .3, .8, random.Random(int(y)), relief=.03)
for y in (26.5, 32.3, 40.4, 46.2, 54.2, 60.4):
    for i in range(19):
        x = -74 + i * 6.2 + r.uniform(-.6, .6)
        if r.random() > .1: put(P, 'olive', x, y + r.uniform(-.6, .6), .03, r.uniform(.74, 1.06), r.uniform(0, 6.28))
for x, y in ((-22.5, 13), (-29, 16), (-23.5, 5.2), (-31, 7.4), (-38, 14.5), (-38.5, 5)): put(P, 'olive', x, y, 0, r.uniform(.8, 1.1))
for i in range(150): put(P, r.choice(('grass', 'grass', 'small', 'shrub', 'lav')), r.uniform(-60, 34), r.choice((r.uniform(22.8, 23.6), r.uniform(35.2, 36.1), r.uniform(36.9, 37.8), r.uniform(48.8, 49.7))), .03, r.uniform(.7, 1.3))
for i in range(46): put(P, r.choice(('grass', 'small', 'shrub', 'rock')), r.uniform(-44, -16.5), r.uniform(-20, 18), 0, r.uniform(.6, 1.2))
k.done('drystone', M['drystone'], bevel=.02, segs=1)
# life: table under the pergola, loungers, car
dining_set(B, -4.4, 1.4, F, 6, 0, True, .9); f = B['fabric']
f.box(-.6, 1.9, F, 2.2, 2.7, F + .4); f.box(-.6, 2.5, F + .3, 2.2, 2.8, F + .75); B['fabric2'].box(.2, .6, F, 1.4, 1.2, F + .34)
B['concrete.d'].box(21.2, -14, -.1, 27, -4, .04); car(B, 23.6, -9.5, math.pi / 2 + .1, 'white')
people(('walk', (2.7, -6.6, .08), .4, 0), ('stand', (7.2, -10.9, .06), -.3, 1), ('stand', (-2.6, .2, F), 2.0, 2))
B.flush(M)
LOC, T = (27.5, -29, 20), (2.9, 1.6, .6)
aim(LOC, T, 47)
fast_gi(2.5)
finish(exposure=.3)
