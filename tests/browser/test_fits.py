"""No text is cut off, sticks out or lies over another: every screen, every language, from a small phone to a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gusher import texts

from .conftest import House
from .playing import play_until, wait_for_turn

Opened = Callable[..., Any]
WIDTHS = (320, 375, 1024, 1440, 1920)
HEIGHT = 900
TRIES = 20
OPEN_SETTINGS = ".tools button:last-child"
SETTINGS = "dialog:has([name=language])"
OTHER_DIALOG = "dialog:not(:has([name=language]))"
ASKED = {
    "giganten": ("Take one", "Move the truck", "Auction at"),
    "nations": ("Place your first leader", "Place a leader or move one"),
}

MISFITS = """async (root) => {
  await new Promise((done) => requestAnimationFrame(done))  // what a width changes has changed before this
  const SLACK = 1.5
  const found = new Set()
  const pieces = new Map()  // by the sheet that they stand on
  const boxes = new Map()

  const name = ({ localName, classList }) =>
    [localName, ...classList].filter((one) => !one.startsWith('svelte-')).join('.')
  const isAny = (value, ...values) => values.includes(value)
  function boxOf(element) {
    if (!boxes.has(element)) {
      const style = getComputedStyle(element)
      const above = element.parentElement && boxOf(element.parentElement)
      const { left, right, top, bottom } = element.getBoundingClientRect()
      boxes.set(element, {
        element, left, right, top, bottom, above,
        isHidden: above?.isHidden || style.visibility === 'hidden' || style.clipPath === 'inset(50%)',
        isInline: isAny(style.display, 'inline', 'contents'),
        isFrame: element.matches('button, .button, td, th'),
        cutsX: isAny(style.overflowX, 'hidden', 'clip'),
        cutsY: isAny(style.overflowY, 'hidden', 'clip'),
        scrollsX: isAny(style.overflowX, 'auto', 'scroll') && element.scrollWidth > element.clientWidth + 1,
        scrollsY: isAny(style.overflowY, 'auto', 'scroll'),
        stuckTo: style.position === 'sticky' ? element : above?.stuckTo,
        unfolds: element.localName === 'summary' && style.textOverflow === 'ellipsis',
      })
    }
    return boxes.get(element)
  }

  /** Letters are lower than the box that a font gives them. */
  const inked = ({ left, right, top, bottom, height }) =>
    ({ left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height })

  const sheet = document.querySelector(root)
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.data.trim().slice(0, 40)
    if (!text || element.closest('svg, select, script, style, [inert]') || boxOf(element).isHidden) continue
    if (!element.checkVisibility()) continue  // folded up
    if (boxOf(element).unfolds) continue  // it ends in dots, and a click shows the rest
    if (element.closest('dialog') !== sheet.closest('dialog')) continue  // a dialog that lies over the page
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    let rects = [...range.getClientRects()].filter((one) => one.width > 0 && one.height > 0)
    if (rects.length === 0) continue
    const fault = (what) => found.add(`“${text}” in ${name(element.parentElement)} > ${name(element)} ${what}`)
    for (let box = boxOf(element); box; box = box.above) {
      if (box.isInline) continue
      const [left, right] = [Math.min(...rects.map((one) => one.left)), Math.max(...rects.map((one) => one.right))]
      const inks = rects.map(inked)
      const [top, bottom] = [Math.min(...inks.map((one) => one.top)), Math.max(...inks.map((one) => one.bottom))]
      const isWide = left < box.left - SLACK || right > box.right + SLACK
      const isHigh = top < box.top - SLACK || bottom > box.bottom + SLACK
      if (isWide && (box.element === element || box.isFrame || box.cutsX)) fault(`sticks out of ${name(box.element)}`)
      if (isWide && box.element.matches('.scroll')) rects = []  // a table that is meant to move
      else if (isWide && box.scrollsX) fault(`is only seen when ${name(box.element)} is moved sideways`)
      if (isHigh && (box.isFrame || box.cutsY)) fault(`is cut off by ${name(box.element)}`)
      // What has been scrolled away is neither cut off nor in anybody's way.
      if (box.scrollsY) rects = rects.filter((one) => one.top >= box.top - SLACK && one.bottom <= box.bottom + SLACK)
      if (rects.length === 0) break
    }
    const ground = element.closest('dialog, .sheet, header, main')
    pieces.set(ground, [...(pieces.get(ground) ?? []), ...rects.map((rect) => ({ element, text, ...inked(rect) }))])
    if (rects.some((one) => one.left < -SLACK || one.right > innerWidth + SLACK)) fault('is outside the window')
  }

  // Sheets may lie over each other; texts on the same sheet may not.
  for (const group of pieces.values()) {
    group.sort((a, b) => a.top - b.top)
    group.forEach((one, i) => {
      for (const other of group.slice(i + 1)) {
        if (other.top > one.bottom - SLACK) break
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const isPart = one.element.contains(other.element) || other.element.contains(one.element)
        const isStuck = boxOf(one.element).stuckTo !== boxOf(other.element).stuckTo  // the rest moves below it
        if (!isPart && !isStuck && wide > 2 * SLACK) {
          found.add(`“${one.text}” in ${name(one.element)} lies over “${other.text}” in ${name(other.element)}`)
        }
      }
    })
  }
  return [...found]
}"""


def faults(page: Any, where: str, root: str) -> list[str]:
    """What does not fit at each width, once the page has come to rest."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        for _ in range(TRIES):
            there = page.evaluate(MISFITS, root)
            if not there:
                break
            page.wait_for_timeout(100)
        found += [f"{where}, {width} px: {fault}" for fault in there]
    return found


def misfits(page: Any, where: str, root: str = "body", opened_by: str = "") -> list[str]:
    """What does not fit, in every language and width: on the page, or in the dialog that a button opens.  The settings
    lie open meanwhile."""
    found = []
    page.set_viewport_size({"width": WIDTHS[-1], "height": HEIGHT})
    page.click(OPEN_SETTINGS)
    for language in (*texts.LANGUAGES[1:], "en"):
        page.select_option(f"{SETTINGS} [name=language]", language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        if opened_by:
            page.eval_on_selector(opened_by, "button => button.click()")
            page.wait_for_selector(f"{OTHER_DIALOG} :is(.card, dl, form)")
            page.evaluate("document.querySelectorAll('dialog details').forEach(one => { one.open = true })")
        found += faults(page, f"{where}, {language}", OTHER_DIALOG if opened_by else root)
        if opened_by:
            close(page, OTHER_DIALOG)
    close(page, "dialog")
    return found


def close(page: Any, dialog: str) -> None:
    page.keyboard.press("Escape")
    page.wait_for_selector(dialog, state="detached")


def test_the_first_page_and_setting_up_a_table(house: House, open_page: Opened) -> None:
    page = open_page(house.address)
    found = misfits(page, "first page") + misfits(page, "settings", SETTINGS)
    for game in ASKED:
        found += misfits(page, f"set-up of {game}", opened_by=f"[data-set-up={game}]")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ASKED)
def test_the_rulebook(game: str, house: House, open_page: Opened) -> None:
    page = open_page(f"{house.address}/#/rules/{game}")
    page.wait_for_selector(".legend")
    found = misfits(page, f"rules of {game}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ASKED)
def test_the_table(game: str, house: House, open_page: Opened) -> None:
    page = open_page(house.seat(house.table(game=game, seed="7")))
    wait_for_turn(page)
    found = [
        fault for button in ("[data-reference]", "[data-known]") for fault in misfits(page, button, opened_by=button)
    ]
    for words, tab in zip(ASKED[game], ("text", "chat", "log"), strict=False):
        play_until(page, words)
        page.click(f"#tab-{tab}")
        page.evaluate("document.querySelectorAll('details:has(form)').forEach(one => { one.open = true })")
        found += misfits(page, words)
        page.click("#tab-log")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ASKED)
def test_the_end_and_the_replay(game: str, house: House, open_page: Opened) -> None:
    options = {"round_limit": 10} if game == "nations" else {}
    table = house.table(game=game, seed="7", options=options, seats=[{"kind": "bot", "bot": "random"}] * 4)
    page = open_page(house.seat(table, None))
    page.wait_for_selector(".ending", timeout=60_000)
    found = misfits(page, "the end")
    page.goto(house.seat(table, None).replace("/t/", "/replay/"))
    page.wait_for_selector("input[type=range]")
    found += misfits(page, "replay")
    assert not found, "\n".join(found)
