"""The pictures of the README, taken anew:  python -m tests.browser.pictures docs/img"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import FLAGS, House, chromium
from .playing import catch_up, play_until

SIZES = {"desktop": (1440, 900), "phone": (375, 812)}
BOTS = [{"kind": "bot", "bot": "foreman"}] * 3


class Album:
    def __init__(self, browser: Any, house: House, folder: Path) -> None:
        self.browser, self.house, self.folder = browser, house, folder

    def page(self, address: str, size: str, scheme: str) -> Any:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            locale="en",
            reduced_motion="reduce",
            device_scale_factor=1,
        )
        context.set_default_timeout(120_000)
        page = context.new_page()
        page.goto(address)
        return page

    def shoot(self, page: Any, name: str) -> None:
        page.evaluate("document.fonts.ready")
        page.mouse.move(0, 0)
        page.wait_for_timeout(400)
        page.screenshot(path=str(self.folder / f"{name}.png"))
        print(name)

    def at(self, address: str, names: dict[str, tuple[str, str]]) -> None:
        """The same table on several screens."""
        for name, (size, scheme) in names.items():
            page = self.page(address, size, scheme)
            catch_up(page)
            self.shoot(page, name)
            page.context.close()

    def midgame(self, game: str, seed: str, until: str, words: str) -> str:
        """A table at which bots have played for a while, my seat included, until I am asked something."""
        seats = [{"kind": "human", "name": "Ottilie"}, *BOTS]
        address = self.house.seat(self.house.table(game=game, seed=seed, seats=seats, pace_ms=250))
        page = self.page(address, "desktop", "light")
        page.click(".players summary")
        page.click(".menu button:has-text('Foreman')")
        page.wait_for_selector(f".log .round:has-text('{until}')")
        page.click("text=Take my seat back")
        play_until(page, words)
        mine = str(page.url)  # the invitation is used up: this is the seat's own address
        page.context.close()
        return mine


def main(folder: Path) -> None:
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            album = Album(playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS), house, folder)
            start = album.page(house.address, "desktop", "light")
            start.wait_for_selector("[data-quick]")
            album.shoot(start, "start-desktop-light")
            start = album.page(house.address, "phone", "dark")
            start.wait_for_selector("[data-quick]")
            album.shoot(start, "start-phone-dark")
            rules = album.page(f"{house.address}/#/rules/giganten/4.6", "desktop", "light")
            rules.wait_for_selector(".clause.wanted")
            album.shoot(rules, "rules-desktop-light")
            lesson = album.page(house.address, "desktop", "light")
            lesson.click("[data-guided=nations]")
            lesson.click("[data-understood]")
            lesson.wait_for_selector("[data-goal]")
            album.shoot(lesson, "guided-desktop-light")
            move = album.midgame("giganten", "11", "Round 5", "Move the truck")
            album.at(
                move,
                {"giganten-move-desktop-light": ("desktop", "light"), "giganten-move-phone-light": ("phone", "light")},
            )
            hint = album.page(move, "desktop", "dark")
            catch_up(hint)
            hint.click("[data-hint]")
            hint.wait_for_selector("[data-idea]")
            album.shoot(hint, "giganten-hint-desktop-dark")
            auction = album.midgame("giganten", "3", "Round 4", "Auction at")
            album.at(
                auction,
                {
                    "giganten-auction-desktop-light": ("desktop", "light"),
                    "giganten-auction-phone-dark": ("phone", "dark"),
                },
            )
            nations = album.midgame("nations", "5", "Round 4", "Place a leader or move one")
            album.at(
                nations,
                {
                    "nations-desktop-light": ("desktop", "light"),
                    "nations-desktop-dark": ("desktop", "dark"),
                    "nations-phone-dark": ("phone", "dark"),
                },
            )
    finally:
        house.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
