import type { KeptMessage } from '@confida/contracts'
import { aCompanion } from '@confida/testing'
import { expect, it } from '@jest/globals'
import { toJson, toText } from './export-formats.ts'

const messages = [
  { id: '1', role: 'user' as const, content: 'Ciao', timestamp: '2026-03-01T10:00:00' },
  { id: '2', role: 'assistant' as const, content: 'Ciao!\nCome va?', timestamp: '2026-03-01T10:01:00' },
]

const labels = { user: 'Anna', assistant: 'Luna', incomplete: 'Interrotta', otherVersions: 'Altre' }

it('writes a readable text', () => {
  const text = toText('Conversazione con Luna', labels, messages)
  expect(text).toMatch(/^Conversazione con Luna\n\n/)
  expect(text).toMatch(/\[01\/03\/2026, \d{2}:00\] Anna: Ciao\n/)
  expect(text).toContain('Luna: Ciao!\nCome va?\n')
})

it('marks a reply that was cut', () => {
  const cut = messages.map((message) => ({ ...message, incomplete: message.role === 'assistant' }))
  expect(toText('', labels, cut)).toMatch(/Come va\? \[Interrotta\]\n$/)
  expect(toText('', labels, cut)).toContain('Anna: Ciao\n')
})

it('ends with the versions that were left, line by line', () => {
  const [question, answer] = messages
  const kept = [
    { ...question, id: '3', content: 'Salve', line_id: '3' },
    { ...answer, id: '4', line_id: '3' },
    { ...answer, id: '5', content: 'Eccomi', line_id: '5' },
  ] as KeptMessage[]
  expect(toText('', labels, messages, kept).split('\n\n').slice(2)).toEqual([
    'Altre',
    expect.stringMatching(/Anna: Salve\n.*Luna: Ciao!\nCome va\?$/),
    expect.stringMatching(/Luna: Eccomi\n$/),
  ])
  expect(JSON.parse(toJson(aCompanion(), messages, kept)).kept_messages).toEqual(kept)
})

it('writes JSON', () => {
  const data = JSON.parse(toJson(aCompanion(), messages))
  expect(data.messages).toEqual(messages)
  expect(data.partner).toMatchObject({ name: 'Luna', communication_style: 'empatico' })
  expect(data.partner).not.toHaveProperty('avatar_url')
})
