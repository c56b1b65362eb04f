"""What a network sees: the integers of an observation, declared once per game.

    TENSOR = Tensor(score_unit=1000)
    PHASE = TENSOR.category("phase", "the action under way", PHASE_NAMES)
    FIRST = TENSOR.seat("first", "who holds the die")
    CASH = TENSOR.number("cash", "whole thousands of dollars", SEEN_SEATS, scale=50)
    BIDDERS = TENSOR.bits("bidders", "who is still in the auction", SEEN_SEATS)

Each call returns the place of the field's first entry in the row, so that the game's ``observe`` says
``out[CASH + place] = …``.  The float form, the text of a row and `docs/tensors.md` follow from the same declarations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from msgspec import Struct

from . import jit
from .errors import SetupError
from .jit import rule
from .layout import Array

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

DTYPE = "int16"
"""Of the integer form: observations, in every game."""
FEW = 12
"""A field with more entries than this is described without its empty ones."""
SEEN_SEATS = ("me", "next", "third", "fourth")
"""Seats as a network sees them, counted from its own (see `seen_from`)."""
NUMBER, CATEGORY, BITS = "number", "category", "bits"


class Field(Struct, frozen=True, dict=True):
    """A field of the row: what it means, its axes, and where it lies in both forms."""

    name: str
    about: str
    kind: str
    axes: tuple[tuple[str, ...], ...]
    scale: float
    values: tuple[str, ...]
    start: int
    float_start: int

    @cached_property
    def size(self) -> int:
        """How many integers it takes."""
        return prod(len(axis) for axis in self.axes)

    @property
    def float_size(self) -> int:
        return self.size * (len(self.values) or 1)

    @property
    def silent(self) -> int:
        """The value of an empty entry."""
        return -1 if self.kind == CATEGORY else 0

    def labels(self) -> list[str]:
        """The name of each entry."""
        return [" ".join(parts) for parts in product(*self.axes)]

    def word(self, value: int) -> str:
        """One entry in words."""
        if self.kind == CATEGORY:
            return self.values[value] if value >= 0 else "none"
        if self.kind == BITS:
            return "+".join(name for bit, name in enumerate(self.values) if value >> bit & 1) or "none"
        return str(value)

    def told(self, entries: Sequence[int]) -> str:
        """All entries in words."""
        if not self.axes:
            return self.word(entries[0])
        told = [
            f"{label} {self.word(value)}"
            for label, value in zip(self.labels(), entries, strict=True)
            if self.size <= FEW or value != self.silent
        ]
        return ", ".join(told) or "nothing"


class Tensor:
    """All fields of a game's observations, in order."""

    def __init__(self, score_unit: float, score_words: str) -> None:
        self.fields: list[Field] = []
        self.size = 0
        """How many integers an observation has."""
        self.float_size = 0
        self.score_unit, self.score_words = score_unit, score_words
        """The reward `score` is the score in this unit."""

    def number(self, name: str, about: str, *axes: Sequence[str], scale: float) -> int:
        return self._add(name, about, NUMBER, axes, scale, ())

    def category(self, name: str, about: str, values: Sequence[str], *axes: Sequence[str]) -> int:
        return self._add(name, about, CATEGORY, axes, 1, values)

    def seat(self, name: str, about: str, *axes: Sequence[str]) -> int:
        return self.category(name, about, SEEN_SEATS, *axes)

    def bits(self, name: str, about: str, values: Sequence[str], *axes: Sequence[str]) -> int:
        return self._add(name, about, BITS, axes, 1, values)

    def _add(
        self, name: str, about: str, kind: str, axes: Sequence[Sequence[str]], scale: float, values: Sequence[str]
    ) -> int:
        field = Field(
            name, about, kind, tuple(tuple(axis) for axis in axes), scale, tuple(values), self.size, self.float_size
        )
        self.fields.append(field)
        self.size += field.size
        self.float_size += field.float_size
        return field.start

    def describe(self, row: Iterable[int]) -> str:
        """An observation in words, a line for each field."""
        numbers = [int(value) for value in row]
        return "\n".join(
            f"{field.name}: {field.told(numbers[field.start : field.start + field.size])}" for field in self.fields
        )

    def floats(self, rows: ArrayLike, out: Array | None = None) -> Array:
        """The float form of rows of integers, as float32, in `out` if it is given."""
        import numpy as np

        rows = np.ascontiguousarray(rows, DTYPE).reshape(-1, self.size)
        shape = (len(rows), self.float_size)
        out = np.empty(shape, np.float32) if out is None else out
        if not isinstance(out, np.ndarray) or out.shape != shape or out.dtype != np.float32:
            given = f"{getattr(out, 'dtype', type(out).__name__)} {getattr(out, 'shape', '')}".rstrip()
            raise SetupError("error-choice", name="out", given=given, known=f"float32 {shape}")
        jit.compiled(spread, entry=True)(rows, *self.columns, out)
        return out

    @cached_property
    def columns(self) -> tuple[Array, Array, Array]:
        """For each column of the float form its integer, its mask or value, and its factor (see `spread`)."""
        import numpy as np

        told = [column for field in self.fields for column in _columns(field)]
        source, test, factor = zip(*told, strict=True)
        return np.array(source, np.int32), np.array(test, np.int32), np.array(factor, np.float32)


def _columns(field: Field) -> Iterator[tuple[int, int, float]]:
    for entry in range(field.start, field.start + field.size):
        if field.kind == NUMBER:
            yield entry, 0, 1 / field.scale
        elif field.kind == CATEGORY:
            yield from ((entry, value, -1.0) for value in range(len(field.values)))
        else:
            yield from ((entry, 1 << bit, 0.0) for bit in range(len(field.values)))


@rule
def spread(rows: Array, source: Array, test: Array, factor: Array, out: Array) -> None:
    """The float form: a number times its factor; with factor -1, is it this value; with factor 0, is this bit set?"""
    for at in range(len(rows)):
        spread_row(rows[at], source, test, factor, out[at])


@rule
def spread_row(row: Array, source: Array, test: Array, factor: Array, out: Array) -> None:
    for column in range(len(source)):
        value = row[source[column]]
        if factor[column] > 0:
            out[column] = value * factor[column]
        elif factor[column] < 0:
            out[column] = value == test[column]
        else:
            out[column] = (value & test[column]) != 0


NOBODY = -1


@rule
def seat_after(seat: int, places: int, players: int) -> int:
    """The seat that is `places` further, less than a round; without a division, because GPUs divide slowly."""
    return seat + places if seat + places < players else seat + places - players


@rule
def seen_from(seat: int, other: int, players: int) -> int:
    """A seat counted from `seat`: 0 for itself, 1 for the next one …; NOBODY for anything below 0."""
    if other < 0:
        return NOBODY
    return other - seat + (players if other < seat else 0)


@rule
def set_from(seat: int, bits: int, players: int) -> int:
    """A set of seats, one bit each, counted from `seat`."""
    everybody = (1 << players) - 1
    bits &= everybody
    return ((bits | (bits << players)) >> seat) & everybody
