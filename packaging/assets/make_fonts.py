"""Make the font files in resources/fonts from unpacked npm packages of Fontsource.

    npm pack @fontsource/source-sans-3 @fontsource/young-serif @fontsource/m-plus-1
    (unpack each into a folder of its own under DIR: source-sans-3, young-serif, m-plus-1)
    python packaging/assets/make_fonts.py DIR TEXT

TEXT is a UTF-8 file whose kanji the Japanese subset has to cover. The families are renamed
("Tischrunde Sans", "... Display", "... Kana"): a changed font must not carry a reserved name, and a system
font of the old name cannot get in the way. Digits come out lining and tabular, so that scores stand in
columns. Needs fonttools and brotli.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fontTools import merge, subset  # type: ignore[import-not-found, import-untyped, unused-ignore]  # ships no types
from fontTools.ttLib import TTFont  # type: ignore[import-not-found, import-untyped, unused-ignore]  # ships no types

OUT = Path(__file__).resolve().parents[2] / "resources" / "fonts"
DIGITS = "0123456789"
WEIGHT_NAMES = {400: "Regular", 600: "SemiBold", 700: "Bold"}
KANA = [*range(0x3000, 0x3100), *range(0x30F0, 0x3100), *range(0xFF01, 0xFF61), *range(0x2460, 0x2474)]


def main(folder: Path, text: Path) -> None:
    for weight in (400, 600, 700):
        files = [
            folder / f"source-sans-3/files/source-sans-3-{part}-{weight}-normal.woff2"
            for part in ("latin", "latin-ext")
        ]
        write(joined(files), "Tischrunde Sans", weight, f"TischrundeSans-{WEIGHT_NAMES[weight]}.ttf")
    files = [
        folder / f"young-serif/files/young-serif-{part}-400-normal.woff2" for part in ("latin", "latin-ext")
    ]
    display = joined(files)
    tabular_lining_digits(display, TTFont(files[0]))
    write(display, "Tischrunde Display", 400, "TischrundeDisplay-Regular.ttf")
    japanese = TTFont(folder / "m-plus-1/files/m-plus-1-japanese-500-normal.woff2")
    keep(
        japanese,
        {*KANA, *(ord(letter) for letter in text.read_text(encoding="utf-8") if ord(letter) > 0x2000)},
    )
    write(japanese, "Tischrunde Kana", 400, "TischrundeKana-Regular.ttf")
    for package, name in (("source-sans-3", "Sans"), ("young-serif", "Display"), ("m-plus-1", "Kana")):
        licence(folder / package / "LICENSE", name)


def licence(source: Path, name: str) -> None:
    """Copy the licence, with the copyright line that the font itself carries at its head."""
    words: Any = TTFont(OUT / f"Tischrunde{name}-Regular.ttf")["name"]
    text = source.read_text(encoding="utf-8")
    terms = text[text.index("This Font Software is licensed") :]
    head = str(words.getDebugName(0)).replace("©", "Copyright")
    (OUT / f"LICENSE-Tischrunde{name}.txt").write_text(f"{head}\n\n{terms}", encoding="utf-8")


def joined(files: list[Path]) -> TTFont:
    """One font out of the pieces that Fontsource cuts a face into."""
    plain = []
    for index, file in enumerate(files):
        font = TTFont(file)
        font.flavor = None
        path = OUT / f".piece{index}.ttf"
        font.save(path)
        plain.append(path)
    font = merge.Merger().merge([str(path) for path in plain])
    for path in plain:
        path.unlink()
    return font


def tabular_lining_digits(font: TTFont, source: TTFont) -> None:
    """Make the default digits of `font` those that the features lnum and tnum of `source` would choose."""
    table: dict[str, str] = {}
    gsub: Any = source["GSUB"].table
    cmap = source.getBestCmap()
    for digit in DIGITS:
        name = cmap[ord(digit)]
        for tag in ("lnum", "tnum"):
            for index in {
                i
                for f in gsub.FeatureList.FeatureRecord
                if f.FeatureTag == tag
                for i in f.Feature.LookupListIndex
            }:
                for sub in gsub.LookupList.Lookup[index].SubTable:
                    mapping = getattr(getattr(sub, "ExtSubTable", sub), "mapping", {})
                    if name in mapping:
                        name = mapping[name]
                        break
        table[digit] = name
    glyphs = set(font.getGlyphOrder())
    metrics: Any = font["hmtx"]
    width = max(metrics[name][0] for name in table.values())
    for name in table.values():  # the source is off by a unit here and there
        metrics[name] = (width, metrics[name][1])
    for sub in font["cmap"].tables:
        for digit, name in table.items():
            if ord(digit) in sub.cmap:
                if name not in glyphs:
                    raise SystemExit(f"the joined font lacks {name}")
                sub.cmap[ord(digit)] = name


def keep(font: TTFont, codes: set[int]) -> None:
    """Drop all glyphs but those of `codes` and what they need."""
    options = subset.Options()
    options.layout_features = ["kern", "liga", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)


def write(font: TTFont, family: str, weight: int, file: str) -> None:
    style = WEIGHT_NAMES[weight]
    names: Any = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 13, 14)]
    basic = style in ("Regular", "Bold")
    for number, value in {
        1: family if basic else f"{family} {style}",
        2: style if basic else "Regular",
        3: f"{family} {style} 1",
        4: f"{family} {style}",
        5: "Version 1.000",
        6: f"{family.replace(' ', '')}-{style}",
        16: family,
        17: style,
    }.items():
        names.setName(value, number, 3, 1, 0x409)
    os2: Any = font["OS/2"]
    os2.usWeightClass = weight
    os2.fsSelection = (os2.fsSelection & ~0b1100001) | (0x20 if weight == 700 else 0x40)
    head: Any = font["head"]
    head.macStyle = 1 if weight == 700 else 0
    font.flavor = None
    for tag in ("STAT", "DSIG"):
        if tag in font:
            del font[tag]
    font.recalcTimestamp = False  # a second run writes the same bytes
    head.created = head.modified = 3_786_912_000  # seconds since 1904: 1 January 2024
    font.save(OUT / file)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
