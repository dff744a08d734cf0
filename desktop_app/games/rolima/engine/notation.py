"""Cards and actions as text.

A fan card is the letter of its colour and its number, "G4"; "G0/10" is the 0/10 card. The actions:

    line G              the next cart of the start row
    deal G4             the next card of the deal
    fill G4             the next card of the display
    reveal 5            the hill card turned up
    turn                the cards played face down turned over
    play G4             cheer with a card
    take G4             draft a card
    gum G               take a gum card

Each action has one text; any other is refused.
"""

from __future__ import annotations

from typing import Final

from desktop_app.core.codec import whole_number
from desktop_app.core.errors import BadData

from .deck import HILLS, Card, Colour, deck
from .state import Action, Deal, Fill, Line, Play, Reveal, Take, TakeGum, TurnOver

ZERO_TEN: Final = "0/10"
_LONGEST: Final = 80


def card_text(card: Card) -> str:
    """The text of a fan card.

    >>> card_text(23), card_text(29)
    ('G4', 'G0/10')
    """
    edition = deck()
    number = edition.number(card)
    return edition.letters[edition.colour(card)] + (ZERO_TEN if number is None else str(number))


def read_card(text: str) -> Card:
    """The card that `card_text` wrote.

    Raises:
        BadData: it is none.
    """
    edition = deck()
    colour, rest = read_colour(text[:1]), text[1:]
    if rest == ZERO_TEN:
        return edition.card(colour, None)
    number = whole_number(rest, "card", high=99)
    if number not in edition.numbers:
        raise BadData("no card of this game", given=text[:_LONGEST])
    return edition.card(colour, number)


def read_colour(text: str) -> Colour:
    """The colour of that letter.

    Raises:
        BadData: it is none.
    """
    letters = deck().letters
    if text not in letters:
        raise BadData("no colour of this game", given=text[:_LONGEST])
    return letters.index(text)


def notate(action: Action) -> str:
    """The text of an action.

    >>> notate(Play(23)), notate(TakeGum(2)), notate(Reveal(5))
    ('play G4', 'gum G', 'reveal 5')
    """
    match action:
        case Line(colour):
            return f"line {deck().letters[colour]}"
        case Deal(card):
            return f"deal {card_text(card)}"
        case Fill(card):
            return f"fill {card_text(card)}"
        case Reveal(hill):
            return f"reveal {hill}"
        case Play(card):
            return f"play {card_text(card)}"
        case Take(card):
            return f"take {card_text(card)}"
        case TakeGum(colour):
            return f"gum {deck().letters[colour]}"
        case TurnOver():
            return "turn"


def parse(text: str) -> Action:
    """The action that `notate` wrote.

    >>> parse("play G4")
    Play(card=23)

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
        case "line":
            return Line(read_colour(rest))
        case "deal":
            return Deal(read_card(rest))
        case "fill":
            return Fill(read_card(rest))
        case "reveal":
            return Reveal(whole_number(rest, "reveal", low=HILLS[0], high=HILLS[-1]))
        case "play":
            return Play(read_card(rest))
        case "take":
            return Take(read_card(rest))
        case "gum":
            return TakeGum(read_colour(rest))
        case "turn":
            return TurnOver()
        case _:
            raise BadData("no action of Rolimã", given=f"{word} {rest}"[:_LONGEST])
