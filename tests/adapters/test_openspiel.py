"""OpenSpiel's own tests, its search and a learning algorithm on both games."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, tabular_qlearner

import gusher
from gusher.adapters.openspiel import GAMES, options_from, parameters
from gusher.kernel import registry

NAMES = ["gusher_giganten(players=3)", "gusher_nations(players=2,round_limit=10)"]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of OpenSpiel's own


def moved(state: pyspiel.State, rng: np.random.RandomState, decisions: int) -> pyspiel.State:
    """Random play, so many decisions further."""
    while decisions > 0 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            decisions -= 1
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def settled(state: pyspiel.State) -> pyspiel.State:
    """Chance's first outcomes, up to the next decision."""
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_every_game_is_registered() -> None:
    assert set(GAMES) == set(registry.names())
    assert all(pyspiel.load_game(f"gusher_{name}").num_distinct_actions() > 2000 for name in GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_can_be_generated_and_replayed(name: str) -> None:
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=3)
    assert f"game: {name}" in text
    actions = [int(line.split()[-1]) for line in text.splitlines() if line.startswith("action: ")]
    again = generate_playthrough.playthrough(name, action_sequence=actions, seed=3)
    assert again == text


@pytest.mark.parametrize("name", NAMES)
def test_monte_carlo_tree_search_plays(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = settled(moved(game.new_initial_state(), rng, 3))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_information_set_search_plays(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 4, random_state=rng)
    state = settled(moved(game.new_initial_state(), rng, 3))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_state_sampled_for_a_player_looks_the_same_to_it_and_forgets_what_it_cannot_know(name: str) -> None:
    """The others' secrets are drawn anew, and their history tells the new ones, never those that really fell."""
    rng = np.random.RandomState(3)
    state = settled(moved(pyspiel.load_game(name).new_initial_state(), rng, 40 if "giganten" in name else 4))
    player, different = state.current_player(), 0
    for _ in range(20):
        twin = state.resample_from_infostate(player, rng.random_sample)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        different += str(twin) != str(state)
        again = twin.clone().resample_from_infostate(player, rng.random_sample)
        assert again.information_state_string(player) == state.information_state_string(player)
        for other in range(twin.num_players()):
            if other != player and "giganten" in name:
                assert state.information_state_string(other) not in twin.information_state_string(other)
        moved(twin, rng, 30)
    assert (different > 0) == ("giganten" in name)  # The Game of Nations hides nothing


@pytest.mark.parametrize("name", NAMES)
def test_compiled_and_interpreted_positions_agree(name: str) -> None:
    rng, state = np.random.RandomState(4), pyspiel.load_game(name).new_initial_state()
    for _ in range(12):
        position = settled(moved(state, rng, 7)).position
        match = position.match
        assert match.state.pack().tobytes() == position.states.tobytes()
        if not state.is_terminal():
            assert [action.index for action in match.legal()] == state.legal_actions()
        assert [(entry.seat, entry.action, entry.witnesses) for entry in match.entries] == position.log
        twin = pickle.loads(pickle.dumps(position))
        assert (twin.log, twin.states.tobytes()) == (position.log, position.states.tobytes())


@pytest.mark.parametrize("name", NAMES)
def test_a_learning_algorithm_runs(name: str) -> None:
    """Tabular Q-learning by OpenSpiel, every seat an agent of its own, through a game."""
    env = rl_environment.Environment(pyspiel.load_game(name))
    agents = [tabular_qlearner.QLearner(seat, env.action_spec()["num_actions"]) for seat in range(env.num_players)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    assert all(agent._q_values for agent in agents)
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_odds_add_up_and_a_copy_goes_its_own_way(name: str) -> None:
    rng = np.random.RandomState(2)
    state = moved(pyspiel.load_game(name).new_initial_state(), rng, 20)
    before, twin = str(state), state.clone()
    moved(twin, rng, 5)
    assert str(state) == before != str(twin)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_sees_what_it_saw_when_the_original_plays_on(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    before = pickle.loads(pickle.dumps(state))
    assert state.chance_outcomes()  # reads some of the position's fields
    twin = state.clone()
    moved(state, np.random.RandomState(3), 5)
    assert twin.chance_outcomes() == before.chance_outcomes()
    assert twin.observation_string(0) == before.observation_string(0) != state.observation_string(0)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_possible_is_refused_before_compiled_code_gets_it(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    outcomes = dict(state.chance_outcomes())
    for wrong in (next(one for one in range(10**4) if one not in outcomes), 10**9):
        with pytest.raises(gusher.GusherError):
            state.apply_action(wrong)
    legal, before = settled(state).legal_actions(), str(state)
    with pytest.raises(gusher.IllegalAction) as refused:
        state.apply_action(next(one for one in range(10**4) if one not in legal))
    assert refused.value.params["clause"]
    for wrong in (10**9, -5):
        with pytest.raises(gusher.MalformedAction, match="is not an action"):
            state.apply_action(wrong)
    assert (str(state), state.legal_actions()) == (before, legal)
    over = moved(state.clone(), np.random.RandomState(1), 10**6)
    with pytest.raises(gusher.OutOfTurn):
        over.apply_action(0)


@pytest.mark.parametrize("name", NAMES)
def test_games_are_pickled_by_their_names(name: str) -> None:
    game = pickle.loads(pickle.dumps(pyspiel.load_game(name)))
    assert str(game) == str(pyspiel.load_game(name))
    assert game.new_initial_state().num_players() == game.num_players()


def test_hidden_outcomes_do_not_tell_states_apart() -> None:
    """Another player's licences: the same history to me, another to its owner."""
    state = pyspiel.load_game("gusher_giganten(players=3,first=0)").new_initial_state()
    while not (state.is_chance_node() and state.action_to_string(-1, state.chance_outcomes()[0][0]).startswith("deal")):
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    twins = [state.child(outcome) for outcome, _ in state.chance_outcomes()[:2]]
    owner = next(
        seat for seat in range(3) if twins[0].information_state_string(seat) != twins[1].information_state_string(seat)
    )
    for seat in range(3):
        alike = twins[0].observation_tensor(seat) == twins[1].observation_tensor(seat)
        assert alike == (seat != owner)
        assert (twins[0].information_state_string(seat) == twins[1].information_state_string(seat)) == alike


def test_options_are_parameters() -> None:
    giganten, nations = registry.get("giganten"), registry.get("nations")
    assert parameters(giganten)["first"] == -1
    assert parameters(nations)["round_limit"] == 40
    assert options_from(giganten, {"first": 2, "inflation": True}) == {"first": 2, "inflation": True}
    assert options_from(giganten, {"first": -1}) == {"first": "random"}
    assert options_from(nations, {"round_limit": -1}) == {"round_limit": "off"}
