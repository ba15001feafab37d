import { expect, it } from '@jest/globals'
import { packOf } from '../languages/registry.ts'
import { extractFacts } from './extract.ts'

/** Half past midnight on Saturday in Rome, Friday evening in New York. */
const NIGHT = '2025-11-21T23:30:00Z'

it.each([
  ['Europe/Rome', 'I have an exam tomorrow', '2025-11-23'],
  ['America/New_York', 'I have an exam tomorrow', '2025-11-22'],
  [undefined, 'I have an exam tomorrow', '2025-11-22'],
  ['Europe/Rome', 'I have an exam today', '2025-11-22'],
  ['Europe/Rome', 'I have an exam in 3 days', '2025-11-25'],
  ['Europe/Rome', 'I have an exam on Saturday', '2025-11-29'],
  ['America/New_York', 'I have an exam on Saturday', '2025-11-22'],
  ['Europe/Rome', 'I have an exam on 21 November', '2026-11-21'],
  ['America/New_York', 'I have an exam on 21 November', '2025-11-21'],
])('counts from the day in %s: %s', (timeZone, message, value) => {
  const facts = extractFacts({ message, now: NIGHT, timeZone }, packOf('en'))
  expect(facts).toContainEqual(expect.objectContaining({ key: 'date:exam', value }))
})
