"""Edition files: what stands in ``kosmos-1999``, every fault that is found with its line, and freezing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import gusher.kernel.edition as kernel_edition
from gusher.games.giganten.edition import EDITIONS, TABLES
from gusher.games.giganten.meta import GAME
from gusher.games.giganten.state import BEIGE, CELLS, COLUMNS, NONE, SITES, UNLIMITED, Edition
from gusher.kernel.actions import cell_text
from gusher.kernel.edition import _TOKEN, MOST_CHARACTERS, Source, provenance
from gusher.kernel.errors import EditionError, SetupError
from gusher.kernel.game import Options
from gusher.kernel.mask import members
from gusher.kernel.match import Match

TEXT = EDITIONS.load().text
LOCALES = Path(kernel_edition.__file__).parents[1] / "locales"

# Section 4 of the spec, in its own notation: (column, row), and which are printed "3".
ONE = [(2, 3), (2, 6), (2, 10), (3, 0), (4, 2), (4, 4), (4, 11), (5, 0), (5, 9), (6, 5), (6, 7), (7, 9)]
TWO = [(8, 3), (8, 7), (8, 11), (10, 3), (12, 2), (13, 4), (13, 9), (15, 6), (16, 3), (17, 0), (17, 6), (17, 11)]
THREE = [(9, 1), (10, 7), (10, 11), (11, 0), (13, 7), (13, 11), (14, 2), (15, 0), (16, 8), (18, 2), (18, 4), (18, 9)]
STARRED = {(4, 4), (5, 9), (10, 3), (17, 6), (13, 11), (15, 0)}


def frozen(players: int = 4, options: Options | None = None) -> Edition:
    """The 1999 edition as the rules see it."""
    edition: Edition = GAME.ruleset(EDITIONS.load("kosmos-1999"), players, options).edition
    return edition


def sites_of(edition: Edition) -> list[tuple[int, int, int]]:
    """(column, row, kind) of the sites in play, in their order."""
    return [
        (cell % COLUMNS, cell // COLUMNS, kind)
        for cell, kind in zip(edition.site_cell[: edition.sites], edition.site_kind, strict=False)
    ]


# ---- kosmos-1999


def test_the_1999_edition_has_no_fault() -> None:
    assert EDITIONS.names() == ["kosmos-1999"]
    assert EDITIONS.faults(EDITIONS.load("kosmos-1999")) == []


@pytest.mark.rule("GS2")
def test_the_board_has_183_plains_25_hills_and_32_mountains() -> None:
    edition = frozen()
    assert Counter(edition.cost) == {1: 183, 2: 25, 3: 32}
    assert edition.cost[2] == 2  # row 0, column 2 is a hill
    assert edition.cost[12] == 3  # row 0, column 12 a mountain
    assert edition.cost[9 * COLUMNS + 18] == 3


@pytest.mark.rule("GS2")
def test_the_sets_of_cells_say_the_same_as_the_costs() -> None:
    edition = frozen()
    for kind in range(3):
        assert list(members(edition.ground[kind])) == [c for c in range(CELLS) if edition.cost[c] == kind + 1]


@pytest.mark.rule("GS3")
def test_four_players_use_all_36_sites_by_column_then_row() -> None:
    edition = frozen()
    wanted = [(*site, kind) for kind, sites in enumerate((ONE, TWO, THREE)) for site in sites]
    assert sites_of(edition) == sorted(wanted)
    assert edition.sites == SITES
    for index, cell in enumerate(edition.site_cell):
        assert edition.site_at[cell] == index
    assert sum(site != NONE for site in edition.site_at) == SITES


@pytest.mark.rule("GS3")
def test_the_tiles_of_each_kind() -> None:
    assert frozen().tiles == [[0, 0, 4, 4, 4, 0, 0, 0], [0, 0, 6, 0, 0, 6, 0, 0], [0, 0, 0, 0, 4, 4, 4, 0]]


@pytest.mark.rule("GS4")
def test_with_three_players_the_starred_sites_are_not_there() -> None:
    edition = frozen(players=3)
    wanted = [(*site, kind) for kind, sites in enumerate((ONE, TWO, THREE)) for site in sites if site not in STARRED]
    assert edition.sites == 30
    assert sites_of(edition) == sorted(wanted)
    assert edition.site_cell[30:] == [NONE] * 6
    assert edition.site_kind[30:] == [0] * 6
    for column, row in STARRED:
        assert edition.site_at[row * COLUMNS + column] == NONE


def test_next_to_a_cell_are_the_sites_left_above_below_and_right() -> None:
    edition = frozen()
    between = 0 * COLUMNS + 4  # E1 has D1 on its left, F1 on its right
    assert edition.near[between] == [edition.site_at[3], edition.site_at[5], NONE, NONE]
    above_below = 3 * COLUMNS + 4  # E4 has E3 above it, E5 below
    assert edition.near[above_below] == [edition.site_at[44], edition.site_at[84], NONE, NONE]
    assert frozen(players=3).near[above_below][1] == NONE
    assert edition.near[0] == [NONE] * 4
    assert sum(site != NONE for near in edition.near for site in near) == 36 * 4 - 10  # ten are at an edge


@pytest.mark.rule("GS5")
def test_prices_start_on_5000() -> None:
    edition = frozen()
    assert edition.scale == 16
    assert edition.price == [*range(1500, 9001, 500), *[0] * 16]
    assert edition.zone == [-1] * 5 + [0] * 6 + [1] * 5 + [0] * 16
    assert edition.price[edition.start_step] == 5000
    assert edition.die == [2, 3, 4, -2, -3, -4]


@pytest.mark.rule("GS7")
def test_30_beige_cards_12_red_ones_and_78_licences() -> None:
    edition = frozen()
    assert sum(edition.card_count[:BEIGE]) == 30
    assert sum(edition.card_count[BEIGE:]) == 12
    assert (edition.licence_ones, edition.licence_twos) == (39, 39)


@pytest.mark.rule("GS7")
def test_the_cards_are_those_of_the_spec() -> None:
    edition = frozen()
    beige = list(zip(edition.card_licences, edition.card_moves, edition.card_price, edition.card_count, strict=True))[
        :12
    ]
    assert beige == [
        (5, 8, 0, 6),
        (4, 10, 0, 5),
        (6, 6, 0, 4),
        (3, 12, 0, 3),
        (7, 4, 0, 2),
        (8, 3, 0, 1),
        (2, 10, 2, 2),
        (6, 4, 2, 1),
        (3, 8, 3, 1),
        (4, 6, 3, 1),
        (5, 5, 3, 1),
        (4, 5, 4, 3),
    ]
    red = list(
        zip(
            edition.card_black,
            edition.card_licences,
            edition.card_moves,
            edition.card_crude,
            edition.card_setback,
            edition.card_count,
            strict=True,
        )
    )[BEIGE : BEIGE + 10]
    assert red == [
        (3, 3, 4, 1, 0, 2),
        (2, 2, 6, 1, 0, 2),
        (1, 4, 2, 1, 0, 1),
        (2, 4, 8, 0, 2, 1),
        (2, 3, 6, 0, 3, 1),
        (1, 2, 8, 0, 3, 1),
        (2, 2, 6, 0, 4, 1),
        (3, 2, 6, 0, 4, 1),
        (3, 2, 4, 0, 5, 1),
        (2, 3, 2, 0, 5, 1),
    ]


@pytest.mark.rule("GS8")
def test_each_player_starts_with_15000_and_five_derricks() -> None:
    edition = frozen()
    assert (edition.cash, edition.derricks) == (15000, 5)


def test_the_other_numbers_of_the_rules() -> None:
    edition = frozen()
    assert edition.track == [0] + [1] * 9 + [2] * 7 + [3] * 3  # 4.7
    assert edition.build_cost == [4000, 6000, 8000]  # 5.2
    assert edition.freight == 3000  # 6.4
    assert (edition.tank_limit, edition.surplus_price) == (2, 1000)  # 8.1
    assert (edition.rank_pay, edition.crude_pay) == ([5000, 4000, 3000, 2000], 1000)  # E3, E4


def test_a_frozen_edition_fits_its_record() -> None:
    edition = frozen(3, {"crude_supply": "60"})
    assert Edition.unpack(edition.pack()) == edition


def test_every_datum_has_its_provenance() -> None:
    source = EDITIONS.load()
    origin = provenance(source)
    assert origin["terrain", "rows", 0] == "transcribed"
    assert origin["start", "price"] == "rules"
    assert origin["die", "faces"] == "reviews"
    sites = source.data["drill_sites"]["sites"]
    guessed = [
        site["at"] for index, site in enumerate(sites) if origin["drill_sites", "sites", index] == "reconstructed"
    ]
    assert guessed == ["H10"] == [cell_text(9 * COLUMNS + 7, COLUMNS)]


# ---- options


@pytest.mark.parametrize(
    ("options", "field", "value"),
    [
        ({}, "supply", UNLIMITED),
        ({"crude_supply": "unlimited"}, "supply", UNLIMITED),
        ({"crude_supply": "60"}, "supply", 60),
        ({}, "price_up_to", 0),
        ({"price_change": "exact"}, "price_up_to", 0),
        ({"price_change": "up-to"}, "price_up_to", 1),
        ({}, "special_may", 0),
        ({"special": "must"}, "special_may", 0),
        ({"special": "may"}, "special_may", 1),
        ({}, "carrier_forced", 0),
        ({"carrier": "choice"}, "carrier_forced", 0),
        ({"carrier": "most-advanced"}, "carrier_forced", 1),
        ({}, "free_bids", 0),
        ({"bids": "plausible"}, "free_bids", 0),
        ({"bids": "free"}, "free_bids", 1),
        ({}, "inflation", 0),
        ({"inflation": False}, "inflation", 0),
        ({"inflation": True}, "inflation", 1),
        ({}, "star", 20),
        ({"star": 20}, "star", 20),
        ({"star": 19}, "star", 19),
        ({}, "first", NONE),
        ({"first": "random"}, "first", NONE),
        ({"first": 0}, "first", 0),
        ({"first": 3}, "first", 3),
    ],
)
def test_each_option_has_its_field(options: Options, field: str, value: int) -> None:
    assert getattr(frozen(4, options), field) == value


@pytest.mark.rule("G2.2")
@pytest.mark.rule("GS6")
def test_an_edition_has_its_own_star_and_supply_unless_the_table_chooses() -> None:
    """The options of the match say what is played, and the match is played so."""
    text = TEXT.replace("star = 20", "star = 19").replace("crude = 60\nlimited = false", "crude = 40\nlimited = true")
    source = Source(text, "house.toml")
    ruleset = GAME.ruleset(source)
    assert (ruleset.options["star"], ruleset.options["crude_supply"]) == (19, "60")
    assert (ruleset.edition.star, ruleset.edition.supply) == (19, 40)
    chosen = GAME.ruleset(source, options={"star": 20, "crude_supply": "unlimited"})
    assert (chosen.edition.star, chosen.edition.supply) == (20, UNLIMITED)
    assert Match(ruleset, "a house rule").state.supply == 40


@pytest.mark.rule("GS6")
def test_an_edition_that_does_not_say_so_has_no_limited_supply() -> None:
    ruleset = GAME.ruleset(Source(TEXT.replace("\nlimited = false", ""), "house.toml"))
    assert (ruleset.options["crude_supply"], ruleset.edition.supply) == ("unlimited", UNLIMITED)


# ---- faults: what is replaced, by what, the message, and how the line begins on which it is reported

SITE_LIST = "sites = ["
FAULTS = [
    ("cash = 15000", "cash 15000", "edition-syntax", "cash 15000"),
    ("crude = 1000\n", 'crude = "1000\n', "edition-syntax", 'crude = "1000'),
    ("cash = 15000\n", "", "edition-key-missing", "[start]"),
    ("[supply]", "[stores]\n[supply]", "edition-key-unknown", "[stores]"),
    ("cash = 15000", "csah = 15000", "edition-key-near", "csah = 15000"),
    ('{ at = "I4",  kind = 2 }', '{ at = "I4" }', "edition-key-missing", '    { at = "I4" }'),
    ('{ at = "I4",  kind = 2 }', '{ at = "I4", knid = 2 }', "edition-key-near", '    { at = "I4", knid'),
    ("moves = 10 }", "moves = 10, black = 1 }", "edition-key-unknown", "    { copies = 5"),
    ("cash = 15000", "cash = 15000.5", "edition-wants-number", "cash ="),
    ("cash = 15000", "cash = true", "edition-wants-number", "cash ="),
    ('title = "Giganten (Kosmos 1999)"', 'title = ""', "edition-wants-text", "title ="),
    (
        "black = 1, licences = 4, moves = 2, free_crude = true",
        "black = 1, licences = 4, moves = 2, free_crude = 1",
        "edition-wants-switch",
        "    { copies = 1, black = 1, licences = 4",
    ),
    ("faces = [2, 3, 4, -2, -3, -4]", "faces = 6", "edition-wants-list", "faces ="),
    ('{ at = "C7",  kind = 1 }', '"C7"', "edition-wants-table", '    "C7"'),
    ('"reconstructed" }', '"guessed" }', "edition-word-unknown", '    { at = "H10"'),
    (
        'title = "Giganten (Kosmos 1999)"\nprovenance = "rules"',
        'title = "Giganten"',
        "edition-key-missing",
        "[edition]",
    ),
    ('game = "giganten"', 'game = "nations"', "edition-other-game", "game ="),
    # S2
    ('    "....M...h.....h.M...",     #  2\n', "", "edition-terrain-rows", "rows = ["),
    ('"....M...h.....h.M..."', '"....M...h.....h.M...", "...................."', "edition-terrain-rows", "rows = ["),
    ('".h.....M....M.M....h"', '".h.....M....M.M...h"', "edition-terrain-width", '    ".h.....M....M.M...h"'),
    ('"..M..M.....h....h..."', '"..M..M.....h....H..."', "edition-terrain-letter", '    "..M..M.....h....H'),
    # S3, S4
    ('    { at = "C7",  kind = 1 },\n', "", "edition-sites-count", SITE_LIST),
    ('{ at = "C7",  kind = 1 }', '{ at = "C7",  kind = 2 }', "edition-sites-of-kind", SITE_LIST),
    ('{ at = "C7",  kind = 1 }', '{ at = "C7",  kind = 4 }', "edition-number-range", '    { at = "C7"'),
    ("kind = 1, empty_with_three_players = true", "kind = 1", "edition-sites-starred", SITE_LIST),
    ('"C7"', '"C13"', "edition-site-off-board", '    { at = "C13"'),
    ('"C7"', '"U7"', "edition-site-off-board", '    { at = "U7"'),
    ('"C7"', '"A7"', "edition-site-first-column", '    { at = "A7"'),
    ('"C7"', '"S10"', "edition-site-twice", '    { at = "S10", kind = 3'),
    ('"C7"', '"D5"', "edition-sites-touch", '    { at = "D5"'),
    ('"C7"', '"B5"', "edition-sites-touch", '    { at = "B5"'),
    ("one_derrick    = [2, 2,", "one_derrick    = [2,", "edition-list-count", "one_derrick    ="),
    ("6, 6, 6, 6]", "6, 6, 6, 7]", "edition-number-range", "three_derricks = [4"),
    # prices and die
    ("[\n    1500, 2000,", "[\n    2000, 1500,", "edition-price-order", "    2000, 1500"),
    ("    7000, 7500", "    6500, 7500", "edition-price-order", "    6500, 7500"),
    ('"rrrrrwwwwwwbbbbb"', '"rrrrrwwwwwwbbbb"', "edition-zones-count", "zones ="),
    ('"rrrrrwwwwwwbbbbb"', '"rrrrrwwwwwwbbbbx"', "edition-zones-letter", "zones ="),
    ('"rrrrrwwwwwwbbbbb"', '"rrrrwrwwwwwbbbbb"', "edition-zones-order", "zones ="),
    ("price = 5000", "price = 5100", "edition-price-off-scale", "price = 5100"),
    ("faces = [2, 3, 4,", "faces = [2, 0, 4,", "edition-die-zero", "faces ="),
    ("faces = [2, 3, 4,", "faces = [2, 3, 7,", "edition-number-range", "faces ="),
    ("faces = [2, 3, 4,", "faces = [2, 3, 4, 5,", "edition-list-count", "faces ="),
    ("faces = [2, 3, 4,", "faces = [2, 3, 6,", "edition-die-leaves-scale", "    4000, 4500"),
    ('"rrrrrwwwwwwbbbbb"', '"rrrwwwwwwwwbbbbb"', "edition-die-leaves-scale", "    1500, 2000"),
    ('"rrrrrwwwwwwbbbbb"', '"rrrrrwwwwwwwwbbb"', "edition-die-leaves-scale", "    7000, 7500"),
    # track
    ("    3, 3, 3,  ", "    3, 3,  ", "edition-list-count", "costs = ["),
    ("    3, 3, 3,  ", "    3, 0, 3,  ", "edition-number-range", "    3, 0, 3"),
    ("star = 20", "star = 21", "edition-number-range", "star ="),
    # S7
    ("copies = 5, licences = 4", "copies = 6, licences = 4", "edition-cards-total", "beige = ["),
    ("copies = 2, black = 3", "copies = 1, black = 3", "edition-cards-total", "red = ["),
    (
        "moves = 8, set_back = 2",
        "moves = 8, set_back = 2, free_crude = true",
        "edition-card-specials",
        "    { copies = 1, black = 2, licences = 4",
    ),
    ("licences = 8", "licences = 9", "edition-number-range", "    { copies = 1, licences = 9"),
    ("moves = 12", "moves = 16", "edition-number-range", "    { copies = 3, licences = 3"),
    ("price_change = 4", "price_change = 5", "edition-number-range", "    { copies = 3, licences = 4"),
    ("black = 1, licences = 2", "black = 0, licences = 2", "edition-number-range", "    { copies = 1, black = 0"),
    ("black = 1, licences = 2", "black = 10, licences = 2", "edition-number-range", "    { copies = 1, black = 10"),
    ("beige = [", "beige = [" + "{ copies = 1, licences = 1, moves = 1 }," * 19, "edition-list-range", "beige = ["),
    ("worth_one = 39", "worth_one = 40", "edition-number-range", "worth_one ="),
    ("worth_two = 39", "worth_two = 0", "edition-number-range", "worth_two ="),
    # S8 and money
    ("derricks = 5\n", "derricks = 6\n", "edition-number-range", "derricks ="),
    ("limit = 2", "limit = 3", "edition-tank-limit", "limit ="),
    ("surplus_price = 1000", "surplus_price = 0", "edition-number-range", "surplus_price ="),
    ("cash = 15000", "cash = -1", "edition-number-range", "cash ="),
    ("4000, 3000, 2000]", "4000, 3000]", "edition-list-count", "derrick_by_rank ="),
    ("freight = 3000", "freight = 3001", "edition-freight-shares", "freight ="),
    ("freight = 3000", "freight = 3002", "edition-freight-shares", "freight ="),
    ("freight = 3000", "freight = 4000", "edition-freight-shares", "freight ="),
]


def line_of(text: str, start: str) -> int:
    """The only line that begins so."""
    [line] = [number for number, row in enumerate(text.split("\n"), 1) if row.startswith(start)]
    return line


def first_fault(text: str) -> EditionError:
    """What a match with this file is refused for."""
    with pytest.raises(EditionError) as caught:
        GAME.ruleset(Source(text, "house.toml"))
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "key", "start"), FAULTS, ids=[f"{key} {number}" for number, (_, _, key, _) in enumerate(FAULTS)]
)
def test_a_fault_is_named_with_its_line(old: str, new: str, key: str, start: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    fault = first_fault(text)
    assert (fault.key, fault.file, fault.line) == (key, "house.toml", line_of(text, start))


def test_every_kind_of_fault_is_tested() -> None:
    """All messages but those about files and about the other game's names, which have tests of their own."""
    untested = messages("en").keys() - {key for _, _, key, _ in FAULTS}
    assert untested == {
        "edition-not-found",
        "edition-encoding",
        "edition-name-taken",
        "edition-too-large",
        "edition-too-deep",
        "edition-word-long",
        "edition-text-long",
    }


@pytest.mark.parametrize(
    ("old", "new", "params"),
    [
        ('".h.....M....M.M....h"', '".h.....M....M.M...h"', {"row": 4, "count": 19, "wanted": 20}),
        ('"C7"', '"C13"', {"at": "C13", "last": "T12"}),
        ('"N12", kind = 3, empty_with_three_players = true', '"N12", kind = 3', {"kind": 3, "count": 1, "wanted": 2}),
        ("[\n    1500, 2000,", "[\n    2000, 1500,", {"price": 1500, "before": 2000}),
        ("price = 5000", "price = 5100", {"price": 5100, "near": 5000}),
        ("limit = 2", "limit = 3", {"limit": 3, "derricks": 5, "most": 2}),
        ("freight = 3000", "freight = 3001", {"freight": 3001, "lower": 3000, "higher": 3012}),
        ("freight = 3000", "freight = 5", {"freight": 5, "lower": 12, "higher": 24}),
    ],
)
def test_a_fault_says_what_is_wrong_and_what_would_be_right(old: str, new: str, params: dict[str, object]) -> None:
    assert params.items() <= first_fault(TEXT.replace(old, new, 1)).params.items()


def test_a_freight_that_two_three_and_four_can_share_is_sound() -> None:
    assert EDITIONS.faults(Source(TEXT.replace("freight = 3000", "freight = 12"), "house.toml")) == []


def test_a_site_off_the_board_is_next_to_none() -> None:
    text = TEXT.replace('"C7"', '"C13"').replace('"S3"', '"T1"')
    assert [fault.key for fault in EDITIONS.faults(Source(text, "house.toml"))] == ["edition-site-off-board"]


def test_a_step_from_which_the_die_leaves_the_scale_is_named_once() -> None:
    faults = EDITIONS.faults(Source(TEXT.replace("faces = [2, 3, 4,", "faces = [6, 6, 4,"), "house.toml"))
    assert [(fault.params["price"], fault.params["face"]) for fault in faults] == [(6500, 6)]


def test_two_boards_are_told_apart_and_none_is_nothing() -> None:
    """A survey of one is not taken for one of the other, nor for none at all."""
    other = GAME.ruleset(Source(TEXT.replace(".h.....M....M.M....h", "hh.....M....M.M....h"), "house.toml"))
    assert len({frozen().board, other.edition.board, 0}) == 3


def test_a_fault_names_both_sites() -> None:
    [fault] = EDITIONS.faults(Source(TEXT.replace('"C7"', '"D5"'), "house.toml"))[:1]
    assert (fault.params["at"], fault.params["other"], fault.params["other_line"]) == (
        "D5",
        "C4",
        line_of(TEXT, '    { at = "C4"'),
    )


def test_a_strange_letter_is_named_with_its_column() -> None:
    text = TEXT.replace("..M..M.....h....h...", "..M..M.....h....H...")
    [fault] = EDITIONS.faults(Source(text, "house.toml"))
    assert (fault.params["letter"], fault.params["column"], fault.params["cell"]) == ("H", 17, "Q5")


def test_all_faults_are_collected_in_the_order_of_the_file() -> None:
    text = TEXT.replace("cash = 15000", "csah = 15000").replace('"C7"', '"A7"')
    text = text.replace("star = 20", "star = 2").replace("freight = 3000", "freight = 3001")
    text = text.replace("price = 5000", 'price = "5000"')
    found = EDITIONS.faults(Source(text, "house.toml"))
    assert [fault.key for fault in found] == [
        "edition-site-first-column",
        "edition-number-range",
        "edition-key-near",
        "edition-wants-number",
        "edition-freight-shares",
    ]


def test_an_empty_file_misses_every_table() -> None:
    found = EDITIONS.faults(Source("", "house.toml"))
    assert {(fault.key, fault.line) for fault in found} == {("edition-key-missing", 1)}
    assert len(found) == len(TABLES)


def test_freezing_refuses_a_file_with_a_fault() -> None:
    with pytest.raises(EditionError):
        GAME.ruleset(Source(TEXT.replace("star = 20", "star = 21"), "house.toml"))


# ---- files


def test_an_edition_is_found_by_name_or_by_path(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert EDITIONS.load("kosmos-1999").file == "kosmos-1999.toml"
    assert EDITIONS.open(path).file == EDITIONS.open(str(path)).file == str(path)


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as caught:
        EDITIONS.load("kosmos-1998")
    assert caught.value.key == "edition-not-found"
    assert caught.value.params == {"name": "kosmos-1998", "known": "kosmos-1999"}


def test_files_saved_on_windows_are_read_with_the_same_lines(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("star = 20", "star = 21").replace("\n", "\r\n").encode())
    [fault] = EDITIONS.faults(EDITIONS.open(path))
    assert fault.line == line_of(TEXT, "star =")


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes("a = 1\nb = 'Öl'\n".encode("latin-1"))
    with pytest.raises(EditionError) as caught:
        EDITIONS.open(path)
    assert (caught.value.key, caught.value.line) == ("edition-encoding", 2)


def test_cells_may_be_typed_in_small_letters() -> None:
    source = Source(TEXT.replace('"C7"', '"c7"'), "house.toml")
    assert GAME.ruleset(source).edition == frozen()


# ---- the scanner

TRICKY = '''# [comment]
a = 1 # [b]
"quoted # key" = 'x # y'
dotted.key.deep = "\\"]"
list = [1, # one
  2,
  [3,
   4], { x = 1, y = [5,
   6] },
]
empty = []
text = """
first
second \\""" still
third"""
raw = \'\'\'one
two\'\'\'
date = 1979-05-27 07:32:00 # a space inside
[[tables]]
n = 0
  [[tables.inner]]
  m = { p.q = 1 }
  [[tables.inner]]
[[tables]]
[tables.sub]
k = """"quoted""""
[ far . "away" ]
z = ""
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ((), 1),
        (("a",), 2),
        (("quoted # key",), 3),
        (("dotted",), 4),
        (("dotted", "key", "deep"), 4),
        (("list",), 5),
        (("list", 0), 5),
        (("list", 1), 6),
        (("list", 2), 7),
        (("list", 2, 1), 8),
        (("list", 3), 8),
        (("list", 3, "y", 1), 9),
        (("list", 9), 5),
        (("empty",), 11),
        (("text", 0), 13),
        (("text", 1), 14),
        (("text", 2), 15),
        (("raw", 0), 16),
        (("raw", 1), 17),
        (("date",), 18),
        (("tables",), 19),
        (("tables", 0), 19),
        (("tables", 0, "n"), 20),
        (("tables", 0, "inner", 0), 21),
        (("tables", 0, "inner", 0, "m", "p", "q"), 22),
        (("tables", 0, "inner", 1), 23),
        (("tables", 1), 24),
        (("tables", 1, "sub"), 25),
        (("tables", 1, "sub", "k"), 26),
        (("far", "away"), 27),
        (("far", "away", "z"), 28),
        (("far", "away", "missing"), 27),
        (("nowhere",), 1),
    ],
)
def test_everything_in_a_file_has_its_line(place: tuple[Any, ...], line: int) -> None:
    assert Source(TRICKY, "tricky.toml").line(*place) == line


def test_every_value_of_the_edition_has_a_line_of_its_own() -> None:
    """No place that tomllib reads is unknown to the scanner."""
    for text in (TEXT, TRICKY):
        source = Source(text, "any.toml")
        assert set(places(source.data)) <= source._lines.keys()


def places(value: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All places of a parsed file."""
    if not isinstance(value, dict | list):
        return []
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    return [found for key, entry in entries for found in [(*place, key), *places(entry, (*place, key))]]


# ---- the messages


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the parameters it names."""
    text = (LOCALES / language / "edition.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


def variables(node: Any) -> set[str]:
    """The parameters that occur anywhere in a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(variables(entry) for entry in node))
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set()


@pytest.mark.parametrize("language", ["fr", "it", "de"])
def test_all_languages_have_the_same_messages_and_parameters(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_every_fault_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / "edition.ftl").read_text(encoding="utf-8")))
    for old, new, _, _ in FAULTS:
        fault = first_fault(TEXT.replace(old, new, 1))
        pattern = bundle.get_message(fault.key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, fault.params)
        assert text
        assert not errors


# ---- what a stranger might send


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a." * 12_500 + "a = 1", "edition-too-deep"),
        ("[" + "a." * 16 + "a]", "edition-too-deep"),
        ("a = " + "[" * 10_000, "edition-too-deep"),
        ("a = " + "{a = " * 10_000, "edition-too-deep"),
        ("a = " + "9" * 5_000, "edition-word-long"),
        ("# " + "x" * MOST_CHARACTERS, "edition-too-large"),
        ('"""' + '\\"""' * 15_000, "edition-syntax"),  # strings that never end
        ("'" * 60_000, "edition-syntax"),
    ],
)
def test_a_file_that_would_take_long_to_read_is_refused_at_once(text: str, key: str) -> None:
    with pytest.raises(EditionError) as caught:
        Source(text, "house.toml")
    assert caught.value.key == key


def test_reading_looks_at_every_character_about_once() -> None:
    """Counted in tokens, so that it does not depend on the machine."""
    for unit in ('"""\\', "'''", 'a."', "[a]\n", 'a."b".c = "d.e"\n', "# a.b\n", "\\"):
        text = unit * 2_000
        assert sum(len(token[0]) for token in _TOKEN.finditer(text)) <= len(text)


def test_dots_in_texts_and_comments_are_not_keys() -> None:
    dots = ".".join("a" * 40)
    source = Source(f'a = "{dots}"\n# {dots}\nb = """\n{dots}\n"""\n', "house.toml")
    assert source.data["a"] == dots


def test_a_house_edition_may_not_have_an_official_name() -> None:
    assert EDITIONS.load("ours", TEXT).is_builtin is False
    with pytest.raises(SetupError) as caught:
        EDITIONS.load("kosmos-1999", TEXT)
    assert caught.value.key == "edition-name-taken"


def test_a_strangers_name_is_never_a_path(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(TEXT, encoding="utf-8")
    with pytest.raises(SetupError) as caught:
        EDITIONS.load(str(path))
    assert caught.value.key == "edition-not-found"
