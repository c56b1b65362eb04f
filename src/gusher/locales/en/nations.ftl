# What happens in The Game of Nations, and why something may not.  Sentences about a country begin with its name.

# The space does not break.
nations-millions = { $amount } M
nations-bank = the bank
nations-half-north = northern
nations-half-south = southern
nations-type-king = king
nations-type-president = president
nations-type-dictator = dictator
nations-type-revolutionary = revolutionary
nations-station-north = offshore in the north
nations-station-south = offshore in the south
nations-station-inshore = inshore at { $country }
nations-station-reserve = in reserve

nations-did-first = { $seat } is drawn as starting player.
nations-did-pass = { $seat } keeps the tanker back.

nations-event-turn-begins = Round { $round }: it is { $seat }’s turn.
nations-event-network = { $countries } ({ $tankers ->
        [one] 1 tanker
       *[other] { $tankers } tankers
    }, { $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }): { $items }.
nations-event-loaded = { $country } { $pairs } × { $each } = { $millions }
nations-event-collected = { $amount ->
        [0] { $seat } has no revenue.
       *[other] { $seat } collects { $millions }.
    }
nations-event-not-collected = A strike: { $seat } collects nothing this time.
nations-event-placed = { $country }: { $seat } places a { $type } on the capital ({ $amount ->
        [0] free
       *[other] { $millions }
    }).
nations-event-agent-placed = { $seat }’s secret agent stands on { $space }.
nations-event-moved = { $seat } moves a leader from { $from_space } to { $space } ({ $amount ->
        [0] free
       *[other] { $millions }
    }), via { $way }.
nations-event-agent-moved = { $seat }’s secret agent goes from { $from_space } to { $space }, via { $way }.
nations-event-fell = { $seat }’s { $type } on { $space } falls and { $is_out ->
        [0] goes back to the reserve
       *[other] is out of the game
    }.
nations-event-control = { $country }: { $seat } takes control.
nations-event-tankers-taken = { $country }: { $seat } takes { $count ->
        [one] a tanker
       *[other] { $count } tankers
    } from { $from_seat }.
nations-event-skipped = { $seat } can neither place nor move a leader and skips this step.
nations-event-step-used = The card counts as { $seat }’s leader step this turn.
nations-event-tanker-placed = { $seat } { $amount ->
        [0] receives a tanker
       *[other] buys a tanker for { $millions }
    }: { $station }
nations-event-tanker-moved = { $seat } moves a tanker: { $from_station } → { $station }
nations-event-tanker-gone = { $seat } { $amount ->
        [0] loses a tanker
       *[other] sells a tanker for { $millions }
    }: { $station }
nations-event-pipeline = { $seat } lays a pipeline ({ $amount ->
        [0] free
       *[other] { $millions }
    }): { $pair }
nations-event-card-taken = International Incident for { $seat }: { $card }.
nations-event-no-effect = { $card }: nothing on it is possible for { $seat }.
nations-event-received = { $seat } receives { $millions }.
nations-event-paid = { $seat } pays { $millions } to { $payee }{ $short ->
        [0] .
       *[other] , which is all there is; { $owed } was due.
    }
nations-event-strike = { $seat }’s next collection will be skipped.
nations-event-out = { $seat } has no revenue, can no longer place or move a leader, and is out of the game ({ $millions } to the bank).
nations-event-last-left = { $seat } is the last power left.
nations-event-limit-reached = { $rounds ->
        [one] One round has
       *[other] { $rounds } rounds have
    } been played: the game is over.

nations-may-place = You may place a leader from your reserve on this vacant capital.
nations-may-agent = The space is exactly four spaces away, and nothing stops an agent.
nations-may-move = This leader can go there.
nations-may-tanker-buy = You may buy a tanker and place it there.
nations-may-tanker-place = You may place the tanker that you kept back, free of charge.
nations-may-tanker-move = This tanker can go there.
nations-may-tanker-sell = You may sell this tanker to the bank.
nations-may-pipe = You control one side of this border, and there is no pipeline across it yet.
nations-may-end = You may end your turn.
nations-may-pass = You may keep the tanker back for a later turn.
nations-may-coup = The card places a leader on this vacant capital, free of charge.
nations-may-revolution = The card replaces this opponent’s leader with one of yours of another type.
nations-may-launch = The card gives you a tanker, placed as if bought.
nations-may-lay = The card gives you a pipeline across this border.
nations-may-lose-leader = The card takes one of your leaders; you choose which.
nations-may-lose-tanker = The card takes one of your tankers; you choose which.
nations-may-revolt = The card drives your leader from the capital to this space.
nations-may-first = Chance names the starting player.
nations-may-incident = Chance decides which Incident card comes up.

nations-not-now = “{ $action }” does not answer the current question. Answer with: { $verbs }.
nations-not-in-reserve = There is no { $type } in your reserve.
nations-not-vacant = { $country }: the capital is not vacant. { $seat }’s { $type } stands on { $space }.
nations-not-place-money = Placing a { $type } costs { $cost } M; you have { $money } M.
nations-not-agent-here = Your agent stands on { $space } and must move.
nations-not-agent-four = An agent moves exactly four spaces without turning back; from { $start } that does not lead to { $space }.
nations-not-move-nobody = Nobody stands on { $space }.
nations-not-move-other = The { $type } on { $space } is { $seat }’s.
nations-not-move-here = The leader is already on { $space }.
nations-not-move-own = Your own { $type } stands on { $space }.
nations-not-attack-capital = { $seat }’s { $type } on { $space } cannot be attacked: it does not stand on a capital.
nations-not-attack-type = { $seat }’s { $type } on { $space } cannot be attacked by a leader of the same type.
nations-not-move-money = { $space } is { $far ->
        [one] one space
       *[other] { $far } spaces
    } away and costs { $cost } M; you have { $money } M.
nations-not-visit-far = { $space } is { $far ->
        [one] one space
       *[other] { $far } spaces
    } away; the card allows { $most }.
nations-not-blocked-leader = { $seat }’s { $type } on { $space } blocks the way to { $goal }.
nations-not-blocked-agent = { $seat }’s agent on { $space } blocks the way to { $goal }: a leader may stop there, but not pass.
nations-not-blocked-incident = The “?” on { $space } lies on the way to { $goal }: a leader must stop there.
nations-not-move-never = No route leads to { $space } without turning back or re-entering a country.
nations-not-revolution-whom = { $country }: no opponent’s leader stands on the capital.
nations-not-lose-leader = You have no leader on { $space }.
nations-not-revolt-near = { $space } is not next to the capital { $capital }.
nations-not-revolt-free = { $space } is not free: { $seat }’s { $type } stands there.
nations-not-control = { $country }: you do not control it.
nations-not-port = { $country } is not a port.
nations-not-tanker-used = You have already used your tanker action this turn.
nations-not-tanker-bank = There is no tanker left in the bank.
nations-not-tanker-money = A tanker costs { $cost } M; you have { $money } M.
nations-not-tanker-kept = You have no tanker in your reserve.
nations-not-first-tanker = On your first turn the tanker can only go inshore at { $country }, the country just taken.
nations-not-tanker-none = You have no tanker there ({ $station }).
nations-not-tanker-here = The tanker is already there ({ $station }).
nations-not-tanker-two-turns = From { $start } to { $goal } takes two turns, by way of offshore.
nations-not-canal = The canal is closed to you: { $country } is ruled by { $seat }’s { $type } on { $space }.
nations-not-tanker-half = { $country } does not lie on the { $half } half of the sea.
nations-not-pipe-used = You have already laid a pipeline this turn.
nations-not-pipe-bank = There is no pipeline left in the bank.
nations-not-pipe-money = A pipeline costs { $cost } M; you have { $money } M.
nations-not-pipe-border = { $one } and { $other } have no border: no arrow joins them.
nations-not-pipe-laid = { $one } and { $other } are already joined by a pipeline.
nations-not-pipe-control = You control neither { $one } nor { $other }.
