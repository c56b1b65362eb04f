# Les pages du client web.

web-home = Page d’accueil
web-tools = Outils
web-rules = Règles
web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme le système
web-theme-light = Édition de jour
web-theme-dark = Édition de nuit
web-name = Votre nom
web-expert = Un clic joue aussitôt, sans aperçu
web-playback-setting = Revoir ce qui s’est passé depuis mon dernier tour
web-show-pace = Montrer les actions
web-show-pace-slow = lentement
web-show-pace-steady = à un rythme régulier
web-show-pace-quick = rapidement
web-sound = Sons
web-notify = Une notification quand c’est mon tour
web-close = Fermer
web-confirm = Valider
web-cancel = Annuler
web-hint = Conseil
web-hint-lead = À votre place, avec ce que vous savez, un robot jouerait :
web-hint-outlook = { $share } de chances de gagner, environ { $score } à la fin
web-more = Plus…
web-less = Moins
web-total = Total
web-copy = Copier
web-copied = Copié

web-keys = Touches
web-key-1 = 1 … 9
    .about = choisir ce bouton de la décision ; un second appui le joue
web-key-h = H
    .about = un conseil
web-key-u = U
    .about = annuler
web-key-p = P
    .about = ce qui s’est passé depuis mon dernier tour
web-key-arrows = ← ↑ ↓ →
    .about = parcourir le plateau
web-key-home = Début, Fin
    .about = sauter d’un choix possible à l’autre
web-key-enter = Entrée
    .about = choisir ; un second appui joue
web-key-escape = Échap
    .about = annuler, fermer
web-key-help = ?
    .about = cette aide
web-legend = Symboles
web-legend-seen = vu par vous, avec la quantité de brut
web-legend-derrick = derrick avec son brut
web-seat = Ma place
web-rotate = Nouveau lien
    .about = Les anciens liens vers votre place ne fonctionneront plus.
    .done = Votre place a un nouveau lien ; cette page l’utilise déjà.
web-webhook = Prévenir une adresse web quand c’est mon tour
    .about = Le serveur y envoie un court message (http ou https). Laissez vide pour arrêter.
    .save = Enregistrer
    .done = Enregistré.
web-give-time = Donner du temps

web-tagline = Deux jeux de pétrole épuisés, de retour sur la table.
web-game-giganten = Giganten
    .facts = Wilko Manz · Kosmos 1999 · 3 ou 4 joueurs · 70 à 90 minutes
    .about = Forez, transportez le brut par le rail vers trois compagnies et enchérissez pour le droit de vendre. La locomotive noire court contre vous tous.
web-game-nations = Le Jeu des Nations
    .facts = Waddingtons 1973 · 2 à 4 joueurs · environ 120 minutes
    .about = Rois, présidents, dictateurs et révolutionnaires parcourent la région pétrolière de Kark. La dernière puissance qui peut encore payer gagne.
web-play-now = Jouer
web-guided = Première partie guidée
web-set-up = Préparer une table…
web-recent = Vos tables
web-recent-none = Pas encore de table. Les parties commencées apparaissent ici ; vous pourrez y revenir.
web-table-waiting = Attend ses joueurs.
web-table-turn = À { $seat } de jouer.
web-table-gone = Cette table n’existe plus.
web-review = Revoir
web-forget = Retirer
web-import = Importer une partie
web-import-about = Une partie finie se regarde ; une partie inachevée reprend là où elle s’est arrêtée.
web-who = Qui joue ?
web-preset-bots = Moi contre des robots
web-preset-friends = Avec des amis
web-preset-here = Tous à cet écran
web-preset-watch = Des robots ; je regarde
web-number = Joueurs
web-sitter-me = Moi
web-sitter-friend = Un ami, sur invitation
web-sitter-here = Quelqu’un à cet écran
web-sitter-bot = Robot : { $bot }
web-bots = Robots
web-bots-strength = De quelle force sont les robots ?
web-options = Options
web-rulebook = Règles
web-rulebook-own = nos réglages
web-edition = Édition
web-open-table = Ouvrir la table
web-clock = Pendule
web-clock-none = Aucune
web-clock-live = Minutes pour toute la partie
web-clock-days = Jours pour chaque décision
web-clock-end = Quand le temps d’un joueur est écoulé, un robot prend sa place ; le joueur peut la reprendre.
web-minutes = Minutes par joueur
web-days-each = Jours par décision
web-days = { $days } j { $hours } h
web-pace = Les robots jouent
web-pace-0 = aussitôt
web-pace-300 = rapidement
web-pace-600 = tranquillement
web-pace-1500 = lentement

web-connecting = Connexion…
web-lost = Connexion perdue. Nouvel essai ; votre partie est à l’abri.
web-no-table = Impossible d’ouvrir cette table
web-over = La partie est finie.
web-your-turn = À vous
web-to-act = joue
web-thinking = réfléchit
web-sending = Envoi : { $what }
web-too-late = Votre dernier coup n’a pas pu être envoyé à temps : la partie a continué sans lui.
web-you = vous
web-away = absent
web-bots-warming = Les robots forts s’échauffent. En attendant, ils jouent comme le baron.
web-bots-hurried = Le serveur est très sollicité : pour l’instant, les robots forts jouent ici comme le baron.
web-players = Joueurs
web-strip = En un coup d’œil
web-zoom = Voir de plus près
web-decision = Décision
web-papers = Journal, discussion, texte
web-log = Journal
web-chat = Discussion
web-text = Plateau en texte
web-chat-empty = Rien n’a encore été dit.
web-chat-write = Écrire à la table
web-chat-send = Envoyer
web-watching = { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-clause = L’article dans les règles
web-see-clause = Article { $clause }
web-why-not = Pourquoi pas ?
web-moment = Aller au moment { $n }
web-labelled = { $label } : { $text }
web-change = { $name } : { $from } → { $to }
web-of-seat = { $seat }, { $thing }
web-not-sure = Le reste n’est pas certain.
web-possible = possible
web-aimed = suggéré
web-undo = Annuler le coup
web-ask-undo = Demander d’annuler le coup
web-vote = { $seat } aimerait annuler le dernier coup.
web-vote-waiting = Doivent encore répondre : { $seats }.
web-vote-refused = Votre demande d’annulation a été refusée.
web-agree = Accepter
web-refuse = Refuser
web-seat-menu = Laisser jouer un robot
web-take-back = Reprendre ma place
web-invite = Inviter
web-invite-about = Envoyez ce lien à vos amis, ou faites-leur scanner le code. Il propose les places libres ; quand toutes sont prises, il permet de regarder.
web-invite-link = Lien de l’invitation
web-invite-qr = Code QR de l’invitation
web-invite-seats = Un lien pour chaque place
web-share = Partager…
web-reach-local = Pour l’instant, seul cet ordinateur peut ouvrir ce lien. Pour laisser entrer les autres, lancez le serveur avec « gusher serve --host 0.0.0.0 » ; vos amis sur le même réseau utiliseront alors { $address }.
web-reach-none = Seul cet ordinateur peut ouvrir ce lien : il n’est sur aucun réseau.
web-reach-network = Le lien mène à { $address } et fonctionne sur votre propre réseau.
web-reach-proxy = Pour des amis ailleurs, placez le serveur derrière un proxy inverse avec une adresse publique.

web-lobby-choose = Choisissez une place libre.
web-lobby-full = Toutes les places sont prises. Vous pouvez rester et regarder.
web-lobby-free = { $count ->
        [one] Une place est encore libre. Invitez quelqu’un.
       *[other] { $count } places sont encore libres. Invitez vos amis.
    }
web-lobby-unready = Pas encore prêts : { $seats }.
web-lobby-changed = La table a changé. Regardez ce qui est convenu, puis redites que vous êtes prêt.
web-lobby-all = Tout le monde est prêt. Lancez la partie !
web-lobby-host = Tout le monde est prêt. C’est à { $seat } de lancer la partie.
web-lobby-expected = en attente : { $seat }
web-lobby-seat-free = place libre
web-lobby-is-host = hôte
web-lobby-ready = prêt
web-lobby-sit = S’asseoir ici
web-lobby-for-friend = Pour un ami
web-lobby-am-ready = Je suis prêt
web-lobby-not-ready = Finalement, pas encore
web-lobby-begin = Lancer la partie
web-lobby-fill = Des robots aux places libres
web-lobby-stand = Quitter la place
web-lobby-terms = Ce qui est convenu
web-lobby-usual = Les règles habituelles, sans pendule.
web-badge-imported = importée
web-badge-imported-about = Cette partie vient d’un enregistrement. Qui l’a apportée connaît peut-être ce qui est caché.
web-badge-seed = graine choisie par { $seat }
web-badge-seed-host = graine choisie par l’hôte
web-badge-seed-about = Le hasard n’était pas aveugle : qui a choisi la graine peut savoir ce qui viendra.
web-badge-house = édition maison : { $edition }
web-badge-house-about = Le plateau, les cartes ou les prix diffèrent des éditions officielles.
web-badge-no-hints = sans conseils
web-badge-no-undo = sans annulation
web-badges = À propos de cette table
web-allow-hints = Autoriser les conseils
web-allow-undo = Autoriser à annuler des coups
web-given-by = confiée à un robot par { $seat }
web-given-clock = temps écoulé
web-vote-anew = Ce que le hasard a montré depuis sera tiré de nouveau.
web-hand-over = Passez l’écran à { $seat }
web-hand-over-ready = Je suis { $seat }
web-playback = Depuis votre dernier tour
web-playback-short = Dernier tour
web-pause = Pause
web-resume-playback = Lecture
web-skip = Passer
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-to-start = Au début
web-to-end = À la fin
web-replay = Revoir
web-scrub = Moment de la partie
web-as-seen-by = Vu par
web-all-open = tout visible
web-copy-moment = Copier un lien vers ce moment
web-to-table = À la table
web-order-was = Ordres scellés de { $seat } : { $orders }
web-score-sheet = Feuille de score
web-won = { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire.
    }
web-end-win = Vous gagnez !
web-end-win-by = Vous gagnez, { $margin } devant { $seat } !
web-end-shared = Vous partagez la victoire.
web-end-place = { $place ->
        [2] Vous finissez deuxième.
        [3] Vous finissez troisième.
       *[other] Vous finissez quatrième.
    }
web-end-place-by = { $place ->
        [2] Vous finissez deuxième, { $margin } derrière { $seat }.
        [3] Vous finissez troisième, { $margin } derrière { $seat }.
       *[other] Vous finissez quatrième, { $margin } derrière { $seat }.
    }
web-end-course = L’argent, manche par manche
web-end-turns = Tournants
web-end-turn = Manche { $round }, { $seat } : { $amount }
web-end-look = Voir
web-end-picture = Enregistrer l’image
web-end-link = Copier un lien vers la partie
web-rematch = Rejouer
web-download = Télécharger la partie
web-verify = Vérifier la donne
web-verified = La donne est prouvée : { $proved ->
        [one] l’unique tirage découle
       *[other] les { $proved } tirages découlent
    } de la graine dont l’empreinte a été publiée au début :
web-contents = Sommaire

web-describe-turn = Maintenant
web-describe-company = { $company } : { $price }. Réservoirs : { $tanks }.
web-describe-player = { $seat } : { $money }, licences { $licences }, derricks en réserve { $derricks }, locomotive sur la colonne { $column }, camion { $truck }.
web-describe-black = Locomotive noire sur la colonne { $column } ; l’étoile est { $star ->
        [20] après la colonne T
       *[other] sur la colonne T
    }.
web-describe-legal = Ce que vous pouvez faire

web-giganten-round = Manche { $round }
web-giganten-action-1 = Prix
web-giganten-action-2 = Cartes action
web-giganten-action-3 = Licences
web-giganten-action-4 = Déplacement
web-giganten-action-5 = Derricks
web-giganten-action-6 = Transport
web-giganten-action-7 = Enchères
web-giganten-action-8 = Limite des réservoirs
web-giganten-action-9 = Le dé passe

web-giganten-ask-none = La partie continue d’elle-même.
web-giganten-ask-take = Prenez une des cartes.
web-giganten-ask-place = Placez le camion sur une case libre de la colonne A.
web-giganten-ask-drive = Déplacez le camion ou la locomotive : { $points ->
        [one] un point.
       *[other] { $points } points.
    }
web-giganten-ask-price = Changez le prix d’une compagnie.
web-giganten-ask-store = Mettez votre marqueur de brut gratuit dans un de vos réservoirs.
web-giganten-ask-setback = Faire reculer les locomotives adverses ?
web-giganten-ask-build = Construire un derrick à côté du camion ?
web-giganten-ask-ship = Transporter le brut de { $cell } : comment, et vers où ?
web-giganten-ask-bid = Enchère chez { $company } : combien vaut le droit de vendre ?
web-giganten-ask-pay = Payez { $bid } en licences.
web-giganten-ask-sell = Combien de marqueurs de brut vendez-vous chez { $company } ?

web-giganten-does-none = La partie continue d’elle-même.
web-giganten-does-take = { $seat } choisit une carte.
web-giganten-does-place = { $seat } place son camion.
web-giganten-does-drive = { $seat } se déplace.
web-giganten-does-price = { $seat } change un prix.
web-giganten-does-store = { $seat } stocke un marqueur de brut gratuit.
web-giganten-does-setback = { $seat } peut faire reculer les locomotives adverses.
web-giganten-does-build = { $seat } peut construire un derrick.
web-giganten-does-ship = { $seat } transporte le brut de { $cell }.
web-giganten-does-bid = Enchère chez { $company } : { $seat } réfléchit.
web-giganten-does-pay = { $seat } paie en licences.
web-giganten-does-sell = { $seat } vend chez { $company }.

web-giganten-say-take = Prendre la carte { $card }
web-giganten-say-take-red = Prendre la carte rouge
web-giganten-say-place = Placer le camion sur { $what }
web-giganten-say-drive = Rouler vers { $what }
web-giganten-say-rail = Locomotive à la colonne { $what }
web-giganten-say-halt = Arrêter le déplacement
web-giganten-say-price = { $company } { $steps }
web-giganten-say-store = Brut gratuit chez { $company }
web-giganten-say-setback = Faire reculer les autres
web-giganten-say-decline = Renoncer
web-giganten-say-build = Construire un derrick sur { $what }
web-giganten-say-no-build = Ne rien construire
web-giganten-say-ship-own = Avec votre locomotive, chez { $company }
web-giganten-say-ship-black = Avec la locomotive noire, chez { $company }
web-giganten-say-ship-rival = Avec une locomotive adverse, chez { $company }
web-giganten-say-lose = Renoncer au brut
web-giganten-say-bid = Offrir { $what }
web-giganten-say-pass = Passer
web-giganten-say-pay = { $ones ->
        [0] Payer { $twos } de valeur 2
       *[other] { $twos ->
            [0] Payer { $ones } de valeur 1
           *[other] Payer { $ones } de valeur 1 et { $twos } de valeur 2
        }
    }
web-giganten-say-sell = Vendre { $count }
web-giganten-say-sell-none = Ne rien vendre

web-giganten-market = Compagnies
web-giganten-scale = Échelle des prix, en milliers
web-giganten-tanks = Réservoirs
web-giganten-tank-of = { $seat } : { $crude ->
        [one] { $crude } marqueur
       *[other] { $crude } marqueurs
    } de brut
web-giganten-tank-at = réservoir chez { $company }
web-giganten-map = Le terrain
web-giganten-railway = La voie ferrée
web-giganten-sites = Sites de forage et derricks
web-giganten-plain = plaine
web-giganten-hill = colline
web-giganten-mountain = montagne
web-giganten-site = { $kind ->
        [1] site de forage à un derrick
        [2] site de forage rouge à deux derricks
       *[3] site de forage à trois derricks
    }
web-giganten-site-seen = { $site }, vous y avez vu { $crude ->
        [one] { $crude } marqueur
       *[other] { $crude } marqueurs
    } de brut
web-giganten-site-looked = vu par { $seats }
web-giganten-derrick-of = derrick de { $seat }, brut restant { $crude }
web-giganten-truck-of = camion de { $seat }
web-giganten-off-board = hors du plateau
web-giganten-possible-left = possible, points restants { $left }
web-giganten-column = Colonne { $column }, coûte { $cost }
web-giganten-locomotive-of = locomotive de { $seat }
web-giganten-black = locomotive noire
web-giganten-points = Points restants
web-giganten-points-left = { $count ->
        [one] point de mouvement restant
       *[other] points de mouvement restants
    }
web-giganten-money = argent
web-giganten-locomotive = locomotive
web-giganten-licences = licences
web-giganten-licences-held = Cartes licence : { $count }
web-giganten-derricks-left = Derricks en réserve : { $count }
web-giganten-first = Premier joueur : tient le dé
web-giganten-offer = Cartes visibles
web-giganten-card = Carte { $card } : { $what }
web-giganten-card-red = Carte rouge : { $what }
web-giganten-red = rouge
web-giganten-taken = prise
web-giganten-carriers = Locomotives et compagnies
web-giganten-carrier-own = Votre locomotive
web-giganten-carrier-black = Locomotive noire
web-giganten-carrier-rival = Locomotive adverse
web-giganten-free = gratuit
web-giganten-hand = Vos licences
web-giganten-hand-text = { $ones } de valeur 1 et { $twos } de valeur 2, soit { $value } en tout
web-giganten-highest = { $seat } a offert { $bid }.
web-giganten-no-bid = Pas encore d’offre.
web-giganten-tank-worth = Votre réservoir ici : { $crude ->
        [one] { $crude } marqueur
       *[other] { $crude } marqueurs
    } de brut, soit { $worth } au prix du jour.
web-giganten-bidders = En lice :
web-giganten-bids = Offres
web-giganten-covers = Vos licences couvrent des offres jusqu’à { $covered }.
web-giganten-bluff = Un bluff : vos licences ne couvrent que { $covered }. Si vous gagnez, vous perdez la moitié de vos cartes.
web-giganten-orders = Ordres scellés
web-giganten-orders-given = { $count ->
        [one] { $count } scellé
       *[other] { $count } scellés
    }
web-giganten-orders-note = Scellés : personne ne les voit avant la fin de la partie. Ils valent pour les enchères de cette manche ; 0 veut dire pas d’ordre.
web-giganten-orders-up-to = offrir jusqu’à
web-giganten-orders-then = puis
web-giganten-orders-pass = passer
web-giganten-orders-ask = me demander
web-giganten-orders-seal = Sceller les ordres
web-giganten-score-cash = Argent
web-giganten-score-rank = Locomotive
web-giganten-score-rank-of = rang { $rank }, colonne { $column }
web-giganten-score-derricks = Derricks sur le plateau
web-giganten-score-crude = Brut restant
web-giganten-tip-ground = { $cost ->
        [one] Y rouler coûte 1 point de mouvement.
       *[other] Y rouler coûte { $cost } points de mouvement.
    }
web-giganten-tip-site = Un derrick coûte ici { $cost }. Marqueurs de brut sous la tuile : { $crude }.
web-giganten-tip-seen = Vous avez regardé : { $crude } marqueurs de brut.
web-giganten-tip-looked = Ont regardé : { $seats }
web-giganten-tip-derrick = Il donne un marqueur de brut par manche jusqu’à épuisement. Les camions ne passent pas.
web-giganten-tip-locomotive = { $seat } : cette locomotive dessert les colonnes A à { $column }. Son propriétaire transporte gratuitement ; les autres paient { $cost }.
web-giganten-tip-black = Locomotive noire : l’horloge de la partie, qui finit quand elle atteint l’étoile. Elle dessert les colonnes A à { $column } pour { $cost }, versés à la banque.
web-giganten-tip-zone-r = Bas : tout chiffre fait monter le prix, quelle que soit sa couleur (1.4).
web-giganten-tip-zone-w = Milieu : un chiffre bleu fait monter le prix, un rouge le fait baisser (1.2).
web-giganten-tip-zone-b = Haut : tout chiffre fait baisser le prix, quelle que soit sa couleur (1.3).
web-giganten-tip-company = Paie aujourd’hui { $price } par marqueur de brut, mais seulement à qui remporte son enchère.
web-giganten-tip-licences = { $count ->
        [0] Aucune carte licence : aucune offre.
        [one] 1 carte licence, de valeur 1 ou 2. Plus haute offre payable : 2.
       *[other] { $count } cartes licence, de valeur 1 ou 2 chacune. Plus haute offre payable : { $most }.
    }
web-giganten-tip-card-licences = { $count ->
        [one] Vous recevez 1 licence.
       *[other] Vous recevez { $count } licences.
    }
web-giganten-tip-card-moves = { $count ->
        [one] 1 point de mouvement pour le camion et la locomotive.
       *[other] { $count } points de mouvement pour le camion et la locomotive.
    }
web-giganten-tip-card-price = { $count ->
        [one] Déplacez un prix de 1 cran.
       *[other] Déplacez un prix de { $count } crans.
    }
web-giganten-tip-card-crude = Un marqueur de brut gratuit, droit dans un réservoir.
web-giganten-tip-card-back = { $count ->
        [one] Les locomotives adverses reculent de 1 colonne.
       *[other] Les locomotives adverses reculent de { $count } colonnes.
    }
web-giganten-tip-card-none = Aucune action spéciale.
web-giganten-tip-card-black = { $count ->
        [one] La locomotive noire avance de 1 colonne.
       *[other] La locomotive noire avance de { $count } colonnes.
    }
web-giganten-recap-railed = locomotive en { $column }
web-giganten-recap-set-back = recul en { $column }
web-giganten-recap-built = derrick en { $cell }
web-giganten-recap-shipped = brut chez { $company }
web-giganten-recap-auction-won = enchère gagnée chez { $company }
web-giganten-recap-sold = vente chez { $company }
web-giganten-recap-bluff-called = bluff démasqué

web-guide = Guide
web-guide-understood = Compris
web-guide-end = Quitter le guide
web-guide-count = Leçon { $number }
web-guide-for-now = C’est possible aussi, mais pas dans cette leçon. Pour l’instant : { $goal }
web-guide-wait = Les autres jouent ; la leçon suivante vient à votre tour.
web-guide-free = Ici vous choisissez librement. La leçon suivante vient bientôt.
web-guide-alone = Je continue sans le guide
web-guide-giganten-welcome = Vous cherchez du pétrole, le transportez par le rail vers trois compagnies et achetez avec des licences le droit de le vendre. Quand la locomotive noire atteint l’étoile, le plus riche gagne. Les autres joueurs sont des robots.
    .title = Bienvenue à la ruée vers l’or noir
web-guide-giganten-take = Chaque carte montre des licences (le ticket), des points de mouvement (la roue) et parfois autre chose : un changement de prix, un marqueur de brut gratuit ou un recul pour les autres. Cliquez sur une carte pour la choisir, encore une fois pour la prendre.
    .title = Prendre une carte
    .goal = Prenez la carte marquée.
web-guide-giganten-place = Votre camion part de la colonne A, près des compagnies. Le premier pétrole est quelques colonnes à l’est : choisissez une rangée d’où vous atteindrez vite des sites de forage.
    .title = Placer le camion
    .goal = Placez votre camion sur la case marquée : cliquez dessus, puis sur « Valider ».
web-guide-giganten-drive = Les nombres disent combien de points vous resteraient. La plaine coûte 1, la colline 2, la montagne 3. À côté d’un site noir, vous seul voyez combien de pétrole s’y trouve.
    .title = Rouler
    .goal = Roulez jusqu’à la case marquée, à côté d’un site de forage.
web-guide-giganten-rail = Votre locomotive doit être aussi loin à l’est que vos derricks pour emporter leur pétrole sans frais. Les colonnes B à J coûtent 1 point, les suivantes plus. Les points non utilisés sont perdus.
    .title = La locomotive avance
    .goal = Envoyez votre locomotive dans la colonne marquée.
web-guide-giganten-special = Après le mouvement vient ce que votre carte montre encore ; il faut l’exécuter. Un changement de prix déplace un prix : faites monter celui d’une compagnie où vous vendrez, ou baisser celui dont un adversaire a besoin. Un marqueur de brut gratuit va directement dans un de vos réservoirs.
    .title = Encore autre chose
    .goal = Choisissez une compagnie et, pour un prix, s’il monte ou baisse.
web-guide-giganten-build = Votre camion est à côté d’un site de forage. Un derrick coûte de 4 000 à 8 000 $ et donne un marqueur de brut par manche jusqu’à ce qu’il soit à sec.
    .title = Construire un derrick
    .goal = Construisez le derrick marqué.
web-guide-giganten-carried = Une carte a fait reculer votre locomotive, ou elle était trop lente : elle n’atteint pas ce derrick. Une autre transporte le brut pour 3 000 $. L’adversaire le plus avancé est payé pour la sienne et ne peut pas refuser ; pour la noire, c’est la banque.
    .title = Transporté par un autre
web-guide-giganten-ship = Chaque derrick donne maintenant un marqueur de brut. Choisissez le réservoir : à la fin de la manche, deux seulement peuvent rester dans chacun.
    .title = Transporter le brut
    .goal = Choisissez l’envoi marqué : vers la compagnie au meilleur prix.
web-guide-giganten-auction = Seul le gagnant de l’enchère peut vendre ici. On paie en licences, et seulement si l’on gagne ; les autres gardent les leurs.
    .title = Les enchères
web-guide-giganten-bid = À présent pour de bon. Commencez bas : tant que quelqu’un offre plus, c’est de nouveau à vous.
    .title = Enchérir pour vendre
    .goal = Faites une des offres marquées, ou passez si votre brut n’en vaut pas la peine.
web-guide-giganten-bluff = Personne ne voit vos licences, seulement leur nombre. Vous pouvez donc offrir plus qu’elles ne valent, et les autres renonceront peut-être. Essayez : personne ne peut dépasser l’offre marquée. Ce n’est qu’une répétition, elle ne vous coûtera rien.
    .title = Bluffer
    .goal = Faites l’offre marquée, plus que ne valent vos licences.
web-guide-giganten-called = Personne n’a offert plus : vous avez remporté une enchère que vous ne pouvez pas payer. La moitié de vos cartes est montrée à tous et perdue, et l’enchère est reprise. Un bluff doit être cru, ou surpassé. Comme ce n’était qu’une répétition, reprenez votre offre : vos cartes vous sont rendues.
    .title = Bluff découvert
    .goal = Reprenez votre offre.
web-guide-giganten-pay = Vous avez gagné. Choisissez les licences à donner ; en payant d’abord avec les petites, vous gardez une main forte.
    .title = Payer en licences
    .goal = Payez avec les licences de votre choix.
web-guide-giganten-sell = Vendez autant que vous voulez au prix du jour. Ce qui reste se vendra peut-être mieux plus tard, mais deux marqueurs seulement peuvent rester.
    .title = Vendre le brut
    .goal = Vendez tout ce que vous avez ici.
web-guide-giganten-round = C’était une manche entière. Le dé passe à gauche et la locomotive noire approche de l’étoile. Vous savez tout : bonne chance !
    .title = Et ainsi de suite

web-nations-round = Manche { $round }
web-nations-step-revenue = Revenus
web-nations-step-agent = Agent
web-nations-step-leader = Chef d’État
web-nations-step-trade = Pétroliers et pipe-lines
web-nations-does-setup = La partie se prépare.
web-nations-does-first = { $seat } joue son premier tour.
web-nations-does-revenue = { $seat } touche ses revenus.
web-nations-does-agent = { $seat } déplace son agent.
web-nations-does-agent-card = { $seat } a tiré : { $card }.
web-nations-does-leader = { $seat } place ou déplace un chef d’État.
web-nations-does-leader-card = { $seat } a tiré : { $card }.
web-nations-does-trade = { $seat } pense aux pétroliers et aux pipe-lines.
web-nations-does-end = { $seat } finit son tour.
web-nations-does-over = La partie est finie.
web-nations-say-place = { $type } : { $country }
web-nations-say-coup = { $type } : { $country }
web-nations-say-revolution = { $country } : votre { $type } prend le pouvoir
web-nations-say-agent = Agent vers { $space }
web-nations-say-move = { $from } → { $to }
web-nations-say-tanker-buy = { $station }
web-nations-say-tanker-place = { $station }
web-nations-say-tanker-move = { $from } → { $to }
web-nations-say-tanker-sell = { $station }
web-nations-say-pipe = { $pair }
web-nations-say-lay = { $pair }
web-nations-say-launch = { $station }
web-nations-say-lose-leader = { $space }
web-nations-say-lose-tanker = { $station }
web-nations-say-revolt = { $space }
web-nations-say-end = Finir le tour
web-nations-say-pass = Garder le pétrolier
web-nations-verb-place = Placer un chef d’État
web-nations-verb-agent = Déplacer l’agent
web-nations-verb-move = Aller vers
web-nations-verb-tanker-buy = Acheter un pétrolier
web-nations-verb-tanker-place = Placer le pétrolier
web-nations-verb-tanker-move = Déplacer un pétrolier
web-nations-verb-tanker-sell = Vendre un pétrolier
web-nations-verb-pipe = Poser un pipe-line
web-nations-verb-end = Rien de plus
web-nations-verb-pass = Le garder en réserve
web-nations-verb-coup = Coup d’État
web-nations-verb-revolution = Révolution
web-nations-verb-launch = Placer le nouveau pétrolier
web-nations-verb-lay = Poser le pipe-line gratuit
web-nations-verb-lose-leader = Quel chef d’État s’en va ?
web-nations-verb-lose-tanker = Quel pétrolier est perdu ?
web-nations-verb-revolt = Où fuit le chef d’État ?
web-nations-move = Déplacer un chef d’État
web-nations-from = depuis { $space }
web-nations-other = Choisir autre chose
web-nations-on-map = Choisissez un endroit éclairé sur la carte.
web-nations-unfold = Les { $count } possibilités en liste
web-nations-fold = Masquer la liste
web-nations-priced = { $what } ({ $price })
web-nations-map = La région de Kark
web-nations-sea-north = mer au nord
web-nations-sea-south = mer au sud
web-nations-capital = capitale
web-nations-incident = case « ? »
web-nations-invented = nom inventé : le livret ne nomme que l’U.O.R. et Abu Akar
web-nations-arrow = flèche vers { $space }
web-nations-leader-of = { $type } de { $seat }
web-nations-agent-of = agent de { $seat }
web-nations-tankers-of = pétroliers de { $seat } : { $count }
web-nations-border = Frontière { $pair }
web-nations-leaders = Chefs d’État
web-nations-tankers = Pétroliers
web-nations-money = argent
web-nations-revenue = revenus
web-nations-out = éliminé
web-nations-you-are-out = Vous êtes éliminé : aucun revenu, et pas d’argent pour placer ou déplacer un chef d’État (8.1). Restez regarder ; quand il ne reste que des robots, ils accélèrent.
web-nations-leave = Ou quittez la table.
web-nations-describe-player = { $seat } : { $money }, pétroliers { $tankers } (dont { $reserve } en réserve), agent { $agent }.
web-nations-score-money = Argent
web-nations-score-tankers = Pétroliers
web-nations-score-tanker_worth = Pétroliers à 3 M
web-nations-score-countries = Pays
web-nations-score-revenue = Revenus
web-nations-incident-card = Incident international
web-nations-recap-control = a pris { $country }
web-nations-recap-robbed = a perdu { $country }
web-nations-recap-tanker-placed = nouveau pétrolier
web-nations-recap-tanker-gone = pétrolier vendu ou perdu
web-nations-recap-pipeline = pipe-line posé
web-nations-recap-moved = chef d’État déplacé
web-nations-recap-fell = chef d’État perdu
web-nations-recap-out = éliminé
web-nations-tip-capital = Celui dont le chef d’État se tient ici contrôle { $country } ({ $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }).
web-nations-tip-incident = Qui s’arrête ici tire une carte Incident. Aucun chef d’État ne passe sans s’arrêter.
web-nations-tip-leader = { $seat }, { $type } : se déplace pour { $price } par case et rapporte { $pay } par derrick qui charge.
web-nations-tip-agent = Agent de { $seat } : les chefs d’État adverses peuvent s’arrêter ici, mais pas passer.
web-nations-tip-offshore = Au large, les pétroliers ne rapportent rien. D’ici, ils peuvent gagner tout port de cette côte.
web-nations-tip-port = Ici règne { $seat }. Chaque pétrolier au port charge un derrick : { $pay } par tour. Chargent en ce moment : { $loaded } sur { $derricks }.
web-nations-tip-port-vacant = { $country } : personne n’y règne, aucun pétrolier n’y rapporte.
web-nations-tip-pipeline = Un pipe-line : les derricks d’un côté chargent dans les ports de l’autre.
web-nations-tip-border = Pas encore de pipe-line. En poser un coûte { $price } ; les derricks d’un côté chargeront alors dans les ports de l’autre.
web-nations-tip-revenue = Revenus : { $amount } au début du prochain tour, si rien ne change.
web-nations-tip-tankers = { $count ->
        [one] 1 pétrolier
       *[other] { $count } pétroliers
    } en tout. On en achète un pour { $price } et on le revend { $sale }.
web-nations-tip-reserve = En réserve, { $type } : { $price } pour le placer et par case ; rapporte { $pay } par derrick qui charge.
web-guide-nations-welcome = De Grandes Puissances déplacent leurs chefs d’État dans la région pétrolière de Kark. Un chef sur une capitale contrôle le pays ; ses derricks rapportent quand des pétroliers sont près de la côte. Qui ne peut plus payer est éliminé ; le dernier gagne.
    .title = Bienvenue à Kark
web-guide-nations-place = Choisissez une capitale. Les pays côtiers ont deux derricks et un port, les pays de l’intérieur quatre derricks mais pas de port. Rois et présidents coûtent 2 M et rapportent 2 M par derrick avec pétrolier ; dictateurs et révolutionnaires la moitié des deux.
    .title = Placer un chef d’État
    .goal = Placez votre dictateur sur une capitale marquée au bord de la mer.
web-guide-nations-inshore = Votre premier pétrolier est gratuit. Près de la côte, il charge à vos derricks et rapporte à chaque tour ; au large, il ne rapporte rien.
    .title = Votre premier pétrolier
    .goal = Placez le pétrolier près de la côte de votre pays.
web-guide-nations-revenue = Chaque tour commence par vos revenus : chaque derrick où charge un de vos pétroliers rapporte. Sur la carte, ces derricks sont sur un disque à votre couleur ; le chiffre vert de votre fiche est ce que vous toucherez la prochaine fois.
    .title = L’argent rentre
web-guide-nations-agent = Votre agent avance toujours d’exactement quatre cases, gratuitement. S’il s’arrête sur un « ? », il y a un incident ; et les chefs adverses ne peuvent pas le dépasser.
    .title = Votre agent secret
    .goal = Déplacez votre agent vers l’une des cases marquées.
web-guide-nations-leader = À chaque tour, vous placez un chef d’État sur une capitale libre ou en déplacez un. Un second pays, ce sont d’autres derricks ; cette fois, prenez-en un avec un port.
    .title = Un second pays
    .goal = Placez votre révolutionnaire sur une capitale marquée.
web-guide-nations-move = À chaque tour, vous placez ou déplacez un chef d’État et payez chaque case. Choisissez-le sur la carte, puis sa destination. En finissant sur un chef adverse d’un autre type qui tient une capitale, vous prenez le pays et ses pétroliers. Qui quitte une capitale abandonne le pays : pour l’instant, vos chefs restent.
    .title = Déplacer un chef d’État
web-guide-nations-inland = Les pays de l’intérieur ont quatre derricks, mais pas de port : leur pétrole se charge dans un de vos ports auquel mène un pipe-line.
    .title = Dans le désert
web-guide-nations-tanker = Chaque pétrolier près de la côte s’associe à un derrick. Achetez-en un pour 5 M, déplacez-en un entre le large et la côte, ou vendez-en un pour 3 M s’il vous faut de l’argent.
    .title = Les pétroliers rapportent
    .goal = Achetez un pétrolier pour un de vos ports.
web-guide-nations-end = Une action de pétrolier et un pipe-line sont permis par tour ; ni l’un ni l’autre n’est obligatoire. L’argent gardé paie les prochains déplacements.
    .title = Finir le tour
    .goal = Finissez votre tour.
web-guide-nations-again = Un nouveau tour. L’agent d’abord, comme toujours. Pensez à l’endroit où il s’arrête : devant une flèche, il barre la route aux chefs adverses.
    .title = Encore l’agent
    .goal = Déplacez votre agent.
web-guide-nations-pipe = Un pipe-line à travers une frontière permet de charger dans votre port le pétrole de l’intérieur. Il coûte 3 M et reste toute la partie.
    .title = Pipe-lines
web-guide-nations-attack = Un de vos chefs d’État peut atteindre une capitale adverse. Si leurs types diffèrent, le chef adverse tombe : le pays et ses pétroliers sont à vous. Deux chefs du même type ne s’attaquent jamais.
    .title = Une attaque est possible
web-guide-nations-incident = Une carte Incident a été tirée, et celle-ci vous laisse un choix. Lisez-la : elle dit ce qu’il faut faire et ce qui est permis.
    .title = Un incident
web-guide-nations-canal = Un pétrolier peut passer d’une mer à l’autre par le canal de l’U.O.R., tant que personne d’autre n’y règne.
    .title = Le canal
web-guide-nations-round = Vous connaissez tout le tour : revenus, agent, chef d’État, puis pétroliers et pipe-lines. Gardez de quoi vous déplacer. Bonne chance !
    .title = À vous de jouer
