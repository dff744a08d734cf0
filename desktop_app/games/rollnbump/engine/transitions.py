"""From one turn to the next: collecting, turning up, rolling, claiming, the end; and the events that tell it.

Events (seat; details). `revealed` (stack, card); `rolled` (seat; rolled: own dice just rolled, dice: all,
bonus: face of the bonus die, 0 if there is none, bonus_new: whether it was rolled, first); `kept` (seat;
kept, bonus: face or 0); `stopped` (seat). A claim: `turned` (seat; face, to); for each card `bumped` (seat:
who loses it; slot, card, dice) and `claimed` (seat; slot, card, dice); or `passed`; then `bonus_bumped`
(seat: who loses it; total), `bonus_claimed` (seat; total, dice) or `reserved` (seat; dice), and
`bonus_returned` (seat). The next seat's collection: `collected` (seat; slot, card, emptied),
`bonus_collected` (seat), `joker_assigned` (seat; colour, chosen: by the owner). The end: `ended` (reason),
collections, `bonus_rolled` (seat; face), `over`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias

from desktop_app.core.errors import BadData
from desktop_app.core.game import Event, Seat

from .deck import Card, Table, deck
from .placing import spent
from .scoring import joker_colours
from .state import (
    JOKER_SLOT,
    AssignJoker,
    BonusRoll,
    Claim,
    Claimed,
    Dice,
    Phase,
    Placement,
    Reroll,
    Reveal,
    Roll,
    RollnbumpState,
    Slot,
    Stack,
)

Told: TypeAlias = list[Event]


def opening(seats: int, start: Seat) -> RollnbumpState:
    """The stacks before any card is turned up; `start` is to move."""
    edition = deck()
    table = edition.table(seats)
    return RollnbumpState(
        seats=seats,
        current=start,
        phase="reveal",
        stacks=(Stack(None, table.height),) * table.stacks,
        joker_on_table=True,
        joker_claim=None,
        bonus_claim=None,
        bonus_in_hand=False,
        cards=((),) * seats,
        joker_owner=None,
        joker_colour=None,
        rolls_done=0,
        dice=(),
        bonus_face=0,
        rerolls=edition.rerolls,
        bonus_points=(0,) * seats,
    )


def table_of(state: RollnbumpState) -> Table:
    """The stacks agreed for that many seats."""
    return deck().table(state.seats)


def next_hidden(state: RollnbumpState) -> int:
    """The stack whose top card is turned up next; only where one is."""
    return next(number for number, stack in enumerate(state.stacks) if stack.height and stack.top is None)


def unseen(state: RollnbumpState) -> tuple[Card, ...]:
    """The coloured cards that nobody has seen yet, ascending: those face down and those out of the game."""
    seen = {card for cards in state.cards for card in cards}
    seen.update(stack.top for stack in state.stacks if stack.top is not None)
    return tuple(card for card in range(deck().joker) if card not in seen)


def dice_due(state: RollnbumpState) -> tuple[int, bool]:
    """How many own dice are rolled now, and whether the bonus die is; only in phase "roll"."""
    count = deck().dice_rolled(state.rolls_done) - len(state.dice)
    return count, state.bonus_in_hand and not state.bonus_face


def ended_by(state: RollnbumpState) -> Literal["over", "cap"] | None:
    """Why a collection that leaves this ends the game: empty stacks, or all turns played; else None."""
    if state.rolls_done >= deck().most_turns:
        return "cap"
    empty = sum(stack.height == 0 for stack in state.stacks)
    return "over" if empty >= table_of(state).empty_to_end else None


# ---- within a turn -----------------------------------------------------------------------------------


def after_reveal(state: RollnbumpState, action: Reveal, told: Told) -> RollnbumpState:
    """The card turned up; after the last one the turn goes on."""
    stacks = list(state.stacks)
    stacks[action.stack] = Stack(action.card, stacks[action.stack].height)
    told.append(Event("revealed", None, (("stack", action.stack), ("card", action.card))))
    return _going_on(replace(state, stacks=tuple(stacks)))


def after_joker(state: RollnbumpState, action: AssignJoker, told: Told) -> RollnbumpState:
    """The joker put to the colour that its owner chose."""
    return _going_on(_joined(state, action.colour, told, chosen=True))


def after_roll(state: RollnbumpState, action: Roll, told: Told) -> RollnbumpState:
    """The dice rolled, beside those kept."""
    dice = tuple(sorted(state.dice + action.dice))
    bonus = action.bonus or state.bonus_face
    details = (
        ("rolled", action.dice),
        ("dice", dice),
        ("bonus", bonus),
        ("bonus_new", bool(action.bonus)),
        ("first", state.rerolls == deck().rerolls),
    )
    told.append(Event("rolled", state.current, details))
    phase: Phase = "choose" if state.rerolls else "claim"
    return replace(state, phase=phase, dice=dice, bonus_face=bonus)


def after_reroll(state: RollnbumpState, action: Reroll, told: Told) -> RollnbumpState:
    """The dice kept; the others are to be rolled."""
    bonus = state.bonus_face if action.keep_bonus else 0
    told.append(Event("kept", state.current, (("kept", action.kept), ("bonus", bonus))))
    return replace(state, phase="roll", dice=action.kept, bonus_face=bonus, rerolls=state.rerolls - 1)


def after_stop(state: RollnbumpState, told: Told) -> RollnbumpState:
    """No more rolls in this turn."""
    told.append(Event("stopped", state.current))
    return replace(state, phase="claim", rerolls=0)


# ---- claiming ----------------------------------------------------------------------------------------


def after_claim(state: RollnbumpState, action: Claim, told: Told) -> RollnbumpState:
    """The dice on the cards and at the bonus die, and the next seat's collection."""
    use = spent(state.dice, state.bonus_face, action.placements)
    if use is None:
        raise BadData("the dice cannot be claimed with so", given=str(action))
    if use.turned:
        told.append(Event("turned", state.current, (("face", use.turned), ("to", state.bonus_face))))
    if not action.placements:
        told.append(Event("passed", state.current))
    stacks, joker = list(state.stacks), state.joker_claim
    for placement in action.placements:
        claim = _placed(state, placement, told)
        if placement.slot == JOKER_SLOT:
            joker = claim
        else:
            stack = stacks[placement.slot]
            stacks[placement.slot] = Stack(stack.top, stack.height, claim)
    bonus_claim = _left_over(state, use.left, told)
    passed_on = replace(
        state,
        current=(state.current + 1) % state.seats,
        stacks=tuple(stacks),
        joker_claim=joker,
        bonus_claim=bonus_claim,
        bonus_in_hand=False,
        rolls_done=state.rolls_done + 1,
        dice=(),
        bonus_face=0,
        rerolls=deck().rerolls,
    )
    return _collection(passed_on, told)


def _placed(state: RollnbumpState, placement: Placement, told: Told) -> Claimed:
    slot, card = placement.slot, state.top(placement.slot, deck().joker)
    victim = state.claim(slot)
    if victim is not None:
        told.append(Event("bumped", victim.seat, (("slot", slot), ("card", card), ("dice", victim.dice))))
    told.append(Event("claimed", state.current, (("slot", slot), ("card", card), ("dice", placement.dice))))
    return Claimed(state.current, placement.dice)


def _left_over(state: RollnbumpState, left: Dice, told: Told) -> Claimed | None:
    """The claim of the bonus die after the dice left over went there."""
    seat, before = state.current, state.bonus_claim
    if left and not state.bonus_in_hand and (before is None or sum(left) > before.total):
        if before is not None:
            told.append(Event("bonus_bumped", before.seat, (("total", before.total),)))
        told.append(Event("bonus_claimed", seat, (("total", sum(left)), ("dice", left))))
        return Claimed(seat, left)
    if left:
        told.append(Event("reserved", seat, (("dice", left),)))
    if state.bonus_in_hand:
        told.append(Event("bonus_returned", seat))
    return before


# ---- collecting and the end --------------------------------------------------------------------------


def _collection(state: RollnbumpState, told: Told) -> RollnbumpState:
    """What the current seat takes at the start of its turn, or the end of the game."""
    state = _gathered(state, state.current, told)
    if state.bonus_claim is not None and state.bonus_claim.seat == state.current:
        state = replace(state, bonus_claim=None, bonus_in_hand=True)
        told.append(Event("bonus_collected", state.current))
    reason = ended_by(state)
    if reason is not None:
        told.append(Event("ended", None, (("reason", reason),)))
        return _end(state, told)
    if _joker_is_free(state):
        colours = joker_colours(state.cards[state.current])
        if len(colours) == 1:
            state = _joined(state, colours[0], told)
    return _going_on(state)


def _going_on(state: RollnbumpState) -> RollnbumpState:
    """The phase before the first roll: cards to turn up, a colour to choose, or the roll."""
    phase: Phase = "roll"
    if any(stack.height and stack.top is None for stack in state.stacks):
        phase = "reveal"
    elif _joker_is_free(state):
        phase = "joker"
    return state if state.phase == phase else replace(state, phase=phase)


def _end(state: RollnbumpState, told: Told) -> RollnbumpState:
    """Everybody takes the cards under his dice; the claimer of the bonus die takes it and is to roll it."""
    state = _gathered(state, None, told)
    if _joker_is_free(state) and state.joker_owner is not None:
        state = _joined(state, joker_colours(state.cards[state.joker_owner])[0], told)
    if state.bonus_claim is not None:
        holder = state.bonus_claim.seat
        told.append(Event("bonus_collected", holder))
        state = replace(state, current=holder, bonus_claim=None, bonus_in_hand=True)
    if state.bonus_in_hand:
        return replace(state, phase="bonus", rerolls=0)
    told.append(Event("over"))
    return replace(state, phase="over", rerolls=0)


def after_bonus_roll(state: RollnbumpState, action: BonusRoll, told: Told) -> RollnbumpState:
    """The points of the bonus die; the game is over."""
    points = list(state.bonus_points)
    points[state.current] = action.face
    told += [Event("bonus_rolled", state.current, (("face", action.face),)), Event("over")]
    return replace(state, phase="over", bonus_in_hand=False, bonus_points=tuple(points))


def _gathered(state: RollnbumpState, whose: Seat | None, told: Told) -> RollnbumpState:
    """Every card with dice of that seat (None: of any) given to its owner; the next cards lie face down."""
    stacks, cards = list(state.stacks), list(state.cards)
    owner, on_table = state.joker_owner, state.joker_claim
    for slot, stack in enumerate(state.stacks):
        if stack.claim is None or stack.top is None or whose not in (None, stack.claim.seat):
            continue
        seat = stack.claim.seat
        cards[seat] = tuple(sorted((*cards[seat], stack.top)))
        stacks[slot] = Stack(None, stack.height - 1)
        told.append(_collected(seat, slot, stack.top, emptied=stack.height == 1))
    if on_table is not None and whose in (None, on_table.seat):
        owner, on_table = on_table.seat, None
        told.append(_collected(owner, JOKER_SLOT, deck().joker, emptied=False))
    return replace(
        state,
        stacks=tuple(stacks),
        cards=tuple(cards),
        joker_on_table=owner is None,
        joker_claim=on_table,
        joker_owner=owner,
    )


def _collected(seat: Seat, slot: Slot, card: Card, *, emptied: bool) -> Event:
    return Event("collected", seat, (("slot", slot), ("card", card), ("emptied", emptied)))


def _joker_is_free(state: RollnbumpState) -> bool:
    """Whether the joker was gained and has no colour yet."""
    return state.joker_owner is not None and state.joker_colour is None


def _joined(state: RollnbumpState, colour: int, told: Told, *, chosen: bool = False) -> RollnbumpState:
    told.append(Event("joker_assigned", state.joker_owner, (("colour", colour), ("chosen", chosen))))
    return replace(state, joker_colour=colour)
