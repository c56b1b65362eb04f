"""Does it pay to bluff in Giganten's auctions?  A dataset, queried with polars, answers.

python examples/bluffs.py [FOLDER] [--games 2048]

A seat bluffs when it bids more than its licences are worth; if nobody bids higher, it loses half of its cards (7.6).
Random players bluff without a plan, so the value of a bluff shows in their final money.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import polars as pl

import gusher

FEWEST = 10  # bids by a seat in a game, so that its share of bluffs means something
TENTHS = 10


def bids() -> tuple[int, int]:
    """The integers of the first and the last bid."""
    parse = gusher.new("giganten").parse
    return parse("bid 1").index, parse("bid 117").index


def bluffing(folder: Path) -> pl.DataFrame:
    """By the share of a seat's bids that were bluffs: number of seats, final money, share of the win."""
    decisions = pl.scan_parquet(folder / "decisions-*.parquet")
    seats = (
        decisions.filter(pl.col("action").is_between(*bids()))
        .group_by("game", "seat")
        .agg(pl.len().alias("bids"), pl.col("bluff").mean(), pl.col("score").first(), pl.col("share").first())
        .filter(pl.col("bids") >= FEWEST)
    )
    return (
        seats.with_columns((pl.col("bluff") * TENTHS).floor() / TENTHS)
        .group_by("bluff")
        .agg(pl.len().alias("seats"), pl.col("score").mean().round(0), pl.col("share").mean().round(3))
        .sort("bluff")
        .collect()
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=2048)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as fresh:
        folder = given.folder or Path(fresh)
        if not (folder / "dataset.json").exists():
            command = ["dataset", "giganten", "--players", "random", "--games", str(given.games), "--out", str(folder)]
            subprocess.run([sys.executable, "-m", "gusher", *command], check=True)
        with pl.Config(tbl_rows=-1):
            print(bluffing(folder))


if __name__ == "__main__":
    main()
