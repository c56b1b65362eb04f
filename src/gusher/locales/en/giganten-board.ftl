# The table of Giganten in the terminal.  The words over and beside the board have little room.

# One letter a seat, no two the same.
giganten-letter-red = R
giganten-letter-grey = Y
giganten-letter-blue = B
giganten-letter-green = N

giganten-board-round = Round { $round }
giganten-board-hudson = Hudson
giganten-board-jet = Jet
giganten-board-standard = Standard
giganten-board-zone-low = red zone: low
giganten-board-zone-middle = white zone
giganten-board-zone-high = blue zone: high
giganten-board-offer = Cards on offer
giganten-board-card = Card
giganten-board-points = { $count ->
        [one] 1 point left
       *[other] { $count } points left
    }
giganten-board-crude = Crude to ship
giganten-board-auction = Auction
giganten-board-bid = bid { $bid }:
giganten-board-bidders = still in:
giganten-board-decks = In the decks
giganten-board-beige = beige
giganten-board-red = red
giganten-board-supply = crude
giganten-board-money = money
giganten-board-licences = lic.
giganten-board-worth = worth
giganten-board-derricks = derr.
giganten-board-truck = truck
giganten-board-hand = Your licences: { $ones } of value 1, { $twos } of value 2, together { $value }
giganten-board-tiles = Tiles you have seen: { $tiles }

giganten-board-plain = plain
giganten-board-hill = hill
giganten-board-mountain = mountain
giganten-board-site = drill site
giganten-board-looked = looked at by others
giganten-board-seen = holds 4 crude
giganten-board-a-truck = truck
giganten-board-derrick = derrick, 4 crude
giganten-board-black = black locomotive
giganten-board-first = first player
giganten-board-track = points for the column

# A card in letters: 5L 8M ±2.
giganten-brief-licences = { $count }L
giganten-brief-moves = { $count }M
giganten-brief-price-change = ±{ $count }
giganten-brief-free-crude = +C
giganten-brief-set-back = <{ $count }
giganten-brief-black = ■{ $count }

giganten-hint-left = { $count } left
giganten-hint-crude = { $count } crude
giganten-hint-free = free

giganten-ask-take = Take an action card.
giganten-ask-place = Put your truck on a free cell of column A.
giganten-ask-drive = Move your truck and your locomotive.
giganten-ask-price = Carry out your card’s special action.
giganten-ask-build = Build a derrick?
giganten-ask-ship = Ship the crude.
giganten-ask-bid = Bid for the right to sell.
giganten-ask-pay = Pay your bid with licences.
giganten-ask-sell = How much crude do you sell?

giganten-post-start = Starting money
giganten-post-sold = Crude sold at auction
giganten-post-surplus = Surplus sold (8.1)
giganten-post-carried = Freight received
giganten-post-freight = Freight paid
giganten-post-built = Derricks built
giganten-account-cash = Cash at the end
giganten-account-rank = Rank of the locomotive
giganten-account-column = … in column
giganten-account-licence-value = Value of the licences
giganten-account-derricks = Derricks on the board
giganten-account-derrick-pay = … pay (E3)
giganten-account-crude-pay = Crude left pays (E4)

# Action cards: what is printed above the picture, and what the symbols mean.
giganten-name-road = Open road
giganten-name-office = Friends in office
giganten-name-survey = Good prospects
giganten-name-exchange = Stock tip
giganten-name-windfall = Windfall
giganten-name-washout = Washout
giganten-symbol-title = What the symbols mean
giganten-symbol-licence = Licences: you bid with them in the auctions
giganten-symbol-move = Movement points for truck and locomotive
giganten-symbol-price = Moves the price of one company
giganten-symbol-crude = One free crude for a tank
giganten-symbol-back = Sets the opponents’ locomotives back
