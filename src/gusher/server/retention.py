"""How long tables are kept, so that the database does not grow for ever."""

from __future__ import annotations

from dataclasses import dataclass

from gusher.kernel.errors import SetupError

LEAST_ABANDONED = 61  # a decision may take 60 days (`protocol.Clock.days`), and nobody need look in meanwhile


@dataclass(frozen=True)
class Retention:
    """For how many days a table is kept after somebody was last there; 0 means for ever."""

    unused: int = 7
    """Set up or imported, and nobody came."""
    abandoned: int = 90
    """Not finished."""
    finished: int = 365

    def __post_init__(self) -> None:
        if 0 < self.abandoned < LEAST_ABANDONED:
            raise SetupError("admin-keep-abandoned", least=LEAST_ABANDONED, days=self.abandoned)
