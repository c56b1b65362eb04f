"""A game from elsewhere, named in GUSHER_GAMES, goes wherever Gusher's own games go.

The conformance suite plays it too (see `tests/conformance/conftest.py`)."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import gusher
from gusher import cli
from gusher.kernel import jit, registry
from gusher.server import types
from tests.server import harness

from . import meta


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a process that was started with the variable."""
    monkeypatch.setenv("GUSHER_GAMES", meta.__name__)
    registry._import_added.cache_clear()
    registry.locales.cache_clear()
    yield
    registry._added.pop("race")
    registry._import_added.cache_clear()
    registry.locales.cache_clear()


def gusher_says(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints that ends well."""
    with pytest.raises(SystemExit) as ended:
        cli.main(list(arguments))
    printed = capsys.readouterr()
    assert not ended.value.code, printed.err
    return printed.out


def test_its_texts_are_read_beside_ours_in_english_where_a_language_is_missing() -> None:
    for language in gusher.texts.LANGUAGES:
        assert gusher.texts.say(language, "race-name") == "The Race"
        assert "race-name = The Race" in gusher.texts.source(language)
    assert gusher.texts.say("de", "seat-red") == "Rot"


def test_a_person_and_a_bot_play_it_on_the_server(tmp_path: Path) -> None:
    @harness.live()
    async def play(house: harness.House) -> None:
        games = (await house.http.get("/api/games")).json()
        assert "race" in [game["name"] for game in games["games"]]
        table = await house.table([harness.HUMAN, harness.BOT], game="race", players=2)
        client = await house.join(table, 0)
        await harness.play_out([client], random.Random(1))
        await client.until(lambda: "over" in client.last)
        assert max(account["total"] for account in client.view["result"]["accounts"]) == 16
        assert client.view["facts"]["left"].count(0) == 1

    play(tmp_path)


def test_its_types_can_be_written_for_a_browser_board() -> None:
    written = types.typescript()
    assert "left: number[]" in written
    assert "space: number[][]" in written


def test_bots_meet_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    told = gusher_says(capsys, "arena", "random", "scripted", "--game", "race", "--games", "20", "--jobs", "2")
    assert "The Race" in told
    assert "scripted" in told


def test_the_fuzzer_plays_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = gusher_says(capsys, "fuzz", "race", "--games", "500", "--out", str(tmp_path))
    assert "500 games" in told


def test_it_can_be_watched_in_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    told = gusher_says(capsys, "watch", "race", "--seed", "1", "--lang", "en")
    assert "has both runners home" in told


def test_a_batch_plays_whole_games() -> None:
    games = gusher.batch("race", n=16, seed=1)
    ended = 0
    for _ in range(200):
        games.step_random()
        ended += int(np.count_nonzero(games.done))
    assert ended > 16
    assert "left: " in gusher.describe_observation("race", games.observations[0])


def test_an_edit_of_its_rules_is_noticed_by_the_cache(tmp_path: Path) -> None:
    home = Path(meta.__file__).parent
    copy = shutil.copytree(home, tmp_path / "race")
    assert jit.label_of("race", copy) == jit.label_of("race", home) == meta.GAME.label
    (copy / "scoring.py").write_text("")
    assert jit.label_of("race", copy) != meta.GAME.label
    assert registry.get("giganten").label == "giganten"
