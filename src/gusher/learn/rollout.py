"""Many games of one set-up: they are played on step by step, and what is learned from is kept."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import torch

import gusher
from gusher.bots.network import SEATS
from gusher.kernel.batch import Batch

from .model import Model, Parameters
from .settings import Settings, Setup

MIXING = 200
"""Random decisions before training begins, so that the games are at different stages."""
SLOPE = 3.0
"""How steeply the lead in score counts: a third of the average score is nearly all that can be gained."""


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
    """Wait until the device has done all that it was told; the time."""
    if device == "cuda":
        torch.cuda.synchronize()
    return time.perf_counter()


def shared(array: Any) -> Any:
    """An array of a batch as a tensor: the same memory."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.from_dlpack(array)


class Table:
    """The games of one set-up.  In the first `guests` of them earlier selves sit on about half of the seats."""

    def __init__(self, settings: Settings, setup: Setup, number: int, model: Model) -> None:
        self.device, self.model, self.players, self.number = settings.device, model, setup.players, number
        n = self.n = max(2, round(settings.games * setup.share) // 16 * 16)  # so that rows stay aligned
        self.batch: Batch = gusher.batch(
            settings.game,
            n,
            setup.players,
            (settings.seed << 32) + (number << 28),
            dict(setup.options),
            reward="win",
            device=settings.device,
        )
        self.batch.step_random(MIXING)
        b = self.batch
        self.seen, self.words, self.turn = shared(b.observations), shared(b.words), shared(b.seats)
        self.rewards, self.scores, self.done = shared(b.rewards), shared(b.scores), shared(b.done)
        self.guests = int(settings.guests * n)
        self.is_guest = self._seating()
        self._lay_out(settings.steps, n)

    def _seating(self) -> Any:
        """The seats that guests sit on: at least one in each of their games, and never all."""
        seated = torch.rand(self.guests, SEATS).argsort(1) < self.players // 2
        host = torch.arange(self.guests) % self.players  # a seat that is always the learner's
        seated[torch.arange(self.guests), host] = False
        seated[torch.arange(self.guests), (host + 1) % self.players] = True
        return seated.to(self.device)

    def _lay_out(self, steps: int, n: int) -> None:
        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros((steps, n, *shape), dtype=dtype, device=self.device)

        self.rows = room(self.seen.shape[1], dtype=torch.int16)
        self.masks = room(self.words.shape[1], dtype=torch.int64)
        self.seats, self.actions = room(dtype=torch.int64), room(dtype=torch.int64)
        self.odds = room()
        self.is_mine, self.ended = room(dtype=torch.bool), room(dtype=torch.bool)
        self.outlooks, self.results, self.targets = (room(2, SEATS) for _ in range(3))
        self.many = torch.full((n,), self.players, dtype=torch.int64, device=self.device)  # players, for each game

    def play(self, act: Any, parameters: Parameters, rival: Parameters | None, clock: Clock) -> None:
        """Fill the store with decisions; `rival` plays for the guests."""
        for step in range(len(self.rows)):
            began = finish(self.device)
            self.rows[step], self.masks[step], self.seats[step] = self.seen, self.words, self.turn
            action, self.odds[step], self.outlooks[step] = act(
                parameters, self.rows[step], self.masks[step], self.seats[step], self.many
            )
            self.is_mine[step] = True
            if rival is not None and self.guests:
                action = self._with_guests(act, rival, action, step)
            self.actions[step] = action
            thought = finish(self.device)
            self.batch.step(action if self.device == "cuda" else action.numpy())
            self.ended[step] = self.done
            self._note_results(step)
            clock.inference += thought - began
            clock.environment += finish(self.device) - thought

    def _with_guests(self, act: Any, rival: Parameters, action: Any, step: int) -> Any:
        """The same actions, with the guests' own in their games."""
        some = slice(self.guests)
        seats = self.seats[step, some]
        theirs, _, _ = act(rival, self.rows[step, some], self.masks[step, some], seats, self.many[some])
        is_theirs = self.is_guest.gather(1, seats[:, None])[:, 0]
        self.is_mine[step, some] = ~is_theirs
        return torch.cat([torch.where(is_theirs, theirs, action[some]), action[some.stop :]])

    def _note_results(self, step: int) -> None:
        """Everybody's share of the win, and the lead over the others' average, in the games that have ended."""
        scores, others = self.scores.float(), self.players - 1
        theirs = (scores.sum(1, keepdim=True) - scores) / others
        scale = scores.abs().mean(1, keepdim=True).clamp_min(1.0)
        self.results[step, :, 0, : self.players] = self.rewards
        self.results[step, :, 1, : self.players] = torch.tanh(SLOPE * (scores - theirs) / scale)

    def judge(self, act: Any, parameters: Parameters, trace: float) -> None:
        """What each decision should have expected for every seat: the results, mixed with later opinions.

        A seat is judged from one of its own decisions to the next, so that what others cannot see counts, too.
        `ahead` is a seat's own opinion at its next decision, `back` what that decision should have expected."""
        seats = self.turn.to(torch.int64)
        _, _, ahead = act(parameters, self.seen.contiguous(), self.words.contiguous(), seats, self.many)
        back = ahead
        for step in reversed(range(len(self.rows))):
            ended = self.ended[step][:, None, None]
            ahead, back = (torch.where(ended, self.results[step], value) for value in (ahead, back))
            acts = (self.model.seats == self.seats[step][:, None])[:, None]
            back = torch.where(acts, (1 - trace) * ahead + trace * back, back)
            ahead = torch.where(acts, self.outlooks[step], ahead)
            self.targets[step] = back

    def advantages(self, lead: float) -> Any:
        """How much better each decision came out for its seat than expected."""
        gain = self.targets - self.outlooks
        seats = self.seats[:, :, None, None].expand(-1, -1, 2, 1)
        share, ahead = gain.gather(3, seats)[..., 0].unbind(2)
        return share + lead * ahead

    # -- for checkpoints ------------------------------------------------------------------------------------

    def memory(self) -> dict[str, Any]:
        """All memory of the games but what follows from the rest."""
        arrays = {name: shared(array) for name, array in self.batch.arrays._asdict().items()}
        del arrays["legal"]
        words = self.batch.states.view(np.int64)
        states = torch.from_numpy(words) if isinstance(words, np.ndarray) else torch.as_tensor(words, device="cuda")
        return {**arrays, "states": states, "is_guest": self.is_guest}

    def restore(self, saved: dict[str, Any]) -> None:
        for name, tensor in self.memory().items():
            tensor.copy_(saved[name])
        shared(self.batch.legal).copy_(self.model.legal(self.words))
