"""In which acts a change is shown, one after the other: card, sums, carts, draft, horn, hill card. Pure.

An act is a view between two positions, made of the events: what the viewer may not know is not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from desktop_app.core.game import Event, Seat
from desktop_app.games.rolima.engine.cheering import drafting
from desktop_app.games.rolima.engine.deck import GOAL, Card
from desktop_app.games.rolima.engine.state import Played, RolimaView, Track
from desktop_app.qt.sound import Sound

from .sums import Sums, sums_of

FALLEN_MS: Final = 260.0
"""A played card stays in sight so long before the next thing happens."""
SUMMED_MS: Final = 620.0
"""So long do the final sums, before the carts set off."""
ROLLED_MS: Final = 420.0
FINISHED_MS: Final = 1100.0
"""So long the first cart stands at the goal before the podium is put up."""
TURNED_MS: Final = 700.0
"""So long does a hill card, or the cards of a Blind Bend, that were turned over."""


@dataclass(frozen=True, slots=True)
class Act:
    """A moment: what is to be seen then, what is heard, how long it stays (milliseconds, normal speed)."""

    seen: RolimaView
    sums: Sums
    sound: Sound | None = None
    rest: float = 0.0


def acts_of(
    events: Sequence[Event], before: RolimaView, after: RolimaView, sums: Sums | None = None
) -> tuple[Act, ...]:
    """What is shown between two views of one seat; () where that would be too much or cannot be told.

    `sums` are those that stood `before`; they stay until the next round begins.
    """
    if before.seat != after.seat or before.phase == "over":
        return ()
    if not any(event.code in _SHOWN for event in events):
        return ()
    tale = _Tale(before, _tracks(events, before, after), sums or sums_of(before))
    for event in events:
        tale.tell(event)
    return tuple(tale.acts)


_SHOWN: Final = frozenset({"played", "turned_over", "moved", "drafted", "horn", "took_gum", "revealed"})


def _tracks(events: Sequence[Event], before: RolimaView, after: RolimaView) -> list[Track]:
    """The track after each cheering; all but the last one are made of the moves told."""
    groups: list[list[Event]] = []
    for event in events:
        if event.code == "cheered":
            groups.append([])
        elif event.code == "moved" and groups:
            groups[-1].append(event)
    tracks, track = [], before.track
    for group in groups[:-1]:
        track = _moved(track, group)
        tracks.append(track)
    return [*tracks, after.track] if groups else []


def _moved(track: Track, moves: Sequence[Event]) -> Track:
    """The carts in their new rows, at the right end; where exactly, only a rule would tell."""
    rows = [list(row) for row in track]
    for move in moves:
        colour, start, end = move.get("colour"), move.get("start"), move.get("end")
        assert isinstance(colour, int)
        assert isinstance(start, int)
        assert isinstance(end, int)
        if colour in rows[start]:
            rows[start].remove(colour)
            rows[end].append(colour)
    return tuple(map(tuple, rows))


class _Tale:
    """Follows the events through the views between."""

    def __init__(self, seen: RolimaView, tracks: list[Track], sums: Sums) -> None:
        self.acts: list[Act] = []
        self._seen = seen
        self._tracks = tracks
        self._sums = sums
        self._rolled = False

    def tell(self, event: Event) -> None:
        seen, seat = self._seen, event.seat
        match event.code:
            case "played" if seat is not None:
                self._played(seat, _card(event))
            case "turned_over":
                cards = event.get("cards")
                assert isinstance(cards, tuple)
                turned = tuple(Played(one.seat, card) for one, card in zip(seen.played, cards, strict=True))
                self._sums = Sums()
                self._put(replace(seen, phase="turn", played=turned), Sound.TURN, TURNED_MS)
            case "cheered":
                self._cheered(event)
            case "moved" if not self._rolled and self._tracks:
                self._rolled = True
                track = self._tracks.pop(0)
                queue = drafting(track, seen.rule, seen.played)
                current = queue[0] if queue else seen.current
                seen = replace(seen, phase="draft", track=track, queue=queue, current=current)
                self._put(seen, Sound.CART, FINISHED_MS if track[GOAL] else ROLLED_MS)
            case "drafted" if seat is not None:
                self._drafted(seat, _card(event))
            case "horn" if seat is not None:
                self._put(replace(seen, horn=seat, current=seat), Sound.HORN)
            case "took_gum" if seat is not None:
                colour = event.get("colour")
                assert isinstance(colour, int)
                gums = (*seen.gums[:colour], seat, *seen.gums[colour + 1 :])
                self._put(replace(seen, gums=gums), Sound.POP)
            case _:
                self._maintained(event)

    def _played(self, seat: Seat, card: Card | None) -> None:
        seen = self._without(seat, card)
        seen = replace(seen, played=(*seen.played, Played(seat, card)), current=(seat + 1) % seen.seats)
        self._sums = sums_of(seen)
        self._put(seen, Sound.CARD, FALLEN_MS)

    def _without(self, seat: Seat, card: Card | None) -> RolimaView:
        """The view without that card in the seat's hand."""
        seen = self._seen
        hands = tuple(
            tuple(one for one in hand if one != card) if hand is not None and at == seat else hand
            for at, hand in enumerate(seen.hands)
        )
        return replace(seen, hands=hands, counts=_counted(seen.counts, seat, -1), phase="cheer")

    def _cheered(self, event: Event) -> None:
        totals, winner = event.get("totals"), event.get("winner")
        values, weights = event.get("values"), event.get("weights")
        assert isinstance(totals, tuple)
        assert isinstance(winner, int)
        assert isinstance(values, tuple)
        assert isinstance(weights, tuple)
        running = sums_of(replace(self._seen, phase="turn"))
        self._sums = replace(running, totals=totals, values=values, weights=weights, settled=True)
        self._rolled = False
        self._put(replace(self._seen, phase="turn", queue=()), Sound.CHEER, SUMMED_MS)

    def _drafted(self, seat: Seat, card: Card | None) -> None:
        seen = self._seen
        hands = tuple(
            tuple(sorted((*hand, card))) if hand is not None and card is not None and at == seat else hand
            for at, hand in enumerate(seen.hands)
        )
        queue = seen.queue[1:]
        seen = replace(
            seen,
            hands=hands,
            counts=_counted(seen.counts, seat, 1),
            display=tuple(one for one in seen.display if one != card),
            queue=queue,
            current=queue[0] if queue else seat,
            phase="draft",
        )
        self._put(seen, Sound.CARD)

    def _maintained(self, event: Event) -> None:
        """What happens between two rounds; only the hill card is an act of its own."""
        seen = self._seen
        match event.code:
            case "revealed":
                section, hill = event.get("section"), event.get("hill")
                assert isinstance(section, int)
                assert isinstance(hill, int)
                hills = (*seen.hill[: section - 1], hill, *seen.hill[section:])
                self._put(replace(seen, phase="reveal", hill=hills, open=section), Sound.TURN, TURNED_MS)
            case "filled":
                card = _card(event)
                assert card is not None
                tidied = self._tidied()
                self._seen = replace(tidied, display=(*seen.display, card), pile=max(seen.pile - 1, 0))
            case "shuffled":
                tidied = self._tidied()
                self._seen = replace(tidied, pile=tidied.discard, discard=0)
            case "round_ended":
                self._seen = replace(self._tidied(), phase="cheer", round=seen.round + 1, current=seen.horn)
                self._sums = Sums()

    def _tidied(self) -> RolimaView:
        seen = self._seen
        return replace(seen, played=(), discard=seen.discard + len(seen.played), queue=())

    def _put(self, seen: RolimaView, sound: Sound | None = None, rest: float = 0.0) -> None:
        self._seen = seen
        self.acts.append(Act(seen, self._sums, sound, rest))


def closing_sound(events: Sequence[Event]) -> Sound | None:
    """What is heard when everything falls into its place."""
    codes = {event.code for event in events}
    if "over" in codes:
        return Sound.CHEER
    return Sound.CARD if codes & {"filled", "ready"} else None


def whole_sound(events: Sequence[Event]) -> Sound | None:
    """What is heard of a change that is shown without motion, the most telling first."""
    codes = {event.code for event in events}
    for code, sound in (
        ("over", Sound.CHEER), ("moved", Sound.CART), ("took_gum", Sound.POP), ("horn", Sound.HORN),
        ("played", Sound.CARD), ("drafted", Sound.CARD), ("ready", Sound.CARD),
    ):  # fmt: skip
        if code in codes:
            return sound
    return None


def _counted(counts: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return tuple(count + by if at == seat else count for at, count in enumerate(counts))


def _card(event: Event) -> Card | None:
    """The card of an event, None where the viewer may not know it."""
    card: Any = dict(event.data).get("card")
    return card if isinstance(card, int) else None
