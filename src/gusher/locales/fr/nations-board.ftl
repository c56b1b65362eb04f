# La table du Jeu des Nations dans le terminal.  Sur la carte, la place est comptée : 18 caractères.

# Une lettre par joueur, et une par type de chef ; toutes différentes.
nations-letter-red = R
nations-letter-yellow = J
nations-letter-blue = B
nations-letter-green = V
nations-brief-king = R
nations-brief-president = P
nations-brief-dictator = D
nations-brief-revolutionary = V

nations-board-round = Manche { $round }
nations-board-north = Mer au nord
nations-board-south = Mer au sud
nations-board-canal = ↕ canal ouvert
nations-board-canal-of = ↕ canal : { $seat }
nations-board-incidents = Incidents
nations-board-unseen = { $count ->
        [one] { $count } inconnu
       *[other] { $count } inconnus
    }
nations-board-then = puis de nouveau :
nations-board-next = à venir :
nations-board-bank = À la banque
nations-board-tankers-left = { $count ->
        [one] { $count } pétrolier
       *[other] { $count } pétroliers
    }
nations-board-pipelines-left = { $count ->
        [one] { $count } pipe-line
       *[other] { $count } pipe-lines
    }
nations-board-money = argent
nations-board-revenue = revenus
nations-board-tankers = pétroliers
nations-board-worth = fortune
nations-board-reserve = chefs en réserve
nations-board-strike = grève
nations-board-out = éliminé
nations-board-accounts = Ce que le plateau rapporterait maintenant

nations-board-a-leader = chef
nations-board-an-agent = agent secret
nations-board-capital = capitale
nations-board-incident = incident
nations-board-invented = Seuls les noms U.O.R. et Abu Akar viennent du livret ; les autres sont inventés.
nations-board-arrow = flèche vers cette case
nations-board-derrick = derrick
nations-board-tanker = pétrolier
nations-board-pipeline = pipe-line
nations-board-price = déplacement le moins cher
nations-board-attack = peut être attaqué
nations-board-goal = à portée de l’agent
nations-board-starts = premier joueur

nations-hint-free = gratuit

nations-ask-first-leader = Placez votre premier chef d’État sur une capitale libre.
nations-ask-first-tanker = Placer votre pétrolier près de la côte, ou le garder ?
nations-ask-agent = Déplacez votre agent secret de quatre cases.
nations-ask-leader = Placez un chef d’État ou déplacez-en un.
nations-ask-trade = Un pétrolier, un pipe-line, ou la fin du tour ?
nations-ask-coup = Coup d’État : placez gratuitement un chef sur une capitale libre.
nations-ask-revolution = Révolution : remplacez un chef adverse sur une capitale.
nations-ask-state-visit = Visite d’État : déplacez gratuitement un de vos chefs.
nations-ask-launched = Lancement : placez votre nouveau pétrolier.
nations-ask-concession = Concession : posez gratuitement un pipe-line.
nations-ask-assassination = Assassinat : lequel de vos chefs tombe ?
nations-ask-tanker-lost = Pétrolier perdu : lequel ?
nations-ask-palace-revolt = Révolte de palais : quel chef quitte sa capitale, et vers où ?

nations-post-start = Argent de départ
nations-post-revenue = Revenus
nations-post-incidents = Incidents
nations-post-sold = Pétroliers vendus
nations-post-placed = Chefs placés
nations-post-moved = Chefs déplacés
nations-post-tankers = Pétroliers achetés
nations-post-pipelines = Pipe-lines posés
nations-post-out = À la banque (éliminé)
nations-account-money = Argent à la fin
nations-account-tankers = Pétroliers
nations-account-tanker-worth = … valent (8.4)
nations-account-revenue = Revenus à la fin
nations-account-countries = Pays
nations-account-is-out = Éliminé (8.1)
