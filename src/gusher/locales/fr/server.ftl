# Ce que le serveur refuse, les ordres permanents et les noms des robots (français).

server-no-table = Cette table n’existe pas, ou ce lien ne l’ouvre pas.
server-malformed = Le serveur n’a pas compris ce message.
server-too-fast = Trop de demandes à la fois. Patientez un instant.
server-too-many-tables = Trop de nouvelles tables. Patientez un peu.
server-too-many-connections = Trop de connexions depuis votre adresse.
server-too-large = C’est trop volumineux pour le serveur.
server-spectator = Vous regardez ; seuls les joueurs peuvent faire cela.
server-not-over = Ceci n’est visible qu’après la fin de la partie.
server-bot-plays = Un robot joue à cette place. Reprenez-la d’abord.
server-bot-unknown = Il n’y a pas de robot « { $bot } ». Les robots sont : { $bots }.
server-no-vote = Il n’y a rien à voter.
server-no-orders = Ce jeu ne connaît pas d’ordres permanents.
server-chat-full = La discussion de cette table est pleine.
server-seat-bot = Cette place appartient à un robot.
server-seat-other = Seul son joueur peut reprendre une place.
server-seat-present = Son joueur est là, ou l’était il y a un instant.
server-seat-same = Cette place est déjà dans ces mains.
server-time-other = On donne du temps à un autre joueur, à une table avec pendule.
server-no-rematch = Cette table ne peut pas être remise en place.
server-webhook-address = Le serveur ne peut pas appeler cette adresse.
server-no-edition = Cette édition n’existe pas.
server-seats = Il faut une place pour chacun des { $players } joueurs.
server-clock = La pendule demande au moins dix secondes, ou plus de zéro jour.
server-seed-people = On ne choisit la graine que si une personne au plus joue.
server-no-hint = Le robot n’a pas de conseil ici. Demandez encore une fois.
giganten-order-twice = Un seul ordre permanent par compagnie.
giganten-order-form = Un ordre permanent demande une compagnie ({ $companies }), l’enchère maximale, et « pass » ou « ask ».
giganten-order-bid = L’enchère maximale d’un ordre permanent est un nombre de 0 à { $most }.
bot-random = Au hasard

cli-help-serve = Jouer dans le navigateur : démarrer le serveur et ouvrir la page.
cli-help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
cli-help-serve-port = Le port d’écoute.
cli-help-serve-no-open = Ne pas ouvrir de navigateur.
cli-help-serve-database = L’URL d’une base PostgreSQL ou SQLite. Sinon : un fichier dans le dossier des données.
cli-help-serve-data-dir = Le dossier des données. Sinon : gusher dans XDG_DATA_HOME.
