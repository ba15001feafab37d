import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Quando i soldi non bastano si vive male.',
      'Far quadrare i conti così è molto faticoso.',
      'Stare sempre a contare i soldi è logorante.',
      'È dura quando a fine mese resta così poco.',
    ],
    ask: [
      'Quali sono le spese che pesano di più?',
      'C’è qualcuno con cui puoi parlarne apertamente?',
      'È così già da molti mesi?',
    ],
  },
  bill: {
    say: [
      'Un conto così è proprio una brutta sorpresa.',
      'Che cifra, davvero pesante.',
      'Tutti quei soldi da tirare fuori, che batosta.',
      'Con importi così alti ci si spaventa.',
    ],
    ask: ['Ti aspettavi una cifra simile?', 'Si può pagare a rate?', 'Entro quando bisogna pagare?'],
  },
  debts: {
    say: [
      'I debiti sono un pensiero che non lascia in pace.',
      'Soldi da restituire, una faccenda che preoccupa parecchio.',
      'Quando ci sono debiti di mezzo si dorme male.',
      'È una situazione pesante, con questi soldi in ballo.',
    ],
    ask: [
      'Si può trovare un accordo?',
      'La famiglia sa come stanno le cose?',
      'Da quando va avanti questa storia dei soldi?',
    ],
  },
  saving: {
    say: [
      'Mettere da parte i soldi richiede costanza.',
      'Risparmiare un po’ alla volta è una bella cosa.',
      'Che bello vedere i risparmi che crescono.',
      'Ci vuole impegno a risparmiare, e tu lo fai.',
    ],
    ask: [
      'Qual è la rinuncia che ti costa di più?',
      'Quanto pensi che ti manchi ancora?',
      'Hai sempre avuto l’abitudine di risparmiare?',
    ],
  },
  bought: {
    say: [
      'Che bello, un acquisto nuovo.',
      'Ogni tanto un regalo a se stessi ci vuole.',
      'Una cosa nuova fa sempre piacere.',
      'Comprare qualcosa che piace mette di buonumore.',
    ],
    ask: [
      'Ci pensavi già da un po’?',
      'Che cosa ne dicono gli altri in famiglia?',
      'C’è qualcos’altro che ti piacerebbe comprare?',
    ],
  },
  won: {
    say: [
      'Che fortuna, questa sì che è una bella notizia!',
      'Una sorpresa così fa proprio festa.',
      'Evviva, ogni tanto la fortuna arriva!',
      'Vincere o trovare qualcosa così mette allegria.',
    ],
    ask: [
      'Sai già che cosa ne farai?',
      'Ti era mai capitata una fortuna così?',
      'A chi hai dato la bella notizia?',
    ],
  },
  scam: {
    say: [
      'Che brutta esperienza, e che rabbia verso chi fa queste cose.',
      'Chi ruba o imbroglia così fa davvero male alle persone.',
      'Una cosa simile lascia addosso tanta rabbia.',
      'È proprio una vigliaccata, quello che hanno fatto.',
    ],
    ask: [
      'C’è speranza di riavere qualcosa?',
      'E tu come stai dopo questa brutta storia?',
      'C’è qualcuno che ti sta dando una mano con le pratiche?',
    ],
  },
  offices: {
    say: [
      'Con gli uffici e le pratiche ci vuole molta pazienza.',
      'Tutta questa burocrazia è sfiancante.',
      'Perdere tempo dietro a carte e sportelli fa arrabbiare.',
      'Che trafila, tra moduli e uffici.',
    ],
    ask: [
      'C’è una scadenza da rispettare?',
      'Quanto tempo ci hai già perso in tutto?',
      'Almeno qualche impiegato gentile c’era?',
    ],
  },
}
