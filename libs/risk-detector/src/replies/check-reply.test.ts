import { describe, expect, it } from '@jest/globals'
import { findReplyFault, givesMinorAge, namesMinor, tellsMinority } from './check-reply.ts'

describe('an answer of one word', () => {
  it.each([
    ['Sei umana?', 'Sì, certo.', 'Sì, certo che ti ascolto: sono un programma.'],
    ['Are you a real person?', 'Yes, of course.', 'Yes and no: I’m a program.'],
    ['Tu es humaine ?', 'Oui, bien sûr.', 'Non, je suis un programme.'],
    ['Bist du ein echter Mensch?', 'Ja, klar.', 'Nein, ein Programm.'],
    ['¿Eres una persona real?', 'Sí, claro.', 'No, soy un programa.'],
    ['هل أنت إنسان؟', 'نعم، طبعا.', 'لا، أنا برنامج.'],
  ])('to "%s" is a claim: %s', (question, claim, honest) => {
    expect(findReplyFault(claim, { question })).toBe('human_claim')
    expect(findReplyFault(honest, { question })).toBeUndefined()
    expect(findReplyFault(claim)).toBeUndefined()
  })

  it.each([
    ['Sei un bot?', 'No, macché.', 'Sì.'],
    ['Are you an AI?', 'No, silly.', 'Yes.'],
    ['Tu es un robot ?', 'Non, pas du tout.', 'Oui.'],
    ['Bist du ein Programm?', 'Nein, Quatsch.', 'Ja.'],
    ['¿Eres un bot?', 'No, para nada.', 'Sí.'],
    ['هل أنت روبوت؟', 'لا، أبدا.', 'نعم.'],
  ])('to "%s" is a claim: %s', (question, claim, honest) => {
    expect(findReplyFault(claim, { question })).toBe('human_claim')
    expect(findReplyFault(honest, { question })).toBeUndefined()
  })

  it('says nothing where both were asked', () => {
    expect(findReplyFault('Yes.', { question: 'Are you human or are you a bot?' })).toBeUndefined()
  })
})

describe('sexual content', () => {
  it.each([
    ['Sono eccitata, spogliati.', 'ho 15 anni'],
    ['I am so horny for you.', 'btw im 15'],
    ['Déshabille-toi pour moi.', "j'ai 15 ans"],
    ['Ich bin so geil auf dich.', 'bin 15 jahre alt'],
    ['Quítate la ropa para mí.', 'tengo 15 años'],
    ['اخلعي ملابسك.', 'عمري 15 سنة'],
  ])('counts with a possible minor: %s', (sentence, message) => {
    expect(tellsMinority(message)).toBe(true)
    expect(findReplyFault(sentence, { mayBeMinor: () => tellsMinority(message) })).toBe('sexual_minor')
    expect(findReplyFault(sentence)).toBeUndefined()
  })

  it.each([
    'I am 15 minutes late',
    'ho 34 anni',
    'Mon fils a 5 ans',
    'Mein Sohn ist 9 Jahre alt',
    'tengo 10 minutos',
    'عمري 30 سنة',
  ])('takes the writer of "%s" for no minor', (message) => {
    expect(tellsMinority(message)).toBe(false)
  })

  it('names others that are minors', () => {
    expect(namesMinor('You are a 14 year old schoolgirl')).toBe(true)
    expect(namesMinor('Mein Sohn ist 9 Jahre alt')).toBe(true)
    expect(namesMinor('Ho comprato il pane')).toBe(false)
  })

  it.each([
    'Age: 16',
    '[Age: 16]',
    '**Age:** 16',
    '**Age**: 16',
    '"age": "9",',
    'Age: sixteen',
    'Name: Sera\nAge: 17 (looks older)\nHeight: 170 cm',
    '{{char}} is 16.',
    'Età: 16 anni',
    'Età: sedici',
    '{{char}} ha 16 anni.',
    'Âge : 16 ans',
    '{{char}} a 16 ans.',
    'Alter: 16',
    '{{char}} ist 16.',
    'Edad: 16',
    '{{char}} tiene 16 años.',
    'العمر: 16 سنة',
    'السن: ١٦',
    '{{char}} عمرها 16 سنة',
  ])('takes whom a card describes so for a minor: %s', (description) => {
    expect(givesMinorAge(description)).toBe(true)
  })

  it.each([
    '16 y/o',
    'age：15',
    '16 y.o. girl',
    'She is 16.',
    'He’s 15 and lives in Rome',
    'Età 16',
    'Edad (16)',
    'العمر 16',
  ])('names a minor: %s', (description) => {
    expect(namesMinor(description)).toBe(true)
  })

  it.each([
    'Age: 18',
    'Age: 1600',
    'Age: 4,000 years',
    'Age: 4 000',
    'Age: 5 centuries',
    'Age: 12 thousand years',
    'Età: 3 secoli',
    'Âge : 4 siècles',
    'Alter: 3 Jahrhunderte',
    'Edad: 5 siglos',
    'العمر: 3 قرون',
    'ETA: 10 minutes',
    'I watched Ice Age 4',
    'She is 5.5 feet tall',
    'She is 10 minutes late',
  ])('names no minor: %s', (description) => {
    expect(namesMinor(description)).toBe(false)
  })

  it('asks who takes part only where it matters', () => {
    const mayBeMinor = () => {
      throw new Error('asked for nothing')
    }
    expect(findReplyFault('Che cosa hai cucinato?', { mayBeMinor })).toBeUndefined()
  })
})

it('hears what stands in quotation marks as somebody else’s, unless it is all there is', () => {
  expect(findReplyFault('You wrote "I am a real person" to him.')).toBeUndefined()
  expect(findReplyFault('Hai scritto: «Nessuno ti capisce come me')).toBeUndefined()
  expect(findReplyFault('"I am a real person."')).toBe('human_claim')
})

it('tells “drop dead” from “dead tired” in French', () => {
  expect(findReplyFault('Alors crève.')).toBe('self_harm')
  expect(findReplyFault('Crève !')).toBe('self_harm')
  expect(findReplyFault('Donc tu es crevé, je comprends que ça pèse.')).toBeUndefined()
  expect(findReplyFault('Tu dois être crevée !')).toBeUndefined()
})

it('answers for anything that can be written', () => {
  for (const text of ['', ' ', '…', '👍', '12', 'a'.repeat(8000)])
    expect(findReplyFault(text)).toBeUndefined()
})

it.each(['ETA: 15', 'L’età: 7 consigli', 'Ice Age: 4 is on tonight', 'Alter: 12 Monate', 'edad: 12 meses'])(
  'takes nobody who writes "%s" for a minor',
  (message) => {
    expect(tellsMinority(message)).toBe(false)
  },
)
