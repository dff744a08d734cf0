"""The stop-watch, with a clock that goes on by the work done."""

from __future__ import annotations

import pytest

from desktop_app.arena.bench import Bench, measure


class Shop:
    """Work takes 0.1 s for 5 units, the yardstick 0.2 s for 1."""

    def __init__(self) -> None:
        self.now = 0.0
        self.order: list[str] = []

    def work(self) -> int:
        self.now += 0.1
        self.order.append("A")
        return 5

    def yardstick(self) -> int:
        self.now += 0.2
        self.order.append("B")
        return 1


def test_rates_and_their_ratio() -> None:
    shop = Shop()
    found = measure(Bench("things/s", shop.work, "by hand", shop.yardstick), 1.0, 3, lambda: shop.now)
    assert found.median == pytest.approx(50)
    assert found.yardstick == pytest.approx(5)
    assert found.ratio == pytest.approx(10)
    assert (found.unit, found.yardstick_name) == ("things/s", "by hand")


def test_work_and_yardstick_take_turns() -> None:
    shop = Shop()
    measure(Bench("things/s", shop.work, "by hand", shop.yardstick), 0.05, 3, lambda: shop.now)
    assert "".join(shop.order) == "AB" * 4
