"""The whole Rollecate table in words, and each thing on it, for people who do not see it.

All of it is made from what `arrange` shows, so it tells nothing that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rollecate.engine.deck import Card
from desktop_app.games.rollecate.engine.state import Heading, RollecateView
from desktop_app.session.component import Component

from . import prompts, text
from .arrange import Rolled, arrange, cards_at
from .forecast import forecast
from .hand import Plan

translate = QCoreApplication.translate


def describe(plan: Plan, names: tuple[str, ...], *, rolled: Rolled | None = None) -> str:
    """A line each for railway, train, front, dice, penalty cards, hand, piles, other hands and draw pile."""
    seen = plan.seen
    parts = arrange(seen, plan, rolled=rolled)
    lines = [railway_words(seen), _place_words(seen), _dice_words(parts)]
    foreseen = forecast(plan)
    if foreseen is not None:
        lines.append(text.begun(prompts.forecast_words(foreseen)) + ".")
    pending = [part_words(part, names) for part in cards_at(parts, "pending")]
    if pending:
        lines.append(translate("Rollecate", "Penalty cards: {cards}.").format(cards="; ".join(pending)))
    lines += [_hand_words(parts, names), *(pile_words(seen, seat, name) for seat, name in enumerate(names))]
    lines += [part_words(part, names) + "." for part in parts if part.kind == "held"]
    lines += [_shown_words(seen, seat, name) for seat, name in enumerate(names) if seat != seen.seat]
    lines.append(translate("Rollecate", "Draw pile: %n card(s).", None, seen.deck))
    return "\n".join(line for line in lines if line)


def railway_words(seen: RollecateView) -> str:
    """The railway from the rear to the front, with the train."""
    if not seen.railway:
        return translate("Rollecate", "No railway lies yet.")
    cards = []
    for index, track in enumerate(seen.railway):
        words = text.card_on_its_way(track.card, track.turn)
        if index == seen.train and seen.phase not in ("reveal", "bend"):
            words = translate("Rollecate", "{card} with the train").format(card=words)
        cards.append(words)
    return translate("Rollecate", "Railway from the rear to the front: {cards}.").format(
        cards=", ".join(cards)
    )


def _place_words(seen: RollecateView) -> str:
    """How many cards lie behind the train and before it, and where the front points."""
    if not seen.railway or seen.phase in ("reveal", "bend"):
        return ""
    behind = translate("Rollecate", "%n card(s) behind the train", None, seen.train)
    ahead = translate("Rollecate", "%n before it", None, len(seen.railway) - 1 - seen.train)
    front = translate("Rollecate", "the front points {direction}").format(
        direction=direction(seen.front.leaves)
    )
    return text.begun(f"{behind}, {ahead}; {front}.")


def direction(heading: Heading) -> str:
    """Where something points."""
    names = (
        translate("Rollecate", "east"),
        translate("Rollecate", "north"),
        translate("Rollecate", "west"),
        translate("Rollecate", "south"),
    )
    return names[heading]


def _dice_words(parts: Iterable[Component]) -> str:
    dice = [part.get("wheel") for part in parts if part.kind == "die"]
    if not dice:
        return ""
    if dice[0] is None:
        return translate("Rollecate", "%n die(s) to be rolled.", None, len(dice))
    said = translate("Rollecate", "Dice: {wheels} of %n wheel(s).", None, len(dice))
    return said.format(wheels=sum(wheel is True for wheel in dice))


def _hand_words(parts: Iterable[Component], names: tuple[str, ...]) -> str:
    hand = [part_words(part, names) for part in cards_at(parts, "hand")]
    return translate("Rollecate", "Your hand: {cards}.").format(cards="; ".join(hand)) if hand else ""


def pile_words(seen: RollecateView, seat: int, name: str) -> str:
    """The pile of a seat from the top down, with its points."""
    pile = seen.piles[seat]
    if not pile:
        return translate("Rollecate", "Pile of {name}: empty.").format(name=name)
    points = sum(map(seen.value, pile))
    said = translate("Rollecate", "Pile of {name}, from the top: {cards}; %n point(s).", None, points)
    return said.format(name=name, cards=", ".join(map(text.card_name, reversed(pile))))


def _shown_words(seen: RollecateView, seat: int, name: str) -> str:
    hand = seen.hands[seat]
    if not hand:
        return ""
    return translate("Rollecate", "{name} still holds {cards}.").format(
        name=name, cards=text.cards_words(hand)
    )


# ---- one thing ---------------------------------------------------------------------------------------


def part_words(part: Component, names: tuple[str, ...]) -> str:
    """One thing on the table in a few words, without a full stop; '' for what need not be told."""
    match part.kind:
        case "card":
            return _card_words(part, names)
        case "ghost":
            return translate("Rollecate", "Lay {card} here").format(card=_lying(part))
        case "head":
            if part.get("open"):
                return translate("Rollecate", "Here the railway goes on")
            return translate("Rollecate", "The front is boxed in")
        case "train":
            return translate("Rollecate", "Train")
        case "die":
            return _die_words(part)
        case "pile":
            said = translate(
                "Rollecate", "Pile of {name}: {points} points, %n card(s)", None, _number(part, "count")
            )
            return said.format(name=_owner(part, names), points=_number(part, "points"))
        case "held":
            said = translate("Rollecate", "{name} holds %n card(s)", None, _number(part, "count"))
            return said.format(name=_owner(part, names))
        case "deck":
            return translate("Rollecate", "Draw pile: %n card(s)", None, _number(part, "count"))
        case "removed":
            return translate("Rollecate", "Combined away: %n card(s)", None, _number(part, "count"))
    return ""


def _card_words(part: Component, names: tuple[str, ...]) -> str:
    words = [_lying(part)]
    match part.place[0]:
        case "cell":
            words += _track_notes(part)
        case "hand":
            code = part.get("code")
            if code is None:
                words.append(translate("Rollecate", "can be played"))
            elif why := text.why_not(str(code)):
                words.append(why)
            words += _chosen_note(part)
        case "pending":
            words += _chosen_note(part)
            if part.get("combine"):
                words.append(translate("Rollecate", "goes away with the top of the pile"))
            elif part.get("combines"):
                words.append(translate("Rollecate", "equals the top of the pile"))
        case "pile":
            words.append(translate("Rollecate", "on the pile of {name}").format(name=_owner(part, names)))
        case "shown":
            words.append(translate("Rollecate", "in the hand of {name}").format(name=_owner(part, names)))
        case "aside":
            words.append(translate("Rollecate", "set aside"))
    return ", ".join(words)


def _track_notes(part: Component) -> list[str]:
    found = []
    if part.get("index") == 0:
        found.append(translate("Rollecate", "the rear of the railway"))
    if part.get("laid"):
        found.append(translate("Rollecate", "laid in this turn"))
    risk = part.get("risk")
    if isinstance(risk, float) and risk > 0:
        found.append(translate("Rollecate", "is taken {percent}").format(percent=text.percent(risk)))
    return found


def _chosen_note(part: Component) -> list[str]:
    return [translate("Rollecate", "chosen")] if part.get("chosen") else []


def _die_words(part: Component) -> str:
    match part.get("wheel"):
        case True:
            return translate("Rollecate", "Die: wheel")
        case False:
            return translate("Rollecate", "Die: no wheel")
        case _:
            return translate("Rollecate", "Die to be rolled")


def _lying(part: Component) -> str:
    card: Card = _number(part, "card")
    turn = part.get("turn")
    return (
        text.card_on_its_way(card, "L" if turn == "L" else "R")
        if turn in ("L", "R")
        else text.card_name(card)
    )


def _owner(part: Component, names: tuple[str, ...]) -> str:
    return names[_number(part, "seat")]


def _number(part: Component, key: str) -> int:
    value = part.get(key)
    assert isinstance(value, int)
    return value
