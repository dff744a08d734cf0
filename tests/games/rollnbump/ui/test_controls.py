"""The large buttons of the tray and those of the joker's colours."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop_app.games.rollnbump.ui.controls import Controls
from desktop_app.games.rollnbump.ui.labels import Words
from desktop_app.qt import fonts, theme

LEFT = Qt.MouseButton.LeftButton
ROLL = Words("Roll again (2 left)", "3 dice · red pair 35%")


@pytest.fixture
def controls(qtbot: QtBot) -> Controls:
    fonts.load()
    made = Controls(theme.light())
    made.resize(300, 92)
    made.roll.say(ROLL, main=True)
    made.claim.say(Words("Claim nothing"), main=False)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_buttons_say_what_they_do(controls: Controls) -> None:
    assert controls.roll.accessibleName() == ROLL.title
    assert controls.roll.accessibleDescription() == ROLL.note
    assert controls.roll.toolTip() == f"{ROLL.title} (R)\n{ROLL.note}"
    assert controls.claim.toolTip() == "Claim nothing (C)"
    assert controls.roll.main
    assert not controls.claim.main


def test_presses_are_told_by_mouse_and_key(qtbot: QtBot, controls: Controls) -> None:
    with qtbot.waitSignal(controls.roll_pressed):
        qtbot.mouseClick(controls.roll, LEFT)
    with qtbot.waitSignal(controls.claim_pressed):
        qtbot.keyClick(controls.claim, Qt.Key.Key_Space)
    controls.roll.setEnabled(False)
    with qtbot.assertNotEmitted(controls.roll_pressed):
        qtbot.mouseClick(controls.roll, LEFT)


def test_the_main_button_stands_out_and_a_disabled_one_does_not(controls: Controls) -> None:
    def ground(button: object) -> QColor:
        assert button in (controls.roll, controls.claim)
        picture = controls.grab().toImage()
        place = (controls.roll if button is controls.roll else controls.claim).geometry().center()
        return picture.pixelColor(290, place.y())

    assert ground(controls.roll).lightness() > ground(controls.claim).lightness() + 40
    controls.roll.setEnabled(False)
    assert ground(controls.roll).lightness() < ground(controls.claim).lightness()


@pytest.mark.parametrize("colours", [(0, 3), (1, 2, 3), (0, 1, 2, 3)])
def test_the_colours_of_the_joker_take_the_place_of_the_two(
    qtbot: QtBot, controls: Controls, colours: tuple[int, ...]
) -> None:
    controls.resize(QSize(560, 92))
    controls.offer_suits(colours)
    shown = [button for button in controls.suits if button.isVisible()]
    assert [button.colour for button in shown] == list(colours)
    assert not controls.roll.isVisible()
    for first, second in pairwise(shown):
        assert first.geometry().right() < second.geometry().left()
    assert all(controls.rect().contains(button.geometry()) for button in shown)
    with qtbot.waitSignal(controls.suit_pressed) as told:
        qtbot.mouseClick(shown[-1], LEFT)
    assert told.args == [colours[-1]]
    controls.offer_suits(())
    assert controls.roll.isVisible()
    assert not shown[0].isVisible()


def test_where_it_is_wide_the_two_stand_side_by_side(controls: Controls) -> None:
    """In portrait windows both were so narrow that their words were cut."""
    controls.resize(720, 92)
    roll, claim = controls.roll.geometry(), controls.claim.geometry()
    assert roll.right() < claim.left()
    assert (roll.top(), roll.height()) == (claim.top(), claim.height()) == (0, 92)
    assert controls.rect().contains(claim)
    controls.resize(300, 92)
    assert controls.roll.geometry().bottom() < controls.claim.geometry().top()


def test_a_colour_names_itself_and_what_becomes_of_the_set(controls: Controls) -> None:
    controls.offer_suits((2,))
    button = controls.suits[2]
    button.say("set of 4")
    assert (button.accessibleName(), button.accessibleDescription()) == ("Red", "set of 4")
    assert button.toolTip() == "Red\nset of 4"
