"""What happened is shown in acts: each waits for the table, some stay in sight, and all is closed once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop_app.qt.scene2d.performance import Performance
from desktop_app.qt.scene2d.view import SceneView

from .conftest import Table
from .example import card

CLOSED = "closed"


class Bell(QObject):
    """Something else that comes to rest."""

    rung = Signal()


class Show:
    """A performance on the example table; an act is the column to which the first card goes."""

    def __init__(self, example: Table, rests: dict[int, float] | None = None) -> None:
        self.example = example
        self.bell = Bell(example.view)
        self.told: list[object] = []
        self.rests = rests or {}
        self.performance: Performance[int] = Performance(
            example.view,
            self._stage,
            example.view,
            signals=(example.view.settled, self.bell.rung),
            rest_of=lambda column: self.rests.get(column, 0.0),
        )

    def _stage(self, column: int) -> None:
        self.told.append(column)
        self.example.change(card(0, column, 2))

    def close(self) -> None:
        self.told.append(CLOSED)

    def begin(self, acts: Sequence[int], *, rest: float = 0.0) -> None:
        self.performance.begin(acts, self.close, rest=rest)

    def pass_by(self, qtbot: QtBot) -> None:
        """What moves comes to rest."""
        assert self.example.view.moving
        with qtbot.waitSignal(self.example.view.settled):
            self.example.clock.now += 1000.0


@pytest.fixture
def show(example: Table) -> Show:
    return Show(example)


def test_acts_follow_each_other_when_the_table_is_at_rest(qtbot: QtBot, show: Show) -> None:
    show.begin((5, 6))
    assert show.told == [5]
    assert show.performance.running
    show.pass_by(qtbot)
    assert show.told == [5, 6]
    show.pass_by(qtbot)
    assert show.told == [5, 6, CLOSED]
    assert not show.performance.running
    assert not show.performance.resting.isActive()


def test_without_acts_it_is_closed_at_once(show: Show) -> None:
    show.begin(())
    assert show.told == [CLOSED]
    assert not show.performance.running


def test_nothing_begins_while_something_else_still_moves(qtbot: QtBot, show: Show) -> None:
    show.example.change(card(1, 6, 1))
    show.begin((5,))
    assert show.told == []
    show.pass_by(qtbot)
    assert show.told == [5]


def test_every_signal_it_was_given_lets_it_go_on(
    qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ride ends with a signal of its own."""
    busy = [True]
    monkeypatch.setattr(SceneView, "moving", property(lambda view: busy[0]))
    show.begin((5,))
    show.bell.rung.emit()
    assert show.told == []
    busy[0] = False
    show.bell.rung.emit()
    assert show.told == [5, CLOSED]


def test_an_act_stays_in_sight_as_long_as_it_wants(qtbot: QtBot, example: Table) -> None:
    show = Show(example, {5: 30.0})
    show.begin((5, 6))
    assert not show.performance.resting.isActive()
    show.pass_by(qtbot)
    assert show.performance.resting.interval() == 30
    assert show.performance.resting.isActive()
    show.bell.rung.emit()
    assert show.told == [5], "it goes on before the rest is over"
    with qtbot.waitSignal(show.performance.resting.timeout):
        pass
    assert show.told == [5, 6]
    show.pass_by(qtbot)
    assert show.told == [5, 6, CLOSED], "an act that wants no rest has some"


def test_how_long_is_asked_when_the_rest_begins(qtbot: QtBot, example: Table) -> None:
    show = Show(example, {5: 30.0})
    show.begin((5,))
    show.rests[5] = 0.0
    show.pass_by(qtbot)
    assert show.told == [5, CLOSED]


def test_the_new_position_stays_in_sight(qtbot: QtBot, show: Show) -> None:
    show.begin((5,), rest=30.0)
    show.pass_by(qtbot)
    assert show.told == [5, CLOSED]
    assert show.performance.running
    with qtbot.waitSignal(show.performance.resting.timeout):
        pass
    assert not show.performance.running
    assert show.told == [5, CLOSED]


def test_a_hidden_table_keeps_nobody_waiting(qtbot: QtBot, show: Show) -> None:
    show.begin((), rest=60_000.0)
    assert show.performance.running
    show.example.view.hide()
    assert not show.performance.running


def test_whoever_stops_it_gets_what_would_have_closed_it(qtbot: QtBot, show: Show) -> None:
    show.begin((5, 6), rest=60_000.0)
    close = show.performance.stop()
    assert close == show.close
    assert not show.performance.running
    show.pass_by(qtbot)
    assert show.told == [5]
    assert show.performance.stop() is None


def test_stopped_while_an_act_rests(qtbot: QtBot, example: Table) -> None:
    show = Show(example, {5: 60_000.0})
    show.begin((5,))
    show.pass_by(qtbot)
    assert show.performance.resting.isActive()
    assert show.performance.stop() == show.close
    assert not show.performance.resting.isActive()
    show.rests.clear()
    show.begin((6,))
    assert show.told == [5, 6], "the rest of the act before holds up the new one"


def test_to_finish_shows_the_new_position_without_the_acts_between(qtbot: QtBot, show: Show) -> None:
    show.begin((5, 6), rest=60_000.0)
    show.performance.finish()
    assert show.told == [5, CLOSED]
    assert not show.performance.running
    assert not show.example.view.moving
    show.performance.finish()
    assert show.told == [5, CLOSED]


def test_what_closes_may_begin_anew(show: Show) -> None:
    """The rest of what is over does not hold up what has begun."""

    def again() -> None:
        show.told.append("again")
        show.begin((5,))

    show.performance.begin((), again, rest=60_000.0)
    assert show.told == ["again", 5]
    assert not show.performance.resting.isActive()


@pytest.mark.parametrize("rest", [0.0, 60_000.0])
def test_to_ask_whether_something_moves_may_settle_it(
    show: Show, monkeypatch: pytest.MonkeyPatch, rest: float
) -> None:
    """The view settles while it is asked, which comes back: nothing may be closed twice, or never."""
    ask: Callable[[SceneView], bool] = SceneView.moving.fget  # type: ignore[attr-defined]

    def moving(view: SceneView) -> bool:
        answer = ask(view)
        if not answer:
            view.settled.emit()
        return answer

    show.example.view.set_speed(0.0)
    monkeypatch.setattr(SceneView, "moving", property(_once_deep(moving)))
    show.begin((5, 6), rest=rest)
    assert show.told == [5, 6, CLOSED]
    assert show.performance.resting.isActive() == (rest > 0)
    assert show.performance.stop() is None


def _once_deep(ask: Callable[[SceneView], bool]) -> Callable[[SceneView], bool]:
    """Asked again from within, it answers without settling anything."""
    inside: list[SceneView] = []

    def asked(view: SceneView) -> bool:
        if inside:
            return False
        inside.append(view)
        try:
            return ask(view)
        finally:
            inside.clear()

    return asked
