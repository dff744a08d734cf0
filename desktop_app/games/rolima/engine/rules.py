"""The rules of Rolimã for 2 to 6 players.

Five soapbox carts race down a hill of four sections. 45 fan cards, 1 to 9 in each colour; everybody holds
four, and one more than there are players lie open as the display. A round, from the owner of the horn on:

* Cheering: everybody plays a card. The numbers of a colour add up, and the cart of the highest total moves a
  section on, to the place nearest the hill card. Where numbers are equal the cart ahead counts as higher.
* Drafting: in the order of the cards just played, the lowest first, everybody takes a card of the display.
  The last one gets the horn (and with the gum cards a gum card, from the table or from another seat).
* Maintenance: if the leader's section has a card not turned up, it is, and the one before is turned down;
  the card that lies open is a rule in force. The cards played are discarded and the display is filled up.

The game ends at once when a cart reaches the goal card. The three cards still held are bets: their gums
count three, two or one time for the carts on the podium. Most gum wins; then the highest bet on the best
cart that one of the equal seats has a bet on. With the 0/10 cards a card counts ten if no other of its
colour was played, else nothing.

The hill cards (see `cheering`): 1 Headwind, the leader's total is halved. 2 Slipstream, the winner's left
neighbour comes along. 3 Quiet Hour, the lowest total wins. 4 Solo Voice, only the highest card of a colour
counts. 5 Gravel, the winner goes to the far left. 6 Comeback, the last cart moves two sections. 7 Hairpin,
the highest card drafts first. 8 Blind Bend, cards are played face down. 9 Sold Out, the display has a card
less. 10 Megaphone, the lowest card counts three times. 11 Neck and Neck, the second total moves, too. 12
Cobbles, an odd card counts one.

Refusals: `over`, `not_now`. Play: `card` (not in hand). Take: `display` (not there). TakeGum: `own_gum`,
`colour` (no such cart). Chance: `colour` (lined up already), `card` (not in the pile), `hill` (cannot lie
there).
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Event, Game, Option, Outcome, Score, Seat, Setup

from . import imagining, notation, options, positions, transitions
from .chances import hill_odds, turn_up
from .deck import COLOURS, MOST_SEATS, deck
from .events import Told
from .state import (
    CHANCE_PHASES,
    Action,
    Deal,
    Fill,
    Line,
    Phase,
    Play,
    Reveal,
    RolimaState,
    RolimaView,
    Take,
    TakeGum,
    TurnOver,
)
from .values import owned, tie_break, worth

_PHASES: Final[dict[type, Phase]] = {
    Line: "line",
    Deal: "deal",
    Fill: "fill",
    Reveal: "reveal",
    Play: "cheer",
    Take: "draft",
    TakeGum: "gum",
    TurnOver: "turn",
}
"""When each action is due."""


class RolimaGame(Game[RolimaState, Action, RolimaView]):
    """Rolimã for the frame: see the head of this module for the rules."""

    id = "rolima"
    rules_version = 1
    seat_range = (2, MOST_SEATS)
    has_secrets = True

    def options(self, seats: int) -> tuple[Option, ...]:
        """The modules and how the hill is made, for any number of seats."""
        return options.options()

    def initial(self, setup: Setup) -> RolimaState:
        """Nothing lies yet: chance lines up the carts, deals and fills the display."""
        return transitions.opening(setup.seats, setup.start, options.house(self.agreed(setup)))

    def to_act(self, state: RolimaState) -> Seat | None:
        """The current seat, or CHANCE where a cart, a card or a hill card comes by lot."""
        if state.phase in CHANCE_PHASES:
            return CHANCE
        return None if state.phase == "over" else state.current

    def legal(self, state: RolimaState) -> Collection[Action]:
        """All outcomes of chance, or all decisions: hand cards ascending, the display as it lies."""
        match state.phase:
            case "line":
                return tuple(Line(colour) for colour in range(COLOURS) if colour not in state.track[0])
            case "deal":
                return tuple(map(Deal, state.pile))
            case "fill":
                return tuple(map(Fill, state.pile))
            case "reveal":
                return tuple(Reveal(hill) for hill, _ in _hill_odds(state))
            case "turn":
                return (TurnOver(),)
            case "cheer":
                return tuple(map(Play, state.hands[state.current]))
            case "draft":
                return tuple(map(Take, state.display))
            case "gum":
                return tuple(TakeGum(c) for c, owner in enumerate(state.gums) if owner != state.current)
            case _:
                return ()

    def apply(self, state: RolimaState, action: Action) -> tuple[RolimaState, tuple[Event, ...]]:
        """What follows, up to the next decision or chance; see `transitions` and `events`."""
        told: Told = []
        match action:
            case Play():
                after = transitions.after_play(state, action, told)
            case Take():
                after = transitions.after_take(state, action, told)
            case TakeGum():
                after = transitions.after_take_gum(state, action, told)
            case Fill():
                after = transitions.after_fill(state, action, told)
            case Reveal():
                after = transitions.after_reveal(state, action, told)
            case TurnOver():
                after = transitions.after_turn_over(state, told)
            case Deal():
                after = transitions.after_deal(state, action, told)
            case Line():
                after = transitions.after_line(state, action, told)
        return after, tuple(told)

    def refusal(self, state: RolimaState, action: Action) -> str | None:
        """The first rule that refuses it; the codes are listed at the head of this module."""
        if state.phase != _PHASES[type(action)]:
            return "over" if state.phase == "over" else "not_now"
        match action:
            case Play(card):
                return None if card in state.hands[state.current] else "card"
            case Take(card):
                return None if card in state.display else "display"
            case TakeGum(colour):
                if not 0 <= colour < COLOURS:
                    return "colour"
                return "own_gum" if state.gums[colour] == state.current else None
            case Line(colour):
                return None if 0 <= colour < COLOURS and colour not in state.track[0] else "colour"
            case Deal(card) | Fill(card):
                return None if card in state.pile else "card"
            case Reveal(hill):
                return None if hill in dict(_hill_odds(state)) else "hill"
            case TurnOver():
                return None

    def outcome(self, state: RolimaState) -> Outcome | None:
        """Gum and ranks, the most first.

        The reason is "over", or "tie:" and the letter of the cart whose bets broke a tie for the victory;
        others with equal points share a place.
        """
        if state.phase != "over":
            return None
        scores = tuple(_score(state, seat) for seat in range(state.seats))
        totals = [score.total for score in scores]
        tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
        winners, reason = tuple(tied), "over"
        if len(tied) > 1:
            found = tie_break(tied, state.hands, state.race)
            winners, reason = found.winners, f"tie:{deck().letters[found.colour]}"
        keys = [(seat in winners, total) for seat, total in enumerate(totals)]
        return Outcome(scores, tuple(1 + sum(other > key for other in keys) for key in keys), reason)

    def standing(self, seen: RolimaView) -> tuple[Score, ...]:
        """What is public: the gum cards at the places of now, and at the end the bets."""
        return tuple(_score(seen, seat) for seat in range(seen.seats))

    def observe(self, state: RolimaState, seat: Seat | None) -> RolimaView:
        """The table, the own hand, sizes, and what an attentive seat remembers; see `imagining`."""
        return imagining.observe(state, seat)

    def imagine(self, seen: RolimaView, rng: Random) -> RolimaState:
        """What is neither in sight nor remembered shuffled, every arrangement being equally likely."""
        return imagining.imagine(seen, rng)

    def chance(self, state: RolimaState, rng: Random) -> Action:
        """A cart, a card of the pile or a hill card; cards face down turned over."""
        match state.phase:
            case "line":
                return Line(rng.choice([c for c in range(COLOURS) if c not in state.track[0]]))
            case "deal":
                return Deal(rng.choice(state.pile))
            case "fill":
                return Fill(rng.choice(state.pile))
            case "reveal":
                section = transitions.due_section(state)
                return Reveal(turn_up(state.house, state.seats, state.hill, section, rng))
            case "turn":
                return TurnOver()
            case _:
                raise BadData("nothing is left to chance here", given=state.phase)

    def odds(self, state: RolimaState) -> Collection[tuple[Action, float]] | None:
        """All outcomes of chance, in the order of `legal`; None where a seat decides."""
        if state.phase not in CHANCE_PHASES:
            return None
        if state.phase == "reveal":
            return tuple((Reveal(hill), chance) for hill, chance in _hill_odds(state))
        ways = self.legal(state)
        return tuple((way, 1 / len(ways)) for way in ways)

    def notate(self, action: Action) -> str:
        """As in "play G4"; see `notation`."""
        return notation.notate(action)

    def parse(self, text: str) -> Action:
        """The action `notate` wrote."""
        return notation.parse(text)

    def encode(self, state: RolimaState) -> str:
        """One line; see `positions`."""
        return positions.encode(state)

    def decode(self, text: str) -> RolimaState:
        """The position `encode` wrote, checked throughout."""
        return positions.decode(text)


def _hill_odds(state: RolimaState) -> tuple[tuple[int, float], ...]:
    return hill_odds(state.house, state.seats, state.hill, transitions.due_section(state))


def _score(table: RolimaState | RolimaView, seat: Seat) -> Score:
    """Points of gum cards (with the module) and, once the game is over, of the bets."""
    over = table.phase == "over"
    hand = table.hands[seat] if over else None
    bets, gum = worth(hand or (), owned(table.gums, seat), table.race)
    parts = (("bets", bets),) if over else ()
    return Score(bets + gum, (*parts, *((("gum", gum),) if table.house.gum_cards else ())))


GAME: Final = RolimaGame()
