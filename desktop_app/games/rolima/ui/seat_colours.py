"""Which palette key each seat plays with."""

from __future__ import annotations

from desktop_app.session.record import Player


def seat_keys(players: tuple[Player, ...], palette: tuple[str, ...]) -> tuple[str, ...]:
    """A palette key for every seat: what each chose, as far as it is free."""
    keys: list[str] = []
    for player in players:
        free = [key for key in palette if key not in keys]
        keys.append(player.colour if player.colour in free else free[0])
    return tuple(keys)
