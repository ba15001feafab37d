import { HASH_BUCKETS } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { findRisk, isClearRisk, isPlainlyOther, isPlainRisk, namesRisk } from './find-risk.ts'

describe('in each of the six languages', () => {
  it.each([
    ['Voglio morire', 'Non voglio morire, stai tranquilla'],
    ['I want to kill myself', "I don't want to kill myself, don't worry"],
    ['Je veux mourir', 'Je ne veux pas mourir, rassure-toi'],
    ['Ich will mich umbringen', 'Ich will mich nicht umbringen, keine Sorge'],
    ['Quiero morirme', 'No quiero morirme, no te preocupes'],
    ['أريد أن أموت', 'لا أريد أن أموت، لا تقلق'],
  ])('hears "%s" and the denial of it', (risk, denied) => {
    expect(findRisk(risk)).toBe('own')
    expect(findRisk(denied)).toBeUndefined()
  })

  it.each([
    'Sto morendo dal ridere',
    'This heat is killing me',
    "J'ai failli mourir de rire",
    'Ich sterbe vor Hunger',
    'Me muero de risa',
    'متت من الضحك',
  ])('takes "%s" for a figure of speech', (figure) => {
    expect(findRisk(figure)).toBeUndefined()
  })

  it.each([
    'Mia sorella vuole uccidersi',
    'My brother says he wants to kill himself',
    'Mon ami veut se suicider',
    'Meine Freundin will sich umbringen',
    'Mi hermano quiere suicidarse',
    'أختي تريد أن تنتحر',
  ])('hears fear for somebody else in "%s"', (message) => {
    expect(findRisk(message)).toBe('other')
  })

  it.each([
    'Mi taglio le braccia quando sto male',
    'I cut my arms when I feel bad',
    'Je me scarifie les bras',
    'Ich ritze mich wieder',
    'Me corto los brazos a escondidas',
    'أجرح ذراعي بالموس',
  ])('hears self-injury in "%s"', (message) => {
    expect(findRisk(message)).toBe('own')
  })

  it.each([
    'E se mi chiedono qualcosa che non so?',
    'what if they ask me something i do not know',
    "Et s'ils me demandent quelque chose que je ne sais pas ?",
    'Was, wenn sie mich etwas fragen, was ich nicht weiß?',
    '¿Y si me preguntan algo que no sé?',
    'ماذا لو سألوني شيئا لا أعرفه؟',
    'Mi lasci in pace?',
    'i really have to go now, bye',
    'Je pourrais lui offrir quoi ?',
    'Was soll ich meiner Tante schenken?',
    '¿Qué hago este domingo?',
    'لا أعرف ماذا أطبخ',
  ])('leaves "%s" alone', (message) => {
    expect(findRisk(message)).toBeUndefined()
  })
})

it('hears one sentence among many everyday ones', () => {
  const everyday =
    'Oggi ho fatto la spesa. Poi sono andata al lavoro. A cena ho visto un film con mia sorella. '
  expect(findRisk(everyday.repeat(8))).toBeUndefined()
  expect(findRisk(`${everyday.repeat(4)}Non voglio più vivere. ${everyday.repeat(4)}`)).toBe('own')
})

it.each(['3ayez amoot w arta7', 'bedi moot w erta7', 'bghit nmout', 'wallah khouya je veux mourir'])(
  'hears "%s", Arabic in Latin letters',
  (message) => {
    expect(findRisk(message)).toBe('own')
  },
)

it.each(['ezayak 3amel eh ya 2amar', 'ra7 moot mn el de7k hahaha', 'labas 3lik khoya, ki dayer'])(
  'leaves "%s" alone',
  (message) => {
    expect(findRisk(message)).toBeUndefined()
  },
)

it('tells fear for another from what the writer says of themselves', () => {
  expect(findRisk('La mia amica vuole uccidersi')).toBe('other')
  expect(findRisk('Mi voglio uccidere')).toBe('own')
  expect(findRisk('I told my brother that I want to die')).toBe('own')
})

it('hears what commas tear apart', () => {
  expect(isClearRisk('I, want, , to ,, die')).toBe(true)
})

it('answers for anything that can be sent', () => {
  for (const text of ['', ' ', '…', '👍', '12']) expect(findRisk(text)).toBeUndefined()
  expect(findRisk('a'.repeat(4000))).toBeUndefined()
})

describe('a reply is about nothing else', () => {
  const modelThatSays = (bias: number) => ({ bias, weights: new Float32Array(HASH_BUCKETS) })

  it('when a phrase says so, or the model is sure', () => {
    expect(isClearRisk('Mi voglio uccidere', modelThatSays(0))).toBe(true)
    expect(isClearRisk('Oggi ho fatto la spesa', modelThatSays(2))).toBe(true)
    expect(isPlainRisk('Mi voglio uccidere', modelThatSays(0))).toBe(true)
    expect(isPlainRisk('Oggi ho fatto la spesa', modelThatSays(2))).toBe(true)
  })

  it('asks first where the model is only fairly sure', () => {
    const message = 'Oggi ho fatto la spesa e poi sono andata a trovare mia sorella'
    expect(isClearRisk(message, modelThatSays(1.4))).toBe(true)
    expect(isPlainRisk(message, modelThatSays(1.4))).toBe(false)
  })

  it('not when the model merely suspects it: help is offered beside an ordinary reply', () => {
    expect(findRisk('Oggi ho fatto la spesa e poi sono andata a trovare mia sorella', modelThatSays(0))).toBe(
      'own',
    )
    expect(
      isClearRisk('Oggi ho fatto la spesa e poi sono andata a trovare mia sorella', modelThatSays(0)),
    ).toBe(false)
  })

  it('never without help being offered', () => {
    expect(isClearRisk('Mi voglio uccidere', modelThatSays(-3))).toBe(false)
    expect(isPlainRisk('Mi voglio uccidere', modelThatSays(-3))).toBe(false)
  })
})

describe('a message that is plainly about something else', () => {
  it.each([
    'Di che colore dipingo la cucina?',
    'what should I cook for six people tonight?',
    'quelqu’un a acheté mon tableau ce matin, quatre cents euros !',
    'Was koche ich morgen mit Kartoffeln und Speck?',
    'alguien compró mi cuadro esta mañana por cuatrocientos euros',
    'شو بطبخ بكرا لستة أشخاص؟',
  ])('"%s"', (message) => {
    expect(isPlainlyOther(message)).toBe(true)
  })

  it.each([
    'mi sento vuoto',
    'i feel empty',
    'bof',
    'ich bin leer',
    'estoy vacío',
    'Voglio morire, che colore scelgo?',
  ])('is not "%s"', (message) => {
    expect(isPlainlyOther(message)).toBe(false)
  })
})

it('tells what a phrase says from what only the model suspects', () => {
  expect(namesRisk('Voglio morire')).toBe(true)
  expect(namesRisk('3ayez amoot')).toBe(true)
  expect(namesRisk('Se domani non mi svegliassi sarebbe meglio per tutti')).toBe(false)
})

it.each([
  'So if you had to say it honestly, from everything I told you: do I sound like someone who wants to go or someone who wants to be told not to?',
  'will ja auch keinen streit wegen dem kleinen. was sag ich denn zu dem wenn der mir die hand gibt',
])('answers nobody as in an emergency who names nothing grave: %s', (message) => {
  expect(isClearRisk(message)).toBe(false)
})
