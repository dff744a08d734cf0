"""Opens the window about the opponents for the game at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .main_window import MainWindow


def show_opponents(window: MainWindow) -> None:
    """The opponents of the game in sight, first at a table like the one that is played or chosen."""
    kit = window.kit_in_sight()
    if kit is None or not window.play.playable(kit):
        return
    sitting, choice = window.stand.sitting, window.new_game
    setup = None
    if sitting is not None:
        setup = sitting.session.header.setup
    elif choice is not None and choice.kit is kit:
        setup = choice.table.setup()
    if setup is not None and setup.seats < 2:
        setup = None
    window.side.show_opponents(window.games.kits, kit, setup, window.services.theme)
