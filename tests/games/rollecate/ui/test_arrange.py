"""What lies where on the table, which card is which, and that nothing hidden is among it."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.game import CHANCE
from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import House, RollecateState
from desktop_app.games.rollecate.ui.arrange import Rolled, arrange, cards_at, last_roll
from desktop_app.games.rollecate.ui.forecast import forecast
from desktop_app.games.rollecate.ui.hand import Plan, plan_of
from desktop_app.session.component import Component
from tests.games.rollecate.positions import Table, any_setup, card, cards, done, position, random_game, told

Parts = tuple[Component, ...]


def shown(state: RollecateState, before: Parts = (), *, seat: int | None = 0) -> Parts:
    return arrange(GAME.observe(state, seat), before=before)


def plan(state: RollecateState) -> Plan:
    return plan_of(GAME.observe(state, state.current), mine=True)


def one(parts: Parts, name: str) -> Component:
    (found,) = (part for part in parts if part.id == name)
    return found


def ids(parts: Parts, area: str) -> list[str]:
    return [part.id for part in cards_at(parts, area)]


def there(parts: Parts, *place: object) -> Component:
    (found,) = (part for part in parts if part.kind == "card" and part.place == place)
    return found


# ---- what is there -----------------------------------------------------------------------------------


def test_the_railway_lies_in_its_cells_with_the_train_and_the_place_for_the_next_card() -> None:
    state = position(Table("2 3L 3 4", train=2, hands=("4 1",)))
    parts = arrange(GAME.observe(state, 0), plan(state))
    places = [part.place for part in cards_at(parts, "cell")]
    assert places == [("cell", 0, 0), ("cell", 1, 0), ("cell", 1, 1), ("cell", 1, 2)]
    curve = there(parts, "cell", 1, 0)
    assert [curve.get(key) for key in ("card", "turn", "heading", "index", "behind", "laid")] == [
        card("3C"), "L", 0, 1, True, False,
    ]  # fmt: skip
    train = one(parts, "train")
    assert (train.place, train.get("index"), train.get("heading")) == (("cell", 1, 1), 2, 1)
    head = one(parts, "head")
    assert (head.place, head.get("heading"), head.get("open"), head.get("lit")) == (
        ("cell", 1, 3),
        1,
        True,
        True,
    )


def test_the_place_for_the_next_card_is_dark_where_none_can_go() -> None:
    state = position(Table("2 2 2", hands=("4",)))
    head = one(arrange(GAME.observe(state, 0), plan(state)), "head")
    assert (head.get("open"), head.get("lit")) == (True, False)
    boxed = position(Table("4 1L 1L 4L", train=2, hands=("4",), house=House(no_block=False)))
    head = one(arrange(GAME.observe(boxed, 0), plan(boxed)), "head")
    assert (head.get("open"), head.get("lit")) == (False, False)


def test_a_card_that_cannot_be_played_is_under_the_cursor_but_not_chosen() -> None:
    state = position(Table("1 1 1", hands=("1 3",)))
    refused, code = plan(state).choose(card("3"))
    assert code == "value"
    hand = cards_at(arrange(GAME.observe(state, 0), refused), "hand")
    assert [(part.get("chosen"), part.get("cursor")) for part in hand] == [(False, False), (False, True)]


def test_the_hand_tells_what_can_be_played_and_what_is_chosen() -> None:
    state = position(Table("2 2 2", hands=("2 2 4 X",)))
    chosen, _ = plan(state).choose(card("2"))
    parts = arrange(GAME.observe(state, 0), chosen, forecast=forecast(chosen))
    hand = cards_at(parts, "hand")
    assert [part.place for part in hand] == [("hand", i) for i in range(4)]
    assert [part.get("number") for part in hand] == [1, 1, 2, 3]
    assert [part.get("code") for part in hand] == [None, None, "value", None]
    assert [part.get("chosen") for part in hand] == [False, True, False, False]
    ghost = one(parts, "ghost-S")
    assert (ghost.place, ghost.get("card"), ghost.get("chosen")) == (("cell", 3, 0), card("2"), True)


def test_a_curve_has_two_ghosts_in_one_cell() -> None:
    state = position(Table("2 2 2", hands=("2C",)))
    chosen = plan(state).choose(card("2C"))[0].bend("R")[0]
    parts = arrange(GAME.observe(state, 0), chosen)
    ghosts = [part for part in parts if part.kind == "ghost"]
    assert [(part.id, part.place, part.get("chosen")) for part in ghosts] == [
        ("ghost-L", ("cell", 3, 0), False),
        ("ghost-R", ("cell", 3, 0), True),
    ]


def test_tracks_at_risk_tell_the_chance_that_they_are_taken() -> None:
    state = position(Table("2 2 2", train=2, hands=("2",)))
    chosen, _ = plan(state).choose(card("2"))
    parts = arrange(GAME.observe(state, 0), chosen, forecast=forecast(chosen))
    risks = [part.get("risk") for part in cards_at(parts, "cell")]
    assert risks == [4 / 9, 0, 0]
    assert {part.get("risk") for part in cards_at(shown(state), "cell")} == {0.0}


def test_of_other_hands_only_the_number_is_there() -> None:
    state = position(Table(hands=("1 2", "3 4 X")))
    parts = shown(state)
    held = one(parts, "held-1")
    assert (held.place, held.get("count"), held.face) == (("seat", 1), 3, (("seat", 1), ("count", 3)))
    assert not any(part.id == "held-0" for part in parts)
    watched = shown(state, seat=None)
    assert [one(watched, f"held-{seat}").get("count") for seat in (0, 1)] == [2, 3]
    assert cards_at(watched, "hand") == ()


def test_at_the_end_all_hands_are_shown() -> None:
    state = done(position(Table("2", train=0, deck=0, hands=("1 2", "3 4"))), "pass")
    parts = shown(state, shown(position(Table("2", train=0, deck=0, hands=("1 2", "3 4")))))
    assert [part.get("card") for part in cards_at(parts, "shown")] == [*cards("3 4")]
    assert {part.place[1] for part in cards_at(parts, "shown")} == {1}
    assert not any(part.kind in ("held", "head") for part in parts)
    watched = shown(state, parts, seat=None)
    assert ids(watched, "shown") == [*ids(parts, "hand"), *ids(parts, "shown")]


def test_piles_tell_their_points_and_the_counters_their_cards() -> None:
    state = position(Table(piles=("4 2 X", "1"), deck=6))
    parts = shown(state)
    assert (one(parts, "pile-0").get("points"), one(parts, "pile-0").get("count")) == (11, 3)
    assert [part.place for part in cards_at(parts, "pile")] == [
        ("pile", 0, 0), ("pile", 0, 1), ("pile", 0, 2), ("pile", 1, 0),
    ]  # fmt: skip
    assert [part.get("top") for part in cards_at(parts, "pile")] == [False, False, True, True]
    assert one(parts, "deck").get("count") == 6
    assert one(parts, "removed").get("count") == 0


def test_pending_cards_tell_what_becomes_of_them() -> None:
    state = position(Table("2 2 2", piles=("4 2",), pending="2 2 4", phase="stack"))
    parts = arrange(GAME.observe(state, 0), plan(state))
    pending = cards_at(parts, "pending")
    assert [part.get("chosen") for part in pending] == [True, False, False]
    assert [part.get("combines") for part in pending] == [True, True, False]
    assert there(parts, "pile", 0, 1).get("combine") is True
    kept = plan(state).set_combine(on=False)[0]
    assert there(arrange(GAME.observe(state, 0), kept), "pile", 0, 1).get("combine") is False
    assert there(shown(state), "pile", 0, 1).get("combine") is False


def test_dice_lie_ready_and_then_show_wheels_first() -> None:
    state, events = told(position(Table("2 2 2", hands=("2",))), "lay 2S", "ride")
    waiting = [part for part in shown(state) if part.kind == "die"]
    assert [(part.id, part.get("wheel")) for part in waiting] == [("die-0", None), ("die-1", None)]
    after, more = told(state, "roll 1")
    rolled = last_roll([*events, *more])
    assert rolled == Rolled(0, 2, 1)
    dice = [part for part in arrange(GAME.observe(after, 0), rolled=rolled) if part.kind == "die"]
    assert [(part.id, part.get("wheel")) for part in dice] == [("die-0", True), ("die-1", False)]
    passing, rest = told(done(after, "draw 1S"), "pass")
    assert last_roll([*events, *more, *rest]) is None
    assert not any(part.kind == "die" for part in shown(passing))


# ---- which card is which -----------------------------------------------------------------------------


def test_a_card_keeps_its_id_from_the_hand_to_the_railway_and_back() -> None:
    state = position(Table("2 2 2", hands=("2 2 4",)))
    first = shown(state)
    laid = shown(done(state, "lay 2S"), first)
    assert ids(laid, "hand") == [ids(first, "hand")[0], ids(first, "hand")[2]]
    assert there(laid, "cell", 3, 0).id == ids(first, "hand")[1]
    assert ids(laid, "cell")[:3] == ids(first, "cell")
    back = shown(state, laid)
    assert {part.id: part.place for part in back} == {part.id: part.place for part in first}


def test_penalty_cards_go_from_the_rear_to_the_pile() -> None:
    state = position(Table("1 2 2 3", train=3, hands=("4",), piles=("2",)))
    first = shown(state)
    pending = shown(done(state, "pass"), first)
    assert ids(pending, "pending") == ids(first, "cell")[:2]
    assert ids(pending, "cell") == ids(first, "cell")[2:]
    stacked = shown(done(state, "pass", "stack 1S"), pending)
    assert ids(stacked, "pile") == [*ids(first, "pile"), *ids(first, "cell")[:2]]
    undone = shown(state, stacked)
    assert ids(undone, "cell") == ids(first, "cell")


def test_a_chaos_card_goes_from_the_hand_to_the_pile() -> None:
    state = position(Table(hands=("1 X",)))
    first = shown(state)
    after = shown(done(state, "chaos"), first)
    assert ids(after, "pile") == ids(first, "hand")[1:]
    assert ids(shown(state, after), "hand") == ids(first, "hand")


def test_a_card_that_is_drawn_is_a_new_one() -> None:
    state = done(position(Table("1 2 2 3", train=2, hands=("4", "1"), seats=2)), "pass")
    first = shown(state, seat=1)
    drawn = shown(done(state, "draw 1S"), first, seat=1)
    assert set(ids(drawn, "hand")) - {part.id for part in first} == {ids(drawn, "hand")[1]}
    assert ids(drawn, "pile") == ids(first, "pile")


def test_no_card_of_the_hand_of_who_looked_before_is_recognised() -> None:
    state = position(Table(hands=("1 2", "1 2")))
    first = shown(state)
    other = shown(state, first, seat=1)
    assert not set(ids(other, "hand")) & {part.id for part in first}
    assert ids(other, "cell") == ids(first, "cell")


def test_what_another_lays_is_no_card_of_the_own_hand() -> None:
    state = position(Table("2 2 2", hands=("2", "2")))
    first = shown(state, seat=1)
    laid = shown(done(state, "lay 2S"), first, seat=1)
    assert ids(laid, "hand") == ids(first, "hand")
    assert there(laid, "cell", 3, 0).id not in {part.id for part in first}


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(1, 4))
def test_every_card_that_is_seen_lies_somewhere_once(seed: int, seats: int) -> None:
    rng = Random(seed)
    before: dict[int, Parts] = dict.fromkeys(range(seats), ())
    for step in random_game(any_setup(seats, rng), rng, eager=True):
        state = step.after
        for seat in range(seats):
            seen = GAME.observe(state, seat)
            mine = GAME.to_act(state) == seat
            parts = arrange(seen, plan_of(seen, mine=mine), before=before[seat])
            _check(state, seat, before[seat], parts)
            before[seat] = parts


def _check(state: RollecateState, seat: int, before: Parts, parts: Parts) -> None:
    assert len({part.id for part in parts}) == len(parts)
    over = GAME.to_act(state) is None
    lying = [*state.pending, *state.aside, *(track.card for track in state.railway)]
    for pile in state.piles:
        lying += pile
    for owner, hand in enumerate(state.hands):
        lying += hand if owner == seat or over else ()
    on_table = [part for part in parts if part.kind == "card"]
    assert sorted(str(part.get("card")) for part in on_table) == sorted(map(str, lying))
    known = {part.id: part for part in before}
    for part in on_table:
        if part.id in known:
            assert known[part.id].get("card") == part.get("card")
    assert len({part.place for part in on_table}) == len(on_table)


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_the_table_depends_on_nothing_hidden(seed: int, seats: int) -> None:
    rng = Random(seed)
    for step in random_game(any_setup(seats, rng), rng):
        if GAME.to_act(step.after) == CHANCE:
            continue
        seen = GAME.observe(step.after, 1)
        other = GAME.observe(GAME.imagine(seen, rng), 1)
        assert arrange(seen) == arrange(other)


def test_a_chaos_card_that_is_taken_back_is_found_among_the_pending_ones() -> None:
    state = position(Table(hands=("X X",), house=House(chaos_many=True)))
    first = shown(state)
    one_down = shown(done(state, "chaos"), first)
    assert [part.get("card") for part in cards_at(one_down, "pending")] == [CHAOS]
    assert set(ids(shown(state, one_down), "hand")) == set(ids(first, "hand"))
