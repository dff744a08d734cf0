"""What the log says of a step, in a game at the table and in a puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Event, Setup
from desktop_app.games.rumis.engine.offer import variant_of
from desktop_app.games.rumis.engine.stones import Cell
from desktop_app.qt.theme import colour_name
from desktop_app.session.record import Player
from desktop_app.session.session import Step

from .text import begun, spot, square_name, stone_name

translate = QCoreApplication.translate

DEEDS = ("placed", "moved", "laid_aside", "taken_off", "hint_asked", "gave_up")
"""The events that are the action itself: the log writes the name of who did it in front."""


FULL = "full"
"""Who is "out" before half time goes on after it."""


def step_lines(
    step: Step[Any], setup: Setup, players: tuple[Player, ...], keys: tuple[str, ...]
) -> tuple[str, ...]:
    """A line for each event; all but deeds can be read alone. `keys`: of the colours in play."""
    events = step.events
    if variant_of(setup) == "rebuild" and all(event.code != "laid_aside" for event in events):
        events = tuple(replace(e, code=FULL) if e.code == "out" else e for e in events)
    lines = [_line(event, setup, players, keys) for event in events]
    return tuple(line for line in lines if line)


def _line(event: Event, setup: Setup, players: tuple[Player, ...], keys: tuple[str, ...]) -> str:
    alone = len(players) == 1
    if event.code == "over" and alone:
        return ""  # how it ended is said by the event before
    if event.code == "over" and variant_of(setup) == "rebuild":
        return translate("Rumis", "nobody can take a stone off: the game is over")
    if event.code == "half_time":
        return _half_time(event, players)
    line, colour = log_line(event), dict(event.data).get("colour")
    if event.code == "placed" and isinstance(colour, int) and colour >= len(keys):
        return translate("Rumis", "ruin: {place}").format(place=line)
    if event.code in DEEDS or event.seat is None:
        return line
    several = isinstance(colour, int) and len(keys) > len(players)
    own = begun(colour_name(keys[colour])) if several and isinstance(colour, int) else ""
    if alone:
        return f"{own}: {line}" if own else line
    name = players[event.seat].name
    return f"{name} ({own}): {line}" if own else f"{name}: {line}"


def _half_time(event: Event, players: tuple[Player, ...]) -> str:
    scores = event.get("scores")
    assert isinstance(scores, tuple)
    told = ", ".join(
        f"{player.name} {score}".replace("-", "\N{MINUS SIGN}")
        for player, score in zip(players, scores, strict=True)
    )
    return translate("Rumis", "Half time: {scores}").format(scores=told)


def log_line(event: Event) -> str:
    """What happened, without the name of the seat."""
    details: Mapping[str, object] = dict(event.data)
    match event.code:
        case "placed":
            return _closed_up(spot(str(details["stone"]), _cells(details["cells"])))
        case "moved":
            x, y, _ = _cells(details["taken"])[0]
            words = translate("Rumis", "from {old} over the line: {place}")
            place = spot(str(details["stone"]), _cells(details["cells"]))
            return _closed_up(words.format(old=square_name(x, y), place=place))
        case "laid_aside":
            return translate("Rumis", "lays a stone aside: {stone}").format(
                stone=stone_name(str(details["stone"]))
            )
        case "taken_off":
            place = spot(str(details["stone"]), _cells(details["cells"]))
            return _closed_up(translate("Rumis", "takes off: {place}").format(place=place))
        case "ruins_laid":
            return _ruins(details["left"])
        case "out":
            return translate("Rumis", "cannot place a stone: out")
        case "full":
            return translate("Rumis", "has no more places before half time")
        case "waits":
            return translate("Rumis", "has only stones with others on them: waits")
        case "finished":
            return translate("Rumis", "has placed every stone")
        case "all_moved":
            return translate("Rumis", "has carried over every stone")
        case "over":
            return translate("Rumis", "nobody can place a stone: the game is over")
    return _puzzle_line(event.code, details)


def _puzzle_line(code: str, details: Mapping[str, object]) -> str:
    match code:
        case "dealt":
            return translate("Rumis", "Puzzle {number} of its kind").format(number=details["number"])
        case "hint_asked":
            return translate("Rumis", "looks at a hint")
        case "gave_up":
            return translate("Rumis", "gives the puzzle up")
        case "solved":
            return translate("Rumis", "The puzzle is solved.")
        case "stuck":
            return translate("Rumis", "No stone fits any more: take one off again.")
    return ""


def _ruins(left: object) -> str:
    count = len(left) if isinstance(left, tuple) else 0
    if not count:
        return translate("Rumis", "The ruins stand; the game begins.")
    return translate(
        "Rumis", "The ruins stand, without %n stone(s) that fit nowhere; the game begins.", None, count
    )


def _cells(value: object) -> tuple[Cell, ...]:
    assert isinstance(value, tuple)
    return value


def _closed_up(words: str) -> str:
    """With no number alone in a line of the log."""
    return "\N{NO-BREAK SPACE}".join(words.rsplit(" ", 1))
