# Errori nei file di edizione (italiano).  Il file e la riga sono stampati davanti.

edition-not-found = Non esiste né un’edizione né un file «{ $name }». Edizioni disponibili: { $known }.

edition-name-taken = «{ $name }» è il nome di un’edizione ufficiale. Dai un altro nome a un’edizione modificata.

edition-too-large = Il file ha { $size } caratteri; un’edizione può averne { $most }.

edition-too-deep = L’annidamento è troppo profondo. Una chiave ha al massimo { $most } parti e le parentesi al massimo { $most } livelli.

edition-word-long = Una chiave o un numero qui supera i { $most } caratteri.

edition-encoding = Questo testo non è in UTF-8. Salva il file in UTF-8.

edition-syntax = Questo non è TOML valido: { $detail }.

edition-key-missing = Manca «{ $name }».

edition-key-near = «{ $name }» qui è sconosciuto. Intendevi «{ $near }»?

edition-key-unknown = «{ $name }» qui è sconosciuto. Sono possibili: { $known }.

edition-wants-number = «{ $name }» dev’essere un numero intero, non { $value }.

edition-wants-text = «{ $name }» dev’essere un testo tra virgolette, non { $value }.

edition-text-long = «{ $name }» ha { $count } caratteri; il massimo è { $most }.

edition-wants-switch = «{ $name }» dev’essere true o false, non { $value }.

edition-wants-list = «{ $name }» dev’essere un elenco tra parentesi quadre, non { $value }.

edition-wants-table = «{ $name }» dev’essere una tabella, non { $value }.

edition-word-unknown = «{ $name }» non può essere { $value }. Valori possibili: { $words }.

edition-number-range = «{ $name }» vale { $value }; sono ammessi i valori da { $low } a { $high }.

edition-list-count =
    «{ $name }» ha { $count ->
        [one] { $count } elemento
       *[other] { $count } elementi
    }; deve averne esattamente { $wanted }.

edition-list-range =
    «{ $name }» ha { $count ->
        [one] { $count } elemento
       *[other] { $count } elementi
    }; deve averne da { $low } a { $high }.

edition-other-game = Questa edizione è del gioco «{ $game }»; serve un’edizione di «{ $wanted }».

edition-terrain-rows =
    Il tabellone ha { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }; deve averne { $wanted }.

edition-terrain-width =
    La riga { $row } del tabellone ha { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }; deve averne { $wanted }.

edition-terrain-letter = «{ $letter }» sulla casella { $cell } (carattere { $column } della riga) non è un terreno. Scrivi . per la pianura, h per la collina, M per la montagna.

edition-site-off-board = «{ $at }» non è una casella del tabellone. Le caselle vanno da A1 a { $last }: la lettera della colonna, poi il numero della riga.

edition-site-first-column = Nessun sito di perforazione può stare su { $at }: i camion partono dalla colonna A.

edition-site-twice = Il sito di perforazione { $at } compare due volte; la prima alla riga { $other_line } del file.

edition-sites-touch = I siti di perforazione { $at } e { $other } (riga { $other_line } del file) si toccano. Due siti non possono toccarsi, nemmeno in un angolo.

edition-sites-count =
    { $count ->
        [one] C’è { $count } sito
       *[other] Ci sono { $count } siti
    } di perforazione; devono essere { $wanted }.

edition-sites-of-kind =
    { $count ->
        [one] C’è { $count } sito
       *[other] Ci sono { $count } siti
    } di perforazione di tipo { $kind }; devono essere { $wanted }.

edition-sites-starred =
    Dei siti di perforazione di tipo { $kind }, { $count ->
        [one] { $count } resta vuoto
       *[other] { $count } restano vuoti
    } con tre giocatori; devono essere { $wanted }.

edition-price-order = { $price } $ viene dopo { $before } $: i prezzi devono salire di gradino in gradino.

edition-zones-count =
    «zones» ha { $count ->
        [one] { $count } lettera
       *[other] { $count } lettere
    }; ne serve una per ciascuno dei { $wanted } gradini della scala.

edition-zones-letter = «{ $letter }» non è una zona. Scrivi r per rossa, w per bianca, b per blu.

edition-zones-order = Le zone «{ $zones }» non sono in ordine: prima tutte le r, poi tutte le w, poi tutte le b.

edition-price-off-scale = Il prezzo iniziale di { $price } $ non è sulla scala. Il gradino più vicino è { $near } $.

edition-die-zero = Una faccia del dado è 0. Le facce blu vanno da 1 a 6, le rosse da -1 a -6.

edition-die-leaves-scale =
    Da { $price } $ nella zona { $zone ->
        [r] rossa
        [b] blu
       *[w] bianca
    }, un tiro di { $face } esce dalla scala. Allunga la scala o sposta la zona.

edition-cards-total =
    Il mazzo { $deck ->
        [red] rosso
       *[beige] beige
    } ha { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in tutto; deve averne { $wanted }.

edition-card-specials = Questa carta ha più di un’azione speciale: { $actions }. Una carta ne ha al massimo una.

edition-tank-limit = Un limite di { $limit } per deposito è troppo alto con { $derricks } trivelle; il massimo è { $most }.

edition-freight-shares = Il costo di trasporto di { $freight } $ non si divide fra 2, 3 e 4 giocatori in dollari interi; vanno bene { $lower } $ o { $higher } $.
