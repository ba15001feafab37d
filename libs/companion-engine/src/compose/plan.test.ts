import { describe, expect, it } from '@jest/globals'
import { questionText } from '../languages/phrases.ts'
import { languages, packOf } from '../languages/registry.ts'
import { contextFor, memory, turn } from '../testing/conversation.fixture.ts'
import { knownOr } from '../testing/known.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { planReply } from './plan.ts'

describe.each(languages)('in %s', (language) => {
  const { phrases } = packOf(language)
  const script = scripts[language]
  const name = memory('name', 'name', 'Zeno')

  function sentences(message: string, options: Parameters<typeof contextFor>[2] = {}): string[] {
    const context = contextFor(language, message, options)
    planReply(context)
    return context.writer.sentences
  }

  it('answers a cry for help before all else, whatever was asked before', () => {
    const [crisis = ''] = script.crisis
    const question = questionText(phrases.topics.work.ask[0])
    const history = [turn('user', script.work), turn('assistant', question)]
    const [say] = sentences(crisis, { history, memories: [name] })
    expect(phrases.answers.crisis.say).toContain(say)
  })

  it('answers what is asked of its memory, and of itself', () => {
    expect(sentences(script.whatIsMyName, { memories: [name] })[0]).toContain('Zeno')
    const [human = ''] = script.areYouHuman
    expect(sentences(human)[0]).toMatch(script.notAPerson)
  })

  it('takes good news for good news, and a decision for one', () => {
    const [news = ''] = script.news.job
    expect(phrases.news.job.say).toContain(sentences(news)[0])
    const { cook } = script.decisions
    expect(knownOr(language, cook, phrases.decisions.cook.say)).toContain(sentences(cook)[0])
  })

  it('reads a bare word against its last question, where there was one', () => {
    const question = phrases.topics.work.ask.find((one) => typeof one !== 'string')
    const history = [turn('user', script.work), turn('assistant', questionText(question ?? ''))]
    expect(sentences(script.no, { history })[0]).toBe(question?.[2])
    expect(phrases.no).toContain(sentences(script.no)[0])
  })
})

it('mourns before it converses', () => {
  const { loss } = packOf('it').scenes.scenes
  const context = contextFor('it', 'ieri è morta mia nonna')
  planReply(context)
  expect(loss.open).toContain(context.writer.sentences[0])
})

it('talks of something else in grief where the person does', () => {
  const history = [turn('user', 'ieri è morta mia nonna'), turn('assistant', 'Mi dispiace.')]
  const said = (message: string) => {
    const context = contextFor('it', message, { history })
    planReply(context)
    return context.writer.sentences.join(' ')
  }
  const { loss, sad } = packOf('it').phrases.topics
  const ofGrief = [...loss.acknowledge, ...sad.acknowledge]
  expect(ofGrief.some((line) => said('il treno per Bari parte dal binario nove').includes(line))).toBe(false)
})

it('congratulates nobody on a story that is not about anything good', () => {
  const { proposal, ...news } = packOf('en').phrases.news as Record<string, { say: readonly string[] }>
  const context = contextFor(
    'en',
    'He proposed on the pier at Southwold, in a wind so strong I had to ask him to say it again. He always claimed I did it on purpose.',
  )
  planReply(context)
  const congratulations = [...(proposal?.say ?? []), ...Object.values(news).flatMap(({ say }) => say)]
  expect(congratulations).not.toContain(context.writer.sentences[0])
})

it('says hello to whoever begins so, in few words or among others', () => {
  const { acts, salutations } = packOf('en').phrases
  const hellos = [...acts.greet.say, ...salutations.flatMap(({ say }) => say)]
  const first = (message: string) => {
    const context = contextFor('en', message)
    planReply(context)
    return context.writer.sentences[0]
  }
  expect(hellos).toContain(first('evening rosie'))
  expect(hellos).toContain(first('Evening Alice. Graham here, reporting from the shed.'))
})
