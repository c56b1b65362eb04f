"""The table of The Game of Nations for a terminal: the map, the bank and the cards beside it, the players."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from gusher.kernel.parts import TURN, Line, seat_line

from .map import (
    ACROSS,
    ATTACK,
    COLUMNS,
    DERRICK,
    FALLING,
    GAP,
    GOAL,
    HEIGHT,
    MAP_WIDTH,
    TANKER,
    Canvas,
    Say,
    corner,
    draw_map,
    letter,
    undrawn,
)
from .state import COLOURS, RESERVE, TYPE_NAMES, Edition, Phase
from .text import millions, name_of, seat_name
from .verbs import VERBS, spaces

STARTS = "*"
WIDE = 30  # room for accounts beside the map
MOST_KNOWN = 4  # cards of the deck that are shown
SECTIONS = {
    Phase.SETUP: "S",
    Phase.FIRST_TURN: "2",
    Phase.REVENUE: "3",
    Phase.AGENT: "5",
    Phase.AGENT_INCIDENT: "7",
    Phase.RUIN: "8",
    Phase.LEADER: "4",
    Phase.LEADER_INCIDENT: "7",
    Phase.TRADE: "6",
    Phase.TURN_ENDS: "2",
    Phase.OVER: "8",
}


def draw(ed: Edition, say: Say, view: Mapping[str, Any], width: int) -> list[Line]:
    """A view, at most `width` wide: the map, the players, and the accounts beside them if there is room."""
    canvas = draw_map(ed, say, view)
    _write(canvas, 0, _incidents(say, view))
    _write(canvas, 2, _bank(say, view))
    lines = [_headline(say, view), *canvas.lines(), *_players(ed, say, view)]
    room = width - MAP_WIDTH - 2
    if room >= WIDE:
        for place, line in enumerate(_accounts(ed, say, view, room)[: len(lines) - 1], 1):
            gap = MAP_WIDTH + 2 - sum(len(text) for text, _ in lines[place])
            lines[place] = [*lines[place], (" " * gap, ""), *line]
    return lines


def _headline(say: Say, view: Mapping[str, Any]) -> Line:
    seen = view["state"]
    line: Line = [(say("nations-board-round", {"round": seen["round"]}), "bold"), (" · ", "")]
    if view["to_act"] is not None:
        line += [_badge(say, view["to_act"]), (" · ", "")]
    return [*line, (say(f"nations-section-{SECTIONS[Phase(seen['phase'])]}"), "bold")]


def _badge(say: Say, seat: int) -> tuple[str, str]:
    return f" {seat_name(say, seat)} ", f"seat.{COLOURS[seat]}"


# -- in the eastern corners ----------------------------------------------------------------------------------


def _write(canvas: Canvas, row: int, lines: list[Line]) -> None:
    """Write lines into the empty corner of a row of countries."""
    x, y = corner(COLUMNS - 1, row)
    for place, line in enumerate(lines[:HEIGHT]):
        canvas.put_line(x, y + place, line)


def _incidents(say: Say, view: Mapping[str, Any]) -> list[Line]:
    """The card being carried out, how many nobody has seen, and what comes after those."""
    cards = view["facts"]["incidents"]
    lines: list[Line] = [[(say("nations-board-incidents"), "bold")]]
    if cards["card"]:
        lines.append([(f"{TURN} {say('nations-card-' + cards['card'])}", "bold")])
    unseen = sum(cards["unseen"].values())
    if unseen:
        lines.append([(say("nations-board-unseen", {"count": unseen}), "")])
    if cards["known"]:
        lines.append([(say("nations-board-then" if unseen else "nations-board-next"), "dim")])
    return lines + [[(f" {say(f'nations-card-{card}')}", "")] for card in cards["known"][:MOST_KNOWN]]


def _bank(say: Say, view: Mapping[str, Any]) -> list[Line]:
    seen = view["state"]
    lines: list[Line] = [
        [(say("nations-board-bank"), "bold")],
        [(say("nations-board-tankers-left", {"count": seen["bank_tankers"]}), "")],
        [(say("nations-board-pipelines-left", {"count": seen["bank_pipelines"]}), "")],
    ]
    return lines + [[(f"{ACROSS} {pair}", "")] for pair in undrawn(view)]


# -- the players ---------------------------------------------------------------------------------------------


def _players(ed: Edition, say: Say, view: Mapping[str, Any]) -> list[Line]:
    """A row for each player: money, what the board would pay now, tankers, worth, leaders in the reserve."""
    heads = [say(f"nations-board-{key}") for key in ("money", "revenue", "tankers", "worth", "reserve")]
    return [[(" " * 14 + _row(heads), "dim")], *(_player(say, view, seat) for seat in range(view["players"]))]


def _row(texts: list[str]) -> str:
    return "".join(f"{text[:10]:>11}" for text in texts[:-1]) + "   " + texts[-1]


def _player(say: Say, view: Mapping[str, Any], seat: int) -> Line:
    seen, facts = view["state"], view["facts"]
    tankers, kept = sum(seen["tankers"][seat]), seen["tankers"][seat][RESERVE]
    texts = [
        millions(say, seen["money"][seat]),
        f"+{millions(say, facts['revenue'][seat])}",
        f"{tankers} ({kept})" if kept else str(tankers),
        millions(say, facts["worth"][seat]),
        _reserve(say, seen["reserve"][seat]),
    ]
    if seen["strike"][seat]:
        texts[-1] += "  " + say("nations-board-strike")
    if seen["out"][seat]:
        texts = ["–", "–", "–", "–", say("nations-board-out")]
    name = f"{seat_name(say, seat)}{STARTS if seen['first'] == seat else ''}"
    return seat_line(view, seat, COLOURS[seat], letter(say, seat), name, _row(texts))


def _reserve(say: Say, counts: list[int]) -> str:
    """`KKPD`: a letter for each leader that can be placed."""
    return "".join(say(f"nations-brief-{name}") * count for name, count in zip(TYPE_NAMES, counts, strict=True)) or "–"


def _accounts(ed: Edition, say: Say, view: Mapping[str, Any], room: int) -> list[Line]:
    """Where each million of everybody's revenue would come from now."""
    lines: list[Line] = [[(say("nations-board-accounts"), "bold")]]
    for seat in range(view["players"]):
        if not view["state"]["out"][seat]:
            revenue = millions(say, view["facts"]["revenue"][seat])
            lines += [[], [_badge(say, seat), (f" +{revenue}", "bold")]]
        for network in view["facts"]["networks"][seat]:
            told = say(
                "nations-event-network",
                {
                    "countries": " + ".join(name_of(ed, country) for country in network["countries"]),
                    "tankers": network["tankers"],
                    "derricks": network["derricks"],
                    "items": ", ".join(_item(ed, say, item) for item in network["items"]),
                },
            )
            lines += [[(part, "")] for part in wrap(told, room)]
    return lines


def _item(ed: Edition, say: Say, item: Mapping[str, Any]) -> str:
    return str(
        say(
            "nations-event-loaded",
            {
                "country": name_of(ed, item["country"]),
                "pairs": item["pairs"],
                "each": millions(say, item["millions"] // item["pairs"]),
                "millions": millions(say, item["millions"]),
            },
        )
    )


def draw_legend(say: Say, width: int) -> list[Line]:
    """What the signs mean, in as few lines as possible."""
    red = letter(say, 0)
    king = say("nations-brief-king")
    signs = [
        (f"{red}{king}", "a-leader"),
        (red.lower(), "an-agent"),
        ("0( )", "capital"),
        ("4?", "incident"),
        ("→A.7", "arrow"),
        (DERRICK, "derrick"),
        (f"{red}{TANKER}", "tanker"),
        (f"{ACROSS} {FALLING}", "pipeline"),
        ("4M", "price"),
        (ATTACK, "attack"),
        (GOAL, "goal"),
        (STARTS, "starts"),
    ]
    types = ", ".join(f"{say(f'nations-brief-{name}')} {say(f'nations-type-{name}')}" for name in TYPE_NAMES)
    items = [f"{sign} {say(f'nations-board-{name}')}" for sign, name in signs]
    lines = [*_packed(items, width), *wrap(types, width), *wrap(say("nations-board-invented"), width)]
    return [[(line, "dim")] for line in lines]


def _packed(items: list[str], width: int) -> list[str]:
    """Items two spaces apart, as many in a line as fit."""
    lines = [""]
    for item in items:
        if lines[-1] and len(lines[-1]) + GAP + len(item) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]}{' ' * GAP}{item}" if lines[-1] else item
    return lines


# -- notes beside the legal actions --------------------------------------------------------------------------


def hints(ed: Edition, say: Say, view: Mapping[str, Any]) -> dict[str, str]:
    """What each action costs or gives, in a few words; the cheapest moves first."""
    found = {text: note for text in view["legal"] if (note := _hint(ed, say, text))}
    moves = {
        f"move {start} {goal}": move["price"]
        for start, goals in view["facts"].get("moves", {}).items()
        for goal, move in goals.items()
    }
    for text in sorted(moves, key=lambda text: moves[text]):
        found[text] = _cost(say, moves[text])
    return found


def _cost(say: Say, amount: int) -> str:
    return millions(say, amount) if amount else str(say("nations-hint-free"))


def _hint(ed: Edition, say: Say, text: str) -> str:
    action = VERBS.parse(text)
    match action.verb:
        case "place":
            return _cost(say, ed.price[TYPE_NAMES.index(action.args[0])])
        case "tanker buy":
            return _cost(say, ed.tanker_price)
        case "tanker place":
            return _cost(say, 0)
        case "tanker sell":
            return f"+{millions(say, ed.tanker_sale)}"
        case "pipe":
            return _cost(say, ed.pipeline_price)
        case "agent":
            return "?" if ed.incident[spaces.texts.index(action.args[0])] else ""
    return ""
