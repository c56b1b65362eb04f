"""The table of Giganten drawn for a terminal.

Colours never stand alone: every seat has a letter, every terrain and kind of site its own sign.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from gusher.kernel.actions import cell_text, column_text
from gusher.kernel.mask import has
from gusher.kernel.parts import Line, seat_line

from .state import BEIGE, COLOURS, COLUMNS, COMPANY_NAMES, NONE, ROWS, UNLIMITED, Edition, Phase
from .text import ACTION_OF, STAR, card, card_parts, dollars, special
from .verbs import VERBS

CELL = 3  # characters for a cell
LEFT = 3 + COLUMNS * CELL  # row numbers and the board
NARROW = 16  # room for prices and cards beside the board at 80 columns
WIDE = 34  # from this width on they are written out
GROUND = ("", "·", "∩", "▲")  # by movement points
GROUND_STYLES = ("", "color(137) on color(187)", "color(58) on color(143)", "color(223) on color(95)")
REACH_STYLES = ("", "bold black on color(230)", "bold black on color(185)", "bold color(231) on color(131)")
TILE_STYLE, RED_TILE_STYLE = "bold white on grey19", "bold indian_red1 on grey19"
SEEN_STYLE = "bold yellow1 on grey19"
BLACK_STYLE = "bold white on black"
ZONES = {-1: ("−", "color(203)"), 0: ("·", ""), 1: ("+", "color(33)")}
BLACK, DIE, MARK = "■", "*", "◆"
Say = Any


def draw(ed: Edition, say: Say, view: Mapping[str, Any], width: int) -> list[Line]:
    """A view, at most `width` wide: the board with prices and cards beside it, the track, the players."""
    room = max(NARROW, width - LEFT - 1)
    beside = [*_prices(ed, say, view, room), [], *_now(ed, say, view, room)]
    lines = [_headline(say, view)]
    for left, right in zip_longest(_land(ed, say, view), beside, fillvalue=None):
        lines.append([*(left or [(" " * LEFT, "")]), *([(" ", ""), *right] if right else [])])
    return [*lines, *_track(ed, say, view), [], *_players(ed, say, view), *draw_hand(ed, say, view, width)]


def _headline(say: Say, view: Mapping[str, Any]) -> Line:
    seen = view["state"]
    line: Line = [(say("giganten-board-round", {"round": seen["round"]}), "bold"), (" · ", "")]
    if view["to_act"] is not None:
        line += [_badge(say, view["to_act"]), (" · ", "")]
    action = ACTION_OF.get(Phase(seen["phase"]), 0)
    section = "giganten-section-E" if view["over"] else f"giganten-section-{action or 'S'}"
    return [*line, (say(section), "bold")]


def _badge(say: Say, seat: int) -> tuple[str, str]:
    return f" {say(f'seat-{COLOURS[seat]}')} ", f"seat.{COLOURS[seat]}"


def letter(say: Say, seat: int) -> str:
    """The letter of a seat: no two the same in any language."""
    return str(say(f"giganten-letter-{COLOURS[seat]}"))


# -- the land ------------------------------------------------------------------------------------------------


def _land(ed: Edition, say: Say, view: Mapping[str, Any]) -> list[Line]:
    """The board, a letter over each column and a number before each row."""
    letters = "".join(f" {column_text(column)} " for column in range(COLUMNS))
    lines: list[Line] = [[("   " + letters, "bold")]]
    for row in range(ROWS):
        line: Line = [(f"{row + 1:2} ", "bold")]
        lines.append(line + [_cell(ed, say, view, row * COLUMNS + column) for column in range(COLUMNS)])
    return lines


def _cell(ed: Edition, say: Say, view: Mapping[str, Any], cell: int) -> tuple[str, str]:
    """`<R>` a truck, `R╫4` a derrick with its crude, `[1]` a tile, or the ground, with the movement left there."""
    seen = view["state"]
    if cell in seen["truck"]:
        seat = seen["truck"].index(cell)
        return f"<{letter(say, seat)}>", f"seat.{COLOURS[seat]}"
    site = ed.site_at[cell]
    if site != NONE and has(seen["derrick_cells"], cell):
        owner = seen["owner"][site]
        return f"{letter(say, owner)}╫{seen['crude'][site]}", f"seat.{COLOURS[owner]}"
    if site != NONE and has(seen["tile_cells"], cell):
        return _tile(ed, seen, site)
    cost = ed.cost[cell]
    left = view["facts"].get("movement_left", {}).get(cell_text(cell, COLUMNS))
    if left is None:
        return f" {GROUND[cost]} ", GROUND_STYLES[cost]
    return f"{GROUND[cost]}{left:<2}", REACH_STYLES[cost]


def _tile(ed: Edition, seen: Mapping[str, Any], site: int) -> tuple[str, str]:
    """`[1]` untouched, `{1}` seen by others only, `1:4` seen by the viewer."""
    kind = ed.site_kind[site] + 1
    if seen["tile"][site]:
        return f"{kind}:{seen['tile'][site]}", SEEN_STYLE
    text = f"{{{kind}}}" if seen["looked"][site] else f"[{kind}]"
    return text, RED_TILE_STYLE if kind == 2 else TILE_STYLE


def _track(ed: Edition, say: Say, view: Mapping[str, Any]) -> list[Line]:
    """The locomotives over the letters of their columns, which are the board's, and the cost of each space."""
    seen = view["state"]
    trains: list[list[tuple[str, str]]] = [[] for _ in range(COLUMNS + CELL)]
    for seat in range(view["players"]):
        trains[seen["loco"][seat]].append((letter(say, seat), f"seat.{COLOURS[seat]}"))
    trains[min(seen["black"], COLUMNS)].append((BLACK, BLACK_STYLE))
    lines = []
    for level in range(0, max(map(len, trains)), CELL):
        line: Line = [("   ", "")]
        for here in trains[: COLUMNS + 1]:
            some = here[level : level + CELL]
            gap = CELL - len(some)
            line += [(" " * (gap // 2), ""), *some, (" " * (gap - gap // 2), "")]
        lines.append(line)
    star = [STAR if column == ed.star else column_text(column) for column in range(COLUMNS + 1)]
    last = COLUMNS + 1 if ed.star == COLUMNS else COLUMNS
    lines.append([("   " + "".join(f"{number:^{CELL}}" for number in star[:last]), "bold")])
    costs = "".join(f"{'+' + str(cost) if cost else '':^{CELL}}" for cost in ed.track)
    return [*lines, [("   " + costs, "dim")]]


# -- beside the board ----------------------------------------------------------------------------------------


def _prices(ed: Edition, say: Say, view: Mapping[str, Any], room: int) -> list[Line]:
    """Each company's price, and where its marker stands in the zones of the scale."""
    lines: list[Line] = []
    for company, name in enumerate(COMPANY_NAMES):
        step = view["state"]["price"][company]
        price, zone = dollars(say, ed.price[step]), ed.zone[step]
        title = say(f"giganten-board-{name}")
        line: Line = [(f"{title:<{NARROW - len(price)}}", "bold"), (price, f"bold {ZONES[zone][1]}")]
        if room >= WIDE:
            line.append(("  " + say(f"giganten-board-zone-{('low', 'middle', 'high')[zone + 1]}"), ZONES[zone][1]))
        lines += [line, _scale(ed, step) if ed.scale <= room else []]
    return lines


def _scale(ed: Edition, step: int) -> Line:
    return [(MARK, "bold") if place == step else ZONES[ed.zone[place]] for place in range(ed.scale)]


def _now(ed: Edition, say: Say, view: Mapping[str, Any], room: int) -> list[Line]:
    """What the action under way is about: cards on offer, points left, crude to ship, the auction."""
    seen, phase = view["state"], Phase(view["state"]["phase"])
    if phase == Phase.CARDS:
        return _offer(ed, say, seen, room)
    if phase in (Phase.MOVING, Phase.SPECIAL) and view["to_act"] is not None:
        mine = seen["card"][view["to_act"]]
        lines: list[Line] = [[(say("giganten-board-card"), "bold")], [(_card(ed, say, mine, room), "")]]
        if phase == Phase.MOVING:
            lines.append([(say("giganten-board-points", {"count": seen["points"]}), "")])
        return lines
    if phase == Phase.TRANSPORT and seen["site"] != NONE:
        return [[(say("giganten-board-crude"), "bold")], [(cell_text(ed.site_cell[seen["site"]], COLUMNS), "")]]
    if phase == Phase.AUCTIONS:
        return _auction(say, view)
    return _stock(say, seen)


def _offer(ed: Edition, say: Say, seen: Mapping[str, Any], room: int) -> list[Line]:
    lines: list[Line] = [[(say("giganten-board-offer"), "bold")]]
    for slot, number in enumerate(seen["offer"]):
        if number != NONE:
            name = VERBS.action(slot).args[0]  # the first actions are `take red`, `take 1` …
            style = "bold red" if number >= BEIGE else "bold"
            lines.append([(f"{name:<4}", style), (_card(ed, say, number, room - 4), "")])
    return lines


def _card(ed: Edition, say: Say, number: int, room: int) -> str:
    """A card written out if there is room, otherwise in letters: `5L 8M ±2`."""
    whole = card_parts(ed, say, number) if number != NONE else ""
    return whole if len(whole) <= room else brief(ed, say, number)


def brief(ed: Edition, say: Say, number: int) -> str:
    if number == NONE:
        return "–"
    printed = card(ed, number)
    shown = {"licences": printed.licences, "moves": printed.moves, **special(printed)}
    return " ".join(say(f"giganten-brief-{name}", {"count": count}) for name, count in shown.items() if count)


def _auction(say: Say, view: Mapping[str, Any]) -> list[Line]:
    seen = view["state"]
    if seen["company"] >= len(COMPANY_NAMES):
        return []
    lines: list[Line] = [
        [(say("giganten-board-auction"), "bold")],
        [(say(f"giganten-board-{COMPANY_NAMES[seen['company']]}"), "")],
    ]
    if seen["leader"] != NONE:
        lines.append([(say("giganten-board-bid", {"bid": seen["bid"]}) + " ", ""), _badge(say, seen["leader"])])
    bidders = [seat for seat in range(view["players"]) if seen["bidders"] >> seat & 1]
    line: Line = [(say("giganten-board-bidders") + " ", "")]
    for seat in bidders:
        line += [(letter(say, seat), f"seat.{COLOURS[seat]}"), (" ", "")]
    return [*lines, line]


def _stock(say: Say, seen: Mapping[str, Any]) -> list[Line]:
    """What is left in the decks and in the supply."""
    counts = [("beige", sum(seen["beige_deck"])), ("red", sum(seen["red_deck"])), ("licences", seen["licence_deck"])]
    if seen["supply"] != UNLIMITED:
        counts.append(("supply", seen["supply"]))
    lines: list[Line] = [[(say("giganten-board-decks"), "bold")]]
    return lines + [[(f"{say(f'giganten-board-{name}'):<{NARROW - 4}}{count:>4}", "")] for name, count in counts]


# -- the players ---------------------------------------------------------------------------------------------


def _players(ed: Edition, say: Say, view: Mapping[str, Any]) -> list[Line]:
    """A row for each player: money, licences and what they are worth, derricks, tanks, truck, card."""
    heads = [
        say(f"giganten-board-{key}")
        for key in ("money", "licences", "worth", "derricks", *COMPANY_NAMES, "truck", "card")
    ]
    return [[(" " * 14 + _row(heads), "dim")], *(_player(ed, say, view, seat) for seat in range(view["players"]))]


def _row(texts: Sequence[str]) -> str:
    widths = (9, 5, 6, 6, 7, 4, 9, 6)
    cells = [f"{text[:width]:>{width}}" for text, width in zip(texts, widths, strict=False)]
    return "".join(cells) + "  " + texts[-1]


def _player(ed: Edition, say: Say, view: Mapping[str, Any], seat: int) -> Line:
    seen = view["state"]
    held, ones = seen["licences"][seat], seen["ones"][seat]
    truck = seen["truck"][seat]
    on_board = seen["owner"].count(seat)
    texts = [
        dollars(say, seen["cash"][seat]),
        str(held),
        "?" if ones is None else str(2 * held - ones),
        f"{on_board}/{seen['derricks'][seat] + on_board}",
        *map(str, seen["tank"][seat]),
        "–" if truck == NONE else cell_text(truck, COLUMNS),
        brief(ed, say, seen["card"][seat]),
    ]
    name = f"{say(f'seat-{COLOURS[seat]}')}{DIE if seen['first'] == seat else ''}"
    return seat_line(view, seat, COLOURS[seat], letter(say, seat), name, _row(texts))


def draw_hand(ed: Edition, say: Say, view: Mapping[str, Any], width: int) -> list[Line]:
    """The viewer's secrets: licences, and tiles looked at that are still on the board."""
    seat, seen = view["seat"], view["state"]
    if seat is None:
        return []
    ones, held = seen["ones"][seat], seen["licences"][seat]
    text = say("giganten-board-hand", {"ones": ones, "twos": held - ones, "value": 2 * held - ones})
    tiles = [
        f"{cell_text(ed.site_cell[site], COLUMNS)}={seen['tile'][site]}"
        for site in range(ed.sites)
        if seen["tile"][site] and has(seen["tile_cells"], ed.site_cell[site])
    ]
    lines: list[Line] = [[_badge(say, seat), (" " + text, "")]]
    if tiles:
        told = say("giganten-board-tiles", {"tiles": " ".join(tiles)})
        lines += [[(part, "")] for part in wrap(told, width)]
    return lines


def draw_legend(say: Say, width: int) -> list[Line]:
    """What the signs mean, in as few lines as possible."""
    red = letter(say, 0)
    signs = [
        (GROUND[1], "plain"),
        (GROUND[2], "hill"),
        (GROUND[3], "mountain"),
        ("[1]", "site"),
        ("{1}", "looked"),
        ("1:4", "seen"),
        (f"<{red}>", "a-truck"),
        (f"{red}╫4", "derrick"),
        (BLACK, "black"),
        (DIE, "first"),
        ("+1", "track"),
    ]
    lines, line = [], ""
    for item in [f"{sign} {say(f'giganten-board-{name}')}" for sign, name in signs]:
        if line and len(line) + 2 + len(item) > width:
            lines.append(line)
            line = ""
        line = f"{line}  {item}" if line else item
    return [[(text, "dim")] for text in [*lines, line]]


# -- notes beside the legal actions --------------------------------------------------------------------------


def hints(ed: Edition, say: Say, view: Mapping[str, Any]) -> dict[str, str]:
    """What each action gives or costs, in a few words, in the order that reads best."""
    found: dict[str, str] = {}
    for text in view["legal"]:
        action = VERBS.parse(text)
        note = _hint(ed, say, view, action.verb, action.args)
        if note:
            found[text] = note
    left = view["facts"].get("movement_left", {})
    for cell in sorted(left, key=lambda cell: -left[cell]):
        found[f"drive {cell}"] = say("giganten-hint-left", {"count": left[cell]})
    return found


def _hint(ed: Edition, say: Say, view: Mapping[str, Any], verb: str, args: tuple[Any, ...]) -> str:
    seen = view["state"]
    match verb:
        case "take":
            slot = 0 if args[0] == "red" else int(args[0])
            return card_parts(ed, say, seen["offer"][slot])
        case "price":
            step = seen["price"][COMPANY_NAMES.index(args[0])] + args[1]
            return dollars(say, ed.price[min(max(step, 0), ed.scale - 1)])
        case "build":
            site = ed.site_at[args[0]]
            value = seen["tile"][site]
            crude = ", " + say("giganten-hint-crude", {"count": value}) if value else ""
            return dollars(say, ed.build_cost[ed.site_kind[site]]) + crude
        case "ship":
            return str(say("giganten-hint-free")) if args[0] == "own" else dollars(say, ed.freight)
        case "sell":
            return dollars(say, args[0] * ed.price[seen["price"][seen["company"]]])
    return ""
