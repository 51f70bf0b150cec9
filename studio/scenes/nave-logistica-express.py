"""Logistics warehouse: dock doors, a lorry, an orange stripe, glazed office corner.

Portfolio, warehouses.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start((5, -5, 0), (95, 190), elev=29, azim=-140, sun=5.0, sun_col='#FFE6C6', fill=.55)
M['lampw'] = M['white']
P = protos(M, 'olive', 'grass', 'lav', 'small', 'agave', 'shrub', 'cypress', 'pine')
M['stripe'] = matte('stripe', '#C23A12', rough=.6, spec=.2)
M['glass'] = glassmat('glass', '#DCE4E5', boost=1.7)
M['lit'] = lit('lit', '#EFE8DC', '#FFE6C8', .6)
B = Bag()
X0, X1, D, H, PL = -46, 20, 40, 10.6, 1.25            # hall, depth, height, dock level
c, g, gl = B['clad'], B['graphite'], B['glass']
# docks -----------------------------------------------------------------------
N, DW, DH, PITCH, XD = 9, 3.0, 3.2, 5.6, -41.0
docks = [(XD + i * PITCH, XD + i * PITCH + DW) for i in range(N)]
holes = [(a, b, PL, PL + DH) for a, b in docks] + [(12.0, 13.1, .1, 2.3)]
# vertical trapezoidal cladding: thin ribs on a flat sheet, plinth in precast concrete
c.panel('x', 0, .2, X0, X1, PL + .1, H, holes)
B['concrete'].panel('x', -.06, .3, X0 - .02, X1 + .02, 0, PL + .12, [(12.0, 13.1, .1, 2.3)])
ST0, ST1 = 6.35, 7.05                                  # orange stripe
for i in range(int((X1 - X0) / .5)):
    x = X0 + .25 + i * .5
    lo = PL + .12
    for a, b in docks:
        if a - .75 < x < b + .75: lo = PL + DH + 1.0
    if 11.9 < x < 13.2: lo = 2.4
    c.box(x - .09, -.035, lo, x + .09, .01, ST0); c.box(x - .09, -.035, ST1, x + .09, .01, H)
B['stripe'].box(X0 - .01, -.05, ST0, X1 - 9.9, .02, ST1)
for x in (X0, X0 + 22, X0 + 44):                       # downpipes
    g.cyl((x + .15, -.12, .2), (x + .15, -.12, H - .3), .07, 10)
c.box(X0, .2, PL, X0 + .2, D, H); c.box(X1 - .2, .2, 0, X1, D, H); c.box(X0, D - .2, 0, X1, D, H)
for i in range(int(D / .5)): c.box(X1 - .01, .3 + i * .5, PL, X1 + .035, .48 + i * .5, H)
B['white'].box(X0 + .2, .2, H - .6, X1 - .2, D - .2, H - .5)
B['steel_dk'].panel('z', H, .08, X0 - .06, X1 + .06, -.08, D + .06, [(X0 + .3, X1 - .3, .3, D - .3)])
for i in range(N):
    a, b = docks[i]
    if i != 5:                                         # sectional door
        for j in range(6): B['white.door'].box(a, .12, PL + j * DH / 6 + .01, b, .18, PL + (j + 1) * DH / 6 - .01)
        for j in (0, 1): B['glass.d'].quad((a + .5 + j * 1.2, .115, PL + 1.75), (a + 1.3 + j * 1.2, .115, PL + 1.75), (a + 1.3 + j * 1.2, .115, PL + 2.05), (a + .5 + j * 1.2, .115, PL + 2.05))
    g.panel('x', -.62, .64, a - .55, b + .55, PL - .1, PL + DH + .75, [(a + .12, b - .12, PL - .2, PL + DH - .25)])   # shelter
    B['white.n'].box(a - .56, -.64, PL + DH + .70, b + .56, .02, PL + DH + .78)
    for x in (a - .3, b + .05): B['rubber'].box(x, -.32, .72, x + .25, -.05, PL + .05)
    B['steel_dk'].box(a + .3, -.5, PL - .14, b - .3, .1, PL - .02)
    B['graphite.sign'].box((a + b) / 2 - .8, -.08, 7.4, (a + b) / 2 + .8, -.036, 8.54)
    text('%02d' % (i + 1), ((a + b) / 2, -.086, 7.62), .95, M['line'], depth=.004, align='CENTER')
    for x in (a - .75, b + .67): B['steel_dk'].cyl((x, -2.6, 0), (x, -2.6, .9), .09, 12)
    g.box(a - .42, -.70, PL + DH + .4, a - .22, -.62, PL + DH + .6)
# personnel door + stair
B['graphite.d'].box(12.0, .05, .1, 13.1, .12, 2.3)
# office corner ------------------------------------------------------------------
OX0, OX1, OY0, OY1, OH = 10.2, 24.0, -6.5, 12.0, 8.4
w = B['plaster']
w.panel('z', OH - .8, .8, OX0, OX1, OY0, OY1)
w.panel('z', 3.85, .55, OX0, OX1, OY0, OY1, [(OX0 + .3, OX1 - .3, OY0 + .3, OY1 - .3)])
w.box(OX0 + .012, OY0 + .012, 0, OX0 + .4, .3, OH - .012); w.box(OX0 + .012, OY1 - .4, 0, OX1 - .012, OY1 - .012, OH - .012)
B['steel_dk'].box(OX0 - .03, OY0 - .03, OH, OX1 + .03, OY1 + .03, OH + .04)
for z0, z1 in ((.15, 3.86), (4.4, OH - .8)):
    curtain_wall(g, gl, 'x', OY0 + .28, OX0 + .4, OX1 - .28, z0, z1, 8, 1, .055, .05)
    k = Kit(); curtain_wall(k, gl, 'y', OX1 - .28, OY0 + .28, OY1 - .4, z0, z1, 10, 1, .055, .05); g.merge(k)
for i in range(24):                                    # timber fins, upper floor
    y = OY0 + .5 + i * .76
    if y < OY1 - .5: B['timber'].box(OX1 - .25, y, 4.4, OX1 + .02, y + .06, OH - .8)
for i in range(9):
    x = OX0 + .9 + i * 1.5
    B['timber'].box(x, OY0 - .02, 4.4, x + .06, OY0 + .25, OH - .8)
B['lit'].box(OX0 + .5, 3.0, .15, OX1 - 6, 3.15, OH - .9); B['inner'].box(OX0 + .4, OY0 + .4, 0, OX1 - .4, OY1 - .4, .15)
B['inner'].box(OX0 + .4, OY0 + .4, 3.95, OX1 - .4, OY1 - .4, 4.35)
for z in (3.83, OH - .83): B['glow'].quad((OX0 + .6, OY0 + .6, z), (OX0 + .6, OY1 - .6, z), (OX1 - .6, OY1 - .6, z), (OX1 - .6, OY0 + .6, z))
for x in (12.5, 15.5, 18.5):
    for y in (-4.6, -1.5):
        for z in (.15, 4.36):
            B['timber'].box(x, y, z + .7, x + 1.6, y + .75, z + .75); g.box(x + .1, y + .1, z, x + .15, y + .65, z + .7); g.box(x + 1.45, y + .1, z, x + 1.5, y + .65, z + .7)
            g.box(x + .6, y + .5, z + .8, x + 1.15, y + .53, z + 1.15); B['fabric2'].box(x + .5, y - .6, z + .4, x + 1.0, y - .1, z + .95)
w.box(OX1 - .4, -2.2, 3.0, OX1 + 2.2, 2.2, 3.2)        # entrance canopy
for y in (-2.0, 2.0): B['steel'].cyl((OX1 + 2.0, y, 0), (OX1 + 2.0, y, 3.0), .05, 12)
# yard -----------------------------------------------------------------------------
B['asphalt'].box(-70, -44, -.3, 60, 0, .02); B['asphalt'].box(24, 0, -.3, 60, 46, .02)
for a, b in docks:
    for x in (a - 1.36, b + 1.24): B['line'].box(x, -17, .02, x + .12, -3.2, .026)
B['line'].box(-50, -30.2, .02, 8, -30.05, .026)
B['concrete.a'].box(X0, -3.2, -.2, 9.4, 0, .03)
for i in range(8): B['line'].box(27.2 + i * 2.6, -4.0, .02, 27.3 + i * 2.6, 1.2, .026)
for i, (x, m) in enumerate(((28.6, 'white'), (31.2, 'steel_dk'), (36.4, 'fabric'))): car(B, x, -1.4, math.pi / 2, m)
lorry(B, docks[5][0] + DW / 2, -.66, -math.pi / 2)
B['white.t2'].box(docks[1][0] + .22, -14.3, 1.16, docks[1][1] - .22, -.7, 4.0)    # parked swap trailer
P2 = Bag(); P2['graphite'].box(0, -1.25, 1.0, 13.6, 1.25, 1.16); wheels(P2, (2.4, 3.7, 5.0), 1.24, .5, .34)
for y in (-.9, .9): P2['graphite'].box(10.4, y - .08, 0, 10.6, y + .08, 1.0)
B.add(P2, at(docks[1][0] + DW / 2, -.68, 0, -math.pi / 2))
# forklift and pallets by the yard
F = Bag(); F['accent.b'].box(-.9, -.55, .35, .7, .55, 1.0); F['graphite'].box(-.9, -.55, .25, .8, .55, .4)
for y in (-.45, .45):
    F['graphite'].box(.8, y - .05, .1, .9, y + .05, 2.2); F['steel_dk'].box(.9, y * .6 - .06, .12, 2.0, y * .6 + .06, .17)
    F['graphite'].cyl((-.7, y, 1.0), (-.5, y, 2.1), .03, 6); F['graphite'].cyl((.55, y, 1.0), (.3, y, 2.1), .03, 6)
F['graphite'].box(-.55, -.5, 2.1, .35, .5, 2.15); wheels(F, (-.6, .55), .58, .3, .2)
F['fabric'].box(.95, -.55, .32, 2.0, .55, 1.5); pallet(F['timber'], .95, -.55, .17, 1.05, 1.1)
B.add(F, at(7.4, -8.6, .02, 2.6))
for i in range(3): pallet(B['timber'], -44.6, -6 - i * 1.6, .03, 1.2, 1.2); B['fabric'].box(-44.55, -5.95 - i * 1.6, .17, -43.45, -4.85 - i * 1.6, 1.1 + .25 * i)
# planting
for a in ((25.2, -11.5, 34, -6.2), (9.6, -12.5, 23.6, -8.4)):
    B['concrete.k'].panel('z', -.05, .2, a[0] - .15, a[2] + .15, a[1] - .15, a[3] + .15, [(a[0], a[2], a[1], a[3])])
    bed(P, B, *a, z=.1, dens=1.7)
for x, y, s in ((12, -10.6, .95), (17.2, -10.2, 1.1), (22, -10.8, .9), (28, -9, 1.0), (32.8, -8.6, 1.1)): put(P, 'olive', x, y, .1, s)
for x in (30, 32, 34, 37, 39.5, 42): put(P, 'cypress', x, 34 + x % 3, 0, 1.1)
for x, y, s in ((-60, 30, 1.4), (50, 24, 1.2), (-66, 8, 1.3)): put(P, 'pine', x, y, 0, s)
put(P, 'pine', -2, -38, 0, 1.0); put(P, 'pine', 4, -42, 0, .9, 2.0, 1)   # off-frame, only their shadows show
for i in range(14): B['line'].merge((lambda k: (k.box(-.1, 0, .02, .1, 3.2, .026), k)[1])(Kit()), at(-3 + i * 1.0, -27.0, 0, -.6))
B['line'].box(-4.5, -27.2, .02, 13.5, -27.05, .026); B['line'].box(-2.5, -24.3, .02, 15.5, -24.15, .026)
people(('walk', (5.4, -6.0, .02), 1.0, 0), ('stand', (docks[5][1] + 1.6, -5.2, .02), -1.0, 1), ('walk', (8.6, -14.6, .02), -1.0, 2), site=True)
people(('walk', (26.3, -4.6, .02), 2.0, 2), ('stand', (15.2, -3.0, 4.36), .4, 3))
B.flush(M)
LOC, T = (25.0, -31, 3.2), (-4.6, -3, 4.9)
hills(LOC, (T[0] - LOC[0], T[1] - LOC[1]), strength=2.1)
camera(LOC, T, lens=34)
fast_gi(2.5)
finish()
