"""axe-core on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Any) -> list[str]:
    """What axe finds, in words; evaluated through the debugger, so the page's CSP stays as it is."""
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} — {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]
