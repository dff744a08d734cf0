"""What lies on the editor's desk: a drawing, its name, and the file that it was saved in, if any."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine.boards import (
    OwnBoard,
    copy_renamed,
    name_problem,
    problems,
    read_file,
    trimmed,
)
from desktop_app.games.rumis.engine.scenarios import Heights

from .editor_files import Kept, keep, kept_in, named, path_for, unused_name
from .editor_model import History, blank, on_paper


class Desk:
    """One drawing at a time; other boards lie in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.history = History(blank())
        self.name = ""
        self.kept: Kept | None = None
        self._saved: Heights = ()

    @property
    def heights(self) -> Heights:
        """The drawing with the paper around it."""
        return self.history.now

    @property
    def board(self) -> OwnBoard:
        """What would be played or saved now."""
        return OwnBoard(self.name.strip(), trimmed(self.heights))

    @property
    def problem(self) -> str:
        """A code for what forbids playing and saving, '' if nothing does."""
        board = self.board
        found = problems(board.heights)
        return found[0] if found else (name_problem(board.name) or "")

    @property
    def dirty(self) -> bool:
        """Whether something would be lost without saving."""
        if self.kept is not None and self.board.name != self.kept.board.name:
            return True
        return trimmed(self.heights) != self._saved

    @property
    def clash(self) -> Kept | None:
        """Another board that has this name already."""
        other = named(self.folder, self.board.name)
        return other if other is not None and (self.kept is None or other.path != self.kept.path) else None

    @property
    def loses(self) -> Kept | None:
        """The board's own file, if saving takes the heights for other numbers of players from it."""
        return self._own if self._own is not None and self._own.players else None

    @property
    def _own(self) -> Kept | None:
        return self.kept if self.kept is not None and self.kept.board.name == self.board.name else None

    def begin(self, wish: str, heights: Heights = ()) -> None:
        """A new drawing, blank or a copy of a board, with a name that is not taken."""
        board = trimmed(heights)
        self._put(on_paper(board) if board else blank(), unused_name(self.folder, wish), None)
        self._saved = board

    def show(self, kept: Kept) -> None:
        """A board of the folder."""
        self._put(on_paper(trimmed(kept.board.heights)), kept.board.name, kept)

    def show_file(self, path: Path) -> tuple[int, ...]:
        """The board of any file; one that lies in the folder already is shown as that one.

        Returns the numbers of players that the file has it for if others have other heights, as `BoardFile`.

        Raises:
            BadData: it is no board; the desk stays as it is.
        """
        file = read_file(path)
        board = file.board
        same = OwnBoard(board.name, trimmed(board.heights))
        for kept in kept_in(self.folder):
            if kept.path == path or OwnBoard(kept.board.name, trimmed(kept.board.heights)) == same:
                self.show(kept)
                return file.players
        self._put(on_paper(same.heights), board.name, None)
        return file.players

    def save(self) -> Kept:
        """Write the board: over its own file, over that of the same name, or into a new one.

        Raises:
            BadData: there is a problem.
            OSError: the system refuses.
        """
        target = self.clash or self._own
        self.kept = keep(self.folder, self.board, target.path if target else None)
        self._saved = self.kept.board.heights
        return self.kept

    def rename(self, kept: Kept, name: str) -> Kept:
        """Call a board of the folder otherwise; if it lies on the desk, its drawing stays as it is.

        Raises:
            BadData: the name is not possible, or taken ("taken").
            OSError: the system refuses.
        """
        wrong = name_problem(name) or ("taken" if named(self.folder, name) else "")
        if wrong:
            raise BadData(wrong, given=name)
        new = replace(kept, path=path_for(self.folder, name), board=OwnBoard(name, kept.board.heights))
        if kept.players:
            copy_renamed(kept.path, new.path, name)
        else:
            keep(self.folder, new.board, new.path)
        kept.path.unlink(missing_ok=True)
        if self.kept is not None and self.kept.path == kept.path:
            if self.board.name == kept.board.name:
                self.name = name
            self.kept = new
        return new

    def forget(self, path: Path) -> None:
        """The file is gone; if its board lies on the desk, it is one that was never saved."""
        if self.kept is not None and self.kept.path == path:
            self.kept, self._saved = None, ()

    def remember(self, kept: Kept) -> None:
        """The file is back; if its board lies on the desk still, it is that one again."""
        if self.kept is None and self.board.name == kept.board.name:
            self.kept, self._saved = kept, trimmed(kept.board.heights)

    def _put(self, heights: Heights, name: str, kept: Kept | None) -> None:
        self.history, self.name, self.kept = History(heights), name, kept
        self._saved = trimmed(heights)
