import { describe, expect, it } from '@jest/globals'
import { type Question, questionText } from '../languages/phrases.ts'
import { languages, packOf } from '../languages/registry.ts'
import { contextFor, turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { isFragment, takeFragment, takeShortAnswer } from './short-answer.ts'

describe.each(languages)('in %s', (language) => {
  const { phrases } = packOf(language)
  const script = scripts[language]
  const { work } = phrases.topics
  const closed = work.ask.find((one) => typeof one !== 'string') as readonly [string, string, string]
  const open = work.ask.find((one) => typeof one === 'string') as string

  const contextAfter = (question: Question, message: string) =>
    contextFor(language, message, {
      history: [turn('user', script.work), turn('assistant', questionText(question))],
    })
  function reply(
    question: Question,
    message: string,
    short: Parameters<typeof takeShortAnswer>[1],
  ): string[] {
    const context = contextAfter(question, message)
    takeShortAnswer(context, short)
    return context.writer.sentences
  }

  it('goes on as its question promised, after a yes and after a no', () => {
    expect(reply(closed, script.yes, 'yes')[0]).toBe(closed[1])
    expect(reply(closed, script.no, 'no')[0]).toBe(closed[2])
  })

  it('says why it asked, or that it asked nothing', () => {
    expect(reply(open, script.why, 'why').join()).toContain(work.because)
    const [first] = reply(phrases.noted.other[0], script.why, 'why')
    expect(phrases.whyNothingAsked).toContain(first)
  })

  it('leaves it at that after advice that was taken', () => {
    expect(phrases.settled).toContain(reply(phrases.adviceFollowUp[0], script.bare[2] ?? '', 'ok')[0])
  })

  it('takes "don’t know", "fine" and "not so well" for what they are', () => {
    expect(phrases.unsure).toContain(reply(open, script.bare[1] ?? '', 'unsure')[0])
    expect(phrases.fine).toContain(reply(open, script.fine, 'fine')[0])
    expect(phrases.poorly).toContain(reply(open, script.no, 'poorly')[0])
  })

  it('makes something of what is decided', () => {
    const context = contextAfter(phrases.decisions.wear.ask[0], script.interview[2] ?? '')
    expect(isFragment(context)).toBe(true)
    takeFragment(context)
    expect(phrases.decisions.wear.after).toContain(context.writer.sentences[0])
  })

  it('takes bare words for an answer only where something was asked', () => {
    expect(isFragment(contextAfter(phrases.noted.other[0], script.interview[2] ?? ''))).toBe(false)
    expect(isFragment(contextAfter(open, script.serious))).toBe(false)
  })
})
