# I bot, l’arena e i suggerimenti.

bot-scripted = A copione
bot-search = Ricerca
bot-novice = Principiante
    .about = Sa che cosa conta, e sbaglia spesso.
bot-wildcatter = Cercatore
    .about = Sbaglia quando la differenza è poca.
bot-foreman = Caposquadra
    .about = Gioca con giudizio, ed esita tra le mosse che sembrano buone.
bot-baron = Barone
    .about = Gioca ciò che sembra meglio a colpo d’occhio.
bot-tycoon = Magnate
    .about = Guarda avanti più che può.
bot-tycoon-1 = Magnate del 2026

error-bot-seconds = «{ $bot }» non dice quanto il bot può pensare. Scrivi search@0.5.
error-bot-file = In «{ $file }» non c’è un bot: non è un file Python.
error-bot-broken = Il bot in «{ $file }» non si può usare: { $detail }.
arena-other-contest = «{ $file }» contiene le partite di un altro incontro. Indica un altro file, o rimuovi questo.

cli-help-arena = Fa giocare molte partite tra bot, e dice quanto è sicuro il risultato.
cli-help-arena-bots = Un bot per ogni posto: uno dei nostri (random, scripted, search, novice…), un file, un motore (./programma o «cmd:node engine.js»), anche con @SECONDI.
cli-help-arena-games = Quante partite (arrotondate per eccesso, perché ogni distribuzione si giochi in ogni disposizione).
cli-help-arena-strict = Termina con 1 se un bot ha fallito.
cli-help-arena-seed = Un numero o un testo che fissa tutte le distribuzioni.
cli-help-arena-json = Scrive i risultati in questo file; le partite vanno in un altro, accanto, da cui si riprende un’arena interrotta.
cli-help-arena-seconds = Quanto un bot può pensare a una decisione.
cli-help-arena-jobs = Quante partite alla volta (se non indicato, una per core).
cli-help-arena-ray = Gioca sul cluster Ray a questo indirizzo («auto»: quello di questa macchina).
cli-help-ladder = Fa giocare ogni nostro bot contro quello subito sotto, e scrive la classifica per la documentazione.
cli-help-ladder-up-to = Il bot più forte da far giocare.
cli-help-ladder-out = Dove scriverla.

arena-carried-on = { $games ->
        [one] { $games } partita era già stata giocata.
       *[other] { $games } partite erano già state giocate.
    }
arena-title = { $game }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
arena-bot = bot
arena-share = quota di vittorie (95%)
arena-rank = posizione
arena-rating = valutazione
arena-ms = ms
arena-faults = errori
arena-legend = ms: durata media di una decisione. Errori: guasti / risposte assurde / ritardi; allora ha deciso il bot a copione.
ladder-written = La classifica è in { $file }.

hint-thinking = Sto pensando…
hint-does = Il bot giocherebbe: { $action }
hint-expects = Prevede { $share } di probabilità di vittoria e { $score } alla fine, in base a ciò che sa questo posto.
hint-others = Altre buone idee: { $ideas }
hint-no-outlook = A intuito, senza previsione: c’è una sola scelta, o la ricerca è ancora in preparazione.
hint-score-giganten = { $score } $
hint-score-nations = { $score } M
arena-faulty = { $bot } ha fallito { $faults ->
    [one] una volta
   *[other] { $faults } volte
}: ha deciso il bot a copione al suo posto, quindi la quota di vittorie non è del tutto sua. Il primo errore:

error-engine-command = «{ $command }» non si avvia: il programma non esiste o non è eseguibile.
error-engine-start = Il motore «{ $command }» non funziona: { $detail }.
error-engine-game = Il motore «{ $command }» non gioca a { $game }. Gioca a: { $games }.
error-engine-option = Il motore «{ $command }» non ha un’opzione «{ $option }». Ha: { $options }.
error-engine-value = «{ $value }» non va bene per l’opzione «{ $option }» di «{ $command }». Il valore predefinito è { $default }.
error-engine-no-position = Non c’è una posizione su cui decidere: prima di «go» va inviato «position».
error-engine-nonsense = Il bot ha risposto { $answer }, che non è un’azione del gioco.

cli-help-engine = Bot in qualsiasi linguaggio: offre uno dei nostri a un altro programma o controlla il tuo.
cli-help-engine-serve = Risponde alle domande di un altro programma su standard input e output (vedi docs/engine-protocol.md).
cli-help-engine-bot = Il bot che risponde: uno dei nostri o un file.
cli-help-engine-check = Pone a un motore tutte le domande ammesse e segnala che cosa sbaglia.
cli-help-engine-command = Il motore: un programma o un comando con i suoi argomenti.
cli-help-engine-positions = Numero di posizioni per ogni gioco e numero di giocatori.
cli-help-engine-seconds = Quanto può pensare il motore su ciascuna.
engine-check-hello = si presenta
engine-check-games = gioca a giochi che conosciamo
engine-check-options = accetta i valori predefiniti delle proprie opzioni
engine-check-option-unknown = rifiuta un’opzione che non ha
engine-check-not-json = rifiuta una riga che non è JSON e va avanti
engine-check-unknown = rifiuta un messaggio sconosciuto e va avanti
engine-check-plays = gioca: azioni permesse, in tempo, previsioni sensate
engine-check-quit = termina quando glielo si chiede
engine-check-end = termina quando finisce l’input
engine-check-sound = Il motore rispetta il protocollo.
engine-check-faults = { $count ->
        [one] Un controllo non è riuscito.
       *[other] { $count } controlli non sono riusciti.
    }

# Insiemi di dati.
cli-help-dataset = Fa giocare molte partite ai bot e conserva ogni decisione in file Parquet.
cli-help-dataset-out = La cartella per i file. Un insieme di dati interrotto viene ripreso da lì.
cli-help-dataset-players = I bot, separati da virgole; occupano i posti a turno e avanzano di un posto a ogni partita.
cli-help-dataset-games = Numero di partite.
cli-help-dataset-seed = Il seme della prima partita; le altre lo seguono.
cli-help-dataset-records = Scrive anche la registrazione di ogni partita. Le regole vengono allora interpretate.
dataset-written = { $games ->
        [one] { $games } partita si trova
       *[other] { $games } partite si trovano
    } in { $folder }.
dataset-bots-many = Sono indicati { $bots } bot, ma al tavolo siedono solo { $players } giocatori.
dataset-other = «{ $folder }» contiene un altro insieme di dati. Scegli un’altra cartella o elimina questa.
dataset-not-empty = «{ $folder }» contiene altri file. Scegli un’altra cartella.
dataset-fault = { $bot } ha fallito nella partita { $game }; ciò che altri decidono al suo posto non va in un insieme di dati. { $detail }

# Bot su un server.
cli-help-bot = Fa giocare un bot a un posto di un server.
cli-help-bot-name = Il bot: uno dei nostri, un file o un motore, come nell’arena.
cli-help-bot-seat = Il posto: il link di un invito, o TAVOLO/TOKEN.
cli-help-bot-server = Il server (se non indicato, quello del link o questa macchina).
bot-sits = { $bot } gioca: { $seat }.
bot-comes-back = Per tornare a questo posto: --seat { $link }
bot-fault = { $bot } ha fallito e al suo posto ha deciso il bot a copione:
bot-over = La partita è finita. Punteggio: { $score }.
client-no-server = Non c’è un server Gusher a { $url }: { $detail }.
client-plan = Un tavolo non si può preparare così: { $detail }.
client-closed = Il server ha chiuso questo posto ({ $code }).
client-no-seat = Nessun posto è libero al tavolo { $table }.
client-seat = «{ $seat }» non indica un posto. Indica il link di un invito, o TAVOLO/TOKEN.
