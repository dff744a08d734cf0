"""The table of any game: its board in a frame of seats, prompt line, actions, log, hints, review and end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.errors import IllegalAction
from desktop_app.core.game import Seat
from desktop_app.qt.bot_driver import BotDriver
from desktop_app.qt.kit import GameKit, Services
from desktop_app.qt.log_model import LogModel
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.seats_model import SeatsModel
from desktop_app.qt.sound import Sound
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import PromptLine, Toast
from desktop_app.session.session import Change, Session

from .curtain import Curtain
from .end_panel import EndPanel
from .log_panel import LogPanel
from .review_bar import ReviewBar
from .seats_bar import SeatsBar
from .table_actions import ActionBar
from .table_bots import BotHand
from .table_curtain import Secrecy
from .table_enable import enable, first_person, menu_of, step_out, undo_ply
from .table_frame import TableFrame
from .table_hint import STAGES, Hints
from .table_keys import BoardKeys
from .table_log import whole_log
from .table_looks import Looks
from .table_news import offer_seat, own_up, tell_more
from .table_notice import AskCard
from .table_prompt import Prompt, Table, prompt_for, show_prompt, step_words
from .table_seats import SeatKeeper
from .table_still import WhenStill
from .table_words import describe_table, refusal_sentence, seat_rows, sound_of

LOG_OPEN = "table.log_open"
"""The preference that keeps whether the log is open in wide windows."""


class TablePage(QWidget):
    """One game on the screen, from its start (or wherever it stands) to its end.

    The shell makes a page for each session, hears its signals and calls `close_table` before it throws it
    away; a saved, resumed or new game is another page. `driver_factory` makes the bots' driver from the
    opponents module.
    """

    leave_requested = Signal()
    rematch_requested = Signal()
    new_game_requested = Signal()
    save_requested = Signal()
    rules_requested = Signal()

    def __init__(
        self,
        kit: GameKit,
        session: Session[Any, Any, Any],
        services: Services,
        parent: QWidget | None = None,
        *,
        driver_factory: Callable[[str, QWidget], Any] = BotDriver,
    ) -> None:
        super().__init__(parent)
        self.kit, self.session = kit, session
        theme = services.theme.with_accent(kit.accent)
        self._services = replace(services, theme=theme)
        self._driver = driver_factory(kit.opponents, self)
        looks = Looks(session)
        self.perspective = Perspective(session, looks.seat, self, fades=kit.fades)
        self.board = kit.make_board(self.perspective, self._services, self)
        self._keys = BoardKeys(self.board)
        self._still = WhenStill(lambda: self.board.moving, self)
        self.bots = BotHand(session, self._driver, services.speed, self, moving=lambda: self._busy)
        self.hints = Hints(session, self.perspective, self._driver, self, before=kit.before_hint)
        self._table = Table(kit, session, self.perspective, self.board, self.bots, self.hints)
        self._said: Prompt | None = None
        self.reviewing = self._scores_open = False
        self._was_over = self._log_open_narrow = self._closed = self._hinting = False
        self._build(theme)
        self.secrecy = Secrecy(self, looks, services.speed)
        self._dress(theme)
        self._connect()
        self._was_over = self._scores_open = session.over
        self.secrecy.follow()
        self.bots.wake()
        self.refresh()

    # ---- for the shell -------------------------------------------------------------------------

    def title(self) -> str:
        """What the window is called while this page is shown."""
        return self.session.header.title or self.kit.title()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; the game's accent is added here."""
        theme = theme.with_accent(self.kit.accent)
        self._services.theme = theme
        self._dress(theme)
        for part in (self.seats, self.prompt, self.tools, self.board):
            part.set_theme(theme)
        for card in (self.review, self.log, self.end, self.card, self.toast, self.curtain):
            card.set_theme(theme)

    def _dress(self, theme: Theme) -> None:
        """Qt's own widgets wear the game's accent here, and the program's everywhere else."""
        sheet = stylesheet(theme)
        for part in (self.tools, self.review, self.log, self.end, self.card):
            part.setStyleSheet(sheet)

    def game_actions(self) -> list[QAction | None]:
        """What a menu of this game offers, None for a line; the actions are those of the tool bar."""
        return menu_of(self)

    def close_table(self) -> None:
        """End the bots and hear no more of the session; at any moment, also twice."""
        if self._closed:
            return
        self._closed = True
        self._still.drop()
        self.secrecy.close()
        self.bots.close()
        self.hints.clear()
        self._driver.close()
        self.perspective.close()
        self.board.finish_motion()

    # ---- building ------------------------------------------------------------------------------

    def _build(self, theme: Theme) -> None:
        self.seats_model = SeatsModel(self)
        self.log_model = LogModel(self)
        self.seats_model.set_rows(seat_rows(self._table.kit, self.session, self.perspective, *self.bots.work))
        self.seats = SeatsBar(self.seats_model, theme, self._services.speed, self)
        self.prompt = PromptLine(theme, self)
        self.tools = ActionBar(theme, self.board.actions(), self)
        self.review = ReviewBar(theme, self)
        self.log = LogPanel(self.log_model, theme, self)
        self.end = EndPanel(theme, self)
        self.frame = TableFrame(
            self.seats, self.prompt, self.tools, self.board, self.review, self.log, self.end, self
        )
        self.card = AskCard(theme, self.frame, self.frame.table)
        self.toast = Toast(theme, self.frame.table, at_top=True)
        self.keeper = SeatKeeper(self.kit, self.session, self.card, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.frame)
        self.frame.set_tab_order()
        self.curtain = Curtain(theme, self)

    def _connect(self) -> None:
        self.perspective.changed.connect(self._on_change)
        self.perspective.refused.connect(lambda code: self.refuse(refusal_sentence(self.kit, code)))
        self.board.refused.connect(self.refuse)
        self.board.prompt_changed.connect(self._on_board_prompt)
        self.bots.changed.connect(lambda: self._still.do(self.refresh, "all"))
        self.bots.progressed.connect(self.seats_model.set_progress)
        self.bots.tried_again.connect(lambda seat: own_up(self, seat))
        self.bots.gave_up.connect(lambda seat: offer_seat(self, seat))
        self.card.toggled.connect(self._on_card)
        self.hints.changed.connect(self._show_hint)
        self.seats.chosen.connect(self.open_seat_menu)
        self.log.chosen.connect(self.look_at)
        self.log.fold_requested.connect(lambda: self.set_log_open(False))
        self.review.moved.connect(self.perspective.look_at)
        self.review.left.connect(self.leave_review)
        self.frame.fitted.connect(self._fit)
        self.prompt.resized.connect(self._lay_prompt)  # its room is known later than that of the frame
        self.end.closed.connect(lambda: self.set_scores_open(False))
        self.end.review_requested.connect(lambda: self.set_reviewing(True))
        self.end.rematch_requested.connect(self.rematch_requested)
        self.end.new_game_requested.connect(self.new_game_requested)
        self.end.save_requested.connect(self.save_requested)
        self.end.home_requested.connect(self.leave_requested)
        deeds: dict[str, Any] = {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hints.ask,
            "pause": self.set_paused,
            "play-now": self.bots.play_now,
            "review": self.set_reviewing,
            "scores": self.set_scores_open,
            "describe": self.describe,
            "rules": self.rules_requested,
            "save": self.save_requested,
            "log": self.set_log_open,
            "leave": self.leave_requested,
        }
        for key, deed in deeds.items():
            self.tools.deeds[key].triggered.connect(deed)
        self.tools.players.triggered.connect(lambda: self.open_seat_menu(first_person(self)))
        self.escape_key = QShortcut(QKeySequence("Esc"), self)
        self.escape_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.escape_key.activated.connect(self.escape)

    # ---- what can be done ----------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the board's last step, else go back to the last decision of a person, or say why not."""
        if self.perspective.may_act and self.board.take_back():
            return
        try:
            self.session.undo_to(undo_ply(self))
        except IllegalAction as error:
            self.refuse(refusal_sentence(self.kit, error.code))

    def redo(self) -> None:
        """Play again what was taken back."""
        try:
            self.session.redo()
        except IllegalAction:
            self.refuse(refusal_sentence(self.kit, "redo"))

    def set_paused(self, paused: bool) -> None:
        """Stop the computer's seats, or let them go on."""
        self.bots.set_paused(paused)
        self.refresh()

    def refuse(self, sentence: str) -> None:
        """Say why what was tried is not possible."""
        self.prompt.show_refusal(sentence)
        self._services.sound.play(Sound.REFUSED)

    def look_at(self, ply: int) -> None:
        """Step through the game, starting at that ply; an unfinished game waits meanwhile."""
        self.hints.clear()
        self.reviewing = True
        self.bots.set_held(True)
        self.perspective.look_at(ply)
        self.refresh()

    def set_reviewing(self, on: bool) -> None:
        """Start or end stepping through the game."""
        if on:
            self.look_at(self.session.ply)
        else:
            self.leave_review()

    def leave_review(self) -> None:
        """Back to the game."""
        self.stop_review()
        self.refresh()
        self.board.setFocus()

    def stop_review(self) -> None:
        """The newest position is looked at, and the bots go on."""
        self.reviewing = False
        self.perspective.look_at(None)
        self.bots.set_held(False)

    def set_log_open(self, shown: bool) -> None:
        """Open or fold the log; remembered for wide windows, in narrow ones it is folded at first."""
        if self.frame.narrow:
            self._log_open_narrow = shown
        else:
            self._services.prefer(LOG_OPEN, shown)
        if shown:
            self._scores_open = False
        self._fit()

    def set_scores_open(self, shown: bool) -> None:
        """Show or close the scores of a finished game."""
        self._scores_open = shown and self.session.over
        self._fit()
        if self._scores_open:
            self.end.rematch.setFocus()
        else:
            self.board.setFocus()

    def describe(self) -> None:
        """Say the whole table in words, on the screen and to a screen reader."""
        prompt = prompt_for(self._table, reviewing=self.reviewing).joined
        text = describe_table(self.kit, self.seats_model.rows, self.board.describe(), prompt)
        self.card.ask(text, (self.tr("Close"), "primary", self.board.setFocus))

    def open_seat_menu(self, seat: Seat) -> None:
        """The menu of a seat, below its plate; while the curtain hangs, that of the seat called."""
        called = self.secrecy.called
        plate = self.seats.plates[seat] if called is None else self.curtain.seat
        menu = self.keeper.menu(seat if called is None else called, plate, asking=called is None)
        menu.popup(plate.mapToGlobal(plate.rect().bottomLeft()))

    def escape(self) -> None:
        """Leave the innermost state: a question, the hint, the review, the scores."""
        step_out(self)

    # ---- following the game --------------------------------------------------------------------

    def refresh(self) -> None:
        """Show everything as it is now."""
        self.seats_model.set_rows(seat_rows(self._table.kit, self.session, self.perspective, *self.bots.work))
        self.log_model.set_rows(whole_log(self.kit, self.session, self.perspective))
        ply, first = self.perspective.shown_ply, self.perspective.earliest
        self.log.show_ply(ply if self.reviewing else None)
        if self.reviewing:
            self.review.show_ply(ply, self.session.ply, step_words(self._table, ply), first=first)
        self.review.setVisible(self.reviewing)
        self._say()
        self._fit()

    def _on_change(self, change: Change[Any] | None) -> None:
        if change is None:
            self.refresh()
            return
        self.prompt.clear_refusal()
        self._said = None
        self.hints.clear()
        if change.kind != "seats" and self.reviewing:
            self.reviewing = False
            self.bots.set_held(False)
        over = self.session.over
        if over != self._was_over:
            self._scores_open = over
        if sound := sound_of(change, self.session, ended=over and not self._was_over):
            self._services.sound.play(sound)
        self._was_over = over
        self._still.do(lambda: tell_more(self, change), change.revision)
        self.secrecy.follow(change.kind)
        self.bots.wake()
        self._still.do(self.refresh, "all")

    def _say(self) -> None:
        """Show the prompt, in one large line if it fits, else whose turn it is above what to do."""
        wanted = prompt_for(self._table, reviewing=self.reviewing)
        if wanted == self._said:
            return
        self._said = wanted
        self._lay_prompt()

    def _lay_prompt(self) -> None:
        if self._said is not None:
            show_prompt(self.prompt, self._said, small=self.frame.low)

    def _on_card(self) -> None:
        """The keyboard is the board's again when a question has gone."""
        if self.card.isHidden():
            self.board.setFocus()
        enable(self)

    def _on_board_prompt(self) -> None:
        """The last step of a hint speaks of what the board shows: it goes as soon as that is changed."""
        if self.hints.stage == STAGES and not self._hinting:
            self.hints.clear()
        enable(self)
        self._still.do(self._say, "prompt")

    def _show_hint(self) -> None:
        self._hinting = True
        self.board.show_advice(self.hints.advice, self.hints.stage)
        self._hinting = False
        self._say()
        enable(self)

    def _fit(self) -> None:
        """Put the right panel at the side, and enable what can be done."""
        outcome = self.session.outcome
        if outcome is not None:
            self.end.show_outcome(self.kit, outcome, self.session.players, self._table.colours)
        wide_open = bool(self._services.preference(LOG_OPEN, True))
        log_open = self._log_open_narrow if self.frame.narrow else wide_open
        scores = self._scores_open and not self.reviewing
        self.frame.show_side(self.end if scores else self.log if log_open else None)
        self._lay_prompt()
        enable(self)

    @property
    def _busy(self) -> bool:
        """Whether the table still shows what happened last."""
        return self.board.moving or self.secrecy.pending

    def take_focus(self) -> None:
        """The keyboard is the board's, or that of the curtain in front of it."""
        (self.curtain.lift if self.secrecy.down else self.board).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the part with the focus does not use are the board's."""
        self._keys.hand_on(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._scores_open:
            self.take_focus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "tools"):
            self.tools.retranslate()
            self._said = None
            self.refresh()
