"""The encoding of actions is pinned: records, masks and trained networks depend on it.

If a test here fails you have changed what an action's number means.  Raise the game's `rules_version`, and write
the table anew from what the test shows.  A new game gets its own entries below.
"""

from __future__ import annotations

import hashlib

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Game

# verb, its first action, how many actions; those of chance after the line that says so
PINNED = {
    "giganten": """
        take         0      5
        place        5     12
        drive       17    240
        rail       257     20
        halt       277      1
        price      278     24
        store      302      3
        setback    305      1
        decline    306      1
        build      307    240
        ship       547      9
        lose       556      1
        pass       557      1
        bid        558    117
        sell       675      9
        pay        684   1600
        -- chance
        first     2284      4
        roll      2288     12
        turn      2300     42
        deal      2342     81
        tile      2423      5
        forfeit   2428   1600
    """,
    "nations": """
        place            0     32
        agent           32     64
        tanker buy      96     10
        tanker place   106     10
        tanker move    116    100
        tanker sell    216     11
        pipe           227     28
        end            255      1
        pass           256      1
        coup           257     32
        revolution     289     32
        launch         321     10
        lay            331     28
        lose leader    359     64
        lose tanker    423     11
        revolt         434     64
        move           498   4096
        -- chance
        first         4594      4
        incident      4598     15
    """,
}

# SHA-256 over all texts, a line each, in the order of their numbers
TEXTS = {
    "giganten": "0dcf2077226c214c8ba5ba36606eb5cbafa3506c72f2d49f7c5892f75dd88429",
    "nations": "92cd7b3b00d79f254bfd6df8e80c56b535e95b7cbc26d141bcfc0334582fc380",
}

# A few by hand, so that a person can check the arithmetic: text -> number
BY_HAND = {
    "giganten": {
        "take red": 0,
        "take 4": 4,
        "place A1": 5,
        "place A12": 16,
        "drive A1": 17,
        "drive T12": 256,
        "drive C4": 17 + 3 * 20 + 2,
        "rail A": 257,
        "rail T": 276,
        "halt": 277,
        "price hudson -4": 278,
        "price hudson +1": 282,
        "price jet -2": 278 + 8 + 2,
        "price standard +4": 301,
        "store jet": 303,
        "setback": 305,
        "decline": 306,
        "build C4": 307 + 3 * 20 + 2,
        "ship own hudson": 547,
        "ship black jet": 551,
        "ship rival standard": 555,
        "bid 1": 558,
        "bid 117": 674,
        "sell 8": 683,
        "pay 0+0": 684,
        "pay 3+1": 684 + 3 * 40 + 1,
        "pay 39+39": 2283,
        "first 0": 2284,
        "roll -6": 2288,
        "roll +2": 2295,
        "turn beige1": 2300,
        "turn red1": 2330,
        "deal 3+2": 2342 + 3 * 9 + 2,
        "tile 2": 2423,
        "forfeit 1+0": 2468,
    },
    "nations": {
        "place king U": 0,
        "place revolutionary D": 3 * 8 + 7,
        "agent U.0": 32,
        "agent N1.4": 32 + 8 + 4,
        "tanker buy north": 96,
        "tanker buy D": 105,
        "tanker place U": 108,
        "tanker move N1 north": 116 + 3 * 10,
        "tanker sell reserve": 216 + 10,
        "pipe U-N1": 227,
        "pipe B-D": 227 + 27,
        "end": 255,
        "pass": 256,
        "coup president N1": 257 + 8 + 1,
        "revolution king U": 289,
        "launch south": 322,
        "lay U-A": 331 + 4,
        "lose leader U.1": 360,
        "lose tanker north": 423,
        "revolt D.7": 497,
        "move U.0 U.0": 498,
        "move N1.3 A.2": 498 + 11 * 64 + 42,
        "move D.7 D.7": 4593,
        "first 3": 4597,
        "incident oil-boom": 4598,
        "incident summit": 4612,
    },
}


def table_of(game: Game) -> list[str]:
    """The verbs as `PINNED` has them."""
    lines: list[str] = []
    for verb in game.rules.verbs.verbs:
        if verb.by_chance and "-- chance" not in lines:
            lines.append("-- chance")
        lines.append(f"{verb.name} {verb.base} {verb.size}")
    return lines


@pytest.mark.parametrize("name", registry.names())
def test_the_order_bases_and_sizes_of_the_verbs_are_pinned(name: str) -> None:
    """Verb by verb."""
    assert name in PINNED, "a new game: add its verbs to this file"
    pinned = [" ".join(line.split()) for line in PINNED[name].strip().splitlines()]
    assert table_of(registry.get(name)) == pinned


@pytest.mark.parametrize("name", registry.names())
def test_the_texts_of_all_actions_are_pinned(name: str) -> None:
    """By a hash over all of them in order."""
    verbs = registry.get(name).rules.verbs
    texts = "".join(verbs.action(index).text + "\n" for index in range(verbs.total))
    assert hashlib.sha256(texts.encode()).hexdigest() == TEXTS.get(name)


@pytest.mark.parametrize("name", registry.names())
def test_the_verbs_lie_one_after_the_other_and_the_players_come_first(name: str) -> None:
    """No gap, no overlap; a mask covers the players' actions alone."""
    verbs, base = registry.get(name).rules.verbs, 0
    for verb in verbs.verbs:
        assert verb.base == base
        base += verb.size
    assert verbs.total == base
    assert verbs.size == sum(verb.size for verb in verbs.verbs if not verb.by_chance)


@pytest.mark.parametrize("name", registry.names())
def test_every_text_is_read_back_as_the_same_action(name: str) -> None:
    """And no two actions are written alike."""
    verbs = registry.get(name).rules.verbs
    for index in range(verbs.total):
        assert verbs.parse(verbs.action(index).text).index == index


@pytest.mark.parametrize(
    ("name", "text", "index"), [(name, text, index) for name, known in BY_HAND.items() for text, index in known.items()]
)
def test_actions_worked_out_by_hand(name: str, text: str, index: int) -> None:
    """The last argument counts fastest."""
    assert registry.get(name).rules.verbs.parse(text).index == index
