"""Whether a puzzle can still be finished: the verdict of the solver, found beside the running window."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.puzzles.advice import finishable
from desktop_app.games.rumis.engine.puzzles.game import PUZZLES
from desktop_app.games.rumis.engine.puzzles.play import PuzzleState
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.ui import puzzle_search
from desktop_app.games.rumis.ui.puzzle_search import Finishing


def spoiled(target: str) -> PuzzleState:
    """A puzzle with one stone on the board that is no part of the solution it was made from."""
    setup = Setup(1, 0, (("level", "open"), ("number", 1), ("target", target)))
    state = PUZZLES.initial(setup)
    for place in (action for action in PUZZLES.legal(state) if isinstance(action, Place)):
        after = PUZZLES.apply(state, place)[0]
        if place.stone == "O4" and finishable(after).line:
            state = after
            break
    assert state.built
    return state


def hard() -> PuzzleState:
    """A position that the solver needs more than a moment for."""
    setup = Setup(1, 0, (("level", "set"), ("number", 1), ("rule", "contact"), ("target", "cube4")))
    state = PUZZLES.initial(setup)
    return PUZZLES.apply(state, [action for action in PUZZLES.legal(state) if isinstance(action, Place)][-1])[
        0
    ]


def searching() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "puzzle search"]


@pytest.mark.parametrize("slice_", [0.0, 10.0])
@pytest.mark.parametrize("target", ["cube3", "tower"])
def test_the_verdict_is_that_of_the_solver_however_it_is_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, slice_: float, target: str
) -> None:
    monkeypatch.setattr(puzzle_search, "SLICE", slice_)
    state = spoiled(target)
    search = Finishing()
    with qtbot.waitSignal(search.found) as blocker:
        search.ask(state)
        assert search.busy
    assert blocker.args == [finishable(state).verdict]
    assert not search.busy
    assert not searching()


def test_only_the_last_question_is_answered(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_search, "SLICE", 0.0)
    search = Finishing()
    found: list[str] = []
    search.found.connect(found.append)
    full = PUZZLES.decode(
        "rumissolo1 target=slab level=easy rule=free colours=few number=0 day=- caps=22 hands=I3,V3 "
        "given=- solutions=0 built=- hints=0 taken=0 asked=no gave_up=no"
    )
    search.ask(hard())
    search._go_on()  # it has begun
    search.ask(full)
    qtbot.waitUntil(lambda: not search.busy)
    assert found == ["no"]
    assert not searching()


def test_nothing_runs_on_when_it_is_called_off_or_gone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_search, "SLICE", 0.0)
    state = hard()
    search = Finishing()
    search.ask(state)
    search._go_on()
    search.cancel()
    assert not search.busy
    assert not searching()
    search.ask(state)
    search._go_on()
    begun = bool(searching())
    search.deleteLater()
    QCoreApplication.sendPostedEvents(search, QEvent.Type.DeferredDelete)
    assert not searching()
    assert begun
