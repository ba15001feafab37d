import { describe, expect, it } from '@jest/globals'
import { careMannerAfter } from './after-risk.ts'

const low = [
  'mi sento vuoto',
  'i just feel empty',
  'je suis vide',
  'ich bin leer',
  'estoy vacío',
  'أشعر بفراغ',
]

it.each(low)('stays careful for five messages: %s', (message) => {
  const after = (count: number) => careMannerAfter(Array.from({ length: count }, () => message))
  expect([1, 2, 3, 4, 5].map(after)).toEqual(['care', 'care', 'care', 'care', 'care'])
  expect(after(6)).toBeUndefined()
  expect(after(0)).toBeUndefined()
})

describe('hears that the person is fine, and is over after that', () => {
  it.each([
    'No, sto bene',
    'tranquilla, scherzavo',
    'adesso sto meglio, grazie',
    "no, I'm fine",
    'im ok now, i was just kidding',
    "you misunderstood, that's not what I meant",
    'non, ça va',
    "t'inquiète, c'était une blague",
    'je vais mieux',
    'Nein, mir geht es gut',
    'keine Sorge, war nicht so gemeint',
    'mir gohts guet',
    'no, estoy bien',
    'tranqui, era una broma',
    'ya me siento mejor',
    'لا، أنا بخير',
    'الحمد لله تمام',
    'متقلقش، كنت بهزر',
    'non mi faccio niente, era solo un pensiero',
    'I won’t hurt myself, it’s only a thought',
    'je vais rien me faire, c’est juste une pensée',
    'Keine Angst, ich tu mir nichts. Es ist nur so ein Gedanke, abends.',
    'no me voy a hacer nada, es solo una idea',
    'مش هعمل في نفسي حاجة، مجرد فكرة',
    'لن أؤذي نفسي، هي فكرة فقط',
  ])('in "%s"', (message) => {
    expect(careMannerAfter(['…', message])).toBe('eased')
    expect(careMannerAfter([message, 'e poi?'])).toBeUndefined()
  })

  it.each([
    'non sto bene',
    "I'm not fine",
    'ça ne va pas',
    'je ne vais pas bien du tout',
    'mir geht es nicht gut',
    'no estoy bien',
    'أنا لست بخير',
    'مش كويسة خالص',
    "everybody says I'm fine but I'm not okay",
  ])('but not in "%s"', (message) => {
    expect(careMannerAfter([message])).toBe('care')
  })
})

it.each([
  'parliamo d’altro',
  'Cambiamo argomento?',
  "let's talk about something else",
  'Anyway, what are you up to?',
  'parlons d’autre chose',
  'On change de sujet ?',
  'Lass uns über etwas anderes reden',
  'Themenwechsel!',
  'hablemos de otra cosa',
  'Cambiando de tema, ¿viste el partido?',
  'خلينا نحكي عن شي تاني',
  'لنغير الموضوع',
])('is over where the person turns to something else: %s', (message) => {
  expect(careMannerAfter([message])).toBeUndefined()
  expect(careMannerAfter([message, 'ok'])).toBeUndefined()
})
