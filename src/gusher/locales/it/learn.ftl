# L’addestramento delle reti, e le reti stesse.

bot-network = Rete

error-network-missing = Non c’è una rete per { $game } in «{ $file }». Addestrane una con: gusher train { $game }
error-network-file = «{ $file }» non è una rete: { $detail }.
error-network-other = La rete in «{ $file }» è stata addestrata su osservazioni o azioni diverse da quelle di questa versione di { $game } ({ $found }, attesa: { $wanted }). Addestrala di nuovo con: gusher train { $game }

error-train-checkpoint = In «{ $folder }» non c’è un punto di ripresa.
error-train-folder = «{ $folder }» contiene già un addestramento. Riprendilo con --resume, o indica un’altra cartella.
error-train-game = «{ $folder }» contiene un addestramento di { $found }, non di { $game }.
error-train-start = Un addestramento ripreso usa le impostazioni del suo punto di ripresa. Indica solo --resume e --minutes.
error-train-width = La rete in «{ $file }» è larga { $width } unità, non { $wanted }. Indica --width { $width }.
error-train-units = La larghezza di una rete deve essere un multiplo di 16, non { $width }.
error-train-set-unknown = Non c’è nessuna impostazione «{ $text }». Scrivi NOME=VALORE, dove NOME è uno di questi: { $known }.
error-train-set = Un’impostazione ha un valore di tipo sbagliato: { $detail }

cli-help-train = Addestra una rete che gioca contro se stessa.
cli-help-train-minutes = Quanto tempo richiede in tutto, compilazione e valutazione comprese.
cli-help-train-updates = Si ferma invece dopo questo numero di aggiornamenti: lo stesso seme dà allora la stessa rete.
cli-help-train-out = La cartella per la rete, il punto di ripresa e la curva.
cli-help-train-resume = Riprende l’addestramento in questa cartella.
cli-help-train-start = Parte da questa rete.
cli-help-train-seed = Un numero che fissa tutto il caso.
cli-help-train-device = Dove giocare e imparare: cpu o cuda (una GPU, se c’è).
cli-help-train-games = Quante partite si giocano insieme.
cli-help-train-width = La larghezza della rete: un multiplo di 16.
cli-help-train-rate = Il tasso di apprendimento all’inizio.
cli-help-train-guests = La quota di partite in cui siedono giocatori a copione o versioni precedenti della rete.
cli-help-train-set = Un’altra impostazione dell’addestramento, per esempio entropy=0.004; si può ripetere.
cli-help-train-evaluate = Quante partite contro giocatori a copione per ogni valutazione; 0: nessuna.

train-begins = Addestramento di { $game } su { $device }: { $games } partite insieme, { $weights } pesi.
train-slow = torch.compile qui non funziona, quindi l’addestramento è più lento: { $detail }
train-progress = { $minutes } min ({ $share }) · { $decisions } M di decisioni · { $rate } M/s (ambiente { $environment }, rete { $inference }, apprendimento { $learning }) · entropia { $entropy }
train-scripted = contro giocatori a copione: { $standings }
train-network = la rete salvata contro giocatori a copione: { $standings }
train-standing = { $players } giocatori { $share } ± { $error } (media { $par })
train-done = La rete è in { $file }.
