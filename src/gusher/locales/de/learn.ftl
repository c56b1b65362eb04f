# Netze trainieren, und die Netze selbst.

bot-network = Netz

error-network-missing = Unter „{ $file }“ gibt es kein Netz für { $game }. Trainiere eines mit: gusher train { $game }
error-network-file = „{ $file }“ ist kein Netz: { $detail }.
error-network-other = Das Netz in „{ $file }“ wurde mit anderen Beobachtungen oder Aktionen trainiert, als diese Version von { $game } hat ({ $found }, erwartet: { $wanted }). Trainiere es neu mit: gusher train { $game }

error-train-checkpoint = In „{ $folder }“ liegt kein Zwischenstand, von dem aus es weitergehen könnte.
error-train-folder = In „{ $folder }“ liegt schon ein Trainingslauf. Setze ihn mit --resume fort, oder nenne einen anderen Ordner.
error-train-game = In „{ $folder }“ liegt ein Lauf von { $found }, nicht von { $game }.
error-train-start = Ein fortgesetzter Lauf nimmt seine Einstellungen aus dem Zwischenstand. Gib nur --resume und --minutes an.
error-train-width = Das Netz in „{ $file }“ ist { $width } Einheiten breit, nicht { $wanted }. Gib --width { $width } an.
error-train-units = Die Breite eines Netzes muss ein Vielfaches von 16 sein, nicht { $width }.
error-train-set-unknown = Es gibt keine Einstellung „{ $text }“. Schreib NAME=WERT, wobei NAME eines davon ist: { $known }.
error-train-set = Eine Einstellung hat einen Wert der falschen Art: { $detail }

cli-help-train = Ein Netz trainieren, das gegen sich selbst spielt.
cli-help-train-minutes = Wie lange es insgesamt dauert, Kompilieren und Auswerten eingeschlossen.
cli-help-train-updates = Stattdessen nach so vielen Lernschritten aufhören: Derselbe Startwert ergibt dann dasselbe Netz.
cli-help-train-out = Der Ordner für das Netz, den Zwischenstand und die Lernkurve.
cli-help-train-resume = Den Lauf in diesem Ordner fortsetzen.
cli-help-train-start = Mit diesem Netz beginnen.
cli-help-train-seed = Eine Zahl, die allen Zufall festlegt.
cli-help-train-device = Wo gespielt und gelernt wird: cpu oder cuda (eine GPU, wenn es eine gibt).
cli-help-train-games = Wie viele Partien zugleich gespielt werden.
cli-help-train-width = Wie breit das Netz ist: ein Vielfaches von 16.
cli-help-train-rate = Die Lernrate am Anfang.
cli-help-train-guests = Der Anteil der Partien, in denen Spieler nach Skript oder frühere Fassungen des Netzes mitspielen.
cli-help-train-set = Eine weitere Einstellung des Laufs, zum Beispiel entropy=0.004; kann wiederholt werden.
cli-help-train-evaluate = Wie viele Partien gegen Spieler nach Skript jede Auswertung umfasst; 0: keine.

train-begins = { $game } wird auf { $device } trainiert: { $games } Partien zugleich, { $weights } Gewichte.
train-slow = torch.compile funktioniert hier nicht, das Training ist deshalb langsamer: { $detail }
train-progress = { $minutes } min ({ $share }) · { $decisions } Mio. Entscheidungen · { $rate } Mio./s (Umgebung { $environment }, Netz { $inference }, Lernen { $learning }) · Entropie { $entropy }
train-scripted = gegen Spieler nach Skript: { $standings }
train-network = das gespeicherte Netz gegen Spieler nach Skript: { $standings }
train-standing = { $players } Spieler { $share } ± { $error } (Durchschnitt { $par })
train-done = Das Netz liegt in { $file }.
