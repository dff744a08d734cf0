"""What lies on the Rolimã table when the race is over: the podium, and what each seat has bet. Pure.

The kinds of component are told in `things`.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.game import Seat
from desktop_app.games.rolima.engine.state import RolimaView
from desktop_app.games.rolima.engine.values import Bet, Worth, owned, priced
from desktop_app.session.component import Component


def final_worth(seen: RolimaView, seat: Seat) -> Worth:
    """What a seat's bets and gum cards brought."""
    return priced(seen.hands[seat] or (), owned(seen.gums, seat), seen.race)


def end_parts(seen: RolimaView, winners: tuple[Seat, ...]) -> Iterator[Component]:
    """The podium, then seat by seat its row, its cards and its gum cards."""
    yield Component("podium", "podium", ("podium",), (("race", seen.race),))
    for seat in range(seen.seats):
        worth = final_worth(seen, seat)
        face = (
            ("seat", seat),
            ("own", seat == seen.seat),
            ("total", worth.total),
            ("won", seat in winners),
        )
        yield Component(f"bets-{seat}", "bets", ("bets", seat), face)
        for at, bet in enumerate(worth.bets):
            yield Component(f"card-{bet.card}", "card", ("bet", seat, at), _face(seat, bet))
        for at, bet in enumerate(worth.gums):
            place = ("bet gum", seat, at, len(worth.gums))
            yield Component(f"gum-{bet.colour}", "gum", place, _face(seat, bet))


def _face(seat: Seat, bet: Bet) -> tuple[tuple[str, object], ...]:
    shown = ("colour", bet.colour) if bet.card is None else ("card", bet.card)
    return (shown, ("seat", seat), ("gums", bet.gums), ("times", bet.multiplier), ("points", bet.points))
