# Les bots, l’arène et les conseils.

bot-scripted = À plan
bot-search = Recherche
bot-novice = Novice
    .about = Sait ce qui compte, et se trompe souvent.
bot-wildcatter = Prospecteur
    .about = Se trompe quand c’est serré.
bot-foreman = Contremaître
    .about = Fait ce qui semble le mieux, sans anticiper.
bot-baron = Baron
    .about = Anticipe, mais pas longtemps.
bot-tycoon = Magnat
    .about = Anticipe, jusqu’à une seconde sur deux cœurs.

error-bot-seconds = « { $bot } » ne dit pas combien de temps le bot peut réfléchir. Écrivez search@0.5.
error-bot-file = Il n’y a pas de bot dans « { $file } » : ce n’est pas un fichier Python.
error-bot-broken = Le bot de « { $file } » est inutilisable : { $detail }.
arena-other-contest = « { $file } » contient les parties d’une autre rencontre. Nommez un autre fichier, ou supprimez-le.

cli-help-arena = Faire jouer beaucoup de parties à des bots, et dire à quel point le résultat est sûr.
cli-help-arena-bots = Un bot pour chaque place : un des nôtres (random, scripted, search, novice …), un fichier, ou l’un ou l’autre avec @SECONDES.
cli-help-arena-games = Combien de parties (arrondi, pour que chaque donne soit jouée à toutes les places).
cli-help-arena-seed = Un nombre ou un texte qui fixe toutes les donnes.
cli-help-arena-json = Y écrire les résultats ; les parties vont dans un fichier à côté, d’où une arène interrompue reprend.
cli-help-arena-seconds = Combien de temps un bot peut réfléchir à une décision.
cli-help-arena-jobs = Combien de parties à la fois (une par cœur).
cli-help-arena-ray = Jouer sur le cluster Ray à cette adresse (« auto » : celui de cette machine).
cli-help-ladder = Faire jouer chacun de nos bots contre le plus faible suivant, et écrire l’échelle pour la documentation.
cli-help-ladder-up-to = Le bot le plus fort à jouer.
cli-help-ladder-out = Où l’écrire.

arena-carried-on = { $games } parties ont déjà été jouées.
arena-title = { $game }, { $games } parties
arena-bot = bot
arena-share = part des victoires (95 %)
arena-rank = rang
arena-rating = cote
arena-ms = ms
arena-faults = fautes
arena-legend = ms : la décision moyenne. Fautes : erreurs / absurdités / retards ; le bot à plan a alors décidé.
arena-no-ray = Ray n’est pas installé. Installez-le avec : pip install 'gusher[ray]'
ladder-written = L’échelle est dans { $file }.

hint-thinking = Réfléchit …
hint-does = Le bot ferait : { $action }
hint-expects = Il attend { $share } d’une victoire et { $score } à la fin, d’après ce que sait cette place.
hint-others = Ensuite : { $ideas }
hint-no-outlook = Par le seul jugement, sans prévision : il n’y a qu’un choix, ou la recherche est encore en préparation.
hint-score-giganten = { $score } $
hint-score-nations = { $score } M
