"""What lies where on the table. Pure; the places are names that the layout turns into pixels.

Kinds of component, with their place and what their face tells:

stack   "stack-3", "stack-joker"; ("stack", slot). `slot`; `card` face up or None; `height`, the card face up
        included; `owner` and `dice` of the claim (None, ()); `mine`, the dice of the plan there; `problem`
        of those (`Problem` or None); `claimable`; `needed` (`wants.Needed` or None); `chance` (or None).
card    "card-17"; ("stack", slot) while it lies face up, ("seat", seat) when collected. `card`.
die     "die-2-0", five a seat; see below. `seat`, `face` (0: none to be seen), `locked`, `turned`, `name` (of
        the plan, "d0"; "" for the others), `rolled` (thrown last).
bonus   "bonus"; ("centre",), ("tray", "b") while it is in hand, ("seat", seat) at the end. `face` (0: none),
        `locked`, `name`, `rolled`, `owner` (whose dice claim it, or None).
set     "set-2-1"; ("set", seat, colour). `seat`, `colour`, `count`, `bonus`, `next`, `joker`.

Where a die lies: ("tray", i) before the current seat; ("plan", slot, i) put there in the plan; ("claim",
slot, i) claiming a card; ("bonus", i) claiming the bonus die; ("reserve", seat, i) with its owner. Dice of
one claim are ascending. The joker's slot is JOKER_SLOT.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from desktop_app.core.game import Seat
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.state import JOKER_SLOT, RollnbumpState, RollnbumpView, Slot
from desktop_app.session.component import Component

from .hand import BONUS, Plan, plan_of
from .sets import sets
from .wants import needed, top

Place: TypeAlias = tuple[object, ...]

NO_CHANCES: Final[Mapping[Slot, float]] = MappingProxyType({})


def arrange(
    seen: RollnbumpView,
    plan: Plan | None = None,
    *,
    chances: Mapping[Slot, float] = NO_CHANCES,
    before: tuple[Component, ...] = (),
    lit: bool = True,
) -> tuple[Component, ...]:
    """Everything on the table: stacks, cards, dice, the bonus die, sets.

    `plan` is that of the current seat (None: nothing composed); `chances` go onto the cards; `before` is the
    table as it was shown last: dice that stay where they lie keep their ids, so a motion is one that
    happened. `lit` false: no card counts as claimable, since another seat decides.
    """
    state = seen.state
    plan = plan if plan is not None and plan.state == state else plan_of(state)
    return (
        *_stacks(state, plan, chances, lit=lit),
        *_cards(state),
        *(die for seat in range(state.seats) for die in _dice(state, seat, plan, before)),
        _bonus(state, plan),
        *_sets(state),
    )


def _stacks(
    state: RollnbumpState, plan: Plan, chances: Mapping[Slot, float], *, lit: bool
) -> list[Component]:
    claimable = plan.claimable if lit else frozenset()
    found = []
    for slot in (*range(len(state.stacks)), JOKER_SLOT):
        card, claim = top(state, slot), state.claim(slot)
        joker = slot == JOKER_SLOT
        face = (
            ("slot", slot),
            ("card", card),
            ("height", int(state.joker_on_table) if joker else state.stacks[slot].height),
            ("owner", claim.seat if claim else None),
            ("dice", claim.dice if claim else ()),
            ("mine", plan.group(slot)),
            ("problem", plan.problem(slot)),
            ("claimable", slot in claimable),
            ("needed", needed(state, slot)),
            ("chance", chances.get(slot)),
        )
        found.append(Component("stack-joker" if joker else f"stack-{slot}", "stack", ("stack", slot), face))
    return found


def _cards(state: RollnbumpState) -> list[Component]:
    lying: list[tuple[int, Place]] = []
    for slot in (*range(len(state.stacks)), JOKER_SLOT):
        card = top(state, slot)
        if card is not None:
            lying.append((card, ("stack", slot)))
    lying += [(card, ("seat", seat)) for seat, cards in enumerate(state.cards) for card in cards]
    if state.joker_owner is not None:
        lying.append((deck().joker, ("seat", state.joker_owner)))
    return [Component(f"card-{card}", "card", place, (("card", card),)) for card, place in lying]


def _dice(state: RollnbumpState, seat: Seat, plan: Plan, before: tuple[Component, ...]) -> list[Component]:
    """The five dice of a seat; in the turn of a seat those of the plan keep their numbers."""
    if seat == state.current and plan.faces:
        numbers = list(range(len(plan.faces)))
        lying = [_place_in_plan(plan, number) for number in numbers]
    else:
        lying = _claiming(state, seat)
        if seat == state.current and state.phase == "roll":
            count = deck().dice_rolled(state.rolls_done)
            faces = (*state.dice, *(0,) * (count - len(state.dice)))
            lying += [(("tray", place), face) for place, face in enumerate(faces)]
        numbers = _numbers(lying, [die for die in before if die.kind == "die" and die.get("seat") == seat])
    rest = [number for number in range(deck().dice) if number not in numbers]
    lying += [(("reserve", seat, place), 0) for place in range(len(rest))]
    return [
        Component(f"die-{seat}-{number}", "die", place, _die_face(seat, number, face, plan, state))
        for number, (place, face) in sorted(zip((*numbers, *rest), lying, strict=True), key=lambda d: d[0])
    ]


def _die_face(
    seat: Seat, number: int, face: int, plan: Plan, state: RollnbumpState
) -> tuple[tuple[str, object], ...]:
    name = f"d{number}" if seat == state.current and number < len(plan.faces) else ""
    return (
        ("seat", seat),
        ("face", face),
        ("locked", name in plan.locked),
        ("turned", bool(name) and name == plan.turned),
        ("name", name),
        ("rolled", name in plan.rolled),
    )


def _place_in_plan(plan: Plan, number: int) -> tuple[Place, int]:
    die = plan.own[number]
    slot = plan.slot(die)
    if slot is None:
        return ("tray", number), plan.face(die)
    return ("plan", slot, plan.there(slot).index(die)), plan.face(die)


def _claiming(state: RollnbumpState, seat: Seat) -> list[tuple[Place, int]]:
    """Where the dice of a seat claim something, and what they show."""
    lying: list[tuple[Place, int]] = []
    for slot in (*range(len(state.stacks)), JOKER_SLOT):
        claim = state.claim(slot)
        if claim and claim.seat == seat:
            lying += [(("claim", slot, place), face) for place, face in enumerate(claim.dice)]
    if state.bonus_claim and state.bonus_claim.seat == seat:
        lying += [(("bonus", place), face) for place, face in enumerate(state.bonus_claim.dice)]
    return lying


def _numbers(lying: list[tuple[Place, int]], before: list[Component]) -> list[int]:
    """Which of the seat's dice lie there: those that lay there, then those that showed it, then any."""
    free = {int(die.id.rsplit("-", 1)[1]): (_area(die.place), die.get("face")) for die in before}
    for number in range(deck().dice):
        free.setdefault(number, ((), None))
    found: dict[int, int] = {}
    tests = (
        lambda place, face, was: was == (_area(place), face),
        lambda place, face, was: was[0] == ("tray",) and was[1] == face,
        lambda place, face, was: True,
    )
    for test in tests:
        for index, (place, face) in enumerate(lying):
            fitting = [n for n, was in sorted(free.items()) if index not in found and test(place, face, was)]
            if fitting:
                found[index] = fitting[0]
                del free[fitting[0]]
    return [found[index] for index in range(len(lying))]


def _area(place: Place) -> Place:
    """A place without the number of the die; put on a card in a plan, and claiming it, is the same."""
    return ("claim", *place[1:-1]) if place[0] == "plan" else place[:-1]


def _bonus(state: RollnbumpState, plan: Plan) -> Component:
    claim = state.bonus_claim
    place: Place = ("centre",)
    if state.phase in ("bonus", "over"):
        holder = bonus_holder(state)
        place = place if holder is None else ("seat", holder)
    elif state.bonus_in_hand:
        place = ("tray", BONUS)
    in_plan = BONUS in plan.dice
    face = (
        ("face", state.bonus_face),
        ("locked", BONUS in plan.locked),
        ("name", BONUS if in_plan else ""),
        ("rolled", BONUS in plan.rolled),
        ("owner", claim.seat if claim else None),
    )
    return Component("bonus", "bonus", place, face)


def bonus_holder(state: RollnbumpState) -> Seat | None:
    """Who rolls the bonus die for points at the end, or did."""
    if state.phase == "over":
        return next((seat for seat, points in enumerate(state.bonus_points) if points), None)
    if state.bonus_in_hand:
        return state.current
    return state.bonus_claim.seat if state.bonus_claim else None


def _sets(state: RollnbumpState) -> list[Component]:
    return [
        Component(
            f"set-{seat}-{held.colour}",
            "set",
            ("set", seat, held.colour),
            (
                ("seat", seat),
                ("colour", held.colour),
                ("count", held.count),
                ("bonus", held.bonus),
                ("next", held.next),
                ("joker", held.joker),
            ),
        )
        for seat in range(state.seats)
        for held in sets(state, seat)
    ]
