"""The client's types are generated, and real views keep to them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import gusher
from gusher.kernel import registry
from gusher.server import types

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_clients_types_are_up_to_date() -> None:
    """`python -m gusher.server.types` writes them."""
    assert PROTOCOL.read_text(encoding="utf-8") == types.typescript()


@pytest.mark.parametrize("name", registry.names())
def test_every_view_of_whole_games_is_of_its_type(name: str) -> None:
    """As each seat and a spectator see it, from the deal to the score sheet."""
    game = registry.get(name)
    expected = types.view_type(game)
    for seed, players in enumerate(game.players):
        match, chance = gusher.new(name, players, seed, game.bounded), Random(seed)
        while not match.over:
            for seat in (None, match.seat):
                msgspec.convert(match.view(seat), expected, strict=True)
            match.play(chance.choice(match.legal()))
        for seat in (None, *range(players)):
            msgspec.convert(match.view(seat), expected, strict=True)


@pytest.mark.parametrize("name", registry.names())
def test_a_field_of_another_type_is_found(name: str) -> None:
    game = registry.get(name)
    view = gusher.new(name, game.players[0], 0, game.bounded).view(0)
    for wrong in ({"game": "chess"}, {"state": {**view["state"], "round": "1"}}, {"more": 0}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**view, **wrong}, types.view_type(game), strict=True)
