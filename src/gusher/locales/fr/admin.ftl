# Ce que voit et demande l’exploitant d’un serveur (français).

cli-help-admin = S’occuper d’un serveur : tables, conservation, sauvegardes, bannissements.
cli-help-admin-tables = Lister les tables, les dernières utilisées d’abord.
cli-help-admin-most = En lister au plus ce nombre.
cli-help-admin-finished = Seulement les tables terminées, ou seulement celles en cours.
cli-help-admin-table = L’identifiant de la table, tel que `gusher admin tables` l’affiche.
cli-help-admin-record = Afficher l’enregistrement d’une table. Avant la fin, il contient ce que les joueurs se cachent.
cli-help-admin-out = Écrire l’enregistrement dans ce fichier.
cli-help-admin-remove = Supprimer une table définitivement.
cli-help-admin-retention = Compter les tables assez anciennes pour être supprimées. Le serveur les supprime de lui-même, toutes les heures.
cli-help-admin-apply = Les supprimer maintenant.
cli-help-admin-backup = Écrire toute la base de données dans un fichier. Le serveur peut continuer pendant ce temps.
cli-help-admin-restore = Remplir une base de données vide à partir d’une sauvegarde.
cli-help-admin-file = Le fichier de la sauvegarde.
cli-help-admin-ban = Exclure une adresse ou un réseau, sous deux secondes. En IPv6, une adresse vaut pour son /64.
cli-help-admin-address = Une adresse comme 203.0.113.7, ou un réseau comme 203.0.113.0/24.
cli-help-admin-days = Pour ce nombre de jours (sinon définitivement).
cli-help-admin-note = La raison, pour mémoire.
cli-help-admin-unban = Laisser revenir une adresse ou un réseau bannis.
cli-help-admin-bans = Lister les bannissements.
cli-help-serve-metrics = Où Prometheus peut demander des mesures, par exemple 127.0.0.1:9321 (sinon nulle part).
cli-help-serve-log-format = Comment écrire le journal du serveur : en lignes de texte ou en JSON.
cli-help-serve-keep-unused = Supprimer après ce nombre de jours une table où personne n’est venu ; 0 la garde toujours.
cli-help-serve-keep-abandoned = Supprimer une table en cours après ce nombre de jours sans visite ; 0 la garde toujours.
cli-help-serve-keep-finished = Supprimer une table terminée après ce nombre de jours sans visite ; 0 la garde toujours.

cli-admin-head-table = Table
cli-admin-head-game = Jeu
cli-admin-head-people = Personnes
cli-admin-head-events = Événements
cli-admin-head-state = État
cli-admin-head-created = Créée (UTC)
cli-admin-head-used = Dernière visite
cli-admin-over = terminée
cli-admin-running = en cours
cli-admin-count = { $shown } tables sur { $count }.
cli-admin-removed = La table { $table } a été supprimée.
cli-admin-unused = Personne n’est venu : { $count }
cli-admin-abandoned = Abandonnées : { $count }
cli-admin-finished = Terminées : { $count }
cli-admin-expired = { $count ->
        [one] { $count } table supprimée.
       *[other] { $count } tables supprimées.
    }
cli-admin-would-expire = { $count ->
        [one] { $count } table serait supprimée. Ajoutez --apply pour la supprimer.
       *[other] { $count } tables seraient supprimées. Ajoutez --apply pour les supprimer.
    }
cli-admin-backed-up = { $file } contient toute la base de données ({ $rows } lignes), y compris les graines des parties en cours : gardez-le en lieu sûr.
cli-admin-restored = La base de données a été restaurée à partir de { $file } ({ $rows } lignes).
cli-admin-banned = { $network } est banni définitivement.{ $note }
cli-admin-banned-until = { $network } est banni jusqu’au { $until } UTC.{ $note }
cli-admin-unbanned = { $network } n’est plus banni.

admin-no-database = Il n’y a pas de base de données Gusher ici. Indiquez-la avec --database ou --data-dir.
admin-version = La base de données est en version { $found }, et ce programme travaille avec la version { $here }. Démarrez une fois le serveur de cette version : il met la base à jour.
admin-unreachable = La base de données est inaccessible.
admin-no-table = Il n’y a pas de table { $table }.
admin-not-banned = { $network } n’est pas banni.
admin-not-empty = Il y a déjà une base de données Gusher ici. Une sauvegarde se restaure dans une base vide.
admin-no-backup = { $file } n’est pas une sauvegarde Gusher complète. Rien n’a changé.
admin-newer = { $file } vient d’un Gusher plus récent (version { $found } de la base, ici { $here }). Rien n’a changé.
admin-address = « { $address } » n’est ni une adresse IP ni un réseau, comme 203.0.113.7 ou 2001:db8::/48.
admin-everybody = { $address } exclurait tout le monde.
admin-keep-abandoned = Une table en cours doit être gardée au moins { $least } jours, car une décision peut en prendre 60 ; { $days }, c’est trop peu. 0 la garde toujours.
