"""Slim office tower on a podium, glass and steel, dusk.

Portfolio, buildings. The steel exo-frame is no light-gauge structure: caption with care.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *

TX0, TX1, TY0, TY1 = 0.0, 17.6, 0.0, 17.6            # tower plan
FH, NF, PZ = 3.7, 15, 10.4                           # floor height, floors above the podium, podium height
BASE = PZ + .4
TOP = BASE + FH * NF


def tower(B, r):
    f, gl, s = B['steel_dk'], B['tglass'], B['steelx']
    nb = 12
    bw = (TX1 - TX0) / nb
    for k in range(NF):
        z = BASE + FH * k
        B['slab'].box(TX0 + .12, TY0 + .12, z - .45, TX1 - .12, TY1 - .12, z)
        # offices: core + lit ceilings, some floors dark, some half lit
        u = 0
        while u < nb:
            w = min(r.choice([2, 3, 4]), nb - u)
            for side in ('S', 'E'):
                m = r.choices(['litA', 'litB', 'litC', 'litD'], [5, 5, 3, 3])[0]
                a, b = u * bw, (u + w) * bw
                if side == 'S': room(B, a + .03, b - .03, TY0 + .25, TY0 + 5.2, z + .01, z + FH - .46, m, ceil={'litA': 'glow', 'litB': 'glow'}.get(m, m))
                else: room(B, TX1 - 5.2, TX1 - .25, a + .03, b - .03, z + .01, z + FH - .46, m, ceil={'litA': 'glow', 'litB': 'glow'}.get(m, m), open_='E')
                if m in ('litA', 'litB', 'litC'):
                    for _ in range(w):                # desks, partitions, blinds
                        d = r.uniform(a + .2, b - 1.6)
                        if side == 'S': B['fabric2'].box(d, TY0 + 1.0, z, d + 1.4, TY0 + 1.7, z + .74); B['graphite.d'].box(d + .4, TY0 + 1.3, z + .74, d + .9, TY0 + 1.34, z + 1.15)
                        else: B['fabric2'].box(TX1 - 1.7, d, z, TX1 - 1.0, d + 1.4, z + .74); B['graphite.d'].box(TX1 - 1.34, d + .4, z + .74, TX1 - 1.3, d + .9, z + 1.15)
                    if r.random() < .35:
                        d = r.randrange(u, u + w)
                        if side == 'S': B['white.bl'].box(d * bw + .04, TY0 + .2, z + FH - .46 - r.uniform(.6, 1.8), (d + 1) * bw - .04, TY0 + .22, z + FH - .46)
            u += w
    z0, z1 = BASE - .45, TOP - .45
    for ax, c, lo, hi in (('x', TY0, TX0, TX1), ('x', TY1, TX0, TX1)):
        gl.quad((lo, c, z0), (hi, c, z0), (hi, c, z1), (lo, c, z1))
    for c in (TX0, TX1): gl.quad((c, TY0, z0), (c, TY1, z0), (c, TY1, z1), (c, TY0, z1))
    for i in range(nb + 1):                          # mullions with outer fins
        u = TX0 + (TX1 - TX0) * i / nb
        for y, sg in ((TY0, -1),): f.box(u - .035, y + sg * .20, z0, u + .035, y + .06, z1)
        f.box(TX1 - .06, u - .035, z0, TX1 + .20, u + .035, z1)
        f.box(TX0 - .2, u - .035, z0, TX0 + .06, u + .035, z1)
    for k in range(NF + 1):
        z = BASE + FH * k - .45
        for zz, t in ((z, .46), (z + .45 + .95, .05)):
            if zz > TOP - .1: continue
            f.box(TX0 - .05, TY0 - .07, zz, TX1 + .05, TY0 + .04, zz + t); f.box(TX1 - .04, TY0, zz, TX1 + .07, TY1, zz + t); f.box(TX0 - .07, TY0, zz, TX0 + .04, TY1, zz + t)
    # galvanised exo-frame: corner columns, mega X every three floors on both visible faces
    o = .75
    for x, y in ((TX0 - o, TY0 - o), (TX1 + o, TY0 - o), (TX1 + o, TY1 + o), (TX0 - o, TY1 + o)):
        s.box(x - .24, y - .24, .1, x + .24, y + .24, TOP + .6)
    H = FH * 3
    for j in range(NF // 3):
        a, b = BASE - .2 + H * j, BASE - .2 + H * (j + 1)
        for p, q in ((a, b), (b, a)):
            s.bar((TX0 - o, TY0 - o, p), (TX1 + o, TY0 - o, q), .26, .26, d=(0, 1, 0))
            s.bar((TX1 + o, TY0 - o, p), (TX1 + o, TY1 + o, q), .26, .26, d=(1, 0, 0))
        for zz in (a, b) if j == NF // 3 - 1 else (a,):     # neighbours share a ring: twice the same faces turns black
            s.box(TX0 - o, TY0 - o - .13, zz - .17, TX1 + o, TY0 - o + .13, zz + .17); s.box(TX1 + o - .13, TY0 - o, zz - .17, TX1 + o + .13, TY1 + o, zz + .17)
        for i in range(4):                            # outriggers to the slabs
            u = TX0 + (TX1 - TX0) * (i + .5) / 4
            s.box(u - .06, TY0 - o, a - .06, u + .06, TY0, a + .06); s.box(TX1, u - .06, a - .06, TX1 + o, u + .06, a + .06)
    # crown
    B['slab'].box(TX0 + .1, TY0 + .1, TOP - .45, TX1 - .1, TY1 - .1, TOP)
    for x in [TX0 - o + (TX1 - TX0 + 2 * o) * i / 16 for i in range(17)]:
        s.box(x - .05, TY0 - o - .05, TOP - .3, x + .05, TY0 - o + .05, TOP + 3.2)
        s.box(TX1 + o - .05, x - .05, TOP - .3, TX1 + o + .05, x + .05, TOP + 3.2)
    s.box(TX0 - o - .1, TY0 - o - .1, TOP + 3.1, TX1 + o + .1, TY0 - o + .12, TOP + 3.35); s.box(TX1 + o - .12, TY0 - o, TOP + 3.1, TX1 + o + .1, TY1 + o, TOP + 3.35)
    B['slab'].box(4, 5, TOP, 13, 13, TOP + 2.6)
    room(B, TX0 + .4, TX1 - .4, TY0 + .5, TY0 + .9, TOP + .01, TOP + .6, 'litB')


def podium(B, P, r):
    f, gl, pl = B['graphite'], B['glass'], B['plaster']
    px0, px1, py0, py1 = -13.0, 30.0, -6.5, 24.0
    # ground floor, set back and glazed; first floor as a stone box with slats
    B['tile'].box(px0 - 6, py0 - 14, -.2, px1 + 8, py1, .12)
    for x0, x1, m in ((px0 + 1, -1.2, 'litB'), (-1.0, 8.4, 'litA'), (8.6, 18.6, 'litA'), (18.8, px1 - 1, 'litB')):
        window(f, gl, 'x', py0 + 2.6, x0, x1, .15, 5.0, max(3, round((x1 - x0) / 1.6)), f=.06, transom=3.0)
        room(B, x0, x1, py0 + 2.8, py0 + 12, .13, 5.05, m, ceil='glow')
        slats(B['timber'], 'x', py0 + 11.7, x0 + .6, x1 - .6, .13, 4.2, w=.16, d=.1, gap=.14)
        for i in range(int((x1 - x0) / 3.2)):
            x = x0 + 1.2 + i * 3.2
            B['concrete'].box(x, py0 + 8, .12, x + .45, py0 + 8.45, 5.0); sofa(B, x + 1.6, py0 + 4.6 + (i % 2), .13, 1.8, rot=r.choice([0, math.pi, 1.57]), mat=r.choice(['fabric2', 'fabric']))
            if i % 2: P.put('olive', x + .2, py0 + 3.9, .1, .5)
    window(f, gl, 'y', px1 - 2.4, py0 + 2.8, py1 - 2, .15, 5.0, 14, f=.06, transom=3.0); room(B, px1 - 10, px1 - 2.6, py0 + 3, py1 - 2.2, .14, 5.06, 'litB', ceil='glow', open_='E')
    B['accent'].box(4.8, py0 + 5.8, .12, 10.6, py0 + 6.7, 1.15)                      # reception desk in the house orange
    B['timber.k'].box(2.0, py0 + 10.5, .12, 15.5, py0 + 10.8, 4.6)
    for x in (6, 7.7, 9.4): pendant(B, x, py0 + 6.2, 5.0, 3.4, .3)
    for x in [px0 + .8 + i * 6.9 for i in range(7)]:
        B['steelx'].box(x - .17, py0 + .6, .1, x + .17, py0 + .94, 5.2)
    for y in (py0 + 8, py0 + 15, py0 + 22): B['steelx'].box(px1 - 1.0, y, .1, px1 - .66, y + .34, 5.2)
    slats(B['timberh'], 'z', 5.05, px0 + .2, px1 - .2, py0 + .2, py0 + 2.7, w=.14, d=.05, gap=.012)
    ops = [(px0 + 2.2, -2.4, 6.2, 9.2), (20.2, px1 - 2.0, 6.2, 9.2)]
    shell(pl, px0, px1, py0, py1, 5.1, PZ + .9, .5, ops + [(-1.4, 19.2, 6.0, 9.4)], [(py0 + 2, py0 + 12, 6.2, 9.2), (py0 + 15, py1 - 3, 6.2, 9.2)])
    for a, b, z0, z1 in ops:
        window(f, gl, 'x', py0 + .35, a, b, z0, z1, 5, f=.06); room(B, a, b, py0 + .5, py0 + 6, z0, z1 + .3, 'litB', ceil='glow')
        slats(B['timber'], 'x', py0 + .04, a + (b - a) * .42, b - .05, z0, z1, w=.07, d=.14, gap=.10)
    window(f, gl, 'x', py0 + .35, -1.4, 19.2, 6.0, 9.4, 13, f=.06); room(B, -1.4, 19.2, py0 + .5, py0 + 7, 6.0, 9.7, 'litA', ceil='glow')
    for i in range(9): x = -.6 + i * 2.2; B['fabric2'].box(x, py0 + 2, 6.0, x + 1.5, py0 + 2.8, 6.75); B['graphite'].box(x + .4, py0 + 2.4, 6.75, x + 1.0, py0 + 2.45, 7.2); pendant(B, x + .7, py0 + 3, 9.6, 8.4, .22)
    for x in (4.2, 10.6, 15.0): B['timber.k'].box(x, py0 + 3.4, 6, x + .15, py0 + 6.8, 9.2)
    people(('stand', (1.8, py0 + 1.4, 6.0), .4, 0), ('stand', (12.2, py0 + 1.6, 6.0), -.5, 1), ('walk', (16.9, py0 + 1.3, 6.0), 1.4, 2))
    for a, b in ((py0 + 2, py0 + 12), (py0 + 15, py1 - 3)):
        window(f, gl, 'y', px1 - .35, a, b, 6.2, 9.2, 6, f=.06); room(B, px1 - 6, px1 - .5, a, b, 6.2, 9.5, 'litB', ceil='glow', open_='E')
        slats(B['timber'], 'y', px1 - .18, a + .1, a + 4.0, 6.2, 9.2, w=.07, d=.14, gap=.10)
    B['steel_dk'].panel('z', PZ + .9, .03, px0 - .03, px1 + .03, py0 - .03, py1 + .03, [(px0 + .5, px1 - .5, py0 + .5, py1 - .5)])
    B['tile'].box(px0 + .4, py0 + .4, PZ - .1, px1 - .4, py1 - .4, PZ + .1)
    B['accent'].box(3.2, py0 - 2.9, 4.12, 12.2, py0 + 2.4, 4.20)                       # canopy edge
    B['graphite'].box(3.25, py0 - 2.85, 4.20, 12.15, py0 + 2.4, 4.34); B['glow'].quad((3.6, py0 - 2.5, 4.115), (11.8, py0 - 2.5, 4.115), (11.8, py0 + 2, 4.115), (3.6, py0 + 2, 4.115))
    for x, n, s in ((-10, 'olive', .95), (-6, 'olive2', .85), (22.5, 'olive', .9), (26.5, 'olive2', 1.0)): P.put(n, x, -3.6, PZ + .1, s)
    for i in range(60):
        x = r.choice([r.uniform(-12, -2), r.uniform(20, 29)]); P.put(r.choice(['grass', 'lav', 'small', 'shrub2']), x, r.uniform(-5.6, -2.4), PZ + .1, r.uniform(.8, 1.3))
    # plaza
    tiles(B['tile'], -48, -34, 74, py0 + 2.5, .16, .1, (1.8, 1.2), .016)
    for x0, x1, y0, y1 in ((-12, -3, -17, -14.4), (19, 31, -17, -14.4), (-30, -19, -14, -10), (34, 47, -15, -10)):
        B['concrete'].panel('z', .1, .42, x0 - .25, x1 + .25, y0 - .25, y1 + .25, [(x0, x1, y0, y1)]); P.bed(B, x0, y0, x1, y1, .42, 2.4, seed=int(x0 + 40))
        n = int((x1 - x0) / 5)
        for i in range(n): P.put('street', x0 + (x1 - x0) * (i + .5) / n, (y0 + y1) / 2, .3, .82 + .08 * (i % 2))
        B['glow'].quad((x0, y0 - .26, .18), (x1, y0 - .26, .18), (x1, y0 - .26, .26), (x0, y0 - .26, .26))


def build(quick):
    reset()
    M = mats(1.7, ('#FFCB98', '#FFBE84', '#FFC99A'))
    M.update(tglass=glassmat('tglass', '#A9BCC4', boost=2.3, reflect='#DCE6EE'), slab=matte('slab', '#D7D1C6', rough=.9), steelx=matte('steelx', '#B4C0C8', rough=.4, metallic=.3, spec=.5),
             ctxwin=lit('ctxwin', '#A9AFB6', '#FFC58E', .10))
    M['glow'] = emit('glow3', '#FFD9AE', 2.2)
    global M_
    M_ = M
    P, B = Flora(M, quick), Bag()
    sun_and_sky(**{**LIGHT['dusk'], 'fill': .60, 'bg': .80})
    ground(groundmat('sand4', '#CFC6B8', '#C3B9AA', 130, 300, (10, 0, 0)), z=.0)
    r = random.Random(8)
    tower(B, r); podium(B, P, r)
    for a in ((-46, 4, -22, 26, 13.2), (-30, 40, -8, 58, 23.1), (-74, 10, -50, 34, 16.5), (42, 6, 62, 26, 16.5), (30, 44, 52, 62, 26.4), (66, 2, 90, 24, 9.9), (2, 60, 22, 76, 19.8), (-60, 52, -38, 72, 29.7), (66, 48, 92, 70, 19.8)):
        block(B, *a)
    people(('walk', (6.4, -12.0, .16), .2, 3), ('walk', (7.6, -11.6, .16), .1, 4), ('stand', (1.2, -9.2, .16), 2.0, 5), ('walk', (12.5, -18.5, .16), -1.2, 6), ('walk', (-6, -12, .16), 1.5, 7),
               ('walk', (19.5, -10, .16), -1.6, 8), ('walk', (20.3, -10.3, .16), -1.6, 9), ('walk', (-14.5, -20, .16), 1.4, 10), ('stand', (9.2, -1.0, .12), .3, 11), ('walk', (28, -21, .16), -2, 12))
    B.flush(M, 'torre')
    for x, e in ((7.7, 700), (-7, 350), (24, 350)):                                  # light spilling onto the plaza
        area((x, -9.6, 3.9), (9, 3), e, '#FFBE82', (math.radians(-18), 0, 0))
    cam = dict(loc=(60, -84, 5.0), target=(2.0, 0, 34.6), lens=29)
    camera(**cam)


go(build, spp=44, expo=1.15, specks=1)
