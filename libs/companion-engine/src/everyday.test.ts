import { describe, expect, it } from '@jest/globals'
import { type Line, questionText } from './languages/phrases.ts'
import { languages, packOf } from './languages/registry.ts'
import type { Decision, News } from './languages/topics.ts'
import { bluntRebel, say, talk, turn } from './testing/conversation.fixture.ts'
import { knownOr } from './testing/known.fixture.ts'
import { scripts } from './testing/scripts.fixture.ts'

const plain = (line: string): string => line.replace(/<[^>]*>.*/, '')
/** Whatever spaces stand before signs. */
const spaced = (text: string): string => text.replace(/\s/gu, ' ')
const opensWith = (text: string, lines: readonly Line[]): boolean =>
  lines.some((line) => spaced(text).startsWith(spaced(plain(line))))
const holds = (text: string, lines: readonly Line[]): boolean =>
  lines.some((line) => text.includes(plain(line)))

describe.each(languages)('in %s', (language) => {
  const { phrases } = packOf(language)
  const script = scripts[language]

  it.each(Object.entries(script.news))('congratulates first on %s', (id, messages) => {
    for (const message of messages) {
      const { text } = say(language, message)
      expect([message, text, opensWith(text, phrases.news[id as News].say)]).toEqual([message, text, true])
    }
  })

  it.each(script.noNews)('sees no news of the user’s own in: %s', (message) => {
    const { text } = say(language, message)
    for (const { say: lines } of Object.values(phrases.news)) expect(opensWith(text, lines)).toBe(false)
  })

  it.each(Object.entries(script.smallTalk))('answers what is asked of the companion: %s', (id, messages) => {
    const { say: lines } = phrases.answers[id as keyof typeof script.smallTalk]
    for (const message of messages) {
      const { text } = say(language, message)
      expect([message, text, opensWith(text, lines)]).toEqual([message, text, true])
    }
  })

  it.each(Object.entries(script.decisions))('helps to decide what to %s', (id, message) => {
    const { text } = say(language, message)
    const { say: lines } = phrases.decisions[id as Decision]
    const expected = knownOr(language, message, lines)
    expect([text, opensWith(text, expected)]).toEqual([text, true])
    if (expected === lines) expect(text).toMatch(/[?؟]$/)
  })

  it('says what to wear for the occasion, and makes something of the answer', () => {
    const [, wear = '', after = ''] = talk(language, script.interview, bluntRebel)
    expect(holds(wear, phrases.topics.interview.wear ?? [])).toBe(true)
    expect(holds(after, phrases.decisions.wear.after)).toBe(true)
  })

  it('does not ask what was just stated', () => {
    const { question } = script.taste
    expect(phrases.topics.cucina.ask.map(questionText)).toContain(question)
    const replies = talk(language, [script.taste.statement, ...script.bare], bluntRebel)
    for (const reply of replies) expect(reply).not.toContain(question)
  })

  it('turns to no other subject after a bare word in a serious talk', () => {
    const others = phrases.newSubjects.map(questionText)
    const replies = talk(language, [script.serious, ...script.bare.slice(0, 2)], bluntRebel)
    for (const reply of replies) expect(holds(reply, others)).toBe(false)
  })

  it('takes "fine, thanks" for the answer that it is', () => {
    const history = [turn('assistant', questionText(phrases.answers.greeting.followUp[0]))]
    const { text } = say(language, script.fine, { history })
    expect([text, opensWith(text, phrases.fine)]).toEqual([text, true])
  })
})
