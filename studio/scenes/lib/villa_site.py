"""The building site of the villa in each phase: material, people, scaffold.
"""
from .villa_garden import *


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
