"""Prints every text of the program that is shown to people, as plain calls that pyside6-lupdate understands.

lupdate itself misses calls inside f-strings and plural forms whose number is an expression. Usage:
`collect_texts.py FILE ...`; a call whose text is not written out is an error (exit 1).
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Text:
    """One text with its context; `plural` if a number goes with it."""

    context: str
    source: str
    comment: str
    plural: bool

    def call(self) -> str:
        """The call that lupdate reads."""
        number = ", 0" if self.plural else ""
        return f"QCoreApplication.translate({self.context!r}, {self.source!r}, {self.comment!r}{number})"


class Unreadable(ValueError):
    """A call whose text cannot be read off the source."""


def texts(tree: ast.AST, context: str = "") -> Iterator[Text]:
    """The texts below a node, in the order of the source; `context` is the class around it, as in Qt's tr().

    Raises:
        Unreadable: an argument is not written out.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and (found := _text(node, context)) is not None:
            yield found
        yield from texts(node, node.name if isinstance(node, ast.ClassDef) else context)


def _text(call: ast.Call, context: str) -> Text | None:
    """The text of a call of tr() or translate(), None for any other call."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    arguments = list(call.args)
    if name == "translate":
        if len(arguments) < 2 or not isinstance(arguments[0], ast.Constant | ast.JoinedStr):
            return None  # a painter or a matrix is moved
        if isinstance(arguments[0], ast.Constant) and not isinstance(arguments[0].value, str):
            return None
        context = _written(arguments.pop(0))
    elif name != "tr" or not isinstance(call.func, ast.Attribute) or not arguments:
        return None
    if not context or call.keywords:
        raise Unreadable(f"line {call.lineno}: a class around tr(), and no keywords")
    comment = _written(arguments[1]) if len(arguments) > 1 else ""
    return Text(context, _written(arguments[0]), comment, len(arguments) > 2)


def _written(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and (isinstance(node.value, str) or node.value is None):
        return node.value or ""
    raise Unreadable(f"line {node.lineno}: a text must be written out")


def main(paths: list[str]) -> int:
    """Print the calls for all files; the exit code."""
    calls: dict[str, None] = {}
    for path in paths:
        try:
            for text in texts(ast.parse(Path(path).read_text(encoding="utf-8"))):
                calls[text.call()] = None
        except Unreadable as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 1
    print("from PySide6.QtCore import QCoreApplication", *calls, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
