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
