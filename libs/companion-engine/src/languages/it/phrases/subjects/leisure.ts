import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'Un libro è l’unico posto dove si può essere altrove senza che nessuno se ne accorga.',
      'Le pagine giuste cambiano la velocità della giornata: si va più piano e si vede di più.',
      'Con un libro ci si abitua a una voce, e dopo qualche capitolo sembra di riconoscerla.',
      'Nessuno legge due volte lo stesso libro, dicono: il testo resta fermo, a muoversi è chi lo tiene in mano.',
    ],
    ask: [
      'Quale personaggio o pagina ti è rimasta addosso?',
      'In che posto e a che ora leggi meglio?',
      'Come ti è capitato tra le mani questo libro?',
    ],
  },
  film: {
    say: [
      'Un film continua per un po’ anche dopo i titoli di coda: si vede da quale scena torna in mente per prima.',
      'Due ore al buio di un’altra vita: un ottimo affare, anche quando poi c’è da discutere.',
      'Del resto della trama si dimentica quasi tutto, di certi film restano una faccia, una luce, una frase.',
      'La prova vera di un film è se il giorno dopo viene voglia di parlarne, nel bene o nel male.',
    ],
    ask: [
      'Quale scena ti è rimasta più impressa?',
      'A chi lo consiglieresti, e a chi proprio no?',
      'Che cosa cambieresti, se il film fosse tuo?',
    ],
  },
  series: {
    say: [
      'Le serie sanno benissimo dove tagliare: sempre un secondo prima che si possa andare a letto.',
      'Dopo tante puntate quella gente inventata diventa come i vicini di casa, solo più interessante.',
      'Una storia a pezzi ha un bel vantaggio: tra un episodio e l’altro si continua a scriverla in testa.',
      'La domanda “ancora una?” ha una sola risposta conosciuta, e il telecomando la sa.',
    ],
    ask: [
      'Per quale personaggio fai il tifo?',
      'Come vorresti che andasse a finire?',
      'Con chi ne parli, della serie?',
    ],
  },
  music: {
    say: [
      'Una canzone riesce a fare in tre minuti quello che un discorso non fa in un’ora.',
      'Certi brani si attaccano a un luogo o a una stagione, e da lì non li stacca più nessuno.',
      'La musica ha questo di buono: prende posto senza chiedere permesso e mette in ordine l’umore.',
      'Che sia in cuffia o davanti a un palco, un pezzo giusto fa sembrare scritta apposta la giornata.',
    ],
    ask: [
      'Quale verso o passaggio ti prende di più?',
      'Che cosa ti fa venire in mente?',
      'Qual è il concerto dei tuoi sogni?',
    ],
  },
  instrument: {
    say: [
      'Uno strumento si impara con le dita prima che con la testa: un giorno trovano la strada da sole.',
      'Dieci minuti ogni giorno fanno più di due ore la domenica: le mani hanno una memoria lenta ma fedele.',
      'Le note sbagliate fanno parte del repertorio, e anche i vicini alla lunga ci si affezionano. Quasi.',
      'Fare musica con le proprie mani è diverso dall’ascoltarla: ci si abita dentro, errori compresi.',
    ],
    ask: [
      'Quale pezzo sogni di suonare bene?',
      'Da dove nasce la passione per questo strumento?',
      'Che passaggio ti fa penare adesso?',
    ],
  },
  singing: {
    say: [
      'La voce è l’unico strumento che non si può dimenticare a casa, e per questo espone più di tutti.',
      'Cantare obbliga a respirare bene, e già da solo questo mette a posto parecchie cose.',
      'Quando una voce esce libera, intonata o no, la stanza diventa per un attimo più grande.',
      'C’è un coraggio preciso nel cantare: si apre la bocca prima di sapere che cosa ne uscirà.',
    ],
    ask: [
      'Quale canzone ti viene meglio?',
      'Dove canti più volentieri?',
      'Che cosa succede al tuo umore mentre canti?',
    ],
  },
  drawing: {
    say: [
      'Disegnare o modellare qualcosa significa guardarla davvero, forse per la prima volta.',
      'Il bello di carta, colori e argilla è che tengono traccia anche dei ripensamenti.',
      'La mano e l’occhio litigano sempre un po’: da quel litigio nasce lo stile.',
      'Una cosa che prima non c’era e adesso sta lì sul tavolo: poche attività danno prove così chiare.',
    ],
    ask: [
      'Che soggetto vorresti provare prossimamente?',
      'Qual è la parte che ti riesce più naturale?',
      'Che fine fanno i lavori finiti?',
    ],
  },
  handicraft: {
    say: [
      'Le cose fatte a mano hanno dentro le ore di chi le ha fatte, e in qualche modo si vede.',
      'Filo, stoffa o legno insegnano la stessa cosa: se si tira troppo, si rompe; se si va piano, viene.',
      'Il difettino che conosce soltanto chi l’ha fatto è la firma. Gli altri vedono il lavoro.',
      'Con le mani occupate i pensieri si mettono in fila da soli, un punto o un pezzo alla volta.',
    ],
    ask: ['Per chi lo fai?', 'Da chi hai imparato?', 'Quale lavoro ti piacerebbe affrontare dopo?'],
  },
  photos: {
    say: [
      'Una buona fotografia comincia prima dello scatto, nel momento in cui qualcosa fa fermare.',
      'La luce fa metà del lavoro, l’altra metà è la pazienza di aspettarla.',
      'Di cento scatti ne resta uno, e quell’uno insegna dove guardare la volta dopo.',
      'Chi fotografa cammina in un’altra città: si accorge di ombre, mani, finestre che gli altri attraversano e basta.',
    ],
    ask: [
      'Quale scatto è il tuo preferito?',
      'Che cosa ti attira di più attraverso l’obiettivo?',
      'A chi mostri le tue foto?',
    ],
  },
  videoGame: {
    say: [
      'I videogiochi hanno una giustizia rara: si sbaglia, si ricomincia e qualcosa si è imparato davvero.',
      '“Finisco solo questa missione” è la misura del tempo più elastica che esista.',
      'Un mondo di gioco fatto bene si ricorda come un posto dove si è stati, con le sue strade e i suoi angoli.',
      'Col controller in mano si affrontano draghi, rigori o rape con la stessa serietà, ed è giusto così.',
    ],
    ask: [
      'Che cosa ti tiene di più dentro quel gioco?',
      'Con chi giochi di solito?',
      'Qual è stato il primo videogioco che ti ha rapito?',
    ],
  },
  boardGame: {
    say: [
      'Attorno a un tavolo da gioco si vede il carattere di tutti, soprattutto di chi dice che gioca solo per divertirsi.',
      'Il gioco è una scusa eccellente per stare insieme senza dover trovare argomenti.',
      'Carte, pedine o domande: dopo dieci minuti nessuno guarda più il telefono, e questo è già un premio.',
      'Metà del gusto sta nella partita, l’altra metà nel discuterla fino al prossimo appuntamento.',
    ],
    ask: [
      'Chi è l’avversario più temibile?',
      'Qual è la tua tattica segreta?',
      'Chi proprio non sa perdere, tra voi?',
    ],
  },
  teamWon: {
    say: [
      'Una vittoria così allunga la settimana: se ne parla al bar, in ufficio, perfino in ascensore.',
      'Che gioia! Tifare significa affidare l’umore ad altra gente in calzoncini, e ogni tanto lo restituiscono lucidato.',
      'Chi ha patito le partite brutte sa gustarsi quelle vinte fino all’ultimo minuto.',
      'Le vittorie della propria squadra hanno un bel difetto: si ha subito voglia di rivederle da capo.',
    ],
    ask: [
      'Qual è stato il momento più bello?',
      'Chi è stato il migliore in campo?',
      'Con chi l’hai festeggiata?',
    ],
  },
  teamLost: {
    say: [
      'Una sconfitta della propria squadra ha il potere di rovinare anche la cena, e chi non tifa non lo capirà mai.',
      'Il peggio arriva dopo: moviola, commenti, e quel collega che sorride.',
      'Si soffre per gente che non conosce il nome di nessuno sugli spalti: è la bellezza assurda, e la fregatura, del tifo.',
      'Chi resta con la sciarpa al collo quando va male è il vero tifo; a salire sul carro son capaci tutti.',
    ],
    ask: [
      'Dov’è che si è persa, secondo te?',
      'Che cosa cambieresti in quella squadra?',
      'Da dove viene questa tua passione?',
    ],
  },
  ownMatch: {
    say: [
      'In campo tutto diventa semplice e serissimo: una riga, una palla, gente che conta su di te.',
      'Il risultato va sul tabellone; quello che resta nelle gambe e nello spogliatoio è un’altra classifica.',
      'Giocare davvero, invece di guardare gli altri, vale già qualche livido.',
      'Le partite amatoriali si preparano come finali mondiali e si commentano anche più a lungo.',
    ],
    ask: [
      'Qual è il tuo punto forte in campo?',
      'Chi trascina il gruppo?',
      'Contro chi vuoi vincere a tutti i costi?',
    ],
  },
  running: {
    say: [
      'Il passo più lungo di ogni corsa è quello dal letto alla porta.',
      'Correndo si scopre che le gambe si lamentano presto e mentono volentieri: quasi sempre ne hanno ancora.',
      'I chilometri hanno un pregio: non si possono comprare né delegare. Quelli fatti sono tuoi.',
      'C’è un punto in cui respiro e passi vanno insieme, e per un po’ non serve altro.',
    ],
    ask: [
      'A che cosa pensi mentre corri?',
      'Qual è il tuo percorso preferito?',
      'Quale traguardo ti tenta adesso?',
    ],
  },
  hiking: {
    say: [
      'A piedi il paesaggio arriva alla velocità giusta, e nel frattempo si svuota anche la testa.',
      'In salita si parla poco e si pensa semplice: è metà del riposo.',
      'Un panino in cima o in mezzo al bosco batte parecchi ristoranti, conquistato com’è.',
      'Le gambe si lamentano due giorni, il ricordo di un sentiero resta molto più a lungo.',
    ],
    ask: [
      'Qual è stato il punto più bello del cammino?',
      'Che cosa non manca mai nel tuo zaino?',
      'Con chi cammini più volentieri?',
    ],
  },
  cycling: {
    say: [
      'In sella il mondo ha la velocità perfetta: abbastanza svelta per andare lontano, abbastanza lenta per sentire gli odori.',
      'Il vento contro esiste in entrambe le direzioni, chiunque pedali lo sa.',
      'Sui pedali non si bara: ogni metro è guadagnato, e la discesa è paga arretrata.',
      'Due ruote e una strada: pochi svaghi danno tanto con così poca roba.',
    ],
    ask: [
      'Quale strada ti piace di più fare in sella?',
      'Che bici hai?',
      'Dove vorresti arrivare, un giorno, pedalando?',
    ],
  },
  sea: {
    say: [
      'L’acqua fa un lavoro che la terra non sa fare: toglie peso a tutto, pensieri compresi.',
      'C’è un momento, appena la testa va sotto, in cui ogni rumore si spegne. Vale il viaggio.',
      'Dopo l’acqua la fame è più fame e il sonno è più sonno: il corpo torna alle cose semplici.',
      'Mare, lago o vasca: chi ama l’acqua la cerca come altri cercano un amico.',
    ],
    ask: [
      'Com’era l’acqua?',
      'Che cosa ti piace di più, stare dentro o stare a riva?',
      'Qual è l’acqua più bella che ricordi?',
    ],
  },
  dancing: {
    say: [
      'Ballando la testa smette di comandare, e di solito protesta solo per i primi dieci minuti.',
      'I passi si dimenticano, il ritmo no: quello si infila nelle gambe e resta.',
      'Un piede pestato fa parte della tariffa: in cambio si ottiene di volare un po’.',
      'La pista ha una bella regola: l’età, il mestiere e i guai si lasciano al bordo.',
    ],
    ask: [
      'Quale musica ti fa muovere subito i piedi?',
      'Con chi balli meglio?',
      'Quale ballo ti piacerebbe ancora imparare?',
    ],
  },
  fishing: {
    say: [
      'Stare fermi in mezzo alla natura ad aspettare è un’arte che quasi nessuno pratica più.',
      'Il posto buono non si rivela a nessuno, nemmeno sotto tortura: è la prima regola di chi cerca là fuori.',
      'Anche a mani vuote si torna con qualcosa: un’alba, un verso, l’odore della terra o dell’acqua.',
      'Chi impara ad aspettare in silenzio vede cose che scappano davanti a tutti gli altri.',
    ],
    ask: [
      'Che cosa ti piace di più di quelle ore?',
      'Chi ti ha insegnato?',
      'Qual è stato l’incontro o il bottino più bello?',
    ],
  },
  writing: {
    say: [
      'Una frase scritta guarda in faccia chi l’ha scritta: per questo ci vuole un certo fegato.',
      'Le parole giuste arrivano spesso lontano dalla pagina, in coda o sotto la doccia. Conviene avere una penna vicina.',
      'Scrivere è un modo di pensare con più pazienza, e di conservare ciò che altrimenti scivola via.',
      'Sulla carta si può cancellare tutto, tranne il fatto di averci provato: ed è già molto più di un’idea.',
    ],
    ask: [
      'Di che cosa hai più voglia di scrivere?',
      'Chi è la prima persona a leggerti?',
      'In quale momento della giornata ti vengono le parole?',
    ],
  },
  museum: {
    say: [
      'Ci sono opere che si guardano, e altre che sembrano guardare indietro: da quelle ci si stacca a fatica.',
      'Davanti a qualcosa fatto bene da mani umane il tempo fa un piccolo inchino.',
      'Quel che colpisce in una sala, su un palco o in una vetrina torna fuori giorni dopo, mentre si lavano i piatti.',
      'Capire tutto non è richiesto: basta che una cosa, una sola, resti in mente fino a casa.',
    ],
    ask: [
      'Che cosa ti porteresti a casa, se si potesse?',
      'Davanti a che cosa hai passato più tempo con gli occhi?',
      'Con chi ami andare a vedere queste cose?',
    ],
  },
  volunteering: {
    say: [
      'Dare ore che nessuno paga è un lusso alla rovescia: arricchisce da tutte e due le parti.',
      'Chi riceve quell’aiuto magari non sa il tuo nome, però la differenza la vive quel giorno stesso.',
      'Un posto tiene insieme i suoi pezzi grazie a gente che si presenta senza che nessuno l’obblighi.',
      'L’aiuto vero è fatto di turni, guanti, orari: meno poetico di come lo dipingono, e molto più utile.',
    ],
    ask: [
      'Come hai cominciato?',
      'Quale incontro ti è rimasto dentro?',
      'Che cosa è più faticoso, in quello che fate?',
    ],
  },
  stars: {
    say: [
      'Parte di quella luce è in viaggio da secoli, e finisce la sua strada negli occhi di chi alza la testa.',
      'Il cielo notturno è lo spettacolo più antico che ci sia, e ancora non fa pagare il biglietto.',
      'Sotto un cielo così le faccende del giorno ritrovano la loro misura, che è piccola.',
      'Dopo una ventina di minuti al buio l’occhio vede molto di più: la notte premia chi resta.',
    ],
    ask: [
      'Da dove lo guardi, il cielo?',
      'A che cosa pensi quando guardi lassù?',
      'Che cosa ti piacerebbe vedere, una volta, nel cielo?',
    ],
  },
}
