"""What lies where on the Rolimã table. Pure; the places are names that the artist turns into pixels.

Kinds of component, with their place and what their face tells:

street   ("street",): where a dragged card of the hand goes. hand: ("hand",), where one of the display goes.
hill     "hill-0" (start card) to "hill-5" (goal card); ("hill", row). `hill` (None: never seen), `open`.
cart     "cart-2"; ("row", row, index, count). `colour`, `lit` (it moves, as it stands), `dim`.
ghost    "ghost-2"; the same places: where the look ahead sees the cart. `colour`, `why`.
seat     "seat-1"; ("seat", seat): its plate. `seat`, `own`, `turn`, `order` (place in the drafting order as
         it stands, None for none), `done` (has drafted), `ahead` (that of the look ahead), `waits` (its
         card is to come).
card     "card-17"; a fan card that is seen. `card`, and by its place more:
         ("hand", i, n): `chosen`, `code` (None: can be played).
         ("display", i, n): `chosen`, `code`. ("played", seat): `value`, `weight`, `weighed`,
         `blind` (for the others it lies face down), `turned` (it lay so).
         ("bet", seat, i): `gums`, `times`, `points`.
back     "back-1"; ("played", seat): a card face down that the viewer may not know.
gum      "gum-2"; ("table", colour), ("owned", seat, i, n), at the end ("bet gum", seat, i, n). `colour`,
         `chosen`, `code`, `times`.
horn     "horn"; ("horn", seat).
rule     "rule"; ("rule",): the rule in force. `hill`, `section`, `hidden`.
sums     "sums"; ("sums",): the panel. `hidden` cards face down, `settled`.
sum      "sum-2"; ("sum", place in the race). `colour`, `times`, `total`, `halved`, `wins`; `ahead`,
         `wins_ahead`, `looking` of the look ahead.
worth    "worth"; ("worth",): what the hand brings. `now`, `ahead` (None: no look ahead).
deed     "deed"; ("deed",): the button. `phase`, `card`, `enabled`.
tray     "tray"; ("tray",), pile, discard: `count`. shelf: ("shelf",).
podium   "podium"; ("podium",): at the end. `first`, `second`, `third`. bets: "bets-1"; ("bets", seat):
         `seat`, `total`, `won`.

With a hint `hinted` is set on what it names. Ids are those of cards that are seen, so they tell no secrets.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from desktop_app.core.game import Seat
from desktop_app.games.rolima.engine.cheering import cheer, drafting
from desktop_app.games.rolima.engine.deck import COLOURS, GOAL, SECTIONS, Colour, deck
from desktop_app.games.rolima.engine.state import (
    BLIND_BEND,
    HEADWIND,
    SOLD_OUT,
    Play,
    RolimaView,
    Take,
    TakeGum,
    Track,
)
from desktop_app.games.rolima.engine.values import owned
from desktop_app.session.component import Component

from .ending import end_parts
from .hand import Plan, Spot
from .sums import Sums, lies_face_down, open_cards
from .what_if import GumOutlook, Outlook, PlayOutlook, TakeOutlook, hand_now, has_played, outlook

Face: TypeAlias = tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """What is arranged: the choice with its view, the sums, the action of a hint, who has won at the end.

    `looks`: whether the card that is looked at is shown with what it would do.
    """

    plan: Plan
    sums: Sums
    hinted: object = None
    winners: tuple[Seat, ...] = ()
    looks: bool = True
    found: Outlook | None = field(init=False)

    def __post_init__(self) -> None:
        plan = self.plan
        found = outlook(plan.seen, plan.looked_at) if self.looks else None
        object.__setattr__(self, "found", found)

    @property
    def seen(self) -> RolimaView:
        """The view."""
        return self.plan.seen


def arrange(scene: Scene) -> tuple[Component, ...]:
    """Everything on the table, as the viewer may see it; first what the keyboard reaches first."""
    seen = scene.seen
    if seen.phase == "over":
        parts = list(end_parts(seen, scene.winners))
    else:
        parts = [
            Component("shelf", "shelf", ("shelf",)),
            Component("street", "street", ("street",)),
            Component("tray", "tray", ("tray",), (("count", len(seen.display)),)),
            Component("hand", "hand", ("hand",)),
            *_hand(scene),
            *_deed(scene),
            *_display(scene),
            *_gums(scene),
            *_hills(seen),
            *_carts(scene),
            *_ghosts(scene),
            *_panel(scene),
            *_seats(scene),
            *_played(scene),
            *_worth(scene),
            Component("pile", "pile", ("pile",), (("count", seen.pile),)),
            Component("discard", "discard", ("discard",), (("count", seen.discard),)),
        ]
        if seen.phase not in ("line", "deal"):
            parts.append(Component("horn", "horn", ("horn", seen.horn)))
    spot = _named(scene.hinted)
    return tuple(_hinted(part, spot) for part in parts) if spot is not None else tuple(parts)


def spot_of(part: Component | None) -> Spot | None:
    """The card that a component is for the choice: of the hand, the display, or a gum card."""
    if part is None:
        return None
    if part.kind == "card" and part.place[0] in ("hand", "display"):
        return Spot("hand" if part.place[0] == "hand" else "display", _whole(part, "card"))
    if part.kind == "gum" and part.place[0] != "bet gum":
        return Spot("gum", _whole(part, "colour"))
    return None


def _whole(part: Component, key: str) -> int:
    value = part.get(key)
    assert isinstance(value, int)
    return value


# ---- cards -------------------------------------------------------------------------------------------


def _hand(scene: Scene) -> Iterator[Component]:
    seen, plan = scene.seen, scene.plan
    if seen.seat is None:
        return
    for at, card in enumerate(seen.hand):
        spot = Spot("hand", card)
        face = (
            ("card", card),
            ("chosen", plan.chosen == spot),
            ("code", plan.code(spot)),
        )
        yield Component(f"card-{card}", "card", ("hand", at, len(seen.hand)), face)


def _display(scene: Scene) -> Iterator[Component]:
    seen, plan = scene.seen, scene.plan
    for at, card in enumerate(seen.display):
        spot = Spot("display", card)
        face = (("card", card), ("chosen", plan.chosen == spot), ("code", plan.code(spot)))
        yield Component(f"card-{card}", "card", ("display", at, display_room(seen)), face)


def display_room(seen: RolimaView) -> int:
    """How many places the display has."""
    most = deck().display(seen.seats)
    return max(seen.seats if seen.rule == SOLD_OUT else most, len(seen.display), most)


def _played(scene: Scene) -> Iterator[Component]:
    seen, sums = scene.seen, scene.sums
    shown = open_cards(seen.played)
    counted = len(sums.values) == len(shown)
    for one in seen.played:
        if one.card is None:
            yield Component(f"back-{one.seat}", "back", ("played", one.seat), (("seat", one.seat),))
            continue
        number = deck().number(one.card)
        at = shown.index(one)
        value, weight = (sums.values[at], sums.weights[at]) if counted else (number, number)
        face = (
            ("card", one.card),
            ("seat", one.seat),
            ("value", value),
            ("weight", weight),
            ("weighed", weight != number),
            ("blind", lies_face_down(seen)),
            ("turned", seen.rule == BLIND_BEND and one.seat != seen.seat),
        )
        yield Component(f"card-{one.card}", "card", ("played", one.seat), face)


def _gums(scene: Scene) -> Iterator[Component]:
    seen, plan = scene.seen, scene.plan
    if not seen.house.gum_cards:
        return
    order = seen.race
    for colour in range(COLOURS):
        spot, owner = Spot("gum", colour), seen.gums[colour]
        place_in_race = order.index(colour) if colour in order else None
        times = 0 if place_in_race is None else deck().multipliers[place_in_race]
        face = (
            ("colour", colour),
            ("chosen", plan.chosen == spot),
            ("code", plan.code(spot)),
            ("times", times),
            ("taken", owner is not None),
        )
        place: tuple[object, ...] = ("table", colour if place_in_race is None else place_in_race)
        if owner is not None:
            mine = owned(seen.gums, owner)
            place = ("owned", owner, mine.index(colour), len(mine))
        yield Component(f"gum-{colour}", "gum", place, face)


# ---- the street --------------------------------------------------------------------------------------


def _hills(seen: RolimaView) -> Iterator[Component]:
    for row in range(GOAL + 1):
        hill = seen.hill[row - 1] if 1 <= row <= SECTIONS else None
        face = (("row", row), ("hill", hill), ("open", seen.open == row != 0))
        yield Component(f"hill-{row}", "hill", ("hill", row), face)


def _carts(scene: Scene) -> Iterator[Component]:
    seen, found = scene.seen, scene.found
    rows = _looking_rows(seen.track, found)
    movers = {move.colour for move in found.after.moves} if isinstance(found, PlayOutlook) else set()
    for number, row in enumerate(rows):
        for index, (colour, ghost) in enumerate(row):
            if ghost:
                continue
            face = (("colour", colour), ("dim", colour in movers), ("lit", _moves_so_far(scene, colour)))
            yield Component(f"cart-{colour}", "cart", ("row", number, index, len(row)), face)


def _moves_so_far(scene: Scene, colour: Colour) -> bool:
    """Whether it is the cart that moves, before it does."""
    seen, sums = scene.seen, scene.sums
    return seen.phase in ("cheer", "turn") and not scene.found and sums.winner == colour


def _ghosts(scene: Scene) -> Iterator[Component]:
    found = scene.found
    if not isinstance(found, PlayOutlook):
        return
    why = {move.colour: move.why for move in found.after.moves}
    for number, row in enumerate(_looking_rows(scene.seen.track, found)):
        for index, (colour, ghost) in enumerate(row):
            if ghost:
                face = (("colour", colour), ("why", why[colour]))
                yield Component(f"ghost-{colour}", "ghost", ("row", number, index, len(row)), face)


def _looking_rows(track: Track, found: Outlook | None) -> list[list[tuple[Colour, bool]]]:
    """Each row from left to right: carts, and (True) ghosts of those that would come.

    A cart that would move away stays beside its neighbours.
    """
    if not isinstance(found, PlayOutlook):
        return [[(colour, False) for colour in row] for row in track]
    rows = []
    for now, then in zip(track, found.after.track, strict=True):
        row = [(colour, colour not in now) for colour in then]
        for at, colour in enumerate(now):
            if colour not in then:
                before = (now[at - 1], False) if at else None
                row.insert(row.index(before) + 1 if before in row else 0, (colour, False))
        rows.append(row)
    return rows


# ---- panels ------------------------------------------------------------------------------------------


def _panel(scene: Scene) -> Iterator[Component]:
    seen, sums, found = scene.seen, scene.sums, scene.found
    face: Face = (
        ("hill", seen.rule),
        ("section", seen.open),
        ("hidden", seen.house.hill_mode == "hidden"),
    )
    yield Component("rule", "rule", ("rule",), face)
    yield Component("sums", "sums", ("sums",), (("hidden", sums.hidden), ("settled", sums.settled)))
    ahead = found.after if isinstance(found, PlayOutlook) and not found.face_down else None
    for place, colour in enumerate(seen.race):
        told: Face = (
            ("colour", colour),
            ("place", place),
            ("times", deck().multipliers[place]),
            ("total", sums.totals[colour]),
            ("halved", seen.rule == HEADWIND and _raw(scene, colour) > (sums.totals[colour] or 0)),
            ("wins", sums.winner == colour),
            ("looking", ahead is not None),
            ("ahead", ahead.totals[colour] if ahead is not None else None),
            ("wins_ahead", ahead is not None and ahead.winner == colour),
            ("gum", seen.house.gum_cards),
        )
        yield Component(f"sum-{colour}", "sum", ("sum", place), told)


def _raw(scene: Scene, colour: Colour) -> int:
    """What the cards of a colour weigh together."""
    shown = open_cards(scene.seen.played)
    if len(shown) != len(scene.sums.weights):
        return 0
    pairs = zip(shown, scene.sums.weights, strict=True)
    return sum(weight for one, weight in pairs if one.card is not None and deck().colour(one.card) == colour)


def _seats(scene: Scene) -> Iterator[Component]:
    seen, found = scene.seen, scene.found
    order = drafting_order(seen)
    ahead = found.after.draft if isinstance(found, PlayOutlook) else ()
    for seat in range(seen.seats):
        done = seen.phase in ("draft", "gum", "reveal") and seat not in seen.queue
        face = (
            ("seat", seat),
            ("own", seat == seen.seat),
            ("turn", seen.phase in ("cheer", "draft", "gum") and seat == seen.current),
            ("order", order.index(seat) if seat in order else None),
            ("done", done and bool(seen.played)),
            ("ahead", ahead.index(seat) if seat in ahead else None),
            ("waits", seen.phase == "cheer" and all(one.seat != seat for one in seen.played)),
        )
        yield Component(f"seat-{seat}", "seat", ("seat", seat), face)


def drafting_order(seen: RolimaView) -> tuple[Seat, ...]:
    """Who drafts when, as it stands; () while cards lie face down or none is played."""
    if lies_face_down(seen) or seen.phase not in ("cheer", "draft", "gum"):
        return ()
    if seen.phase != "cheer":  # the carts have moved: those who have drafted keep their place
        return drafting(seen.track, seen.rule, seen.played)
    return cheer(seen.track, seen.rule, seen.played).draft if seen.played else ()


def _worth(scene: Scene) -> Iterator[Component]:
    seen = scene.seen
    if seen.seat is None or not seen.hand:
        return
    now, ahead = hand_now(seen).total, None
    match scene.found:
        case PlayOutlook() as found:
            now, ahead = found.rest_now.total, None if found.face_down else found.rest_after.total
        case TakeOutlook() | GumOutlook() as found:
            ahead = found.after.total
    yield Component("worth", "worth", ("worth",), (("now", now), ("ahead", ahead)))


def _deed(scene: Scene) -> Iterator[Component]:
    seen, plan = scene.seen, scene.plan
    if seen.seat is None:
        return
    waits = seen.phase == "cheer" and not has_played(seen)
    face = (
        ("phase", plan.phase or ("wait" if waits else "")),
        ("enabled", plan.action is not None),
        ("card", plan.chosen.card if plan.chosen is not None else None),
        ("mine", plan.mine),
    )
    yield Component("deed", "deed", ("deed",), face)


# ---- hints -------------------------------------------------------------------------------------------


def _named(action: Any) -> Spot | None:
    match action:
        case Play(card):
            return Spot("hand", card)
        case Take(card):
            return Spot("display", card)
        case TakeGum(colour):
            return Spot("gum", colour)
    return None


def _hinted(part: Component, spot: Spot) -> Component:
    return replace(part, face=(*part.face, ("hinted", True))) if spot_of(part) == spot else part
