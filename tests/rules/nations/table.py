"""Positions for the tests of The Game of Nations, set up directly on the state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gusher.games.nations.common import put, ruler
from gusher.games.nations.events import EVENTS
from gusher.games.nations.flow import PLAY
from gusher.games.nations.meta import GAME
from gusher.games.nations.networks import revenue
from gusher.games.nations.scratch import Scratch
from gusher.games.nations.state import (
    CARD_NAMES,
    COUNTRY_NAMES,
    INSHORE,
    NONE,
    RING,
    TYPE_NAMES,
    TYPES,
    Edition,
    Phase,
    State,
)
from gusher.games.nations.verbs import VERBS, spaces, stations
from gusher.kernel.edition import Source
from gusher.kernel.game import OptionValue
from gusher.kernel.mask import members

FAR_AWAY = "D.1"  # where the agents wait


def space_of(text: str) -> int:
    return spaces.texts.index(text)


def country_of(text: str) -> int:
    return COUNTRY_NAMES.index(text)


class Table:
    """A game under way: seat 0 is at its leader step, and only the agents are on the board, far away."""

    def __init__(self, players: int = 2, money: int = 20, file: Source | None = None, **options: OptionValue) -> None:
        self.ed: Edition = GAME.ruleset(file, players, options).edition.clone()
        self.g, self.scratch = State(), Scratch()
        PLAY.set_up(self.ed, self.g, players)
        self.g.first, self.g.round = 0, 1
        for seat in range(players):
            self.g.money[seat] = money
            self.g.agent[seat] = space_of(FAR_AWAY)
            self.g.bank_tankers += self.g.tankers[seat][stations.texts.index("reserve")]
            self.g.tankers[seat] = [0] * len(stations.texts)
        self.g.journal = []
        self.begin(Phase.LEADER)

    # -- setting up

    def put(self, seat: int, kind: str, *texts: str) -> Table:
        """Leaders of one type from the reserve onto spaces."""
        for text in texts:
            put(self.g, seat * TYPES + TYPE_NAMES.index(kind), space_of(text))
            self.g.reserve[seat][TYPE_NAMES.index(kind)] -= 1
        return self

    def tankers(self, seat: int, station: str, count: int = 1) -> Table:
        """Tankers from the bank to a place."""
        self.g.tankers[seat][stations.texts.index(station)] += count
        self.g.bank_tankers -= count
        return self

    def pipelines(self, *pairs: str) -> Table:
        for pair in pairs:
            a, b = (country_of(name) for name in pair.split("-"))
            self.g.joined[a] |= 1 << b
            self.g.joined[b] |= 1 << a
            self.g.bank_pipelines -= 1
        return self

    def agent(self, seat: int, text: str) -> Table:
        self.g.agent[seat] = space_of(text)
        return self

    def begin(self, phase: Phase, seat: int = 0) -> Table:
        """Begin a step of a seat's turn, and play on to the first decision in it."""
        self.g.phase, self.g.turn, self.g.seat, self.g.step, self.g.led = phase, seat, seat, 0, 0
        return self

    def on(self) -> Table:
        PLAY.advance(self.ed, self.g)
        return self

    def next_cards(self, *cards: str) -> Table:
        """The whole deck has been seen, and begins with these cards."""
        rest = [kind for kind, count in enumerate(self.ed.card_count) for _ in range(count)]
        first = [CARD_NAMES.index(card) for card in cards]
        for card in first:
            rest.remove(card)
        self.g.deck, self.g.drawn, self.g.unseen = first + rest, self.ed.cards, [0] * len(CARD_NAMES)
        return self

    def card(self, name: str, seat: int = 0, by: Phase = Phase.AGENT_INCIDENT) -> Table:
        """A seat has just stopped on "?" and takes this card."""
        self.next_cards(name)
        self.begin(by, seat)
        self.g.due = 1
        return self.on()

    # -- playing

    def legal(self, verb: str = "") -> set[str]:
        """The legal actions that begin so."""
        self.scratch.mask = [0] * len(self.scratch.mask)
        PLAY.legal(self.ed, self.g, self.scratch)
        texts = [VERBS.action(index).text for index in members(self.scratch.mask)]
        return {text for text in texts if text.startswith(verb)}

    def goals(self, start: str) -> set[str]:
        """Where the leader on a space may go."""
        return {text.split()[2] for text in self.legal(f"move {start} ")}

    def do(self, *texts: str) -> Table:
        """Carry out legal actions, and play on after each."""
        for text in texts:
            assert text in self.legal(), f"{text} is not legal; legal are {sorted(self.legal())}"
            PLAY.apply(self.ed, self.g, self.scratch, VERBS.parse(text).index)
            PLAY.advance(self.ed, self.g)
        return self

    def chance(self, text: str) -> Table:
        index = VERBS.parse(text).index
        assert index in [outcome for outcome, _ in PLAY.odds(self.ed, self.g)]
        PLAY.apply(self.ed, self.g, self.scratch, index)
        PLAY.advance(self.ed, self.g)
        return self

    # -- looking

    def told(self, name: str) -> list[tuple[int, ...]]:
        """The arguments of every event of this name so far."""
        assert self.g.journal is not None
        return [
            values[: len(EVENTS.events[number].args)]
            for number, *rest in self.g.journal
            if EVENTS.events[number].name == name
            for values in [tuple(rest)]
        ]

    def way(self) -> list[str]:
        return [spaces.texts[space] for _, space in self.told("way")]

    def piece(self, text: str) -> tuple[int, str] | None:
        """Who stands on a space."""
        leader = self.g.leader[space_of(text)]
        return None if leader == NONE else (leader // TYPES, TYPE_NAMES[leader % TYPES])

    def ruler(self, country: str) -> int:
        return ruler(self.ed, self.g, country_of(country))

    def inshore(self, seat: int, country: str) -> int:
        return self.g.tankers[seat][INSHORE + country_of(country)]

    def at(self, seat: int, station: str) -> int:
        return self.g.tankers[seat][stations.texts.index(station)]

    def revenue(self, seat: int = 0) -> int:
        return revenue(self.ed, self.g, seat)

    @property
    def money(self) -> list[int]:
        return self.g.money[: self.g.players]

    @property
    def phase(self) -> int:
        return Phase(self.g.phase)


def new_game(players: int, **options: Any) -> Table:
    """A game from its very beginning."""
    table = Table(players, **options)
    PLAY.set_up(table.ed, table.g, players)
    table.g.journal = []
    return table.on()


def literal_ways(ed: Edition, g: State, start: int) -> Iterator[list[int]]:
    """4.3–4.8 word for word: every path that a leader may take, one space after the other."""
    leader = g.leader[start]
    seat = leader // len(TYPE_NAMES)
    hostile = {g.agent[other] for other in range(g.players) if other != seat}

    def go(path: list[int]) -> Iterator[list[int]]:
        here, left = path[-1], {space // RING for space in path} - {path[-1] // RING}
        for goal in (*ed.ring[here], ed.arrow[here]):
            if goal == NONE or goal in path or goal // RING in left:
                continue
            other = g.leader[goal]
            if other != NONE:
                if (
                    ed.is_capital[goal]
                    and other // len(TYPE_NAMES) != seat
                    and other % len(TYPE_NAMES) != leader % len(TYPE_NAMES)
                ):
                    yield [*path, goal]
                continue
            yield [*path, goal]
            if not ed.incident[goal] and goal not in hostile:
                yield from go([*path, goal])

    yield from go([start])
