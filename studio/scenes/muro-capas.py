"""Corner of the exterior wall as a model in steps, from the plasterboard (inside, tallest) to the render.

Articles on myths and on fire.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start(sand=False, elev=42, azim=168, sun=4.6, sun_col='#FFE2BC', fill=.62, angle=3.0, bg=2.2, bg_low='#E9DCC9', bg_mid='#EAE2D6', bg_high='#A9C4D2')
M['gypsum'] = matte('gypsum', '#F4F1EA', rough=.9, spec=.1)
M['gyps2'] = matte('gyps2', '#CBD3C9', rough=.9, spec=.1)
M['vapour'] = matte('vapour', '#8DB9C2', rough=.35, spec=.4)
M['galv'] = matte('galv', '#B4C2CC', rough=.38, spec=.5, metallic=.55, var=.05)
M['mesh'] = matte('mesh', '#E9E4D8', rough=.9)
M['base'] = matte('base', '#E7DFD2', rough=.95, spec=.05)
M['wool'] = matte('wool', '#E2CF97', rough=1, spec=0, var=.05, noise_scale=14, noise_amt=.16, bump=.8)
M['osb'] = matte('osb', '#CDAE80', rough=.85, spec=.15, var=.05, noise_scale=26, noise_amt=.26, bump=.15, hue=.006)
M['membrane'] = matte('membrane', '#5F7684', rough=.7, spec=.2)
B = Bag()
Z = .62                                                 # top of the plinth


def L(k, off, t, z0, z1, ex, ey, holes=()):
    """L-shaped layer: outer faces at x=+off (right leg, runs to +Y) and y=-off (left leg, runs to -X)"""
    k.panel('x', -off, t, -ex, off, Z + z0, Z + z1)
    k.panel('y', off - t, t, -off + t, ey, Z + z0, Z + z1)


# layer: (outer offset, thickness, height, reach X, reach Y); gaps between the groups = exploded
T = dict(pb1=(.00, .025, 3.00, 2.62, 2.32), pb2=(.16, .025, 2.80, 2.42, 2.12), cav=(.36, .05, 2.56, 2.22, 1.93),
         vap=(.48, .004, 2.30, 2.04, 1.76), stud=(.86, .14, 2.06, 1.76, 1.50), osb=(1.06, .022, 1.38, 1.36, 1.12),
         mem=(1.20, .006, 1.12, 1.12, .90), eps=(1.48, .10, .86, .76, .56), base=(1.66, .012, .60, .42, .25), ren=(1.78, .02, .38, .14, .00))
o, t, h, ex, ey = T['pb1']; L(B['gypsum'], o, t, .02, h, ex, ey)
o, t, h, ex, ey = T['pb2']; L(B['gyps2'], o, t, .02, h, ex, ey)
# service cavity: furring channels + conduits + socket box
o, t, h, ex, ey = T['cav']
k = B['galv.f']
for z in (.10, .70, 1.30, 1.90, 2.42):
    k.sweep((-ex, -o + t, Z + z), (o, -o + t, Z + z), [(.0, -.045), (.0, -.025), (t, -.025), (t, .025), (0, .025), (0, .045)], (0, -1, 0))
    k.sweep((o - t, -o, Z + z), (o - t, ey, Z + z), [(.0, -.045), (.0, -.025), (t, -.025), (t, .025), (0, .025), (0, .045)], (1, 0, 0))
for x in (-1.22, -1.16): B['accent'].cyl((x, -o + .02, Z + .05), (x, -o + .02, Z + 2.62), .012, 8)
B['white.box'].box(-1.28, -o - .01, Z + 1.05, -1.10, -o + .05, Z + 1.17)
B['white.p'].cyl((o - .02, 1.30, Z + .05), (o - .02, 1.30, Z + 2.66), .022, 10)
o, t, h, ex, ey = T['vap']
v = B['vapour']
v.quad((-ex, -o, Z + .02), (o, -o, Z + .02), (o, -o, Z + h), (-ex, -o, Z + h)); v.quad((o, -o, Z + .02), (o, ey, Z + .02), (o, ey, Z + h), (o, -o, Z + h))
# steel frame with mineral wool
o, t, h, ex, ey = T['stud']
g = B['galv']
yc, xc = -o + t / 2, o - t / 2
W = .14
for zz, d in ((Z + .02, V((0, 0, 1))), (Z + h, V((0, 0, -1)))):
    g.track((-ex, yc, zz), (o, yc, zz), d, W + .006, .06); g.track((xc, -o + t, zz), (xc, ey, zz), d, W + .006, .06)
xs = [o - .05 - i * .46 for i in range(7)]
xs = [x for x in xs if x > -ex + .1] + [-ex + .01]
for i, x in enumerate(xs): g.cstud((x, yc, Z + .02), (x, yc, Z + h), (1 if i == len(xs) - 1 else -1, 0, 0), W, .055, .016)
ys = [-o + t + .03 + i * .46 for i in range(5)]
ys = [y for y in ys if y < ey - .1] + [ey - .01]
for i, y in enumerate(ys): g.cstud((xc, y, Z + .02), (xc, y, Z + h), (0, -1 if i == len(ys) - 1 else 1, 0), W, .055, .016)
w = B['wool']
top = [1.90, 1.90, 1.70, 1.90, 1.20]
for i, (a, b) in enumerate(zip(xs, xs[1:])):
    w.box(b + .012, yc - .064, Z + .03, a - .062, yc + .064, Z + top[i % 5])
for i, (a, b) in enumerate(zip(ys, ys[1:])):
    w.box(xc - .064, a + .012, Z + .03, xc + .064, b - .008, Z + top[(i + 1) % 5])
o, t, h, ex, ey = T['osb']; L(B['osb'], o, t, .02, h, ex, ey)
for x in (o - .62, o - 1.24):                            # board joints and screws
    B['graphite.j'].box(x - .002, -o - .0006, Z + .02, x + .002, -o + .004, Z + h)
for y in (-o + .62, -o + 1.24): B['graphite.j'].box(o - .004, y - .002, Z + .02, o + .0006, y + .002, Z + h)
for z in [h - .05 - .15 * i for i in range(8)]:
    for i in range(14):
        for u in ((o - .04 - .31 * i),):
            if u > -ex + .03: B['steel_dk'].cyl((u, -o - .0015, Z + z), (u, -o + .002, Z + z), .009, 8)
            if -u < ey - .03: B['steel_dk'].cyl((o + .0015, -u, Z + z), (o - .002, -u, Z + z), .009, 8)
o, t, h, ex, ey = T['mem']; L(B['membrane'], o, t, .02, h, ex, ey); L(B['membrane'], o + .004, .003, .02, h - .16, ex, ey)   # lapped sheets
# ETICS boards, staggered, with dowels
o, t, h, ex, ey = T['eps']
e = B['epsg']
rows = 3
for j in range(rows):
    z0, z1 = Z + .02 + j * h / rows, Z + .02 + (j + 1) * h / rows - .004
    s = .5 if j % 2 else 1.0
    x = o if j % 2 == 0 else o - t
    while x > -ex + .01:
        x2 = max(x - s, -ex); e.box(x2 + .002, -o, z0, x - .002, -o + t, z1); x, s = x2, 1.0
    y = -o + t if j % 2 == 0 else -o
    s = .6 if j % 2 else .9
    while y < ey - .01:
        y2 = min(y + s, ey); e.box(o - t, y + .002, z0, o, y2 - .002, z1); y, s = y2, .9
    for x in (1.2, .7, .2, -.3): B['white.d'].cyl((x, -o - .004, (z0 + z1) / 2), (x, -o + .01, (z0 + z1) / 2), .03, 14)
    for y in (-1.2, -.7, -.2, .3): B['white.d'].cyl((o + .004, y, (z0 + z1) / 2), (o - .01, y, (z0 + z1) / 2), .03, 14)
# base coat with reinforcing mesh, then render
o, t, h, ex, ey = T['base']; L(B['basecoat'], o, t, .02, h, ex, ey)
m = B['mesh']
i = 0
while -ex + i * .035 < o:
    x = -ex + i * .035; m.box(x - .0025, -o - .003, Z + .02, x + .0025, -o, Z + h + .05); i += 1
i = 0
while -o + i * .035 < ey:
    y = -o + i * .035; m.box(o, y - .0025, Z + .02, o + .003, y + .0025, Z + h + .05); i += 1
for i in range(int((h + .03) / .035)):
    z = Z + .03 + i * .035
    m.box(-ex, -o - .003, z - .0025, o, -o, z + .0025); m.box(o, -o, z - .0025, o + .003, ey, z + .0025)
o, t, h, ex, ey = T['ren']; L(B['plaster'], o, t, .02, h, ex, ey)
# numbers 1 (inside) .. 10 (render) lying on the plinth at the end of each layer
for i, n_ in enumerate(('pb1', 'pb2', 'cav', 'vap', 'stud', 'osb', 'mem', 'eps', 'base', 'ren')):
    o, t, h, ex, ey = T[n_]
    text(str(i + 1), (-ex - .07, -o - .05, Z + .001), .22, M['graphite'], (0, 0, .30), .003, 'RIGHT', 1.0)
# plinth: foundation slab on a white model base
B['concrete'].box(-2.78, -1.95, Z - .16, 1.95, 2.48, Z)
B['base.b'].box(-3.1, -2.27, 0, 2.27, 2.8, Z - .16)
ground(groundmat('studio', '#E4DCD0', '#DED5C8', 9, 26, (0, 0, 0)))
Bag.BEV.update({'gypsum': .003, 'gyps2': .003, 'base.b': .02, 'osb': .002, 'epsg': .004, 'wool': .02, 'plaster': .004, 'basecoat': .003, 'concrete': .012, 'white.box': .006})
B.flush(M)
aim((5.4, -14.2, 9.2), (-.36, .10, 1.70), 77)
finish((2100, 1400), exposure=.15, spp=48, nlm=3.0)
