"""Does a network get stronger by learning what lookahead chooses?

    python bench/distil.py play FOLDER [--game nations] [--players 2] [--minutes 20] [--jobs 2] [--seed 1]
    python bench/distil.py hold FOLDER [--games 40]
    python bench/distil.py learn FOLDER --to NETWORK.npz [--sharpness 0.01] [--rate 1e-4] [--epochs 4]

`play` writes down, in games of a network (`--start`, or the shipped one) against itself and `tycoon-1`, what a patient
lookahead found about each of the likely actions.  `hold` adds positions at the other numbers of players, in which the
network is to stay as it is.  `learn` trains the network to prefer what won more, holding on to what it makes of all
other actions, and prints how much of a win its first choice gains by the lookahead's measure, in games that it did not
learn from.  `gusher arena` says whether it plays better.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import gusher
from gusher import bots
from gusher.bots.lookahead import DEFAULT, LookaheadBot
from gusher.bots.network import NetworkBot
from gusher.bots.observation import Observation
from gusher.kernel import registry

IDEAS = 8
SETTINGS = DEFAULT._replace(ideas=IDEAS, least=0.002)
SECONDS, TRIALS = 600.0, 768  # so many trials that luck hardly matters, however slow the machine
LUCK = 0.7  # the temperature at which the network plays where it does not play its best
RIVAL = "tycoon-1"
BATCH = 512
DOUBT = 48  # turns that an action's share is worth before it counts: it shrinks what is based on few
HELD_OUT = 8  # every eighth game is not learned from
IS_LESSON = 2  # the number of a game that is


# -- play -------------------------------------------------------------------------------------------------


def row_of(seen: Observation) -> list[int]:
    """What the seat sees, as the network gets it."""
    row = [0] * seen.game.learning.tensor.TENSOR.size
    seen.game.learning.tensor.observe(seen.edition, seen.state, seen.seat, row)
    return row


def label(seen: Observation, bot: NetworkBot) -> dict[str, Any]:
    """What the seat sees, and what lookahead found about the likely actions: the best first, -1 where there is none."""
    ideas = LookaheadBot(SECONDS, TRIALS, SETTINGS, bot).ponder(Observation(seen.view, seen.rng, SECONDS))
    actions, visits, shares = np.full(IDEAS, -1), np.zeros(IDEAS, int), np.zeros(IDEAS)
    for at, idea in enumerate(ideas):
        actions[at] = seen.game.rules.verbs.parse(idea.action).index
        visits[at], shares[at] = idea.visits, idea.shares[seen.seat]
    return {"rows": np.array(row_of(seen), np.int16), "actions": actions, "visits": visits, "shares": shares}


def game_labels(given: argparse.Namespace, number: int) -> list[dict[str, Any]]:
    """The network's decisions in one game."""
    rng, bot = Random(number), NetworkBot(file=given.start)
    match = gusher.new(given.game, given.players, number, dict(registry.get(given.game).bounded))
    rival = bots.get(RIVAL) if rng.random() < given.against else None
    student, found = number % given.players, []
    while not match.over:
        seen = Observation(match.view(match.seat), rng, 0.2)
        if len(seen.legal) == 1:
            match.play(seen.legal[0])
        elif rival is not None and match.seat != student:
            match.play(rival.choose(seen))
        else:
            found.append(label(seen, bot) | {"game": number})
            match.play(replace(bot, temperature=rng.choice([0.0, LUCK])).choose(seen))
    return found


def play(given: argparse.Namespace, job: int) -> int:
    """Play until the time is up, a file for each minute or so."""
    until, number, count = time.monotonic() + 60 * given.minutes, 1_000_000 * given.seed + job, 0
    while time.monotonic() < until:
        labels: list[dict[str, Any]] = []
        saved_at = min(time.monotonic() + 60, until)
        while time.monotonic() < saved_at:
            labels += game_labels(given, number)
            number += given.jobs
        given.folder.mkdir(parents=True, exist_ok=True)
        columns: dict[str, Any] = {key: np.array([one[key] for one in labels]) for key in labels[0]}
        np.savez_compressed(given.folder / f"{number}.npz", **columns)
        count += len(labels)
    return count


def hold(given: argparse.Namespace) -> int:
    """Positions of the network's games at the other numbers of players: what they are, and nothing to learn."""
    game, bot, rows = registry.get(given.game), NetworkBot(file=given.start), []
    for players in game.players:
        for number in range(given.games if players != given.players else 0):
            rng, match = Random(number), gusher.new(given.game, players, number, dict(game.bounded))
            while not match.over:
                seen = Observation(match.view(match.seat), rng, 0.2)
                rows.append(row_of(seen))
                match.play(replace(bot, temperature=rng.choice([0.0, LUCK])).choose(seen))
    nothing = np.zeros((len(rows), IDEAS))
    given.folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        given.folder / "hold.npz",
        rows=np.array(rows, np.int16),
        actions=nothing.astype(int) - 1,
        visits=nothing.astype(int),
        shares=nothing,
        game=np.full(len(rows), IS_LESSON),
    )
    return len(rows)


# -- learn ------------------------------------------------------------------------------------------------


def taught(before: Any, after: Any, actions: Any, visits: Any, shares: Any, sharpness: float) -> Any:
    """How far the weights `after` are from what lookahead found, added to the weights `before`."""
    at = (visits > 0).sum(1) > 1
    actions, visits, shares = actions[at].clamp_min(0), visits[at], shares[at]
    is_tried = visits > 0
    prior, weights = (
        every[at].gather(1, actions).masked_fill(~is_tried, -1e9).log_softmax(1) for every in (before, after)
    )
    lead = shares - (prior.exp() * shares).sum(1, keepdim=True)
    target = (prior + lead * visits / (visits + DOUBT) / sharpness).masked_fill(~is_tried, -1e9).softmax(1)
    return -(target * weights).sum() / len(at)


def learn(given: argparse.Namespace) -> None:
    import torch

    from gusher.learn.model import imported
    from gusher.learn.train import commit

    torch.manual_seed(given.seed)
    files = [np.load(file) for file in sorted(given.folder.glob("*.npz"))]
    if not files:
        raise SystemExit(f"{given.folder} has no labels: run `python bench/distil.py play {given.folder}` first.")
    data = {key: torch.from_numpy(np.concatenate([file[key] for file in files])) for key in files[0].files}
    data["shares"] = data["shares"].float()
    data["actions"], data["rows"] = data["actions"].long(), data["rows"].long()
    network = NetworkBot(file=given.start).network(registry.get(given.game))
    teacher, student = imported(network), imported(network)
    held = data["game"] // 2 % HELD_OUT == 0
    tests, lessons = held.nonzero()[:, 0], (~held).nonzero()[:, 0]
    labels = int((data["visits"][lessons] > 0).any(1).sum())
    print(f"{labels:,} decisions to learn from, {len(lessons) - labels:,} to hold on to, {len(tests):,} held out")
    best = data["shares"].masked_fill(data["visits"] == 0, 0).max(1).values
    optimiser = torch.optim.Adam(student.parameters(), given.rate)
    steps = given.epochs * -(-len(lessons) // BATCH)
    decay = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: 1 - step / steps)

    def judged(chooser: Any, at: Any) -> Any:
        """The lookahead's share of what the network would choose among the actions that were tried."""
        with torch.no_grad():
            weights = chooser.answer(chooser.floats(data["rows"][at]))[0]
        is_tried = data["visits"][at] > 0
        weights = weights.gather(1, data["actions"][at].clamp_min(0)).masked_fill(~is_tried, -torch.inf)
        return data["shares"][at].gather(1, weights.argmax(1, keepdim=True))[:, 0]

    def report(epoch: int) -> None:
        told = []
        for at in (lessons[: len(tests)], tests):
            at = at[(data["visits"][at] > 0).sum(1) > 1]
            gain, room = judged(student, at) - judged(teacher, at), best[at] - judged(teacher, at)
            error = gain.std() / len(at) ** 0.5
            told.append(f"{100 * gain.mean():+.3f} ± {100 * error:.3f} of {100 * room.mean():.3f} %")
        print(f"epoch {epoch}: learned {told[0]}, held out {told[1]}", flush=True)

    report(0)
    for epoch in range(given.epochs):
        for at in lessons[torch.randperm(len(lessons))].split(BATCH):
            rows, actions, visits, shares = (data[key][at] for key in ("rows", "actions", "visits", "shares"))
            floats = teacher.floats(rows)
            with torch.no_grad():
                before = teacher.answer(floats)
            after = student.answer(floats)
            lesson = taught(before[0], after[0], actions, visits, shares, given.sharpness)
            spare = torch.ones(len(at), before[0].shape[1] + 1)  # one more column, for what is no action
            is_other = spare.scatter(1, actions % spare.shape[1], 0.0)[:, :-1]
            kept = ((after[0] - before[0]).square() * is_other).mean()
            kept = kept + sum((a - b).square().mean() for a, b in zip(after[1:], before[1:], strict=True))
            optimiser.zero_grad()
            (lesson + given.anchor * kept).backward()
            optimiser.step()
            decay.step()
        report(epoch + 1)
    settings = {name: getattr(given, name) for name in ("sharpness", "rate", "epochs", "anchor", "seed")}
    told = {"command": "python bench/distil.py learn", "commit": commit(), "decisions": labels, "settings": settings}
    student.exported({**network.about, "distilled": told}).save(given.to)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "hold", "learn"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--start", type=Path, help="the network, if it is not the shipped one")
    parser.add_argument("--to", type=Path, help="where to write what has learned")
    parser.add_argument("--game", choices=registry.names(), default="nations")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=40, help="for `hold`, at each number of players")
    parser.add_argument("--against", type=float, default=0.5, help=f"the share of games against {RIVAL}")
    parser.add_argument(
        "--sharpness", type=float, default=0.01, help="how much more of a win makes an action e times as likely"
    )
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--anchor", type=float, default=0.02)
    given = parser.parse_args()
    if given.what == "learn":
        if given.to is None:
            parser.error("learn needs --to, the file to write the network to")
        learn(given)
        return
    if given.what == "hold":
        print(hold(given), "positions")
        return
    LookaheadBot().warm_up(registry.get(given.game))
    bots.warm_up(registry.get(given.game), [RIVAL])
    with ProcessPoolExecutor(given.jobs) as pool:
        print(sum(pool.map(play, [given] * given.jobs, range(given.jobs))), "decisions")


if __name__ == "__main__":
    main()
