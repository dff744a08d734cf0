"""What a person at the Roll'n Bump table should do now, and what the two buttons say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.state import RollnbumpState

from . import text
from .hand import BONUS, Plan
from .sets import gain
from .wants import Left, top

translate = QCoreApplication.translate


def prompt(plan: Plan) -> str:
    """What to do, in one or two short sentences; '' while no person decides."""
    state = plan.state
    if state.phase == "joker":
        return translate("Rollnbump", "Choose the colour that your joker joins.")
    if state.phase not in ("choose", "claim"):
        return ""
    lacking = incomplete(plan)
    if lacking:
        return lacking
    return _choose(plan) if plan.rerolls else _claim(plan)


def incomplete(plan: Plan) -> str:
    """What the first started card that is not complete still needs; '' if all are."""
    for slot in plan.started:
        problem, card = plan.problem(slot), top(plan.state, slot)
        if problem is not None and card is not None:
            said = translate("Rollnbump", "The {card} {needs}.")
            return said.format(card=text.card_name(card), needs=text.lacks(problem))
    return ""


def _choose(plan: Plan) -> str:
    if plan.reroll is None:
        return translate("Rollnbump", "All dice are kept. Claim, or free some of them.")
    count = len(plan.dice) - len(plan.kept)
    if not plan.kept:
        asked = translate("Rollnbump", "Keep dice or put them on cards.")
    elif count == 1:
        asked = translate("Rollnbump", "Roll the other die again or claim.")
    else:
        asked = translate("Rollnbump", "Roll the other {count} dice again or claim.").format(count=count)
    return f"{asked} {_outlook(plan)}"


def _outlook(plan: Plan) -> str:
    """How often the dice may be rolled again; in the first turns at first why they are fewer."""
    if plan.kept or len(plan.own) == deck().dice or plan.rerolls < deck().rerolls:
        return translate("Rollnbump", "%n roll(s) left.", None, plan.rerolls)
    return translate("Rollnbump", "Only %n dice this turn.", None, len(plan.own))


def _claim(plan: Plan) -> str:
    open_cards = plan.claimable - set(plan.started)
    if plan.started:
        if open_cards:
            return translate("Rollnbump", "Claim or put more dice on lit cards.")
        return translate("Rollnbump", "Claim the cards with your dice.")
    if open_cards:
        return translate("Rollnbump", "Put dice on lit cards, then claim.")
    left = plan.left
    if left.in_turn or not left.dice:
        return translate("Rollnbump", "No card can be claimed. End the turn.")
    if left.claims:
        said = translate("Rollnbump", "No card fits. Claim the bonus die with {total}.")
        return said.format(total=left.total)
    said = translate("Rollnbump", "No card fits. The bonus die takes more than {beats}.")
    return said.format(beats=left.beats)


def doubt(plan: Plan) -> str:
    """Asks back before a turn ends without a card; names the best of those that could be claimed."""
    state = plan.state
    cards = {slot: card for slot in plan.claimable if (card := top(state, slot)) is not None}
    worth = {slot: gain(state, state.current, card) for slot, card in cards.items()}
    best = max(worth, key=lambda slot: (worth[slot], -slot))
    said = translate("Rollnbump", "Really no card? The {card} would bring +{points}.")
    return said.format(card=text.card_name(cards[best]), points=worth[best])


def left_sentence(left: Left) -> str:
    """What becomes of the dice on no card."""
    if not left.dice:
        return translate("Rollnbump", "All dice lie on cards.")
    if left.in_turn:
        return translate("Rollnbump", "The other dice do nothing: the bonus die is in your hand.")
    if left.claims and left.beats:
        said = translate("Rollnbump", "The other dice win the bonus die, {total} against {beats}.")
    elif left.claims:
        said = translate("Rollnbump", "The other dice claim the bonus die with {total}.")
    else:
        said = translate("Rollnbump", "The other dice do not get the bonus die, {total} against {beats}.")
    return said.format(total=left.total, beats=left.beats)


def roll_words(plan: Plan) -> tuple[str, str]:
    """Title and note of the button that rolls again."""
    title = translate("Rollnbump", "Roll again")
    if not plan.rerolls:
        return title, translate("Rollnbump", "no rolls left") if plan.faces else ""
    count = len(plan.dice) - len(plan.kept)
    if not count:
        return title, translate("Rollnbump", "all dice are kept")
    dice = translate("Rollnbump", "%n die(s)", None, count)
    return title, dice + " · " + translate("Rollnbump", "%n roll(s) left", None, plan.rerolls)


def claim_words(plan: Plan, *, asked: bool = False) -> tuple[str, str]:
    """Title and note of the button that ends the turn: what is claimed, or that nothing is.

    `asked`: it was pressed although cards could be claimed, and waits for a second press.
    """
    if not plan.faces:
        return translate("Rollnbump", "Claim"), ""
    if not plan.complete:
        return translate("Rollnbump", "Claim"), translate("Rollnbump", "a card lacks dice")
    count = len(plan.started)
    left, bonus = plan.left, ""
    if left.claims:
        bonus = translate("Rollnbump", "bonus die with {total}").format(total=left.total)
    if asked:
        only = translate("Rollnbump", "Really only the bonus die?")
        return only if bonus else translate("Rollnbump", "Really claim nothing?"), translate(
            "Rollnbump", "press again"
        )
    if not count and not bonus:
        return translate("Rollnbump", "Claim nothing"), translate("Rollnbump", "ends the turn")
    if not count:
        with_total = translate("Rollnbump", "with {total}, but no card").format(total=left.total)
        return translate("Rollnbump", "Claim the bonus die"), with_total
    title = translate("Rollnbump", "Claim %n card(s)", None, count)
    return title, bonus or translate("Rollnbump", "ends the turn")


def joker_note(state: RollnbumpState, colour: int) -> str:
    """What the joker makes of a set, on the button of that colour."""
    counts = [card for card in state.cards[state.current] if deck().colour(card) == colour]
    return translate("Rollnbump", "set of {count}").format(count=len(counts) + 1)


def die_words(plan: Plan, die: str) -> str:
    """A die of the tray for a screen reader: "Die 2: 5, kept"."""
    face = plan.face(die)
    if die == BONUS:
        parts = [translate("Rollnbump", "Bonus die: {face}").format(face=face)]
    else:
        number = plan.own.index(die) + 1
        parts = [translate("Rollnbump", "Die {number}: {face}").format(number=number, face=face)]
    slot = plan.slot(die)
    card = None if slot is None else top(plan.state, slot)
    if card is not None:
        parts.append(translate("Rollnbump", "on the {card}").format(card=text.card_name(card)))
    elif die in plan.locked:
        parts.append(translate("Rollnbump", "kept"))
    if die == plan.turned:
        parts.append(translate("Rollnbump", "turned to the bonus die"))
    return ", ".join(parts)
