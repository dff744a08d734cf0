"""Why an action is good, in codes that the table puts into a sentence.

A hint's data names, in this order, what it is about; most keys are there only if they mean something:
    kept      the dice to keep, ascending (for a Reroll); () keeps none
    bonus     the face of the bonus die if it is kept, too
    slot      the slot aimed at or claimed (a stack, or JOKER_SLOT)
    card      the card there
    chance    how likely the aim is reached with the best play for it from here, 0.0 to 1.0
    gain      points the card is worth to the seat, the step of its set included
    placed    ((slot, dice), ...) of a Claim
    seat      the opponent it is about

The reason is one of these:
    aim       Reroll: keep `kept`, `chance` for `card` worth `gain`
    improve   Reroll: what is there is good already, rolling `kept` again may bring `card`, too (`chance`)
    free      Reroll: keep nothing in particular, no single card is likely: roll again
    stop      Stop: the dice are as good as they get; `slot`, `card`, `gain` of the best claim
    sure      Claim: take the best that is there: `slot`, `card`, `gain`, `placed`
    set       Claim: raises a set; also `colour` (index) and `count` (cards of it afterwards), `gain`
    bump      Claim: throws `seat` off `card`, which it would have collected; `gain` is what the seat gains
    deny      Claim: keeps `card` from `seat`, to whom it is worth `worth` points
    hold      Claim: the claim that is hardest to bump; `chance` that it lasts until collected
    end       Claim: the stack's last card; the game ends if the claim lasts
    bonus     Stop or Claim: the other dice are for the bonus die; `total` of them
    nothing   Claim: no card can be claimed
    only      there is no other action
    joker     AssignJoker: `colour` (index), the colour with most cards still to come, `count` of them
"""

from __future__ import annotations

from typing import Final

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
    "only",
    "joker",
)
