"""What happened at the Rollecate table, as lines of the log.

Only what the events tell is told: who may not know a card that was drawn gets events without it.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Event
from desktop_app.games.rollecate.engine.deck import Card
from desktop_app.games.rollecate.engine.state import Turn
from desktop_app.session.record import Player

from .text import card_name, card_on_its_way, cards_words

translate = QCoreApplication.translate


def log_lines(events: tuple[Event, ...], players: tuple[Player, ...], *, named: bool) -> tuple[str, ...]:
    """A line for each thing that happened in a step; `named`: no seat acted, so each line begins with a name.

    Where a seat acted all lines but the first begin with its name, so that each can be read alone. A ride is
    one line, from the dice to the derailment. Cards that go onto the pile by themselves are told only where
    the line before did not name them.
    """
    told = {event.code: event for event in events}
    names = tuple(player.name for player in players)
    quiet = bool(told.keys() & {"penalty", "chaos"})
    lines: list[str] = []
    for event in events:
        line = _ride(event, told) if event.code in ("rolled", "passed") else _line(event, quiet=quiet)
        if not line:
            continue
        if event.code in ("ready", "turn_ended"):
            builder = told["laid"].seat if "laid" in told and not named else event.seat
            lines.append(line if builder is None else _whole(event.code, names[builder]))
        elif event.seat is not None and (named or lines or event.code == "shown"):
            lines.append(f"{names[event.seat]}: {line}")
        else:
            lines.append(line)
    return tuple(lines)


def _whole(code: str, name: str) -> str:
    """What ends the set-up or the game, told of the seat that did it."""
    if code == "ready":
        said = translate(
            "Rollecate", "{name} completes the first railway; the cards set aside go back to the others."
        )
    else:
        said = translate("Rollecate", "{name} had the last turn: the draw pile is empty, the game ends.")
    return said.format(name=name)


def _line(event: Event, *, quiet: bool) -> str:
    match event.code:
        case "drew":
            return _drew(event)
        case "dealt" if (card := _card(event)) is not None:
            return translate("Rollecate", "is dealt {card}").format(card=card_name(card))
        case "set_aside":
            return translate("Rollecate", "turns up {card}: set aside").format(card=_name(event))
        case "laid":
            laid = card_on_its_way(_number(event, "card"), _turn(event))
            return translate("Rollecate", "lays {card}").format(card=laid)
        case "ready":
            return translate(
                "Rollecate", "The first railway lies; the cards set aside go back to the others."
            )
        case "riding":
            return translate("Rollecate", "rolls %n die(s)", None, _number(event, "dice"))
        case "penalty":
            return _penalty(event)
        case "chaos":
            return translate("Rollecate", "puts a chaos card onto the own pile")
        case "stacked" if not (quiet and event.get("auto")):
            return translate("Rollecate", "puts {card} onto the pile").format(card=_name(event))
        case "combined":
            said = translate("Rollecate", "combines {card} with {top}: both are gone")
            return said.format(card=_name(event), top=card_name(_number(event, "top")))
        case "turn_ended" if event.get("next") is None:
            return translate("Rollecate", "The draw pile is empty: the game ends.")
        case "shown":
            return _shown(event)
        case "lost":
            return translate("Rollecate", "has derailed once too often: the game is lost")
    return ""


def _drew(event: Event) -> str:
    card, last = _card(event), bool(event.get("last"))
    if card is None:
        if last:
            return translate("Rollecate", "draws the last card")
        return translate("Rollecate", "draws a card")
    if last:
        return translate("Rollecate", "draws the last card, {card}").format(card=card_name(card))
    return translate("Rollecate", "draws {card}").format(card=card_name(card))


def _ride(event: Event, told: dict[str, Event]) -> str:
    """Dice, steps, broken track and derailment in one line; of a pass without dice."""
    rode, broke, derailed = told.get("rode"), told.get("broke"), told.get("derailed")
    steps = _number(rode, "steps") if rode else 0
    if event.code == "passed":
        parts = [translate("Rollecate", "passes")]
    else:
        wheels = translate("Rollecate", "{wheels} of %n wheel(s)", None, _number(event, "dice"))
        parts = [wheels.format(wheels=_number(event, "wheels"))]
    if steps:
        parts.append(translate("Rollecate", "the train goes on by %n card(s)", None, steps))
    else:
        parts.append(translate("Rollecate", "the train stays"))
    if broke:
        parts.append(translate("Rollecate", "over %n broken track(s)", None, _number(broke, "count")))
    if derailed:
        over = _number(derailed, "over")
        parts.append(translate("Rollecate", "derails, %n step(s) too many", None, over))
    return ", ".join(parts)


def _penalty(event: Event) -> str:
    cards = event.get("cards")
    assert isinstance(cards, tuple)
    forgiven = _number(event, "forgiven")
    if not cards:
        return translate("Rollecate", "no card lies behind the train: no penalty")
    said = translate("Rollecate", "takes {cards} from the rear").format(cards=cards_words(cards))
    if forgiven:
        said += translate("Rollecate", ", the other %n is forgiven", None, forgiven)
    return said


def _shown(event: Event) -> str:
    cards = event.get("cards")
    assert isinstance(cards, tuple)
    if not cards:
        return translate("Rollecate", "has no card left in hand")
    said = translate("Rollecate", "still holds {cards}: %n point(s)", None, _number(event, "points"))
    return said.format(cards=cards_words(cards))


def _card(event: Event) -> Card | None:
    """The card that was drawn, for those who may know it."""
    card = dict(event.data).get("card")
    return card if isinstance(card, int) else None


def _name(event: Event) -> str:
    return card_name(_number(event, "card"))


def _number(event: Event, key: str) -> int:
    value = event.get(key)
    assert isinstance(value, int)
    return value


def _turn(event: Event) -> Turn:
    value = event.get("turn")
    return "L" if value == "L" else "R" if value == "R" else "S"
