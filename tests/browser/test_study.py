"""What if: notes, marks and variations of a finished game in Chromium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gusher
from gusher import study

from .axe import violations
from .conftest import House

Opened = Callable[..., Any]


def test_a_moment_is_annotated_and_played_out_as_a_variation(house: House, open_page: Opened) -> None:
    match = study.played_out(gusher.new("nations", 2, 4, {"round_limit": 10}), "network")
    table = house.imported(match.record(with_seed=True))
    at = match.at - 3
    page = open_page(f"{house.address}/#/replay/{table['table']}/{table['seats'][0]['token']}/{at}", width=1280)
    note = page.get_by_label("Note on this moment")
    note.fill("Red is short of money.")
    page.click("[data-tool=circle]")
    page.click("[data-place='space U.0']")
    page.get_by_text("Circle: U.0").wait_for()
    page.click("[data-tool=arrow]")
    page.locator("[data-place='space U.0']").focus()
    page.keyboard.press("Enter")
    page.get_by_text("From U.0: choose where").wait_for()
    page.click("[data-place='space A.0']")
    page.get_by_text("Arrow: U.0 → A.0").wait_for()
    assert page.locator(".sketch .over").count() == 2
    page.keyboard.down("Shift")
    page.click("[data-place='space A.0']")
    page.keyboard.up("Shift")
    page.get_by_text("Circle: A.0", exact=True).wait_for()
    page.get_by_label("Remove “Circle: A.0”").click()
    page.wait_for_function("() => document.querySelectorAll('.sketch .over').length === 2")

    page.click("[data-what-if]")
    page.get_by_label("Nobody: the bots play it out").check()
    assert not violations(page)
    page.click("[data-branch]")
    page.click("[data-keep]")
    page.get_by_role("link", name="Variation 1").wait_for()
    page.get_by_label("Name of this variation").fill("Played out")
    page.keyboard.press("Tab")
    page.get_by_role("link", name="Played out").wait_for()
    assert page.url.endswith(f"/{at}/1")
    assert note.input_value() == "Red is short of money.", "the moment where it leaves is shared with the game"
    page.get_by_label("To the end").click()
    page.get_by_role("link", name="As played").click()
    page.wait_for_function("() => !document.querySelector('[data-remove]')")

    page.goto(f"{house.address}/#/replay/{table['table']}/{table['spectator']}/{at}/1")
    page.get_by_text("Red is short of money.").wait_for()
    assert page.locator("nav [aria-current=true]").inner_text() == "Played out"
    assert not page.get_by_label("Note on this moment").count(), "spectators read"
    assert page.locator(".sketch .over").count() == 2


def test_what_is_marked_twice_spoils_no_page(house: House, open_page: Opened) -> None:
    match = study.played_out(gusher.new("giganten", 3, 4), "random")
    note = {"at": 60, "text": "Twice", "marks": [["E5"], ["E5"], ["E5", "F6"], ["E5", "F6"]]}
    table = house.imported({**match.record(with_seed=True), "notes": [note]})
    page = open_page(f"{house.address}/#/replay/{table['table']}/{table['spectator']}/60")
    page.get_by_text("Twice").wait_for()
    assert page.get_by_text("Circle: E5").count() == page.get_by_text("Arrow: E5 → F6").count() == 2
    page.wait_for_function("() => document.querySelectorAll('.sketch .over').length === 4")


def test_marks_are_drawn_by_touch_without_zooming_or_scrolling(house: House, open_page: Opened) -> None:
    match = study.played_out(gusher.new("giganten", 3, 4), "random")
    table = house.imported(match.record(with_seed=True))
    address = f"{house.address}/#/replay/{table['table']}/{table['seats'][0]['token']}/60"
    page = open_page(address, width=375, height=740, has_touch=True, is_mobile=True)
    page.locator("[data-tool=circle]").tap()
    page.get_by_text("Tap or click a place to circle it").wait_for()
    page.locator(".sketch [data-place$=' E5'], .sketch [data-place='E5']").first.tap()
    page.get_by_text("Circle: E5").wait_for()
    page.locator("[data-tool=arrow]").tap()
    top = page.evaluate("scrollY")
    for place in ("E5", "F6"):  # as quickly as a double tap
        page.locator(f".sketch [data-place$=' {place}'], .sketch [data-place='{place}']").first.tap()
    page.get_by_text("Arrow: E5 → F6").wait_for()
    assert (page.evaluate("scrollY"), page.locator(".zoom.close").count()) == (top, 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    assert not violations(page)
