"""A person at the real window: finds what is on the screen and uses mouse and keys only."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.main_window import MainWindow
from desktop_app.app.table_page import TablePage
from desktop_app.games.rumis.engine.rules import GAME
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.engine.stones import Cells
from desktop_app.games.rumis.ui.board import RumisBoard
from desktop_app.games.rumis.ui.hand import held_at
from desktop_app.games.rumis.ui.stone_board import StoneBoard

PATIENCE = 30_000


class Person:
    """Plays in `window`; the dice for its choices come from `seed`."""

    def __init__(self, qtbot: QtBot, window: MainWindow, seed: int = 1) -> None:
        self.qtbot = qtbot
        self.window = window
        self.random = Random(seed)

    # ---- the window ----------------------------------------------------------------------------

    def button(self, text: str) -> QAbstractButton:
        """The visible button with that text, accessible name or first line."""
        for button in self.window.findChildren(QAbstractButton):
            names = (button.text().replace("&", ""), button.accessibleName())
            if text in names and button.isVisible():
                return button
        raise AssertionError(f"no visible button {text!r}")

    def click(self, target: QWidget | str, at: QPoint | None = None) -> None:
        """A left click into the middle of a widget or button, or at a point of it."""
        widget = self.button(target) if isinstance(target, str) else target
        self.wait(widget.isVisible)
        where = widget.rect().center() if at is None else at
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key to whatever has the focus."""
        focus = QApplication.focusWidget() or self.window
        self.qtbot.keyClick(focus, key, modifier)

    def tab_to(self, text: str) -> None:
        """Tab until the button with that text has the focus."""
        for _ in range(80):
            focus = QApplication.focusWidget()
            if isinstance(focus, QAbstractButton) and text in (focus.text(), focus.accessibleName()):
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"the Tab key never reaches {text!r}")

    def wait(self, condition: Callable[[], bool]) -> None:
        """Until it is so."""
        self.qtbot.waitUntil(condition, timeout=PATIENCE)

    # ---- the table -----------------------------------------------------------------------------

    @property
    def page(self) -> TablePage:
        """The table on the screen."""
        pages = [page for page in self.window.findChildren(TablePage) if page.isVisible()]
        assert len(pages) == 1
        return pages[0]

    @property
    def board(self) -> RumisBoard:
        """The board on the table."""
        board = self.page.board
        assert isinstance(board, RumisBoard)
        return board

    @property
    def stones(self) -> StoneBoard:
        """The board of stones on the table, that of a puzzle too."""
        board = self.page.board
        assert isinstance(board, StoneBoard)
        return board

    def sit_down(self) -> None:
        """Wait for the table to stand."""
        self.wait(lambda: any(page.isVisible() for page in self.window.findChildren(TablePage)))
        self.wait(self.window.isActiveWindow)

    def wait_for_turn(self) -> bool:
        """Until this person is to act, or the game is over; whether it goes on."""
        page = self.page
        self.wait(lambda: page.session.over or page.perspective.may_act)
        return not page.session.over

    # ---- by mouse ------------------------------------------------------------------------------

    def place_by_mouse(self) -> None:
        """Choose a stone in the tray, turn it with the pad's buttons, click the board."""
        session = self.page.session
        places = list(GAME.legal(session.state))
        self.random.shuffle(places)
        places.sort(key=lambda place: -len(place.cells))
        found = self.first_in_sight(places)
        if found is None:  # all of them are behind stones: look from above
            self.click("From above")
            found = self.first_in_sight(places)
        assert found is not None, "no legal place can be pointed at"
        place, _ = found
        ply = session.ply
        tray = self.board.tray
        self.qtbot.mouseClick(
            tray.viewport(), Qt.MouseButton.LeftButton, pos=tray.slot_rect(place.stone).center().toPoint()
        )
        self.turn_by_mouse(place)
        self.qtbot.mouseClick(self.board.view.widget, Qt.MouseButton.LeftButton, pos=self.point_at(place))
        assert session.ply > ply
        assert session.steps[ply].action == place

    def point_at(self, place: Place) -> QPoint:
        """Move the pointer until the ghost lies there; where it is then."""
        view, found = self.stones.view, QPoint(0, 0)

        def over_it() -> bool:
            # Again and again: the panels may still be finding their places, and the display's own pointer,
            # which rests elsewhere, may be heard in between. One that rests there already would not be heard.
            nonlocal found
            found = self.pixel_for(place) or found
            for at in (found + QPoint(1, 0), found):
                self.qtbot.mouseMove(view.widget, at)
            return self.stones.ghost is not None and self.stones.ghost.cells == place.cells

        self.wait(over_it)
        return found

    def first_in_sight(self, places: list[Place]) -> tuple[Place, QPoint] | None:
        """The first place whose square can be pointed at, and where."""
        for place in places:
            pixel = self.pixel_for(place)
            if pixel is not None:
                return place, pixel
        return None

    def pixel_for(self, place: Place) -> QPoint | None:
        """A pixel where the pointer means the square that the place is held over; None if it is hidden."""
        held, view = held_at(place), self.stones.view
        level = self.page.session.state.heights[held.y][held.x]
        for dx, dy in ((0.5, 0.5), (0.2, 0.8), (0.8, 0.8), (0.8, 0.2)):
            px, py = view.camera.project((held.x + dx, held.y + dy, float(level)), view.view_size())
            hit = view.hit_at(round(px), round(py))
            if hit is not None and hit.normal == (0, 0, 1) and hit.column == (held.x, held.y):
                return QPoint(round(px), round(py))
        return None

    def pixel_on(self, cells: Cells) -> QPoint | None:
        """A pixel that shows one of the cells from above; None if none is in sight."""
        view = self.stones.view
        for x, y, z in sorted(cells, key=lambda cell: -cell[2]):
            for dx, dy in ((0.5, 0.5), (0.2, 0.8), (0.8, 0.8), (0.8, 0.2)):
                px, py = view.camera.project((x + dx, y + dy, z + 1.0), view.view_size())
                hit = view.hit_at(round(px), round(py))
                if hit is not None and hit.cell == (x, y, z):
                    return QPoint(round(px), round(py))
        return None

    def turn_by_mouse(self, place: Place) -> None:
        """Click the turning buttons until the stone lies as wanted."""
        wanted = held_at(place).orientation
        pad = [b for b in self.stones.findChildren(QToolButton) if b.text() in ("R", "T", "F")]
        assert len(pad) == 3
        for _ in range(400):
            assert self.stones.held is not None
            if self.stones.held.orientation == wanted:
                return
            self.click(self.random.choice(pad))
        raise AssertionError("the stone cannot be turned that way")

    # ---- by keys -------------------------------------------------------------------------------

    def place_by_keys(self) -> None:
        """Choose a stone by its digit, go round the places, press Enter."""
        session = self.page.session
        ply = session.ply
        place = self.random.choice(list(GAME.legal(session.state)))
        rows = [slot.get("stone") for slot in self.board.tray.slots()]
        self.qtbot.keyClicks(self.board, "1234567890-"[rows.index(place.stone)])
        assert self.board.held is not None
        assert self.board.held.stone == place.stone
        for _ in range(self.random.randrange(1, 4)):
            self.key(Qt.Key.Key_N)
        self.key(Qt.Key.Key_Return)
        assert session.ply > ply
