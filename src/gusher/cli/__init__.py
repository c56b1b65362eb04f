"""The ``gusher`` command: one module for each command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence

from gusher import GusherError, SetupError, texts

from . import words

WRONG_USAGE, FAILURE, INTERRUPTED = 2, 1, 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit status: 2 for wrong usage, 1 for failure."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal without ▲ still gets its board
    language = words.help_language = words.language_of(given)
    try:
        commands(given)(given, prog_name="gusher")
    except GusherError as error:
        tell(language, error)
        sys.exit(WRONG_USAGE if isinstance(error, SetupError) else FAILURE)
    except BrokenPipeError:  # the reader of our output has gone, `gusher rules | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILURE)
    except OSError as fault:
        if fault.filename is None:  # not about a file that somebody named
            raise
        tell(language, GusherError("cli-error-file", file=str(fault.filename), detail=fault.strerror))
        sys.exit(FAILURE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def commands(given: Sequence[str]) -> Callable[..., object]:
    """Those that the command line needs; only now, because their help texts are in the language just chosen."""
    if given[:1] == ["serve"]:
        from .serve import app
    else:
        from .app import app
    return app


def tell(language: str, error: GusherError) -> None:
    """The error in words, with the file and line in front where it has them."""
    detail = words.Words(language).fault(error)
    print(texts.say(language, "cli-error", {"detail": detail}), file=sys.stderr)
