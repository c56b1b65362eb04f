"""Every game in OpenSpiel, with every outcome of chance and its exact odds.

    import pyspiel
    import gusher.adapters.openspiel
    game = pyspiel.load_game("gusher_giganten(players=3,inflation=True)")

Utilities are by rank: 1 for the best, -1 for the last, evenly between; they add up to 0.  As everywhere in Gusher a
decision with one legal action is carried out by itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from gusher.kernel import registry
from gusher.kernel.chance import CHANCE
from gusher.kernel.errors import needs
from gusher.kernel.game import Game, Option, Ruleset
from gusher.kernel.match import Entry, Match
from gusher.kernel.stepping import RANK, Terms, reward_of

from .episodes import bounded_ruleset

with needs("openspiel"):
    import pyspiel

THE_WORD = -1
UNUSED_SEED = "OpenSpiel draws"
HIDDEN = ("key", "draws")  # the generator of simulated games: unused here


def parameters(game: Game) -> dict[str, Any]:
    """The number of players and the game's options, with what they are unless told otherwise."""
    defaults = bounded_ruleset(game).options
    return {"players": game.players[-1]} | {
        option.name: parameter(option, defaults[option.name]) for option in game.options
    }


def parameter(option: Option, value: Any) -> Any:
    """An option's value as OpenSpiel takes it: where a word stands among numbers (`off`, `random`), it is -1."""
    kinds = {type(one) for one in option.values}
    return THE_WORD if len(kinds) > 1 and isinstance(value, str) else value


def options_from(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """OpenSpiel's parameters as the game's options."""
    return {
        option.name: next(
            (value for value in option.values if parameter(option, value) == given[option.name]), given[option.name]
        )
        for option in game.options
        if option.name in given
    }


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"gusher_{game.name}",
        long_name=f"Gusher {game.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class GusherGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours; `gusher` names it."""

    gusher: Game
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given, game = dict(params or {}), self.gusher
        self.ruleset = bounded_ruleset(game, given.get("players"), options_from(game, given))
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=game.rules.verbs.size,
                max_chance_outcomes=game.rules.verbs.total - game.rules.verbs.size,
                num_players=self.ruleset.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=game.rules.longest,
            ),
            given,
        )

    def new_initial_state(self) -> GusherState:
        return GusherState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.gusher, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Position:
    """A match whose chance OpenSpiel draws.  It is copied and pickled at every node of a search."""

    def __init__(self, match: Match) -> None:
        self.match = match
        match.settle(chance=False)

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.match.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.match.ruleset, self.match.entries)

    def apply(self, action: int) -> None:
        """Carry out an action or an outcome of chance, and what is then the only legal action."""
        self.match.restore([Entry(int(self.match.state.seat), action)])
        self.match.settle(chance=False)

    def told(self, seat: int) -> str:
        """All that has happened, as a seat knows it: an outcome of chance that it did not see is named by its verb."""
        verbs = self.match.game.rules.verbs

        def shown(entry: Entry) -> str:
            who = entry.seat if entry.seat >= 0 else "chance"
            if entry.witnesses >> seat & 1:
                return f"{who} {verbs.action(entry.action).text}"
            return f"{who} {verbs.verb_of(entry.action).name} ?"

        return "; ".join(map(shown, self.match.entries))


def _restored(ruleset: Ruleset, entries: list[Entry]) -> Position:
    match = _opened(ruleset)
    match.restore(entries)
    return Position(match)


def _opened(ruleset: Ruleset) -> Match:
    return Match(ruleset, UNUSED_SEED, keep=0)


class GusherState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: GusherGame) -> None:
        super().__init__(game)
        self.position = Position(_opened(game.ruleset))

    @property
    def match(self) -> Match:
        return self.position.match

    def current_player(self) -> int:
        seat = self.match.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.match.over

    def _legal_actions(self, player: int) -> list[int]:
        return [action.index for action in self.match.legal()] if player == self.match.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance's outcomes are counted from 0; their odds are exact but for the last division."""
        match = self.match
        ways = sorted(match.game.rules.flow.odds(match.edition, match.state))
        total = sum(weight for _, weight in ways)
        return [(outcome - match.game.rules.verbs.size, weight / total) for outcome, weight in ways]

    def _apply_action(self, action: int) -> None:
        self.position.apply(self._index(self.match.seat == CHANCE, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.game.rules.verbs.action(self._index(player == pyspiel.PlayerId.CHANCE, action)).text

    def _index(self, is_chance: bool, action: int) -> int:
        return action + self.match.game.rules.verbs.size if is_chance else action

    def returns(self) -> list[float]:
        match = self.match
        if not match.over:
            return [0.0] * match.players
        scores, terms = match.scores(), Terms(match.players, RANK, 1.0, 0, 0)
        return [float(reward_of(scores, seat, terms)) for seat in range(match.players)]

    def __str__(self) -> str:
        told = self.match.state.to_dict()
        return json.dumps({name: value for name, value in told.items() if name not in HIDDEN}, separators=(",", ":"))


class Observer:
    """What a player sees: with perfect recall the history as that player knows it, else the observation tensor."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        tensor = game.learning.tensor
        self.layout, self.observe, self.perfect_recall = tensor.TENSOR, tensor.observe, perfect_recall
        self.tensor = None if perfect_recall else np.zeros(self.layout.float_size, np.float32)
        self.dict = (
            {}
            if self.tensor is None
            else {
                field.name: self.tensor[field.float_start : field.float_start + field.float_size]
                for field in self.layout.fields
            }
        )

    def _row(self, state: GusherState, player: int) -> list[int]:
        row = [0] * self.layout.size
        self.observe(state.match.edition, state.match.state, player, row)
        return row

    def set_from(self, state: GusherState, player: int) -> None:
        if self.tensor is not None:
            self.layout.floats(self._row(state, player), self.tensor.reshape(1, -1))

    def string_from(self, state: GusherState, player: int) -> str:
        return (
            state.position.told(player) if self.perfect_recall else str(self.layout.describe(self._row(state, player)))
        )


def register(game: Game) -> type[GusherGame]:
    """Make a game of ours known to OpenSpiel as ``gusher_NAME``."""
    kind: type[GusherGame] = type(f"{game.name.title()}Game", (GusherGame,), {"gusher": game, "kind": game_type(game)})
    pyspiel.register_game(kind.kind, kind)
    return kind


GAMES = {name: register(registry.get(name)) for name in registry.names()}
