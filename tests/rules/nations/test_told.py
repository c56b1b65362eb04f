"""What the log is told of each action: every payment, and every piece's way."""

from __future__ import annotations

import pytest

from gusher.games.nations.events import EVENTS
from gusher.games.nations.state import CARD_NAMES, NONE, TYPE_NAMES, Phase
from gusher.games.nations.verbs import pairs, stations

from .table import Table, country_of, new_game, space_of

KING, DICTATOR = TYPE_NAMES.index("king"), TYPE_NAMES.index("dictator")


def station_of(text: str) -> int:
    return stations.texts.index(text)


def story(table: Table) -> list[tuple[str | int, ...]]:
    """Everything told so far: the event's name, then its arguments."""
    assert table.g.journal is not None
    found: list[tuple[str | int, ...]] = []
    for number, *values in table.g.journal:
        event = EVENTS.events[number]
        found.append((event.name, *values[: len(event.args)]))
    table.g.journal = []
    return found


@pytest.mark.rule("N2.1")
def test_a_first_turn_is_told() -> None:
    table = new_game(2, first=0)
    assert story(table) == [("turn-begins", 1, 0)]
    table.do("place king N1")
    n1, capital = country_of("N1"), space_of("N1.0")
    assert story(table) == [("placed", 0, KING, n1, 2), ("control", 0, n1), ("agent-placed", 0, capital)]
    table.do("tanker place N1")
    assert story(table) == [("tanker-moved", 0, station_of("reserve"), station_of("N1")), ("turn-begins", 1, 1)]


@pytest.mark.rule("N5.1")
def test_an_agents_move_is_told_space_by_space() -> None:
    table = Table().put(0, "king", "B.6").agent(0, "N1.0").begin(Phase.AGENT).on().do("agent U.1")
    way = [("way", 0, space_of(text)) for text in ("N1.7", "N1.6", "U.0", "U.1")]
    assert story(table) == [("agent-moved", 0, space_of("N1.0"), space_of("U.1")), *way]


@pytest.mark.rule("N4.8")
def test_an_attack_is_told_with_its_price_its_way_the_fall_and_the_tankers() -> None:
    table = Table().put(0, "king", "S1.2").put(1, "dictator", "S1.4").tankers(1, "S1", 2).on().do("move S1.2 S1.4")
    s1, goal = country_of("S1"), space_of("S1.4")
    assert story(table) == [
        ("moved", 0, space_of("S1.2"), goal, 4),
        ("way", 0, space_of("S1.3")),
        ("way", 0, goal),
        ("fell", 1, DICTATOR, goal, 0),
        ("control", 0, s1),
        ("tankers-taken", 0, s1, 2, 1),
    ]


@pytest.mark.rule("N6.1")
@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("tanker buy south", ("tanker-placed", 0, station_of("south"), 5)),
        ("tanker sell north", ("tanker-gone", 0, station_of("north"), 3)),
        ("tanker move north N1", ("tanker-moved", 0, station_of("north"), station_of("N1"))),
        ("pipe N1-A", ("pipeline", 0, pairs.texts.index("N1-A"), 3)),
    ],
)
def test_trade_is_told(action: str, told: tuple[str | int, ...]) -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "north").begin(Phase.TRADE).on().do(action)
    assert story(table) == [told]


@pytest.mark.rule("N3.5")
def test_of_derricks_that_pay_the_same_those_of_the_first_country_are_loaded_first() -> None:
    table = Table().put(0, "king", "N1.0", "N2.0").pipelines("N1-N2").tankers(0, "N2", 3).begin(Phase.REVENUE).on()
    assert table.told("loaded") == [(0, country_of("N1"), 2, 4), (0, country_of("N2"), 1, 2)]


@pytest.mark.rule("N2.2")
def test_a_collection_without_tankers_tells_of_no_network() -> None:
    table = Table().put(0, "king", "N1.0").begin(Phase.REVENUE).on()
    assert story(table) == [("collected", 0, 0)]


@pytest.mark.rule("N3.2")
def test_tankers_of_a_country_without_derricks_load_nothing() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1", 2)
    table.ed.derricks[country_of("N1")] = 0
    table.begin(Phase.REVENUE).on()
    assert story(table) == [("network", 0, 1 << country_of("N1"), 2, 0), ("collected", 0, 0)]


@pytest.mark.rule("N8.1")
def test_looking_at_the_revenue_tells_nothing() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1", 2)
    assert (table.revenue(), story(table)) == (4, [])


@pytest.mark.rule("N7.1")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("oil-boom", [("received", 0, 5)]),
        ("foreign-loan", [("received", 0, 4)]),
        ("fine", [("paid", 0, NONE, 2, 2)]),
        ("reparations", [("paid", 0, NONE, 3, 3)]),
        ("strike", [("strike", 0)]),
        ("summit", [("paid", 0, 1, 1, 1), ("paid", 0, 2, 1, 1)]),
        ("record-exports", [("network", 0, 1 << country_of("N1"), 1, 2), ("loaded", 0, 1, 1, 2), ("collected", 0, 2)]),
    ],
)
def test_a_card_without_a_choice_is_told(card: str, told: list[tuple[str | int, ...]]) -> None:
    table = Table(3).put(0, "king", "N1.0").tankers(0, "N1").card(card)
    assert story(table) == [("card-taken", 0, CARD_NAMES.index(card)), *told]


@pytest.mark.rule("N7.3")
def test_what_was_owed_is_told_beside_what_was_paid() -> None:
    table = Table(money=1).put(0, "king", "N1.0").tankers(0, "N1").card("reparations")
    assert table.told("paid") == [(0, NONE, 1, 3)]


@pytest.mark.rule("N7.1")
@pytest.mark.parametrize(
    ("card", "choice", "told"),
    [
        ("coup", "coup king S1", [("placed", 0, KING, country_of("S1"), 0), ("control", 0, country_of("S1"))]),
        (
            "revolution",
            "revolution king N2",
            [
                ("placed", 0, KING, country_of("N2"), 0),
                ("fell", 1, DICTATOR, space_of("N2.0"), 0),
                ("control", 0, country_of("N2")),
            ],
        ),
        (
            "state-visit",
            "move N1.0 N1.2",
            [
                ("moved", 0, space_of("N1.0"), space_of("N1.2"), 0),
                ("way", 0, space_of("N1.1")),
                ("way", 0, space_of("N1.2")),
            ],
        ),
        ("launched", "launch south", [("tanker-placed", 0, station_of("south"), 0)]),
        ("concession", "lay N1-A", [("pipeline", 0, pairs.texts.index("N1-A"), 0)]),
        ("assassination", "lose leader N1.0", [("fell", 0, KING, space_of("N1.0"), 0)]),
        ("tanker-lost", "lose tanker north", [("tanker-gone", 0, station_of("north"), 0)]),
        (
            "palace-revolt",
            "revolt N1.7",
            [("moved", 0, space_of("N1.0"), space_of("N1.7"), 0), ("way", 0, space_of("N1.7"))],
        ),
    ],
)
def test_a_card_with_a_choice_is_told(card: str, choice: str, told: list[tuple[str | int, ...]]) -> None:
    table = Table().put(0, "king", "N1.0").put(1, "dictator", "N2.0").tankers(0, "north").card(card).do(choice)
    events = story(table)
    assert events[: 1 + len(told)] == [("card-taken", 0, CARD_NAMES.index(card)), *told]
    assert {event[0] for event in events[1 + len(told) :]} <= {"step-used"}


@pytest.mark.rule("N8.1")
@pytest.mark.rule("N8.3")
def test_who_is_out_and_who_is_left_is_told() -> None:
    table = Table(fallen_leaders="out").put(0, "king", "N1.1")
    table.g.reserve[0], table.g.money[0] = [0, 0, 0, 0], 1
    assert story(table.begin(Phase.RUIN).on()) == [("out", 0, 1), ("last-left", 1)]


@pytest.mark.rule("N8.4")
def test_the_end_by_the_limit_is_told() -> None:
    table = Table(round_limit=10)
    table.g.round = 10
    assert story(table.begin(Phase.TURN_ENDS, 1).on()) == [("limit-reached", 10)]
    assert table.phase == Phase.OVER
