"""The picture in the New game screen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop_app.core.game import OptionValue, Setup
from desktop_app.games.rolima.engine.deck import COLOURS, deck
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.ui.kit import KIT
from desktop_app.games.rolima.ui.preview import (
    LEADER,
    LOW,
    TRACK,
    RolimaPreview,
    display_of,
    hill_of,
    lay_strip,
)
from desktop_app.qt import theme
from desktop_app.qt.theme import SEAT_COLOURS
from desktop_app.session.record import Player

KEYS = ("red", "blue", "yellow", "green", "violet", "ivory")
PLAYERS = tuple(Player(name, colour=key) for name, key in zip("ABCDEF", KEYS, strict=True))


def agreed(seats: int, **options: OptionValue) -> Setup:
    setup = Setup(seats)
    for key, value in options.items():
        setup = setup.with_option(key, value)
    return setup


def preview(qtbot: QtBot, setup: Setup, size: tuple[int, int] = (620, 400)) -> RolimaPreview:
    view = RolimaPreview(theme.light())
    qtbot.addWidget(view)
    view.set_setup(setup, PLAYERS[: setup.seats])
    view.resize(*size)
    return view


def picture(qtbot: QtBot, setup: Setup, size: tuple[int, int] = (620, 400)) -> QImage:
    return preview(qtbot, setup, size).grab().toImage()


def there(image: QImage, key: str, rect: QRectF) -> bool:
    """Whether the place shows a seat's colour."""
    wanted, found = QColor(SEAT_COLOURS[key].hex), 0
    ratio = image.devicePixelRatio()
    for x in range(round(rect.x() * ratio), round(rect.right() * ratio)):
        for y in range(round(rect.y() * ratio), round(rect.bottom() * ratio)):
            seen = image.pixelColor(x, y)
            away = abs(seen.red() - wanted.red()) + abs(seen.green() - wanted.green())
            found += away + abs(seen.blue() - wanted.blue()) < 40
    return found > 20


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_display_and_those_who_play_are_there(qtbot: QtBot, seats: int) -> None:
    setup = agreed(seats)
    assert len(display_of(setup)) == len(set(display_of(setup))) == deck().display(seats)
    image = picture(qtbot, setup)
    places = lay_strip(QRectF(0, 300, 620, 100), deck().display(seats), seats, gums=False)
    assert all(there(image, key, rect) for key, rect in zip(KEYS, places.seats, strict=False))


def test_the_example_is_a_race_that_can_be(qtbot: QtBot) -> None:
    assert sorted(cart for row in TRACK for cart in row) == list(range(COLOURS))
    assert max(row for row, carts in enumerate(TRACK) if carts) == LEADER
    assert [face for _, face in hill_of(agreed(4))] == ["seen", "open", "hidden", "hidden"]


def test_every_way_of_making_the_hill_is_seen(qtbot: QtBot) -> None:
    named: dict[str, OptionValue] = {"hill_1": 3, "hill_2": 0, "hill_3": 12, "hill_4": 1}
    hidden = agreed(4, hill_mode="hidden", **named)
    assert hill_of(hidden) == ((None, "hidden"),) * 4
    fixed = hill_of(agreed(4, hill_mode="fixed", **named))
    assert fixed == ((3, "open"), (None, "hidden"), (12, "open"), (1, "open"))
    shuffled = hill_of(agreed(4, hill_mode="chosen", **named))
    assert [face for _, face in shuffled] == ["seen", "hidden", "seen", "seen"]
    assert hill_of(agreed(4, **named)) == hill_of(agreed(4)), "they are not asked for"
    modes = next(option.choices for option in GAME.options(4) if option.key == "hill_mode")
    pictures = [picture(qtbot, agreed(4, hill_mode=mode, **named), (352, 136)) for mode in modes]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


@pytest.mark.parametrize("mode", ["chosen", "fixed"])
def test_a_card_named_twice_is_shown_once_as_the_game_has_it(mode: str) -> None:
    setup = agreed(4, hill_mode=mode, hill_1=5, hill_2=7, hill_3=5, hill_4=5)
    assert [hill for hill, _ in hill_of(setup)] == [5, 7, None, None]
    assert [face for _, face in hill_of(setup)][2:] == ["hidden", "hidden"]
    first, again = KIT.choice_note(setup, "hill_1"), KIT.choice_note(setup, "hill_3")
    assert first
    assert again not in ("", first)
    assert again == KIT.choice_note(setup, "hill_4")


def test_the_modules_are_seen(qtbot: QtBot) -> None:
    usual = picture(qtbot, agreed(3))
    for key in ("zero_ten", "gum_cards"):
        assert picture(qtbot, agreed(3, **{key: True})) != usual
    assert [deck().is_zero_ten(card) for card in display_of(agreed(3, zero_ten=True))].count(True) == 1
    assert not any(deck().is_zero_ten(card) for card in display_of(agreed(6)))


@pytest.mark.parametrize("gums", [True, False])
@pytest.mark.parametrize(("width", "height"), [(520, 60), (1400, 220), (430, 45), (300, 150)])
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_everything_on_the_strip_has_its_place(seats: int, width: int, height: int, *, gums: bool) -> None:
    strip = QRectF(0, 0, width, height)
    places = lay_strip(strip, seats + 1, seats, gums=gums)
    assert (len(places.display), len(places.seats), len(places.gums)) == (seats + 1, seats, 5 * gums)
    for rect in (places.pile, *places.display, *places.gums, *places.seats):
        assert strip.contains(rect)
    apart = [places.pile, *places.display, *places.gums[:1], *places.gums[-1:], *places.seats]
    assert not any(one.intersects(other) for at, one in enumerate(apart) for other in apart[:at])
    assert all(one.x() < other.x() for one, other in pairwise(places.gums))


def test_a_low_picture_is_the_street_and_its_hill_cards_alone(qtbot: QtBot) -> None:
    low = (470, LOW - 5)
    usual = picture(qtbot, agreed(3), low)
    assert picture(qtbot, agreed(3, zero_ten=True), low) == usual
    assert picture(qtbot, agreed(3, hill_mode="hidden"), low) != usual


def test_it_says_how_many_cards_there_are_and_follows_the_theme(qtbot: QtBot) -> None:
    view = preview(qtbot, agreed(2))
    assert view.accessibleName().startswith("3 ")
    bright = view.grab().toImage()
    view.set_theme(theme.dark())
    dark = view.grab().toImage()
    assert bright.pixelColor(560, 12).lightness() > dark.pixelColor(560, 12).lightness()
    view.set_setup(agreed(6), PLAYERS)
    assert view.accessibleName().startswith("7 ")
