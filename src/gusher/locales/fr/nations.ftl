# Ce qui se passe dans Le Jeu des Nations, et pourquoi quelque chose n’est pas permis.  Une phrase sur un pays commence par son nom.

# L’espace est insécable.
nations-millions = { $amount } M
nations-bank = la banque
nations-half-north = nord
nations-half-south = sud
nations-type-king = roi
nations-type-president = président
nations-type-dictator = dictateur
nations-type-revolutionary = révolutionnaire
nations-station-north = au large, au nord
nations-station-south = au large, au sud
nations-station-inshore = près de la côte ({ $country })
nations-station-reserve = en réserve

nations-did-first = { $seat } est tiré au sort pour commencer.
nations-did-pass = { $seat } garde son pétrolier en réserve.

nations-event-turn-begins = Manche { $round } : au tour de { $seat }.
nations-event-network = { $countries } ({ $tankers ->
        [one] { $tankers } pétrolier
       *[other] { $tankers } pétroliers
    }, { $derricks ->
        [one] { $derricks } derrick
       *[other] { $derricks } derricks
    }) : { $items }.
nations-event-loaded = { $country } { $pairs } × { $each } = { $millions }
nations-event-collected = { $amount ->
        [0] { $seat } n’a aucun revenu.
       *[other] { $seat } touche { $millions }.
    }
nations-event-not-collected = Grève : { $seat } ne touche rien cette fois.
nations-event-placed = { $country } : { $seat } place un { $type } sur la capitale ({ $amount ->
        [0] gratuit
       *[other] { $millions }
    }).
nations-event-agent-placed = L’agent secret de { $seat } est sur { $space }.
nations-event-moved = { $seat } déplace un chef de { $from_space } à { $space } ({ $amount ->
        [0] gratuit
       *[other] { $millions }
    } ; chemin : { $way }).
nations-event-agent-moved = L’agent secret de { $seat } va de { $from_space } à { $space } (chemin : { $way }).
nations-event-fell = Le { $type } de { $seat } sur { $space } tombe et { $is_out ->
        [0] retourne dans la réserve
       *[other] est hors jeu
    }.
nations-event-control = { $country } : { $seat } prend le contrôle.
nations-event-tankers-taken = { $country } : { $seat } prend { $count ->
        [one] { $count } pétrolier
       *[other] { $count } pétroliers
    } à { $from_seat }.
nations-event-skipped = { $seat } ne peut ni placer ni déplacer de chef et passe cette action.
nations-event-step-used = Pour ce tour, la carte a tenu lieu d’action de chef d’État pour { $seat }.
nations-event-tanker-placed = { $seat } { $amount ->
        [0] reçoit un pétrolier
       *[other] achète un pétrolier pour { $millions }
    } : { $station }.
nations-event-tanker-moved = { $seat } déplace un pétrolier : { $from_station } → { $station }.
nations-event-tanker-gone = { $seat } { $amount ->
        [0] perd un pétrolier
       *[other] vend un pétrolier pour { $millions }
    } : { $station }.
nations-event-pipeline = { $seat } pose un pipe-line ({ $amount ->
        [0] gratuit
       *[other] { $millions }
    }) : { $pair }.
nations-event-card-taken = Incident international pour { $seat } : { $card }.
nations-event-no-effect = { $card } : sans effet pour { $seat }.
nations-event-received = { $seat } reçoit { $millions }.
nations-event-paid = { $seat } paie { $millions } à { $payee }{ $short ->
        [0] .
       *[other] , tout ce qui lui restait ; il devait { $owed }.
    }
nations-event-strike = { $seat } ne touchera pas ses prochains revenus.
nations-event-out = { $seat } n’a aucun revenu, ne peut plus placer ni déplacer de chef et se trouve éliminé ({ $millions } à la banque).
nations-event-last-left = { $seat } est la dernière puissance en jeu.
nations-event-limit-reached = { $rounds ->
        [one] { $rounds } manche a été jouée
       *[other] { $rounds } manches ont été jouées
    } : la partie est terminée.

nations-may-place = Vous pouvez placer un chef de votre réserve sur cette capitale libre.
nations-may-agent = Cette case est à quatre cases exactement, et rien n’arrête un agent.
nations-may-move = Ce chef peut y aller.
nations-may-tanker-buy = Vous pouvez acheter un pétrolier et l’y placer.
nations-may-tanker-place = Vous pouvez placer le pétrolier gardé en réserve, gratuitement.
nations-may-tanker-move = Ce pétrolier peut y aller.
nations-may-tanker-sell = Vous pouvez vendre ce pétrolier à la banque.
nations-may-pipe = Vous contrôlez un côté de cette frontière, et aucun pipe-line n’y est encore posé.
nations-may-end = Vous pouvez finir votre tour.
nations-may-pass = Vous pouvez garder le pétrolier pour un tour suivant.
nations-may-coup = La carte place gratuitement un chef sur cette capitale libre.
nations-may-revolution = La carte remplace ce chef adverse par le vôtre, qui est d’un autre type.
nations-may-launch = La carte vous donne un pétrolier, à placer comme si vous l’aviez acheté.
nations-may-lay = La carte vous donne un pipe-line sur cette frontière.
nations-may-lose-leader = La carte vous prend un chef, à votre choix.
nations-may-lose-tanker = La carte vous prend un pétrolier, à votre choix.
nations-may-revolt = La carte chasse votre chef de la capitale vers cette case.
nations-may-first = Le hasard désigne qui commence.
nations-may-incident = Le hasard décide quelle carte Incident est sur le dessus de la pioche.

nations-not-now = « { $action } » ne répond pas à la question posée. Répondez par : { $verbs }.
nations-not-in-reserve = Il n’y a pas de { $type } dans votre réserve.
nations-not-vacant = { $country } : la capitale n’est pas libre. Le { $type } de { $seat } est sur { $space }.
nations-not-place-money = Placer un { $type } coûte { $cost } M ; vous avez { $money } M.
nations-not-agent-here = Votre agent est sur { $space } et doit se déplacer.
nations-not-agent-four = Un agent avance de quatre cases exactement sans faire demi-tour ; depuis { $start }, cela ne mène pas à { $space }.
nations-not-move-nobody = Il n’y a personne sur { $space }.
nations-not-move-other = Le { $type } sur { $space } appartient à { $seat }.
nations-not-move-here = Le chef est déjà sur { $space }.
nations-not-move-own = Votre propre { $type } est sur { $space }.
nations-not-attack-capital = Le { $type } de { $seat } sur { $space } ne peut pas être attaqué : il n’est pas sur une capitale.
nations-not-attack-type = Le { $type } de { $seat } sur { $space } ne peut pas être attaqué par un chef du même type.
nations-not-move-money = { $space } est à { $far ->
        [one] { $far } case
       *[other] { $far } cases
    } et coûte { $cost } M ; vous avez { $money } M.
nations-not-visit-far = { $space } est à { $far ->
        [one] { $far } case
       *[other] { $far } cases
    } ; la carte en permet { $most }.
nations-not-blocked-leader = Le { $type } de { $seat } sur { $space } barre le chemin vers { $goal }.
nations-not-blocked-agent = L’agent de { $seat } sur { $space } barre le chemin vers { $goal } : un chef peut s’y arrêter, mais pas passer.
nations-not-blocked-incident = Le « ? » sur { $space } est sur le chemin vers { $goal } : un chef doit s’y arrêter.
nations-not-move-never = Aucun chemin ne mène à { $space } sans demi-tour ni retour dans un pays quitté.
nations-not-revolution-whom = { $country } : aucun chef adverse n’est sur la capitale.
nations-not-lose-leader = Vous n’avez pas de chef sur { $space }.
nations-not-revolt-near = { $space } n’est pas à côté de la capitale { $capital }.
nations-not-revolt-free = { $space } n’est pas libre : le { $type } de { $seat } s’y trouve.
nations-not-control = { $country } : vous ne contrôlez pas ce pays.
nations-not-port = { $country } n’est pas un port.
nations-not-tanker-used = Vous avez déjà fait votre action de pétrolier de ce tour.
nations-not-tanker-bank = Il ne reste plus de pétrolier à la banque.
nations-not-tanker-money = Un pétrolier coûte { $cost } M ; vous avez { $money } M.
nations-not-tanker-kept = Vous n’avez pas de pétrolier en réserve.
nations-not-first-tanker = Au premier tour, le pétrolier ne peut aller que près de la côte du pays que vous venez de prendre ({ $country }).
nations-not-tanker-none = Vous n’avez pas de pétrolier à cet endroit : { $station }.
nations-not-tanker-here = Le pétrolier y est déjà : { $station }.
nations-not-tanker-two-turns = De { $start } à { $goal }, il faut deux tours, en passant par le large.
nations-not-canal = Le canal vous est fermé : { $country } est aux mains de { $seat } ({ $type } sur { $space }).
nations-not-tanker-half = { $country } n’est pas sur la moitié { $half } de la mer.
nations-not-pipe-used = Vous avez déjà posé un pipe-line ce tour-ci.
nations-not-pipe-bank = Il ne reste plus de pipe-line à la banque.
nations-not-pipe-money = Un pipe-line coûte { $cost } M ; vous avez { $money } M.
nations-not-pipe-border = { $one } et { $other } n’ont pas de frontière : aucune flèche ne les relie.
nations-not-pipe-laid = { $one } et { $other } sont déjà reliés par un pipe-line.
nations-not-pipe-control = Vous ne contrôlez ni { $one } ni { $other }.
