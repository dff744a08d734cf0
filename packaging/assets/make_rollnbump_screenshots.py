"""Take pictures of the Roll'n Bump table in the real window, in both themes and languages, at any size.

    .venv/bin/python packaging/assets/make_rollnbump_screenshots.py FOLDER [--theme dark] [--language de]
        [--size 1024x640] [--scale 2] [--seats 5] [--only claim]

Needs a display (Xvfb will do). Each picture has a game of fixed seed on the table.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("new-game", "start", "choose", "locked", "claim", "bonus", "joker", "hint", "review", "end")
PEOPLE = ("Ada", "Bruno", "Clara", "Dario", "Emma")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seats", type=int, default=2)
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
    for name, prepare in screens(window, asked.seats).items():
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
    """One decision: keep what is most frequent, then put as many dice on cards as possible."""
    from desktop_app.games.rollnbump.engine.rules import GAME
    from desktop_app.games.rollnbump.engine.state import Claim, Reroll, Stop

    state = session.state
    action: Any
    if state.phase == "choose":
        face = Counter(state.dice).most_common(1)[0][0]
        kept = tuple(die for die in state.dice if die == face)
        action = Reroll(kept) if len(kept) < len(state.dice) and random.random() < 0.7 else Stop()
    else:
        legal = list(GAME.legal(state))
        claims = [action for action in legal if isinstance(action, Claim)]
        action = random.choice(legal)
        if claims:
            action = max(claims, key=lambda c: sum(len(p.dice) ** 2 for p in c.placements) + random.random())
    session.submit(action, session.to_act, session.revision)


def game_until(seats: int, done: Callable[[Any], bool]) -> Any:
    """A game that stands where `done` holds, seat 0 to move; the first seed that comes there."""
    from desktop_app.core.game import Setup
    from desktop_app.games.rollnbump.engine.rules import GAME
    from desktop_app.games.rollnbump.ui.kit import KIT
    from desktop_app.session.record import Header, Player
    from desktop_app.session.session import Session

    players = tuple(
        Player(PEOPLE[seat], "person" if seat == 0 else "computer", 2, KIT.colours[seat])
        for seat in range(seats)
    )
    for seed in range(1, 400):
        header = Header(
            "rollnbump", GAME.rules_version, Setup(seats), players, seed, created="2026-11-29T20:00:00+00:00"
        )
        session, random = Session(GAME, header), Random(seed)
        while not session.over and not done(session):
            play_on(session, random)
        if done(session):
            return session
    raise SystemExit("no game comes to such a position")


def screens(window: Any, seats: int) -> dict[str, Callable[[], None]]:
    """What to do before each picture."""
    from desktop_app.games.rollnbump.ui.kit import KIT
    from desktop_app.session.record import Record
    from desktop_app.storage import gamefile

    def table(done: Callable[[Any], bool]) -> Any:
        session = game_until(seats, done)
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

    def mine(session: Any, phase: str, turns: int) -> bool:
        state = session.state
        return bool(state.phase == phase and state.current == 0 and state.rolls_done >= turns)

    def choose() -> Any:
        return table(
            lambda s: (
                mine(s, "choose", 4 * seats)
                and s.state.bonus_claim is not None
                and sum(stack.claim is not None for stack in s.state.stacks) >= 2
            )
        )

    def locked() -> None:
        board = choose().board
        plan = board.plan
        face = Counter(plan.faces).most_common(1)[0][0]
        board.hand.do(plan.lock_exactly(tuple(f for f in plan.faces if f == face)))

    def place(board: Any, most: int) -> None:
        for slot in sorted(board.plan.claimable)[:most]:
            if slot in board.plan.claimable:
                board.hand.do(board.plan.put_best(slot))

    def claim() -> None:
        page = table(
            lambda s: (
                mine(s, "claim", 3 * seats) and s.state.bonus_claim is not None and not s.state.bonus_in_hand
            )
        )
        place(page.board, 1)

    def bonus() -> None:
        page = table(lambda s: mine(s, "choose", 2 * seats) and s.state.bonus_in_hand)
        place(page.board, 2)

    def hint() -> None:
        page = choose()
        for _ in range(3):
            page.hints.ask()
            for _ in range(100):
                wait(50)
                if page.hints.advice is not None:
                    break

    def review() -> None:
        page = choose()
        page.look_at(page.session.ply - 6)

    return {
        "new-game": lambda: window.show_new_game(KIT),
        "start": lambda: table(lambda s: mine(s, "choose", 0)) and None,
        "choose": lambda: choose() and None,
        "locked": locked,
        "claim": claim,
        "bonus": bonus,
        "joker": lambda: table(lambda s: mine(s, "joker", 0)) and None,
        "hint": hint,
        "review": review,
        "end": lambda: table(lambda s: s.over and any(s.state.bonus_points)) and None,
    }


if __name__ == "__main__":
    sys.exit(main())
