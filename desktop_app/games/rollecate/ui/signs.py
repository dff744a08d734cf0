"""The words that stand on the table itself: on plates, targets, the draw pile and the forecast."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Event
from desktop_app.games.rollecate.engine.solo import tiers
from desktop_app.games.rollecate.engine.state import RollecateView
from desktop_app.session.component import Component

from . import prompts, tell, text
from .controls import Words
from .forecast import Forecast, Result, forecast, pass_forecast
from .forecast_view import Bar, Outlook
from .hand import Plan
from .memory import Memory

translate = QCoreApplication.translate


def deck_note(seen: RollecateView) -> str:
    """What stands below the draw pile: how many turns are left."""
    if seen.phase == "over":
        return translate("Rollecate", "game over")
    if not seen.deck:
        return translate("Rollecate", "last turn")
    return translate("Rollecate", "%n turn(s) left", None, seen.deck)


def plate_title(part: Component, names: tuple[str, ...]) -> str:
    """The heading of the penalty cards that wait."""
    if part.get("mine"):
        return translate("Rollecate", "Your penalty cards")
    seat = part.get("seat")
    name = names[seat] if isinstance(seat, int) else ""
    return translate("Rollecate", "Penalty cards of {name}").format(name=name)


def target_words(part: Component) -> tuple[str, str]:
    """A target for the chosen penalty card, and what putting it there does to the pile."""
    value = part.get("value")
    points = value if isinstance(value, int) else 0
    if part.get("which") == "join":
        if not part.get("lit"):
            return translate("Rollecate", "Combine"), translate("Rollecate", "numbers differ")
        return translate("Rollecate", "Combine"), text.growth(-points)
    return translate("Rollecate", "On top"), text.growth(points) if part.get("lit") else ""


def goals(part: Component) -> tuple[str, tuple[tuple[str, str, bool], ...], str]:
    """The heading, each tier with its points and whether it is reached now, the words beside the lamps."""
    points, limited = part.get("points"), part.get("limit") is not None
    title = translate("Rollecate", "So far %n point(s)", None, points if isinstance(points, int) else 0)
    made = tiers()
    rows, last = [], -1
    for name, most in made.limited if limited else made.plain:
        said = f"0\N{EN DASH}{most}" if last < 0 else f"{last + 1}\N{EN DASH}{most}"
        rows.append((text.begun(text.tier_name(name)), said, name == part.get("tier")))
        last = most
    above = translate("Rollecate", "from {points}", "points").format(points=last + 1)
    rows.append((text.begun(text.tier_name(made.above)), above, made.above == part.get("tier")))
    return title, tuple(rows), translate("Rollecate", "Derailments")


def goals_words(part: Component) -> str:
    """The goals of a game alone in full words."""
    title, rows, _ = goals(part)
    lines = [title]
    for name, points, reached in rows:
        line = f"{name}: {points}"
        lines.append(translate("Rollecate", "{line} (now)").format(line=line) if reached else line)
    limit = part.get("limit")
    times = part.get("derailments")
    if isinstance(limit, int) and isinstance(times, int) and times > limit:
        lines.append(translate("Rollecate", "Derailed %n time(s): the game is lost.", None, times))
    elif limit is not None:
        said = translate("Rollecate", "Derailed {times} of {limit} times allowed; once more loses the game.")
        lines.append(said.format(times=times, limit=limit))
    return "\n".join(lines)


def part_words(part: Component, names: tuple[str, ...]) -> str:
    """Anything in the scene in words, as a tool tip and for screen readers."""
    match part.kind:
        case "goals":
            return goals_words(part)
        case "rear":
            return translate("Rollecate", "The rear of the railway: penalty cards are taken from here")
        case "plate":
            return plate_title(part, names)
        case "target":
            title, note = target_words(part)
            return f"{title}: {note}" if note else title
    return tell.part_words(part, names)


def refusal(code: str) -> str:
    """Why something is not possible: codes of the table itself, the rules and the plan."""
    if code == "join_or_top":
        return translate("Rollecate", "It equals the top card: choose to combine both or to put it on top.")
    return text.refusal(code)


# ---- the forecast ------------------------------------------------------------------------------------


def rolled_words(events: Iterable[Event], values: tuple[int, ...]) -> str:
    """What a roll brought, in short: steps, derailing, what was taken; `values` are those of the cards."""
    told = {event.code: event for event in events}
    steps = told["rode"].get("steps") if "rode" in told else 0
    parts = [
        translate("Rollecate", "%n step(s)", None, steps)
        if isinstance(steps, int) and steps
        else translate("Rollecate", "the train stays")
    ]
    over = told["derailed"].get("over") if "derailed" in told else None
    if isinstance(over, int):
        parts.append(translate("Rollecate", "derails, %n step(s) too many", None, over))
    if "broke" in told:
        parts.append(translate("Rollecate", "broken track"))
    cards = told["penalty"].get("cards") if "penalty" in told else ()
    if isinstance(cards, tuple) and cards:
        taken = ", ".join(str(values[card]) for card in cards)
        parts.append(translate("Rollecate", "takes {values}").format(values=taken))
    return text.DOT.join(parts)


def outlook(plan: Plan, memory: Memory, names: tuple[str, ...]) -> Outlook:
    """What the hollow shows: the forecast of what is planned, else what the last roll brought."""
    foreseen = forecast(plan)
    if foreseen is not None and foreseen.dice:
        return ride_outlook(foreseen)
    if foreseen is not None:
        (only,) = foreseen.outcomes
        return Outlook(translate("Rollecate", "Chaos card"), note=prompts.result_words(only))
    if (rolled := memory.rolled) is not None:
        result = rolled_words(memory.events, plan.seen.house.values)
        title = translate("Rollecate", "{name}: {wheels} of %n wheel(s)", None, rolled.dice)
        return Outlook(title.format(name=names[rolled.seat], wheels=rolled.wheels), note=result)
    if plan.phase == "act":
        note = translate("Rollecate", "Choose a card: here you see what the ride may cost.")
        return Outlook(note=note)
    return Outlook()


def ride_outlook(foreseen: Forecast) -> Outlook:
    """A ride: a bar for each number of wheels."""
    title = translate("Rollecate", "%n die(s): {points} points", None, foreseen.dice).format(
        points=_signed(foreseen.expected_points)
    )
    facts = [translate("Rollecate", "free {percent}").format(percent=text.percent(foreseen.chance_free))]
    if foreseen.chance_derail:
        said = translate("Rollecate", "derails {percent}")
        facts.insert(0, said.format(percent=text.percent(foreseen.chance_derail)))
    if foreseen.chance_lost:
        said = translate("Rollecate", "loses the game {percent}")
        facts.insert(0, said.format(percent=text.percent(foreseen.chance_lost)))
    most = max((result.points for result in foreseen.outcomes), default=0)
    bars = tuple(_bar(result, most) for result in foreseen.outcomes)
    return Outlook(title, bars, facts=tuple(facts))


def _signed(points: float) -> str:
    said = text.average(points)
    return f"+{said}" if points > 0.05 else said


def _bar(result: Result, most: int) -> Bar:
    wheels = translate("Rollecate", "%n wheel(s)", None, result.wheels)
    words = f"{wheels}, {text.percent(result.probability)}: {prompts.result_words(result)}"
    harm = 0.0
    if result.lost:
        harm = 1.0
    elif result.points > 0:
        harm = result.points / max(most, 6)
    elif result.taken:
        harm = 0.02
    foot = text.growth(result.points) if result.taken or result.points else "0"
    return Bar(result.probability, text.percent(result.probability), foot, harm, words)


# ---- deeds -------------------------------------------------------------------------------------------


def ride_words(plan: Plan) -> Words:
    """Riding, with the dice that are due."""
    title, note = prompts.ride_words(plan)
    dice = plan.seen.dice if plan.seen.phase in ("build", "ride") else 0
    if dice:
        return Words(title, translate("Rollecate", "%n die(s)", None, dice), note)
    return Words(title, note)


def lay_words(plan: Plan) -> Words:
    """Laying the chosen card."""
    return Words(*prompts.lay_words(plan))


def pass_words(plan: Plan) -> Words:
    """Passing, with the points it costs; the cards are named in the tool tip."""
    title, more = prompts.pass_words(plan.seen)
    if plan.phase != "act":
        return Words(title)
    (result,) = pass_forecast(plan.seen).outcomes
    if not result.taken:
        return Words(title, translate("Rollecate", "costs nothing"), more)
    values = [str(plan.seen.value(card)) for card in result.taken]
    takes = translate("Rollecate", "takes {values}").format(
        values=translate("Rollecate", "{first} and {last}").format(first=values[0], last=values[-1])
        if len(values) == 2
        else ", ".join(values)
    )
    return Words(title, f"{takes} ({text.growth(result.points)})", more)


def done_words() -> Words:
    """Putting down no more chaos cards."""
    return Words(*prompts.done_words())


def chaos_words(plan: Plan) -> Words:
    """Putting down a chaos card, with what it does to the pile."""
    title, note = prompts.chaos_words(plan)
    return Words(title, note) if plan.can_chaos else Words(title, more=note)
