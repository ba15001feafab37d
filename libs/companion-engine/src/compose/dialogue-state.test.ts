import { describe, expect, it } from '@jest/globals'
import { questionText } from '../languages/phrases.ts'
import { languages, packOf } from '../languages/registry.ts'
import { turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { trackDialogue } from './dialogue-state.ts'

describe.each(languages)('in %s', (language) => {
  const pack = packOf(language)
  const { phrases } = pack
  const script = scripts[language]
  const after = (...replies: string[]) =>
    trackDialogue([turn('user', script.work), ...replies.map((reply) => turn('assistant', reply))], pack)

  it('finds every question of a topic again, and with it the topic', () => {
    for (const question of phrases.topics.sleep.ask) {
      const asked = `… ${questionText(question)}`
      expect(after(asked)).toMatchObject({ question, topic: 'sleep', hasAsked: true })
    }
  })

  it('knows a question that comes with advice, and one that helps to decide', () => {
    expect(after(questionText(phrases.adviceFollowUp[0])).isAdvice).toBe(true)
    expect(after(questionText(phrases.decisions.wear.ask[0])).decision).toBe('wear')
    expect(after(phrases.decisions.wear.after[0])).toMatchObject({ isAdvice: true })
  })

  it('looks at the last reply alone', () => {
    const state = after(questionText(phrases.topics.sleep.ask[0]), phrases.noted.other[0])
    expect(state).toMatchObject({ topic: 'work', hasAsked: false })
    expect(state.question).toBeUndefined()
  })

  it('keeps the topic of the user for three messages', () => {
    const plain = Array.from({ length: 3 }, () => turn('user', script.yes))
    const history = [turn('user', script.work), ...plain]
    expect(trackDialogue(history.slice(0, 3), pack).topic).toBe('work')
    expect(trackDialogue(history, pack).topic).toBe('general')
    expect(trackDialogue([], pack)).toMatchObject({ topic: 'general', hasAsked: false })
  })
})

it('takes a question that it does not know for one all the same', () => {
  const history = [turn('assistant', 'Und die Sterne?')]
  expect(trackDialogue(history, packOf('de'))).toMatchObject({ hasAsked: true, topic: 'general' })
})
