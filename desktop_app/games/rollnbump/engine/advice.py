"""Why an action is good, in codes that the table puts into a sentence.

A hint's data names what it is about; a key is there only where it means something:
    kept      the dice to keep, ascending (for a Reroll); () keeps none
    bonus     the face of the bonus die if it is kept, too
    slot      the slot aimed at or claimed (a stack, or JOKER_SLOT)
    card      the card there
    chance    0.0 to 1.0: how likely the card can be claimed if these dice are kept and it alone is aimed at;
              of `hold`, how likely nobody has the dice to bump
    gain      points the card is worth to the seat, the step of its set included
    placed    ((slot, dice), ...) of a Claim
    seat      the opponent it is about

The reason is one of these:
    aim       Reroll: keep `kept`, `chance` for `card` worth `gain`
    improve   Reroll: `kept` is enough for a card already, rolling the rest may bring `card`, too (`chance`)
    free      Reroll: keep nothing, no card is near enough; only `kept`
    stop      Stop: the dice are as good as they get; `slot`, `card`, `gain` of the best claim
    sure      Claim: take the best that is there: `slot`, `card`, `gain`, `placed`
    set       Claim: raises a set; also `colour` (index), `count` (its cards afterwards), `gain`, `placed`
    bump      Claim: throws `seat` off `card`, which it would have collected; `gain`, `placed`
    deny      Claim: the same, but it matters more to `seat`, to whom the card is worth `worth` points
    hold      Claim: more dice than needed on `card`, so that it is hard to bump; `chance`, `gain`, `placed`
    end       Claim: the last card of a stack; the game ends when it is collected; `gain`, `placed`
    bonus     Stop or Claim: no card; the dice, `total` in all, claim the bonus die
    nothing   Stop or Claim: no card can be claimed, and the bonus die neither
    joker     AssignJoker: `colour` (index), the largest set with most cards still to come, `count`
"""

from __future__ import annotations

from typing import Final

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Seat

from .deck import deck
from .odds import Aim, chance_of, claim_odds
from .placing import strength
from .state import JOKER_SLOT, Action, AssignJoker, Claim, Placement, Reroll, RollnbumpState, Slot
from .transitions import unseen
from .values import colour_for, counts_of, gain, kind_number, step

REASONS: Final = (
    "aim",
    "improve",
    "free",
    "stop",
    "sure",
    "set",
    "bump",
    "deny",
    "hold",
    "end",
    "bonus",
    "nothing",
    "joker",
)

SURE: Final = 1.0 - 1e-9
BIG_STEP: Final = 3
"""A set that rises by so many points is worth telling."""

_Details = tuple[tuple[str, object], ...]


def advice_for(state: RollnbumpState, action: Action, then: Claim | None = None) -> Advice[Action]:
    """The hint for a legal decision of the current seat; `then` is the claim that a Stop leads to."""
    match action:
        case Reroll():
            reason, details = _of_reroll(state, action)
        case Claim():
            reason, details = _of_claim(state, action)
        case AssignJoker():
            hidden = [card for card in unseen(state) if deck().colour(card) == action.colour]
            reason, details = "joker", (("colour", action.colour), ("count", len(hidden)))
        case _:
            reason, details = _of_stop(state, then or Claim())
    return Advice(action, reason, details)


def _of_reroll(state: RollnbumpState, action: Reroll) -> tuple[str, _Details]:
    odds = claim_odds(state, action.kept, action.keep_bonus)
    met = {slot for slot, chance in odds.items() if chance >= SURE}
    worth = {slot: chance * _weight(state, slot) for slot, chance in odds.items() if slot not in met}
    details: _Details = (("kept", action.kept),)
    if action.keep_bonus:
        details += (("bonus", state.bonus_face),)
    if not action.kept and not action.keep_bonus:
        return "free", details
    if worth:
        slot = max(worth, key=lambda slot: worth[slot])
        details += (*_card(state, slot), ("chance", odds[slot]))
    return "improve" if met else "aim", details


def _of_stop(state: RollnbumpState, then: Claim) -> tuple[str, _Details]:
    if not then.placements:
        return _of_leftovers(state)
    return "stop", _card(state, _main(state, then).slot)


def _of_claim(state: RollnbumpState, claim: Claim) -> tuple[str, _Details]:
    if not claim.placements:
        return _of_leftovers(state)
    main = _main(state, claim)
    details = (*_card(state, main.slot), ("placed", tuple((p.slot, p.dice) for p in claim.placements)))
    victim = state.claim(main.slot)
    if main.slot != JOKER_SLOT and _ends(state, main.slot):
        return "end", details
    card, me = _card_at(state, main.slot), state.current
    if victim is not None:
        worth = gain(state, victim.seat, card)
        details += (("seat", victim.seat),)
        if worth > gain(state, me, card):
            return "deny", (*details, ("worth", round(worth)))
        return "bump", details
    colour, counts = colour_for(state, me, card), counts_of(state, me)
    if step(counts, colour) >= BIG_STEP:
        return "set", (*details, ("colour", colour), ("count", counts[colour] + 1))
    kind = deck().kind(card)
    if kind.shape == "single" and len(main.dice) > 1:
        return "hold", (*details, ("chance", _lasting(state, main)))
    return "sure", details


def _of_leftovers(state: RollnbumpState) -> tuple[str, _Details]:
    """The dice are put on no card."""
    total = sum(state.dice)
    least = state.bonus_claim.total if state.bonus_claim else 0
    if state.bonus_in_hand or total <= least:
        return "nothing", ()
    return "bonus", (("total", total),)


def _main(state: RollnbumpState, claim: Claim) -> Placement:
    """The placement that matters most; of equals the first."""
    return max(claim.placements, key=lambda placement: _weight(state, placement.slot))


def _weight(state: RollnbumpState, slot: Slot) -> float:
    """What a card matters to the current seat: its gain, and its part of what another one would lose."""
    card, victim = _card_at(state, slot), state.claim(slot)
    lost = gain(state, victim.seat, card) / (state.seats - 1) if victim else 0.0
    return gain(state, state.current, card) + lost


def _card(state: RollnbumpState, slot: Slot) -> _Details:
    card = _card_at(state, slot)
    return ("slot", slot), ("card", card), ("gain", round(gain(state, state.current, card)))


def _card_at(state: RollnbumpState, slot: Slot) -> int:
    card = state.top(slot, deck().joker)
    assert card is not None
    return card


def _ends(state: RollnbumpState, slot: Slot) -> bool:
    empty = sum(stack.height == 0 for stack in state.stacks)
    return state.stacks[slot].height == 1 and empty + 1 >= deck().table(state.seats).empty_to_end


def _lasting(state: RollnbumpState, placement: Placement) -> float:
    kind = kind_number(_card_at(state, placement.slot))
    aim = Aim(kind, strength(deck().kinds[kind], placement.dice))
    holder: Seat | None = state.bonus_claim.seat if state.bonus_claim else None
    lasts = 1.0
    for seat in range(state.seats):
        if seat != state.current:
            lasts *= 1.0 - chance_of(aim, deck().dice, bonus=seat == holder)
    return lasts
