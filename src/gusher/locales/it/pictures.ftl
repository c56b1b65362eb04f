# Immagini.
cli-help-picture = Disegna una posizione di una registrazione, o un’intera partita come animazione.
cli-help-picture-out = L’immagine: un file .svg, .png o .gif. Un .gif è sempre un’animazione.
cli-help-picture-seat = Ciò che questo posto (0, 1…) può vedere (se non indicato, uno spettatore).
cli-help-picture-at = La posizione dopo questo numero di voci (se non indicato, l’ultima).
cli-help-picture-animate = L’intera partita fin lì, decisione per decisione.
cli-help-picture-seconds = Quanto dura ogni posizione di un’animazione.
cli-help-picture-width = Larghezza in pixel (non per .svg).
cli-help-picture-theme = I colori.
picture-written = L’immagine si trova in { $file }.
picture-format = «{ $file }» non si può scrivere: il nome deve avere una di queste estensioni: { $formats }.
