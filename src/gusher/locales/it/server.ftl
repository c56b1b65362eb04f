# Ciò che il server rifiuta, gli ordini permanenti e i nomi dei bot (italiano).

server-no-table = Questo tavolo non esiste, o questo link non lo apre.
server-malformed = Il server non ha capito questo messaggio.
server-too-fast = Troppe richieste insieme. Attendi un momento.
server-too-many-tables = Troppi tavoli nuovi. Attendi un po’.
server-too-many-connections = Troppe connessioni dal tuo indirizzo.
server-too-large = È troppo grande per il server.
server-spectator = Stai guardando; solo i giocatori possono farlo.
server-not-over = È visibile solo dopo la fine della partita.
server-bot-plays = A questo posto gioca un bot. Riprendilo prima.
server-bot-unknown = Non c’è nessun bot “{ $bot }”. I bot sono: { $bots }.
server-no-vote = Non c’è nulla da votare.
server-no-orders = Questo gioco non ha ordini permanenti.
server-chat-full = La chat di questo tavolo è piena.
server-seat-bot = Questo posto appartiene a un bot.
server-seat-other = Solo il suo giocatore può riprendere un posto.
server-seat-present = Il suo giocatore c’è, o c’era fino a un momento fa.
server-seat-same = Questo posto è già in queste mani.
server-time-other = Si può dare tempo a un altro giocatore, a un tavolo con orologio.
server-no-rematch = Questo tavolo non può essere rimesso su.
server-webhook-address = Il server non può chiamare questo indirizzo.
server-no-edition = Questa edizione non esiste.
server-seats = Serve un posto per ciascuno dei { $players } giocatori.
server-clock = L’orologio vuole almeno dieci secondi, o più di zero giorni.
server-seed-people = Il seme si può scegliere solo se gioca al massimo una persona.
server-no-hint = Il bot non ha suggerimenti qui. Chiedi ancora una volta.
giganten-order-twice = Un solo ordine permanente per compagnia.
giganten-order-form = Un ordine permanente vuole una compagnia ({ $companies }), l’offerta massima, e “pass” o “ask”.
giganten-order-bid = L’offerta massima di un ordine permanente è un numero da 0 a { $most }.
bot-random = A caso

cli-help-serve = Giocare nel browser: avvia il server e apre la pagina.
cli-help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 lascia entrare gli altri.
cli-help-serve-port = La porta su cui ascoltare.
cli-help-serve-no-open = Non aprire il browser.
cli-help-serve-database = L’URL di un database PostgreSQL o SQLite. Senza: un file nella cartella dei dati.
cli-help-serve-data-dir = La cartella dei dati. Senza: gusher in XDG_DATA_HOME.
