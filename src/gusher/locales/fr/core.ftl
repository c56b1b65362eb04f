# Ce que le noyau refuse, et les noms des places.

seat-red = Rouge
seat-grey = Gris
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune

dollars = { $amount } $

error-action-number = { $number } n’est pas une action : les actions sont numérotées de 0 à { $last }.
error-action-type = Une action est un texte, un nombre ou une Action, pas une valeur de type { $type }.
error-verb-near = Il n’y a pas de verbe « { $word } ». Vouliez-vous dire « { $near } » ?
error-verb-unknown = Il n’y a pas de verbe « { $word } ». Les verbes sont : { $verbs }.
error-arguments = « { $verb } » { $wanted ->
        [0] ne prend aucun argument
        [one] prend un argument
       *[other] prend { $wanted } arguments
    } ; il y en a { $given }. Cela s’écrit : { $form }
error-argument = « { $word } » n’est pas un argument valable de « { $verb } ». Il faut : { $hint }.
error-stale = Cette réponse vaut pour la position { $at }, mais la partie en est déjà à la position { $now }.
error-over = La partie est terminée.
error-turn = Ce n’est pas à { $seat } de jouer : c’est au tour de { $turn }.
error-chance-acts = « { $action } » revient au hasard, pas à un joueur.
error-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
error-players = { $game } ne se joue pas à { $players }. Nombres de joueurs possibles : { $allowed }.
error-option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $options }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
error-rulebook-unknown = { $game } n’a pas de livret « { $rulebook } ». Les livrets sont : { $rulebooks }.
error-game-unknown = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
error-part = Le jeu « { $game } » est fourni sans « { $part } ».
error-not-legal = « { $action } » n’est pas permis maintenant.
error-language = Il n’y a pas de langue « { $language } ». Les langues sont : { $languages }.
error-undo = Il n’y a rien à annuler.
error-choice = « { $name } » ne peut pas être « { $given } ». Sont possibles : { $known }.
error-number = « { $name } » doit être un nombre entier, au moins { $least }, et non { $given }.
error-seed = Une graine doit être un nombre entier de -2⁶³ à 2⁶³ - 1, et non { $given }.
error-seed-match = La graine d’une partie est un nombre entier ou un texte, et non { $given }.
error-upto = Un enregistrement de { $entries } entrées ne peut pas être rejoué jusqu’à { $given }.
error-view = Ce n’est pas une vue, telle que la donne match.view(seat) ; manquant ou incorrect : { $detail }.
error-rng = « rng » doit avoir une méthode random(), comme random.Random(1), et non { $given }.
error-observation = Une observation de { $game } compte { $size } nombres entiers ; ceci est { $given }.

error-cuda-device = Cette machine n’a pas de processeur CUDA, ou son pilote n’est pas installé. Utilisez plutôt device="cpu".
error-not-installed = { $library } n’est pas installé. Installez-le avec : pip install "gusher[{ $extra }]"
compiling = Compilation de { $what }, cette fois seulement

position-missing = Il manque à la position le champ « { $field } ».
position-rules = La position relève de la version { $given } des règles ; ce programme joue la version { $rules }.
position-state = L’état de la position est incohérent : { $detail }.
position-invariant = Cette position ne peut pas se présenter : { $detail }.

record-form = Ce n’est pas un enregistrement de Gusher : { $detail }.
record-broken = Le fichier s’interrompt ou est endommagé après l’entrée { $entry } : { $detail }.
record-schema = Ceci est un fichier « { $given } » ; ce programme lit « { $known } ».
record-rules = La partie enregistrée a été jouée avec la version { $given } des règles de { $game } ; ce programme peut ouvrir la version { $rules }. Ouvrez-la avec la version de Gusher qui l’a enregistrée.
record-check = L’entrée { $entry } (« { $action } ») a été modifiée ou déplacée, ou bien elle suit une entrée supprimée : sa somme de contrôle ne correspond pas.
record-action = L’entrée { $entry } (« { $action } ») n’est pas une action : { $detail }
record-seat = L’entrée { $entry } (« { $action } ») est celle de quelqu’un dont ce n’était pas le tour.
record-impossible = L’entrée { $entry } (« { $action } ») n’était pas possible à ce moment-là.
record-after-end = L’entrée { $entry } (« { $action } ») vient après la fin de la partie.
record-cut = Selon l’enregistrement, la partie était terminée, mais ses entrées s’arrêtent avant, à l’entrée { $entry }.
record-more = Selon l’enregistrement, la partie était encore en cours, mais ses entrées vont jusqu’à la fin, à l’entrée { $entry }.
record-result = Le résultat de l’enregistrement n’est pas celui auquel mènent ses entrées.
record-seed-sealed = La partie est encore en cours : sa graine reste scellée jusqu’à la fin. L’empreinte de la graine est { $hash }.
record-seed-other = La graine de l’enregistrement n’a pas l’empreinte publiée { $hash }.
record-deal = L’entrée { $entry } (« { $action } ») n’est pas ce que donne la graine.
