"""The façade over every game: copying, replaying, undoing, keeping, explaining, refusing."""

from __future__ import annotations

import copy
import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import gusher
from gusher.kernel import records
from gusher.kernel.chance import CHANCE
from gusher.kernel.errors import NothingToUndo
from gusher.kernel.game import Game
from gusher.kernel.match import Entry

from .play import new_match, play_on, players_for, stops

SEEDS = range(6)


def snapshot(match: gusher.Match) -> tuple[Any, ...]:
    """Everything that a refused action must leave alone."""
    return match.state.to_dict(), list(match.entries), match.at, [action.text for action in match.legal()]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_and_decisions_give_the_same_match(game: Game, seed: int) -> None:
    first = play_on(new_match(game, seed), random.Random(seed))
    second = play_on(new_match(game, seed), random.Random(seed))
    assert first.state == second.state
    assert [entry.action for entry in first.entries] == [entry.action for entry in second.entries]


def test_without_a_seed_no_two_matches_have_the_same_chance(game: Game) -> None:
    assert gusher.new(game.name).seed != gusher.new(game.name).seed


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_plays_on_alike_and_shares_nothing(game: Game, seed: int) -> None:
    for match in stops(game, seed, 40):
        before = snapshot(match)
        twin = match.clone()
        play_on(twin, random.Random(1), 20)
        assert snapshot(match) == before
        again = match.clone()
        play_on(again, random.Random(1), 20)
        assert again.state == twin.state


@pytest.mark.parametrize("seed", SEEDS)
def test_every_decision_can_be_taken_back(game: Game, seed: int) -> None:
    """Undo restores the position exactly, and the same decision then has the same outcome."""
    rng = random.Random(seed)
    for match in stops(game, seed, 25):
        if match.over:
            break
        before = snapshot(match)
        action = rng.choice(match.legal())
        match.play(action)
        after = snapshot(match)
        match.undo()
        assert snapshot(match) == before
        match.play(action)
        assert snapshot(match)[0] == after[0]
        match.undo()


def test_taking_back_before_the_first_decision_is_refused(game: Game) -> None:
    with pytest.raises(gusher.GusherError, match="nothing to undo"):
        new_match(game, 0).undo()


def test_a_whole_match_can_be_taken_back(game: Game) -> None:
    match = new_match(game, 1)
    start = snapshot(match)
    play_on(match, random.Random(1))
    while match._before:
        match.undo()
    assert snapshot(match) == start


def test_taking_back_is_free_only_until_something_is_revealed_or_another_acts(game: Game) -> None:
    match, rng, seen = new_match(game, 2), random.Random(2), set()
    while not match.over:
        seat = match.seat
        match.play(rng.choice(match.legal()))
        since = match.entries[match._before[-1][0] :]
        told = [event for entry in since for event in entry.told]
        is_free = (
            all(entry.seat == seat for entry in since)
            and not any(game.rules.events.is_revealing(event[0]) for event in told)
            and not match.over
        )
        assert match.undo_seat == (seat if is_free else None)
        seen.add(is_free)
    assert seen == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_records_replay_to_the_same_match_at_every_stage(game: Game, seed: int) -> None:
    for match in stops(game, seed, 60):
        text = records.dumps(match.record(with_seed=True))
        again = gusher.replay(text)
        assert again.state == match.state
        assert again.record(with_seed=True) == match.record(with_seed=True)
        if not match.over:
            first, second = match.clone(), again
            play_on(first, random.Random(3), 15)
            play_on(second, random.Random(3), 15)
            assert first.state == second.state


def test_replaying_part_of_a_record_stops_there(game: Game) -> None:
    match = play_on(new_match(game, 4), random.Random(4))
    for upto in (0, 1, 7, match.at // 2):
        assert gusher.replay(match.record(), upto=upto).at == upto


def test_finished_matches_reveal_their_seed_and_prove_their_deal(game: Game) -> None:
    match = new_match(game, 5)
    assert match.record()["seed"] is None
    public = match.record()["seed_hash"]
    play_on(match, random.Random(5))
    record = match.record()
    assert record["seed"] == "5"
    assert record["seed_hash"] == public
    assert gusher.verify(record) == sum(entry.seat == CHANCE for entry in match.entries)


def test_a_running_match_cannot_be_verified_yet(game: Game) -> None:
    with pytest.raises(gusher.RecordFault, match="sealed until the end"):
        gusher.verify(new_match(game, 5).record())


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_load_and_play_on(game: Game, seed: int) -> None:
    for match in stops(game, seed, 60):
        position = json.loads(json.dumps(match.position()))
        loaded = gusher.load(position)
        assert loaded.state == match.state
        assert loaded.position() == match.position()
        assert not game.rules.invariants.faults(loaded.edition, loaded.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_action_legal_or_not_is_explained_by_a_clause(game: Game, seed: int) -> None:
    """What the mask allows has no reason against it, and what it does not allow has one."""
    for match in stops(game, seed, 12):
        legal = {action.index for action in match.legal()}
        for index in range(game.rules.verbs.total):
            reason = match.explain(index)
            assert reason.clause in game.clauses, (game.rules.verbs.action(index).text, reason)
            assert gusher.texts.say("en", reason.key, {"clause": reason.clause, **reason.params})
            if not match.over and index < game.rules.verbs.size:
                against = game.words.why.reason(match.edition, match.state, index)
                assert (against is None) == (index in legal), (game.rules.verbs.action(index).text, against)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_refused_changes_nothing(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for match in stops(game, seed, 40):
        before = snapshot(match)
        legal = {action.index for action in match.legal()}
        wrong: list[Any] = [
            "",
            "fly away",
            "  ",
            game.rules.verbs.total,
            -1,
            3.5,
            None,
            b"pass",
            True,
            object(),
            game.rules.verbs.verbs[0].name + " nowhere at all",
        ]
        wrong += [
            index
            for index in rng.sample(range(game.rules.verbs.total), min(40, game.rules.verbs.total))
            if index not in legal
        ]
        for action in wrong:
            with pytest.raises(gusher.GusherError) as caught:
                match.play(action)
            assert str(caught.value)
            assert snapshot(match) == before


def test_out_of_turn_and_stale_actions_are_refused(game: Game) -> None:
    match = new_match(game, 6)
    before, seat = snapshot(match), match.seat
    assert seat is not None
    action = match.legal()[0]
    with pytest.raises(gusher.OutOfTurn, match=r"not .* turn"):
        match.play(action, seat=(seat + 1) % match.players)
    with pytest.raises(gusher.StaleAction, match="the match is already at"):
        match.play(action, at=match.at - 1)
    assert snapshot(match) == before
    match.play(action, seat=seat, at=match.at)
    assert match.at > before[2]


def test_actions_are_the_same_as_text_object_and_integer(game: Game) -> None:
    for index in range(game.rules.verbs.total):
        action = game.rules.verbs.action(index)
        assert game.rules.verbs.parse(action.text) == action
        assert game.rules.verbs.parse(action.text.upper()) == action
        assert action.index == index
    match = new_match(game, 7)
    chosen = match.legal()[-1]
    twins = [match.clone() for _ in range(3)]
    forms: list[gusher.Action | str | int] = [chosen, chosen.text, chosen.index]
    for twin, form in zip(twins, forms, strict=True):
        assert twin.play(form) == chosen
    assert twins[0].state == twins[1].state == twins[2].state


def test_decisions_with_one_legal_action_are_carried_out_and_logged(game: Game) -> None:
    """G0.1, N2.3: nobody is ever asked to choose among one."""
    forced = 0
    for match in stops(game, 8, 1):
        assert match.over or len(match.legal()) > 1
        forced = sum(not entry.asked and entry.seat != CHANCE for entry in match.entries)
    assert forced > 0


@pytest.mark.parametrize("change", ["edit", "swap", "drop", "cut", "seat", "result", "seed", "rules", "schema", "key"])
def test_a_record_that_was_tampered_with_is_reported(game: Game, change: str) -> None:
    match = play_on(new_match(game, 9), random.Random(9))
    record: dict[str, Any] = copy.deepcopy(match.record())
    entries = record["entries"]
    middle = next(
        n
        for n in range(len(entries) // 2, len(entries))
        if entries[n][0] != "chance" and entries[n][1] != entries[n + 1][1]
    )
    fault: int | None = middle
    if change == "edit":
        entries[middle] = (entries[middle][0], "end of the world", *entries[middle][2:])
    elif change == "swap":
        entries[middle], entries[middle + 1] = entries[middle + 1], entries[middle]
    elif change == "drop":
        del entries[middle]
    elif change == "cut":
        del entries[middle:]
    elif change == "seat":
        entries[middle] = ((entries[middle][0] + 1) % match.players, *entries[middle][1:])
    elif change == "result":
        record["result"]["scores"][0] += 1
        fault = None
    elif change == "seed":
        record["seed"] = "another"
        fault = None
    elif change == "rules":
        record["rules"] += 1
        fault = None
    elif change == "schema":
        record["version"] = 99
        fault = None
    else:
        record["cheat"] = 1
        fault = None
    with pytest.raises(gusher.RecordFault) as caught:
        gusher.verify(record)
    assert str(caught.value)
    assert caught.value.entry == fault


def test_a_truncated_file_is_reported_with_the_entry_where_it_breaks(game: Game) -> None:
    match = play_on(new_match(game, 10), random.Random(10), 30)
    lines = records.dumps(match.record()).splitlines(keepends=True)
    start = next(number for number, line in enumerate(lines) if line.startswith("  ["))
    broken = "".join(lines[: start + 5]) + lines[start + 5][:9]
    with pytest.raises(gusher.RecordFault, match="after entry 5"):
        gusher.replay(broken)


def test_wrong_set_ups_are_refused_with_what_would_be_right(game: Game) -> None:
    wrong: list[dict[str, Any]] = [
        {"players": 9},
        {"players": 0},
        {"options": {"colour": "pink"}},
        {"edition": "no-such-edition"},
        {"options": {game.options[0].name: "no such value"}},
    ]
    for arguments in wrong:
        with pytest.raises(gusher.GusherError) as caught:
            gusher.new(game.name, **arguments)
        assert str(caught.value)
    with pytest.raises(gusher.SetupError, match=game.name):
        gusher.new("monopoly")


def test_positions_that_cannot_occur_are_refused(game: Game) -> None:
    good = new_match(game, 11).position()
    changes: list[dict[str, Any]] = [
        {"state": {}},
        {"players": 7},
        {"rules": 99},
        {"state": {**good["state"], "seat": 77}},
        {"state": {**good["state"], "nonsense": 1}},
        {"state": {**good["state"], "players": "four"}},
    ]
    for change in changes:
        with pytest.raises(gusher.GusherError) as caught:
            gusher.load({**good, **change})
        assert str(caught.value)
    with pytest.raises(gusher.PositionError, match="no field"):
        gusher.load({})


def test_results_come_at_the_end_with_a_score_sheet(game: Game) -> None:
    match = new_match(game, 12)
    assert match.result() is None
    play_on(match, random.Random(12))
    result = match.result()
    assert result is not None
    assert len(result["scores"]) == players_for(game, 12) == len(result["accounts"])
    assert result["winners"] == [seat for seat, score in enumerate(result["scores"]) if score == max(result["scores"])]
    assert match.seat is None
    assert match.legal() == []


@pytest.mark.parametrize("language", gusher.texts.LANGUAGES)
def test_every_log_entry_can_be_read_in_every_language(game: Game, language: str) -> None:
    match = play_on(new_match(game, 13), random.Random(13))

    def say(key: str, params: dict[str, Any] | None = None) -> str:
        return gusher.texts.say(language, key, params)

    for seat in (None, 0):
        lines = [line for entry in match.log(seat) for line in game.words.text.describe(match.edition, say, entry)]
        assert len(lines) > match.at // 3
        assert all(lines)


# -- the gate, settling and restoring --------------------------------------------------------------------


def played(game: Game, seed: int, **how: Any) -> gusher.Match:
    match = gusher.Match(game.ruleset(None, players_for(game, seed), game.bounded), seed, **how)
    match.settle()
    return play_on(match, random.Random(seed), 60)


@pytest.mark.parametrize("seed", SEEDS)
def test_entries_restore_the_match_with_who_caused_them_and_when(game: Game, seed: int) -> None:
    match = played(game, seed)
    given = [Entry(entry.seat, entry.action, 7 * number, "tester") for number, entry in enumerate(match.entries)]
    twin = gusher.Match(match.ruleset, seed)
    twin.restore(given)
    assert twin.state == match.state
    assert twin.legal() == match.legal()
    assert [entry.told for entry in twin.entries] == [entry.told for entry in match.entries]
    assert [entry.ms for entry in twin.entries] == [entry.ms for entry in given]
    assert {entry.by for entry in twin.entries} == {"chance", "tester"}
    assert {entry.by for entry in match.entries} <= {"", "chance", "only"}


@pytest.mark.parametrize("seed", SEEDS)
def test_going_back_gives_the_same_whether_positions_are_kept_or_not(game: Game, seed: int) -> None:
    every, few, none = (played(game, seed, keep=keep) for keep in (None, 2, 0))
    for to in (every.at - 1, every.at // 2, 3, 0):
        for match in (every, few, none):
            match.rewind(to)
            assert match.at == to
        assert every.state == few.state == none.state
        assert every.next_chance() == none.next_chance() if every.seat == CHANCE else every.legal() == none.legal()
    with pytest.raises(NothingToUndo):
        every.undo()
    for to in (-1, 1):
        with pytest.raises(NothingToUndo):
            every.rewind(to)


@pytest.mark.parametrize("seed", SEEDS)
def test_going_back_repeats_no_more_than_what_followed_the_last_kept_position(game: Game, seed: int) -> None:
    match = played(game, seed)
    decisions = [number for number, entry in enumerate(match.entries) if entry.asked]
    repeated: list[int] = []
    original = gusher.Match._carry_out

    def noting(match: gusher.Match, action: int, *args: Any) -> None:
        repeated.append(action)
        original(match, action, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gusher.Match, "_carry_out", noting)
        for to in range(match.at - 1, decisions[0], -1):
            before = max(number for number in decisions if number <= to)
            match.rewind(to)
            assert (match.at, len(repeated)) == (to, to - before)
            repeated.clear()
    assert match.entries[-1].asked


@pytest.mark.parametrize("seed", SEEDS)
def test_only_actions_wait_for_those_who_show_them_one_by_one(game: Game, seed: int) -> None:
    """The same match, whether what is the only legal action carries itself out or is played."""
    match = played(game, seed)
    twin = gusher.Match(match.ruleset, seed)
    twin.settle(only=False)
    for entry in match.entries:
        if entry.seat == CHANCE:
            continue
        assert twin.seat == entry.seat
        assert (twin.only is None) == entry.asked
        twin.play(entry.action, entry.seat, by=entry.by, ms=0, only=False)
    assert [entry._replace(ms=0) for entry in twin.entries] == [entry._replace(ms=0) for entry in match.entries]


def test_nobody_but_chance_may_ask_for_an_outcome_of_chance(game: Game) -> None:
    match = gusher.Match(game.ruleset(), 1)
    assert match.seat == CHANCE
    outcome = match.next_chance()
    assert match.check(outcome, CHANCE).index == outcome
    with pytest.raises(gusher.IllegalAction):
        match.check(outcome)
    with pytest.raises(gusher.OutOfTurn):
        match.check(outcome, 0)
    match.settle()
    with pytest.raises(gusher.OutOfTurn):
        match.check(match.legal()[0], CHANCE)


def test_checking_changes_nothing(game: Game) -> None:
    match = gusher.new(game.name, seed=1)
    before = snapshot(match)
    assert match.check(match.legal()[0], match.seat, match.at) == match.legal()[0]
    with pytest.raises(gusher.StaleAction):
        match.check(match.legal()[0], match.seat, match.at + 1)
    assert snapshot(match) == before


def test_matches_in_other_threads_do_not_disturb_each_other(game: Game) -> None:
    """They share no working memory."""
    with ThreadPoolExecutor(4) as pool:
        states = [match.state for match in pool.map(lambda seed: played(game, seed), SEEDS)]
    assert states == [played(game, seed).state for seed in SEEDS]
