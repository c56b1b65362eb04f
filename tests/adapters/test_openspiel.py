"""OpenSpiel's own tests, its search and a learning algorithm on both games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts, tabular_qlearner

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
    state = moved(game.new_initial_state(), rng, 3)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


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
