import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'Un trasloco è sempre una gran fatica.',
      'Cambiare casa porta tanta confusione e tante emozioni.',
      'Quante cose da spostare, con un trasloco!',
      'Traslocare stanca il corpo e anche la testa.',
    ],
    ask: [
      'Com’è la casa nuova?',
      'Qualcuno ti dà una mano con le scatole?',
      'Che cosa ti mancherà della casa di prima?',
    ],
  },
  flatHunt: {
    say: [
      'Cercare casa oggi è un’impresa.',
      'Che fatica, trovare una casa adatta.',
      'La ricerca di una casa richiede tanta pazienza.',
      'Trovare un posto dove abitare è diventato difficilissimo.',
    ],
    ask: [
      'Che zona ti piacerebbe?',
      'Entro quando serve la casa?',
      'A che cosa non vuoi proprio rinunciare in una casa?',
    ],
  },
  rent: {
    say: [
      'L’affitto è una preoccupazione pesante.',
      'Quando si tratta della casa in affitto, l’ansia è tanta.',
      'Che stress, le questioni di affitto.',
      'Non avere sicurezza sulla casa in affitto fa stare male.',
    ],
    ask: [
      'Hai qualcuno che può consigliarti sul contratto?',
      'Da quanti anni abiti lì?',
      'Ci sarebbe un’altra soluzione possibile?',
    ],
  },
  brokenThing: {
    say: [
      'Che seccatura, le cose rotte.',
      'Quando si rompe qualcosa, è sempre il momento sbagliato.',
      'Un guasto così complica la giornata.',
      'Ci mancava solo questa, una cosa che non funziona più.',
    ],
    ask: [
      'Si può riparare, secondo te?',
      'Conosci qualcuno che se ne intende?',
      'Come pensi di fare, nel frattempo?',
    ],
  },
  carTrouble: {
    say: [
      'Problemi con la macchina, una bella seccatura.',
      'Che rabbia quando l’auto dà noie.',
      'Ci mancava solo questo guaio con la macchina.',
      'Una macchina da far riparare è proprio una scocciatura.',
    ],
    ask: [
      'Hai un meccanico di fiducia?',
      'Come ti sposti nel frattempo?',
      'La macchina ti serve tutti i giorni?',
    ],
  },
  cleaning: {
    say: [
      'Le pulizie di casa sono proprio un lavoro.',
      'Tenere la casa in ordine è una bella fatica.',
      'Con tutto quel da pulire ci vuole pazienza.',
      'Pulire e riordinare porta via un sacco di tempo.',
    ],
    ask: [
      'Qual è la stanza più difficile da tenere a posto?',
      'C’è qualcuno che ti dà una mano in casa?',
      'Metti un po’ di musica quando pulisci?',
    ],
  },
  garden: {
    say: [
      'L’orto e le piante danno sempre da fare.',
      'Curare le piante richiede tempo e pazienza.',
      'Si capisce che alle tue piante ci tieni.',
      'Che bello avere qualcosa che cresce e di cui occuparsi.',
    ],
    ask: [
      'Chi ti ha insegnato a curare le piante?',
      'Che cosa vorresti piantare ancora?',
      'Quanto tempo ci dedichi durante la settimana?',
    ],
  },
  plantDied: {
    say: [
      'Che peccato per la tua pianta.',
      'Dispiace quando una pianta muore.',
      'Una pianta che non ce la fa lascia un po’ di amaro.',
      'Perdere una pianta a cui si tiene è un dispiacere.',
    ],
    ask: ['Ne prenderai un’altra?', 'Hai altre piante in casa?', 'Ti era già capitato con altre piante?'],
  },
  decorating: {
    say: [
      'Sistemare casa è un bel daffare.',
      'Lavori in casa, chissà che confusione.',
      'Rinnovare una stanza dà molta soddisfazione.',
      'Quando si mette mano alla casa ci vuole tempo.',
    ],
    ask: [
      'Che stanza ti piace di più in casa tua?',
      'È una cosa che volevi fare da tempo?',
      'Fai tutto per conto tuo o c’è un aiuto?',
    ],
  },
  flatmate: {
    say: [
      'Dividere casa con gli altri mette a dura prova.',
      'La convivenza con i coinquilini può essere davvero faticosa.',
      'Che nervi, certe abitudini di chi vive con te.',
      'In casa propria si vorrebbe stare in pace, senza discussioni.',
    ],
    ask: [
      'In altre cose andate d’accordo?',
      'Da quanto tempo abitate insieme?',
      'Stai pensando di cambiare casa?',
    ],
  },
  parcel: {
    say: [
      'Con pacchi e corrieri ci vuole tanta pazienza.',
      'Che seccatura, questa consegna.',
      'Una spedizione che va storta fa proprio arrabbiare.',
      'Uno aspetta il suo pacco e poi succede questo.',
    ],
    ask: [
      'Era una cosa che ti serviva presto?',
      'Ti succede spesso con le consegne?',
      'C’è un numero da chiamare per protestare?',
    ],
  },
  lostThing: {
    say: [
      'Perdere una cosa così fa proprio innervosire.',
      'Che ansia quando una cosa non si trova.',
      'Cercare dappertutto e non trovare niente è snervante.',
      'Una cosa persa, e il pensiero torna sempre lì.',
    ],
    ask: [
      'Qual è l’ultimo posto che ricordi?',
      'C’è ancora qualche posto dove guardare?',
      'In casa tua si perdono spesso le cose?',
    ],
  },
  foundThing: {
    say: [
      'Che bello ritrovare una cosa così.',
      'Una cosa ritrovata mette subito di buonumore.',
      'Ecco che è saltata fuori, che bella sorpresa.',
      'Fa piacere riavere in mano qualcosa che conta.',
    ],
    ask: [
      'Che effetto ti ha fatto ritrovare una cosa così?',
      'È una cosa a cui tieni molto?',
      'A chi hai raccontato del ritrovamento?',
    ],
  },
  heat: {
    say: [
      'Con questo caldo si fa fatica a fare tutto.',
      'Un caldo così toglie proprio le forze.',
      'Che caldo insopportabile dev’essere lì da te.',
      'Giornate così afose sono davvero pesanti.',
    ],
    ask: [
      'C’è un posto un po’ fresco dove puoi andare?',
      'Riesci a dormire con questo caldo?',
      'Quando dovrebbe rinfrescare?',
    ],
  },
  badWeather: {
    say: [
      'Con un tempo così passa la voglia di uscire.',
      'Che tempaccio dalle tue parti.',
      'Un tempo così brutto stanca davvero.',
      'Quando il tempo è così non si può fare molto.',
    ],
    ask: [
      'Quando dovrebbe migliorare il tempo?',
      'Devi uscire per forza?',
      'Che cosa fai di bello in casa con questo tempo?',
    ],
  },
  fineWeather: {
    say: [
      'Che bello quando il tempo è così.',
      'Una giornata così mette proprio allegria.',
      'Con un cielo così viene voglia di stare fuori.',
      'Il bel tempo fa subito piacere.',
    ],
    ask: [
      'Con chi ti piacerebbe passare una giornata così?',
      'Qual è la stagione che preferisci?',
      'C’è un posto dove ti piace andare quando è bello?',
    ],
  },
  phoneTrouble: {
    say: [
      'Quando la tecnologia non funziona fa perdere la pazienza.',
      'Che seccatura, questi apparecchi che si bloccano.',
      'Proprio quando servono, telefono e computer danno problemi.',
      'Certi guasti fanno innervosire parecchio.',
    ],
    ask: [
      'Conosci qualcuno che se ne intende?',
      'Hai una copia delle tue cose importanti?',
      'È la prima volta che dà problemi?',
    ],
  },
}
