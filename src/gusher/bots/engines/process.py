"""A bot that is a program of its own, and the process it runs in."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

import msgspec

from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game, Ruleset

from ..observation import GRACE, Observation
from . import protocol
from .protocol import Best, FromEngine, Go, Hello, Info, Introduction, Message, Option, Options, Quit, Ready, Value

COMMAND = "cmd:"
START_SECONDS = 300.0  # until it says hello, and until it is ready for a game: it may have to compile
QUIT_SECONDS = 2.0
LAST_WORDS_SECONDS = 0.5  # between closing its pipes and ending
TAIL = 1500  # characters of what it wrote to standard error
A = TypeVar("A", bound=Message)


class EngineFault(RuntimeError):
    """What an engine did wrong."""


class Refusal(EngineFault):
    """It said `error` instead of answering: nothing is wrong with the process."""


class Engine:
    """A running engine.  It is asked one thing at a time; one that is late or talks nonsense is killed, so that no
    answer is ever taken for that to another question."""

    def __init__(self, command: Sequence[str]) -> None:
        self.owner = os.getpid()
        self.ruleset: Ruleset | None = None
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  # closed when the engine is dropped
        weakref.finalize(self, self._errors.close)
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, start_new_session=True
            )
        except OSError as fault:
            raise EngineFault(f"cannot be started: {fault.strerror}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        self.kill = weakref.finalize(self, _kill, self.process)
        """Also when this program ends, or nobody uses the engine any more."""
        self.introduction = self.ask(Hello(protocol.VERSION), answer=Introduction)
        if self.introduction.protocol != protocol.VERSION:
            raise EngineFault(f"speaks version {self.introduction.protocol} of the protocol, not {protocol.VERSION}")

    @property
    def is_usable(self) -> bool:
        """Is it running, and was it started by this very process?"""
        return self.kill.alive and self.process.poll() is None and self.owner == os.getpid()

    def set_up(self, ruleset: Ruleset) -> None:
        """Get ready for positions of this game, unless it is."""
        if self.ruleset is not ruleset:
            self.ask(protocol.game_message(ruleset), answer=Ready)
            self.ruleset = ruleset

    def decide(self, seen: Observation) -> str:
        """The action, whether it is legal or not."""
        self.set_up(seen.ruleset)
        go = Go(seen.seconds, seen.rng.getrandbits(32))
        return self.ask(protocol.Position(dict(seen.view)), go, answer=Best, seconds=seen.seconds + GRACE).action

    def ask(self, *messages: Message, answer: type[A], seconds: float = START_SECONDS) -> A:
        """Send messages and wait for the answer to the last one; what it says meanwhile is in `infos`."""
        return self.exchange(b"".join(map(protocol.encode, messages)), answer, seconds)

    def exchange(self, lines: bytes, answer: type[A], seconds: float) -> A:
        self.infos: list[Info] = []
        try:
            with self._limit(seconds):
                self.send(lines)
                while isinstance(message := self.receive(), Info):
                    self.infos.append(message)
            if not isinstance(message, (answer, protocol.Error)):
                raise EngineFault(f"answered {message!r} where {answer.__name__.lower()} was due")
        except BaseException:
            self.kill()
            raise
        if isinstance(message, protocol.Error):
            raise Refusal(message.text)
        return message

    @contextmanager
    def _limit(self, seconds: float) -> Iterator[None]:
        """Kill the process when the time is up: that ends reading from it, and writing to it."""
        end, timer = time.monotonic() + seconds, threading.Timer(seconds, self.kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        except EngineFault:
            if time.monotonic() >= end:
                raise TimeoutError(f"no answer within {seconds:g} s") from None
            raise
        finally:
            timer.cancel()

    def send(self, lines: bytes) -> None:
        try:
            self.stdin.write(lines)
            self.stdin.flush()
        except (OSError, ValueError):
            raise self._end_of_it() from None

    def receive(self) -> FromEngine:
        try:
            line = self.stdout.readline(protocol.LONGEST_LINE)
        except (OSError, ValueError):
            line = b""
        if not line:
            raise self._end_of_it()
        try:
            return protocol.answers.decode(line)
        except msgspec.MsgspecError as fault:
            raise EngineFault(f"wrote {_quoted(line)}: {fault}") from None

    def _end_of_it(self) -> EngineFault:
        """Its exit status and its last words."""
        try:
            status: int | str = self.process.wait(LAST_WORDS_SECONDS)
        except subprocess.TimeoutExpired:
            status = "none, it only closed its pipes"
        self._errors.seek(0)
        words = self._errors.read().decode(errors="replace")[-TAIL:]
        return EngineFault(f"ended, exit status {status}" + (f": {words.strip()}" if words.strip() else ""))

    def quit(self) -> int | None:
        """Ask it to end; its exit status, or None if it had to be killed."""
        try:
            self.send(protocol.encode(Quit()))
            return self.process.wait(QUIT_SECONDS)
        except (EngineFault, subprocess.TimeoutExpired):
            return None
        finally:
            self.kill()


def _quoted(line: bytes) -> str:
    text = line[:200].decode(errors="replace").rstrip()
    return f"“{text}{'…' if len(line) > 200 else ''}”"


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The process and all that it has started."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    with suppress(OSError), process:  # closes its pipes, whatever was still to be written
        pass


@dataclass
class EngineBot:
    """An engine as a bot: started when it is first asked, and again after it has crashed."""

    command: Sequence[str]
    options: Mapping[str, str]
    engine: Engine | None = None
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False)

    def choose(self, seen: Observation) -> str:
        with self._lock:
            return self._running().decide(seen)

    def warm_up(self, game: Game) -> None:
        """Start it, and say what is wrong with it before anybody plays."""
        try:
            with self._lock:
                engine = self._running()
                if game.name not in engine.introduction.games:
                    known = ", ".join(engine.introduction.games)
                    raise SetupError("error-engine-game", command=self.shown, game=game.name, games=known)
                engine.set_up(game.ruleset())
        except (EngineFault, TimeoutError) as fault:
            raise SetupError("error-engine-start", command=self.shown, detail=str(fault)) from None

    @property
    def shown(self) -> str:
        return shlex.join(self.command)

    def _running(self) -> Engine:
        if self.engine is None or not self.engine.is_usable:
            self.engine = Engine(self.command)
            known = {option.name: option for option in self.engine.introduction.options}
            values = {name: self._value(known, name, text) for name, text in self.options.items()}
            self.engine.ask(Options(values), answer=Ready)
        return self.engine

    def _value(self, known: Mapping[str, Option], name: str, text: str) -> Value:
        if name not in known:
            names = ", ".join(known) or "–"
            raise SetupError("error-engine-option", command=self.shown, option=name, options=names)
        default = known[name].default
        try:
            return text if isinstance(default, str) else msgspec.json.decode(text, type=type(default))
        except msgspec.MsgspecError:
            raise SetupError(
                "error-engine-value", command=self.shown, option=name, value=text, default=_spelled(default)
            ) from None


def _spelled(value: Value) -> str:
    return msgspec.json.encode(value).decode()


def is_engine(name: str) -> bool:
    """Does a bot's name mean an engine: `cmd:COMMAND`, or the path of a program?"""
    return name.startswith(COMMAND) or "/" in name or os.sep in name


@cache
def engine_bot(name: str) -> EngineBot:
    """The engine of this name, with `?OPTION=VALUE&…` behind it; the same one each time, so that it is started once."""
    text, _, given = name.partition("?")
    command = split(text.removeprefix(COMMAND)) if text.startswith(COMMAND) else [text]
    if not command or shutil.which(command[0]) is None:
        raise SetupError("error-engine-command", command=" ".join(command))
    pairs = [pair.partition("=") for pair in given.split("&") if pair]
    if wrong := [option for option, equals, _ in pairs if not equals]:
        raise SetupError("cli-error-option", text=wrong[0])
    return EngineBot(tuple(command), {option: value for option, _, value in pairs})


def split(command: str) -> list[str]:
    """A command line as a shell reads it."""
    try:
        return shlex.split(command, posix=os.name != "nt")
    except ValueError:  # an open quote
        raise SetupError("error-engine-command", command=command) from None
