"""The whole Roll'n Bump table in words, for people who do not see it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.state import JOKER_SLOT, RollnbumpState, Slot

from . import text
from .arrange import NO_CHANCES
from .hand import Plan
from .prompts import die_words
from .sets import sets
from .wants import needed, top

translate = QCoreApplication.translate


def describe(plan: Plan, names: tuple[str, ...], *, chances: Mapping[Slot, float] = NO_CHANCES) -> str:
    """A line for every stack, then the bonus die, the dice and the sets."""
    state = plan.state
    lines = [slot_words(plan, slot, names, chance=chances.get(slot)) for slot in range(len(state.stacks))]
    lines.append(slot_words(plan, JOKER_SLOT, names, chance=chances.get(JOKER_SLOT)))
    lines.append(bonus_words(state, names))
    lines += [die_words(plan, die) for die in plan.dice]
    lines += [sets_words(state, seat, name) for seat, name in enumerate(names)]
    return "\n".join(line for line in lines if line)


def slot_words(plan: Plan, slot: Slot, names: tuple[str, ...], *, chance: float | None = None) -> str:
    """A card with what it wants, its points, its stack, its claim, what beats it, the chance to get it."""
    state, card = plan.state, top(plan.state, slot)
    if card is None:
        return "" if slot == JOKER_SLOT else _no_card(state, slot)
    kind = deck().kind(card)
    parts = [text.begun(text.card_name(card))]
    parts.append(text.wants(kind))
    parts.append(translate("Rollnbump", "%n point(s)", None, kind.points))
    if slot != JOKER_SLOT:
        parts.append(translate("Rollnbump", "stack of %n", None, state.stacks[slot].height))
    sentences = [", ".join(parts)]
    claim, wanted = state.claim(slot), needed(state, slot)
    if claim is not None and wanted is not None:
        held = translate("Rollnbump", "{name} claims it with {dice}")
        sentences.append(held.format(name=names[claim.seat], dice=text.dice_words(claim.dice)))
        sentences.append(text.beats_sentence(wanted).rstrip("."))
    sentences += _of_the_plan(plan, slot)
    if chance is not None:
        sentences.append(chance_words(chance))
    return ". ".join(sentences) + "."


def chance_words(chance: float) -> str:
    """What the odds on a card mean, without a full stop."""
    said = translate("Rollnbump", "If you roll the other dice again, the chance is {percent}")
    return said.format(percent=text.percent(chance))


def _of_the_plan(plan: Plan, slot: Slot) -> list[str]:
    """What of the person's own dice concerns a card."""
    group, problem = plan.group(slot), plan.problem(slot)
    if problem is not None:
        return [text.begun(text.lacks(problem))]
    if group:
        return [translate("Rollnbump", "Your dice there: {dice}").format(dice=text.dice_words(group))]
    return [translate("Rollnbump", "Your dice can claim it")] if slot in plan.claimable else []


def _no_card(state: RollnbumpState, slot: Slot) -> str:
    if state.stacks[slot].height:
        return ""
    return translate("Rollnbump", "Stack {number} is empty.").format(number=slot + 1)


def bonus_words(state: RollnbumpState, names: tuple[str, ...]) -> str:
    """Where the bonus die is."""
    claim = state.bonus_claim
    if state.phase == "over":
        return ""
    if claim is not None:
        said = translate("Rollnbump", "Bonus die: {name} claims it with {total}.")
        return said.format(name=names[claim.seat], total=claim.total)
    if state.bonus_in_hand:
        return translate("Rollnbump", "Bonus die: {name} has it.").format(name=names[state.current])
    return translate("Rollnbump", "Bonus die: nobody claims it.")


def sets_words(state: RollnbumpState, seat: int, name: str) -> str:
    """The sets of a seat; '' for one that has none."""
    parts = []
    for held in sets(state, seat):
        colour = text.colour_of_card(held.colour)
        if held.bonus:
            said = translate("Rollnbump", "{colour} {count} (+{bonus})")
            parts.append(said.format(colour=colour, count=held.count, bonus=held.bonus))
        elif held.count:
            parts.append(f"{colour} {held.count}")
    return f"{name}: {', '.join(parts)}" if parts else ""
