"""Why an action is good, in codes that the table puts into a sentence.

A hint's data names what it is about; a key is there only where it means something:
    kept      the dice to keep, ascending (for a Reroll); () keeps none
    bonus     the face of the bonus die if it is kept, too
    slot      the slot aimed at or claimed (a stack, or JOKER_SLOT)
    card      the card there
    chance    0.0 to 1.0: how likely the card can be claimed if these dice are kept and it alone is aimed at,
              the dice of `sure` spent; of `hold`, how likely nobody has the dice to bump, at least;
              of `rest`, how likely the bonus die is claimed
    gain      points the card is worth to the seat, the step of its set included
    also      ((slot, card, chance), ...): other cards that the kept dice are good for, each alone
    sure      ((slot, card, dice), ...): what the kept dice claim whatever is rolled
    now       points of the best claim without rolling again, if `sure` is worth less
    average   points claimed on average if the strongest player goes on from here, each card counted alone
    lasts     of the points that can be claimed now, those that nobody bumps, at the most and on average;
              `average` then counts only those, too; absent where all points are meant
    placed    ((slot, dice), ...) of a Claim, or of the claim that a Stop leads to
    points    what the placed cards are worth together
    beats     the dice that are thrown off `card`
    seat      the opponent it is about
    spoils    what the card is worth to `seat`, if that is more than `gain` (for a Reroll)

The reason is one of these:
    aim       Reroll: keep `kept` for `card`, worth `gain`, with `chance`
    improve   Reroll: the same, beside what is `sure`
    rest      Reroll: the dice not in `sure`, or high dice in `kept`, try for the bonus die with `chance`
    more      Reroll: these dice would claim the bonus die already, a higher total is harder to bump
    strong    Reroll: more dice like those of `sure` are harder to bump there
    free      Reroll: keep nothing; only `kept`, as no card is in reach
    sure      Claim or Stop: take the best that is there: `slot`, `card`, `gain`, `placed`, `points`
    set       the same, and it raises a set: also `colour` (index), `count` (its cards afterwards)
    bump      the same, and it throws `seat` off `card`, which it would have collected; `beats`
    deny      as `bump`, but it matters more to `seat`, to whom the card is worth `worth` points
    hold      as `sure`: more dice than needed on `card`, so that it is hard to bump; `chance`
    end       as `sure`: the last card of a stack; the game ends when it is collected
    bonus     Stop or Claim: no card; the dice, `total` in all, claim the bonus die
    nothing   Stop or Claim: no card can be claimed, and the bonus die neither
    joker     AssignJoker: `colour` (index), the largest set with most cards still to come, `count`
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Seat

from .deck import deck
from .keeping import reasons_to_keep
from .odds import Aim, chance_of
from .placing import strength
from .state import JOKER_SLOT, Action, AssignJoker, Claim, Placement, Reroll, RollnbumpState, Slot
from .transitions import unseen
from .values import colour_for, counts_of, gain, kind_number, step
from .weight import Details, card_at, card_details, points_of, weight

REASONS: Final = (
    "aim",
    "improve",
    "rest",
    "more",
    "strong",
    "free",
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

BIG_STEP: Final = 3
"""A set that rises by so many points is worth telling."""


def advice_for(
    state: RollnbumpState,
    action: Action,
    then: Claim | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Advice[Action]:
    """The hint for a legal decision of the current seat; `then` is the claim that a Stop leads to.

    `stop()`: whether the table wants an answer at once; then averages are left out.
    """
    match action:
        case Reroll():
            reason, details = reasons_to_keep(state, action, stop)
        case Claim():
            reason, details = _of_claim(state, action)
        case AssignJoker():
            hidden = [card for card in unseen(state) if deck().colour(card) == action.colour]
            reason, details = "joker", (("colour", action.colour), ("count", len(hidden)))
        case _:
            reason, details = _of_claim(state, then or Claim())
    return Advice(action, reason, details)


def _of_claim(state: RollnbumpState, claim: Claim) -> tuple[str, Details]:
    if not claim.placements:
        return _of_leftovers(state)
    main = _main(state, claim.placements)
    details: Details = (
        *card_details(state, main.slot),
        ("placed", tuple((p.slot, p.dice) for p in claim.placements)),
        ("points", points_of(state, [p.slot for p in claim.placements])),
    )
    victim = state.claim(main.slot)
    if main.slot != JOKER_SLOT and _ends(state, main.slot):
        return "end", details
    card, me = card_at(state, main.slot), state.current
    if victim is not None:
        worth = gain(state, victim.seat, card)
        details += (("seat", victim.seat), ("beats", victim.dice))
        if worth > gain(state, me, card):
            return "deny", (*details, ("worth", round(worth)))
        return "bump", details
    colour, counts = colour_for(state, me, card), counts_of(state, me)
    if step(counts, colour) >= BIG_STEP:
        more = sum(colour_for(state, me, card_at(state, p.slot)) == colour for p in claim.placements)
        return "set", (*details, ("colour", colour), ("count", counts[colour] + more))
    kind = deck().kind(card)
    if kind.shape == "single" and len(main.dice) > 1:
        return "hold", (*details, ("chance", _lasting(state, main)))
    return "sure", details


def _of_leftovers(state: RollnbumpState) -> tuple[str, Details]:
    """The dice are put on no card."""
    total = sum(state.dice)
    least = state.bonus_claim.total if state.bonus_claim else 0
    if state.bonus_in_hand or total <= least:
        return "nothing", ()
    return "bonus", (("total", total),)


def _main(state: RollnbumpState, placements: Sequence[Placement]) -> Placement:
    """The placement that matters most; of equals the first."""
    return max(placements, key=lambda placement: weight(state, placement.slot))


def _ends(state: RollnbumpState, slot: Slot) -> bool:
    empty = sum(stack.height == 0 for stack in state.stacks)
    return state.stacks[slot].height == 1 and empty + 1 >= deck().table(state.seats).empty_to_end


def _lasting(state: RollnbumpState, placement: Placement) -> float:
    kind = kind_number(card_at(state, placement.slot))
    aim = Aim(kind, strength(deck().kinds[kind], placement.dice))
    holder: Seat | None = state.bonus_claim.seat if state.bonus_claim else None
    lasts = 1.0
    for seat in range(state.seats):
        if seat != state.current:
            lasts *= 1.0 - chance_of(aim, deck().dice, bonus=seat == holder)
    return lasts
