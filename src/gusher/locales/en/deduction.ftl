# What a seat can work out about what it does not see (gusher.study.deduction).

server-no-deduction = Deductions are off at this table.

deduction-name = Deductions
deduction-yours = What you can work out
deduction-theirs = What { $seat } could work out
deduction-about = Exact odds, from what this seat has seen. What others chose to do does not count as evidence.
deduction-no-seat = Choose a seat to see what it could work out here.
deduction-allow = Allow deductions
deduction-badge = deductions allowed
deduction-badge-about = Players may look up what they can work out about what is hidden.
web-key-d = D
    .about = what you can work out
deduction-known = known for certain
deduction-share = { $size ->
        [sure] certain
        [never] impossible
        [near] > 99%
        [rare] < 1%
       *[usual] { $share }%
    }
deduction-odds = { $value } ({ $share })

deduction-giganten-tiles = Face-down tiles
deduction-giganten-kind = { $kind ->
        [1] One derrick
        [2] Two derricks (red)
       *[3] Three derricks
    }
deduction-giganten-unseen = { $count ->
        [one] 1 tile not seen
       *[other] { $count } tiles not seen
    }
deduction-giganten-hands = Licences of the others
deduction-giganten-hand = { $cards ->
        [0] no licences
        [one] 1 licence
       *[other] { $cards } licences
    }
deduction-giganten-pays = can pay
deduction-giganten-bid = its bid of { $bid }: { $share }
deduction-giganten-deck = Licences in the deck: { $cards }
deduction-giganten-next = The next one is worth
deduction-giganten-pile = { $deck ->
        [red] Red cards in the deck: { $cards }
       *[beige] Beige cards in the deck: { $cards }
    }
deduction-giganten-turned = { $count ->
        [one] Turned up next
       *[other] Among the next { $count } to be turned up
    }
deduction-giganten-last-round = The game ends in round

deduction-nations-next = The next Incident card
deduction-nations-unseen = { $cards ->
        [one] 1 card not seen yet
       *[other] { $cards } cards not seen yet
    }
deduction-nations-known = { $cards ->
        [0] Known for certain, in this order
       *[other] After those, known for certain, in this order
    }
