# Il tavolo del Gioco delle Nazioni nel terminale.  Sulla mappa c’è poco posto: 18 caratteri.

# Una lettera per giocatore, e una per ogni tipo di capo; tutte diverse.
nations-letter-red = R
nations-letter-yellow = G
nations-letter-blue = B
nations-letter-green = V
nations-brief-king = R
nations-brief-president = P
nations-brief-dictator = D
nations-brief-revolutionary = V

nations-board-round = Giro { $round }
nations-board-north = Mare a nord
nations-board-south = Mare a sud
nations-board-canal = ↕ canale aperto
nations-board-canal-of = ↕ canale: { $seat }
nations-board-incidents = Incidenti
nations-board-unseen = { $count ->
        [one] { $count } sconosciuto
       *[other] { $count } sconosciuti
    }
nations-board-then = poi di nuovo:
nations-board-next = in arrivo:
nations-board-bank = In banca
nations-board-tankers-left = { $count ->
        [one] { $count } petroliera
       *[other] { $count } petroliere
    }
nations-board-pipelines-left = { $count ->
        [one] { $count } oleodotto
       *[other] { $count } oleodotti
    }
nations-board-money = denaro
nations-board-revenue = entrate
nations-board-tankers = petroliere
nations-board-worth = patrimonio
nations-board-reserve = capi in riserva
nations-board-strike = sciopero
nations-board-out = eliminato
nations-board-accounts = Quanto darebbe ora il tabellone

nations-board-a-leader = capo
nations-board-an-agent = agente segreto
nations-board-capital = capitale
nations-board-incident = incidente
nations-board-invented = Solo i nomi U.O.R. e Abu Akar vengono dal regolamento; gli altri sono inventati.
nations-board-arrow = freccia verso quella casella
nations-board-derrick = derrick
nations-board-tanker = petroliera
nations-board-pipeline = oleodotto
nations-board-price = mossa più economica
nations-board-attack = si può attaccare
nations-board-goal = alla portata dell’agente
nations-board-starts = primo giocatore

nations-hint-free = gratis

nations-ask-first-leader = Piazza il tuo primo capo di Stato su una capitale libera.
nations-ask-first-tanker = Piazzare la petroliera sotto costa, o tenerla da parte?
nations-ask-agent = Muovi il tuo agente segreto di quattro caselle.
nations-ask-leader = Piazza un capo di Stato o muovine uno.
nations-ask-trade = Una petroliera, un oleodotto, o la fine del turno?
nations-ask-coup = Colpo di Stato: piazza gratis un capo su una capitale libera.
nations-ask-revolution = Rivoluzione: sostituisci un capo avversario su una capitale.
nations-ask-state-visit = Visita di Stato: muovi gratis uno dei tuoi capi.
nations-ask-launched = Varo: piazza la tua nuova petroliera.
nations-ask-concession = Concessione: posa gratis un oleodotto.
nations-ask-assassination = Assassinio: quale dei tuoi capi cade?
nations-ask-tanker-lost = Petroliera perduta: quale?
nations-ask-palace-revolt = Rivolta di palazzo: quale capo lascia la capitale, e per dove?

nations-post-start = Denaro iniziale
nations-post-revenue = Entrate
nations-post-incidents = Incidenti
nations-post-sold = Petroliere vendute
nations-post-placed = Capi piazzati
nations-post-moved = Capi mossi
nations-post-tankers = Petroliere comprate
nations-post-pipelines = Oleodotti posati
nations-post-out = Alla banca (eliminato)
nations-account-money = Denaro alla fine
nations-account-tankers = Petroliere
nations-account-tanker-worth = … valgono (8.4)
nations-account-revenue = Entrate alla fine
nations-account-countries = Paesi
nations-account-is-out = Eliminato (8.1)
