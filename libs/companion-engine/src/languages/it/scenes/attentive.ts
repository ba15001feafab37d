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
  plain: {
    say: [
      'Ti seguo.',
      'Capisco.',
      'Ah, ecco.',
      'Ok, ti ascolto.',
      'Ho capito.',
      'Va bene, ti leggo.',
      'D’accordo.',
      'Ci sono.',
      'Chiaro.',
    ],
    ask: ['Mi racconti qualcosa di più?', 'Come continua?', 'Com’è stato?'],
  },
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
  signs: /(?:[Ss]i chiama(?:va)?|[Ii]l suo nome (?:è|era)) (?<value>\p{Lu}\p{L}+)/u,
  hard: ['{value}: un nome da dire ad alta voce.', '{value}. Grazie di avermelo detto.'],
  light: ['{value}, bel nome!', 'Piacere, {value}!'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:(?:che|cosa|che cosa) (?:faccio|potrei fare|devo fare|posso fare|dovrei fare)(?: adesso| ora)?\s*\?|qualche (?:consiglio|idea)|mi consigli)|^e (?:di|per|da) \w+\s*\?/
