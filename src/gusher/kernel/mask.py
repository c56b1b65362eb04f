"""Sets of actions (or of cells) as rows of 60-bit words.

Sixty bits leave room in a signed 64-bit integer, so that interpreted and compiled arithmetic agree, and hold
three rows of a board twenty columns wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .jit import count_bits, rule

BITS = 60
FULL = (1 << BITS) - 1


def words_for(count: int) -> int:
    """How many words hold `count` bits."""
    return -(-count // BITS)


@rule
def offer(mask: list[int], index: int) -> None:
    """Put one member into the set."""
    mask[index // BITS] |= 1 << (index % BITS)


@rule
def has(mask: list[int], index: int) -> int:
    """1 if `index` is a member, else 0."""
    return (mask[index // BITS] >> (index % BITS)) & 1


@rule
def clear(mask: list[int], words: int) -> None:
    for word in range(words):
        mask[word] = 0


@rule
def count(mask: list[int], words: int) -> int:
    total = 0
    for word in range(words):
        if mask[word] != 0:
            total += count_bits(mask[word])
    return total


@rule
def lowest(word: int) -> int:
    """The position of the lowest bit of a word that is not zero."""
    return count_bits((word & -word) - 1)


@rule
def pick(mask: list[int], words: int, number: int) -> int:
    """The member that comes as number 0, 1, 2 … in order; -1 if there are not so many."""
    for word in range(words):
        bits = mask[word]
        if bits != 0:
            here = count_bits(bits)
            if number < here:
                position = 0
                half = 32
                while half > 0:                         # which half of the rest holds it?
                    lower = count_bits(bits & ((1 << half) - 1))
                    if number >= lower:
                        number -= lower
                        position += half
                        bits = bits >> half
                    half = half >> 1
                return word * BITS + position
            number -= here
    return -1


def members(mask: Sequence[int]) -> Iterator[int]:
    """All members in order (interpreted)."""
    for word, bits in enumerate(mask):
        bits = int(bits)
        while bits:
            yield word * BITS + (bits & -bits).bit_length() - 1
            bits &= bits - 1
