# I bot, l’arena e i consigli.

bot-scripted = A piano
bot-search = Ricerca
bot-novice = Novizio
    .about = Sa che cosa conta, e sbaglia spesso.
bot-wildcatter = Cercatore
    .about = Sbaglia quando la differenza è poca.
bot-foreman = Caposquadra
    .about = Fa ciò che sembra meglio, senza pensare avanti.
bot-baron = Barone
    .about = Pensa avanti, ma non a lungo.
bot-tycoon = Magnate
    .about = Pensa avanti, fino a un secondo su due core.

error-bot-seconds = «{ $bot }» non dice quanto il bot può pensare. Si scrive search@0.5.
error-bot-file = In «{ $file }» non c’è un bot: non è un file Python.
error-bot-broken = Il bot in «{ $file }» non si può usare: { $detail }.
arena-other-contest = «{ $file }» contiene le partite di un altro incontro. Indicare un altro file, o rimuoverlo.

cli-help-arena = Far giocare molte partite ai bot, e dire quanto è sicuro il risultato.
cli-help-arena-bots = Un bot per ogni posto: uno dei nostri (random, scripted, search, novice …), un file, o l’uno o l’altro con @SECONDI.
cli-help-arena-games = Quante partite (arrotondate, perché ogni distribuzione si giochi in ogni disposizione).
cli-help-arena-seed = Un numero o un testo che fissa tutte le distribuzioni.
cli-help-arena-json = Scrivere lì i risultati; le partite vanno in un file accanto, da cui un’arena interrotta riprende.
cli-help-arena-seconds = Quanto un bot può pensare a una decisione.
cli-help-arena-jobs = Quante partite alla volta (una per ogni core).
cli-help-arena-ray = Giocare sul cluster Ray a questo indirizzo («auto»: quello di questa macchina).
cli-help-ladder = Far giocare ogni nostro bot contro il più debole successivo, e scrivere la scala per la documentazione.
cli-help-ladder-up-to = Il bot più forte che gioca.
cli-help-ladder-out = Dove scriverla.

arena-carried-on = { $games } partite erano già state giocate.
arena-title = { $game }, { $games } partite
arena-bot = bot
arena-share = quota di vittorie (95 %)
arena-rank = posto
arena-rating = punteggio
arena-ms = ms
arena-faults = errori
arena-legend = ms: la decisione media. Errori: guasti / assurdità / ritardi; allora ha deciso il bot a piano.
arena-no-ray = Ray non è installato. Si installa con: pip install 'gusher[ray]'
ladder-written = La scala è in { $file }.

hint-thinking = Pensa …
hint-does = Il bot farebbe: { $action }
hint-expects = Si aspetta { $share } di una vittoria e { $score } alla fine, da ciò che sa questo posto.
hint-others = Poi: { $ideas }
hint-no-outlook = Solo a giudizio, senza previsione: c’è una sola scelta, o la ricerca è ancora in preparazione.
hint-score-giganten = { $score } $
hint-score-nations = { $score } M
