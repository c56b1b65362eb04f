"""Every game in OpenSpiel, with every outcome of chance and its exact odds.

    import pyspiel
    import gusher.adapters.openspiel
    game = pyspiel.load_game("gusher_giganten(players=3,inflation=True)")

Utilities are by rank: 1 for the best, -1 for the last, evenly between; they add up to 0.  As everywhere in Gusher a
decision with one legal action is carried out by itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from gusher.kernel import registry
from gusher.kernel.chance import CHANCE, EVERYBODY, OVER
from gusher.kernel.checks import check_seat
from gusher.kernel.driver import NOTHING
from gusher.kernel.engine import entry
from gusher.kernel.errors import needs
from gusher.kernel.game import Game, Option, Ruleset
from gusher.kernel.layout import Array, Layout
from gusher.kernel.match import GENERATOR, Entry, Match
from gusher.kernel.stepping import RANK, Terms, observe_seats, play_through, reward_of
from gusher.kernel.tensor import DTYPE

from .episodes import bounded_ruleset

with needs("openspiel"):
    import pyspiel

THE_WORD = -1
UNUSED_SEED = "OpenSpiel draws"
NOBODY = 30  # no seat has this bit: what a spectator may know


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
        self.start = Start(Match(self.ruleset, UNUSED_SEED).state)
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

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> GusherState:
        return GusherState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.gusher, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _loaded(text: str) -> Any:
    """A game as another process writes it; with this function comes the module that OpenSpiel knows it from."""
    return pyspiel.load_game(text)


class Position:
    """A game compiled, whose chance OpenSpiel draws.  It is copied at every node of a search."""

    def __init__(self, ruleset: Ruleset, start: Start) -> None:
        self.ruleset, self.game, self.start = ruleset, ruleset.game, start
        self.log: list[Logged] = []
        self.told = {seat: (0, text) for seat, text in start.past.items()}  # entries told so far, and their text
        self.states = start.state.pack()
        self._play_through(NOTHING)

    def __deepcopy__(self, memo: Any) -> Position:
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.states, twin.log, twin.told = self.states.copy(), self.log[:], self.told.copy()
        twin.__dict__.pop("glimpse", None)  # which looks at our states
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.ruleset, self.start, self.log)

    @cached_property
    def glimpse(self) -> Glimpse:
        """The state for interpreted rules."""
        return Glimpse(self.states[0])

    def apply(self, action: int) -> None:
        """Carry out an action or an outcome of chance, and what is then the only legal action."""
        seat = self.seat
        if action not in ([outcome for outcome, _ in self.odds] if seat == CHANCE else self.legal):
            self.match.check(action, seat)  # says why not: compiled code would crash
        may_know = self.game.rules.flow.witnesses(self.ruleset.edition, self.glimpse) if seat == CHANCE else EVERYBODY
        self.log.append(Logged(seat, action, may_know))
        self._play_through(action)

    def _play_through(self, action: int) -> None:
        forced, legal, scratches = _room(self.game)
        play = entry(self.game, play_through)
        carried_out, choices = play(self.ruleset.packed, self.states, scratches, action, forced, legal)
        self.log += [Logged(seat, index, EVERYBODY) for seat, index in forced[:carried_out].tolist()]
        self.legal: list[int] = legal[:choices].tolist()
        self.seat: int = self.states["seat"].item()  # whose decision is due; or CHANCE, or OVER
        for name in ("glimpse", "odds", "tensors", "match"):
            self.__dict__.pop(name, None)

    @cached_property
    def odds(self) -> list[tuple[int, int]]:
        """The outcomes of chance, and how many ways there are to each."""
        return sorted(self.game.rules.flow.odds(self.ruleset.edition, self.glimpse))

    def scores(self) -> list[int]:
        score, edition = self.game.rules.score, self.ruleset.edition
        return [int(score(edition, self.glimpse, seat)) for seat in range(self.ruleset.players)]

    @cached_property
    def tensors(self) -> Array:
        """What each seat sees, as floats, row by row."""
        layout = self.game.learning.tensor.TENSOR
        rows = np.zeros((self.ruleset.players, layout.size), DTYPE)
        entry(self.game, observe_seats)(self.ruleset.packed, self.states, rows)
        return layout.floats(rows)

    def history(self, seat: int) -> str:
        """All that has happened, as a seat knows it: an outcome of chance that it did not see is named by its verb."""
        upto, text = self.told.get(seat, (0, ""))
        text += "".join(self._told(entry, seat) for entry in self.log[upto:])
        self.told[seat] = len(self.log), text
        return text

    def _told(self, entry: Logged, seat: int) -> str:
        action, who = self.game.rules.verbs.action(entry.action), entry.seat if entry.seat >= 0 else "chance"
        return f"{who} {action.text if entry.witnesses >> seat & 1 else f'{action.verb} ?'}; "

    # -- other positions that a seat cannot tell from this one ------------------------------------------

    @cached_property
    def match(self) -> Match:
        """The same as a match, which has views.  Made by playing everything again."""
        match = Match(self.ruleset, UNUSED_SEED, state=self.start.state, memory=self.start.memory, keep=0)
        match.restore(Entry(entry.seat, entry.action) for entry in self.log)
        return match

    def resampled(self, seat: int, rng: Any) -> Position:
        """A position drawn by its odds from all those that give the seat this view."""
        view = self.match.view(seat)
        state = self.game.rules.sample(self.ruleset.edition, view, rng)
        open_to_all = self.history(NOBODY)
        past = {other: f"{open_to_all}{_secrets(state, other)}; " for other in range(self.ruleset.players)}
        past |= {seat: self.history(seat), NOBODY: open_to_all}
        return Position(self.ruleset, Start(state, view["memory"], past))


class Logged(NamedTuple):
    """What happened, and the seats that may know it, one bit each."""

    seat: int
    action: int
    witnesses: int


class Start(NamedTuple):
    """Where a position begins: with a new game, or with a sample.  What the others were dealt in a sample differs from
    what really happened, so their past is what everybody saw, and what they hold now."""

    state: Layout
    memory: Sequence[dict[str, Any]] = ()
    past: Mapping[int, str] = {}  # by seat


def _secrets(state: Layout, seat: int) -> str:
    """What a seat sees and a spectator does not."""
    own, open_to_all = state.seen_by(seat), state.seen_by(None)
    return json.dumps({name: value for name, value in own.items() if value != open_to_all[name]})


class Glimpse:
    """A packed state as interpreted rules read it: a field is unpacked when it is asked for."""

    def __init__(self, record: Array) -> None:
        self.record = record

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self.record[name].tolist()
        return value


@cache
def _room(game: Game) -> tuple[Array, Array, Array]:
    """Where compiled code writes the only legal actions that it carried out, with their seats, and the legal ones."""
    rules = game.rules
    forced = np.zeros((rules.longest, 2), np.int64)
    return forced, np.zeros(rules.verbs.size, np.int64), np.zeros(1, rules.Scratch.dtype)


def _restored(ruleset: Ruleset, start: Start, log: list[Logged]) -> Position:
    position = Position(ruleset, start)
    while len(position.log) < len(log):
        position.apply(log[len(position.log)].action)
    return position


class GusherState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: GusherGame) -> None:
        super().__init__(game)
        self.position = Position(game.ruleset, game.start)

    def current_player(self) -> int:
        seat = self.position.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal if player == self.position.seat else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, without its detour."""
        if self.position.seat == CHANCE and player in (None, pyspiel.PlayerId.CHANCE):
            return [outcome for outcome, _ in self.chance_outcomes()]
        return self._legal_actions(self.position.seat if player is None else player)[:]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance's outcomes are counted from 0; their odds are exact but for the last division."""
        ways, first = self.position.odds, self.position.game.rules.verbs.size
        total = sum(weight for _, weight in ways)
        return [(outcome - first, weight / total) for outcome, weight in ways]

    def _apply_action(self, action: int) -> None:
        self.position.apply(self._index(self.position.seat == CHANCE, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.rules.verbs.action(self._index(player == pyspiel.PlayerId.CHANCE, action)).text

    def _index(self, is_chance: bool, action: int) -> int:
        return action + self.position.game.rules.verbs.size if is_chance else action

    def returns(self) -> list[float]:
        players = self.position.ruleset.players
        if self.position.seat != OVER:
            return [0.0] * players
        scores, terms = self.position.scores(), Terms(players, RANK, 1.0, 0, 0)
        return [float(reward_of(scores, seat, terms)) for seat in range(players)]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """As OpenSpiel's own, without its detour: all players' at once."""
        seat = self.current_player() if player is None else player
        found: list[float] = self.position.tensors[check_seat(seat, self.position.ruleset.players)].tolist()
        return found

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> GusherState:
        """A state that the player cannot tell from this one, drawn by its odds: for IS-MCTS."""
        twin: GusherState = self.clone()
        twin.position = self.position.resampled(player, SimpleNamespace(random=probability_sampler))
        return twin

    def __str__(self) -> str:
        told = self.position.game.rules.State.unpack(self.position.states).to_dict()
        return json.dumps({name: value for name, value in told.items() if name not in GENERATOR}, separators=(",", ":"))


class Observer:
    """What a player sees: with perfect recall the history as that player knows it, else the observation tensor."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        tensor = game.learning.tensor
        self.layout, self.observe, self.perfect_recall = tensor.TENSOR, tensor.observe, perfect_recall
        self.tensor = None if perfect_recall else np.zeros(self.layout.float_size, np.float32)
        self.dict = {}
        if self.tensor is not None:
            for field in self.layout.fields:
                self.dict[field.name] = self.tensor[field.float_start : field.float_start + field.float_size]

    def set_from(self, state: GusherState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.position.tensors[player]

    def string_from(self, state: GusherState, player: int) -> str:
        if self.perfect_recall:
            return state.position.history(player)
        row, position = [0] * self.layout.size, state.position
        self.observe(position.ruleset.edition, position.glimpse, player, row)
        return self.layout.describe(row)


def register(game: Game) -> type[GusherGame]:
    """Make a game of ours known to OpenSpiel as ``gusher_NAME``."""
    kind: type[GusherGame] = type(f"{game.name.title()}Game", (GusherGame,), {"gusher": game, "kind": game_type(game)})
    pyspiel.register_game(kind.kind, kind)
    return kind


GAMES = {name: register(registry.get(name)) for name in registry.names()}
