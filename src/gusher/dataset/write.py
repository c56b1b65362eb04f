"""A dataset in a folder: one shard after another, each there as a whole or not at all."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Generator
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any

import numpy as np

from gusher import bots
from gusher.arena.local import workers
from gusher.kernel.errors import SetupError, library
from gusher.kernel.layout import Array

from .play import Kept, Played, play
from .setup import Setup

HEADER = "dataset.json"
UNFINISHED = ".part"
COMPRESSION = {"compression": "zstd", "compression_level": 1}


def pyarrow(name: str = "pyarrow") -> Any:
    """Or one of its modules, if it is installed."""
    return library("data", name)


def path_of(folder: Path, kind: str, shard: int) -> Path:
    ending = "jsonl.gz" if kind == "records" else "parquet"
    return folder / f"{kind}-{shard:05d}.{ending}"


def open_folder(folder: Path, setup: Setup) -> list[int]:
    """The shards that are still to be written; refuses a folder that holds anything else."""
    header = json.dumps(setup.header(), indent=1) + "\n"
    file = folder / HEADER
    if file.exists() and file.read_text(encoding="utf-8") != header:
        raise SetupError("dataset-other", folder=str(folder))
    if not file.exists() and folder.exists() and any(folder.iterdir()):
        raise SetupError("dataset-not-empty", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.glob(f"*{UNFINISHED}"):
        left.unlink()
    if not file.exists():
        _write(file, header.encode())
    return [shard for shard in setup.shards if not path_of(folder, "games", shard).exists()]


def fill(folder: Path, setup: Setup, shards: list[int], jobs: int) -> Generator[int, None, None]:
    """Write shards; yields the number of games in each."""
    if not shards:
        return
    writer = Writer(folder, setup)  # also compiles what the other processes load
    if jobs == 1 or len(shards) == 1:
        yield from map(writer.write, shards)
        return
    with workers(min(jobs, len(shards)), _begin_work, folder, setup) as pool:
        tasks = [pool.submit(_write_shard, shard) for shard in shards]
        try:
            for task in as_completed(tasks):
                yield task.result()
        finally:
            for task in tasks:
                task.cancel()


_writers: list[Writer] = []
"""In a worker: its own."""


def _begin_work(folder: Path, setup: Setup) -> None:
    pyarrow().set_cpu_count(1)
    _writers.append(Writer(folder, setup))


def _write_shard(shard: int) -> int:
    return _writers[0].write(shard)


class Writer:
    """Plays the games of a shard and writes them, one shard after another."""

    def __init__(self, folder: Path, setup: Setup) -> None:
        self.folder, self.setup, self.kept = folder, setup, Kept(setup)
        bots.warm_up(setup.its_game, setup.bots)
        if setup.is_compiled:
            play(setup, range(1), self.kept)

    def write(self, shard: int) -> int:
        """Returns the number of games.  The games' file comes last and shows that the shard is complete."""
        setup, numbers = self.setup, self.setup.numbers(shard)
        played = play(setup, numbers, self.kept)
        if setup.records:
            lines = "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in played.records)
            _write(path_of(self.folder, "records", shard), gzip.compress(lines.encode(), mtime=0))
        write_table(path_of(self.folder, "decisions", shard), decisions_table(setup, numbers, played))
        write_table(path_of(self.folder, "games", shard), games_table(setup, numbers, played))
        return len(numbers)


def _write(path: Path, content: bytes) -> None:
    part = path.with_name(path.name + UNFINISHED)
    part.write_bytes(content)
    os.replace(part, path)


def write_table(path: Path, table: Any) -> None:
    """A table as .parquet or .csv."""
    part = path.with_name(path.name + UNFINISHED)
    if path.suffix == ".csv":
        pyarrow("pyarrow.csv").write_csv(table, part)
    else:
        pyarrow("pyarrow.parquet").write_table(table, part, use_dictionary=["bot"], **COMPRESSION)
    os.replace(part, path)


# -- tables -----------------------------------------------------------------------------------------------


def decisions_table(setup: Setup, numbers: range, played: Played) -> Any:
    """A row for each decision, by game and in the order of play."""
    pa, kept = pyarrow(), played.decisions
    seat, action = (np.concatenate(kept.rows(name)) for name in ("seat", "action"))
    place = np.repeat(np.arange(len(numbers)), kept.lengths)  # of the game in this shard
    first = np.cumsum(kept.lengths) - kept.lengths
    seatings = np.array([setup.seating(number) for number in numbers])
    columns = {
        "game": pa.array(numbers[0] + place, pa.int64()),
        "number": pa.array(np.arange(len(place)) - first[place], pa.int32()),
        "seat": pa.array(seat, pa.int8()),
        "bot": pa.DictionaryArray.from_arrays(pa.array(seatings[place, seat], pa.int8()), pa.array(list(setup.bots))),
        "round": pa.array(np.concatenate(kept.rows("round")), pa.int16()),
        "phase": pa.array(np.concatenate(kept.rows("phase")), pa.int8()),
        "observation": _binary([rows.view(np.uint8) for rows in kept.rows("observation")]),
        "mask": _binary(kept.rows("mask")),
        "action": pa.array(action, pa.int16()),
        "score": pa.array(played.scores[place, seat], pa.int32()),
        "share": pa.array(played.shares[place, seat], pa.float32()),
    }
    if (bluffs := setup.its_game.learning.bluffs) is not None:
        found = [bluffs(*rows) for rows in zip(kept.rows("observation"), kept.rows("action"), strict=True)]
        columns["bluff"] = pa.array(np.concatenate(found), pa.bool_())
    return _told(setup, pa.table(columns))


def games_table(setup: Setup, numbers: range, played: Played) -> Any:
    """A row for each game."""
    pa = pyarrow()
    columns = {
        "game": pa.array(numbers, pa.int64()),
        "seed": pa.array([setup.seed_of(number) for number in numbers], pa.int64()),
        "bots": pa.array([setup.names(number) for number in numbers], pa.list_(pa.string())),
        "scores": pa.array(played.scores.tolist(), pa.list_(pa.int32())),
        "shares": pa.array(played.shares.tolist(), pa.list_(pa.float32())),
        "decisions": pa.array(played.decisions.lengths, pa.int32()),
    }
    return _told(setup, pa.table(columns))


def _told(setup: Setup, table: Any) -> Any:
    """Every file says what it is from."""
    return table.replace_schema_metadata({"gusher": json.dumps(setup.header())})


def _binary(games: list[Array]) -> Any:
    """Rows of bytes as a column of fixed width, without copying."""
    pa = pyarrow()
    kind = pa.binary(games[0].shape[1])
    chunks = [pa.Array.from_buffers(kind, len(rows), [None, pa.py_buffer(rows)]) for rows in games]
    return pa.chunked_array(chunks)


# -- reading ----------------------------------------------------------------------------------------------


def observations(table: Any) -> Array:
    """The observations of a table that was read with pyarrow: int16, a row for each decision."""
    return _rows(table["observation"]).view("<i2")


def masks(table: Any, actions: int) -> Array:
    """What was legal: bool, a column for each action."""
    packed = _rows(table["mask"])
    return np.unpackbits(packed, axis=1, count=actions, bitorder="little").astype(np.bool_)


def _rows(column: Any) -> Array:
    column = column.combine_chunks()
    width = column.type.byte_width
    whole = np.frombuffer(column.buffers()[1], np.uint8).reshape(-1, width)
    return whole[column.offset : column.offset + len(column)]
