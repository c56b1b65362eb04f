"""Reviews: the four terms, what counts as a mistake, and who may be blamed for what."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import gusher
from gusher import Match, bots, study
from gusher.kernel import records
from gusher.study import Decision, Level, Luck, Review, keeping
from gusher.study.judge import Judge
from gusher.study.review import is_worse, word_for

GLANCE = Level(trials=2, closer=4, depth=2)
"""Enough to see that the accounts are kept."""


def played(game: str, players: int, seed: int, names: tuple[str, ...] = ("scripted", "random")) -> Match:
    match = gusher.new(game, players, seed, {"round_limit": 40} if game == "nations" else {})
    rng = Random(seed)
    while (seat := match.seat) is not None:
        bot = bots.get(names[seat % len(names)])
        match.play(bots.decide(bot, match.view(seat), rng, 1.0).action)
    return match


@pytest.fixture(scope="module", params=[("nations", 2), ("giganten", 3)], ids=lambda given: given[0])
def reviewed(request: Any) -> tuple[Match, Review]:
    game, players = request.param
    match = played(game, players, 4)
    return match, study.review(match.record(), GLANCE)


def test_the_four_terms_add_up_to_the_result(reviewed: tuple[Match, Review]) -> None:
    _, found = reviewed
    for result, terms in zip(found.result, found.terms, strict=True):
        assert sum(getattr(terms, term) for term in study.TERMS) == pytest.approx(result - found.par, abs=1e-9)


def test_what_one_seat_wins_the_others_lose(reviewed: tuple[Match, Review]) -> None:
    _, found = reviewed
    for step in found.steps:
        changes = [step.gain] if isinstance(step, Luck) else [step.cost, step.hidden]
        assert all(sum(change) == pytest.approx(0, abs=1e-5) for change in changes)


def test_every_decision_and_every_outcome_is_there(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    decisions = [step for step in found.steps if isinstance(step, Decision)]
    outcomes = [step for step in found.steps if isinstance(step, Luck)]
    asked = [number for number, entry in enumerate(match.entries) if entry.asked]
    assert [step.at for step in decisions] == asked == [at for at, _ in found.curve]
    assert [step.at for step in outcomes] == [n for n, entry in enumerate(match.entries) if entry.by == "chance"]
    for step in decisions:
        assert step.seat == match.entries[step.at].seat
        assert step.taken.action == match.parse(match.entries[step.at].action).text


def test_only_a_seat_of_its_own_can_make_a_mistake(reviewed: tuple[Match, Review]) -> None:
    _, found = reviewed
    for step in found.steps:
        if isinstance(step, Decision):
            assert step.cost[step.seat] <= 0
            assert step.given_away == -step.cost[step.seat]
            assert step.word == word_for(step.given_away)


def test_where_nothing_is_hidden_nothing_hidden_is_found() -> None:
    match = gusher.new("nations", 2, 1)
    judge = Judge(match, depth=0)
    actions = [action.index for action in match.legal()][:4]
    assert (judge.known(actions, 8, Random(1)).shares == judge.true(actions, 8)).all()


def test_positions_that_a_seat_cannot_tell_apart_are_judged_alike() -> None:
    """What a seat is blamed for comes from its view alone."""
    match = played("giganten", 3, 2).clone()
    match.rewind([number for number, entry in enumerate(match.entries) if entry.asked][60])
    seat = match.seat
    assert seat is not None
    view = match.view(seat)
    twin = gusher.load(gusher.sample(view, Random(5)))
    assert twin.state != match.state
    actions = [action.index for action in match.legal()][:3]
    first, second = (Judge(one, depth=2).known(actions, 8, Random(3)) for one in (match, twin))
    assert (first.shares == second.shares).all()
    assert Judge(match, 0).odds() == Judge(twin, 0).odds()


def test_a_difference_that_luck_explains_is_no_mistake() -> None:
    luck = np.random.default_rng(1).normal(0, 0.3, 64)
    assert not is_worse(np.zeros(64), luck - luck.mean() + 0.02)
    assert is_worse(np.zeros(64), np.full(64, 0.02))
    assert not is_worse(np.zeros(64), np.full(64, 0.009))


@pytest.mark.parametrize(
    ("given_away", "word"),
    [(0, "best"), (0.01, "best"), (0.011, "good"), (0.03, "inaccuracy"), (0.06, "mistake"), (0.5, "blunder")],
)
def test_words_for_what_was_given_away(given_away: float, word: str) -> None:
    assert word_for(given_away) == word


def test_a_running_match_is_not_reviewed() -> None:
    with pytest.raises(gusher.SetupError, match="finished"):
        study.review(gusher.new("nations", 2, 1).record())


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(gusher.SetupError, match="quick, deep"):
        study.review(played("nations", 2, 4).record(), "deeper")


def test_the_report_may_stop_the_work() -> None:
    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study.review(played("nations", 2, 4).record(), GLANCE, report=stop)


def varied() -> dict[str, Any]:
    match = played("nations", 2, 4)
    return study.add_variation(match.record(), study.played_out(match.branch(match.at // 2, 1), "random", 1))


def test_what_a_variation_shares_with_the_match_is_judged_alike() -> None:
    record = varied()
    main, other = (study.review(record, GLANCE, line=line) for line in range(2))
    at = study.lines_of(record)[1].at
    begun = study.shared(main.steps, at)
    assert begun == study.shared(other.steps, at) != []
    assert study.review(record, GLANCE, line=1, begun=begun) == other
    for result, terms in zip(other.result, other.terms, strict=True):
        assert sum(getattr(terms, term) for term in study.TERMS) == pytest.approx(result - other.par, abs=1e-9)


def test_gusher_review_looks_only_at_what_is_new_in_a_variation(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "made_by", lambda *_: str(tmp_path))  # nothing was kept by an earlier run
    record, file, out = varied(), tmp_path / "match.json", tmp_path / "review.json"
    file.write_text(records.dumps(record), encoding="utf-8")
    run("review", str(file))
    told: list[int] = []
    study.kept_review(record, "quick", lambda done, of: told.append(done), line=1)
    assert min(told) > study.lines_of(record)[1].at
    run("review", str(file), "--line", "1", "--json", str(out))
    assert msgspec.json.decode(out.read_bytes(), type=Review) == study.review(record, line=1)
    assert "A line is a number from 0" in run("review", str(file), "--line", "2").err


def test_gusher_review_prints_and_writes_it_and_knows_it_the_next_time(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, out = tmp_path / "match.json", tmp_path / "review.json"
    file.write_text(records.dumps(played("nations", 2, 4).record()), encoding="utf-8")
    told = run("review", str(file), "--json", str(out), "--lang", "en")
    assert "Where the result came from" in told.out
    assert msgspec.json.decode(out.read_bytes(), type=Review).game == "nations"
    assert json.loads(out.read_text(encoding="utf-8"))["players"] == 2
    monkeypatch.delattr(keeping, "review")  # it would be needed to look again
    assert run("review", str(file), "--lang", "en").out == told.out
