"""Your games in Chromium: records dropped, chosen from, counted, reviewed and exported."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gusher
from gusher.bots.lookahead import LookaheadBot
from gusher.kernel import records, registry

from .axe import violations
from .conftest import House
from .playing import RAW_KEY
from .test_review import Opened

REVIEWS_MS = 180_000  # the server reviews when it has nothing better to do


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Three short games, played at random, and something else."""
    LookaheadBot().warm_up(registry.get("nations"))
    folder, made = tmp_path_factory.mktemp("records"), []
    for seed in range(3):
        match, rng = gusher.new("nations", 2, seed, {"round_limit": 10}), Random(seed)
        while not match.over:
            match.play(rng.choice(match.legal()))
        made.append(folder / f"{seed}.json")
        record = {**match.record(with_seed=True), "names": ["Ada", "foreman"]}
        made[-1].write_text(records.dumps(record), encoding="utf-8")
    made.append(folder / "other.json")
    made[-1].write_text("{", encoding="utf-8")
    return made


def bring(page: Any, files: list[Path]) -> None:
    page.set_input_files("input[type=file]", files)
    page.wait_for_selector("[data-sum]")
    page.wait_for_selector("input[type=file]:enabled")  # all of them are there


def test_records_are_added_chosen_reviewed_and_exported(house: House, open_page: Opened, files: list[Path]) -> None:
    page = open_page(f"{house.address}/#/")
    page.click("text=Your finished games")
    page.wait_for_selector("text=No finished games yet")
    bring(page, files)
    page.wait_for_selector("text=3 games added.")
    assert "other.json was not added: this is not a record" in page.inner_text("[role=alert]")
    assert page.inner_text("[data-sum]").startswith("6 seats in 3 games: 50% of the wins")

    page.select_option("[name=whose]", label="Ada")
    assert page.inner_text("[data-sum]").startswith("3 seats in 3 games")
    page.select_option("[name=result]", "true")
    page.select_option("[name=result]", label="any")
    assert page.locator("[data-games] tbody tr").count() == 3
    with page.expect_download() as saved:
        page.click("[data-export]")
    with Path(saved.value.path()).open(encoding="utf-8", newline="") as file:
        assert [row["name"] for row in csv.DictReader(file)] == ["Ada"] * 3

    page.click("[data-review-all]")
    page.wait_for_function("() => !document.querySelector('[data-review-all], progress')", timeout=REVIEWS_MS)
    assert not RAW_KEY.findall(page.inner_text("main"))
    assert not violations(page)
    kept = json.loads(page.evaluate("() => localStorage.getItem('gusher-library')"))
    faults = [fault for game in kept for fault in game["match"]["seats"][0]["faults"]]
    assert page.locator("[data-worst] li").count() == min(len(faults), 10)
    page.locator("[data-worst] a").first.click()
    page.wait_for_selector("[data-moment] [data-word]")


def test_your_games_fit_a_phone_in_german(house: House, open_page: Opened, files: list[Path]) -> None:
    page = open_page(f"{house.address}/#/library", width=320, height=640, lang="de")
    bring(page, files[:2])
    assert "Deine Partien" in page.inner_text("h1")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.reload()
    page.wait_for_selector("[data-sum]")  # the browser has kept them
    assert page.locator("[data-games] tbody tr").count() == 4
    page.locator("[data-games] button").first.click()
    assert page.locator("[data-games] tbody tr").count() == 2
