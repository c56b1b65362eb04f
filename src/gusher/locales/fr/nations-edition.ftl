# Erreurs dans les fichiers d’édition du Jeu des Nations (français).  Le fichier et la ligne sont affichés devant.

edition-country-unknown = « { $country } » n’est pas l’un des huit pays : { $known }.

edition-country-twice = Le pays { $country } figure deux fois ; d’abord à la ligne { $other_line }.

edition-coast-half = { $country } est un pays côtier ; indiquez sa moitié de la mer : half = "north" ou half = "south".

edition-half-without-coast = { $country } est « { $kind } » et n’a pas de moitié de la mer. Seul un pays côtier en a une.

edition-canal-count =
    { $count ->
        [0] Aucun pays ne tient le canal
       *[other] { $count } pays tiennent le canal
    } ; il en faut exactement un.

edition-ring-size =
    L’anneau de { $country } a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; il en faut { $wanted }.

edition-ring-sign = « { $sign } » dans l’anneau de { $country } n’est pas une case. Écrivez C pour la capitale, ? pour un incident, x pour une case frontière, . pour une case ordinaire.

edition-ring-capitals =
    L’anneau de { $country } { $count ->
        [0] n’a aucune capitale
        [one] a { $count } capitale
       *[other] a { $count } capitales
    } (C) ; il en faut exactement une.

edition-ring-incidents =
    L’anneau de { $country } { $count ->
        [0] n’a aucune case « ? »
        [one] a { $count } case « ? »
       *[other] a { $count } cases « ? »
    } ; il en faut exactement une.

edition-arrow-form = « { $arrow } » n’est pas une flèche. Écrivez deux cases avec un trait d’union, par exemple U.0-N1.6.

edition-arrow-inside = La flèche « { $arrow } » reste dans un seul pays. Une flèche mène dans un autre.

edition-arrow-no-border = La flèche « { $arrow } » touche { $at }, qui n’est pas une case frontière. Marquez-la x sur l’anneau, ou déplacez la flèche.

edition-arrow-second = { $at } a déjà une flèche, à la ligne { $other_line }. Chaque case frontière en a exactement une.

edition-arrow-missing = Aucune flèche ne part de la case frontière { $at }. Chaque case frontière en a exactement une.

edition-border-form = « { $border } » n’est pas une frontière. Écrivez deux pays avec un trait d’union, par exemple U-A.

edition-border-twice = La frontière { $border } figure deux fois ; d’abord à la ligne { $other_line }.

edition-border-no-arrow = Aucune flèche ne traverse la frontière { $border }.

edition-border-missing = Une flèche traverse la frontière { $border }, mais elle ne figure pas dans la liste.

edition-pipeline-border = Aucun pipe-line ne peut se trouver dès le début sur « { $border } » : ce n’est pas une frontière, ou elle en a déjà un.

edition-pipeline-supply = { $laid ->
        [one] { $laid } pipe-line est posé
       *[other] { $laid } pipe-lines sont posés
    } dès le début, mais il n’y en a que { $supply } en tout.

edition-tanker-supply = Quatre joueurs commencent avec { $wanted } pétroliers, mais il n’y en a que { $supply } en tout.

edition-start-money = { $money } M au départ ne suffisent pour aucun chef d’État.

edition-incident-twice = La carte « { $card } » figure deux fois ; d’abord à la ligne { $other_line }. Donnez les exemplaires sur une seule ligne.

edition-incident-amount = La carte « { $card } » a besoin d’une valeur (amount).

edition-incident-no-amount = La carte « { $card } » n’a pas de valeur (amount).

edition-incident-total =
    La pioche a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout ; il en faut { $wanted }.

edition-too-many-ways = Ces flèches donnent à un chef d’État { $ways } chemins de pays en pays ; le maximum est { $most }. Mettez moins de flèches.
