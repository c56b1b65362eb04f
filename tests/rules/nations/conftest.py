"""Games that go deep."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gusher
from gusher.games.nations.edition import EDITIONS

Rich = Callable[[int, int], Iterator[gusher.Match]]
MONEY = 150


@pytest.fixture(scope="session")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Rich:
    """`rich(seed, every)`: a random match that starts with much money, seen every so many decisions and at its end."""
    file: Path = tmp_path_factory.mktemp("editions") / "rich.toml"
    file.write_text(EDITIONS.load().text.replace("money = 7\n", f"money = {MONEY}\n"), encoding="utf-8")

    def stops(seed: int, every: int) -> Iterator[gusher.Match]:
        match, rng = gusher.new("nations", 2 + seed % 3, seed, edition=str(file)), random.Random(seed)
        decisions = 0
        while not match.over:
            if decisions % every == 0:
                yield match
            match.play(rng.choice(match.legal()))
            decisions += 1
        yield match

    return stops
