# Il terminale: l’aiuto, le domande e ciò che dicono i comandi.

cli-error = gusher: { $detail }
cli-error-option = «{ $text }» non è un’opzione. Scrivi NOME=VALORE.
cli-error-no-file = Non c’è nessun file «{ $file }».
cli-error-read = Non si riesce a leggere «{ $file }»: { $detail }.
cli-error-write = Non si riesce a scrivere «{ $file }»: { $detail }.
cli-error-file = «{ $file }» non è utilizzabile: { $detail }.
cli-error-other-game = «{ $file }» è una partita di { $game }. Aprila con: { $command }
cli-error-seats-twice = Scegli i giocatori con --seat o con --humans, non con entrambi.
cli-error-seats-many = { $seats ->
        [one] È indicato { $seats } posto
       *[other] Sono indicati { $seats } posti
    }, ma al tavolo ci sono { $players } giocatori.
cli-error-humans = Fra { $players } giocatori { $humans ->
        [one] non può esserci { $humans } persona
       *[other] non possono esserci { $humans } persone
    }.
cli-error-seat-kind = «{ $kind }» non può sedersi lì. Si può scegliere: { $kinds }.
cli-error-clause = { $game } non ha un articolo «{ $clause }». I più vicini: { $near }.
cli-error-at = Non c’è una voce { $at }: la registrazione ne ha { $last }.
cli-error-eyes = Non c’è nessun posto «{ $seat }»: i posti sono numerati da 0 a { $last }; «all» mostra tutto.
cli-error-no-table = Con queste opzioni e questo numero di giocatori non si può giocare.
error-bot-unknown = Non c’è nessun bot «{ $bot }». I bot sono: { $bots }.

cli-help-gusher = Giganten e Il Gioco delle Nazioni: due giochi sul petrolio fuori catalogo, da giocare e da studiare.
cli-help-version = Mostra la versione ed esce.
cli-help-game = Il gioco, per esempio giganten.
cli-help-players = Quanti giocano (se non indicato, quanti il gioco ne ammette).
cli-help-seed = Un numero o un testo che fissa tutti gli esiti del caso. Senza, nessuno può prevedere che cosa verrà.
cli-help-option = Un’opzione del tavolo, NOME=VALORE; si può ripetere. Ciò che si attiva o no vale on oppure off.
cli-help-rulebook = Imposta tutte le opzioni come in un regolamento; «gusher rules GAME options» elenca i regolamenti.
cli-help-edition = Un’edizione fornita con il gioco, o un tuo file.
cli-help-lang = La lingua (se non indicata, la tua).
cli-help-play = Gioca nel terminale, contro i bot o con altri alla stessa tastiera.
cli-help-humans = Quante persone giocano a questa tastiera (se non indicato, 1). Gli altri sono bot.
cli-help-seats = Chi siede al posto seguente; si ripete per ogni posto.
cli-help-load = Continua una partita salvata.
cli-help-fast = Nessuna pausa dopo le azioni dei bot.
cli-help-watch = Guarda giocare i bot.
cli-help-delay = Secondi fra due decisioni.
cli-help-replay = Sfoglia la registrazione di una partita.
cli-help-verify = Prova, dal seme, che nessuno ha toccato gli esiti del caso di una partita finita.
cli-help-record = Una registrazione, come la scrive «save».
cli-help-replay-seat = Guarda con gli occhi di un posto (0, 1…), oppure tutto (all).
cli-help-replay-at = Comincia da questa voce.
cli-help-rules = Mostra tutte le regole di un gioco, l’indice di tutti, o un articolo come 6.5.
cli-help-rules-game = Il gioco. Davanti a un articolo si può omettere.
cli-help-rules-clause = L’articolo, per esempio 6.5 o S4, oppure «options».
cli-rulebooks = Regolamenti
cli-help-editions = Tabelloni, carte e prezzi: elencarli, mostrarli, controllarli.
cli-help-edition-check = Controlla un tuo file di edizione.
cli-help-edition-list = Elenca le edizioni fornite con i giochi.
cli-help-edition-show = Mostra un’edizione e da dove viene ogni sua parte.
cli-help-edition-file = Il file da controllare.
cli-help-edition-name = Un’edizione, o un file.
cli-help-edition-game = Il gioco a cui appartiene.
cli-help-fuzz = Gioca moltissime partite a caso e controlla ogni posizione.
cli-help-fuzz-games = Quante partite (se non indicato e senza --seconds, 10.000).
cli-help-fuzz-seed = Il seme della prima partita; le altre seguono.
cli-help-fuzz-interpreted = Regole interpretate: è lento, ma ogni somma di ogni partita è controllata.
cli-help-fuzz-seconds = Si ferma dopo questo numero di secondi.
cli-help-fuzz-jobs = Quante partite giocare insieme.
cli-help-fuzz-out = Dove mettere la registrazione di un errore.
cli-help-compile = Compila le regole ora, invece che al primo bisogno.
cli-help-compile-game = Il gioco (se non indicato, tutti).

cli-welcome = { $game } — il caso è sigillato: il suo seme ha l’impronta { $hash }…
cli-pass-keyboard = Passa la tastiera a { $seat }. { $seat }: premi Invio.
cli-earlier = … { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    } prima di questo
cli-earlier-log = … { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    } prima di questo (vedi «log»)
cli-legal-more = … («legal» le mostra tutte: { $count })
cli-ambiguous = «{ $text }» può voler dire: { $actions }. Scrivi qualcosa di più.
cli-see-clause = (articolo { $clause }; «rules { $clause }» lo mostra)
cli-why-what = Perché che cosa? Aggiungi un’azione, per esempio «why pass».
cli-log-number = «{ $text }» non è un numero di righe. Scrivi per esempio «log 20».
cli-undo-bot = L’ultima decisione è di { $seat }, un bot, e i bot non annullano. La tua decisione viene prima e resta valida.
cli-undo-agree = Da allora qualcosa è stato rivelato, o qualcuno ha agito. { $seat }, accetti di annullare? (s/n)
cli-undo-refused = { $seat } non è d’accordo; nulla è annullato.
cli-undone = Decisione annullata.
cli-yes = s si sì y yes
cli-save-where = Salvare dove? Aggiungi un nome di file, per esempio «save partita.json».
cli-saved = Salvato in { $file }. Continua con: { $command }
cli-left = Niente da salvare. Alla prossima!
cli-no-hand = Non hai niente che gli altri non vedano.
cli-save-record = Conservare la registrazione di questa partita? Un nome di file, o solo Invio.
cli-record-saved = La registrazione è in { $file }. Si guarda con «gusher replay { $file }», la distribuzione si verifica con «gusher verify { $file }».
cli-play-help =
    Scrivi un’azione come è elencata; il tasto Tab la completa. Ciò che è chiaro si può abbreviare: «{ $short }», o solo «{ $rest }».

    why AZIONE   perché qualcosa è permesso o no, con l’articolo
    rules 6.5    mostra un articolo; senza numero, quello che vale ora
    legal        tutto ciò che puoi fare ora (anche Invio)
    board        ridisegna il tabellone
    hand         ciò che vedi solo tu
    log 20       le ultime 20 righe del registro
    hint         che cosa giocherebbe un bot, e che cosa prevede
    deduce       che cosa puoi dedurre su ciò che non vedi
    undo         annulla l’ultima decisione
    save FILE    salva la partita
    quit         salva ed esce

cli-score-sheet = Conto finale
cli-total = Totale
cli-winners = { $count ->
        [one] Vince { $seats }!
       *[other] Vittoria condivisa: { $seats }!
    }
cli-seed = Il seme era { $seed } (impronta { $hash }…).
cli-chance = il caso

cli-replay-prompt = voce { $at }/{ $last } · Invio o → avanti, ← indietro, numero, q esce:
cli-verified = La distribuzione è provata: il seme ha l’impronta pubblicata { $hash } e dà { $count ->
        [one] l’unico esito del caso
       *[other] tutti i { $count } esiti del caso
    }.

cli-rules-more = Tutte le regole di un gioco: { $command }
cli-edition-default = (predefinita)
cli-edition-faults = { $count ->
        [one] { $count } errore.
       *[other] { $count } errori.
    }
cli-edition-sound = { $file } è un’edizione corretta di { $game }.
cli-edition-where = File: { $file }
cli-edition-line = riga { $line }

cli-compile-done = { $game }: compilato in { $seconds } s.
cli-compile-cached = { $game }: caricato dalla cache in { $seconds } s.
cli-compile-cache = La cache si trova in { $folder }{ $removed ->
        [0] .
        [one] {" "}({ $removed } vecchia cartella eliminata).
       *[other] {" "}({ $removed } vecchie cartelle eliminate).
    }
cli-compile-running = compilazione delle regole { $step }/{ $total }…

cli-fuzz-begins = Partite a caso di { $game } dal seme { $seed }: { $tables ->
        [one] { $tables } combinazione
       *[other] { $tables } combinazioni
    } di giocatori e opzioni.
cli-fuzz-compiling = compilazione delle regole…
cli-fuzz-rates = { $games } partite/s, { $decisions } decisioni/s
cli-fuzz-done = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } in { $seconds } s:
cli-fuzz-sound = Tutte le posizioni erano corrette.
cli-fuzz-stopped = Interrotto; fin qui tutte le posizioni erano corrette.
cli-fuzz-failed = La partita con seme { $seed } e { $players } giocatori ({ $options }) non è corretta:
cli-fuzz-breaks = Fallisce con «{ $action }» ({ $seat }); la registrazione finisce prima.
cli-fuzz-open = È in { $file }. Aprila con: { $command }
cli-fuzz-again = Rigiocala con: { $command }
