"""Legal actions for people: shown compactly, and recognised when they are written in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gusher.kernel.actions import Action

SHORT_NOTE = 12  # longer notes get a line for each action


def grouped(legal: Sequence[Action], hints: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """Each verb with what may follow it, line by line."""
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    return [(verb, _followers(actions, hints)) for verb, actions in by_verb.items()]


def _followers(actions: list[Action], hints: Mapping[str, str]) -> list[str]:
    """Actions with the same note go together, in the order in which the notes were given."""
    order = {note: place for place, note in enumerate(dict.fromkeys(hints.values()))}
    by_note: dict[str, list[str]] = {}
    for action in actions:
        by_note.setdefault(hints.get(action.text, ""), []).append(arguments(action))
    notes = sorted(by_note, key=lambda note: order.get(note, -1))
    if notes == [""]:
        return [compact(by_note[""])]
    if max(map(len, notes)) > SHORT_NOTE:
        shown = [compact(by_note[note]) for note in notes]
        width = max(map(len, shown))
        return [f"{rest:<{width}}  {note}".strip() for rest, note in zip(shown, notes, strict=True)]
    return [" · ".join(_noted(by_note[note], note) for note in notes)]


def _noted(rests: list[str], note: str) -> str:
    if not note:
        return compact(rests)
    return f"{rests[0]} ({note})" if len(rests) == 1 else f"{note}: {compact(rests)}"


def arguments(action: Action) -> str:
    return action.text[len(action.verb) :].strip()


def compact(rests: Sequence[str]) -> str:
    """Several arguments in one text: a range of numbers, words in common, or all of them."""
    first = int(rests[0]) if rests[0].isdigit() else 0
    if len(rests) > 2 and list(rests) == [str(first + number) for number in range(len(rests))]:
        return f"{rests[0]} … {rests[-1]}"
    pairs = [rest.split(" ", 1) for rest in rests]
    if len(rests) > 1 and all(len(pair) == 2 for pair in pairs):
        return _factored(pairs)
    return " ".join(rests)


def _factored(pairs: list[list[str]]) -> str:
    """`hudson -2`, `hudson +2`, `jet -2`, `jet +2` as `hudson|jet -2|+2`."""
    seconds: dict[str, list[str]] = {}
    for first, second in pairs:
        seconds.setdefault(first, []).append(second)
    firsts: dict[tuple[str, ...], list[str]] = {}
    for first, found in seconds.items():
        firsts.setdefault(tuple(found), []).append(first)
    return ", ".join(f"{'|'.join(names)} {'|'.join(found)}" for found, names in firsts.items())


def matching(typed: str, legal: Sequence[Action]) -> list[Action]:
    """The legal actions that somebody may mean who types this: written in full; else with every word cut short
    (`dr h9`); else without the verb (`h9`)."""
    wanted = typed.lower().split()
    exact = [action for action in legal if action.text.lower().split() == wanted]
    if exact or not wanted:
        return exact
    short = [action for action in legal if _begins(action.text.lower().split(), wanted)]
    return short or [action for action in legal if arguments(action).lower().split() == wanted]


def _begins(words: list[str], wanted: list[str]) -> bool:
    """Does each wanted word begin the word in its place?  Numbers and cells count only in full."""
    return len(words) == len(wanted) and all(
        word == want or (word.startswith(want) and want.isalpha() and word.isalpha())
        for word, want in zip(words, wanted, strict=True)
    )


def shortened(action: Action) -> str:
    """An action cut short so that `matching` understands it: `dr h9`."""
    return " ".join([*(word[:2] for word in action.verb.split()), arguments(action).lower()])


def continuations(typed: str, texts: Sequence[str]) -> list[str]:
    """The words that can follow what is typed so far (its last word may be incomplete)."""
    *before, last = typed.lower().split(" ")
    before = [word for word in before if word]
    place = len(before)
    fitting = (words for words in map(str.split, texts) if [word.lower() for word in words[:place]] == before)
    following = (words[place] for words in fitting if len(words) > place)
    return list(dict.fromkeys(word for word in following if word.lower().startswith(last)))
