"""Cards and actions as text.

A card is its value and the letter of its kind, "3S" straight, "3C" curve, "3B" broken; a chaos card is "X".
The actions:

    reveal 3C           the next card for the first railway
    bend L              the way its curve goes
    draw 3C             the card dealt or drawn
    pass
    lay 3C L            a curve to the left; "lay 3S" and "lay 3B" go straight
    ride                lay no more
    roll 4              so many wheels
    chaos               put down a chaos card
    done                put down no more of them
    stack 3C            a penalty card onto the pile; "combine 3C" removes it together with the top card

Each action has one text; any other is refused.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from desktop_app.core.codec import whole_number
from desktop_app.core.errors import BadData

from .deck import CHAOS, KINDS, Card, kind_of
from .geometry import turns_of
from .state import Action, Bend, Chaos, Done, Draw, Lay, Pass, Reveal, Ride, Roll, Stack, Turn

_LONGEST: Final = 80
_MOST_DICE: Final = 1000
_TURNS: Final[dict[str, Turn]] = {"S": "S", "L": "L", "R": "R"}


def card_text(card: Card) -> str:
    """The text of a card.

    >>> card_text(7), card_text(12)
    ('3C', 'X')
    """
    if card == CHAOS:
        return "X"
    return f"{card // len(KINDS) + 1}{'SCB'[kind_of(card)]}"


@cache
def _cards() -> dict[str, Card]:
    return {card_text(card): card for card in range(CHAOS + 1)}


def read_card(text: str) -> Card:
    """The card that `card_text` wrote.

    Raises:
        BadData: it is none.
    """
    card = _cards().get(text)
    if card is None:
        raise BadData("no card of this game", given=text[:_LONGEST])
    return card


def read_turn(text: str) -> Turn:
    """A turn, "S", "L" or "R".

    Raises:
        BadData: it is none.
    """
    turn = _TURNS.get(text)
    if turn is None:
        raise BadData("rails go on S, L or R", given=text[:_LONGEST])
    return turn


def notate(action: Action) -> str:
    """The text of an action.

    >>> notate(Lay(7, "L")), notate(Lay(6)), notate(Stack(7, combine=True))
    ('lay 3C L', 'lay 3S', 'combine 3C')
    """
    match action:
        case Reveal(card):
            return f"reveal {card_text(card)}"
        case Bend(turn):
            return f"bend {turn}"
        case Draw(card):
            return f"draw {card_text(card)}"
        case Lay(card, turn):
            return f"lay {card_text(card)}" + ("" if turn == "S" else f" {turn}")
        case Roll(wheels):
            return f"roll {wheels}"
        case Stack(card, combine):
            return f"{'combine' if combine else 'stack'} {card_text(card)}"
        case Pass():
            return "pass"
        case Ride():
            return "ride"
        case Chaos():
            return "chaos"
        case Done():
            return "done"


def parse(text: str) -> Action:
    """The action that `notate` wrote.

    >>> parse("lay 3C L")
    Lay(card=7, turn='L')

    Raises:
        BadData: anything else.
    """
    word, _, rest = text[:_LONGEST].partition(" ")
    action = _worded(word, rest)
    if notate(action) != text:
        raise BadData("not the usual form of this action", given=text[:_LONGEST])
    return action


def _worded(word: str, rest: str) -> Action:
    match word:
        case "reveal":
            return Reveal(read_card(rest))
        case "bend":
            return Bend(read_turn(rest))
        case "draw":
            return Draw(read_card(rest))
        case "lay":
            return _lay(rest)
        case "roll":
            return Roll(whole_number(rest, "roll", high=_MOST_DICE))
        case "stack":
            return Stack(read_card(rest))
        case "combine":
            return Stack(read_card(rest), combine=True)
        case "pass":
            return Pass()
        case "ride":
            return Ride()
        case "chaos":
            return Chaos()
        case "done":
            return Done()
        case _:
            raise BadData("no action of Rollecate", given=f"{word} {rest}"[:_LONGEST])


def _lay(text: str) -> Lay:
    name, _, way = text.partition(" ")
    card, turn = read_card(name), read_turn(way or "S")
    if card == CHAOS or turn not in turns_of(card):
        raise BadData("the card does not go that way", given=text)
    return Lay(card, turn)
