"""What a view shows beyond the raw fields of the state: a struct for each game, from which the client's types come."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class BaseFacts(Struct, kw_only=True):
    """What every game's facts have in common.  A field that is unset is left out of the view."""

    phase: str
    """The name of the phase under way."""
    clause: str | UnsetType = UNSET
    """The clause of the pending decision, while somebody is to act."""
    verbs: tuple[str, ...] | UnsetType = UNSET
    """The verbs that answer it."""
