# Was der Kern ablehnt, und die Namen der Plätze.

seat-red = Rot
seat-grey = Grau
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb

dollars = { $amount } $

error-action-number = { $number } ist keine Aktion: Aktionen sind von 0 bis { $last } nummeriert.
error-action-type = Eine Aktion ist ein Text, eine Zahl oder eine Action, kein Wert vom Typ { $type }.
error-verb-near = Es gibt kein Verb „{ $word }“. War „{ $near }“ gemeint?
error-verb-unknown = Es gibt kein Verb „{ $word }“. Die Verben sind: { $verbs }.
error-arguments = „{ $verb }“ verlangt { $wanted ->
        [0] kein Argument
        [one] ein Argument
       *[other] { $wanted } Argumente
    }, nicht { $given }. Schreibe: { $form }
error-argument = „{ $word }“ passt nicht zu „{ $verb }“. Möglich ist: { $hint }.
error-stale = Diese Antwort gehört zu Stellung { $at }, aber die Partie ist schon bei { $now }.
error-over = Die Partie ist zu Ende.
error-turn = { $seat } ist nicht am Zug: An der Reihe ist { $turn }.
error-chance-acts = „{ $action }“ ist Sache des Zufalls, nicht eines Spielers.
error-seat = Es gibt keinen Platz { $seat }: Die Plätze sind von 0 bis { $last } nummeriert.
error-players = { $game } geht nicht mit { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }. Mögliche Spielerzahlen: { $allowed }.
error-option-unknown = Es gibt keine Option „{ $option }“. Die Optionen sind: { $options }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind: { $values }.
error-rulebook-unknown = Zu { $game } gibt es keine Anleitung „{ $rulebook }“. Es gibt: { $rulebooks }.
error-game-unknown = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $games }.
error-part = Zum Spiel „{ $game }“ gehört kein Teil „{ $part }“.
error-not-legal = „{ $action }“ ist jetzt nicht erlaubt.
error-language = Es gibt keine Sprache „{ $language }“. Die Sprachen sind: { $languages }.
error-undo = Es gibt nichts zurückzunehmen.
error-choice = „{ $name }“ kann nicht „{ $given }“ sein. Möglich sind: { $known }.
error-number = „{ $name }“ muss eine ganze Zahl sein, mindestens { $least }, nicht { $given }.
error-seed = Ein Startwert muss eine ganze Zahl von -2⁶³ bis 2⁶³ - 1 sein, nicht { $given }.
error-seed-match = Der Startwert einer Partie ist eine ganze Zahl oder ein Text, nicht { $given }.
error-upto = Eine Aufzeichnung mit { $entries } Einträgen lässt sich nicht bis { $given } abspielen.
error-view = Das ist keine Sicht, wie „view(seat)“ sie liefert; es fehlt oder ist falsch: { $detail }.
error-rng = „rng“ braucht eine Methode random(), wie random.Random(1) sie hat; nicht { $given }.
error-observation = Eine Beobachtung von { $game } hat { $size } ganze Zahlen; das hier ist { $given }.

error-cuda-device = Auf diesem Rechner gibt es kein CUDA-Gerät, oder sein Treiber ist nicht installiert. Nimm stattdessen device="cpu".
error-not-installed = { $library } ist nicht installiert. Installiere es mit: pip install "gusher[{ $extra }]"
compiling = { $what } wird kompiliert, nur dieses Mal

position-missing = Der Stellung fehlt das Feld „{ $field }“.
position-rules = Die Stellung stammt von Version { $given } der Regeln; dieses Programm spielt Version { $rules }.
position-state = Der Zustand der Stellung ist widersprüchlich: { $detail }.
position-invariant = Diese Stellung kann nicht vorkommen: { $detail }.

record-form = Das ist keine Gusher-Aufzeichnung: { $detail }.
record-broken = Die Datei bricht nach Eintrag { $entry } ab oder ist danach beschädigt: { $detail }.
record-schema = Das ist eine Datei „{ $given }“; dieses Programm liest „{ $known }“.
record-rules = Die aufgezeichnete Partie wurde nach Version { $given } der Regeln von { $game } gespielt; dieses Programm kann Version { $rules } öffnen. Öffne sie mit der Gusher-Version, die sie geschrieben hat.
record-check = Eintrag { $entry } („{ $action }“) wurde geändert oder verschoben, oder ein Eintrag davor wurde weggelassen: Seine Prüfsumme stimmt nicht.
record-action = Eintrag { $entry } („{ $action }“) ist keine Aktion: { $detail }
record-seat = Eintrag { $entry } („{ $action }“) stammt von jemandem, der nicht am Zug war.
record-impossible = Eintrag { $entry } („{ $action }“) war dort nicht möglich.
record-after-end = Eintrag { $entry } („{ $action }“) kommt nach dem Ende der Partie.
record-cut = Laut Aufzeichnung war die Partie beendet, aber ihre Einträge hören vorher auf, bei Eintrag { $entry }.
record-more = Laut Aufzeichnung lief die Partie noch, aber ihre Einträge reichen bis zum Ende, bei Eintrag { $entry }.
record-result = Das Ergebnis in der Aufzeichnung folgt nicht aus ihren Einträgen.
record-seed-sealed = Die Partie läuft noch: Ihr Startwert bleibt bis zum Ende versiegelt. Der Hash des Startwerts ist { $hash }.
record-seed-other = Der Startwert in der Aufzeichnung hat nicht den veröffentlichten Hash { $hash }.
record-deal = Eintrag { $entry } („{ $action }“) folgt nicht aus dem Startwert.
