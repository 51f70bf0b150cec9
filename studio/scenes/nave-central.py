"""Inside a portal-frame warehouse: purlins, strips of sun, racks.

Portfolio, warehouses.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start(sand=False, elev=47, azim=-108, sun=4.2 if skeleton() else 6.5, sun_col='#FFE3BE', fill=.42, horizon='#EFE6DA', zenith='#C6D3DC', bounce='#D9CBB5', angle=.9)
if skeleton(): ground(M['sand'], z=-.04).visible_diffuse = False       # under the floor: in one plane they shade each other
M['floor'] = matte('floor', '#C2BCB2', rough=1, spec=0, noise_scale=.7, noise_amt=.05)
M['clad'] = matte('clad', '#EDEAE3', rough=1, spec=0)      # no gloss on floor and shell: gloss was the source of grain
M['lampw'] = M['white']
B = Bag()
W, E, R, BAY, N = 12.0, 7.4, 9.6, 6.0, 9               # half span, eaves, ridge, bay, bays (along Y)
Y1 = N * BAY
st, pu, cl = B['steel'], B['steel.pur'], B['clad']
roofz = lambda x: R - (R - E) * abs(x) / W
for i in range(N + 1):                                  # portals with haunches
    y = i * BAY
    for s in (-1, 1):
        st.ibeam((s * W, y, 0), (s * W, y, E + .1), (1, 0, 0), .46, .22, .018, .012)
        st.ibeam((s * W, y, E), (0, y, R), (0, 0, 1), .42, .20, .018, .012)
        d = V((-s * 2.2, 0, (R - E) * 2.2 / W))
        p = V((s * (W - .2), y, E))
        for o in (-.007, .007):
            st.quad(p + V((0, o, -.95)), p + d + V((0, o, -.2)), p + d, p + V((0, o, 0)))
        st.bar(p + V((0, 0, -.95)), p + d + V((0, 0, -.22)), .2, .018, d=(0, 0, 1))
        st.box(s * W - .35, y - .22, 0, s * W + .35, y + .22, .03)
        for u in (-.22, .22):
            for v in (-.12, .12): B['graphite'].cyl((s * W + u, y + v, .02), (s * W + u, y + v, .09), .025, 6)
    for s in (-1, 1): st.box(-.02, y - .1, R - .55, .02, y + .1, R + .2)
NP = 8
for s in (-1, 1):
    for j in range(NP + 1):
        x = s * (W - (W - .35) * j / NP)
        z = roofz(x) + .32
        pu.cstud((x, -1, z), (x, Y1, z), (-s, 0, 0), .2, .065, .02)
    for j in range(5):
        pu.cstud((s * (W + .32), -1, 1.2 + j * 1.45), (s * (W + .32), Y1, 1.2 + j * 1.45), (0, 0, 1), .2, .065)
for i in (0, 4, 8):                                     # wind bracing in end bays
    y = i * BAY
    for s in (-1, 1):
        for a, b in ((0, 1), (1, 0)):
            B['steel_dk'].cyl((s * W, y + a * BAY, .3), (s * W, y + b * BAY, E - .3), .016, 6)
            for x0, x1 in ((W, W / 2), (W / 2, 0)):
                B['steel_dk'].cyl((s * x0, y + a * BAY, roofz(x0) - .1), (s * x1, y + b * BAY, roofz(x1) - .1), .016, 6)
# envelope: roof sheets with skylight strips, walls with a clerestory band on the right
roof = Kit()
SK = [(i * BAY + 1.9, i * BAY + 4.1) for i in range(N)]
def slope(x0, x1, y0, y1, k=roof, dz=.46):
    k.quad((x0, y0, roofz(x0) + dz), (x1, y0, roofz(x1) + dz), (x1, y1, roofz(x1) + dz), (x0, y1, roofz(x0) + dz))
for s in (-1, 1):
    xs = (0, s * 2.0, s * 9.4, s * (W + .5))
    slope(xs[0], xs[1], -3, Y1); slope(xs[2], xs[3], -3, Y1)
    y = -3
    for a, b in SK + [(Y1, Y1)]:
        slope(xs[1], xs[2], y, a); y = b
    for i in range(int((Y1 + 3) / .33)):                # ribs
        yy = -3 + i * .33
        if not any(a - .02 < yy < b for a, b in SK): slope(xs[1], xs[2], yy, yy + .06, roof, .43)
        slope(xs[0], xs[1], yy, yy + .06, roof, .43); slope(xs[2], xs[3], yy, yy + .06, roof, .43)
wl = Kit()
for s in (-1, 1):
    x = s * (W + .46)
    wl.panel('y', x, s * .05, -3, Y1, 0, E + .6, [(-2, Y1 - .5, 5.35, 6.6)] if s < 0 else ())
    for i in range(int((Y1 + 3) / .5)): wl.box(x - s * .03, -3 + i * .5, 0, x + .0, -2.85 + i * .5, 5.3 if s < 0 else E + .6)
wl.panel('x', Y1 + .3, .05, -W - .5, W + .5, 0, R + .5, [(-3.2, 3.2, 0, 4.8), (-9.4, 9.4, 5.4, 6.7)])
for i in range(48): 
    x = -W + i * .5
    if abs(x) > 3.4: wl.box(x, Y1 + .26, 0, x + .12, Y1 + .3, 5.3)
for k, n in () if skeleton() else ((roof, 'roof'), (wl, 'walls')):            # sky fill passes through the shell; it still casts sun shadows
    o = k.done(n, M['clad'], recalc=False); o.visible_diffuse = False
if not skeleton(): B['graphite'].panel('x', Y1 + .2, .12, -3.4, 3.4, 0, 5.0, [(-3.2, 3.2, 0, 4.8)])
B['floor'].box(-W - 1, -12, -.2, W + 1, Y1 + 20, 0)
back = Kit()
if not skeleton(): back.quad((-30, Y1 + 14, -1), (30, Y1 + 14, -1), (30, Y1 + 14, 16), (-30, Y1 + 14, 16))
o = back.done('sky', emit('backsky', '#EEF1F0', 2.4))
if o: o.visible_diffuse = o.visible_shadow = False
for y in [i * BAY for i in range(N + 1)]: B['line'].box(-W + .6, y - .004, .0, W - .6, y + .004, .0015)
for x in (-3.0, 3.0): B['line'].box(x - .05, -10, .001, x + .05, Y1, .004)     # aisle lines
# racks on the right, a few pallets on the left ------------------------------------
r = random.Random(8)
def rack(x0, y0, n, levels=(0.12, 1.9, 3.7, 5.3), d=1.1, bay=2.75):
    for i in range(n + 1):
        y = y0 + i * bay
        for x in (x0, x0 + d): B['steel_dk'].box(x - .05, y - .04, 0, x + .05, y + .04, 6.1)
        for z in [.3 + .9 * q for q in range(6)]: B['steel_dk'].cyl((x0, y, z), (x0 + d, y, z + (.8 if int(z) % 2 else -.0)), .018, 5)
    for z in levels[1:]:
        for x in (x0, x0 + d): B['fabric2.beam'].box(x - .03, y0, z - .12, x + .03, y0 + n * bay, z)
    for i in range(n):
        for z in levels:
            for q in (0, 1):
                if r.random() < .16: continue
                y = y0 + i * bay + .16 + q * 1.28
                pallet(B['timber'], x0 - .05, y, z, 1.2, 1.1)
                h = r.choice((.7, .95, 1.2, 1.3))
                t = r.random()
                if t < .45: B['fabric'].box(x0 - .02, y + .03, z + .14, x0 + 1.12, y + 1.07, z + .14 + h)
                elif t < .7: B['white'].box(x0 - .02, y + .03, z + .14, x0 + 1.12, y + 1.07, z + .14 + h)
                else:
                    for a in range(2):
                        for b in range(int(h / .4)): B['timber.box'].box(x0 - .02, y + .03 + a * .53, z + .14 + b * .4, x0 + 1.12, y + .53 + a * .53, z + .14 + b * .4 + .38)
if not skeleton(): rack(5.4, 9.0, 12); rack(8.9, 9.0, 12)
for y, n in ((6, 3), (14, 4), (22, 3), (30, 4)):        # steel profiles on the left bay
    for q in (-.7, 1.4, 3.5): B['timber'].box(-10.05, y + q - .05, 0, -9.3, y + q + .05, .12)
    c_bundle(B['steel.b'], -9.4, y - 1.2, .13, 5.2, 9, n, math.pi / 2 - 0.0)
people(('walk', (-1.6, 8.2, 0), .4, 0), ('stand', (4.1, 27, 0), 1.4, 1), ('walk', (-6.5, 36, 0), 1.0, 2), site=True)
F = Bag(); F['accent.b'].box(-.95, -.55, .35, .7, .55, 1.0); F['graphite'].box(-.95, -.55, .25, .8, .55, .4)      # forklift
for y in (-.45, .45):
    F['graphite'].box(.8, y - .05, .1, .9, y + .05, 2.3); F['steel_dk'].box(.9, y * .6 - .06, .12, 2.0, y * .6 + .06, .17)
    F['graphite'].cyl((-.75, y, 1.0), (-.5, y, 2.15), .03, 6); F['graphite'].cyl((.55, y, 1.0), (.3, y, 2.15), .03, 6)
F['graphite'].box(-.55, -.5, 2.15, .35, .5, 2.2); wheels(F, (-.6, .55), .58, .3, .2); F['graphite'].box(-.4, -.25, .95, .1, .25, 1.1); F['graphite'].box(-.45, -.25, 1.1, -.35, .25, 1.5)
F['fabric'].box(.95, -.55, .32, 2.0, .55, 1.4); pallet(F['timber'], .95, -.55, .17, 1.05, 1.1)
B.add(F, at(3.1, 17.5, 0, .35))
O = B.flush(M)
for n in ('steel', 'steel.pur', 'steel_dk', 'graphite', 'fabric2.beam'):
    if n in O: O[n].visible_diffuse = False      # fine steel would only add grain to the ambient light
if skeleton():                                          # what the shell hides in the finished picture
    P = protos(M, 'pine', 'cypress', 'olive', 'shrub')
    for x, y, n, q in ((-24, 30, 'olive', 1.1), (-30, 41, 'pine', 1.2), (-36, 60, 'pine', 1.3), (-20, 52, 'olive', 1.0), (25, 34, 'olive', 1.2), (31, 52, 'pine', 1.3), (22, 62, 'olive', 1.0),
                       (-6, 92, 'pine', 1.2), (3, 98, 'pine', 1.4), (9, 90, 'cypress', 1.1), (10.6, 91, 'cypress', .95), (-14, 84, 'olive', 1.2), (38, 70, 'pine', 1.2)): put(P, n, x, y, -.04, q)
    for i in range(26): put(P, 'shrub', -34 + 68 * r.random(), 70 + 16 * r.random(), -.04, .8 + .5 * r.random())
    hills((-2.6, -6.5), (3.1, 36.5), strength=2.1)
camera((-2.6, -6.5, 2.35), (.5, 30, 3.9), lens=25)
finish((2100, 1400), exposure=.15 if skeleton() else .55, bounces=4, clamp=1.5, spp=40, nlm=2.8)
