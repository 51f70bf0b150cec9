"""The finished villa from the pool side, golden hour.

Portfolio, residential.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *
from lib import villa

CAM = dict(loc=(-8.9, -10.6, 1.75), target=(3.5, -1.2, 3.15), lens=25.5)


def build(quick):
    M = villa.build(5, quick, CAM, LIGHT['golden'], clear=(-9, -10.6, 1.6))
    people(('stand', (2.6, -3.3, .3), -.5, 0))
    B = Bag()
    for x, y, r, h in ((1.2, -8.5, .24, .56), (1.95, -8.75, .19, .42)):
        B['terracotta'].cyl((x, y, .3), (x, y, .3 + h), r, 24, r * 1.5); B['soil'].cyl((x, y, .26 + h), (x, y, .28 + h), r * 1.4, 20)
    B.flush(M, 'pots')
    for o, at_ in ((agave(M, 4, .56), (1.2, -8.5, .8)), (shrub(M, 9, .34, 900, leaf=(.04, .08)), (1.95, -8.75, .82))):
        for part in o: part.location = at_
    for o, at_ in ((umbrella_pine(M, 4, 8.6, 3.7, 1700), (36, -5.6, 0)), (cypress_tree(M, 1, 7.5, .58, 11000), (31.5, 5.2, 0)),
                   (cypress_tree(M, 2, 8.2, .55, 11000), (34, 4.9, 0)), (cypress_tree(M, 3, 6.2, .5, 9000), (33, 7, 0))):       # the land behind
        for part in o: part.location = at_
    k = Kit()
    stonework(k, 'y', 23, .4, -30, 26, 0, .75, .17, .3, .8, random.Random(3), relief=.03)
    k.done('drystone', M['drystone'], bevel=.02, segs=1)
    M['railglass'].node_tree.nodes['Math'].inputs[1].default_value = .3         # a mirror of trees in the dusk of the sky looks like grain


go(build, expo=.45)
