"""What the person to move composes: the card that is chosen, and which way it goes. Pure.

A `Plan` belongs to one view and is tentative: nothing of it is played until the table submits its `action`.
Cards that lie in this turn are played already and taken back by the undo of the game. Each operation gives
the new plan and None, or a plan and a code why the card cannot be played; the cursor goes over all of them,
but only a card that can be played counts as `taken_up`.

What is chosen, by phase: "act" and "build", a card of the hand and its turn, or a chaos card; "chaos", a
chaos card or none; "bend", the turn of the curve in `pending`; "stack", a pending card, and whether it is
combined with the top of the pile. Of pending cards that one is chosen at first which leads to the least pile.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from desktop_app.games.rollecate.engine.deck import CHAOS, Card
from desktop_app.games.rollecate.engine.geometry import placed, turn_refusal, turns_of
from desktop_app.games.rollecate.engine.stacking import least_growth
from desktop_app.games.rollecate.engine.state import (
    Action,
    Bend,
    Chaos,
    Done,
    Lay,
    Pass,
    Ride,
    RollecateView,
    Stack,
    Track,
    Turn,
)
from desktop_app.games.rollecate.engine.transitions import stackings, value_clash

Code: TypeAlias = Literal[
    "not_now", "card", "value", "same_value", "no_room", "blocks", "building", "no_chaos", "done_chaos",
    "turn", "pending", "unequal", "none_chosen", "none_left", "none_fits",
]  # fmt: skip
"""not_now: nothing to choose; card, pending: there is none; value: differs by two from the front card;
same_value: differs from the cards laid in this turn; no_room: the front is boxed in; blocks: it would point
at a card; building: no chaos card once a card is laid; no_chaos: there is no chaos card; done_chaos: only
chaos cards may follow; turn: the card does not go that way; unequal: to the top of the pile; none_chosen;
none_left: no card is, and no more can be played in this turn; none_fits: none can be played at all.
"""

DECIDING: Final = ("bend", "act", "build", "chaos", "stack")
"""The phases in which a seat decides."""


@dataclass(frozen=True, slots=True)
class Group:
    """Equal cards. `code` says why they cannot be played now, None if they can."""

    card: Card
    count: int
    code: Code | None


@dataclass(frozen=True, slots=True)
class Ghost:
    """How the chosen card would lie at the front. `play` lays it so; `chosen` is the one that Enter takes."""

    track: Track
    play: Lay | Bend
    chosen: bool

    @property
    def turn(self) -> Turn:
        """Which way it goes on."""
        return self.track.turn


@dataclass(frozen=True, slots=True)
class Plan:
    """What is composed; made by `plan_of` and `carried`.

    `mine`: the viewer decides now. `chosen` is the card of the cursor, None for none; `turn` which way a
    curve was turned last (None: never), and `combine` whether a pending card is combined where it can be.
    """

    seen: RollecateView
    mine: bool
    chosen: Card | None = None
    turn: Turn | None = None
    combine: bool = True

    # ---- reading -------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The phase in which the viewer decides; "" while it does not."""
        return self.seen.phase if self.mine else ""

    @property
    def building(self) -> bool:
        """Whether track cards can be due."""
        return self.phase in ("act", "build")

    @property
    def choices(self) -> tuple[Card, ...]:
        """The cards that the cursor goes over, each type once: pending ones, or those of the own hand."""
        if self.phase in ("stack", "bend"):
            return tuple(dict.fromkeys(self.seen.pending))
        return tuple(dict.fromkeys(self.seen.hand))

    @property
    def groups(self) -> tuple[Group, ...]:
        """The own hand, equal cards together."""
        hand, due = self.seen.hand, self.phase not in ("stack", "bend")
        return tuple(
            Group(card, hand.count(card), self.code(card) if due else "not_now")
            for card in dict.fromkeys(hand)
        )

    @property
    def playable(self) -> frozenset[Card]:
        """The cards that can be played now: laid, put down as chaos, or put onto the pile."""
        return frozenset(card for card in self.choices if self.code(card) is None)

    def code(self, card: Card) -> Code | None:
        """Why the card cannot be played now; None if it can."""
        seen = self.seen
        if not self.mine:
            return "not_now"
        if card not in self.choices:
            return "pending" if self.phase == "stack" else "card"
        if self.phase in ("stack", "bend"):
            return None
        if card == CHAOS:
            return "building" if self.phase == "build" else None
        if self.phase == "chaos":
            return "done_chaos"
        if seen.laid and seen.value(card) != seen.value(seen.front.card):
            return "same_value"
        if value_clash(seen, card):
            return "value"
        refusals = [self._turn_code(turn) for turn in turns_of(card)]
        return None if None in refusals else refusals[0]

    def _turn_code(self, turn: Turn) -> Code | None:
        refused = turn_refusal(self.seen.railway, turn, no_block=self.seen.house.no_block)
        return None if refused is None else "no_room" if refused == "no_room" else "blocks"

    @property
    def taken_up(self) -> Card | None:
        """The card of the cursor if it can be played."""
        return self.chosen if self.chosen is not None and self.code(self.chosen) is None else None

    @property
    def none_code(self) -> Code:
        """Why nothing can be done without a chosen card: one must be chosen, or there is none to choose."""
        if not self.mine:
            return "not_now"
        if self.playable:
            return "none_chosen"
        return "none_left" if self.phase == "build" else "none_fits"

    def turns(self, card: Card) -> tuple[Turn, ...]:
        """The ways in which the card can be laid now; () if it cannot."""
        if card == CHAOS or self.phase not in ("act", "build", "bend") or self.code(card) is not None:
            return ()
        return tuple(turn for turn in turns_of(card) if self._turn_code(turn) is None)

    @property
    def ghosts(self) -> tuple[Ghost, ...]:
        """Each way in which the chosen card can lie at the front; all in the same cell."""
        if self.chosen is None:
            return ()
        card, way, found = self.chosen, self.way, []
        for turn in self.turns(card):
            play = Bend(turn) if self.phase == "bend" else Lay(card, turn)
            found.append(Ghost(placed(self.seen.railway, card, turn), play, turn == way))
        return tuple(found)

    @property
    def ghost(self) -> Ghost | None:
        """The one that Enter takes."""
        return next((ghost for ghost in self.ghosts if ghost.chosen), None)

    @property
    def way(self) -> Turn | None:
        """The way of the chosen card: that it was turned to if it can go there, else the first possible."""
        turns = self.turns(self.chosen) if self.chosen is not None else ()
        return self.turn if self.turn in turns else turns[0] if turns else None

    @property
    def lay(self) -> Lay | None:
        """The chosen card as it would be laid."""
        ghost = self.ghost
        return ghost.play if ghost is not None and isinstance(ghost.play, Lay) else None

    @property
    def stack(self) -> Stack | None:
        """How the chosen pending card would be put down."""
        if self.phase != "stack" or self.chosen is None or self.code(self.chosen) is not None:
            return None
        return Stack(self.chosen, combine=self.combine and self.combines(self.chosen))

    def combines(self, card: Card) -> bool:
        """Whether a pending card is equal to the top of the pile it goes onto."""
        return card in self.seen.pending and Stack(card, combine=True) in stackings(self.seen)

    @property
    def action(self) -> Action | None:
        """What Enter plays: the chosen card laid, bent, put down or put onto the pile; None without one."""
        if self.chosen is not None and self.chosen == CHAOS and self.code(CHAOS) is None:
            return self.stack or Chaos()
        ghost = self.ghost
        return ghost.play if ghost is not None else self.stack

    # ---- what can be played besides --------------------------------------------------------------

    @property
    def can_pass(self) -> bool:
        """Whether the turn may be passed."""
        return self.phase == "act"

    @property
    def can_ride(self) -> bool:
        """Whether the dice may be rolled."""
        return self.phase == "build"

    @property
    def can_chaos(self) -> bool:
        """Whether a chaos card may be put down."""
        return self.phase in ("act", "chaos") and CHAOS in self.seen.hand

    @property
    def can_done(self) -> bool:
        """Whether the person may stop to put down chaos cards."""
        return self.phase == "chaos"

    @property
    def finish(self) -> Pass | Ride | Done | None:
        """What ends the own part of the turn without a card: pass, ride or done."""
        if self.phase == "act":
            return Pass()
        if self.phase == "build":
            return Ride()
        return Done() if self.phase == "chaos" else None

    # ---- choosing ------------------------------------------------------------------------------

    def choose(self, card: Card) -> tuple[Plan, Code | None]:
        """Put the cursor onto a card; a code if it cannot be played."""
        if not self.mine:
            return self, "not_now"
        if card not in self.choices:
            return self, self.code(card)
        return replace(self, chosen=card, combine=True), self.code(card)

    def choose_number(self, number: int) -> tuple[Plan, Code | None]:
        """Put the cursor onto the card of that number, counted from 1, equal cards together."""
        if not self.mine:
            return self, "not_now"
        if not 1 <= number <= len(self.choices):
            return self, "card"
        return self.choose(self.choices[number - 1])

    def move(self, step: int) -> tuple[Plan, Code | None]:
        """Move the cursor so many cards on, round and round; without one it enters at an end."""
        choices = self.choices
        if not self.mine or not choices:
            return self, "not_now"
        at = choices.index(self.chosen) if self.chosen in choices else -1 if step > 0 else 0
        return self.choose(choices[(at + step) % len(choices)])

    def bend(self, turn: Turn) -> tuple[Plan, Code | None]:
        """Turn the chosen card that way."""
        if self.chosen is None:
            return self, self.none_code
        if turn in self.turns(self.chosen):
            return self._turned(turn), None
        if self.code(self.chosen) is not None:
            return self, self.code(self.chosen)
        return self, (self._turn_code(turn) or "turn") if turn in turns_of(self.chosen) else "turn"

    def bend_next(self) -> tuple[Plan, Code | None]:
        """Turn the chosen card the next way; or combine a pending card, or do not."""
        if self.phase == "stack":
            return self.set_combine(on=not self.combine)
        if self.chosen is None or self.way is None:
            return self.bend("S")
        turns = self.turns(self.chosen)
        return self._turned(turns[(turns.index(self.way) + 1) % len(turns)]), None

    def _turned(self, turn: Turn) -> Plan:
        """A straight card leaves the turn of the next curve alone."""
        return self if turn == "S" else replace(self, turn=turn)

    def set_combine(self, *, on: bool) -> tuple[Plan, Code | None]:
        """Combine the chosen pending card with the top of the pile, or do not."""
        if self.phase != "stack":
            return self, "not_now"
        if self.chosen is None:
            return self, "none_chosen"
        if not self.combines(self.chosen):
            return self, "unequal"
        return replace(self, combine=on), None

    def clear(self) -> Plan:
        """Nothing chosen; where a card must be, the first."""
        return plan_of(self.seen, mine=self.mine)


def plan_of(seen: RollecateView, *, mine: bool) -> Plan:
    """Nothing composed yet; `mine` says that a person decides now for the seat of the view.

    Where only one card is due it is chosen; of cards that must be put down one by one the best.
    """
    mine = mine and seen.seat == seen.current and seen.phase in DECIDING
    plan = Plan(seen, mine)
    if plan.phase == "stack":
        best = best_stack(seen)
        return replace(plan, chosen=best.card, combine=best.combine or not plan.combines(best.card))
    first = plan.phase in ("bend", "chaos") and plan.choices
    if not first:
        return plan
    return replace(plan, chosen=CHAOS if plan.phase == "chaos" else plan.choices[0])


def best_stack(seen: RollecateView) -> Stack:
    """The next of the pending cards on the way to the least pile; of equally good ones, one that combines."""
    return min(stackings(seen), key=lambda stack: (_least_after(seen, stack), not stack.combine))


def _least_after(seen: RollecateView, stack: Stack) -> int:
    """What the pile adds up to at least once that is done and all the others have followed."""
    pile = [seen.value(card) for card in seen.piles[seen.current]]
    coming = [seen.value(card) for card in seen.pending]
    coming.remove(seen.value(stack.card))
    if stack.combine:
        del pile[-1]
    else:
        pile.append(seen.value(stack.card))
    return sum(pile) + least_growth(pile, coming)


def carried(plan: Plan, seen: RollecateView, *, mine: bool) -> Plan:
    """The plan for a newer view: the same card stays chosen while the same seat can still play it.

    Once a penalty card is put down the best of the others is chosen.
    """
    fresh = plan_of(seen, mine=mine)
    same = fresh.mine and plan.mine and plan.seen.seat == seen.seat
    both_hand = plan.phase not in ("stack", "bend") and fresh.phase not in ("stack", "bend")
    put_down = fresh.phase == "stack" and plan.seen.pending != seen.pending
    if not same or put_down or not (both_hand or plan.phase == fresh.phase):
        return fresh
    fresh = replace(fresh, turn=plan.turn)
    if plan.chosen is not None and fresh.code(plan.chosen) is None:
        return replace(fresh, chosen=plan.chosen, combine=plan.combine)
    return fresh
