"""Standing orders for the auctions: `bid for me up to 7, then pass` or `… then ask me`.

Worked out from the player's own view alone.  An order is for one company's auction in the round in which it
is given, and still holds if that auction is held again after a bluff (7.6).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gusher.kernel.errors import MalformedAction

from .state import COMPANY_NAMES
from .verbs import MOST_BID

FIELDS = {"company", "up_to", "then"}


def check(view: Mapping[str, Any], orders: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The orders, each with the round it is for; at most one per company."""
    checked = [_checked(order) for order in orders]
    if len({order["company"] for order in checked}) < len(checked):
        raise MalformedAction("giganten-order-twice")
    return [{**order, "round": view["state"]["round"]} for order in checked]


def _checked(order: Mapping[str, Any]) -> dict[str, Any]:
    given = {name: value for name, value in order.items() if name != "round"}
    if set(given) != FIELDS or given["company"] not in COMPANY_NAMES or given["then"] not in ("pass", "ask"):
        raise MalformedAction("giganten-order-form", companies=", ".join(COMPANY_NAMES))
    if type(given["up_to"]) is not int or not 0 <= given["up_to"] <= MOST_BID:
        raise MalformedAction("giganten-order-bid", most=MOST_BID)
    return given


def answer(view: Mapping[str, Any], orders: list[dict[str, Any]]) -> str | None:
    """7.2: one more than the highest bid, up to the limit of the order; None: ask the player."""
    if "pass" not in view["legal"] or view["facts"]["phase"] != "auctions":
        return None
    seen = view["state"]
    for order in orders:
        if order["company"] == COMPANY_NAMES[seen["company"]] and order["round"] == seen["round"]:
            bid = f"bid {seen['bid'] + 1}"
            if seen["bid"] + 1 <= order["up_to"] and bid in view["legal"]:
                return bid
            return "pass" if order["then"] == "pass" else None
    return None
