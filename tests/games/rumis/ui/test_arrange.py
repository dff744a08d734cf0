"""What lies where: stones, slots of the tray, colours."""

from __future__ import annotations

from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.rules import GAME
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.ui.arrange import arrange, arrange_tray, colour_keys, tray_colour
from desktop_app.games.rumis.ui.ground import TableGround
from desktop_app.games.rumis.ui.hand import start_square
from desktop_app.session.record import Player

PALETTE = ("red", "blue", "yellow", "green")
SQUARE = Place("O4", ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)))


def test_stones_keep_their_ids_and_only_the_last_is_marked() -> None:
    state = GAME.initial(Setup(2))
    seen = []
    for place in (SQUARE, Place("I2", ((2, 0, 0), (3, 0, 0)))):
        state, _ = GAME.apply(state, place)
        seen.append(arrange(GAME.observe(state, None)))
    first, second = seen
    assert [stone.id for stone in second[:1]] == [stone.id for stone in first]
    assert [(stone.place, stone.get("last")) for stone in second] == [
        (SQUARE.cells, False),
        (((2, 0, 0), (3, 0, 0)), True),
    ]


def test_the_tray_tells_what_is_held_and_what_fits() -> None:
    state, _ = GAME.apply(GAME.initial(Setup(2)), SQUARE)
    view = GAME.observe(state, None)
    mover = {slot.get("stone"): (slot.get("held"), slot.get("fits")) for slot in arrange_tray(view, 1)}
    assert mover["O4"] == (True, True)
    waiting = {slot.get("stone"): (slot.get("held"), slot.get("fits")) for slot in arrange_tray(view, 0)}
    assert waiting["O4"] == (False, False)
    assert waiting["L4"] == (True, True)


def test_the_tray_is_that_of_the_next_person() -> None:
    state = GAME.initial(Setup(3))
    seats = [Player("A", "computer"), Player("B"), Player("C")]
    assert tray_colour(state, tuple(seats)) == 1
    assert tray_colour(state, tuple(Player(str(n), "computer") for n in range(3))) == 0


def test_every_colour_in_play_has_another_key() -> None:
    players = (Player("A", colour="green"), Player("B", colour="green"))
    assert colour_keys(2, players, PALETTE) == ("green", "red")
    assert len(set(colour_keys(4, players, PALETTE))) == 4


def test_a_stone_is_first_held_in_the_middle_then_where_the_last_one_lies() -> None:
    state = GAME.initial(Setup(4).with_option("scenario", "cucho"))
    x, y = start_square(TableGround(state))
    assert state.caps[y][x] > 0
    state, _ = GAME.apply(state, Place("I2", ((7, 7, 0), (7, 7, 1))))
    assert start_square(TableGround(state)) == (7, 7)


def test_what_was_placed_since_the_own_last_stone_is_recent() -> None:
    state = GAME.initial(Setup(3))
    for _ in range(4):
        state, _ = GAME.apply(state, next(iter(GAME.legal(state))))
    seen = arrange(GAME.observe(state, None), 1)
    assert [stone.get("recent") for stone in seen] == [False, False, True, True]
    assert not any(stone.get("recent") for stone in arrange(GAME.observe(state, None)))
