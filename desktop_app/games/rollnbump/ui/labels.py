"""The short texts on the table: pills of the cards, the odds on the roll button, tool tips."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.state import Slot

from . import prompts, tell, text
from .dressing import Pills
from .hand import Plan
from .sets import gain
from .wants import kind_on, needed, slots, top

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Words:
    """What a button says: what it does, and below that what comes of it."""

    title: str = ""
    note: str = ""


def pills_of(plan: Plan, chances: Mapping[Slot, float], *, acting: bool) -> dict[Slot, Pills]:
    """What every card tells: how to bump it; to the person who acts also what it brings and its chance."""
    return {slot: _pills(plan, slot, chances.get(slot), acting=acting) for slot in slots(plan.state)}


def _pills(plan: Plan, slot: Slot, chance: float | None, *, acting: bool) -> Pills:
    need = bump_text(plan, slot)
    problem = plan.problem(slot)
    if not acting:
        return Pills(need)
    if problem is not None:
        return Pills(need, lack=translate("Rollnbump", "%n more", "dice", problem.count))
    odds = "" if chance is None or plan.group(slot) else text.percent(chance)
    card = top(plan.state, slot)
    if slot not in plan.claimable or card is None:
        return Pills(need, chance=odds)
    brings = f"+{gain(plan.state, plan.state.current, card)}"
    return Pills(need, brings, odds, placed=bool(plan.group(slot)))


def bump_text(plan: Plan, slot: Slot) -> str:
    """What bumps the dice on a card, as short as can be: "3 x 5", "> 9"; '' if nobody claims it."""
    wanted, claim = needed(plan.state, slot), plan.state.claim(slot)
    if wanted is None or claim is None:
        return ""
    if not wanted.possible:
        return translate("Rollnbump", "safe", "nobody can bump the dice on this card")
    if kind_on(plan.state, slot).shape == "single":
        return f"{wanted.size} \N{MULTIPLICATION SIGN} {wanted.face}"
    return f"> {claim.total}"


def roll_words(plan: Plan, best: tuple[Slot, float] | None) -> Words:
    """The button that rolls again, with the best that it may bring."""
    title, note = prompts.roll_words(plan)
    if plan.reroll is None:
        return Words(title, note)
    title = translate("Rollnbump", "{title} ({rolls} left)").format(title=title, rolls=plan.rerolls)
    count = len(plan.dice) - len(plan.kept)
    note = translate("Rollnbump", "%n die(s)", None, count)
    card = top(plan.state, best[0]) if best else None
    if best is not None and card is not None:
        name = text.card_name(card)
        note += " · " + translate("Rollnbump", "{card} {percent}").format(
            card=name, percent=text.percent(best[1])
        )
    return Words(title, note)


def claim_words(plan: Plan, *, asked: bool = False) -> Words:
    """The button that ends the turn; `asked`: it waits for a second press."""
    return Words(*prompts.claim_words(plan, asked=asked))


def card_title(card: int, short: bool) -> str:
    """The name on the card itself; `short` for narrow cards."""
    kind = deck().kind(card)
    if short and kind.shape == "set" and kind.size in (3, 4):
        return translate("Rollnbump", "{size} of a kind").format(size=kind.size)
    return text.card_label(card)


def slot_tip(plan: Plan, slot: Slot, names: tuple[str, ...], chance: float | None, *, acting: bool) -> str:
    """A card in full words, a line for each thing worth knowing."""
    words = tell.slot_words(plan, slot, names, chance=chance)
    card = top(plan.state, slot)
    if card is None or not acting:
        return _lines(words)
    brings = gain(plan.state, plan.state.current, card)
    extra = brings - deck().kind(card).points
    if slot in plan.claimable:
        said = translate("Rollnbump", "Claimed now it brings you %n point(s)", None, brings)
    else:
        said = translate("Rollnbump", "Worth %n point(s) to you", None, brings)
    if extra:
        said += " " + translate("Rollnbump", "({points} for your set)").format(points=extra)
    return _lines(words) + "\n" + said + "."


def _lines(words: str) -> str:
    return words.replace(". ", ".\n")
