# What the rulebooks contain besides the clauses, and where an edition's data come from (English).

rulebook-box = In the box
rulebook-reference = Reference card
rulebook-advice = Strategy
rulebook-sources = Sources
rulebook-known = What is known of the printed board and cards
rulebook-example = Example: { $text }
rulebook-print = Print

provenance-rules = from the rulebooks
provenance-transcribed = taken from a public transcription of the printed board and cards
provenance-reviews = known from reviews
provenance-reconstructed = reconstructed: our best guess, not the printed game

part-edition = The game
part-terrain = Terrain
part-drill_sites = Drill sites
part-tiles = Drill tiles
part-track = Track
part-prices = Prices
part-die = The die
part-tanks = Tanks
part-supply = Crude supply
part-cards = Action cards
part-licences = Licences
part-start = Start
part-costs = Costs
part-scoring = Scoring
part-countries = Countries
part-arrows = Arrows
part-borders = Borders
part-pipelines = Pipelines
part-leaders = Leaders
part-tankers = Tankers
part-incidents = Incident cards
