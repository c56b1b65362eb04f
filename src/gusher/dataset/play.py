"""The games of one shard, played and kept as arrays: all at once in compiled code, or match by match for other bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from gusher import Match, bots
from gusher.arena.tally import shares
from gusher.bots import scripted
from gusher.bots.scripted import ScriptedBot
from gusher.kernel.batch import Batch
from gusher.kernel.engine import entry
from gusher.kernel.errors import SetupError
from gusher.kernel.layout import Array
from gusher.kernel.stepping import WAIT
from gusher.kernel.tensor import DTYPE

from .setup import Setup

ROOM = 512  # decisions of a game; there is more if it needs more
PATIENCE = 60.0  # seconds beyond its own that a bot may take: a busy machine must not cost a game


class Kept:
    """The decisions of some games, as they are taken: a row of rows for each game, with room to spare.  The memory is
    used again for the next games, because fresh memory costs more than playing."""

    def __init__(self, setup: Setup, room: int = ROOM) -> None:
        shape = (min(setup.shard, setup.games), room)
        self.seat, self.phase = np.empty(shape, np.int8), np.empty(shape, np.int8)
        self.round, self.action = np.empty(shape, np.int16), np.empty(shape, np.int16)
        self.observation = np.empty((*shape, setup.its_game.learning.tensor.TENSOR.size), DTYPE)
        self.mask = np.empty((*shape, setup.mask_bytes), np.uint8)

    def begin(self, games: int) -> None:
        """Forget everything, and get ready for this many games."""
        self.lengths = np.zeros(games, np.int32)

    def add(self, games: Array, states: Any, seat: Array, observation: Array, legal: Array, action: Array) -> None:
        """A decision in each of some games."""
        at = games, self.lengths[games]
        if at[1].max(initial=0) >= self.seat.shape[1]:
            for name in ("seat", "phase", "round", "action", "observation", "mask"):
                full = getattr(self, name)
                setattr(self, name, np.concatenate([full, np.empty_like(full)], axis=1))
        self.seat[at], self.round[at], self.phase[at], self.action[at] = seat, states["round"], states["phase"], action
        self.observation[at] = observation
        self.mask[at] = np.packbits(legal, axis=-1, bitorder="little")
        self.lengths[games] += 1

    def rows(self, name: str) -> list[Array]:
        """A column, game by game."""
        return [entries[:length] for entries, length in zip(getattr(self, name), self.lengths, strict=False)]


@dataclass(frozen=True)
class Played:
    """The games of a shard."""

    decisions: Kept  # until the next games are played
    scores: Array  # (games, players)
    records: Sequence[dict[str, Any]] = ()

    @property
    def shares(self) -> Array:
        """Of each win, by seat: a tie for the most is shared."""
        return np.array([shares(scores) for scores in self.scores.tolist()])


def play(setup: Setup, numbers: Sequence[int], kept: Kept) -> Played:
    kept.begin(len(numbers))
    return (play_compiled if setup.is_compiled else play_matches)(setup, numbers, kept)


# -- compiled ---------------------------------------------------------------------------------------------


def play_compiled(setup: Setup, numbers: Sequence[int], kept: Kept) -> Played:
    """All games side by side, a decision of each at a time."""
    seeds = [setup.seed_of(number) for number in numbers]
    batch = Batch(setup.ruleset, len(numbers), seeds, threads=1, reward="win", restart=False)
    decide = _decider(setup, numbers, batch)
    while (is_due := batch.seats >= 0).any():
        actions, at = decide(is_due), np.flatnonzero(is_due)
        kept.add(at, batch.states[at], batch.seats[at], batch.observations[at], batch.legal[at], actions[at])
        batch.step(actions)
    return Played(kept, batch.scores)


def _decider(setup: Setup, numbers: Sequence[int], batch: Batch) -> Callable[[Array], Array]:
    """A function that gives each environment its next action: WAIT where no decision is due."""
    game, ruleset = setup.its_game, setup.ruleset
    seatings = np.array([setup.seating(number) for number in numbers])
    decide_all = entry(game, scripted.decide_all)
    scratch = np.zeros(1, game.rules.Scratch.dtype)
    rng = np.random.default_rng(setup.seed_of(numbers[0]))
    everybody = np.arange(batch.n)
    seated = [bots.get(name) for name in setup.bots]
    minds = [scripted.minds(game, 1) if isinstance(bot, ScriptedBot) else None for bot in seated]
    """None: random play."""

    def decide(is_due: Array) -> Array:
        actions = np.full(batch.n, WAIT, np.int64)
        places = seatings[everybody, batch.seats]
        for place, mind in enumerate(minds):
            is_asked = is_due & (places == place)
            if mind is None:
                actions[is_asked] = _random(batch.legal[is_asked], rng)
            else:
                decide_all(ruleset.packed, batch.states, scratch, mind, is_asked, actions)
        return actions

    return decide


def _random(legal: Array, rng: np.random.Generator) -> Array:
    """A legal action of each row."""
    counts = legal.sum(axis=1)
    _, found = np.nonzero(legal)
    chosen: Array = found[np.cumsum(counts) - counts + rng.integers(counts)]
    return chosen


# -- match by match ---------------------------------------------------------------------------------------


def play_matches(setup: Setup, numbers: Sequence[int], kept: Kept) -> Played:
    scores, records = [], []
    for place, number in enumerate(numbers):
        match = Match(setup.ruleset, setup.seed_of(number), keep=0)
        match.settle(ms=0)
        _play_match(setup, number, match, kept, np.array([place]))
        scores.append(match.scores())
        records += [{**match.record(), "names": setup.names(number)}] if setup.records else []
    return Played(kept, np.array(scores), records)


def _play_match(setup: Setup, number: int, match: Match, kept: Kept, place: Array) -> None:
    """Play it to its end and keep every decision."""
    names, learning = setup.names(number), setup.its_game.learning
    seated = [bots.get(name) for name in names]
    rngs = [bots.seat_rng(match, seat) for seat in range(match.players)]
    while match.seat is not None:
        seat = match.seat
        observation = np.zeros(learning.tensor.TENSOR.size, DTYPE)
        learning.tensor.observe(match.edition, match.state, seat, observation)
        legal = np.zeros(setup.its_game.rules.verbs.size, np.bool_)
        legal[[action.index for action in match.legal()]] = True
        decided = bots.decide(seated[seat], match.view(seat), rngs[seat], setup.seconds, PATIENCE)
        if decided.fault:
            raise SetupError("dataset-fault", bot=names[seat], game=number, detail=decided.last_line)
        stage = {"round": match.state.round, "phase": match.state.phase}
        action = match.play(decided.action, ms=0).index
        kept.add(place, stage, np.array([seat]), observation, legal, np.array([action]))
