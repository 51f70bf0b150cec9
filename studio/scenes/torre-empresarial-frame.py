"""The two new storeys of torre-empresarial as their steel frame, from the same camera.

Portfolio, comparison.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.homes import skeleton_of

skeleton_of('torre-empresarial')
