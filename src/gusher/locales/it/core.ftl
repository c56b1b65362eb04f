# Ciò che il nucleo rifiuta, e i nomi dei posti.

seat-red = Rosso
seat-grey = Grigio
seat-blue = Blu
seat-green = Verde
seat-yellow = Giallo

dollars = { $amount } $

error-action-number = { $number } non è un’azione: le azioni sono numerate da 0 a { $last }.
error-action-type = Un’azione è un testo, un numero o una Action, non un valore di tipo { $type }.
error-verb-near = Non c’è nessun verbo «{ $word }». Intendevi «{ $near }»?
error-verb-unknown = Non c’è nessun verbo «{ $word }». I verbi sono: { $verbs }.
error-arguments = «{ $verb }» { $wanted ->
        [0] non vuole argomenti
        [one] vuole un argomento
       *[other] vuole { $wanted } argomenti
    }; ne ha { $given }. Si scrive: { $form }
error-argument = «{ $word }» non è un argomento valido di «{ $verb }». Ci vuole: { $hint }.
error-stale = Questa risposta vale per la posizione { $at }, ma la partita è già alla posizione { $now }.
error-over = La partita è finita.
error-turn = Non tocca a { $seat }: tocca a { $turn }.
error-chance-acts = «{ $action }» spetta al caso, non a un giocatore.
error-seat = Non c’è nessun posto { $seat }: i posti sono numerati da 0 a { $last }.
error-players = { $game } non si gioca in { $players }. Numeri di giocatori possibili: { $allowed }.
error-option-unknown = Non c’è nessuna opzione «{ $option }». Le opzioni sono: { $options }.
error-option-value = L’opzione «{ $option }» non può essere «{ $value }». Valori possibili: { $values }.
error-rulebook-unknown = { $game } non ha un regolamento «{ $rulebook }». I regolamenti sono: { $rulebooks }.
error-game-unknown = Non c’è nessun gioco «{ $game }». I giochi sono: { $games }.
error-part = { $game } non ha la parte «{ $part }».
error-not-legal = «{ $action }» non è permesso adesso.
error-language = Non c’è nessuna lingua «{ $language }». Le lingue sono: { $languages }.
error-undo = Non c’è nulla da annullare.
error-choice = «{ $name }» non può essere «{ $given }». Può essere: { $known }.
error-number = «{ $name }» deve essere un numero intero, almeno { $least }, non { $given }.
error-seed = Un seme deve essere un numero intero da -2⁶³ a 2⁶³ - 1, non { $given }.
error-seed-match = Il seme di una partita è un numero intero o un testo, non { $given }.
error-upto = Una registrazione di { $entries } voci non può essere riprodotta fino a { $given }.
error-view = Questa non è una vista, come la dà match.view(seat); manca o è sbagliato: { $detail }.
error-rng = «rng» deve avere un metodo random(), come random.Random(1), non { $given }.
error-observation = Un’osservazione di { $game } ha { $size } numeri interi; questa è { $given }.

error-cuda-device = Questa macchina non ha un dispositivo CUDA, o il driver non è installato. Usa invece device="cpu".
error-not-installed = { $library } non è installato. Installalo con: pip install "gusher[{ $extra }]"
compiling = Compilazione di { $what }, solo questa volta

position-missing = Alla posizione manca il campo «{ $field }».
position-rules = La posizione è della versione { $given } delle regole; questo programma gioca la versione { $rules }.
position-state = Lo stato della posizione è incoerente: { $detail }.
position-invariant = Questa posizione non può verificarsi: { $detail }.

record-form = Questa non è una registrazione di Gusher: { $detail }.
record-broken = Il file si interrompe o è danneggiato dopo la voce { $entry }: { $detail }.
record-schema = Questo è un file «{ $given }»; questo programma legge «{ $known }».
record-rules = La partita registrata è stata giocata con la versione { $given } delle regole di { $game }; questo programma può aprire la versione { $rules }. Aprila con la versione di Gusher che l’ha registrata.
record-check = La voce { $entry } («{ $action }») è stata modificata o spostata, oppure segue una voce omessa: la sua somma di controllo non corrisponde.
record-action = La voce { $entry } («{ $action }») non è un’azione: { $detail }
record-seat = La voce { $entry } («{ $action }») è di qualcuno a cui non toccava.
record-impossible = La voce { $entry } («{ $action }») non era possibile in quel momento.
record-after-end = La voce { $entry } («{ $action }») viene dopo la fine della partita.
record-cut = Secondo la registrazione la partita era finita, ma le sue voci terminano prima, alla voce { $entry }.
record-more = Secondo la registrazione la partita era ancora in corso, ma le sue voci arrivano alla fine, alla voce { $entry }.
record-result = Il risultato della registrazione non è quello a cui portano le sue voci.
record-seed-sealed = La partita è ancora in corso: il suo seme resta sigillato fino alla fine. L’impronta del seme è { $hash }.
record-seed-other = Il seme della registrazione non ha l’impronta pubblicata { $hash }.
record-deal = La voce { $entry } («{ $action }») non è ciò che dà il seme.
