"""The rules of Roll'n Bump for 2 to 5 players.

36 of 48 cards in four colours lie in stacks, the top card of each face up; the joker lies beside them. A
turn has three steps.

1. Collect: the seat takes every card that still carries its dice, and the bonus die if its dice still lie
   there; the next cards are turned up. With enough empty stacks (1; 2 with five players) the game ends.
2. Roll: five dice (three in the first turn of the game, four in the second), with the bonus die if it was
   collected; up to two times any of them may be rolled again.
3. Claim: dice go onto cards that they meet, as many cards as wanted; see `placing`. Those of others are
   bumped by beating them. Dice left over claim the bonus die together if nobody does or their total is
   greater; in a turn with the bonus die they do not, and it goes back.

At the end everybody takes the cards under his dice, and whoever claims the bonus die rolls it for points. A
card counts its points; n cards of a colour, 2 or more, add n(n+1)/2. The joker joins the largest set of its
owner that is not complete, and stays there.

Where the rule book is silent: the seat to start is drawn; equal sets leave the joker's colour to its owner
(at the end the first one); equal totals do not bump; equal scores share the victory; after `most_turns` turns
the game ends as if stacks were empty.

Refusals. Any: `over`, `not_now`. Reroll: `no_rerolls` (both are used up, or the seat has stopped), `order`
(not ascending), `dice` (not among those rolled), `bonus_die` (there is none to keep), `nothing_rolled` (all
kept: that is to stop). Claim: `twice` (a slot twice), `empty` (no card there), `shape` (not what the card
wants), `too_few` and `too_low` (do not beat the dice on a single, on another card), `dice` (more than there
are), `order`. AssignJoker: `colour`. Chance: `stack`, `card`, `dice`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Final

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Event, Game, Option, Outcome, Score, Seat, Setup

from . import notation, positions, transitions
from .chances import keeps, rolls, without
from .deck import FACES
from .placing import claim_refusal, placement_lists, targets
from .scoring import joker_colours, seat_score
from .state import (
    Action,
    AssignJoker,
    BonusRoll,
    Claim,
    Phase,
    Reroll,
    Reveal,
    Roll,
    RollnbumpState,
    RollnbumpView,
    Stop,
)

_PHASES: Final[dict[type, tuple[Phase, ...]]] = {
    Reveal: ("reveal",),
    AssignJoker: ("joker",),
    Roll: ("roll",),
    Reroll: ("choose",),
    Stop: ("choose",),
    Claim: ("claim",),
    BonusRoll: ("bonus",),
}
"""When each action is due."""


class LegalClaims(Collection[Claim]):
    """The legal claims of a position, the empty one first; listed only when counted or iterated."""

    __slots__ = ("_listed", "_state")

    def __init__(self, state: RollnbumpState) -> None:
        self._state = state
        self._listed: tuple[Claim, ...] = ()

    def _all(self) -> tuple[Claim, ...]:
        if not self._listed:
            state = self._state
            found = placement_lists(targets(state), state.dice, state.bonus_face)
            self._listed = tuple(map(Claim, found))
        return self._listed

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[Claim]:
        return iter(self._all())

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Claim) and claim_refusal(self._state, action) is None


class RollnbumpGame(Game[RollnbumpState, Action, RollnbumpView]):
    """Roll'n Bump for the frame: see the head of this module for the rules."""

    id = "rollnbump"
    rules_version = 1
    seat_range = (2, 5)
    has_secrets = False

    def options(self, seats: int) -> tuple[Option, ...]:
        """Nothing can be chosen."""
        return ()

    def initial(self, setup: Setup) -> RollnbumpState:
        """The stacks, no card turned up yet; the start seat is to move."""
        self.agreed(setup)
        return transitions.opening(setup.seats, setup.start)

    def to_act(self, state: RollnbumpState) -> Seat | None:
        """The current seat, or CHANCE where cards are turned up or dice are rolled."""
        if state.phase in ("reveal", "roll", "bonus"):
            return CHANCE
        return None if state.phase == "over" else state.current

    def legal(self, state: RollnbumpState) -> Collection[Action]:
        """All outcomes of chance, or all decisions; claims lazily."""
        match state.phase:
            case "reveal":
                stack = transitions.next_hidden(state)
                return tuple(Reveal(stack, card) for card in transitions.unseen(state))
            case "joker":
                return tuple(map(AssignJoker, joker_colours(state.cards[state.current])))
            case "roll":
                return _outcomes(state).keys()
            case "choose":
                return (Stop(), *keeps(state.dice, bonus=state.bonus_in_hand))
            case "claim":
                return LegalClaims(state)
            case "bonus":
                return tuple(map(BonusRoll, range(1, FACES + 1)))
            case _:
                return ()

    def apply(self, state: RollnbumpState, action: Action) -> tuple[RollnbumpState, tuple[Event, ...]]:
        """What follows, the next seat's collection included; see `transitions`."""
        told: list[Event] = []
        match action:
            case Reveal():
                after = transitions.after_reveal(state, action, told)
            case Roll():
                after = transitions.after_roll(state, action, told)
            case Reroll():
                after = transitions.after_reroll(state, action, told)
            case Stop():
                after = transitions.after_stop(state, told)
            case Claim():
                after = transitions.after_claim(state, action, told)
            case AssignJoker():
                after = transitions.after_joker(state, action, told)
            case BonusRoll():
                after = transitions.after_bonus_roll(state, action, told)
        return after, tuple(told)

    def refusal(self, state: RollnbumpState, action: Action) -> str | None:
        """The first rule that refuses it; the codes are listed at the head of this module."""
        if state.phase not in _PHASES[type(action)]:
            return _untimely(state, action)
        match action:
            case Reveal():
                return _reveal_refusal(state, action)
            case Roll():
                return None if action in _outcomes(state) else "dice"
            case Reroll():
                return _reroll_refusal(state, action)
            case Stop():
                return None
            case Claim():
                return claim_refusal(state, action)
            case AssignJoker():
                return None if action.colour in joker_colours(state.cards[state.current]) else "colour"
            case BonusRoll():
                return None if 1 <= action.face <= FACES else "dice"

    def outcome(self, state: RollnbumpState) -> Outcome | None:
        """Scores and ranks; equal scores share a rank. The reason is "over" or "cap"."""
        if state.phase != "over":
            return None
        scores = tuple(seat_score(state, seat) for seat in range(state.seats))
        ranks = tuple(1 + sum(other.total > score.total for other in scores) for score in scores)
        return Outcome(scores, ranks, transitions.ended_by(state) or "over")

    def standing(self, seen: RollnbumpView) -> tuple[Score, ...]:
        """Each seat's points of the cards already collected."""
        return tuple(seat_score(seen.state, seat) for seat in range(seen.state.seats))

    def observe(self, state: RollnbumpState, seat: Seat | None) -> RollnbumpView:
        """Everything: there are no secrets."""
        return RollnbumpView(state)

    def imagine(self, seen: RollnbumpView, rng: Random) -> RollnbumpState:
        """The one state that looks so."""
        return seen.state

    def chance(self, state: RollnbumpState, rng: Random) -> Action:
        """A card not seen yet, or dice; the own dice are drawn before the bonus die."""
        match state.phase:
            case "reveal":
                return Reveal(transitions.next_hidden(state), rng.choice(transitions.unseen(state)))
            case "roll":
                count, bonus = transitions.dice_due(state)
                dice = tuple(sorted(rng.randint(1, FACES) for _ in range(count)))
                return Roll(dice, rng.randint(1, FACES) if bonus else 0)
            case "bonus":
                return BonusRoll(rng.randint(1, FACES))
            case _:
                raise BadData("nothing is left to chance here", given=state.phase)

    def odds(self, state: RollnbumpState) -> Collection[tuple[Action, float]] | None:
        """All outcomes of chance, in the order of `legal`; None where a seat decides."""
        if state.phase == "roll":
            return _outcomes(state).items()
        if self.to_act(state) != CHANCE:
            return None
        outcomes = self.legal(state)
        return tuple((action, 1 / len(outcomes)) for action in outcomes)

    def notate(self, action: Action) -> str:
        """As in "claim 3:444 7:5"; see `notation`."""
        return notation.notate(action)

    def parse(self, text: str) -> Action:
        """The action `notate` wrote."""
        return notation.parse(text)

    def encode(self, state: RollnbumpState) -> str:
        """One line; see `positions`."""
        return positions.encode(state)

    def decode(self, text: str) -> RollnbumpState:
        """The position `encode` wrote, checked throughout."""
        return positions.decode(text)


def _outcomes(state: RollnbumpState) -> dict[Roll, float]:
    """What the roll that is due can bring."""
    count, bonus = transitions.dice_due(state)
    return rolls(count, bonus=bonus)


def _untimely(state: RollnbumpState, action: Action) -> str:
    if state.phase == "over":
        return "over"
    rolling = isinstance(action, Reroll | Stop)
    return "no_rerolls" if rolling and state.phase == "claim" else "not_now"


def _reveal_refusal(state: RollnbumpState, action: Reveal) -> str | None:
    if action.stack != transitions.next_hidden(state):
        return "stack"
    return None if action.card in transitions.unseen(state) else "card"


def _reroll_refusal(state: RollnbumpState, action: Reroll) -> str | None:
    if without(state.dice, action.kept) is None:
        return "dice"
    if action.keep_bonus and not state.bonus_in_hand:
        return "bonus_die"
    if len(action.kept) == len(state.dice) and action.keep_bonus == state.bonus_in_hand:
        return "nothing_rolled"
    return None if action.kept == tuple(sorted(action.kept)) else "order"


GAME: Final = RollnbumpGame()
