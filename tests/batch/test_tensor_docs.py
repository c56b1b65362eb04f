"""docs/tensors.md is written from the declarations:  python tests/batch/test_tensor_docs.py --write"""

from __future__ import annotations

import sys
from pathlib import Path

from gusher.kernel import registry
from gusher.kernel.tensor import EXPLANATIONS

PATH = Path(__file__).resolve().parents[2] / "docs" / "tensors.md"


def page() -> str:
    parts = [
        "# What a network sees",
        "*Written from the declarations in `games/NAME/tensor.py`; do not edit: "
        "`python tests/batch/test_tensor_docs.py --write`.*",
        "An observation is a row of whole numbers (int16), from the view of one seat: only what that seat may know.\n"
        "Seats are counted from it: `me`, then clockwise `next`, `third`, `fourth`; a seat that is not used has 0 or "
        "none everywhere.\nEntries of a field with several axes lie row by row, the last axis fastest.\n"
        "The *float form* (`batch.floats()`, float32) follows from the kind of each field:",
        "\n".join(f"- **{kind}**: {words}." for kind, words in EXPLANATIONS.items()),
        "`gusher.describe_observation(game, row)` puts any row into words.",
    ]
    for name in registry.names():
        tensor = registry.get(name).learning.tensor.TENSOR
        parts.append(
            f"## {name}\n{tensor.size} integers, {tensor.float_size} floats.  "
            f"The action space has {registry.get(name).rules.verbs.size} actions, in the order of `verbs.py`.  "
            f"The reward `score` counts {tensor.score_words}."
        )
        parts.append(tensor.document())
    return "\n\n".join(parts) + "\n"


def test_the_page_tells_the_tensors_as_they_are() -> None:
    assert PATH.read_text(encoding="utf-8") == page(), "python tests/batch/test_tensor_docs.py --write"


if __name__ == "__main__" and "--write" in sys.argv:
    PATH.write_text(page(), encoding="utf-8")
