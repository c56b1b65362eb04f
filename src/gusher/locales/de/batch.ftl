# Viele Partien zugleich, zum Lernen.

batch-illegal = Umgebung { $environment }: Aktion { $action } ({ $text }) ist dort für Platz { $seat } nicht erlaubt. Keine Umgebung wurde verändert.
batch-seeds = Ein Startwert ist eine ganze Zahl oder eine Liste von { $n } ganzen Zahlen, eine je Umgebung; nicht { $given }.
batch-actions = Aktionen sind ganze Zahlen, eine für jede der { $n } Umgebungen oder eine für alle; nicht { $given }.
batch-observed = Plätze sind ganze Zahlen von 0 bis { $last }, eine für jede der { $n } Umgebungen oder eine für alle; nicht { $given }.
batch-environment = Es gibt keine Umgebung { $given }: Sie sind von 0 bis { $last } nummeriert.
batch-cpu-only = „{ $name }“ geht nur mit einem Stapel auf der CPU.

env-reset = Rufe reset() auf, bevor du { $name } aufrufst.
env-over = Die Partie ist zu Ende. Mit reset() beginnt die nächste.
env-opponents-many = Bei { $players } Spielern sind { $wanted } Gegner zu nennen, nicht { $given }.
env-opponents-vector = In einer Vektorumgebung ist „opponents“ entweder „random“ oder eine Funktion von Beobachtungen und erlaubten Aktionen, nicht { $given }. Bots mit Namen spielen in der einzelnen Umgebung.
env-opponent-fault = Der Gegner „{ $bot }“ hat versagt: { $detail }
env-action-missing = { $agent } ist am Zug, aber es gibt keine Aktion für { $agent }. Aktionen gibt es für: { $given }.
env-agent-done = { $agent } ist fertig: Die einzige Aktion ist dann None, nicht { $given }.
