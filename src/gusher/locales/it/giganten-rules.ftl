# Le regole di Giganten, articolo per articolo (italiano).

giganten-name = Giganten

giganten-about = Cercate il petrolio, portatelo su rotaia fino ai depositi di tre compagnie e conquistate all’asta il diritto di venderlo. Un gioco di Wilko Manz (Kosmos, 1999) per 3 o 4 giocatori dai 10 anni in su: da 7 a 9 round, da 70 a 90 minuti.

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
    Si gioca in 3 o 4. Ognuno sceglie un colore: rosso, grigio, blu o verde. Ogni altro numero di giocatori è rifiutato.
    .title = Giocatori e colori

giganten-S2 =
    Il tabellone ha 20 colonne e 12 righe. La colonna 0 è accanto alle compagnie, la colonna 19 al porto. Ogni casella è pianura, collina o montagna.
    .title = Il tabellone

giganten-S3 =
    Ci sono 36 tessere di perforazione: 12 con una trivella (valori 2, 3 e 4, quattro per valore), 12 rosse con due trivelle (valori 2 e 5, sei per valore) e 12 con tre trivelle (valori 4, 5 e 6, quattro per valore). Mescolate ogni tipo e disponetelo a faccia in giù sui siti di perforazione dello stesso tipo.
    .title = Le tessere di perforazione

giganten-S4 =
    In 3 giocatori i siti di perforazione contrassegnati con un «3» restano vuoti e valgono come terreno normale. Le sei tessere che avanzano tornano nella scatola senza essere guardate.
    .title = Siti con tre giocatori
    .ruling = Nostra decisione: un regolamento francese esclude i siti con tre trivelle, il che contraddice le sue stesse sei tessere, mentre gli altri concordano sui siti contrassegnati con il 3.

giganten-S5 =
    Gli indicatori di prezzo delle tre compagnie partono da 5.000 $.
    .title = Prezzi iniziali

giganten-S6 =
    Ci sono 60 indicatori di greggio. Opzione «crude_supply»: con «unlimited» (predefinita) il greggio non finisce mai. Con «60» contano solo quegli indicatori: chi costruisce prende ciò che resta, quando non ne resta nessuno non si può costruire su un sito, e un greggio gratis che non c’è è perduto.
    .title = La riserva di greggio
    .ruling = Nostra decisione: nessun regolamento dice che cosa succede quando gli indicatori finiscono, e le sole tessere ne mostrano 138.

giganten-S7 =
    Mescolate separatamente le 12 carte azione rosse, le 30 carte azione beige e le 78 licenze (39 di valore 1 e 39 di valore 2) e formate tre mazzi a faccia in giù.
    .title = Tre mazzi
    .ruling = Nostra decisione: il regolamento italiano mescola 60 licenze, ma il suo stesso elenco dei materiali e gli altri regolamenti ne indicano 78.

giganten-S8 =
    Ogni giocatore ha 15.000 $, 1 camion, 5 trivelle e 1 locomotiva, ma nessuna licenza. La banca non resta mai senza denaro. Denaro, numero di carte, licenze pagate e tutti gli scarti sono pubblici; il valore delle licenze che avete in mano è un vostro segreto.
    .title = La dotazione iniziale
    .ruling = Nostra decisione: i regolamenti tacciono o divergono su ciò che è pubblico e ciò che è segreto.

giganten-S9 =
    Le locomotive dei giocatori e la locomotiva nera partono dalla colonna 0 del binario. I camion partono fuori dal tabellone.
    .title = Locomotive e camion

giganten-S10 =
    Il primo giocatore è scelto a caso. Opzione «first»: «random» (a caso, predefinita) oppure il posto di chi deve cominciare.
    .title = Chi comincia

giganten-0-1 =
    Quando è possibile una sola azione, non vi viene chiesto nulla: è eseguita e annotata nel registro. Anche il movimento termina da sé quando non resta altro che fermarsi.
    .title = Niente domande inutili
    .ruling = Nostra decisione: i regolamenti tacciono o divergono, e una domanda con una sola risposta fa solo perdere tempo.

giganten-0-2 =
    Un mazzo si rifà solo nel momento in cui serve una carta e il mazzo è vuoto.
    .title = Rifare un mazzo
    .ruling = Nostra decisione: i regolamenti tacciono o divergono sul momento esatto.

giganten-1-1 =
    Tirate il dado una volta per ogni compagnia, nell’ordine Hudson, Jet, US Standard. Le sei facce sono 2, 3 e 4 in blu e 2, 3 e 4 in rosso.
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
    Conta la zona in cui l’indicatore si trova prima di muoversi; poi si sposta del numero intero, anche se cambia zona.
    .title = Zona e movimento intero
    .ruling = Nostra decisione: i regolamenti tacciono o divergono; sulla scala stampata il dado da solo non fa mai uscire un indicatore.

giganten-2-1 =
    Scoprite la prima carta del mazzo rosso. La locomotiva nera avanza del numero indicato, contato in caselle, qualunque sia il loro costo.
    .title = La carta rossa

giganten-2-2 =
    Se la locomotiva nera raggiunge la stella, o dovrebbe superarla, la partita finisce subito: vedi da E1 a E5.
    .title = L’arrivo alla stella

giganten-2-3 =
    Scoprite tante carte beige quanti sono i giocatori. Se il mazzo è vuoto, rifatelo mescolando i suoi scarti. Esempio: in tre giocatori, tre carte beige stanno accanto a quella rossa.
    .title = Le carte beige

giganten-2-4 =
    In ordine di turno (il primo giocatore, poi in senso orario), ognuno prende una carta scoperta, rossa o beige. Le carte beige sono numerate a partire da 1 e conservano il loro numero. La carta che avanza va subito nei suoi scarti.
    .title = Scegliere una carta

giganten-3-1 =
    In ordine di turno, ognuno riceve tante licenze quante ne indica la sua carta, tutte le sue prima di passare al successivo. Se il mazzo è vuoto, si rifà con i suoi scarti; se mancano anche quelli, non se ne distribuiscono altre. Ciò che manca non viene recuperato più tardi.
    .title = Distribuire le licenze
    .ruling = Nostra decisione: i regolamenti tacciono o divergono su che cosa succede quando le licenze non bastano.

giganten-3-2 =
    Il valore delle vostre licenze è nascosto agli altri giocatori. Il numero di carte in mano a ciascuno è pubblico.
    .title = Valori segreti

giganten-4-1 =
    Nella vostra prima azione 4, prima di tutto il resto, mettete il camion su una casella libera della colonna 0. È obbligatorio e gratuito. Non potete scegliere una casella con un altro camion.
    .title = Piazzare il camion
    .ruling = Nostra decisione: i regolamenti tacciono o divergono sulla possibilità di partire con due camion nella stessa casella.

giganten-4-2 =
    Dividete come volete i punti movimento della vostra carta tra camion e locomotiva, un passo alla volta e in qualsiasi ordine. I punti non usati sono persi.
    .title = Dividere i punti movimento
    .ruling = Nostra decisione: un regolamento francese dice che il resto deve andare alla locomotiva e, due paragrafi dopo, che non è necessario spenderlo.

giganten-4-3 =
    Il camion si muove in ortogonale, mai in diagonale. Entrare in una pianura costa 1 punto, in una collina 2, in una montagna 3.
    .title = Guidare il camion

giganten-4-4 =
    Il vostro camion può passare su un sito di perforazione (si paga il terreno della sua casella) o sulla casella di un altro camion, ma non fermarvisi. Ogni tragitto porta a una casella dove il camion può fermarsi; potete farne più d’uno di seguito.
    .title = Passare e fermarsi
    .ruling = Nostra decisione: solo uno dei testi contiene la regola sugli altri camion, e noi la seguiamo.

giganten-4-5 =
    Nessun camion può entrare in una casella con una trivella, nemmeno del proprio colore.
    .title = Le trivelle sbarrano la strada

giganten-4-6 =
    In ogni casella del tragitto in cui può fermarsi (4.4), comprese quelle di partenza e di piazzamento, il camion vi mostra il valore delle tessere nere (una o tre trivelle) intatte adiacenti in ortogonale: in automatico e gratis. Le rosse non si vedono mai. Il valore resta un vostro segreto; tutti sanno quali tessere avete guardato. Un tragitto segue la via meno costosa; a parità, risalendo dall’arrivo, la colonna più bassa, poi la riga. La via è pubblica; per seguirne un’altra, procedete a tappe.
    .title = Guardare le tessere
    .ruling = Nostra decisione: i regolamenti tacciono o divergono; guardare non nuoce mai e quindi avviene da sé, e la via è fissata perché ne dipendono le partite registrate.

giganten-4-7 =
    Portare la vostra locomotiva in una colonna costa il numero che vi è stampato: 1 punto per le colonne 1–9, 2 per le colonne 10–16, 3 per le colonne 17–19. Non supera mai la colonna 19.
    .title = Muovere la locomotiva

giganten-4-8 =
    Dopo il movimento dovete eseguire l’azione speciale della vostra carta, se ne ha una.
    .title = L’azione speciale
    .ruling = Nostra decisione: per i regolamenti francesi è un obbligo, per quello italiano una facoltà.

giganten-4-9 =
    Variazione di prezzo N: scegliete una compagnia e spostate il suo prezzo di esattamente N gradini in su o in giù, in qualunque zona sia; l’indicatore si ferma alla fine della scala. Opzione «price_change»: «exact» (predefinita) oppure «up-to», con cui scegliete da uno a N gradini. Il testo dell’azione nomina i gradini della carta, o quelli scelti, anche se la scala finisce prima.
    .title = Variazione di prezzo
    .ruling = Nostra decisione: la maggior parte dei regolamenti sposta il prezzo del numero esatto, uno francese fino a quel numero.

giganten-4-10 =
    Greggio gratis: prendete un indicatore di greggio dalla riserva e mettetelo in uno dei vostri depositi, senza trasporto.
    .title = Greggio gratis

giganten-4-11 =
    Arretramento N: la locomotiva di ogni avversario torna indietro di N caselle (caselle, non punti), ma non oltre la colonna 0. La locomotiva nera non arretra mai. Esempio: una locomotiva nella colonna 19 che arretra di 3 si trova nella colonna 16, l’ultima casella che costa 2, e paga 3 per il passo successivo.
    .title = Arretramento degli avversari
    .ruling = Nostra decisione: i regolamenti tacciono o divergono sul limite della colonna 0.

giganten-4-12 =
    La carta va poi nei suoi scarti, e il giocatore successivo svolge tutta la sua azione 4.
    .title = Scartare la carta

giganten-5-1 =
    In ordine di turno, un giocatore con il camion adiacente in ortogonale a uno o più siti di perforazione intatti può costruire una trivella su uno di essi: al massimo una per round. A chi non può costruire nulla non viene chiesto niente.
    .title = Chi può costruire

giganten-5-2 =
    Una trivella costa 4.000 $ su un sito da una trivella, 6.000 $ su un sito da due e 8.000 $ su un sito da tre. Si paga subito alla banca; non c’è credito.
    .title = Costi di costruzione

giganten-5-3 =
    Per costruire serve una trivella davanti a sé. Ogni giocatore ne ha cinque.
    .title = Una trivella disponibile

giganten-5-4 =
    Scoprite la tessera davanti a tutti e mettete altrettanti indicatori di greggio sotto la trivella. La tessera esce dal gioco.
    .title = Il petrolio zampilla

giganten-6-1 =
    In ordine di turno, ognuno deve prendere un indicatore di greggio da ciascuna delle sue trivelle. La trivella da cui si è preso l’ultimo greggio torna al proprietario; da allora la sua casella è terreno normale.
    .title = Estrazione del greggio
    .ruling = Nostra decisione: i regolamenti tacciono o divergono su che cosa ne è della casella.

giganten-6-2 =
    Ogni greggio preso è trasportato in uno dei vostri tre depositi (suddivisione libera), oppure è perduto e torna alla riserva. Le trivelle si risolvono una a una, per colonna e poi per riga.
    .title = Trasportare o perdere
    .ruling = Nostra decisione: i regolamenti tacciono o divergono sull’ordine, che comunque non cambia nulla, perché si può rinunciare a qualsiasi greggio.

giganten-6-3 =
    Una locomotiva serve una trivella quando si trova nella sua colonna o più avanti. La vostra locomotiva trasporta gratis il vostro greggio.
    .title = Quale locomotiva serve la trivella

giganten-6-4 =
    Se la vostra locomotiva non serve la trivella, potete usare quella nera, se la serve, per 3.000 $ alla banca.
    .title = La locomotiva nera

giganten-6-5 =
    Oppure potete usare la locomotiva avversaria più avanzata, se serve la trivella, per 3.000 $ al suo proprietario, che non può rifiutare. Gli avversari alla pari dividono in parti uguali: 1.500 $ ciascuno in due, 1.000 $ ciascuno in tre. A questo servono le banconote da 500 $.
    .title = La locomotiva di un avversario

giganten-6-6 =
    Se servono la trivella sia la nera sia una locomotiva avversaria, scegliete voi. Opzione «carrier»: «choice» (predefinita) oppure «most-advanced»: si deve usare la più avanzata di tutte, nera compresa. Quelle alla pari dividono in parti uguali e la parte della nera va alla banca; il testo dell’azione è allora «ship rival».
    .title = Scegliere il trasportatore
    .ruling = Nostra decisione: la maggior parte dei regolamenti lascia la scelta al giocatore; nessuno enuncia la regola «most-advanced», che è l’uso di alcuni gruppi.

giganten-6-7 =
    Se nessuna locomotiva serve la trivella, oppure non volete o non potete pagare, il greggio è perduto.
    .title = Greggio perduto

giganten-6-8 =
    Il greggio di un deposito non viene mai spostato in un altro.
    .title = Nessuno scambio tra depositi

giganten-7-1 =
    Le aste si tengono nell’ordine Hudson, Jet, US Standard. Partecipano solo i giocatori che hanno greggio nel proprio deposito di quella compagnia e almeno una licenza in mano.
    .title = Chi partecipa
    .ruling = Nostra decisione: chiedere una licenza garantisce che le ripetizioni di 7.6 abbiano fine.

giganten-7-2 =
    Apre il primo giocatore, o il successivo che partecipa; si procede in senso orario. Un’offerta è un numero intero, almeno 1 e più alta della precedente. Potete bluffare oltre ciò che avete, ma non oltre il doppio del numero delle vostre carte licenza: tutti vedono che una mano così non potrebbe pagare. Opzione «bids»: «plausible» (predefinita) oppure «free»: fino a 117, il valore di tutte le licenze. Chi non può più rilanciare passa in automatico.
    .title = Fare offerte
    .ruling = Nostra decisione: i regolamenti tacciono o divergono su quanto può spingersi un bluff.

giganten-7-3 =
    Chi passa è fuori da quest’asta. L’asta finisce quando tutti hanno passato tranne il miglior offerente, o quando hanno passato tutti: allora lì non si vende nulla. Chi resta solo senza aver fatto un’offerta deve offrire almeno 1 o passare.
    .title = Passare e uscire

giganten-7-4 =
    Anche un partecipante unico deve offrire almeno 1, oppure passare.
    .title = Da soli all’asta
    .ruling = Nostra decisione: i regolamenti tacciono o divergono sull’asta con un solo partecipante.

giganten-7-5 =
    Il vincitore paga licenze per un valore almeno pari all’offerta, senza resto. Sceglie quali carte, ma nessuna che non sia necessaria. Gli altri tengono le loro.
    .title = Pagare l’offerta

giganten-7-6 =
    Un vincitore che può pagare deve pagare. Chi non può perde metà delle sue carte licenza, arrotondata per eccesso: pescate a caso, mostrate a tutti e scartate. Poi l’asta si rifà da 7.1, anche con chi aveva passato. Esempio: con cinque carte licenza, un bluff fallito ne costa tre.
    .title = Un bluff fallito
    .ruling = Nostra decisione: i regolamenti tacciono o divergono sulla possibilità di rifiutare il pagamento quando si può pagare.

giganten-7-7 =
    Il vincitore può vendere alla banca, al prezzo della compagnia, quanto greggio vuole di quel deposito, anche nessuno.
    .title = Vendere il greggio

giganten-7-8 =
    Opzione «inflation» (predefinita: disattivata): in ogni round e per ogni compagnia, anche senza partecipanti, il prezzo sale di un gradino se è stato venduto un solo greggio o nessuno, resta fermo con due e scende di un gradino con tre o più. Non esce mai dalla scala e si muove una volta, dopo l’ultima asta della compagnia nel round.
    .title = Inflazione (opzione)
    .ruling = Nostra decisione: solo il regolamento italiano ha questa opzione, e lascia aperto il caso di tre esatti.

giganten-8-1 =
    Ogni deposito di ogni giocatore con più di due indicatori di greggio vende l’eccedenza alla banca a 1.000 $ l’uno. Esempio: da un deposito con 5 indicatori dopo l’azione 7, 3 sono venduti per 3.000 $.
    .title = Al massimo due per deposito

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
    Ogni trivella sul tabellone rende al proprietario secondo la posizione in classifica della sua locomotiva: 5.000 $ al 1º posto, 4.000 $ al 2º, 3.000 $ al 3º, 2.000 $ al 4º.
    .title = Trivelle sul tabellone

giganten-E4 =
    Ogni greggio sotto le vostre trivelle o nei vostri depositi vi rende 1.000 $.
    .title = Greggio rimasto

giganten-E5 =
    Vince chi ha più denaro. Chi è pari in testa condivide la vittoria.
    .title = Chi vince
    .ruling = Nostra decisione: i regolamenti tacciono o divergono sulla parità, perciò la vittoria è condivisa.

giganten-provenance-rules = Regole: è scritto nei regolamenti da cui partiamo.

giganten-provenance-transcribed = Trascritto: viene da una trascrizione pubblica del tabellone e delle carte stampati. Concorda con tutti gli esempi dei regolamenti.

giganten-provenance-reconstructed = Ricostruito: è la nostra migliore deduzione, non una lettura del gioco stampato. È indicato come tale nei dati e in questa pagina.

giganten-data-terrain = Il terreno delle 240 caselle: 183 pianure, 25 colline e 32 montagne. Trascritto dal tabellone stampato.

giganten-data-sites = I 36 siti di perforazione, 12 per tipo; due per tipo portano un «3». Sono tutti trascritti tranne il sito da una trivella in colonna 7, riga 9: manca nella trascrizione ed è stato ricostruito.

giganten-data-prices = La scala dei prezzi va da 1.500 $ a 9.000 $ con gradini di 500 $: zona rossa fino a 3.500 $, bianca da 4.000 $ a 6.500 $, blu da 7.000 $. La scala è trascritta; la partenza da 5.000 $ è nei regolamenti.

giganten-data-track = Il binario ha le colonne da 0 a 19, e la stella è una casella dopo la colonna 19, a 20 (opzione «star»: 20 o 19). Trascritto e verificato con l’esempio di 4.11.

giganten-data-red-cards = Le 12 carte rosse, ognuna con l’avanzata della locomotiva nera, licenze, punti movimento e un greggio gratis oppure un arretramento. Trascritte; le carte rosse illustrate nei regolamenti sono tra queste.

giganten-data-beige-cards = Le 30 carte beige, ognuna con licenze e punti movimento, alcune con una variazione di prezzo. Trascritte; le carte beige illustrate nei regolamenti sono tra queste.
