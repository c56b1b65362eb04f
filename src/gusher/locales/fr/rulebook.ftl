# Ce qui figure dans les règles outre les articles, et l’origine des données d’une édition (français).

rulebook-box = Dans la boîte
rulebook-reference = Aide de jeu
rulebook-advice = Stratégie
rulebook-sources = Sources
rulebook-known = Ce que l’on sait du plateau et des cartes imprimés
rulebook-example = Exemple : { $text }
rulebook-print = Imprimer

provenance-rules = tiré des livrets
provenance-transcribed = tiré d’une transcription publique du plateau et des cartes imprimés
provenance-reviews = connu par des critiques
provenance-reconstructed = reconstitué : notre meilleure hypothèse, et non le jeu imprimé

part-edition = Le jeu
part-terrain = Terrain
part-drill_sites = Sites de forage
part-tiles = Tuiles de forage
part-track = Voie ferrée
part-prices = Prix
part-die = Le dé
part-tanks = Réservoirs
part-supply = Réserve de brut
part-cards = Cartes action
part-licences = Licences
part-start = Départ
part-costs = Coûts
part-scoring = Décompte
part-countries = Pays
part-arrows = Flèches
part-borders = Frontières
part-pipelines = Pipe-lines
part-leaders = Chefs d’État
part-tankers = Pétroliers
part-incidents = Cartes Incident
