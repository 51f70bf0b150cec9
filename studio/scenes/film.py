"""Thirteen seconds of stop-motion: the villa is built, from the bare plot to the lit house, and the plot returns.

Same house, same camera as the five phases. `--out FOLDER`: one PNG a frame; frames that are there stay, so that an
interrupted run goes on where it stopped. `--frames 40,80`: only these.
"""
import os, shutil, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.motion import *
from lib.patch import border, paste, pixels, save, touched
from lib.villa import *

FRAMES, BEATS = 104, 136         # the story is told in beats: every number below is one
BUILT, DUSK, LIT, DARK, GONE, MORNING = 92, 100, 104, 121, 125, 135       # moments of the light; DARK to GONE: the house dissolves

DAY = dict(elev=25, azim=-131, sun=5.2, sun_col='#FFE0B8', fill=.50, zenith='#9DB7CC', horizon='#F3E4CF', bounce='#CDBCA3', bg=2.2,
           bg_low='#E9DCC9', bg_mid='#EFE7DB', bg_high='#86B4D2', hill_near='#CFCBC2', hill_far='#CDD3D5', rooms=.3, lamps=0)
LOW = dict(DAY, elev=8, azim=-122, sun=3.2, sun_col='#FF9C5C', fill=.40, bg=1.5, bg_low='#F0BE94', bg_mid='#EFCFAE', bg_high='#6F93BC',
           hill_near='#CDAE9E', hill_far='#C2AAA6', rooms=.7, lamps=.2)
BLUE = dict(LOW, elev=2, azim=-118, sun=0, fill=.42, zenith='#5F83B5', horizon='#B9A6B4', bounce='#77737F', bg=.85, bg_low='#EBB38C',
            bg_mid='#D6B0A2', bg_high='#50719C', hill_near='#9A8C98', hill_far='#A5929B', rooms=1.7, lamps=1)
NIGHT = dict(BLUE, fill=.24, zenith='#46608F', horizon='#56688F', bounce='#4A5068', bg=.30, bg_low='#66739A', bg_mid='#5A6C94', bg_high='#2F4468',
             hill_near='#58658A', hill_far='#62709A', rooms=.01, lamps=0)
DAWN = dict(DAY, elev=7, azim=-146, sun=1.6, sun_col='#FFB98A', fill=.38, bg=1.25, zenith='#7F9AC2', horizon='#E8C4AC', bounce='#9A8E88',
            bg_low='#F0D2BA', bg_mid='#EBD8C8', bg_high='#7DA0C6', hill_near='#C7B8B4', hill_far='#C4BFC4')
MOMENTS = [(0, DAY), (BUILT, DAY), (DUSK - 2, LOW), (LIT, BLUE), (DARK - 5, BLUE), (DARK, NIGHT), (GONE, NIGHT), (GONE + 4, DAWN), (MORNING, DAY), (999, DAY)]


def fresh(make):
    """the objects that make() adds to the scene, and what it returns"""
    before = set(bpy.context.scene.objects)
    out = make()
    return [o for o in bpy.context.scene.objects if o not in before], out


def bag(*makers):
    """a bag filled by these functions"""
    B = Bag()
    for make in makers: make(B)
    return B


def sort(whole, kind):
    """the parts of a bag in several, by what kind(lowest corner, highest corner) says of each"""
    out = {}
    for name, kit in whole.items():
        for vs, fs in parts(kit):
            axes = list(zip(*(kit.v[i] for i in vs)))
            new = {v: i for i, v in enumerate(vs)}
            one = out.setdefault(kind(V(map(min, axes)), V(map(max, axes))), Bag())
            one[name]._add([kit.v[i] for i in vs], [tuple(new[i] for i in kit.f[f]) for f in fs])
    return out


def groundworks(S, M):
    earth, walls = dig(M['sand'])
    S.slide([earth], 5, 10, (0, 0, 0)); S.pieces[-1].pose = lambda f: Matrix.Translation((0, 0, -1.75 * ease(min(1, max(0, f - 5) / 5)))) if f < 13 else None
    S.show([walls], 5, 13)
    heap = []
    for x, y, s in ((-9.0, -6.5, 2.0), (-10.6, -5.4, 1.5), (-9.9, -8.0, 1.4)):
        o = rock(M, int(x * 3), 1.0, 'spoil')[0]
        o.data.materials[0] = M['soil']
        o.location, o.scale = (x, y, -.12), (s, s, s * .75)
        heap.append(o)
    S.grow(heap, 9, 11, leave=84)
    pad = Bag()
    pad['gravel'].panel('z', 0, .03, -7.1, 16.5, -9.2, 9.5, [(POOL[0] - .2, POOL[1] + .2, POOL[2] - .2, POOL[3] + .2)])
    S.slide(list(pad.flush(M, 'pad').values()), 4, 7, (0, 0, -.06))
    S.slide(list(bag(lambda B: pool(B, False, False)).flush(M, 'pit').values()), 9, 13, (0, 0, -1.4), leave=84)
    # setting out, formwork and what is cast in, of phase 1, without its people. Once the slab is there nothing may rise
    # over it that it has covered: the formwork sinks into the ground, and the anchors stay until the walls hide them.
    W = Bag()
    crew, _ = fresh(lambda: site_works(W, M, 1))
    W.pop('accent')                                     # its tracks are there twice: they come with the frame
    stacks = sort(Bag({k: W.pop(k) for k in ('steel.site', 'timber.pal')}), lambda lo, hi: hi.y < 0)[True]
    S.fly(stacks, 10, 16, start=(5, -3, 1.6), leave=46, cell=5, tilt=.04)
    S.fly(Bag({k: W.pop(k) for k in ('timber', 'accent.s')}), 6, 11, start=(0, 0, -1.2), leave=19)
    rods = Bag()
    for z in (.13, .23): rebar(rods['rust'], .05, .05, 12.95, 8.95, z, .4, .012)
    S.fly(rods, 9, 12, covered=17, start=(0, 0, 1.6), cell=3)
    S.slide(list(bag(slab).flush(M, 'slab').values()), 12, 16, (0, 0, -.62))
    S.fly(W, 16, 18, start=(0, 0, 1.2), covered=77, cell=3)
    S.grow(crew, 16, 18, leave=24)
    S.slide(list(bag(plinth).flush(M, 'plinth').values()), 26, 30, (0, 0, -.68))


def dig(mat):
    """the earth that is dug out for the pool, and the walls it leaves"""
    x0, x1, y0, y1 = POOL[0] - .2, POOL[1] + .2, POOL[2] - .2, POOL[3] + .2
    k, w = Kit(), Kit()
    k.box(x0, y0, -.05, x1, y1, 0)
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        w.quad((*a, -1.8), (*b, -1.8), (*b, 0), (*a, 0))
    return k.done('earth', mat), w.done('walls', mat)


def skeleton(S, M):
    def member(lo, hi):
        if BX0 <= lo.x and hi.x <= BX1 + .05 and hi.y <= BY1 + .05 and (hi.z > 7 or lo.y < UY0 - .1 or hi.z - lo.z > 5): return 'fin'
        if hi.z < F0 + .1: return 'tracks'
        if hi.z < C0 + .1 and lo.z < C0 - .2: return 'low'
        if hi.z < F1 + .02: return 'deck'
        return 'roof' if lo.z > C1 - .05 and hi.z > C1 + .2 else 'high'
    frame = sort(bag(lambda B: steel(B, None, skip_roof=(21,))), member)
    hot = M['accent']
    S.fly(frame['tracks'], 22, 26, hot=hot, covered=77, start=(0, 0, 2))
    S.fly(frame['low'], 26, 35, hot=hot, covered=77)
    S.fly(frame['deck'], 34, 41, hot=hot, covered=77, cell=.6, start=(2.4, -.6, 3))
    S.fly(bag(sheath_floor), 41, 43, covered=77, start=(0, 0, 2))
    S.fly(frame['high'], 42, 51, hot=hot, covered=77)
    S.fly(frame['fin'], 43, 50, hot=hot, along=(0, .2, 1), covered=77)
    S.fly(frame['roof'], 51, 58, hot=hot, cell=.6, covered=77, start=(2.4, -.6, 3.4))
    last = Bag()
    truss(last['steel'], (UX1 - 1.5, UY0 + .08, 6.86), (UX1 - 1.5, UY1 - .08, 6.86), .5)
    S.fly(last, 60, 60, hot=hot, cell=40, covered=77, start=(0, 0, 5), tilt=.1)
    S.fly(bag(lambda B: porch_frame(B, 'steel')), 40, 44, hot=hot, covered=77)
    S.fly(bag(porch_frame), 77, 80, start=(0, 0, .6))


def builders(S, M):
    """people of phases 2 and 3, boards on pallets, scaffold"""
    crew, _ = fresh(lambda: site_works(Bag(), M, 2))
    S.grow(crew, 44, 47, leave=57)
    W = Bag()
    crew, _ = fresh(lambda: site_works(W, M, 3))
    S.fly(W, 54, 61, start=(2, -2, 2.4), cell=2.5, leave=74)
    S.grow(crew, 59, 63, leave=72)


def closing(S, M):
    """boards, insulation and render, one behind the other from left to right"""
    def layer(b, mat, off, t, w, h):
        k, y, x, e = b[mat], UY0 + off, UX1 - off - t, GX1 - off - t
        boards(k, 'x', y, t, UX0, UX1, C0 - .02, F1, (), w, h)
        boards(k, 'x', y, t, UX0, UX1, F1, C1, U_S, w, h)
        boards(k, 'x', y, t, UX0, UX1, C1, TOP - .04, (), w, h)
        boards(k, 'y', x, t, UY0 + off, UY1, C0 - .02, F1, (), w, h)
        boards(k, 'y', x, t, UY0 + off, UY1, F1, C1, U_E, w, h)
        boards(k, 'y', x, t, UY0 + off, UY1, C1, TOP - .04, (), w, h)
        boards(k, 'y', UX0 + off, t, UY0 + off, UY1, C0, TOP - .04, (), w, h)
        boards(k, 'x', GY0 + off, t, GX0, GX1, F0, C0, G_S, w, h)
        boards(k, 'y', e, t, GY0 + off, GY1, F0, C0, G_E, w, h)
        boards(k, 'y', GX0 + off, t, GY0 + off, GY1, F0, C0, G_W, w, h)
    out = dict(along=(1, .25, -.15), start=(1.3, -2.2, .5), covered=77)
    osb, eps, coat = Bag(), Bag(), Bag()
    layer(osb, 'osb', .056, .018, 1.2, 2.5)
    layer(eps, 'epsg', .006, .045, 1.0, .5)
    k = coat['plaster']
    boards(k, 'x', UY0, .3, UX0, UX1, C0 - .04, TOP, U_S, 1.8, 5, .004)
    boards(k, 'y', UX1 - .3, .3, UY0 + .3, UY1, C0 - .04, TOP, U_E, 1.8, 5, .004)
    boards(k, 'y', UX0, .3, UY0 + .3, UY1, C0 - .04, TOP, (), 1.8, 5, .004)
    boards(k, 'x', GY0, .3, GX0, GX1, F0, C0, G_S, 1.8, 5, .004)
    boards(k, 'y', GX1 - .3, .3, GY0 + .3, GY1, F0, C0, G_E, 1.8, 5, .004)
    boards(k, 'y', GX0, .3, GY0 + .3, GY1, F0, C0, G_W, 1.8, 5, .004)
    lid = Bag()
    boards(lid['osb'], 'z', 6.87, .02, UX0 + .05, UX1 - .05, UY0 + .08, UY1 - .05, (), 1.25, 2.5)
    o = lid['osb']
    boards(o, 'y', BX1 - .05, .02, BY0, BY1, F0, BZ - .1); boards(o, 'y', BX0 + .03, .02, BY0, BY1, F0, BZ - .1)
    boards(o, 'x', BY0 - .02, .02, BX0 + .03, BX1 - .03, F0, BZ - .1)
    S.fly(osb, 58, 66, **out)
    S.fly(lid, 60, 66, along=(1, 0, 0), start=(0, 0, 2.6), covered=77)
    S.fly(eps, 63, 71, **out)
    S.fly(coat, 69, 76, **out)


def home(S, M):
    shell, inside = bag(shell_walls, porch_wall, lambda B: B['inner'].box(BX0 + .03, BY0 + .03, F0, BX1 - .03, BY1, BZ - .02)), bag(interiors)
    inside['lit'].merge(shell.pop('lit')); inside['lit'].merge(inside.pop('curtain'))
    rooms = {k: glowing(M[k.split('.')[0]]) for k in inside if k != 'lamp'}
    for y, z0, z1 in ((-.35, F1, C1), (.35, F0, C0)): inside['lit'].box(BX0 + .02, y, z0, BX0 + .029, BY1, z1)     # the stone wall goes on indoors
    objects = inside.flush({**M, **rooms}, 'rooms').values()
    for o in objects: o.visible_diffuse = False          # rays from outside that find the bright rooms are grain
    S.show([*shell.flush(M, 'home').values(), *objects], 77)
    S.fly(bag(windows), 77, 83, along=(1, .3, -.2), start=(1.2, -2.0, .3), tilt=.05)
    stones = Bag()
    blade(stones)
    stones.pop('inner')
    S.fly(stones, 76, 85, along=(0, .1, 1), start=(-.8, -1.6, .9), cell=1.1)
    S.fly(bag(screens), 79, 86, start=(.5, -1.6, .2), cell=.5)
    S.fly(bag(porch_roof), 79, 83, start=(0, 0, 2.4), cell=1.5)
    S.fly(bag(railing), 84, 86, start=(0, 0, 1.6), cell=9)
    S.show(list(bag(lambda B: pool(B, True, False)).flush(M, 'basin').values()), 84)
    wet = Bag()
    pool(wet, True, True); wet.pop('pooltile')
    S.slide(list(wet.flush(M, 'wet').values()), 86, 91, (0, 0, -1.25))
    S.fly(bag(paving), 79, 88, along=(1, -.8, 0), start=(0, 0, 1.2), cell=2, tilt=.05)
    S.fly(bag(terrace_furniture), 86, 92, start=(0, 0, 2), cell=1.8)
    return list(rooms.values())


def spill():
    """what the rooms and the soffit throw on the terrace at dusk"""
    down, out = (0, 0, 0), (math.radians(66), 0, 0)
    return [area((3.9, -.25, 2.7), (6.5, .7), 130, rot=out), area((5.2, -1.0, 6.2), (4.5, 1.0), 40, rot=down),
            area((11.2, -.9, 3.1), (4.0, .7), 60, rot=down)]


def planting(S, M, P):
    S.slide(list(bag(beds).flush(M, 'beds').values()), 82, 86, (0, 0, -.12))
    S.grow(garden(M, P, 2), 86, 94)
    figures, _ = fresh(lambda: site_works(Bag(), M, 5))
    S.grow(figures, 93, 95)


def stage(quick):
    M, P = base(4, quick)
    M['rust'] = matte('rust', '#8A5A44', rough=.9)
    for n in M['sand'].node_tree.nodes:                 # half the ground's grain costs a third of the frame, and is not seen at this size
        if n.type == 'TEX_NOISE': n.inputs['Detail'].default_value = 3
    S = Stage(M, Bag.BEV)
    groundworks(S, M); skeleton(S, M); builders(S, M); closing(S, M); planting(S, M, P)
    rooms = home(S, M)
    camera(**CAM)
    quiet_lamps(); fast_gi(2.5, .7)
    return S, Daylight(MOMENTS, rooms, spill())


def take(out, size, spp, nlm, box=None):
    """render, or only a box of the frame, and clean up"""
    border(box, size)
    render(out, *size, spp, .06, EXPO, 3.0, 3, least=4)
    post(out, nlm, 1)


def main():
    o = options()
    S, light = stage(o.preview)
    bpy.context.scene.render.use_persistent_data = True
    size, rim = ((640, 400), 24) if o.preview else ((1280, 800), 48)
    file = lambda f: os.path.join(os.path.abspath(o.out), '%04d.png' % f)
    part = os.path.join(os.path.abspath(o.out), 'part.png')
    os.makedirs(o.out, exist_ok=True)
    beat = lambda f: f * BEATS / FRAMES
    dark, gone = (math.ceil(b * FRAMES / BEATS) for b in (DARK, GONE))
    last_light, there = None, {}
    for f in [int(f) for f in o.frames.split(',')] if o.frames else range(FRAMES):
        if dark < f < gone: continue                    # blended below
        now, sky = S.pose(beat(f) if f <= dark else 0), light.at(beat(f))
        moved = [(S.pieces[i].ob, x[i][0]) for i in {*now, *there} for x in (now, there) if i in x and now.get(i) != there.get(i)]
        there = now
        if not os.path.exists(file(f)):
            box, follows = None, sky == last_light and os.path.exists(file(f - 1)) and not o.frames
            if follows and not moved: shutil.copy(file(f - 1), file(f))
            else:
                if follows:
                    box = touched(moved, size, light.direction, rim, 0)
                    if (box[1] - box[0]) * (box[3] - box[2]) > .8 * size[0] * size[1]: box = None
                spp, soft = (10, 3) if o.preview else (40, 3.4) if LIT <= beat(f) <= DARK - 5 else (8, 6)
                take(part, size, spp, soft, box)
                if box: save(paste(pixels(part), pixels(file(f - 1)), box, rim), part)
                os.replace(part, file(f))
            print('FRAME %d of %d %s' % (f + 1, FRAMES, box or ''), flush=True)
        last_light = sky
    if not o.frames:
        for f in range(dark + 1, gone):
            k = ease((f - dark) / (gone - dark))
            save(pixels(file(dark)) * (1 - k) + pixels(file(gone)) * k, file(f))


main()
