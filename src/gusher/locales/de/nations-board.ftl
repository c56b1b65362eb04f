# Der Tisch des Spiels der Nationen im Terminal.  Auf dem Spielplan ist wenig Platz: 18 Zeichen.

# Ein Buchstabe je Platz und einer je Art von Staatschef, alle verschieden.
nations-letter-red = R
nations-letter-yellow = G
nations-letter-blue = B
nations-letter-green = N
nations-brief-king = K
nations-brief-president = P
nations-brief-dictator = D
nations-brief-revolutionary = R

nations-board-round = Runde { $round }
nations-board-north = Meer im Norden
nations-board-south = Meer im Süden
nations-board-canal = ↕ Kanal, offen
nations-board-canal-of = ↕ Kanal: { $seat }
nations-board-incidents = Ereignisse
nations-board-unseen = { $count } unbekannt
nations-board-then = dann wieder:
nations-board-next = es folgen:
nations-board-bank = In der Bank
nations-board-tankers-left = { $count } Tanker
nations-board-pipelines-left = { $count ->
        [one] { $count } Pipeline
       *[other] { $count } Pipelines
    }
nations-board-money = Geld
nations-board-revenue = Einnahmen
nations-board-tankers = Tanker
nations-board-worth = Vermögen
nations-board-reserve = in Reserve
nations-board-strike = Streik
nations-board-out = ausgeschieden
nations-board-accounts = Was der Spielplan jetzt einbrächte

nations-board-a-leader = Staatschef
nations-board-an-agent = Geheimagent
nations-board-capital = Hauptstadt
nations-board-incident = Ereignisfeld
nations-board-invented = Nur die Namen U.O.R. und Abu Akar stehen in der Anleitung; die anderen sind erfunden.
nations-board-arrow = Pfeil zu diesem Feld
nations-board-derrick = Bohrturm
nations-board-tanker = Tanker
nations-board-pipeline = Pipeline
nations-board-price = billigster Zug dorthin
nations-board-attack = angreifbar
nations-board-goal = mögliches Ziel des Agenten
nations-board-starts = Startspieler

nations-hint-free = kostenlos

nations-ask-first-leader = Setze deinen ersten Staatschef auf eine freie Hauptstadt.
nations-ask-first-tanker = Den Tanker an die Küste setzen oder zurückhalten?
nations-ask-agent = Ziehe deinen Geheimagenten vier Felder weit.
nations-ask-leader = Setze einen Staatschef ein oder ziehe einen.
nations-ask-trade = Ein Tanker, eine Pipeline oder das Ende deines Zuges?
nations-ask-coup = Staatsstreich: Setze kostenlos einen Staatschef auf eine freie Hauptstadt.
nations-ask-revolution = Revolution: Ersetze einen gegnerischen Staatschef auf einer Hauptstadt.
nations-ask-state-visit = Staatsbesuch: Ziehe kostenlos einen deiner Staatschefs.
nations-ask-launched = Stapellauf: Setze deinen neuen Tanker ein.
nations-ask-concession = Konzession: Lege kostenlos eine Pipeline.
nations-ask-assassination = Attentat: Welcher deiner Staatschefs fällt?
nations-ask-tanker-lost = Tanker verloren: Welcher?
nations-ask-palace-revolt = Palastrevolte: Welcher Staatschef verlässt die Hauptstadt, und wohin?

nations-post-start = Startgeld
nations-post-revenue = Einnahmen
nations-post-incidents = Ereignisse
nations-post-sold = Verkaufte Tanker
nations-post-placed = Staatschefs eingesetzt
nations-post-moved = Staatschefs gezogen
nations-post-tankers = Gekaufte Tanker
nations-post-pipelines = Gelegte Pipelines
nations-post-out = An die Bank beim Ausscheiden
nations-account-money = Geld am Ende
nations-account-tankers = Tanker
nations-account-tanker-worth = … sind wert (8.4)
nations-account-revenue = Einnahmen am Ende
nations-account-countries = Länder
nations-account-is-out = Ausgeschieden (8.1)
