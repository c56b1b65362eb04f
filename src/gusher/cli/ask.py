"""Asking at the keyboard: with completion in a terminal, line by line in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .offers import continuations

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.key_binding import KeyBindings

    from .screen import Screen

REFRESH = 0.5  # seconds
KEYS = {"right": "next", "left": "back", "home": "first", "end": "last"}


@dataclass(frozen=True)
class Known:
    """What can be typed now: the commands with what may follow them, the legal actions, and notes about those."""

    actions: Sequence[str] = ()
    commands: Mapping[str, Sequence[str]] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)

    def completions(self, typed: str) -> Iterator[tuple[str, str]]:
        """(word, note) for each word that can come next."""
        command, space, rest = typed.partition(" ")
        if space and command in self.commands:
            yield from ((word, "") for word in continuations(rest, self.commands[command]))
            return
        before = typed[: typed.rfind(" ") + 1]
        for word in continuations(typed, self.actions):
            yield word, self.notes.get(" ".join((before + word).split()), "")
        if not space:
            yield from ((name, "") for name in self.commands if name.startswith(typed))


class Asker:
    """Reads lines; raises EOFError at the end of the input."""

    def __init__(self, screen: Screen, toolbar: Callable[[], str] | None = None, keys: bool = False) -> None:
        self.toolbar, self._session = toolbar, _session(keys) if screen.is_live else None

    def ask(self, prompt: str, known: Known | None = None) -> str:
        if self._session is None:
            return self._plain(prompt)
        answer = self._session.prompt(
            prompt,
            completer=_completer(known or Known()),
            complete_while_typing=False,
            bottom_toolbar=self.toolbar,
            refresh_interval=REFRESH if self.toolbar else 0,
        )
        return str(answer).strip()

    def _plain(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))  # so that what was printed reads like a conversation
        return line.strip()


def _session(keys: bool) -> Any:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.styles import Style

    style = Style.from_dict({"bottom-toolbar": "noreverse"})  # nothing to see when there is nothing to say
    return PromptSession(key_bindings=_stepping_keys() if keys else None, style=style)


def _stepping_keys() -> KeyBindings:
    """The arrow keys answer at once, as long as nothing is typed."""
    from prompt_toolkit.application.current import get_app
    from prompt_toolkit.filters import Condition
    from prompt_toolkit.key_binding import KeyBindings

    bindings = KeyBindings()
    is_empty = Condition(lambda: not get_app().current_buffer.text)
    for key, answer in KEYS.items():
        bindings.add(key, filter=is_empty)(lambda event, answer=answer: event.app.exit(result=answer))
    return bindings


def _completer(known: Known) -> Completer:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            typed = document.text_before_cursor
            last = typed.rpartition(" ")[2]
            for word, note in known.completions(typed):
                yield Completion(word, start_position=-len(last), display_meta=note)

    return Words()
