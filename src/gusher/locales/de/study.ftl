# Rückblicke auf gespielte Partien (gusher.study).

cli-help-review = Eine gespielte Partie untersuchen: Fehler, Glück und woraus sich jedes Ergebnis zusammensetzt.
cli-help-review-level = Wie genau hingesehen wird: quick (schnell) oder deep (gründlich).
cli-help-review-seat = Nur die Entscheidungen dieses Platzes (0, 1 …).
cli-help-review-json = Den ganzen Rückblick außerdem als JSON in diese Datei schreiben.
error-review-running = Nur eine beendete Partie lässt sich untersuchen.
error-review-level = Es gibt keine Stufe „{ $level }“. Die Stufen sind: { $levels }.

review-title = Woraus sich das Ergebnis zusammensetzt
review-par = Ausgangswert
review-term-own = Eigene Fehler
review-term-others = Fehler der anderen
review-term-chance = Zufall
review-term-hidden = Verborgenes
review-result = Ergebnis
review-percent = { $share } %
review-word-best = bester Zug
review-word-good = guter Zug
review-word-inaccuracy = Ungenauigkeit
review-word-mistake = Fehler
review-word-blunder = grober Fehler
review-fault = Eintrag { $at }, { $action }: { $word }. Kostete { $given }; nach allem, was bekannt war, war { $better } besser.
review-as-it-was = So wie es wirklich stand, war { $action } trotzdem die beste Wahl.
review-luck = Eintrag { $at }: { $told } ({ $gains })
review-sum =
    { $seat }: { $mistakes ->
        [0] keine Fehler
        [one] { $given } durch einen Fehler verschenkt
       *[other] { $given } durch { $mistakes } Fehler verschenkt
    }; das Glück { $kind ->
        [good] brachte
       *[bad] kostete
    } { $luck }.

review-heading = Rückblick
review-progress = Die Partie wird untersucht: { $done } von { $of } Einträgen.
review-curve = Siegchancen im Lauf der Partie
review-fault-before = Voriger Fehler
review-fault-next = Nächster Fehler
review-as-table = Als Tabelle
review-entry = Eintrag
review-judgement = Urteil
review-nothing = Hier wurde nichts entschieden.
review-change = Siegchance: { $before } → { $after }.
review-known-truly = Nach dem, was { $seat } wusste, war „{ $known }“ am besten. So wie es wirklich stand, wäre „{ $truly }“ am besten gewesen.
review-known = Nach dem, was { $seat } wusste, war „{ $known }“ am besten, und so war es auch.
review-only = Es gab keine andere Wahl.
review-by-known = Soweit bekannt
review-by-truth = Wie es wirklich stand
review-played = gespielt

record-line-running = Nur eine beendete Partie kann Notizen und Varianten haben.
record-line-of = Variante { $line } verlässt Linie { $of }, die nicht vor ihr kommt. Linie 0 ist die Partie selbst.
record-line-at = Variante { $line } verlässt Linie { $of } nach Eintrag { $at }, aber diese Linie hat nur { $last } Einträge.
record-line-entry = Variante { $line } lässt sich nicht spielen: { $detail }
record-note-at = Eine Notiz auf Linie { $line } gilt Moment { $at }. Jeder Moment von { $first } bis { $last } kann eine haben, und sie stehen in dieser Reihenfolge.
record-note-place = Die Notiz auf Linie { $line } bei Moment { $at } markiert „{ $place }“, was kein Ort dieses Spiels ist.
error-line = Eine Linie ist eine Zahl von 0 (die Partie selbst) bis { $last }, nicht { $given }.
error-variation-other = Das ist ein anderes Spiel, oder es war anders eingerichtet: Es kann keine Variante dieser Partie sein.
error-variation-same = Nichts ist anders: Linie { $line } hat diese Einträge schon.
error-line-match = Linie 0 ist die Partie selbst, keine Variante.

cli-help-replay-line = Welche Linie gezeigt wird: 0 für die Partie selbst, sonst die Nummer einer Variante.
replay-note = Notiz bei { $at }: { $text } { $marked ->
        [0] {""}
       *[other] ({ $marks })
    }
replay-variation = Variante { $line }, ab Eintrag { $at } von Linie { $of } ({ $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }): { $name }

server-study-changed = Jemand anders hat inzwischen die Notizen oder Varianten geändert. Sieh sie dir noch einmal an und ändere dann.
server-branch-over = In diesem Moment ist die Partie vorbei: Es gibt nichts mehr zu entscheiden. Wähle einen früheren.

review-closer = Genauer hinsehen
review-closer-about = Mehr Versuche für jede Entscheidung; das dauert Minuten.
review-deep = Genauer hingesehen.
review-quick = Zurück zum schnellen Blick
review-stop = Anhalten
review-go-on = Weiter
study-heading = Notizen und Varianten
study-what-if = Von hier weiterspielen
study-what-if-about = Die Partie geht von diesem Moment an weiter, so wie sie wirklich stand. Der Zufall fällt von hier an neu.
study-who = Wen spielst du?
study-nobody = Niemanden: Die Bots spielen zu Ende
study-begin = Weiterspielen
study-keep = Als Variante behalten
study-note = Notiz zu diesem Moment
study-marks = Zeichen auf dem Spielplan
study-circle = Kreis
study-arrow = Pfeil
study-place-circle = Tippe oder klicke einen Ort an, um ihn einzukreisen. Noch einmal nimmt den Kreis weg.
study-place-arrow = Wähle den Ort, an dem der Pfeil beginnt, und dann den, an dem er endet. Derselbe Pfeil noch einmal nimmt ihn weg.
study-place-to = Von { $from }: Wähle den Ort, an dem der Pfeil endet.
study-circled = Kreis: { $place }
study-arrowed = Pfeil: { $from } → { $to }
study-remove-mark = „{ $mark }“ entfernen
study-lines = Die Partie und ihre Varianten
study-line-main = Wie gespielt wurde
study-line = Variante { $number }
study-line-from = ab Eintrag { $at }, { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
study-name = Name dieser Variante
study-remove = Diese Variante löschen
