"""A table of the tests' game with hidden hands on the screen; it looks for secrets after every deed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.table_page import TablePage
from desktop_app.core.game import Seat
from desktop_app.qt.kit import Services
from desktop_app.session.record import Player
from desktop_app.session.session import Session

from .fake_game import FakeDriver
from .secret_game import SecretBoard, SecretKit
from .secret_watch import focus_is_in, hands_in, secrets_of, told, usable_below

ADA = Player("Ada", colour="red")
BO = Player("Bo", colour="blue")
CLEO = Player("Cleo", colour="yellow")
ROBI = Player("Robi", "computer", 1, "green")


class Table:
    """A page on the screen; `check` is what every test here is about."""

    def __init__(self, qtbot: QtBot, session: Session[Any, Any, Any], services: Services) -> None:
        self.qtbot, self.session = qtbot, session
        self.page = TablePage(SecretKit(), session, services, driver_factory=FakeDriver)
        qtbot.addWidget(self.page)
        self.page.resize(1280, 800)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        driver, board = self.page.findChild(FakeDriver), self.page.board
        assert isinstance(driver, FakeDriver)
        assert isinstance(board, SecretBoard)
        self.driver, self.board = driver, board
        self.check()

    @property
    def called(self) -> Seat | None:
        return self.page.secrecy.called

    @property
    def looker(self) -> Seat | None:
        return self.page.perspective.seat

    def sees(self) -> set[Seat]:
        """Whose hands are in the picture now; it does not count among those that `check` looks at."""
        before = set(self.board.painted)
        seen = hands_in(self.page.grab().toImage())
        self.board.painted = before
        return seen

    def stands(self, called: Seat | None, looker: Seat | None) -> bool:
        """Whether the curtain calls that seat, and that one looks."""
        return self.called == called and self.looker == looker

    def check(self) -> None:
        """Nothing shows a hand of another seat than the one that looks: no picture, no text."""
        QApplication.processEvents()
        if self.session.over:
            assert self.called is None
            return
        looker = self.looker
        allowed = set() if looker is None else {looker}
        assert self.sees() <= allowed
        assert self.board.painted <= allowed, "a frame in between"
        self.board.painted.clear()
        assert told(secrets_of(self.session.state, looker), self.page) == []
        if self.called is not None:
            assert looker is None
            assert self.page.curtain.geometry() == self.page.rect()
            assert usable_below(self.page.frame) == []
            assert focus_is_in(self.page.curtain)
            assert not self.page.perspective.may_act

    def act(self, action: str = "k") -> None:
        assert self.board.painted <= {self.looker}
        self.board.painted.clear()
        assert self.page.perspective.submit(action)
        self.check()

    def lift(self) -> None:
        called = self.called
        assert called is not None
        self.board.painted.clear()
        self.page.curtain.lift.click()
        assert self.called is None
        assert self.looker == called
        self.check()
        assert self.sees() == {called}

    def turn(self, action: str = "k") -> None:
        """A whole turn of the person called."""
        self.lift()
        self.act(action)

    def answer(self, action: str = "k") -> None:
        self.driver.reply(action)
        self.check()

    def wait_for_a_look(self) -> None:
        """Until the frame asks whether the board is at rest."""
        timer = self.page.secrecy.findChild(QTimer)
        assert isinstance(timer, QTimer)
        with self.qtbot.waitSignal(timer.timeout):
            pass

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.page, key)

    def lay_highest(self) -> str:
        return f"l{max(self.session.state.hands[self.session.to_act])}"
