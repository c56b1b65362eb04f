"""Gusher alone needs none of the libraries that its adapters are for."""

from __future__ import annotations

import subprocess
import sys

FOREIGN = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "torch", "jax", "numba")


def test_importing_gusher_imports_no_learning_library_and_no_compiler() -> None:
    code = f"import sys, gusher; gusher.new('giganten'); print([name for name in {FOREIGN} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
