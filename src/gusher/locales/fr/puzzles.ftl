# Problèmes (gusher.study.puzzles).

cli-help-puzzles = Problèmes : des positions où un choix est nettement le meilleur. Les résoudre, les lister, en créer ou les vérifier.
cli-help-puzzles-make = Créer des problèmes à partir de parties jouées. On peut arrêter et relancer : le travail reprend d’après FILE.journal.
cli-help-puzzles-list = Lister les problèmes d’un jeu, les plus faciles d’abord.
cli-help-puzzles-play = Résoudre le problème du jour, celui qui porte cet ID, ou tous ceux d’un thème.
cli-help-puzzles-check = Faire résoudre à nouveau les problèmes par le robot le plus fort, et dire combien tiennent.
cli-help-puzzles-out = Le fichier à écrire.
cli-help-puzzles-games = Nombre maximal de parties de robots à examiner.
cli-help-puzzles-seed = La graine de ces parties.
cli-help-puzzles-from = Chercher plutôt dans les enregistrements de ce dossier. Ne prenez que des parties dont les joueurs sont d’accord.
cli-help-puzzles-most = S’arrêter à ce nombre.
cli-help-puzzles-theme = Seulement les problèmes de ce thème, par exemple bluff ou tankers.
cli-help-puzzles-file = Un fichier de problèmes à vous.
cli-help-puzzles-id = Le problème.
cli-help-puzzles-sample = N’en vérifier que ce nombre.
cli-help-puzzles-check-seed = La graine des tirages.
error-puzzle-unknown = { $game } n’a pas de problème « { $puzzle } ». « gusher puzzles list { $game } » les liste.
error-puzzles-none = Il n’y a pas encore de problèmes pour { $game }.
error-puzzle-theme = Il n’y a pas de thème « { $theme } ». Les thèmes sont : { $themes }.
error-puzzle-file = Les problèmes de « { $file } » ne peuvent pas être lus : { $detail }.
error-puzzle-folder = Il n’y a pas d’enregistrements (*.json) dans « { $folder } ».
error-puzzle-game = Le dossier contient une partie de { $given }, mais les problèmes sont pour { $game }.
error-puzzle-journal = « { $file } » appartient aux problèmes d’un autre jeu ou d’autres règles. Choisissez un autre fichier.

puzzles-so-far = { $found } problèmes
puzzles-made = { $count ->
        [one] { $count } problème écrit
       *[other] { $count } problèmes écrits
    } dans { $file }.
puzzles-levels = Cote des niveaux : { $levels }.
puzzles-ask = Problème { $id }, cote { $rating }. Un choix est nettement le meilleur. Lequel ?
puzzles-fails = { $id } : le robot le plus fort ne trouve plus que { $action } soit le meilleur choix.
puzzles-held = { $held } problèmes sur { $of } tiennent.

puzzle-heading = Problèmes
puzzle-daily = Le problème du jour
puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzle-about = D’après ce que vous savez ici, un choix est nettement meilleur que tous les autres. Trouvez-le.
puzzle-rating = Cote { $rating }
puzzle-own = Votre cote : { $rating }. Résolus : { $solved } sur { $all }.
puzzle-next = Problème suivant
puzzle-right = { $action } : juste, c’est le meilleur choix.
puzzle-wrong = { $action } : ce n’est pas le meilleur choix. Mieux : { $best }.
puzzle-why = Il fait gagner { $share } de ces parties ; le meilleur choix suivant, { $other } ({ $second }).
puzzle-score-more = Vous pouvez espérer finir plus riche de { $score }.
puzzle-score-less = Vous finirez sans doute moins riche de { $score }, mais plus souvent devant les autres.
puzzle-choice = Choix
puzzle-odds = Chances de gagner
puzzle-at-end = Attendu à la fin
puzzle-yours = votre choix
puzzle-unlooked = { $action } n’a pas été essayé assez souvent pour dire ce que cela vaut.
puzzle-found = À quelle fréquence les robots le trouvent :
puzzle-line = Suite possible
puzzle-line-about = Dans l’une des positions que vous ne pouvez pas distinguer, et avec l’un des tirages possibles.

puzzle-theme = Thème
puzzle-theme-any = Tous les thèmes
puzzle-theme-agent = L’agent
puzzle-theme-attack = Attaque
puzzle-theme-auction = Enchère
puzzle-theme-bluff = Bluff
puzzle-theme-building = Construction
puzzle-theme-canal = Le canal
puzzle-theme-card = Carte action
puzzle-theme-crude = Marqueur de brut gratuit
puzzle-theme-incident = Cartes Incident
puzzle-theme-leaders = Chefs d’État
puzzle-theme-locomotive = Locomotive
puzzle-theme-looking = Regarder les tuiles
puzzle-theme-pipelines = Pipe-lines
puzzle-theme-price = Prix
puzzle-theme-saving = Garder son argent
puzzle-theme-selling = Vente
puzzle-theme-star = Près de l’étoile
puzzle-theme-tankers = Pétroliers
puzzle-theme-transport = Transport
puzzle-theme-truck = Camion
