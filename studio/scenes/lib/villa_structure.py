"""The villa up to its boards: slab, terrace base, pool shell, steel frame, sheathing.
"""
from .villa_plan import *


def steel(B, hot=None, skip_roof=()):
    """complete light-gauge frame; hot: Kit for accent members"""
    k, b = B['steel'], B['steel.brace']
    def wall(a, c, z0, z1, op=(), **kw):
        frame_wall(k, a, c, z0, z1, op, strap=b, **kw)
    sh = lambda ops, o: [(p[0] - o, p[1] - o, p[2], p[3]) for p in ops]
    # ground floor
    gz = C0 + .06
    wall((GX0, .15), (GX1, .15), F0, gz, sh(G_S, GX0))
    wall((GX1 - .15, .3), (GX1 - .15, 8.7), F0, gz, sh(G_E, .3))
    wall((.15, .3), (.15, 8.7), F0, gz, sh(G_W, .3))
    wall((GX0, 8.85), (GX1, 8.85), F0, gz, sh(G_N, GX0))
    wall((8.3, 3.2), (8.3, 8.7), F0, gz, [(1, 1.9, F0, 2.4)], brace=False)
    wall((8.3, 4.6), (12.7, 4.6), F0, gz, [(2.5, 3.4, F0, 2.4)], brace=False)
    # floor deck
    i_ = .08          # joist ends stay behind the sheathing plane
    truss_deck(k, UX0, UX1, UY0 + i_, UY1 - i_, F1 - .02, .44)
    truss_deck(k, -.4, UX0 - .05, -.4, 9.2, 3.58, .3)
    # upper floor
    wall((UX0, UY0 + .15), (UX1, UY0 + .15), F1, C1, sh([(2.85, BX0, F1, C1 - .0), (BX1, 10.9, F1, C1), U_S[2]], UX0))
    wall((UX1 - .15, UY0 + .3), (UX1 - .15, UY1 - .3), F1, C1, sh(U_E, UY0 + .3))
    wall((UX0 + .15, UY0 + .3), (UX0 + .15, UY1 - .3), F1, C1)
    wall((UX0, UY1 - .15), (UX1, UY1 - .15), F1, C1, sh(U_N, UX0))
    wall((UX0 + .35, -.4), (10.9, -.4), F1, C1, [(.3, 4.3, F1, C1 - .25), (5.3, 7.8, F1, C1 - .25)], brace=False)
    wall((10.95, UY0 + .3), (10.95, UY1 - .3), F1, C1, [(4, 4.9, F1, 5.9)])
    wall((10.95, 3.0), (UX1 - .3, 3.0), F1, C1, [(.6, 1.5, F1, 5.9)])
    # roof deck (warm accent: the trusses being fixed right now)
    n = int(round((UX1 - UX0) / .6))
    truss_deck(k, UX0, UX1, UY0 + i_, UY1 - i_, 6.86, .5, new=(hot, n - 3, n - 3) if hot else None, skip=skip_roof)
    # blade wall
    for x in (BX0 + .1, BX1 - .1):
        wall((x, BY0), (x, BY1), F0, BZ - .05, brace=(x > BX0 + .2), spacing=.5, web=.10)
    for y in (BY0 + .02, BY1 - .02):
        for z in (1.2, 2.2, 3.2, 4.2, 5.2, 6.2, 7.2):
            k.track((BX0 + .1, y, z), (BX1 - .1, y, z), (0, 0, 1), .1)


def porch_frame(B, mat='graphite'):
    k = B[mat]
    for x, y in ((-5.85, .55), (-5.85, 6.65), (-3.1, .55)):
        k.box(x - .05, y - .05, F0 - .05, x + .05, y + .05, 3.02)


def slab(B, x0=GX0):
    B['concrete'].box(x0 - .05, GY0 - .05, -.3, GX1 + .05, GY1 + .05, F0 - .012)
    B['concrete'].box(BX0 - .1, BY0 - .15, -.3, BX1 + .1, -.05, F0 - .012)


def plinth(B, m='concrete'):
    B[m].panel('z', -.4, .64, -7.2, 16.6, -9.3, 9.6, [(POOL[0] - .2, POOL[1] + .2, POOL[2] - .2, POOL[3] + .2), (GX0 - .04, GX1 + .04, GY0 - .04, GY1 + .04), (BX0 - .1, BX1 + .1, BY0 - .15, 0)])
    steps(B[m], 9.0, 16.6, -9.3, 0, .24, n=2, tread=.55)


def pool(B, finished, water):
    x0, x1, y0, y1 = POOL
    pool_shell(B['pooltile' if finished else 'concrete.pool'], x0, x1, y0, y1, .22, 1.35)
    if water:
        B['water'].quad((x0, y0, .21), (x1, y0, .21), (x1, y1, .21), (x0, y1, .21))


def sheathing(B, ph=3):
    """phase 3: OSB, membrane, insulation, partly open frame"""
    o, m, w, e = B['osb'], B['membrane'], B['wool'], B['eps']
    r = random.Random(4)
    # ground floor: OSB everywhere, membrane over the right side, EPS starting on the left
    boards(o, 'x', .055, .02, GX0, GX1, F0, C0, G_S)
    boards(o, 'y', GX1 - .05, .02, GY0 + .05, GY1, F0, C0, G_E)
    boards(o, 'y', .055, .02, GY0 + .05, GY1, F0, C0, G_W)
    boards(o, 'x', 8.93, .02, GX0, GX1, F0, C0, G_N)
    boards(m, 'y', GX1 - .053, .006, GY0 + .03, GY1, F0, 1.75, G_E, 20, 1.5, .002)
    boards(m, 'x', .045, .006, BX1, GX1 - .03, F0, C0, G_S, 20, 1.5, .002)
    boards(e, 'y', -.02, .07, GY0, GY1, F0, C0, G_W, 1.0, .5, .004)
    boards(e, 'x', -.01, .06, GX0, .3, F0, C0, G_S, 1.0, .5, .004)
    o.box(-.4, -.4, 3.36, UX0 - .05, 9.2, 3.42); m.box(-.42, -.42, 3.42, UX0 - .05, 9.22, 3.45)
    boards(o, 'x', -.4, .02, -.4, UX0, 3.24, 3.42)
    # upper floor front: three bands, the right end still open
    R1, R2 = TOP - .12, C1
    boards(o, 'x', UY0 + .03, .02, UX0, 12.3, C0 + .02, F1 - .01, (), 2.4, 1)
    boards(o, 'x', UY0 + .03, .02, UX0, 13.6, F1, R2, U_S, 1.2, 3, skip=lambda i, j, u, v: u > 13.4)
    boards(o, 'x', UY0 + .03, .02, UX0, 11.1, R2 + .01, R1, (), 2.4, 1)
    boards(o, 'y', UX0 + .055, .02, UY0 + .08, UY1, C0, TOP - .1)
    boards(o, 'y', UX1 - .05, .02, 2.5, UY1, F1, C1, U_E, 1.2, 3)
    boards(o, 'y', UX1 - .05, .02, 3.9, UY1, C0, F1 - .01, (), 2.4, 1)
    boards(o, 'x', UY1 - .075, .02, UX0, UX1, C0, TOP - .1, U_N)
    boards(m, 'x', UY0 + .022, .006, UX0, BX0, C0, TOP - .1, U_S, 20, 1.5, .002)
    boards(m, 'x', UY0 + .022, .006, BX1, 11.6, F1, C1 + .5, U_S, 20, 1.5, .002)
    boards(e, 'x', UY0 - .03, .075, UX0, 4.9, C0, TOP, U_S, 1.0, .5, .004, skip=lambda i, j, u, v: u > 3.9 and j % 2 and v > 5)
    boards(e, 'y', UX0 - .03, .075, UY0, UY1, C0, TOP, (), 1.0, .5, .004)
    # insulation batts visible between studs on the open part
    for i in range(23):
        x = UX0 + i * .6
        if x > 13.3 and x < 15.3 and not (12.0 < x + .3 < 14.9): w.box(x + .07, UY0 + .09, F1 + .05, x + .59, UY0 + .21, C1 - .05)
    for i in range(16):
        y = UY0 + .3 + i * .6
        if y > 0.3 and y < 3.6: w.box(UX1 - .21, y + .07, F1 + .05, UX1 - .09, y + .58, C1 - .05)
    for i in range(7):
        x = 11.1 + i * .6
        w.box(x + .07, 2.95, F1 + .05, x + .58, 3.05, C1 - .05)
    # decks
    o.box(UX0 + .05, UY0 + .05, F1 - .02, UX1 - .05, UY1 - .05, F1)
    o.box(UX0 + .05, UY0 + .05, 6.86, UX1 - 2.5, UY1 - .05, 6.88)
    m.box(UX0 + .05, UY0 + .05, 6.88, 9.5, UY1 - .05, 6.90)
    # blade
    boards(o, 'y', BX1 - .05, .02, BY0, BY1, F0, BZ - .1); boards(o, 'y', BX0 + .03, .02, BY0, BY1, F0, BZ - .1)
    boards(o, 'x', BY0 - .02, .02, BX0 + .03, BX1 - .03, F0, BZ - .1)
    # loggia line
    for a, b in ((UX0 + .35, 3.15), (7.15, 8.15), (10.65, 10.9)):
        boards(o, 'x', -.48, .02, a, b, F1, C1)
    boards(o, 'x', -.48, .02, 3.15, 10.65, C1 - .25, C1)
    # services: duct + pipes seen in the open zone and under the deck
    d = B['steel_dk']
    d.cyl((11.3, 1.2, 6.15), (15.6, 1.2, 6.15), .16, 16)
    d.cyl((13.4, 1.2, 6.15), (13.4, 2.9, 6.15), .13, 14)
    for z in (4.15, 4.27): B['white'].cyl((11.2, 2.9, z), (15.6, 2.9, z), .03, 8)
    for x in (12.2, 14.0): B['white'].cyl((x, 2.9, 4.2), (x, 2.9, 6.3), .03, 8)


def sheath_floor(B, xmax=99):
    B['osb'].box(UX0 + .05, UY0 + .05, F1 - .02, min(12.4, xmax), UY1 - .05, F1)
