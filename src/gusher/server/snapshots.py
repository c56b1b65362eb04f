"""Snapshots of tables, so that a restart does not replay whole matches.

A snapshot is a shortcut and never the truth: it counts only if exactly this program has made it.  Otherwise, and if it
cannot be read, the events are replayed.
"""

from __future__ import annotations

import functools
import hashlib
import zlib
from pathlib import Path

import msgspec

from gusher.kernel import registry
from gusher.kernel.game import Game

from . import events
from .errors import surviving
from .store import Snapshot
from .table_state import TableState

ROOT = Path(__file__).parents[1]
SOURCES = ("kernel", "games", "server")
"""What decides what a state is and what events make of it."""
SNAPSHOT_ENTRIES = 8  # log entries from one snapshot to the next: replaying them takes a third of a millisecond
_decoder = msgspec.msgpack.Decoder(TableState)


@functools.cache
def maker(game: Game) -> str:
    """The program, down to the last character of its source."""
    digest = hashlib.sha256(game.label.encode())
    for path in sorted(path for folder in SOURCES for path in (ROOT / folder).rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def take(state: TableState) -> Snapshot | None:
    """A snapshot of the state, if it is time for one."""
    if abs(state.match.at - state.at_snapshot) < SNAPSHOT_ENTRIES:
        return None
    state.at_snapshot, state.standing = state.match.at, state.match.standing()
    body, state.standing = msgspec.msgpack.encode(state), None
    return Snapshot(state.n, maker(state.game), zlib.compress(body, 1))


def resumed(setup: events.Setup, snapshot: Snapshot) -> TableState | None:
    """The state that the snapshot shows; None if it cannot be used."""
    if snapshot.made_by == maker(registry.get(setup.game)):
        with surviving("a snapshot cannot be read"):
            state = _decoder.decode(zlib.decompress(snapshot.body))
            return state if state.setup.rules == setup.rules else None  # a table keeps the rules it began with
    return None
