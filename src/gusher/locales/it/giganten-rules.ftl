# Le regole di Giganten, articolo per articolo (italiano).

giganten-name = Giganten

giganten-about = Cerca il petrolio, portalo su rotaia fino ai depositi di tre compagnie e conquista all’asta il diritto di venderlo. Un gioco di Wilko Manz (Kosmos, 1999) per 3 o 4 giocatori dai 10 anni in su: da 7 a 9 round, da 70 a 90 minuti.

giganten-section-S = Preparazione

giganten-section-0 = Il round — nove azioni, una dopo l’altra

giganten-section-1 = Azione 1 — i prezzi

giganten-section-2 = Azione 2 — le carte azione

giganten-section-3 = Azione 3 — le licenze

giganten-section-4 = Azione 4 — movimento e azione speciale della carta

giganten-section-5 = Azione 5 — costruzione delle trivelle

giganten-section-6 = Azione 6 — estrazione e trasporto

giganten-section-7 = Azione 7 — tre aste

giganten-section-8 = Azione 8 — limite dei depositi

giganten-section-9 = Azione 9 — nuovo primo giocatore

giganten-section-E = Fine della partita

giganten-S1 =
    Si gioca in 3 o 4. Ognuno sceglie un colore: rosso, grigio, blu o verde (i regolamenti non li elencano). Ogni altro numero di giocatori è rifiutato.
    .title = Giocatori e colori

giganten-S2 =
    Il tabellone ha 20 colonne (da A a T) e 12 righe (da 1 a 12). La colonna A è accanto alle compagnie, la colonna T al porto. Ogni casella è pianura, collina o montagna.
    .title = Il tabellone

giganten-S3 =
    Ci sono 36 tessere di perforazione: 12 con una trivella (valori 2, 3 e 4, quattro per valore), 12 rosse con due trivelle (valori 2 e 5, sei per valore) e 12 con tre trivelle (valori 4, 5 e 6, quattro per valore). Mescola ogni tipo e disponilo a faccia in giù sui siti di perforazione dello stesso tipo.
    .title = Le tessere di perforazione

giganten-S4 =
    In 3 giocatori i siti di perforazione contrassegnati con un «3» restano vuoti e valgono come terreno normale. Le sei tessere che avanzano tornano nella scatola senza essere guardate.
    .title = Siti con tre giocatori
    .ruling = Nostra decisione: il regolamento francese breve esclude i siti con tre trivelle, il che contraddice le sei tessere che esso stesso fa mettere via; il francese lungo e l’italiano concordano sui siti contrassegnati con il 3.

giganten-S5 =
    Gli indicatori di prezzo delle tre compagnie partono da 5.000 $.
    .title = Prezzi iniziali

giganten-S6 =
    Ci sono 60 barili di greggio. Opzione «Barili di greggio» (`crude_supply`): «illimitati» (predefinita), il greggio non finisce mai; «60, come nella scatola», contano solo questi: chi costruisce prende ciò che resta, quando non ne resta nessuno non si può costruire, e un barile gratis che non c’è è perso.
    .title = La riserva di greggio
    .ruling = Nostra decisione: nessun regolamento dice che cosa succede quando i barili finiscono, e le sole tessere ne mostrano 138.

giganten-S7 =
    Mescola separatamente le 12 carte azione rosse, le 30 carte azione beige e le 78 licenze (39 di valore 1 e 39 di valore 2) e forma tre mazzi a faccia in giù.
    .title = Tre mazzi
    .ruling = Nostra decisione: il regolamento italiano mescola 60 licenze, ma il suo stesso elenco dei componenti e i regolamenti francesi ne contano 78.

giganten-S8 =
    Ogni giocatore ha 15.000 $, 1 camion, 5 trivelle e 1 locomotiva, ma nessuna licenza. La banca non resta mai senza denaro. Denaro, numero di carte, licenze pagate e tutti gli scarti sono pubblici; il valore delle licenze che hai in mano è un tuo segreto.
    .title = La dotazione iniziale
    .ruling = Nostra decisione: i regolamenti nascondono solo le licenze in mano e tacciono su tutto il resto, che quindi è pubblico.

giganten-S9 =
    Le locomotive dei giocatori e la locomotiva nera partono dalla colonna A del binario. (Il binario stampato ha caselle di partenza per i giocatori e un’altra per la nera; qui è la stessa colonna.) I camion partono fuori dal tabellone.
    .title = Locomotive e camion

giganten-S10 =
    Il primo giocatore è scelto a sorte. Opzione «Primo giocatore» (`first`): «a sorte» (predefinita) oppure il colore che deve cominciare.
    .title = Chi comincia

giganten-0-1 =
    Quando è possibile una sola azione, non ti viene chiesto nulla: è eseguita e annotata nel registro. Anche il movimento termina da sé quando non resta altro che fermarsi.
    .title = Niente domande inutili
    .ruling = Nostra decisione: i regolamenti non ne parlano; una domanda con una sola risposta fa solo perdere tempo.

giganten-0-2 =
    Un mazzo si rifà solo nel momento in cui serve una carta e il mazzo è vuoto.
    .title = Rifare un mazzo
    .ruling = Nostra decisione: i regolamenti fanno rimescolare gli scarti quando il mazzo è esaurito, senza dire in quale momento.

giganten-1-1 =
    Tira il dado una volta per ogni compagnia, nell’ordine Hudson, Jet, US Standard. Le sei facce sono 2, 3 e 4 in blu e 2, 3 e 4 in rosso; si conoscono da una recensione, perché i regolamenti parlano solo di numeri blu e rossi.
    .title = Il tiro dei prezzi

giganten-1-2 =
    Se l’indicatore di prezzo è nella zona bianca, un numero blu alza il prezzo di altrettanti gradini e un numero rosso lo abbassa di altrettanti.
    .title = Zona bianca

giganten-1-3 =
    Se l’indicatore di prezzo è nella zona blu (alta), qualsiasi numero abbassa il prezzo, di qualunque colore sia.
    .title = Zona blu

giganten-1-4 =
    Se l’indicatore di prezzo è nella zona rossa (bassa), qualsiasi numero alza il prezzo, di qualunque colore sia.
    .title = Zona rossa

giganten-1-5 =
    Conta la zona in cui l’indicatore si trova prima di muoversi; poi si sposta di tutto il numero uscito, anche se cambia zona.
    .title = Zona e movimento intero
    .ruling = Nostra decisione: i regolamenti francesi spostano l’indicatore di tutto il numero, l’italiano non dice di quanto, e nessuno parla di un cambio di zona per strada. Sulla scala stampata il dado da solo non fa mai uscire un indicatore.

giganten-2-1 =
    Scopri la prima carta del mazzo rosso. La locomotiva nera avanza del numero indicato, contato in caselle, qualunque sia il loro costo.
    .title = La carta rossa

giganten-2-2 =
    Se la locomotiva nera raggiunge la stella, o dovrebbe superarla, la partita finisce subito: vedi da E1 a E5.
    .title = L’arrivo alla stella

giganten-2-3 =
    Scopri tante carte beige quanti sono i giocatori. Se il mazzo è vuoto, rifallo mescolando i suoi scarti.
    .title = Le carte beige
    .example = in tre giocatori, tre carte beige stanno accanto a quella rossa.

giganten-2-4 =
    In ordine di turno (il primo giocatore, poi in senso orario), ognuno prende una carta scoperta, rossa o beige. Le carte beige sono numerate a partire da 1 e conservano il loro numero. La carta che avanza va subito nei suoi scarti.
    .title = Scegliere una carta

giganten-3-1 =
    In ordine di turno, ognuno riceve tante licenze quante ne indica la sua carta, tutte le sue prima di passare al successivo. Se il mazzo è vuoto, si rifà con i suoi scarti; se mancano anche quelli, non se ne distribuiscono altre. Ciò che manca non viene recuperato più tardi.
    .title = Distribuire le licenze
    .ruling = Nostra decisione: i regolamenti fanno rimescolare gli scarti, ma non dicono che cosa succede quando mancano anche quelli.

giganten-3-2 =
    Il valore delle tue licenze è nascosto agli altri giocatori. Il numero di carte in mano a ciascuno è pubblico.
    .title = Valori segreti

giganten-4-1 =
    Nella tua prima azione 4, prima di tutto il resto, piazza il camion su una casella libera della colonna A. È obbligatorio e gratis. Non puoi scegliere una casella con un altro camion.
    .title = Piazzare il camion
    .ruling = Nostra decisione: i regolamenti lasciano scegliere qualsiasi casella della prima colonna; poiché un camion non si ferma sulla casella di un altro, escludiamo quelle occupate.

giganten-4-2 =
    Dividi come vuoi i punti movimento della tua carta tra camion e locomotiva, un passo alla volta e in qualsiasi ordine. I punti non usati sono persi.
    .title = Dividere i punti movimento
    .ruling = Nostra decisione: il regolamento francese breve dice che il resto deve andare alla locomotiva e, più avanti, che non è necessario spenderlo; gli altri non lo impongono.

giganten-4-3 =
    Il camion si muove in orizzontale e in verticale, mai in diagonale. Entrare in una pianura costa 1 punto, in una collina 2, in una montagna 3.
    .title = Guidare il camion

giganten-4-4 =
    Il tuo camion può passare su un sito di perforazione (si paga il terreno della sua casella) o sulla casella di un altro camion, ma non fermarvisi. Ogni tragitto porta a una casella dove il camion può fermarsi; puoi farne più d’uno di seguito.
    .title = Passare e fermarsi
    .ruling = Nostra decisione: solo il regolamento francese lungo parla degli altri camion, e lo seguiamo; gli altri due testi non ne dicono nulla.

giganten-4-5 =
    Nessun camion può entrare in una casella con una trivella, nemmeno del proprio colore.
    .title = Le trivelle sbarrano la strada

giganten-4-6 =
    In ogni casella del tragitto in cui può fermarsi (4.4), comprese quelle di partenza e di piazzamento, il camion ti mostra il valore delle tessere nere (una o tre trivelle) intatte accanto a lui, ma non in diagonale: in automatico e gratis. Le rosse non si vedono mai. Il valore resta un tuo segreto; tutti sanno quali tessere hai guardato. Un tragitto segue il percorso meno costoso; a parità, risalendo dall’arrivo, la colonna più vicina ad A, poi la riga di numero più basso. Il percorso è pubblico; per seguirne un altro, procedi a tappe.
    .title = Guardare le tessere
    .ruling = Nostra decisione, contro la lettera: in tutti i regolamenti il giocatore può guardare, se vuole, dopo essersi mosso accanto a una tessera. Qui avviene da sé, anche alla partenza, perché guardare non nuoce mai; e il percorso è fissato perché ne dipendono le partite registrate.

giganten-4-7 =
    Portare la tua locomotiva in una colonna costa il numero che vi è stampato: 1 punto per le colonne da B a J, 2 per le colonne da K a Q, 3 per le colonne da R a T. Non supera mai la colonna T (lo deduciamo noi: i regolamenti non ne parlano).
    .title = Muovere la locomotiva

giganten-4-8 =
    Dopo il movimento devi eseguire l’azione speciale della tua carta, se ne ha una. Opzione «Azione speciale» (`special`): «obbligatoria» (predefinita) oppure «facoltativa»; allora ti viene sempre chiesto, e puoi rinunciare all’azione.
    .title = L’azione speciale
    .ruling = Nostra decisione: per i regolamenti francesi è un obbligo, per l’italiano una facoltà; l’opzione lascia scegliere al tavolo.

giganten-4-9 =
    Variazione di prezzo N: scegli una compagnia e sposta il suo prezzo esattamente di N gradini in su o in giù, in qualunque zona sia; l’indicatore si ferma alla fine della scala. Opzione «Variazione di prezzo delle carte» (`price_change`): «esattamente il numero» (predefinita) oppure «fino al numero», da uno a N gradini a tua scelta. Il registro nomina i gradini della carta, o quelli scelti, anche se la scala finisce prima.
    .title = Variazione di prezzo
    .example = da 5.000 $ una variazione di prezzo 2 porta una compagnia a 4.000 $ o a 6.000 $.
    .ruling = Nostra decisione: i regolamenti differiscono. Il francese lungo e l’italiano spostano il prezzo del numero esatto, il francese breve al massimo di quel numero.

giganten-4-10 =
    Greggio gratis: prendi un barile di greggio dalla riserva e mettilo in uno dei tuoi depositi, senza trasporto.
    .title = Greggio gratis

giganten-4-11 =
    Arretramento N: la locomotiva di ogni avversario torna indietro di N caselle (caselle, non punti), ma non oltre la colonna A. La locomotiva nera non arretra mai.
    .title = Arretramento degli avversari
    .example = una locomotiva nella colonna T che arretra di 3 si trova nella colonna Q, l’ultima che costa 2, e paga 3 per il passo successivo.
    .ruling = Nostra decisione: nessun regolamento dice che cosa succede a una locomotiva che dovrebbe arretrare oltre la partenza.

giganten-4-12 =
    La carta va poi nei suoi scarti, e il giocatore successivo svolge tutta la sua azione 4.
    .title = Scartare la carta

giganten-5-1 =
    In ordine di turno, un giocatore con il camion accanto a uno o più siti di perforazione intatti, ma non in diagonale, può costruire una trivella su uno di essi: al massimo una per round. A chi non può costruire nulla non viene chiesto niente.
    .title = Chi può costruire

giganten-5-2 =
    Una trivella costa 4.000 $ su un sito da una trivella, 6.000 $ su un sito da due e 8.000 $ su un sito da tre. Si paga subito alla banca; non c’è credito.
    .title = Costi di costruzione

giganten-5-3 =
    Per costruire serve una trivella disponibile. Ogni giocatore ne ha cinque.
    .title = Una trivella disponibile

giganten-5-4 =
    Scopri la tessera davanti a tutti e metti altrettanti barili di greggio sotto la trivella. La tessera esce dal gioco.
    .title = Il petrolio zampilla

giganten-6-1 =
    In ordine di turno, ognuno deve prendere un barile di greggio da ciascuna delle sue trivelle. La trivella da cui si è preso l’ultimo barile torna al proprietario; da allora la sua casella è terreno normale.
    .title = Estrazione del greggio
    .ruling = Nostra decisione: i regolamenti ridanno la trivella al proprietario, ma non dicono che ne è della casella.

giganten-6-2 =
    Ogni barile preso è trasportato in uno dei tuoi tre depositi (suddivisione libera), oppure è perso e torna alla riserva. Le trivelle si risolvono una a una, per colonna e poi per riga.
    .title = Trasportare o perdere
    .ruling = Nostra decisione: nessun regolamento fissa l’ordine, che comunque non cambia nulla, perché si può rinunciare a qualsiasi barile.

giganten-6-3 =
    Una locomotiva serve una trivella quando si trova nella sua colonna o più avanti. La tua locomotiva trasporta gratis il tuo greggio.
    .title = Quale locomotiva serve la trivella

giganten-6-4 =
    Se la tua locomotiva non serve la trivella, puoi usare quella nera, se la serve, per 3.000 $ alla banca.
    .title = La locomotiva nera

giganten-6-5 =
    Oppure puoi usare la locomotiva avversaria più avanzata, se serve la trivella, per 3.000 $ al suo proprietario, che non può rifiutare. Gli avversari alla pari dividono in parti uguali: 1.500 $ ciascuno in due, 1.000 $ ciascuno in tre. A questo servono le banconote da 500 $.
    .title = La locomotiva di un avversario

giganten-6-6 =
    Se servono la trivella sia la nera sia una locomotiva avversaria, scegli tu. Opzione «Quale locomotiva trasporta» (`carrier`): «a scelta del giocatore» (predefinita) oppure «la più avanzata»; allora si deve usare la più avanzata di tutte, nera compresa. Quelle alla pari dividono in parti uguali e la parte della nera va alla banca; l’azione si scrive sempre `ship rival`.
    .title = Scegliere il trasportatore
    .ruling = Nostra decisione: il regolamento francese lungo e l’italiano lasciano la scelta; il francese breve nomina la nera prima degli avversari, il che si può leggere come un ordine. Nessuno impone la più avanzata di tutte: è l’uso di alcuni gruppi.

giganten-6-7 =
    Se nessuna locomotiva serve la trivella, oppure non vuoi o non puoi pagare, il barile è perso.
    .title = Greggio perso

giganten-6-8 =
    Il greggio di un deposito non viene mai spostato in un altro.
    .title = Nessuno scambio tra depositi

giganten-7-1 =
    Le aste si tengono nell’ordine Hudson, Jet, US Standard. Partecipano solo i giocatori che hanno greggio nel proprio deposito di quella compagnia e almeno una licenza in mano.
    .title = Chi partecipa
    .ruling = Nostra decisione: i regolamenti chiedono solo greggio nel deposito; chiedere anche una licenza garantisce che le ripetizioni di 7.6 abbiano fine.

giganten-7-2 =
    Apre il primo giocatore, o il successivo che partecipa; si procede in senso orario. Un’offerta è un numero intero, almeno 1, e supera la precedente. Puoi bluffare oltre ciò che hai, ma non offrire più del doppio del numero delle tue carte licenza: tutti vedono che una mano così non potrebbe pagare. Opzione «Offerte» (`bids`): «al massimo quanto le carte potrebbero coprire» (predefinita, come sopra) oppure «ogni bluff», fino a 117, il valore di tutte le licenze. Chi non può più rilanciare passa in automatico.
    .title = Fare offerte
    .ruling = Nostra decisione: i regolamenti non pongono limiti al bluff; l’opzione «ogni bluff» li segue.

giganten-7-3 =
    Chi passa è fuori da quest’asta. L’asta finisce quando tutti hanno passato tranne il miglior offerente, o quando hanno passato tutti: allora lì non si vende nulla. Chi resta solo senza aver fatto un’offerta deve offrire almeno 1 o passare.
    .title = Passare e uscire

giganten-7-4 =
    Anche un partecipante unico deve offrire almeno 1, oppure passare.
    .title = Da soli all’asta
    .ruling = Nostra decisione: nessun regolamento parla del partecipante unico; l’italiano assegna l’asta all’ultimo rimasto, senza chiedere un’offerta.

giganten-7-5 =
    Il vincitore paga licenze per un valore almeno pari all’offerta, senza resto. Sceglie quali carte, ma nessuna che non sia necessaria (lo deduciamo noi: i regolamenti non ne parlano). Gli altri tengono le loro.
    .title = Pagare l’offerta

giganten-7-6 =
    Un vincitore che può pagare deve pagare. Chi non può perde metà delle sue carte licenza, arrotondata per eccesso: pescate a caso, mostrate a tutti e scartate. Poi l’asta si rifà da 7.1, anche con chi aveva passato.
    .title = Un bluff fallito
    .example = con cinque carte licenza, un bluff fallito ne costa tre.
    .ruling = Nostra decisione: i regolamenti parlano solo di chi non può pagare, non di chi non vuole. Le carte perse le pesca il vicino di sinistra (francese lungo) o un altro giocatore (francese breve), l’italiano non lo dice; qui le pesca il caso.

giganten-7-7 =
    Il vincitore può vendere alla banca, al prezzo della compagnia, quanti barili vuole di quel deposito, anche nessuno.
    .title = Vendere il greggio

giganten-7-8 =
    Opzione «Variante inflazionaria» (`inflation`, disattivata se non si sceglie altro): in ogni round, una volta per ogni compagnia e dopo la sua ultima asta, il prezzo sale di un gradino se nessuno si è aggiudicato l’asta, anche per mancanza di partecipanti, o se il vincitore ha venduto un solo barile; resta fermo se il vincitore non ha venduto nulla o ne ha venduti due; scende di un gradino se ne ha venduti tre o più. Non esce mai dalla scala.
    .title = Inflazione (opzione)
    .ruling = Nostra decisione: la variante è solo nel regolamento italiano, e lo seguiamo. Lascia fermo il prezzo fino a due barili e lo fa scendere oltre tre; il caso di tre resta aperto, e qui il prezzo scende.

giganten-8-1 =
    Da ogni deposito con più di due barili di greggio si vende l’eccedenza alla banca, a 1.000 $ al barile.
    .title = Al massimo due per deposito
    .example = da un deposito con 5 barili dopo l’azione 7, 3 sono venduti per 3.000 $.

giganten-9-1 =
    Il dado passa a sinistra: chi lo riceve è il primo giocatore del round successivo.
    .title = Il dado passa a sinistra

giganten-E1 =
    La partita finisce subito quando la locomotiva nera raggiunge la stella. Non si gioca altro; i prezzi di quel round sono già stati decisi con il dado.
    .title = La stella

giganten-E2 =
    Le locomotive dei giocatori si classificano per colonna. A parità, viene prima il valore totale di licenze più alto; se anche questo è pari, decide l’ordine di turno a partire da chi ha il dado nel round della stella.
    .title = Classifica delle locomotive

giganten-E3 =
    Ogni trivella sul tabellone rende al proprietario secondo la posizione in classifica della sua locomotiva: 5.000 $ per la 1ª, 4.000 $ per la 2ª, 3.000 $ per la 3ª, 2.000 $ per la 4ª.
    .title = Trivelle sul tabellone

giganten-E4 =
    Ogni barile sotto le tue trivelle o nei tuoi depositi ti rende 1.000 $.
    .title = Greggio rimasto

giganten-E5 =
    Vince chi ha più denaro. Chi è pari in testa condivide la vittoria.
    .title = Chi vince
    .ruling = Nostra decisione: nessun regolamento parla della parità in testa, perciò la vittoria è condivisa.

giganten-box =
    1 tabellone: il territorio al centro, la ferrovia, i depositi delle tre compagnie e i posti per le carte
    36 tessere di perforazione: 12 da una trivella, 12 rosse da due e 12 da tre
    42 carte azione (12 rosse, 30 beige) e 78 licenze (39 di valore 1, 39 di valore 2)
    4 camion, 20 trivelle e 4 locomotive nei colori dei giocatori, e 1 locomotiva nera
    60 barili di greggio, 3 indicatori di prezzo e 1 dado a due colori
    4 carte di riferimento: le azioni da un lato, simboli e costi dall’altro
    Banconote da 500 $, 1.000 $, 2.000 $, 10.000 $ e 50.000 $
giganten-reference-1 =
    1 – Prezzi: si tira il dado per ogni compagnia.
    2 – Carte: la carta rossa fa avanzare la locomotiva nera; poi ognuno prende una carta.
    3 – Licenze: quante ne mostra la tua carta.
    4 – Movimento: camion e locomotiva, poi l’azione speciale.
    5 – Costruzione: al massimo una trivella, accanto al tuo camion.
    6 – Petrolio: ogni trivella dà un barile, da trasportare o perdere.
    7 – Aste: Hudson, Jet, US Standard. Vende solo il vincitore.
    8 – Depositi: oltre i 2 barili, l’eccedenza si vende a 1.000 $ al barile.
    9 – Il dado passa a sinistra.
    .title = Un round
giganten-reference-2 =
    Zona bianca: un numero blu alza il prezzo, uno rosso lo abbassa.
    Zona blu: ogni numero lo abbassa.
    Zona rossa: ogni numero lo alza.
    .title = Il dado
giganten-reference-3 =
    Camion: pianura 1, collina 2, montagna 3
    Locomotiva: colonne da B a J 1, da K a Q 2, da R a T 3
    Il camion non si ferma mai su un sito di perforazione né su un altro camion, e non entra mai in una casella con una trivella.
    .title = Punti movimento
giganten-reference-4 =
    Una trivella: 4.000 $ per 2, 3 o 4 barili
    Due trivelle (rosso, mai visibile in anticipo): 6.000 $ per 2 o 5 barili
    Tre trivelle: 8.000 $ per 4, 5 o 6 barili
    .title = Costruire
giganten-reference-5 =
    La tua locomotiva, nella colonna della trivella o più avanti: gratis
    La nera: 3.000 $ alla banca
    La più avanzata degli avversari: 3.000 $ al proprietario
    .title = Trasportare un barile
giganten-reference-6 =
    Le offerte si contano in valore di licenze. Servono greggio in quel deposito e almeno una licenza.
    Si può bluffare; chi vince e non può pagare perde metà delle sue carte licenza, arrotondata per eccesso.
    .title = Aste
giganten-reference-7 =
    Subito, quando la locomotiva nera raggiunge la stella
    Ogni trivella: 5.000 $, 4.000 $, 3.000 $ o 2.000 $, secondo la posizione della tua locomotiva
    Ogni barile sotto una trivella o in un deposito: 1.000 $
    .title = La fine
giganten-advice =
    I regolamenti non parlano di strategia; queste indicazioni sono nostre.
    Una trivella vale quanto la ferrovia riesce a portare via: costruisci dove la tua locomotiva è già, o sarà presto.
    Guarda prima di costruire. Le tessere nere mostrano il valore al camion vicino; una rossa resta una scommessa, 2 o 5 per 6.000 $.
    Distribuisci il greggio fra le tre compagnie. Un’asta vinta basta per una buona vendita, e l’azione 8 lascia solo due barili per deposito.
    I prezzi alti scendono, quelli bassi salgono: nelle zone blu e rossa il dado conosce una sola direzione.
    Un avversario che ha bisogno della tua locomotiva ti paga. Stare davanti rende anche senza trivellare.
    Tieni d’occhio la locomotiva nera. Verso la fine una trivella nuova rende secondo la posizione della tua locomotiva, qualunque cosa ci sia sotto.
giganten-sources =
    Giganten: di Wilko Manz, illustrato da Franz Vohwinkel, pubblicato da Kosmos nel 1999.
    Il regolamento francese lungo: traduzione di Dominique Vandaële (ottobre 2001), dalla versione inglese di H. Barthen, N. Ramsey, P. Spring e D. Morse.
    Il regolamento francese breve: una traduzione anonima.
    Il regolamento italiano: traduzione di Giochi Rari (versione 1.0, marzo 2001).
    Tabellone e carte: una trascrizione pubblica; non è annotato chi l’abbia fatta, né da quale copia.
    Le facce del dado: una recensione del 1999.

giganten-provenance-rules = Regolamenti: è scritto nei regolamenti da cui partiamo: uno francese lungo (di cui abbiamo due copie), uno francese breve e uno italiano.

giganten-provenance-transcribed = Trascritto: viene da una trascrizione pubblica del tabellone e delle carte stampati. Concorda con tutti gli esempi dei regolamenti.

giganten-provenance-reviews = Recensioni: non è in nessun regolamento, ma lo descrivono recensioni del gioco.

giganten-provenance-reconstructed = Ricostruito: è la nostra ipotesi migliore, non una lettura del gioco stampato. È indicato come tale nei dati e in questa pagina.

giganten-data-terrain = Il terreno delle 240 caselle: 183 pianure, 25 colline e 32 montagne. Dalla trascrizione.

giganten-data-drill_sites = I 36 siti di perforazione, 12 per tipo; due per tipo portano un «3». Sono tutti trascritti tranne il sito da una trivella in H10: manca nella trascrizione ed è stato ricostruito.

giganten-data-prices = La scala dei prezzi va da 1.500 $ a 9.000 $ con gradini di 500 $: zona rossa fino a 3.500 $, bianca da 4.000 $ a 6.500 $, blu da 7.000 $. La scala è trascritta; la partenza da 5.000 $ è nei regolamenti.

giganten-data-die = Il dado: le sue facce, da 2 a 4 in blu e in rosso, non sono in nessun regolamento; le descrive una recensione del 1999.

giganten-data-track = Il binario va dalla colonna A alla colonna T, e la stella è una casella dopo la colonna T (opzione «La stella», `star`: oltre la colonna T, oppure nella colonna T). Trascritto e verificato con l’esempio di 4.11.

giganten-data-cards = Le 12 carte rosse, ognuna con l’avanzata della locomotiva nera, licenze, punti movimento e un barile gratis oppure un arretramento. Trascritte; le carte rosse illustrate nei regolamenti sono tra queste. Le 30 carte beige, ognuna con licenze e punti movimento, alcune con una variazione di prezzo. Trascritte; le carte beige illustrate nei regolamenti sono tra queste.
