"""What the server writes to its log: lines for people, or one JSON object a line for programs.

No line quotes what a request or a table is about.  An exception is told by its kind and its place, whichever library
logs it: its own words might hold a seed, a token or a card.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    import asyncio

Format: TypeAlias = Literal["text", "json"]
ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
CONSOLE = logging.getLogger("gusher.console")
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


def place_of(fault: BaseException) -> str:
    """The kind of an exception and where it was raised, without its message."""
    where = "".join(traceback.format_tb(fault.__traceback__)).rstrip()
    return f"{type(fault).__qualname__}\n{where}".rstrip()


class TextFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(levelname)s %(message)s")

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 (logging's name)
        return place_of(ei[1]) if ei[1] is not None else ""


class JsonFormatter(TextFormatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


FORMATTERS: dict[Format, type[TextFormatter]] = {"text": TextFormatter, "json": JsonFormatter}


def set_up(form: Format) -> None:
    """Warnings of all libraries and what the server itself tells go to the standard error stream; what is meant for
    whoever sits at the console goes to the standard output.  In JSON everything is one stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATTERS[form]())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("gusher").setLevel(logging.INFO)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of clients that have gone
    logging.getLogger("uvicorn.error").addFilter(_is_no_second_ctrl_c)
    CONSOLE.handlers = [logging.StreamHandler(sys.stdout)] if form == "text" else []
    CONSOLE.propagate = form == "json"


def _is_no_second_ctrl_c(record: logging.LogRecord) -> bool:
    """Starlette tells with a traceback that its wait for the end was cancelled, which is what a second Ctrl-C does."""
    return not record.getMessage().rstrip().endswith("CancelledError")


def from_event_loop(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Instead of asyncio's own handler, which prints tasks and futures with the exceptions they hold."""
    fault = context.get("exception")
    told = f": {place_of(fault)}" if isinstance(fault, BaseException) else ""
    logging.getLogger("gusher.server").error("%s%s", context.get("message", "a callback failed"), told)
