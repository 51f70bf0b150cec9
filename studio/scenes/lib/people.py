"""People: quiet figures in ordinary clothes, and builders with helmet and vest.

A figure is lofted around the joints of its pose, garment by garment; each garment is melted into one skin and gets a
few folds. Which clothes it wears is its look, a number: LOOKS, or CREW on a building site.
"""
from .planting import *

SKIN = ('#C4967A', '#D9B096', '#9A6A4C', '#B98466')
HAIR = dict(dark='#2A211C', brown='#4B3526', fair='#8A6B48', grey='#9A958E')
VEST, BAND, HELMET = '#C4A666', '#DADAD2', ('#F2EFE8', '#D9B25A')

# cut of the top: shirt, jacket, tee; of what is below: trousers, skirt, dress
LOOKS = (
    dict(skin=0, hair='dark', cut='short', top=('shirt', '#E6E0D4'), low=('trousers', '#3C4755'), shoes='#5A4334'),
    dict(skin=1, hair='brown', cut='long', top=('tee', '#7E8C80'), low=('dress', '#7E8C80'), shoes='#B79A78', woman=True),
    dict(skin=3, hair='grey', cut='short', top=('jacket', '#4A545C'), low=('trousers', '#A3937B'), shoes='#3B302A'),
    dict(skin=0, hair='dark', cut='bun', top=('shirt', '#D8C7AE'), low=('trousers', '#56666F'), shoes='#E4DED3', woman=True),
    dict(skin=2, hair='dark', cut='short', top=('tee', '#8C99A3'), low=('trousers', '#4C4A46'), shoes='#D8D2C6'),
    dict(skin=1, hair='fair', cut='long', top=('jacket', '#C7B08E'), low=('skirt', '#5B5F5E'), shoes='#3F352F', woman=True),
    dict(skin=3, hair='brown', cut='short', top=('shirt', '#9FB0BA'), low=('trousers', '#B5A68D'), shoes='#6B5140'),
    dict(skin=2, hair='dark', cut='long', top=('tee', '#EDE6DA'), low=('skirt', '#A9846A'), shoes='#8C7157', woman=True),
)
CREW = (
    dict(skin=3, hair='dark', cut='short', top=('shirt', '#5C6873'), low=('trousers', '#47525D'), shoes='#6A5039', helmet=0),
    dict(skin=0, hair='brown', cut='short', top=('tee', '#C9C2B5'), low=('trousers', '#7C7463'), shoes='#6A5039', helmet=1),
    dict(skin=2, hair='dark', cut='short', top=('shirt', '#8FA0AC'), low=('trousers', '#3F4954'), shoes='#4A3A2D', helmet=0),
    dict(skin=1, hair='brown', cut='bun', top=('shirt', '#747E84'), low=('trousers', '#565B5C'), shoes='#6A5039', helmet=0, woman=True),
)

# joints of the left side and the right: hip, knee, ankle; shoulder, elbow, wrist. It faces -Y.
POSES = dict(
    stand=(((.088, 0, .92), (.10, -.015, .50), (.115, .02, .085)), ((-.088, 0, .92), (-.105, -.01, .50), (-.135, -.05, .085))),
    walk=(((.085, 0, .92), (.09, -.16, .53), (.085, -.24, .09)), ((-.085, 0, .92), (-.09, .07, .50), (-.09, .33, .17))),
    sit=(((.09, 0, .92), (.10, -.43, .90), (.10, -.42, .46)), ((-.09, 0, .92), (-.11, -.43, .90), (-.13, -.36, .46))),      # placed .46 m below the seat
    work=(((.09, 0, .92), (.13, -.06, .50), (.14, .02, .085)), ((-.09, 0, .92), (-.13, .02, .50), (-.15, .10, .085))),
)
ARMS = dict(
    stand=(((.21, .03, 1.16), (.205, -.045, .93)), ((-.215, .04, 1.16), (-.20, -.04, .93))),
    hip=(((.21, .03, 1.16), (.205, -.045, .93)), ((-.33, .08, 1.19), (-.185, -.05, 1.06))),
    folded=(((.235, -.03, 1.17), (-.03, -.175, 1.22)), ((-.235, -.04, 1.15), (.04, -.165, 1.17))),
    pocket=(((.225, .07, 1.17), (.165, -.06, .99)), ((-.215, .04, 1.16), (-.205, -.05, .93))),
    walk=(((.215, .13, 1.18), (.205, .10, .95)), ((-.215, -.07, 1.16), (-.19, -.23, 1.00))),
    sit=(((.23, -.02, 1.17), (.13, -.24, 1.03)), ((-.23, -.02, 1.17), (-.10, -.25, 1.03))),
    work=(((.225, -.19, 1.27), (.13, -.42, 1.36)), ((-.225, -.14, 1.22), (-.11, -.40, 1.20))),
)

# torso from below: height, half width, half depth, and how far it leans back
MAN = ((.84, .142, .102, .01), (.93, .160, .114, .012), (1.04, .146, .102, .0), (1.14, .145, .104, -.008), (1.27, .162, .114, -.005),
       (1.36, .172, .110, .006), (1.42, .156, .090, .014), (1.455, .118, .076, .016), (1.48, .078, .064, .016), (1.50, .060, .058, .014))
WOMAN = ((.84, .150, .110, .012), (.93, .172, .122, .015), (1.04, .134, .100, .0), (1.12, .122, .092, -.006), (1.26, .143, .122, -.02),
         (1.35, .150, .104, .0), (1.42, .134, .080, .012), (1.455, .102, .068, .014), (1.48, .068, .058, .014), (1.50, .052, .052, .012))
HEAD = ((1.515, .034, .040, -.040), (1.535, .052, .066, -.032), (1.57, .064, .086, -.022), (1.615, .072, .096, -.012),
        (1.665, .075, .099, -.006), (1.71, .068, .088, .002), (1.742, .044, .058, .006), (1.755, .016, .022, .008))


def cloth(col):
    name = 'cloth' + col
    return bpy.data.materials.get(name) or matte(name, col, rough=.92, spec=.12)


def between(rows, z):
    for a, b in zip(rows, rows[1:]):
        if a[0] <= z <= b[0]:
            k = (z - a[0]) / (b[0] - a[0])
            return tuple(p + (q - p) * k for p, q in zip(a, b))
    return rows[0] if z < rows[0][0] else rows[-1]


def loft(kit, rows, grow=0.0, n=28, power=2.3):
    """closed body of horizontal rings (height, half width, half depth, y)"""
    vs, fs = [], []
    for z, rx, ry, y in rows:
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            vs.append(((rx + grow) * math.copysign(abs(c) ** (2 / power), c), y + (ry + grow) * math.copysign(abs(s) ** (2 / power), s), z))
    for j in range(len(rows) - 1):
        fs += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
    kit._add(vs, fs + [tuple(range(n))[::-1], tuple(range(len(vs) - n, len(vs)))])


def limb(kit, pts, radii, n=16):
    """closed tube with rounded bends along a few points"""
    pts, fine, rad = [V(p) for p in pts], [], []
    for i in range(len(pts) - 1):
        for k in (0, .25, .5, .75):
            fine.append(pts[i].lerp(pts[i + 1], k)); rad.append(radii[i] + (radii[i + 1] - radii[i]) * k)
    fine.append(pts[-1]); rad.append(radii[-1])
    soft = [fine[0]] + [(a + b * 2 + c) / 4 for a, b, c in zip(fine, fine[1:], fine[2:])] + [fine[-1]]
    first = len(kit.v)
    kit.tube(soft, rad, n)
    kit.f += [tuple(range(first, first + n)), tuple(range(len(kit.v) - n, len(kit.v)))[::-1]]


def melt(kit, voxel=.012, smooth=6, folds=0.0):
    """mesh of a kit whose parts have become one skin; folds: depth of the creases in metres"""
    ob = kit.done('part', None, recalc=False)
    m = ob.modifiers.new('melt', 'REMESH')
    m.mode, m.voxel_size = 'VOXEL', voxel
    if folds:
        t = bpy.data.textures.get('folds') or bpy.data.textures.new('folds', 'CLOUDS')
        t.noise_scale, t.noise_depth = .11, 1
        d = ob.modifiers.new('folds', 'DISPLACE')
        d.texture, d.strength, d.mid_level, d.texture_coords = t, folds, .5, 'LOCAL'
    s = ob.modifiers.new('smooth', 'SMOOTH')
    s.factor, s.iterations = .5, smooth
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    old = ob.data
    bpy.data.objects.remove(ob)
    bpy.data.meshes.remove(old)
    return me


def head(parts, look, site, yaw, skin):
    """face, neck, hair, helmet: turned a little"""
    turn = Matrix.Rotation(yaw, 4, 'Z')
    face, hair = Kit(), Kit()
    loft(face, HEAD, power=2.1)
    face.obox((0, -.107, 1.612), (.020, .030, .034), (.45, 0, 0))
    for s in (-1, 1): face.obox((s * .072, .002, 1.612), (.016, .034, .052))
    cap = [(z, rx, ry, y) for z, rx, ry, y in ((1.60, .082, .084, .028), (1.645, .088, .098, .016), (1.69, .088, .104, .010), (1.735, .076, .092, .010), (1.765, .052, .064, .010), (1.782, .022, .028, .010))]
    if look['cut'] == 'short':
        cap[:2] = [(1.585, .073, .060, .050), (1.645, .085, .088, .030)]
    if look['cut'] == 'long':
        cap = [(1.42, .070, .034, .075), (1.49, .082, .050, .062), (1.55, .087, .062, .048)] + cap
    loft(hair, cap)
    if look['cut'] == 'bun': loft(hair, ((1.60, .012, .012, .125), (1.62, .036, .034, .122), (1.65, .042, .040, .120), (1.68, .034, .032, .118), (1.70, .010, .010, .116)))
    parts += [(melt(face, .007, 3), skin, turn), (melt(hair, .008, 3, .004), cloth(HAIR[look['hair']]), turn)]
    if site:
        hat = Kit()
        loft(hat, ((1.672, .100, .124, .0), (1.70, .097, .119, .0), (1.74, .084, .104, .002), (1.775, .058, .074, .004), (1.79, .020, .03, .004)), n=32, power=2)
        loft(hat, ((1.664, .106, .118, -.028), (1.676, .108, .122, -.028)), n=32, power=2)
        hat.obox((0, .004, 1.785), (.026, .15, .012))
        parts.append((melt(hat, .007, 2), cloth(HELMET[look['helmet']]), turn))
    neck = Kit()
    limb(neck, ((0, .016, 1.44), (0, .004, 1.51), (0, -.008, 1.57)), (.058, .053, .050))
    parts.append((melt(neck, .010, 3), skin, None))


def figure(look, pose, arms, site=False, yaw=0.0):
    """one figure as a mesh, its feet at the origin"""
    body = WOMAN if look.get('woman') else MAN
    slim = .88 if look.get('woman') else 1
    skin, parts, (kind, colour), (below, colour2) = cloth(SKIN[look['skin']]), [], look['top'], look['low']
    lean = -.05 if pose == 'work' else -.02 if pose == 'walk' else 0

    def bent(rows):
        return [(z, rx, ry, y + lean * max(0, z - .95) / .5) for z, rx, ry, y in rows]
    # legs, shoes
    legs, shoes = Kit(), Kit()
    for hip, knee, ankle in POSES[pose]:
        bare = below != 'trousers'
        r = (.070, .050, .052, .034) if bare else (.086, .071, .067, .058)
        calf = tuple(V(knee).lerp(V(ankle), .4) + V((0, .012, 0)))
        end = tuple(V(ankle) + V((0, 0, -.005 if bare else -.02)))
        limb(legs, (hip, knee, calf, end), [q * slim for q in r])
        heel = ankle[2] - .085
        tip = .02 if ankle[2] > .1 else 0                     # the back foot of someone walking stands on its toes
        a = V((ankle[0], ankle[1] + .035, heel + .04 + tip * 2)); b = V((ankle[0] * 1.08, ankle[1] - .075, heel + .036 - tip)); c = V((ankle[0] * 1.14, ankle[1] - .165, heel + .028 - tip * 2.6))
        limb(shoes, (a, b, c), (.040 * slim, .044 * slim, .032 * slim))
        if not bare or site: limb(shoes, (tuple(V(ankle) + V((0, .012, .04))), tuple(a)), (.045 * slim, .046 * slim))
    if below == 'trousers':
        loft(legs, bent([between(body, z) for z in (.84, .88, .93, .98, 1.04)]), .004)
    parts.append((melt(legs, .012, 4, .016 if below == 'trousers' else 0), skin if below != 'trousers' else cloth(colour2), None))
    parts.append((melt(shoes, .009, 2), cloth(look['shoes']), None))
    if below != 'trousers':
        skirt, hem = Kit(), .50 if below == 'dress' else .46
        stride = .17 if pose == 'walk' else 0
        loft(skirt, bent([(hem, .196, .150 + stride, .03 + stride * .1), (.66, .188, .142 + stride * .55, .02), (.82, .180, .130 + stride * .15, .014)] + [between(body, z) for z in (.93, 1.0, 1.06, 1.1)]), .008)
        parts.append((melt(skirt, .012, 4, .022), cloth(colour2), None))
    # top, sleeves, hands
    top, hands = Kit(), Kit()
    hem = dict(shirt=.885, jacket=.80, tee=.92)[kind] + (.14 if below in ('dress', 'skirt') else .06 if site else 0)
    grow = dict(shirt=.010, jacket=.020, tee=.008)[kind]
    rows = [(z, rx + (.012 if z < .95 else 0), ry + (.010 if z < .95 else 0), y) for z, rx, ry, y in (between(body, z) for z in (hem, max(hem + .04, .93), 1.04, 1.14, 1.27, 1.36, 1.42, 1.455, 1.48))]
    loft(top, bent(rows), grow)
    if kind != 'tee': loft(top, bent([(1.46, .085, .072, .012), (1.50, .066, .064, .010), (1.525, .062, .062, .008)]))
    wide = body[5][1] - .006
    for side, (elbow, wrist) in zip((1, -1), ARMS[arms]):
        elbow, wrist = (V((p[0] * (.93 if slim < 1 else 1), p[1] + lean * .6, p[2])) for p in (elbow, wrist))
        shoulder = V((side * wide, .01 + lean * .8, 1.388))
        neck = V((side * .085, .014 + lean * .85, 1.418))
        hand = wrist + (wrist - elbow).normalized() * .15
        if kind == 'tee':
            cuff = shoulder.lerp(elbow, .72)
            limb(top, (neck, shoulder, cuff), (.042 * slim, .060 * slim, .056 * slim))
            limb(hands, (shoulder.lerp(elbow, .5), elbow, wrist), (.045 * slim, .039 * slim, .029 * slim))
        else:
            limb(top, (neck, shoulder, elbow, wrist), [(r + grow * .5) * slim for r in (.042, .060, .050, .040)])
        limb(hands, (wrist.lerp(elbow, .1), wrist.lerp(hand, .45), hand), (.028 * slim, .038 * slim, .022 * slim), 10)
    parts += [(melt(top, .012, 4, .016), cloth(colour), None), (melt(hands, .009, 2), skin, None)]
    if site:
        vest, bands = Kit(), Kit()
        loft(vest, bent([between(body, z) for z in (.90, .97, 1.04, 1.14, 1.27, 1.36, 1.42, 1.455, 1.475)]), .020)
        for z in (1.0, 1.16): loft(bands, bent([between(body, z), between(body, z + .036)]), .027)
        parts += [(melt(vest, .012, 3, .008), cloth(VEST), None), (melt(bands, .010, 1), cloth(BAND), None)]
    head(parts, look, site, yaw, skin)
    bm, mats = bmesh.new(), []
    for me, mat, turn in parts:
        if mat not in mats: mats.append(mat)
        if turn: me.transform(Matrix.Translation((0, lean, 0)) @ turn)
        elif lean and me is parts[-1][0]: me.transform(Matrix.Translation((0, lean, 0)))
        for p in me.polygons: p.material_index, p.use_smooth = mats.index(mat), True
        bm.from_mesh(me)
        bpy.data.meshes.remove(me)
    out = bpy.data.meshes.new('figure')
    bm.to_mesh(out)
    bm.free()
    for mat in mats: out.materials.append(mat)
    return out


_figures = {}


def people(*rows, site=False):
    """Figures (pose, (x, y, z), angle, look): they stand, walk, sit or work. On a building site they wear helmet and vest.
    Returns the objects."""
    out = []
    for pose, loc, rot, look in rows:
        key = (pose, look, site)
        if key not in _figures:
            wear = (CREW if site else LOOKS)[look % len(CREW if site else LOOKS)]
            arms = ('stand', 'pocket', 'hip', 'folded')[look % 4] if pose == 'stand' else pose
            _figures[key] = figure(wear, pose, arms, site, (.22, -.3, .1, -.12, .34)[look % 5] if pose == 'stand' else 0)
        ob = bpy.data.objects.new('person', _figures[key])
        ob.location, ob.rotation_euler = loc, (0, 0, rot)
        ob.scale = [(.955 if (CREW if site else LOOKS)[look % len(CREW if site else LOOKS)].get('woman') else 1) * (1 + .012 * (look % 3 - 1))] * 3
        bpy.context.collection.objects.link(ob)
        out.append(ob)
    return out
