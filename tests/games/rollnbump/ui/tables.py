"""Positions of Roll'n Bump for the tests of its table."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import Claimed, Dice, Phase, RollnbumpState, Stack


def lying(
    dice: Dice,
    *cards: str,
    bonus: int = 0,
    phase: Phase = "choose",
    rerolls: int = 2,
    held: Iterable[tuple[int, Dice]] = (),
    bonus_claim: Dice = (),
    joker: Dice = (),
    seats: int = 2,
    turns: int = 5,
) -> RollnbumpState:
    """Seat 0 with these dice; `cards` as "red R4", one a stack; `held`: dice of seat 1 on some stacks."""
    claims = dict(held)
    stacks = tuple(
        Stack(deck().card(*card.split()), 3, Claimed(1, claims[slot]) if slot in claims else None)
        for slot, card in enumerate(cards)
    )
    return RollnbumpState(
        seats=seats,
        current=0,
        phase=phase,
        stacks=stacks,
        joker_on_table=True,
        joker_claim=Claimed(1, joker) if joker else None,
        bonus_claim=Claimed(1, bonus_claim) if bonus_claim else None,
        bonus_in_hand=bonus > 0,
        cards=((),) * seats,
        joker_owner=None,
        joker_colour=None,
        rolls_done=turns,
        dice=dice,
        bonus_face=bonus,
        rerolls=rerolls if phase == "choose" else 0,
        bonus_points=(0,) * seats,
    )


def played(seed: int, seats: int, plies: int) -> RollnbumpState:
    """A position of a random game in which a seat handles dice, or the last one of the game."""
    random = Random(seed)
    state = GAME.initial(Setup(seats))
    count = 0
    while GAME.to_act(state) is not None:
        if count >= plies and state.phase in ("choose", "claim"):
            break
        if GAME.to_act(state) == CHANCE:
            action = GAME.chance(state, random)
        else:
            actions = list(GAME.legal(state))
            action = random.choice(actions[len(actions) // 2 :])  # the longer claims come last
        state, _ = GAME.apply(state, action)
        count += 1
    return state
