"""Golden playthroughs of The Game of Nations; see ``tests/rules/golden.py`` on how to write them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import gusher
from gusher.games.nations.meta import GAME
from gusher.games.nations.networks import revenue
from gusher.games.nations.state import Edition
from gusher.games.nations.verbs import stations

from ..golden import Golden, spaced

ROUNDS_AHEAD = 3  # how often revenue is counted
SHORTEST_LIMIT = 10


def numbers(match: gusher.Match) -> Iterator[str]:
    """The table's numbers, seat by seat."""
    g, seen = match.state, match.view(None)["facts"]
    yield (
        f"  = round {g.round}, first {match.name_of(g.first)}, bank {g.bank_tankers} tankers "
        f"{g.bank_pipelines} pipelines, pipelines {spaced(seen['pipelines'])}, unseen {spaced(g.unseen)}"
    )
    for seat in range(match.players):
        leaders = [f"{leader['type'][:1]}:{leader['space']}" for leader in seen["leaders"] if leader["seat"] == seat]
        fleets = zip(stations.texts, g.tankers[seat], strict=True)
        tankers = [f"{station}:{count}" for station, count in fleets if count]
        yield (
            f"  = {match.name_of(seat)} {g.money[seat]} M +{seen['revenue'][seat]}, agent {seen['agents'][seat]}, "
            f"leaders {spaced(leaders) or '-'}, reserve {spaced(g.reserve[seat])}, "
            f"tankers {spaced(tankers) or '-'}{', out' if g.out[seat] else ''}"
        )


def eager(match: gusher.Match, actions: list[gusher.Action]) -> list[gusher.Action]:
    """What leaves most money and revenue: otherwise everybody would soon be out."""
    seat, ed, standing = match.seat, cast("Edition", match.edition), {}
    assert seat is not None
    for action in actions:
        twin = match.clone()
        twin.play(action)
        standing[action] = twin.state.money[seat] + ROUNDS_AHEAD * revenue(ed, twin.state, seat)
    return [action for action in actions if standing[action] == max(standing.values())]


def is_brief(option: str, value: Any) -> bool:
    """Only the shortest limit is played up to."""
    return option == "first" or (option == "round_limit" and value > SHORTEST_LIMIT)


GOLDEN = Golden(GAME, Path(__file__).parent / "golden", eager, numbers, is_brief)


@pytest.mark.parametrize("name", GOLDEN.games())
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    """Byte for byte."""
    GOLDEN.check(name)


def test_there_are_no_other_golden_files_and_none_is_large() -> None:
    """One for each number of players, one for each option's value."""
    GOLDEN.check_folder()


def test_the_golden_game_with_a_limit_reaches_it() -> None:
    """8.4."""
    told = GOLDEN.told(f"round_limit-{SHORTEST_LIMIT}")
    assert f"= round {SHORTEST_LIMIT}," in told.splitlines()[-6]


if __name__ == "__main__":
    GOLDEN.main()
