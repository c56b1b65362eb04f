# La table de Giganten dans le terminal.  Il y a peu de place au-dessus et à côté du plateau.

# Une lettre par place, toutes différentes.
giganten-letter-red = R
giganten-letter-grey = G
giganten-letter-blue = B
giganten-letter-green = V

giganten-board-round = Manche { $round }
giganten-board-hudson = Hudson
giganten-board-jet = Jet
giganten-board-standard = Standard
giganten-board-zone-low = zone rouge : basse
giganten-board-zone-middle = zone blanche
giganten-board-zone-high = zone bleue : haute
giganten-board-offer = Cartes visibles
giganten-board-card = Carte
giganten-board-points = { $count ->
        [one] reste { $count } point
       *[other] restent { $count } pts
    }
giganten-board-crude = Brut à livrer
giganten-board-auction = Enchère
giganten-board-bid = offre { $bid } :
giganten-board-bidders = en lice :
giganten-board-decks = Dans les pioches
giganten-board-beige = beiges
giganten-board-red = rouges
giganten-board-supply = brut
giganten-board-money = argent
giganten-board-licences = lic.
giganten-board-worth = val.
giganten-board-derricks = derr.
giganten-board-truck = cam.
giganten-board-hand = Vos licences : { $ones } de valeur 1, { $twos } de valeur 2, total { $value }
giganten-board-tiles = Tuiles que vous avez vues : { $tiles }

giganten-board-plain = plaine
giganten-board-hill = colline
giganten-board-mountain = montagne
giganten-board-site = site de forage
giganten-board-looked = vu par d’autres
giganten-board-seen = vu par vous : 4 marqueurs
giganten-board-a-truck = camion
giganten-board-derrick = derrick, 4 marqueurs
giganten-board-black = locomotive noire
giganten-board-first = premier joueur
giganten-board-track = coût en points

# Une carte en lettres : 5L 8M ±2.
giganten-brief-licences = { $count }L
giganten-brief-moves = { $count }M
giganten-brief-price-change = ±{ $count }
giganten-brief-free-crude = +B
giganten-brief-set-back = <{ $count }
giganten-brief-black = ■{ $count }

giganten-hint-left = { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
giganten-hint-crude = { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
giganten-hint-free = gratuit

giganten-ask-take = Prenez une carte action.
giganten-ask-place = Placez votre camion sur une case libre de la colonne A.
giganten-ask-drive = Déplacez votre camion et votre locomotive.
giganten-ask-price = Faites l’action spéciale de votre carte.
giganten-ask-build = Construire un derrick ?
giganten-ask-ship = Transportez le brut.
giganten-ask-bid = Enchérissez pour le droit de vendre.
giganten-ask-pay = Payez votre offre en licences.
giganten-ask-sell = Combien de marqueurs de brut vendez-vous ?

giganten-post-start = Argent de départ
giganten-post-sold = Ventes aux enchères
giganten-post-surplus = Excédent vendu (8.1)
giganten-post-carried = Transports encaissés
giganten-post-freight = Transports payés
giganten-post-built = Derricks construits
giganten-account-cash = Argent à la fin
giganten-account-rank = Rang de la locomotive
giganten-account-column = … sur la colonne
giganten-account-licence-value = Valeur des licences
giganten-account-derricks = Derricks sur le plateau
giganten-account-derrick-pay = … rapportent (E3)
giganten-account-crude-pay = Brut restant (E4)

# Les cartes action : ce qui est imprimé au-dessus de l’image, et le sens des symboles.
giganten-name-road = Route libre
giganten-name-office = Amis haut placés
giganten-name-survey = Bon filon
giganten-name-exchange = Tuyau en bourse
giganten-name-windfall = Aubaine
giganten-name-washout = Voie coupée
giganten-symbol-title = Le sens des symboles
giganten-symbol-licence = Licences : votre monnaie aux enchères
giganten-symbol-move = Points de mouvement pour camion et locomotive
giganten-symbol-price = Déplace le prix d’une compagnie
giganten-symbol-crude = Un marqueur de brut gratuit pour un réservoir
giganten-symbol-back = Fait reculer les locomotives adverses
