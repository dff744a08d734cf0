"""The small pictures of stones in the tray."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.qt.gl3d.scene import Cell
from desktop_app.qt.gl3d.stone_picture import shared_unit, stone_pixmap
from tests.qt.gl3d.samples import BLUE, RED

TRIPOD: tuple[Cell, ...] = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
BAR: tuple[Cell, ...] = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0))


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("cells", [TRIPOD, BAR])
def test_the_stone_fills_its_picture_and_leaves_a_clear_border(
    qapp: QApplication, cells: tuple[Cell, ...], dpr: float
) -> None:
    pixmap = stone_pixmap(cells, RED, "R", 0, size=80, dpr=dpr, shadow=False)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (round(80 * dpr), dpr)
    image = pixmap.toImage()
    side = image.width()
    filled = [(x, y) for x in range(side) for y in range(side) if image.pixelColor(x, y).alpha() > 128]
    xs, ys = [p[0] for p in filled], [p[1] for p in filled]
    assert max(max(xs) - min(xs), max(ys) - min(ys)) > 0.8 * side
    assert min(*xs, *ys) > 0
    assert max(*xs, *ys) < side - 1


def test_where_a_stone_lies_makes_no_difference_and_pictures_are_kept(qapp: QApplication) -> None:
    moved = tuple((x + 5, y - 3, z + 2) for x, y, z in TRIPOD)
    first = stone_pixmap(TRIPOD, RED, size=64)
    assert stone_pixmap(TRIPOD, RED, size=64).cacheKey() == first.cacheKey()
    assert stone_pixmap(moved, RED, size=64).toImage() == first.toImage()


def test_colour_letter_pattern_and_state_can_be_seen(qapp: QApplication) -> None:
    plain = stone_pixmap(BAR, RED, size=80).toImage()
    others = [
        stone_pixmap(BAR, BLUE, size=80),
        stone_pixmap(BAR, RED, "R", size=80),
        stone_pixmap(BAR, RED, pattern=0, size=80),
        stone_pixmap(BAR, RED, dimmed=True, size=80),
        stone_pixmap(BAR, RED, glow=True, size=80),
        stone_pixmap(BAR, RED, azimuth=120.0, size=80),
    ]
    images = [plain, *(pixmap.toImage() for pixmap in others)]
    for i, image in enumerate(images):
        assert all(image != other for other in images[i + 1 :])


def test_a_shared_scale_fits_the_largest_stone(qapp: QApplication) -> None:
    unit = shared_unit((TRIPOD, BAR), size=80)
    assert unit == pytest.approx(min(shared_unit((stone,), size=80) for stone in (TRIPOD, BAR)))
    small = stone_pixmap(TRIPOD, RED, size=80, unit=unit, shadow=False).toImage()
    large = stone_pixmap(TRIPOD, RED, size=80, shadow=False).toImage()

    def count(image: object) -> int:
        assert image in (small, large)
        chosen = small if image is small else large
        return sum(chosen.pixelColor(x, y).alpha() > 128 for x in range(80) for y in range(80))

    assert count(small) < count(large)
