# Fehler in Ausgabedateien (Deutsch).  Datei und Zeile werden davor ausgegeben.

edition-not-found = Es gibt weder eine Ausgabe noch eine Datei „{ $name }“. Vorhandene Ausgaben: { $known }.

edition-name-taken = „{ $name }“ heißt eine offizielle Ausgabe. Gib einer geänderten Ausgabe einen eigenen Namen.

edition-too-large = Die Datei hat { $size } Zeichen; eine Ausgabe darf { $most } haben.

edition-too-deep = Das ist zu tief verschachtelt. Schlüssel haben höchstens { $most } Teile, und Klammern gehen höchstens { $most } tief.

edition-word-long = Ein Schlüssel oder eine Zahl ist hier länger als { $most } Zeichen.

edition-encoding = Das ist kein UTF-8-Text. Speichere die Datei als UTF-8.

edition-syntax = Das ist kein gültiges TOML: { $detail }.

edition-key-missing = „{ $name }“ fehlt.

edition-key-near = „{ $name }“ ist hier unbekannt. War „{ $near }“ gemeint?

edition-key-unknown = „{ $name }“ ist hier unbekannt. Möglich sind: { $known }.

edition-wants-number = „{ $name }“ muss eine ganze Zahl sein, nicht { $value }.

edition-wants-text = „{ $name }“ muss ein Text in Anführungszeichen sein, nicht { $value }.

edition-text-long = „{ $name }“ hat { $count } Zeichen; höchstens { $most } sind erlaubt.

edition-wants-switch = „{ $name }“ muss true oder false sein, nicht { $value }.

edition-wants-list = „{ $name }“ muss eine Liste in eckigen Klammern sein, nicht { $value }.

edition-wants-table = „{ $name }“ muss eine Tabelle sein, nicht { $value }.

edition-word-unknown = „{ $name }“ kann nicht { $value } sein. Möglich sind: { $words }.

edition-number-range = „{ $name }“ ist { $value }; erlaubt ist { $low } bis { $high }.

edition-list-count =
    „{ $name }“ hat { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }; es müssen genau { $wanted } sein.

edition-list-range =
    „{ $name }“ hat { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }; es müssen { $low } bis { $high } sein.

edition-other-game = Diese Ausgabe gehört zum Spiel „{ $game }“; gebraucht wird eine Ausgabe von „{ $wanted }“.

edition-terrain-rows =
    Der Spielplan hat { $count ->
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }; es müssen { $wanted } sein.

edition-terrain-width =
    Reihe { $row } des Spielplans hat { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }; es müssen { $wanted } sein.

edition-terrain-letter = „{ $letter }“ auf Feld { $cell } ({ $column }. Zeichen der Reihe) ist kein Gelände. Schreibe . für Ebene, h für Hügel, M für Berg.

edition-site-off-board = „{ $at }“ ist kein Feld des Spielplans. Felder heißen A1 bis { $last }: Buchstabe der Spalte, dann Nummer der Reihe.

edition-site-first-column = Auf { $at } darf keine Bohrstelle liegen: In Spalte A starten die Lastwagen.

edition-site-twice = Die Bohrstelle { $at } steht zweimal da; zuerst in Zeile { $other_line }.

edition-sites-touch = Die Bohrstellen { $at } und { $other } (Zeile { $other_line }) berühren sich. Zwei Bohrstellen dürfen sich nicht berühren, auch nicht an einer Ecke.

edition-sites-count =
    Es gibt { $count ->
        [one] { $count } Bohrstelle
       *[other] { $count } Bohrstellen
    }; es müssen { $wanted } sein.

edition-sites-of-kind =
    Es gibt { $count ->
        [one] { $count } Bohrstelle
       *[other] { $count } Bohrstellen
    } der Sorte { $kind }; es müssen { $wanted } sein.

edition-sites-starred =
    Von den Bohrstellen der Sorte { $kind } { $count ->
        [one] bleibt { $count }
       *[other] bleiben { $count }
    } bei drei Spielern leer; es müssen { $wanted } sein.

edition-price-order = { $price } $ steht nach { $before } $: Die Preise müssen von Stufe zu Stufe steigen.

edition-zones-count =
    „zones“ hat { $count ->
        [one] { $count } Buchstaben
       *[other] { $count } Buchstaben
    }; nötig ist einer für jede der { $wanted } Stufen der Skala.

edition-zones-letter = „{ $letter }“ ist keine Zone. Schreibe r für Rot, w für Weiß, b für Blau.

edition-zones-order = Die Zonen „{ $zones }“ stehen nicht in der richtigen Reihenfolge: erst alle r, dann alle w, dann alle b.

edition-price-off-scale = Der Startpreis von { $price } $ steht nicht auf der Skala. Die nächste Stufe ist { $near } $.

edition-die-zero = Eine Seite des Würfels ist 0. Blaue Seiten sind 1 bis 6, rote -1 bis -6.

edition-die-leaves-scale =
    Von { $price } $ in der { $zone ->
        [r] roten
        [b] blauen
       *[w] weißen
    } Zone aus führt ein Wurf von { $face } über die Skala hinaus. Verlängere die Skala oder verschiebe die Zone.

edition-cards-total =
    Der { $deck ->
        [red] rote
       *[beige] beige
    } Stapel hat insgesamt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }; es müssen { $wanted } sein.

edition-card-specials = Diese Karte hat mehr als eine Sonderaktion: { $actions }. Eine Karte hat höchstens eine.

edition-tank-limit = Eine Tankgrenze von { $limit } ist bei { $derricks } Bohrtürmen zu hoch; höchstens { $most } ist möglich.

edition-freight-shares = Die Fracht von { $freight } $ lässt sich nicht in ganzen Dollar durch 2, 3 und 4 teilen; mit { $lower } $ oder { $higher } $ geht es.
