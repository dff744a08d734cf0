"""The style sheet for Qt's own widgets, written from a theme's tokens.

Dynamic properties choose a variant: `variant` on QPushButton is primary, ghost or danger; on QToolButton
it is plain (no frame until hovered) or framed; `role` on QLabel is title, heading, number, muted, small
or error; `card` true on a QFrame makes a raised panel. After a property changed, call `restyle(widget)`.
"""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop_app.core.resources import resource_path

from . import fonts

if TYPE_CHECKING:
    from .theme import Theme

_TEXT = Template("""
* { font-family: "$ui", "$japanese"; font-size: 11pt; outline: none; }
QWidget { color: $text; }
QMainWindow, QDialog, QStackedWidget#screens { background: $paper; }
QFrame[card="true"] { background: $raised; border: 1px solid $line; border-radius: 10px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-family: "$display", "$japanese"; font-size: 26pt; }
QLabel[role="heading"] { font-family: "$display", "$japanese"; font-size: 15pt; }
QLabel[role="number"] { font-family: "$display", "$japanese"; font-size: 22pt; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="small"] { color: $muted; font-size: 10pt; }
QLabel[role="error"] { color: $danger; }
QLabel:disabled { color: $faded; }

QPushButton {
    background: $raised; color: $text; border: 1px solid $strong_line; border-radius: 10px;
    padding: 7px 16px; min-height: 22px; font-weight: 600;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $sunken; }
QPushButton:checked { background: $accent_soft; border-color: $accent_ink; }
QPushButton:focus { border: 2px solid $accent_ink; padding: 6px 15px; }
QPushButton:disabled { color: $faded; border-color: $line; background: $surface; }
QPushButton[variant="primary"] { background: $accent; color: $accent_text; border: 1px solid $accent; }
QPushButton[variant="primary"]:hover { background: $accent_over; border-color: $accent_over; }
QPushButton[variant="primary"]:pressed { background: $accent_down; border-color: $accent_down; }
QPushButton[variant="primary"]:focus { border: 2px solid $text; }
QPushButton[variant="primary"]:disabled { background: $line; color: $faded; border-color: $line; }
QPushButton[variant="ghost"] { background: transparent; border-color: transparent; color: $accent_ink; }
QPushButton[variant="ghost"]:hover { background: $hover; }
QPushButton[variant="ghost"]:focus { border: 2px solid $accent_ink; }
QPushButton[variant="ghost"]:disabled { color: $faded; }
QPushButton[variant="danger"] { background: transparent; border-color: $danger; color: $danger; }
QPushButton[variant="danger"]:hover { background: $hover; }
QPushButton[variant="danger"]:focus { border: 2px solid $danger; }
QWidget[segmented="true"] { background: $sunken; border-radius: 10px; }
QPushButton[variant="segment"] {
    background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 4px 14px;
    color: $muted;
}
QPushButton[variant="segment"]:hover { background: $hover; }
QPushButton[variant="segment"]:checked { background: $raised; border-color: $line; color: $text; }
QPushButton[variant="segment"]:focus { border-color: $accent_ink; }
QPushButton[variant="segment"]:disabled { color: $faded; }

QToolButton {
    background: transparent; color: $text; border: 2px solid transparent; border-radius: 8px;
    padding: 5px; font-weight: 600;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $sunken; }
QToolButton:checked { background: $accent_soft; color: $accent_ink; }
QToolButton:focus { border-color: $accent_ink; }
QToolButton:disabled { color: $faded; }
QToolButton[variant="framed"] { background: $raised; border: 1px solid $line; padding: 6px; }
QToolButton[variant="framed"]:hover { background: $hover; }
QToolButton[variant="framed"]:focus { border: 2px solid $accent_ink; padding: 5px; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QTextBrowser {
    background: $raised; color: $text; border: 1px solid $strong_line; border-radius: 8px; padding: 5px 9px;
    selection-background-color: $accent; selection-color: $accent_text;
}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: 24px; }
QTextBrowser, QPlainTextEdit, QTextEdit { border-color: $line; padding: 8px; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus,
QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid $accent_ink; padding: 4px 8px;
}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    color: $faded; background: $surface; border-color: $line;
}
QLineEdit[bad="true"] { border: 2px solid $danger; padding: 4px 8px; }
QComboBox { padding-right: 26px; combobox-popup: 0; }
QComboBox::drop-down {
    border: none; width: 26px; subcontrol-origin: padding; subcontrol-position: center right;
}
QComboBox::down-arrow { image: url("$icons/down-$ink.svg"); width: 14px; height: 14px; }
QComboBox QAbstractItemView {
    background: $raised; border: 1px solid $line; border-radius: 8px; padding: 4px;
    selection-background-color: $accent_soft;
    selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: 30px; padding: 2px 8px; }
QSpinBox, QDoubleSpinBox { padding-left: 2px; padding-right: 24px; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    background: transparent; border: none; width: 22px;
}
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: $hover; border-radius: 4px; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$icons/up-$ink.svg"); width: 12px; height: 12px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
    image: url("$icons/down-$ink.svg"); width: 12px; height: 12px;
}

QCheckBox, QRadioButton {
    spacing: 10px; padding: 4px; border: 2px solid transparent; border-radius: 8px;
    background: transparent;
}
QCheckBox:focus, QRadioButton:focus { border-color: $accent_ink; }
QCheckBox:disabled, QRadioButton:disabled { color: $faded; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 18px; height: 18px; border: 1px solid $strong_line; background: $raised;
}
QCheckBox::indicator { border-radius: 5px; }
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent_ink; background: $hover; }
QCheckBox::indicator:checked {
    background: $accent; border-color: $accent; image: url("$icons/check-$accent_name.svg");
}
QRadioButton::indicator:checked {
    border: 6px solid $accent; width: 8px; height: 8px; background: $accent_text;
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; background: $surface; }

QSlider { min-height: 26px; background: transparent; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $line; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: $accent; }
QSlider::handle:horizontal {
    width: 18px; height: 18px; margin: -7px 0; border-radius: 10px; background: $raised;
    border: 1px solid $strong_line;
}
QSlider::groove:vertical { width: 6px; border-radius: 3px; background: $line; }
QSlider::add-page:vertical { width: 6px; border-radius: 3px; background: $accent; }
QSlider::handle:vertical {
    width: 18px; height: 18px; margin: 0 -7px; border-radius: 10px; background: $raised;
    border: 1px solid $strong_line;
}
QSlider::handle:hover { border-color: $accent_ink; background: $hover; }
QSlider::handle:horizontal:focus, QSlider::handle:vertical:focus {
    border: 2px solid $accent_ink; background: $accent_soft;
}
QSlider::sub-page:disabled, QSlider::add-page:disabled { background: $line; }

QAbstractItemView {
    background: $raised; alternate-background-color: $surface; color: $text;
    border: 1px solid $line; border-radius: 10px;
    selection-background-color: $accent_soft; selection-color: $text;
}
QAbstractItemView:focus { border: 2px solid $accent_ink; }
QListView::item, QTreeView::item { padding: 6px 10px; border-radius: 6px; }
QListView::item:hover, QTreeView::item:hover { background: $hover; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $accent_soft; color: $text;
}
QTableView { gridline-color: $line; }
QTableView::item { padding: 6px 10px; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: $surface; color: $muted; border: none; border-bottom: 1px solid $line;
    padding: 7px 10px; font-weight: 600;
}
QTableCornerButton::section { background: $surface; border: none; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $strong_line; border-radius: 4px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $paper; padding: 2px 6px; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: 6px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $hover; }
QMenu { background: $raised; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 7px 28px 7px 14px; border-radius: 6px; }
QMenu::icon { padding-left: 8px; }
QMenu::item:selected { background: $accent_soft; }
QMenu::item:disabled { color: $faded; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QMenu::indicator { width: 16px; height: 16px; padding-left: 6px; }
QMenu::indicator:checked { image: url("$icons/check-$ink.svg"); }
QToolTip { background: $text; color: $paper; border: none; padding: 6px 9px; font-size: 10pt; }
QToolBar { background: $paper; border: none; spacing: 4px; padding: 4px; }
QStatusBar { background: $paper; }

QProgressBar {
    background: $sunken; border: none; border-radius: 4px; max-height: 8px; min-height: 8px;
    color: transparent;
}
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: $muted; padding: 8px 14px; border: none;
    border-bottom: 3px solid transparent; font-weight: 600;
}
QTabBar::tab:hover {
    color: $text; background: $hover; border-top-left-radius: 6px; border-top-right-radius: 6px;
}
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus { color: $accent_ink; border-bottom-color: $accent_ink; }
QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { width: 8px; }
QSplitter::handle:vertical { height: 8px; }
QSplitter::handle:hover { background: $line; }
QGroupBox {
    border: 1px solid $line; border-radius: 10px; margin-top: 12px; padding: 12px;
    background: $surface; font-weight: 600;
}
QGroupBox::title { subcontrol-origin: margin; left: 12px; padding: 0 6px; color: $muted; }
""")


def stylesheet(theme: Theme) -> str:
    """The QSS of the whole program; set it on the QApplication together with `theme.palette`."""
    return _TEXT.substitute(
        ui=fonts.UI,
        display=fonts.DISPLAY,
        japanese=fonts.JAPANESE,
        text=theme.text,
        muted=theme.muted,
        paper=theme.paper,
        surface=theme.surface,
        raised=theme.raised,
        sunken=theme.sunken,
        hover=theme.hover,
        line=theme.line,
        strong_line=theme.strong_line,
        danger=theme.danger,
        accent=theme.accent,
        accent_text=theme.accent_text,
        accent_ink=theme.accent_ink,
        accent_soft=theme.accent_soft,
        accent_over=theme.accent_over,
        accent_down=theme.accent_down,
        faded=theme.faded,
        icons=resource_path("icons", "qss").as_posix(),
        ink=theme.name,
        accent_name=theme.accent_text_name,
    )


def restyle(widget: QWidget) -> None:
    """Apply the style sheet anew after a dynamic property changed."""
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()
