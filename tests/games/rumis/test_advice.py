"""Hints: the action is legal and the reason is true."""

from __future__ import annotations

from random import Random

from desktop_app.bots.bot import Control
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.advice import REASONS, advice_for
from desktop_app.games.rumis.engine.opponents import advise, fast_board, place_of
from desktop_app.games.rumis.engine.rules import GAME, covered, opening, visible
from desktop_app.games.rumis.engine.state import Agreement, RumisState


def after(caps: tuple[tuple[int, ...], ...], *texts: str, seats: int = 2) -> RumisState:
    state = opening(Agreement(seats, 0, "", caps))
    for text in texts:
        place = GAME.parse(text)
        assert place in GAME.legal(state)
        state, _ = GAME.apply(state, place)
    return state


def reason_for(state: RumisState, text: str) -> tuple[str, dict[str, object]]:
    board = fast_board(state)
    move = board.geometry.number[GAME.parse(text).cells]
    advice = advice_for(board, move, place_of(board, move))
    return advice.reason, dict(advice.data)


def test_a_hint_is_a_legal_action_with_its_three_steps() -> None:
    state = GAME.initial(Setup(2))
    asked = iter([False] * 20)
    advice = advise(GAME.observe(state, 0), Random(1), Control(stop=lambda: next(asked, True)))
    assert advice.action in GAME.legal(state)
    data = dict(advice.data)
    assert data["stone"] == advice.action.stone
    assert data["cells"] == advice.action.cells
    area = data["area"]
    assert isinstance(area, tuple)
    assert {(x, y, 0) for x, y, _ in advice.action.cells} <= set(area)
    assert all(state.caps[y][x] and z == 0 for x, y, z in area)
    assert advice.reason == "first"


def test_the_only_placement() -> None:
    state = after(((2,),))
    assert [GAME.notate(place) for place in GAME.legal(state)] == ["I2:a1,a1.2"]
    assert reason_for(state, "I2:a1,a1.2")[0] == "only"


def test_reasons_are_true_along_random_games() -> None:
    seen = set()
    for seed in range(40):
        rng = Random(seed)
        setup = rng.choice([Setup(2), Setup(3), Setup(4), Setup(2, 0, (("four_colours", True),))])
        state = GAME.initial(setup)
        while state.colour is not None:
            place = rng.choice(list(GAME.legal(state)))
            reason, data = reason_for(state, GAME.notate(place))
            check(state, reason, data)
            seen.add(reason)
            state, _ = GAME.apply(state, place)
    assert seen == set(REASONS)


def check(state: RumisState, reason: str, data: dict[str, object]) -> None:
    colour = state.colour
    assert colour is not None
    cells = data["cells"]
    assert isinstance(cells, tuple)
    chosen = next(legal for legal in GAME.legal(state) if legal.cells == cells)
    then, _ = GAME.apply(state, chosen)
    count = data.get("count")
    others = [top for top in covered(state, cells) if state.seat_of(top) != state.seat_of(colour)]
    match reason:
        case "only":
            assert len(GAME.legal(state)) == 1
        case "first":
            assert not state.placed
        case "last_stone":
            assert len(state.hands[colour]) == 1
        case "covers":
            assert count == len(others) > 0
            assert data["seat"] in {state.seat_of(top) for top in others}
        case "gains":
            assert count == visible(then)[colour] - visible(state)[colour] > 0
        case "keeps_room":
            assert len(then.hands[colour]) <= 5
            assert count == then.board.possible(colour).bit_count()
        case "blocks":
            victims = [c for c in range(state.colours) if state.seat_of(c) == data["seat"]]
            lost = [(state.board.possible(c) & ~then.board.possible(c)).bit_count() for c in victims]
            assert count in lost
        case "big_stone":
            assert count == len(cells)
        case _:
            raise AssertionError(reason)


def test_a_hint_comes_in_time_on_a_slow_machine_too() -> None:
    """A thousand iterations without a look at the clock took a slow machine more than ten seconds."""
    ticks = iter(range(10_000))
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return False

    state = GAME.initial(Setup(2))
    advice = advise(GAME.observe(state, 0), Random(1), Control(stop=stop, clock=lambda: next(ticks) * 0.1))
    assert advice.action in GAME.legal(state)
    assert len(asked) <= 12, "1.2 s at 0.1 s for each iteration"
