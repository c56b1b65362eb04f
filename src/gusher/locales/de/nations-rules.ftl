# Das Spiel der Nationen: die Regeln, Absatz für Absatz, in eigenen Worten.

nations-name = Das Spiel der Nationen
nations-about =
    Als Großmacht ziehst du Könige, Präsidenten, Diktatoren und Revolutionäre durch die Ölregion Kark. Nimm Hauptstädte ein, verschiffe das Öl und bleib die letzte Macht, die noch zahlen kann.

nations-section-S = Spielaufbau
nations-S1 =
    Gespielt wird zu zweit, zu dritt oder zu viert; jede andere Anzahl wird abgelehnt. Jeder Spieler hat eine Farbe mit 6 Staatschefs und 1 Geheimagenten. Die Staatschefs sind 2 Könige, 2 Präsidenten, 1 Diktator und 1 Revolutionär (in der deutschen Ausgabe von Parker: Guerillaführer).
    .title = Spielerzahl und Figuren
nations-S2 =
    Jeder Spieler erhält 7 M und 1 Tanker. Das Geld der Bank (in der Anleitung: Internationaler Währungsfonds) ist unbegrenzt. Es gibt insgesamt 16 Tanker und 12 Pipelines, die ersten bei Spielbeginn mitgezählt; mehr werden es nie.
    .title = Geld, Tanker und Pipelines
    .ruling = Unsere Entscheidung: Die Anleitung sagt nicht, was geschieht, wenn der Bank das Geld ausgeht, also geht es ihr nie aus.
nations-S3 =
    Kark hat acht Länder. Vier liegen an der Küste und haben je 2 Bohrtürme; drei liegen im Binnenland und haben je 4 Bohrtürme. Das achte, die U.O.R., besitzt den Kanal und 1 Bohrturm und ist ein Hafen an diesem Kanal.
    .title = Die acht Länder
    .ruling = Unsere Entscheidung: Die Anleitung sagt nicht, ob die U.O.R. ein Hafen ist. Eine Zeitschrift jener Zeit gibt dem Kanalland einen Hafen, und ohne ihn wäre die Pipeline dort zu nichts nütze.
nations-S4 =
    Eine Pipeline liegt von Anfang an: Sie verbindet die U.O.R. mit Abu Akar und kostet niemanden etwas.
    .title = Die erste Pipeline
nations-S5 =
    Die Ereigniskarten werden gemischt und als verdeckter Stapel bereitgelegt. Der Startspieler wird ausgelost; Option „Startspieler“ (`first`): Eine gewählte Farbe beginnt. Danach geht es nach links weiter.
    .title = Kartenstapel und Startspieler
nations-S6 =
    Das Geld liegt offen: Alle dürfen jederzeit sehen, wie viel jeder besitzt.
    .title = Offenes Geld
    .ruling = Unsere Entscheidung: Die Anleitung sagt nicht, ob Geld verdeckt gehalten wird, also dürfen es alle sehen.

nations-section-2 = Der Spielzug
nations-2-1 =
    In deinem ersten Zug setzt du einen beliebigen Staatschef auf eine freie Hauptstadt und bezahlst ihn (4.1). Dein Agent kommt kostenlos auf dieselbe Hauptstadt. Ist das Land ein Hafen, darfst du dann deinen Tanker an seine Küste setzen. Hältst du ihn zurück, bleibt er in deiner Reserve: In einem späteren Zug darfst du ihn als Tankeraktion wie einen gekauften einsetzen, aber kostenlos; du kannst ihn auch verkaufen oder durch eine Karte verlieren.
    .title = Dein erster Zug
    .ruling = Unsere Entscheidung: Die Anleitung sagt nicht, was aus einem Tanker wird, der im ersten Zug nicht eingesetzt wird, also wartet er in der Reserve.
nations-2-2 =
    In jedem späteren Zug, in dieser Reihenfolge: Einnahmen kassieren (3), den Agenten vier Felder ziehen (5), einen Staatschef einsetzen oder ziehen (4). Danach darfst du eine Tankeraktion ausführen (6.1) und eine Pipeline legen (6.6), in beliebiger Reihenfolge. Mit `end` beendest du den Zug.
    .title = Jeder spätere Zug
nations-2-3 =
    Ist nur eine Aktion erlaubt, wirst du nicht gefragt: Das Programm führt sie aus und hält sie im Protokoll fest.
    .title = Nur eine Möglichkeit
    .ruling = Unsere Entscheidung: Die Anleitung sagt dazu nichts; eine Frage mit nur einer Antwort kostet bloß Zeit.
nations-2-4 =
    Die Regeln kennen keine Absprachen und keine Darlehen zwischen Spielern; das Programm bietet auch keine an.
    .title = Keine Geschäfte untereinander
    .ruling = Unsere Entscheidung: Die Anleitung sieht so etwas nicht vor, also fügen wir nichts hinzu.

nations-section-3 = Einnahmen
nations-3-1 =
    Du kontrollierst ein Land, solange einer deiner Staatschefs auf der Hauptstadt steht. Sobald er sie verlässt oder verliert, endet die Kontrolle.
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
    .ruling = Unsere Entscheidung: Die Anleitung spricht nur von einem Binnenland, das mit einem Küstenland verbunden ist. Zu längeren Ketten und zu Pipelines zwischen Küsten schweigt sie; hier zählt das ganze Netz als Einheit.
nations-3-5 =
    In einem Netz laden deine Tanker zuerst an den Bohrtürmen, die am meisten bringen. Tanker ohne Bohrturm, Bohrtürme ohne Tanker und Tanker auf See bringen nichts.
    .title = Die besten Bohrtürme zuerst
nations-3-6 =
    König und 1 Tanker in einem Küstenland: 2 M. Revolutionär und 2 Tanker: 2 M. Präsident und 3 Tanker in einem Land mit 2 Bohrtürmen: 4 M. Küstenland unter einem Revolutionär, durch eine Pipeline mit einem Binnenland unter einem Präsidenten verbunden, mit 3 Tankern: 6 M.
    .title = Beispiele für Einnahmen

nations-section-4 = Staatschefs
nations-4-1 =
    Einen Staatschef einzusetzen oder ein Feld weit zu ziehen kostet 2 M bei einem König oder Präsidenten und 1 M bei einem Diktator oder Revolutionär. Fünf Felder kosten also 10 M mit einem König und 5 M mit einem Diktator.
    .title = Was ein Staatschef kostet
nations-4-2 =
    In jedem Zug musst du entweder einen Staatschef aus der Reserve auf eine freie Hauptstadt setzen oder einen ziehen; nie beides und keinen zweiten, außer eine Karte verlangt es. Du überspringst diese Phase, wenn du zahlen könntest, aber überall blockiert bist, oder wenn du Einnahmen hast, aber zu wenig Geld, um irgendeinen einzusetzen oder zu ziehen.
    .title = Ein Staatschef je Zug
    .ruling = Unsere Entscheidung: Nach der Anleitung muss man einen Staatschef ziehen, wenn man keinen eingesetzt hat. Zu einem Spieler, der noch im Spiel ist, aber weder das eine noch das andere kann, schweigt sie; hier überspringt er die Phase.
nations-4-3 =
    Staatschefs ziehen Feld für Feld auf dem Ring eines Landes und überschreiten Grenzen nur auf Pfeilen; ein Pfeil zählt als ein Feld. Kein Richtungswechsel: Du gehst nie den Weg zurück, den du gekommen bist, betrittst kein Feld zweimal (auch nicht das Startfeld) und kein Land erneut, das du im selben Zug verlassen hast. Nach einem Pfeil sind beide Richtungen erlaubt. Bezahlt wird der kürzeste erlaubte Weg.
    .title = Wie Staatschefs ziehen
    .ruling = Unsere Entscheidung: Die Anleitung verbietet den Richtungswechsel, sagt aber nicht, was das an Pfeilen und Grenzen heißt. Das legen wir hier fest, und der kürzeste Weg bestimmt den Preis.
nations-4-4 =
    Jedes gezogene Feld wird bezahlt. Ein Zug, den du nicht bezahlen kannst, ist nicht erlaubt.
    .title = Jedes Feld kostet
nations-4-5 =
    Ein Staatschef darf ein Feld mit einem anderen Staatschef weder überqueren noch dort anhalten, außer beim Angriff (4.8). Auf einem Feld mit einem gegnerischen Agenten darf er anhalten, es aber nicht überqueren. Dein eigener Agent spielt keine Rolle, und ein Agent oder ein „?“ auf dem Startfeld hält ihn nicht auf.
    .title = Was den Weg versperrt
    .ruling = Unsere Entscheidung: Die Anleitung spricht nur von gegnerischen Agenten im Weg. Zum eigenen Agenten und zum Startfeld schweigt sie; beides hält einen Staatschef nicht auf.
nations-4-6 =
    Ein Staatschef darf ein „?“-Feld nicht überqueren: Er muss dort anhalten, und du nimmst eine Ereigniskarte (7.1). Im nächsten Zug darf er weiterziehen.
    .title = Halt auf „?“
nations-4-7 =
    Ein Staatschef darf eine freie Hauptstadt überqueren oder dort anhalten. Hält er an, übernimmt er die Kontrolle über das Land.
    .title = Freie Hauptstädte
nations-4-8 =
    Ein Zug darf auf einem gegnerischen Staatschef enden, wenn dieser auf einer Hauptstadt steht und von anderer Art ist: Ein König kann keinen König angreifen. Angreifen darf man von jedem Feld aus. Der angegriffene Staatschef verlässt den Spielplan, der angreifende übernimmt Hauptstadt und Land. Ein Agent dort schützt nicht.
    .title = Angriff auf einen Staatschef
    .example = Ein König greift den Diktator des Nachbarlandes an. Er zieht im Ring seines Landes, entlang eines Pfeils über die Grenze und weiter bis zur Hauptstadt des Diktators: sieben Felder zu 2 M, also 14 M. Der Diktator verlässt den Spielplan; Hauptstadt, Land und die Tanker an der Küste gehören dem König.
nations-4-9 =
    Eroberst du ein Land durch einen Angriff, gehören dir die Tanker an seiner Küste. Erlischt die Kontrolle über ein Land nur, bleiben die Tanker an seiner Küste liegen: Sie bringen nichts ein, ihr Besitzer darf sie noch bewegen, und sie fallen an den, der als Nächster die Kontrolle übernimmt.
    .title = Tanker eines eroberten Landes
    .ruling = Unsere Entscheidung: Nach der Anleitung gehören die Tanker dem Angreifer. Zu Tankern an der Küste eines Landes, das niemand mehr kontrolliert, schweigt sie, also warten sie auf den nächsten Herrscher.
nations-4-10 =
    Option „Gestürzte Staatschefs“ (`fallen_leaders`): Staatschefs, die den Spielplan verlassen, kommen „zurück in die Reserve“ (Standard), von wo sie zum üblichen Preis wieder eingesetzt werden dürfen, oder sind „aus dem Spiel“.
    .title = Gestürzte Staatschefs
    .ruling = Unsere Entscheidung, gegen den Wortlaut: Im Beispiel der Anleitung kommt der angegriffene Diktator aus dem Spiel, und die Option „aus dem Spiel“ folgt dem. Die Anleitung kennt aber keine Regel für einen Spieler, dessen Staatschefs alle fort sind; deshalb kehren Gestürzte standardmäßig zurück.
nations-4-11 =
    Ein Staatschef verlässt den Spielplan nur durch einen Angriff oder durch eine Karte. Der Agent (5) verlässt ihn nie, solange sein Besitzer im Spiel ist.
    .title = Wer den Spielplan verlässt

nations-section-5 = Geheimagenten
nations-5-1 =
    Ab deinem zweiten Zug zieht dein Agent genau vier Felder. Der Zug ist kostenlos und Pflicht, und wie in 4.3 gibt es keinen Richtungswechsel.
    .title = Vier Felder je Zug
nations-5-2 =
    Der Agent überquert jedes Feld und teilt es mit jeder Figur. Er greift nie an und kontrolliert nie ein Land.
    .title = Nichts hält Agenten auf
nations-5-3 =
    Der Agent überquert „?“-Felder frei; nur wenn er auf einem anhält, nimmst du eine Ereigniskarte. Wird durch die Karte einer deiner Staatschefs gezogen, eingesetzt oder entfernt, war das die Staatschef-Phase dieses Zuges. Eine Karte, die nicht ausgeführt werden konnte, verbraucht sie nicht.
    .title = Der Agent auf „?“
    .ruling = Unsere Entscheidung: Die Anleitung sagt das von einer Karte, durch die ein Staatschef zieht oder entfernt wird; wir nehmen eine hinzu, durch die er eingesetzt wird. Zu Karten, die nicht ausgeführt werden können, schweigt sie; da kein Staatschef bewegt wurde, behältst du deine Staatschef-Phase.

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
    .ruling = Unsere Entscheidung: Die Anleitung sagt nicht, wie ein Tanker die Küste der U.O.R. verlässt; da der Kanal in beide Hälften führt, gilt das auch für seinen Hafen.
nations-6-4 =
    Ein Tanker auf See ist sicher und bringt nichts ein.
    .title = Sicher auf See
nations-6-5 =
    Hat die Bank keinen Tanker mehr, kann keiner gekauft werden. Dasselbe gilt für Pipelines.
    .title = Wenn die Bank leer ist
nations-6-6 =
    Eine Pipeline kostet 3 M. Lege sie über eine Grenze (zwei durch einen Pfeil verbundene Länder), die noch keine hat und von der du mindestens eine Seite kontrollierst. Eine je Zug, eine je Grenze; es gibt zwölf Grenzen und zwölf Pipelines. Sie bleibt das ganze Spiel über liegen, wer auch immer regiert.
    .title = Eine Pipeline legen
    .ruling = Unsere Entscheidung: Die Anleitung kennt Pipelines nur zwischen Binnen- und Küstenland und sagt nicht, wer bauen darf; hier geht jede Grenze, von der du eine Seite kontrollierst.

nations-section-7 = Internationale Ereignisse
nations-7-1 =
    Hältst du auf „?“ an, nimm die oberste Ereigniskarte, tu so weit wie möglich, was sie sagt, und lege sie unter den Stapel. Karten werden vorgelesen: Alle wissen, was gezogen wurde.
    .title = Eine Karte nehmen
nations-7-2 =
    Eine Karte, die du nimmst, weil dein Staatschef auf „?“ angehalten hat, wird zusätzlich zu diesem Zug ausgeführt. Ein zweiter Staatschef zieht nur, wenn eine Karte es verlangt.
    .title = Karte nach einem Zug
    .ruling = So steht es in der Anleitung: Mehr als ein Staatschef zieht nur, wenn eine Karte es verlangt.
nations-7-3 =
    Kannst du eine Karte nicht voll bezahlen, zahlst du, was du hast.
    .title = Zu wenig Geld
    .ruling = Unsere Entscheidung: Die Anleitung sagt nicht, was bei Geldmangel geschieht, also zahlst du, was du kannst, und schuldest nichts.
nations-7-4 =
    Für einen Staatschef, den eine Karte ziehen lässt, gelten 4.3–4.9, aber du zahlst nichts. Hält er auf „?“ an, nimmst du die nächste Karte.
    .title = Ziehen durch eine Karte
nations-7-5 =
    Lässt eine Karte dir die Wahl, musst du wählen, solange mindestens eine Möglichkeit besteht; gibt es keine, geschieht nichts. Die Karte kommt unter den Stapel, wenn sie ausgeführt ist; führt eine Karte zur nächsten, ist die zuletzt genommene zuerst fertig und kommt zuerst darunter. Ein Tanker oder eine Pipeline durch eine Karte kommt zu denen deines Zuges hinzu.
    .title = Auswahl und Geschenke
    .ruling = Nach der Anleitung kommt eine Karte unter den Stapel, nachdem sie ausgeführt ist. Unsere Entscheidung: Ob Geschenke einer Karte deine Tankeraktion oder Pipeline verbrauchen, sagt sie nicht; hier tun sie es nicht.

nations-section-8 = Ausscheiden und Sieg
nations-8-1 =
    Du scheidest aus, wenn du in deiner Staatschef-Phase keine Einnahmen hast (was der Spielplan dir in diesem Moment einbrächte) und weniger Geld, als der billigste deiner Staatschefs kostet; oder wenn du keinen Staatschef mehr hast, weder auf dem Spielplan noch in der Reserve. Dein Geld geht an die Bank, alle deine Figuren verlassen den Spielplan, deine Tanker gehen an die Bank zurück, Pipelines bleiben liegen.
    .title = Wer ausscheidet
    .ruling = Unsere Entscheidung: Nach der Anleitung scheidet aus, wer weder Einnahmen noch Geld hat und deshalb keinen Staatschef ziehen kann. Zu wenig Geld für jeden Staatschef gilt bei uns als kein Geld, und geprüft wird in der Staatschef-Phase. Zu einem Spieler ohne Staatschefs schweigt die Anleitung; er könnte nie wieder handeln.
nations-8-2 =
    Der Agent zieht zuerst, deshalb kann dich eine in diesem Zug genommene Karte retten: mit Geld oder Einnahmen oder weil durch sie einer deiner Staatschefs zieht oder eingesetzt wird. Ein Staatschef, den du durch sie verlierst, rettet dich nicht.
    .title = Rettung durch eine Karte
    .ruling = So steht es in der Anleitung: Eine günstige Karte, die Geld bringt oder einen Staatschef ziehen lässt, hält dich im Spiel; eine ungünstige wirft dich hinaus. Unsere Entscheidung: Auch eine Karte, die Einnahmen bringt (8.1) oder einen Staatschef einsetzt, rettet dich.
nations-8-3 =
    Wer als Letzter übrig bleibt, gewinnt.
    .title = Der Sieg
nations-8-4 =
    Option „Runden“ (`round_limit`, standardmäßig aus): Das Spiel endet nach so vielen Runden; eine Runde endet, wenn wieder der Platz des Startspielers an der Reihe wäre, auch wenn dieser Spieler ausgeschieden ist. Unter den Verbliebenen gewinnt das größte Vermögen: Bargeld plus 3 M je Tanker. Bei Gleichstand zählen die höheren Einnahmen; sind auch sie gleich, wird der Sieg geteilt.
    .title = Begrenzte Rundenzahl

nations-box =
    1 Spielplan in zwei Hälften: die Ölregion Kark
    Für jeden Spieler in einer Farbe: 2 Könige, 2 Präsidenten, 1 Diktator, 1 Revolutionär und 1 Geheimagent
    16 Tanker und 12 Pipelines
    Ein Stapel Ereigniskarten
    Geldscheine zu 1 M; eine Zeitschrift von damals kennt auch Scheine zu 5 M
    In der Anleitung ist jeder Spieler eine Großmacht und die Bank der Internationale Währungsfonds.
nations-reference-1 =
    1 – Kassiere deine Einnahmen.
    2 – Zieh deinen Agenten genau vier Felder.
    3 – Setz einen Staatschef auf einer freien Hauptstadt ein oder zieh einen.
    4 – Wenn du willst: eine Tankeraktion und eine Pipeline, in beliebiger Reihenfolge.
    .title = Ein Zug
nations-reference-2 =
    König, Präsident: Einsetzen 2 M, jedes Feld 2 M; 2 M je Bohrturm mit Tanker
    Diktator, Revolutionär: Einsetzen 1 M, jedes Feld 1 M; 1 M je Bohrturm mit Tanker
    .title = Staatschefs
nations-reference-3 =
    Im Ring oder entlang eines Pfeils, im selben Zug nie zurück
    Ein Staatschef muss auf „?“ anhalten; ein Agent zieht darüber hinweg.
    Ein Staatschef kommt weder an Staatschefs noch an gegnerischen Agenten vorbei, ein Agent an allem.
    Wer auf „?“ anhält, nimmt eine Ereigniskarte.
    .title = Ziehen
nations-reference-4 =
    Nur gegen einen Staatschef anderer Art, und nur auf einer Hauptstadt
    Der angegriffene Staatschef verlässt den Spielplan; Hauptstadt, Land und die Tanker an der Küste gehören dir.
    .title = Angreifen
nations-reference-5 =
    Küstenland: 2 Bohrtürme; Binnenland: 4; U.O.R.: 1
    Jeder Tanker an der Küste bedient einen Bohrturm, in diesem Land oder über Pipelines durch Länder, die du kontrollierst.
    .title = Bohrtürme
nations-reference-6 =
    Je Zug eines davon: kaufen für 5 M, bewegen oder verkaufen für 3 M
    Von der Küste auf See oder zurück, in derselben Meereshälfte
    Durch den Kanal, wenn du die U.O.R. kontrollierst oder niemand sie kontrolliert
    Eine Pipeline kostet 3 M, an einer Grenze eines Landes, das du kontrollierst.
    .title = Tanker und Pipelines
nations-reference-7 =
    Keine Einnahmen und zu wenig Geld für deinen billigsten Staatschef: Du scheidest aus, wenn dich keine Ereigniskarte rettet.
    Der Letzte gewinnt.
    .title = Das Ende
nations-advice =
    Die Ratschläge der Anleitung, in unseren Worten.
    Im Spiel zu bleiben ist das erste Ziel; Macht über Kark ist das Mittel dazu.
    Ein Land, das wenig einbringt, darf man aufgeben: Schick seinen Staatschef los, um ein reicheres Nachbarland zu nehmen oder einen Gegner zu schwächen.
    Was eine Macht aufgibt, kann einer anderen gerade recht sein. Achte auf Hauptstädte, die frei werden.
    Ein Küstenland allein füllt zwei Tanker und nicht mehr. Eine Pipeline ins Binnenland lohnt sich nur, wenn an ihrem Hafen weitere Tanker warten.
    Ist ein Land in Gefahr, bring seinen Tanker rechtzeitig auf See. Dann geht vielleicht das Land verloren, aber nicht der Tanker.
    Auch ohne Geld zieht dein Agent noch, und ein „?“ in vier Feldern Entfernung kann dich im Spiel halten.
nations-sources =
    The Game of Nations: Waddingtons, 1973, nach einer Idee von Michael Hicks-Beach.
    Die französische Anleitung „Le Jeu des Nations“: die britische Fassung, und die einzige Anleitung, die wir gelesen haben.
    Eine deutsche Besprechung der Parker-Ausgabe: Ringe aus acht Feldern mit einer Hauptstadt und einem Ereignisfeld, die Bohrtürme in der Mitte, ein Kanal zwischen beiden Meeren.
    Die Zeitschrift Campaign (Nr. 87): acht Länder, jedes ein Ring aus acht Feldern mit einer Hauptstadt.
    Eine Zeitschrift von damals: Das Kanalland hat einen Hafen. Sie beschreibt die andere, nordamerikanische Fassung.
    The Games Journal: Beide Fassungen haben fast das gleiche Material.

nations-provenance-rules =
    Das Spiel erschien 1973 bei Waddingtons, nach einer Idee von Michael Hicks-Beach. Unsere Regeln folgen der französischen Anleitung, die die britische Fassung wiedergibt, in eigenen Worten erzählt.
nations-provenance-reviews =
    Besprechungen sagen: acht Länder, jedes ein Ring aus acht Feldern mit einer Hauptstadt; eine deutsche Besprechung der Parker-Ausgabe nennt dazu ein Ereignisfeld auf jedem Ring.
nations-provenance-reconstructed =
    Die Anleitung zeigt weder den gedruckten Spielplan noch die Kartentexte. Was die Quellen nicht hergeben, ist in der Ausgabe `kark-1973` rekonstruiert und so gekennzeichnet: unsere beste Vermutung, nicht das gedruckte Spiel.
nations-data-countries =
    Die acht Länder mit ihren Bohrtürmen, Hauptstädten, „?“-Feldern und Grenzfeldern. Bekannt sind die Ringe aus acht Feldern mit einer Hauptstadt, die Namen U.O.R. und Abu Akar und je zwei Küstenländer an jeder Küste. Die übrigen sechs Namen sind erfunden, die Lage der Felder ist rekonstruiert.
nations-data-arrows =
    Sechzehn Pfeile, in beide Richtungen offen, einer je Grenzfeld. Sie sind so rekonstruiert, dass benachbarte Hauptstädte 5, 6 oder 7 Felder auseinanderliegen: Der Angriff der Anleitung über 7 Felder für 14 M (4.8) kann also vorkommen.
nations-data-borders =
    Die zwölf durch einen Pfeil verbundenen Länderpaare, jedes mit Platz für eine Pipeline: so viele Grenzen wie Pipelines. Sie ergeben sich aus den rekonstruierten Pfeilen; die Pipeline zwischen der U.O.R. und Abu Akar liegt von Anfang an.
nations-data-incidents =
    Ein Stapel von 24 Karten in 15 Arten. Bekannt ist nur, dass etwa die Hälfte günstig ist und dass es Darlehen, verlorene Tanker, ein besetztes Land und den Tod eines Staatschefs gibt; der Rest ist rekonstruiert.

nations-card-oil-boom = Ölboom
    .effect = Du erhältst { $amount } M.
nations-card-foreign-loan = Auslandsdarlehen
    .effect = Du erhältst { $amount } M und zahlst sie nie zurück.
nations-card-record-exports = Rekordexporte
    .effect = Kassiere deine Einnahmen noch einmal.
nations-card-coup = Staatsstreich
    .effect = Setze kostenlos einen Staatschef aus deiner Reserve auf eine freie Hauptstadt.
nations-card-revolution = Revolution
    .effect = Ersetze einen gegnerischen Staatschef auf einer Hauptstadt durch einen von anderer Art aus deiner Reserve; 4.8 und 4.9 gelten.
nations-card-state-visit = Staatsbesuch
    .effect = Ziehe einen deiner Staatschefs kostenlos bis zu { $amount ->
        [one] ein Feld
       *[other] { $amount } Felder
    } weit. Er darf angreifen.
nations-card-launched = Stapellauf
    .effect = Du erhältst einen Tanker und setzt ihn wie einen gekauften ein.
nations-card-concession = Konzession
    .effect = Lege kostenlos eine Pipeline, wie in 6.6.
nations-card-assassination = Attentat
    .effect = Einer deiner Staatschefs, nach deiner Wahl, verlässt den Spielplan.
nations-card-tanker-lost = Tanker verloren
    .effect = Einer deiner Tanker, nach deiner Wahl, geht an die Bank zurück.
nations-card-fine = Geldstrafe
    .effect = Zahle { $amount } M.
nations-card-reparations = Reparationen
    .effect = Zahle { $amount } M.
nations-card-strike = Streik
    .effect = Deine nächsten Einnahmen (2.2) fallen aus; sonst ändert sich nichts.
nations-card-palace-revolt = Palastrevolte
    .effect = Einer deiner Staatschefs auf einer Hauptstadt, nach deiner Wahl, zieht kostenlos auf ein freies Nachbarfeld seines Rings.
nations-card-summit = Gipfeltreffen
    .effect = Zahle { $amount } M an jeden Gegner, der noch im Spiel ist, in Spielerreihenfolge.
