"""What goes wrong inside, for the log: where, and of what kind.  Never the words of the exception: they may quote a
seed, a token's hash or a hidden card."""

from __future__ import annotations

import logging
import traceback

log = logging.getLogger("gusher.server")


def report(what: str, fault: BaseException) -> None:
    where = "".join(traceback.format_tb(fault.__traceback__)).rstrip()
    log.error("%s: %s\n%s", what, type(fault).__qualname__, where)
