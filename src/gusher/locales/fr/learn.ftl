# L’entraînement des réseaux, et les réseaux eux-mêmes.

bot-network = Réseau

error-network-missing = Il n’y a pas de réseau pour { $game } dans « { $file } ». Entraînez-en un avec : gusher train { $game }
error-network-file = « { $file } » n’est pas un réseau : { $detail }.
error-network-other = Le réseau de « { $file } » a été entraîné sur d’autres observations ou actions que celles de cette version de { $game } ({ $found }, attendu : { $wanted }). Entraînez-le de nouveau avec : gusher train { $game }

error-train-checkpoint = Il n’y a pas de point de reprise dans « { $folder } ».
error-train-folder = « { $folder } » contient déjà un entraînement. Reprenez-le avec --resume, ou nommez un autre dossier.
error-train-game = « { $folder } » contient un entraînement de { $found }, et non de { $game }.
error-train-start = Un entraînement repris garde les réglages de son point de reprise. Donnez seulement --resume et --minutes.
error-train-width = Le réseau de « { $file } » a { $width } unités de large, et non { $wanted }. Donnez --width { $width }.
error-train-units = La largeur d’un réseau doit être un multiple de 16, et non { $width }.
error-train-set-unknown = Aucun réglage « { $text } ». Écrivez NOM=VALEUR, où NOM est l’un de : { $known }.
error-train-set = La valeur d’un réglage ne convient pas : { $detail }

cli-help-train = Entraîner un réseau qui joue contre lui-même.
cli-help-train-minutes = Combien de temps cela prend en tout, compilation et évaluation comprises.
cli-help-train-updates = S’arrêter plutôt après ce nombre de mises à jour : la même graine donne alors le même réseau.
cli-help-train-out = Le dossier du réseau, du point de reprise et de la courbe.
cli-help-train-resume = Reprendre l’entraînement de ce dossier.
cli-help-train-start = Partir de ce réseau.
cli-help-train-seed = Un nombre qui fixe tout le hasard.
cli-help-train-device = Où jouer et apprendre : cpu ou cuda (un GPU s’il y en a un).
cli-help-train-games = Combien de parties sont jouées à la fois.
cli-help-train-width = La largeur du réseau : un multiple de 16.
cli-help-train-rate = Le taux d’apprentissage au début.
cli-help-train-guests = La part des parties où des joueurs scriptés ou d’anciennes versions du réseau prennent place.
cli-help-train-set = Un autre réglage de l’entraînement, par exemple entropy=0.004 ; peut être répété.
cli-help-train-evaluate = Combien de parties contre des joueurs scriptés par évaluation ; 0 : aucune.

train-begins = Entraînement de { $game } sur { $device } : { $games } parties à la fois, { $weights } poids.
train-slow = torch.compile ne fonctionne pas ici, l’entraînement est donc plus lent : { $detail }
train-progress = { $minutes } min ({ $share }) · { $decisions } M de décisions · { $rate } M/s (environnement { $environment }, réseau { $inference }, apprentissage { $learning }) · entropie { $entropy }
train-scripted = contre des joueurs scriptés : { $standings }
train-network = le réseau enregistré contre des joueurs scriptés : { $standings }
train-standing = { $players } joueurs { $share } ± { $error } (moyenne { $par })
train-done = Le réseau est dans { $file }.
