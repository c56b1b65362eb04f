# Ce qui se passe dans Giganten, et pourquoi quelque chose n’est pas permis.

giganten-company-hudson = Hudson
giganten-company-jet = Jet
giganten-company-standard = US Standard
giganten-bank = la banque
giganten-card-beige = carte beige
giganten-card-red = carte rouge
giganten-deck-beige = cartes beiges
giganten-deck-red = cartes rouges
giganten-deck-licences = licences

giganten-card-line = { $deck } : { $parts }
giganten-card-licences = { $count ->
        [one] { $count } licence
       *[other] { $count } licences
    }
giganten-card-moves = { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }
giganten-card-price-change = changement de prix { $count }
giganten-card-free-crude = brut gratuit
giganten-card-set-back = recul { $count }
giganten-card-black = locomotive noire { $count }

giganten-did-take = { $seat } prend la carte { $what ->
        [red] rouge
       *[other] { $what }
    }.
giganten-did-bid = { $seat } offre { $what }.
giganten-did-pass = { $seat } passe.
giganten-did-halt = { $seat } arrête ses déplacements.
giganten-did-decline = { $seat } renonce à l’action spéciale.
giganten-did-roll = Le dé donne un { $number } { $colour ->
        [red] rouge
       *[blue] bleu
    }.
giganten-did-turn = On retourne une { $what }.
giganten-did-first = Le premier joueur a été tiré au sort.

giganten-event-round-begins = Manche { $round } : { $seat } est le premier joueur.
giganten-event-price-moved = { $company } passe de { $from_price } à { $to_price }.
giganten-event-price-against = { $company } passe de { $from_price } à { $to_price } : le prix était { $zone ->
        [high] haut, donc tout chiffre le fait baisser
       *[low] bas, donc tout chiffre le fait monter
    } ({ $clause }).
giganten-event-black-moved = La locomotive noire va de la colonne { $from_column } à la colonne { $to_column }.
giganten-event-deck-anew = La défausse est mélangée pour refaire une pioche : { $deck }.
giganten-event-card-left = Personne n’a pris cette carte, qui va à la défausse — { $card }.
giganten-event-dealt = { $seat } reçoit { $count ->
        [one] { $count } licence
       *[other] { $count } licences
    }{ $ones ->
        [hidden] .
       *[known] { " " }(dont { $ones } de valeur 1).
    }
giganten-event-placed = { $seat } place son camion sur { $cell }.
giganten-event-drove = { $seat } roule de la case { $from_cell } à la case { $cell } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (chemin : { $way }).
giganten-event-railed = La locomotive de { $seat } va de la colonne { $from_column } à la colonne { $to_column } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
giganten-event-looked = { $seat } regarde la tuile sur { $site }{ $tile ->
        [hidden] .
       *[known] { " " }(brut : { $tile }).
    }
giganten-event-set-back = La locomotive de { $seat } recule de la colonne { $from_column } à la colonne { $to_column }.
giganten-event-stored = { $seat } met un marqueur de brut gratuit dans son réservoir chez { $company }.
giganten-event-no-crude = Il ne reste plus de brut pour { $seat } ; le marqueur gratuit est perdu.
giganten-event-built = { $seat } construit un derrick sur { $site } pour { $dollars } ; brut sous le derrick : { $crude }.
giganten-event-drilled = { $seat } fore sur { $site } ; brut restant : { $left }.
giganten-event-derrick-back = Le derrick sur { $site } est à sec et revient à { $seat }.
giganten-event-shipped = { $seat } transporte le brut de la case { $site } chez { $company }.
giganten-event-freight-paid = { $seat } paie { $dollars } à { $payee } pour le transport.
giganten-event-lost = { $seat } perd le brut de la case { $site }.
giganten-event-auction-opens = Enchère chez { $company } ; participants : { $seats }.
giganten-event-auction-won = { $seat } remporte l’enchère chez { $company } avec une offre de { $bid }.
giganten-event-no-sale = Rien n’est vendu chez { $company }.
giganten-event-bluff-called = { $ones ->
        [0] { $seat } ne peut pas payer { $bid } et perd des licences : { $twos } de valeur 2.
       *[other] { $twos ->
            [0] { $seat } ne peut pas payer { $bid } et perd des licences : { $ones } de valeur 1.
           *[other] { $seat } ne peut pas payer { $bid } et perd des licences : { $ones } de valeur 1, { $twos } de valeur 2.
        }
    }
giganten-event-paid = { $ones ->
        [0] { $seat } paie en licences : { $twos } de valeur 2.
       *[other] { $twos ->
            [0] { $seat } paie en licences : { $ones } de valeur 1.
           *[other] { $seat } paie en licences : { $ones } de valeur 1, { $twos } de valeur 2.
        }
    }
giganten-event-sold = { $count ->
        [0] { $seat } ne vend rien chez { $company }.
        [one] { $seat } vend { $count } marqueur de brut chez { $company } pour { $dollars }.
       *[other] { $seat } vend { $count } marqueurs de brut chez { $company } pour { $dollars }.
    }
giganten-event-surplus = { $seat } a trop de brut chez { $company } : { $count ->
        [one] { $count } marqueur est vendu
       *[other] { $count } marqueurs sont vendus
    } pour { $dollars }.
giganten-event-star-reached = La locomotive noire atteint l’étoile à la manche { $round } : la partie est terminée.

giganten-may-take = Vous pouvez prendre une carte visible.
giganten-may-place = Vous devez placer votre camion sur une case libre de la colonne A.
giganten-may-drive = Votre camion peut rouler jusque-là et s’y arrêter.
giganten-may-rail = Votre locomotive peut aller jusque-là.
giganten-may-halt = Vous pouvez arrêter vos déplacements ; les points non utilisés sont perdus.
giganten-may-price = Votre carte déplace le prix d’une compagnie.
giganten-may-store = Votre carte vous donne un marqueur de brut pour l’un de vos réservoirs.
giganten-may-setback = Votre carte fait reculer les locomotives adverses.
giganten-may-decline = À cette table, vous pouvez renoncer à l’action spéciale.
giganten-may-build = Votre camion est à côté de ce site de forage, et vous pouvez payer.
giganten-may-ship = Cette locomotive dessert le derrick.
giganten-may-lose = Vous pouvez renoncer au brut.
giganten-may-pass = Vous pouvez passer.
giganten-may-bid = Votre offre est plus haute que la précédente et ne dépasse pas la limite.
giganten-may-pay = Ces licences valent l’offre, et aucune n’est de trop.
giganten-may-sell = Vous pouvez vendre autant de marqueurs de brut de ce réservoir que vous voulez.
giganten-may-first = Le hasard désigne le premier joueur.
giganten-may-roll = Le hasard lance le dé.
giganten-may-turn = Le hasard retourne une carte.
giganten-may-deal = Le hasard distribue des licences.
giganten-may-tile = Le hasard décide de ce qu’il y a sur la tuile.
giganten-may-forfeit = Le hasard tire les licences perdues.

giganten-not-now = « { $action } » ne répond pas à la question posée. Répondez par : { $verbs }.
giganten-not-on-offer = La carte { $card ->
        [red] rouge
       *[other] { $card }
    } n’est pas disponible.
giganten-not-place-free = La case { $cell } n’est pas libre.
giganten-not-drive-here = Votre camion est déjà sur { $cell }.
giganten-not-drive-derrick = Il y a un derrick sur { $cell } ; aucun camion ne peut y entrer.
giganten-not-drive-site = { $cell } est un site de forage : vous pouvez le traverser, mais pas vous y arrêter.
giganten-not-drive-truck = Un autre camion est sur { $cell } : vous pouvez traverser cette case, mais pas vous y arrêter.
giganten-not-drive-never = { $cell } est hors d’atteinte : vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mouvement.
giganten-not-drive-far = { $cell } coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de mouvement ; vous en avez { $points }.
giganten-not-rail-back = Votre locomotive est sur la colonne { $here } ; elle ne recule jamais d’elle-même, et rester sur place n’est pas un déplacement.
giganten-not-rail-far = La colonne { $column } coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de mouvement ; vous en avez { $points }.
giganten-not-price-card = Votre carte ne change aucun prix.
giganten-not-price-exact = Votre carte déplace un prix de { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    } exactement.
giganten-not-price-up-to = Votre carte déplace un prix de { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    } au plus.
giganten-not-store-card = Votre carte ne donne pas de brut gratuit.
giganten-not-setback-card = Votre carte ne fait reculer personne.
giganten-not-decline = À cette table, l’action spéciale est obligatoire.
giganten-not-build-derrick = Il y a déjà un derrick sur { $cell }.
giganten-not-build-site = { $cell } n’est pas un site de forage intact.
giganten-not-build-near = Votre camion, sur { $truck }, n’est pas à côté de la case { $cell }.
giganten-not-build-derricks = Vous n’avez plus de derrick en réserve.
giganten-not-build-money = Un derrick y coûte { $cost } $ ; vous avez { $cash } $.
giganten-not-build-crude = Il n’y a plus de brut dans la réserve.
giganten-not-ship-own = Votre locomotive est sur la colonne { $here } et ne dessert pas la colonne { $column }.
giganten-not-ship-own-serves = Votre propre locomotive dessert ce derrick, gratuitement.
giganten-not-ship-most-advanced = À cette table, il faut employer la locomotive la plus avancée de toutes : `ship rival`.
giganten-not-ship-black = La locomotive noire est sur la colonne { $here } et ne dessert pas la colonne { $column }.
giganten-not-ship-rival = L’adversaire le plus avancé est sur la colonne { $here } et ne dessert pas la colonne { $column }.
giganten-not-ship-money = Le transport coûte { $cost } $ ; vous avez { $cash } $.
giganten-not-bid-low = Vous devez offrir plus de { $bid }.
giganten-not-bid-high = Avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } licence, personne ne croira une offre de plus de { $most }.
giganten-not-bid-free = Toutes les licences ensemble valent { $most } ; aucune offre ne va plus haut.
giganten-not-pay-held = Vous n’avez que { $ones ->
        [one] { $ones } licence
       *[other] { $ones } licences
    } de valeur 1 et { $twos } de valeur 2.
giganten-not-pay-little = Ces licences valent { $value } ; l’offre était de { $bid }.
giganten-not-pay-much = Ces licences valent { $value } pour une offre de { $bid } : l’une d’elles est de trop.
giganten-not-sell-held = Vous n’avez que { $held ->
        [one] { $held } marqueur
       *[other] { $held } marqueurs
    } de brut chez { $company }.
