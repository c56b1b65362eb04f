"""What a seat can work out about the Incident cards: nothing else is hidden in The Game of Nations (S6, 7.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gusher.kernel.odds import detail, spoken
from gusher.kernel.parts import Say

from .state import Edition
from .text import incidents, state_of


class Coming(Struct, frozen=True):
    """A card that may come next."""

    card: str
    """Its kind."""
    left: int
    """How many of them nobody has seen yet."""
    share: float
    """How likely it is to be next, from 0 to 1."""


class Deduction(Struct, frozen=True, kw_only=True):
    """What a seat can work out about what it does not see."""

    unseen: int
    """How many cards nobody has seen yet: they come first, in any order."""
    next: list[Coming]
    """The next card, the likeliest first."""
    known: list[str]
    """The cards that follow those, in order: they have been read out and put under the deck (7.1)."""


def deduce(ed: Edition, view: Mapping[str, Any]) -> Deduction:
    """From a seat's view alone."""
    cards = incidents(ed, state_of(view))
    unseen = sum(cards.unseen.values())
    coming = [Coming(card, left, left / unseen) for card, left in cards.unseen.items()]
    if not unseen:
        coming = [Coming(card, 0, 1.0) for card in cards.known[:1]]
    return Deduction(unseen=unseen, next=sorted(coming, key=lambda one: -one.share), known=cards.known)


# -- words ------------------------------------------------------------------------------------------------


def tell(ed: Edition, say: Say, found: Deduction) -> list[str]:
    known = [say("deduction-nations-known", {"cards": found.unseen})] if found.known else []
    return [
        say("deduction-nations-next"),
        *(detail(say, card_name(say, one.card), spoken(say, one.share)) for one in found.next),
        *known,
        *(f"  {card_name(say, card)}" for card in found.known),
    ]


def card_name(say: Say, card: str) -> str:
    return say(f"nations-card-{card}")
