import type { Message } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { sourceChanges } from './reply-source.ts'

const timestamp = '2026-03-02T10:00:00Z'
const question = (id: string): Message => ({ id, role: 'user', content: id, timestamp })
const reply = (id: string, engine: Message['engine'], model?: string): Message => ({
  id,
  role: 'assistant',
  content: id,
  timestamp,
  engine,
  model,
})
const changesOf = (...messages: Message[]) => [...sourceChanges(messages)]

it('names each change of engine or model, at the reply that it begins with', () => {
  expect(
    changesOf(
      reply('1', 'endpoint', 'small'),
      question('2'),
      reply('3', 'endpoint', 'small'),
      reply('4', 'endpoint', 'large'),
      reply('5', 'builtin', 'companion-engine'),
    ),
  ).toEqual([
    ['4', { engine: 'endpoint', model: 'large' }],
    ['5', { engine: 'builtin', model: 'companion-engine' }],
  ])
})

it('names none where it is not known, or at the first reply', () => {
  expect(changesOf(reply('1', 'endpoint', 'small'))).toEqual([])
  expect(changesOf(reply('1', 'endpoint'), reply('2', 'endpoint', 'small'))).toEqual([])
})
