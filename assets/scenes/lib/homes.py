"""The portfolio and home pictures: light presets, their palette, the sea.

A script defines build(quick) and ends with go(build, ...).
"""
from .life import *
from .kit import Bag as _Bag


class Bag(_Bag):
    BEV = {**_Bag.BEV, 'whitewash': .02, 'zinc': .006, 'context': .05, 'floor': 0, 'drystone': .02, 'gravel': 0}


LIGHT = dict(
    afternoon=dict(elev=27, azim=-131, sun=5.3, sun_col='#FFD6A8', fill=.50, zenith='#93AECB', horizon='#F6E4CC',
                   bg=2.2, bg_low='#E9DCC9', bg_mid='#EFE7DB', bg_high='#86B4D2'),
    golden=dict(elev=13, azim=-118, sun=5.0, sun_col='#FFB878', fill=.42, zenith='#8FA8C8', horizon='#F7D9B4',
                bg=2.1, bg_low='#EBD3B2', bg_mid='#F3DFC2', bg_high='#8FB2CC'),
    morning=dict(elev=31, azim=118, sun=5.0, sun_col='#FFE3C2', fill=.58, zenith='#9DB7CC', horizon='#F3E8D8',
                 bg=2.2, bg_low='#E4DED2', bg_mid='#ECE8E0', bg_high='#8DB8D2'),
    dusk=dict(elev=6, azim=-112, sun=.8, sun_col='#FFA676', angle=8, fill=.46, zenith='#7F9AC2', horizon='#E2B79A', bounce='#7E7A80',
              bg=.95, bg_low='#DDB796', bg_mid='#EFCBA6', bg_high='#7396C0', bg_top=.46),
)


def go(build, size=(2016, 1344), spp=18, expo=.40, thr=.04, clamp=2.5, nlm=4.6, bounces=4, ao=(2.5, .75), specks=1):
    build(quick())
    quiet_lamps()
    fast_gi(*ao)
    finish(size, spp=spp, threshold=thr, exposure=expo, clamp=clamp, nlm=nlm, bounces=bounces, specks=specks)


def mats(lamp=1.0, glowcol=('#FFD2A0', '#FFCB98', '#FFD9B4')):
    """shared palette + a few more; lamp scales everything that glows"""
    M = materials()
    M.update(
        zinc=matte('zinc', '#68747C', rough=.42, spec=.5, metallic=.35, var=.03),
        whitewash=matte('whitewash', '#EFEAE0', rough=.95, spec=.1),
        oak=leafmat('oak', '#5F7338', '#7F8F58', trans=.28, var=.32),
        aleppo=leafmat('aleppo', '#566B3A', trans=.22, var=.34),
        palm=leafmat('palm', '#6E8148', trans=.3, var=.25),
        asphalt=matte('asphalt', '#8E8A85', rough=.95, spec=.15, noise_scale=9, noise_amt=.06, bump=.1),
        context=matte('context', '#E6DFD3', rough=.95, spec=.05),
        litA=lit('litA', '#EBDDC6', glowcol[0], .95 * lamp), litB=lit('litB', '#EBDDC6', glowcol[1], .5 * lamp),
        litC=lit('litC', '#DCD3C4', glowcol[2], .16 * lamp), litD=lit('litD', '#C9C2B6', '#9FB0C2', .03 * lamp),
        floor=matte('floor', '#B59774', rough=.6, spec=.25),
    )
    M['lamp'] = emit('lamp2', '#FFC887', 7.0 * max(1, lamp * .7))
    M['glow'] = emit('glow2', '#FFC98F', 1.4 * lamp)
    return M


def sea(mat, z=-30, size=9000):
    k = Kit()
    k.quad((-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z))
    return k.done('sea', mat, recalc=False)


def far_cam(cam):
    cam.data.clip_end = 20000
    return cam
