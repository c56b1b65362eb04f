# The library: many records in one place (gusher.study.library), and the page of your games.

cli-help-library = Viele Aufzeichnungen an einem Ort: auswählen, zählen, zeichnen und exportieren.
cli-help-library-paths = Aufzeichnungen, Dateien mit vielen davon (.jsonl.gz) und Ordner mit beidem.
cli-help-library-game = Nur dieses Spiel.
cli-help-library-players = Nur Partien mit so vielen Spielern.
cli-help-library-seat = Nur dieser Platz (0, 1 …).
cli-help-library-name = Nur die Plätze dieses Spielers oder Bots.
cli-help-library-result = Nur Plätze, die gewonnen oder verloren haben.
cli-help-library-mistakes = Nur untersuchte Plätze mit mindestens so vielen Fehlern.
cli-help-library-review = Partien ohne Rückblick untersuchen; ein Rückblick wird aufbewahrt, wie bei „gusher review“.
cli-help-library-export = Eine Zeile je Platz in diese Datei schreiben: .parquet oder .csv.
cli-help-library-plots = Die Diagramme als SVG in diesen Ordner zeichnen.
error-library-running = Die Partie ist nicht beendet; es gibt noch nichts zu zählen.
error-library-file = Die Datei lässt sich nicht lesen: { $detail }
error-library-filter = Nach „{ $given }“ lässt sich nicht auswählen. Möglich sind: { $known }.
library-left-out = Ausgelassen: { $file }: { $why }
library-found =
    { $all ->
        [one] Eine Partie
       *[other] { $all } Partien
    } gelesen, { $games } mit { $seats } Plätzen ausgewählt; { $copies ->
        [0] keine Kopie
        [one] eine Kopie
       *[other] { $copies } Kopien
    } derselben Partie.
library-lengths =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }. Entscheidungen: im Median { $decisions-50 } (in vier von fünf Partien { $decisions-10 } bis { $decisions-90 }). Runden: im Median { $rounds-50 } ({ $rounds-10 } bis { $rounds-90 }).
library-by-seat = Siege nach Platz
library-by-order = Siege nach Reihenfolge
library-by-name = Siege nach Spieler
library-by-opening = Siege nach der ersten Wahl: { $verb }
library-by-place = Siege nach besetztem Ort
library-seat = Platz
library-order = Reihenfolge
library-name = Spieler
library-opening = Wahl
library-place = Ort
library-seats = Plätze
library-wins = Siege
library-interval = 95-%-Intervall
library-prices = Preise am Ende jeder Runde, im Mittel
library-round = Runde
library-tendencies = Was verschenkt wurde, nach Art der Entscheidung
library-verb = Entscheidung
library-decisions = Entscheidungen
library-faults = Fehler
library-given = Verschenkt
library-worst = Die schlimmsten Momente
library-moment = { $file }, Eintrag { $at }, { $seat }: { $action } kostete { $given }; { $better } war besser.

# What kind of decision a verb answers.
giganten-verb-take = Karte nehmen
giganten-verb-place = Lastwagen setzen
giganten-verb-drive = Lastwagen fahren
giganten-verb-rail = Lokomotive fahren
giganten-verb-halt = Bewegung beenden
giganten-verb-price = Preis ändern
giganten-verb-store = Gratis-Ölstein lagern
giganten-verb-setback = andere zurücksetzen
giganten-verb-decline = auf die Sonderaktion verzichten
giganten-verb-build = Bohrturm bauen
giganten-verb-ship = Rohöl transportieren
giganten-verb-lose = Rohöl verfallen lassen
giganten-verb-pass = passen
giganten-verb-bid = bieten
giganten-verb-sell = Ölsteine verkaufen
giganten-verb-pay = mit Lizenzen zahlen
nations-verb-place = Staatschef einsetzen
nations-verb-agent = Geheimagent ziehen
nations-verb-tanker-buy = Tanker kaufen
nations-verb-tanker-place = zurückgehaltenen Tanker einsetzen
nations-verb-tanker-move = Tanker bewegen
nations-verb-tanker-sell = Tanker verkaufen
nations-verb-pipe = Pipeline legen
nations-verb-end = Zug beenden
nations-verb-pass = Tanker zurückhalten
nations-verb-coup = Staatsstreich
nations-verb-revolution = Revolution
nations-verb-launch = Tanker vom Stapel lassen
nations-verb-lay = Pipeline durch Konzession
nations-verb-lose-leader = Staatschef verlieren
nations-verb-lose-tanker = Tanker verlieren
nations-verb-revolt = Palastrevolte
nations-verb-move = Staatschef ziehen

# The page of your games in the browser.
library-heading = Deine Partien
library-link = Deine beendeten Partien: Statistik und Fehler
library-none = Noch keine beendete Partie. Hier zählen die Partien, die du in diesem Browser beendest, und Aufzeichnungen, die du hinzufügst.
library-none-chosen = Keine Partie passt zu dieser Auswahl.
library-add = Aufzeichnungen hinzufügen
library-add-about = Wähle Dateien, oder zieh sie irgendwo auf diese Seite.
library-added =
    { $count ->
        [0] Keine Partie hinzugefügt.
        [one] Eine Partie hinzugefügt.
       *[other] { $count } Partien hinzugefügt.
    }
library-not-added = { $file } wurde nicht hinzugefügt: { $why }
library-not-record = das ist keine Aufzeichnung
library-full = In diesem Browser ist kein Platz für weitere Partien. Entferne zuerst einige.
library-choice = Welche Partien
library-game = Spiel
library-players = Spieler
library-whose = Wessen Plätze
library-mine = meine
library-everybody = alle
library-any = alle
library-result = Ergebnis
library-won = gewonnen
library-lost = verloren
library-option = Option
library-reviewed = untersucht
library-with-faults = mit Fehlern
library-without-faults = ohne Fehler
library-sum =
    { $seats ->
        [one] Ein Platz
       *[other] { $seats } Plätze
    } in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }: { $share } der Siege; der Ausgangswert ist { $par }.
library-course = Anteil an den Siegen von Partie zu Partie
library-games = Die Partien
library-when = Wann
library-length = Entscheidungen
library-wrong = Was dir oft misslingt
library-wrong-none = Noch keine dieser Partien wurde untersucht.
library-wrong-nothing = Die Rückblicke haben keine Fehler gefunden.
library-review-all =
    { $count ->
        [one] Eine Partie untersuchen
       *[other] { $count } Partien untersuchen
    }
library-reviewing = Untersucht: { $done } von { $of } Partien.
library-stop = Anhalten
library-fault = { $verb }, { $given } verschenkt: { $action }. Besser: { $better }.
library-export = Als CSV speichern
