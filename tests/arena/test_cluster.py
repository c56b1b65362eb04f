"""The arena on a real Ray cluster of two nodes, one of which is lost on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gusher.arena.contest import Contest
from gusher.arena.journal import Journal
from gusher.arena.play import play

ray: Any = pytest.importorskip("ray")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray's own warnings
GAMES = 40


@pytest.fixture
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    ray.shutdown()
    made.shutdown()


def test_a_node_that_dies_costs_no_game_and_none_is_counted_twice(cluster: Any, tmp_path: Path) -> None:
    from gusher.arena import cluster as runner

    worker = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    contest = Contest("giganten", ("random",) * 4, GAMES)
    journal, nodes = Journal(tmp_path / "games.jsonl", contest.total, contest.header()), set()
    for row in runner.run(contest, range(GAMES), cluster.address):
        assert row["game"] not in journal.rows, "a game was handed in twice"
        journal.add(row)
        nodes.add(row.pop("node"))
        if len(nodes) == 2 and worker is not None:
            cluster.remove_node(worker, allow_graceful=False)
            worker = None
    assert worker is None, "both nodes have played"
    assert sorted(journal.rows) == list(range(GAMES))
    lines = (tmp_path / "games.jsonl").read_text().splitlines()[1:]
    assert sorted(json.loads(line)["game"] for line in lines) == list(range(GAMES))
    assert journal.rows[7]["scores"] == play(contest, 7)["scores"]
