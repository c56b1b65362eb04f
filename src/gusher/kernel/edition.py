"""Edition files: TOML in which every datum has a line, a shape and a provenance.

    source = Source.read(Path("kosmos-1999.toml"))
    source.data["die"]["faces"]             what tomllib read
    source.line("cards", "beige", 3)        where the fourth beige card stands
    source.fault("edition-price-order", "prices", "scale", 4, price=2000, before=2500)

A game says what its file looks like with shapes (``Whole``, ``Word``, ``ListOf``, ``Keys`` …);
``Editions.faults`` then names everything that is missing, misspelt, of the wrong type or out of range.
"""

from __future__ import annotations

import difflib
import functools
import re
import tomllib
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from .errors import EditionError, SetupError
from .layout import Layout

Place = tuple[str | int, ...]
"""Where a datum stands: ``("cards", "beige", 3, "moves")``."""

_KEY = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
_DOTTED = re.compile(rf"[ \t]*(?:{_KEY.pattern})(?:[ \t]*\.[ \t]*(?:{_KEY.pattern}))*[ \t]*")
_LONG = re.compile(r'"""(?:\\.|[^\\])*?""""{0,2}|\'\'\'.*?\'\'\'\'{0,2}', re.DOTALL)
_SHORT = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
_PLAIN = re.compile(r"[^,\]}#\n]+")
_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_COMMA = re.compile(rf"{_BLANK.pattern},?{_BLANK.pattern}")
_PART = r"""(?:"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[A-Za-z0-9_-]+)"""
_TOKEN = re.compile(
    r'"""(?:\\.?|(?!""")[^\\])*(?:"""|\Z)'
    r"|'{3}(?:(?!'{3}).)*(?:'{3}|\Z)"
    r"|#[^\n]*"
    rf"|(?P<key>{_PART}(?:[ \t]*\.[ \t]*{_PART})*)"
    r"|[\[\]{}]",
    re.DOTALL,
)  # none of these can fail once it has begun, so the time depends only on the length of the text
_WHERE = re.compile(r" \(at line (\d+), column \d+\)$| \(at end of document\)$")
MOST_CHARACTERS = 64_000  # of a file; those that come with the games have 8,000
MOST_DEEP = 16  # parts of a dotted key, and brackets within brackets
MOST_LONG = 80  # characters of a bare key or a number


def _check_extent(text: str, file: str) -> None:
    """Refuse what would take ``tomllib`` unreasonably long: its time grows with the square of a key's depth."""
    if len(text) > MOST_CHARACTERS:
        raise EditionError("edition-too-large", file, 1, size=len(text), most=MOST_CHARACTERS)
    nested = 0
    for token in _TOKEN.finditer(text):
        parts = _KEY.findall(token["key"]) if token["key"] else ()
        nested += (token[0] in "[{") - (token[0] in "]}")
        if len(parts) > MOST_DEEP or nested > MOST_DEEP:
            raise EditionError("edition-too-deep", file, _line_at(text, token.start()), most=MOST_DEEP)
        if any(len(part) > MOST_LONG and part[0] not in "\"'" for part in parts):
            raise EditionError("edition-word-long", file, _line_at(text, token.start()), most=MOST_LONG)


def _line_at(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


class Source:
    """One edition file: its text, its name, and what TOML makes of it.  Sources with the same text and names
    are equal."""

    def __init__(self, text: str, file: str, builtin: str | None = None) -> None:
        """`file` is what messages call it; `builtin` the name under which it comes with the game, if it does."""
        self.text, self.file = text.replace("\r\n", "\n"), file
        self.name, self.is_builtin = builtin or file, builtin is not None
        self._key = self.text, self.file, self.name
        _check_extent(self.text, file)
        try:
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise _syntax_fault(error, self.text, file) from None

    @classmethod
    def read(cls, path: Path, builtin: str | None = None) -> Source:
        """The file at `path`."""
        file, raw = path.name if builtin else str(path), path.read_bytes()
        try:
            return cls(raw.decode("utf-8-sig"), file, builtin)
        except UnicodeDecodeError as error:
            raise EditionError("edition-encoding", file, raw.count(b"\n", 0, error.start) + 1) from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Source) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @functools.cached_property
    def _lines(self) -> dict[Place, int]:
        return _Scanner(self.text).scan()

    def line(self, *place: str | int) -> int:
        """The line (from 1) where this key, table or element stands; if it is not there, its table's."""
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)

    def fault(self, key: str, *place: str | int, **params: object) -> EditionError:
        """A fault at this place, ready to be raised or collected; its sentence may call the place by `name`."""
        return EditionError(key, self.file, self.line(*place), **{"name": spelled(place), **params})


def _syntax_fault(error: tomllib.TOMLDecodeError, text: str, file: str) -> EditionError:
    where = _WHERE.search(str(error))
    line = int(where[1]) if where and where[1] else text.rstrip("\n").count("\n") + 1
    return EditionError("edition-syntax", file, line, detail=_WHERE.sub("", str(error)))


class _Scanner:
    """Walks through TOML that ``tomllib`` has accepted, and notes the line of everything in it."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.breaks = [index for index, letter in enumerate(text) if letter == "\n"]
        self.lines: dict[Place, int] = {}
        self.counts: dict[Place, int] = {}  # how many tables each [[array of tables]] has so far

    def scan(self) -> dict[Place, int]:
        table: Place = ()
        self.skip(_BLANK)
        while self.at < len(self.text):
            table = self.header() if self.text[self.at] == "[" else self.pair(table)
            self.skip(_BLANK)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> str:
        """Step over what `pattern` matches here, and return it."""
        match = pattern.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match[0]

    def note(self, place: Place, at: int) -> None:
        """`place` stands at character `at`; the first mention counts."""
        self.lines.setdefault(place, bisect_left(self.breaks, at) + 1)

    def header(self) -> Place:
        """``[table]`` or ``[[array of tables]]``: where the pairs after it belong."""
        start, is_array = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if is_array else 1
        keys = self.keys()
        self.at += 2 if is_array else 1
        place: Place = ()
        for number, key in enumerate(keys):
            place += (key,)
            self.note(place, start)
            if is_array and number == len(keys) - 1:
                self.counts[place] = self.counts.get(place, 0) + 1
            if place in self.counts:
                place += (self.counts[place] - 1,)
        self.lines[place] = bisect_left(self.breaks, start) + 1  # a table's own header counts
        return place

    def keys(self) -> list[str]:
        """``a.b."c d"`` as its parts."""
        words = _KEY.findall(self.skip(_DOTTED))
        return [word if word[0] not in "\"'" else str(tomllib.loads(f"k = {word}")["k"]) for word in words]

    def pair(self, table: Place) -> Place:
        """``key = value`` of a table; returns the table."""
        start, place = self.at, table
        for key in self.keys():
            place += (key,)
            self.note(place, start)
        self.at += 1  # the equals sign
        self.value(place)
        return table

    def value(self, place: Place) -> None:
        self.skip(_BLANK)
        start = self.at
        self.note(place, start)
        letter = self.text[start]
        if letter in "[{":
            self.entries(place, is_array=letter == "[")
        elif long := self.skip(_LONG):
            first = start + (4 if long[3] == "\n" else 3)  # a newline right after the quotes does not count
            for number, row in enumerate(self.text[first : self.at].split("\n")):
                self.note((*place, number), first)
                first += len(row) + 1
        elif not self.skip(_SHORT):
            self.skip(_PLAIN)

    def entries(self, place: Place, is_array: bool) -> None:
        """What is between the brackets of an array or an inline table."""
        self.at += 1
        self.skip(_BLANK)
        number = 0
        while self.text[self.at] not in "]}":
            if is_array:
                self.value((*place, number))
            else:
                self.pair(place)
            number += 1
            self.skip(_COMMA)
        self.at += 1


def provenance(source: Source) -> dict[Place, str]:
    """The provenance of every table, element and value: its own, or that of what it is in.  In a table, the key
    `name_provenance` speaks for `name` alone."""
    found: dict[Place, str] = {}

    def walk(value: object, place: Place, origin: str) -> None:
        if isinstance(value, dict):
            origin = value.get("provenance", origin)
        if origin:
            found[place] = origin
        if isinstance(value, dict):
            for key, entry in value.items():
                if not key.endswith("provenance"):
                    walk(entry, (*place, key), value.get(f"{key}_provenance", origin))
        elif isinstance(value, list):
            for index, entry in enumerate(value):
                walk(entry, (*place, index), origin)

    walk(source.data, (), "")
    return found


def exceptions(source: Source) -> list[tuple[Place, str]]:
    """Whatever has a different origin from the table or list that it is in."""
    origins = provenance(source)
    return [
        (place, origin) for place, origin in origins.items() if len(place) > 1 and origin != origins.get(place[:-1])
    ]


class Shape(Struct, frozen=True):
    """What a value must look like."""

    def check(self, source: Source, place: Place, value: object) -> Iterator[EditionError]:
        """Everything wrong with `value`, which stands at `place`."""
        raise NotImplementedError


MOST_SHOWN = 40  # characters of a wrong value in a message
CLOSE = 0.7  # two letters of four exchanged, but not `black` for `set_back`


def spelled(place: Place) -> str:
    """``cards.beige.moves``: the keys without the positions, which the line tells."""
    return ".".join(part for part in place if isinstance(part, str))


def shown(value: object) -> str:
    """A value as a person typed it, roughly, and not too long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


class Whole(Shape, frozen=True):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def check(self, source: Source, place: Place, value: object) -> Iterator[EditionError]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield source.fault("edition-wants-number", *place, value=shown(value))
        elif not self.low <= value <= self.high:
            yield source.fault("edition-number-range", *place, value=value, low=self.low, high=self.high)


class Text(Shape, frozen=True):
    """Any text but an empty one, up to a number of characters."""

    most: int = MOST_CHARACTERS

    def check(self, source: Source, place: Place, value: object) -> Iterator[EditionError]:
        if not isinstance(value, str) or not value.strip():
            yield source.fault("edition-wants-text", *place, value=shown(value))
        elif len(value) > self.most:
            yield source.fault("edition-text-long", *place, count=len(value), most=self.most)


class Switch(Shape, frozen=True):
    """true or false."""

    def check(self, source: Source, place: Place, value: object) -> Iterator[EditionError]:
        if not isinstance(value, bool):
            yield source.fault("edition-wants-switch", *place, value=shown(value))


class Word(Shape, frozen=True):
    """One of a few words."""

    words: tuple[str, ...]

    def check(self, source: Source, place: Place, value: object) -> Iterator[EditionError]:
        if value not in self.words:
            yield source.fault("edition-word-unknown", *place, value=shown(value), words=", ".join(self.words))


class Provenance(Word, frozen=True):
    """Where data come from: one of the words that a game uses for it."""


class ListOf(Shape, frozen=True):
    """A list of `least` to `most` entries of one shape."""

    entry: Shape
    least: int
    most: int

    def check(self, source: Source, place: Place, value: object) -> Iterator[EditionError]:
        if not isinstance(value, list):
            yield source.fault("edition-wants-list", *place, value=shown(value))
            return
        count = len(value)
        if not self.least <= count <= self.most:
            if self.least == self.most:
                yield source.fault("edition-list-count", *place, count=count, wanted=self.most)
            else:
                yield source.fault("edition-list-range", *place, count=count, low=self.least, high=self.most)
        for index, entry in enumerate(value):
            yield from self.entry.check(source, (*place, index), entry)


class Keys(Shape, frozen=True):
    """Named values: all of `fields`, any of `optional`, nothing else."""

    fields: Mapping[str, Shape]
    optional: Mapping[str, Shape] = {}

    def check(self, source: Source, place: Place, value: object) -> Iterator[EditionError]:
        if not isinstance(value, dict):
            yield source.fault("edition-wants-table", *place, value=shown(value))
            return
        known = {**self.fields, **self.optional}
        missing = [key for key in self.fields if key not in value]
        for key, entry in value.items():
            if key in known:
                yield from known[key].check(source, (*place, key), entry)
            else:
                yield self._unknown(source, (*place, key), missing)
        for key in missing:
            yield source.fault("edition-key-missing", *place, name=spelled((*place, key)))

    def _unknown(self, source: Source, place: Place, missing: list[str]) -> EditionError:
        """A key that is not ours.  If it is a missing one misspelt, that one is not reported as missing as well."""
        key, known = str(place[-1]), [*self.fields, *self.optional]
        near = difflib.get_close_matches(key, missing, 1, CLOSE) or difflib.get_close_matches(key, known, 1, CLOSE)
        if not near:
            return source.fault("edition-key-unknown", *place, known=", ".join(known))
        if near[0] in missing:
            missing.remove(near[0])
        return source.fault("edition-key-near", *place, near=near[0])


Check = Callable[[Source], Iterator[EditionError]]
_read_once = functools.cache(Source.read)  # a built-in edition cannot change while the program runs
_house_edition = functools.lru_cache(maxsize=16)(Source)


class Editions(Struct, frozen=True, eq=False, dict=True):
    """The editions of one game: where they are, what a file looks like, what is checked in it, and what the rules
    make of it."""

    game: str
    folder: Path
    default: str
    file: Keys
    checks: Sequence[tuple[tuple[str, ...], Check]]
    """Top-level keys, and what to check in them once their form is right."""
    freeze: Callable[[Source, int, Mapping[str, Any]], Layout]
    """A valid file, the number of players and all options as the record that the rules read."""
    last: Check | None = None
    """What to check once nothing else was found."""

    @functools.cached_property
    def _builtin(self) -> dict[str, Path]:
        return {path.stem: path for path in sorted(self.folder.glob("*.toml"))}

    def names(self) -> list[str]:
        """The editions that come with the game."""
        return list(self._builtin)

    def path(self, name: str) -> Path:
        """The file of an edition that comes with the game."""
        return self._builtin[name]

    def load(self, name: str | None = None, text: str | None = None) -> Source:
        """A built-in edition by its name (None: the default), or with `text` a house edition.  Not yet checked.

        No file is opened but our own, so both may come from a stranger."""
        name = self.default if name is None else str(name)
        if text is not None:
            if name in self._builtin:
                raise SetupError("edition-name-taken", name=name)
            return _house_edition(str(text), name)
        if name not in self._builtin:
            raise SetupError("edition-not-found", name=name, known=", ".join(self.names()))
        return _read_once(self._builtin[name], name)

    def open(self, name_or_path: str | Path | None = None) -> Source:
        """A built-in edition by its name, or any file by its path: for this machine's user, never for a visitor."""
        name = self.default if name_or_path is None else str(name_or_path)
        is_file = name not in self._builtin and name and "\0" not in name and Path(name).is_file()
        return Source.read(Path(name)) if is_file else self.load(name)

    def faults(self, source: Source) -> list[EditionError]:
        """All faults that can be found, by line.  A part is only checked further if its form is right."""
        found = list(self.file.check(source, (), source.data))
        broken = self.file.fields.keys() - source.data.keys()
        broken |= {str(fault.params["name"]).partition(".")[0] for fault in found}
        if "edition" not in broken and (game := source.data["edition"]["game"]) != self.game:
            found.append(source.fault("edition-other-game", "edition", "game", game=game, wanted=self.game))
        for keys, look in self.checks:
            if not broken.intersection(keys):
                found.extend(look(source))
        if not found and self.last is not None:
            found.extend(self.last(source))
        return sorted(found, key=lambda fault: fault.line)
