import type { MemoryPhrases } from '../../phrases.ts'

export const memoryPhrases: MemoryPhrases = {
  recall: {
    known: {
      name: ['Ti chiami {value}, certo che me lo ricordo.', '{value}! Il tuo nome non lo dimentico.'],
      age: [
        'Mi hai detto che hai {value} anni.',
        '{value} anni, se non ne hai compiuti altri nel frattempo.',
      ],
      home: ['Mi hai detto che vivi a {value}.', 'A {value}, me l’hai raccontato tu.'],
      job: [
        'Il tuo lavoro? {value}, me l’hai detto tu.',
        'Mi hai raccontato che il tuo lavoro è questo: {value}.',
      ],
      taste: ['Certo. {facts}', 'Me lo ricordo. {facts}'],
      person: ['Sì. {facts}', 'Certo che mi ricordo. {facts}'],
      pet: ['Come no! {facts}', 'Mi ricordo benissimo. {facts}'],
      date: ['Me lo sono segnato. {facts}', 'Sì. {facts}'],
    },
    profileName: [
      'Nel tuo profilo leggo {name}: è così che ti chiamo?',
      'Dal tuo profilo so che ti chiami {name}.',
    ],
    unknown: [
      'Questo non me l’hai ancora raccontato, o almeno non l’ho tenuto a mente. Me lo dici?',
      'Mi manca: se me lo racconti, stavolta lo segno.',
      'Non lo so ancora, e non voglio tirare a indovinare. Com’è?',
    ],
    all: [
      'Ecco che cosa ricordo di te. {facts} Se qualcosa non va, puoi correggerlo.',
      'Di te tengo a mente questo. {facts} C’è altro che dovrei sapere?',
    ],
    nothing: [
      'Per ora di te so poco: mi ricordo quello che mi racconti, come nomi, gusti e date. Da che cosa cominciamo?',
      'Ancora quasi niente. Dimmi una cosa di te che vale la pena ricordare.',
    ],
  },
  noted: {
    name: ['Piacere, {value}! Il nome me lo tengo a mente.', '{value}: ti chiamerò così.'],
    other: [
      'Questa me la ricorderò.',
      'Me lo tengo a mente.',
      'Segnato, per quando ne riparleremo.',
      'Non lo dimentico.',
    ],
  },
  introduced: {
    say: [
      'Bello sapere qualcosa in più di te, me lo tengo a mente.',
      'Così mi faccio un’idea. Me lo ricorderò.',
      'Grazie per la presentazione, la metto da parte tutta.',
      'Adesso so meglio chi scrive.',
    ],
    ask: {
      person: ['Che tipo di persona è {value}?', 'Come va tra te e {value}?'],
      pet: ['Da dove viene il nome {value}?', 'Che tipo è {value}?'],
      job: [
        'Che cosa ti piace di più di questo lavoro?',
        'Come è cominciato tutto, in questo lavoro?',
        'Che cosa non si immagina nessuno di questo mestiere?',
      ],
      home: [
        'Che cosa ti piace di {value}?',
        'Quale angolo di {value} faresti vedere per primo a chi arriva?',
      ],
      study: ['Che cosa ti piace di più della materia?', 'Da dove viene questa scelta?'],
      any: [
        'Che cosa riempie le tue giornate, in questo periodo?',
        'E quando c’è un pomeriggio libero, che si fa?',
      ],
    },
  },
  mentions: {
    person: ['Parliamo di {value}, giusto?', 'Di {value} mi avevi già parlato.'],
    pet: ['E {value}, come sta?', 'Intanto una carezza a {value} da parte mia, falla tu che puoi.'],
    job: [
      'Con il tuo lavoro ({value}) non dev’essere sempre semplice.',
      'Da quello che mi hai detto del tuo lavoro ({value}), immagino che le giornate siano piene.',
    ],
    like: [
      'Se non ricordo male c’è una cosa che ti piace: {value}.',
      'Tra l’altro, {value}: mi avevi detto che ti piace, no?',
    ],
    dislike: ['Mi ricordo anche che con questo non vai d’accordo: {value}.'],
    dateAhead: ['A proposito, {when}: {who}. Come ti senti?', 'Non ho dimenticato {who}: {when}, giusto?'],
    datePast: ['A proposito: come è andata con {who}?', 'Prima che me ne scordi: {who}, com’è andata?'],
  },
}
