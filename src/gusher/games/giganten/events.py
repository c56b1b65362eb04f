"""What the rules of Giganten report as they run; `text.py` and the locales put it into words."""

from __future__ import annotations

from gusher.kernel.events import Events

EVENTS = Events()
ROUND_BEGINS = EVENTS.add("round-begins", "round", "seat")
PRICE_MOVED = EVENTS.add("price-moved", "company", "from_step", "to_step")
BLACK_MOVED = EVENTS.add("black-moved", "from_column", "to_column")
DECK_ANEW = EVENTS.add("deck-anew", "deck")  # 0 beige, 1 red, 2 licences
CARD_LEFT = EVENTS.add("card-left", "card")
DEALT = EVENTS.add("dealt", "seat", "count", secret="ones")
PLACED = EVENTS.add("placed", "seat", "cell")
WAY = EVENTS.add("way", "seat", "cell")  # one for each cell of a drive, back from the goal
DROVE = EVENTS.add("drove", "seat", "from_cell", "cell", "points")
RAILED = EVENTS.add("railed", "seat", "from_column", "to_column", "points")
LOOKED = EVENTS.add("looked", "seat", "site", secret="tile")
SET_BACK = EVENTS.add("set-back", "seat", "from_column", "to_column")
STORED = EVENTS.add("stored", "seat", "company")
NO_CRUDE = EVENTS.add("no-crude", "seat")
BUILT = EVENTS.add("built", "seat", "site", "dollars", "crude")
DRILLED = EVENTS.add("drilled", "seat", "site", "left")
DERRICK_BACK = EVENTS.add("derrick-back", "seat", "site")
SHIPPED = EVENTS.add("shipped", "seat", "site", "company")
FREIGHT_PAID = EVENTS.add("freight-paid", "seat", "payee", "dollars")  # payee -1: the bank
LOST = EVENTS.add("lost", "seat", "site")
AUCTION_OPENS = EVENTS.add("auction-opens", "company", "seats")  # seats as bits
AUCTION_WON = EVENTS.add("auction-won", "seat", "company", "bid")
NO_SALE = EVENTS.add("no-sale", "company")
BLUFF_CALLED = EVENTS.add("bluff-called", "seat", "bid", "ones", "twos")
PAID = EVENTS.add("paid", "seat", "ones", "twos")
SOLD = EVENTS.add("sold", "seat", "company", "count", "dollars")
SURPLUS = EVENTS.add("surplus", "seat", "company", "count", "dollars")
STAR_REACHED = EVENTS.add("star-reached", "round")
