"""Two light-steel office storeys, clad in zinc, on an office building of four rendered ones. Afternoon.

Portfolio, buildings. What stood before is rendered and heavy, what is new is light; that is how the two are told apart.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *

BX, BY, G, FH, N = 25.2, 15.0, 4.2, 3.4, 3            # footprint, height of the ground floor and of the others, old floors above it
OLD = G + FH * N                                      # top of what stood there
NB, BAY = 7, BX / 7
IN, NH = 1.4, 3.3                                     # the new floors stand back by this much; their height
NX0, NX1, NY0, NY1 = IN, BX - IN, IN, BY - .2
TOP = OLD + .5 + NH * 2


def old(B, r):
    g, gl, pl = B['graphite'], B['glass'], B['render']
    st = B['stone']
    ops = [(i * BAY + .75, (i + 1) * BAY - .75, G + FH * k + .95, G + FH * k + 2.75) for k in range(N) for i in range(NB)]
    east = [(1.4 + j * 2.75, 2.95 + j * 2.75, G + FH * k + .95, G + FH * k + 2.75) for k in range(N) for j in range(5)]
    shops = [(i * BAY + .5, (i + 1) * BAY - .5, .15, 3.5) for i in range(NB)]
    shell(pl, 0, BX, 0, BY, G, OLD, .45, ops, east)
    st.panel('x', -.06, .5, -.06, BX + .06, -.2, G - .002, shops)
    st.panel('y', BX - .44, .5, .445, BY, -.2, G - .001, [(2.0, 6.2, .15, 3.5), (8.2, 12.6, 1.0, 3.5)])
    for z in (G, OLD - .05): pl.box(-.16, -.16, z - .12, BX + .16, BY, z + .16)      # string course and cornice
    pl.panel('z', OLD, .75, -.02, BX + .02, -.02, BY, [(.35, BX - .35, .35, BY - .35)])
    B['tile'].box(.3, .3, OLD, BX - .3, BY - .3, OLD + .12)
    for o in ops:
        window(g, gl, 'x', .24, *o, 2, f=.06, transom=o[2] + 1.3)
        pl.box(o[0] - .12, -.09, o[2] - .14, o[1] + .12, .1, o[2])
        m = r.choices(['litC', 'litB', 'litD'], [5, 2, 4])[0]
        room(B, o[0] - .6, o[1] + .6, .5, 5, o[2] - .9, o[3] + .3, m)
        if r.random() < .55: B['white.bl'].box(o[0] + .05, .36, o[3] - r.uniform(.3, 1.3), o[1] - .05, .38, o[3])
        B['fabric2'].box(o[0], 1.5, o[2] - .9, o[1], 2.2, o[2] - .16)
    for o in east:
        window(g, gl, 'y', BX - .24, *o, 2, f=.06, transom=o[2] + 1.3)
        pl.box(BX - .1, o[0] - .12, o[2] - .14, BX + .09, o[1] + .12, o[2])
        room(B, BX - 5, BX - .5, o[0] - .5, o[1] + .5, o[2] - .9, o[3] + .3, r.choice(['litC', 'litB', 'litD']), open_='E')
    for i, o in enumerate(shops):
        window(g, gl, 'x', .2, *o, 2, f=.07, transom=2.75)
        room(B, o[0] - .3, o[1] + .3, .5, 8, .16, 3.7, 'litB' if i % 3 else 'litA')
        if i != 3: B['timber.f'].box(o[0] + .3, 5.0, .16, o[1] - .3, 5.5, 2.4); pendant(B, (o[0] + o[1]) / 2, 2.4, 3.6, 2.6, .16)
    window(g, gl, 'y', BX - .2, 2.0, 6.2, .15, 3.5, 3, f=.07, transom=2.75); window(g, gl, 'y', BX - .2, 8.2, 12.6, 1.0, 3.5, 3, f=.07)
    a, b = shops[3][:2]                                                                 # the entrance
    g.box(a - .4, -1.5, 3.5, b + .4, .3, 3.66); sofa(B, (a + b) / 2, 4.4, .16, 2.0)


def openings(floor):
    z = OLD + .5 + NH * floor
    n, w = 6, (NX1 - NX0) / 6
    south = [(NX0 + i * w + .55, NX0 + (i + 1) * w - .55, z + .12, z + 2.75) for i in range(n)]
    east = [(NY0 + 1.0 + i * 3.1, NY0 + 3.3 + i * 3.1, z + .12, z + 2.75) for i in range(4)]
    return z, south, east


def new(B, r):
    """the two storeys: zinc in narrow standing seams, glass from floor to ceiling, a thin roof"""
    g, gl, zn = B['graphite'], B['glass'], B['seam']
    B['steel_dk'].box(NX0 - .1, NY0 - .1, OLD + .1, NX1 + .1, NY1, OLD + .5)
    for k in (0, 1):
        z, south, east = openings(k)
        z1 = z + NH
        shell(zn, NX0, NX1, NY0, NY1, z - .02, z1 - .02, .3, south, east)
        for ax, c, lo, hi, ops in (('x', NY0, NX0, NX1, south), ('y', NX1, NY0, NY1, east)):
            u = lo + .05
            while u < hi:
                cuts = [o for o in ops if o[0] - .02 < u < o[1] + .02]
                for v0, v1 in ([(z, cuts[0][2] - .02), (cuts[0][3] + .02, z1)] if cuts else [(z, z1)]):
                    if v1 - v0 < .03: continue
                    if ax == 'x': zn.box(u - .012, c - .035, v0, u + .012, c, v1)
                    else: zn.box(c, u - .012, v0, c + .035, u + .012, v1)
                u += .42
            for o in ops:
                if ax == 'x':
                    window(g, gl, 'x', c + .14, *o, 3, f=.05)
                    for q in ((o[0] - .04, o[0]), (o[1], o[1] + .04)): g.box(q[0], c - .09, o[2] - .04, q[1], c + .2, o[3] + .04)
                    g.box(o[0], c - .09, o[3], o[1], c + .2, o[3] + .04)
                    m = r.choices(['litC', 'litB', 'litA'], [4, 4, 2])[0]
                    room(B, o[0] - .5, o[1] + .5, c + .32, c + 6, z + .1, z + 3.0, m)
                    for _ in range(2):
                        d = r.uniform(o[0], o[1] - 1.4); B['white.d'].box(d, c + 1.4, z + .1, d + 1.4, c + 2.1, z + .84); B['graphite.m'].box(d + .4, c + 1.8, z + .84, d + .95, c + 1.83, z + 1.25)
                    if r.random() < .5: pendant(B, (o[0] + o[1]) / 2, c + 2, z + 3.0, z + 2.3, .2)
                else:
                    window(g, gl, 'y', c - .14, *o, 2, f=.05)
                    for q in ((o[0] - .04, o[0]), (o[1], o[1] + .04)): g.box(c - .2, q[0], o[2] - .04, c + .09, q[1], o[3] + .04)
                    g.box(c - .2, o[0], o[3], c + .09, o[1], o[3] + .04)
                    room(B, c - 5, c - .32, o[0] - .4, o[1] + .4, z + .1, z + 3.0, r.choice(['litB', 'litC']), open_='E')
    slats(B['timberh'], 'z', TOP - .02, NX0 - .9, NX1 + .9, NY0 - .9, NY1, w=.14, d=.05, gap=.012)
    B['steel_dk'].box(NX0 - 1.0, NY0 - 1.0, TOP + .03, NX1 + 1.0, NY1 + .1, TOP + .26)
    for x in (6, 13, 19): B['graphite'].box(x, 6, TOP + .26, x + 2.4, 8.4, TOP + 1.1)
    terrace(B)


def terrace(B):
    rail(B, [(.18, BY - .4), (.18, .18), (BX - .18, .18), (BX - .18, BY - .4)], OLD + .75, .45)


def frame(B):
    """the same two storeys as their frame: studs every 600 mm, lattice joists, an orange truss on its way in"""
    k, h = B['steel'], B['accent']
    truss_deck(k, NX0, NX1, NY0, NY1, OLD + .5, .36)
    for f in (0, 1):
        z, south, east = openings(f)
        z1 = z + NH - .4
        s = [(a - NX0, b - NX0, c, d) for a, b, c, d in south]
        e = [(a - NY0 - .15, b - NY0 - .15, c, d) for a, b, c, d in east]
        frame_wall(k, (NX0, NY0 + .15), (NX1, NY0 + .15), z, z1, s, strap=B['steel.b'])
        frame_wall(k, (NX1 - .15, NY0 + .3), (NX1 - .15, NY1 - .3), z, z1, e, strap=B['steel.b'])
        frame_wall(k, (NX0 + .15, NY0 + .3), (NX0 + .15, NY1 - .3), z, z1, e)
        frame_wall(k, (NX0, NY1 - .15), (NX1, NY1 - .15), z, z1, s)
        frame_wall(k, (NX0 + .4, 7.6), (NX1 - .4, 7.6), z, z1, [(3, 4, z, z + 2.1), (11, 12, z, z + 2.1), (17, 18, z, z + 2.1)], brace=False)
        truss_deck(k, NX0, NX1, NY0, NY1, z + NH - .02, .4, skip=(35, 36, 37) if f else ())
        B['osb'].box(NX0 + .1, NY0 + .1, z - .02, NX1 - .1, NY1 - .1, z)
    x, t = NX0 + 21.6, TOP + 1.5
    truss(h, (x, NY0, t), (x, NY1, t), .4)
    mid = (NY0 + NY1) / 2
    for y in (mid - 3, mid + 3): B['graphite'].cyl((x, y, t), (x, mid, t + 3), .02, 6)
    B['graphite'].cyl((x, mid, t + 3), (x, mid, t + 40), .03, 6)
    people(('work', (x - 1.4, NY0 + .7, OLD + .5 + NH), -1.2, 1), ('stand', (8.2, NY0 - .6, OLD + .12), .3, 0), ('work', (15.6, NY0 - .55, OLD + .12), 3.1, 2), site=True)
    terrace(B)


def street(B, P, r):
    tiles(B['tile'], -45, -7.4, 75, -.1, .10, .2, (1.5, .75), .014); tiles(B['tile'], BX + .1, -.1, BX + 5.4, 40, .10, .2, (.75, 1.5), .014)
    tiles(B['tile'], -45, -.1, -.1, 4, .10, .2, (1.5, .75), .014)
    B['concrete.kerb'].box(-45, -7.65, -.1, BX + 5.6, -7.42, .11); B['concrete.kerb'].box(BX + 5.4, -7.65, -.1, BX + 5.6, 60, .11)
    B['asphalt'].box(-60, -40, -.3, 90, -7.5, -.04); B['asphalt'].box(BX + 5.5, -7.6, -.3, BX + 13, 80, -.04); B['tile'].box(BX + 13, -7.4, -.2, 90, 60, .1)
    for i in range(26): B['white.z'].box(-40 + i * 4, -15.6, -.04, -38 + i * 4, -15.48, -.034)
    for x, s in ((-8, .95), (3.6, .8), (18.0, .78), (-18, 1.0)):
        B['soil'].box(x - .7, -6.3, .0, x + .7, -4.9, .12); P.put('street', x, -5.6, .1, s)
        for j in range(6): P.put(('grass', 'lav', 'small')[j % 3], x + r.uniform(-.5, .5), -5.6 + r.uniform(-.5, .5), .1, .55)
    P.bed(B, 24, -25.2, 44, -22.6, .16, 2.6, seed=8); B['concrete.kerb'].panel('z', -.1, .3, 23.8, 44.2, -25.4, -22.4, [(24, 44, -25.2, -22.6)])
    for x in (8.0, 12.8): bench(B, x, -5.2, .1, 2.0, math.pi)
    people(('walk', (6.4, -3.0, .1), 1.5, 0), ('walk', (7.3, -3.3, .1), 1.5, 1), ('stand', (12.2, -2.2, .1), .2, 2), ('walk', (20.8, -3.4, .1), -1.5, 4),
           ('walk', (BX + 2.6, 3.2, .1), 3.0, 5), ('walk', (-4, -3.6, .1), 1.5, 7))


def build(quick):
    reset()
    M = mats(1.1)
    M.update(ctxwin=matte('ctxwin', '#AEB3B3', rough=.4, spec=.4), white=matte('white2', '#F1ECE2', rough=.9), render=matte('render', '#DCCDB4', rough=.95, spec=.05, noise_scale=.7, noise_amt=.05),
             seam=matte('seam', '#8F9CA4', rough=.42, spec=.5, metallic=.35, noise_scale=.5, noise_amt=.03), context=matte('context2', '#DDD5C8', rough=.95, spec=.05))
    P, B, r = Flora(M, quick), Bag(), random.Random(8)
    L = dict(LIGHT['afternoon']); L.update(azim=-147, elev=29)
    sun_and_sky(**L)
    ground(groundmat('sand4', '#D6CDBE', '#CCC2B2', 90, 210, (15, 0, 0)), z=-.06)
    old(B, r); frame(B) if skeleton() else new(B, random.Random(3)); street(B, P, random.Random(5))
    for a in ((-22, 0, -2.6, 13, 13.2), (-45, 1, -22.4, 15, 9.9), (-20, 30, 4, 46, 16.5), (8, 34, 30, 50, 13.2), (BX + 15, 2, 62, 18, 13.2), (BX + 15, 20, 60, 40, 16.5), (66, 2, 90, 24, 9.9)): block(B, *a)
    B.flush(M, 'torre')
    camera((37.5, -35.0, 2.3), (11.9, 0, 9.0), lens=30)


go(build)
