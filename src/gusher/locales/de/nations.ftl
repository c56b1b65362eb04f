# Was im Spiel der Nationen geschieht, und warum etwas nicht erlaubt ist.  Sätze über ein Land beginnen mit seinem Namen.

# Das Leerzeichen bricht nicht um.
nations-millions = { $amount } M
nations-bank = die Bank
nations-half-north = nördlichen
nations-half-south = südlichen
nations-type-king = König
nations-type-president = Präsident
nations-type-dictator = Diktator
nations-type-revolutionary = Revolutionär
nations-station-north = auf See im Norden
nations-station-south = auf See im Süden
nations-station-inshore = an der Küste ({ $country })
nations-station-reserve = in Reserve

nations-did-first = { $seat } ist als Startspieler ausgelost.
nations-did-pass = { $seat } hält den Tanker zurück.

nations-event-turn-begins = Runde { $round }: { $seat } ist am Zug.
nations-event-network = { $countries } ({ $tankers } Tanker, { $derricks ->
        [one] { $derricks } Bohrturm
       *[other] { $derricks } Bohrtürme
    }): { $items }.
nations-event-loaded = { $country } { $pairs } × { $each } = { $millions }
nations-event-collected = { $amount ->
        [0] { $seat } hat keine Einnahmen.
       *[other] { $seat } kassiert { $millions }.
    }
nations-event-not-collected = Streik: { $seat } kassiert diesmal nichts.
nations-event-placed = { $country }: Auf die Hauptstadt kommt ein { $type } von { $seat } ({ $amount ->
        [0] kostenlos
       *[other] { $millions }
    }).
nations-event-agent-placed = Der Geheimagent von { $seat } steht auf { $space }.
nations-event-moved = Ein Staatschef von { $seat } zieht von { $from_space } nach { $space } ({ $amount ->
        [0] kostenlos
       *[other] { $millions }
    }), über { $way }.
nations-event-agent-moved = Der Geheimagent von { $seat } zieht von { $from_space } nach { $space }, über { $way }.
nations-event-fell = Auf { $space } stürzt ein { $type } von { $seat } und { $is_out ->
        [0] kommt in die Reserve zurück
       *[other] ist aus dem Spiel
    }.
nations-event-control = { $country }: { $seat } übernimmt die Kontrolle.
nations-event-tankers-taken = { $country }: { $seat } nimmt { $from_seat } { $count } Tanker ab.
nations-event-skipped = { $seat } kann keinen Staatschef einsetzen oder ziehen und überspringt diese Phase.
nations-event-step-used = Die Karte zählt in diesem Zug als Staatschef-Phase von { $seat }.
nations-event-tanker-placed = { $seat } { $amount ->
        [0] erhält einen Tanker
       *[other] kauft für { $millions } einen Tanker
    }: { $station }
nations-event-tanker-moved = { $seat } bewegt einen Tanker: { $from_station } → { $station }
nations-event-tanker-gone = { $seat } { $amount ->
        [0] verliert einen Tanker
       *[other] verkauft für { $millions } einen Tanker
    }: { $station }
nations-event-pipeline = { $seat } legt eine Pipeline ({ $amount ->
        [0] kostenlos
       *[other] { $millions }
    }): { $pair }
nations-event-card-taken = Internationales Ereignis für { $seat }: { $card }.
nations-event-no-effect = { $card }: Nichts davon ist für { $seat } möglich.
nations-event-received = { $seat } erhält { $millions }.
nations-event-paid = { $seat } zahlt { $millions } an { $payee }{ $short ->
        [0] .
       *[other] , mehr ist nicht da; fällig waren { $owed }.
    }
nations-event-strike = Die nächsten Einnahmen von { $seat } entfallen.
nations-event-out = { $seat } hat keine Einnahmen, kann keinen Staatschef mehr einsetzen oder ziehen und scheidet aus ({ $millions } an die Bank).
nations-event-last-left = { $seat } ist die letzte verbliebene Macht.
nations-event-limit-reached = { $rounds ->
        [one] { $rounds } Runde ist
       *[other] { $rounds } Runden sind
    } gespielt: Das Spiel ist zu Ende.

nations-may-place = Du darfst einen Staatschef aus deiner Reserve auf diese freie Hauptstadt setzen.
nations-may-agent = Das Feld ist genau vier Felder entfernt, und einen Agenten hält nichts auf.
nations-may-move = Dieser Staatschef kann dorthin ziehen.
nations-may-tanker-buy = Du darfst einen Tanker kaufen und dort einsetzen.
nations-may-tanker-place = Du darfst den zurückgehaltenen Tanker kostenlos einsetzen.
nations-may-tanker-move = Dieser Tanker kann dorthin fahren.
nations-may-tanker-sell = Du darfst diesen Tanker an die Bank verkaufen.
nations-may-pipe = Du kontrollierst eine Seite dieser Grenze, und dort liegt noch keine Pipeline.
nations-may-end = Du darfst deinen Zug beenden.
nations-may-pass = Du darfst den Tanker für einen späteren Zug zurückhalten.
nations-may-coup = Die Karte setzt kostenlos einen Staatschef auf diese freie Hauptstadt.
nations-may-revolution = Die Karte ersetzt diesen gegnerischen Staatschef durch einen von dir, der von anderer Art ist.
nations-may-launch = Die Karte gibt dir einen Tanker, der wie ein gekaufter eingesetzt wird.
nations-may-lay = Die Karte gibt dir eine Pipeline über diese Grenze.
nations-may-lose-leader = Die Karte nimmt dir einen Staatschef deiner Wahl.
nations-may-lose-tanker = Die Karte nimmt dir einen Tanker deiner Wahl.
nations-may-revolt = Die Karte vertreibt deinen Staatschef aus der Hauptstadt auf dieses Feld.
nations-may-first = Der Zufall bestimmt den Startspieler.
nations-may-incident = Der Zufall bestimmt, welche Ereigniskarte oben liegt.

nations-not-now = „{ $action }“ ist jetzt nicht gefragt. Antworte mit: { $verbs }.
nations-not-in-reserve = In deiner Reserve ist kein { $type }.
nations-not-vacant = { $country }: Die Hauptstadt ist nicht frei. Auf { $space } steht ein { $type } von { $seat }.
nations-not-place-money = Einsetzen ({ $type }) kostet { $cost } M; du hast { $money } M.
nations-not-agent-here = Dein Agent steht auf { $space } und muss ziehen.
nations-not-agent-four = Ein Agent zieht genau vier Felder weit, ohne umzukehren; von { $start } führt das nicht nach { $space }.
nations-not-move-nobody = Auf { $space } steht niemand.
nations-not-move-other = Der { $type } auf { $space } gehört { $seat }.
nations-not-move-here = Der Staatschef steht schon auf { $space }.
nations-not-move-own = Auf { $space } steht dein eigener { $type }.
nations-not-attack-capital = Der { $type } von { $seat } auf { $space } kann nicht angegriffen werden: Er steht auf keiner Hauptstadt.
nations-not-attack-type = Der { $type } von { $seat } auf { $space } kann nicht von seinesgleichen angegriffen werden.
nations-not-move-money = { $space } ist { $far ->
        [one] { $far } Feld
       *[other] { $far } Felder
    } entfernt und kostet { $cost } M; du hast { $money } M.
nations-not-visit-far = { $space } ist { $far ->
        [one] { $far } Feld
       *[other] { $far } Felder
    } entfernt; die Karte erlaubt { $most }.
nations-not-blocked-leader = Der { $type } von { $seat } auf { $space } versperrt den Weg nach { $goal }.
nations-not-blocked-agent = Der Agent von { $seat } auf { $space } versperrt den Weg nach { $goal }: Ein Staatschef darf dort anhalten, aber nicht daran vorbei.
nations-not-blocked-incident = Das „?“ auf { $space } liegt auf dem Weg nach { $goal }: Dort muss ein Staatschef anhalten.
nations-not-move-never = Kein Weg führt nach { $space }, ohne umzukehren oder ein Land zweimal zu betreten.
nations-not-revolution-whom = { $country }: Auf der Hauptstadt steht kein gegnerischer Staatschef.
nations-not-lose-leader = Auf { $space } hast du keinen Staatschef.
nations-not-revolt-near = { $space } liegt nicht neben der Hauptstadt { $capital }.
nations-not-revolt-free = { $space } ist nicht frei: Dort steht ein { $type } von { $seat }.
nations-not-control = { $country }: Du kontrollierst dieses Land nicht.
nations-not-port = { $country } ist kein Hafen.
nations-not-tanker-used = Deine Tankeraktion für diesen Zug ist schon verbraucht.
nations-not-tanker-bank = In der Bank ist kein Tanker mehr.
nations-not-tanker-money = Ein Tanker kostet { $cost } M; du hast { $money } M.
nations-not-tanker-kept = In deiner Reserve ist kein Tanker.
nations-not-first-tanker = Im ersten Zug kann der Tanker nur an die Küste des eben besetzten Landes ({ $country }).
nations-not-tanker-none = Du hast dort keinen Tanker: { $station }.
nations-not-tanker-here = Der Tanker liegt schon dort: { $station }.
nations-not-tanker-two-turns = Von { $start } nach { $goal } braucht er zwei Züge, über die offene See.
nations-not-canal = Der Kanal ist dir verschlossen: { $country } wird von { $seat } kontrolliert ({ $type } auf { $space }).
nations-not-tanker-half = { $country } liegt nicht an der { $half } Hälfte des Meeres.
nations-not-pipe-used = Du hast in diesem Zug schon eine Pipeline gelegt.
nations-not-pipe-bank = In der Bank ist keine Pipeline mehr.
nations-not-pipe-money = Eine Pipeline kostet { $cost } M; du hast { $money } M.
nations-not-pipe-border = { $one } und { $other } haben keine Grenze: Kein Pfeil verbindet sie.
nations-not-pipe-laid = { $one } und { $other } sind schon durch eine Pipeline verbunden.
nations-not-pipe-control = Du kontrollierst weder { $one } noch { $other }.
