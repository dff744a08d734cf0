"""Many games on an executor, those that stand in a file not again."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from .games_file import GamesFile
from .match import AnyGame, BotMaker, Pairing, Result, play


def play_on(
    game: AnyGame,
    pairings: Iterable[Pairing],
    make_bot: BotMaker,
    executor: Executor | None = None,
    *,
    record: GamesFile | None = None,
    ahead: int = 16,
) -> Generator[tuple[int, Result], None, None]:
    """Play all, here or on the executor; yields (number in `pairings`, result) as they end.

    Games of the record are yielded at once; the others are written to it before they are yielded. `pairings`
    may be endless: it is asked for no more than `ahead` games that have not ended. Whoever stops early closes
    the iterator; games that have not begun are never played then.
    """
    known = record.played if record is not None else {}
    source = iter(enumerate(pairings))
    waiting: dict[Future[Result], int] = {}
    try:
        more = True
        while more or waiting:
            while more and len(waiting) < ahead:
                number, pairing = next(source, (-1, None))
                if pairing is None:
                    more = False
                elif pairing in known:
                    yield number, known[pairing]
                elif executor is None:
                    yield number, _kept(play(game, pairing, make_bot), record)
                else:
                    waiting[executor.submit(play, game, pairing, make_bot)] = number
            if waiting:
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), _kept(future.result(), record)
    except KeyboardInterrupt:
        raise  # the owner of the executor ends it: one that loses its workers must find no future cancelled
    except BaseException:
        for future in waiting:
            future.cancel()
        raise


def _kept(result: Result, record: GamesFile | None) -> Result:
    if record is not None:
        record.append(result)
    return result
