"""Records: a match as JSON that replays without the generator, one entry a line.

    [seat or "chance", action, milliseconds, check]

`check` is a running hash over all entries so far: an entry that was changed, moved or left out is found.  The
seed's hash stands in the record from the start and the seed itself once the match is over, so that anybody can
prove the deal (``verify``).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from .chance import CHANCE
from .checks import whole
from .errors import GusherError, RecordFault, SetupError
from .game import Game
from .match import Entry, Match, hash_of_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

SCHEMA = "gusher-record"
VERSION = 1


Word = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


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
    entries: Annotated[list[tuple[int | Word, Word, Count, Word]], Meta(max_length=50_000)]
    edition_text: str | None = None
    """The edition itself, if it is not one that comes with the game."""
    seed: Word | None = None
    result: dict[str, Any] | None = None
    """Left out by a server that does not know these rules: it follows from the entries."""
    names: Annotated[list[Word], Meta(max_length=16)] = []
    redraws: Annotated[list[tuple[Count, Count]], Meta(max_length=1_000)] = []
    """Where players agreed to take back what chance had shown: see ``Match.redraws``."""


def write(match: Match, with_seed: bool = False) -> dict[str, Any]:
    """The record of a match, JSON-able.  `with_seed` is for a save that will be played on from: the seed of a
    running match tells what chance will do."""
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
        entries=chained(match.game.name, match.public_hash, _lines(match)),
        edition_text=None if match.source.is_builtin else match.source.text,
        seed=match.seed if match.over or with_seed else None,
        result=match.result(),
        redraws=match.redraws,
    )
    return msgspec.to_builtins(record)  # type: ignore[no-any-return]


def _lines(match: Match) -> Iterator[tuple[int, str, int]]:
    for entry in match.entries:
        yield entry.seat, match.game.rules.verbs.action(entry.action).text, entry.ms


def chained(
    game: str, public_hash: str, lines: Iterable[tuple[int, str, int]]
) -> list[tuple[int | str, str, int, str]]:
    """Entries (seat, action, milliseconds) as a record has them, with their running hash."""
    entries, check = [], _first_check(game, public_hash)
    for number, text, ms in lines:
        seat: int | str = "chance" if number == CHANCE else number
        check = _next_check(check, seat, text)
        entries.append((seat, text, ms, check))
    return entries


def _first_check(game: str, public_hash: str) -> str:
    return hashlib.sha256(f"{game} {public_hash}".encode()).hexdigest()[:10]


def _next_check(check: str, seat: int | str, text: str) -> str:
    return hashlib.sha256(f"{check} {seat} {text}".encode()).hexdigest()[:10]


def dumps(record: Mapping[str, Any]) -> str:
    """The record as text, one entry a line, so that a person can read it and a fault has a line."""
    head = {key: value for key, value in record.items() if key != "entries"}
    lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in record["entries"])
    return json.dumps(head, ensure_ascii=False, indent=1)[:-2] + ',\n "entries": [\n' + lines + "\n ]\n}\n"


def loads(text: str) -> dict[str, Any]:
    """The record in a file's text; a truncated or damaged one is reported with the entry where it breaks."""
    try:
        return msgspec.to_builtins(msgspec.json.decode(text, type=Record))  # type: ignore[no-any-return]
    except msgspec.ValidationError as fault:
        raise RecordFault("record-form", detail=str(fault)) from None
    except msgspec.DecodeError as fault:
        whole = sum(line.startswith("  [") and line.rstrip().endswith(("]", "],")) for line in text.splitlines())
        raise RecordFault("record-broken", whole, detail=str(fault)) from None


def replay(record: Mapping[str, Any], find: Callable[[str], Game], upto: int | None = None) -> Match:
    """The match that a record describes, checked entry by entry; `upto` stops after that many entries."""
    try:
        told = msgspec.convert(dict(record), Record)
    except msgspec.ValidationError as fault:
        raise RecordFault("record-form", detail=str(fault)) from None
    match = _opened(told, _game_of(told, find))
    number = len(told.entries) if upto is None else whole(upto)
    if number is None or not 0 <= number <= len(told.entries):
        raise SetupError("error-upto", entries=len(told.entries), given=repr(upto))
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


def _game_of(told: Record, find: Callable[[str], Game]) -> Game:
    if told.schema != SCHEMA or told.version != VERSION:
        raise RecordFault("record-schema", given=f"{told.schema} {told.version}", known=f"{SCHEMA} {VERSION}")
    return find(told.game)


def _opened(told: Record, game: Game) -> Match:
    """A match with nothing drawn yet.  A running match's record may not hold its seed; whoever plays on from it gets
    fresh chance, and the deal can no longer be proved."""
    source = game.editions.load(told.edition, told.edition_text)
    ruleset = game.ruleset(source, told.players, told.options, told.rules)
    match = Match(ruleset, told.seed, seed_hash=told.seed_hash)
    match.redraws = list(told.redraws)
    return match


def _checked(told: Record, match: Match) -> Iterator[Entry]:
    """The entries, each held against the running hash."""
    check = _first_check(told.game, told.seed_hash)
    for number, (seat, text, ms, stated) in enumerate(told.entries):
        check = _next_check(check, seat, text)
        if check != stated:
            raise RecordFault("record-check", number, action=text)
        try:
            action = match.parse(text)
        except GusherError as fault:
            raise RecordFault("record-action", number, action=text, detail=str(fault)) from None
        if isinstance(seat, str) and seat != "chance":
            raise RecordFault("record-seat", number, action=text)
        yield Entry(CHANCE if seat == "chance" else int(seat), action.index, ms)


def verify(record: Mapping[str, Any], find: Callable[[str], Game]) -> int:
    """Prove the deal: the seed has the published hash and gives every outcome of chance.  How many were proved."""
    match = replay(record, find)
    seed = record.get("seed")
    if seed is None:
        raise RecordFault("record-seed-sealed", hash=record["seed_hash"])
    if hash_of_seed(seed) != record["seed_hash"]:
        raise RecordFault("record-seed-other", hash=record["seed_hash"])
    twin = _opened(msgspec.convert(dict(record), Record), match.game)
    proved = 0
    for number, entry in enumerate(match.entries):
        if entry.seat == CHANCE:
            if twin.next_chance() != entry.action:
                raise RecordFault("record-deal", number, action=match.game.rules.verbs.action(entry.action).text)
            proved += 1
        twin.restore([entry])
    return proved
