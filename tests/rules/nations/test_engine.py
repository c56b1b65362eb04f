"""The rules as a whole: interpreted and compiled alike, and sound in every position."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from gusher.games.nations import invariants, scoring
from gusher.games.nations.meta import GAME
from gusher.games.nations.options import CLAUSES, OPTIONS, PLAYERS
from gusher.games.nations.scratch import Scratch
from gusher.games.nations.sea import pair_of
from gusher.games.nations.state import Edition, State
from gusher.games.nations.verbs import PAIRS
from gusher.kernel import driver
from gusher.kernel.chance import OVER
from gusher.kernel.engine import fuzz, linked
from gusher.kernel.game import OptionValue, Ruleset
from tests import fingerprint

RICH = 400
"""Millions to start with, so that games go deep: through the deck, the tankers and the pipelines."""


def ruleset_for(players: int, money: int, **options: OptionValue) -> Ruleset:
    found = GAME.ruleset(None, players, options)
    edition: Edition = found.edition.clone()
    edition.money = money
    return replace(found, edition=edition)


VARIANTS = list(product(PLAYERS, (7, RICH), ("reserve", "out")))


@pytest.mark.parametrize(("players", "money", "fallen"), VARIANTS)
def test_interpreted_and_compiled_play_the_same_games(players: int, money: int, fallen: str) -> None:
    ruleset = ruleset_for(players, money, fallen_leaders=fallen, round_limit=20)
    for seed in range(30 if money == RICH else 60):
        digest, g = fingerprint.interpreted(ruleset, seed)
        compiled, state = fingerprint.compiled(ruleset, seed)
        assert digest == compiled
        assert State.unpack(state) == g


@pytest.mark.parametrize(("players", "money", "fallen"), VARIANTS)
def test_every_position_of_random_games_is_sound(players: int, money: int, fallen: str) -> None:
    ruleset = ruleset_for(players, money, fallen_leaders=fallen, round_limit=60)
    assert fuzz(ruleset, 5000 if money < RICH else 1000, 1).fault == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_a_finished_game_has_a_winner(players: int) -> None:
    ed, g, scratch = ruleset_for(players, 7).edition, State(), Scratch()
    for seed in range(20):
        linked(GAME, driver.playout)(ed, g, scratch, linked(GAME, driver.begin)(ed, g, scratch, seed, players))
        assert g.seat == OVER
        assert [bool(scoring.score(ed, g, seat)) for seat in range(players)].count(True) == 1


def test_an_unsound_position_is_named() -> None:
    ed, g = ruleset_for(2, 7).edition, State()
    linked(GAME, driver.begin)(ed, g, Scratch(), 1, 2)
    assert invariants.faults(ed, g) == []
    g.bank_tankers += 1
    assert invariants.faults(ed, g) == ["the tankers are not as many as there are"]
    g.bank_tankers -= 1
    g.stands[1][0] ^= 1
    assert invariants.faults(ed, g) == ["a seat's set of leaders is not what stands on the board"]
    g.leader[5] = 99
    assert invariants.faults(ed, g) == ["a number is out of its range"]


def test_pairs_of_countries_are_numbered_in_order() -> None:
    assert [pair_of(a, b) for a, b in PAIRS] == list(range(len(PAIRS)))


def test_every_option_names_a_clause() -> None:
    assert all(option.clause in CLAUSES for option in OPTIONS)
