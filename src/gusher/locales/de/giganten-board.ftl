# Der Tisch von Giganten im Terminal.  Über und neben dem Spielplan ist wenig Platz.

# Ein Buchstabe für jeden Platz, keiner doppelt.
giganten-letter-red = R
giganten-letter-grey = U
giganten-letter-blue = B
giganten-letter-green = N

giganten-board-round = Runde { $round }
giganten-board-hudson = Hudson
giganten-board-jet = Jet
giganten-board-standard = Standard
giganten-board-zone-low = rote Zone: niedrig
giganten-board-zone-middle = weiße Zone
giganten-board-zone-high = blaue Zone: hoch
giganten-board-offer = Offene Karten
giganten-board-card = Karte
giganten-board-points = { $count ->
        [one] noch { $count } Punkt
       *[other] noch { $count } Punkte
    }
giganten-board-crude = Rohöl von
giganten-board-auction = Auktion
giganten-board-bid = Gebot { $bid }:
giganten-board-bidders = bieten:
giganten-board-decks = In den Stapeln
giganten-board-beige = beige
giganten-board-red = rot
giganten-board-supply = Ölsteine
giganten-board-money = Geld
giganten-board-licences = Liz.
giganten-board-worth = Wert
giganten-board-derricks = Türme
giganten-board-truck = Lkw
giganten-board-hand = Deine Lizenzen: { $ones } mit Wert 1, { $twos } mit Wert 2, zusammen { $value }
giganten-board-tiles = Gesehene Plättchen: { $tiles }

giganten-board-plain = Ebene
giganten-board-hill = Hügel
giganten-board-mountain = Berg
giganten-board-site = Bohrstelle
giganten-board-looked = von anderen gesehen
giganten-board-seen = verbirgt 4 Ölsteine
giganten-board-a-truck = Lastwagen
giganten-board-derrick = Bohrturm, 4 Ölsteine
giganten-board-black = schwarze Lokomotive
giganten-board-first = Startspieler
giganten-board-track = Punkte für die Spalte

# Eine Karte in Buchstaben: 5L 8P ±2.
giganten-brief-licences = { $count }L
giganten-brief-moves = { $count }P
giganten-brief-price-change = ±{ $count }
giganten-brief-free-crude = +Öl
giganten-brief-set-back = <{ $count }
giganten-brief-black = ■{ $count }

giganten-hint-left = noch { $count }
giganten-hint-crude = { $count ->
        [one] { $count } Ölstein
       *[other] { $count } Ölsteine
    }
giganten-hint-free = kostenlos

giganten-ask-take = Nimm eine Aktionskarte.
giganten-ask-place = Setze deinen Lastwagen auf ein freies Feld der Spalte A.
giganten-ask-drive = Bewege Lastwagen und Lokomotive.
giganten-ask-price = Führe die Sonderaktion deiner Karte aus.
giganten-ask-build = Einen Bohrturm bauen?
giganten-ask-ship = Transportiere das Rohöl.
giganten-ask-bid = Biete um das Verkaufsrecht.
giganten-ask-pay = Bezahle dein Gebot mit Lizenzen.
giganten-ask-sell = Wie viele Ölsteine verkaufst du?

giganten-post-start = Startgeld
giganten-post-sold = Verkauf in Auktionen
giganten-post-surplus = Überschuss (8.1)
giganten-post-carried = Fracht erhalten
giganten-post-freight = Fracht bezahlt
giganten-post-built = Bohrtürme gebaut
giganten-account-cash = Geld am Ende
giganten-account-rank = Rang der Lokomotive
giganten-account-column = … in Spalte
giganten-account-licence-value = Wert der Lizenzen
giganten-account-derricks = Bohrtürme auf dem Spielplan
giganten-account-derrick-pay = … bringen (E3)
giganten-account-crude-pay = Übrige Ölsteine (E4)

# Die Aktionskarten: was über dem Bild steht, und was die Zeichen bedeuten.
giganten-name-road = Freie Fahrt
giganten-name-office = Gute Beziehungen
giganten-name-survey = Gute Aussichten
giganten-name-exchange = Börsentipp
giganten-name-windfall = Glücksfund
giganten-name-washout = Dammbruch
giganten-symbol-title = Was die Zeichen bedeuten
giganten-symbol-licence = Lizenzen: damit bietest du in den Auktionen
giganten-symbol-move = Bewegungspunkte für Lastwagen und Lokomotive
giganten-symbol-price = Verschiebt den Preis einer Gesellschaft
giganten-symbol-crude = Ein Gratis-Ölstein für einen Tank
giganten-symbol-back = Setzt die Lokomotiven der Gegner zurück
