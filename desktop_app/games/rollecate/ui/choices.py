"""What can be agreed before a game of Rollecate, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import OptionValue

translate = QCoreApplication.translate


def option_label(key: str) -> str:
    """The name of an option."""
    match key:
        case "solo_derail_limit":
            return translate("Rollecate", "Derailing")
        case "pass_front_extra":
            return translate("Rollecate", "Passing at the front")
        case "chaos_many":
            return translate("Rollecate", "Chaos cards in a turn")
        case "chaos_value":
            return translate("Rollecate", "Value of a chaos card")
        case "no_block":
            return translate("Rollecate", "The front")
        case "broken_off":
            return translate("Rollecate", "Broken track")
        case "setup_no_broken":
            return translate("Rollecate", "Broken track at the start")
        case "setup_interactive":
            return translate("Rollecate", "Curves at the start")
    return key


def choice_label(key: str, value: OptionValue) -> str:
    """The name of one choice."""
    match key, value:
        case "solo_derail_limit", "none":
            return translate("Rollecate", "no limit")
        case "solo_derail_limit", "three":
            return translate("Rollecate", "three times at most")
        case "pass_front_extra", 1:
            return translate("Rollecate", "two penalty cards")
        case "pass_front_extra", 0:
            return translate("Rollecate", "one penalty card")
        case "chaos_many", False:
            return translate("Rollecate", "one")
        case "chaos_many", True:
            return translate("Rollecate", "any number")
        case "chaos_value", _:
            return translate("Rollecate", "chaos {value}", "value of a chaos card").format(value=value)
        case "no_block", True:
            return translate("Rollecate", "stays open")
        case "no_block", False:
            return translate("Rollecate", "can be blocked")
        case "broken_off", False:
            return translate("Rollecate", "costs a penalty card")
        case "broken_off", True:
            return translate("Rollecate", "there is none")
        case "setup_no_broken", False:
            return translate("Rollecate", "possible")
        case "setup_no_broken", True:
            return translate("Rollecate", "set aside")
        case "setup_interactive", False:
            return translate("Rollecate", "turned by lot")
        case "setup_interactive", True:
            return translate("Rollecate", "turned by the players")
    return str(value)


def choice_note(key: str, value: OptionValue) -> str:
    """A sentence about what is chosen, '' where the label says it all."""
    match key, value:
        case "solo_derail_limit", "three":
            return translate("Rollecate", "The fourth derailment loses the game at once.")
        case "pass_front_extra", 1:
            return translate(
                "Rollecate", "Who passes while the train cannot move takes a second penalty card."
            )
        case "pass_front_extra", 0:
            return translate("Rollecate", "A pass costs one penalty card, wherever the train stands.")
        case "chaos_many", True:
            return translate("Rollecate", "Two chaos cards put down together can be combined.")
        case "chaos_value", 4:
            return translate("Rollecate", "A chaos card can be combined with any 4.")
        case "chaos_value", 3:
            return translate("Rollecate", "A chaos card can be combined with any 3.")
        case "no_block", True:
            return translate("Rollecate", "No card may make the front point at another card.")
        case "no_block", False:
            return translate("Rollecate", "The front may point at a card; then nobody can build for a while.")
        case "broken_off", True:
            return translate("Rollecate", "The four broken tracks count as straight track.")
        case "setup_interactive", True:
            return translate("Rollecate", "Whoever turns up a curve says which way it goes.")
    return ""
