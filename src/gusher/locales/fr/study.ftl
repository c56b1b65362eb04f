# Analyse des parties terminées (gusher.study).

cli-help-review = Analyser une partie terminée : les erreurs, la chance, et d’où vient le résultat de chacun.
cli-help-review-level = Le degré d’attention : quick (rapide) ou deep (approfondi).
cli-help-review-seat = Seulement les décisions de cette place (0, 1…).
cli-help-review-json = Écrire aussi toute l’analyse dans ce fichier, en JSON.
error-review-running = Seule une partie terminée peut être analysée.
error-review-level = Il n’y a pas de niveau « { $level } ». Les niveaux sont : { $levels }.

review-title = D’où vient le résultat
review-par = Part initiale
review-term-own = Ses propres erreurs
review-term-others = Erreurs des autres
review-term-chance = Hasard
review-term-hidden = Ce qui était caché
review-result = Résultat
review-percent = { $share } %
review-word-best = meilleur coup
review-word-good = bon coup
review-word-inaccuracy = imprécision
review-word-mistake = erreur
review-word-blunder = grosse erreur
review-fault = Entrée { $at }, { $action } : { $word }. { $given } perdus ; d’après ce qui était connu, { $better } valait mieux.
review-as-it-was = En réalité, { $action } était tout de même le meilleur choix.
review-luck = Entrée { $at } : { $told } ({ $gains })
review-sum =
    { $seat } : { $mistakes ->
        [0] aucune erreur
        [one] { $given } perdus par une erreur
       *[other] { $given } perdus par { $mistakes } erreurs
    } ; la chance a { $kind ->
        [good] donné
       *[bad] coûté
    } { $luck }.
