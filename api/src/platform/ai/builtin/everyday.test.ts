import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { bluntRebel, say, talk, turn } from './conversation.fixture.ts'
import { everyday } from './everyday.script.fixture.ts'
import { packOf } from './languages/packs.ts'
import type { Line, Question } from './languages/phrases.ts'
import type { News, Practical } from './languages/themes.ts'

const languages: Language[] = ['it', 'en', 'fr', 'de', 'es', 'ar']

const plain = (line: string): string => line.replace(/<[^>]*>.*/, '')
const askOf = (question: Question): Line => (typeof question === 'string' ? question : question[0])
const opensWith = (text: string, lines: readonly Line[]): boolean =>
  lines.some((line) => text.startsWith(plain(line)))
const holds = (text: string, lines: readonly Line[]): boolean =>
  lines.some((line) => text.includes(plain(line)))

describe.each(languages)('in %s', (language) => {
  const { phrases } = packOf(language)
  const script = everyday[language]

  it.each(Object.entries(script.news))('congratulates first on %s', async (id, messages) => {
    for (const message of messages) {
      const { text } = await say(language, message)
      expect([message, text, opensWith(text, phrases.news[id as News].say)]).toEqual([message, text, true])
    }
  })

  it.each(script.noNews)('sees no news of the user’s own in: %s', async (message) => {
    const { text } = await say(language, message)
    for (const { say: lines } of Object.values(phrases.news)) expect(opensWith(text, lines)).toBe(false)
  })

  it.each(Object.entries(script.partner))(
    'answers what is asked of the partner: %s',
    async (id, messages) => {
      const { say: lines } = phrases.answers[id as keyof typeof script.partner]
      for (const message of messages) {
        const { text } = await say(language, message)
        expect([message, text, opensWith(text, lines)]).toEqual([message, text, true])
      }
    },
  )

  it.each(Object.entries(script.practical))('helps to decide what to %s', async (id, message) => {
    const { text } = await say(language, message)
    expect([text, opensWith(text, phrases.practical[id as Practical].say)]).toEqual([text, true])
    expect(text).toMatch(/[?؟]$/)
  })

  it('says what to wear for the occasion, and makes something of the answer', async () => {
    const [, wear = '', after = ''] = await talk(language, script.interview, bluntRebel)
    expect(holds(wear, phrases.themes.interview.wear ?? [])).toBe(true)
    expect(holds(after, phrases.practical.wear.after)).toBe(true)
  })

  it('does not ask what was just told', async () => {
    const { question } = script.taste
    expect(phrases.themes.cucina.ask.map(askOf)).toContain(question)
    const replies = await talk(language, [script.taste.told, ...script.bare], bluntRebel)
    for (const reply of replies) expect(reply).not.toContain(question)
  })

  it('turns to no other subject after a bare word in a serious talk', async () => {
    const others = phrases.newSubjects.map(askOf)
    const replies = await talk(language, [script.serious, ...script.bare.slice(0, 2)], bluntRebel)
    for (const reply of replies) expect(holds(reply, others)).toBe(false)
  })

  it('takes "fine, thanks" for the answer that it is', async () => {
    const history = [turn('assistant', askOf(phrases.answers.greeting.handBack[0]))]
    const { text } = await say(language, script.fine, { history })
    expect([text, opensWith(text, phrases.fine)]).toEqual([text, true])
  })
})
