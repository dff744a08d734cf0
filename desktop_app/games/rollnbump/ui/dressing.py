"""What the table shows beside the arrangement: pills on the cards, the bonus die's place, hints. Pure.

`dressed` adds components and details to what `arrange` made:

mark    "mark-3", "mark-joker"; ("stack", slot). `height`; texts, '' for none: `need` (what beats the dice
        there), `gain` (what claiming it brings), `chance`, `lack` (dice still missing there); `placed`: all
        dice for it lie there.
area    "area"; ("area",). The place of the bonus die: `owner`, `total` (0: none), `tries` (the total of the
        dice that would go there now), `wins` (they would get it), `final` (its last roll, 0: none), `hand`
        (who has the bonus die, or rolled it at the end; None: nobody).

A stack and a die get `hinted`; a die and the bonus die get `throw`, which differs from throw to throw.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Seat
from desktop_app.games.rollnbump.engine.state import (
    JOKER_SLOT,
    Action,
    Claim,
    Dice,
    Reroll,
    RollnbumpState,
    Slot,
    Stop,
)
from desktop_app.session.component import Component

from .advised import laid_of, slots_of
from .hand import BONUS, Die, Plan


@dataclass(frozen=True, slots=True)
class Pills:
    """Short texts on one card."""

    need: str = ""
    gain: str = ""
    chance: str = ""
    lack: str = ""
    placed: bool = False


@dataclass(frozen=True, slots=True)
class Dressing:
    """What is added. `acting`: the person decides now, so the plan's left-over dice count."""

    pills: Mapping[Slot, Pills] = field(default_factory=dict)
    hinted_slots: frozenset[Slot] = frozenset()
    hinted_dice: frozenset[Die] = frozenset()
    acting: bool = False


def dressed(
    components: tuple[Component, ...], state: RollnbumpState, plan: Plan, dressing: Dressing
) -> tuple[Component, ...]:
    """The components with their details, without what the score pad shows: sets and collected cards."""
    found: list[Component] = []
    marks: list[Component] = []
    throw = (state.rolls_done, state.rerolls if state.phase == "choose" else 0)
    for component in components:
        if component.kind == "set" or (component.kind == "card" and component.place[0] == "seat"):
            continue
        if component.kind == "stack":
            slot = component.get("slot")
            assert isinstance(slot, int)
            marks.append(_mark(component, slot, dressing.pills.get(slot, Pills())))
            component = _with(component, hinted=slot in dressing.hinted_slots)
        elif component.kind in ("die", "bonus"):
            component = _die(component, state, dressing, throw)
        found.append(component)
    stacks = sum(component.kind == "stack" for component in found)  # they come first
    return (*found[:stacks], _area(state, plan, dressing), *found[stacks:], *marks)


def final_roll(state: RollnbumpState) -> tuple[Seat, int] | None:
    """Who rolled the bonus die for points at the end, and what it shows."""
    if state.phase != "over":
        return None
    return next(((seat, points) for seat, points in enumerate(state.bonus_points) if points), None)


def _with(component: Component, **details: object) -> Component:
    return replace(component, face=(*component.face, *details.items()))


def _die(die: Component, state: RollnbumpState, dressing: Dressing, throw: tuple[int, int]) -> Component:
    last = final_roll(state)
    if die.kind == "bonus" and last is not None:
        face = tuple((key, last[1] if key == "face" else value) for key, value in die.face)
        return replace(
            die,
            place=("centre",),
            face=(*face, ("hinted", False), ("throw", ("final", last)), ("final", True)),
        )
    thrown = throw if die.get("rolled") else None
    return _with(die, hinted=die.get("name") in dressing.hinted_dice, throw=thrown)


def _mark(stack: Component, slot: Slot, pills: Pills) -> Component:
    face = (
        ("height", stack.get("height")),
        ("need", pills.need),
        ("gain", pills.gain),
        ("chance", pills.chance),
        ("lack", pills.lack),
        ("placed", pills.placed),
    )
    return Component("mark-joker" if slot == JOKER_SLOT else f"mark-{slot}", "mark", ("stack", slot), face)


def _area(state: RollnbumpState, plan: Plan, dressing: Dressing) -> Component:
    claim, left = state.bonus_claim, plan.left
    acting = dressing.acting and not left.in_turn and bool(left.dice)
    last = final_roll(state)
    face = (
        ("owner", claim.seat if claim else last[0] if last else None),
        ("total", claim.total if claim else 0),
        ("tries", left.total if acting else 0),
        ("wins", acting and left.claims),
        ("final", last[1] if last else 0),
        ("hand", state.current if state.bonus_in_hand else last[0] if last else None),
    )
    return Component("area", "area", ("area",), face)


def hinted(advice: tuple[Advice[Action], int] | None, plan: Plan) -> tuple[frozenset[Slot], frozenset[Die]]:
    """The cards that a hint is about, and from its second stage on the dice, too."""
    if advice is None:
        return frozenset(), frozenset()
    hint, stage = advice
    slots = slots_of(hint)
    kept: Dice = ()
    bonus = False
    match hint.action:
        case Claim() | Stop():
            kept = tuple(face for placement in laid_of(hint) for face in placement.dice)
        case Reroll(faces, keep_bonus):
            kept, bonus = faces, keep_bonus
    if stage < 2:
        return frozenset(slots), frozenset()
    return frozenset(slots), frozenset({*_dice_showing(plan, kept), *([BONUS] if bonus else [])})


def _dice_showing(plan: Plan, faces: Dice) -> set[Die]:
    """Own dice of these faces, those on cards or locked first."""
    found: set[Die] = set()
    for face in faces:
        fitting = [die for die in plan.own if plan.face(die) == face and die not in found]
        if fitting:
            found.add(min(fitting, key=lambda die: (die not in plan.kept, die)))
    return found
