"""What a person at the Rollecate table should do now, what it would bring, and what the buttons say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.state import Table

from . import text
from .forecast import Forecast, Result, chaos_forecast, forecast, pass_forecast, ride_forecast
from .hand import Plan
from .text import DOT

translate = QCoreApplication.translate

Words = tuple[str, str]
"""Title and note of a button."""


# ---- what to do --------------------------------------------------------------------------------------


def prompt(plan: Plan) -> str:
    """What to do, in one or two short sentences; '' while no person decides."""
    match plan.phase:
        case "bend":
            return translate("Rollecate", "Turn the {card} to the left or to the right.").format(
                card=text.card_name(plan.seen.pending[0])
            )
        case "act":
            return _last_turn(plan) + (_chosen(plan) or _act(plan))
        case "build":
            return _chosen(plan) or _build(plan)
        case "chaos":
            return translate("Rollecate", "Put another chaos card onto your pile, or end the turn.")
        case "stack":
            return _stack(plan)
        case _:
            return ""


def _last_turn(plan: Plan) -> str:
    if plan.seen.deck:
        return ""
    return translate("Rollecate", "The draw pile is empty: this is the last turn.") + " "


def _chosen(plan: Plan) -> str:
    """What the chosen card would bring, or why it cannot be played; '' without one."""
    if plan.chosen is None or plan.chosen not in plan.choices:
        return ""
    code = plan.code(plan.chosen)
    if code is not None:
        return text.refusal(code)
    foreseen = forecast(plan)
    if foreseen is None:
        return ""
    if plan.lay is None:
        asked = translate("Rollecate", "Put the chaos card onto your pile?")
    else:
        asked = translate("Rollecate", "Lay {card}?").format(
            card=text.card_on_its_way(plan.lay.card, plan.lay.turn)
        )
    return f"{asked} {text.begun(forecast_words(foreseen))}."


def _act(plan: Plan) -> str:
    tracks = plan.playable - {CHAOS}
    if tracks and plan.can_chaos:
        return translate("Rollecate", "Lay a card that is lit, put down a chaos card, or pass.")
    if tracks:
        return translate("Rollecate", "Lay a card that is lit, or pass.")
    if plan.can_chaos:
        return translate("Rollecate", "No card can be laid: put down a chaos card, or pass.")
    return translate("Rollecate", "No card can be laid: pass.")


def _build(plan: Plan) -> str:
    words = forecast_words(ride_forecast(plan.seen))
    if plan.playable:
        said = translate("Rollecate", "Lay more of number {value}, or ride: {forecast}.")
        return said.format(value=plan.seen.value(plan.seen.front.card), forecast=words)
    return translate("Rollecate", "Ride: {forecast}.").format(forecast=words)


def _stack(plan: Plan) -> str:
    count = len(plan.seen.pending)
    if count > 1:
        said = translate(
            "Rollecate", "Put %n penalty card(s) onto your pile, in the order you like.", None, count
        )
    else:
        said = translate("Rollecate", "Put the penalty card onto your pile.")
    if any(plan.combines(card) for card in plan.choices):
        said += " " + translate("Rollecate", "One that equals the top card can go away with it.")
    return said


# ---- what it brings ----------------------------------------------------------------------------------


def forecast_words(foreseen: Forecast) -> str:
    """What is to be expected, as in "3 dice · 1.3 points expected · derails 26%"; without dice what comes."""
    if not foreseen.dice:
        (result,) = foreseen.outcomes
        return result_words(result)
    parts = [
        translate("Rollecate", "%n die(s)", None, foreseen.dice),
        translate("Rollecate", "{points} points expected").format(
            points=text.average(foreseen.expected_points)
        ),
    ]
    if foreseen.chance_derail:
        said = translate("Rollecate", "derails {percent}")
        parts.append(said.format(percent=text.percent(foreseen.chance_derail)))
    else:
        parts.append(translate("Rollecate", "cannot derail"))
    if foreseen.chance_lost:
        lost = translate("Rollecate", "loses the game {percent}")
        parts.append(lost.format(percent=text.percent(foreseen.chance_lost)))
    return DOT.join(part.replace(" ", text.SPACE) for part in parts)


def result_words(result: Result) -> str:
    """One way it can come, without its chance: steps, penalty cards, points."""
    parts = []
    if result.steps:
        parts.append(translate("Rollecate", "%n step(s)", None, result.steps))
    if result.over:
        parts.append(translate("Rollecate", "%n step(s) too many", None, result.over))
    if result.broken:
        parts.append(translate("Rollecate", "%n broken track(s)", None, result.broken))
    if result.taken:
        parts.append(translate("Rollecate", "takes {cards}").format(cards=text.cards_words(result.taken)))
    if result.lost:
        parts.append(translate("Rollecate", "loses the game"))
    elif result.taken or result.points:
        parts.append(points_words(result.points))
    return DOT.join(parts) if parts else translate("Rollecate", "nothing happens")


def points_words(points: int) -> str:
    """By how much the pile grows: "+3 points"."""
    said = translate("Rollecate", "{points} point(s)", None, abs(points))
    return said.format(points=text.growth(points))


def outcome_rows(foreseen: Forecast) -> tuple[tuple[str, str, str], ...]:
    """What the dice can bring, a row for each number of wheels: wheels, chance, what comes of it."""
    return tuple(
        (
            translate("Rollecate", "%n wheel(s)", None, result.wheels),
            text.percent(result.probability),
            result_words(result),
        )
        for result in foreseen.outcomes
    )


# ---- buttons -----------------------------------------------------------------------------------------


def pass_words(table: Table) -> Words:
    """The button that passes, and what it costs; the current seat's."""
    (result,) = pass_forecast(table).outcomes
    return translate("Rollecate", "Pass"), result_words(result)


def ride_words(plan: Plan) -> Words:
    """The button that rolls the dice, and what is to be expected."""
    title = translate("Rollecate", "Ride")
    if plan.seen.laid and plan.seen.phase in ("build", "ride"):
        return title, forecast_words(ride_forecast(plan.seen))
    return title, translate("Rollecate", "lay a card first") if plan.phase == "act" else ""


def lay_words(plan: Plan) -> Words:
    """The button that lays the chosen card."""
    ghost = plan.ghost
    if ghost is None:
        return translate("Rollecate", "Lay"), translate("Rollecate", "choose a card") if plan.building else ""
    card = text.card_on_its_way(ghost.track.card, ghost.turn)
    if plan.phase == "bend":
        return translate("Rollecate", "Turn the curve"), card
    foreseen = forecast(plan)
    dice = 0 if foreseen is None else foreseen.dice
    return translate("Rollecate", "Lay"), card + DOT + translate("Rollecate", "%n die(s)", None, dice)


def chaos_words(plan: Plan) -> Words:
    """The button that puts down a chaos card."""
    title = translate("Rollecate", "Chaos card")
    if not plan.can_chaos:
        return title, text.refusal("no_chaos").rstrip(".") if plan.phase == "act" else ""
    (result,) = chaos_forecast(plan.seen).outcomes
    return title, points_words(result.points)


def done_words() -> Words:
    """The button that puts down no more chaos cards."""
    return translate("Rollecate", "End the turn"), translate("Rollecate", "no more chaos cards")


def stack_words(plan: Plan) -> Words:
    """The button that puts the chosen penalty card onto the pile or combines it."""
    stack = plan.stack
    if stack is None:
        return translate("Rollecate", "Onto the pile"), ""
    value, name = plan.seen.value(stack.card), text.card_name(stack.card)
    if stack.combine:
        return translate("Rollecate", "Combine"), name + DOT + points_words(-value)
    return translate("Rollecate", "Onto the pile"), name + DOT + points_words(value)
