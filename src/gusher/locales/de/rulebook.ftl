# Was neben den Absätzen in den Regeln steht, und woher die Daten einer Ausgabe kommen (Deutsch).

rulebook-box = In der Schachtel
rulebook-reference = Übersichtskarte
rulebook-advice = Strategie
rulebook-sources = Quellen
rulebook-known = Was man vom gedruckten Spielplan und den Karten weiß
rulebook-example = Beispiel: { $text }
rulebook-print = Drucken

provenance-rules = aus den Anleitungen
provenance-transcribed = aus einer öffentlichen Abschrift des gedruckten Spielplans und der Karten
provenance-reviews = aus Besprechungen bekannt
provenance-reconstructed = rekonstruiert: unsere beste Vermutung, nicht das gedruckte Spiel

part-edition = Das Spiel
part-terrain = Gelände
part-drill_sites = Bohrstellen
part-tiles = Bohrplättchen
part-track = Strecke
part-prices = Preise
part-die = Der Würfel
part-tanks = Tanks
part-supply = Ölsteine
part-cards = Aktionskarten
part-licences = Lizenzen
part-start = Beginn
part-costs = Kosten
part-scoring = Wertung
part-countries = Länder
part-arrows = Pfeile
part-borders = Grenzen
part-pipelines = Pipelines
part-leaders = Staatschefs
part-tankers = Tanker
part-incidents = Ereigniskarten
