"""The skeleton of the villa, a crane landing a roof truss, in the frame of villa-wide.

Home page, comparison.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.studio import skeleton_of

skeleton_of('villa-wide')
