# The library: many records in one place (gusher.study.library), and the page of your games.

cli-help-library = Beaucoup de parties enregistrées en un seul endroit : choisir, compter, dessiner, exporter.
cli-help-library-paths = Des enregistrements, des fichiers qui en contiennent plusieurs (.jsonl.gz) et des dossiers des deux.
cli-help-library-game = Seulement ce jeu.
cli-help-library-players = Seulement les parties à ce nombre de joueurs.
cli-help-library-seat = Seulement cette place (0, 1…).
cli-help-library-name = Seulement les places de ce joueur ou de ce robot.
cli-help-library-result = Seulement les places qui ont gagné, ou perdu.
cli-help-library-mistakes = Seulement les places analysées qui ont fait au moins ce nombre d’erreurs.
cli-help-library-review = Analyser les parties qui ne l’ont pas encore été ; une analyse est gardée, comme par « gusher review ».
cli-help-library-export = Écrire une ligne par place dans ce fichier : .parquet ou .csv.
cli-help-library-plots = Dessiner les graphiques dans ce dossier, en SVG.
error-library-running = La partie n’est pas terminée : il n’y a encore rien à compter.
error-library-file = Le fichier ne peut pas être lu : { $detail }
error-library-filter = « { $given } » n’est pas un critère. Les critères possibles sont : { $known }.
library-left-out = Écarté : { $file } : { $why }
library-found =
    { $all ->
        [one] Une partie lue
       *[other] { $all } parties lues
    } ; parties choisies : { $games }, avec { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } ; { $copies ->
        [0] aucune copie
        [one] une copie
       *[other] { $copies } copies
    } d’une même partie.
library-lengths =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }. Décisions : médiane { $decisions-50 } (de { $decisions-10 } à { $decisions-90 } dans quatre parties sur cinq). Manches : médiane { $rounds-50 } (de { $rounds-10 } à { $rounds-90 }).
library-by-seat = Victoires par place
library-by-order = Victoires selon l’ordre de jeu
library-by-name = Victoires par joueur
library-by-opening = Victoires selon le premier choix : { $verb }
library-by-place = Victoires selon le lieu occupé
library-seat = Place
library-order = Ordre
library-name = Joueur
library-opening = Choix
library-place = Lieu
library-seats = Places
library-wins = Victoires
library-interval = Intervalle à 95 %
library-prices = Prix à la fin de chaque manche, en moyenne
library-round = Manche
library-tendencies = Ce qui a été perdu, par sorte de décision
library-verb = Décision
library-decisions = Décisions
library-faults = Erreurs
library-given = Perdu
library-worst = Les pires moments
library-moment = { $file }, entrée { $at }, { $seat } : { $action } a coûté { $given } ; { $better } valait mieux.

# What kind of decision a verb answers.
giganten-verb-take = prendre une carte
giganten-verb-place = placer le camion
giganten-verb-drive = déplacer le camion
giganten-verb-rail = déplacer la locomotive
giganten-verb-halt = s’arrêter
giganten-verb-price = changer un prix
giganten-verb-store = stocker un marqueur de brut gratuit
giganten-verb-setback = faire reculer les autres
giganten-verb-decline = renoncer à l’action spéciale
giganten-verb-build = construire un derrick
giganten-verb-ship = transporter le brut
giganten-verb-lose = renoncer à du brut
giganten-verb-pass = passer
giganten-verb-bid = faire une offre
giganten-verb-sell = vendre du brut
giganten-verb-pay = payer en licences
nations-verb-place = placer un chef d’État
nations-verb-agent = déplacer l’agent secret
nations-verb-tanker-buy = acheter un pétrolier
nations-verb-tanker-place = placer le pétrolier gardé en réserve
nations-verb-tanker-move = déplacer un pétrolier
nations-verb-tanker-sell = vendre un pétrolier
nations-verb-pipe = poser un pipe-line
nations-verb-end = finir le tour
nations-verb-pass = garder le pétrolier
nations-verb-coup = coup d’État
nations-verb-revolution = révolution
nations-verb-launch = lancer un pétrolier
nations-verb-lay = poser un pipe-line par concession
nations-verb-lose-leader = perdre un chef d’État
nations-verb-lose-tanker = perdre un pétrolier
nations-verb-revolt = révolte de palais
nations-verb-move = déplacer un chef d’État

# The page of your games in the browser.
library-heading = Vos parties
library-link = Vos parties terminées : statistiques et erreurs
library-none = Pas encore de partie terminée. Les parties finies dans ce navigateur sont comptées ici, et les enregistrements que vous ajoutez aussi.
library-none-chosen = Aucune partie ne correspond à ce choix.
library-add = Ajouter des enregistrements
library-add-about = Choisissez des fichiers, ou déposez-les n’importe où sur cette page.
library-added =
    { $count ->
        [0] Aucune partie ajoutée.
        [one] Une partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
library-not-added = { $file } n’a pas été ajouté : { $why }
library-not-record = ce n’est pas un enregistrement
library-full = Ce navigateur n’a plus de place pour d’autres parties. Retirez-en d’abord.
library-choice = Quelles parties
library-game = Jeu
library-players = Joueurs
library-whose = Les places de
library-mine = moi
library-everybody = tous
library-any = tous
library-result = Résultat
library-won = gagné
library-lost = perdu
library-option = Option
library-reviewed = analysées
library-with-faults = avec erreurs
library-without-faults = sans erreur
library-sum =
    { $seats ->
        [one] Une place
       *[other] { $seats } places
    } dans { $games ->
        [one] une partie
       *[other] { $games } parties
    } : { $share } des victoires ; la part initiale est de { $par }.
library-course = Part des victoires, partie après partie
library-games = Les parties
library-when = Date
library-length = Décisions
library-wrong = Ce qui vous échappe souvent
library-wrong-none = Aucune de ces parties n’a encore été analysée.
library-wrong-nothing = Les analyses n’ont trouvé aucune erreur.
library-review-all =
    { $count ->
        [one] Analyser une partie
       *[other] Analyser { $count } parties
    }
library-reviewing = Analyse en cours : { $done } parties sur { $of }.
library-stop = Arrêter
library-fault = { $verb }, { $given } perdus : { $action }. Mieux : { $better }.
library-export = Enregistrer en CSV
