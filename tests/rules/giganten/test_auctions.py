"""Action 7 — three auctions (7.1–7.8)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from gusher.games.giganten.phases.auctions import inflation
from gusher.kernel.chance import CHANCE

from .table import Table, position


def auction(licences: Mapping[int, tuple[int, int]], crude: int = 2, **fields: Any) -> Table:
    """Hudson's auction: everybody with licences (ones, twos) has crude there."""
    return position("auctions", tanks={seat: [crude, 0, 0] for seat in licences}, licences=licences, **fields)


def bids(*numbers: int) -> list[str]:
    return [f"bid {number}" for number in numbers]


def payments(ones: int, twos: int, bid: int) -> list[str]:
    """What red may pay with for a bid; grey is there so that red is asked."""
    table = auction({0: (ones, twos), 1: (1, 0)}).play(f"bid {bid}")
    if table.seat == 1:
        table.play("pass")
    assert table.g.leader == 0
    return table.offered("pay") or [f"{event['ones']}+{event['twos']}" for event in table.events("paid")]


# ---- 7.1 who takes part


@pytest.mark.rule("G7.1")
def test_only_who_has_crude_there_and_a_licence_takes_part() -> None:
    """7.1: red has both, grey only licences, blue only crude, green crude elsewhere."""
    table = position(
        "auctions", tanks={0: [1, 0, 0], 2: [2, 0, 0], 3: [0, 2, 0]}, licences={0: (1, 0), 1: (3, 0), 3: (2, 0)}
    )
    assert table.events("auction-opens")[0] == {"event": "auction-opens", "company": 0, "seats": 0b0001}
    assert table.seat == 0


@pytest.mark.rule("G7.1")
def test_the_three_companies_come_in_order() -> None:
    """7.1: Hudson, Jet, US Standard, each with those who have crude there."""
    table = position("auctions", tanks={0: [1, 0, 1], 1: [0, 1, 0]}, licences={0: (3, 0), 1: (3, 0)})
    order = []
    while table.phase == "auctions":
        order.append((table.g.company, table.seat))
        table.play("pass")
    assert order == [(0, 0), (1, 1), (2, 0)]


@pytest.mark.rule("G7.1")
def test_licences_spent_at_one_company_are_missing_at_the_next() -> None:
    """7.1: red pays the only one for Hudson, and takes no part at Jet."""
    table = position("auctions", tanks={0: [1, 1, 0], 1: [0, 1, 0]}, licences={0: (1, 0), 1: (1, 0)})
    table.play("bid 1", "sell 1")
    assert table.g.company == 1
    assert table.seat == 1
    assert table.events("auction-opens")[1]["seats"] == 0b0010


@pytest.mark.rule("G7.1")
def test_without_anybody_nothing_is_asked() -> None:
    """7.1: no crude anywhere."""
    table = position("auctions", licences={0: (3, 3)})
    assert table.phase == "prices"
    assert [event["company"] for event in table.events("no-sale")] == [0, 1, 2]


# ---- 7.2, 7.3, 7.4 bidding


@pytest.mark.rule("G7.2")
@pytest.mark.parametrize(("first", "starts"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_bidding_starts_with_the_first_player_or_the_next_who_takes_part(first: int, starts: int) -> None:
    """7.2: blue has nothing there."""
    assert auction({0: (2, 0), 1: (2, 0), 3: (2, 0)}, first=first).seat == starts


@pytest.mark.rule("G7.2")
def test_bidding_goes_clockwise_round_and_round() -> None:
    """7.2: those who passed are left out."""
    table = auction({0: (0, 9), 1: (0, 9), 3: (0, 9)}, first=1)
    order = []
    for text in ("bid 1", "bid 2", "bid 5", "bid 6", "pass", "bid 7", "bid 9", "pass"):
        order.append(table.seat)
        table.play(text)
    assert order == [1, 3, 0, 1, 3, 0, 1, 0]
    assert table.g.leader == 1


@pytest.mark.rule("G7.2")
def test_a_bid_is_at_least_1_and_higher_than_the_last() -> None:
    """7.2: any higher number, not the next one only."""
    table = auction({0: (5, 0), 1: (5, 0)})
    assert table.legal == ["pass", *bids(*range(1, 11))]
    table.play("bid 4")
    assert table.legal == ["pass", *bids(*range(5, 11))]
    assert table.refused("bid 4") == "7.2"
    assert table.refused("bid 1") == "7.2"


@pytest.mark.rule("G7.2")
@pytest.mark.parametrize("hand", [(3, 0), (0, 3), (1, 2)])
def test_a_bid_may_bluff_up_to_twice_the_number_of_cards(hand: tuple[int, int]) -> None:
    """7.2: three cards of whatever value, six; it tells nobody what they are worth."""
    table = auction({0: hand})
    assert table.legal == ["pass", *bids(*range(1, 7))]
    assert table.refused("bid 7") == "7.2"


@pytest.mark.rule("G7.2")
def test_with_free_bids_everything_up_to_117_is_allowed() -> None:
    """7.2, option `bids`: the value of all licences."""
    table = auction({0: (1, 0), 1: (1, 0)}, options={"bids": "free"})
    assert table.legal == ["pass", *bids(*range(1, 118))]
    table.play("bid 116")
    assert table.legal == ["pass", "bid 117"]


@pytest.mark.rule("G7.2")
@pytest.mark.rule("G0.1")
def test_who_can_no_longer_raise_passes_by_itself() -> None:
    """7.2: grey with two cards after a bid of 4, and with free bids after 117."""
    table = auction({0: (0, 3), 1: (0, 2)}).play("bid 4")
    assert table.seat == 0
    assert table.events("auction-won")[0]["bid"] == 4
    free = auction({0: (0, 3), 1: (0, 2)}, options={"bids": "free"}).play("bid 117")
    assert free.seat == CHANCE  # red cannot pay


@pytest.mark.rule("G7.2")
def test_who_can_still_raise_is_asked() -> None:
    """7.2: the same, with a bid of 3."""
    table = auction({0: (0, 3), 1: (0, 2)}).play("bid 3")
    assert table.seat == 1
    assert table.legal == ["pass", "bid 4"]


@pytest.mark.rule("G7.3")
def test_who_passes_is_out_of_this_auction() -> None:
    """7.3: grey passed, and red and blue go on without grey."""
    table = auction({0: (0, 9), 1: (0, 9), 2: (0, 9)}).play("bid 1", "pass", "bid 2")
    assert table.seat == 0
    table.play("bid 3")
    assert table.seat == 2


@pytest.mark.rule("G7.3")
def test_the_auction_ends_when_all_but_the_highest_bidder_have_passed() -> None:
    """7.3: the highest bidder is not asked again."""
    table = auction({0: (2, 2), 1: (2, 2), 2: (2, 2)}).play("bid 2", "pass", "pass")
    assert table.events("auction-won") == [{"event": "auction-won", "seat": 0, "company": 0, "bid": 2}]
    assert table.seat == 0


@pytest.mark.rule("G7.3")
def test_when_all_pass_nothing_is_sold_there() -> None:
    """7.3: and nobody pays."""
    table = auction({0: (2, 2), 1: (2, 2)}).play("pass", "pass")
    assert table.events("no-sale")[0]["company"] == 0
    assert table.g.licences[:2] == [4, 4]
    assert table.g.cash == [15000] * 4


@pytest.mark.rule("G7.3")
def test_who_is_left_without_a_bid_must_bid_or_pass() -> None:
    """7.3: red and grey have passed; green does not win for nothing."""
    table = auction({0: (2, 0), 1: (2, 0), 3: (2, 0)}).play("pass", "pass")
    assert table.seat == 3
    assert table.legal == ["pass", *bids(1, 2, 3, 4)]


@pytest.mark.rule("G7.3")
def test_passing_counts_for_one_company_only() -> None:
    """7.3: who passed at Hudson bids at Jet."""
    table = position("auctions", tanks={0: [1, 1, 0], 1: [1, 1, 0]}, licences={0: (3, 0), 1: (3, 0)})
    table.play("pass", "bid 1", "sell 0")
    assert (table.g.company, table.seat) == (1, 0)


@pytest.mark.rule("G7.4")
def test_a_sole_participant_has_to_bid_at_least_1_or_pass() -> None:
    """7.4: nothing is free of charge."""
    table = auction({2: (1, 1)})
    assert table.seat == 2
    assert table.legal == ["pass", *bids(1, 2, 3, 4)]
    table.play("bid 1")
    assert table.offered("pay") == ["0+1", "1+0"]
    assert auction({2: (1, 1)}).play("pass").g.tank[2] == [2, 0, 0]


# ---- 7.5 paying


@pytest.mark.rule("G7.5")
@pytest.mark.parametrize(
    ("ones", "twos", "bid", "ways"),
    [
        (3, 3, 3, ["0+2", "1+1", "3+0"]),  # two twos are one too much, but each is needed
        (3, 3, 4, ["0+2", "2+1"]),
        (4, 0, 3, ["3+0"]),
        (0, 4, 3, ["0+2"]),  # no change given
        (0, 4, 4, ["0+2"]),
        (1, 4, 5, ["0+3", "1+2"]),
        (1, 3, 6, ["0+3"]),  # the one is not needed
        (2, 2, 6, ["2+2"]),  # everything
        (2, 2, 5, ["1+2"]),
        (1, 1, 2, ["0+1"]),  # the two alone; with the one it would be one card too many
        (1, 1, 1, ["0+1", "1+0"]),
        (5, 1, 1, ["0+1", "1+0"]),
    ],
)
def test_the_winner_picks_cards_worth_the_bid_but_none_that_is_not_needed(
    ones: int, twos: int, bid: int, ways: list[str]
) -> None:
    """7.5: no change is given."""
    assert payments(ones, twos, bid) == ways


@pytest.mark.rule("G7.5")
def test_every_payment_is_enough_and_without_any_of_its_cards_too_little() -> None:
    """7.5: for all small hands and bids, and every such payment is offered."""
    for ones in range(4):
        for twos in range(4):
            for bid in range(1, ones + 2 * twos + 1):
                enough = [(a, b) for a in range(ones + 1) for b in range(twos + 1) if a + 2 * b >= bid]
                needed = [f"{a}+{b}" for a, b in enough if (a - 1, b) not in enough and (a, b - 1) not in enough]
                assert payments(ones, twos, bid) == needed


@pytest.mark.rule("G7.5")
def test_the_paid_cards_go_to_the_discards_and_the_others_keep_theirs() -> None:
    """7.5: open to all."""
    table = auction({0: (3, 3), 1: (2, 2)}).play("bid 2", "bid 3", "pass", "pay 1+1")
    assert table.g.licences[:2] == [6, 2]
    assert table.g.ones[:2] == [3, 1]
    assert (table.g.gone_ones, table.g.gone_twos) == (1, 1)
    entry = next(entry for entry in table.match.log(None) if entry["verb"] == "pay")
    assert entry["action"] == "pay 1+1"


@pytest.mark.rule("G7.5")
def test_a_payment_too_small_too_large_or_not_held_is_refused() -> None:
    """7.5: each with this clause."""
    table = auction({0: (3, 3), 1: (1, 0)}).play("bid 3")
    for text in ("pay 0+1", "pay 2+1", "pay 3+3", "pay 0+0", "pay 4+0"):
        assert table.refused(text) == "7.5"


# ---- 7.6 bluffs


@pytest.mark.rule("G7.6")
def test_five_licences_and_a_failed_bluff_lose_three() -> None:
    """7.6: the worked example; half of the cards, rounded up."""
    table = auction({0: (5, 0), 1: (1, 0)}).play("bid 6")
    assert table.odds == {"forfeit 3+0": Fraction(1)}
    table.play("forfeit 3+0")
    assert table.g.licences[0] == 2
    assert table.g.gone_ones == 3


@pytest.mark.rule("G7.6")
@pytest.mark.parametrize(("cards", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (6, 3), (7, 4)])
def test_half_of_the_cards_rounded_up_is_lost(cards: int, lost: int) -> None:
    """7.6: of a hand of ones and a bid one too high."""
    table = auction({0: (cards, 0)}).play(f"bid {cards + 1}")
    assert table.odds == {f"forfeit {lost}+0": Fraction(1)}


@pytest.mark.rule("G7.6")
def test_the_cards_lost_are_drawn_at_random_and_shown_to_all() -> None:
    """7.6: three of two ones and three twos."""
    table = auction({0: (2, 3)}).play("bid 9")
    assert table.odds == {
        "forfeit 0+3": Fraction(1, 10),
        "forfeit 1+2": Fraction(6, 10),
        "forfeit 2+1": Fraction(3, 10),
    }
    table.play("forfeit 1+2")
    assert (table.g.ones[0], table.g.licences[0]) == (1, 2)
    assert (table.g.gone_ones, table.g.gone_twos) == (1, 2)
    for seat in (0, 1, None):
        assert table.match.log(seat)[1]["action"] == "forfeit 1+2"


@pytest.mark.rule("G7.6")
def test_then_the_auction_is_held_again_with_those_who_passed() -> None:
    """7.6: from the first player on, from a bid of 1."""
    table = auction({0: (4, 0), 1: (2, 0), 2: (2, 0)}, first=1).play("pass", "pass", "bid 8", "forfeit 2+0")
    assert table.seat == 1
    assert table.legal == ["pass", *bids(1, 2, 3, 4)]
    table.play("bid 2")
    assert table.seat == 2
    table.play("pass")
    assert table.seat == 0
    assert table.legal == ["pass", *bids(3, 4)]


@pytest.mark.rule("G7.6")
@pytest.mark.rule("G7.2")
def test_the_auction_held_again_starts_with_the_first_player_whoever_was_outbid_last() -> None:
    """7.6: blue and red could not raise grey's bluff, red last; red begins again, not grey."""
    table = auction({0: (2, 0), 1: (3, 0), 2: (2, 0)}).play("bid 1", "bid 4", "forfeit 2+0")
    assert table.seat == 0


@pytest.mark.rule("G7.2")
def test_each_company_starts_with_the_first_player_whoever_won_before() -> None:
    """7.2: the same, at Jet after Hudson."""
    table = position("auctions", tanks={seat: [1, 1, 0] for seat in range(3)}, licences=dict.fromkeys(range(3), (9, 0)))
    table.play("bid 1", "bid 4", "pass", "pass", "sell 0")
    assert (table.g.company, table.seat) == (1, 0)


@pytest.mark.rule("G7.6")
@pytest.mark.rule("G7.1")
def test_a_bluffer_without_cards_left_takes_no_part_in_the_auction_held_again() -> None:
    """7.6: from 7.1, which asks for a licence."""
    table = auction({0: (1, 0), 1: (1, 0)}).play("bid 2", "forfeit 1+0")
    assert table.seat == 1
    assert table.events("auction-opens")[1]["seats"] == 0b0010
    alone = auction({0: (1, 0)}).play("bid 2", "forfeit 1+0")
    assert alone.events("no-sale")[0]["company"] == 0
    assert alone.g.tank[0] == [2, 0, 0]


@pytest.mark.rule("G7.6")
def test_a_bluff_may_be_repeated_until_no_card_is_left() -> None:
    """7.6: five ones, then two, then one, then none."""
    table = auction({0: (5, 0)}).play("bid 10", "forfeit 3+0", "bid 4", "forfeit 1+0", "bid 2", "forfeit 1+0")
    assert table.g.licences[0] == 0
    assert len(table.events("bluff-called")) == 3
    assert table.g.gone_ones == 5
    assert table.phase == "prices"
    assert table.g.cash[0] == 15000


@pytest.mark.rule("G7.6")
def test_two_players_may_bluff_one_after_the_other() -> None:
    """7.6: grey passed, red's bluff fails, then grey's."""
    table = auction({0: (2, 0), 1: (3, 0)}).play("bid 3", "pass", "forfeit 1+0", "pass", "bid 6", "forfeit 2+0")
    assert table.g.licences[:2] == [1, 1]
    assert table.seat == 0


@pytest.mark.rule("G7.6")
def test_a_winner_who_can_pay_must_pay() -> None:
    """7.6: nothing but paying is legal, and no card is drawn."""
    table = auction({0: (1, 2), 1: (2, 0)}).play("bid 5")
    assert table.events("paid") == [{"event": "paid", "seat": 0, "ones": 1, "twos": 2}]
    choice = auction({0: (2, 2), 1: (1, 0)}).play("bid 3")
    assert {text.split()[0] for text in choice.legal} == {"pay"}
    assert choice.refused("pass") == "7.5"


@pytest.mark.rule("G7.6")
def test_a_bid_of_exactly_the_hand_is_no_bluff() -> None:
    """7.6: and one more is."""
    assert auction({0: (2, 1)}).play("bid 4").events("bluff-called") == []
    assert auction({0: (2, 1)}).play("bid 4").g.licences[0] == 0
    assert auction({0: (2, 1)}).play("bid 5").seat == CHANCE


# ---- 7.7 selling


@pytest.mark.rule("G7.7")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_winner_sells_any_number_also_none_at_the_companys_price(count: int) -> None:
    """7.7: of the crude in that tank."""
    table = position("auctions", prices=[6500, 1500, 9000], tanks={0: [3, 2, 1]}, licences={0: (1, 0)})
    table.play("bid 1")
    assert table.legal == ["sell 0", "sell 1", "sell 2", "sell 3"]
    assert table.refused("sell 4") == "7.7"
    table.play(f"sell {count}")
    excess = 1000 if count == 0 else 0  # 8.1 follows
    assert table.g.cash[0] == 15000 + 6500 * count + excess
    assert table.g.tank[0] == [min(3 - count, 2), 2, 1]


@pytest.mark.rule("G7.7")
def test_each_company_pays_its_own_price() -> None:
    """7.7: one crude at each."""
    table = position("auctions", prices=[6500, 1500, 9000], tanks={0: [1, 1, 1]}, licences={0: (3, 0)})
    table.play("bid 1", "sell 1", "bid 1", "sell 1", "bid 1", "sell 1")
    assert table.g.cash[0] == 15000 + 6500 + 1500 + 9000
    assert table.g.tank[0] == [0, 0, 0]


@pytest.mark.rule("G7.7")
def test_licences_are_paid_even_if_nothing_is_sold() -> None:
    """7.7: and there is no second winner."""
    table = auction({0: (1, 0), 1: (1, 0)}).play("bid 2", "forfeit 1+0", "bid 1", "sell 0")
    assert table.g.licences[:2] == [0, 0]
    assert table.g.tank[0] == [2, 0, 0]
    assert table.phase == "prices"


@pytest.mark.rule("G7.7")
def test_the_largest_tank_can_be_sold_at_once() -> None:
    """7.7: two kept, five from derricks, one free."""
    table = auction({0: (1, 0)}, crude=8).play("bid 1", "sell 8")
    assert table.g.cash[0] == 15000 + 8 * 5000


# ---- 7.8 inflation


@pytest.mark.rule("G7.8")
@pytest.mark.parametrize(("version", "sold", "steps"), [(1, 0, 1), (1, 2, 0), (2, 0, 0), (2, 2, 0)])
def test_in_version_1_of_the_rules_the_price_also_rose_if_the_winner_sold_none(
    version: int, sold: int, steps: int
) -> None:
    """7.8: records of that version are replayed so."""
    table = auction({0: (1, 0)}, options={"inflation": True})
    ed = table.ed.clone()
    ed.rules, table.g.leader, table.g.sold = version, 0, sold
    assert inflation(ed, table.g) == steps


@pytest.mark.rule("G7.8")
@pytest.mark.parametrize(("sold", "then"), [(0, 5000), (1, 5500), (2, 5000), (3, 4500), (4, 4500)])
def test_with_inflation_the_price_follows_what_was_sold(sold: int, then: int) -> None:
    """7.8: one up, none or two stay, three or more down; the others, where nobody took part, go up."""
    table = auction({0: (1, 0)}, crude=4, options={"inflation": True}).play("bid 1", f"sell {sold}")
    assert table.prices == [then, 5500, 5500]


@pytest.mark.rule("G7.8")
def test_without_inflation_prices_stay() -> None:
    """7.8: off by default."""
    assert auction({0: (1, 0)}, crude=4).play("bid 1", "sell 4").prices == [5000, 5000, 5000]


@pytest.mark.rule("G7.8")
def test_with_inflation_prices_rise_where_nobody_took_part_or_all_passed() -> None:
    """7.8: for each company in each round."""
    assert position("auctions", options={"inflation": True}).prices == [5500, 5500, 5500]
    table = auction({0: (1, 0)}, options={"inflation": True}).play("pass")
    assert table.prices == [5500, 5500, 5500]


@pytest.mark.rule("G7.8")
def test_an_auction_that_nobody_takes_part_in_is_not_told_as_opened() -> None:
    """7.1, 7.8: only that nothing is sold."""
    table = auction({0: (1, 0)}).play("pass")
    assert [event["company"] for event in table.events("auction-opens")] == [0]
    assert [event["company"] for event in table.events("no-sale")] == [0, 1, 2]


@pytest.mark.rule("G7.8")
def test_inflation_does_not_leave_the_scale() -> None:
    """7.8: 9,000 $ stays when nothing is sold, 1,500 $ when three are."""
    none = position("auctions", options={"inflation": True}, prices=[9000, 8500, 1500])
    assert none.prices == [9000, 9000, 2000]
    low = auction({0: (1, 0)}, crude=3, options={"inflation": True}, prices=[1500, 5000, 5000])
    assert low.play("bid 1", "sell 3").prices[0] == 1500
    assert low.g.cash[0] == 15000 + 4500


@pytest.mark.rule("G7.8")
@pytest.mark.rule("G7.6")
def test_inflation_comes_once_after_the_last_of_the_auctions_held_again() -> None:
    """7.8: two bluffs, then a sale of three at the price from before."""
    table = auction({0: (3, 0), 1: (1, 0)}, crude=3, options={"inflation": True})
    table.play("bid 6", "forfeit 2+0")
    assert table.prices == [5000, 5000, 5000]
    table.play("bid 2", "forfeit 1+0")
    assert table.prices == [5000, 5000, 5000]
    table.play("bid 1", "sell 3")
    assert table.prices == [4500, 5500, 5500]
    assert table.g.cash[1] == 15000 + 15000


@pytest.mark.rule("G7.8")
@pytest.mark.rule("G7.6")
def test_inflation_after_bluffs_and_nothing_sold_is_one_step_up() -> None:
    """7.8: once, however often the auction was held."""
    table = auction({0: (3, 0)}, options={"inflation": True})
    table.play("bid 6", "forfeit 2+0", "bid 2", "forfeit 1+0")
    assert table.prices == [5500, 5500, 5500]


@pytest.mark.rule("G7.8")
@pytest.mark.rule("G8.1")
def test_what_the_tank_limit_sells_does_not_count_for_inflation() -> None:
    """7.8: five in the tank, none sold in the auction: up one step, before Action 8 takes three."""
    table = auction({0: (1, 0)}, crude=5, options={"inflation": True}).play("pass")
    assert table.prices[0] == 5500
    assert table.events("surplus")[0]["count"] == 3


@pytest.mark.rule("G7.8")
def test_inflation_counts_each_company_and_each_round_anew() -> None:
    """7.8: three sold at Hudson do not lower Jet."""
    table = position("auctions", options={"inflation": True}, tanks={0: [3, 1, 0]}, licences={0: (2, 0)})
    table.play("bid 1", "sell 3", "bid 1", "sell 1")
    assert table.prices == [4500, 5500, 5500]
    assert table.g.sold == 0
