"""The end of a match: who won, where the money came from, and the seed that proves the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.table import Table

from gusher import Match

from .screen import Screen
from .words import Words


def print_result(screen: Screen, match: Match, kinds: list[str] | None = None) -> None:
    """The score sheet, the winners and the seed."""
    result = match.result()
    assert result is not None
    screen.text()
    screen.console.print(score_sheet(screen, match, result["accounts"], kinds))
    names = ", ".join(screen.words.seat(match.game, seat) for seat in result["winners"])
    screen.say("cli-winners", "bold", count=len(result["winners"]), seats=names)
    screen.say("cli-seed", "dim", seed=match.seed, hash=match.public_hash[:16])


def score_sheet(screen: Screen, match: Match, accounts: list[dict[str, Any]], kinds: list[str] | None) -> Table:
    """A column for each seat: what each post brought, what is in the purse, and what the end pays."""
    words, game = screen.words, match.game
    names = [screen.seat(game, seat) for seat in range(match.players)]
    for name, kind in zip(names, kinds or (), strict=False):
        name.append(f"\n{kind}", "dim")
    table = screen.table(words("cli-score-sheet"), "", *names)
    for post, amounts in _posts(match):
        if any(amounts):
            table.add_row(words(f"{game.name}-post-{post}"), *(_signed(words, amount) for amount in amounts))
    for field in accounts[0]:
        if field not in ("seat", "total"):
            values = (account[field] for account in accounts)
            shown = (words.number(value) if isinstance(value, int) else value for value in values)
            table.add_row(words(f"{game.name}-account-{field.replace('_', '-')}"), *shown)
    table.add_section()
    table.add_row(words("cli-total"), *(words.number(account["total"]) for account in accounts), style="bold")
    return table


def _posts(match: Match) -> Iterator[tuple[str, list[int]]]:
    """What the log told about money, post by post; the rest is what everybody started with."""
    ledger = match.game.rules.ledger
    if ledger is None:
        return
    sums = {post: [0] * match.players for post in ledger.posts}
    for entry in match.log():
        for event in entry["events"]:
            for seat, post, amount in ledger.postings(event):
                sums[post][seat] += amount
    purses = getattr(match.state, ledger.purse)
    yield "start", [purses[seat] - sum(row[seat] for row in sums.values()) for seat in range(match.players)]
    yield from sums.items()


def _signed(words: Words, amount: int) -> str:
    sign = "+" if amount > 0 else "−"
    return sign + words.number(abs(amount)) if amount else "–"
