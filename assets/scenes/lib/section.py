""""From frame to home": the finished villa peeled back, layer by layer, to its steel skeleton.
"""
from .villa import *


XP, XE, XM, XO = 11.0, 11.6, 12.2, 13.5     # ends of plaster / EPS / membrane / OSB
XF = 11.0                                      # end of fit-out (floors, ceilings, rooms)

CAMS = dict(
    wide=dict(loc=(31.5, -26.5, 5.6), target=(5.2, 1.0, 3.9), lens=46),
    tall=dict(loc=(33.0, -27.5, 5.6), target=(9.3, 1.0, 4.6), lens=60, dy=.10),
)
SIZES = dict(wide=(2400, 1350), tall=(1600, 2000))


def build_hero(kind, quick):
    M, P = base(5, quick, sun_col='#FFD6A8')
    # 1. everything finished, cut at XP
    B = Bag()
    shell_walls(B, parts=False); interiors(B); blade(B); screens(B); railing(B); porch_roof(B); porch_wall(B)
    windows(B); lights(B)
    B.flush(M, 'home', cut=(None, XP))
    # 2. exterior works, whole
    B = Bag()
    slab(B); plinth(B); pool(B, True, True); porch_frame(B); paving(B); terrace_furniture(B); beds(B)
    B.flush(M, 'ext')
    # 3. wall build-up peeled back layer by layer
    B = Bag()
    o, m, e = B['osb'], B['steel_dk.m'], B['epsg']
    def layers(kit, off, t, x1, bw, bh, y, hol_u, hol_g, stag):
        boards(kit, 'x', UY0 + off, t, XP - .3, x1 + stag[0], C0, F1, (), bw, bh, .006)
        boards(kit, 'x', UY0 + off, t, XP - .3, x1 + stag[1], F1, C1, U_S, bw, bh, .006)
        boards(kit, 'x', UY0 + off, t, XP - .3, x1 + stag[2], C1, TOP - .05, (), bw, bh, .006)
        boards(kit, 'x', GY0 + off, t, XP - .3, min(x1 + stag[3], GX1 - .05), F0, C0, G_S, bw, bh, .006)
    layers(e, .004, .045, XE, .6, .5, 0, 0, 0, (.25, 0, .5, 0))
    layers(m, .050, .003, XM, 30, 3, 0, 0, 0, (.4, 0, .6, .2))
    layers(o, .054, .018, XO, 1.2, 3, 0, 0, 0, (.2, 0, .8, .3))
    # floor and roof build-up
    o.box(XP + .01, UY0 + .25, F1 - .02, 15.7, UY1 - .1, F1 + .003)
    o.box(XP - .02, UY0 + .1, 6.87, XO + .2, UY1 - .1, 6.89)
    m.box(XP - .02, UY0 + .1, 6.89, XM + .2, UY1 - .1, 6.90)
    e.box(XP - .02, UY0 + .1, 6.90, XE + .2, UY1 - .1, 6.98)
    # insulation batts at the transition
    w = B['wool']
    for y0, y1, z0, z1 in ((UY0 + .12, UY0 + .24, F1 + .05, C1 - .05),):
        for i in (15, 16, 17):
            x = UX0 + i * .6
            if x > XP - .1 and x < XO - .4: w.box(x + .06, y0, z0, x + .59, y1, 4.28)
    B.flush(M, 'layers')
    # 4. the skeleton
    B = Bag()
    steel(B, None)
    hot = B['accent']
    B.flush(M, 'frame', cut=(XP - .05, None))
    B = Bag()
    x, top = 14.6, 8.55
    h, g = B['accent'], B['graphite']
    truss(h, (x, UY0, top), (x, UY1, top), .5)
    mid = (UY0 + UY1) / 2
    for y in (UY0 + 2.2, UY1 - 2.2): g.cyl((x, y, top), (x, mid, top + 2.6), .016, 6)
    g.cyl((x, mid, top + 2.6), (x, mid, top + 40), .026, 6)
    g.box(x - .1, mid - .1, top + 2.5, x + .1, mid + .1, top + 2.95)
    # last corner studs being fixed
    for y in (UY0 + .15, UY0 + .75, UY0 + 1.35):
        h.cstud((UX1 - .10, y, F1 + .01), (UX1 - .10, y, C1), (0, 1, 0), .16, .06)
    people(('work', (14.9, -1.2, F1), 1.9, 1), site=True)
    people(('stand', (4.2, -1.5, F1), .2, 4), ('walk', (10.6, -4.6, F0), 2.6, 1))
    B.flush(M, 'site')
    garden(M, P, 2, hero=True)
    camera(**CAMS[kind])


def section(kind):
    """build and render one of the two formats"""
    build_hero(kind, quick())
    quiet_lamps()
    finish(SIZES[kind], spp=30, threshold=.025, nlm=4.0, exposure=EXPO)
