"""Self-play that teaches the expert its weights: `python -m desktop_app.games.rollnbump.engine.training`.

Each round plays games between experts with the weights so far and fits the weights anew to what happened. The
same arguments give the same file. The file of the program comes from two rounds of 400, 120, 100 and 60 games
for 2, 3, 4 and 5 seats.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from desktop_app.bots.bot import Control
from desktop_app.core.game import CHANCE, Setup
from desktop_app.core.resources import resource_path

from .deck import FACES, deck
from .dice_tables import Floats
from .expert import ExpertBot
from .learned import FILE, Weights, read_weights, written
from .odds import Aim, chance_of
from .outlook import Outlook
from .patterns import kind_groups
from .placing import strength
from .rules import GAME
from .scoring import colour_counts
from .state import Claim, RollnbumpState
from .values import kind_number

PRIOR: Final = 60.0
"""So many imagined claims speak for the smooth guess of how likely a claim lasts."""

Pair = tuple[int, bool]


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a game: the position before the first roll, and at the claim with what was claimed."""

    before: RollnbumpState
    due: RollnbumpState
    claim: Claim


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its turns, the last position and the points."""

    turns: tuple[Turn, ...]
    end: RollnbumpState
    points: tuple[int, ...]


def first_weights(seats: int) -> Weights:
    """Where the training starts: plain guesses."""
    others, height = seats - 1, deck().table(seats).height
    keen = 0.8 if others == 1 else 0.4
    lasting = [_guess(kind, others, keen) for kind in range(len(deck().kinds))]
    totals = range(deck().dice * FACES + 1)
    return Weights(
        tuple(lasting),
        tuple(min(total / 15.0, 1.0) ** others for total in totals),
        1.5,
        4.0,
        (0.7,) * height,
        0.1,
        tuple(8.0 + 2.0 * least for least in range(1, height + 1)),
    )


def played(seats: int, seed: int, weights: Weights) -> Record:
    """One game between experts."""
    bots = [ExpertBot(lambda _: weights) for _ in range(seats)]
    dice, wits = Random(f"{seed}/chance"), Random(f"{seed}/wits")
    state, found = GAME.initial(Setup(seats, seed % seats)), []
    before = state
    while (seat := GAME.to_act(state)) is not None:
        if seat == CHANCE:
            if state.phase == "roll" and state.rerolls == deck().rerolls:
                before = state
            action = GAME.chance(state, dice)
        else:
            action = bots[seat].choose(GAME.observe(state, seat), wits, Control())
            if isinstance(action, Claim):
                found.append(Turn(before, state, action))
        state, _ = GAME.apply(state, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return Record(tuple(found), state, tuple(score.total for score in outcome.scores))


def fitted(records: Sequence[Record], weights: Weights) -> Weights:
    """The weights that fit what happened in the games; all of them have the same number of seats."""
    seats = records[0].end.seats
    coming, keen = _fit_coming(records, weights)
    tempo, bonus, noise = _fit_lead(records, weights)
    return Weights(
        _fit_lasting(records, seats),
        _fit_bonus(records, seats),
        bonus,
        tempo,
        coming,
        keen,
        noise,
    )


def collected(record: Record, *, over: bool = True) -> Iterable[tuple[int, int, bool]]:
    """(kind, strength, whether it was collected) of each claim of a card; `over`: also of the last claims of
    a game.
    """
    for turn, later in _with_later(record):
        if later.phase == "over" and not over:
            continue
        seat = turn.due.current
        for placement in turn.claim.placements:
            card = turn.due.top(placement.slot, deck().joker)
            assert card is not None
            got = later.joker_owner == seat if card == deck().joker else card in later.cards[seat]
            yield kind_number(card), strength(deck().kind(card), placement.dice), got


def _with_later(record: Record) -> Iterable[tuple[Turn, RollnbumpState]]:
    """Each turn with the position in which its claims are collected or lost."""
    starts = [turn.before for turn in record.turns] + [record.end] * record.end.seats
    for number, turn in enumerate(record.turns):
        yield turn, starts[number + record.end.seats]


def _guess(kind: int, others: int, keen: float) -> tuple[float, ...]:
    """How likely claims last if each of the others goes for them with that share of the best chance."""
    strengths = kind_groups(kind).strengths.tolist()
    chances = [chance_of(Aim(kind, beaten), deck().dice) for beaten in strengths]
    return tuple(max(1.0 - keen * chance, 0.0) ** others for chance in chances)


def _fit_lasting(records: Sequence[Record], seats: int) -> tuple[tuple[float, ...], ...]:
    """Singles of all faces count as one kind; where claims were few the best guess of one parameter helps."""
    seen: dict[str, dict[int, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for record in records:
        for kind, claimed, got in collected(record, over=False):
            place = int(np.searchsorted(kind_groups(kind).strengths, claimed))
            seen[_family(kind)][place].append(got)
    found = []
    for kind in range(len(deck().kinds)):
        rows = seen[_family(kind)]
        guesses = [_guess(kind, seats - 1, keen / 20) for keen in range(25)]
        guess = min(
            guesses, key=lambda row: sum((got - row[p]) ** 2 for p, each in rows.items() for got in each)
        )
        found.append(
            tuple((sum(rows[p]) + PRIOR * mean) / (len(rows[p]) + PRIOR) for p, mean in enumerate(guess))
        )
    return tuple(found)


def _family(kind: int) -> str:
    entry = deck().kinds[kind]
    return "single" if entry.shape == "single" else entry.id


def _fit_bonus(records: Sequence[Record], seats: int) -> tuple[float, ...]:
    """A logistic curve over the total."""
    pairs: list[Pair] = []
    for record in records:
        for turn, later in _with_later(record):
            left = sum(turn.due.dice) - sum(sum(p.dice) for p in turn.claim.placements)
            claimed = turn.due.bonus_claim.total if turn.due.bonus_claim else 0
            if left > claimed and not turn.due.bonus_in_hand and later.phase != "over":
                pairs.append((left, later.bonus_in_hand))
    inputs = np.array([[1.0, total] for total, _ in pairs])
    results = np.array([float(got) for _, got in pairs])
    curve = np.array([-2.0, 0.2])
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-inputs @ curve))
        slope = inputs.T @ (results - chance) - 0.1 * curve
        bend = (inputs * (chance * (1.0 - chance))[:, None]).T @ inputs + 0.1 * np.eye(2)
        curve = curve + np.linalg.solve(bend, slope)
    totals = np.arange(deck().dice * FACES + 1)
    return tuple((1.0 / (1.0 + np.exp(-(curve[0] + curve[1] * totals)))).tolist())


def _fit_coming(records: Sequence[Record], weights: Weights) -> tuple[tuple[float, ...], float]:
    """How many cards are still collected, and by whom."""
    seats = records[0].end.seats
    height = deck().table(seats).height
    came, left = np.zeros(height), np.zeros(height)
    rows: list[tuple[float, float, float, int]] = []
    for record in records:
        end = [colour_counts(cards) for cards in record.end.cards]
        for turn in record.turns:
            look, state = Outlook(turn.before, weights), turn.before
            now = [colour_counts(cards) for cards in state.cards]
            part = look.least * len(state.stacks) / sum(stack.height for stack in state.stacks)
            row = look.least - 1
            for colour, cards in enumerate(look.left):
                mean = sum(counts[colour] for counts in look.counts) / seats
                for seat in range(seats):
                    more = end[seat][colour] - now[seat][colour]
                    came[row] += more
                    rows.append((more, part * cards / seats, look.counts[seat][colour] - mean, row))
                left[row] += part * cards
    share = np.clip(came / np.maximum(left, 1.0), 0.0, 2.0)
    share[left == 0.0] = 0.7
    got, fair, ahead, row_of = np.array(rows).T
    fair = fair * share[row_of.astype(int)]
    keen = float(((got - fair) * fair * ahead).sum() / max((fair * ahead) @ (fair * ahead), 1e-9))
    return tuple(share.tolist()), min(max(keen, 0.0), 1.0)


def _fit_lead(records: Sequence[Record], weights: Weights) -> tuple[float, float, tuple[float, ...]]:
    """What the lead at the end is beyond what the outlook before a turn says: tempo, bonus die, noise."""
    seats = records[0].end.seats
    inputs, results, rows = [], [], []
    for record in records:
        for turn in record.turns:
            look, claim = Outlook(turn.before, weights), turn.before.bonus_claim
            lead = record.points[look.me] - look.standing(look.me)
            lead -= sum(look.share[s] * (record.points[s] - look.standing(s)) for s in look.order)
            lead -= _doubtful(look)
            die = float(turn.before.bonus_in_hand) - (look.share[claim.seat] if claim else 0.0)
            inputs.append([1.0, die])
            results.append(lead)
            rows.append(look.least - 1)
    known, found = np.array(inputs), np.array(results)
    line: Floats = np.linalg.lstsq(known, found, rcond=None)[0]
    rest, row_of = found - known @ line, np.array(rows)
    height = deck().table(seats).height
    noise = [float(rest[row_of == row].std()) if (row_of == row).any() else 15.0 for row in range(height)]
    return min(max(float(line[0]), 0.0), 20.0), min(max(float(line[1]), 0.0), 20.0), tuple(noise)


def _doubtful(look: Outlook) -> float:
    """What of the claims of others, as they count against me, is expected to be bumped in time."""
    found = 0.0
    for number, offer in enumerate(look.offers):
        if offer.owner is not None:
            turns = look.order.index(offer.owner) + 1
            lasts = look.lasting(number, offer.beaten) ** (turns / len(look.order))
            found += look.share[offer.owner] * look.gains(offer.owner)[number] * (1.0 - lasts)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Train for the numbers of seats named and put the weights into the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=400, help="per round (400)")
    parser.add_argument("--rounds", type=int, default=2, help="rounds (2)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (1)")
    parser.add_argument("--file", type=Path, help="default: the program's own")
    given = parser.parse_args(arguments)
    path = given.file or resource_path(*FILE[:-1]) / FILE[-1]
    table = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for seats in given.seats:
        weights = first_weights(seats)
        for turn in range(given.rounds):
            first = given.seed + turn * given.games
            records = [played(seats, first + number, weights) for number in range(given.games)]
            weights = fitted(records, weights)
            print(f"{seats} seats, round {turn + 1}: {given.games} games", file=sys.stderr, flush=True)
        table[str(seats)] = written(weights)
        read_weights(written(weights), seats, str(path))
        ordered = {key: table[key] for key in sorted(table)}
        path.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
