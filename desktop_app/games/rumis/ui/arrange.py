"""What lies where on a Rumis table: stones on the board, stones in the tray. Pure."""

from __future__ import annotations

from desktop_app.games.rumis.engine.rebuild import carried, removable, within
from desktop_app.games.rumis.engine.rules import playable
from desktop_app.games.rumis.engine.state import PlacedStone, RumisState, RumisView
from desktop_app.games.rumis.engine.stones import stone_set
from desktop_app.qt.kit import seat_keys
from desktop_app.session.component import Component
from desktop_app.session.record import Player

from .coats import NEUTRAL
from .ground import TableGround


def arrange(seen: RumisView, seat: int | None = None) -> tuple[Component, ...]:
    """The stones on the board in the order they were placed.

    Each has an id of its own: a colour has no two stones alike. place = cells; face = colour, stone, `last`,
    and `recent`: placed since `seat` placed its last one.
    """
    state = seen.state
    own = [number for number, stone in enumerate(state.placed) if _laid_by(state, number, stone) == seat]
    since = own[-1] if own else -1
    return tuple(
        Component(
            stone_name_of(stone),
            "stone",
            stone.cells,
            (
                ("colour", stone.colour),
                ("stone", stone.stone),
                ("last", number == len(state.placed) - 1),
                ("recent", seat is not None and number > since),
            ),
        )
        for number, stone in enumerate(state.placed)
    )


def stone_name_of(stone: PlacedStone) -> str:
    """The id of a stone's component, wherever it stands."""
    return f"stone{stone.colour}.{stone.stone}"


def arrange_tray(seen: RumisView, colour: int) -> tuple[Component, ...]:
    """The eleven slots of a colour's tray: face = stone, colour, `held` (not placed), `fits` (has a place).

    `fits` is true for every held stone while another colour is to move: its places are not known yet.
    """
    state = seen.state
    if state.phase == "rebuild":
        return _rebuild_tray(state, colour)
    hand = state.hands[colour]
    fitting = playable(state) if state.colour == colour else hand
    return tuple(
        _slot(slot, stone.id, colour, held=stone.id in hand, fits=stone.id in fitting and stone.id in hand)
        for slot, stone in enumerate(stone_set())
    )


def _rebuild_tray(state: RumisState, colour: int) -> tuple[Component, ...]:
    """The eleven stones of a colour in the rebuild: `held` are those that can be taken off the building now.

    `kept` says where another one is: "buried", "carried", "aside", or "never" if it was not placed at all.
    """
    free = {stone.stone for stone in removable(state, colour)}
    fitting = TableGround(state).playable() if state.colour == colour else tuple(free)
    kept = {stone.stone: "buried" for stone in within(state, colour) if stone.stone not in free}
    kept |= {stone.stone: "carried" for stone in carried(state, colour)}
    kept |= {stone: "aside" for owner, stone in state.aside if owner == colour}
    return tuple(
        _slot(
            slot,
            stone.id,
            colour,
            held=stone.id in free,
            fits=stone.id in free and stone.id in fitting,
            kept="" if stone.id in free else kept.get(stone.id, "never"),
        )
        for slot, stone in enumerate(stone_set())
    )


def _slot(number: int, stone: str, colour: int, *, held: bool, fits: bool, kept: str = "") -> Component:
    face = (("stone", stone), ("colour", colour), ("held", held), ("fits", fits), ("kept", kept))
    return Component(f"tray{number}", "slot", (number,), face)


def _laid_by(state: RumisState, number: int, stone: PlacedStone) -> int:
    """The seat that placed the stone of that number; stones of nobody are laid by everybody in turn."""
    if stone.colour == state.agreement.neutral:
        return (state.agreement.start + number) % state.agreement.seats
    return state.seat_of(stone.colour)


def tray_colour(state: RumisState, players: tuple[Player, ...]) -> int:
    """The colour whose tray is shown: that of the person who is to move, else of the person next in turn.

    While the ruins are laid it is that of nobody, from which everybody lays.
    """
    first = state.colour if state.colour is not None else 0
    if first == state.agreement.neutral:
        return first
    turns = [(first + step) % state.colours for step in range(state.colours)]
    return next((colour for colour in turns if players[state.seat_of(colour)].kind == "person"), first)


def waiting_seat(state: RumisState, players: tuple[Player, ...]) -> int | None:
    """The seat that wants to see what happened since its last turn; None unless a person is to move."""
    if state.colour is None:
        return None
    seat = state.seat_of(state.colour)
    return seat if players[seat].kind == "person" else None


def state_keys(state: RumisState, players: tuple[Player, ...], palette: tuple[str, ...]) -> tuple[str, ...]:
    """The key of every colour of a position by its number, last that of nobody where there are ruins."""
    keys = colour_keys(state.colours, players, palette)
    return keys if state.agreement.neutral is None else (*keys, NEUTRAL)


def colour_keys(colours: int, players: tuple[Player, ...], palette: tuple[str, ...]) -> tuple[str, ...]:
    """The palette key of every colour in play: the seats' choices first, then the unused ones in order.

    >>> palette = ("red", "blue", "green", "yellow")
    >>> colour_keys(4, (Player("A", colour="blue"), Player("B", colour="red")), palette)
    ('blue', 'red', 'green', 'yellow')
    """
    chosen = seat_keys(players, palette)
    return (*chosen, *(key for key in palette if key not in chosen))[:colours]
