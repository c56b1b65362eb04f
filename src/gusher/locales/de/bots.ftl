# Bots, die Arena und Tipps.

bot-scripted = Skript
bot-search = Suche
bot-novice = Neuling
    .about = Weiß, worauf es ankommt, und irrt sich oft.
bot-wildcatter = Ölsucher
    .about = Irrt sich, wo es knapp ist.
bot-foreman = Vorarbeiter
    .about = Spielt vernünftig und schwankt zwischen dem, was gut aussieht.
bot-baron = Baron
    .about = Spielt, was auf einen Blick am besten aussieht.
bot-tycoon = Magnat
    .about = Denkt so weit voraus, wie er kann.
bot-tycoon-1 = Magnat von 2026

error-bot-seconds = „{ $bot }“ sagt nicht, wie lange der Bot denken darf. Schreibe zum Beispiel search@0.5.
error-bot-file = In „{ $file }“ ist kein Bot: Das ist keine Python-Datei.
error-bot-broken = Der Bot in „{ $file }“ lässt sich nicht verwenden: { $detail }.
arena-other-contest = „{ $file }“ enthält die Partien eines anderen Wettkampfs. Nenne eine andere Datei oder entferne diese.

cli-help-arena = Bots viele Partien gegeneinander spielen lassen und sagen, wie sicher das Ergebnis ist.
cli-help-arena-bots = Ein Bot für jeden Platz: einer von unseren (random, scripted, search, novice …), eine Datei oder eine Engine (./programm oder „cmd:node engine.js“), auf Wunsch mit @SEKUNDEN.
cli-help-arena-games = Anzahl der Partien (aufgerundet, damit jede Verteilung in jeder Sitzordnung gespielt wird).
cli-help-arena-strict = Mit 1 enden, wenn ein Bot versagt hat.
cli-help-arena-seed = Eine Zahl oder ein Text, der alle Verteilungen festlegt.
cli-help-arena-json = Die Ergebnisse in diese Datei schreiben; die Partien kommen in eine Datei daneben, mit der eine unterbrochene Arena weitermacht.
cli-help-arena-seconds = Wie lange ein Bot über eine Entscheidung nachdenken darf.
cli-help-arena-jobs = Wie viele Partien gleichzeitig laufen (ohne Angabe eine je Kern).
cli-help-arena-ray = Auf dem Ray-Cluster mit dieser Adresse spielen („auto“: auf dem dieses Rechners).
cli-help-ladder = Jeden unserer Bots gegen den nächstschwächeren spielen lassen und die Rangleiter für die Dokumentation schreiben.
cli-help-ladder-up-to = Der stärkste Bot, der spielt.
cli-help-ladder-out = Wohin sie geschrieben wird.

arena-carried-on = { $games ->
        [one] Eine Partie wurde
       *[other] { $games } Partien wurden
    } schon gespielt.
arena-title = { $game }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
arena-bot = Bot
arena-share = Sieganteil (95 %)
arena-rank = Rang
arena-rating = Wertung
arena-ms = ms
arena-faults = Fehler
arena-legend = ms: Zeit für eine durchschnittliche Entscheidung. Fehler: Abstürze / Unsinn / zu spät; dann hat der Skript-Bot entschieden.
ladder-written = Die Rangleiter steht in { $file }.

hint-thinking = Der Bot denkt nach …
hint-does = Der Bot würde spielen: { $action }
hint-expects = Er rechnet mit { $share } Siegchance und { $score } am Ende, nach dem, was dieser Platz weiß.
hint-others = Die nächstbesten: { $ideas }
hint-no-outlook = Nach Gefühl, noch ohne Prognose: Es gibt nur eine Möglichkeit, oder die Suche wird noch vorbereitet.
hint-score-giganten = { $score } $
hint-score-nations = { $score } M
arena-faulty = { $bot } hat { $faults ->
    [one] einmal
   *[other] { $faults }-mal
} versagt. Dann hat der Skript-Bot entschieden, der Sieganteil ist also zum Teil nicht sein eigener. Der erste Fehler:

error-engine-command = „{ $command }“ lässt sich nicht starten: Das Programm gibt es nicht, oder es ist nicht ausführbar.
error-engine-start = Die Engine „{ $command }“ funktioniert nicht: { $detail }.
error-engine-game = Die Engine „{ $command }“ spielt { $game } nicht. Sie spielt: { $games }.
error-engine-option = Die Engine „{ $command }“ hat keine Option „{ $option }“. Sie hat: { $options }.
error-engine-value = „{ $value }“ passt nicht zur Option „{ $option }“ von „{ $command }“. Voreingestellt ist { $default }.
error-engine-no-position = Es gibt keine Stellung, in der zu entscheiden wäre: Vor „go“ kommt „position“.
error-engine-nonsense = Der Bot hat { $answer } geantwortet; das ist keine Aktion des Spiels.

cli-help-engine = Bots in jeder Sprache: einen von unseren einem anderen Programm zur Verfügung stellen oder einen eigenen prüfen.
cli-help-engine-serve = Über Standardein- und -ausgabe die Fragen eines anderen Programms beantworten (siehe docs/engine-protocol.md).
cli-help-engine-bot = Der Bot, der antwortet: einer von unseren oder eine Datei.
cli-help-engine-check = Einer Engine jede zulässige Frage stellen und melden, was sie falsch macht.
cli-help-engine-command = Die Engine: ein Programm oder ein Befehl mit seinen Argumenten.
cli-help-engine-positions = Anzahl der Stellungen je Spiel und Spielerzahl.
cli-help-engine-seconds = Wie lange die Engine über jede nachdenken darf.
engine-check-hello = meldet sich
engine-check-games = spielt Spiele, die wir kennen
engine-check-options = nimmt die Voreinstellungen ihrer eigenen Optionen an
engine-check-option-unknown = weist eine Option zurück, die sie nicht hat
engine-check-not-json = weist eine Zeile zurück, die kein JSON ist, und arbeitet weiter
engine-check-unknown = weist eine unbekannte Nachricht zurück und arbeitet weiter
engine-check-plays = spielt: erlaubte Aktionen, rechtzeitig, brauchbare Erwartungen
engine-check-quit = beendet sich auf „quit“
engine-check-end = beendet sich, wenn die Eingabe endet
engine-check-sound = Die Engine macht alles richtig.
engine-check-faults = { $count ->
        [one] Eine Prüfung ist fehlgeschlagen.
       *[other] { $count } Prüfungen sind fehlgeschlagen.
    }

# Datensätze.
cli-help-dataset = Bots viele Partien spielen lassen und jede Entscheidung in Parquet-Dateien festhalten.
cli-help-dataset-out = Der Ordner für die Dateien. Ein dort unterbrochener Datensatz wird fortgesetzt.
cli-help-dataset-players = Die Bots, durch Kommas getrennt; sie besetzen die Plätze reihum und rücken von Partie zu Partie einen Platz weiter.
cli-help-dataset-games = Anzahl der Partien.
cli-help-dataset-seed = Startwert der ersten Partie; die übrigen folgen ihm.
cli-help-dataset-records = Auch eine Aufzeichnung jeder Partie schreiben. Die Regeln laufen dann interpretiert.
dataset-written = { $games ->
        [one] Eine Partie liegt
       *[other] { $games } Partien liegen
    } in { $folder }.
dataset-bots-many = { $bots } Bots sind genannt, aber am Tisch sitzen nur { $players } Spieler.
dataset-other = „{ $folder }“ enthält einen anderen Datensatz. Wähle einen anderen Ordner oder lösche diesen.
dataset-not-empty = „{ $folder }“ enthält andere Dateien. Wähle einen anderen Ordner.
dataset-fault = { $bot } hat in Partie { $game } versagt; was andere an seiner Stelle entscheiden, gehört nicht in einen Datensatz. { $detail }

# Bots auf einem Server.
cli-help-bot = Einen Bot auf einem Platz eines Servers spielen lassen.
cli-help-bot-name = Der Bot: einer von unseren, eine Datei oder eine Engine, wie in der Arena.
cli-help-bot-seat = Der Platz: der Link aus einer Einladung oder TISCH/TOKEN.
cli-help-bot-server = Der Server (Vorgabe: der aus dem Link oder dieser Rechner).
bot-sits = { $bot } spielt: { $seat }.
bot-comes-back = Um auf diesen Platz zurückzukommen: --seat { $link }
bot-fault = { $bot } hat versagt; der Skript-Bot hat stattdessen entschieden:
bot-over = Die Partie ist zu Ende. Endergebnis: { $score }.
client-no-server = Unter { $url } gibt es keinen Gusher-Server: { $detail }.
client-plan = So lässt sich kein Tisch einrichten: { $detail }.
client-closed = Der Server hat diesen Platz geschlossen ({ $code }).
client-no-seat = Am Tisch { $table } ist kein Platz frei.
client-seat = „{ $seat }“ bezeichnet keinen Platz. Gib den Link aus einer Einladung an oder TISCH/TOKEN.
