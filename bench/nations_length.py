"""How long The Game of Nations lasts under random play without a limit, and how it ends.

    python bench/nations_length.py [--json] [--games 10000] [--told 200]

Every legal action is equally likely.  A decision is a choice between two or more legal actions; in a round everybody
has one turn.  Games of the 1973 edition start with 7 M; richer starts are the same edition with more money.
Events are counted from the logs of the first games, played interpreted.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any

import numpy as np
from msgspec.structs import replace

from gusher.games.nations.meta import GAME
from gusher.games.nations.networks import revenue
from gusher.games.nations.state import Edition, State
from gusher.kernel.batch import Batch
from gusher.kernel.chance import OVER
from gusher.kernel.driver import offer_all
from gusher.kernel.engine import linked
from gusher.kernel.game import Ruleset
from gusher.kernel.mask import members
from gusher.kernel.rng import below, seed

MONEY = (7, 20, 50, 150)
SHARES = (50, 90, 99)  # per cent
EVENTS = {
    "card-taken": "incidents",
    "fell": "fallen",
    "tanker-placed": "tankers",
    "pipeline": "pipelines",
    "skipped": "skipped",
}


def ruleset_with(players: int, money: int) -> Ruleset:
    ruleset = GAME.ruleset(None, players)
    edition: Edition = ruleset.edition.clone()
    edition.money = money
    return replace(ruleset, edition=edition)


def measure(players: int, money: int, games: int, told: int) -> dict[str, Any]:
    """All figures for one number of players and one start."""
    ruleset = ruleset_with(players, money)
    edition: Edition = ruleset.edition
    played = Batch(ruleset, games, 1, 1, "win", False)
    while (played.seats >= 0).any():
        played.step_random(50)
    lengths, ends = played.lengths, [State.unpack(played.states[at : at + 1]) for at in range(games)]
    rounds = np.array([end.round for end in ends])
    lone = [[place for place in range(players) if not end.out[(end.first + place) % players]] for end in ends]
    winners = Counter(places[0] for places in lone if len(places) == 1)
    return {
        "players": players,
        "money": money,
        "games": games,
        "decisions": spread(lengths),
        "rounds": spread(rounds),
        "one_left": sum(len(places) == 1 for places in lone) / games,
        "won_by_turn_order": [winners[place] / games for place in range(players)],
        "revenue_of_winner": float(np.mean([revenue_of(edition, end) > 0 for end in ends])),
        "events": happenings(edition, players, told),
    }


def spread(values: Any) -> dict[str, float]:
    shares = {f"p{share}": float(value) for share, value in zip(SHARES, np.percentile(values, SHARES), strict=True)}
    return {"mean": float(np.mean(values)), **shares, "max": float(np.max(values))}


def revenue_of(edition: Edition, end: State) -> int:
    """What the board would pay the last player left."""
    return max(revenue(edition, end, seat) for seat in range(end.players))


def happenings(edition: Edition, players: int, games: int) -> dict[str, float]:
    """How often things happen in a game."""
    count: Counter[str] = Counter()
    for number in range(1, games + 1):
        count.update(events_of(edition, players, number))
    return {name: count[event] / games for event, name in EVENTS.items()}


def events_of(edition: Edition, players: int, number: int) -> list[str]:
    """All events of one game."""
    g, flow = State(), GAME.rules.flow
    scratch: Any = GAME.rules.Scratch()
    seed(g, number)
    g.journal = []
    flow.set_up(edition, g, players)
    flow.advance(edition, g)
    while g.seat != OVER:
        if g.seat < 0:
            action = flow.draw(edition, g)
        else:
            options = linked(GAME, offer_all)(edition, g, scratch)
            action = list(members(scratch.mask))[below(g, options) if options > 1 else 0]
        flow.apply(edition, g, scratch, action)
        flow.advance(edition, g)
    return [GAME.rules.events.events[number].name for number, *_ in g.journal]


def table(rows: list[dict[str, Any]]) -> str:
    """The result for people, as Markdown."""
    heads = [
        "players",
        "start",
        "decisions (mean)",
        "median",
        "90 %",
        "99 %",
        "longest",
        "rounds (mean)",
        "longest",
        "one left",
        "incidents",
        "leaders fallen",
        "tankers bought",
        "pipelines laid",
    ]
    lines = ["| " + " | ".join(heads) + " |", "|" + "---:|" * len(heads)]
    for row in rows:
        decisions, rounds, events = row["decisions"], row["rounds"], row["events"]
        cells = [
            str(row["players"]),
            f"{row['money']} M",
            f"{decisions['mean']:.1f}",
            *(f"{decisions[key]:.0f}" for key in ("p50", "p90", "p99", "max")),
            f"{rounds['mean']:.1f}",
            f"{rounds['max']:.0f}",
            f"{row['one_left']:.0%}",
            *(f"{events[name]:.1f}" for name in ("incidents", "fallen", "tankers", "pipelines")),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    lines += ["", "| players | start | won by turn order | the winner has revenue at the end |", "|---:|---:|---|---:|"]
    lines += [
        f"| {row['players']} | {row['money']} M | "
        f"{', '.join(f'{share:.0%}' for share in row['won_by_turn_order'])} | "
        f"{row['revenue_of_winner']:.0%} |"
        for row in rows
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players and start")
    parser.add_argument("--told", type=int, default=200, help="of them, games whose events are counted")
    arguments = parser.parse_args()
    rows = [measure(players, money, arguments.games, arguments.told) for players in GAME.players for money in MONEY]
    print(json.dumps(rows, indent=1) if arguments.json else table(rows))


if __name__ == "__main__":
    main()
