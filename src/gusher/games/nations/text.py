"""The Game of Nations in words: log entries, and the facts that a view shows beyond its bare fields.

Everything here is worked out from what a seat may see, which is everything; nothing compiled imports it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from . import why
from .common import holdings, owner_of, ruler, type_of
from .events import EVENTS
from .facts import Account, Country, Facts, Incidents, Leader, Loaded, Move, Network
from .networks import account, revenue
from .phases.leader import affordable
from .scoring import worth
from .sea import count_tankers, is_canal_open
from .state import (
    CARD_NAMES,
    COLOURS,
    COUNTRIES,
    COUNTRY_NAMES,
    HALF_NAMES,
    INSHORE,
    NONE,
    RESERVE,
    SPACES,
    TYPE_NAMES,
    Card,
    Edition,
    Phase,
    State,
    country_name,
)
from .verbs import pairs, spaces, stations
from .ways import agent_ways, leader_ways

Say = Any
BORDERS = {text: [COUNTRY_NAMES.index(name) for name in text.split("-")] for text in pairs.texts}
"""The two countries of each pair that a pipeline can join."""


def facts(ed: Edition, view: Mapping[str, Any]) -> Facts:
    """What the view shows in the players' own terms."""
    g = state_of(view)
    seats = range(view["players"])
    shown = Facts(
        phase=Phase(g.phase).name.lower(),
        countries=[_country(ed, g, country) for country in range(COUNTRIES)],
        leaders=[_leader(ed, g, space) for space in range(SPACES) if g.leader[space] != NONE],
        agents=[None if g.agent[seat] == NONE else spaces.texts[g.agent[seat]] for seat in seats],
        offshore={name: [g.tankers[seat][half] for seat in seats] for half, name in enumerate(HALF_NAMES)},
        kept_back=[g.tankers[seat][RESERVE] for seat in seats],
        canal_open_to=[seat for seat in seats if is_canal_open(ed, g, seat)],
        pipelines=[text for text, (a, b) in BORDERS.items() if g.joined[a] >> b & 1],
        revenue=[revenue(ed, g, seat) for seat in seats],
        networks=[networks(ed, g, seat) for seat in seats],
        worth=[worth(ed, g, seat) for seat in seats],
        incidents=incidents(ed, g),
    )
    if view["to_act"] is not None:
        shown.clause, shown.verbs = why.expected(g)
        shown.ask = why.question(g)
    if any(text.startswith("move ") for text in view["legal"]):
        shown.moves = moves(ed, g, view["to_act"])
    if any(text.startswith("agent ") for text in view["legal"]):
        ways = agent_ways(ed, g.agent[g.seat])
        shown.agent_moves = {spaces.texts[goal]: _texts(way) for goal, way in ways.items()}
    return shown


def state_of(view: Mapping[str, Any]) -> State:
    """The state that a view shows; the generator is not in it."""
    g = State()
    for name, value in view["state"].items():
        setattr(g, name, value)
    return g


def _texts(way: Iterable[int]) -> list[str]:
    return [spaces.texts[space] for space in way]


def _country(ed: Edition, g: State, country: int) -> Country:
    seat, leader = ruler(ed, g, country), g.leader[ed.capital[country]]
    return Country(
        id=COUNTRY_NAMES[country],
        name=country_name(ed, country),
        capital=spaces.texts[ed.capital[country]],
        ports=[name for half, name in enumerate(HALF_NAMES) if ed.port[country] >> half & 1],
        derricks=ed.derricks[country],
        ruler=None if seat == NONE else seat,
        leader=None if seat == NONE else TYPE_NAMES[type_of(leader)],
        pay=0 if seat == NONE else ed.pay[type_of(leader)],
        tankers=[g.tankers[other][INSHORE + country] for other in range(g.players)],
        pipelines=[COUNTRY_NAMES[other] for other in range(COUNTRIES) if g.joined[country] >> other & 1],
    )


def _leader(ed: Edition, g: State, space: int) -> Leader:
    seat, kind = owner_of(g.leader[space]), type_of(g.leader[space])
    return Leader(space=spaces.texts[space], seat=seat, type=TYPE_NAMES[kind], price=ed.price[kind])


def moves(ed: Edition, g: State, seat: int) -> dict[str, dict[str, Move]]:
    """For each of a player's leaders, by its space: where it can go, what that costs, and the way there (4.3)."""
    is_visit = g.card == Card.STATE_VISIT
    found = {}
    for space in range(SPACES):
        if owner_of(g.leader[space]) == seat:
            price = 0 if is_visit else ed.price[type_of(g.leader[space])]
            limit = ed.card_amount[g.card] if is_visit else affordable(ed, g.leader[space], g.money[seat])
            found[spaces.texts[space]] = {
                spaces.texts[goal]: Move(price=price * len(way), way=_texts(way))
                for goal, way in leader_ways(ed, g, space, limit).items()
            }
    return found


def networks(ed: Edition, g: State, seat: int) -> list[Network]:
    """3.4, 3.5: where each million of a player's revenue would come from at this moment."""
    told: list[tuple[int, ...]] = []
    g.journal = told
    account(ed, g, seat, is_told=1)
    g.journal = None
    found: list[Network] = []
    for event in EVENTS.seen_by(told, None, all_open=True):
        if event["event"] == "network":
            found.append(Network(bits(event["countries"]), event["tankers"], event["derricks"], []))
        else:
            found[-1].items.append(Loaded(COUNTRY_NAMES[event["country"]], event["pairs"], event["millions"]))
    return found


def bits(countries: int) -> list[str]:
    return [name for country, name in enumerate(COUNTRY_NAMES) if countries >> country & 1]


def incidents(ed: Edition, g: State) -> Incidents:
    """7.1: the card being carried out, what nobody has seen yet, and the order of what is known to come."""
    turn = max(g.drawn - ed.cards, 0)  # the second time through the deck begins where the first did
    known = [CARD_NAMES[card] for card in g.deck if card != NONE]
    return Incidents(
        card=None if g.card == NONE else CARD_NAMES[g.card],
        unseen={name: count for name, count in zip(CARD_NAMES, g.unseen, strict=True) if count},
        known=[*known[turn:], *known[:turn]],
    )


def accounts(ed: Edition, g: State) -> list[Account]:
    """8.3, 8.4: the score sheet, seat by seat."""
    return [
        Account(
            seat=seat,
            money=g.money[seat],
            tankers=count_tankers(g, seat),
            tanker_worth=ed.tanker_sale * count_tankers(g, seat),
            revenue=revenue(ed, g, seat),
            countries=holdings(ed, g, seat).bit_count(),
            is_out=g.out[seat],
            total=worth(ed, g, seat),
        )
        for seat in range(g.players)
    ]


# -- words ----------------------------------------------------------------------------------------------


def describe(ed: Edition, say: Say, entry: Mapping[str, Any]) -> list[str]:
    """A log entry as sentences.  `say(key, params)` puts a message into the reader's language."""
    lines = []
    if entry["verb"] == "pass":
        lines.append(say("nations-did-pass", {"seat": seat_name(say, entry["seat"])}))
    elif entry["verb"] == "first":
        lines.append(say("nations-did-first", {"seat": seat_name(say, int(entry["action"].split()[1]))}))
    events = list(entry["events"])
    for number, event in enumerate(events):
        if event["event"] in ("moved", "agent-moved"):
            lines.append(_told(ed, say, event, way=_way(ed, events[number + 1 :])))
        elif event["event"] == "collected":
            lines += [_told(ed, say, event), *_networks(ed, say, events[:number])]
        elif event["event"] not in ("way", "network", "loaded"):
            lines.append(_told(ed, say, event))
    return lines


def _way(ed: Edition, events: list[Mapping[str, Any]]) -> str:
    """The spaces of the way that comes next."""
    way: list[int] = []
    for event in events:
        if event["event"] != "way":
            break
        way.append(event["space"])
    return ", ".join(space_name(ed, space) for space in way)


def _networks(ed: Edition, say: Say, events: list[Mapping[str, Any]]) -> list[str]:
    """The account of a collection, whose events end here: a line for each network."""
    lines: list[str] = []
    items: list[str] = []
    for event in reversed(events):
        if event["event"] == "loaded":
            items.insert(0, _told(ed, say, event, each=millions(say, event["millions"] // event["pairs"])))
        elif event["event"] == "network":
            lines.insert(0, _told(ed, say, event, items=", ".join(items)))
            items = []
        else:
            break
    return lines


def _told(ed: Edition, say: Say, event: Mapping[str, Any], **more: str) -> str:
    params = {
        key: word
        for name, value in event.items()
        if name != "event"
        for key, word in _param(ed, say, name, value).items()
    }
    if event["event"] == "paid":
        params["short"] = event["owed"] - event["millions"]
    return str(say(f"nations-event-{event['event']}", {**params, **more}))


def _param(ed: Edition, say: Say, name: str, value: int) -> dict[str, Any]:
    """An argument of an event in words; an amount also as a number, for the grammar."""
    if name in ("seat", "payee", "from_seat"):
        return {name: say("nations-bank") if value == NONE else seat_name(say, value)}
    if name in ("space", "from_space"):
        return {name: space_name(ed, value)}
    if name in ("station", "from_station"):
        return {name: station_name(ed, say, value)}
    match name:
        case "millions":
            return {"millions": millions(say, value), "amount": value}
        case "owed":
            return {"owed": millions(say, value)}
        case "type":
            return {"type": say(f"nations-type-{TYPE_NAMES[value]}")}
        case "country":
            return {"country": country_name(ed, value)}
        case "countries":
            return {"countries": " + ".join(name_of(ed, country) for country in bits(value))}
        case "pair":
            return {"pair": " – ".join(name_of(ed, country) for country in pairs.texts[value].split("-"))}
        case "card":
            return {"card": say(f"nations-card-{CARD_NAMES[value]}")}
    return {name: value}


def seat_name(say: Say, seat: int) -> str:
    return str(say(f"seat-{COLOURS[seat]}"))


def name_of(ed: Edition, country: str) -> str:
    """The name of the country with this id in the notation."""
    return country_name(ed, COUNTRY_NAMES.index(country))


def space_name(ed: Edition, space: int) -> str:
    """`Qasira 4`: the fifth space of a country's ring, as the board and the buttons call it."""
    country, place = spaces.texts[space].split(".")
    return f"{name_of(ed, country)} {place}"


def station_name(ed: Edition, say: Say, station: int) -> str:
    """Offshore in a half of the sea, inshore of a country, or in the reserve."""
    if INSHORE <= station < RESERVE:
        return str(say("nations-station-inshore", {"country": country_name(ed, station - INSHORE)}))
    return str(say(f"nations-station-{stations.texts[station]}"))


def millions(say: Say, amount: int) -> str:
    return str(say("nations-millions", {"amount": amount}))
