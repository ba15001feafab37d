import { describe, expect, it } from '@jest/globals'
import { contextFor, memory, turn } from '../testing/conversation.fixture.ts'
import { mentionMemory } from './memory-mentions.ts'

const exam = (day: string) => memory('date', 'date:exam', day)
/** What is said of these memories beside a message, and which are used. */
function mentionsBeside(message: string, options: Parameters<typeof contextFor>[2]) {
  const context = contextFor('it', message, options)
  mentionMemory(context)
  return { text: context.writer.sentences.join(' '), used: [...context.memoriesUsed] }
}

it.each([
  ['it', 'oggi ho visto mia sorella', memory('person', 'person:sister', 'Anna')],
  ['en', 'i am meeting my sister', memory('person', 'person:sister', 'Emma')],
  ['de', 'ich treffe meine Schwester', memory('person', 'person:sister', 'Lena')],
  ['es', 'hoy veo a mi hermana', memory('person', 'person:sister', 'Lucía')],
] as const)('in %s beside "%s" the one who is meant is named', (language, message, sister) => {
  const context = contextFor(language, message, { memories: [sister] })
  expect(mentionMemory(context)).toBe(true)
  expect(context.writer.sentences.join()).toContain(sister.value)
  expect([...context.memoriesUsed]).toEqual(['person:sister'])
})

it('leaves out what does not fit the moment', () => {
  const memories = [memory('pet', 'pet:dog', 'Birba'), memory('person', 'person:sister', 'Anna')]
  expect(mentionsBeside('oggi ho lavorato tanto', { memories }).used).toEqual([])
  expect(mentionsBeside('adoro gli animali', { memories }).used).toEqual(['pet:dog'])
})

it('needs to remind nobody of what they said just now, and says nothing twice', () => {
  const memories = [memory('pet', 'pet:dog', 'Birba')]
  expect(mentionsBeside('Birba è il più dolce degli animali', { memories }).used).toEqual([])
  const stated = [turn('user', 'ho un cane che si chiama Birba')]
  expect(mentionsBeside('adoro gli animali', { memories, history: stated }).used).toEqual([])
  const said = [turn('assistant', 'E Birba, come sta?')]
  expect(mentionsBeside('adoro gli animali', { memories, history: said }).used).toEqual([])
})

describe('a date', () => {
  it('is asked after when it is just over, not when it is long ago or has no day', () => {
    expect(mentionsBeside('eccomi', { memories: [exam('2025-11-19')] }).text).toContain('il tuo esame')
    for (const day of ['2025-10-01', ''])
      expect(mentionsBeside('eccomi', { memories: [exam(day)] }).used).toEqual([])
  })

  it('is over once it is over where the person is', () => {
    const memories = [exam('2025-11-21')]
    const text = (timeZone: string) => mentionsBeside('eccomi', { memories, timeZone }).text
    expect(text('Pacific/Kiritimati')).toContain('andata')
    expect(text('UTC')).not.toContain('andata')
  })

  it('ahead is now and then looked forward to, once it is near', () => {
    const messages = ['eccomi', 'ci sono', 'ehi tu', 'senti', 'allora', 'dunque', 'ecco', 'dimmi']
    const used = (day: string) =>
      messages.filter((message) => mentionsBeside(message, { memories: [exam(day)] }).used.length > 0).length
    expect(used('2025-11-25')).toBeGreaterThan(0)
    expect(used('2025-11-25')).toBeLessThan(messages.length)
    expect(used('2026-01-15')).toBe(0)
  })

  it('is not brought up beside a grief or a joy', () => {
    const memories = [exam('2025-11-19')]
    expect(mentionsBeside('ieri è morta mia nonna', { memories }).used).toEqual([])
    expect(mentionsBeside('che giornata meravigliosa', { memories }).used).toEqual([])
  })
})
