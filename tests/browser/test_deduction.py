"""What a seat can work out, in Chromium: at the table and in a replay."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import gusher
from gusher import study

from .axe import violations
from .conftest import House
from .playing import RAW_KEY, choose, wait_for_turn

Opened = Callable[..., Any]
FOUND = "[data-deduced]"


def played(game: str, players: int, decisions: int) -> gusher.Match:
    match, rng = gusher.new(game, players, 4), Random(4)
    while decisions > 0 and not match.over:
        match.play(rng.choice(match.legal()))
        decisions -= 1
    return match


def at(page: Any) -> int:
    return int(page.get_attribute(FOUND, "data-deduced"))


def test_what_can_be_worked_out_follows_the_game_by_keyboard_and_on_a_phone(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(players=3, options={"first": 0})))
    wait_for_turn(page)
    page.keyboard.press("d")
    page.wait_for_selector(FOUND)
    assert page.evaluate("document.activeElement.textContent") == "What you can work out"
    told = page.inner_text(FOUND)
    for words in ("FACE-DOWN TILES", "33%", "The game ends in round", "Among the next 3 to be turned up"):
        assert words.lower() in told.lower()
    assert not RAW_KEY.findall(told)
    assert not violations(page)

    before = at(page)
    choose(page, Random(1))
    page.wait_for_function(f"() => Number(document.querySelector('{FOUND}').dataset.deduced) > {before}")
    assert "certain" in page.inner_text(FOUND), "of five licences it is certain that they pay five"

    page.set_viewport_size({"width": 375, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    page.keyboard.press("d")
    assert not page.locator(FOUND).is_visible()


def test_a_replay_shows_what_the_chosen_seat_could_work_out(house: House, open_page: Opened) -> None:
    match = played("nations", 2, 10_000)
    table = house.imported(match.record(with_seed=True))
    page = open_page(f"{house.address}/#/replay/{table['table']}/{table['spectator']}/12", lang="de")
    page.click("text=schließen konnte")
    page.wait_for_selector(FOUND)
    assert at(page) == 12
    assert "NÄCHSTE EREIGNISKARTE" in page.inner_text(FOUND).upper()
    page.select_option(".scrubber select", label="Gelb")
    page.wait_for_selector("summary:has-text('Was Gelb schließen konnte')")


def test_a_variation_shows_what_a_seat_could_work_out_there(house: House, open_page: Opened) -> None:
    match = played("giganten", 3, 10_000)
    other = study.played_out(match.branch(40, 1), "random", 1)
    table = house.imported(study.add_variation(match.record(with_seed=True), other))
    at = next(n for n, entry in enumerate(other.entries) if n > match.at // 2 and entry.asked)
    page = open_page(f"{house.address}/#/replay/{table['table']}/{table['spectator']}/{at}/1")
    page.wait_for_selector("summary:has-text('could work out')")
    page.keyboard.press("d")
    page.wait_for_selector(f"[data-deduced='{at}']")
    twin = other.clone()
    twin.rewind(at)
    deck = study.deduction(twin.view(other.entries[at].seat)).licences.cards
    assert f"LICENCES IN THE DECK: {deck}" in page.inner_text(FOUND).upper()
