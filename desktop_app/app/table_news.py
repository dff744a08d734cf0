"""What a table tells people although nobody asked: a seat is out, a computer has failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Seat
from desktop_app.session.session import Change, Step

if TYPE_CHECKING:
    from .table_page import TablePage

translate = QCoreApplication.translate

STAY_MS = 5000
"""So long news of the game are shown."""


LONGEST_FAULT = 300


def tell_more(page: TablePage, change: Change[Any]) -> None:
    """Show for a while what an action brought about beside itself, as that somebody is out.

    At the end of the game the result is shown: news go with it.
    """
    if page.session.over:
        page.toast.dismiss()
        return
    if change.kind != "play":
        return
    lines = [line for step in change.steps for line in further_lines(page, step)]
    if lines:
        page.toast.show_message("\n".join(lines), stay_ms=STAY_MS)


def further_lines(page: TablePage, step: Step[Any]) -> list[str]:
    """What the kit calls news of a `known` step, each line with the name of the seat it speaks of."""
    players = page.session.players
    lines = page.kit.news(step, page.session.header.setup, players)
    if step.seat == CHANCE or page.kit.news_are_whole:
        return list(lines)
    names = tuple(player.name for player in players)
    return [line if line.startswith(names) else f"{players[step.seat].name}: {line}" for line in lines]


def data_fault(why: str) -> str:
    """What is wrong with a file, out of the traceback of whoever read it; '' for anything else.

    >>> data_fault("Traceback ...\\ndesktop_app.core.errors.BadData: a.json: 2 numbers expected")
    'a.json: 2 numbers expected'
    """
    last = why.rstrip().rpartition("\n")[2]
    kind, _, text = last.partition(": ")
    return text[:LONGEST_FAULT] if kind.rpartition(".")[2] == BadData.__name__ else ""


def own_up(page: TablePage, seat: Seat) -> None:
    """A bot has failed once: it is asked again, and people are told."""
    text = translate("TablePage", "Something went wrong while %1 was thinking. The computer starts afresh.")
    page.toast.show_message(text.replace("%1", page.session.players[seat].name), kind="warning")


def offer_seat(page: TablePage, seat: Seat) -> None:
    """A bot has failed twice: a person may go on for it. A damaged file is named."""
    name = page.session.players[seat].name
    text = translate("TablePage", "The computer cannot go on for %1.").replace("%1", name)
    page.card.ask(
        f"{text} {data_fault(page.bots.why)}".rstrip(),
        (translate("TablePage", "Try again"), "", page.bots.retry),
        (translate("TablePage", "Take the seat over"), "primary", lambda: page.keeper.take_over(seat)),
    )
