"""What a person does at the table, by mouse or by touch."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Any

import pytest

playwright_api = pytest.importorskip("playwright.sync_api")

RAW_KEY = re.compile(r"\b(?:web|giganten|nations|seat|bot|server|error|hint)-[a-z]+(?:-[a-z0-9]+)*\b")
OPEN = ".cells button.target, .choice:not(.off):visible, [data-from]:visible, .spots button.target"
HERE = ".popover .choice:not(.off)"
FURTHER = f"[data-commit], {HERE}, .spots button.target"
READY = f"{OPEN}, .ending"
PATIENCE_MS = 4_000
PUT_CARDS_ASIDE = """async () => {
  for (let card; (card = document.querySelector('[data-incident] button')); ) {
    card.click()
    await new Promise(requestAnimationFrame)
  }
}"""


def wait_for_turn(page: Any) -> bool:
    """Until there is something to choose; False when the game is over."""
    page.wait_for_selector(READY)
    return not page.query_selector(".ending")


def sit_at_one_screen(page: Any, game: str, players: int) -> None:
    """From the first page to a table at which everybody uses this page."""
    page.click(f"[data-set-up={game}]")
    page.click("text=Everyone at this screen")
    page.select_option("[name=players]", str(players))
    page.click("text=Open the table")


def catch_up(page: Any) -> None:
    """Whoever comes back to a table need not watch what has happened there."""
    page.wait_for_selector("[data-caught-up=true]")
    if page.query_selector("[data-skip]"):
        page.click("[data-skip]")


def wait_for_other_prompt(page: Any, before: str) -> None:
    """Until something else is asked."""
    page.wait_for_function(
        """before => {
            const now = document.querySelector('[data-prompt]')?.innerText
            return now !== undefined && now !== before
        }""",
        arg=before,
    )


def prompt(page: Any) -> str:
    return str(page.inner_text("[data-prompt]"))


def rev(page: Any) -> str:
    """Something that changes with every position."""
    return str(page.locator(".log li").last.get_attribute("data-n")) + prompt(page)


GOOD = ("[data-action^='take']:has(.crude)", "[data-action^=build]", "[data-action^=ship]")


def choose(page: Any, chance: random.Random, by: str = "click") -> None:
    """Choose something on the map or in the panel, and confirm it: oil where there is some, else anything.
    `by`: "click", or "tap" on a page that has touch.

    The only legal action is played by the server (0.1): then what was in sight is gone, and nothing is to do."""
    page.evaluate(PUT_CARDS_ASIDE)
    with contextlib.suppress(playwright_api.TimeoutError):
        something = wanted(page, chance)
        if something is None:
            return
        press(something, by)
        for _ in range(2):  # a piece is chosen before where it goes, a place before what is done there
            page.wait_for_selector(FURTHER, timeout=PATIENCE_MS)
            if page.query_selector("[data-commit]"):
                break
            more = page.query_selector_all(HERE) or page.query_selector_all(".spots button.target")
            if not more:
                return  # gone again
            press(chance.choice(more), by)
        page.wait_for_selector("[data-commit]", timeout=PATIENCE_MS)
    commit(page, by)


def commit(page: Any, by: str = "click") -> None:
    """Confirm what is chosen, if anything still is; pressing again when the button did not hold still in time."""
    button, last = page.locator("[data-commit]"), None
    for _ in range(10):
        if not button.count():
            return
        try:
            press(button, by)
        except playwright_api.TimeoutError as fault:
            last = fault
    raise AssertionError("the choice cannot be confirmed") from last


def press(what: Any, by: str) -> None:
    getattr(what, by)(timeout=PATIENCE_MS)


def wanted(page: Any, chance: random.Random) -> Any:
    """What to click: None if there is nothing (any more)."""
    groups = [
        page.locator(", ".join(f".choice:not(.off){one}:visible" for one in GOOD)),
        *chance.sample([page.locator(one) for one in OPEN.split(", ")], 4),
    ]
    for group in groups:
        if count := group.count():
            return group.nth(chance.randrange(count))
    return None


def press_until(page: Any, key: str, target: str, most: int = 150) -> bool:
    """Press a key until the focus is on a target; False if there is none any more."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", target):
            return True
        if not page.locator(target).count():
            return False
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not get to {target}")


def press_commit(page: Any) -> bool:
    """Enter chooses what has the focus, Enter again plays it; False if the server was quicker (0.1)."""
    page.keyboard.press("Enter")
    try:
        page.wait_for_selector("[data-commit]", timeout=PATIENCE_MS)
    except playwright_api.TimeoutError:
        return False
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-commit]')")
    return True


AIMED = ".choice.aimed, .cells button.aimed, .columns button.aimed, .spots button.aimed"


NOTE_LESSONS = """() => {
  const seen = window.lessons = []
  const note = () => {
    const title = document.querySelector('.guide h3')?.innerText
    if (title && !seen.includes(title)) seen.push(title)
  }
  note()
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def follow_lessons(page: Any, most: int = 60) -> list[str]:
    """Do what the guide asks for until it ends; the titles of its lessons.  The page itself notes them: on a busy
    machine one may be over before it is asked."""
    page.evaluate(NOTE_LESSONS)
    chance = random.Random(1)
    for _ in range(most):
        page.wait_for_selector(f"[data-understood], [data-take-back], {AIMED}, .guide [data-free]", timeout=60_000)
        assert not RAW_KEY.findall(page.inner_text(".guide"))
        if page.query_selector(".guide [data-free]"):  # between two lessons one plays as one likes
            choose(page, chance)
            continue
        if page.query_selector("[data-take-back]"):  # a decision that was made to see what follows
            page.click("[data-take-back]")
            page.wait_for_selector("[data-take-back]", state="detached")
            continue
        if page.query_selector("[data-understood]"):
            page.click("[data-understood]")
            if not page.query_selector(".guide"):
                return list(page.evaluate("() => window.lessons"))
            continue
        page.evaluate(PUT_CARDS_ASIDE)
        with contextlib.suppress(playwright_api.TimeoutError):
            page.locator(AIMED).first.click(timeout=PATIENCE_MS)
            page.wait_for_selector("[data-commit], .choice.aimed", timeout=PATIENCE_MS)
            if not page.query_selector("[data-commit]"):  # a place that stands for several actions
                page.locator(".choice.aimed").first.click(timeout=PATIENCE_MS)
            page.wait_for_selector("[data-commit]", timeout=PATIENCE_MS)
        commit(page)
    raise AssertionError(f"the guide does not end: {page.evaluate('() => window.lessons')}")


def play_out(page: Any, seed: int = 1, most: int = 400, by: str = "click") -> int:
    """A whole game by random clicks or taps; how many decisions it took."""
    chance = random.Random(seed)
    for number in range(most):
        if not wait_for_turn(page):
            return number
        choose(page, chance, by)
    raise AssertionError("the game does not end")


def play_until(page: Any, words: str, seed: int = 1, most: int = 200) -> None:
    """Random clicks until the prompt contains some words."""
    chance = random.Random(seed)
    for _ in range(most):
        assert wait_for_turn(page), "the game ended too early"
        if words in prompt(page):
            return
        choose(page, chance)
    raise AssertionError(f"never asked: {words}")
