"""Elo ratings from results by the Bradley-Terry model: who beats whom how often, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import Final

from .match import Result

ELO_SCALE: Final = 400.0
ROUNDS: Final = 10_000
PRECISE: Final = 1e-9


def duels(results: Sequence[Result]) -> dict[tuple[str, str], float]:
    """(a, b) -> how often a was ahead of b, equal ranks as a half; each two seats of a game are a duel."""
    table: dict[tuple[str, str], float] = {}
    for result in results:
        players, ranks = result.pairing.players, result.ranks
        for i, a in enumerate(players):
            for j, b in enumerate(players):
                if a != b:
                    won = 1.0 if ranks[i] < ranks[j] else 0.5 if ranks[i] == ranks[j] else 0.0
                    table[a, b] = table.get((a, b), 0.0) + won
    return table


def elo(won: dict[tuple[str, str], float], anchor: str, doubt: float = 0.5) -> dict[str, float]:
    """Ratings of all players that met, the anchor's being 0.

    `doubt` is added to both sides of each pair that met, so that a player who never lost has a finite rating.
    Players connected to the anchor by no chain of games are left out.
    """
    pairs = {(a, b): wins + doubt for (a, b), wins in won.items()}
    names = _connected(pairs, anchor)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        change = 0.0
        for a in names:
            wins = sum(pairs[a, b] for b in names if (a, b) in pairs)
            games = sum(
                (pairs[a, b] + pairs[b, a]) / (strength[a] + strength[b]) for b in names if (a, b) in pairs
            )
            new = wins / games if games else 1.0
            change = max(change, abs(new - strength[a]) / strength[a])
            strength[a] = new
        if change < PRECISE:
            break
    base = strength[anchor]
    return {name: ELO_SCALE * log10(strength[name] / base) for name in names}


def _connected(pairs: dict[tuple[str, str], float], anchor: str) -> list[str]:
    found = [anchor]
    for name in found:
        found += sorted({b for a, b in pairs if a == name} - set(found))
    return found
