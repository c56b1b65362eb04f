"""How fast `gusher dataset` is: decisions per second of processor time, for playing, for writing and in total.

python bench/dataset.py [--games 2048] [--cores 2]

A core counts as one second of processor time, so other work on the machine does not matter.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from gusher.dataset.play import play
from gusher.dataset.setup import Setup
from gusher.dataset.write import Writer, open_folder, pyarrow
from gusher.kernel import registry


def measure(game: str, bots: tuple[str, ...], games: int, cores: int) -> str:
    setup = Setup(game, bots, games, registry.get(game).players[-1])
    with tempfile.TemporaryDirectory() as folder:
        shards = open_folder(Path(folder), setup)
        writer = Writer(Path(folder), setup)
        writer.write(shards[0])  # touches all memory once
        began, decisions = time.process_time(), 0
        for shard in shards:
            writer.write(shard)
            decisions += int(writer.kept.lengths.sum())
        wrote = time.process_time() - began
        size = sum(file.stat().st_size for file in Path(folder).glob("*.parquet"))
    began = time.process_time()
    for shard in shards:
        play(setup, setup.numbers(shard), writer.kept)
    played = time.process_time() - began
    return (
        f"| {game} | {', '.join(bots)} | {decisions:,} | {1e6 * played / decisions:.2f} | "
        f"{1e6 * (wrote - played) / decisions:.2f} | {cores * decisions / wrote:,.0f} | {size / decisions:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--cores", type=int, default=2)
    given = parser.parse_args()
    pyarrow().set_cpu_count(1)
    print("| game | bots | decisions | µs to play | µs to write | decisions/s | bytes each |")
    print("|---|---|---|---|---|---|---|")
    for game in registry.names():
        for bots in (("scripted",), ("random",)):
            print(measure(game, bots, given.games, given.cores), flush=True)


if __name__ == "__main__":
    main()
