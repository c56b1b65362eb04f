"""A training run's settings, and the set-ups it trains on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from random import Random

import msgspec

from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game, Options


@dataclass(frozen=True)
class Settings:
    """All of a run except where its files are.  Two runs with the same settings on the same machine differ only by the
    clock: a run limited by `updates` is reproducible to the last bit."""

    game: str
    seed: int = 1
    device: str = "cpu"
    minutes: float = 5.0
    """How long it takes in all, compilation and evaluation included."""
    updates: int = 0
    """If not 0: how many times it plays and learns, however long that takes."""
    games: int = 1024
    """Games played at the same time, shared out among the set-ups."""
    steps: int = 64
    """Decisions in each game between two updates."""
    width: int = 512
    """How wide the network is; a multiple of 16."""
    epochs: int = 1
    """How often each decision is learned from."""
    pieces: int = 64
    """Steps of the optimiser in which the decisions of an update are learned from once."""
    rate: float = 5e-4
    """The learning rate at the start; it falls to nearly nothing."""
    clip: float = 0.2
    """How far an update may move the odds of an action (PPO's clipping)."""
    trace: float = 0.95
    """How much a decision is judged by what came of it rather than by the network's own opinion (lambda)."""
    entropy: float = 0.01
    """The reward for keeping an open mind, at the start."""
    lead: float = 0.5
    """What the lead in score counts beside the win, at the start; it fades out after two thirds of the run."""
    guests: float = 0.25
    """Share of the games in which guests sit at the table: scripted players, or earlier selves once there are any."""
    scripted: float = 0.5
    """Share of the updates in which the guests are scripted players."""
    favour: int = 0
    """Half of the usual games have this many players; 0: as many games for each number."""
    compile: bool = True
    """Use torch.compile on a GPU."""

    def changed(self, texts: Iterable[str]) -> Settings:
        """With other values, each given as ``name=value``."""
        settings = asdict(self)
        for text in texts:
            name, _, value = text.partition("=")
            if name not in settings or name == "game":
                known = ", ".join(sorted(settings.keys() - {"game"}))
                raise SetupError("error-train-set-unknown", text=text, known=known)
            settings[name] = value
        try:
            return msgspec.convert(settings, Settings, strict=False)
        except msgspec.ValidationError as fault:
            raise SetupError("error-train-set", detail=str(fault)) from None


UNUSUAL = 8
"""Set-ups with unusual options: enough for every value of every option."""
UNUSUAL_SHARE = 0.125
"""Share of the games that they get."""


@dataclass(frozen=True)
class Setup:
    """What is fixed before a game begins."""

    players: int
    options: Options


def usual_setups(game: Game) -> list[Setup]:
    """Every number of players with the options that environments use: what matters most."""
    return [Setup(players, game.bounded) for players in game.players]


def usual_shares(setups: list[Setup], favour: int) -> list[float]:
    """The share of the usual games that each of them gets."""
    if not favour or len(setups) == 1:
        return [1 / len(setups)] * len(setups)
    return [0.5 if setup.players == favour else 0.5 / (len(setups) - 1) for setup in setups]


def unusual_setups(game: Game) -> list[Setup]:
    """A few mixtures of options in which every value occurs: one network serves every table.

    Options that name a seat make no difference: a seat sees all seats counted from itself."""
    rng = Random(game.name)
    columns = {}
    for option in game.options:
        if not option.is_seat:
            values = [option.values[at % len(option.values)] for at in range(UNUSUAL)]
            columns[option.name] = rng.sample(values, UNUSUAL)
    return [
        Setup(game.players[at % len(game.players)], {name: values[at] for name, values in columns.items()})
        for at in range(UNUSUAL)
    ]
