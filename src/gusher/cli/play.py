"""``gusher play``: a match at this keyboard, against bots or with others around the table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import gusher
from gusher import Match, SetupError
from gusher.bots import BOTS
from gusher.kernel import registry
from gusher.kernel.game import Game

from .compile import Background
from .group import option
from .params import EditionName, GameName, Language, Options, Players, Rulebook, Seed, options_of, read_text
from .screen import Screen
from .session import HUMAN, Session

BOT = "random"


def play(
    game_name: GameName,
    players: Players = None,
    humans: Annotated[int | None, option("--humans", key="humans", metavar="N", min=0)] = None,
    seat: Annotated[list[str] | None, option("--seat", key="seats", metavar="|".join((HUMAN, *BOTS)))] = None,
    seed: Seed = None,
    options: Options = None,
    rulebook: Rulebook = None,
    edition: EditionName = None,
    load: Annotated[Path | None, option("--load", "-l", key="load", metavar="FILE")] = None,
    fast: Annotated[bool, option("--fast", key="fast")] = False,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    game = registry.get(game_name)
    if load is not None:
        match = _loaded(game, load)
    else:
        match = gusher.new(game.name, players, seed, options_of(game, options, rulebook), edition)
    kinds = seated(match.players, seat, humans)
    background = Background(game.name) if screen.is_live else None
    try:
        Session(screen, match, kinds, fast, background).run()
    finally:
        if background:
            background.stop()


def _loaded(game: Game, path: Path) -> Match:
    match = gusher.replay(read_text(path))
    if match.game.name != game.name:
        command = f"gusher play {match.game.name} --load {path}"
        raise SetupError("cli-error-other-game", file=str(path), game=match.game.name, command=command)
    match.settle()
    return match


def seated(players: int, seats: list[str] | None, humans: int | None) -> list[str]:
    """Who sits where: as named, or that many humans and then bots."""
    if seats and humans is not None:
        raise SetupError("cli-error-seats-twice")
    if seats and len(seats) > players:
        raise SetupError("cli-error-seats-many", seats=len(seats), players=players)
    if humans is not None and humans > players:
        raise SetupError("cli-error-humans", humans=humans, players=players)
    kinds = list(seats) if seats else [HUMAN] * (1 if humans is None else humans)
    for kind in kinds:
        if kind != HUMAN and kind not in BOTS:
            raise SetupError("cli-error-seat-kind", kind=kind, kinds=", ".join((HUMAN, *BOTS)))
    return kinds + [BOT] * (players - len(kinds))
