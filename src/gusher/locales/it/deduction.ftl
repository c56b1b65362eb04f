# Ciò che un posto può dedurre su quello che non vede (gusher.study.deduction).

server-no-deduction = A questo tavolo le deduzioni sono disattivate.

deduction-name = Deduzioni
deduction-yours = Che cosa puoi dedurre
deduction-theirs = Che cosa poteva dedurre { $seat }
deduction-about = Probabilità esatte, in base a ciò che questo posto ha visto. Le scelte degli altri non contano come indizi.
deduction-no-seat = Scegli un posto per vedere che cosa poteva dedurre qui.
deduction-allow = Permettere le deduzioni
deduction-badge = deduzioni permesse
deduction-badge-about = I giocatori possono consultare ciò che si può dedurre su quello che non vedono.
web-key-d = D
    .about = che cosa puoi dedurre
deduction-known = noto con certezza
deduction-share = { $size ->
        [sure] certo
        [never] impossibile
        [near] > 99%
        [rare] < 1%
       *[usual] { $share }%
    }
deduction-odds = { $value } ({ $share })

deduction-giganten-tiles = Tessere coperte
deduction-giganten-kind = { $kind ->
        [1] Una trivella
        [2] Due trivelle (rosse)
       *[3] Tre trivelle
    }
deduction-giganten-unseen = { $count ->
        [one] 1 tessera non vista
       *[other] { $count } tessere non viste
    }
deduction-giganten-hands = Licenze degli altri
deduction-giganten-hand = { $cards ->
        [0] nessuna licenza
        [one] 1 licenza
       *[other] { $cards } licenze
    }
deduction-giganten-pays = può pagare
deduction-giganten-bid = la sua offerta di { $bid }: { $share }
deduction-giganten-deck = Licenze nel mazzo: { $cards }
deduction-giganten-next = La prossima vale
deduction-giganten-pile = { $deck ->
        [red] Carte rosse nel mazzo: { $cards }
       *[beige] Carte beige nel mazzo: { $cards }
    }
deduction-giganten-turned = { $count ->
        [one] La prossima scoperta
       *[other] Tra le prossime { $count } scoperte
    }
deduction-giganten-last-round = La partita finisce nel round

deduction-nations-next = La prossima carta Incidente
deduction-nations-unseen = { $cards ->
        [one] 1 carta non ancora vista
       *[other] { $cards } carte non ancora viste
    }
deduction-nations-known = { $cards ->
        [0] Note con certezza, in quest’ordine
       *[other] Poi, note con certezza, in quest’ordine
    }
