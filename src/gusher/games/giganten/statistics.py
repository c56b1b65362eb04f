"""What is worth counting over many matches of Giganten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gusher.kernel.actions import Action
from gusher.kernel.parts import Statistics

from .state import COMPANY_NAMES


def place(edition: Mapping[str, Any], action: Action) -> str | None:
    """The drill site that a derrick is built on."""
    return action.text.removeprefix("build ") if action.verb == "build" else None


def prices(ed: Any, g: Any) -> dict[str, int]:
    """What each company pays for a crude."""
    return {f"giganten-company-{name}": ed.price[g.price[company]] for company, name in enumerate(COMPANY_NAMES)}


STATISTICS = Statistics(openings=("take", "place", "build", "price"), place=place, prices=prices)
