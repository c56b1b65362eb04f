"""Both games in OpenSpiel, with every outcome of chance and its exact odds.

    import pyspiel
    import gusher.adapters.openspiel
    game = pyspiel.load_game("gusher_giganten(players=3,inflation=True)")

Utilities are by rank: 1 for the best, -1 for the last, evenly between; they add up to 0.  As everywhere in Gusher a
decision with one legal action is carried out by itself.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from gusher.kernel import mask, registry
from gusher.kernel.chance import CHANCE, OVER
from gusher.kernel.game import Game, Option
from gusher.kernel.stepping import RANK, Terms, reward_of

from .table import chosen_options

EVERY_SEAT = -1
THE_WORD = -1
HIDDEN = ("key", "draws")  # the generator of simulated games: unused here


def parameters(game: Game) -> dict[str, Any]:
    """The number of players and the game's options, with what they are unless told otherwise."""
    defaults = chosen_options(game, None)
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


@dataclass(frozen=True, eq=False)
class Setting:
    """What all positions of a game share."""

    game: Game
    players: int
    options: tuple[tuple[str, Any], ...]
    edition: Any
    scratch: Any


@functools.cache
def setting(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> Setting:
    game = registry.get(name)
    edition = game.freeze(game.load_edition(game.edition), players, dict(options))
    return Setting(game, players, options, edition, game.Scratch())


class GusherGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours; `gusher` names it."""

    gusher: Game
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given, game = dict(params or {}), self.gusher
        players = int(given.get("players", game.players[-1]))
        game.check_players(players)
        self.setting = setting(game.name, players, tuple(chosen_options(game, options_from(game, given)).items()))
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=game.verbs.size,
                max_chance_outcomes=game.verbs.total - game.verbs.size,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=game.longest,
            ),
            given,
        )

    def new_initial_state(self) -> GusherState:
        return GusherState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.gusher, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Play:
    """A position and the way to it.  Copying it copies no edition."""

    def __init__(self, shared: Setting, state: Any, entries: list[tuple[int, int, int]]) -> None:
        self.shared, self.game, self.edition, self.scratch = shared, shared.game, shared.edition, shared.scratch
        self.players, self.state = shared.players, state
        self.entries = entries  # who, what, and who knows (bits)
        self._legal: list[int] | None = None

    @classmethod
    def begin(cls, shared: Setting) -> Play:
        play = cls(shared, shared.game.State(), [])
        play.game.flow.set_up(play.edition, play.state, play.players)
        play.game.flow.advance(play.edition, play.state)
        play._settle()
        return play

    def __deepcopy__(self, memo: Any) -> Play:
        return Play(self.shared, self.state.clone(), self.entries[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel keeps positions as pickles."""
        return _unpickled, (self.game.name, self.players, self.shared.options, self.state.to_dict(), self.entries)

    def legal(self) -> list[int]:
        if self._legal is None:
            self.game.rules.offer_all(self.edition, self.state, self.scratch)
            self._legal = list(mask.members(self.scratch.mask))
        return self._legal

    def apply(self, action: int) -> None:
        """Carry out an action or an outcome, and what is then the only legal action."""
        self._carry_out(action)
        self._settle()

    def _carry_out(self, action: int) -> None:
        seat, flow = int(self.state.seat), self.game.flow
        known = flow.witnesses(self.edition, self.state) if seat == CHANCE else EVERY_SEAT
        self.entries.append((seat, action, known))
        flow.apply(self.edition, self.state, self.scratch, action)
        flow.advance(self.edition, self.state)
        self._legal = None

    def _settle(self) -> None:
        while self.state.seat >= 0 and len(self.legal()) == 1:
            self._carry_out(self.legal()[0])

    def told(self, seat: int) -> str:
        """All that has happened, as a seat knows it: an outcome of chance that it did not see is named by its verb."""
        verbs = self.game.verbs
        return "; ".join(
            f"{who if who >= 0 else 'chance'} "
            f"{verbs.action(action).text if known >> seat & 1 else verbs.verb_of(action).name + ' ?'}"
            for who, action, known in self.entries
        )


def _unpickled(
    name: str,
    players: int,
    options: tuple[tuple[str, Any], ...],
    state: dict[str, Any],
    entries: list[tuple[int, int, int]],
) -> Play:
    shared = setting(name, players, options)
    return Play(shared, shared.game.State.from_dict(state), entries)


class GusherState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: GusherGame) -> None:
        super().__init__(game)
        self.play = Play.begin(game.setting)

    def current_player(self) -> int:
        seat = int(self.play.state.seat)
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return bool(self.play.state.seat == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if player == self.play.state.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance's outcomes are counted from 0; their odds are exact but for the last division."""
        play = self.play
        ways = sorted(play.game.flow.odds(play.edition, play.state))
        total = sum(weight for _, weight in ways)
        return [(outcome - play.game.verbs.size, weight / total) for outcome, weight in ways]

    def _apply_action(self, action: int) -> None:
        self.play.apply(self._index(int(self.play.state.seat) == CHANCE, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.game.verbs.action(self._index(player == pyspiel.PlayerId.CHANCE, action)).text

    def _index(self, is_chance: bool, action: int) -> int:
        return action + self.play.game.verbs.size if is_chance else action

    def returns(self) -> list[float]:
        play = self.play
        if not self.is_terminal():
            return [0.0] * play.players
        scores = [int(play.game.score(play.edition, play.state, seat)) for seat in range(play.players)]
        terms = Terms(play.players, RANK, 1.0, 0, 0)
        return [float(reward_of(scores, seat, terms)) for seat in range(play.players)]

    def __str__(self) -> str:
        told = self.play.state.to_dict()
        return json.dumps({name: value for name, value in told.items() if name not in HIDDEN}, separators=(",", ":"))


class Observer:
    """What a player sees: with perfect recall the history as that player knows it, else the observation tensor."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.layout, self.observe, self.perfect_recall = game.tensor.TENSOR, game.tensor.observe, perfect_recall
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
        self.observe(state.play.edition, state.play.state, player, row)
        return row

    def set_from(self, state: GusherState, player: int) -> None:
        if self.tensor is not None:
            self.layout.floats(self._row(state, player), self.tensor.reshape(1, -1))

    def string_from(self, state: GusherState, player: int) -> str:
        return state.play.told(player) if self.perfect_recall else str(self.layout.describe(self._row(state, player)))


def register(game: Game) -> type[GusherGame]:
    """Make a game of ours known to OpenSpiel as ``gusher_NAME``."""
    kind: type[GusherGame] = type(f"{game.name.title()}Game", (GusherGame,), {"gusher": game, "kind": game_type(game)})
    pyspiel.register_game(kind.kind, kind)
    return kind


GAMES = {name: register(registry.get(name)) for name in registry.names()}
