"""The finished villa: walls, windows, rooms, stone blade, screens, terrace.
"""
from .villa_structure import *


def porch_roof(B):
    B['plaster'].panel('z', 3.0, .26, -6.0, -.4, .4, 6.8, [(-5.6, -.7, .8, 6.4)])
    slats(B['timber'], 'z', 3.06, -5.6, -.7, .8, 6.4, w=.06, d=.14, gap=.17)


def porch_wall(B, m='plaster'):
    B[m].box(-6.0, 6.5, F0, .0, 6.8, 3.0)


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


def blade_boards(B):
    """the tower's sheathing under its membrane, full height, as it stands behind the stone"""
    o, m, top = B['osb'], B['membrane'], BZ - .1
    for c, d in ((BX0 + .03, -.004), (BX1 - .05, .021)):
        boards(o, 'y', c, .02, BY0 + .02, BY1, F0, top)
        boards(m, 'y', c + d, .003, BY0 + .02, BY1, F0, top, (), 20, 1.5, .004)
    boards(o, 'x', BY0, .02, BX0 + .03, BX1 - .03, F0, top)
    boards(m, 'x', BY0 - .004, .003, BX0 + .025, BX1 - .025, F0, top, (), 20, 1.5, .004)
    o.box(BX0 + .03, BY0, top, BX1 - .03, BY1, top + .02)


def blade(B, upto=BZ, full=True):
    """the stone of the tower; full: with a core as high as the stone"""
    if full: B['inner'].box(BX0 + .03, BY0 + .03, F0, BX1 - .03, BY1, min(upto, BZ) - .02)
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


def screens(B, upper=True):
    """timber slats; upper: those before the upper floor's opening, whose rails are there in any case"""
    if upper: slats(B['timber'], 'x', UY0 + .04, BX1 + .03, 10.87, F1 + .02, C1 - .02, w=.05, d=.12, gap=.075)
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
