# Images.
cli-help-picture = Dessiner une position d’un enregistrement, ou toute une partie en animation.
cli-help-picture-out = L’image : un fichier .svg, .png ou .gif. Un .gif est toujours une animation.
cli-help-picture-seat = Ce que cette place (0, 1…) peut voir (par défaut : un spectateur).
cli-help-picture-at = La position après ce nombre d’entrées (par défaut : la dernière).
cli-help-picture-animate = Toute la partie jusque-là, décision par décision.
cli-help-picture-seconds = Durée d’affichage de chaque position d’une animation.
cli-help-picture-width = Largeur en pixels (pas pour .svg).
cli-help-picture-theme = Les couleurs.
picture-written = L’image se trouve dans { $file }.
picture-format = « { $file } » ne peut pas être écrit : son nom doit porter l’une de ces extensions : { $formats }.
