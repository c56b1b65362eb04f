# The library: many records in one place (gusher.study.library), and the page of your games.

cli-help-library = Molte partite registrate in un solo posto: scegliere, contare, disegnare, esportare.
cli-help-library-paths = Registrazioni, file che ne contengono molte (.jsonl.gz) e cartelle di entrambi.
cli-help-library-game = Solo questo gioco.
cli-help-library-players = Solo partite con questo numero di giocatori.
cli-help-library-seat = Solo questo posto (0, 1…).
cli-help-library-name = Solo i posti di questo giocatore o bot.
cli-help-library-result = Solo i posti che hanno vinto, o perso.
cli-help-library-mistakes = Solo i posti analizzati con almeno questo numero di errori.
cli-help-library-review = Analizza le partite non ancora analizzate; un’analisi viene conservata, come da «gusher review».
cli-help-library-export = Scrive una riga per ogni posto in questo file: .parquet o .csv.
cli-help-library-plots = Disegna i grafici in questa cartella, in SVG.
error-library-running = La partita non è finita: non c’è ancora nulla da contare.
error-library-file = Il file non si può leggere: { $detail }
error-library-filter = «{ $given }» non è un criterio. I criteri possibili sono: { $known }.
library-left-out = Escluso: { $file }: { $why }
library-found =
    { $all ->
        [one] Una partita letta
       *[other] { $all } partite lette
    }; partite scelte: { $games }, con { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }; { $copies ->
        [0] nessuna copia
        [one] una copia
       *[other] { $copies } copie
    } di una stessa partita.
library-lengths =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }. Decisioni: mediana { $decisions-50 } (da { $decisions-10 } a { $decisions-90 } in quattro partite su cinque). Round o giri: mediana { $rounds-50 } (da { $rounds-10 } a { $rounds-90 }).
library-by-seat = Vittorie per posto
library-by-order = Vittorie secondo l’ordine di gioco
library-by-name = Vittorie per giocatore
library-by-opening = Vittorie secondo la prima scelta: { $verb }
library-by-place = Vittorie secondo il luogo occupato
library-seat = Posto
library-order = Ordine
library-name = Giocatore
library-opening = Scelta
library-place = Luogo
library-seats = Posti
library-wins = Vittorie
library-interval = Intervallo al 95%
library-prices = Prezzi alla fine di ogni round, in media
library-round = Round
library-tendencies = Ciò che è andato perso, per tipo di decisione
library-verb = Decisione
library-decisions = Decisioni
library-faults = Errori
library-given = Perso
library-worst = I momenti peggiori
library-moment = { $file }, voce { $at }, { $seat }: { $action } ha fatto perdere { $given }; { $better } era meglio.

# What kind of decision a verb answers.
giganten-verb-take = prendere una carta
giganten-verb-place = piazzare il camion
giganten-verb-drive = muovere il camion
giganten-verb-rail = muovere la locomotiva
giganten-verb-halt = fermarsi
giganten-verb-price = cambiare un prezzo
giganten-verb-store = mettere in deposito il barile gratis
giganten-verb-setback = far arretrare gli altri
giganten-verb-decline = rinunciare all’azione speciale
giganten-verb-build = costruire una trivella
giganten-verb-ship = trasportare il greggio
giganten-verb-lose = rinunciare al greggio
giganten-verb-pass = passare
giganten-verb-bid = fare un’offerta
giganten-verb-sell = vendere greggio
giganten-verb-pay = pagare con licenze
nations-verb-place = piazzare un capo di Stato
nations-verb-agent = muovere l’agente segreto
nations-verb-tanker-buy = comprare una petroliera
nations-verb-tanker-place = piazzare la petroliera tenuta da parte
nations-verb-tanker-move = muovere una petroliera
nations-verb-tanker-sell = vendere una petroliera
nations-verb-pipe = posare un oleodotto
nations-verb-end = finire il turno
nations-verb-pass = tenere da parte la petroliera
nations-verb-coup = colpo di Stato
nations-verb-revolution = rivoluzione
nations-verb-launch = varare una petroliera
nations-verb-lay = posare un oleodotto in concessione
nations-verb-lose-leader = perdere un capo di Stato
nations-verb-lose-tanker = perdere una petroliera
nations-verb-revolt = rivolta di palazzo
nations-verb-move = muovere un capo di Stato

# The page of your games in the browser.
library-heading = Le tue partite
library-link = Le tue partite finite: statistiche ed errori
library-none = Ancora nessuna partita finita. Qui si contano le partite che finisci in questo browser e le registrazioni che aggiungi.
library-none-chosen = Nessuna partita corrisponde a questa scelta.
library-add = Aggiungi registrazioni
library-add-about = Scegli dei file, o trascinali in un punto qualsiasi di questa pagina.
library-added =
    { $count ->
        [0] Nessuna partita aggiunta.
        [one] Una partita aggiunta.
       *[other] { $count } partite aggiunte.
    }
library-not-added = { $file } non è stato aggiunto: { $why }
library-not-record = non è una registrazione
library-full = In questo browser non c’è più spazio per altre partite. Prima rimuovine qualcuna.
library-choice = Quali partite
library-game = Gioco
library-players = Giocatori
library-whose = I posti di
library-mine = me
library-everybody = tutti
library-any = tutti
library-result = Risultato
library-won = vinta
library-lost = persa
library-option = Opzione
library-reviewed = analizzate
library-with-faults = con errori
library-without-faults = senza errori
library-sum =
    { $seats ->
        [one] Un posto
       *[other] { $seats } posti
    } in { $games ->
        [one] una partita
       *[other] { $games } partite
    }: { $share } delle vittorie; la quota di partenza è { $par }.
library-course = Quota delle vittorie, partita dopo partita
library-games = Le partite
library-when = Quando
library-length = Decisioni
library-wrong = Dove sbagli più spesso
library-wrong-none = Nessuna di queste partite è stata ancora analizzata.
library-wrong-nothing = Le analisi non hanno trovato errori.
library-review-all =
    { $count ->
        [one] Analizza una partita
       *[other] Analizza { $count } partite
    }
library-reviewing = Analisi in corso: { $done } partite su { $of }.
library-stop = Ferma
library-fault = { $verb }, persi { $given }: { $action }. Meglio: { $better }.
library-export = Salva come CSV
