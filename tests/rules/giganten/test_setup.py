"""Setting up (S1–S10), and what holds throughout (0.1, 0.2)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import gusher
from gusher.kernel.chance import CHANCE
from gusher.kernel.errors import SetupError

from .table import PLAIN, beige, cell_of, position, red

TERRAIN = """
..h...h..h..M.....h.
....M...h.....h.M...
...h..h...M.......M.
.h.....M....M.M....h
..M..M.....h....h...
.....h..M....h....h.
.M.M......h....M.M.M
.....M..M...h.....h.
...M...h...M..M.h...
.h...h..M...M.....Mh
.M....M...M....M....
.MM.M...h....M...h..
"""
ONE = ["C4", "C7", "C11", "D1", "E3", "E5", "E12", "F1", "F10", "G6", "G8", "H10"]
TWO = ["I4", "I8", "I12", "K4", "M3", "N5", "N10", "P7", "Q4", "R1", "R7", "R12"]
THREE = ["J2", "K8", "K12", "L1", "N8", "N12", "O3", "P1", "Q9", "S3", "S5", "S10"]
MARKED_3 = ["E5", "F10", "K4", "R7", "N12", "P1"]


@pytest.mark.rule("GS1")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_play_as_red_grey_blue_and_green(players: int) -> None:
    """S1: and in this order round the table."""
    match = gusher.new("giganten", players, seed=1)
    assert [match.name_of(seat) for seat in range(players)] == ["red", "grey", "blue", "green"][:players]


@pytest.mark.rule("GS1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 5, 6])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    """S1: with an error that says which numbers are allowed."""
    with pytest.raises(SetupError) as refusal:
        gusher.new("giganten", players)
    assert refusal.value.params["allowed"] == "3, 4"


@pytest.mark.rule("GS2")
def test_the_board_is_the_printed_one_of_20_columns_and_12_rows() -> None:
    """S2: cell by cell; a plain costs 1, a hill 2, a mountain 3."""
    rows = TERRAIN.split()
    assert len(rows) == 12
    assert {len(row) for row in rows} == {20}
    assert position("setup").ed.cost == [".hM".index(letter) + 1 for row in rows for letter in row]


@pytest.mark.rule("GS3")
def test_a_face_down_tile_lies_on_each_of_the_36_sites() -> None:
    """S3: twelve of each kind, and nobody knows any of them."""
    table = position("setup")
    for kind, cells in enumerate((ONE, TWO, THREE)):
        assert all(table.has_tile(cell) for cell in cells)
        assert {table.ed.site_kind[table.site(cell)] for cell in cells} == {kind}
    assert sum(word.bit_count() for word in table.g.tile_cells) == 36
    assert not any(table.g.looked)


@pytest.mark.rule("GS3")
@pytest.mark.parametrize(
    ("cell", "beside", "values"),
    [
        ("C4", "C3", {2: 4, 3: 4, 4: 4}),
        ("I4", "I3", {2: 6, 5: 6}),
        ("J2", "J1", {4: 4, 5: 4, 6: 4}),
    ],
)
def test_the_tiles_of_a_kind_are_shuffled(cell: str, beside: str, values: dict[int, int]) -> None:
    """S3: any of the twelve of its kind may lie on a site."""
    table = position("derricks", trucks={0: beside}).play(f"build {cell}")
    assert table.odds == {f"tile {value}": Fraction(count, 12) for value, count in values.items()}


@pytest.mark.rule("GS3")
def test_a_tile_that_was_seen_lies_on_no_other_site() -> None:
    """S3: with three fours seen by anybody, one four is among the nine that are left."""
    table = position("moving", trucks={0: "C3"}, seen={"D1": (4, [1]), "E3": (4, [2]), "F1": (4, [1, 3])})
    assert table.odds == {"tile 2": Fraction(4, 9), "tile 3": Fraction(4, 9), "tile 4": Fraction(1, 9)}


@pytest.mark.rule("GS4")
def test_with_three_players_the_six_sites_marked_3_stay_empty() -> None:
    """S4: thirty tiles are laid."""
    table = position("setup", players=3)
    assert {cell for cell in ONE + TWO + THREE if not table.has_tile(cell)} == set(MARKED_3)
    assert all(table.ed.site_at[cell_of(cell)] == -1 for cell in MARKED_3)


@pytest.mark.rule("GS4")
@pytest.mark.parametrize(("players", "may_stop"), [(3, True), (4, False)])
def test_a_site_left_empty_is_ordinary_terrain(players: int, may_stop: bool) -> None:
    """S4: a truck may stop on K4 with three players, and nothing is built there."""
    table = position("moving", players=players, trucks={0: "J4"}, points=1)
    assert ("drive K4" in table.legal) == may_stop
    beside = position("derricks", players=players, trucks={0: "J4"})
    assert beside.offered("build") == (["I4"] if players == 3 else ["I4", "K4"])


@pytest.mark.rule("GS4")
def test_with_three_players_two_tiles_of_each_kind_go_back_unseen() -> None:
    """S4: with nine of the ten sites known, the last tile is any of the three that are left."""
    known = dict(
        zip([cell for cell in ONE if cell not in MARKED_3 and cell != "C4"], [2, 2, 2, 3, 3, 3, 4, 4, 4], strict=True)
    )
    table = position(
        "derricks", players=3, trucks={0: "C3"}, seen={cell: (value, [1]) for cell, value in known.items()}
    ).play("build C4")
    assert table.odds == {f"tile {value}": Fraction(1, 3) for value in (2, 3, 4)}


@pytest.mark.rule("GS5")
def test_prices_start_at_5000() -> None:
    """S5: all three."""
    assert position("setup").prices == [5000, 5000, 5000]


@pytest.mark.rule("GS7")
def test_the_decks_are_12_red_cards_30_beige_ones_and_78_licences() -> None:
    """S7: half of the licences are worth 1, the other half 2."""
    table = position("setup")
    assert sum(table.g.red_deck) == 12
    assert sum(table.g.beige_deck) == 30
    assert table.g.licence_deck == 78
    assert (table.ed.licence_ones, table.ed.licence_twos) == (39, 39)
    assert not any([*table.g.red_gone, *table.g.beige_gone, table.g.gone_ones, table.g.gone_twos])


@pytest.mark.rule("GS7")
def test_the_decks_are_shuffled() -> None:
    """S7: each card is as likely as there are copies of it, and each licence as any other."""
    table = position("cards")
    assert table.odds["turn " + red(3, 3, 4, crude=1)] == Fraction(2, 12)
    assert table.odds["turn " + red(1, 4, 2, crude=1)] == Fraction(1, 12)
    table.play("turn " + red(1, 4, 2, crude=1))
    assert table.odds[f"turn {PLAIN}"] == Fraction(6, 30)
    table.play(f"turn {PLAIN}")
    assert table.odds[f"turn {PLAIN}"] == Fraction(5, 29)
    one_red = position("licences", cards={0: red(2, 2, 6, crude=1)})
    assert one_red.odds == {
        "deal 0+2": Fraction(39 * 38, 78 * 77),
        "deal 2+0": Fraction(39 * 38, 78 * 77),
        "deal 1+1": Fraction(2 * 39 * 39, 78 * 77),
    }


@pytest.mark.rule("GS7")
def test_the_cards_pictured_in_the_rulebooks_occur() -> None:
    """Section 5: black 3 with set-back 5, black 2 with free crude and 2 licences; 3 licences; price change 2."""
    assert red(3, 2, 4, back=5).startswith("red")
    assert red(2, 2, 6, crude=1).startswith("red")
    assert beige(3, 12).startswith("beige")
    assert beige(2, 10, price=2).startswith("beige")


@pytest.mark.rule("GS8")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_starts_with_15000_five_derricks_and_no_licences(players: int) -> None:
    """S8: and a seat that nobody uses has nothing."""
    g = position("setup", players=players).g
    unused = [0] * (4 - players)
    assert g.cash == [15000] * players + unused
    assert g.derricks == [5] * players + unused
    assert g.licences == [0, 0, 0, 0]


@pytest.mark.rule("GS8")
def test_money_card_counts_and_discards_are_open_and_licence_values_are_not() -> None:
    """S8: what a player and a spectator see of the others."""
    table = position("moving", cash=[1, 2, 3, 4], licences={0: (2, 3), 1: (4, 0)}, gone=(5, 6))
    for seat in (1, 2, None):
        shown = table.match.view(seat)["state"]
        assert shown["cash"] == [1, 2, 3, 4]
        assert shown["licences"] == [5, 4, 0, 0]
        assert (shown["gone_ones"], shown["gone_twos"]) == (5, 6)
        assert shown["ones"] == [4 if seat == owner == 1 else 0 if seat == owner == 2 else None for owner in range(4)]


@pytest.mark.rule("GS8")
def test_the_bank_never_runs_out() -> None:
    """S8: it pays eight crude at the highest price like one."""
    table = position(
        "auctions",
        prices=[9000, 5000, 5000],
        tanks={0: [8, 0, 0]},
        licences={0: (1, 0)},
        cash=[900_000, 900_000, 900_000, 900_000],
    )
    table.play("bid 1", "sell 8")
    assert table.g.cash[0] == 972_000


@pytest.mark.rule("GS9")
def test_all_locomotives_start_on_column_0_and_trucks_off_the_board() -> None:
    """S9: the black one too."""
    g = position("setup").g
    assert g.loco == [0, 0, 0, 0]
    assert g.black == 0
    assert g.truck == [-1, -1, -1, -1]


@pytest.mark.rule("GS10")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    """S10: everybody with the same chance, and the first one chooses first."""
    table = position("setup", players=players)
    assert table.odds == {f"first {seat}": Fraction(1, players) for seat in range(players)}
    assert table.play("first 2", "roll +2", "roll +2", "roll +2").g.first == 2


@pytest.mark.rule("GS10")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_or_the_table_names_the_first_player(seat: int) -> None:
    """S10, option `first`."""
    table = position("setup", options={"first": seat})
    assert table.g.first == seat
    assert set(table.odds) == {"roll +2", "roll +3", "roll +4", "roll -2", "roll -3", "roll -4"}
    assert gusher.new("giganten", 4, seed=5, options={"first": seat}).seat == seat


@pytest.mark.rule("GS10")
def test_with_three_players_nobody_sits_on_the_fourth_seat() -> None:
    """S10: `first` names a seat, and with three players there is no seat 3."""
    with pytest.raises(SetupError):
        gusher.new("giganten", 3, seed=5, options={"first": 3})


@pytest.mark.rule("G0.1")
def test_a_decision_with_one_legal_action_is_carried_out_and_logged() -> None:
    """0.1: a crude that nothing serves is lost without a question, and the log shows it."""
    match = gusher.load(position("transport", wells={"C4": (0, 3), "S10": (1, 6)}, loco=[2, 0, 0, 0]).match.position())
    match.play("ship own jet")
    by_itself = [entry for entry in match.log(0) if entry["action"] == "lose"]
    assert [entry["seat"] for entry in by_itself] == [1]
    assert [entry.asked for entry in match.entries[:2]] == [True, False]


@pytest.mark.rule("G0.1")
def test_nobody_is_ever_asked_with_a_single_choice() -> None:
    """0.1: through a whole game, every decision asked has two legal actions or more."""
    match = gusher.new("giganten", 4, seed="single choice")
    asked = 0
    while not match.over:
        legal = match.legal()
        assert len(legal) > 1
        match.play(legal[asked * 7919 % len(legal)])
        asked += 1
    kinds = Counter(entry.asked for entry in match.entries if entry.seat != CHANCE)
    assert kinds[True] == asked
    assert kinds[False] > 0


@pytest.mark.rule("G0.1")
def test_moving_ends_by_itself_when_nothing_but_halting_is_left() -> None:
    """0.1: the last point spent, the next player is asked."""
    table = position("moving", points=1).play("rail B")
    assert table.seat == 1


@pytest.mark.rule("G0.1")
def test_moving_goes_on_while_a_point_can_be_spent() -> None:
    """0.1: with the locomotive at the port and the truck free to move, halting is a choice."""
    table = position("moving", trucks={0: "A1"}, points=1, loco=[19, 0, 0, 0])
    assert "halt" in table.legal
    assert table.seat == 0


@pytest.mark.rule("G0.2")
@pytest.mark.rule("G3.1")
def test_a_deck_is_made_anew_when_a_card_is_wanted_not_when_the_last_one_goes() -> None:
    """0.2: red takes the last five licences; the discards come in for grey."""
    table = position("licences", licences={2: (39, 14)}, gone=(0, 20)).play("deal 0+5")
    assert (table.g.licence_deck, table.g.gone_twos) == (0, 20)
    assert table.events("deck-anew") == []
    table.play("deal 0+5")
    assert (table.g.licence_deck, table.g.gone_twos) == (15, 0)
    assert [event["deck"] for event in table.events("deck-anew")] == [2]
