import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages } from '../languages/registry.ts'
import { contextFor, memory, turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { firstName } from './reply-context.ts'

const user = (...messages: string[]) => messages.map((message) => turn('user', message))

it('calls users what they asked to be called, else by their first name', () => {
  const name = memory('name', 'name', 'Zeno')
  expect(firstName({ memories: [name], userName: 'Ada Rossi' })).toBe('Zeno')
  expect(firstName({ memories: [], userName: '  Ada Rossi' })).toBe('Ada')
  expect(firstName({ memories: [], userName: ' ' })).toBeUndefined()
})

describe.each(languages)('in %s', (language) => {
  const { serious, work, yes } = scripts[language]

  it('reads a bare word in the tone and about the topic of what went before', () => {
    expect(contextFor(language, yes, { history: user(serious) }).parsed.tone).toBe('negative')
    expect(contextFor(language, yes, { history: user(work) }).topic).toBe('work')
    expect(contextFor(language, yes)).toMatchObject({ parsed: { tone: 'neutral' }, topic: 'general' })
  })

  it('draws the same lots for the same conversation, others for another', () => {
    const draw = (...history: string[]) =>
      contextFor(language, yes, { history: user(...history) }).writer.random.next()
    expect(draw(work)).toBe(draw(work))
    expect(draw(work)).not.toBe(draw(serious))
  })
})

describe('a grief', () => {
  const loss = 'ieri è morta mia nonna'

  it('lasts for some messages', () => {
    expect(contextFor('it', 'si chiamava Rosa', { history: user(loss) }).topic).toBe('loss')
    const since = user(loss, 'sì', 'no', 'ok', 'boh')
    expect(contextFor('it', 'si chiamava Rosa', { history: since }).topic).not.toBe('loss')
  })

  it('is not met with cheer for one good word', () => {
    const history = user('Mom only passed in February')
    const { parsed, topic } = contextFor('en', 'She was 91. A good long life.', { history })
    expect([parsed.tone, topic]).toEqual(['neutral', 'loss'])
  })

  it('gives way to good news, and to a pastime', () => {
    expect(contextFor('it', 'oggi sono felice', { history: user(loss) }).topic).not.toBe('loss')
    expect(contextFor('it', 'ascolto musica e canto', { history: user(loss) }).topic).toBe('musica')
  })
})

it('takes a few words after a question for its answer, whatever else they name', () => {
  const history = [turn('user', 'sto traslocando'), turn('assistant', 'Perché ti trasferisci?')]
  expect(contextFor('it', 'per lavoro e carriera', { history }).topic).toBe('moving')
  expect(contextFor('it', 'per lavoro e carriera').topic).toBe('work')
})

it('says nothing of a reply that was rejected', () => {
  const pools = [['Ti ascolto.']]
  expect(contextFor('it', 'ciao').writer.tryAdd(pools)).toBe(true)
  expect(contextFor('it', 'ciao', { rejected: 'Ti ascolto. E poi?' }).writer.tryAdd(pools)).toBe(false)
})

it.each<[Language, string]>([
  ['en', 'Aww'],
  ['de', 'stimmt, schlimmer als allein netflix wirds nicht'],
  ['es', 'bueno ya se me ha pasado'],
  ['it', 'ok questa è più facile'],
])('takes no mood from a word or from the message before in %s: %s', (language, message) => {
  const history = user(scripts[language].serious)
  expect(contextFor(language, message, { history }).parsed.tone).toBe('neutral')
})

it('takes what is due by a day for no goodbye', () => {
  const due = 'zwischenprüfung ist am 24. september, bis dahin muss das sitzen'
  expect(contextFor('de', due).act.act).not.toBe('leave')
  expect(contextFor('de', 'muss um 7 raus, bis morgen').act.act).toBe('leave')
})

it('takes the first good night for a hello, and thanks to God for none to the companion', () => {
  const first = contextFor('es', 'Buenas noches Valeria')
  expect([first.parsed.intent, first.parsed.courtesy]).toEqual([undefined, undefined])
  const history = [turn('user', 'hola'), turn('assistant', '…')]
  expect(contextFor('es', 'Buenas noches Valeria', { history }).parsed.intent).toBe('goodbye')
  const { act, parsed } = contextFor('es', 'Bien, gracias a Dios. Cansado no más', { history })
  expect([act.act === 'thank', parsed.intent, parsed.courtesy]).toEqual([false, undefined, undefined])
})
