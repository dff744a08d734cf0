"""Take pictures of the Rollecate table in the real window, in both themes and languages, at any size.

    .venv/bin/python packaging/assets/make_rollecate_screenshots.py FOLDER [--theme dark] [--language de]
        [--size 1024x640] [--scale 2] [--only build --only long]

Needs a display (Xvfb will do). Each picture has a game of fixed seed on the table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from table_pictures import Screens, ask_hint, game_until, lay, take  # type: ignore[import-not-found]

NAMES = (
    "new-game", "start", "choose", "build", "rolled", "stack", "long", "four", "solo", "limit", "hint",
    "curtain", "end",
)  # fmt: skip


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


def screens(window: Any, asked: argparse.Namespace) -> Screens:
    """What to do before each picture."""
    from desktop_app.core.game import Setup
    from desktop_app.games.rollecate.ui.kit import KIT

    def table(
        seats: int, done: Callable[[Any], bool], *, people: tuple[int, ...] = (0,), limit: bool = False
    ) -> Any:
        setup = Setup(seats).with_option("solo_derail_limit", "three") if limit else Setup(seats)
        return lay(window, game_until(KIT, setup, done, play_on, people=people))

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
        ask_hint(table(2, lambda s: mine(s, "act", deck=28, long=7)))

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
    sys.exit(take(__doc__, NAMES, screens))
