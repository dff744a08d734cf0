"""A hint of Rollecate in words, in three stages: what to think of, what to do, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.bots.bot import Advice
from desktop_app.games.rollecate.engine.state import Action, Bend, Chaos, Done, Lay, Pass, Ride, Stack

from . import text

translate = QCoreApplication.translate


def advice_sentence(advice: Advice[Action], stage: int) -> str:
    """Stage 1 what it is about, 2 also what to do, 3 also why."""
    if stage <= 1:
        return _where(advice.action)
    deed = what(advice.action)
    why = reason(advice) if stage > 2 else ""
    return f"{deed}: {why}." if why else f"{deed}."


def _where(action: Action) -> str:
    match action:
        case Lay(card, _):
            return translate("Rollecate", "Look at the {card} in your hand.").format(
                card=text.card_name(card)
            )
        case Ride():
            return translate("Rollecate", "Think of the ride.")
        case Pass():
            return translate("Rollecate", "Think of what a pass costs.")
        case Chaos() | Done():
            return translate("Rollecate", "Think of your chaos card.")
        case Stack(card, _):
            return translate("Rollecate", "Look at the {card} among the penalty cards.").format(
                card=text.card_name(card)
            )
        case _:
            return translate("Rollecate", "Look at the front of the railway.")


def what(action: Action) -> str:
    """The action in words, without a full stop."""
    match action:
        case Lay(card, turn):
            return translate("Rollecate", "Lay {card}", "a hint").format(
                card=text.card_on_its_way(card, turn)
            )
        case Ride():
            return translate("Rollecate", "Lay no more, ride")
        case Pass():
            return translate("Rollecate", "Pass")
        case Chaos():
            return translate("Rollecate", "Put down a chaos card")
        case Done():
            return translate("Rollecate", "Put down no more chaos cards")
        case Stack(card, combine):
            said = (
                translate("Rollecate", "Combine {card} with the top of your pile")
                if combine
                else translate("Rollecate", "Put {card} onto your pile")
            )
            return said.format(card=text.card_name(card))
        case Bend(turn):
            return translate("Rollecate", "Turn the curve {way}").format(way=text.way_words(turn))
    return ""


def reason(advice: Advice[Action]) -> str:
    """Why it is good, without a full stop; '' where nothing is to be said.

    Points are those of the forecast; where they are for several cards laid together, that is said.
    """
    data = dict(advice.data)
    match advice.reason:
        case "cheap":
            said = translate("Rollecate", "nothing costs less now ({points} points)")
        case "combine":
            said = translate("Rollecate", "two equal numbers go away together")
        case "future":
            said = translate(
                "Rollecate", "now it costs {points} instead of {other}, but less is expected in the end"
            )
        case "pass":
            said = translate("Rollecate", "it costs {points} now, building at least {other}")
        case "chaos":
            said = translate("Rollecate", "it costs {points} now, but would count in your hand as well")
        case "long" if not _number(data, "chance"):
            said = translate("Rollecate", "the train has room, it cannot derail")
        case "long":
            said = translate("Rollecate", "the train has room, it derails only {percent}")
        case "only":
            said = translate("Rollecate", "nothing else is possible")
        case _:
            return ""
    said = said.format(
        points=text.signed(_number(data, "points")),
        other=text.signed(_number(data, "other")),
        percent=text.percent(_number(data, "chance")),
    )
    lays = int(_number(data, "lays"))
    if lays > 1:
        return translate("Rollecate", "with %n cards laid, {reason}", None, lays).format(reason=said)
    return said


def _number(data: dict[str, object], key: str) -> float:
    value = data.get(key, 0.0)
    return float(value) if isinstance(value, int | float) else 0.0
