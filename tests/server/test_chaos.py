"""Servers, PostgreSQL and bots die at random, and nobody loses a move."""

from __future__ import annotations

import asyncio

import pytest

from .chaos import rage
from .postgres import postgres, programs

KILLS = 15


@pytest.mark.slow
def test_whatever_is_killed_every_acknowledged_move_counts_once_and_every_table_goes_on() -> None:
    found = programs()
    if found is None:
        pytest.skip("no PostgreSQL, and none can be installed")
    with postgres(found) as database:
        chaos = asyncio.run(rage(database, tables=4, kills=KILLS, seconds=600, seed=1))
    assert chaos.kills.total() >= KILLS
    assert chaos.acked
