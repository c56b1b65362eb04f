"""A table for the tests of Giganten: any position in a line, and chance that says what the test wants.

    table = position("transport", wells={"C4": (0, 3)}, loco=[2, 0, 0, 0])
    table.play("ship own jet")
    assert table.g.tank[0] == [0, 1, 0]

`play` takes players' actions and chance's outcomes alike.  The only legal action is carried out by itself (0.1).
Where chance is due and the test gives a player's action, chance does as it likes.  After everything that happens
the invariants of the game must hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from gusher.games.giganten.common import seen_tiles, tiles_left
from gusher.games.giganten.meta import GAME
from gusher.games.giganten.state import BEIGE, COLUMNS, TURNED_UP, Edition, Phase, State
from gusher.kernel.chance import CHANCE
from gusher.kernel.edition import Source
from gusher.kernel.match import Entry, Match
from gusher.kernel.parts import Reason

PLAIN = "beige1"  # five licences, eight points, nothing else: the card of whom it does not matter
PARKED = ("A12", "A11", "A10", "A9")  # in column 0, with no drill site near
WITH_CARDS = ("licences", "moving")  # actions in which everybody holds a card


class Table:
    """A match in a position, played on by the test."""

    def __init__(self, match: Match, told: Sequence[tuple[int, ...]]) -> None:
        self.match = match
        self._told = list(told)
        self._settle()

    @property
    def g(self) -> State:
        state: State = self.match.state
        return state

    @property
    def ed(self) -> Edition:
        edition = self.match.edition
        assert isinstance(edition, Edition)
        return edition

    @property
    def seat(self) -> int | None:
        """Who is to decide: a seat, CHANCE, or None when it is over."""
        return self.match.seat

    @property
    def phase(self) -> str:
        return Phase(self.g.phase).name.lower()

    @property
    def prices(self) -> list[int]:
        """Of the three companies, in dollars."""
        return [self.ed.price[step] for step in self.g.price]

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.match.legal()]

    @property
    def odds(self) -> dict[str, Fraction]:
        """What chance can do now, and how likely it is."""
        assert self.seat == CHANCE
        ways = GAME.rules.flow.odds(self.ed, self.g)
        total = sum(weight for _, weight in ways)
        return {GAME.rules.verbs.action(outcome).text: Fraction(weight, total) for outcome, weight in ways}

    def offered(self, verb: str) -> list[str]:
        """The arguments with which a verb is legal: ``["C4", "D1"]`` for ``build``."""
        return [text.partition(" ")[2] for text in self.legal if text.split()[0] == verb]

    def why(self, text: str) -> Reason:
        """Why an action of the seat to act is legal or not."""
        return self.match.explain(text)

    def refused(self, text: str) -> str:
        """The clause that forbids an action; the test fails if it is legal."""
        assert text not in self.legal
        return self.why(text).clause

    def play(self, *texts: str) -> Table:
        """Carry out actions and outcomes of chance, one after the other."""
        for text in texts:
            action = GAME.rules.verbs.parse(text)
            while self.seat == CHANCE and action.index < GAME.rules.verbs.size:
                self._force(self.match.next_chance())
                self._settle()
            self._force(action.index)
            self._settle()
        return self

    def events(self, name: str) -> list[dict[str, Any]]:
        """All events of a name since the position was set up, secrets included."""
        told = [*self._told, *(event for entry in self.match.entries for event in entry.told)]
        return [event for event in GAME.rules.events.seen_by(told, None, all_open=True) if event["event"] == name]

    def site(self, cell: str) -> int:
        """The number of the site on a cell."""
        site = self.ed.site_at[cell_of(cell)]
        assert site >= 0, f"no site on {cell}"
        return site

    def has_derrick(self, cell: str) -> bool:
        return bool(self.g.derrick_cells[cell_of(cell) // 60] >> cell_of(cell) % 60 & 1)

    def has_tile(self, cell: str) -> bool:
        return bool(self.g.tile_cells[cell_of(cell) // 60] >> cell_of(cell) % 60 & 1)

    def looked(self, cell: str) -> list[int]:
        """Who has seen the tile on a cell."""
        return [seat for seat in range(4) if self.g.looked[self.site(cell)] >> seat & 1]

    def tile_seen(self, cell: str, seat: int | None) -> int | None:
        """What a seat (None: a spectator) knows of the tile on a cell."""
        seen: int | None = self.match.view(seat)["state"]["tile"][self.site(cell)]
        return seen

    def _force(self, action: int) -> None:
        assert self.seat is not None, "the game is over"
        self.match.restore([Entry(self.seat, action)])
        assert GAME.rules.invariants.faults(self.ed, self.g) == []

    def _settle(self) -> None:
        while (only := self.match.only) is not None:
            self._force(only.index)


def cell_of(text: str) -> int:
    """``C4`` is column 2, row 3: cell 62."""
    return (int(text[1:]) - 1) * COLUMNS + ord(text[0]) - ord("A")


def beige(licences: int, moves: int, price: int = 0) -> str:
    """The name of the beige card that shows this."""
    return _card(0, BEIGE, licences, moves, price, 0, 0, 0)


def red(black: int, licences: int, moves: int, crude: int = 0, back: int = 0) -> str:
    """The name of the red card that shows this."""
    return _card(BEIGE, len(_PRINTED.card_count), licences, moves, 0, black, crude, back)


_PRINTED: Any = GAME.ruleset().edition


def _card(start: int, end: int, *shown: int) -> str:
    ed = _PRINTED
    for card in range(start, end):
        printed = (
            ed.card_licences[card],
            ed.card_moves[card],
            ed.card_price[card],
            ed.card_black[card],
            ed.card_crude[card],
            ed.card_setback[card],
        )
        if ed.card_count[card] and printed == shown:
            return f"beige{card + 1}" if card < BEIGE else f"red{card - BEIGE + 1}"
    raise AssertionError(f"no such card in the edition: {shown}")


def number_of(name: str) -> int:
    """The card of a name: ``beige1`` is 0."""
    return BEIGE + int(name[3:]) - 1 if name.startswith("red") else int(name[5:]) - 1


def position(
    phase: str,
    *,
    players: int = 4,
    first: int = 0,
    options: Mapping[str, Any] | None = None,
    edition: Source | None = None,
    round_: int = 2,
    cash: Sequence[int] | None = None,
    prices: Sequence[int] | None = None,
    loco: Sequence[int] | None = None,
    black: int = 0,
    tanks: Mapping[int, Sequence[int]] | None = None,
    trucks: Mapping[int, str] | None = None,
    placed: bool = True,
    points: int | None = None,
    wells: Mapping[str, tuple[int, int]] | None = None,
    dry: Sequence[str] = (),
    seen: Mapping[str, tuple[int, Sequence[int]]] | None = None,
    licences: Mapping[int, tuple[int, int]] | None = None,
    gone: tuple[int, int] = (0, 0),
    cards: Mapping[int, str] | None = None,
    discarded: Sequence[str] = (),
) -> Table:
    """The beginning of an action of a round (``prices`` … ``die``), or of the game (``setup``), with

    prices     of the three companies, in dollars
    tanks      by seat, the crude for Hudson, Jet and US Standard
    trucks     by seat, the cell; who is not named is parked in column 0, or not `placed` yet
    points     movement points of the first player instead of the card's
    wells      derricks: cell -> (owner, crude under it)
    dry        cells whose derrick has come and gone
    seen       tiles that were looked at: cell -> (value, by whom)
    licences   in hand by seat: (how many ones, how many twos); `gone` the same in the discards
    cards      by seat, the action card taken; `discarded` those in the discards
    """
    ruleset = GAME.ruleset(edition, players, options)
    ed = ruleset.edition
    g = State()
    GAME.rules.flow.set_up(ed, g, players)
    if phase != "setup":
        g.phase, g.round, g.first = Phase[phase.upper()], round_, first
        if placed:
            g.truck[:players] = [cell_of(PARKED[seat]) for seat in range(players)]
    for seat, text in (trucks or {}).items():
        g.truck[seat] = cell_of(text)
    g.cash[:players] = cash or g.cash[:players]
    g.loco[:players] = loco or g.loco[:players]
    g.price = [ed.price.index(price) for price in prices] if prices else g.price
    g.black = black
    _land(ed, g, wells or {}, dry, seen or {})
    _oil(ed, g, tanks or {})
    _licences(ed, g, licences or {}, gone)
    _cards(
        g,
        players,
        {**(dict.fromkeys(range(players), PLAIN) if phase in WITH_CARDS else {}), **(cards or {})},
        discarded,
    )
    told: list[tuple[int, ...]] = []
    g.journal = told
    GAME.rules.flow.advance(ed, g)
    g.journal = None
    if points is not None:
        g.points = points
    assert GAME.rules.invariants.faults(ed, g) == []
    return Table(Match(ruleset, "a table for tests", state=g), told)


def _land(
    ed: Edition,
    g: State,
    wells: Mapping[str, tuple[int, int]],
    dry: Sequence[str],
    seen: Mapping[str, tuple[int, Sequence[int]]],
) -> None:
    for text, (value, seats) in seen.items():
        site = ed.site_at[cell_of(text)]
        g.tile[site] = value
        g.looked[site] = sum(1 << seat for seat in seats)
    for text in [*wells, *dry]:
        cell = cell_of(text)
        site = ed.site_at[cell]
        owner, crude = wells.get(text, (None, 0))
        g.tile_cells[cell // 60] &= ~(1 << cell % 60)
        g.looked[site] = TURNED_UP
        kind = ed.site_kind[site]
        already = seen_tiles(ed, g, kind)
        g.tile[site] = next(value for value in range(max(crude, 2), 7) if tiles_left(ed, already, kind, value))
        if owner is not None:
            g.derrick_cells[cell // 60] |= 1 << cell % 60
            g.owner[site], g.crude[site] = owner, crude
            g.derricks[owner] -= 1


def _oil(ed: Edition, g: State, tanks: Mapping[int, Sequence[int]]) -> None:
    for seat, tank in tanks.items():
        g.tank[seat] = list(tank)
    if ed.supply >= 0:
        g.supply = ed.supply - sum(g.crude) - sum(map(sum, g.tank))


def _licences(ed: Edition, g: State, licences: Mapping[int, tuple[int, int]], gone: tuple[int, int]) -> None:
    for seat, (ones, twos) in licences.items():
        g.ones[seat], g.licences[seat] = ones, ones + twos
    g.gone_ones, g.gone_twos = gone
    g.licence_deck = ed.licence_ones + ed.licence_twos - sum(g.licences) - sum(gone)


def _cards(g: State, players: int, cards: Mapping[int, str], discarded: Sequence[str]) -> None:
    for seat, name in cards.items():
        g.card[seat] = number_of(name)
    for card in [number_of(name) for name in [*cards.values(), *discarded]]:
        if card < BEIGE:
            g.beige_deck[card] -= 1
        else:
            g.red_deck[card - BEIGE] -= 1
    for card in map(number_of, discarded):
        if card < BEIGE:
            g.beige_gone[card] += 1
        else:
            g.red_gone[card - BEIGE] += 1
