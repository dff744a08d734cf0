"""Looks for secrets of the tests' game with hidden hands: in pictures, models, texts and accessible names."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QWidget

from desktop_app.core.game import Seat

from .secret_game import SECRET_COLOURS
from .secret_rules import Hands, word

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)
PIXELS = [QColor(colour).rgb().to_bytes(4, sys.byteorder) for colour in SECRET_COLOURS]
"""Each seat's colour as it lies in memory."""


def hands_in(picture: QImage) -> set[Seat]:
    """The seats whose hands can be seen in a picture."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = bytes(plain.constBits())
    return {seat for seat, pattern in enumerate(PIXELS) if _aligned(pixels, pattern)}


def _aligned(pixels: bytes, pattern: bytes) -> bool:
    at = pixels.find(pattern)
    while at >= 0 and at % 4:
        at = pixels.find(pattern, at + 1)
    return at >= 0


def secrets_of(state: Hands, looker: Seat | None) -> set[str]:
    """The words that nobody but their owners may read, if `looker` (None: nobody) looks."""
    return {word(card) for seat, hand in enumerate(state.hands) if seat != looker for card in hand}


def told(secrets: Collection[str], root: QWidget) -> list[str]:
    """Everything in a window that holds one of the words."""
    texts = [root.windowTitle(), *_texts(root), *accessible_texts(root)]
    for child in root.findChildren(QWidget):
        texts += _texts(child)
    for action in root.findChildren(QAction):
        texts += [action.text(), action.toolTip(), action.statusTip()]
    return [text for text in texts if any(secret in text for secret in secrets)]


def _texts(widget: QWidget) -> list[str]:
    texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.whatsThis()]
    if isinstance(widget, QLabel | QAbstractButton):
        texts.append(widget.text())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        texts += _rows(widget.model())
    return texts


def _rows(model: QAbstractItemModel) -> Iterator[str]:
    for number in range(model.rowCount(QModelIndex())):
        for role in ROLES:
            yield str(model.data(model.index(number, 0), role) or "")


def accessible_texts(root: QWidget) -> Iterator[str]:
    """What a screen reader finds below a widget, hidden parts too."""
    top = QAccessible.queryAccessibleInterface(root)
    if top is not None:
        yield from _below(top)


def _below(item: QAccessibleInterface) -> Iterator[str]:
    for kind in TEXTS:
        yield item.text(kind)
    for number in range(item.childCount()):
        child = item.child(number)
        if child is not None and child.isValid():
            yield from _below(child)


def usable_below(root: QWidget) -> list[QWidget]:
    """The widgets that could have the keyboard or be read out."""
    return [part for part in (root, *root.findChildren(QWidget)) if part.isVisible() or part.isEnabled()]


def focus_is_in(part: QWidget) -> bool:
    """Whether the keyboard belongs to a part of the window."""
    focus = QApplication.focusWidget()
    return focus is not None and (focus is part or part.isAncestorOf(focus))
