# Was der Betreiber eines Servers sieht und verlangt (Deutsch).

cli-help-admin = Einen Server betreuen: Tische, Aufbewahrung, Sicherungen, Sperren.
cli-help-admin-tables = Tische auflisten, die zuletzt benutzten zuerst.
cli-help-admin-most = Höchstens so viele auflisten.
cli-help-admin-finished = Nur beendete Tische oder nur laufende.
cli-help-admin-table = Die Kennung des Tisches, wie `gusher admin tables` sie zeigt.
cli-help-admin-record = Die Aufzeichnung eines Tisches ausgeben. Vor dem Ende steht darin, was die Spieler voreinander verbergen.
cli-help-admin-out = Die Aufzeichnung in diese Datei schreiben.
cli-help-admin-remove = Einen Tisch endgültig entfernen.
cli-help-admin-retention = Die Tische zählen, die alt genug sind, um entfernt zu werden. Der Server entfernt sie stündlich von selbst.
cli-help-admin-apply = Sie jetzt entfernen.
cli-help-admin-backup = Die ganze Datenbank in eine Datei schreiben. Der Server darf dabei weiterlaufen.
cli-help-admin-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-help-admin-file = Die Datei der Sicherung.
cli-help-admin-ban = Eine Adresse oder ein Netz aussperren, binnen zwei Sekunden. Bei IPv6 steht eine Adresse für ihr /64.
cli-help-admin-address = Eine Adresse wie 203.0.113.7 oder ein Netz wie 203.0.113.0/24.
cli-help-admin-days = Für so viele Tage (sonst für immer).
cli-help-admin-note = Warum, als Gedächtnisstütze.
cli-help-admin-unban = Eine gesperrte Adresse oder ein gesperrtes Netz wieder hereinlassen.
cli-help-admin-bans = Die Sperren auflisten.
cli-help-serve-metrics = Wo Prometheus Messwerte abfragen darf, etwa 127.0.0.1:9321 (sonst nirgends).
cli-help-serve-log-format = Wie das Protokoll geschrieben wird: als Textzeilen oder als JSON.
cli-help-serve-keep-unused = Einen Tisch, an den niemand kam, nach so vielen Tagen entfernen; 0 behält ihn für immer.
cli-help-serve-keep-abandoned = Einen laufenden Tisch nach so vielen Tagen ohne Besuch entfernen; 0 behält ihn für immer.
cli-help-serve-keep-finished = Einen beendeten Tisch nach so vielen Tagen ohne Besuch entfernen; 0 behält ihn für immer.

cli-admin-head-table = Tisch
cli-admin-head-game = Spiel
cli-admin-head-people = Personen
cli-admin-head-events = Ereignisse
cli-admin-head-state = Stand
cli-admin-head-created = Angelegt (UTC)
cli-admin-head-used = Zuletzt benutzt
cli-admin-over = beendet
cli-admin-running = läuft
cli-admin-count = { $shown } von { $count } Tischen.
cli-admin-removed = Tisch { $table } wurde entfernt.
cli-admin-unused = Niemand kam: { $count }
cli-admin-abandoned = Verlassen: { $count }
cli-admin-finished = Beendet: { $count }
cli-admin-expired = { $count ->
        [one] Ein Tisch wurde entfernt.
       *[other] { $count } Tische wurden entfernt.
    }
cli-admin-would-expire = { $count ->
        [one] Ein Tisch würde entfernt. Mit --apply wird er wirklich entfernt.
       *[other] { $count } Tische würden entfernt. Mit --apply werden sie wirklich entfernt.
    }
cli-admin-backed-up = { $file } enthält die ganze Datenbank ({ $rows } Zeilen), auch die Startwerte laufender Partien: gut verwahren.
cli-admin-restored = Die Datenbank wurde aus { $file } wiederhergestellt ({ $rows } Zeilen).
cli-admin-banned = { $network } ist für immer gesperrt.{ $note }
cli-admin-banned-until = { $network } ist bis { $until } UTC gesperrt.{ $note }
cli-admin-unbanned = { $network } ist nicht mehr gesperrt.

admin-no-database = Hier ist keine Gusher-Datenbank. Gib sie mit --database oder --data-dir an.
admin-version = Die Datenbank hat Version { $found }, dieses Programm arbeitet mit Version { $here }. Starte einmal den Server dieser Version: Er bringt die Datenbank auf den neuen Stand.
admin-unreachable = Die Datenbank ist nicht erreichbar.
admin-no-table = Es gibt keinen Tisch { $table }.
admin-not-banned = { $network } ist nicht gesperrt.
admin-not-empty = Hier ist schon eine Gusher-Datenbank. Eine Sicherung kommt in eine leere.
admin-no-backup = { $file } ist keine vollständige Gusher-Sicherung. Nichts wurde geändert.
admin-newer = { $file } stammt von einem neueren Gusher (Datenbank-Version { $found }, hier ist es { $here }). Nichts wurde geändert.
admin-address = „{ $address }“ ist weder eine IP-Adresse noch ein Netz wie 203.0.113.7 oder 2001:db8::/48.
admin-everybody = { $address } würde alle aussperren.
admin-keep-abandoned = Ein laufender Tisch muss mindestens { $least } Tage aufbewahrt werden, denn eine Entscheidung darf 60 dauern; { $days } ist zu kurz. 0 behält ihn für immer.
