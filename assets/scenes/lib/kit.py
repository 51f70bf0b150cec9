"""Geometry. A `Kit` gathers boxes, profiles and tubes into one mesh per material, so that scenes stay light and
every board, stone or tile can have its own shade (the node "random per island"). `Kit.done(cut=(x0, x1))` clips
the mesh between two vertical planes and caps the holes: that is how the section picture is made.
"""
import bmesh
from .materials import *


class Kit:
    """geometry accumulator: many primitives -> one object"""

    def __init__(self):
        self.v, self.f = [], []

    def _add(self, vs, fs):
        n = len(self.v)
        self.v += [tuple(p) for p in vs]
        self.f += [tuple(i + n for i in f) for f in fs]

    def box(self, x0, y0, z0, x1, y1, z1):
        if x1 < x0: x0, x1 = x1, x0
        if y1 < y0: y0, y1 = y1, y0
        if z1 < z0: z0, z1 = z1, z0
        self._add([(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
                   (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)],
                  [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])

    def obox(self, c, size, rot=(0, 0, 0)):
        """oriented box: centre, size, euler"""
        from mathutils import Euler
        R = Euler(rot).to_matrix()
        k = Kit()
        k.box(-size[0] / 2, -size[1] / 2, -size[2] / 2, size[0] / 2, size[1] / 2, size[2] / 2)
        self._add([R @ V(p) + V(c) for p in k.v], k.f)

    def merge(self, other, M=None):
        self._add([(M @ V(p)) if M else p for p in other.v], other.f)

    def quad(self, *pts):
        self._add(pts, [tuple(range(len(pts)))])

    def sweep(self, p0, p1, prof, d, closed=False):
        """straight extrusion of a 2D profile [(along d, along w)] from p0 to p1"""
        p0, p1 = V(p0), V(p1)
        t = (p1 - p0).normalized()
        d = V(d)
        d = (d - t * d.dot(t)).normalized()
        w = t.cross(d)
        n = len(prof)
        vs = [p0 + d * a + w * b for a, b in prof] + [p1 + d * a + w * b for a, b in prof]
        fs = [(i, i + 1, i + 1 + n, i + n) for i in range(n - 1)]
        if closed:
            fs.append((n - 1, 0, n, 2 * n - 1))
            fs += [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
        self._add(vs, fs)

    def cstud(self, p0, p1, d, web=.14, flange=.05, lip=.016):
        """galvanised lipped C profile from p0 to p1; flanges point along d"""
        h = web / 2
        self.sweep(p0, p1, [(flange, h - lip), (flange, h), (0, h), (0, -h), (flange, -h), (flange, -h + lip)], d)

    def track(self, p0, p1, d, web=.146, flange=.05):
        """U track"""
        h = web / 2
        self.sweep(p0, p1, [(flange, h), (0, h), (0, -h), (flange, -h)], d)

    def bar(self, p0, p1, w, h=None, d=(0, 0, 1)):
        """rectangular bar between two points"""
        h = h or w
        self.sweep(p0, p1, [(-h / 2, -w / 2), (h / 2, -w / 2), (h / 2, w / 2), (-h / 2, w / 2)], d, True)

    def ibeam(self, p0, p1, d, h=.35, b=.18, tf=.016, tw=.012):
        """hot-rolled I section, depth h along d"""
        H, B, T = h / 2, b / 2, tw / 2
        self.sweep(p0, p1, [(H, -B), (H, B), (H - tf, B), (H - tf, T), (-H + tf, T), (-H + tf, B), (-H, B), (-H, -B),
                            (-H + tf, -B), (-H + tf, -T), (H - tf, -T), (H - tf, -B)], d, True)

    def cyl(self, p0, p1, r, n=8, r1=None):
        p0, p1 = V(p0), V(p1)
        t = (p1 - p0).normalized()
        a = t.orthogonal().normalized()
        b = t.cross(a)
        r1 = r if r1 is None else r1
        vs = []
        for p, rr in ((p0, r), (p1, r1)):
            vs += [p + (a * math.cos(2 * math.pi * i / n) + b * math.sin(2 * math.pi * i / n)) * rr for i in range(n)]
        fs = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
        fs += [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
        self._add(vs, fs)

    def tube(self, pts, radii, n=7):
        """smooth tube along a polyline"""
        pts = [V(p) for p in pts]
        vs, fs = [], []
        ref = V((.3, .2, 1)).normalized()
        for i, p in enumerate(pts):
            t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
            a = t.cross(ref)
            a = (a if a.length > .05 else t.orthogonal()).normalized()
            b = t.cross(a)
            r = radii[i]
            vs += [p + (a * math.cos(2 * math.pi * j / n) + b * math.sin(2 * math.pi * j / n)) * r for j in range(n)]
        for i in range(len(pts) - 1):
            for j in range(n):
                fs.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
        self._add(vs, fs)

    def panel(self, axis, c, t, u0, u1, v0, v1, holes=()):
        """Vertical wall slab with rectangular holes, one seamless mesh.
        axis 'x': wall runs along X at y=c..c+t ; axis 'y': runs along Y at x=c..c+t ;
        axis 'z': horizontal slab at z=c..c+t, u=X v=Y."""
        us = sorted({u0, u1, *[min(max(h[i], u0), u1) for h in holes for i in (0, 1)]})
        vs_ = sorted({v0, v1, *[min(max(h[i], v0), v1) for h in holes for i in (2, 3)]})

        def P(u, v, k):
            return (u, c + k * t, v) if axis == 'x' else (c + k * t, u, v) if axis == 'y' else (u, v, c + k * t)
        idx, verts, faces = {}, [], []

        def vid(i, j, k):
            if (i, j, k) not in idx:
                idx[i, j, k] = len(verts)
                verts.append(P(us[i], vs_[j], k))
            return idx[i, j, k]

        def solid(i, j):
            if not (0 <= i < len(us) - 1 and 0 <= j < len(vs_) - 1):
                return False
            mu, mv = (us[i] + us[i + 1]) / 2, (vs_[j] + vs_[j + 1]) / 2
            return not any(h[0] < mu < h[1] and h[2] < mv < h[3] for h in holes)
        for i in range(len(us) - 1):
            for j in range(len(vs_) - 1):
                if not solid(i, j):
                    continue
                for k in (0, 1):
                    faces.append([vid(i, j, k), vid(i + 1, j, k), vid(i + 1, j + 1, k), vid(i, j + 1, k)])
                for di, dj, a, b in ((-1, 0, (i, j), (i, j + 1)), (1, 0, (i + 1, j), (i + 1, j + 1)),
                                     (0, -1, (i, j), (i + 1, j)), (0, 1, (i, j + 1), (i + 1, j + 1))):
                    if not solid(i + di, j + dj):
                        faces.append([vid(*a, 0), vid(*b, 0), vid(*b, 1), vid(*a, 1)])
        self._add(verts, faces)

    def done(self, name, mat, bevel=0.0, segs=2, smooth=False, cut=None, cuty=None, recalc=True):
        if not self.v:
            return None
        me = bpy.data.meshes.new(name)
        me.from_pydata(self.v, [], self.f)
        if cut or cuty or (recalc and bevel):
            bm = bmesh.new()
            bm.from_mesh(me)
            planes = []
            for ax, c in ((V((1, 0, 0)), cut), (V((0, 1, 0)), cuty)):
                if c:
                    if c[0] is not None: planes.append((ax * c[0], -ax))
                    if c[1] is not None: planes.append((ax * c[1], ax))
            for co, no in planes:
                r = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
                                           plane_co=co, plane_no=no, clear_outer=True)
                ed = [e for e in r['geom_cut'] if isinstance(e, bmesh.types.BMEdge) and e.is_valid and len(e.link_faces) == 1]
                if ed:
                    bmesh.ops.holes_fill(bm, edges=ed, sides=0)
            bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
            bm.to_mesh(me)
            bm.free()
        me.validate()
        if smooth:
            for p in me.polygons:
                p.use_smooth = True
        me.materials.append(mat)
        ob = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(ob)
        if bevel:
            b = ob.modifiers.new('bevel', 'BEVEL')
            b.width, b.segments, b.limit_method, b.angle_limit = bevel, segs, 'ANGLE', math.radians(40)
            b.harden_normals = True
            me.use_auto_smooth = True
            me.auto_smooth_angle = math.radians(40)
            for p in me.polygons:
                p.use_smooth = True
        return ob


def inst(ob, loc, rot=0.0, scale=1.0, sz=None):
    """linked duplicate (shares mesh: cheap)"""
    o = bpy.data.objects.new(ob.name, ob.data)
    o.location, o.rotation_euler = loc, (0, 0, rot)
    o.scale = (scale, scale, sz or scale)
    for m in ob.modifiers:
        mm = o.modifiers.new(m.name, m.type)
        if m.type == 'BEVEL':
            mm.width, mm.segments, mm.limit_method, mm.angle_limit = m.width, m.segments, m.limit_method, m.angle_limit
    bpy.context.collection.objects.link(o)
    return o


def proto(objs):
    """hide prototypes (far below ground) and return them"""
    for o in objs if isinstance(objs, (list, tuple)) else [objs]:
        o.hide_render = True
    return objs


def hills(cam_loc, cam_dir, layers=((260, 14, '#CFCBC2', 3), (330, 25, '#CDD3D5', 9)), strength=2.1, width=900):
    """pale flat mountain silhouettes far behind the scene (distance, height, colour, seed);
    seen by the camera only"""
    c, d = V((cam_loc[0], cam_loc[1], 0)), V((cam_dir[0], cam_dir[1], 0)).normalized()
    s = V((d.y, -d.x, 0))
    for dist, h, col, seed in layers:
        k, n, row = Kit(), 160, []
        for i in range(n + 1):
            u = (i / n - .5) * width
            z = h * (.45 + .9 * noise.fractal(V((u * .0052, seed, 0)), 1.0, 2.1, 5))
            row.append((c + d * dist + s * u, max(z, 0)))
        for (p, z), (q, w) in zip(row, row[1:]):
            k.quad(p - V((0, 0, 3)), q - V((0, 0, 3)), q + V((0, 0, w)), p + V((0, 0, z)))
        o = k.done('hills', emit('hill%d' % seed, col, strength), recalc=False)
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = o.visible_transmission = False


class Bag(dict):
    """Kits by material name ('plaster', 'plaster.x', ...), flushed together. BEV: edge radius by material; SHEETS:
    open surfaces, whose normals stay as drawn; CALM: surfaces that light does not bounce off."""
    BEV = dict(plaster=.018, basecoat=.015, concrete=.02, tile=.006, stone=.012, timber=.005, timberh=.005,
               graphite=.006, white=.012, fabric=.05, fabric2=.05, inner=.01, osb=.003, deck=.005, eps=.004,
               terracotta=.015)

    SHEETS = ('glass', 'railglass', 'curtain', 'water')
    CALM = ()

    def __missing__(s, k):
        s[k] = Kit()
        return s[k]

    def flush(s, M, tag='scene', cut=None):
        """one object per kit; returns them by name"""
        out = {}
        for k, kit in s.items():
            b = k.split('.')[0]
            o = out[k] = kit.done('%s_%s' % (tag, k), M[b], bevel=s.BEV.get(k, s.BEV.get(b, 0)), cut=cut, recalc=b not in s.SHEETS)
            if o and b in s.CALM: o.visible_diffuse = False
        return out

    def add(s, parts, m):
        """merge another bag, moved by the matrix m"""
        for k, kit in parts.items(): s[k].merge(kit, m)


def at(x, y, z=0, ang=0.0):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(ang, 4, 'Z')


def prism(k, pts, y0, y1):
    """extrude polygon [(x,z)] along Y"""
    n = len(pts)
    k._add([(x, y0, z) for x, z in pts] + [(x, y1, z) for x, z in pts],
           [tuple(range(n)), tuple(range(n, 2 * n))[::-1]] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)])
