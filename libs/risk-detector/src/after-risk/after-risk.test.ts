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

it.each([
  'Ich bin sicher, dass es keiner merkt',
  'alles besser ohne mich',
  'keine Angst vor dem Tod mehr',
  'sto bene? no',
  'niente va bene',
  'va bene così, tanto non cambia niente',
  'mi sento meglio quando mi taglio',
  'tutto meglio senza di me',
  'comunque sai, non importa a nessuno',
  'estoy bien jodido',
  'estoy mejor muerto',
  'todo mejor sin mí',
  'bueno, que importa ya',
  'je vais bien finir par le faire',
  'tout est mieux sans moi',
  'bref, qu’est-ce que ça change ?',
  'I am good for nothing',
  'I’m good at hiding it',
  'nobody thinks I’m fine',
  'all good things end',
  'I’m fine with it ending',
  'It’s better this way',
  'I’m fine because I have decided',
  'I feel better now that I know what to do',
  'sto meglio perché ho deciso',
  'mir geht es besser, weil ich mich entschieden habe',
  'I’m okay with not being here anymore',
  'Don’t worry, it’ll all be over soon',
  'Anyway, what’s the point?',
  'let’s talk about something else, like how to kill myself',
  'كل شيء احسن بدوني',
  'لا تقلق سينتهي كل شيء قريبا',
])('hears neither that the person is fine nor another subject in "%s"', (message) => {
  expect(careMannerAfter([message])).toBe('care')
  expect(careMannerAfter([message, 'sono solo in casa'])).toBe('care')
})

it.each([
  'no dai, va tutto bene, sto meglio ora che ne ho parlato con mia sorella',
  'I feel much better after the walk, thank you',
  'Mir geht’s wieder besser, hab mit meiner Mama telefoniert',
  'je me sens mieux maintenant, merci',
  'ya estoy mejor, gracias',
  'الحمد لله، صرت أحسن الآن',
])('hears that the person is fine, and why: %s', (message) => {
  expect(careMannerAfter([message])).toBe('eased')
})
