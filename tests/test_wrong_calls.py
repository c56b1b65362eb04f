"""Every wrong call is refused by an error of ours that says what was wrong, before anything has changed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import gusher
from gusher import bots
from gusher.adapters import gymnasium as gym
from gusher.adapters import pettingzoo as zoo

GAME = "giganten"


@pytest.fixture(scope="module")
def world() -> SimpleNamespace:
    """One of everything; no wrong call may change any of it."""
    over = gusher.new("nations", players=2, seed=1, options={"round_limit": 10})
    while not over.over:
        over.play(over.legal()[-1])
    made = SimpleNamespace(
        match=gusher.new(GAME, players=4, seed=7),
        over=over,
        batch=gusher.batch(GAME, 4, seed=1),
        env=gym.GusherEnv(GAME),
        fresh=gym.GusherEnv(GAME),
        done=gym.GusherEnv("nations", players=2, options={"round_limit": 10}),
        vector=gym.GusherVectorEnv(4, GAME),
        fresh_vector=gym.GusherVectorEnv(4, GAME),
        turns=zoo.env(GAME),
        fresh_turns=zoo.env(GAME),
        parallel=zoo.parallel_env(GAME),
        strict=gym.GusherEnv(GAME, illegal="raise"),
    )
    for env in (made.env, made.done, made.vector, made.turns, made.parallel, made.strict):
        env.reset(seed=1)
    while made.done.episodes.seat is not None:
        made.done.step(made.done.episodes.legal()[0])
    made.view, made.position, made.record = made.match.view(0), made.match.position(), made.match.record()
    made.agent, made.illegal = made.turns.agent_selection, int(np.flatnonzero(~made.batch.legal[0])[0])
    return made


World = Any
api: Any = gusher  # no type checker would let these calls pass
NOTHING: Any = None


def of_policy(actions: Any) -> gym.GusherVectorEnv:
    """Somebody else begins, and always answers this."""
    return gym.GusherVectorEnv(4, GAME, options={"first": 0}, seat=1, opponents=lambda seen, legal: actions)


Call = Callable[[World], Any]
WRONG: list[tuple[str, Call, type[gusher.GusherError], str]] = [
    # -- making a match ---------------------------------------------------------------------------------
    ("game unknown", lambda w: api.new("chess"), gusher.SetupError, "There is no game “chess”"),
    ("game no text", lambda w: api.new(3), gusher.SetupError, "There is no game “3”"),
    ("players as text", lambda w: api.new(GAME, players="4"), gusher.SetupError, "giganten is not for 4 players"),
    ("players as float", lambda w: api.new(GAME, players=4.0), gusher.SetupError, "is not for 4.0 players"),
    ("too many players", lambda w: api.new(GAME, players=9), gusher.SetupError, "players: 3, 4"),
    ("players True", lambda w: api.new(GAME, players=True), gusher.SetupError, "numbers of players"),
    ("option unknown", lambda w: api.new(GAME, options={"x": 1}), gusher.SetupError, "There is no option “x”"),
    ("option value", lambda w: api.new(GAME, options={"inflation": 7}), gusher.SetupError, "cannot be “7”"),
    ("options no dict", lambda w: api.new(GAME, options="inflation"), gusher.SetupError, "no option “inflation”"),
    ("option of NumPy", lambda w: api.new(GAME, options={"inflation": np.True_}), gusher.SetupError, "be “np.True_”"),
    ("edition unknown", lambda w: api.new(GAME, edition="nowhere"), gusher.SetupError, "nowhere"),
    ("seed as float", lambda w: api.new(GAME, seed=1.5), gusher.SetupError, "a whole number or a string, not 1.5"),
    ("seed True", lambda w: api.new(GAME, seed=True), gusher.SetupError, "not True"),
    ("seed a list", lambda w: api.new(GAME, seed=[1]), gusher.SetupError, "not [1]"),
    # -- playing ----------------------------------------------------------------------------------------
    ("action as float", lambda w: w.match.play(3.0), gusher.MalformedAction, "not a float"),
    ("action None", lambda w: w.match.play(None), gusher.MalformedAction, "not a NoneType"),
    ("action True", lambda w: w.match.play(True), gusher.MalformedAction, "not a bool"),
    ("action beyond", lambda w: w.match.play(10**6), gusher.MalformedAction, "actions are numbered 0 to"),
    ("action negative", lambda w: w.match.play(-1), gusher.MalformedAction, "-1 is not an action"),
    ("verb misspelt", lambda w: w.match.play("tke 3"), gusher.MalformedAction, "Did you mean “take”?"),
    ("argument wrong", lambda w: w.match.play("take purple"), gusher.MalformedAction, "“purple” is not a valid"),
    ("another game's", lambda w: w.match.play(w.over.parse(0)), gusher.MalformedAction, "“place” takes one argument"),
    ("action illegal", lambda w: w.match.play("bid 5"), gusher.IllegalAction, "does not answer the current question"),
    ("not its turn", lambda w: w.match.play("take 3", seat=0), gusher.OutOfTurn, "It is not"),
    ("seat a text", lambda w: w.match.play("take 3", seat="2"), gusher.OutOfTurn, "It is not 2’s turn"),
    ("seat a float", lambda w: w.match.play("take 3", seat=0.0), gusher.OutOfTurn, "It is not 0.0’s turn"),
    ("stale", lambda w: w.match.play("take 3", at=0), gusher.StaleAction, "is for position 0"),
    ("after the end", lambda w: w.over.play(0), gusher.OutOfTurn, "The match is over"),
    ("rewind beyond", lambda w: w.match.rewind(99), gusher.GusherError, "nothing to undo"),
    ("rewind to a text", lambda w: w.match.rewind("9"), gusher.GusherError, "nothing to undo"),
    # -- seeing -----------------------------------------------------------------------------------------
    ("view of seat 9", lambda w: w.match.view(9), gusher.SetupError, "There is no seat 9: seats are numbered 0 to 3"),
    ("view of a text", lambda w: w.match.view("0"), gusher.SetupError, "There is no seat 0"),
    ("view of -1", lambda w: w.match.view(-1), gusher.SetupError, "There is no seat -1"),
    ("log of seat 9", lambda w: w.match.log(9), gusher.SetupError, "There is no seat 9"),
    ("log from -1", lambda w: w.match.log(0, start=-1), gusher.SetupError, "“start” must be a whole number"),
    # -- records, positions, samples --------------------------------------------------------------------
    ("record no dict", lambda w: api.replay(5), gusher.RecordFault, "not a Gusher record"),
    ("record no JSON", lambda w: api.replay("{"), gusher.RecordFault, "is cut off"),
    ("record empty", lambda w: api.replay({}), gusher.RecordFault, "not a Gusher record"),
    ("replay too far", lambda w: api.replay(w.record, upto=99), gusher.SetupError, "cannot be replayed up to 99"),
    ("replay to a float", lambda w: api.replay(w.record, upto=1.0), gusher.SetupError, "up to 1.0"),
    ("verify unfinished", lambda w: api.verify(w.record), gusher.RecordFault, "seed is sealed"),
    ("position no dict", lambda w: api.load([]), gusher.PositionError, "no field “game”"),
    ("position empty", lambda w: api.load({"game": GAME}), gusher.PositionError, "no field “players”"),
    ("state wrong", lambda w: api.load({**w.position, "state": {}}), gusher.PositionError, "is missing"),
    ("memory wrong", lambda w: api.load({**w.position, "memory": [1]}), gusher.PositionError, "a list of events"),
    ("view no dict", lambda w: api.sample("view", Random(1)), gusher.PositionError, "not a view"),
    ("view incomplete", lambda w: api.sample({"game": GAME}, Random(1)), gusher.PositionError, "edition, memory"),
    ("view without a field", lambda w: api.sample({**w.view, "state": {}}, Random(1)), gusher.PositionError, "tile"),
    ("view of nobody", lambda w: api.sample({**w.view, "seat": 9}, Random(1)), gusher.SetupError, "There is no seat 9"),
    ("view's options", lambda w: api.study.deduction({**w.view, "options": 1}), gusher.PositionError, "options"),
    ("rng a class", lambda w: api.sample(w.view, Random), gusher.SetupError, "must have a method random()"),
    ("review's seed", lambda w: api.review(w.over.record(), seed="x"), gusher.SetupError, "A seed must be"),
    ("rng a seed", lambda w: api.sample(w.view, 1), gusher.SetupError, "must have a method random()"),
    # -- simulating -------------------------------------------------------------------------------------
    ("seed a text", lambda w: api.simulate(GAME, 1, seed="x"), gusher.SetupError, "not 'x'"),
    ("seed huge", lambda w: api.simulate(GAME, 1, seed=2**63), gusher.SetupError, "from -2⁶³ to 2⁶³ - 1"),
    ("no games", lambda w: api.simulate(GAME, 0), gusher.SetupError, "“games” must be a whole number, at least 1"),
    ("games a float", lambda w: api.simulate(GAME, 2.0), gusher.SetupError, "not 2.0"),
    ("observation short", lambda w: api.describe_observation(GAME, [1, 2]), gusher.SetupError, "348 whole numbers"),
    ("observation a number", lambda w: api.describe_observation(GAME, 7), gusher.SetupError, "this is 7"),
    # -- batches ----------------------------------------------------------------------------------------
    ("n zero", lambda w: api.batch(GAME, 0), gusher.SetupError, "“n” must be a whole number, at least 1, not 0"),
    ("n a text", lambda w: api.batch(GAME, "4"), gusher.SetupError, "not '4'"),
    ("threads zero", lambda w: api.batch(GAME, 4, threads=0), gusher.SetupError, "“threads”"),
    ("reward unknown", lambda w: api.batch(GAME, 4, reward="winner"), gusher.SetupError, "rank, score, win"),
    ("device unknown", lambda w: api.batch(GAME, 4, device="tpu"), gusher.SetupError, "cpu, cuda"),
    ("restart a text", lambda w: api.batch(GAME, 4, restart="no"), gusher.SetupError, "It can be: False, True"),
    ("floats' place", lambda w: w.batch.floats(np.zeros(3)), gusher.SetupError, "“out” cannot be “float64 (3,)”"),
    ("floats' place no array", lambda w: w.batch.floats([0]), gusher.SetupError, "It can be: float32 (4, 749)"),
    ("batch seed a text", lambda w: w.batch.reset("x"), gusher.SetupError, "A seed is a whole number"),
    ("batch seeds too few", lambda w: w.batch.reset([1, 2]), gusher.SetupError, "a list of 4 whole numbers"),
    ("batch seeds ragged", lambda w: w.batch.reset([[1], 2, 3, 4]), gusher.SetupError, "A seed is a whole number"),
    ("one action for four", lambda w: w.batch.step([0]), gusher.SetupError, "one for each of the 4 environments"),
    ("no actions", lambda w: w.batch.step(np.zeros(0, np.uint8)), gusher.SetupError, "one for each of the 4"),
    ("actions as floats", lambda w: w.batch.step([0.0] * 4), gusher.SetupError, "Actions are whole numbers"),
    ("action as text", lambda w: w.batch.step("pass"), gusher.SetupError, "Actions are whole numbers"),
    ("illegal action", lambda w: w.batch.step([w.illegal] * 4), gusher.IllegalActions, "Environment 0: action"),
    ("action beyond", lambda w: w.batch.step([10**9] * 4), gusher.IllegalActions, "action 1000000000"),
    ("observe(100)", lambda w: w.batch.observe(100), gusher.SetupError, "Seats are whole numbers from 0 to 3"),
    ("observe(-1)", lambda w: w.batch.observe(-1), gusher.SetupError, "not -1"),
    ("observe two of four", lambda w: w.batch.observe([0, 1]), gusher.SetupError, "one for each of the 4"),
    ("observe a float", lambda w: w.batch.observe(0.0), gusher.SetupError, "not 0.0"),
    ("describe(9)", lambda w: w.batch.describe(9), gusher.SetupError, "There is no environment 9"),
    ("step_seat(9)", lambda w: w.batch.step_seat(9), gusher.SetupError, "There is no seat 9"),
    ("times negative", lambda w: w.batch.step_random(-1), gusher.SetupError, "“times”"),
    # -- environments -----------------------------------------------------------------------------------
    ("env seat=9", lambda w: gym.GusherEnv(GAME, seat=9), gusher.SetupError, "There is no seat 9"),
    ("env reward", lambda w: gym.GusherEnv(GAME, reward="winner"), gusher.SetupError, "“reward” cannot be “winner”"),
    ("env floats", lambda w: gym.GusherEnv(GAME, floats=NOTHING), gusher.SetupError, "“floats” cannot be “None”"),
    ("env illegal", lambda w: gym.GusherEnv(GAME, illegal="rais"), gusher.SetupError, "raise, random"),
    ("env bot", lambda w: gym.GusherEnv(GAME, opponents="anything"), gusher.SetupError, "anything"),
    ("env bots", lambda w: gym.GusherEnv(GAME, opponents=["random"]), gusher.SetupError, "3 opponents to name, not 1"),
    ("env opponent no name", lambda w: gym.GusherEnv(GAME, opponents=NOTHING), gusher.SetupError, "no bot “None”"),
    ("env seconds", lambda w: gym.GusherEnv(GAME, seconds=0), gusher.SetupError, "“seconds” cannot be “0”"),
    ("env seconds no number", lambda w: gym.GusherEnv(GAME, seconds=NOTHING), gusher.SetupError, "It can be: > 0"),
    ("env render", lambda w: gym.GusherEnv(GAME, render_mode="3d"), gusher.SetupError, "ansi"),
    ("env float action", lambda w: w.env.step(3.0), gusher.MalformedAction, "not a float"),
    ("env text action", lambda w: w.env.step("pass"), gusher.MalformedAction, "not a str"),
    ("env action beyond", lambda w: w.env.step(10**6), gusher.MalformedAction, "actions are numbered 0 to 2,283"),
    ("env illegal action", lambda w: w.strict.step(2283), gusher.IllegalActions, "is not legal"),
    ("env before reset", lambda w: w.fresh.step(0), gusher.OutOfTurn, "Call reset() before step()"),
    ("env masks before reset", lambda w: w.fresh.action_masks(), gusher.OutOfTurn, "before action_masks()"),
    ("env after the end", lambda w: w.done.step(0), gusher.OutOfTurn, "The game is over. Call reset()"),
    ("env seed", lambda w: w.env.reset(seed="x"), gusher.SetupError, "A seed must be a whole number"),
    ("vector bots", lambda w: gym.GusherVectorEnv(4, GAME, opponents="scripted"), gusher.SetupError, "“random” or a"),
    ("vector seat=9", lambda w: gym.GusherVectorEnv(4, GAME, seat=9), gusher.SetupError, "There is no seat 9"),
    ("vector floats", lambda w: gym.GusherVectorEnv(4, GAME, floats=NOTHING), gusher.SetupError, "False, True"),
    ("vector of none", lambda w: gym.GusherVectorEnv(0, GAME), gusher.SetupError, "“n” must be a whole number"),
    ("vec.step([0])", lambda w: w.vector.step([0]), gusher.MalformedAction, "one for each of the 4 environments"),
    ("vector floats", lambda w: w.vector.step([0.0] * 4), gusher.MalformedAction, "Actions are whole numbers"),
    ("vector WAIT", lambda w: w.vector.step([-1] * 4), gusher.MalformedAction, "-1 is not an action"),
    ("policy for three", lambda w: of_policy([0] * 3).reset(), gusher.MalformedAction, "one for each of the 4"),
    ("policy that waits", lambda w: of_policy([-1] * 4).reset(), gusher.MalformedAction, "-1 is not an action"),
    ("vector before reset", lambda w: w.fresh_vector.step([0] * 4), gusher.OutOfTurn, "Call reset() before step()"),
    ("agents' players", lambda w: zoo.env(GAME, players="4"), gusher.SetupError, "is not for 4 players"),
    ("agents' cycles", lambda w: zoo.env(GAME, max_cycles=0), gusher.SetupError, "“max_cycles” must be"),
    ("agents' render", lambda w: zoo.env(GAME, render_mode="3d"), gusher.SetupError, "human, ansi, rgb_array"),
    ("agents' illegal action", lambda w: w.turns.step(2283), gusher.IllegalActions, "is not legal"),
    ("agents' float", lambda w: w.turns.step(1.0), gusher.MalformedAction, "not a float"),
    ("agents' None", lambda w: w.turns.step(None), gusher.MalformedAction, "not a NoneType"),
    ("agents before reset", lambda w: w.fresh_turns.step(0), gusher.OutOfTurn, "Call reset() before step()"),
    ("agents' last before reset", lambda w: w.fresh_turns.last(), gusher.OutOfTurn, "before last()"),
    ("agent unknown", lambda w: w.turns.observe("pink_9"), gusher.SetupError, "“agent” cannot be “pink_9”"),
    ("agents' seed", lambda w: w.turns.reset(seed=1.5), gusher.SetupError, "A seed must be a whole number"),
    ("parallel without the one", lambda w: w.parallel.step({}), gusher.MalformedAction, "there is no action for"),
    ("parallel no dict", lambda w: w.parallel.step([0]), gusher.MalformedAction, "there is no action for"),
    # -- bots -------------------------------------------------------------------------------------------
    ("bot no text", lambda w: bots.get(NOTHING), gusher.SetupError, "There is no bot “None”"),
    ("bot unknown", lambda w: bots.get("genius"), gusher.SetupError, "genius"),
    ("bot's time", lambda w: bots.get("search@soon"), gusher.SetupError, "search@soon"),
    ("bot's file", lambda w: bots.get("nowhere.py"), gusher.SetupError, "nowhere.py"),
    ("language", lambda w: gusher.texts.say("xx", "error-over"), gusher.SetupError, "There is no language “xx”"),
]


def everything(world: World) -> bytes:
    envs = (world.env, world.done, world.vector, world.turns, world.parallel, world.strict)
    return pickle.dumps((world.match.position(), world.match.at, [pickle.dumps(env) for env in envs], world.batch))


@pytest.mark.parametrize(("call", "kind", "words"), [entry[1:] for entry in WRONG], ids=[entry[0] for entry in WRONG])
def test_a_wrong_call_is_refused_in_words(
    world: SimpleNamespace, call: Call, kind: type[gusher.GusherError], words: str
) -> None:
    with pytest.raises(kind) as caught:
        call(world)
    assert words in str(caught.value)
    for language in gusher.texts.LANGUAGES:
        assert gusher.texts.say(language, caught.value.key, caught.value.params)
    twin = pickle.loads(pickle.dumps(caught.value))
    assert (type(twin), str(twin)) == (kind if kind is not gusher.GusherError else type(twin), str(caught.value))
    assert str(copy.deepcopy(caught.value)) == str(caught.value)


def test_wrong_calls_change_nothing(world: SimpleNamespace) -> None:
    before = everything(world)
    for _, call, kind, _ in WRONG:
        with pytest.raises(kind):
            call(world)
    assert everything(world) == before


@pytest.mark.parametrize("integer", [np.int8, np.uint8, np.int32, np.uint64, np.int64])
def test_every_kind_of_integer_is_the_same_seed(integer: Callable[[int], Any]) -> None:
    assert gusher.new(GAME, seed=integer(7)).seed == "7"
    assert np.array_equal(gusher.simulate(GAME, 3, seed=integer(7)).scores, gusher.simulate(GAME, 3, seed=7).scores)
    batch = gusher.batch(GAME, 3, seed=integer(7))
    assert batch.seeds.tolist() == [7, 8, 9]
    for env in (gym.GusherEnv(GAME), gym.GusherVectorEnv(3, GAME), zoo.parallel_env(GAME)):
        first, again = (pickle.dumps(env.reset(seed=seed)) for seed in (integer(7), 7))
        assert first == again


def test_an_argument_of_any_kind_can_be_said() -> None:
    for odd in (None, [1], np.int64(3), float("nan"), float("inf"), 10**40, "x" * 10_000, object(), True, b"x"):
        assert str(gusher.SetupError("error-game-unknown", game=odd, games=odd))
