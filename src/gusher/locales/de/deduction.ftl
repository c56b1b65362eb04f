# Was sich von einem Platz aus über Verdecktes schließen lässt (gusher.study.deduction).

server-no-deduction = An diesem Tisch sind Rückschlüsse nicht erlaubt.

deduction-name = Rückschlüsse
deduction-yours = Was du schließen kannst
deduction-theirs = Was { $seat } schließen konnte
deduction-about = Genaue Wahrscheinlichkeiten aus dem, was dieser Platz gesehen hat. Wofür sich andere entschieden haben, zählt nicht als Hinweis.
deduction-no-seat = Wähle einen Platz, um zu sehen, was er hier schließen konnte.
deduction-allow = Rückschlüsse erlauben
deduction-badge = mit Rückschlüssen
deduction-badge-about = Die Spieler dürfen nachsehen, was sich über Verdecktes schließen lässt.
web-key-d = D
    .about = was du schließen kannst
deduction-known = sicher bekannt
deduction-share = { $size ->
        [sure] sicher
        [never] unmöglich
        [near] > 99 %
        [rare] < 1 %
       *[usual] { $share } %
    }
deduction-odds = { $value } ({ $share })

deduction-giganten-tiles = Verdeckte Plättchen
deduction-giganten-kind = { $kind ->
        [1] Ein Bohrturm
        [2] Zwei Bohrtürme (rot)
       *[3] Drei Bohrtürme
    }
deduction-giganten-unseen = { $count ->
        [one] 1 Plättchen nicht gesehen
       *[other] { $count } Plättchen nicht gesehen
    }
deduction-giganten-hands = Lizenzen der anderen
deduction-giganten-hand = { $cards ->
        [0] keine Lizenzen
        [one] 1 Lizenz
       *[other] { $cards } Lizenzen
    }
deduction-giganten-pays = kann zahlen
deduction-giganten-bid = das eigene Gebot von { $bid }: { $share }
deduction-giganten-deck = Lizenzen im Stapel: { $cards }
deduction-giganten-next = Die nächste ist wert
deduction-giganten-pile = { $deck ->
        [red] Rote Karten im Stapel: { $cards }
       *[beige] Beige Karten im Stapel: { $cards }
    }
deduction-giganten-turned = { $count ->
        [one] Als Nächste aufgedeckt
       *[other] Unter den nächsten { $count } aufgedeckten
    }
deduction-giganten-last-round = Die Partie endet in Runde

deduction-nations-next = Die nächste Ereigniskarte
deduction-nations-unseen = { $cards ->
        [one] 1 Karte noch nicht gesehen
       *[other] { $cards } Karten noch nicht gesehen
    }
deduction-nations-known = { $cards ->
        [0] Sicher bekannt, in dieser Reihenfolge
       *[other] Danach, sicher bekannt, in dieser Reihenfolge
    }
