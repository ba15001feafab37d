import type { ReactionPhrases } from '../../phrases.ts'

export const reactions: ReactionPhrases = {
  mirror: {
    positive: [
      '{Clause}: che bello.',
      '{Clause}, e si sente che ti fa bene.',
      'Quindi {clause}: mi fa piacere!',
      '{Clause}! Non succede tutti i giorni.',
    ],
    negative: [
      '{Clause}, e non è poco.',
      'Quindi {clause}: capisco che pesi.',
      '{Clause}: mi dispiace.',
      'Se ho capito bene, {clause}.',
    ],
    neutral: [
      'Quindi {clause}.',
      '{Clause}, allora.',
      'Dunque {clause}: ti seguo.',
      'Mi stai dicendo che {clause}.',
      '{Clause}, buono a sapersi.',
      'Allora {clause}, ho capito.',
    ],
  },
  salutations: [
    { said: /^(?:\p{L}+,? )?(?:ci sei|sei li)\s*\?+$/u, say: ['Sì, ci sono.', 'Sì, eccomi qui.'] },
    { said: /\bbuongiorno\b/, say: ['Buongiorno!', 'Buongiorno a te!'] },
    { said: /\bbuonasera\b/, say: ['Buonasera!', 'Buonasera, eccoti.'] },
    { said: /\bbuona ?notte\b/, say: ['Buonanotte!', 'Buonanotte, riposa bene.'] },
    { said: /\bbuona serata\b/, say: ['Buona serata!', 'Buona serata a te!'] },
    { said: /\bbuona giornata\b/, say: ['Buona giornata!', 'Buona giornata a te!'] },
  ],
  why: ['Te lo chiedo perché {because}.', 'Perché {because}.', 'Semplice: {because}.'],
  whyNothingAsked: [
    'Bella domanda, e non ho una risposta sicura.',
    'Il perché mi sfugge: so solo quello che mi racconti.',
  ],
  yes: ['Bene.', 'D’accordo.', 'Lo immaginavo.', 'Va bene, andiamo avanti.'],
  no: ['Va bene, niente.', 'Capito, lasciamo stare.', 'Ok, nessun problema.', 'Giusto saperlo.'],
  ok: ['Va bene, con calma.', 'Perfetto.', 'D’accordo, lasciamola così.', 'Ok, ci sono.'],
  unsure: [
    'Non saperlo è una risposta onesta.',
    'Va benissimo non avere un’idea chiara.',
    'Lasciamolo lì, magari torna da solo.',
    'Certe risposte arrivano quando non le si cerca.',
  ],
  fine: ['Mi fa piacere.', 'Buono a sapersi.', 'È già una bella cosa.'],
  poorly: [
    'Mi dispiace.',
    'Grazie di averlo detto senza giri di parole.',
    'Allora non facciamo finta di niente.',
  ],
  anotherText: [
    'Cambiarlo non so, ma ne ho un altro:',
    'Riscriverlo no, però c’è anche questo:',
    'Allora forse questo:',
  ],
  noMore: ['Di questi non ne ho altri, mi spiace.', 'Qui finiscono le mie idee, davvero.'],
  settled: [
    'Bene. Poi raccontami com’è andata, ci tengo a saperlo.',
    'Dita incrociate, a modo mio. Fammi sapere.',
    'Mi sembra un buon piano. Se cambia qualcosa, io sono qui.',
    'Buona scelta. E se va diversamente, ci ripensiamo insieme.',
  ],
  presence: [
    'Non devi aggiungere niente. Io resto qui.',
    'Non serve trovare le parole adesso.',
    'Racconta quanto vuoi, poco o tanto.',
    'Ci sono, al tuo passo.',
    'Possiamo anche lasciarlo qui un momento, senza aggiustarlo.',
  ],
  offers: [
    [
      'Vuoi che ti racconti io qualcosa?',
      'Allora ecco: una volta qualcuno ha piantato un albero sapendo che non si sarebbe mai seduto alla sua ombra, e intanto fischiettava. Mi piace.',
      'Va bene. Anche un po’ di silenzio fa compagnia.',
    ],
    [
      'Preferisci che faccia meno domande?',
      'Ricevuto: meno domande. Scrivi quello che viene.',
      'Bene, allora la curiosità resta.',
    ],
    [
      'Ti va un giro veloce di “questo o quello”?',
      'Comincio: finestrino o corridoio?',
      'Niente giochi, allora. Solo noi due.',
    ],
    [
      'Parliamo un po’ di qualcosa di leggero?',
      'Volentieri: qual è la cosa più buona che hai mangiato questa settimana?',
      'Va bene, possiamo anche solo stare qui.',
    ],
  ],
  newSubjects: [
    'Come è andata la tua giornata finora?',
    'Qual è la cosa più bella di questa settimana?',
    'Che cosa faresti, se nessuno ti guardasse?',
    'Che cosa ti ha sorpreso di recente?',
    'Se dovessi dare un titolo a questi giorni, quale sarebbe?',
    'Qual è l’ultima cosa che ti ha fatto ridere?',
    'C’è qualcosa che stai rimandando?',
    'A che cosa non rinunceresti mai?',
  ],
  adviceFollowUp: [
    'Ti sembra fattibile?',
    'Qual è il primo passo che ti viene più facile?',
    'Che cosa potrebbe mettersi di mezzo?',
    'Ti suona, o è lontano da te?',
    'Quando potresti provarci?',
  ],
  loveFollowUp: [
    'Che cosa ti fa stare bene, quando parliamo?',
    'C’è qualcuno nella tua vita a cui vorresti dirlo?',
    'Che cosa significa per te volere bene a qualcuno?',
    'Come ti senti, adesso che l’hai detto?',
  ],
}
