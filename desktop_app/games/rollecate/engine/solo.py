"""How well a game alone went: tiers of penalty points, read from `resources/editions/rollecate/solo.json`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path


@dataclass(frozen=True, slots=True)
class Tiers:
    """(tier, its most points) from the best on, without and with the limit of derailments; and the rest."""

    plain: tuple[tuple[str, int], ...]
    limited: tuple[tuple[str, int], ...]
    above: str

    def tier(self, points: int, *, limited: bool) -> str:
        """The tier that so many points reach.

        >>> tiers().tier(15, limited=False), tiers().tier(46, limited=False), tiers().tier(46, limited=True)
        ('master', 'rusty', 'engine_driver')
        """
        for name, most in self.limited if limited else self.plain:
            if points <= most:
                return name
        return self.above

    @property
    def names(self) -> tuple[str, ...]:
        """Every tier, the best first."""
        return (*(name for name, _ in self.plain), self.above)


@cache
def tiers() -> Tiers:
    """The tiers of this installation.

    Raises:
        BadData: the file is damaged; names the file and the place.
    """
    path = resource_path("editions", "rollecate", "solo.json")
    return read_tiers(read_json(path), str(path))


def read_tiers(data: object, where: str) -> Tiers:
    """The tiers that the JSON value describes.

    Raises:
        BadData: something is missing or of the wrong kind, or tiers do not get worse.
    """
    only_keys(expect(data, dict, where), frozenset({"none", "three", "above"}), where)
    made = Tiers(_rows(data, "none", where), _rows(data, "three", where), member(data, "above", str, where))
    if [name for name, _ in made.plain] != [name for name, _ in made.limited]:
        raise BadData(f"{where}: both ways to play alone have the same tiers")
    if len(set(made.names)) < len(made.names) or not all(name.isidentifier() for name in made.names):
        raise BadData(f"{where}: tiers need different names of letters and digits", given=repr(made.names))
    return made


def _rows(data: object, key: str, where: str) -> tuple[tuple[str, int], ...]:
    table = member(data, key, dict, where)
    here = f"{where}: {key}"
    rows = tuple((expect(name, str, here), member(table, name, int, here)) for name in table)
    most = [points for _, points in rows]
    if not rows or most != sorted(set(most)) or most[0] < 0:
        raise BadData(f"{here}: the most points of the tiers ascend", given=repr(most))
    return rows
