"""The chances of The Game of Nations: the starting player (S5) and the Incident cards (7.1)."""

from __future__ import annotations

import pytest

from gusher.games.nations.flow import PLAY
from gusher.games.nations.state import Phase
from gusher.kernel.chance import CHANCE, EVERYBODY

from ..checks import check_draws
from .table import Table, new_game


@pytest.mark.rule("NS5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_starts_as_often_as_any_other(players: int) -> None:
    table = new_game(players)
    assert table.g.seat == CHANCE
    assert PLAY.witnesses(table.ed, table.g) == EVERYBODY
    check_draws(PLAY, table.ed, table.g)


@pytest.mark.rule("N7.1")
def test_every_incident_card_comes_as_often_as_there_are_copies_nobody_has_seen() -> None:
    table = Table().put(0, "king", "B.6")
    for card in ("incident fine", "incident fine", "incident oil-boom"):
        table.begin(Phase.AGENT_INCIDENT).g.due = 1
        table.on()
        assert table.g.seat == CHANCE
        check_draws(PLAY, table.ed, table.g)
        table.chance(card)
