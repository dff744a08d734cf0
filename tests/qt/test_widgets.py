"""The shared widgets: values in, signals out, by mouse and by keyboard, in both themes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAction, QColor, QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.qt import theme as look
from desktop_app.qt.plates import SeatFace, SeatPlate
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.widgets import (
    Card,
    CoverButton,
    IconButton,
    PromptLine,
    Segmented,
    Stepper,
    Toast,
)

LIGHT = look.light().with_accent("terracotta")
DARK = look.dark().with_accent("terracotta")


def plate() -> SeatPlate:
    result = SeatPlate(LIGHT)
    result.show_face(SeatFace("Anna", ("red",), "12", "7 stones", turn=True))
    return result


def prompt() -> PromptLine:
    result = PromptLine(LIGHT)
    result.show_prompt("Anna, place a stone", detail="It must touch your own.", colours=("red",))
    return result


def cover() -> CoverButton:
    result = CoverButton(resource_path("art", "rumis-cover.svg"), LIGHT)
    result.set_words("Title", "A line", "2-4 players")
    return result


def drawn(qtbot: QtBot, button: CoverButton) -> QImage:
    """What a cover looks like once its picture has been rendered for its size."""
    with qtbot.waitSignal(button.drawn):
        button.grab()
    return button.grab().toImage()


@pytest.mark.parametrize(
    "make",
    [plate, prompt, cover, lambda: Card(LIGHT), lambda: IconButton("undo", LIGHT, text="Undo")],
    ids=["plate", "prompt", "cover", "card", "icon"],
)
def test_a_widget_repaints_in_another_theme(qtbot: QtBot, make: Callable[[], QWidget]) -> None:
    widget = make()
    qtbot.addWidget(widget)
    widget.resize(max(widget.sizeHint().width(), 60), max(widget.sizeHint().height(), 60))
    before = widget.grab().toImage()
    widget.set_theme(DARK)  # type: ignore[attr-defined]  # each of them has it
    after = widget.grab().toImage()
    assert before != after
    widget.set_theme(LIGHT)  # type: ignore[attr-defined]
    assert widget.grab().toImage() == before


def test_a_card_keeps_its_content_inside_the_panel(qtbot: QtBot) -> None:
    """As a QFrame it lost its margins as soon as a style sheet came."""
    card = Card(LIGHT)
    qtbot.addWidget(card)
    layout = QVBoxLayout()
    card.hold(layout)
    label = QLabel("inside")
    layout.addWidget(label)
    card.resize(300, 200)
    card.show()
    for _ in range(2):
        assert label.geometry() == card.rect().adjusted(23, 21, -23, -25)
        card.setStyleSheet(stylesheet(LIGHT))
        QApplication.sendPostedEvents()
    assert card.grab().toImage().pixelColor(150, 20) == QColor(LIGHT.raised)


def test_an_icon_button_names_itself_and_its_key(qtbot: QtBot) -> None:
    button = IconButton("undo", LIGHT, text="Undo", shortcut="Ctrl+Z")
    qtbot.addWidget(button)
    assert button.toolTip() == "Undo (Ctrl+Z)"
    assert button.accessibleName() == "Undo"
    button.set_text("Zurück")
    assert button.toolTip() == "Zurück (Ctrl+Z)"
    button.set_icon("redo")
    assert button.icon().name() == "redo"


def test_an_icon_button_follows_its_action(qtbot: QtBot) -> None:
    action = QAction("&Undo…")
    action.setShortcut("Ctrl+Z")
    button = IconButton("undo", LIGHT, action=action)
    qtbot.addWidget(button)
    assert (button.accessibleName(), button.toolTip()) == ("Undo", "Undo (Ctrl+Z)")
    action.setText("Go back")
    action.setEnabled(False)
    assert (button.accessibleName(), button.isEnabled()) == ("Go back", False)
    action.setEnabled(True)
    with qtbot.waitSignal(action.triggered):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert action.icon().name() == "undo"


def test_segmented_tells_what_the_user_chose(qtbot: QtBot) -> None:
    choice = Segmented([("a", "Person"), ("b", "Computer"), ("c", "Empty")], name="Who")
    qtbot.addWidget(choice)
    choice.show()
    values = [choice.value]
    with qtbot.waitSignal(choice.chosen) as caught:
        QTest.mouseClick(choice.findChildren(QPushButton)[1], Qt.MouseButton.LeftButton)
    assert caught.args == ["b"]
    values.append(choice.value)
    with qtbot.assertNotEmitted(choice.chosen):
        choice.set_value("c")
    assert [*values, choice.value] == ["a", "b", "c"]
    with pytest.raises(BadData):
        choice.set_value("d")


def test_segmented_is_one_stop_for_the_keyboard(qtbot: QtBot) -> None:
    choice = Segmented([(1, "One"), (2, "Two"), (3, "Three")])
    qtbot.addWidget(choice)
    choice.show()
    buttons = choice.findChildren(QPushButton)
    buttons[0].setFocus()
    for key, expected in ((Qt.Key.Key_Right, 2), (Qt.Key.Key_End, 3), (Qt.Key.Key_Left, 2)):
        at = next(button for button in buttons if button.isChecked())
        with qtbot.waitSignal(choice.chosen) as caught:
            QTest.keyClick(at, key)
        assert caught.args == [expected]
    assert [bool(button.focusPolicy() & Qt.FocusPolicy.TabFocus) for button in buttons] == [
        False,
        True,
        False,
    ]
    choice.set_enabled_options([1, 2])
    with qtbot.assertNotEmitted(choice.chosen):
        QTest.keyClick(buttons[1], Qt.Key.Key_Right)


def test_segmented_keeps_the_choice_over_new_labels(qtbot: QtBot) -> None:
    choice = Segmented([(1, "One"), (2, "Two")])
    qtbot.addWidget(choice)
    choice.set_value(2)
    values = []
    for options in ([(1, "Eins"), (2, "Zwei"), (3, "Drei")], [(1, "Eins"), (3, "Drei")]):
        choice.set_options(options)
        values.append(choice.value)
    assert values == [2, 1]
    choice.set_enabled_options([3])
    assert [button.isEnabled() for button in choice.findChildren(QPushButton)] == [False, True]


def test_stepper_stays_in_its_range(qtbot: QtBot) -> None:
    stepper = Stepper(LIGHT, 2, 4, 2, name="Players")
    qtbot.addWidget(stepper)
    minus, plus = stepper.findChildren(IconButton)
    assert not minus.isEnabled()
    with qtbot.waitSignals([stepper.value_changed] * 2):
        QTest.mouseClick(plus, Qt.MouseButton.LeftButton)
        QTest.keyClick(stepper, Qt.Key.Key_Up)
    assert stepper.value == 4
    assert stepper.accessibleName() == "Players 4"
    with qtbot.assertNotEmitted(stepper.value_changed):
        QTest.keyClick(stepper, Qt.Key.Key_Up)
        stepper.set_value(99)
    assert not plus.isEnabled()
    with qtbot.waitSignal(stepper.value_changed) as caught:
        QTest.keyClick(stepper, Qt.Key.Key_Home)
    assert caught.args == [2]
    stepper.set_range(3, 5)
    stepper.set_name("Seats")
    assert stepper.accessibleName() == "Seats 3"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_cover_is_pressed_by_key(qtbot: QtBot, key: Qt.Key) -> None:
    button = cover()
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)
    assert (button.accessibleName(), button.accessibleDescription()) == ("Title", "A line 2-4 players")


@pytest.mark.parametrize(("width", "height", "edge"), [(500, 400, 482), (300, 700, 282), (700, 300, 340)])
def test_a_cover_fills_its_frame_at_any_shape(qtbot: QtBot, width: int, height: int, edge: int) -> None:
    """Wide or tall, the art is cut, never squeezed and never framed by empty bands."""
    button = cover()
    qtbot.addWidget(button)
    button.resize(width, height)
    image = drawn(qtbot, button)
    for x in (17, edge):
        for y in (40, height // 2):
            assert image.pixelColor(x, y) != QColor(LIGHT.raised)
    assert image.pixelColor(width - 30, height - 30) == QColor(LIGHT.raised)


def test_a_cover_rises_under_the_mouse_and_sinks_again(qtbot: QtBot) -> None:
    button = cover()
    qtbot.addWidget(button)
    button.set_speed(0)
    button.resize(300, 320)
    flat = drawn(qtbot, button)
    point = QPointF(100, 100)
    QApplication.sendEvent(button, QEnterEvent(point, point, point))
    assert button.grab().toImage() != flat
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert button.grab().toImage() == flat


def test_a_cover_is_rendered_after_the_paint_event_that_lacks_it(qtbot: QtBot) -> None:
    """Rendering took most of the first paint event: the window stood on the screen so much later."""
    button = cover()
    qtbot.addWidget(button)
    button.resize(300, 320)
    preview = button.grab().toImage()
    assert not button.complete
    sharp = drawn(qtbot, button)
    assert button.complete
    assert sharp != preview
    for x, y in ((150, 30), (60, 60), (240, 180)):
        one, two = preview.pixelColor(x, y), sharp.pixelColor(x, y)
        assert abs(one.lightness() - two.lightness()) < 40, "the preview shows the same, less sharp"
    button.resize(900, 960)
    drawn(qtbot, button)


def test_a_cover_without_a_preview_has_plain_ground_at_first(qtbot: QtBot, tmp_path: Path) -> None:
    drawing = tmp_path / "cover.svg"
    drawing.write_bytes(resource_path("art", "rumis-cover.svg").read_bytes())
    button = CoverButton(drawing, LIGHT)
    qtbot.addWidget(button)
    button.resize(300, 320)
    assert button.grab().toImage().pixelColor(150, 100) == QColor(LIGHT.accent_soft)
    assert drawn(qtbot, button).pixelColor(150, 100) != QColor(LIGHT.accent_soft)


@pytest.mark.qt_log_ignore("Cannot read file")  # what Qt says about it
def test_a_file_that_is_no_drawing_leaves_plain_ground(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    """The program starts all the same."""
    button = CoverButton(resource_path("icons", "LICENSE-Lucide.txt"), LIGHT)
    qtbot.addWidget(button)
    button.resize(300, 320)
    button.grab()
    qtbot.waitUntil(lambda: "not a drawing" in caplog.text)
    assert button.grab().toImage().pixelColor(150, 100) == QColor(LIGHT.accent_soft)


def test_a_plate_says_in_words_what_it_shows(qtbot: QtBot) -> None:
    shown = SeatPlate(LIGHT)
    qtbot.addWidget(shown)
    shown.show_face(
        SeatFace("Bo", ("blue", "green"), "9", "5 stones", robot=True, turn=True, leads=True, thinking=0.4)
    )
    assert shown.accessibleName() == "Bo, blue, green, computer, score 9, 5 stones, leads, to act"
    with qtbot.waitSignal(shown.clicked):
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("compact", [False, True])
def test_each_value_of_a_plate_can_be_seen(qtbot: QtBot, *, compact: bool) -> None:
    base = SeatFace("Anna", ("red",), "12", "7 stones")
    shown = SeatPlate(LIGHT, compact=compact)
    qtbot.addWidget(shown)
    shown.set_speed(0)
    shown.resize(shown.sizeHint())
    pictures = []
    for face in (
        base,
        SeatFace("Anne", ("red",), "12", "7 stones"),
        SeatFace("Anna", ("blue",), "12", "7 stones"),
        SeatFace("Anna", ("red", "blue"), "12", "7 stones"),
        SeatFace("Anna", ("red",), "13", "7 stones"),
        SeatFace("Anna", ("red",), "12", "6 stones"),
        SeatFace("Anna", ("red",), "12", "7 stones", robot=True),
        SeatFace("Anna", ("red",), "12", "7 stones", turn=True),
        SeatFace("Anna", ("red",), "12", "7 stones", out=True),
        SeatFace("Anna", ("red",), "12", "7 stones", leads=True),
        SeatFace("Anna", ("red",), "12", "7 stones", thinking=0.1),
        SeatFace("Anna", ("red",), "12", "7 stones", thinking=0.7),
    ):
        shown.show_face(face)
        pictures.append(shown.grab().toImage())
    assert all(one != two for i, one in enumerate(pictures) for two in pictures[i + 1 :])
    shown.show_face(base)
    assert shown.grab().toImage() == pictures[0]


def test_a_plate_rises_to_its_turn_and_comes_to_rest(qtbot: QtBot) -> None:
    """The motion ends in the very picture that is drawn with motion off."""
    face = SeatFace("Anna", ("red",), "12", turn=True)
    moving, still = SeatPlate(LIGHT), SeatPlate(LIGHT)
    for shown in (moving, still):
        qtbot.addWidget(shown)
        shown.resize(shown.sizeHint())
        shown.show()
    still.set_speed(0)
    still.show_face(face)
    moving.show_face(face)
    qtbot.waitUntil(lambda: moving.grab().toImage() == still.grab().toImage())


def test_a_plate_comes_to_rest_when_motion_is_switched_off(qtbot: QtBot) -> None:
    """A plate that rose slowly went on rising after "off" was chosen."""
    moving, still = SeatPlate(LIGHT), SeatPlate(LIGHT)
    for shown in (moving, still):
        qtbot.addWidget(shown)
        shown.resize(shown.sizeHint())
        shown.show()
    still.set_speed(0)
    moving.set_speed(0.001)
    for shown in (still, moving):
        shown.show_face(SeatFace("Anna", ("red",), "12", turn=True))
    assert moving.grab().toImage() != still.grab().toImage()
    moving.set_speed(0)
    assert moving.grab().toImage() == still.grab().toImage()


def test_a_small_plate_is_smaller(qtbot: QtBot) -> None:
    shown = plate()
    qtbot.addWidget(shown)
    size = shown.sizeHint()
    shown.set_compact(True)
    assert shown.compact
    assert shown.sizeHint().width() < size.width()
    assert shown.sizeHint().height() < size.height()


@pytest.mark.parametrize("compact", [False, True])
def test_a_refusal_shows_until_the_next_prompt(qtbot: QtBot, *, compact: bool) -> None:
    line = PromptLine(LIGHT, compact=compact)
    qtbot.addWidget(line)
    line.resize(600, line.sizeHint().height())
    line.show_prompt("Place a stone", detail="Beside your own")
    calm = line.grab().toImage()
    assert (line.accessibleName(), line.accessibleDescription()) == ("Place a stone", "Beside your own")
    line.show_refusal("It would hang in the air")
    assert line.grab().toImage() != calm
    assert line.reason == line.accessibleDescription() == "It would hang in the air"
    line.clear_refusal()
    assert line.grab().toImage() == calm
    line.show_refusal("Again")
    line.show_prompt("Place a stone", detail="Beside your own")
    assert (line.reason, line.text) == ("", "Place a stone")
    assert line.grab().toImage() == calm


def test_a_prompt_is_announced_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("desktop_app.qt.notices.announce", lambda _, text: said.append(text))
    line = PromptLine(LIGHT)
    qtbot.addWidget(line)
    line.show_prompt("Place a stone")
    line.show_prompt("Place a stone", icon="hourglass")
    line.show_refusal("Too low")
    assert said == ["Place a stone", "Too low"]


def test_a_notice_lies_inside_its_parent_and_goes_by_itself(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 500)
    notice = Toast(LIGHT, window)
    window.show()
    assert notice.isHidden()
    with qtbot.waitSignal(notice.closed):
        notice.show_message("Saved", kind="ok", stay_ms=30)
        assert window.rect().contains(notice.geometry())
        assert notice.text == "Saved"
    assert notice.isHidden()


def test_a_notice_moves_with_its_window_and_can_be_dismissed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 500)
    notice = Toast(LIGHT, window)
    window.show()
    notice.show_message("A rather long text " * 12, kind="error", action="Again", stay_ms=0)
    window.resize(420, 400)
    qtbot.waitUntil(lambda: window.rect().contains(notice.geometry()))
    with qtbot.waitSignals([notice.acted, notice.closed]):
        QTest.mouseClick(notice.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    notice.show_message("Once more")
    notice.dismiss()
    assert notice.isHidden()
