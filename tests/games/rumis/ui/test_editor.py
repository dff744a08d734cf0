"""The board editor as a person uses it: with the mouse, with keys, with its questions and its files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.games.rumis.engine.boards import (
    SUFFIX,
    BoardFile,
    OwnBoard,
    boards_in,
    own_value,
    read_board,
    read_file,
    trimmed,
    write_board,
)
from desktop_app.games.rumis.engine.scenarios import scenario_of
from desktop_app.games.rumis.ui.editor import BoardEditor
from desktop_app.games.rumis.ui.editor_keys import KeysList
from desktop_app.games.rumis.ui.editor_model import Square
from desktop_app.qt import fonts
from desktop_app.qt.theme import dark, light

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
HUT = OwnBoard("Hut", ((2, 2), (0, 1)))


class Draughtsman:
    """Draws in `page` with mouse and keys."""

    def __init__(self, qtbot: QtBot, page: BoardEditor) -> None:
        self.qtbot = qtbot
        self.page = page

    def board(self) -> tuple[tuple[int, ...], ...]:
        return trimmed(self.page.desk.heights)

    def at(self, square: Square) -> QPoint:
        return self.page.grid.square_rect(square).center().toPoint()

    def click(self, square: Square, button: Qt.MouseButton = LEFT) -> None:
        self.qtbot.mouseClick(self.page.grid, button, pos=self.at(square))

    def drag(self, *squares: Square) -> None:
        grid = self.page.grid
        self.qtbot.mousePress(grid, LEFT, pos=self.at(squares[0]))
        for square in squares[1:]:
            self.qtbot.mouseMove(grid, self.at(square))
        self.qtbot.mouseRelease(grid, LEFT, pos=self.at(squares[-1]))

    def press(self, target: QWidget) -> None:
        assert target.isVisible()
        self.qtbot.mouseClick(target, LEFT)

    def tool(self, key: str) -> None:
        self.press(self.page.tools.parts[key])

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        self.qtbot.keyClick(focus, key, modifier)

    def write_name(self, name: str) -> None:
        self.page.name.setFocus()
        self.page.name.selectAll()
        self.qtbot.keyClicks(self.page.name, name)

    @contextmanager
    def answering(self, answer: str) -> Iterator[list[str]]:
        """Answer the one question that comes meanwhile with that button; yields what was asked."""
        asked: dict[int, str] = {}
        looks = 0
        room: list[int] = []

        def look() -> None:
            nonlocal looks
            box = QApplication.activeModalWidget()
            if isinstance(box, QMessageBox) and box.isVisible():
                looks += 1
                title = f"{box.windowTitle()} — {QApplication.applicationDisplayName()}"
                room.append(box.width() - box.fontMetrics().horizontalAdvance(title))
                asked[id(box)] = f"{box.text()} {box.informativeText()}"
                button = next((b for b in box.buttons() if b.text() == answer), None)
                if button is None or looks > 500:  # a failure, not a test that never ends
                    box.reject()
                else:
                    self.qtbot.mouseClick(button, LEFT)

        timer = QTimer()
        timer.timeout.connect(look)
        timer.start(5)
        texts: list[str] = []
        yield texts
        timer.stop()
        texts.extend(asked.values())
        assert len(texts) == 1
        assert min(room) > 100, "the title is cut"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "boards"


@pytest.fixture
def hand(qtbot: QtBot, qapp: QApplication, folder: Path) -> Draughtsman:
    """An editor as large as it is in the smallest window."""
    fonts.load()
    page = BoardEditor(folder, light())
    qtbot.addWidget(page)
    page.resize(996, 534)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.setFocus()
    return Draughtsman(qtbot, page)


def kept_names(folder: Path) -> list[str]:
    return [board.name for board in boards_in(folder)]


# ---- drawing by mouse


def test_clicks_and_pulls_paint_and_the_right_button_erases(hand: Draughtsman) -> None:
    page = hand.page
    hand.press(page.palette_ladder.chips[3])
    hand.click((2, 2))
    hand.drag((3, 2), (5, 2))
    assert hand.board() == ((3, 3, 3, 3),)
    hand.click((3, 2), RIGHT)
    assert hand.board() == ((3, 0, 3, 3),)
    hand.press(page.palette_ladder.chips["raise"])
    hand.drag((2, 2), (3, 2), (2, 2))
    assert hand.board() == ((4, 1, 3, 3),)
    hand.press(page.palette_ladder.chips["lower"])
    hand.click((2, 2))
    assert hand.board() == ((3, 1, 3, 3),)


def test_the_preview_and_the_figures_follow_the_brush_before_it_is_lifted(hand: Draughtsman) -> None:
    page, grid = hand.page, hand.page.grid
    hand.qtbot.mousePress(grid, LEFT, pos=hand.at((1, 1)))
    hand.qtbot.mouseMove(grid, hand.at((3, 1)))
    hand.qtbot.waitUntil(lambda: page.side.preview.scene.caps == ((4, 4, 4),))
    assert [label.text for label in page.side.preview.scene.labels] == ["b", "c", "d", "2"]
    assert "12" in page.side.size_line.text()
    assert page.desk.history.past == ()
    hand.qtbot.keyClick(grid, Qt.Key.Key_Escape)
    assert grid.shown == page.desk.heights
    hand.qtbot.mouseRelease(grid, LEFT, pos=hand.at((3, 1)))
    assert hand.board() == ()


def test_a_rectangle_with_two_mirrors(hand: Draughtsman) -> None:
    for key in ("rectangle", "x", "y"):
        hand.tool(key)
    hand.drag((0, 0), (1, 2), (1, 1))
    corner = (4, 4, 0, 0, 0, 0, 4, 4)
    assert hand.board() == (corner, corner, *((0,) * 8,) * 4, corner, corner)
    hand.tool("x")
    hand.tool("y")
    hand.tool("turn_mirror")
    hand.click((3, 3), RIGHT)
    hand.click((3, 3))
    assert hand.page.desk.heights[3][3] == hand.page.desk.heights[4][4] == 4
    assert hand.page.desk.heights[4][3] == 0


def test_a_pull_is_one_step_to_undo(hand: Draughtsman) -> None:
    hand.drag((0, 0), (3, 0))
    hand.click((0, 1))
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.board() == ((4, 4, 4, 4),)
    hand.tool("undo")
    assert hand.board() == ()
    assert not hand.page.tools.parts["undo"].isEnabled()
    hand.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    hand.tool("redo")
    assert hand.board() == ((4, 4, 4, 4), (4, 0, 0, 0))


def test_the_square_under_the_pointer_is_told_as_it_is_now(hand: Draughtsman) -> None:
    told = hand.page.notice.square

    def over_it() -> bool:  # the display's own pointer may rest there already, which is no move
        hand.qtbot.mouseMove(hand.page.grid, hand.at((0, 0)))
        hand.qtbot.mouseMove(hand.page.grid, hand.at((2, 1)))
        return told.text() == "c2: outside"

    hand.qtbot.waitUntil(over_it)
    hand.qtbot.mousePress(hand.page.grid, LEFT, pos=hand.at((2, 1)))
    assert told.text() == "c2: height 4"
    hand.qtbot.mouseRelease(hand.page.grid, LEFT, pos=hand.at((2, 1)))
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert told.text() == "c2: outside"


def test_a_digit_chooses_the_height_for_the_mouse(hand: Draughtsman) -> None:
    hand.click((0, 0))
    hand.key(Qt.Key.Key_7)
    assert hand.board() == ((4,),)
    hand.click((1, 0))
    assert hand.board() == ((4, 7),)
    assert hand.page.palette_ladder.chips[7].isChecked()
    hand.qtbot.keyClicks(hand.page.grid, "-")
    hand.click((1, 0))
    assert hand.board() == ((4, 6),)


def test_arrow_keys_go_through_the_palette(hand: Draughtsman) -> None:
    chips = hand.page.palette_ladder.chips
    chips[4].setFocus()
    hand.key(Qt.Key.Key_Up)
    assert (chips[5].hasFocus(), hand.page.grid.brush) == (True, 5)
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Down)
    assert (chips[3].hasFocus(), hand.page.grid.brush) == (True, 3)


def test_the_whole_drawing_is_turned_moved_resized_and_cleared(hand: Draughtsman) -> None:
    hand.click((0, 0))
    hand.key(Qt.Key.Key_2)
    hand.click((1, 0))
    assert not hand.page.tools.parts["left"].isEnabled()
    assert not hand.page.tools.parts["up"].isEnabled()
    hand.tool("flip_x")
    assert hand.page.desk.heights[0] == (0,) * 6 + (2, 4)
    hand.tool("turn")
    assert [row[7] for row in hand.page.desk.heights] == [0] * 6 + [2, 4]
    hand.tool("flip_y")
    hand.tool("left")
    hand.tool("down")
    hand.key(Qt.Key.Key_Down, CONTROL)
    assert [row[6] for row in hand.page.desk.heights] == [0, 0, 4, 2, 0, 0, 0, 0]
    plus, minus = (hand.page.columns.findChildren(QAbstractButton)[n] for n in (1, 0))
    hand.press(plus)
    assert len(hand.page.desk.heights[0]) == 9
    for _ in range(8):
        hand.press(minus)
    assert hand.page.desk.heights == ((0,), (0,), (4,), (2,), (0,), (0,), (0,), (0,))
    hand.tool("clear")
    assert hand.board() == ()
    hand.tool("undo")
    assert hand.board() == ((4,), (2,))


# ---- by keys alone


def test_a_board_is_drawn_by_keys_alone(hand: Draughtsman) -> None:
    page = hand.page
    hand.key(Qt.Key.Key_Down)  # shows the cursor
    assert page.grid.pointed_at == (3, 3)
    hand.key(Qt.Key.Key_6)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Space)
    assert hand.board() == ((6, 6),)
    for _ in range(2):
        hand.key(Qt.Key.Key_Down, SHIFT)
    hand.key(Qt.Key.Key_Left)
    assert hand.board() == ((6, 6), (0, 6), (0, 6))
    hand.qtbot.keyClicks(page.grid, "+")
    assert hand.board()[-1] == (1, 6)
    hand.key(Qt.Key.Key_Delete)
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.board()[-1] == (1, 6)
    assert "d6" in page.notice.square.text()


def test_a_rectangle_is_pulled_up_by_keys(hand: Draughtsman) -> None:
    hand.tool("rectangle")
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Down)
    assert hand.board() == ()
    hand.key(Qt.Key.Key_Space)
    assert hand.board() == ((4, 4), (4, 4))
    hand.key(Qt.Key.Key_Up, SHIFT)
    hand.key(Qt.Key.Key_5)
    assert hand.board() == ((4, 5), (4, 5))
    hand.key(Qt.Key.Key_Down, SHIFT)
    hand.key(Qt.Key.Key_Escape)
    assert hand.board() == ((4, 5), (4, 5))


def test_r_turns_but_not_in_the_name(hand: Draughtsman) -> None:
    hand.drag((0, 0), (2, 0))
    hand.key(Qt.Key.Key_R)
    assert hand.board() == ((4,), (4,), (4,))
    hand.write_name("r")
    assert hand.page.desk.name == "r"
    assert hand.board() == ((4,), (4,), (4,))


def test_the_keys_are_listed(hand: Draughtsman) -> None:
    """Each in a line; Enter closes the list."""
    hand.press(hand.page.tools.keys)
    (listed,) = hand.page.findChildren(KeysList)
    for key in ("Arrow keys", "Shift+arrow keys", "Space", "0 to 8", "+ / −", "R", "Ctrl+Z", "Ctrl+N"):
        assert f"<b>{key}" in listed.text.text()
    with hand.qtbot.waitSignal(listed.destroyed):
        hand.qtbot.keyClick(listed, Qt.Key.Key_Return)


def test_the_tab_key_reaches_everything(hand: Draughtsman) -> None:
    hand.click((0, 0))
    seen: set[QWidget] = set()
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.add(focus)
        hand.key(Qt.Key.Key_Tab)
    side = hand.page.side
    wanted: tuple[QWidget, ...] = (
        hand.page.name, hand.page.columns, hand.page.rows, hand.page.palette_ladder.chips[4], hand.page.grid,
        side.play, side.save, side.share,
    )  # fmt: skip
    assert set(wanted) <= seen


# ---- what can be played


def test_what_cannot_be_played_is_said_with_the_reason(hand: Draughtsman) -> None:
    page, buttons = hand.page, (hand.page.side.play, hand.page.side.save, hand.page.side.share)
    assert "no square" in page.notice.text
    assert not any(button.isEnabled() for button in buttons)
    hand.press(page.palette_ladder.chips[1])
    hand.click((0, 0))
    assert "smallest stone" in page.notice.text
    assert page.side.play.toolTip() == page.notice.text
    hand.click((2, 0))
    hand.click((3, 0))
    assert "piece" in page.notice.text  # said, but it may be played
    assert all(button.isEnabled() for button in buttons)
    hand.write_name("a:b")
    assert "“:”" in page.notice.text
    assert not any(button.isEnabled() for button in buttons)
    hand.write_name(" ")
    assert "needs a name" in page.notice.text
    hand.write_name("Wall")
    assert all(button.isEnabled() for button in buttons)


def test_pieces_are_told_whatever_else_is_said(hand: Draughtsman, folder: Path, tmp_path: Path) -> None:
    """Only with five and six do corners lead on, so they are named only where pieces meet there."""
    path = tmp_path / f"apart{SUFFIX}"
    write_board(path, OwnBoard("Apart", ((2, 2, 0, 2, 2),)))
    notice = hand.page.notice
    hand.page.open_file(path)
    assert "is open" in notice.text
    assert "stone; only ruins lead" in notice.text
    assert notice.kind == "info"
    assert "largest piece: 4" in hand.page.side.extent_line.text()
    hand.press(hand.page.side.save)
    assert "is saved" in notice.text
    assert "stone; only ruins lead" in notice.text
    top, left = hand.page.grid.shown.index(max(hand.page.grid.shown)), 1
    while not hand.page.grid.shown[top][left]:
        left += 1
    hand.click((left + 2, top + 1))
    hand.key(Qt.Key.Key_S, CONTROL)
    assert "only ruins or, with 5 or 6 players, corners" in notice.text
    hand.page.side.show_shelf()
    hand.page.shelving.refresh()
    with hand.answering("Delete"):
        hand.press(hand.page.side.shelf.deeds["delete"])
    assert "was deleted" in notice.text
    assert "In 3 pieces" in notice.text
    assert notice.button.isVisible()


def test_play_keeps_the_board_and_hands_it_on(hand: Draughtsman, folder: Path) -> None:
    hand.drag((1, 1), (3, 1))
    heard: list[tuple[str, object]] = []
    hand.page.play.connect(lambda key, value: heard.append((key, value)))
    hand.press(hand.page.side.play)
    assert heard == [("scenario", "own:My board:444")]
    assert [own_value(board) for board in boards_in(folder)] == ["own:My board:444"]
    assert hand.page.may_leave()


def test_play_when_nothing_can_be_written(hand: Draughtsman, folder: Path) -> None:
    folder.write_text("no folder")
    hand.drag((1, 1), (3, 1))
    heard: list[object] = []
    hand.page.play.connect(lambda _key, value: heard.append(value))
    hand.press(hand.page.side.play)
    assert heard == []
    assert "was not saved" in hand.page.notice.text
    hand.press(hand.page.notice.button)  # play unsaved
    assert heard == ["own:My board:444"]
    assert hand.page.desk.dirty


# ---- keeping


def test_a_board_is_saved_changed_and_saved_again(hand: Draughtsman, folder: Path) -> None:
    hand.drag((0, 0), (2, 0))
    hand.write_name("Wall")
    with hand.qtbot.waitSignal(hand.page.kept):
        hand.press(hand.page.side.save)
    assert boards_in(folder) == (OwnBoard("Wall", ((4, 4, 4),)),)
    assert "saved" in hand.page.notice.text
    assert not hand.page.side.save.isEnabled()
    hand.click((0, 1))
    hand.key(Qt.Key.Key_S, CONTROL)  # the same board: no question
    assert boards_in(folder) == (OwnBoard("Wall", ((4, 4, 4), (4, 0, 0))),)
    hand.write_name("Wall 2")
    hand.press(hand.page.side.save)
    assert kept_names(folder) == ["Wall", "Wall 2"]


@pytest.mark.parametrize("answer", ["Replace", "Cancel"])
def test_a_name_that_exists_is_asked_about(hand: Draughtsman, folder: Path, answer: str) -> None:
    folder.mkdir()
    write_board(folder / f"x{SUFFIX}", HUT)
    hand.drag((0, 0), (2, 0))
    hand.write_name("Hut")
    with hand.answering(answer) as asked:
        hand.press(hand.page.side.save)
    assert "“Hut” exists already" in asked[0]
    expected = OwnBoard("Hut", ((4, 4, 4),)) if answer == "Replace" else HUT
    assert boards_in(folder) == (expected,)
    assert hand.page.desk.dirty == (answer == "Cancel")


def test_a_disk_that_refuses_loses_nothing(hand: Draughtsman, folder: Path) -> None:
    folder.write_text("no folder")
    hand.drag((0, 0), (2, 0))
    hand.press(hand.page.side.save)
    assert "was not saved" in hand.page.notice.text
    assert hand.page.notice.kind == "error"
    assert hand.board() == ((4, 4, 4),)


@pytest.mark.parametrize(
    ("answer", "leaves", "kept"),
    [("Save", True, ["My board"]), ("Discard", True, []), ("Cancel", False, [])],
)
def test_leaving_asks_for_what_is_not_saved(
    hand: Draughtsman, folder: Path, answer: str, *, leaves: bool, kept: list[str]
) -> None:
    assert hand.page.may_leave()  # nothing is drawn yet
    hand.drag((0, 0), (2, 0))
    with hand.answering(answer):
        assert hand.page.may_leave() is leaves
    assert kept_names(folder) == kept


def test_leaving_with_a_drawing_that_cannot_be_saved(hand: Draughtsman) -> None:
    hand.press(hand.page.palette_ladder.chips[1])
    hand.click((0, 0))
    with hand.answering("Discard") as asked:
        assert hand.page.may_leave()
    assert "smallest stone" in asked[0]


# ---- the shelf


@pytest.fixture
def full(hand: Draughtsman, folder: Path) -> Draughtsman:
    """With two boards on the shelf, which is in front."""
    folder.mkdir()
    for board in (HUT, OwnBoard("Tower", ((8, 8),))):
        write_board(folder / f"{board.name}{SUFFIX}", board)
    hand.page.side.show_shelf()
    hand.page.shelving.refresh()
    return hand


def pick(hand: Draughtsman, row: int, *, double: bool = False) -> None:
    shelf = hand.page.side.shelf.list
    where = shelf.visualItemRect(shelf.item(row)).center()
    hand.qtbot.mouseClick(shelf.viewport(), LEFT, pos=where)
    if double:
        hand.qtbot.mouseDClick(shelf.viewport(), LEFT, pos=where)


def test_a_board_of_the_shelf_is_opened_in_the_middle_of_its_paper(full: Draughtsman) -> None:
    pick(full, 0, double=True)
    assert full.page.name.text() == "Hut"
    assert full.board() == HUT.heights
    assert full.page.desk.heights[3][3:5] == (2, 2)
    full.click((0, 0))
    pick(full, 1)
    with full.answering("Cancel"):
        full.press(full.page.side.shelf.deeds["open"])
    assert full.page.name.text() == "Hut"
    with full.answering("Discard"):
        full.press(full.page.side.shelf.deeds["open"])
    assert full.board() == ((8, 8),)


def test_a_board_is_renamed_in_the_list(full: Draughtsman, folder: Path) -> None:
    pick(full, 1, double=True)

    def rename(name: str) -> None:
        full.page.side.shelf.list.setFocus()
        full.key(Qt.Key.Key_F2)
        line = QApplication.focusWidget()
        assert isinstance(line, QLineEdit)
        line.selectAll()
        full.qtbot.keyClicks(line, name)
        before = full.page.notice.text
        full.qtbot.keyClick(line, Qt.Key.Key_Return)
        full.qtbot.waitUntil(lambda: full.page.notice.text != before)

    rename("Spire")
    assert kept_names(folder) == ["Hut", "Spire"]
    assert full.page.name.text() == "Spire"
    assert not full.page.desk.dirty
    rename("Hut")
    assert "exists already" in full.page.notice.text
    assert kept_names(folder) == ["Hut", "Spire"]
    rename("a/b")
    assert full.page.notice.kind == "error"
    assert sorted(board.name for board in boards_in(folder)) == ["Hut", "Spire"]


def test_a_board_is_duplicated_deleted_and_brought_back(full: Draughtsman, folder: Path) -> None:
    pick(full, 0, double=True)
    full.press(full.page.side.shelf.deeds["duplicate"])
    assert kept_names(folder) == ["Hut", "Hut 2", "Tower"]
    with full.answering("Cancel"):
        full.press(full.page.side.shelf.deeds["delete"])
    assert len(kept_names(folder)) == 3
    with full.answering("Delete") as asked:
        full.press(full.page.side.shelf.deeds["delete"])
    assert "“Hut”" in asked[0]
    assert kept_names(folder) == ["Hut 2", "Tower"]
    assert full.page.desk.dirty  # it lies on the desk alone now
    full.press(full.page.notice.button)
    assert kept_names(folder) == ["Hut", "Hut 2", "Tower"]
    assert not full.page.desk.dirty


def test_new_and_copies_of_printed_boards(full: Draughtsman) -> None:
    shelf = full.page.side.shelf
    full.click((1, 1))
    with full.answering("Discard"):
        full.press(shelf.new)
    assert full.board() == ()
    shelf.menu.aboutToShow.emit()
    own, base, plus = map(submenu, shelf.menu.actions())
    assert [action.text() for action in own.actions()] == ["Hut", "Tower"]
    assert (len(base.actions()), len(plus.actions())) == (6, 6)
    huaca = submenu(plus.actions()[-1])
    huaca.actions()[-1].trigger()
    assert full.board() == trimmed(scenario_of("huaca").table(6).heights)
    assert full.page.may_leave()  # a bare copy is nothing to lose
    assert full.page.side.play.isEnabled()


def submenu(action: QAction) -> QMenu:
    menu = action.menu()
    assert isinstance(menu, QMenu)
    return menu


# ---- files


def test_a_board_is_shared_and_opened_elsewhere(
    hand: Draughtsman, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    hand.drag((0, 0), (2, 0))
    hand.write_name("Gift")
    path = tmp_path / f"gift{SUFFIX}"
    choose(hand, lambda: hand.press(hand.page.side.share), path)
    assert read_board(path) == OwnBoard("Gift", ((4, 4, 4),))
    assert str(path) in hand.page.notice.text
    assert kept_names(folder) == []
    hand.page.side.show_shelf()
    with hand.answering("Discard"):
        hand.press(hand.page.side.shelf.new)
    choose(hand, lambda: hand.press(hand.page.side.shelf.file), path)
    assert (hand.page.name.text(), hand.board()) == ("Gift", ((4, 4, 4),))
    assert hand.page.side.save.isEnabled()
    hand.press(hand.page.side.save)
    assert kept_names(folder) == ["Gift"]
    hand.page.open_file(path)  # the same board: the one on the shelf
    assert not hand.page.unsaved


def test_the_question_comes_before_the_file_dialog(hand: Draughtsman) -> None:
    hand.drag((0, 0), (2, 0))
    hand.page.side.show_shelf()
    with hand.answering("Cancel"):
        hand.press(hand.page.side.shelf.file)
    assert hand.page.shelving.dialog is None
    with hand.answering("Discard"):
        hand.press(hand.page.side.shelf.file)
    assert hand.page.shelving.dialog is not None
    hand.page.shelving.dialog.reject()
    hand.qtbot.waitUntil(lambda: hand.page.shelving.dialog is None)
    assert hand.board() == ((4, 4, 4),)


DIFFERENT = """{"scenarios": [{"id": "a", "name": "Varied", "meaning": "", "players": {
    "2": {"heights": ["22"]}, "6": {"heights": ["33"]}}}]}"""


@pytest.mark.parametrize("answer", ["Replace", "Cancel"])
def test_heights_for_other_numbers_are_told_and_not_lost_unasked(
    hand: Draughtsman, folder: Path, answer: str
) -> None:
    folder.mkdir()
    path = folder / f"varied{SUFFIX}"
    path.write_text(DIFFERENT)
    hand.page.open_file(path)
    assert "varied" in hand.page.notice.text
    assert "is open as it is for 6 players; for others" in hand.page.notice.text
    assert hand.page.notice.kind == "info"
    hand.drag((0, 0), (2, 0))
    with hand.answering(answer) as asked:
        hand.press(hand.page.side.save)
    assert "“Varied” has different heights" in asked[0]
    assert (path.read_text() == DIFFERENT) == (answer == "Cancel")
    hand.write_name("Other")
    hand.press(hand.page.side.save)
    assert (path.read_text() == DIFFERENT) == (answer == "Cancel")
    assert kept_names(folder) == ["Other", "Varied"]


def test_heights_for_other_numbers_survive_the_shelf(hand: Draughtsman, folder: Path) -> None:
    folder.mkdir()
    path = folder / f"varied{SUFFIX}"
    path.write_text(DIFFERENT)
    hand.page.side.show_shelf()
    hand.page.shelving.refresh()
    pick(hand, 0)
    with hand.answering("Delete"):
        hand.press(hand.page.side.shelf.deeds["delete"])
    assert not path.exists()
    hand.press(hand.page.notice.button)
    assert path.read_text() == DIFFERENT
    hand.page.side.shelf.rename_wanted.emit(hand.page.side.shelf.chosen, "Called")
    hand.qtbot.waitUntil(lambda: not path.exists())
    (renamed,) = folder.iterdir()
    assert read_file(renamed) == BoardFile(OwnBoard("Called", ((3, 3),)), (6,))
    pick(hand, 0, double=True)
    assert "“Called” is open as it is for 6 players" in hand.page.notice.text


def test_the_shelf_marks_what_lies_on_the_desk(full: Draughtsman, tmp_path: Path) -> None:
    shelf = full.page.side.shelf

    def bold() -> list[bool]:
        return [shelf.list.item(row).font().bold() for row in range(shelf.list.count())]

    pick(full, 1, double=True)
    assert (shelf.list.currentRow(), bold()) == (1, [False, True])
    write_board(tmp_path / f"new{SUFFIX}", OwnBoard("New", ((2, 2),)))
    full.page.open_file(tmp_path / f"new{SUFFIX}")
    assert (shelf.list.currentRow(), bold()) == (-1, [False, False])


def choose(hand: Draughtsman, open_dialog: Callable[[], None], path: Path) -> None:
    open_dialog()
    dialog = hand.page.shelving.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    hand.qtbot.waitUntil(lambda: hand.page.shelving.dialog is None)


ENTRY = '{"scenarios": [{"id": "a", "name": "NAME", "meaning": "", "players": {"2": {"heights": ["ROW"]}}}]}'
BAD = {
    "no JSON at all": "no board",
    "{}": "no board",
    ENTRY.replace('"id": "a"', '"it": "a"').replace("ROW", "11"): "no board",
    ENTRY.replace("ROW", "1x"): "rows",
    ENTRY.replace("ROW", "91"): "high",
    ENTRY.replace("ROW", "00"): "cannot be opened: the board has no square",
    ENTRY.replace("ROW", "1" * 13): "large",
    ENTRY.replace("NAME", ":").replace("ROW", "11"): "name",
    " " * 200_000: "large",
}


@pytest.mark.parametrize(("text", "word"), BAD.items(), ids=range(len(BAD)))
def test_a_bad_file_is_named_with_its_fault_and_nothing_is_lost(
    hand: Draughtsman, tmp_path: Path, text: str, word: str
) -> None:
    hand.drag((0, 0), (2, 0))
    path = tmp_path / f"holiday{SUFFIX}"
    path.write_text(text)
    hand.page.open_file(path)
    assert f"holiday{SUFFIX}" in hand.page.notice.text
    assert word in hand.page.notice.text
    assert hand.page.notice.kind == "error"
    assert hand.board() == ((4, 4, 4),)
    hand.page.open_file(tmp_path / "gone")
    assert "not there" in hand.page.notice.text


# ---- looks


def test_it_has_room_in_the_smallest_window(hand: Draughtsman) -> None:
    least = hand.page.minimumSizeHint()
    assert (least.width() <= 996, least.height() <= 534) == (True, True), least
    for part in hand.page.findChildren(QAbstractButton):
        if part.isVisible():
            assert part.height() >= min(part.minimumSizeHint().height(), 24)
            assert part.width() >= part.minimumSizeHint().width()


def test_every_button_says_what_it_does(hand: Draughtsman, language: str) -> None:
    hand.page.retranslate()
    for part in hand.page.findChildren(QAbstractButton):
        if part.isVisible():
            assert part.accessibleName() or part.text(), part
    assert hand.page.side.bars.accessibleDescription().count(";") == 4
    assert hand.page.grid.accessibleName()


def test_it_goes_dark_and_keeps_the_drawing(hand: Draughtsman) -> None:
    hand.drag((0, 0), (2, 0))
    before = hand.page.grab().toImage()
    hand.page.set_theme(dark())
    after = hand.page.grab().toImage()
    assert hand.board() == ((4, 4, 4),)
    spots = [(10, 300), (300, 100), (400, 500), (800, 60)]
    assert all(before.pixelColor(*spot) != after.pixelColor(*spot) for spot in spots)
