# Die Regeln von Giganten, Absatz für Absatz (Deutsch).

giganten-name = Giganten

giganten-about = Bohrt nach Öl, bringt es per Bahn in die Tanks dreier Gesellschaften und ersteigert das Recht, es zu verkaufen. Ein Spiel von Wilko Manz (Kosmos, 1999) für 3 oder 4 Personen ab 10 Jahren: 7 bis 9 Runden, 70 bis 90 Minuten.

giganten-section-S = Spielaufbau

giganten-section-0 = Die Runde – neun Aktionen nacheinander

giganten-section-1 = Aktion 1 – Preise

giganten-section-2 = Aktion 2 – Aktionskarten

giganten-section-3 = Aktion 3 – Lizenzen

giganten-section-4 = Aktion 4 – Bewegung und Sonderaktion der Karte

giganten-section-5 = Aktion 5 – Bohrtürme bauen

giganten-section-6 = Aktion 6 – Förderung und Transport

giganten-section-7 = Aktion 7 – drei Versteigerungen

giganten-section-8 = Aktion 8 – Tankgrenze

giganten-section-9 = Aktion 9 – neuer Startspieler

giganten-section-E = Spielende

giganten-S1 =
    Das Spiel ist für 3 oder 4 Spieler. Jeder wählt eine Farbe: Rot, Grau, Blau oder Grün. Jede andere Spielerzahl wird abgelehnt.
    .title = Spieler und Farben

giganten-S2 =
    Der Spielplan hat 20 Spalten und 12 Reihen. Spalte 0 liegt bei den Gesellschaften, Spalte 19 am Hafen. Jedes Feld ist Ebene, Hügel oder Berg.
    .title = Der Spielplan

giganten-S3 =
    Es gibt 36 Bohrplättchen: 12 mit einem Bohrturm (Werte 2, 3 und 4, je viermal), 12 rote mit zwei Bohrtürmen (Werte 2 und 5, je sechsmal) und 12 mit drei Bohrtürmen (Werte 4, 5 und 6, je viermal). Mischt jede Sorte und legt sie verdeckt auf die Bohrstellen ihrer Sorte.
    .title = Die Bohrplättchen

giganten-S4 =
    Zu dritt bleiben die Bohrstellen mit einer aufgedruckten „3“ leer und gelten als gewöhnliches Gelände. Die sechs übrigen Plättchen kommen ungesehen zurück in die Schachtel.
    .title = Bohrstellen zu dritt
    .ruling = Unsere Entscheidung: Eine französische Anleitung lässt die Stellen mit drei Bohrtürmen weg, was ihren eigenen sechs Plättchen widerspricht; die anderen sind sich über die mit 3 markierten Stellen einig.

giganten-S5 =
    Die Preismarker der drei Gesellschaften beginnen auf 5.000 $.
    .title = Preise zu Beginn

giganten-S6 =
    Es gibt 60 Rohölmarker. Option „crude_supply“: Mit „unlimited“ (Standard) geht das Rohöl nie aus. Mit „60“ zählen nur diese Marker: Wer baut, nimmt, was noch da ist; ist keiner mehr da, kann auf keiner Bohrstelle gebaut werden, und ein Gratis-Rohöl, das nicht da ist, verfällt.
    .title = Der Rohölvorrat
    .ruling = Unsere Entscheidung: Keine Anleitung sagt, was geschieht, wenn die Marker ausgehen, und allein die Plättchen zeigen 138.

giganten-S7 =
    Mischt die 12 roten Aktionskarten, die 30 beigen Aktionskarten und die 78 Lizenzen (39 mit Wert 1, 39 mit Wert 2) getrennt und legt sie als drei verdeckte Stapel bereit.
    .title = Drei Stapel
    .ruling = Unsere Entscheidung: Die italienische Anleitung mischt 60 Lizenzen, doch ihre eigene Materialliste und die anderen Anleitungen nennen 78.

giganten-S8 =
    Jeder hat 15.000 $, 1 Lastwagen, 5 Bohrtürme und 1 Lokomotive, aber noch keine Lizenzen. Der Bank geht das Geld nie aus. Geld, Kartenzahlen, gezahlte Lizenzen und alle Ablagen sind offen; die Werte der Lizenzen auf deiner Hand sind dein Geheimnis.
    .title = Deine Startausstattung
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich dazu, was offen und was geheim ist.

giganten-S9 =
    Die Lokomotiven der Spieler und die schwarze Lokomotive beginnen auf Spalte 0 der Strecke. Die Lastwagen beginnen neben dem Spielplan.
    .title = Lokomotiven und Lastwagen

giganten-S10 =
    Der Startspieler wird ausgelost. Option „first“: „random“ (zufällig, Standard) oder der Platz dessen, der beginnen soll.
    .title = Wer beginnt

giganten-0-1 =
    Hast du nur eine erlaubte Möglichkeit, wirst du nicht gefragt: Sie wird ausgeführt und im Protokoll vermerkt. Auch die Bewegung endet von selbst, wenn nur noch das Anhalten bleibt.
    .title = Keine unnötigen Fragen
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich, und eine Frage mit nur einer Antwort kostet bloß Zeit.

giganten-0-2 =
    Ein Stapel wird erst in dem Moment neu gebildet, in dem eine Karte von ihm gebraucht wird und er leer ist.
    .title = Einen Stapel erneuern
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich zum genauen Zeitpunkt.

giganten-1-1 =
    Würfelt einmal für jede Gesellschaft, in der Reihenfolge Hudson, Jet, US Standard. Die sechs Seiten des Würfels sind 2, 3 und 4 in Blau und 2, 3 und 4 in Rot.
    .title = Preise würfeln

giganten-1-2 =
    Steht der Preismarker in der weißen Zone, hebt eine blaue Zahl den Preis um so viele Stufen, und eine rote senkt ihn um so viele.
    .title = Weiße Zone

giganten-1-3 =
    Steht der Preismarker in der blauen (hohen) Zone, senkt jede Zahl den Preis, gleich welcher Farbe.
    .title = Blaue Zone

giganten-1-4 =
    Steht der Preismarker in der roten (niedrigen) Zone, hebt jede Zahl den Preis, gleich welcher Farbe.
    .title = Rote Zone

giganten-1-5 =
    Es zählt die Zone, in der der Marker vor dem Zug steht; dann zieht er um die ganze Zahl, auch über eine Zonengrenze hinweg.
    .title = Zone und voller Zug
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich; auf der gedruckten Skala führt der Würfel allein nie über das Ende hinaus.

giganten-2-1 =
    Deckt die oberste rote Karte auf. Die schwarze Lokomotive fährt um die Zahl darauf vor, in Feldern gezählt, gleich was diese kosten.
    .title = Die rote Karte

giganten-2-2 =
    Erreicht die schwarze Lokomotive den Stern oder würde sie ihn überfahren, endet das Spiel sofort: siehe E1 bis E5.
    .title = Am Stern

giganten-2-3 =
    Deckt so viele beige Karten auf, wie Spieler mitspielen. Ist der Stapel leer, wird er aus der gemischten Ablage neu gebildet. Beispiel: Zu dritt liegen drei beige Karten neben der roten.
    .title = Die beigen Karten

giganten-2-4 =
    In Spielerreihenfolge (der Startspieler, dann im Uhrzeigersinn) nimmt jeder eine offene Karte, rot oder beige. Die beigen Karten sind ab 1 nummeriert und behalten ihre Nummern. Die übrige Karte kommt sofort auf ihre Ablage.
    .title = Eine Karte wählen

giganten-3-1 =
    In Spielerreihenfolge erhält jeder so viele Lizenzen, wie seine Karte zeigt, erst alle für einen, dann für den nächsten. Ist der Stapel leer, wird er aus der Ablage neu gebildet; ist auch diese leer, gibt es keine weiteren. Was fehlt, wird später nicht nachgeholt.
    .title = Lizenzen austeilen
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich dazu, was geschieht, wenn die Lizenzen nicht reichen.

giganten-3-2 =
    Die Werte deiner Lizenzen bleiben den Mitspielern verborgen. Wie viele Karten jeder hält, ist offen.
    .title = Geheime Werte

giganten-4-1 =
    In deiner ersten Aktion 4 setzt du vor allem anderen deinen Lastwagen auf ein freies Feld der Spalte 0. Das ist Pflicht und kostet nichts. Ein Feld mit einem anderen Lastwagen ist nicht erlaubt.
    .title = Den Lastwagen einsetzen
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich dazu, ob zwei Lastwagen auf demselben Feld beginnen dürfen.

giganten-4-2 =
    Teile die Bewegungspunkte deiner Karte beliebig zwischen Lastwagen und Lokomotive auf, Schritt für Schritt in beliebiger Reihenfolge. Nicht genutzte Punkte verfallen.
    .title = Bewegungspunkte aufteilen
    .ruling = Unsere Entscheidung: Eine französische Anleitung sagt, der Rest müsse an die Lokomotive gehen, und zwei Absätze weiter, er müsse nicht ausgegeben werden.

giganten-4-3 =
    Der Lastwagen zieht waagerecht und senkrecht, nie diagonal. Eine Ebene zu befahren kostet 1 Punkt, einen Hügel 2, einen Berg 3.
    .title = Mit dem Lastwagen fahren

giganten-4-4 =
    Dein Lastwagen darf eine Bohrstelle (du zahlst das Gelände ihres Feldes) und das Feld eines anderen Lastwagens durchfahren, dort aber nicht anhalten. Jede Fahrt führt auf ein Feld, auf dem er anhalten darf; du darfst mehrere Fahrten aneinanderreihen.
    .title = Durchfahren und Anhalten
    .ruling = Unsere Entscheidung: Die Regel zu anderen Lastwagen steht nur in einem der Texte, und ihm folgen wir.

giganten-4-5 =
    Kein Lastwagen darf ein Feld mit einem Bohrturm befahren, auch nicht mit einem eigenen.
    .title = Bohrtürme versperren den Weg

giganten-4-6 =
    Auf jedem Feld der Fahrt, auf dem er anhalten darf (4.4), auch am Start und beim Einsetzen, zeigt dir dein Lastwagen die Werte waagerecht oder senkrecht benachbarter unberührter schwarzer Plättchen (ein oder drei Bohrtürme): von selbst und kostenlos. Rote sieht man nie. Die Werte bleiben dein Geheimnis; welche Plättchen du gesehen hast, ist offen. Eine Fahrt nimmt den billigsten Weg, bei Gleichstand vom Ziel zurückverfolgt stets die kleinste Spalte, dann Reihe. Der Weg ist offen; wer einen anderen will, fährt in Etappen.
    .title = Plättchen ansehen
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich; Ansehen schadet nie und geschieht daher von selbst, und der Weg liegt fest, weil Spielaufzeichnungen davon abhängen.

giganten-4-7 =
    Deine Lokomotive in eine Spalte zu ziehen kostet die dort aufgedruckte Zahl: Spalten 1–9 kosten 1 Punkt, Spalten 10–16 kosten 2, Spalten 17–19 kosten 3. Über Spalte 19 fährt sie nie hinaus.
    .title = Die Lokomotive bewegen

giganten-4-8 =
    Nach der Bewegung musst du die Sonderaktion deiner Karte ausführen, falls sie eine hat.
    .title = Die Sonderaktion
    .ruling = Unsere Entscheidung: Nach den französischen Anleitungen muss man, nach der italienischen darf man.

giganten-4-9 =
    Preisänderung N: Wähle eine Gesellschaft und verschiebe ihren Preis um genau N Stufen nach oben oder unten, gleich in welcher Zone; am Ende der Skala bleibt der Marker stehen. Option „price_change“: „exact“ (Standard) oder „up-to“, dann wählst du eine bis N Stufen. Der Text der Aktion nennt die Stufen der Karte oder die gewählten, auch wenn die Skala früher endet.
    .title = Einen Preis ändern
    .ruling = Unsere Entscheidung: Die meisten Anleitungen verschieben den Preis um die genaue Zahl, eine französische um bis zu so viel.

giganten-4-10 =
    Gratis-Rohöl: Nimm 1 Rohöl aus dem Vorrat und lege es in einen deiner Tanks. Es braucht keinen Transport.
    .title = Ein Gratis-Rohöl

giganten-4-11 =
    Zurücksetzen N: Die Lokomotive jedes Gegners fährt N Felder zurück (Felder, nicht Punkte), aber nicht über Spalte 0 hinaus. Die schwarze Lokomotive fährt nie zurück. Beispiel: Eine Lokomotive auf Spalte 19, die um 3 zurückgesetzt wird, steht auf Spalte 16, dem letzten Feld für 2, und zahlt für ihren nächsten Schritt 3.
    .title = Gegner zurücksetzen
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich zur Grenze bei Spalte 0.

giganten-4-12 =
    Danach kommt deine Karte auf ihre Ablage, und der nächste Spieler führt seine ganze Aktion 4 aus.
    .title = Die Karte ablegen

giganten-5-1 =
    In Spielerreihenfolge darf ein Spieler, dessen Lastwagen waagerecht oder senkrecht neben mindestens einer unberührten Bohrstelle steht, auf einer davon einen Bohrturm bauen: höchstens einen pro Runde. Wer nichts bauen kann, wird nicht gefragt.
    .title = Wer bauen darf

giganten-5-2 =
    Ein Bohrturm kostet auf einer Bohrstelle mit einem Bohrturm 4.000 $, mit zwei 6.000 $ und mit drei 8.000 $. Der Betrag geht sofort an die Bank; Kredit gibt es nicht.
    .title = Kosten des Baus

giganten-5-3 =
    Zum Bauen brauchst du einen Bohrturm in deinem Vorrat. Jeder hat fünf.
    .title = Ein Bohrturm im Vorrat

giganten-5-4 =
    Deckt das Plättchen für alle auf und legt so viel Rohöl unter den Bohrturm. Das Plättchen kommt aus dem Spiel.
    .title = Auf Öl gestoßen

giganten-6-1 =
    In Spielerreihenfolge muss jeder von jedem eigenen Bohrturm 1 Rohöl nehmen. Ein Bohrturm, dessen letztes Rohöl genommen wurde, geht an seinen Besitzer zurück; sein Feld ist von da an gewöhnliches Gelände.
    .title = Rohöl fördern
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich dazu, was aus dem Feld wird.

giganten-6-2 =
    Jedes genommene Rohöl wird in einen deiner drei Tanks transportiert, beliebig aufgeteilt, oder geht verloren und kommt in den Vorrat. Abgerechnet wird Bohrturm für Bohrturm, nach Spalte und dann nach Reihe.
    .title = Transport oder Verlust
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich zur Reihenfolge, und sie ändert nichts, weil man auf jedes Rohöl verzichten darf.

giganten-6-3 =
    Eine Lokomotive bedient einen Bohrturm, wenn sie in dessen Spalte oder weiter vorn steht. Deine eigene Lokomotive befördert dein Rohöl kostenlos.
    .title = Welche Lokomotive bedient

giganten-6-4 =
    Bedient deine eigene Lokomotive den Bohrturm nicht, darfst du die schwarze nutzen, sofern sie ihn bedient: für 3.000 $ an die Bank.
    .title = Die schwarze Lokomotive

giganten-6-5 =
    Oder du nutzt die am weitesten vorn stehende gegnerische Lokomotive, sofern sie den Bohrturm bedient: für 3.000 $ an ihren Besitzer, der nicht ablehnen darf. Gleichauf liegende Gegner teilen zu gleichen Teilen: zwei bekommen je 1.500 $, drei je 1.000 $. Dafür gibt es die 500-$-Scheine.
    .title = Die Lokomotive eines Gegners

giganten-6-6 =
    Bedienen sowohl die schwarze als auch eine gegnerische Lokomotive den Bohrturm, wählst du. Option „carrier“: „choice“ (Standard) oder „most-advanced“: Die vorderste von allen, auch die schwarze, muss genutzt werden. Gleichauf liegende teilen zu gleichen Teilen, der Teil der schwarzen geht an die Bank; der Text der Aktion lautet dann „ship rival“.
    .title = Wahl des Transports
    .ruling = Unsere Entscheidung: Die meisten Anleitungen lassen dem Spieler die Wahl; die Regel „most-advanced“ steht in keiner, aber manche Gruppen spielen so.

giganten-6-7 =
    Bedient keine Lokomotive den Bohrturm oder willst oder kannst du nicht zahlen, ist das Rohöl verloren.
    .title = Verlorenes Rohöl

giganten-6-8 =
    Rohöl in einem Tank wird nie in einen anderen Tank verlegt.
    .title = Kein Umfüllen

giganten-7-1 =
    Versteigert wird in der Reihenfolge Hudson, Jet, US Standard. Nur wer Rohöl im eigenen Tank bei dieser Gesellschaft und mindestens eine Lizenz auf der Hand hat, nimmt teil.
    .title = Wer mitbietet
    .ruling = Unsere Entscheidung: Eine Lizenz zu verlangen stellt sicher, dass die Wiederholungen nach 7.6 ein Ende haben.

giganten-7-2 =
    Der Startspieler oder der nächste Teilnehmer beginnt; geboten wird im Uhrzeigersinn. Ein Gebot ist eine ganze Zahl, mindestens 1 und höher als das letzte. Du darfst mehr bieten, als du hältst (ein Bluff), aber höchstens das Doppelte der Zahl deiner Lizenzkarten: Jeder sieht, dass keine Hand dieser Größe mehr zahlen könnte. Option „bids“: „plausible“ (Standard) oder „free“: bis 117, dem Wert aller Lizenzen. Wer nicht mehr erhöhen kann, passt automatisch.
    .title = Ein Gebot abgeben
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich dazu, wie weit ein Bluff gehen darf.

giganten-7-3 =
    Wer passt, ist aus dieser Versteigerung ausgeschieden. Sie endet, wenn alle außer dem Höchstbietenden gepasst haben oder wenn alle gepasst haben: Dann wird dort nichts verkauft. Wer ohne Gebot übrig bleibt, muss mindestens 1 bieten oder passen.
    .title = Passen und Ausscheiden

giganten-7-4 =
    Auch ein einziger Teilnehmer muss mindestens 1 bieten oder passen.
    .title = Allein in der Versteigerung
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich zur Versteigerung mit nur einem Teilnehmer.

giganten-7-5 =
    Der Gewinner zahlt Lizenzen im Wert von mindestens seinem Gebot; Wechselgeld gibt es nicht. Er sucht die Karten aus, aber keine, die nicht nötig ist. Die anderen behalten ihre.
    .title = Das Gebot bezahlen

giganten-7-6 =
    Ein Gewinner, der zahlen kann, muss zahlen. Wer es nicht kann, verliert die Hälfte seiner Lizenzkarten, aufgerundet: zufällig gezogen, allen gezeigt und abgelegt. Dann wird ab 7.1 neu versteigert, auch mit denen, die gepasst hatten. Beispiel: Bei fünf Lizenzkarten kostet ein geplatzter Bluff drei.
    .title = Ein geplatzter Bluff
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich dazu, ob ein zahlungsfähiger Gewinner die Zahlung verweigern darf.

giganten-7-7 =
    Der Gewinner darf beliebig viel Rohöl aus diesem Tank, auch keines, zum Preis der Gesellschaft an die Bank verkaufen.
    .title = Rohöl verkaufen

giganten-7-8 =
    Option „inflation“ (standardmäßig aus): In jeder Runde und für jede Gesellschaft, auch ohne Teilnehmer, steigt der Preis um eine Stufe, wenn kein oder ein Rohöl verkauft wurde, bleibt bei zwei und sinkt bei drei oder mehr um eine Stufe. Er verlässt die Skala nie und ändert sich einmal, nach der letzten Versteigerung der Gesellschaft in der Runde.
    .title = Inflation (Option)
    .ruling = Unsere Entscheidung: Nur die italienische Anleitung kennt diese Option, und sie lässt offen, was bei genau drei gilt.

giganten-8-1 =
    Jeder Tank jedes Spielers mit mehr als zwei Rohöl verkauft den Überschuss an die Bank, für je 1.000 $. Beispiel: Aus einem Tank mit 5 Rohöl nach Aktion 7 werden 3 für 3.000 $ verkauft.
    .title = Höchstens zwei je Tank

giganten-9-1 =
    Der Würfel geht nach links: Wer ihn bekommt, ist Startspieler der nächsten Runde.
    .title = Der Würfel wandert weiter

giganten-E1 =
    Das Spiel endet sofort, wenn die schwarze Lokomotive den Stern erreicht. Es wird nichts mehr gespielt; die Preise dieser Runde sind schon gewürfelt.
    .title = Der Stern

giganten-E2 =
    Die Lokomotiven der Spieler werden nach Spalte gereiht. Bei Gleichstand kommt der höhere Gesamtwert an Lizenzen zuerst; danach entscheidet die Spielerreihenfolge, ab dem Besitzer des Würfels in der Runde des Sterns.
    .title = Rangfolge der Lokomotiven

giganten-E3 =
    Jeder Bohrturm auf dem Spielplan bringt seinem Besitzer je nach Rang der Lokomotive Geld: 5.000 $ auf Rang 1, 4.000 $ auf Rang 2, 3.000 $ auf Rang 3, 2.000 $ auf Rang 4.
    .title = Bohrtürme auf dem Spielplan

giganten-E4 =
    Jedes Rohöl unter deinen Bohrtürmen oder in deinen Tanks bringt dir 1.000 $.
    .title = Übriges Rohöl

giganten-E5 =
    Wer das meiste Geld hat, gewinnt. Bei Gleichstand an der Spitze wird der Sieg geteilt.
    .title = Wer gewinnt
    .ruling = Unsere Entscheidung: Die Anleitungen schweigen oder widersprechen sich zum Gleichstand, also wird der Sieg geteilt.

giganten-provenance-rules = Regeln: Das steht in den Anleitungen, von denen wir ausgehen.

giganten-provenance-transcribed = Transkribiert: Das stammt aus einer öffentlichen Transkription des gedruckten Spielplans und der Karten. Sie stimmt mit jedem Beispiel der Anleitungen überein.

giganten-provenance-reconstructed = Rekonstruiert: Das ist unsere bestmögliche Folgerung und nicht am gedruckten Spiel abgelesen. Es ist in den Daten und auf dieser Seite so gekennzeichnet.

giganten-data-terrain = Das Gelände aller 240 Felder: 183 Ebenen, 25 Hügel und 32 Berge. Vom gedruckten Spielplan transkribiert.

giganten-data-sites = Die 36 Bohrstellen, 12 je Sorte; zwei je Sorte tragen eine „3“. Alle sind transkribiert bis auf die Bohrstelle mit einem Bohrturm in Spalte 7, Reihe 9: Sie fehlt in der Transkription und ist rekonstruiert.

giganten-data-prices = Die Preisskala reicht von 1.500 $ bis 9.000 $ in Stufen von 500 $: rote Zone bis 3.500 $, weiße von 4.000 $ bis 6.500 $, blaue ab 7.000 $. Die Skala ist transkribiert; der Start bei 5.000 $ steht in den Anleitungen.

giganten-data-track = Die Strecke hat die Spalten 0 bis 19, und der Stern liegt ein Feld hinter Spalte 19, auf 20 (Option „star“: 20 oder 19). Transkribiert und am Beispiel in 4.11 geprüft.

giganten-data-red-cards = Die 12 roten Karten, jede mit dem Vorrücken der schwarzen Lokomotive, Lizenzen, Bewegungspunkten und entweder einem Gratis-Rohöl oder einem Zurücksetzen. Transkribiert; die in den Anleitungen abgebildeten roten Karten sind darunter.

giganten-data-beige-cards = Die 30 beigen Karten, jede mit Lizenzen und Bewegungspunkten, manche mit einer Preisänderung. Transkribiert; die in den Anleitungen abgebildeten beigen Karten sind darunter.
