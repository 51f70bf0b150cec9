"""Restaurant at dusk: pavilion with timber slats, warm room, terrace with parasols.

Portfolio, commercial.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start((3, 0, 0), (42, 100), elev=7, azim=-116, sun=1.5, sun_col='#FFB080', fill=.42, angle=4,
          zenith='#5F83B5', horizon='#C7B4B8', bounce='#8F8A90', bg=1.0, bg_low='#E3B79A', bg_mid='#DDBBA6', bg_high='#5E7FA6')
M['lampw'], M['glassb'] = M['white'], matte('glassb', '#5B7A5E', rough=.3)
M['glow'] = emit('glow', '#FFC184', 8.0)
M['glow'].cycles.sample_as_light = True
M['lamp'] = emit('lamp', '#FFBE78', 22)
M['bulb'] = emit('bulb', '#FFC98A', 30)
M['lit'] = lit('lit', '#E3C9A4', '#FFBC7E', 1.1)
M['wood_in'] = lit('wood_in', '#A98260', '#FFB06A', .5)
M['glass'] = glassmat('glass', '#D2D6D2', boost=1.0)
M['water'] = glassmat('water', '#5E7D86', ior=1.33, boost=1.3, bump=.03, bscale=1.5)
P = protos(M, 'olive', 'cypress', 'pine', 'small', 'lav', 'grass', 'agave', 'shrub', 'rock', 'palm')
B = Bag()
p, g, gl, t = B['plaster'], B['graphite'], B['glass'], B['timber']
F, H = .36, 3.7
X0, X1, D = -10.0, 9.0, 9.0                             # dining room
# big flat roof sailing over the terrace
RX0, RX1, RY0, RY1 = -11.6, 13.4, -4.2, 10.4
p.panel('z', H, .34, RX0, RX1, RY0, RY1); B['steel_dk'].panel('z', H + .34, .03, RX0 - .03, RX1 + .03, RY0 - .03, RY1 + .03, [(RX0 + .3, RX1 - .3, RY0 + .3, RY1 - .3)])
slats(B['timberh'], 'z', H - .06, RX0 + .25, RX1 - .25, RY0 + .25, -.02, w=.11, d=.06, gap=.02)
slats(B['timberh'], 'z', H - .06, X1, RX1 - .25, 0, RY1 - .25, w=.11, d=.06, gap=.02)
for x in (-11.1, -4.2, 2.7, 12.9):
    B['steel'].box(x - .06, -3.75, F, x + .06, -3.63, H)
for y in (1.2, 6.0, 9.8): B['steel'].box(12.84, y - .06, F, 12.96, y + .06, H)
# dining room: glass front and right side, timber back volume
window(g, gl, 'x', .0, X0, X1, F + .02, H - .08, 10, f=.05)
window(g, gl, 'y', X1, 0, 6.2, F + .02, H - .08, 4, f=.05)
B['wood_in'].box(X0, D - .2, F, X1, D, H); slats(t, 'x', D - .28, X0, X1, F, H, w=.06, d=.08, gap=.05)
p.box(X0 - .35, 0, F, X0, D, H); p.box(X0, D, F, X1, D + .3, H)
B['timberh'].box(X0, 0, F - .03, X1, D, F + .01)
# slatted volume (kitchen / bar) piercing the roof
kx0, kx1, ky0, ky1, kh = 4.6, 9.6, 3.0, 10.0, 6.2
p.box(kx0 + .1, ky0 + .1, H + .2, kx1 - .1, ky1 - .1, kh - .05)
slats(t, 'x', ky0, kx0, kx1, H + .34, kh, w=.06, d=.1, gap=.06); slats(t, 'y', kx1 - .1, ky0, ky1, H + .34, kh, w=.06, d=.1, gap=.06)
slats(t, 'y', kx1 + .1, 6.25, 10.2, F, H - .07, w=.06, d=.1, gap=.06); p.box(kx1 - .3, 6.2, F, kx1 + .1, 10.2, H)
g.box(kx0 - .02, ky0 - .02, kh, kx1 + .02, ky1 + .02, kh + .05)
# left: slat screen in front of the glass, sliding panels
slats(t, 'x', -.28, X0, X0 + 3.7, F + .05, H - .1, w=.05, d=.1, gap=.065)
g.box(X0, -.30, F + .02, X0 + 3.7, -.16, F + .06)
# interior: glowing ceiling band, back bar, pendants, tables
B['lit'].box(X0 + .02, .2, F, X0 + .06, D - .3, H - .1)
for a, b in ((X0 + .4, kx0 - .3), (kx0 + .1, X1 - .3)): B['glow'].quad((a, .8, H - .1), (a, D - .5, H - .1), (b, D - .5, H - .1), (b, .8, H - .1))
B['wood_in.b'].box(-3.0, 6.6, F, 4.0, 7.3, F + 1.1); B['graphite'].box(-3.1, 6.5, F + 1.1, 4.1, 7.4, F + 1.16)
for j in range(4):
    B['timber'].box(-3.2, 8.3, F + .9 + j * .5, 4.2, 8.7, F + .94 + j * .5)
    r = random.Random(j)
    for i in range(34):
        x = -3.0 + i * .21 + r.uniform(0, .06); B[r.choice(('terracotta', 'glassb', 'white', 'fabric2'))].cyl((x, 8.5, F + .94 + j * .5), (x, 8.5, F + 1.12 + j * .5 + r.uniform(0, .14)), .04, 8)

for i in range(9):
    x = -2.6 + i * .8
    g.cyl((x, 6.9, F + 2.35), (x, 6.9, H - .1), .006, 4); B['lamp'].cyl((x, 6.9, F + 2.1), (x, 6.9, F + 2.35), .11, 14, .04)
for x in (-8.4, -6.2, -4.0, -1.8, .6, 2.8):
    for y in (1.7, 4.2):
        dining_set(B, x, y, F, 4, .0, True)
        g.cyl((x, y, F + 1.75), (x, y, H - .1), .006, 4); B['lamp.p'].cyl((x, y, F + 1.55), (x, y, F + 1.75), .16, 16, .05)
for x in (6.0, 7.6): dining_set(B, x, 1.6, F, 4)
# terrace deck, steps, pool edge, parasols
B['concrete'].box(-13.0, -12.2, -.2, 15.2, 11.6, F - .10)
tiles(B['deck'], -12.6, -11.8, 14.8, .0, F, .05, (3.2, .16), .008)
tiles(B['deck'], X1 + .1, 0, 14.8, 11.2, F, .05, (3.2, .16), .008)
steps(B['concrete.st'], 4.0, 11.0, -12.2, 0, F - .1, n=2, tread=.5)
for x, y in ((-9.6, -6.6), (-5.2, -6.6), (-.8, -6.6), (-7.4, -9.8), (-3.0, -9.8)):
    parasol(B, x, y, F, 1.45, 2.4); dining_set(B, x + .75, y + .05, F, 4, .0); 
for x, y in ((3.2, -2.4), (6.2, -2.4), (9.4, -2.4), (-2.0, -2.4), (-6.6, -2.4), (11.2, 3.2), (11.2, 6.4)): dining_set(B, x, y, F, 4, .0)
# lounge by a fire bowl
f = B['fabric2']
for a in ((5.4, -6.4, 8.6, -5.6), (9.0, -8.8, 9.8, -6.42)):
    t.box(a[0], a[1], F + .06, a[2], a[3], F + .2); f.box(a[0] + .03, a[1] + .03, F + .2, a[2] - .03, a[3] - .03, F + .42)
f.box(5.4, -5.8, F + .1, 9.8, -5.5, F + .7); f.box(9.62, -8.8, F + .1, 9.86, -5.79, F + .7); B['timber'].box(6.4, -7.7, F + .26, 7.4, -7.1, F + .31)
B['concrete.f'].cyl((7.0, -9.4, F), (7.0, -9.4, F + .36), .42, 28, .62); B['bulb'].cyl((7.0, -9.4, F + .34), (7.0, -9.4, F + .37), .44, 20); B['accent'].cyl((7.0, -9.4, F + .36), (7.0, -9.4, F + .4), .2, 12, .05)
# festoon lights between posts
pts = [(-11.6, -11.4), (-3.4, -11.6), (4.6, -11.5)]
for x, y in pts: g.cyl((x, y, F), (x, y, F + 3.3), .035, 8)
def festoon(a, b, sag=.45, n=13):
    a, b = V(a), V(b)
    L = [a.lerp(b, i / (n * 2)) - V((0, 0, sag * 4 * (i / (n * 2)) * (1 - i / (n * 2)))) for i in range(2 * n + 1)]
    B['graphite.c'].tube(L, [.008] * len(L), 4)
    for q in L[1::2]: B['bulb'].cyl(q - V((0, 0, .09)), q - V((0, 0, .02)), .035, 8)
for i in range(2): festoon((*pts[i], F + 3.25), (*pts[i + 1], F + 3.25))
for i in range(3): festoon((*pts[i], F + 3.25), ((-11.1, -4.2, 2.7)[i], -3.7, H - .05), .4, 9)
# planting
for b in ((-12.6, -13.9, 3.6, -12.5), (11.6, -13.9, 16.6, -12.4), (15.5, -11.8, 17.4, 11)):
    bed(P, B, *b, z=.06, dens=2.3)
put(P, 'olive', 12.9, -9.2, F, .95, 1.0, 0); B['concrete.pl'].cyl((12.9, -9.2, F - .1), (12.9, -9.2, F + .4), .9, 32, 1.0); B['soil.p'].cyl((12.9, -9.2, F + .38), (12.9, -9.2, F + .41), .92, 24)
put(P, 'olive', -14.8, -8, 0, 1.1); put(P, 'olive', 18.5, 2, 0, 1.1); put(P, 'pine', -13.5, 15, 0, 1.15); put(P, 'pine', 15.5, 17, 0, 1.05)
for i in range(6): put(P, 'cypress', -4 + i * 1.5, 13.4, 0, .78 + .08 * (i % 3))
for x, y in ((-11.9, -.8), (13.8, -.9), (10.1, -5.2)):
    B['terracotta'].cyl((x, y, F), (x, y, F + .62), .24, 20, .34); put(P, 'small', x, y, F + .6, 1.0)
people(('walk', (2.6, -5.2, F), 1.2, 0), ('stand', (3.6, -4.7, F), -2.2, 1), ('stand', (-1.0, 5.8, F), 0, 2), ('stand', (2.2, 5.9, F), .3, 3), ('walk', (-4.6, -4.6, F), -1.4, 4),
    ('walk', (4.5, -13.7, .0), 3.3, 5), ('walk', (5.25, -13.9, 0), 3.2, 6), ('stand', (5.2, 3.0, F), 1.0, 7))
O = B.flush(M)
for n in ('lamp', 'lamp.p', 'bulb'): O[n].visible_diffuse = O[n].visible_glossy = O[n].visible_transmission = False      # small lamps: seen, but no fireflies
LOC, T = (16.5, -26.5, 2.7), (-.6, -1.8, 2.9)
hills(LOC, (T[0] - LOC[0], T[1] - LOC[1]), ((260, 16, '#A5959C', 3), (330, 27, '#B6A2A2', 9)), strength=1.0)
camera(LOC, T, lens=40)
fast_gi(2.5, .7)
finish(exposure=.75, clamp=1.2, spp=26, nlm=5, specks=2)
