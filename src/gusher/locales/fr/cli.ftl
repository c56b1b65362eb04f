# Le terminal : l’aide, les questions et ce que disent les commandes.

cli-error = gusher : { $detail }
cli-error-option = « { $text } » n’est pas une option. Écrivez NOM=VALEUR.
cli-error-no-file = Il n’y a pas de fichier « { $file } ».
cli-error-read = Impossible de lire « { $file } » : { $detail }.
cli-error-write = Impossible d’écrire « { $file } » : { $detail }.
cli-error-file = « { $file } » est inutilisable : { $detail }.
cli-error-other-game = « { $file } » est une partie de { $game }. Ouvrez-la avec : { $command }
cli-error-seats-twice = Choisissez les joueurs avec --seat ou avec --humans, pas avec les deux.
cli-error-seats-many = { $seats ->
        [one] { $seats } place est nommée
       *[other] { $seats } places sont nommées
    }, mais il y a { $players } joueurs à la table.
cli-error-humans = Il ne peut pas y avoir { $humans ->
        [one] { $humans } humain
       *[other] { $humans } humains
    } parmi { $players } joueurs.
cli-error-seat-kind = « { $kind } » ne peut pas occuper une place. Au choix : { $kinds }.
cli-error-clause = { $game } n’a pas d’article « { $clause } ». Les plus proches : { $near }.
cli-error-at = Il n’y a pas d’entrée { $at } : l’enregistrement en a { $last }.
cli-error-eyes = Il n’y a pas de place « { $seat } » : les places sont numérotées de 0 à { $last } ; « all » montre tout.
cli-error-no-table = Aucune partie n’est possible avec ces options et ce nombre de joueurs.
error-bot-unknown = Il n’y a pas de robot « { $bot } ». Les robots sont : { $bots }.

cli-help-gusher = Giganten et Le Jeu des Nations : deux jeux de pétrole épuisés, à jouer et à étudier.
cli-help-version = Afficher la version et quitter.
cli-help-game = Le jeu, par exemple giganten.
cli-help-players = Nombre de joueurs (par défaut, autant que le jeu le permet).
cli-help-seed = Un nombre ou un texte qui fixe tous les tirages. Sans lui, personne ne peut prévoir la suite.
cli-help-option = Une option de la table, NOM=VALEUR ; peut se répéter. Ce qui s’active ou non vaut on ou off.
cli-help-rulebook = Régler toutes les options comme dans un livret ; « gusher rules GAME options » donne la liste des livrets.
cli-help-edition = Une édition fournie avec le jeu, ou un fichier à vous.
cli-help-lang = La langue (par défaut, la vôtre).
cli-help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
cli-help-humans = Combien d’humains jouent à ce clavier (par défaut : 1). Les autres sont des robots.
cli-help-seats = Qui occupe la place suivante ; à répéter pour chaque place.
cli-help-load = Reprendre une partie sauvegardée.
cli-help-fast = Ne pas marquer de pause après chaque action d’un robot.
cli-help-watch = Regarder jouer des robots.
cli-help-delay = Secondes entre deux décisions.
cli-help-replay = Parcourir l’enregistrement d’une partie.
cli-help-verify = Prouver par la graine que personne n’a touché aux tirages d’une partie terminée.
cli-help-record = Un enregistrement, tel que « save » l’écrit.
cli-help-replay-seat = Voir par les yeux d’une place (0, 1…), ou tout voir (all).
cli-help-replay-at = Commencer à cette entrée.
cli-help-rules = Afficher toutes les règles d’un jeu, le sommaire de tous, ou un article comme 6.5.
cli-help-rules-game = Le jeu. On peut l’omettre devant un article.
cli-help-rules-clause = L’article, par exemple 6.5 ou S4, ou « options ».
cli-rulebooks = Livrets
cli-help-editions = Plateaux, cartes et prix : les lister, les montrer, les vérifier.
cli-help-edition-check = Vérifier votre propre fichier d’édition.
cli-help-edition-list = Lister les éditions fournies avec les jeux.
cli-help-edition-show = Montrer une édition et l’origine de chacune de ses parties.
cli-help-edition-file = Le fichier à vérifier.
cli-help-edition-name = Une édition, ou un fichier.
cli-help-edition-game = Le jeu auquel elle appartient.
cli-help-fuzz = Jouer un grand nombre de parties au hasard et vérifier chaque position.
cli-help-fuzz-games = Combien de parties (par défaut : 10 000, sauf avec --seconds).
cli-help-fuzz-seed = La graine de la première partie ; les autres suivent.
cli-help-fuzz-interpreted = Interpréter les règles : c’est lent, mais chaque somme de chaque partie est vérifiée.
cli-help-fuzz-seconds = S’arrêter après ce nombre de secondes.
cli-help-fuzz-jobs = Combien de parties jouer en même temps.
cli-help-fuzz-out = Où mettre l’enregistrement d’un échec.
cli-help-compile = Compiler les règles maintenant plutôt qu’au premier besoin.
cli-help-compile-game = Le jeu (par défaut : tous).

cli-welcome = { $game } — les tirages sont scellés : leur graine a pour empreinte { $hash }…
cli-pass-keyboard = Passez le clavier à { $seat }. { $seat } : appuyez sur Entrée.
cli-earlier = … { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } avant cela
cli-earlier-log = … { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } avant cela (voir « log »)
cli-legal-more = … (« legal » montre les { $count })
cli-ambiguous = « { $text } » peut vouloir dire : { $actions }. Écrivez-en davantage.
cli-see-clause = (article { $clause } ; « rules { $clause } » l’affiche)
cli-why-what = Pourquoi quoi ? Ajoutez une action, par exemple « why pass ».
cli-log-number = « { $text } » n’est pas un nombre de lignes. Écrivez par exemple « log 20 ».
cli-undo-bot = La dernière décision est celle de { $seat }, un robot, et les robots n’annulent rien. Votre propre décision vient avant et reste acquise.
cli-undo-agree = Depuis, quelque chose a été révélé ou quelqu’un a agi. { $seat }, acceptez-vous d’annuler ? (o/n)
cli-undo-refused = { $seat } n’est pas d’accord ; rien n’est annulé.
cli-undone = Décision annulée.
cli-yes = o oui y yes
cli-save-where = Sauvegarder où ? Ajoutez un nom de fichier, par exemple « save partie.json ».
cli-saved = Sauvegardé dans { $file }. Pour continuer : { $command }
cli-left = Rien à sauvegarder. À bientôt !
cli-no-hand = Vous n’avez rien que les autres ne voient pas.
cli-save-record = Garder l’enregistrement de cette partie ? Un nom de fichier, ou simplement Entrée.
cli-record-saved = L’enregistrement est dans { $file }. Regardez-le avec « gusher replay { $file } », vérifiez la donne avec « gusher verify { $file } ».
cli-play-help =
    Écrivez une action comme elle est listée ; la touche Tab la complète. Ce qui est clair peut être abrégé : « { $short } », ou seulement « { $rest } ».

    why ACTION    pourquoi c’est permis ou non, avec l’article
    rules 6.5     afficher un article ; sans numéro, celui qui s’applique
    legal         tout ce que vous pouvez faire (Entrée aussi)
    board         redessiner le plateau
    hand          ce que vous seul voyez
    log 20        les 20 dernières lignes du journal
    hint          ce que jouerait un robot, et ce qu’il prévoit
    deduce        ce que vous pouvez déduire sur ce qui vous est caché
    undo          annuler la dernière décision
    save FICHIER  sauvegarder la partie
    quit          sauvegarder et quitter

cli-score-sheet = Feuille de score
cli-total = Total
cli-winners = { $count ->
        [one] Victoire de { $seats } !
       *[other] Victoire partagée : { $seats } !
    }
cli-seed = La graine était { $seed } (empreinte { $hash }…).
cli-chance = le hasard

cli-replay-prompt = entrée { $at }/{ $last } · Entrée ou → suite, ← retour, nombre, q fin :
cli-verified = La donne est prouvée : la graine a l’empreinte publiée { $hash } et produit { $count ->
        [one] l’unique tirage
       *[other] les { $count } tirages
    }.

cli-rules-more = Toutes les règles d’un jeu : { $command }
cli-edition-default = (par défaut)
cli-edition-faults = { $count ->
        [one] { $count } erreur.
       *[other] { $count } erreurs.
    }
cli-edition-sound = { $file } est une édition correcte de { $game }.
cli-edition-where = Fichier : { $file }
cli-edition-line = ligne { $line }

cli-compile-done = { $game } : compilé en { $seconds } s.
cli-compile-cached = { $game } : chargé depuis le cache en { $seconds } s.
cli-compile-cache = Le cache se trouve dans { $folder }{ $removed ->
        [0] .
        [one] {" "}({ $removed } ancien dossier supprimé).
       *[other] {" "}({ $removed } anciens dossiers supprimés).
    }
cli-compile-running = compilation des règles { $step }/{ $total }…

cli-fuzz-begins = Parties au hasard de { $game } à partir de la graine { $seed } : { $tables ->
        [one] { $tables } combinaison
       *[other] { $tables } combinaisons
    } de joueurs et d’options.
cli-fuzz-compiling = compilation des règles…
cli-fuzz-rates = { $games } parties/s, { $decisions } décisions/s
cli-fuzz-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { $seconds } s :
cli-fuzz-sound = Toutes les positions étaient correctes.
cli-fuzz-stopped = Arrêté ; jusqu’ici toutes les positions étaient correctes.
cli-fuzz-failed = La partie de graine { $seed } à { $players } joueurs ({ $options }) n’est pas correcte :
cli-fuzz-breaks = Elle échoue sur « { $action } » ({ $seat }) ; l’enregistrement s’arrête juste avant.
cli-fuzz-open = Elle est dans { $file }. Ouvrez-la avec : { $command }
cli-fuzz-again = Rejouez-la avec : { $command }
