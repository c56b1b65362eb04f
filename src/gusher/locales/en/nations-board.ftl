# The table of The Game of Nations in the terminal.  The words on the map have little room: 18 characters.

# One letter a seat, and one for each type of leader; no two the same.
nations-letter-red = R
nations-letter-yellow = Y
nations-letter-blue = B
nations-letter-green = G
nations-brief-king = K
nations-brief-president = P
nations-brief-dictator = D
nations-brief-revolutionary = R

nations-board-round = Round { $round }
nations-board-north = Northern sea
nations-board-south = Southern sea
nations-board-canal = ↕ canal, open
nations-board-canal-of = ↕ canal: { $seat }
nations-board-incidents = Incidents
nations-board-unseen = { $count } unknown
nations-board-then = then again:
nations-board-next = to come:
nations-board-bank = In the bank
nations-board-tankers-left = { $count ->
        [one] 1 tanker
       *[other] { $count } tankers
    }
nations-board-pipelines-left = { $count ->
        [one] 1 pipeline
       *[other] { $count } pipelines
    }
nations-board-money = money
nations-board-revenue = revenue
nations-board-tankers = tankers
nations-board-worth = worth
nations-board-reserve = leaders in reserve
nations-board-strike = strike
nations-board-out = out of the game
nations-board-accounts = What the board would pay now

nations-board-a-leader = leader
nations-board-an-agent = secret agent
nations-board-capital = capital
nations-board-incident = Incident space
nations-board-invented = Only the names U.O.R. and Abu Akar are from the rulebook; the others are invented.
nations-board-arrow = arrow to that space
nations-board-derrick = derrick
nations-board-tanker = tanker
nations-board-pipeline = pipeline
nations-board-price = cheapest move there
nations-board-attack = can be attacked
nations-board-goal = where the agent can go
nations-board-starts = starting player

nations-hint-free = free

nations-ask-first-leader = Place your first leader on a vacant capital.
nations-ask-first-tanker = Place your tanker inshore, or keep it back?
nations-ask-agent = Move your secret agent four spaces.
nations-ask-leader = Place a leader or move one.
nations-ask-trade = A tanker, a pipeline, or the end of your turn?
nations-ask-coup = Coup: place a leader on a vacant capital, free of charge.
nations-ask-revolution = Revolution: replace an opponent’s leader on a capital.
nations-ask-state-visit = State visit: move one of your leaders, free of charge.
nations-ask-launched = Launched: place your new tanker.
nations-ask-concession = Concession: lay a pipeline, free of charge.
nations-ask-assassination = Assassination: which of your leaders falls?
nations-ask-tanker-lost = Tanker lost: which one?
nations-ask-palace-revolt = Palace revolt: which leader leaves the capital, and where to?

nations-post-start = Starting money
nations-post-revenue = Revenue
nations-post-incidents = Incidents
nations-post-sold = Tankers sold
nations-post-placed = Leaders placed
nations-post-moved = Leaders moved
nations-post-tankers = Tankers bought
nations-post-pipelines = Pipelines laid
nations-post-out = To the bank when out
nations-account-money = Money at the end
nations-account-tankers = Tankers
nations-account-tanker-worth = … are worth (8.4)
nations-account-revenue = Revenue at the end
nations-account-countries = Countries
nations-account-is-out = Out of the game (8.1)
