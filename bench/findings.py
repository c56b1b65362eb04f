"""What trained players do, and whether it pays: many games of a network against itself, counted and plotted.

    python bench/findings.py play [--games 32768] [--device cuda] [--json docs/findings.json]
    python bench/findings.py draw [--json docs/findings.json] [--to docs/img]

`play` runs the shipped networks with every number of players, choosing each action by the network's own odds, and
scripted players for a twentieth as many games, for comparison.  `draw` makes the plots (it needs Matplotlib).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

import gusher
from gusher.bots.network import SEATS, shipped
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.learn.model import imported
from gusher.learn.scripted_players import ScriptedPlayers
from gusher.learn.train import default_device, device_name

FIRST_SEED = 1 << 42  # no game that was trained on
RARE = 50  # anything done by fewer seats is left out


class Record:
    """What the seats have done in each game of a batch."""

    def __init__(self, game: Game, n: int, device: str) -> None:
        verbs = [verb for verb in game.rules.verbs.verbs if not verb.by_chance]
        self.game, self.names = game, [verb.name for verb in verbs]
        self.kind = torch.zeros(game.rules.verbs.size, dtype=torch.int64, device=device)
        for number, verb in enumerate(verbs):
            self.kind[verb.base : verb.base + verb.size] = number
        self.every = torch.arange(n, device=device)
        self.counts = torch.zeros(n, SEATS, len(verbs), dtype=torch.int64, device=device)
        self.firsts = torch.full_like(self.counts, -1)
        self.bluffs = torch.zeros(n, SEATS, dtype=torch.int64, device=device)
        self.starts: Any = None

    def note(self, rows: Any, seats: Any, actions: Any) -> None:
        """One decision in each game that is not over."""
        if self.starts is None:
            self.starts = seats.long().clone()
        is_on, seat, action = seats >= 0, seats.long().clamp_min(0), actions.clamp_min(0)
        place = self.every, seat, self.kind[action]
        before = self.firsts[place]
        self.firsts[place] = torch.where(is_on & (before < 0), action, before)
        self.counts[place] += is_on
        if "bid" in self.names:
            self.bluffs[self.every, seat] += (
                is_on & (place[2] == self.names.index("bid")) & self._is_bluff(rows, action)
            )

    def _is_bluff(self, rows: Any, action: Any) -> Any:
        """Does a bid in Giganten go beyond the licences in the hand?"""
        fields = {field.name: field.start for field in self.game.learning.tensor.TENSOR.fields}
        hand = 2 * rows[:, fields["licences"]].long() - rows[:, fields["ones"]].long()
        lowest = next(verb.base for verb in self.game.rules.verbs.verbs if verb.name == "bid")
        return action - lowest + 1 > hand


def play(game: Game, players: int, n: int, device: str, by_network: bool) -> dict[str, Any]:
    """Plays `n` games to the end and counts what happens."""
    where = device if by_network else "cpu"
    batch = gusher.batch(game.name, n, players, FIRST_SEED, game.bounded, restart=False, device=where)
    rows, legal, seats = (torch.from_dlpack(array) for array in (batch.observations, batch.legal, batch.seats))
    record, many = Record(game, n, where), torch.full((n,), players, device=where)
    learner = imported(shipped(game.name)).to(where)
    with torch.no_grad():
        scripted = None if by_network else ScriptedPlayers(batch)
        while (seats >= 0).any():
            if scripted is None:
                actions, _, _ = learner.act(rows, legal, many)
            else:
                chosen = np.zeros(n, np.int64)
                scripted.act(batch.seats >= 0, chosen)
                actions = torch.from_numpy(chosen)
            actions = torch.where(seats >= 0, actions, gusher.WAIT)
            record.note(rows, seats, actions)
            batch.step(actions if actions.is_cuda else actions.numpy())
    scores, lengths = (torch.from_dlpack(array).cpu().numpy() for array in (batch.scores, batch.lengths))
    return told(record, scores, lengths, players)


def told(record: Record, scores: Any, lengths: Any, players: int) -> dict[str, Any]:
    """The figures of some games."""
    counts, firsts, bluffs, starts = (
        value.cpu().numpy() for value in (record.counts, record.firsts, record.bluffs, record.starts)
    )
    n, names = len(scores), record.names
    if not lengths.all():
        raise RuntimeError(f"{(lengths == 0).sum()} games have no end")
    is_best = scores == scores.max(axis=1, keepdims=True)
    wins = is_best / is_best.sum(axis=1, keepdims=True)
    order = (starts[:, None] + np.arange(players)) % players
    unit = record.game.learning.tensor.TENSOR.score_unit
    text = record.game.rules.verbs.action
    openings = {}
    for name in record.game.statistics.openings:
        first = firsts[:, :players, names.index(name)]
        rows = [(text(int(action)).text, *share(wins[first == action])) for action in np.unique(first[first >= 0])]
        openings[name] = sorted((row for row in rows if row[1] >= RARE), key=lambda row: -row[2])
    used, best = counts[:, :players], is_best
    found = {
        "games": n,
        "players": players,
        "decisions": {str(q): int(np.quantile(lengths, q / 100)) for q in (1, 10, 50, 90, 99)},
        "lengths": np.histogram(lengths, bins=24),
        "order": [share(np.take_along_axis(wins, order, 1)[:, place]) for place in range(players)],
        "score": {"winner": float(scores.max(axis=1).mean() / unit), "mean": float(scores.mean() / unit)},
        "margin": float((np.sort(scores, axis=1)[:, -1] - np.sort(scores, axis=1)[:, -2]).mean() / unit),
        "verbs": {
            name: {"winners": float(used[best][:, at].mean()), "others": float(used[~best][:, at].mean())}
            for at, name in enumerate(names)
        },
        "openings": openings,
    }
    if "bid" in names:
        bluffed = bluffs[:, :players] > 0
        found["bluff"] = {"with": share(wins[bluffed]), "without": share(wins[~bluffed])}
    found["lengths"] = [part.tolist() for part in found["lengths"]]  # type: ignore[attr-defined]  # two arrays
    return found


def share(wins: Any) -> tuple[int, float, float]:
    """The number of seats, their share of the wins, and half of its 95 % interval."""
    if not len(wins):
        return 0, 0.0, 0.0
    return len(wins), float(np.mean(wins)), 1.96 * float(np.std(wins)) / len(wins) ** 0.5


def draw(found: dict[str, Any], folder: Path) -> None:
    """A plot for each game and number of players: turn order, openings, lengths."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    for name in registry.names():
        for network, scripted in zip(found[name]["network"], found[name]["scripted"], strict=True):
            players, par = network["players"], 100 / network["players"]
            verbs = [verb for verb in registry.get(name).statistics.openings if network["openings"][verb]]
            figure, axes = pyplot.subplots(1, 2 + len(verbs), figsize=(4 * (2 + len(verbs)), 4), layout="constrained")
            places, width = np.arange(players), 0.4
            for shift, who, label in ((-0.5, network, "network"), (0.5, scripted, "scripted")):
                shares, errors = ([100 * row[part] for row in who["order"]] for part in (1, 2))
                axes[0].bar(places + shift * width, shares, width, yerr=errors, label=label)
            axes[0].set(title="who decides first, second …", ylabel="wins, %", xticks=places, xticklabels=places + 1)
            axes[0].axhline(par, color="grey", lw=1)
            axes[0].legend()
            for axis, verb in zip(axes[1:], verbs, strict=False):
                rows = sorted(network["openings"][verb], key=lambda row: -row[1])[:10]
                rows.sort(key=lambda row: row[2])
                axis.barh([row[0] for row in rows], [100 * row[2] for row in rows], xerr=[100 * row[3] for row in rows])
                axis.axvline(par, color="grey", lw=1)
                axis.set(title=f"first “{verb}”, the ten most frequent", xlabel="wins, %")
            counts, edges = network["lengths"]
            axes[-1].stairs(counts, edges, fill=True)
            axes[-1].set(title="decisions in a game", ylabel="games")
            figure.savefig(folder / f"findings-{name}-{players}.svg")
            pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("play", "draw"))
    parser.add_argument("--games", type=int, default=1 << 15)
    parser.add_argument("--device", default=default_device())
    parser.add_argument("--json", type=Path, default=Path("docs/findings.json"))
    parser.add_argument("--to", type=Path, default=Path("docs/img"))
    given = parser.parse_args()
    if given.what == "draw":
        draw(json.loads(given.json.read_text()), given.to)
        return
    found: dict[str, Any] = {"device": device_name(given.device)}
    for game in map(registry.get, registry.names()):
        found[game.name] = {"network": [], "scripted": [], "commit": shipped(game.name).about["commit"]}
        for players in game.players:
            for who, games in (("network", given.games), ("scripted", max(given.games // 20, 1))):
                found[game.name][who].append(play(game, players, games, given.device, who == "network"))
                print(game.name, players, who, found[game.name][who][-1]["order"], flush=True)
    given.json.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
