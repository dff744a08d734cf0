"""The text of a game file: what goes in comes out, and nothing else is let in."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.session.record import (
    Header,
    Line,
    Played,
    Player,
    Record,
    Redone,
    Resigned,
    Said,
    Seated,
    Undone,
)
from desktop_app.storage import codec
from desktop_app.storage.codec import decode, decode_header, decode_line, encode, encode_header, encode_line
from desktop_app.storage.files import BadFile

PATH = Path("some.tischrunde")
NUMBERS = st.integers(-(2**62), 2**62)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
PLAYERS = st.builds(Player, TEXTS, st.sampled_from(["person", "computer"]), NUMBERS, TEXTS)
OPTIONS = st.dictionaries(TEXTS, st.one_of(TEXTS, NUMBERS, st.booleans()), max_size=4)
HEADERS = st.builds(
    Header,
    game=TEXTS,
    rules_version=NUMBERS,
    setup=st.builds(Setup, NUMBERS, NUMBERS, OPTIONS.map(lambda found: tuple(sorted(found.items())))),
    players=st.lists(PLAYERS, max_size=4).map(tuple),
    seed=NUMBERS,
    title=TEXTS,
    practice=st.booleans(),
    created=TEXTS,
)
LINES: st.SearchStrategy[Line] = st.one_of(
    st.builds(Played, TEXTS, NUMBERS),
    st.builds(Undone, NUMBERS),
    st.builds(Redone, NUMBERS),
    st.builds(Seated, NUMBERS, PLAYERS),
    st.builds(Resigned, NUMBERS),
    st.builds(Said, TEXTS),
)
RECORDS = st.builds(Record, HEADERS, st.lists(LINES, max_size=12).map(tuple))
HEADER = Header("heap", 2, Setup(2, 1, (("a", "b"), ("c", True))), (Player("Ann"), Player("Bö")), 5)


@given(LINES)
def test_line_round_trip(line: Line) -> None:
    text = encode_line(line)
    assert text.endswith(b"\n")
    assert text.count(b"\n") == 1
    assert decode_line(text[:-1]) == line


@given(HEADERS, st.booleans())
def test_header_round_trip(header: Header, sealed: bool) -> None:
    text = encode_header(header, sealed=sealed)
    again, promised = decode_header(text[:-1])
    assert (again, promised) == (header, sealed)
    assert [type(value) for _, value in again.setup.options] == [
        type(value) for _, value in header.setup.options
    ]


@given(RECORDS, st.booleans())
def test_record_round_trip(record: Record, sealed: bool) -> None:
    assert decode(encode(record, sealed=sealed), PATH) == record


def changed(**change: Any) -> bytes:
    """The header's line with other values; None leaves a key out."""
    values = {**json.loads(encode_header(HEADER)), **change}
    return json.dumps({key: value for key, value in values.items() if value is not None}).encode()


def test_header_unchanged_is_read() -> None:
    assert decode_header(changed())[0] == HEADER


@pytest.mark.parametrize(
    "change",
    [
        {"tischrunde": None},
        {"tischrunde": "1"},
        {"tischrunde": 1.0},
        {"tischrunde": True},
        {"tischrunde": 0},
        {"tischrunde": 2},
        {"game": 7},
        {"game": None},
        {"rules": "1"},
        {"rules": True},
        {"setup": []},
        {"setup": {"seats": 2, "start": 0}},
        {"setup": {"seats": 2, "start": 0, "options": {"a": 1.5}}},
        {"setup": {"seats": 2, "start": 0, "options": {"a": []}}},
        {"setup": {"seats": 2, "start": 0, "options": []}},
        {"setup": {"seats": 2.0, "start": 0, "options": {}}},
        {"players": {}},
        {"players": ["Ann"]},
        {"players": [{"name": "Ann"}]},
        {"players": [{"name": "Ann", "kind": "cat", "level": 0, "colour": ""}]},
        {"players": [{"name": 1, "kind": "person", "level": 0, "colour": ""}]},
        {"seed": 1e3},
        {"seed": "5"},
        {"title": []},
        {"practice": 1},
        {"created": 2026},
        {"sealed": 0},
        {"sealed": None},
        {"more": 1},
    ],
    ids=str,
)
def test_wrong_header_is_refused_at_line_1(change: dict[str, Any]) -> None:
    with pytest.raises(BadFile) as caught:
        decode(changed(**change) + b"\n", PATH)
    assert (caught.value.path, caught.value.line) == (PATH, 1)
    assert caught.value.reason
    assert str(PATH) in str(caught.value)
    assert "line 1" in str(caught.value)


def test_newer_format_says_so() -> None:
    with pytest.raises(BadFile) as caught:
        decode(changed(tischrunde=2, future=[1]) + b"\n", PATH)
    assert caught.value.code == "newer"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "json"),
        (b"{", "json"),
        (b"{}", "shape"),
        (b"[]", "shape"),
        (b"7", "shape"),
        (b'{"undo":1}{"undo":1}', "json"),
        (b'{"undo":1,}', "json"),
        (b'{"undo":1,"undo":1}', "shape"),
        (b'{"undo":true}', "shape"),
        (b'{"undo":1.0}', "shape"),
        (b'{"undo":NaN}', "shape"),
        (b'{"undo":"1"}', "shape"),
        (b'{"undo":null}', "shape"),
        (b'{"undo":[1]}', "shape"),
        (b'{"undo":1,"redo":2}', "shape"),
        (b'{"action":"t1"}', "shape"),
        (b'{"action":1,"seat":0}', "shape"),
        (b'{"action":"t1","seat":0,"more":0}', "shape"),
        (b'{"seat":0,"player":"Ann"}', "shape"),
        (b'{"say":7}', "shape"),
        (b'{"say":"\xff"}', "text"),
        (b'{"say":"\xed\xa0\x80"}', "text"),
        (b'{"say":"\\ud800"}', "text"),
        (b"\xef\xbb\xbf{}", "json"),
        (b'{"undo":' + b"9" * 5000 + b"}", "json"),
        (b"[" * 50_000, "json"),
        (b'{"say":"' + b"x" * 70_000 + b'"}', "size"),
        (b'{"sha256":""}', "shape"),
        (b"\0", "json"),
        (b'{"undo":1}\0', "json"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_wrong_line_is_refused_where_it_stands(text: bytes, code: str) -> None:
    data = encode_header(HEADER) + encode_line(Said("fine")) + text + b"\n" + encode_line(Said("fine"))
    with pytest.raises(BadFile) as caught:
        decode(data, PATH)
    assert (caught.value.line, caught.value.code) == (3, code)


def test_bounds() -> None:
    with pytest.raises(BadFile, match="at most"):
        decode(b"\n" * (codec.MAX_FILE + 1), PATH)
    with pytest.raises(BadFile) as caught:
        decode(encode_header(HEADER) + b'{"undo":0}\n' * codec.MAX_LINES, PATH)
    assert (caught.value.code, caught.value.line) == ("size", codec.MAX_LINES + 1)
    with pytest.raises(BadData, match="bytes"):
        encode_line(Said("x" * codec.MAX_LINE))
    longest = Said("x" * (codec.MAX_LINE - len(b'{"say":""}\n')))
    assert decode_line(encode_line(longest)[:-1]) == longest
    with pytest.raises(BadData, match="lines"):
        encode(Record(HEADER, (Undone(0),) * codec.MAX_LINES))
    with pytest.raises(BadData, match="bytes"):
        encode(Record(HEADER, (longest,) * 130))


def test_half_a_character_cannot_be_written() -> None:
    with pytest.raises(BadData):
        encode_line(Said("\ud800"))


@pytest.mark.parametrize("data", [b"", b"\n", b"\0" * 100, b"\x89PNG\r\n\x1a\n", b"{}\n", b"null\n"])
def test_other_files_are_refused(data: bytes) -> None:
    with pytest.raises(BadFile):
        decode(data, PATH)


SAVED = encode(Record(HEADER, (Played("t1", 1), Said("hm “ü”"), Undone(0), Redone(1), Resigned(0))))


def test_checksum_is_over_all_above() -> None:
    above, last = SAVED[: SAVED.rindex(b"\n", 0, -1) + 1], SAVED.splitlines()[-1]
    assert json.loads(last) == {"sha256": hashlib.sha256(above).hexdigest()}


def test_missing_checksum_is_noticed() -> None:
    lines = SAVED.splitlines(keepends=True)
    with pytest.raises(BadFile) as caught:
        decode(b"".join(lines[:-1]), PATH)
    assert (caught.value.code, caught.value.line) == ("torn", len(lines) - 1)


def test_nothing_may_follow_the_checksum() -> None:
    with pytest.raises(BadFile):
        decode(SAVED + encode_line(Undone(0)), PATH)
    with pytest.raises(BadFile):
        decode(SAVED + SAVED.splitlines(keepends=True)[-1], PATH)


def test_saved_file_cut_anywhere_is_refused() -> None:
    for length in range(len(SAVED)):
        with pytest.raises(BadFile):
            decode(SAVED[:length], PATH)


def test_flipped_bit_never_gives_another_game() -> None:
    rng = Random("bits")
    for place in range(len(SAVED)):
        data = bytearray(SAVED)
        data[place] ^= 1 << rng.randrange(8)
        with pytest.raises(BadFile) as caught:
            decode(bytes(data), PATH)
        assert 0 <= caught.value.line <= SAVED.count(b"\n") + 1


def test_edited_line_is_noticed_at_the_checksum() -> None:
    with pytest.raises(BadFile) as caught:
        decode(SAVED.replace(b'"t1"', b'"t2"'), PATH)
    assert (caught.value.code, caught.value.line) == ("checksum", 7)


def test_other_line_ends_do_not_pass_as_undamaged() -> None:
    with pytest.raises(BadFile) as caught:
        decode(SAVED.replace(b"\n", b"\r\n"), PATH)
    assert caught.value.code == "checksum"


def test_unsorted_options_are_not_saved_as_something_else() -> None:
    header = replace(HEADER, setup=Setup(2, 0, (("b", 1), ("a", 2))))
    assert decode(encode(Record(header)), PATH).header.setup.options == (("a", 2), ("b", 1))
