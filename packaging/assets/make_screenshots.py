"""Take pictures of every screen, in both themes and languages, at any size and scale.

    .venv/bin/python packaging/assets/make_screenshots.py FOLDER [--theme dark] [--language de]
        [--size 1024x640] [--scale 2] [--view painter] [--only table-mid]

Needs a display (Xvfb will do). Each picture is the real window with a game of fixed seed on the table.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any

from table_pictures import PEOPLE, Screens, ask_hint, lay, take, wait  # type: ignore[import-not-found]

NAMES = (
    "home",
    "new-game",
    "opponents",
    "settings",
    "table-empty",
    "table-mid",
    "table-refused",
    "table-hint",
    "table-review",
    "table-full",
)


def options(parser: argparse.ArgumentParser) -> None:
    """What only these pictures have."""
    parser.add_argument("--view", choices=("auto", "painter"), default="auto")
    parser.add_argument("--scenario", default="coricancha")


def screens(window: Any, asked: argparse.Namespace) -> Screens:
    """What to do before each picture."""
    from desktop_app.games.rumis.engine.rules import GAME, playable
    from desktop_app.games.rumis.ui.kit import KIT

    random = Random(7)
    window.settings.choose("view3d", asked.view)

    def table(seats: int, plies: int) -> Any:
        from desktop_app.core.game import Setup
        from desktop_app.session.record import Header, Player
        from desktop_app.session.session import Session

        players = tuple(
            Player(PEOPLE[seat], "person" if seat == 0 else "computer", 2, KIT.colours[seat])
            for seat in range(seats)
        )
        setup = Setup(seats).with_option("scenario", asked.scenario)
        header = Header("rumis", GAME.rules_version, setup, players, 7, created="2026-11-29T20:00:00+00:00")
        session = Session(GAME, header)
        while session.ply < plies and session.to_act is not None:
            places = list(GAME.legal(session.state))
            large = max(len(place.cells) for place in places)
            place = random.choice([place for place in places if len(place.cells) == large])
            session.submit(place, session.to_act, session.revision)
        return lay(window, session)

    def new_game() -> None:
        window.show_new_game(KIT)
        wait(1500)  # the small pictures are painted one after the other

    def opponents() -> Any:
        new_game()
        window.new_game.opponents_button.click()
        return window.side.opponents

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
        ask_hint(page)

    def review() -> None:
        window.stand.page.look_at(9)

    return {
        "home": window.show_home,
        "new-game": new_game,
        "opponents": opponents,
        "settings": window.show_settings,
        "table-empty": lambda: table(2, 0) and None,
        "table-mid": mid,
        "table-refused": refused,
        "table-hint": hint,
        "table-review": review,
        "table-full": lambda: table(4, 200) and None,
    }


if __name__ == "__main__":
    sys.exit(take(__doc__, NAMES, screens, options=options))
