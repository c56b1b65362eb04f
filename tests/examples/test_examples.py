"""The examples that the documentation shows run as they stand."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHORT = {
    "bluffs.py": ["--games", "64"],
    "many_games.py": ["200"],
    "openspiel_bot.py": ["--simulations", "2", "--decisions", "2"],
    "ppo.py": ["--updates", "1", "--envs", "8", "--steps", "8"],
    "random_batch.py": ["--n", "16", "--steps", "4"],
    "rllib_ppo.py": ["--updates", "1", "--steps", "128"],
    "sb3_maskable_ppo.py": ["--steps", "64", "--rollout", "64", "--games", "1"],
    "tianshou_dqn.py": ["--epochs", "1", "--steps", "60", "--games", "1"],
    "torchrl_ppo.py": ["--updates", "1", "--frames", "64"],
}
NEEDS = {
    "ppo.py": "torch",
    "rllib_ppo.py": "tree",
    "sb3_maskable_ppo.py": "sb3_contrib",
    "tianshou_dqn.py": "tianshou",
    "torchrl_ppo.py": "torchrl",
}
"""What is too big to install for everybody: without it the example is skipped, and the report says so."""


BOT = [
    "-m",
    "gusher",
    "arena",
    str(ROOT / "examples" / "my_bot.py"),
    "random",
    "random",
    "random",
    "--games",
    "4",
    "--jobs",
    "1",
]
"""A bot is no program of its own: it plays in the arena."""


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=[pytest.mark.slow] if path.name in NEEDS else [], id=path.name)
        for path in sorted((ROOT / "examples").glob("*.py"))
    ],
)
def test_every_example_runs(path: Path) -> None:
    if path.name in NEEDS:
        pytest.importorskip(NEEDS[path.name], reason=f"{path.name} needs {NEEDS[path.name]}, which is not installed")
    call = BOT if path.name == "my_bot.py" else [str(path), *SHORT.get(path.name, [])]
    done = subprocess.run([sys.executable, *call], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("page", ["docs/python.md", "docs/learning.md", "docs/deduction.md"])
def test_the_python_in_the_documentation_runs(page: str) -> None:
    """Every ```python block of a page, one after the other in one namespace."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), namespace)


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.ipynb")), ids=lambda path: path.name)
def test_every_cell_of_a_notebook_runs(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    namespace: dict[str, object] = {}
    for number, cell in enumerate(cells):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []  # a result that is kept would grow old
            exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), namespace)
