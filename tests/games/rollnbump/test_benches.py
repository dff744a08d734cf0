"""What can be measured: every measure does something, for any number of players."""

from __future__ import annotations

import pytest

from desktop_app.arena.bench import measure
from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.benches import BENCHES


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("name", list(BENCHES))
def test_work_and_yardstick_count_what_they_do(name: str, seats: int) -> None:
    """The turns' makers compare both ways, too."""
    bench = BENCHES[name](Setup(seats))
    assert bench.work() == bench.yardstick() == 1
    assert bench.unit.endswith("/s")


def test_measuring_gives_a_rate() -> None:
    ticks = iter(range(1000))
    found = measure(BENCHES["turn"](Setup(2)), 3.0, 2, clock=lambda: float(next(ticks)))
    assert found.median > 0
    assert found.ratio > 0
