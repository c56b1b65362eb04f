"""What a training run is told, and the set-ups it trains on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gusher.kernel.game import Game


@dataclass(frozen=True)
class Settings:
    """All of a run but where its files are.  The same settings on the same machine give the same network, up to the
    clock: only a run that is limited by `updates` is reproducible to the last bit."""

    game: str
    seed: int = 1
    device: str = "cpu"
    minutes: float = 5.0
    """How long it takes in all, compilation and evaluation included."""
    updates: int = 0
    """If not 0: how many times it plays and learns, whatever the time."""
    games: int = 1024
    """Games that are played at the same time, shared out among the set-ups."""
    steps: int = 64
    """Decisions in each game between two updates."""
    width: int = 512
    """Units in each of the two hidden layers; a multiple of 8."""
    rate: float = 7e-4
    """The learning rate at the start; it falls to nearly nothing."""
    clip: float = 0.2
    """How far an update may move the odds of an action (PPO's clipping)."""
    trace: float = 0.95
    """How much a decision is judged by what came of it, rather than by the network's own opinion (lambda)."""
    entropy: float = 0.01
    """The reward for keeping an open mind, at the start."""
    lead: float = 0.5
    """What the lead in score counts beside the win, at the start; it fades out after two thirds of the run."""
    guests: float = 0.25
    """Share of the games in which earlier selves sit on some of the seats."""
    compile: bool = True
    """Use torch.compile on a GPU."""


@dataclass(frozen=True)
class Setup:
    """What is fixed before a game begins, and the share of the training games that are played so."""

    players: int
    options: tuple[tuple[str, Any], ...]
    share: float


def setups(game: Game) -> list[Setup]:
    """Every number of players, half of the games with the options that environments use, the others with all that
    differ: one network serves every table."""
    usual, *others = option_sets(game)
    shares = [(usual, 0.5), *((options, 0.5 / len(others)) for options in others)] if others else [(usual, 1.0)]
    return [
        Setup(players, tuple(options.items()), share / len(game.players))
        for players in game.players
        for options, share in shares
    ]


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The options that environments use; a match's own if they differ; and the last value of every option.

    `first` names a seat, which makes no difference: a seat sees all seats counted from itself."""
    default = {option.name: option.values[0] for option in game.options}
    last = {option.name: option.values[-1] for option in game.options if option.name != "first"}
    found: list[dict[str, Any]] = []
    for options in ({**default, **game.bounded}, default, {**default, **last}):
        if options not in found:
            found.append(options)
    return found
