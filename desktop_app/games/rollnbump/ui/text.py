"""The words of the Roll'n Bump table: cards, dice, what beats a claim, refusals, result.

The engine speaks in codes. What to do now is said by `prompts`, what happened by `logbook`, hints by `hints`,
the whole table by `tell`.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Outcome, Seat
from desktop_app.games.rollnbump.engine.deck import FACES, Card, Kind, deck
from desktop_app.games.rollnbump.engine.state import Dice, RollnbumpState
from desktop_app.session.record import Player

from .wants import Needed, Problem

translate = QCoreApplication.translate

SPACE = "\N{NO-BREAK SPACE}"

# ---- cards and dice ----------------------------------------------------------------------------------


def card_name(card: Card) -> str:
    """A card within a sentence, as in "red straight of 4"."""
    kind, edition = deck().kind(card), deck()
    if card == edition.joker:
        return translate("Rollnbump", "joker")
    colour = colour_of_card(edition.colour(card))
    match kind.shape, kind.size:
        case "single", _:
            name = translate("Rollnbump", "{colour} single {face}")
        case "set", 2:
            name = translate("Rollnbump", "{colour} pair")
        case "set", 3:
            name = translate("Rollnbump", "{colour} three of a kind")
        case "set", _:
            name = translate("Rollnbump", "{colour} four of a kind")
        case _:
            name = translate("Rollnbump", "{colour} straight of {size}")
    return name.format(colour=colour, face=kind.face, size=kind.size)


def card_label(card: Card) -> str:
    """A card on the card itself, without its colour."""
    kind = deck().kind(card)
    if card == deck().joker:
        return translate("Rollnbump", "Joker")
    match kind.shape, kind.size:
        case "single", _:
            name = translate("Rollnbump", "Single {face}")
        case "set", 2:
            name = translate("Rollnbump", "Pair")
        case "set", 3:
            name = translate("Rollnbump", "Three of a kind")
        case "set", _:
            name = translate("Rollnbump", "Four of a kind")
        case _:
            name = translate("Rollnbump", "Straight of {size}")
    return name.format(face=kind.face, size=kind.size)


def colour_of_card(colour: int) -> str:
    """A colour of the deck beside the name of a card."""
    names = {
        "black": translate("Rollnbump", "black", "beside the name of a card, as in: red pair"),
        "blue": translate("Rollnbump", "blue", "beside the name of a card, as in: red pair"),
        "red": translate("Rollnbump", "red", "beside the name of a card, as in: red pair"),
        "orange": translate("Rollnbump", "orange", "beside the name of a card, as in: red pair"),
    }
    return names[deck().colours[colour]]


def dice_words(dice: Dice) -> str:
    """Faces one after the other, never broken over two lines.

    >>> dice_words((4, 4, 6)).split()
    ['4', '4', '6']
    """
    return SPACE.join(map(str, dice))


def percent(chance: float) -> str:
    """A chance from 0 to 1 in whole percent; nothing possible is 0, nothing open is 100.

    >>> percent(0.354), percent(0.001), percent(0.999), percent(1.0)
    ('35%', '<1%', '>99%', '100%')
    """
    if 0 < chance < 0.01:
        number = "<1"
    elif 0.99 < chance < 1:
        number = ">99"
    else:
        number = f"{chance:.0%}"[:-1]
    return translate("Rollnbump", "{number}%").format(number=number)


# ---- what a card wants -------------------------------------------------------------------------------


def wants(kind: Kind) -> str:
    """What a card takes, whoever claims it."""
    match kind.shape:
        case "single":
            return translate("Rollnbump", "one or more dice showing {face}").format(face=kind.face)
        case "set":
            return translate("Rollnbump", "{size} equal dice").format(size=kind.size)
        case _:
            return translate("Rollnbump", "{size} dice in a row").format(size=kind.size)


def beats(needed: Needed) -> str:
    """What beats the dice on a card, in a few words for its label; '' where nobody claims it."""
    if needed.free:
        return ""
    if not needed.possible:
        return translate("Rollnbump", "cannot be beaten")
    dice, last = _least(needed)
    if last:
        said = translate("Rollnbump", "only {dice}")
    elif needed.shape == "single":
        said = translate("Rollnbump", "{dice} or more", "dice showing the face of the card")
    else:
        said = translate("Rollnbump", "{dice} or higher")
    return said.format(dice=dice_words(dice))


def _least(needed: Needed) -> tuple[Dice, bool]:
    """The least dice that are enough, and whether no others are."""
    first = needed.face
    if needed.shape == "straight":
        dice = tuple(range(first, first + needed.size))
        return dice, dice[-1] == FACES
    last = needed.size == deck().dice if needed.shape == "single" else first == FACES
    return (first,) * needed.size, last


def beats_sentence(needed: Needed) -> str:
    """What beats the dice on a card, as a sentence; '' where nobody claims it."""
    if needed.free:
        return ""
    if not needed.possible:
        return translate("Rollnbump", "It cannot be beaten.")
    dice, last = _least(needed)
    return translate("Rollnbump", "Beat it with {dice}.").format(
        dice=dice_words(dice) if last else beats(needed)
    )


def lacks(problem: Problem) -> str:
    """What a started card still needs, as an end of a sentence about it."""
    if len(problem.faces) > problem.count:
        if problem.count > 1:
            return translate("Rollnbump", "needs %n more dice in a row", None, problem.count)
        faces = translate("Rollnbump", " or ").join(map(str, problem.faces))
    else:
        faces = dice_words(problem.faces)
    return translate("Rollnbump", "needs %n more die(s) showing {faces}", None, problem.count).format(
        faces=faces
    )


# ---- refusals ----------------------------------------------------------------------------------------


def refusal(code: str) -> str:
    """Why something is not possible, in one sentence: codes of the rules and of `hand`."""
    match code:
        case "no_fit" | "shape":
            return translate("Rollnbump", "The card does not want these dice.")
        case "too_few":
            return translate("Rollnbump", "Too few: a single falls only to more dice of its face.")
        case "too_low":
            return translate("Rollnbump", "Too low: the dice there fall only to a greater total.")
        case "no_group":
            return translate("Rollnbump", "Your free dice hold nothing for this card.")
        case "empty" | "no_card":
            return translate("Rollnbump", "There is no card.")
        case "dice" | "not_rolled" | "no_die":
            return translate("Rollnbump", "You have not rolled these dice.")
        case "bonus_stays":
            return translate("Rollnbump", "The bonus die never lies on a card; turn one of your dice to it.")
        case "no_bonus" | "bonus_die":
            return translate("Rollnbump", "You do not have the bonus die in this turn.")
        case "same_face":
            return translate("Rollnbump", "It shows the value of the bonus die already.")
        case "not_placed":
            return translate("Rollnbump", "There are none of your dice to take back.")
        case "no_rerolls":
            return translate("Rollnbump", "The dice cannot be rolled again in this turn.")
        case "nothing_rolled":
            return translate("Rollnbump", "All dice are kept: free those that you want to roll again.")
        case "colour":
            return translate("Rollnbump", "The joker joins one of your largest sets.")
        case "incomplete":
            return translate("Rollnbump", "A card has not got all its dice yet.")
        case "few_dice":
            return translate("Rollnbump", "You have too few dice for this card.")
        case "by_itself":
            return translate("Rollnbump", "Dice on no card try for the bonus die by themselves.")
        case "bonus_in_hand":
            return translate("Rollnbump", "The bonus die is in your hand: other dice cannot claim it.")
        case "turn" | "not_now":
            return translate("Rollnbump", "That is not possible now.")
        case "over":
            return translate("Rollnbump", "The game is over.")
    return translate("Rollnbump", "That is not possible here.")


# ---- score -------------------------------------------------------------------------------------------


def part_label(part: str) -> str:
    """The heading of a part of the score."""
    match part:
        case "cards":
            return translate("Rollnbump", "Cards")
        case "sets":
            return translate("Rollnbump", "Sets")
        case "bonus":
            return translate("Rollnbump", "Bonus die")
    return part


def seat_note(state: RollnbumpState, seat: Seat) -> str:
    """What a seat has: "5 cards", and the bonus die while it is in its hand."""
    count = len(state.cards[seat]) + (state.joker_owner == seat)
    if state.bonus_in_hand and state.current == seat:
        return translate("Rollnbump", "%n + bonus die", "so many cards; short, on the plate of a seat", count)
    return translate("Rollnbump", "%n card(s)", None, count)


def outcome_sentence(outcome: Outcome, players: tuple[Player, ...]) -> str:
    """Who won."""
    names = [players[seat].name for seat in outcome.winners]
    if outcome.reason == "resigned":
        return translate("Rollnbump", "{name} wins: the others have resigned.").format(name=names[0])
    points = max(outcome.scores[seat].total for seat in outcome.winners)
    if len(names) == 1:
        won = translate("Rollnbump", "{name} wins with %n point(s).", None, points)
        return won.format(name=names[0])
    shared = translate("Rollnbump", "{names} and {last} share the victory with %n point(s).", None, points)
    return shared.format(names=", ".join(names[:-1]), last=names[-1])


def begun(words: str) -> str:
    """With a capital letter in front."""
    return words[:1].upper() + words[1:]
