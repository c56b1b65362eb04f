# De nombreuses parties à la fois, pour l’apprentissage.

batch-illegal = Environnement { $environment } : l’action { $action } ({ $text }) n’y est pas permise à la place { $seat }. Aucun environnement n’a changé.
batch-choice = « { $name } » ne peut pas être « { $given } ». Sont possibles : { $known }.
batch-number = « { $name } » doit valoir au moins 1, et non { $given }.
batch-seeds = Une graine est un nombre entier, ou une liste de { $n } nombres entiers, un par environnement ; pas { $given }.
