# Analyse des parties terminées (gusher.study).

cli-help-review = Analyser une partie terminée : les erreurs, la chance, et d’où vient le résultat de chacun.
cli-help-review-level = Le degré d’attention : quick (rapide) ou deep (approfondi).
cli-help-review-seat = Seulement les décisions de cette place (0, 1…).
cli-help-review-json = Écrire aussi toute l’analyse dans ce fichier, en JSON.
error-review-running = Seule une partie terminée peut être analysée.
error-review-level = Il n’y a pas de niveau « { $level } ». Les niveaux sont : { $levels }.

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
review-fault = Entrée { $at }, { $action } : { $word }. { $given } perdus ; d’après ce qui était connu, { $better } valait mieux.
review-as-it-was = En réalité, { $action } était tout de même le meilleur choix.
review-luck = Entrée { $at } : { $told } ({ $gains })
review-sum =
    { $seat } : { $mistakes ->
        [0] aucune erreur
        [one] { $given } perdus par une erreur
       *[other] { $given } perdus par { $mistakes } erreurs
    } ; la chance a { $kind ->
        [good] donné
       *[bad] coûté
    } { $luck }.

review-heading = Analyse
review-progress = Analyse en cours : { $done } entrées sur { $of }.
review-curve = Chances de gagner au fil de la partie
review-fault-before = Erreur précédente
review-fault-next = Erreur suivante
review-as-table = En tableau
review-entry = Entrée
review-judgement = Jugement
review-nothing = Rien ne s’est décidé ici.
review-change = Chances de gagner : { $before } → { $after }.
review-known-truly = D’après ce que savait { $seat }, « { $known } » était le meilleur choix. En réalité, « { $truly } » aurait été le meilleur.
review-known = D’après ce que savait { $seat }, « { $known } » était le meilleur choix, et il l’était en effet.
review-only = Il n’y avait pas d’autre choix.
review-by-known = D’après ce qui était connu
review-by-truth = En réalité
review-played = joué

record-line-running = Seule une partie terminée peut avoir des notes et des variantes.
record-line-of = La variante { $line } quitte la ligne { $of }, qui ne vient pas avant elle. La ligne 0 est la partie elle-même.
record-line-at = La variante { $line } quitte la ligne { $of } après l’entrée { $at }, mais cette ligne n’a que { $last } entrées.
record-line-entry = La variante { $line } n’est pas jouable : { $detail }
record-note-at = Une note de la ligne { $line } porte sur le moment { $at }. Chaque moment de { $first } à { $last } peut en avoir une, et elles se suivent dans l’ordre.
record-note-place = La note de la ligne { $line } au moment { $at } marque « { $place } », qui n’est pas un lieu de ce jeu.
error-line = Une ligne est un nombre de 0 (la partie elle-même) à { $last }, et non { $given }.
error-variation-other = C’est un autre jeu, ou une partie réglée autrement : ce ne peut pas être une variante de celle-ci.
error-variation-same = Rien ne change : la ligne { $line } a déjà ces entrées.
error-line-match = La ligne 0 est la partie elle-même, pas une variante.

cli-help-replay-line = La ligne à regarder : 0 pour la partie elle-même, ou le numéro d’une variante.
replay-note = Note à { $at } : { $text } { $marked ->
        [0] {""}
       *[other] ({ $marks })
    }
replay-variation = Variante { $line }, depuis l’entrée { $at } de la ligne { $of } ({ $count ->
        [one] une entrée
       *[other] { $count } entrées
    }) : { $name }

server-study-changed = Quelqu’un d’autre a modifié les notes ou les variantes entre-temps. Relisez-les, puis refaites votre changement.
server-branch-over = À ce moment, la partie est finie : il n’y a plus rien à décider. Choisissez un moment antérieur.

review-closer = Regarder de plus près
review-closer-about = Plus d’essais pour chaque décision ; cela prend quelques minutes.
review-deep = Vu de plus près.
review-quick = Revenir au coup d’œil rapide
review-stop = Arrêter
review-go-on = Reprendre
study-heading = Notes et variantes
study-what-if = Rejouer à partir d’ici
study-what-if-about = La partie reprend à ce moment, telle qu’elle était vraiment. À partir de là, le hasard est tiré à nouveau.
study-who = Qui jouez-vous ?
study-nobody = Personne : les robots finissent la partie
study-begin = Jouer la suite
study-keep = Garder comme variante
study-note = Note sur ce moment
study-marks = Marques sur le plateau
study-circle = Cercle
study-arrow = Flèche
study-place-circle = Touchez un lieu ou cliquez dessus pour l’entourer. Une seconde fois efface le cercle.
study-place-arrow = Choisissez le lieu d’où part la flèche, puis celui où elle finit. La même flèche une seconde fois l’efface.
study-place-to = De { $from } : choisissez le lieu où la flèche finit.
study-circled = Cercle : { $place }
study-arrowed = Flèche : { $from } → { $to }
study-remove-mark = Effacer « { $mark } »
study-lines = La partie et ses variantes
study-line-main = Comme elle a été jouée
study-line = Variante { $number }
study-line-from = depuis l’entrée { $at }, { $count ->
        [one] une entrée
       *[other] { $count } entrées
    }
study-name = Nom de cette variante
study-remove = Supprimer cette variante
