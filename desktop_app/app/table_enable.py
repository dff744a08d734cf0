"""Which of a table's actions are possible now, and which of them stand in the menu of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from desktop_app.core.errors import IllegalAction
from desktop_app.core.game import Seat

if TYPE_CHECKING:
    from .table_page import TablePage

MENU = (
    ("undo", "redo"),
    ("hint", "pause", "play-now"),
    ("review", "scores", "describe", "log"),
    ("players",),
    ("leave",),
)


def enable(page: TablePage) -> None:
    """Enable and check the actions as the game stands."""
    deeds, session = page.tools.deeds, page.session
    computers = any(player.kind == "computer" for player in session.players)
    deeds["undo"].setEnabled(can_undo(page))
    deeds["redo"].setEnabled(session.can_redo)
    deeds["hint"].setEnabled(page.perspective.may_act and not page.reviewing)
    deeds["pause"].setEnabled(computers and not session.over)
    page.tools.show_paused(paused=page.bots.paused)
    deeds["play-now"].setEnabled(page.bots.can_hurry)
    deeds["review"].setEnabled(session.ply > 0 or page.reviewing)
    deeds["review"].setChecked(page.reviewing)
    deeds["scores"].setEnabled(session.over and not page.reviewing)
    deeds["scores"].setChecked(page.frame.side is page.end)
    deeds["log"].setChecked(page.frame.side is page.log)


def can_undo(page: TablePage) -> bool:
    """Whether a person has done something and nobody resigned; other reasons are said when it is tried."""
    if page.perspective.may_act and page.board.can_take_back:
        return True
    try:
        page.session.undo_ply()
    except IllegalAction as error:
        return error.code not in ("nothing", "resigned")
    return True


def menu_of(page: TablePage) -> list[QAction | None]:
    """The actions of the menu, None for a line between groups."""
    actions: list[QAction | None] = []
    for number, group in enumerate(MENU):
        if number:
            actions.append(None)
        actions += (page.tools.players if key == "players" else page.tools.deeds[key] for key in group)
    return actions


def first_person(page: TablePage) -> Seat:
    """The first seat with a person, else the first of all."""
    return next((seat for seat, player in enumerate(page.session.players) if player.kind == "person"), 0)
