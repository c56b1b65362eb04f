# Il Gioco delle Nazioni: le regole, articolo per articolo, con parole nostre.

nations-name = Il Gioco delle Nazioni
nations-about =
    Alla guida di una Grande Potenza muovi re, presidenti, dittatori e rivoluzionari nella regione petrolifera di Kark. Conquista le capitali, imbarca il petrolio e resta l’ultima potenza ancora in grado di pagare.

nations-section-S = Preparazione
nations-S1 =
    Si gioca in 2, 3 o 4; ogni altro numero è rifiutato. Ogni giocatore ha un colore, con 6 capi di Stato («capi» in breve) e 1 agente segreto. I capi sono 2 re, 2 presidenti, 1 dittatore e 1 rivoluzionario.
    .title = Giocatori e pezzi
nations-S2 =
    Ogni giocatore riceve 7 M e 1 petroliera. Il denaro della banca (il Fondo monetario internazionale) è illimitato. Ci sono in tutto 16 petroliere e 12 oleodotti, compresi quelli d’inizio partita; non se ne può mai avere di più.
    .title = Denaro, petroliere e oleodotti
    .ruling = Nostra decisione: il regolamento non dice che cosa succede se alla banca manca il denaro, quindi non le manca mai.
nations-S3 =
    Kark ha otto paesi. Quattro sono costieri, con 2 derrick ciascuno; tre sono interni, con 4 derrick ciascuno. L’ottavo, l’U.O.R., possiede il canale e 1 derrick ed è un porto su quel canale.
    .title = Gli otto paesi
    .ruling = Nostra decisione: il regolamento non dice se l’U.O.R. è un porto, ma una rivista dell’epoca gliene dà uno, e senza di esso il suo oleodotto non servirebbe a nulla.
nations-S4 =
    Un oleodotto c’è fin dall’inizio: collega l’U.O.R. e Abu Akar, e nessuno lo paga.
    .title = Il primo oleodotto
nations-S5 =
    Mescola le carte Incidente e forma un mazzo coperto. Il primo giocatore è scelto a sorte; con l’opzione «Primo giocatore» (`first`) comincia il colore scelto. Poi si gioca verso sinistra.
    .title = Mazzo e primo giocatore
nations-S6 =
    Il denaro è visibile: tutti possono vedere in ogni momento quanto possiede ciascun giocatore.
    .title = Denaro visibile
    .ruling = Nostra decisione: il regolamento non dice se il denaro è nascosto, quindi tutti possono vederlo.

nations-section-2 = Il turno
nations-2-1 =
    Nel tuo primo turno piazza un capo a scelta su una capitale libera e pagalo (4.1). Il tuo agente va sulla stessa capitale, gratis. Se il paese è un porto, puoi poi piazzare la tua petroliera sotto costa. Se la tieni, resta in riserva: in un turno successivo puoi piazzarla come se la comprassi, ma gratis, come azione con le petroliere; puoi anche venderla, o perderla per una carta.
    .title = Il tuo primo turno
    .ruling = Nostra decisione: il regolamento non obbliga a piazzare la petroliera nel primo turno, ma non dice che ne è di quella tenuta; aspetta quindi in riserva.
nations-2-2 =
    In ogni turno successivo, in quest’ordine: incassa le entrate (3), muovi l’agente di quattro caselle (5), piazza o muovi un capo (4). Poi, se vuoi, fai un’azione con le petroliere (6.1) e posa un oleodotto (6.6), nell’ordine che preferisci. «Finisci il turno» (`end`) lo chiude.
    .title = I turni successivi
nations-2-3 =
    Se c’è una sola azione permessa non ti viene chiesto nulla: il programma la esegue e la annota nel registro.
    .title = Una sola scelta
    .ruling = Nostra decisione: il regolamento non ne parla; una domanda con una sola risposta fa solo perdere tempo.
nations-2-4 =
    Il regolamento non prevede accordi o prestiti tra giocatori, e il programma non ne offre.
    .title = Nessun accordo tra giocatori
    .ruling = Nostra decisione: il regolamento non prevede nulla del genere, quindi non aggiungiamo nulla.

nations-section-3 = Entrate
nations-3-1 =
    Controlli un paese finché uno dei tuoi capi di Stato sta sulla sua capitale. Appena la lascia o la perde, il controllo finisce.
    .title = Il controllo di un paese
nations-3-2 =
    Un derrick rende solo insieme a una petroliera. Ogni petroliera sotto costa si abbina a un solo derrick, e ogni derrick a una sola petroliera.
    .title = Un derrick, una petroliera
nations-3-3 =
    Una coppia rende 2 M se il paese del derrick è tenuto da un re o da un presidente, 1 M se è tenuto da un dittatore o da un rivoluzionario.
    .title = Quanto rende una coppia
nations-3-4 =
    Il petrolio di un paese interno che controlli si può caricare sotto la costa di un porto che controlli, se i due paesi sono collegati da oleodotti, anche attraverso altri paesi sotto il tuo controllo. Tutti i tuoi paesi così collegati formano una rete: ogni petroliera sotto la costa di uno dei suoi porti può caricare da qualunque suo derrick, compresi quelli costieri.
    .title = Reti di oleodotti
    .ruling = Nostra decisione: il regolamento parla solo di un paese interno collegato a uno costiero; le catene di oleodotti e la rete che forma un tutto sono nostre.
nations-3-5 =
    In una rete le petroliere caricano prima dai derrick che rendono di più. Le petroliere senza derrick, i derrick senza petroliera e le petroliere al largo non rendono nulla.
    .title = Prima i derrick migliori
nations-3-6 =
    Re e 1 petroliera in un paese costiero: 2 M. Rivoluzionario e 2 petroliere: 2 M. Presidente e 3 petroliere in un paese con 2 derrick: 4 M. Paese costiero tenuto da un rivoluzionario, collegato con un oleodotto a un paese interno tenuto da un presidente, con 3 petroliere: 6 M.
    .title = Esempi di entrate

nations-section-4 = Capi di Stato
nations-4-1 =
    Piazzare un capo, o muoverlo di una casella, costa 2 M per un re o un presidente e 1 M per un dittatore o un rivoluzionario. Cinque caselle costano quindi 10 M con un re e 5 M con un dittatore.
    .title = Quanto costa un capo
nations-4-2 =
    In ogni turno devi piazzare un capo dalla riserva su una capitale libera oppure muoverne uno; mai entrambe le cose, né un secondo capo, salvo che lo dica una carta. Salti questa azione se hai di che pagare ma sei bloccato ovunque, o se hai entrate ma troppo poco denaro per qualsiasi piazzamento o mossa.
    .title = Un capo per turno
    .ruling = Nostra decisione: il regolamento obbliga a muovere un capo, a meno di averne piazzato uno, e non prevede che non si possa fare né l’uno né l’altro; allora si salta questa azione.
nations-4-3 =
    Un capo si muove di casella in casella lungo l’anello di un paese e passa un confine solo lungo una freccia, che vale una casella. Non si cambia direzione: non si ripercorre il passaggio da cui si viene, non si passa due volte sulla stessa casella (partenza compresa), non si rientra in un paese lasciato nella stessa mossa. Dopo una freccia sono permessi entrambi i sensi. Si paga il percorso permesso più breve.
    .title = Come si muovono i capi
    .ruling = Nostra decisione: il regolamento vieta di cambiare direzione senza precisare che cosa significhi alle frecce e ai confini, quindi lo fissiamo qui, e il percorso più breve fissa il prezzo.
nations-4-4 =
    Ogni casella percorsa si paga. Una mossa che non puoi pagare non è permessa.
    .title = Ogni casella si paga
nations-4-5 =
    Un capo non può attraversare una casella con un altro capo né fermarvisi, salvo per attaccare (4.8). Può fermarsi su una casella con un agente avversario, ma non attraversarla. Il tuo agente non conta, e un agente o un «?» sulla casella di partenza non trattiene il capo.
    .title = Che cosa ferma un capo
    .ruling = Nostra decisione: il regolamento parla solo degli agenti avversari e non dice nulla della casella di partenza; né il tuo agente né ciò che vi si trova trattengono quindi un capo.
nations-4-6 =
    Un capo non può attraversare una casella «?»: deve fermarsi lì, e tu peschi una carta Incidente (7.1). Nel turno successivo può ripartire.
    .title = Fermarsi su «?»
nations-4-7 =
    Un capo può attraversare una capitale libera o fermarvisi. Se vi si ferma, prende il controllo del paese.
    .title = Capitali libere
nations-4-8 =
    Una mossa può finire su un capo avversario se questo sta su una capitale ed è di un altro tipo: un re non può attaccare un re. Non importa da dove parte l’attaccante. Il capo attaccato lascia il tabellone; l’attaccante prende la capitale e il paese. Un agente sul posto non difende.
    .title = L’attacco a una capitale
    .example = un re attacca il dittatore del paese vicino. Percorre l’anello del proprio paese, passa il confine lungo una freccia e prosegue fino alla capitale del dittatore: sette caselle a 2 M, cioè 14 M. Il dittatore lascia il tabellone; la capitale, il paese e le petroliere sotto costa sono del re.
nations-4-9 =
    Quando prendi un paese con un attacco, le petroliere sotto la sua costa diventano tue. Se il controllo di un paese semplicemente finisce, le petroliere sotto costa restano lì: non rendono nulla, il proprietario può ancora muoverle, e vanno a chi prende poi il controllo.
    .title = Petroliere di un paese preso
    .ruling = Nostra decisione: il regolamento non dice che ne è delle petroliere sotto la costa di un paese che nessuno controlla più, quindi aspettano il prossimo padrone.
nations-4-10 =
    L’opzione «Capi di Stato caduti» (`fallen_leaders`) decide la sorte dei capi che lasciano il tabellone: «di nuovo nella riserva» del proprietario (predefinita), da cui si possono piazzare ancora al prezzo consueto, oppure «fuori dal gioco».
    .title = Capi caduti
    .ruling = Nostra decisione, contro la lettera: nell’esempio del regolamento il capo attaccato esce dal gioco, il che, preso alla lettera, è l’opzione «fuori dal gioco». Ma il regolamento non ha una regola per chi non ha più capi; perciò, se non si sceglie altro, i capi caduti possono tornare.
nations-4-11 =
    Un capo lascia il tabellone solo per un attacco o per una carta. L’agente (5) non lo lascia mai finché il suo giocatore è in gioco.
    .title = Chi resta sul tabellone

nations-section-5 = Agenti segreti
nations-5-1 =
    Dal tuo secondo turno in poi il tuo agente si muove esattamente di quattro caselle. La mossa è gratis, obbligatoria e senza cambi di direzione, come in 4.3.
    .title = Quattro caselle per turno
nations-5-2 =
    L’agente attraversa qualunque casella e la condivide con qualunque pezzo. Non attacca mai e non controlla mai un paese.
    .title = Nulla ferma un agente
nations-5-3 =
    L’agente attraversa liberamente i «?»; peschi una carta Incidente solo se si ferma su uno di essi. Se la carta muove, piazza o toglie uno dei tuoi capi, vale come la tua azione del capo di Stato di questo turno. Una carta che non si è potuta eseguire non te la fa perdere.
    .title = L’agente su «?»
    .ruling = Nostra decisione: il regolamento parla solo di un capo mosso o tolto dalla carta; qui conta allo stesso modo un capo piazzato. Non dice nulla di una carta che non si può eseguire: poiché nessun capo si è mosso, conservi l’azione del capo di Stato.

nations-section-6 = Petroliere e oleodotti
nations-6-1 =
    Hai un’azione con le petroliere per turno: comprarne una per 5 M e piazzarla al largo, in una delle due metà del mare, o sotto la costa di un porto che controlli; oppure muoverne una; oppure venderne una alla banca per 3 M.
    .title = Un’azione con le petroliere
nations-6-2 =
    Una petroliera va dal largo fin sotto la costa di un porto che controlli nella stessa metà del mare, oppure da sotto costa al largo di quella metà. Per andare da un paese a un altro servono due turni, passando per il largo.
    .title = Muovere una petroliera
nations-6-3 =
    Le due metà del mare si incontrano solo nel canale. Attraversarlo è una mossa di petroliera, da largo a largo, permessa se controlli l’U.O.R. o se nessuno la controlla. Alla stessa condizione una petroliera sotto la costa dell’U.O.R. può uscire verso l’una o l’altra metà.
    .title = Il canale
    .ruling = Nostra decisione: il regolamento non dice come una petroliera lascia la costa dell’U.O.R.; poiché il canale si apre su entrambe le metà, vale lo stesso per il suo porto.
nations-6-4 =
    Una petroliera al largo è al sicuro e non rende nulla.
    .title = Al sicuro al largo
nations-6-5 =
    Quando la banca non ha più petroliere, non se ne possono comprare. Lo stesso vale per gli oleodotti.
    .title = Quando la banca è vuota
nations-6-6 =
    Un oleodotto costa 3 M. Posalo attraverso un confine (due paesi uniti da una freccia) che non ne ha ancora e di cui controlli almeno un lato. Uno per turno, uno per confine; ci sono dodici confini e dodici oleodotti. Resta per tutta la partita, chiunque governi.
    .title = Posare un oleodotto
    .ruling = Nostra decisione: il regolamento parla solo di oleodotti tra un paese interno e uno costiero e non dice chi può costruire; qui va bene ogni confine di cui controlli un lato.

nations-section-7 = Incidenti internazionali
nations-7-1 =
    Se ti fermi su «?», pesca la prima carta Incidente, fai quello che dice per quanto possibile, poi rimettila sotto il mazzo. Le carte si leggono ad alta voce: tutti sanno che cosa è stato pescato.
    .title = Pescare una carta
nations-7-2 =
    Una carta pescata perché un tuo capo si è fermato su «?» si esegue in aggiunta a quella mossa. Un secondo capo si muove solo se lo ordina una carta.
    .title = Una carta dopo la mossa
    .ruling = È nel regolamento: in un turno si muove più di un capo solo per ordine di una carta. La carta si aggiunge quindi alla mossa.
nations-7-3 =
    Se non puoi pagare una carta per intero, paghi quello che hai.
    .title = Troppo poco denaro
    .ruling = Nostra decisione: il regolamento non dice che cosa succede se il denaro non basta, quindi paghi quello che puoi e non resti in debito.
nations-7-4 =
    Un capo mosso da una carta segue gli articoli 4.3–4.9, ma non paghi nulla. Se si ferma su «?», peschi la carta successiva.
    .title = Capi mossi da una carta
nations-7-5 =
    Se una carta lascia una scelta, devi scegliere, purché esista almeno una possibilità; se non ce n’è nessuna, non succede nulla. La carta va sotto il mazzo dopo essere stata eseguita; se una carta ne porta un’altra, l’ultima pescata si conclude prima e va per prima sotto il mazzo. Una petroliera o un oleodotto ricevuti da una carta si aggiungono a quelli del turno.
    .title = Scelte e doni
    .ruling = Il regolamento dice quando la carta torna sotto il mazzo: dopo essere stata eseguita, e lo seguiamo. Non dice se i suoi doni contano nel turno; nostra decisione: si aggiungono.

nations-section-8 = Eliminazione e vittoria
nations-8-1 =
    Sei eliminato se, al momento della tua azione del capo di Stato, non hai entrate (quelle che il tabellone ti darebbe in quel momento) e hai meno denaro di quanto costa il meno caro dei tuoi capi, oppure se non hai più nessun capo, né sul tabellone né in riserva. Il tuo denaro va alla banca, tutti i tuoi pezzi lasciano il tabellone, le petroliere tornano alla banca e gli oleodotti restano.
    .title = Chi è eliminato
    .ruling = Nostra decisione: il regolamento elimina chi non ha più né entrate né denaro e quindi non può più muovere un capo. Lo controlliamo all’azione del capo di Stato, secondo il prezzo del capo meno caro; di chi non ha più capi non dice nulla.
nations-8-2 =
    L’agente si muove per primo, perciò una carta pescata in questo turno può salvarti: con denaro o entrate, o perché muove o piazza uno dei tuoi capi. Perdere un capo per una carta non ti salva.
    .title = In salvo con una carta
    .ruling = È nel regolamento: una carta che porta denaro o fa muovere un capo tiene in gioco, una sfavorevole elimina. Nostra decisione: piazzare un capo vale come muoverlo, e salva anche una carta che porta entrate, perché 8.1 si controlla dopo di essa.
nations-8-3 =
    Vince l’ultimo giocatore rimasto.
    .title = La vittoria finale
nations-8-4 =
    L’opzione «Numero di giri» (`round_limit`) non è nel regolamento ed è disattivata se non si sceglie altro. Con essa la partita finisce dopo quel numero di giri; un giro finisce quando torna il turno del primo giocatore, anche se è eliminato. Tra chi è rimasto vince il patrimonio maggiore: denaro più 3 M per petroliera. In caso di parità vincono le entrate più alte; se anche queste sono pari, la vittoria è condivisa.
    .title = Limite di giri

nations-box =
    1 tabellone in due metà: la regione petrolifera di Kark
    Per ogni giocatore, nel suo colore: 2 re, 2 presidenti, 1 dittatore, 1 rivoluzionario e 1 agente segreto
    16 petroliere e 12 oleodotti
    Un mazzo di carte Incidente
    Banconote da 1 M; una rivista dell’epoca conosce anche banconote da 5 M
    Nel regolamento ogni giocatore è una Grande Potenza, e la banca il Fondo monetario internazionale.
nations-reference-1 =
    1 – Incassa le tue entrate.
    2 – Muovi il tuo agente esattamente di quattro caselle.
    3 – Piazza un capo su una capitale libera, o muovine uno.
    4 – Se vuoi: un’azione con le petroliere e un oleodotto, nell’ordine che preferisci.
    .title = Un turno
nations-reference-2 =
    Re, presidente: 2 M per piazzarlo, 2 M per casella; 2 M per derrick con petroliera
    Dittatore, rivoluzionario: 1 M per piazzarlo, 1 M per casella; 1 M per derrick con petroliera
    .title = Capi di Stato
nations-reference-3 =
    Lungo l’anello o lungo una freccia, mai indietro nella stessa mossa
    Un capo deve fermarsi su «?»; un agente può attraversarlo.
    Un capo non supera né capi né agenti avversari; un agente supera tutto.
    Chi si ferma su «?» pesca una carta Incidente.
    .title = Muovere
nations-reference-4 =
    Solo un capo su una capitale, e di un altro tipo
    Il capo attaccato lascia il tabellone; la capitale, il paese e le petroliere sotto costa sono tuoi.
    .title = Attaccare
nations-reference-5 =
    Paese costiero: 2 derrick; paese interno: 4; U.O.R.: 1
    Ogni petroliera sotto costa serve un derrick, in quel paese o tramite oleodotti attraverso paesi che controlli.
    .title = Derrick
nations-reference-6 =
    A ogni turno una di queste azioni: comprare per 5 M, muovere o vendere per 3 M
    Da sotto costa al largo o viceversa, nella stessa metà del mare
    Attraverso il canale se controlli l’U.O.R. o se non la controlla nessuno
    Un oleodotto costa 3 M, su un confine di un paese che controlli.
    .title = Petroliere e oleodotti
nations-reference-7 =
    Nessuna entrata e troppo poco denaro per il tuo capo meno caro: sei eliminato, a meno che una carta Incidente non ti salvi.
    Vince l’ultimo rimasto.
    .title = La fine
nations-advice =
    La strategia secondo il regolamento, con parole nostre.
    Restare in gioco è il primo scopo; il potere su Kark ne è il mezzo.
    Un paese che rende poco si può abbandonare: manda il suo capo a prendere un vicino più ricco, o a indebolire un avversario.
    Ciò che una potenza abbandona può far comodo a un’altra. Occhio alle capitali che si liberano.
    Da solo, un paese costiero riempie due petroliere e non di più. Un oleodotto verso l’interno rende solo se altre petroliere aspettano al suo porto.
    Se un paese è in pericolo, porta in tempo la sua petroliera al largo. Forse perderai il paese, ma non la petroliera.
    Anche senza denaro il tuo agente si muove ancora, e un «?» a quattro caselle può tenerti in gioco.
nations-sources =
    The Game of Nations: Waddingtons, 1973, da un’idea di Michael Hicks-Beach.
    Il regolamento francese, «Le Jeu des Nations»: la versione britannica, e l’unico regolamento che abbiamo letto.
    Una recensione tedesca dell’edizione Parker: anelli di otto caselle con una capitale e un «?», i derrick al centro, un canale fra i due mari.
    La rivista Campaign (n. 87): otto paesi, ciascuno un anello di otto caselle con una capitale.
    Una rivista dell’epoca: il paese del canale ha un porto. Descrive l’altra versione, nordamericana.
    The Games Journal: le due versioni hanno quasi lo stesso materiale.

nations-provenance-rules =
    Il gioco uscì per Waddingtons nel 1973, da un’idea di Michael Hicks-Beach. Le nostre regole seguono il regolamento francese, che riporta la versione britannica, riformulata con parole nostre.
nations-provenance-reviews =
    Da recensioni si sa che ciascuno degli otto paesi è un anello di otto caselle con una capitale; una recensione tedesca dell’edizione Parker aggiunge una casella «?» per anello.
nations-provenance-reconstructed =
    Il regolamento non mostra né il tabellone stampato né i testi delle carte. Tutto ciò che le fonti non dicono è ricostruito nell’edizione `kark-1973` e segnalato come tale: è la nostra ipotesi migliore, non il gioco stampato.
nations-data-countries =
    Gli otto paesi con derrick, capitali, caselle «?» e caselle di confine. Sono noti gli anelli di otto caselle con una capitale, i nomi U.O.R. e Abu Akar e due paesi costieri su ciascuna costa; gli altri sei nomi sono inventati, e la posizione delle caselle è ricostruita.
nations-data-arrows =
    Sedici frecce, percorribili nei due sensi, una per casella di confine. Sono ricostruite in modo che le capitali vicine distino 5, 6 o 7 caselle; così l’attacco di 7 caselle da 14 M di cui parla il regolamento può accadere.
nations-data-borders =
    Le dodici coppie di paesi uniti da una freccia, ciascuna con posto per un oleodotto: tanti confini quanti oleodotti. Derivano dalle frecce ricostruite; l’oleodotto tra l’U.O.R. e Abu Akar è posato fin dall’inizio.
nations-data-incidents =
    Un mazzo di 24 carte di 15 tipi. Si sa solo che circa metà sono favorevoli e che ci sono prestiti, petroliere perdute, un paese conquistato e la morte di un capo; il resto è ricostruito.

nations-card-oil-boom = Boom del petrolio
    .effect = Ricevi { $amount } M.
nations-card-foreign-loan = Prestito estero
    .effect = Ricevi { $amount } M, che non restituirai mai.
nations-card-record-exports = Esportazioni record
    .effect = Incassa di nuovo le tue entrate.
nations-card-coup = Colpo di Stato
    .effect = Piazza gratis un capo dalla tua riserva su una capitale libera.
nations-card-revolution = Rivoluzione
    .effect = Sostituisci un capo avversario su una capitale con un tuo capo di un altro tipo preso dalla riserva; valgono 4.8 e 4.9.
nations-card-state-visit = Visita di Stato
    .effect = Muovi gratis uno dei tuoi capi di al massimo { $amount ->
        [one] una casella
       *[other] { $amount } caselle
    }. Può attaccare.
nations-card-launched = Varo
    .effect = Ricevi una petroliera e piazzala come se l’avessi comprata.
nations-card-concession = Concessione
    .effect = Posa gratis un oleodotto, come in 6.6.
nations-card-assassination = Assassinio
    .effect = Uno dei tuoi capi, a tua scelta, lascia il tabellone.
nations-card-tanker-lost = Petroliera perduta
    .effect = Una delle tue petroliere, a tua scelta, torna alla banca.
nations-card-fine = Multa
    .effect = Paga { $amount } M.
nations-card-reparations = Riparazioni
    .effect = Paga { $amount } M.
nations-card-strike = Sciopero
    .effect = Salti il tuo prossimo incasso (2.2); nient’altro cambia.
nations-card-palace-revolt = Rivolta di palazzo
    .effect = Uno dei tuoi capi su una capitale, a tua scelta, si sposta gratis su una casella vicina libera del suo anello.
nations-card-summit = Vertice
    .effect = Paga { $amount } M a ogni avversario ancora in gioco, in ordine di turno.
