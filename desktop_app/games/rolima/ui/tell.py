"""Anything that `things` arranges in words: tool tips, and what screen readers say of each thing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rolima.engine.deck import GOAL
from desktop_app.games.rolima.engine.state import Played
from desktop_app.session.component import Component

from . import signs, text, what_if_text
from .hand import Plan, Spot
from .hill_text import hill_name, hill_rule
from .sums import Sums
from .what_if import hand_now, outlook

translate = QCoreApplication.translate


def part_words(part: Component, plan: Plan, sums: Sums, names: Sequence[str]) -> str:
    """One thing on the table, as the viewer of the plan may know it; '' for what need not be told."""
    seen = plan.seen
    match part.kind:
        case "cart" | "ghost":
            return signs.cart_words(seen, _number(part, "colour"))
        case "hill":
            row = _number(part, "row")
            return signs.row_words(row) if row in (0, GOAL) else signs.hill_words(seen, row)
        case "card":
            return _card_words(part, plan, sums, names)
        case "back":
            return signs.played_words(Played(_number(part, "seat"), None), names, sums, seen.played)
        case "gum":
            return _gum_words(part, plan, names)
        case "horn":
            return signs.horn_words(seen, names)
        case "seat":
            return _seat_words(part, plan, names)
        case "bets":
            seat, total = _number(part, "seat"), _number(part, "total")
            gums = translate("Rolima", "%n gum(s)", None, total)
            return f"{signs.held_words(seen, seat, names)} = {gums}"
        case "pile":
            return signs.pile_words(seen)
        case "discard":
            return signs.discard_words(seen)
        case "podium":
            return signs.race_words(seen)
        case "sums":
            return signs.totals_words(sums)
        case "sum":
            return signs.cart_words(seen, _number(part, "colour"))
        case "rule":
            return _rule_words(plan)
        case "worth":
            return _worth_words(plan)
    return ""


def _card_words(part: Component, plan: Plan, sums: Sums, names: Sequence[str]) -> str:
    card, where = _number(part, "card"), part.place[0]
    if where == "played":
        one = Played(_number(part, "seat"), card)
        return signs.played_words(one, names, sums, plan.seen.played)
    if where == "bet":
        said = translate("Rolima", "{name}: {sum}", "a seat and its bet")
        return said.format(name=names[_number(part, "seat")], sum=_sum(part, text.card_name(card)))
    return signs.spot_words(plan.seen, Spot("hand" if where == "hand" else "display", card), names)


def _gum_words(part: Component, plan: Plan, names: Sequence[str]) -> str:
    colour = _number(part, "colour")
    if part.place[0] == "bet gum":
        said = translate("Rolima", "{name}: {sum}", "a seat and its bet")
        return said.format(name=names[_number(part, "seat")], sum=_sum(part, text.gum_card_name(colour)))
    return signs.spot_words(plan.seen, Spot("gum", colour), names)


def _sum(part: Component, name: str) -> str:
    gums, times, points = (_number(part, key) for key in ("gums", "times", "points"))
    return f"{name}, {gums} {what_if_text.TIMES} {times} = {points}"


def _seat_words(part: Component, plan: Plan, names: Sequence[str]) -> str:
    """A seat with its hand, and when it drafts as it stands."""
    told = signs.held_words(plan.seen, _number(part, "seat"), names)
    order = part.get("order")
    if not isinstance(order, int) or plan.seen.phase not in ("cheer", "draft"):
        return told
    said = translate("Rolima", "{seat}; drafts {place}", "1st")
    return said.format(seat=told, place=text.place_name(order))


def _rule_words(plan: Plan) -> str:
    rule = plan.seen.rule
    if rule is None:
        return translate("Rolima", "No hill rule is in force.")
    return translate("Rolima", "In force: {name}. {rule}").format(name=hill_name(rule), rule=hill_rule(rule))


def _worth_words(plan: Plan) -> str:
    """What the hand brings as the race stands, and what the card that is looked at would do to it."""
    found = hand_now(plan.seen)
    lines = [what_if_text.hand_title(found), *what_if_text.hand_lines(found)]
    if (ahead := outlook(plan.seen, plan.looked_at)) is not None:
        lines.append(f"{what_if_text.heading(ahead)}: {what_if_text.worth_line(ahead)}")
    return "\n".join(lines)


def _number(part: Component, key: str) -> int:
    value = part.get(key)
    assert isinstance(value, int)
    return value
