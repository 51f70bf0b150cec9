"""Stop-motion: things taken apart into pieces that fly in one after another, under a light that changes.

A `Stage` knows for every piece on which frame it lands; `pose(frame)` arranges the whole scene and returns what
tells that arrangement from others. Frames count from 0; a piece is seen FLIGHT frames before it lands.
"""
from .kit import *

FLIGHT = 4


def parts(kit):
    """the connected parts of a kit, as (vertex numbers, face numbers)"""
    root = list(range(len(kit.v)))

    def find(i):
        while root[i] != i:
            root[i] = root[root[i]]
            i = root[i]
        return i
    for f in kit.f:
        for j in f[1:]:
            root[find(j)] = find(f[0])
    out = {}
    for n, f in enumerate(kit.f):
        out.setdefault(find(f[0]), ([], []))[1].append(n)
    for i in range(len(kit.v)):
        if find(i) in out: out[find(i)][0].append(i)
    return list(out.values())


def ease(k):
    return k * k * (3 - 2 * k)


class Piece:
    """One object; `rest` is its place when it has landed, `centre` the point it turns and grows about. From frame
    `leave` it flies back; from frame `covered` something else hides it, and it is taken out at once."""

    def __init__(self, ob, land, leave, start, centre, tilt=0.0, hot=None, covered=9999):
        self.ob, self.land, self.leave, self.start, self.centre, self.covered = ob, land, leave, V(start), V(centre), covered
        self.rest, self.hot, self.tilt = ob.matrix_world.copy(), hot, tilt
        if hot:
            self.mat = ob.data.materials[0]
            ob.material_slots[0].link = 'OBJECT'

    def pose(self, f):
        """matrix of frame f, None while it is not there"""
        k = max(0, (self.land - f) / FLIGHT, (f - self.leave) / FLIGHT if self.leave is not None else 0)
        if k >= 1 or f >= self.covered: return None
        turn = self.tilt * (2.2 * k + (.12 if f == self.land else 0))
        if self.hot: self.ob.material_slots[0].material = self.hot if f <= self.land else self.mat
        if not k and not turn: return self.rest
        return (Matrix.Translation(self.centre + self.start * k ** 1.7) @ Matrix.Rotation(turn, 4, 'Z') @
                Matrix.Scale(1 - .85 * k ** 1.5, 4) @ Matrix.Translation(-self.centre) @ self.rest)


class Growth(Piece):
    """a plant or a figure, growing from the ground"""

    def pose(self, f):
        k = max(0, (self.land - f) / FLIGHT, (f - self.leave) / FLIGHT if self.leave is not None else 0)
        if k >= 1: return None
        s = 1 - k ** 1.4 if k else 1.05 if f == self.land else 1
        return Matrix.Translation(self.centre) @ Matrix.Scale(s, 4) @ Matrix.Translation(-self.centre) @ self.rest


class Slide(Piece):
    """moves evenly from `start` to its place between two frames, and stays"""

    def __init__(self, ob, first, land, start, leave=None):
        super().__init__(ob, land, leave, start, (0, 0, 0))
        self.first = first

    def pose(self, f):
        if f < self.first or (self.leave is not None and f >= self.leave): return None
        return Matrix.Translation(self.start * (1 - ease(min(1, (f - self.first) / max(1, self.land - self.first))))) @ self.rest


class Stage:
    def __init__(self, M, bevels):
        self.M, self.bevels, self.pieces, self.rng = M, bevels, [], random.Random(3)

    def fly(self, bag, first, last, along=(1, .15, .3), start=(0, 0, 3.2), cell=1.6, leave=None, hot=None, tilt=.16, covered=9999):
        """The parts of a bag, landing in a wave that runs along a direction; neighbours within a cell of that many
        metres stay together. `leave`, `covered`: see Piece; `hot`: material while they are being installed."""
        along = V(along)
        kits = {k: [(sum((V(kit.v[i]) for i in vs), V()) / len(vs), vs, fs) for vs, fs in parts(kit)] for k, kit in bag.items()}
        at_ = [c.dot(along) for rows in kits.values() for c, _, _ in rows]
        lo, hi = min(at_), max(at_)
        for name, rows in kits.items():
            groups = {}
            for c, vs, fs in rows:
                spot = tuple(math.floor(x / cell) for x in c)
                late = random.Random(hash(spot)).uniform(-.9, .9)
                land = round(min(max(first + (last - first) * (c.dot(along) - lo) / max(.01, hi - lo) + late, first), last))
                groups.setdefault((land, spot), []).append((c, vs, fs))
            for (land, spot), rows_ in groups.items():
                kit, old, base = Kit(), bag[name], name.split('.')[0]
                for _, vs, fs in rows_:
                    new = {v: i for i, v in enumerate(vs)}
                    kit._add([old.v[i] for i in vs], [tuple(new[i] for i in old.f[f]) for f in fs])
                ob = kit.done('%s_%d' % (name, land), self.M[base], bevel=self.bevels.get(base, 0), recalc=base not in Bag.SHEETS)
                centre = sum((c for c, _, _ in rows_), V()) / len(rows_)
                self.pieces.append(Piece(ob, land, leave, start, centre, self.rng.uniform(-tilt, tilt), hot, covered))

    def grow(self, objects, first, last, along=(1, .4, 0), leave=None):
        """instances and figures, from the ground up, in a wave"""
        along = V(along)
        at_ = [o.location.dot(along) for o in objects]
        lo, hi = min(at_), max(at_)
        for o, a in zip(objects, at_):
            o.matrix_basis = Matrix.LocRotScale(o.location, o.rotation_euler, o.scale)
            p = Growth(o, round(first + (last - first) * (a - lo) / max(.01, hi - lo)), leave, (0, 0, 0), o.location)
            p.rest = o.matrix_basis.copy()
            self.pieces.append(p)

    def slide(self, objects, first, land, start, leave=None):
        self.pieces += [Slide(o, first, land, start, leave) for o in objects]

    def show(self, objects, first, leave=None):
        self.slide(objects, first, first, (0, 0, 0), leave)

    def pose(self, f):
        """arrange frame f; returns a key that equal arrangements share"""
        key = []
        for i, p in enumerate(self.pieces):
            m = p.pose(f)
            if p.ob.hide_render != (m is None): p.ob.hide_render = m is None
            if m is not None:
                if p.ob.matrix_basis != m: p.ob.matrix_basis = m
                key.append((i, bool(p.hot and f <= p.land), *[round(x, 4) for row in m for x in row]))
        return hash(tuple(key))


class Daylight:
    """Sun, sky, backdrop and lamps of the scene, blended between moments: rows of (frame, settings), where settings
    are those of sun_and_sky, plus `hills` (two colours) and `lamps` (1 by day)."""

    def __init__(self, moments):
        self.moments = moments
        nodes = bpy.context.scene.world.node_tree.nodes
        self.ramps = [(nodes['light'].color_ramp, ('bounce', 'horizon', 'zenith')), (nodes['backdrop'].color_ramp, ('bg_low', 'bg_mid', 'bg_high'))]
        self.levels = [(nodes[n], n) for n in ('fill', 'bg')]
        self.sun = bpy.data.objects['sun']
        self.hills = [bpy.data.materials[n].node_tree.nodes['Emission'] for n in ('hill3', 'hill9')]
        self.glows = []
        for name, socket in (('glow', 'Emission'), ('lamp', 'Emission'), ('lit', 'Principled BSDF')):
            s = bpy.data.materials[name].node_tree.nodes[socket].inputs
            s = s['Emission Strength'] if 'Emission Strength' in s else s['Strength']
            self.glows.append((s, s.default_value, name))

    def at(self, f):
        for (f0, a), (f1, b) in zip(self.moments, self.moments[1:]):
            if f0 <= f <= f1: break
        k = min(1, max(0, (f - f0) / max(1, f1 - f0)))

        def mix(n):
            x, y = a[n], b[n]
            if isinstance(x, str): x, y = srgb(x), srgb(y)
            return tuple(p + (q - p) * k for p, q in zip(x, y)) if isinstance(x, tuple) else x + (y - x) * k
        v = {n: mix(n) for n in self.moments[0][1]}
        for ramp, names in self.ramps:
            for el, n in zip(ramp.elements, names): el.color = v[n]
        for node, n in self.levels: node.inputs[1].default_value = v[n]
        for e, n in zip(self.hills, ('hill_near', 'hill_far')): e.inputs[0].default_value = v[n]
        az, el = math.radians(v['azim']), math.radians(v['elev'])
        d = V((math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el)))
        self.sun.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
        self.sun.data.energy, self.sun.data.color = v['sun'], v['sun_col'][:3]
        for e in self.hills: e.inputs[1].default_value = v['bg'] * .95
        for socket, day, name in self.glows: socket.default_value = day * (v['lamps'] if name != 'lamp' else 1 + (v['lamps'] - 1) * .25)
        return hash(tuple(sorted(v.items())))
