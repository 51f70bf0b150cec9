"""Retail pavilion: long canopy on paired columns, shop fronts, palms, plaza.

Portfolio, commercial.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start((0, 0, 0), (75, 150), elev=27, azim=-138, sun_col='#FFDDB0')
M['lampw'] = M['white']
P = protos(M, 'palm', 'grass', 'lav', 'small', 'agave', 'shrub', 'pine', 'cypress')
B = Bag()
X0, X1, D, H, CZ = -26, 24, 13, 5.6, 4.35            # pavilion, depth, parapet, canopy soffit
FY = 0.0                                              # shopfront line; canopy reaches -Y
p, g, gl, t = B['plaster'], B['graphite'], B['glass'], B['timber']
# shell: parapet band over the shopfronts, side walls, roof, raised entrance volume
p.box(X0, FY, 3.9, X1, FY + .35, H); p.box(X0, FY, 0, X0 + .35, D, H); p.box(X1 - .35, FY, 0, X1, D, H); p.box(X0, D - .3, 0, X1, D, H)
B['white'].box(X0 + .3, .3, H - .5, X1 - .3, D - .2, H - .4)
B['steel_dk'].panel('z', H, .03, X0 - .03, X1 + .03, FY - .03, D + .03, [(X0 + .35, X1 - .35, FY + .35, D - .35)])
EX0, EX1 = 2.0, 10.0                                  # taller entrance box in timber
p.box(EX0, -.6, CZ + .4, EX1, 9, 8.2); B['steel_dk'].box(EX0 - .03, -.63, 8.2, EX1 + .03, 9.03, 8.23)
slats(t, 'x', -.72, EX0, EX1, CZ + .42, 8.2, w=.06, d=.12, gap=.07)
slats(t, 'y', EX1, -.6, 8.9, CZ + .42, 8.2, w=.06, d=.12, gap=.07)
slats(t, 'y', EX0 - .12, -.6, 8.9, CZ + .42, 8.2, w=.06, d=.12, gap=.07)
# canopy: thin edge, timber soffit, paired columns
CY0 = -6.2
p.panel('z', CZ + .10, .24, X0 - 3, X1 + 5, CY0, FY + .02, [(14.2, 22.4, -5.0, -1.2)])
slats(B['timberh'], 'z', CZ + .05, X0 - 2.8, 14.1, CY0 + .2, FY, w=.12, d=.06, gap=.02)
slats(B['timberh'], 'z', CZ + .05, 22.5, X1 + 4.8, CY0 + .2, FY, w=.12, d=.06, gap=.02)
for a, b in ((CY0 + .2, -5.05), (-1.15, FY)): slats(B['timberh'], 'z', CZ + .05, 14.1, 22.5, a, b, w=.12, d=.06, gap=.02)
slats(B['steel'], 'z', CZ + .12, 14.2, 22.4, -5.0, -1.2, w=.05, d=.18, gap=.20)   # open louvre over the patio palms
g.box(X0 - 3.01, CY0 - .01, CZ + .08, X1 + 5.01, CY0 + .03, CZ + .12)
for i in range(10):
    x = X0 - 1.2 + i * 6.0
    for dx in (-.22, .22): B['steel'].cyl((x + dx, CY0 + .9, .12), (x + dx, CY0 + .9, CZ + .1), .055, 12)
    B['steel'].box(x - .35, CY0 + .78, .12, x + .35, CY0 + 1.02, .15); B['steel'].box(x - .35, CY0 + .78, CZ, x + .35, CY0 + 1.02, CZ + .06)
# shopfronts
i, x = 0, X0 + .35
ws = [7.6, 7.6, 7.6, 3.9, 9.0, 6.6, 6.6]
for w in ws:
    x1 = min(x + w, X1 - .35)
    if x1 - x < 1: break
    p.box(x1 - .55, FY - .12, .12, x1, FY + .3, 3.9) if i % 2 else slats(t, 'x', FY - .08, x1 - .9, x1, .12, 3.9, w=.07, d=.3, gap=.04)
    a, b = x + .02, x1 - (.55 if i % 2 else .9)
    window(g, gl, 'x', FY + .12, a, b, .14, 3.88, max(3, round((b - a) / 1.6)), f=.06, transom=3.05)
    B['lit'].box(x1 - .2, .4, .12, x1 - .05, 8, 3.9)
    x, i = x1, i + 1
B['lit'].box(X0 + .4, 7.6, .12, X1 - .4, 7.8, 3.9)
B['glow'].quad((X0 + .4, .5, 3.86), (X0 + .4, 7.5, 3.86), (X1 - .4, 7.5, 3.86), (X1 - .4, .5, 3.86))
r = random.Random(3)                                  # displays
for k in range(40):
    x, y = r.uniform(X0 + 1, X1 - 2), r.choice((1.0, 1.4, 3.2, 4.6))
    B[r.choice(('timber', 'white', 'fabric', 'fabric2'))].box(x, y, .14, x + r.uniform(.5, 1.6), y + .6, .14 + r.choice((.8, 1.0, 1.7)))
for k in range(24):
    x = X0 + 1.2 + k * 2.02
    g.cyl((x, 2.4, 3.0), (x, 2.4, 3.9), .008, 4); B['lamp'].cyl((x, 2.4, 2.8), (x, 2.4, 3.0), .13, 12, .07)
# signs: plain blades and one accent
for k, x in enumerate((-19.0, -11.4, -3.6, 16.3)):
    g.box(x, -1.9, 3.1, x + .06, -.1, 3.7) if k != 2 else B['accent.b'].box(x, -1.9, 3.1, x + .06, -.1, 3.7)
# plaza
B['concrete'].box(X0 - 6, -24, -.3, X1 + 9, D + 3, .06)
tiles(B['tile'], X0 - 6, CY0 - .6, X1 + 9, FY + .3, .12, .08, (1.5, .75), .012)
tiles(B['tile'], X0 - 6, -24, X1 + 9, CY0 - .6, .115, .08, (1.5, 1.5), .014,
      lambda x, y: -15.6 < y < -9.6 and -24 < x < -7 or -13.9 < y < -9.1 and 0 < x < 21)
for a, b in ((-24, -7),):
    B['concrete.k'].panel('z', .0, .45, a - .15, b + .15, -15.6, -9.6, [(a + .15, b - .15, -15.3, -9.9)])
    bed(P, B, a + .15, -15.3, b - .15, -9.9, .38, 2.2)
for x, y, s, j in ((-22, -12.4, 1, 0), (-17.6, -13.0, 1.05, 1), (-13.2, -11.6, .95, 0), (-9, -13.2, .92, 2), (18.3, -3.1, .8, 0), (-31, -6, 1.0, 1),
                   (33.5, -1.5, 1.0, 1), (31.2, 5, .95, 0), (36, 8, 1.05, 1), (33, -27.2, 1.0, 0), (-14, 17, 1.1, 1), (-20, 18, 1.0, 0)):
    put(P, 'palm', x, y, .1, s, None, j)
B['concrete.k'].panel('z', -.2, .5, -8.15, 11.15, -20.65, -17.85, [(-8, 11, -20.5, -18)])
bed(P, B, -8, -20.5, 11, -18, .22, 2.4)
for x, y, a in ((-3.4, -10.4, 0), (-3.4, -13.4, 0), (10.6, -8.2, 0)): bench(B, x, y, .11, 2.6, a)
B['concrete.k'].panel('z', -.2, .38, -.2, 21.2, -14.0, -9.0, [(.1, 20.9, -13.7, -9.3)])
B['graphite.w'].box(.1, -13.7, -.2, 20.9, -9.3, .02); B['water'].quad((.1, -13.7, .13), (20.9, -13.7, .13), (20.9, -9.3, .13), (.1, -9.3, .13))
for x, y, s in ((-34, 22, 1.1), (-12, 24, 1), (30, 26, 1.15)): put(P, 'pine', x, y, 0, s)
for x, y in ((-3, 20), (-1.4, 20.6), (16, 21), (38, 18)): put(P, 'cypress', x, y)
people(('walk', (4.5, -3.6, .12), 2.4, 0), ('walk', (5.3, -3.9, .12), 2.3, 1), ('stand', (-9.3, -2.0, .12), 2.9, 2), ('walk', (14.6, -7.4, .12), -1.2, 3),
    ('stand', (13.5, -2.2, .12), 2.6, 4), ('walk', (-2.2, -8.2, .12), 1.3, 5), ('walk', (-17, -3.4, .12), 1.5, 0), ('stand', (-16, -8.0, .12), -.6, 7),
    ('walk', (20.8, -7.6, .12), 1.6, 6))
B.flush(M)
LOC, T = (30, -20.5, 1.9), (1.0, -3, 3.9)
hills(LOC, (T[0] - LOC[0], T[1] - LOC[1]))
camera(LOC, T, lens=34)
fast_gi(2.5)
finish()
