import { describe, expect, it } from '@jest/globals'
import { type Line, questionText } from '../languages/phrases.ts'
import { languages, packOf } from '../languages/registry.ts'
import { bluntRebel, contextFor, memory, sweetPoet, turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { advise, answer, answerAboutInterest, answerLove, congratulate, helpDecide } from './answer.ts'
import { render } from './render.ts'
import type { ReplyContext } from './reply-context.ts'

function sentences(context: ReplyContext, move: (context: ReplyContext) => void): string[] {
  move(context)
  return context.writer.sentences
}

describe.each(languages)('in %s', (language) => {
  const { phrases } = packOf(language)
  const script = scripts[language]
  const contextOf = (message: string) => contextFor(language, message, { persona: bluntRebel })
  const asSaid = (lines: readonly Line[]) =>
    lines.map((line) => render(line, { name: 'Luca', me: bluntRebel.name }, bluntRebel.gender))

  it('answers, then hands the conversation back', () => {
    const { say, followUp } = phrases.answers.thanks
    const [said, back] = sentences(contextOf(script.yes), (context) => answer(context, 'thanks'))
    expect(asSaid(say)).toContain(said)
    expect(asSaid(followUp.map(questionText))).toContain(back)
  })

  it('answers love honestly, in its approach', () => {
    const [said, back] = sentences(contextOf(script.yes), answerLove)
    expect(asSaid(phrases.love.avventuroso)).toContain(said)
    expect(asSaid(phrases.loveFollowUp.map(questionText))).toContain(back)
  })

  it('congratulates before it asks on', () => {
    const [news = ''] = script.news.exam
    const said = sentences(contextOf(news), (context) => congratulate(context, 'exam'))
    expect(asSaid(phrases.news.exam.say)).toContain(said[0])
    const { ask } = phrases.news.exam
    expect(asSaid([...ask, ...phrases.topics.happy.ask].map(questionText))).toContain(said.at(-1))
  })

  it('knows what to wear for the occasion that was spoken of', () => {
    const context = contextFor(language, script.decisions.wear, {
      history: [turn('user', script.interview[0] ?? '')],
    })
    const said = sentences(context, (given) => helpDecide(given, 'wear'))
    expect(phrases.topics.interview.wear).toContain(said[0])
    expect(phrases.decisions.wear.ask.map(questionText)).toContain(said.at(-1))
  })

  it('gives one step, introduced in its style, about what weighs', () => {
    const scene = { isHard: false, isOpening: false, hasSign: false, isOfOthers: false }
    const [lead, step, back] = sentences({ ...contextOf(script.serious), scene }, advise)
    expect(asSaid(phrases.adviceLead.diretto)).toContain(lead)
    const { sad, lonely, general } = phrases.topics
    expect(asSaid([sad, lonely, general].flatMap(({ advice = [] }) => advice))).toContain(step)
    expect(asSaid(phrases.adviceFollowUp.map(questionText))).toContain(back)
  })

  it('names an interest as its own where it is one', () => {
    const about = (persona: typeof sweetPoet) =>
      sentences(contextFor(language, script.yes, { persona }), (context) =>
        answerAboutInterest(context, 'musica'),
      )[0]
    expect(about(sweetPoet)).toContain(phrases.interests.musica.label)
    expect(phrases.topics.musica.acknowledge).toContain(about(bluntRebel))
  })
})

it('asks after a remembered exam instead of the weather when it is greeted', () => {
  const memories = [memory('date', 'date:exam', '2025-11-19')]
  const said = sentences(contextFor('it', 'ciao', { memories }), (context) => answer(context, 'greeting'))
  expect(said).toHaveLength(2)
  expect(said[1]).toContain('il tuo esame')
})
