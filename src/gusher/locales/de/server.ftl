# Was der Server ablehnt, Daueraufträge und die Namen der Bots (Deutsch).

server-no-table = Diesen Tisch gibt es nicht, oder dieser Link öffnet ihn nicht.
server-malformed = Der Server hat diese Nachricht nicht verstanden.
server-too-fast = Zu viele Anfragen auf einmal. Bitte einen Moment warten.
server-too-many-tables = Zu viele neue Tische. Bitte eine Weile warten.
server-too-many-connections = Zu viele Verbindungen von deiner Adresse.
server-too-large = Das ist zu groß für den Server.
server-spectator = Du schaust zu; das können nur Spieler.
server-not-over = Das ist erst nach dem Ende der Partie offen.
server-bot-plays = Auf diesem Platz spielt ein Bot. Hol ihn dir zuerst zurück.
server-bot-unknown = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $bots }.
server-no-vote = Es gibt nichts abzustimmen.
server-no-orders = Dieses Spiel kennt keine Daueraufträge.
server-chat-full = Der Chat dieses Tisches ist voll.
server-seat-bot = Dieser Platz gehört einem Bot.
server-seat-other = Nur der eigene Spieler kann einen Platz zurückholen.
server-seat-present = Der Spieler ist da oder war es eben noch.
server-seat-same = Dieser Platz ist schon in diesen Händen.
server-time-other = Zeit kann man einem anderen Spieler geben, an einem Tisch mit Uhr.
server-no-rematch = Dieser Tisch kann nicht noch einmal aufgebaut werden.
server-webhook-address = Diese Adresse kann der Server nicht aufrufen.
server-no-edition = Diese Ausgabe gibt es nicht.
server-seats = Für jeden der { $players } Spieler wird ein Platz gebraucht.
server-clock = Die Uhr braucht mindestens zehn Sekunden oder mehr als null Tage.
server-seed-people = Einen Startwert kann man nur wählen, wo höchstens ein Mensch spielt.
server-no-hint = Der Bot weiß hier keinen Tipp. Bitte frage noch einmal.
giganten-order-twice = Nur ein Dauerauftrag je Gesellschaft.
giganten-order-form = Ein Dauerauftrag braucht eine Gesellschaft ({ $companies }), das höchste Gebot und „pass“ oder „ask“.
giganten-order-bid = Das höchste Gebot eines Dauerauftrags ist eine Zahl von 0 bis { $most }.
bot-random = Zufall

cli-help-serve = Im Browser spielen: den Server starten und die Seite öffnen.
cli-help-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere herein.
cli-help-serve-port = Der Port, auf dem gelauscht wird.
cli-help-serve-no-open = Keinen Browser öffnen.
cli-help-serve-database = Die URL einer PostgreSQL- oder SQLite-Datenbank. Ohne sie: eine Datei im Datenordner.
cli-help-serve-data-dir = Der Ordner für Daten. Ohne ihn: gusher in XDG_DATA_HOME.
