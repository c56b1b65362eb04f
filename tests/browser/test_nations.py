"""The Game of Nations in Chromium."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from gusher import texts

from .axe import violations
from .conftest import House
from .playing import (
    RAW_KEY,
    choose,
    follow_lessons,
    play_out,
    play_until,
    press_commit,
    press_until,
    sit_at_one_screen,
    wait_for_turn,
)

Opened = Callable[..., Any]
SHORT = {"game": "nations", "options": {"round_limit": 10}}


def test_a_whole_game_by_mouse_ends_with_a_score_sheet_and_a_proof(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(**SHORT)))
    assert play_out(page) > 3
    assert page.locator(".ending table tbody:not(.ledger) tr").count() == 5
    assert page.locator(".ending table tfoot td").count() == 4
    assert "Starting money" in page.inner_text(".ledger")
    page.click("text=Verify the deal")
    page.wait_for_selector(".proof")


def test_a_leader_is_chosen_first_then_where_it_goes_with_the_price(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(**SHORT)))
    play_until(page, "Place a leader or move one")
    page.wait_for_selector("[data-from]")
    page.locator("[data-from]").first.click()
    goals = page.locator(".spots button.target")
    assert goals.count() > 0
    assert page.locator("svg .price").count() == goals.count()
    goals.first.click()
    page.wait_for_selector(".confirm .change")
    assert re.search(r"money: \d+\sM → \d+\sM", page.inner_text(".confirm"))


def test_why_not_names_the_clause(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(**SHORT)))
    wait_for_turn(page)
    page.click("[data-place='border N1-N2']")
    page.wait_for_selector(".reason a")


def test_the_keyboard_walks_the_map_and_plays(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(**SHORT)))
    wait_for_turn(page)
    page.focus("[data-place='space U.0']")
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.classList.contains('target')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".popover .choice")
    press_until(page, "Tab", ".popover .choice")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-commit]")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-commit]')")


def test_a_whole_game_by_keyboard_alone(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(**SHORT | {"players": 2}, seed="3")))
    asked = on_map = 0
    while wait_for_turn(page):
        is_folded = not page.locator(".choice:not(.off), [data-from]").count()
        if (is_folded or asked % 3 == 0) and page.locator(".spots button.target").count():
            found = press_until(page, "Tab", ".spots button") and press_until(page, "Home", ".spots button.target")
            page.keyboard.press("Enter")  # a piece, a place for several actions, or an action
            on_map += found
            if page.query_selector("[data-commit]"):
                page.keyboard.press("Enter")
                page.wait_for_function("() => !document.querySelector('[data-commit]')")
                asked += 1
                continue
        if not page.locator(".choice:not(.off)").count() and page.locator("[data-from]").count():
            press_until(page, "Tab", "[data-from]")
            page.keyboard.press("Enter")
        asked += press_until(page, "Tab", ".choice:not(.off)") and press_commit(page)
        assert asked < 200, "the game does not end"
    assert asked > 5
    assert on_map > 1


def test_the_first_game_is_a_course_of_lessons(house: House, open_page: Opened) -> None:
    page = open_page(house.address, lang="it")
    page.click("[data-guided=nations]")
    titles = follow_lessons(page)
    assert len(titles) >= 8, titles


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_every_language_has_all_words(lang: str, house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(**SHORT)), lang=lang)
    chance = random.Random(5)
    for _ in range(6):
        if not wait_for_turn(page):
            break
        assert not RAW_KEY.findall(page.inner_text("body"))
        choose(page, chance)
    page.goto(f"{house.address}/#/rules/nations")
    page.wait_for_selector(".clause")
    assert not RAW_KEY.findall(page.inner_text("main"))
    page.go_back()
    page.click("#tab-text")
    assert not RAW_KEY.findall(page.inner_text("body"))


@pytest.mark.parametrize("size", [(1280, 900), (375, 812)])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(size: tuple[int, int], house: House, open_page: Opened) -> None:
    width, height = size
    page = open_page(house.seat(house.table(**SHORT)), width=width, height=height, color_scheme="dark")
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found = violations(page)
    page.goto(f"{house.address}/#/rules/nations")
    page.wait_for_selector(".clause")
    page.wait_for_selector(".cards >> text=Receive 5")
    found += violations(page)
    assert not found, "\n".join(found)


def test_an_incident_is_turned_up_as_a_card_and_is_in_nobodys_way(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(game="nations", players=2, seed="5", options={"round_limit": 10})))
    chance = random.Random(3)
    while wait_for_turn(page) and not page.query_selector("[data-incident]"):
        choose(page, chance)
    card = page.wait_for_selector("[data-incident]")
    name = card.get_attribute("data-incident")
    assert texts.say("en", f"nations-card-{name}") in card.inner_text()
    assert "$" not in card.inner_text()  # the edition's amounts are in it
    assert page.locator(f"[data-incident] use[href='#card-{name}']").bounding_box()["height"] > 60
    page.click("[data-incident]", position={"x": 40, "y": 60})  # anywhere on it
    page.wait_for_selector(f"[data-incident={name}]", state="detached")


def test_what_rivals_have_done_is_summed_up_and_shown_on_the_map(house: House, open_page: Opened) -> None:
    options = {"first": 1, "round_limit": 10}
    page = open_page(house.seat(house.table(game="nations", players=2, seed="5", options=options)))
    page.click(".recap summary")
    assert "took" in page.inner_text(".recap summary")
    page.locator(".recap button").first.hover()
    page.wait_for_selector("svg .lit")


def test_at_one_screen_no_curtain_falls_where_nothing_is_hidden(house: House, open_page: Opened) -> None:
    page = open_page(house.address)
    sit_at_one_screen(page, "nations", 2)
    seats: set[str | None] = set()
    chance = random.Random(1)
    while len(seats) < 2:
        assert wait_for_turn(page)
        assert not page.query_selector(".curtain")
        seats.add(page.get_attribute("[data-prompt] use", "href"))
        choose(page, chance)


def test_a_place_offers_what_can_be_done_there(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(**SHORT)))
    wait_for_turn(page)
    assert page.locator(".choice:visible").count() == 0  # no wall of buttons: the map comes first
    page.locator(".spots button.target").first.hover()
    page.wait_for_selector("[role=tooltip] >> text=controls")
    page.locator(".spots button.target").first.click()
    page.locator(".popover .choice").first.click()
    page.wait_for_selector(".popover .change >> text=money")
    place, popover = page.locator(".spots button.target").first.bounding_box(), page.locator(".popover").bounding_box()
    assert popover["y"] >= place["y"] + place["height"] or popover["y"] + popover["height"] <= place["y"]


def test_everybody_keeps_their_colour_in_a_dialog(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(game="nations", seed="7")), 375, 812)
    wait_for_turn(page)
    colour = "mark => getComputedStyle(mark).color"
    on_page = page.eval_on_selector(".side .players .seat-1", colour)
    page.click("[data-rivals]")
    assert page.eval_on_selector("dialog .players .seat-1", colour) == on_page
