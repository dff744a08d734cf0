"""The words of the Rolimã table, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.game import Outcome, Score, Setup
from desktop_app.games.rolima.engine.deck import COLOURS, GOAL, HILLS, deck
from desktop_app.games.rolima.engine.options import options
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.ui import choices, signs, text
from desktop_app.games.rolima.ui.hand import Spot, plan_of
from desktop_app.games.rolima.ui.hill_text import hill_name, hill_rule
from desktop_app.games.rolima.ui.sums import sums_of
from tests.games.rolima.positions import Table, cards, done, ended, position, result

from .words import NAMES, PLAYERS, plain, whole

pytestmark = pytest.mark.usefixtures("language")


# ---- names ---------------------------------------------------------------------------------------------


def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = [plain(text.card_name(card)) for card in range(deck().size)]
    assert len(set(names)) == deck().size
    assert all(map(whole, names))
    if language == "en":
        (four, special) = cards("G4 G0/10")
        assert (names[four], names[special]) == ("green 4", "green 0/10")


def test_a_card_tells_its_gums() -> None:
    for card in range(deck().size):
        assert str(deck().gum(card)) in text.card_tip(card)
        assert whole(text.card_tip(card))
    assert "10" in text.card_tip(cards("G0/10")[0]).split(":")[1]


def test_every_cart_row_and_place_has_a_name() -> None:
    for names in (
        [text.cart_name(colour) for colour in range(COLOURS)],
        [text.gum_card_name(colour) for colour in range(COLOURS)],
        [text.row_name(row) for row in range(GOAL + 1)],
        [text.row_aim(row) for row in range(1, GOAL + 1)],
        [text.place_name(place) for place in range(6)],
    ):
        assert len(set(names)) == len(names)
        assert all(map(whole, names))


def test_every_hill_card_has_a_name_and_one_sentence() -> None:
    assert len({hill_name(hill) for hill in HILLS}) == len(HILLS)
    for hill in HILLS:
        assert hill_rule(hill).endswith(".")
        assert hill_rule(hill).count(".") == 1
        assert len(hill_rule(hill)) < 100, "it stands on a card"


def test_names_are_joined() -> None:
    assert text.listed(()) == ""
    assert text.listed(("Ada",)) == "Ada"
    assert [name in text.listed(NAMES[:3]) for name in NAMES] == [True, True, True, False]


def test_refusals_are_sentences_and_others_have_one_too() -> None:
    codes = (
        "hand", "display", "only_play", "only_draft", "only_gum", "own_gum", "no_gum_now", "played",
        "none_chosen", "not_now", "over",
    )  # fmt: skip
    told = [text.refusal(code) for code in (*codes, "nonsense")]
    assert len(set(told)) == len(told)
    assert all(words.endswith(".") for words in told)
    assert text.refusal("card") == text.refusal("hand")


# ---- seats and results ---------------------------------------------------------------------------------


def test_a_seat_tells_its_cards_its_gum_cards_and_the_horn() -> None:
    state = position(Table(("G4", "B9", "G6"), horn=1, gums="0-0--"))
    notes = [plain(text.seat_note(GAME.observe(state, None), seat)) for seat in range(3)]
    assert all(note.startswith("4 ") for note in notes)
    assert [note.count("·") for note in notes] == [1, 1, 0]
    assert "2" in notes[0]


def test_the_winner_is_told_with_the_gums() -> None:
    outcome = result(ended("R1 Y5 V3", "R8 G2 G3", "B1 B2 Y4"))
    words = plain(text.outcome_sentence(outcome, PLAYERS[:3]))
    assert "Ada" in words
    assert "13" in words
    assert "Bo" not in words


def test_a_tie_tells_which_bets_broke_it(language: str) -> None:
    outcome = result(ended("Y4 G4 B1", "R6 B5 V1", "R9 R8 V2"))
    assert text.tie_colour(outcome.reason) == 0
    words = plain(text.outcome_sentence(outcome, PLAYERS[:3]))
    assert "Cy" in words
    assert text.cart_name(0) in words
    yellow = result(ended("Y7 Y5 G2", "Y4 Y9 G1", "R7 V9 V8"))
    assert text.cart_name(1) in plain(text.outcome_sentence(yellow, PLAYERS[:3]))


def test_shared_victories_and_resignations() -> None:
    scores = (Score(9), Score(9), Score(3))
    shared = plain(text.outcome_sentence(Outcome(scores, (1, 1, 3)), PLAYERS[:3]))
    assert "Ada" in shared
    assert "Bo" in shared
    resigned = text.outcome_sentence(Outcome(scores, (2, 1, 3), "resigned"), PLAYERS[:3])
    assert "Bo" in resigned
    assert whole(resigned)
    assert {text.part_label("bets"), text.part_label("gum")} & {"bets", "gum"} == set()


# ---- options -------------------------------------------------------------------------------------------


def test_every_option_and_choice_has_a_name() -> None:
    setup = Setup(4).with_option("hill_mode", "chosen")
    labels = [choices.option_label(option.key) for option in options()]
    assert len(set(labels)) == len(labels)
    for option in options():
        assert choices.option_label(option.key) != option.key
        told = [choices.choice_label(option.key, value) for value in option.choices]
        assert len(set(told)) == len(told)
        for value in option.choices:
            note = choices.choice_note(setup.with_option(option.key, value), option.key, value)
            assert not note or note.endswith(".")


def test_hill_cards_are_named_only_where_they_are_chosen() -> None:
    for mode, named in (("normal", False), ("hidden", False), ("chosen", True), ("fixed", True)):
        setup = Setup(3).with_option("hill_mode", mode).with_option("hill_2", 5)
        assert choices.choice_enabled(setup, "hill_2") == named
        assert choices.choice_enabled(setup, "zero_ten")
        assert (choices.choice_note(setup, "hill_2", 5) == hill_rule(5)) == named


def test_a_card_named_twice_is_told() -> None:
    setup = Setup(3).with_option("hill_mode", "fixed").with_option("hill_1", 5).with_option("hill_2", 5)
    assert choices.choice_note(setup, "hill_1", 5) == hill_rule(5)
    assert choices.choice_note(setup, "hill_2", 5) != hill_rule(5)


# ---- the table in words --------------------------------------------------------------------------------


def test_everything_on_the_table_has_words() -> None:
    state = position(Table(("R1 G0/10", "B9"), rule=1, gums="0-1--", zero_ten=True))
    state = done(state, "play G0/10")
    seen = GAME.observe(state, 1)
    sums = sums_of(seen)
    told = [
        *(signs.cart_words(seen, colour) for colour in range(COLOURS)),
        *(signs.hill_words(seen, section) for section in range(1, 5)),
        *(signs.row_words(row) for row in (0, GOAL)),
        signs.pile_words(seen),
        signs.discard_words(seen),
        signs.played_words(seen.played[0], NAMES, sums, seen.played),
        *(signs.gum_words(seen, colour, NAMES) for colour in range(COLOURS)),
        signs.horn_words(seen, NAMES),
        *(signs.held_words(seen, seat, NAMES) for seat in range(2)),
        signs.spot_words(seen, Spot("hand", cards("B9")[0]), NAMES),
        signs.spot_words(seen, Spot("display", seen.display[0]), NAMES),
        signs.spot_words(seen, Spot("gum", 0), NAMES),
    ]
    assert all(map(whole, told)), [words for words in told if not whole(words)]
    assert len(set(told)) == len(told)
    assert "10" in signs.played_words(seen.played[0], NAMES, sums, seen.played).split("0/10")[1]
    assert hill_name(1) in signs.hill_words(seen, 1)
    assert hill_name(1) not in signs.hill_words(seen, 2)
    turned = replace(seen, open=0)
    assert signs.hill_words(turned, 1) != signs.hill_words(seen, 1)


def test_a_weight_that_is_not_the_value_is_told() -> None:
    state = done(position(Table(("V3", "B8", "Y5"), rule=10)), "play V3", "play B8")
    seen = GAME.observe(state, 2)
    assert "9" in signs.played_words(seen.played[0], NAMES, sums_of(seen), seen.played)
    assert "9" not in signs.played_words(seen.played[1], NAMES, sums_of(seen), seen.played)


def test_the_whole_table_in_words_keeps_every_secret() -> None:
    state = position(Table(("R1 Y5 V3 B9", "B1 G7 G8 V9"), display="R2 Y9 G9"))
    state = done(state, "play B9")
    told = plain(signs.describe(plan_of(GAME.observe(state, 1), mine=True), sums_of(state), NAMES))
    assert all(whole(line) for line in told.split("\n"))
    own, others = cards("B1 G7 G8 V9"), cards("R1 Y5 V3")
    assert all(plain(text.card_name(card)) in told for card in (*own, *cards("B9 R2 Y9 G9")))
    assert not any(plain(text.card_name(card)) in told for card in others)
    stranger = signs.describe(plan_of(GAME.observe(state, None), mine=False), sums_of(state), NAMES)
    assert not any(plain(text.card_name(card)) in plain(stranger) for card in (*own, *others))


def test_a_blind_bend_keeps_its_cards() -> None:
    state = done(position(Table(("V9", "B2", "Y3"), rule=8)), "play V9")
    other, own = (GAME.observe(state, seat) for seat in (1, 0))
    name = plain(text.card_name(cards("V9")[0]))
    assert name not in plain(signs.describe(plan_of(other, mine=True), sums_of(other), NAMES))
    assert name in plain(signs.describe(plan_of(own, mine=False), sums_of(own), NAMES))


def test_at_the_end_all_bets_are_told() -> None:
    state = ended("R1 Y5 V3", "R8 G2 G3")
    told = plain(signs.describe(plan_of(GAME.observe(state, 0), mine=False), sums_of(state), NAMES))
    assert all(plain(text.card_name(card)) in told for card in cards("R8 G2 G3"))
