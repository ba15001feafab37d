import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { contextFor, say } from '../testing/conversation.fixture.ts'
import { admitUnanswered, asks } from './unanswered.ts'

/** What rules cannot know, and what they cannot make. */
const ASKED: Record<Language, readonly [question: string, request: string]> = {
  it: [
    'ma una chiusa di fiume si può passare con la piena?',
    'dimmi tre nomi per la mia bancarella di lumache, senza punti di domanda',
  ],
  en: [
    'does a canal lock open when the river is in flood?',
    'give me three names for my snail stall, no question marks please',
  ],
  fr: [
    'une écluse, ça ouvre quand la rivière est en crue ?',
    'dis-moi trois noms pour mon stand d’escargots, sans point d’interrogation',
  ],
  de: [
    'geht eine Schleuse bei Hochwasser eigentlich auf?',
    'nenn mir drei Namen für meinen Schneckenstand, ohne Fragezeichen',
  ],
  es: [
    '¿una esclusa se abre cuando el río va crecido?',
    'dime tres nombres para mi puesto de caracoles, sin signos de pregunta',
  ],
  ar: ['هل يُفتح هويس القناة وقت الفيضان؟', 'اقترحي لي ثلاثة أسماء لبسطة الحلزون، بلا علامات استفهام'],
}

describe.each(languages)('in %s', (language) => {
  const { unanswered } = packOf(language).scenes
  const [question, request] = ASKED[language]
  const answerTo = (message: string): string => {
    const context = contextFor(language, message)
    expect(admitUnanswered(context)).toBe(true)
    return context.writer.sentences.join(' ')
  }

  it('says that it does not know, or cannot make it', () => {
    expect(unanswered.question).toContain(answerTo(question))
    expect(unanswered.request).toContain(answerTo(request))
  })
})

it('says so in a reply, where nothing else is known of what is asked for', () => {
  const { request } = packOf('en').scenes.unanswered
  expect(request).toContain(
    say('en', 'Currently? I can run to the postbox. Can you sketch me something that is kind to my knees?')
      .text,
  )
})

it('hears a question without a question mark, and one of two words', () => {
  const { question } = packOf('en').scenes.unanswered
  expect(question).toContain(say('en', 'How do you say thank you in Portuguese').text)
  expect(asks('Slept well?')).toBe(true)
})

it('leaves alone what asks for nothing', () => {
  expect(admitUnanswered(contextFor('en', 'The lock keeper waved at us'))).toBe(false)
  expect(admitUnanswered(contextFor('en', 'She said "are you the pharmacist?" and left'))).toBe(false)
})

it('takes no tag and no quotation for a question', () => {
  expect(asks('It rained all day, you know?')).toBe(true)
  expect(asks('It rained all day. You know? I was soaked.')).toBe(false)
  expect(asks('He goes “is that it then?” and hangs up')).toBe(false)
  expect(asks('هل هذا ممكن يا ترى؟')).toBe(true)
})
