# Problemi (gusher.study.puzzles).

cli-help-puzzles = Problemi: posizioni in cui una scelta è nettamente la migliore. Risolverli, elencarli, crearne o verificarli.
cli-help-puzzles-make = Crea problemi da partite giocate. Si può interrompere e rilanciare: riprende da FILE.journal.
cli-help-puzzles-list = Elenca i problemi di un gioco, dal più facile.
cli-help-puzzles-play = Risolve il problema del giorno, quello con questo ID, o tutti quelli di un tema.
cli-help-puzzles-check = Fa risolvere di nuovo i problemi al bot più forte e dice quanti reggono.
cli-help-puzzles-out = Il file da scrivere.
cli-help-puzzles-games = Da quante partite di bot al massimo.
cli-help-puzzles-seed = Il seme di queste partite.
cli-help-puzzles-from = Cerca invece nelle registrazioni di questa cartella. Prendi solo partite i cui giocatori sono d’accordo.
cli-help-puzzles-most = Si ferma a questo numero.
cli-help-puzzles-theme = Solo i problemi di questo tema, per esempio bluff o tankers.
cli-help-puzzles-file = Un tuo file di problemi.
cli-help-puzzles-id = Il problema.
cli-help-puzzles-sample = Ne verifica solo questo numero.
cli-help-puzzles-check-seed = Il seme dei campioni.
error-puzzle-unknown = { $game } non ha un problema «{ $puzzle }». «gusher puzzles list { $game }» li elenca.
error-puzzles-none = Non ci sono ancora problemi per { $game }.
error-puzzle-theme = Non c’è un tema «{ $theme }». I temi sono: { $themes }.
error-puzzle-file = I problemi in «{ $file }» non si possono leggere: { $detail }.
error-puzzle-folder = Non ci sono registrazioni (*.json) in «{ $folder }».
error-puzzle-game = La cartella contiene una partita di { $given }, ma i problemi sono per { $game }.
error-puzzle-journal = «{ $file }» appartiene a problemi di un altro gioco o di altre regole. Scegli un altro file.

puzzles-so-far = { $found } problemi
puzzles-made = { $count ->
        [one] { $count } problema scritto
       *[other] { $count } problemi scritti
    } in { $file }.
puzzles-levels = Valutazione dei livelli: { $levels }.
puzzles-ask = Problema { $id }, difficoltà { $rating }. Una scelta è nettamente la migliore. Quale?
puzzles-fails = { $id }: per il bot più forte { $action } non è più la scelta migliore.
puzzles-held = Reggono { $held } problemi su { $of }.

puzzle-heading = Problemi
puzzle-daily = Il problema del giorno
puzzle-none = Non ci sono ancora problemi per questo gioco.
puzzle-about = Per ciò che sai qui, una scelta è nettamente migliore di tutte le altre. Trovala.
puzzle-rating = Difficoltà { $rating }
puzzle-own = La tua valutazione: { $rating }. Risolti: { $solved } su { $all }.
puzzle-next = Problema successivo
puzzle-right = { $action }: giusto, è la scelta migliore.
puzzle-wrong = { $action }: non è la scelta migliore. Meglio: { $best }.
puzzle-why = Vittorie in partite come questa: { $share }; con la seconda scelta migliore { $other } ({ $second }).
puzzle-score-more = Puoi aspettarti di finire con { $score } in più.
puzzle-score-less = Puoi aspettarti di finire con { $score } in meno, ma più spesso davanti agli altri.
puzzle-choice = Scelta
puzzle-odds = Probabilità di vittoria
puzzle-at-end = Atteso alla fine
puzzle-yours = la tua scelta
puzzle-unlooked = { $action } non è stata provata abbastanza spesso per dire quanto vale.
puzzle-found = Quanto spesso la trovano i bot:
puzzle-line = Come può continuare
puzzle-line-about = In una delle posizioni che non puoi distinguere, e con uno dei possibili esiti del caso.

puzzle-theme = Tema
puzzle-theme-any = Tutti i temi
puzzle-theme-agent = L’agente
puzzle-theme-attack = Attacco
puzzle-theme-auction = Asta
puzzle-theme-bluff = Bluff
puzzle-theme-building = Costruzione
puzzle-theme-canal = Il canale
puzzle-theme-card = Carta azione
puzzle-theme-crude = Barile gratis
puzzle-theme-incident = Carte Incidente
puzzle-theme-leaders = Capi di Stato
puzzle-theme-locomotive = Locomotiva
puzzle-theme-looking = Guardare le tessere
puzzle-theme-pipelines = Oleodotti
puzzle-theme-price = Prezzo
puzzle-theme-saving = Risparmiare denaro
puzzle-theme-selling = Vendita
puzzle-theme-star = Vicino alla stella
puzzle-theme-tankers = Petroliere
puzzle-theme-transport = Trasporto
puzzle-theme-truck = Camion
