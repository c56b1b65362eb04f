# Ciò che vede e chiede chi gestisce un server (italiano).

cli-help-admin = Gestisce un server: tavoli, conservazione, backup, esclusioni.
cli-help-admin-tables = Elenca i tavoli, prima quelli usati per ultimi.
cli-help-admin-most = Ne elenca al massimo questo numero.
cli-help-admin-finished = Solo i tavoli finiti, o solo quelli in corso.
cli-help-admin-table = L’identificativo del tavolo, come lo mostra `gusher admin tables`.
cli-help-admin-record = Mostra la registrazione di un tavolo. Prima della fine contiene ciò che i giocatori si nascondono.
cli-help-admin-out = Scrive la registrazione in questo file.
cli-help-admin-remove = Elimina un tavolo per sempre.
cli-help-admin-retention = Conta i tavoli abbastanza vecchi da essere eliminati. Il server li elimina da sé, ogni ora.
cli-help-admin-apply = Li elimina adesso.
cli-help-admin-backup = Scrive l’intero database in un file. Intanto il server può continuare.
cli-help-admin-restore = Riempie un database vuoto con un backup.
cli-help-admin-file = Il file del backup.
cli-help-admin-ban = Esclude un indirizzo o una rete, entro due secondi. In IPv6 un indirizzo vale per il suo /64.
cli-help-admin-address = Un indirizzo come 203.0.113.7, o una rete come 203.0.113.0/24.
cli-help-admin-days = Per questo numero di giorni (altrimenti per sempre).
cli-help-admin-note = Il motivo, come promemoria.
cli-help-admin-unban = Riammette un indirizzo o una rete esclusi.
cli-help-admin-bans = Elenca le esclusioni.
cli-help-serve-metrics = Dove Prometheus può chiedere le misure, per esempio 127.0.0.1:9321 (altrimenti da nessuna parte).
cli-help-serve-log-format = Come scrivere il log del server: righe di testo o JSON.
cli-help-serve-keep-unused = Elimina dopo questo numero di giorni un tavolo a cui non è venuto nessuno; 0 lo tiene per sempre.
cli-help-serve-keep-abandoned = Elimina un tavolo in corso dopo questo numero di giorni senza visite; 0 lo tiene per sempre.
cli-help-serve-keep-finished = Elimina un tavolo finito dopo questo numero di giorni senza visite; 0 lo tiene per sempre.

cli-admin-head-table = Tavolo
cli-admin-head-game = Gioco
cli-admin-head-people = Persone
cli-admin-head-events = Eventi
cli-admin-head-state = Stato
cli-admin-head-created = Creato (UTC)
cli-admin-head-used = Ultima visita
cli-admin-over = finito
cli-admin-running = in corso
cli-admin-count = { $shown } tavoli su { $count }.
cli-admin-removed = Il tavolo { $table } è stato eliminato.
cli-admin-unused = Nessuno è venuto: { $count }
cli-admin-abandoned = Abbandonati: { $count }
cli-admin-finished = Finiti: { $count }
cli-admin-expired = { $count ->
        [one] { $count } tavolo eliminato.
       *[other] { $count } tavoli eliminati.
    }
cli-admin-would-expire = { $count ->
        [one] { $count } tavolo verrebbe eliminato. Aggiungi --apply per eliminarlo.
       *[other] { $count } tavoli verrebbero eliminati. Aggiungi --apply per eliminarli.
    }
cli-admin-backed-up = { $file } contiene l’intero database ({ $rows } righe), compresi i semi delle partite in corso: conservalo al sicuro.
cli-admin-restored = Il database è stato ripristinato da { $file } ({ $rows } righe).
cli-admin-banned = { $network } è escluso per sempre.{ $note }
cli-admin-banned-until = { $network } è escluso fino al { $until } UTC.{ $note }
cli-admin-unbanned = { $network } non è più escluso.

admin-no-database = Qui non c’è un database di Gusher. Indicalo con --database o --data-dir.
admin-version = Il database è della versione { $found }, e questo programma lavora con la versione { $here }. Avvia una volta il server di questa versione: aggiorna il database.
admin-unreachable = Il database non è raggiungibile.
admin-no-table = Non c’è nessun tavolo { $table }.
admin-not-banned = { $network } non è escluso.
admin-not-empty = Qui c’è già un database di Gusher. Un backup si ripristina in uno vuoto.
admin-no-backup = { $file } non è un backup di Gusher completo. Nulla è cambiato.
admin-newer = { $file } viene da un Gusher più recente (versione { $found } del database, qui { $here }). Nulla è cambiato.
admin-address = «{ $address }» non è né un indirizzo IP né una rete, come 203.0.113.7 o 2001:db8::/48.
admin-everybody = { $address } escluderebbe tutti.
admin-keep-abandoned = Un tavolo in corso va tenuto almeno { $least } giorni, perché una decisione può durarne 60; { $days } sono troppo pochi. 0 lo tiene per sempre.
