# Le pagine del client web.

web-home = Pagina iniziale
web-tools = Strumenti
web-rules = Regole
web-settings = Impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il sistema
web-theme-light = Edizione diurna
web-theme-dark = Edizione notturna
web-name = Il tuo nome
web-expert = Un clic gioca subito, senza anteprima
web-playback-setting = Ripercorrere ciò che è successo dal mio ultimo turno
web-show-pace = Mostra le azioni
web-show-pace-slow = lentamente
web-show-pace-steady = a ritmo regolare
web-show-pace-quick = velocemente
web-sound = Suoni
web-notify = Una notifica quando tocca a me
web-close = Chiudi
web-confirm = Esegui
web-cancel = Annulla
web-hint = Suggerimento
web-hint-lead = Al tuo posto, sapendo ciò che sai tu, un bot giocherebbe:
web-hint-outlook = { $share } di probabilità di vittoria, circa { $score } alla fine
web-more = Altro…
web-less = Meno
web-total = Totale
web-copy = Copia
web-copied = Copiato

web-keys = Tasti
web-key-1 = 1 … 9
    .about = scegli quel pulsante della decisione; premi di nuovo per giocarlo
web-key-h = H
    .about = un suggerimento
web-key-u = U
    .about = annulla
web-key-p = P
    .about = che cosa è successo dal mio ultimo turno
web-key-arrows = ← ↑ ↓ →
    .about = percorri il tabellone
web-key-home = Inizio, Fine
    .about = salta tra le scelte possibili
web-key-enter = Invio
    .about = scegli; premi di nuovo per giocare
web-key-escape = Esc
    .about = annulla, chiudi
web-key-help = ?
    .about = questo foglio
web-legend = Simboli
web-legend-seen = visto da te, con la quantità di greggio
web-legend-derrick = trivella con il suo greggio
web-seat = Il mio posto
web-rotate = Nuovo link
    .about = I vecchi link al tuo posto non funzioneranno più.
    .done = Il tuo posto ha un nuovo link; questa pagina lo usa già.
web-webhook = Avvisare un indirizzo web quando tocca a me
    .about = Il server vi invia un breve messaggio (http o https). Lascia vuoto per smettere.
    .save = Salva
    .done = Salvato.
web-give-time = Dai più tempo

web-tagline = Due giochi sul petrolio fuori catalogo, di nuovo in tavola.
web-game-giganten = Giganten
    .facts = Wilko Manz · Kosmos 1999 · 3 o 4 giocatori · da 70 a 90 minuti
    .about = Trivella, porta il greggio in treno a tre compagnie e vinci all’asta il diritto di venderlo. La locomotiva nera corre contro tutti.
web-game-nations = Il Gioco delle Nazioni
    .facts = Waddingtons 1973 · da 2 a 4 giocatori · circa 120 minuti
    .about = Re, presidenti, dittatori e rivoluzionari percorrono la regione petrolifera di Kark. Vince l’ultima potenza che può ancora pagare.
web-play-now = Gioca ora
web-guided = Prima partita guidata
web-set-up = Prepara un tavolo…
web-recent = I tuoi tavoli
web-recent-none = Ancora nessun tavolo. Le partite iniziate compaiono qui e puoi tornarci.
web-table-waiting = Aspetta i giocatori.
web-table-turn = Tocca a { $seat }.
web-table-gone = Questo tavolo non esiste più.
web-review = Rivedi
web-forget = Rimuovi
web-import = Importa una partita
web-import-about = Una partita finita si guarda; una non finita continua da dove si era fermata.
web-who = Chi gioca?
web-preset-bots = Io contro i bot
web-preset-friends = Con amici
web-preset-here = Tutti a questo schermo
web-preset-watch = Solo bot; io guardo
web-number = Giocatori
web-sitter-me = Io
web-sitter-friend = Un amico, su invito
web-sitter-here = Qualcuno a questo schermo
web-sitter-bot = Bot: { $bot }
web-bots = Bot
web-bots-strength = Quanto sono forti i bot?
web-options = Opzioni
web-rulebook = Regole
web-rulebook-own = le nostre scelte
web-edition = Edizione
web-open-table = Apri il tavolo
web-clock = Orologio
web-clock-none = Nessuno
web-clock-live = Minuti per tutta la partita
web-clock-days = Giorni per ogni decisione
web-clock-end = Quando il tempo di un giocatore finisce, un bot prende il posto; il giocatore può riprenderlo.
web-minutes = Minuti per giocatore
web-days-each = Giorni per decisione
web-days = { $days } g { $hours } h
web-pace = I bot giocano
web-pace-0 = subito
web-pace-300 = in fretta
web-pace-600 = con calma
web-pace-1500 = lentamente

web-connecting = Connessione…
web-lost = Connessione persa. Nuovo tentativo; la tua partita è al sicuro.
web-no-table = Impossibile aprire questo tavolo
web-over = La partita è finita.
web-your-turn = Tocca a te
web-to-act = di turno
web-thinking = pensa
web-sending = Invio: { $what }
web-too-late = La tua ultima mossa non è partita in tempo: il gioco è andato avanti senza.
web-you = tu
web-away = assente
web-bots-warming = I bot forti si stanno scaldando. Finché non sono pronti giocano come il barone.
web-bots-hurried = Il server è molto occupato: per ora i bot forti qui giocano come il barone.
web-players = Giocatori
web-strip = A colpo d’occhio
web-zoom = Guarda da vicino
web-decision = Decisione
web-papers = Registro, chat, testo
web-log = Registro
web-chat = Chat
web-text = Tabellone in testo
web-chat-empty = Non è stato ancora detto nulla.
web-chat-write = Scrivi al tavolo
web-chat-send = Invia
web-watching = { $count ->
        [0] Nessuno guarda.
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
web-clause = L’articolo nelle regole
web-see-clause = Articolo { $clause }
web-why-not = Perché no?
web-moment = Vai al momento { $n }
web-labelled = { $label }: { $text }
web-change = { $name }: { $from } → { $to }
web-of-seat = { $seat }, { $thing }
web-not-sure = Il resto non è certo.
web-possible = possibile
web-aimed = suggerito
web-undo = Annulla la mossa
web-ask-undo = Chiedi di annullare
web-vote = { $seat } vorrebbe annullare l’ultima mossa.
web-vote-waiting = Devono ancora rispondere: { $seats }.
web-vote-refused = La tua richiesta di annullare è stata rifiutata.
web-agree = Accetta
web-refuse = Rifiuta
web-seat-menu = Lascia giocare un bot
web-take-back = Riprendi il mio posto
web-invite = Invita
web-invite-about = Manda questo link ai tuoi amici o fai scansionare il codice. Offre i posti liberi; quando sono tutti occupati, permette di guardare.
web-invite-link = Link dell’invito
web-invite-qr = Codice QR dell’invito
web-invite-seats = Un link per ogni posto
web-share = Condividi…
web-reach-local = Per ora solo questo computer può aprire questo link. Per far entrare altri, avvia il server con «gusher serve --host 0.0.0.0»; gli amici nella tua rete useranno poi { $address }.
web-reach-none = Solo questo computer può aprire questo link: non è in nessuna rete.
web-reach-network = Il link porta a { $address } e funziona nella tua rete.
web-reach-proxy = Per amici altrove, metti il server dietro un reverse proxy con un indirizzo pubblico.

web-lobby-choose = Scegli un posto libero.
web-lobby-full = Tutti i posti sono occupati. Puoi restare a guardare.
web-lobby-free = { $count ->
        [one] Un posto è ancora libero. Invita qualcuno.
       *[other] { $count } posti sono ancora liberi. Invita i tuoi amici.
    }
web-lobby-unready = Non ancora pronti: { $seats }.
web-lobby-changed = Il tavolo è cambiato. Guarda che cosa è concordato, poi conferma di nuovo che sei pronto.
web-lobby-all = Sono tutti pronti. Comincia la partita!
web-lobby-host = Sono tutti pronti. La partita la comincia { $seat }.
web-lobby-expected = in attesa: { $seat }
web-lobby-seat-free = posto libero
web-lobby-is-host = ospita
web-lobby-ready = pronto
web-lobby-sit = Siediti qui
web-lobby-for-friend = Per un amico
web-lobby-am-ready = Sono pronto
web-lobby-not-ready = Anzi, non ancora
web-lobby-begin = Comincia la partita
web-lobby-fill = Bot nei posti liberi
web-lobby-stand = Lascia il posto
web-lobby-terms = Che cosa è concordato
web-lobby-usual = Le regole abituali, senza orologio.
web-badge-imported = importata
web-badge-imported-about = Questa partita viene da una registrazione. Chi l’ha portata forse conosce ciò che è nascosto.
web-badge-seed = seme scelto da { $seat }
web-badge-seed-host = seme scelto da chi ospita
web-badge-seed-about = Il caso non era cieco: chi ha scelto il seme può sapere che cosa verrà.
web-badge-house = edizione della casa: { $edition }
web-badge-house-about = Il tabellone, le carte o i prezzi differiscono dalle edizioni ufficiali.
web-badge-no-hints = senza suggerimenti
web-badge-no-undo = senza annullare
web-badges = Su questo tavolo
web-allow-hints = Permettere i suggerimenti
web-allow-undo = Permettere di annullare le mosse
web-given-by = affidato a un bot da { $seat }
web-given-clock = tempo scaduto
web-vote-anew = Ciò che il caso ha mostrato da allora sarà estratto di nuovo.
web-hand-over = Passa lo schermo a { $seat }
web-hand-over-ready = Sono { $seat }
web-playback = Dal tuo ultimo turno
web-playback-short = Ultimo turno
web-pause = Pausa
web-resume-playback = Avvia
web-skip = Salta
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-to-start = All’inizio
web-to-end = Alla fine
web-replay = Rivedi
web-scrub = Momento della partita
web-as-seen-by = Visto da
web-all-open = tutto scoperto
web-copy-moment = Copia un link a questo momento
web-to-table = Al tavolo
web-order-was = Ordini sigillati di { $seat }: { $orders }
web-score-sheet = Conto finale
web-won = { $count ->
        [one] Vince { $seats }.
       *[other] Vincono insieme { $seats }.
    }
web-end-win = Hai vinto!
web-end-win-by = Hai vinto, { $margin } davanti a { $seat }!
web-end-shared = Condividi la vittoria.
web-end-place = { $place ->
        [2] Sei secondo.
        [3] Sei terzo.
       *[other] Sei quarto.
    }
web-end-place-by = { $place ->
        [2] Sei secondo, { $margin } dietro a { $seat }.
        [3] Sei terzo, { $margin } dietro a { $seat }.
       *[other] Sei quarto, { $margin } dietro a { $seat }.
    }
web-end-course = Il denaro, round per round
web-end-turns = Punti di svolta
web-end-turn = Round { $round }, { $seat }: { $amount }
web-end-look = Guarda
web-end-picture = Salva come immagine
web-end-link = Copia un link alla partita
web-rematch = Rigioca
web-download = Scarica la registrazione
web-verify = Verifica la distribuzione
web-verified = La distribuzione è provata: { $proved ->
        [one] l’unico esito del caso deriva
       *[other] tutti i { $proved } esiti del caso derivano
    } dal seme la cui impronta è stata pubblicata all’inizio:
web-contents = Indice

web-describe-turn = Ora
web-describe-company = { $company }: { $price }. Depositi: { $tanks }.
web-describe-player = { $seat }: { $money }, licenze { $licences }, trivelle disponibili { $derricks }, locomotiva nella colonna { $column }, camion { $truck }.
web-describe-black = Locomotiva nera nella colonna { $column }; la stella è { $star ->
        [20] oltre la colonna T
       *[other] nella colonna T
    }.
web-describe-legal = Che cosa puoi fare

web-giganten-round = Round { $round }
web-giganten-action-1 = Prezzi
web-giganten-action-2 = Carte azione
web-giganten-action-3 = Licenze
web-giganten-action-4 = Movimento
web-giganten-action-5 = Trivelle
web-giganten-action-6 = Trasporto
web-giganten-action-7 = Aste
web-giganten-action-8 = Limite dei depositi
web-giganten-action-9 = Il dado passa

web-giganten-ask-none = La partita prosegue da sé.
web-giganten-ask-take = Prendi una delle carte.
web-giganten-ask-place = Piazza il camion su una casella libera della colonna A.
web-giganten-ask-drive = Muovi il camion o la locomotiva: { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
web-giganten-ask-price = Cambia il prezzo di una compagnia.
web-giganten-ask-store = Metti il barile gratis in un tuo deposito.
web-giganten-ask-setback = Far arretrare le locomotive avversarie?
web-giganten-ask-build = Costruire una trivella accanto al camion?
web-giganten-ask-ship = Trasporta il greggio da { $cell }: come, e dove?
web-giganten-ask-bid = Asta presso { $company }: quanto vale il diritto di vendere?
web-giganten-ask-pay = Paga { $bid } in licenze.
web-giganten-ask-sell = Quanti barili vendi a { $company }?

web-giganten-does-none = La partita prosegue da sé.
web-giganten-does-take = { $seat } sceglie una carta.
web-giganten-does-place = { $seat } piazza il camion.
web-giganten-does-drive = { $seat } si muove.
web-giganten-does-price = { $seat } cambia un prezzo.
web-giganten-does-store = { $seat } deposita un barile gratis.
web-giganten-does-setback = { $seat } può far arretrare le locomotive avversarie.
web-giganten-does-build = { $seat } può costruire una trivella.
web-giganten-does-ship = { $seat } trasporta il greggio da { $cell }.
web-giganten-does-bid = Asta presso { $company }: { $seat } pensa a un’offerta.
web-giganten-does-pay = { $seat } paga con licenze.
web-giganten-does-sell = { $seat } vende a { $company }.

web-giganten-say-take = Prendi la carta { $card }
web-giganten-say-take-red = Prendi la carta rossa
web-giganten-say-place = Piazza il camion su { $what }
web-giganten-say-drive = Vai a { $what }
web-giganten-say-rail = Locomotiva alla colonna { $what }
web-giganten-say-halt = Termina il movimento
web-giganten-say-price = { $company } { $steps }
web-giganten-say-store = Barile gratis a { $company }
web-giganten-say-setback = Fai arretrare gli altri
web-giganten-say-decline = Rinuncia
web-giganten-say-build = Costruisci una trivella su { $what }
web-giganten-say-no-build = Non costruire nulla
web-giganten-say-ship-own = Con la tua locomotiva a { $company }
web-giganten-say-ship-black = Con la locomotiva nera a { $company }
web-giganten-say-ship-rival = Con una locomotiva avversaria a { $company }
web-giganten-say-lose = Rinuncia al greggio
web-giganten-say-bid = Offri { $what }
web-giganten-say-pass = Passa
web-giganten-say-pay = { $ones ->
        [0] Paga { $twos } di valore 2
       *[other] { $twos ->
            [0] Paga { $ones } di valore 1
           *[other] Paga { $ones } di valore 1 e { $twos } di valore 2
        }
    }
web-giganten-say-sell = Vendi { $count }
web-giganten-say-sell-none = Non vendere nulla

web-giganten-market = Compagnie
web-giganten-scale = Scala dei prezzi, in migliaia
web-giganten-tanks = Depositi
web-giganten-tank-of = { $seat }: { $crude ->
        [one] { $crude } barile
       *[other] { $crude } barili
    }
web-giganten-tank-at = deposito presso { $company }
web-giganten-map = Il territorio
web-giganten-railway = La ferrovia
web-giganten-sites = Siti di perforazione e trivelle
web-giganten-plain = pianura
web-giganten-hill = collina
web-giganten-mountain = montagna
web-giganten-site = { $kind ->
        [1] sito da una trivella
        [2] sito rosso da due trivelle
       *[3] sito da tre trivelle
    }
web-giganten-site-seen = { $site }, hai visto { $crude ->
        [one] { $crude } barile
       *[other] { $crude } barili
    }
web-giganten-site-looked = visto da { $seats }
web-giganten-derrick-of = trivella di { $seat }, greggio rimasto { $crude }
web-giganten-truck-of = camion di { $seat }
web-giganten-off-board = fuori dal tabellone
web-giganten-possible-left = possibile, punti rimasti { $left }
web-giganten-column = Colonna { $column }, costa { $cost }
web-giganten-locomotive-of = locomotiva di { $seat }
web-giganten-black = locomotiva nera
web-giganten-points = Punti rimasti
web-giganten-points-left = { $count ->
        [one] punto movimento rimasto
       *[other] punti movimento rimasti
    }
web-giganten-money = denaro
web-giganten-locomotive = locomotiva
web-giganten-licences = licenze
web-giganten-licences-held = Carte licenza: { $count }
web-giganten-derricks-left = Trivelle disponibili: { $count }
web-giganten-first = Primo giocatore: ha il dado
web-giganten-offer = Carte scoperte
web-giganten-card = Carta { $card }: { $what }
web-giganten-card-red = Carta rossa: { $what }
web-giganten-red = rossa
web-giganten-taken = presa
web-giganten-carriers = Locomotive e compagnie
web-giganten-carrier-own = La tua locomotiva
web-giganten-carrier-black = Locomotiva nera
web-giganten-carrier-rival = Locomotiva avversaria
web-giganten-free = gratis
web-giganten-hand = Le tue licenze
web-giganten-hand-text = { $ones } di valore 1 e { $twos } di valore 2, in tutto { $value }
web-giganten-highest = { $seat } ha offerto { $bid }.
web-giganten-no-bid = Ancora nessuna offerta.
web-giganten-tank-worth = Il tuo deposito qui: { $crude ->
        [one] { $crude } barile
       *[other] { $crude } barili
    }, oggi { $worth }.
web-giganten-bidders = In gara:
web-giganten-bids = Offerte
web-giganten-covers = Le tue licenze coprono offerte fino a { $covered }.
web-giganten-bluff = Un bluff: le tue licenze coprono solo { $covered }. Se vinci, perdi metà delle carte.
web-giganten-orders = Ordini sigillati
web-giganten-orders-given = { $count ->
        [one] { $count } sigillato
       *[other] { $count } sigillati
    }
web-giganten-orders-note = Sigillati: nessuno li vede prima della fine della partita. Valgono per le aste di questo round; 0 vuol dire nessun ordine.
web-giganten-orders-up-to = offri fino a
web-giganten-orders-then = poi
web-giganten-orders-pass = passa
web-giganten-orders-ask = chiedimi
web-giganten-orders-seal = Sigilla gli ordini
web-giganten-score-cash = Denaro
web-giganten-score-rank = Locomotiva
web-giganten-score-rank-of = { $rank }ª posizione, colonna { $column }
web-giganten-score-derricks = Trivelle sul tabellone
web-giganten-score-crude = Greggio rimasto
web-giganten-tip-ground = { $cost ->
        [one] Guidare fin qui costa 1 punto movimento.
       *[other] Guidare fin qui costa { $cost } punti movimento.
    }
web-giganten-tip-site = Una trivella qui costa { $cost }. Barili sotto la tessera: { $crude }.
web-giganten-tip-seen = Hai guardato: { $crude } barili.
web-giganten-tip-looked = Chi ha guardato: { $seats }
web-giganten-tip-derrick = Dà un barile a ogni round finché non è esaurita. I camion non passano.
web-giganten-tip-locomotive = { $seat }: questa locomotiva serve le colonne da A a { $column }. Chi la possiede trasporta gratis; gli altri pagano { $cost }.
web-giganten-tip-black = Locomotiva nera: l’orologio della partita, che finisce quando raggiunge la stella. Serve le colonne da A a { $column } per { $cost } alla banca.
web-giganten-tip-zone-r = Basso: qualsiasi numero alza il prezzo, di qualunque colore sia (1.4).
web-giganten-tip-zone-w = Medio: un numero blu alza il prezzo, uno rosso lo abbassa (1.2).
web-giganten-tip-zone-b = Alto: qualsiasi numero abbassa il prezzo, di qualunque colore sia (1.3).
web-giganten-tip-company = Oggi paga { $price } per un barile, ma solo a chi vince la sua asta.
web-giganten-tip-licences = { $count ->
        [0] Nessuna carta licenza: nessuna offerta.
        [one] 1 carta licenza, di valore 1 o 2. L’offerta più alta pagabile: 2.
       *[other] { $count } carte licenza, ciascuna di valore 1 o 2. L’offerta più alta pagabile: { $most }.
    }
web-giganten-tip-card-licences = { $count ->
        [one] Ricevi 1 licenza.
       *[other] Ricevi { $count } licenze.
    }
web-giganten-tip-card-moves = { $count ->
        [one] 1 punto movimento per camion e locomotiva.
       *[other] { $count } punti movimento per camion e locomotiva.
    }
web-giganten-tip-card-price = { $count ->
        [one] Sposta un prezzo di 1 gradino.
       *[other] Sposta un prezzo di { $count } gradini.
    }
web-giganten-tip-card-crude = Un barile gratis, direttamente in un deposito.
web-giganten-tip-card-back = { $count ->
        [one] Le locomotive avversarie arretrano di 1 colonna.
       *[other] Le locomotive avversarie arretrano di { $count } colonne.
    }
web-giganten-tip-card-none = Nessuna azione speciale.
web-giganten-tip-card-black = { $count ->
        [one] La locomotiva nera avanza di 1 colonna.
       *[other] La locomotiva nera avanza di { $count } colonne.
    }
web-giganten-recap-railed = locomotiva in { $column }
web-giganten-recap-set-back = indietro fino a { $column }
web-giganten-recap-built = trivella in { $cell }
web-giganten-recap-shipped = greggio a { $company }
web-giganten-recap-auction-won = asta vinta: { $company }
web-giganten-recap-sold = vendita a { $company }
web-giganten-recap-bluff-called = bluff scoperto

web-guide = Guida
web-guide-understood = Capito
web-guide-end = Termina la guida
web-guide-count = Lezione { $number }
web-guide-for-now = Anche questo è possibile, ma non in questa lezione. Per ora: { $goal }
web-guide-wait = Giocano gli altri; la prossima lezione arriva al tuo turno.
web-guide-free = Qui scegli liberamente. La prossima lezione arriva presto.
web-guide-alone = Continuo senza guida
web-guide-giganten-welcome = Cerchi petrolio, lo porti in treno a tre compagnie e compri con licenze il diritto di venderlo. Vince chi ha più denaro quando la locomotiva nera raggiunge la stella. Gli altri giocatori sono bot.
    .title = La corsa al petrolio
web-guide-giganten-take = Ogni carta mostra licenze (il biglietto), punti movimento (la ruota) e a volte altro: una variazione di prezzo, un barile gratis o un arretramento per gli altri. Un clic sceglie una carta, un altro la prende.
    .title = Prendi una carta
    .goal = Prendi la carta segnata.
web-guide-giganten-place = Il tuo camion parte dalla colonna A, vicino alle compagnie. Il primo petrolio è poche colonne a est: scegli una riga da cui raggiungi presto dei siti di perforazione.
    .title = Piazza il camion
    .goal = Piazza il camion sulla casella segnata: fai clic sulla casella, poi su «Esegui».
web-guide-giganten-drive = I numeri dicono quanti punti resterebbero. La pianura costa 1, la collina 2, la montagna 3. Accanto a un sito nero solo tu vedi quanto petrolio c’è.
    .title = In viaggio
    .goal = Guida fino alla casella segnata, accanto a un sito di perforazione.
web-guide-giganten-rail = La tua locomotiva deve stare tanto a est quanto le tue trivelle per portare il loro petrolio gratis. Le colonne da B a J costano 1 punto, le successive di più. I punti non usati sono persi.
    .title = Avanti col treno
    .goal = Manda la tua locomotiva alla colonna segnata.
web-guide-giganten-special = Dopo il movimento viene ciò che la tua carta mostra ancora, e va eseguito. Una variazione sposta un prezzo: alza quello di una compagnia a cui venderai, o abbassane uno che serve a un avversario. Un barile gratis va subito in uno dei tuoi depositi.
    .title = Qualcosa in più
    .goal = Scegli una compagnia e, per un prezzo, se sale o scende.
web-guide-giganten-build = Il tuo camion è accanto a un sito di perforazione. Una trivella costa da 4.000 a 8.000 $ e dà un barile di greggio a round finché non è esaurita.
    .title = Costruisci una trivella
    .goal = Costruisci la trivella segnata.
web-guide-giganten-carried = Una carta ha fatto arretrare la tua locomotiva, oppure era troppo lenta: non arriva a questa trivella. Un’altra porta il barile per 3.000 $. L’avversario più avanzato è pagato per la sua e non può rifiutare; per quella nera è pagata la banca.
    .title = Con la locomotiva altrui
web-guide-giganten-ship = Ogni trivella dà ora un barile di greggio. Scegli il deposito: alla fine del round in ciascuno ne restano solo due.
    .title = Trasporta il greggio
    .goal = Scegli la spedizione segnata: alla compagnia col prezzo migliore.
web-guide-giganten-auction = Solo chi vince l’asta può vendere qui. Si paga con licenze, e solo se si vince; gli altri tengono le loro.
    .title = Le aste
web-guide-giganten-bid = Ora sul serio. Comincia dal basso: finché qualcuno offre di più, tocca di nuovo a te.
    .title = Offri per vendere
    .goal = Fai una delle offerte segnate, o passa se il tuo greggio non vale tanto.
web-guide-giganten-bluff = Nessuno vede le tue licenze, ma solo quante ne hai. Puoi quindi offrire più di quanto valgono, e forse gli altri rinunceranno. Prova: nessuno può superare l’offerta indicata. È solo una prova e non ti costerà nulla.
    .title = Bluffare
    .goal = Fai l’offerta indicata, più di quanto valgono le tue licenze.
web-guide-giganten-called = Nessuno ha offerto di più: hai vinto un’asta che non puoi pagare. Metà delle tue carte viene mostrata a tutti e persa, e l’asta si ripete. Un bluff dev’essere creduto, o superato. Poiché era solo una prova, ritira la tua offerta: le carte tornano tue.
    .title = Bluff scoperto
    .goal = Ritira la tua offerta.
web-guide-giganten-pay = Hai vinto. Scegli quali licenze dare; pagando prima con le piccole, la tua mano resta forte.
    .title = Paga con licenze
    .goal = Paga con le licenze che vuoi.
web-guide-giganten-sell = Vendi quanto vuoi al prezzo di oggi. Ciò che resta forse renderà di più dopo, ma possono restare solo due barili.
    .title = Vendi il greggio
    .goal = Vendi tutto ciò che hai qui.
web-guide-giganten-round = Era un round intero. Il dado passa a sinistra e la locomotiva nera si avvicina alla stella. Sai tutto: buona fortuna!
    .title = E così via

web-nations-round = Giro { $round }
web-nations-step-revenue = Entrate
web-nations-step-agent = Agente
web-nations-step-leader = Capo di Stato
web-nations-step-trade = Petroliere e oleodotti
web-nations-does-setup = La partita si prepara.
web-nations-does-first = { $seat } gioca il suo primo turno.
web-nations-does-revenue = { $seat } incassa le entrate.
web-nations-does-agent = { $seat } muove l’agente.
web-nations-does-agent-card = { $seat } ha pescato: { $card }.
web-nations-does-leader = { $seat } piazza o muove un capo di Stato.
web-nations-does-leader-card = { $seat } ha pescato: { $card }.
web-nations-does-trade = { $seat } pensa a petroliere e oleodotti.
web-nations-does-end = { $seat } finisce il turno.
web-nations-does-over = La partita è finita.
web-nations-say-place = { $type }: { $country }
web-nations-say-coup = { $type }: { $country }
web-nations-say-revolution = { $country }: il tuo { $type } prende il potere
web-nations-say-agent = Agente a { $space }
web-nations-say-move = { $from } → { $to }
web-nations-say-tanker-buy = { $station }
web-nations-say-tanker-place = { $station }
web-nations-say-tanker-move = { $from } → { $to }
web-nations-say-tanker-sell = { $station }
web-nations-say-pipe = { $pair }
web-nations-say-lay = { $pair }
web-nations-say-launch = { $station }
web-nations-say-lose-leader = { $space }
web-nations-say-lose-tanker = { $station }
web-nations-say-revolt = { $space }
web-nations-say-end = Finisci il turno
web-nations-say-pass = Tieni la petroliera
web-nations-verb-place = Piazzare un capo di Stato
web-nations-verb-agent = Muovere l’agente
web-nations-verb-move = Andare a
web-nations-verb-tanker-buy = Comprare una petroliera
web-nations-verb-tanker-place = Piazzare la petroliera
web-nations-verb-tanker-move = Muovere una petroliera
web-nations-verb-tanker-sell = Vendere una petroliera
web-nations-verb-pipe = Posare un oleodotto
web-nations-verb-end = Nient’altro
web-nations-verb-pass = Tenerla in riserva
web-nations-verb-coup = Colpo di Stato
web-nations-verb-revolution = Rivoluzione
web-nations-verb-launch = Piazzare la nuova petroliera
web-nations-verb-lay = Posare l’oleodotto gratis
web-nations-verb-lose-leader = Quale capo di Stato se ne va?
web-nations-verb-lose-tanker = Quale petroliera è perduta?
web-nations-verb-revolt = Dove fugge il capo di Stato?
web-nations-move = Muovere un capo di Stato
web-nations-from = da { $space }
web-nations-other = Scegli altro
web-nations-on-map = Scegli un luogo illuminato sulla mappa.
web-nations-unfold = Tutte le { $count } possibilità in elenco
web-nations-fold = Nascondi l’elenco
web-nations-priced = { $what } ({ $price })
web-nations-map = La regione di Kark
web-nations-sea-north = mare a nord
web-nations-sea-south = mare a sud
web-nations-capital = capitale
web-nations-incident = casella «?»
web-nations-invented = nome inventato: il regolamento nomina solo l’U.O.R. e Abu Akar
web-nations-arrow = freccia verso { $space }
web-nations-leader-of = { $type } di { $seat }
web-nations-agent-of = agente di { $seat }
web-nations-tankers-of = petroliere di { $seat }: { $count }
web-nations-border = Confine { $pair }
web-nations-leaders = Capi di Stato
web-nations-tankers = Petroliere
web-nations-money = denaro
web-nations-revenue = entrate
web-nations-out = eliminato
web-nations-you-are-out = Sei eliminato: nessuna entrata e niente denaro per piazzare o muovere un capo di Stato (8.1). Resta a guardare; quando restano solo bot, accelerano.
web-nations-leave = Oppure lascia il tavolo.
web-nations-describe-player = { $seat }: { $money }, petroliere { $tankers } (di cui { $reserve } in riserva), agente { $agent }.
web-nations-score-money = Denaro
web-nations-score-tankers = Petroliere
web-nations-score-tanker_worth = Petroliere a 3 M
web-nations-score-countries = Paesi
web-nations-score-revenue = Entrate
web-nations-incident-card = Incidente internazionale
web-nations-recap-control = ha preso { $country }
web-nations-recap-robbed = ha perso { $country }
web-nations-recap-tanker-placed = nuova petroliera
web-nations-recap-tanker-gone = petroliera venduta o persa
web-nations-recap-pipeline = oleodotto posato
web-nations-recap-moved = capo di Stato spostato
web-nations-recap-fell = capo di Stato perso
web-nations-recap-out = eliminato
web-nations-tip-capital = Chi ha qui il suo capo di Stato controlla { $country } ({ $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derrick
    }).
web-nations-tip-incident = Chi si ferma qui pesca una carta Incidente. Nessun capo di Stato passa senza fermarsi.
web-nations-tip-leader = { $seat }, { $type }: si muove per { $price } a casella e rende { $pay } per ogni derrick che carica.
web-nations-tip-agent = Agente di { $seat }: i capi di Stato avversari possono fermarsi qui, ma non passare.
web-nations-tip-offshore = Al largo le petroliere non rendono nulla. Da qui possono entrare in ogni porto di questa costa.
web-nations-tip-port = Qui governa { $seat }. Ogni petroliera in porto carica un derrick: { $pay } a turno. Caricano ora: { $loaded } su { $derricks }.
web-nations-tip-port-vacant = { $country }: qui non governa nessuno, nessuna petroliera rende.
web-nations-tip-pipeline = Un oleodotto: i derrick di un lato caricano nei porti dell’altro.
web-nations-tip-border = Ancora nessun oleodotto. Posarne uno costa { $price }; poi i derrick di un lato caricano nei porti dell’altro.
web-nations-tip-revenue = Entrate: { $amount } all’inizio del prossimo turno, se nulla cambia.
web-nations-tip-tankers = { $count ->
        [one] 1 petroliera
       *[other] { $count } petroliere
    } in tutto. Se ne compra una per { $price } e si rivende per { $sale }.
web-nations-tip-reserve = In riserva, { $type }: { $price } per piazzarlo e per casella; rende { $pay } per ogni derrick che carica.
web-guide-nations-welcome = Grandi Potenze muovono i loro capi di Stato nella regione petrolifera di Kark. Un capo su una capitale controlla il paese; i suoi derrick rendono quando ci sono petroliere sotto costa. Chi non può più pagare è eliminato; vince l’ultimo.
    .title = Kark ti aspetta
web-guide-nations-place = Scegli una capitale. I paesi costieri hanno due derrick e un porto, quelli interni quattro derrick ma nessun porto. Re e presidenti costano 2 M e rendono 2 M per ogni derrick con petroliera; dittatori e rivoluzionari metà di entrambi.
    .title = Piazza un capo di Stato
    .goal = Piazza il tuo dittatore su una capitale segnata sul mare.
web-guide-nations-inshore = La tua prima petroliera è gratis. Sotto costa carica dai tuoi derrick e rende a ogni turno; al largo non rende nulla.
    .title = La tua prima petroliera
    .goal = Piazza la petroliera sotto la costa del tuo paese.
web-guide-nations-revenue = Ogni turno comincia con le tue entrate: rende ogni derrick da cui carica una tua petroliera. Sulla mappa questi derrick stanno su un disco del tuo colore; la cifra verde nella tua scheda è quanto renderà il prossimo incasso.
    .title = Arriva il denaro
web-guide-nations-agent = Il tuo agente si muove sempre esattamente di quattro caselle, gratis. Se si ferma su un «?», c’è un incidente; e i capi avversari non possono superarlo.
    .title = Il tuo agente segreto
    .goal = Muovi il tuo agente su una delle caselle segnate.
web-guide-nations-leader = A ogni turno piazzi un capo di Stato su una capitale libera o ne muovi uno. Un secondo paese vuol dire altri derrick; questa volta prendine uno con un porto.
    .title = Un secondo paese
    .goal = Piazza il tuo rivoluzionario su una capitale segnata.
web-guide-nations-move = A ogni turno piazzi o muovi un capo di Stato e paghi ogni casella. Sceglilo sulla mappa, poi la meta. Finendo su un capo avversario di altro tipo che tiene una capitale, prendi il paese e le sue petroliere. Chi lascia una capitale cede il paese: per ora i tuoi capi restano.
    .title = Muovi un capo di Stato
web-guide-nations-inland = I paesi interni hanno quattro derrick, ma nessun porto: il loro petrolio si carica in un tuo porto a cui porta un oleodotto.
    .title = Nel deserto
web-guide-nations-tanker = Ogni petroliera sotto costa si abbina a un derrick. Comprane una per 5 M, muovine una tra largo e costa, o vendine una per 3 M se ti serve denaro.
    .title = Le petroliere rendono
    .goal = Compra una petroliera per un tuo porto.
web-guide-nations-end = A ogni turno sono permessi un’azione con le petroliere e un oleodotto; nessuno dei due è obbligatorio. Il denaro che tieni paga le prossime mosse.
    .title = Finisci il turno
    .goal = Finisci il tuo turno.
web-guide-nations-again = Un nuovo turno. Prima l’agente, come sempre. Pensa a dove si ferma: davanti a una freccia sbarra la strada ai capi avversari.
    .title = Di nuovo l’agente
    .goal = Muovi il tuo agente.
web-guide-nations-pipe = Un oleodotto attraverso un confine permette di caricare nel tuo porto il petrolio dell’interno. Costa 3 M e resta per tutta la partita.
    .title = Oleodotti
web-guide-nations-attack = Uno dei tuoi capi di Stato può raggiungere una capitale avversaria. Se i tipi sono diversi, il capo avversario cade, e il paese e le sue petroliere sono tuoi. Due capi dello stesso tipo non si attaccano mai.
    .title = Un attacco è possibile
web-guide-nations-incident = È stata pescata una carta Incidente, e questa ti lascia una scelta. Leggila: dice che cosa si deve fare e che cosa si può.
    .title = Un incidente
web-guide-nations-canal = Una petroliera può passare da un mare all’altro per il canale dell’U.O.R., finché lì non governa nessun altro.
    .title = Il canale
web-guide-nations-round = Ora conosci tutto il turno: entrate, agente, capo di Stato, poi petroliere e oleodotti. Tieni abbastanza denaro per muovere. Buona fortuna!
    .title = Tocca a te
