# Ce qu’une place peut déduire sur ce qui lui est caché (gusher.study.deduction).

server-no-deduction = Les déductions sont désactivées à cette table.

deduction-name = Déductions
deduction-yours = Ce que vous pouvez déduire
deduction-theirs = Ce que { $seat } pouvait déduire
deduction-about = Probabilités exactes, d’après ce que cette place a vu. Les choix des autres ne comptent pas comme indications.
deduction-no-seat = Choisissez une place pour voir ce qu’elle pouvait déduire ici.
deduction-allow = Autoriser les déductions
deduction-badge = déductions autorisées
deduction-badge-about = Les joueurs peuvent consulter ce qui se déduit sur ce qu’ils ne voient pas.
web-key-d = D
    .about = ce que vous pouvez déduire
deduction-known = connu avec certitude
deduction-share = { $size ->
        [sure] certain
        [never] impossible
        [near] > 99 %
        [rare] < 1 %
       *[usual] { $share } %
    }
deduction-odds = { $value } ({ $share })

deduction-giganten-tiles = Tuiles face cachée
deduction-giganten-kind = { $kind ->
        [1] Un derrick
        [2] Deux derricks (rouges)
       *[3] Trois derricks
    }
deduction-giganten-unseen = { $count ->
        [one] 1 tuile non vue
       *[other] { $count } tuiles non vues
    }
deduction-giganten-hands = Licences des autres
deduction-giganten-hand = { $cards ->
        [0] aucune licence
        [one] 1 licence
       *[other] { $cards } licences
    }
deduction-giganten-pays = peut payer
deduction-giganten-bid = son offre de { $bid } : { $share }
deduction-giganten-deck = Licences dans la pioche : { $cards }
deduction-giganten-next = La prochaine vaut
deduction-giganten-pile = { $deck ->
        [red] Cartes rouges dans la pioche : { $cards }
       *[beige] Cartes beiges dans la pioche : { $cards }
    }
deduction-giganten-turned = { $count ->
        [one] La prochaine retournée
       *[other] Parmi les { $count } prochaines retournées
    }
deduction-giganten-last-round = La partie se termine à la manche

deduction-nations-next = La prochaine carte Incident
deduction-nations-unseen = { $cards ->
        [one] 1 carte pas encore vue
       *[other] { $cards } cartes pas encore vues
    }
deduction-nations-known = { $cards ->
        [0] Connues avec certitude, dans cet ordre
       *[other] Ensuite, connues avec certitude, dans cet ordre
    }
