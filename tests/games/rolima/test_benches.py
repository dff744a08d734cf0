"""What is measured does what it says, and counts it rightly."""

from __future__ import annotations

import pytest

from desktop_app.arena.bench import measure
from desktop_app.core.game import Setup
from desktop_app.games.rolima.engine.benches import BENCHES


@pytest.mark.parametrize("name", ["playout", "think"])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_can_be_measured(name: str, seats: int) -> None:
    assert list(BENCHES) == ["playout", "think"]
    bench = BENCHES[name](Setup(seats).with_option("zero_ten", True))
    ticks = iter(range(1000))
    measured = measure(bench, seconds=1.5, repeat=2, clock=lambda: float(next(ticks)))
    assert measured.median == bench.work() / 2
    assert measured.yardstick == bench.yardstick() / 2
    assert measured.ratio == measured.median / measured.yardstick
