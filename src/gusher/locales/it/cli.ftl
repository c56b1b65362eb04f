# Il terminale: l’aiuto, le domande e ciò che dicono i comandi.

cli-error = gusher: { $detail }
cli-error-option = «{ $text }» non è un’opzione. Si scrive NOME=VALORE.
cli-error-no-file = Non c’è nessun file «{ $file }».
cli-error-read = Non si riesce a leggere «{ $file }»: { $detail }.
cli-error-write = Non si riesce a scrivere «{ $file }»: { $detail }.
cli-error-other-game = «{ $file }» è una partita di { $game }. Si apre con: { $command }
cli-error-seats-twice = Dite chi gioca o con --seat o con --humans, non con entrambi.
cli-error-seats-many = Avete indicato { $seats } posti, ma al tavolo ci sono { $players } giocatori.
cli-error-humans = Non possono esserci { $humans } persone fra { $players } giocatori.
cli-error-seat-kind = Nessuno di nome «{ $kind }» può sedersi lì. Si può scegliere: { $kinds }.
cli-error-clause = { $game } non ha una clausola «{ $clause }». Le più vicine: { $near }.
cli-error-at = Non c’è una voce { $at }: la registrazione ne ha { $last }.
cli-error-eyes = Non c’è nessun posto «{ $seat }»: i posti sono numerati da 0 a { $last }, oppure «all».
cli-error-no-table = Con queste opzioni e questi giocatori non si può formare un tavolo.
error-bot-unknown = Non c’è nessun bot «{ $bot }». I bot sono: { $bots }.
error-no-judgement = { $game } non ha un giocatore programmato: può giocarlo solo il bot «random».

cli-help-gusher = Giganten e The Game of Nations: giochi sul petrolio fuori catalogo, da giocare e da studiare.
cli-help-version = Mostra la versione ed esce.
cli-help-game = Il gioco, per esempio giganten.
cli-help-players = Quanti giocano (se non lo dite, quanti il gioco ne ammette).
cli-help-seed = Un numero o un testo che fissa tutto il caso. Senza, nessuno può indovinare che cosa verrà.
cli-help-option = Un’opzione di regola del tavolo; si può ripetere. Gli interruttori sono on oppure off.
cli-help-edition = Un’edizione fornita con il gioco, o un vostro file.
cli-help-lang = La lingua. Se non lo dite, la vostra.
cli-help-play = Gioca nel terminale, contro i bot o con altri alla stessa tastiera.
cli-help-humans = Quante persone giocano a questa tastiera (1). Gli altri sono bot.
cli-help-seats = Chi siede al posto seguente; si ripete per ogni posto.
cli-help-load = Continua una partita salvata.
cli-help-fast = Nessuna pausa dopo le azioni dei bot.
cli-help-watch = Guarda giocare i bot.
cli-help-delay = Secondi fra due decisioni.
cli-help-replay = Sfoglia la registrazione di una partita.
cli-help-verify = Prova, dal seme, che nessuno ha toccato il caso di una partita finita.
cli-help-record = Una registrazione, come la scrive «save».
cli-help-replay-seat = Guarda con gli occhi di un posto (0, 1 …), oppure tutto (all).
cli-help-replay-at = Comincia da questa voce.
cli-help-rules = Mostra le regole: i titoli, o una clausola come 6.5.
cli-help-rules-game = Il gioco. Davanti a una clausola si può omettere.
cli-help-rules-clause = La clausola, per esempio 6.5 o S4.
cli-help-editions = Tabelloni, carte e prezzi: elencarli, mostrarli, controllarli.
cli-help-edition-check = Controlla un file di edizione scritto da voi.
cli-help-edition-list = Elenca le edizioni fornite con i giochi.
cli-help-edition-show = Mostra un’edizione e da dove viene ogni sua parte.
cli-help-edition-file = Il file da controllare.
cli-help-edition-name = Un’edizione, o un file.
cli-help-edition-game = Il gioco a cui appartiene.
cli-help-fuzz = Gioca moltissime partite a caso e controlla ogni posizione.
cli-help-fuzz-games = Quante partite (10.000, se manca --seconds).
cli-help-fuzz-seed = Il seme della prima partita; le altre seguono.
cli-help-fuzz-interpreted = Regole interpretate: è lento, ma ogni moneta di ogni partita è contata.
cli-help-fuzz-seconds = Si ferma dopo tanti secondi.
cli-help-fuzz-jobs = Quante partite giocare insieme.
cli-help-fuzz-out = Dove mettere la registrazione di un errore.
cli-help-compile = Compila le regole ora, invece che al primo bisogno.
cli-help-compile-game = Il gioco; tutti, se manca.

cli-welcome = { $game } — il caso è sigillato: il suo seme ha l’impronta { $hash }…
cli-pass-keyboard = Passate la tastiera a { $seat }. { $seat }: premi Invio.
cli-earlier = … { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    } prima di questo
cli-earlier-log = … { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    } prima di questo («log» le mostra)
cli-legal-more = … («legal» le mostra tutte: { $count })
cli-ambiguous = «{ $text }» può voler dire: { $actions }. Scrivete qualcosa di più.
cli-see-clause = (clausola { $clause }; «rules { $clause }» la mostra)
cli-why-what = Perché che cosa? Aggiungete un’azione, per esempio «why pass».
cli-log-number = «{ $text }» non è un numero di righe. Si scrive per esempio «log 20».
cli-undo-bot = L’ultimo a decidere è stato { $seat }, un bot, e i bot non tornano indietro. La vostra decisione viene prima e resta valida.
cli-undo-agree = Da allora qualcosa è stato rivelato, o qualcuno ha agito. { $seat }, accetti di tornare indietro? (s/n)
cli-undo-refused = { $seat } non è d’accordo; non si torna indietro.
cli-undone = Decisione annullata.
cli-yes = s si sì y yes
cli-save-where = Salvare dove? Aggiungete un nome di file, per esempio «save partita.json».
cli-saved = Salvato in { $file }. Si continua con: { $command }
cli-left = Niente da salvare. Alla prossima!
cli-no-hand = Non avete niente che gli altri non vedano.
cli-save-record = Conservare la registrazione di questa partita? Un nome di file, o solo Invio.
cli-record-saved = La registrazione è in { $file }. Si guarda con «gusher replay { $file }», il caso si prova con «gusher verify { $file }».
cli-play-help =
    Scrivete un’azione come è elencata; il tasto Tab la completa. Ciò che è chiaro si può abbreviare: «{ $short }», o solo «{ $rest }».

    why AZIONE   perché qualcosa è permesso o no, con la clausola
    rules 6.5    mostra una clausola; senza numero, quella che vale ora
    legal        tutto ciò che potete fare ora (anche Invio)
    board        ridisegna il tabellone
    hand         ciò che vedete solo voi
    log 20       le ultime 20 righe di ciò che è successo
    hint         che cosa farebbe un bot, e che cosa si aspetta
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
cli-verified = Il caso è provato: il seme ha l’impronta pubblicata { $hash } e dà tutti i { $count } esiti del caso.

cli-rules-more = Una clausola intera: { $command }
cli-edition-default = (predefinita)
cli-edition-faults = { $count ->
        [one] { $count } errore.
       *[other] { $count } errori.
    }
cli-edition-sound = { $file } è un’edizione corretta di { $game }.
cli-edition-where = File: { $file }
cli-edition-line = riga { $line }
cli-origin-rules = dalle regole
cli-origin-transcribed = trascritto dal gioco stampato
cli-origin-reviews = noto da recensioni dell’epoca
cli-origin-reconstructed = ricostruito: la nostra ipotesi migliore

cli-compile-done = { $game }: compilato in { $seconds } s.
cli-compile-cached = { $game }: caricato dalla cache in { $seconds } s.
cli-compile-cache = La cache è { $folder }{ $removed ->
        [0] .
        [one] ; { $removed } vecchia cartella è stata tolta.
       *[other] ; { $removed } vecchie cartelle sono state tolte.
    }
cli-compile-running = compilazione delle regole { $step }/{ $total } …

cli-fuzz-begins = Partite a caso di { $game } dal seme { $seed }: { $tables ->
        [one] { $tables } combinazione
       *[other] { $tables } combinazioni
    } di giocatori e opzioni.
cli-fuzz-compiling = compilazione delle regole …
cli-fuzz-rates = { $games } partite/s, { $decisions } decisioni/s
cli-fuzz-done = { $games } partite, { $decisions } decisioni in { $seconds } s:
cli-fuzz-sound = Tutte le posizioni erano corrette.
cli-fuzz-stopped = Interrotto; fin qui tutte le posizioni erano corrette.
cli-fuzz-failed = La partita con seme { $seed } e { $players } giocatori ({ $options }) non è corretta:
cli-fuzz-breaks = Si rompe con «{ $action }» ({ $seat }); la registrazione finisce prima.
cli-fuzz-open = È in { $file }. Si apre con: { $command }
cli-fuzz-again = Si rigioca con: { $command }
