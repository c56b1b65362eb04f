"""How light and how quick the browser client is, in a real Chromium against a real server.

    python bench/web.py [--json]

Measured: JavaScript transferred until a table can be played (compressed, as it goes over the wire); time from
opening a table's link to the first choice that can be clicked, with nothing cached (the first of them on a server just
started, then the median); a step of the replay's scrubber, from the input event until the new position is laid out:
time that passes, and then, in other steps, the time for which the page's thread computes.
Needs `pip install playwright`, a Chromium, and the built client (`make web`).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, House, chromium

BUDGET = {"js_gzip_kb": 150.0, "first_playable_ms": 1000.0, "scrub_p95_ms": 16.0, "scrub_p95_cpu_ms": 16.0}
"""`cpu` is the page's own work in a step, without waiting for whatever else runs on the machine."""
RUNS = 5
TRANSFERRED = """() => performance.getEntriesByType('resource')
    .filter(entry => entry.name.endsWith('.js')).reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""
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


def opened(browser: Any, address: str) -> Any:
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(address)
    return page


def first_playable(browser: Any, house: House) -> tuple[float, float]:
    """Milliseconds to the first choice, and JavaScript bytes on the way, with nothing cached."""
    table = house.table(options={"first": 0})
    page = opened(browser, house.seat(table))
    page.wait_for_selector(PLAYABLE)
    taken = page.evaluate("performance.now()")
    size = page.evaluate(TRANSFERRED)
    page.context.close()
    return float(taken), float(size)


def scrub(browser: Any, house: House) -> tuple[list[float], list[float]]:
    """Milliseconds of each of 300 steps through a finished game, once its positions are loaded; and for which of them
    the page's thread computes (scripts, styles and layout that they ask for)."""
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


def p95(figures: list[float]) -> float:
    return sorted(figures)[int(len(figures) * 0.95)]


def measured() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        try:
            runs = [first_playable(browser, house) for _ in range(RUNS)]
            steps, works = scrub(browser, house)
        finally:
            browser.close()
            house.kill()
    return {
        "load_average": os.getloadavg()[0],
        "js_gzip_kb": max(size for _, size in runs) / 1000,
        "first_page_ms": runs[0][0],
        "first_playable_ms": statistics.median(taken for taken, _ in runs),
        "scrub_p50_ms": statistics.median(steps),
        "scrub_p95_ms": p95(steps),
        "scrub_p95_cpu_ms": p95(works),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    figures = measured()
    if parser.parse_args().json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:20} {figure:10.1f}" + (f"   (at most {BUDGET[name]:g})" if name in BUDGET else ""))
    sys.exit(any(figures[name] > most for name, most in BUDGET.items()))


if __name__ == "__main__":
    main()
