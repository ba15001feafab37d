import type { GameWords } from '../../skills.ts'

export const riddle: GameWords['riddle'] = {
  start:
    /\b(?:dimmi|dammi|fammi|fai|fa|conosci|sai|hai|propon\w*|raccont\w*|facciamo|vai con|spara\w*|vuoi farmi)\b.{0,25}\bindovinell[oi]\b|^(?:un )?(?:altro )?indovinello\b/,
  another: /^(?:si+|certo|ok|va bene|dai|vai|un altro|ancora|altro|prossimo)\b/,
  giveUp:
    /\b(?:mi arrendo|arrendo|non (?:lo |ne )?so|boh|nessuna idea|dimmel[oa]|dimmi|la (?:risposta|soluzione)|qual e|che cos'e|cos'e|rinuncio)\b/,
  thinking: /^(?:ok|h+m+|ah+|(?:ah)+a?|lol|aspetta|fammi pensare|bello|carino|ci penso|wow|uh+)\b/,
  guess: 'Che cosa sarà? Per la soluzione basta dire «mi arrendo».',
  right: 'Proprio così: {answer}! Ne faccio un altro?',
  told: 'È {answer}. Ne faccio un altro?',
  wrong: 'Non è quello, ma la strada mi piace. Un altro tentativo, o dico la soluzione?',
  usedUp: 'Gli indovinelli che so sono finiti. Adesso tocca a te: fammene uno, e proverò a indovinare male.',
  riddles: [
    {
      ask: 'Due lucenti, due pungenti, quattro zoccoli e una scopa. Chi è?',
      answer: 'la mucca',
      accept: ['mucca', 'mucche', 'vacca', 'vacche', 'bue', 'buoi', 'toro'],
    },
    {
      ask: 'Corre sempre e non ha gambe, ha un letto e non dorme mai. Che cos’è?',
      answer: 'il fiume',
      accept: ['fiume', 'fiumi', 'torrente', 'ruscello'],
    },
    {
      ask: 'Vola senza ali e piange senza occhi. Che cos’è?',
      answer: 'la nuvola',
      accept: ['nuvola', 'nuvole', 'nube', 'nubi', 'nuvolone'],
    },
    {
      ask: 'Di giorno sono piene di carne, di notte stanno a bocca aperta. Che cosa sono?',
      answer: 'le scarpe',
      accept: ['scarpe', 'scarpa', 'stivali', 'calzature'],
    },
    {
      ask: 'Il padre non è ancora nato e il figlio è già sul tetto. Chi è il figlio?',
      answer: 'il fumo',
      accept: ['fumo', 'fumi'],
    },
    {
      ask: 'Più è caldo e più è fresco. Che cos’è?',
      answer: 'il pane',
      accept: ['pane', 'pani', 'pagnotta', 'panino'],
    },
    {
      ask: 'Sta nel bosco su una gamba sola, ha il cappello e non ha la testa. Chi è?',
      answer: 'il fungo',
      accept: ['fungo', 'funghi', 'porcino', 'porcini'],
    },
    {
      ask: 'Ha tanti vestiti uno sopra l’altro, e chi la spoglia piange. Chi è?',
      answer: 'la cipolla',
      accept: ['cipolla', 'cipolle'],
    },
    {
      ask: 'È una scatolina bianca senza serratura, che tutti sanno aprire e nessuno sa richiudere. Che cos’è?',
      answer: 'l’uovo',
      accept: ['uovo', 'uova', 'ovetto'],
    },
    {
      ask: 'Non è re e porta la corona, non è cavaliere e porta gli speroni. Chi è?',
      answer: 'il gallo',
      accept: ['gallo', 'galli', 'galletto'],
    },
    {
      ask: 'Più vive e più si accorcia, e mentre lavora piange. Che cos’è?',
      answer: 'la candela',
      accept: ['candela', 'candele', 'cero', 'ceri'],
    },
    {
      ask: 'Porta la corona e non è regina: è una casetta chiusa, piena di damine vestite di rosso. Che cos’è?',
      answer: 'la melagrana',
      accept: ['melagrana', 'melagrane', 'melograno', 'melograni', 'melograna'],
    },
    {
      ask: 'Ti segue dappertutto finché c’è luce, entra nell’acqua e non si bagna. Che cos’è?',
      answer: 'l’ombra',
      accept: ['ombra', 'ombre'],
    },
    {
      ask: 'Campo bianco, semenza nera: due la guardano e cinque la menano. Che cos’è?',
      answer: 'la scrittura',
      accept: ['scrittura', 'scrivere', 'scritto', 'scritta'],
    },
  ],
}
