"""Take pictures of the Rolimã table in the real window, in both themes and languages, at any size.

    .venv/bin/python packaging/assets/make_rolima_screenshots.py FOLDER [--theme dark] [--language de]
        [--size 1024x640] [--scale 2] [--only what-if --only six]

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
    "new-game", "start", "middle", "what-if", "draft", "gum", "blind", "six", "six-draft", "two", "hint",
    "curtain", "photo-finish", "end", "six-end",
)  # fmt: skip


def play_on(session: Any, random: Random) -> None:
    """One decision: cards of one's own colours, cheap ones taken, so that the race is close."""
    from desktop_app.games.rolima.engine.rules import GAME

    session.submit(random.choice(list(GAME.legal(session.state))), session.to_act, session.revision)


def screens(window: Any, asked: argparse.Namespace) -> Screens:
    """What to do before each picture."""
    from desktop_app.core.game import Setup
    from desktop_app.games.rolima.engine.state import BLIND_BEND, MEGAPHONE
    from desktop_app.games.rolima.ui.kit import KIT

    def table(
        seats: int, done: Callable[[Any], bool], *, people: tuple[int, ...] = (0,), modules: bool = False
    ) -> Any:
        setup = Setup(seats)
        if modules:
            setup = setup.with_option("zero_ten", True).with_option("gum_cards", True)
        return lay(window, game_until(KIT, setup, done, play_on, people=people))

    def mine(session: Any, phase: str, *, played: int = 0, rule: int | None = None, rounds: int = 4) -> bool:
        state = session.state
        return bool(
            state.phase == phase
            and state.current == 0
            and len(state.played) >= played
            and state.round >= rounds
            and (state.rule == rule if rule is not None else state.rule is not None)
        )

    def looking(page: Any, *, last: bool = True) -> None:
        """The pointer on a card of the hand that changes something."""
        from desktop_app.games.rolima.ui.hand import Spot

        hand = page.board.hand
        hand.point(Spot("hand", page.session.state.hands[0][-1 if last else 0]))

    def chosen(page: Any) -> None:
        hand = page.board.hand
        hand.click(hand.plan.choices[len(hand.plan.choices) // 2])

    def blind(session: Any) -> bool:
        return mine(session, "cheer", played=3, rule=BLIND_BEND, rounds=2)

    return {
        "new-game": lambda: window.show_new_game(KIT),
        "start": lambda: table(4, lambda s: s.state.phase == "cheer" and s.state.current == 0),
        "middle": lambda: table(4, lambda s: mine(s, "cheer", played=2)),
        "what-if": lambda: looking(table(4, lambda s: mine(s, "cheer", played=3))),
        "draft": lambda: chosen(table(3, lambda s: mine(s, "draft"), modules=True)),
        "gum": lambda: chosen(table(3, lambda s: mine(s, "gum"), modules=True)),
        "blind": lambda: table(4, blind),
        "six": lambda: looking(table(6, lambda s: mine(s, "cheer", played=5, rule=MEGAPHONE), modules=True)),
        "six-draft": lambda: chosen(table(6, lambda s: mine(s, "draft", rounds=6), modules=True)),
        "two": lambda: looking(table(2, lambda s: mine(s, "cheer", played=1))),
        "hint": lambda: ask_hint(table(4, lambda s: mine(s, "cheer", played=2))),
        "curtain": lambda: table(3, lambda s: mine(s, "cheer"), people=(0, 1, 2)),
        "photo-finish": lambda: looking(
            table(4, lambda s: mine(s, "cheer", played=3) and len(s.state.track[4]) >= 2)
        ),
        "end": lambda: table(4, lambda s: s.over),
        "six-end": lambda: table(6, lambda s: s.over, modules=True),
    }


if __name__ == "__main__":
    sys.exit(take(__doc__, NAMES, screens))
