"""docs/tensors.md is written from the declarations:  python tests/batch/test_tensor_docs.py --write"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from gusher.kernel import registry
from gusher.kernel.tensor import BITS, CATEGORY, FEW, NUMBER, Tensor

PATH = Path(__file__).resolve().parents[2] / "docs" / "tensors.md"
EXPLANATIONS = {
    NUMBER: "a whole number; the float form divides it by the scale",
    CATEGORY: "one of the values named, counted from 0, or -1 for none; the float form has a 0 or 1 for each value",
    BITS: "a set of the members named, one bit each, the first the lowest; the float form has a 0 or 1 for each",
}


def page() -> str:
    parts = [
        "# What a network sees",
        "*Written from the declarations in `games/NAME/tensor.py`; do not edit: "
        "`python tests/batch/test_tensor_docs.py --write`.*",
        "An observation is a row of whole numbers (int16), from the view of one seat: only what that seat may know.\n"
        "Seats are counted from it: `me`, then clockwise `next`, `third`, `fourth`; an unused seat has 0 or "
        "none everywhere.\nA field with several axes is stored row by row, the last axis varying fastest.\n"
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
        parts.append(table(tensor))
    return "\n\n".join(parts) + "\n"


def table(tensor: Tensor) -> str:
    """The fields as a table in Markdown."""
    lines = ["| entries | floats | field | kind | scale | meaning |", "|---|---|---|---|---|---|"]
    for field in tensor.fields:
        axes = " × ".join(listed(axis) for axis in field.axes)
        kind = f"{field.kind} of {listed(field.values)}" if field.values else field.kind
        lines.append(
            f"| {span(field.start, field.size)} | {span(field.float_start, field.float_size)} "
            f"| `{field.name}`{f' by {axes}' if axes else ''} | {kind} "
            f"| {f'{field.scale:g}' if field.kind == NUMBER else ''} | {field.about} |"
        )
    return "\n".join(lines)


def span(start: int, size: int) -> str:
    return f"{start}" if size == 1 else f"{start}–{start + size - 1}"


def listed(names: Sequence[str]) -> str:
    if len(names) <= FEW:
        return ", ".join(names)
    return f"{names[0]}, {names[1]} … {names[-1]} ({len(names)})"


def test_the_page_tells_the_tensors_as_they_are() -> None:
    assert PATH.read_text(encoding="utf-8") == page(), "python tests/batch/test_tensor_docs.py --write"


if __name__ == "__main__" and "--write" in sys.argv:
    PATH.write_text(page(), encoding="utf-8")
