"""A contest on a Ray cluster: the same games, each a task that is tried again if its worker dies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gusher.kernel.errors import library

from .contest import Contest
from .local import prepare
from .play import Row, play

AT_A_TIME = 4  # tasks handed out for each core: enough to keep all busy
RETRIES = 3  # how often Ray starts a game again whose worker has died


def run(contest: Contest, numbers: Sequence[int], address: str) -> Iterator[Row]:
    """The games with these numbers, as they come in.  A game is a task without side effects: one that is started
    again after its worker died gives the same row, and no game is handed out twice here."""
    ray = _ray()
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(_play)
    todo, running = iter(numbers), dict[Any, int]()
    room = AT_A_TIME * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    while True:
        for number in todo:
            running[task.remote(contest, number)] = number
            if len(running) >= room:
                break
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        for future in done:
            number = running.pop(future)
            try:
                yield ray.get(future)
            except ray.exceptions.WorkerCrashedError:  # again and again: a bot that ends its process
                running[task.remote(contest, number, True)] = number


def _ray() -> Any:
    """Ray, if it is installed."""
    return library("ray", "ray")


def _play(contest: Contest, number: int, is_distrusted: bool = False) -> Row:
    """In a worker."""
    prepare(contest.game, contest.bots)
    return {**play(contest, number, is_distrusted), "node": _ray().get_runtime_context().get_node_id()}
