"""A program of its own that plays games with a journal and prints each action once it is shown.

python -m tests.storage.playing play GAME SEED    for each folder named on stdin, a child plays there until
                                                  it is killed, and its number is printed before and after
python -m tests.storage.playing hold FOLDER       makes a journal, prints its path, and holds it
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

from desktop_app.core.game import Game, Setup
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Change, Session
from desktop_app.storage.journal import Journal
from tests.session.fakes import GAMES, HEAP, header_for


def tell(text: str) -> None:
    """Print a line in one write: a kill in the middle must not leave half of it (print writes in pieces)."""
    os.write(1, f"{text}\n".encode())


def game_named(name: str) -> Game[Any, Any, Any]:
    """One of the tests' games, or a real one."""
    if name in GAMES:
        return GAMES[name]
    from desktop_app.games.rumis.engine.rules import GAME

    assert name == GAME.id
    return GAME


def play(folder: Path, game: Game[Any, Any, Any], seed: int) -> None:
    """Play at random, with an undo and a redo now and then; print what stands after each change."""
    rng = Random(seed)
    players = (Player("Ann"), Player("Bob"), Player("Cy", "computer", 1))
    header = Header(game.id, game.rules_version, Setup(3), players, seed, practice=True)
    journal = Journal.create(folder, header)
    tell(f"journal {journal.path}")
    session: Session[Any, Any, Any] = Session(game, header, journal.append)

    def show(change: Change[Any]) -> None:
        tell(f"shown {len(session.lines)}")

    session.subscribe(show)
    while not session.over:
        luck = rng.random()
        if luck < 0.05 and session.can_redo:
            session.redo()
        elif luck < 0.1 and any(step.seat in (0, 1) for step in session.steps):
            session.undo_to(session.undo_ply())
        else:
            assert session.to_act is not None
            legal = session.game.legal(session.state)
            wanted = rng.randrange(len(legal))
            action = next(action for number, action in enumerate(legal) if number == wanted)
            session.submit(action, session.to_act, session.revision)
    tell("over")


def children(game: Game[Any, Any, Any], seed: int) -> None:
    """One child after the other, so that the program starts up only once."""
    for line in sys.stdin:
        child = os.fork()
        if not child:
            tell(f"child {os.getpid()}")
            play(Path(line.rstrip("\n")), game, seed)
            signal.pause()
        _, status = os.waitpid(child, 0)
        tell(f"ended {os.waitstatus_to_exitcode(status)}")


def hold(folder: Path) -> None:
    """Keep a journal until there is no more input."""
    journal = Journal.create(folder, header_for(HEAP))
    tell(f"journal {journal.path}")
    sys.stdin.read()


if __name__ == "__main__":
    if sys.argv[1] == "hold":
        hold(Path(sys.argv[2]))
    else:
        children(game_named(sys.argv[2]), int(sys.argv[3]))
