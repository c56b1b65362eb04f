"""``gusher train``: a network that learns a game by playing it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gusher.kernel import registry
from gusher.kernel.errors import SetupError, needs
from gusher.learn.settings import Settings

from .group import option
from .params import GameName, Language
from .screen import Screen
from .words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gusher.learn.evaluate import Standing
    from gusher.learn.train import Progress

GAMES_CUDA, EVALUATION = 1 << 15, 1000
IN_CHECKPOINT = ("updates", "out", "start", "seed", "device", "games", "width", "rate", "guests", "more")
"""What a run that is resumed takes from its checkpoint."""


def train(
    context: typer.Context,
    game: GameName,
    minutes: Annotated[float | None, option("--minutes", "-m", min=0.01, key="train-minutes")] = None,
    updates: Annotated[int | None, option("--updates", min=1, key="train-updates")] = None,
    out: Annotated[Path | None, option("--out", metavar="DIR", key="train-out")] = None,
    resume: Annotated[Path | None, option("--resume", metavar="DIR", key="train-resume")] = None,
    start: Annotated[Path | None, option("--start", metavar="FILE", key="train-start")] = None,
    seed: Annotated[int, option("--seed", "-s", min=0, key="train-seed")] = Settings.seed,
    device: Annotated[str | None, option("--device", metavar="cpu|cuda", key="train-device")] = None,
    games: Annotated[int | None, option("--games", "-g", min=2, key="train-games")] = None,
    width: Annotated[int, option("--width", min=16, key="train-width")] = Settings.width,
    rate: Annotated[float, option("--rate", min=0.0, key="train-rate")] = Settings.rate,
    guests: Annotated[float, option("--guests", min=0.0, max=1.0, key="train-guests")] = Settings.guests,
    more: Annotated[list[str] | None, option("--set", metavar="NAME=VALUE", key="train-set")] = None,
    evaluate: Annotated[int, option("--evaluate", min=0, key="train-evaluate")] = EVALUATION,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    registry.get(game)
    with needs("train"):
        from gusher.learn import train as training
        from gusher.learn.checkpoint import NETWORK
    sources = map(context.get_parameter_source, IN_CHECKPOINT)
    if resume is not None and any(source is not None and source.name == "COMMANDLINE" for source in sources):
        raise SetupError("error-train-start")
    where = device or training.default_device()
    settings = Settings(
        game=game,
        seed=seed,
        device=where,
        minutes=minutes or Settings.minutes,
        updates=updates or Settings.updates,
        games=games or (GAMES_CUDA if where == "cuda" else Settings.games),
        width=width,
        rate=rate,
        guests=guests,
    ).changed(more or ())
    folder = resume or out or Path(f"train-{game}")
    run = training.resume(folder, minutes) if resume else training.Run(settings, folder, start)
    if run.settings.game != game:
        raise SetupError("error-train-game", folder=str(folder), found=run.settings.game, game=game)
    if run.fault:
        screen.say("train-slow", "yellow", detail=run.fault)
    screen.say(
        "train-begins",
        game=screen.words(f"{game}-name"),
        device=training.device_name(run.settings.device),
        games=run.settings.games,
        weights=sum(value.numel() for value in run.learner.parameters()),
    )
    if standings := run.go(lambda progress: tell(screen, progress), evaluate):
        screen.say("train-network", standings=listed(screen.words, standings))
    run.curve.draw()
    screen.say("train-done", file=str(folder / NETWORK))


def tell(screen: Screen, progress: Progress) -> None:
    """A line for each update that was evaluated; in a terminal, for every update."""
    if not (progress.scripted or screen.console.is_terminal):
        return
    screen.say(
        "train-progress",
        minutes=f"{progress.minutes:.1f}",
        share=f"{progress.share:.0%}",
        decisions=f"{progress.decisions / 1e6:.1f}",
        rate=f"{progress.rate / 1e6:.2f}",
        entropy=f"{progress.entropy:.2f}",
        **{part: f"{share:.0%}" for part, share in progress.parts.items()},
    )
    if progress.scripted:
        screen.say("train-scripted", standings=listed(screen.words, progress.scripted))


def listed(words: Words, standings: Iterable[Standing]) -> str:
    """How a network did at each number of players."""

    def said(one: Standing) -> str:
        share, error, par = f"{one.share:.1%}", f"{one.error:.1%}", f"{1 / one.players:.0%}"
        return words("train-standing", {"players": one.players, "share": share, "error": error, "par": par})

    return " · ".join(map(said, standings))
