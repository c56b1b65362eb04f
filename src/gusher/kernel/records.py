"""Records: a match as JSON that replays without the generator, one entry to a line.

    [seat or "chance", action, milliseconds, check]

`check` is a running hash over all entries so far: an entry that was changed, moved or left out is found.  The
seed's hash is in the record from the start and the seed itself once the match is over, so that anybody can
verify the deal (``verify``).  A finished match may have notes and variations (`lines.py`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from . import registry
from .chance import CHANCE
from .checks import whole
from .errors import MalformedAction, RecordFault, SetupError
from .lines import Count, Notes, Seated, Variations, Word, entry_of, followed
from .match import Entry, Match, check_upto, hash_of_seed

SCHEMA = "gusher-record"
VERSION = 1
LISTS = ("notes", "variations", "entries")
"""What a file lists one item to a line."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What a record file holds."""

    schema: Word
    version: int
    game: Word
    rules: int
    edition: Annotated[str, Meta(max_length=1_000)]
    """Its name; of a house edition, the path of its file."""
    players: int
    options: dict[Word, str | int | bool]
    seed_hash: Word
    finished: bool
    entries: Annotated[list[tuple[Seated, Word, Count, Word]], Meta(max_length=50_000)]
    edition_text: str | None = None
    """The edition itself, if it is not one that comes with the game."""
    seed: Word | None = None
    result: dict[str, Any] | None = None
    """Left out by a server that does not know these rules: it follows from the entries."""
    names: Annotated[list[Word], Meta(max_length=16)] = []
    redraws: Annotated[list[tuple[Count, Count]], Meta(max_length=1_000)] = []
    """Where players agreed to take back what chance had shown: see ``Match.redraws``."""
    notes: Notes | UnsetType = UNSET
    """Of the match itself; those of the variations stand with them."""
    variations: Variations | UnsetType = UNSET


def write(match: Match, with_seed: bool = False) -> dict[str, Any]:
    """The record of a match, JSON-able.  `with_seed` is for a save that will be played on from: the seed of a
    running match tells what chance will do."""
    action = match.game.rules.verbs.action
    lines = ((entry.seat, action(entry.action).text, entry.ms) for entry in match.entries)
    record = Record(
        schema=SCHEMA,
        version=VERSION,
        game=match.game.name,
        rules=match.ruleset.rules,
        edition=match.source.name,
        players=match.players,
        options=dict(match.options),
        seed_hash=match.public_hash,
        finished=match.over,
        entries=chained(match.game.name, match.public_hash, lines),
        edition_text=None if match.source.is_builtin else match.source.text,
        seed=match.seed if match.over or with_seed else None,
        result=match.result(),
        redraws=match.redraws,
    )
    written: dict[str, Any] = msgspec.to_builtins(record)
    return written


def chained(
    game: str, public_hash: str, lines: Iterable[tuple[int, str, int]]
) -> list[tuple[int | str, str, int, str]]:
    """Entries (seat, action, milliseconds) as a record has them, with their running hash."""
    entries, check = [], _check_of(game, public_hash)
    for number, text, ms in lines:
        seat: int | str = "chance" if number == CHANCE else number
        check = _check_of(check, seat, text)
        entries.append((seat, text, ms, check))
    return entries


def _check_of(*parts: object) -> str:
    """The running hash over a game and its seed's hash; then over the one before, a seat and an action."""
    return hashlib.sha256(" ".join(map(str, parts)).encode()).hexdigest()[:10]


def dumps(record: Mapping[str, Any]) -> str:
    """The record as text, one entry to a line, so that a person can read it and a fault has a line."""
    head = {key: value for key, value in record.items() if key not in LISTS}
    lists = [_listed(key, record[key]) for key in LISTS if key in record]
    return ",\n".join([json.dumps(head, ensure_ascii=False, indent=1)[:-2], *lists]) + "\n}\n"


def _listed(key: str, items: Iterable[Any]) -> str:
    return f' "{key}": [\n' + ",\n".join("  " + json.dumps(item, ensure_ascii=False) for item in items) + "\n ]"


def loads(text: str) -> dict[str, Any]:
    """The record in a file's text."""
    record: dict[str, Any] = msgspec.to_builtins(read(text))
    return record


def read(record: Mapping[str, Any] | str) -> Record:
    """A record, or the text of one, with its form checked, and nothing else.  A text that is truncated or damaged is
    reported with the entry where it breaks."""
    if not isinstance(record, str | Mapping):
        raise RecordFault("record-form", detail=type(record).__name__)
    try:
        if isinstance(record, str):
            return msgspec.json.decode(record, type=Record)
        return msgspec.convert(dict(record), Record)
    except msgspec.ValidationError as fault:
        raise RecordFault("record-form", detail=str(fault)) from None
    except msgspec.DecodeError as fault:
        rows = str(record).splitlines()
        intact = sum(row.startswith("  [") and row.rstrip().endswith(("]", "],")) for row in rows)
        raise RecordFault("record-broken", intact, detail=str(fault)) from None


def lines(record: Mapping[str, Any] | str) -> list[Match]:
    """The match that a record describes, and then its variations, each at its end and checked entry by entry."""
    return _followed(read(record))


def _followed(told: Record) -> list[Match]:
    return followed(_replayed(told, len(told.entries)), told.notes or [], told.variations or [])


def replay(record: Mapping[str, Any] | str, upto: int | None = None, line: int = 0) -> Match:
    """A line of a record, checked entry by entry; `upto` stops after that many entries."""
    told = read(record)
    if upto is not None and line == 0:
        return _replayed(told, check_upto(upto, len(told.entries)))
    found, number = _followed(told), whole(line)
    if number is None or not 0 <= number < len(found):
        raise SetupError("error-line", last=len(found) - 1, given=repr(line))
    match = found[number]
    if upto is not None:
        match.rewind(check_upto(upto, match.at))
    return match


def _replayed(told: Record, number: int) -> Match:
    match = _opened(told)
    match.restore(islice(_checked(told, match), number))
    if number < len(told.entries):
        return match
    if told.finished != match.over:
        raise RecordFault("record-cut" if told.finished else "record-more", len(told.entries))
    if told.finished and told.result is not None and not _is_result(told, match):
        raise RecordFault("record-result")
    return match


def _is_result(told: Record, match: Match) -> bool:
    """The accounts count too, except in a record by older rules: those were kept differently."""
    stated, found = dict(told.result or {}), msgspec.to_builtins(match.result())
    if told.rules != match.game.rules_version:
        stated.pop("accounts", None)
        found.pop("accounts", None)
    return bool(stated == found)


def _opened(told: Record) -> Match:
    """A match with nothing drawn yet.  A running match's record may not hold its seed; whoever plays on from it gets
    fresh chance, and the deal can no longer be proved."""
    if told.schema != SCHEMA or told.version != VERSION:
        raise RecordFault("record-schema", given=f"{told.schema} {told.version}", known=f"{SCHEMA} {VERSION}")
    game = registry.get(told.game)
    source = game.editions.load(told.edition, told.edition_text)
    ruleset = game.ruleset(source, told.players, told.options, told.rules)
    match = Match(ruleset, told.seed, seed_hash=told.seed_hash)
    match.redraws = list(told.redraws)
    return match


def _checked(told: Record, match: Match) -> Iterator[Entry]:
    """The entries, each held against the running hash."""
    check = _check_of(told.game, told.seed_hash)
    for number, (seat, text, ms, stated) in enumerate(told.entries):
        check = _check_of(check, seat, text)
        if check != stated:
            raise RecordFault("record-check", number, action=text)
        try:
            entry = entry_of(match, seat, text, ms)
        except MalformedAction as fault:
            raise RecordFault("record-action", number, action=text, detail=str(fault)) from None
        yield entry


def verify(record: Mapping[str, Any] | str) -> int:
    """Prove the deal: the seed has the published hash and gives every outcome of chance.  Returns how many were
    proved."""
    told = read(record)
    match, twin, proved = _followed(told)[0], _opened(told), 0
    if told.seed is None:
        raise RecordFault("record-seed-sealed", hash=told.seed_hash)
    if hash_of_seed(told.seed) != told.seed_hash:
        raise RecordFault("record-seed-other", hash=told.seed_hash)
    for number, entry in enumerate(match.entries):
        if entry.seat == CHANCE:
            if twin.next_chance() != entry.action:
                raise RecordFault("record-deal", number, action=match.game.rules.verbs.action(entry.action).text)
            proved += 1
        twin.restore([entry])
    return proved
