"""How changes on the Rolimã table are shown in motion."""

from __future__ import annotations

import pytest

from desktop_app.games.rolima.ui.layout import lay_out
from desktop_app.games.rolima.ui.motions import Pace, motion_of, rolling, spot_in, taken
from desktop_app.qt.scene2d.spot import Motion, MotionKind
from desktop_app.session.component import Component

LAYOUT = lay_out(1012, 430, 4)
SPOT = spot_in(LAYOUT.display, 1.0)


def motion(old: Component | None, new: Component | None, own: int | None = 0) -> Motion:
    return motion_of(old, new, SPOT if new is not None else None, LAYOUT, Pace(own))


def cart(row: int, index: int, count: int) -> Component:
    return Component("cart-2", "cart", ("row", row, index, count), (("colour", 2),))


def card(*place: object, **face: object) -> Component:
    return Component("card-7", "card", place, (("card", 7), *face.items()))


def test_a_cart_rolls_to_another_row_and_the_others_close_up() -> None:
    assert motion(cart(0, 1, 3), cart(1, 2, 3)).kind == MotionKind.TUMBLE
    assert motion(cart(0, 1, 3), cart(0, 1, 2)).kind == MotionKind.SLIDE
    assert motion(cart(0, 1, 3), cart(0, 1, 3)).kind == MotionKind.NONE


@pytest.mark.parametrize("phase", [0.0, 1.0])
def test_a_rolling_cart_begins_and_ends_on_its_way(phase: float) -> None:
    offset, lean, _ = rolling(phase, 100.0)
    assert abs(offset.x()) < 1e-6
    assert abs(offset.y()) < 1e-6
    assert abs(lean) < 1e-6


def test_a_rolling_cart_swings_out_and_runs_a_little_too_far() -> None:
    assert rolling(0.5, 100.0)[0].y() < -40
    assert rolling(0.5, 100.0)[1] > 5
    heights = [rolling(step / 100, 100.0)[0].y() for step in range(70, 101)]
    assert max(heights[-12:]) > 0


def test_a_new_card_of_the_display_comes_out_of_the_pile_one_after_the_other() -> None:
    first, second = (motion(None, card("display", at, 5)) for at in (0, 1))
    assert first.kind == second.kind == MotionKind.FLIP
    assert first.start is not None
    assert first.start.x == LAYOUT.pile.center().x()
    assert second.delay > first.delay


def test_a_played_card_comes_from_its_seat_or_from_the_own_hand() -> None:
    other = motion(None, card("played", 2, seat=2))
    assert other.start is not None
    assert other.start.x < LAYOUT.seats[2].plate.center().x()
    own = motion(card("hand", 1, 4), card("played", 0, seat=0))
    assert own.kind == MotionKind.SLIDE
    assert own.start is None


def test_cards_of_a_blind_bend_turn_over_where_they_lie() -> None:
    turned = motion(None, card("played", 2, seat=2, turned=True))
    assert turned.kind == MotionKind.FLIP
    assert turned.start == SPOT


def test_played_cards_go_to_the_discard_pile_and_taken_ones_to_their_seat() -> None:
    away = motion(card("played", 2, seat=2), None)
    assert away.end is not None
    assert away.end.x == LAYOUT.discard.center().x()
    gone = taken(LAYOUT, 3)
    assert gone.end is not None
    assert gone.end.y == LAYOUT.seats[3].card.center().y()


def test_a_card_of_a_hand_that_is_hidden_again_is_gone_at_once() -> None:
    assert motion(card("hand", 0, 4), None).kind == MotionKind.NONE


def test_a_hill_card_turns_over_when_it_changes() -> None:
    old = Component("hill-1", "hill", ("hill", 1), (("row", 1), ("hill", None), ("open", False)))
    new = Component("hill-1", "hill", ("hill", 1), (("row", 1), ("hill", 3), ("open", True)))
    assert motion(old, new).kind == MotionKind.FLIP
    assert motion(old, old).kind == MotionKind.NONE
