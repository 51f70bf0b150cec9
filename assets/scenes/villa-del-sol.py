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
    people(M, [(2.6, -3.3, .3, -.5, 'stand', 'person')])


go(build, expo=.45)
