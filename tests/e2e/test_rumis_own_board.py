"""A board of one's own through the real window: drawn by mouse, kept, and a whole game on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop_app.app.main_window import MainWindow
from desktop_app.games.rumis.engine.boards import OwnBoard, boards_in, own_value
from desktop_app.games.rumis.engine.state import RumisState
from desktop_app.games.rumis.ui.editor import BoardEditor
from desktop_app.games.rumis.ui.editor_model import Square

from .player import Person
from .test_whole_game import check_scores

COURTYARD = OwnBoard("Courtyard", ((3, 3, 3, 3), (3, 0, 0, 3), (3, 3, 3, 3)))


def editor(person: Person) -> BoardEditor:
    """The editor on the screen."""
    found = [page for page in person.window.findChildren(BoardEditor) if page.isVisible()]
    assert len(found) == 1
    return found[0]


def pull(
    person: Person, start: Square, end: Square, button: Qt.MouseButton = Qt.MouseButton.LeftButton
) -> None:
    """Pull the mouse over the paper from one square to another."""
    grid = editor(person).grid

    def at(square: Square) -> QPoint:
        return grid.square_rect(square).center().toPoint()

    person.qtbot.mousePress(grid, button, pos=at(start))
    person.qtbot.mouseMove(grid, at(end))
    person.qtbot.mouseRelease(grid, button, pos=at(end))


@pytest.mark.parametrize("view", ["auto", "painter"])
def test_a_board_is_drawn_kept_and_played_to_the_scores(qtbot: QtBot, window: MainWindow, view: str) -> None:
    window.settings.choose("view3d", view)
    person = Person(qtbot, window)
    person.click("Rumis")
    person.click("Own boards …")
    page = editor(person)
    person.wait(lambda: page.grid.square_rect((0, 0)).width() > 20)
    person.click(page.palette_ladder.chips[3])
    person.click(page.tools.parts["rectangle"])
    pull(person, (2, 2), (5, 4))
    pull(person, (3, 3), (4, 3), Qt.MouseButton.RightButton)
    person.click(page.name)
    page.name.selectAll()
    qtbot.keyClicks(page.name, COURTYARD.name)
    person.click("Save")
    assert boards_in(page.desk.folder) == (COURTYARD,)
    person.click("Play")

    person.wait(lambda: window.new_game is not None and window.new_game.isVisible())
    assert window.new_game is not None
    assert dict(window.new_game.table.options)["scenario"] == own_value(COURTYARD)
    person.click("Start game")
    person.sit_down()
    state = person.page.session.state
    assert isinstance(state, RumisState)
    assert state.caps == COURTYARD.heights
    placed = 0
    while person.wait_for_turn():
        person.place_by_mouse()
        placed += 1
    assert placed >= 1
    assert {player.kind for player in person.page.session.players} == {"person", "computer"}
    check_scores(person)


def test_a_kept_board_can_be_chosen_again_and_drawn_further(qtbot: QtBot, window: MainWindow) -> None:
    person = Person(qtbot, window)
    person.click("Rumis")
    person.click("Own boards …")
    page = editor(person)
    pull(person, (1, 1), (3, 1))
    person.click("Save")
    folder = page.desk.folder
    person.key(Qt.Key.Key_Escape)
    person.wait(lambda: window.new_game is not None and window.new_game.isVisible())
    person.click("Own boards …")
    page = editor(person)
    page.side.show_shelf()
    shelf = page.side.shelf
    person.wait(shelf.list.isVisible)
    qtbot.mouseClick(
        shelf.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=shelf.list.visualItemRect(shelf.list.item(0)).center(),
    )
    person.click(shelf.deeds["open"])
    top, left = page.grid.shown.index(max(page.grid.shown)), max(page.grid.shown).index(4)
    pull(person, (left, top + 1), (left + 2, top + 1))
    qtbot.keyClick(page.grid, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert boards_in(folder) == (OwnBoard("My board", ((4, 4, 4), (4, 4, 4))),)
    person.click(page.side.play)
    person.wait(lambda: window.new_game is not None and window.new_game.isVisible())
