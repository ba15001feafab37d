import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import type { Turn } from '../conversation.ts'
import { languages, packOf } from '../languages/registry.ts'
import { engine, sweetPoet, turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'

/** The replies to messages after a risk, all in the same manner. */
function replies(language: Language, messages: readonly string[], careManner: 'care' | 'eased' = 'care') {
  const history: Turn[] = []
  return messages.map((message) => {
    const { text } = engine.reply({
      persona: sweetPoet,
      userName: 'Luca',
      language,
      memories: [],
      history,
      message,
      careManner,
    })
    history.push(turn('user', message), turn('assistant', text))
    return text
  })
}

describe.each(languages)('after a risk, in %s', (language) => {
  const { aftercare, answers, news } = packOf(language).phrases
  const script = scripts[language]
  const everyday = [
    ...script.bare,
    ...Object.values(script.smallTalk).flat(),
    ...Object.values(script.news).flat(),
  ]

  it('asks how the person is now, whatever is said, and never twice alike in five turns', () => {
    const said = replies(language, everyday.slice(0, 5))
    for (const text of said)
      expect(aftercare.ask.some((line) => plain(text).includes(plain(line)))).toBe(true)
    expect(new Set(said).size).toBe(5)
  })

  it('makes no small talk and no jokes', () => {
    const cheerful = [answers.joke, answers.laugh, answers.game, ...Object.values(news)].flatMap(
      ({ say }) => say,
    )
    for (const text of everyday.flatMap((message) => replies(language, [message])))
      expect(cheerful.some((line) => plain(text).includes(plain(line)))).toBe(false)
  })

  it('hears that the person is fine', () => {
    const [text = ''] = replies(language, ['ok'], 'eased')
    expect(aftercare.eased.map(plain)).toContain(plain(text))
  })

  it('stays with a crisis that is spoken of again', () => {
    const [text = ''] = replies(language, [script.crisis[0] ?? ''])
    expect(answers.crisis.say.some((line) => plain(text).startsWith(plain(line)))).toBe(true)
  })
})

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
