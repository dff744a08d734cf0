"""What is told of the computer players: how they think, and what each strength does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.bots.bot import Level
from desktop_app.games.rumis.engine.opponents import search_kind

translate = QCoreApplication.translate


def paragraphs() -> tuple[str, ...]:
    """How they think."""
    return (
        translate(
            "Rumis",
            "Nothing is hidden in Rumis, so they know no more than you do. First they look at each stone at"
            " a glance: how many squares it shows to the sky, how many squares of others it covers, how"
            " large it is. All but the weakest also see which squares are filled up to the limit, so that"
            " nobody can take them away any more, and how much room is left above the others. How much each"
            " of these counts was learned from games of long thought.",
        ),
        translate(
            "Rumis",
            "The stronger ones look ahead: in their heads they play on to the end of the game, again and"
            " again, more and more often along the moves that turned out well, and beyond those by chance."
            " Each such game is a continuation. In the end they make the move that they tried most often."
            " Ruins before the game are laid by lot.",
        ),
    )


def level_text(level: Level, more: Level | None = None) -> str:
    """What a strength does; the numbers are those that it plays with. more: the same strength with more than
    two seats, if it plays otherwise there.
    """
    if level.temperature:
        return _glance(level.number)
    budget, seconds = level.budget, QLocale().toString(level.budget.seconds or 0.0)
    if budget.iterations is None:
        said = translate(
            "Rumis",
            "Thinks for {seconds} seconds, or less where nothing could change its choice any more, and plays"
            " as many continuations as this machine can in that time. Near the end of the game it works out"
            " the best move exactly where it can.",
        )
        return said.format(seconds=seconds)
    count = QLocale().toString(budget.iterations)
    if more is None or more.budget.iterations in (None, budget.iterations):
        said = translate(
            "Rumis",
            "Plays {count} continuations in its head before each move, for {seconds} seconds at most.",
        )
        return said.format(count=count, seconds=seconds)
    said = translate(
        "Rumis",
        "Plays {count} continuations in its head before each move, or {other} with more than two players,"
        " for {seconds} seconds at most.",
    )
    return said.format(count=count, other=QLocale().toString(more.budget.iterations), seconds=seconds)


def _glance(number: int) -> str:
    if number == 1:
        return translate(
            "Rumis",
            "Looks at squares and size only, at a glance. The better a stone looks, the likelier it is"
            " chosen; now and then it is a poor one.",
        )
    if number == 2:
        return translate(
            "Rumis",
            "Also sees which squares will last, at a glance, but often takes a lesser stone.",
        )
    return translate(
        "Rumis",
        "Sees as much at a glance, and seldom takes a lesser stone. It does not look ahead.",
    )


def search_note() -> str:
    """Which search plays on this machine."""
    if search_kind() == "compiled":
        return translate("Rumis", "On this machine the compiled search plays, the quick one.")
    return translate(
        "Rumis",
        "On this machine the slower search plays, in plain Python. For the compiled one, which thinks some"
        " twenty times as fast, install a C compiler and run the installation again.",
    )
