"""Ends of games between searching players, and how the exact endgame and the players do in them.

    python -m tests.games.rumis.endings [--seats 2] [--plies 8] [--games 20] [--seconds 0.5] [--regret PLAYER]

prints per mode how many positions, so many moves before the end, are solved in so many seconds of processor
time: whose victory it is, and by how much; with `--regret` how often instead the move of a player keeps
the exact result.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from desktop_app.bots.bot import Control
from desktop_app.bots.search import PUCT_RAVE
from desktop_app.games.rumis.engine.fastboard import FastBoard
from desktop_app.games.rumis.engine.opponents import fast_board, make_bot, move_of
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.engine.state import RumisState
from desktop_app.games.rumis.engine.thinking import Ending, tree_of
from tests.games.rumis.variants import BASE, Mode

TWO_SEATS = (
    *(Mode(board, 2) for board in BASE),
    Mode("huaca", 2),
    Mode("tambo", 2, four=True),
    Mode("pirka", 2, four=True),
    Mode("colca", 2, "rebuild"),
    Mode("puncu", 2, "rebuild"),
    Mode("chullpa", 2, "ruins"),
    Mode("cucho", 2, "ruins"),
)
MORE_SEATS = {
    3: (Mode("chullpa", 3), Mode("pirka", 3), Mode("coricancha", 3)),
    4: (Mode("chullpa", 4), Mode("pirka", 4), Mode("coricancha", 4)),
    5: (Mode("apachita", 5), Mode("chaka", 5)),
    6: (Mode("apachita", 6), Mode("chaka", 6)),
}


def end_of_game(mode: Mode, seed: int, plies: int, player: str = "q:30") -> RumisState:
    """The position so many moves before the end of a game of equal players; always the same for a seed."""
    rng = Random(f"{mode} {seed}")
    state = mode.start(seed % mode.seats)
    states = [state]
    players = [make_bot(player) for _ in range(mode.seats)]
    while (seat := WHOLE.to_act(state)) is not None:
        state, _ = WHOLE.apply(state, players[seat].choose(WHOLE.observe(state, seat), rng, Control()))
        states.append(state)
    return states[-min(plies + 1, len(states))]


@dataclass(frozen=True, slots=True)
class Solved:
    """What was found about a position and in how much processor time; None if it was not found.

    result: 1, 0 or -1 for the seat to move, with more than two seats 0. exact: whether the best margin is
    found as well.
    """

    result: int | None
    seconds: float
    exact: bool


def solved(board: FastBoard, seconds: float) -> Solved:
    """What the endgame finds within so much processor time."""
    tree = tree_of(board, PUCT_RAVE)
    until = process_time() + seconds
    ending = Ending(tree, board, lambda: process_time() < until, lambda: False)
    ending.find()
    taken = process_time() + seconds - until
    return Solved(None if ending.move is None else ending.result, taken, ending.exact)


def sign_after(board: FastBoard, move: int) -> int:
    """The result that a move leads to, for the seat that makes it."""
    after = board.copy()
    after.play(move)
    found = tree_of(board, PUCT_RAVE).solve(after, 10**9, -1, 1)
    assert found is not None
    assert isinstance(found[1], int)
    return sign(found[1]) if board.actor() % 2 == 0 else -sign(found[1])


def kept(state: RumisState, player: str, most: int = 400_000) -> bool | None:
    """Whether a player's move keeps the exact result; None if it takes more positions to find that."""
    board = fast_board(state)
    tree = tree_of(board, PUCT_RAVE)
    found = tree.solve(board, most, -1, 1)
    if found is None:
        return None
    assert isinstance(found[1], int)
    result = sign(found[1]) if board.actor() % 2 == 0 else -sign(found[1])
    seen = WHOLE.observe(state, WHOLE.to_act(state))
    move = move_of(board, make_bot(player).choose(seen, Random(1), Control()))
    return sign_after(board, move) >= result


def sign(number: int) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)


def positions(mode: Mode, games: int, plies: int) -> Iterator[RumisState]:
    """Ends of so many games; those with a single move left out."""
    seed = count = 0
    while count < games:
        state = end_of_game(mode, seed, plies)
        seed += 1
        if state.colour is not None and len(fast_board(state).legal()) > 1:
            count += 1
            yield state


def main() -> None:
    """See the head of this file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--plies", type=int, default=8)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--regret", default="", metavar="PLAYER")
    arguments = parser.parse_args()
    all_kept = all_known = 0
    for mode in TWO_SEATS if arguments.seats == 2 else MORE_SEATS[arguments.seats]:
        states = list(positions(mode, arguments.games, arguments.plies))
        if arguments.regret:
            found = [kept(state, arguments.regret) for state in states]
            results_kept = [one for one in found if one is not None]
            all_known += len(results_kept)
            all_kept += sum(results_kept)
            print(f"{mode}: kept {sum(results_kept)} of {len(results_kept)} known results", flush=True)
            continue
        results = [solved(fast_board(state), arguments.seconds) for state in states]
        times = sorted(one.seconds for one in results)
        known = sum(one.result is not None for one in results)
        exact = sum(one.exact for one in results)
        print(f"{mode}: result {known}, margin {exact} of {len(results)};", end=" ")
        print(
            f"median {times[len(times) // 2]:.3f} s, 9 of 10 {times[len(times) * 9 // 10]:.3f} s", flush=True
        )
    if arguments.regret:
        print(f"kept {all_kept} of {all_known}")


if __name__ == "__main__":
    main()
