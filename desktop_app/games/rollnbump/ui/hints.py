"""A hint of Roll'n Bump in words, in three stages: where to look, what to do, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.bots.bot import Advice
from desktop_app.games.rollnbump.engine.state import Action, AssignJoker, Claim, Dice, Reroll, Stop

from . import text

translate = QCoreApplication.translate

FOLLOWING = ("aim", "improve", "free", "bonus", "nothing", "only")
"""Reasons that go on after a colon; the others are sentences of their own."""


def advice_sentence(advice: Advice[Action], stage: int) -> str:
    """Stage 1 the card, 2 also what to do, 3 also why."""
    if stage <= 1:
        return _where(advice)
    deed = what(advice)
    why = "" if stage == 2 else reason(advice)
    if not why:
        return f"{deed}."
    return f"{deed}: {why}." if advice.reason in FOLLOWING else f"{deed}. {text.begun(why)}."


def _where(advice: Advice[Action]) -> str:
    card = _card(advice)
    if isinstance(advice.action, AssignJoker):
        return translate("Rollnbump", "Look at your largest sets.")
    if card is not None:
        return translate("Rollnbump", "Look at the {card}.").format(card=text.card_name(card))
    if advice.reason == "bonus":
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
        case Stop():
            return translate("Rollnbump", "Roll no more")
        case Claim(placements=()):
            return translate("Rollnbump", "Claim no card")
        case Claim():
            return _claim(advice)
        case AssignJoker(colour=colour):
            name = text.colour_of_card(colour)
            return translate("Rollnbump", "Let the joker join the {colour} set").format(colour=name)
    return ""


def reason(advice: Advice[Action]) -> str:
    """Why it is good, without a full stop; "it" is the card that `what` names."""
    data = dict(advice.data)
    card, points, count = _card(advice), _number(data, "gain"), _number(data, "count")
    name = "" if card is None else text.card_name(card)
    chance = _chance(data)
    match advice.reason:
        case "aim":
            said = translate("Rollnbump", "{percent} for the {card} worth %n point(s)", None, points)
        case "improve":
            said = translate("Rollnbump", "{percent} for the {card}, on top of what you have")
        case "free":
            said = translate("Rollnbump", "no card is near enough to keep dice for it")
        case "stop":
            said = translate("Rollnbump", "The dice are good enough for the {card}")
        case "sure":
            said = translate("Rollnbump", "It brings %n point(s)", None, points)
        case "set":
            said = _set_reason(data, points)
        case "bump":
            said = translate("Rollnbump", "Whoever claims it now loses it")
        case "deny":
            worth = _number(data, "worth")
            said = translate("Rollnbump", "Another would gain %n point(s) with it", None, worth)
        case "hold":
            said = translate("Rollnbump", "The chance that nobody bumps you there is {percent}")
        case "end":
            said = translate("Rollnbump", "It is the last card of its stack, and the game may end with it")
        case "bonus":
            total = _number(data, "total")
            said = translate("Rollnbump", "{total} for the bonus die").replace("{total}", str(total))
        case "nothing":
            said = translate("Rollnbump", "your dice fit no card")
        case "only":
            said = translate("Rollnbump", "nothing else is possible")
        case "joker":
            said = translate("Rollnbump", "%n card(s) of that colour may still come", None, count)
        case _:
            said = translate("Rollnbump", "Nothing better is found")
    return said.format(card=name, percent=chance)


def _set_reason(data: dict[str, object], points: int) -> str:
    said = translate("Rollnbump", "Your {colour} set grows to {count}: %n point(s) in all", None, points)
    colour, count = text.colour_of_card(_number(data, "colour")), str(_number(data, "count"))
    return said.replace("{colour}", colour).replace("{count}", count)


def _claim(advice: Advice[Action]) -> str:
    """The whole claim; the card that the hint is about first."""
    assert isinstance(advice.action, Claim)
    placements = advice.action.placements
    data = dict(advice.data)
    aim = data.get("slot")
    card = _card(advice)
    dice = next((p.dice for p in placements if p.slot == aim), None)
    if card is None or dice is None:
        every = [text.dice_words(placement.dice) for placement in placements]
        return translate("Rollnbump", "Claim cards with {dice}").format(dice=", ".join(every))
    said = translate("Rollnbump", "Put {dice} on the {card}").format(
        dice=text.dice_words(dice), card=text.card_name(card)
    )
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


def _card(advice: Advice[Action]) -> int | None:
    card = dict(advice.data).get("card")
    return card if isinstance(card, int) else None


def _number(data: dict[str, object], key: str) -> int:
    value = data.get(key, 0)
    return round(value) if isinstance(value, int | float) else 0


def _chance(data: dict[str, object]) -> str:
    value = data.get("chance", 0.0)
    return text.percent(value) if isinstance(value, int | float) else ""
