"""The words of the Rollecate table: cards and ways, chances, refusals, scores and the result.

The engine speaks in codes. The log is made by `log`, what to do now by `prompts`, hints by `hints`, options
by `choices`, the whole table in words by `tell`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Outcome, Seat
from desktop_app.games.rollecate.engine.deck import CHAOS, KINDS, Card, is_broken, is_curve
from desktop_app.games.rollecate.engine.state import RollecateView, Turn
from desktop_app.session.record import Player

translate = QCoreApplication.translate

SPACE = "\N{NO-BREAK SPACE}"
DOT = " · "
"""Between facts of one line."""


# ---- cards -------------------------------------------------------------------------------------------


def card_name(card: Card) -> str:
    """A card within a sentence, as in "curve 3"."""
    if card == CHAOS:
        return translate("Rollecate", "chaos card")
    if is_curve(card):
        name = translate("Rollecate", "curve {value}")
    elif is_broken(card):
        name = translate("Rollecate", "broken track {value}")
    else:
        name = translate("Rollecate", "straight {value}")
    return name.replace(" ", SPACE).format(value=card // len(KINDS) + 1)


def cards_words(cards: Iterable[Card]) -> str:
    """Cards one after the other, equal ones counted, as in "straight 2, 2 × curve 3"."""
    counts = Counter(cards)
    many = translate("Rollecate", "{count} × {card}", "so many equal cards")
    return ", ".join(
        card_name(card) if count == 1 else many.replace(" ", SPACE).format(count=count, card=card_name(card))
        for card, count in counts.items()
    )


def way_words(turn: Turn) -> str:
    """The way that rails go on."""
    match turn:
        case "L":
            return translate("Rollecate", "to the left")
        case "R":
            return translate("Rollecate", "to the right")
        case _:
            return translate("Rollecate", "straight on")


def card_on_its_way(card: Card, turn: Turn) -> str:
    """A card that is laid: "curve 3 to the left"; of straight ones the name is enough."""
    if not is_curve(card):
        return card_name(card)
    return translate("Rollecate", "{card} {way}", "as in: curve 3 to the left").format(
        card=card_name(card), way=way_words(turn)
    )


# ---- numbers -----------------------------------------------------------------------------------------


def percent(chance: float) -> str:
    """A chance from 0 to 1 in whole percent; nothing possible is 0, nothing open is 100.

    >>> percent(0.354), percent(0.001), percent(0.999), percent(1.0)
    ('35%', '<1%', '>99%', '100%')
    """
    if 0 < chance < 0.01:
        number = "<1"
    elif 0.99 < chance < 1 - 1e-9:
        number = ">99"
    else:
        number = f"{chance:.0%}"[:-1]
    return translate("Rollecate", "{number}%").format(number=number)


def average(points: float) -> str:
    """Points on average with one decimal; a true minus sign.

    >>> average(1.26), average(-0.44), average(-0.01)
    ('1.3', '\N{MINUS SIGN}0.4', '0.0')
    """
    tenths = round(abs(points) * 10)
    said = translate("Rollecate", "{whole}.{tenths}", "a decimal number").format(
        whole=tenths // 10, tenths=tenths % 10
    )
    return f"\N{MINUS SIGN}{said}" if points < 0 and tenths else said


def growth(points: int) -> str:
    """By how much a pile grows.

    >>> growth(3), growth(0), growth(-2)
    ('+3', '±0', '\N{MINUS SIGN}2')
    """
    if not points:
        return "\N{PLUS-MINUS SIGN}0"
    return f"\N{MINUS SIGN}{-points}" if points < 0 else f"+{points}"


def signed(points: float) -> str:
    """By how much a pile grows on average; whole numbers without a decimal.

    >>> signed(4.0), signed(1.24), signed(-0.5), signed(0.01)
    ('+4', '+1.2', '\N{MINUS SIGN}0.5', '±0')
    """
    if abs(points - round(points)) < 0.05:
        return growth(round(points))
    return average(points) if points < 0 else f"+{average(points)}"


# ---- refusals ----------------------------------------------------------------------------------------


def refusal(code: str) -> str:
    """Why something is not possible, in one sentence: codes of the rules and of `hand`."""
    match code:
        case "value":
            return translate(
                "Rollecate", "Its number differs by 2 from the front card: 1-3 and 2-4 never meet."
            )
        case "same_value":
            return translate("Rollecate", "In one turn only cards of the same number are laid.")
        case "no_room":
            return translate("Rollecate", "The front is boxed in: no card can be laid there.")
        case "blocks":
            return translate("Rollecate", "The front would point at a card, and nobody could go on building.")
        case "turn":
            return translate("Rollecate", "This card does not go that way.")
        case "chaos_card":
            return translate("Rollecate", "A chaos card is never laid; it can be put onto your pile.")
        case "building":
            return translate("Rollecate", "You are building: lay more cards or ride.")
        case "nothing_laid":
            return translate("Rollecate", "Lay a card before you ride, or pass.")
        case "no_chaos":
            return translate("Rollecate", "You hold no chaos card.")
        case "done_chaos":
            return translate("Rollecate", "In this turn only chaos cards can follow.")
        case "card":
            return translate("Rollecate", "You do not hold this card.")
        case "pending":
            return translate("Rollecate", "This card is none of your penalty cards.")
        case "unequal":
            return translate(
                "Rollecate", "Only a card of the same number as the top of your pile can be combined."
            )
        case "none_chosen":
            return translate("Rollecate", "Choose a card first.")
        case "none_left":
            return translate("Rollecate", "Nothing more can be laid: ride, or take the card back.")
        case "none_fits":
            return translate("Rollecate", "None of your cards can be laid now.")
        case "not_now" | "wheels":
            return translate("Rollecate", "That is not possible now.")
        case "over":
            return translate("Rollecate", "The game is over.")
    return translate("Rollecate", "That is not possible here.")


def why_not(code: str) -> str:
    """Why a card cannot be played now, in a few words beside it; '' where that goes without saying."""
    match code:
        case "value":
            return translate("Rollecate", "differs by 2 from the front card")
        case "same_value":
            return translate("Rollecate", "another number than the card laid")
        case "no_room":
            return translate("Rollecate", "the front is boxed in")
        case "blocks":
            return translate("Rollecate", "would point at a card")
        case "building" | "done_chaos":
            return translate("Rollecate", "not in this turn")
    return ""


# ---- score -------------------------------------------------------------------------------------------


def part_label(part: str) -> str:
    """The heading of a part of the score."""
    match part:
        case "pile":
            return translate("Rollecate", "Pile")
        case "hand":
            return translate("Rollecate", "Hand", "the cards of a player")
    return part


def seat_note(seen: RollecateView, seat: Seat) -> str:
    """What a seat has: "3 cards · 2 on the pile"; alone with a limit also the derailments.

    Who looks reads the points of the own hand, too: "3 cards (7 points)".
    """
    held = translate("Rollecate", "%n card(s)", None, seen.counts[seat])
    if seat == seen.seat and seen.hand:
        points = sum(map(seen.value, seen.hand))
        held = translate("Rollecate", "{cards} (%n point(s))", None, points).format(cards=held)
    parts = [
        held,
        translate("Rollecate", "%n on the pile", None, len(seen.piles[seat])),
    ]
    limit = seen.house.derail_limit
    if seen.lost:
        parts.append(translate("Rollecate", "derailed %n time(s): lost", None, seen.derailments[seat]))
    elif limit is not None:
        said = translate("Rollecate", "derailed {times} of {limit}")
        parts.append(said.format(times=seen.derailments[seat], limit=limit))
    return DOT.join(part.replace(" ", SPACE) for part in parts)


def tier_name(tier: str) -> str:
    """How well a game alone went."""
    match tier:
        case "master":
            return translate("Rollecate", "master of the line")
        case "engine_driver":
            return translate("Rollecate", "engine driver")
        case "stoker":
            return translate("Rollecate", "stoker")
        case "apprentice":
            return translate("Rollecate", "apprentice")
        case "rusty":
            return translate("Rollecate", "quite rusty")
    return tier


def outcome_sentence(outcome: Outcome, players: tuple[Player, ...]) -> str:
    """Who won and with how many points; who plays alone, how well."""
    if len(outcome.scores) == 1:
        return _alone(outcome, players[0].name)
    names = [players[seat].name for seat in outcome.winners]
    if outcome.reason == "resigned":
        return translate("Rollecate", "{name} wins: the others have resigned.").format(name=names[0])
    points = min(outcome.scores[seat].total for seat in outcome.winners)
    if len(names) == 1:
        won = translate("Rollecate", "{name} wins with only %n penalty point(s).", None, points)
        return won.format(name=names[0])
    shared = translate(
        "Rollecate", "{names} and {last} share the victory with %n penalty point(s).", None, points
    )
    return shared.format(names=", ".join(names[:-1]), last=names[-1])


def _alone(outcome: Outcome, name: str) -> str:
    if outcome.reason == "resigned":
        return translate("Rollecate", "{name} has given up.").format(name=name)
    if outcome.reason == "derailed":
        return translate("Rollecate", "{name} has derailed once too often: the game is lost.").format(
            name=name
        )
    points = outcome.scores[0].total
    said = translate("Rollecate", "{name} ends with %n penalty point(s): {tier}.", None, points)
    return said.format(name=name, tier=tier_name(outcome.reason))


def begun(words: str) -> str:
    """With a capital letter in front."""
    return words[:1].upper() + words[1:]
