"""``gusher watch``: bots play, and we look on."""

from __future__ import annotations

import time
from typing import Annotated

import gusher
from gusher import SetupError, bots
from gusher.bots import BOTS
from gusher.kernel import registry

from .group import option
from .params import EditionName, GameName, Language, Options, Players, Rulebook, Seed, options_of
from .play import BOT
from .screen import Screen
from .sheet import print_result
from .telling import Teller

DELAY = 0.5
NEWS = 6


def watch(
    game_name: GameName,
    players: Players = None,
    seat: Annotated[list[str] | None, option("--seat", key="seats", metavar="|".join(BOTS))] = None,
    seed: Seed = None,
    options: Options = None,
    rulebook: Rulebook = None,
    edition: EditionName = None,
    delay: Annotated[float, option("--delay", "-d", key="delay", metavar="S", min=0)] = DELAY,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    game = registry.get(game_name)
    match = gusher.new(game.name, players, seed, options_of(game, options, rulebook), edition)
    if seat and len(seat) > match.players:
        raise SetupError("cli-error-seats-many", seats=len(seat), players=match.players)
    kinds = (seat or []) + [BOT] * (match.players - len(seat or []))
    rngs = [bots.seat_rng(match, number) for number in range(match.players)]
    players_of = [bots.get(kind) for kind in kinds]
    teller, told = Teller(screen, match), 0
    while not match.over:
        told = _look(teller, told, delay)
        view = match.view(match.seat)
        actor = view["to_act"]
        match.play(bots.decide(players_of[actor], view, rngs[actor]).action, actor)
    _look(teller, told, 0)
    print_result(screen, match, kinds)


def _look(teller: Teller, told: int, delay: float) -> int:
    """Show the board and what has happened; in a pipe only the latter.  Returns the entry up to which it was told."""
    match, screen = teller.match, teller.screen
    news = teller.sentences(match.log(None, told))
    if screen.console.is_terminal:
        screen.clear()
        teller.board(match.view(None))
        teller.tell(news, NEWS)
        time.sleep(delay)
    else:
        teller.tell(news)
    return match.at
