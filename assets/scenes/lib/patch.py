"""Parts of a picture: which ones, rendered alone, and put over the picture that is there.
"""
import bpy, numpy as np
from bpy_extras.object_utils import world_to_camera_view as seen
from mathutils import Vector


def pixels(file):
    """picture as an array of rows from the bottom up"""
    p = bpy.data.images.load(file)
    x = np.empty(p.size[0] * p.size[1] * 4, np.float32)
    p.pixels.foreach_get(x)
    x = x.reshape(p.size[1], p.size[0], 4)
    bpy.data.images.remove(p)
    return x


def save(x, file):
    p = bpy.data.images.new('frame', x.shape[1], x.shape[0])
    p.pixels.foreach_set(np.ascontiguousarray(x, np.float32).ravel())
    p.filepath_raw, p.file_format = file, 'PNG'
    p.save()
    bpy.data.images.remove(p)


def paste(piece, under, box, rim):
    """a piece over a picture, its edges soft over `rim` pixels, but for those at the edge of the picture"""
    h, w = under.shape[:2]
    x0, x1, y0, y1 = box
    ramp = lambda a, b, end: np.clip(np.minimum(np.arange(1, b - a + 1) / rim if a else 1, np.arange(b - a, 0, -1) / rim if b < end else 1), 0, 1)
    k = np.outer(ramp(y0, y1, h) * np.ones(y1 - y0), ramp(x0, x1, w) * np.ones(x1 - x0))[..., None]
    out = under.copy()
    out[y0:y1, x0:x1] = piece * k + under[y0:y1, x0:x1] * (1 - k)
    return out


def touched(things, size, sun, rim, floor=None):
    """The part of the frame, (x0, x1, y0, y1) in pixels from below left, that things, rows of (object, matrix), and
    their shadows can have changed. Shadows fall on the height `floor`, or where each thing stands."""
    s, (w, h), at_ = bpy.context.scene, size, []
    for ob, m in things:
        corners = [m @ Vector(c) for c in ob.bound_box]
        z = min(p.z for p in corners) if floor is None else floor
        for p in corners: at_ += [seen(s, s.camera, q) for q in (p, p - sun * ((p.z - z) / sun.z))]
    lim = lambda v, end: int(min(max(v, 0), end))
    return (lim(min(p.x for p in at_) * w - rim, w), lim(max(p.x for p in at_) * w + rim, w),
            lim(min(p.y for p in at_) * h - rim, h), lim(max(p.y for p in at_) * h + rim, h))


def figures(size, rim):
    """the parts of the frame with people and their shadows; those that nearly touch are one"""
    sun = bpy.data.objects['sun'].rotation_euler.to_matrix() @ Vector((0, 0, 1))
    bpy.context.view_layer.update()
    boxes = [touched([(o, o.matrix_world)], size, sun, rim) for o in bpy.context.scene.objects if o.name.startswith('person')]
    boxes = [b for b in boxes if b[1] > b[0] and b[3] > b[2]]
    area = lambda b: (b[1] - b[0]) * (b[3] - b[2])
    joined = True
    while joined:
        joined = False
        for i, a in enumerate(boxes):
            for b in boxes[i + 1:]:
                both = (min(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), max(a[3], b[3]))
                if not joined and area(both) < 1.15 * (area(a) + area(b)):
                    boxes = [c for c in boxes if c not in (a, b)] + [both]
                    joined = True
    return boxes


def border(box, size):
    """render only a box of the frame, or all of it"""
    r, (w, h) = bpy.context.scene.render, size
    r.use_border = r.use_crop_to_border = bool(box)
    if box: r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = [(p + .25) / n for p, n in zip(box, (w, w, h, h))]
