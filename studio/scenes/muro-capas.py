"""Corner of the exterior wall as a model in steps: the eight layers of content/wall-layers.yaml, 1 the render, 8 the lining.

Articles on myths and on fire.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start(sand=False, elev=42, azim=168, sun=4.6, sun_col='#FFE2BC', fill=.62, angle=3.0, bg=2.2, bg_low='#E9DCC9', bg_mid='#EAE2D6', bg_high='#A9C4D2')
M['gypsum'] = matte('gypsum', '#F4F2EC', rough=.9, spec=.1)
M['gyps2'] = matte('gyps2', '#E6E2D8', rough=.9, spec=.1)
M['gboard'] = matte('gboard', '#C6D2CB', rough=.9, spec=.1)
M['epsg'], M['plaster'] = matte('epsg2', '#F3EFE6', rough=.95, spec=.1, var=.03), matte('plaster2', '#EDE4D3', rough=.95, spec=.05)
M['vapour'] = matte('vapour', '#B9C7CC', rough=.35, spec=.4)
M['galv'] = matte('galv', '#B4C2CC', rough=.38, spec=.5, metallic=.55, var=.05)
M['mesh'] = matte('mesh', '#E9E4D8', rough=.9)
M['base'] = matte('base', '#E7DFD2', rough=.95, spec=.05)
M['wool'] = matte('wool', '#E2CF97', rough=1, spec=0, var=.05, noise_scale=14, noise_amt=.16, bump=.8)
M['osb'] = matte('osb', '#CDAE80', rough=.85, spec=.15, var=.05, noise_scale=26, noise_amt=.26, bump=.15, hue=.006)
M['membrane'] = matte('membrane', '#5C6E78', rough=.7, spec=.2)
B = Bag()
Z = .62                                                 # top of the plinth


def L(k, off, t, z0, z1, ex, ey, holes=()):
    """L-shaped layer: outer faces at x=+off (right leg, runs to +Y) and y=-off (left leg, runs to -X)"""
    k.panel('x', -off, t, -ex, off, Z + z0, Z + z1)
    k.panel('y', off - t, t, -off + t, ey, Z + z0, Z + z1)


# layer: (outer offset, thickness, height, reach X, reach Y); gaps between the groups = exploded
T = dict(lining=(.00, .026, 3.00, 2.62, 2.32), vap=(.20, .004, 2.70, 2.36, 2.06), stud=(.54, .09, 2.40, 2.04, 1.76), osb=(.74, .016, 1.74, 1.68, 1.42),
         mem=(.92, .006, 1.46, 1.40, 1.14), board=(1.10, .018, 1.18, 1.12, .86), eps=(1.38, .08, .88, .78, .52), ren=(1.62, .014, .50, .30, .12))
o, t, h, ex, ey = T['lining']; L(B['gyps2'], o, .0125, .02, h - .14, ex - .12, ey - .12); L(B['gypsum'], o - .0135, .0125, .02, h, ex, ey)
o, t, h, ex, ey = T['vap']
v = B['vapour']
v.quad((-ex, -o, Z + .02), (o, -o, Z + .02), (o, -o, Z + h), (-ex, -o, Z + h)); v.quad((o, -o, Z + .02), (o, ey, Z + .02), (o, ey, Z + h), (o, -o, Z + h))
# steel frame with mineral wool
o, t, h, ex, ey = T['stud']
g = B['galv']
yc, xc = -o + t / 2, o - t / 2
W = .09
for zz, d in ((Z + .02, V((0, 0, 1))), (Z + h, V((0, 0, -1)))):
    g.track((-ex, yc, zz), (o, yc, zz), d, W + .006, .06); g.track((xc, -o + t, zz), (xc, ey, zz), d, W + .006, .06)
xs = [o - .05 - i * .46 for i in range(7)]
xs = [x for x in xs if x > -ex + .1] + [-ex + .01]
for i, x in enumerate(xs): g.cstud((x, yc, Z + .02), (x, yc, Z + h), (1 if i == len(xs) - 1 else -1, 0, 0), W, .055, .016)
ys = [-o + t + .03 + i * .46 for i in range(5)]
ys = [y for y in ys if y < ey - .1] + [ey - .01]
for i, y in enumerate(ys): g.cstud((xc, y, Z + .02), (xc, y, Z + h), (0, -1 if i == len(ys) - 1 else 1, 0), W, .055, .016)
w = B['wool']
top = [2.22, 2.22, 2.0, 2.22, 1.5]
for i, (a, b) in enumerate(zip(xs, xs[1:])):
    w.box(b + .012, yc - .042, Z + .03, a - .062, yc + .042, Z + top[i % 5])
for i, (a, b) in enumerate(zip(ys, ys[1:])):
    w.box(xc - .042, a + .012, Z + .03, xc + .042, b - .008, Z + top[(i + 1) % 5])
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
o, t, h, ex, ey = T['board']; L(B['gboard'], o, t, .02, h, ex, ey)
for x in (o - .62, o - 1.24): B['graphite.j'].box(x - .002, -o - .0006, Z + .02, x + .002, -o + .004, Z + h)
for y in (-o + .62, -o + 1.24): B['graphite.j'].box(o - .004, y - .002, Z + .02, o + .0006, y + .002, Z + h)
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
    for x in (1.1, .6, .1, -.4): B['white.d'].cyl((x, -o - .004, (z0 + z1) / 2), (x, -o + .01, (z0 + z1) / 2), .03, 14)
    for y in (-1.2, -.7, -.2, .3): B['white.d'].cyl((o + .004, y, (z0 + z1) / 2), (o - .01, y, (z0 + z1) / 2), .03, 14)
# render: base coat with its mesh, which stands out of it at the top, and the finish in front
o, t, h, ex, ey = T['ren']; L(B['basecoat'], o - .006, .008, .02, h, ex + .16, ey + .16); L(B['plaster'], o, .006, .02, h - .12, ex, ey)
m, q = B['mesh'], o - .006
i = 0
while -ex - .16 + i * .035 < q:
    x = -ex - .16 + i * .035; m.box(x - .0025, -q - .003, Z + .02, x + .0025, -q, Z + h + .06); i += 1
i = 0
while -q + i * .035 < ey + .16:
    y = -q + i * .035; m.box(q, y - .0025, Z + .02, q + .003, y + .0025, Z + h + .06); i += 1
for i in range(int((h + .04) / .035)):
    z = Z + .03 + i * .035
    m.box(-ex - .16, -q - .003, z - .0025, q, -q, z + .0025); m.box(q, -q, z - .0025, q + .003, ey + .16, z + .0025)
# the site's numbers, 1 outside to 8 inside, lying on the plinth at the end of each layer
for i, n_ in enumerate(('ren', 'eps', 'board', 'mem', 'osb', 'stud', 'vap', 'lining')):
    o, t, h, ex, ey = T[n_]
    text(str(i + 1), (-ex - (.25 if n_ == 'ren' else .09), -o - .03, Z + .001), .2, M['graphite'], (0, 0, .30), .003, 'RIGHT', 1.0)
# plinth: foundation slab on a white model base
B['concrete'].box(-2.78, -1.95, Z - .16, 1.95, 2.48, Z)
B['base.b'].box(-3.1, -2.27, 0, 2.27, 2.8, Z - .16)
ground(groundmat('studio', '#E4DCD0', '#DED5C8', 9, 26, (0, 0, 0)))
Bag.BEV.update({'gypsum': .003, 'gyps2': .003, 'base.b': .02, 'osb': .002, 'epsg': .004, 'wool': .02, 'plaster': .004, 'basecoat': .003, 'concrete': .012, 'white.box': .006})
B.flush(M)
aim((5.4, -14.2, 9.2), (-.36, .10, 1.70), 77)
finish((2100, 1400), exposure=.15, spp=48, nlm=3.0)
