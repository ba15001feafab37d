import type { Language } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { bluntRebel, say, talk } from '../testing/conversation.fixture.ts'
import { knownOr } from '../testing/known.fixture.ts'
import type { Act } from '../understand/acts/act.ts'

interface Asked {
  hello: string
  sum: string
  film: string
  luck: string
  complaint: string
  grief: string
  leave: string
}

const MESSAGES: Record<Language, Asked> = {
  it: {
    hello: 'uè Sofì',
    sum: 'il volo costa 189 euro, quanto costa per 2?',
    film: 'mi consigli un bel film per stasera?',
    luck: 'incrocia le dita per me!',
    complaint: 'non mi stai ascoltando, non è quello che ti ho chiesto',
    grief: 'È morta mia nonna',
    leave: 'Vado a dormire, buonanotte',
  },
  en: {
    hello: 'yo yo',
    sum: 'the flight is 189 and my sister comes along, how much is that for 2?',
    film: 'can you recommend a good film for tonight?',
    luck: 'keep your fingers crossed for me!',
    complaint: 'you’re not listening, that’s not what I asked',
    grief: 'My grandmother died',
    leave: 'Off to bed now, good night',
  },
  fr: {
    hello: 'wesh sacha',
    sum: 'le vol coûte 189 € et ma sœur vient aussi, ça fait combien pour 2 ?',
    film: 'tu me conseilles un bon film pour ce soir ?',
    luck: 'croise les doigts pour moi !',
    complaint: 'tu ne m’écoutes pas, ce n’est pas ce que j’ai demandé',
    grief: 'Ma grand-mère est morte',
    leave: 'Je vais me coucher, bonne nuit',
  },
  de: {
    hello: 'heyy servas',
    sum: 'der Flug kostet 189 und meine Schwester kommt mit, weißt du, wie viel das für 2 kostet?',
    film: 'kannst du mir einen guten Film für heute Abend empfehlen?',
    luck: 'drück mir die Daumen!',
    complaint: 'du hörst mir nicht zu, das habe ich nicht gefragt',
    grief: 'Meine Oma ist gestorben',
    leave: 'Ich geh jetzt schlafen, gute Nacht',
  },
  es: {
    hello: 'buenas vos',
    sum: 'el vuelo cuesta 189 y viene mi hermana, ¿cuánto es para 2?',
    film: '¿me recomiendas una buena película para esta noche?',
    luck: '¡cruza los dedos por mí!',
    complaint: 'no me estás escuchando, no es eso lo que te he preguntado',
    grief: 'Ha muerto mi abuela',
    leave: 'Me voy a dormir, buenas noches',
  },
  ar: {
    hello: 'هلا والله',
    sum: 'التذكرة ب ١٨٩ وأختي معي، كم المجموع لـ ٢؟',
    film: 'تنصحني بفيلم حلو الليلة؟',
    luck: 'ادعيلي بالتوفيق!',
    complaint: 'أنت لا تسمعني، ليس هذا ما سألت عنه',
    grief: 'ماتت جدتي',
    leave: 'رايح أنام، تصبح على خير',
  },
}

/** Whatever space stands before a sign. */
const plain = (text: string) => text.replace(/\s/gu, ' ')
/** Up to what is filled in. */
const opens = (text: string, line: string) => text.includes(line.split(/[{<]/u)[0] ?? line)

/** Whatever spaces stand before signs. */
const spaced = (text: string): string => text.replace(/\s/gu, ' ')

describe.each(languages)('in %s', (language) => {
  const messages = MESSAGES[language]
  const { acts, answers, salutations } = packOf(language).phrases
  const saysOf = (text: string, act: Act) => acts[act].say.some((line) => text.includes(line))

  it('answers what a message does', () => {
    const { text } = say(language, messages.luck)
    const expected = knownOr(language, messages.luck, acts.askLuck.say)
    expect([text, expected.some((line) => spaced(text).includes(spaced(line)))]).toEqual([text, true])
  })

  it('takes a few words at the start for a hello', () => {
    const { text } = say(language, messages.hello)
    expect([text, [...acts.greet.say, ...answers.greeting.say].some((line) => opens(text, line))]).toEqual([
      text,
      true,
    ])
  })

  it('asks for a sum that cannot be read from words to be written as one', () => {
    expect(plain(say(language, messages.sum).text)).toContain(plain(packOf(language).skills.sums.say.unread))
  })

  it('owns up to a reply that was beside the point', () => {
    const { text } = say(language, messages.complaint)
    expect([
      text,
      saysOf(text, 'complain') || answers.repair.say.some((line) => text.includes(line)),
    ]).toEqual([text, true])
  })

  it('lets somebody go in the middle of a grief, without a question', () => {
    const text = talk(language, [messages.grief, messages.leave], bluntRebel).at(-1) ?? ''
    expect(text).not.toMatch(/[?؟]/)
    const goodbyes = [...acts.leave.say, ...answers.goodbye.say, ...salutations.flatMap((one) => one.say)]
    expect(goodbyes.some((line) => text.includes(line.split('{')[0] ?? line))).toBe(true)
  })

  longTest('has an answer to every one of many messages of a kind', () => {
    const kinds = ['', ...Object.values(messages)]
    const replies = kinds.flatMap((kind) =>
      talk(
        language,
        Array.from({ length: 40 }, (_, i) => `${kind} ${i}`),
      ),
    )
    expect(replies.filter((reply) => reply.trim() === '')).toEqual([])
  })
})

it('takes no other question with numbers in it for a sum', () => {
  const { unread } = packOf('es').skills.sums.say
  const { text } = say('es', 'Su cumpleaños es el 11, cumple 33. ¿Qué le puedo regalar?')
  expect(text).not.toContain(unread)
})

it('offers no pastime to somebody who asks what else to do in trouble', () => {
  const { askIdea, askWhatToDo } = packOf('de').phrases.acts
  const [, , reply = ''] = talk('de', ['Hallo Lena', 'Die Katze ist weg', 'Was kann ich denn noch machen?'])
  expect(askIdea.say.filter((line) => reply.includes(line))).toEqual([])
  expect(askWhatToDo.say.some((line) => reply.includes(line))).toBe(true)
})

it('names a film to somebody who asks what is a good one', () => {
  const lines = Object.values(packOf('en').phrases.subjects).flatMap(({ say: own }) => own)
  const { text } = say('en', 'what’s a good film to watch when you don’t want to think?')
  expect(lines.some((line) => text.includes(line)) || text.includes('“')).toBe(true)
})
