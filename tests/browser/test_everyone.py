"""For everyone: phones, languages, themes, screen readers."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from .axe import violations
from .conftest import House
from .playing import RAW_KEY, catch_up, choose, play_until, prompt, wait_for_other_prompt, wait_for_turn

Opened = Callable[..., Any]
PLAY = {"en": "Play now", "fr": "Jouer", "it": "Gioca ora", "de": "Jetzt spielen"}


@pytest.mark.parametrize("lang", sorted(PLAY))
def test_every_page_speaks_the_language(lang: str, house: House, open_page: Opened) -> None:
    page = open_page(house.address, lang=lang)
    page.wait_for_selector(f"[data-quick=giganten]:has-text('{PLAY[lang]}')")
    page.click("[data-set-up=giganten]")
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    assert not RAW_KEY.findall(page.inner_text("body"))
    page.goto(house.seat(house.table(seed="7")))
    wait_for_turn(page)
    page.locator(".choice:not(.off)").first.click()
    page.click("[data-commit]")
    page.wait_for_selector(".cells button.target")
    page.click("#tab-text")
    assert page.evaluate("document.documentElement.lang") == lang
    assert not RAW_KEY.findall(page.inner_text("body"))
    page.goto(f"{house.address}/#/rules/giganten/6.5")
    page.wait_for_selector(".clause.wanted")
    assert not RAW_KEY.findall(page.inner_text("main"))


def test_the_language_changes_at_the_table_log_included(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(seed="7")))
    wait_for_turn(page)
    page.click("[title=Settings]")
    page.select_option("dialog [name=language]", "de")
    page.keyboard.press("Escape")
    page.wait_for_selector(".log >> text=Runde 1")
    page.wait_for_selector("[data-prompt]:has-text('Nimm eine der Karten')")


def test_a_phone_shows_everything_without_scrolling_sideways(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(seed="7")), width=375, height=812, has_touch=True)
    for words in ("Take one", "Move the truck"):
        play_until(page, words)
        assert page.evaluate("document.documentElement.scrollWidth") <= 375
    page.goto(house.seat(house.at_auction()))
    page.wait_for_selector("[data-prompt]:has-text('Auction at')")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    cell = page.locator("[data-place=H9]").bounding_box()
    assert cell["width"] >= 24
    assert cell["height"] >= 24
    page.goto(house.address)
    page.wait_for_selector("[data-quick]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375


@pytest.mark.parametrize("game", ["giganten", "nations"])
def test_the_printed_contents_name_every_chapter(game: str, house: House, open_page: Opened) -> None:
    page = open_page(f"{house.address}/#/rules/{game}")
    page.wait_for_selector("#part-symbols")
    page.emulate_media(media="print")
    chapters = page.locator("main > h2").all_inner_texts()
    contents = page.locator(".on-paper li :is(a, button)").all_inner_texts()
    assert contents == chapters


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(scheme: str, house: House, open_page: Opened) -> None:
    table = house.table(seed="7")
    page = open_page(house.address, color_scheme=scheme)
    page.wait_for_selector("[data-quick=giganten]")
    page.click("text=Set up a table")
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    found = [f"start: {one}" for one in violations(page)]
    page.keyboard.press("Escape")
    page.click("[title=Settings]")
    found += [f"settings: {one}" for one in violations(page)]
    page.goto(house.seat(table))
    for words in ("Take one", "Move the truck"):
        play_until(page, words)
        found += [f"{words}: {one}" for one in violations(page)]
    page.goto(house.seat(house.at_auction()))
    page.wait_for_selector("[data-prompt]:has-text('Auction at')")
    found += [f"auction: {one}" for one in violations(page)]
    page.click("[data-place=T12]")
    page.wait_for_selector(".reason")
    page.hover("[data-place=H9]")
    page.wait_for_selector(".tip")
    found += [f"tip: {one}" for one in violations(page)]
    page.click("#tab-chat")
    found += [f"chat: {one}" for one in violations(page)]
    page.click("#tab-text")
    found += [f"text: {one}" for one in violations(page)]
    page.goto(f"{house.address}/#/rules/giganten")
    page.wait_for_selector(".clause")
    found += [f"rules: {one}" for one in violations(page)]
    page.goto(house.seat(table).replace("/t/", "/replay/"))
    page.wait_for_selector("input[type=range]")
    found += [f"replay: {one}" for one in violations(page)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_a_phone_and_after_the_end(house: House, open_page: Opened) -> None:
    table = house.table(seed="7", seats=[{"kind": "bot", "bot": "random"}] * 4)
    page = open_page(house.seat(table, None), width=375, height=812)
    page.wait_for_selector(".ending", timeout=60_000)
    found = violations(page)
    assert not found, "\n".join(found)


def test_turn_and_events_are_announced(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(seed="7")))
    play_until(page, "Move the truck")
    said = "document.querySelector('[aria-live=polite][role=status]').innerText"
    page.wait_for_function(f"() => {said}.includes('Your turn')")


def test_a_phone_has_a_strip_a_sheet_that_folds_and_a_closer_look(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(seed="7")), width=375, height=812, has_touch=True)
    play_until(page, "Move the truck")
    assert "$15,000" in page.inner_text(".strip")
    page.tap("[data-rivals]")
    page.wait_for_selector("dialog .players li >> nth=3")
    page.hover("dialog [data-tip] >> nth=0")
    page.wait_for_selector("dialog .tip")
    page.keyboard.press("Escape")
    before = page.locator("[data-place=H9]").bounding_box()["width"]
    page.tap("[data-zoom]")
    page.wait_for_function("() => document.querySelector('.zoom.close')")
    assert page.locator("[data-place=H9]").bounding_box()["width"] > 1.9 * before
    page.tap(".fold")
    page.wait_for_selector(".choices", state="hidden")
    page.tap(".fold")
    page.tap("[aria-controls]:has-text('Tools')")
    page.wait_for_selector(".tools.open >> text=Reference card")


TOP = "selector => document.querySelector(selector).getBoundingClientRect().top"
BOTTOM = TOP.replace("top", "bottom")


def test_on_a_phone_nothing_covers_what_was_chosen(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(seed="7")), width=375, height=640, has_touch=True)
    play_until(page, "Take one")
    page.locator(".choice:not(.off)").last.tap()
    page.wait_for_selector("[data-commit]")
    assert page.evaluate(BOTTOM, ".choice.chosen") <= page.evaluate(TOP, ".confirm")
    play_until(page, "Move the truck")
    lowest = page.locator(".cells button.target").last
    beside = lowest.bounding_box()
    page.evaluate("by => scrollBy(0, by)", beside["y"] + beside["height"] - page.evaluate(TOP, ".asking"))
    lowest.tap()
    page.wait_for_selector("[data-commit]")
    assert page.evaluate(BOTTOM, ".map .chosen") <= page.evaluate(TOP, ".asking")
    assert page.evaluate(BOTTOM, ".map .chosen") >= page.evaluate(BOTTOM, ".strip")


def test_a_second_visit_needs_no_network(house: House, open_page: Opened) -> None:
    page = open_page(house.address, service_workers="allow")
    page.wait_for_selector("[data-quick=giganten]")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()  # now the worker sees what is loaded
    page.wait_for_selector("[data-quick=giganten]")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-quick=giganten]")


def test_a_chat_line_is_noticed_wherever_one_looks(house: House, open_page: Opened) -> None:
    table = house.table(seats=[{"kind": "human"}] * 4)
    one, two = open_page(house.seat(table, 0)), open_page(house.seat(table, 1))
    two.wait_for_selector("[data-prompt]")
    one.click("#tab-chat")
    one.fill("[aria-label='Write to the table']", "Your move!")
    one.press("[aria-label='Write to the table']", "Enter")
    two.wait_for_selector("[data-unread] >> text=1")
    two.click("[data-toast]")
    two.wait_for_selector(".chat >> text=Your move!")
    assert not two.query_selector("[data-unread]")


def test_keys_choose_undo_and_open_the_sheet(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(seed="7")))
    wait_for_turn(page)
    page.keyboard.press("1")
    page.wait_for_selector("[data-commit]")
    page.keyboard.press("1")
    page.wait_for_function("() => !document.querySelector('[data-commit]')")
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd >> text=Esc")
    page.wait_for_selector("dialog .legend")


OPEN = ".cells button.target, .choice:not(.off)"


def test_a_move_made_without_a_connection_outlives_the_page(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(seed="7")))
    for is_late in (False, True):
        wait_for_turn(page)
        mine, before = page.url, prompt(page)
        house.kill()
        page.wait_for_selector(".trouble")
        page.locator(OPEN).first.click()
        page.click("[data-commit]")
        page.wait_for_selector(".sending >> text=Sending")
        page.goto("about:blank")
        house.start()
        if is_late:  # somebody has played for this seat meanwhile
            other = open_page(mine)
            catch_up(other)
            choose(other, random.Random(2))
            wait_for_other_prompt(other, before)
        page.goto(mine)
        if is_late:
            page.wait_for_selector(".reason >> text=the game has moved on without it")
        else:
            catch_up(page)
            wait_for_other_prompt(page, before)


def test_sounds_are_heard_once_they_are_wanted(house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(seed="7")))
    page.add_init_script("""window.heard = 0
        const make = AudioContext.prototype.createGain
        AudioContext.prototype.createGain = function () { window.heard++; return make.call(this) }""")
    page.reload()
    wait_for_turn(page)
    choose(page, random.Random(1))
    wait_for_turn(page)
    assert page.evaluate("window.heard") == 0
    page.click("[data-sound]")
    assert page.get_attribute("[data-sound]", "aria-pressed") == "true"
    choose(page, random.Random(1))
    page.wait_for_function("window.heard > 0")


def test_a_table_of_unknown_rules_offers_its_record_to_save(house: House, open_page: Opened) -> None:
    table = house.table()
    house.kill()
    with sqlite3.connect(house.folder / "gusher.db") as database:
        change = """update tables set setup = replace(setup, '"rules":', '"rules":9') where id = ?"""
        database.execute(change, [table["table"]])
    database.close()
    house.start()
    page = open_page(house.seat(table))
    with page.expect_download() as saved:
        page.click("text=Download the record")
    record = json.loads(saved.value.path().read_text())
    assert (record["game"], record["finished"]) == ("giganten", False)
