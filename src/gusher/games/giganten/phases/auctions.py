"""Action 7 — three auctions: Hudson, then Jet, then US Standard (7.1–7.8)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY, count_odds, draw_count
from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer, offer_range, span

from ..common import licence_value, player_at, shift_price, to_supply
from ..events import AUCTION_OPENS, AUCTION_WON, BLUFF_CALLED, NO_SALE, PAID, SOLD
from ..scratch import Scratch
from ..state import COMPANIES, NONE, Edition, State
from ..verbs import BID, FORFEIT, PASS, PAY, PAY_ROW, SELL

OPENING, BIDDING, FORFEITING, PAYING, SELLING, CLOSING = 0, 1, 2, 3, 4, 5  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    while g.company < COMPANIES:
        if g.step == OPENING:
            open_auction(g)
        if g.step == BIDDING:
            if next_bidder(g):
                return True
            end_bidding(g)
        if g.step == FORFEITING:
            g.seat = CHANCE
            return True
        if g.step == PAYING or g.step == SELLING:
            g.seat = g.leader
            return True
        close(ed, g)
    g.company = 0
    return False


@rule
def open_auction(g: State) -> None:
    """7.1: whoever has crude in that company's tank and at least one licence takes part."""
    g.bidders = 0
    for seat in range(g.players):
        if g.tank[seat][g.company] > 0 and g.licences[seat] > 0:
            g.bidders |= 1 << seat
    g.bid = 0
    g.leader = NONE
    g.turn = 0
    g.step = BIDDING
    if g.bidders != 0:
        emit(g, AUCTION_OPENS, g.company, g.bidders)


@rule
def next_bidder(g: State) -> bool:
    """7.2, 7.3: the next player clockwise who is still in and is not the highest bidder."""
    for _ in range(g.players):
        seat = player_at(g, g.turn)
        if (g.bidders >> seat) & 1 and seat != g.leader:
            g.seat = seat
            return True
        g.turn += 1
    return False


@rule
def end_bidding(g: State) -> None:
    """7.3: nothing is sold when all have passed; 7.6: a winner who cannot pay has bluffed."""
    if g.leader == NONE:
        g.step = CLOSING
        emit(g, NO_SALE, g.company)
    elif licence_value(g, g.leader) < g.bid:
        g.step = FORFEITING
    else:
        g.step = PAYING
        emit(g, AUCTION_WON, g.leader, g.company, g.bid)


@rule
def close(ed: Edition, g: State) -> None:
    """After the company's last auction of the round."""
    if ed.inflation:
        steps = inflation(ed, g)
        if steps != 0:
            shift_price(ed, g, g.company, steps)
    g.sold = 0
    g.company += 1
    g.step = OPENING


@rule
def inflation(ed: Edition, g: State) -> int:
    """7.8: one step up if nobody won or the winner sold one crude, one down if the winner sold three or more."""
    if g.sold > 2:
        return -1
    if g.leader == NONE or g.sold == 1:
        return 1
    return 1 if g.sold == 0 and ed.rules == 1 else 0  # in version 1 the price also rose if the winner sold none


@rule
def highest_bid(ed: Edition, g: State, seat: int) -> int:
    """7.2: twice the number of licence cards, or with the option `free` the value of all licences."""
    if ed.free_bids:
        return ed.licence_ones + 2 * ed.licence_twos
    return 2 * g.licences[seat]


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    seat = g.seat
    if g.step == PAYING:
        return offer_payments(g, scratch, seat)
    if g.step == BIDDING:
        offer(scratch.mask, PASS)  # 7.4: even a sole bidder must bid or pass
        offer_range(scratch.mask, BID + g.bid, BID + highest_bid(ed, g, seat) - 1)  # BID is `bid 1`
    else:
        offer_range(scratch.mask, SELL, SELL + g.tank[seat][g.company])  # 7.7: any number, including none
    return span(PASS, PAY - 1)


@rule
def offer_payments(g: State, scratch: Scratch, seat: int) -> int:
    """7.5: worth at least the bid, with no unnecessary card: the number of twos determines the number of ones."""
    most_twos = min(g.licences[seat] - g.ones[seat], (g.bid + 1) // 2)
    used = 0
    for twos in range(most_twos + 1):
        ones = max(g.bid - 2 * twos, 0)
        if ones <= g.ones[seat]:
            action = PAY + ones * PAY_ROW + twos
            offer(scratch.mask, action)
            used |= span(action, action)
    return used


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    if g.step == BIDDING:
        bid(g, action)
    elif g.step == FORFEITING:
        forfeit(g, (action - FORFEIT) // PAY_ROW, (action - FORFEIT) % PAY_ROW)
    elif g.step == PAYING:
        pay(g, (action - PAY) // PAY_ROW, (action - PAY) % PAY_ROW)
    else:
        sell(ed, g, action - SELL)


@rule
def bid(g: State, action: int) -> None:
    if action == PASS:
        g.bidders &= ~(1 << g.seat)  # 7.3: out of this auction
    else:
        g.bid = action - BID + 1
        g.leader = g.seat
    g.turn = (g.turn + 1) % g.players


@rule
def spend(g: State, seat: int, ones: int, twos: int) -> None:
    """Move licences from a hand to the discards, which are open to all (S8)."""
    g.ones[seat] -= ones
    g.licences[seat] -= ones + twos
    g.gone_ones += ones
    g.gone_twos += twos


@rule
def forfeit(g: State, ones: int, twos: int) -> None:
    """7.6: half of the cards are shown and lost, then the auction is held again."""
    emit(g, BLUFF_CALLED, g.leader, g.bid, ones, twos)
    spend(g, g.leader, ones, twos)
    g.step = OPENING


@rule
def pay(g: State, ones: int, twos: int) -> None:
    emit(g, PAID, g.leader, ones, twos)
    spend(g, g.leader, ones, twos)
    g.step = SELLING


@rule
def sell(ed: Edition, g: State, count: int) -> None:
    """7.7: to the bank, at the company's price."""
    seat = g.leader
    dollars = count * ed.price[g.price[g.company]]
    g.tank[seat][g.company] -= count
    g.cash[seat] += dollars
    g.sold += count
    to_supply(g, count)
    emit(g, SOLD, seat, g.company, count, dollars)
    g.step = CLOSING


@rule
def lost_cards(g: State) -> int:
    """7.6: half of the cards, rounded up."""
    return (g.licences[g.leader] + 1) // 2


@rule
def draw(ed: Edition, g: State) -> int:
    lost = lost_cards(g)
    ones = draw_count(g, g.ones[g.leader], g.licences[g.leader], lost)
    return FORFEIT + ones * PAY_ROW + lost - ones


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    lost = lost_cards(g)
    ways = count_odds(g.ones[g.leader], g.licences[g.leader], lost)
    return [(FORFEIT + ones * PAY_ROW + lost - ones, weight) for ones, weight in ways]


witnesses = EVERYBODY
