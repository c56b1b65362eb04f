"""What the server refuses, and how it reports its own faults."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from gusher.kernel.errors import GusherError

log = logging.getLogger("gusher.server")


class Refusal(GusherError):
    """A request that the server turns down."""


def report(what: str, fault: BaseException) -> None:
    """Log the kind of a fault and where it happened, never its message: that may quote a seed, a token or a card."""
    where = "".join(traceback.format_tb(fault.__traceback__)).rstrip()
    log.error("%s: %s\n%s", what, type(fault).__qualname__, where)


@contextmanager
def surviving(what: str) -> Iterator[None]:
    """Whatever fails inside is logged, and the work goes on after it."""
    try:
        yield
    except Exception as fault:
        report(what, fault)
