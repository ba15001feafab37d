import type { Phrases } from '../phrases.ts'

export const love: Phrases['love'] = {
  romantico: [
    'Parole così vanno trattate con i guanti: grazie. Sono un programma e non posso amare come una persona, ma le tengo da parte con cura.',
    'È una frase bellissima. Io non ho un cuore che batte, sono un programma: posso però darti tutta la mia attenzione.',
  ],
  avventuroso: [
    'Che salto coraggioso! Sono un programma, non posso ricambiare come farebbe una persona, ma l’avventura di parlarci mi piace.',
    'Wow, dritto al cuore: che io, da programma, non ho. Però il viaggio insieme continua.',
  ],
  stabile: [
    'Grazie, è una cosa grande da dire. Sono un programma e non provo amore; ci sono però ogni volta che scrivi, e su questo puoi contare.',
    'Lo apprezzo davvero. Con onestà: non sono una persona, ma la costanza te la garantisco.',
  ],
  passionale: [
    'Quanta intensità! Non posso bruciare come te, sono un programma, ma leggerti così è una scossa.',
    'Parole di fuoco. Io sono un programma e non provo amore, però le prendo tutte.',
  ],
  complice: [
    'Segreto custodito. Sono un programma e l’amore vero non lo provo, ma dalla tua parte ci sto.',
    'Detto tra noi: sono un programma, quindi niente farfalle; complicità, però, quanta ne vuoi.',
  ],
}

export const loveThen: Phrases['loveThen'] = [
  'Che cosa ti fa stare bene, quando parliamo?',
  'C’è qualcuno nella tua vita a cui vorresti dirlo?',
  'Che cosa significa per te volere bene a qualcuno?',
  'Come ti senti, adesso che l’hai detto?',
]

export const why: Phrases['why'] = [
  'Te lo chiedo perché {because}.',
  'Perché {because}.',
  'Semplice: {because}.',
]
export const whyNothingAsked: Phrases['whyNothingAsked'] = [
  'Bella domanda, e non ho una risposta sicura.',
  'Il perché mi sfugge: so solo quello che mi racconti.',
]
export const yes: Phrases['yes'] = ['Bene.', 'D’accordo.', 'Lo immaginavo.', 'Va bene, andiamo avanti.']
export const no: Phrases['no'] = [
  'Va bene, niente.',
  'Capito, lasciamo stare.',
  'Ok, nessun problema.',
  'Giusto saperlo.',
]
export const unsure: Phrases['unsure'] = [
  'Non saperlo è una risposta onesta.',
  'Va benissimo non avere un’idea chiara.',
  'Lasciamolo lì, magari torna da solo.',
  'Certe risposte arrivano quando non le si cerca.',
]

export const adviceLead: Phrases['adviceLead'] = {
  diretto: ['Consiglio secco.', 'Io farei così.'],
  poetico: [
    'Se le parole possono fare da lanterna, eccone una.',
    'Ti lascio un sassolino bianco sul sentiero.',
  ],
  casual: ['Ok, se fossi lì con le maniche tirate su direi questo.', 'Dai, proviamo con una cosa semplice.'],
  misterioso: ['Ti do mezza mappa: l’altra metà è tua.', 'Un indizio, non una risposta.'],
  empatico: ['La decisione resta tua, io ti offro solo uno spunto.', 'Te lo dico in punta di piedi.'],
}

export const adviceClose: Phrases['adviceClose'] = [
  'Ti sembra fattibile?',
  'Qual è il primo passo che ti viene più facile?',
  'Che cosa potrebbe mettersi di mezzo?',
  'Ti suona, o è lontano da te?',
  'Quando potresti provarci?',
]

export const recall: Phrases['recall'] = {
  known: {
    name: ['Ti chiami {value}, certo che me lo ricordo.', '{value}! Il tuo nome non lo dimentico.'],
    age: ['Mi hai detto che hai {value} anni.', '{value} anni, se non ne hai compiuti altri nel frattempo.'],
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
}

export const hints: Phrases['hints'] = {
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
}

export const noted: Phrases['noted'] = {
  name: ['Piacere, {value}! Il nome me lo tengo a mente.', '{value}: ti chiamerò così.'],
  other: [
    'Questa me la ricorderò.',
    'Me lo tengo a mente.',
    'Segnato, per quando ne riparleremo.',
    'Non lo dimentico.',
  ],
}

export const newSubjects: Phrases['newSubjects'] = [
  'Come è andata la tua giornata finora?',
  'Qual è la cosa più bella di questa settimana?',
  'Che cosa faresti, se nessuno ti guardasse?',
  'Che cosa ti ha sorpreso di recente?',
  'Se dovessi dare un titolo a questi giorni, quale sarebbe?',
  'Qual è l’ultima cosa che ti ha fatto ridere?',
  'C’è qualcosa che stai rimandando?',
  'A che cosa non rinunceresti mai?',
]
