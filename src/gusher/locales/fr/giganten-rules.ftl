# Les règles de Giganten, article par article (français).

giganten-name = Giganten

giganten-about = Forez pour trouver du pétrole, acheminez-le par le rail jusqu’aux réservoirs de trois compagnies et remportez aux enchères le droit de le vendre. Un jeu de Wilko Manz (Kosmos, 1999) pour 3 ou 4 joueurs dès 10 ans : 7 à 9 manches, 70 à 90 minutes.

giganten-section-S = Mise en place

giganten-section-0 = La manche — neuf actions, l’une après l’autre

giganten-section-1 = Action 1 — les prix

giganten-section-2 = Action 2 — les cartes action

giganten-section-3 = Action 3 — les licences

giganten-section-4 = Action 4 — déplacements et action spéciale de la carte

giganten-section-5 = Action 5 — construction des derricks

giganten-section-6 = Action 6 — forage et transport

giganten-section-7 = Action 7 — trois enchères

giganten-section-8 = Action 8 — limite des réservoirs

giganten-section-9 = Action 9 — nouveau premier joueur

giganten-section-E = Fin de la partie

giganten-S1 =
    Le jeu se joue à 3 ou 4. Chacun choisit une couleur : rouge, gris, bleu ou vert (les livrets n’en donnent pas la liste). Tout autre nombre de joueurs est refusé.
    .title = Joueurs et couleurs

giganten-S2 =
    Le plateau compte 20 colonnes (A à T) et 12 rangées (1 à 12). La colonne A borde les compagnies, la colonne T le port. Chaque case est une plaine, une colline ou une montagne.
    .title = Le plateau

giganten-S3 =
    Il y a 36 tuiles de forage : 12 à un derrick (valeurs 2, 3 et 4, quatre de chaque), 12 rouges à deux derricks (valeurs 2 et 5, six de chaque) et 12 à trois derricks (valeurs 4, 5 et 6, quatre de chaque). Mélangez chaque sorte et posez-la face cachée sur les sites de forage correspondants.
    .title = Les tuiles de forage

giganten-S4 =
    À 3 joueurs, les sites de forage marqués d’un « 3 » restent vides et comptent comme du terrain ordinaire. Les six tuiles restantes retournent dans la boîte sans être regardées.
    .title = Sites de forage à trois joueurs
    .ruling = Notre décision : le livret français court écarte les sites à trois derricks, ce qui contredit les six tuiles qu’il fait lui-même écarter ; le livret français long et l’italien s’accordent sur les sites marqués 3.

giganten-S5 =
    Les marqueurs de prix des trois compagnies commencent sur 5 000 $.
    .title = Prix de départ

giganten-S6 =
    Il y a 60 marqueurs de brut. Option « Marqueurs de brut » (`crude_supply`) : « illimités » (par défaut), le brut ne manque jamais ; « 60, comme dans la boîte », seuls ces marqueurs comptent : qui construit prend ce qui reste, on ne peut plus construire quand il n’en reste aucun, et un marqueur gratuit qui n’est plus là est perdu.
    .title = La réserve de brut
    .ruling = Notre décision : aucun livret ne dit ce qui se passe quand les marqueurs sont épuisés, et les tuiles à elles seules en montrent 138.

giganten-S7 =
    Mélangez séparément les 12 cartes action rouges, les 30 cartes action beiges et les 78 licences (39 de valeur 1 et 39 de valeur 2), puis formez-en trois pioches face cachée.
    .title = Trois pioches
    .ruling = Notre décision : le livret italien mélange 60 licences, mais sa propre liste du matériel et les livrets français en comptent 78.

giganten-S8 =
    Chaque joueur a 15 000 $, 1 camion, 5 derricks et 1 locomotive, mais aucune licence. La banque n’est jamais à court. L’argent, le nombre de cartes, les licences payées et toutes les défausses sont publics ; la valeur des licences que vous avez en main reste secrète.
    .title = Votre matériel de départ
    .ruling = Notre décision : les livrets ne cachent que les licences en main et se taisent sur tout le reste ; il est donc public.

giganten-S9 =
    Les locomotives des joueurs et la locomotive noire commencent sur la colonne A de la voie. (La voie imprimée a des cases de départ pour les joueurs et une autre pour la noire ; ici, c’est la même colonne.) Les camions commencent hors du plateau.
    .title = Locomotives et camions

giganten-S10 =
    Le premier joueur est tiré au sort. Option « Premier joueur » (`first`) : « tiré au sort » (par défaut), ou la couleur qui doit commencer.
    .title = Qui commence

giganten-0-1 =
    Quand une seule action est permise, on ne vous demande rien : elle est exécutée et inscrite au journal. De même, le déplacement se termine tout seul quand il ne reste plus qu’à s’arrêter.
    .title = Pas de question inutile
    .ruling = Notre décision : les livrets n’en parlent pas ; une question à réponse unique ne ferait que perdre du temps.

giganten-0-2 =
    Une pioche n’est reformée qu’au moment où l’on doit y prendre une carte et qu’elle est vide.
    .title = Reformer une pioche
    .ruling = Notre décision : les livrets font mélanger la défausse quand la pioche est épuisée, sans dire à quel moment.

giganten-1-1 =
    Lancez le dé une fois par compagnie, dans l’ordre Hudson, Jet, US Standard. Ses six faces sont 2, 3 et 4 en bleu et 2, 3 et 4 en rouge ; on les connaît par une critique, car les livrets ne parlent que de chiffres bleus et rouges.
    .title = Le jet des prix

giganten-1-2 =
    Si le marqueur de prix est dans la zone blanche, un chiffre bleu fait monter le prix d’autant de crans et un chiffre rouge le fait baisser d’autant.
    .title = Zone blanche

giganten-1-3 =
    Si le marqueur de prix est dans la zone bleue (haute), tout chiffre fait baisser le prix, quelle que soit sa couleur.
    .title = Zone bleue

giganten-1-4 =
    Si le marqueur de prix est dans la zone rouge (basse), tout chiffre fait monter le prix, quelle que soit sa couleur.
    .title = Zone rouge

giganten-1-5 =
    C’est la zone où se trouve le marqueur avant de bouger qui compte ; il se déplace ensuite de tout le chiffre obtenu, même s’il change de zone.
    .title = Zone et mouvement complet
    .ruling = Notre décision : les livrets français déplacent le marqueur de tout le chiffre, l’italien ne dit pas de combien, et aucun ne parle d’un changement de zone en route. Sur l’échelle imprimée, le dé seul ne fait jamais sortir un marqueur.

giganten-2-1 =
    Retournez la carte du dessus de la pioche rouge. La locomotive noire avance du nombre indiqué, compté en cases, quel que soit leur coût.
    .title = La carte rouge

giganten-2-2 =
    Si la locomotive noire atteint l’étoile, ou devrait la dépasser, la partie s’arrête aussitôt : voir E1 à E5.
    .title = Arrivée à l’étoile

giganten-2-3 =
    Retournez autant de cartes beiges qu’il y a de joueurs. Si la pioche est vide, mélangez sa défausse pour en former une nouvelle.
    .title = Les cartes beiges
    .example = à trois joueurs, trois cartes beiges accompagnent la carte rouge.

giganten-2-4 =
    Dans l’ordre du tour (le premier joueur, puis dans le sens horaire), chacun prend une carte visible, rouge ou beige. Les cartes beiges sont numérotées à partir de 1 et gardent leur numéro. La carte qui reste va aussitôt à sa défausse.
    .title = Choisir une carte

giganten-3-1 =
    Dans l’ordre du tour, chacun reçoit autant de licences que sa carte l’indique, toutes les siennes avant que le suivant soit servi. Si la pioche est vide, on la reforme avec sa défausse ; si celle-ci est vide aussi, on ne distribue plus rien. Ce qui manque n’est pas rattrapé plus tard.
    .title = Distribution des licences
    .ruling = Notre décision : les livrets font reprendre la défausse, mais ne disent pas ce qui se passe quand elle est vide aussi.

giganten-3-2 =
    La valeur de vos licences est cachée aux autres joueurs. Le nombre de cartes que chacun a en main est public.
    .title = Valeurs secrètes

giganten-4-1 =
    À votre première action 4, avant toute autre chose, placez votre camion sur une case libre de la colonne A. C’est obligatoire et gratuit. Une case où se trouve déjà un camion est interdite.
    .title = Placer son camion
    .ruling = Notre décision : les livrets laissent choisir n’importe quelle case de la première colonne ; comme un camion ne s’arrête pas sur la case d’un autre, nous excluons les cases occupées.

giganten-4-2 =
    Répartissez à votre gré les points de mouvement de votre carte entre le camion et la locomotive, pas à pas et dans n’importe quel ordre. Les points non utilisés sont perdus.
    .title = Répartir les points
    .ruling = Notre décision : le livret français court dit que le reste doit aller à la locomotive, puis, plus loin, qu’on n’est pas tenu de le dépenser ; les autres ne l’exigent pas.

giganten-4-3 =
    Le camion se déplace horizontalement ou verticalement, jamais en diagonale. Entrer sur une plaine coûte 1 point, sur une colline 2, sur une montagne 3.
    .title = Rouler en camion

giganten-4-4 =
    Votre camion peut traverser un site de forage (on paie le terrain de sa case) ou la case d’un autre camion, mais pas s’y arrêter. Chaque trajet mène à une case où le camion a le droit de s’arrêter ; vous pouvez enchaîner plusieurs trajets.
    .title = Traverser et s’arrêter
    .ruling = Notre décision : seul le livret français long parle des autres camions, et nous le suivons ; les deux autres textes n’en disent rien.

giganten-4-5 =
    Aucun camion ne peut entrer sur une case occupée par un derrick, même de sa propre couleur.
    .title = Les derricks barrent la route

giganten-4-6 =
    Sur chaque case de son trajet où il peut s’arrêter (4.4), y compris celles du départ et du placement, le camion vous montre la valeur des tuiles noires (un ou trois derricks) intactes à côté de lui, mais pas en diagonale : automatiquement et gratuitement. Les rouges ne se voient jamais. La valeur reste votre secret ; les tuiles regardées sont connues de tous. Un trajet suit le chemin le moins cher ; à égalité, en remontant depuis l’arrivée, la colonne la plus proche de A, puis la plus petite rangée. Le chemin est public ; pour en suivre un autre, procédez par étapes.
    .title = Regarder les tuiles
    .ruling = Notre décision, contre la lettre : dans tous les livrets, le joueur peut regarder, s’il le veut, après s’être déplacé à côté d’une tuile. Ici cela se fait tout seul, aussi au départ, parce que regarder ne nuit jamais ; et le chemin est fixé parce que les parties enregistrées en dépendent.

giganten-4-7 =
    Faire entrer votre locomotive dans une colonne coûte le nombre qui y est imprimé : 1 point pour les colonnes B à J, 2 pour les colonnes K à Q, 3 pour les colonnes R à T. Elle ne dépasse jamais la colonne T (c’est notre déduction : les livrets n’en parlent pas).
    .title = Avancer la locomotive

giganten-4-8 =
    Après les déplacements, vous devez exécuter l’action spéciale de votre carte, si elle en a une. Option « Action spéciale » (`special`) : « obligatoire » (par défaut) ou « facultative » ; on vous pose alors toujours la question, et vous pouvez renoncer à l’action.
    .title = L’action spéciale
    .ruling = Notre décision : les livrets français l’imposent, l’italien la permet seulement ; l’option laisse le choix à la table.

giganten-4-9 =
    Changement de prix N : choisissez une compagnie et déplacez son prix de N crans exactement, vers le haut ou le bas, quelle que soit la zone ; le marqueur s’arrête au bout de l’échelle. Option « Changement de prix des cartes » (`price_change`) : « exactement le nombre » (par défaut) ou « jusqu’au nombre », de un à N crans à votre choix. Le journal nomme les crans de la carte, ou ceux choisis, même si l’échelle finit avant.
    .title = Changement de prix
    .example = à partir de 5 000 $, un changement de prix 2 mène une compagnie à 4 000 $ ou à 6 000 $.
    .ruling = Notre décision : les livrets diffèrent. Le livret français long et l’italien déplacent le prix du nombre exact, le livret français court, de ce nombre au plus.

giganten-4-10 =
    Brut gratuit : prenez un marqueur de brut dans la réserve et placez-le dans l’un de vos réservoirs, sans transport.
    .title = Brut gratuit

giganten-4-11 =
    Recul N : la locomotive de chaque adversaire recule de N cases (des cases, pas des points), mais pas au-delà de la colonne A. La locomotive noire ne recule jamais.
    .title = Recul des adversaires
    .example = une locomotive sur la colonne T qui recule de 3 se retrouve sur la colonne Q, la dernière à 2 points, et paie 3 pour son prochain pas.
    .ruling = Notre décision : aucun livret ne dit ce qui arrive à une locomotive qui devrait reculer au-delà du départ.

giganten-4-12 =
    Votre carte va ensuite à sa défausse, et le joueur suivant joue toute son action 4.
    .title = Défausser la carte

giganten-5-1 =
    Dans l’ordre du tour, un joueur dont le camion est à côté d’un ou plusieurs sites de forage intacts, mais pas en diagonale, peut construire un derrick sur l’un d’eux : un seul par manche. À qui ne peut rien construire, on ne demande rien.
    .title = Qui peut construire

giganten-5-2 =
    Un derrick coûte 4 000 $ sur un site à un derrick, 6 000 $ sur un site à deux et 8 000 $ sur un site à trois. On paie aussitôt la banque ; il n’y a pas de crédit.
    .title = Coût de construction

giganten-5-3 =
    Pour construire, il faut avoir un derrick en réserve. Chaque joueur en possède cinq.
    .title = Un derrick disponible

giganten-5-4 =
    Retournez la tuile à la vue de tous et placez autant de marqueurs de brut sous le derrick. La tuile quitte le jeu.
    .title = Le pétrole jaillit

giganten-6-1 =
    Dans l’ordre du tour, chacun doit prendre un marqueur de brut sous chacun de ses derricks. Un derrick dont le dernier marqueur a été pris revient à son propriétaire ; sa case devient un terrain ordinaire.
    .title = Forage du brut
    .ruling = Notre décision : les livrets rendent le derrick à son propriétaire, mais ne disent pas ce que devient la case.

giganten-6-2 =
    Chaque marqueur de brut pris est transporté dans l’un de vos trois réservoirs (répartition libre), ou bien il est perdu et retourne à la réserve. On règle les derricks un par un, par colonne puis par rangée.
    .title = Transporter ou perdre
    .ruling = Notre décision : aucun livret ne fixe l’ordre, et il ne change rien, puisqu’on peut renoncer à n’importe quel marqueur.

giganten-6-3 =
    Une locomotive dessert un derrick quand elle se trouve dans la colonne de celui-ci ou plus loin. Votre propre locomotive transporte gratuitement.
    .title = Quelle locomotive dessert

giganten-6-4 =
    Si votre propre locomotive ne dessert pas le derrick, vous pouvez employer la noire, si elle le dessert, pour 3 000 $ versés à la banque.
    .title = La locomotive noire

giganten-6-5 =
    Vous pouvez aussi employer la locomotive adverse la plus avancée, si elle dessert le derrick, pour 3 000 $ versés à son propriétaire, qui ne peut refuser. Les adversaires à égalité se partagent la somme : 1 500 $ chacun à deux, 1 000 $ chacun à trois. C’est à cela que servent les billets de 500 $.
    .title = La locomotive d’un adversaire

giganten-6-6 =
    Si la noire et une locomotive adverse desservent toutes deux le derrick, vous choisissez. Option « Quelle locomotive transporte » (`carrier`) : « au choix du joueur » (par défaut) ou « la plus avancée » ; il faut alors employer la plus avancée de toutes, noire comprise. Celles à égalité se partagent la somme, la part de la noire allant à la banque ; l’action s’écrit toujours `ship rival`.
    .title = Choisir le transporteur
    .ruling = Notre décision : le livret français long et l’italien laissent le choix ; le livret français court nomme la noire avant les adversaires, ce qui peut se lire comme un ordre. Aucun n’impose la plus avancée de toutes : c’est l’usage de certains groupes.

giganten-6-7 =
    Si aucune locomotive ne dessert le derrick, ou si vous ne voulez ou ne pouvez pas payer, le brut est perdu.
    .title = Brut perdu

giganten-6-8 =
    Le brut d’un réservoir n’est jamais déplacé vers un autre.
    .title = Pas d’échange entre réservoirs

giganten-7-1 =
    Les enchères ont lieu dans l’ordre Hudson, Jet, US Standard. Seuls participent les joueurs qui ont du brut dans leur réservoir de cette compagnie et au moins une licence en main.
    .title = Qui participe
    .ruling = Notre décision : les livrets n’exigent que du brut dans le réservoir ; exiger aussi une licence garantit que les reprises prévues en 7.6 prennent fin.

giganten-7-2 =
    Le premier joueur, ou le suivant qui participe, ouvre ; on continue dans le sens horaire. Une offre est un nombre entier, au moins 1, et dépasse la précédente. On peut bluffer au-delà de sa main, mais pas offrir plus du double de son nombre de cartes licence : chacun voit qu’une telle main ne pourrait payer. Option « Offres » (`bids`) : « au plus ce que les cartes pourraient couvrir » (par défaut, comme ci-dessus) ou « tout bluff permis », jusqu’à 117, la valeur de toutes les licences. Qui ne peut plus surenchérir passe automatiquement.
    .title = Faire une offre
    .ruling = Notre décision : les livrets ne fixent aucune limite au bluff ; l’option « tout bluff permis » les suit.

giganten-7-3 =
    Qui passe est hors de cette enchère. Elle se termine quand tous ont passé sauf le plus offrant, ou quand tous ont passé : alors rien n’y est vendu. Celui qui reste seul sans avoir fait d’offre doit offrir au moins 1 ou passer.
    .title = Passer et sortir

giganten-7-4 =
    Un participant unique doit lui aussi offrir au moins 1, ou passer.
    .title = Seul à l’enchère
    .ruling = Notre décision : aucun livret ne parle du participant unique ; l’italien donne l’enchère au dernier resté en lice, sans exiger d’offre.

giganten-7-5 =
    Le gagnant paie en licences pour au moins la valeur de son offre ; on ne rend pas la monnaie. Il choisit ses cartes, mais aucune de trop (c’est notre déduction : les livrets n’en parlent pas). Les autres gardent les leurs.
    .title = Payer son offre

giganten-7-6 =
    Un gagnant qui peut payer doit payer. Celui qui ne le peut pas perd la moitié de ses cartes licence, arrondie à l’unité supérieure : tirées au hasard, montrées à tous et défaussées. L’enchère reprend alors depuis 7.1, y compris avec ceux qui avaient passé.
    .title = Bluff manqué
    .example = avec cinq cartes licence, un bluff manqué en coûte trois.
    .ruling = Notre décision : les livrets ne parlent que de celui qui ne peut pas payer, et non de celui qui ne le veut pas. Les cartes perdues sont tirées par le voisin de gauche (livret français long) ou par un autre joueur (livret français court), l’italien n’en dit rien ; ici, par le hasard.

giganten-7-7 =
    Le gagnant peut vendre à la banque, au prix de la compagnie, autant de marqueurs de brut de ce réservoir qu’il veut, ou aucun.
    .title = Vendre le brut

giganten-7-8 =
    Option « Inflation » (`inflation`, désactivée par défaut) : à chaque manche, une fois pour chaque compagnie et après sa dernière enchère, le prix monte d’un cran si personne n’a remporté l’enchère, même faute de participants, ou si le gagnant a vendu un seul marqueur de brut ; il ne bouge pas si le gagnant n’a rien vendu ou en a vendu deux ; il baisse d’un cran s’il en a vendu trois ou plus. Il ne sort jamais de l’échelle.
    .title = Inflation (option)
    .ruling = Notre décision : seul le livret italien a cette variante, et nous le suivons. Il laisse le prix en place jusqu’à deux marqueurs et le fait baisser au-delà de trois ; le cas de trois reste ouvert, et nous y faisons baisser le prix.

giganten-8-1 =
    Dans tout réservoir qui contient plus de deux marqueurs de brut, l’excédent est vendu à la banque pour 1 000 $ pièce.
    .title = Deux marqueurs au plus par réservoir
    .example = d’un réservoir qui en contient 5 après l’action 7, 3 sont vendus pour 3 000 $.

giganten-9-1 =
    Le dé passe au joueur de gauche : celui qui le reçoit est le premier joueur de la manche suivante.
    .title = Le dé passe à gauche

giganten-E1 =
    La partie s’arrête dès que la locomotive noire atteint l’étoile. On ne joue plus rien ; les prix de cette manche ont déjà été fixés par le dé.
    .title = Arrêt à l’étoile

giganten-E2 =
    Les locomotives des joueurs sont classées par colonne. À égalité, la plus haute valeur totale de licences passe devant ; s’il y a encore égalité, c’est l’ordre du tour, à partir du détenteur du dé dans la manche de l’étoile, qui décide.
    .title = Classement des locomotives

giganten-E3 =
    Chaque derrick sur le plateau rapporte à son propriétaire selon le rang de sa locomotive : 5 000 $ au rang 1, 4 000 $ au rang 2, 3 000 $ au rang 3, 2 000 $ au rang 4.
    .title = Derricks sur le plateau

giganten-E4 =
    Chaque marqueur de brut sous vos derricks ou dans vos réservoirs vous rapporte 1 000 $.
    .title = Brut restant

giganten-E5 =
    Celui qui a le plus d’argent gagne. À égalité, les joueurs concernés partagent la victoire.
    .title = Qui gagne
    .ruling = Notre décision : aucun livret ne départage les plus riches à égalité ; la victoire est donc partagée.

giganten-box =
    1 plateau : le terrain au milieu, la voie ferrée, les réservoirs des trois compagnies et des emplacements pour les cartes
    36 tuiles de forage : 12 à un derrick, 12 rouges à deux et 12 à trois
    42 cartes action (12 rouges, 30 beiges) et 78 licences (39 de valeur 1, 39 de valeur 2)
    4 camions, 20 derricks et 4 locomotives aux couleurs des joueurs, et 1 locomotive noire
    60 marqueurs de brut, 3 marqueurs de prix et 1 dé à deux couleurs
    4 aides de jeu : les actions d’un côté, les symboles et les coûts de l’autre
    Des billets de 500 $, 1 000 $, 2 000 $, 10 000 $ et 50 000 $
giganten-reference-1 =
    1 – Prix : on lance le dé pour chaque compagnie.
    2 – Cartes : la carte rouge fait avancer la locomotive noire ; puis chacun prend une carte.
    3 – Licences : autant que l’indique votre carte.
    4 – Déplacements : camion et locomotive, puis l’action spéciale.
    5 – Construction : un derrick au plus, à côté de votre camion.
    6 – Pétrole : chaque derrick donne un marqueur de brut, à transporter ou à perdre.
    7 – Enchères : Hudson, Jet, US Standard. Seul le gagnant vend.
    8 – Réservoirs : au-delà de 2 marqueurs de brut, l’excédent est vendu 1 000 $ pièce.
    9 – Le dé passe à gauche.
    .title = Une manche
giganten-reference-2 =
    Zone blanche : un chiffre bleu fait monter le prix, un rouge le fait baisser.
    Zone bleue : tout chiffre le fait baisser.
    Zone rouge : tout chiffre le fait monter.
    .title = Le dé
giganten-reference-3 =
    Camion : plaine 1, colline 2, montagne 3
    Locomotive : colonnes B à J 1, K à Q 2, R à T 3
    Le camion ne s’arrête jamais sur un site de forage ni sur un autre camion, et n’entre jamais sur une case avec un derrick.
    .title = Points de mouvement
giganten-reference-4 =
    Un derrick : 4 000 $ pour 2, 3 ou 4 marqueurs de brut
    Deux derricks (rouge, jamais vu d’avance) : 6 000 $ pour 2 ou 5 marqueurs de brut
    Trois derricks : 8 000 $ pour 4, 5 ou 6 marqueurs de brut
    .title = Construire
giganten-reference-5 =
    Votre locomotive, dans la colonne du derrick ou plus loin : gratuit
    La locomotive noire : 3 000 $ à la banque
    La locomotive adverse la plus avancée : 3 000 $ à son propriétaire
    .title = Transporter un marqueur de brut
giganten-reference-6 =
    Une offre se compte en valeur de licences. Il faut du brut dans ce réservoir et au moins une licence.
    Le bluff est permis ; qui gagne sans pouvoir payer perd la moitié de ses cartes licence, arrondie à l’unité supérieure.
    .title = Enchères
giganten-reference-7 =
    Aussitôt que la locomotive noire atteint l’étoile
    Chaque derrick : 5 000 $, 4 000 $, 3 000 $ ou 2 000 $, selon le rang de votre locomotive
    Chaque marqueur de brut, sous un derrick ou dans un réservoir : 1 000 $
    .title = La fin
giganten-advice =
    Les livrets ne donnent aucun conseil ; ceux-ci sont de nous.
    Un derrick vaut ce que le rail peut emporter : construisez là où votre locomotive se trouve déjà, ou sera bientôt.
    Regardez avant de construire. Les tuiles noires livrent leur valeur au camion voisin ; une rouge reste un pari, 2 ou 5 pour 6 000 $.
    Répartissez votre brut entre les trois compagnies. Une seule enchère gagnée suffit à une bonne vente, et l’action 8 ne laisse que deux marqueurs de brut par réservoir.
    Les prix hauts baissent, les prix bas montent : dans les zones bleue et rouge, le dé ne connaît qu’un sens.
    Un adversaire qui a besoin de votre locomotive vous paie. Être en tête rapporte, même sans forer.
    Surveillez la locomotive noire. Vers la fin, un derrick neuf rapporte selon le rang de votre locomotive, quoi qu’il y ait dessous.
giganten-sources =
    Giganten : de Wilko Manz, illustré par Franz Vohwinkel, paru chez Kosmos en 1999.
    Le livret français long : traduction de Dominique Vandaële (octobre 2001), d’après la version anglaise de H. Barthen, N. Ramsey, P. Spring et D. Morse.
    Le livret français court : une traduction anonyme.
    Le livret italien : traduction de Giochi Rari (version 1.0, mars 2001).
    Plateau et cartes : une transcription publique ; son auteur et l’exemplaire d’origine ne sont pas consignés.
    Les faces du dé : une critique de 1999.

giganten-provenance-rules = Livrets : cela figure dans les livrets dont nous partons : un livret français long (dont nous avons deux exemplaires), un livret français court et un livret italien.

giganten-provenance-transcribed = Transcrit : cela provient d’une transcription publique du plateau et des cartes imprimés. Elle s’accorde avec tous les exemples des livrets.

giganten-provenance-reviews = Critiques : cela n’est dans aucun livret, mais des critiques du jeu le décrivent.

giganten-provenance-reconstructed = Reconstitué : c’est notre meilleure hypothèse, et non une lecture du jeu imprimé. Les données et cette page le signalent.

giganten-data-terrain = Le terrain des 240 cases : 183 plaines, 25 collines et 32 montagnes. Tiré de la transcription.

giganten-data-drill_sites = Les 36 sites de forage, 12 de chaque sorte ; deux par sorte portent un « 3 ». Tous sont transcrits, sauf le site à un derrick en H10 : il manque dans la transcription et a été reconstitué.

giganten-data-prices = L’échelle des prix va de 1 500 $ à 9 000 $ par crans de 500 $ : zone rouge jusqu’à 3 500 $, zone blanche de 4 000 $ à 6 500 $, zone bleue à partir de 7 000 $. L’échelle est transcrite ; le départ à 5 000 $ est dans les livrets.

giganten-data-die = Le dé : ses faces, de 2 à 4 en bleu et en rouge, ne figurent dans aucun livret ; une critique de 1999 les décrit.

giganten-data-track = La voie va de la colonne A à la colonne T, et l’étoile est une case après la colonne T (option « L’étoile », `star` : après la colonne T, ou dessus). Transcrit, et vérifié avec l’exemple de 4.11.

giganten-data-cards = Les 12 cartes rouges, chacune avec l’avance de la locomotive noire, des licences, des points de mouvement et soit un marqueur de brut gratuit, soit un recul. Transcrit ; les cartes rouges illustrées dans les livrets en font partie. Les 30 cartes beiges, chacune avec des licences et des points de mouvement, certaines avec un changement de prix. Transcrit ; les cartes beiges illustrées dans les livrets en font partie.
