# Che cosa succede nel Gioco delle Nazioni, e perché qualcosa non è permesso.  Una frase su un paese comincia con il suo nome.

# Lo spazio non va a capo.
nations-millions = { $amount } M
nations-bank = la banca
nations-half-north = settentrionale
nations-half-south = meridionale
nations-type-king = re
nations-type-president = presidente
nations-type-dictator = dittatore
nations-type-revolutionary = rivoluzionario
nations-station-north = al largo, a nord
nations-station-south = al largo, a sud
nations-station-inshore = sotto costa ({ $country })
nations-station-reserve = in riserva

nations-did-first = { $seat } è stato sorteggiato per cominciare.
nations-did-pass = { $seat } tiene la petroliera in riserva.

nations-event-turn-begins = Giro { $round }: tocca a { $seat }.
nations-event-network = { $countries } ({ $tankers ->
        [one] { $tankers } petroliera
       *[other] { $tankers } petroliere
    }, { $derricks } derrick): { $items }.
nations-event-loaded = { $country } { $pairs } × { $each } = { $millions }
nations-event-collected = { $amount ->
        [0] { $seat } non ha entrate.
       *[other] { $seat } incassa { $millions }.
    }
nations-event-not-collected = Sciopero: questa volta { $seat } non incassa nulla.
nations-event-placed = { $country }: { $seat } piazza un { $type } sulla capitale ({ $amount ->
        [0] gratis
       *[other] { $millions }
    }).
nations-event-agent-placed = L’agente segreto di { $seat } è su { $space }.
nations-event-moved = { $seat } muove un capo da { $from_space } a { $space } ({ $amount ->
        [0] gratis
       *[other] { $millions }
    }; percorso: { $way }).
nations-event-agent-moved = L’agente segreto di { $seat } va da { $from_space } a { $space } (percorso: { $way }).
nations-event-fell = Cade il { $type } di { $seat } su { $space }: { $is_out ->
        [0] torna in riserva
       *[other] è fuori dal gioco
    }.
nations-event-control = { $country }: { $seat } prende il controllo.
nations-event-tankers-taken = { $country }: { $seat } prende { $count ->
        [one] { $count } petroliera
       *[other] { $count } petroliere
    } a { $from_seat }.
nations-event-skipped = { $seat } non può né piazzare né muovere un capo e salta questa azione.
nations-event-step-used = In questo turno la carta vale come azione del capo di Stato per { $seat }.
nations-event-tanker-placed = { $seat } { $amount ->
        [0] riceve una petroliera
       *[other] compra una petroliera per { $millions }
    }: { $station }.
nations-event-tanker-moved = { $seat } muove una petroliera: { $from_station } → { $station }.
nations-event-tanker-gone = { $seat } { $amount ->
        [0] perde una petroliera
       *[other] vende una petroliera per { $millions }
    }: { $station }.
nations-event-pipeline = { $seat } posa un oleodotto ({ $amount ->
        [0] gratis
       *[other] { $millions }
    }): { $pair }.
nations-event-card-taken = Incidente internazionale per { $seat }: { $card }.
nations-event-no-effect = { $card }: senza effetto per { $seat }.
nations-event-received = { $seat } riceve { $millions }.
nations-event-paid = { $seat } paga { $millions }; incassa { $payee }{ $short ->
        [0] .
       *[other] . È tutto ciò che aveva: erano dovuti { $owed }.
    }
nations-event-strike = { $seat } salterà il prossimo incasso.
nations-event-out = { $seat } non ha entrate, non può più piazzare né muovere un capo ed è eliminato ({ $millions } alla banca).
nations-event-last-left = { $seat } è l’ultima potenza rimasta.
nations-event-limit-reached = { $rounds ->
        [one] È stato giocato { $rounds } giro
       *[other] Sono stati giocati { $rounds } giri
    }: la partita è finita.

nations-may-place = Puoi piazzare un capo della tua riserva su questa capitale libera.
nations-may-agent = Questa casella è esattamente a quattro caselle, e nulla ferma un agente.
nations-may-move = Questo capo può andarci.
nations-may-tanker-buy = Puoi comprare una petroliera e piazzarla lì.
nations-may-tanker-place = Puoi piazzare gratis la petroliera che hai tenuto da parte.
nations-may-tanker-move = Questa petroliera può andarci.
nations-may-tanker-sell = Puoi vendere questa petroliera alla banca.
nations-may-pipe = Controlli un lato di questo confine, e non c’è ancora un oleodotto.
nations-may-end = Puoi finire il tuo turno.
nations-may-pass = Puoi tenere da parte la petroliera per un turno successivo.
nations-may-coup = La carta piazza gratis un capo su questa capitale libera.
nations-may-revolution = La carta sostituisce questo capo avversario con il tuo, che è di un altro tipo.
nations-may-launch = La carta ti dà una petroliera, da piazzare come se l’avessi comprata.
nations-may-lay = La carta ti dà un oleodotto su questo confine.
nations-may-lose-leader = La carta ti toglie un capo, a tua scelta.
nations-may-lose-tanker = La carta ti toglie una petroliera, a tua scelta.
nations-may-revolt = La carta caccia il tuo capo dalla capitale su questa casella.
nations-may-first = Il caso decide chi comincia.
nations-may-incident = Il caso decide quale carta Incidente è in cima al mazzo.

nations-not-now = «{ $action }» non risponde alla domanda. Rispondi con: { $verbs }.
nations-not-in-reserve = Nella tua riserva non c’è nessun { $type }.
nations-not-vacant = { $country }: la capitale non è libera. Su { $space } c’è il { $type } di { $seat }.
nations-not-place-money = Piazzare un { $type } costa { $cost } M; hai { $money } M.
nations-not-agent-here = Il tuo agente è su { $space } e deve muoversi.
nations-not-agent-four = Un agente si muove esattamente di quattro caselle senza tornare indietro; da { $start } così non si arriva a { $space }.
nations-not-move-nobody = Su { $space } non c’è nessuno.
nations-not-move-other = Il { $type } su { $space } è di { $seat }.
nations-not-move-here = Il capo è già su { $space }.
nations-not-move-own = Su { $space } c’è il tuo { $type }.
nations-not-attack-capital = Il { $type } di { $seat } su { $space } non può essere attaccato: non è su una capitale.
nations-not-attack-type = Il { $type } di { $seat } su { $space } non può essere attaccato da un capo dello stesso tipo.
nations-not-move-money = { $space } è a { $far ->
        [one] { $far } casella
       *[other] { $far } caselle
    } e costa { $cost } M; hai { $money } M.
nations-not-visit-far = { $space } è a { $far ->
        [one] { $far } casella
       *[other] { $far } caselle
    }; la carta ne permette { $most }.
nations-not-blocked-leader = Il { $type } di { $seat } su { $space } sbarra il percorso verso { $goal }.
nations-not-blocked-agent = L’agente di { $seat } su { $space } sbarra il percorso verso { $goal }: un capo può fermarvisi, ma non passare.
nations-not-blocked-incident = Il «?» su { $space } è sul percorso verso { $goal }: lì un capo deve fermarsi.
nations-not-move-never = Nessun percorso porta a { $space } senza tornare indietro o rientrare in un paese lasciato.
nations-not-revolution-whom = { $country }: sulla capitale non c’è nessun capo avversario.
nations-not-lose-leader = Su { $space } non hai nessun capo.
nations-not-revolt-near = { $space } non è accanto alla capitale { $capital }.
nations-not-revolt-free = { $space } non è libera: c’è il { $type } di { $seat }.
nations-not-control = { $country }: non controlli questo paese.
nations-not-port = { $country } non è un porto.
nations-not-tanker-used = Hai già fatto la tua azione con le petroliere in questo turno.
nations-not-tanker-bank = In banca non ci sono più petroliere.
nations-not-tanker-money = Una petroliera costa { $cost } M; hai { $money } M.
nations-not-tanker-kept = Non hai petroliere in riserva.
nations-not-first-tanker = Nel primo turno la petroliera può andare solo sotto la costa del paese appena preso ({ $country }).
nations-not-tanker-none = Lì non hai petroliere: { $station }.
nations-not-tanker-here = La petroliera è già lì: { $station }.
nations-not-tanker-two-turns = Da { $start } a { $goal } ci vogliono due turni, passando per il largo.
nations-not-canal = Il canale per te è chiuso: { $country } è in mano a { $seat } ({ $type } su { $space }).
nations-not-tanker-half = { $country } non è sulla metà { $half } del mare.
nations-not-pipe-used = Hai già posato un oleodotto in questo turno.
nations-not-pipe-bank = In banca non ci sono più oleodotti.
nations-not-pipe-money = Un oleodotto costa { $cost } M; hai { $money } M.
nations-not-pipe-border = { $one } e { $other } non hanno un confine: nessuna freccia li unisce.
nations-not-pipe-laid = { $one } e { $other } sono già uniti da un oleodotto.
nations-not-pipe-control = Non controlli né { $one } né { $other }.
