"""The whole log of a game: its actions, and between them who resigned and whose seat changed hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Seat
from desktop_app.qt.kit import GameKit
from desktop_app.qt.log_model import LogRow
from desktop_app.qt.perspective import Perspective
from desktop_app.session.record import Line, Played, Player, Redone, Resigned, Seated, Undone
from desktop_app.session.session import Session

from .table_words import log_rows

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SeatNews:
    """Something about a seat after `ply` actions: `player` sits there now; None: it resigned."""

    ply: int
    seat: Seat
    player: Player | None


def seat_news(players: tuple[Player, ...], lines: tuple[Line, ...]) -> tuple[SeatNews, ...]:
    """What a record tells of seats, in its order; `players` are those of its start.

    New names are left out. Undo takes nothing of it back: it is then told after the action gone back to.
    """
    seated = list(players)
    news: list[SeatNews] = []
    ply = 0
    for line in lines:
        match line:
            case Played():
                ply += 1
            case Undone(back):
                ply = back
                news = [SeatNews(min(item.ply, ply), item.seat, item.player) for item in news]
            case Redone(there):
                ply = there
            case Seated(seat, player):
                before, seated[seat] = seated[seat], player
                if (before.kind, before.level) != (player.kind, player.level):
                    news.append(SeatNews(ply, seat, player))
            case Resigned(seat):
                news.append(SeatNews(ply, seat, None))
    return tuple(news)


def news_words(kit: GameKit, player: Player | None) -> str:
    """What happened to a seat, without its name."""
    if player is None:
        return translate("Table", "resigns")
    if player.kind == "person":
        return translate("Table", "is played by a person now")
    known = any(level.number == player.level for level in kit.levels())
    name = kit.level_name(player.level) if known else str(player.level)
    return translate("Table", "is played by the computer now (%1)").replace("%1", name)


def whole_log(kit: GameKit, session: Session[Any, Any, Any], perspective: Perspective) -> tuple[LogRow, ...]:
    """Every line of the game as the perspective's seat may know it."""
    return tuple(_merged(kit, session, perspective))


def _merged(kit: GameKit, session: Session[Any, Any, Any], perspective: Perspective) -> Iterator[LogRow]:
    told = iter(log_rows(kit, session, perspective))
    row = next(told, None)
    for item in seat_news(session.header.players, session.lines):
        while row is not None and row.ply <= item.ply:
            yield row
            row = next(told, None)
        player = session.players[item.seat]
        colours = kit.seat_colours(session.header.setup, session.players, item.seat)
        yield LogRow(item.ply, item.seat, player.name, colours[0], news_words(kit, item.player))
    if row is not None:
        yield row
    yield from told


def rows_since(rows: tuple[LogRow, ...], seat: Seat, since: int) -> tuple[LogRow, ...]:
    """What happened after that seat's last action, which led to ply `since`; 0: everything."""
    return tuple(row for row in rows if row.ply > since or (row.ply == since and row.seat != seat))
