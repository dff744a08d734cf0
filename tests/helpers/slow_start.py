"""Bots whose module takes its time to load, as one with a large solver does on a busy machine."""

from __future__ import annotations

import time

from tests.helpers.slow_bots import advise, make_bot

__all__ = ["advise", "make_bot"]

time.sleep(0.5)
