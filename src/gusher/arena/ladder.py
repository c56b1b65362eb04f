"""The ladder: each built-in bot against a table of the next weaker one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from gusher.bots.levels import LEVELS
from gusher.kernel import registry

from .contest import Contest
from .tally import Standing

RUNGS = ("random", *LEVELS)


def contests(games: Sequence[str], number: int, seed: str, top: str = RUNGS[-1]) -> Iterator[Contest]:
    """Every rung of every ladder, up to one bot."""
    rungs = RUNGS[: RUNGS.index(top) + 1]
    for game in map(registry.get, games):
        for players in sorted({max(game.players[0], 2), game.players[-1]} - {3}):
            for below, above in pairwise(rungs):
                yield Contest(game.name, (above, *[below] * (players - 1)), number, seed, options=game.bounded)


def slug(contest: Contest) -> str:
    return f"{contest.game}-{contest.players}-{contest.bots[0]}"


def page(played: Sequence[tuple[Contest, Sequence[Standing]]]) -> str:
    """The ladder as a page of the docs."""
    number = max(found[0].games for _, found in played)
    games = " ".join(f"--game {game}" for game in dict.fromkeys(contest.game for contest, _ in played))
    top = max((contest.bots[0] for contest, _ in played), key=RUNGS.index)
    lines = [
        "# The ladder",
        "",
        f"Written by `gusher ladder {games} --games {number} --up-to {top}`: each bot against a table of the next "
        "weaker one, deals paired over all seatings.",
        "",
    ]
    for title in dict.fromkeys(_title(contest) for contest, _ in played):
        lines += [
            f"## {title}",
            "",
            "| bot | against | games | win share (95 %) | par | ms a decision | faults |",
            "|---|---|---|---|---|---|---|",
        ]
        lines += [_line(contest, found[0]) for contest, found in played if _title(contest) == title]
        lines.append("")
    return "\n".join(lines)


def _title(contest: Contest) -> str:
    limits = ", ".join(f"{name} {value}" for name, value in contest.options.items())
    return f"{contest.game.capitalize()}, {contest.players} players" + (f", {limits}" if limits else "")


def _line(contest: Contest, one: Standing) -> str:
    low, high = one.interval
    return (
        f"| {one.name} | {contest.players - 1} × {contest.bots[1]} | {one.games} | "
        f"{one.win_share:.1%} ({low:.1%} – {high:.1%}) | {1 / contest.players:.0%} | {one.decision_ms:.2f} | "
        f"{one.errors + one.nonsense + one.timeouts} |"
    )
