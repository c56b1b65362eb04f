"""Many random games, checked after every entry."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gusher import SetupError
from gusher.kernel import engine
from gusher.kernel.chance import CHANCE
from gusher.kernel.game import Game, Options, Ruleset
from gusher.kernel.match import Entry, Match
from gusher.kernel.rng import below, seed

LARGEST_BATCH = 2_000
TOLD = 1_000  # one game in this many is also played interpreted


@dataclass(frozen=True)
class Batch:
    """Games by one ruleset with the seeds `first`, `first + 1` …"""

    ruleset: Ruleset
    first: int
    games: int
    is_told: bool
    """Its first game is also played interpreted, with every coin accounted for."""


@dataclass(frozen=True)
class Outcome:
    """What a batch gave.  `failed` is the seed of the game that is not sound, `faults` what is wrong with it."""

    batch: Batch
    games: int
    decisions: int
    failed: int | None = None
    faults: tuple[str, ...] = ()


def rulesets(game: Game, edition: str | None, players: int | None, given: Options) -> list[Ruleset]:
    """Every number of players with every combination of the options that are not given."""
    numbers = game.players if players is None else (players,)
    source, names = game.editions.open(edition), [option.name for option in game.options]
    game.ruleset(source, players)  # refuses what cannot be
    found = []
    for number in numbers:
        values = [(given[option.name],) if option.name in given else option.allowed(number) for option in game.options]
        for chosen in itertools.product(*values):
            with contextlib.suppress(SetupError):  # a given option may name a seat that few players leave empty
                found.append(game.ruleset(source, number, dict(zip(names, chosen, strict=True))))
    return found


def batches(found: list[Ruleset], first: int, games: int | None) -> Iterator[Batch]:
    """Batches for every ruleset in turn, well mixed; without end if `games` is None."""
    step = next(step for step in (193, 101, 47, 1) if len(found) % step or step == 1)  # shares no factor
    size = LARGEST_BATCH if games is None else max(1, min(LARGEST_BATCH, games // len(found)))
    for number, start in enumerate(itertools.count(first, size)):
        count = size if games is None else min(size, first + games - start)
        if count <= 0:
            return
        is_told = (first - start) % TOLD < count  # it contains every thousandth game, counted from the first
        yield Batch(found[number * step % len(found)], start, count, is_told)


def run(batch: Batch, interpreted: bool) -> Outcome:
    """Play a batch: compiled, with its first game also interpreted; or all of it interpreted."""
    if interpreted:
        return _run_interpreted(batch, batch.games)
    if batch.is_told and (told := _run_interpreted(batch, 1)).failed is not None:
        return told
    done = engine.fuzz(batch.ruleset, batch.games, batch.first)
    if done.fault == 0:
        return Outcome(batch, done.games, done.decisions)
    failed = batch.first + done.games
    faults = Walk(batch.ruleset, failed).finish() or (f"compiled: {done.fault}; interpreted: nothing",)
    return Outcome(batch, done.games, done.decisions, failed, tuple(faults))


def _run_interpreted(batch: Batch, games: int) -> Outcome:
    decisions = 0
    for number in range(games):
        walk = Walk(batch.ruleset, batch.first + number)
        if faults := walk.finish():
            return Outcome(batch, number, decisions, batch.first + number, tuple(faults))
        decisions += walk.decisions
    return Outcome(batch, games, decisions)


class Walk:
    """One random game, interpreted: the same that the compiled rules play with this seed."""

    def __init__(self, ruleset: Ruleset, number: int) -> None:
        self.game, self.edition = ruleset.game, ruleset.edition
        self.match = Match(ruleset, "fuzz", keep=0)
        self.broken: Entry | None = None
        """The entry that could not be carried out, if a rule raised."""
        self.decisions = 0
        seed(self.match.state, number)

    def finish(self) -> list[str]:
        """Play to the end or to the first fault: what is wrong then."""
        match, rules = self.match, self.game.rules
        unaccounted: list[str] = []
        try:
            while not (faults := unaccounted or rules.invariants.faults(self.edition, match.state)) and not match.over:
                if match.at == rules.longest:
                    return [f"the game is not over after {rules.longest} entries"]
                self.broken = self._drawn()
                if self.broken is None:
                    return ["somebody is to act but has no legal action"]
                purse = self._purse()
                match.restore([self.broken])
                unaccounted = self._unaccounted(purse, match.entries[-1].told)
        except Exception as fault:  # whatever a broken rule raises is what we are looking for
            return [f"{type(fault).__name__}: {fault}"]
        self.broken = None
        return faults

    def _drawn(self) -> Entry | None:
        """What happens next, drawn as the compiled rules draw it."""
        match = self.match
        if match.seat == CHANCE:
            return Entry(CHANCE, int(self.game.rules.flow.draw(self.edition, match.state)))
        legal = match.legal()
        action = match.only
        if legal and action is None:
            self.decisions += 1
            action = legal[below(match.state, len(legal))]
        return None if action is None or match.seat is None else Entry(match.seat, action.index)

    def _purse(self) -> list[int]:
        ledger = self.game.rules.ledger
        return list(getattr(self.match.state, ledger.purse)) if ledger else []

    def _unaccounted(self, before: list[int], told: Sequence[tuple[int, ...]]) -> list[str]:
        """Every coin that a seat gained or lost must be told."""
        ledger = self.game.rules.ledger
        if ledger is None:
            return []
        expected = list(before)
        for event in self.game.rules.events.seen_by(told, None, all_open=True):
            for seat, _, amount in ledger.postings(event):
                expected[seat] += amount
        return [
            f"seat {seat} has {now} in money; what was told makes {then}"
            for seat, (now, then) in enumerate(zip(self._purse(), expected, strict=True))
            if now != then
        ]
