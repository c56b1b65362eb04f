"""Editions of The Game of Nations: finding a file, checking it, freezing it into the record of the rules."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from gusher.kernel.edition import Editions, Keys, ListOf, Provenance, Shape, Source, Text, Whole, Word
from gusher.kernel.errors import EditionError

from .scratch import ENTRIES
from .state import (
    AGENT_MOVES,
    AGENT_SPACES,
    CARD_NAMES,
    COUNTRIES,
    COUNTRY_NAMES,
    DECK,
    HALF_NAMES,
    MOST_NAME,
    NONE,
    RING,
    SEATS,
    SPACES,
    TYPE_NAMES,
    WORD,
    WORDS,
    Edition,
)
from .verbs import spaces

DEFAULT = "kark-1973"
CAPITAL, INCIDENT, BORDER, PLAIN = "C", "?", "x", "."
SIGNS = CAPITAL + INCIDENT + BORDER + PLAIN
COAST, CANAL, INLAND = "coast", "canal", "inland"
WITH_AMOUNT = ("oil-boom", "foreign-loan", "state-visit", "fine", "reparations", "summit")
MOST_PRICE, MOST_MONEY, MOST_SUPPLY, MOST_DERRICKS = 20, 1000, 40, 9

# ---- what the file looks like

ORIGIN = Provenance(("rules", "reviews", "reconstructed"))
PRICE = Whole(1, MOST_PRICE)
COUNTRY = Keys(
    {
        "id": Text(),
        "name": Text(MOST_NAME),
        "kind": Word((COAST, CANAL, INLAND)),
        "derricks": Whole(0, MOST_DERRICKS),
        "ring": Text(),
    },
    {"half": Word(HALF_NAMES), "provenance": ORIGIN, "name_provenance": ORIGIN},
)
LEADER = Keys({"count": Whole(0, 9), "price": PRICE, "pay": PRICE}, {"provenance": ORIGIN})
CARD = Keys({"card": Word(CARD_NAMES), "copies": Whole(1, DECK)}, {"amount": PRICE, "provenance": ORIGIN})

TABLES: dict[str, dict[str, Shape]] = {
    "edition": {"game": Text(), "title": Text()},
    "countries": {"list": ListOf(COUNTRY, COUNTRIES, COUNTRIES)},
    "arrows": {"list": ListOf(Text(), 1, SPACES)},
    "borders": {"list": ListOf(Text(), 1, SPACES)},
    "pipelines": {"supply": Whole(0, MOST_SUPPLY), "price": PRICE, "laid": ListOf(Text(), 0, SPACES)},
    "leaders": dict.fromkeys(TYPE_NAMES, LEADER),
    "tankers": {"supply": Whole(1, MOST_SUPPLY), "price": PRICE, "sale": PRICE},
    "start": {"money": Whole(1, MOST_MONEY), "tankers": Whole(0, 1)},
    "incidents": {"cards": ListOf(CARD, 1, len(CARD_NAMES))},
}
FILE = Keys({name: Keys({"provenance": ORIGIN, **fields}) for name, fields in TABLES.items()})


# ---- checking


def _country_faults(source: Source) -> Iterator[EditionError]:
    """S3: each of the eight countries once, one of them with the canal; a coast lies on one half of the sea."""
    rows = source.data["countries"]["list"]
    taken: dict[str, int] = {}
    for index, row in enumerate(rows):
        place, name = ("countries", "list", index), row["id"]
        if name not in COUNTRY_NAMES:
            yield source.fault("edition-country-unknown", *place, "id", country=name, known=", ".join(COUNTRY_NAMES))
        elif name in taken:
            yield source.fault(
                "edition-country-twice", *place, "id", country=name, other_line=source.line(*place[:-1], taken[name])
            )
        taken.setdefault(name, index)
        if row["kind"] == COAST and "half" not in row:
            yield source.fault("edition-coast-half", *place, country=name)
        if row["kind"] != COAST and "half" in row:
            yield source.fault("edition-half-without-coast", *place, "half", country=name, kind=row["kind"])
    canals = sum(row["kind"] == CANAL for row in rows)
    if canals != 1:
        yield source.fault("edition-canal-count", "countries", "list", count=canals)


def _ring_faults(source: Source) -> Iterator[EditionError]:
    """4.3: eight spaces, one of them the capital and one with "?"."""
    for index, row in enumerate(source.data["countries"]["list"]):
        place, ring, name = ("countries", "list", index, "ring"), row["ring"], row["id"]
        if len(ring) != RING:
            yield source.fault("edition-ring-size", *place, country=name, count=len(ring), wanted=RING)
        for letter in sorted(set(ring) - set(SIGNS)):
            yield source.fault("edition-ring-sign", *place, country=name, sign=letter)
        for sign, key in ((CAPITAL, "edition-ring-capitals"), (INCIDENT, "edition-ring-incidents")):
            if ring.count(sign) != 1:
                yield source.fault(key, *place, country=name, count=ring.count(sign))


def _arrow_faults(source: Source) -> Iterator[EditionError]:
    """4.3: each border space carries exactly one arrow, into another country."""
    signs = _signs(source)
    taken: dict[int, int] = {}
    for index, text in enumerate(source.data["arrows"]["list"]):
        place, ends = ("arrows", "list", index), _arrow(text)
        if ends is None:
            yield source.fault("edition-arrow-form", *place, arrow=text)
            continue
        if ends[0] // RING == ends[1] // RING:
            yield source.fault("edition-arrow-inside", *place, arrow=text)
        for space in ends:
            at = spaces.texts[space]
            if signs[space] != BORDER:
                yield source.fault("edition-arrow-no-border", *place, arrow=text, at=at)
            elif space in taken:
                yield source.fault(
                    "edition-arrow-second", *place, at=at, other_line=source.line(*place[:-1], taken[space])
                )
            taken.setdefault(space, index)
    order = [row["id"] for row in source.data["countries"]["list"]]
    for space in range(SPACES):
        name = COUNTRY_NAMES[space // RING]
        if signs[space] == BORDER and space not in taken:
            yield source.fault(
                "edition-arrow-missing", "countries", "list", order.index(name), "ring", at=spaces.texts[space]
            )


def _border_faults(source: Source) -> Iterator[EditionError]:
    """6.6: the borders are the pairs of countries that an arrow joins."""
    arrows = filter(None, map(_arrow, source.data["arrows"]["list"]))
    joined = {tuple(sorted((a // RING, b // RING))) for a, b in arrows}
    listed: dict[tuple[int, int], int] = {}
    for index, text in enumerate(source.data["borders"]["list"]):
        place, pair = ("borders", "list", index), _pair(text)
        if pair is None:
            yield source.fault("edition-border-form", *place, border=text)
        elif pair in listed:
            yield source.fault(
                "edition-border-twice", *place, border=text, other_line=source.line(*place[:-1], listed[pair])
            )
        elif pair not in joined:
            yield source.fault("edition-border-no-arrow", *place, border=text)
        if pair is not None:
            listed.setdefault(pair, index)
    for a, b in sorted(joined - set(listed)):
        if a != b:
            yield source.fault(
                "edition-border-missing", "borders", "list", border=f"{COUNTRY_NAMES[a]}-{COUNTRY_NAMES[b]}"
            )


def _pipeline_faults(source: Source) -> Iterator[EditionError]:
    """S2, S4: the first pipelines lie on different borders, and there are enough of them."""
    borders = {_pair(text) for text in source.data["borders"]["list"]}
    laid = source.data["pipelines"]["laid"]
    pairs = [_pair(text) for text in laid]
    for index, text in enumerate(laid):
        if pairs[index] not in borders or pairs[index] is None or pairs[index] in pairs[:index]:
            yield source.fault("edition-pipeline-border", "pipelines", "laid", index, border=text)
    supply = source.data["pipelines"]["supply"]
    if supply < len(laid):
        yield source.fault("edition-pipeline-supply", "pipelines", "supply", supply=supply, laid=len(laid))


def _supply_faults(source: Source) -> Iterator[EditionError]:
    """S2: the tankers that players start with come from the supply."""
    supply, wanted = source.data["tankers"]["supply"], SEATS * source.data["start"]["tankers"]
    if supply < wanted:
        yield source.fault("edition-tanker-supply", "tankers", "supply", supply=supply, wanted=wanted)


def _leader_faults(source: Source) -> Iterator[EditionError]:
    """2.1: everybody can pay for a leader on the first turn."""
    prices = [source.data["leaders"][name]["price"] for name in TYPE_NAMES if source.data["leaders"][name]["count"]]
    money = source.data["start"]["money"]
    if not prices or money < min(prices):
        yield source.fault("edition-start-money", "start", "money", money=money)


def _card_faults(source: Source) -> Iterator[EditionError]:
    """9: 24 cards, each kind on one line, with an amount if it has one."""
    rows = source.data["incidents"]["cards"]
    taken: dict[str, int] = {}
    for index, row in enumerate(rows):
        place, card = ("incidents", "cards", index), row["card"]
        if card in taken:
            yield source.fault(
                "edition-incident-twice", *place, card=card, other_line=source.line(*place[:-1], taken[card])
            )
        taken.setdefault(card, index)
        if card in WITH_AMOUNT and "amount" not in row:
            yield source.fault("edition-incident-amount", *place, card=card)
        if card not in WITH_AMOUNT and "amount" in row:
            yield source.fault("edition-incident-no-amount", *place, "amount", card=card)
    count = sum(row["copies"] for row in rows)
    if count != DECK:
        yield source.fault("edition-incident-total", "incidents", "cards", count=count, wanted=DECK)


def _way_faults(source: Source) -> Iterator[EditionError]:
    """A leader's ways from country to country, and an agent's moves, must fit into the room there is for them."""
    ways, agents = _ways_of(source)
    if ways > ENTRIES or max(map(len, agents)) > AGENT_MOVES:
        yield source.fault("edition-too-many-ways", "arrows", "list", ways=ways, most=ENTRIES)


# ---- reading names


def _signs(source: Source) -> list[str]:
    """The sign of each space; plain unless the file says otherwise."""
    signs = [PLAIN] * SPACES
    for row in source.data["countries"]["list"]:
        if row["id"] in COUNTRY_NAMES:
            start = COUNTRY_NAMES.index(row["id"]) * RING
            for place, sign in enumerate(row["ring"][:RING]):
                signs[start + place] = sign
    return signs


def _arrow(text: str) -> tuple[int, int] | None:
    """``U.0-N1.6`` as two spaces."""
    ends = re.split(r"\s*[-–]\s*", text.strip())
    if len(ends) != 2 or any(end not in spaces.texts for end in ends):
        return None
    return spaces.texts.index(ends[0]), spaces.texts.index(ends[1])


def _pair(text: str) -> tuple[int, int] | None:
    """``U-A`` as two countries, the lower number first."""
    ends = re.split(r"\s*[-–]\s*", text.strip())
    if len(ends) != 2 or ends[0] == ends[1] or any(end not in COUNTRY_NAMES for end in ends):
        return None
    a, b = sorted(COUNTRY_NAMES.index(end) for end in ends)
    return a, b


# ---- freezing


def freeze(source: Source, players: int, options: Mapping[str, object]) -> Edition:
    """A valid file and the options as the record that the rules read."""
    edition = Edition()
    _freeze_land(edition, source)
    _freeze_agents(edition, source)
    _freeze_pieces(edition, source.data)
    _freeze_options(edition, options)
    return edition


def _freeze_land(edition: Edition, source: Source) -> None:
    signs, data = _signs(source), source.data
    for space in range(SPACES):
        start, place = space // RING * RING, space % RING
        edition.ring[space] = [start + (place + 1) % RING, start + (place - 1) % RING]
        edition.incident[space] = int(signs[space] == INCIDENT)
        edition.is_capital[space] = int(signs[space] == CAPITAL)
        if edition.is_capital[space]:
            edition.capital[space // RING] = space
    edition.arrow = [NONE] * SPACES
    for a, b in filter(None, map(_arrow, data["arrows"]["list"])):
        edition.arrow[a], edition.arrow[b] = b, a
    edition.incidents = _set_of(space for space in range(SPACES) if edition.incident[space])
    edition.capitals = _set_of(edition.capital)
    edition.arrows = _set_of(space for space in range(SPACES) if edition.arrow[space] != NONE)
    edition.borders = _joined(data["borders"]["list"])
    edition.laid = _joined(data["pipelines"]["laid"])
    for row in data["countries"]["list"]:
        country = COUNTRY_NAMES.index(row["id"])
        edition.name[country] = [*map(ord, row["name"].ljust(MOST_NAME, "\0"))]
        edition.derricks[country] = row["derricks"]
        edition.port[country] = sum(1 << half for half, name in enumerate(HALF_NAMES) if _lies_on(row, name))
        if row["kind"] == CANAL:
            edition.canal = country


def _lies_on(row: Mapping[str, Any], half: str) -> bool:
    """S3: the canal joins both halves of the sea."""
    return row["kind"] == CANAL or row.get("half") == half


def _set_of(spaces: Iterable[int]) -> list[int]:
    """Spaces as a set of bits, as in `rings.py`."""
    words = [0] * WORDS
    for space in spaces:
        words[space // WORD] |= 1 << space % WORD
    return words


def _joined(texts: list[str]) -> list[int]:
    """For each country the countries that these pairs join to it, one bit each."""
    joined = [0] * COUNTRIES
    for a, b in filter(None, map(_pair, texts)):
        joined[a] |= 1 << b
        joined[b] |= 1 << a
    return joined


@functools.lru_cache(maxsize=8)
def _ways_of(source: Source) -> tuple[int, list[dict[int, tuple[int, ...]]]]:
    """What takes long to find, computed once for each file: the most ways that a leader has from country to country,
    and an agent's moves from every space."""
    edition = Edition()
    _freeze_land(edition, source)
    ways = max(_count_entries(edition, space, 1 << space // RING) for space in range(SPACES)) + 1
    return ways, [_agent_moves(edition, space) for space in range(SPACES)]


def _count_entries(edition: Edition, start: int, been: int) -> int:
    """How many ways there are from country to country for a leader on `start`, on an empty board."""
    total = 0
    for way in (None, 0, 1):
        space = start
        while True:
            if way is not None:
                space = edition.ring[space][way]
                if edition.incident[space]:  # every ring has one
                    break
            goal = edition.arrow[space]
            if goal != NONE and not been >> goal // RING & 1:
                total += 1 + _count_entries(edition, goal, been | 1 << goal // RING)
            if way is None:
                break
    return total


def _agent_moves(edition: Edition, start: int) -> dict[int, tuple[int, ...]]:
    """5.1: each space exactly four away, with the first way there: clockwise before counter-clockwise before
    along the arrow."""
    found: dict[int, tuple[int, ...]] = {}

    def go(path: tuple[int, ...]) -> None:
        if len(path) > AGENT_SPACES:
            found.setdefault(path[-1], path[1:-1])
            return
        here, left = path[-1], {space // RING for space in path} - {path[-1] // RING}
        for goal in (*edition.ring[here], edition.arrow[here]):
            if goal != NONE and goal not in path and goal // RING not in left:
                go((*path, goal))

    go((start,))
    return found


def _freeze_agents(edition: Edition, source: Source) -> None:
    edition.agent_to = [[NONE] * AGENT_MOVES for _ in range(SPACES)]
    for start, moves in enumerate(_ways_of(source)[1]):
        edition.agent_reach[start] = _set_of(moves)
        for row, (goal, via) in enumerate(moves.items()):
            edition.agent_to[start][row] = goal
            edition.agent_via[start * AGENT_MOVES + row] = list(via)


def _freeze_pieces(edition: Edition, data: dict[str, Any]) -> None:
    for kind, name in enumerate(TYPE_NAMES):
        edition.leaders[kind] = data["leaders"][name]["count"]
        edition.price[kind] = data["leaders"][name]["price"]
        edition.pay[kind] = data["leaders"][name]["pay"]
    edition.money, edition.first_tankers = data["start"]["money"], data["start"]["tankers"]
    edition.tankers, edition.pipelines = data["tankers"]["supply"], data["pipelines"]["supply"]
    edition.tanker_price, edition.tanker_sale = data["tankers"]["price"], data["tankers"]["sale"]
    edition.pipeline_price = data["pipelines"]["price"]
    for row in data["incidents"]["cards"]:
        card = CARD_NAMES.index(row["card"])
        edition.card_count[card] = row["copies"]
        edition.card_amount[card] = row.get("amount", 0)
    edition.cards = sum(edition.card_count)


def _freeze_options(edition: Edition, options: Mapping[str, object]) -> None:
    """Options that are not given keep their defaults."""
    limit, first = options.get("round_limit", "off"), options.get("first", "random")
    edition.fallen_out = int(options.get("fallen_leaders", "reserve") == "out")
    edition.round_limit = 0 if limit == "off" else int(str(limit))
    edition.first = NONE if first == "random" else int(str(first))


CHECKS = (
    (("countries",), _country_faults),
    (("countries",), _ring_faults),
    (("countries", "arrows"), _arrow_faults),
    (("arrows", "borders"), _border_faults),
    (("borders", "pipelines"), _pipeline_faults),
    (("tankers", "start"), _supply_faults),
    (("leaders", "start"), _leader_faults),
    (("incidents",), _card_faults),
)
EDITIONS = Editions("nations", Path(__file__).parent / "editions", DEFAULT, FILE, CHECKS, freeze, last=_way_faults)
