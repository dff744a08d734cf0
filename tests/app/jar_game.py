"""A game of the tests that is another one for one seat, with own jars, a jar of the day and a workshop."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop_app.core.errors import BadData
from desktop_app.core.game import Event, Game, Option, OptionValue, Setup
from desktop_app.qt.kit import Occasion, Workshop
from desktop_app.qt.theme import Theme
from tests.helpers.fake_game import FakeKit
from tests.helpers.fake_rules import Heap, Pebbles

JARS = tuple(f"jar-{number}" for number in range(1, 13))
"""The jars of two to four seats."""
LARGE = JARS[6:]
"""Those of five and six."""
BOWLS = tuple(f"bowl-{number}" for number in range(1, 10))
"""What one seat chooses from."""
OWN = "own:"
SUFFIX = ".jar"
HINT = 0
"""The action of who looks at a hint."""


def own_jar(name: str, length: int = 200) -> str:
    """The value of a jar that somebody made, about as long as such values get."""
    return f"{OWN}{name}:".ljust(length, "8")


@dataclass(frozen=True, slots=True)
class Jar(Heap):
    """The pebbles, and how often a hint was looked at; `asked`: just now."""

    hints: int = 0
    asked: bool = False


class Jars(Pebbles):
    """The rules of the pebbles out of a jar; one seat has bowls and counts hints."""

    id: ClassVar[str] = "jars"
    seat_range: ClassVar[tuple[int, int]] = (1, 6)

    def options(self, seats: int) -> tuple[Option, ...]:
        if seats == 1:
            levels = Option("level", ("easy", "fair", "hard", "mean", "evil"))
            return (Option("bowl", BOWLS), levels, Option("rule", ("free", "strict")))
        jars = Option("jar", JARS if seats < 5 else LARGE)
        return (jars, Option("pace", ("usual", "slow", "quick"))) if seats == 2 else (jars,)

    def initial(self, setup: Setup) -> Jar:
        own = [value for key, value in setup.options if key == "jar" and str(value).startswith(OWN)]
        left = tuple(pair for pair in setup.options if pair[1] not in own and pair[0] != "day")
        self.agreed(replace(setup, options=left))
        return Jar(9, setup.start, (0,) * setup.seats)

    def legal(self, state: Heap) -> Collection[int]:
        more = (HINT,) if isinstance(state, Jar) and not state.asked and len(state.taken) == 1 else ()
        return (*super().legal(state), *(more if state.left else ()))

    def apply(self, state: Heap, action: int) -> tuple[Jar, tuple[Event, ...]]:
        assert isinstance(state, Jar)
        if action == HINT:
            events = (Event("took", 0, (("count", 0), ("left", state.left))),)
            return replace(state, hints=state.hints + 1, asked=True), events
        after, told = super().apply(state, action)
        return Jar(after.left, after.mover, after.taken, after.last, state.hints), told

    def refusal(self, state: Heap, action: int) -> str | None:
        return None if action == HINT and action in self.legal(state) else super().refusal(state, action)

    def parse(self, text: str) -> int:
        return HINT if text == str(HINT) else super().parse(text)


class JarWorkshop(Workshop):
    """Two buttons: keep another jar, play with it; it can be left unless `stubborn`."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.stubborn = False
        self.asked = 0
        self.opened: list[Path] = []
        self.dark = False
        self.keep, self.begin = QPushButton("Keep", self), QPushButton("Play", self)
        column = QVBoxLayout(self)
        column.addWidget(self.keep)
        column.addWidget(self.begin)
        self.keep.clicked.connect(self._keep)
        self.begin.clicked.connect(lambda: self.play.emit("jar", own_jar("Mine")))

    def _keep(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"Mine{SUFFIX}").write_text(own_jar("Mine"), encoding="utf-8")
        self.kept.emit()

    def set_theme(self, theme: Theme) -> None:
        self.dark = theme.dark

    def may_leave(self) -> bool:
        self.asked += 1
        return not self.stubborn

    def open_file(self, path: Path) -> None:
        self.opened.append(path)


class JarKit(FakeKit):
    """Its texts."""

    game: ClassVar[Game[Any, Any, Any]] = Jars()
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "yellow", "green", "violet", "ivory")

    def title(self) -> str:
        return "Jars"

    def option_label(self, key: str) -> str:
        return key.capitalize()

    def choice_label(self, key: str, value: OptionValue) -> str:
        text = str(value)
        if text.startswith(OWN):
            return text.split(":")[1]
        if text not in (*JARS, *BOWLS) and key in ("jar", "bowl"):
            raise BadData("no such jar", given=text)
        return text.replace("-", " ").capitalize()

    def own_choices(self, folder: Path, key: str, seats: int) -> tuple[OptionValue, ...]:
        found = sorted(folder.glob(f"*{SUFFIX}")) if key == "jar" else ()
        return tuple(path.read_text(encoding="utf-8") for path in found)

    def occasions(self, today: date) -> tuple[Occasion, ...]:
        setup = Setup(1, 0, (("day", today.isoformat()),))
        return (Occasion("Jar of the day", "Nine pebbles", setup, (("over", "emptied today"),)),)

    def workshop_title(self) -> str:
        return "Own jars …"

    def workshop_suffix(self) -> str:
        return SUFFIX

    def make_workshop(self, folder: Path, theme: Theme, parent: QWidget | None = None) -> Workshop | None:
        return JarWorkshop(folder, parent)

    def before_hint(self, seen: Any) -> Any | None:
        return HINT if HINT in self.game.legal(seen) else None
