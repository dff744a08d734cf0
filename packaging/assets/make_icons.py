"""Copy the icons the program uses out of an unpacked npm package `lucide-static` into resources/icons.

    npm pack lucide-static    (unpack it into DIR)
    python packaging/assets/make_icons.py DIR

The left name is ours, the right one Lucide's. Icons that Lucide lacks are drawn here on the same 24 x 24 grid with the
same stroke (2 units, round ends). Every file is reduced to what SVG Tiny knows.
"""

# ruff: noqa: E501  (paths and tables of a drawing stay in one piece)

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

OUT = Path(__file__).resolve().parents[2] / "resources" / "icons"
LUCIDE = {
    "undo": "undo-2",
    "redo": "redo-2",
    "hint": "lightbulb",
    "pause": "pause",
    "play": "play",
    "save": "save",
    "open": "folder-open",
    "book": "book-open",
    "settings": "settings",
    "home": "house",
    "plus": "plus",
    "minus": "minus",
    "log": "scroll-text",
    "eye": "eye",
    "camera": "camera",
    "zoom-in": "zoom-in",
    "zoom-out": "zoom-out",
    "reset": "rotate-ccw",
    "volume": "volume-2",
    "mute": "volume-x",
    "flag": "flag",
    "robot": "bot",
    "person": "user",
    "people": "users",
    "swap": "arrow-left-right",
    "check": "check",
    "x": "x",
    "left": "chevron-left",
    "right": "chevron-right",
    "up": "chevron-up",
    "down": "chevron-down",
    "first": "skip-back",
    "last": "skip-forward",
    "sun": "sun",
    "moon": "moon",
    "trophy": "trophy",
    "info": "info",
    "warning": "triangle-alert",
    "language": "languages",
    "keyboard": "keyboard",
    "help": "circle-help",
    "trash": "trash-2",
    "clock": "clock",
    "maximize": "maximize",
    "minimize": "minimize",
    "menu": "menu",
    "box": "box",
    "fast": "fast-forward",
    "chart": "chart-column",
    "learn": "graduation-cap",
    "panel": "panel-right",
    "again": "refresh-cw",
    "hand": "hand",
    "dice": "dices",
    "layers": "layers",
    "exit": "log-out",
    "copy": "copy",
    "search": "search",
    "edit": "pencil",
    "star": "star",
    "hourglass": "hourglass",
}
OWN = {
    # A ring around an upright axis: the stone turns like a top.
    "turn-z": '<path d="M12 2v5"/><path d="M12 17v5"/>'
    '<path d="M7.2 8.6C4.7 9.4 3 10.6 3 12c0 2.5 4 4.5 9 4.5 1.2 0 2.3-.1 3.3-.3"/>'
    '<path d="M13 13.7l2.8 2.5-2.6 2.7"/><path d="M16.8 8.6c2.5.8 4.2 2 4.2 3.4 0 .9-.6 1.8-1.5 2.5"/>',
    # The same ring around an axis that lies from left to right: the stone tips towards or away from the player.
    "turn-x": '<path d="M2 12h5"/><path d="M17 12h5"/>'
    '<path d="M8.6 7.2C9.4 4.7 10.6 3 12 3c2.5 0 4.5 4 4.5 9 0 1.2-.1 2.3-.3 3.3"/>'
    '<path d="M13.7 13l2.5 2.8 2.7-2.6"/><path d="M8.6 16.8c.8 2.5 2 4.2 3.4 4.2.9 0 1.8-.6 2.5-1.5"/>',
    # In the plane of the picture: the stone rolls to the side.
    "turn-y": '<path d="M20.5 12a8.5 8.5 0 1 1-2.6-6.1L20.5 8.5"/><path d="M20.5 3.5v5h-5"/><path d="M12 12h.01"/>',
    "flip": '<path d="M12 3v3"/><path d="M12 10.5v3"/><path d="M12 18v3"/><path d="M8 7v10H3z"/><path d="M16 7v10h5z"/>',
    "view-top": '<rect x="3.5" y="3.5" width="17" height="17" rx="2"/><path d="M3.5 12h17"/><path d="M12 3.5v17"/>',
    "view-side": '<path d="M2.5 20.5h19"/><path d="M4.5 20.5v-6h6v-6h6v12"/><path d="M10.5 14.5v6"/><path d="M10.5 14.5h6"/>',
    "view-corner": '<path d="M12 2.5l8.5 4.750v9.5L12 21.5l-8.5-4.750v-9.5z"/><path d="M3.5 7.250L12 12l8.5-4.750"/><path d="M12 12v9.5"/>',
}
# Marks inside Qt's own widgets: style sheets cannot tint, so each exists once an ink (those of desktop_app/qt/theme.py).
MARKS = ("up", "down", "check")
INKS = {"light": "#23272B", "dark": "#E9E4DA", "pale": "#FFFBF4", "deep": "#1E1C1A"}
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#000000"'
    ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
)


def main(folder: Path) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, source in LUCIDE.items():
        text = (folder / "icons" / f"{source}.svg").read_text(encoding="utf-8")
        body = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
        write(name, re.sub(r"\s*\n\s*", "", body).replace(" />", "/>"))
    for name, body in OWN.items():
        write(name, body)
    for name in MARKS:
        for ink, colour in INKS.items():
            text = (
                (OUT / f"{name}.svg")
                .read_text(encoding="utf-8")
                .replace("#000000", colour)
                .replace('width="2"', 'width="3"')
            )
            (OUT / "qss").mkdir(exist_ok=True)
            (OUT / "qss" / f"{name}-{ink}.svg").write_text(text, encoding="utf-8")
    shutil.copyfile(folder / "LICENSE", OUT / "LICENSE-Lucide.txt")


def write(name: str, body: str) -> None:
    (OUT / f"{name}.svg").write_text(f"{HEAD}{body}</svg>\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
