"""Action 4, second half — the special action of the card (4.8–4.12)."""

from __future__ import annotations

import pytest

from gusher.games.giganten.phases import special
from gusher.games.giganten.scratch import Scratch
from gusher.games.giganten.state import COMPANY_NAMES, NONE
from gusher.games.giganten.verbs import VERBS
from gusher.kernel.mask import members

from .table import PLAIN, beige, number_of, position, red

FREE_CRUDE = red(2, 2, 6, crude=1)


@pytest.mark.rule("G4.8")
def test_a_price_change_is_obligatory() -> None:
    """4.8: nothing but a price change is legal."""
    table = position("moving", cards={0: beige(2, 10, price=2)}).play("halt")
    assert table.seat == 0
    assert {text.split()[0] for text in table.legal} == {"price"}
    assert table.refused("pass") == "4.8"


@pytest.mark.rule("G4.9")
def test_a_price_change_of_one_step_is_one() -> None:
    """4.9: no printed card has it, but a house edition may."""
    table = position("moving", cards={0: beige(2, 10, price=2)}).play("halt")
    ed, scratch = table.ed.clone(), Scratch()
    ed.card_price[table.g.card[0]] = 1
    special.legal(ed, table.g, scratch)
    texts = {VERBS.action(index).text for index in members(scratch.mask)}
    assert texts == {f"price {company} {step}" for company in COMPANY_NAMES for step in ("-1", "+1")}


@pytest.mark.rule("G4.8")
def test_a_free_crude_is_obligatory() -> None:
    """4.8: nothing but storing it is legal."""
    table = position("moving", cards={0: FREE_CRUDE}).play("halt")
    assert table.legal == ["store hudson", "store jet", "store standard"]


@pytest.mark.rule("G4.8")
def test_setting_back_is_obligatory_and_needs_no_decision() -> None:
    """4.8: it happens when the mover halts, and the next player moves."""
    table = position("moving", loco=[5, 5, 5, 5], cards={0: red(2, 3, 6, back=3)}).play("halt")
    assert table.g.loco == [5, 2, 2, 2]
    assert table.seat == 1


@pytest.mark.rule("G4.8")
def test_the_special_action_comes_after_moving() -> None:
    """4.8: not before, and no step of a locomotive after it."""
    table = position("moving", cards={0: beige(2, 10, price=2)})
    assert table.refused("price jet +2") == "4.2"
    table.play("halt")
    assert table.refused("rail B") == "4.8"


@pytest.mark.rule("G4.8")
def test_a_card_without_special_action_asks_nothing() -> None:
    """4.8: the next player moves."""
    assert position("moving", cards={0: PLAIN}).play("halt").seat == 1


@pytest.mark.rule("G4.8")
@pytest.mark.parametrize(
    ("card", "usual"),
    [
        (beige(2, 10, price=2), [f"price {company} {sign}2" for company in COMPANY_NAMES for sign in "-+"]),
        (FREE_CRUDE, [f"store {company}" for company in COMPANY_NAMES]),
        (red(2, 3, 6, back=3), ["setback"]),
    ],
)
def test_where_the_special_action_is_optional_declining_stands_beside_the_usual_actions(
    card: str, usual: list[str]
) -> None:
    """4.8, option `special`: may. Declining changes nothing, and the card is put down as ever (4.12)."""
    table = position("moving", options={"special": "may"}, loco=[5, 5, 5, 5], cards={0: card}).play("halt")
    assert table.legal == [*usual, "decline"]
    before = (list(table.g.price), [list(tank) for tank in table.g.tank], list(table.g.loco))
    table.play("decline")
    assert (table.g.price, table.g.tank, table.g.loco) == before
    assert table.g.card[0] == NONE
    assert table.seat == 1


@pytest.mark.rule("G4.8")
@pytest.mark.rule("G4.11")
def test_where_the_special_action_is_optional_the_set_back_is_an_action() -> None:
    """4.8: carried out, it does what the card says."""
    table = position("moving", options={"special": "may"}, loco=[5, 5, 1, 9], cards={0: red(2, 3, 6, back=3)})
    table.play("halt", "setback")
    assert table.g.loco == [5, 2, 0, 6]


@pytest.mark.rule("G4.8")
def test_declining_and_actions_that_the_card_does_not_show_are_refused() -> None:
    """4.8: each with its own reason."""
    table = position("moving", cards={0: FREE_CRUDE}).play("halt")
    assert table.refused("decline") == table.refused("setback") == table.refused("price jet +1") == "4.8"
    assert table.why("decline").key == "giganten-not-decline"
    assert table.why("setback").key == "giganten-not-setback-card"
    optional = position("moving", options={"special": "may"}, cards={0: red(2, 3, 6, back=3)}).play("halt")
    assert optional.why("store jet").key == "giganten-not-store-card"
    assert optional.why("decline").key == "giganten-may-decline"


@pytest.mark.rule("G4.8")
def test_a_card_without_special_action_asks_nothing_where_it_is_optional_either() -> None:
    """4.8: there is nothing to decline."""
    assert position("moving", options={"special": "may"}, cards={0: PLAIN}).play("halt").seat == 1


@pytest.mark.rule("GS6")
@pytest.mark.rule("G4.8")
def test_a_free_crude_that_is_not_there_is_not_asked_for() -> None:
    """S6: it is forfeited, whether the special action is optional or not."""
    full = {0: [5, 5, 5], 1: [5, 5, 5], 2: [5, 5, 5], 3: [5, 5, 5]}
    options = {"special": "may", "crude_supply": "60"}
    table = position("moving", options=options, cards={0: FREE_CRUDE}, tanks=full).play("halt")
    assert table.seat == 1
    assert len(table.events("no-crude")) == 1


@pytest.mark.rule("G4.9")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        (beige(2, 10, 2), 2),
        (beige(6, 4, 2), 2),
        (beige(3, 8, 3), 3),
        (beige(4, 6, 3), 3),
        (beige(5, 5, 3), 3),
        (beige(4, 5, 4), 4),
    ],
)
def test_one_company_moves_exactly_so_many_steps_up_or_down(card: str, steps: int) -> None:
    """4.9: of the player's choice."""
    table = position("moving", cards={0: card}).play("halt")
    assert table.legal == [
        f"price {company} {sign}{steps}" for company in ("hudson", "jet", "standard") for sign in "-+"
    ]
    table.play(f"price standard -{steps}")
    assert table.prices == [5000, 5000, 5000 - 500 * steps]


@pytest.mark.rule("G4.9")
@pytest.mark.parametrize(
    ("price", "action", "then"),
    [
        (8000, "+2", 9000),
        (7000, "+2", 8000),
        (3000, "-2", 2000),
        (2500, "-2", 1500),
        (9000, "-2", 8000),
        (1500, "+2", 2500),
    ],
)
def test_the_zone_does_not_matter(price: int, action: str, then: int) -> None:
    """4.9: a high price may rise and a low one fall."""
    table = position("moving", prices=[5000, price, 5000], cards={0: beige(2, 10, price=2)})
    assert table.play("halt", f"price jet {action}").prices == [5000, then, 5000]


@pytest.mark.rule("G4.9")
@pytest.mark.parametrize(
    ("price", "action", "then"),
    [
        (8000, "+4", 9000),
        (8500, "+4", 9000),
        (9000, "+4", 9000),
        (2000, "-4", 1500),
        (1500, "-4", 1500),
    ],
)
def test_the_marker_stops_at_the_end_of_the_scale(price: int, action: str, then: int) -> None:
    """4.9: the text names the steps on the card all the same."""
    table = position("moving", prices=[price, 5000, 5000], cards={0: beige(4, 5, price=4)}).play("halt")
    assert f"price hudson {action}" in table.legal
    assert table.play(f"price hudson {action}").prices == [then, 5000, 5000]


@pytest.mark.rule("G4.9")
def test_with_exact_fewer_steps_are_refused() -> None:
    """4.9: three steps, not two and not four."""
    table = position("moving", cards={0: beige(3, 8, price=3)}).play("halt")
    assert table.refused("price jet +2") == "4.9"
    assert table.refused("price jet -4") == "4.9"


@pytest.mark.rule("G4.9")
def test_with_up_to_one_to_n_steps_may_be_chosen() -> None:
    """4.9, option `price_change`: but not none, and not more."""
    table = position("moving", options={"price_change": "up-to"}, cards={0: beige(3, 8, price=3)}).play("halt")
    assert table.offered("price")[:6] == ["hudson -3", "hudson -2", "hudson -1", "hudson +1", "hudson +2", "hudson +3"]
    assert len(table.legal) == 18
    assert table.refused("price jet +4") == "4.9"
    assert table.play("price jet -1").prices == [5000, 4500, 5000]


@pytest.mark.rule("G4.10")
@pytest.mark.parametrize(("company", "tank"), [("hudson", [1, 0, 0]), ("jet", [0, 1, 0]), ("standard", [0, 0, 1])])
def test_a_free_crude_goes_into_one_of_the_own_tanks_without_transport(company: str, tank: list[int]) -> None:
    """4.10: with the locomotive on column 0, for nothing."""
    table = position("moving", cards={0: FREE_CRUDE}).play("halt", f"store {company}")
    assert table.g.tank[0] == tank
    assert table.g.tank[1:] == [[0, 0, 0]] * 3
    assert table.g.cash[0] == 15000


@pytest.mark.rule("G4.10")
def test_a_free_crude_may_go_into_a_full_tank() -> None:
    """4.10: the limit counts in Action 8 only."""
    table = position("moving", tanks={0: [0, 2, 0]}, cards={0: FREE_CRUDE}).play("halt", "store jet")
    assert table.g.tank[0] == [0, 3, 0]


@pytest.mark.rule("G4.10")
@pytest.mark.rule("GS6")
def test_a_free_crude_comes_from_the_supply() -> None:
    """4.10: with a limited supply there is one less."""
    table = position("moving", options={"crude_supply": "60"}, cards={0: FREE_CRUDE}).play("halt", "store jet")
    assert table.g.supply == 59


@pytest.mark.rule("GS6")
@pytest.mark.rule("G4.10")
def test_a_free_crude_that_is_not_there_is_forfeited() -> None:
    """S6: nobody is asked, and the card is put down."""
    table = position(
        "moving", options={"crude_supply": "60"}, cards={0: FREE_CRUDE}, tanks={seat: [5, 5, 5] for seat in range(4)}
    )
    assert table.g.supply == 0
    table.play("halt")
    assert table.seat == 1
    assert table.g.tank[0] == [5, 5, 5]
    assert table.g.red_gone[number_of(FREE_CRUDE) - number_of("red1")] == 1
    assert [event["seat"] for event in table.events("no-crude")] == [0]


@pytest.mark.rule("GS6")
@pytest.mark.rule("G4.10")
def test_the_last_crude_of_the_supply_may_be_taken() -> None:
    """S6: one is enough."""
    table = position(
        "moving",
        options={"crude_supply": "60"},
        cards={0: FREE_CRUDE},
        tanks={0: [4, 5, 5], 1: [5, 5, 5], 2: [5, 5, 5], 3: [5, 5, 5]},
    ).play("halt", "store hudson")
    assert table.g.supply == 0
    assert table.g.tank[0] == [5, 5, 5]


@pytest.mark.rule("G4.11")
def test_a_locomotive_on_19_set_back_3_stands_on_16_and_pays_3_for_its_next_step() -> None:
    """4.11: the worked example of the rulebook."""
    table = position("moving", loco=[0, 19, 0, 0], cards={0: red(2, 3, 6, back=3), 1: beige(8, 3)}).play("halt")
    assert table.g.loco[1] == 16
    assert table.seat == 1
    assert table.offered("rail") == ["R"]
    table.play("rail R")
    assert table.events("railed")[0]["points"] == 3


@pytest.mark.rule("G4.11")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [(red(2, 4, 8, back=2), 2), (red(1, 2, 8, back=3), 3), (red(3, 2, 6, back=4), 4), (red(2, 3, 2, back=5), 5)],
)
def test_every_opponent_goes_back_so_many_spaces(card: str, spaces: int) -> None:
    """4.11: spaces, not points; the own locomotive and the black one stay."""
    table = position("moving", first=2, loco=[11, 18, 10, 9], black=12, cards={2: card}).play("halt")
    assert table.g.loco == [11 - spaces, 18 - spaces, 10, 9 - spaces]
    assert table.g.black == 12


@pytest.mark.rule("G4.11")
def test_nobody_goes_back_beyond_column_0() -> None:
    """4.11: with three players, and five spaces."""
    table = position("moving", players=3, loco=[1, 4, 6], cards={0: red(2, 3, 2, back=5)}).play("halt")
    assert table.g.loco == [1, 0, 1, 0]


@pytest.mark.rule("G4.11")
def test_only_locomotives_that_move_are_told_of() -> None:
    """4.11: one on column 0 stays where it is."""
    table = position("moving", loco=[9, 0, 2, 0], cards={0: red(2, 3, 2, back=5)}).play("halt")
    assert [event["seat"] for event in table.events("set-back")] == [2]


@pytest.mark.rule("G4.12")
def test_the_card_then_goes_to_its_discard_pile() -> None:
    """4.12: a beige one and a red one, each when its player has done with it."""
    card = beige(2, 10, price=2)
    table = position("moving", cards={0: card, 1: FREE_CRUDE}).play("halt")
    assert table.g.beige_gone[number_of(card)] == 0
    table.play("price jet +2")
    assert table.g.beige_gone[number_of(card)] == 1
    assert table.g.card[0] == -1
    table.play("halt")
    assert sum(table.g.red_gone) == 0
    table.play("store jet", "halt", "halt")
    assert sum(table.g.red_gone) == 1
    assert sum(table.g.beige_gone) == 3
    assert table.g.card == [-1] * 4
