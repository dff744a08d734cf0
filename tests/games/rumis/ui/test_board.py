"""The Rumis table by itself: choosing, hovering, turning, placing, refusing; in the painter's view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Setup
from desktop_app.core.resources import resource_path
from desktop_app.games.rumis.engine.state import Place
from desktop_app.qt.gl3d.painter_view import PainterBoardView
from desktop_app.session.record import Player
from tests.games.rumis.ui.table_of_tests import Table

SQUARE = Place("O4", ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)))


def test_a_stone_is_chosen_hovered_and_placed_by_mouse(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.click_slot(qtbot, "O4")
    assert table.board.held is not None
    assert table.board.held.stone == "O4"
    at = table.pixel_of(2, 2, 0)
    qtbot.mouseMove(table.board.view.widget, at)
    qtbot.waitUntil(
        lambda: table.board.held is not None and (table.board.held.x, table.board.held.y) == (2, 2)
    )
    ghost = table.board.ghost
    assert ghost is not None
    qtbot.mouseClick(table.board.view.widget, Qt.MouseButton.LeftButton, pos=at)
    assert table.state.placed[0].cells == ghost.cells
    assert table.board.held is None


def test_a_refused_place_is_named_and_changes_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE)
    table.click_slot(qtbot, "I2")
    at = table.pixel_of(4, 3, 0)
    qtbot.mouseClick(table.board.view.widget, Qt.MouseButton.LeftButton, pos=at)
    assert table.said == ["Part of the stone would lie outside the footprint."]
    assert table.board.ghost is not None
    assert table.board.ghost.refusal is not None
    assert table.board.view.scene.bad_cells == ((4, 4, 0),)
    assert not table.board.view.scene.ghost_ok
    assert len(table.state.placed) == 1


@pytest.mark.parametrize(
    ("cells", "stone", "sentence"),
    [
        (((0, 0, 1), (1, 0, 1)), "I2", "A first stone must touch the board itself."),
        (((3, 3, 0), (4, 3, 0)), "I2", "A first stone must share a face with a stone already there."),
        (
            ((1, 0, 1), (2, 0, 1)),
            "I2",
            "A cube would float: it needs the board or a cube below.",
        ),
    ],
)
def test_every_refusal_is_a_sentence_in_the_prompt(
    qtbot: QtBot, cells: tuple[tuple[int, int, int], ...], stone: str, sentence: str
) -> None:
    table = Table(qtbot, SQUARE)
    table.board.hold(stone)
    qtbot.keyClick(table.board, Qt.Key.Key_R)
    while table.board.held is not None and table.board.held.x != cells[0][0]:
        qtbot.keyClick(table.board, Qt.Key.Key_Right if cells[0][0] > table.board.held.x else Qt.Key.Key_Left)
    while table.board.held is not None and table.board.held.y != cells[0][1]:
        qtbot.keyClick(table.board, Qt.Key.Key_Down if cells[0][1] > table.board.held.y else Qt.Key.Key_Up)
    assert table.board.ghost is not None
    assert table.board.ghost.cells == cells
    assert table.board.prompt() == sentence


def test_keys_choose_turn_move_and_place(qtbot: QtBot) -> None:
    table = Table(qtbot)
    qtbot.keyClicks(table.board, "2")
    assert table.board.held is not None
    assert table.board.held.stone == "I3"
    forms = {table.board.held.form}
    for key in (Qt.Key.Key_R, Qt.Key.Key_T, Qt.Key.Key_F):
        qtbot.keyClick(table.board, key)
        assert table.board.held is not None
        forms.add(table.board.held.form)
    assert len(forms) == 3
    qtbot.keyClick(table.board, Qt.Key.Key_N)
    qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert [stone.stone for stone in table.state.placed] == ["I3"]


def test_a_turn_there_and_back_is_none_from_every_side(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.board.hold("D4")
    for side in range(4):
        table.board.view.side_view(side)
        for key in (Qt.Key.Key_R, Qt.Key.Key_T, Qt.Key.Key_F):
            assert table.board.held is not None
            before = table.board.held.form
            qtbot.keyClick(table.board, key)
            assert table.board.held.form != before
            qtbot.keyClick(table.board, key, Qt.KeyboardModifier.ShiftModifier)
            assert table.board.held.form == before


@pytest.mark.parametrize("side", range(4))
def test_arrow_keys_move_as_the_screen_shows(qtbot: QtBot, side: int) -> None:
    table = Table(qtbot)
    table.board.view.side_view(side)
    table.board.hold("I2")

    def seen() -> QPoint:
        assert table.board.held is not None
        return table.pixel_of(table.board.held.x, table.board.held.y, 0)

    for key, axis, sign in (
        (Qt.Key.Key_Right, "x", 1),
        (Qt.Key.Key_Left, "x", -1),
        (Qt.Key.Key_Up, "y", -1),
        (Qt.Key.Key_Down, "y", 1),
    ):
        before = seen()
        qtbot.keyClick(table.board, key)
        moved = seen() - before
        along, across = (moved.x(), moved.y()) if axis == "x" else (moved.y(), moved.x())
        assert along * sign > 0
        assert abs(across) <= abs(along) + 1


def test_escape_puts_the_stone_back_and_the_prompt_follows(qtbot: QtBot) -> None:
    table = Table(qtbot)
    assert "anywhere" in table.board.prompt()
    qtbot.keyClicks(table.board, "1")
    assert "place the short bar" in table.board.prompt()
    qtbot.keyClick(table.board, Qt.Key.Key_Escape)
    assert table.board.held is None
    assert "anywhere" in table.board.prompt()


def test_placed_stones_leave_the_tray(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE)
    table.session.submit(Place("I2", ((2, 0, 0), (3, 0, 0))), 1, table.session.revision)
    slots = {c.get("stone"): c.get("held") for c in table.board.tray.slots()}
    assert [stone for stone, held in slots.items() if not held] == ["O4"]
    table.click_slot(qtbot, "O4")
    assert table.board.held is None


def test_the_last_stone_is_marked_and_the_scene_has_every_stone(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE, Place("I2", ((2, 0, 0), (3, 0, 0))))
    solids = table.board.view.scene.solids
    assert [solid.cells for solid in solids] == [stone.cells for stone in table.state.placed]
    assert [solid.last for solid in solids] == [False, True]
    assert len({solid.colour for solid in solids}) == 2


def test_stepping_back_shows_the_earlier_building_and_nothing_can_be_placed(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE, Place("I2", ((2, 0, 0), (3, 0, 0))))
    table.perspective.look_at(1)
    assert len(table.board.view.scene.solids) == 1
    table.board.hold("I3")
    assert table.board.held is None
    assert table.said == ["It is not your turn."]
    table.perspective.look_at(None)
    assert len(table.board.view.scene.solids) == 2


def test_the_other_view_takes_over_with_the_same_camera_and_stone(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE)
    table.board.hold("I2")
    table.board.view.orbit(30, 5)
    azimuth = table.board.view.camera.azimuth
    first = table.board.view
    table.preferences["gl_probe"] = {"ok": True}
    table.board.apply_preferences()
    qtbot.waitUntil(table.board.view.widget.isVisible)
    assert table.board.view is not first
    assert table.board.view.camera.azimuth == azimuth
    assert table.board.view.scene.ghost is not None
    table.preferences["view3d"] = "painter"
    table.board.apply_preferences()
    assert type(table.board.view) is type(first)


def test_the_table_can_be_told_in_words(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE)
    assert table.board.describe() == "red: square at a1, level 1"
    assert table.board.accessibleName() == "Rumis board"


def test_four_colours_show_the_tray_of_the_colour_to_move(qtbot: QtBot) -> None:
    table = Table(qtbot, setup=Setup(2).with_option("four_colours", True))
    shown = []
    for _ in range(4):
        shown.append(table.board.tray.slots()[0].get("colour"))
        table.board.hold("I2")
        qtbot.keyClick(table.board, Qt.Key.Key_N)
        qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert shown == [0, 1, 2, 3]


def test_a_failing_driver_changes_to_the_painter_and_says_so(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(qtbot, SQUARE)
    table.preferences["gl_probe"] = {"ok": True, "samples": 0}
    table.board.apply_preferences()
    opengl = table.board.view
    assert not isinstance(opengl, PainterBoardView)
    opengl.failed.emit("no context")
    assert isinstance(table.board.view, PainterBoardView)
    assert table.said == ["OpenGL failed; the board is drawn without it now."]
    assert table.preferences["gl_probe"] == {"ok": False}
    assert "no context" in caplog.text


@pytest.mark.parametrize(
    ("modifier", "key"),
    [
        (Qt.KeyboardModifier.NoModifier, Qt.Key.Key_R),
        (Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T),
        (Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F),
    ],
)
def test_a_right_click_turns_as_the_keys_do(
    qtbot: QtBot, modifier: Qt.KeyboardModifier, key: Qt.Key, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl and Shift were not heeded with a right click, only with the wheel."""
    monkeypatch.setattr(QApplication, "keyboardModifiers", staticmethod(lambda: modifier))
    table = Table(qtbot)
    table.board.hold("D4")
    qtbot.mouseClick(table.board.view.widget, Qt.MouseButton.RightButton, modifier, table.pixel_of(2, 2, 0))
    clicked = table.board.held
    table.board.put_back()
    table.board.hold("D4")
    qtbot.keyClick(table.board, key)
    assert clicked is not None
    assert table.board.held is not None
    assert clicked.orientation == table.board.held.orientation


def test_the_letters_on_the_stones_follow_the_language(qtbot: QtBot, qapp: QApplication) -> None:
    """Stones on the board once kept the old letters until the next move."""
    table = Table(qtbot, SQUARE, Place("I2", ((2, 0, 0), (3, 0, 0))))
    table.session.seat_player(0, Player("A", colour="yellow"))
    before = table.board.view.scene.solids[0].mark
    translator = QTranslator()
    assert translator.load(str(resource_path("translations", "tischrunde_de.qm")))
    qapp.installTranslator(translator)
    try:
        qtbot.waitUntil(lambda: table.board.view.scene.solids[0].mark != before)
    finally:
        qapp.removeTranslator(translator)


def test_the_tray_says_size_and_key(qtbot: QtBot) -> None:
    table = Table(qtbot)
    tips = [table.board.tray.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in (0, 4, 10)]
    assert tips[0].startswith("short bar, 2")
    assert "(key 5)" in tips[1]
    assert "(key -)" in tips[2]


def test_the_place_of_a_hint_waits_for_the_click(qtbot: QtBot) -> None:
    """The pointer on its way to the place once carried the stone away, and the hint with it."""
    table = Table(qtbot, SQUARE)
    place = Place("I2", ((2, 0, 0), (3, 0, 0)))
    table.board.show_advice(Advice(place, "gains", (("count", 2),)), 3)
    qtbot.mouseMove(table.board.view.widget, table.pixel_of(4, 3, 0))
    assert table.board.ghost is not None
    assert table.board.ghost.cells == place.cells
    qtbot.mouseClick(table.board.view.widget, Qt.MouseButton.LeftButton, pos=table.pixel_of(3, 0, 0))
    assert table.session.steps[-1].action == place


def test_a_click_beside_the_place_of_a_hint_only_takes_the_stone_there(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE)
    table.board.show_advice(Advice(Place("I2", ((2, 0, 0), (3, 0, 0))), "gains", (("count", 2),)), 3)
    qtbot.mouseClick(table.board.view.widget, Qt.MouseButton.LeftButton, pos=table.pixel_of(2, 2, 0))
    assert len(table.state.placed) == 1
    assert table.board.held is not None
    assert (table.board.held.x, table.board.held.y) == (2, 2)


def test_the_hinted_stone_is_hit_by_the_pointer_itself(qtbot: QtBot) -> None:
    """A click on the middle of a high translucent stone once went through it to a square behind."""
    table = Table(qtbot, SQUARE)
    place = Place("I4", ((2, 0, 0), (2, 0, 1), (2, 0, 2), (2, 0, 3)))
    table.board.show_advice(Advice(place, "gains", (("count", 1),)), 3)
    view = table.board.view
    px, py = view.camera.project((2.5, 1.0, 3.5), view.view_size())
    assert view.hit_at(px, py) is not None
    qtbot.mouseClick(view.widget, Qt.MouseButton.LeftButton, pos=QPoint(round(px), round(py)))
    assert table.session.steps[-1].action == place


@pytest.mark.parametrize("side", range(4))
def test_the_pad_turns_as_the_keys_do_from_every_side(qtbot: QtBot, side: int) -> None:
    """The pad once turned about the board's axes, whatever the eye saw."""
    table = Table(qtbot)
    table.board.view.side_view(side)
    for number, key in enumerate((Qt.Key.Key_R, Qt.Key.Key_T, Qt.Key.Key_F)):
        forms = []
        for by_pad in (True, False):
            table.board.put_back()
            table.board.hold("D4")
            if by_pad:
                qtbot.mouseClick(table.board._pad._buttons[number], Qt.MouseButton.LeftButton)
            else:
                qtbot.keyClick(table.board, key)
            assert table.board.held is not None
            forms.append(table.board.held.form)
        assert forms[0] == forms[1]


@pytest.mark.parametrize("modifier", ["ControlModifier", "AltModifier", "MetaModifier"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_with_ctrl_is_for_the_computer_and_places_nothing(
    qtbot: QtBot, key: Qt.Key, modifier: str
) -> None:
    table = Table(qtbot)
    table.board.hold("O4")
    qtbot.keyClick(table.board, key, Qt.KeyboardModifier[modifier])
    qtbot.keyClick(table.board.tray, key, Qt.KeyboardModifier[modifier])
    assert table.state.placed == ()
    assert table.board.held is not None
    qtbot.keyClick(table.board, key)
    assert len(table.state.placed) == 1


def test_enter_takes_up_the_stone_that_a_hint_has_told(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE)
    advice = Advice(Place("I2", ((2, 0, 0), (3, 0, 0))), "gains", (("count", 2),))
    table.board.show_advice(advice, 1)
    qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert table.board.held is None
    assert len(table.said) == 1
    table.board.show_advice(advice, 2)
    qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert table.board.held is not None
    assert table.board.held.stone == "I2"
    assert len(table.said) == 1
    qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert len(table.state.placed) == 2


def test_the_pad_is_dim_where_nobody_can_turn_anything(qtbot: QtBot) -> None:
    table = Table(qtbot, SQUARE)
    pad = table.board._pad
    assert pad.isEnabled()
    table.perspective.look_at(0)
    assert not pad.isEnabled()
    table.perspective.look_at(None)
    assert pad.isEnabled()
    table.session.resign(0)
    assert not pad.isEnabled()


def test_a_stone_that_drops_keeps_nobody_waiting(qtbot: QtBot) -> None:
    table = Table(qtbot, computers=(0,))
    table.board._services.speed = lambda: 1.0
    table.session.submit(SQUARE, 0, table.session.revision)
    assert table.board.view.moving
    assert not table.board.moving
    assert table.board.tray.slots()[0].get("colour") == 1
