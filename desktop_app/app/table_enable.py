"""Which of a table's actions are possible now, which stand in the menu of the game, what Escape does."""

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
    deeds, session, down = page.tools.deeds, page.session, page.secrecy.down
    computers = any(player.kind == "computer" for player in session.players)
    deeds["undo"].setEnabled(can_undo(page))
    deeds["redo"].setEnabled(session.can_redo)
    deeds["hint"].setEnabled(page.perspective.may_act and not page.reviewing)
    deeds["pause"].setEnabled(computers and not session.over)
    page.tools.show_paused(paused=page.bots.paused)
    deeds["play-now"].setEnabled(page.bots.can_hurry)
    deeds["review"].setEnabled((session.ply > 0 or page.reviewing) and not down)
    deeds["review"].setChecked(page.reviewing)
    deeds["scores"].setEnabled(session.over and not page.reviewing)
    deeds["scores"].setChecked(page.frame.side is page.end)
    deeds["log"].setChecked(page.frame.side is page.log)
    for key in ("describe", "log"):
        deeds[key].setEnabled(not down)
    page.escape_key.setEnabled(
        not page.card.isHidden() or page.hints.active or page.reviewing or page.frame.side is page.end
    )


def can_undo(page: TablePage) -> bool:
    """Whether a person has done something and nobody resigned; other reasons are said when it is tried.

    While the curtain hangs no reason could be read.
    """
    if page.perspective.may_act and page.board.can_take_back:
        return True
    try:
        undo_ply(page)
    except IllegalAction as error:
        return error.code not in ("nothing", "resigned") and not page.secrecy.down
    return True


def undo_ply(page: TablePage) -> int:
    """The ply that undo goes back to.

    Raises:
        IllegalAction: as `Session.undo_ply`; and "revealed" once the end has opened all hands.
    """
    if page.perspective.open and not page.session.header.practice:
        raise IllegalAction("all hands are open", code="revealed")
    return page.session.undo_ply()


def step_out(page: TablePage) -> None:
    """Leave the innermost state of the table."""
    if not page.card.isHidden():
        page.card.dismiss()
    elif page.hints.active:
        page.hints.clear()
    elif page.reviewing:
        page.leave_review()
    elif page.frame.side is page.end:
        page.set_scores_open(False)
    enable(page)


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
