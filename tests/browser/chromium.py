"""A Chromium for the browser tests: the system's, or Playwright's own.

python -m tests.browser.chromium        # installs one if there is none
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

SYSTEM = ("chromium", "chromium-browser", "google-chrome", "chrome")
MISSING = "there is no Chromium, and none could be installed: install it, or run `playwright install chromium`"


def find(playwright: Playwright) -> str | None:
    """The program, if there is one."""
    installed = [path for name in SYSTEM if (path := shutil.which(name))]
    own = playwright.chromium.executable_path
    return next(iter(installed), own if Path(own).exists() else None)


def ways_to_install() -> list[list[str]]:
    """Playwright's own, which must be downloaded; then Debian's package, if we may install it."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        ways.append(["sh", "-c", "apt-get update -qq && apt-get install -y -qq chromium"])
    return ways


def main() -> None:
    with sync_playwright() as playwright:
        for way in ways_to_install():
            if find(playwright) is None:
                subprocess.run(way, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        print(f"browser tests: {find(playwright) or MISSING}")


if __name__ == "__main__":
    main()
