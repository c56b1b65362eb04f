"""What a seat can know of the licences in the other hands (3.2).

The odds follow from how the cards came and went, all of which was public except their values.  `believe` replays those
events and tracks how likely each way of spreading the ones over the other hands is: a deal draws blindly from the deck;
cards lost to a bluff (7.6) were drawn blindly from the hand and shown, and the hand was worth less than the bid; cards
paid (7.5) were in the hand.  Players' choices are not taken as evidence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from .events import BLUFF_CALLED, DEALT, EVENTS, PAID
from .phases.auctions import PAYING
from .state import NONE, Edition, Phase

Weights = npt.NDArray[np.float64]
DEALT_NAME, PAID_NAME, BLUFF_NAME = (EVENTS.events[number].name for number in (DEALT, PAID, BLUFF_CALLED))


def believe(
    ed: Edition, state: Mapping[str, Any], memory: Sequence[Mapping[str, Any]], seat: int | None, hidden: Sequence[int]
) -> Belief:
    """What a seat can know of the hidden hands."""
    belief = Belief(ed, seat, hidden)
    for event in memory:
        belief.follow(event)
    if belief.counts != [state["licences"][other] for other in range(len(belief.counts))]:
        belief = Belief(ed, seat, hidden)  # a position that was typed in: no history to go by
        belief.from_the_table(state)
    if state["phase"] == Phase.AUCTIONS and state["step"] == PAYING and state["leader"] in hidden:
        belief.is_asked_to_pay(state["leader"], state["bid"])
    belief.weights /= belief.weights.sum()
    return belief


class Belief:
    """What a seat can know of the licences in the other hands, event by event.

    `weights` says how likely each spread of ones over the hidden hands is, with one axis for each hand."""

    def __init__(self, ed: Edition, seat: int | None, hidden: Sequence[int]) -> None:
        self.seat, self.hidden = seat, list(hidden)
        self.total_ones = ed.licence_ones
        self.deck = ed.licence_ones + ed.licence_twos
        self.gone = [0, 0]  # ones and twos in the discards
        self.mine = 0  # ones in my own hand
        self.counts = [0, 0, 0, 0]  # cards in every hand
        self.weights: Weights = np.ones((1,) * len(hidden))

    def follow(self, event: Mapping[str, Any]) -> None:
        name = event["event"]
        if name == DEALT_NAME:
            self._deal(event["seat"], event["count"], event["ones"])
        elif name == PAID_NAME:
            self._spend(event["seat"], event["ones"], event["twos"], NONE)
        elif name == BLUFF_NAME:
            self._spend(event["seat"], event["ones"], event["twos"], event["bid"])

    def ones_of(self, seat: int) -> dict[int, float]:
        """How likely each number of ones in a hidden hand is."""
        axis = self.hidden.index(seat)
        others = tuple(other for other in range(self.weights.ndim) if other != axis)
        return dict(enumerate(self.weights.sum(axis=others).tolist()))

    def ones_in_deck(self) -> dict[int, float]:
        """How likely each number of ones in the deck is."""
        ones = self._deck_ones()
        return {held: float(self.weights[ones == held].sum()) for held in np.unique(ones).tolist()}

    def from_the_table(self, state: Mapping[str, Any]) -> None:
        """Without a history: everything outside my hand and the discards was dealt from one deck."""
        self.gone = [state["gone_ones"], state["gone_twos"]]
        self.deck -= sum(self.gone)
        for other, count in enumerate(state["licences"]):
            if count:
                self._deal(other, count, state["ones"][other])

    def is_asked_to_pay(self, seat: int, bid: int) -> None:
        """7.5, 0.1: a player who is asked how to pay a bid can pay it in more than one way."""
        axis, count = self.hidden.index(seat), self.counts[seat]
        choices = [
            sum(max(bid - 2 * twos, 0) <= ones for twos in range(min(count - ones, (bid + 1) // 2) + 1))
            for ones in range(self.weights.shape[axis])
        ]
        self._multiply(axis, [float(ways > 1) for ways in choices])

    def _multiply(self, axis: int, likely: list[float]) -> None:
        shape = [-1 if a == axis else 1 for a in range(self.weights.ndim)]
        self.weights = self.weights * np.array(likely).reshape(shape)

    def _deck_ones(self) -> npt.NDArray[np.int64]:
        """How many ones the deck would hold, for every spread."""
        held = np.zeros(self.weights.shape, np.int64)
        for axis, size in enumerate(self.weights.shape):
            held += np.arange(size).reshape([-1 if a == axis else 1 for a in range(held.ndim)])
        return self.total_ones - self.gone[0] - self.mine - held

    def _chances(self, count: int) -> list[Weights]:
        """For each number of ones that a deal of `count` can contain, how likely it is under every spread."""
        ones = self._deck_ones()
        fresh = max(count - self.deck, 0)  # 0.2: these come from the reshuffled deck
        gone = sum(self.gone)
        chances = []
        for dealt in range(count + 1):
            if fresh:
                by_ones = [_blind(self.gone[0], gone, fresh, dealt - n) for n in range(self.deck + 1)]
            else:
                by_ones = [_blind(n, self.deck, count, dealt) for n in range(self.deck + 1)]
            table = np.array([*by_ones, 0.0])
            chances.append(table[np.where((ones < 0) | (ones > self.deck), self.deck + 1, ones)])
        return chances

    def _deal(self, seat: int, count: int, ones: int | None) -> None:
        chances = self._chances(count)
        if seat in self.hidden:
            axis = self.hidden.index(seat)
            shape = list(self.weights.shape)
            shape[axis] += count
            grown = np.zeros(shape)
            for dealt, chance in enumerate(chances):
                span = [slice(None)] * grown.ndim
                span[axis] = slice(dealt, dealt + self.weights.shape[axis])
                grown[tuple(span)] += self.weights * chance
            self.weights = grown
        elif ones is not None:
            self.weights = self.weights * chances[ones]
            if seat == self.seat:
                self.mine += ones
            else:
                self.total_ones -= ones  # an open hand: as if it were no longer there
        self.counts[seat] += count
        if count > self.deck:
            self.deck += sum(self.gone)
            self.gone = [0, 0]
        self.deck -= count
        self.weights /= self.weights.sum()

    def _spend(self, seat: int, ones: int, twos: int, bluff: int) -> None:
        if seat in self.hidden:
            self._spend_hidden(self.hidden.index(seat), self.counts[seat], ones, twos, bluff)
        elif seat == self.seat:
            self.mine -= ones
        else:
            self.total_ones += ones
        self.counts[seat] -= ones + twos
        self.gone = [self.gone[0] + ones, self.gone[1] + twos]

    def _spend_hidden(self, axis: int, count: int, ones: int, twos: int, bluff: int) -> None:
        fits = []
        for held in range(self.weights.shape[axis]):
            possible = ones <= held <= count - twos
            if bluff == NONE:
                fits.append(float(possible))
            else:  # 7.6: worth less than the bid, and drawn blindly
                fits.append(possible * (2 * count - held < bluff) * _blind(held, count, ones + twos, ones))
        self._multiply(axis, fits)
        span = [slice(None)] * self.weights.ndim
        span[axis] = slice(ones, max(count - twos, ones) + 1)
        self.weights = self.weights[tuple(span)]
        self.weights /= self.weights.sum()


@cache  # a few thousand different questions, asked a few thousand times for each sample
def _blind(marked: int, total: int, taken: int, found: int) -> float:
    """How likely it is to find `found` marked cards among `taken` drawn from `total`, of which `marked` are marked."""
    if not 0 <= found <= taken or found > marked or taken - found > total - marked:
        return 0.0
    return comb(marked, found) * comb(total - marked, taken - found) / comb(total, taken)
