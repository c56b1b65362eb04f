# Was in Giganten geschieht, und warum etwas nicht erlaubt ist.

giganten-company-hudson = Hudson
giganten-company-jet = Jet
giganten-company-standard = US Standard
giganten-bank = die Bank
giganten-card-beige = beige Karte
giganten-card-red = rote Karte
giganten-deck-beige = beige Karten
giganten-deck-red = rote Karten
giganten-deck-licences = Lizenzen

giganten-card-line = { $deck }: { $parts }
giganten-card-licences = { $count ->
        [one] { $count } Lizenz
       *[other] { $count } Lizenzen
    }
giganten-card-moves = { $count ->
        [one] { $count } Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
giganten-card-price-change = Preisänderung { $count }
giganten-card-free-crude = Gratis-Ölstein
giganten-card-set-back = Gegner zurück { $count }
giganten-card-black = schwarze Lokomotive { $count }

giganten-did-take = { $seat } nimmt { $what ->
        [red] die rote Karte
       *[other] Karte { $what }
    }.
giganten-did-bid = { $seat } bietet { $what }.
giganten-did-pass = { $seat } passt.
giganten-did-halt = { $seat } beendet die Bewegung.
giganten-did-decline = { $seat } verzichtet auf die Sonderaktion.
giganten-did-roll = Der Würfel zeigt eine { $colour ->
        [red] rote
       *[blue] blaue
    } { $number }.
giganten-did-turn = Aufgedeckt: { $what }.
giganten-did-first = Der Startspieler ist ausgelost.

giganten-event-round-begins = Runde { $round }: { $seat } ist Startspieler.
giganten-event-price-moved = { $company } geht von { $from_price } auf { $to_price }.
giganten-event-price-against = { $company } geht von { $from_price } auf { $to_price }: Der Preis war { $zone ->
        [high] hoch, also senkt ihn jede Zahl
       *[low] niedrig, also hebt ihn jede Zahl
    } ({ $clause }).
giganten-event-black-moved = Die schwarze Lokomotive fährt von Spalte { $from_column } nach Spalte { $to_column }.
giganten-event-deck-anew = Die Ablage wird zu einem neuen Stapel gemischt: { $deck }.
giganten-event-card-left = Niemand hat diese Karte genommen; sie wird abgelegt: { $card }.
giganten-event-dealt = { $seat } erhält { $count ->
        [one] { $count } Lizenz
       *[other] { $count } Lizenzen
    }{ $ones ->
        [hidden] .
       *[known] { " " }(davon mit Wert 1: { $ones }).
    }
giganten-event-placed = { $seat } setzt den Lastwagen auf { $cell }.
giganten-event-drove = { $seat } fährt für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } von { $from_cell } nach { $cell } (Weg: { $way }).
giganten-event-railed = Die Lokomotive von { $seat } fährt für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } von Spalte { $from_column } nach Spalte { $to_column }.
giganten-event-looked = { $seat } sieht sich das Plättchen auf { $site } an{ $tile ->
        [hidden] .
       *[known] { " " }(Ölsteine: { $tile }).
    }
giganten-event-set-back = Die Lokomotive von { $seat } wird von Spalte { $from_column } nach Spalte { $to_column } zurückgesetzt.
giganten-event-stored = { $seat } legt einen Gratis-Ölstein in den eigenen Tank bei { $company }.
giganten-event-no-crude = Für { $seat } ist kein Ölstein mehr da; der Gratis-Ölstein verfällt.
giganten-event-built = { $seat } baut für { $dollars } einen Bohrturm auf { $site }; Ölsteine darunter: { $crude }.
giganten-event-drilled = { $seat } fördert auf { $site }; { $left ->
        [one] { $left } Ölstein bleibt
       *[other] { $left } Ölsteine bleiben
    }.
giganten-event-derrick-back = Der Bohrturm auf { $site } ist leer und geht an { $seat } zurück.
giganten-event-shipped = { $seat } transportiert das Rohöl von { $site } zu { $company }.
giganten-event-freight-paid = { $seat } zahlt für den Transport { $dollars } an { $payee }.
giganten-event-lost = { $seat } verliert das Rohöl von { $site }.
giganten-event-auction-opens = Auktion bei { $company }. Teilnehmer: { $seats }.
giganten-event-auction-won = { $seat } gewinnt die Auktion bei { $company } mit { $bid }.
giganten-event-no-sale = An { $company } wird nichts verkauft.
giganten-event-bluff-called = { $ones ->
        [0] { $seat } kann { $bid } nicht zahlen und verliert Lizenzen: { $twos } mit Wert 2.
       *[other] { $twos ->
            [0] { $seat } kann { $bid } nicht zahlen und verliert Lizenzen: { $ones } mit Wert 1.
           *[other] { $seat } kann { $bid } nicht zahlen und verliert Lizenzen: { $ones } mit Wert 1, { $twos } mit Wert 2.
        }
    }
giganten-event-paid = { $ones ->
        [0] { $seat } zahlt Lizenzen: { $twos } mit Wert 2.
       *[other] { $twos ->
            [0] { $seat } zahlt Lizenzen: { $ones } mit Wert 1.
           *[other] { $seat } zahlt Lizenzen: { $ones } mit Wert 1, { $twos } mit Wert 2.
        }
    }
giganten-event-sold = { $count ->
        [0] { $seat } verkauft nichts an { $company }.
        [one] { $seat } verkauft { $count } Ölstein an { $company } für { $dollars }.
       *[other] { $seat } verkauft { $count } Ölsteine an { $company } für { $dollars }.
    }
giganten-event-surplus = { $seat } hat zu viel bei { $company }: { $count ->
        [one] { $count } Ölstein wird
       *[other] { $count } Ölsteine werden
    } für { $dollars } verkauft.
giganten-event-star-reached = Die schwarze Lokomotive erreicht in Runde { $round } den Stern: Das Spiel ist zu Ende.

giganten-may-take = Du darfst eine offene Karte nehmen.
giganten-may-place = Du musst deinen Lastwagen auf ein freies Feld der Spalte A setzen.
giganten-may-drive = Dein Lastwagen kann dorthin fahren und anhalten.
giganten-may-rail = Deine Lokomotive kann dorthin fahren.
giganten-may-halt = Du darfst die Bewegung beenden; nicht genutzte Punkte verfallen.
giganten-may-price = Deine Karte verschiebt den Preis einer Gesellschaft.
giganten-may-store = Deine Karte gibt dir einen Ölstein für einen deiner Tanks.
giganten-may-setback = Deine Karte setzt die Lokomotiven aller Gegner zurück.
giganten-may-decline = An diesem Tisch darfst du auf die Sonderaktion verzichten.
giganten-may-build = Dein Lastwagen steht neben dieser Bohrstelle, und du kannst zahlen.
giganten-may-ship = Diese Lokomotive bedient den Bohrturm.
giganten-may-lose = Du darfst den Ölstein verfallen lassen.
giganten-may-pass = Du darfst passen.
giganten-may-bid = Dein Gebot ist höher als das letzte und überschreitet die Grenze nicht.
giganten-may-pay = Diese Lizenzen sind das Gebot wert, und jede ist nötig.
giganten-may-sell = Du darfst beliebig viele Ölsteine aus diesem Tank verkaufen.
giganten-may-first = Der Zufall bestimmt den Startspieler.
giganten-may-roll = Der Zufall würfelt.
giganten-may-turn = Der Zufall deckt eine Karte auf.
giganten-may-deal = Der Zufall teilt Lizenzen aus.
giganten-may-tile = Der Zufall bestimmt, was auf dem Plättchen steht.
giganten-may-forfeit = Der Zufall zieht die Lizenzen, die verloren gehen.

giganten-not-now = „{ $action }“ ist jetzt nicht gefragt. Antworte mit: { $verbs }.
giganten-not-on-offer = { $card ->
        [red] Die rote Karte
       *[other] Karte { $card }
    } liegt nicht aus.
giganten-not-place-free = { $cell } ist nicht frei.
giganten-not-drive-here = Dein Lastwagen steht schon auf { $cell }.
giganten-not-drive-derrick = Auf { $cell } steht ein Bohrturm; kein Lastwagen darf dorthin.
giganten-not-drive-site = { $cell } ist eine Bohrstelle: Du darfst sie durchfahren, aber dort nicht anhalten.
giganten-not-drive-truck = Auf { $cell } steht ein anderer Lastwagen: Du darfst das Feld durchfahren, aber dort nicht anhalten.
giganten-not-drive-never = { $cell } ist außer Reichweite: Du hast { $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }.
giganten-not-drive-far = { $cell } kostet { $cost ->
        [one] { $cost } Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }; du hast { $points }.
giganten-not-rail-back = Deine Lokomotive steht in Spalte { $here }; von selbst fährt sie nie zurück, und Stehenbleiben ist keine Bewegung.
giganten-not-rail-far = Spalte { $column } kostet { $cost ->
        [one] { $cost } Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }; du hast { $points }.
giganten-not-price-card = Deine Karte ändert keinen Preis.
giganten-not-price-exact = Deine Karte verschiebt einen Preis um genau { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }.
giganten-not-price-up-to = Deine Karte verschiebt einen Preis um höchstens { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }.
giganten-not-store-card = Deine Karte gibt keinen Gratis-Ölstein.
giganten-not-setback-card = Deine Karte setzt niemanden zurück.
giganten-not-decline = An diesem Tisch muss die Sonderaktion ausgeführt werden.
giganten-not-build-derrick = Auf { $cell } steht schon ein Bohrturm.
giganten-not-build-site = { $cell } ist keine unberührte Bohrstelle.
giganten-not-build-near = Dein Lastwagen auf { $truck } steht nicht neben { $cell }.
giganten-not-build-derricks = Du hast keinen Bohrturm mehr im Vorrat.
giganten-not-build-money = Ein Bohrturm kostet dort { $cost } $; du hast { $cash } $.
giganten-not-build-crude = Im Vorrat ist kein Ölstein mehr.
giganten-not-ship-own = Deine Lokomotive steht in Spalte { $here } und bedient Spalte { $column } nicht.
giganten-not-ship-own-serves = Deine eigene Lokomotive bedient diesen Bohrturm kostenlos.
giganten-not-ship-most-advanced = An diesem Tisch muss die vorderste Lokomotive von allen genutzt werden: `ship rival`.
giganten-not-ship-black = Die schwarze Lokomotive steht in Spalte { $here } und bedient Spalte { $column } nicht.
giganten-not-ship-rival = Der vorderste Gegner steht in Spalte { $here } und bedient Spalte { $column } nicht.
giganten-not-ship-money = Der Transport kostet { $cost } $; du hast { $cash } $.
giganten-not-bid-low = Du musst mehr als { $bid } bieten.
giganten-not-bid-high = Mit { $cards ->
        [one] { $cards } Lizenzkarte
       *[other] { $cards } Lizenzkarten
    } glaubt dir niemand ein Gebot über { $most }.
giganten-not-bid-free = Alle Lizenzen zusammen sind { $most } wert; höher geht kein Gebot.
giganten-not-pay-held = Du hast nur { $ones ->
        [one] { $ones } Lizenz
       *[other] { $ones } Lizenzen
    } mit Wert 1 und { $twos } mit Wert 2.
giganten-not-pay-little = Diese Lizenzen sind { $value } wert; das Gebot war { $bid }.
giganten-not-pay-much = Diese Lizenzen sind { $value } wert bei einem Gebot von { $bid }: Eine davon ist nicht nötig.
giganten-not-sell-held = Du hast nur { $held ->
        [one] { $held } Ölstein
       *[other] { $held } Ölsteine
    } bei { $company }.
