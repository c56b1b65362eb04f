"""Every message between us and an engine, in both directions.  A message is a line of JSON with its ``type``."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from gusher.kernel.game import Ruleset

VERSION = 1
LONGEST_LINE = 1 << 20  # bytes of an engine's answer

Value = bool | int | float | str


class Message(Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    """Unknown fields are ignored, so that later versions can add some."""


# -- what an engine is told ------------------------------------------------------------------------------


class Hello(Message):
    """The first message.  Answer: `hello`, as `Introduction` has it."""

    protocol: int


class Options(Message):
    """Those of the engine's own options that are set; the others keep their defaults.  Answer: `ready`."""

    options: dict[str, Value]


class Game(Message):
    """What the following positions are from; sent again when it changes.  Answer: `ready`."""

    game: str
    rules: int
    """The version of the rules."""
    players: int
    options: dict[str, Value]
    """The options of the rules."""
    edition: dict[str, Any]
    """The board, the cards and the prices: the edition's file."""


class Position(Message):
    """What the seat to act may know, as ``match.view(seat)`` gives it.  No answer."""

    view: dict[str, Any]


class Go(Message):
    """Decide in the last position.  Answer: any number of `info`, then `best`."""

    seconds: float
    """How long the engine may think."""
    seed: int
    """For the engine's own generator, if it wants to be reproducible; it says nothing about the match."""


class Quit(Message):
    """End.  So does the end of standard input."""


# -- what an engine answers ------------------------------------------------------------------------------


class Option(Struct, omit_defaults=True):
    """Something that can be set; values have the type of the default."""

    name: str
    default: Value
    about: str = ""


class Introduction(Message, tag="hello"):
    """Who it is, and what it plays."""

    protocol: int
    name: str
    games: list[str]
    author: str = ""
    options: list[Option] = []


class Ready(Message):
    """Everything before it is done."""


class Idea(Struct, omit_defaults=True):
    """An action that the engine has looked at, and what it expects of it for its seat."""

    action: str
    share: float | None = None
    """Of a win, 0 to 1."""
    score: float | None = None
    """At the end of the game."""
    visits: int | None = None


class Info(Message):
    """What the engine makes of the position so far, the best idea first."""

    ideas: list[Idea] = []
    text: str = ""


class Best(Message):
    """The decision: one of the view's `legal`."""

    action: str


class Error(Message):
    """In place of an answer: why there is none.  The engine goes on."""

    text: str


ToEngine = Hello | Options | Game | Position | Go | Quit
FromEngine = Introduction | Ready | Info | Best | Error
questions: msgspec.json.Decoder[ToEngine] = msgspec.json.Decoder(ToEngine)
answers: msgspec.json.Decoder[FromEngine] = msgspec.json.Decoder(FromEngine)
"""They raise ``msgspec.MsgspecError`` for anything else."""


def encode(message: Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def game_message(ruleset: Ruleset) -> Game:
    """What an engine is told about the game."""
    return Game(
        ruleset.game.name,
        ruleset.rules,
        ruleset.players,
        dict(ruleset.options),
        msgspec.to_builtins(ruleset.source.data),
    )
