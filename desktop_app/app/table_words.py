"""What the frame of a table says: whose turn it is, who sits where, and why something is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import CHANCE, Score, Seat
from desktop_app.qt.kit import GameKit
from desktop_app.qt.log_model import LogRow
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.seats_model import SeatRow
from desktop_app.qt.sound import Sound
from desktop_app.session.record import Player
from desktop_app.session.session import Change, Session

from .sentences import signed

translate = QCoreApplication.translate


def refusal_sentence(kit: GameKit, code: str) -> str:
    """Why something is not possible now: the frame's own codes, then those of the game."""
    own = {
        "turn": translate("Table", "It is not your turn."),
        "nothing": translate("Table", "There is nothing to take back."),
        "redo": translate("Table", "There is nothing to play again."),
        "revealed": translate(
            "Table",
            "This cannot be taken back: dice or cards have been shown since. A practice game allows it.",
        ),
        "resigned": translate("Table", "Nothing can be taken back after somebody has resigned."),
        "ply": translate("Table", "The game cannot go back there."),
        "seat": translate("Table", "This seat is no longer in the game."),
        "over": translate("Table", "The game is over."),
    }
    return own[code] if code in own else kit.refusal(code)


def shown_name(player: Player) -> str:
    """The name, with a word that tells a computer from a person."""
    if player.kind == "computer":
        return translate("Table", "%1 (computer)").replace("%1", player.name)
    return player.name


def role_text(kit: GameKit, player: Player) -> str:
    """Who plays on a seat: a person, or how strong a computer."""
    if player.kind == "person":
        return translate("Table", "Person")
    known = any(level.number == player.level for level in kit.levels())
    name = kit.level_name(player.level) if known else str(player.level)
    return translate("Table", "Computer, %1").replace("%1", name)


def acting_seat(session: Session[Any, Any, Any], perspective: Perspective) -> Seat | None:
    """Who is to act in the position looked at; None for dice, deals and the end."""
    if perspective.live:
        return perspective.to_act
    seat = session.steps[perspective.shown_ply].seat
    return None if seat == CHANCE else seat


def seat_rows(
    kit: GameKit,
    session: Session[Any, Any, Any],
    perspective: Perspective,
    thinking: Seat | None = None,
    progress: float = 0.0,
) -> tuple[SeatRow, ...]:
    """Every seat's plate in the position looked at."""
    seen = perspective.seen
    players = session.players
    standing = perspective.standing
    outcome = perspective.outcome if perspective.live else None
    totals = [score.total for score in standing]
    best = min(totals) if session.game.lower_wins else max(totals)
    told = outcome is not None or _told(session, standing)
    whole = outcome is not None or kit.standing_tells(session.header.setup)
    turn = acting_seat(session, perspective)
    rows = []
    for seat, player in enumerate(players):
        resigned = seat in session.resigned and perspective.live
        out = resigned or (outcome is None and kit.seat_out(seen, seat))
        colours = kit.seat_colours(session.header.setup, players, seat)
        note = translate("Table", "resigned") if resigned else kit.plate_note(seen, seat, colours)
        if outcome is not None:
            leads = outcome.ranks[seat] == 1 and len(players) > 1
        else:
            leads = whole and totals[seat] == best and min(totals) < max(totals) and not resigned
        score = score_words(kit, standing[seat], colours)
        if score and not whole:
            score = translate("Table", "{points}, the rest is hidden until the end").format(points=score)
        row = SeatRow(
            seat,
            player.name,
            role_text(kit, player),
            player.kind == "computer",
            colours,
            totals[seat] if told else None,
            note,
            out,
            seat == turn,
            leads,
            progress if seat == thinking else None,
            tip=_tip(player.name, note, score),
        )
        rows.append(_spoken(row))
    return tuple(rows)


def _told(session: Session[Any, Any, Any], standing: tuple[Score, ...]) -> bool:
    """Whether there is a score to show: where all that counts is hidden a nought would be no news."""
    return not session.game.has_secrets or any(score.parts or score.total for score in standing)


def score_words(kit: GameKit, score: Score, colours: tuple[str, ...]) -> str:
    """How a score comes about: "label value, label value = total"; '' for one that has no parts.

    Parts that do not add up to the total (hints that were counted beside it) stand alone.
    """
    parts = ", ".join(f"{kit.part_label(part, colours)} {signed(value)}" for part, value in score.parts)
    adds_up = sum(value for _, value in score.parts) == score.total
    return f"{parts} = {signed(score.total)}" if parts and adds_up else parts


def _tip(name: str, note: str, score: str) -> str:
    more = translate("Table", "Click for more: hand over, rename, resign")
    return "\n".join(line for line in (f"{name}: {note}" if note else name, score, more) if line)


def _spoken(row: SeatRow) -> SeatRow:
    """The row with its sentence for a screen reader."""
    points = ""
    if row.score is not None:
        points = translate("Table", "{points} point(s)", "", abs(row.score))
        points = points.replace("{points}", signed(row.score))
    parts = [
        row.name,
        row.role,
        points,
        row.note,
        translate("Table", "to play") if row.turn else "",
        translate("Table", "in the lead") if row.leads else "",
    ]
    return replace(row, spoken=", ".join(part for part in parts if part))


def log_rows(
    kit: GameKit,
    session: Session[Any, Any, Any],
    perspective: Perspective,
    *,
    since: int = 0,
    until: int | None = None,
) -> tuple[LogRow, ...]:
    """The log from ply `since` to `until` as the perspective's seat may know it; by default the whole.

    Of steps before the `earliest` position that may be looked at the kit says what is left.
    """
    players, faded = session.players, perspective.earliest
    rows: list[LogRow] = []
    for number, step in enumerate(session.steps[since:until], since):
        name = "" if step.seat == CHANCE or number < faded else players[step.seat].name
        known = perspective.known(step)
        colour = next(iter(kit.step_colours(known, session.header.setup, players)), "")
        describe = kit.faded_lines if number < faded else kit.describe_step
        for line in describe(known, session.header.setup, players):
            rows.append(LogRow(number + 1, step.seat, name, colour, line))
            name = ""
    return tuple(rows)


def describe_table(kit: GameKit, rows: tuple[SeatRow, ...], board_words: str, prompt: str) -> str:
    """The table in words: what to do, every seat, and what lies there."""
    lines = [kit.title(), prompt, *(f"{row.spoken}." for row in rows), board_words]
    return "\n".join(line for line in lines if line)


def eyes(session: Session[Any, Any, Any]) -> Seat | None:
    """Whose view the board shows: everybody's if there are no secrets, else that of the person to act."""
    persons = persons_of(session)
    if not session.game.has_secrets or not persons:
        return None
    if session.to_act in persons:
        return session.to_act
    return persons[0] if len(persons) == 1 else None


def persons_of(session: Session[Any, Any, Any]) -> tuple[Seat, ...]:
    """The seats on which people sit now."""
    return tuple(seat for seat, player in enumerate(session.players) if player.kind == "person")


def sound_of(change: Change[Any], session: Session[Any, Any, Any], *, ended: bool) -> Sound | None:
    """What the frame lets be heard after a change; what pieces sound like is the board's matter."""
    if ended:
        return Sound.FINISH
    seat = session.to_act
    alone = len(session.players) == 1
    if change.kind != "play" or seat is None or alone or session.players[seat].kind != "person":
        return None
    mover = change.steps[0].seat
    return Sound.YOUR_TURN if session.players[mover].kind == "computer" else Sound.TURN
