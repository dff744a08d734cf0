"""What lies on a table as an item model: each new arrangement arrives as the smallest set of Qt signals."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop_app.core.errors import BadData
from desktop_app.session.component import Component

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()

COMPONENT = Qt.ItemDataRole.UserRole
PLACE = Qt.ItemDataRole.UserRole + 1
FACE = Qt.ItemDataRole.UserRole + 2
KIND = Qt.ItemDataRole.UserRole + 3


class ComponentsModel(QAbstractListModel):
    """The rows are exactly the last tuple given to `set_components`, in its order.

    What is gone is removed first, then new ones are inserted and those whose order changed are moved; a row
    with another place, face or kind says so by `dataChanged` with the roles concerned, so a changed PLACE is
    a motion.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Component] = []

    @property
    def components(self) -> tuple[Component, ...]:
        """The rows, first to last."""
        return tuple(self._rows)

    def row_of(self, component_id: str) -> int | None:
        """The row with that id."""
        for row, component in enumerate(self._rows):
            if component.id == component_id:
                return row
        return None

    def set_components(self, wanted: tuple[Component, ...]) -> None:
        """Show this arrangement from now on.

        Raises:
            BadData: two components share an id; the rows stay as they were.
        """
        ids = [component.id for component in wanted]
        if len(set(ids)) < len(ids):
            twice = next(name for name in ids if ids.count(name) > 1)
            raise BadData("two components share an id", given=twice)
        self._remove_all_but(set(ids))
        known = {component.id for component in self._rows}
        row = 0
        while row < len(wanted):
            if wanted[row].id not in known:
                row = self._insert_run(row, wanted, known)
                continue
            self._bring(wanted[row].id, row)
            self._replace(row, wanted[row])
            row += 1

    # ---- the model -----------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        component = self._rows[index.row()]
        if role == COMPONENT:
            return component
        if role == PLACE:
            return component.place
        if role == FACE:
            return component.face
        if role == KIND:
            return component.kind
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return component.id
        return None

    def roleNames(self) -> dict[int, Any]:
        return {
            **super().roleNames(),
            int(COMPONENT): b"component",
            int(PLACE): b"place",
            int(FACE): b"face",
            int(KIND): b"kind",
        }

    # ---- the difference ------------------------------------------------------------------------

    def _remove_all_but(self, staying: set[str]) -> None:
        last = len(self._rows) - 1
        while last >= 0:
            if self._rows[last].id in staying:
                last -= 1
                continue
            first = last
            while first > 0 and self._rows[first - 1].id not in staying:
                first -= 1
            self.beginRemoveRows(ROOT, first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _insert_run(self, row: int, wanted: tuple[Component, ...], known: set[str]) -> int:
        """Insert the new components that follow each other from `row` on; the row after them."""
        end = row
        while end < len(wanted) and wanted[end].id not in known:
            end += 1
        self.beginInsertRows(ROOT, row, end - 1)
        self._rows[row:row] = wanted[row:end]
        self.endInsertRows()
        return end

    def _bring(self, component_id: str, row: int) -> None:
        """Move the row with that id up to `row`; the rows before it are in order already."""
        if self._rows[row].id == component_id:
            return
        source = next(i for i in range(row + 1, len(self._rows)) if self._rows[i].id == component_id)
        self.beginMoveRows(ROOT, source, source, ROOT, row)
        self._rows.insert(row, self._rows.pop(source))
        self.endMoveRows()

    def _replace(self, row: int, component: Component) -> None:
        old = self._rows[row]
        if old == component:
            return
        self._rows[row] = component
        roles = [int(COMPONENT)]
        if old.place != component.place:
            roles.append(int(PLACE))
        if old.face != component.face:
            roles.append(int(FACE))
        if old.kind != component.kind:
            roles.append(int(KIND))
        index = self.index(row)
        self.dataChanged.emit(index, index, roles)
