# Che cosa succede in Giganten, e perché qualcosa non è permesso.

giganten-company-hudson = Hudson
giganten-company-jet = Jet
giganten-company-standard = US Standard
giganten-bank = la banca
giganten-card-beige = carta beige
giganten-card-red = carta rossa
giganten-deck-beige = carte beige
giganten-deck-red = carte rosse
giganten-deck-licences = licenze

giganten-card-line = { $deck }: { $parts }
giganten-card-licences = { $count ->
        [one] { $count } licenza
       *[other] { $count } licenze
    }
giganten-card-moves = { $count ->
        [one] { $count } punto movimento
       *[other] { $count } punti movimento
    }
giganten-card-price-change = variazione di prezzo { $count }
giganten-card-free-crude = greggio gratis
giganten-card-set-back = arretramento { $count }
giganten-card-black = locomotiva nera { $count }

giganten-did-take = { $seat } prende la carta { $what ->
        [red] rossa
       *[other] { $what }
    }.
giganten-did-bid = { $seat } offre { $what }.
giganten-did-pass = { $seat } passa.
giganten-did-halt = { $seat } termina il movimento.
giganten-did-decline = { $seat } rinuncia all’azione speciale.
giganten-did-roll = Il dado mostra un { $number } { $colour ->
        [red] rosso
       *[blue] blu
    }.
giganten-did-turn = Si scopre una { $what }.
giganten-did-first = Il primo giocatore è stato sorteggiato.

giganten-event-round-begins = Round { $round }: { $seat } è il primo giocatore.
giganten-event-price-moved = { $company } passa da { $from_price } a { $to_price }.
giganten-event-price-against = { $company } passa da { $from_price } a { $to_price }: il prezzo era { $zone ->
        [high] alto, quindi qualsiasi numero lo abbassa
       *[low] basso, quindi qualsiasi numero lo alza
    } ({ $clause }).
giganten-event-black-moved = La locomotiva nera va dalla colonna { $from_column } alla colonna { $to_column }.
giganten-event-deck-anew = Gli scarti vengono mescolati in un nuovo mazzo: { $deck }.
giganten-event-card-left = Nessuno ha preso questa carta, che va negli scarti — { $card }.
giganten-event-dealt = { $seat } riceve { $count ->
        [one] { $count } licenza
       *[other] { $count } licenze
    }{ $ones ->
        [hidden] .
       *[known] { " " }(di cui { $ones } di valore 1).
    }
giganten-event-placed = { $seat } piazza il camion su { $cell }.
giganten-event-drove = { $seat } va da { $from_cell } a { $cell } per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } (percorso: { $way }).
giganten-event-railed = La locomotiva di { $seat } va dalla colonna { $from_column } alla colonna { $to_column } per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
giganten-event-looked = { $seat } guarda la tessera su { $site }{ $tile ->
        [hidden] .
       *[known] { " " }(greggio: { $tile }).
    }
giganten-event-set-back = La locomotiva di { $seat } arretra dalla colonna { $from_column } alla colonna { $to_column }.
giganten-event-stored = { $seat } mette un barile gratis nel proprio deposito presso { $company }.
giganten-event-no-crude = Non resta greggio per { $seat }; il barile gratis è perso.
giganten-event-built = { $seat } costruisce una trivella su { $site } per { $dollars }; greggio sotto la trivella: { $crude }.
giganten-event-drilled = { $seat } estrae su { $site }; greggio rimasto: { $left }.
giganten-event-derrick-back = La trivella su { $site } è esaurita e torna a { $seat }.
giganten-event-shipped = { $seat } trasporta il greggio da { $site } a { $company }.
giganten-event-freight-paid = { $seat } paga { $dollars } per il trasporto; incassa { $payee }.
giganten-event-lost = { $seat } perde il greggio di { $site }.
giganten-event-auction-opens = Asta presso { $company }; partecipano: { $seats }.
giganten-event-auction-won = { $seat } vince l’asta presso { $company } con un’offerta di { $bid }.
giganten-event-no-sale = Presso { $company } non si vende nulla.
giganten-event-bluff-called = { $ones ->
        [0] { $seat } non può pagare { $bid } e perde licenze: { $twos } di valore 2.
       *[other] { $twos ->
            [0] { $seat } non può pagare { $bid } e perde licenze: { $ones } di valore 1.
           *[other] { $seat } non può pagare { $bid } e perde licenze: { $ones } di valore 1, { $twos } di valore 2.
        }
    }
giganten-event-paid = { $ones ->
        [0] { $seat } paga in licenze: { $twos } di valore 2.
       *[other] { $twos ->
            [0] { $seat } paga in licenze: { $ones } di valore 1.
           *[other] { $seat } paga in licenze: { $ones } di valore 1, { $twos } di valore 2.
        }
    }
giganten-event-sold = { $count ->
        [0] { $seat } non vende nulla a { $company }.
        [one] { $seat } vende { $count } barile di greggio a { $company } per { $dollars }.
       *[other] { $seat } vende { $count } barili di greggio a { $company } per { $dollars }.
    }
giganten-event-surplus = { $seat } ha troppo greggio presso { $company }: { $count ->
        [one] { $count } barile è venduto
       *[other] { $count } barili sono venduti
    } per { $dollars }.
giganten-event-star-reached = La locomotiva nera raggiunge la stella nel round { $round }: la partita è finita.

giganten-may-take = Puoi prendere una carta scoperta.
giganten-may-place = Devi piazzare il camion su una casella libera della colonna A.
giganten-may-drive = Il tuo camion può arrivare lì e fermarsi.
giganten-may-rail = La tua locomotiva può arrivare lì.
giganten-may-halt = Puoi terminare il movimento; i punti non usati sono persi.
giganten-may-price = La tua carta sposta il prezzo di una compagnia.
giganten-may-store = La tua carta ti dà un barile per uno dei tuoi depositi.
giganten-may-setback = La tua carta fa arretrare le locomotive avversarie.
giganten-may-decline = A questo tavolo puoi rinunciare all’azione speciale.
giganten-may-build = Il tuo camion è accanto a questo sito di perforazione, e puoi pagare.
giganten-may-ship = Questa locomotiva serve la trivella.
giganten-may-lose = Puoi rinunciare al greggio.
giganten-may-pass = Puoi passare.
giganten-may-bid = La tua offerta è più alta della precedente ed entro il limite.
giganten-may-pay = Queste licenze valgono l’offerta, e sono tutte necessarie.
giganten-may-sell = Puoi vendere quanti barili vuoi di questo deposito.
giganten-may-first = Il caso designa il primo giocatore.
giganten-may-roll = Il caso tira il dado.
giganten-may-turn = Il caso scopre una carta.
giganten-may-deal = Il caso distribuisce le licenze.
giganten-may-tile = Il caso decide che cosa c’è sulla tessera.
giganten-may-forfeit = Il caso pesca le licenze perse.

giganten-not-now = «{ $action }» non risponde alla domanda. Rispondi con: { $verbs }.
giganten-not-on-offer = La carta { $card ->
        [red] rossa
       *[other] { $card }
    } non è disponibile.
giganten-not-place-free = La casella { $cell } non è libera.
giganten-not-drive-here = Il tuo camion è già su { $cell }.
giganten-not-drive-derrick = C’è una trivella su { $cell }; nessun camion può entrarvi.
giganten-not-drive-site = { $cell } è un sito di perforazione: puoi passarci, ma non fermarti lì.
giganten-not-drive-truck = C’è un altro camion su { $cell }: puoi passarci, ma non fermarti lì.
giganten-not-drive-never = { $cell } è fuori portata: hai { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } movimento.
giganten-not-drive-far = { $cell } costa { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    } movimento; ne hai { $points }.
giganten-not-rail-back = La tua locomotiva è nella colonna { $here }; da sola non torna mai indietro, e restare ferma non è un movimento.
giganten-not-rail-far = La colonna { $column } costa { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    } movimento; ne hai { $points }.
giganten-not-price-card = La tua carta non cambia alcun prezzo.
giganten-not-price-exact = La tua carta sposta un prezzo esattamente di { $steps ->
        [one] { $steps } gradino
       *[other] { $steps } gradini
    }.
giganten-not-price-up-to = La tua carta sposta un prezzo di { $steps ->
        [one] { $steps } gradino
       *[other] { $steps } gradini
    } al massimo.
giganten-not-store-card = La tua carta non dà greggio gratis.
giganten-not-setback-card = La tua carta non fa arretrare nessuno.
giganten-not-decline = A questo tavolo l’azione speciale è obbligatoria.
giganten-not-build-derrick = C’è già una trivella su { $cell }.
giganten-not-build-site = { $cell } non è un sito di perforazione intatto.
giganten-not-build-near = Il tuo camion su { $truck } non è accanto a { $cell }.
giganten-not-build-derricks = Non hai più trivelle disponibili.
giganten-not-build-money = Una trivella lì costa { $cost } $; hai { $cash } $.
giganten-not-build-crude = Non c’è più greggio nella riserva.
giganten-not-ship-own = La tua locomotiva è nella colonna { $here } e non serve la colonna { $column }.
giganten-not-ship-own-serves = La tua locomotiva serve questa trivella, gratis.
giganten-not-ship-most-advanced = A questo tavolo si deve usare la locomotiva più avanzata di tutte: `ship rival`.
giganten-not-ship-black = La locomotiva nera è nella colonna { $here } e non serve la colonna { $column }.
giganten-not-ship-rival = L’avversario più avanzato è nella colonna { $here } e non serve la colonna { $column }.
giganten-not-ship-money = Il trasporto costa { $cost } $; hai { $cash } $.
giganten-not-bid-low = Devi offrire più di { $bid }.
giganten-not-bid-high = Con { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } licenza nessuno crederà a un’offerta oltre { $most }.
giganten-not-bid-free = Tutte le licenze insieme valgono { $most }; nessuna offerta va oltre.
giganten-not-pay-held = Hai solo { $ones ->
        [one] { $ones } licenza
       *[other] { $ones } licenze
    } di valore 1 e { $twos } di valore 2.
giganten-not-pay-little = Queste licenze valgono { $value }; l’offerta era di { $bid }.
giganten-not-pay-much = Queste licenze valgono { $value } per un’offerta di { $bid }: una di esse non è necessaria.
giganten-not-sell-held = Hai solo { $held ->
        [one] { $held } barile
       *[other] { $held } barili
    } di greggio presso { $company }.
