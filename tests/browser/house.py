"""A real server process for the browser tests, quick and without limits:  python tests/browser/house.py PORT FOLDER"""

from __future__ import annotations

import sys
from pathlib import Path

from gusher.server import serve
from gusher.server.limits import FREE

if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), False, None, Path(sys.argv[2]), limits=FREE)
