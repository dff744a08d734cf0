"""No player knows more than its seat sees, and none gains from what chance will bring."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest

from desktop_app.bots.bot import Budget, Control
from desktop_app.games.rollecate.engine.deck import counted, listed
from desktop_app.games.rollecate.engine.fast import FastGame
from desktop_app.games.rollecate.engine.opponents import advise, make_bot
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.search import Search
from desktop_app.games.rollecate.engine.state import RollecateState, RollecateView
from desktop_app.games.rollecate.engine.value import values
from tests.games.rollecate.positions import Table, position
from tests.games.rollecate.test_opponents import decisions


def redealt(state: RollecateState, rng: Random) -> RollecateState:
    """All that the seat to act does not see dealt anew, without asking the rules."""
    bag = list(listed(state.pool))
    for seat, hand in enumerate(state.hands):
        bag += hand if seat != state.current else ()
    rng.shuffle(bag)
    hands = list(state.hands)
    for seat, hand in enumerate(state.hands):
        if seat != state.current:
            hands[seat] = tuple(sorted(bag[: len(hand)]))
            del bag[: len(hand)]
    return replace(state, hands=tuple(hands), pool=counted(bag))


@pytest.mark.parametrize("name", ["1", "2", "3", "4", "5", "random", "greedy", "expect"])
def test_the_same_decision_whatever_is_hidden(name: str) -> None:
    """A thousand positions a level. Level 5 plays few futures here: how many does not matter."""
    bot = make_bot("think:2" if name == "5" else name)
    rng, asked, changed = Random(f"hidden/{name}"), 0, 0
    seed = 0
    while asked < 1000:
        seed += 1
        for state in decisions(2 + seed % 3, 100 + seed):
            other = redealt(state, rng)
            changed += other != state
            first = bot.choose(GAME.observe(state, state.current), Random(seed), Control())
            again = bot.choose(GAME.observe(other, state.current), Random(seed), Control())
            assert first == again, GAME.encode(state)
            asked += 1
    assert changed > 900


def test_the_same_hint_whatever_is_hidden() -> None:
    """In the last turns, where the strongest level has thought enough before its clock stops it."""
    rng, asked = Random(3), 0
    for state in decisions(3, 50):
        if state.deck > 2:
            continue
        asked += 1
        views = [GAME.observe(each, state.current) for each in (state, redealt(state, rng))]
        first, again = (advise(seen, Random(1), Control(clock=lambda: 0.0)) for seen in views)
        assert first == again
    assert asked > 2


def test_a_view_leads_nowhere_else() -> None:
    """It is made of plain values: there is no way from it to the position it came from."""
    state = position(Table(hands=("1 2", "3 4 X")))
    seen = GAME.observe(state, 0)
    held = {field.name for field in fields(seen)}
    assert "deck" in held
    assert type(seen.deck) is int
    assert type(seen.pool) is int
    assert seen.hands[1] is None


def test_thought_games_know_the_own_hand_only() -> None:
    state = position(Table(hands=("1 2", "3 4 X")))
    game = FastGame.of(GAME.observe(state, 0))
    assert game.hands == [[0, 3], []]
    hidden = list(listed(state.pool)) + list(state.hands[1])
    assert game.pool == sorted(hidden)


def test_futures_are_dealt_of_all_cards_not_seen() -> None:
    """Each hidden card is as likely as any other in the other hand, the cards out of the game included."""
    state = position(Table(hands=("1 2", "3 4"), deck=4, seats=2))
    seen = GAME.observe(state, 0)
    watched = Watching(seen)
    rng, times = Random(5), 3000
    for _ in range(times):
        watched.future(rng)
    hidden = counted((*listed(state.pool), *state.hands[1]))
    for card, count in enumerate(hidden):
        share = 2 * count / sum(hidden)
        deviation = (times * share) ** 0.5
        assert abs(watched.held[card] - times * share) <= 5 * deviation, card


class Watching(Search):
    """Counts what the other seat is thought to hold."""

    def __init__(self, seen: RollecateView) -> None:
        super().__init__(seen, values(seen.seats))
        self.held = [0] * 13
        self._alive = self._alive[:1]

    def _gain(self, game: FastGame, number: int, luck: object, plain: object) -> float:
        for card in game.hands[1]:
            self.held[card] += 1
        return 0.0


def test_plans_are_compared_in_the_same_futures() -> None:
    """Every plan gets the same deal and the same luck."""
    state = position(Table(rails="2 2 3 3", train=1, hands=("1 3 3C 4",), deck=20))
    seen = GAME.observe(state, 0)
    search = Listening(seen)
    search.run(Budget(iterations=12), Random(1), Control())
    assert len(search.heard) == 12
    assert all(len(rows) == len(search.plans) for rows in search.heard)
    assert all(len(set(rows)) == 1 for rows in search.heard)
    assert len({rows[0] for rows in search.heard}) == 12


class Listening(Search):
    """Notes the deal and the luck that each plan gets in each future."""

    def __init__(self, seen: RollecateView) -> None:
        super().__init__(seen, values(seen.seats))
        self._alive = list(range(len(self.plans)))
        self.heard: list[list[str]] = []

    def future(self, rng: Random) -> None:
        self.heard.append([])
        super().future(rng)

    def _gain(self, game: FastGame, number: int, luck: object, plain: object) -> float:
        self.heard[-1].append(f"{game.hands} {game.pool} {luck} {plain}")
        return float(len(self.heard) % 3)
