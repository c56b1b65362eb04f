"""The chances of Giganten: first player (S10), die (1.1), cards (S7), licences (3.1), tiles (S3) and bluffs (7.6)."""

from __future__ import annotations

import pytest

from gusher.games.giganten.flow import PLAY
from gusher.kernel.chance import CHANCE

from ..checks import check_draws
from .table import PLAIN, Table, beige, position, red

SLOW = red(1, 4, 2, crude=1)


def check(table: Table) -> None:
    assert table.seat == CHANCE
    assert len(table.odds) > 1
    check_draws(PLAY, table.ed, table.g)


@pytest.mark.rule("GS10")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_is_first_as_often_as_anybody_else(players: int) -> None:
    check(position("setup", players=players))


@pytest.mark.rule("G1.1")
def test_every_face_of_the_die_comes_as_often_as_any_other() -> None:
    check(position("prices"))


@pytest.mark.rule("GS7")
def test_action_cards_come_as_often_as_there_are_copies_in_the_deck() -> None:
    table = position("cards", discarded=[PLAIN, PLAIN, red(2, 2, 6, crude=1)])
    check(table)
    check(table.play(f"turn {SLOW}"))


@pytest.mark.rule("G3.1")
@pytest.mark.parametrize(
    ("licences", "gone"), [({1: (30, 5)}, (1, 8)), ({2: (35, 33)}, (2, 6)), ({2: (34, 34)}, (3, 4)), ({}, (10, 0))]
)
def test_licences_are_dealt_as_the_deck_and_the_discards_have_them(
    licences: dict[int, tuple[int, int]], gone: tuple[int, int]
) -> None:
    check(position("licences", licences=licences, gone=gone, cards={0: beige(8, 3)}))


@pytest.mark.rule("GS3")
@pytest.mark.parametrize(("cell", "beside"), [("C4", "C3"), ("I4", "I3"), ("J2", "J1")])
def test_a_tile_is_any_of_those_of_its_kind_that_nobody_has_seen(cell: str, beside: str) -> None:
    seen = {"D1": (4, [1]), "E3": (4, [2]), "K4": (2, [0]), "L1": (6, [3]), "S3": (6, [3])}
    check(position("derricks", trucks={0: beside}, seen=seen).play(f"build {cell}"))


@pytest.mark.rule("G4.6")
def test_a_tile_looked_at_is_any_of_those_of_its_kind_that_nobody_has_seen() -> None:
    check(position("moving", trucks={0: "C3"}, seen={"D1": (4, [1]), "E3": (4, [2])}))


@pytest.mark.rule("G7.6")
@pytest.mark.parametrize(("ones", "twos"), [(3, 3), (6, 1), (2, 5)])
def test_a_bluffer_loses_any_half_of_the_cards(ones: int, twos: int) -> None:
    table = position("auctions", tanks={0: [1, 0, 0]}, licences={0: (ones, twos)})
    check(table.play(f"bid {2 * (ones + twos)}"))
