"""The fuzzer: sound rules pass, a planted fault is found and kept as a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher.cli import fuzzing
from gusher.games.giganten import invariants
from gusher.games.giganten.phases import auctions
from gusher.games.giganten.state import State
from gusher.kernel import driver, engine, registry
from gusher.kernel.engine import linked
from gusher.kernel.game import Game

from .conftest import Run

GAME = registry.get("giganten")


def test_sound_rules_pass_interpreted(run: Run, game: Game) -> None:
    """Every position and every coin."""
    ran = run("fuzz", game.name, "--games", "5", "--seed", "1", "--interpreted")
    assert ran.status == 0
    assert "Every position was sound." in ran.out
    assert "5 games" in ran.out


@pytest.mark.slow
def test_sound_rules_pass_compiled_on_two_threads(run: Run, game: Game) -> None:
    """Every combination of players and options has its turn."""
    ran = run("fuzz", game.name, "--games", "1200", "--seed", "1", "--jobs", "2")
    assert ran.status == 0
    assert "1,200 games" in ran.out
    assert f"{len(fuzzing.rulesets(game, None, None, {})):,} combinations" in ran.out


def test_every_combination_gets_its_turn(game: Game) -> None:
    """As many games as rulesets: each once; the seeds follow one another."""
    found = fuzzing.rulesets(game, None, None, {})
    done = list(fuzzing.batches(found, 10, len(found)))
    assert {batch.ruleset for batch in done} == set(found)
    assert [batch.first for batch in done] == list(range(10, 10 + len(found)))
    assert not any(one.options["first"] in range(one.players, 9) for one in found)


def test_options_that_are_given_stay_fixed() -> None:
    """And a seat that a small table does not have is left out."""
    found = fuzzing.rulesets(GAME, None, 3, {"inflation": True})
    assert found
    assert all(one.options["inflation"] is True and one.players == 3 for one in found)


def test_the_interpreted_walk_plays_the_game_of_the_compiled_rules() -> None:
    """The same seed, the same final state."""
    walk = fuzzing.Walk(GAME.ruleset(), 11)
    assert walk.finish() == []
    twin: Any = GAME.rules.State()
    scratch: Any = GAME.rules.Scratch()
    options = linked(GAME, driver.begin)(walk.edition, twin, scratch, 11, 4)
    linked(GAME, driver.playout)(walk.edition, twin, scratch, options)
    assert twin == walk.match.state


def test_a_planted_fault_is_found_and_its_record_opens(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Licences that vanish when they are spent: the record ends where they did."""
    honest = auctions.spend

    def careless(g: State, seat: int, ones: int, twos: int) -> None:
        honest(g, seat, ones, twos)
        g.gone_ones -= ones

    monkeypatch.setattr(auctions, "spend", careless)
    ran = run("fuzz", "giganten", "--games", "20", "--seed", "1", "--interpreted", "--out", "found")
    assert ran.status == 1
    assert "licences are there, not 78" in ran.out
    assert "gusher replay" in ran.out
    file = next((tmp_path / "found").glob("fuzz-giganten-*.json"))
    assert run("replay", str(file), "--seat", "all").status == 0
    assert GAME.rules.invariants.faults((match := gusher.replay(file.read_text(encoding="utf-8"))).edition, match.state)


def test_a_dollar_that_nobody_tells_of_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The invariants of a position cannot see it; the ledger does."""
    honest = auctions.spend

    def generous(g: State, *given: int) -> None:
        g.cash[0] += 1
        honest(g, *given)

    monkeypatch.setattr(auctions, "spend", generous)
    ran = run("fuzz", "giganten", "--games", "1", "--seed", "1", "--interpreted")
    assert ran.status == 1
    assert "what was told makes" in ran.out


def test_a_rule_that_raises_is_found_and_its_record_ends_before_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever it raises."""

    def broken(*given: Any) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(auctions, "sell", broken)
    ran = run("fuzz", "giganten", "--games", "20", "--seed", "1", "--interpreted")
    assert ran.status == 1
    assert "ZeroDivisionError: planted" in ran.out
    assert "“sell" in ran.out
    assert run("replay", str(next(tmp_path.glob("fuzz-*.json"))), "--seat", "all").status == 0


def test_what_the_compiled_rules_find_is_explained_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed of the failing game follows from how many went well."""
    monkeypatch.setattr(engine, "fuzz", lambda *given: engine.Fuzzed(3, 600, invariants.LICENCES))
    outcome = fuzzing.run(fuzzing.Batch(GAME.ruleset(), 100, 10, False), interpreted=False)
    assert outcome.failed == 103
    assert outcome.games == 3
    assert outcome.faults


BREAKS: list[tuple[str, Any, int]] = [
    ("players", 2, invariants.FORM),
    ("first", 4, invariants.FORM),
    ("price", (0, 99), invariants.FORM),
    ("bidders", 16, invariants.FORM),
    ("points", -1, invariants.FORM),
    ("black", -1, invariants.FORM),
    ("loco", (1, 20), invariants.FORM),
    ("offer", (0, 42), invariants.FORM),
    ("leader", 4, invariants.FORM),
    ("cash", (2, -500), invariants.MONEY),
    ("crude", (3, -1), invariants.CRUDE),
    ("supply", 5, invariants.CRUDE),
    ("licence_deck", 1, invariants.LICENCES),
    ("ones", (0, 100), invariants.LICENCES),
    ("beige_deck", (0, 9), invariants.COPIES),
    ("red_gone", (1, -1), invariants.COPIES),
    ("owner", (0, 1), invariants.LAND),
    ("derrick_cells", (3, 1 << 59), invariants.LAND),
    ("tile_cells", (0, 1), invariants.LAND),
    ("derricks", (1, 6), invariants.TRUCKS),
    ("round", 99, invariants.WHO),
    ("phase", 11, invariants.WHO),
]


@pytest.mark.parametrize(("name", "value", "number"), BREAKS)
def test_the_rule_and_the_words_find_the_same_faults(name: str, value: Any, number: int) -> None:
    """A sound position with one thing wrong: `check` names the invariant, `faults` says it."""
    match = gusher.new("giganten", 4, 5)
    for _ in range(12):
        match.play(match.legal()[0])
    ed: Any = match.edition
    broken = match.state.clone()
    assert invariants.check(ed, broken) == 0
    assert not invariants.faults(ed, broken)
    if isinstance(value, tuple):
        getattr(broken, name)[value[0]] = value[1]
    else:
        setattr(broken, name, value)
    assert invariants.check(ed, broken) == number
    assert invariants.faults(ed, broken)


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["giganten", "--players", "9"],
        ["giganten", "--option", "x=1"],
        ["giganten", "--games", "0"],
        ["giganten", "--jobs", "0"],
    ],
)
def test_wrong_usage_is_refused(run: Run, arguments: list[str]) -> None:
    """Status 2."""
    assert run("fuzz", *arguments).status == 2


def test_an_interruption_stops_cleanly_with_what_was_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle."""
    from gusher.cli import fuzz

    honest, count = fuzzing.run, []

    def interrupted(batch: fuzzing.Batch, interpreted: bool) -> fuzzing.Outcome:
        count.append(1)
        if len(count) > 2:
            raise KeyboardInterrupt
        return honest(batch, interpreted)

    monkeypatch.setattr(fuzz, "run", interrupted)
    ran = run("fuzz", "giganten", "--games", "9", "--interpreted")
    assert ran.status == 130
    assert "2 games" in ran.out
    assert "Stopped" in ran.out
