# Errori nei file di edizione del Gioco delle Nazioni (italiano).  Il file e la riga sono stampati davanti.

edition-country-unknown = «{ $country }» non è uno degli otto paesi: { $known }.

edition-country-twice = Il paese { $country } compare due volte; la prima alla riga { $other_line }.

edition-coast-half = { $country } è un paese costiero; indica la sua metà del mare: half = "north" oppure half = "south".

edition-half-without-coast = { $country } è «{ $kind }» e non ha una metà del mare. Solo un paese costiero ne ha una.

edition-canal-count =
    { $count ->
        [0] Nessun paese ha il canale
       *[other] { $count } paesi hanno il canale
    }; deve averlo esattamente uno.

edition-ring-size =
    L’anello di { $country } ha { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }; deve averne { $wanted }.

edition-ring-sign = «{ $sign }» nell’anello di { $country } non è una casella. Scrivi C per la capitale, ? per un incidente, x per una casella di confine, . per una casella comune.

edition-ring-capitals =
    L’anello di { $country } { $count ->
        [0] non ha capitali
        [one] ha { $count } capitale
       *[other] ha { $count } capitali
    } (C); deve averne esattamente una.

edition-ring-incidents =
    L’anello di { $country } { $count ->
        [0] non ha caselle «?»
        [one] ha { $count } casella «?»
       *[other] ha { $count } caselle «?»
    }; deve averne esattamente una.

edition-arrow-form = «{ $arrow }» non è una freccia. Scrivi due caselle con un trattino, per esempio U.0-N1.6.

edition-arrow-inside = La freccia «{ $arrow }» resta in un solo paese. Una freccia porta in un altro.

edition-arrow-no-border = La freccia «{ $arrow }» tocca { $at }, che non è una casella di confine. Segna la casella con x sull’anello, o sposta la freccia.

edition-arrow-second = { $at } ha già una freccia, alla riga { $other_line }. Ogni casella di confine ne ha esattamente una.

edition-arrow-missing = Nessuna freccia parte dalla casella di confine { $at }. Ogni casella di confine ne ha esattamente una.

edition-border-form = «{ $border }» non è un confine. Scrivi due paesi con un trattino, per esempio U-A.

edition-border-twice = Il confine { $border } compare due volte; la prima alla riga { $other_line }.

edition-border-no-arrow = Nessuna freccia attraversa il confine { $border }.

edition-border-missing = Una freccia attraversa il confine { $border }, che però non è nell’elenco.

edition-pipeline-border = Nessun oleodotto può trovarsi dall’inizio su «{ $border }»: non è un confine, oppure ne ha già uno.

edition-pipeline-supply = { $laid ->
        [one] { $laid } oleodotto è posato
       *[other] { $laid } oleodotti sono posati
    } dall’inizio, ma in tutto ce ne sono solo { $supply }.

edition-tanker-supply = Quattro giocatori cominciano con { $wanted } petroliere, ma in tutto ce ne sono solo { $supply }.

edition-start-money = { $money } M all’inizio non bastano per nessun capo di Stato.

edition-incident-twice = La carta «{ $card }» compare due volte; la prima alla riga { $other_line }. Indica le copie su una sola riga.

edition-incident-amount = La carta «{ $card }» ha bisogno di un valore (amount).

edition-incident-no-amount = La carta «{ $card }» non ha un valore (amount).

edition-incident-total =
    Il mazzo ha { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in tutto; deve averne { $wanted }.

edition-too-many-ways = Queste frecce danno a un capo di Stato { $ways } percorsi da paese a paese; il massimo è { $most }. Metti meno frecce.
