# Analisi delle partite finite (gusher.study).

cli-help-review = Analizza una partita finita: gli errori, la fortuna e da dove viene il risultato di ognuno.
cli-help-review-level = Quanto a fondo guardare: quick (veloce) o deep (approfondita).
cli-help-review-seat = Solo le decisioni di questo posto (0, 1…).
cli-help-review-json = Scrivi anche tutta l’analisi in questo file, in JSON.
error-review-running = Si può analizzare solo una partita finita.
error-review-level = Non c’è nessun livello «{ $level }». I livelli sono: { $levels }.

review-title = Da dove viene il risultato
review-par = Quota di partenza
review-term-own = Errori propri
review-term-others = Errori degli altri
review-term-chance = Caso
review-term-hidden = Ciò che era nascosto
review-result = Risultato
review-percent = { $share }%
review-word-best = mossa migliore
review-word-good = buona mossa
review-word-inaccuracy = imprecisione
review-word-mistake = errore
review-word-blunder = grave errore
review-fault = Voce { $at }, { $action }: { $word }. Persi { $given }; per ciò che si sapeva, { $better } era meglio.
review-as-it-was = Per come stavano le cose, { $action } era comunque la scelta migliore.
review-luck = Voce { $at }: { $told } ({ $gains })
review-sum =
    { $seat }: { $mistakes ->
        [0] nessun errore
        [one] persi { $given } per un errore
       *[other] persi { $given } per { $mistakes } errori
    }; la fortuna ha { $kind ->
        [good] dato
       *[bad] tolto
    } { $luck }.

review-heading = Analisi
review-progress = Analisi in corso: { $done } voci su { $of }.
review-curve = Probabilità di vittoria nel corso della partita
review-fault-before = Errore precedente
review-fault-next = Errore successivo
review-as-table = Come tabella
review-entry = Voce
review-judgement = Giudizio
review-nothing = Qui non si è deciso nulla.
review-change = Probabilità di vittoria: { $before } → { $after }.
review-known-truly = Per ciò che { $seat } sapeva, «{ $known }» era la scelta migliore. Per come stavano le cose, sarebbe stata «{ $truly }».
review-known = Per ciò che { $seat } sapeva, «{ $known }» era la scelta migliore, e lo era davvero.
review-only = Non c’era altra scelta.
review-by-known = Per ciò che si sapeva
review-by-truth = Per come stavano le cose
review-played = giocata

record-line-running = Solo una partita finita può avere note e varianti.
record-line-of = La variante { $line } lascia la linea { $of }, che non viene prima. La linea 0 è la partita stessa.
record-line-at = La variante { $line } lascia la linea { $of } dopo la voce { $at }, ma quella linea ha solo { $last } voci.
record-line-entry = La variante { $line } non si può giocare: { $detail }
record-note-at = Una nota della linea { $line } riguarda il momento { $at }. Ogni momento da { $first } a { $last } può averne una, e sono in ordine.
record-note-place = La nota della linea { $line } al momento { $at } segna «{ $place }», che non è un luogo di questo gioco.
error-line = Una linea è un numero da 0 (la partita stessa) a { $last }, non { $given }.
error-variation-other = È un altro gioco, o una partita preparata diversamente: non può essere una variante di questa.
error-variation-same = Non cambia nulla: la linea { $line } ha già queste voci.
error-line-match = La linea 0 è la partita stessa, non una variante.

cli-help-replay-line = La linea da guardare: 0 per la partita stessa, oppure il numero di una variante.
replay-note = Nota a { $at }: { $text } { $marked ->
        [0] {""}
       *[other] ({ $marks })
    }
replay-variation = Variante { $line }, dalla voce { $at } della linea { $of } ({ $count ->
        [one] una voce
       *[other] { $count } voci
    }): { $name }

server-study-changed = Nel frattempo qualcun altro ha cambiato le note o le varianti. Rileggile, poi rifai la modifica.
server-branch-over = In questo momento la partita è finita: non c’è più nulla da decidere. Scegli un momento precedente.

review-closer = Guarda più da vicino
review-closer-about = Più prove per ogni decisione; ci vogliono alcuni minuti.
review-deep = Uno sguardo più da vicino.
review-quick = Torna allo sguardo rapido
review-stop = Ferma
review-go-on = Continua
study-heading = Note e varianti
study-what-if = Gioca da qui
study-what-if-about = La partita riprende da questo momento, com’era davvero. Da qui in poi il caso decide di nuovo.
study-who = Con chi giochi?
study-nobody = Con nessuno: i bot giocano fino alla fine
study-begin = Gioca
study-keep = Conserva come variante
study-note = Nota su questo momento
study-marks = Segni sul tabellone
study-circle = Cerchio
study-arrow = Freccia
study-place-circle = Tocca un luogo, o fai clic, per cerchiarlo. Una seconda volta toglie il cerchio.
study-place-arrow = Scegli il luogo da cui parte la freccia, poi quello dove finisce. La stessa freccia una seconda volta la toglie.
study-place-to = Da { $from }: scegli il luogo dove finisce la freccia.
study-circled = Cerchio: { $place }
study-arrowed = Freccia: { $from } → { $to }
study-remove-mark = Togli «{ $mark }»
study-lines = La partita e le sue varianti
study-line-main = Com’è stata giocata
study-line = Variante { $number }
study-line-from = dalla voce { $at }, { $count ->
        [one] una voce
       *[other] { $count } voci
    }
study-name = Nome di questa variante
study-remove = Elimina questa variante
