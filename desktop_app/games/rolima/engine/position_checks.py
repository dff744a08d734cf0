"""What a position must fulfil so that the rules can go on from it."""

from __future__ import annotations

from typing import Final

from desktop_app.core.errors import BadData

from .chances import possible
from .cheering import drafting
from .deck import COLOURS, GOAL, deck
from .state import Phase, RolimaState
from .transitions import due_section, target

_SET_UP: Final[tuple[Phase, ...]] = ("line", "deal")


def check(state: RolimaState, fields: dict[str, str]) -> None:
    """See `positions.decode`; `fields` are the texts of the parts, to name the one that does not fit.

    Raises:
        BadData: something does not fit.
    """
    _check_house(state, fields)
    _check_track(state, fields)
    _check_hill(state, fields)
    _check_cards(state, fields)
    _check_round(state, fields)
    _check_sizes(state, fields)
    _check_gums(state, fields)


def _check_house(state: RolimaState, fields: dict[str, str]) -> None:
    named = [hill for hill in state.house.named if hill is not None]
    if len(set(named)) < len(named) or not set(named) <= {*deck().hill_deck, *deck().hill_spare}:
        raise BadData("house: different hill cards of this edition are named", given=fields["house"])


def _check_track(state: RolimaState, fields: dict[str, str]) -> None:
    carts = [cart for row in state.track for cart in row]
    lining = state.phase == "line"
    if len(set(carts)) < len(carts) or (len(carts) == COLOURS) == lining:
        raise BadData("track: each cart once", given=fields["track"])
    at_start = len(state.track[0]) == len(carts)
    if state.round == 0 and not at_start:
        raise BadData("track: in the set-up all carts are in the start row", given=fields["track"])
    if len(state.track[GOAL]) != (state.phase == "over"):
        raise BadData("track: the game is over when a cart reaches the goal", given=fields["track"])


def _check_hill(state: RolimaState, fields: dict[str, str]) -> None:
    seen = state.hill
    if state.open and seen[state.open - 1] is None:
        raise BadData("open: the card of that section was never turned up", given=fields["open"])
    if any(seen[state.open :]) or not possible(state.house, state.seats, seen):
        raise BadData("hill: these cards cannot have been turned up", given=fields["hill"])
    hidden = state.house.hill_mode == "hidden"
    if state.phase == "line" or hidden or state.phase == "over":
        good = not (state.open and (hidden or state.phase == "line"))
    else:
        due = due_section(state)
        moved = state.phase in ("draft", "gum", "reveal")
        good = state.open <= due if moved else state.open == due
        good = good and (state.phase != "reveal" or state.open < due)
    if not good:
        raise BadData("open: that of the section of the leader", given=fields["open"])


def _check_cards(state: RolimaState, fields: dict[str, str]) -> None:
    played = [one.card for one in state.played if one.card is not None]
    lying = [*state.display, *state.discard, *played, *(card for hand in state.hands for card in hand)]
    game = set(deck().cards(zero_ten=state.house.zero_ten))
    if len(set(lying)) < len(lying) or not set(lying) <= game:
        raise BadData("cards: each card of the game once", given=fields["hands"])
    for key, cards in (("discard", state.discard), *(("hands", hand) for hand in state.hands)):
        if list(cards) != sorted(cards):
            raise BadData(f"{key}: cards ascend", given=fields[key])
    if not set(state.shown) <= game or (state.round == 0 and set(state.shown) != set(state.display)):
        raise BadData("once: cards of the game that have lain open", given=fields["once"])


def _check_round(state: RolimaState, fields: dict[str, str]) -> None:
    """Who played and who drafts; the round is 0 in the set-up only."""
    phase, seats = state.phase, state.seats
    if (state.round == 0) != (phase in _SET_UP) and phase != "fill":
        raise BadData("round: 0 in the set-up, from 1 on later", given=fields["round"])
    players = [one.seat for one in state.played]
    first = state.horn if phase in ("cheer", "turn", "over", "draft") or not players else players[0]
    if players != [(first + ahead) % seats for ahead in range(len(players))]:
        raise BadData("played: in turn from the owner of the horn on", given=fields["played"])
    if phase in ("turn", "draft", "gum", "reveal", "over"):
        good = len(players) == seats and (phase != "turn" or state.blind)
    else:
        good = len(players) < seats if phase == "cheer" else not players
    if not good:
        raise BadData("played: not in this phase", given=fields["played"])
    order = drafting(state.track, state.rule, state.played)
    waiting = len(state.queue)
    if (phase == "draft") != bool(waiting) or state.queue != order[len(order) - waiting :]:
        raise BadData("queue: in drafting order", given=fields["queue"])
    if phase in ("gum", "reveal") and state.horn != order[-1]:
        raise BadData("horn: the last to draft has it", given=fields["horn"])


def _check_sizes(state: RolimaState, fields: dict[str, str]) -> None:
    """How many cards the hands, the display, the pile and the discard pile have."""
    if [len(hand) for hand in state.hands] != _hand_sizes(state):
        raise BadData("hands: not so many cards in this phase", given=fields["hands"])
    extra, lying, drafted = deck().extra, len(state.display), state.seats - len(state.queue)
    match state.phase:
        case "line" | "deal":
            good = lying == 0
        case "fill":
            good = lying < target(state) and len(state.pile) > 0
        case "cheer" | "turn" | "over":
            least = state.seats if state.phase == "over" else target(state)
            good = least <= lying <= state.seats + extra
        case _:
            good = state.seats <= lying + drafted <= state.seats + extra
    if not good:
        raise BadData("display: not so many cards in this phase", given=fields["display"])
    if state.round == 0 and state.discard:
        raise BadData("discard: empty in the set-up", given=fields["discard"])


def _hand_sizes(state: RolimaState) -> list[int]:
    seats, hand, phase = state.seats, deck().hand, state.phase
    if phase == "line":
        return [0] * seats
    if phase == "deal":
        held = sum(map(len, state.hands))
        if held == hand * seats:
            return []
        turns = [(seat - state.horn) % seats for seat in range(seats)]
        return [held // seats + (turn < held % seats) for turn in turns]
    less = {one.seat for one in state.played} if phase in ("cheer", "turn", "over") else set(state.queue)
    return [hand - (seat in less) for seat in range(seats)]


def _check_gums(state: RolimaState, fields: dict[str, str]) -> None:
    given = set(state.gums) != {None}
    if given and (not state.house.gum_cards or state.round == 0):
        raise BadData(
            "gums: none is given away without the module or before the first round", given=fields["gums"]
        )
    if state.phase == "gum" and (not state.house.gum_cards or set(state.gums) == {state.horn}):
        raise BadData("phase: there is no gum card to take", given=fields["phase"])
