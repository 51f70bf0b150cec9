"""A street by the sea: homes at different stages of assembly, tower crane, castle hill.

Company page; articles on the housing deficit and on investment.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start((0, 0, 0), (500, 700), sand=False, elev=30, azim=-128, sun=5.2, sun_col='#FFDFB6', fill=.55, bg=2.1, bg_low='#DDE3E4', bg_mid='#E6E6E0', bg_high='#86B4D2')
M['lampw'] = M['white']
M['sea'] = matte('sea', '#5F9DAA', rough=.35, spec=.35, noise_scale=.05, noise_amt=.05, stretch=(1, 6, 1))
M['haze'] = matte('haze', '#D9CDBB', rough=1, spec=0, var=.06)
M['hill'] = matte('hill', '#C3AE92', rough=1, spec=0, noise_scale=.12, noise_amt=.18, bump=.5)
P = protos(M, 'palm', 'pine', 'cypress', 'shrub', 'olive')
for n_, c_ in (('haze', '#CFC2AF'), ('hill', '#B5A48C')): M[n_] = lit(n_, c_, '#CDD8DE', .55)
k = Kit()                                              # land down to the shore, then sea
k.quad((-700, -160, 0), (500, -160, 0), (500, 70, 0), (-700, 150, 0)); o = k.done('ground', M['sand']); o.visible_diffuse = False
k = Kit(); k.quad((-700, 150, 0), (500, 70, 0), (500, 78, -1.4), (-700, 158, -1.4)); k.done('beach', M['haze'])
k = Kit(); k.quad((-1500, 50, -1.3), (1500, 50, -1.3), (9000, 9000, -1.3), (-9000, 9000, -1.3)); k.done('sea', M['sea'])
# Benacantil-like hill across the bay with its castle
HX, HY, n, vs = -318, 430, 110, {}
bm = bmesh.new()


def hz(x, y):
    u, v = (x - HX) / 240, (y - HY) / 130
    h = max(0, 1 - math.hypot(u * (.9 if u < 0 else 1.25), v))
    q = max(0, 1 - math.hypot((u - .03) * 2.6, v * 2.6))
    return h ** 1.15 * 78 + 26 * min(1, q * 2.0) + h * 26 * noise.fractal(V((x * .013, y * .013, 3)), 1, 2, 6) - 2


for i in range(n + 1):
    for j in range(n + 1):
        x, y = HX + (i / n * 2 - 1) * 270, HY + (j / n * 2 - 1) * 140
        vs[i, j] = bm.verts.new((x, y, hz(x, y)))
for i in range(n):
    for j in range(n): bm.faces.new((vs[i, j], vs[i + 1, j], vs[i + 1, j + 1], vs[i, j + 1]))
me = bpy.data.meshes.new('hill'); bm.to_mesh(me); bm.free(); me.materials.append(M['hill'])
for f in me.polygons: f.use_smooth = True
bpy.context.collection.objects.link(bpy.data.objects.new('hill', me))
B = Bag()
c, y = B['haze.castle'], HY - 14
for x0, x1, t_ in ((-356, -344, 4), (-346, -334, 8), (-334, -312, 5), (-318, -308, 12), (-308, -290, 6), (-292, -282, 10), (-282, -262, 4), (-262, -240, 2)):
    z = max(hz(x0, y), hz(x1, y)); c.box(x0, y - 4, min(hz(x0, y), hz(x1, y)) - 12, x1, y + 14, z + t_)
    for i in range(int((x1 - x0) / 3)): c.box(x0 + i * 3, y - 4, z + t_, x0 + i * 3 + 1.7, y - 3, z + t_ + 1.6)
r = random.Random(21)                                  # pale town along the bay
for i in range(150):
    x = r.uniform(-520, -46); y = 150 - (x + 700) / 15 - r.uniform(4, 34)
    h, w, d = r.choice((5, 6, 8, 9, 12)) * r.uniform(.8, 1.1), r.uniform(8, 16), r.uniform(7, 10)
    B['haze.t'].box(x, y, 0, x + w, y + d, h)
    if r.random() < .5: B['haze.t'].box(x + 1, y + 1, h, x + w * .5, y + d * .6, h + 2.4)
for i in range(90):
    x = HX + r.uniform(-190, 170); y = HY - 120 + r.uniform(0, 34)
    z = max(0, hz(x, y)); B['haze.t'].box(x, y, -2, x + r.uniform(7, 14), y + 9, z + r.uniform(5, 17))
# street ------------------------------------------------------------------------
B['asphalt'].box(-120, -15.5, -.2, 160, -8.5, .02)
for y in (-8.5, -17.3): B['concrete.kerb'].box(-120, y, -.1, 160, y + 1.8, .14)
for i in range(30): B['line'].box(-60 + i * 5, -12.06, .02, -57.6 + i * 5, -11.94, .026)
LOTS = [-46 + i * 17.0 for i in range(6)]
Fz, W, D = .35, 10.6, 9.4
S_, hot = B['steel'], B['accent']
OPS = [(1.0, 4.2, Fz, 2.7), (6.0, 8.6, Fz + .9, 2.5)]
OPU = [(1.0, 3.4, 4.2, 5.6), (6.0, 9.4, 3.55, 5.7)]


def lot(x):
    B['concrete.pl'].box(x - .4, -.4, -.2, x + W + .4, D + .4, Fz)
    B['tile.f'].box(x + 3.6, -6.6, -.1, x + 7.0, -.4, .10)


def gf(x, kit=None):
    k = kit or S_
    frame_wall(k, (x, .1), (x + W, .1), Fz, 3.0, OPS); frame_wall(k, (x + W - .1, .2), (x + W - .1, D - .2), Fz, 3.0, [(2, 4.4, Fz + .9, 2.6)])
    frame_wall(k, (x + .1, .2), (x + .1, D - .2), Fz, 3.0); frame_wall(k, (x, D - .1), (x + W, D - .1), Fz, 3.0, [(2, 5, Fz, 2.6)]); frame_wall(k, (x + 5.2, .2), (x + 5.2, D - .2), Fz, 3.0, [(4, 5, Fz, 2.5)], brace=False)


def uf(x):
    truss_deck(S_, x, x + W, 0, D, 3.42, .38)
    frame_wall(S_, (x, .1), (x + W, .1), 3.45, 6.0, OPU); frame_wall(S_, (x + W - .1, .2), (x + W - .1, D - .2), 3.45, 6.0, [(3, 5, 4.2, 5.6)])
    frame_wall(S_, (x + .1, .2), (x + .1, D - .2), 3.45, 6.0); frame_wall(S_, (x, D - .1), (x + W, D - .1), 3.45, 6.0); frame_wall(S_, (x + 5.2, .2), (x + 5.2, D - .2), 3.45, 6.0, [(4, 5, 3.45, 5.5)], brace=False)


def house(x, mat, t=.18, win=True):
    k, e = B[mat], .001
    sh = [(a + x, b + x, c_, d) for a, b, c_, d in OPS + OPU]
    k.panel('x', -.08, t, x - .08 + e, x + W + .08 - e, Fz, 6.75, sh); k.panel('x', D + .08 - t, t, x - .08, x + W + .08, Fz, 6.75)
    k.panel('y', x + W + .08 - t, t, -.08 + e, D + .08 - e, Fz, 6.75, [(2.2, 4.6, Fz + .9, 2.6), (3.2, 5.2, 4.2, 5.6)]); k.panel('y', x - .08, t, -.08 + e, D + .08 - e, Fz, 6.75)
    B['inner'].box(x + .1, .1, 3.1, x + W - .1, D - .1, 3.45); B['gravel'].box(x + .1, .1, 6.2, x + W - .1, D - .1, 6.35)
    B['inner'].box(x + .1, 4.6, Fz, x + W - .1, 4.7, 6.2)
    if win:
        for a, b, c_, d in sh: window(B['graphite'], B['glass'], 'x', .06, a, b, c_, d, 2, f=.06)
        window(B['graphite'], B['glass'], 'y', x + W - .06, 2.2, 4.6, Fz + .9, 2.6, 2, f=.06); window(B['graphite'], B['glass'], 'y', x + W - .06, 3.2, 5.2, 4.2, 5.6, 1, f=.06)
        B['steel_dk'].panel('z', 6.75, .03, x - .11, x + W + .11, -.11, D + .11, [(x + .15, x + W - .15, .15, D - .15)])


for x in LOTS: lot(x)
a, b, c3, d4, e5, f6 = LOTS
house(a, 'plaster')                                     # 1 finished
slats(B['timber'], 'x', -.16, a + 6.0, a + 9.4, 3.5, 5.75, w=.06, d=.08, gap=.07); B['plaster'].box(a + 4.6, -1.6, 2.85, a + 10.6, 0, 3.1)
house(b, 'plaster')                                     # 2 finished with timber ground floor
slats(B['timber'], 'x', -.14, b + 4.2, b + 6.0, Fz, 3.1, w=.07, d=.06, gap=.02); slats(B['timber'], 'x', -.14, b + 8.6, b + W + .08, Fz, 3.1, w=.07, d=.06, gap=.02)
gf(c3); uf(c3)                                          # 3 OSB + membrane, roof trusses
e = .02
boards(B['osb'], 'x', -.02, .02, c3, c3 + W, Fz, 3.3, [(p + c3, q + c3, s, t) for p, q, s, t in OPS], 1.2, 3.2)
boards(B['osb'], 'x', -.02, .02, c3, c3 + W, 3.3, 6.2, [(p + c3, q + c3, s, t) for p, q, s, t in OPU], 1.2, 3.2, skip=lambda i, j, u, v: u > c3 + 9.4)
boards(B['osb'], 'y', c3 + W, .02, 0, D, Fz, 3.3, [(2.2, 4.6, Fz + .9, 2.6)], 1.2, 3.2); boards(B['osb'], 'y', c3 + W, .02, 3.6, D, 3.3, 6.2, [(3.2, 5.2, 4.2, 5.6)], 1.2, 3.2)
boards(B['membrane'], 'x', -.032, .006, c3, c3 + 5.0, Fz, 6.2, [(p + c3, q + c3, s, t) for p, q, s, t in OPS + OPU], 20, 1.5, .003)
truss_deck(S_, c3, c3 + W, 0, D, 6.5, .42)
gf(d4); uf(d4)                                          # 4 two storeys of frame, roof going on
for i in range(12): truss(S_, (d4 + .03 + i * .6, 0, 6.5), (d4 + .03 + i * .6, D, 6.5), .42)
B['osb'].box(d4 + .1, .1, 3.42, d4 + W - .1, D - .1, 3.45)
gf(e5)                                                  # 5 ground floor frame, deck being laid
truss_deck(S_, e5, e5 + 6.6, 0, D, 3.42, .38, rim=False); B['osb'].box(e5 + .1, .1, 3.42, e5 + 3.0, D - .1, 3.45)
frame_wall(S_, (f6 + .1, .2), (f6 + .1, D - .2), Fz, 3.0); frame_wall(S_, (f6, D - .1), (f6 + W, D - .1), Fz, 3.0, [(2, 5, Fz, 2.6)])      # 6 first panels
S_.track((f6, .1, Fz), (f6 + W, .1, Fz), (0, 0, 1)); 
for y, q in ((2.0, .0), (4.5, .0)): S_.bar((f6 + .2, y, 2.2), (f6 + 1.9, y, Fz), .05, .05)
for i in range(4): flat_panel(S_, f6 + 4.2, 1.2 + i * .06, Fz + .02 + i * .16, 4.2, 2.6, .03 * i, [(1.2, 2.6, .9, 2.0)] if i % 2 else ())
# crane with a wall panel in the air (the one accent)
hook = tower_crane(B, 21.5, 15.5, 20, 30, 9, math.radians(-140), 5.2, 15.5)
R = Matrix.Translation((hook.x, hook.y, hook.z - 2.2 - 2.7)) @ Matrix.Rotation(.35, 4, 'Z') @ Matrix.Translation((-3, 0, 0))
q = Kit(); frame_wall(q, (0, 0), (6.0, 0), 0, 2.7, [(2, 3.6, .9, 2.1)]); B['accent'].merge(q, R)
for u in (.6, 5.4): B['graphite'].cyl(R @ V((u, 0, 2.7)), hook, .02, 5)
# street life
Lq = Bag(); Lq['graphite'].box(0, -1.2, .95, 9.0, 1.2, 1.12); wheels(Lq, (1.6, 2.9, 8.0), 1.2, .48, .32)              # flatbed with panels
prism(Lq['white.cab'], [(9.3, .9), (9.3, 3.0), (9.7, 3.2), (10.9, 3.1), (11.4, 1.9), (11.5, .5), (9.3, .5)], -1.2, 1.2); wheels(Lq, (10.4,), 1.22, .48, .32)
Lq['graphite'].quad((10.95, -1.0, 2.95), (10.95, 1.0, 2.95), (11.39, 1.05, 1.95), (11.39, -1.05, 1.95))
for s in (1, -1):
    Lq['graphite'].quad((10.0, s * 1.21, 1.9), (11.25, s * 1.21, 1.9), (10.9, s * 1.21, 2.75), (10.0, s * 1.21, 2.75)); Lq['graphite'].box(9.85, s * 1.2, 1.0, 9.87, s * 1.206, 2.85); Lq['graphite'].box(11.2, s * 1.24, 2.0, 11.32, s * 1.45, 2.6)
Lq['graphite'].box(11.4, -.9, .75, 11.5, .9, 1.3)
for i in range(5):
    s = Kit(); frame_wall(s, (0, 0), (7.6, 0), 0, 2.5, [(2, 3.4, .9, 2.0)], brace=False); Lq['steel'].merge(s, Matrix.Translation((.5, -.8 + i * .36, 1.14)))
B.add(Lq, at(30.5, -10.4, .02, math.pi))
car(B, -36, -13.8, 0, 'white', .02); car(B, -17.5, -10.2, math.pi, 'fabric2', .02); car(B, 50, -13.8, 0, 'steel_dk', .02)
for x, y, n in ((e5 + 2, -4.4, 4), (d4 + 8.2, -4.8, 3)):
    pallet(B['timber'], x, y, .02, 1, .8); pallet(B['timber'], x + 2.6, y, .02, 1, .8); c_bundle(S_, x - .3, y, .16, 4.4, 8, n, .05)
scaffold(B['steel_dk'], B['timber'], c3 + .2, c3 + W, -.5, .1, (2.0, 4.0), 6.6)
for i in range(9): put(P, 'palm', -58 + i * 14.5, -18.9, 0, .88 + .1 * (i % 3), None, i) if i not in (4, 5, 6) else None
for x, y in ((a - 3, -3), (a - 4, 9), (b - 3.2, -2.6), (a + 13.6, 12), (b + 13.4, 12.4)): put(P, 'olive', x, y, 0, .9)
for i in range(8): put(P, 'cypress', a - 2 + i * 4.4, 13.5, 0, .8 + .1 * (i % 2))
for x, y, s in ((-60, 20, 1.2), (62, 26, 1.1), (70, 16, 1.2), (-66, 8, 1.1), (46, 34, 1.2), (2, 32, 1.0)): put(P, 'pine', x, y, 0, s)
for i in range(40): put(P, 'shrub', r.uniform(-70, 80), r.uniform(15, 46), 0, r.uniform(.8, 2.0))
who(M, ('work', (e5 + 4.2, 1.8, 3.46 - 3.1), .4), ('stand', (e5 + 1.6, 2.0, 3.46), 1.0), ('work', (d4 + 7.6, .7, 3.46), 3.1), ('stand', (d4 + 3.0, .6, 3.46), .2), ('walk', (e5 + 5.2, -3.2, .1), 1.4),
    ('walk', (f6 + 3.6, 1.0, Fz), 2.2), ('stand', (f6 + 8.0, -2.0, .1), -1.8), ('work', (c3 + 6.5, -.85, 4.08), 3.1), ('walk', (d4 - 2, -7.6, .14), 1.6), ('walk', (a + 5.2, -4.0, .1), .1), ('stand', (d4 + 10, -3.2, .05), 1.2))
B.flush(M)
LOC, T = (45, -35, 10.0), (4.4, 8, 7.2)
camera(LOC, T, lens=33)
fast_gi(2.5)
finish(exposure=.35)
