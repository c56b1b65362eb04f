"""Datasets say what happened, file by file, and a kill loses nothing."""

from __future__ import annotations

import gzip
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import gusher
from gusher.dataset.play import Kept, play
from gusher.dataset.setup import Setup
from gusher.dataset.write import fill, masks, observations, open_folder
from gusher.games.giganten.common import licence_value
from gusher.kernel import driver, mask, registry
from gusher.kernel.engine import linked

ROOT = Path(__file__).resolve().parents[2]
GAMES = registry.names()


def small(game: str, *bots: str, **more: Any) -> Setup:
    wanted = {"games": 6, "players": registry.get(game).players[-1], "seed": 20, "shard": 4, **more}
    return Setup(game, bots, **wanted)


def written(folder: Path, setup: Setup) -> Path:
    assert sum(fill(folder, setup, open_folder(folder, setup), jobs=1)) == setup.games
    return folder


def decisions(folder: Path) -> Any:
    return pa.concat_tables(pq.read_table(file) for file in sorted(folder.glob("decisions-*")))


def games(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pa.concat_tables(map(pq.read_table, sorted(folder.glob("games-*")))).to_pylist()
    return rows


# -- what is in it ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_what_the_rules_make_of_the_seed_and_the_actions(name: str, tmp_path: Path) -> None:
    """Each game again with the interpreted rules.  (`scripted` draws nothing from the game's generator.)"""
    setup = small(name, "scripted", "random")
    assert setup.is_compiled
    table, game = decisions(written(tmp_path, setup)), registry.get(name)
    rows, legal, seen = table.to_pylist(), masks(table, game.rules.verbs.size), observations(table)
    at = 0
    scratch: Any = game.rules.Scratch()
    for one in games(tmp_path):
        state: Any = game.rules.State()
        options = linked(game, driver.begin)(setup.ruleset.edition, state, scratch, one["seed"], setup.players)
        for number in range(one["decisions"]):
            row, observed = rows[at], np.zeros(seen.shape[1], np.int16)
            game.learning.tensor.observe(setup.ruleset.edition, state, state.seat, observed)
            assert (row["game"], row["number"], row["seat"]) == (one["game"], number, state.seat)
            assert (row["round"], row["phase"]) == (state.round, state.phase)
            assert row["bot"] == one["bots"][row["seat"]]
            assert np.array_equal(seen[at], observed)
            assert np.flatnonzero(legal[at]).tolist() == list(mask.members(scratch.mask))
            assert legal[at].sum() == options > 1
            assert legal[at][row["action"]]
            assert (row["score"], row["share"]) == (one["scores"][row["seat"]], one["shares"][row["seat"]])
            options = linked(game, driver.step)(setup.ruleset.edition, state, scratch, row["action"])
            at += 1
        scores = [game.rules.score(setup.ruleset.edition, state, seat) for seat in range(setup.players)]
        assert (options, one["scores"]) == (0, scores)
        assert sum(one["shares"]) == pytest.approx(1)
    assert at == len(rows)


@pytest.mark.parametrize("name", GAMES)
def test_records_replay_to_the_same_decisions_and_their_deals_are_proved(name: str, tmp_path: Path) -> None:
    setup = small(name, "random", games=2, records=True, options=dict(registry.get(name).bounded))
    folder = written(tmp_path, setup)
    (file,) = folder.glob("records-*")
    records = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    table = decisions(folder)
    taken = [[row["action"] for row in table.to_pylist() if row["game"] == game] for game in range(2)]
    for record, one, actions in zip(records, games(folder), taken, strict=True):
        match = gusher.replay(record)
        assert match.scores() == one["scores"]
        assert [entry.action for entry in match.entries if entry.asked] == actions
        assert gusher.verify(record) > 0
        assert record["seed"] == str(one["seed"])


def test_a_bluff_is_a_bid_beyond_ones_licences(tmp_path: Path) -> None:
    setup = small("giganten", "random", games=1, records=True)
    folder = written(tmp_path, setup)
    (file,) = folder.glob("records-*")
    match = gusher.replay(json.loads(gzip.decompress(file.read_bytes())), upto=0)
    record = json.loads(gzip.decompress(file.read_bytes()))
    bluffs = []
    for entry in gusher.replay(record).entries:
        action = match.parse(entry.action)
        if entry.asked:
            bluffs.append(action.verb == "bid" and action.args[0] > licence_value(match.state, entry.seat))
        match.restore([entry])
    assert any(bluffs)
    assert decisions(folder)["bluff"].to_pylist() == bluffs


def test_bots_take_the_seats_in_turn_and_move_on_from_game_to_game() -> None:
    setup = small("giganten", "novice", "foreman", "random")
    assert setup.names(0) == ["novice", "foreman", "random", "novice"]
    assert setup.names(1) == ["foreman", "random", "novice", "foreman"]


def test_a_long_game_gets_more_room() -> None:
    setup = small("nations", "scripted", games=2)
    roomy, cramped = Kept(setup), Kept(setup, room=8)
    for kept in (roomy, cramped):
        play(setup, range(2), kept)
    for name in ("seat", "phase", "round", "action", "observation", "mask"):
        for one, other in zip(roomy.rows(name), cramped.rows(name), strict=True):
            assert np.array_equal(one, other)


def test_the_page_tells_the_columns_as_they_are(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    folder = written(tmp_path, small("giganten", "scripted", games=1))
    for kind in ("decisions", "games"):
        schema = pq.read_schema(folder / f"{kind}-00000.parquet")
        for column in schema:
            wanted = re.sub(r"<.*?: (\w+).*?>", r"<\1>", str(column.type).replace("fixed_size_binary", "bytes"))
            assert told[column.name] == ("text" if "dictionary" in wanted else wanted).replace("string", "text")
        assert json.loads(schema.metadata[b"gusher"])["game"] == "giganten"


# -- carrying on ------------------------------------------------------------------------------------------


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_an_interrupted_dataset_is_carried_on_to_the_same_files(tmp_path: Path) -> None:
    setup = small("nations", "novice", "random", games=10)
    whole = contents(written(tmp_path / "whole", setup))
    folder = tmp_path / "cut"
    interrupted = fill(folder, setup, open_folder(folder, setup), jobs=1)
    assert next(interrupted) == 4
    interrupted.close()
    (folder / "decisions-00001.parquet").write_bytes(b"killed between the two files of a shard")
    (folder / "games-00001.parquet.part").write_bytes(b"killed while writing")
    assert open_folder(folder, setup) == [1, 2]
    list(fill(folder, setup, [1, 2], jobs=1))
    assert contents(folder) == whole
    assert open_folder(folder, setup) == []


@pytest.mark.slow
def test_a_killed_command_run_again_writes_the_same_files(tmp_path: Path) -> None:
    def command(folder: Path) -> list[str]:
        given = ["dataset", "nations", "--players", "scripted,random", "--games", "600", "--jobs", "2"]
        return [sys.executable, "-m", "gusher", *given, "--out", str(folder)]

    killed = subprocess.Popen(command(tmp_path / "cut"))
    while not list((tmp_path / "cut").glob("games-*.parquet")):
        assert killed.poll() is None
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    subprocess.run(command(tmp_path / "cut"), check=True)
    subprocess.run(command(tmp_path / "whole"), check=True)
    assert contents(tmp_path / "cut") == contents(tmp_path / "whole")
    assert len(contents(tmp_path / "whole")) == 7


# -- refusals ---------------------------------------------------------------------------------------------


def test_another_dataset_or_other_files_are_not_written_over(tmp_path: Path) -> None:
    open_folder(tmp_path / "one", small("nations", "scripted"))
    with pytest.raises(gusher.SetupError, match="holds another dataset"):
        open_folder(tmp_path / "one", small("nations", "random"))
    with pytest.raises(gusher.SetupError, match="holds other files"):
        open_folder(tmp_path, small("nations", "scripted"))


def test_a_bot_that_fails_stops_the_dataset(tmp_path: Path) -> None:
    file = tmp_path / "faulty.py"
    file.write_text("def choose(seen):\n    raise KeyError('no such oil')\n")
    setup = small("giganten", str(file))
    with pytest.raises(gusher.SetupError, match="no such oil"):
        play(setup, range(1), Kept(setup))


def test_without_pyarrow_the_command_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(gusher.SetupError, match=r"gusher\[data\]"):
        gusher_dataset("--out", str(tmp_path))


def test_more_bots_than_seats_are_refused(tmp_path: Path) -> None:
    with pytest.raises(gusher.SetupError, match="5 bots are named, but there are 4 players"):
        gusher_dataset("--players", "random,random,random,random,random", "--out", str(tmp_path))


def gusher_dataset(*arguments: str) -> None:
    from gusher.cli.app import app

    app(["dataset", "giganten", *arguments], standalone_mode=False)
