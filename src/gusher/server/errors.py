"""What the server refuses, and how it reports its own faults."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from gusher.kernel.errors import GusherError

from .logs import place_of

log = logging.getLogger("gusher.server")


class Refusal(GusherError):
    """A request that the server turns down."""


def report(what: str, fault: BaseException) -> None:
    """Log the kind of a fault and where it happened, never its message: that may quote a seed, a token or a card."""
    from . import metrics  # not for the commands that need no more than the protocol

    metrics.FAULTS.inc()
    log.error("%s: %s", what, place_of(fault))


@contextmanager
def surviving(what: str) -> Iterator[None]:
    """Whatever fails inside is logged, and the work goes on after it."""
    try:
        yield
    except Exception as fault:
        report(what, fault)
