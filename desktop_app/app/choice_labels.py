"""What the choices of the settings are called, in the menu and on the settings page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .i18n import OWN_NAMES


def choice_label(key: str, value: str) -> str:
    """What one choice of a setting is called."""
    if key == "language" and value in OWN_NAMES:
        return OWN_NAMES[value]
    labels = {
        ("theme", "system"): QCoreApplication.translate("Choices", "Like the system"),
        ("theme", "light"): QCoreApplication.translate("Choices", "Light"),
        ("theme", "dark"): QCoreApplication.translate("Choices", "Dark"),
        ("language", "system"): QCoreApplication.translate("Choices", "Like the system"),
        ("speed", "off"): QCoreApplication.translate("Choices", "Off"),
        ("speed", "slow"): QCoreApplication.translate("Choices", "Slow"),
        ("speed", "normal"): QCoreApplication.translate("Choices", "Normal"),
        ("speed", "fast"): QCoreApplication.translate("Choices", "Fast"),
        ("view3d", "auto"): QCoreApplication.translate("Choices", "Automatic"),
        ("view3d", "opengl"): QCoreApplication.translate("Choices", "OpenGL"),
        ("view3d", "painter"): QCoreApplication.translate("Choices", "Drawn"),
    }
    return labels[key, value]
