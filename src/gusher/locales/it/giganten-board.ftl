# Il tavolo di Giganten nel terminale.  Sopra e accanto al tabellone c’è poco spazio.

# Una lettera per posto, tutte diverse.
giganten-letter-red = R
giganten-letter-grey = G
giganten-letter-blue = B
giganten-letter-green = V

giganten-board-round = Round { $round }
giganten-board-hudson = Hudson
giganten-board-jet = Jet
giganten-board-standard = Standard
giganten-board-zone-low = zona rossa: bassa
giganten-board-zone-middle = zona bianca
giganten-board-zone-high = zona blu: alta
giganten-board-offer = Carte scoperte
giganten-board-card = Carta
giganten-board-points = { $count ->
        [one] resta { $count } punto
       *[other] restano { $count } p.
    }
giganten-board-crude = Greggio da
giganten-board-auction = Asta
giganten-board-bid = offerta { $bid }:
giganten-board-bidders = in gara:
giganten-board-decks = Nei mazzi
giganten-board-beige = beige
giganten-board-red = rosse
giganten-board-supply = greggio
giganten-board-money = denaro
giganten-board-licences = lic.
giganten-board-worth = val.
giganten-board-derricks = triv.
giganten-board-truck = cam.
giganten-board-hand = Le tue licenze: { $ones } di valore 1, { $twos } di valore 2, in tutto { $value }
giganten-board-tiles = Tessere che hai visto: { $tiles }

giganten-board-plain = pianura
giganten-board-hill = collina
giganten-board-mountain = montagna
giganten-board-site = sito di perforazione
giganten-board-looked = visto da altri
giganten-board-seen = visto da te: 4 barili
giganten-board-a-truck = camion
giganten-board-derrick = trivella, 4 barili
giganten-board-black = locomotiva nera
giganten-board-first = primo giocatore
giganten-board-track = costo in punti

# Una carta in lettere: 5L 8M ±2.
giganten-brief-licences = { $count }L
giganten-brief-moves = { $count }M
giganten-brief-price-change = ±{ $count }
giganten-brief-free-crude = +G
giganten-brief-set-back = <{ $count }
giganten-brief-black = ■{ $count }

giganten-hint-left = { $count ->
        [one] resta { $count }
       *[other] restano { $count }
    }
giganten-hint-crude = { $count ->
        [one] { $count } barile
       *[other] { $count } barili
    }
giganten-hint-free = gratis

giganten-ask-take = Prendi una carta azione.
giganten-ask-place = Piazza il camion su una casella libera della colonna A.
giganten-ask-drive = Muovi il camion e la locomotiva.
giganten-ask-price = Esegui l’azione speciale della tua carta.
giganten-ask-build = Costruire una trivella?
giganten-ask-ship = Trasporta il greggio.
giganten-ask-bid = Fai un’offerta per il diritto di vendere.
giganten-ask-pay = Paga l’offerta con le licenze.
giganten-ask-sell = Quanti barili vendi?

giganten-post-start = Denaro iniziale
giganten-post-sold = Vendite all’asta
giganten-post-surplus = Eccedenze (8.1)
giganten-post-carried = Trasporti incassati
giganten-post-freight = Trasporti pagati
giganten-post-built = Trivelle costruite
giganten-account-cash = Denaro alla fine
giganten-account-rank = Posizione della locomotiva
giganten-account-column = … nella colonna
giganten-account-licence-value = Valore delle licenze
giganten-account-derricks = Trivelle sul tabellone
giganten-account-derrick-pay = … rendono (E3)
giganten-account-crude-pay = Greggio rimasto (E4)

# Le carte azione: che cosa è stampato sopra l’immagine, e che cosa significano i simboli.
giganten-name-road = Strada libera
giganten-name-office = Amici in alto
giganten-name-survey = Buon fiuto
giganten-name-exchange = Soffiata in borsa
giganten-name-windfall = Colpo grosso
giganten-name-washout = Linea interrotta
giganten-symbol-title = Che cosa significano i simboli
giganten-symbol-licence = Licenze: con queste fai offerte alle aste
giganten-symbol-move = Punti movimento per camion e locomotiva
giganten-symbol-price = Sposta il prezzo di una compagnia
giganten-symbol-crude = Un barile gratis per un deposito
giganten-symbol-back = Fa arretrare le locomotive avversarie
