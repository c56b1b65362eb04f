"""The library: what is read, what is left out, what is chosen and counted."""

from __future__ import annotations

import csv
import doctest
import gzip
import json
import sys
import xml.etree.ElementTree
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest

import gusher
from gusher import Match, study
from gusher.kernel import records, registry
from gusher.study import Library, keeping

from .test_review import GLANCE

NAMES = ["Ada", "novice", "Bob"]


def finished(game: str, seed: int) -> Match:
    """A short match for three, at random."""
    options = {"round_limit": 20} if game == "nations" else {}
    match, rng = gusher.new(game, 3, seed, options), Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def text_of(match: Match) -> str:
    return records.dumps({**match.record(), "names": NAMES})


@pytest.fixture(scope="module", autouse=True)
def reviews(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where reviews are kept meanwhile; they take but a glance."""
    kept = tmp_path_factory.mktemp("reviews")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(study.LEVELS, "quick", GLANCE)
        patch.setattr(
            keeping, "_file_of", lambda record, level, line: kept / f"{record['game']}-{record['seed']}-{level}.json"
        )
        yield kept


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three matches of Nations, one of them twice and one in an archive; one of Giganten; and three bad files."""
    made = tmp_path_factory.mktemp("library")
    (made / "deeper").mkdir()
    matches = [finished("nations", seed) for seed in range(3)]
    (made / "0.json").write_text(text_of(matches[0]), encoding="utf-8")
    (made / "deeper" / "copy.json").write_text(text_of(matches[0]), encoding="utf-8")
    (made / "1.json").write_text(text_of(matches[1]), encoding="utf-8")
    line = json.dumps({**matches[2].record(), "names": NAMES}) + "\n"
    (made / "records-00000.jsonl.gz").write_bytes(gzip.compress(line.encode()))
    (made / "g.json").write_text(text_of(finished("giganten", 1)), encoding="utf-8")
    (made / "cut.json").write_text(text_of(matches[1])[:400], encoding="utf-8")
    (made / "other.json").write_text("{}", encoding="utf-8")
    (made / "running.json").write_text(records.dumps(gusher.new("nations", 2, 1).record()), encoding="utf-8")
    study.kept_review(matches[1].record())
    return made


@pytest.fixture(scope="module")
def found(folder: Path) -> Library:
    return study.library(folder)


def test_the_docstring_is_true() -> None:
    result = doctest.testmod(sys.modules["gusher.study.library"])
    assert result.attempted > 5
    assert result.failed == 0


def test_each_match_is_there_once_and_what_is_bad_is_named(found: Library) -> None:
    assert (len(found), len(found.rows), found.copies) == (4, 12, 1)
    assert {origin.path.name: error.key for origin, error in found.left_out} == {
        "cut.json": "record-broken",
        "other.json": "record-form",
        "running.json": "error-library-running",
    }


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    missing = study.library(tmp_path / "no.json", tmp_path / "no.jsonl.gz")
    assert [error.key for _, error in missing.left_out] == ["error-library-file"] * 2


def test_a_match_at_a_glance() -> None:
    match = finished("giganten", 1)
    played, result = study.glance(match, NAMES), match.result()
    assert result is not None
    asked = [(entry.seat, match.parse(entry.action)) for entry in match.entries if entry.asked]
    assert played.decisions == len(asked) == sum(sum(sat.verbs.values()) for sat in played.seats)
    assert [sat.score for sat in played.seats] == result["scores"]
    assert [sat.name for sat in played.seats] == NAMES
    assert next(sat.seat for sat in played.seats if sat.order == 1) == asked[0][0]
    for sat in played.seats:
        assert sat.openings["take"] == next(a.text for seat, a in asked if seat == sat.seat and a.verb == "take")
        assert sum(sat.places.values()) == sat.verbs.get("build", 0)
        assert sat.faults is None
    prices = {len(one) for one in played.prices.values()}
    assert prices == {played.rounds}
    last = match.view(None)["facts"]["prices"]
    assert [one[-1] for one in played.prices.values()] == last


def test_a_country_goes_by_its_name() -> None:
    played = study.glance(finished("nations", 0))
    data = registry.get("nations").editions.load(None).data
    assert {place for sat in played.seats for place in sat.places} <= {row["name"] for row in data["countries"]["list"]}


@pytest.mark.parametrize(
    ("wanted", "seats"),
    [
        ({"game": "nations"}, 9),
        ({"game": "nations", "name": "Ada"}, 3),
        ({"players": 4}, 0),
        ({"options": {"round_limit": 20}}, 9),
        ({"options": {"round_limit": 30}}, 0),
        ({"seat": 2}, 4),
        ({"order": 1}, 4),
        ({"faults": 0}, 3),
        ({"faults": 10_000}, 0),
    ],
)
def test_seats_are_chosen_by_what_is_known_of_them(found: Library, wanted: dict[str, Any], seats: int) -> None:
    assert len(found.where(**wanted).rows) == seats


def test_winners_and_losers_are_everybody(found: Library) -> None:
    won, lost = found.where(won=True), found.where(won=False)
    assert len(won.rows) + len(lost.rows) == len(found.rows)
    assert sum(row.sat.share for row in won.rows) == pytest.approx(len(found))
    assert found.where(lambda row: row.sat.share > 0).rows == won.rows


def test_an_unknown_filter_is_refused_with_the_known_ones(found: Library) -> None:
    with pytest.raises(gusher.SetupError, match="game, edition, players"):
        found.where(colour="red")
    with pytest.raises(gusher.SetupError, match="seat, order, name"):
        found.wins_by("colour")


def test_shares_add_up_and_have_their_interval(found: Library) -> None:
    for what in ("seat", "order", "name"):
        counts = found.wins_by(what)
        assert sum(count.seats for count in counts) == 12
        assert sum(count.share * count.seats for count in counts) == pytest.approx(4)
        assert all(0 <= count.low <= count.share <= count.high <= 1 and count.low < count.high for count in counts)


def test_openings_and_places_count_each_seat_once(found: Library) -> None:
    nations = found.where(game="nations")
    assert sum(count.seats for count in nations.openings("place")) == 9
    for count in nations.places():
        assert count.seats == sum(count.key in row.sat.places for row in nations.rows)


def test_prices_are_averages_over_the_matches_that_came_so_far(found: Library) -> None:
    only = found.where(game="giganten").matches[0]
    assert found.prices() == {name: [float(price) for price in prices] for name, prices in only.prices.items()}


def test_faults_come_from_the_review_that_was_kept(found: Library) -> None:
    reviewed = found.where(faults=0)
    assert [match.id for match in reviewed.matches] == [study.glance(finished("nations", 1)).id]
    faults = [fault for row in reviewed.rows for fault in row.sat.faults or ()]
    assert faults
    assert sum(one.faults for one in found.tendencies()) == len(faults)
    assert sum(one.given_away for one in found.tendencies()) == pytest.approx(sum(one.given_away for one in faults))
    assert [fault for _, fault in found.worst(1)] == [max(faults, key=lambda one: one.given_away)]


def test_a_missing_review_is_made_once(folder: Path, reviews: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = study.library(folder / "0.json", level="quick")
    monkeypatch.setattr(keeping, "review", None)  # it is not asked again
    assert study.library(folder / "0.json", level="quick").rows == first.rows == first.where(faults=0).rows
    (reviews / "nations-0-quick.json").unlink()
    assert study.library(folder / "0.json").where(faults=0).rows == []


# -- gusher library ---------------------------------------------------------------------------------------


def test_gusher_library_tells_draws_and_exports(run: Any, folder: Path, tmp_path: Path) -> None:
    told = run("library", str(folder), "--export", "seats.csv", "--plots", "plots", "--lang", "en")
    assert told.status == 1  # something was left out
    assert told.err.count("Left out:") == 3
    assert "4 games read, 4 chosen with 12 seats; one copy of the same game." in told.out
    for words in ("Wins by turn order", "Abu Akar", "US Standard", "The worst moments"):
        assert words in told.out
    with (tmp_path / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert {row["name"] for row in rows} == set(NAMES)
    drawn = {path.stem for path in (tmp_path / "plots").iterdir()}
    assert {"giganten-prices", "nations-place", "nations-opening-agent", "nations-mistakes"} <= drawn
    for path in (tmp_path / "plots").iterdir():
        xml.etree.ElementTree.parse(path)


def test_gusher_library_chooses(run: Any, folder: Path, tmp_path: Path) -> None:
    good = [str(folder / name) for name in ("0.json", "1.json", "g.json")]
    told = run("library", *good, "--name", "Ada", "-o", "round_limit=20", "--export", "ada.parquet", "--lang", "en")
    assert told.status == 0
    assert "3 games read, 2 chosen with 2 seats" in told.out
    assert pq.read_table(tmp_path / "ada.parquet")["name"].to_pylist() == ["Ada", "Ada"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("--result", "draw"), "won, lost"),
        (("--review", "deeper"), "quick, deep"),
        (("-o", "round_limit"), "NAME=VALUE"),
        (("-o", "colour=red"), "round_limit"),
        (("--export", "seats.xlsx"), ".parquet, .csv"),
        (("--game", "chess"), "giganten, nations"),
    ],
)
def test_a_wrong_wish_is_told_what_would_be_right(run: Any, folder: Path, given: tuple[str, ...], words: str) -> None:
    told = run("library", str(folder / "0.json"), *given, "--lang", "en")
    assert told.status == 2
    assert words in told.err
