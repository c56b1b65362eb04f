"""Golden playthroughs of Giganten; see ``tests/rules/golden.py`` on how to write them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import gusher
from gusher.games.giganten.meta import GAME
from gusher.kernel.actions import cell_text

from ..golden import Golden, spaced


def numbers(match: gusher.Match) -> Iterator[str]:
    """The table's numbers, seat by seat."""
    g, seen = match.state, match.view(None)["facts"]
    yield (
        f"  = round {g.round}, first {match.name_of(g.first)}, prices {spaced(seen['prices'])}, "
        f"black {g.black}, supply {g.supply}, licences {g.licence_deck}, "
        f"gone {g.gone_ones}+{g.gone_twos}"
    )
    for seat in range(match.players):
        wells = [
            f"{cell_text(match.edition.site_cell[site], 20)}:{g.crude[site]}"
            for site, owner in enumerate(g.owner)
            if owner == seat
        ]
        yield (
            f"  = {match.name_of(seat)} {g.cash[seat]} $, truck {seen['trucks'][seat]}, column {g.loco[seat]}, "
            f"tanks {spaced(g.tank[seat])}, licences {g.ones[seat]}+{g.licences[seat] - g.ones[seat]}, "
            f"derricks {spaced(wells) or '-'}"
        )


def eager(match: gusher.Match, actions: list[gusher.Action]) -> list[gusher.Action]:
    """What brings oil to the companies: otherwise there would be little but halting and passing."""
    return [action for action in actions if action.verb in ("drive", "rail", "build", "ship", "bid")]


GOLDEN = Golden(GAME, Path(__file__).parent / "golden", eager, numbers)


@pytest.mark.parametrize("name", GOLDEN.games())
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    """Byte for byte."""
    GOLDEN.check(name)


def test_there_are_no_other_golden_files_and_none_is_large() -> None:
    """One for three players, one for four, one for each option's value."""
    GOLDEN.check_folder()


if __name__ == "__main__":
    GOLDEN.main()
