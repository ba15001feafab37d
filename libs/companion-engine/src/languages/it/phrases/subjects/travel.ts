import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'Un viaggio in arrivo, che bella attesa.',
      'Prima di partire c’è sempre un po’ di agitazione.',
      'Manca poco alla partenza, che emozione.',
      'Che bello avere un viaggio davanti.',
    ],
    ask: [
      'Che cosa non può mancare in valigia?',
      'Qual è la cosa che aspetti di più del viaggio?',
      'Per quanti giorni starai via?',
    ],
  },
  onTrip: {
    say: [
      'Che bello ricevere notizie dal tuo viaggio.',
      'Un viaggio in corso, quante cose da vedere.',
      'Posti nuovi ogni giorno, che bella esperienza.',
      'Essere in viaggio è proprio un’altra vita.',
    ],
    ask: [
      'Qual è la cosa più bella vista finora?',
      'Che cosa hai mangiato di buono lì?',
      'Che programmi hai per i prossimi giorni?',
    ],
  },
  backHome: {
    say: [
      'Il rientro a casa fa sempre un effetto strano.',
      'Dopo un viaggio ci vuole tempo per riabituarsi.',
      'Di nuovo a casa, tra valigie e ricordi.',
      'Tornare dalle vacanze è un po’ dolce e un po’ amaro.',
    ],
    ask: [
      'Qual è il ricordo più bello che ti porti a casa?',
      'Che cosa ti è mancato di più di casa tua?',
      'Ci torneresti?',
    ],
  },
  tripSpoilt: {
    say: [
      'Che peccato, un viaggio rovinato così.',
      'Uno aspetta le vacanze e poi va tutto storto.',
      'Ferie andate male, proprio non ci voleva.',
      'Certe disavventure tolgono il gusto di viaggiare.',
    ],
    ask: [
      'C’è stato almeno un momento bello?',
      'Pensi di poter recuperare le spese?',
      'Hai già voglia di riprovarci?',
    ],
  },
  homesick: {
    say: [
      'La nostalgia di casa fa stringere il cuore.',
      'Quando manca casa, manca tutto quello che c’è intorno.',
      'Stare lontano dai propri posti è faticoso.',
      'Sentire tanto la mancanza di casa è duro.',
    ],
    ask: ['Che cosa ti manca di più?', 'Quando pensi di tornarci?', 'Con chi parli quando hai nostalgia?'],
  },
  abroad: {
    say: [
      'Vivere all’estero cambia proprio le abitudini.',
      'Un altro Paese vuol dire tante cose da imparare.',
      'Stare fuori dall’Italia è una bella avventura e una fatica.',
      'Ci vuole tempo per ambientarsi in un Paese straniero.',
    ],
    ask: [
      'Come te la cavi con la lingua?',
      'Che cosa ti sorprende di più della gente del posto?',
      'Hai già qualche amicizia lì?',
    ],
  },
  dreamPlace: {
    say: [
      'Un posto che si sogna fa bene ai pensieri.',
      'Che bel posto da sognare.',
      'Certi luoghi restano in testa per anni.',
      'Si capisce quanto desideri vedere quel posto.',
    ],
    ask: [
      'Che cosa faresti per prima cosa, una volta lì?',
      'Con chi ti piacerebbe andarci?',
      'Come ti è nato questo sogno?',
    ],
  },
}
