# Das Spiel der Nationen: die Regeln, Punkt für Punkt, in eigenen Worten.

nations-name = Das Spiel der Nationen
nations-about =
    Als Großmacht ziehst du Könige, Präsidenten, Diktatoren und Revolutionäre durch die Ölregion Kark. Nimm Hauptstädte ein, verschiffe das Öl und bleib die letzte Macht, die noch zahlen kann.

nations-section-S = Vorbereitung
nations-S1 =
    Gespielt wird zu zweit, zu dritt oder zu viert; jede andere Anzahl wird abgelehnt. Alle haben eine Farbe mit 6 Staatsoberhäuptern und 1 Geheimagenten. Die Staatsoberhäupter sind 2 Könige, 2 Präsidenten, 1 Diktator und 1 Revolutionär.
    .title = Spielerzahl und Figuren
nations-S2 =
    Alle erhalten 7 M und 1 Tanker. Das Geld der Bank ist unbegrenzt. Es gibt insgesamt 16 Tanker und 12 Pipelines, die ersten bei Spielbeginn mitgezählt; mehr werden es nie.
    .title = Geld, Tanker und Pipelines
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, was geschieht, wenn der Bank das Geld ausgeht, also geht es ihr nie aus.
nations-S3 =
    Kark hat acht Länder. Vier liegen an der Küste und haben je 2 Bohrtürme; drei liegen im Binnenland und haben je 4 Bohrtürme. Das achte, die U.O.R., besitzt den Kanal und 1 Bohrturm und ist ein Hafen an diesem Kanal.
    .title = Die acht Länder
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, ob die U.O.R. ein Hafen ist, aber sonst wäre ihre Pipeline zu nichts nütze.
nations-S4 =
    Eine Pipeline liegt von Anfang an: Sie verbindet die U.O.R. mit Abu Akar und kostet niemanden etwas.
    .title = Die erste Pipeline
nations-S5 =
    Mische die Zwischenfallkarten und lege sie als verdeckten Stapel bereit. Wer beginnt, entscheidet das Los; als Option beginnt ein festgelegter Platz. Danach geht es links herum weiter.
    .title = Kartenstapel und Startspieler
nations-S6 =
    Das Geld liegt offen: Alle dürfen jederzeit sehen, wie viel jeder besitzt.
    .title = Offenes Geld
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, ob Geld verdeckt gehalten wird, also dürfen es alle sehen.

nations-section-2 = Der Spielzug
nations-2-1 =
    In deinem ersten Zug setzt du ein beliebiges Staatsoberhaupt auf eine freie Hauptstadt und bezahlst es (4.1). Dein Agent kommt kostenlos dazu. Ist das Land ein Hafen, darfst du dann deinen Tanker an seine Küste setzen. Hältst du ihn zurück, liegt er in deiner Reserve: In einem späteren Zug darfst du ihn als Tankeraktion wie einen gekauften einsetzen, aber kostenlos; du kannst ihn auch verkaufen oder durch eine Karte verlieren.
    .title = Dein erster Zug
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, was aus einem Tanker wird, der im ersten Zug nicht eingesetzt wird, also wartet er in der Reserve.
nations-2-2 =
    In jedem späteren Zug, in dieser Reihenfolge: Einnahmen kassieren (3), den Agenten vier Felder ziehen (5), ein Staatsoberhaupt einsetzen oder ziehen (4). Danach darfst du eine Tankeraktion ausführen (6.1) und eine Pipeline legen (6.6), in beliebiger Reihenfolge. `end` beendet den Zug.
    .title = Jeder spätere Zug
nations-2-3 =
    Ist nur eine Aktion erlaubt, wirst du nicht gefragt: Das Programm führt sie aus und hält sie im Protokoll fest.
    .title = Nur eine Möglichkeit
    .ruling = Unsere Festlegung: Die Spielregel sagt dazu nichts, und eine Frage mit nur einer Antwort kostet bloß Zeit.
nations-2-4 =
    Die Regeln kennen keine Absprachen und keine Darlehen untereinander; das Programm bietet auch keine an.
    .title = Kein Handel untereinander
    .ruling = Unsere Festlegung: Die Spielregel sieht so etwas nicht vor, also fügen wir nichts hinzu.

nations-section-3 = Einnahmen
nations-3-1 =
    Du kontrollierst ein Land, solange eines deiner Staatsoberhäupter auf der Hauptstadt steht. Sobald es sie verlässt oder verliert, endet die Kontrolle.
    .title = Kontrolle über ein Land
nations-3-2 =
    Ein Bohrturm bringt nur zusammen mit einem Tanker Geld. Jeder Tanker an der Küste bildet mit genau einem Bohrturm ein Paar, jeder Bohrturm mit genau einem Tanker.
    .title = Bohrturm und Tanker
nations-3-3 =
    Ein Paar bringt 2 M, wenn ein König oder Präsident das Land des Bohrturms hält, und 1 M, wenn es ein Diktator oder Revolutionär hält.
    .title = Was ein Paar bringt
nations-3-4 =
    Öl aus den Bohrtürmen eines Binnenlands, das du kontrollierst, kann an der Küste eines von dir kontrollierten Hafenlands geladen werden, wenn Pipelines beide verbinden, auch über andere Länder unter deiner Kontrolle. Alle so verbundenen Länder bilden ein Netz: Jeder Tanker an der Küste eines seiner Häfen darf an jedem seiner Bohrtürme laden, auch an denen der Küstenländer.
    .title = Netze aus Pipelines
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, wie weit eine Kette von Pipelines reicht und ob sie auch Bohrtürmen an der Küste dient, also behandeln wir das ganze Netz als Einheit.
nations-3-5 =
    In einem Netz laden deine Tanker zuerst an den Bohrtürmen, die am meisten bringen. Tanker ohne Bohrturm, Bohrtürme ohne Tanker und Tanker auf See bringen nichts.
    .title = Die besten Bohrtürme zuerst
nations-3-6 =
    König und 1 Tanker in einem Küstenland: 2 M. Revolutionär und 2 Tanker: 2 M. Präsident und 3 Tanker in einem Land mit 2 Bohrtürmen: 4 M. Küstenland unter einem Revolutionär, durch eine Pipeline mit einem Binnenland unter einem Präsidenten verbunden, mit 3 Tankern: 6 M.
    .title = Beispiele für Einnahmen

nations-section-4 = Staatsoberhäupter
nations-4-1 =
    Ein Staatsoberhaupt einzusetzen oder ein Feld weit zu ziehen kostet 2 M bei einem König oder Präsidenten und 1 M bei einem Diktator oder Revolutionär. Fünf Felder kosten also 10 M mit einem König und 5 M mit einem Diktator.
    .title = Was ein Staatsoberhaupt kostet
nations-4-2 =
    In jedem Zug musst du entweder ein Staatsoberhaupt aus der Reserve auf eine freie Hauptstadt setzen oder eines ziehen; nie beides und kein zweites, außer eine Karte sagt es. Du überspringst diesen Schritt, wenn du zahlen könntest, aber überall blockiert bist, oder wenn du Einnahmen hast, aber zu wenig Geld, um irgendeines einzusetzen oder zu ziehen.
    .title = Ein Staatsoberhaupt je Zug
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, was gilt, wenn man noch im Spiel ist, aber nichts tun kann, also überspringt man diesen Schritt.
nations-4-3 =
    Staatsoberhäupter ziehen Feld für Feld auf dem Ring eines Landes und überschreiten Grenzen nur auf Pfeilen; ein Pfeil zählt als ein Feld. Kein Richtungswechsel: Du gehst nie den Weg zurück, den du kamst, betrittst kein Feld zweimal (auch nicht das Startfeld) und kein Land erneut, das du im selben Zug verlassen hast. Nach einem Pfeil sind beide Richtungen erlaubt. Bezahlt wird der kürzeste erlaubte Weg.
    .title = Wie Staatsoberhäupter ziehen
    .ruling = Unsere Festlegung: Die Spielregel verbietet den Richtungswechsel, ohne zu sagen, was das an Pfeilen und Grenzen heißt, also legen wir es hier fest, und der kürzeste Weg bestimmt den Preis.
nations-4-4 =
    Jedes gezogene Feld wird bezahlt. Ein Zug, den du nicht bezahlen kannst, ist nicht erlaubt.
    .title = Jedes Feld kostet
nations-4-5 =
    Ein Staatsoberhaupt darf ein Feld mit einem anderen Staatsoberhaupt weder überqueren noch dort anhalten, außer beim Angriff (4.8). Auf einem Feld mit einem gegnerischen Agenten darf es anhalten, es aber nicht überqueren. Dein eigener Agent spielt keine Rolle, und ein Agent oder ein „?“ auf dem Startfeld hält es nicht auf.
    .title = Was den Weg versperrt
    .ruling = Unsere Festlegung: Die Spielregel schweigt zum eigenen Agenten und zum Startfeld, also hält beides ein Staatsoberhaupt nicht auf.
nations-4-6 =
    Ein Staatsoberhaupt darf ein „?“-Feld nicht überqueren: Es muss dort anhalten, und du nimmst eine Zwischenfallkarte (7.1). Im nächsten Zug darf es weiterziehen.
    .title = Halt auf „?“
nations-4-7 =
    Ein Staatsoberhaupt darf eine freie Hauptstadt überqueren oder dort anhalten. Hält es an, übernimmt es die Kontrolle über das Land.
    .title = Freie Hauptstädte
nations-4-8 =
    Ein Zug darf auf einem gegnerischen Staatsoberhaupt enden, wenn dieses auf einer Hauptstadt steht und von anderer Art ist: Ein König kann keinen König angreifen. Das angegriffene Staatsoberhaupt verlässt das Brett, das angreifende übernimmt Hauptstadt und Land. Ein Agent dort schützt nicht.
    .title = Angriff auf eine Hauptstadt
nations-4-9 =
    Eroberst du ein Land durch einen Angriff, gehören dir die Tanker an seiner Küste. Erlischt die Kontrolle über ein Land nur, bleiben die Tanker an seiner Küste liegen: Sie bringen nichts ein, ihr Besitzer darf sie noch bewegen, und sie fallen an den, der als Nächster die Kontrolle übernimmt.
    .title = Tanker eines eroberten Landes
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, was aus Tankern an der Küste eines Landes wird, das niemand mehr kontrolliert, also warten sie auf den nächsten Herrscher.
nations-4-10 =
    Die Option `fallen_leaders` bestimmt, was mit Staatsoberhäuptern geschieht, die das Brett verlassen. Standardmäßig kehren sie in die Reserve ihres Besitzers zurück und dürfen zum üblichen Preis wieder eingesetzt werden; andernfalls sind sie aus dem Spiel.
    .title = Gestürzte Staatsoberhäupter
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, ob ein gestürztes Staatsoberhaupt wiederkommen darf, also darf es das standardmäßig, und die Option bietet die andere Lesart.

nations-section-5 = Geheimagenten
nations-5-1 =
    Ab deinem zweiten Zug zieht dein Agent genau vier Felder. Das ist kostenlos, Pflicht und ohne Richtungswechsel, wie in 4.3.
    .title = Vier Felder je Zug
nations-5-2 =
    Der Agent überquert jedes Feld und teilt es mit jeder Figur. Er greift nie an und kontrolliert nie ein Land.
    .title = Nichts hält Agenten auf
nations-5-3 =
    Der Agent überquert „?“-Felder frei; nur wenn er auf einem anhält, nimmst du eine Zwischenfallkarte. Wird durch die Karte eines deiner Staatsoberhäupter gezogen, eingesetzt oder entfernt, war das der Staatsoberhaupt-Schritt dieses Zuges. Eine Karte, die nicht ausgeführt werden konnte, verbraucht ihn nicht.
    .title = Der Agent auf „?“
    .ruling = Unsere Festlegung: Die Spielregel schweigt zu Karten, die nicht ausgeführt werden können, und da kein Staatsoberhaupt bewegt wurde, behältst du deinen Schritt.

nations-section-6 = Tanker und Pipelines
nations-6-1 =
    Du hast eine Tankeraktion je Zug: einen Tanker für 5 M kaufen und auf See in einer der beiden Meereshälften oder an der Küste eines von dir kontrollierten Hafens einsetzen; oder einen bewegen; oder einen für 3 M an die Bank verkaufen.
    .title = Eine Tankeraktion
nations-6-2 =
    Ein Tanker fährt von See an die Küste eines von dir kontrollierten Hafens derselben Meereshälfte oder von der Küste auf die See dieser Hälfte. Von einem Land zum anderen braucht er zwei Züge, über die offene See.
    .title = Einen Tanker bewegen
nations-6-3 =
    Die beiden Meereshälften treffen sich nur im Kanal. Die Durchfahrt ist eine Tankerbewegung, von See zu See, und erlaubt, wenn du die U.O.R. kontrollierst oder niemand sie kontrolliert. Unter derselben Bedingung darf ein Tanker an der Küste der U.O.R. in jede der beiden Hälften auslaufen.
    .title = Der Kanal
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, wie ein Tanker die Küste der U.O.R. verlässt, und da der Kanal in beide Hälften führt, tut es auch sein Hafen.
nations-6-4 =
    Ein Tanker auf See ist sicher und bringt nichts ein.
    .title = Sicher auf See
nations-6-5 =
    Hat die Bank keinen Tanker mehr, kann keiner gekauft werden. Dasselbe gilt für Pipelines.
    .title = Wenn die Bank leer ist
nations-6-6 =
    Eine Pipeline kostet 3 M. Lege sie über eine Grenze (zwei durch einen Pfeil verbundene Länder), die noch keine hat und von der du mindestens eine Seite kontrollierst. Eine je Zug, eine je Grenze; es gibt zwölf Grenzen und zwölf Pipelines. Sie bleibt das ganze Spiel über liegen, wer auch immer regiert.
    .title = Eine Pipeline legen
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, wo man bauen darf, also musst du mindestens ein Ende der Pipeline kontrollieren.

nations-section-7 = Internationale Zwischenfälle
nations-7-1 =
    Hältst du auf „?“ an, nimm die oberste Zwischenfallkarte, tu so weit wie möglich, was sie sagt, und lege sie unter den Stapel. Karten werden vorgelesen: Alle wissen, was gezogen wurde.
    .title = Eine Karte nehmen
nations-7-2 =
    Eine Karte, die du nimmst, weil dein Staatsoberhaupt auf „?“ angehalten hat, wird zusätzlich zu diesem Zug ausgeführt.
    .title = Karte nach einem Zug
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, ob eine solche Karte als zweiter Zug zählt, also kommt sie zum ersten hinzu.
nations-7-3 =
    Kannst du eine Karte nicht voll bezahlen, zahlst du, was du hast.
    .title = Zu wenig Geld
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, was bei Geldmangel geschieht, also zahlst du, was du kannst, und schuldest nichts.
nations-7-4 =
    Für ein Staatsoberhaupt, das durch eine Karte zieht, gelten 4.3–4.9, aber du zahlst nichts. Hält es auf „?“ an, nimmst du die nächste Karte.
    .title = Ziehen durch eine Karte
nations-7-5 =
    Lässt eine Karte dir die Wahl, musst du wählen, solange mindestens eine Möglichkeit besteht; gibt es keine, geschieht nichts. Die Karte kommt unter den Stapel, bevor sie ausgeführt wird. Ein Tanker oder eine Pipeline durch eine Karte kommt zu denen deines Zuges hinzu.
    .title = Auswahl und Geschenke
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, wann die Karte zurückkommt und ob ihre Geschenke im Zug mitzählen, also legen wir die Reihenfolge fest, und Geschenke kommen hinzu.

nations-section-8 = Ausscheiden und Sieg
nations-8-1 =
    Du scheidest aus, wenn du im Staatsoberhaupt-Schritt keine Einnahmen hast (was das Brett dir in diesem Moment zahlen würde) und weniger Geld, als das billigste deiner Staatsoberhäupter kostet. Dein Geld geht an die Bank, alle deine Figuren verlassen das Brett, deine Tanker gehen an die Bank zurück, Pipelines bleiben liegen.
    .title = Wer ausscheidet
    .ruling = Unsere Festlegung: Die Spielregel legt Zeitpunkt und Maß des Ruins nicht genau fest, also prüfen wir Einnahmen und Geld im Staatsoberhaupt-Schritt.
nations-8-2 =
    Der Agent zieht zuerst, deshalb kann dich eine in diesem Zug genommene Karte retten: mit Geld oder weil durch sie eines deiner Staatsoberhäupter zieht oder eingesetzt wird. Ein Staatsoberhaupt, das du durch sie verlierst, rettet dich nicht.
    .title = Rettung durch eine Karte
    .ruling = Unsere Festlegung: Die Spielregel sagt nicht, ob eine Karte dich noch retten kann, aber der Agent zieht vor dem Staatsoberhaupt-Schritt, also kann sie es.
nations-8-3 =
    Wer als Letzter übrig bleibt, gewinnt.
    .title = Der Sieg
nations-8-4 =
    Die Option `round_limit` ist standardmäßig aus. Ist sie gesetzt, endet das Spiel nach so vielen Runden; eine Runde endet, wenn der Zug den Startplatz passiert, auch wenn dieser Spieler ausgeschieden ist. Unter den Verbliebenen gewinnt das größte Vermögen: Bargeld plus 3 M je Tanker. Bei Gleichstand zählen die höheren Einnahmen; sind auch sie gleich, wird der Sieg geteilt.
    .title = Begrenzte Rundenzahl

nations-provenance-rules =
    Das Spiel erschien 1973 bei Waddingtons, nach einer Idee von Michael Hicks-Beach. Unsere Regeln folgen dem französischen Regelheft, das die britische Fassung wiedergibt, in eigenen Worten erzählt.
nations-provenance-reviews =
    Aus Rezensionen von 1973 wissen wir, dass es acht Länder gibt, jedes ein Ring aus acht Feldern mit einer Hauptstadt.
nations-provenance-reconstructed =
    Das Regelheft zeigt weder den gedruckten Spielplan noch die Kartentexte. Was die Quellen nicht hergeben, ist in der Ausgabe `kark-1973` rekonstruiert und so gekennzeichnet.
nations-data-countries =
    Die acht Länder mit ihren Bohrtürmen, Hauptstädten, „?“-Feldern und Grenzfeldern. Bekannt sind die Ringe aus acht Feldern mit einer Hauptstadt, die Namen U.O.R. und Abu Akar und je zwei Küstenländer an jeder Küste; die übrigen Namen und die Lage der Felder sind rekonstruiert.
nations-data-arrows =
    Sechzehn Pfeile, in beide Richtungen offen, einer je Grenzfeld. Sie sind so rekonstruiert, dass benachbarte Hauptstädte 5, 6 oder 7 Felder auseinanderliegen; der im Regelheft erwähnte Angriff über 7 Felder für 14 M kann also vorkommen.
nations-data-borders =
    Die zwölf durch einen Pfeil verbundenen Länderpaare, jedes mit Platz für eine Pipeline: so viele Grenzen wie Pipelines. Sie ergeben sich aus den rekonstruierten Pfeilen; die Pipeline zwischen der U.O.R. und Abu Akar liegt von Anfang an.
nations-data-incidents =
    Ein Stapel von 24 Karten in 15 Arten. Bekannt ist nur, dass etwa die Hälfte günstig ist und dass es Darlehen, verlorene Tanker, ein besetztes Land und den Tod eines Staatsoberhaupts gibt; der Rest ist rekonstruiert.

nations-card-oil-boom = Ölboom
    .effect = Du erhältst 5 M.
nations-card-foreign-loan = Auslandsdarlehen
    .effect = Du erhältst 4 M und zahlst sie nie zurück.
nations-card-record-exports = Rekordexporte
    .effect = Kassiere deine Einnahmen noch einmal.
nations-card-coup = Staatsstreich
    .effect = Setze kostenlos ein Staatsoberhaupt aus deiner Reserve auf eine freie Hauptstadt.
nations-card-revolution = Revolution
    .effect = Ersetze ein gegnerisches Staatsoberhaupt auf einer Hauptstadt durch eines von anderer Art aus deiner Reserve; 4.8 und 4.9 gelten.
nations-card-state-visit = Staatsbesuch
    .effect = Ziehe eines deiner Staatsoberhäupter kostenlos ein bis vier Felder. Es darf angreifen.
nations-card-launched = Stapellauf
    .effect = Du erhältst einen Tanker und setzt ihn wie einen gekauften ein.
nations-card-concession = Konzession
    .effect = Lege kostenlos eine Pipeline, wie in 6.6.
nations-card-assassination = Attentat
    .effect = Eines deiner Staatsoberhäupter, nach deiner Wahl, verlässt das Brett.
nations-card-tanker-lost = Tanker verloren
    .effect = Einer deiner Tanker, nach deiner Wahl, geht an die Bank zurück.
nations-card-fine = Geldstrafe
    .effect = Zahle 2 M.
nations-card-reparations = Reparationen
    .effect = Zahle 3 M.
nations-card-strike = Streik
    .effect = Deine nächste Einnahme (2.2) fällt aus; sonst ändert sich nichts.
nations-card-palace-revolt = Palastrevolte
    .effect = Eines deiner Staatsoberhäupter auf einer Hauptstadt, nach deiner Wahl, zieht kostenlos auf ein freies Nachbarfeld seines Rings.
nations-card-summit = Gipfeltreffen
    .effect = Zahle 1 M an jeden Gegner, der noch im Spiel ist, in Zugreihenfolge.

nations-country-N1 = Qasira
nations-country-N2 = Belhadar
nations-country-S1 = Zumara
nations-country-S2 = Tel Marouk
nations-country-U = U.O.R.
nations-country-A = Abu Akar
nations-country-B = Jebel Sahm
nations-country-D = Wadi Rhun
