import type { Language } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { splitSentences } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { CompanionEngine } from './companion-engine.ts'
import { languages, packOf } from './languages/registry.ts'
import {
  bluntRebel,
  contextFor,
  engine,
  memory,
  NOW,
  say,
  sweetPoet,
  talk,
  turn,
} from './testing/conversation.fixture.ts'
import { scripts } from './testing/scripts.fixture.ts'
import { parseMessage } from './understand/parse-message.ts'

const parseOptions = (language: Language) => ({ pack: packOf(language), now: NOW })

describe.each(languages)('in %s', (language) => {
  const script = scripts[language]

  it('greets by name and says that it is a program', () => {
    const greeting = engine.greeting(sweetPoet, 'Luca Rossi', language)
    expect(greeting).toContain('Luca')
    expect(greeting).toContain('Nora')
    expect(greeting).toMatch(script.program)
  })

  it('never lets itself be taken for a person', () => {
    for (const question of script.areYouHuman) {
      const { text } = say(language, question)
      expect(text).toMatch(script.notAPerson)
      expect(text).toMatch(script.program)
    }
  })

  longTest('answers differently as another companion', () => {
    const [poet, rebel] = [
      talk(language, script.conversations.day),
      talk(language, script.conversations.day, bluntRebel),
    ]
    const shared = poet.filter((reply, index) => reply === rebel[index])
    expect(shared.length).toBeLessThan(script.conversations.day.length / 4)
    expect(engine.greeting(sweetPoet, 'Luca', language)).not.toBe(
      engine.greeting(bluntRebel, 'Luca', language),
    )
  })

  it.each(script.reflected)('turns what was said to whoever said it: %s', (message, turned) => {
    const { clause } = parseMessage(message, parseOptions(language))
    expect(clause?.toLowerCase()).toContain(turned.toLowerCase())
  })

  it('remembers the name, and says which memory it used', () => {
    const { text, used } = say(language, script.whatIsMyName, {
      memories: [memory('name', 'name', 'Zeno')],
    })
    expect(text).toContain('Zeno')
    expect(used).toEqual(['name'])
  })

  it('says so when it does not remember', () => {
    const { text, used } = say(language, script.whatIsMyJob)
    expect(packOf(language).phrases.recall.unknown).toContain(text)
    expect(used).toEqual([])
  })

  it('is honest about facts it cannot know and tasks it cannot do', () => {
    const { fact, task } = packOf(language).phrases.answers
    const [answered, done] = [say(language, script.fact), say(language, script.task)]
    expect(fact.say.some((line) => answered.text.startsWith(line))).toBe(true)
    expect(task.say.some((line) => done.text.startsWith(line))).toBe(true)
  })

  it('reads a short answer against its own last question', () => {
    const [ask, afterYes, afterNo] =
      packOf(language).phrases.topics.work.ask.find((one) => typeof one !== 'string') ?? []
    const history = [turn('user', script.work), turn('assistant', String(ask))]
    const { because } = packOf(language).phrases.topics.work
    expect(say(language, script.yes, { history }).text).toContain(afterYes)
    expect(say(language, script.no, { history }).text).toContain(afterNo)
    expect(say(language, script.why, { history }).text).toContain(because)
  })

  it('takes a cry for help seriously and points to a person', () => {
    const { crisis } = packOf(language).phrases.answers
    for (const message of script.crisis) {
      const { text } = say(language, message)
      expect(crisis.say.some((line) => text.startsWith(line))).toBe(true)
      expect(crisis.followUp.some((line) => text.endsWith(String(line)))).toBe(true)
    }
  })

  it('asks where it may be none, and names help', () => {
    const careful = new CompanionEngine({ findCrisis: () => 'possible', tellsMinority: () => false })
    const { possibleCrisis } = packOf(language).phrases.answers
    const { text } = careful.reply(contextFor(language, script.work).request)
    expect(possibleCrisis.say.some((line) => text.startsWith(line))).toBe(true)
    expect(
      possibleCrisis.followUp.some((line) => text.replace(/\u202f|\u00a0/gu, ' ').endsWith(String(line))),
    ).toBe(true)
  })

  longTest('says nothing twice over a long conversation', () => {
    const replies = talk(language, [...script.conversations.day, ...script.conversations.nextDay])
    expect(replies.length).toBeGreaterThanOrEqual(40)
    expect(new Set(replies).size).toBe(replies.length)
    const said = replies.flatMap(splitSentences).filter((sentence) => sentence.length > 20)
    const twice = said.filter((sentence, index) => said.indexOf(sentence) !== index)
    expect(twice).toEqual([])
  })

  it('stays short and in its language', () => {
    const replies = talk(language, script.conversations.day, bluntRebel)
    for (const reply of replies) {
      expect(splitSentences(reply).length).toBeLessThanOrEqual(6)
      expect(reply).not.toMatch(/[{}<>|]|undefined/)
      expect(/\p{Script=Arabic}/u.test(reply)).toBe(language === 'ar')
    }
  })
})

it('asks after a remembered exam when it is over', () => {
  const exam = memory('date', 'date:exam', '2025-11-19', 'Hai un esame il 19 novembre')
  const { text, used } = say('it', 'ciao', { memories: [exam] })
  expect(text).toContain('il tuo esame')
  expect(used).toEqual(['date:exam'])
})

it('does not take the mother’s sadness for the user’s', () => {
  const { text } = say('it', 'mia madre è molto triste in questo periodo')
  const { sad } = packOf('it').phrases.topics
  expect(sad.acknowledge.some((line) => text.includes(line))).toBe(false)
  expect(text).toContain('ua madre è molto triste')
})

it('keeps French punctuation on the line of its word', () => {
  expect(engine.greeting(sweetPoet, 'Luca', 'fr')).not.toMatch(/ [?!:;]/)
})

it('does not rejoice beside a loss, whatever good words stand in the message', () => {
  const { text } = say('it', 'è morto il mio bellissimo cane, era fantastico')
  const { happy, loss } = packOf('it').phrases.topics
  expect(happy.acknowledge.some((line) => text.includes(line))).toBe(false)
  expect([...loss.acknowledge, ...loss.ask.flat()].some((line) => text.includes(line))).toBe(true)
})

it('stays with a grief for some messages, without jokes or cheer', () => {
  const [first, second] = talk('it', ['ieri è morta mia nonna', 'si chiamava Rosa'], bluntRebel)
  const { scenes, named } = packOf('it').scenes
  expect(scenes.loss.open.some((line) => first?.includes(line))).toBe(true)
  const told = named.hard.map((line) => line.replace('{value}', 'Rosa'))
  expect(told.some((line) => second?.includes(line))).toBe(true)
})

it.each([
  ['it', 'Scusi, lei è una persona vera?'],
  ['de', 'Sind Sie ein Mensch?'],
  ['fr', 'Êtes-vous une vraie personne ?'],
  ['es', '¿Y usted es una persona o una computadora?'],
] as const)('says what it is to whoever is formal in %s', (language, message) => {
  const { text } = say(language, message)
  const { say: lines } = packOf(language).phrases.answers.askHuman
  expect([text, lines.some((line) => text.startsWith(line.replace(/[\u202f\u00a0]/gu, ' ')))]).toEqual([
    text,
    true,
  ])
})
