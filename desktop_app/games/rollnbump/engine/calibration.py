"""How far the expert's forecast can be trusted: `python -m desktop_app.games.rollnbump.engine.calibration`.

Experts play each other; for every claim of a card the forecast chance that it is collected is compared with
what happened, in bins of a tenth.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .deck import deck
from .expert import case_of
from .judgement import Judge
from .learned import learned
from .outlook import Outlook
from .training import Record, collected, played

BINS = 10


@dataclass(frozen=True, slots=True)
class Bin:
    """Claims whose forecast lies in one tenth: how many, the mean forecast, the share collected."""

    claims: int
    forecast: float
    collected: float


def forecasts(record: Record) -> Iterable[tuple[float, bool]]:
    """(forecast, whether it was collected) of each claim of a card in a game that goes on for a round."""
    seats, weights = record.end.seats, learned(record.end.seats)
    results = iter(collected(record))
    for number, turn in enumerate(record.turns):
        each = [next(results)[2] for _ in turn.claim.placements]
        if not each or number + seats >= len(record.turns):
            continue
        look = Outlook(turn.due, weights)
        lasting = Judge(look).forecast([case_of(look, turn.claim)], lasting=True).lasting[0]
        yield from zip(lasting, each, strict=True)


def binned(pairs: Sequence[tuple[float, bool]]) -> list[Bin | None]:
    """The tenths from 0 on; None where nothing was forecast."""
    found: list[Bin | None] = []
    for number in range(BINS):
        rows = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == number]
        count = len(rows)
        if rows:
            means = sum(pair[0] for pair in rows) / count, sum(pair[1] for pair in rows) / count
            found.append(Bin(count, *means))
        else:
            found.append(None)
    return found


def brier(pairs: Sequence[tuple[float, bool]]) -> float:
    """The mean squared error of the forecasts."""
    return sum((forecast - got) ** 2 for forecast, got in pairs) / len(pairs)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the bins."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seats", type=int, default=2, choices=[seats for seats, _ in deck().tables])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=100_000)
    given = parser.parse_args(arguments)
    weights = learned(given.seats)
    pairs: list[tuple[float, bool]] = []
    for number in range(given.games):
        pairs += forecasts(played(given.seats, given.seed + number, weights))
    mean = sum(got for _, got in pairs) / len(pairs)
    print(f"{given.seats} seats, {given.games} games, {len(pairs)} claims")
    print(f"Brier {brier(pairs):.4f}, a constant forecast {mean * (1 - mean):.4f}")
    for number, found in enumerate(binned(pairs)):
        if found is not None:
            print(
                f"{number / BINS:.1f}  {found.claims:6d} claims  forecast {found.forecast:.3f}"
                f"  collected {found.collected:.3f}  {found.collected - found.forecast:+.3f}"
            )


if __name__ == "__main__":
    main()
