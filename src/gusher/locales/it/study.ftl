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
