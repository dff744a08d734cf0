"""Who should do what at the Rolimã table, and how the cheering stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rolima.engine.cheering import cheer
from desktop_app.games.rolima.engine.state import (
    BLIND_BEND,
    HAIRPIN,
    QUIET_HOUR,
    SOLD_OUT,
    RolimaView,
    Table,
)

from . import text, what_if_text
from .hand import Plan
from .hill_text import hill_name, hill_rule
from .sums import Sums
from .what_if import outlook

translate = QCoreApplication.translate


def prompt(plan: Plan, sums: Sums) -> str:
    """What the person should do and what wins so far, or what a chosen card would bring; '' for none."""
    if not plan.mine:
        return ""
    chosen = what_if_text.question(outlook(plan.seen, plan.chosen))
    if chosen:
        return chosen
    return " ".join(
        part for part in (_task(plan.seen), standing(plan.seen, sums), rule_note(plan.seen)) if part
    )


def situation(seen: RolimaView, sums: Sums, names: Sequence[str]) -> str:
    """How the round stands, whoever decides: what wins so far, or who drafts when; '' if there is nothing."""
    parts = [standing(seen, sums)] if seen.phase == "cheer" else [drafting(seen, names)]
    parts.append(rule_note(seen))
    return " ".join(part for part in parts if part)


def _task(seen: RolimaView) -> str:
    match seen.phase:
        case "cheer" if seen.rule == BLIND_BEND:
            return translate("Rolima", "Play a card face down.")
        case "cheer" if not seen.played:
            return translate("Rolima", "Play the first card of the round.")
        case "cheer":
            return translate("Rolima", "Play a card.")
        case "draft" if len(seen.queue) == 1:
            return translate("Rolima", "Take a card from the display; you draft last and get the horn.")
        case "draft":
            return translate("Rolima", "Take a card from the display.")
        case "gum":
            return translate("Rolima", "Take a gum card, from the table or from another seat.")
    return ""


def standing(table: Table, sums: Sums) -> str:
    """What wins the cheering as it stands, as in "Green leads the cheering with 10 before blue with 9.".

    While the cards lie face down it is how many there are.
    """
    if table.phase != "cheer":
        return ""
    if sums.hidden:
        return translate("Rolima", "%n card(s) lie face down.", None, sums.hidden)
    winner = sums.winner
    if winner is None:
        return ""
    lowest = table.rule == QUIET_HOUR
    total = sums.totals[winner]
    if len(sums.order) == 1:
        said = translate("Rolima", "Only {cart} is cheered so far, with {total}.")
        return said.format(cart=text.cart_name(winner), total=total)
    second = sums.order[1]
    more = sums.totals[second]
    if more == total:
        equal = [colour for colour in sums.order if sums.totals[colour] == total]
        if lowest:
            said = translate("Rolima", "{carts} have {total} each; {cart} is further back and wins so far.")
        else:
            said = translate("Rolima", "{carts} have {total} each; {cart} is further ahead and leads.")
        carts = text.listed([text.cart_name(colour) for colour in equal])
        return text.begun(said.format(carts=carts, total=total, cart=text.cart_name(winner)))
    if lowest:
        said = translate("Rolima", "{cart} wins so far with {total}, {other} has {more}.")
    else:
        said = translate("Rolima", "{cart} leads the cheering with {total} before {other} with {more}.")
    return text.begun(
        said.format(cart=text.cart_name(winner), total=total, other=text.cart_name(second), more=more)
    )


def drafting(seen: RolimaView, names: Sequence[str]) -> str:
    """Who drafts after the current seat."""
    if seen.phase != "draft" or len(seen.queue) < 2:
        return ""
    told = text.listed([names[seat] for seat in seen.queue[1:]])
    return translate("Rolima", "Next to draft: {names}.").format(names=told)


def rule_note(table: Table) -> str:
    """The hill rule in force, where it changes what happens now; else ''."""
    rule = table.rule
    if rule is None:
        return ""
    matters = False
    if table.phase == "cheer":
        ruled, plain = (cheer(table.track, one, table.played) for one in (rule, None))
        matters = ruled.track != plain.track or rule == BLIND_BEND
    elif table.phase == "draft":
        matters = rule == HAIRPIN or (rule == SOLD_OUT and len(table.queue) == 1)
    return f"{hill_name(rule)}: {hill_rule(rule)}" if matters else ""
