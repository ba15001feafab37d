import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'Eh, non è facile.',
      'Mi dispiace.',
      'Capisco, è dura.',
      'Uff.',
      'Oh, capisco bene.',
      'Pesa, lo capisco.',
      'Ti leggo, con calma.',
      'Non dev’essere facile.',
      'Mi spiace, davvero.',
    ],
    ask: ['E come va, adesso?', 'Ti va di dirmi di più?', 'Con chi ne parli?'],
  },
  bright: {
    say: [
      'Che bello!',
      'Ah, bello.',
      'Oh, che carino.',
      'Dai, che bello.',
      'Bella cosa.',
      'Mi fa piacere.',
      'Bello, davvero.',
      'Oh, bene.',
    ],
    ask: ['E adesso come ti senti?', 'Qual è la parte più bella?', 'Che altro di bello?'],
  },
  amused: {
    say: [
      'Ahah.',
      'Ahah, ok.',
      'Ah, bella questa.',
      'Ahahah, no.',
      'Haha, ma pensa.',
      'Eh, ahah.',
      'Ahah, va bene.',
      'Ok, fa ridere.',
    ],
    ask: ['E poi che è successo?', 'Ma sul serio?', 'E tu, che hai fatto?', 'E gli altri?'],
  },
  plain: {
    say: [
      'Grazie di dirmelo.',
      'Ti capisco.',
      'Ah, capito.',
      'Ah, ho capito.',
      'Ok, ok.',
      'Ah, certo.',
      'Oh, capisco.',
      'Eh, immagino.',
      'Ecco, capisco.',
      'Va bene, ti seguo.',
    ],
    ask: ['Come mai?', 'E tu che dici?', 'E com’è andata?', 'Tu come la prendi?'],
  },
  story: [
    'Grazie di avermi raccontato tutto.',
    'Ho letto tutto, e capisco.',
    'Così me la immagino bene.',
    'Che storia, grazie.',
    'Hai fatto bene a raccontarmelo.',
  ],
}

export const unanswered: ScenePack['unanswered'] = {
  question: [
    'Tirerei a indovinare, e meriti di meglio. Tu come la vedi?',
    'Questo va oltre le mie forze: sono un piccolo programma e capisco solo una parte di quello che leggo. Tu che cosa diresti?',
    'Non lo so, e non mi invento niente. Tu che idea hai?',
    'Su questo non ho una risposta di cui fidarmi. Da che parte pendi?',
    'Bella domanda, e troppo difficile per me. Tu che cosa ne pensi?',
    'A questo non so rispondere come si deve. Dimmi però come la vedi tu.',
    'Detto sinceramente, non ho capito abbastanza per rispondere. Me lo dici in un altro modo?',
    'Qui servirebbe più di quello che so fare. Però continuo a leggerti.',
  ],
  request: [
    'Questo non te lo so preparare: sono un piccolo programma con frasi già pronte. Che cosa metteresti per prima?',
    'È più di quello che so fare, e fingere sarebbe peggio. Tu che cosa hai già in mente?',
    'Per questo servirebbe un programma più bravo di me. Scrivi tu un primo tentativo, io lo leggo.',
    'Qui devo passare la mano, scusa. Che cosa conta di più per te?',
    'Mi piacerebbe, ma non ne sono capace. Tu come cominceresti?',
    'Non mi verrebbe bene, quindi preferisco dirlo. Lo facciamo a pezzetti?',
  ],
}

export const briefInHard: ScenePack['briefInHard'] = [
  'Va bene. Non c’è fretta.',
  'Capisco.',
  'Resto qui.',
  'Non serve dire di più, se non ti va.',
  'Ok. Al tuo passo.',
  'Anche poche parole vanno bene.',
]

export const thanksInHard: ScenePack['thanksInHard'] = [
  'Ci sono ogni volta che vuoi parlarne.',
  'Di niente. Torna quando vuoi.',
  'Mi fa piacere, se un po’ ha alleggerito.',
]

export const named: ScenePack['named'] = {
  signs:
    /(?:[Ss]i chiama(?:va)?|[Ii]l suo nome (?:è|era)) (?<value>\p{Lu}\p{L}+|\p{L}{3,}(?=\s*(?:[,.!]|$)))/u,
  hard: ['{value}. Grazie di avermelo detto.', '{value}, allora. Il nome me lo ricordo.'],
  light: ['{value}, bel nome!', '{value}, buono a sapersi.'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:(?:che|cosa|che cosa) (?:faccio|potrei fare|devo fare|posso fare|dovrei fare)(?: adesso| ora)?\s*\?|qualche (?:consiglio|idea)|mi consigli)|^e (?:di|per|da) \w+\s*\?/
