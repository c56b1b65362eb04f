"""The words of the terminal, in the language asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gusher import GusherError, rulebook, texts
from gusher.kernel.errors import EditionError
from gusher.kernel.game import Game
from gusher.kernel.parts import Reason
from gusher.rulebook import Clause

help_language = "en"
"""Of the texts that `--help` prints: they are fixed when the commands are set up."""


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, if it is one of ours; else the user's own."""
    for here, following in zip(arguments, [*arguments[1:], ""], strict=False):
        asked = following if here == "--lang" else here.removeprefix("--lang=")
        if here.startswith("--lang") and asked in texts.LANGUAGES:
            return asked
    return texts.preferred()


def help_text(key: str) -> str:
    return texts.say(help_language, f"cli-help-{key}")


@dataclass(frozen=True)
class Words:
    """Messages in one language.  Called with a key and parameters, it is the `say` that games expect."""

    language: str

    def __post_init__(self) -> None:
        texts.source(self.language)  # refuses a language that is not ours

    def __call__(self, key: str, params: Mapping[str, object] | None = None, attribute: str | None = None) -> str:
        return texts.say(self.language, key, params, attribute)

    def has(self, key: str) -> bool:
        return texts.has(self.language, key)

    def number(self, value: float, decimals: int = 0) -> str:
        return texts.number(self.language, value, decimals)

    def percent(self, share: float, decimals: int = 0) -> str:
        return texts.percent(self.language, share, decimals)

    def seat(self, game: Game, seat: int) -> str:
        return self(f"seat-{game.seats[seat]}")

    def fault(self, error: GusherError) -> str:
        said = self(error.key, error.params)
        return f"{error.file}:{error.line}: {said}" if isinstance(error, EditionError) else said

    def reason(self, reason: Reason) -> str:
        return self(reason.key, {**reason.params, "clause": reason.clause})

    def clause(self, game: Game, clause: str) -> Clause:
        return rulebook.clause(game, clause, self.language)


class CliError(GusherError):
    """A proper request that could not be carried out; what is wrong with a request is a ``SetupError``."""
