"""Checked values out of JSON and text."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.codec import expect, member, only_keys, read_json, whole_number
from desktop_app.core.errors import BadData


def test_json_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('{"a": [1, "ü"]}', encoding="utf-8")
    assert read_json(path) == {"a": [1, "ü"]}


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"{", "not JSON"),
        (b'"\xff"', "not JSON"),
        (b"[" * 90_000, "not JSON"),
        (b" " * 100_001, "at most 100000"),
        (None, "cannot be read"),
    ],
)
def test_a_bad_file_is_refused_by_name(content: bytes | None, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadData, match=complaint) as caught:
        read_json(path, limit=100_000)
    assert str(path) in str(caught.value)


def test_values_of_another_kind_are_refused() -> None:
    assert expect("a", str, "name") == "a"
    for value, kind in ((True, int), (1, bool), (1.0, int), (None, str), ([], dict)):
        with pytest.raises(BadData, match=f"here: {kind.__name__} expected"):
            expect(value, kind, "here")


def test_members_of_an_object() -> None:
    assert member({"a": 1}, "a", int, "here") == 1
    for data, complaint in (({}, "'a' is missing"), ([], "dict expected"), ({"a": "1"}, "here: a: int")):
        with pytest.raises(BadData, match=complaint):
            member(data, "a", int, "here")
    only_keys({"a": 1}, frozenset("ab"), "here")
    with pytest.raises(BadData, match="unknown key 'c'"):
        only_keys({"a": 1, "c": 2}, frozenset("ab"), "here")


def test_numbers_have_one_form() -> None:
    assert [whole_number(text, "n", low=-5) for text in ("0", "7", "1000", "-5")] == [0, 7, 1000, -5]
    for text in ("", "-", "01", "+1", "-0", " 1", "1_0", "1.0", "٣", "²", "-1", "101", "9" * 5000):
        with pytest.raises(BadData, match="n: "):
            whole_number(text, "n", high=100)


def test_a_number_of_thousands_of_digits_is_no_number(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    path.write_text('{"a": ' + 5000 * "9" + "}", encoding="utf-8")
    with pytest.raises(BadData, match=r"long\.json"):
        read_json(path)
