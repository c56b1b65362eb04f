# Fehler in Ausgabedateien von The Game of Nations (Deutsch).  Datei und Zeile stehen davor.

edition-country-unknown = „{ $country }“ ist keines der acht Länder: { $known }.

edition-country-twice = Das Land { $country } steht zweimal da; zuerst in Zeile { $other_line }.

edition-coast-half = { $country } liegt an der Küste und braucht seine Hälfte des Meeres: half = "north" oder half = "south".

edition-half-without-coast = { $country } ist „{ $kind }“ und hat keine Hälfte des Meeres. Nur eine Küste hat eine.

edition-canal-count =
    { $count ->
        [0] Kein Land hat den Kanal
       *[other] { $count } Länder haben den Kanal
    }; genau eines muss ihn haben.

edition-ring-size =
    Der Ring von { $country } hat { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }; es müssen { $wanted } sein.

edition-ring-sign = „{ $sign }“ im Ring von { $country } ist kein Feld. Schreibe C für die Hauptstadt, ? für ein Ereignisfeld, x für ein Grenzfeld, . für ein gewöhnliches Feld.

edition-ring-capitals =
    Der Ring von { $country } hat { $count ->
        [0] keine Hauptstadt
        [one] { $count } Hauptstadt
       *[other] { $count } Hauptstädte
    } (C); es muss genau eine sein.

edition-ring-incidents =
    Der Ring von { $country } hat { $count ->
        [0] kein „?“-Feld
        [one] { $count } „?“-Feld
       *[other] { $count } „?“-Felder
    }; es muss genau eines sein.

edition-arrow-form = „{ $arrow }“ ist kein Pfeil. Schreibe zwei Felder mit Bindestrich, etwa U.0-N1.6.

edition-arrow-inside = Der Pfeil „{ $arrow }“ bleibt in einem Land. Ein Pfeil führt in ein anderes.

edition-arrow-no-border = Der Pfeil „{ $arrow }“ berührt { $at }; das ist kein Grenzfeld. Schreibe dort x in den Ring oder versetze den Pfeil.

edition-arrow-second = { $at } hat schon einen Pfeil, in Zeile { $other_line }. Jedes Grenzfeld hat genau einen.

edition-arrow-missing = Vom Grenzfeld { $at } führt kein Pfeil weg. Jedes Grenzfeld hat genau einen.

edition-border-form = „{ $border }“ ist keine Grenze. Schreibe zwei Länder mit Bindestrich, etwa U-A.

edition-border-twice = Die Grenze { $border } steht zweimal da; zuerst in Zeile { $other_line }.

edition-border-no-arrow = Über die Grenze { $border } führt kein Pfeil.

edition-border-missing = Über die Grenze { $border } führt ein Pfeil, aber sie steht nicht in der Liste.

edition-pipeline-border = Auf „{ $border }“ kann nicht von Anfang an eine Pipeline liegen: Das ist keine Grenze, oder dort liegt schon eine.

edition-pipeline-supply = { $laid ->
        [one] { $laid } Pipeline liegt
       *[other] { $laid } Pipelines liegen
    } von Anfang an da, aber es gibt insgesamt nur { $supply }.

edition-tanker-supply = Vier Spieler beginnen mit { $wanted } Tankern, aber es gibt insgesamt nur { $supply }.

edition-start-money = { $money } M zu Beginn reichen für keinen Staatschef.

edition-incident-twice = Die Karte „{ $card }“ steht zweimal da; zuerst in Zeile { $other_line }. Gib die Anzahl in einer Zeile an.

edition-incident-amount = Die Karte „{ $card }“ braucht einen Betrag (amount).

edition-incident-no-amount = Die Karte „{ $card }“ hat keinen Betrag (amount).

edition-incident-total =
    Der Stapel hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }; es müssen { $wanted } sein.

edition-too-many-ways = Diese Pfeile geben einem Staatschef { $ways } Wege von Land zu Land; mehr als { $most } gehen nicht. Nimm weniger Pfeile.
