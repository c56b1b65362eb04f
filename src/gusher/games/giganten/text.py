"""Giganten in words: log entries, and the facts that a view shows beyond its bare fields.

Everything here is worked out from what a seat may see; nothing compiled imports it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gusher.kernel.actions import column_text
from gusher.kernel.mask import has, members

from . import why
from .common import licence_value
from .facts import Account, Card, Facts, Site
from .reach import survey
from .scoring import crude_pay, derrick_pay, rank, score
from .scratch import Scratch
from .state import BEIGE, COLOURS, COLUMNS, COMPANY_NAMES, NONE, Edition, Phase, State
from .verbs import cells

ACTION_OF = {
    Phase.PRICES: 1,
    Phase.CARDS: 2,
    Phase.LICENCES: 3,
    Phase.MOVING: 4,
    Phase.SPECIAL: 4,
    Phase.DERRICKS: 5,
    Phase.TRANSPORT: 6,
    Phase.AUCTIONS: 7,
    Phase.LIMIT: 8,
    Phase.DIE: 9,
}
"""Which of the nine actions of a round a phase belongs to."""
STAR = "★"
DECKS = ("beige", "red", "licences")


def facts(ed: Edition, view: Mapping[str, Any]) -> Facts:
    """What the view shows in the players' own terms."""
    seen = view["state"]
    phase = Phase(seen["phase"])
    shown = Facts(
        phase=phase.name.lower(),
        action=ACTION_OF.get(phase, 0),
        prices=[ed.price[step] for step in seen["price"]],
        offer=[None if number == NONE else card(ed, number) for number in seen["offer"]],
        cards=[None if number == NONE else card(ed, number) for number in seen["card"]],
        sites=_sites(ed, seen),
        trucks=[None if cell == NONE else cells.texts[cell] for cell in seen["truck"]],
    )
    if view["to_act"] is not None:
        g = _public(seen)
        shown.clause, shown.verbs = why.expected(g)
        if any(text.startswith("drive ") for text in view["legal"]):
            shown.movement_left = movement_left(ed, g, view["to_act"])
    return shown


def card(ed: Edition, number: int) -> Card:
    """An action card as printed."""
    return Card(
        name=f"beige{number + 1}" if number < BEIGE else f"red{number - BEIGE + 1}",
        licences=ed.card_licences[number],
        moves=ed.card_moves[number],
        price_change=ed.card_price[number],
        black=ed.card_black[number],
        free_crude=ed.card_crude[number],
        set_back=ed.card_setback[number],
    )


def _sites(ed: Edition, seen: Mapping[str, Any]) -> list[Site]:
    tiles, derricks = set(members(seen["tile_cells"])), set(members(seen["derrick_cells"]))
    owner, looked = seen["owner"], seen["looked"]
    return [
        Site(
            cell=cells.texts[cell],
            kind=ed.site_kind[site] + 1,
            status="tile" if cell in tiles else "derrick" if cell in derricks else "empty",
            owner=None if owner[site] == NONE else owner[site],
            crude=seen["crude"][site],
            tile=seen["tile"][site] or None,
            looked=[seat for seat in range(4) if looked[site] >> seat & 1] if looked[site] else [],
        )
        for site, cell in enumerate(ed.site_cell[: ed.sites])
    ]


def _public(seen: Mapping[str, Any]) -> State:
    """A state with what a view shows and zeros for the rest: enough for the rules about the board."""
    g = State()
    for name, value in seen.items():
        if name not in ("ones", "tile"):
            setattr(g, name, value)
    return g


def movement_left(ed: Edition, g: State, seat: int) -> dict[str, int]:
    """For every cell that the truck can drive to: the points left there (4.3)."""
    scratch = Scratch()
    survey(ed, g, scratch, g.truck[seat], g.points)
    return {
        cells.texts[cell]: g.points - cost
        for cost in range(1, g.points + 1)
        for cell in members(scratch.layer[cost])
        if not has(g.tile_cells, cell) and cell not in g.truck
    }


def accounts(ed: Edition, g: State) -> list[Account]:
    """E2–E5: the score sheet, seat by seat."""
    return [
        Account(
            seat=seat,
            cash=g.cash[seat],
            rank=rank(g, seat) + 1,
            column=column_text(g.loco[seat]),
            licence_value=licence_value(g, seat),
            derricks=g.owner.count(seat),
            derrick_pay=derrick_pay(ed, g, seat),
            crude_pay=crude_pay(ed, g, seat),
            total=score(ed, g, seat),
        )
        for seat in range(g.players)
    ]


# -- words ----------------------------------------------------------------------------------------------


def describe(ed: Edition, say: Any, entry: Mapping[str, Any]) -> list[str]:
    """A log entry as sentences.  `say(key, params)` puts a message into the reader's language."""
    lines = []
    way = [event["cell"] for event in entry["events"] if event["event"] == "way"]
    if entry["seat"] is not None and entry["verb"] in ("take", "bid", "pass", "halt", "decline"):
        lines.append(
            say(
                f"giganten-did-{entry['verb']}",
                {"seat": say(f"seat-{COLOURS[entry['seat']]}"), "what": entry["action"].partition(" ")[2]},
            )
        )
    if entry["verb"] in ("roll", "turn", "first") and entry["action"]:
        what = entry["action"].partition(" ")[2]
        lines.append(say(f"giganten-did-{entry['verb']}", _fallen(ed, say, entry["verb"], what)))
    for event in entry["events"]:
        if event["event"] != "way":
            against = _against(entry, event)
            key = "price-against" if against else event["event"]
            lines.append(say(f"giganten-event-{key}", {**_params(ed, say, event, way), **against}))
    return lines


def _against(entry: Mapping[str, Any], event: Mapping[str, Any]) -> dict[str, str]:
    """1.3, 1.4: why the die moved a price against its colour; empty if it did not."""
    if entry["verb"] != "roll" or event["event"] != "price-moved":
        return {}
    is_red, falls = entry["action"].startswith("roll -"), event["to_step"] < event["from_step"]
    if is_red == falls:
        return {}
    return {"zone": "high", "clause": "1.3"} if falls else {"zone": "low", "clause": "1.4"}


def _fallen(ed: Edition, say: Any, verb: str, what: str) -> dict[str, Any]:
    """What chance did, as words: a card, or the colour and the number of the die (1.1)."""
    if verb == "turn":
        return {"what": _turned(ed, say, what)}
    if verb == "roll":
        return {"colour": "red" if int(what) < 0 else "blue", "number": abs(int(what))}
    return {}


def _turned(ed: Edition, say: Any, name: str) -> str:
    deck, row = ("red", int(name[3:])) if name.startswith("red") else ("beige", int(name[5:]))
    return card_text(ed, say, row - 1 + (BEIGE if deck == "red" else 0))


def special(printed: Card) -> dict[str, int]:
    """What a card does besides licences and moves, by keyword; 0 for what it does not do."""
    return {
        "price-change": printed.price_change,
        "free-crude": printed.free_crude,
        "set-back": printed.set_back,
        "black": printed.black,
    }


def card_text(ed: Edition, say: Any, number: int) -> str:
    """A card in a few words: its deck, and what it gives."""
    deck = say("giganten-card-beige" if number < BEIGE else "giganten-card-red")
    return str(say("giganten-card-line", {"deck": deck, "parts": card_parts(ed, say, number)}))


def card_parts(ed: Edition, say: Any, number: int) -> str:
    """What a card gives."""
    return printed_parts(say, card(ed, number))


def printed_parts(say: Any, printed: Card) -> str:
    parts = [
        say("giganten-card-licences", {"count": printed.licences}),
        say("giganten-card-moves", {"count": printed.moves}),
    ]
    parts += [say(f"giganten-card-{name}", {"count": count}) for name, count in special(printed).items() if count]
    return ", ".join(parts)


def _params(ed: Edition, say: Any, event: Mapping[str, Any], way: list[int]) -> dict[str, Any]:
    """An event's arguments as words: seats by colour, cells by letter and number, steps as dollars."""
    params: dict[str, Any] = {}
    for name, value in event.items():
        if name in ("seat", "payee"):
            params[name] = say("giganten-bank") if value == NONE else say(f"seat-{COLOURS[value]}")
        elif name == "company":
            params[name] = say(f"giganten-company-{COMPANY_NAMES[value]}")
        elif name == "site":
            params[name] = cells.texts[ed.site_cell[value]]
        elif name in ("cell", "from_cell"):
            params[name] = cells.texts[value]
        elif name in ("from_column", "to_column"):
            params[name] = place_on_track(value)
        elif name in ("from_step", "to_step"):
            params[name.replace("step", "price")] = dollars(say, ed.price[value])
        elif name == "dollars":
            params[name] = dollars(say, value)
        elif name == "deck":
            params[name] = say(f"giganten-deck-{DECKS[value]}")
        elif name == "card":
            params[name] = card_text(ed, say, value)
        elif name == "seats":
            params[name] = (
                ", ".join(say(f"seat-{colour}") for seat, colour in enumerate(COLOURS) if value >> seat & 1) or "–"
            )
        elif value is None:
            params[name] = "hidden"  # the sentence leaves it out
        elif name != "event":
            params[name] = value
    params["way"] = " ".join(cells.texts[cell] for cell in reversed(way))
    return params


def place_on_track(column: int) -> str:
    """A column by its letter, as on the board; the space beyond the last one is the star's."""
    return column_text(column) if column < COLUMNS else STAR


def dollars(say: Any, amount: int) -> str:
    """4500 as `4,500 $`, formatted for the reader's language."""
    return str(say("dollars", {"amount": amount}))
