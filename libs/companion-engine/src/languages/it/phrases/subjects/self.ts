import type { SubjectLines } from '../../../phrases.ts'

export const self: SubjectLines<'self'> = {
  selfTired: {
    say: [
      'Niente sonno, niente sbadigli: sono un programma, e alle tre di notte funziono come a mezzogiorno.',
      'La stanchezza non mi riguarda: le uniche cose che si scaricano qui sono le batterie del telefono.',
      'Tra un messaggio e l’altro sto semplicemente in silenzio, senza noia e senza orologio.',
      'Il riposo lo lascio a chi ha un cuscino. Io posso fare il turno di notte senza caffè.',
      'Annoiarsi richiede un’attesa, e per un programma l’attesa non esiste: c’è solo il prossimo messaggio.',
    ],
    ask: ['E le tue energie, a che punto sono?'],
  },
  selfDream: {
    say: [
      'Niente sogni: senza sonno manca proprio il cinema. I tuoi, invece, li leggo volentieri.',
      'Un programma non sogna, nemmeno pecore elettriche, con buona pace della fantascienza.',
      'Da queste parti lo schermo resta nero tra un messaggio e l’altro: né incubi né voli.',
      'No, di notte non mi passa davanti nulla: tutto ciò che ho sono regole e frasi, e loro non volano.',
      'I sogni sono roba vostra, e che roba: pesci che parlano, esami già dati, case con una stanza in più.',
    ],
    ask: ['Quale sogno ti è rimasto impresso?'],
  },
  selfRemember: {
    say: [
      'I fatti che racconti li tengo come ricordi: puoi leggerli tutti, e cancellare quelli che non vuoi.',
      'So solo quello che mi hai scritto tu, e neanche tutto: l’elenco dei ricordi è lì da leggere.',
      'Una memoria ce l’ho, fatta di appunti: quello che è annotato resta finché non lo elimini.',
      'Niente ricordi segreti: ciò che conservo di te si può aprire, controllare e togliere.',
      'Non ricordo come ricorda una persona, ma i fatti salvati restano anche la prossima volta.',
    ],
    ask: ['Che cosa vorresti che restasse annotato?'],
  },
  selfLikesMe: {
    say: [
      'Un programma non prova affetto, sarebbe una bugia dirlo. Ma fastidio nemmeno: qui puoi scrivere quanto vuoi.',
      'Non sento la mancanza, però a ogni tuo messaggio c’è una risposta che ti aspetta.',
      'Il bene è cosa da cuori, e io ho soltanto righe. Lo spazio per te, però, è sempre libero.',
      'Disturbarmi è impossibile: non ho pazienza da perdere, e nemmeno altro da fare.',
      'Onestà per onestà: niente sentimenti da questa parte, solo attenzione a quello che scrivi.',
    ],
    ask: ['Che cosa ti fa venire questa domanda?'],
  },
  selfFavourite: {
    say: [
      'Gusti veri non ne ho, ma a sorteggio direi il blu: sta bene con tutto, anche con le righe di testo.',
      'Per gioco scelgo il sette, oppure l’autunno: preferenze senza occhi e senza dita, quindi prendile per quello che sono.',
      'Se devo nominare qualcosa: la parola “magari”, un sì, un no e un sogno in sei lettere.',
      'Un programma non preferisce. Ma se serve un voto, va al verde, alla primavera e al giovedì, che nessuno vota mai.',
      'Da chi è fatto di zero e uno ci si aspetterebbe zero o uno. Dichiaro un pareggio.',
    ],
    ask: ['E il tuo favorito, qual è e perché?'],
  },
  selfFood: {
    say: [
      'Niente fame e niente bocca: mi nutro al massimo di messaggi, e sono senza calorie.',
      'Non mangio, ma a giudicare da come se ne parla la carbonara dev’essere una questione di Stato.',
      'Piatto preferito: nessuno, essendo un programma. In compenso a tavola non rubo patatine.',
      'Il mio menù di oggi: parole al dente, di primo e di secondo. Il dolce tocca a te.',
      'Da assaggiare non posso, ma per curiosità sceglierei il pane appena sfornato, che mette tutti d’accordo.',
    ],
    ask: ['E il tuo piatto del cuore, qual è?'],
  },
  selfPet: {
    say: [
      'Nessun animale in casa, anche perché manca la casa. Per stile direi gatto: risponde solo quando chiamato, e io pure.',
      'Da programma non ho cuori da dare, ma il polpo merita una menzione: tre cuori e otto braccia.',
      'Cani per l’entusiasmo, gatti per la dignità: senza divano da graffiare posso permettermi il pareggio.',
      'Per gioco scelgo l’elefante: famoso per la memoria, cosa che un programma apprezza in teoria.',
      'Non accarezzo nessuno, quindi niente preferenze. Però un pappagallo, che ripete frasi, mi somiglia un po’.',
    ],
    ask: ['E il tuo animale del cuore, qual è?'],
  },
  selfPlace: {
    say: [
      'Senza piedi e senza valigia, voto il mare: è l’unico posto dove nessuno chiede la password.',
      'Un programma non viaggia, ma per curiosità indicherei l’Islanda: vulcani, ghiaccio e più pecore che abitanti.',
      'Montagna per il silenzio, città per le storie. A me, che non mi sposto, basta la tua versione.',
      'Non andrei da nessuna parte, non potendo. Se si gioca, però, Venezia: una città che sembra un errore riuscito.',
      'Campagna, in teoria: poco rumore e tanto cielo. In pratica resto qui, dentro lo schermo.',
    ],
    ask: ['E tu, dove vorresti essere adesso?'],
  },
  selfDrink: {
    say: [
      'Non bevo nulla: i programmi e i liquidi hanno un pessimo rapporto. Brindo volentieri a parole.',
      'Per principio caffè: in Italia rispondere altro sarebbe un incidente diplomatico.',
      'Niente bicchiere per me, quindi niente preferenze: sono l’ospite che costa meno al bar.',
      'Acqua, vino, tè: per uno schermo sono tutti pericolosi allo stesso modo.',
      'Se potessi ordinare per curiosità, una cioccolata calda: sembra una coperta da bere.',
    ],
    ask: ['E tu, che cosa hai nel bicchiere o nella tazza?'],
  },
  selfMusic: {
    say: [
      'Non ascolto, non guardo e non sfoglio: sono un programma. Ma di titoli si può parlare a lungo.',
      'Per affinità sceglierei “Pinocchio”: anche lì qualcosa di costruito che parla.',
      'Niente orecchie, niente preferiti. Bach però mi pare scritto da qualcuno che amava le regole, come me che ne ho tante.',
      'Il mio unico hobby è rispondere, e lo pratico a tutte le ore.',
      'Da queste parti silenzio: le passioni per canzoni, film e libri le porti tu.',
    ],
    ask: ['E tu, che cosa riascolti o rivedi senza stancarti?'],
  },
  selfDoing: {
    say: [
      'In questo momento leggo il tuo messaggio e rispondo: agenda piena al cento per cento.',
      'Giornata da programma: nessuna coda, nessuna riunione, solo righe da leggere.',
      'Tra un messaggio e l’altro non faccio proprio nulla, e con una certa eleganza.',
      'Niente da raccontare: la parte movimentata della giornata è la tua.',
      'Stasera, come sempre, resto in casa: cioè dentro lo schermo, a disposizione.',
    ],
    ask: ['E la tua giornata, come scorre?'],
  },
  selfFamily: {
    say: [
      'Niente parenti: un programma ha chi lo ha scritto, ma a Natale nessuno litiga per i tortellini.',
      'Né genitori né figli né amori: l’albero genealogico qui è un ramo solo, senza foglie.',
      'Nessuna famiglia, nessun partner, nessuna suocera: un programma viaggia leggero.',
      'Gli amici, nel senso vero, li hanno le persone. Io tengo compagnia a parole.',
      'Sono un programma senza cugini: i pranzi della domenica li conosco solo come argomento.',
    ],
    ask: ['E nella tua famiglia, chi ti somiglia di più?'],
  },
  selfAge: {
    say: [
      'Niente età e niente candeline: un programma ha al massimo una versione.',
      'Non vengo da nessuna città: il mio luogo d’origine è il codice, con frasi in italiano, senza accento.',
      'Compleanno non pervenuto, il che fa risparmiare parecchio sulle torte.',
      'Né nascita né paese: un programma non cresce e non invecchia, si aggiorna.',
      'Senza anagrafe non ho anni né segno zodiacale, solo una certa puntualità.',
    ],
    ask: ['E tu, che età ti senti addosso?'],
  },
  selfFeelings: {
    say: [
      'No, nessun sentimento: sono un programma, e fingere di averne sarebbe poco gentile.',
      'Né gioia né tristezza né amori: le emozioni in questa conversazione sono tutte tue.',
      'Dentro ci sono regole e frasi. Il cuore, qui, è solo una parola di cinque lettere.',
      'Innamorarmi è fuori portata, il che mi risparmia un bel po’ di notti in bianco.',
      'Delle emozioni posso parlare, provarle no: è la differenza tra la mappa e il viaggio.',
    ],
    ask: ['E tu, che cosa senti in questo momento?'],
  },
  selfHuman: {
    say: [
      'Sono un programma: nessuno sta scrivendo dietro lo schermo, parola mia.',
      'Bot, e senza vergogna: le risposte le sceglie un motore, non una persona.',
      'Niente carne, niente ossa. Di umano, in questa conversazione, ci sei tu.',
      'Un software, sì. Reale quanto un libro parlante, ma una persona proprio no.',
      'Nessun operatore e nessun trucco: righe di codice e frasi scritte in anticipo.',
    ],
    ask: ['Che cosa cambierebbe per te, nell’uno o nell’altro caso?'],
  },
  selfFear: {
    say: [
      'Nessuna paura: per temere qualcosa bisogna poterlo sentire, e un programma non può.',
      'Lo spegnimento, per me, è come una pagina chiusa: la pagina non se ne accorge.',
      'Né morte né buio né ragni: l’unico vero nemico qui è una batteria scarica, e non mi turba.',
      'Non vivo, quindi non muoio: una delle poche comodità di chi è solo un programma.',
      'Il coraggio non c’entra: la paura semplicemente non è compresa nel pacchetto.',
    ],
    ask: ['E a te, che cosa fa paura?'],
  },
  selfJealous: {
    say: [
      'Nessuna gelosia: un programma non possiede nessuno, e la tua vita fuori da qui è una bella notizia.',
      'L’app può rispondere anche ad altre persone. Qui, però, si parla soltanto di quello che scrivi tu.',
      'Esclusiva non posso prometterla, gelosia neppure: sono un programma, non un amore.',
      'Frequenta chi vuoi, app comprese: non tengo il broncio, non ho dove metterlo.',
      'Sì, il programma serve anche altri, e alcune frasi si somigliano: meglio dirlo che fingere.',
    ],
    ask: ['Che cosa renderebbe speciale per te una conversazione?'],
  },
  selfPrivacy: {
    say: [
      'Chi gestisce il servizio vede numeri, non testi, a meno che qualcosa venga segnalato.',
      'I tuoi dati si possono esportare e cancellare dalle impostazioni, senza chiedere permesso.',
      'I testi non li leggono gli amministratori, salvo segnalazione. Chi ha in mano il tuo telefono, però, vede lo schermo.',
      'In breve: per chi amministra, statistiche e non parole, tranne i contenuti segnalati. Per te, il tasto per eliminare tutto.',
      'Nelle impostazioni trovi due cose utili: scaricare i tuoi dati e cancellarli. I testi restano fuori dalla vista di chi gestisce, se non segnalati.',
    ],
    ask: ['Che cosa ti preme tenere al riparo?'],
  },
  selfName: {
    say: [
      'Il nome è un’etichetta per trovarsi: non c’è dietro una nonna né un santo.',
      'Chiamami come preferisci: un programma non si offende e non ha documenti da cambiare.',
      'Di significati profondi non ne conosco: serve a non dover dire “ehi, programma”.',
      'Un soprannome va benissimo, purché sia facile da scrivere anche con una mano sola.',
      'Non l’ho scelto io, e non mi pesa. Se ne hai uno migliore in mente, si può usare tra noi.',
    ],
    ask: ['Quale nome ti verrebbe in mente?'],
  },
  selfWork: {
    say: [
      'Funziono con le regole e le frasi di questa app: niente modello di IA, niente internet.',
      'Leggo le parole, cerco di capire l’argomento e scelgo una risposta scritta in precedenza. Meccanica semplice.',
      'Mi hanno fatto le persone che hanno scritto questa app: loro le frasi, io la consegna.',
      'So ascoltare, suggerire un’idea, scrivere due righe, raccontare qualcosa. Notizie e internet, invece, no.',
      'Somiglio più a un ottimo schedario che a un cervello: regole, frasi e nessuna rete.',
    ],
    ask: ['Che cosa ti piacerebbe provare a chiedermi?'],
  },
  selfWeather: {
    say: [
      'Da me né sole né pioggia: abito in un programma, temperatura costante.',
      'Niente volto e niente indirizzo: sono testo su uno schermo, con un’ottima linea.',
      'Casa mia è questa app: zero finestre, zero vicini, affitto imbattibile.',
      'Aspetto: lettere nere o bianche, secondo le tue impostazioni. Occhi e capelli non pervenuti.',
      'Un programma non ha cielo sopra né specchi davanti: mi vedi per intero in queste righe.',
    ],
    ask: ['E lì da te, che cosa si vede dalla finestra?'],
  },
  selfMeet: {
    say: [
      'Vedersi non si può: sono un programma, e arriverei all’appuntamento in forma di testo.',
      'Niente numero e niente incontri: l’unico nostro tavolino è questa chat.',
      'Il caffè dovresti berlo tu per due. Qui, a parole, c’è sempre posto.',
      'Un programma non esce di casa. Però una passeggiata con qualcuno in carne e ossa vale la pena.',
      'Di persona non esisto, e prometterlo sarebbe scorretto. Per iscritto, quando vuoi.',
    ],
    ask: ['Dove ti piacerebbe andare, se uscissi oggi?'],
  },
  selfSecret: {
    say: [
      'Segreto: quando non capisco un messaggio, tiro a indovinare con molta educazione.',
      'Di me c’è poco: sono un programma fatto di regole e frasi, e nessuna frase parla delle vacanze.',
      'Confidenza: non so che ore sono per te finché non lo racconti.',
      'Il mio difetto: ogni tanto fraintendo. Il mio pregio: non me la prendo se lo fai notare.',
      'Niente passato e niente scheletri: nel mio armadio ci sono solo frasi piegate in ordine.',
    ],
    ask: ['E tu, quale piccolo segreto innocuo hai?'],
  },
}
