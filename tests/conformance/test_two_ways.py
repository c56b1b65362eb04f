"""One source, two ways to run: interpreted and compiled rules agree to the last bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gusher.kernel import driver, mask
from gusher.kernel.engine import linked, simulate
from gusher.kernel.game import Game
from tests import fingerprint

from .play import options_for, players_for

GAMES = 1000


@pytest.mark.slow
def test_interpreted_and_compiled_games_have_the_same_masks_and_final_states(game: Game) -> None:
    """Every legal mask, every choice and every byte of the final state, over all options and player counts."""
    for seed in range(GAMES):
        players = players_for(game, seed)
        ruleset = game.ruleset(None, players, options_for(game, seed))
        digest, state = fingerprint.interpreted(ruleset, seed)
        compiled_digest, compiled_state = fingerprint.compiled(ruleset, seed)
        assert digest == compiled_digest, f"seed {seed}: the masks differ"
        assert state.pack().tobytes() == compiled_state.tobytes(), f"seed {seed}: the final states differ"


def test_simulated_games_are_the_same_whoever_runs_them(game: Game) -> None:
    """The same seeds give the same scores and lengths, also one game at a time."""
    ruleset = game.ruleset(options=options_for(game, 0))
    many = simulate(ruleset, 20, 5)
    for number in range(20):
        one = simulate(ruleset, 1, 5 + number)
        assert one.lengths[0] == many.lengths[number]
        assert np.array_equal(one.scores[0], many.scores[number])
    assert many.decisions == many.lengths.sum()


def test_records_of_both_ways_convert_into_each_other(game: Game) -> None:
    """Packing a plain state and unpacking it gives the same state."""
    players = game.players[0]
    edition = game.ruleset(None, players, options_for(game, 0)).edition
    state: Any = game.rules.State()
    scratch: Any = game.rules.Scratch()
    linked(game, driver.begin)(edition, state, scratch, 3, players)
    assert game.rules.State.unpack(state.pack()) == state
    assert type(edition).unpack(edition.pack()) == edition


def test_all_legal_actions_lie_in_the_words_that_are_said_to_be_in_use(game: Game) -> None:
    """What lies elsewhere would neither be counted nor cleared."""
    for seed in range(20):
        players = players_for(game, seed)
        edition = game.ruleset(None, players, options_for(game, seed)).edition
        state: Any = game.rules.State()
        scratch: Any = game.rules.Scratch()
        options = linked(game, driver.begin)(edition, state, scratch, seed, players)
        while options > 0:
            assert options == len(list(mask.members(scratch.mask))), f"seed {seed}: {state!r}"
            chosen = mask.pick(scratch.mask, scratch.used, state.draws % options)
            options = linked(game, driver.step)(edition, state, scratch, chosen)
        mask.clear(scratch.mask, scratch.used)
        assert not any(scratch.mask)
