"""The numbers of players, the options, and every clause of the rules: what `meta.py` registers."""

from __future__ import annotations

from gusher.kernel.game import Option

PLAYERS = (2, 3, 4)  # S1
OPTIONS = (
    Option("fallen_leaders", ("reserve", "out"), "4.10"),
    Option("round_limit", ("off", 10, 20, 30, 40, 60, 100, 200), "8.4"),
    Option("first", ("random", 0, 1, 2, 3), "S5", is_seat=True),
)
CLAUSES = (
    *(f"S{n}" for n in range(1, 7)),
    *(f"2.{n}" for n in range(1, 5)),
    *(f"3.{n}" for n in range(1, 7)),
    *(f"4.{n}" for n in range(1, 12)),
    *(f"5.{n}" for n in range(1, 4)),
    *(f"6.{n}" for n in range(1, 7)),
    *(f"7.{n}" for n in range(1, 6)),
    *(f"8.{n}" for n in range(1, 5)),
)
