# Erreurs dans les fichiers d’édition (français).  Le fichier et la ligne sont affichés devant.

edition-not-found = Il n’existe ni édition ni fichier « { $name } ». Éditions disponibles : { $known }.

edition-name-taken = « { $name } » est le nom d’une édition officielle. Donnez un autre nom à une édition modifiée.

edition-too-large = Le fichier compte { $size } caractères ; une édition peut en compter { $most }.

edition-too-deep = L’imbrication est trop profonde. Une clé a au plus { $most } parties, et les crochets s’emboîtent sur { $most } niveaux au plus.

edition-word-long = Une clé ou un nombre dépasse ici { $most } caractères.

edition-encoding = Ce texte n’est pas en UTF-8. Enregistrez le fichier en UTF-8.

edition-syntax = Ce n’est pas du TOML valide : { $detail }.

edition-key-missing = Il manque « { $name } ».

edition-key-near = « { $name } » est inconnu ici. Vouliez-vous dire « { $near } » ?

edition-key-unknown = « { $name } » est inconnu ici. Sont possibles : { $known }.

edition-wants-number = « { $name } » doit être un nombre entier, pas { $value }.

edition-wants-text = « { $name } » doit être un texte entre guillemets, pas { $value }.

edition-text-long = « { $name } » compte { $count } caractères ; le maximum est { $most }.

edition-wants-switch = « { $name } » doit être true ou false, pas { $value }.

edition-wants-list = « { $name } » doit être une liste entre crochets, pas { $value }.

edition-wants-table = « { $name } » doit être une table, pas { $value }.

edition-word-unknown = « { $name } » ne peut pas valoir { $value }. Valeurs possibles : { $words }.

edition-number-range = « { $name } » vaut { $value } ; il faut une valeur de { $low } à { $high }.

edition-list-count =
    « { $name } » a { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    } ; il en faut exactement { $wanted }.

edition-list-range =
    « { $name } » a { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    } ; il en faut de { $low } à { $high }.

edition-other-game = Cette édition est celle du jeu « { $game } » ; il faut une édition de « { $wanted } ».

edition-terrain-rows =
    Le plateau a { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    } ; il en faut { $wanted }.

edition-terrain-width =
    La rangée { $row } du plateau a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; il en faut { $wanted }.

edition-terrain-letter = « { $letter } » sur la case { $cell } (caractère { $column } de la rangée) n’est pas un terrain. Écrivez . pour la plaine, h pour la colline, M pour la montagne.

edition-site-off-board = « { $at } » n’est pas une case du plateau. Les cases vont de A1 à { $last } : la lettre de la colonne, puis le numéro de la rangée.

edition-site-first-column = Pas de site de forage sur { $at } : les camions partent de la colonne A.

edition-site-twice = Le site de forage { $at } figure deux fois ; d’abord à la ligne { $other_line } du fichier.

edition-sites-touch = Les sites de forage { $at } et { $other } (ligne { $other_line } du fichier) se touchent. Deux sites ne doivent pas se toucher, même par un coin.

edition-sites-count =
    Il y a { $count ->
        [one] { $count } site
       *[other] { $count } sites
    } de forage ; il en faut { $wanted }.

edition-sites-of-kind =
    Il y a { $count ->
        [one] { $count } site
       *[other] { $count } sites
    } de forage de type { $kind } ; il en faut { $wanted }.

edition-sites-starred =
    Parmi les sites de forage de type { $kind }, { $count ->
        [one] { $count } reste vide
       *[other] { $count } restent vides
    } à trois joueurs ; il en faut { $wanted }.

edition-price-order = { $price } $ vient après { $before } $ : les prix doivent monter de cran en cran.

edition-zones-count =
    « zones » a { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    } ; il en faut une pour chacun des { $wanted } crans de l’échelle.

edition-zones-letter = « { $letter } » n’est pas une zone. Écrivez r pour rouge, w pour blanche, b pour bleue.

edition-zones-order = Les zones « { $zones } » ne sont pas dans l’ordre : d’abord tous les r, puis tous les w, puis tous les b.

edition-price-off-scale = Le prix de départ de { $price } $ n’est pas sur l’échelle. Le cran le plus proche est { $near } $.

edition-die-zero = Une face du dé vaut 0. Les faces bleues vont de 1 à 6, les rouges de -1 à -6.

edition-die-leaves-scale =
    Depuis { $price } $ dans la zone { $zone ->
        [r] rouge
        [b] bleue
       *[w] blanche
    }, un jet de { $face } sort de l’échelle. Allongez l’échelle ou déplacez la zone.

edition-cards-total =
    La pioche { $deck ->
        [red] rouge
       *[beige] beige
    } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout ; il en faut { $wanted }.

edition-card-specials = Cette carte a plus d’une action spéciale : { $actions }. Une carte en a une au plus.

edition-tank-limit = Une limite de réservoir de { $limit } est trop élevée avec { $derricks } derricks ; le maximum est { $most }.

edition-freight-shares = Le prix du transport, { $freight } $, ne se partage pas entre 2, 3 et 4 joueurs en dollars entiers ; { $lower } $ ou { $higher } $ conviennent.
