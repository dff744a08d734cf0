"""What the person to move composes: which card or gum card is chosen, which one is looked at. Pure.

A `Plan` belongs to one view and is tentative: nothing of it is played until the table submits its `action`.
Each operation gives the new plan and None, or a plan and a code why the card cannot be played (the words for
it are in `text.refusal`).

What can be chosen, by phase: "cheer", a card of the own hand; "draft", a card of the display; "gum", a gum
card that the seat does not own, which goes by its colour. Looking (with the pointer, or by the keyboard) is
possible at any time, at hand, display and gum cards; it is what `what_if` tells about.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from desktop_app.games.rolima.engine.deck import COLOURS, Card, Colour
from desktop_app.games.rolima.engine.state import Action, Play, RolimaView, Take, TakeGum

Code: TypeAlias = Literal[
    "not_now", "hand", "display", "only_play", "only_draft", "only_gum", "own_gum", "no_gum_now", "played",
    "none_chosen", "over",
]  # fmt: skip
"""not_now: another seat decides; hand, display: no such card lies there; only_play, only_draft, only_gum: it
is the wrong kind of card for this phase; own_gum: the gum card is the seat's own; no_gum_now: no gum card is
due; played: the seat has played in this round; none_chosen; over: the race is.
"""
Where: TypeAlias = Literal["hand", "display", "gum"]

DECIDING: Final = ("cheer", "draft", "gum")
"""The phases in which a seat decides."""
_SOURCES: Final[dict[str, Where]] = {"cheer": "hand", "draft": "display", "gum": "gum"}
_ONLY: Final[dict[str, Code]] = {"cheer": "only_play", "draft": "only_draft", "gum": "only_gum"}


@dataclass(frozen=True, slots=True)
class Spot:
    """A card that lies somewhere: a fan card in the hand or the display, or the gum card of a colour."""

    where: Where
    card: Card | Colour


@dataclass(frozen=True, slots=True)
class Plan:
    """What is composed; made by `plan_of` and `carried`.

    `mine`: a person decides now for the seat of the view. `chosen` is the card that Enter plays, `pointed`
    the one under the pointer.
    """

    seen: RolimaView
    mine: bool
    chosen: Spot | None = None
    pointed: Spot | None = None

    # ---- reading -------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The phase in which the viewer decides; "" while it does not."""
        return self.seen.phase if self.mine else ""

    @property
    def choices(self) -> tuple[Spot, ...]:
        """What the viewer can choose from now, in the order in which it lies and is numbered from 1."""
        source = _SOURCES.get(self.phase)
        if source == "gum":
            mine = self.seen.seat
            return tuple(Spot("gum", colour) for colour in range(COLOURS) if self.seen.gums[colour] != mine)
        cards = self.seen.hand if source == "hand" else self.seen.display if source == "display" else ()
        return tuple(Spot("hand" if source == "hand" else "display", card) for card in cards)

    @property
    def looked_at(self) -> Spot | None:
        """What the pointer is on, else what is chosen; this is what a look ahead tells about."""
        return self.pointed or self.chosen

    def code(self, spot: Spot) -> Code | None:
        """Why that cannot be chosen now; None if it can."""
        seen = self.seen
        if seen.phase == "over":
            return "over"
        if spot in self.choices:
            return None
        if spot.where == "hand" and spot.card not in seen.hand:
            return "hand"
        if spot.where == "display" and spot.card not in seen.display:
            return "display"
        if self.mine:
            return "own_gum" if self.phase == "gum" == spot.where else _ONLY.get(self.phase, "not_now")
        if spot.where == "gum":
            return "no_gum_now"
        has_played = any(one.seat == seen.seat for one in seen.played)
        return "played" if spot.where == "hand" and seen.phase == "cheer" and has_played else "not_now"

    @property
    def action(self) -> Action | None:
        """What Enter plays; None if nothing is chosen."""
        if self.chosen is None or self.code(self.chosen) is not None:
            return None
        match self.chosen.where:
            case "hand":
                return Play(self.chosen.card)
            case "display":
                return Take(self.chosen.card)
            case _:
                return TakeGum(self.chosen.card)

    @property
    def none_code(self) -> Code:
        """Why Enter does nothing while `action` is None."""
        if self.seen.phase == "over":
            return "over"
        return "none_chosen" if self.mine else "not_now"

    # ---- choosing ------------------------------------------------------------------------------

    def choose(self, spot: Spot) -> tuple[Plan, Code | None]:
        """Choose that card; a code (and the same plan) if it cannot be.

        It is looked at then, whatever else the pointer rests on.
        """
        code = self.code(spot)
        if code is not None:
            return self, code
        return replace(self, chosen=spot, pointed=spot if spot == self.pointed else None), None

    def choose_number(self, number: int) -> tuple[Plan, Code | None]:
        """Choose the card of that number, counted from 1 along `choices`."""
        if not self.mine:
            return self, self.none_code if self.seen.phase == "over" else "not_now"
        if not 1 <= number <= len(self.choices):
            return self, "none_chosen"
        return self.choose(self.choices[number - 1])

    def move(self, step: int) -> tuple[Plan, Code | None]:
        """Choose the card so many further on, round and round; without one it begins at an end."""
        choices = self.choices
        if not choices:
            return self, self.none_code
        before = -1 if step > 0 else 0
        at = choices.index(self.chosen) if self.chosen in choices else before
        return self.choose(choices[(at + step) % len(choices)])

    def point(self, spot: Spot | None) -> Plan:
        """The pointer is on that card now; None: on none."""
        return self if spot == self.pointed else replace(self, pointed=spot)

    def clear(self) -> Plan:
        """Nothing chosen."""
        return replace(self, chosen=None)


def plan_of(seen: RolimaView, *, mine: bool) -> Plan:
    """Nothing composed yet; `mine` says that a person decides now for the seat of the view."""
    return Plan(seen, mine and seen.seat is not None and seen.seat == seen.current and seen.phase in DECIDING)


def carried(plan: Plan, seen: RolimaView, *, mine: bool) -> Plan:
    """The plan for a newer view of the same seat: a choice that is still possible stays.

    Of another seat nothing stays, so that no secret is carried over.
    """
    fresh = plan_of(seen, mine=mine)
    if plan.seen.seat != seen.seat:
        return fresh
    if plan.pointed is not None and _lies(plan.pointed, seen):
        fresh = replace(fresh, pointed=plan.pointed)
    if plan.chosen is not None and plan.chosen in fresh.choices:
        fresh = replace(fresh, chosen=plan.chosen)
    return fresh


def _lies(spot: Spot, seen: RolimaView) -> bool:
    if spot.where == "gum":
        return seen.house.gum_cards
    return spot.card in (seen.hand if spot.where == "hand" else seen.display)
