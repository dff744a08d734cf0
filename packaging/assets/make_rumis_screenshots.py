"""Take pictures of what Rumis has beside its base game: more players, ruins, rebuild, puzzles, own boards.

    .venv/bin/python packaging/assets/make_rumis_screenshots.py FOLDER [--theme dark] [--language de]
        [--size 1024x640] [--scale 2] [--view painter] [--only rebuild]

Needs a display (Xvfb will do). Each picture is the real window with a game of fixed seed on the table.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from table_pictures import (  # type: ignore[import-not-found]
    Screens,
    ask_hint,
    game_until,
    lay,
    take,
    wait,
)

NAMES = (
    "new-six",
    "new-rebuild",
    "new-puzzle",
    "six",
    "six-late",
    "four-colours",
    "ruins",
    "half-time",
    "lifted",
    "rebuild",
    "rebuild-hint",
    "rebuild-over",
    "puzzle",
    "puzzle-hint",
    "puzzle-checked",
    "puzzle-solved",
    "puzzle-contact",
    "editor-empty",
    "editor",
    "new-own",
)

COURT = ((2, 3, 3, 2), (3, 0, 0, 3), (3, 5, 5, 3), (2, 3, 3, 2))


def options(parser: argparse.ArgumentParser) -> None:
    """What only these pictures have."""
    parser.add_argument("--view", choices=("auto", "painter"), default="auto")


def screens(window: Any, asked: argparse.Namespace) -> Screens:
    """What to do before each picture."""
    from desktop_app.core.game import Setup
    from desktop_app.games.rumis.engine.boards import SUFFIX, OwnBoard, own_value, write_board
    from desktop_app.games.rumis.engine.state import Place
    from desktop_app.games.rumis.ui.editor import BoardEditor
    from desktop_app.games.rumis.ui.kit import KIT
    from desktop_app.games.rumis.ui.puzzle_arrange import solution

    window.settings.choose("view3d", asked.view)

    def large_ones(session: Any, random: Random) -> None:
        places = [action for action in KIT.game.legal(session.state) if isinstance(action, Place)]
        largest = max(len(place.cells) for place in places)
        place = random.choice([place for place in places if len(place.cells) == largest])
        session.submit(place, session.to_act, session.revision)

    def in_turn(session: Any, random: Random) -> None:
        """The solution of a puzzle, stone by stone."""
        standing = {stone.cells for stone in session.state.built}
        places = [Place(s.stone, s.cells) for s in solution(session.state) if s.cells not in standing]
        legal = KIT.game.legal(session.state)
        session.submit(next(place for place in places if place in legal), 0, session.revision)

    def table(seats: int, done: Any, **chosen: Any) -> Any:
        setup = Setup(seats)
        for key, value in chosen.items():
            setup = setup.with_option(key, value)
        return lay(window, game_until(KIT, setup, done, large_ones))

    def after(plies: int) -> Any:
        return lambda session: session.to_act == 0 and session.ply >= plies

    def carrying(stones: int) -> Any:
        def reached(session: Any) -> bool:
            state = session.state
            gone = sum(not state.agreement.inside(*s.cells[0][:2]) for s in state.placed)
            return session.to_act == 0 and state.phase == "rebuild" and gone >= stones

        return reached

    def puzzle(stones: int, **chosen: Any) -> Any:
        setup = Setup(1)
        for key, value in chosen.items():
            setup = setup.with_option(key, value)
        return lay(window, game_until(KIT, setup, lambda s: s.over or len(s.state.built) == stones, in_turn))

    def new_game(seats: int, **chosen: Any) -> None:
        window.show_new_game(KIT)
        window.new_game.set_seats(seats)
        for key, value in chosen.items():
            window.new_game.choose(key, value)
        wait(1500)  # the small pictures are painted one after the other

    def hold() -> None:
        board = window.stand.page.board
        board._cycle(1)
        board._to_next(1)

    def held(prepare: Callable[[], object]) -> Callable[[], None]:
        def run() -> None:
            prepare()
            hold()

        return run

    def checked() -> None:
        puzzle(3).board.check()
        wait(1500)

    def editor() -> BoardEditor:
        window.show_workshop(KIT)
        wait(200)
        found: BoardEditor = next(p for p in window.findChildren(BoardEditor) if p.isVisible())
        return found

    def drawn() -> None:
        path = Path(tempfile.mkdtemp()) / f"courtyard{SUFFIX}"
        write_board(path, OwnBoard("Courtyard", COURT))
        editor().open_file(path)

    court = own_value(OwnBoard("Courtyard", COURT))
    colca = {"scenario": "colca", "variant": "rebuild"}
    return {
        "new-six": lambda: new_game(6, scenario="huaca"),
        "new-rebuild": lambda: new_game(2, **colca),
        "new-puzzle": lambda: new_game(1),
        "six": held(lambda: table(6, after(20), scenario="incahuasi")),
        "six-late": lambda: table(6, after(42), scenario="huaca"),
        "four-colours": held(lambda: table(2, after(16), scenario="coricancha", four_colours=True)),
        "ruins": held(lambda: table(3, after(6), scenario="pisac", variant="ruins")),
        "half-time": lambda: table(2, carrying(0), **colca),
        "lifted": hold,
        "rebuild": lambda: table(2, carrying(7), **colca),
        "rebuild-hint": lambda: ask_hint(window.stand.page),
        "rebuild-over": lambda: table(2, lambda s: s.over and len(s.state.interim) == 2, **colca),
        "puzzle": held(lambda: puzzle(2)),
        "puzzle-hint": lambda: ask_hint(window.stand.page),
        "puzzle-checked": checked,
        "puzzle-solved": lambda: puzzle(99),
        "puzzle-contact": lambda: puzzle(4, target="cube5", rule="contact", colours="many"),
        "editor-empty": editor,
        "editor": drawn,
        "new-own": lambda: new_game(2, scenario=court),
    }


if __name__ == "__main__":
    sys.exit(take(__doc__, NAMES, screens, options=options))
