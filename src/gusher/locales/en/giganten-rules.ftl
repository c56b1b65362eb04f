# The rules of Giganten, clause by clause (English).

giganten-name = Giganten

giganten-about = Drill for oil, haul it by rail to the tanks of three companies, and win the right to sell it at auction. A game by Wilko Manz (Kosmos, 1999) for 3 or 4 players aged 10 and up: 7 to 9 rounds, 70 to 90 minutes.

giganten-section-S = Setting up

giganten-section-0 = The round — nine actions, one after another

giganten-section-1 = Action 1 — prices

giganten-section-2 = Action 2 — action cards

giganten-section-3 = Action 3 — licences

giganten-section-4 = Action 4 — moving and the card’s special action

giganten-section-5 = Action 5 — building derricks

giganten-section-6 = Action 6 — drilling and transport

giganten-section-7 = Action 7 — three auctions

giganten-section-8 = Action 8 — the tank limit

giganten-section-9 = Action 9 — a new first player

giganten-section-E = The end of the game

giganten-S1 =
    The game is for 3 or 4 players; no other number is accepted. Each takes a colour: red, grey, blue or green. (The rulebooks mention four colours without listing them.)
    .title = Players and colours

giganten-S2 =
    The board has 20 columns (A to T) and 12 rows (1 to 12). Column A lies beside the companies, column T at the port. Every cell is plain, hill or mountain.
    .title = The board

giganten-S3 =
    There are 36 drill tiles: 12 with one derrick (values 2, 3 and 4, four of each), 12 red ones with two derricks (values 2 and 5, six of each) and 12 with three derricks (values 4, 5 and 6, four of each). Shuffle each kind and lay it face down on the drill sites of its kind.
    .title = The drill tiles

giganten-S4 =
    With 3 players, the drill sites printed with a “3” stay empty and count as ordinary terrain. The six tiles left over go back in the box unseen.
    .title = Drill sites with three players
    .ruling = Our ruling: the longer French rulebook and the Italian one leave out the sites marked 3. The shorter French one leaves out the sites with three derricks, which contradicts the six tiles that it puts back.

giganten-S5 =
    The price markers of the three companies start on $5,000.
    .title = Starting prices

giganten-S6 =
    There are 60 crude markers. Option “Crude markers” (`crude_supply`): with “unlimited” (the default) crude never runs out. With “60, as in the box”, a builder takes what is left, nobody can build on a drill site when none is left, and a free crude that is not there is forfeited.
    .title = The crude supply
    .ruling = Our ruling: no rulebook says what happens when the markers run out, and the tiles alone show 138 crude.

giganten-S7 =
    Shuffle the 12 red action cards, the 30 beige action cards and the 78 licences (39 of value 1, 39 of value 2) separately, and place them as three face-down decks.
    .title = Three decks
    .ruling = Our ruling: the Italian rulebook shuffles 60 licences, but its own list of parts and both French rulebooks say 78.

giganten-S8 =
    Each player has $15,000, 1 truck, 5 derricks and 1 locomotive, and no licences yet. The bank never runs out. Money, numbers of cards, paid licences and all discards are open; the values of the licences in your hand are your secret.
    .title = Your starting stock
    .ruling = Our ruling: the rulebooks say only that licences are kept hidden. They are silent on money, numbers of cards and discards, so we keep these open.

giganten-S9 =
    All the players’ locomotives and the black locomotive start in column A of the track. (The printed track has one kind of start space for the players’ locomotives and another for the black one; here both are column A.) The trucks start off the board.
    .title = Locomotives and trucks

giganten-S10 =
    The first player is chosen at random. Option “First player” (`first`): “drawn at random” (the default), or the colour that is to start.
    .title = Who starts

giganten-0-1 =
    When you have only one legal action, you are not asked: it is carried out and written in the log. Moving also ends automatically once you can do nothing but stop.
    .title = No needless questions
    .ruling = Our ruling: the rulebooks do not mention this; a question with only one answer just costs time.

giganten-0-2 =
    A deck is reshuffled only at the moment when a card is needed from it and it is empty.
    .title = Reshuffling a deck
    .ruling = Our ruling: the rulebooks reshuffle a deck that has run out, but do not say whether at once or when the next card is needed.

giganten-1-1 =
    Roll the die once for each company, in the order Hudson, Jet, US Standard. Its six faces are 2, 3 and 4 in blue and 2, 3 and 4 in red. (The faces are known from a review: the rulebooks speak only of blue and red numbers.)
    .title = Rolling for prices

giganten-1-2 =
    If the price marker is in the white zone, a blue number raises the price by that many steps and a red number lowers it by that many.
    .title = White zone

giganten-1-3 =
    If the price marker is in the blue (high) zone, any number lowers the price, whatever its colour.
    .title = Blue zone

giganten-1-4 =
    If the price marker is in the red (low) zone, any number raises the price, whatever its colour.
    .title = Red zone

giganten-1-5 =
    What counts is the zone in which the marker stands before it moves. The marker then moves by the full number, even across a zone border.
    .title = Zone and full move
    .ruling = Our ruling: both French rulebooks move the marker by the number rolled; the Italian one does not say how far. None mentions a marker that crosses into another zone. With the printed scale the die alone never carries a marker off it.

giganten-2-1 =
    Turn up the top red card. The black locomotive advances by the number on it, counted in spaces, whatever those spaces cost.
    .title = The red card

giganten-2-2 =
    If the black locomotive reaches the star, or would pass it, the game ends at once: see E1 to E5.
    .title = Reaching the star

giganten-2-3 =
    Turn up as many beige cards as there are players. If the deck is empty, shuffle its discards into a new one.
    .title = The beige cards
    .example = with three players, three beige cards lie beside the red one.

giganten-2-4 =
    In turn order (the first player, then clockwise), each player takes one face-up card, red or beige. The beige cards are numbered from 1 and keep their numbers. The card left over goes to its discard pile at once.
    .title = Choosing a card

giganten-3-1 =
    In turn order, each player is dealt as many licences as their card shows, all of one player’s before the next player’s. If the deck is empty, it is reshuffled from its discards; if there are none either, no more are dealt. What is missing is not made up later.
    .title = Dealing licences
    .ruling = Our ruling: the rulebooks reshuffle the discards when the deck runs out, but do not say what happens when even these are not enough.

giganten-3-2 =
    The values of your licences are hidden from the other players. How many cards each player holds is open.
    .title = Secret values

giganten-4-1 =
    In your first Action 4, before anything else, put your truck on a free cell of column A. You must do so; it costs nothing. You may not choose a cell with another truck.
    .title = Placing your truck
    .ruling = Our ruling: the rulebooks let the owner choose any cell of the first column; since no truck may stop on another’s cell (4.4), we leave out occupied ones.

giganten-4-2 =
    Split your card’s movement points as you like between your truck and your locomotive, in any order of steps. Unused points are lost.
    .title = Splitting movement points
    .ruling = Our ruling: the shorter French rulebook says that what the truck leaves over must go to the locomotive, and further on that points need not be spent. The others let you give up any points.

giganten-4-3 =
    The truck moves orthogonally, never diagonally. Entering a plain costs 1 point, a hill 2, a mountain 3.
    .title = Driving the truck

giganten-4-4 =
    Your truck may pass over a drill site (you pay for the terrain of its cell) and over another truck’s cell, but may not stop there. Every drive goes to a cell where the truck may stop; you may make several drives one after another.
    .title = Passing and stopping
    .ruling = Our ruling: only the longer French rulebook forbids stopping on another truck; the other two do not mention it. We follow the first.

giganten-4-5 =
    No truck may enter a cell with a derrick. Your own derricks block you too.
    .title = Derricks block the way

giganten-4-6 =
    On every cell of its way where it may stop (4.4), including the cell where it starts or is placed, your truck shows you the values of orthogonally adjacent untouched black tiles (one or three derricks). This is automatic and free. Red tiles are never seen. Values stay your secret; which tiles you saw is open. A drive takes the cheapest way; on a tie, traced back from the goal, the column nearest A, then the row nearest 1. The way is public; to go another way, drive in several legs.
    .title = Looking at tiles
    .ruling = Our ruling against the letter: in all rulebooks the player may look, after moving next to a tile. Here looking is automatic, even where a move starts, because it never hurts; and the way is fixed because game records depend on it.

giganten-4-7 =
    Moving your locomotive into a column costs the number printed there: columns B to J cost 1 point, columns K to Q cost 2, columns R to T cost 3. It never goes past column T. (That is our inference: the rulebooks do not mention it.)
    .title = Moving the locomotive

giganten-4-8 =
    After moving, you must carry out the special action on your card, if it has one. Option “Special action on cards” (`special`): “must be carried out” (the default), or “may be declined”: then you are always asked, and declining is one of the answers.
    .title = The special action
    .ruling = Our ruling: the rulebooks differ. Both French ones say that you must carry it out, the Italian one that you may; the option lets the table choose.

giganten-4-9 =
    Price change N: choose one company and move its price exactly N steps up or down, whatever the zone; the marker stops at the end of the scale. Option “Price change on cards” (`price_change`): “exactly the number” (the default), or “up to the number”, where you choose one to N steps. The log names the steps on the card, or those chosen, even where the scale ends earlier.
    .title = Price change
    .example = from $5,000, a price change 2 takes a company to $4,000 or to $6,000.
    .ruling = Our ruling: the rulebooks differ. The longer French one and the Italian one move the price by the number on the card, the shorter French one by up to that number.

giganten-4-10 =
    Free crude: take one crude from the supply and put it into one of your own tanks. It needs no transport.
    .title = Free crude

giganten-4-11 =
    Set-back N: every opponent’s locomotive goes back N spaces (spaces, not points), but not beyond column A. The black locomotive never goes back.
    .title = Setting opponents back
    .example = a locomotive in column T that is set back 3 stands in column Q, the last one to cost 2, and pays 3 for its next step.
    .ruling = Our ruling: the rulebooks do not say what happens to a locomotive that has fewer than N spaces behind it.

giganten-4-12 =
    Your card then goes to its discard pile, and the next player carries out their whole Action 4.
    .title = Discarding the card

giganten-5-1 =
    In turn order, a player whose truck is orthogonally next to one or more untouched drill sites may build one derrick on one of them: at most one a round. A player who cannot build is not asked.
    .title = Who may build

giganten-5-2 =
    A derrick costs $4,000 on a one-derrick site, $6,000 on a two-derrick site and $8,000 on a three-derrick site. Pay the bank at once; there is no credit.
    .title = Building costs

giganten-5-3 =
    To build, you need a derrick in hand. Each player has five.
    .title = A derrick in hand

giganten-5-4 =
    Turn the tile up for all to see and put that many crude under the derrick. The tile leaves the game.
    .title = Striking oil

giganten-6-1 =
    In turn order, each player must take one crude from each of their own derricks. A derrick whose last crude was taken returns to its owner, and its cell is ordinary terrain from then on.
    .title = Drilling for crude
    .ruling = Our ruling: the rulebooks return the derrick to its owner, but do not say what becomes of the cell.

giganten-6-2 =
    Each crude taken is transported into one of your three tanks, split as you like, or is lost to the supply. Derricks are settled one by one, by column and then by row.
    .title = Transport or loss
    .ruling = Our ruling: the rulebooks do not give an order, and it changes nothing, because you may give up any crude.

giganten-6-3 =
    A locomotive serves a derrick when it stands in the derrick’s column or further on. Your own locomotive carries your crude for free.
    .title = Which locomotive serves

giganten-6-4 =
    If your own locomotive does not serve the derrick, you may use the black one, provided it does, for $3,000 to the bank.
    .title = The black locomotive

giganten-6-5 =
    Or you may use the most advanced opponent’s locomotive, if it serves, for $3,000 to its owner, who cannot refuse. Opponents level with it share equally: two get $1,500 each, three get $1,000 each. That is what the $500 notes are for.
    .title = An opponent’s locomotive

giganten-6-6 =
    Where both the black and an opponent’s locomotive serve, you choose. Option “Which locomotive carries” (`carrier`): “the player’s choice” (the default), or “the most advanced one”: you must use the most advanced of all, including the black one. Those level share equally, and the black one’s part goes to the bank; the action is then always written `ship rival`.
    .title = Choosing the carrier
    .ruling = Our ruling: the longer French rulebook and the Italian one leave the choice to the player; the shorter French one names the black locomotive first, which may be meant as an order. No rulebook has “the most advanced one”; it is how some groups play.

giganten-6-7 =
    If no locomotive serves the derrick, or you will not or cannot pay, the crude is lost.
    .title = Lost crude

giganten-6-8 =
    Crude in a tank is never moved to another tank.
    .title = No moving between tanks

giganten-7-1 =
    The companies hold their auctions in the order Hudson, Jet, US Standard. Only players with crude in their tank at that company and at least one licence in hand take part.
    .title = Who takes part
    .ruling = Our ruling: the rulebooks ask only for crude in the tank; asking for a licence as well makes sure that the repeats in 7.6 come to an end.

giganten-7-2 =
    The first player, or the next who takes part, opens; bidding goes clockwise. A bid is a whole number, at least 1 and higher than the last. You may bluff beyond what you hold, but not bid above twice your number of licence cards, since everyone can see that no such hand could pay. Option “Bids” (`bids`): “at most what the cards could cover” (the default, as above), or “any bluff”: up to 117, the value of all licences. If you can no longer raise, you pass automatically.
    .title = Making a bid
    .ruling = Our ruling: the rulebooks set no limit to a bluff; the option “any bluff” plays it that way.

giganten-7-3 =
    Whoever passes is out of this auction. It ends when all but the highest bidder have passed, or when all have passed: then nothing is sold there. A player who is left without having bid must bid at least 1 or pass.
    .title = Passing in an auction

giganten-7-4 =
    A sole participant must also bid at least 1, or pass.
    .title = Alone in the auction
    .ruling = Our ruling: the rulebooks do not mention an auction with only one participant. The Italian one gives an auction to the last player left, without asking for a bid.

giganten-7-5 =
    The winner pays licences worth at least the bid; no change is given. The winner picks the cards, but none that is superfluous (our inference: the rulebooks do not mention it). The others keep theirs.
    .title = Paying the bid

giganten-7-6 =
    A winner who can pay must pay. One who cannot loses half of their licence cards, rounded up: drawn at random, shown to all and discarded. The auction is then held again from 7.1, including those who had passed.
    .title = A failed bluff
    .example = with five licence cards, a failed bluff costs three.
    .ruling = Our ruling: the rulebooks do not say whether a winner who can pay might refuse. The lost cards are drawn by the player on the left (longer French) or by another player (shorter French), the Italian one does not say; here chance draws them.

giganten-7-7 =
    The winner may sell any number of the crude in that tank, or none, to the bank at the company’s price.
    .title = Selling your crude

giganten-7-8 =
    Option “Inflation” (`inflation`, off by default): once for each company in each round, after its last auction, the price goes up one step if nobody won the auction (even if nobody took part) or the winner sold exactly one crude. It stays if the winner sold none or two, and goes down one step if the winner sold three or more. It never leaves the scale.
    .title = Inflation (option)
    .ruling = Our ruling: this variant is in the Italian rulebook only. There the price stays for up to two crude and falls for more than three; three is left open, and here the price falls.

giganten-8-1 =
    Every tank that holds more than two crude sells the excess to the bank for $1,000 each.
    .title = At most two per tank
    .example = from a tank with 5 crude after Action 7, 3 are sold for $3,000.

giganten-9-1 =
    The die passes to the left: its new holder is the first player of the next round.
    .title = Passing the die

giganten-E1 =
    The game ends at once when the black locomotive reaches the star. Nothing more is played; the prices of that round have already been rolled.
    .title = The star

giganten-E2 =
    The players’ locomotives are ranked by column. On a tie, the higher total value of licences comes first; if that is level too, turn order decides, from the holder of the die in the round of the star.
    .title = Ranking the locomotives

giganten-E3 =
    Each derrick on the board pays its owner according to the rank of their locomotive: $5,000 for rank 1, $4,000 for rank 2, $3,000 for rank 3, $2,000 for rank 4.
    .title = Derricks on the board

giganten-E4 =
    Each crude under your derricks or in your tanks pays you $1,000.
    .title = Crude left over

giganten-E5 =
    Whoever has the most money wins. Players tied for the most share the win.
    .title = Who wins
    .ruling = Our ruling: the rulebooks do not mention ties, so the win is shared.

giganten-box =
    1 board, with the land in the middle, the railway, the tanks of the three companies and places for the cards
    36 drill tiles: 12 with one derrick, 12 red ones with two and 12 with three
    42 action cards (12 red, 30 beige) and 78 licences (39 worth 1, 39 worth 2)
    4 trucks, 20 derricks and 4 locomotives in the players’ colours, and 1 black locomotive
    60 crude, 3 price markers and 1 die in two colours
    4 reference cards: the actions on one side, symbols and costs on the other
    Banknotes of $500, $1,000, $2,000, $10,000 and $50,000
giganten-reference-1 =
    1 – Prices: roll the die for each company.
    2 – Cards: the red card moves the black locomotive; then everyone takes one card.
    3 – Licences: as many as your card shows.
    4 – Moves: truck and locomotive, then the special action.
    5 – Build: at most one derrick, next to your truck.
    6 – Oil: each derrick gives one crude; ship it, or lose it.
    7 – Auctions: Hudson, Jet, US Standard. Only the winner sells.
    8 – Tanks: more than 2 crude in one? Sell the excess for $1,000 each.
    9 – The die passes to the left.
    .title = A round
giganten-reference-2 =
    White zone: a blue number raises the price, a red one lowers it.
    Blue zone: every number lowers it.
    Red zone: every number raises it.
    .title = The die
giganten-reference-3 =
    Truck: plain 1, hill 2, mountain 3
    Locomotive: columns B to J 1, K to Q 2, R to T 3
    The truck never stops on a drill site or on another truck, and never enters a cell with a derrick.
    .title = Movement points
giganten-reference-4 =
    One derrick: $4,000 for 2, 3 or 4 crude
    Two derricks (red, never seen before): $6,000 for 2 or 5 crude
    Three derricks: $8,000 for 4, 5 or 6 crude
    .title = Building
giganten-reference-5 =
    Your own locomotive, in the derrick’s column or further on: free
    The black one: $3,000 to the bank
    The most advanced opponent’s: $3,000 to its owner
    .title = Shipping one crude
giganten-reference-6 =
    Bids are in licence value. You need crude in that tank and at least one licence.
    Bluffing is allowed; if you win and cannot pay, you lose half your licence cards, rounded up.
    .title = Auctions
giganten-reference-7 =
    At once, when the black locomotive reaches the star
    Each derrick: $5,000, $4,000, $3,000 or $2,000, by the rank of your locomotive
    Each crude under a derrick or in a tank: $1,000
    .title = The end
giganten-advice =
    The rulebooks give no advice; this is ours.
    A derrick is worth what the railway can carry: build where your locomotive already stands, or soon will.
    Look before you build. Black tiles show their value to a truck next to them; a red one stays a gamble of 2 or 5 for $6,000.
    Spread your crude over the three companies. One auction won is enough for a good sale, and Action 8 leaves only two crude in a tank.
    High prices come down and low ones go up: in the blue and red zones the die only ever works in one direction.
    An opponent who needs your locomotive pays you. Being in front earns money even when you do not drill.
    Watch the black locomotive. Near the end, a new derrick pays by the rank of your locomotive, whatever lies under it.
giganten-sources =
    Giganten: by Wilko Manz, illustrated by Franz Vohwinkel, published by Kosmos in 1999.
    The longer French rulebook: a translation by Dominique Vandaële (October 2001), after the English one by H. Barthen, N. Ramsey, P. Spring and D. Morse.
    The shorter French rulebook: an unsigned translation.
    The Italian rulebook: a translation by Giochi Rari (version 1.0, March 2001).
    Board and cards: a public transcription; who made it, and from which copy, is not recorded.
    The faces of the die: a review of 1999.

giganten-provenance-rules = Rules: this is in the rulebooks that we work from: a longer French one (of which we have two copies), a shorter French one and an Italian one.

giganten-provenance-transcribed = Transcribed: this comes from a public transcription of the printed board and cards. It agrees with every example in the rulebooks.

giganten-provenance-reviews = Reviews: this is in no rulebook, but reviewers of the game describe it.

giganten-provenance-reconstructed = Reconstructed: this is our best guess, not a reading of the printed game. It is marked as such in the data and on this page.

giganten-data-terrain = The terrain of all 240 cells: 183 plains, 25 hills and 32 mountains. Transcribed from the printed board.

giganten-data-drill_sites = The 36 drill sites, 12 of each kind; two of each kind are printed with a “3”. All are transcribed except the one-derrick site on H10: it is missing from the transcription and has been reconstructed.

giganten-data-prices = The price scale runs from $1,500 to $9,000 in steps of $500: red zone up to $3,500, white zone from $4,000 to $6,500, blue zone from $7,000. The scale is transcribed; the start at $5,000 is in the rulebooks.

giganten-data-track = The track has columns A to T, and the star is one space past column T (option “The star”, `star`: beyond column T, or on it). Transcribed, and checked against the example in 4.11.

giganten-data-die = The die: its faces, 2 to 4 in blue and in red, are in no rulebook; a review of 1999 describes them.

giganten-data-cards = The 12 red cards, each with the advance of the black locomotive, licences, movement points and either a free crude or a set-back. Transcribed; the red cards pictured in the rulebooks are among them. The 30 beige cards, each with licences and movement points, some with a price change. Transcribed; the beige cards pictured in the rulebooks are among them.
