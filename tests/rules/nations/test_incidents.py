"""International Incidents: the rules of the cards (7.1–7.5), and the fifteen cards."""

from __future__ import annotations

import re

import pytest

from gusher.games.nations.edition import EDITIONS
from gusher.games.nations.flow import PLAY
from gusher.games.nations.state import CARD_NAMES, Phase
from gusher.games.nations.verbs import VERBS
from gusher.kernel.chance import CHANCE, EVERYBODY
from gusher.kernel.edition import Source

from .table import Table


def stopped(table: Table) -> Table:
    """The agent of seat 0 has just stopped on "?"."""
    table.begin(Phase.AGENT_INCIDENT).g.due = 1
    return table.on()


def coming(table: Table) -> list[str]:
    """The cards of a deck that has been seen, from the top."""
    top = table.g.drawn % table.ed.cards
    return [CARD_NAMES[card] for card in [*table.g.deck[top:], *table.g.deck[:top]]]


def count_of(table: Table, name: str) -> int:
    return int(table.ed.card_count[CARD_NAMES.index(name)])


@pytest.mark.rule("N7.1")
def test_who_stops_on_an_incident_takes_the_top_card_which_goes_under_the_deck() -> None:
    table = stopped(Table().put(0, "king", "B.6")).chance("incident fine")
    assert table.told("card-taken") == [(0, CARD_NAMES.index("fine"))]
    assert table.g.unseen[CARD_NAMES.index("fine")] == 1
    assert table.g.deck[0] == CARD_NAMES.index("fine")
    outcomes = dict(PLAY.odds(table.ed, stopped(table).g))
    assert outcomes[VERBS.parse("incident fine").index] == 1
    assert sum(outcomes.values()) == 23


@pytest.mark.rule("N7.1")
def test_after_the_last_unseen_card_the_deck_comes_round_in_the_order_it_was_drawn() -> None:
    table, first = Table(money=99).put(0, "king", "B.6"), ["strike", "summit"]
    order = first + [
        name
        for name, count in zip(CARD_NAMES, table.ed.card_count, strict=True)
        for _ in range(count)
        if name not in first
    ]
    for name in order:
        assert stopped(table).g.seat == CHANCE
        table.chance(f"incident {name}")
        while table.phase == Phase.AGENT_INCIDENT:
            table.do(min(table.legal()))
    assert not any(table.g.unseen)
    for name in order[:2]:
        before = len(table.told("card-taken"))
        assert stopped(table).g.seat == 0
        assert table.told("card-taken")[before:] == [(0, CARD_NAMES.index(name))]


@pytest.mark.rule("N7.1")
def test_the_deck_goes_round_and_round() -> None:
    table = Table().put(0, "king", "B.6").next_cards("fine")
    for _ in range(2 * 24):
        stopped(table)
        while table.phase == Phase.AGENT_INCIDENT:
            table.do(min(table.legal()))
    taken = [card for _, card in table.told("card-taken")]
    assert taken[:24] == taken[24:48] == table.g.deck


@pytest.mark.rule("N7.1")
def test_cards_are_read_out() -> None:
    table = stopped(Table(4))
    assert PLAY.witnesses(table.ed, table.g) == EVERYBODY
    table.chance("incident strike")
    for viewer in (0, 1, None):
        assert table.g.seen_by(viewer)["deck"][0] == CARD_NAMES.index("strike")


@pytest.mark.rule("N7.2")
def test_a_card_drawn_by_a_leader_is_carried_out_in_addition_to_the_move() -> None:
    table = Table().put(0, "dictator", "N1.3").put(1, "king", "S2.4").next_cards("coup").on()
    table.do("move N1.3 N1.4")
    assert table.phase == Phase.LEADER_INCIDENT
    table.do("coup king N1")
    assert (table.piece("N1.4"), table.piece("N1.0")) == ((0, "dictator"), (0, "king"))
    assert table.phase == Phase.TRADE


@pytest.mark.rule("N7.3")
@pytest.mark.parametrize(
    ("card", "money", "left"),
    [("fine", 5, 3), ("fine", 1, 0), ("reparations", 3, 0), ("reparations", 2, 0), ("fine", 0, 0)],
)
def test_who_cannot_pay_in_full_pays_what_there_is(card: str, money: int, left: int) -> None:
    table = Table(money=money).put(0, "king", "N1.0").tankers(0, "N1").put(1, "king", "S2.4").card(card)
    assert table.money == [left, money]


@pytest.mark.rule("N7.4")
def test_a_leader_moved_by_a_card_pays_nothing_and_obeys_the_rules_of_moving() -> None:
    table = Table(money=0).put(0, "king", "S2.4").put(0, "dictator", "S2.3").put(1, "king", "S1.4")
    table.tankers(0, "S2").agent(1, "S2.6").card("state-visit")
    assert table.goals("S2.4") == {"S2.5", "S2.6"}
    table.do("move S2.4 S2.6")
    assert table.money[0] == 0


@pytest.mark.rule("N7.4")
def test_a_leader_brought_onto_an_incident_by_a_card_takes_the_next_one() -> None:
    table = Table().put(0, "king", "N1.2").put(1, "king", "S2.4").next_cards("state-visit", "oil-boom")
    stopped(table).do("move N1.2 N1.4")
    assert [card for _, card in table.told("card-taken")] == [
        CARD_NAMES.index("state-visit"),
        CARD_NAMES.index("oil-boom"),
    ]
    assert table.money[0] == 25
    assert table.phase == Phase.TRADE


@pytest.mark.rule("N7.4")
def test_cards_may_follow_each_other_more_than_once() -> None:
    table = Table().put(0, "king", "N1.2", "S1.2").next_cards("state-visit", "state-visit", "fine")
    stopped(table).do("move N1.2 N1.4", "move S1.2 S1.0")
    assert len(table.told("card-taken")) == 3
    assert table.money[0] == 18


@pytest.mark.rule("N7.5")
def test_a_choice_is_obligatory_where_one_is_possible() -> None:
    table = Table().put(0, "king", "N1.0").card("assassination")
    assert table.legal() == {"lose leader N1.0"}


@pytest.mark.rule("N7.5")
@pytest.mark.parametrize(
    "card", ["revolution", "state-visit", "concession", "assassination", "tanker-lost", "palace-revolt"]
)
def test_where_no_choice_is_possible_nothing_happens(card: str) -> None:
    table = Table().put(1, "king", "N1.1").card(card)
    assert table.told("no-effect") == [(0, CARD_NAMES.index(card))]
    assert table.phase == Phase.LEADER


@pytest.mark.rule("N7.5")
def test_in_a_chain_of_cards_the_last_one_drawn_goes_under_the_deck_first() -> None:
    """Each lies before the one that led to it, and after all that went under earlier."""
    table = Table().put(0, "king", "N1.2", "S1.2").next_cards("fine", "state-visit", "state-visit", "strike")
    stopped(table)
    stopped(table).do("move N1.2 N1.4", "move S1.2 S1.0")
    assert coming(table)[-4:] == ["fine", "strike", "state-visit", "state-visit"]
    assert table.g.chain == 0


@pytest.mark.rule("N7.5")
def test_in_version_1_of_the_rules_a_card_went_under_the_deck_when_it_was_drawn() -> None:
    """Records of that version are replayed so."""
    table = Table().put(0, "king", "N1.2").next_cards("state-visit", "fine")
    table.ed.rules = 1
    stopped(table).do("move N1.2 N1.4")
    assert coming(table)[-2:] == ["state-visit", "fine"]


@pytest.mark.rule("N7.5")
def test_a_chain_is_kept_in_order_the_first_time_through_the_deck_too() -> None:
    table = stopped(Table().put(0, "king", "N1.2")).chance("incident state-visit")
    table.do("move N1.2 N1.4").chance("incident oil-boom")
    assert [CARD_NAMES[card] for card in table.g.deck[:2]] == ["oil-boom", "state-visit"]
    stopped(table).chance("incident fine")
    assert [CARD_NAMES[card] for card in table.g.deck[:3]] == ["oil-boom", "state-visit", "fine"]


@pytest.mark.rule("N7.5")
def test_a_chain_across_the_end_of_the_deck_is_kept_in_order() -> None:
    """The last unseen card leads to the first one that comes round again."""
    table = Table().put(0, "king", "N1.2").next_cards("fine")
    last = CARD_NAMES.index("state-visit")
    table.g.deck = [card for card in table.g.deck if card != last] + [last, last]
    table.g.deck[-1], table.g.drawn, table.g.unseen[last] = -1, 23, 1
    stopped(table).chance("incident state-visit").do("move N1.2 N1.4")
    assert coming(table)[-2:] == ["fine", "state-visit"]
    assert sorted(coming(table)) == sorted(name for name in CARD_NAMES for _ in range(count_of(table, name)))


@pytest.mark.rule("N7.5")
def test_when_every_card_is_being_carried_out_there_is_none_to_take() -> None:
    table = Table().put(0, "king", "N1.2")
    table.begin(Phase.AGENT_INCIDENT)
    table.g.due, table.g.chain = 1, table.ed.cards
    table.on()
    assert (table.told("card-taken"), table.g.due, table.g.chain) == ([], 0, 0)


@pytest.mark.rule("N7.5")
def test_a_tanker_or_pipeline_received_is_in_addition_to_those_of_the_turn() -> None:
    table = Table().put(0, "king", "N1.0").put(1, "king", "S2.4").next_cards("launched", "concession")
    stopped(table).do("launch N1")
    stopped(table).do("lay N1-A")
    table.begin(Phase.TRADE).on()
    assert "tanker buy N1" in table.legal()
    assert "pipe N1-N2" in table.legal()


# ---- the cards of section 9


@pytest.mark.rule("N7.1")
@pytest.mark.parametrize(("card", "money"), [("oil-boom", 25), ("foreign-loan", 24), ("fine", 18), ("reparations", 17)])
def test_money_is_received_or_paid(card: str, money: int) -> None:
    assert Table().put(0, "king", "B.6").card(card).money == [money, 20]


@pytest.mark.rule("N7.1")
def test_record_exports_collect_revenue_again() -> None:
    assert Table().put(0, "king", "N1.0").tankers(0, "N1", 2).card("record-exports").money[0] == 24


@pytest.mark.rule("N7.1")
def test_a_coup_places_a_leader_from_the_reserve_on_a_vacant_capital_free() -> None:
    table = Table(money=0).put(0, "king", "N1.0").tankers(0, "N1").put(1, "king", "N2.0").card("coup")
    assert "coup king N1" not in table.legal()
    assert "coup king N2" not in table.legal()
    assert len(table.legal()) == 4 * 6
    table.do("coup president B")
    assert (table.piece("B.6"), table.money[0]) == ((0, "president"), 0)


@pytest.mark.rule("N7.5")
def test_a_coup_without_a_leader_in_the_reserve_does_nothing() -> None:
    table = Table(fallen_leaders="out").put(0, "king", "N1.0")
    table.g.reserve[0] = [0, 0, 0, 0]
    assert table.card("coup").told("no-effect") != []


@pytest.mark.rule("N7.1")
@pytest.mark.rule("N4.8")
@pytest.mark.rule("N4.9")
def test_a_revolution_replaces_an_opponents_leader_on_a_capital_by_one_of_another_type() -> None:
    table = Table().put(0, "king", "B.6").put(1, "king", "N1.0").put(1, "president", "N2.1").tankers(1, "N1", 2)
    table.card("revolution")
    assert table.legal() == {f"revolution {kind} N1" for kind in ("president", "dictator", "revolutionary")}
    table.do("revolution dictator N1")
    assert (table.piece("N1.0"), table.inshore(0, "N1"), table.g.reserve[1][0]) == ((0, "dictator"), 2, 2)
    assert table.money[0] == 20


@pytest.mark.rule("N7.1")
@pytest.mark.rule("N7.4")
def test_a_state_visit_moves_a_leader_one_to_four_spaces_free_and_may_attack() -> None:
    table = Table().put(0, "king", "N1.3").put(1, "president", "N1.0").put(0, "dictator", "B.6")
    table.card("state-visit")
    assert {"N1.0", "N1.1", "N1.2", "N1.4", "N2.4", "N2.7"} <= table.goals("N1.3")
    assert not {"N1.5", "N1.7", "N2.1"} & table.goals("N1.3")
    assert table.goals("B.6") != set()
    table.do("move N1.3 N1.0")
    assert (table.ruler("N1"), table.money[0]) == (0, 20)


@pytest.mark.rule("N7.1")
def test_launched_gives_a_tanker_placed_as_if_bought() -> None:
    table = Table().put(0, "king", "N1.0").card("launched")
    assert table.legal() == {"launch north", "launch south", "launch N1"}
    table.do("launch N1")
    assert (table.inshore(0, "N1"), table.g.bank_tankers, table.money[0]) == (1, 15, 20)


@pytest.mark.rule("N7.5")
@pytest.mark.rule("N6.5")
def test_launched_without_a_tanker_in_the_bank_does_nothing() -> None:
    assert Table().tankers(1, "north", 16).card("launched").told("no-effect") != []


@pytest.mark.rule("N7.1")
@pytest.mark.rule("N6.6")
def test_a_concession_lays_a_pipeline_free() -> None:
    table = Table(money=0).put(0, "king", "U.6").tankers(0, "U").card("concession")
    assert table.legal() == {"lay U-N1", "lay U-S1"}
    table.do("lay U-N1")
    assert (table.g.bank_pipelines, table.money[0]) == (10, 0)


@pytest.mark.rule("N7.5")
@pytest.mark.rule("N6.5")
def test_a_concession_without_a_pipeline_in_the_bank_does_nothing() -> None:
    table = Table().put(0, "king", "B.6")
    table.g.bank_pipelines = 0
    assert table.card("concession").told("no-effect") != []


@pytest.mark.rule("N7.1")
@pytest.mark.rule("N4.10")
def test_an_assassination_takes_one_of_the_players_leaders_off_the_board() -> None:
    table = Table().put(0, "king", "N1.0").put(0, "dictator", "S1.1").put(1, "king", "B.6").card("assassination")
    assert table.legal() == {"lose leader N1.0", "lose leader S1.1"}
    table.do("lose leader S1.1")
    assert table.piece("S1.1") is None
    assert table.g.reserve[0][2] == 1


@pytest.mark.rule("N7.1")
def test_a_tanker_lost_goes_back_to_the_bank() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1").tankers(0, "south").card("tanker-lost")
    assert table.legal() == {"lose tanker N1", "lose tanker south"}
    table.do("lose tanker N1")
    assert (table.inshore(0, "N1"), table.g.bank_tankers, table.money[0]) == (0, 15, 20)


@pytest.mark.rule("N7.1")
def test_a_strike_skips_the_next_collection_and_nothing_else() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1").card("strike")
    assert table.card("record-exports").money[0] == 22
    table.begin(Phase.REVENUE).on()
    assert (table.money[0], table.told("not-collected")) == (22, [(0,)])
    assert table.begin(Phase.REVENUE).on().money[0] == 24


@pytest.mark.rule("N7.1")
def test_a_strike_does_not_hide_revenue_from_the_leader_step() -> None:
    table = Table(money=0).put(0, "king", "N1.0").tankers(0, "N1").card("strike")
    assert table.told("out") == []


@pytest.mark.rule("N7.1")
def test_a_palace_revolt_moves_a_leader_off_a_capital_to_a_free_neighbouring_space() -> None:
    table = Table().put(0, "king", "N1.0").put(0, "dictator", "S1.4").put(1, "king", "N1.1").put(0, "king", "B.1")
    table.agent(1, "N1.7").card("palace-revolt")
    assert table.legal() == {"revolt N1.7", "revolt S1.3", "revolt S1.5"}
    table.do("revolt N1.7")
    assert (table.piece("N1.0"), table.piece("N1.7"), table.ruler("N1")) == (None, (0, "king"), -1)
    assert table.money[0] == 20


@pytest.mark.rule("N7.1")
@pytest.mark.rule("N7.3")
def test_a_summit_pays_one_to_each_opponent_still_in_play_in_turn_order() -> None:
    assert Table(4).put(1, "king", "B.6").card("summit", seat=1).money == [21, 17, 21, 21]
    table = Table(4).put(1, "king", "N1.0").tankers(1, "N1")
    table.g.money[1], table.g.out[2], table.g.money[2] = 1, 1, 0
    assert table.card("summit", seat=1).money == [20, 0, 0, 21]


# ---- a house edition with other amounts

HOUSE = {"oil-boom": 9, "foreign-loan": 7, "state-visit": 2, "fine": 4, "reparations": 6, "summit": 3}


@pytest.fixture(scope="module")
def house() -> Source:
    """The built-in edition with other amounts on its cards."""
    text = EDITIONS.load().text
    for card, amount in HOUSE.items():
        text, changes = re.subn(rf'(card = "{card}",.* amount = )\d+', rf"\g<1>{amount}", text)
        assert changes == 1
    return Source(text, "house.toml")


@pytest.mark.rule("N7.1")
@pytest.mark.parametrize(("card", "money"), [("oil-boom", 29), ("foreign-loan", 27), ("fine", 16), ("reparations", 14)])
def test_a_house_editions_amounts_are_received_or_paid(house: Source, card: str, money: int) -> None:
    assert Table(file=house).put(0, "king", "B.6").card(card).money == [money, 20]


@pytest.mark.rule("N7.1")
def test_a_house_editions_summit_costs_its_amount_for_each_opponent(house: Source) -> None:
    assert Table(3, file=house).put(0, "king", "B.6").card("summit").money == [14, 23, 23]


@pytest.mark.rule("N7.4")
def test_a_house_editions_state_visit_goes_as_far_as_its_card_says(house: Source) -> None:
    table = Table(file=house).put(0, "king", "N1.3").put(1, "king", "S2.4").card("state-visit")
    assert {"N1.1", "N1.2", "N1.4"} <= table.goals("N1.3")
    assert not {"N1.0", "N1.7"} & table.goals("N1.3")
