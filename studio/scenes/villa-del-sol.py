"""The finished villa from beyond the pool, late afternoon, two people at the water.

Portfolio, residential.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import *
from lib import villa

CAM = dict(loc=(-7.2, -12.6, 1.9), target=(4.4, 3.6, 3.35), lens=29)
DAY = dict(elev=24, azim=-116, sun=5.4, sun_col='#FFE6CC', fill=.58, zenith='#9DB9D4', horizon='#F1EBE0', bounce='#CDBFAA',
           bg=2.2, bg_low='#E6E2DA', bg_mid='#E3E8EA', bg_high='#88B4D4')


def build(quick):
    M = villa.build(5, quick, CAM, DAY, clear=(-7.2, -12.6, 3.6), frame=skeleton())
    if skeleton(): people(('work', (6.2, -.9, .3), 3.1, 0), ('stand', (5.2, -2.2, .3), -1.2, 1), ('work', (12.2, 1.0, 3.75), -1.2, 2), site=True)
    else: people(('sit', (4.2, -1.32, .24), -.35, 0), ('sit', (5.3, -1.30, .24), .5, 3))
    k = Kit()
    stonework(k, 'y', 23, .4, -30, 26, 0, .75, .17, .3, .8, random.Random(3), relief=.03)
    k.done('drystone', M['drystone'], bevel=.02, segs=1)
    M['railglass'].node_tree.nodes['Math'].inputs[1].default_value = .3         # a mirror of trees in the dusk of the sky looks like grain


go(build, expo=.38, spp=14)
