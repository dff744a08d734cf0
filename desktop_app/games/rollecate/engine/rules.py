"""The rules of Rollecate for 1 to 4 players.

55 cards: 50 tracks of the values 1 to 4, straight, curved or broken, and 5 chaos cards. Four tracks are
turned up and laid; the train stands on the third. 13, 11, 9 or 7 cards leave the game unseen and everybody
gets two, so that 36 are left to draw. A turn: draw a card, then do one of these.

* Pass: the train goes one card on if there is one, then take a penalty card; at the front take one more.
* Build: lay cards of one value to the front; it may not differ by two from the front card's value. As many
  dice as the sum of the values are rolled, each shows a wheel with 2/3; the train goes a card for each wheel.
  Steps beyond the front derail it: a penalty card for each. A broken track entered costs one, too (also when
  passing).
* Chaos: put a chaos card onto the own pile.

Penalty cards come from the rear of the railway, up to the train's card; they go onto the own pile in any
order. One that equals the top card may be removed together with it. The game ends with the turn whose draw
emptied the pile. Values on the pile and in the hand are penalty points: the fewest win, equal ones share.

Where the rule book is silent: the seat to start is drawn; a card turned up that does not fit the first
railway is set aside and goes back when it lies; its curves are bent by lot; no card may point the front at an
occupied cell; a chaos card counts 5. Most of this can be agreed otherwise, see `options`.

Refusals. Any: `over`, `not_now`. Once a card is laid `building`, before that `nothing_laid`. Lay: `card` (not
in hand), `chaos_card`, `same_value` (another than the cards laid before), `value` (differs by two from the
front), `turn` (the card does not go that way), `no_room` (front boxed in), `blocks` (would point at a card).
Chaos: `no_chaos`. Stack: `pending` (no such penalty card), `unequal` (to the top of the pile). Bend:
`no_room`, `blocks`, `turn`. Chance: `card`, `wheels`.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Event, Game, Option, OptionValue, Outcome, Score, Seat, Setup

from . import notation, positions, transitions
from .chances import card_odds, draw_card, roll_wheels, wheel_odds
from .deck import CHAOS
from .events import Told
from .geometry import open_turns, turn_refusal, turns_of
from .solo import tiers
from .state import (
    Action,
    Bend,
    Chaos,
    Done,
    Draw,
    House,
    Lay,
    Pass,
    Phase,
    Reveal,
    Ride,
    Roll,
    RollecateState,
    RollecateView,
    Stack,
    Table,
)

_PHASES: Final[dict[type, tuple[Phase, ...]]] = {
    Reveal: ("reveal",),
    Bend: ("bend",),
    Draw: ("deal", "draw"),
    Pass: ("act",),
    Lay: ("act", "build"),
    Ride: ("build",),
    Roll: ("ride",),
    Chaos: ("act", "chaos"),
    Done: ("chaos",),
    Stack: ("stack",),
}
"""When each action is due."""

_CHANCE: Final[tuple[Phase, ...]] = ("reveal", "deal", "draw", "ride")

_OPTIONS: Final = (
    Option("pass_front_extra", (1, 0)),
    Option("chaos_many", (False, True)),
    Option("chaos_value", (5, 4, 3)),
    Option("no_block", (True, False)),
    Option("broken_off", (False, True)),
    Option("setup_no_broken", (False, True)),
    Option("setup_interactive", (False, True)),
)
_ALONE: Final = Option("solo_derail_limit", ("none", "three"))
_LIMITS: Final[dict[OptionValue, int | None]] = {"none": None, "three": 3}


class RollecateGame(Game[RollecateState, Action, RollecateView]):
    """Rollecate for the frame: see the head of this module for the rules."""

    id = "rollecate"
    rules_version = 1
    seat_range = (1, 4)
    has_secrets = True
    lower_wins = True

    def options(self, seats: int) -> tuple[Option, ...]:
        """What `House` holds; who plays alone may also be bound to three derailments."""
        return (_ALONE, *_OPTIONS) if seats == 1 else _OPTIONS

    def initial(self, setup: Setup) -> RollecateState:
        """Nothing lies yet; the cards of the first railway are turned up by chance."""
        return transitions.opening(setup.seats, setup.start, self._house(setup))

    def _house(self, setup: Setup) -> House:
        chosen = self.agreed(setup)
        return House(
            pass_front_extra=int(chosen["pass_front_extra"]),
            chaos_many=bool(chosen["chaos_many"]),
            chaos_value=int(chosen["chaos_value"]),
            no_block=bool(chosen["no_block"]),
            setup_no_broken=bool(chosen["setup_no_broken"]),
            setup_interactive=bool(chosen["setup_interactive"]),
            broken_off=bool(chosen["broken_off"]),
            derail_limit=_LIMITS[chosen.get("solo_derail_limit", "none")],
        )

    def to_act(self, state: RollecateState) -> Seat | None:
        """The current seat, or CHANCE where cards are drawn or dice are rolled."""
        phase = state.phase
        if phase in _CHANCE or (phase == "bend" and not state.house.setup_interactive):
            return CHANCE
        return None if phase == "over" else state.current

    def legal(self, state: RollecateState) -> Collection[Action]:
        """All outcomes of chance, or all decisions; equal cards count once."""
        match state.phase:
            case "reveal":
                return tuple(Reveal(card) for card, count in enumerate(state.pool) if count)
            case "bend":
                return tuple(map(Bend, transitions.fitting_turns(state, state.pending[0])))
            case "deal" | "draw":
                return tuple(Draw(card) for card, count in enumerate(state.pool) if count)
            case "act":
                chaos = (Chaos(),) if CHAOS in state.hands[state.current] else ()
                return (Pass(), *_lays(state), *chaos)
            case "build":
                return (*_lays(state), Ride())
            case "ride":
                return tuple(map(Roll, range(state.dice + 1)))
            case "chaos":
                return (Chaos(), Done())
            case "stack":
                return tuple(transitions.stackings(state))
            case _:
                return ()

    def apply(self, state: RollecateState, action: Action) -> tuple[RollecateState, tuple[Event, ...]]:
        """What follows, up to the next decision or chance; see `transitions` and `events`."""
        told: Told = []
        match action:
            case Draw():
                after = transitions.after_draw(state, action, told)
            case Lay():
                after = transitions.after_lay(state, action, told)
            case Ride():
                after = transitions.after_ride(state, told)
            case Roll():
                after = transitions.after_roll(state, action, told)
            case Pass():
                after = transitions.after_pass(state, told)
            case Stack():
                after = transitions.after_stack(state, action, told)
            case Chaos():
                after = transitions.after_chaos(state, told)
            case Done():
                after = transitions.after_done(state, told)
            case Reveal():
                after = transitions.after_reveal(state, action, told)
            case Bend():
                after = transitions.after_bend(state, action, told)
        return after, tuple(told)

    def refusal(self, state: RollecateState, action: Action) -> str | None:
        """The first rule that refuses it; the codes are listed at the head of this module."""
        if state.phase not in _PHASES[type(action)]:
            return _untimely(state, action)
        match action:
            case Reveal(card) | Draw(card):
                return None if 0 <= card < len(state.pool) and state.pool[card] else "card"
            case Bend():
                return _bend_refusal(state, action)
            case Lay():
                return _lay_refusal(state, action)
            case Roll(wheels):
                return None if 0 <= wheels <= state.dice else "wheels"
            case Chaos():
                return None if CHAOS in state.hands[state.current] else "no_chaos"
            case Stack(card, combine):
                if card not in state.pending:
                    return "pending"
                return None if not combine or action in transitions.stackings(state) else "unequal"
            case _:
                return None

    def outcome(self, state: RollecateState) -> Outcome | None:
        """Penalty points and ranks, the fewest first.

        The reason is "over"; of a game alone it is the tier that was reached, or "derailed" if it was lost by
        derailing: then the points are those of all cards held, which counts for nothing.
        """
        if state.phase != "over":
            return None
        scores = tuple(_score(state, state.hands[seat], seat) for seat in range(state.seats))
        ranks = tuple(1 + sum(other.total < score.total for other in scores) for score in scores)
        reason = "over"
        if state.lost:
            reason = "derailed"
        elif state.seats == 1:
            reason = tiers().tier(scores[0].total, limited=state.house.derail_limit is not None)
        return Outcome(scores, ranks, reason)

    def standing(self, seen: RollecateView) -> tuple[Score, ...]:
        """Each seat's penalty pile; hands count when they are shown at the end."""
        over = seen.phase == "over"
        return tuple(_score(seen, seen.hands[seat] if over else None, seat) for seat in range(seen.seats))

    def observe(self, state: RollecateState, seat: Seat | None) -> RollecateView:
        """The table, the own hand and how many cards the others have; at the end all hands."""
        over = state.phase == "over"
        return RollecateView(
            seats=state.seats,
            current=state.current,
            phase=state.phase,
            house=state.house,
            railway=state.railway,
            train=state.train,
            piles=state.piles,
            derailments=state.derailments,
            pending=state.pending,
            removed=state.removed,
            aside=state.aside,
            deck=state.deck,
            laid=state.laid,
            seat=seat,
            hands=tuple(hand if over or at == seat else None for at, hand in enumerate(state.hands)),
            counts=tuple(map(len, state.hands)),
            pool=sum(state.pool),
        )

    def imagine(self, seen: RollecateView, rng: Random) -> RollecateState:
        """The cards not seen dealt to the hidden hands, every deal being equally likely."""
        return transitions.dealt_out(seen, rng)

    def chance(self, state: RollecateState, rng: Random) -> Action:
        """A card not seen yet, the way a curve goes, or dice."""
        match state.phase:
            case "reveal":
                return Reveal(draw_card(state.pool, rng))
            case "bend":
                return Bend(rng.choice(transitions.fitting_turns(state, state.pending[0])))
            case "deal" | "draw":
                return Draw(draw_card(state.pool, rng))
            case "ride":
                return Roll(roll_wheels(state.dice, rng))
            case _:
                raise BadData("nothing is left to chance here", given=state.phase)

    def odds(self, state: RollecateState) -> Collection[tuple[Action, float]] | None:
        """All outcomes of chance, in the order of `legal`; None where a seat decides."""
        if self.to_act(state) != CHANCE:
            return None
        match state.phase:
            case "reveal":
                return tuple((Reveal(card), chance) for card, chance in card_odds(state.pool))
            case "deal" | "draw":
                return tuple((Draw(card), chance) for card, chance in card_odds(state.pool))
            case "ride":
                return tuple((Roll(w), chance) for w, chance in enumerate(wheel_odds(state.dice)))
            case _:
                ways = self.legal(state)
                return tuple((way, 1 / len(ways)) for way in ways)

    def notate(self, action: Action) -> str:
        """As in "lay 3C L"; see `notation`."""
        return notation.notate(action)

    def parse(self, text: str) -> Action:
        """The action `notate` wrote."""
        return notation.parse(text)

    def encode(self, state: RollecateState) -> str:
        """One line; see `positions`."""
        return positions.encode(state)

    def decode(self, text: str) -> RollecateState:
        """The position `encode` wrote, checked throughout."""
        return positions.decode(text)


def _lays(state: RollecateState) -> list[Lay]:
    """Every card that can be laid now and every way it can go, ascending."""
    free = open_turns(state.railway, no_block=state.house.no_block)
    if not free:
        return []
    values = state.house.values
    front = values[state.front.card]
    found = []
    for card in dict.fromkeys(state.hands[state.current]):
        value = values[card]
        if card == CHAOS or abs(value - front) == 2 or (state.laid and value != front):
            continue
        found += [Lay(card, turn) for turn in turns_of(card) if turn in free]
    return found


def _lay_refusal(state: RollecateState, action: Lay) -> str | None:
    card = action.card
    if card not in state.hands[state.current]:
        return "card"
    if card == CHAOS:
        return "chaos_card"
    if state.laid and state.value(card) != state.value(state.front.card):
        return "same_value"
    if transitions.value_clash(state, card):
        return "value"
    if action.turn not in turns_of(card):
        return "turn"
    return turn_refusal(state.railway, action.turn, no_block=state.house.no_block)


def _bend_refusal(state: RollecateState, action: Bend) -> str | None:
    if action.turn not in turns_of(state.pending[0]):
        return "turn"
    return turn_refusal(state.railway, action.turn, no_block=state.house.no_block)


def _untimely(state: RollecateState, action: Action) -> str:
    if state.phase == "over":
        return "over"
    if state.phase == "build" and isinstance(action, Pass | Chaos):
        return "building"
    return "nothing_laid" if state.phase == "act" and isinstance(action, Ride) else "not_now"


def _score(table: Table, hand: tuple[int, ...] | None, seat: Seat) -> Score:
    """The pile and, if it is given, the hand; penalty cards of a lost game count to the pile."""
    pile = sum(table.value(card) for card in table.piles[seat])
    if hand is None:
        return Score(pile, (("pile", pile),))
    if seat == table.current:
        pile += sum(table.value(card) for card in table.pending)
    held = sum(table.value(card) for card in hand)
    return Score(pile + held, (("pile", pile), ("hand", held)))


GAME: Final = RollecateGame()
