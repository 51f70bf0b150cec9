"""The villa: one house, one camera, five construction phases. Everything that stands in two phases stands in the
same place, so that the pictures register on each other.
"""
from .villa_site import *

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
        M['mosaic'] = matte('mosaic', '#A9D3D6', rough=.35, spec=.4, var=.07)
        slab(B); plinth(B); pool(B, False, False); pool_tiles(B)
        shell_walls(B); windows(B); interiors(B, furn=False); porch_frame(B); porch_roof(B); porch_wall(B)
        blade_boards(B); blade(B, F0 + .6 * (BZ - F0), full=False)
        screens(B, upper=False)
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
