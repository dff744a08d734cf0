"""What happened at the Roll'n Bump table, in the lines of the log and in a sentence about the end."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Event, Seat
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.state import Dice
from desktop_app.session.record import Player

from .text import card_name, colour_of_card, dice_words

translate = QCoreApplication.translate


def log_lines(events: tuple[Event, ...], players: tuple[Player, ...], *, named: bool) -> tuple[str, ...]:
    """What happened in a step: first what the acting seat did, then what it brought to others.

    Every line goes on after a name; `named`: no seat acted, so it begins with the name itself. Cards turned
    up and dice that are not rolled again are not told.
    """
    names = tuple(player.name for player in players)
    lines = [line for event in events if (line := _own_line(event, names, named=named))]
    claimed = _claimed(events, names)
    return (*([claimed] if claimed else []), *lines, *_collected(events, names))


def last_words(events: Iterable[Event], players: tuple[Player, ...]) -> tuple[str, ...]:
    """How the game ended: a line for each seat that took something, and the last roll of the bonus die."""
    names = tuple(player.name for player in players)
    every = tuple(event for event in events if event.code != "bonus_collected")  # its roll is told
    rolls = [_own_line(event, names, named=True) for event in every if event.code == "bonus_rolled"]
    return (*_collected(every, names), *rolls)


def _own_line(event: Event, names: tuple[str, ...], *, named: bool) -> str:
    match event.code:
        case "rolled":
            words = dice_words(_dice(event, "dice")) + _bonus_words(event)
            said = translate("Rollnbump", "{name} rolls {dice}")
            return said.format(name=names[_whose(event)], dice=words) if named else words
        case "kept" if _dice(event, "kept") or event.get("bonus"):
            kept = dice_words(_dice(event, "kept")) + _bonus_words(event)
            return translate("Rollnbump", "keeps {dice}").format(dice=kept.removeprefix(" · "))
        case "kept":
            return translate("Rollnbump", "rolls everything again")
        case "joker_assigned" if event.get("chosen"):
            colour = colour_of_card(_number(event, "colour"))
            return translate("Rollnbump", "puts the joker with {colour}").format(colour=colour)
        case "bonus_rolled":
            name, points = names[_whose(event)], _number(event, "face")
            said = translate("Rollnbump", "{name} rolls the bonus die: %n point(s)", None, points)
            return said.format(name=name)
    return ""


def _bonus_words(event: Event) -> str:
    face = event.get("bonus")
    return " · " + translate("Rollnbump", "bonus die {face}").format(face=face) if face else ""


def _claimed(events: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """A claim in one line: every card with its dice and who is bumped, then the bonus die."""
    parts, turned, bumped, claims = [], "", "", False
    for event in events:
        match event.code:
            case "turned":
                turned = translate("Rollnbump", "turns {face} to {to}").format(
                    face=event.get("face"), to=event.get("to")
                )
            case "bumped" | "bonus_bumped":
                bumped = " " + translate("Rollnbump", "(bumps {name})").format(name=names[_whose(event)])
            case "claimed" | "bonus_claimed":
                what = translate("Rollnbump", "bonus die")
                if event.code == "claimed":
                    what = card_name(_number(event, "card"))
                dice = dice_words(_dice(event, "dice"))
                parts.append(
                    translate("Rollnbump", "{card} with {dice}").format(card=what, dice=dice) + bumped
                )
                bumped = ""
            case "passed":
                claims = True
    if parts:
        said = translate("Rollnbump", "claims {cards}").format(cards=", ".join(parts))
        return f"{turned}; {said}" if turned else said
    return translate("Rollnbump", "claims nothing") if claims else ""


def _collected(events: tuple[Event, ...], names: tuple[str, ...]) -> list[str]:
    """A line for each seat that collects something, and one for the end."""
    lines: list[str] = []
    taken: dict[Seat, list[str]] = {}
    joined: dict[Seat, int] = {}
    for event in events:
        match event.code:
            case "collected":
                taken.setdefault(_whose(event), []).append(card_name(_number(event, "card")))
            case "bonus_collected":
                taken.setdefault(_whose(event), []).append(translate("Rollnbump", "bonus die"))
            case "joker_assigned" if not event.get("chosen"):
                joined[_whose(event)] = _number(event, "colour")
            case "ended":
                lines += _taken(taken, joined, names)
                taken, joined = {}, {}
                lines.append(_ended(str(event.get("reason")), len(names)))
    return lines + _taken(taken, joined, names)


def _taken(taken: dict[Seat, list[str]], joined: dict[Seat, int], names: tuple[str, ...]) -> list[str]:
    plain = translate("Rollnbump", "{name} collects {cards}")
    with_joker = translate("Rollnbump", "{name} collects {cards} and puts the joker with {colour}")
    return [
        (with_joker if seat in joined else plain).format(
            name=names[seat],
            cards=", ".join(cards),
            colour=colour_of_card(joined[seat]) if seat in joined else "",
        )
        for seat, cards in taken.items()
    ]


def _ended(reason: str, seats: int) -> str:
    if reason == "cap":
        return translate("Rollnbump", "The game ends: it has gone on long enough.")
    if deck().table(seats).empty_to_end == 1:
        return translate("Rollnbump", "The game ends: a stack is empty.")
    return translate("Rollnbump", "The game ends: two stacks are empty.")


def _whose(event: Event) -> Seat:
    assert event.seat is not None
    return event.seat


def _number(event: Event, key: str) -> int:
    value = event.get(key)
    assert isinstance(value, int)
    return value


def _dice(event: Event, key: str) -> Dice:
    value = event.get(key)
    assert isinstance(value, tuple)
    return value
