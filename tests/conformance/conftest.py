"""One suite for every registered game: what it proves, it proves for all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Game
from tests.race.meta import GAME as RACE

from .play import NAMES


@pytest.fixture(autouse=True, scope="package")
def race() -> Iterator[None]:
    """The race in `tests/race` is a registered game as long as this suite runs."""
    registry.register(RACE)
    yield
    registry._added.pop(RACE.name)


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each registered game in turn."""
    return registry.get(request.param)
