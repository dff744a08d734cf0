"""Take pictures of the Rollecate table in the real window, in both themes and languages, at any size.

    .venv/bin/python packaging/assets/make_rollecate_screenshots.py FOLDER [--theme dark] [--language de]
        [--size 1024x640] [--scale 2] [--only build --only long]

Needs a display (Xvfb will do). Each picture has a game of fixed seed on the table.
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
    "new-game", "start", "choose", "build", "rolled", "stack", "long", "four", "solo", "limit", "hint",
    "curtain", "end",
)  # fmt: skip
PEOPLE = ("Ada", "Bruno", "Clara", "Dario")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", type=float, default=1.0)
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
    window.settings.set_muted(True)
    width, height = (int(part) for part in asked.size.split("x"))
    window.resize(width, height)
    window.show()
    wait(400)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name, prepare in screens(window).items():
        if asked.only is None or name in asked.only:
            prepare()
            wait(500)
            path = asked.folder / f"{name}.png"
            window.grab().save(str(path))
            print(path)
    window.close()
    window.shut_down()
    return 0


def wait(milliseconds: int) -> None:
    """Let the window live for so long."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def play_on(session: Any, random: Random) -> None:
    """One decision: mostly build, small numbers first, so that the railway grows."""
    from desktop_app.games.rollecate.engine.rules import GAME
    from desktop_app.games.rollecate.engine.state import Lay, Stack

    state = session.state
    legal = list(GAME.legal(state))
    lays = [action for action in legal if isinstance(action, Lay)]
    joins = [action for action in legal if isinstance(action, Stack) and action.combine]
    action: Any = random.choice(legal)
    if lays and random.random() < 0.85:
        action = min(lays, key=lambda lay: (state.value(lay.card), random.random()))
    elif joins:
        action = joins[0]
    session.submit(action, session.to_act, session.revision)


def game_until(
    seats: int, done: Callable[[Any], bool], *, people: tuple[int, ...] = (0,), limit: bool = False
) -> Any:
    """A game that stands where `done` holds, seat 0 to move; the first seed that comes there."""
    from desktop_app.core.game import Setup
    from desktop_app.games.rollecate.engine.rules import GAME
    from desktop_app.games.rollecate.ui.kit import KIT
    from desktop_app.session.record import Header, Player
    from desktop_app.session.session import Session

    players = tuple(
        Player(PEOPLE[seat], "person" if seat in people else "computer", 2, KIT.colours[seat])
        for seat in range(seats)
    )
    setup = Setup(seats).with_option("solo_derail_limit", "three") if limit else Setup(seats)
    for seed in range(1, 600):
        header = Header(
            "rollecate", GAME.rules_version, setup, players, seed, created="2026-11-29T20:00:00+00:00"
        )
        session, random = Session(GAME, header), Random(seed)
        while not session.over and not done(session):
            play_on(session, random)
        if done(session):
            return session
    raise SystemExit("no game comes to such a position")


def screens(window: Any) -> dict[str, Callable[[], object]]:
    """What to do before each picture."""
    from desktop_app.games.rollecate.ui.kit import KIT
    from desktop_app.session.record import Record
    from desktop_app.storage import gamefile

    def table(seats: int, done: Callable[[Any], bool], **more: Any) -> Any:
        session = game_until(seats, done, **more)
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

    def mine(session: Any, phase: str, *, deck: int = 36, long: int = 0) -> bool:
        state = session.state
        return bool(
            state.phase == phase and state.current == 0 and state.deck <= deck and len(state.railway) >= long
        )

    def chosen(page: Any, curve: bool = True) -> Any:
        """Choose a card that can be laid, a curve if there is one."""
        from desktop_app.games.rollecate.engine.deck import is_curve

        plan = page.board.plan
        fitting = sorted(plan.playable, key=lambda card: (is_curve(card) != curve, card))
        if fitting:
            page.board.hand.do(plan.choose(fitting[0]))
        return page

    def rolled() -> None:
        from desktop_app.games.rollecate.engine.state import Ride

        page = table(2, lambda s: mine(s, "build", deck=26, long=8) and s.state.dice >= 3)
        page.perspective.submit(Ride())

    def hint() -> None:
        page = table(2, lambda s: mine(s, "act", deck=28, long=7))
        for _ in range(3):
            page.hints.ask()
            for _ in range(100):
                wait(50)
                if page.hints.advice is not None:
                    break

    def many(session: Any) -> bool:
        return mine(session, "stack", deck=22) and len(session.state.pending) >= 3

    return {
        "new-game": lambda: window.show_new_game(KIT),
        "start": lambda: table(2, lambda s: mine(s, "act")),
        "choose": lambda: chosen(table(2, lambda s: mine(s, "act", deck=27, long=7))),
        "build": lambda: table(3, lambda s: mine(s, "build", deck=24, long=9)),
        "rolled": rolled,
        "stack": lambda: table(2, many),
        "long": lambda: chosen(table(2, lambda s: mine(s, "act", deck=24, long=14))),
        "four": lambda: chosen(table(4, lambda s: mine(s, "act", deck=9, long=8))),
        "solo": lambda: chosen(table(1, lambda s: mine(s, "act", deck=14, long=8))),
        "limit": lambda: table(
            1, lambda s: mine(s, "build", deck=20, long=6) and s.state.derailments[0] == 2, limit=True
        ),
        "hint": hint,
        "curtain": lambda: table(3, lambda s: mine(s, "act", deck=20), people=(0, 1, 2)),
        "end": lambda: table(3, lambda s: s.over),
    }


if __name__ == "__main__":
    sys.exit(main())
