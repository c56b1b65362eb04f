"""The table of Giganten drawn for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .state import Edition


def draw(ed: Edition, say: Any, view: Mapping[str, Any], width: int) -> str:
    """A view as text."""
    return ""
