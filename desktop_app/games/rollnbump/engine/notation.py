"""Cards, dice and actions as text.

A card is its colour and its kind, "blueP2"; the joker is "joker". Dice are their faces, ascending, "13356". A
stack is its number, counted from 1; the joker's slot is "J". The actions:

    3=blueP2            the card turned up on the third stack
    roll 13356          dice rolled; "roll 335+4" with the bonus die, "roll +4" the bonus die alone
    keep 335            roll the others again; "keep 335+" keeps the bonus die, too; "keep -" keeps nothing
    stop                roll no more
    claim 3:444 7:5     dice onto the cards of these stacks; "claim -" claims none
    joker red           the colour of the joker
    bonus 4             the bonus die at the end

Each action has one text; any other is refused.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from desktop_app.core.errors import BadData

from .deck import FACES, Card, deck
from .state import (
    JOKER_SLOT,
    Action,
    AssignJoker,
    BonusRoll,
    Claim,
    Dice,
    Placement,
    Reroll,
    Reveal,
    Roll,
    Slot,
    Stop,
)

_DICE: Final = re.compile(rf"[1-{FACES}]+", re.ASCII)
_STACK: Final = re.compile(r"[1-9][0-9]?", re.ASCII)
_LONGEST: Final = 80


def card_text(card: Card) -> str:
    """The text of a card.

    >>> card_text(18), card_text(48)
    ('blueP2', 'joker')
    """
    edition = deck()
    if card == edition.joker:
        return "joker"
    return edition.colours[edition.colour(card)] + edition.kind(card).id


@cache
def _coloured() -> dict[str, Card]:
    return {card_text(card): card for card in range(deck().joker)}


def read_card(text: str) -> Card:
    """The coloured card that `card_text` wrote.

    Raises:
        BadData: it is none.
    """
    card = _coloured().get(text)
    if card is None:
        raise BadData("no card of this game", given=text[:_LONGEST])
    return card


def read_colour(text: str) -> int:
    """The number of a colour.

    Raises:
        BadData: there is no such colour.
    """
    colours = deck().colours
    if text not in colours:
        raise BadData("no colour of this game", given=text[:_LONGEST])
    return colours.index(text)


def dice_text(dice: Dice) -> str:
    """The faces in a row.

    >>> dice_text((1, 3, 3, 5, 6))
    '13356'
    """
    return "".join(map(str, dice))


def read_dice(text: str) -> Dice:
    """One die or more that `dice_text` wrote, as many as there are at most.

    Raises:
        BadData: something else than faces, or they do not ascend.
    """
    if len(text) > deck().dice or _DICE.fullmatch(text) is None or list(text) != sorted(text):
        raise BadData("dice are their faces, ascending", given=text[:_LONGEST])
    return tuple(map(int, text))


def _slot_text(slot: Slot) -> str:
    return "J" if slot == JOKER_SLOT else str(slot + 1)


def _read_stack(text: str) -> int:
    most = max(table.stacks for _, table in deck().tables)
    if _STACK.fullmatch(text) is None or int(text) > most:
        raise BadData(f"stacks are counted from 1 to {most}", given=text[:_LONGEST])
    return int(text) - 1


def notate(action: Action) -> str:
    """The text of an action.

    >>> notate(Claim((Placement(2, (4, 4, 4)), Placement(6, (5,)))))
    'claim 3:444 7:5'
    """
    match action:
        case Reveal(stack, card):
            return f"{stack + 1}={card_text(card)}"
        case Roll(dice, bonus):
            return "roll " + dice_text(dice) + (f"+{bonus}" if bonus else "")
        case Reroll(kept, keep_bonus):
            return "keep " + (dice_text(kept) + ("+" if keep_bonus else "") or "-")
        case Stop():
            return "stop"
        case Claim(placements):
            parts = (f"{_slot_text(part.slot)}:{dice_text(part.dice)}" for part in placements)
            return "claim " + (" ".join(parts) or "-")
        case AssignJoker(colour):
            return "joker " + deck().colours[colour]
        case BonusRoll(face):
            return f"bonus {face}"


def parse(text: str) -> Action:
    """The action that `notate` wrote.

    >>> parse("keep 335+")
    Reroll(kept=(3, 3, 5), keep_bonus=True)

    Raises:
        BadData: anything else.
    """
    word, _, rest = text[:_LONGEST].partition(" ")
    action = _reveal(word) if "=" in word else _worded(word, rest)
    if notate(action) != text:
        raise BadData("not the usual form of this action", given=text[:_LONGEST])
    return action


def _worded(word: str, rest: str) -> Action:
    match word:
        case "roll":
            own, plus, bonus = rest.partition("+")
            if not rest:
                raise BadData("a roll has a die", given=word)
            return Roll(read_dice(own) if own else (), _face(bonus) if plus else 0)
        case "keep":
            kept = rest.removesuffix("+").removeprefix("-")
            return Reroll(read_dice(kept) if kept else (), rest.endswith("+"))
        case "stop":
            return Stop()
        case "claim":
            return Claim(() if rest == "-" else tuple(map(_placement, rest.split(" "))))
        case "joker":
            return AssignJoker(read_colour(rest))
        case "bonus":
            return BonusRoll(_face(rest))
        case _:
            raise BadData("no action of Roll'n Bump", given=f"{word} {rest}")


def _reveal(text: str) -> Reveal:
    stack, _, card = text.partition("=")
    return Reveal(_read_stack(stack), read_card(card))


def _face(text: str) -> int:
    if len(text) != 1 or _DICE.fullmatch(text) is None:
        raise BadData(f"a face is 1 to {FACES}", given=text[:_LONGEST])
    return int(text)


def _placement(text: str) -> Placement:
    slot, _, dice = text.partition(":")
    return Placement(JOKER_SLOT if slot == "J" else _read_stack(slot), read_dice(dice))
