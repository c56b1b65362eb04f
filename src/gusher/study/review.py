"""The review of a finished match: what each decision gave away by what its seat knew, and what luck did.

From one decision to the next the chances to win change in four steps (docs/review.md):

    before   what the seat to decide can expect from its best action, by what it knows
    after    what it can expect from the action it took, by what it knows   after - before: its mistake
    truly    what that action was worth in the position as it really was    truly - after:  what was hidden
    next     what the next seat to decide expects                            next - truly:   chance

and from there to that seat's own `before`: what looking one decision further adds, which counts as hidden, too.  Nothing
is left out, so for every seat the four terms add up to its result less its par.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np

import gusher
from gusher.kernel.chance import CHANCE
from gusher.kernel.layout import Array
from gusher.kernel.match import Entry, Match

from .judge import Judge

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
WORDS = {BEST: 0.005, GOOD: 0.02, INACCURACY: 0.05, MISTAKE: 0.10, BLUNDER: 1.0}
"""What a decision is called that gives away at most this share of a win."""
SHOWN = 4
"""Alternatives that are judged closely, besides the action that was taken."""


class Level(msgspec.Struct, frozen=True):
    """How closely a review looks."""

    first: int = 4
    """Trials of every action,"""
    trials: int = 32
    """and of the best ones and the one that was taken."""
    depth: int = 0
    """Decisions that the network plays on before it judges."""


LEVELS = {"quick": Level(), "deep": Level(16, 128, 16)}


class Alternative(msgspec.Struct, frozen=True):
    """An action that was open to a seat."""

    action: str
    shares: list[float]
    """What every seat could expect after it, by what the seat to decide knew."""
    truly: list[float]
    """The same in the position as it really was."""


class Decision(msgspec.Struct, frozen=True, tag="decision"):
    at: int
    """The number of the entry in the log."""
    seat: int
    action: str
    word: str
    given_away: float
    """What its seat lost by it, by what it knew."""
    cost: list[float]
    """What every seat gained or lost by it, compared with the best action."""
    alternatives: list[Alternative]
    """The best ones, best first, and the action that was taken."""
    hidden: list[float]
    """What every seat gained or lost because things were not as the seat had to expect."""
    expected: list[float]
    """Every seat's chance to win, with the best action."""


class Luck(msgspec.Struct, frozen=True, tag="luck"):
    """An outcome of chance."""

    at: int
    action: str
    gain: list[float]
    """What it gave every seat, or took."""


class Terms(msgspec.Struct):
    """How a seat came to its result: these four add up to the result less par."""

    own: float = 0.0
    others: float = 0.0
    chance: float = 0.0
    hidden: float = 0.0


class Review(msgspec.Struct, frozen=True):
    game: str
    players: int
    par: float
    result: list[float]
    """Every seat's share of the win."""
    terms: list[Terms]
    steps: list[Decision | Luck]
    curve: list[tuple[int, list[float]]]
    """The chances to win at each decision: the number of the entry, and every seat's."""
    words: list[dict[str, int]]
    """How many decisions of each seat were called what."""


Report = Callable[[int, int], None]
"""Told how many entries of how many have been reviewed; it may raise to stop the work."""


def review(
    record: Mapping[str, Any] | str,
    level: str | Level = "quick",
    seed: int = 0,
    report: Report = lambda done, of: None,
) -> Review:
    """Review a finished match.  `seed` is for the samples: other ones give slightly other figures."""
    match = gusher.replay(record)
    if not match.over:
        raise gusher.SetupError("error-review-running")
    if isinstance(level, str):
        if level not in LEVELS:
            raise gusher.SetupError("error-review-level", level=level, levels=", ".join(LEVELS))
        level = LEVELS[level]
    return Reviewer(match, level, seed).review(report)


class Reviewer:
    """Walks through a match once more and keeps the accounts."""

    def __init__(self, match: Match, level: Level, seed: int) -> None:
        self.whole, self.level, self.seed = match, level, seed
        self.walk = Match(match.ruleset, match.seed, seed_hash=match.public_hash, keep=0)
        self.judge = Judge(self.walk, level.depth)
        self.steps: list[Decision | Luck] = []
        self.curve: list[tuple[int, list[float]]] = []
        self.terms = [Terms() for _ in range(match.players)]
        self.par = 1 / match.players
        self.result = won(match)

    def review(self, report: Report) -> Review:
        shares = np.full(self.whole.players, self.par)
        for number, entry in enumerate(self.whole.entries):
            shares = self._outcome(entry, shares) if entry.seat == CHANCE else self._act(entry, shares)
            report(number + 1, len(self.whole.entries))
        return Review(
            self.whole.game.name,
            self.whole.players,
            self.par,
            self.result.tolist(),
            self.terms,
            self.steps,
            self.curve,
            [dict(counted(self.steps, seat)) for seat in range(self.whole.players)],
        )

    def _act(self, entry: Entry, shares: Array) -> Array:
        """A decision, or an action that carried itself out and changes nothing (0.1)."""
        if not entry.asked:
            self.walk.restore([entry])
            return shares
        candidates, known, actual = self._candidates(entry)
        taken = candidates.index(entry.action)
        best = taken if known[0, entry.seat] - known[taken, entry.seat] <= WORDS[BEST] else 0
        cost, before = known[taken] - known[best], known[best]
        hidden = (before - shares) + (actual[taken] - known[taken])
        self._note(entry, candidates, known, actual, cost, hidden, before)
        for seat, terms in enumerate(self.terms):
            terms.hidden += float(hidden[seat])
            if seat == entry.seat:
                terms.own += float(cost[seat])
            else:
                terms.others += float(cost[seat])
        self.walk.restore([entry])
        return actual[taken]  # type: ignore[no-any-return]

    def _candidates(self, entry: Entry) -> tuple[list[int], Array, Array]:
        """The actions worth a closer look, best first, with everybody's chances by what the seat knew and in truth."""
        walk, level, seat = self.walk, self.level, entry.seat
        rng = Random(f"{self.seed} {walk.at}")
        legal = [action.index for action in walk.legal()]
        order = np.argsort(-self.judge.known(legal, level.first, rng)[:, seat], kind="stable")
        found = [legal[at] for at in order[:SHOWN]]
        found += [] if entry.action in found else [entry.action]
        known = self.judge.known(found, level.trials, rng)
        order = np.argsort(-known[:, seat], kind="stable")
        found = [found[at] for at in order]
        return found, known[order], self.judge.true(found, level.trials)

    def _note(
        self, entry: Entry, found: list[int], known: Array, actual: Array, cost: Array, hidden: Array, before: Array
    ) -> None:
        action = self.whole.game.rules.verbs.action
        given_away = max(0.0, -float(cost[entry.seat]))
        alternatives = [
            Alternative(action(index).text, known[at].tolist(), actual[at].tolist()) for at, index in enumerate(found)
        ]
        self.curve.append((self.walk.at, before.tolist()))
        self.steps.append(
            Decision(
                self.walk.at,
                entry.seat,
                action(entry.action).text,
                word_for(given_away),
                given_away,
                cost.tolist(),
                alternatives,
                hidden.tolist(),
                before.tolist(),
            )
        )

    def _outcome(self, entry: Entry, shares: Array) -> Array:
        """An outcome of chance: what it gave or took is what the seats could expect after it, less before."""
        at, text = self.walk.at, self.whole.game.rules.verbs.action(entry.action).text
        self.walk.restore([entry])
        here = self._here()
        gain = here - shares
        for terms, gained in zip(self.terms, gain.tolist(), strict=True):
            terms.chance += gained
        self.steps.append(Luck(at, text, gain.tolist()))
        return here

    def _here(self) -> Array:
        """Everybody's chances in the position as it is now: known at the end, judged by whoever is to decide, and
        otherwise on average over what chance may still do."""
        walk = self.walk
        if walk.over:
            return self.result
        if walk.state.seat != CHANCE and walk.only is None:
            return self.judge.now()
        return self.judge.to_come(self.level.trials)


def won(match: Match) -> Array:
    """Every seat's share of the win."""
    winners = (match.result() or {})["winners"]
    return np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)])


def word_for(given_away: float) -> str:
    return next(word for word, most in WORDS.items() if given_away <= most)


def counted(steps: Sequence[Decision | Luck], seat: int) -> Iterator[tuple[str, int]]:
    words = [step.word for step in steps if isinstance(step, Decision) and step.seat == seat]
    return ((word, words.count(word)) for word in WORDS)
