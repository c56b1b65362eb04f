# Die Regeln von Giganten, Absatz für Absatz (Deutsch).

giganten-name = Giganten

giganten-about = Bohre nach Öl, bring es mit der Bahn in die Tanks dreier Gesellschaften und ersteigere das Recht, es zu verkaufen. Ein Spiel von Wilko Manz (Kosmos, 1999) für 3 oder 4 Spieler ab 10 Jahren: 7 bis 9 Runden, 70 bis 90 Minuten.

giganten-section-S = Spielaufbau

giganten-section-0 = Die Runde – neun Aktionen nacheinander

giganten-section-1 = Aktion 1 – Preise

giganten-section-2 = Aktion 2 – Aktionskarten

giganten-section-3 = Aktion 3 – Lizenzen

giganten-section-4 = Aktion 4 – Bewegung und Sonderaktion der Karte

giganten-section-5 = Aktion 5 – Bohrtürme bauen

giganten-section-6 = Aktion 6 – Förderung und Transport

giganten-section-7 = Aktion 7 – drei Auktionen

giganten-section-8 = Aktion 8 – Tankgrenze

giganten-section-9 = Aktion 9 – neuer Startspieler

giganten-section-E = Spielende

giganten-S1 =
    Das Spiel ist für 3 oder 4 Spieler; jede andere Zahl wird abgelehnt. Jeder wählt eine Farbe: Rot, Grau, Blau oder Grün. (Die Anleitungen sprechen von vier Farben, ohne sie aufzuzählen.)
    .title = Spieler und Farben

giganten-S2 =
    Der Spielplan hat 20 Spalten (A bis T) und 12 Reihen (1 bis 12). Spalte A liegt bei den Gesellschaften, Spalte T am Hafen. Jedes Feld ist Ebene, Hügel oder Berg.
    .title = Der Spielplan

giganten-S3 =
    Es gibt 36 Bohrplättchen: 12 mit einem Bohrturm (Werte 2, 3 und 4, je viermal), 12 rote mit zwei Bohrtürmen (Werte 2 und 5, je sechsmal) und 12 mit drei Bohrtürmen (Werte 4, 5 und 6, je viermal). Jede Sorte wird gemischt und verdeckt auf die Bohrstellen ihrer Sorte gelegt.
    .title = Die Bohrplättchen

giganten-S4 =
    Zu dritt bleiben die Bohrstellen mit einer aufgedruckten „3“ leer und gelten als gewöhnliches Gelände. Die sechs übrigen Plättchen kommen ungesehen zurück in die Schachtel.
    .title = Bohrstellen zu dritt
    .ruling = Unsere Entscheidung: Die längere französische und die italienische Anleitung lassen die mit 3 markierten Stellen weg. Die kürzere französische lässt die Stellen mit drei Bohrtürmen weg, was den sechs Plättchen widerspricht, die sie zurücklegt.

giganten-S5 =
    Die Preismarker der drei Gesellschaften beginnen auf 5.000 $.
    .title = Preise zu Beginn

giganten-S6 =
    Es gibt 60 Ölsteine. Option „Ölsteine“ (`crude_supply`): Mit „unbegrenzt“ (Standard) gehen sie nie aus. Mit „60, wie in der Schachtel“ gilt: Wer baut, nimmt, was noch da ist; ist keiner mehr da, kann auf keiner Bohrstelle gebaut werden, und ein Gratis-Ölstein, den es nicht mehr gibt, verfällt.
    .title = Der Vorrat an Ölsteinen
    .ruling = Unsere Entscheidung: Keine Anleitung sagt, was geschieht, wenn die Ölsteine ausgehen, und allein die Plättchen zeigen 138.

giganten-S7 =
    Die 12 roten Aktionskarten, die 30 beigen Aktionskarten und die 78 Verkaufslizenzen (kurz: Lizenzen; 39 mit Wert 1, 39 mit Wert 2) werden getrennt gemischt und als drei verdeckte Stapel bereitgelegt.
    .title = Drei Stapel
    .ruling = Unsere Entscheidung: Die italienische Anleitung mischt 60 Lizenzen, doch ihre eigene Materialliste und beide französischen Anleitungen nennen 78.

giganten-S8 =
    Jeder hat 15.000 $, 1 Lastwagen, 5 Bohrtürme und 1 Lokomotive, aber noch keine Lizenzen. Der Bank geht das Geld nie aus. Geld, Kartenzahlen, gezahlte Lizenzen und alle Ablagen sind offen; die Werte der Lizenzen auf deiner Hand sind dein Geheimnis.
    .title = Deine Startausstattung
    .ruling = Unsere Entscheidung: Die Anleitungen sagen nur, dass Lizenzen verborgen bleiben. Zu Geld, Kartenzahlen und Ablagen schweigen sie; bei uns ist das alles offen.

giganten-S9 =
    Die Lokomotiven der Spieler und die schwarze Lokomotive beginnen in Spalte A der Strecke. (Die gedruckte Strecke hat eigene Startfelder für die Lokomotiven der Spieler und für die schwarze; hier liegen beide in Spalte A.) Die Lastwagen beginnen neben dem Spielplan.
    .title = Lokomotiven und Lastwagen

giganten-S10 =
    Der Startspieler wird ausgelost. Option „Startspieler“ (`first`): „ausgelost“ (Standard) oder die Farbe, die beginnen soll.
    .title = Wer beginnt

giganten-0-1 =
    Hast du nur eine erlaubte Möglichkeit, wirst du nicht gefragt: Sie wird ausgeführt und im Protokoll vermerkt. Auch die Bewegung endet von selbst, wenn dir nur noch das Anhalten bleibt.
    .title = Keine unnötigen Fragen
    .ruling = Unsere Entscheidung: Die Anleitungen sagen dazu nichts; eine Frage mit nur einer Antwort kostet bloß Zeit.

giganten-0-2 =
    Ein Stapel wird erst in dem Moment neu gemischt, in dem eine Karte von ihm gebraucht wird und er leer ist.
    .title = Einen Stapel neu mischen
    .ruling = Unsere Entscheidung: Die Anleitungen mischen einen aufgebrauchten Stapel neu, sagen aber nicht, ob sofort oder erst, wenn die nächste Karte gebraucht wird.

giganten-1-1 =
    Für jede Gesellschaft wird einmal gewürfelt, in der Reihenfolge Hudson, Jet, US Standard. Die sechs Seiten des Würfels sind 2, 3 und 4 in Blau und 2, 3 und 4 in Rot. (Die Seiten sind aus einer Besprechung bekannt: Die Anleitungen sprechen nur von blauen und roten Zahlen.)
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
    Es zählt die Zone, in der der Preismarker vor dem Zug steht. Dann zieht er um die ganze Zahl, auch über eine Zonengrenze hinweg.
    .title = Zone und voller Zug
    .ruling = Unsere Entscheidung: Beide französischen Anleitungen verschieben den Preismarker um die gewürfelte Zahl, die italienische sagt nicht, wie weit. Von einem Wechsel der Zone unterwegs spricht keine. Auf der gedruckten Skala führt der Würfel allein nie über das Ende hinaus.

giganten-2-1 =
    Die oberste rote Karte wird aufgedeckt. Die schwarze Lokomotive fährt so viele Felder vor, wie die Karte angibt, gleich was diese kosten.
    .title = Die rote Karte

giganten-2-2 =
    Erreicht die schwarze Lokomotive den Stern oder würde sie ihn überfahren, endet das Spiel sofort: siehe E1 bis E5.
    .title = Am Stern

giganten-2-3 =
    Es werden so viele beige Karten aufgedeckt, wie Spieler mitspielen. Ist der Stapel leer, wird er aus seiner Ablage neu gemischt.
    .title = Die beigen Karten
    .example = Zu dritt liegen drei beige Karten neben der roten.

giganten-2-4 =
    In Spielerreihenfolge (der Startspieler, dann im Uhrzeigersinn) nimmt jeder eine offene Karte, rot oder beige. Die beigen Karten sind ab 1 nummeriert und behalten ihre Nummern. Die übrige Karte kommt sofort auf ihre Ablage.
    .title = Eine Karte wählen

giganten-3-1 =
    In Spielerreihenfolge erhält jeder so viele Lizenzen, wie seine Karte zeigt, erst alle für einen, dann für den nächsten. Ist der Stapel leer, wird er aus der Ablage neu gemischt; ist auch diese leer, gibt es keine weiteren. Was fehlt, wird später nicht nachgeholt.
    .title = Lizenzen austeilen
    .ruling = Unsere Entscheidung: Die Anleitungen mischen die Ablage neu, wenn der Stapel leer ist, sagen aber nicht, was gilt, wenn auch sie nicht reicht.

giganten-3-2 =
    Die Werte deiner Lizenzen bleiben den Mitspielern verborgen. Wie viele Karten jeder hält, ist offen.
    .title = Geheime Werte

giganten-4-1 =
    In deiner ersten Aktion 4 setzt du als Erstes deinen Lastwagen auf ein freies Feld der Spalte A. Das ist Pflicht und kostet nichts. Ein Feld mit einem anderen Lastwagen ist nicht erlaubt.
    .title = Den Lastwagen einsetzen
    .ruling = Unsere Entscheidung: Nach den Anleitungen wählt man ein beliebiges Feld der ersten Spalte; da kein Lastwagen auf dem Feld eines anderen anhalten darf (4.4), schließen wir besetzte Felder aus.

giganten-4-2 =
    Teile die Bewegungspunkte deiner Karte beliebig zwischen Lastwagen und Lokomotive auf, Schritt für Schritt in beliebiger Reihenfolge. Nicht genutzte Punkte verfallen.
    .title = Bewegungspunkte aufteilen
    .ruling = Unsere Entscheidung: Die kürzere französische Anleitung sagt, was der Lastwagen übrig lässt, müsse an die Lokomotive gehen, und weiter unten, man müsse nicht alle Punkte ausgeben. Nach den anderen darf man auf Punkte verzichten.

giganten-4-3 =
    Der Lastwagen fährt waagerecht und senkrecht, nie diagonal. Eine Ebene zu befahren kostet 1 Punkt, einen Hügel 2, einen Berg 3.
    .title = Mit dem Lastwagen fahren

giganten-4-4 =
    Dein Lastwagen darf eine Bohrstelle (du zahlst das Gelände ihres Feldes) und das Feld eines anderen Lastwagens durchfahren, dort aber nicht anhalten. Jede Fahrt führt auf ein Feld, auf dem er anhalten darf; du darfst mehrere Fahrten aneinanderreihen.
    .title = Durchfahren und Anhalten
    .ruling = Unsere Entscheidung: Nur die längere französische Anleitung verbietet das Anhalten auf einem anderen Lastwagen; die beiden anderen erwähnen es nicht. Wir folgen der ersten.

giganten-4-5 =
    Kein Lastwagen darf ein Feld mit einem Bohrturm befahren, auch nicht mit einem eigenen.
    .title = Bohrtürme versperren den Weg

giganten-4-6 =
    Auf jedem Feld der Fahrt, auf dem er anhalten darf (4.4), auch am Start und beim Einsetzen, zeigt dir dein Lastwagen die Werte waagerecht oder senkrecht benachbarter unberührter schwarzer Plättchen (ein oder drei Bohrtürme): von selbst und kostenlos. Rote sieht man nie. Die Werte bleiben dein Geheimnis; welche Plättchen du gesehen hast, ist offen. Eine Fahrt nimmt den billigsten Weg, bei Gleichstand vom Ziel zurückverfolgt stets die Spalte näher an A, dann die Reihe näher an 1. Der Weg ist offen; wer einen anderen will, fährt in Etappen.
    .title = Plättchen ansehen
    .ruling = Unsere Entscheidung, gegen den Wortlaut: In allen Anleitungen darf der Spieler nachsehen, nachdem er neben ein Plättchen gefahren ist. Hier geschieht es von selbst, auch am Start, weil es nie schadet; und der Weg liegt fest, weil Spielaufzeichnungen davon abhängen.

giganten-4-7 =
    Deine Lokomotive in eine Spalte zu bewegen kostet die dort aufgedruckte Zahl: Spalten B bis J kosten 1 Punkt, Spalten K bis Q kosten 2, Spalten R bis T kosten 3. Über Spalte T fährt sie nie hinaus. (Das ist unser Schluss: Die Anleitungen sagen dazu nichts.)
    .title = Die Lokomotive bewegen

giganten-4-8 =
    Nach der Bewegung musst du die Sonderaktion deiner Karte ausführen, falls sie eine hat. Option „Sonderaktion der Karten“ (`special`): „muss ausgeführt werden“ (Standard) oder „darf entfallen“: Dann wirst du immer gefragt, und Verzichten ist eine der Antworten.
    .title = Die Sonderaktion
    .ruling = Unsere Entscheidung: Die Anleitungen widersprechen sich. Nach beiden französischen muss man sie ausführen, nach der italienischen darf man; mit der Option wählt der Tisch.

giganten-4-9 =
    Preisänderung N: Wähle eine Gesellschaft und verschiebe ihren Preis um genau N Stufen nach oben oder unten, gleich in welcher Zone; am Ende der Skala bleibt der Preismarker stehen. Option „Preisänderung der Karten“ (`price_change`): „genau die Zahl“ (Standard) oder „bis zur Zahl“, dann wählst du eine bis N Stufen. Das Protokoll nennt die Stufen der Karte oder die gewählten, auch wenn die Skala früher endet.
    .title = Einen Preis ändern
    .example = Von 5.000 $ bringt eine Preisänderung 2 eine Gesellschaft auf 4.000 $ oder auf 6.000 $.
    .ruling = Unsere Entscheidung: Die Anleitungen widersprechen sich. Die längere französische und die italienische verschieben den Preis um die Zahl der Karte, die kürzere französische um höchstens so viel.

giganten-4-10 =
    Gratis-Ölstein: Nimm 1 Ölstein aus dem Vorrat und lege ihn in einen deiner Tanks. Er braucht keinen Transport.
    .title = Ein Gratis-Ölstein

giganten-4-11 =
    Gegner zurück N: Die Lokomotive jedes Gegners fährt N Felder zurück (Felder, nicht Punkte), aber nicht über Spalte A hinaus. Die schwarze Lokomotive fährt nie zurück.
    .title = Gegner zurücksetzen
    .example = Eine Lokomotive in Spalte T, die um 3 zurückgesetzt wird, steht in Spalte Q, der letzten für 2, und zahlt für ihren nächsten Schritt 3.
    .ruling = Unsere Entscheidung: Die Anleitungen sagen nicht, was mit einer Lokomotive geschieht, die weniger als N Felder hinter sich hat.

giganten-4-12 =
    Danach kommt deine Karte auf ihre Ablage, und der nächste Spieler führt seine ganze Aktion 4 aus.
    .title = Die Karte ablegen

giganten-5-1 =
    In Spielerreihenfolge darf ein Spieler, dessen Lastwagen waagerecht oder senkrecht neben mindestens einer unberührten Bohrstelle steht, auf einer davon einen Bohrturm bauen: höchstens einen pro Runde. Wer nichts bauen kann, wird nicht gefragt.
    .title = Wer bauen darf

giganten-5-2 =
    Ein Bohrturm kostet auf einer Bohrstelle mit einem Bohrturm 4.000 $, mit zweien 6.000 $ und mit dreien 8.000 $. Der Betrag geht sofort an die Bank; Kredit gibt es nicht.
    .title = Kosten des Baus

giganten-5-3 =
    Zum Bauen brauchst du einen Bohrturm in deinem Vorrat. Jeder hat fünf.
    .title = Ein Bohrturm im Vorrat

giganten-5-4 =
    Das Plättchen wird für alle aufgedeckt, und so viele Ölsteine kommen unter den Bohrturm. Das Plättchen kommt aus dem Spiel.
    .title = Auf Öl gestoßen

giganten-6-1 =
    In Spielerreihenfolge muss jeder von jedem eigenen Bohrturm 1 Ölstein nehmen. Ein Bohrturm, dessen letzter Ölstein genommen wurde, geht an seinen Besitzer zurück; sein Feld ist von da an gewöhnliches Gelände.
    .title = Rohöl fördern
    .ruling = Unsere Entscheidung: Nach den Anleitungen geht der Bohrturm an den Besitzer zurück; was aus dem Feld wird, sagen sie nicht.

giganten-6-2 =
    Jeder genommene Ölstein wird in einen deiner drei Tanks transportiert, beliebig aufgeteilt, oder geht verloren und kommt in den Vorrat. Abgerechnet wird Bohrturm für Bohrturm, nach Spalte und dann nach Reihe.
    .title = Transport oder Verlust
    .ruling = Unsere Entscheidung: Die Anleitungen nennen keine Reihenfolge, und sie ändert nichts, weil du auf jeden Ölstein verzichten darfst.

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
    Bedienen sowohl die schwarze als auch eine gegnerische Lokomotive den Bohrturm, wählst du. Option „Welche Lokomotive transportiert“ (`carrier`): „nach Wahl“ (Standard) oder „die vorderste“: Die vorderste von allen, auch die schwarze, muss genutzt werden. Gleichauf liegende teilen zu gleichen Teilen, der Teil der schwarzen geht an die Bank; die Aktion heißt dann immer `ship rival`.
    .title = Wahl des Transports
    .ruling = Unsere Entscheidung: Die längere französische und die italienische Anleitung lassen dem Spieler die Wahl; die kürzere französische nennt die schwarze Lokomotive zuerst, was als Reihenfolge gemeint sein kann. „Die vorderste“ steht in keiner Anleitung; manche Gruppen spielen so.

giganten-6-7 =
    Bedient keine Lokomotive den Bohrturm oder willst oder kannst du nicht zahlen, ist der Ölstein verloren.
    .title = Verlorenes Rohöl

giganten-6-8 =
    Ölsteine in einem Tank kommen nie in einen anderen Tank.
    .title = Kein Umfüllen

giganten-7-1 =
    Versteigert wird in der Reihenfolge Hudson, Jet, US Standard. Nur wer Ölsteine im eigenen Tank bei dieser Gesellschaft und mindestens eine Lizenz auf der Hand hat, nimmt teil.
    .title = Wer mitbietet
    .ruling = Unsere Entscheidung: Die Anleitungen verlangen nur Öl im Tank; auch eine Lizenz zu verlangen stellt sicher, dass die Wiederholungen nach 7.6 ein Ende haben.

giganten-7-2 =
    Der Startspieler oder der nächste Teilnehmer beginnt; geboten wird im Uhrzeigersinn. Ein Gebot ist eine ganze Zahl, mindestens 1 und höher als das letzte. Du darfst mehr bieten, als du hältst (ein Bluff), aber höchstens das Doppelte der Zahl deiner Lizenzkarten: Jeder sieht, dass keine Hand dieser Größe mehr zahlen könnte. Option „Gebote“ (`bids`): „höchstens, was die Karten decken könnten“ (Standard) oder „jeder Bluff“: bis 117, dem Wert aller Lizenzen. Kannst du nicht mehr erhöhen, passt du automatisch.
    .title = Ein Gebot abgeben
    .ruling = Unsere Entscheidung: Die Anleitungen setzen dem Bluff keine Grenze; so spielt man mit der Option „jeder Bluff“.

giganten-7-3 =
    Wer passt, ist aus dieser Auktion ausgeschieden. Sie endet, wenn alle außer dem Höchstbietenden gepasst haben oder wenn alle gepasst haben: Dann wird dort nichts verkauft. Wer ohne Gebot übrig bleibt, muss mindestens 1 bieten oder passen.
    .title = Passen und Ausscheiden

giganten-7-4 =
    Auch wer als Einziger teilnimmt, muss mindestens 1 bieten oder passen.
    .title = Allein in der Auktion
    .ruling = Unsere Entscheidung: Von einer Auktion mit nur einem Teilnehmer sprechen die Anleitungen nicht. Nach der italienischen gewinnt, wer als Letzter übrig ist, auch ohne Gebot.

giganten-7-5 =
    Der Gewinner zahlt Lizenzen im Wert von mindestens seinem Gebot; Wechselgeld gibt es nicht. Er sucht die Karten aus, aber keine, die nicht nötig ist (unser Schluss: Die Anleitungen sagen dazu nichts). Die anderen behalten ihre.
    .title = Das Gebot bezahlen

giganten-7-6 =
    Ein Gewinner, der zahlen kann, muss zahlen. Wer es nicht kann, verliert die Hälfte seiner Lizenzkarten, aufgerundet: zufällig gezogen, allen gezeigt und abgelegt. Dann wird ab 7.1 neu versteigert, auch mit denen, die gepasst hatten.
    .title = Ein geplatzter Bluff
    .example = Bei fünf Lizenzkarten kostet ein geplatzter Bluff drei.
    .ruling = Unsere Entscheidung: Die Anleitungen sagen nicht, ob ein zahlungsfähiger Gewinner die Zahlung verweigern darf. Die verlorenen Karten zieht der linke Nachbar (längere französische) oder ein anderer Spieler (kürzere französische), die italienische sagt es nicht; hier zieht sie der Zufall.

giganten-7-7 =
    Der Gewinner darf beliebig viele Ölsteine aus diesem Tank, auch keinen, zum Preis der Gesellschaft an die Bank verkaufen.
    .title = Rohöl verkaufen

giganten-7-8 =
    Option „Inflation“ (`inflation`, standardmäßig aus): Einmal je Runde und Gesellschaft, nach ihrer letzten Auktion, steigt der Preis um eine Stufe, wenn niemand die Auktion gewonnen hat (auch wenn niemand teilnahm) oder der Gewinner genau einen Ölstein verkauft hat. Er bleibt, wenn der Gewinner keinen oder zwei verkauft hat, und sinkt um eine Stufe, wenn es drei oder mehr waren. Er verlässt die Skala nie.
    .title = Inflation (Option)
    .ruling = Unsere Entscheidung: Diese Variante steht nur in der italienischen Anleitung. Dort bleibt der Preis bei bis zu zwei Ölsteinen und sinkt bei mehr als drei; drei lässt sie offen, und hier sinkt er.

giganten-8-1 =
    Aus jedem Tank mit mehr als zwei Ölsteinen wird der Überschuss an die Bank verkauft, für je 1.000 $.
    .title = Höchstens zwei je Tank
    .example = Aus einem Tank mit 5 Ölsteinen nach Aktion 7 werden 3 für 3.000 $ verkauft.

giganten-9-1 =
    Der Würfel geht nach links: Wer ihn bekommt, ist Startspieler der nächsten Runde.
    .title = Der Würfel wandert weiter

giganten-E1 =
    Das Spiel endet sofort, wenn die schwarze Lokomotive den Stern erreicht. Es wird nichts mehr gespielt; die Preise dieser Runde sind schon gewürfelt.
    .title = Der Stern

giganten-E2 =
    Der Rang der Lokomotiven richtet sich nach ihrer Spalte. Bei Gleichstand geht der höhere Gesamtwert an Lizenzen vor; danach entscheidet die Spielerreihenfolge, ab dem Besitzer des Würfels in der Runde des Sterns.
    .title = Rangfolge der Lokomotiven

giganten-E3 =
    Jeder Bohrturm auf dem Spielplan bringt seinem Besitzer je nach Rang der Lokomotive Geld: 5.000 $ auf Rang 1, 4.000 $ auf Rang 2, 3.000 $ auf Rang 3, 2.000 $ auf Rang 4.
    .title = Bohrtürme auf dem Spielplan

giganten-E4 =
    Jeder Ölstein unter deinen Bohrtürmen oder in deinen Tanks bringt dir 1.000 $.
    .title = Übriges Rohöl

giganten-E5 =
    Wer das meiste Geld hat, gewinnt. Bei Gleichstand an der Spitze wird der Sieg geteilt.
    .title = Wer gewinnt
    .ruling = Unsere Entscheidung: Von einem Gleichstand sprechen die Anleitungen nicht, also wird der Sieg geteilt.

giganten-box =
    1 Spielplan: in der Mitte das Land, dazu die Strecke, die Tanks der drei Gesellschaften und Plätze für die Karten
    36 Bohrplättchen: 12 mit einem Bohrturm, 12 rote mit zwei und 12 mit drei
    42 Aktionskarten (12 rote, 30 beige) und 78 Lizenzen (39 mit Wert 1, 39 mit Wert 2)
    4 Lastwagen, 20 Bohrtürme und 4 Lokomotiven in den Farben der Spieler, 1 schwarze Lokomotive
    60 Ölsteine, 3 Preismarker und 1 zweifarbiger Würfel
    4 Übersichtskarten: auf der einen Seite die Aktionen, auf der anderen Symbole und Kosten
    Geldscheine zu 500 $, 1.000 $, 2.000 $, 10.000 $ und 50.000 $
giganten-reference-1 =
    1 – Preise: Für jede Gesellschaft wird gewürfelt.
    2 – Karten: Die rote Karte bewegt die schwarze Lokomotive; dann nimmt jeder eine Karte.
    3 – Lizenzen: so viele, wie deine Karte zeigt.
    4 – Bewegung: Lastwagen und Lokomotive, danach die Sonderaktion.
    5 – Bauen: höchstens ein Bohrturm, neben deinem Lastwagen.
    6 – Öl: Jeder Bohrturm gibt einen Ölstein; transportiere ihn, sonst ist er verloren.
    7 – Auktionen: Hudson, Jet, US Standard. Nur der Gewinner verkauft.
    8 – Tanks: Was über 2 Ölsteine im Tank hinausgeht, wird für je 1.000 $ verkauft.
    9 – Der Würfel geht nach links weiter.
    .title = Eine Runde
giganten-reference-2 =
    Weiße Zone: Eine blaue Zahl hebt den Preis, eine rote senkt ihn.
    Blaue Zone: Jede Zahl senkt ihn.
    Rote Zone: Jede Zahl hebt ihn.
    .title = Der Würfel
giganten-reference-3 =
    Lastwagen: Ebene 1, Hügel 2, Berg 3
    Lokomotive: Spalten B bis J 1, K bis Q 2, R bis T 3
    Der Lastwagen hält nie auf einer Bohrstelle oder bei einem anderen Lastwagen und fährt nie auf ein Feld mit Bohrturm.
    .title = Bewegungspunkte
giganten-reference-4 =
    Ein Bohrturm: 4.000 $ für 2, 3 oder 4 Ölsteine
    Zwei Bohrtürme (rot, vorher nie zu sehen): 6.000 $ für 2 oder 5 Ölsteine
    Drei Bohrtürme: 8.000 $ für 4, 5 oder 6 Ölsteine
    .title = Bauen
giganten-reference-5 =
    Eigene Lokomotive in der Spalte des Bohrturms oder weiter vorn: kostenlos
    Die schwarze: 3.000 $ an die Bank
    Die vorderste gegnerische: 3.000 $ an ihren Besitzer
    .title = Transport eines Ölsteins
giganten-reference-6 =
    Geboten wird der Wert von Lizenzen. Du brauchst einen Ölstein in diesem Tank und mindestens eine Lizenz.
    Bluffen ist erlaubt; wer gewinnt und nicht zahlen kann, verliert die Hälfte seiner Lizenzkarten, aufgerundet.
    .title = Auktionen
giganten-reference-7 =
    Sofort, wenn die schwarze Lokomotive den Stern erreicht
    Jeder Bohrturm: 5.000 $, 4.000 $, 3.000 $ oder 2.000 $, je nach dem Rang deiner Lokomotive
    Jeder Ölstein unter einem Bohrturm oder in einem Tank: 1.000 $
    .title = Das Ende
giganten-advice =
    Die Anleitungen geben keine Ratschläge; diese hier sind unsere.
    Ein Bohrturm ist so viel wert, wie die Bahn abtransportieren kann: Baue, wo deine Lokomotive schon steht oder bald stehen wird.
    Erst schauen, dann bauen. Schwarze Plättchen zeigen dem Lastwagen daneben ihren Wert; ein rotes bleibt ein Glücksspiel um 2 oder 5 für 6.000 $.
    Verteile deine Ölsteine auf die drei Gesellschaften. Eine gewonnene Auktion genügt für einen guten Verkauf, und nach Aktion 8 bleiben nur zwei im Tank.
    Hohe Preise fallen, niedrige steigen: In der blauen und der roten Zone kennt der Würfel nur eine Richtung.
    Ein Gegner, der deine Lokomotive braucht, bezahlt dich. Vorn zu fahren bringt Geld, auch wenn du selbst nicht bohrst.
    Behalte die schwarze Lokomotive im Auge. Gegen Ende bringt ein neuer Bohrturm Geld nach dem Rang deiner Lokomotive, gleich was unter ihm liegt.
giganten-sources =
    Giganten: von Wilko Manz, illustriert von Franz Vohwinkel, erschienen 1999 bei Kosmos.
    Die längere französische Anleitung: eine Übersetzung von Dominique Vandaële (Oktober 2001), nach der englischen von H. Barthen, N. Ramsey, P. Spring und D. Morse.
    Die kürzere französische Anleitung: eine Übersetzung ohne Angabe des Übersetzers.
    Die italienische Anleitung: eine Übersetzung von Giochi Rari (Version 1.0, März 2001).
    Spielplan und Karten: eine öffentliche Abschrift; wer sie nach welchem Exemplar gemacht hat, ist nicht festgehalten.
    Die Seiten des Würfels: eine Besprechung von 1999.

giganten-provenance-rules = Regeln: Das steht in den Anleitungen, von denen wir ausgehen: einer längeren französischen (die uns zweimal vorliegt), einer kürzeren französischen und einer italienischen.

giganten-provenance-transcribed = Abschrift: Das stammt aus einer öffentlichen Abschrift des gedruckten Spielplans und der Karten. Sie stimmt mit jedem Beispiel der Anleitungen überein.

giganten-provenance-reviews = Besprechungen: Das steht in keiner Anleitung, aber Besprechungen des Spiels beschreiben es.

giganten-provenance-reconstructed = Rekonstruiert: Das ist unsere beste Vermutung und nicht am gedruckten Spiel abgelesen. Es ist in den Daten und auf dieser Seite so gekennzeichnet.

giganten-data-terrain = Das Gelände aller 240 Felder: 183 Ebenen, 25 Hügel und 32 Berge. Aus der Abschrift des gedruckten Spielplans.

giganten-data-drill_sites = Die 36 Bohrstellen, 12 je Sorte; zwei je Sorte tragen eine „3“. Alle stammen aus der Abschrift bis auf die Bohrstelle mit einem Bohrturm auf H10: Sie fehlt dort und ist rekonstruiert.

giganten-data-prices = Die Preisskala reicht von 1.500 $ bis 9.000 $ in Stufen von 500 $: rote Zone bis 3.500 $, weiße von 4.000 $ bis 6.500 $, blaue ab 7.000 $. Die Skala stammt aus der Abschrift; der Start bei 5.000 $ steht in den Anleitungen.

giganten-data-track = Die Strecke hat die Spalten A bis T, und der Stern liegt ein Feld hinter Spalte T (Option „Der Stern“, `star`: hinter Spalte T oder darauf). Aus der Abschrift und am Beispiel in 4.11 geprüft.

giganten-data-die = Der Würfel: Seine Seiten, 2 bis 4 in Blau und in Rot, stehen in keiner Anleitung; eine Besprechung von 1999 beschreibt sie.

giganten-data-cards = Die 12 roten Karten, jede mit dem Vorrücken der schwarzen Lokomotive, Lizenzen, Bewegungspunkten und entweder einem Gratis-Ölstein oder einem Zurücksetzen der Gegner. Aus der Abschrift; die in den Anleitungen abgebildeten roten Karten sind darunter. Die 30 beigen Karten, jede mit Lizenzen und Bewegungspunkten, manche mit einer Preisänderung. Aus der Abschrift; die in den Anleitungen abgebildeten beigen Karten sind darunter.
