"""The running totals of a round: while the cards fall, and what they came to. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop_app.games.rolima.engine.cheering import cheer
from desktop_app.games.rolima.engine.deck import COLOURS, Colour
from desktop_app.games.rolima.engine.state import Played, Table
from desktop_app.session.session import Step


@dataclass(frozen=True, slots=True)
class Sums:
    """How the cheering stands.

    `totals` are by colour, None where no card lies; `order` are the colours with a card, best first as the
    rule in force has it; the first one wins as it stands. `values` and `weights` are those of the cards that
    lie open, in playing order. `settled`: all have played, the move is done. `hidden` cards lie face
    down, the viewer's own among them: while there are any, nothing is summed up.
    """

    totals: tuple[int | None, ...] = (None,) * COLOURS
    order: tuple[Colour, ...] = ()
    values: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()
    settled: bool = False
    hidden: int = 0

    @property
    def winner(self) -> Colour | None:
        """The cart that moves, as it stands."""
        return self.order[0] if self.order else None


def sums_of(table: Table, steps: Sequence[Step[Any]] = ()) -> Sums:
    """How the cheering of the current round stands.

    After the cheering that needs the `steps` up to now (as the perspective knows them): the move has changed
    the race order, which totals and ties depend on. Without them there are no sums then.
    """
    if table.phase in ("cheer", "turn"):
        return _running(table)
    for step in reversed(steps):
        codes = [event.code for event in step.events]
        if "round_ended" in codes or "ready" in codes:
            break
        if "cheered" in codes:
            event = step.events[codes.index("cheered")]
            totals, winner = event.get("totals"), event.get("winner")
            values, weights = event.get("values"), event.get("weights")
            assert isinstance(totals, tuple)
            assert isinstance(winner, int)
            assert isinstance(values, tuple)
            assert isinstance(weights, tuple)
            return Sums(totals, _ranked(totals, winner), values, weights, settled=True)
    return Sums()


def _running(table: Table) -> Sums:
    found = cheer(table.track, table.rule, table.played)
    if lies_face_down(table):
        return Sums(values=found.values, weights=found.weights, hidden=len(table.played))
    order = found.order
    if found.winner is not None and order[0] != found.winner:  # the lowest total wins
        order = order[::-1]
    return Sums(found.totals, order, found.values, found.weights)


def lies_face_down(table: Table) -> bool:
    """Whether what is played now lies face down until all cards are turned over together."""
    return table.blind and (table.phase == "cheer" or any(one.card is None for one in table.played))


def _ranked(totals: tuple[int | None, ...], winner: Colour) -> tuple[Colour, ...]:
    """The winner first, then by total: ascending if the lowest one won."""
    there = {colour: total for colour, total in enumerate(totals) if total is not None}
    sign = 1 if all(there[winner] <= total for total in there.values()) else -1
    rest = sorted((colour for colour in there if colour != winner), key=lambda one: sign * there[one])
    return (winner, *rest)


def open_cards(played: Sequence[Played]) -> tuple[Played, ...]:
    """The cards of a round that lie open or are the viewer's, in playing order: those the sums count."""
    return tuple(one for one in played if one.card is not None)
