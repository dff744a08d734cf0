"""A game of six seats with many options, long lists among them; and what the shell needs of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from desktop_app.core.game import Game, Option, OptionValue, Setup
from desktop_app.core.resources import resource_path

from .fake_game import FakeKit
from .fake_rules import Pebbles

DISHES = (
    "From the kitchen",
    "Beetroot with horseradish",
    *("Soup", "Dumplings", "Pancakes", "Noodles", "Kohlrabi", "Goulash", "Rice", "Stew", "Strudel"),
    *("Quince jelly", "Bread"),
)
"""What each course is chosen from."""
WAYS = {"normal": "As they come", "hidden": "Under covers", "chosen": "Chosen", "fixed": "Chosen in turn"}


class LongPebbles(Pebbles):
    """The rules of the pebbles for up to six; the courses change nothing, three seats have one more."""

    id: ClassVar[str] = "courses"
    seat_range: ClassVar[tuple[int, int]] = (2, 6)

    def options(self, seats: int) -> tuple[Option, ...]:
        courses = tuple(Option(f"course-{number}", tuple(range(len(DISHES)))) for number in range(1, 5))
        short = (Option("salt", (False, True)), Option("pepper", (False, True)))
        sweet = () if seats != 3 else (Option("sweet", tuple(range(len(DISHES)))),)
        return (*super().options(seats), *short, Option("way", tuple(WAYS)), *courses, *sweet)


class LongKit(FakeKit):
    """Its texts; the courses matter where they are chosen."""

    game: ClassVar[Game[Any, Any, Any]] = LongPebbles()
    accent: ClassVar[str] = "mango"
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "yellow", "green", "violet", "ivory")

    def cover(self) -> Path:
        return resource_path("art", "rollecate-cover.svg")

    def option_label(self, key: str) -> str:
        return {"heap": "Heap", "salt": "Salt", "pepper": "Pepper", "way": "Courses"}.get(
            key, key.replace("-", " ").capitalize()
        )

    def choice_label(self, key: str, value: OptionValue) -> str:
        if isinstance(value, bool):
            return "with" if value else "without"
        if isinstance(value, str):
            return WAYS[value]
        return f"{value} pebbles" if key == "heap" else DISHES[value]

    def choice_note(self, setup: Setup, key: str) -> str:
        if key.startswith("course-"):
            return f"As a course it is {DISHES[int(setup.option(key, 0))].lower()}."
        return "Something is said about it that takes a whole line of the page." if key == "way" else ""

    def choice_enabled(self, setup: Setup, key: str) -> bool:
        return not key.startswith("course-") or setup.option("way", "normal") in ("chosen", "fixed")
