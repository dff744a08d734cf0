"""What a position counts: visible squares, stones left, scores and what ranks are decided by."""

from __future__ import annotations

from desktop_app.core.game import Score

from .state import RumisState
from .stones import Cells


def visible(state: RumisState) -> tuple[int, ...]:
    """Per colour, the squares where its cube is on top; in the rebuild only those beyond the red line."""
    agreed, board = state.agreement, state.board
    tops = [
        stack[-1]
        for (x, y), stack in zip(board.geometry.columns, board.stacks, strict=True)
        if stack and not (state.phase == "rebuild" and agreed.inside(x, y))
    ]
    return tuple(tops.count(colour) for colour in range(state.colours))


def stones_left(state: RumisState) -> tuple[int, ...]:
    """Per colour, the stones never placed; in the rebuild together with those laid aside."""
    aside = [colour for colour, _ in state.aside]
    hands = state.board.hands[: state.colours]
    return tuple(len(hand) + aside.count(colour) for colour, hand in enumerate(hands))


def colour_scores(state: RumisState) -> tuple[int, ...]:
    """Per colour, visible squares minus stones left.

    In the rebuild the score of half time comes on top, and only what was laid aside since is taken off.
    """
    seen = visible(state)
    if state.phase == "rebuild":
        aside = [colour for colour, _ in state.aside]
        return tuple(n + seen[colour] - aside.count(colour) for colour, n in enumerate(state.interim))
    return tuple(mine - left for mine, left in zip(seen, stones_left(state), strict=True))


def score_of(state: RumisState, seat: int) -> Score:
    """The points of a seat and their parts."""
    colours = state.colours_of(seat)
    if len(colours) > 1:
        scores = colour_scores(state)
        return Score(
            max(scores[colour] for colour in colours),
            tuple((f"colour{colour}", scores[colour]) for colour in colours),
        )
    seen = visible(state)[seat]
    if state.phase == "rebuild":
        aside = sum(colour == seat for colour, _ in state.aside)
        before = state.interim[seat]
        return Score(before + seen - aside, (("interim", before), ("visible", seen), ("aside", -aside)))
    left = stones_left(state)[seat]
    return Score(seen - left, (("visible", seen), ("stones", -left)))


def rank_key(state: RumisState, seat: int) -> tuple[int, ...]:
    """What seats are ranked by, larger is better: colours from the best down, perhaps fewer stones."""
    colours = state.colours_of(seat)
    key = sorted((colour_scores(state)[colour] for colour in colours), reverse=True)
    if state.agreement.tie_break == "fewer_stones":
        key.append(-sum(stones_left(state)[colour] for colour in colours))
    return tuple(key)


def covered(state: RumisState, cells: Cells) -> tuple[int, ...]:
    """The colours whose visible squares a placement covers, one entry a square, by column and row."""
    tops = (state.top(x, y) for x, y in sorted({(x, y) for x, y, _ in cells}))
    return tuple(top for top in tops if top is not None)
