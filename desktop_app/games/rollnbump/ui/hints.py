"""A hint of Roll'n Bump in words, in three stages: where to look, what to do, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.bots.bot import Advice
from desktop_app.games.rollnbump.engine.state import Action, AssignJoker, Claim, Dice, Reroll, Stop

from . import text
from .advised import cards_named, laid_of, sure_of

translate = QCoreApplication.translate

FOLLOWING = ("aim", "improve", "rest", "more", "strong", "free", "bonus", "nothing", "only")
"""Reasons that go on after a colon; the others are sentences of their own."""


def advice_sentence(advice: Advice[Action], stage: int) -> str:
    """Stage 1 the cards, 2 also what to do, 3 also why; each speaks of the same cards."""
    if stage <= 1:
        return _where(advice)
    deed = what(advice)
    why = "" if stage == 2 else reason(advice)
    if not why:
        return f"{deed}."
    said = f"{deed}: {why}." if advice.reason in FOLLOWING else f"{deed}. {text.begun(why)}."
    more = price(advice)
    return f"{said} {more}." if more else said


def _where(advice: Advice[Action]) -> str:
    named = [text.card_name(card) for card in cards_named(advice)]
    if isinstance(advice.action, AssignJoker):
        return translate("Rollnbump", "Look at your largest sets.")
    if len(named) > 1:
        said = translate("Rollnbump", "Look at the {card} and the {other}.")
        return said.format(card=named[0], other=named[1])
    if named:
        return translate("Rollnbump", "Look at the {card}.").format(card=named[0])
    if advice.reason in ("bonus", "rest", "more"):
        return translate("Rollnbump", "Think of the bonus die.")
    return translate("Rollnbump", "Look at your dice.")


def what(advice: Advice[Action]) -> str:
    """The action in words, without a full stop."""
    match advice.action:
        case Reroll(kept=(), keep_bonus=False):
            return translate("Rollnbump", "Roll all dice again")
        case Reroll(kept=kept, keep_bonus=keep_bonus):
            return translate("Rollnbump", "Keep {dice}").format(
                dice=_kept(kept, dict(advice.data), keep_bonus=keep_bonus)
            )
        case Stop() if laid_of(advice):
            return _claim(advice, translate("Rollnbump", "Roll no more: put {dice} on the {card}"))
        case Stop():
            return translate("Rollnbump", "Roll no more")
        case Claim(placements=()):
            return translate("Rollnbump", "Claim no card")
        case Claim():
            return _claim(advice, translate("Rollnbump", "Put {dice} on the {card}"))
        case AssignJoker(colour=colour):
            name = text.colour_of_card(colour)
            return translate("Rollnbump", "Let the joker join the {colour} set").format(colour=name)
    return ""


def reason(advice: Advice[Action]) -> str:
    """Why it is good, without a full stop; "it" is the card that `what` names, or its dice."""
    data = dict(advice.data)
    match advice.reason:
        case "aim" | "improve" | "rest" | "more" | "strong" | "free":
            return ", ".join((*_sure(advice), *_hoped(advice)))
        case "bonus":
            total = str(_number(data, "total"))
            return translate("Rollnbump", "{total} for the bonus die").replace("{total}", total)
        case "nothing":
            return translate("Rollnbump", "your dice fit no card")
        case "only":
            return translate("Rollnbump", "nothing else is possible")
        case "joker":
            count = _number(data, "count")
            return translate("Rollnbump", "%n card(s) of that colour may still come", None, count)
    return _claim_reason(advice)


def _claim_reason(advice: Advice[Action]) -> str:
    data = dict(advice.data)
    points = _number(data, "points" if "points" in data else "gain")
    dice = text.dice_words(_dice(data, "beats"))
    several = len(laid_of(advice)) > 1
    match advice.reason:
        case "sure" if several:
            said = translate("Rollnbump", "Together they bring %n point(s)", None, points)
        case "sure":
            said = translate("Rollnbump", "It brings %n point(s)", None, points)
        case "set":
            said = _set_reason(data, points)
        case "bump" if several:
            said = translate("Rollnbump", "It bumps {dice}; %n point(s) in all", None, points)
        case "bump":
            said = translate("Rollnbump", "It bumps {dice} and brings %n point(s)", None, points)
        case "deny":
            worth = _number(data, "worth")
            said = translate("Rollnbump", "It bumps {dice}, worth %n point(s) to their owner", None, worth)
        case "hold":
            said = translate("Rollnbump", "At least {percent} that nobody bumps it")
        case "end":
            said = translate("Rollnbump", "It is the last card of its stack, and the game may end with it")
        case _:
            said = translate("Rollnbump", "Nothing better is found")
    return said.format(dice=dice, percent=_chance(data))


def price(advice: Advice[Action]) -> str:
    """Why that is better than to claim at once, without a full stop; '' where nothing is given up."""
    data = dict(advice.data)
    now = _number(data, "now")
    if not now:
        return ""
    if "lasts" in data:
        said = translate(
            "Rollnbump", "If you claimed now, about {lasts} points would last; this way {average}"
        )
    elif "average" in data:
        said = translate("Rollnbump", "On average it brings {average} points, claiming now {now}")
    else:
        said = translate("Rollnbump", "The expert rates it above claiming %n point(s) now", None, now)
    return said.format(now=now, average=_decimal(data, "average"), lasts=_decimal(data, "lasts"))


def _sure(advice: Advice[Action]) -> list[str]:
    """What the kept dice claim already."""
    if advice.reason == "aim":
        return []
    found = sure_of(advice)
    if len(found) == 1:
        return [translate("Rollnbump", "{card} sure").format(card=text.card_name(cards_named(advice)[0]))]
    return [translate("Rollnbump", "%n card(s) sure", None, len(found))] if found else []


def _hoped(advice: Advice[Action]) -> list[str]:
    """What rolling the other dice may bring."""
    data = dict(advice.data)
    card, percent = data.get("card"), _chance(data)
    match advice.reason:
        case "rest":
            return [translate("Rollnbump", "{percent} for the bonus die").format(percent=percent)]
        case "more":
            return [translate("Rollnbump", "a higher total for the bonus die")]
        case "strong":
            return [translate("Rollnbump", "and more such dice are harder to bump")]
        case "free":
            return [translate("Rollnbump", "no card is in reach")]
    if not isinstance(card, int):
        return []
    name = text.card_name(card)
    if isinstance(also := data.get("also"), tuple) and also:
        _, other, chance = also[0]
        said = translate("Rollnbump", "{percent} for the {card}, or {other_percent} for the {other}")
        return [
            said.format(
                percent=percent, card=name, other=text.card_name(other), other_percent=text.percent(chance)
            )
        ]
    if advice.reason == "improve":
        return [translate("Rollnbump", "{percent} for the {card}").format(percent=percent, card=name)]
    points = _number(data, "gain")
    if "spoils" in data:
        points = _number(data, "spoils")
        said = translate(
            "Rollnbump", "{percent} for the {card}, worth %n point(s) to its owner", None, points
        )
    else:
        said = translate("Rollnbump", "{percent} for the {card} worth %n point(s)", None, points)
    return [said.format(percent=percent, card=name)]


def _set_reason(data: dict[str, object], points: int) -> str:
    said = translate("Rollnbump", "Your {colour} set grows to {count}: %n point(s) in all", None, points)
    colour, count = text.colour_of_card(_number(data, "colour")), str(_number(data, "count"))
    return said.replace("{colour}", colour).replace("{count}", count)


def _claim(advice: Advice[Action], said: str) -> str:
    """The whole claim in such words; the card that the hint is about first."""
    placements = laid_of(advice)
    data = dict(advice.data)
    aim, card = data.get("slot"), data.get("card")
    dice = next((p.dice for p in placements if p.slot == aim), None)
    if not isinstance(card, int) or dice is None:
        every = [text.dice_words(placement.dice) for placement in placements]
        return translate("Rollnbump", "Claim cards with {dice}").format(dice=", ".join(every))
    said = said.format(dice=text.dice_words(dice), card=text.card_name(card))
    others = len(placements) - 1
    if not others:
        return said
    return said + translate("Rollnbump", ", and claim %n other card(s)", None, others)


def _kept(kept: Dice, data: dict[str, object], *, keep_bonus: bool) -> str:
    parts = [text.dice_words(kept)] if kept else []
    if keep_bonus:
        face = _number(data, "bonus")
        bonus = (
            translate("Rollnbump", "the bonus die {face}")
            if face
            else translate("Rollnbump", "the bonus die")
        )
        parts.append(bonus.format(face=face))
    return translate("Rollnbump", " and ").join(parts)


def _number(data: dict[str, object], key: str) -> int:
    value = data.get(key, 0)
    return round(value) if isinstance(value, int | float) else 0


def _chance(data: dict[str, object]) -> str:
    value = data.get("chance", 0.0)
    return text.percent(value) if isinstance(value, int | float) else ""


def _decimal(data: dict[str, object], key: str) -> str:
    """With one digit behind the point, as the language writes it."""
    value = data.get(key, 0.0)
    return QLocale().toString(float(value), "f", 1) if isinstance(value, int | float) else ""


def _dice(data: dict[str, object], key: str) -> Dice:
    value = data.get(key, ())
    return value if isinstance(value, tuple) else ()
