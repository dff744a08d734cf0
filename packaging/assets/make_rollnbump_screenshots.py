"""Take pictures of the Roll'n Bump table in the real window, in both themes and languages, at any size.

    .venv/bin/python packaging/assets/make_rollnbump_screenshots.py FOLDER [--theme dark] [--language de]
        [--size 1024x640] [--scale 2] [--seats 5] [--only claim]

Needs a display (Xvfb will do). Each picture has a game of fixed seed on the table.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from table_pictures import Screens, ask_hint, game_until, lay, take  # type: ignore[import-not-found]

NAMES = ("new-game", "start", "choose", "locked", "claim", "bonus", "joker", "hint", "review", "end")


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


def screens(window: Any, asked: argparse.Namespace) -> Screens:
    """What to do before each picture."""
    from desktop_app.core.game import Setup
    from desktop_app.games.rollnbump.ui.kit import KIT

    seats = asked.seats

    def table(done: Callable[[Any], bool]) -> Any:
        return lay(window, game_until(KIT, Setup(seats), done, play_on))

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
        ask_hint(choose())

    def review() -> None:
        page = choose()
        page.look_at(page.session.ply - 6)

    return {
        "new-game": lambda: window.show_new_game(KIT),
        "start": lambda: table(lambda s: mine(s, "choose", 0)),
        "choose": choose,
        "locked": locked,
        "claim": claim,
        "bonus": bonus,
        "joker": lambda: table(lambda s: mine(s, "joker", 0)),
        "hint": hint,
        "review": review,
        "end": lambda: table(lambda s: s.over and any(s.state.bonus_points)),
    }


if __name__ == "__main__":
    sys.exit(take(__doc__, NAMES, screens, seats=2))
