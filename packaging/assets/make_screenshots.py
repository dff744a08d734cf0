"""Take pictures of every screen, in both themes and languages, at any size and scale.

    .venv/bin/python packaging/assets/make_screenshots.py FOLDER [--theme dark] [--language de]
        [--size 1024x640] [--scale 2] [--view painter] [--only table-mid]

Needs a display (Xvfb will do). Each picture is the real window with a game of fixed seed on the table.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NAMES = (
    "home",
    "new-game",
    "settings",
    "table-empty",
    "table-mid",
    "table-refused",
    "table-hint",
    "table-review",
    "table-full",
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--view", choices=("auto", "painter"), default="auto")
    parser.add_argument("--scenario", default="coricancha")
    parser.add_argument("--only", choices=NAMES, action="append")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    home = tempfile.mkdtemp(prefix="pictures-")
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        os.environ[name] = home
    os.environ["QT_SCALE_FACTOR"] = str(asked.scale)
    sys.path.insert(0, str(ROOT))

    from desktop_app.app.main import make_application, make_window

    app = make_application([])
    window = make_window(app)
    window.settings.choose("theme", asked.theme)
    window.settings.choose("language", asked.language)
    window.settings.choose("speed", "off")
    window.settings.choose("view3d", asked.view)
    window.settings.set_muted(True)
    width, height = (int(part) for part in asked.size.split("x"))
    window.resize(width, height)
    window.show()
    wait(app, 400)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name, prepare in screens(app, window, asked.scenario).items():
        if asked.only is None or name in asked.only:
            prepare()
            wait(app, 700)
            path = asked.folder / f"{name}.png"
            window.grab().save(str(path))
            print(path)
    window.close()
    window.shut_down()
    return 0


def wait(app: Any, milliseconds: int) -> None:
    """Let the window live for so long."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def screens(app: Any, window: Any, scenario: str) -> dict[str, Callable[[], None]]:
    """What to do before each picture."""
    from desktop_app.games.rumis.engine.rules import GAME, places_of, playable
    from desktop_app.games.rumis.ui.kit import KIT

    random = Random(7)

    def table(seats: int, plies: int) -> Any:
        from desktop_app.core.game import Setup
        from desktop_app.session.record import Header, Player
        from desktop_app.session.session import Session
        from desktop_app.storage import gamefile

        names = ("Ada", "Bruno", "Clara", "Dario")
        players = tuple(
            Player(names[seat], "person" if seat == 0 else "computer", 2, KIT.colours[seat])
            for seat in range(seats)
        )
        setup = Setup(seats).with_option("scenario", scenario)
        header = Header("rumis", GAME.rules_version, setup, players, 7, created="2026-11-29T20:00:00+00:00")
        session = Session(GAME, header)
        while session.ply < plies and session.to_act is not None:
            places = list(GAME.legal(session.state))
            large = max(len(place.cells) for place in places)
            place = random.choice([place for place in places if len(place.cells) == large])
            session.submit(place, session.to_act, session.revision)
        path = Path(tempfile.mkdtemp()) / "picture.tischrunde"
        from desktop_app.session.record import Record

        gamefile.write(path, Record(header, session.lines))
        window.play.open_path(path)
        for _ in range(100):
            wait(app, 100)
            if window.stand.page is not None and window.stand.page.isVisible():
                break
        return window.stand.page

    def mid() -> None:
        board = table(4, 20).board
        stone = playable(board._state)[-1]
        board.hold(stone)
        board._to_next(1)

    def refused() -> None:
        board = window.stand.page.board
        for x, y in ((2, 2), (3, 3), (4, 4), (5, 2), (2, 5), (0, 0)):
            board._set_held(board.held.over(x, y))
            if board.ghost.refusal is not None and board.ghost.refusal.code != "outside":
                break
        board.place()

    def hint() -> None:
        page = window.stand.page
        page.board.put_back()
        assert places_of is not None
        for _ in range(3):
            page.hints.ask()
            for _ in range(60):
                wait(app, 100)
                if page.hints.advice is not None:
                    break

    def review() -> None:
        window.stand.page.look_at(9)

    return {
        "home": window.show_home,
        "new-game": lambda: window.show_new_game(KIT),
        "settings": window.show_settings,
        "table-empty": lambda: table(2, 0) and None,
        "table-mid": mid,
        "table-refused": refused,
        "table-hint": hint,
        "table-review": review,
        "table-full": lambda: table(4, 200) and None,
    }


if __name__ == "__main__":
    sys.exit(main())
