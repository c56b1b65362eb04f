# Molte partite insieme, per l’apprendimento.

batch-illegal = Ambiente { $environment }: l’azione { $action } ({ $text }) non è permessa lì al posto { $seat }. Nessun ambiente è cambiato.
batch-choice = «{ $name }» non può essere «{ $given }». Può essere: { $known }.
batch-number = «{ $name }» deve essere almeno 1, non { $given }.
batch-seeds = Un seme è un numero intero, o una lista di { $n } numeri interi, uno per ambiente; non { $given }.
