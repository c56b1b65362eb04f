# Bots, die Arena und Tipps.

bot-scripted = Nach Plan
bot-search = Suche
bot-novice = Neuling
    .about = Weiß, worauf es ankommt, und irrt sich oft.
bot-wildcatter = Wildcatter
    .about = Irrt sich, wo es knapp ist.
bot-foreman = Vorarbeiter
    .about = Tut, was am besten aussieht, ohne vorauszudenken.
bot-baron = Baron
    .about = Denkt voraus, aber nicht lange.
bot-tycoon = Tycoon
    .about = Denkt voraus, bis zu eine Sekunde lang auf zwei Kernen.

error-bot-seconds = „{ $bot }“ sagt nicht, wie lange der Bot denken darf. Man schreibt es als search@0.5.
error-bot-file = In „{ $file }“ ist kein Bot: Das ist keine Python-Datei.
error-bot-broken = Der Bot in „{ $file }“ ist nicht zu gebrauchen: { $detail }.
arena-other-contest = „{ $file }“ enthält die Partien eines anderen Wettkampfs. Eine andere Datei nennen oder sie entfernen.

cli-help-arena = Bots viele Partien gegeneinander spielen lassen, und sagen, wie sicher das Ergebnis ist.
cli-help-arena-bots = Ein Bot für jeden Platz: einer von unseren (random, scripted, search, novice …), eine Datei, oder beides mit @SEKUNDEN.
cli-help-arena-games = Wie viele Partien (aufgerundet, damit jede Verteilung in jeder Sitzordnung gespielt wird).
cli-help-arena-seed = Eine Zahl oder ein Text, der alle Verteilungen festlegt.
cli-help-arena-json = Die Ergebnisse dorthin schreiben; die Partien kommen in eine Datei daneben, mit der eine unterbrochene Arena weitermacht.
cli-help-arena-seconds = Wie lange ein Bot über eine Entscheidung nachdenken darf.
cli-help-arena-jobs = Wie viele Partien zugleich (eine für jeden Kern).
cli-help-arena-ray = Auf dem Ray-Cluster mit dieser Adresse spielen („auto“: dem dieses Rechners).
cli-help-ladder = Jeden unserer Bots gegen den nächstschwächeren spielen lassen, und die Rangleiter für die Dokumentation schreiben.
cli-help-ladder-up-to = Der stärkste Bot, der spielt.
cli-help-ladder-out = Wohin sie geschrieben wird.

arena-carried-on = { $games } Partien wurden schon gespielt.
arena-title = { $game }, { $games } Partien
arena-bot = Bot
arena-share = Sieganteil (95 %)
arena-rank = Rang
arena-rating = Wertung
arena-ms = ms
arena-faults = Fehler
arena-legend = ms: die mittlere Entscheidung. Fehler: Abstürze / Unsinn / zu spät; dann hat der Bot nach Plan entschieden.
arena-no-ray = Ray ist nicht installiert. Man installiert es mit: pip install 'gusher[ray]'
ladder-written = Die Rangleiter steht in { $file }.

hint-thinking = Denkt nach …
hint-does = Der Bot würde: { $action }
hint-expects = Er erwartet { $share } eines Sieges und { $score } am Ende, nach dem, was dieser Platz weiß.
hint-others = Danach kämen: { $ideas }
hint-no-outlook = Nach Urteil allein, ohne Ausblick: Es gibt nur eine Wahl, oder die Suche wird noch vorbereitet.
hint-score-giganten = { $score } $
hint-score-nations = { $score } M
