import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'Ti ascolto.',
      'Capisco che non sia facile.',
      'Grazie di avermelo detto.',
      'È tanto, tutto insieme.',
      'Mi dispiace che tu debba passarci.',
      'Puoi raccontarlo come viene.',
      'Questo pesa, si capisce.',
      'Non deve avere senso subito.',
      'Sto con te su questo.',
      'Ci credo.',
    ],
    ask: [
      'Che cosa pesa di più, adesso?',
      'Com’è per te?',
      'Che cosa ti servirebbe in questo momento?',
      'Chi c’è accanto a te?',
      'Com’è andata avanti?',
      'Che cosa ti passa per la testa?',
    ],
  },
  bright: {
    say: [
      'Che bello!',
      'Mi fa piacere!',
      'Bella notizia.',
      'Si sente che ti fa bene.',
      'Fa piacere leggerlo.',
      'Proprio una bella cosa.',
    ],
    ask: [
      'Qual è stata la parte più bella?',
      'Con chi l’hai condiviso?',
      'Com’è andata, nei dettagli?',
      'E adesso che cosa viene?',
    ],
  },
  amused: {
    say: [
      'Ahah, me la immagino.',
      'Ah, questa è bella.',
      'Ahah, continua.',
      'La racconti bene.',
      'Eh, certo.',
      'Questa merita un pubblico.',
      'Vedi il lato buffo, mi piace.',
      'Ahah, non me l’aspettavo.',
    ],
    ask: [
      'E com’è finita?',
      'E gli altri che cosa hanno detto?',
      'E tu che cosa hai fatto?',
      'Succede spesso?',
    ],
  },
  plain: {
    say: [
      'Ti seguo.',
      'Capisco.',
      'Capisco che cosa vuoi dire.',
      'Ok, ti ascolto.',
      'Ho capito.',
      'Va bene, ho presente.',
      'Ok, se vuoi continua pure.',
      'Allora è così.',
      'Ha senso.',
      'Me lo tengo a mente.',
      'Grazie di avermelo detto.',
      'Ti leggo.',
      'È bene che tu me lo dica.',
      'Continua, ti ascolto.',
    ],
    ask: ['Mi racconti qualcosa di più?', 'E poi?', 'E che altro?'],
  },
  story: [
    'Grazie di avermi raccontato tutto.',
    'Capisco perché ci pensi.',
    'È parecchio, tutto insieme.',
    'Ecco com’è andata, allora.',
    'Per forza che ti resta in testa.',
    'Ho letto tutto, e capisco.',
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
