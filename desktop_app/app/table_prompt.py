"""What the prompt line says: always who should do what now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontMetricsF

from desktop_app.core.game import Seat
from desktop_app.qt import fonts
from desktop_app.qt.kit import Board, GameKit
from desktop_app.qt.notices import COMPACT, LEAD
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.widgets import PromptLine
from desktop_app.session.session import Session

from .table_bots import BotHand
from .table_hint import STAGES, Hints
from .table_words import log_rows, shown_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Prompt:
    """The prompt line: `lead` is whose turn it is, `text` what to do, `detail` what else is good to know.

    `colours` are keys of the seat palette; without them `icon` stands in front.
    """

    lead: str
    text: str = ""
    detail: str = ""
    icon: str = "hand"
    colours: tuple[str, ...] = ()

    @property
    def joined(self) -> str:
        """Lead and text in one line."""
        return f"{self.lead}: {self.text}" if self.text else self.lead


@dataclass(frozen=True, slots=True)
class Table:
    """Everything at a table that the prompt depends on."""

    kit: GameKit
    session: Session[Any, Any, Any]
    perspective: Perspective
    board: Board
    bots: BotHand
    hints: Hints

    def colours(self, seat: Seat) -> tuple[str, ...]:
        """The colours of a seat, as its plate shows them."""
        return self.kit.seat_colours(self.session.header.setup, self.session.players, seat)


def prompt_for(table: Table, *, reviewing: bool) -> Prompt:
    """What to say now; a refusal is shown on top of it by the line itself."""
    if reviewing:
        return _review(table)
    outcome = table.session.outcome
    if outcome is not None:
        icon = "trophy" if len(outcome.ranks) > 1 or table.kit.succeeded(outcome.reason) else "flag"
        return Prompt(table.kit.outcome_sentence(outcome, table.session.players), icon=icon)
    if table.hints.active:
        return _hint(table)
    seat = table.perspective.to_act
    if seat is None:
        return Prompt("")
    if table.session.players[seat].kind == "computer":
        return _computer(table, seat)
    return _person(table, seat)


def _person(table: Table, seat: Seat) -> Prompt:
    name = table.session.players[seat].name
    words = table.board.prompt() if table.perspective.may_act else ""
    lead = name if words else translate("Table", "It is %1’s turn").replace("%1", name)
    if table.bots.paused:
        lead = f"{translate('Table', 'Paused')} · {lead}"
    return Prompt(lead, words, colours=table.colours(seat))


def _computer(table: Table, seat: Seat) -> Prompt:
    name = shown_name(table.session.players[seat])
    colours = table.colours(seat)
    if table.bots.stuck == seat:
        text = translate("Table", "%1 cannot go on. Take the seat over, or let it try again.").replace(
            "%1", name
        )
        return Prompt(text, icon="warning")
    if table.bots.paused and table.bots.thinking is None:
        text = translate("Table", "Paused. %1 plays next.").replace("%1", name)
        return Prompt(text, detail=translate("Table", "P goes on."), icon="pause")
    text = translate("Table", "%1 is thinking …").replace("%1", name)
    parts = (table.board.situation(), translate("Table", "Ctrl+Return: play now"))
    return Prompt(text, detail=" · ".join(part for part in parts if part), colours=colours)


def _hint(table: Table) -> Prompt:
    hints = table.hints
    if hints.advice is not None:
        more = translate("Table", "H tells more, Esc takes the hint away.")
        less = translate("Table", "Esc takes the hint away.")
        sentence = table.kit.advice_sentence(hints.advice, hints.stage)
        return Prompt(sentence, detail=more if hints.stage < STAGES else less, icon="hint")
    if hints.failed:
        return Prompt(translate("Table", "No hint could be found this time."), icon="hint")
    return Prompt(translate("Table", "Looking for a hint …"), icon="hint")


def _review(table: Table) -> Prompt:
    ply, last = table.perspective.shown_ply, table.perspective.ply
    step = translate("Table", "Step %1 of %2").replace("%1", str(ply)).replace("%2", str(last))
    detail = "" if table.session.over else translate("Table", "The game waits until you come back (Esc).")
    return Prompt(step, step_words(table, ply), detail, icon="eye")


def step_words(table: Table, ply: int) -> str:
    """The log's words for the action that led to `ply`."""
    if ply == 0:
        return translate("Table", "the start of the game")
    rows = log_rows(table.kit, table.session, table.perspective, since=ply - 1, until=ply)
    return " · ".join(row.spoken for row in rows)


def show_prompt(line: PromptLine, said: Prompt, *, small: bool) -> None:
    """In one large line if it fits (or if there is only one), else whose turn it is above what to do."""
    font = fonts.ui(COMPACT if small else LEAD, weight=QFont.Weight.DemiBold)
    fits = QFontMetricsF(font).horizontalAdvance(said.joined) <= line.width() - 100
    if small or fits:
        line.show_prompt(said.joined, detail=said.detail, icon=said.icon, colours=said.colours)
    else:
        line.show_prompt(said.lead, detail=said.text or said.detail, icon=said.icon, colours=said.colours)
