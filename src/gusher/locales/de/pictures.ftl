# Bilder.
cli-help-picture = Eine Stellung einer Aufzeichnung als Bild zeichnen oder eine ganze Partie als Animation.
cli-help-picture-out = Das Bild: eine .svg-, .png- oder .gif-Datei. Ein .gif ist immer eine Animation.
cli-help-picture-seat = Was dieser Platz (0, 1 …) sehen darf (Vorgabe: Zuschauer).
cli-help-picture-at = Die Stellung nach so vielen Einträgen (Vorgabe: die letzte).
cli-help-picture-animate = Die ganze Partie bis dorthin, Entscheidung für Entscheidung.
cli-help-picture-seconds = Wie lange eine Animation jede Stellung zeigt.
cli-help-picture-width = Breite in Pixeln (nicht für .svg).
cli-help-picture-theme = Die Farben.
picture-written = Das Bild ist in { $file }.
picture-format = „{ $file }“ lässt sich nicht schreiben: Der Name braucht eine dieser Endungen: { $formats }.
