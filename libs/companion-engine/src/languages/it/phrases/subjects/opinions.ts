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
    ask: ['Quale indovinello metterebbe alla prova me?'],
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
    ask: ['Quale parola dovrebbe esserci nella prossima?'],
  },
  askCompliment: {
    say: [
      'Chiedere una parola gentile senza giri di frase: è una franchezza che molti si sognano.',
      'Non ti vedo, quindi niente occhi belli inventati. Però sai dire di che cosa hai bisogno, ed è raro.',
      'Parli gentilmente anche con un programma, o almeno ci parli: è curiosità, ed è una bella dote.',
      'Metti in parole quello che ti serve: è il primo mattone di ogni buona conversazione.',
      'Un complimento vero, senza inventare: sai chiedere. Chi sa chiedere di solito sa anche ascoltare.',
    ],
    ask: ['Quale complimento ti è rimasto nel cuore?'],
  },
  askMotivation: {
    say: [
      'Non serve la voglia, bastano cinque minuti: comincia male, ma comincia. La voglia di solito arriva in ritardo.',
      'Scegli una cosa sola, la più piccola, e falla adesso. Il resto della lista può aspettare in corridoio.',
      'Pensa a stasera: quale cosa fatta oggi ti farebbe sorridere? Parti da quella.',
      'Hai già superato il cento per cento delle tue giornate storte: è una statistica niente male.',
      'Musica alta, schiena dritta, primo passo. Non dev’essere bello, dev’essere fatto.',
    ],
    ask: ['Qual è il primo passo, il più piccolo?'],
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
      'Separa il cosa dal come: si può avere ragione nel contenuto e aver sbagliato il tono. Per il tono ci si può scusare.',
      'Prova a raccontarla come farebbe l’altra persona. Se ti dà fastidio perché è un po’ vera, lì c’è qualcosa.',
      'Da un lato solo non so dare sentenze. Ma chi si fa questa domanda di solito ha già metà dell’onestà che serve.',
      'Chiediti se lo rifaresti uguale a mente fredda. Il sì e il no valgono più del mio parere.',
      'Spesso la colpa è divisa: prenditi la tua fetta, dilla ad alta voce, e vedi se arriva anche l’altra.',
    ],
    ask: ['Come la racconterebbe l’altra persona?'],
  },
  isItNormal: {
    say: [
      'Quasi tutto ciò che si crede di fare in solitudine, lo fanno in tantissimi: solo che nessuno lo racconta.',
      'La domanda utile è un’altra: ti complica la vita? Se no, è carattere; se sì, parlarne con qualcuno di competente ha senso.',
      '“Normale” è una media, e nessuno somiglia davvero a una media.',
      'Strano, semmai, sarebbe non avere nessuna stranezza. Conta se fa male a te o ad altri.',
      'Dillo a una persona fidata: le probabilità di un “anch’io!” sono più alte di quanto sembri.',
    ],
    ask: ['Che cosa ti ha fatto venire il dubbio?'],
  },
  whatDoesItMean: {
    say: [
      'Un segnale solo vale poco: guarda l’abitudine. Se è diverso dal solito, conta; se fa sempre così, è stile.',
      'Prova tre spiegazioni: una bella, una brutta, una noiosa. Di solito vince la noiosa: stanchezza, fretta, timidezza.',
      'L’unico vocabolario affidabile è chi l’ha mandato: “Non ho capito come intendevi” costa poco.',
      'I gesti ambigui si leggono con l’umore di chi guarda. Riguardalo domani e vedi se dice la stessa cosa.',
      'Guarda i fatti più dei segni: chi tiene a qualcosa, prima o poi, trova tempo e parole.',
    ],
    ask: ['Come si comporta di solito con te?'],
  },
  willItBeAllRight: {
    say: [
      'Il futuro non lo so, e non fingo. Ma qualunque cosa arrivi, arriverà un giorno alla volta.',
      'Una promessa sarebbe vuota. Meglio una domanda concreta: che cosa si può fare oggi, e che cosa si può lasciare?',
      'Le paure raccontano un finale solo, la vita di solito ne ha diversi, molti dei quali sopportabili.',
      'Non posso saperlo. Posso dire che l’attesa è spesso la parte più pesante, e in compagnia pesa meno.',
      'Forse non tutto, forse non subito. Intanto, chi può starti accanto va chiamato adesso.',
    ],
    ask: ['Che cosa ti preoccupa più di tutto?'],
  },
  destiny: {
    say: [
      'Un programma non crede e non nega. Mi colpisce che la domanda accompagni le persone da sempre.',
      'Nessuno può dimostrarlo fino in fondo: forse conta anche che cosa una fede fa fare di buono.',
      'Le stelle non firmano contratti, ma una frase giusta al momento giusto fa riflettere comunque.',
      'Caso o disegno, resta nostro il pezzo in mezzo: che cosa fare di ciò che capita.',
      'Su questo non ho una verità in tasca: ci sono persone sagge da entrambe le parti.',
    ],
    ask: ['Che cosa ti fa propendere per il sì o per il no?'],
  },
  meaningOfLife: {
    say: [
      'Forse il senso non si trova, si fabbrica: un legame, un lavoro ben fatto, qualcosa da curare.',
      'Aristotele diceva che la felicità è un’attività: non si possiede, si pratica.',
      'La felicità somiglia a un gatto: a inseguirla scappa, a fare altro ti si siede accanto.',
      'Una risposta piccola: rendere la giornata di qualcuno un po’ meno pesante. Regge quasi ovunque.',
      'La fantascienza risponde 42. Il bello è che ognuno deve ancora trovare la propria domanda.',
    ],
    ask: ['Quando ti è sembrato che tutto avesse un senso?'],
  },
  loveLasts: {
    say: [
      'Dura quando cambia forma: chi pretende che resti identico lo perde di vista.',
      'Esistono coppie che si tengono per mano a novant’anni e amicizie senza secondi fini: rare forse, inventate no.',
      'Più che trovarlo già fatto, si costruisce: attenzione quotidiana, e scuse fatte in tempo.',
      'Da programma non ho prove personali, ma i legami che durano sembrano avere molta curiosità dentro.',
      '“Per sempre” è una promessa che si mantiene un giorno alla volta.',
    ],
    ask: ['Quale legame ti fa credere che sia possibile?'],
  },
  moneyHappiness: {
    say: [
      'La scelta furba: abbastanza dell’una per godersi l’altra. Barare nei dilemmi è lecito.',
      'Senza portafoglio scelgo a cuor leggero: quello che si può raccontare meglio a cena.',
      'Tiro la monetina: mentre è in aria, di solito si scopre che cosa si spera.',
      'Voto per l’opzione che fa dormire meglio, anche se non la provo di persona.',
      'La prima, ma solo di lunedì. Negli altri giorni la seconda, per equilibrio.',
    ],
    ask: ['E tu quale scegli, e perché?'],
  },
  tasteQuarrel: {
    say: [
      'Questione da corte internazionale: in attesa del verdetto, ognuno risponda del proprio piatto.',
      'In Italia si perdona quasi tutto, ma non a tavola. Mi avvalgo della facoltà di non assaggiare.',
      'Pace in terra: chi lo ama lo mangi, chi soffre guardi altrove.',
      'Per la tradizione è uno scandalo, per la fame un dettaglio. Io, senza palato, resto neutrale.',
      'Da qualche parte una nonna ha appena alzato un sopracciglio, comunque si risponda.',
    ],
    ask: ['E tu, da che parte stai in questa disputa?'],
  },
  politics: {
    say: [
      'Non voto e non prendo parti: il seggio lo lascio a chi vive le conseguenze.',
      'Su questo resto nel mezzo, e senza notizie dal mondo farei solo rumore.',
      'Un metodo onesto: leggere la tesi opposta nella sua versione migliore, poi decidere.',
      'Dietro ogni opinione c’è di solito una paura o una speranza: parlarne lì accende meno liti.',
      'Niente schieramenti da questa parte: però ascolto volentieri che cosa ti sta a cuore.',
    ],
    ask: ['Quale tema ti tocca più da vicino?'],
  },
  howIsIt: {
    say: [
      'Prova del giorno dopo: se domattina ti convince ancora, ha gambe buone.',
      'Spiegalo in una frase a chi non ne sa nulla: dove chiede “cioè?”, lì va sistemato.',
      'Un giudizio mio varrebbe poco. Chiedi a due persone: una che ti vuole bene e una che non ti fa sconti.',
      'Togli una cosa sola, la meno necessaria: quasi tutto migliora così.',
      'Che tu chieda un parere prima è già un buon segno: le cose riuscite nascono da una seconda occhiata.',
    ],
    ask: ['Quale parte ti convince di meno?'],
  },
  thirdPerson: {
    say: [
      'Ne conosco solo la tua metà del racconto, ma l’effetto che ha su di te è già un’informazione.',
      'Più che un’etichetta, guarda i fatti ripetuti: una volta è un episodio, cinque sono un carattere.',
      'Non so giudicare chi non ho davanti. So che, dopo l’incontro con certe persone, si respira meglio o peggio: quello conta.',
      'Prova a pensare quale motivo si darebbe da sé. Capirlo non significa approvarlo.',
      'Un’azione si può giudicare, una persona intera quasi mai. Parti dall’azione.',
    ],
    ask: ['Che effetto ha su di te questa persona?'],
  },
}
