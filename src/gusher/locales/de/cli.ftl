# Das Terminal: Hilfe, Fragen und was die Befehle sagen.

cli-error = gusher: { $detail }
cli-error-option = „{ $text }“ ist keine Option. Schreibe NAME=WERT.
cli-error-no-file = Es gibt keine Datei „{ $file }“.
cli-error-read = „{ $file }“ lässt sich nicht lesen: { $detail }.
cli-error-write = „{ $file }“ lässt sich nicht schreiben: { $detail }.
cli-error-file = „{ $file }“ ist nicht brauchbar: { $detail }.
cli-error-other-game = „{ $file }“ ist eine Partie von { $game }. Öffnen mit: { $command }
cli-error-seats-twice = Wähle die Spieler mit --seat oder mit --humans, nicht mit beidem.
cli-error-seats-many = { $seats ->
        [one] { $seats } Platz ist
       *[other] { $seats } Plätze sind
    } genannt, aber am Tisch sitzen { $players } Spieler.
cli-error-humans = Unter { $players } Spielern { $humans ->
        [one] kann nicht { $humans } Mensch
       *[other] können nicht { $humans } Menschen
    } sein.
cli-error-seat-kind = „{ $kind }“ kann dort nicht sitzen. Möglich sind: { $kinds }.
cli-error-clause = { $game } hat keinen Absatz „{ $clause }“. In der Nähe: { $near }.
cli-error-at = Es gibt keinen Eintrag { $at }: Der letzte Eintrag der Aufzeichnung ist { $last }.
cli-error-eyes = Es gibt keinen Platz „{ $seat }“: Die Plätze sind von 0 bis { $last } nummeriert; „all“ zeigt alles.
cli-error-no-table = Mit diesen Optionen und dieser Spielerzahl lässt sich nicht spielen.
error-bot-unknown = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $bots }.

cli-help-gusher = Giganten und Das Spiel der Nationen: zwei vergriffene Ölspiele zum Spielen und Erforschen.
cli-help-version = Die Version ausgeben und beenden.
cli-help-game = Das Spiel, zum Beispiel giganten.
cli-help-players = Anzahl der Spieler (ohne Angabe so viele wie möglich).
cli-help-seed = Eine Zahl oder ein Text, der jeden Zufall festlegt. Ohne Angabe lässt sich nichts vorhersagen.
cli-help-option = Eine Regeloption als NAME=WERT; mehrfach möglich. Schalter sind on oder off.
cli-help-rulebook = Alle Optionen so setzen, wie eine Anleitung sie hat; „gusher rules GAME options“ nennt die Anleitungen.
cli-help-edition = Eine Ausgabe, die zum Spiel gehört, oder eine eigene Datei.
cli-help-lang = Die Sprache. Ohne Angabe die des Systems.
cli-help-play = Im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur.
cli-help-humans = Wie viele Menschen an dieser Tastatur spielen (ohne Angabe 1). Die anderen sind Bots.
cli-help-seats = Wer auf dem nächsten Platz sitzt; für jeden Platz einmal angeben.
cli-help-load = Eine gespeicherte Partie weiterspielen.
cli-help-fast = Nach den Aktionen der Bots keine Pause machen.
cli-help-watch = Bots beim Spielen zusehen.
cli-help-delay = Sekunden zwischen zwei Entscheidungen.
cli-help-replay = Eine aufgezeichnete Partie durchblättern.
cli-help-verify = Aus dem Startwert beweisen, dass der Zufall einer beendeten Partie nicht manipuliert wurde.
cli-help-record = Eine Aufzeichnung, wie „save“ sie schreibt.
cli-help-replay-seat = Mit den Augen eines Platzes sehen (0, 1 …), oder alles (all).
cli-help-replay-at = Bei diesem Eintrag anfangen.
cli-help-rules = Die Regeln eines Spiels ausgeben, das Inhaltsverzeichnis aller Spiele oder einen Absatz wie 6.5.
cli-help-rules-game = Das Spiel. Vor einem Absatz darf es fehlen.
cli-help-rules-clause = Der Absatz, etwa 6.5 oder S4, oder „options“.
cli-rulebooks = Anleitungen
cli-help-editions = Spielpläne, Karten und Preise: auflisten, ansehen oder prüfen.
cli-help-edition-check = Eine selbst geschriebene Ausgabe prüfen.
cli-help-edition-list = Die Ausgaben auflisten, die zu den Spielen gehören.
cli-help-edition-show = Eine Ausgabe zeigen, und woher ihre Teile stammen.
cli-help-edition-file = Die Datei, die geprüft wird.
cli-help-edition-name = Eine Ausgabe oder eine Datei.
cli-help-edition-game = Das Spiel, zu dem sie gehört.
cli-help-fuzz = Sehr viele zufällige Partien spielen und jede Stellung prüfen.
cli-help-fuzz-games = Anzahl der Partien (ohne Angabe 10.000, außer mit --seconds).
cli-help-fuzz-seed = Der Startwert der ersten Partie; die anderen folgen.
cli-help-fuzz-interpreted = Die Regeln interpretiert ausführen: langsam, aber jeder Dollar jeder Partie wird verbucht.
cli-help-fuzz-seconds = Nach so vielen Sekunden aufhören.
cli-help-fuzz-jobs = Wie viele Partien gleichzeitig laufen.
cli-help-fuzz-out = Wohin die Aufzeichnung eines Fehlers kommt.
cli-help-compile = Die Regeln jetzt kompilieren statt erst, wenn sie gebraucht werden.
cli-help-compile-game = Das Spiel; ohne Angabe alle.

cli-welcome = { $game } – der Zufall ist versiegelt: Sein Startwert hat den Hash { $hash }…
cli-pass-keyboard = Gib die Tastatur an { $seat }. { $seat }, drücke Enter.
cli-earlier = … davor { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }
cli-earlier-log = … davor { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    } („log“ zeigt sie)
cli-legal-more = … („legal“ zeigt alle { $count })
cli-ambiguous = „{ $text }“ kann heißen: { $actions }. Bitte tippe mehr davon.
cli-see-clause = (Absatz { $clause }; „rules { $clause }“ zeigt ihn)
cli-why-what = Warum was? Tippe eine Aktion dahinter, zum Beispiel „why pass“.
cli-log-number = „{ $text }“ ist keine Zeilenzahl. Tippe zum Beispiel „log 20“.
cli-undo-bot = Zuletzt hat { $seat } entschieden, ein Bot, und Bots nehmen nichts zurück. Deine eigene Entscheidung kam davor und gilt.
cli-undo-agree = Seitdem wurde etwas aufgedeckt, oder jemand hat gehandelt. { $seat }, bist du mit dem Zurücknehmen einverstanden? (j/n)
cli-undo-refused = { $seat } ist nicht einverstanden; nichts wird zurückgenommen.
cli-undone = Zurückgenommen.
cli-yes = j ja y yes
cli-save-where = Wohin speichern? Tippe einen Dateinamen dahinter, zum Beispiel „save partie.json“.
cli-saved = Gespeichert in { $file }. Weiterspielen mit: { $command }
cli-left = Nichts zu speichern. Bis zum nächsten Mal!
cli-no-hand = Du hast nichts, was die anderen nicht sehen.
cli-save-record = Die Aufzeichnung dieser Partie behalten? Tippe einen Dateinamen oder drücke einfach Enter.
cli-record-saved = Die Aufzeichnung ist in { $file }. Ansehen mit „gusher replay { $file }“, den Zufall prüfen mit „gusher verify { $file }“.
cli-play-help =
    Tippe eine Aktion so, wie sie aufgelistet ist; die Tabulatortaste ergänzt. Was eindeutig ist, darf kurz sein: „{ $short }“ oder nur „{ $rest }“.

    why AKTION   warum etwas erlaubt ist oder nicht, mit dem Absatz
    rules 6.5    einen Absatz zeigen; ohne Nummer den, der gerade gilt
    legal        alles, was jetzt erlaubt ist (oder einfach Enter)
    board        den Spielplan noch einmal zeichnen
    hand         was nur du siehst
    log 20       die letzten 20 Zeilen des Protokolls
    hint         was ein Bot täte, und was er erwartet
    deduce       was du über Verdecktes schließen kannst
    undo         die letzte Entscheidung zurücknehmen
    save DATEI   die Partie speichern
    quit         speichern und beenden

cli-score-sheet = Abrechnung
cli-total = Summe
cli-winners = { $count ->
        [one] { $seats } gewinnt!
       *[other] Geteilter Sieg: { $seats }!
    }
cli-seed = Der Startwert war { $seed } (Hash { $hash }…).
cli-chance = Zufall

cli-replay-prompt = Eintrag { $at }/{ $last } · Enter oder → vor, ← zurück, eine Zahl, q beendet:
cli-verified = Der Zufall ist bewiesen: Der Startwert hat den veröffentlichten Hash { $hash } und ergibt alle { $count } Zufallsergebnisse.

cli-rules-more = Alle Regeln eines Spiels lesen: { $command }
cli-edition-default = (Standard)
cli-edition-faults = { $count ->
        [one] Ein Fehler.
       *[other] { $count } Fehler.
    }
cli-edition-sound = { $file } ist eine fehlerfreie Ausgabe von { $game }.
cli-edition-where = Datei: { $file }
cli-edition-line = Zeile { $line }

cli-compile-done = { $game }: in { $seconds } s kompiliert.
cli-compile-cached = { $game }: in { $seconds } s aus dem Zwischenspeicher geladen.
cli-compile-cache = Der Zwischenspeicher liegt in { $folder }{ $removed ->
        [0] .
        [one] ; ein alter Ordner wurde gelöscht.
       *[other] ; { $removed } alte Ordner wurden gelöscht.
    }
cli-compile-running = Regeln werden kompiliert { $step }/{ $total } …

cli-fuzz-begins = Zufallspartien von { $game } ab Startwert { $seed }: { $tables ->
        [one] eine Kombination
       *[other] { $tables } Kombinationen
    } von Spielern und Optionen.
cli-fuzz-compiling = Regeln werden kompiliert …
cli-fuzz-rates = { $games } Partien/s, { $decisions } Entscheidungen/s
cli-fuzz-done = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen in { $seconds } s:
cli-fuzz-sound = Jede Stellung war in Ordnung.
cli-fuzz-stopped = Abgebrochen; bis hierher war jede Stellung in Ordnung.
cli-fuzz-failed = Die Partie mit Startwert { $seed } und { $players } Spielern ({ $options }) ist nicht in Ordnung:
cli-fuzz-breaks = Sie scheitert bei „{ $action }“ ({ $seat }); die Aufzeichnung endet davor.
cli-fuzz-open = Sie ist in { $file }. Öffnen mit: { $command }
cli-fuzz-again = Noch einmal spielen mit: { $command }
