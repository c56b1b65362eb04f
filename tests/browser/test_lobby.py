"""Friends at a table: from the invitation to the rematch, in three browsers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .conftest import House

Opened = Callable[..., Any]


def invitation_of(page: Any) -> str:
    """The link that the page shows, led to this server: it may name the machine's address in its network."""
    shown: str = page.input_value("[data-invitation]")
    return shown


def test_three_friends_from_the_invitation_to_the_rematch(house: House, open_page: Opened) -> None:
    host = open_page(house.address)
    host.click("[data-set-up=giganten]")
    host.click("text=With friends")
    host.fill("[name=name]", "Ada")
    host.select_option("[name=players]", "3")
    host.click("form [type=submit]")
    host.wait_for_selector("[data-lobby] >> text=2 seats are still free")
    assert host.is_disabled("[data-begin]")
    assert host.get_attribute("[data-reach]", "role") == "note"  # the address is this machine's own
    link = invitation_of(host)

    ben = open_page(link)
    ben.click("[data-sit='2']")
    ben.fill("li.mine [name=name]", "Ben")
    ben.press("li.mine [name=name]", "Tab")
    host.wait_for_selector("li >> text=Ben")
    cleo = open_page(f"{link}/1")  # a link for one seat leads to it
    cleo.wait_for_selector("li.mine:nth-child(2)")
    cleo.fill("[aria-label='Write to the table']", "Hello!")
    cleo.press("[aria-label='Write to the table']", "Enter")
    host.wait_for_selector(".chat >> text=Hello!")

    host.wait_for_selector("[data-lobby] >> text=Not ready yet")
    for friend in (ben, cleo):
        friend.click("[data-ready]")
    host.wait_for_selector("[data-lobby] >> text=Everybody is ready")
    host.select_option("[name=players]", "4")  # whoever was ready has to say so again
    host.wait_for_selector("[data-lobby] >> text=One seat is still free")
    host.click("[data-fill]")
    host.click("summary:has-text('Options')")
    host.select_option("[name=pace]", "0")
    for friend in (ben, cleo):
        friend.wait_for_selector("[data-lobby] >> text=The table has changed")
        friend.wait_for_selector("[data-ready][aria-pressed=false]")
        friend.click("[data-ready]")
    host.click("[data-begin]:enabled")
    for page in (host, ben, cleo):
        page.wait_for_selector("[data-prompt]")
        page.click("[title='Let a bot play']")
        page.click(".menu[open] button:has-text('Novice')")
    host.wait_for_selector(".ending", timeout=120_000)
    host.click("text=Play again")
    host.wait_for_selector("[data-lobby]")
    ben.wait_for_selector(".ending")
    ben.click("text=Play again")
    ben.click("[data-ready]")
    host.wait_for_selector("li:has-text('Ben') .ready")


def test_a_reload_leads_back_to_the_same_seat_and_so_does_the_invitation(house: House, open_page: Opened) -> None:
    table = house.table(seats=[{"kind": "human"}] * 3, players=3, wait=True)
    link = f"{house.address}/#/t/{table['table']}/{table['invitation']}"
    friend = open_page(link)
    friend.click("[data-sit='1']")
    friend.wait_for_selector("li.mine")
    friend.reload()
    friend.wait_for_selector("li.mine:nth-child(2)")
    friend.goto("about:blank")
    friend.goto(link)
    friend.wait_for_selector("li.mine:nth-child(2)")
