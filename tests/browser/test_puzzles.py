"""Puzzles in Chromium: solved on the board, by mouse and by keyboard, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gusher.study.puzzles.shelf import Puzzle, shelf

from .axe import violations
from .conftest import House
from .playing import RAW_KEY, press_until

Opened = Callable[..., Any]


def with_button(game: str, theme: str) -> Puzzle:
    """A puzzle whose answer is a button beside the board."""
    return shelf(game).about(theme)[0]


def answer(page: Any, action: str) -> None:
    page.click(f".asking [data-action='{action}']")
    page.click("[data-commit]")
    page.wait_for_selector("[data-answer]")


def test_a_puzzle_is_solved_and_the_next_one_follows(house: House, open_page: Opened) -> None:
    puzzle = with_button("giganten", "card")
    page = open_page(house.address)
    page.click("[data-puzzles=giganten]")
    page.wait_for_selector("[data-prompt]")  # the puzzle of the day
    page.goto(f"{house.address}/#/puzzles/giganten/{puzzle.id}")
    page.wait_for_selector(f".asking [data-action='{puzzle.best.action}']")
    assert violations(page) == []
    answer(page, puzzle.best.action)
    assert page.get_attribute("[data-answer]", "data-answer") == "right"
    assert violations(page) == []
    told = page.inner_text("main")
    assert not RAW_KEY.findall(told)
    assert "puzzle-" not in told
    page.keyboard.press("n")
    page.wait_for_selector("[data-prompt]")
    assert puzzle.id not in page.url
    page.reload()  # what was solved is remembered
    page.wait_for_selector("[data-prompt]")
    assert "Solved: 1 of" in page.inner_text(".head")


def test_a_wrong_answer_on_a_phone_by_keyboard_is_explained(house: House, open_page: Opened) -> None:
    puzzle = with_button("giganten", "card")
    wrong = next(choice.action for choice in puzzle.choices[1:] if choice.action.startswith("take"))
    page = open_page(f"{house.address}/#/puzzles/giganten/{puzzle.id}", width=375, height=780, lang="fr")
    page.wait_for_selector(f".asking [data-action='{wrong}']")
    assert press_until(page, "Tab", f".asking [data-action='{wrong}']")
    page.keyboard.press("Enter")
    assert press_until(page, "Tab", "[data-commit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-answer=wrong]")
    assert page.evaluate("document.activeElement.closest('[data-answer]') !== null")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not RAW_KEY.findall(page.inner_text("main"))
