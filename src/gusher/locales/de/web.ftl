# Die Seiten des Browser-Clients.

web-home = Startseite
web-tools = Werkzeuge
web-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-theme = Erscheinungsbild
web-theme-auto = Wie das System
web-theme-light = Tagesausgabe
web-theme-dark = Nachtausgabe
web-name = Dein Name
web-expert = Ein Klick führt sofort aus, ohne Vorschau
web-playback-setting = Abspielen, was seit meinem letzten Zug geschah
web-show-pace = Abläufe zeigen
web-show-pace-slow = langsam
web-show-pace-steady = in ruhigem Tempo
web-show-pace-quick = schnell
web-sound = Töne
web-notify = Eine Benachrichtigung, wenn ich dran bin
web-close = Schließen
web-confirm = Ausführen
web-cancel = Abbrechen
web-hint = Tipp
web-hint-lead = Ein Bot an deinem Platz, mit deinem Wissen, würde:
web-hint-outlook = { $share } Siegchance, am Ende etwa { $score }
web-more = Mehr …
web-less = Weniger
web-total = Summe
web-copy = Kopieren
web-copied = Kopiert

web-keys = Tasten
web-key-1 = 1 … 9
    .about = diesen Knopf der Entscheidung wählen; noch einmal drücken spielt ihn
web-key-h = H
    .about = ein Tipp
web-key-u = U
    .about = zurücknehmen
web-key-p = P
    .about = was seit meinem letzten Zug geschah
web-key-arrows = ← ↑ ↓ →
    .about = über den Spielplan gehen
web-key-home = Pos1, Ende
    .about = zwischen den Möglichkeiten springen
web-key-enter = Enter
    .about = wählen; noch einmal drücken spielt es
web-key-escape = Esc
    .about = abbrechen, schließen
web-key-help = ?
    .about = diese Übersicht
web-legend = Symbole
web-legend-seen = von dir gesehen, mit der Zahl der Ölsteine
web-legend-derrick = Bohrturm mit seinen Ölsteinen
web-seat = Mein Platz
web-rotate = Neuer Link
    .about = Die alten Links zu deinem Platz funktionieren dann nicht mehr.
    .done = Dein Platz hat einen neuen Link; diese Seite benutzt ihn schon.
web-webhook = Eine Adresse aufrufen, wenn ich dran bin
    .about = Der Server schickt eine kurze Nachricht dorthin (http oder https). Lass das Feld leer, um es zu beenden.
    .save = Speichern
    .done = Gespeichert.
web-give-time = Mehr Zeit geben

web-tagline = Zwei vergriffene Ölspiele, zurück auf dem Tisch.
web-game-giganten = Giganten
    .facts = Wilko Manz · Kosmos 1999 · 3–4 Spieler · 70–90 Minuten
    .about = Bohre nach Öl, bring es mit der Bahn zu drei Gesellschaften und ersteigere das Recht, es zu verkaufen. Die schwarze Lokomotive fährt gegen euch alle.
web-game-nations = Das Spiel der Nationen
    .facts = Waddingtons 1973 · 2–4 Spieler · etwa 120 Minuten
    .about = Könige, Präsidenten, Diktatoren und Revolutionäre ziehen durch die Ölregion Kark. Die letzte Macht, die noch zahlen kann, gewinnt.
web-play-now = Jetzt spielen
web-guided = Geführte erste Partie
web-set-up = Tisch einrichten …
web-recent = Deine Tische
web-recent-none = Noch kein Tisch. Begonnene Partien erscheinen hier, und du kannst zu ihnen zurückkehren.
web-table-waiting = Wartet auf die Mitspieler.
web-table-turn = { $seat } ist am Zug.
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-review = Rückblick
web-forget = Entfernen
web-import = Partie importieren
web-import-about = Eine beendete Partie lässt sich ansehen, eine unbeendete weiterspielen.
web-who = Wer spielt?
web-preset-bots = Ich gegen Bots
web-preset-friends = Mit Freunden
web-preset-here = Alle an diesem Bildschirm
web-preset-watch = Nur Bots; ich sehe zu
web-number = Spieler
web-sitter-me = Ich
web-sitter-friend = Jemand mit Einladung
web-sitter-here = Jemand an diesem Bildschirm
web-sitter-bot = Bot: { $bot }
web-bots = Bots
web-bots-strength = Wie stark sind die Bots?
web-options = Optionen
web-rulebook = Regeln
web-rulebook-own = unsere Vorgaben
web-edition = Ausgabe
web-open-table = Tisch öffnen
web-clock = Uhr
web-clock-none = Keine
web-clock-live = Minuten für die ganze Partie
web-clock-days = Tage je Entscheidung
web-clock-end = Ist die Zeit abgelaufen, übernimmt ein Bot den Platz; du kannst ihn zurückholen.
web-minutes = Minuten je Spieler
web-days-each = Tage je Entscheidung
web-days = { $days } Tg. { $hours } Std.
web-pace = Bots ziehen
web-pace-0 = sofort
web-pace-300 = zügig
web-pace-600 = gemächlich
web-pace-1500 = langsam

web-connecting = Verbinde …
web-lost = Die Verbindung ist abgerissen. Neuer Versuch; deine Partie ist sicher.
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-over = Die Partie ist zu Ende.
web-your-turn = Du bist dran
web-to-act = am Zug
web-thinking = überlegt
web-sending = Wird gesendet: { $what }
web-too-late = Dein letzter Zug konnte nicht rechtzeitig gesendet werden: Das Spiel ist ohne ihn weitergegangen.
web-you = du
web-away = abwesend
web-bots-warming = Die starken Bots wärmen sich auf. Bis sie bereit sind, spielen sie wie der Baron.
web-bots-hurried = Der Server ist ausgelastet: Die starken Bots spielen hier vorerst wie der Baron.
web-players = Spieler
web-strip = Auf einen Blick
web-zoom = Näher heran
web-decision = Entscheidung
web-papers = Protokoll, Chat, Text
web-log = Protokoll
web-chat = Chat
web-text = Spielplan als Text
web-chat-empty = Noch nichts gesagt.
web-chat-write = An den Tisch schreiben
web-chat-send = Senden
web-watching = { $count ->
        [0] Niemand sieht zu.
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
web-clause = Der Absatz in den Regeln
web-see-clause = Absatz { $clause }
web-why-not = Warum nicht?
web-moment = Zu Augenblick { $n } gehen
web-labelled = { $label }: { $text }
web-change = { $name }: { $from } → { $to }
web-of-seat = { $seat }, { $thing }
web-not-sure = Der Rest ist ungewiss.
web-possible = möglich
web-aimed = empfohlen
web-undo = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-vote = { $seat } möchte den letzten Zug zurücknehmen.
web-vote-waiting = Noch keine Antwort von: { $seats }.
web-vote-refused = Deine Bitte, den Zug zurückzunehmen, wurde abgelehnt.
web-agree = Zustimmen
web-refuse = Ablehnen
web-seat-menu = Einen Bot spielen lassen
web-take-back = Meinen Platz zurückholen
web-invite = Einladen
web-invite-about = Schick diesen Link deinen Freunden oder lass sie den Code scannen. Er bietet die freien Plätze an; sind alle besetzt, kann man damit zuschauen.
web-invite-link = Link der Einladung
web-invite-qr = QR-Code der Einladung
web-invite-seats = Ein Link für jeden Platz
web-share = Teilen …
web-reach-local = Diesen Link kann bisher nur dieser Computer öffnen. Damit andere hereinkommen, starte den Server mit „gusher serve --host 0.0.0.0“; Freunde in deinem Netz nehmen dann { $address }.
web-reach-none = Diesen Link kann nur dieser Computer öffnen: Er ist in keinem Netz.
web-reach-network = Der Link führt zu { $address } und funktioniert in deinem eigenen Netz.
web-reach-proxy = Für Freunde anderswo stell den Server hinter einen Reverse-Proxy mit öffentlicher Adresse.

web-lobby-choose = Such dir einen freien Platz aus.
web-lobby-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
web-lobby-free = { $count ->
        [one] Ein Platz ist noch frei. Lade jemanden ein.
       *[other] { $count } Plätze sind noch frei. Lade deine Freunde ein.
    }
web-lobby-unready = Noch nicht bereit: { $seats }.
web-lobby-changed = Der Tisch wurde geändert. Sieh dir an, was vereinbart ist, und sag dann noch einmal, dass du bereit bist.
web-lobby-all = Alle sind bereit. Starte die Partie!
web-lobby-host = Alle sind bereit. { $seat } startet die Partie.
web-lobby-expected = wartet auf { $seat }
web-lobby-seat-free = freier Platz
web-lobby-is-host = lädt ein
web-lobby-ready = bereit
web-lobby-sit = Hier sitzen
web-lobby-for-friend = Für einen Freund
web-lobby-am-ready = Ich bin bereit
web-lobby-not-ready = Doch noch nicht bereit
web-lobby-begin = Partie starten
web-lobby-fill = Freie Plätze mit Bots besetzen
web-lobby-stand = Platz freigeben
web-lobby-terms = Was vereinbart ist
web-lobby-usual = Die üblichen Regeln, keine Uhr.
web-badge-imported = importiert
web-badge-imported-about = Diese Partie wurde als Aufzeichnung mitgebracht. Wer sie mitgebracht hat, kennt vielleicht Verdecktes.
web-badge-seed = Startwert gewählt von { $seat }
web-badge-seed-host = Startwert vom Gastgeber gewählt
web-badge-seed-about = Der Zufall war nicht blind: Wer den Startwert gewählt hat, kann wissen, was kommt.
web-badge-house = Hausausgabe: { $edition }
web-badge-house-about = Spielplan, Karten oder Preise weichen von den offiziellen Ausgaben ab.
web-badge-no-hints = ohne Tipps
web-badge-no-undo = ohne Zurücknehmen
web-badges = Zu diesem Tisch
web-allow-hints = Tipps erlauben
web-allow-undo = Zurücknehmen erlauben
web-given-by = von { $seat } einem Bot übergeben
web-given-clock = Zeit abgelaufen
web-vote-anew = Was der Zufall seither gezeigt hat, wird neu gezogen.
web-hand-over = Gib den Bildschirm an { $seat }
web-hand-over-ready = Ich bin { $seat }
web-playback = Seit deinem letzten Zug
web-playback-short = Letzter Zug
web-pause = Pause
web-resume-playback = Abspielen
web-skip = Überspringen
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-to-start = An den Anfang
web-to-end = Ans Ende
web-replay = Wiedergabe
web-scrub = Augenblick der Partie
web-as-seen-by = Sicht von
web-all-open = alles offen
web-copy-moment = Link hierher kopieren
web-to-table = Zum Tisch
web-order-was = Versiegelte Gebote von { $seat }: { $orders }
web-score-sheet = Abrechnung
web-won = { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen gemeinsam.
    }
web-end-win = Du gewinnst!
web-end-win-by = Du gewinnst, { $margin } vor { $seat }!
web-end-shared = Du teilst dir den Sieg.
web-end-place = { $place ->
        [2] Du bist Zweiter.
        [3] Du bist Dritter.
       *[other] Du bist Vierter.
    }
web-end-place-by = { $place ->
        [2] Du bist Zweiter, { $margin } hinter { $seat }.
        [3] Du bist Dritter, { $margin } hinter { $seat }.
       *[other] Du bist Vierter, { $margin } hinter { $seat }.
    }
web-end-course = Das Geld, Runde für Runde
web-end-turns = Wendepunkte
web-end-turn = Runde { $round }, { $seat }: { $amount }
web-end-look = Ansehen
web-end-picture = Als Bild speichern
web-end-link = Link zur Partie kopieren
web-rematch = Revanche
web-download = Aufzeichnung herunterladen
web-verify = Zufall prüfen
web-verified = Der Zufall ist bewiesen: Alle { $proved } Zufallsergebnisse folgen aus dem Startwert, dessen Hash zu Beginn veröffentlicht wurde:
web-contents = Inhalt

web-describe-turn = Jetzt
web-describe-company = { $company }: { $price }. Tanks: { $tanks }.
web-describe-player = { $seat }: { $money }, Lizenzen { $licences }, Bohrtürme im Vorrat { $derricks }, Lokomotive in Spalte { $column }, Lastwagen { $truck }.
web-describe-black = Schwarze Lokomotive in Spalte { $column }; der Stern ist { $star ->
        [20] hinter Spalte T
       *[other] auf Spalte T
    }.
web-describe-legal = Was du tun kannst

web-giganten-round = Runde { $round }
web-giganten-action-1 = Preise
web-giganten-action-2 = Aktionskarten
web-giganten-action-3 = Lizenzen
web-giganten-action-4 = Bewegung
web-giganten-action-5 = Bohrtürme
web-giganten-action-6 = Transport
web-giganten-action-7 = Auktionen
web-giganten-action-8 = Tankgrenze
web-giganten-action-9 = Der Würfel wandert

web-giganten-ask-none = Das Spiel läuft von selbst weiter.
web-giganten-ask-take = Nimm eine der Karten.
web-giganten-ask-place = Setze den Lastwagen auf ein freies Feld der Spalte A.
web-giganten-ask-drive = Bewege Lastwagen oder Lokomotive: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }
web-giganten-ask-price = Ändere den Preis einer Gesellschaft.
web-giganten-ask-store = Lege den Gratis-Ölstein in einen deiner Tanks.
web-giganten-ask-setback = Die Lokomotiven der Gegner zurücksetzen?
web-giganten-ask-build = Einen Bohrturm neben dem Lastwagen bauen?
web-giganten-ask-ship = Das Rohöl von { $cell }: womit und wohin?
web-giganten-ask-bid = Auktion bei { $company }: Was ist das Verkaufsrecht wert?
web-giganten-ask-pay = Zahle { $bid } in Lizenzen.
web-giganten-ask-sell = Wie viele Ölsteine verkaufst du an { $company }?

web-giganten-does-none = Das Spiel läuft von selbst weiter.
web-giganten-does-take = { $seat } wählt eine Karte.
web-giganten-does-place = { $seat } setzt den Lastwagen ein.
web-giganten-does-drive = { $seat } ist unterwegs.
web-giganten-does-price = { $seat } ändert einen Preis.
web-giganten-does-store = { $seat } legt einen Gratis-Ölstein in einen Tank.
web-giganten-does-setback = { $seat } darf die Lokomotiven der Gegner zurücksetzen.
web-giganten-does-build = { $seat } darf einen Bohrturm bauen.
web-giganten-does-ship = { $seat } transportiert das Rohöl von { $cell }.
web-giganten-does-bid = Auktion bei { $company }: { $seat } überlegt sich ein Gebot.
web-giganten-does-pay = { $seat } zahlt mit Lizenzen.
web-giganten-does-sell = { $seat } verkauft an { $company }.

web-giganten-say-take = Karte { $card } nehmen
web-giganten-say-take-red = Die rote Karte nehmen
web-giganten-say-place = Lastwagen auf { $what }
web-giganten-say-drive = Nach { $what } fahren
web-giganten-say-rail = Lokomotive nach Spalte { $what }
web-giganten-say-halt = Bewegung beenden
web-giganten-say-price = { $company } { $steps }
web-giganten-say-store = Gratis-Ölstein zu { $company }
web-giganten-say-setback = Gegner zurücksetzen
web-giganten-say-decline = Verzichten
web-giganten-say-build = Bohrturm auf { $what } bauen
web-giganten-say-no-build = Nichts bauen
web-giganten-say-ship-own = Mit deiner Lokomotive zu { $company }
web-giganten-say-ship-black = Mit der schwarzen Lokomotive zu { $company }
web-giganten-say-ship-rival = Mit einer gegnerischen Lokomotive zu { $company }
web-giganten-say-lose = Verfallen lassen
web-giganten-say-bid = { $what } bieten
web-giganten-say-pass = Passen
web-giganten-say-pay = { $ones ->
        [0] { $twos } mit Wert 2 zahlen
       *[other] { $twos ->
            [0] { $ones } mit Wert 1 zahlen
           *[other] { $ones } mit Wert 1 und { $twos } mit Wert 2 zahlen
        }
    }
web-giganten-say-sell = { $count } verkaufen
web-giganten-say-sell-none = Nichts verkaufen

web-giganten-market = Gesellschaften
web-giganten-scale = Preisskala, in Tausend
web-giganten-tanks = Tanks
web-giganten-tank-of = { $seat }: { $crude ->
        [one] { $crude } Ölstein
       *[other] { $crude } Ölsteine
    }
web-giganten-tank-at = Tank bei { $company }
web-giganten-map = Das Land
web-giganten-railway = Die Bahn
web-giganten-sites = Bohrstellen und Bohrtürme
web-giganten-plain = Ebene
web-giganten-hill = Hügel
web-giganten-mountain = Berg
web-giganten-site = { $kind ->
        [1] Bohrstelle mit einem Bohrturm
        [2] rote Bohrstelle mit zwei Bohrtürmen
       *[3] Bohrstelle mit drei Bohrtürmen
    }
web-giganten-site-seen = { $site }, du hast { $crude } Ölsteine gesehen
web-giganten-site-looked = gesehen von { $seats }
web-giganten-derrick-of = Bohrturm von { $seat }, noch { $crude ->
        [one] { $crude } Ölstein
       *[other] { $crude } Ölsteine
    }
web-giganten-truck-of = Lastwagen von { $seat }
web-giganten-off-board = neben dem Spielplan
web-giganten-possible-left = { $left ->
        [one] möglich, danach noch { $left } Punkt
       *[other] möglich, danach noch { $left } Punkte
    }
web-giganten-column = Spalte { $column }, kostet { $cost }
web-giganten-locomotive-of = Lokomotive von { $seat }
web-giganten-black = schwarze Lokomotive
web-giganten-points = Bewegung übrig
web-giganten-points-left = { $count ->
        [one] Bewegungspunkt übrig
       *[other] Bewegungspunkte übrig
    }
web-giganten-money = Geld
web-giganten-locomotive = Lokomotive
web-giganten-licences = Lizenzen
web-giganten-licences-held = Lizenzkarten: { $count }
web-giganten-derricks-left = Bohrtürme im Vorrat: { $count }
web-giganten-first = Startspieler: hat den Würfel
web-giganten-offer = Offene Karten
web-giganten-card = Karte { $card }: { $what }
web-giganten-card-red = Rote Karte: { $what }
web-giganten-red = rot
web-giganten-taken = genommen
web-giganten-carriers = Lokomotiven und Gesellschaften
web-giganten-carrier-own = Deine Lokomotive
web-giganten-carrier-black = Schwarze Lokomotive
web-giganten-carrier-rival = Lokomotive eines Gegners
web-giganten-free = kostenlos
web-giganten-hand = Deine Lizenzen
web-giganten-hand-text = { $ones } mit Wert 1 und { $twos } mit Wert 2, zusammen { $value }
web-giganten-highest = { $seat } hat { $bid } geboten.
web-giganten-no-bid = Noch kein Gebot.
web-giganten-tank-worth = Dein Tank hier: { $crude ->
        [one] { $crude } Ölstein
       *[other] { $crude } Ölsteine
    }, heute { $worth } wert.
web-giganten-bidders = Es bieten:
web-giganten-bids = Gebote
web-giganten-covers = Deine Lizenzen decken Gebote bis { $covered }.
web-giganten-bluff = Ein Bluff: Deine Lizenzen decken nur { $covered }. Gewinnst du, verlierst du die Hälfte deiner Karten.
web-giganten-orders = Versiegelte Gebote
web-giganten-orders-given = { $count } versiegelt
web-giganten-orders-note = Versiegelt: Niemand sieht sie vor dem Ende der Partie. Sie gelten für die Auktionen dieser Runde; 0 heißt kein Gebot.
web-giganten-orders-up-to = bieten bis
web-giganten-orders-then = dann
web-giganten-orders-pass = passen
web-giganten-orders-ask = mich fragen
web-giganten-orders-seal = Gebote versiegeln
web-giganten-score-cash = Geld
web-giganten-score-rank = Lokomotive
web-giganten-score-rank-of = Rang { $rank }, Spalte { $column }
web-giganten-score-derricks = Bohrtürme auf dem Spielplan
web-giganten-score-crude = Übrige Ölsteine
web-giganten-tip-ground = { $cost ->
        [one] Hierher zu fahren kostet 1 Bewegungspunkt.
       *[other] Hierher zu fahren kostet { $cost } Bewegungspunkte.
    }
web-giganten-tip-site = Ein Bohrturm kostet hier { $cost }. Ölsteine unter dem Plättchen: { $crude }.
web-giganten-tip-seen = Du hast nachgesehen: { $crude } Ölsteine.
web-giganten-tip-looked = Nachgesehen haben: { $seats }
web-giganten-tip-derrick = Er liefert jede Runde einen Ölstein, bis er leer ist. Lastwagen kommen nicht vorbei.
web-giganten-tip-locomotive = { $seat }: Diese Lokomotive bedient die Spalten A bis { $column }. Wem sie gehört, transportiert kostenlos; andere zahlen { $cost }.
web-giganten-tip-black = Schwarze Lokomotive: die Uhr des Spiels, das endet, wenn sie den Stern erreicht. Sie bedient die Spalten A bis { $column } für { $cost } an die Bank.
web-giganten-tip-zone-r = Niedrig: Jede Zahl hebt den Preis, gleich welcher Farbe (1.4).
web-giganten-tip-zone-w = Mitte: Eine blaue Zahl hebt den Preis, eine rote senkt ihn (1.2).
web-giganten-tip-zone-b = Hoch: Jede Zahl senkt den Preis, gleich welcher Farbe (1.3).
web-giganten-tip-company = Zahlt heute { $price } für einen Ölstein, aber nur dem, der die Auktion gewinnt.
web-giganten-tip-licences = { $count ->
        [0] Keine Lizenzkarten, also kein Gebot.
        [one] 1 Lizenzkarte im Wert von 1 oder 2. Höchstes Gebot, das sich zahlen ließe: 2.
       *[other] { $count } Lizenzkarten im Wert von je 1 oder 2. Höchstes Gebot, das sich zahlen ließe: { $most }.
    }
web-giganten-tip-card-licences = { $count ->
        [one] Du bekommst 1 Lizenz.
       *[other] Du bekommst { $count } Lizenzen.
    }
web-giganten-tip-card-moves = { $count ->
        [one] 1 Bewegungspunkt für Lastwagen und Lokomotive.
       *[other] { $count } Bewegungspunkte für Lastwagen und Lokomotive.
    }
web-giganten-tip-card-price = { $count ->
        [one] Verschiebe einen Preis um 1 Stufe.
       *[other] Verschiebe einen Preis um { $count } Stufen.
    }
web-giganten-tip-card-crude = Ein Gratis-Ölstein, gleich in einen Tank.
web-giganten-tip-card-back = { $count ->
        [one] Die Lokomotiven der Gegner gehen 1 Spalte zurück.
       *[other] Die Lokomotiven der Gegner gehen { $count } Spalten zurück.
    }
web-giganten-tip-card-none = Keine Sonderaktion.
web-giganten-tip-card-black = { $count ->
        [one] Die schwarze Lokomotive rückt 1 Spalte vor.
       *[other] Die schwarze Lokomotive rückt { $count } Spalten vor.
    }
web-giganten-recap-railed = Lokomotive nach { $column }
web-giganten-recap-set-back = zurückgesetzt nach { $column }
web-giganten-recap-built = Bohrturm auf { $cell }
web-giganten-recap-shipped = Rohöl an { $company }
web-giganten-recap-auction-won = { $company } ersteigert
web-giganten-recap-sold = Verkauf an { $company }
web-giganten-recap-bluff-called = Bluff aufgeflogen

web-guide = Einführung
web-guide-understood = Verstanden
web-guide-end = Einführung beenden
web-guide-count = Lektion { $number }
web-guide-for-now = Auch das ist möglich, gehört aber nicht zu dieser Lektion. Fürs Erste: { $goal }
web-guide-wait = Die anderen spielen; die nächste Lektion kommt, wenn du dran bist.
web-guide-free = Hier bist du frei in deiner Wahl. Die nächste Lektion kommt bald.
web-guide-alone = Allein weiterspielen
web-guide-giganten-welcome = Du suchst Öl, bringst es mit der Bahn zu drei Gesellschaften und kaufst mit Lizenzen das Recht, es zu verkaufen. Wer das meiste Geld hat, wenn die schwarze Lokomotive den Stern erreicht, gewinnt. Die anderen sind Bots.
    .title = Willkommen im Ölrausch
web-guide-giganten-take = Jede Karte zeigt Lizenzen (der Schein), Bewegungspunkte (das Rad) und manchmal mehr: eine Preisänderung, einen Gratis-Ölstein oder ein Zurücksetzen der Gegner. Ein Klick wählt eine Karte, ein zweiter nimmt sie.
    .title = Eine Karte nehmen
    .goal = Nimm die markierte Karte.
web-guide-giganten-place = Dein Lastwagen beginnt in Spalte A, bei den Gesellschaften. Das erste Öl liegt ein paar Spalten weiter östlich: Wähle eine Reihe, von der aus du bald Bohrstellen erreichst.
    .title = Den Lastwagen einsetzen
    .goal = Setze deinen Lastwagen auf das markierte Feld: anklicken, dann „Ausführen“.
web-guide-giganten-drive = Die Zahlen zeigen, wie viele Punkte übrig blieben. Ebene kostet 1, Hügel 2, Berg 3. Neben einer schwarzen Bohrstelle siehst du, und nur du, wie viel Öl dort liegt.
    .title = Fahren
    .goal = Fahre auf das markierte Feld neben einer Bohrstelle.
web-guide-giganten-rail = Deine Lokomotive muss so weit östlich stehen wie deine Bohrtürme, um deren Öl kostenlos zu befördern. Die Spalten B bis J kosten je 1 Punkt, spätere mehr. Punkte, die du nicht nutzt, verfallen.
    .title = Volldampf voraus
    .goal = Schicke deine Lokomotive in die markierte Spalte.
web-guide-giganten-special = Nach der Bewegung kommt, was deine Karte sonst noch zeigt; es muss ausgeführt werden. Eine Preisänderung verschiebt einen Preis: Hebe den einer Gesellschaft, an die du verkaufen willst, oder senke einen, den ein Gegner braucht. Ein Gratis-Ölstein kommt gleich in einen deiner Tanks.
    .title = Noch etwas mehr
    .goal = Wähle eine Gesellschaft und, beim Preis, ob er steigt oder fällt.
web-guide-giganten-build = Dein Lastwagen steht neben einer Bohrstelle. Ein Bohrturm kostet 4.000 bis 8.000 $ und gibt jede Runde einen Ölstein, bis er leer ist.
    .title = Einen Bohrturm bauen
    .goal = Baue den markierten Bohrturm.
web-guide-giganten-carried = Eine Karte hat deine Lokomotive zurückgesetzt, oder sie war zu langsam: Sie reicht nicht bis zu diesem Bohrturm. Eine andere bringt den Ölstein für 3.000 $. Der Gegner, der am weitesten ist, bekommt das Geld für seine und kann nicht ablehnen; für die schwarze bekommt es die Bank.
    .title = Mit fremder Lokomotive
web-guide-giganten-ship = Jeder Bohrturm gibt jetzt einen Ölstein. Wähle den Tank: Am Ende der Runde dürfen in jedem nur zwei bleiben.
    .title = Das Rohöl transportieren
    .goal = Transportiere das Rohöl auf dem markierten Weg zur Gesellschaft mit dem besten Preis.
web-guide-giganten-auction = Nur wer die Auktion gewinnt, darf hier verkaufen. Du zahlst mit Lizenzen, und nur, wenn du gewinnst; die anderen behalten ihre.
    .title = Die Auktionen
web-guide-giganten-bid = Jetzt im Ernst. Fang niedrig an: Solange jemand höher bietet, wirst du wieder gefragt.
    .title = Um das Verkaufsrecht bieten
    .goal = Gib eines der markierten Gebote ab, oder passe, wenn dein Öl es nicht wert ist.
web-guide-giganten-bluff = Niemand sieht deine Lizenzen, nur wie viele es sind. Du darfst also mehr bieten, als sie wert sind, und vielleicht geben die anderen auf. Probiere es: Das markierte Gebot kann niemand überbieten. Das ist nur eine Probe und kostet dich nichts.
    .title = Bluffen
    .goal = Mach das markierte Gebot: mehr, als deine Lizenzen wert sind.
web-guide-giganten-called = Niemand hat höher geboten, und so hast du eine Auktion gewonnen, die du nicht bezahlen kannst. Die Hälfte deiner Karten wird allen gezeigt und ist verloren, und die Auktion wird wiederholt. Ein Bluff muss geglaubt oder überboten werden. Da es nur eine Probe war, nimm dein Gebot zurück: Die Karten gehören wieder dir.
    .title = Aufgeflogen
    .goal = Nimm dein Gebot zurück.
web-guide-giganten-pay = Du hast gewonnen. Wähle, welche Lizenzen du gibst; zahlst du zuerst mit kleinen, bleibt deine Hand stark.
    .title = Mit Lizenzen zahlen
    .goal = Bezahle mit Lizenzen deiner Wahl.
web-guide-giganten-sell = Verkaufe, so viel du willst, zum heutigen Preis. Was bleibt, bringt vielleicht später mehr, aber nur zwei dürfen bleiben.
    .title = Rohöl verkaufen
    .goal = Verkaufe alles, was du hier hast.
web-guide-giganten-round = Das war eine ganze Runde. Der Würfel geht nach links, und die schwarze Lokomotive rückt dem Stern näher. Du weißt nun alles: Viel Glück!
    .title = Und noch einmal

web-nations-round = Runde { $round }
web-nations-step-revenue = Einnahmen
web-nations-step-agent = Agent
web-nations-step-leader = Staatschef
web-nations-step-trade = Tanker und Pipelines
web-nations-does-setup = Das Spiel wird aufgebaut.
web-nations-does-first = { $seat } ist zum ersten Mal am Zug.
web-nations-does-revenue = { $seat } kassiert Einnahmen.
web-nations-does-agent = { $seat } zieht den Agenten.
web-nations-does-agent-card = { $seat } hat eine Karte genommen: { $card }.
web-nations-does-leader = { $seat } setzt einen Staatschef ein oder zieht einen.
web-nations-does-leader-card = { $seat } hat eine Karte genommen: { $card }.
web-nations-does-trade = { $seat } denkt über Tanker und Pipelines nach.
web-nations-does-end = { $seat } beendet den Zug.
web-nations-does-over = Die Partie ist zu Ende.
web-nations-say-place = { $type } nach { $country }
web-nations-say-coup = { $type } nach { $country }
web-nations-say-revolution = { $type } übernimmt { $country }
web-nations-say-agent = Agent nach { $space }
web-nations-say-move = { $from } → { $to }
web-nations-say-tanker-buy = { $station }
web-nations-say-tanker-place = { $station }
web-nations-say-tanker-move = { $from } → { $to }
web-nations-say-tanker-sell = { $station }
web-nations-say-pipe = { $pair }
web-nations-say-lay = { $pair }
web-nations-say-launch = { $station }
web-nations-say-lose-leader = { $space }
web-nations-say-lose-tanker = { $station }
web-nations-say-revolt = { $space }
web-nations-say-end = Zug beenden
web-nations-say-pass = Tanker zurückhalten
web-nations-verb-place = Staatschef einsetzen
web-nations-verb-agent = Agenten ziehen
web-nations-verb-move = Ziehen nach
web-nations-verb-tanker-buy = Tanker kaufen
web-nations-verb-tanker-place = Tanker einsetzen
web-nations-verb-tanker-move = Tanker bewegen
web-nations-verb-tanker-sell = Tanker verkaufen
web-nations-verb-pipe = Pipeline legen
web-nations-verb-end = Nichts mehr
web-nations-verb-pass = In Reserve behalten
web-nations-verb-coup = Staatsstreich
web-nations-verb-revolution = Revolution
web-nations-verb-launch = Den neuen Tanker einsetzen
web-nations-verb-lay = Die kostenlose Pipeline legen
web-nations-verb-lose-leader = Welcher Staatschef geht?
web-nations-verb-lose-tanker = Welcher Tanker geht verloren?
web-nations-verb-revolt = Wohin flieht der Staatschef?
web-nations-move = Staatschef ziehen
web-nations-from = von { $space }
web-nations-other = Etwas anderes wählen
web-nations-on-map = Wähle auf dem Spielplan ein leuchtendes Feld.
web-nations-unfold = Alle { $count } Möglichkeiten als Liste
web-nations-fold = Liste ausblenden
web-nations-priced = { $what } ({ $price })
web-nations-map = Die Region Kark
web-nations-sea-north = Meer im Norden
web-nations-sea-south = Meer im Süden
web-nations-capital = Hauptstadt
web-nations-incident = Ereignisfeld
web-nations-invented = erfundener Name: Die Anleitung nennt nur die U.O.R. und Abu Akar
web-nations-arrow = Pfeil nach { $space }
web-nations-leader-of = { $type } von { $seat }
web-nations-agent-of = Agent von { $seat }
web-nations-tankers-of = Tanker von { $seat }: { $count }
web-nations-border = Grenze { $pair }
web-nations-leaders = Staatschefs
web-nations-tankers = Tanker
web-nations-money = Geld
web-nations-revenue = Einnahmen
web-nations-out = ausgeschieden
web-nations-you-are-out = Du bist ausgeschieden: keine Einnahmen und kein Geld, um einen Staatschef einzusetzen oder zu ziehen (8.1). Bleib und schau zu; sind nur noch Bots übrig, werden sie schneller.
web-nations-leave = Oder verlass den Tisch.
web-nations-describe-player = { $seat }: { $money }, Tanker { $tankers } (davon { $reserve } in Reserve), Agent { $agent }.
web-nations-score-money = Geld
web-nations-score-tankers = Tanker
web-nations-score-tanker_worth = Tanker zu 3 M
web-nations-score-countries = Länder
web-nations-score-revenue = Einnahmen
web-nations-incident-card = Ereignis
web-nations-recap-control = { $country } übernommen
web-nations-recap-robbed = { $country } verloren
web-nations-recap-tanker-placed = neuer Tanker
web-nations-recap-tanker-gone = Tanker verkauft oder verloren
web-nations-recap-pipeline = Pipeline gelegt
web-nations-recap-moved = Staatschef gezogen
web-nations-recap-fell = Staatschef verloren
web-nations-recap-out = ausgeschieden
web-nations-tip-capital = Wessen Staatschef hier steht, kontrolliert { $country } ({ $derricks ->
        [one] 1 Bohrturm
       *[other] { $derricks } Bohrtürme
    }).
web-nations-tip-incident = Wer hier anhält, nimmt eine Ereigniskarte. Kein Staatschef kommt vorbei, ohne anzuhalten.
web-nations-tip-leader = { $seat }, { $type }: zieht für { $price } je Feld und bringt { $pay } für jeden Bohrturm, der lädt.
web-nations-tip-agent = Agent von { $seat }: Gegnerische Staatschefs dürfen hier anhalten, aber nicht vorbeiziehen.
web-nations-tip-offshore = Tanker hier draußen bringen nichts ein. Von hier können sie in jeden Hafen dieser Küste.
web-nations-tip-port = Hier herrscht { $seat }. Jeder Tanker im Hafen lädt an einem Bohrturm: { $pay } je Zug. Es laden gerade: { $loaded } von { $derricks }.
web-nations-tip-port-vacant = { $country }: Hier herrscht niemand, also bringt kein Tanker etwas ein.
web-nations-tip-pipeline = Eine Pipeline: Bohrtürme auf der einen Seite laden in den Häfen der anderen.
web-nations-tip-border = Noch keine Pipeline. Eine zu legen kostet { $price }; dann laden Bohrtürme auf der einen Seite in den Häfen der anderen.
web-nations-tip-revenue = Einnahmen: { $amount } zu Beginn des nächsten Zuges, wenn sich nichts ändert.
web-nations-tip-tankers = { $count ->
        [one] 1 Tanker
       *[other] { $count } Tanker
    } insgesamt. Einer kostet { $price } und bringt beim Verkauf { $sale }.
web-nations-tip-reserve = In Reserve, { $type }: { $price } fürs Einsetzen und je Feld; bringt { $pay } für jeden Bohrturm, der lädt.
web-guide-nations-welcome = Großmächte ziehen ihre Staatschefs durch die Ölregion Kark. Ein Staatschef auf der Hauptstadt kontrolliert das Land; dessen Bohrtürme bringen Geld, wenn Tanker an der Küste liegen. Wer nicht mehr zahlen kann, scheidet aus; die letzte Macht gewinnt.
    .title = Willkommen in Kark
web-guide-nations-place = Wähle eine Hauptstadt. Küstenländer haben zwei Bohrtürme und einen Hafen, Binnenländer vier Bohrtürme, aber keinen Hafen. Könige und Präsidenten kosten 2 M und bringen 2 M je Bohrturm mit Tanker; Diktatoren und Revolutionäre die Hälfte von beidem.
    .title = Einen Staatschef einsetzen
    .goal = Setze deinen Diktator auf eine markierte Hauptstadt am Meer.
web-guide-nations-inshore = Dein erster Tanker ist kostenlos. An der Küste lädt er bei deinen Bohrtürmen und bringt jeden Zug Geld; auf See bringt er noch nichts.
    .title = Dein erster Tanker
    .goal = Setze den Tanker an die Küste deines Landes.
web-guide-nations-revenue = Jeder Zug beginnt mit deinen Einnahmen: Jeder Bohrturm, an dem einer deiner Tanker lädt, bringt Geld. Auf dem Spielplan stehen solche Bohrtürme auf einer Scheibe in deiner Farbe; die grüne Zahl auf deinem Blatt sind deine nächsten Einnahmen.
    .title = Geld kommt herein
web-guide-nations-agent = Dein Agent zieht immer genau vier Felder, kostenlos. Hält er auf einem „?“ an, gibt es ein Ereignis; und gegnerische Staatschefs kommen nicht an ihm vorbei.
    .title = Dein Geheimagent
    .goal = Ziehe deinen Agenten auf eines der markierten Felder.
web-guide-nations-leader = Jeden Zug setzt du einen Staatschef auf eine freie Hauptstadt oder ziehst einen. Ein zweites Land bringt mehr Bohrtürme; nimm diesmal eines mit Hafen.
    .title = Ein zweites Land
    .goal = Setze deinen Revolutionär auf eine markierte Hauptstadt.
web-guide-nations-move = Jeden Zug setzt du einen Staatschef ein oder ziehst einen und zahlst jedes Feld. Wähle ihn auf dem Spielplan, dann sein Ziel. Endet der Zug auf einem gegnerischen Staatschef anderer Art auf einer Hauptstadt, gehören Land und Tanker dir. Wer eine Hauptstadt verlässt, gibt das Land auf; vorerst bleiben deine Staatschefs also stehen.
    .title = Einen Staatschef ziehen
web-guide-nations-inland = Binnenländer haben vier Bohrtürme, aber keinen Hafen: Ihr Öl wird in einem deiner Häfen geladen, zu dem eine Pipeline führt.
    .title = In die Wüste
web-guide-nations-tanker = Jeder Tanker an der Küste gehört zu einem Bohrturm. Kaufe einen für 5 M, bewege einen zwischen See und Küste oder verkaufe einen für 3 M, wenn du Geld brauchst.
    .title = Tanker bringen das Geld
    .goal = Kaufe einen Tanker für einen deiner Häfen.
web-guide-nations-end = Jeden Zug sind eine Tankeraktion und eine Pipeline erlaubt; beides ist keine Pflicht. Mit dem Geld, das du behältst, zahlst du spätere Züge.
    .title = Den Zug beenden
    .goal = Beende deinen Zug.
web-guide-nations-again = Ein neuer Zug. Zuerst wieder der Agent. Bedenke, wo er anhält: Vor einem Pfeil versperrt er gegnerischen Staatschefs den Weg.
    .title = Noch einmal der Agent
    .goal = Ziehe deinen Agenten.
web-guide-nations-pipe = Mit einer Pipeline über die Grenze wird Öl aus dem Binnenland in deinem Hafen geladen. Sie kostet 3 M und bleibt die ganze Partie.
    .title = Pipelines
web-guide-nations-attack = Einer deiner Staatschefs erreicht eine gegnerische Hauptstadt. Sind sie von verschiedener Art, fällt der gegnerische, und das Land und seine Tanker gehören dir. Zwei Staatschefs gleicher Art greifen einander nie an.
    .title = Ein Angriff ist möglich
web-guide-nations-incident = Eine Ereigniskarte wurde genommen, und diese lässt dir eine Wahl. Lies sie: Sie sagt, was sein muss und was sein darf.
    .title = Ein Ereignis
web-guide-nations-canal = Ein Tanker kann durch den Kanal der U.O.R. von einem Meer ins andere, solange dort niemand anderes herrscht.
    .title = Der Kanal
web-guide-nations-round = Du kennst jetzt den ganzen Zug: Einnahmen, Agent, Staatschef, dann Tanker und Pipelines. Behalte genug Geld zum Ziehen. Viel Glück!
    .title = Allein weiter
