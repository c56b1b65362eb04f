"""Our own bots as engines: ``gusher engine tycoon``."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from random import Random

import msgspec

from gusher import bots
from gusher.bots.compiled import ThinkingBot
from gusher.kernel import registry
from gusher.kernel.errors import GusherError, SetupError

from . import protocol
from .protocol import Best, Error, Game, Go, Hello, Idea, Info, Introduction, Message, Options, Position, Quit, Ready


class Server:
    """Answers the questions of one host."""

    def __init__(self, name: str, write: Callable[[Message], None]) -> None:
        self.name, self.bot, self.write = name, bots.get(name), write
        self.view: dict[str, object] | None = None

    def run(self, lines: Iterable[bytes]) -> None:
        """Until the host says `quit` or goes away."""
        for line in lines:
            try:
                message = protocol.questions.decode(line)
                if isinstance(message, Quit):
                    return
                self.answer(message)
            except (msgspec.MsgspecError, GusherError) as fault:
                self.write(Error(str(fault)))
            except Exception:  # a stranger's bot may raise anything
                self.write(Error(traceback.format_exc()))

    def answer(self, message: protocol.ToEngine) -> None:
        if isinstance(message, Hello):
            self.write(Introduction(protocol.VERSION, self.name, list(registry.names()), "Gusher"))
        elif isinstance(message, Options):
            for option in message.options:
                raise SetupError("error-engine-option", command=self.name, option=option, options="–")
            self.write(Ready())
        elif isinstance(message, Game):
            bots.warm_up(registry.get(message.game), [self.name])
            self.write(Ready())
        elif isinstance(message, Position):
            self.view = message.view
        elif isinstance(message, Go):
            self.go(message)

    def go(self, message: Go) -> None:
        if self.view is None:
            raise SetupError("error-engine-no-position")
        seen = bots.observe(self.view, Random(message.seed), message.seconds)
        ideas = self.bot.ideas(seen) if isinstance(self.bot, ThinkingBot) else []
        if ideas:
            tried = [idea for idea in ideas if idea.visits]
            told = [Idea(one.action, one.shares[seen.seat], one.scores[seen.seat], one.visits) for one in tried]
            self.write(Info(told))
        answer = ideas[0].action if ideas else self.bot.choose(seen)
        action = bots.text_of(answer, seen)
        if not action:
            raise SetupError("error-engine-nonsense", answer=repr(answer))
        self.write(Best(action))
