"""The strengths offered to people; apart from the players, so that a list of them loads no solver."""

from __future__ import annotations

from typing import Final

from desktop_app.bots.bot import Budget, Level

LEVELS: Final[tuple[Level, ...]] = tuple(Level(number, Budget()) for number in range(1, 6))
