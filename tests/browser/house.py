"""A real server process for the browser tests, quick and without limits:  python tests/browser/house.py PORT FOLDER"""

from __future__ import annotations

import sys
from pathlib import Path

from gusher.server import serve
from gusher.server.limits import Limits

QUICK = Limits(
    least_pace_ms=0,
    messages_per_second=1e6,
    messages_burst=10**6,
    requests_per_second=1e6,
    requests_burst=10**6,
    tables_burst=10**6,
    heavy_per_second=1e6,
    heavy_burst=10**6,
)

if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), False, None, Path(sys.argv[2]), limits=QUICK)
