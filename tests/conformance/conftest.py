"""One suite for every registered game: what it proves, it proves for all."""

from __future__ import annotations

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Game


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    """Each registered game in turn."""
    return registry.get(request.param)
