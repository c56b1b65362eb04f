"""The review of a finished game in Chromium."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import gusher
from gusher import study
from gusher.bots.lookahead import LookaheadBot
from gusher.kernel import registry

from .axe import violations
from .conftest import House

Opened = Callable[..., Any]
WORDS = "best|good|inaccuracy|mistake|blunder"


def played(rounds: int = 10) -> gusher.Match:
    """A short game, played at random."""
    LookaheadBot().warm_up(registry.get("nations"))  # the page does not wait for the compiler
    match, rng = gusher.new("nations", 2, 4, {"round_limit": rounds}), Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def finished(house: House) -> str:
    """The address of the review of such a game."""
    table = house.imported(played().record(with_seed=True))
    return f"{house.address}/#/review/{table['table']}/{table['spectator']}"


def shares(text: str) -> list[int]:
    return [int(one.replace("−", "-")) for one in re.findall(r"[-+−]?\d+(?=%)", text)]


def test_a_review_is_walked_by_keyboard_and_adds_up(house: House, open_page: Opened) -> None:
    page = open_page(finished(house), width=1280)
    page.wait_for_selector("[data-terms]")
    columns = zip(*(shares(row) for row in page.locator("[data-terms] tbody tr").all_inner_texts()), strict=True)
    for *parts, result in columns:
        assert sum(parts) == result

    curve = page.get_by_role("slider", name="Chances of winning over the game")
    curve.focus()
    curve.press("Home")
    assert curve.get_attribute("aria-valuenow") == "0"
    curve.press("ArrowRight")
    assert curve.get_attribute("aria-valuenow") == "1"
    curve.press("PageDown")
    word = page.inner_text("[data-moment] [data-word]")
    assert re.search("inaccuracy|mistake|blunder", word)
    assert word.split()[-1] in curve.get_attribute("aria-valuetext")
    assert re.search("With what .+ knew, .+ was best", page.inner_text("[data-verdict]"))
    rows = page.locator("[data-moment] tbody tr").all_inner_texts()
    known = [shares(row)[0] for row in rows]
    assert known == sorted(known, reverse=True)
    assert sum("played" in row for row in rows) == 1
    at = int(curve.get_attribute("aria-valuenow"))
    assert page.input_value(".scrubber input[type=range]") == str(at), "the board shows another moment"

    page.click("[data-closer]")
    page.get_by_text("A closer look.").wait_for()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Go on").wait_for()
    page.click("[data-quick]")
    page.wait_for_selector("[data-closer]")

    page.click("text=As a table")
    judged, as_one = page.locator("details tbody tr"), re.compile(f"({WORDS}|Chance)$")
    judged.filter(has_text=as_one).first.wait_for()
    rows = judged.all_inner_texts()
    assert len(rows) > 10
    assert all(as_one.search(row.strip()) for row in rows)
    assert not violations(page)


def test_a_review_fits_a_phone_in_german(house: House, open_page: Opened) -> None:
    page = open_page(finished(house), width=375, height=740, lang="de")
    page.wait_for_selector("[data-terms]")
    assert "Rückblick" in page.inner_text(".review h2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    curve = page.get_by_role("slider", name="Siegchancen")
    page.click("[data-next-fault]")
    assert page.locator("[data-moment] [data-word]").is_visible()
    before, box = curve.get_attribute("aria-valuenow"), curve.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + 40)
    assert int(curve.get_attribute("aria-valuenow")) > int(before)


def test_a_variation_has_a_curve_to_stop_and_to_go_on_with_and_is_there_the_next_time(
    house: House, open_page: Opened
) -> None:
    """For somebody with a seat, whose invitation was exchanged on the way."""
    match = played(40)
    other = study.played_out(match.branch(match.at // 2, 1), "random", 1)
    table = house.imported(study.add_variation(match.record(with_seed=True), other, "Bolder"))
    page = open_page(f"{house.address}/#/replay/{table['table']}/{table['seats'][0]['token']}/{match.at // 2 + 2}/1")
    page.get_by_role("link", name="Review").click()
    page.click("[data-stop]")
    page.get_by_role("button", name="Go on").wait_for()
    reached = []
    for _ in range(2):
        page.wait_for_timeout(2_000)  # what was asked for before may still come
        reached.append(page.locator("progress").evaluate("bar => bar.value"))
    assert reached[0] == reached[1] < other.at
    page.get_by_role("button", name="Go on").click()
    page.wait_for_selector("[data-terms]")
    curve = page.get_by_role("slider", name="Chances of winning over the game")
    assert curve.get_attribute("aria-valuemax") == str(other.at)
    curve.focus()
    curve.press("End")
    assert page.input_value(".scrubber input[type=range]") == str(other.at)

    page.reload()
    page.wait_for_selector("[data-terms]")
    assert page.url.endswith("/1")
    page.get_by_role("link", name="As played").click()
    page.wait_for_function(f"() => document.querySelector('[role=slider]')?.ariaValueMax === '{match.at}'")
