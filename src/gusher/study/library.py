"""Many finished matches in one place, to choose from and to count.  See `docs/library.md`."""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

import gusher
from gusher.arena.tally import interval_of
from gusher.dataset.write import HEADER, pyarrow, write_table
from gusher.kernel import records
from gusher.kernel.errors import GusherError, RecordFault, SetupError
from gusher.kernel.match import Match

from .keeping import kept_review, known_review
from .review import FAULTS, LEVELS, Decision, Report, Review, won

ARCHIVE = ".jsonl.gz"
"""Many records in one file, a line each: what `gusher dataset --records` writes."""


# -- a match at a glance ------------------------------------------------------------------------------------


class Fault(msgspec.Struct, frozen=True):
    """A decision that gave something away, as a review found it."""

    at: int
    """The number of the entry in the log."""
    verb: str
    action: str
    better: str
    word: str
    given_away: float


class Sat(msgspec.Struct, frozen=True):
    """A seat of a finished match, and what it did there."""

    seat: int
    name: str
    """Who sat there: a person's name, a bot's, or nothing."""
    order: int
    """1 for the seat that decided first, 2 for the next one at the table …"""
    score: int
    share: float
    """Of the win."""
    verbs: dict[str, int]
    """How many decisions it answered with each verb."""
    openings: dict[str, str]
    """Its first action of each verb that is an opening in this game."""
    places: dict[str, int]
    """How often it took each place."""
    faults: list[Fault] | None = None
    """None: not reviewed."""


class Played(msgspec.Struct, frozen=True):
    """A finished match at a glance: what a library keeps of it."""

    id: str
    """The same for copies of one match, and for no other."""
    game: str
    edition: str
    players: int
    options: dict[str, str | int | bool]
    rounds: int
    decisions: int
    prices: dict[str, list[int]]
    """What things cost at the end of each round, by the keys of their names."""
    seats: list[Sat]


def glance(match: Match, names: Sequence[str] = (), found: Review | None = None) -> Played:
    """A finished match at a glance; with a review, its faults too."""
    if not match.over:
        raise SetupError("error-library-running")
    decided = [entry for entry in match.entries if entry.asked]
    first = decided[0].seat if decided else 0
    return Played(
        id=_id(match),
        game=match.game.name,
        edition=match.source.name,
        players=match.players,
        options=dict(match.options),
        rounds=int(match.state.round),
        decisions=len(decided),
        prices=_prices(match),
        seats=[_sat(match, seat, first, names, found) for seat in range(match.players)],
    )


def _id(match: Match) -> str:
    told = f"{match.public_hash} {[entry.action for entry in match.entries]}"
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def _sat(match: Match, seat: int, first: int, names: Sequence[str], found: Review | None) -> Sat:
    about, action = match.game.statistics, match.game.rules.verbs.action
    actions = [action(entry.action) for entry in match.entries if entry.asked and entry.seat == seat]
    places = (about.place(match.source.data, one) for one in actions)
    return Sat(
        seat=seat,
        name=names[seat] if seat < len(names) else "",
        order=(seat - first) % match.players + 1,
        score=match.scores()[seat],
        share=float(won(match)[seat]),
        verbs=dict(Counter(one.verb for one in actions)),
        openings={one.verb: one.text for one in reversed(actions) if one.verb in about.openings},
        places=dict(Counter(place for place in places if place is not None)),
        faults=None if found is None else _faults(match, found, seat),
    )


def _prices(match: Match) -> dict[str, list[int]]:
    about, rounds = match.game.statistics, dict[int, Mapping[str, int]]()
    if about.prices(match.edition, match.state):
        twin = Match(match.ruleset, match.seed, seed_hash=match.public_hash, keep=0)
        for entry in match.entries:
            twin.restore([entry])
            rounds[int(twin.state.round)] = about.prices(match.edition, twin.state)
    return {name: [prices[name] for prices in rounds.values()] for prices in rounds.values() for name in prices}


def _faults(match: Match, found: Review, seat: int) -> list[Fault]:
    verb = {step.at: match.parse(step.taken.action).verb for step in found.steps if isinstance(step, Decision)}
    return [
        Fault(step.at, verb[step.at], step.taken.action, step.others[0].action, step.word, step.given_away)
        for step in found.steps
        if isinstance(step, Decision) and step.seat == seat and step.word in FAULTS
    ]


# -- reading ------------------------------------------------------------------------------------------------


class Origin(NamedTuple):
    """Where a record was read."""

    path: Path
    line: int | None = None
    """In an archive, from 1."""

    def __str__(self) -> str:
        return str(self.path) if self.line is None else f"{self.path}:{self.line}"


class LeftOut(NamedTuple):
    """Something that is not in the library, and why."""

    origin: Origin
    error: GusherError


class Seated(NamedTuple):
    """A row of a library: a seat of a match."""

    match: Played
    sat: Sat
    origin: Origin


def library(*paths: str | Path, level: str | None = None, report: Report = lambda done, of: None) -> Library:
    """The finished matches in some records, archives of records and folders of both, each match once.

    Reviews that were made before are found where ``gusher review`` keeps them; with a `level`, those that are missing
    are made.  What cannot be read is left out, and named in ``left_out``.

    >>> import tempfile
    >>> from random import Random
    >>> folder = Path(tempfile.mkdtemp())
    >>> for seed in range(3):
    ...     match, rng = gusher.new("nations", players=2, seed=seed, options={"round_limit": 20}), Random(seed)
    ...     while not match.over:
    ...         action = match.play(rng.choice(match.legal()))
    ...     written = folder.joinpath(f"{seed}.json").write_text(records.dumps(match.record()))
    >>> found = library(folder)
    >>> len(found), len(found.where(order=1)), len(found.left_out)
    (3, 3, 0)
    >>> [(count.key, count.seats) for count in found.wins_by("order")]
    [('1', 3), ('2', 3)]
    >>> sum(count.seats for count in found.openings("agent"))
    6
    """
    found, left_out, copies = dict[str, tuple[Played, Origin]](), list[LeftOut](), 0
    files = [file for path in paths for file in _files(Path(path))]
    for number, file in enumerate(files):
        for origin, read in _glances(file, level):
            if isinstance(read, GusherError):
                left_out.append(LeftOut(origin, read))
            else:
                copies += read.id in found
                found.setdefault(read.id, (read, origin))
        report(number + 1, len(files))
    rows = [Seated(match, sat, origin) for match, origin in found.values() for sat in match.seats]
    return Library(rows, left_out, copies)


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted((*path.rglob("*.json"), *path.rglob(f"*{ARCHIVE}")))
    return [file for file in found if file.name != HEADER]


def _texts(path: Path) -> Iterator[tuple[Origin, str]]:
    """The records in a file."""
    if not path.name.endswith(ARCHIVE):
        yield Origin(path), path.read_text(encoding="utf-8")
        return
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            yield Origin(path, number), line


def _glances(path: Path, level: str | None) -> Iterator[tuple[Origin, Played | GusherError]]:
    """The matches in a file, or what is wrong with them."""
    try:
        for origin, text in _texts(path):
            try:
                record = records.loads(text)
                match = gusher.replay(record)
                yield origin, glance(match, record["names"], _review(record, level) if match.over else None)
            except GusherError as error:
                yield origin, error
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as fault:
        detail = (fault.strerror if isinstance(fault, OSError) else None) or str(fault)
        yield Origin(path), RecordFault("error-library-file", detail=detail)


def _review(record: Mapping[str, Any], level: str | None) -> Review | None:
    """Of this level; of any, the closest first, if none is asked for."""
    if level is not None:
        return kept_review(record, level)
    known = (known_review(record, level) for level in reversed(LEVELS))
    return next((found for found in known if found is not None), None)


# -- choosing and counting ----------------------------------------------------------------------------------


class Count(NamedTuple):
    """How some seats have done."""

    key: str
    seats: int
    share: float
    """Of the wins,"""
    low: float
    high: float
    """and the ends of its 95 % interval."""


class Tendency(NamedTuple):
    """What some seats have given away with a verb."""

    verb: str
    decisions: int
    faults: int
    given_away: float


FILTERS: dict[str, Callable[[Seated, Any], bool]] = {
    "game": lambda row, wanted: row.match.game == wanted,
    "edition": lambda row, wanted: row.match.edition == wanted,
    "players": lambda row, wanted: row.match.players == wanted,
    "options": lambda row, wanted: wanted.items() <= row.match.options.items(),
    "seat": lambda row, wanted: row.sat.seat == wanted,
    "order": lambda row, wanted: row.sat.order == wanted,
    "name": lambda row, wanted: row.sat.name == wanted,
    "won": lambda row, wanted: (row.sat.share > 0) == wanted,
    "faults": lambda row, wanted: row.sat.faults is not None and len(row.sat.faults) >= wanted,
}
"""What `where` knows; `faults` is the least number of them."""


class Library:
    """Seats of finished matches.  ``where`` chooses among them; everything that is counted is counted over them."""

    def __init__(self, rows: Sequence[Seated], left_out: Sequence[LeftOut] = (), copies: int = 0) -> None:
        self.rows, self.left_out, self.copies = rows, left_out, copies

    def __len__(self) -> int:
        return len(self.matches)

    @property
    def matches(self) -> list[Played]:
        """Those that the seats belong to, in order."""
        return list({row.match.id: row.match for row in self.rows}.values())

    def where(self, test: Callable[[Seated], bool] | None = None, **wanted: Any) -> Library:
        """The seats that pass a test of your own, and have all that is wanted (see FILTERS)."""
        for name in wanted:
            if name not in FILTERS:
                raise SetupError("error-library-filter", given=name, known=", ".join(FILTERS))
        rows = [row for row in self.rows if all(FILTERS[name](row, value) for name, value in wanted.items())]
        return Library([row for row in rows if test is None or test(row)], self.left_out, self.copies)

    def wins_by(self, what: str) -> list[Count]:
        """How the seats have done by their `seat`, `order` or `name`, in that order; nameless seats have no name."""
        if what not in ("seat", "order", "name"):
            raise SetupError("error-library-filter", given=what, known="seat, order, name")
        counts = self._counted(lambda row: [value] if (value := getattr(row.sat, what)) != "" else [])
        return sorted(counts, key=lambda count: count.key)

    def openings(self, verb: str) -> list[Count]:
        """How seats have done by their first action with a verb, the most frequent first."""
        return self._counted(lambda row: [row.sat.openings[verb]] if verb in row.sat.openings else [])

    def places(self) -> list[Count]:
        """How the seats that took each place have done, the most frequent first."""
        return self._counted(lambda row: row.sat.places)

    def _counted(self, keys: Callable[[Seated], Iterable[Hashable]]) -> list[Count]:
        """Seats of one match are not independent, so an interval goes by matches."""
        shares: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        for row in self.rows:
            for key in keys(row):
                shares[str(key)][row.match.id].append(row.sat.share)
        counts = [Count(key, sum(map(len, by.values())), *interval_of(by)) for key, by in shares.items()]
        return sorted(counts, key=lambda count: (-count.seats, count.key))

    def prices(self) -> dict[str, list[float]]:
        """What things cost at the end of each round, on average over the matches that came so far."""
        rounds: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
        for match in self.matches:
            for name, prices in match.prices.items():
                for number, price in enumerate(prices):
                    rounds[name][number].append(price)
        return {name: [fmean(prices) for prices in by.values()] for name, by in rounds.items()}

    def tendencies(self) -> list[Tendency]:
        """What the reviewed seats gave away, verb by verb, most first."""
        decisions, given = Counter[str](), defaultdict[str, list[float]](list)
        for row in self.rows:
            if row.sat.faults is not None:
                decisions.update(row.sat.verbs)
                for fault in row.sat.faults:
                    given[fault.verb].append(fault.given_away)
        found = [Tendency(verb, decisions[verb], len(losses), sum(losses)) for verb, losses in given.items()]
        return sorted(found, key=lambda one: -one.given_away)

    def worst(self, most: int) -> list[tuple[Seated, Fault]]:
        """The decisions that gave away most."""
        found = [(row, fault) for row in self.rows for fault in row.sat.faults or ()]
        return sorted(found, key=lambda one: -one[1].given_away)[:most]

    def table(self) -> Any:
        """A row for each seat, as a table of pyarrow."""
        return pyarrow().Table.from_pylist([_flat(row) for row in self.rows])

    def save(self, path: str | Path) -> None:
        """The table as .parquet or .csv."""
        path = Path(path)
        if path.suffix not in (".parquet", ".csv"):
            raise SetupError("picture-format", file=str(path), formats=".parquet, .csv")
        write_table(path, self.table())


def _flat(row: Seated) -> dict[str, Any]:
    """A seat and its match side by side; what a column cannot hold is JSON, or a sum, or left out."""
    match, sat, origin = row
    flat = {"match": match.id, "file": str(origin), **structs.asdict(match), **structs.asdict(sat)}
    flat |= {name: json.dumps(flat[name]) for name in ("options", "openings", "places")}
    flat["faults"] = None if sat.faults is None else len(sat.faults)
    flat["given_away"] = None if sat.faults is None else sum(fault.given_away for fault in sat.faults)
    return {name: value for name, value in flat.items() if name not in ("id", "prices", "seats", "verbs")}
