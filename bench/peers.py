"""Named peers, measured on this machine in the same run as our own benchmarks.

A figure copied from elsewhere says nothing about this machine, so the peers are measured here: Catanatron
(the nearest well-known Python board game) and two OpenSpiel games (C++ rules driven from Python, as
researchers drive them). They live in `.venv-peers`, so that their dependencies never mix with ours.

    python bench/peers.py [--json] [--seconds N]      or, from another benchmark: peers.measure(seconds)

One core, uniformly random legal play, whole games including their set-up. A decision is a player's choice
between two or more legal actions; forced actions are counted separately; chance is never counted, but its
time is. Copying is timed halfway through a game, best of five.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import re
import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))  # the peers' interpreter is isolated
import interleave

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-peers"
PINNED = ("catanatron==3.2.1", "networkx==3.6.1", "open_spiel==2.0.2", "numpy==2.4.6")
LEARNING_VENV = ROOT / ".venv-peers-learning"  # its own: JAX is big, and only bench/batch.py needs it
LEARNING_PINNED = (
    "catanatron==3.2.1",
    "networkx==3.6.1",
    "open_spiel==2.0.2",
    "numpy==2.4.6",
    "pettingzoo[classic]==1.27.0",
    "pgx==2.6.0",
    "jax==0.10.2",
)
OPENSPIEL_LEARNING = ("backgammon", "gin_rummy")  # with an observation tensor, which hearts has not
PETTINGZOO_GAMES = ("connect_four_v3", "texas_holdem_v4", "chess_v6")
PGX_GAMES = ("backgammon", "leduc_holdem", "connect_four")
PGX_BATCH = 1024
OPENSPIEL_GAMES = ("hearts", "backgammon")  # four players and cards; two players and dice
LEARNING = " with observations"
COUNTING = "one core, random legal play; a decision has more than one legal action; chance is not counted"


class PeersUnavailableError(RuntimeError):
    """The peers' environment cannot be created or does not run; the message names the command that failed."""


class Tally:
    """Counts decisions as they are made, in the same way for every peer, so that the rates are comparable."""

    def __init__(self) -> None:
        self.decisions = self.forced = self.games = 0

    def count(self, options: int) -> None:
        """Count one player's turn to act, as a decision only if there was something to decide."""
        self.decisions += options > 1
        self.forced += options <= 1


# The parent: standard library only, runs in our environment.


def run_command(command: list[str]) -> str:
    """Run a command and return what it printed; if it fails, name it, so that a reader can retry it."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise PeersUnavailableError(f"cannot run: {' '.join(command)}\n{error}") from error
    if done.returncode:
        tail = "\n".join((done.stderr or done.stdout).strip().splitlines()[-8:])
        raise PeersUnavailableError(f"failed ({done.returncode}): {' '.join(command)}\n{tail}")
    return done.stdout


def ensure_environment(folder: Path = VENV, pinned: tuple[str, ...] = PINNED) -> Path:
    """Return the peers' interpreter; make the environment if it is missing or pinned differently."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "pinned.txt"
    wanted = "\n".join((f"python {platform.python_version()}", *pinned, ""))
    if python.exists() and stamp.exists() and stamp.read_text() == wanted:
        return python
    print(f"peers: making {folder} with {', '.join(pinned)} (once, about 20 s)", file=sys.stderr)
    try:
        run_command([sys.executable, "-m", "venv", "--clear", str(folder)])
        pip = [str(python), "-m", "pip", "install", "--quiet", "--retries", "2"]
        run_command([*pip, *pinned])
    except PeersUnavailableError as error:
        raise PeersUnavailableError(f"peers: the environment cannot be made (no network?)\n{error}") from error
    (folder / ".gitignore").write_text("*\n")
    stamp.write_text(wanted)  # last: an interrupted installation leaves no stamp and is made again
    print("peers: ready", file=sys.stderr)
    return python


def measure(seconds: float = 3.0) -> dict[str, Any]:
    """Measure every peer for `seconds` each, in a child process with the peers' own interpreter.

    Isolated (`-I`), so that neither PYTHONPATH nor our modules reach it.
    """
    python = ensure_environment()
    print(f"peers: measuring, about {seconds:g} s for each of {1 + len(OPENSPIEL_GAMES)}", file=sys.stderr)
    printed = run_command([str(python), "-I", __file__, "--child", "--seconds", str(seconds)])
    result: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return result


def measure_learning(seconds: float = 3.0) -> dict[str, Any]:
    """Measure the environments that learners use, with legal masks and observations, each for `seconds`."""
    python = ensure_environment(LEARNING_VENV, LEARNING_PINNED)
    print("peers: measuring the learning environments", file=sys.stderr)
    printed = run_command([str(python), "-I", __file__, "--child", "--learning", "--seconds", str(seconds)])
    result: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return result


def contestants(learning: bool = False) -> dict[str, list[str]]:
    """The commands of all peers for `interleave.rounds_of`, by name; with observations for learners, or without."""
    if learning:
        python = ensure_environment(LEARNING_VENV, LEARNING_PINNED)
        names = [f"OpenSpiel {game}{LEARNING}" for game in OPENSPIEL_LEARNING]
        names += [f"PettingZoo {game}" for game in PETTINGZOO_GAMES]
    else:
        python, names = ensure_environment(), ["Catanatron", *(f"OpenSpiel {game}" for game in OPENSPIEL_GAMES)]
    return {name: [str(python), "-I", __file__, "--contestant", name] for name in names}


def format_table(result: dict[str, Any]) -> str:
    """Format the result for people, along with the counting rule, without which a rate means nothing."""
    heads = f"{'decisions/s':>13}{'with forced':>13}{'games/s':>10}{'copy, µs':>10}"
    lines = [f"{'peer':<24}{'players':>8}{heads}"]
    for p in result["peers"]:
        rates = f"{p['decisions_per_s']:>13,.0f}{p['with_forced_per_s']:>13,.0f}{p['games_per_s']:>10,.1f}"
        lines.append(f"{p['name']:<24}{p['players']:>8}{rates}{p['copy_us']:>10.2f}")
    packages = ", ".join(f"{name} {number}" for name, number in result["packages"].items())
    return "\n".join([*lines, f"{result['counting']}; Python {result['python']}, {packages}"])


# The child: runs in .venv-peers.


def time_copy(copy: Callable[[], object]) -> float:
    """Microseconds for one copy, best of five, with the collector off: the peer at its fastest."""
    return min(timeit.repeat(copy, number=2000, repeat=5)) / 2000 * 1e6


def time_games(
    play: Callable[[int, Tally], object], seconds: float, clock: Callable[[], float] = time.perf_counter
) -> dict[str, float]:
    """Play whole games, seeds 1, 2, …, until time is up; rates per second by `clock`, by default wall time."""
    tally, start = Tally(), clock()
    while (spent := clock() - start) < seconds or not tally.games:
        tally.games += 1
        play(tally.games, tally)
    return {
        "games": tally.games,
        "games_per_s": tally.games / spent,
        "decisions_per_s": tally.decisions / spent,
        "with_forced_per_s": (tally.decisions + tally.forced) / spent,
    }


Play = Callable[[int, Tally], Any]
"""A game with a seed; the tally counts its decisions."""


def contestant(name: str) -> Callable[[], int]:
    """A peer for `interleave.py`: a whole game, and how many decisions it had."""
    plays = {"Catanatron": lambda: catanatron_play()[0]}
    plays |= {f"OpenSpiel {game}": partial(openspiel_play, game) for game in OPENSPIEL_GAMES}
    plays |= {
        f"OpenSpiel {game}": partial(learning_openspiel_play, game) for game in OPENSPIEL_LEARNING if LEARNING in name
    }
    plays |= {f"PettingZoo {game}": partial(learning_pettingzoo_play, game) for game in PETTINGZOO_GAMES}
    play, seeds = plays[name.removesuffix(LEARNING)](), count(1)

    def run() -> int:
        tally = Tally()
        play(next(seeds), tally)
        return tally.decisions

    return run


def catanatron_play() -> tuple[Play, Callable[[int], Any]]:
    """Catanatron by its own loop, counted in `decide_fn`, as an accumulator would copy every state; and a new game."""
    api = importlib.import_module("catanatron")

    def new_game(seed: int) -> Any:
        return api.Game([api.RandomPlayer(color) for color in api.Color], seed=seed)

    def play(seed: int, tally: Tally) -> Any:
        def decide(player: Any, game: Any, actions: Any) -> Any:
            tally.count(len(actions))
            return player.decide(game, actions)

        game = new_game(seed)
        game.play(decide_fn=decide)
        return game

    return play, new_game


def measure_catanatron(seconds: float, clock: Callable[[], float] = time.perf_counter) -> dict[str, Any]:
    play, new_game = catanatron_play()
    length, halfway = len(play(1, Tally()).state.actions), new_game(1)
    for _ in range(length // 2):
        halfway.play_tick()
    peer = {"name": "Catanatron", "players": 4, "copy_us": time_copy(halfway.copy)}
    return {**peer, **time_games(play, seconds, clock)}


def openspiel_play(name: str) -> Play:
    """An OpenSpiel game through pyspiel, chance nodes sampled by the caller, as its examples do it."""
    game = importlib.import_module("pyspiel").load_game(name)

    def play(seed: int, tally: Tally) -> Any:
        rng, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                tally.count(len(actions))
                state.apply_action(rng.choice(actions))
        return state

    return play


def measure_openspiel(name: str, seconds: float) -> dict[str, Any]:
    game, play = importlib.import_module("pyspiel").load_game(name), openspiel_play(name)
    history, halfway = play(1, Tally()).history(), game.new_initial_state()
    for action in history[: len(history) // 2]:
        halfway.apply_action(action)
    peer = {"name": f"OpenSpiel {name}", "players": game.num_players(), "copy_us": time_copy(halfway.clone)}
    return {**peer, **time_games(play, seconds)}


def learning_pettingzoo(name: str, seconds: float) -> dict[str, Any]:
    play = learning_pettingzoo_play(name)
    return {"name": f"PettingZoo {name}", **time_games(play, seconds, time.process_time)}


def learning_pettingzoo_play(name: str) -> Play:
    """A classic PettingZoo game by its own loop: `last()` gives the observation with its mask."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    numpy = importlib.import_module("numpy")

    def play(seed: int, tally: Tally) -> None:
        rng = random.Random(seed)
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = numpy.flatnonzero(seen["action_mask"])
            tally.count(len(legal))
            env.step(int(rng.choice(legal)))

    return play


def learning_openspiel(name: str, seconds: float) -> dict[str, Any]:
    return {"name": f"OpenSpiel {name}", **time_games(learning_openspiel_play(name), seconds, time.process_time)}


def learning_openspiel_play(name: str) -> Play:
    """An OpenSpiel game with the mask and the observation tensor of every decision."""
    game = importlib.import_module("pyspiel").load_game(name)

    def play(seed: int, tally: Tally) -> None:
        rng, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.legal_actions_mask()
                state.observation_tensor()
                tally.count(len(actions))
                state.apply_action(rng.choice(actions))

    return play


def learning_pgx(name: str, seconds: float) -> dict[str, Any]:
    """A Pgx game, compiled by JAX for the processor: a batch with masks, observations and automatic restart.
    Forced moves cannot be told apart here and count as decisions."""
    jax, numpy, pgx = (importlib.import_module(module) for module in ("jax", "jax.numpy", "pgx"))
    restarting = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    step = jax.vmap(restarting(env.step, env.init))

    def sweep(state: Any, key: Any) -> Any:
        key, choosing, stepping = jax.random.split(key, 3)
        odds = numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(choosing, odds), jax.random.split(stepping, PGX_BATCH)), key

    run = jax.jit(sweep)
    state, key = run(
        jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH)), jax.random.PRNGKey(1)
    )
    jax.block_until_ready(state.observation)
    sweeps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not sweeps:
        state, key = run(state, key)
        jax.block_until_ready(state.observation)
        sweeps += 1
    return {"name": f"Pgx {name} (JAX, CPU)", "decisions_per_s": sweeps * PGX_BATCH / spent}


def measure_learning_all(seconds: float) -> dict[str, Any]:
    """Every learning environment on one core, in processor time, as bench/batch.py measures ours; any that does not
    run here is named with its reason."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found: list[dict[str, Any]] = [measure_catanatron(seconds, time.process_time)]
    for measure_one, names in (
        (learning_openspiel, OPENSPIEL_LEARNING),
        (learning_pettingzoo, PETTINGZOO_GAMES),
        (learning_pgx, PGX_GAMES),
    ):
        for name in names:
            try:
                found.append(measure_one(name, seconds))
            except Exception as fault:  # whatever a peer does, measure the others
                found.append({"name": name, "missing": f"{type(fault).__name__}: {fault}"})
    packages = {name: version(name) for name in (re.split(r"[\[=]", pin)[0] for pin in LEARNING_PINNED)}
    return {"seconds": seconds, "python": platform.python_version(), "packages": packages, "peers": found}


def measure_all(seconds: float) -> dict[str, Any]:
    """Measure every peer on one core, pinned if the system allows it."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    peers = [measure_catanatron(seconds), *(measure_openspiel(name, seconds) for name in OPENSPIEL_GAMES)]
    packages = {name: version(name) for name in (pin.split("==")[0] for pin in PINNED)}
    about = {"counting": COUNTING, "seconds": seconds, "python": platform.python_version()}
    return {**about, "packages": packages, "peers": peers}


def main() -> int:
    """Print the table or one JSON object; without the environment, a message and exit status 1."""
    parser = argparse.ArgumentParser(description="Measure the peers of our benchmarks on this machine.")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each peer (default 3)")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--learning", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--contestant", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.contestant:
        interleave.answer(contestant(options.contestant))
        return 0
    if options.child:
        print(json.dumps((measure_learning_all if options.learning else measure_all)(options.seconds)))
        return 0
    try:
        result = measure(options.seconds)
    except PeersUnavailableError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(result) if options.json else format_table(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
