import type { Interest } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { bluntRebel, contextFor, sweetPoet, turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { addOpener, addPersonaRemark, ownInterest } from './persona-remarks.ts'
import type { ReplyContext } from './reply-context.ts'

/** What is added to as many replies as chance needs to show all it can do; each after another history. */
function added(
  message: string,
  { persona, language = 'it' }: Pick<ReplyContext['request'], 'persona'> & { language?: 'it' | 'en' },
  add: (context: ReplyContext) => unknown,
): string[] {
  return Array.from({ length: 60 }, (_, i) => {
    const context = contextFor(language, message, { persona, history: [turn('assistant', `${i}`)] })
    add(context)
    return context.writer.sentences.join(' ')
  })
}

describe.each(languages)('in %s', (language) => {
  it('makes no jokes where they would hurt: only the relationship speaks', () => {
    const { approach } = packOf(language).phrases
    const context = contextFor(language, scripts[language].serious, { persona: bluntRebel })
    expect(addPersonaRemark(context, 'negative')).toBe(true)
    expect(approach.avventuroso.down).toContain(context.writer.sentences[0])
  })
})

it('rejoices in its own way, and now and then not at all', () => {
  const { approach, character } = packOf('en').phrases
  const remarks = added('i won the race', { persona: bluntRebel, language: 'en' }, (context) =>
    addPersonaRemark(context, 'positive'),
  )
  const own = ['', ...character.ribelle.positive, ...approach.avventuroso.up]
  expect(remarks.filter((remark) => !own.includes(remark))).toEqual([])
  for (const lines of [[''], character.ribelle.positive, approach.avventuroso.up])
    expect(remarks.some((remark) => lines.includes(remark))).toBe(true)
})

it('opens in its style, the sooner the more there is to say to', () => {
  const opened = (tone: 'neutral' | 'positive') =>
    added('ho visto il mare', { persona: sweetPoet }, (context) => addOpener(context, tone)).filter(Boolean)
  const { opener } = packOf('it').phrases.style.poetico
  expect(opened('positive').filter((line) => !opener.positive.includes(line))).toEqual([])
  expect(opened('neutral').filter((line) => !opener.neutral.includes(line))).toEqual([])
  expect(opened('positive').length).toBeGreaterThan(opened('neutral').length)
  expect(opened('neutral').length).toBeGreaterThan(0)
})

it.each<[string, Interest | undefined]>([
  ['ieri ho ascoltato musica a un concerto', 'musica'],
  ['ieri ho ascoltato musica', undefined],
  ['mi piace cucinare', undefined],
  ['il lavoro mi stanca', undefined],
])('knows whether "%s" is about an interest of its own', (message, interest) => {
  expect(ownInterest(contextFor('it', message, { persona: sweetPoet }))).toBe(interest)
})
