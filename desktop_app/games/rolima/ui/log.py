"""What happened at the Rolimã table, as lines of the log.

Only what the events tell is told: who may not know a card gets events without it. While the game runs the
cards of earlier rounds are closed, as the discard pile is: see `faded_lines`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import CHANCE, Event, Seat
from desktop_app.games.rolima.engine.deck import GOAL
from desktop_app.games.rolima.engine.events import Secret
from desktop_app.games.rolima.engine.state import QUIET_HOUR
from desktop_app.session.record import Player

from .hill_text import hill_name
from .text import begun, card_name, cards_words, cart_name, listed, row_aim

translate = QCoreApplication.translate

NEWS = frozenset({"cheered", "moved", "horn", "took_gum", "gum_skipped", "revealed", "shuffled"})
"""The events that are worth a line over the table."""
WITHOUT_CARDS = (NEWS - {"cheered"}) | {"ready", "round_ended"}
"""The events that may be told of a round that has passed: none names a fan card, nor gives totals from which
the cards discarded could be told."""


def log_lines(events: tuple[Event, ...], players: tuple[Player, ...], seat: Seat) -> tuple[str, ...]:
    """A line for each thing that happened in a step of that seat, CHANCE for carts and cards that come.

    The first line of a seat is without its name, which the log puts before it; of all others those that are
    about a seat begin with its name.
    """
    names = tuple(player.name for player in players)
    lines: list[str] = []
    for event in events:
        line = _line(event, names)
        if line and event.seat is not None and (lines or seat == CHANCE or event.code == "shown"):
            line = f"{names[event.seat]} {line}."
        if line:
            lines.append(line)
    return tuple(lines)


def faded_lines(events: tuple[Event, ...], players: tuple[Player, ...]) -> tuple[str, ...]:
    """What may still be told of an earlier round: moves, the horn, hill cards, but no fan card, no total."""
    return _whole(WITHOUT_CARDS, events, players)


def news_lines(events: tuple[Event, ...], players: tuple[Player, ...]) -> tuple[str, ...]:
    """What lies over the table for a while: who wins and moves, a hill card, the horn."""
    return _whole(NEWS, events, players)


def _whole(codes: frozenset[str], events: tuple[Event, ...], players: tuple[Player, ...]) -> tuple[str, ...]:
    """The lines of these events, each to be read alone."""
    names = tuple(player.name for player in players)
    return tuple(
        line if event.seat is None else f"{names[event.seat]} {line}."
        for event in events
        if event.code in codes and (line := _line(event, names))
    )


def closes(events: tuple[Event, ...]) -> bool:
    """Whether a round ends with these events: the discard pile may not be looked through."""
    return any(event.code == "round_ended" for event in events)


def _line(event: Event, names: Sequence[str]) -> str:
    match event.code:
        case "lined":
            said = translate("Rolima", "{cart} lines up in the start row.")
            return begun(said.format(cart=cart_name(_number(event, "colour"))))
        case "dealt" if "card" in dict(event.data):
            return translate("Rolima", "is dealt {card}").format(card=_card(event))
        case "filled":
            return begun(translate("Rolima", "{card} comes into the display.").format(card=_card(event)))
        case "ready":
            return translate("Rolima", "The race begins.")
        case "round_ended":
            number = _number(event, "round") + 1
            return translate("Rolima", "Round {number} begins.").format(number=number)
        case "played":
            return _played(event)
        case "turned_over":
            said = translate("Rolima", "The cards are turned over: {cards}.", "in playing order")
            return said.format(cards=cards_words(_cards(event)))
        case "cheered":
            return cheered_words(event)
        case "moved":
            return moved_words(event)
        case "drafted":
            return translate("Rolima", "takes {card} from the display").format(card=_card(event))
        case "horn":
            return translate("Rolima", "gets the horn")
        case "shuffled":
            count = _number(event, "count")
            return translate(
                "Rolima", "The pile is empty: %n card(s) of the discard pile are shuffled.", None, count
            )
        case "revealed":
            return _revealed(event)
        case "shown":
            return translate("Rolima", "has bet on {cards}").format(cards=cards_words(_cards(event)))
    return _gum(event, names)


def _gum(event: Event, names: Sequence[str]) -> str:
    if event.code == "gum_skipped":
        return translate("Rolima", "owns all gum cards already")
    if event.code != "took_gum":
        return ""
    owner, cart = event.get("from"), cart_name(_number(event, "colour"))
    if isinstance(owner, int):
        said = translate("Rolima", "takes gum card {cart} from {name}")
        return said.format(cart=cart, name=names[owner])
    return translate("Rolima", "takes gum card {cart} from the table").format(cart=cart)


def _played(event: Event) -> str:
    if "card" not in dict(event.data):
        return translate("Rolima", "plays a card face down")
    if isinstance(event, Secret):
        return translate("Rolima", "plays {card} face down").format(card=_card(event))
    return translate("Rolima", "cheers with {card}").format(card=_card(event))


def cheered_words(event: Event) -> str:
    """How the cheering came out, as in "Green wins with 10 before blue with 9."."""
    totals = event.get("totals")
    assert isinstance(totals, tuple)
    winner, lowest = _number(event, "winner"), event.get("rule") == QUIET_HOUR
    others = [colour for colour, total in enumerate(totals) if total is not None and colour != winner]
    if not others:
        said = translate("Rolima", "{cart} wins the cheering with {total}.")
        return begun(said.format(cart=cart_name(winner), total=totals[winner]))
    second = (min if lowest else max)(others, key=lambda colour: totals[colour])
    equal = [colour for colour in others if totals[colour] == totals[winner]]
    if equal:
        if lowest:
            said = translate("Rolima", "{carts} have {total} each; {cart} is further back and wins.")
        else:
            said = translate("Rolima", "{carts} have {total} each; {cart} is further ahead and wins.")
        carts = listed([cart_name(colour) for colour in (winner, *equal)])
        return begun(said.format(carts=carts, total=totals[winner], cart=cart_name(winner)))
    if lowest:
        said = translate("Rolima", "{cart} wins with the lowest total {total}, {other} has {more}.")
    else:
        said = translate("Rolima", "{cart} wins the cheering with {total} before {other} with {more}.")
    return begun(
        said.format(
            cart=cart_name(winner), total=totals[winner], other=cart_name(second), more=totals[second]
        )
    )


def moved_words(event: Event) -> str:
    """A cart that moved."""
    cart, end = cart_name(_number(event, "colour")), _number(event, "end")
    why = event.get("why")
    if end == GOAL:
        return begun(translate("Rolima", "{cart} reaches the goal.").format(cart=cart))
    if why == "slipstream":
        said = translate("Rolima", "{cart} is dragged along {aim}.", "to section 2")
    elif why == "neck":
        said = translate("Rolima", "{cart}, the second, moves {aim}, too.", "to section 2")
    else:
        said = translate("Rolima", "{cart} moves {aim}.", "to section 2")
    return begun(said.format(cart=cart, aim=row_aim(end)))


def _revealed(event: Event) -> str:
    said = translate("Rolima", "In section {section} the hill card {hill} is turned up.")
    return said.format(section=_number(event, "section"), hill=hill_name(_number(event, "hill")))


def _card(event: Event) -> str:
    return card_name(_number(event, "card"))


def _cards(event: Event) -> tuple[int, ...]:
    cards = event.get("cards")
    assert isinstance(cards, tuple)
    return cards


def _number(event: Event, key: str) -> int:
    value = event.get(key)
    assert isinstance(value, int)
    return value
