"""``gusher dataset``: games of bots as Parquet files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from gusher import SetupError, bots
from gusher.dataset.setup import Setup
from gusher.dataset.write import fill, open_folder, pyarrow
from gusher.kernel import registry

from .group import option
from .params import EditionName, GameName, Language, Options, options_of
from .screen import Screen

GAMES = 1000


def dataset(
    game: GameName,
    out: Annotated[Path, option("--out", key="dataset-out", metavar="DIR")],
    players: Annotated[str, option("--players", "-p", key="dataset-players", metavar="BOT,BOT…")] = "scripted",
    games: Annotated[int, option("--games", "-g", key="dataset-games", metavar="N", min=1)] = GAMES,
    seats: Annotated[int | None, option("--seats", key="players", metavar="N")] = None,
    seed: Annotated[int, option("--seed", "-s", key="dataset-seed", metavar="N", min=0)] = 0,
    seconds: Annotated[float, option("--seconds", key="arena-seconds", metavar="S", min=0.001)] = 1.0,
    records: Annotated[bool, option("--records", key="dataset-records")] = False,
    options: Options = None,
    edition: EditionName = None,
    jobs: Annotated[int | None, option("--jobs", "-j", key="arena-jobs", metavar="N", min=1)] = None,
    lang: Language = None,
) -> None:
    screen, chosen, names = Screen(lang), registry.get(game), tuple(players.split(","))
    pyarrow()
    for name in names:
        bots.get(name)  # says at once what is wrong with it
    number = chosen.ruleset(players=seats).players
    if len(names) > number:
        raise SetupError("dataset-bots-many", bots=len(names), players=number)
    setup = Setup(game, names, games, number, seed, seconds, options_of(chosen, options), edition, records)
    todo = open_folder(out, setup)
    done = games - sum(len(setup.numbers(shard)) for shard in todo)
    with screen.progress(" · ".join(names), games, done) as update:
        for written in fill(out, setup, todo, jobs or os.cpu_count() or 1):
            update(done := done + written)
    screen.say("dataset-written", folder=str(out), games=games)
