"""Which functions of ours lie on the four paths that docs/architecture.md walks?

    python -m tests.paths [edition] [again] [click] [gpu] [bot]

Each path is run once for real, after a rehearsal that compiles and fills the caches (but for `edition`, which comes
first because its first run is the point), and every function of `src/gusher` outside `games/` that was called is
printed in order.  Compiled rules show only where Python calls them.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import threading
from collections import Counter
from types import FrameType
from typing import Any

import numpy as np

import gusher
from gusher import bots
from gusher.kernel import registry

PACKAGE = str(gusher.__path__[0]) + "/"


class Trace:
    """Notes every call of a function of ours while it is on, in all threads."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()
        self.is_on = False
        threading.setprofile(self)
        sys.setprofile(self)

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if self.is_on and event == "call" and code.co_filename.startswith(PACKAGE) and "<" not in code.co_name:
            file = code.co_filename.removeprefix(PACKAGE)
            if not file.startswith("games/"):
                self.calls[file, code.co_qualname] += 1

    def __enter__(self) -> None:
        self.is_on = True

    def __exit__(self, *_: object) -> None:
        self.is_on = False

    def report(self, path: str) -> None:
        files = {file for file, _ in self.calls}
        print(f"{path}: {len(self.calls)} functions in {len(files)} files, {self.calls.total()} calls")
        for (file, name), times in self.calls.items():
            print(f"    {file:28} {name:36} {times}")


def click(trace: Trace) -> None:
    """One of four people at a table plays; until all four have the new position."""
    from tests.server import harness

    async def play(clients: list[harness.Client]) -> None:
        await clients[0].until(lambda: any(client.legal for client in clients))
        await asyncio.sleep(0.2)  # what is still under way is not this click's
        actor = next(client for client in clients if client.legal)
        rev = actor.rev
        trace.calls.clear()
        with trace:
            await actor.play(actor.legal[0])
            await asyncio.gather(*(client.see(lambda seen: seen.rev > rev) for client in clients))

    async def run(folder: str) -> None:
        async with harness.house(f"sqlite:///{folder}/gusher.db") as house:
            table = await house.table([harness.HUMAN] * 4, game=registry.names()[0])
            clients = [await house.join(table, seat) for seat in range(4)]
            await play(clients)
            await play(clients)
            await harness.close_all()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(folder))


def gpu(trace: Trace) -> None:
    """One step of a batch on a GPU; here on a processor in its place."""
    from tests.cuda.emulated import batch_of

    batch = batch_of(registry.names()[0], n=8)
    for _ in range(2):
        actions = np.asarray(batch.device.host(batch.legal)).argmax(axis=1)
        trace.calls.clear()
        with trace:
            batch.step(actions)


def bot(trace: Trace) -> None:
    """From what a seat sees to the action of the strongest bot, played."""
    game = registry.names()[0]
    match = gusher.new(game, seed=7)
    strongest = list(bots.levels.LEVELS)[-1]
    bots.warm_up(registry.get(game), [strongest])
    bots.decide(bots.get(strongest), match.view(match.seat), random.Random(1), 0.2)
    with trace:
        view = match.view(match.seat)
        match.play(bots.decide(bots.get(strongest), view, random.Random(1), 0.2).action)


def edition(trace: Trace) -> None:
    """From the file of an edition to a match that has it."""
    game = registry.names()[0]
    registry.get(game)
    with trace:
        gusher.new(game, seed=7)


def again(trace: Trace) -> None:
    """The same for the next match with that edition."""
    gusher.new(registry.names()[0], seed=7)
    edition(trace)


PATHS = {"edition": edition, "again": again, "click": click, "gpu": gpu, "bot": bot}


def main() -> None:
    wanted = sys.argv[1:] or PATHS
    if unknown := set(wanted) - set(PATHS):
        sys.exit(f"{unknown.pop()} is not a path: choose from {', '.join(PATHS)}")
    for name, path in PATHS.items():
        if name in wanted:
            trace = Trace()
            path(trace)
            trace.report(name)


if __name__ == "__main__":
    main()
