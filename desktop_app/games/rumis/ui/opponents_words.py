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
            "Nothing is hidden in Rumis, so they know no more than you do. They look ahead: in their heads"
            " they play on to the end of the game, again and again, more and more often along the moves that"
            " turned out well, and beyond those by chance. Each such game is a continuation. In the end they"
            " make the move that they tried most often.",
        ),
        translate(
            "Rumis",
            "At a glance, a stone is worth the squares it shows to the sky, the squares of others that it"
            " covers, and its size. That tells them where to look first. Ruins before the game are laid by"
            " lot.",
        ),
    )


def level_text(level: Level) -> str:
    """What a strength does; the numbers are those that it plays with."""
    budget = level.budget
    if level.temperature:
        return translate(
            "Rumis",
            "Looks at each stone only at a glance, not ahead. The better one looks, the likelier it is"
            " chosen; now and then it is a poor one.",
        )
    seconds = QLocale().toString(budget.seconds or 0.0)
    if budget.iterations is not None:
        said = translate(
            "Rumis",
            "Plays {count} continuations in its head before each move, for {seconds} seconds at most.",
        )
        return said.format(count=QLocale().toString(budget.iterations), seconds=seconds)
    said = translate(
        "Rumis",
        "Thinks for {seconds} seconds and plays as many continuations as this machine can in that time. What"
        " it found serves it for its next move. Near the end of the game it works out the best move exactly"
        " where it can.",
    )
    return said.format(seconds=seconds)


def search_note() -> str:
    """Which search plays on this machine."""
    if search_kind() == "compiled":
        return translate("Rumis", "On this machine the compiled search plays, the quick one.")
    return translate(
        "Rumis",
        "On this machine the slower search plays, in plain Python. For the compiled one, which thinks ten to"
        " twenty times as fast, install a C compiler and run the installation again.",
    )
