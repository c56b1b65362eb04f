"""How light and how quick the browser client is, in a real Chromium against a real server.

    python bench/web.py [--json]

Measures the JavaScript transferred until a table can be played (compressed, as sent over the wire) and the number of
requests; the time from opening a table's link to the first clickable choice, with nothing cached (first on a freshly
started server, then the median); and a step of the replay's scrubber, from the input event until the new position is
laid out: wall-clock time and then, in other steps, the time for which the page's thread computes. Then it plays a whole
game of each by clicks, on a desktop, on a phone, and on a small phone in German, which has the longest words, and
measures the largest layout shift in one burst (Chromium's "cumulative layout shift", from a PerformanceObserver) with
what shifted, and the time from frame to frame during playback. A machine without a graphics card draws each frame on
its CPU: there the frames show how busy the machine is, not what a visitor sees.
Needs `pip install playwright`, a Chromium, and the built client (`make web`).
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import TimeoutError, sync_playwright

from tests.browser.conftest import FLAGS, House, chromium
from tests.browser.playing import choose, wait_for_turn

GAMES = {"giganten": {}, "nations": {"round_limit": 10}}
Screen = tuple[int, int, str]  # width, height, language
DESK: Screen = (1440, 900, "en")
SCREENS: list[Screen] = [(1280, 900, "en"), (375, 812, "en"), (320, 640, "de")]
BUDGET = {
    "js_gzip_kb": 150.0,
    "first_playable_ms": 1000.0,
    "scrub_p95_ms": 16.0,
    "scrub_p95_cpu_ms": 16.0,
    **{f"{game}_{width}_shift": 0.02 for game in GAMES for width, _, _ in SCREENS},
}
"""`cpu` is the page's own work in a step, without waiting for anything else on the machine."""
WATCH = """() => {
    window.shifts = []
    window.frames = []
    const name = ({ localName, className }) => localName + '.' + String(className.baseVal ?? className).split(' ')[0]
    new PerformanceObserver((list) => {
        for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
            const what = sources.flatMap(({ node }) => (node?.className === undefined ? [] : [name(node)]))
            if (!hadRecentInput) window.shifts.push({ value, startTime, what })
        }
    }).observe({ type: 'layout-shift', buffered: true })
    let before = performance.now()
    const frame = (now) => {
        if (document.querySelector('.playback')) window.frames.push(now - before)
        before = now
        requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
}"""
BURST_MS = (1000, 5000)  # https://web.dev/articles/cls: between shifts, and in total
RUNS = 5
TRANSFERRED = """() => {
    const asked = performance.getEntriesByType('resource'), scripts = asked.filter(entry => entry.name.endsWith('.js'))
    return [scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0), asked.length]
}"""
PLAYABLE = ".choice:not(.off), .cells button.target"
STEP = """async wanted => {
    const slider = document.querySelector('input[type=range]')
    await new Promise(requestAnimationFrame)
    const began = performance.now()
    slider.value = wanted
    slider.dispatchEvent(new Event('input', {bubbles: true}))
    while (!document.querySelector('.line').textContent.startsWith(wanted + ' /')) await null
    document.querySelector('.map').getBoundingClientRect()
    return performance.now() - began
}"""
SCRUB = f"""async steps => {{
    const step = {STEP}, most = Number(document.querySelector('input[type=range]').max), times = []
    for (let n = 0; n < steps; n++) times.push(await step(String(Math.round(n * most / steps))))
    return times
}}"""
STEPS = 300
MOST_DECISIONS = 400
PLAYBACK_MS = 5000


def opened(browser: Any, address: str, watch: str = "", screen: Screen = DESK) -> Any:
    width, height, language = screen
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        service_workers="block",  # which would load everything a second time
    )
    page = context.new_page()
    if watch:
        page.add_init_script(f"({watch})()")
    page.goto(address)
    return page


def first_playable(browser: Any, house: House) -> tuple[float, float, float]:
    """Milliseconds to the first choice, JavaScript bytes on the way, and the number of requests; nothing is cached."""
    table = house.table(options={"first": 0})
    page = opened(browser, house.seat(table))
    page.wait_for_selector(PLAYABLE)
    taken = page.evaluate("performance.now()")
    size, asked = page.evaluate(TRANSFERRED)
    page.context.close()
    return float(taken), float(size), float(asked)


def scrub(browser: Any, house: House) -> tuple[list[float], list[float]]:
    """Milliseconds for each of 300 steps through a finished game, once its positions are loaded; and for how many of
    them the page's thread computes (scripts, and the styles and layout they ask for)."""
    table = house.table(seats=[{"kind": "bot", "bot": "random"}] * 4)
    page = opened(browser, house.seat(table, None))
    page.wait_for_selector(".ending", timeout=120_000)
    page.goto(house.seat(table, None).replace("/t/", "/replay/"))
    page.wait_for_selector("input[type=range]")
    for part in range(41):
        page.evaluate(
            """part => { const slider = document.querySelector('input[type=range]')
            slider.value = String(Math.round(part * slider.max / 40))
            slider.dispatchEvent(new Event('input', {bubbles: true})) }""",
            part,
        )
        page.wait_for_timeout(40)
    times = page.evaluate(SCRUB, STEPS)
    thread = page.context.new_cdp_session(page)
    thread.send("Performance.enable", {"timeDomain": "threadTicks"})

    def computed() -> float:
        told = {one["name"]: one["value"] for one in thread.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(told["ScriptDuration"] + told["LayoutDuration"] + told["RecalcStyleDuration"])

    most, works = int(page.get_attribute("input[type=range]", "max") or 0), []
    for number in range(STEPS):
        before = computed()
        page.evaluate(STEP, str(round(number * most / STEPS)))
        works.append(computed() - before)
    page.context.close()
    return [float(one) for one in times], works


@dataclass
class Game:
    """What a whole game looked like."""

    shift: float
    shifted: str
    frames: list[float]


def play_a_game(browser: Any, house: House, name: str, screen: Screen) -> Game:
    """A whole game against bots, by clicks; opponents' moves are played back every now and then."""
    page = opened(browser, house.seat(house.table(game=name, seed="7", options=GAMES[name])), WATCH, screen)
    chance = random.Random(1)
    for number in range(MOST_DECISIONS):
        if not wait_for_turn(page):
            break
        if number % 12 == 2:
            watch_playback(page)
        choose(page, chance)
    page.wait_for_selector(".ending")
    shifts, frames = page.evaluate("[window.shifts, window.frames]")
    page.context.close()
    return Game(*worst_burst(shifts), frames)


def watch_playback(page: Any) -> None:
    """For a few seconds, if there is anything to play back."""
    page.keyboard.press("p")
    with contextlib.suppress(TimeoutError):
        page.wait_for_selector(".playback", timeout=PLAYBACK_MS)
        page.wait_for_timeout(PLAYBACK_MS)
    page.keyboard.press("Escape")


def worst_burst(shifts: list[dict[str, Any]]) -> tuple[float, str]:
    """The largest sum of shifts in one burst, and what moved in it."""
    pause, whole = BURST_MS
    bursts: list[list[dict[str, Any]]] = []
    for shift in shifts:
        is_same = bursts and (
            shift["startTime"] - bursts[-1][-1]["startTime"] < pause
            and shift["startTime"] - bursts[-1][0]["startTime"] < whole
        )
        if is_same:
            bursts[-1].append(shift)
        else:
            bursts.append([shift])
    worst = max(bursts, key=lambda burst: sum(one["value"] for one in burst), default=[])
    moved = sorted({what for one in worst for what in one["what"]})
    return sum(one["value"] for one in worst), ", ".join(moved)


def p95(figures: list[float]) -> float:
    return sorted(figures)[int(len(figures) * 0.95)]


def measured() -> dict[str, float | str]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        try:
            runs = [first_playable(browser, house) for _ in range(RUNS)]
            steps, works = scrub(browser, house)
            games = {
                f"{name}_{screen[0]}": play_a_game(browser, house, name, screen) for name in GAMES for screen in SCREENS
            }
        finally:
            browser.close()
            house.kill()
    return {
        "load_average": os.getloadavg()[0],
        "js_gzip_kb": max(size for _, size, _ in runs) / 1000,
        "requests": max(asked for _, _, asked in runs),
        "first_page_ms": runs[0][0],
        "first_playable_ms": statistics.median(taken for taken, _, _ in runs),
        "scrub_p50_ms": statistics.median(steps),
        "scrub_p95_ms": p95(steps),
        "scrub_p95_cpu_ms": p95(works),
        **{f"{name}_shift": game.shift for name, game in games.items()},
        **{f"{name}_shifted": game.shifted for name, game in games.items() if game.shifted},
        **{f"{name}_frame_p50_ms": statistics.median(game.frames) for name, game in games.items() if game.frames},
        **{f"{name}_frame_p95_ms": p95(game.frames) for name, game in games.items() if game.frames},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    figures = measured()
    if parser.parse_args().json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            shown = f"{figure:10.3f}" if isinstance(figure, float) else figure
            print(f"{name:25} {shown}" + (f"   (at most {BUDGET[name]:g})" if name in BUDGET else ""))
    sys.exit(any(float(figures[name]) > most for name, most in BUDGET.items()))


if __name__ == "__main__":
    main()
