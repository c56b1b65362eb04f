"""Puzzles: what is shipped holds, what is made is sound, and nothing hidden is in them."""

from __future__ import annotations

import datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import gusher
from gusher import SetupError, texts
from gusher.bots.levels import LEVELS
from gusher.bots.lookahead import LookaheadBot
from gusher.bots.observation import Observation
from gusher.games.giganten.state import NONE, Phase
from gusher.games.nations.verbs import spaces
from gusher.kernel import registry
from gusher.kernel.match import Match
from gusher.study.puzzles import find, make, rating, shelf
from gusher.study.puzzles.shelf import Puzzle, Shelf
from tests.cli.conftest import Run

GAMES = ("giganten", "nations")
SAMPLE = 2


@pytest.fixture(scope="module", params=GAMES)
def kept(request: Any) -> Shelf:
    return shelf.shelf(request.param)


def some(kept: Shelf, step: int = 20) -> list[Puzzle]:
    return list(kept.puzzles.values())[::step]


# -- what is shipped --------------------------------------------------------------------------------------


def test_every_game_has_its_puzzles(kept: Shelf) -> None:
    assert len(kept.puzzles) >= 200
    assert kept.levels.keys() == LEVELS.keys()


def test_one_choice_is_clearly_best_and_the_weakest_level_mostly_misses_it(kept: Shelf) -> None:
    for puzzle in kept.puzzles.values():
        assert puzzle.margin >= find.MARGIN - 1e-3  # shares are rounded
        assert puzzle.errors >= find.ERRORS
        assert puzzle.found[find.WEAKEST] <= 1 - find.MISSED
        assert puzzle.best.shares[puzzle.seat] == max(choice.shares[puzzle.seat] for choice in puzzle.choices)


def test_a_puzzle_is_what_its_seat_knows(kept: Shelf) -> None:
    """The position that is sampled gives the seat the same view; what is hidden is not in the file."""
    for puzzle in some(kept):
        match = puzzle.match()
        view = match.view(puzzle.seat)
        assert (match.seat, view["state"], view["memory"]) == (puzzle.seat, puzzle.view["state"], puzzle.view["memory"])
        assert {choice.action for choice in puzzle.choices} <= set(view["legal"])
        assert find.key_of(puzzle.view) == puzzle.id


def test_the_hands_of_others_are_not_in_a_puzzle() -> None:
    for puzzle in shelf.shelf("giganten").puzzles.values():
        ones = puzzle.view["state"]["ones"][: puzzle.view["players"]]
        assert [seat for seat, held in enumerate(ones) if held is not None] == [puzzle.seat]


def test_the_line_of_play_begins_with_the_best_choice_and_can_be_played(kept: Shelf) -> None:
    for puzzle in some(kept):
        assert puzzle.line[0] == (puzzle.seat, puzzle.best.action)
        assert puzzle.played().at == len(puzzle.line)


def test_every_theme_has_a_name_in_every_language(kept: Shelf) -> None:
    missing = [
        (language, theme)
        for language in texts.LANGUAGES
        for theme in find.theme_names(registry.get(kept.game))
        if not texts.has(language, f"puzzle-theme-{theme}")
    ]
    assert missing == []


def test_the_strongest_bot_solves_a_sample_anew(kept: Shelf) -> None:
    """`gusher puzzles check` does this with all of them; docs/puzzles.md says how many hold."""
    LookaheadBot().warm_up(registry.get(kept.game))
    clear = sorted(kept.puzzles.values(), key=lambda puzzle: -puzzle.margin)
    assert all(find.holds(puzzle, "sample") for puzzle in clear[: SAMPLE * 20 : 20])


# -- the puzzle of the day --------------------------------------------------------------------------------


def test_the_date_decides_the_daily_puzzle(kept: Shelf) -> None:
    day = datetime.date(2026, 11, 16)
    assert kept.daily(day) is kept.daily(day)
    month = {kept.daily(day + datetime.timedelta(days)).id for days in range(30)}
    assert len(month) == min(30, len(kept.puzzles))


# -- themes -----------------------------------------------------------------------------------------------


def themes(match: Match, action: str) -> list[str]:
    found = match.game.learning.themes
    assert found is not None
    told = found.themes(match.edition, match.state, match.parse(action))
    assert set(told) <= set(found.NAMES)
    return told


def test_a_bid_beyond_the_hand_is_a_bluff_and_the_end_is_near_where_the_star_is() -> None:
    match = gusher.new("giganten", 3, 1)
    match.state.licences[match.state.seat], match.state.ones[match.state.seat] = 3, 2  # worth 4
    assert themes(match, "bid 4") == ["auction"]
    assert themes(match, "bid 5") == ["bluff", "auction"]
    match.state.black = match.edition.star - 1
    assert themes(match, "sell 1") == ["selling", "star"]


def test_to_let_somebody_have_what_they_can_hardly_pay_is_about_a_bluff() -> None:
    match = gusher.new("giganten", 3, 1)
    g, ed = match.state, match.edition
    g.phase, g.leader, g.licences[:3] = Phase.AUCTIONS, (g.seat + 1) % 3, [4, 4, 4]
    g.ones[g.seat], g.gone_ones, g.gone_twos = 2, ed.licence_ones - 20, ed.licence_twos - 20  # 18 left of either value
    for g.bid, expected in ((6, ["auction"]), (7, ["bluff", "auction"])):
        assert themes(match, "pass") == expected
    g.leader = NONE
    assert themes(match, "pass") == ["auction"]


def test_the_canal_an_attack_and_a_card_are_themes() -> None:
    match = gusher.new("nations", 2, 1)
    goal = match.edition.capital[0]
    assert themes(match, "tanker move north south") == ["canal", "tankers"]
    assert themes(match, "tanker move north N1") == ["tankers"]
    capital = spaces.texts[goal]
    match.state.leader[goal] = (1 - match.state.seat) * 4
    assert themes(match, f"move {spaces.texts[(goal + 1) % 64]} {capital}") == ["attack", "leaders"]
    question = spaces.texts[list(match.edition.incident).index(1)]
    assert themes(match, f"agent {question}") == ["incident", "agent"]


# -- ratings ----------------------------------------------------------------------------------------------


def test_a_network_at_a_temperature_takes_actions_by_their_odds() -> None:
    policy = {"a": 1.0, "b": 0.0}
    assert rating.odds(policy, 0) == {"a": 1.0, "b": 0.0}
    assert rating.odds(policy, 2)["a"] == pytest.approx(1 / (1 + np.exp(-0.5)))


def test_ratings_recover_the_scale_that_made_the_odds() -> None:
    levels, hard = np.array([1300.0, 1450.0, 1600.0, 1650.0]), np.array([1200.0, 1500.0, 1900.0])
    found = 1 / (1 + 10 ** ((hard[:, None] - levels[None, :]) / 400))
    puzzles, judged = rating.ratings(found)
    assert puzzles == pytest.approx(hard, abs=1)
    assert judged == pytest.approx(levels, abs=1)


# -- making them ------------------------------------------------------------------------------------------


def a_puzzle() -> Puzzle:
    return next(iter(shelf.shelf("nations").puzzles.values()))


def test_what_was_found_before_a_kill_is_not_looked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def puzzles_in(match: Match, theme: str | None) -> list[Puzzle]:
        looked.append(match.seed)
        return [msgspec.structs.replace(a_puzzle(), id=match.seed)]

    monkeypatch.setattr(make, "puzzles_in", puzzles_in)
    monkeypatch.setattr(make, "bots_game", lambda game, seed: gusher.new("nations", 2, seed))
    game, journal = registry.get("nations"), tmp_path / "journal"
    make.make(game, make.bots_games(game, 2, "x"), journal, 9)
    with journal.open("a") as file:
        file.write('{"game": "cut off')
    found = make.make(game, make.bots_games(game, 4, "x"), journal, 3)
    assert looked == ["puzzles x 0", "puzzles x 1", "puzzles x 2"]
    assert len(found) == 3
    with pytest.raises(SetupError, match="another game or other rules"):
        make.make(registry.get("giganten"), {}, journal, 1)


def test_a_shelf_takes_each_theme_in_turn_and_reads_back(tmp_path: Path) -> None:
    puzzle = a_puzzle()
    many = [msgspec.structs.replace(puzzle, id=f"{theme}{n}", themes=[theme]) for theme in "ab" for n in range(9)]
    kept = make.shelved("nations", many, 4)
    assert kept.themes == {"a": 2, "b": 2}
    shelf.write(tmp_path / "file", kept)
    assert shelf.read(tmp_path / "file").puzzles == kept.puzzles
    (tmp_path / "file").write_bytes(b"not a shelf")
    with pytest.raises(SetupError, match="cannot be read"):
        shelf.read(tmp_path / "file")


def test_a_decision_is_looked_at_from_what_its_seat_knows() -> None:
    """Two positions that the seat cannot tell apart lead to the same finding, to the last bit."""
    LookaheadBot().warm_up(registry.get("giganten"))
    puzzle = next(iter(shelf.shelf("giganten").puzzles.values()))
    look = find.CLOSER._replace(wide=2, most=0)
    findings = []
    for seed in range(2):
        view = gusher.load(gusher.sample(puzzle.view, Random(seed))).view(puzzle.seat)
        seen = Observation(view, Random(1))
        findings.append(find.look_at(seen, find.sampled(seen), list(view["legal"])[:3], look))
    assert findings[0] == findings[1]


# -- the terminal -----------------------------------------------------------------------------------------


def test_a_puzzle_is_solved_in_the_terminal(run: Run) -> None:
    puzzle = a_puzzle()
    ran = run("puzzles", "play", "nations", puzzle.id, typed=f"nonsense\n{puzzle.best.action}\n")
    assert ran.status == 0, ran.err
    assert "right, this is best" in ran.out
    assert "How play might continue" in ran.out
    wrong = run("puzzles", "play", "nations", puzzle.id, typed=f"{puzzle.choices[1].action}\n")
    assert f"Better: {puzzle.best.action}" in wrong.out


def test_puzzles_are_listed_and_wrong_names_refused(run: Run, tmp_path: Path) -> None:
    theme = next(iter(shelf.shelf("giganten").themes))
    listed = run("puzzles", "list", "giganten", "--theme", theme)
    assert listed.status == 0
    assert listed.out.count("\n") >= 2
    assert "The themes are:" in run("puzzles", "list", "giganten", "--theme", "chess").err
    nowhere = tmp_path / "puzzles.jsonl.gz"
    made = run("puzzles", "make", "giganten", "--theme", "canal", "--out", str(nowhere))
    assert "The themes are: auction" in made.err
    assert not list(tmp_path.iterdir())
    assert "has no puzzle" in run("puzzles", "play", "giganten", "0").err
