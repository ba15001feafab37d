import { expect, it as test } from '@jest/globals'
import { extractFacts } from '../../../facts/extract.ts'
import { it } from '../index.ts'

/** A Friday. */
const now = '2025-11-21T10:00:00Z'

test.each([
  ['Ciao, mi chiamo Luca', 'name', 'Ti chiami Luca'],
  ['ho 34 anni', 'age', 'Hai 34 anni'],
  ['vivo a Torino con mia madre', 'home', 'Vivi a Torino'],
  ['lavoro come infermiera', 'job', 'Lavori come infermiera'],
  ['faccio il cuoco', 'job', 'Lavori come cuoco'],
  ["sono un'insegnante", 'job', 'Lavori come insegnante'],
  ['mi piace molto il jazz', 'taste:jazz', 'Ti piace il jazz'],
  ['mi piacciono i gatti', 'taste:gatti', 'Ti piacciono i gatti'],
  ['non mi piace il calcio', 'taste:calcio', 'Non ti piace il calcio'],
  ['mia sorella si chiama Anna', 'person:sister', 'Tua sorella si chiama Anna'],
  ['ho litigato con mia sorella Anna', 'person:sister', 'Tua sorella si chiama Anna'],
  ['ho un cane di nome Rex', 'pet:dog', 'Hai un cane di nome Rex'],
  ['ho un gatto', 'pet:cat', 'Hai un gatto'],
  ['ho un esame di diritto martedì', 'date:exam', 'Hai un esame il 25 novembre'],
  ['domani ho un colloquio', 'date:interview', 'Hai un colloquio il 22 novembre'],
  ['il mio compleanno è il 3 maggio', 'date:birthday', 'Hai il compleanno il 3 maggio'],
  ['piacere, sono Marco', 'name', 'Ti chiami Marco'],
  ['lavoro in banca', 'job', 'Lavori in banca'],
  ['non bevo caffè', 'taste:caffe', 'Non bevi caffè'],
])('keeps what is stated: %s', (message, key, text) => {
  expect(extractFacts({ message, now }, it)).toContainEqual(expect.objectContaining({ key, text }))
})

test.each([
  'Come mi chiamo?',
  'Lui dice: «mi chiamo Luca»',
  'se fossi un medico sarei felice',
  'mi chiamo così per scherzo',
  'vorrei vivere a Parigi',
  'Marco ha detto che vive a Roma',
  'ho 20 anni di esperienza',
  'mi piace quando piove',
  'mi piaci tu',
  'non lavoro come infermiere',
  'sono stanco',
  'da piccola vivevo a Bari',
  'ho un mal di testa terribile',
  'ciao, sono stanca',
  'ciao, sono a Roma',
])('keeps nothing from: %s', (message) => {
  expect(extractFacts({ message, now }, it)).toEqual([])
})

test('keeps a person’s name apart from the user’s', () => {
  const facts = extractFacts({ message: 'mio fratello si chiama Luca', now }, it)
  expect(facts.map((fact) => fact.key)).toEqual(['person:brother'])
})
