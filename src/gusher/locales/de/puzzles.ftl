# Aufgaben (gusher.study.puzzles).

cli-help-puzzles = Aufgaben: Stellungen, in denen eine Wahl deutlich die beste ist. Lösen, auflisten, erstellen oder prüfen.
cli-help-puzzles-make = Aufgaben aus gespielten Partien erstellen. Es lässt sich abbrechen und neu aufrufen: FILE.journal merkt sich, wie weit es war.
cli-help-puzzles-list = Die Aufgaben eines Spiels auflisten, die leichteste zuerst.
cli-help-puzzles-play = Die Aufgabe des Tages lösen, oder die mit dieser ID, oder alle zu einem Thema.
cli-help-puzzles-check = Den stärksten Bot die Aufgaben noch einmal lösen lassen und sagen, wie viele stimmen.
cli-help-puzzles-out = Die Datei, die geschrieben wird.
cli-help-puzzles-games = Aus höchstens so vielen Partien von Bots.
cli-help-puzzles-seed = Der Startwert dieser Partien.
cli-help-puzzles-from = Stattdessen in den Aufzeichnungen dieses Ordners suchen. Nimm nur Partien, deren Spieler einverstanden sind.
cli-help-puzzles-most = Aufhören, wenn es so viele sind.
cli-help-puzzles-theme = Nur Aufgaben zu diesem Thema, etwa bluff oder tankers.
cli-help-puzzles-file = Eine eigene Datei mit Aufgaben.
cli-help-puzzles-id = Die Aufgabe.
cli-help-puzzles-sample = Nur so viele prüfen.
cli-help-puzzles-check-seed = Der Startwert der Stichproben.
error-puzzle-unknown = { $game } hat keine Aufgabe „{ $puzzle }“. „gusher puzzles list { $game }“ listet sie auf.
error-puzzles-none = Für { $game } gibt es noch keine Aufgaben.
error-puzzle-theme = Es gibt kein Thema „{ $theme }“. Die Themen sind: { $themes }.
error-puzzle-file = Die Aufgaben in „{ $file }“ lassen sich nicht lesen: { $detail }.
error-puzzle-folder = In „{ $folder }“ liegen keine Aufzeichnungen (*.json).
error-puzzle-game = Im Ordner liegt eine Partie { $given }, aber die Aufgaben sind für { $game }.
error-puzzle-journal = „{ $file }“ gehört zu Aufgaben eines anderen Spiels oder anderer Regeln. Wähle eine andere Datei.

puzzles-so-far = { $found } Aufgaben
puzzles-made = { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    } nach { $file } geschrieben.
puzzles-levels = Die Wertungen der Stufen: { $levels }.
puzzles-ask = Aufgabe { $id }, Wertung { $rating }. Eine Wahl ist deutlich die beste. Welche?
puzzles-fails = { $id }: Der stärkste Bot hält { $action } nicht mehr für die beste Wahl.
puzzles-held = { $held } von { $of } Aufgaben stimmen.

puzzle-heading = Aufgaben
puzzle-daily = Aufgabe des Tages
puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-about = Nach allem, was du hier weißt, ist eine Wahl deutlich besser als alle anderen. Finde sie.
puzzle-rating = Wertung { $rating }
puzzle-own = Deine Wertung: { $rating }. Gelöst: { $solved } von { $all }.
puzzle-next = Nächste Aufgabe
puzzle-right = { $action }: richtig, das ist die beste Wahl.
puzzle-wrong = { $action }: nicht die beste Wahl. Besser: { $best }.
puzzle-why = Damit werden { $share } solcher Partien gewonnen; mit der nächstbesten Wahl sind es { $other } ({ $second }).
puzzle-score-more = Du kannst am Ende { $score } mehr erwarten.
puzzle-score-less = Du kannst am Ende { $score } weniger erwarten, liegst aber öfter vor den anderen.
puzzle-choice = Wahl
puzzle-odds = Siegchance
puzzle-at-end = Am Ende zu erwarten
puzzle-yours = deine Wahl
puzzle-unlooked = { $action } wurde nicht oft genug versucht, um zu sagen, wie gut das ist.
puzzle-found = So oft wird sie von den Bots gefunden:
puzzle-line = So kann es weitergehen
puzzle-line-about = In einer der Stellungen, die du nicht unterscheiden kannst, und mit einem von vielen möglichen Zufallsergebnissen.

puzzle-theme = Thema
puzzle-theme-any = Alle Themen
puzzle-theme-agent = Der Agent
puzzle-theme-attack = Angriff
puzzle-theme-auction = Auktion
puzzle-theme-bluff = Bluff
puzzle-theme-building = Bauen
puzzle-theme-canal = Der Kanal
puzzle-theme-card = Aktionskarte
puzzle-theme-crude = Gratis-Ölstein
puzzle-theme-incident = Ereigniskarten
puzzle-theme-leaders = Staatschefs
puzzle-theme-locomotive = Lokomotive
puzzle-theme-looking = Plättchen ansehen
puzzle-theme-pipelines = Pipelines
puzzle-theme-price = Preis
puzzle-theme-saving = Geld sparen
puzzle-theme-selling = Verkaufen
puzzle-theme-star = Kurz vor dem Stern
puzzle-theme-tankers = Tanker
puzzle-theme-transport = Transport
puzzle-theme-truck = Lastwagen
