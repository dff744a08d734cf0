"""What the board shows beside the arrangement: shelf, buffer stop, plates and targets, goals, hints. Pure.

`dressed` adds components and details to what `arrange` made and leaves out the train, which the view moves:

shelf   "shelf"; ("shelf",): the board below the meadow.
rear    "rear"; ("cell", x, y): the end of the line, `heading`, and `danger` 0..1, the chance that it goes.
plate   "plate"; ("plate",): while penalty cards wait; `seat` whose they are, `mine`.
target  "target-join", "target-top"; ("target", which): where the chosen penalty card may go. `which`, `lit`,
        `chosen`, `value`.
goals   "goals"; ("goals",): for a player alone. `points` so far, hand included; `derailments`, `limit` (or
        None), `tier` ("" once the game is lost).

A pile has `turn` besides: its seat is to act now; a card of a large hand has `fan`. With a hint, `hinted` is
set on the card, the ghost or the target that it names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.solo import tiers
from desktop_app.games.rollecate.engine.state import Bend, Chaos, Lay, RollecateView, Stack
from desktop_app.session.component import Component

from .hand import Plan

MANY: Final = 4
"""From so many cards on a hand overlaps."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """What a hint points at: the action, and whether also the way it goes is shown."""

    action: object = None
    whole: bool = False


def dressed(
    components: tuple[Component, ...], plan: Plan, hint: Hinted | None = None, *, dice: int = 0
) -> tuple[Component, ...]:
    """Everything that is in the scene; so many dice would be rolled (0: those lie there that were)."""
    lying = [part for part in components if part.kind != "train" and not (dice and part.kind == "die")]
    lying += [
        Component(f"die-{place}", "die", ("tray", place), (("wheel", None), ("dice", dice)))
        for place in range(dice)
    ]
    lying = [_turned(part, plan.seen) for part in lying]
    if len(plan.seen.hand) >= MANY:
        lying = [_fanned(part) for part in lying]
    if plan.phase in ("stack", "bend"):
        lying = [_idle(part) for part in lying]
    if hint is not None and hint.action is not None:
        lying = [_hinted(part, hint) for part in lying]
    return (
        Component("shelf", "shelf", ("shelf",)),
        *_goals(plan.seen),
        *lying,
        *_rear(lying),
        *_plate(plan, hint),
    )


def _rear(components: list[Component]) -> Iterator[Component]:
    for part in components:
        if part.kind == "card" and part.place[0] == "cell" and part.get("index") == 0:
            face = (("heading", part.get("heading")), ("danger", part.get("risk")))
            yield Component("rear", "rear", part.place, face)


def _plate(plan: Plan, hint: Hinted | None) -> Iterator[Component]:
    seen = plan.seen
    if not seen.pending or seen.phase == "bend":
        return
    mine = plan.phase == "stack"
    yield Component("plate", "plate", ("plate",), (("seat", seen.current), ("mine", mine)))
    if not mine:
        return
    chosen = plan.chosen
    combines = chosen is not None and plan.combines(chosen)
    value = seen.value(chosen) if chosen is not None else 0
    for which, lit, picked in (
        ("join", combines, combines and plan.combine),
        ("top", chosen is not None, chosen is not None and not (combines and plan.combine)),
    ):
        action = hint.action if hint is not None and hint.whole else None
        named = isinstance(action, Stack) and action.combine == (which == "join")
        face = (("which", which), ("lit", lit), ("chosen", picked), ("value", value), ("hinted", named))
        yield Component(f"target-{which}", "target", ("target", which), face)


def _goals(seen: RollecateView) -> Iterator[Component]:
    if seen.seats > 1:
        return
    hand = seen.hands[0] or ()
    points = sum(seen.value(card) for card in (*seen.piles[0], *hand))
    limit = seen.house.derail_limit
    lost = limit is not None and seen.derailments[0] > limit
    face = (
        ("points", points),
        ("derailments", seen.derailments[0]),
        ("limit", limit),
        ("tier", "" if lost else tiers().tier(points, limited=limit is not None)),
    )
    yield Component("goals", "goals", ("goals",), face)


def _fanned(part: Component) -> Component:
    """A card of a large hand, which wears a sign of its kind."""
    return replace(part, face=(*part.face, ("fan", True))) if part.place[0] == "hand" else part


def _turned(part: Component, seen: RollecateView) -> Component:
    """A pile, marked if its seat is to act."""
    if part.kind != "pile":
        return part
    turn = seen.phase != "over" and part.get("seat") == seen.current
    return replace(part, face=(*part.face, ("turn", turn)))


def _idle(part: Component) -> Component:
    """A card of the hand while only penalty cards, or the first curve, are at stake."""
    if part.place[0] != "hand":
        return part
    face = tuple((key, "not_now" if key == "code" else value) for key, value in part.face)
    return replace(part, face=face)


def _hinted(part: Component, hint: Hinted) -> Component:
    """The component, marked if the hint names it."""
    action, area = hint.action, part.place[0]
    named = False
    match action:
        case Lay(card, turn):
            named = (area == "hand" and part.get("card") == card) or (
                hint.whole and part.kind == "ghost" and part.get("turn") == turn
            )
        case Bend(turn):
            named = hint.whole and part.kind == "ghost" and part.get("turn") == turn
        case Stack(card, _):
            named = area == "pending" and part.get("card") == card
        case Chaos():
            named = area == "hand" and part.get("card") == CHAOS
    return replace(part, face=(*part.face, ("hinted", True))) if named else part
