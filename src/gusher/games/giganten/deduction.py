"""What a seat can work out about what it does not see in Giganten, by exact odds.

Tiles and action cards are counted.  Licences follow from `belief.believe`, as the worlds that bots try do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from gusher.kernel.actions import cell_text
from gusher.kernel.mask import has
from gusher.kernel.odds import Odds, at_least, detail, listed, shares, spoken, telling
from gusher.kernel.parts import Say

from .facts import Card
from .phases.cards import TURN_BEIGE, TURN_RED
from .state import BEIGE, COLOURS, COLUMNS, KINDS, Edition, Phase
from .text import card, printed_parts
from .verbs import LEAST_TILE, MOST_TILE

if TYPE_CHECKING:
    from .belief import Belief

Steps = tuple[int, ...]


class Tiles(Struct, frozen=True):
    """The face-down tiles of one kind (S3, 4.6)."""

    kind: int
    """How many derricks they show, 1 to 3."""
    known: dict[str, int]
    """Those the seat has looked at, by cell."""
    hidden: list[str]
    """The cells of the others."""
    odds: list[Odds]
    """What lies under each of the others."""


class Hand(Struct, frozen=True):
    """The licences of another seat (3.2)."""

    seat: int
    """Whose they are."""
    cards: int
    """How many."""
    worth: list[Odds]
    """What they are worth in total."""
    pays: list[Odds]
    """How likely it is that the seat can pay a bid of this size (7.5)."""


class Licences(Struct, frozen=True):
    """The deck of licences (S7)."""

    cards: int
    """How many are in it."""
    next: list[Odds]
    """What the next one to be dealt is worth."""


class Coming(Struct, frozen=True):
    """An action card that may be turned up next."""

    card: Card
    """As printed."""
    left: int
    """Copies in the draw pile."""
    share: float
    """How likely one of them is among the cards turned up next, from 0 to 1."""


class Pile(Struct, frozen=True):
    """A deck of action cards."""

    cards: int
    """How many are in the draw pile."""
    turned: int
    """How many are turned up next."""
    odds: list[Coming]
    """The cards that may be among them, the likeliest first."""


class Deduction(Struct, frozen=True, kw_only=True):
    """What a seat can work out about what it does not see."""

    tiles: list[Tiles]
    """Kind by kind."""
    hands: list[Hand]
    """Of the other seats."""
    licences: Licences
    """The deck they come from."""
    red: Pile
    """The red action cards."""
    beige: Pile
    """The beige ones."""
    last_round: list[Odds]
    """The round in which the black locomotive reaches the star, which ends the game (2.2)."""


def deduce(ed: Edition, view: Mapping[str, Any]) -> Deduction:
    """From a seat's view alone."""
    from .belief import believe  # which needs NumPy

    state = view["state"]
    hidden = [seat for seat in range(view["players"]) if state["ones"][seat] is None]
    belief = believe(ed, state, view["memory"], view["seat"], hidden)
    return Deduction(
        tiles=[_tiles(ed, state, kind) for kind in range(KINDS)],
        hands=[_hand(state, belief, seat) for seat in range(view["players"]) if seat != view["seat"]],
        licences=_licences(belief),
        red=_pile(ed, state["red_deck"][: ed.red], _all(ed, BEIGE, ed.red), BEIGE, 1),
        beige=_beige(ed, view),
        last_round=[] if view["over"] else _last_round(ed, state),
    )


def _tiles(ed: Edition, state: Mapping[str, Any], kind: int) -> Tiles:
    """4.6: a tile that I have not seen can be any of its kind that I have not seen; with three players, some of
    those are back in the box (S4)."""
    sites = [site for site in range(ed.sites) if ed.site_kind[site] == kind]
    seen = [state["tile"][site] for site in sites]
    left = {value: ed.tiles[kind][value] - seen.count(value) for value in range(LEAST_TILE, MOST_TILE + 1)}
    down = [site for site in sites if has(state["tile_cells"], ed.site_cell[site])]
    cells = {cell_text(ed.site_cell[site], COLUMNS): state["tile"][site] for site in down}
    hidden = [cell for cell, value in cells.items() if not value]
    known = {cell: value for cell, value in cells.items() if value}
    return Tiles(kind + 1, known, hidden, shares(left) if hidden else [])


def _hand(state: Mapping[str, Any], belief: Belief, seat: int) -> Hand:
    cards, ones = state["licences"][seat], state["ones"][seat]
    by_ones = belief.ones_of(seat) if ones is None else {ones: 1.0}
    worth = shares({2 * cards - held: weight for held, weight in by_ones.items()})
    return Hand(seat, cards, worth, at_least(worth))


def _licences(belief: Belief) -> Licences:
    """0.2, 3.1: a card from the deck or, if that is empty, from the discards."""
    if belief.deck:
        ones, size = belief.ones_in_deck(), belief.deck
    else:
        ones, size = {belief.gone[0]: 1.0}, sum(belief.gone)
    weights = {
        1: sum(weight * held for held, weight in ones.items()),
        2: sum(weight * (size - held) for held, weight in ones.items()),
    }
    return Licences(belief.deck, shares(weights) if size else [])


# -- action cards -----------------------------------------------------------------------------------------


def _all(ed: Edition, first: int, rows: int) -> list[int]:
    """All copies of the cards of a deck."""
    return list(ed.card_count[first : first + rows])


def _beige(ed: Edition, view: Mapping[str, Any]) -> Pile:
    """2.3: by the time an empty deck is reshuffled, every card that was not turned up with the last of it is in the
    discards."""
    state, rows = view["state"], ed.beige
    deck, turned, others = state["beige_deck"][:rows], view["players"], _all(ed, 0, rows)
    if state["phase"] == Phase.CARDS and state["step"] == TURN_BEIGE:
        turned -= state["turn"]
        others = [copies + gone for copies, gone in zip(deck, state["beige_gone"], strict=False)]
    return _pile(ed, deck, others, 0, turned)


def _pile(ed: Edition, deck: Sequence[int], whole: Sequence[int], first: int, turned: int) -> Pile:
    """What the next `turned` cards from a deck may be; an empty one is reshuffled from the rest of the `whole`."""
    size = sum(deck)
    rest = [copies - left for copies, left in zip(whole, deck, strict=True)]
    coming = []
    for row, left in enumerate(deck):
        share = 1 - _missed(left, size, turned) * _missed(rest[row], sum(rest), turned - size)
        if share:
            coming.append(Coming(card(ed, first + row), left, float(share)))
    return Pile(size, turned, sorted(coming, key=lambda one: -one.share))


def _missed(copies: int, size: int, taken: int) -> Fraction:
    """How likely it is that none of the copies is among the cards taken from a deck."""
    taken = min(max(taken, 0), size)
    return Fraction(comb(size - copies, taken), comb(size, taken))


def _last_round(ed: Edition, state: Mapping[str, Any]) -> list[Odds]:
    """2.2: how many red cards it takes to reach the star; one is turned up each round."""
    is_due = state["phase"] < Phase.CARDS or (state["phase"] == Phase.CARDS and state["step"] == TURN_RED)
    first = state["round"] + (0 if is_due else 1)
    deck, whole = _steps(ed, state["red_deck"]), _steps(ed, ed.card_count[BEIGE:])
    cards = _cards_to_star(ed.star - state["black"], deck, whole)
    return shares({first + number: share for number, share in enumerate(cards)})


def _steps(ed: Edition, copies: Sequence[int]) -> Steps:
    """The red cards of a deck by how far they advance the black locomotive: 1, 2 … spaces (2.1)."""
    steps = [0] * max(ed.card_black)
    for row in range(ed.red):
        steps[ed.card_black[BEIGE + row] - 1] += copies[row]
    return tuple(steps)


@lru_cache(maxsize=4096)
def _cards_to_star(way: int, deck: Steps, whole: Steps) -> tuple[float, ...]:
    """How likely it is that the first, the second … of the next red cards reaches the star.  An empty deck is
    reshuffled: all its cards have been discarded by then (0.2)."""
    deck = deck if any(deck) else whole
    found = [0.0] * way
    for step, copies in enumerate(deck, 1):
        share = copies / sum(deck)
        if step >= way:
            found[0] += share
        elif copies:
            left = tuple(count - (number == step) for number, count in enumerate(deck, 1))
            for cards, later in enumerate(_cards_to_star(way - step, left, whole), 1):
                found[cards] += share * later
    return tuple(found)


# -- words ------------------------------------------------------------------------------------------------


def tell(ed: Edition, say: Say, found: Deduction) -> list[str]:
    return [
        say("deduction-giganten-tiles"),
        *(line for tiles in found.tiles for line in _tell_tiles(say, tiles)),
        say("deduction-giganten-hands"),
        *(_tell_hand(say, hand) for hand in found.hands),
        say("deduction-giganten-deck", {"cards": found.licences.cards}),
        detail(say, say("deduction-giganten-next"), listed(say, found.licences.next)),
        *_tell_pile(say, "red", found.red),
        *_tell_pile(say, "beige", found.beige),
        say("deduction-giganten-last-round"),
        f"  {listed(say, found.last_round)}",
    ]


def _tell_tiles(say: Say, tiles: Tiles) -> list[str]:
    kind, lines = say("deduction-giganten-kind", {"kind": tiles.kind}), []
    if tiles.known:
        known = ", ".join(f"{cell} = {value}" for cell, value in tiles.known.items())
        lines.append(detail(say, f"{kind}, {say('deduction-known')}", known))
    if tiles.hidden:
        unseen = say("deduction-giganten-unseen", {"count": len(tiles.hidden)})
        lines.append(detail(say, f"{kind}, {unseen}", listed(say, tiles.odds)))
    return lines


def _tell_hand(say: Say, hand: Hand) -> str:
    seat, cards = say(f"seat-{COLOURS[hand.seat]}"), say("deduction-giganten-hand", {"cards": hand.cards})
    return detail(say, f"{seat}, {cards}, {say('deduction-giganten-pays')}", listed(say, telling(hand.pays)))


def _tell_pile(say: Say, deck: str, pile: Pile) -> list[str]:
    return [
        say("deduction-giganten-pile", {"deck": deck, "cards": pile.cards}),
        say("deduction-giganten-turned", {"count": pile.turned}),
        *(detail(say, printed_parts(say, one.card), spoken(say, one.share)) for one in pile.odds),
    ]
