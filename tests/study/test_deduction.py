"""What a seat can work out: the same odds as the worlds that bots try, and as trying everything."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import gusher
from gusher import Match, study
from gusher.games.giganten.phases.cards import TURN_BEIGE
from gusher.games.giganten.state import BEIGE, Phase
from gusher.games.nations.state import CARD_NAMES
from gusher.kernel import registry
from gusher.kernel.odds import Odds, spoken, telling
from tests.race.meta import GAME as RACE

SAMPLES = 3000


def midgame(game: str, players: int, decisions: int, seed: int) -> Match:
    match, rng = gusher.new(game, players, seed), random.Random(seed)
    for _ in range(decisions):
        match.play(rng.choice(match.legal()))
    return match


def positions(players: int, seed: int) -> Iterator[Match]:
    """Moments of a random game of Giganten."""
    match, rng = gusher.new("giganten", players, seed), random.Random(seed)
    while not match.over:
        yield match
        for _ in range(9):
            if not match.over:
                match.play(rng.choice(match.legal()))


def odds_of(odds: list[Odds]) -> dict[int, float]:
    return {one.value: one.share for one in odds}


def close(drawn: Counter[int], odds: dict[int, float]) -> bool:
    """Does everything come as often as its odds say, to within five standard errors and three samples?"""
    return set(drawn) <= set(odds) and all(
        abs(drawn[value] / SAMPLES - share) <= 5 * (share * (1 - share) / SAMPLES) ** 0.5 + 3 / SAMPLES
        for value, share in odds.items()
    )


# -- Giganten: licences and tiles ---------------------------------------------------------------------------


@pytest.mark.rule("G3.2")
@pytest.mark.rule("G4.6")
@pytest.mark.parametrize(("players", "decisions"), [(3, 90), (4, 60), (4, 150)])
def test_hands_tiles_and_deck_are_as_likely_as_in_the_sampled_worlds(players: int, decisions: int) -> None:
    match = midgame("giganten", players, decisions, seed=decisions)
    view, ed, game = match.view(0), match.edition, match.game
    found = study.deduction(view)
    worlds = game.rules.sample_many(ed, view, random.Random(1), SAMPLES)
    assert [hand.seat for hand in found.hands] == list(range(1, players))
    for hand in found.hands:
        worth = 2 * worlds["licences"][:, hand.seat] - worlds["ones"][:, hand.seat]
        assert close(Counter(worth.tolist()), odds_of(hand.worth))
    cells = {site["cell"]: number for number, site in enumerate(match.view(0)["facts"]["sites"])}
    others = [cell for tiles in found.tiles for cell in tiles.hidden if match.state.looked[cells[cell]]]
    assert others, "somebody else has looked at a tile"
    for tiles in found.tiles:
        for cell in set(tiles.hidden) & set(others):
            assert close(Counter(worlds["tile"][:, cells[cell]].tolist()), odds_of(tiles.odds))
        for cell, value in tiles.known.items():
            assert set(worlds["tile"][:, cells[cell]].tolist()) == {value}
    ones = ed.licence_ones - match.state.gone_ones - worlds["ones"].sum(axis=1)
    assert odds_of(found.licences.next)[1] == pytest.approx(np.mean(ones / match.state.licence_deck), abs=0.02)


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_true_is_always_possible_and_what_is_certain_is_true(players: int) -> None:
    for match in positions(players, seed=players):
        for seat in [None, *range(players)]:
            found = study.deduction(match.view(seat))
            for hand in found.hands:
                worth = 2 * match.state.licences[hand.seat] - match.state.ones[hand.seat]
                assert worth in odds_of(hand.worth)
                assert sum(one.share for one in hand.worth) == pytest.approx(1)
                assert [one.value for one in hand.pays] == [one.value for one in hand.worth]
                assert hand.pays[0].share == 1
                assert odds_of(hand.pays)[worth] == pytest.approx(
                    sum(one.share for one in hand.worth if one.value >= worth)
                )
            for tiles in found.tiles:
                for site in match.view(None, all_open=True)["facts"]["sites"]:
                    if site["cell"] in tiles.hidden and site["tile"] is not None:
                        assert site["tile"] in odds_of(tiles.odds)
                    if site["cell"] in tiles.known:
                        assert site["tile"] == tiles.known[site["cell"]]


def test_everything_is_certain_where_everything_is_open() -> None:
    match = midgame("giganten", 3, 80, seed=2)
    found = study.deduction(match.view(0, all_open=True))
    assert all(len(hand.worth) == 1 for hand in found.hands)


# -- Giganten: action cards ---------------------------------------------------------------------------------


def with_decks(**state: Any) -> dict[str, Any]:
    """A view with decks as we want them; rows that are not named are empty."""
    view = midgame("giganten", 4, 40, seed=1).view(0)
    for name, rows in state.items():
        if isinstance(rows, dict):
            empty = [0] * len(view["state"][name])
            view["state"][name] = [rows.get(row, copies) for row, copies in enumerate(empty)]
        else:
            view["state"][name] = rows
    return view


def tried(deck: list[int], rest: list[int], turned: int) -> dict[str, Fraction]:
    """How likely each card is among those turned up next, by trying every order of the deck and of what it is made
    anew from."""
    orders = [first + second for first in permutations(deck) for second in permutations(rest)]
    names = {row: f"beige{row + 1}" for row in {*deck, *rest}}
    return {
        name: found
        for row, name in names.items()
        if (found := Fraction(sum(row in order[:turned] for order in orders), len(orders)))
    }


@pytest.mark.rule("G2.3")
def test_the_next_cards_are_those_of_trying_every_order() -> None:
    for deck, gone in (({0: 2, 4: 1}, {1: 3, 4: 1}), ({0: 1, 4: 1}, {1: 2, 4: 1, 6: 1}), ({}, {1: 2, 6: 2})):
        view = with_decks(phase=Phase.CARDS, step=TURN_BEIGE, turn=1, beige_deck=deck, beige_gone=gone)
        found = study.deduction(view).beige
        expected = tried(list(Counter(deck).elements()), list(Counter(gone).elements()), 3)
        assert (found.cards, found.turned) == (sum(deck.values()), 3)
        assert {one.card.name: one.share for one in found.odds} == pytest.approx(
            {name: float(share) for name, share in expected.items()}
        )


@pytest.mark.rule("G2.3")
def test_cards_that_are_the_last_of_their_deck_are_certain_to_come() -> None:
    found = study.deduction(with_decks(beige_deck={2: 1, 3: 2})).beige
    assert {one.card.name for one in found.odds if one.share == 1} == {"beige3", "beige4"}
    assert len(found.odds) > 2, "a deck made anew gives the fourth"


@pytest.mark.rule("G2.2")
def test_the_round_of_the_star_is_that_of_trying_every_order() -> None:
    deck = {0: 1, 2: 1, 4: 1, 7: 2}  # advance by 3, 1, 2 and 3
    view = with_decks(red_deck=deck, black=14, round=6)
    ed = gusher.new("giganten", 4, 1).edition
    ends: Counter[int] = Counter()
    orders = list(permutations(Counter(deck).elements()))
    for order in orders:
        place = 14
        for number, row in enumerate(order, 1):
            place += ed.card_black[BEIGE + row]
            if place >= ed.star:
                ends[6 + number] += 1
                break
    expected = {rounds: count / len(orders) for rounds, count in ends.items()}
    assert odds_of(study.deduction(view).last_round) == pytest.approx(expected)


# -- Nations ------------------------------------------------------------------------------------------------


def rich(seed: int) -> Match:
    """A game in which nobody soon runs out of money, so that the deck goes round."""
    position = gusher.new("nations", 3, seed, {"first": 0}).position()
    position["state"]["money"] = [1000, 1000, 1000, 0]
    return gusher.load(position)


@pytest.mark.rule("N7.1")
def test_incident_cards_come_as_they_are_known_to_come() -> None:
    """Through the whole deck and on: what was certain came, and what came was possible."""
    match, rng, certain = rich(3), random.Random(3), 0
    while certain < 8:
        before, at = study.deduction(match.view(0)), match.at
        match.play(rng.choice(match.legal()))
        taken = [event for entry in match.log(0, at) for event in entry["events"] if event["event"] == "card-taken"]
        for place, event in enumerate(taken):
            came = CARD_NAMES[event["card"]]
            assert sum(one.share for one in before.next) == pytest.approx(1)
            if place == 0:
                assert came in {one.card for one in before.next}
                certain += len(before.next) == 1
            if not before.unseen:
                assert came == before.known[place]


@pytest.mark.rule("N7.1")
def test_after_the_cards_that_nobody_has_seen_follow_those_that_were_read_out() -> None:
    match, rng = rich(4), random.Random(4)
    while match.state.drawn < 5:
        match.play(rng.choice(match.legal()))
    found, told = study.deduction(match.view(1)), match.view(1)["facts"]["incidents"]
    assert found.unseen == 24 - match.state.drawn == sum(one.left for one in found.next)
    assert found.known == told["known"]
    assert [one.share for one in found.next] == sorted((one.left / found.unseen for one in found.next), reverse=True)


# -- all games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("giganten", 4), ("nations", 3)])
@pytest.mark.parametrize("language", gusher.texts.LANGUAGES)
def test_it_is_told_in_words(game: str, players: int, language: str) -> None:
    match = midgame(game, players, 20, seed=5)

    def say(key: str, params: dict[str, Any] | None = None) -> str:
        return gusher.texts.say(language, key, params)

    lines = match.game.deduction.tell(match.edition, say, study.deduction(match.view(0)))
    assert len(lines) > 10
    assert not [line for line in lines if not line.strip() or "None" in line]


@pytest.mark.parametrize(
    ("share", "words"), [(1, "certain"), (0.9999999, "> 99%"), (0.994, "99%"), (0.006, "1%"), (0.0000001, "< 1%")]
)
def test_a_percentage_never_looks_certain_or_impossible_if_it_is_not(share: float, words: str) -> None:
    assert spoken(lambda key, params: gusher.texts.say("en", key, params), share) == words


def test_what_hardly_matters_is_left_out_but_never_the_ends() -> None:
    shares = [1.0, 0.9999, 0.7, 0.2, 0.001, 0.0001]
    odds = [Odds(value, share) for value, share in enumerate(shares)]
    assert [one.value for one in telling(odds)] == [0, 2, 3, 5]


def test_a_view_that_is_none_is_refused() -> None:
    with pytest.raises(gusher.PositionError, match="view"):
        study.deduction({})


def test_a_game_without_the_part_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, RACE.name, RACE)
    with pytest.raises(gusher.SetupError, match="deduction"):
        study.deduction(gusher.new(RACE.name, seed=1).view(0))
