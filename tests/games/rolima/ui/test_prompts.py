"""Who should do what at the Rolimã table, what wins so far, and what a card would do, in words."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.games.rolima.engine.notation import read_card
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import RolimaState
from desktop_app.games.rolima.ui import prompts, signs, what_if_text
from desktop_app.games.rolima.ui.hand import Spot, plan_of
from desktop_app.games.rolima.ui.hill_text import hill_name
from desktop_app.games.rolima.ui.sums import sums_of
from desktop_app.games.rolima.ui.what_if import hand_now, outlook
from tests.games.rolima.positions import Table, done, drafted, position

from .words import NAMES, plain, whole


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Sentences need an application."""


def prompt(state: RolimaState, chosen: Spot | None = None) -> str:
    plan = plan_of(GAME.observe(state, state.current), mine=True)
    if chosen is not None:
        plan, code = plan.choose(chosen)
        assert code is None
    return plain(prompts.prompt(plan, sums_of(state)))


def situation(state: RolimaState, seat: int | None = None) -> str:
    return plain(prompts.situation(GAME.observe(state, seat), sums_of(state), NAMES))


def hand(text: str) -> Spot:
    return Spot("hand", read_card(text))


# ---- what to do ----------------------------------------------------------------------------------------


def test_the_first_and_the_next_to_play() -> None:
    state = position(Table(("G4", "B9", "G6", "Y2")))
    assert prompt(state) == "Play the first card of the round."
    state = done(state, "play G4")
    assert prompt(state) == "Play a card. Only green is cheered so far, with 4."
    state = done(state, "play B9", "play G6")
    assert prompt(state) == "Play a card. Green leads the cheering with 10 before blue with 9."


def test_others_hear_what_wins_so_far() -> None:
    state = done(position(Table(("G4", "B9", "G6", "Y2"))), "play G4", "play B9")
    assert situation(state) == situation(state, 2) == "Blue leads the cheering with 9 before green with 4."
    assert situation(position(Table(("G4", "B9")))) == ""


def test_equal_totals_tell_why() -> None:
    state = done(position(Table(("Y8", "B8", "G1"))), "play Y8", "play B8")
    assert situation(state) == "Yellow and blue have 8 each; yellow is further ahead and leads."
    quiet = done(position(Table(("V2", "B2", "Y3"), rule=3)), "play V2", "play B2")
    assert "Blue and violet have 2 each; blue is further back and wins so far." in situation(quiet)


def test_a_hill_rule_is_named_where_it_changes_something() -> None:
    played = ("play R9", "play V8")
    windy = done(position(Table(("R9", "V8", "G1"), rule=1)), *played)
    assert hill_name(1) in situation(windy)
    calm = done(position(Table(("R1", "V8", "G1"), rule=1)), "play R1", "play V8")
    assert hill_name(1) not in situation(calm), "violet wins anyway"
    quiet = done(position(Table(("R9", "V8", "G1"), rule=3)), *played)
    assert situation(quiet).startswith("Violet wins so far with 8, red has 9.")
    assert hill_name(3) in situation(quiet)


def test_a_blind_bend_asks_for_a_card_face_down_and_tells_none() -> None:
    state = position(Table(("R9", "V8", "G1"), rule=8))
    assert prompt(state).startswith("Play a card face down.")
    assert hill_name(8) in prompt(state)
    state = done(state, "play R9")
    seen = GAME.observe(state, 1)
    told = plain(prompts.prompt(plan_of(seen, mine=True), sums_of(seen)))
    assert "1 card" in told
    assert "red" not in told.lower()


def test_a_card_chosen_face_down_promises_no_move() -> None:
    state = position(Table(("R9", "V2", "G1"), rule=8))
    assert prompt(state, hand("R9")) == "Play red 9 face down?"
    state = done(state, "play R9")
    assert prompt(state, hand("V2")) == "Play violet 2 face down?"
    found = outlook(GAME.observe(state, 1), hand("V2"))
    assert found is not None
    count, worth = map(plain, what_if_text.lines(found, NAMES))
    assert count.startswith("Counts 2; 1 card")
    assert worth == plain(what_if_text.worth_line(found))
    assert plain(what_if_text.question(found)) == "Play violet 2 face down?"


def test_the_first_card_face_down_tells_its_count_and_what_the_others_bring() -> None:
    state = position(Table(("R9 Y5 V3 G0/10", "V2"), rule=8))
    seen = GAME.observe(state, 0)
    for card, counts, worth in (
        ("R9", "Counts 9", "As the race stands, the rest of your hand brings 7 gums."),
        ("G0/10", "Counts 10 if alone, else 0", "As the race stands, the rest of your hand brings 10 gums."),
    ):
        found = outlook(seen, hand(card))
        assert found is not None
        assert [plain(line) for line in what_if_text.lines(found, NAMES)] == [counts, worth]
        assert plain(what_if_text.words(found, NAMES)).split("\n")[1:] == [counts, worth]


def test_the_own_card_face_down_leads_nothing() -> None:
    state = done(position(Table(("R9", "V8", "G1"), rule=8)), "play R9")
    for seat in (0, 1, None):
        seen = GAME.observe(state, seat)
        told = plain(prompts.situation(seen, sums_of(seen), NAMES))
        assert told.startswith("1 cards lie face down.")
        assert "red" not in told.lower()


def test_every_line_begins_with_a_capital_letter_or_a_number() -> None:
    playing = GAME.observe(done(position(Table(("G4", "B9", "G6"), gums="1----")), "play G4", "play B9"), 2)
    blind = GAME.observe(position(Table(("G0/10 V6 R1 Y5", "B9", "G6"), rule=8)), 0)
    spots = [
        *((playing, Spot("hand", card)) for card in playing.hand),
        *((playing, Spot("display", card)) for card in playing.display),
        *((playing, Spot("gum", colour)) for colour in range(5)),
        *((blind, Spot("hand", card)) for card in blind.hand),
    ]
    for seen, spot in spots:
        lines = signs.spot_words(seen, spot, NAMES).split("\n")
        assert len(lines) > 2
        assert not any(line[0].islower() for line in lines), lines
        assert len({line.lower() for line in lines}) == len(lines)


def test_the_draft_names_the_last_and_the_order() -> None:
    state = done(position(Table(("R9", "V8", "G1"))), "play R9", "play V8", "play G1")
    assert prompt(state) == "Take a card from the display."
    assert situation(state) == "Next to draft: Bo and Ada."
    while len(state.queue) > 1:
        state = done(state, f"take {GAME.notate(next(iter(GAME.legal(state))))[5:]}")
    assert prompt(state) == "Take a card from the display; you draft last and get the horn."
    hairpin = done(position(Table(("R9", "V8"), rule=7)), "play R9", "play V8")
    assert hill_name(7) in prompt(hairpin)
    sold = done(position(Table(("R9", "V8"), rule=9)), "play R9", "play V8")
    assert hill_name(9) not in prompt(sold)


def test_gum_cards_are_asked_for() -> None:
    state = drafted(done(position(Table(("R9", "V8"), gums="-----")), "play R9", "play V8"))
    assert prompt(state) == "Take a gum card, from the table or from another seat."
    assert prompt(state, Spot("gum", 0)) == "Take gum card red? As the race stands it brings 1 × 3 = 3."


def test_who_does_not_decide_is_asked_nothing() -> None:
    state = position(Table(("R9", "V8")))
    assert prompts.prompt(plan_of(GAME.observe(state, 1), mine=False), sums_of(state)) == ""


# ---- what a card would do ------------------------------------------------------------------------------


def test_a_chosen_card_tells_what_it_would_do() -> None:
    state = done(position(Table(("G4", "B9", "G6"))), "play G4", "play B9")
    assert (
        prompt(state, hand("G6")) == "Play green 6? Green moves to section 1 and is 1st. You draft 2nd of 3."
    )
    first = position(Table(("G4", "B9", "G6")))
    assert "So far you draft 1st of 1." in prompt(first, hand("G4"))


def test_the_last_drafter_hears_of_the_horn() -> None:
    state = done(position(Table(("G4", "B9"))), "play G4")
    assert "You draft last and get the horn." in prompt(state, hand("B9"))


def test_the_lines_of_a_card() -> None:
    state = done(position(Table(("G4", "B9", "G6 R1 R2 V3"))), "play G4", "play B9")
    found = outlook(GAME.observe(state, 2), hand("G6"))
    assert found is not None
    told = [plain(line) for line in what_if_text.lines(found, NAMES)]
    assert what_if_text.heading(found).startswith("Green")
    assert told[0] == "Green 10 (+6) · blue 9"
    assert told[1] == "Green moves to section 1 and is 1st."
    assert told[3] == "The rest of your hand goes from 21 to 12 gums."
    assert plain(what_if_text.words(found, NAMES)).split("\n")[1:] == told


def test_company_of_a_special_card_is_told() -> None:
    state = done(position(Table(("G0/10", "G4"))), "play G0/10")
    found = outlook(GAME.observe(state, 1), hand("G4"))
    assert found is not None
    assert plain(what_if_text.lines(found, NAMES)[0]) == "Green 4 (\N{MINUS SIGN}6)"


def test_the_end_of_the_race_is_told() -> None:
    state = position(Table(("R9 Y5 V3 G2", "B1"), track="/V/B/G/YR"))
    assert prompt(state, hand("R9")) == (
        "Play red 9? Red reaches the goal, the race is over. Nobody drafts any more."
    )


def test_carts_that_come_along_are_told() -> None:
    state = position(Table(("V9", "B2"), rule=2))
    assert "Green moves along to section 1." in prompt(state, hand("V9"))


def test_a_display_card_and_a_hand_as_the_race_stands() -> None:
    state = position(Table(("B9 R1 Y5 V3", "B1", "G2"), display="R2 B7"))
    state = done(state, "play B9", "play B1", "play G2")
    seen = GAME.observe(state, 0)
    found = outlook(seen, Spot("display", read_card("R2")))
    assert found is not None
    assert [plain(line) for line in what_if_text.lines(found, NAMES)] == [
        "Red 2: 3 × 2 = 6",
        "Your hand goes from 8 to 14 gums.",
    ]
    worth = hand_now(seen)
    assert plain(what_if_text.hand_title(worth)) == "If the race ended now: 8 gums"
    assert [plain(line) for line in what_if_text.hand_lines(worth)] == [
        "Red 1: 3 × 2 = 6",
        "Yellow 5: 2 × 1 = 2",
        "Violet 3: 3 × 0 = 0",
    ]


def test_a_card_too_many_is_named() -> None:
    worth = hand_now(GAME.observe(position(Table(("R1 Y5 V3 B9", "B1"))), 0))
    assert "blue 9" in plain(what_if_text.hand_lines(worth)[-1])


def test_gum_cards_tell_their_owner() -> None:
    seen = GAME.observe(position(Table(("R9", "B1"), gums="1----")), 0)
    for colour, words in ((0, "Bo"), (1, "table")):
        found = outlook(seen, Spot("gum", colour))
        assert found is not None
        told = what_if_text.lines(found, NAMES)
        assert words in told[0]
        assert words in signs.spot_words(seen, Spot("gum", colour), NAMES).split("\n")[0]
        assert all(map(whole, told))
