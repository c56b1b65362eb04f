"""``gusher train``: a network that learns a game by playing it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gusher.kernel import registry
from gusher.kernel.errors import SetupError, needs

from .params import GameName, Language
from .screen import Screen
from .words import Words, help_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gusher.learn.evaluate import Standing
    from gusher.learn.train import Progress

MINUTES, GAMES, GAMES_CUDA, EVALUATION = 5.0, 1024, 1 << 15, 1000


def train(
    game: GameName,
    minutes: Annotated[float | None, typer.Option("--minutes", "-m", min=0.01, help=help_text("train-minutes"))] = None,
    updates: Annotated[int | None, typer.Option("--updates", min=1, help=help_text("train-updates"))] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=help_text("train-out"))] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="DIR", help=help_text("train-resume"))] = None,
    start: Annotated[Path | None, typer.Option("--start", metavar="FILE", help=help_text("train-start"))] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help=help_text("train-seed"))] = 1,
    device: Annotated[str | None, typer.Option("--device", metavar="cpu|cuda", help=help_text("train-device"))] = None,
    games: Annotated[int | None, typer.Option("--games", "-g", min=2, help=help_text("train-games"))] = None,
    width: Annotated[int, typer.Option("--width", min=16, help=help_text("train-width"))] = 512,
    rate: Annotated[float, typer.Option("--rate", min=0.0, help=help_text("train-rate"))] = 5e-4,
    guests: Annotated[float, typer.Option("--guests", min=0.0, max=1.0, help=help_text("train-guests"))] = 0.25,
    evaluate: Annotated[int, typer.Option("--evaluate", min=0, help=help_text("train-evaluate"))] = EVALUATION,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    words = screen.words
    registry.get(game)
    with needs("train"):
        from gusher.learn import train as training
        from gusher.learn.checkpoint import NETWORK
        from gusher.learn.settings import Settings
    if resume is not None and (out is not None or start is not None or updates):
        raise SetupError("error-train-start")
    where = device or training.default_device()
    settings = Settings(
        game=game,
        seed=seed,
        device=where,
        minutes=minutes or MINUTES,
        updates=updates or 0,
        games=games or (GAMES_CUDA if where == "cuda" else GAMES),
        width=width,
        rate=rate,
        guests=guests,
    )
    folder = resume or out or Path(f"train-{game}")
    run = training.resume(folder, minutes) if resume else training.Run(settings, folder, start)
    if run.settings.game != game:
        raise SetupError("error-train-game", folder=str(folder), found=run.settings.game, game=game)
    if run.fault:
        screen.text(words("train-slow", {"detail": run.fault}), "yellow")
    screen.text(
        words(
            "train-begins",
            {
                "game": words(f"{game}-name"),
                "device": training.device_name(run.settings.device),
                "games": run.settings.games,
                "weights": sum(value.numel() for value in run.learner.parameters()),
            },
        )
    )
    standings = run.go(lambda progress: tell(screen, words, progress), evaluate)
    if standings:
        screen.text(words("train-network", {"standings": listed(words, standings)}))
    reason = run.curve.draw()
    if reason:
        screen.text(words("train-no-picture", {"reason": reason}))
    screen.text(words("train-done", {"file": str(folder / NETWORK)}))


def tell(screen: Screen, words: Words, progress: Progress) -> None:
    """A line for each update that was evaluated; on a terminal, for every one."""
    if not (progress.scripted or screen.console.is_terminal):
        return
    line = words(
        "train-progress",
        {
            "minutes": f"{progress.minutes:.1f}",
            "share": f"{progress.share:.0%}",
            "decisions": f"{progress.decisions / 1e6:.1f}",
            "rate": f"{progress.rate / 1e6:.2f}",
            "entropy": f"{progress.entropy:.2f}",
            **{part: f"{share:.0%}" for part, share in progress.parts.items()},
        },
    )
    screen.text(line)
    if progress.scripted:
        screen.text(words("train-scripted", {"standings": listed(words, progress.scripted)}))


def listed(words: Words, standings: Iterable[Standing]) -> str:
    """How a network did at each number of players."""
    told = [
        {
            "players": one.players,
            "share": f"{one.share:.1%}",
            "error": f"{one.error:.1%}",
            "par": f"{1 / one.players:.0%}",
        }
        for one in standings
    ]
    return " · ".join(words("train-standing", one) for one in told)
