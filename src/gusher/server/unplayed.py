"""A table whose rules this server does not know.  Nobody can play on here, but what was played is all there."""

from __future__ import annotations

from typing import Any, Self, cast

import msgspec

from gusher.kernel import records, registry
from gusher.kernel.chance import CHANCE
from gusher.kernel.game import Game
from gusher.kernel.match import Match, Standing

from . import events
from .store import Stored
from .table_state import TableState

Line = tuple[int, str, int]
"""An entry as it is stored: seat, action, milliseconds."""
SETUP = ("game", "rules", "edition", "edition_text", "players", "options")
"""What a record has from the table's setup."""


class Lines:
    """Stands in for a match: its entries, as texts that nobody understands."""

    seat = None

    def __init__(self, game: Game, redraws: list[tuple[int, int]]) -> None:
        self.game, self.redraws, self.lines = game, list(redraws), list[Line]()

    @property
    def at(self) -> int:
        return len(self.lines)

    def rewind(self, to: int, anew: bool = False) -> None:
        """As ``Match.rewind`` does it."""
        if anew and (seen := sum(seat == CHANCE for seat, _, _ in self.lines[to:])):
            self.redraws.append((to, seen + max((taken_back for _, taken_back in self.redraws), default=0)))
        del self.lines[to:]


class UnplayedState(TableState):
    """A table's state as far as it does not depend on the rules: names, seats, votes, what was taken back."""

    @classmethod
    def read(cls, stored: Stored) -> Self:
        row = stored.row
        state = cls(events.loads_setup(row.setup), row.seed, row.seed_hash, row.created_ms)
        for body in stored.bodies:
            state.apply(events.loads(body))
        return state

    def fresh_match(self, keep: int = 0, standing: Standing | None = None) -> Match:
        self.lines = Lines(registry.get(self.setup.game), self.setup.redraws)
        return cast(Match, self.lines)

    def _restore(self, event: events.Play) -> None:
        self._begin(event.when)
        start = self.lines.at
        self._charge(start, event.seat, event.by, event.when)
        self.lines.lines += event.entries
        self._moved(start, event.when)

    def record(self, over: bool) -> dict[str, Any]:
        """For a version of Gusher that knows the rules.  Of a running match it holds what its players keep from each
        other."""
        record = records.Record(
            **{name: getattr(self.setup, name) for name in SETUP},
            schema=records.SCHEMA,
            version=records.VERSION,
            seed_hash=self.seed_hash,
            finished=over,
            entries=records.chained(self.setup.game, self.seed_hash, self.lines.lines),
            seed=self.seed if over else None,
            names=self.names,
            redraws=self.lines.redraws,
        )
        return msgspec.to_builtins(record)  # type: ignore[no-any-return]
