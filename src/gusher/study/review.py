"""The review of a finished match: what each decision gave away by what its seat knew, and what luck did.

From one decision to the next the chances to win change in four steps (docs/review.md):

    before   what the seat to decide can expect from its best action, by what it knows
    after    what it can expect from the action it took, by what it knows   after - before: its mistake
    truly    what that action was worth in the position as it really was    truly - after:  what was hidden
    next     what the next seat to decide expects                            next - truly:   chance

and from there to that seat's own `before`: what looking one decision further adds, which also counts as hidden.
Nothing is left out, so for every seat the four terms add up to its result less its par.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np

import gusher
from gusher.arena import tally
from gusher.kernel.chance import CHANCE
from gusher.kernel.checks import check_seed
from gusher.kernel.layout import Array
from gusher.kernel.match import Entry, Match

from .judge import Judge

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
WORDS = {BEST: 0.01, GOOD: 0.02, INACCURACY: 0.05, MISTAKE: 0.10, BLUNDER: math.inf}
"""What a decision is called that gives away at most this share of a win."""
FAULTS = INACCURACY, MISTAKE, BLUNDER
TERMS = "own", "others", "chance", "hidden"
DOUBT = 2.0
"""Standard errors that a difference must have to count."""
SHOWN = 4
"""Alternatives that are judged, besides the action that was taken."""
SOUND = 0.25
"""A decision that the network would take this often, compared with its first choice, is never called a mistake."""


class Level(msgspec.Struct, frozen=True):
    """How closely a review looks."""

    trials: int = 16
    """Trials of each action at first glance,"""
    closer: int = 24
    """and where a decision is in doubt,"""
    depth: int = 16
    """with as many decisions played on by the network."""


LEVELS = {"quick": Level(), "deep": Level(64, 256, 32)}


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
    taken: Alternative
    others: list[Alternative]
    """What a strong player would think of: the better one that a closer look found, then the best at first glance."""
    word: str
    given_away: float
    """What its seat lost by it, by what it knew."""
    cost: list[float]
    """What every seat gained or lost by it, compared with the best action."""
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
    expected: list[float]
    """Every seat's chance to win, after it."""


Step = Decision | Luck


class Terms(msgspec.Struct, frozen=True):
    """How a seat came to its result: these four add up to the result less par."""

    own: float
    others: float
    chance: float
    hidden: float


class Review(msgspec.Struct, frozen=True):
    game: str
    players: int
    par: float
    result: list[float]
    """Every seat's share of the win."""
    terms: list[Terms]
    steps: list[Step]
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
    line: int = 0,
    begun: Sequence[Step] = (),
) -> Review:
    """Review a finished match, or one of its variations.  `seed` is for the samples: other ones give slightly other
    figures.  What an earlier look has found of its first entries need not be found again: it is `begun`."""
    match, found = gusher.replay(record, line=line), list(begun)
    for step in steps(match, level, seed, found[-1] if found else None):
        found.append(step)
        report(step.at + 1, len(match.entries))
    return summed(match.game.name, won(match), found)


def steps(match: Match, level: str | Level = "quick", seed: int = 0, last: Step | None = None) -> Iterator[Step]:
    """The steps of a finished match, one by one; from after the `last` one, if an earlier walk came that far."""
    return Walk(match, settings_of(level), seed).steps(last)


def settings_of(level: str | Level) -> Level:
    """A level by its name, or one that the caller made."""
    if isinstance(level, Level):
        return level
    if level not in LEVELS:
        raise gusher.SetupError("error-review-level", level=str(level), levels=", ".join(LEVELS))
    return LEVELS[level]


def summed(game: str, result: Sequence[float], found: Sequence[Step]) -> Review:
    """What the steps of a match come to, in which every seat had this share of the win."""
    seats, decisions = range(len(result)), [step for step in found if isinstance(step, Decision)]
    words = [[step.word for step in decisions if step.seat == seat] for seat in seats]
    return Review(
        game,
        len(seats),
        1 / len(seats),
        list(result),
        [
            Terms(
                own=sum(step.cost[seat] for step in decisions if step.seat == seat),
                others=sum(step.cost[seat] for step in decisions if step.seat != seat),
                chance=sum(step.gain[seat] for step in found if isinstance(step, Luck)),
                hidden=sum(step.hidden[seat] for step in decisions),
            )
            for seat in seats
        ],
        list(found),
        [(step.at, step.expected) for step in decisions],
        [{word: said.count(word) for word in WORDS} for said in words],
    )


class Walk:
    """Walks through a match once more and judges each step."""

    def __init__(self, match: Match, level: Level, seed: int) -> None:
        self.whole, self.level, self.seed, self.result = match, level, check_seed(seed), won(match)
        self.walk = Match(match.ruleset, match.seed, seed_hash=match.public_hash, keep=0)
        self.judge, self.closer = Judge(self.walk, 0), Judge(self.walk, level.depth)

    def steps(self, last: Step | None) -> Iterator[Step]:
        entries, start = self.whole.entries, 0 if last is None else last.at + 1
        shares = np.full(self.whole.players, 1 / self.whole.players) if last is None else after(last)
        self.walk.restore(entries[:start])
        for entry in entries[start:]:
            if entry.seat != CHANCE and not entry.asked:  # it carried itself out and changes nothing (0.1)
                self.walk.restore([entry])
                continue
            step = self._outcome(entry, shares) if entry.seat == CHANCE else self._act(entry, shares)
            shares = after(step)
            yield step

    def _act(self, entry: Entry, shares: Array) -> Decision:
        rng = Random(f"{self.seed} {self.walk.at}")
        odds = self.judge.odds()
        found = [entry.action, *(action for action in odds if action != entry.action)][: SHOWN + 1]
        known = self.judge.known(found, self.level.trials, rng).shares
        actual = self.judge.true(found, self.level.trials)
        best = self._better(entry, found, odds, rng)
        if known[0, entry.seat] >= known[best, entry.seat]:
            best = 0
        cost = known[0] - known[best]
        hidden = (known[0] - cost - shares) + (actual[0] - known[0])
        texts = [self.whole.game.rules.verbs.action(action).text for action in found]
        judged = list(map(Alternative, texts, known.tolist(), actual.tolist()))
        others = sorted(range(1, len(found)), key=lambda at: (at != best, -known[at, entry.seat]))
        given_away, before = max(0.0, -float(cost[entry.seat])), known[0] - cost
        step = Decision(
            self.walk.at,
            entry.seat,
            judged[0],
            [judged[at] for at in others],
            word_for(given_away),
            given_away,
            cost.tolist(),
            hidden.tolist(),
            before.tolist(),
        )
        self.walk.restore([entry])
        return step

    def _better(self, entry: Entry, found: list[int], odds: dict[int, float], rng: Random) -> int:
        """Which of the actions `found` a closer look shows to be better than the first, which was taken; 0: none, or a
        strong player might well have taken it."""
        if odds[entry.action] >= SOUND * max(odds.values()):
            return 0
        known, trials = self.closer.known(found, self.level.closer, rng)
        best = int(known[:, entry.seat].argmax())
        return best if is_worse(trials[0], trials[best]) else 0

    def _outcome(self, entry: Entry, shares: Array) -> Luck:
        """An outcome of chance: what it gave or took is what the seats could expect after it, less before."""
        at, text = self.walk.at, self.whole.game.rules.verbs.action(entry.action).text
        self.walk.restore([entry])
        here = self._here()
        return Luck(at, text, (here - shares).tolist(), here.tolist())

    def _here(self) -> Array:
        """Everybody's chances in the position as it is now: known at the end, judged by whoever is to decide, and
        otherwise on average over what chance may still do."""
        walk = self.walk
        if walk.over:
            return np.array(self.result)
        if walk.state.seat != CHANCE and walk.only is None:
            return self.judge.now()
        return self.judge.to_come(self.level.trials)


def after(step: Step) -> Array:
    """Everybody's chances in the position as it really was after a step."""
    return np.array(step.taken.truly if isinstance(step, Decision) else step.expected)


def won(match: Match) -> list[float]:
    """Every seat's share of the win in a finished match."""
    if not match.over:
        raise gusher.SetupError("error-review-running")
    return tally.shares(match.scores())


def is_worse(taken: Array, best: Array) -> bool:
    """Did it give away more than a trifle, and more than the samples can be wrong by?  Both were tried with the same
    luck, so what tells them apart is mostly their own."""
    lost = best - taken
    doubt = DOUBT * float(lost.std()) / math.sqrt(len(lost))
    return float(lost.mean()) > max(WORDS[BEST], doubt)


def word_for(given_away: float) -> str:
    return next(word for word, most in WORDS.items() if given_away <= most)
