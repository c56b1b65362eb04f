"""Random games in great number, checked after everything that happens in them."""

from __future__ import annotations

import contextlib
import functools
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gusher import SetupError
from gusher.kernel import mask, registry
from gusher.kernel.chance import CHANCE, OVER
from gusher.kernel.edition import Source
from gusher.kernel.engine import Fuzzed
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import below, seed

LARGEST_BATCH = 2_000
TOLD = 1_000  # one game in so many is also played interpreted


@dataclass(frozen=True)
class Table:
    """A number of players and a set of options that games are played with."""

    game: str
    edition: str
    players: int
    options: tuple[tuple[str, Any], ...]


@functools.cache
def edition_file(game: str, edition: str) -> Source:
    return registry.get(game).load_edition(edition)


@functools.cache
def opened(table: Table) -> tuple[Game, Source, Any]:
    """The game, its edition file, and the edition as this table plays it."""
    game = registry.get(table.game)
    source = edition_file(table.game, table.edition)
    return game, source, game.freeze(source, table.players, dict(table.options))


@dataclass(frozen=True)
class Batch:
    """Games at one table with the seeds `first`, `first + 1` …"""

    table: Table
    first: int
    games: int
    is_told: bool
    """Its first game is played interpreted as well, and every coin accounted for."""


@dataclass(frozen=True)
class Outcome:
    """What a batch gave.  `failed` is the seed of the game that is not sound, `faults` what is wrong with it."""

    batch: Batch
    games: int
    decisions: int
    failed: int | None = None
    faults: tuple[str, ...] = ()


def tables(game: Game, edition: str, players: int | None, given: Mapping[str, Any]) -> list[Table]:
    """Every number of players with every combination of the options that are not given."""
    numbers = game.players if players is None else (players,)
    values = [(given[option.name],) if option.name in given else option.values for option in game.options]
    names = [option.name for option in game.options]
    found = []
    for number, chosen in itertools.product(numbers, itertools.product(*values)):
        table = Table(game.name, edition, number, tuple(zip(names, chosen, strict=True)))
        with contextlib.suppress(SetupError):  # an option may name a seat that a small table does not have
            opened(table)
            found.append(table)
    return found


def batches(found: list[Table], first: int, games: int | None) -> Iterator[Batch]:
    """Batches in turn for every table, the tables well mixed; without end if `games` is None."""
    step = next(step for step in (193, 101, 47, 1) if len(found) % step or step == 1)  # shares no factor
    size = LARGEST_BATCH if games is None else max(1, min(LARGEST_BATCH, games // len(found)))
    left, told_next = games, first
    for number in itertools.count():
        count = size if left is None else min(size, left)
        if count == 0:
            return
        yield Batch(found[number * step % len(found)], first, count, first >= told_next)
        if first >= told_next:
            told_next = first + TOLD
        first += count
        left = None if left is None else left - count


def run(batch: Batch, interpreted: bool) -> Outcome:
    """Play a batch: compiled, with its first game also interpreted; or all of it interpreted."""
    game, _, edition = opened(batch.table)
    if interpreted or game.check is None:
        return _run_interpreted(batch, batch.games)
    if batch.is_told and (told := _run_interpreted(batch, 1)).failed is not None:
        return told
    done = game.compiled.fuzz(edition, batch.games, batch.table.players, batch.first, game.longest)
    if done.fault == 0:
        return Outcome(batch, done.games, done.decisions)
    failed = batch.first + done.games
    faults = Walk(batch.table, failed).finish() or (_unconfirmed(done),)
    return Outcome(batch, done.games, done.decisions, failed, tuple(faults))


def _unconfirmed(done: Fuzzed) -> str:
    return f"compiled: {done.fault}; interpreted: nothing"


def _run_interpreted(batch: Batch, games: int) -> Outcome:
    decisions = 0
    for number in range(games):
        walk = Walk(batch.table, batch.first + number)
        if faults := walk.finish():
            return Outcome(batch, number, decisions, batch.first + number, tuple(faults))
        decisions += walk.decisions
    return Outcome(batch, games, decisions)


class Walk:
    """One random game, interpreted: the same that the compiled rules play with this seed."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.game, self.source, self.edition = opened(table)
        self.state: Any = self.game.State()
        self.scratch: Any = self.game.Scratch()
        self.entries: list[tuple[int, int]] = []
        """(seat or chance, action) of all that happened, the entry that broke something included."""
        self.decisions = 0
        seed(self.state, number)

    def finish(self) -> list[str]:
        """Play to the end or to the first fault: what is wrong then."""
        flow = self.game.flow
        told: list[str] = []
        try:
            flow.set_up(self.edition, self.state, self.table.players)
            flow.advance(self.edition, self.state)
            while not (faults := self._faults(told)) and self.state.seat != OVER:
                if len(self.entries) == self.game.longest:
                    return [f"the game is not over after {self.game.longest} entries"]
                told = self._step()
        except Exception as fault:  # whatever a broken rule raises is what we are looking for
            return [f"{type(fault).__name__}: {fault}"]
        return faults

    def _step(self) -> list[str]:
        """Draw chance or a legal action and carry it out; what is wrong with the money."""
        action = self._drawn()
        if action is None:
            return ["somebody is to act but has no legal action"]
        self.entries.append((int(self.state.seat), action))
        purse = self._purse()
        self.state.journal = []
        self.game.flow.apply(self.edition, self.state, self.scratch, action)
        self.game.flow.advance(self.edition, self.state)
        told, self.state.journal = self.state.journal, None
        return self._unaccounted(purse, told)

    def _drawn(self) -> int | None:
        if self.state.seat == CHANCE:
            return int(self.game.flow.draw(self.edition, self.state))
        mask.clear(self.scratch.mask, mask.whole(self.scratch.mask))
        self.game.flow.legal(self.edition, self.state, self.scratch)
        legal = list(mask.members(self.scratch.mask))
        if len(legal) > 1:
            self.decisions += 1
            return legal[below(self.state, len(legal))]
        return legal[0] if legal else None

    def _purse(self) -> list[int]:
        ledger = self.game.ledger
        return list(getattr(self.state, ledger.purse)) if ledger else []

    def _unaccounted(self, before: list[int], told: list[tuple[int, ...]]) -> list[str]:
        """Every coin that a seat gained or lost must be told."""
        ledger = self.game.ledger
        if ledger is None:
            return []
        expected = list(before)
        for event in self.game.events.seen_by(told, None, all_open=True):
            for seat, _, amount in ledger.postings(event):
                expected[seat] += amount
        return [
            f"seat {seat} has {now} in money; what was told makes {then}"
            for seat, (now, then) in enumerate(zip(self._purse(), expected, strict=True))
            if now != then
        ]

    def _faults(self, told: list[str]) -> list[str]:
        return told or self.game.faults(self.edition, self.state)

    def match(self) -> Match:
        """The game as a match, up to the entry that broke something, or before it if it cannot be entered."""
        match = Match(self.game, self.source, self.table.players, dict(self.table.options), "fuzz")
        for seat, action in self.entries:
            try:
                match.force(seat, self.game.verbs.action(action), 0)
            except Exception:  # a broken rule raises what it likes; the record ends before it
                break
        return match
