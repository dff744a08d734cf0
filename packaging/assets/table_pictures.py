"""What the scripts share that take pictures of a game's table in the real window.

A script gives `take` its pictures by name; each puts a game of fixed seed onto the table, or returns another
window that is to be taken. Needs a display (Xvfb will do).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = ("Ada", "Bruno", "Clara", "Dario", "Emma", "Felipe")
Screens = dict[str, Callable[[], object]]


def take(
    about: str | None,
    names: Sequence[str],
    screens: Callable[[Any, argparse.Namespace], Screens],
    *,
    seats: int | None = None,
    options: Callable[[argparse.ArgumentParser], None] = lambda parser: None,
) -> int:
    """Take the pictures that the command line asks for; `seats`: how many there are where it says nothing.

    `options` adds what else can be asked for.
    """
    parser = _parser(about, names, seats)
    options(parser)
    asked = parser.parse_args()
    home = tempfile.mkdtemp(prefix="pictures-")
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        os.environ[name] = home
    os.environ["QT_SCALE_FACTOR"] = str(asked.scale)
    sys.path.insert(0, str(ROOT))

    from PySide6.QtWidgets import QWidget

    from desktop_app.app.main import make_application, make_window

    app = make_application([])
    window = make_window(app)
    window.settings.choose("theme", asked.theme)
    window.settings.choose("language", asked.language)
    window.settings.choose("speed", "off")
    window.settings.set_muted(True)
    width, height = (int(part) for part in asked.size.split("x"))
    window.resize(width, height)
    window.show()
    wait(400)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name, prepare in screens(window, asked).items():
        if asked.only is None or name in asked.only:
            prepared = prepare()
            wait(700)
            path = asked.folder / f"{name}.png"
            beside = prepared if isinstance(prepared, QWidget) and prepared.isWindow() else window
            beside.grab().save(str(path))
            print(path)
    window.close()
    window.shut_down()
    return 0


def _parser(about: str | None, names: Sequence[str], seats: int | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=about.splitlines()[0] if about else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", type=float, default=1.0)
    if seats is not None:
        parser.add_argument("--seats", type=int, default=seats)
    parser.add_argument("--only", choices=names, action="append")
    return parser


def wait(milliseconds: int) -> None:
    """Let the window live for so long."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def game_until(
    kit: Any,
    setup: Any,
    done: Callable[[Any], bool],
    play_on: Callable[[Any, Random], None],
    *,
    people: Sequence[int] = (0,),
    seeds: int = 600,
) -> Any:
    """A game that stands where `done` holds; the first seed that comes there."""
    from desktop_app.session.record import Header, Player
    from desktop_app.session.session import Session

    players = tuple(
        Player(PEOPLE[seat], "person" if seat in people else "computer", 2, kit.colours[seat])
        for seat in range(setup.seats)
    )
    game = kit.game
    for seed in range(1, seeds):
        header = Header(
            game.id, game.rules_version, setup, players, seed, created="2026-11-29T20:00:00+00:00"
        )
        session, random = Session(game, header), Random(seed)
        while not session.over and not done(session):
            play_on(session, random)
        if done(session):
            return session
    raise SystemExit("no game comes to such a position")


def lay(window: Any, session: Any) -> Any:
    """Put the game onto the table; the page that shows it."""
    from desktop_app.session.record import Record
    from desktop_app.storage import gamefile

    path = Path(tempfile.mkdtemp()) / "picture.tischrunde"
    gamefile.write(path, Record(session.header, session.lines))
    before = window.stand.page
    window.play.open_path(path)
    for _ in range(100):
        wait(50)
        page = window.stand.page
        if page is not None and page is not before and page.isVisible():
            break
    return window.stand.page


def ask_hint(page: Any) -> None:
    """Ask until the hint says all of it."""
    for _ in range(3):
        page.hints.ask()
        for _ in range(100):
            wait(50)
            if page.hints.advice is not None:
                break
