# Le Jeu des Nations : les règles, article par article, dans nos propres mots.

nations-name = Le Jeu des Nations
nations-about =
    À la tête d’une Grande Puissance, vous déplacez rois, présidents, dictateurs et révolutionnaires dans la région pétrolière de Kark. Emparez-vous des capitales, expédiez le pétrole et soyez la dernière puissance encore capable de payer.

nations-section-S = Mise en place
nations-S1 =
    On joue à 2, 3 ou 4 ; tout autre nombre est refusé. Chaque joueur a une couleur, avec 6 chefs d’État (« chefs » en abrégé) et 1 agent secret. Les chefs sont 2 rois, 2 présidents, 1 dictateur et 1 révolutionnaire.
    .title = Joueurs et pièces
nations-S2 =
    Chaque joueur reçoit 7 M et 1 pétrolier. L’argent de la banque (la Caisse monétaire internationale) est illimité. Il y a en tout 16 pétroliers et 12 pipe-lines, y compris ceux du début de partie ; on ne dépasse jamais ces nombres.
    .title = Argent, pétroliers et pipe-lines
    .ruling = Notre décision : le livret ne dit pas ce qui se passe si la banque manque d’argent, elle n’en manque donc jamais.
nations-S3 =
    Kark compte huit pays. Quatre sont côtiers, avec 2 derricks chacun ; trois sont à l’intérieur des terres, avec 4 derricks chacun. Le huitième, l’U.O.R., possède le canal et 1 derrick ; c’est un port sur ce canal.
    .title = Les huit pays
    .ruling = Notre décision : le livret ne dit pas si l’U.O.R. est un port, mais un magazine de l’époque lui en donne un, et sans lui son pipe-line ne servirait à rien.
nations-S4 =
    Un pipe-line est en place dès le début : il relie l’U.O.R. à Abu Akar, et personne ne le paie.
    .title = Le premier pipe-line
nations-S5 =
    Mélangez les cartes Incident et formez une pioche, face cachée. Le premier joueur est tiré au sort ; avec l’option « Premier joueur » (`first`), la couleur choisie commence. On joue ensuite en tournant vers la gauche.
    .title = Pioche et premier joueur
nations-S6 =
    L’argent est visible : chacun peut voir à tout moment combien possède chaque joueur.
    .title = Argent visible
    .ruling = Notre décision : le livret ne dit pas si l’argent est caché, tout le monde peut donc le voir.

nations-section-2 = Le tour de jeu
nations-2-1 =
    À votre premier tour, placez un chef de votre choix sur une capitale libre et payez-le (4.1). Votre agent va sur la même capitale, gratuitement. Si le pays est un port, vous pouvez ensuite placer votre pétrolier près de sa côte. Gardé, il reste en réserve : lors d’un tour suivant, votre action de pétrolier peut le placer comme si vous l’achetiez, mais gratuitement ; vous pouvez aussi le vendre, ou le perdre à cause d’une carte.
    .title = Votre premier tour
    .ruling = Notre décision : le livret n’oblige pas à placer le pétrolier au premier tour, mais ne dit pas ce que devient un pétrolier gardé ; il attend donc en réserve.
nations-2-2 =
    À chaque tour suivant, dans cet ordre : touchez vos revenus (3), déplacez votre agent de quatre cases (5), placez ou déplacez un chef (4). Ensuite, si vous le voulez, faites une action de pétrolier (6.1) et posez un pipe-line (6.6), dans l’ordre de votre choix. « Finir le tour » (`end`) y met fin.
    .title = Les tours suivants
nations-2-3 =
    S’il n’y a qu’une seule action permise, on ne vous demande rien : le programme l’exécute et l’inscrit au journal.
    .title = Un seul choix possible
    .ruling = Notre décision : le livret n’en parle pas ; une question à réponse unique ne ferait que perdre du temps.
nations-2-4 =
    Le livret ne connaît ni accords ni prêts entre joueurs ; le programme n’en propose pas.
    .title = Pas d’accords entre joueurs
    .ruling = Notre décision : le livret ne prévoit rien de tel, nous n’ajoutons donc rien.

nations-section-3 = Les revenus
nations-3-1 =
    Vous contrôlez un pays tant que l’un de vos chefs d’État se trouve sur sa capitale. Dès qu’il la quitte ou la perd, le contrôle cesse.
    .title = Contrôler un pays
nations-3-2 =
    Un derrick ne rapporte qu’avec un pétrolier. Chaque pétrolier près de la côte s’associe à un seul derrick, et chaque derrick à un seul pétrolier.
    .title = Un derrick, un pétrolier
nations-3-3 =
    Une paire rapporte 2 M si le pays du derrick est tenu par un roi ou un président, 1 M s’il l’est par un dictateur ou un révolutionnaire.
    .title = Ce que rapporte une paire
nations-3-4 =
    Le pétrole d’un pays intérieur que vous contrôlez peut être chargé près de la côte d’un port que vous contrôlez, si des pipe-lines relient les deux, au besoin à travers d’autres pays sous votre contrôle. Tous vos pays ainsi reliés forment un réseau : tout pétrolier près de la côte d’un de ses ports peut charger à n’importe lequel de ses derricks, côtiers compris.
    .title = Réseaux de pipe-lines
    .ruling = Notre décision : le livret ne parle que d’un pays intérieur relié à un pays côtier ; les chaînes de pipe-lines et le réseau qui forme un tout sont de nous.
nations-3-5 =
    Dans un réseau, vos pétroliers chargent d’abord aux derricks les mieux payés. Les pétroliers sans derrick, les derricks sans pétrolier et les pétroliers au large ne rapportent rien.
    .title = Les mieux payés d’abord
nations-3-6 =
    Roi et 1 pétrolier dans un pays côtier : 2 M. Révolutionnaire et 2 pétroliers : 2 M. Président et 3 pétroliers dans un pays à 2 derricks : 4 M. Pays côtier tenu par un révolutionnaire, relié par pipe-line à un pays intérieur tenu par un président, avec 3 pétroliers : 6 M.
    .title = Exemples de revenus

nations-section-4 = Les chefs d’État
nations-4-1 =
    Placer un chef, ou le déplacer d’une case, coûte 2 M pour un roi ou un président, 1 M pour un dictateur ou un révolutionnaire. Cinq cases coûtent donc 10 M avec un roi et 5 M avec un dictateur.
    .title = Le prix d’un chef
nations-4-2 =
    À chaque tour, vous devez soit placer un chef de votre réserve sur une capitale libre, soit en déplacer un ; jamais les deux, ni un second chef, sauf si une carte le dit. Vous passez cette action si vous avez de quoi payer mais êtes bloqué partout, ou si vous avez des revenus mais trop peu d’argent pour le moindre placement ou déplacement.
    .title = Un chef par tour
    .ruling = Notre décision : le livret oblige à déplacer un chef, à moins d’en avoir placé un, et ne prévoit pas qu’on ne puisse faire ni l’un ni l’autre ; on passe alors cette action.
nations-4-3 =
    Un chef avance de case en case sur l’anneau d’un pays et ne franchit une frontière que par une flèche, qui compte pour une case. Pas de changement de direction : on ne reprend pas le passage d’où l’on vient, on ne passe pas deux fois sur une case (départ compris), on ne revient pas dans un pays quitté pendant ce déplacement. Après une flèche, les deux sens sont permis. On paie le plus court chemin permis.
    .title = Le déplacement des chefs
    .ruling = Notre décision : le livret interdit de changer de direction sans préciser ce que cela veut dire aux flèches et aux frontières, nous le fixons donc ici, et le plus court chemin fixe le prix.
nations-4-4 =
    Chaque case parcourue se paie. Un déplacement que vous ne pouvez pas payer n’est pas permis.
    .title = Chaque case se paie
nations-4-5 =
    Un chef ne peut ni traverser une case occupée par un autre chef ni s’y arrêter, sauf pour attaquer (4.8). Il peut s’arrêter sur une case où se trouve un agent adverse, mais pas la traverser. Votre propre agent ne compte pas ; un agent ou un « ? » sur la case de départ ne retient pas le chef.
    .title = Ce qui arrête un chef
    .ruling = Notre décision : le livret ne parle que des agents adverses et ne dit rien de la case de départ ; ni votre propre agent ni ce qui s’y trouve ne retiennent donc un chef.
nations-4-6 =
    Un chef ne peut pas traverser une case « ? » : il doit s’y arrêter, et vous prenez une carte Incident (7.1). Au tour suivant, il peut repartir.
    .title = Arrêt sur « ? »
nations-4-7 =
    Un chef peut traverser une capitale libre ou s’y arrêter. S’y arrêter donne le contrôle du pays.
    .title = Capitales libres
nations-4-8 =
    Un déplacement peut finir sur un chef adverse si celui-ci est sur une capitale et d’un autre type : un roi ne peut pas attaquer un roi. Peu importe d’où part l’attaquant. Le chef attaqué quitte le plateau ; l’attaquant prend la capitale et le pays. Un agent sur place ne la défend pas.
    .title = L’attaque d’une capitale
    .example = un roi attaque le dictateur du pays voisin. Il suit l’anneau de son pays, passe la frontière par une flèche et continue jusqu’à la capitale du dictateur : sept cases à 2 M, soit 14 M. Le dictateur quitte le plateau ; la capitale, le pays et les pétroliers près de sa côte sont au roi.
nations-4-9 =
    Quand vous prenez un pays par une attaque, les pétroliers près de sa côte sont à vous. Si le contrôle d’un pays prend simplement fin, les pétroliers près de sa côte y restent : ils ne rapportent rien, leur propriétaire peut encore les déplacer, et ils reviennent à qui prend ensuite le contrôle.
    .title = Pétroliers d’un pays pris
    .ruling = Notre décision : le livret ne dit pas ce que deviennent les pétroliers près de la côte d’un pays que plus personne ne contrôle, ils attendent donc le prochain maître.
nations-4-10 =
    L’option « Chefs d’État tombés » (`fallen_leaders`) décide du sort des chefs qui quittent le plateau : « retour à la réserve » de leur propriétaire (par défaut), d’où ils peuvent être replacés au prix habituel, ou « hors jeu ».
    .title = Chefs tombés
    .ruling = Notre décision, contre la lettre : dans l’exemple du livret, le chef attaqué sort du jeu, ce qui, pris à la lettre, est l’option « hors jeu ». Mais le livret n’a pas de règle pour qui n’a plus aucun chef ; par défaut, les chefs tombés peuvent donc revenir.
nations-4-11 =
    Un chef ne quitte le plateau que par une attaque ou par une carte. L’agent (5) ne le quitte jamais tant que son joueur est en jeu.
    .title = Qui reste sur le plateau

nations-section-5 = Les agents secrets
nations-5-1 =
    À partir de votre deuxième tour, votre agent se déplace de quatre cases exactement. Ce déplacement est gratuit, obligatoire et sans changement de direction, comme en 4.3.
    .title = Quatre cases par tour
nations-5-2 =
    L’agent traverse n’importe quelle case et la partage avec n’importe quelle pièce. Il n’attaque jamais et ne contrôle jamais un pays.
    .title = Rien n’arrête un agent
nations-5-3 =
    L’agent traverse librement les « ? » ; vous ne prenez une carte Incident que s’il s’arrête sur l’un d’eux. Si cette carte déplace, place ou retire l’un de vos chefs, elle compte comme votre action de chef d’État de ce tour. Une carte qui n’a pas pu être exécutée ne vous la fait pas perdre.
    .title = L’agent sur « ? »
    .ruling = Notre décision : le livret ne parle que d’un chef déplacé ou retiré par la carte ; un chef placé compte ici de même. Il ne dit rien d’une carte impossible à exécuter : comme aucun chef n’a bougé, vous gardez votre action de chef d’État.

nations-section-6 = Pétroliers et pipe-lines
nations-6-1 =
    Vous avez droit à une action de pétrolier par tour : en acheter un pour 5 M et le placer au large, dans l’une ou l’autre moitié de la mer, ou près de la côte d’un port que vous contrôlez ; ou en déplacer un ; ou en vendre un à la banque pour 3 M.
    .title = Une action de pétrolier
nations-6-2 =
    Un pétrolier va du large jusque près de la côte d’un port que vous contrôlez, dans la même moitié de la mer, ou quitte la côte pour le large de cette moitié. Passer d’un pays à un autre prend deux tours, par le large.
    .title = Déplacer un pétrolier
nations-6-3 =
    Les deux moitiés de la mer ne communiquent que par le canal. Le traverser est un déplacement de pétrolier, du large au large, permis si vous contrôlez l’U.O.R. ou si personne ne la contrôle. À la même condition, un pétrolier près de la côte de l’U.O.R. peut partir vers l’une ou l’autre moitié.
    .title = Le canal
    .ruling = Notre décision : le livret ne dit pas comment un pétrolier quitte la côte de l’U.O.R. ; comme le canal donne sur les deux moitiés, son port y donne aussi.
nations-6-4 =
    Un pétrolier au large est à l’abri et ne rapporte rien.
    .title = À l’abri au large
nations-6-5 =
    Quand la banque n’a plus de pétrolier, on ne peut plus en acheter. Il en va de même pour les pipe-lines.
    .title = Quand la banque est vide
nations-6-6 =
    Un pipe-line coûte 3 M. Posez-le en travers d’une frontière (deux pays reliés par une flèche) qui n’en a pas encore et dont vous contrôlez au moins un côté. Un seul par tour, un seul par frontière ; il y a douze frontières et douze pipe-lines. Il reste pour toute la partie, quel que soit le maître du pays.
    .title = Poser un pipe-line
    .ruling = Notre décision : le livret ne parle que de pipe-lines entre un pays intérieur et un pays côtier et ne dit pas qui peut construire ; ici toute frontière convient si vous en contrôlez un côté.

nations-section-7 = Les incidents internationaux
nations-7-1 =
    Si vous vous arrêtez sur « ? », prenez la première carte Incident, faites ce qu’elle dit autant que possible, puis remettez-la sous la pioche. Les cartes sont lues à voix haute : chacun sait ce qui a été tiré.
    .title = Tirer une carte
nations-7-2 =
    Une carte tirée parce que votre chef s’est arrêté sur « ? » s’exécute en plus de ce déplacement. Un second chef ne bouge que si une carte l’ordonne.
    .title = Une carte après un déplacement
    .ruling = C’est dans le livret : dans un même tour, un second chef ne bouge que sur l’ordre d’une carte. La carte s’ajoute donc au déplacement.
nations-7-3 =
    Si vous ne pouvez pas payer une carte en entier, vous payez ce que vous avez.
    .title = Pas assez d’argent
    .ruling = Notre décision : le livret ne dit pas ce qui se passe si l’argent manque, vous payez donc ce que vous pouvez et ne devez plus rien.
nations-7-4 =
    Un chef déplacé par une carte suit les articles 4.3–4.9, mais vous ne payez rien. S’il s’arrête sur « ? », vous prenez la carte suivante.
    .title = Chefs déplacés par une carte
nations-7-5 =
    Si une carte donne un choix, vous devez choisir dès qu’au moins une possibilité existe ; s’il n’y en a aucune, rien ne se passe. La carte va sous la pioche une fois exécutée ; si une carte en amène une autre, la dernière tirée s’achève d’abord et va la première sous la pioche. Un pétrolier ou un pipe-line reçu par une carte s’ajoute à ceux de votre tour.
    .title = Choix et cadeaux
    .ruling = Le livret dit quand la carte retourne sous la pioche : après avoir été exécutée, et nous le suivons. Il ne dit pas si ses cadeaux comptent dans le tour ; notre décision : ils s’ajoutent.

nations-section-8 = Élimination et victoire
nations-8-1 =
    Vous êtes éliminé si, au moment de votre action de chef d’État, vous n’avez aucun revenu (ce que le plateau vous rapporterait à cet instant) et moins d’argent que ne coûte le moins cher de vos chefs, ou si vous n’avez plus aucun chef, ni sur le plateau ni en réserve. Votre argent va à la banque, toutes vos pièces quittent le plateau, vos pétroliers retournent à la banque et les pipe-lines restent.
    .title = Qui est éliminé
    .ruling = Notre décision : le livret élimine qui n’a plus ni revenus ni argent et ne peut donc plus faire avancer de chef. Nous le vérifions à l’action de chef d’État, d’après le prix du chef le moins cher ; du joueur sans aucun chef, il ne dit rien.
nations-8-2 =
    L’agent se déplace d’abord ; une carte tirée ce tour-ci peut donc vous sauver : par de l’argent ou des revenus, ou parce qu’elle déplace ou place l’un de vos chefs. Perdre un chef à cause d’une carte ne vous sauve pas.
    .title = Sauvé par une carte
    .ruling = C’est dans le livret : une carte qui apporte de l’argent ou fait avancer un chef garde le joueur en jeu, une carte défavorable l’élimine. Notre décision : placer un chef compte comme le déplacer, et une carte qui procure des revenus sauve aussi, puisque 8.1 est vérifié après elle.
nations-8-3 =
    Le dernier joueur en jeu gagne.
    .title = La victoire finale
nations-8-4 =
    L’option « Nombre de manches » (`round_limit`), absente du livret, est désactivée par défaut. Avec elle, la partie s’arrête après ce nombre de manches ; une manche finit quand revient le tour du premier joueur, même s’il est éliminé. Parmi les joueurs restants, la plus grande fortune gagne : argent plus 3 M par pétrolier. À égalité, les revenus les plus hauts l’emportent ; s’ils sont égaux aussi, la victoire est partagée.
    .title = Nombre de manches limité

nations-box =
    1 plateau en deux moitiés : la région pétrolière de Kark
    Pour chaque joueur, dans sa couleur : 2 rois, 2 présidents, 1 dictateur, 1 révolutionnaire et 1 agent secret
    16 pétroliers et 12 pipe-lines
    Une pioche de cartes Incident
    Des billets de 1 M ; un magazine de l’époque connaît aussi des billets de 5 M
    Dans le livret, chaque joueur est une Grande Puissance, et la banque la Caisse monétaire internationale.
nations-reference-1 =
    1 – Touchez vos revenus.
    2 – Déplacez votre agent de quatre cases exactement.
    3 – Placez un chef sur une capitale libre, ou déplacez-en un.
    4 – Si vous voulez : une action de pétrolier et un pipe-line, dans l’ordre de votre choix.
    .title = Un tour
nations-reference-2 =
    Roi, président : 2 M pour le placer, 2 M par case ; 2 M par derrick avec pétrolier
    Dictateur, révolutionnaire : 1 M pour le placer, 1 M par case ; 1 M par derrick avec pétrolier
    .title = Les chefs d’État
nations-reference-3 =
    Sur l’anneau ou par une flèche, jamais en arrière dans le même déplacement
    Un chef doit s’arrêter sur « ? » ; un agent peut le traverser.
    Un chef ne dépasse ni un chef ni un agent adverse ; un agent dépasse tout.
    Qui s’arrête sur « ? » prend une carte Incident.
    .title = Se déplacer
nations-reference-4 =
    Seulement un chef sur une capitale, et d’un autre type
    Le chef attaqué quitte le plateau ; la capitale, le pays et les pétroliers près de la côte sont à vous.
    .title = Attaquer
nations-reference-5 =
    Pays côtier : 2 derricks ; pays intérieur : 4 ; U.O.R. : 1
    Chaque pétrolier près de la côte dessert un derrick, dans ce pays ou par des pipe-lines à travers des pays que vous contrôlez.
    .title = Les derricks
nations-reference-6 =
    À chaque tour, l’une de ces actions : acheter pour 5 M, déplacer ou vendre pour 3 M
    De la côte au large ou l’inverse, dans la même moitié de la mer
    Par le canal si vous contrôlez l’U.O.R. ou si personne ne la contrôle
    Un pipe-line coûte 3 M, sur une frontière d’un pays que vous contrôlez.
    .title = Pétroliers et pipe-lines
nations-reference-7 =
    Aucun revenu et trop peu d’argent pour votre chef le moins cher : vous êtes éliminé, sauf si une carte Incident vous sauve.
    Le dernier en jeu gagne.
    .title = La fin
nations-advice =
    Les conseils du livret, dans nos mots.
    Rester en jeu est le premier but ; le pouvoir sur Kark en est le moyen.
    Un pays qui rapporte peu peut être abandonné : envoyez son chef prendre un voisin plus riche, ou affaiblir un adversaire.
    Ce qu’une puissance abandonne peut convenir à une autre. Guettez les capitales qui se libèrent.
    À lui seul, un pays côtier remplit deux pétroliers, pas plus. Un pipe-line vers l’intérieur ne rapporte que si d’autres pétroliers attendent à son port.
    Si un pays est menacé, mettez son pétrolier au large à temps. Vous perdrez peut-être le pays, mais pas le pétrolier.
    Même sans argent, votre agent se déplace encore, et un « ? » à quatre cases peut vous garder en jeu.
nations-sources =
    The Game of Nations : Waddingtons, 1973, d’après une idée de Michael Hicks-Beach.
    Le livret français, « Le Jeu des Nations » : la version britannique, et le seul livret que nous ayons lu.
    Une critique allemande de l’édition Parker : des anneaux de huit cases avec une capitale et un « ? », les derricks au milieu, un canal entre les deux mers.
    Le magazine Campaign (n° 87) : huit pays, chacun un anneau de huit cases avec une capitale.
    Un magazine de l’époque : le pays du canal a un port. Il décrit l’autre version, nord-américaine.
    The Games Journal : les deux versions ont presque le même matériel.

nations-provenance-rules =
    Le jeu a paru chez Waddingtons en 1973, d’après une idée de Michael Hicks-Beach. Nos règles suivent le livret français, qui donne la version britannique ; nous l’avons reformulée.
nations-provenance-reviews =
    Des critiques nous apprennent que chacun des huit pays est un anneau de huit cases avec une capitale ; une critique allemande de l’édition Parker ajoute une case « ? » par anneau.
nations-provenance-reconstructed =
    Le livret ne montre ni le plateau imprimé ni le texte des cartes. Tout ce que les sources ne donnent pas est reconstitué dans l’édition `kark-1973` et signalé comme tel : c’est notre meilleure hypothèse, et non le jeu imprimé.
nations-data-countries =
    Les huit pays avec leurs derricks, leurs capitales, leurs cases « ? » et leurs cases frontière. On connaît les anneaux de huit cases avec une capitale, les noms U.O.R. et Abu Akar, et deux pays côtiers sur chaque côte ; les six autres noms sont inventés, et la place des cases est reconstituée.
nations-data-arrows =
    Seize flèches, ouvertes dans les deux sens, une par case frontière. Elles sont reconstituées de sorte que les capitales voisines soient à 5, 6 ou 7 cases l’une de l’autre ; l’attaque de 7 cases à 14 M dont parle le livret est ainsi possible.
nations-data-borders =
    Les douze paires de pays reliés par une flèche, chacune avec place pour un pipe-line : autant de frontières que de pipe-lines. Elles découlent des flèches reconstituées ; le pipe-line entre l’U.O.R. et Abu Akar est posé dès le début.
nations-data-incidents =
    Une pioche de 24 cartes de 15 sortes. On sait seulement que la moitié environ est favorable et qu’il y a des prêts, des pétroliers perdus, un pays saisi et la mort d’un chef ; le reste est reconstitué.

nations-card-oil-boom = Boom pétrolier
    .effect = Recevez { $amount } M.
nations-card-foreign-loan = Prêt étranger
    .effect = Recevez { $amount } M, que vous ne rembourserez jamais.
nations-card-record-exports = Exportations record
    .effect = Touchez une nouvelle fois vos revenus.
nations-card-coup = Coup d’État
    .effect = Placez gratuitement un chef de votre réserve sur une capitale libre.
nations-card-revolution = Révolution
    .effect = Remplacez un chef adverse sur une capitale par un chef d’un autre type de votre réserve ; 4.8 et 4.9 s’appliquent.
nations-card-state-visit = Visite d’État
    .effect = Déplacez gratuitement l’un de vos chefs d’au plus { $amount ->
        [one] une case
       *[other] { $amount } cases
    }. Il peut attaquer.
nations-card-launched = Lancement
    .effect = Recevez un pétrolier et placez-le comme si vous l’aviez acheté.
nations-card-concession = Concession
    .effect = Posez gratuitement un pipe-line, comme en 6.6.
nations-card-assassination = Assassinat
    .effect = L’un de vos chefs, à votre choix, quitte le plateau.
nations-card-tanker-lost = Pétrolier perdu
    .effect = L’un de vos pétroliers, à votre choix, retourne à la banque.
nations-card-fine = Amende
    .effect = Payez { $amount } M.
nations-card-reparations = Réparations
    .effect = Payez { $amount } M.
nations-card-strike = Grève
    .effect = Vous ne touchez pas vos prochains revenus (2.2) ; rien d’autre ne change.
nations-card-palace-revolt = Révolte de palais
    .effect = L’un de vos chefs sur une capitale, à votre choix, va gratuitement sur une case voisine libre de son anneau.
nations-card-summit = Sommet
    .effect = Payez { $amount } M à chaque adversaire encore en jeu, dans l’ordre du tour.
