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
from gusher.bots.search import SearchBot, Thinker, rules_of
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
def test_a_trail_is_what_was_done_since_the_seat_was_last_asked(name: str) -> None:
    """Chance is left out, and what the seat itself had to do; whether others had to is their secret."""
    match, marks, since = start(name), dict[int, str](), dict[int, list[list[Any]]]()
    while not match.over:
        assert match.seat is not None
        trail = match.view(match.seat)["trail"]
        assert trail["last"] == marks.get(match.seat)
        assert trail["decisions"] == since.get(match.seat, [])
        marks[match.seat], since[match.seat] = trail["mark"], []
        before = match.at
        scripted(match)
        for entry in match.entries[before:]:
            for seat, done in since.items():
                if entry.asked or entry.seat not in (seat, CHANCE):
                    done.append([entry.seat, match.game.rules.verbs.action(entry.action).text])
    assert any(not entry.asked and entry.seat != CHANCE for entry in match.entries)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_seat_to_act_has_a_trail(name: str) -> None:
    match = start(name)
    for seat in (None, *range(match.players)):
        assert (match.view(seat)["trail"] is not None) == (seat == match.seat)


@pytest.mark.parametrize("name", GAMES)
def test_positions_with_the_same_mark_look_the_same(name: str) -> None:
    """One match or two, from the start or loaded: the mark stands for all that the seat knows."""
    looks = dict[str, str]()
    for seed in range(3):
        match = start(name, seed)
        for number in range(15):
            for one in (match, gusher.load(gusher.sample(match.view(match.seat), random.Random(number)))):
                view = one.view(match.seat)
                look = json.dumps([view["state"], view["memory"]])
                assert looks.setdefault(view["trail"]["mark"], look) == look
            scripted(match)
    assert len(looks) > 60


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
    """Cards that others draw: the same trail whatever they are; and whether others had a choice."""
    match, secrets = start("giganten"), 0
    while not match.over:
        assert match.seat is not None
        hidden = [n for n, entry in enumerate(match.entries) if not entry.witnesses & 1 << match.seat]
        secrets += len(hidden)
        twin = match.clone()
        for number, entry in enumerate(twin.entries):
            is_others = entry.seat not in (match.seat, CHANCE)
            twin.entries[number] = entry._replace(
                action=entry.action + (number in hidden), asked=entry.asked != is_others
            )
        assert twin.view(match.seat)["trail"] == match.view(match.seat)["trail"]
        scripted(match)
    assert secrets


# -- what is remembered -----------------------------------------------------------------------------------


def test_a_memory_keeps_the_last_decisions_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "NODES", 100)
    kept = Memory()
    for number in range(30):
        kept.keep(str(number), ["ten nodes.", "ten nodes."])
        kept.keep("0", ["again"])  # what is kept anew is young again
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


def walk(nodes: Any, node: int = tree.ROOT, path: tuple[tuple[int, int], ...] = ()) -> Iterator[tuple[Any, int]]:
    """Every path in a tree, and the node that it leads to."""
    for child in children(nodes, node):
        here = (*path, (int(nodes[child]["seat"]), int(nodes[child]["action"])))
        yield here, child
        yield from walk(nodes, child, here)


def descend(nodes: Any, node: int, path: Any) -> int:
    """The node that a path leads to from another one, or NOBODY."""
    for seat, action in path:
        found = [
            child for child in children(nodes, node) if (nodes[child]["seat"], nodes[child]["action"]) == (seat, action)
        ]
        if not found:
            return tree.NOBODY
        (node,) = found
    return node


def follow(name: str, nodes: Any, decisions: Any) -> int:
    return int(jit.compiled(rules_of(name).follow, entry=True)(nodes, np.array(decisions)))


def again(bot: SearchBot, match: Match) -> Thinker:
    """The bot thinks about a decision; then everybody plays on until it is asked on that seat again."""
    bot.ponder(observed(match))
    (thinker,) = bot.thinkers(observed(back_again(match)))
    return thinker


@slow
@pytest.mark.parametrize("name", GAMES)
def test_every_path_leads_to_its_own_node_and_no_other_path_to_any(name: str) -> None:
    (grown,) = SearchBot().thinkers(observed(compiled(name)))
    grown.simulate(grown.ideas, 0, 40)
    paths = list(walk(grown.nodes))
    assert len(paths) == grown.used - 1
    for path, node in paths[::7]:
        assert follow(name, grown.nodes, path) == node
        for seat in range(4):
            is_known = seat == path[0][0] or any(deeper[:-1] == path and deeper[-1][0] == seat for deeper, _ in paths)
            expected = tree.NOBODY if is_known else node  # of others: it was the only one legal
            assert follow(name, grown.nodes, [*path, (seat, 1 << 20)]) == expected
        assert follow(name, grown.nodes, [(path[0][0] + 1, path[0][1]), *path[1:]]) == tree.NOBODY


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_node_knows_what_the_last_decision_knew_of_the_same_and_of_nothing_else(name: str) -> None:
    match, found = compiled(name), 0
    for _ in range(20):
        thinker = again(SearchBot(simulations=2000), match)
        kept, nodes, below = thinker.kept, thinker.nodes, follow(name, thinker.kept, thinker.decisions)
        racers = thinker.ideas[nodes["twin"][thinker.ideas] != tree.NOBODY]
        if not len(racers):
            continue
        thinker.simulate(racers, 0, 8)
        assert not nodes["known"].any()  # it never counts for more than the race itself
        thinker.simulate(racers, 8, 8)
        part = thinker.known_of(racers, 8)
        assert part <= 8
        for path, number in walk(nodes):
            node, twin = nodes[number], descend(kept, below, path)
            assert node["twin"] == twin
            whole = kept[descend(kept, below, path[:1])]["visits"]
            assert node["known"] in (0, kept[twin]["visits"] * part // max(whole, 1))
            if node["known"] and node["visits"] == node["known"] + 1:  # visited once
                mean = kept[twin]["value"] / kept[twin]["visits"]
                assert np.abs(node["value"] - node["known"] * mean).max() <= tree.WHOLE
            found += int(node["known"] > 0)
        for racer in racers:
            assert nodes["known"][children(nodes, racer)].sum() <= part
            assert nodes["visits"][racer] == 16
    assert found > 10


@slow
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_recalled_of_some_actions_while_nothing_is_known_of_another(name: str) -> None:
    """The race is then the same as without a kept tree."""
    match, known, unknown = compiled(name), 0, 0
    while not (known and unknown):
        thinker = again(SearchBot(simulations=2000), match)
        (fresh,) = SearchBot().thinkers(observed(match))
        for one in (thinker, fresh):
            for turn in range(0, 64, 8):
                one.simulate(one.ideas, turn, 8)
        if (thinker.nodes["twin"][thinker.ideas] == tree.NOBODY).any():
            assert (thinker.results == fresh.results).all()
            unknown += (thinker.nodes["twin"][thinker.ideas] != tree.NOBODY).any()
        else:
            assert (thinker.results[:, :8] == fresh.results[:, :8]).all()
            known += (thinker.results != fresh.results).any()


@slow
@pytest.mark.parametrize("name", GAMES)
def test_every_thread_goes_on_with_its_own_tree(name: str) -> None:
    match = compiled(name)
    bot = SearchBot(simulations=600, threads=2)
    grown = [str(thinker.nodes[: thinker.used].tolist()) for thinker in bot.think(observed(match)).thinkers]
    kept = [str(thinker.kept.tolist()) for thinker in bot.thinkers(observed(back_again(match)))]
    assert kept == grown
    assert kept[0] != kept[1]


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
    assert len(bot.thinkers(observed(match))[0].kept) > 1
    fresh = gusher.load(match.position())  # the same position, but nobody knows how it came about
    assert len(bot.thinkers(observed(fresh))[0].kept) == 1
    assert bot.ponder(observed(fresh)) == SearchBot(simulations=300).ponder(observed(fresh))


def thoughts(match: Match, number: int) -> tuple[Any, ...] | None:
    """Of a match that the seat to act cannot tell from this one: what the search thinks about its decision after the
    one that is due, if that comes at once."""
    twin = gusher.load(gusher.sample(match.view(match.seat), random.Random(number)))
    bot = SearchBot(simulations=300)
    twin.play(bot.ponder(observed(twin))[0].action)
    if any(entry.seat != match.seat for entry in twin.entries) or twin.seat != match.seat:
        return None
    assert len(bot.thinkers(observed(twin))[0].kept) > 1
    return json.dumps(twin.view(twin.seat)["state"]), *bot.ponder(observed(twin))


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_kept_tree_knows_no_secrets(name: str) -> None:
    match, compared = compiled(name), 0
    while compared < 3:
        told = {thoughts(match, number) for number in range(3)}
        assert len(told) == 1
        compared += told != {None}
        scripted(match)
