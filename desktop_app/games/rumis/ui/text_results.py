"""What is said of seats and scores: what is left, the parts of a score, how it ended."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Outcome, Score
from desktop_app.games.rumis.engine.puzzles.play import PuzzleState, PuzzleView
from desktop_app.games.rumis.engine.rebuild import carried, removable, within
from desktop_app.games.rumis.engine.scores import colour_scores, stones_left
from desktop_app.games.rumis.engine.state import RumisState, RumisView
from desktop_app.qt.theme import colour_name
from desktop_app.session.record import Player

from .text import begun

translate = QCoreApplication.translate


def part_label(part: str, colours: tuple[str, ...]) -> str:
    """The heading of a part of the score; with two colours each a part is the score of one of them."""
    if part.startswith("colour") and colours:
        return begun(colour_name(colours[int(part.removeprefix("colour")) // 2 % len(colours)]))
    match part:
        case "visible":
            return translate("Rumis", "Squares seen")
        case "stones":
            return translate("Rumis", "Stones left")
        case "interim":
            return translate("Rumis", "Half time")
        case "aside":
            return translate("Rumis", "Laid aside")
        case "cells":
            return translate("Rumis", "Cubes placed")
        case "hints":
            return translate("Rumis", "Hints")
        case "taken_off":
            return translate("Rumis", "Taken off")
    return part


def seat_out(seen: RumisView | PuzzleView, seat: int) -> bool:
    """Whether the seat will not act any more."""
    if isinstance(seen, PuzzleView):
        return seen.state.over
    state = seen.state
    if state.agreement.red and state.phase != "rebuild":
        return False
    if state.phase == "rebuild":
        return all(
            state.status[colour] != "in" or not within(state, colour) for colour in state.colours_of(seat)
        )
    return all(state.status[colour] != "in" for colour in state.colours_of(seat))


CROWDED: Final = 5
"""With so many seats a plate has room for a word and a number only."""


def seat_note(seen: RumisView | PuzzleView, seat: int) -> str:
    """What a seat has left, or that it is out."""
    if isinstance(seen, PuzzleView):
        return _puzzle_note(seen.state)
    state = seen.state
    if state.phase == "rebuild":
        return _rebuild_note(state, seat)
    left = sum(stones_left(state)[colour] for colour in state.colours_of(seat))
    if state.agreement.red and state.status[seat] == "out":
        return translate("Rumis", "waits for half time, %n left", None, left)
    crowded = state.agreement.seats >= CROWDED
    if seat_out(seen, seat):
        if left == 0:
            return translate("RumisKit", "all placed")
        if crowded:
            return translate("Rumis", "out: %n", None, left)
        return translate("RumisKit", "out, %n left", None, left)
    if crowded:
        return translate("Rumis", "%n left", None, left)
    return translate("RumisKit", "%n stone(s) left", None, left)


def plate_note(seen: RumisView | PuzzleView, seat: int, colours: tuple[str, ...]) -> str:
    """The same with the colour that the seat's points are of, where it has several with different points."""
    if isinstance(seen, PuzzleView) or len(colours) < 2:
        return seat_note(seen, seat)
    state, own = seen.state, seen.state.colours_of(seat)
    scores = [colour_scores(state)[colour] for colour in own]
    if min(scores) == max(scores):
        return seat_note(seen, seat)
    left = sum(stones_left(state)[colour] for colour in own)
    if left == 0:
        note = translate("RumisKit", "all placed")
    elif seat_out(seen, seat):
        note = translate("RumisKit", "out, %n left", None, left)
    else:
        note = translate("Rumis", "%n left", None, left)
    best = translate("Rumis", "best: {colour}").format(colour=colour_name(colours[scores.index(max(scores))]))
    return f"{best} · {note}"


def _rebuild_note(state: RumisState, seat: int) -> str:
    """A seat has one colour in the rebuild."""
    inside, over = len(within(state, seat)), len(carried(state, seat))
    aside = sum(colour == seat for colour, _ in state.aside)
    if state.status[seat] == "out":
        return translate("Rumis", "out, %n laid aside", None, aside)
    if not inside:
        return translate("Rumis", "all carried over")
    if not removable(state, seat):
        return translate("Rumis", "waits, %n covered", None, inside)
    note = translate("Rumis", "%n to carry over", None, inside)
    return translate("Rumis", "{note}, {count} done").format(note=note, count=over) if over else note


def _puzzle_note(state: PuzzleState) -> str:
    if state.puzzle is None:
        return ""
    if state.over:
        return translate("Rumis", "given up") if state.gave_up else translate("Rumis", "solved")
    left = translate("Rumis", "%n cube(s) to go", None, state.site.free.bit_count())
    if not state.tally.hints:
        return left
    return f"{left} · {translate('Rumis', '%n hint(s)', None, state.tally.hints)}"


def outcome_sentence(outcome: Outcome, players: tuple[Player, ...]) -> str:
    """Who won; of a puzzle, how it was solved."""
    if len(players) == 1:
        return _alone(outcome)
    names = [players[seat].name for seat in outcome.winners]
    points = max(outcome.scores[seat].total for seat in outcome.winners) if names else 0
    if outcome.reason == "resigned":
        return translate("Rumis", "{name} wins: the others have resigned.").format(name=names[0])
    count, number = abs(points), signed(points)
    if len(names) == 1:
        won = translate("Rumis", "{name} wins with {points} point(s).", None, count)
        half = _part(outcome.scores[outcome.winners[0]], "interim")
        if half is None or not 0 < half <= points:
            return won.format(name=names[0], points=number)
        won = translate("Rumis", "{name} wins with {half} + {rest} = {points} point(s).", None, count)
        return won.format(name=names[0], half=half, rest=points - half, points=number)
    shared = translate("Rumis", "{names} and {last} share the victory with {points} point(s).", None, count)
    return shared.format(names=", ".join(names[:-1]), last=names[-1], points=number)


def _alone(outcome: Outcome) -> str:
    if outcome.reason != "solved":
        return translate("Rumis", "The puzzle was given up.")
    hints = _part(outcome.scores[0], "hints") or 0
    taken = _part(outcome.scores[0], "taken_off") or 0
    if not hints and not taken:
        return translate("Rumis", "Solved, without a hint and without taking a stone off.")
    if not hints:
        return translate("Rumis", "Solved without a hint; %n stone(s) taken off on the way.", None, taken)
    return translate("Rumis", "Solved with %n hint(s).", None, hints)


def _part(score: Score, name: str) -> int | None:
    return dict(score.parts).get(name)


def signed(number: int) -> str:
    """A number with a true minus sign; Qt puts no negative one into %n.

    >>> signed(-3)
    '\N{MINUS SIGN}3'
    """
    return f"{number}".replace("-", "\N{MINUS SIGN}")
