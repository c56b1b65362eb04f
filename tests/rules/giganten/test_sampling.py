"""Sampling draws hidden licences and tiles by their exact odds (3.2, 4.6, 7.6)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import gusher
from gusher.games.giganten.belief import believe
from gusher.games.giganten.meta import GAME
from gusher.games.giganten.sample import sample, samples
from gusher.games.giganten.state import Edition, Phase, State
from gusher.kernel.mask import has

Hand = tuple[int, ...]
World = tuple[tuple[Hand, ...], Hand, Hand]  # the hands, the deck, the discards: every card by its value


def small_edition() -> Edition:
    """The 1999 edition with a deck of four ones and three twos: few enough to try everything."""
    ed: Edition = GAME.ruleset(None, 3).edition.clone()
    ed.licence_ones, ed.licence_twos = 4, 3
    return ed


def without(cards: Sequence[int], gone: Sequence[int]) -> Hand:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(sorted(left))


def dealt(world: World, seat: int, count: int) -> Iterator[tuple[World, Hand, Fraction]]:
    """Card by card from the deck, which is made anew from the discards when a card is wanted and it is empty."""
    if count == 0:
        yield world, (), Fraction(1)
        return
    table, deck, gone = world
    if not deck:
        deck, gone = gone, ()
    for value in (1, 2):
        if value in deck:
            odds = Fraction(deck.count(value), len(deck))
            grown = tuple(tuple(sorted((*hand, value))) if other == seat else hand for other, hand in enumerate(table))
            for after, more, chance in dealt((grown, without(deck, (value,)), gone), seat, count - 1):
                yield after, (value, *more), odds * chance


def by_trying_everything(history: Sequence[Mapping[str, Any]], seat: int) -> dict[tuple[int, ...], Fraction]:
    """The odds of every spread of ones over the hands, by following every possible deal card by card."""
    worlds: dict[World, Fraction] = {(((), (), ()), (1, 1, 1, 1, 2, 2, 2), ()): Fraction(1)}
    for event in history:
        after: dict[World, Fraction] = Counter()  # type: ignore[assignment]  # adds up Fractions as well
        for world, weight in worlds.items():
            for next_world, chance in follow(world, event, seat):
                after[next_world] = after.get(next_world, Fraction(0)) + weight * chance
        worlds = after
    odds: dict[tuple[int, ...], Fraction] = {}
    for (table, _, _), weight in worlds.items():
        spread = tuple(hand.count(1) for hand in table)
        odds[spread] = odds.get(spread, Fraction(0)) + weight
    total = sum(odds.values())
    return {spread: weight / total for spread, weight in odds.items()}


def follow(world: World, event: Mapping[str, Any], seat: int) -> Iterator[tuple[World, Fraction]]:
    table, deck, gone = world
    who = event["seat"]
    if event["event"] == "dealt":
        for after, cards, chance in dealt(world, who, event["count"]):
            if who != seat or cards.count(1) == event["ones"]:
                yield after, chance
        return
    shown = (1,) * event["ones"] + (2,) * event["twos"]
    hand = table[who]
    if Counter(shown) - Counter(hand):
        return
    after = (
        tuple(without(hand, shown) if other == who else cards for other, cards in enumerate(table)),
        deck,
        tuple(sorted((*gone, *shown))),
    )
    if event["event"] == "paid":
        yield after, Fraction(1)
    elif sum(hand) < event["bid"]:
        ways = list(combinations(range(len(hand)), len(shown)))
        fitting = sum(sorted(hand[place] for place in way) == sorted(shown) for way in ways)
        yield after, Fraction(fitting, len(ways))


def deal(seat: int, count: int, ones: int | None = None) -> dict[str, Any]:
    return {"event": "dealt", "seat": seat, "count": count, "ones": ones}


def paid(seat: int, ones: int, twos: int) -> dict[str, Any]:
    return {"event": "paid", "seat": seat, "ones": ones, "twos": twos}


def bluff(seat: int, bid: int, ones: int, twos: int) -> dict[str, Any]:
    return {"event": "bluff-called", "seat": seat, "bid": bid, "ones": ones, "twos": twos}


HISTORIES = {
    "one deal": [deal(1, 3)],
    "my own cards count": [deal(0, 2, 2), deal(1, 2), deal(2, 2)],
    "what was paid was there": [deal(1, 3), deal(2, 3), paid(1, 1, 1)],
    "a bluff was worth less than the bid, and what was lost was drawn blindly": [
        deal(0, 1, 0),
        deal(1, 3),
        bluff(1, 5, 1, 1),
        deal(2, 2),
    ],
    "a second bluff": [deal(1, 4), bluff(1, 8, 1, 1), bluff(1, 4, 0, 1), deal(2, 2)],
    "the deck made anew while dealing": [
        deal(0, 2, 1),
        deal(1, 3),
        paid(0, 1, 1),
        deal(2, 3),
        paid(2, 1, 0),
        deal(0, 1, 1),
        deal(1, 1),
    ],
    "old cards and new ones in one hand": [
        deal(1, 4),
        deal(2, 3),
        paid(1, 2, 0),
        bluff(2, 5, 1, 1),
        deal(1, 2),
        deal(2, 1),
        paid(1, 0, 1),
    ],
}


@pytest.mark.rule("G3.2")
@pytest.mark.rule("G7.6")
@pytest.mark.parametrize("name", HISTORIES)
def test_the_odds_of_hidden_hands_are_those_of_trying_everything(name: str) -> None:
    """Every history that can be tried out card by card gives the same odds as `believe`."""
    history, ed = HISTORIES[name], small_edition()
    counts = [0, 0, 0, 0]
    mine = 0
    for event in history:
        sign = 1 if event["event"] == "dealt" else -1
        counts[event["seat"]] += event["count"] if sign == 1 else -event["ones"] - event["twos"]
        if event["seat"] == 0:
            mine += sign * event["ones"]
    state = {"licences": counts, "ones": [mine, None, None, 0], "phase": Phase.MOVING, "step": 0, "leader": -1}
    weights = believe(ed, state, history, 0, [1, 2]).weights
    expected = by_trying_everything(history, 0)
    for first in range(weights.shape[0]):
        for second in range(weights.shape[1]):
            assert weights[first, second] == pytest.approx(float(expected.get((mine, first, second), 0)), abs=1e-12)
    assert weights.sum() == pytest.approx(1)


@pytest.mark.rule("G7.5")
def test_who_is_asked_how_to_pay_has_more_than_one_way() -> None:
    """0.1, 7.5: the others know that much, and no more."""
    ed = small_edition()
    state = {
        "licences": [0, 3, 0, 0],
        "ones": [0, None, 0, 0],
        "phase": Phase.AUCTIONS,
        "step": 3,
        "leader": 1,
        "bid": 2,
    }
    weights = believe(ed, state, [deal(1, 3)], 0, [1]).weights
    ways = [weights[ones] > 0 for ones in range(4)]
    assert ways == [False, False, True, False]  # only 1+1+2 can pay 2 as 1+1 or as 2


def chi_square(drawn: Counter[Any], odds: Mapping[Any, float], draws: int) -> float:
    assert set(drawn) <= {key for key, chance in odds.items() if chance > 0}
    return sum((drawn[key] - chance * draws) ** 2 / (chance * draws) for key, chance in odds.items() if chance > 0)


@pytest.mark.rule("G3.2")
def test_sampled_hands_come_as_often_as_their_odds_say() -> None:
    """4,000 samples of a real match against the exact odds."""
    match, rng = gusher.new("giganten", 3, seed=5), random.Random(5)
    while match.state.round < 6:  # late enough for the deck to have been made anew
        match.play(rng.choice(match.legal()))
    view = match.view(0)
    weights = believe(match.edition, view["state"], view["memory"], 0, [1, 2]).weights
    odds = {tuple(int(n) for n in place): float(weights[tuple(place)]) for place in np.argwhere(weights > 1e-3)}
    rest = 1 - sum(odds.values())
    odds[(-1, -1)] = rest
    drawn: Counter[Any] = Counter()
    for ones in samples(match.edition, view, rng, 4000)["ones"].tolist():
        place = (ones[1], ones[2])
        drawn[place if place in odds else (-1, -1)] += 1
    freedom = len(odds) - 1
    assert chi_square(drawn, odds, 4000) < freedom + 5 * (2 * freedom) ** 0.5
    true = (match.state.ones[1], match.state.ones[2])
    assert weights[true] > 0


@pytest.mark.rule("G4.6")
def test_tiles_that_only_others_saw_are_any_of_those_not_seen() -> None:
    """Three sites of one kind, seen by another: each value as often as the tiles that are left say."""
    match = gusher.new("giganten", 4, seed=2)
    ed: Edition = match.edition
    g: State = match.state
    sites = [site for site in range(ed.sites) if ed.site_kind[site] == 0][:4]
    assert all(has(g.tile_cells, ed.site_cell[site]) for site in sites)
    for site, value, who in zip(sites, (2, 2, 4, 3), (0b0001, 0b0011, 0b0010, 0b0010), strict=True):
        g.tile[site], g.looked[site] = value, who
    view, rng, drawn = match.view(0), random.Random(3), Counter[int]()
    for _ in range(6000):
        sampled = sample(ed, view, rng)
        assert sampled.tile[sites[0]] == 2  # what I have seen is known
        assert sampled.tile[sites[1]] == 2
        drawn[sampled.tile[sites[2]]] += 1
    odds = {2: 2 / 10, 3: 4 / 10, 4: 4 / 10}  # two of the four twos are seen: 2, 4 and 4 of ten are left
    assert chi_square(drawn, odds, 6000) < 14  # two degrees of freedom: one in a thousand


@pytest.mark.rule("G3.1")
def test_drawn_deals_come_as_often_as_their_odds_say() -> None:
    """The generator's deals against `odds`: the two descriptions of one chance."""
    match = gusher.new("giganten", 4, seed=3)
    ed: Edition = match.edition
    g = match.state.clone()
    g.phase, g.step, g.turn, g.seat = Phase.LICENCES, 0, 0, -1
    g.card = [g.offer[1], g.offer[2], g.offer[3], g.offer[4]]
    g.key = [11, 12]
    ways = match.game.rules.flow.odds(ed, g)
    total = sum(weight for _, weight in ways)
    drawn = Counter(match.game.rules.flow.draw(ed, g) for _ in range(5000))
    odds = {outcome: weight / total for outcome, weight in ways}
    freedom = len(odds) - 1
    assert chi_square(drawn, odds, 5000) < freedom + 5 * (2 * freedom) ** 0.5
