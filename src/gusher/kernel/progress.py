"""Compiling can take half a minute the first time: a line on standard error says so wherever it happens.

``logging.getLogger("gusher.compile").setLevel(logging.ERROR)`` keeps it quiet.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from . import errors

PATIENCE_S, BETWEEN_DOTS_S = 1.0, 2.0
log = logging.getLogger("gusher.compile")


@contextmanager
def announced(what: str) -> Iterator[None]:
    """Put around compilation: after a second a line says what is compiling, grows, and ends with the time it took."""
    done = threading.Event()
    teller = threading.Thread(target=_tell, args=(what, done), daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()


def _tell(what: str, done: threading.Event) -> None:
    began = time.perf_counter()
    if done.wait(PATIENCE_S) or not log.isEnabledFor(logging.WARNING):
        return
    _write(errors.renderer[0]("compiling", {"what": what}) + " ")
    while not done.wait(BETWEEN_DOTS_S):
        _write(".")
    _write(f" {time.perf_counter() - began:.0f} s\n")


def _write(text: str) -> None:
    if sys.stderr is not None:  # there is none under pythonw
        sys.stderr.write(text)
        sys.stderr.flush()
