"""Whole games by touch.  Those by keyboard alone are in `test_giganten.py` and `test_nations.py`: what the keys walk
over differs from board to board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .conftest import House
from .playing import play_out, wait_for_turn

SHORTEST: dict[str, dict[str, Any]] = {
    "giganten": {"players": 3},
    "nations": {"players": 2, "options": {"round_limit": 10}},
}
PHONE = {"width": 375, "height": 812, "has_touch": True}
MOST_SHIFT = 0.02
NOTE_SHIFTS = """() => {
  window.shifts = [0]
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value)
  }).observe({ type: 'layout-shift' })
}"""


@pytest.mark.parametrize("game", SHORTEST)
def test_a_whole_game_by_touch_on_a_phone(game: str, house: House, open_page: Callable[..., Any]) -> None:
    page = open_page(house.seat(house.table(game=game, seed="7", **SHORTEST[game])), **PHONE)
    wait_for_turn(page)
    page.evaluate(NOTE_SHIFTS)
    assert play_out(page, by="tap") > 5
    page.wait_for_selector("[data-verdict]")
    assert max(page.evaluate("window.shifts")) <= MOST_SHIFT
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
