"""Observations: what a seat may know and no more, the same from both kinds of rules, in words and as floats."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import gusher
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.mask import has

from ..conformance.play import stops

SEED = 11


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.get(request.param)


def seen(match: gusher.Match, seat: int) -> Any:
    """The observation by the interpreted rules, over a row full of rubbish: every entry is written."""
    out = np.full(match.game.learning.tensor.TENSOR.size, -99, np.int16)
    match.game.learning.tensor.observe(match.edition, match.state, seat, out)
    return out


def test_states_that_differ_only_in_secrets_give_the_same_observation(game: Game) -> None:
    """The leak test of every channel: positions sampled from a seat's view look to it like the true one."""
    rng, different = random.Random(SEED), 0
    for seed in (1, 2, 3):
        for match in stops(game, seed, 25):
            for seat in range(0 if match.over else match.players):
                other = gusher.load(gusher.sample(match.view(seat), rng))
                assert np.array_equal(seen(match, seat), seen(other, seat))
                different += match.state != other.state
    assert different or all(field.sight.kind != "owner" for field in game.rules.State.fields.values())


def test_an_observation_changes_with_what_the_seat_may_know() -> None:
    """The other side of the leak test: one's own licences and a tile one has looked at are there."""
    match = next(match for match in stops(registry.get("giganten"), 4, 1) if sum(match.state.licences) > 8)
    before = seen(match, 0)
    match.state.ones[1] += 1
    assert np.array_equal(seen(match, 0), before)
    match.state.ones[0] += 1
    assert not np.array_equal(seen(match, 0), before)
    match.state.tile[0], match.state.looked[0] = 5, 0b0010
    hidden = seen(match, 0)
    match.state.tile[0] = 6
    assert np.array_equal(seen(match, 0), hidden)
    assert not np.array_equal(seen(match, 1), hidden)


def test_a_tile_is_face_down_where_the_board_has_one() -> None:
    """The observation reads it from who has looked; the board says the same."""
    game = registry.get("giganten")
    field = next(field for field in game.learning.tensor.TENSOR.fields if field.name == "face down")
    for match in stops(game, 5, 20):
        edition: Any = match.edition
        down = seen(match, 0)[field.start : field.start + edition.sites].tolist()
        assert down == [has(match.state.tile_cells, edition.site_cell[site]) for site in range(edition.sites)]


def test_every_seat_sees_the_table_from_its_own_place(game: Game) -> None:
    """What is open is the same for all, only turned: what I have stands first."""
    name = {"giganten": "cash", "nations": "money"}[game.name]
    field = next(field for field in game.learning.tensor.TENSOR.fields if field.name == name)
    match = list(stops(game, 6, 60))[1]
    rows = [seen(match, seat)[field.start : field.start + match.players].tolist() for seat in range(match.players)]
    assert all(row == rows[0][seat:] + rows[0][:seat] for seat, row in enumerate(rows))


def test_every_entry_fits_and_every_category_is_one_of_its_values(game: Game) -> None:
    for seed in range(3):
        for match in stops(game, seed, 10):
            for seat in range(match.players):
                row = seen(match, seat)
                assert -99 not in row
                for field in game.learning.tensor.TENSOR.fields:
                    entries = row[field.start : field.start + field.size]
                    if field.kind == "category":
                        assert entries.min() >= -1, field.name
                        assert entries.max() < len(field.values), field.name
                    elif field.kind == "bits":
                        assert entries.min() >= 0, field.name
                        assert entries.max() < 1 << len(field.values), field.name


def test_the_float_form_follows_from_the_declared_kinds(game: Game) -> None:
    """Numbers are scaled, categories and sets have a 0 or 1 for each value; all of moderate size."""
    tensor = game.learning.tensor.TENSOR
    row = seen(list(stops(game, 8, 70))[1], 0)
    floats = tensor.floats(row)[0]
    assert floats.shape == (tensor.float_size,)
    assert np.abs(floats).max() <= 4
    for field in tensor.fields:
        entries = row[field.start : field.start + field.size]
        spread = floats[field.float_start : field.float_start + field.float_size].reshape(field.size, -1)
        if field.kind == "number":
            assert np.allclose(spread[:, 0], entries / field.scale), field.name
        elif field.kind == "category":
            assert np.array_equal(spread.sum(axis=1), entries >= 0), field.name
            assert np.array_equal(spread.argmax(axis=1)[entries >= 0], entries[entries >= 0]), field.name
        else:
            assert np.array_equal(spread @ (1 << np.arange(len(field.values))), entries), field.name


def test_a_row_can_be_read_in_words() -> None:
    match = list(stops(registry.get("giganten"), 9, 60))[1]
    lines = gusher.describe_observation("giganten", seen(match, 2)).splitlines()
    assert len(lines) == len(match.game.learning.tensor.TENSOR.fields)
    told = dict(line.split(": ", 1) for line in lines)
    assert told["players"] == str(match.players)
    assert told["cash"].startswith(f"me {match.state.cash[2] // 1000}, next ")
    assert told["ones"] == str(match.state.ones[2])


def test_a_row_of_another_length_is_refused(game: Game) -> None:
    with pytest.raises(ValueError, match="whole numbers; this is"):
        gusher.describe_observation(game.name, [1, 2, 3])
