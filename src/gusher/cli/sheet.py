"""The end of a match: who won, where the money came from, and the seed that proves the deal."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from gusher import Match

from .screen import Screen, seat_style
from .words import Words


def print_result(screen: Screen, match: Match, kinds: list[str] | None = None) -> None:
    """The score sheet, the winners and the seed."""
    words, result = screen.words, match.result()
    assert result is not None
    screen.text()
    screen.console.print(score_sheet(words, match, kinds))
    names = ", ".join(words.seat(match.game, seat) for seat in result["winners"])
    screen.say("cli-winners", "bold", count=len(result["winners"]), seats=names)
    screen.say("cli-seed", "dim", seed=match.seed, hash=match.public_hash[:16])


def score_sheet(words: Words, match: Match, kinds: list[str] | None) -> Table:
    """A column for each seat: what each post brought, what is in the purse, and what the end pays."""
    game, result = match.game, match.result()
    assert result is not None
    table = Table(box=box.SIMPLE_HEAD, title=words("cli-score-sheet"), title_justify="left", pad_edge=False)
    table.add_column("")
    for seat in range(match.players):
        name = Text(f" {words.seat(game, seat)} ", seat_style(game.seats[seat]))
        if kinds:
            name.append(f"\n{kinds[seat]}", "dim")
        table.add_column(name, justify="right")
    for post, amounts in _posts(match):
        if any(amounts):
            table.add_row(words(f"{game.name}-post-{post}"), *(_signed(words, amount) for amount in amounts))
    for field in result["accounts"][0]:
        if field not in ("seat", "total"):
            table.add_row(
                words(f"{game.name}-account-{field.replace('_', '-')}"),
                *(_shown(words, account[field]) for account in result["accounts"]),
            )
    table.add_section()
    table.add_row(words("cli-total"), *(words.number(account["total"]) for account in result["accounts"]), style="bold")
    return table


def _posts(match: Match) -> list[tuple[str, list[int]]]:
    """What the log told about money, post by post; the rest is what everybody started with."""
    ledger = match.game.rules.ledger
    if ledger is None:
        return []
    sums = {post: [0] * match.players for post in ledger.posts}
    for entry in match.log():
        for event in entry["events"]:
            for seat, post, amount in ledger.postings(event):
                sums[post][seat] += amount
    purses: list[Any] = getattr(match.state, ledger.purse)
    start = [purses[seat] - sum(row[seat] for row in sums.values()) for seat in range(match.players)]
    return [("start", start), *sums.items()]


def _shown(words: Words, value: int | str) -> str:
    return words.number(value) if isinstance(value, int) else value


def _signed(words: Words, amount: int) -> str:
    sign = "+" if amount > 0 else "−"
    return sign + words.number(abs(amount)) if amount else "–"
