"""The edition ``kark-1973``: what stands in it, every fault that is found with its line, and freezing."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from gusher import texts
from gusher.games.nations.edition import EDITIONS, TABLES, _freeze_land, _ways_of
from gusher.games.nations.meta import GAME
from gusher.games.nations.scratch import ENTRIES
from gusher.games.nations.state import CARD_NAMES, COUNTRY_NAMES, NONE, RING, SPACES, Edition
from gusher.games.nations.verbs import spaces
from gusher.kernel.edition import Source, provenance
from gusher.kernel.errors import EditionError, SetupError
from gusher.kernel.game import OptionValue
from gusher.kernel.match import Match

TEXT = EDITIONS.load().text

# Section 9 of the spec: capital, "?", border spaces
LAND = {
    "N1": (0, 4, (2, 3, 5, 6)),
    "N2": (0, 4, (2, 3, 5, 6)),
    "S1": (4, 0, (1, 2, 6, 7)),
    "S2": (4, 0, (1, 2, 6, 7)),
    "U": (6, 2, (0, 1, 3, 4)),
    "A": (2, 6, (0, 4, 5, 7)),
    "B": (6, 2, (0, 1, 3, 4)),
    "D": (2, 6, (0, 4, 5, 7)),
}
ARROWS = (
    "U.0–N1.6, U.1–A.7, U.3–A.5, U.4–S1.6, A.0–N1.5, A.4–S1.7, N1.2–N2.6, N1.3–N2.5, S1.1–S2.7, S1.2–S2.6, "
    "N2.3–B.0, N2.2–D.0, S2.1–B.4, S2.2–D.4, B.1–D.7, B.3–D.5"
)
BORDERS = "U–A, U–N1, U–S1, N1–A, S1–A, N1–N2, S1–S2, N2–B, S2–B, N2–D, S2–D, B–D"
CARDS = {
    "oil-boom": (2, 5),
    "foreign-loan": (2, 4),
    "record-exports": (1, 0),
    "coup": (2, 0),
    "revolution": (1, 0),
    "state-visit": (2, 4),
    "launched": (1, 0),
    "concession": (1, 0),
    "assassination": (2, 0),
    "tanker-lost": (2, 0),
    "fine": (2, 2),
    "reparations": (2, 3),
    "strike": (1, 0),
    "palace-revolt": (2, 0),
    "summit": (1, 1),
}


def frozen(**options: OptionValue) -> Edition:
    edition: Edition = GAME.ruleset(EDITIONS.load("kark-1973"), 4, options).edition
    return edition


# ---- kark-1973


def test_the_1973_edition_has_no_fault() -> None:
    assert EDITIONS.names() == ["kark-1973"]
    assert EDITIONS.faults(EDITIONS.load("kark-1973")) == []


@pytest.mark.rule("NS3")
def test_capitals_incidents_and_border_spaces_are_those_of_the_spec() -> None:
    edition = frozen()
    for name, (capital, incident, borders) in LAND.items():
        start = COUNTRY_NAMES.index(name) * RING
        assert edition.capital[start // RING] == start + capital
        assert [place for place in range(RING) if edition.is_capital[start + place]] == [capital]
        assert [place for place in range(RING) if edition.incident[start + place]] == [incident]
        assert tuple(place for place in range(RING) if edition.arrow[start + place] != NONE) == borders


@pytest.mark.rule("N4.3")
def test_the_sixteen_arrows_are_those_of_the_spec_and_open_both_ways() -> None:
    edition = frozen()
    arrows = {tuple(sorted(spaces.texts.index(end) for end in arrow.split("–"))) for arrow in ARROWS.split(", ")}
    assert {
        tuple(sorted((space, edition.arrow[space]))) for space in range(SPACES) if edition.arrow[space] != NONE
    } == arrows
    assert all(edition.arrow[edition.arrow[space]] == space for space in range(SPACES) if edition.arrow[space] != NONE)
    assert all(edition.ring[edition.ring[space][0]][1] == space for space in range(SPACES))


@pytest.mark.rule("N6.6")
def test_the_twelve_borders_are_those_of_the_spec() -> None:
    edition = frozen()
    pairs = [tuple(COUNTRY_NAMES.index(end) for end in border.split("–")) for border in BORDERS.split(", ")]
    joined = [(a, b) for a in range(8) for b in range(8) if edition.borders[a] >> b & 1]
    assert sorted(joined) == sorted(pairs + [(b, a) for a, b in pairs])
    assert len(pairs) == edition.pipelines == 12


@pytest.mark.rule("N7.1")
def test_the_24_incident_cards_are_those_of_the_spec() -> None:
    edition = frozen()
    cards = zip(CARD_NAMES, zip(edition.card_count, edition.card_amount, strict=True), strict=True)
    assert dict(cards) == CARDS
    assert edition.cards == 24


@pytest.mark.rule("N4.1")
@pytest.mark.rule("N6.1")
def test_money_pieces_and_prices_are_those_of_the_rules() -> None:
    edition = frozen()
    assert (edition.leaders, edition.price, edition.pay) == ([2, 2, 1, 1], [2, 2, 1, 1], [2, 2, 1, 1])
    assert (edition.money, edition.first_tankers, edition.tankers) == (7, 1, 16)
    assert (edition.tanker_price, edition.tanker_sale, edition.pipeline_price) == (5, 3, 3)


def test_everything_says_where_it_comes_from() -> None:
    origins = provenance(EDITIONS.load())
    assert origins["countries", "list", 0] == "reconstructed"
    names = {
        row["name"]: origins["countries", "list", at, "name"]
        for at, row in enumerate(EDITIONS.load().data["countries"]["list"])
    }
    assert {name for name, origin in names.items() if origin == "rules"} == {"U.O.R.", "Abu Akar"}
    assert origins["start", "money"] == "rules"
    assert {place[0] for place in origins} == set(TABLES)


@pytest.mark.rule("N4.10")
@pytest.mark.rule("N8.4")
@pytest.mark.rule("NS5")
def test_options_are_frozen_with_the_edition() -> None:
    edition = frozen()
    assert (edition.fallen_out, edition.round_limit, edition.first) == (0, 0, NONE)
    edition = frozen(fallen_leaders="out", round_limit=40, first=2)
    assert (edition.fallen_out, edition.round_limit, edition.first) == (1, 40, 2)


@pytest.mark.rule("NS3")
@pytest.mark.rule("N6.3")
def test_another_country_may_hold_the_canal() -> None:
    """It is then the port on both halves of the sea; who was it before has no sea."""
    text = TEXT.replace('kind = "canal", ', 'kind = "inland",').replace(
        'name = "Abu Akar",   kind = "inland",', 'name = "Abu Akar",   kind = "canal",'
    )
    edition = GAME.ruleset(Source(text, "house.toml")).edition
    ports = {name: edition.port[country] for country, name in enumerate(COUNTRY_NAMES)}
    assert COUNTRY_NAMES[edition.canal] == "A"
    assert ports == {"U": 0, "N1": 1, "N2": 1, "S1": 2, "S2": 2, "A": 3, "B": 0, "D": 0}


def test_a_frozen_edition_fits_its_record() -> None:
    assert Edition.unpack(frozen().pack()) == frozen()


def test_countries_are_called_as_the_file_calls_them() -> None:
    """On the map, in the log and in refusals."""
    match = Match(GAME.ruleset(changed('"Abu Akar"', '"Höhenland"'), 2, {"first": 0}), 1)
    say = functools.partial(texts.say, "en")
    board = GAME.terminal.draw(match.edition, say, match.view(0), 80)
    assert any("A Höhenland" in "".join(text for text, _ in line) for line in board)
    match.play("place king A")
    told = [line for entry in match.log() for line in GAME.words.text.describe(match.edition, say, entry)]
    assert "Höhenland: Red takes control." in told
    assert match.explain("place king A").params["country"] == "Höhenland"


# ---- faults


def changed(old: str, new: str) -> Source:
    assert TEXT.count(old) == 1, f"{old!r} occurs {TEXT.count(old)} times"
    return Source(TEXT.replace(old, new), "house.toml")


def line_of(source: Source, text: str) -> int:
    return next(number for number, line in enumerate(source.text.split("\n"), 1) if text in line)


UOR = 'derricks = 1, ring = "xx?xx.C."'
FAULTS = [
    ("edition-other-game", 'game = "nations"', 'game = "giganten"', "giganten"),
    ("edition-country-unknown", 'id = "N2"', 'id = "N3"', "N3"),
    ("edition-country-twice", 'id = "N2"', 'id = "N1"', "Belhadar"),
    ("edition-coast-half", '"Qasira",     kind = "coast",  half = "north",', '"Qasira", kind = "coast",', "Qasira"),
    (
        "edition-half-without-coast",
        'name = "Jebel Sahm", kind = "inland",',
        'name = "Jebel Sahm", kind = "inland", half = "north",',
        "Jebel Sahm",
    ),
    ("edition-canal-count", 'kind = "canal",                 ', 'kind = "inland",', "list = ["),
    ("edition-ring-size", UOR, UOR.replace("C.", "C.."), "U.O.R."),
    ("edition-ring-sign", UOR, UOR.replace("C.", "CK"), "U.O.R."),
    ("edition-ring-capitals", UOR, UOR.replace(".C.", "CC."), "U.O.R."),
    ("edition-ring-incidents", UOR, UOR.replace("?", "."), "U.O.R."),
    ("edition-text-long", '"Jebel Sahm"', '"Djebel Sahmara"', "Djebel Sahmara"),
    ("edition-arrow-form", '"U.1-A.7",  ', '"U.1-A.7", "U.1 to A.7",', "U.1 to A.7"),
    ("edition-arrow-form", '"U.1-A.7",  ', '"U.1-A.7", "U.2-A.1-B.2",', "U.2-A.1-B.2"),
    ("edition-arrow-form", '"U.1-A.7",  ', '"U.1-A.7", "U.2-X.1",', "U.2-X.1"),
    ("edition-arrow-inside", '"B.1-D.7",   "B.3-D.5"', '"B.1-B.3", "D.7-D.5"', "B.1-B.3"),
    ("edition-arrow-no-border", '"B.1-D.7"', '"B.2-D.7"', "B.2-D.7"),
    ("edition-arrow-second", '"B.1-D.7"', '"B.1-D.7", "B.1-D.7"', "B.1-D.7"),
    ("edition-arrow-missing", '"B.1-D.7",  ', "", "Jebel Sahm"),
    ("edition-border-form", '"B-D",', '"B-D", "B-X",', "B-X"),
    ("edition-border-form", '"B-D",', '"B-D", "B-A-U",', "B-A-U"),
    ("edition-border-form", '"B-D",', '"B-D", "B-B",', "B-B"),
    ("edition-border-twice", '"B-D",', '"B-D", "D-B",', "D-B"),
    ("edition-border-no-arrow", '"B-D",', '"B-D", "A-B",', "A-B"),
    ("edition-border-missing", ', "B-D",', ",", "list = ["),
    ("edition-pipeline-border", 'laid = ["U-A"]', 'laid = ["U-B"]', "U-B"),
    ("edition-pipeline-border", 'laid = ["U-A"]', 'laid = ["U-A", "A-U"]', "A-U"),
    ("edition-pipeline-supply", "supply = 12 ", "supply = 0 ", "supply = 0"),
    ("edition-tanker-supply", "supply = 16 ", "supply = 3 ", "supply = 3"),
    (
        "edition-incident-twice",
        '"summit",         copies = 1, amount = 1',
        '"fine", copies = 1, amount = 1',
        '"fine", copies',
    ),
    ("edition-incident-amount", '"summit",         copies = 1, amount = 1', '"summit", copies = 1', "summit"),
    ("edition-incident-no-amount", '"strike",         copies = 1', '"strike", copies = 1, amount = 1', "strike"),
    ("edition-incident-total", '"strike",         copies = 1', '"strike", copies = 2', "cards = ["),
]


@pytest.mark.parametrize(("key", "old", "new", "where"), FAULTS)
def test_each_fault_is_named_with_its_line(key: str, old: str, new: str, where: str) -> None:
    source = changed(old, new)
    fault = next(fault for fault in EDITIONS.faults(source) if fault.key == key)
    if where.endswith("= ["):
        assert source.text.split("\n")[fault.line - 1].startswith(where)
    else:
        assert fault.line == line_of(source, where)
    for language in texts.LANGUAGES:
        assert texts.has(language, key, None)


@pytest.mark.parametrize(
    ("key", "old", "new", "first"),
    [
        ("edition-country-twice", 'id = "N2"', 'id = "N1"', "Qasira"),
        ("edition-arrow-second", '"B.3-D.5"', '"B.3-D.5",\n"B.1-A.0"', "B.3-D.5"),
        ("edition-border-twice", '"B-D",', '"B-D",\n"D-B",', '"B-D"'),
        ("edition-incident-twice", 'card = "summit"', 'card = "fine"', '"fine"'),
    ],
)
def test_what_is_listed_twice_is_named_with_both_lines(key: str, old: str, new: str, first: str) -> None:
    source = changed(old, new)
    fault = next(fault for fault in EDITIONS.faults(source) if fault.key == key)
    assert fault.params["other_line"] == line_of(source, first) < fault.line


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("supply = 12 ", "supply = 1 "),
        ("supply = 16 ", "supply = 4 "),
        ("tankers = 1", "tankers = 0"),
        ("money = 7", "money = 1"),
    ],
)
def test_what_is_just_enough_is_sound(old: str, new: str) -> None:
    assert EDITIONS.faults(changed(old, new)) == []


def test_a_pipeline_needs_a_border_even_where_the_list_of_borders_has_a_fault() -> None:
    source = changed('"B-D",', '"B-D", "B-X",')
    source = Source(source.text.replace('laid = ["U-A"]', 'laid = ["U-X"]'), "house.toml")
    assert [fault.key for fault in EDITIONS.faults(source)] == ["edition-border-form", "edition-pipeline-border"]


@pytest.mark.parametrize("kinds", ["count = [12]", "count = 1"])
def test_a_leader_that_nobody_has_pays_for_nothing(kinds: str) -> None:
    """2.1: neither with all types gone nor with only the dear ones left can a million buy one."""
    text = re.sub(kinds, "count = 0", TEXT).replace("money = 7", "money = 1")
    [fault] = EDITIONS.faults(Source(text, "house.toml"))
    assert fault.key == "edition-start-money"


def test_everybody_can_pay_for_a_leader_at_the_start() -> None:
    source = changed("dictator      = { count = 1, price = 1", "dictator      = { count = 1, price = 9")
    source = Source(
        source.text.replace("count = 1, price = 1", "count = 1, price = 9").replace(
            "count = 2, price = 2", "count = 2, price = 9"
        ),
        "house.toml",
    )
    [fault] = EDITIONS.faults(source)
    assert (fault.key, fault.line) == ("edition-start-money", line_of(source, "money = 7"))
    assert all(texts.has(language, fault.key, None) for language in texts.LANGUAGES)


def test_a_board_with_more_ways_than_there_is_room_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.games.nations.edition.ENTRIES", 100)
    [fault] = EDITIONS.faults(EDITIONS.load())
    assert fault.key == "edition-too-many-ways"
    assert 100 < fault.params["ways"] <= ENTRIES
    assert all(texts.has(language, fault.key, None) for language in texts.LANGUAGES)
    monkeypatch.setattr("gusher.games.nations.edition.ENTRIES", fault.params["ways"])
    assert EDITIONS.faults(EDITIONS.load()) == []


def count_crossings(edition: Edition, *path: int) -> int:
    """4.3: how many ways on from the end of a path, on an empty board, end with an arrow."""
    here, been = path[-1], {space // RING for space in path}
    total = sum(
        count_crossings(edition, *path, goal)
        for goal in edition.ring[here]
        if goal not in path and not edition.incident[goal]
    )
    goal = edition.arrow[here]
    return total if goal == NONE or goal // RING in been else total + 1 + count_crossings(edition, *path, goal)


@pytest.mark.rule("N4.3")
def test_room_is_needed_for_every_way_from_country_to_country_and_for_its_beginning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gusher.games.nations.edition.ENTRIES", 0)
    [fault] = EDITIONS.faults(EDITIONS.load())
    assert fault.params["ways"] == 1 + max(count_crossings(frozen(), space) for space in range(SPACES))


@pytest.mark.rule("N4.3")
def test_the_ways_of_a_small_board_are_counted_one_by_one() -> None:
    """The same on a board with five arrows, so that it takes no time."""
    arrows = 'list = ["U.0-N1.6", "U.1-A.7", "U.3-A.5", "A.0-N1.5", "N1.2-N2.6"]'
    text, replaced = re.subn(r"(\[arrows\]\nprovenance = .*?\n)list = \[.*?\]", rf"\1{arrows}", TEXT, flags=re.DOTALL)
    assert replaced == 1
    source, board = Source(text, "small.toml"), Edition()
    _freeze_land(board, source)
    most = max(count_crossings(board, space) for space in range(SPACES))
    assert _ways_of(source)[0] == 1 + most
    assert min(count_crossings(board, space) for space in range(SPACES)) < most


def test_a_board_with_more_moves_for_an_agent_than_there_is_room_for_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    most = max(sum(goal != NONE for goal in goals) for goals in frozen().agent_to)
    monkeypatch.setattr("gusher.games.nations.edition.AGENT_MOVES", most)
    assert EDITIONS.faults(EDITIONS.load()) == []
    monkeypatch.setattr("gusher.games.nations.edition.AGENT_MOVES", most - 1)
    assert [fault.key for fault in EDITIONS.faults(EDITIONS.load())] == ["edition-too-many-ways"]


def test_an_empty_file_misses_every_table() -> None:
    found = EDITIONS.faults(Source("", "house.toml"))
    assert {fault.key for fault in found} == {"edition-key-missing"}
    assert len(found) == len(TABLES)


def test_freezing_refuses_a_file_with_a_fault() -> None:
    with pytest.raises(EditionError):
        GAME.ruleset(changed('"B.1-D.7"', '"B.2-D.7"'))


def test_an_edition_is_found_by_name_or_by_path(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert EDITIONS.load("kark-1973").file == "kark-1973.toml"
    assert EDITIONS.open(path).file == str(path)
    with pytest.raises(SetupError) as caught:
        EDITIONS.load("kark-1974")
    assert caught.value.params == {"name": "kark-1974", "known": "kark-1973"}
