# De nombreuses parties à la fois, pour l’apprentissage.

batch-illegal = Environnement { $environment } : l’action { $action } ({ $text }) n’y est pas permise à la place { $seat }. Aucun environnement n’a changé.
batch-seeds = Une graine est un nombre entier, ou une liste de { $n } nombres entiers, un par environnement ; pas { $given }.
batch-actions = Les actions sont des nombres entiers, un pour chacun des { $n } environnements ou un pour tous ; pas { $given }.
batch-observed = Les places sont des nombres entiers de 0 à { $last }, un pour chacun des { $n } environnements ou un pour tous ; pas { $given }.
batch-environment = Il n’y a pas d’environnement { $given } : ils sont numérotés de 0 à { $last }.
batch-cpu-only = « { $name } » demande un lot sur le processeur (CPU).

env-reset = Appelez reset() avant { $name }.
env-over = La partie est terminée. Appelez reset() pour commencer la suivante.
env-opponents-many = À { $players } joueurs, il faut nommer { $wanted } adversaires, et non { $given }.
env-opponents-vector = Dans un environnement vectoriel, « opponents » est « random » ou une fonction des observations et des actions permises, et non { $given }. Les robots nommés jouent dans l’environnement simple.
env-opponent-fault = L’adversaire « { $bot } » a échoué : { $detail }
env-action-missing = C’est à { $agent } de jouer, mais il n’y a pas d’action pour { $agent }. Des actions sont données pour : { $given }.
env-agent-done = { $agent } a terminé : sa seule action est None, et non { $given }.
