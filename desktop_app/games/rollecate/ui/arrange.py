"""What lies where on the table. Pure; the places are names that the layout turns into pixels.

Kinds of component, with their place and what their face tells:

card     "card-7"; a card that is seen, wherever it lies. `card`, and by its place more:
         ("cell", x, y) in the railway: `turn`, `heading` it is entered with, `index` from the rear, `laid` in
         this turn, `behind` the train, `risk`, the chance that what is planned takes it as a penalty card.
         ("hand", i) of the viewer: `seat`, `number` of its group from 1 on, `code` (None: can be played),
         `chosen`.
         ("pending", i): `seat`, `chosen`, `combines` (equal to the top of the pile), `combine` (if put down).
         ("pile", seat, i) from the bottom: `seat`, `top`, `combine` (the chosen card goes away with it).
         ("aside", i) during the set-up; ("shown", seat, i) the hands of the others at the end: `seat`.
train    "train"; ("cell", x, y) of its card. `index`, `heading`, `turn`, `card`.
head     "head"; ("cell", x, y) where the next card goes, `heading` it is entered with, `open` (a card fits),
         `lit` (and one of the viewer's can be laid now).
ghost    "ghost-L"; ("cell", x, y), how the chosen card can lie: `card`, `turn`, `heading`, `chosen`.
die      "die-0"; ("tray", i). `wheel`: True, False, None before the roll; `dice` in all.
pile     "pile-1"; ("pile", seat), under its cards. `seat`, `count`, `points`.
held     "held-1"; ("seat", seat), the cards of a hand that is not seen. `seat`, `count`.
deck     "deck"; ("deck",). `count` cards still to be drawn.
removed  "removed"; ("removed",). `count` cards combined away.

A card keeps its id on its way from the hand to the railway, from there to the pile and back when that is
undone: what lay on the table before is matched by card and place. Ids are numbers in the order in which the
viewer came to see the cards, so that they tell nothing of hidden ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from desktop_app.core.game import Event, Seat
from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.geometry import open_turns, target
from desktop_app.games.rollecate.engine.state import RollecateView, Track
from desktop_app.session.component import Component

from .forecast import Forecast
from .hand import Plan, plan_of

Place: TypeAlias = tuple[object, ...]
Face: TypeAlias = tuple[tuple[str, object], ...]

_FROM: Final[dict[object, tuple[str, ...]]] = {
    "cell": ("hand", "pending", "pile"),
    "hand": ("cell", "pending", "pile", "shown"),
    "pending": ("cell", "hand", "pile"),
    "pile": ("pending", "cell", "hand"),
    "aside": (),
    "shown": ("hand",),
}
"""From where a card can come into an area, the likeliest first; what is undone included."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice that were rolled last."""

    seat: Seat
    dice: int
    wheels: int


def last_roll(events: Iterable[Event]) -> Rolled | None:
    """The dice that still lie there after these events, which are in their order; None for none."""
    found = None
    for event in events:
        if event.code == "rolled" and event.seat is not None:
            dice, wheels = event.get("dice"), event.get("wheels")
            assert isinstance(dice, int)
            assert isinstance(wheels, int)
            found = Rolled(event.seat, dice, wheels)
        elif event.code in ("laid", "passed", "chaos"):
            found = None
    return found


def arrange(
    seen: RollecateView,
    plan: Plan | None = None,
    *,
    forecast: Forecast | None = None,
    rolled: Rolled | None = None,
    before: tuple[Component, ...] = (),
) -> tuple[Component, ...]:
    """Everything on the table, as the viewer of `seen` may see it.

    `plan` is what the viewer composes (None, or one for another view: nothing); `forecast` what it brings,
    for the cards at risk; `rolled` the dice that lie there; `before` the table as it was shown last, so that
    a card that moved is seen to move.
    """
    plan = plan if plan is not None and plan.seen == seen else plan_of(seen, mine=False)
    lying = [*_railway(seen, forecast), *_held(plan), *_waiting(plan), *_piled(plan), *_shown(seen)]
    return (
        Component("deck", "deck", ("deck",), (("count", seen.deck),)),
        Component("removed", "removed", ("removed",), (("count", len(seen.removed)),)),
        *_seats(seen),
        *_cards(lying, before, seen),
        *_head(plan),
        *_ghosts(plan),
        *_train(seen),
        *_dice(seen, rolled),
    )


# ---- cards -------------------------------------------------------------------------------------------


def _railway(seen: RollecateView, forecast: Forecast | None) -> Iterator[tuple[Place, Face]]:
    laid_from = len(seen.railway) - seen.laid
    for index, track in enumerate(seen.railway):
        yield (
            ("cell", *track.cell),
            (
                ("card", track.card),
                ("turn", track.turn),
                ("heading", track.heading),
                ("index", index),
                ("laid", index >= laid_from),
                ("behind", index < seen.train),
                ("risk", forecast.risk(index) if forecast is not None else 0.0),
            ),
        )


def _held(plan: Plan) -> Iterator[tuple[Place, Face]]:
    place = 0
    for number, group in enumerate(plan.groups, start=1):
        for equal in range(group.count):
            last = equal == group.count - 1  # the last one goes when the card is laid
            under = last and group.card == plan.chosen and plan.phase not in ("stack", "bend")
            face = (
                ("card", group.card),
                ("seat", plan.seen.seat),
                ("number", number),
                ("code", group.code),
                ("chosen", under and group.code is None),
                ("cursor", under and group.code is not None),
            )
            yield ("hand", place), face
            place += 1


def _waiting(plan: Plan) -> Iterator[tuple[Place, Face]]:
    """Pending cards, and those set aside; of equal pending ones only the first can be chosen."""
    seen, stacking, chosen = plan.seen, plan.phase in ("stack", "bend"), plan.chosen
    for place, card in enumerate(seen.pending):
        first = seen.pending.index(card) == place
        combines = seen.phase == "stack" and plan.combines(card)
        face = (
            ("card", card),
            ("seat", seen.current),
            ("chosen", stacking and first and card == chosen),
            ("combines", combines),
            ("combine", combines and plan.combine and stacking and card == chosen),
        )
        yield ("pending", place), face
    for place, card in enumerate(seen.aside):
        yield ("aside", place), (("card", card),)


def _piled(plan: Plan) -> Iterator[tuple[Place, Face]]:
    seen = plan.seen
    stack = plan.stack
    for seat, pile in enumerate(seen.piles):
        for place, card in enumerate(pile):
            top = place == len(pile) - 1
            goes = top and seat == seen.current and stack is not None and stack.combine
            yield ("pile", seat, place), (("card", card), ("seat", seat), ("top", top), ("combine", goes))


def _shown(seen: RollecateView) -> Iterator[tuple[Place, Face]]:
    for seat, hand in enumerate(seen.hands):
        if seat != seen.seat:
            for place, card in enumerate(hand or ()):
                yield ("shown", seat, place), (("card", card), ("seat", seat))


def _cards(
    lying: list[tuple[Place, Face]], before: tuple[Component, ...], seen: RollecateView
) -> Iterator[Component]:
    """The cards with their ids: of what lay there, what lay where it can come from, else new ones."""
    cards = [part for part in before if part.kind == "card" and _known_of(part, seen)]
    wanted = [Component("", "card", place, face) for place, face in lying]
    order = sorted(range(len(wanted)), key=lambda index: wanted[index].place[0] == "hand")
    found: dict[int, str] = {}
    for same in (_unmoved, _same_area, _moved):
        for index in order:
            if index not in found and (was := same(wanted[index], cards)) is not None:
                found[index] = was.id
                cards.remove(was)
    used = {part.id for part in before}
    fresh = (name for number in range(len(used) + len(wanted)) if (name := f"card-{number}") not in used)
    for index, part in enumerate(wanted):
        yield replace(part, id=found[index] if index in found else next(fresh))


def _known_of(part: Component, seen: RollecateView) -> bool:
    """Whether the viewer may know that the card lay there: not in the hand of who looked before."""
    return part.place[0] != "hand" or part.get("seat") == seen.seat or seen.phase == "over"


def _unmoved(part: Component, cards: list[Component]) -> Component | None:
    keys = ("card", "seat", "turn", "heading")
    for was in cards:
        if was.place == part.place and all(was.get(key) == part.get(key) for key in keys):
            return was
    return None


def _same_area(part: Component, cards: list[Component]) -> Component | None:
    return _first(part, cards, part.place[0]) if part.place[0] != "cell" else None


def _moved(part: Component, cards: list[Component]) -> Component | None:
    areas = _FROM[part.place[0]]
    return next((was for area in areas if (was := _first(part, cards, area)) is not None), None)


def _first(part: Component, cards: list[Component], area: object) -> Component | None:
    """The first equal card that lay in that area and can come from there."""
    for was in cards:
        if was.place[0] == area and was.get("card") == part.get("card") and _can_come(part, was):
            return was
    return None


def _can_come(part: Component, was: Component) -> bool:
    """Nothing goes from seat to seat; into the hand comes back only what was just played."""
    one, other = part.get("seat"), was.get("seat")
    if one is not None and other is not None and one != other:
        return False
    if part.place[0] != "hand" or was.place[0] in ("hand", "shown"):
        return True
    return bool(was.get("laid")) or part.get("card") == CHAOS


# ---- the rest ----------------------------------------------------------------------------------------


def _seats(seen: RollecateView) -> Iterator[Component]:
    for seat, pile in enumerate(seen.piles):
        points = sum(seen.value(card) for card in pile)
        told = (("seat", seat), ("count", len(pile)), ("points", points))
        yield Component(f"pile-{seat}", "pile", ("pile", seat), told)
    for seat, hand in enumerate(seen.hands):
        if hand is None:
            face = (("seat", seat), ("count", seen.counts[seat]))
            yield Component(f"held-{seat}", "held", ("seat", seat), face)


def _train(seen: RollecateView) -> Iterator[Component]:
    if seen.train < len(seen.railway):
        track = seen.railway[seen.train]
        yield Component("train", "train", ("cell", *track.cell), (("index", seen.train), *_lie(track)))


def _head(plan: Plan) -> Iterator[Component]:
    seen = plan.seen
    if seen.phase == "over":
        return
    cell, heading = target(seen.railway)
    is_open = bool(open_turns(seen.railway, no_block=seen.house.no_block))
    lit = plan.phase == "bend" or any(plan.turns(card) for card in plan.choices)
    yield Component("head", "head", ("cell", *cell), (("heading", heading), ("open", is_open), ("lit", lit)))


def _ghosts(plan: Plan) -> Iterator[Component]:
    for ghost in plan.ghosts:
        face = (*_lie(ghost.track), ("chosen", ghost.chosen))
        yield Component(f"ghost-{ghost.turn}", "ghost", ("cell", *ghost.track.cell), face)


def _lie(track: Track) -> Face:
    return (("card", track.card), ("turn", track.turn), ("heading", track.heading))


def _dice(seen: RollecateView, rolled: Rolled | None) -> Iterator[Component]:
    """The dice due while there are some, else those rolled last: wheels first."""
    waiting = seen.dice if seen.phase in ("build", "ride") else 0
    dice = waiting or (rolled.dice if rolled is not None else 0)
    for place in range(dice):
        wheel = None if waiting or rolled is None else place < rolled.wheels
        yield Component(f"die-{place}", "die", ("tray", place), (("wheel", wheel), ("dice", dice)))


def cards_at(components: Iterable[Component], area: str) -> tuple[Component, ...]:
    """The cards whose place begins with that word, in their order."""
    return tuple(part for part in components if part.kind == "card" and part.place[0] == area)
