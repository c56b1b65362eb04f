"""Sets of actions (or of cells) as rows of 60-bit words.

Sixty bits leave room in a signed 64-bit integer, so that interpreted and compiled arithmetic agree, and hold three rows
of a board twenty columns wide.

Most of a long set is empty.  `used` says where its members can be, with a bit for every two words (`span`): only those
are cleared, counted and searched.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .jit import count_bits, rule

BITS = 60
FULL = (1 << BITS) - 1


def words_for(count: int) -> int:
    """How many words hold `count` bits; an even number."""
    return 2 * -(-count // (2 * BITS))


@rule
def word_of(index: int) -> int:
    """`index // BITS` for 0 … 70,000, by a multiplication: GPUs divide slowly."""
    return (index * 69906) >> 22


@rule
def span(first: int, last: int) -> int:
    """The words that hold the members `first` … `last`, as a value of `used`."""
    return (2 << (word_of(last) >> 1)) - (1 << (word_of(first) >> 1))


@rule
def offer(mask: list[int], index: int) -> None:
    """Put one member into the set."""
    word = word_of(index)
    mask[word] |= 1 << (index - word * BITS)


@rule
def remove(mask: list[int], index: int) -> None:
    """Take one member out of the set."""
    word = word_of(index)
    mask[word] &= ~(1 << (index - word * BITS))


@rule
def has(mask: list[int], index: int) -> int:
    """1 if `index` is a member, else 0."""
    word = word_of(index)
    return (mask[word] >> (index - word * BITS)) & 1


@rule
def offer_range(mask: list[int], first: int, last: int) -> None:
    """Put `first` … `last` into the set, a word at a time; nothing if `last` is below `first`."""
    while first <= last:
        word = word_of(first)
        start = first - word * BITS
        length = min(BITS - start, last - first + 1)
        mask[word] |= ((1 << length) - 1) << start
        first += length


@rule
def offer_bits(mask: list[int], first: int, bits: int) -> None:
    """Put `first` + n into the set for each bit n of `bits` (at most a word)."""
    word = word_of(first)
    shift = first - word * BITS
    mask[word] |= (bits << shift) & FULL
    if bits >> (BITS - shift) != 0:
        mask[word + 1] |= bits >> (BITS - shift)


@rule
def clear(mask: list[int], used: int) -> None:
    """Empty the set."""
    while used != 0:
        word = 2 * lowest(used)
        used &= used - 1
        mask[word] = mask[word + 1] = 0


@rule
def count(mask: list[int], used: int) -> int:
    """How many members the set has."""
    total = 0
    while used != 0:
        word = 2 * lowest(used)
        used &= used - 1
        total += count_bits(mask[word]) + count_bits(mask[word + 1])
    return total


@rule
def lowest(word: int) -> int:
    """The position of the lowest bit of a word that is not zero."""
    return count_bits((word & -word) - 1)


@rule
def pick(mask: list[int], used: int, number: int) -> int:
    """The member at position `number` in the set, counted from 0; -1 if there are fewer."""
    while used != 0:
        word = 2 * lowest(used)
        used &= used - 1
        here = count_bits(mask[word])
        both = here + count_bits(mask[word + 1])
        if number < both:
            is_second = number >= here
            return (word + is_second) * BITS + nth(mask[word + is_second], number - here * is_second)
        number -= both
    return -1


@rule
def nth(bits: int, number: int) -> int:
    """The position of a word's bit number `number`, counted from the lowest: halving, without branching."""
    position = 0
    for half in (32, 16, 8, 4, 2, 1):
        lower = count_bits(bits & ((1 << half) - 1))
        is_above = number >= lower
        number = number - lower if is_above else number
        bits = bits >> half if is_above else bits
        position = position + half if is_above else position
    return position


def members(mask: Sequence[int]) -> Iterator[int]:
    """All members in order (interpreted)."""
    for word, bits in enumerate(mask):
        bits = int(bits)
        while bits:
            yield word * BITS + (bits & -bits).bit_length() - 1
            bits &= bits - 1
