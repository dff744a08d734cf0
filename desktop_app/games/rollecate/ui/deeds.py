"""What the buttons offer and say for a plan."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rollecate.engine.state import Chaos, Done, Lay, Pass, Ride

from . import signs
from .controls import Controls
from .hand import Plan


def show_deeds(controls: Controls, plan: Plan, named: object) -> None:
    """Show what can be done now; `named` is the action that a hint names."""
    enter = QCoreApplication.translate("Rollecate", "Enter", "the key")
    space = QCoreApplication.translate("Rollecate", "Space", "the key")
    controls.setVisible(plan.seen.phase != "over")
    further = plan.can_ride and plan.lay is not None
    first: Literal["lay", "ride", "done"] = "done" if plan.can_done else "lay" if plan.lay else "ride"
    controls.offer(first, riding=further)
    controls.lay.say(signs.lay_words(plan), enter, main=True)
    controls.ride.say(signs.ride_words(plan), space, main=plan.can_ride and not further)
    controls.done.say(signs.done_words(), space, main=True)
    controls.skip.say(signs.pass_words(plan), "X", main=plan.can_pass and not plan.playable)
    controls.chaos.say(signs.chaos_words(plan), "C")
    for button in (controls.lay, controls.done):
        button.setEnabled(True)
    controls.ride.setEnabled(plan.can_ride)
    controls.skip.setEnabled(plan.can_pass)
    controls.chaos.setEnabled(plan.can_chaos)
    controls.lay.set_hinted(isinstance(named, Lay))
    controls.ride.set_hinted(isinstance(named, Ride))
    controls.done.set_hinted(isinstance(named, Done))
    controls.skip.set_hinted(isinstance(named, Pass))
    controls.chaos.set_hinted(isinstance(named, Chaos))


def quiet(controls: Controls) -> None:
    """Nobody decides while something is shown."""
    for button in controls.buttons:
        button.setEnabled(False)
