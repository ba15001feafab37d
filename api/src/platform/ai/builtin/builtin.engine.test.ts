import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import type { Memory } from '../ai.port.ts'
import { bluntRebel, engine, say, sweetPoet, talk, turn } from './conversation.fixture.ts'
import { scripts } from './conversation.scripts.fixture.ts'
import { packOf } from './languages/packs.ts'
import { sentences } from './understand/tokens.ts'

const languages: Language[] = ['it', 'en', 'fr', 'de', 'es', 'ar']
const PROGRAM: Record<Language, RegExp> = {
  it: /programma/,
  en: /program/,
  fr: /programme/,
  de: /Programm/,
  es: /programa/,
  ar: /برنامج/,
}
const NOT_A_PERSON: Record<Language, RegExp> = {
  it: /(?:non|nessuna|niente) .*(?:persona|essere umano)|sono un programma/i,
  en: /(?:not|no|nobody) .*(?:person|human)|i’m a program/i,
  fr: /(?:pas|personne|logiciel)|je suis un programme/i,
  de: /kein(?:e)? Mensch|ich bin ein Programm|Software/i,
  es: /no soy|ninguna persona|soy un programa|software/i,
  ar: /لست إنساناً|لا يوجد إنسان|أنا برنامج/,
}

describe.each(languages)('in %s', (language) => {
  const script = scripts[language]
  const memory = (kind: Memory['kind'], key: string, value: string): Memory => ({
    id: key,
    kind,
    key,
    value,
    text: `${value}`,
    pinned: false,
  })

  it('greets by name and says that it is a program', () => {
    const greeting = engine.greeting(sweetPoet, 'Luca Rossi', language)
    expect(greeting).toContain('Luca')
    expect(greeting).toContain('Nora')
    expect(greeting).toMatch(PROGRAM[language])
  })

  it('never lets itself be taken for a person', async () => {
    for (const question of script.areYouHuman) {
      const { text } = await say(language, question)
      expect(text).toMatch(NOT_A_PERSON[language])
      expect(text).toMatch(PROGRAM[language])
    }
  })

  it('answers differently as another partner', async () => {
    const [poet, rebel] = [await talk(language, script.day), await talk(language, script.day, bluntRebel)]
    const shared = poet.filter((reply, index) => reply === rebel[index])
    expect(shared.length).toBeLessThan(script.day.length / 4)
    expect(engine.greeting(sweetPoet, 'Luca', language)).not.toBe(
      engine.greeting(bluntRebel, 'Luca', language),
    )
  })

  it.each(script.reflected)('hands back what was said: %s', async (message, turned) => {
    const replies = await Promise.all(
      [sweetPoet, bluntRebel].map((persona) => say(language, message, { persona })),
    )
    for (const { text } of replies) expect(text.toLowerCase()).toContain(turned.toLowerCase())
  })

  it('remembers the name, and says which memory it used', async () => {
    const { text, used } = await say(language, script.whatIsMyName, {
      memories: [memory('name', 'name', 'Zeno')],
    })
    expect(text).toContain('Zeno')
    expect(used).toEqual(['name'])
  })

  it('says so when it does not remember', async () => {
    const { text, used } = await say(language, script.whatIsMyJob)
    expect(packOf(language).phrases.recall.unknown).toContain(text)
    expect(used).toEqual([])
  })

  it('is honest about facts it cannot know and tasks it cannot do', async () => {
    const { fact, task } = packOf(language).phrases.answers
    const [answered, done] = [await say(language, script.fact), await say(language, script.task)]
    expect(fact.say.some((line) => answered.text.startsWith(line))).toBe(true)
    expect(task.say.some((line) => done.text.startsWith(line))).toBe(true)
  })

  it('reads a short answer against its own last question', async () => {
    const [ask, afterYes, afterNo] =
      packOf(language).phrases.themes.work.ask.find((one) => typeof one !== 'string') ?? []
    const history = [turn('user', script.work), turn('assistant', String(ask))]
    const { because } = packOf(language).phrases.themes.work
    expect((await say(language, script.yes, { history })).text).toContain(afterYes)
    expect((await say(language, script.no, { history })).text).toContain(afterNo)
    expect((await say(language, script.why, { history })).text).toContain(because)
  })

  it('takes a cry for help seriously and points to a person', async () => {
    const { crisis } = packOf(language).phrases.answers
    for (const message of script.crisis) {
      const { text } = await say(language, message)
      expect(crisis.say.some((line) => text.startsWith(line))).toBe(true)
      expect(crisis.handBack.some((line) => text.endsWith(String(line)))).toBe(true)
    }
  })

  it('says nothing twice over a long conversation', async () => {
    const replies = await talk(language, [...script.day, ...script.day2])
    expect(replies.length).toBeGreaterThanOrEqual(40)
    expect(new Set(replies).size).toBe(replies.length)
    const said = replies.flatMap(sentences).filter((sentence) => sentence.length > 20)
    const twice = said.filter((sentence, index) => said.indexOf(sentence) !== index)
    expect(twice).toEqual([])
  })

  it('stays short and in its language', async () => {
    const replies = await talk(language, script.day, bluntRebel)
    for (const reply of replies) {
      expect(sentences(reply).length).toBeLessThanOrEqual(6)
      expect(reply).not.toMatch(/[{}<>|]|undefined/)
      expect(/\p{Script=Arabic}/u.test(reply)).toBe(language === 'ar')
    }
  })
})

it('streams in words that join to the reply', async () => {
  const chunks: string[] = []
  const request = {
    persona: sweetPoet,
    userName: 'Luca',
    language: 'it' as const,
    memories: [],
    history: [],
    message: 'ciao',
  }
  for await (const chunk of engine.reply(request)) if (chunk.kind === 'text') chunks.push(chunk.text)
  expect(chunks.length).toBeGreaterThan(3)
  expect(chunks.join('')).toBe((await say('it', 'ciao', { userName: 'Luca' })).text)
})

it('stops when it is told to', async () => {
  const stop = new AbortController()
  const request = {
    persona: sweetPoet,
    userName: 'Luca',
    language: 'it' as const,
    memories: [],
    history: [],
    message: 'ciao',
    signal: stop.signal,
  }
  const read = async (): Promise<void> => {
    for await (const _ of engine.reply(request)) stop.abort()
  }
  await expect(read()).rejects.toThrow()
})

it('asks after a remembered exam when it is over', async () => {
  const exam: Memory = {
    id: 'm1',
    kind: 'date',
    key: 'date:exam',
    value: '2025-11-19',
    text: 'Hai un esame il 19 novembre',
    pinned: false,
  }
  const { text, used } = await say('it', 'ciao', { memories: [exam] })
  expect(text).toContain('il tuo esame')
  expect(used).toEqual(['m1'])
})

it('does not take the mother’s sadness for the user’s', async () => {
  const { text } = await say('it', 'mia madre è molto triste in questo periodo')
  const { sad } = packOf('it').phrases.themes
  expect(sad.receive.some((line) => text.includes(line))).toBe(false)
  expect(text).toContain('ua madre è molto triste')
})

it('keeps French punctuation on the line of its word', () => {
  expect(engine.greeting(sweetPoet, 'Luca', 'fr')).not.toMatch(/ [?!:;]/)
})

it('does not rejoice beside a loss, whatever good words stand in the message', async () => {
  const { text } = await say('it', 'è morto il mio bellissimo cane, era fantastico')
  const { happy, loss } = packOf('it').phrases.themes
  expect(happy.receive.some((line) => text.includes(line))).toBe(false)
  expect([...loss.receive, ...loss.ask.flat()].some((line) => text.includes(line))).toBe(true)
})

it('stays with a grief for some messages, without jokes or cheer', async () => {
  const [first, second] = await talk('it', ['ieri è morta mia nonna', 'si chiamava Rosa'], bluntRebel)
  const { loss } = packOf('it').phrases.themes
  expect(first).toContain(loss.receive[0])
  expect(loss.receive.some((line) => second?.includes(line))).toBe(true)
})
