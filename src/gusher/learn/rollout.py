"""Games at several set-ups: they are played on step by step, and what is learned from is kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np
import torch

import gusher
from gusher.bots.network import SEATS
from gusher.kernel import registry
from gusher.kernel.batch import Batch
from gusher.kernel.gpu_batch import GpuBatch

from .scripted_players import GpuScriptedPlayers, ScriptedPlayers
from .settings import UNUSUAL_SHARE, Settings, Setup, unusual_setups, usual_setups, usual_shares

MIXING = 200
"""Random decisions before training begins, so that the games are at different stages."""
FAR_AHEAD = 25.0
"""A lead of this many units of score counts for three quarters of the most that a lead can count.  It is absolute: if
a lead counted in proportion to the scores, making the others poor would be as good as getting rich."""


@dataclass
class Clock:
    """Seconds spent on each part of the work."""

    environment: float = 0.0
    inference: float = 0.0
    learning: float = 0.0

    def shares(self) -> dict[str, float]:
        total = sum(getattr(self, part.name) for part in fields(self)) or 1.0
        return {part.name: round(getattr(self, part.name) / total, 3) for part in fields(self)}


def finish(device: str) -> float:
    """Wait until the device has finished its work; returns the time."""
    if device == "cuda":
        torch.cuda.synchronize()
    return time.perf_counter()


class Table:
    """The games of one set-up."""

    def __init__(self, settings: Settings, setup: Setup, number: int, n: int) -> None:
        self.n, self.players, self.device = n, setup.players, settings.device
        seed = (settings.seed << 32) + (number << 28)
        self.batch: Batch = gusher.batch(
            settings.game, n, setup.players, seed, setup.options, reward="win", device=settings.device
        )
        self.batch.step_random(MIXING)
        b, shared = self.batch, torch.from_dlpack  # the same memory
        self.rows, self.legal, self.turn = shared(b.observations), shared(b.legal), shared(b.seats)
        self.rewards, self.scores, self.done = shared(b.rewards), shared(b.scores), shared(b.done)

    @cached_property
    def scripted(self) -> ScriptedPlayers | GpuScriptedPlayers:
        return GpuScriptedPlayers(self.batch) if isinstance(self.batch, GpuBatch) else ScriptedPlayers(self.batch)

    def results(self) -> Any:
        """(n, 2, players): each seat's share of the win and its lead over the average of the others, in the games that
        have just ended."""
        scores = self.scores.float() / self.batch.tensor.score_unit
        others = (scores.sum(1, keepdim=True) - scores) / (self.players - 1)
        return torch.stack([self.rewards, torch.tanh((scores - others) / FAR_AHEAD)], 1)

    def memory(self) -> dict[str, Any]:
        """All memory of the games, for a checkpoint."""
        arrays = {name: torch.from_dlpack(array) for name, array in self.batch.arrays._asdict().items()}
        return {**arrays, "states": torch.as_tensor(self.batch.states.view(np.int64), device=self.device)}

    def restore(self, saved: dict[str, Any]) -> None:
        for name, tensor in self.memory().items():
            tensor.copy_(saved[name])


class Rollout:
    """All games, and the decisions of one update: those of the usual set-ups, and of the unusual ones in turn."""

    def __init__(self, settings: Settings) -> None:
        game = registry.get(settings.game)
        self.device = settings.device
        usual, unusual = usual_setups(game), unusual_setups(game)
        few = rounded(settings.games * UNUSUAL_SHARE)
        shares = [(1 - UNUSUAL_SHARE) * share for share in usual_shares(usual, settings.favour)]
        self.usual = [
            Table(settings, setup, number, rounded(settings.games * share))
            for number, (setup, share) in enumerate(zip(usual, shares, strict=True))
        ]
        self.unusual = [Table(settings, setup, len(usual) + number, few) for number, setup in enumerate(unusual)]
        self.tables = [*self.usual, self.unusual[0]]
        self.n = sum(table.n for table in self.tables)
        self.places = torch.arange(SEATS, device=self.device)
        self._seat_guests(settings)
        self._lay_out(settings.steps)

    def _seat_guests(self, settings: Settings) -> None:
        """Some games in which guests, if any are invited, sit on one seat in each pair of neighbours."""
        step = max(2, round(1 / settings.guests)) if settings.guests else self.n
        self.visited = torch.arange(0, self.n if settings.guests else 0, step, device=self.device)
        self.guest_parity = (self.visited // step) % 2

    def _lay_out(self, steps: int) -> None:
        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros((steps, self.n, *shape), dtype=dtype, device=self.device)

        table = self.tables[0]
        self.rows = room(table.rows.shape[1], dtype=torch.int16)
        self.legal = room(table.legal.shape[1], dtype=torch.bool)
        self.seats, self.actions, self.players = (room(dtype=torch.int64) for _ in range(3))
        self.odds = room()
        self.is_usable, self.ended = room(dtype=torch.bool), room(dtype=torch.bool)
        self.outlooks = room(2)
        self.results, self.targets = room(2, SEATS), room(2, SEATS)
        self.is_known = room(SEATS, dtype=torch.bool)

    @property
    def decisions(self) -> int:
        return len(self.rows) * self.n

    def parts(self) -> Iterator[tuple[Table, slice]]:
        """The tables, and which of all games are theirs."""
        first = 0
        for table in self.tables:
            yield table, slice(first, first + table.n)
            first += table.n

    def play(self, act: Any, guest: Guest | None, update: int, clock: Clock) -> None:
        """Fill the store with decisions by `act`, the learner's.  `guest`, if there is one, plays on some seats, which
        are not learned from."""
        self.tables[-1] = self.unusual[update % len(self.unusual)]
        many = torch.cat([torch.full((table.n,), table.players, device=self.device) for table in self.tables])
        self.players[:] = many
        self.results.zero_()
        for step in range(len(self.rows)):
            began = finish(self.device)
            torch.cat([table.rows for table in self.tables], out=self.rows[step])
            torch.cat([table.legal for table in self.tables], out=self.legal[step])
            self.seats[step] = torch.cat([table.turn for table in self.tables])
            action, self.odds[step], self.outlooks[step] = act(self.rows[step], self.legal[step], many)
            self.is_usable[step] = True
            if guest is not None:
                self._let_guests_act(guest, step, action)
            self.actions[step] = action
            thought = finish(self.device)
            for table, some in self.parts():
                table.batch.step(action[some])
                self.ended[step, some] = table.done
                self.results[step, some, :, : table.players] = table.results()
            clock.inference += thought - began
            clock.environment += finish(self.device) - thought

    def _let_guests_act(self, guest: Guest, step: int, action: Any) -> None:
        """Put the guests' actions in place of the learner's on their seats."""
        games = self.visited[self.seats[step, self.visited] % 2 == self.guest_parity]
        action[games] = guest(self, step, games)
        self.is_usable[step, games] = False

    def judge(self, trace: float) -> None:
        """What each decision should have expected for every seat, counted from its own: the result, mixed with the
        seat's own later opinions.

        A seat is judged from one of its decisions to its next or to the end of the game, so that it never takes over
        an opinion of somebody who sees other things.  A seat's last decision in a game that goes on has nothing to be
        judged by and is left out."""
        ahead = torch.zeros(self.n, 2, SEATS, device=self.device)  # the opinion at the seat's next decision,
        back = torch.zeros_like(ahead)  # what that decision should have expected,
        known = torch.zeros(self.n, SEATS, dtype=torch.bool, device=self.device)  # and whether there is one
        for step in reversed(range(len(self.rows))):
            ended = self.ended[step][:, None]
            ahead, back = (torch.where(ended[:, None], self.results[step], value) for value in (ahead, back))
            known = known | ended
            seats, players = self.seats[step][:, None], self.players[step][:, None]
            acts, own = self.places == seats, self.outlooks[step][:, :, None]
            judged = torch.where(known[:, None], (1 - trace) * ahead + trace * back, own)
            back = torch.where(acts[:, None], judged, back)
            turned = (seats + self.places) % players
            self.targets[step] = back.gather(2, turned[:, None].expand(-1, 2, -1))
            self.is_known[step] = known.gather(1, turned) & (self.places < players)
            ahead = torch.where(acts[:, None], own, ahead)
            known = known | acts
        self.is_usable &= self.is_known[:, :, 0]

    def advantages(self, lead: float) -> Any:
        """How much better each decision came out for its seat than expected."""
        share, ahead = (self.targets[..., 0] - self.outlooks).unbind(2)
        return share + lead * ahead

    def memory(self) -> list[dict[str, Any]]:
        return [table.memory() for table in (*self.usual, *self.unusual)]

    def restore(self, saved: list[dict[str, Any]]) -> None:
        for table, games in zip((*self.usual, *self.unusual), saved, strict=True):
            table.restore(games)


Guest = Callable[[Rollout, int, Any], Any]
"""A function of a rollout, a step and some of its games that gives an action in each of these."""


def network_guest(model: Any) -> Guest:
    def act(rollout: Rollout, step: int, games: Any) -> Any:
        actions, _, _ = model.act(rollout.rows[step, games], rollout.legal[step, games], rollout.players[step, games])
        return actions

    return act


def scripted_guest(rollout: Rollout, step: int, games: Any) -> Any:
    is_asked = torch.zeros(rollout.n, dtype=torch.bool, device=rollout.device)
    is_asked[games] = True
    actions = torch.zeros(rollout.n, dtype=torch.int64, device=rollout.device)
    for table, some in rollout.parts():
        table.scripted.act(is_asked[some], actions[some])
    return actions[games]


def rounded(games: float) -> int:
    """A number of games that keeps the rows of all tensors aligned, where there are enough."""
    return max(2, round(games) // 16 * 16)
