"""Cards, dice and what they lie on: what has to be seen is there, at every size and in both themes."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.games.rollnbump.engine.deck import Kind, deck
from desktop_app.games.rollnbump.ui import faces
from desktop_app.games.rollnbump.ui.dice import BONUS_BODY, BONUS_INK
from desktop_app.games.rollnbump.ui.pips import PIPS, pip_places
from desktop_app.games.rollnbump.ui.suits import SUITS, emblem, suit_brush, suit_letter, suit_name
from desktop_app.qt import fonts
from desktop_app.qt import theme as look
from tests.helpers.pictures import Paint, differing, painted_on
from tests.qt.test_theme import APART, SIGHTS, ciede2000, lab, seen_by

LIGHT = look.light().with_accent("indigo")
DARK = look.dark().with_accent("indigo")
CARD = QRectF(20, 20, 100, 140)
DIE = QRectF(20, 20, 80, 80)
FELT = QColor("#2A4480")
SEATS = ("red", "blue", "yellow", "green", "violet")


@pytest.fixture(autouse=True)
def _typefaces(qapp: QApplication) -> None:
    fonts.load()


def painted(paint: Paint, width: int = 140, height: int = 180) -> QImage:
    return painted_on(FELT, paint, width, height)


def card(number: int, **marks: Any) -> QImage:
    return painted(lambda painter: faces.paint_card(painter, CARD, number, LIGHT, **marks))


def die(face: int, key: str | None = "red", **marks: Any) -> QImage:
    return painted(lambda painter: faces.paint_die(painter, DIE, face, key, LIGHT, **marks))


def colours(image: QImage, area: QRectF) -> list[QColor]:
    box = area.toAlignedRect()
    return [
        image.pixelColor(x, y)
        for y in range(box.top(), box.bottom() + 1)
        for x in range(box.left(), box.right() + 1)
    ]


# ---- suits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_pair_of_suits_can_be_told_apart(sight: str) -> None:
    seen = {suit.key: lab(seen_by(sight, suit.hex)) for suit in SUITS}
    apart = {(a, b): ciede2000(seen[a], seen[b]) for a, b in itertools.combinations(seen, 2)}
    assert min(apart.values()) >= APART, apart


def test_suits_follow_the_deck_and_differ_in_pattern_letter_and_name() -> None:
    assert tuple(suit.key for suit in SUITS) == deck().colours
    assert [suit.pattern for suit in SUITS] == [0, 1, 2, 3]
    assert [suit_letter(colour) for colour in range(4)] == list("KBRO")
    assert [suit_name(colour) for colour in range(4)] == list(deck().colours)


@pytest.mark.parametrize("suit", SUITS, ids=lambda suit: suit.key)
def test_emblem_and_signs_of_a_suit_can_be_read(suit: faces.Suit) -> None:
    assert look.contrast(suit.ink, suit.hex) >= 4
    assert 1.3 < look.contrast(suit.pattern_ink, suit.hex) < look.contrast(suit.ink, suit.hex)
    assert look.contrast(suit.line, "#FBF7EC") >= 4.5
    for theme in (LIGHT, DARK):
        assert all(look.contrast(suit.on(theme), ground) >= 4.5 for ground in (theme.surface, theme.raised))


def test_patterns_and_emblems_differ_without_colour() -> None:
    tiles = [suit_brush(colour, 16).textureImage() for colour in range(4)]
    masks = []
    for tile, suit in zip(tiles, SUITS, strict=True):
        ground = QColor(suit.hex).rgb()
        mask = tuple(tile.pixel(x, y) != ground for x in range(64) for y in range(64))
        assert 0.08 < sum(mask) / len(mask) < 0.7
        masks.append(mask)
    for one, two in itertools.combinations(masks, 2):
        assert sum(a != b for a, b in zip(one, two, strict=True)) > 400
    grid = [QPointF(x / 8, y / 8) for x in range(-8, 9) for y in range(-8, 9)]
    forms = [tuple(emblem(suit.pattern).contains(point) for point in grid) for suit in SUITS]
    for one, two in itertools.combinations(forms, 2):
        assert sum(a != b for a, b in zip(one, two, strict=True)) > 30


def test_a_pattern_repeats_without_a_seam() -> None:
    for colour in range(4):
        tile = suit_brush(colour, 16).textureImage()
        for near, far in ((0, 63), (63, 0)):
            jumps = sum(
                abs(tile.pixelColor(near, y).lightness() - tile.pixelColor(far, y).lightness()) > 60
                for y in range(64)
            )
            assert jumps <= 6


class _Doubled(QTranslator):
    """A language in which two of the letters are the same."""

    def translate(self, context: str, text: str, note: str | None = None, n: int = -1) -> str:
        return {"K": "S", "R": "S"}.get(text, "") if context == "Rollnbump" else ""


def test_letters_stay_different_where_a_translation_has_one_twice(qapp: QApplication) -> None:
    translator = _Doubled()
    QCoreApplication.installTranslator(translator)
    try:
        assert [suit_letter(colour) for colour in range(4)] == list("KBRO")
    finally:
        QCoreApplication.removeTranslator(translator)


# ---- cards -------------------------------------------------------------------------------------------


def test_all_49_cards_look_different() -> None:
    images = [card(number) for number in range(deck().joker + 1)]
    assert len({bytes(image.constBits()) for image in images}) == 49


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(48, 67), (70, 96), (200, 280)])
def test_a_card_shows_its_colour_in_the_band_and_its_points_on_the_right(
    theme: look.Theme, size: tuple[int, int]
) -> None:
    area = QRectF(10, 10, *size)
    for colour, suit in enumerate(SUITS):
        number = colour * deck().per_colour + 11

        def paint(painter: QPainter, number: int = number) -> None:
            faces.paint_card(painter, area, number, theme)

        image = painted(paint, size[0] + 20, size[1] + 20)
        band = QRectF(area.x() + 4, area.y() + 4, area.width() * 0.5, area.height() * 0.2)
        share = sum(seen == QColor(suit.hex) for seen in colours(image, band)) / len(colours(image, band))
        assert share > 0.15, suit.key
        plate = QRectF(area.x() + area.width() * 0.6, area.y() + 3, area.width() * 0.35, area.height() * 0.2)
        seen = colours(image, plate)
        assert sum(each.lightness() > 235 for each in seen) > 0.1 * len(seen)
        assert any(each.lightness() < 90 for each in seen)
        below = QRectF(area.x() + 3, area.center().y(), area.width() - 6, area.height() * 0.4)
        assert sum(each.lightness() > 190 for each in colours(image, below)) > 0.45 * len(
            colours(image, below)
        )


def test_the_joker_shows_all_four_colours() -> None:
    image = card(deck().joker)
    band = QRectF(CARD.x() + 4, CARD.y() + 4, CARD.width() * 0.6, CARD.height() * 0.2)
    seen = {colour.rgb() for colour in colours(image, band)}
    assert {QColor(suit.hex).rgb() for suit in SUITS} <= seen


@pytest.mark.parametrize("face", range(1, 7))
def test_a_single_shows_as_many_pips_as_its_face(face: int) -> None:
    image = card(face - 1)
    picture = faces.picture_rect(CARD)
    side = min(picture.width() * 0.66, picture.height() * 0.8)
    inside = QRectF(0, 0, side * 0.84, side * 0.84)
    inside.moveCenter(picture.center() - QPointF(side * 0.14, side * 0.05))
    assert blots(image, inside, lambda seen: seen.lightness() < 80) == face


@pytest.mark.parametrize(
    "kind", [kind for kind in deck().kinds if kind.shape != "single"], ids=lambda k: k.id
)
def test_a_picture_has_as_many_dice_as_the_card_wants(kind: Kind) -> None:
    number = deck().joker if kind.id == "K5" else deck().card("orange", kind.id)
    area = QRectF(10, 10, 250, 350)
    image = painted(lambda painter: faces.paint_card(painter, area, number, LIGHT), 270, 370)
    outline = QColor(faces.INK).rgb()
    picture = faces.picture_rect(area)
    grounds = [
        image.pixelColor(x, y).rgb()
        for x, y in itertools.product(
            range(round(picture.left()), round(picture.right())),
            range(round(picture.top()), round(picture.bottom())),
        )
    ]
    fill = next(shade for shade, _ in Counter(grounds).most_common() if shade != outline)
    assert blots(image, picture, lambda seen: seen.rgb() == fill) == kind.size


def blots(image: QImage, area: QRectF, wanted: Callable[[QColor], bool]) -> int:
    """How many connected spots of at least eight such pixels there are."""
    box = area.toAlignedRect()
    left = {
        (x, y)
        for x in range(box.left(), box.right())
        for y in range(box.top(), box.bottom())
        if wanted(image.pixelColor(x, y))
    }
    count = 0
    while left:
        rest, size = [left.pop()], 0
        while rest:
            x, y = rest.pop()
            size += 1
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    rest.append(near)
        count += size >= 8
    return count


def test_marks_are_seen_and_differ_from_each_other() -> None:
    plain = card(20)
    marked = [card(20, **{mark: True}) for mark in ("lit", "cursor", "hinted", "dim")]
    assert all(differing(plain, image) > 300 for image in marked)
    assert all(differing(one, two) > 300 for one, two in itertools.combinations(marked, 2))
    assert marked[3].pixelColor(70, 150).lightness() < plain.pixelColor(70, 150).lightness() - 60


def test_a_title_is_painted_below_the_picture() -> None:
    plain = card(6)
    titled = painted(lambda painter: faces.paint_card(painter, CARD, 6, LIGHT, title="Pair"))
    strip = QRectF(CARD.x() + 10, CARD.bottom() - 22, CARD.width() - 20, 16)
    assert all(seen.lightness() > 150 for seen in colours(plain, strip))
    assert any(seen.lightness() < 90 for seen in colours(titled, strip))


def test_a_stack_is_as_thick_as_it_is_high() -> None:
    depths = [faces.stack_depth(CARD, height) for height in range(7)]
    assert depths[:2] == [0, 0]
    assert all(a < b for a, b in itertools.pairwise(depths[1:]))

    def paint(painter: QPainter, height: int) -> None:
        faces.paint_stack_edges(painter, CARD, height, LIGHT)
        faces.paint_card(painter, CARD, 6, LIGHT)

    for height in (1, 3, 6):
        image = painted(lambda painter, height=height: paint(painter, height))  # type: ignore[misc]
        column = [image.pixelColor(70, y).lightness() > 150 for y in range(150, 180)]
        edge = 150 + max(index for index, pale in enumerate(column) if pale)
        assert edge == pytest.approx(CARD.bottom() + depths[height], abs=2.2)
    assert (
        differing(
            painted(lambda painter: faces.paint_stack_edges(painter, CARD, 0, LIGHT)),
            painted(lambda painter: None),
        )
        == 0
    )


def test_empty_place_and_back_are_no_card() -> None:
    empty = painted(lambda painter: faces.paint_empty(painter, CARD, LIGHT))
    back = painted(lambda painter: faces.paint_back(painter, CARD, LIGHT))
    assert empty.pixelColor(70, 90).lightness() < FELT.lightness()
    assert empty.pixelColor(70, 90).blue() > empty.pixelColor(70, 90).red()
    assert back.pixelColor(70, 90).blue() > 90
    assert back.pixelColor(22, 90).lightness() > 200


# ---- dice --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [*SEATS, None])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_its_pips_where_they_belong(face: int, key: str | None) -> None:
    image = die(face, key)
    ink = QColor(BONUS_INK if key is None else look.SEAT_COLOURS[key].ink)
    body = QColor(BONUS_BODY if key is None else look.SEAT_COLOURS[key].hex)
    top = DIE.adjusted(6.8, 6.0, -6.8, -8.0)
    places = {(round(p.x()), round(p.y())) for p in pip_places(top, face)}
    others = {(round(p.x()), round(p.y())) for other in range(1, 7) for p in pip_places(top, other)} - places

    def darkness(x: int, y: int) -> float:
        """0 at the body's lightness, 1 at the ink's."""
        return (image.pixelColor(x, y).lightness() - body.lightness()) / (ink.lightness() - body.lightness())

    assert all(darkness(x, y) > 0.75 for x, y in places)
    assert all(darkness(x, y) < 0.4 for x, y in others)
    assert len(PIPS[face]) == face


def test_seats_differ_in_body_and_in_the_pattern_of_the_rim() -> None:
    images = {key: die(3, key) for key in SEATS}
    for key, image in images.items():
        wanted = QColor(look.SEAT_COLOURS[key].hex)
        seen = image.pixelColor(60, 84)
        assert min(abs(seen.hslHue() - wanted.hslHue()), 360 - abs(seen.hslHue() - wanted.hslHue())) < 14, key
        rim = [image.pixelColor(x, 23).lightness() for x in range(40, 80)]
        assert max(rim) - min(rim) > 25, key
    rims = []
    for image in images.values():
        row = [image.pixelColor(x, 23).lightness() for x in range(40, 80)]
        middle = (max(row) + min(row)) / 2
        rims.append(tuple(value > middle for value in row))
    assert len(set(rims)) == len(SEATS)


def test_the_bonus_die_has_two_names_and_a_golden_rim() -> None:
    assert differing(die(4, None), die(4, "bonus")) == 0
    rim = die(4, None).pixelColor(22, 60)
    assert rim.red() > rim.blue() + 60


@pytest.mark.parametrize("mark", ["locked", "cursor", "hovered", "ghost", "turned", "dim"])
def test_each_mark_of_a_die_changes_its_picture(mark: str) -> None:
    assert differing(die(5), die(5, "red", **{mark: True})) > 150


def test_a_kept_die_is_lifted_and_has_a_padlock() -> None:
    plain, kept = die(5), die(5, locked=True)
    assert kept.pixelColor(60, 16) != FELT  # it reaches above its place
    assert plain.pixelColor(60, 16).lightness() == pytest.approx(FELT.lightness(), abs=12)
    lock = kept.pixelColor(60, 101)
    assert lock.lightness() > 200


def test_a_roll_tips_over_and_ends_on_the_face_rolled() -> None:
    def at(phase: float) -> QImage:
        return painted(lambda painter: faces.paint_die(painter, DIE, 2, "green", LIGHT, phase=phase))

    assert differing(at(1.0), die(2, "green")) == 0
    assert differing(at(7.0), die(2, "green")) == 0
    moments = [at(step / 10) for step in range(11)]
    assert all(differing(one, two) > 500 for one, two in itertools.pairwise(moments))


def test_face_0_has_no_pips() -> None:
    blank = die(0)
    inks = [seen for seen in colours(blank, DIE.adjusted(14, 14, -14, -14)) if seen.green() > 200]
    assert not inks


# ---- felt, tray, pills -------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_felt_is_blue_and_has_a_pool_of_light(theme: look.Theme) -> None:
    image = painted(lambda painter: faces.paint_felt(painter, QRectF(0, 0, 400, 300), theme), 400, 300)

    def lightness(x: int, y: int) -> float:
        seen = colours(image, QRectF(x, y, 24, 24))
        return sum(each.lightness() for each in seen) / len(seen)

    assert lightness(170, 110) > lightness(370, 270) + 25
    assert all(seen.blue() > seen.red() + 20 for seen in colours(image, QRectF(0, 0, 399, 299)))


def test_the_tray_has_a_wooden_rim_around_its_floor() -> None:
    area = QRectF(10, 10, 300, 120)
    image = painted(lambda painter: faces.paint_tray(painter, area, LIGHT), 320, 140)
    floor = faces.tray_inside(area)
    assert area.contains(floor)
    rim = image.pixelColor(160, round(area.y() + (floor.y() - area.y()) / 2))
    middle = image.pixelColor(160, 70)
    assert rim.red() > rim.blue() + 30
    assert middle.blue() > middle.red() + 20


@pytest.mark.parametrize("kind", ["chance", "strength", "points", "good", "bad"])
@pytest.mark.parametrize("height", [18.0, 36.0])
def test_a_pill_can_be_read_and_holds_its_text(kind: faces.PillKind, height: float) -> None:
    width = faces.pill_width("100 %", height)
    assert width > faces.pill_width("5", height) >= height
    area = QRectF(10, 10, width, height)
    image = painted(
        lambda painter: faces.paint_pill(painter, area, "100 %", LIGHT, kind), round(width) + 20, 60
    )
    seen = colours(image, area.adjusted(height / 3, 3, -height / 3, -3))
    ends = sorted(seen, key=lambda colour: look.luminance(colour.name()))
    assert look.contrast(ends[0].name(), ends[-1].name()) >= 7
