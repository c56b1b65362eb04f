"""Setting up (S1–S6) and the course of a turn (2.1–2.4)."""

from __future__ import annotations

import pytest

import gusher
from gusher.games.nations.flow import PLAY
from gusher.games.nations.meta import GAME
from gusher.games.nations.options import PLAYERS
from gusher.games.nations.state import COUNTRIES, COUNTRY_NAMES, SEATS, SPACES, Phase, State
from gusher.games.nations.verbs import VERBS
from gusher.kernel import driver
from gusher.kernel.chance import CHANCE
from gusher.kernel.engine import linked
from gusher.kernel.errors import SetupError

from .table import Table, new_game, space_of


@pytest.mark.rule("NS1")
def test_two_three_or_four_play_and_any_other_number_is_refused() -> None:
    for players in range(-1, 7):
        if players in (2, 3, 4):
            assert gusher.new("nations", players).players == players
        else:
            with pytest.raises(SetupError):
                gusher.new("nations", players)


@pytest.mark.rule("NS1")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_two_kings_two_presidents_a_dictator_and_a_revolutionary(players: int) -> None:
    g = new_game(players).g
    assert g.reserve == [[2, 2, 1, 1]] * players + [[0, 0, 0, 0]] * (SEATS - players)
    assert g.agent == [-1] * SEATS
    assert g.leader == [-1] * SPACES


@pytest.mark.rule("NS2")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_receives_seven_million_and_a_tanker_of_the_sixteen(players: int) -> None:
    table = new_game(players)
    assert table.g.money == [7] * players + [0] * (SEATS - players)
    assert [table.at(seat, "reserve") for seat in range(SEATS)] == [1] * players + [0] * (SEATS - players)
    assert table.g.bank_tankers == 16 - players


@pytest.mark.rule("NS3")
def test_four_coastal_countries_with_two_derricks_three_inland_with_four_and_the_canal_with_one() -> None:
    ed = new_game(2).ed
    by_name = dict(zip(COUNTRY_NAMES, zip(ed.derricks, ed.port, strict=True), strict=True))
    north, south = 0b01, 0b10
    assert by_name == {
        "N1": (2, north),
        "N2": (2, north),
        "S1": (2, south),
        "S2": (2, south),
        "U": (1, north | south),
        "A": (4, 0),
        "B": (4, 0),
        "D": (4, 0),
    }
    assert COUNTRY_NAMES[ed.canal] == "U"


@pytest.mark.rule("NS3")
def test_the_uor_is_a_port_so_that_its_pipeline_serves_something() -> None:
    table = Table().put(0, "king", "A.2").put(0, "president", "U.6").tankers(0, "U", 3)
    assert table.revenue() == 6


@pytest.mark.rule("NS4")
@pytest.mark.rule("NS2")
def test_one_of_the_twelve_pipelines_lies_from_the_start_between_the_uor_and_abu_akar() -> None:
    g = new_game(2).g
    uor, abu_akar = COUNTRY_NAMES.index("U"), COUNTRY_NAMES.index("A")
    assert g.joined == [1 << abu_akar if c == uor else 1 << uor if c == abu_akar else 0 for c in range(COUNTRIES)]
    assert g.bank_pipelines == 11


@pytest.mark.rule("NS5")
def test_the_starting_player_is_chosen_at_random_and_play_goes_to_the_left() -> None:
    table = new_game(3)
    assert table.g.seat == CHANCE
    assert [(VERBS.action(outcome).text, weight) for outcome, weight in PLAY.odds(table.ed, table.g)] == [
        ("first 0", 1),
        ("first 1", 1),
        ("first 2", 1),
    ]
    table.chance("first 2")
    order = []
    for country in ("A", "B", "D"):
        order.append(table.g.seat)
        table.do(f"place king {country}")
    assert order == [2, 0, 1]
    assert (table.g.seat, table.phase) == (2, Phase.AGENT)


@pytest.mark.rule("NS5")
def test_a_named_seat_may_start() -> None:
    assert new_game(3, first=1).g.seat == 1


@pytest.mark.rule("NS5")
def test_the_incident_cards_are_shuffled() -> None:
    table = new_game(2)
    assert table.g.unseen == table.ed.card_count
    assert sum(table.g.unseen) == 24
    table.begin(Phase.AGENT_INCIDENT).g.due = 1
    table.on()
    assert table.g.seat == CHANCE
    assert [weight for _, weight in PLAY.odds(table.ed, table.g)] == table.ed.card_count


@pytest.mark.rule("NS6")
def test_money_is_open() -> None:
    for viewer in (0, 1, None):
        assert new_game(2).g.seen_by(viewer)["money"] == [7, 7, 0, 0]
    assert {name for name, field in State.fields.items() if field.sight.kind != "all"} == {"key", "draws"}


@pytest.mark.rule("N2.1")
def test_first_a_leader_on_a_vacant_capital_is_paid_and_the_agent_joins_it_free() -> None:
    table = new_game(2, first=0).do("place king N1", "pass")
    assert "place king N1" not in table.legal()
    assert "place king N2" in table.legal()
    assert table.money == [5, 7]
    assert table.piece("N1.0") == (0, "king")
    assert table.g.agent[0] == space_of("N1.0")


@pytest.mark.rule("N2.1")
def test_then_the_tanker_may_be_placed_inshore_if_the_country_is_a_port() -> None:
    table = new_game(2, first=0).do("place dictator U")
    assert table.legal() == {"tanker place U", "pass"}
    table.do("tanker place U")
    assert (table.inshore(0, "U"), table.at(0, "reserve"), table.money[0]) == (1, 0, 6)
    assert table.g.seat == 1


@pytest.mark.rule("N2.1")
def test_no_tanker_is_placed_inland_and_the_first_turn_is_over() -> None:
    table = new_game(2, first=0).do("place king B")
    assert table.g.seat == 1
    assert table.at(0, "reserve") == 1


@pytest.mark.rule("N2.1")
def test_a_tanker_kept_back_is_placed_later_as_if_bought_but_free_as_the_tanker_action() -> None:
    table = Table(money=3).put(0, "king", "N1.0").tankers(0, "reserve").begin(Phase.TRADE).on()
    assert table.legal("tanker place") == {"tanker place north", "tanker place south", "tanker place N1"}
    table.do("tanker place south")
    assert (table.at(0, "south"), table.at(0, "reserve"), table.money[0]) == (1, 0, 3)
    assert table.legal("tanker") == set()


@pytest.mark.rule("N2.1")
def test_a_tanker_kept_back_may_be_sold_or_be_the_one_lost() -> None:
    table = Table().tankers(0, "reserve").begin(Phase.TRADE).on().do("tanker sell reserve")
    assert (table.at(0, "reserve"), table.money[0], table.g.bank_tankers) == (0, 23, 16)
    table = Table().tankers(0, "reserve").card("tanker-lost")
    assert table.legal() == {"lose tanker reserve"}


@pytest.mark.rule("N2.2")
def test_a_turn_is_revenue_agent_leader_then_tanker_and_pipeline_in_either_order_then_end() -> None:
    table = Table().put(0, "king", "N1.0").put(1, "king", "S2.4").tankers(0, "N1").agent(0, "N1.1")
    table.begin(Phase.TURN_ENDS, 1).on()
    assert (table.g.seat, table.phase, table.money[0]) == (0, Phase.AGENT, 22)
    table.do("agent N1.5")
    assert table.phase == Phase.LEADER
    table.do("place president B")
    assert table.phase == Phase.TRADE
    table.do("pipe N1-N2")
    assert table.legal("pipe") == set()
    table.do("tanker buy N1")
    assert table.legal() == {"end"}
    table.do("end")
    assert table.g.seat == 1


@pytest.mark.rule("N2.2")
def test_tanker_and_pipeline_are_optional() -> None:
    table = Table().put(0, "king", "N1.0").begin(Phase.TRADE).on()
    table.do("tanker buy north")
    assert {"pipe U-N1", "end"} <= table.legal()
    table = Table().put(0, "king", "N1.0").put(1, "king", "N2.0").begin(Phase.TRADE).on().do("end")
    assert table.g.seat == 1


@pytest.mark.rule("N2.3")
def test_a_decision_with_one_legal_action_is_not_asked_but_carried_out() -> None:
    table = Table(money=2).put(0, "king", "N1.0").put(1, "king", "N2.0").on()
    linked(GAME, driver.step)(table.ed, table.g, table.scratch, VERBS.parse("move N1.0 N1.1").index)
    assert table.phase == Phase.AGENT
    assert table.g.seat == 1
    assert table.told("skipped") == []


@pytest.mark.rule("N2.4")
def test_there_are_no_deals_or_loans_between_players() -> None:
    assert {verb.name for verb in VERBS.verbs if not verb.by_chance} == {
        "place",
        "agent",
        "move",
        "tanker buy",
        "tanker place",
        "tanker move",
        "tanker sell",
        "pipe",
        "end",
        "pass",
        "coup",
        "revolution",
        "launch",
        "lay",
        "lose leader",
        "lose tanker",
        "revolt",
    }
