# Viele Partien zugleich, zum Lernen.

batch-illegal = Umgebung { $environment }: Aktion { $action } ({ $text }) ist dort für Platz { $seat } nicht erlaubt. Keine Umgebung hat sich geändert.
batch-choice = „{ $name }“ kann nicht „{ $given }“ sein. Möglich sind: { $known }.
batch-number = „{ $name }“ muss mindestens 1 sein, nicht { $given }.
batch-seeds = Ein Startwert ist eine ganze Zahl oder eine Liste von { $n } ganzen Zahlen, eine je Umgebung; nicht { $given }.
