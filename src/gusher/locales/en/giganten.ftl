# What happens in Giganten, and why something may not.

giganten-company-hudson = Hudson
giganten-company-jet = Jet
giganten-company-standard = US Standard
giganten-bank = the bank
giganten-card-beige = beige card
giganten-card-red = red card
giganten-deck-beige = beige cards
giganten-deck-red = red cards
giganten-deck-licences = licences

giganten-card-line = { $deck }: { $parts }
giganten-card-licences = { $count ->
        [one] 1 licence
       *[other] { $count } licences
    }
giganten-card-moves = { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    }
giganten-card-price-change = price change { $count }
giganten-card-free-crude = free crude
giganten-card-set-back = set-back { $count }
giganten-card-black = black locomotive { $count }

giganten-did-take = { $what ->
        [red] { $seat } takes the red card.
       *[other] { $seat } takes card { $what }.
    }
giganten-did-bid = { $seat } bids { $what }.
giganten-did-pass = { $seat } passes.
giganten-did-halt = { $seat } stops moving.
giganten-did-decline = { $seat } declines the special action.
giganten-did-roll = The die shows a { $colour ->
        [red] red
       *[blue] blue
    } { $number }.
giganten-did-turn = Turned up: { $what }.
giganten-did-first = The first player has been drawn.

giganten-event-round-begins = Round { $round }: { $seat } is first player.
giganten-event-price-moved = { $company } goes from { $from_price } to { $to_price }.
giganten-event-price-against = { $company } goes from { $from_price } to { $to_price }: { $zone ->
        [high] the price was high, so any number lowers it
       *[low] the price was low, so any number raises it
    } ({ $clause }).
giganten-event-black-moved = The black locomotive goes from column { $from_column } to { $to_column }.
giganten-event-deck-anew = The discards are shuffled into a new deck: { $deck }.
giganten-event-card-left = Nobody took this card; it is discarded: { $card }.
giganten-event-dealt = { $seat } is dealt { $count ->
        [one] one licence
       *[other] { $count } licences
    }{ $ones ->
        [hidden] .
       *[known] { " " }(worth 1: { $ones }).
    }
giganten-event-placed = { $seat } puts the truck on { $cell }.
giganten-event-drove = { $seat } drives from { $from_cell } to { $cell } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } (via { $way }).
giganten-event-railed = { $seat }’s locomotive goes from column { $from_column } to { $to_column } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
giganten-event-looked = { $seat } looks at the tile on { $site }{ $tile ->
        [hidden] .
       *[known] { " " }(crude: { $tile }).
    }
giganten-event-set-back = { $seat }’s locomotive is set back from column { $from_column } to { $to_column }.
giganten-event-stored = { $seat } puts a free crude into the tank at { $company }.
giganten-event-no-crude = There is no crude left for { $seat }; the free crude is forfeited.
giganten-event-built = { $seat } builds a derrick on { $site } for { $dollars }; it holds { $crude } crude.
giganten-event-drilled = { $seat } drills on { $site }; { $left } crude left.
giganten-event-derrick-back = The derrick on { $site } is dry and returns to { $seat }.
giganten-event-shipped = { $seat } ships the crude from { $site } to { $company }.
giganten-event-freight-paid = { $seat } pays { $dollars } to { $payee } for the transport.
giganten-event-lost = { $seat } loses the crude from { $site }.
giganten-event-auction-opens = Auction at { $company }. Taking part: { $seats }.
giganten-event-auction-won = { $seat } wins the auction at { $company } with a bid of { $bid }.
giganten-event-no-sale = Nothing is sold to { $company }.
giganten-event-bluff-called = { $ones ->
        [0] { $seat } cannot pay { $bid } and loses licences: { $twos } of value 2.
       *[other] { $twos ->
            [0] { $seat } cannot pay { $bid } and loses licences: { $ones } of value 1.
           *[other] { $seat } cannot pay { $bid } and loses licences: { $ones } of value 1, { $twos } of value 2.
        }
    }
giganten-event-paid = { $ones ->
        [0] { $seat } pays licences: { $twos } of value 2.
       *[other] { $twos ->
            [0] { $seat } pays licences: { $ones } of value 1.
           *[other] { $seat } pays licences: { $ones } of value 1, { $twos } of value 2.
        }
    }
giganten-event-sold = { $count ->
        [0] { $seat } sells nothing to { $company }.
       *[other] { $seat } sells { $count } crude to { $company } for { $dollars }.
    }
giganten-event-surplus = { $seat } has too much at { $company }: { $count ->
        [one] 1 crude is
       *[other] { $count } crude are
    } sold for { $dollars }.
giganten-event-star-reached = The black locomotive reaches the star in round { $round }: the game is over.

giganten-may-take = You may take a face-up card.
giganten-may-place = You must put your truck on a free cell of column A.
giganten-may-drive = Your truck can drive there and stop.
giganten-may-rail = Your locomotive can go there.
giganten-may-halt = You may stop moving; unused points are lost.
giganten-may-price = Your card moves one company’s price.
giganten-may-store = Your card gives you a crude for one of your tanks.
giganten-may-setback = Your card sets back every opponent’s locomotive.
giganten-may-decline = At this table you may decline the special action.
giganten-may-build = Your truck is next to this drill site, and you can pay.
giganten-may-ship = This locomotive serves the derrick.
giganten-may-lose = You may discard the crude.
giganten-may-pass = You may pass.
giganten-may-bid = Your bid is higher than the last one and within the limit.
giganten-may-pay = These licences are worth the bid, and each is needed.
giganten-may-sell = You may sell any number of the crude in this tank.
giganten-may-first = Chance names the first player.
giganten-may-roll = Chance rolls the die.
giganten-may-turn = Chance turns up a card.
giganten-may-deal = Chance deals licences.
giganten-may-tile = Chance decides what is on the tile.
giganten-may-forfeit = Chance draws the licences that are lost.

giganten-not-now = “{ $action }” does not answer the current question. Answer with: { $verbs }.
giganten-not-on-offer = { $card ->
        [red] The red card
       *[other] Card { $card }
    } is not on offer.
giganten-not-place-free = { $cell } is not free.
giganten-not-drive-here = Your truck is already on { $cell }.
giganten-not-drive-derrick = There is a derrick on { $cell }; no truck may enter.
giganten-not-drive-site = { $cell } is a drill site: you may pass it, but not stop there.
giganten-not-drive-truck = Another truck stands on { $cell }: you may pass it, but not stop there.
giganten-not-drive-never = { $cell } is out of reach: you have { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
giganten-not-drive-far = { $cell } costs { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }; you have { $points }.
giganten-not-rail-back = Your locomotive is in column { $here }; it never goes back by itself, and staying put is not a move.
giganten-not-rail-far = Column { $column } costs { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }; you have { $points }.
giganten-not-price-card = Your card changes no price.
giganten-not-price-exact = Your card moves a price by exactly { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
giganten-not-price-up-to = Your card moves a price by at most { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
giganten-not-store-card = Your card gives no free crude.
giganten-not-setback-card = Your card sets nobody back.
giganten-not-decline = At this table the special action must be carried out.
giganten-not-build-derrick = There is already a derrick on { $cell }.
giganten-not-build-site = { $cell } is not an untouched drill site.
giganten-not-build-near = Your truck on { $truck } is not next to { $cell }.
giganten-not-build-derricks = You have no derrick left in hand.
giganten-not-build-money = A derrick there costs ${ $cost }; you have ${ $cash }.
giganten-not-build-crude = There is no crude left in the supply.
giganten-not-ship-own = Your locomotive is in column { $here } and does not serve column { $column }.
giganten-not-ship-own-serves = Your own locomotive serves this derrick, free of charge.
giganten-not-ship-most-advanced = At this table the most advanced locomotive of all must be used: `ship rival`.
giganten-not-ship-black = The black locomotive is in column { $here } and does not serve column { $column }.
giganten-not-ship-rival = The most advanced opponent is in column { $here } and does not serve column { $column }.
giganten-not-ship-money = Transport costs ${ $cost }; you have ${ $cash }.
giganten-not-bid-low = You must bid more than { $bid }.
giganten-not-bid-high = With { $cards ->
        [one] 1 licence card
       *[other] { $cards } licence cards
    } nobody will believe a bid above { $most }.
giganten-not-bid-free = All licences together are worth { $most }; no bid can be higher.
giganten-not-pay-held = You hold only { $ones ->
        [one] 1 licence
       *[other] { $ones } licences
    } of value 1 and { $twos } of value 2.
giganten-not-pay-little = These are worth { $value }; the bid was { $bid }.
giganten-not-pay-much = These are worth { $value } for a bid of { $bid }: one of them is not needed.
giganten-not-sell-held = You have only { $held } crude at { $company }.
