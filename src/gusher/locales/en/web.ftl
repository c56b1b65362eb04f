# The pages of the browser client.

web-home = Start page
web-tools = Tools
web-rules = Rules
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Same as the system
web-theme-light = Day edition
web-theme-dark = Night edition
web-name = Your name
web-expert = One click plays at once, without a preview
web-playback-setting = Play back what has happened since my last turn
web-show-pace = Show things
web-show-pace-slow = slowly
web-show-pace-steady = at a steady pace
web-show-pace-quick = quickly
web-sound = Sounds
web-notify = A notification when it is my turn
web-close = Close
web-confirm = Do it
web-cancel = Cancel
web-hint = Hint
web-hint-lead = A bot in your seat, knowing what you know, would:
web-hint-outlook = { $share } chance of winning, about { $score } at the end
web-more = More…
web-less = Fewer
web-total = Total
web-copy = Copy
web-copied = Copied

web-keys = Keys
web-key-1 = 1 … 9
    .about = choose that button of the decision; press again to play it
web-key-h = H
    .about = a hint
web-key-u = U
    .about = undo
web-key-p = P
    .about = what happened since my last turn
web-key-arrows = ← ↑ ↓ →
    .about = move across the board
web-key-home = Home, End
    .about = jump between possible choices
web-key-enter = Enter
    .about = choose; press again to play it
web-key-escape = Esc
    .about = cancel, close
web-key-help = ?
    .about = this sheet
web-legend = Symbols
web-legend-seen = seen by you, with the amount of crude
web-legend-derrick = derrick with its crude
web-seat = My seat
web-rotate = New link
    .about = Old links to your seat will stop working.
    .done = Your seat has a new link; this page already uses it.
web-webhook = Notify a web address when it is my turn
    .about = The server sends a short message there (http or https). Leave it empty to stop.
    .save = Save
    .done = Saved.
web-give-time = Give more time

web-tagline = Two out-of-print oil games, back on the table.
web-game-giganten = Giganten
    .facts = Wilko Manz · Kosmos 1999 · 3–4 players · 70–90 minutes
    .about = Drill for oil, haul it by rail to three companies, and outbid the others for the right to sell. The black locomotive runs against you all.
web-game-nations = The Game of Nations
    .facts = Waddingtons 1973 · 2–4 players · about 120 minutes
    .about = Kings, presidents, dictators and revolutionaries move through the oil region of Kark. The last power that can still pay wins.
web-play-now = Play now
web-guided = Guided first game
web-set-up = Set up a table…
web-recent = Your tables
web-recent-none = No tables yet. Games you start appear here, and you can come back to them.
web-table-waiting = Waiting for its players.
web-table-turn = { $seat } is to act.
web-table-gone = This table is gone.
web-review = Review
web-forget = Forget
web-import = Import a game
web-import-about = A finished record can be watched; an unfinished one can be played on from where it stopped.
web-who = Who plays?
web-preset-bots = Me against bots
web-preset-friends = With friends
web-preset-here = Everyone at this screen
web-preset-watch = Only bots; I watch
web-number = Players
web-sitter-me = Me
web-sitter-friend = A friend, by invitation
web-sitter-here = Somebody at this screen
web-sitter-bot = Bot: { $bot }
web-bots = Bots
web-bots-strength = How strong are the bots?
web-options = Options
web-rulebook = Rules
web-rulebook-own = our defaults
web-edition = Edition
web-open-table = Open the table
web-clock = Clock
web-clock-none = None
web-clock-live = Minutes for the whole game
web-clock-days = Days for each decision
web-clock-end = When a player’s time runs out, a bot takes over the seat; the player can take it back.
web-minutes = Minutes for each player
web-days-each = Days for each decision
web-days = { $days } d { $hours } h
web-pace = Bots move
web-pace-0 = at once
web-pace-300 = briskly
web-pace-600 = at an easy pace
web-pace-1500 = slowly

web-connecting = Connecting…
web-lost = Connection lost. Reconnecting; your game is safe.
web-no-table = This table cannot be opened
web-over = The game is over.
web-your-turn = Your turn
web-to-act = to act
web-thinking = thinking
web-sending = Sending: { $what }
web-too-late = Your last move could not be sent in time: the game has moved on without it.
web-you = you
web-away = away
web-bots-warming = The strong bots are warming up. Until they are ready, they play like Baron.
web-bots-hurried = The server is busy: for now, the strong bots here play like Baron.
web-players = Players
web-strip = At a glance
web-zoom = Look closer
web-decision = Decision
web-papers = Log, chat and text
web-log = Log
web-chat = Chat
web-text = Board as text
web-chat-empty = Nothing said yet.
web-chat-write = Write to the table
web-chat-send = Send
web-watching = { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-clause = The clause in the rules
web-see-clause = Clause { $clause }
web-why-not = Why not?
web-moment = Go to moment { $n }
web-labelled = { $label }: { $text }
web-change = { $name }: { $from } → { $to }
web-of-seat = { $seat }, { $thing }
web-not-sure = The rest is not certain.
web-possible = possible
web-aimed = suggested
web-undo = Undo
web-ask-undo = Ask to undo
web-vote = { $seat } would like to take back the last move.
web-vote-waiting = Still to answer: { $seats }.
web-vote-refused = Your request to undo was refused.
web-agree = Agree
web-refuse = Refuse
web-seat-menu = Let a bot play
web-take-back = Take my seat back
web-invite = Invite
web-invite-about = Send this link to your friends, or let them scan the code. It offers the free seats; once all are taken, it lets others watch.
web-invite-link = Invitation link
web-invite-qr = QR code of the invitation link
web-invite-seats = A link for each seat
web-share = Share…
web-reach-local = Only this computer can open this link so far. To let others in, start the server with “gusher serve --host 0.0.0.0”; friends on your network then use { $address }.
web-reach-none = Only this computer can open this link: it is not on a network.
web-reach-network = The link leads to { $address } and works on your own network.
web-reach-proxy = For friends elsewhere, put the server behind a reverse proxy with a public address.

web-lobby-choose = Choose a free seat.
web-lobby-full = All seats are taken. You can stay and watch.
web-lobby-free = { $count ->
        [one] One seat is still free. Invite somebody.
       *[other] { $count } seats are still free. Invite your friends.
    }
web-lobby-unready = Not ready yet: { $seats }.
web-lobby-changed = The table has changed. Look at what has been agreed, then say again that you are ready.
web-lobby-all = Everybody is ready. Start the game!
web-lobby-host = Everybody is ready. { $seat } starts the game.
web-lobby-expected = waiting for { $seat }
web-lobby-seat-free = free seat
web-lobby-is-host = host
web-lobby-ready = ready
web-lobby-sit = Sit here
web-lobby-for-friend = For a friend
web-lobby-am-ready = I am ready
web-lobby-not-ready = Not ready after all
web-lobby-begin = Start the game
web-lobby-fill = Fill free seats with bots
web-lobby-stand = Leave the seat
web-lobby-terms = What has been agreed
web-lobby-usual = The usual rules, no clock.
web-badge-imported = imported
web-badge-imported-about = This match was imported from a record. Whoever imported it may know what is hidden.
web-badge-seed = seed chosen by { $seat }
web-badge-seed-host = seed chosen by the host
web-badge-seed-about = The deal was not blind: whoever chose the seed can know what chance will bring.
web-badge-house = house edition: { $edition }
web-badge-house-about = The board, the cards or the prices differ from the official editions.
web-badge-no-hints = no hints
web-badge-no-undo = no undo
web-badges = About this table
web-allow-hints = Allow hints
web-allow-undo = Allow taking moves back
web-given-by = handed to a bot by { $seat }
web-given-clock = out of time
web-vote-anew = Anything chance has revealed since then will be drawn again.
web-hand-over = Hand the screen to { $seat }
web-hand-over-ready = I am { $seat }
web-playback = Since your last turn
web-playback-short = Last turn
web-pause = Pause
web-resume-playback = Play
web-skip = Skip
web-step-back = One step back
web-step-on = One step forward
web-to-start = To the start
web-to-end = To the end
web-replay = Replay
web-scrub = Moment of the game
web-as-seen-by = As seen by
web-all-open = everything open
web-copy-moment = Copy link to this moment
web-to-table = To the table
web-order-was = Sealed orders of { $seat }: { $orders }
web-score-sheet = Score sheet
web-won = { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the win.
    }
web-end-win = You win!
web-end-win-by = You win, { $margin } ahead of { $seat }!
web-end-shared = You share the win.
web-end-place = { $place ->
        [2] You came second.
        [3] You came third.
       *[other] You came fourth.
    }
web-end-place-by = { $place ->
        [2] You came second, { $margin } behind { $seat }.
        [3] You came third, { $margin } behind { $seat }.
       *[other] You came fourth, { $margin } behind { $seat }.
    }
web-end-course = The money, round by round
web-end-turns = Turning points
web-end-turn = Round { $round }, { $seat }: { $amount }
web-end-look = Look
web-end-picture = Save as a picture
web-end-link = Copy a link to the game
web-rematch = Play again
web-download = Download the record
web-verify = Verify the deal
web-verified = The deal is proven: all { $proved } random outcomes follow from the seed whose hash was published at the start:
web-contents = Contents

web-describe-turn = Now
web-describe-company = { $company }: { $price }. Tanks: { $tanks }.
web-describe-player = { $seat }: { $money }, licences { $licences }, derricks in hand { $derricks }, locomotive in column { $column }, truck { $truck }.
web-describe-black = Black locomotive in column { $column }; the star is { $star ->
        [20] beyond column T
       *[other] on column T
    }.
web-describe-legal = What you can do

web-giganten-round = Round { $round }
web-giganten-action-1 = Prices
web-giganten-action-2 = Action cards
web-giganten-action-3 = Licences
web-giganten-action-4 = Moving
web-giganten-action-5 = Derricks
web-giganten-action-6 = Transport
web-giganten-action-7 = Auctions
web-giganten-action-8 = Tank limit
web-giganten-action-9 = The die passes on

web-giganten-ask-none = The game continues automatically.
web-giganten-ask-take = Take one of the cards.
web-giganten-ask-place = Put the truck on a free cell of column A.
web-giganten-ask-drive = Move the truck or the locomotive: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
web-giganten-ask-price = Move one company’s price.
web-giganten-ask-store = Put your free crude into one of your tanks.
web-giganten-ask-setback = Set back your opponents’ locomotives?
web-giganten-ask-build = Build a derrick next to the truck?
web-giganten-ask-ship = Ship the crude from { $cell }: how, and where to?
web-giganten-ask-bid = Auction at { $company }: how much is the right to sell worth?
web-giganten-ask-pay = Pay { $bid } in licences.
web-giganten-ask-sell = How much crude do you sell to { $company }?

web-giganten-does-none = The game continues automatically.
web-giganten-does-take = { $seat } chooses a card.
web-giganten-does-place = { $seat } places the truck.
web-giganten-does-drive = { $seat } is moving.
web-giganten-does-price = { $seat } changes a price.
web-giganten-does-store = { $seat } stores a free crude.
web-giganten-does-setback = { $seat } may set back the opponents’ locomotives.
web-giganten-does-build = { $seat } may build a derrick.
web-giganten-does-ship = { $seat } ships crude from { $cell }.
web-giganten-does-bid = Auction at { $company }: { $seat } is considering a bid.
web-giganten-does-pay = { $seat } pays with licences.
web-giganten-does-sell = { $seat } sells to { $company }.

web-giganten-say-take = Take card { $card }
web-giganten-say-take-red = Take the red card
web-giganten-say-place = Put the truck on { $what }
web-giganten-say-drive = Drive to { $what }
web-giganten-say-rail = Locomotive to column { $what }
web-giganten-say-halt = Stop moving
web-giganten-say-price = { $company } { $steps }
web-giganten-say-store = Free crude to { $company }
web-giganten-say-setback = Set opponents back
web-giganten-say-decline = Decline
web-giganten-say-build = Build a derrick on { $what }
web-giganten-say-no-build = Build nothing
web-giganten-say-ship-own = With your own locomotive to { $company }
web-giganten-say-ship-black = With the black locomotive to { $company }
web-giganten-say-ship-rival = With an opponent’s locomotive to { $company }
web-giganten-say-lose = Discard the crude
web-giganten-say-bid = Bid { $what }
web-giganten-say-pass = Pass
web-giganten-say-pay = { $ones ->
        [0] Pay { $twos } of value 2
       *[other] { $twos ->
            [0] Pay { $ones } of value 1
           *[other] Pay { $ones } of value 1 and { $twos } of value 2
        }
    }
web-giganten-say-sell = Sell { $count }
web-giganten-say-sell-none = Sell nothing

web-giganten-market = Companies
web-giganten-scale = Price scale, in thousands
web-giganten-tanks = Tanks
web-giganten-tank-of = { $seat }: { $crude } crude
web-giganten-tank-at = tank at { $company }
web-giganten-map = The land
web-giganten-railway = The railway
web-giganten-sites = Drill sites and derricks
web-giganten-plain = plain
web-giganten-hill = hill
web-giganten-mountain = mountain
web-giganten-site = { $kind ->
        [1] drill site, one derrick
        [2] red drill site, two derricks
       *[3] drill site, three derricks
    }
web-giganten-site-seen = { $site }, you have seen { $crude } crude
web-giganten-site-looked = seen by { $seats }
web-giganten-derrick-of = derrick of { $seat }, { $crude } crude left
web-giganten-truck-of = truck of { $seat }
web-giganten-off-board = off the board
web-giganten-possible-left = { $left ->
        [one] possible, 1 point left
       *[other] possible, { $left } points left
    }
web-giganten-column = Column { $column }, costs { $cost }
web-giganten-locomotive-of = locomotive of { $seat }
web-giganten-black = black locomotive
web-giganten-points = Movement left
web-giganten-points-left = { $count ->
        [one] movement point left
       *[other] movement points left
    }
web-giganten-money = money
web-giganten-locomotive = locomotive
web-giganten-licences = licences
web-giganten-licences-held = Licence cards: { $count }
web-giganten-derricks-left = Derricks in hand: { $count }
web-giganten-first = First player: holds the die
web-giganten-offer = Cards on offer
web-giganten-card = Card { $card }: { $what }
web-giganten-card-red = Red card: { $what }
web-giganten-red = red
web-giganten-taken = taken
web-giganten-carriers = Locomotives and companies
web-giganten-carrier-own = Your locomotive
web-giganten-carrier-black = Black locomotive
web-giganten-carrier-rival = An opponent’s locomotive
web-giganten-free = free
web-giganten-hand = Your licences
web-giganten-hand-text = { $ones } of value 1 and { $twos } of value 2, worth { $value } together
web-giganten-highest = { $seat } has bid { $bid }.
web-giganten-no-bid = No bid yet.
web-giganten-tank-worth = Your tank here: { $crude } crude, worth { $worth } today.
web-giganten-bidders = Bidding:
web-giganten-bids = Bids
web-giganten-covers = Your licences cover bids up to { $covered }.
web-giganten-bluff = A bluff: your licences cover only { $covered }. If you win, you lose half of your cards.
web-giganten-orders = Sealed orders
web-giganten-orders-given = { $count } sealed
web-giganten-orders-note = Sealed: nobody sees them before the end of the game. They hold for this round’s auctions; 0 means no order.
web-giganten-orders-up-to = bid up to
web-giganten-orders-then = then
web-giganten-orders-pass = pass
web-giganten-orders-ask = ask me
web-giganten-orders-seal = Seal the orders
web-giganten-score-cash = Money
web-giganten-score-rank = Locomotive
web-giganten-score-rank-of = rank { $rank }, column { $column }
web-giganten-score-derricks = Derricks on the board
web-giganten-score-crude = Crude left
web-giganten-tip-ground = { $cost ->
        [one] Driving onto it costs 1 movement point.
       *[other] Driving onto it costs { $cost } movement points.
    }
web-giganten-tip-site = A derrick here costs { $cost }. The tile holds { $crude } crude.
web-giganten-tip-seen = You have looked: { $crude } crude.
web-giganten-tip-looked = Who has looked: { $seats }
web-giganten-tip-derrick = It gives one crude each round until it is dry. Trucks cannot pass.
web-giganten-tip-locomotive = { $seat }: this locomotive serves columns A to { $column }. Its owner ships free of charge; others pay { $cost }.
web-giganten-tip-black = Black locomotive: the clock of the game, which ends when it reaches the star. It serves columns A to { $column } for { $cost }, paid to the bank.
web-giganten-tip-zone-r = Low: any number raises the price, whatever its colour (1.4).
web-giganten-tip-zone-w = Middle: a blue number raises the price, a red one lowers it (1.2).
web-giganten-tip-zone-b = High: any number lowers the price, whatever its colour (1.3).
web-giganten-tip-company = It pays { $price } for a crude today, but only to whoever wins its auction.
web-giganten-tip-licences = { $count ->
        [0] No licence cards: no bid.
        [one] 1 licence card, worth 1 or 2. The highest bid that could be paid: 2.
       *[other] { $count } licence cards, each worth 1 or 2. The highest bid that could be paid: { $most }.
    }
web-giganten-tip-card-licences = { $count ->
        [one] You get 1 licence.
       *[other] You get { $count } licences.
    }
web-giganten-tip-card-moves = { $count ->
        [one] 1 movement point for truck and locomotive.
       *[other] { $count } movement points for truck and locomotive.
    }
web-giganten-tip-card-price = { $count ->
        [one] Move one price by 1 step.
       *[other] Move one price by { $count } steps.
    }
web-giganten-tip-card-crude = One free crude, straight into a tank.
web-giganten-tip-card-back = { $count ->
        [one] Opponents’ locomotives go back 1 column.
       *[other] Opponents’ locomotives go back { $count } columns.
    }
web-giganten-tip-card-none = No special action.
web-giganten-tip-card-black = { $count ->
        [one] The black locomotive advances 1 column.
       *[other] The black locomotive advances { $count } columns.
    }
web-giganten-recap-railed = locomotive to { $column }
web-giganten-recap-set-back = set back to { $column }
web-giganten-recap-built = derrick on { $cell }
web-giganten-recap-shipped = crude to { $company }
web-giganten-recap-auction-won = won { $company }
web-giganten-recap-sold = sold to { $company }
web-giganten-recap-bluff-called = bluff called

web-guide = Guide
web-guide-understood = Understood
web-guide-end = End the guide
web-guide-count = Lesson { $number }
web-guide-for-now = You may do that too, but it is not part of this lesson. For now: { $goal }
web-guide-wait = The others are playing; the next lesson comes with your turn.
web-guide-free = Here you are free to choose. The next lesson comes soon.
web-guide-alone = I’ll carry on by myself
web-guide-giganten-welcome = You drill for oil, carry it by rail to three companies, and use licences to buy the right to sell it. Whoever has the most money when the black locomotive reaches the star wins. The other players are bots.
    .title = Welcome to the boom
web-guide-giganten-take = Each card shows licences (the ticket), movement points (the wheel) and sometimes something more: a price change, a free crude, or a set-back for the others. Click a card to choose it; click again to take it.
    .title = Take a card
    .goal = Take the marked card.
web-guide-giganten-place = Your truck starts in column A, beside the companies. The first oil lies a few columns to the east: choose a row from which you can soon reach drill sites.
    .title = Place your truck
    .goal = Put your truck on the marked cell: click it, then “Do it”.
web-guide-giganten-drive = The numbers show how many points you would have left. Plains cost 1, hills 2, mountains 3. Next to a black drill site, you alone see how much oil it holds.
    .title = Hit the road
    .goal = Drive to the marked cell, beside a drill site.
web-guide-giganten-rail = Your locomotive must stand as far east as your derricks to carry their oil free of charge. Columns B to J cost 1 point each, later ones more. Points you do not use are lost.
    .title = Full steam ahead
    .goal = Send your locomotive to the marked column.
web-guide-giganten-special = After moving, you must carry out whatever else your card shows. A price change moves one price: raise that of a company you will sell to, or lower one that an opponent needs. A free crude goes straight into one of your tanks.
    .title = Something more
    .goal = Choose a company and, for a price, whether it rises or falls.
web-guide-giganten-build = Your truck stands next to a drill site. A derrick costs $4,000 to $8,000 and gives one crude each round until it is dry.
    .title = Build a derrick
    .goal = Build the marked derrick.
web-guide-giganten-carried = A card has set your locomotive back, or it was too slow, so it does not reach this derrick. Another locomotive carries the crude for $3,000: the most advanced opponent’s, who is paid and cannot refuse, or the black one, for which you pay the bank.
    .title = Carried by another
web-guide-giganten-ship = Each derrick gives one crude now. Choose the tank: at the end of the round only two may stay in each.
    .title = Ship the crude
    .goal = Ship the crude the marked way, to the company with the best price.
web-guide-giganten-auction = Only the winner of the auction may sell here. You pay in licences, and only if you win; the others keep theirs.
    .title = The auctions
web-guide-giganten-bid = Now for real. Start low: as long as somebody goes higher, you are asked again.
    .title = Bid for the right to sell
    .goal = Make one of the marked bids, or pass if your crude is not worth it.
web-guide-giganten-bluff = Nobody sees your licences, only how many you have. So you may bid more than they are worth, and the others may give up. Try it: nobody can go higher than the marked bid. This is a rehearsal and will cost you nothing.
    .title = Bluff
    .goal = Make the marked bid, more than your licences are worth.
web-guide-giganten-called = Nobody went higher, so you won an auction that you cannot pay for. Half of your cards are shown to all and lost, and the auction is held again. A bluff must be believed, or beaten. As this was a rehearsal, take your bid back: your cards are yours again.
    .title = Called
    .goal = Take your bid back.
web-guide-giganten-pay = You have won. Choose which licences to give; paying with small ones first keeps your hand strong.
    .title = Pay with licences
    .goal = Pay with the licences of your choice.
web-guide-giganten-sell = Sell as much as you like at today’s price. What you keep may sell for more later, but only two may stay.
    .title = Sell your crude
    .goal = Sell all you have here.
web-guide-giganten-round = That was a whole round. The die passes to the left, and the black locomotive comes closer to the star. You know all you need to know: good luck!
    .title = And again

web-nations-round = Round { $round }
web-nations-step-revenue = Revenue
web-nations-step-agent = Agent
web-nations-step-leader = Leader
web-nations-step-trade = Tankers and pipelines
web-nations-does-setup = The game is being set up.
web-nations-does-first = { $seat } takes their first turn.
web-nations-does-revenue = { $seat } collects revenue.
web-nations-does-agent = { $seat } moves the agent.
web-nations-does-agent-card = { $seat } has drawn: { $card }.
web-nations-does-leader = { $seat } places or moves a leader.
web-nations-does-leader-card = { $seat } has drawn: { $card }.
web-nations-does-trade = { $seat } is considering tankers and pipelines.
web-nations-does-end = { $seat } ends the turn.
web-nations-does-over = The game is over.
web-nations-say-place = { $type } to { $country }
web-nations-say-coup = { $type } to { $country }
web-nations-say-revolution = { $type } seizes { $country }
web-nations-say-agent = Agent to { $space }
web-nations-say-move = { $from } → { $to }
web-nations-say-tanker-buy = { $station }
web-nations-say-tanker-place = { $station }
web-nations-say-tanker-move = { $from } → { $to }
web-nations-say-tanker-sell = { $station }
web-nations-say-pipe = { $pair }
web-nations-say-lay = { $pair }
web-nations-say-launch = { $station }
web-nations-say-lose-leader = { $space }
web-nations-say-lose-tanker = { $station }
web-nations-say-revolt = { $space }
web-nations-say-end = End the turn
web-nations-say-pass = Keep the tanker back
web-nations-verb-place = Place a leader
web-nations-verb-agent = Move the agent
web-nations-verb-move = Move to
web-nations-verb-tanker-buy = Buy a tanker
web-nations-verb-tanker-place = Place the tanker
web-nations-verb-tanker-move = Move a tanker
web-nations-verb-tanker-sell = Sell a tanker
web-nations-verb-pipe = Lay a pipeline
web-nations-verb-end = Nothing more
web-nations-verb-pass = Keep it for later
web-nations-verb-coup = Coup
web-nations-verb-revolution = Revolution
web-nations-verb-launch = Place the new tanker
web-nations-verb-lay = Lay the free pipeline
web-nations-verb-lose-leader = Which leader leaves?
web-nations-verb-lose-tanker = Which tanker is lost?
web-nations-verb-revolt = Where does the leader flee to?
web-nations-move = Move a leader
web-nations-from = from { $space }
web-nations-other = Choose something else
web-nations-on-map = Choose a highlighted place on the map.
web-nations-unfold = All { $count } choices as a list
web-nations-fold = Hide the list
web-nations-priced = { $what } ({ $price })
web-nations-map = The region of Kark
web-nations-sea-north = northern sea
web-nations-sea-south = southern sea
web-nations-capital = capital
web-nations-incident = Incident space
web-nations-invented = invented name: the rulebook names only the U.O.R. and Abu Akar
web-nations-arrow = arrow to { $space }
web-nations-leader-of = { $type } of { $seat }
web-nations-agent-of = agent of { $seat }
web-nations-tankers-of = tankers of { $seat }: { $count }
web-nations-border = Border { $pair }
web-nations-leaders = Leaders
web-nations-tankers = Tankers
web-nations-money = money
web-nations-revenue = revenue
web-nations-out = out of the game
web-nations-you-are-out = You are out: no revenue, and no money to place or move a leader (8.1). Stay and watch; once only bots are left, they speed up.
web-nations-leave = Or leave the table.
web-nations-describe-player = { $seat }: { $money }, tankers { $tankers } ({ $reserve } in reserve), agent { $agent }.
web-nations-score-money = Money
web-nations-score-tankers = Tankers
web-nations-score-tanker_worth = Tankers at 3 M
web-nations-score-countries = Countries
web-nations-score-revenue = Revenue
web-nations-incident-card = International Incident
web-nations-recap-control = took { $country }
web-nations-recap-robbed = lost { $country }
web-nations-recap-tanker-placed = new tanker
web-nations-recap-tanker-gone = tanker sold or lost
web-nations-recap-pipeline = laid a pipeline
web-nations-recap-moved = moved a leader
web-nations-recap-fell = lost a leader
web-nations-recap-out = is out
web-nations-tip-capital = Whoever’s leader stands here controls { $country } ({ $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }).
web-nations-tip-incident = Whoever stops here draws an Incident card. No leader can pass without stopping.
web-nations-tip-leader = { $seat }, { $type }: moves for { $price } a space and earns { $pay } for each derrick that loads.
web-nations-tip-agent = { $seat }’s agent: opponents’ leaders may stop here, but not pass.
web-nations-tip-offshore = Tankers out here earn nothing. From here they can go inshore at any port on this coast.
web-nations-tip-port = { $seat } rules here. Each tanker inshore loads one derrick: { $pay } a turn. Loading now: { $loaded } of { $derricks }.
web-nations-tip-port-vacant = { $country }: nobody rules here, so no tanker earns anything.
web-nations-tip-pipeline = A pipeline: derricks on one side load at the ports of the other.
web-nations-tip-border = No pipeline yet. Laying one costs { $price }; then derricks on one side load at the ports of the other.
web-nations-tip-revenue = Revenue: { $amount } at the start of the next turn, if nothing changes.
web-nations-tip-tankers = { $count ->
        [one] 1 tanker
       *[other] { $count } tankers
    } in all. One can be bought for { $price } and sold for { $sale }.
web-nations-tip-reserve = In reserve, { $type }: { $price } to place and for each space; earns { $pay } for each derrick that loads.
web-guide-nations-welcome = Great powers move their leaders through the oil region of Kark. A leader on a capital controls the country; its derricks pay when tankers lie inshore. Anyone who can no longer pay is out; the last one left wins.
    .title = Welcome to Kark
web-guide-nations-place = Choose a capital. Coastal countries have two derricks and a port, inland ones four derricks but no port. Kings and presidents cost 2 M and bring 2 M for each derrick with a tanker; dictators and revolutionaries half of both.
    .title = Place a leader
    .goal = Put your dictator on a marked capital by the sea.
web-guide-nations-inshore = Your first tanker is free. Inshore, it loads at your derricks and brings you money each turn; offshore, it brings nothing yet.
    .title = Your first tanker
    .goal = Put the tanker inshore at your country.
web-guide-nations-revenue = Each turn begins with your revenue: every derrick loaded by one of your tankers pays. On the map such derricks stand on a disc in your colour; the green figure on your player sheet is what the next collection brings.
    .title = Money comes in
web-guide-nations-agent = Your agent always moves exactly four spaces, free of charge. If it stops on a “?”, there is an Incident; and opponents’ leaders cannot pass it.
    .title = Your secret agent
    .goal = Move your agent to any of the marked spaces.
web-guide-nations-leader = Each turn you place one leader on a vacant capital or move one. A second country means more derricks; this time take one with a port.
    .title = A second country
    .goal = Place your revolutionary on a marked capital.
web-guide-nations-move = Each turn you place or move one leader and pay for every space. Choose a leader on the map, then where it goes. End on an opponent’s leader of another type on a capital, and its country and tankers are yours. Leave a capital and you give up the country, so for now your leaders stay.
    .title = Move a leader
web-guide-nations-inland = Inland countries have four derricks, but no port: they load at a port of yours that a pipeline leads to.
    .title = Into the desert
web-guide-nations-tanker = Each tanker inshore pairs with one derrick. Buy one for 5 M, move one between sea and shore, or sell one for 3 M when you need money.
    .title = Tankers bring the money
    .goal = Buy a tanker for a port of yours.
web-guide-nations-end = One tanker action and one pipeline are allowed each turn; neither is compulsory. Money you keep pays for later moves.
    .title = End the turn
    .goal = End your turn.
web-guide-nations-again = A new turn, and the agent comes first again. Think about where it stops: in front of an arrow it blocks opponents’ leaders.
    .title = The agent again
    .goal = Move your agent.
web-guide-nations-pipe = A pipeline across a border lets inland derricks load at your port. It costs 3 M and stays for the whole game.
    .title = Pipelines
web-guide-nations-attack = One of your leaders can reach an opponent’s capital. If their types differ, the opponent’s leader falls, and the country and its tankers are yours. Two leaders of the same type never fight.
    .title = An attack is possible
web-guide-nations-incident = An Incident card has been drawn, and this one leaves you a choice. Read it: it says what must be done and what may be.
    .title = An Incident
web-guide-nations-canal = A tanker can pass from one sea to the other through the canal of the U.O.R., as long as nobody else rules there.
    .title = The canal
web-guide-nations-round = You know the whole turn now: revenue, agent, leader, then tankers and pipelines. Keep enough money to move. Good luck!
    .title = On your own
