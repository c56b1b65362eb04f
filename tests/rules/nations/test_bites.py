"""Clauses of The Game of Nations looked at from the side that small wrong changes come from (see `make mutants`)."""

from __future__ import annotations

from random import Random

import pytest

from gusher.games.nations.common import can_place, countries_with
from gusher.games.nations.flow import PLAY
from gusher.games.nations.meta import GAME
from gusher.games.nations.rings import build_walls, can_move, can_move_any, distance
from gusher.games.nations.scoring import score
from gusher.games.nations.scratch import Scratch
from gusher.games.nations.state import CARD_NAMES, COUNTRIES, NONE, RESERVE, RING, SPACES, TYPE_NAMES, WORD, Phase
from gusher.games.nations.verbs import spaces

from ..checks import check_mask, check_set_up, filled
from .table import Table, country_of, literal_ways, new_game, space_of

# ---- S1, S2: setting up


@pytest.mark.rule("NS2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 3])
def test_nothing_of_the_game_before_is_left(players: int, number: int) -> None:
    check_set_up(GAME, players, number)


@pytest.mark.rule("NS5")
def test_the_starting_seat_is_remembered_and_every_round_begins_with_it() -> None:
    table = new_game(3)
    assert (table.g.first, table.g.turn, table.g.round) == (0, 0, 0)
    table.chance("first 2")
    assert (table.g.first, table.g.round, table.g.seat) == (2, 1, 2)
    table.do("place king A", "place king B", "place king D")
    assert (table.g.first, table.g.round, table.g.seat) == (2, 2, 2)


@pytest.mark.rule("NS4")
@pytest.mark.parametrize("pair", [("A", "B"), ("U", "N1"), ("B", "D")])
def test_every_pipeline_that_lies_from_the_start_is_taken_from_the_twelve(pair: tuple[str, str]) -> None:
    table = Table()
    a, b = map(country_of, pair)
    table.ed.laid = [0] * COUNTRIES
    table.ed.laid[a], table.ed.laid[b] = 1 << b, 1 << a
    PLAY.set_up(table.ed, table.g, 2)
    assert (table.g.bank_pipelines, table.g.joined) == (11, table.ed.laid)


# ---- 2.1: the tanker kept back


@pytest.mark.rule("N2.1")
def test_a_tanker_kept_back_can_be_placed_while_the_bank_has_none() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "reserve").tankers(1, "north", 15).begin(Phase.TRADE).on()
    assert table.g.bank_tankers == 0
    assert table.legal("tanker place") == {"tanker place north", "tanker place south", "tanker place N1"}


@pytest.mark.rule("N2.1")
def test_a_tanker_kept_back_is_placed_without_any_money() -> None:
    table = Table(money=0).tankers(0, "reserve").begin(Phase.TRADE).on()
    assert table.legal() == {"tanker place north", "tanker place south", "tanker sell reserve", "end"}


@pytest.mark.rule("N2.1")
@pytest.mark.parametrize("station", ["north", "south", "N1"])
def test_a_tanker_kept_back_is_free_wherever_it_is_placed(station: str) -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "reserve").begin(Phase.TRADE).on().do(f"tanker place {station}")
    assert (table.money[0], table.at(0, "reserve"), table.at(0, station), table.g.bank_tankers) == (20, 0, 1, 15)


@pytest.mark.rule("N2.1")
def test_without_a_tanker_in_the_reserve_the_first_turn_ends_with_the_leader() -> None:
    table = new_game(2, first=0)
    table.g.tankers[0][RESERVE] = 0
    assert table.do("place king N1").g.seat == 1


# ---- 3.1: control, on any board


@pytest.mark.rule("N3.1")
@pytest.mark.parametrize("place", range(RING))
def test_a_capital_may_be_on_any_place_of_its_ring(place: int) -> None:
    for country in range(WORD // RING):
        assert countries_with(1 << country * RING + place) == 1 << country
    assert countries_with(sum(1 << country * RING + place for country in range(WORD // RING))) == 0b1111
    assert countries_with(0) == 0


# ---- 4.10, 5.3: leaders that fall, and the leader step


@pytest.mark.rule("N4.10")
@pytest.mark.parametrize(("option", "dictators"), [("reserve", 1), ("out", 0)])
def test_a_leader_assassinated_goes_where_fallen_leaders_go(option: str, dictators: int) -> None:
    table = Table(fallen_leaders=option).put(0, "dictator", "N1.1").card("assassination").do("lose leader N1.1")
    assert table.g.reserve[0][2] == dictators


@pytest.mark.rule("N5.3")
def test_the_leader_step_is_used_up_for_this_turn_only() -> None:
    table = Table().put(0, "king", "N1.1").put(1, "king", "B.6").agent(1, "N1.2").card("coup").do("coup king N2")
    assert table.phase == Phase.TRADE
    table.do("end", "agent N1.6")
    assert (table.g.seat, table.phase) == (1, Phase.LEADER)


@pytest.mark.rule("N8.2")
def test_a_player_saved_by_a_card_saves_nobody_else() -> None:
    table = Table(3).put(0, "king", "N1.1").agent(1, "N1.2").card("coup").do("coup king N2")
    table.g.money[1] = 0
    table.do("end", "agent N1.6")
    assert table.told("out") == [(1, 0)]


@pytest.mark.rule("N4.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_leader_leaves_the_reserve_for_the_board(seat: int) -> None:
    table = Table(3).begin(Phase.LEADER, seat).on().do("place president N1")
    assert table.g.reserve[seat] == [2, 1, 1, 1]
    assert table.piece("N1.0") == (seat, "president")


@pytest.mark.rule("N4.2")
@pytest.mark.parametrize("texts", [("N1.1",), ("U.1", "D.7"), ("N1.1", "S2.1")])
def test_every_way_is_in_a_word_of_the_mask_that_is_named(texts: tuple[str, ...]) -> None:
    table = Table().put(0, "king", *texts).on()
    check_mask(GAME, table.ed, table.g)
    table.card("state-visit")
    check_mask(GAME, table.ed, table.g)


CAPITALS = {"U": "U.6", "N1": "N1.0", "N2": "N2.0", "S1": "S1.4", "S2": "S2.4", "A": "A.2", "B": "B.6", "D": "D.2"}


@pytest.mark.rule("N4.2")
@pytest.mark.parametrize("vacant", [None, "U", "N1", "D"])
def test_a_leader_can_be_placed_while_any_capital_is_vacant(vacant: str | None) -> None:
    table = Table()
    kinds = ["king", "king", "president", "president", "dictator", "revolutionary"]
    taken = [space for country, space in CAPITALS.items() if country != vacant]
    for number, space in enumerate(taken):
        table.put(*((1, kinds[number]) if number < len(kinds) else (0, "king")), space)
    assert can_place(table.ed, table.g, 0, 20) == (vacant is not None)
    assert {text.split()[2] for text in table.on().legal("place")} == ({vacant} if vacant else set())


@pytest.mark.rule("N4.2")
def test_who_can_place_nobody_but_can_move_is_asked() -> None:
    table = Table(fallen_leaders="out").put(0, "king", "N1.1")
    table.g.reserve[0] = [0, 0, 0, 0]
    assert table.on().told("skipped") == []
    assert table.legal() == table.legal("move") != set()


@pytest.mark.rule("N4.5")
@pytest.mark.parametrize(
    ("start", "own", "others", "can"),
    [
        ("S1.3", {"president": "S1.4", "dictator": "S1.2"}, {}, False),  # its own leader on the capital
        ("S1.3", {"dictator": "S1.2"}, {"president": "S1.4"}, True),  # an attack is all that is left
        ("S1.3", {"dictator": "S1.2"}, {"king": "S1.4"}, False),
        ("S1.3", {"dictator": "S1.2"}, {}, True),
        ("N1.2", {"president": "N1.1", "dictator": "N1.3"}, {"president": "N2.6"}, False),  # the arrow, too, is blocked
        ("N1.2", {"president": "N1.1", "dictator": "N1.3"}, {}, True),
    ],
)
def test_a_leader_can_move_if_it_can_enter_one_space_beside_it(
    start: str, own: dict[str, str], others: dict[str, str], can: bool
) -> None:
    table = Table().put(0, "king", start)
    for seat, leaders in enumerate((own, others)):
        for kind, space in leaders.items():
            table.put(seat, kind, space)
    assert can_move(table.ed, table.g, space_of(start)) == can
    assert bool(table.on().goals(start)) == can


@pytest.mark.rule("N4.2")
@pytest.mark.parametrize(("money", "is_asked"), [(1, False), (2, True)])
def test_who_can_only_move_is_asked_if_any_leader_can_be_moved_for_the_money(money: int, is_asked: bool) -> None:
    """The first king is blocked, the last one is not."""
    table = Table(fallen_leaders="out").put(0, "king", "N1.2", "D.3").put(1, "king", "N1.1", "N2.6")
    table.put(1, "president", "N1.3")
    table.g.reserve[0], table.g.money[0] = [0, 0, 0, 0], money
    assert can_move_any(table.ed, table.g, 0, money) == is_asked
    assert table.on().told("skipped") == ([] if is_asked else [(0,)])


@pytest.mark.rule("N4.5")
def test_an_agent_that_is_not_on_the_board_stops_nobody() -> None:
    table = Table(3, money=2).put(0, "dictator", "D.6")
    table.g.agent[1] = table.g.agent[2] = NONE
    assert "D.0" in table.on().goals("D.6")


@pytest.mark.rule("N4.3")
@pytest.mark.parametrize("number", [1, 3])
def test_the_ways_of_a_leader_need_nothing_that_was_on_the_scratch_before(number: int) -> None:
    table, used = Table().put(0, "king", "N1.2").put(1, "president", "N2.0"), Scratch()
    for field in used.fields:
        setattr(used, field, filled(getattr(used, field), number))
    start = space_of("N1.2")
    for goal in range(SPACES):
        far = distance(table.ed, table.g, Scratch(), start, goal, SPACES)
        assert distance(table.ed, table.g, used, start, goal, SPACES) == far


@pytest.mark.rule("N4.3")
@pytest.mark.parametrize("seed", [7, 13, 21, 26])
def test_no_country_is_entered_twice_on_a_board_with_few_leaders(seed: int) -> None:
    """Positions in which coming back into a country would lead to more spaces, or by a shorter way."""
    random, table = Random(seed), Table(4)
    for seat in range(4):
        table.g.agent[seat] = random.randrange(SPACES)
        for kind in random.sample(TYPE_NAMES, random.randint(0, 3) if seat else 1):
            table.put(seat, kind, random.choice([text for text in spaces.texts if table.piece(text) is None]))
    for start in range(SPACES):
        if table.g.leader[start] != NONE:
            goals = {path[-1] for path in literal_ways(table.ed, table.g, start)}
            far = [distance(table.ed, table.g, table.scratch, start, goal, SPACES) for goal in range(SPACES)]
            assert {goal for goal in range(SPACES) if far[goal]} == goals


@pytest.mark.rule("N4.8")
def test_a_capital_on_the_very_first_space_can_be_attacked() -> None:
    table = Table().put(1, "president", "U.0")
    table.ed.is_capital[0] = 1
    table.scratch.taken, table.scratch.rivals = [1, 0], [1, 0]
    build_walls(table.ed, table.g, table.scratch, TYPE_NAMES.index("king"))
    assert table.scratch.walls == [0, 0]


@pytest.mark.rule("N4.6")
def test_one_card_is_due_while_a_leader_stands_on_an_incident_space() -> None:
    table = Table().put(0, "king", "N1.3").on().do("move N1.3 N1.4")
    assert (table.g.due, table.phase) == (1, Phase.LEADER_INCIDENT)


@pytest.mark.rule("N4.9")
def test_a_single_tanker_inshore_is_taken_too() -> None:
    table = Table(3).put(0, "king", "S1.5").tankers(1, "S1").tankers(2, "S1").on().do("move S1.5 S1.4")
    assert [table.inshore(seat, "S1") for seat in range(3)] == [2, 0, 0]


# ---- 6.5: the last of the bank


@pytest.mark.rule("N6.5")
def test_the_last_tanker_and_the_last_pipeline_can_be_bought() -> None:
    table = Table().put(0, "king", "N1.0").tankers(1, "north", 15)
    table.g.bank_pipelines = 1
    table.begin(Phase.TRADE).on().do("tanker buy N1", "pipe N1-A")
    assert (table.g.bank_tankers, table.g.bank_pipelines) == (0, 0)


@pytest.mark.rule("N6.5")
def test_a_concession_lays_the_last_pipeline_of_the_bank() -> None:
    table = Table().put(0, "king", "N1.0")
    table.g.bank_pipelines = 1
    table.card("concession").do("lay N1-A")
    assert table.g.bank_pipelines == 0


@pytest.mark.rule("N6.6")
@pytest.mark.parametrize("pair", ["N1-A", "U-N1", "N1-N2"])
def test_a_pipeline_joins_both_countries(pair: str) -> None:
    table = Table().put(0, "king", "N1.0").begin(Phase.TRADE).on().do(f"pipe {pair}")
    assert table.g.joined == Table().pipelines(pair).g.joined


@pytest.mark.rule("N6.3")
def test_the_canal_is_passed_both_ways() -> None:
    table = Table().tankers(0, "north").tankers(0, "south").begin(Phase.TRADE).on()
    assert table.legal("tanker move") == {"tanker move north south", "tanker move south north"}


@pytest.mark.rule("N6.3")
def test_no_tanker_leaves_the_uor_while_somebody_else_controls_it() -> None:
    table = Table().put(1, "king", "U.6").tankers(0, "U").tankers(0, "N1").begin(Phase.TRADE).on()
    assert table.legal("tanker move") == {"tanker move N1 north"}


# ---- 7: the cards


@pytest.mark.rule("N7.5")
def test_a_palace_revolt_does_nothing_while_both_neighbouring_spaces_are_taken() -> None:
    table = Table().put(0, "king", "N1.0").put(1, "king", "N1.1").put(1, "president", "N1.7").card("palace-revolt")
    assert table.told("no-effect") == [(0, CARD_NAMES.index("palace-revolt"))]
    assert (table.phase, table.ruler("N1")) == (Phase.LEADER, 0)


@pytest.mark.rule("N7.1")
def test_a_revolution_needs_a_leader_of_that_type_in_the_reserve() -> None:
    table = Table().put(0, "dictator", "B.1").put(1, "king", "N1.0").card("revolution")
    assert table.legal() == {"revolution president N1", "revolution revolutionary N1"}


@pytest.mark.rule("N7.5")
def test_launched_takes_the_last_tanker_of_the_bank() -> None:
    table = Table().put(0, "king", "N1.0").tankers(1, "north", 15).card("launched").do("launch N1")
    assert (table.inshore(0, "N1"), table.g.bank_tankers) == (1, 0)


@pytest.mark.rule("N5.3")
def test_one_card_is_due_while_the_agent_stands_on_an_incident_space_and_none_after_it() -> None:
    table = Table().put(0, "king", "B.6").agent(0, "N1.0").begin(Phase.AGENT).on().do("agent N1.4")
    assert (table.g.due, table.g.card) == (1, NONE)
    table.chance("incident fine")
    assert (table.g.due, table.g.card) == (0, NONE)


@pytest.mark.rule("N7.1")
def test_a_strike_ends_with_the_collection_of_the_player_who_drew_it() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1").put(1, "king", "N2.0").tankers(1, "N2")
    table.card("strike").begin(Phase.REVENUE, 1).on()
    assert (table.money[1], table.g.strike) == (22, [1, 0, 0, 0])
    table.begin(Phase.REVENUE).on()
    assert (table.money[0], table.g.strike) == (20, [0, 0, 0, 0])


@pytest.mark.rule("N7.1")
def test_two_strikes_are_ended_each_by_its_own_collection() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1").put(1, "king", "N2.0").tankers(1, "N2")
    table.card("strike").card("strike", seat=1).begin(Phase.REVENUE, 1).on()
    assert table.g.strike == [1, 0, 0, 0]


# ---- 8.1, 8.2: who is out, and who is saved


@pytest.mark.rule("N8.1")
def test_nothing_of_a_player_who_is_out_is_left() -> None:
    table = Table(3, money=0).put(0, "king", "N1.1", "S1.1").tankers(0, "reserve")
    table.g.strike[0] = 1
    table.begin(Phase.RUIN).on()
    assert (table.g.out, table.g.strike) == ([1, 0, 0, 1], [0, 0, 0, 0])
    assert (table.g.reserve[0], table.g.stands[0]) == ([0, 0, 0, 0], [0, 0])


@pytest.mark.rule("N8.1")
@pytest.mark.parametrize(
    ("leaders", "is_out"),
    [
        ({"king": "N1.1"}, True),
        ({"king": "B.1"}, True),
        ({"king": "N1.1", "dictator": "N1.5"}, False),
        ({"dictator": "N1.1", "king": "N1.5"}, False),
        ({"king": "N1.1", "revolutionary": "B.1"}, False),
        ({"president": "B.1", "dictator": "B.3"}, False),
    ],
)
def test_the_cheapest_leader_may_stand_anywhere_on_the_board(leaders: dict[str, str], is_out: bool) -> None:
    table = Table(3, fallen_leaders="out")
    for kind, space in leaders.items():
        table.put(0, kind, space)
    table.g.reserve[0], table.g.money[0] = [1, 1, 0, 0], 1
    assert bool(table.begin(Phase.RUIN).on().told("out")) == is_out


@pytest.mark.rule("N8.2")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("coup", "coup king B"),
        ("revolution", "revolution president N2"),
        ("state-visit", "move N1.0 N1.1"),
        ("palace-revolt", "revolt N1.7"),
    ],
)
def test_every_card_that_places_or_moves_a_leader_saves(card: str, choice: str) -> None:
    table = Table(3).put(0, "king", "N1.0").put(1, "king", "N2.0")
    table.g.money[0] = 0
    table.card(card).do(choice)
    assert table.told("out") == []
    assert (table.phase, table.g.seat) == (Phase.TRADE, 0)


@pytest.mark.rule("N8.2")
@pytest.mark.parametrize(("card", "choice"), [("launched", "launch north"), ("concession", "lay N1-A")])
def test_a_tanker_or_pipeline_saves_nobody_who_has_no_revenue_by_it(card: str, choice: str) -> None:
    table = Table(3).put(0, "king", "N1.0").put(1, "king", "B.6")
    table.g.money[0] = 0
    table.card(card).do(choice)
    assert table.told("out") == [(0, 0)]


@pytest.mark.rule("N8.2")
def test_a_tanker_saves_by_the_revenue_that_it_brings() -> None:
    table = Table(3, money=0).put(0, "king", "N1.0").card("launched").do("launch N1")
    assert table.told("out") == []


@pytest.mark.rule("N8.2")
def test_a_card_that_could_not_be_carried_out_does_not_save() -> None:
    table = Table(3, money=0).put(0, "king", "N1.1").card("palace-revolt")
    assert table.told("out") == [(0, 0)]


@pytest.mark.rule("N8.2")
def test_a_card_saves_while_a_single_leader_is_left_even_in_the_reserve() -> None:
    """The only leader, which the first card moved, falls to the second and goes back to the reserve."""
    table = Table(3, money=0).put(0, "king", "N1.2").next_cards("state-visit", "assassination")
    table.g.reserve[0] = [0, 0, 0, 0]
    table.begin(Phase.AGENT_INCIDENT).g.due = 1
    table.on().do("move N1.2 N1.4", "lose leader N1.4")
    assert (table.told("out"), table.g.reserve[0], table.phase) == ([], [1, 0, 0, 0], Phase.TRADE)


@pytest.mark.rule("N8.4")
def test_the_score_is_a_thousand_for_each_million_then_the_revenue_and_one_for_being_in() -> None:
    table = Table(3, money=0).put(0, "king", "N1.0").tankers(0, "N1")
    table.g.out[2] = 1
    assert [score(table.ed, table.g, seat) for seat in range(3)] == [3003, 1, 0]


@pytest.mark.rule("N8.3")
@pytest.mark.parametrize("last", [0, 2])
def test_the_last_player_left_is_named_whichever_seat_it_is(last: int) -> None:
    table = new_game(3, first=1)
    table.g.out[2 - last], table.g.agent[1] = 1, 0
    table.g.money[1] = 0
    table.begin(Phase.RUIN, 1).on()
    assert table.told("last-left") == [(last,)]
