import { describe, expect, it } from '@jest/globals'
import { questionText } from '../languages/phrases.ts'
import { languages, packOf } from '../languages/registry.ts'
import { contextFor, turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { ask, askAny, askEasyQuestion, askNewSubject, attentiveTo, isSerious } from './questions.ts'
import type { ReplyContext } from './reply-context.ts'

function asked(context: ReplyContext, move: (context: ReplyContext) => void): string {
  move(context)
  expect(context.writer.sentences).toHaveLength(1)
  return context.writer.sentences[0] ?? ''
}

describe.each(languages)('in %s', (language) => {
  const { phrases } = packOf(language)
  const script = scripts[language]
  const contextOf = (message: string, ...history: string[]) =>
    contextFor(language, message, { history: history.map((content) => turn('user', content)) })

  it('asks one question about what was said', () => {
    const { attentive } = packOf(language).scenes
    const questions = [
      ...phrases.topics.work.ask,
      ...phrases.topics.tired.ask,
      ...attentive.plain.ask,
      ...attentive.hard.ask,
    ]
    expect(questions.map(questionText)).toContain(asked(contextOf(script.work), ask))
  })

  it('asks nothing that was answered; with nothing left to ask it says something else', () => {
    const { question, statement } = script.taste
    const said = asked(contextOf(statement), (context) =>
      askAny(context, [[question]], [phrases.presence[0]]),
    )
    expect(said).toBe(phrases.presence[0])
  })

  it('stays with what weighs, and is easy to answer after a bare word', () => {
    const context = contextOf(script.yes, script.serious)
    expect(isSerious(context)).toBe(true)
    const said = asked(context, askEasyQuestion)
    const serious = [...phrases.topics.sad.ask, ...phrases.topics.lonely.ask]
    expect([...serious.map(questionText), ...phrases.presence]).toContain(said)
  })

  it('takes over for a while where the user goes on in single words', () => {
    const [yes, no] = [script.yes, script.no]
    expect(phrases.offers.map(questionText)).toContain(asked(contextOf(yes, no, yes), askEasyQuestion))
    const early = contextOf(yes, no)
    askEasyQuestion(early)
    expect(phrases.offers.map(questionText)).not.toContain(early.writer.sentences[0])
  })

  it('turns to another subject, of its own or not', () => {
    const own = [...phrases.topics.musica.ask, ...phrases.topics.arte.ask]
    const said = asked(contextOf(script.yes), askNewSubject)
    expect([...phrases.newSubjects, ...own].map(questionText)).toContain(said)
  })
})

it('asks whoever tells of a mother in hospital after themselves, not after symptoms', () => {
  const { sad } = packOf('it').phrases.topics
  const { hard } = packOf('it').scenes.attentive
  const said = asked(contextFor('it', 'mia madre è malata, è in ospedale'), ask)
  expect([...sad.ask, ...hard.ask].map(questionText)).toContain(said)
})

it('does not comfort somebody who only tells of something else', () => {
  const { hard, plain, amused } = packOf('en').scenes.attentive
  const linesFor = (message: string, ...history: string[]) =>
    attentiveTo(contextFor('en', message, { history: history.map((content) => turn('user', content)) }))
  expect(linesFor('I cannot stop crying', 'My grandmother died yesterday')).toBe(hard)
  expect(
    linesFor('I have told the neighbours that the cat likes the blue chair', 'My grandmother died yesterday'),
  ).toBe(plain)
  expect(linesFor('haha he put the toilet on the roof of a Fiat')).toBe(amused)
})
