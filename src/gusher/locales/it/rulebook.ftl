# Ciò che sta nelle regole oltre agli articoli, e l’origine dei dati di un’edizione (italiano).

rulebook-box = Nella scatola
rulebook-reference = Carta di riferimento
rulebook-advice = Strategia
rulebook-sources = Fonti
rulebook-known = Che cosa si sa del tabellone e delle carte stampati
rulebook-example = Esempio: { $text }
rulebook-print = Stampa

provenance-rules = dai regolamenti
provenance-transcribed = da una trascrizione pubblica del tabellone e delle carte stampati
provenance-reviews = noto da recensioni
provenance-reconstructed = ricostruito: la nostra ipotesi migliore, non il gioco stampato

part-edition = Il gioco
part-terrain = Terreno
part-drill_sites = Siti di perforazione
part-tiles = Tessere di perforazione
part-track = Ferrovia
part-prices = Prezzi
part-die = Il dado
part-tanks = Depositi
part-supply = Riserva di greggio
part-cards = Carte azione
part-licences = Licenze
part-start = Inizio
part-costs = Costi
part-scoring = Conto finale
part-countries = Paesi
part-arrows = Frecce
part-borders = Confini
part-pipelines = Oleodotti
part-leaders = Capi di Stato
part-tankers = Petroliere
part-incidents = Carte Incidente
