# Les robots, l’arène et les conseils.

bot-scripted = Scripté
bot-search = Recherche
bot-novice = Novice
    .about = Sait ce qui compte, et se trompe souvent.
bot-wildcatter = Prospecteur
    .about = Se trompe quand c’est serré.
bot-foreman = Contremaître
    .about = Joue avec bon sens, et hésite entre les coups qui semblent bons.
bot-baron = Baron
    .about = Joue ce qui semble le mieux au premier coup d’œil.
bot-tycoon = Magnat
    .about = Anticipe aussi loin qu’il peut.
bot-tycoon-1 = Magnat de 2026

error-bot-seconds = « { $bot } » ne dit pas combien de temps le robot peut réfléchir. Écrivez search@0.5.
error-bot-file = Il n’y a pas de robot dans « { $file } » : ce n’est pas un fichier Python.
error-bot-broken = Le robot de « { $file } » est inutilisable : { $detail }.
arena-other-contest = « { $file } » contient les parties d’une autre rencontre. Indiquez un autre fichier, ou supprimez celui-ci.

cli-help-arena = Faire jouer beaucoup de parties entre robots, et dire à quel point le résultat est sûr.
cli-help-arena-bots = Un robot pour chaque place : un des nôtres (random, scripted, search, novice…), un fichier, un moteur (./programme ou « cmd:node engine.js »), éventuellement avec @SECONDES.
cli-help-arena-games = Combien de parties (arrondi au nombre supérieur, pour que chaque donne soit jouée à toutes les places).
cli-help-arena-strict = Se terminer par 1 si un robot a échoué.
cli-help-arena-seed = Un nombre ou un texte qui fixe toutes les donnes.
cli-help-arena-json = Écrire les résultats dans ce fichier ; les parties vont dans un autre, à côté, qui permet de reprendre une arène interrompue.
cli-help-arena-seconds = Combien de temps un robot peut réfléchir à une décision.
cli-help-arena-jobs = Combien de parties à la fois (par défaut : une par cœur).
cli-help-arena-ray = Jouer sur le cluster Ray à cette adresse (« auto » : celui de cette machine).
cli-help-ladder = Faire jouer chacun de nos robots contre le robot immédiatement plus faible, et écrire le classement pour la documentation.
cli-help-ladder-up-to = Le robot le plus fort à faire jouer.
cli-help-ladder-out = Où l’écrire.

arena-carried-on = { $games ->
        [one] { $games } partie a déjà été jouée.
       *[other] { $games } parties ont déjà été jouées.
    }
arena-title = { $game }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-bot = robot
arena-share = part des victoires (95 %)
arena-rank = rang
arena-rating = cote
arena-ms = ms
arena-faults = fautes
arena-legend = ms : durée moyenne d’une décision. Fautes : erreurs / réponses absurdes / retards ; le robot scripté a alors décidé.
ladder-written = Le classement est dans { $file }.

hint-thinking = Réflexion en cours…
hint-does = Le robot jouerait : { $action }
hint-expects = Il prévoit { $share } de chances de gagner et { $score } à la fin, d’après ce que sait cette place.
hint-others = Autres bonnes idées : { $ideas }
hint-no-outlook = Au jugé, sans prévision : il n’y a qu’un choix, ou la recherche est encore en préparation.
hint-score-giganten = { $score } $
hint-score-nations = { $score } M
arena-faulty = { $bot } a échoué { $faults ->
    [one] une fois
   *[other] { $faults } fois
} : le robot scripté a décidé à sa place, sa part de victoires n’est donc pas tout à fait la sienne. La première faute :

error-engine-command = « { $command } » ne démarre pas : ce programme n’existe pas ou n’est pas exécutable.
error-engine-start = Le moteur « { $command } » ne fonctionne pas : { $detail }.
error-engine-game = Le moteur « { $command } » ne joue pas à { $game }. Il joue à : { $games }.
error-engine-option = Le moteur « { $command } » n’a pas d’option « { $option } ». Il a : { $options }.
error-engine-value = « { $value } » ne convient pas à l’option « { $option } » de « { $command } ». Sa valeur par défaut est { $default }.
error-engine-no-position = Il n’y a pas de position à jouer : envoyez « position » avant « go ».
error-engine-nonsense = Le robot a répondu { $answer }, qui n’est pas une action du jeu.

cli-help-engine = Des robots dans n’importe quel langage : mettre l’un des nôtres au service d’un autre programme, ou vérifier le vôtre.
cli-help-engine-serve = Répondre aux questions d’un autre programme sur l’entrée et la sortie standard (voir docs/engine-protocol.md).
cli-help-engine-bot = Le robot qui répond : l’un des nôtres, ou un fichier.
cli-help-engine-check = Poser à un moteur toutes les questions permises et signaler ses erreurs.
cli-help-engine-command = Le moteur : un programme, ou une commande avec ses arguments.
cli-help-engine-positions = Nombre de positions par jeu et par nombre de joueurs.
cli-help-engine-seconds = Temps de réflexion du moteur pour chacune.
engine-check-hello = se présente
engine-check-games = joue à des jeux que nous connaissons
engine-check-options = accepte les valeurs par défaut de ses propres options
engine-check-option-unknown = refuse une option qu’il n’a pas
engine-check-not-json = refuse une ligne qui n’est pas du JSON, et continue
engine-check-unknown = refuse un message inconnu, et continue
engine-check-plays = joue : actions permises, à temps, prévisions cohérentes
engine-check-quit = s’arrête quand on le lui demande
engine-check-end = s’arrête à la fin de son entrée
engine-check-sound = Le moteur respecte le protocole.
engine-check-faults = { $count ->
        [one] Un contrôle a échoué.
       *[other] { $count } contrôles ont échoué.
    }

# Jeux de données.
cli-help-dataset = Faire jouer de nombreuses parties à des robots et garder chaque décision dans des fichiers Parquet.
cli-help-dataset-out = Le dossier des fichiers. Un jeu de données interrompu y est repris.
cli-help-dataset-players = Les robots, séparés par des virgules ; ils occupent les places à tour de rôle et avancent d’une place à chaque partie.
cli-help-dataset-games = Nombre de parties.
cli-help-dataset-seed = La graine de la première partie ; les autres la suivent.
cli-help-dataset-records = Écrire aussi l’enregistrement de chaque partie. Les règles sont alors interprétées.
dataset-written = { $games ->
        [one] { $games } partie se trouve
       *[other] { $games } parties se trouvent
    } dans { $folder }.
dataset-bots-many = { $bots } robots sont nommés, mais il n’y a que { $players } joueurs à la table.
dataset-other = « { $folder } » contient un autre jeu de données. Choisissez un autre dossier, ou supprimez celui-ci.
dataset-not-empty = « { $folder } » contient d’autres fichiers. Choisissez un autre dossier.
dataset-fault = { $bot } a échoué dans la partie { $game } ; ce que d’autres décident à sa place n’a rien à faire dans un jeu de données. { $detail }

# Robots sur un serveur.
cli-help-bot = Faire jouer un robot à une place d’un serveur.
cli-help-bot-name = Le robot : l’un des nôtres, un fichier ou un moteur, comme dans l’arène.
cli-help-bot-seat = La place : le lien d’une invitation, ou TABLE/CLÉ.
cli-help-bot-server = Le serveur (par défaut : celui du lien, ou cette machine).
bot-sits = { $bot } joue : { $seat }.
bot-comes-back = Pour revenir à cette place : --seat { $link }
bot-fault = { $bot } a échoué, et le robot scripté a décidé à sa place :
bot-over = La partie est terminée. Score : { $score }.
client-no-server = Il n’y a pas de serveur Gusher à { $url } : { $detail }.
client-plan = On ne peut pas préparer une table ainsi : { $detail }.
client-closed = Le serveur a fermé cette place ({ $code }).
client-no-seat = Aucune place n’est libre à la table { $table }.
client-seat = « { $seat } » ne désigne pas une place. Donnez le lien d’une invitation, ou TABLE/CLÉ.
