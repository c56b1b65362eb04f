"""The tree that the search keeps from one decision to the next."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import gusher
from gusher import bots
from gusher.bots import Observation, memory, tree
from gusher.bots.memory import Memory
from gusher.bots.search import Race, SearchBot, Settings, Thinker, rules_of, worlds_of
from gusher.kernel import jit, registry
from gusher.kernel.chance import CHANCE
from gusher.kernel.match import Match

GAMES = registry.names()
LIMITS: dict[str, dict[str, Any]] = {"giganten": {}, "nations": {"round_limit": 10}}


def start(name: str, seed: Any = 9) -> Match:
    return gusher.new(name, 2 if name == "nations" else 4, seed=seed, options=LIMITS[name])


def observed(match: Match, luck: int = 1) -> Observation:
    return bots.observe(match.view(match.seat), random.Random(luck), 60.0)


def scripted(match: Match) -> None:
    match.play(bots.decide(bots.get("scripted"), match.view(match.seat), random.Random(1)).action)


def back_again(match: Match) -> Match:
    """Play on until the seat to act is asked again."""
    seat = match.seat
    scripted(match)
    while match.seat != seat:
        scripted(match)
    return match


# -- the trail in a view ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_trail_is_what_was_decided_since_the_seat_was_last_asked(name: str) -> None:
    """Chance and what carries itself out are no decisions: the tree has no nodes for them."""
    match, marks, since = start(name), dict[int, str](), dict[int, list[list[Any]]]()
    while not match.over:
        assert match.seat is not None
        trail = match.view(match.seat)["trail"]
        assert trail["last"] == marks.get(match.seat)
        assert trail["decisions"] == since.get(match.seat, [])
        marks[match.seat], since[match.seat] = trail["mark"], []
        seat, before = match.seat, match.at
        scripted(match)
        for decided in since.values():
            decided.append([seat, match.game.verbs.action(match.entries[before].action).text])
    assert any(not entry.asked and entry.seat != CHANCE for entry in match.entries)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_seat_to_act_has_a_trail(name: str) -> None:
    match = start(name)
    for seat in (None, *range(match.players)):
        assert (match.view(seat)["trail"] is not None) == (seat == match.seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_every_match_has_its_own_mark(name: str) -> None:
    marks = []
    for seed in range(3):
        match = start(name, seed)
        for _ in range(60):
            marks.append(match.view(match.seat)["trail"]["mark"])
            scripted(match)
    assert len(set(marks)) == len(marks)


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_and_an_undo_lead_to_the_same_trail_and_another_decision_to_another(name: str) -> None:
    match = back_again(start(name))
    trail = match.view(match.seat)["trail"]
    assert gusher.replay(match.record(with_seed=True)).view(match.seat)["trail"] == trail
    first, other = match.legal()[:2]
    seat = match.seat
    marks = []
    for action in (first, other, first):
        match.play(action)
        marks.append(match.view(match.seat)["trail"])
        match.undo()
        assert match.view(seat)["trail"] == trail
    assert marks[0] == marks[2] != marks[1]


def test_a_trail_tells_nothing_that_the_seat_has_not_seen() -> None:
    """Cards that others draw: the same trail whatever they are."""
    match, secrets = start("giganten"), 0
    while not match.over:
        assert match.seat is not None
        hidden = [n for n, entry in enumerate(match.entries) if not entry.witnesses & 1 << match.seat]
        secrets += len(hidden)
        twin = match.clone()
        for number in hidden:
            entry = twin.entries[number]
            twin.entries[number] = type(entry)(entry.seat, entry.action + 1, entry.witnesses, entry.told, entry.ms,
                                               entry.asked)
        assert twin.view(match.seat)["trail"] == match.view(match.seat)["trail"]
        scripted(match)
    assert secrets


# -- what is remembered -----------------------------------------------------------------------------------


def test_a_memory_keeps_the_last_decisions_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "NODES", 100)
    kept = Memory()
    for number in range(30):
        kept.keep(str(number), ["ten nodes.", "ten nodes."])
        kept.keep("0", ["again"])                       # what is kept anew is young again
        assert kept.nodes <= 100
    assert kept.recall("0") == ["again"]
    assert [number for number in range(1, 30) if kept.recall(str(number))] == [26, 27, 28, 29]
    assert not kept.recall(None)


# -- compiled ---------------------------------------------------------------------------------------------


slow = pytest.mark.slow


def compiled(name: str) -> Match:
    bots.warm_up(registry.get(name), ["search"])
    match = start(name)
    for _ in range(10):
        scripted(match)
    return match


def children(nodes: Any, node: int) -> list[int]:
    found, child = [], int(nodes[node]["child"])
    while child != tree.NOBODY:
        found.append(child)
        child = int(nodes[child]["sibling"])
    return found


def shape(nodes: Any, node: int, most: int = 1 << 30) -> Any:
    """All that is below a node, with its statistics; visits counted up to `most`."""
    def told(child: int) -> tuple[Any, ...]:
        one = nodes[child]
        visits = min(int(one["visits"]), most)
        mean = [int(value) * visits // int(one["visits"]) for value in one["value"]]
        return int(one["seat"]), int(one["action"]), int(one["is_whole"]), visits, mean
    return [(told(child), shape(nodes, child, most)) for child in children(nodes, node)]


def walk(nodes: Any, node: int = tree.ROOT, path: tuple[tuple[int, int], ...] = ()) -> Iterator[tuple[Any, int]]:
    """Every path in a tree, and the node that it leads to."""
    for child in children(nodes, node):
        here = (*path, (int(nodes[child]["seat"]), int(nodes[child]["action"])))
        yield here, child
        yield from walk(nodes, child, here)


def follow(name: str, nodes: Any, decisions: Any) -> int:
    return int(jit.compiled(rules_of(name).follow, entry=True)(nodes, np.array(decisions)))


def thinker(seen: Observation, kept: Any = None) -> Thinker:
    return Thinker(seen.game, seen.packed_edition, worlds_of(seen), 0, Settings(), kept)


@slow
@pytest.mark.parametrize("name", GAMES)
def test_every_path_leads_to_its_own_node_and_no_other_path_to_any(name: str) -> None:
    grown = thinker(observed(compiled(name)))
    grown.simulate(grown.ideas, 0, 40)
    paths = list(walk(grown.nodes))
    assert len(paths) == grown.used - 1
    for path, node in paths[::7]:
        assert follow(name, grown.nodes, path) == node
        assert follow(name, grown.nodes, [*path, (path[-1][0], 1 << 20)]) == tree.NOBODY
        assert follow(name, grown.nodes, [(path[0][0] + 1, path[0][1]), *path[1:]]) == tree.NOBODY


@slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [1 << 20, 4])
def test_what_grew_below_an_action_is_there_again_when_the_seat_is_asked_again(name: str, most: int) -> None:
    match, found = compiled(name), 0
    for _ in range(12):
        bot = SearchBot(simulations=2000)
        bot.ponder(observed(match))
        seen = observed(back_again(match))
        (recalled,) = bot.recall(seen)
        assert recalled is not None
        kept, decisions = recalled
        node = follow(name, kept, decisions)
        again = thinker(seen)
        again.graft(kept, decisions, most)
        twins = {int(kept[child]["action"]): child for child in children(kept, node)
                 if kept[child]["seat"] == seen.seat} if node else {}
        for idea in again.ideas:
            twin = twins.get(int(again.nodes[idea]["action"]))
            assert shape(again.nodes, idea) == ([] if twin is None else shape(kept, twin, most))
            assert again.nodes[idea]["visits"] == (0 if twin is None else min(kept[twin]["visits"], most))
            found += twin is not None
        assert len(list(walk(again.nodes))) == again.used - 1
    assert found > 20


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_tree_that_is_full_takes_no_more_and_stays_whole(name: str) -> None:
    match = compiled(name)
    bot = SearchBot(simulations=2000)
    while not (kept := bot.recall(seen := observed(match))[0]) or not follow(name, *kept):
        bot.ponder(seen)
        scripted(match)
    small = thinker(seen)
    small.nodes = small.nodes[:small.used + 9].copy()
    small.graft(*kept, 1 << 20)
    assert small.used <= len(small.nodes)
    assert len(list(walk(small.nodes))) == small.used - 1


@slow
@pytest.mark.parametrize("name", GAMES)
def test_every_action_begins_its_race_with_the_same_head_start(name: str) -> None:
    match = compiled(name)
    bot, ideas = SearchBot(simulations=2000), 0
    for _ in range(8):
        bot.ponder(observed(match))
        seen = observed(back_again(match))
        one = thinker(seen, bot.recall(seen)[0])
        made = one.line_up(4)
        ideas += 4 * len(one.ideas) - made              # what was not to be simulated
        assert (one.nodes["visits"][one.ideas] == 4).all()
        assert not one.nodes["value"][one.ideas].any()
        assert not one.results[:, :64].any()
    assert ideas > 0


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_race_after_a_head_start_does_just_the_simulations_it_is_allowed(name: str) -> None:
    match = compiled(name)
    bot = SearchBot(simulations=500)
    bot.ponder(observed(match))
    seen = observed(back_again(match))
    race = Race([thinker(seen, bot.recall(seen)[0])])
    race.run(1e9, 500, clock=lambda: 1.0)
    told = sum(int(race.thinkers[0].nodes[node]["visits"]) - race.thinkers[0].start for node in race.ranking)
    assert told <= race.simulations <= 500
    poor = Race([thinker(seen, bot.recall(seen)[0])])
    poor.run(1e9, len(poor.racers), clock=lambda: 1.0)
    assert poor.thinkers[0].start == 0                  # no simulation to spare


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_with_the_same_history_and_luck_chooses_alike(name: str) -> None:
    """Also when it is asked twice, and after an undo."""
    match = compiled(name)
    one, other = SearchBot(simulations=300), SearchBot(simulations=300)
    for _ in range(6):
        told = one.ponder(observed(match))
        assert one.ponder(observed(match)) == told
        assert other.ponder(observed(match)) == told
        match.play(told[-1].action)
        one.ponder(observed(match))
        match.undo()
        assert one.ponder(observed(match)) == told
        back_again(match)


@slow
@pytest.mark.parametrize("name", GAMES)
def test_matches_at_the_same_time_know_nothing_of_each_other(name: str) -> None:
    """One bot on all seats of several tables thinks as one bot for each of them would."""
    compiled(name)
    shared = SearchBot(simulations=120)
    tables = [(start(name, seed), SearchBot(simulations=120)) for seed in range(3)]
    for _ in range(10):
        for match, own in tables:
            assert shared.ponder(observed(match)) == own.ponder(observed(match))
            scripted(match)


@slow
@pytest.mark.parametrize("name", GAMES)
def test_another_history_starts_afresh(name: str) -> None:
    match = compiled(name)
    bot = SearchBot(simulations=300)
    ideas = bot.ponder(observed(match))
    twin = match.clone()
    match.play(ideas[0].action)
    while match.seat != twin.seat:
        scripted(match)
    assert bot.recall(observed(match)) != [None]
    fresh = gusher.load(match.position())               # the same position, but nobody knows how it came about
    assert bot.recall(observed(fresh)) == [None]
    assert bot.ponder(observed(fresh)) == SearchBot(simulations=300).ponder(observed(fresh))


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_kept_tree_knows_no_secrets(name: str) -> None:
    """Matches that the seat cannot tell apart, over two of its decisions: the same thoughts."""
    match, told = compiled(name), set()
    seat = match.seat
    for number in range(3):
        twin = gusher.load(gusher.sample(match.view(seat), random.Random(number)))
        bot = SearchBot(simulations=300)
        first = bot.ponder(observed(twin))
        twin.play(first[0].action)
        if twin.seat == seat and all(entry.seat == seat for entry in twin.entries):
            assert bot.recall(observed(twin)) != [None]
            told.add((json.dumps(twin.view(seat)["state"]), tuple(bot.ponder(observed(twin)))))
    assert len(told) <= 1
