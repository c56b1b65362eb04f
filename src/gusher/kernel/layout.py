"""States, editions and scratch memory: fixed-size layouts, described once as a class body.

    class State(Layout):
        phase = i8(seen_by=ALL)
        cash = i32(PLAYERS, seen_by=ALL)
        tank = i8(PLAYERS, COMPANIES, seen_by=ALL)
        ones = i8(PLAYERS, seen_by=OWNER)

gives two things with the same field names:

    State.dtype     a NumPy type: what compiled code runs on, copied byte for byte
    State()         a plain Python object of ints and lists: what the interpreter runs on

so that ``g.cash[seat] += 500`` and ``g.tank[seat][company] += 1`` are one line of rules for both.
Each field says who may see it; what says nothing is seen by nobody (a whitelist).
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, cast, overload

from msgspec import Struct

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[Any]
else:
    Array = Any  # NumPy takes longer to load than all of Gusher, and a match does without


class Sight(Struct, frozen=True):
    """Who may see a field: everybody, nobody, each seat its own entry, or the seats in a bit set."""

    kind: str
    bits: str = ""
    watchers: int = 0


ALL = Sight("all")
NOBODY = Sight("nobody")
OWNER = Sight("owner")
"""The first index is a seat, and only that seat sees the entry."""


def seats_in(field: str, watchers: int) -> Sight:
    """Entry ``i`` is seen by the seats whose bit is set in entry ``i`` of another, public field; the bit number
    `watchers` is for those who have no seat."""
    return Sight("bits", field, watchers)


class Field(Struct, frozen=True):
    """One field: NumPy's code for its width, its shape, who may see it, and what a number is at first."""

    code: str
    shape: tuple[int, ...]
    sight: Sight
    value: int = 0

    def first(self) -> Any:
        """The number, or a row or grid of zeros."""
        if not self.shape:
            return self.value
        return [Field(self.code, self.shape[1:], self.sight).first() for _ in range(self.shape[0])]


class Width:
    """``i8()`` declares a number, ``i8(4)`` a row, ``i8(4, 3)`` a grid; typed as what the rules see."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self, *, seen_by: Sight = NOBODY, value: int = 0) -> int: ...
    @overload
    def __call__(self, length: int, /, *, seen_by: Sight = NOBODY) -> list[int]: ...
    @overload
    def __call__(self, rows: int, columns: int, /, *, seen_by: Sight = NOBODY) -> list[list[int]]: ...
    def __call__(self, *shape: int, seen_by: Sight = NOBODY, value: int = 0) -> Any:
        return Field(self.code, shape, seen_by, value)


i8, i16, i32, i64 = Width("i1"), Width("i2"), Width("i4"), Width("i8")


class LayoutError(ValueError):
    """A value that does not fit the layout it was meant for."""


class Dtype:
    """A layout's NumPy type, made when compiled code first asks for it."""

    def __get__(self, record: Layout | None, layout: type[Layout]) -> np.dtype[Any]:
        import numpy as np

        layout.dtype = np.dtype([(name, f.code, f.shape) for name, f in layout.fields.items()], align=True)
        return layout.dtype


class Layout:
    """Base of everything that rules compute on; see above."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]
    _blank: ClassVar[bytes]
    """The contents of a new one, for `marshal`: a quicker way to lists of its own than field by field."""
    journal: list[tuple[int, ...]] | None
    """Where the interpreted rules write what happened (see ``jit.emit``); None: nobody is listening."""

    def __init_subclass__(cls) -> None:
        cls.fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.dtype = cast("Any", Dtype())
        cls._blank = marshal.dumps({"journal": None} | {name: f.first() for name, f in cls.fields.items()})

    def __init__(self) -> None:
        self.__dict__.update(marshal.loads(self._blank))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.fields)})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, n) == getattr(other, n) for n in self.fields)

    def clone(self) -> Self:
        """A copy that shares nothing with this one; nobody listens to it."""
        twin = object.__new__(type(self))
        values = twin.__dict__
        for name, value in self.__dict__.items():
            values[name] = _copied(value)
        twin.journal = None
        return twin

    def pack(self) -> Array:
        """The same as a NumPy array of length one; a number that does not fit raises OverflowError."""
        import numpy as np

        packed = np.zeros(1, self.dtype)
        for name in self.fields:
            packed[name][0] = getattr(self, name)
        return packed

    @classmethod
    def unpack(cls, packed: Array) -> Self:
        """The inverse of ``pack``."""
        record = cls()
        for name in cls.fields:
            setattr(record, name, packed[name][0].tolist())
        return record

    def to_dict(self) -> dict[str, Any]:
        """All fields as plain JSON values: a position, secrets included."""
        return {name: _copied(getattr(self, name)) for name in self.fields}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """The inverse of ``to_dict``; says which field is missing, unknown, misshapen or out of range."""
        if not isinstance(values, Mapping):
            raise LayoutError(f"fields and their values are wanted, not {values!r}")
        if unknown := sorted(set(values) - set(cls.fields)):
            raise LayoutError(f"unknown field {unknown[0]!r}; the fields are {', '.join(cls.fields)}")
        record = cls()
        for name, field in cls.fields.items():
            if name not in values:
                raise LayoutError(f"field {name!r} is missing")
            setattr(record, name, _fitting(name, field, values[name]))
        return record

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, field by field; ``None`` where it may not."""
        return {
            name: _seen(self, name, field, seat) for name, field in self.fields.items() if field.sight.kind != "nobody"
        }


class Generator(Protocol):
    """What the generator of simulated games needs of a state (`rng.py`)."""

    key: list[int]
    draws: int


class StateLike(Generator, Protocol):
    """What the kernel needs of every game's state: an object when interpreted, a record when compiled."""

    players: int
    round: int
    phase: int
    step: int
    turn: int
    seat: int


class ScratchLike(Protocol):
    """What the kernel needs of every game's scratch memory."""

    mask: list[int]
    used: int


def _copied(value: Any) -> Any:
    """A number, row or grid that shares nothing with the field."""
    if not isinstance(value, list):
        return value
    return [row[:] for row in value] if value and isinstance(value[0], list) else value[:]


def _seen(record: Layout, name: str, field: Field, seat: int | None) -> Any:
    value = getattr(record, name)
    if field.sight.kind == "all":
        return _copied(value)
    if field.sight.kind == "owner":
        return [_copied(entry) if index == seat else None for index, entry in enumerate(value)]
    bits = cast("list[int]", getattr(record, field.sight.bits))
    bit = field.sight.watchers if seat is None else seat
    return [_copied(entry) if bits[index] >> bit & 1 else None for index, entry in enumerate(value)]


def _fitting(name: str, field: Field, value: object) -> Any:
    shape = field.shape
    if not shape:
        size = 1 << 8 * int(field.code[1:]) - 1  # an i2 has two bytes
        low, high = -size, size - 1
        if not isinstance(value, int) or isinstance(value, bool):
            raise LayoutError(f"field {name!r} wants a whole number, not {value!r}")
        if not low <= value <= high:
            raise LayoutError(f"field {name!r} holds {value}, outside {low} … {high}")
        return value
    if not isinstance(value, list) or len(value) != shape[0]:
        raise LayoutError(f"field {name!r} wants a list of {shape[0]} entries, not {value!r}")
    inner = Field(field.code, shape[1:], field.sight)
    return [_fitting(f"{name}[{index}]", inner, entry) for index, entry in enumerate(value)]
