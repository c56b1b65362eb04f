"""The generator of simulated games: keyed, counter-based, kept in the state record.

A copied state takes its future chance along, and thousands of games do not need a generator each.  It is fast, not
secret: a match that people play draws its chance in ``match.py`` from a keyed cryptographic hash.
"""

from __future__ import annotations

from .jit import rule
from .layout import Generator

WORD = 0xFFFFFFFF


@rule
def scramble(x: int) -> int:
    """A 32-bit hash whose products stay below 2**63: the same in int64 and in Python's integers."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)


@rule
def seed(g: Generator, number: int) -> None:
    """Start the generator of a game from a number (its low 64 bits count)."""
    g.key[0] = scramble((number & WORD) ^ 0x5BD1E995)
    g.key[1] = scramble(((number >> 32) & WORD) ^ scramble(g.key[0]))
    g.draws = 0


@rule
def below(g: Generator, n: int) -> int:
    """A random integer in 0 … n-1 (n up to 2**31: the bias is below n / 2**32)."""
    g.draws += 1
    bits = scramble(scramble((g.draws & WORD) ^ g.key[0]) ^ g.key[1])
    return (bits * n) >> 32
