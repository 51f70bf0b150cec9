"""The finished villa with pool, pine and sky, 3:1.

Home page, comparison.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.villa import *

wide()
