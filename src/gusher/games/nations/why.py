"""Why an action is not legal, and the clause that a legal one rests on (see `Why` in the kernel's `parts.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gusher.kernel.actions import Action
from gusher.kernel.errors import Term
from gusher.kernel.parts import Reason, Why

from .common import holdings, owner_of, ruler, type_of
from .phases import first_turn, trade
from .rings import can_attack
from .sea import is_canal_open
from .state import CARD_NAMES, COLOURS, HALVES, INSHORE, NONE, RESERVE, RING, Card, Edition, Phase, State, country_name
from .verbs import VERBS, countries, spaces, stations, types
from .ways import leader_ways, open_ways

GROUNDS = {
    "place": "4.2",
    "agent": "5.1",
    "move": "4.3",
    "tanker buy": "6.1",
    "tanker place": "2.1",
    "tanker move": "6.2",
    "tanker sell": "6.1",
    "pipe": "6.6",
    "end": "2.2",
    "pass": "2.1",
    "coup": "7.5",
    "revolution": "4.8",
    "launch": "7.5",
    "lay": "6.6",
    "lose leader": "7.5",
    "lose tanker": "7.5",
    "revolt": "7.5",
    "first": "S5",
    "incident": "7.1",
}
CHOICES = {
    Card.COUP: "coup",
    Card.REVOLUTION: "revolution",
    Card.STATE_VISIT: "move",
    Card.LAUNCHED: "launch",
    Card.CONCESSION: "lay",
    Card.ASSASSINATION: "lose leader",
    Card.TANKER_LOST: "lose tanker",
    Card.PALACE_REVOLT: "revolt",
}
"""The verb that answers each card that offers a choice."""
TANKER_VERBS = ("tanker buy", "tanker place", "tanker move", "tanker sell")


def _clause(ed: Edition, g: State, action: Action) -> str:
    """The clause that an action rests on."""
    if action.verb == "move":
        return _move_clause(ed, g, _ends(action)[1])
    if action.verb == "place" and g.phase == Phase.FIRST_TURN:
        return "2.1"
    if action.verb == "tanker move" and _passes_canal(ed, *_waters(action)):
        return "6.3"
    return GROUNDS[action.verb]


def _move_clause(ed: Edition, g: State, goal: int) -> str:
    if g.leader[goal] != NONE:
        return "4.8"
    if ed.incident[goal]:
        return "4.6"
    return "4.7" if ed.is_capital[goal] else "4.3"


def expected(g: State) -> tuple[str, tuple[str, ...]]:
    """The clause of the pending decision, and the verbs that answer it."""
    match g.phase:
        case Phase.FIRST_TURN:
            return "2.1", ("place",) if g.step == first_turn.PLACING else ("tanker place", "pass")
        case Phase.AGENT:
            return "5.1", ("agent",)
        case Phase.LEADER:
            return "4.2", ("place", "move")
        case Phase.TRADE:
            return "6.1", (*TANKER_VERBS, "pipe", "end")
    return "7.4" if g.card == Card.STATE_VISIT else "7.5", (CHOICES[Card(g.card)],)


def question(g: State) -> str:
    """What is asked: the step of the turn, or the card that offers a choice."""
    if g.phase == Phase.FIRST_TURN:
        return "first-leader" if g.step == first_turn.PLACING else "first-tanker"
    return CARD_NAMES[g.card] if g.card != NONE else Phase(g.phase).name.lower()


def _no(clause: str, key: str, **params: Any) -> Reason:
    return Reason(clause, f"nations-not-{key}", params)


# -- arguments as numbers, and as words


def _ends(action: Action) -> tuple[int, int]:
    return spaces.texts.index(action.args[0]), spaces.texts.index(action.args[1])


def _waters(action: Action) -> tuple[int, int]:
    return stations.texts.index(action.args[0]), stations.texts.index(action.args[-1])


def _station(ed: Edition, station: int) -> Term:
    """Where a tanker lies."""
    if INSHORE <= station < RESERVE:
        return Term("nations-station-inshore", country=country_name(ed, station - INSHORE))
    return Term(f"nations-station-{stations.texts[station]}")


def _type(kind: int) -> Term:
    return Term(f"nations-type-{types.texts[kind]}")


def _seat(seat: int) -> Term:
    return Term(f"seat-{COLOURS[seat]}")


def _leader(g: State, space: int) -> dict[str, Any]:
    """Who stands on a space, as arguments of a message."""
    return {
        "space": spaces.texts[space],
        "seat": _seat(owner_of(g.leader[space])),
        "type": _type(type_of(g.leader[space])),
    }


# -- leaders and agents


def _place(ed: Edition, g: State, action: Action) -> Reason | None:
    """Also for a Coup, which is free."""
    kind, country = types.texts.index(action.args[0]), countries.texts.index(action.args[1])
    if g.reserve[g.seat][kind] == 0:
        return _no("4.2", "in-reserve", type=_type(kind))
    if ruler(ed, g, country) != NONE:
        return _no("4.2", "vacant", country=country_name(ed, country), **_leader(g, ed.capital[country]))
    if action.verb == "place" and ed.price[kind] > g.money[g.seat]:
        return _no("4.1", "place-money", type=_type(kind), cost=ed.price[kind], money=g.money[g.seat])
    return None


def _agent(ed: Edition, g: State, action: Action) -> Reason | None:
    goal, start = spaces.texts.index(action.args[0]), g.agent[g.seat]
    if goal in ed.agent_to[start]:
        return None
    return _no(
        "5.1", "agent-here" if goal == start else "agent-four", space=spaces.texts[goal], start=spaces.texts[start]
    )


def _move(ed: Edition, g: State, action: Action) -> Reason | None:
    start, goal = _ends(action)
    leader = g.leader[start]
    if leader == NONE:
        return _no("4.2", "move-nobody", space=spaces.texts[start])
    if owner_of(leader) != g.seat:
        return _no("4.2", "move-other", **_leader(g, start))
    if start == goal:
        return _no("4.3", "move-here", space=spaces.texts[start])
    if g.leader[goal] != NONE and not can_attack(ed, g, leader, goal):
        return _attack(ed, g, goal)
    return _way(ed, g, start, goal)


def _attack(ed: Edition, g: State, goal: int) -> Reason:
    """Why the leader on `goal` cannot be attacked."""
    if owner_of(g.leader[goal]) == g.seat:
        return _no("4.5", "move-own", **_leader(g, goal))
    return _no("4.8", "attack-type" if ed.is_capital[goal] else "attack-capital", **_leader(g, goal))


def _way(ed: Edition, g: State, start: int, goal: int) -> Reason | None:
    """4.3–4.6: every way there is blocked, or it is too far."""
    price, money, where = ed.price[type_of(g.leader[start])], g.money[g.seat], spaces.texts[goal]
    way = leader_ways(ed, g, start).get(goal)
    if way is None:
        return _blocked(ed, g, start, goal)
    if g.card == Card.STATE_VISIT:
        most = ed.card_amount[Card.STATE_VISIT]
        return _no("7.4", "visit-far", space=where, far=len(way), most=most) if len(way) > most else None
    if len(way) * price > money:
        return _no("4.4", "move-money", space=where, far=len(way), cost=len(way) * price, money=money)
    return None


def _blocked(ed: Edition, g: State, start: int, goal: int) -> Reason:
    """4.5, 4.6: the first obstacle on what would otherwise be the shortest way there."""
    for space in open_ways(ed, g, start).get(goal, [])[:-1]:
        if g.leader[space] != NONE:
            return _no("4.5", "blocked-leader", goal=spaces.texts[goal], **_leader(g, space))
        if ed.incident[space]:
            return _no("4.6", "blocked-incident", goal=spaces.texts[goal], space=spaces.texts[space])
        for other in range(g.players):
            if other != g.seat and g.agent[other] == space:
                return _no(
                    "4.5", "blocked-agent", goal=spaces.texts[goal], space=spaces.texts[space], seat=_seat(other)
                )
    return _no("4.3", "move-never", space=spaces.texts[goal])


def _revolution(ed: Edition, g: State, action: Action) -> Reason | None:
    kind, country = types.texts.index(action.args[0]), countries.texts.index(action.args[1])
    capital = ed.capital[country]
    if g.reserve[g.seat][kind] == 0:
        return _no("4.2", "in-reserve", type=_type(kind))
    if ruler(ed, g, country) in (NONE, g.seat):
        return _no("7.5", "revolution-whom", country=country_name(ed, country))
    return _no("4.8", "attack-type", **_leader(g, capital)) if type_of(g.leader[capital]) == kind else None


def _lose_leader(ed: Edition, g: State, action: Action) -> Reason | None:
    space = spaces.texts.index(action.args[0])
    return None if owner_of(g.leader[space]) == g.seat else _no("7.5", "lose-leader", space=action.args[0])


def _revolt(ed: Edition, g: State, action: Action) -> Reason | None:
    space = spaces.texts.index(action.args[0])
    country = space // RING
    if ruler(ed, g, country) != g.seat:
        return _no("7.5", "control", country=country_name(ed, country))
    if space not in ed.ring[ed.capital[country]]:
        return _no("7.5", "revolt-near", space=action.args[0], capital=spaces.texts[ed.capital[country]])
    return _no("7.5", "revolt-free", **_leader(g, space)) if g.leader[space] != NONE else None


# -- tankers


def _tanker(check: Callable[[Edition, State, Action], Reason | None]) -> Callable[..., Reason | None]:
    """6.1: a tanker action, if none has been taken yet."""

    def once(ed: Edition, g: State, action: Action) -> Reason | None:
        if g.phase == Phase.TRADE and g.step & trade.TANKER_USED:
            return _no("6.1", "tanker-used")
        return check(ed, g, action)

    return once


def _water(ed: Edition, g: State, station: int) -> Reason | None:
    """6.1: a tanker goes offshore, or inshore of a controlled port."""
    if station < INSHORE:
        return None
    country = station - INSHORE
    if ed.port[country] == 0:
        return _no("6.1", "port", country=country_name(ed, country))
    return _no("6.1", "control", country=country_name(ed, country)) if ruler(ed, g, country) != g.seat else None


def _tanker_buy(ed: Edition, g: State, action: Action) -> Reason | None:
    return _purchase(g, "6.1", "tanker", g.bank_tankers, ed.tanker_price) or _launch(ed, g, action)


def _purchase(g: State, clause: str, what: str, left: int, price: int) -> Reason | None:
    """6.5: the bank must have one left, and the player must be able to pay for it."""
    if left == 0:
        return _no("6.5", f"{what}-bank")
    money = g.money[g.seat]
    return _no(clause, f"{what}-money", cost=price, money=money) if price > money else None


def _launch(ed: Edition, g: State, action: Action) -> Reason | None:
    return _water(ed, g, _waters(action)[0])


def _tanker_place(ed: Edition, g: State, action: Action) -> Reason | None:
    station = _waters(action)[0]
    if g.tankers[g.seat][RESERVE] == 0:
        return _no("2.1", "tanker-kept")
    if g.phase == Phase.FIRST_TURN:
        country = g.agent[g.seat] // RING
        return _no("2.1", "first-tanker", country=country_name(ed, country)) if station != INSHORE + country else None
    return _water(ed, g, station)


def _tanker_move(ed: Edition, g: State, action: Action) -> Reason | None:
    start, goal = _waters(action)
    if g.tankers[g.seat][start] == 0:
        return _no("6.2", "tanker-none", station=_station(ed, start))
    if start == goal:
        return _no("6.2", "tanker-here", station=_station(ed, start))
    if start >= INSHORE and goal >= INSHORE:
        ends = {"start": country_name(ed, start - INSHORE), "goal": country_name(ed, goal - INSHORE)}
        return _no("6.2", "tanker-two-turns", **ends)
    if _passes_canal(ed, start, goal) and not is_canal_open(ed, g, g.seat):
        return _no("6.3", "canal", country=country_name(ed, ed.canal), **_leader(g, ed.capital[ed.canal]))
    if fault := _water(ed, g, goal):
        return fault
    half, port = min(start, goal), max(start, goal) - INSHORE
    if port >= 0 and not ed.port[port] >> half & 1:
        return _no(
            "6.2", "tanker-half", country=country_name(ed, port), half=Term(f"nations-half-{stations.texts[half]}")
        )
    return None


def _passes_canal(ed: Edition, start: int, goal: int) -> bool:
    """6.3: from half to half, or out of the port that lies on the canal."""
    return (start < HALVES and goal < HALVES) or start == INSHORE + ed.canal


def _has_tanker(ed: Edition, g: State, action: Action) -> Reason | None:
    station = _waters(action)[0]
    if g.tankers[g.seat][station] > 0:
        return None
    return _no("6.1" if action.verb == "tanker sell" else "7.5", "tanker-none", station=_station(ed, station))


# -- pipelines


def _pipe(ed: Edition, g: State, action: Action) -> Reason | None:
    if g.step & trade.PIPELINE_USED:
        return _no("6.6", "pipe-used")
    return _purchase(g, "6.6", "pipe", g.bank_pipelines, ed.pipeline_price) or _lay(ed, g, action)


def _lay(ed: Edition, g: State, action: Action) -> Reason | None:
    a, b = (countries.texts.index(name) for name in action.args[0].split("-"))
    ends = {"one": country_name(ed, a), "other": country_name(ed, b)}
    if not ed.borders[a] >> b & 1:
        return _no("6.6", "pipe-border", **ends)
    if g.joined[a] >> b & 1:
        return _no("6.6", "pipe-laid", **ends)
    return None if holdings(ed, g, g.seat) & (1 << a | 1 << b) else _no("6.6", "pipe-control", **ends)


CHECKS: dict[str, Callable[[Edition, State, Action], Reason | None]] = {
    "place": _place,
    "coup": _place,
    "agent": _agent,
    "move": _move,
    "revolution": _revolution,
    "lose leader": _lose_leader,
    "revolt": _revolt,
    "tanker buy": _tanker(_tanker_buy),
    "tanker place": _tanker(_tanker_place),
    "tanker move": _tanker(_tanker_move),
    "tanker sell": _tanker(_has_tanker),
    "lose tanker": _has_tanker,
    "launch": _launch,
    "pipe": _pipe,
    "lay": _lay,
}
WHY = Why("nations", VERBS, expected, _clause, CHECKS)
