#!/usr/bin/env python3
"""Makes instrument-sans.woff2: one file with the letters of all six languages.

The published font comes in two files, Latin and Latin Extended. A Polish page needs both, and shows letters of two
typefaces while only one is there. This puts the eighteen Polish letters (and the two marks they are built from) into
the Latin file, lets them kern like their plain letters, adds the narrow spaces that stand before units, and drops what
no page uses. Kerning no longer changes along the axes (it differs by a few thousandths of an em): that alone is two
fifths of the file.

Needs Debian's python3-fonttools and python3-brotli. From the project's folder:
    python3 assets/fonts/make.py
"""
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

SOURCE = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-{}-wdth-normal.woff2"
TARGET = "assets/fonts/instrument-sans.woff2"
POLISH = dict(zip("ąćęłńśźżĄĆĘŁŃŚŹŻ", "acelnszzACELNSZZ"))
# Thousandths of an em; the font's own space is 240 wide.
NARROW_SPACES = {0x2009: 160, 0x202F: 160}
# Between body text (100, 400) and headlines (82, 500).
KERNING_AT = {"wdth": 91, "wght": 450}


def add_glyph(font, donor, name):
    """Copies a glyph with its width and its changes along the axes."""
    if name in font["glyf"].glyphs:
        return
    glyph = donor["glyf"][name]
    if glyph.isComposite():
        for component in glyph.components:
            add_glyph(font, donor, component.glyphName)
    font["glyf"][name] = glyph
    font["hmtx"][name] = donor["hmtx"][name]
    font["gvar"].variations[name] = donor["gvar"].variations.get(name, [])


def add_space(font, code, width):
    """A glyph of its own: as a share of another font's space it would change with the reader's machine."""
    name = f"uni{code:04X}"
    font["glyf"][name] = type(font["glyf"]["space"])()
    font["hmtx"][name] = (width, 0)
    font["gvar"].variations[name] = []
    return name


def kerning(font):
    """The subtables that kern pairs of letters."""
    subtables = [
        getattr(subtable, "ExtSubTable", subtable)
        for lookup in font["GPOS"].table.LookupList.Lookup
        for subtable in lookup.SubTable
    ]
    return [subtable for subtable in subtables if subtable.LookupType == 2]


def kern_like(font, name, model):
    """Gives a letter the kerning of its plain letter."""
    for pairs in kerning(font):
        first = pairs.Coverage.glyphs
        if pairs.Format == 2:
            if model in first and name not in first:
                first.append(name)
                if model in pairs.ClassDef1.classDefs:
                    pairs.ClassDef1.classDefs[name] = pairs.ClassDef1.classDefs[model]
            if model in pairs.ClassDef2.classDefs:
                pairs.ClassDef2.classDefs[name] = pairs.ClassDef2.classDefs[model]
        elif model in first and name not in first:
            first.append(name)
            pairs.PairSet.append(pairs.PairSet[first.index(model)])


def fix_kerning(font, location):
    """Replaces kerning that changes along the axes by its value at one location."""
    axes = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
    normal = normalizeLocation(location, axes)
    normal = {tag: piecewiseLinearMap(value, font["avar"].segments[tag]) for tag, value in normal.items()}
    deltas = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, normal)
    for pairs in kerning(font):
        if pairs.Format == 1:
            values = [record.Value1 for group in pairs.PairSet for record in group.PairValueRecord]
        else:
            values = [record.Value1 for row in pairs.Class1Record for record in row.Class2Record]
        for value in filter(None, values):
            device = value.__dict__.pop("XAdvDevice", None)
            if device:
                value.XAdvance += round(deltas[(device.StartSize << 16) + device.EndSize])
        pairs.ValueFormat1 &= ~0x40
    font["GDEF"].table.VarStore = None
    font["GDEF"].table.Version = 0x00010000


def main():
    font, donor = TTFont(SOURCE.format("latin")), TTFont(SOURCE.format("latin-ext"))
    for table in ("glyf", "gvar", "hmtx", "GPOS"):
        font[table], donor[table]  # read before glyphs are added: their counts must agree
    names = donor.getBestCmap()
    added = {}
    for letter, plain in POLISH.items():
        add_glyph(font, donor, names[ord(letter)])
        added[ord(letter)] = names[ord(letter)]
        kern_like(font, names[ord(letter)], font.getBestCmap()[ord(plain)])
    for code, width in NARROW_SPACES.items():
        added[code] = add_space(font, code, width)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(added)
    font.setGlyphOrder(font["glyf"].glyphOrder)
    # It lists the widths' changes by glyph number; without it browsers read them from gvar.
    del font["HVAR"]

    options = subset.Options(flavor="woff2", hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    options.layout_features = ["ccmp", "kern", "liga", "locl", "tnum"]
    tool = subset.Subsetter(options)
    tool.populate(unicodes=[code for code in font.getBestCmap() if not 0x300 <= code <= 0x36F])
    tool.subset(font)
    fix_kerning(font, KERNING_AT)
    font.flavor = "woff2"
    font.save(TARGET)


main()
