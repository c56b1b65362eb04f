# Molte partite insieme, per l’apprendimento.

batch-illegal = Ambiente { $environment }: l’azione { $action } ({ $text }) non è permessa lì al posto { $seat }. Nessun ambiente è cambiato.
batch-seeds = Un seme è un numero intero, o una lista di { $n } numeri interi, uno per ambiente; non { $given }.
batch-actions = Le azioni sono numeri interi, uno per ciascuno dei { $n } ambienti o uno per tutti; non { $given }.
batch-observed = I posti sono numeri interi da 0 a { $last }, uno per ciascuno dei { $n } ambienti o uno per tutti; non { $given }.
batch-environment = Non c’è nessun ambiente { $given }: sono numerati da 0 a { $last }.
batch-cpu-only = «{ $name }» richiede un lotto sulla CPU.

env-reset = Chiama reset() prima di { $name }.
env-over = La partita è finita. Chiama reset() per cominciare la prossima.
env-opponents-many = Con { $players } giocatori ci sono { $wanted } avversari da nominare, non { $given }.
env-opponents-vector = In un ambiente vettoriale «opponents» è «random» o una funzione di osservazioni e azioni permesse, non { $given }. I bot con un nome giocano nell’ambiente singolo.
env-opponent-fault = L’avversario «{ $bot }» ha fallito: { $detail }
env-action-missing = Tocca a { $agent }, ma non c’è un’azione per { $agent }. Ci sono azioni per: { $given }.
env-agent-done = { $agent } ha finito: la sua unica azione è None, non { $given }.
