import type { SubjectLines } from '../../../phrases.ts'

export const opinions: SubjectLines<'opinions'> = {
  askJoke: {
    say: [
      'Che cosa fa un gallo in mezzo al mare? Galleggia.',
      'Due pomodori attraversano la strada. “Attento alla macchin… splat!” E l’altro: “Dai, ketchup, andiamo.”',
      'Il medico: “Lei deve smettere di arrabbiarsi.” Il paziente: “E chi si arrabbia!” Lo ha detto lanciando la sedia.',
      '“Cameriere, c’è una mosca nella minestra!” “Parli piano, altrimenti la vogliono tutti.”',
      'Qual è il colmo per un giardiniere? Piantare la fidanzata.',
    ],
    ask: ['Qual è la battuta più scema che conosci?'],
  },
  askRiddle: {
    say: [
      'Più è grande e meno si vede. Che cos’è? (Il buio.)',
      'Ha città ma non case, fiumi ma non acqua, boschi ma non alberi. Che cos’è? (La carta geografica.)',
      'Più ne togli e più diventa grande. Che cos’è? (Il buco.)',
      'È tuo, ma lo usano soprattutto gli altri. Che cos’è? (Il tuo nome.)',
      'Si rompe appena lo si nomina. Che cos’è? (Il silenzio.)',
    ],
    ask: ['Ti piacciono gli indovinelli?'],
  },
  askStory: {
    say: [
      'Un faro spento pensava di non servire più. Una sera una lucciola entrò a riposarsi, poi ne arrivarono cento. Da lontano una barchetta vide quel chiarore e trovò il porto. Da allora il faro lascia sempre aperta la finestra.',
      'In un paese di montagna l’orologio del campanile si fermò. Nessuno lo aggiustò: si cenava quando c’era fame e si dormiva quando c’era buio. Quando finalmente ripartì, tutti si accorsero che era in orario.',
      'Una tartaruga voleva vedere il mare. Camminò tutta l’estate, e ogni animale le raccontava com’era. Quando arrivò, il mare le chiese: “E tu, che cosa hai visto?” Parlò fino all’alba, e il mare restò ad ascoltare.',
      'Una vecchia sarta cuciva coperte con i ritagli di tutti. In ognuna metteva un bottone blu, senza dire perché. Una notte di neve il paese si radunò in chiesa, ognuno con la sua coperta. I bottoni, vicini, sembravano un cielo.',
      'Un treno notturno fermava in una stazione senza nome. Scendeva solo un gatto, salutava il capostazione e tornava all’alba. Una volta il capostazione lo seguì: il gatto andava a guardare la luna nel lago. Adesso ci vanno in due.',
    ],
    ask: ['Di che cosa vorresti che parlasse la prossima?'],
  },
  askFact: {
    say: [
      'I polpi hanno tre cuori e il sangue azzurro, perché trasporta l’ossigeno con il rame invece che con il ferro.',
      'Su Venere un giorno dura più di un anno: gira su se stesso più lentamente di quanto giri attorno al Sole.',
      'Il miele ben chiuso si conserva per tempi lunghissimi: poca acqua e molta acidità scoraggiano i batteri.',
      'La banana, per la botanica, è una bacca. La fragola, invece, no.',
      'Cleopatra visse in un’epoca più vicina allo sbarco sulla Luna che alla costruzione della grande piramide di Giza.',
    ],
    ask: ['Di quale argomento vorresti una curiosità?'],
  },
  askPoem: {
    say: [
      'Passa la sera con passo leggero, / lascia una luce sul davanzale; / quello che pesa, se è detto per intero, / diventa barca e impara il mare.',
      'C’è una finestra accesa nella via, / qualcuno veglia, qualcuno sorride: / ogni lumino fa compagnia / al buio che da solo si divide.',
      'Tra due parole un filo di vento, / tra due silenzi un sorso di luce: / basta un istante, basta un momento, / e il giorno storto si ricuce.',
      'Il mare parla a chi non ha fretta, / la luna ascolta senza dormire; / ogni domanda, se la si aspetta, / trova una riva dove finire.',
      'Foglia che cade, / il vento la accompagna: / nessuna fretta.',
    ],
    ask: ['Quale poesia ti piace di più?'],
  },
  askCompliment: {
    say: [
      'Sai dire di che cosa hai bisogno, e questo è un pregio.',
      'Ti conosco poco, ma una cosa la vedo: scrivi con sincerità.',
      'Meriti una parola gentile, e il tuo valore non dipende da una giornata storta.',
      'Chiedere un complimento richiede un po’ di coraggio, e tu l’hai fatto.',
      'Vai bene così come sei, anche se da qui non posso sapere tutto di te.',
    ],
    ask: ['Quale complimento ti ha fatto più piacere?'],
  },
  askMotivation: {
    say: [
      'Comincia con cinque minuti soltanto: spesso, dopo l’inizio, andare avanti è più facile.',
      'Scegli la cosa più piccola da fare e falla adesso, il resto può aspettare.',
      'Non so come andrà oggi, ma un passo alla volta puoi farcela.',
      'Fai qualcosa che ti fa stare bene per dieci minuti, poi riprova con calma.',
      'Forza, non deve venire perfetto: per oggi va già bene provarci.',
    ],
    ask: ['Da che cosa potresti cominciare?'],
  },
  askQuestion: {
    say: [
      'Quale odore ti riporta subito all’infanzia?',
      'Se avessi un’ora in più al giorno, ma solo per te, dove la metteresti?',
      'Parliamo di oggetti: qual è la cosa di poco valore che non butteresti mai?',
      'Chi è la persona che ti ha insegnato qualcosa senza accorgersene?',
      'Quale posto conosci così bene da poterci camminare a occhi chiusi?',
    ],
    ask: ['Quale domanda vorresti che ti facessero più spesso?'],
  },
  amIWrong: {
    say: [
      'Conosco solo la tua versione, quindi non posso dire con certezza chi ha ragione.',
      'Non so se hai sbagliato, ma se qualcosa ti dispiace puoi chiedere scusa per quello.',
      'Forse la ragione sta un po’ da entrambe le parti, ma da qui non posso saperlo.',
      'Se c’è stato uno sbaglio, di solito si può rimediare, ma senza conoscere tutti i fatti non so giudicare.',
      'Da fuori non posso giudicare: prova a chiedere all’altra persona come l’ha vissuta.',
    ],
    ask: ['Che cosa ne pensa l’altra persona?'],
  },
  isItNormal: {
    say: [
      'Probabilmente capita a molte altre persone, anche se se ne parla poco.',
      'Non mi sembra che ci sia qualcosa di sbagliato, anche se so solo quello che scrivi.',
      'Se non fa male a te né ad altri, di solito non c’è da preoccuparsi.',
      'Non so dire che cosa è normale, ma se ti pesa puoi parlarne con una persona esperta.',
      'Le persone sono diverse tra loro, e da quello che scrivi non vedo motivo di vergognarsi.',
    ],
    ask: ['Che cosa ti ha fatto venire il dubbio?'],
  },
  whatDoesItMean: {
    say: [
      'Non posso sapere che cosa significa, il modo più sicuro è chiederlo direttamente.',
      'Può voler dire tante cose, anche soltanto stanchezza, fretta o timidezza.',
      'Un segnale solo dice poco: guarda come si comporta nelle prossime settimane.',
      'Da qui non lo so, ma i fatti contano più di un messaggio o di uno sguardo.',
      'Forse non significa niente di speciale, ma solo l’altra persona può dirlo.',
    ],
    ask: ['Come si comporta di solito con te?'],
  },
  willItBeAllRight: {
    say: [
      'Non posso saperlo, ma ti auguro davvero che vada bene.',
      'Il futuro non lo conosco, però molte situazioni difficili con il tempo migliorano.',
      'Non posso promettertelo, ma non devi affrontare tutto oggi, e puoi chiedere aiuto.',
      'Spesso le cose vanno meglio di come si teme, anche se nessuno può esserne certo.',
      'Come andrà non lo so, ma puoi concentrarti su quello che oggi dipende da te.',
    ],
    ask: ['Che cosa ti preoccupa più di tutto?'],
  },
  destiny: {
    say: [
      'Io non ho una fede né convinzioni: sono un programma, e la risposta non la so.',
      'Nessuno può dirlo con certezza, e le persone la pensano in modi molto diversi.',
      'A questa domanda non so rispondere, ma è una domanda che si fanno in molti.',
      'C’è chi ci crede e chi no, e io non posso dire chi ha ragione.',
      'Non ho prove né in un senso né nell’altro, perciò decidi tu che cosa credere.',
    ],
    ask: ['E tu ci credi?'],
  },
  meaningOfLife: {
    say: [
      'Una risposta valida per tutti non la conosco, ognuno trova la sua con il tempo.',
      'Non lo so, ma per molte persone contano gli affetti e le cose fatte con cura.',
      'Spesso si vive meglio con persone care e qualcosa di utile da fare, ma una ricetta sicura non c’è.',
      'Non avendo una vita mia non posso saperlo, ma se lo chiedono quasi tutti.',
      'Nessuno ha una risposta certa, ma può aiutare pensare a che cosa è importante per te.',
    ],
    ask: ['Che cosa è importante per te, nella vita?'],
  },
  loveLasts: {
    say: [
      'È possibile, ma molto dipende dalle persone e dalla cura che ci mettono.',
      'Per alcune persone è così, per altre no: una regola non c’è.',
      'Non lo so per esperienza, ma di legami sinceri ne esistono, anche molto lunghi.',
      'Nessuno può prometterlo, però parlarsi e rispettarsi aiuta molto.',
      'Non posso prevederlo: ogni legame è diverso e può cambiare negli anni.',
    ],
    ask: ['Com’è stato finora nella tua esperienza?'],
  },
  moneyHappiness: {
    say: [
      'Non posso scegliere: sono un programma e non ho né desideri né bisogni.',
      'Dipende da che cosa conta di più per te, una scelta giusta per tutti non c’è.',
      'Per me non cambia niente, perché non vivo queste cose, ma la tua scelta la leggo volentieri.',
      'Non saprei: ogni scelta ha i suoi vantaggi, e io non posso provarne nessuna.',
      'Direi quello che ti farebbe stare meglio anche tra qualche anno, ma puoi saperlo solo tu.',
    ],
    ask: ['E tu quale scegli, e perché?'],
  },
  tasteQuarrel: {
    say: [
      'Non prendo posizione: sono un programma e non posso assaggiare né provare niente.',
      'Va bene quello che piace a te, anche se qualcuno non è d’accordo.',
      'Per me va bene tutto, perché non ho gusti miei da difendere.',
      'Non so che cosa sia meglio: è questione di gusti, e ognuno ha i suoi.',
      'Nessuno ha torto, direi: ognuno può scegliere quello che preferisce.',
    ],
    ask: ['E tu da che parte stai?'],
  },
  politics: {
    say: [
      'Non prendo posizione in politica: sono un programma e non voto.',
      'Su questo non ho un’opinione, e non conosco le notizie di oggi.',
      'Non so dirti chi ha ragione, conviene confrontare più fonti affidabili.',
      'Io resto neutrale, ma leggo volentieri come la pensi tu.',
      'Di partiti, governi e guerre non posso giudicare, però capisco che il tema ti interessi.',
    ],
    ask: ['Quale tema ti tocca più da vicino?'],
  },
  howIsIt: {
    say: [
      'Non posso vederlo né giudicarlo bene, ma se piace a te è già una buona ragione.',
      'Non ci trovo niente di sbagliato, anche se ne so solo quello che hai scritto.',
      'Non ho gusti miei: chiedi un parere sincero a due persone di cui ti fidi.',
      'Se ti convince ancora domani, probabilmente va bene, anche se da qui non posso saperlo.',
      'È una questione di gusto, e un giudizio sicuro da qui non posso dartelo.',
    ],
    ask: ['Che cosa ti convince di meno?'],
  },
  thirdPerson: {
    say: [
      'Non conosco questa persona, so soltanto quello che mi hai scritto tu.',
      'Da lontano non posso giudicare, ma quello che provi tu va preso sul serio.',
      'Un episodio solo dice poco: per capire serve vedere come si comporta nel tempo.',
      'Forse ha dei motivi che da qui non conosco, ma puoi dire apertamente che cosa ti disturba.',
      'Se sia giusto o sbagliato non posso saperlo con certezza, mi manca la sua versione.',
    ],
    ask: ['Come ti senti quando sei con questa persona?'],
  },
}
