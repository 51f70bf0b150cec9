"""The villa: one house, one camera, five construction phases. Everything that stands in two phases stands in the
same place, so that the pictures register on each other.
"""
from .life import *


CAM = dict(loc=(27.5, -31.0, 6.4), target=(6.7, -1.0, 3.15), lens=50)
EXPO = .40

# ---- main dimensions -------------------------------------------------------
F0, C0, F1, C1, TOP = .30, 3.24, 3.75, 6.35, 7.0
UX0, UX1, UY0, UY1 = 2.5, 16.0, -2.2, 7.5          # upper box
GX0, GX1, GY0, GY1 = 0.0, 13.0, 0.0, 9.0           # ground floor
BX0, BX1, BY0, BY1, BZ = 7.5, 8.1, -3.0, 3.0, 7.9  # stone blade wall
POOL = (-4.5, 5.5, -7.4, -3.8)
# openings (x0,x1,z0,z1) / (y0,y1,z0,z1)
U_S = [(2.85, BX0, F1, C1), (BX1, 10.9, F1, C1), (12.3, 14.9, 4.3, 6.05)]
U_E = [(-.9, .3, F1, C1), (2.6, 6.2, 5.15, 6.05)]
U_N = [(4, 7, 4.4, 6.1), (10, 12.5, 4.4, 6.1)]
G_S = [(.3, BX0, F0, 3.02), (9.1, 10.5, F0, 2.9), (11.2, 12.4, F0, 2.9)]
G_E = [(1.2, 4.4, F0, 2.9), (6.0, 7.4, 1.6, 2.9)]
G_W = [(1.0, 5.8, F0, 2.95)]
G_N = [(1.5, 5.5, F0, 2.9), (9, 11, 1.6, 2.9)]


# ------------------------------------------------------------------- parts ---
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


def porch_roof(B):
    B['plaster'].panel('z', 3.0, .26, -6.0, -.4, .4, 6.8, [(-5.6, -.7, .8, 6.4)])
    slats(B['timber'], 'z', 3.06, -5.6, -.7, .8, 6.4, w=.06, d=.14, gap=.17)


def porch_wall(B, m='plaster'):
    B[m].box(-6.0, 6.5, F0, .0, 6.8, 3.0)


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


def paving(B, part=None):
    x0, x1, y0, y1 = POOL
    def skip(x, y):
        if x0 - .05 < x < x1 + .05 and y0 - .05 < y < y1 + .05: return True
        if BX0 - .1 < x < BX1 + .1 and y > BY0 - .1: return True
        return part(x, y) if part else False
    E = .3
    # strips arranged around the pool so that joints meet its edges
    for a, b, c, d in ((-7.2, -9.3, x0, 0), (x0, y1, x1, 0), (x0, -9.3, x1, y0), (x1, -9.3, BX0 - .05, 0), (BX0 - .05, -9.3, 16.6, -3.1),
                       (BX1 + .05, -3.1, 16.6, -.05), (13.05, -.05, 16.6, 9.6), (-7.2, 0, -.05, 7)):
        tiles(B['tile'], a, b, c, d, E, .06, (1.0, 1.0), .012, skip)


def loggia_glass(B):
    window(B['graphite'], B['glass'], 'x', -.4, UX0 + .35, BX0, F1 + .02, C1, 3, f=.06)
    window(B['graphite'], B['glass'], 'x', -.4, BX1, 10.9, F1 + .02, C1, 2, f=.06)


def windows(B):
    g, gl = B['graphite'], B['glass']
    window(g, gl, 'x', .12, *G_S[0], 4, f=.055)
    window(g, gl, 'x', .1, *G_S[2], 1, f=.06)
    window(g, gl, 'y', GX1 - .12, *G_E[0], 2)
    window(g, gl, 'y', GX1 - .12, *G_E[1], 1)
    window(g, gl, 'y', .12, *G_W[0], 3)
    window(g, gl, 'x', 8.85, *G_N[0], 3)
    loggia_glass(B)
    window(g, gl, 'x', UY0 + .22, *U_S[2], 2, f=.06)
    window(g, gl, 'y', UX1 - .2, *U_E[0], 1, f=.06)
    window(g, gl, 'y', UX1 - .2, *U_E[1], 3, f=.06)
    # projecting metal reveal around the picture window
    x0, x1, z0, z1 = U_S[2]
    for a in ((x0 - .05, z0 - .05, x1 + .05, z0), (x0 - .05, z1, x1 + .05, z1 + .05), (x0 - .05, z0, x0, z1), (x1, z0, x1 + .05, z1)):
        g.box(a[0], UY0 - .16, a[1], a[2], UY0 + .2, a[3])
    # door
    B['timber'].box(9.16, .08, F0, 10.44, .16, 2.84)
    g.panel('x', .04, .16, 9.1, 10.5, F0, 2.9, [(9.16, 10.44, F0 - .1, 2.84)])
    g.box(9.32, .0, .9, 9.36, .04, 2.2)


def shell_walls(B, m='plaster', soffit=True, cap=True, lit_=True, parts=True):
    """finished upper box, ground floor, roofs"""
    k, e = B[m], .001
    k.panel('x', UY0, .35, UX0 + e, UX1 - e, C0 - .04, TOP, U_S)
    k.panel('y', UX1 - .35, .35, UY0 + e, UY1 - e, C0 - .04, TOP, U_E)
    k.panel('y', UX0, .345, UY0 + e, UY1 - e, C0 - .04, TOP)       # thinner than its corner: no two faces in one plane, they shade each other black
    k.panel('x', UY1 - .35, .35, UX0 + e, UX1 - e, C0 - .04, TOP, U_N)
    i = B['inner']
    i.box(UX0 + .3, UY0 + .3, C0 + .06, UX1 - .3, UY1 - .3, F1)           # floor slab
    i.box(UX0 + .3, UY0 + .3, C1 + .0, UX1 - .3, UY1 - .3, 6.72)               # roof slab
    if soffit:
        slats(B['timberh'], 'z', C0 + .0, UX0 + .35, UX1 - .35, UY0 + .35, 0.0, w=.14, d=.05, gap=.012)
        slats(B['timberh'], 'z', C0 + .0, GX1, UX1 - .35, .0, UY1 - .35, w=.14, d=.05, gap=.012)
        slats(B['timberh'], 'z', C1 - .06, UX0 + .35, 10.9, UY0 + .35, -.45, w=.14, d=.05, gap=.012)
    B['tile'].box(UX0 + .35, UY0 + .35, F1, 10.9, -.45, F1 + .02)
    i = B['lit' if lit_ else 'inner']
    if parts: i.box(10.9, UY0 + .3, F1, 11.05, UY1 - .3, C1)                          # partitions
    i.box(11.0, 2.95, F1, UX1 - .3, 3.07, C1)
    i.box(UX0 + .3, 4.0, F1, 10.95, 4.1, C1)
    # ground floor
    k.panel('x', GY0, .3, GX0 + e, GX1 - e, F0, C0, G_S)
    k.panel('y', GX1 - .3, .3, GY0 + e, GY1 - e, F0, C0, G_E)
    k.panel('y', GX0, .295, GY0 + e, GY1 - e, F0, C0, G_W)
    k.panel('x', GY1 - .3, .3, GX0 + e, GX1 - e, F0, C0, G_N)
    k.box(-.4, -.4, C0, UX0 - .0, 9.2, 3.6)
    k.box(UX0 + .0, UY1 - .01, C0, 13.2, 9.2, 3.6)
    i.box(8.2, 3.2, F0, 8.35, 8.7, C0)
    i.box(8.3, 4.55, F0, 12.7, 4.68, C0)
    # inner linings (so that the rooms glow)
    for a in ((.3, 8.62, F0, 8.2, 8.69, C0), (.31, .31, F0, .36, .98, C0), (8.35, 4.5, F0, 12.69, 4.56, C0), (UX0 + .36, 7.08, F1, 10.9, 7.14, C1)):
        i.box(*a)
    if cap:
        B['steel_dk'].panel('z', TOP, .025, UX0 - .03, UX1 + .03, UY0 - .03, UY1 + .03,
                            [(UX0 + .38, UX1 - .38, UY0 + .38, UY1 - .38)])
    B['white'].box(UX0 + .35, UY0 + .35, 6.72, UX1 - .35, UY1 - .35, 6.76)


def interiors(B, furn=True):
    B['timberh'].box(.3, .3, F0 - .02, 12.7, 8.7, F0 + .01)
    tiles(B['timberh'], UX0 + .35, -.38, 15.6, 7.1, F1 + .02, .03, (1.6, .2), .003)
    if not furn: return
    f, g, w = B['fabric'], B['fabric2'], B['white']
    # living: sofa, rug, table, island, pendants
    f.box(1.2, 3.4, F0, 4.4, 4.3, F0 + .42); f.box(1.2, 4.15, F0 + .4, 4.4, 4.4, F0 + .8)
    f.box(1.0, 2.0, F0, 1.9, 4.4, F0 + .42); f.box(.9, 2.0, F0 + .35, 1.1, 4.4, F0 + .7)
    g.box(1.0, 1.2, F0 + .01, 4.8, 3.6, F0 + .03)
    B['timber'].box(2.4, 2.0, F0 + .28, 3.6, 2.7, F0 + .34)
    B['graphite'].box(5.4, 6.0, F0, 7.6, 6.9, F0 + .9)
    B['timber'].box(5.2, 2.2, F0 + .70, 7.2, 3.1, F0 + .75)
    for x in (5.3, 7.0):
        B['graphite'].box(x, 2.3, F0, x + .06, 3.0, F0 + .7)
    for x in (5.5, 6.2, 6.8):
        for y in (1.85, 3.3):
            g.box(x - .2, y - .2, F0 + .42, x + .2, y + .2, F0 + .47)
            g.box(x - .2, y + (.16 if y > 2.5 else -.2), F0 + .45, x + .2, y + (.2 if y > 2.5 else -.16), F0 + .85)
            for a in (-.17, .15):
                for b in (-.17, .15): B['graphite'].box(x + a, y + b, F0, x + a + .025, y + b + .025, F0 + .43)
    B['timber'].box(3.4, 8.2, F0, 8.1, 8.61, 2.6)      # kitchen wall
    for x in (5.7, 6.3, 6.9):
        B['graphite'].cyl((x, 2.65, 2.15), (x, 2.65, C0), .006, 5)
        B['lamp'].cyl((x, 2.65, 1.95), (x, 2.65, 2.15), .12, 12, .05)
    # upper rooms: bed, headboard, wardrobe
    f.box(4.0, 1.2, F1, 6.0, 3.2, F1 + .5); w.box(3.95, 1.4, F1 + .45, 6.05, 2.6, F1 + .6)
    B['timber'].box(3.2, 3.8, F1, 7.4, 4.0, F1 + 1.2)
    for x in (3.6, 6.5):
        B['lamp'].cyl((x, 3.3, F1 + .7), (x, 3.3, F1 + .95), .11, 12, .07)
    B['timber'].box(8.4, 3.4, F1, 10.6, 3.99, C1 - .2)
    f.box(12.6, .4, F1, 14.4, 2.4, F1 + .5)
    B['timber'].box(12.2, 2.8, F1, 15, 2.95, F1 + 1.2)
    B['lamp'].cyl((13.5, 1.0, 5.55), (13.5, 1.0, 5.8), .2, 14, .08)
    B['graphite'].cyl((13.5, 1.0, 5.8), (13.5, 1.0, C1), .006, 5)
    curtain(B['curtain'], 'x', -.15, 2.95, 4.1, F1 + .03, C1)
    curtain(B['curtain'], 'x', -.15, 6.7, 7.5, F1 + .03, C1)
    curtain(B['curtain'], 'x', .42, .4, 1.3, F0 + .03, C0)
    curtain(B['curtain'], 'x', .42, 6.9, 7.5, F0 + .03, C0)
    curtain(B['curtain'], 'x', UY0 + .5, 14.1, 14.95, F1 + .03, C1)


def lights(B):
    """Luminous ceilings (emission, not sampled as lights: the sun stays the only sampled
    lamp, so everything outside is noise-free)."""
    g = B['glow']
    def c(x0, y0, x1, y1, z): g.quad((x0, y0, z), (x0, y1, z), (x1, y1, z), (x1, y0, z))
    z = C0 - .02
    c(.4, .6, 8.1, 8.5, z); c(8.5, .4, 12.6, 4.4, z)
    z = C1 - .02
    c(UX0 + .5, -.3, 10.8, 3.9, z); c(11.2, UY0 + .5, UX1 - .5, 2.8, z); c(11.2, 3.2, UX1 - .5, UY1 - .5, z)


def blade(B, upto=BZ):
    B['inner'].box(BX0 + .03, BY0 + .03, F0, BX1 - .03, BY1, min(upto, BZ) - .02)
    st = B['stone']
    r = random.Random(11)
    t = BX1 - BX0
    # both long faces + the front end face
    stonework(st, 'y', BX0 - .02, .06, BY0, -.0, F0, min(upto, C0), rng=r)
    stonework(st, 'y', BX1 - .04, .06, BY0, 0, F0, min(upto, C0), rng=r)
    if upto > C0:
        for c in (BX0 - .02, BX1 - .04):
            stonework(st, 'y', c, .06, BY0, UY0 + .0, C0, min(upto, TOP), rng=r)
            stonework(st, 'y', c, .06, UY0, -.4, F1, min(upto, C1), rng=r)
            stonework(st, 'y', c, .06, BY0, BY1, TOP, upto, rng=r)
    stonework(st, 'x', BY0 - .02, .06, BX0 - .0, BX1 + .0, F0, upto, rng=r)
    if upto >= BZ:
        B['stone'].box(BX0 - .03, BY0 - .03, BZ - .0, BX1 + .03, BY1 + .03, BZ + .06)


def screens(B, part=1.0):
    slats(B['timber'], 'x', UY0 + .04, BX1 + .03, BX1 + .03 + (10.87 - BX1) * part, F1 + .02, C1 - .02, w=.05, d=.12, gap=.075)
    for z in (F1 + .02, 5.05, C1 - .08):
        B['graphite'].box(BX1, UY0 + .17, z, 10.9, UY0 + .2, z + .06)
    # ground floor timber cladding
    for a, b in ((BX1 + .02, 9.08), (10.52, 11.18), (12.42, 13.0)):
        slats(B['timber'], 'x', -.045, a, b, F0, C0, w=.07, d=.04, gap=.018)
    slats(B['timber'], 'x', -.045, 9.08, 10.52, 2.92, C0, w=.07, d=.04, gap=.018)
    slats(B['timber'], 'x', -.045, 11.18, 12.42, 2.92, C0, w=.07, d=.04, gap=.018)
    for a, b, z0, z1 in ((0, 1.2, F0, C0), (4.4, 6.0, F0, C0), (7.4, 9.0, F0, C0), (1.2, 4.4, 2.92, C0), (6, 7.4, 2.92, C0), (6, 7.4, F0, 1.58)):
        slats(B['timber'], 'y', GX1 + .005, a, b, z0, z1, w=.07, d=.04, gap=.018)


def railing(B):
    B['railglass'].quad((UX0 + .36, UY0 + .08, F1 + .02), (BX0 - .02, UY0 + .08, F1 + .02), (BX0 - .02, UY0 + .08, 4.8), (UX0 + .36, UY0 + .08, 4.8))
    B['graphite'].box(UX0 + .35, UY0 + .065, 4.78, BX0, UY0 + .095, 4.81)
    # roof terrace rail (left)
    for a, b in (((-.3, -.3), (2.45, -.3)), ((-.3, -.3), (-.3, 9.1))):
        B['railglass'].quad((*a, 3.62), (*b, 3.62), (*b, 4.6), (*a, 4.6))


def terrace_furniture(B):
    f, t, g = B['fabric'], B['timber'], B['graphite']
    for x in (-2.6, -.6, 1.4):            # loungers along the pool
        t.box(x, -3.0, F0 + .22, x + .7, -1.1, F0 + .28)
        f.box(x + .03, -2.95, F0 + .28, x + .67, -1.75, F0 + .37)
        B['fabric.b'].obox((x + .35, -1.42, F0 + .52), (.64, .78, .09), (.55, 0, 0))
        for a in (.06, .6):
            for b in (-2.9, -1.3): t.box(x + a, b, F0, x + a + .05, b + .05, F0 + .24)
    t.box(-4.6, 2.2, F0 + .70, -2.2, 3.2, F0 + .75)       # porch table
    for x in (-4.4, -2.5): g.box(x, 2.3, F0, x + .07, 3.1, F0 + .7)
    for x in (-4.2, -3.4, -2.6):
        for y in (1.9, 3.5):
            f.box(x - .22, y - .22, F0 + .40, x + .22, y + .22, F0 + .46)
            f.box(x - .22, y + (.17 if y > 2.5 else -.22), F0 + .46, x + .22, y + (.22 if y > 2.5 else -.17), F0 + .8)
            for a in (-.18, .16):
                for b in (-.18, .16): g.box(x + a, y + b, F0, x + a + .03, y + b + .03, F0 + .42)
    f.box(3.4, -1.7, F0, 6.4, -.85, F0 + .40); f.box(3.4, -1.05, F0 + .38, 6.4, -.8, F0 + .72)   # outdoor sofa
    t.box(4.2, -2.7, F0 + .26, 5.4, -2.1, F0 + .32)
    B['terracotta'].cyl((6.9, -.9, F0), (6.9, -.9, F0 + .62), .22, 20, .34)
    B['terracotta'].cyl((11.0, -.55, F0), (11.0, -.55, F0 + .62), .2, 20, .3)


def beds(B):
    """planting beds"""
    for x0, y0, x1, y1 in BEDS:
        B['soil'].box(x0, y0, -.1, x1, y1, .05)


BEDS = [(17.2, -8.5, 19.6, 9.0), (-11, -12.0, 7.6, -9.9), (-9.4, -9.0, -7.5, 6.0)]


def garden(M, P, level, hero=False, cam=CAM, clear=None):
    """level 0: existing trees only (all phases), 1: started, 2: full; clear: (x, y, radius) left unplanted.
    Returns what was planted anew."""
    def pl(q, loc, *a):
        if clear and math.hypot(loc[0] - clear[0], loc[1] - clear[1]) < clear[2]: return []
        return plant(q, loc, *a)
    # existing trees: constant in all phases
    if not hero:
        pl(P['pine'], (-11.5, 16, 0), 1.0, 1.12); pl(P['pine'], (20.0, 19, 0), 2.6, 1.0); pl(P['pine'], (-22, 24, 0), 4.0, 1.1)
    for i, (x, y, s) in enumerate(((-6.5, 13.5, 1.0), (-4.9, 14, 1.15), (-3.4, 13.6, .92), (10.2, 14.5, 1.12), (11.7, 15, .95), (26.5, 17, .9))):
        pl(P['cypress'][i % 2], (x, y, 0), i * 1.3, s)
    if not hero: pl(P['olive'][0], (-16, 6, 0), .4, 1.15)
    pl(P['olive'][1], (31, 8, 0), 2.0, 1.05)
    if not hero: pl(P['olive'][1], (-20.5, -4.0, 0), 3.0, 1.1)
    pl(P['pine'], (-8.5, -25, 0), .5, 1.05); pl(P['olive'][0], (4.5, -24.5, 0), 2.2, 1.1)   # off-frame, only their shadows show
    k = Kit()                                                     # dry-stone boundary wall
    stonework(k, 'x', 12.2, .45, -15.0, 23.5, 0, 1.15, .17, .3, .8, random.Random(2), relief=.03)
    stonework(k, 'y', 23.1, .45, 12.6, 26.0, 0, 1.15, .17, .3, .8, random.Random(3), relief=.03)
    k.done('drystone', M['drystone'], bevel=.02, segs=1)
    hills(cam['loc'], (cam['target'][0] - cam['loc'][0], cam['target'][1] - cam['loc'][1]))
    r = random.Random(5)
    for i in range(16):
        x, y = r.uniform(-30, 36), r.uniform(14, 26)
        pl(P['shrub'][i % 2], (x, y, 0), None, r.uniform(1.0, 2.2))
    before = set(bpy.context.scene.objects)
    if level >= 1:
        pl(P['olive'][0], (20.6, 3.0, .05) if hero else (18.6, -4.2, .05), 1.1, .88)
        pl(P['olive'][1], (-9.0, -10.6, .05), 5.0, .95)
    if level >= 2:
        if not hero: pl(P['olive'][1], (18.3, 4.6, .05), 4.2, .80)
        for i in range(7):
            pl(P['agave'], (r.uniform(-10.6, 7.2), r.uniform(-11.8, -10.2), .04), None, r.uniform(.8, 1.35))
        for x0, y0, x1, y1 in BEDS:
            n = int((x1 - x0) * (y1 - y0) * 1.9)
            for i in range(n):
                x, y = r.uniform(x0 + .2, x1 - .2), r.uniform(y0 + .2, y1 - .2)
                t = r.random()
                q = P['grass'] if t < .40 else P['lav'] if t < .72 else P['small'] if t < .96 else P['agave']
                pl(q, (x, y, .04), None, r.uniform(.75, 1.25))
        for x, y, s in ((17.6, -7.6, 1.3), (8.2, -11.4, 1.0), (-11.4, -10.4, 1.4), (19.8, -8.6, .8), (7.9, -10.4, .6)):
            pl(P['rock'], (x, y, .0), None, s)
        for x, y in ((6.9, -.9), (11.0, -.55)):
            pl(P['small'], (x, y, F0 + .6), None, .9)
        pl(P['cypress'][1], (19.0, 8.4, 0), 2, .62); pl(P['cypress'][0], (18.2, 9.6, 0), 4, .7)
    elif level == 1:
        for i in range(16):
            x0, y0, x1, y1 = BEDS[i % 3]
            q = (P['small'], P['lav'], P['agave'])[i % 3]
            pl(q, (r.uniform(x0 + .3, x1 - .3), r.uniform(y0 + .3, y1 - .3), .04), None, r.uniform(.8, 1.1))
    return [o for o in bpy.context.scene.objects if o not in before]


def prototypes(M, quick=False):
    q = .5 if quick else 1
    P = dict(
        olive=[olive_tree(M, 3, 4.2, int(13000 * q)), olive_tree(M, 8, 4.4, int(13000 * q), name='olive2')],
        cypress=[cypress_tree(M, 1, 7.5, .58, int(11000 * q)), cypress_tree(M, 2, 8.2, .55, int(11000 * q), 'cypress2')],
        pine=umbrella_pine(M, 4, 8.6, 3.7, int(1700 * q)),
        shrub=[shrub(M, 1, .8, 2600), shrub(M, 2, .7, 2200, 'olive')],
        small=shrub(M, 5, .36, 900, 'shrub', leaf=(.04, .08)),
        lav=grass_tuft(M, 3, .5, 150, 'lavender', .55, 'lav'),
        grass=grass_tuft(M, 4, .75, 150, 'grass', .6),
        agave=agave(M, 1, .62), rock=rock(M, 3, .5))
    for v in P.values():
        for o in v:
            proto(o)
    return P


# ------------------------------------------------------------- site phases ---
def site_works(B, M, ph):
    """materials, people and plant on the building site"""
    pt, pal = B['steel.site'], B['timber.pal']
    if ph == 1:
        S, p = B['steel_dk'], B['white']
        for a, b in (((4.4, .15), (13, .15)), ((12.85, .3), (12.85, 8.7)), ((4.4, 8.85), (13, 8.85)), ((8.3, 3.2), (8.3, 8.7)),
                     ((8.3, 4.6), (12.7, 4.6)), ((7.6, -2.9), (7.6, -.2)), ((8.0, -2.9), (8.0, -.2))):
            anchor_bolts(B['graphite'], S, a, b, F0 - .012, .6, .26)
        h = B['accent']                       # first bottom tracks
        for a, b in (((8.2, .15), (12.99, .15)), ((12.85, .3), (12.85, 8.7))):
            h.track((*a, F0 + .0), (*b, F0 + .0), (0, 0, 1), .16, .07)
        pt.track((8.3, 4.6, F0), (12.7, 4.6, F0), (0, 0, 1), .16, .06)
        fw = B['timber']                      # formwork left in place
        for x in [i * 1.6 for i in range(8)]:
            fw.box(x - .06, -.10, -.05, x + 1.5, -.055, .34)
            fw.box(x + .2, -.16, -.05, x + .26, -.10, .30); fw.box(x + 1.2, -.16, -.05, x + 1.26, -.10, .30)
        for y in [i * 1.6 for i in range(5)]:
            fw.box(13.055, y, -.05, 13.1, y + 1.5, .34)
            fw.box(13.1, y + .3, -.05, 13.16, y + .36, .3); fw.box(13.1, y + 1.2, -.05, 13.16, y + 1.26, .3)
        for x, y in ((5.6, 5), (5.9, 5), (6.2, 7.2), (10, 7), (10.3, 7), (11.6, 6.2)):   # services
            p.cyl((x, y, F0 - .1), (x, y, F0 + .55), .06, 12)
        for x, y in ((-5.85, .55), (-5.85, 6.65), (-3.1, .55)):
            B['concrete'].box(x - .4, y - .4, -.1, x + .4, y + .4, .22)
            anchor_bolts(B['graphite'], S, (x - .14, y), (x + .14, y), .22, .2, .2)
        for x, y in ((-1, -1.2), (14.4, -1.2), (14.4, 10.2), (-1, 10.2)):             # batter boards
            for a in ((0, 0), (.9 if x < 5 else -.9, 0), (0, .9 if y < 5 else -.9)):
                fw.box(x + a[0] - .03, y + a[1] - .03, 0, x + a[0] + .03, y + a[1] + .03, .85)
            fw.box(x - .05, y - .02, .66, x + (1 if x < 5 else -1), y + .02, .8)
            fw.box(x - .02, y - .05, .66, x + .02, y + (1 if y < 5 else -1), .8)
        for a, b in (((-1, -.7, .8), (14.4, -.7, .8)), ((13.9, -1.2, .8), (13.9, 10.2, .8))):
            B['accent.s'].cyl(a, b, .007, 5)
        people(('stand', (10.9, 2.2, F0), -.6, 0), ('work', (13.7, 3.4, .05), 1.6, 1), ('walk', (15.6, -5.6, .02), -1.0, 2),
               ('stand', (11.5, 2.6, F0), 2.0, 3), site=True)
    if ph in (1, 2):
        for i, (x, y, a) in enumerate(((15.4, -7.7, .12), (15.9, -6.6, .06), (15.3, -5.4, -.04))):
            if ph == 2 and i == 1: continue
            pallet(pal, x + .4, y - .1, .02, 1.0, .8, a); pallet(pal, x + 2.8, y - .05, .02, 1.0, .8, a)
            c_bundle(pt, x, y, .17, 4.4, 8, 4 if i != 1 else 3, a)
    if ph == 2:
        h = B['accent']
        # roof truss being landed, hanging from a crane
        x = UX1 - 1.5
        top = 8.75
        truss(h, (x, UY0, top), (x, UY1, top), .5)
        mid = (UY0 + UY1) / 2
        g = B['graphite']
        hook = (x, mid, top + 3.0)
        for y in (UY0 + 2.2, UY1 - 2.2): g.cyl((x, y, top), hook, .018, 6)
        g.cyl(hook, (x, mid, top + 30), .03, 6)
        g.box(x - .12, mid - .12, top + 2.85, x + .12, mid + .12, top + 3.4)
        g.cyl((x, UY0 + .3, top - .5), (x + 1.4, UY0 - 3.5, 1.6), .01, 5)
        people(('work', (x + 1.4, UY0 - 3.9, .26), 3.14 + .2, 0), ('work', (12.6, 2.2, F1), -1.2, 1), ('stand', (9.2, .6, F1), .6, 2),
               ('walk', (3.0, -1.6, .26), 1.4, 3), ('work', (5.0, -.35, .26), 3.1, 1), site=True)
    if ph in (3,):
        for x, y, n in ((17.0, -7.0, 26), (17.3, -5.0, 14)):
            pallet(pal, x, y, .02, 2.4, 1.2, .1); o = B['osb']
            for i in range(n): o.obox((x + 1.15, y + .72, .17 + i * .022), (2.44, 1.22, .019), (0, 0, .1 + .012 * ((i * 7) % 5 - 2)))
        pallet(pal, 13.6, -7.4, .26, 1.2, 1.2, -.1)
        w = B['wool.p']
        for i in range(3):
            for j in range(2): w.box(13.6 + j * .62, -7.4, .42 + i * .42, 14.18 + j * .62, -6.2, .42 + i * .42 + .39)
        scaffold(B['steel_dk'], B['deck'], 10.9, 16.4, UY0 - .35, .26, (2.6, 4.6), 7.3)
        people(('work', (12.2, UY0 - .8, 4.68), 3.14, 1), ('work', (14.6, UY0 - .8, 2.68), 3.0, 2),
               ('walk', (9.8, -6.4, .26), 2.2, 0), ('stand', (4.4, -1.2, .26), .8, 3), site=True)
    if ph == 4:
        for x, y, n in ((14.2, -7.6, 8), (12.6, -7.9, 5)):
            pallet(pal, x, y, .26, 1.1, 1.1, .0)
            for i in range(n): B['tile.s'].box(x + .03, y + .03, .40 + i * .065, x + 1.03, y + 1.03, .40 + i * .065 + .055)
        people(('work', (8.9, -5.6, .26), -1.2, 0), ('walk', (17.0, -7.2, 0), -.6, 2), ('stand', (3.4, -1.9, F0), 1.0, 3), site=True)
    if ph == 5:
        people(('walk', (11.6, -4.6, F0), 2.6, 1), ('stand', (5.0, -1.3, F1), .2, 4))


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


# ------------------------------------------------------------------- build ---
SUN = {1: dict(), 2: dict(), 3: dict(), 4: dict(),
       5: dict(sun=5.5, sun_col='#FFCD98', fill=.44, zenith='#93AECB', horizon='#F6DDBF',
               bg_low='#EAD9C0', bg_mid='#F3E4CE', bg_high='#8DB4CE')}


def base(ph, quick=False, light=None, **over):
    reset()
    M = materials()
    kw = dict(elev=25, azim=-131, sun=5.2, fill=.50, bg=2.2, bg_low='#E9DCC9', bg_mid='#EFE7DB', bg_high='#86B4D2')
    kw.update(light or SUN.get(ph, {}))
    kw.update(over)
    sun_and_sky(**kw)
    pit = (POOL[0] - .2, POOL[1] + .2, POOL[2] - .2, POOL[3] + .2)
    ground(M['sand'], hole=pit)
    P = prototypes(M, quick)
    return M, P


def build(ph, quick=False, cam=CAM, light=None, clear=None):
    M, P = base(ph, quick, light)
    M['rust'] = matte('rust', '#8A5A44', rough=.9)
    B = Bag()
    site_works(B, M, ph)
    if ph == 1:
        slab(B, 4.2)
        B['membrane'].box(-.05, -.05, 0, 4.2, 9.05, .06)
        rebar(B['rust'], .05, .05, 4.5, 8.95, .13, .2, .009)
        rebar(B['rust'], .05, .05, 4.5, 8.95, .23, .2, .009)
        for i in range(3):
            flat_panel(B['steel'], 8.6 + i * .15, -4.4 - i * .1, .30 + i * .17, 3.6 if i else 4.2, 2.6, .04 * i, [(1.2, 2.4, .9, 2.0)] if i == 1 else ())
        for x in (8.9, 10.6, 12.3): B['timber.pal'].box(x, -7.0, .03, x + .12, -4.4, .2)
        pool(B, False, False)
        B['gravel'].panel('z', .0, .03, -7.2, 17.6, -9.6, 11.0, [(POOL[0] - .2, POOL[1] + .2, POOL[2] - .2, POOL[3] + .2)])
        # spoil heap
        for x, y, s in ((-9.0, -6.5, 2.0), (-10.6, -5.4, 1.5), (-9.9, -8.0, 1.4)):
            o = rock(M, int(x * 3), 1.0, 'spoil')[0]
            o.data.materials[0] = M['soil']; o.location = (x, y, -.12); o.scale = (s, s, s * .75)
        garden(M, P, 0)
    if ph in (2, 3):
        slab(B); plinth(B); pool(B, False, False)
        steel(B, B['accent'] if ph == 2 else None, skip_roof=(21,) if ph == 2 else ())
        porch_frame(B, 'steel')
        k = B['steel']
        for y in (.6, 6.6): k.cstud((-6, y, 3.1), (-.4, y, 3.1), (0, 1 if y < 2 else -1, 0), .26, .08)
        for i in range(10): k.cstud((-5.9 + i * .6, .6, 3.1), (-5.9 + i * .6, 6.6, 3.1), (1, 0, 0), .18, .05)
        if ph == 2: sheath_floor(B)
        if ph == 3: sheathing(B)
        garden(M, P, 0)
    if ph == 4:
        slab(B); plinth(B); pool(B, True, False)
        shell_walls(B); windows(B); interiors(B, furn=False); porch_frame(B); porch_roof(B); porch_wall(B)
        blade(B, 4.6)
        screens(B, .45)
        paving(B, lambda x, y: (x > 9.5 and y < -4.5) or (x > 5.5 and y < -6.5) or x < -4.5)
        beds(B); lights(B); garden(M, P, 1)
    if ph == 5:
        slab(B); plinth(B); pool(B, True, True)
        shell_walls(B); windows(B); interiors(B); porch_frame(B); porch_roof(B); porch_wall(B)
        blade(B); screens(B); railing(B); paving(B); terrace_furniture(B)
        beds(B); lights(B); garden(M, P, 2, cam=cam, clear=clear)
    B.flush(M, 'p%d' % ph)
    camera(**cam)
    return M


def phase(ph):
    """build one phase and render it; all five have the same size and camera"""
    build(ph, quick())
    quiet_lamps()
    finish((2100, 1312), spp=60 if ph == 5 else 46, threshold=.022, nlm=3.4, specks=1 if ph == 5 else 0, exposure=EXPO + (-.08 if ph == 5 else 0))
