"""Bright workshop: bundles of C sections, slit coils, the roll-forming line.

Methodology and company pages; articles on recycling and on the housing deficit.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.trade import *
M = start(sand=False, elev=38, azim=-104, sun=6.0, sun_col='#FFE3BE', fill=.62, horizon='#F1E9DE', zenith='#C9D6DE', bounce='#DCCFBB', angle=1.2)
M['floor'] = matte('floor', '#C9C3B8', rough=1, spec=0, noise_scale=1.1, noise_amt=.05)
M['galv'] = matte('galv', '#B9C5CD', rough=.34, spec=.5, metallic=.7, var=.08, noise_scale=9, noise_amt=.05)
M['coil'] = matte('coil', '#AEBAC2', rough=.30, spec=.5, metallic=.75, var=.10)
M['wallp'] = matte('wallp', '#EFEBE3', rough=.95)
B = Bag()
g, gr, dk = B['galv'], B['graphite'], B['steel_dk']


def bundle(x, y, z, L, nx, nz, ang=0.0, web=.14, fl=.05, hot=None, seed=1):
    """nested C profiles lying on their flanges, section towards -Y before rotation; strapped"""
    r = random.Random(seed)
    P = Bag()
    for i in range(nx):
        for j in range(nz):
            o = r.uniform(-.018, .018)
            k = P['accent' if (i, j) == hot else 'galv']
            a, zz = i * (web + .012) + web / 2, j * (fl + .004)
            k.cstud((a, o, zz), (a, L + o, zz), (0, 0, 1), web, fl, .018)
            k.cstud((a, o, zz + .0025), (a, L + o, zz + .0025), (0, 0, 1), web - .005, fl - .005, .0155)   # sheet thickness
    w, h = nx * (web + .012), nz * (fl + .004)
    for v in (.55, L / 2, L - .55):
        P['graphite'].box(-.006, v - .016, -.004, w - .006, v + .016, -.001); P['graphite'].box(-.006, v - .016, h + .001, w - .006, v + .016, h + .004)
        P['graphite'].box(-.009, v - .016, -.004, -.006, v + .016, h + .004); P['graphite'].box(w - .006, v - .016, -.004, w - .003, v + .016, h + .004)
    for v in (.5, L / 2, L - .6): P['timber'].box(-.06, v - .045, -.094, w + .05, v + .045, -.004)
    B.add(P, at(x, y, z, ang))
    return w, h


# foreground stacks, sections towards the camera
bundle(-.15, -1.3, .10, 5.2, 7, 7, -.10, hot=(5, 5), seed=1)
bundle(-.10, -1.1, .58, 4.9, 6, 6, -.10, seed=2)
bundle(1.55, -.2, .10, 5.4, 6, 9, -.10, .20, .06, seed=3)
bundle(1.62, .1, .76, 5.0, 5, 5, -.10, .20, .06, seed=4)
bundle(3.6, 1.4, .10, 5.4, 7, 8, -.10, .09, .045, seed=5)
bundle(3.62, 1.5, .57, 5.2, 7, 6, -.10, .09, .045, seed=6)


def coil(x, y, z, R=.62, r0=.26, w=.28, ang=0.0, turns=30, tail=False):
    """slit coil, axis along local Y; real spiral of strip"""
    P = Bag()
    k, n = P['coil'], 48
    for i in range(64):                                  # solid ring between the turns, open bore
        a, b = 2 * math.pi * i / 64, 2 * math.pi * (i + 1) / 64
        for y_ in (.006, w - .006): P['coil.core'].quad(*[(q * math.cos(c), y_, q * math.sin(c)) for q, c in ((r0, a), (r0, b), (R, b), (R, a))])
        for q in (r0, R): P['coil.core'].quad(*[(q * math.cos(c), y_, q * math.sin(c)) for c, y_ in ((a, 0), (b, 0), (b, w), (a, w))])
    N = turns * n
    for s in range(N):
        a0, a1 = 2 * math.pi * s / n, 2 * math.pi * (s + 1) / n
        q0, q1 = r0 + (R - r0) * s / N, r0 + (R - r0) * (s + 1) / N
        th = (R - r0) / turns * .55
        j = .006 * math.sin(s * .013 * 7) + .002 * math.sin(s * .71)
        c0, s0, c1, s1 = math.cos(a0), math.sin(a0), math.cos(a1), math.sin(a1)
        for yy in (j, w + j):
            k.quad((q0 * c0, yy, q0 * s0), (q1 * c1, yy, q1 * s1), ((q1 + th) * c1, yy, (q1 + th) * s1), ((q0 + th) * c0, yy, (q0 + th) * s0))
        if s > N - n - 1: k.quad(((q0 + th) * c0, j, (q0 + th) * s0), ((q1 + th) * c1, j, (q1 + th) * s1), ((q1 + th) * c1, w + j, (q1 + th) * s1), ((q0 + th) * c0, w + j, (q0 + th) * s0))
    for a in (.5, 2.6, 4.7):
        c, s = math.cos(a), math.sin(a)
        P['graphite'].bar((r0 * c, -.012, r0 * s), ((R + .02) * c, -.012, (R + .02) * s), .03, .004, d=(0, 1, 0))
        P['graphite'].bar(((R + .022) * c, -.012, (R + .022) * s), ((R + .022) * c, w + .012, (R + .022) * s), .03, .004, d=(c, 0, s))
    B.add(P, at(x, y, z, ang))


# coils upright on a timber cradle at the left, one lying
for d, R, w in ((0, .66, .26), (.40, .62, .20), (.74, .66, .24), (1.12, .58, .30), (1.56, .64, .22)):
    coil(-2.08 + .343 * d, .15 + .94 * d, R + .07, R, .26, w, -.35)
for s in (-.42, .42): B['timber.c'].merge((lambda k: (k.box(s - .07, -.25, .0, s + .07, 2.0, .16), k)[1])(Kit()), at(-2.08, .15, 0, -.35))
# roll-forming line across the background (strip travels to the right) -------------------------
LY, LZ = 7.6, 1.02
def stand(x):
    st = B['steel']; st.box(x - .11, LY - .42, .42, x + .11, LY - .30, 1.45); st.box(x - .11, LY + .30, .42, x + .11, LY + .42, 1.45)
    st.box(x - .13, LY - .44, 1.45, x + .13, LY + .44, 1.52)
    for z, d in ((LZ - .13, .12), (LZ + .13, .12)):
        B['galv.r'].cyl((x, LY - .55, z), (x, LY + .30, z), .035, 12)
        for a, b, rr in ((-.13, .13, d), (-.20, -.16, d * .8), (.16, .20, d * .8)): B['galv.r'].cyl((x, LY + a, z), (x, LY + b, z), rr, 24)
    B['white.m'].box(x - .07, LY - .62, LZ - .2, x + .07, LY - .44, LZ + .2)
B['white.bed'].box(-3.4, LY - .5, .12, 6.4, LY + .5, .42)
B['graphite'].box(-3.4, LY - .46, 0, 6.4, LY + .46, .12)
for i in range(13): stand(-2.9 + i * .72)
B['galv.s'].box(-6.2, LY - .12, LZ - .002, -1.6, LY + .12, LZ)                  # flat strip
for i in range(20):                                                            # forming: flanges rise gradually
    x0, x1, f = -1.6 + i * .36, -1.6 + (i + 1) * .36 + .002, min(1, (i + 1) / 18)
    a = f * math.pi / 2
    for s in (-1, 1):
        B['galv.s'].quad((x0, LY, LZ), (x1, LY, LZ), (x1, LY + s * .07, LZ), (x0, LY + s * .07, LZ))
        B['galv.s'].quad((x0, LY + s * .07, LZ), (x1, LY + s * .07, LZ), (x1, LY + s * (.07 + .05 * math.cos(a)), LZ + .05 * math.sin(a)), (x0, LY + s * (.07 + .05 * math.cos(a)), LZ + .05 * math.sin(a)))
B['galv.s'].cstud((5.6, LY, LZ), (8.6, LY, LZ), (0, 0, 1), .14, .05)
B['white.m'].box(5.6, LY - .55, .12, 6.9, LY + .55, 1.95); B['accent.b'].box(5.58, LY - .57, 1.72, 6.92, LY + .57, 1.80)   # cut-off press
gr.box(5.75, LY - .56, .95, 6.4, LY - .545, 1.5)
for i in range(7): B['galv.r'].cyl((7.3 + i * .5, LY - .3, LZ - .06), (7.3 + i * .5, LY + .3, LZ - .06), .04, 12)
for x in (7.3, 10.0):
    for y in (-.28, .28): gr.box(x - .04, LY + y - .04, 0, x + .04, LY + y + .04, LZ - .1)
gr.box(-6.95, LY - .5, 0, -6.15, LY + .2, .15); gr.box(-6.7, LY + .22, .1, -6.4, LY + .5, 1.15)   # decoiler
coil(-6.55, LY - .14, 1.06, .78, .27, .26, 0)
gr.cyl((-6.55, LY - .3, 1.06), (-6.55, LY + .4, 1.06), .09, 16)
# hall: back wall with big windows, columns, crane beam
BY = 11.5
wl = Kit()
wl.panel('x', BY, .25, -16, 18, 0, 8, [(-14.4 + i * 4.0, -11.0 + i * 4.0, 1.5, 5.6) for i in range(8)])
wl.panel('y', -12.2, .25, -14, BY, 0, 8, [(-12 + i * 4.0, -8.9 + i * 4.0, 1.3, 6.4) for i in range(6)])
o = wl.done('hall', M['wallp'], bevel=.01); o.visible_diffuse = False
for i in range(8):
    window(gr, B['glass'], 'x', BY + .12, -14.4 + i * 4.0, -11.0 + i * 4.0, 1.5, 5.6, 3, f=.05, transom=4.1)
for i in range(6): window(gr, B['glass'], 'y', -12.1, -12 + i * 4.0, -8.9 + i * 4.0, 1.3, 6.4, 3, f=.05, transom=4.2)
for i in range(8): B['steel'].ibeam((-14.7 + i * 4 - .0, BY - .25, 0), (-14.7 + i * 4, BY - .25, 8), (0, 1, 0), .4, .2)
B['steel'].ibeam((-16, BY - .7, 5.95), (18, BY - .7, 5.95), (0, 0, 1), .45, .22)
B['floor'].box(-30, -30, -.2, 30, 40, 0)
B['line'].box(-12, 5.7, 0, 18, 5.8, .002)
bk = Kit(); bk.quad((-60, 45, -2), (60, 45, -2), (60, 45, 25), (-60, 45, 25))
o = bk.done('sky', emit('backsky', '#DCE9F0', 1.7)); o.visible_diffuse = o.visible_shadow = False
M['lampw'] = M['white']
people(('work', (4.1, LY - 1.15, 0), math.pi - .15, 0), ('stand', (-4.3, LY - 1.5, 0), 2.6, 2), site=True)
B.flush(M)
aim((-.75, -4.6, 1.62), (.16, 3.0, .90), 33, dof=4.2, fstop=6.3)
finish(exposure=.15, clamp=2.0, spp=60, threshold=.02, nlm=3.4, specks=1)
